### Quadropolis in Dutch (Nederlands): refusals of the command line.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-standard-input = de standaardinvoer
error-file-not-found = Er is geen bestand { $path }.
error-file-unreadable = { $path } kan niet worden gelezen: { $reason }.
error-file-unwritable = In { $path } kan niet worden geschreven: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } is geen tekstbestand in UTF-8.
error-file-folder-not-empty = { $path } bestaat al en is geen lege map: kies een andere plek, of maak hem eerst leeg.
error-file-exists = { $path } bestaat al: kies een andere naam, of zet dat spel voort met --resume.
error-file-no-games = In { $path } staat geen partij.
error-file-many-games = In { $path } staat meer dan één partij: kies er een met --game.
error-file-no-such-game = Er is geen partij { $game }; { $path } bevat er { $games }.
error-usage-usage-error = Zo wordt de opdracht niet gebruikt. Zie: { $command } --help
error-usage-no-such-option = Er is geen optie { $parameter }. Zie: { $command } --help
error-usage-missing-parameter = { $parameter } ontbreekt. Zie: { $command } --help
error-usage-bad-parameter = Deze waarde is niet toegestaan voor { $parameter }. Zie: { $command } --help
error-usage-bad-option-usage = { $parameter } wordt zo niet gebruikt. Zie: { $command } --help
error-usage-not-json = { $option } is geen JSON: { $reason }.
error-usage-resumed-otherwise = Het hervatte spel heeft { $option } { $found }, niet { $asked }: laat de optie weg.
error-usage-from-and-resume = --from en --resume zeggen allebei waar het spel verdergaat: kies er een.
error-usage-wrong-first = { $found } kan niet beginnen: zeg random, of een speler van 1 tot en met { $players }.
error-usage-first-of-resumed = Wie begon, staat al vast: --first is voor een nieuw spel.
error-play-wrong-layout = { $found } is geen vak van je stad: typ vakken als b2, of d1=3 voor een winkel met drie klanten.
error-usage-too-many-seats = Er zijn { $seats } plaatsen opgegeven voor { $players } spelers.
error-usage-seat-name = { $found } is geen plaats: verwacht wordt een naam van 1 tot en met { $most } afdrukbare tekens.
error-usage-stdout-twice = --out - en --json schrijven allebei naar de standaarduitvoer: kies er een.
error-rules-unknown-topic = Er is geen onderwerp { $found }. De onderwerpen zijn { $topics }.
error-play-no-save-name = Zeg waar het moet worden opgeslagen, zoals: save game.json
error-play-filter = { $found } beperkt de zetten niet: typ ? 3, ? W4 of ? 3W4.
error-play-nothing-to-undo = Er is geen eerdere beslissing van een mens om naar terug te gaan.
error-play-no-moves = Het spel stopt hier: { $lines } regels achter elkaar waren geen zet.
error-play-nothing-typed = Typ een zet zoals 3W4:c3, ? voor de geldige zetten, help, of quit.
error-think-nobody-moves = Niemand is in deze stelling aan zet: er moet een ronde worden klaargelegd, of het spel is afgelopen.
error-simulate-not-a-bot = { $seat } is geen bot; simulate speelt zonder mensen (zie quadropolis bots).
error-arena-too-few-bots = { $players } spelers hebben { $players } bots nodig; opgegeven: { $bots }. Een naam mag vaker voorkomen, zoals: arena { $example }
error-arena-wrong-setting = { $expected ->
    [above] { $option } moet groter dan { $least } zijn, niet { $found }.
    [at_least] { $option } moet minstens { $least } zijn, niet { $found }.
   *[from_to] { $option } moet een getal van { $least } tot en met { $most } zijn, niet { $found }.
}
error-arena-nothing-to-resume = --resume gaat verder met een bestand met partijen: zeg met --out welk.
error-arena-games-exist = In { $path } staan al partijen: ga ermee verder met --resume, of kies een andere --out.
error-arena-other-plan = { $path } is gespeeld met { $option } { $found }, niet { $asked }: kies een andere --out.
error-arena-not-arena-game = Regel { $line } van { $path } is geen partij van deze arena: { $reason ->
    [repeated] partij { $detail } staat er twee keer in.
    [players] de spelers zijn niet die van dit nummer.
   *[wrong] { $detail }
}
error-arena-file-in-use = Een andere arena is in { $path } aan het schrijven.
error-arena-file-failed = { $path } kan niet worden gebruikt: { $reason }.
error-arena-worker-ended = { $signal ->
    [none] Een proces stopte (code { $status ->
            [none] –
           *[other] { $status }
        }) tijdens partij { $game }: { $last_words }
   *[other] Een proces werd gestopt (signaal { $signal }) tijdens partij { $game }: { $last_words }
}
error-bot-unknown = Er is geen bot { $spec }. De bots zijn { $names }; je eigen bot is een bestand (bot.py of bot.py:ClassName) of een programma (program:OPDRACHT).
error-bot-wrong-name = { $spec } kan geen naam van een bot zijn: verwacht worden 1 tot en met { $most } afdrukbare tekens.
error-bot-wrong-factor = { $spec } zegt niet welk deel van zijn tijd de bot krijgt: verwacht wordt achter de @ een getal boven 0 en hoogstens { $most }, zoals top@0.1.
error-bot-no-file = Er is geen bestand { $path } om een bot uit te laden.
error-bot-no-class = { $path } zegt niet welke bot moet worden gebruikt: { $reason ->
    [not_a_bot] het maakt { $detail }, en dat is geen Bot.
    [no_such] het heeft geen Bot { $detail }, wel { $names }.
    [several] kies uit { $names }.
   *[no_bot] het heeft geen Bot.
}
error-bot-wrong-command = { $command } is geen opdracht die kan worden uitgevoerd: { $reason ->
    [empty] er staat geen programma in.
    [not_found] er is geen programma { $detail }.
   *[syntax] { $detail }.
}
error-bot-failed = De bot faalde: { $reason }
error-bot-not-started = De bot startte niet: { $reason ->
    [gave_up] het mislukte { $detail } keer achter elkaar.
    [silent] geen begroeting binnen { $detail } s.
    [protocol] hij spreekt { $detail }, een ander protocol.
   *[said] { $detail }
}
error-bot-exited = { $signal ->
    [none] Het proces van de bot stopte (code { $status }) in plaats van te antwoorden. { $last_words }
   *[other] Het proces van de bot werd gestopt (signaal { $signal }) in plaats van te antwoorden. { $last_words }
}
error-bot-stalled = De bot antwoordde niet binnen { $seconds } s.
error-bot-bad-answer = Het antwoord van de bot is niet te lezen: { $reason ->
    [too_long] het is langer dan { $detail } bytes.
    [not_json] { $detail } is geen JSON.
    [not_object] { $detail } is geen JSON-object.
    [id] de id is { $detail }, niet die van de vraag.
    [candidates] de candidates zijn niet zoals beschreven ({ $detail }).
   *[move] { $detail }
}
error-bot-illegal-move = De bot antwoordde { $move }, en dat kan niet. { $reason ->
    [none] Verwacht werd een Thought met een zet.
   *[other] { $reason }
}
error-serve-port-busy = Luisteren op { $host }:{ $port } lukt niet: { $reason }. Kies een andere poort met --port.
error-serve-folder-unwritable = In { $path } kan niet worden geschreven: { $reason }. Kies een andere plaats met --database.
error-serve-newer-database = De database is geschreven door een nieuwere versie van quadropolis ({ $found }): installeer die versie, of kies een andere plaats met --database.
error-serve-wrong-database = De database kan niet worden gebruikt: { $reason }.
error-serve-short-secret = Het geheim is te kort: geef minstens { $least } tekens.
error-serve-wrong-limit = { $found } is geen limiet. Een limiet wordt geschreven als NAAM=GETAL, en 0 betekent geen limiet; de namen zijn { $names }.
error-serve-wrong-public-url = { $found } is geen openbaar adres: schrijf het als https://play.example, zonder pad.
error-serve-no-page = Deze installatie bevat geen gebouwde pagina. Met de broncode bouwt make hem; een wheel bevat hem al.
error-serve-wrong-push = { $found } is geen contactadres voor meldingendiensten: schrijf het als mailto:jij@play.example of https://play.example/contact.
error-serve-wrong-push-service = { $found } is geen meldingendienst: schrijf een host zoals push.example, of een adres met een poort zoals 192.0.2.7:8443.
error-serve-no-cryptography = Meldingen hebben een pakket nodig dat niet geïnstalleerd is. Installeer het met: pip install "quadropolis[push]"
error-serve-no-postgres = Op een SQLite-bestand kunnen geen { $processes } processen werken. Geef een PostgreSQL-database op met --database postgresql+psycopg://GEBRUIKER@HOST/NAAM, of laat --processes weg.
error-serve-process-failed = Een serverproces is niet gestart (status { $status }); de regels hierboven zeggen waarom.
error-admin-nobody = Er is niemand met de id { $person }.
error-admin-wrong-ban = { $found } is geen id van een persoon en ook geen adres of netwerk zoals 192.0.2.0/24.
error-admin-no-ban = { $found } is niet verbannen.
error-admin-what = Zeg wat er moet gebeuren en met wie, bijvoorbeeld: admin { $action } { $example }
error-backup-not-sqlite = Zo kan alleen een SQLite-database worden gekopieerd; gebruik de hulpmiddelen van { $kind }, zoals pg_dump.
error-backup-no-database = Er is geen database { $path }.
error-backup-onto-itself = { $path } hoort bij een database die in gebruik is: een back-up daar zou die vernielen. Kies een ander bestand.
error-backup-failed = De back-up kon niet worden gemaakt: { $reason }.
error-verify-no-commitment = Het verslag bevat geen vastlegging van de tegels, dus er is niets om ze mee te vergelijken.
error-verify-not-opened = De tegels zijn nog niet onthuld: dat gebeurt als het spel afgelopen is.
error-verify-wrong-commitment = De onthulde tegels passen niet bij de gepubliceerde vastlegging.
error-verify-other-deals = Waarmee is gespeeld, is niet wat vooraf was vastgelegd: { $what ->
    [first_player] een andere plaats begon (vanaf 0 geteld: { $number }).
    [sites] er zijn geen tegels onthuld.
    [shares] de bijdragen van de spelers wijken af van wat is gepubliceerd.
   *[site] ronde { $number } is anders.
}
error-kernel-wrong-value = { $what } moet { $expected } zijn, niet { $found }.
error-kernel-wrong-bytes = Deze bytes ({ $size }) zijn geen stelling: { $reason ->
    [version] ze zijn iets anders, of door een andere versie geschreven.
    [length] het zijn er te weinig of te veel.
   *[content] geen enkele partij kan daartoe leiden.
}
error-env-missing-package = Hiervoor is het pakket { $package } nodig: pip install "quadropolis[{ $extra }]"
error-env-wrong-array = { $what } moet een array { $expected } zijn met rijen zonder gaten, niet { $found }.
error-env-wrong-count = { $expected ->
    [1] Voor { $what } is één waarde nodig, niet { $found }.
   *[other] Voor { $what } zijn { $expected } waarden nodig, niet { $found }.
}
error-env-wrong-choice = { $what } moet een van { $choices } zijn, niet { $found }.
error-env-not-an-action = Een actie is een geheel getal van 0 tot en met { $most }, niet { $found }.
error-env-illegal-action = Actie { $action } ({ $move }) mag niet in partij { $game }: { $reason }
error-env-not-begun = Roep eerst reset aan; daarna is de omgeving te gebruiken.
error-env-not-rendered = Tekenen kan alleen als er bij het maken een render_mode is gekozen: { $choices }.
error-executor-unknown = Op { $found } kan niet worden gespeeld: kies local, ray of ray:ADRES.
error-executor-failed = Ray op { $address } kan niet worden gebruikt: { $detail }
error-executor-missing-package = Hiervoor is het pakket { $package } nodig: pip install "quadropolis[{ $extra }]"
error-env-dataset-failed = { $path } kan niet worden gebruikt: { $reason }.
error-env-dataset-in-use = Een andere simulatie is in { $path } aan het schrijven.
error-env-dataset-unfinished = In { $path } staan partijen van een onderbroken simulatie ({ $games }): ga verder met --resume, of verwijder het.
error-env-other-dataset = { $path } is begonnen met { $option } { $found }, niet { $asked }: kies een andere --out, of verwijder het.
error-simulate-nothing-to-resume = --resume gaat verder met rijen om van te leren: gebruik het met --out en een naam die eindigt op een van deze: { $endings }.
# The best city. $kinds are names as they are typed; $reason says why a city cannot be part of any.
error-solver-unknown-kind = { $found } is in deze variant geen soort gebouw. Er zijn: { $kinds }.
error-solver-too-many-monuments = Zoveel monumenten ({ $found }) zijn er niet in dit spel: met { $players } spelers heeft { $mode ->
    [expert] de Expert-variant
   *[classic] het klassieke spel
} er { $most }.
error-solver-no-monuments = Gevraagde monumenten: { $found }, maar monumenten horen niet bij de gekozen soorten.
error-solver-wrong-time = De tijd moet groter dan 0 en hoogstens { $most } seconden zijn, niet { $found }.
error-solver-cannot-be-completed = { $reason ->
    [tiles] Niemand kan deze stad bouwen: er liggen { $found } tegels in, en een speler pakt er hoogstens { $most }.
    [face] Niemand kan deze stad bouwen: er ligt { $found } keer { $tile } in, en in dit spel ligt die maar { $most } keer open.
    [monuments] Monumenten die al in de stad staan: { $found }, meer dan gevraagd ({ $most }).
   *[plan] Niemand kan deze stad bouwen: de tegels zijn met deze rondes en architecten niet allemaal te pakken en te plaatsen.
}
error-solver-no-ortools = Voor een bewijs is OR-Tools nodig. Installeer het: pip install "quadropolis[solver]"
error-solver-wrong-bound-file = { $reason ->
    [question] { $path } bevat een bewijs van iets anders: kies een andere --bound-file.
   *[other] { $path } bevat geen bewijs waarmee deze versie verder kan.
}
error-insight-unknown-depth = Er is geen diepte { $found }. Er zijn: { $depths }.
error-insight-nothing-played = In deze partij is nog niets gespeeld: er valt niets te analyseren.
error-review-not-a-game = Dit is een stelling. Voor een analyse is een hele partij nodig: een verslag met zetten.
