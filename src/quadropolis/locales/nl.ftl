### Quadropolis in Dutch (Nederlands). Keys are grouped by where they are shown.

## The page itself

page-title = Quadropolis
page-title-of = { $screen } · Quadropolis
page-not-loaded = Dit deel is niet geladen
page-not-loaded-why = De verbinding viel weg, of de server is intussen bijgewerkt. Je spel is bewaard.
page-reload = Pagina opnieuw laden
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
title-rules = Spelregels
title-pad = Scoreblok
title-learn = Leer het spel

settings-title = Instellingen
settings-theme = Uiterlijk
settings-theme-system = Zoals mijn apparaat
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-playing = Spelen
settings-confirm-automatic = Spelen zonder bevestigen
settings-confirm-automatic-hint = Je zet is gedaan zodra je de laatste tik geeft. Terugnemen kan nog, als de tafel dat toestaat.
settings-sounds = Geluiden
settings-sounds-hint = Een zacht tikje als er een tegel wordt gelegd of als je aan de beurt bent.
settings-notifications = Meldingen
settings-notifications-hint = Je browser geeft een seintje als je aan de beurt bent en deze pagina op de achtergrond staat.
settings-notifications-refused = Je browser staat geen meldingen van deze pagina toe. Dat kun je bij de instellingen van je browser aanpassen.
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

## Words of the game

kind-tower = Flatgebouw
kind-shop = Winkel
kind-public_service = Openbaar Gebouw
kind-park = Park
kind-playground = Speeltuin
kind-factory = Fabriek
kind-harbor = Haven
kind-office = Kantoorgebouw
kind-monument = Monument
# What somebody built or took, as the object of a sentence.
a-kind-tower = een flatgebouw
a-kind-shop = een winkel
a-kind-public_service = een openbaar gebouw
a-kind-park = een park
a-kind-playground = een speeltuin
a-kind-factory = een fabriek
a-kind-harbor = een haven
a-kind-office = een kantoorgebouw
a-kind-monument = een monument
category-tower = Flatgebouwen
category-shop = Winkels
category-public_service = Openbare Gebouwen
category-park = Parken
category-factory = Fabrieken
category-harbor = Havens
category-office = Kantoorgebouwen
category-monument = Monumenten
category-idle_inhabitants = Werkloze inwoners
category-pollution = Vervuiling
mode-classic = Klassiek
mode-expert = Expert

## Home

home-title = Bouw een stad waar je wilt wonen
home-lead = Stuur je architecten op pad, pak de beste tegels en bouw mooier dan je rivalen. Een spel voor twee tot vier spelers, in ongeveer een half uur.
home-play = Nu spelen
home-friends = Met vrienden spelen
home-learn = Leer het in vijf minuten
home-no-account = Geen account, niets installeren: met ‘Nu spelen’ zit je meteen aan tafel met twee vriendelijke bots.
home-welcome = Welkom terug, { $name }.
home-my-games = Je partijen
home-all-games = { $count ->
    [one] Alle partijen (1)
   *[other] Alle partijen ({ $count })
}
home-ways = Zo kun je spelen
home-bots = Tegen bots
home-bots-what = Vijf niveaus, van beginner tot bijna onverslaanbaar.
home-hotseat = Rond één apparaat
home-hotseat-what = Met twee tot vier: geef een telefoon door of deel een scherm.
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
home-to-learn-what = Een eerste ronde met uitleg
home-to-rules = Spelregels
home-to-rules-what = Alles, met plaatjes en zoekfunctie
home-to-pad = Scoreblok
home-to-pad-what = Tel de steden van een spel op je eigen tafel
home-to-games = Mijn partijen
home-to-games-what = Uitslagen, terugkijken, verslagen
home-unofficial = Een onofficieel project van fans, los van de auteur en de uitgever van het bordspel. Alle tekeningen en teksten zijn van onszelf. Vind je het leuk? Koop dan de echte doos.
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
no-table-other = Deze tafel kan niet worden getoond
no-table-again = Opnieuw proberen
no-table-watch = Toekijken
no-table-new = Zelf een tafel openen

## My games

games-title = Mijn partijen
games-lead = Alles wat je speelt en al gespeeld hebt.
games-running = Bezig
games-over = Afgelopen
games-none = Je hebt nog niet gespeeld. Hoog tijd!
games-nobody = We kennen je nog niet. Je partijen verschijnen hier zodra je er een speelt.
games-your-turn = Jouw beurt
games-won = Gewonnen!
games-winner = winnaar
games-status-open = Wacht op spelers
games-status-playing = Anderen zijn aan zet
games-status-allocating = Eindtelling
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
games-import-what = Het verslag van een afgelopen partij, van hier of van de opdrachtregel: het wordt nagekeken en in je lijst bewaard, en je kunt de partij terugkijken.
games-import-choose = Kies een verslag
games-imported = De partij is nagekeken en bewaard.

## A new table and its seats

bot-beginner = Beginnersbot
bot-casual = Speelse bot
bot-skilled = Ervaren bot
bot-strong = Sterke bot
bot-top = Topbot
bot-random = Willekeurige bot
bot-greedy = Gulzige bot
bot-uct = UCT-bot
bot-other = Bot { $name }
level-beginner = Beginner
level-beginner-what = Houdt van grote gebouwen en vergeet wat ze nodig hebben.
level-casual = Speels
level-casual-what = Telt goed, maar leeft van zet tot zet.
level-skilled = Ervaren
level-skilled-what = Plant een goede stad, met oog voor de rondes die nog komen.
level-strong = Sterk
level-strong-what = Denkt de ronde door en blokkeert waar het pijn doet.
level-top = Top
level-top-what = Neemt de tijd en geeft niets weg.

new-mode = Variant
new-mode-classic-what = Klassiek: vier rondes en een stad met vier districten. Hiermee begin je het best.
new-mode-expert-what = Expert: vijf rondes, een grotere stad, kantoorgebouwen en monumenten, en architecten die iedereen deelt.
new-players = Spelers
new-playgrounds = Speeltuinen
new-playgrounds-hint = Een klein extraatje: sommige parken worden speeltuinen.
new-bot = Bot { $number }
new-player = Speler { $number }
new-names = Wie spelen er?
new-name-of = Naam van speler { $number }
new-start-now = Begin het spel
new-create = Open de tafel
new-door = Wie mag meedoen?
new-door-link = Wie de link heeft
new-door-public = Iedereen
new-more = Klok, eindtelling, terugnemen
new-clock = Tijd voor een zet
new-clock-none = Geen klok
new-clock-move-60 = 1 minuut per zet
new-clock-move-180 = 3 minuten per zet
new-clock-days-1 = 1 dag per zet
new-clock-days-3 = 3 dagen per zet
new-clock-days-7 = 7 dagen per zet
new-allocation = Inwoners en energie aan het eind
new-allocation-automatic = Automatisch
new-allocation-manual = Met de hand
new-allocation-automatic-what = De pagina vindt voor iedereen de beste verdeling.
new-allocation-manual-what = Iedereen zet zelf inwoners en energie op de gebouwen van zijn stad en bevestigt dat.
new-undo = Zetten terugnemen
new-undo-bots = Altijd, zolang alleen bots hebben gespeeld
new-undo-own = Tot de volgende speler een zet doet
new-undo-off = Alleen als de anderen het goedvinden

seats-title = Tafel van { $name }
seats-title-mine = Jouw tafel
seats-lead = { $free ->
    [0] Iedereen is er.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
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
seats-manual = Eindtelling met de hand
seats-undo-own = Terugnemen tot de volgende zet
seats-undo-off = Terugnemen alleen in overleg
seats-seats = Plaatsen
seats-seat = Plaats { $number }
seats-free = Vrije plaats
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
seats-bot-choose = Zet hier een bot…
seats-start = Begin het spel
seats-start-wait = Het spel kan beginnen als alle plaatsen bezet zijn.
seats-start-host = { $name } start het spel als iedereen er is.
seats-invite = Vrienden uitnodigen
seats-invite-how = Stuur deze link, of laat ze een camera op de code richten.
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

## The table during a game

# What lies on the site. $kind is the name of a kind of building; [0] says nothing.
site-tile =
    { $kind }{ $inhabitants ->
        [0] {""}
        [one] , 1 inwoner
       *[other] , { $inhabitants } inwoners
    }{ $energy ->
        [0] {""}
       *[other] , { $energy } energie
    }{ $points ->
        [0] {""}
        [one] , 1 punt
       *[other] , { $points } punten
    }{ $mayor ->
        [yes] , de burgemeester
       *[no] {""}
    }
site-square = { $square }: { $tile }
site-square-empty = { $square }: leeg
site-square-down = { $square }: gedekt, uit het spel
site-square-urbanist = { $square }. Hier staat de bouwmeester.
site-spot = Plek { $spot }
site-spot-free = Plek { $spot }, vrij
site-spot-taken = Plek { $spot } is bezet door architect { $architect } van { $name }.
site-row-urbanist = De bouwmeester blokkeert nu rij { $row }.
site-column-urbanist = De bouwmeester blokkeert nu kolom { $column }.
site-note = { $place }. { $note }
city-square-empty = { $square }: niets gebouwd
city-square =
    { $square }: { $kind }{ $floors ->
        [one] {""}
       *[other] , { $floors } etages
    }{ $inhabitants ->
        [0] {""}
        [one] , 1 inwoner erop
       *[other] , { $inhabitants } inwoners erop
    }{ $energy ->
        [0] {""}
       *[other] , { $energy } energie erop
    }{ $activated ->
        [yes] {""}
       *[no] , niet geactiveerd
    }
city-square-numbers = { $square }. Nummer { $number }, district { $district }
city-square-note = { $square }. { $note }
city-floor = { $floor ->
        [1] 1e etage
        [2] 2e etage
        [3] 3e etage
       *[other] { $floor }e etage
    }
city-idle = { $count ->
        [one] 1 werkloze inwoner buiten de stad: 1 punt minder
       *[other] { $count } werkloze inwoners buiten de stad: { $count } punten minder
    }
city-pollution = { $count ->
        [one] 1 energie-eenheid die niemand nodig heeft: 1 punt minder
       *[other] { $count } energie-eenheden die niemand nodig heeft: { $count } punten minder
    }
table-player = Speler { $number }
table-heading = Een partij Quadropolis, { $mode }
table-title = Quadropolis
table-title-turn = ● Jouw beurt – Quadropolis
table-notification = Jij bent aan de beurt in Quadropolis.
table-loading = Tafel zoeken…
table-no-game = Aan deze tafel is niets gespeeld.
table-home = Naar de startpagina
table-line-lost = De verbinding is weg. We blijven het proberen; je spel is bewaard.
table-menu = Verloop en meer
table-rules = Spelregels
table-round-turn = Ronde { $round }, beurt { $turn }
# A player's chip in the bar at the top.
table-chip = { $name }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $current ->
        [yes] , aan zet
       *[no] {""}
    }{ $mayor ->
        [yes] , heeft de burgemeester
       *[no] {""}
    }{ $away ->
        [yes] , niet verbonden
       *[no] {""}
    }. Open de stad en het scoreblad.
table-player-title = { $name }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
table-city-of = Stad van { $name }
table-my-city = Jouw stad
table-open-city = Open de stad van { $name }
table-sheet-of = Punten van { $name } op dit moment
table-now = Nu is { $name } aan de beurt
site-title = Bouwwerf
city-inhabitants = { $count ->
        [one] 1 inwoner
       *[other] { $count } inwoners
    }
city-energy = { $count ->
        [one] 1 energie
       *[other] { $count } energie
    }
table-architects = Jouw architecten
table-architects-common = Gedeelde architecten
table-architect = Architect { $number }{ $left ->
        [yes] {""}
       *[no] , al bij de bouwwerf
    }
