### Quadropolis in Dutch (Nederlands): the command line.

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } en { $last }
cli-list-or = { $rest } of { $last }
cli-none = geen
cli-error = Fout:
cli-note = Let op: { $text }
cli-player-name = Speler
cli-interrupted = Onderbroken.

# Points, and what a move changes: $change is the number with its sign, “+3”.
cli-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
cli-change = { $count ->
    [one] { $change } punt
   *[other] { $change } punten
}
cli-the-mayor = de burgemeester
# A tile: its short name, its kind and what it gives, as a list.
cli-tile = { $face }, { LOWER($kind) }
cli-tile-gives = { $face }, { LOWER($kind) } ({ $gives })
cli-building = { LOWER($kind) }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
}
cli-building-floors = { $floors ->
    [one] { LOWER($kind) } van één etage
   *[other] { LOWER($kind) } van { $floors } etages
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = Het spel is afgelopen
cli-heading-deal = Ronde { $round } van { $rounds }, nog zonder tegels: { $player } gaat beginnen
cli-heading-turn = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }: { $player } is aan zet

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } speelt { $move } en pakt niets.
cli-move-discard = { $player } speelt { $move } en legt de tegel af: { $tile }.
cli-move-build = { $player } speelt { $move }: { $tile }, voor { $change }.

# A game in the terminal.
cli-play-begins = { $mode ->
    [expert] { $playgrounds ->
        [yes] Expert-variant met speeltuinen, { $players }. Seed { $seed }. Typ help voor hulp.
       *[no] Expert-variant, { $players }. Seed { $seed }. Typ help voor hulp.
    }
   *[classic] { $playgrounds ->
        [yes] Klassiek spel met speeltuinen, { $players }. Seed { $seed }. Typ help voor hulp.
       *[no] Klassiek spel, { $players }. Seed { $seed }. Typ help voor hulp.
    }
}
cli-play-dealt = De tegels van ronde { $round } liggen klaar. { $player } begint.
cli-play-over = Het spel is afgelopen.
cli-lay-begin = { $name }, verdeel je inwoners en energie. De beste verdeling levert { points-count } op:
cli-lay-how = Typ de vakken die krijgen wat ze nodig hebben, zoals b2 c3; d1=3 is een winkel met drie klanten. Enter behoudt je keuze, best neemt de beste verdeling.
cli-lay-comes-to = Dat wordt { points-count }; het beste zou { $best } zijn.
cli-play-input-ended = De invoer hield eerder op dan het spel.
cli-play-leave = Je verlaat het spel.
cli-play-no-move-with = Er is geen geldige zet met { $narrow }.
cli-play-taken-back = Teruggenomen.
cli-play-saved = Opgeslagen in { $path }.
cli-play-saved-in = Het is opgeslagen in { $path }.
cli-play-not-saved = Het is niet opgeslagen.
cli-play-go-on = Ga verder met: { $command }
cli-play-position-only = Dit spel begon vanuit een stelling en heeft dus geen verslag: alleen de bereikte stelling wordt bewaard.
cli-moves-none = Er is geen zet te doen.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”.
# Headings of narrow columns: short words.
cli-think-move = { $bot } speelt { $move }.
cli-think-alone = { $bot } noemt geen kandidaten.
cli-think-head-move = zet
cli-think-head-chance = winstkans
cli-think-head-visits = bezoeken
cli-think-candidate = { $place }. { $move }: winstkans { $chance }, punten { $points }, { $visits } keer bezocht.

# What “help” says: what one may type, and what it does.
cli-do-build = architect 3 gaat naar plek W4 en zijn tegel naar vak c3 van je stad
cli-do-discard = de tegel wordt afgelegd
cli-do-nothing = als de architect geen tegel bereikt
cli-do-moves = de geldige zetten, en wat ze zouden veranderen
cli-do-moves-some = hetzelfde voor één architect, één plek, of beide: elk vak
cli-do-board = toon het bord opnieuw
cli-do-position = toon de stelling als één regel tekst, voor think, moves of play --from
cli-do-score = ieders punten per categorie op dit moment
cli-do-undo = terug naar de vorige beslissing van een mens
cli-do-save = sla het spel op; ga later verder met --resume BESTAND
cli-do-help = deze tekst
cli-do-quit = verlaat het spel
cli-do-line = ‘{ $typed }’: { $meaning }.
cli-rules-site = De plekken liggen rond de bouwwerf: N1 tot en met N5 boven en S1 tot en met S5 onder de kolommen a tot en met e, W1 tot en met W5 en E1 tot en met E5 naast de rijen 1 tot en met 5. Architect k pakt de tegel op het k-de vak vanaf zijn plek; lege vakken tellen mee. Een plek die bezet is, of aan de rij of kolom van de bouwmeester ligt, is niet vrij.
cli-rules-city = Klassiek: architect k bouwt in rij k of kolom k van de stad. Expert: op vakken met nummer k of in district k; een leeg vak toont district/nummer. Een flatgebouw (in Expert ook een kantoorgebouw) mag daar ook boven op een van dezelfde soort, of overal als etage k.
cli-rules-points = De punten zijn die van de beste verdeling van inwoners en energie op dit moment. Welke tegels in Expert met minder dan vier spelers gedekt liggen, is deels gereconstrueerd en niet uit een lijst overgenomen.
cli-rules-more = Alle spelregels, per onderwerp: quadropolis rules
cli-rules-board = Op het bord is { cli-board-urbanist } de bouwmeester, ×× een plek die hij blokkeert, 3● een architect op zijn plek, # een tegel die de hele ronde gedekt ligt, en T×2 een flatgebouw van twee etages.

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Bou
cli-board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } ptn
}
cli-board-has = inw. { $inhabitants } energie { $energy }
cli-board-hand = arch. { $architects }
cli-board-mayor = Burgem.
cli-board-pool = architecten voor iedereen

