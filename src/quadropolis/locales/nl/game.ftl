### Quadropolis in Dutch (Nederlands): words of the game, and everything said at a table.

## Words of the game

kind-tower = Flatgebouw
kind-shop = Winkel
kind-public_service = Openbaar gebouw
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
category-public_service = Openbare gebouwen
category-park = Parken
category-factory = Fabrieken
category-harbor = Havens
category-office = Kantoorgebouwen
category-monument = Monumenten
category-idle_inhabitants = Werkloze inwoners
category-pollution = Vervuiling
mode-classic = Klassiek
mode-expert = Expert
points-count = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

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
site-square = { $square }: { LOWER($tile) }
site-square-empty = { $square }: leeg
site-square-down = { $square }: gedekt, uit het spel
site-square-urbanist = { $square }. Hier staat de bouwmeester.
site-spot = Plek { $spot }
site-spot-free = Plek { $spot }, vrij
site-spot-at = { $side ->
        [N] boven kolom { $line }
        [S] onder kolom { $line }
        [W] links van rij { $line }
       *[E] rechts van rij { $line }
    }
site-spot-taken = De plek { $spot } is bezet door architect { $architect } van { $name }.
site-spot-taken-own = De plek { $spot } is bezet door jouw architect { $architect }.
site-row-urbanist = De bouwmeester blokkeert nu rij { $row }.
site-column-urbanist = De bouwmeester blokkeert nu kolom { $column }.
site-note = { $place }. { $note }
city-square-empty = { $square }: niets gebouwd
city-square =
    { $square }: { LOWER($kind) }{ $floors ->
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
city-square-numbers = { $square }. District { $district }, nummer { $number }
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
        [one] 1 ongebruikte energie-eenheid: 1 punt minder
       *[other] { $count } ongebruikte energie-eenheden: { $count } punten minder
    }
# Een kaartje over een tegel of een gebouw. $needs is een van scores-needs-…, $what een opsomming.
tile-card-title = { $kind }{ $floors ->
        [one] {""}
       *[other] , { $floors } etages
    }
tile-card-gives = Geeft { $what }.
tile-card-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tile-card-mayor = de burgemeester
tile-card-needs = Nodig: { $needs }.
tile-card-absorbs = Neemt 1 ongebruikte energie-eenheid op.
tile-card-down = Gedekte tegel
tile-card-down-why = Deze keer buiten het spel: hij doet alleen mee met meer spelers.
table-player = Speler { $number }
table-heading = Een partij Quadropolis, { $mode }
table-title = Quadropolis
table-title-turn = ● Jouw beurt · Quadropolis
table-notification = Jij bent aan de beurt in Quadropolis.
table-push = Meldingen, ook als de pagina dicht is
table-push-hint = Dit apparaat laat je weten wanneer je aan deze tafel aan de beurt bent, en wanneer het spel is afgelopen.
table-loading = Tafel zoeken…
table-no-game = Aan deze tafel is niets gespeeld.
table-home = Naar de startpagina
table-line-lost = De verbinding is weg. We blijven het proberen; je spel is bewaard.
table-menu = Verloop en meer
table-rules = Spelregels
table-round-turn = Ronde { $round }, beurt { $turn }
# A player's chip in the bar at the top.
table-chip = { $name }: { $points ->
        [one] { $points } punt
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
    }. Open de stad en de punten.
table-chip-hand = { $count ->
        [0] Geen architecten meer deze ronde.
       *[other] Architecten over: { $architects }.
    }
