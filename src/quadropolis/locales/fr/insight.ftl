### Quadropolis in French (français): why moves are good, and the review of a game.

## Why a move is good. What parts bring is written already; $what lists parts.

reason-now = { $gain ->
    [yes] Ce coup rapporte aussitôt { points-count } : { LOWER($what) }.
   *[no] Pour l’instant, ce coup coûte { points-count } : { LOWER($what) }.
}
reason-prepares = Plus tard, ce coup devrait rapporter environ { points-count } de plus.
reason-prepares-what = Plus tard, ce coup devrait rapporter environ { points-count } de plus : { LOWER($what) }.
reason-takes = Ce coup coûte environ { points-count } à { $player } : { $cause ->
    [tile] la tuile ne sera plus à prendre ({ LOWER($face) }).
    [architect] l’architecte { $architect } ne sera plus disponible.
    [spot] l’emplacement { $spot } sera pris.
    [line] l’urbaniste bloquera une ligne ou une colonne.
    [mayor] le maire ne sera plus à prendre.
   *[together] la tuile, l’emplacement et l’urbaniste y contribuent ensemble.
}
reason-before = { $before ->
    [0] {""}
   *[other] {" "}(avant : { $before })
}
reason-risks = Plus tard, ce coup pourrait coûter environ { points-count } : { $what ->
    [missing_people] il manquera { city-inhabitants } aux bâtiments{ reason-before }.
    [missing_energy] il manquera { city-energy } aux bâtiments{ reason-before }.
    [idle_inhabitants] { $count ->
        [one] { $count } habitant sera inactif
       *[other] { $count } habitants seront inactifs
    }{ reason-before }.
   *[pollution] { $count ->
        [one] { $count } baril d’énergie polluera
       *[other] { $count } barils d’énergie pollueront
    }{ reason-before }.
}
reason-part-people = habitants en plus
reason-part-energy = énergie en plus
reason-part-missing_people = meilleur équilibre en habitants
reason-part-missing_energy = meilleur équilibre en énergie
reason-part-idle_inhabitants = habitants inactifs en moins
reason-part-pollution = pollution en moins
reason-loss-idle_inhabitants = habitants inactifs
reason-loss-pollution = pollution
reason-part-mayor = le maire

## Hints at the table

hint-ask-move = Montrer le coup
hint-ask-why = Pourquoi ?
hint-look-city = { $part ->
    [row] Regardez la ligne { $line } de votre ville.
    [column] Regardez la colonne { $line } de votre ville.
   *[district] Regardez le quartier { $line } de votre ville.
}
hint-look-site = { $part ->
    [row] Regardez la ligne { $line } du chantier.
   *[column] Regardez la colonne { $line } du chantier.
}
hint-look-wanted = { $part ->
    [row] { $name } convoite quelque chose dans la ligne { $line } du chantier.
   *[column] { $name } convoite quelque chose dans la colonne { $line } du chantier.
}
hint-says-move = Indice : { LOWER($move) }
hint-says-look = Indice : { LOWER($look) }
# Un autre coup qui rapporte plus tout de suite. $points a son signe.
hint-instead = « { $move } » rapporterait { $points } maintenant, mais, à la fin, sans doute moins que le coup suggéré.
hint-why-nothing = Aucun autre coup n’est nettement meilleur.

## The review of a game. Chances are written already.

