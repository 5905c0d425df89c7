### Quadropolis in Dutch (Nederlands): why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] De zet levert meteen { $points } punten op: { $what }.
   *[no] De zet kost meteen { $points } punten: { $what }.
}
reason-prepares = Hij bereidt { $points } punten voor later voor, vergeleken met niets bouwen.
reason-prepares-what = Hij bereidt { $points } punten voor later voor, vergeleken met niets bouwen: { $what }.
reason-takes = Hij neemt { $player } { $points } punten af: { $cause ->
    [tile] de tegel is weg ({ $face }).
    [architect] architect { $architect } is weg.
    [spot] plek { $spot } is bezet.
    [line] de bouwmeester blokkeert een lijn.
    [mayor] de burgemeester is weg.
   *[together] door tegel, plek en lijn samen.
}
reason-risks = Hij waagt { $points } punten: { $what ->
    [missing_people] ontbrekende inwoners voor de gebouwen, { $after } in plaats van { $before }.
    [missing_energy] ontbrekende energie voor de gebouwen, { $after } in plaats van { $before }.
    [idle_inhabitants] werkloze inwoners, { $after } in plaats van { $before }.
   *[pollution] vervuilende energie, { $after } in plaats van { $before }.
}
reason-part-people = inwoners
reason-part-energy = energie
reason-part-missing_people = ontbrekende inwoners
reason-part-missing_energy = ontbrekende energie
reason-part-space = ruimte om te bouwen
reason-part-mayor = de burgemeester
reason-part-points = zekere punten

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
hint-says-move = Hint: { $move }
hint-why-nothing = Geen andere zet is duidelijk beter.

## The review of a game. Points and chances are written already.

review-unfinished = De partij is niet afgelopen: de uitslag is wat het laatst te verwachten was.
review-unlucky = { $player } speelde beter dan de winnaar: de verdeling van de tegels kostte { $points } punten.
review-points = Kunde en geluk in punten
review-chances = Kunde en geluk in winstkans
review-play = Hoe iedereen speelde
review-start = Verwacht bij het begin
review-own = Eigen zetten
review-others = Zetten van anderen
review-deals = Verdeling van de tegels (geluk)
review-allocation = Gekozen verdeling over gebouwen
review-result = Uitslag
review-error = Fout in het geluk
review-accuracy = Nauwkeurigheid
review-average = Gemiddeld verlies per zet, in punten
review-lost = Punten verloren ten opzichte van de beste zetten
review-reassessed = Achteraf herzien
review-sign = { $sign ->
    [excellent] Uitstekend
    [inaccuracy] Onnauwkeurig
    [mistake] Fout
   *[blunder] Blunder
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
review-head-sign = Teken
review-head-better = Beter
review-moments = Wat de partij besliste
review-no-moments = Niemand verloor veel door een zet.
review-moment = Ronde { $round }, beurt { $turn }: { $player } speelde { $move } en verloor { $points } punten en { $chance } winstkans. Beter was { $better }.

## The review as a screen of the page. Points, chances and moves are written already.

review-title = Bespreking
review-depth = { $depth ->
    [deep] Grondig
   *[quick] Snel
}
review-progress = Stelling { $done } van { $total } wordt bekeken …
review-deeper = Grondiger kijken
review-deeper-what = Tien keer zo grondig: het duurt een minuut of langer, alles op dit apparaat.
review-stop = Stoppen
review-unlucky-you = Je speelde beter dan de winnaar: de verdeling van de tegels kostte je { $points } punten.
review-running = Deze partij is nog bezig
review-running-why = Een bespreking vertelt wat het beste was geweest, dus ze wacht op het einde.
review-nothing = In deze partij is niets gespeeld
review-nothing-why = Er valt niets te bespreken.
review-unit = Tonen
review-unit-points = Punten
review-unit-chance = Kans
review-slider = Stelling in de partij
review-worst = Ronde { $round }, { $player }
review-laid = De steden zoals ze zijn ingedeeld
review-loss = { $points } punten en { $chance } winstkans verloren
review-no-loss = Er is geen betere zet gevonden.
review-shown = Op de borden
review-shown-played = Gespeeld
review-shown-better = Beter
review-better = Beter: { $move }
review-try = Probeer het hier
review-try-what = Je neemt het vóór deze zet over van { $player }, tegen bots. De echte partij blijft zoals ze is.
review-luck = Kunde en geluk
review-luck-what = Wat er bij het begin te verwachten was, en wat eigen zetten, die van anderen en de verdeling van de tegels daaraan veranderden, is de uitslag, tot op het laatste cijfer. De verdeling is geluk, op de fout na bekend.
review-own-lost = verloren ten opzichte van de beste zetten
review-own-reassessed = achteraf herzien
review-reassessed-what = Eigen zetten = herzien − verloren: na een zet wordt de waarde opnieuw bepaald, en die ziet soms meer dan het zoeken ervoor.
review-signs-what = Uitstekend ({ $excellent }) is een beste zet waar elke andere minstens { $only } kost. Een onnauwkeurigheid ({ $inaccuracy }) kost { $less } punten of meer, een fout ({ $mistake }) { $more }, een blunder ({ $blunder }) { $most }. De kosten zijn het gemiddelde van beide verliezen; 4 % kans telt als een punt.
