### Quadropolis in French (français): the lessons.

learn-classic = Votre première partie
learn-expert = Expert
learn-progress = Étape { $step } sur { $steps }
learn-leave = Quitter la leçon ; vous pourrez continuer plus tard
learn-back = Retour
learn-next = Suivant
learn-last = Compter les points
learn-last-expert = Terminer
learn-show-me = Montrez-moi
learn-again = Recommencer
learn-rival = Ada
learn-you = Vous
learn-site = Chantier
learn-city = Votre ville
learn-architects = Vos architectes
learn-pool = Architectes communs
learn-architect = Architecte { $number }
learn-architects-left = Architecte { $number }, encore { $count }
learn-hand = En main : { LOWER($tile) }
learn-tray = Ce que vous pouvez distribuer
learn-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
learn-tray-inhabitants = { $count ->
        [one] { $count } habitant
       *[other] { $count } habitants
    }
learn-tray-energy = { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    }

# The first game. What is to be done, and what the coach says when it is done.
learn-title-architect = Envoyez un architecte
learn-do-architect = Vous jouez contre Ada : qui a le plus de points après { $rounds } manches gagne. À votre tour, vous envoyez un architecte au chantier. Touchez l’architecte { $architect }.
learn-do-reach = L’architecte prend la tuile de la { $architect }e case à partir de son emplacement (une flèche au bord). Touchez celui d’où il atteint l’habitation encadrée.
learn-done-architect = Tout droit depuis son emplacement, case numéro { $architect } : l’habitation est à vous. Les tuiles face cachée sont hors jeu.
learn-title-place = Construisez-la
learn-do-place = L’architecte { $architect } construit dans la ligne { $architect } ou la colonne { $architect } de votre ville. Touchez la case où la ligne { $row } croise la colonne { $column }.
learn-other-place = C’est permis, mais prenez la case où la ligne { $row } croise la colonne { $column } : l’architecte { $column } pourra y ajouter un étage plus tard.
learn-done-place = C’est construit ! { $inhabitants } habitants sont venus avec la tuile et cherchent à s’occuper.
learn-title-urbanist = L’urbaniste
learn-do-urbanist = L’urbaniste va sur la case que vous avez vidée. Pour l’instant, personne ne peut utiliser les emplacements aux bouts de sa ligne et de sa colonne. Touchez-en un.
learn-done-urbanist = Exact : { $spots } emplacements sont bloqués pour le tour d’Ada. Ensuite, l’urbaniste repart.
learn-title-energy = Trouvez de l’énergie
learn-do-energy-tile = Ada a pris une tuile, elle aussi. Votre ville a besoin d’énergie : touchez l’usine qui apporte { $energy } barils.
learn-do-energy-square = Seul l’architecte { $architect } peut l’atteindre. Construisez-la juste à côté de votre habitation.
learn-other-energy = C’est permis, mais construisez-la juste à côté de l’habitation.
learn-done-energy = { $energy } barils d’énergie pour votre ville. Mais les deux bâtiments sont encore éteints.
learn-title-activate = Allumez la lumière
learn-do-activate = Un bâtiment non activé reste éteint et ne rapporte rien. Une habitation fonctionne à l’énergie, une usine avec un habitant : donnez à chacune ce qu’il lui faut.
learn-done-activate = Les deux sont allumées ! L’habitation vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Mais à la fin, chaque habitant ou baril inutilisé en coûte un : { $idle } pour l’instant. D’autres bâtiments s’en serviront.
learn-title-stack = Prenez de la hauteur
learn-do-stack-tile = Ada a rejoué. Les habitations peuvent grandir : touchez celle qui porte le chapeau du maire.
learn-do-stack-square = L’architecte { $architect } construit en ligne ou en colonne { $architect }, y compris sur une habitation qui s’y trouve. Il peut aussi ajouter un { $architect }e étage à n’importe quelle habitation de votre ville. Posez cette tuile sur la vôtre.
learn-other-stack = C’est permis, mais une habitation plus haute rapporte plus. Posez-la sur la vôtre.
learn-done-stack = { $floors } étages : { $points } points au lieu de { $was }. { learn-more-left } { $most } étages vaudraient { $best } points. Avec le maire, vous commencez la manche suivante !
learn-title-factory = Des voisins pour l’usine
learn-do-factory-tile = L’architecte { $architect } est le dernier qui vous reste pour cette manche. Touchez un port qu’il peut atteindre.
learn-do-factory-square = Une usine profite des ports et commerces adjacents. Touchez la case à côté de la vôtre ; les nombres montrent comment vos points changent.
learn-other-factory = Là, ce serait { $points }. À côté de l’usine, c’est { $best }.
learn-done-factory = L’usine gagne { $points } points grâce au port ; un commerce en vaudrait { $shop }. { learn-more-left }
learn-title-harbor = Des ports alignés
learn-do-harbor = Manche { $round } : entre-temps, Ada et vous avez continué à construire. Les ports rapportent selon leur plus longue suite dans chaque sens. Touchez la case où celui-ci forme une suite.
learn-done-harbor = Des ports alignés, plus les points imprimés sur la tuile : { $points } points. { learn-fewer-left }
learn-title-shop = Des clients
learn-do-shop = Les habitants font leurs courses : plus il y a de clients, plus il y a de points. Posez le commerce là où un autre bâtiment en profite aussi.
learn-done-shop = { $customers } clients valent { $points } points ; l’usine d’à côté en gagne { $factory } de plus. { learn-fewer-left } Les habitants vont toujours là où ils vous rapportent le plus.
learn-title-park = Un parc
learn-do-park = Manche { $round } : les deux villes ont grandi. Un parc compte les habitations sur ses côtés, jamais en diagonale. Touchez sa meilleure case.
learn-done-park = { $towers } habitations donnent sur le parc : { $points } points. Un parc n’a besoin de personne et absorbe un baril d’énergie.
learn-title-service = Chaque quartier compte
learn-do-service = Manche { $round }, la dernière. Les rues partagent votre ville en { $parts } quartiers. Les services publics comptent selon le nombre de quartiers qui en ont un. Touchez la case qui ajoute un quartier.
learn-done-service = { $districts } quartiers : { $points } points au lieu de { $was }, plus les { $stars } imprimés sur la tuile. { learn-fewer-left }
learn-title-end = Le dernier baril
learn-do-end = Les derniers coups sont joués : après { $rounds } manches, la partie est finie. Le parc a absorbé le dernier baril d’énergie, mais deux habitations sont éteintes. À laquelle le donner ?
learn-other-end = Celle-là rapporterait { $points } points. L’autre en rapporte { $best }.
learn-done-end = { $points } points ! L’autre reste éteinte : elle ne rapporte rien, et ne compte pas comme voisine.

