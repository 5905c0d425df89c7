### Quadropolis in French (français): the rules, on the page and as a plain page.

rules-title = Règles
rules-lead = Tout le jeu avec nos mots à nous : les deux modes, chaque bâtiment, chaque barème.
rules-contents = Sommaire
rules-search = Rechercher
rules-search-found = { $count ->
    [0] Rien trouvé. Essayez un mot plus court.
    [one] Trouvé dans { $count } section.
   *[other] Trouvé dans { $count } sections.
  }
rules-print = Imprimer
rules-without-script = Version simple, sans script
rules-with-pictures = Version illustrée
rules-link-here = Lien vers cette section : { $title }
rules-see-helper = Tous les barèmes sur une page
rules-ruling = Notre arbitrage :
rules-example = Exemple
rules-example-name = Anne
rules-unofficial = Un projet de fans non officiel. Textes et dessins sont de nous ; le livret de votre boîte a le dernier mot.

rules-group-playing = Jouer
rules-group-scoring = Compter les points
rules-group-more = Pour en savoir plus

rules-goal = Le jeu en une minute
rules-goal-build = Deux à quatre joueurs bâtissent chacun une ville. Au centre se trouve le chantier : cinq lignes de cinq cases, remplies de tuiles Bâtiment.
rules-goal-architect = À votre tour, vous posez un de vos architectes au bord du chantier. Son numéro dit jusqu’où il va, et la tuile qu’il atteint est à vous. Ce même numéro dit aussi où la tuile peut aller dans votre ville.
rules-goal-urbanist = L’urbaniste suit : il se place sur la case que vous avez atteinte et bloque cette ligne et cette colonne pour le joueur suivant.
rules-goal-resources = Les bâtiments apportent des habitants et de l’énergie, et la plupart ont besoin d’habitants ou d’énergie pour compter. Les habitants inactifs et l’énergie inutilisée coûtent des points. À la fin, celui qui a le plus de points gagne.

rules-table = Ce qu’il y a sur la table
rules-table-site = Un chantier de 5 × 5 cases et 20 emplacements autour, cinq de chaque côté.
rules-table-city = Un tableau individuel par joueur, sa ville : 4 × 4 cases en Classic, 5 colonnes et 4 lignes en Expert.
rules-table-architects = Les architectes : en Classic, chacun a ses propres 1, 2, 3 et 4. En Expert, tous les architectes forment une réserve commune.
rules-table-urbanist = L’urbaniste, qui se promène sur le chantier et gêne le passage.
rules-table-mayor = Le maire, entre les mains de celui qui commencera la manche suivante.
rules-table-tiles = 142 tuiles Bâtiment, chacune pour une manche précise, et 5 squares, la mini-extension.
rules-table-supply = Des habitants et des barils d’énergie.
rules-table-supply-ruling = Habitants et barils d’énergie ne manquent jamais. (La boîte en contient 65 et 50.)

rules-round = Une manche
rules-round-length = Le mode Classic a quatre manches, le mode Expert cinq. À chaque manche, chacun joue quatre tours.
rules-round-deal = Les 25 tuiles de la manche sont mélangées et posées sur le chantier. Les tuiles marquées pour plus de joueurs qu’il n’y en a restent face cachée : à 4 joueurs, 25 tuiles sont visibles, à 3 joueurs 20, à 2 joueurs 16.
rules-round-face-down-ruling = Une tuile face cachée est hors jeu et sa case compte comme vide : un architecte peut l’atteindre mais ne prend rien, et l’urbaniste y va quand même.
rules-round-order = Celui qui a le maire commence, puis on joue dans le sens horaire. Cet ordre vaut pour toute la manche, même si le maire change de mains entre-temps.
rules-round-first-ruling = À la première manche, le premier joueur est tiré au sort et reçoit le maire. Certaines éditions laissent les joueurs le choisir.
rules-round-mayor = À chaque manche sauf la dernière, une habitation porte à la fois 1 habitant et le maire. Celui qui la pose prend le maire et commence la manche suivante. Si personne ne le fait, le premier joueur reste le même.
rules-round-mayor-ruling = Certaines éditions parlent d’un maire à chaque manche. La dernière n’en a pas : aucune manche ne la suit.
rules-round-end = Après quatre tours chacun, ce qui reste sur le chantier est retiré, les architectes rentrent chez eux et l’urbaniste quitte le chantier jusqu’au premier coup de la manche suivante.

