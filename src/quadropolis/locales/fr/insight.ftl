### Quadropolis in French (français): why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] Ce coup rapporte aussitôt { $points } points : { $what }.
   *[no] Ce coup coûte aussitôt { $points } points : { $what }.
}
reason-prepares = Il prépare { $points } points pour la suite, comparé à ne rien construire.
reason-prepares-what = Il prépare { $points } points pour la suite, comparé à ne rien construire : { $what }.
reason-takes = Il enlève { $points } points à { $player } : { $cause ->
    [tile] la tuile n’est plus là ({ $face }).
    [architect] l’architecte { $architect } n’est plus là.
    [spot] l’emplacement { $spot } est pris.
    [line] l’urbaniste bloque une ligne.
    [mayor] le maire n’est plus là.
   *[together] par la tuile, l’emplacement et la ligne ensemble.
}
reason-risks = Il risque { $points } points : { $what ->
    [missing_people] habitants manquant à ses bâtiments, { $after } au lieu de { $before }.
    [missing_energy] énergie manquant à ses bâtiments, { $after } au lieu de { $before }.
    [idle_inhabitants] habitants inactifs, { $after } au lieu de { $before }.
   *[pollution] énergie polluante, { $after } au lieu de { $before }.
}
reason-part-people = habitants
reason-part-energy = énergie
reason-part-missing_people = habitants manquants
reason-part-missing_energy = énergie manquante
reason-part-space = place pour construire
reason-part-mayor = le maire
reason-part-points = points assurés

## The review of a game. Points and chances are written already.

review-unfinished = La partie n’est pas terminée : son résultat est ce que l’on pouvait attendre en dernier.
review-unlucky = { $player } a mieux joué que le vainqueur : les tirages ont coûté { $points } points.
review-points = Talent et chance en points
review-chances = Talent et chance en chances de gagner
review-play = Comment chacun a joué
review-start = Attendu au départ
review-own = Ses propres coups
review-others = Les coups des autres
review-deals = Tirages (chance)
review-allocation = Répartition choisie
review-result = Résultat
review-error = Erreur sur la chance
review-accuracy = Précision
review-average = Perte moyenne par coup, en points
review-lost = Points perdus face aux meilleurs coups
review-reassessed = Réévalué après coup
review-sign = { $sign ->
    [excellent] Excellent
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}
review-graph = Chances de gagner
review-expected = Points attendus
review-round = Manche { $round }
review-moves = Tous les coups
review-head-round = Tour
review-head-player = Joueur
review-head-move = Coup
review-head-loss = Points perdus
review-head-chance = Chances perdues
review-head-sign = Signe
review-head-better = Mieux
review-moments = Ce qui a décidé la partie
review-no-moments = Personne n’a beaucoup perdu par un coup.
review-moment = Manche { $round }, tour { $turn } : { $player } a joué { $move } et perdu { $points } points et { $chance } de chances de gagner. Mieux valait { $better }.