# The drawn legal moves: headings of columns, and short words for what happens to a tile.
cli-ways-spot = Plek
cli-ways-architect = Architect { $architect }
cli-ways-move = Zet
cli-ways-tile = Tegel
cli-ways-squares = Punten: vakken
cli-ways-discard = afleggen -
cli-ways-nothing = pakt niets
# $moves is like “1N4:a1 +2, 1N4:b1 0”.
cli-ways-best = { $count ->
    [one] Meteen de meeste punten, van { $count } geldige zet: { $moves }. ? 3 of ? W4 of ? 3W4 toont elk vak.
   *[other] Meteen de meeste punten, van { $count } geldige zetten: { $moves }. ? 3 of ? W4 of ? 3W4 toont elk vak.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Punten
cli-sheet-total = Totaal
cli-why-head = Waar de punten vandaan komen
cli-sheet-inhabitants = Inwoners op gebouwen
cli-sheet-empty = Lege vakken
cli-sheet-off = uit
cli-sheet-legend = p inwoners, e energie; { cli-sheet-off }: niet geactiveerd, weggehaald vóór het tellen
cli-sheet-all-placed = Elke inwoner en elke energie-eenheid heeft een plaats.
# $left is like “1 inhabitant and 3 energy”.
cli-sheet-left-over = Zonder plaats, per stuk een punt minder: { $left }.
cli-win-points = { $points ->
    [one] { $winner } wint met { $points } punt.
   *[other] { $winner } wint met { $points } punten.
}
cli-win-level = { $points ->
    [one] { $players } hebben elk { $points } punt.
   *[other] { $players } hebben elk { $points } punten.
}
# $numbers is like “Ann 3, Bob 4”.
cli-win-inhabitants = Bij gelijke stand beslist eerst wie de meeste inwoners op gebouwen heeft: { $numbers }.
cli-win-empty = Daarna beslist wie de minste lege vakken heeft: { $numbers }.
cli-win-one = { $winner } wint.
cli-win-shared = { $winners } delen de overwinning.

# The same in sentences, for screen readers.
cli-plain-line = { $text }.
cli-plain-player = { $player }:
cli-plain-legal-moves = { $count ->
    [one] { $count } geldige zet.
   *[other] { $count } geldige zetten.
}
cli-plain-other-ways = { $count ->
    [one] En { $count } andere manier om een architect neer te leggen, die niet méér punten oplevert: typ ? 3 of ? W4 of ? 3W4 om elk vak te horen.
   *[other] En { $count } andere manieren om een architect neer te leggen, geen met meer punten: typ ? 3 of ? W4 of ? 3W4 om elk vak te horen.
}
cli-plain-total = { $points ->
    [one] Totaal: { $points } punt.
   *[other] Totaal: { $points } punten.
}
cli-plain-category = { $category }: { $points }.
# $line is like “b2: 3 floors”, $points like “6 points”.
cli-plain-why = { $category }, { $points }. { $line }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = { $square }: { $building } – { $resources }.
cli-plain-removed = Niet geactiveerd, dus weggehaald vóór het tellen: { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
        [one] { $inhabitants } inwoner op een gebouw
       *[other] { $inhabitants } inwoners op gebouwen
    }, { $empty ->
        [one] { $empty } leeg vak
       *[other] { $empty } lege vakken
    }.
# $squares is like “a T1, b empty, c face down”.
cli-plain-site-row = Bouwwerf, rij { $row }: { $squares }.
cli-plain-square-empty = leeg
cli-plain-square-down = gedekt
# $architects is like “W4 3 of Ann, N1 2 of Bob”: the spot, the architect, whose it is.
cli-plain-on-spots = Architecten op plekken: { $architects }.
cli-plain-on-spot = { $spot }: { $architect } van { $player }
cli-plain-urbanist = De bouwmeester staat op { $urbanist }; geblokkeerd zijn { $spots }.
cli-plain-free-spots = Vrije plekken: { $spots }.
cli-plain-pool = Architecten over voor iedereen: { $architects }.
cli-plain-pool-part = { $count ->
    [one] { $architect } ({ $count } keer)
   *[other] { $architect } ({ $count } keer)
}
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player } heeft { $has }.
cli-plain-hand = Architecten over voor { $player }: { $architects }.
cli-plain-city = Stad van { $player }: { $buildings }.
cli-plain-city-empty = Stad van { $player }: nog niets gebouwd.
# $squares is like “a1 district 1, number 2; b1 district 1, number 3”; $place is rules-mat-square.
cli-plain-empty-squares = Lege vakken van { $player }: { $squares }.
cli-plain-empty-square = { $square } { $place }
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } pakt niets.
cli-plain-way = { $way } pakt { $tile }: { $options }.
cli-plain-way-on = { $change } op { $squares }
cli-plain-way-discarded = { $change } bij afleggen
cli-plain-discarded = bij afleggen