rules-turn = Un tour, pas à pas
rules-turn-take = Prenez une tuile. Posez un architecte sur un emplacement libre. L’architecte 1 prend la tuile de la première case à partir de son emplacement, l’architecte 2 celle de la deuxième, et ainsi de suite. Vous devez jouer un architecte même si la case atteinte est vide.
rules-turn-urbanist = L’urbaniste va sur cette case, même s’il n’y avait rien à prendre.
rules-turn-place = Posez la tuile dans votre ville là où le numéro de l’architecte le permet, ou défaussez-la.
rules-turn-receive = Recevez tout ce que montre la tuile posée : habitants, énergie et, s’il y figure, le maire, qui fait de vous le premier joueur de la manche suivante. Les points imprimés sur une tuile comptent à la fin, et seulement si le bâtiment est activé.
rules-turn-reach = L’architecte { $architect } est à gauche de la ligne 4. Il prend la tuile de la troisième case à partir de son côté.
rules-turn-blocked = L’urbaniste est maintenant ici. Le joueur suivant ne peut utiliser aucun des deux bouts de la ligne ni de la colonne de l’urbaniste, ni un emplacement qui a déjà un architecte.
rules-turn-urbanist-ruling = Toutes les éditions ne disent pas ce que fait l’urbaniste quand la case est vide. Ici, il va toujours sur la case atteinte.
rules-turn-spots-ruling = Le livret brésilien écrit à un endroit « le même tour » là où les autres parlent de la manche. Ici, un emplacement reste pris jusqu’à la fin de la manche.
rules-turn-discard-ruling = On peut toujours défausser une tuile. Elle n’apporte alors rien, pas même le maire.
rules-turn-never-stuck = Il y a toujours un coup possible : avant le dernier tour d’une manche, au plus 15 des 20 emplacements sont pris, et l’urbaniste en bloque au plus trois autres.

rules-place = Où poser une tuile
rules-place-classic = En Classic, l’architecte 2 construit dans la ligne 2 ou la colonne 2 de votre ville, l’architecte 3 dans la ligne 3 ou la colonne 3, et ainsi de suite. La case doit être vide.
rules-place-classic-shown = Avec l’architecte { $architect }, cette tuile peut aller sur n’importe quelle case marquée.
rules-place-districts = Les quartiers du mode Classic sont les quatre quarts de la ville, de quatre cases chacun. Ils comptent pour les services publics.
rules-place-expert = En Expert, chaque case porte un numéro et appartient à un quartier. L’architecte 4 construit sur une case vide numérotée 4, ou sur n’importe quelle case vide du quartier 4.
rules-place-expert-shown = Avec l’architecte { $architect }, cette tuile peut aller sur n’importe quelle case marquée.
rules-mat-district = quartier { $district }
rules-mat-square = quartier { $district }, numéro { $number }
rules-mat-expert-shown = Le tableau du mode Expert : cinq quartiers de quatre cases, les quatre coins et la colonne du milieu. Les cases d’un quartier portent les numéros des quatre autres.
rules-place-neighbors = Deux bâtiments sont voisins, ou adjacents, si leurs cases ont un côté commun. Se toucher par un coin ne suffit pas.

rules-stack = Construire en hauteur
rules-stack-what = Une habitation peut aussi devenir l’étage suivant d’une habitation de votre ville ; en Expert, un immeuble de bureaux peut devenir l’étage suivant d’un immeuble de bureaux. Les autres bâtiments demandent toujours une case vide.
rules-stack-where = On peut ajouter l’étage si le bâtiment se trouve là où l’architecte peut construire, ou si le nouvel étage porte le numéro de l’architecte : l’architecte 3 peut ajouter un troisième étage n’importe où.
rules-stack-high = Un bâtiment a quatre étages au plus, cinq en Expert. Quelle que soit sa hauteur, c’est un seul bâtiment : on l’active une seule fois et il compte comme un seul voisin.
rules-stack-shown = L’architecte { $architect } prend une habitation. En plus de la ligne 3 et de la colonne 3, elle peut aller sur les deux étages du coin, car elle serait le troisième.
rules-stack-ruling = Le lieu ou le numéro d’étage : l’un des deux suffit. Le livret néerlandais est plus strict, tout comme le russe pour les immeubles de bureaux ; nous suivons l’anglais, le français et le brésilien.

