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

## Hints at the table

hint-ask-move = Montrer le coup
hint-ask-why = Pourquoi ?
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
hint-says-move = Indice : { $move }
hint-why-nothing = Aucun autre coup n’est nettement meilleur.

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

## The review as a screen of the page. Points, chances and moves are written already.

review-title = Analyse
review-depth = { $depth ->
    [deep] Approfondie
   *[quick] Rapide
}
review-progress = Position { $done } sur { $total } …
review-deeper = Approfondir
review-deeper-what = Dix fois plus fouillé : une minute ou plus, le tout sur cet appareil.
review-stop = Arrêter
review-unlucky-you = Vous avez mieux joué que le vainqueur : les tirages vous ont coûté { $points } points.
review-running = Cette partie n’est pas finie
review-running-why = Une analyse dit ce qui aurait été le mieux : elle attend donc la fin.
review-nothing = Rien n’a été joué dans cette partie
review-nothing-why = Il n’y a rien à analyser.
review-unit = Afficher
review-unit-points = Points
review-unit-chance = Chances
review-slider = Position dans la partie
review-worst = Manche { $round }, { $player }
review-laid = Les villes telles qu’elles ont été réparties
review-loss = { $points } points et { $chance } de chances de gagner perdus
review-no-loss = Aucun meilleur coup n’a été trouvé.
review-shown = Sur les plateaux
review-shown-played = Joué
review-shown-better = Mieux
review-better = Mieux : { $move }
review-try = Essayer ici
review-try-what = Vous remplacez { $player } avant ce coup, contre des bots. La vraie partie ne change pas.
review-luck = Talent et chance
review-luck-what = Ce qui était attendu au départ, et ce que ses propres coups, ceux des autres et les tirages y ont changé, donne le résultat, au dernier chiffre près. Les tirages sont la chance, connue à l’erreur près.
review-own-lost = perdu face aux meilleurs coups
review-own-reassessed = réévalué après coup
review-reassessed-what = Ses propres coups = réévalué − perdu : après un coup, la valeur est calculée à nouveau et peut voir plus loin que la recherche faite avant.
review-signs-what = Excellent ({ $excellent }) : le meilleur coup, quand tout autre coûte au moins { $only }. Une imprécision ({ $inaccuracy }) coûte { $less } points ou plus, une erreur ({ $mistake }) { $more }, une gaffe ({ $blunder }) { $most }. Le coût est la moyenne des deux pertes ; 4 % de chances valent un point.