# Scoring a city.
cli-score-too-few = de doos heeft te weinig tegels voor deze stad: { $faces }.
cli-score-used = { $face } ({ $count } gebruikt)
cli-score-too-many = { $tiles ->
    [one] deze stad heeft { $tiles } tegel; een speler pakt er hoogstens { $most } per spel.
   *[other] deze stad heeft { $tiles } tegels; een speler pakt er hoogstens { $most } per spel.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] Het verslag klopt: een voltooide partij Expert, { $players } spelers, { $moves } zetten, stellingen 0 tot en met { $last }.
   *[classic] Het verslag klopt: een voltooide partij Klassiek, { $players } spelers, { $moves } zetten, stellingen 0 tot en met { $last }.
}
cli-replay-checking = { $count ->
    [one] { $count } partij nagekeken
   *[other] { $count } partijen nagekeken
}
cli-replay-checked = { $count ->
    [one] { $count } partij nagekeken: { $right } goed ({ $finished } afgelopen), { $wrong } fout.
   *[other] { $count } partijen nagekeken: { $right } goed ({ $finished } afgelopen), { $wrong } fout.
}
cli-replay-wrong = Partij { $game }: { $reason }
cli-replay-more = En nog { $count }.
cli-verified-scores = Geverifieerd: de tegels kloppen met wat vooraf is vastgelegd, elke zet is geldig, en de scores zijn { $scores }.
cli-verified-ended = Geverifieerd: de tegels kloppen met wat vooraf is vastgelegd, elke zet is geldig, en het spel werd vroegtijdig gestopt.
cli-site-done = { $folder }: { $files } bestanden, voor elke webserver en onder elk pad.
cli-verified-shares = { $shares ->
    [0] Alleen de server heeft geschud: geen speler heeft eraan bijgedragen.
    [one] De bijdrage van één speler is in het schudden verwerkt.
   *[other] De bijdragen van { $shares } spelers zijn in het schudden verwerkt.
}
cli-verified-by-itself = De vastlegging komt uit het verslag zelf. Of de vastlegging vóór het spel is gepubliceerd, weet alleen wie haar toen heeft opgeschreven. Heb je dat gedaan, geef haar dan op met --commitment.
cli-doctor-damaged = Tafel { $table } is na gebeurtenis { $after } niet te lezen ({ $reason }). De server zet die apart.
cli-doctor-done = Bekeken tafels: { $tables }; niet te lezen: { $damaged }.
cli-check-secret = { $fine ->
    [yes] Geheim: lang genoeg.
   *[no] Geheim: te kort. Geef minstens { $least } tekens in QUADROPOLIS_SECRET, voor elk proces dezelfde.
}
cli-check-secret-file = { $fine ->
    [yes] Geheim: bewaard in { $path }.
   *[no] Geheim: anderen kunnen { $path } lezen. Voer uit: chmod 600 { $path }
}
cli-check-files = { $fine ->
    [yes] Open bestanden: { $most } toegestaan.
   *[no] Open bestanden: slechts { $most } toegestaan, { $least } nodig. Verhoog LimitNOFILE of ulimit -n.
}
cli-check-page = { $fine ->
    [yes] Pagina: gebouwd.
   *[no] Pagina: ontbreekt. Bouw hem met make, of installeer de wheel.
}
cli-check-disk = { $fine ->
    [yes] Schijf: { $megabytes } MB vrij in { $path }.
   *[no] Schijf: slechts { $megabytes } MB vrij in { $path }. Maak ruimte voordat zetten worden geweigerd.
}
cli-check-schema-none = Database: nog leeg; wordt bij de eerste start ingericht.
cli-check-schema = { $fine ->
    [yes] Database: schema { $found }, zoals deze versie het nodig heeft.
   *[no] Database: schema { $found }, maar deze versie heeft { $known }. Een ouder schema wordt bij de volgende start bijgewerkt (maak eerst een back-up); installeer voor een nieuwer schema de nieuwere versie.
}
cli-check-sqlite = { $fine ->
    [yes] SQLite: versie { $found }.
   *[no] SQLite: versie { $found } is te oud, { $least } is nodig. Gebruik een nieuwere Python.
}
cli-check-clock = { $fine ->
    [yes] Klok: goed.
   *[no] Klok: wijkt { $seconds } s af van die van de database. Laat het systeem de tijd bijhouden met NTP.
}
cli-check-postgres = { $fine ->
    [yes] PostgreSQL: versie { $found }.
   *[no] PostgreSQL: versie { $found } is te oud, { $least } is nodig.
}
cli-check-connections = { $fine ->
    [yes] PostgreSQL: { $most } verbindingen toegestaan, { $needed } nodig.
   *[no] PostgreSQL: slechts { $most } verbindingen toegestaan, { $needed } nodig. Verhoog max_connections.
}
cli-check-durable = { $fine ->
    [yes] PostgreSQL: elke zet wordt naar schijf gesynchroniseerd.
   *[no] PostgreSQL: zetten worden niet naar schijf gesynchroniseerd. Zet fsync en synchronous_commit op on.
}
cli-check-push = { $fine ->
    [yes] Meldingen: aan; ze gaan naar { $services }.
   *[no] Meldingen: kunnen met deze instellingen niet worden verstuurd ({ $reason }). Zie --push en --push-service in docs/hosting.md.
}
cli-backup-done = { $file }: { $size } bytes, nagekeken.
cli-admin-closed = Tafel { $table } is gesloten.
cli-admin-over = De partij aan tafel { $table } was al afgelopen.
cli-admin-banned = { $who } is verbannen.
cli-admin-unbanned = { $who } is weer welkom.
cli-admin-ban = { $who }, sinds { $since }
cli-admin-no-bans = Niemand is verbannen.
cli-admin-renamed = { $person } heet nu { $name }.
cli-serve-at = Quadropolis draait op { $address } (Ctrl-C stopt het)
cli-serve-others = Anderen bereiken het op { $address }

