### Quadropolis in Dutch (Nederlands): the page around the games.

## The page itself

page-title = Quadropolis
# Shown where scripts are switched off; <a>…</a> is the link to the rules.
page-without-script = Het spel heeft JavaScript nodig. <a>De spelregels</a> niet.
page-title-of = { $screen } · Quadropolis
page-not-loaded = Dit deel is niet geladen
page-not-loaded-why = De verbinding viel weg, of de server is intussen bijgewerkt. Je spel is bewaard.
page-reload = Pagina opnieuw laden
page-update = Er is een nieuwere versie van de pagina.
page-update-now = Nu tonen
page-close = Sluiten
page-cancel = Annuleren
page-copied = Gekopieerd
page-not-copied = Kopiëren mag niet van je browser. Selecteer de tekst en kopieer die zelf.
page-language = Taal
page-help = Regels en hulp
page-tools = Taal, profiel, instellingen en hulp
page-home = Naar de startpagina

title-table = Een tafel
title-replay = Terugkijken
title-review = Analyse
title-rules = Spelregels
title-pad = Scoreblok
title-learn = Leer het spel
title-about = Over dit spel

settings-title = Instellingen
settings-theme = Uiterlijk
settings-theme-system = Zoals mijn apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-playing = Spelen
settings-confirm-automatic = Spelen zonder bevestigen
settings-confirm-automatic-hint = Met de laatste tik is je zet meteen gedaan. Terugnemen kan nog, als de tafel dat toestaat.
settings-gains = Tonen wat een zet zou opleveren
settings-gains-hint = Punten op de vakken en knoppen terwijl je kiest.
settings-sounds = Geluiden
settings-sounds-hint = Zachte geluiden voor tegels, rondes en jouw beurt.
settings-speed = Tempo van de zetten
settings-speed-calm = Rustig
settings-speed-brisk = Vlot
settings-speed-at-once = Meteen
settings-notifications = Meldingen
settings-notifications-hint = Je browser geeft een melding als je aan de beurt bent en deze pagina op de achtergrond staat.
settings-notifications-refused = Je browser staat geen meldingen van deze pagina toe. Dat kun je bij de instellingen van je browser aanpassen.
settings-push-days = Meldingen bij partijen met bedenktijd in dagen
settings-push-days-hint = In partijen met bedenktijd in dagen laat dit apparaat je weten dat je aan de beurt bent, ook als de pagina dicht is.
push-failed = Je browser kon geen meldingen instellen. Probeer het later nog eens.
call-turn = Jij bent aan de beurt in Quadropolis.
call-allocation = Quadropolis: er wordt op je eindverdeling gewacht.
call-over = Je partij Quadropolis is afgelopen.
settings-on-device = Op dit apparaat spelen
settings-on-device-hint = Partijen tegen bots of samen op één apparaat hebben geen server nodig. Ze worden in deze browser bewaard.
settings-kept = Je instellingen worden in deze browser bewaard.

me-title = Jij
me-name = Je naam
me-name-hint = Iedereen aan je tafels ziet deze naam. Hoogstens 24 tekens.
me-name-save = Naam opslaan
me-name-saved = Je heet nu { $name }.
me-name-choose = Hoe zullen we je noemen?
me-name-continue = Verder
me-nobody = Je kunt zonder account spelen. Kies een naam, of begin gewoon: dan bedenken wij er een.
me-guest-names = Drukke Duif, Fietsende Reiger, Slaperige Hijskraan, Vroege Tram, Brutale Bever, Stille Lantaarn, Vrolijke Vlieger, Scheve Schoorsteen, Wakkere Wethouder, Blije Baksteen, Deftige Dakgoot, Wijze Uil, Gulle Gracht, Dappere Das, Malle Molen, Stoere Steiger, Kwieke Kikker, Zingende Stoep, Geduldige Slak, Tevreden Torenvalk
me-device = Een ander apparaat
me-device-hint = Met een code neem je je partijen mee naar een andere telefoon of computer. De code werkt één keer.
me-code-show = Toon mijn code
me-code = Jouw code
me-code-once = Schrijf de code op of kopieer hem: je ziet hem alleen nu. Eerder getoonde codes werken niet meer.
me-code-copy = Code kopiëren
me-code-have = Ik heb een code
me-code-enter = Code van je andere apparaat
me-code-enter-hint = Vijf groepjes van vier, zoals abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Verder als die speler
me-code-replaces = Op dit apparaat ben je dan niet meer { $name }. Bewaar eerst een code van { $name } als je terug wilt kunnen.
me-delete = Mijn gegevens wissen
me-delete-hint = Je naam en je lijst met partijen verdwijnen voorgoed. In lopende partijen nemen bots je plaats in.
me-delete-sure = Echt alles over { $name } wissen?
me-delete-now = Ja, wissen
me-deleted = Alles over jou is gewist.