review-unfinished = La partie n’est pas terminée : le résultat indiqué est la dernière estimation.
review-unlucky = { $player } a mieux joué que le vainqueur : les tirages lui ont coûté { points-count }.
review-points = Talent et hasard, en points
review-chances = Talent et hasard, en chances de gagner
review-play = Comment chacun a joué
review-start = Attendu au départ
review-own = Ses propres coups
review-others = Les coups des autres
review-deals = Tirages (hasard)
review-allocation = Répartition choisie
review-result = Résultat
review-error = Marge d’erreur pour la part du hasard
review-accuracy = Précision
review-average = Perte moyenne par coup, en points
review-lost = Points perdus face aux meilleurs coups, selon la recherche
review-reassessed = Réévalué après coup
review-sign = { $sign ->
    [excellent] Excellent
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}
review-by = architecte { $architect }, { $spot }
review-way-placed = { LOWER($tile) } – en { $square }{ $floor ->
    [1] {""}
   *[other] , étage { $floor }
}, { review-by }
review-way-discarded = { LOWER($tile) } – à la défausse, { review-by }
review-way-nothing = rien à prendre : { review-by }
review-differs = { $what ->
    [square] Même tuile, autre case : { $better } (joué : { $played }).
    [tile] Même case, autre tuile : { LOWER($better) } (joué : { LOWER($played) }).
   *[way] Seule la façon de la prendre diffère : { $better } (joué : { $played }).
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
review-head-sign = Appréciation
review-head-better = Mieux
review-moments = Ce qui a décidé de la partie
review-no-moments = Aucun coup n’a coûté cher.
review-moment = Manche { $round }, tour { $turn } : { $player } – { $move }. Ce coup coûte { points-count } et fait baisser les chances de gagner de { $chance }. Mieux : { $better }.

## The review as a screen of the page. Chances and moves are written already.

review-title = Analyse
review-depth = { $depth ->
    [deep] Approfondie
   *[quick] Rapide
}
review-progress = Analyse de la position { $done } sur { $total }…
review-deeper = Approfondir
review-deeper-what = Dix fois plus fouillée : une minute ou plus, le tout sur cet appareil.
review-stop = Arrêter
review-unlucky-you = Vous avez mieux joué que le vainqueur : les tirages vous ont coûté { points-count }.
review-running = Cette partie n’est pas finie
review-running-why = Une analyse dit ce qui aurait été le mieux : elle attend donc la fin.
review-nothing = Rien n’a été joué dans cette partie
review-nothing-why = Il n’y a rien à analyser.
review-unit = Afficher
review-unit-points = Points
review-unit-chance = Chances
review-slider = Position dans la partie
review-worst = Manche { $round }, { $player }
review-laid = Les villes avec leur répartition finale
review-loss = Ce coup coûte { points-count } et fait baisser les chances de gagner de { $chance }.
review-loss-how = Pondéré d’après la recherche et des parties jouées jusqu’au bout : cela peut différer de l’écart sur le graphique.
review-no-loss = Aucun meilleur coup n’a été trouvé.
review-shown = Sur les plateaux
review-shown-played = Joué
review-shown-better = Mieux
review-better = Mieux : { $move }
review-try = Essayer ici
review-try-what = Vous remplacez { $player } avant ce coup, contre des bots. La vraie partie ne change pas.
review-try-own = Vous rejouez à partir d’avant ce coup, contre des bots. Ce qui s’est vraiment passé reste tel quel.
review-luck = Talent et hasard
review-luck-what = Le résultat est exactement la somme de ce qui était attendu au départ et de ce qu’y ont changé les coups du joueur, ceux des autres, les tirages et une éventuelle répartition choisie à la main. Les tirages, c’est le hasard, connu à la marge d’erreur près.
review-own-lost = perdu face aux meilleurs coups, selon la recherche
review-own-reassessed = réévalué après coup
review-reassessed-what = Ensemble, « { review-own-lost } » et « { review-own-reassessed } » donnent la ligne « { review-own } » : après un coup, la position est évaluée à nouveau, et ce calcul peut voir plus loin que la recherche faite avant.
review-signs-what = Excellent ({ $excellent }) : le meilleur coup, quand tout autre coûte au moins { $only } point. Une imprécision ({ $inaccuracy }) coûte { $less } point ou plus, une erreur ({ $mistake }) { $more }, une gaffe ({ $blunder }) { $most }. Le coût vient pour deux cinquièmes de la recherche (la moyenne des chances et des points perdus, 4 % de chances de gagner valant un point) et pour trois cinquièmes de parties jouées jusqu’au bout.