# Many games without people. The rows of a table; $mode is classic or expert.
cli-playing = Spelen
cli-simulate-title =
    { $sort ->
        [random] { $games ->
            [one] { $games } willekeurige partij
           *[other] { $games } willekeurige partijen
        }
       *[bots] { $games ->
            [one] { $games } partij
           *[other] { $games } partijen
        }
    }, { $mode ->
        [expert] Expert
       *[classic] Klassiek
    }, { $players } spelers, { $playgrounds ->
        [yes] met speeltuinen
       *[no] zonder speeltuinen
    }
cli-card-row = { $what }: { $value }
cli-and-also = { $one }; { $other }
cli-simulate-row = { $label }: { $value }.
cli-simulate-seed = Seed
cli-simulate-mean = Punten gemiddeld
cli-simulate-extremes = Laagste en hoogste
cli-simulate-extremes-are = { $lowest } en { $highest }
cli-simulate-margin = Punten voor op de tweede
cli-simulate-first = Gewonnen door de startspeler
cli-simulate-shared = Gedeelde overwinningen
cli-simulate-speed = Partijen per seconde
cli-simulate-written = Geschreven naar

# The best city. $face is like T3, $square like b2, $steps a list of cli-best-step; $boards, $seconds and $speed are written out.
cli-best-title = { $mode ->
    [expert] Expert
   *[classic] Klassiek
}, { $players } spelers, { $playgrounds ->
    [yes] met speeltuinen
   *[no] zonder speeltuinen
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cli-best-city = Deze stad, als tekst:
cli-best-round = Ronde { $round }: { $steps }.
cli-best-nothing = niets
cli-best-step = { $face } op { $square } met architect { $architect }
cli-best-no-bound = Hoeveel punten er hoogstens mogelijk zijn, is niet bekend.
cli-best-bound = Het is bewezen dat geen stad meer dan { $bound } punten heeft.
cli-best-optimal = Het is bewezen dat geen stad meer punten heeft.
cli-best-effort = { $boards } steden doorgerekend in { $seconds } seconden, { $speed } per seconde.
cli-best-interrupted = Onderbroken. De beste stad tot nu toe:
cli-best-written = Een hele partij waarin deze stad wordt gebouwd, is opgeslagen. Nakijken: { $command }

# $limit is cli-arena-seconds, cli-arena-iterations or both as a list.
cli-arena-title =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, { $mode ->
        [expert] Expert
       *[classic] Klassiek
    }, { $players } spelers, { $playgrounds ->
        [yes] met speeltuinen
       *[no] zonder speeltuinen
    }, { $limit } per zet, seed { $seed }
cli-arena-seconds = { $seconds } s
cli-arena-iterations = { $count ->
    [one] { $count } iteratie
   *[other] { $count } iteraties
}
# Headings of narrow columns: short words.
cli-arena-bot = Bot
cli-arena-against = Tegen
cli-arena-games = Partijen
cli-arena-wins = Winst
cli-arena-points = Punten
cli-arena-score = Score
cli-arena-elo = Elo
cli-arena-sure = 95%
cli-arena-speed = s/zet
cli-arena-violations = Fouten
cli-arena-pairs = Ieder tegen ieder
cli-arena-interval = { $low } tot { $high }
cli-arena-adjusted = Zonder het geluk van de ligging van de tegels scoort { $a } { $score } tegen { $b } ({ $low } tot { $high }).
cli-arena-slowest = { $count ->
    [one] { $bot }: traagste zet { $seconds } s; { $count } zet meer dan 20% over de limiet.
   *[other] { $bot }: traagste zet { $seconds } s; { $count } zetten meer dan 20% over de limiet.
}
cli-arena-violation = { $bot }: eerste fout: partij { $game }: { $reason }
cli-arena-memory = Het grootste proces gebruikte { $size } MB geheugen.
cli-arena-games-in = De partijen staan in { $path }.
cli-arena-stopped = Onderbroken na { $played } van { $total } { $total ->
    [one] partij
   *[other] partijen
}; er is geen enkele bewaard.
cli-arena-stopped-kept = Onderbroken na { $played } van { $total } { $total ->
    [one] partij
   *[other] partijen
}; ga verder met --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = beschrijving
cli-bot-random = doet een willekeurige geldige zet, zonder te kijken
cli-bot-greedy = neemt wat meteen de meeste punten oplevert, en kijkt nooit vooruit
cli-bot-uct = een UCT-zoekalgoritme volgens het leerboek, met willekeurige partijen, ter vergelijking
cli-bot-beginner = nieuw in het spel: houdt van grote gebouwen, vergeet de vervuiling en wat gebouwen nodig hebben
cli-bot-casual = kent de regels en telt goed, maar leeft van zet tot zet
cli-bot-skilled = plant een goede stad, met oog voor de rondes die nog komen; let niet op de anderen
cli-bot-strong = doorziet de ronde en blokkeert waar het pijn doet, maar beslist snel
cli-bot-top = speelt om te winnen: doorziet de ronde, kaapt tegels weg en gebruikt de bouwmeester

# How fast this machine is. Headings of narrow columns: short words.
cli-bench-measuring = meten…
cli-bench-machine = quadropolis { $version }, build { $build }, Python { $python }, { $processor }, { $cores ->
    [one] { $cores } kern
   *[other] { $cores } kernen
}
cli-bench-games = Willekeurige volledige partijen per seconde op één kern
cli-bench-mode = variant
cli-bench-players = spelers
cli-bench-speed = partijen/s
cli-bench-scored = geteld/s
cli-bench-plain-speed = gewone regels/s
cli-bench-ratio = factor
cli-bench-threads = 2 threads
cli-bench-allocations = Exacte beste verdeling, microseconden per stad
cli-bench-cities = steden
cli-bench-median = mediaan
cli-bench-worst = traagste
cli-bench-call = Python-aanroep
cli-bench-plain = gewone regels
cli-bench-caption = final: steden aan het eind van willekeurige partijen; full: volle steden van willekeurige tegels en hoogtes; half: de volle steden met inwoners en energie voor de helft van hun gebouwen
cli-bench-sort = { $sort ->
    [final] steden aan het eind van willekeurige partijen
    [full] volle steden van willekeurige tegels en hoogtes
   *[half] de volle steden met inwoners en energie voor de helft van hun gebouwen
}
cli-bench-games-line = { $mode }, { $players } spelers: { $speed } willekeurige partijen per seconde, { $scored } met telling; gewone regels { $plain }, factor { $ratio }; twee threads { $threads } keer één.
cli-bench-allocations-line = { $mode }, { $cities }: beste verdeling in { $median } microseconden, mediaan; hoogstens { $p99 } in 99 van 100 en { $p999 } in 999 van 1000 steden, { $worst } op zijn traagst; een aanroep vanuit Python { $call }, gewone regels { $plain }, factor { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Gebruik:
cli-help-options = Opties
cli-help-arguments = Argumenten
cli-help-commands = Opdrachten
cli-help-required = [verplicht]
cli-help-default = [standaard: { $value }]
cli-help-variable = [omgevingsvariabele: { $name }]
cli-help-example = Voorbeeld: { $command }
cli-help-quadropolis = Het bordspel Quadropolis: speel het, bereken de punten van steden, controleer partijen en kijk ze terug.
cli-help-more = Elke opdracht legt zichzelf uit: { $command }
cli-help-play =
    Speel een partij in de terminal, tegen bots of met mensen naast je.

    Typ zetten zoals 3W4:c3. Typ ? voor de geldige zetten en wat ze opleveren, en help voor al het andere. Met --json wordt aan het eind het verslag getoond, en gaat al het andere naar de standaardfoutuitvoer.
cli-help-score = Bereken de punten van een stad: per categorie, en waar elke inwoner en energie-eenheid heen gaat.
cli-help-moves = Toon de geldige zetten van een stelling; bij een verslag standaard die van de laatste stelling.
cli-help-think =
    Vraag een bot wat hij in een stelling zou spelen, en wat hij van andere zetten vindt.

    Punten zijn wat hij voor iedereen aan het eind verwacht; de winstkans is die van wie aan zet is.
cli-help-replay =
    Kijk een partij zet voor zet na en toon de uitslag; of teken een van de stellingen.

    Een bestand met veel partijen wordt in zijn geheel nagekeken; de exitcode is 2 als er een partij fout is.
cli-help-simulate =
    Laat willekeurige spelers of bots partijen spelen, en leg die vast.

    Partij nummer k van een seed is altijd dezelfde, hoeveel partijen er ook worden gespeeld.
cli-help-best =
    Zoek de beste stad die één speler in een partij kan bouwen, en toon hoe je die bouwt.

    Alle anderen leggen hun tegels af, en op de bouwwerf ligt alles waar het nodig is: het is wat er hoogstens kan, niet wat er echt gebeurt. Het zoeken eindigt als de tijd om is, of als bewezen is dat de stad de beste is; Ctrl-C toont de beste tot nu toe.
cli-help-bots =
    Toon alle bots; de niveaus het laatst, van het zwakste tot het sterkste.

    Hoe je er zelf een schrijft en gebruikt, staat in docs/bots.md.
cli-help-arena = Laat bots tegen elkaar spelen in gespiegelde partijen: dezelfde tegels, met gewisselde plaatsen.
cli-help-serve =
    Zet tafels klaar om aan te spelen, op deze computer en online. Ctrl-C stopt het.

    Hoe je dit voor anderen draait, staat in docs/hosting.md.
cli-help-verify = Kijk een partij van een server na: vastlegging, tegels, zetten en uitslag.
cli-help-site =
    Schrijf de pagina als statische site: een map die elke webserver kan aanbieden, onder elk pad.

    Je speelt er tegen bots of samen op één apparaat, leert het spel, leest de regels en telt punten; alleen voor online tafels is een server nodig.
cli-help-backup = Kopieer de database van de server naar een bestand, helemaal of helemaal niet.
cli-help-doctor = Kijk instellingen, database, klok, schijf en versies na, zeg wat er te doen is, en lees elke tafel in de database.
cli-help-admin =
    Treed op tegen misbruik op je server: sluit een tafel, verban een gast of een reeks adressen, wijzig een naam.

    Acties: close TAFEL, ban PERSOON of NETWERK, unban PERSOON of NETWERK, bans (toont alle verbanningen), rename PERSOON NAAM. Een draaiende server past dat binnen een paar seconden toe. De id van een persoon staat in de tafel zoals de API die toont.
cli-help-bench = Meet de kernel: willekeurige partijen, exacte verdelingen, en hoe de gewone regels zich daartoe verhouden.
cli-help-rules =
    Lees de spelregels: allemaal, of één onderwerp.

    Onderwerpen zijn de namen tussen haken, zoals tower of tips, en de groepen playing, scoring en more. De overzichtskaart van een spel zie je met help in quadropolis play.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = BESTAND
cli-word-number = GETAL
cli-word-name = NAAM
cli-word-mode = VARIANT
cli-word-who = WIE
cli-word-record = VERSLAG
cli-word-position = STELLING
cli-word-bot = BOT
cli-word-city = STAD
cli-word-kind = SOORT
cli-word-seconds = SECONDEN
cli-word-directory = MAP
cli-word-place = WAAR
cli-word-text = TEKST
cli-word-topic = ONDERWERP
cli-word-seat = PLAATS
cli-word-action = ACTIE
cli-word-target = DOEL
cli-word-address = ADRES
cli-word-options = OPTIES
cli-word-command = OPDRACHT
cli-word-arguments = ARGUMENTEN

# Help of the options and arguments.
cli-option-help = Toon deze tekst en stop.
cli-option-topic = Het onderwerp om te lezen; standaard alle.
cli-option-version = Toon de versie.
cli-option-install-completion = Installeer aanvulling voor de huidige shell.
cli-option-show-completion = Toon aanvulling voor de huidige shell, om die te kopiëren of om de installatie aan te passen.
cli-option-mode = classic of expert.
cli-option-players = Hoeveel er spelen.
cli-option-playgrounds = Met de vijf speeltuintegels, of zonder.
cli-option-seed = Dezelfde seed geeft dezelfde tegels en dezelfde zetten van willekeurige spelers.
cli-option-json = Geef JSON als uitvoer, voor programma’s.
cli-option-plain = Zinnen en lijsten, geen kleur, geen tekening: voor schermlezers.
cli-option-record = Een partijverslag: een .json-bestand, een .jsonl-bestand met veel partijen, of - voor de standaardinvoer.
cli-option-position = De tekst van een stelling (zie docs/formats.md), een bestand met een stelling, een partijverslag (.json of .jsonl), of - voor de standaardinvoer.
cli-option-game = Welke partij in een bestand met meerdere partijen, geteld vanaf 1.
cli-option-ply = Welke stelling: 0 is vóór de eerste ronde; elke nieuwe ronde en elke zet telt er 1 bij op.
cli-option-play-seat = Wie op de volgende plaats zit, in speelvolgorde; geef de optie één keer per plaats. Een naam is een mens; human ben jij; beginner, casual, skilled, strong en top zijn bots (zie quadropolis bots); bot:BESTAND is je eigen bot. Vrije plaatsen gaan naar casual-bots.
cli-option-save = Bewaar het spel in dit bestand terwijl je speelt.
cli-option-resume = Ga verder met een opgeslagen spel.
cli-option-first = Wie begint: random (standaard), of het nummer van een speler, vanaf 1.
cli-option-by-hand = Spelers verdelen inwoners en energie aan het eind zelf.
cli-option-from = Ga verder vanuit een stelling: de tekst ervan, een bestand met een stelling, een partijverslag, of - voor de standaardinvoer. Zonder verslag kan alleen de stelling worden bewaard.
cli-option-think-bot = Wie er gevraagd wordt: een naam uit de lijst van quadropolis bots, een bestand of een programma.
cli-option-think-seconds = Bedenktijd; niveaus nemen hun deel ervan. Standaard 1, of geen limiet als --iterations is opgegeven.
cli-option-think-seed = Met dezelfde seed en --iterations is het antwoord hetzelfde.
cli-option-think-candidates = Hoeveel kandidaten er hoogstens worden getoond; niet elke bot noemt kandidaten.
cli-option-city = Rijen van boven naar beneden, gescheiden door /; vakken door spaties; . is leeg.
cli-option-inhabitants = In plaats van de inwoners die de tegels geven.
cli-option-energy = In plaats van de energie die de tegels geven.
cli-option-allocation = Bereken de punten van deze verdeling in plaats van de beste.
cli-option-why = Zeg regel voor regel waar de punten vandaan komen.
cli-option-games = Hoeveel partijen.
cli-option-simulate-seat = Wie op de volgende plaats zit (zie quadropolis bots); geef de optie één keer per plaats. Zonder: willekeurige spelers.
cli-option-simulate-iterations = Hoeveel iteraties bots die zoeken aan een zet mogen besteden.
cli-option-simulate-out = Schrijf de verslagen hierheen, één per regel; - is de standaarduitvoer. Eindigt de naam op .parquet of .npz, dan wordt elke beslissing een rij om van te leren.
cli-option-simulate-bots = De bots van alle plaatsen, met komma’s ertussen: strong,top. Hetzelfde als --seat voor elk.
cli-option-simulate-resume = Ga verder met een onderbroken simulatie die rijen naar --out schreef.
cli-option-on = Waar de partijen worden gespeeld: local is deze computer, ray een Ray-cluster erop, ray:ADRES elk Ray-cluster.
cli-option-best-monuments = De stad heeft precies zoveel monumenten. Zonder deze optie mag het elk aantal zijn.
cli-option-best-kind = De stad heeft alleen deze soorten gebouwen; herhaal de optie, of scheid de soorten met komma’s.
cli-option-best-from = Begin met wat er al in deze stad staat.
cli-option-best-seconds = Hoelang er wordt gezocht. Standaard 10, of geen limiet als --runs is opgegeven.
cli-option-best-runs = Hoeveel zoekrondes; met dezelfde seed vinden ze op elke computer dezelfde stad.
cli-option-best-threads = Hoeveel kernen er gebruikt mogen worden.
cli-option-best-seed = De seed van het toeval bij het zoeken.
cli-option-best-bound = Werk daarna zo lang aan een bewijs van hoeveel punten er hoogstens mogelijk zijn (vereist OR-Tools).
cli-option-best-bound-file = Waar dat bewijs wordt bewaard, om er later mee verder te gaan.
cli-option-best-out = Schrijf hierheen een hele partij waarin de startspeler de stad bouwt.
cli-option-arena-bots = Namen uit de lijst van quadropolis bots, bestanden (bot.py of bot.py:ClassName) of programma’s ('program:OPDRACHT'). Een naam mag vaker voorkomen.
cli-option-arena-players = Hoeveel er aan een tafel zitten. Standaard zoveel als er bots zijn opgegeven, of 2 als dat er meer dan 4 zijn. Met minder spelers dan bots speelt iedereen tegen iedereen.
cli-option-arena-games = Hoeveel partijen elke opstelling speelt, naar boven afgerond zodat iedereen elke plaats krijgt.
cli-option-arena-time = Bedenktijd per zet; niveaus nemen hun deel ervan. Standaard 1, of geen limiet als --iterations is opgegeven.
cli-option-arena-iterations = Iteraties per zet, voor herhaalbare uitslagen.
cli-option-arena-out = Bewaar elke partij hier, in games.jsonl; of geef de naam van een .jsonl-bestand.
cli-option-arena-resume = Ga verder met de partijen die al in --out staan.
cli-option-arena-luck = Toon ook de scores zonder het geluk van de ligging van de tegels.
cli-option-arena-workers = Partijen tegelijk; standaard één per kern.
cli-option-quick = Seconden in plaats van minuten; minder precies.
cli-option-commitment = Wat bij het begin werd gepubliceerd, als je het hebt bewaard.
cli-option-site-out = De map waarin wordt geschreven: een nieuwe of een lege.
cli-option-backup-file = Waar de kopie heen gaat.
cli-option-backup-database = De database van de server; standaard het bestand in je gegevensmap.
cli-option-admin-action = Wat er moet gebeuren: close, ban, unban, bans of rename.
cli-option-admin-target = De tafel, de id van de persoon, of het adres of netwerk.
cli-option-admin-name = De nieuwe naam, voor rename.
cli-option-host = Het adres om op te luisteren.
cli-option-port = 0 neemt een vrije poort.
cli-option-database = Een SQLite-bestand of de URL van een database; standaard een bestand in je gegevensmap.
cli-option-secret = Het geheim waarmee de cookies worden ondertekend; standaard een geheim dat in je gegevensmap wordt bewaard.
cli-option-origin = Een adres waarop een proxy deze server aanbiedt, zoals https://play.example.
cli-option-public-url = Waar anderen deze server bereiken, zoals https://play.example: voor links, codes om te scannen en verzoeken daarvandaan.
cli-option-proxy = Een proxy vóór deze server, die we vertrouwen als hij de adressen van clients doorgeeft.
cli-option-rate = Verzoeken per seconde van één client; 0 betekent geen limiet.
cli-option-limit = Een andere limiet dan de standaard, zoals sockets-per-person=5; 0 betekent geen limiet. Mag herhaald worden.
cli-option-bot-seconds = Bedenktijd van bots per zet; niveaus nemen hun deel ervan.
cli-option-bot-workers = Processen voor bots; 0 neemt er een voor elke kern behalve één.
cli-option-processes = Serverprocessen op één poort; voor meer dan één is PostgreSQL nodig.
cli-option-metrics-port = Antwoord ook op deze poort van 127.0.0.1, voor Prometheus; elk volgend proces op de volgende poort.
cli-option-push = Geef spelers die aan de beurt zijn een melding, ook als hun pagina dicht is (Web Push). Het contactadres, zoals mailto:jij@play.example, wordt aan de meldingendiensten doorgegeven; zonder dat adres krijgt niemand een melding.
cli-option-push-service = Een meldingendienst die gebruikt mag worden in plaats van de gewone (van Chrome, Firefox, Safari en Edge): een host met zijn subdomeinen, of ADRES:POORT.
cli-option-secure-cookie = Stuur de cookie alleen over TLS: voor servers achter een proxy.
cli-option-no-browser = Open de browser niet.

# A review
cli-help-review =
    Analyseer een partij: wat elke zet kostte, wat kunde was en wat geluk, en welke momenten beslisten.

    De snelle analyse is elke keer dezelfde en duurt enkele seconden.
cli-option-review-deep = Kijk grondiger; dat duurt minuten.
cli-option-review-out = Schrijf de analyse ook hierheen, als een pagina die verder niets nodig heeft.
cli-review-head = { $depth ->
    [deep] Grondige analyse: { $mode }, { $players } spelers, { cli-review-head-moves }
   *[quick] Snelle analyse: { $mode }, { $players } spelers, { cli-review-head-moves }
}
cli-review-head-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
cli-review-row = { $label }: { $values }.
cli-review-written = De analyse staat in { $path }.