# The second lesson.
learn-title-pool = Une réserve pour tous
learn-do-pool-architect = En Expert, il y a { $each } architectes de chaque numéro, pour tout le monde. Touchez un { $architect }.
learn-do-pool-spot = Un { $architect } va jusqu’au bout du chantier. Touchez l’emplacement d’où il prend l’immeuble de bureaux encadré.
learn-done-pool = Pris. Ce que vous prenez dans la réserve, Ada ne peut plus le prendre.
learn-title-district = Quartiers et numéros
learn-do-district = Les rues partagent votre ville en quartiers ; leurs numéros sont dans les cercles. L’architecte { $architect } construit dans le quartier { $architect }, ou sur toute case portant le numéro { $architect }. Touchez le { $architect } du quartier { $district }.
learn-other-district = C’est permis, mais essayez la case numéro { $architect } dans le quartier { $district }.
learn-done-district = En Expert, chaque case appartient à deux architectes : celui de son quartier et celui de son numéro.
learn-title-office = Immeubles de bureaux
learn-do-office = Quelques tours plus tard. Un immeuble de bureaux demande un habitant et de l’énergie. Donnez-lui les deux.
learn-done-office = Il est allumé, mais seul et bas : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { learn-fewer-left } Les immeubles de bureaux aiment la compagnie.
learn-title-group = Plus forts en groupe
learn-do-group = Quelques tours plus tard. Les immeubles de bureaux qui se touchent comptent en groupe : plus ils sont nombreux et hauts, mieux c’est. Touchez la meilleure case pour celui-ci.
learn-done-group = Côte à côte, ils rapportent { $points } points. { learn-fewer-left } Les immeubles de bureaux peuvent aussi avoir plusieurs étages.
learn-title-floors = Le cinquième étage
learn-do-floors = Manche { $round }. Ici, habitations et immeubles de bureaux ont jusqu’à { $architect } étages. L’architecte { $architect } peut ajouter un { $architect }e étage n’importe où. Touchez la meilleure case.
learn-done-floors = La plus haute habitation possible : { $points } points au lieu de { $was } ! { learn-more-left }
learn-title-monument = Monuments
learn-do-monument = Quelques tours plus tard. Un monument adore un parc ({ $park }) ou un commerce ({ $shop }) à côté ; une usine ou un port coûte { $loss }. Touchez sa meilleure case.
learn-done-monument = { $points } points pour la plus belle vue de la ville.

