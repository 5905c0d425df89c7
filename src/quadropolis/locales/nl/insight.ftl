### Quadropolis in Dutch (Nederlands): why moves are good, and the review of a game.

## Why a move is good. What parts bring is written already; $what lists parts.

reason-now = { $gain ->
    [yes] De zet levert meteen { points-count } op: { LOWER($what) }.
   *[no] Voorlopig kost de zet { points-count }: { LOWER($what) }.
}
reason-prepares = Later levert de zet naar verwachting nog ongeveer { points-count } op.
reason-prepares-what = Later levert de zet naar verwachting nog ongeveer { points-count } op, dankzij { LOWER($what) }.
reason-takes = De zet kost { $player } ongeveer { points-count }: { $cause ->
    [tile] de tegel is dan weg ({ LOWER($face) }).
    [architect] architect { $architect } is dan weg.
    [spot] de plek { $spot } is dan bezet.
    [line] de bouwmeester blokkeert dan een rij of kolom.
    [mayor] de burgemeester is dan weg.
   *[together] door tegel, plek en bouwmeester samen.
}
reason-before = { $before ->
    [0] {""}
   *[other] {" "}(eerst: { $before })
}
reason-risks = Later kan de zet ongeveer { points-count } kosten: { $what ->
    [missing_people] de gebouwen komen dan { city-inhabitants } tekort{ reason-before }.
    [missing_energy] de gebouwen komen dan { city-energy } tekort{ reason-before }.
    [idle_inhabitants] { $count ->
        [one] 1 inwoner is
       *[other] { $count } inwoners zijn
    } dan werkloos{ reason-before }.
   *[pollution] { $count ->
        [one] 1 energie-eenheid vervuilt
       *[other] { $count } energie-eenheden vervuilen
    } dan{ reason-before }.
}
reason-part-people = meer inwoners
reason-part-energy = meer energie
reason-part-missing_people = een beter evenwicht tussen inwoners en gebouwen
reason-part-missing_energy = een betere energiebalans
reason-part-idle_inhabitants = minder werkloze inwoners
reason-part-pollution = minder vervuiling
reason-loss-idle_inhabitants = werkloze inwoners
reason-loss-pollution = vervuiling
reason-part-mayor = de burgemeester

## Hints at the table

hint-ask-move = Toon de zet
hint-ask-why = Waarom?
hint-look-city = { $part ->
    [row] Kijk naar rij { $line } van je stad.
    [column] Kijk naar kolom { $line } van je stad.
   *[district] Kijk naar district { $line } van je stad.
}
hint-look-site = { $part ->
    [row] Kijk naar rij { $line } van de bouwwerf.
   *[column] Kijk naar kolom { $line } van de bouwwerf.
}
hint-look-wanted = { $part ->
    [row] { $name } wil iets in rij { $line } van de bouwwerf.
   *[column] { $name } wil iets in kolom { $line } van de bouwwerf.
}
hint-says-move = Hint: { LOWER($move) }
hint-says-look = Hint: { LOWER($look) }
# Een andere zet die nu meer oplevert. $points heeft zijn teken.
hint-instead = { $move } zou nu { $points } opleveren, maar aan het eind waarschijnlijk minder dan de voorgestelde zet.
hint-why-nothing = Geen andere zet is duidelijk beter.

## The review of a game. Chances are written already.