table-player-title = { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-city-of = Stad van { $name }
table-my-city = Jouw stad
table-you = Jij
# In sentences about oneself.
name-you = { $name } (jij)
# A bot in somebody’s place.
name-for = { $bot } (voor { $name })
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
# So many of them have a place on a building; the others cost points.
city-inhabitants-used = { $all ->
        [0] Nog geen inwoners
        [one] { $used } van 1 inwoner op een gebouw
       *[other] { $used } van de { $all } inwoners op gebouwen
    }
city-energy-used = { $all ->
        [0] Nog geen energie
        [one] { $used } van 1 energie-eenheid in gebruik
       *[other] { $used } van de { $all } energie-eenheden in gebruik
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
table-takes = Architect { $architect } pakt: { LOWER($tile) }
table-takes-nothing = Architect { $architect } vindt hier niets om te pakken.
table-brings = Punten hier: { $points }
table-brings-floor = Punten hier als etage { $floor }: { $points }
table-ask-start = Jouw beurt: tegel, architect of plek?
table-ask-start-of = { $name }: tegel, architect of plek?
table-ask-way-tile = { $kind }: met welke architect?
table-ask-way-side = { $kind }: van welke kant?
table-ask-way-empty = Daar valt niets te pakken. Welke architect gaat er toch heen?
table-ask-way-empty-side = Daar valt niets te pakken. Van welke kant gaat hij er toch heen?
table-ask-way-architect = Waar gaat architect { $architect } heen?
table-ask-way-spot = Welke architect gaat hierheen?
table-ask-place = { $kind }: op welk vak?
table-ask-discard = { $kind }: architect { $architect } heeft er geen vak voor. Leg de tegel af of ga terug.
table-move-place = { $kind } op { $square }
table-move-discard = { $kind }, afgelegd
table-move-nothing = Architect { $architect } { $spot }: niets te pakken
# De volgende zet plannen terwijl anderen spelen. $plan is een vraag of een zet in woorden.
table-planning = Plan – { $plan }
table-planned = Gepland: { LOWER($plan) }
# My turn has come while I was planning; the question that is open, or the move.
table-turn-now = Jouw beurt! { $asked }
table-plan-how = Kies een tegel om je zet te plannen.
table-skip-how = Tik op de borden om door te gaan.
table-plan-itself = Automatisch spelen als ik aan de beurt ben
table-plan-itself-short = Speel als ik mag
table-plan-played = Je plan is gespeeld: { LOWER($move) }
table-plan-gone = Je plan lukt niet meer: de tegel is weg.
table-plan-broken = Je plan lukt niet meer. { $reason }
table-plan-undone = Er is een zet teruggenomen: je keuze vervalt.
table-no-change = Je punten blijven gelijk
table-gift-inhabitants = { $count ->
        [one] Levert 1 inwoner op.
       *[other] Levert { $count } inwoners op.
    }
table-gift-energy = Levert { $count } energie op.
table-gift-mayor = Levert de burgemeester op.
# Waarom de punten eerst dalen.
table-why-idle = { $count ->
        [one] 1 werkloze inwoner meer: −1 punt.
       *[other] { $count } werkloze inwoners meer: −{ $count } punten.
    }
table-why-pollution = { $count ->
        [one] 1 ongebruikte energie-eenheid meer: −1 punt.
       *[other] { $count } ongebruikte energie-eenheden meer: −{ $count } punten.
    }
table-why-both = { $inhabitants } en { $energy } meer over: −{ $points } punten.
table-back = Een stap terug
table-discard = Afleggen
table-build = Bouwen
table-confirm = Bevestigen
table-sending = Verzenden…
table-since = Sinds je laatste zet:
table-last = De laatste zetten:
# Op een klein teken, voor een zet zonder tegel.
table-since-nothing = niets
table-hint-architect = Waar architect { $architect } nu ook komt, er valt niets te pakken.
table-hint-tile = Geen van de overgebleven architecten kan nu bij deze tegel.
table-hint-tile-blocked = Elke weg naar deze tegel is nu geblokkeerd.
table-hint-tile-used = Alleen architect { $architects } kan hem pakken, en die van jou ligt al bij de bouwwerf.
table-hint-tile-gone = Alleen architect { $architects } kan hem pakken, en die is er deze ronde niet meer.
table-hint-urbanist = Hier staat de bouwmeester: er valt niets te pakken.
table-hint-down = Hij ligt gedekt: deze keer buiten het spel.
table-hint-first = Kies eerst een tegel op de bouwplaats.
table-hint-empty = Hier ligt niets meer.
table-hint-place-classic = Architect { $architect } bouwt in rij { $architect } of kolom { $architect }{ $floor ->
        [no] .
       *[yes] , of voegt etage { $architect } toe.
    }
table-hint-place-none = Geen architect die hem kan pakken, bouwt hier.
table-hint-place-none-spot = Geen architect die daar kan staan, bouwt hier.
table-hint-built = Op dit vak is al gebouwd.
table-hint-no-tile = Daar valt niets te pakken, dus ook niets te bouwen.
table-hint-place-expert = Architect { $architect } bouwt in district { $architect } of op vakken met een { $architect }{ $floor ->
        [no] .
       *[yes] , of voegt etage { $architect } toe.
    }
table-preparing = Jouw beurt…
table-thinks = { $name } denkt na…
table-bot-thinks = { $name } denkt na…
table-over = Het spel is afgelopen.
table-site-cleared = De bouwwerf is leeggeruimd.
table-scoring = Terug naar de telling
table-undo = Terugnemen
table-undo-of = Zet van { $name } terugnemen
table-undo-whose = zet van { $name }
table-undo-short = Terugnemen
table-undo-dealt = De ronde is voorbij: zetten eruit kun je niet meer terugnemen.
table-undo-away = Terugnemen kan alleen als de anderen akkoord gaan, en er is niemand die dat kan doen.
table-undo-ask = Vragen of terugnemen mag
table-undo-ask-short = Terugnemen?
table-undo-waits = { $name } wil graag { $moves ->
        [one] de laatste zet
       *[other] de laatste { $moves } zetten
    } terugnemen en wacht op de anderen.
table-undo-waiting = Je hebt gevraagd of je { $moves ->
        [one] de laatste zet
       *[other] de laatste { $moves } zetten
    } mag terugnemen. { $others ->
        [1] { $name } moet dat goedvinden.
       *[other] De anderen moeten dat goedvinden.
    }
table-undo-asked = { $name } wil graag { $moves ->
        [one] de laatste zet
       *[other] de laatste { $moves } zetten
    } terugnemen.
table-undo-meanwhile = Het spel gaat intussen door: de volgende zet betekent nee.
table-undo-agree = Akkoord
table-undo-decline = Liever niet
table-undo-forget = Laat maar
table-replaced = Een bot speelt in jouw plaats{ $moves ->
    [0] .
    [one] {" "}en heeft één zet gedaan.
   *[other] {" "}en heeft { $moves } zetten gedaan.
}
table-come-back = Ik ben terug
table-sleeper = { $name } heeft al een tijd geen zet gedaan.
table-time-up = Tijd is om
table-time-up-of = De tijd van { $name } is om.
table-late = Je tijd is om. Je kunt nog zetten, maar de anderen kunnen nu een bot voor je laten spelen of het spel stoppen.
table-give = Laat een bot spelen
table-give-own = Laat een bot voor mij spelen
table-resign = Opgeven
table-resign-sure = Een bot speelt dan voorgoed verder in jouw plaats. Opgeven?
table-end = Spel stoppen
table-end-sure = Het spel stopt hier, zonder winnaar. Stoppen?
table-play-on = Doorspelen
table-type = Typ een zet
table-type-enter = Invoeren
table-type-how = 3W4:c3 is architect 3, links van rij 4, tegel naar c3.
table-typed-unreadable = { $part ->
        [architect] Eerst komt de architect, 1 tot en met { $most }
        [spot] Na de architect komt de plek: N, E, S of W en een cijfer van 1 tot en met 5
       *[square] Na de plek komt een dubbelepunt met een vak (of - om af te leggen)
    }, zoals in 3W4:c3.
table-typed-place = { $count ->
        [0] Deze tegel kan niet naar { $square }: je kunt hem alleen afleggen, met :- aan het eind.
       *[other] Deze tegel kan niet naar { $square }, maar wel naar { $squares }.
    }
table-typed-nothing = Daar valt niets te pakken: typ alleen { $move }.
table-clock-days = { $days } d { $hours } u
table-invite = Uitnodigen
table-watching = Je kijkt toe. De grote stad is van { $name }.
table-follow = Volg de beurt
table-away = { $name } is er even niet.
table-away-wait = Over { $minutes } min kan een bot invallen.
table-away-host = De host kan een bot laten invallen.
table-away-now = Een bot kan zolang invallen.
table-away-soon-me = Na een minuut kun je een bot laten invallen.
table-away-soon-host = Na een minuut kan de host een bot laten invallen.
table-away-soon-clock = Is de tijd op, dan kan een bot invallen.
table-away-ok = Wachten
table-remind = Seintje geven
table-remind-text = { $name }, we wachten op je bij onze partij Quadropolis:
table-remind-copied = Een herinnering met de link is gekopieerd: verstuur die nu.
phrases-title = Zeg iets
phrases-last = Laatst gezegd
phrases-unheard = Geen verbinding: niemand zou het nu horen.
phrases-heard = Tonen wat { $name } zegt
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-nice-move = Mooie zet!
phrase-wow = Wauw!
phrase-thanks = Bedankt!
phrase-oops = Oeps.
phrase-sorry = Het spijt me!
phrase-your-turn = Jij bent aan de beurt.
phrase-one-moment = Momentje, graag.
phrase-take-your-time = Neem je tijd.
phrase-well-played = Goed gespeeld!
phrase-again = Nog een potje?
table-heard-turn = Jij bent aan de beurt. Je hebt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

hint-ask-nudge = Hint
hint-ask-move-short = Toon zet

## De toetsen, onder ?

keys-title = Toetsen
keys-architect = Een architect kiezen
keys-walk = Over de bouwwerf of door een stad lopen
keys-ends = Naar het begin of eind van een rij
keys-tab = Naar het volgende bord of de volgende knop
keys-enter = Kiezen wat gemarkeerd is, of bevestigen
keys-hint = Een hint: waar je moet kijken, de zet, waarom
keys-back = Een stap terug, of sluiten wat open is
keys-list = Deze lijst

## The log

log-title = Wat er gebeurde
log-gone = Teruggenomen.
log-somebody = Iemand
log-placed = { $you ->
        [yes] Jij
       *[no] { $name }
    } bouwde { $kind } op { $square }{ $floor ->
        [1] {""}
       *[other] , etage { $floor },
    } met architect { $architect }{ $mayor ->
        [yes] {" "}en kreeg de burgemeester
       *[no] {""}
    }.
log-discarded = { $you ->
        [yes] Jij
       *[no] { $name }
    } pakte { $kind } met architect { $architect } en legde die tegel af.
log-nothing = { $you ->
        [yes] Jij
       *[no] { $name }
    } legde architect { $architect } { $spot } en vond niets om te pakken.
log-dealt = Ronde { $round }
log-created = Er werd een tafel voor { $mode } klaargezet.
log-sat = { $name } ging zitten.
log-left = { $name } verliet de tafel.
log-bot-sat = { $bot } ging zitten.
log-started = Het spel begon.
log-undone = { $you ->
        [yes] Jij
       *[no] { $name }
    } nam { $moves ->
        [one] een zet
       *[other] { $moves } zetten
    } terug.
log-undo-asked = { $you ->
        [yes] Jij
       *[no] { $name }
    } vroeg { $moves ->
        [one] een zet
       *[other] { $moves } zetten
    } te mogen terugnemen.
log-undo-answered = { $you ->
        [yes] Jij
       *[no] { $name }
    } { $agrees ->
        [yes] ging akkoord met terugnemen.
       *[no] ging niet akkoord met terugnemen.
    }
log-resigned = { $you ->
    [yes] Jij
   *[no] { $name }
} gaf op. Een bot speelt verder: { $bot }.
log-given = Voorlopig speelt een bot voor { $you ->
    [yes] jou
   *[no] { $name }
}: { $bot }.
log-returned = { $you ->
    [yes] Je bent
   *[no] { $name } is
} terug.
log-confirmed = { $you ->
    [yes] Je hebt
   *[no] { $name } heeft
} de eindverdeling bevestigd.
log-finished = { $count ->
        [one] { $winners } won met { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
       *[other] { $winners } deelden de overwinning met elk { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
log-ended = Het spel werd vroegtijdig gestopt.
log-rematched = Er staat een nieuwe tafel klaar voor nog een partij.
log-paused = De server was { $seconds } s weg. Intussen liep er geen klok.
log-hinted = { $step ->
    [nudge] { $you ->
        [yes] Jij
       *[no] { $name }
    } gebruikte een hint: waar je moet kijken.
    [move] { $you ->
        [yes] Jij
       *[no] { $name }
    } gebruikte een hint: de zet.
   *[why] { $you ->
        [yes] Jij
       *[no] { $name }
    } gebruikte een hint: de zet en waarom.
}

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
end-winner-you = { $points ->
        [one] Je wint met { $points } punt.
       *[other] Je wint met { $points } punten.
    }
end-tie-inhabitants = { $names } hebben evenveel punten, dus beslissen de inwoners op gebouwen: { $winner } heeft er { $count }, tegen { $other }.
end-tie-empty_squares = { $names } hebben evenveel punten en inwoners, dus beslist wie de minste lege vakken heeft: { $winner } heeft er { $count }, tegen { $other }.
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
        [0] { $where }: geen gebouw ernaast dat meetelt
        [one] { $where }: één gebouw ernaast telt mee
       *[other] { $where }: { $towers } gebouwen ernaast tellen mee
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
        [one] Eén werkloze inwoner
       *[other] { $count } werkloze inwoners
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
end-you-came = { $shared ->
    [yes] { $place ->
        [2] Je bent gedeeld tweede
       *[3] Je bent gedeeld derde
    }
   *[no] { $place ->
        [2] Je bent tweede
        [3] Je bent derde
       *[4] Je bent vierde
    }
}
end-you-share = Je deelt de overwinning!
end-behind = { $count ->
    [one] Eén punt achter { $names }.
   *[other] { $count } punten achter { $names }.
}
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
end-how-tower = Afhankelijk van het aantal etages: { $points }.
end-how-shop = Afhankelijk van het aantal klanten: { $points }.
end-how-public_service = Afhankelijk van het aantal districten met zo’n gebouw: { $points }. Gedrukte punten komen erbij.
end-how-park =
    { $mode ->
        [expert] Afhankelijk van het aantal flat- en kantoorgebouwen ernaast: { $points }.
       *[classic] Afhankelijk van het aantal flatgebouwen ernaast: { $points }.
    }
end-how-factory =
    { $mode ->
        [expert] 2 voor elke winkel ernaast, 3 voor elke haven, 4 voor elk kantoorgebouw.
       *[classic] 2 voor elke winkel ernaast, 3 voor elke haven.
    }
end-how-harbor = Langste rij plus langste kolom havens, vanaf twee: { $points }. Gedrukte punten komen erbij.
end-how-office = Afhankelijk van het aantal etages, en meer naarmate de groep groter is.
end-how-monument = Parken, speeltuinen, winkels en openbare gebouwen ernaast leveren punten op, fabrieken en havens kosten punten.
end-how-idle_inhabitants = Iedereen die geen werk heeft en niet winkelt, kost een punt.
end-how-pollution = Elke energie-eenheid die niet wordt gebruikt en niet door een park wordt opgenomen, kost een punt.
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
end-invited = { $name } nodigt je uit voor nog een spel
end-helped-of = { $name }: { $count ->
    [one] één zet
   *[other] { $count } zetten
} door een bot.
end-hints-of = { $name } gebruikte { $count ->
    [one] één hint
   *[other] { $count } hints
}.
end-new-game = Begin een spel
end-group-back = Nog eens bekijken
end-group-keep = Delen en bewaren
end-what-story = categorie voor categorie
end-what-look = steden en zetten
end-what-replay = zet voor zet
end-what-review = wat elke zet kostte
end-look = Het bord
end-replay = Terugkijken
end-review = Analyseren
end-record = Opslaan
end-share = Delen
end-share-text = Tekst kopiëren
end-share-link = Link kopiëren
end-share-picture = Opslaan als plaatje
end-picture-failed = Je browser kon geen plaatje maken.
end-summary = { $playgrounds ->
    [yes] { $mode }, { $count } spelers, met speeltuinen
   *[no] { $mode }, { $count } spelers
}

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
end-early-closed = Wie deze server beheert, heeft deze tafel gesloten.
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
end-lay-park-take = Neem die terug
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
end-lay-best = Beste verdeling
end-lay-clear = Alles terug
end-lay-confirm = Bevestigen
end-lay-needs-nothing =
    { $kind ->
        [monument] Het monument op { $where } heeft niets nodig: het is altijd actief.
       *[playground] De speeltuin op { $where } heeft niets nodig, en neemt geen energie op.
    }
end-lay-no-inhabitants = Er is geen inwoner meer over. Haal er eerst een van een ander gebouw.
end-lay-no-energy = Er is geen energie meer over. Haal eerst een energie-eenheid van een ander gebouw.
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
replay-copy-move = Link naar deze zet
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
replay-unknown-why = Misschien is de link niet compleet, of is de partij gewist. Vraag het aan wie de link stuurde, of bekijk je eigen partijen.
replay-not-started = Dit spel is nog niet begonnen
replay-not-started-why = Er is nog niets om terug te kijken.
replay-failed = De partij kon niet worden geladen
replay-home = Naar de startpagina
replay-games = Mijn partijen
replay-again = Opnieuw proberen
replay-open-city = Stad en punten van { $name }
replay-rounds = Rondes
replay-to-round = Naar ronde { $round }

## Score tables: in the rules and on the one-page helper

helper-title = Overzichtskaart
helper-more = Alle spelregels
helper-tips = Korte tips
helper-mode = Tabellen voor
helper-needs = Nodig: { $what }
helper-turn = Jouw beurt
helper-turn-take = Leg een architect neer en pak de tegel die hij bereikt.
helper-turn-place = { $mode ->
    [expert] Bouw hem op een vak of in het district met het nummer van de architect, of als etage met dat nummer. Of leg hem af.
   *[classic] Bouw hem in de rij of kolom met het nummer van de architect, of als etage met dat nummer. Of leg hem af.
}
helper-turn-blocked = Niet toegestaan: bezette plekken, en beide uiteinden van de rij en de kolom van de bouwmeester.
helper-all-tiles = Alle tegels, ronde voor ronde
scores-floors = Etages
scores-customers = Klanten
scores-districts = Districten met zo’n gebouw
scores-towers-beside = Flatgebouwen ernaast
scores-towers-and-offices-beside = Flat- en kantoorgebouwen ernaast
scores-line = Langste rij, langste kolom
scores-points = Punten
scores-each-beside = Voor elk gebouw ernaast
scores-group-by-floors = Groep ↓ Etages →
scores-group-heard = Groep van { $size }, per aantal etages
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
scores-leftovers = Wat er over is
scores-idle = Elke werkloze inwoner
scores-pollution = Elke ongebruikte energie-eenheid (per park is er één gratis)
scores-tie = Evenveel punten: meer inwoners op gebouwen, dan minder lege vakken; anders wordt de overwinning gedeeld.
box-how = Hoeveel tegels van elke soort een ronde heeft. Drie getallen zoals 1/2/3 gelden voor twee, drie en vier spelers; één getal geldt voor elk aantal spelers.
box-tile-by-round = Tegel ↓ Ronde →
box-round = ronde { $round }

## Wat na elkaar wordt getoond: zetten, de kaart tussen twee rondes

table-round-over = De ronde is afgelopen.
table-dealing = De tegels worden klaargelegd.
table-sound = Geluid
table-sound-on = Geluid: aan
table-sound-off = Geluid: uit
between-round = Ronde { $round } van { $rounds } is afgelopen
between-missed =
    { $count ->
        [one] Eén zet sinds je voor het laatst keek
       *[other] { $count } zetten sinds je voor het laatst keek
    }
between-starts = { $you ->
    [yes] Jij hebt de burgemeester en begint.
   *[no] { $name } heeft de burgemeester en begint.
}
between-go-on = Tik om verder te gaan, of wacht even
# Above two columns of numbers; short.
between-this-round = Deze ronde
between-since = Sindsdien
between-coming = Ronde { $round } brengt
between-last = De laatste ronde brengt
between-hidden = { $count } gedekt
end-best = Beste gebouw: { LOWER($kind) } op { $square }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-next-level = Volgende: { $name }, { $level }