rules-supply = Habitants et énergie
rules-supply-get = Ce qu’une tuile apporte arrive dans votre ville dès que la tuile est posée. Vous pouvez déplacer habitants et énergie entre vos bâtiments à tout moment : inutile de décider tout de suite, seule compte leur place tout à la fin.
rules-supply-activate = Un bâtiment qui a ce qu’il lui faut est activé. Tous les autres sont retirés avant le décompte : ils ne rapportent rien et ne sont les voisins de personne.
rules-supply-exact = Un bâtiment reçoit exactement ce qu’il lui faut, ou rien du tout. Deux exceptions : un commerce activé accueille aussi des clients, et un parc peut contenir un baril d’énergie.
rules-supply-choice = Vous pouvez laisser exprès un bâtiment sans ressources. Parfois, cela rapporte plus.
rules-supply-always-ruling = Parcs, squares et monuments sont toujours actifs. On ne peut ni les désactiver ni les retirer, même si un monument rapporte des points négatifs.
rules-supply-count-for-you = Inutile de vous creuser la tête : à la fin d’une partie, ce programme trouve la meilleure façon de tout employer. Si vous préférez vous en charger, choisissez-le avant de lancer la partie.

rules-tower = Habitations
rules-tower-how = Une habitation rapporte selon son nombre d’étages.
rules-shop = Commerces
rules-shop-how = Un commerce rapporte selon son nombre de clients : les habitants qu’il accueille une fois son énergie payée. Il a de la place pour quatre, cinq en Expert.
rules-public-service = Services publics
rules-public-service-how = Comptez les quartiers où vous en avez au moins un : ce score vaut une fois pour toute la ville. Les points imprimés sur chaque service public activé s’y ajoutent.
rules-park = Parcs
rules-park-how = Un parc rapporte selon le nombre d’habitations adjacentes ; en Expert, les immeubles de bureaux adjacents comptent aussi. Un bâtiment haut compte autant qu’un bas.
rules-park-energy = Chaque parc peut aussi absorber un baril d’énergie en trop.
rules-factory = Usines
rules-factory-how = Une usine rapporte selon ce qui lui est adjacent.
rules-harbor = Ports
rules-harbor-how = Cherchez votre plus longue suite de ports à l’horizontale, puis à la verticale, sans interruption. Les deux comptent, chacune une fois. Les points imprimés sur chaque port activé s’y ajoutent.
rules-harbor-ruling = Deux suites comptent, une horizontale et une verticale, même si elles ont un port en commun. Toutes les éditions ne le disent pas clairement.
rules-office = Immeubles de bureaux (Expert)
rules-office-how = Les immeubles de bureaux qui se touchent par un côté, directement ou de proche en proche, forment un groupe. Chacun rapporte selon la taille de son groupe et selon son propre nombre d’étages.
rules-office-ruling = Pour un groupe de plus de cinq, on utilise la ligne du barème pour un groupe de cinq.
rules-office-example-ruling = Le livret néerlandais donne 24 points dans un exemple à 2, 2 et 4 étages, les autres 19 pour 2, 2 et 3 étages. Le même barème donne les deux.
rules-monument = Monuments (Expert)
rules-monument-how = Un monument rapporte selon ce qui lui est adjacent, et tout n’offre pas une belle vue. Habitations, immeubles de bureaux et autres monuments ne rapportent ni ne coûtent rien.
rules-monument-rounds = À quatre joueurs, les manches { $monuments_four } ont chacune un monument ; à trois joueurs, les manches { $monuments_three } ; à deux, les manches { $monuments_two }.
rules-leftovers-idle = Chaque habitant qui n’active aucun bâtiment et n’est pas client coûte un point.
rules-leftovers-pollution = Chaque baril d’énergie inutilisé coûte un point. Chaque parc en absorbe d’abord un.
rules-city = Une ville entière
rules-city-how = Le tout ensemble, comme le montrerait le bloc de score.

