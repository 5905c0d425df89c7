### Quadropolis in French (français): why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] Ce coup rapporte aussitôt { $points } points : { $what }.
   *[no] Ce coup coûte aussitôt { $points } points : { $what }.
}
reason-prepares = Ce coup prépare { $points } points pour la suite, par rapport à ne rien construire.
reason-prepares-what = Ce coup prépare { $points } points pour la suite, par rapport à ne rien construire : { $what }.
reason-takes = Ce coup enlève { $points } points à { $player } : { $cause ->
    [tile] la tuile n’est plus à prendre ({ $face }).
    [architect] l’architecte { $architect } n’est plus disponible.
    [spot] l’emplacement { $spot } est pris.
    [line] l’urbaniste bloque une ligne ou une colonne.
    [mayor] le maire n’est plus à prendre.
   *[together] par la tuile, l’emplacement et l’urbaniste réunis.
}
reason-risks = Ce coup risque de coûter { $points } points : { $what ->
    [missing_people] habitants qui manquent aux bâtiments, { $after } au lieu de { $before }.
    [missing_energy] énergie qui manque aux bâtiments, { $after } au lieu de { $before }.
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
hint-says-move = Indice : { $move }
hint-why-nothing = Aucun autre coup n’est nettement meilleur.

## The review of a game. Points and chances are written already.

review-unfinished = La partie n’est pas terminée : le résultat indiqué est la dernière estimation.
review-unlucky = { $player } a mieux joué que le vainqueur : les tirages lui ont coûté { $points } points.
review-points = Talent et hasard, en points
review-chances = Talent et hasard, en chances de gagner
review-play = Comment chacun a joué
review-start = Attendu au départ
review-own = Ses propres coups
review-others = Les coups des autres
review-deals = Tirages (hasard)
review-allocation = Répartition choisie
review-result = Résultat
review-error = Marge d’erreur du hasard
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
review-no-moments = Aucun coup n’a coûté cher.
review-moment = Manche { $round }, tour { $turn } : { $player } a joué { $move } et perdu { $points } points et { $chance } de chances de gagner. Mieux valait { $better }.

## The review as a screen of the page. Points, chances and moves are written already.

review-title = Analyse
review-depth = { $depth ->
    [deep] Approfondie
   *[quick] Rapide
}
review-progress = Analyse de la position { $done } sur { $total }…
review-deeper = Approfondir
review-deeper-what = Dix fois plus fouillée : une minute ou plus, le tout sur cet appareil.
review-stop = Arrêter
review-unlucky-you = Vous avez mieux joué que le vainqueur : les tirages vous ont coûté { $points } points.
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
review-loss = Perte : { $points } points et { $chance } de chances de gagner
review-no-loss = Aucun meilleur coup n’a été trouvé.
review-shown = Sur les plateaux
review-shown-played = Joué
review-shown-better = Mieux
review-better = Mieux : { $move }
review-try = Essayer ici
review-try-what = Vous remplacez { $player } avant ce coup, contre des bots. La vraie partie ne change pas.
review-luck = Talent et hasard
review-luck-what = Ce qui était attendu au départ, plus ce que ses propres coups, ceux des autres, les tirages et une répartition choisie à la main y ont changé, donne le résultat, jusqu’au dernier chiffre. Les tirages, c’est le hasard, connu à la marge d’erreur près.
review-own-lost = perdu face aux meilleurs coups
review-own-reassessed = réévalué après coup
review-reassessed-what = Ses propres coups = réévalué − perdu : après un coup, la position est évaluée à nouveau, et ce calcul peut voir plus loin que la recherche faite avant.
review-signs-what = Excellent ({ $excellent }) : le meilleur coup, quand tout autre coûte au moins { $only }. Une imprécision ({ $inaccuracy }) coûte { $less } points ou plus, une erreur ({ $mistake }) { $more }, une gaffe ({ $blunder }) { $most }. Le coût vient pour deux cinquièmes de la recherche (les deux pertes, 4 % de chances valant un point) et pour trois cinquièmes de parties jouées jusqu’au bout.