## Home

home-title = Bouw een stad waar je wilt wonen
home-lead = Stuur je architecten op pad, pak de beste tegels en bouw mooier dan je rivalen. Een spel voor twee tot vier spelers, in ongeveer een half uur.
home-play = Nu spelen
home-continue = Verder spelen
home-continue-with = met { $names }
home-which = Er wacht een spel
home-which-what = Verder spelen, of een nieuw spel beginnen?
home-which-new = Een nieuw spel
home-friends = Met vrienden spelen
home-learn = Leer het in vijf minuten
home-learn-on = Verder met de les, stap { $step }
home-no-account = Geen account, niets installeren: met ‘Nu spelen’ zit je meteen aan tafel met twee vriendelijke bots.
home-no-server = Deze pagina werkt zonder server: bots, partijen op één apparaat, lessen, spelregels en scoreblok zijn er allemaal. Alleen online tafels niet.
home-welcome = Welkom terug, { $name }.
home-my-games = Je partijen
home-all-games = { $count ->
    [one] Alle partijen (1)
   *[other] Alle partijen ({ $count })
}
home-ways = Zo kun je spelen
home-bots = Tegen bots
home-bots-what = Vijf niveaus, van beginner tot bijna onverslaanbaar.
home-hotseat = Samen op één apparaat
home-hotseat-what = Twee tot vier spelers geven een telefoon door of delen een scherm.
home-hotseat-how = Iedereen speelt om de beurt op dit apparaat. In dit spel is niets geheim, dus niemand hoeft weg te kijken.
home-online = Online met vrienden
home-online-what = Open een tafel en stuur de link, of toon de QR-code.
home-open = Open tafels
home-open-none = Er wacht nu geen openbare tafel op spelers. Open er een, dan vinden anderen hem hier.
home-open-of = Tafel van { $name }
home-open-free = { $count ->
    [one] Eén plaats vrij
   *[other] { $count } plaatsen vrij
}
home-join = Meedoen
home-join-code = Code of link van een tafel
home-join-wrong = Dit is geen tafelcode: zo’n code heeft acht letters en cijfers.
home-more = Meer
home-to-learn = Leer het spel
home-to-learn-what = Een eerste spel met uitleg
home-to-rules = Spelregels
home-to-rules-what = Alles, met plaatjes en zoekfunctie
home-to-pad = Scoreblok
home-to-pad-what = Tel de punten van een spel met de echte doos
home-to-games = Mijn partijen
home-to-games-what = Uitslagen, verslagen en partijen om terug te kijken
home-unofficial = Een onofficieel project van fans, los van de auteur en de uitgever van het bordspel. Alle tekeningen en teksten zijn van onszelf. Vind je het leuk? Koop dan de echte doos.
home-position = Een stelling bekijken
home-about = Over dit spel en wie het maakte
home-api = Voor programmeurs: de API

nowhere-title = Hier is niets gebouwd
nowhere-what = Dit adres leidt naar een leeg vak. Misschien ontbreekt er een letter in de link.

