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