# What the live total counts as well: inhabitants and energy that are left over, or no longer.
learn-fewer-left = Et { $saved } { $saved ->
        [one] ressource inutilisée
       *[other] ressources inutilisées
    } de moins : +{ $total } { $total ->
        [one] point
       *[other] points
    } en tout.
learn-more-left = Mais { $extra } { $extra ->
        [one] ressource inutilisée
       *[other] ressources inutilisées
    } de plus : +{ $total } { $total ->
        [one] point
       *[other] points
    } en tout.

# A wrong try gets a kind, exact answer.
learn-other-points = Ici, ce serait { $points }. Une autre case rapporte { $best }.
learn-wrong-architect = C’est l’architecte { $tapped }. Touchez celui qui porte un { $architect }.
learn-wrong-architect-first = D’abord un architecte : touchez le { $architect }.
learn-wrong-tile-itself = C’est bien celle-là ! Touchez maintenant, au bord, l’emplacement d’où votre architecte l’atteint.
learn-wrong-no-spot = Touchez un emplacement : une des flèches autour du chantier.
learn-wrong-no-blocked = Les emplacements sont autour du chantier. Touchez-en un au bout de la ligne ou de la colonne de l’urbaniste.
learn-wrong-spot-blocked = Cet emplacement est bloqué pour l’instant. Essayez-en un autre.
learn-wrong-spot-free = Cet emplacement est libre. Suivez les bandes de l’urbaniste jusqu’au bout.
learn-wrong-reach-nothing = De là, la case numéro { $architect } n’a pas de tuile à prendre. Comptez { $architect ->
        [1] { $architect } case
       *[other] { $architect } cases
    } depuis l’emplacement.
learn-wrong-reach = De là, il prend : { LOWER($tile) }. Comptez { $architect ->
        [1] { $architect } case
       *[other] { $architect } cases
    } depuis l’emplacement.
learn-wrong-no-tile = Il n’y a rien à prendre ici. Touchez une tuile du chantier.
learn-wrong-tile = Vous pourriez la prendre ({ LOWER($tile) }), mais ce n’est pas la tuile demandée.
learn-wrong-tile-reach = Aucun de vos architectes ne peut l’atteindre maintenant : { LOWER($tile) }.
learn-wrong-architect-way = L’architecte { $tapped } n’atteint pas la tuile demandée.
learn-wrong-spot-way = De là, aucun de vos architectes n’atteint la tuile demandée.
learn-wrong-no-square = Vous avez déjà la tuile. Touchez une case de votre ville.
learn-wrong-square-built = Il y a déjà un bâtiment ici.
learn-wrong-square-line = C’est la ligne { $row } et la colonne { $column }. L’architecte { $architect } construit en ligne ou en colonne { $architect }.
learn-wrong-square-number = C’est le quartier { $district }, numéro { $number }. Pour l’architecte { $architect }, l’un des deux doit être { $architect }.
learn-wrong-building = Touchez un bâtiment de votre ville.
learn-wrong-lit = { $kind } : rien ne manque ici. Cherchez un bâtiment éteint.
learn-needs-inhabitants = { $kind } : pas besoin d’énergie ici. Il faut un habitant.
learn-needs-energy = { $kind } : pas besoin d’habitant ici. Il faut de l’énergie.
learn-needs-nothing = { $kind } : rien à fournir ici.
learn-wrong-enough = { $kind } : il y en a déjà assez.
learn-wrong-later = { $kind } : bonne idée, mais pas cette fois.
learn-begun-architect = Oui, l’architecte { $architect }. Maintenant son emplacement, ou la tuile elle-même.
learn-begun-spot = Oui, de cet emplacement. Maintenant l’architecte, ou la tuile elle-même.
learn-laid = { $kind } : la lumière est allumée ! Maintenant l’autre.
learn-laid-half = { $kind } : à moitié payé, ce n’est pas payé. Il faut encore autre chose.

# The end of a lesson.
learn-over = Vous savez jouer !
learn-over-score = { $points } points. Ada en a { $rival } : vous gagnez !
learn-over-how = À chaque manche, donc : un architecte chacun, une tuile chacun, { $turns } fois. Après { $rounds } manches, la meilleure ville gagne. Tous les points sont comptés pour vous.
learn-over-expert = À vous le mode Expert !
learn-over-expert-how = { $rounds } manches de { $turns } tours, et quelques architectes restent inutilisés à chaque manche. Les règles indiquent les autres petits changements.
learn-play-now = Jouer maintenant
learn-play-now-hint = Une vraie partie avec deux bots sympathiques
learn-play-expert = Jouer en mode Expert
learn-go-expert = Apprendre aussi le mode Expert
learn-go-classic = Apprendre les bases
learn-go-rules = Toutes les règles
learn-sheet = Les points de votre ville