no-table-unknown = Deze partij bestaat niet
no-table-unknown-what = Geen enkele tafel heeft de code { $id }. Misschien ontbreekt er een letter in de link, of is de partij opgeruimd omdat er niemand kwam.
no-table-full = Deze tafel is vol
no-table-full-what = Alle plaatsen zijn bezet. Je kunt toekijken, of zelf een tafel openen.
no-table-lost-seat = Deze plaats is niet meer van jou
no-table-lost-seat-what = Iemand anders speelt nu verder. Je kunt toekijken, of een andere partij beginnen.
no-table-restart = De server reageert niet
no-table-restart-what = Misschien start hij opnieuw op, of is je verbinding weg. Je spel is tot de laatste zet bewaard, en we blijven het proberen.
no-table-kernel = Deze browser kan het spel niet tonen
no-table-device = Deze partij staat niet op dit apparaat
no-table-device-what = Partijen zonder server blijven in de browser waarin ze zijn begonnen. Deze is elders begonnen, of samen met de browsergegevens gewist.
no-table-damaged = Deze partij is niet meer te lezen
no-table-damaged-what = Wat de browser ervan heeft bewaard, is beschadigd. De partij is opzijgelegd; je andere partijen zijn zoals ze waren.
no-table-other = Deze tafel kan niet worden getoond
no-table-again = Opnieuw proberen
no-table-new = Zelf een tafel openen

## My games

games-title = Mijn partijen
games-lead = Alles wat je speelt en al gespeeld hebt.
games-lead-device = Alle partijen op dit apparaat, lopend en afgelopen.
games-alone = De server is niet bereikbaar: dit zijn de partijen op dit apparaat.
games-running = Bezig
games-over = Afgelopen
games-none = Je hebt nog niet gespeeld. Hoog tijd!
games-nobody = We kennen je nog niet. Je partijen verschijnen hier zodra je er een speelt.
games-your-turn = Jouw beurt
games-invited = Uitnodiging
games-won = Gewonnen!
games-winner = winnaar
games-status-open = Wacht op spelers
games-full = Iedereen is er
games-status-playing = Anderen zijn aan zet
games-status-allocating = Eindverdeling
games-status-finished = Afgelopen
games-status-ended = Vroegtijdig gestopt
games-go-on = Verder
games-look = Bekijken
games-replay = Terugkijken
games-to-table = Naar de tafel
games-download = Verslag van deze partij opslaan
games-ago-now = zojuist
games-ago-minutes = { $count ->
    [one] een minuut geleden
   *[other] { $count } minuten geleden
}
games-ago-hours = { $count ->
    [one] een uur geleden
   *[other] { $count } uur geleden
}
games-ago-days = { $count ->
    [one] een dag geleden
   *[other] { $count } dagen geleden
}
games-import = Partij toevoegen
games-import-what = Het verslag van een voltooide partij, van hier of van de opdrachtregel: het wordt nagekeken en aan je lijst toegevoegd, en je kunt de partij terugkijken.
games-import-choose = Kies een verslag
games-imported = De partij is nagekeken en aan je lijst toegevoegd.
games-position = Alleen één stelling, als tekst? Bekijk die hier.

## A new table and its seats

bot-beginner = Pip
bot-beginner-2 = Dot
bot-beginner-3 = Bo
bot-beginner-line = Hoger! Wat deed die rook ook alweer?
bot-casual = Rosa
bot-casual-2 = Milo
bot-casual-3 = Ida
bot-casual-line = Liever een goede plek vandaag dan een plan voor morgen.
bot-skilled = Otto
bot-skilled-2 = Nora
bot-skilled-3 = Hugo
bot-skilled-line = Elke straat leidt ergens heen. Ik weet waarheen.
bot-strong = Vera
bot-strong-2 = Max
bot-strong-3 = Tilda
bot-strong-line = Die haven waar je op hoopte? Prachtig uitzicht.
bot-top = Ada
bot-top-2 = Viktor
bot-top-3 = Sol
bot-top-line = Ik heb al gezien hoe dit afloopt.
bot-random = Willekeurige bot
bot-greedy = Gulzige bot
bot-uct = UCT-bot
bot-other = Bot { $name }
level-beginner = Beginner
level-beginner-what = Houdt van grote gebouwen en vergeet wat ze nodig hebben.
level-casual = Gelegenheidsspeler
level-casual-what = Telt goed, maar leeft van zet tot zet.
level-skilled = Ervaren
level-skilled-what = Plant een goede stad, met oog voor de rondes die nog komen.
level-strong = Sterk
level-strong-what = Doorziet de ronde en blokkeert waar het pijn doet.
level-top = Top
level-top-what = Neemt de tijd en geeft niets cadeau.