rules-example-tower = Trois étages et un étage, chaque habitation avec son baril d’énergie : 6 + 1 = { $tower } points.
rules-example-shop = Deux commerces et cinq habitants. Mieux vaut en remplir un que partager : 7 + 1 = { $shop } points.
rules-example-public_service = Quatre services publics, mais deux sont dans le même quartier. Trois quartiers rapportent 9 points, et le 1 imprimé s’y ajoute : 9 + 1 = { $public_service } points.
rules-example-park = Le parc a trois habitations voisines : { $park } points. Que l’une d’elles ait deux étages n’y change rien.
rules-example-factory = Un commerce d’un côté et un port de l’autre : 2 + 3 = { $factory } points pour l’usine.
rules-example-harbor = Trois ports se suivent à l’horizontale, deux à la verticale, et un 1 est imprimé sur l’un d’eux : 7 + 3 + 1 = { $harbor } points.
rules-example-office = Trois immeubles de bureaux qui se touchent, de deux, deux et trois étages : 5 + 5 + 9 = { $office } points.
rules-example-monument = Le parc et le commerce rapportent au monument 5 + 3 = { $monument } points. L’usine du bas en coûterait cinq : on n’y envoie donc personne et elle est retirée avant le décompte. L’habitant va plutôt faire ses courses.
rules-example-leftovers = Trois barils d’énergie : un pour l’habitation, un pour le parc, et un de trop, soit { $pollution }. Les deux habitants n’ont rien à faire : { $idle_inhabitants }.
rules-example-playground = Deux habitations à côté du square : { $park } points, comme pour un parc. Mais il n’absorbe pas d’énergie, et le troisième baril coûte un point : { $pollution }.
rules-example-city = Cette ville vaut { $total } points. Personne n’est inactif et rien ne pollue.

rules-winner = Qui gagne
rules-winner-points = Celui qui a le plus de points gagne. En cas d’égalité, la victoire va à celui qui a le plus d’habitants sur ses bâtiments, puis à celui qui a le moins de cases vides. Si l’égalité persiste, la victoire est partagée.
rules-winner-ruling = Les livrets néerlandais et brésilien disent seulement « le plus d’habitants ». Comme les autres, nous comptons ceux qui sont sur les bâtiments : ceux qui en activent un ou font leurs courses. Les cases vides se comptent après le retrait des bâtiments non activés.
rules-winner-best-ruling = Quand le programme cherche la meilleure façon de tout employer, il pense aussi aux égalités : entre deux façons qui rapportent autant, il prend la meilleure en cas d’égalité.

rules-expert = Ce que change le mode Expert
rules-expert-rounds = Cinq manches au lieu de quatre, toujours de quatre tours, et une ville de 5 colonnes et 4 lignes.
rules-expert-pool = Les architectes sont partagés. Pour chaque joueur, un architecte de chaque numéro, de 1 à 5, rejoint une réserve commune où tout le monde se sert. À chaque manche, il en reste autant qu’il y a de joueurs ; puis la réserve est de nouveau complète.
rules-expert-mat = Cinq quartiers de quatre cases : les quatre coins et la colonne du milieu. Chaque case porte aussi le numéro d’un des autres quartiers.
rules-expert-kinds = Deux sortes de bâtiments en plus : les immeubles de bureaux, qui s’empilent, et les monuments. Les parcs et les usines comptent aussi les immeubles de bureaux voisins.
rules-expert-higher = Tout peut aller jusqu’à cinq : étages, clients, quartiers avec un service public, ports d’affilée.
rules-expert-tiles = Certaines tuiles ne servent que dans un mode, pour que chaque manche ait toujours 25 tuiles.

rules-playgrounds = Squares
rules-playgrounds-what = Une mini-extension pour les deux modes. Des squares remplacent cinq parcs, un par manche. En Classic, cela en fait quatre.
rules-playgrounds-how = Un square se pose et compte comme un parc. Il apporte un habitant et n’absorbe pas d’énergie.
rules-box = Ce que contient la boîte
rules-box-playgrounds = Avec les squares, un parc de chaque manche devient un square, quel que soit le nombre de joueurs.