table-architect-count = Architect { $number }, nog { $count }
table-architect-used = Je architect { $architect } ligt al bij de bouwwerf.
table-architect-gone = Er is deze ronde geen architect { $architect } meer over.
table-architect-none = { $mode } heeft geen architect { $architect }.
table-takes = Architect { $architect } pakt: { $tile }
table-takes-nothing = Architect { $architect } vindt hier niets om te pakken.
table-brings = Punten hier: { $points }
table-brings-floor = Punten hier als etage { $floor }: { $points }
table-ask-start = Jouw beurt: tegel, architect of plek?
table-ask-start-of = { $name }: tegel, architect of plek?
table-ask-way-tile = { $kind }: met welke architect?
table-ask-way-empty = Welke architect gaat daarheen?
table-ask-way-architect = Waar gaat architect { $architect } heen?
table-ask-way-spot = Welke architect gaat hierheen?
table-ask-place = { $kind }: op welk vak?
table-move-place = { $kind } op { $square }
table-move-discard = { $kind }, afgelegd
table-move-nothing = Architect { $architect } op { $spot }: niets te pakken
table-no-change = Je punten blijven gelijk
table-back = Een stap terug
table-discard = Afleggen
table-build = Bouwen
table-confirm = Bevestigen
table-sending = Verzenden…
table-since = Sinds je laatste zet:
table-last = De laatste zetten:
table-hint-tile = Geen van je architecten kan nu bij deze tegel.
table-hint-place-classic = Architect { $architect } bouwt in rij { $architect } of kolom { $architect }{ $architect ->
        [1] .
       *[other] , of bouwt etage { $architect }.
    }
table-hint-place-expert = Architect { $architect } bouwt in district { $architect } of op vakken met een { $architect }{ $architect ->
        [1] .
       *[other] , of bouwt etage { $architect }.
    }
table-preparing = Jouw beurt…
table-thinks = { $name } denkt na…
table-bot-thinks = { $name } denkt na…
table-over = Het spel is afgelopen.
table-scoring = Terug naar de telling
table-undo = Terugnemen
table-undo-ask = Terugnemen vragen
table-undo-waits = { $name } wil een zet terugnemen en wacht op de anderen.
table-undo-waiting = Je hebt gevraagd een zet terug te nemen. De anderen moeten dat goedvinden.
table-undo-asked = { $name } wil graag { $moves ->
        [one] de laatste zet
       *[other] de laatste { $moves } zetten
    } terugnemen.
table-undo-agree = Akkoord
table-undo-decline = Liever niet
table-undo-forget = Laat maar
table-replaced = Een bot speelt in jouw plaats.
table-come-back = Ik ben terug
table-sleeper = { $name } heeft al een tijd geen zet gedaan.
table-give = Laat een bot spelen
table-resign = Opgeven
table-resign-sure = Een bot speelt dan voorgoed verder in jouw plaats. Opgeven?
table-end = Spel stoppen
table-end-sure = Het spel stopt hier, zonder winnaar. Stoppen?
table-play-on = Doorspelen
table-type = Typ een zet
table-type-enter = Invoeren
table-typed-unreadable = Een zet ziet eruit als 3W4:b2: architect 3, links van rij 4, tegel naar b2; met :- leg je de tegel af.
table-typed-place = Deze tegel kan niet naar { $square }.
table-typed-nothing = Er is geen tegel om af te leggen.
table-clock-days = { $days } d { $hours } u
table-heard-turn = Jij bent aan de beurt. Je hebt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.

## The log

log-title = Wat er gebeurde
log-round-begins = Een nieuwe ronde begint.
log-somebody = Iemand
log-placed = { $name } bouwde { $kind } op { $square }{ $floor ->
        [1] {""}
       *[other] , etage { $floor },
    } met architect { $architect }{ $mayor ->
        [yes] {" "}en kreeg de burgemeester
       *[no] {""}
    }.
log-discarded = { $name } pakte { $kind } met architect { $architect } en legde die tegel af.
log-nothing = { $name } legde architect { $architect } op { $spot } en vond niets om te pakken.
log-dealt = Ronde { $round }
log-created = Een tafel voor { $mode } werd klaargezet.
log-sat = { $name } ging zitten.
log-left = { $name } verliet de tafel.
log-bot-sat = { $bot } ging zitten.
log-started = Het spel begon.
log-undone = { $name } nam { $moves ->
        [one] een zet
       *[other] { $moves } zetten
    } terug.
log-undo-asked = { $name } vroeg om { $moves ->
        [one] een zet
       *[other] { $moves } zetten
    } terug te nemen.
log-undo-answered = { $name } { $agrees ->
        [yes] vond het goed.
       *[no] vond het niet goed.
    }