new-mode = Variant
new-mode-classic-what = Klassiek: vier rondes en een stad met vier districten. Hiermee begin je het best.
new-mode-expert-what = Expert: vijf rondes, een grotere stad, kantoorgebouwen en monumenten, en architecten die iedereen deelt.
new-players = Spelers
new-playgrounds = Speeltuinen
new-playgrounds-hint = De mini-uitbreiding: sommige parken worden speeltuinen.
new-bot = Bot { $number }
new-player = Speler { $number }
new-names = Wie spelen er?
new-name-of = Naam van speler { $number }
new-start-now = Begin het spel
new-create = Open de tafel
new-door = Wie kan meedoen?
new-door-link = Wie de link heeft
new-door-public = Iedereen
new-door-link-what = Alleen wie van jou de link of de code krijgt, vindt de tafel.
new-door-public-what = De tafel staat op de startpagina: elke bezoeker ziet hem en mag gaan zitten.
new-more = Klok, wie begint, terugnemen, bots
new-clock = Klok
new-clock-what = Is iemands tijd om, dan kan die nog zetten, maar de anderen kunnen een bot laten spelen of het spel stoppen.
new-clock-none = Geen klok
new-clock-move-60 = 1 minuut per zet
new-clock-move-180 = 3 minuten per zet
new-clock-total-600-5 = 10 minuten voor het hele spel, 5 s erbij per zet
new-clock-total-1200-10 = 20 minuten voor het hele spel, 10 s erbij per zet
new-clock-days-1 = 1 dag per zet
new-clock-days-3 = 3 dagen per zet
new-clock-days-7 = 7 dagen per zet
new-allocation = Inwoners en energie aan het eind
new-allocation-automatic = Automatisch
new-allocation-manual = Met de hand
new-allocation-automatic-what = De pagina vindt voor iedereen de beste verdeling.
new-allocation-manual-what = Iedereen zet zelf inwoners en energie op de gebouwen van zijn stad en bevestigt dat.
new-by-hand = Inwoners en energie aan het eind zelf verdelen
new-by-hand-hint = Je zet inwoners en energie zelf op je gebouwen. Anders vindt de pagina de beste verdeling.
new-undo = Zetten terugnemen
new-undo-bots = Tot iemand anders een zet doet; bots tellen niet mee
new-undo-own = Tot de volgende speler een zet doet, ook als dat een bot is
new-undo-off = Alleen als de anderen het goedvinden
new-undo-never = Nooit, ook niet op verzoek
new-begins = Wie begint?
new-begins-random = Het lot beslist
new-begins-me = Ik
new-begins-seat = Speler { $number }
new-begins-loser = Wie vorige keer laatste werd
new-begins-winner = Wie vorige keer won
new-substitute = Wie valt er in als iemand weggaat?
new-stand-ins = Je mag een bot voor je laten spelen
new-stand-ins-hint = Iedereen mag een bot laten invallen en later terugkomen; aan het eind wordt dat vermeld.
new-hints = Hints toegestaan
new-hints-hint = Iedereen mag in zijn beurt om een hint vragen. Alle spelers zien dat, en aan het eind ook hoeveel hints het waren.
hints-honest = Geen hints in dit spel: we vertrouwen erop dat iedereen zelf nadenkt.

