### Quadropolis in French (français): the scoring pad.

pad-title = Bloc de score
pad-lead = Pour la partie sur votre table : entrez les villes, et le meilleur score de chacun est calculé au point près.
pad-summary =
    { $playgrounds ->
        [yes] { $mode }, { $count } joueurs, avec les squares
       *[no] { $mode }, { $count } joueurs
    }
pad-setup = Joueurs et mode
pad-change = Modifier
pad-done = Terminé
pad-begin = Entrer les villes
pad-mode = Mode
pad-mode-hint = Chaque mode a son tableau individuel : si vous changez de mode, les villes repartent de zéro.
pad-players = Joueurs
pad-playgrounds = Avec les squares
pad-playgrounds-hint = La mini-extension : à chaque manche, un square remplace un parc.
pad-name-of = Nom du joueur { $number }
pad-tabs = Villes et résultat
pad-tab-points =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
pad-result = Résultat
pad-city-of = Ville { DE($name) }
pad-palette = Tuiles pour { $square }
pad-how = { $square } : touchez sa tuile. On passe ensuite à la case suivante.
pad-how-floor = { $square } : touchez une tuile pour l’étage { $floor }, ou une autre case.
pad-how-built = Il y a un bâtiment en { $square }. Touchez une autre tuile pour le remplacer.
pad-how-full = Toutes les cases sont occupées. Touchez-en une pour la changer.
pad-gives =
    Les tuiles de cette ville donnent { $inhabitants ->
        [one] { $inhabitants } habitant
       *[other] { $inhabitants } habitants
    } et { $energy ->
        [one] { $energy } baril d’énergie
       *[other] { $energy } barils d’énergie
    }.
pad-tile-floor = { $tile }, un étage de plus
pad-put = { $tile } en { $square }.
pad-removed = La case { $square } a une tuile de moins.
pad-undo = Annuler
pad-undone = Annulé.
pad-remove = Retirer
pad-as-text = En texte
pad-next-city = Ensuite : { $name }
pad-to-result = Voir le résultat
pad-new-game = Nouvelle partie
pad-new-game-done = Toutes les villes sont de nouveau vides. « Annuler » les rétablit.

pad-text-title = Ville { DE($name) } en texte
pad-text-how = Les lignes de haut en bas, séparées par « / » ; les cases, par des espaces. Un point est une case vide ; « + » joint les étages, le plus bas d’abord.
pad-text-field = Ville
pad-text-use = Utiliser cette ville
pad-text-copy = Copier
pad-text-tiles = Noms des tuiles

pad-nothing-yet = Rien n’est encore construit. Entrez une ville, et ses points s’affichent ici.
pad-missing = Le résultat sera définitif quand toutes les villes seront entrées. Encore rien pour { $names }.
pad-not-counted = Impossible de compter les points. { $reason }
pad-again = Réessayer
pad-warnings = Est-ce bien possible ?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile } : il n’y en a pas dans une partie avec ce nombre de joueurs.
       *[other] { $tile } : il y en a { $found } ici, mais seulement { $most } dans une partie avec ce nombre de joueurs.
    }
pad-warning-too_many_tiles = { $name } a { $found } tuiles, mais personne n’en prend plus de { $most }.
pad-where = Où vont habitants et énergie
pad-sheet-of = Points { DE($name) }

pad-what-if = Et si… ?
pad-what-if-how = Changez ce qu’a { $name }, et voyez ce que vaudrait un habitant ou un baril de plus.
pad-inhabitants = Habitants
pad-energy = Énergie
pad-fewer-inhabitants = Un habitant de moins
pad-more-inhabitants = Un habitant de plus
pad-fewer-energy = Un baril d’énergie de moins
pad-more-energy = Un baril d’énergie de plus
pad-printed-inhabitants = Les tuiles en donnent { $count }.
pad-printed-energy = Les tuiles en donnent { $count }.
pad-as-printed = Revenir à ce que disent les tuiles
pad-one-more-inhabitant =
    { $points ->
        [0] Un habitant de plus ne changerait rien.
        [-1] Un habitant de plus coûterait un point.
        [one] Un habitant de plus rapporterait { $points } point.
       *[other] Un habitant de plus rapporterait { $points } points.
    }
pad-one-more-energy =
    { $points ->
        [0] Un baril d’énergie de plus ne changerait rien.
        [-1] Un baril d’énergie de plus coûterait un point.
        [one] Un baril d’énergie de plus rapporterait { $points } point.
       *[other] Un baril d’énergie de plus rapporterait { $points } points.
    }

pad-share = Partager
pad-copy-link = Copier le lien
pad-picture = Enregistrer l’image
pad-picture-failed = Votre navigateur n’a pas pu créer d’image.
pad-own-layout = Répartition faite à la table
pad-own-layout-hint = Sinon, habitants et énergie sont là où ils rapportent le plus.
pad-own-layout-how = Touchez un bâtiment pour lui donner ce qu’il lui faut, ou le lui reprendre ; un commerce prend un client à la fois.
pad-best-would = Cela fait { points-count }. Le mieux aurait été { $best }.
pad-best-is = Cela fait { points-count }, et on ne pouvait pas faire mieux.
pad-print = Imprimer
pad-share-title = Scores d’une partie de Quadropolis
pad-opened = Ce bloc vient du lien. « Annuler » rétablit le vôtre.
pad-link-wrong = Ce lien ne contient aucun bloc de score lisible.