log-resigned = { $name } gaf op. { $bot } speelt verder.
log-given = { $bot } speelt voorlopig voor { $name }.
log-returned = { $name } is terug.
log-confirmed = { $name } heeft inwoners en energie verdeeld.
log-finished = { $count ->
        [one] { $winners } won met { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
       *[other] { $winners } delen de overwinning met elk { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
log-ended = Het spel werd vroegtijdig gestopt.
log-rematched = Er staat een nieuwe tafel klaar voor nog een partij.

## The end of a game

end-total = Totaal
end-pad = Scoreblok: de punten van iedereen per categorie
end-inhabitants-on-buildings = Inwoners op gebouwen
end-empty-squares = Lege vakken
end-winner-mark = Winnaar
end-winner =
    { $count ->
        [one] { $names } wint met { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
       *[other] { $names } winnen samen, met elk { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
end-tie-inhabitants = { $names } hebben evenveel punten, dus beslissen de inwoners op gebouwen: { $winner } heeft er { $count }, tegen { $other }.
end-tie-empty_squares = { $names } hebben evenveel punten en inwoners, dus beslissen de lege vakken: { $winner } heeft er { $count }, tegen { $other }.
end-shared = Punten, inwoners op gebouwen en lege vakken zijn allemaal gelijk: { $names } delen de overwinning.

# Where points come from, one line of a score sheet each. $where is a square like b2.
end-line-tower =
    { $floors ->
        [one] { $where }: één etage
       *[other] { $where }: { $floors } etages
    }
end-line-shop =
    { $customers ->
        [0] { $where }: geen klanten
        [one] { $where }: één klant
       *[other] { $where }: { $customers } klanten
    }
end-line-public_service =
    { $districts ->
        [one] In één district
       *[other] In { $districts } districten
    }
end-line-park =
    { $towers ->
        [0] { $where }: geen flat of kantoor ernaast
        [one] { $where }: één flat of kantoor ernaast
       *[other] { $where }: { $towers } flats of kantoren ernaast
    }
end-line-factory-neighbor =
    { $kind ->
        [shop] { $count ->
            [one] { $where }: een winkel ernaast
           *[other] { $where }: { $count } winkels ernaast
        }
        [harbor] { $count ->
            [one] { $where }: een haven ernaast
           *[other] { $where }: { $count } havens ernaast
        }
       *[office] { $count ->
            [one] { $where }: een kantoorgebouw ernaast
           *[other] { $where }: { $count } kantoorgebouwen ernaast
        }
    }
end-line-harbor-across = { $count } in een rij
end-line-harbor-down = { $count } in een kolom
end-line-printed = { $where }: gedrukt op de tegel
end-line-office =
    { $group ->
        [one] { $floors ->
            [one] { $where }: één etage, alleenstaand
           *[other] { $where }: { $floors } etages, alleenstaand
        }
       *[other] { $floors ->
            [one] { $where }: één etage in een groep van { $group }
           *[other] { $where }: { $floors } etages in een groep van { $group }
        }
    }
end-line-monument-neighbor =
    { $kind ->
        [factory] { $count ->
            [one] { $where }: een fabriek ernaast
           *[other] { $where }: { $count } fabrieken ernaast
        }
        [harbor] { $count ->
            [one] { $where }: een haven ernaast
           *[other] { $where }: { $count } havens ernaast
        }
        [public_service] { $count ->
            [one] { $where }: een openbaar gebouw ernaast
           *[other] { $where }: { $count } openbare gebouwen ernaast
        }
        [shop] { $count ->
            [one] { $where }: een winkel ernaast
           *[other] { $where }: { $count } winkels ernaast
        }
        [playground] { $count ->
            [one] { $where }: een speeltuin ernaast
           *[other] { $where }: { $count } speeltuinen ernaast
        }
       *[park] { $count ->
            [one] { $where }: een park ernaast
           *[other] { $where }: { $count } parken ernaast
        }
    }
end-line-idle_inhabitants =
    { $count ->
        [one] Eén zonder werk
       *[other] { $count } zonder werk
    }
end-line-pollution =
    { $count ->
        [one] Eén energie-eenheid over
       *[other] { $count } energie-eenheden over
    }

end-player = Speler { $number }
end-player-numbered = { $name } { $number }
end-scoring = De eindtelling
end-city-of = Stad van { $name }
end-sheet-of = Punten van { $name }, regel voor regel
end-open-city = Bekijk de stad
end-you-won = Je hebt gewonnen!
end-won =
    { $count ->
        [one] { $names } heeft gewonnen!
       *[other] { $names } hebben gewonnen!
    }
end-ahead =
    { $count ->
        [one] Eén punt voor op { $name }.
       *[other] { $count } punten voor op { $name }.
    }

# Telling the scoring category by category. $points is the table printed on the mat, like 1 / 3 / 6 / 10.
end-how-tower = Naar het aantal etages: { $points }.
end-how-shop = Naar het aantal klanten: { $points }.
end-how-public_service = Naar het aantal districten met zo’n gebouw: { $points }. Gedrukte punten komen erbij.
end-how-park =
    { $mode ->
        [expert] Naar de flat- en kantoorgebouwen ernaast: { $points }.
       *[classic] Naar de flatgebouwen ernaast: { $points }.
    }
end-how-factory =
    { $mode ->
        [expert] 2 voor elke winkel ernaast, 3 voor elke haven, 4 voor elk kantoorgebouw.
       *[classic] 2 voor elke winkel ernaast, 3 voor elke haven.
    }
end-how-harbor = De langste rij en de langste kolom, vanaf twee: { $points }. Gedrukte punten komen erbij.
end-how-office = Naar het aantal etages, en meer naarmate de groep groter is.
end-how-monument = Parken, winkels en openbare gebouwen ernaast leveren punten op, fabrieken en havens kosten punten.
end-how-idle_inhabitants = Iedereen zonder gebouw kost een punt.
end-how-pollution = Elke energie-eenheid die over is, kost een punt.
end-telling-of = { $category }:
end-telling-points =
    { $points ->
        [one] { $name } { $points } punt.
       *[other] { $name } { $points } punten.
    }
end-story = De telling
end-story-back = Een categorie terug
end-story-next = Volgende
end-story-play = Automatisch afspelen
end-story-pause = Pauze
end-story-skip = Uitslag

end-rematch = Nog een keer spelen
end-join-rematch = Naar de revanche
end-new-game = Begin een spel
end-look = Het bord
end-replay = Terugkijken
end-record = Opslaan
end-share = Delen
end-share-title = Een partij Quadropolis
end-share-copied = De link is gekopieerd.

end-early = Dit spel stopte vroegtijdig
end-early-resigned =
    { $known ->
        [yes] { $name } gaf op, en er was niemand meer om verder te spelen.
       *[no] De laatste speler gaf op, dus er was niemand meer om verder te spelen.
    }
end-early-given_up =
    { $known ->
        [yes] { $name } stopte het spel voordat de laatste ronde voorbij was.
       *[no] Iemand stopte het spel voordat de laatste ronde voorbij was.
    }
end-early-tidied = Er kwam lange tijd niemand terug naar deze tafel, dus is hij gesloten.
end-early-stood = Niemand heeft gewonnen. Zo stonden de steden ervoor:

# Laying out inhabitants and energy by hand.
end-lay-title = Jouw eindverdeling
end-lay-title-of = Eindverdeling van { $name }
end-lay-how = Bepaal wie waar werkt. Tik op een gebouw om het te geven wat het nodig heeft, of om dat terug te nemen.
end-lay-whose = Welke stad?
end-lay-touch = Tik op een gebouw van je stad.
end-lay-left = { $left } van { $all } over
end-lay-inhabitants = Inwoners over: { $left } van { $all }
end-lay-energy = Energie over: { $left } van { $all }
end-lay-building = { $kind } op { $where }
end-lay-cost =
    { $inhabitants ->
        [0] Heeft 1 energie nodig.
       *[other] { $energy ->
            [0] Heeft 1 inwoner nodig.
           *[other] Heeft 1 inwoner en 1 energie nodig.
        }
    }
end-lay-park = Altijd actief. Kan één energie-eenheid opnemen.
end-lay-on = Activeren
end-lay-off = Uitzetten
end-lay-park-put = Leg hier energie
end-lay-park-take = Neem terug
end-lay-customers = { $count } van { $most } klanten
end-lay-customers-more = Eén klant meer
end-lay-customers-less = Eén klant minder
end-lay-behind =
    { $points ->
        [one] punt
       *[other] punten
    }{ $count ->
        [0] , beter kan niet
        [one] , één onder het maximum
       *[other] , { $count } onder het maximum
    }
end-lay-best = Beste keuze
end-lay-clear = Alles terug
end-lay-confirm = Bevestigen
end-lay-nothing-there = Op { $where } is niets gebouwd.
end-lay-needs-nothing =
    { $kind ->
        [monument] Het monument op { $where } heeft niets nodig: het is altijd actief.
       *[playground] De speeltuin op { $where } heeft niets nodig, en neemt geen energie op.
    }
end-lay-no-inhabitants = Er is geen inwoner meer over. Haal er eerst een van een ander gebouw.
end-lay-no-energy = Er is geen energie meer over. Haal die eerst van een ander gebouw.
end-lay-no-shop = Alleen winkels hebben klanten.
end-lay-shop-dark = Activeer eerst de winkel: klanten komen alleen in open winkels.
end-lay-shop-full = De winkel is vol: er passen hoogstens { $count } klanten in.
end-lay-shop-empty = Er is geen klant om terug te nemen.
end-lay-waiting = Je stad is klaar
end-lay-waiting-why = De punten worden geteld zodra iedereen heeft bevestigd.
end-lay-watching = De laatste beslissingen
end-lay-watching-why = De spelers zetten inwoners en energie op hun gebouwen.
end-lay-who = Wie heeft bevestigd
end-lay-done = { $name } is klaar
end-lay-thinking = { $name } denkt nog na

## Replay

replay-title = Terugkijken
replay-round = Ronde { $round } van { $rounds }
replay-start = Vóór de eerste ronde
replay-over = Het einde
replay-first = Naar het begin
replay-back = Een zet terug
replay-next = Een zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-position = Stelling { $ply } van { $last }
replay-slider = Zet
replay-copy = Link naar deze stelling
replay-record = Opslaan
replay-table = Naar de tafel
replay-site = De bouwwerf
replay-architects-left = Architecten over
replay-architects-common = Gedeelde architecten
replay-to-move = aan zet
replay-mayor = heeft de burgemeester
replay-loading = Even opzoeken…
replay-unknown = Deze partij bestaat niet
replay-unknown-why = Misschien is de link niet compleet, of is de partij gewist. Vraag het aan wie hem stuurde, of bekijk je eigen partijen.
replay-not-started = Dit spel is nog niet begonnen
replay-not-started-why = Er is nog niets om terug te kijken.
replay-failed = De partij kon niet worden geladen
replay-home = Naar de startpagina
replay-games = Mijn partijen
replay-again = Opnieuw proberen
replay-inhabitants = inwoners
replay-energy = energie-eenheden
replay-open-city = Stad en punten van { $name }
replay-rounds = Rondes
replay-to-round = Naar ronde { $round }

## Rules

rules-title = Spelregels
rules-lead = Het hele spel in onze eigen woorden: beide varianten, elk gebouw, elke puntentabel.
rules-contents = Inhoud
rules-search = Zoek in de regels
rules-search-found = { $count ->
    [0] Niets gevonden. Probeer een korter woord.
    [one] Gevonden in { $count } deel.
   *[other] Gevonden in { $count } delen.
  }
rules-print = Afdrukken
rules-without-script = Eenvoudige versie zonder scripts
rules-with-pictures = Versie met plaatjes
rules-link-here = Link naar dit deel: { $title }
rules-see-helper = Alle tabellen op één pagina
rules-ruling = Onze uitleg
rules-example = Voorbeeld
rules-example-name = Anna
rules-unofficial = Een onofficieel project van fans. Woorden en tekeningen zijn van onszelf; het boekje in je doos heeft het laatste woord.

rules-group-playing = Spelen
rules-group-scoring = Punten tellen
rules-group-more = Meer

rules-goal = Het spel in een minuut
rules-goal-build = Twee tot vier spelers bouwen elk een stad. In het midden ligt de bouwwerf: vijf rijen van vijf vakken, vol gebouwentegels.
rules-goal-architect = In je beurt leg je een van je architecten aan de rand van de bouwwerf. Zijn nummer zegt hoe ver hij reikt, en de tegel die hij bereikt is van jou. Hetzelfde nummer zegt ook waar de tegel in je stad mag liggen.
rules-goal-urbanist = De bouwmeester volgt: hij stapt naar het vak dat je bereikte en blokkeert die rij en die kolom voor de volgende speler.
rules-goal-resources = Gebouwen leveren inwoners en energie op, en de meeste hebben inwoners of energie nodig om mee te tellen. Mensen zonder werk en energie zonder nut kosten punten. Wie aan het eind de meeste punten heeft, wint.

rules-table = Wat er op tafel ligt
rules-table-site = Een bouwwerf met 5 × 5 vakken en 20 plekken eromheen, vijf aan elke kant.
rules-table-city = Een spelbord voor elke speler: 4 × 4 vakken in Klassiek, 5 kolommen en 4 rijen in Expert.
rules-table-architects = Architecten: in Klassiek heeft iedereen een eigen 1, 2, 3 en 4. In Expert liggen alle architecten in een gezamenlijke voorraad.
rules-table-urbanist = De bouwmeester, die over de bouwwerf loopt en in de weg staat.
rules-table-mayor = De burgemeester, voor wie de volgende ronde mag beginnen.
rules-table-tiles = 142 gebouwentegels, elk voor één ronde, en 5 speeltuinen als extraatje.
rules-table-supply = Inwoners en energie-eenheden.
rules-table-supply-ruling = Inwoners en energie-eenheden raken nooit op. (In de doos zitten er 65 en 50.)

rules-round = Een ronde
rules-round-length = Klassiek heeft vier rondes, Expert vijf. In elke ronde heeft iedereen vier beurten.
rules-round-deal = De 25 tegels van de ronde worden geschud en op de bouwwerf gelegd. Tegels met een teken voor meer spelers liggen gedekt: met 4 spelers liggen er 25 tegels open, met 3 spelers 20, met 2 spelers 16.
rules-round-face-down-ruling = Een gedekte tegel doet niet mee en zijn vak telt als leeg: een architect mag het bereiken maar pakt niets, en de bouwmeester gaat er wel heen.
rules-round-order = Wie de burgemeester heeft, begint; daarna gaat het met de klok mee. Deze volgorde geldt de hele ronde, ook als de burgemeester intussen van eigenaar wisselt. In de eerste ronde wordt de startspeler geloot.
rules-round-end = Na vier beurten per speler wordt de rest van de bouwwerf opgeruimd, komen de architecten thuis en verlaat de bouwmeester de bouwwerf tot iemand een zet heeft gedaan.

rules-turn = Een beurt, stap voor stap
rules-turn-take = Pak een tegel. Leg een architect op een vrije plek. Architect 1 pakt de tegel op het eerste vak vóór zich, architect 2 die op het tweede, enzovoort. Je moet een architect spelen, ook als het vak dat hij bereikt leeg is.
rules-turn-urbanist = De bouwmeester gaat naar dat vak, ook als er niets te pakken was.
rules-turn-place = Leg de tegel in je stad waar het nummer van de architect dat toelaat, of leg hem af.
rules-turn-receive = Je krijgt wat de geplaatste tegel toont: inwoners, energie, of de burgemeester, die je startspeler van de volgende ronde maakt. Punten die op een tegel staan tellen aan het eind, en alleen als dat gebouw is geactiveerd.
rules-turn-reach = Architect { $architect } ligt links van rij 4. Hij pakt de tegel op het derde vak, geteld vanaf zijn kant.
rules-turn-blocked = Nu staat de bouwmeester daar. De volgende speler mag geen van beide uiteinden van zijn rij en van zijn kolom gebruiken, en ook geen plek waar al een architect ligt.
rules-turn-discard-ruling = Een tegel afleggen mag altijd. Hij levert dan niets op, ook de burgemeester niet.
rules-turn-never-stuck = Je kunt nooit vastzitten: vóór de laatste beurt van een ronde zijn hoogstens 15 van de 20 plekken bezet, en de bouwmeester blokkeert er hoogstens nog drie.

rules-place = Waar een tegel mag liggen
rules-place-classic = In Klassiek bouwt architect 2 in rij 2 of in kolom 2 van je stad, architect 3 in rij 3 of kolom 3, enzovoort. Het vak moet leeg zijn.
rules-place-classic-shown = Met architect { $architect } mag deze tegel op elk van de gemarkeerde vakken.
rules-place-expert = In Expert heeft elk vak een nummer en hoort het bij een district. Architect 4 bouwt op een leeg vak met nummer 4, of op een leeg vak van district 4.
rules-place-expert-shown = Met architect { $architect } mag deze tegel op elk van de gemarkeerde vakken.
rules-place-neighbors = Aangrenzende vakken delen een zijde. Vakken die elkaar alleen bij een hoek raken, grenzen niet aan elkaar.

rules-stack = De hoogte in
rules-stack-what = Een flatgebouw mag ook de volgende etage van een flatgebouw in je stad worden; in Expert mag een kantoorgebouw de volgende etage van een kantoorgebouw worden. De andere soorten hebben altijd een leeg vak nodig.
rules-stack-where = De etage mag erbij als het gebouw staat waar de architect mag bouwen, of als de nieuwe etage het nummer van de architect heeft: architect 3 mag overal een derde etage bouwen.
rules-stack-high = Een gebouw heeft hoogstens vier etages, in Expert hoogstens vijf. Hoe hoog het ook is, het is één gebouw: er wordt één keer voor betaald en het telt als één buur.
rules-stack-shown = Architect { $architect } pakt een flatgebouw. Behalve in rij 3 en kolom 3 mag het op de twee etages in de hoek, want het zou de derde zijn.
rules-stack-ruling = Plaats of etagenummer: één van de twee is genoeg. Het Nederlandse boekje en één zin van het Russische zijn hier strenger; we volgen het Engelse, het Franse en het Portugese.

rules-supply = Inwoners en energie
rules-supply-get = Wat een tegel oplevert, gaat naar je stad zodra de tegel is geplaatst. Je mag inwoners en energie altijd tussen je gebouwen verplaatsen, dus vooruit plannen hoeft niet: alleen waar ze helemaal aan het eind staan, telt.
rules-supply-activate = Een gebouw dat heeft wat het nodig heeft, is geactiveerd. Alle andere worden vóór het tellen weggehaald: ze leveren geen punten op en zijn niemands buur.
rules-supply-exact = Een gebouw heeft precies wat het nodig heeft of helemaal niets. Twee uitzonderingen: een geactiveerde winkel ontvangt ook klanten, en op een park mag één energie-eenheid liggen.
rules-supply-choice = Je mag een gebouw met opzet niets geven. Soms is dat meer waard.
rules-supply-always-ruling = Parken, speeltuinen en monumenten zijn altijd actief. Ze kunnen niet worden uitgezet of weggehaald, ook niet als een monument minder dan nul telt.
rules-supply-count-for-you = Je hoeft niet te puzzelen: aan het eind van een spel vindt dit programma voor jou de beste verdeling. Doe je het liever zelf, kies dat dan als je de tafel opent.

rules-tower = Flatgebouwen
rules-tower-how = Een flatgebouw levert punten op naar het aantal etages.
rules-shop = Winkels
rules-shop-how = Een winkel levert punten op naar het aantal klanten: inwoners die erop staan nadat de energie van de winkel is betaald. Er is plaats voor vier, in Expert voor vijf.
rules-public-service = Openbare gebouwen
rules-public-service-how = Tel de districten waarin je er minstens één hebt. Dat gebeurt één keer voor de hele stad. De punten die op elk geactiveerd openbaar gebouw staan, komen erbij.
rules-park = Parken
rules-park-how = Een park levert punten op naar het aantal flatgebouwen ernaast, in Expert naar het aantal flat- en kantoorgebouwen. Een hoog gebouw telt evenveel als een laag.
rules-park-energy = Elk park kan ook één energie-eenheid opnemen die over is.
rules-factory = Fabrieken
rules-factory-how = Een fabriek levert punten op naar wat ernaast staat.
rules-harbor = Havens
rules-harbor-how = Zoek je langste ononderbroken rij havens en je langste ononderbroken kolom havens. Beide tellen, elk één keer. De punten die op elke geactiveerde haven staan, komen erbij.
rules-office = Kantoorgebouwen (Expert)
rules-office-how = Kantoorgebouwen die elkaar raken, vormen een groep. Elk ervan levert punten op naar de grootte van zijn groep en naar zijn eigen etages.
rules-office-ruling = Een groep van meer dan vijf gebruikt de regel voor vijf.
rules-monument = Monumenten (Expert)
rules-monument-how = Een monument levert punten op naar wat ernaast staat, en niet alles is een mooi uitzicht.
rules-leftovers = Wat er over is
rules-leftovers-idle = Elke inwoner die geen gebouw activeert en ook geen klant is, kost één punt.
rules-leftovers-pollution = Elke energie-eenheid die niet wordt gebruikt, kost één punt. Elk park haalt er eerst één weg.
rules-city = Een hele stad
rules-city-how = Alles bij elkaar, zoals het scoreblok het zou tonen.

rules-example-tower = Drie etages en één etage, elk flatgebouw met zijn ene energie-eenheid: 6 + 1 = { $tower } punten.
rules-example-shop = Twee winkels en vijf inwoners. Eén winkel vullen is beter dan verdelen: 7 + 1 = { $shop } punten.
rules-example-public_service = Vier openbare gebouwen, maar twee ervan delen een district. Drie districten leveren 9 punten op, en de gedrukte 1 komt erbij: 9 + 1 = { $public_service } punten.
rules-example-park = Het park heeft drie flatgebouwen als buren: { $park } punten. Dat een ervan twee etages heeft, maakt hier niet uit.
rules-example-factory = Een winkel aan de ene kant en een haven aan de andere: 2 + 3 = { $factory } punten voor de fabriek.
rules-example-harbor = De langste rij heeft drie havens, de langste kolom twee, en op een ervan staat een 1: 7 + 3 + 1 = { $harbor } punten.
rules-example-office = Drie kantoorgebouwen die elkaar raken, met twee, twee en drie etages: 5 + 5 + 9 = { $office } punten.
rules-example-monument = Park en winkel leveren het monument 5 + 3 = { $monument } punten op. De fabriek eronder zou er vijf kosten, dus wordt er niemand heen gestuurd en verdwijnt die vóór het tellen. De inwoner gaat in plaats daarvan winkelen.
rules-example-leftovers = Drie energie-eenheden: één voor het flatgebouw, één voor het park, één te veel: { $pollution }. De twee inwoners hebben niets te doen: { $idle_inhabitants }.
rules-example-playground = Twee flatgebouwen naast de speeltuin: { $park } punten, net als bij een park. Maar een speeltuin neemt geen energie op, dus kost de derde eenheid een punt: { $pollution }.
rules-example-city = Deze stad is { $total } punten waard. Niemand is werkloos en niets vervuilt.

rules-winner = Wie er wint
rules-winner-points = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer inwoners op gebouwen heeft; daarna wie minder lege vakken heeft; anders delen de spelers de overwinning.
rules-winner-ruling = Inwoners op gebouwen zijn inwoners die een gebouw activeren of winkelen. Lege vakken worden geteld nadat de niet geactiveerde gebouwen zijn weggehaald.
rules-winner-best-ruling = Als het programma de beste verdeling zoekt, houdt het rekening met een gelijke stand: van twee verdelingen met evenveel punten kiest het de verdeling die bij gelijke stand beter is.

rules-expert = Wat Expert verandert
rules-expert-rounds = Vijf rondes van vier beurten in plaats van vier, en een stad van 5 kolommen en 4 rijen.
rules-expert-pool = De architecten worden gedeeld. Per speler ligt er één van elk nummer van 1 tot 5 in een gezamenlijke voorraad, en iedereen pakt daaruit. Elke ronde blijven er zoveel over als er spelers zijn; daarna is de voorraad weer compleet.
rules-expert-mat = Vijf districten: de vier hoeken en de middelste kolom. Elk vak draagt ook het nummer van een van de andere districten.
rules-expert-kinds = Twee soorten erbij: kantoorgebouwen, die je kunt stapelen, en monumenten.
rules-expert-higher = Alles kan tot vijf groeien: etages, klanten, districten met een openbaar gebouw, havens op een rij.
rules-expert-tiles = Sommige tegels zijn maar voor één variant, zodat elke ronde weer 25 tegels heeft. Met twee spelers komen er alleen monumenten in ronde 2 en 3, met drie spelers in ronde 2, 3 en 4.

rules-playgrounds = Speeltuinen
rules-playgrounds-what = Een klein extraatje voor beide varianten. Vijf parken worden vervangen door speeltuinen, één in elke ronde. In Klassiek zijn het er dus vier.
rules-playgrounds-how = Een speeltuin wordt geplaatst en telt als een park, maar levert één inwoner op en neemt geen energie op.

rules-rulings = Onze uitleg
rules-rulings-why = Gedrukte uitgaven laten sommige dingen open of spreken elkaar tegen. Dit hebben wij besloten; dezelfde opmerkingen staan waar ze van belang zijn.
rules-marks = Waar we niet zeker van zijn
rules-marks-reconstructed = De spelerstekens van { $count } tegels die alleen in Expert voorkomen, staan in geen lijst die we kennen. We hebben ze zo gereconstrueerd dat er 25, 20 en 16 tegels open liggen, zoals de regels vragen.
rules-marks-copies = Welke van meerdere gelijke tegels maar bij één variant horen, volgt uit de gepubliceerde aantallen, niet uit een lijst.
rules-marks-correct = Heb je het spel en zie je een verschil? Laat het ons weten: een verbetering is één regel in een tabel.

rules-tips = Tips voor een eerste spel
rules-tips-kinds = Alles bouwen lukt niet. Twee of drie soorten goed uitbouwen is beter dan van alles wat.
rules-tips-balance = Let op de balans: flatgebouwen brengen mensen en verbruiken energie, fabrieken brengen energie en geven mensen werk. Bouw er van elk één, en dan nog eens.
rules-tips-parks = Een park tussen flatgebouwen loont dubbel: door zijn buren en door de energie die het opneemt.
rules-tips-shops = Te veel mensen? Een winkel maakt van vier mensen zeven punten.
rules-tips-harbors = Begin vroeg met een reeks havens en houd beide uiteinden vrij.
rules-tips-services = Spreid openbare gebouwen: één in elk district. Een tweede op dezelfde plaats is bijna verspild.
rules-tips-architects = Bewaar een architect voor de hoek die je nog nodig hebt. Het nummer dat de tegel pakt, bepaalt ook waar hij komt te liggen.
rules-tips-urbanist = Kijk waar je de bouwmeester heen stuurt: de rij en de kolom die je blokkeert, zijn voor de volgende speler geblokkeerd, niet voor jou.
rules-tips-mayor = De burgemeester begint de volgende ronde en kiest uit de hele bouwwerf. Alleen daarom al kan een gewoon flatgebouw de moeite waard zijn.
rules-tips-discard = Een tegel die nergens goed past, mag je afleggen. Een leeg vak kost niets; een nutteloze inwoner wel.

rules-square-empty = leeg
rules-building-floors = { $floors ->
    [one] { $kind }, { $floors } etage
   *[other] { $kind }, { $floors } etages
  }
rules-inhabitants = { $count ->
    [one] { $count } inwoner
   *[other] { $count } inwoners
  }
rules-energy = { $count ->
    [one] { $count } energie-eenheid
   *[other] { $count } energie-eenheden
  }
rules-diagram-city = Stad van het voorbeeld
rules-diagram-site = Bouwwerf van het voorbeeld
rules-diagram-placing = Stad met de toegestane vakken
rules-diagram-reach = Architect { $architect } op plek { $spot } bereikt vak { $square }.
rules-diagram-blocked = De bouwmeester staat op { $square }. Geblokkeerde plekken: { $spots }.
rules-diagram-squares = Toegestane vakken: { $squares }.
rules-site-urbanist = de bouwmeester
rules-site-face-down = gedekt

## Score tables: in the rules and on the one-page helper

helper-title = Overzichtskaart
helper-more = Alle spelregels
helper-tips = Korte tips
helper-mode = Tabellen voor
helper-needs = Nodig: { $what }
helper-turn = Jouw beurt
helper-turn-take = Leg een architect neer en pak de tegel die hij bereikt.
helper-turn-place = Hetzelfde nummer zegt waar de tegel mag liggen. Of leg hem af.
helper-turn-blocked = Niet toegestaan: bezette plekken, en beide uiteinden van de rij en de kolom van de bouwmeester.
scores-floors = Etages
scores-customers = Klanten
scores-districts = Districten met zo’n gebouw
scores-towers-beside = Flatgebouwen ernaast
scores-towers-and-offices-beside = Flats en kantoren ernaast
scores-line = Langste rij, langste kolom
scores-points = Punten
scores-each-beside = Voor elk gebouw ernaast
scores-group-by-floors = Groep ↓ Etages →
scores-group-and-more = { $size } of meer
scores-expert-only = { $count } (Expert)
scores-building = Gebouw
scores-needs = Nodig
scores-needs-nothing = niets
scores-needs-energy = 1 energie
scores-needs-inhabitant = 1 inwoner
scores-needs-both = 1 inwoner en 1 energie
scores-needs-customers = 1 energie, dan klanten
scores-printed-added = Gedrukte punten komen erbij.
scores-idle = Elke werkloze inwoner
scores-pollution = Elke ongebruikte energie-eenheid (per park is er één gratis)
scores-tie = Evenveel punten: meer inwoners op gebouwen, dan minder lege vakken.

## Scoring pad

pad-title = Scoreblok
pad-lead = Voor het spel op je tafel: voer de steden in, en ieders beste score wordt precies berekend.
pad-summary =
    { $playgrounds ->
        [yes] { $mode }, { $count } spelers, met speeltuinen
       *[no] { $mode }, { $count } spelers
    }
pad-setup = Spelers en variant
pad-change = Wijzigen
pad-done = Klaar
pad-begin = Voer de steden in
pad-mode = Variant
pad-mode-hint = De varianten hebben verschillende borden: als je wisselt, beginnen de steden opnieuw.
pad-players = Spelers
pad-playgrounds = Met speeltuinen
pad-playgrounds-hint = De mini-uitbreiding die vijf parken vervangt.
pad-name-of = Naam van speler { $number }
pad-tabs = Steden en uitslag
pad-tab-points =
    { $points ->
        [one] { $name }: { $points } punt
       *[other] { $name }: { $points } punten
    }
pad-result = Uitslag
pad-city-of = Stad van { $name }
pad-palette = Tegels voor { $square }
pad-how = { $square }: tik op de juiste tegel. Dan volgt het volgende vak.
pad-how-floor = { $square }: tik op een tegel voor etage { $floor }, of op een ander vak.
pad-how-built = { $square } is bebouwd. Tik op een andere tegel om te ruilen.
pad-how-full = Elk vak is bebouwd. Tik op een vak om het te wijzigen.
pad-gives =
    De tegels van deze stad geven { $inhabitants ->
        [one] { $inhabitants } inwoner
       *[other] { $inhabitants } inwoners
    } en { $energy ->
        [one] { $energy } energie-eenheid
       *[other] { $energy } energie-eenheden
    }.
pad-tile-floor = { $tile }, als extra etage
pad-put = { $tile } op { $square }.
pad-removed = { $square } is een tegel lager.
pad-undo = Ongedaan
pad-undone = Ongedaan gemaakt.
pad-remove = Weghalen
pad-as-text = Als tekst
pad-next-city = Volgende: { $name }
pad-to-result = Naar de uitslag
pad-new-game = Nieuw spel
pad-new-game-done = Alle steden zijn weer leeg. ‘Ongedaan’ brengt ze terug.

pad-text-title = Stad van { $name } als tekst
pad-text-how = Rijen van boven naar beneden, gescheiden door ‘/’. Een punt is een leeg vak; ‘+’ verbindt etages, de laagste eerst.
pad-text-field = Stad
pad-text-use = Gebruik deze stad
pad-text-copy = Kopiëren
pad-text-tiles = Namen van de tegels

pad-nothing-yet = Er is nog niets gebouwd. Voer een stad in, dan verschijnen hier de punten.
pad-missing = De uitslag staat vast als elke stad is ingevoerd. Nog leeg: { $names }.
pad-not-counted = De punten konden niet worden geteld. { $reason }
pad-again = Opnieuw proberen
pad-warnings = Kan dit wel?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile }: die is er niet bij dit aantal spelers.
       *[other] { $tile }: hier liggen er { $found }, maar bij dit aantal spelers zijn er maar { $most }.
    }
pad-warning-too_many_tiles = { $name } heeft { $found } tegels, maar niemand krijgt er meer dan { $most }.
pad-where = Waar iedereen heen gaat
pad-sheet-of = Punten van { $name }

pad-what-if = Wat als?
pad-what-if-how = Wijzig wat { $name } heeft, en zie wat één extra waard zou zijn.
pad-inhabitants = Inwoners
pad-energy = Energie
pad-fewer-inhabitants = Eén inwoner minder
pad-more-inhabitants = Eén inwoner meer
pad-fewer-energy = Eén energie-eenheid minder
pad-more-energy = Eén energie-eenheid meer
pad-printed-inhabitants = De tegels geven er { $count }.
pad-printed-energy = De tegels geven er { $count }.
pad-as-printed = Weer zoals de tegels
pad-one-more-inhabitant =
    { $points ->
        [0] Eén inwoner meer zou niets veranderen.
        [-1] Eén inwoner meer zou een punt kosten.
        [one] Eén inwoner meer zou { $points } punt opleveren.
       *[other] Eén inwoner meer zou { $points } punten opleveren.
    }
pad-one-more-energy =
    { $points ->
        [0] Eén energie-eenheid meer zou niets veranderen.
        [-1] Eén energie-eenheid meer zou een punt kosten.
        [one] Eén energie-eenheid meer zou { $points } punt opleveren.
       *[other] Eén energie-eenheid meer zou { $points } punten opleveren.
    }

pad-share = Delen
pad-copy-link = Link kopiëren
pad-picture = Opslaan als plaatje
pad-picture-failed = Je browser kon geen plaatje maken.
pad-print = Afdrukken
pad-share-title = Een partij Quadropolis, geteld
pad-opened = Dit blok kwam met de link mee. ‘Ongedaan’ brengt je eigen blok terug.
pad-link-wrong = In deze link zit geen blok dat we kunnen lezen.

## Learning

learn-classic = Je eerste spel
learn-expert = Expert
learn-progress = Stap { $step } van { $steps }
learn-leave = De les verlaten; je kunt later verder
learn-back = Terug
learn-next = Verder
learn-last = Tel de punten
learn-last-expert = Klaar
learn-show-me = Doe het voor
learn-again = Opnieuw beginnen
learn-rival = Ada
learn-you = Jij
learn-site = Bouwwerf
learn-city = Jouw stad
learn-architects = Jouw architecten
learn-pool = Gedeelde architecten
learn-architect = Architect { $number }
learn-architects-left = Architect { $number }, nog { $count }
learn-hand = In je hand: { $tile }
learn-tray = Wat je te verdelen hebt
learn-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
learn-tray-inhabitants = { $count ->
        [one] { $count } inwoner
       *[other] { $count } inwoners
    }
learn-tray-energy = { $count } energie

# The first game. What is to be done, and what the coach says when it is done.
learn-title-architect = Stuur een architect
learn-do-architect = In je beurt stuur je een architect naar de bouwwerf. Tik op architect { $architect }.
learn-do-reach = Hij pakt de tegel op het { $architect }e vak vanaf zijn plek. Tik op de plek vanwaar hij het verlichte flatgebouw bereikt.
learn-done-architect = Recht vooruit vanaf zijn plek, vak nummer { $architect }: het flatgebouw is van jou.
learn-title-place = Bouw het
learn-do-place = Architect { $architect } bouwt in rij { $architect } of kolom { $architect } van je stad. Tik op het vak waar rij { $row } en kolom { $column } elkaar kruisen.
learn-other-place = Dat mag, maar neem het vak waar rij { $row } en kolom { $column } elkaar kruisen: dan kan architect { $column } er later bovenop bouwen.
learn-done-place = Gebouwd! Met de tegel kwamen { $inhabitants } inwoners mee, en die zoeken iets te doen.
learn-title-urbanist = De bouwmeester
learn-do-urbanist = De bouwmeester loopt naar het vak dat je leeghaalde. Niemand mag nu de plekken aan de uiteinden van zijn rij en kolom gebruiken. Tik op een ervan.
learn-done-urbanist = Klopt: { $spots } plekken zijn dicht in Ada’s beurt. Daarna loopt de bouwmeester verder.
learn-title-energy = Haal energie
learn-do-energy-tile = Ada heeft ook een tegel gepakt. Je stad heeft energie nodig: tik op de fabriek die er { $energy } oplevert.
learn-do-energy-square = Alleen architect { $architect } kan er vrij bij. Bouw de fabriek vlak naast je flatgebouw.
learn-other-energy = Dat mag, maar bouw de fabriek direct naast het flatgebouw.
learn-done-energy = { $energy } energie voor je stad. Maar beide gebouwen zijn nog donker.
learn-title-activate = Doe de lichten aan
learn-do-activate = Donkere gebouwen leveren niets op. Een flatgebouw draait op energie, een fabriek op een inwoner: geef elk wat het nodig heeft.
learn-done-activate = Ze zijn allebei verlicht! Wat aan het eind over is, kost een punt per stuk: op dit moment { $idle }. Meer gebouwen zullen het gebruiken.
learn-title-stack = De hoogte in
learn-do-stack-tile = Ada heeft weer gespeeld. Flatgebouwen kunnen groeien: tik op het gebouw met de hoed van de burgemeester.
learn-do-stack-square = Architect { $architect } bouwt in rij of kolom { $architect }, ook boven op een gebouw, en overal een { $architect }e etage. Leg deze tegel op je flatgebouw.
learn-other-stack = Dat mag, maar een hoger flatgebouw levert meer op. Leg hem boven op het jouwe.
learn-done-stack = { $floors } etages zijn { $points } punten waard, { $most } etages zelfs { $best }. Met de hoed van de burgemeester begin jij de volgende ronde!
learn-title-factory = Buren voor de fabriek
learn-do-factory-tile = Architect { $architect } is je laatste van deze ronde. Tik op de haven die hij kan bereiken.
learn-do-factory-square = Een fabriek verdient aan havens en winkels ernaast. Tik op het vak naast de jouwe; de getallen tonen hoe je punten veranderen.
learn-other-factory = Dat zou { $points } zijn. Naast de fabriek is het { $best }.
learn-done-factory = De fabriek verdient { $points } punten aan de haven; een winkel zou { $shop } zijn.
learn-title-harbor = Havens op een lijn
learn-do-harbor = Ronde { $round }. Havens tellen voor hun langste rij en voor hun langste kolom. Tik waar deze een lijn vormt.
learn-done-harbor = Een lijn havens, en de sterren op de tegel: { $points } punten.
learn-title-shop = Klanten
learn-do-shop = Inwoners gaan winkelen: hoe meer klanten, hoe meer punten. Zet de winkel waar ook een ander gebouw eraan verdient.
learn-done-shop = { $customers } klanten zijn { $points } punten waard, en de fabriek ernaast verdient er { $factory } bij. Inwoners gaan altijd naar waar ze je het meeste opleveren.
learn-title-park = Een park
learn-do-park = Ronde { $round }. Een park telt de flatgebouwen aan zijn zijden, nooit schuin. Tik op het beste vak.
learn-done-park = { $towers } flatgebouwen kijken uit op het park: { $points } punten. Een park heeft niemand nodig, en neemt één energie op.
learn-title-service = Elk district telt
learn-do-service = Ronde { $round }, de laatste. Openbare gebouwen tellen naar het aantal districten dat er een heeft. Welk vak voegt een district toe?
learn-done-service = { $districts } districten: { $points } punten, en de sterren op de tegels.
learn-title-end = De laatste energie
learn-do-end = Na { $rounds } rondes eindigt het spel. Er is nog 1 energie over, maar twee flatgebouwen zijn donker. Welk van de twee krijgt die?
learn-other-end = Dat zou { $points } punten opleveren. Het andere flatgebouw levert er { $best } op.
learn-done-end = { $points } punten! Het andere blijft donker: het wordt weggehaald, en niemand telt het als buur.

# The second lesson.
learn-title-pool = Eén voorraad voor iedereen
learn-do-pool-architect = In Expert zijn er { $each } architecten van elk nummer, voor iedereen samen. Tik op een { $architect }.
learn-do-pool-spot = Een { $architect } reikt over de hele bouwwerf. Tik op de plek vanwaar hij het verlichte kantoorgebouw pakt.
learn-done-pool = Gepakt. Wat jij uit de voorraad pakt, kan Ada niet meer pakken.
learn-title-district = Districten en nummers
learn-do-district = Architect { $architect } bouwt in district { $architect }, of op elk vak met nummer { $architect }. Tik op dat vak in district { $district }.
learn-other-district = Dat mag, maar probeer het vak met nummer { $architect } in district { $district }.
learn-done-district = In Expert hoort elk vak bij twee architecten: die van zijn district en die van zijn nummer.
learn-title-office = Kantoorgebouwen
learn-do-office = Een kantoorgebouw heeft een inwoner én energie nodig. Geef het allebei.
learn-done-office = Het is verlicht, maar alleen en laag: { $points } punten. Kantoorgebouwen willen gezelschap.
learn-title-group = Groepen kantoren
learn-do-group = Kantoorgebouwen die elkaar raken tellen als groep: hoe meer en hoe hoger, hoe beter. Tik op het beste vak voor dit gebouw.
learn-done-group = Zij aan zij leveren ze { $points } punten op. Ze mogen ook etages hebben.
learn-title-floors = De vijfde etage
learn-do-floors = Ronde { $round }. Flat- en kantoorgebouwen hebben hier tot { $architect } etages. Architect { $architect } bouwt overal een { $architect }e etage: maar waar?
learn-done-floors = Het hoogste flatgebouw dat er is: { $points } punten!
learn-title-monument = Monumenten
learn-do-monument = Een monument houdt van een park ({ $park }) of winkel ({ $shop }) ernaast; een fabriek of haven kost { $loss }. Tik op het beste vak.
learn-done-monument = { $points } punten voor het mooiste uitzicht van de stad.

# A wrong try gets a kind, exact answer.
learn-other-points = Hier zou het { $points } zijn. Eén vak levert { $best } op.
learn-wrong-architect = Dat is architect { $tapped }. Tik op die met een { $architect }.
learn-wrong-architect-first = Eerst een architect: tik op de { $architect } onder de bouwwerf.
learn-wrong-tile-itself = Dat is hem! Tik nu op de plek aan de rand vanwaar je erbij komt.
learn-wrong-no-spot = Tik op een plek: een van de pijlen rond de bouwwerf.
learn-wrong-spot-blocked = Die plek is nu dicht. Probeer een andere.
learn-wrong-spot-free = Die plek is vrij. Volg de strepen van de bouwmeester tot hun uiteinden.
learn-wrong-reach-nothing = Vanaf daar ligt er op vak nummer { $architect } geen tegel. Tel { $architect } vakken vanaf de plek.
learn-wrong-reach = Vanaf daar pakt hij: { $tile }. Tel { $architect } vakken vanaf de plek.
learn-wrong-no-tile = Er is daar niets te pakken. Tik op een tegel op de bouwwerf.
learn-wrong-tile = Je zou dit kunnen pakken, maar het is: { $tile }.
learn-wrong-tile-reach = Geen van je architecten kan hier nu bij: { $tile }.
learn-wrong-no-square = Je hebt de tegel al. Tik op een vak van je stad.
learn-wrong-square-built = Daar staat al een gebouw.
learn-wrong-square-line = Dat is rij { $row } en kolom { $column }. Architect { $architect } bouwt in rij of kolom { $architect }.
learn-wrong-square-number = Dat is district { $district }, nummer { $number }. Voor architect { $architect } moet een van de twee { $architect } zijn.
learn-wrong-building = Tik op een gebouw van je stad.
learn-wrong-lit = { $kind }: heeft al wat nodig is. Zoek een donker gebouw.
learn-needs-inhabitants = { $kind }: hier is geen energie nodig, maar een inwoner.
learn-needs-energy = { $kind }: hier is geen inwoner nodig, maar energie.
learn-needs-nothing = { $kind }: hier is helemaal niets nodig.
learn-wrong-enough = { $kind }: daarvan ligt er al genoeg.
learn-wrong-later = { $kind }: een goed idee, maar nu even niet.
learn-laid = { $kind }: de lichten zijn aan! Nu het andere gebouw.
learn-laid-half = { $kind }: half betaald is niet betaald. Er is nog iets nodig.

# The end of a lesson.
learn-over = Je kent het spel!
learn-over-score = { $points } punten. Ada heeft er { $rival }: jij wint!
learn-over-how = Elke ronde dus: ieder een architect, ieder een tegel, { $turns } keer. Na { $rounds } rondes wint de beste stad. Wij tellen alle punten voor je.
learn-over-expert = Klaar voor Expert!
learn-over-expert-how = { $rounds } rondes van { $turns } beurten, en elke ronde blijven er een paar architecten over. Al het andere ken je al.
learn-play-now = Nu spelen
learn-play-now-hint = Een echt spel met twee vriendelijke bots
learn-play-expert = Speel nu Expert
learn-go-expert = Leer ook Expert
learn-go-classic = Leer de basis
learn-go-rules = Alle spelregels
learn-sheet = De punten van je stad

## Errors

error-unknown = Er ging iets mis, maar je spel is bewaard. Probeer het zo nog eens.
error-player = speler { $number }
error-page-unreachable = De server is nu niet bereikbaar. Controleer je verbinding en probeer het opnieuw.

error-person-unknown = We kennen je nog niet: kies eerst een naam.
error-person-wrong-name = Een naam heeft 1 tot { $most } zichtbare tekens.
error-person-wrong-recovery = Deze code is onbekend of al gebruikt.

error-table-unknown = Er is geen tafel { $table }.
error-table-wrong-setting = Deze instelling kan niet aan een tafel.
error-table-no-such-seat = Die plaats heeft deze tafel niet.
error-table-seat-taken = Iemand was sneller: deze plaats is bezet.
error-table-seat-free = Daar zit niemand meer.
error-table-full = Alle { $seats } plaatsen van deze tafel zijn bezet.
error-table-seated-already = Je zit al aan deze tafel.
error-table-seats-free = { $free ->
    [one] Er is nog één plaats vrij: vraag iemand mee te doen, of zet er een bot.
   *[other] Er zijn nog { $free } plaatsen vrij: vraag iemand mee te doen, of zet er bots.
}
error-table-not-open = Het spel is al begonnen.
error-table-not-playing = Dit kan alleen tijdens het spel.
error-table-not-over = Dit kan alleen na het spel.
error-table-not-host = Alleen de host van de tafel mag dit doen.
error-table-not-your-seat = Dit is niet jouw plaats.
error-table-not-seated = Alleen wie aan deze tafel speelt mag dit doen.
error-table-not-your-turn = Nog niet: { $current } is aan de beurt.
error-table-old-position = Het spel is al verder. Kijk nog eens, en kies dan.
error-table-still-awake = { $seconds ->
    [one] Even geduld: er is nog één seconde bedenktijd.
   *[other] Even geduld: er zijn nog { $seconds } seconden bedenktijd.
}
error-table-may-not-end = Het spel gaat door: niemands tijd is om en niemand is weggegaan.
error-table-not-away = Er speelt geen bot in jouw plaats.
error-table-not-allocating = Het is nog geen tijd om inwoners en energie te verdelen.
error-table-confirmed = Deze stad is al bevestigd.
error-table-bot-not-offered = Deze bot speelt hier niet.
error-table-too-many = Je hebt { $most } onvoltooide partijen. Maak er eerst een af of stap ergens uit.
error-table-import-not-over = Alleen een afgelopen partij kan hier worden bewaard. Deze is nog niet klaar.

error-undo-nothing = Je hebt geen zet gedaan die je kunt terugnemen.
error-undo-across-deal = Sinds je laatste zet is een nieuwe ronde begonnen, dus die zet blijft.
error-undo-off = Aan deze tafel worden geen zetten teruggenomen.
error-undo-not-asked = Niemand vraagt meer om een zet terug te nemen.
error-undo-answered = Je bent al akkoord gegaan.

error-request-wrong-message = De server begreep deze pagina niet. Laad de pagina opnieuw.
error-request-not-found = Op dit adres is niets te vinden.
error-request-wrong-method = De server begreep deze pagina niet. Laad de pagina opnieuw.
error-request-wrong-origin = De server neemt dit niet aan van een andere site.
error-request-too-large = Dit is te groot om te versturen.
error-request-not-json = Dit bestand is geen partijverslag.
error-request-too-fast = { $seconds ->
    [one] Dat ging snel! Probeer het over een seconde weer.
   *[other] Dat ging snel! Probeer het over { $seconds } seconden weer.
}
error-server-failed = Er ging iets mis op de server. Er is niets veranderd: probeer het opnieuw.
error-server-storage-failed = De server kon dit niet opslaan, dus het telt niet. Probeer het zo nog eens.
error-server-shutting-down = De server wordt bijgewerkt. Alles blijft bewaard: we komen vanzelf terug.

error-setup-unknown-mode = Er zijn Klassiek en Expert, verder niets.
error-setup-wrong-players = Je speelt met twee, drie of vier.
error-setup-wrong-first-player = De startspeler zit niet aan deze tafel.
error-setup-wrong-playgrounds = Speeltuinen doen mee of niet.
error-setup-wrong-seat = Die plaats heeft deze tafel niet.
error-setup-wrong-number = Dit getal moet van { $least } tot { $most } zijn.
error-setup-impossible-state = Geen enkel spel kan tot deze stelling komen.
error-deal-not-expected = Er begint nu geen nieuwe ronde.
error-deal-not-a-deal = Dit zijn geen tegels voor een ronde.
error-deal-wrong-tiles = Ronde { $round } wordt niet met deze tegels gespeeld.

error-move-deal-expected = De tegels van ronde { $round } liggen er nog niet.
error-move-game-over = Het spel is afgelopen.
error-move-architect-not-available = Architect { $architect } is al gebruikt.
error-move-spot-taken = Plek { $spot } is bezet door architect { $architect } van { $player }.
error-move-spot-faces-urbanist = Plek { $spot } kijkt uit op de bouwmeester, die op { $urbanist } staat.
error-move-must-place-or-discard = Architect { $architect } op { $spot } pakt een tegel ({ $face }): kies waar die komt, of leg hem af.
error-move-nothing-to-place = Architect { $architect } op { $spot } bereikt geen tegel, dus wordt er niets geplaatst.
error-move-no-such-square = Er is geen vak { $square } in deze stad: de vakken gaan van { $first } tot { $last }.
error-move-square-not-allowed = Architect { $architect } mag niet op { $square } bouwen. Toegestaan: { $allowed }.
error-move-square-occupied = { $square } is bezet ({ $building }), en deze tegel ({ $face }) kan er niet bovenop.
error-move-other-kind = Deze tegel ({ $face }) kan niet op { $square }: daar staat een ander soort gebouw ({ $building }).
error-move-stack-full = Het gebouw op { $square } heeft al { $floors } etages. Hoger mag niet.

error-allocation-malformed = Zo kun je inwoners en energie niet verdelen.
error-allocation-wrong-count = In elke stad moeten inwoners en energie worden verdeeld.
error-allocation-no-building = Op { $square } kan niets komen: daar staat geen gebouw.
error-allocation-wrong-cost = Het gebouw op { $square } ({ $building }) neemt er niet zoveel.
error-allocation-not-enough = Dit gebruikt er { $used }, maar de stad heeft er maar { $available }.
error-allocation-wrong-resource = Dit moet een heel getal vanaf 0 zijn.

error-notation-not-text = Dit moet als tekst worden geschreven.
error-notation-move = Dit is geen zet. Een zet ziet eruit als 3W4:b2.
error-notation-unknown-face = Er is geen tegel { $found }.
error-notation-face-not-in-mode = Deze tegel ({ $face }) hoort bij de andere variant.
error-notation-wrong-rows = Er moeten { $expected } rijen zijn, geen { $found }.
error-notation-wrong-columns = Rij { $row } moet { $expected } vakken hebben, geen { $found }.
error-notation-wrong-stack = Het gebouw op { $where } kan zo niet worden gebouwd.
error-notation-too-long = Deze tekst is te lang om te lezen.

error-position-wrong-field-count = De stelling heeft { $found } velden, gescheiden door |; met { $players } spelers zijn het er { $expected }.
error-position-wrong-field = Veld { $number } van de stelling is { $found }. Zo schrijf je het: { $like }
error-position-out-of-range = De stelling zegt ‘{ $field }’ met { $found }; hier gaat dat van { $least } tot { $most }.
error-position-spot-twice = Er liggen twee architecten op plek { $spot }; er is ruimte voor één.
error-position-same-architect = Architect { $architect } ligt op { $spots }; er is er daarvan maar { $most }.
error-position-wrong-share = Architecten van speler { $who } op plekken: { $found }. Met { $lying } op plekken en speler { $first } als eerste zouden het er { $expected } moeten zijn.
error-position-wrong-turn = Architecten op plekken: { $lying }. Dus is het ‘{ $field } { $expected }’, niet ‘{ $field } { $found }’.
error-position-wrong-architects-left = De overgebleven architecten zijn { $found }; naast die op plekken zijn het { $expected }.
error-position-wrong-urbanist = De plaats van de bouwmeester is { $found }; na de laatste zet is die { $expected }.
error-position-not-cleared = Tussen twee rondes hoort er ‘{ $field } { $expected }’ te staan, niet ‘{ $field } { $found }’.
error-position-wrong-face-down = Gedekte tegels op de bouwwerf: { $found }. In ronde { $round } zijn het er { $expected }.
error-position-not-of-this-round = Op de bouwwerf liggen tegels die ronde { $round } niet heeft, of niet zo vaak: { $surplus }.
error-position-nobody-took = Vak { $square } van de bouwwerf is leeg, maar geen architect op een plek bereikt het.
error-position-still-there = Op vak { $square } van de bouwwerf ligt een tegel ({ $face }), maar architect { $architect } op { $spot } heeft die gepakt.
error-position-wrong-mayor = Speler { $found } kan de burgemeester niet hebben; wie wel: { $expected }.
error-position-too-many-built = Tegels in stad { $city }: { $found }. Zetten van die speler: niet meer dan { $most }.
error-position-never-taken = In de steden liggen tegels die niemand gepakt kan hebben, of niet zo vaak: { $surplus }.

error-record-not-json = Dit bestand is geen partijverslag.
error-record-wrong-field = Dit verslag is niet te lezen: er klopt iets niet bij ‘{ $field }’.
error-record-wrong-site = Dit verslag kan niet kloppen: ronde { $round } heeft verkeerde tegels.
error-record-wrong-move = Dit verslag kan niet kloppen: zet { $number } ({ $move }) is niet mogelijk.
error-record-missing-site = Dit verslag is niet compleet: de tegels van ronde { $round } ontbreken.
error-record-unplayed-site = Dit verslag kan niet kloppen: ronde { $round } begint voordat ronde { $before } klaar is.
error-record-wrong-result = De uitslag in dit verslag is niet die waar de zetten toe leiden.
error-record-no-such-ply = Zo’n stelling heeft dit spel niet: het heeft er 0 tot { $last }.

## The command line

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } en { $last }
cli-list-or = { $rest } of { $last }
cli-none = geen
cli-error = Fout:
cli-note = Let op: { $text }
cli-standard-input = de standaardinvoer
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
cli-tile = { $face }, { $kind }
cli-tile-gives = { $face }, { $kind } ({ $gives })
cli-building-floors = { $floors ->
    [one] { $kind } van één etage
   *[other] { $kind } van { $floors } etages
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = Het spel is afgelopen
cli-heading-deal = Ronde { $round } van { $rounds }, nog zonder tegels: { $player } gaat beginnen
cli-heading-turn = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }: { $player } is aan zet

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } speelt { $move } en pakt niets.
cli-move-discard = { $player } speelt { $move }: legt { $tile } af.
cli-move-build = { $player } speelt { $move }: { $tile }, { $change }.

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

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”; headings of narrow columns: short words.
cli-think-move = { $bot } speelt { $move }.
cli-think-alone = { $bot } noemt geen kandidaten.
cli-think-head-move = zet
cli-think-head-chance = winstkans
cli-think-head-visits = bezoeken
cli-think-candidate = { $place }. { $move }: winstkans { $chance }, punten { $points }, { $visits } keer bekeken.

# What “help” says: what one may type, and what it does.
cli-do-build = architect 3 gaat naar plek W4 en zijn tegel naar vak b2 van je stad
cli-do-discard = de tegel wordt afgelegd
cli-do-nothing = de architect bereikt geen tegel
cli-do-moves = de geldige zetten, en wat ze zouden veranderen
cli-do-moves-some = hetzelfde voor één architect, één plek, of beide: elk vak
cli-do-board = toon het bord opnieuw
cli-do-position = toon de stelling als één regel tekst, voor think, moves of play --from
cli-do-score = ieders punten per categorie op dit moment
cli-do-undo = terug naar de vorige beslissing van een mens
cli-do-save = schrijf het spel op; ga later verder met --resume BESTAND
cli-do-help = deze tekst
cli-do-quit = verlaat het spel
cli-do-line = { $typed } - { $meaning }.
cli-rules-site = De plekken liggen rond de bouwwerf: N en S boven en onder de kolommen 1 tot 5, W en E naast de rijen 1 tot 5. Architect k pakt de k-de tegel vanaf zijn plek. Een plek die bezet is, of waarvan de rij of kolom de bouwmeester bevat, is niet vrij.
cli-rules-city = Klassiek: architect k bouwt in rij k of kolom k van de stad. Expert: op vakken met nummer k of in district k; een leeg vak toont district/nummer. Een flatgebouw (in Expert ook een kantoorgebouw) mag daar ook boven op een van dezelfde soort, of overal als etage k.
cli-rules-points = Punten zijn die van de beste verdeling van inwoners en energie op dit moment. Welke tegels met minder dan vier spelers gedekt liggen, is deels gereconstrueerd en niet uit een lijst overgenomen.
cli-rules-board = Op het bord is { cli-board-urbanist } de bouwmeester, ×× een plek die hij blokkeert, 3● een architect die daar ligt, # een tegel die het hele spel gedekt ligt, en T×2 een flatgebouw van twee etages.
cli-rules-tiles = De tegels:

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Bou
cli-board-points = { $count } ptn
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
    [one] Meteen de meeste punten: { $moves }. Van { $count } geldige zet; ? 3 of ? W4 of ? 3W4 toont elk vak.
   *[other] Meteen de meeste punten: { $moves }. Van { $count } geldige zetten; ? 3 of ? W4 of ? 3W4 toont elk vak.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Punten
cli-sheet-total = Totaal
cli-sheet-inhabitants = Inwoners op gebouwen
cli-sheet-empty = Lege vakken
cli-sheet-off = uit
cli-sheet-legend = p inwoners, e energie; { cli-sheet-off }: niet geactiveerd, weggehaald vóór het tellen
cli-sheet-all-placed = Elke inwoner en elke energie-eenheid heeft een plaats.
# $left is like “1 inhabitant and 3 energy”.
cli-sheet-left-over = Zonder plaats, elk goed voor een punt minder: { $left }.
cli-win-points = { $points ->
    [one] { $winner } wint met { $points } punt.
   *[other] { $winner } wint met { $points } punten.
}
cli-win-level = { $points ->
    [one] { $players } hebben elk { $points } punt.
   *[other] { $players } hebben elk { $points } punten.
}
# $numbers is like “Ann 3, Bob 4”.
cli-win-inhabitants = Bij gelijke stand beslissen eerst de meeste inwoners op gebouwen: { $numbers }.
cli-win-empty = Daarna beslissen de minste lege vakken: { $numbers }.
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
    [one] En { $count } andere manier om een architect te leggen, met niet meer punten: typ ? 3 of ? W4 of ? 3W4 om elk vak te horen.
   *[other] En { $count } andere manieren om een architect te leggen, geen met meer punten: typ ? 3 of ? W4 of ? 3W4 om elk vak te horen.
}
cli-plain-total = { $points ->
    [one] Totaal: { $points } punt.
   *[other] Totaal: { $points } punten.
}
cli-plain-category = { $category }: { $points }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = Op { $square }, { $building }: { $resources }.
cli-plain-removed = Niet geactiveerd, dus weggehaald vóór het tellen: { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
        [one] { $inhabitants } inwoner op gebouwen
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
cli-plain-on-spot = { $spot } { $architect } van { $player }
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
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } pakt niets.
cli-plain-way = { $way } pakt { $tile }: { $options }.
cli-plain-way-on = { $change } op { $squares }
cli-plain-way-discarded = { $change } afgelegd
cli-plain-discarded = afgelegd

# Scoring a city.
cli-score-too-few = de doos heeft te weinig tegels voor deze stad: { $faces }.
cli-score-used = { $face } ({ $count } gebruikt)
cli-score-too-many = { $tiles ->
    [one] deze stad heeft { $tiles } tegel; een speler pakt er hoogstens { $most } per spel.
   *[other] deze stad heeft { $tiles } tegels; een speler pakt er hoogstens { $most } per spel.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] Het verslag klopt: een afgelopen Expert-spel van { $players } spelers, { $moves } zetten, stellingen 0 tot { $last }.
   *[classic] Het verslag klopt: een afgelopen klassiek spel van { $players } spelers, { $moves } zetten, stellingen 0 tot { $last }.
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
cli-verified-scores = Geverifieerd: de tegels liggen zoals vooraf vastgelegd, elke zet is geldig, en de scores zijn { $scores }.
cli-verified-ended = Geverifieerd: de tegels liggen zoals vooraf vastgelegd, elke zet is geldig, en het spel werd opgegeven.
cli-backup-done = { $file }: { $size } bytes, nagekeken.
cli-serve-at = Quadropolis draait op { $address } (Ctrl-C stopt het)

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
cli-simulate-row = { $label }: { $value }.
cli-simulate-seed = Seed
cli-simulate-mean = Punten gemiddeld
cli-simulate-extremes = Laagste en hoogste
cli-simulate-extremes-are = { $lowest } en { $highest }
cli-simulate-margin = Punten voor op de tweede
cli-simulate-first = Gewonnen door startspeler
cli-simulate-shared = Gedeelde overwinningen
cli-simulate-speed = Partijen per seconde
cli-simulate-written = Geschreven naar

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
cli-arena-against = tegen
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
cli-arena-slowest = { $count ->
    [one] { $bot }: traagste zet { $seconds } s; { $count } zet meer dan 20% over de limiet.
   *[other] { $bot }: traagste zet { $seconds } s; { $count } zetten meer dan 20% over de limiet.
}
cli-arena-violation = { $bot }: eerste fout: partij { $game }: { $reason }
cli-arena-memory = Het grootste proces had { $size } MB geheugen.
cli-arena-games-in = De partijen staan in { $path }
cli-arena-stopped = Onderbroken na { $played } van { $total } partijen; er is geen enkele bewaard.
cli-arena-stopped-kept = Onderbroken na { $played } van { $total } partijen; ga verder met --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = beschrijving
cli-bot-random = doet een willekeurige geldige zet, zonder te kijken
cli-bot-greedy = neemt wat meteen de meeste punten oplevert, en kijkt nooit vooruit
cli-bot-uct = een UCT-zoektocht uit het leerboek met willekeurige partijen, ter vergelijking
cli-bot-beginner = nieuw in het spel: houdt van grote gebouwen, vergeet wat ze nodig hebben en de vervuiling
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
cli-bench-allocations = Exact beste verdeling, microseconden per stad
cli-bench-cities = steden
cli-bench-median = mediaan
cli-bench-worst = traagste
cli-bench-call = Python-aanroep
cli-bench-plain = gewone regels
cli-bench-caption = final: steden aan het eind van willekeurige partijen; full: volle steden van willekeurige tegels en hoogtes; half: de volle steden met middelen voor de helft van hun gebouwen
cli-bench-sort = { $sort ->
    [final] steden aan het eind van willekeurige partijen
    [full] volle steden van willekeurige tegels en hoogtes
   *[half] de volle steden met middelen voor de helft van hun gebouwen
}
cli-bench-games-line = { $mode }, { $players } spelers: { $speed } willekeurige partijen per seconde, { $scored } met telling; gewone regels { $plain }, factor { $ratio }; twee threads { $threads } keer één.
cli-bench-allocations-line = { $mode }, { $cities }: beste verdeling in { $median } microseconden, mediaan; { $p99 } in 99 van 100, { $p999 } in 999 van 1000 steden, { $worst } op zijn traagst; een aanroep vanuit Python { $call }, gewone regels { $plain }, factor { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Gebruik:
cli-help-options = Opties
cli-help-arguments = Argumenten
cli-help-commands = Opdrachten
cli-help-required = [verplicht]
cli-help-default = [standaard: { $value }]
cli-help-variable = [omgevingsvariabele: { $name }]
cli-help-example = Voorbeeld: { $command }
cli-help-quadropolis = Het bordspel Quadropolis: speel het, tel steden, kijk partijen na en terug.
cli-help-more = Elke opdracht legt zichzelf uit: { $command }
cli-help-play =
    Speel een partij in de terminal, tegen bots of met mensen naast je.

    Typ zetten zoals 3W4:b2. Typ ? voor de geldige zetten en wat ze opleveren, en help voor al het andere. Met --json wordt het verslag aan het eind afgedrukt, en gaat al het andere naar de standaardfoutuitvoer.
cli-help-score = Tel een stad: punten per categorie, en waar elke inwoner en energie-eenheid heen gaat.
cli-help-moves = Toon de geldige zetten van een stelling; van een verslag standaard de laatste.
cli-help-think =
    Vraag een bot om zijn zet in een stelling, en wat hij van andere vindt.

    Punten zijn wat hij voor iedereen aan het eind verwacht; de winstkans is die van wie aan zet is.
cli-help-replay =
    Kijk een partij zet voor zet na en toon de uitslag; of teken een van de stellingen.

    Een bestand met veel partijen wordt in zijn geheel nagekeken; de exitcode is 2 als er een partij fout is.
cli-help-simulate =
    Laat willekeurige spelers of bots partijen spelen, en schrijf die op.

    Partij nummer k van een seed is altijd dezelfde, hoeveel partijen er ook worden gespeeld.
cli-help-bots =
    Toon alle bots; de niveaus het laatst, van het zwakste tot het sterkste.

    Hoe je er zelf een schrijft en gebruikt, staat in docs/bots.md.
cli-help-arena = Laat bots tegen elkaar spelen met gespiegelde tegels: dezelfde tegels, met gewisselde plaatsen.
cli-help-serve =
    Bied tafels aan om te spelen, op deze computer en op het net. Ctrl-C stopt het.

    Hoe je dit voor anderen draait, staat in docs/hosting.md.
cli-help-verify = Kijk een partij van een server na: vastlegging, tegels, zetten en uitslag.
cli-help-backup = Kopieer de database van de server naar een bestand, helemaal of helemaal niet.
cli-help-bench = Meet de kernel: willekeurige partijen, exacte verdelingen, en hoe de gewone regels zich verhouden.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = BESTAND
cli-word-number = GETAL
cli-word-mode = VARIANT
cli-word-who = WIE
cli-word-record = VERSLAG
cli-word-position = STELLING
cli-word-bot = BOT
cli-word-city = STAD
cli-word-seconds = SECONDEN
cli-word-directory = MAP
cli-word-text = TEKST
cli-word-address = ADRES
cli-word-options = OPTIES
cli-word-command = OPDRACHT
cli-word-arguments = ARGUMENTEN

# Help of the options and arguments.
cli-option-help = Toon deze tekst en stop.
cli-option-version = Toon de versie.
cli-option-install-completion = Installeer aanvulling voor de huidige shell.
cli-option-show-completion = Toon aanvulling voor de huidige shell, om te kopiëren of de installatie aan te passen.
cli-option-mode = classic of expert.
cli-option-players = Hoeveel er spelen.
cli-option-playgrounds = Met de vijf speeltuintegels, of zonder.
cli-option-seed = Dezelfde seed geeft dezelfde tegels en willekeurige spelers.
cli-option-json = Druk JSON af voor programma’s.
cli-option-plain = Zinnen en lijsten, geen kleur, geen tekening: voor schermlezers.
cli-option-record = Een partijverslag: een .json-bestand, een .jsonl-bestand met veel partijen, of - voor de standaardinvoer.
cli-option-position = De tekst van een stelling (zie docs/formats.md), een bestand met een stelling, een partijverslag (.json of .jsonl), of - voor de standaardinvoer.
cli-option-game = Welke partij van een bestand met veel partijen, geteld vanaf 1.
cli-option-ply = Een stelling: 0 is vóór de eerste ronde; daarna tellen nieuwe rondes en zetten.
cli-option-play-seat = Wie daar zit, in speelvolgorde; herhaal de optie. Een naam is een mens; human ben jij; beginner, casual, skilled, strong en top zijn bots (zie quadropolis bots), bot:BESTAND is je eigen bot. Vrije plaatsen gaan naar casual-bots.
cli-option-save = Bewaar het spel in dit bestand terwijl je speelt.
cli-option-resume = Ga verder met een opgeslagen spel.
cli-option-from = Ga verder vanuit een stelling: de tekst ervan, een bestand ermee, een partijverslag, of - voor de standaardinvoer. Zonder verslag kan alleen de stelling worden bewaard.
cli-option-think-bot = Wie er gevraagd wordt: een naam uit de opdracht bots, een bestand of een programma.
cli-option-think-seconds = Bedenktijd; niveaus nemen hun deel ervan. Standaard 1, of geen limiet als --iterations is gegeven.
cli-option-think-seed = Met dezelfde seed en --iterations is het antwoord hetzelfde.
cli-option-think-candidates = Hoeveel kandidaten er hooguit worden getoond; niet elke bot noemt er.
cli-option-city = Rijen van boven gescheiden door /, vakken door spaties, . is leeg.
cli-option-inhabitants = In plaats van de inwoners die de tegels geven.
cli-option-energy = In plaats van de energie die de tegels geven.
cli-option-allocation = Tel deze verdeling in plaats van de beste.
cli-option-games = Hoeveel partijen.
cli-option-simulate-seat = Wie daar zit (zie quadropolis bots); herhaal de optie. Zonder: willekeurige spelers.
cli-option-simulate-iterations = Hoelang bots die zoeken over een zet mogen nadenken.
cli-option-simulate-out = Schrijf de verslagen hierheen, één per regel; - is de standaarduitvoer.
cli-option-arena-bots = Namen van de opdracht bots, bestanden (bot.py of bot.py:ClassName) of programma’s ('program:OPDRACHT'). Een naam mag vaker voorkomen.
cli-option-arena-players = Hoeveel er aan een tafel zitten. Standaard zoveel als er bots zijn gegeven, of 2 als dat er meer dan 4 zijn. Met minder dan het aantal bots speelt iedereen tegen iedereen.
cli-option-arena-games = Hoeveel partijen elke opstelling speelt, naar boven afgerond zodat iedereen elke plaats krijgt.
cli-option-arena-time = Bedenktijd per zet; niveaus nemen hun deel ervan. Standaard 1, of geen limiet als --iterations is gegeven.
cli-option-arena-iterations = Iteraties per zet, voor herhaalbare uitslagen.
cli-option-arena-out = Bewaar elke partij hier, in games.jsonl; of geef de naam van een .jsonl-bestand.
cli-option-arena-resume = Ga verder met de partijen die al in --out staan.
cli-option-arena-workers = Partijen tegelijk; standaard één per kern.
cli-option-quick = Seconden in plaats van minuten; minder precies.
cli-option-commitment = Wat bij het begin werd gepubliceerd, als je het hebt bewaard.
cli-option-backup-file = Waar de kopie heen gaat.
cli-option-backup-database = De database van de server; standaard het bestand in je gegevensmap.
cli-option-host = Het adres om op te luisteren.
cli-option-port = 0 neemt een vrije poort.
cli-option-database = Een SQLite-bestand of de URL van een database; standaard een bestand in je gegevensmap.
cli-option-secret = Ondertekent de cookies; standaard een geheim dat in je gegevensmap wordt bewaard.
cli-option-origin = Een adres waarop een proxy deze server aanbiedt, zoals https://play.example.
cli-option-proxy = Een proxy vóór deze server, die we geloven over de adressen van clients.
cli-option-rate = Verzoeken per seconde van één client; 0 stelt geen limiet.
cli-option-bot-seconds = Bedenktijd van bots per zet; niveaus nemen hun deel ervan.
cli-option-bot-workers = Processen voor bots; 0 neemt er een voor elke kern op één na.
cli-option-secure-cookie = Stuur de cookie alleen over TLS: voor servers achter een proxy.
cli-option-no-browser = Open de browser niet.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-file-not-found = Er is geen bestand { $path }.
error-file-unreadable = { $path } kan niet worden gelezen: { $reason }.
error-file-unwritable = In { $path } kan niet worden geschreven: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } is geen tekstbestand in UTF-8.
error-file-exists = In { $path } staat al iets: kies een andere naam, of ga ermee verder met --resume.
error-file-no-games = In { $path } staat geen partij.
error-file-many-games = In { $path } staat meer dan één partij: kies er een met --game.
error-file-no-such-game = Er is geen partij { $game }; in { $path } staan er { $games }.
error-usage-usage-error = Zo wordt de opdracht niet gebruikt. Zie: { $command } --help
error-usage-no-such-option = Er is geen optie { $parameter }. Zie: { $command } --help
error-usage-missing-parameter = { $parameter } ontbreekt. Zie: { $command } --help
error-usage-bad-parameter = Deze waarde kan niet voor { $parameter }. Zie: { $command } --help
error-usage-bad-option-usage = { $parameter } wordt zo niet gebruikt. Zie: { $command } --help
error-usage-not-json = { $option } is geen JSON: { $reason }.
error-usage-resumed-otherwise = Het hervatte spel heeft { $option } { $found }, niet { $asked }: laat de optie weg.
error-usage-from-and-resume = --from en --resume zeggen allebei waar het spel verdergaat: kies er één.
error-usage-too-many-seats = Er zijn { $seats } plaatsen gegeven voor { $players } spelers.
error-usage-seat-name = { $found } is geen plaats: verwacht wordt een naam van 1 tot { $most } afdrukbare tekens.
error-usage-stdout-twice = --out - en --json schrijven allebei naar de standaarduitvoer: kies er een.
error-play-no-save-name = Zeg waar het moet worden opgeslagen, zoals: save game.json
error-play-filter = { $found } beperkt de zetten niet: typ ? 3, ? W4 of ? 3W4.
error-play-nothing-to-undo = Er is geen eerdere beslissing van een mens om naar terug te gaan.
error-play-no-moves = Het spel stopt hier: { $lines } regels achter elkaar waren geen zet.
error-play-nothing-typed = Typ een zet zoals 3W4:b2, ? voor de geldige zetten, help, of quit.
error-think-nobody-moves = Niemand is in deze stelling aan zet: er moet een ronde worden klaargelegd, of het spel is afgelopen.
error-simulate-not-a-bot = { $seat } is geen bot; simulate speelt zonder mensen (zie quadropolis bots).
error-arena-too-few-bots = { $players } spelers hebben { $players } bots nodig; gegeven: { $bots }. Een naam mag vaker voorkomen, zoals: arena { $example }
error-arena-wrong-setting = Deze waarde kan niet voor { $option }: { $found }.
error-arena-nothing-to-resume = --resume gaat verder met een bestand met partijen: zeg met --out welk.
error-arena-games-exist = In { $path } staan al partijen: ga ermee verder met --resume, of kies een andere --out.
error-arena-other-plan = { $path } is gespeeld met { $option } { $found }, niet { $asked }: kies een andere --out.
error-arena-not-arena-game = Regel { $line } van { $path } is geen partij van een arena.
error-arena-file-in-use = Een andere arena is in { $path } aan het schrijven.
error-arena-file-failed = { $path } kan niet worden gebruikt: { $reason }.
error-arena-worker-ended = Een proces stopte ({ $status }) tijdens partij { $game }: { $last_words }
error-bot-unknown = Er is geen bot { $spec }. De bots zijn { $names }; je eigen bot is een bestand (bot.py of bot.py:ClassName) of een programma (program:OPDRACHT).
error-bot-wrong-name = { $spec } kan geen naam van een bot zijn: verwacht worden 1 tot { $most } afdrukbare tekens.
error-bot-wrong-factor = { $spec } zegt niet welk deel van zijn tijd de bot krijgt: verwacht wordt achter de @ een getal boven 0 en hoogstens { $most }, zoals top@0.1.
error-bot-no-file = Er is geen bestand { $path } om een bot uit te laden.
error-bot-no-class = { $path } zegt niet welke bot moet worden gebruikt.
error-bot-wrong-command = { $command } is geen opdracht die kan worden uitgevoerd.
error-bot-failed = De bot faalde: { $reason }
error-bot-not-started = De bot startte niet: { $reason }
error-bot-exited = Het proces van de bot stopte ({ $status }) in plaats van te antwoorden. { $last_words }
error-bot-stalled = De bot antwoordde niet op tijd.
error-bot-bad-answer = Het antwoord van de bot is niet te lezen.
error-bot-illegal-move = De bot antwoordde { $move }, en dat kan niet.
error-serve-port-busy = Op { $host }:{ $port } kan niet worden geluisterd: { $reason }. Kies een andere met --port.
error-serve-folder-unwritable = In { $path } kan niet worden geschreven: { $reason }. Kies een andere plaats met --database.
error-serve-newer-database = De database is geschreven door een nieuwere versie van quadropolis ({ $found }): installeer die versie, of kies een andere plaats met --database.
error-serve-wrong-database = De database kan niet worden gebruikt: { $reason }.
error-serve-short-secret = Het geheim is te kort: geef minstens { $least } tekens.
error-backup-not-sqlite = Hier wordt alleen een SQLite-database gekopieerd; gebruik de hulpmiddelen van { $kind }, zoals pg_dump.
error-backup-no-database = Er is geen database { $path }.
error-backup-failed = De back-up kon niet worden gemaakt: { $reason }.
error-verify-no-commitment = Het verslag bevat geen vastlegging van de tegels, dus er is niets om ze mee te vergelijken.
error-verify-not-opened = De tegels zijn nog niet onthuld: dat gebeurt als het spel afgelopen is.
error-verify-wrong-commitment = De onthulde tegels passen niet bij de gepubliceerde vastlegging: het zijn andere.
error-verify-other-deals = Waarmee is gespeeld, is niet wat vooraf was vastgelegd.