review-unfinished = De partij is niet afgelopen: als uitslag geldt de laatste verwachting.
review-unlucky = { $player } speelde beter dan de winnaar: de ligging van de tegels kostte { points-count }.
review-points = Kunde en geluk in punten
review-chances = Kunde en geluk in winstkans
review-play = Hoe iedereen speelde
review-start = Verwacht aan het begin
review-own = Eigen zetten
review-others = Zetten van anderen
review-deals = Ligging van de tegels (geluk)
review-allocation = Gekozen eindverdeling
review-result = Uitslag
review-error = Foutmarge van het geluk
review-accuracy = Nauwkeurigheid
review-average = Gemiddeld verlies per zet, in punten
review-lost = Punten verloren ten opzichte van de beste zetten, volgens het zoekalgoritme
review-reassessed = Achteraf herzien
review-sign = { $sign ->
    [excellent] Uitstekend
    [inaccuracy] Onnauwkeurig
    [mistake] Fout
   *[blunder] Blunder
}
review-by = architect { $architect }, { $spot }
review-way-placed = { LOWER($tile) } – op { $square }{ $floor ->
    [1] {""}
   *[other] , etage { $floor }
}, { review-by }
review-way-discarded = { LOWER($tile) } – afgelegd, { review-by }
review-way-nothing = niets te pakken: { review-by }
review-differs = { $what ->
    [square] Dezelfde tegel, een ander vak: { $better } (gespeeld: { $played }).
    [tile] Hetzelfde vak, een andere tegel: { LOWER($better) } (gespeeld: { LOWER($played) }).
   *[way] Alleen de manier van pakken verschilt: { $better } (gespeeld: { $played }).
}
review-graph = Winstkans
review-expected = Verwachte punten
review-round = Ronde { $round }
review-moves = Alle zetten
review-head-round = Beurt
review-head-player = Speler
review-head-move = Zet
review-head-loss = Punten verloren
review-head-chance = Kans verloren
review-head-sign = Oordeel
review-head-better = Beter
review-moments = Wat de partij besliste
review-no-moments = Niemand verloor veel door één enkele zet.
review-moment = Ronde { $round }, beurt { $turn }: { $player } – { $move }. Dat kostte { points-count } en { $chance } winstkans. Beter: { $better }.

## The review as a screen of the page. Chances and moves are written already.

review-title = Analyse
review-depth = { $depth ->
    [deep] Grondig
   *[quick] Snel
}
review-progress = Stelling { $done } van { $total } wordt bekeken…
review-deeper = Grondiger kijken
review-deeper-what = Tien keer zo grondig: het duurt een minuut of langer, alles op dit apparaat.
review-stop = Stoppen
review-unlucky-you = Je speelde beter dan de winnaar: de ligging van de tegels kostte je { points-count }.
review-running = Deze partij is nog bezig
review-running-why = Een analyse vertelt wat het beste was geweest, dus die moet wachten tot het einde.
review-nothing = In deze partij is niets gespeeld
review-nothing-why = Er valt niets te analyseren.
review-unit = Tonen
review-unit-points = Punten
review-unit-chance = Kans
review-slider = Stelling in de partij
review-worst = Ronde { $round }, { $player }
review-laid = De steden na de eindverdeling
review-loss = Dat kostte { points-count } en { $chance } winstkans.
review-loss-how = Gewogen uit het zoekalgoritme en uit partijen die tot het eind zijn gespeeld: het kan verschillen van de stap in de grafiek.
review-no-loss = Er is geen betere zet gevonden.
review-shown = Op de borden
review-shown-played = Gespeeld
review-shown-better = Beter
review-better = Beter: { $move }
review-try = Probeer het hier
review-try-what = Je neemt het vóór deze zet over van { $player }, tegen bots. De echte partij blijft zoals die is.
review-try-own = Je speelt verder vanaf vlak voor deze zet, tegen bots. Wat er echt is gebeurd, blijft zoals het is.
review-luck = Kunde en geluk
review-luck-what = De verwachting aan het begin en wat eigen zetten, die van anderen, de ligging van de tegels en een zelfgekozen verdeling eraan veranderden, zijn samen de uitslag, tot op het laatste cijfer. De ligging is geluk, bekend binnen de foutmarge.
review-own-lost = verloren ten opzichte van de beste zetten, volgens het zoekalgoritme
review-own-reassessed = achteraf herzien
review-reassessed-what = De regels ‘{ review-own-lost }’ en ‘{ review-own-reassessed }’ vormen samen ‘{ review-own }’: na een zet wordt de stelling opnieuw beoordeeld, en die tweede blik ziet soms meer dan het zoekalgoritme vóór de zet.
review-signs-what = Uitstekend ({ $excellent }) is de beste zet als elke andere minstens { $only } punten kost. Een onnauwkeurigheid ({ $inaccuracy }) kost { $less } punten of meer, een fout ({ $mistake }) { $more }, een blunder ({ $blunder }) { $most }. De kosten komen voor twee vijfde uit het zoekalgoritme (het gemiddelde van de verloren punten en de verloren winstkans; 4% winstkans telt als één punt) en voor drie vijfde uit partijen die tot het einde worden gespeeld.