seats-title = Tafel van { $name }
seats-title-mine = Jouw tafel
seats-lead = { $free ->
    [0] Iedereen is er.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
seats-lead-invited = We wachten op de spelers die zijn uitgenodigd.
seats-setup = Dit spel
seats-players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
seats-clock-move = { $amount ->
    [one] 1 seconde per zet
   *[other] { $amount } seconden per zet
}
seats-clock-days = { $amount ->
    [one] 1 dag per zet
   *[other] { $amount } dagen per zet
}
seats-clock-total = { $minutes } min voor het spel, { $increment } s erbij per zet
seats-manual = Eindverdeling met de hand
seats-undo-own = Terugnemen tot de volgende zet
seats-undo-off = Terugnemen alleen met instemming
seats-undo-never = Niets terugnemen
seats-begins-chosen = Speler { $number } begint
seats-begins-loser = Wie vorige keer laatste werd, begint
seats-begins-winner = De winnaar van vorige keer begint
seats-no-stand-ins = Geen bots die voor spelers spelen
seats-hints-alone = Hints alleen tegen bots
seats-hints-on = Hints toegestaan
seats-hints-off = Geen hints
seats-invited = { $name } is uitgenodigd
seats-invited-you = { $name } nodigt je uit voor nog een spel.
seats-accept = Ik doe mee
seats-decline = Deze keer niet
seats-only-here = Alleen dit apparaat kan de link openen: de server is alleen op deze computer bereikbaar.
seats-only-here-how = Voor anderen in je netwerk start je hem met
seats-seats = Plaatsen
seats-seat = Plaats { $number }
seats-free = Vrije plaats
seats-kept = Gereserveerde plaats
seats-you = Jij
seats-host = Host
seats-here = nu hier
seats-away = niet verbonden
seats-is-bot = Bot
seats-sit = Ga zitten
seats-sit-too = Op dit apparaat
seats-leave = Opstaan
seats-remove = Maak plaats { $number } vrij
seats-bot = Zet een bot op plaats { $number }
seats-bot-choose = Zet hier een bot neer…
seats-start = Begin het spel
seats-start-wait = Het spel kan beginnen als alle plaatsen bezet zijn.
seats-start-host = { $free ->
    [0] Wachten tot { $name } het spel start.
   *[other] { $name } start het spel als iedereen er is.
}
seats-invite = Vrienden uitnodigen
seats-invite-how = Stuur deze link, of laat ze een camera op de code richten.
seats-invite-watch = Uitnodigen om te kijken
seats-invite-watch-how = Alle plaatsen zijn bezet. Wie deze link volgt, kan toekijken.
seats-copy = Link kopiëren
seats-share = Delen
seats-share-text = Kom een stad met me bouwen!
seats-code = Of met de code:
seats-qr = QR-code met de link naar deze tafel
seats-full = Alle plaatsen zijn bezet. Je kunt blijven kijken, of zelf een tafel openen.
seats-lost = Je plaats is vrijgemaakt. Je kunt weer gaan zitten als er ruimte is.
seats-watching = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
seats-lost-line = De verbinding is weg. We blijven het proberen; je plaats blijft van jou.

## A position on its own

position-title = Een stelling
position-lead = Plak de tekst van een stelling en zie de borden, ieders punten en wat elke tegel zou opleveren.
position-where = Bij het terugkijken kun je links naar stellingen kopiëren. De opdrachtregel en programma’s lezen en schrijven dezelfde tekst.
position-field = Tekst van de stelling
position-show = Tonen
position-example = Voorbeeld invullen
position-copy-link = Link kopiëren
position-copy-text = Tekst kopiëren
position-another = Een andere stelling
position-moves = Meteen de meeste punten
position-moves-what = Het beste vak voor elke bereikbare tegel, op volgorde van de punten die hij meteen oplevert. Tik een zet aan om hem op de borden te zien.
position-to-move = { $name } is aan zet, beurt { $turn } van { $turns }. { $first } begon deze ronde.
position-to-deal = Ronde { $round } wordt zo klaargelegd. { $name } begint.
about-lead = Een gratis digitale versie van het bordspel Quadropolis, gemaakt door mensen die het graag spelen.
about-game = Het bordspel
about-author = Een spel van
about-illustrator = Illustraties
about-designer = Grafisch ontwerp
about-developer = Ontwikkeling
about-publisher = Uitgegeven door
about-project = Dit project
about-unofficial = Het is niet officieel en staat los van alle hierboven genoemden. Alle teksten en tekeningen zijn van ons. Vind je het spel leuk, koop dan de echte doos.
about-marks = Wat we van de tegels weten, en wat we hebben moeten afleiden

## Games on this device

device-mark = op dit apparaat
device-instead = De server is niet bereikbaar, dus deze partij wordt op dit apparaat gespeeld.
device-not-kept = Deze browser bewaart niets: de partij is weg zodra de pagina wordt gesloten.
device-damaged = { $count ->
    [one] Een partij op dit apparaat kon niet worden gelezen. Die is opzijgelegd.
   *[other] { $count } partijen op dit apparaat konden niet worden gelezen. Ze zijn opzijgelegd.
}
device-hand-over = Naar de server sturen
device-handed = De server heeft de partij nu ook.
device-handed-mark = ook op de server