rules-rulings = Nos arbitrages
rules-rulings-why = Nous avons comparé six éditions : anglaise, française, française avec la mini-extension, bilingue néerlandais-français, russe et brésilienne. Elles laissent des points ouverts et se contredisent sur d’autres. Voici ce que nous avons décidé ; les mêmes notes figurent là où elles comptent.
rules-marks = Ce dont nous ne sommes pas sûrs
rules-marks-reconstructed = Connu : les marques de nombre de joueurs de toutes les tuiles du mode Classic et des monuments. Avec elles, chaque manche du mode Classic a 25, 20 ou 16 tuiles visibles à 4, 3 ou 2 joueurs. Déduit : les marques de { $count } tuiles réservées au mode Expert. Nous n’en connaissons aucune liste ; nous les avons donc choisies pour obtenir les mêmes nombres en Expert.
rules-marks-copies = Parmi des tuiles identiques, celles qui ne servent que dans un mode ont été déduites des totaux publiés, et non d’une liste. De même pour l’habitation avec le maire réservée au mode Expert et pour une usine de la manche 4.
rules-marks-mat = Les quartiers et les numéros du tableau Expert ont été relevés sur des photos du vrai tableau.
rules-marks-correct = Vous avez le jeu et voyez une différence ? Dites-le-nous : corriger, c’est changer une ligne d’un fichier.

rules-tips = Conseils pour une première partie
rules-tips-kinds = Vous ne pourrez pas tout réussir. Deux ou trois sortes de bâtiments bien développées valent mieux qu’un peu de tout.
rules-tips-city = Choisissez tôt : une ville industrielle de ports et d’usines, complétée par des commerces et des parcs, ou une ville résidentielle d’habitations, de services publics et de commerces.
rules-tips-balance = Gardez l’équilibre : les habitations amènent du monde et consomment de l’énergie, les usines donnent de l’énergie et emploient du monde. Construisez-les en alternance.
rules-tips-parks = Un parc entre des habitations rapporte deux fois : par ses voisins et par l’énergie qu’il absorbe.
rules-tips-shops = Trop de monde ? Un commerce transforme quatre habitants en sept points.
rules-tips-harbors = Commencez tôt une suite de ports et gardez libres ses deux bouts.
rules-tips-services = Dispersez les services publics : un par quartier. Un deuxième dans le même quartier est presque perdu.
rules-tips-look = Dès que la manche est en place, repérez les tuiles qui vous intéressent et les emplacements d’où vos architectes peuvent encore les atteindre.
rules-tips-architects = Gardez un architecte pour le coin qui vous manque encore. Le numéro qui prend la tuile décide aussi où elle va.
rules-tips-room = Gardez de la place. Le numéro de l’architecte décide où va la tuile : en Classic, si la première ligne et la première colonne se remplissent trop tôt, l’architecte 1 n’a presque plus de case où construire.
rules-tips-urbanist = Regardez où vous envoyez l’urbaniste : la ligne et la colonne bloquées le sont pour le joueur suivant, pas pour vous.
rules-tips-mayor = Avec le maire, vous commencez la manche suivante, tout le chantier devant vous. Une simple habitation peut valoir le coup rien que pour cela.
rules-tips-discard = Une tuile qui ne va bien nulle part peut être défaussée. Une case vide ne coûte rien ; un habitant inactif coûte un point.

rules-square-empty = vide
rules-building-floors = { $floors ->
    [one] { $kind }, { $floors } étage
   *[other] { $kind }, { $floors } étages
  }
rules-inhabitants = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
  }
rules-energy = { $count ->
    [one] { $count } baril d’énergie
   *[other] { $count } barils d’énergie
  }
rules-diagram-city = Ville de l’exemple
rules-diagram-site = Chantier de l’exemple
rules-diagram-placing = Ville avec les cases permises
rules-diagram-reach = L’architecte { $architect } à l’emplacement { $spot } atteint la case { $square }.
rules-diagram-blocked = L’urbaniste est en { $square }. Emplacements bloqués : { $spots }.
rules-diagram-squares = Cases permises : { $squares }.
rules-site-urbanist = l’urbaniste
rules-site-face-down = face cachée
