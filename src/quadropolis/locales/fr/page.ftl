### Quadropolis in French (français): the page around the games.

## The page itself

page-title = Quadropolis
# Shown where scripts are switched off; <a>…</a> is the link to the rules.
page-without-script = Le jeu a besoin de JavaScript. <a>Les règles</a>, non.
page-title-of = { $screen } · Quadropolis
page-not-loaded = Cet écran n’a pas pu s’afficher
page-not-loaded-why = La connexion a été coupée, ou le serveur a été mis à jour entre-temps. Votre partie est intacte.
page-reload = Recharger la page
page-update = Une nouvelle version de la page est prête.
page-update-now = L’afficher
page-close = Fermer
page-cancel = Annuler
page-copied = Copié
page-not-copied = Votre navigateur a refusé la copie. Sélectionnez le texte et copiez-le à la main.
page-language = Langue
page-help = Règles et aide
page-tools = Langue, profil, réglages et aide
page-home = Retour à l’accueil

title-table = Une table
title-replay = Revoir la partie
title-review = Analyse
title-rules = Règles
title-pad = Bloc de score
title-learn = Apprendre à jouer
title-about = À propos

settings-title = Réglages
settings-theme = Apparence
settings-theme-system = Comme mon appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-playing = En jeu
settings-confirm-automatic = Jouer sans confirmer
settings-confirm-automatic-hint = Votre coup part dès le dernier geste. Vous pouvez encore l’annuler si la table le permet.
settings-gains = Afficher ce que rapporterait un coup
settings-gains-hint = Les points s’affichent sur les cases et les boutons pendant votre choix.
settings-sounds = Sons
settings-sounds-hint = Des sons doux pour les tuiles, les manches et votre tour.
settings-speed = Rythme des coups
settings-speed-calm = Calme
settings-speed-brisk = Vif
settings-speed-at-once = Immédiat
settings-notifications = Notifications
settings-notifications-hint = Votre navigateur vous prévient quand c’est à vous et que cette page est en arrière-plan.
settings-notifications-refused = Votre navigateur refuse les notifications de cette page. Vous pouvez changer cela dans ses réglages.
settings-push-days = Me prévenir dans les parties sur plusieurs jours
settings-push-days-hint = Si le temps par coup se compte en jours, cet appareil vous prévient quand c’est à vous, même si la page est fermée.
push-failed = Votre navigateur n’a pas pu activer les notifications. Réessayez plus tard.
call-turn = C’est à vous de jouer à Quadropolis.
call-allocation = Quadropolis : on attend votre répartition finale.
call-over = Votre partie de Quadropolis est terminée.
settings-on-device = Jouer sur cet appareil
settings-on-device-hint = Les parties contre des bots et sur un seul appareil n’ont pas besoin de serveur. Elles sont enregistrées dans ce navigateur.
settings-kept = Vos réglages sont enregistrés dans ce navigateur.

me-title = Vous
me-name = Votre nom
me-name-hint = Visible par tous à vos tables. 24 caractères au plus.
me-name-save = Enregistrer ce nom
me-name-saved = Vous êtes maintenant { $name }.
me-name-choose = Comment doit-on vous appeler ?
me-name-continue = Continuer
me-nobody = Pas besoin de compte pour jouer. Choisissez un nom, ou lancez-vous : nous vous en trouverons un.
me-guest-names = Pigeon Pressé, Chat Perché, Grue Rêveuse, Tramway Matinal, Castor Bricoleur, Réverbère Timide, Maçon Siffleur, Pie Bavarde, Moineau Malin, Brique Chanceuse, Girafe Myope, Hibou Insomniaque, Volet Bleu, Écureuil Urbain, Renard Poli, Facteur Volant, Phare Égaré, Souris Gourmande, Escargot Zen, Gargouille Gaie
me-device = Un autre appareil
me-device-hint = Un code vous emmène, avec vos parties, sur un autre téléphone ou ordinateur. Il sert une seule fois.
me-code-show = Voir mon code
me-code = Votre code
me-code-once = Notez-le ou copiez-le : il ne s’affiche qu’une fois. Les codes précédents ne marchent plus.
me-code-copy = Copier le code
me-code-have = J’ai un code
me-code-enter = Code de votre autre appareil
me-code-enter-hint = Cinq groupes de quatre, comme abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Continuer avec ce profil
me-code-replaces = Sur cet appareil, vous ne serez alors plus { $name }. Notez d’abord un code pour { $name } afin de pouvoir revenir.
me-delete = Effacer mes données
me-delete-hint = Votre nom et la liste de vos parties disparaissent pour de bon. Dans les parties en cours, des bots prennent vos places.
me-delete-sure = Effacer vraiment tout ce qui concerne { $name } ?
me-delete-now = Oui, tout effacer
me-deleted = Tout ce qui vous concerne est effacé.

## Home

home-title = Bâtissez une ville où il fait bon vivre
home-lead = Envoyez vos architectes, prenez les meilleures tuiles et bâtissez mieux que vos rivaux. Un jeu pour deux à quatre joueurs, en une demi-heure environ.
home-play = Jouer maintenant
home-continue = Continuer
home-continue-with = avec { $names }
home-which = Une partie vous attend
home-which-what = La continuer ou en commencer une autre ?
home-which-new = Une nouvelle partie
home-friends = Jouer entre amis
home-learn = Apprendre en cinq minutes
home-learn-on = Reprendre la leçon, étape { $step }
home-no-account = Ni compte ni installation : « Jouer maintenant » vous met à table avec deux bots sympathiques.
home-no-server = Cette page marche sans serveur : bots, parties sur un seul appareil, leçons, règles et bloc de score, tout est là. Il n’y manque que les tables en ligne.
home-welcome = Ravis de vous revoir, { $name } !
home-my-games = Vos parties
home-all-games = { $count ->
    [one] Toutes les parties ({ $count })
   *[other] Toutes les parties ({ $count })
}
home-ways = Plusieurs façons de jouer
home-bots = Contre des bots
home-bots-what = Cinq niveaux, du débutant au champion difficile à battre.
home-hotseat = Sur un seul appareil
home-hotseat-what = À deux, trois ou quatre, on se passe un téléphone ou on partage un écran.
home-hotseat-how = Chacun joue à son tour sur cet appareil. Rien n’est secret dans ce jeu : inutile de fermer les yeux.
home-online = Entre amis, en ligne
home-online-what = Ouvrez une table et envoyez le lien, ou montrez son code QR.
home-open = Tables ouvertes
home-open-none = Aucune table publique n’attend de joueurs pour l’instant. Ouvrez-en une : les autres la trouveront ici.
home-open-of = Table { DE($name) }
home-open-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-join = Rejoindre
home-join-code = Code ou lien d’une table
home-join-wrong = Ce n’est pas le code d’une table : un code compte huit lettres et chiffres.
home-more = Et aussi
home-to-learn = Apprendre à jouer
home-to-learn-what = Une première partie guidée
home-to-rules = Règles
home-to-rules-what = Complètes, avec images et recherche
home-to-pad = Bloc de score
home-to-pad-what = Comptez les points d’une partie jouée avec la vraie boîte
home-to-games = Mes parties
home-to-games-what = Résultats, parties à revoir, fichiers
home-unofficial = Un projet de fans non officiel, sans lien avec l’auteur ni l’éditeur du jeu de société. Tous les dessins et les textes sont de nous. Le jeu vous plaît ? Achetez la vraie boîte.
home-position = Voir une position
home-about = À propos et crédits
home-api = Pour les programmeurs : l’API

nowhere-title = Rien n’est construit ici
nowhere-what = Cette adresse mène à une case vide. Il manque peut-être une lettre au lien.

no-table-unknown = Cette partie n’existe pas
no-table-unknown-what = Aucune table n’a le code { $id }. Il manque peut-être une lettre au lien, ou la partie a été supprimée parce que personne n’est venu.
no-table-full = Cette table est complète
no-table-full-what = Toutes les places sont prises. Vous pouvez regarder la partie, ou ouvrir votre propre table.
no-table-lost-seat = Cette place n’est plus la vôtre
no-table-lost-seat-what = Quelqu’un d’autre y joue désormais. Vous pouvez regarder, ou commencer une autre partie.
no-table-restart = Le serveur ne répond pas
no-table-kernel = Ce navigateur ne peut pas afficher la partie
no-table-device = Cette partie n’est pas sur cet appareil
no-table-device-what = Les parties jouées sans serveur restent dans le navigateur où elles ont commencé. Celle-ci a commencé ailleurs, ou a été effacée avec les données du navigateur.
no-table-damaged = Cette partie n’est plus lisible
no-table-damaged-what = Ce que le navigateur en a conservé est abîmé. Elle a été mise de côté ; vos autres parties sont intactes.
no-table-restart-what = Il redémarre peut-être, ou votre connexion est coupée. Votre partie est enregistrée jusqu’au dernier coup, et nous continuons d’essayer.
no-table-other = Impossible d’afficher cette table
no-table-again = Réessayer
no-table-new = Ouvrir ma propre table

## My games

games-title = Mes parties
games-lead = Vos parties en cours et vos parties terminées.
games-lead-device = Toutes les parties de cet appareil, en cours et terminées.
games-alone = Le serveur est injoignable : voici les parties de cet appareil.
games-running = En cours
games-over = Terminées
games-none = Vous n’avez pas encore joué. Il est grand temps !
games-nobody = Nous ne vous connaissons pas encore. Vos parties apparaîtront ici dès que vous en jouerez une.
games-your-turn = À vous de jouer
games-invited = Invitation
games-won = Victoire !
games-winner = vainqueur
games-status-open = En attente de joueurs
games-full = Tout le monde est là
games-status-playing = Aux autres de jouer
games-status-allocating = Répartition finale
games-status-finished = Terminée
games-status-ended = Arrêtée avant la fin
games-go-on = Continuer
games-look = Regarder
games-replay = Revoir
games-to-table = Aller à la table
games-download = Enregistrer cette partie
games-ago-now = à l’instant
games-ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
games-ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
games-ago-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
games-import = Importer une partie
games-import-what = Le fichier d’une partie terminée, venu d’ici ou de la ligne de commande : il est vérifié, ajouté à votre liste, et la partie peut être revue.
games-import-choose = Choisir un fichier de partie
games-imported = La partie est vérifiée et ajoutée à votre liste.
games-position = Juste une position, en texte ? Regardez-la ici.

## A new table and its seats

bot-beginner = Pip
bot-beginner-2 = Dot
bot-beginner-3 = Bo
bot-beginner-line = Plus haut ! Et la fumée, ça fait quoi, déjà ?
bot-casual = Rosa
bot-casual-2 = Milo
bot-casual-3 = Ida
bot-casual-line = Un bon coup aujourd’hui vaut mieux qu’un plan pour demain.
bot-skilled = Otto
bot-skilled-2 = Nora
bot-skilled-3 = Hugo
bot-skilled-line = Chaque rue mène quelque part. Je sais où.
bot-strong = Vera
bot-strong-2 = Max
bot-strong-3 = Tilda
bot-strong-line = Ce port que vous espériez ? La vue est superbe.
bot-top = Ada
bot-top-2 = Viktor
bot-top-3 = Sol
bot-top-line = J’ai déjà vu comment cela finit.
bot-random = Bot aléatoire
bot-greedy = Bot glouton
bot-uct = Bot UCT
bot-other = Bot { $name }
level-beginner = Débutant
level-beginner-what = Aime les grands bâtiments, oublie ce qu’il leur faut.
level-casual = Amateur
level-casual-what = Compte bien, mais vit dans l’instant.
level-skilled = Confirmé
level-skilled-what = Prépare une belle ville en pensant aux manches à venir.
level-strong = Fort
level-strong-what = Réfléchit à toute la manche et bloque là où ça fait mal.
level-top = Champion
level-top-what = Prend son temps et ne fait aucun cadeau.

new-mode = Mode de jeu
new-mode-classic-what = Classic : quatre manches et une ville de quatre quartiers. Idéal pour commencer.
new-mode-expert-what = Expert : cinq manches, une plus grande ville, des immeubles de bureaux, des monuments et des architectes communs à tous.
new-players = Joueurs
new-playgrounds = Squares
new-playgrounds-hint = La mini-extension : des squares remplacent certains parcs.
new-bot = Bot { $number }
new-player = Joueur { $number }
new-names = Qui joue ?
new-name-of = Nom du joueur { $number }
new-start-now = Commencer la partie
new-create = Ouvrir la table
new-door = Qui peut rejoindre la table ?
new-door-link = Ceux qui ont le lien
new-door-public = Tout le monde
new-door-link-what = Seules les personnes à qui vous donnez le lien ou le code trouvent la table.
new-door-public-what = La table figure sur la page d’accueil : tous les visiteurs la voient et peuvent s’y asseoir.
new-more = Horloge, premier joueur, annulations, bots
new-clock = Horloge
new-clock-what = Quand le temps est écoulé, on peut encore jouer, mais les autres peuvent laisser un bot jouer ou arrêter la partie.
new-clock-none = Sans limite
new-clock-move-60 = 1 minute par coup
new-clock-move-180 = 3 minutes par coup
new-clock-total-600-5 = 10 minutes pour la partie, 5 s de plus par coup
new-clock-total-1200-10 = 20 minutes pour la partie, 10 s de plus par coup
new-clock-days-1 = 1 jour par coup
new-clock-days-3 = 3 jours par coup
new-clock-days-7 = 7 jours par coup
new-allocation = Habitants et énergie à la fin
new-allocation-automatic = Automatiquement
new-allocation-manual = À la main
new-allocation-automatic-what = La page trouve la meilleure répartition pour chacun.
new-allocation-manual-what = Chacun place habitants et énergie sur les bâtiments de sa ville, puis confirme.
new-by-hand = Répartir soi-même à la fin
new-by-hand-hint = Vous placez habitants et énergie sur vos bâtiments. Sinon, la page trouve la meilleure répartition.
new-undo = Annuler des coups
new-undo-bots = Jusqu’au coup d’une autre personne, bots non compris
new-undo-own = Jusqu’au coup du joueur suivant, même un bot
new-undo-off = Seulement si les autres acceptent
new-undo-never = Jamais, même en demandant
new-begins = Qui commence ?
new-begins-random = Tiré au sort
new-begins-me = Moi
new-begins-seat = Joueur { $number }
new-begins-loser = Le dernier de la partie précédente
new-begins-winner = Le vainqueur de la partie précédente
new-substitute = Qui remplace un joueur parti ?
new-stand-ins = Laisser un bot jouer pour soi
new-stand-ins-hint = Chacun peut laisser jouer un bot à sa place, puis revenir ; le résultat l’indique.
new-hints = Indices permis
new-hints-hint = Chacun peut en demander un pendant son tour. Tout le monde voit qu’il a été demandé, et le résultat dit combien il y en a eu.
hints-honest = Pas d’indices dans cette partie : chacun réfléchit par soi-même, et l’on se fait confiance.

seats-title = Table { DE($name) }
seats-title-mine = Votre table
seats-lead = { $free ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
seats-lead-invited = En attente des joueurs invités.
seats-setup = La partie
seats-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
seats-clock-move = { $amount ->
    [one] { $amount } seconde par coup
   *[other] { $amount } secondes par coup
}
seats-clock-days = { $amount ->
    [one] { $amount } jour par coup
   *[other] { $amount } jours par coup
}
seats-clock-total = { $minutes } min pour la partie, { $increment } s de plus par coup
seats-manual = Répartition finale à la main
seats-undo-own = Annulation jusqu’au coup suivant
seats-undo-off = Annulation avec l’accord de tous
seats-undo-never = Aucune annulation
seats-begins-chosen = Le joueur { $number } commence
seats-begins-loser = Le dernier de la partie précédente commence
seats-begins-winner = Le vainqueur précédent commence
seats-no-stand-ins = Pas de bot pour jouer à votre place
seats-hints-alone = Indices seulement contre les bots
seats-hints-on = Indices permis
seats-hints-off = Pas d’indices
seats-invited = Invitation envoyée à { $name }
seats-invited-you = { $name } vous invite à une nouvelle partie.
seats-accept = J’en suis
seats-decline = Pas cette fois
seats-only-here = Seul cet appareil peut ouvrir le lien : le serveur n’écoute que sur cette machine.
seats-only-here-how = Pour les autres appareils de votre réseau, lancez-le avec
seats-seats = Places
seats-seat = Place { $number }
seats-free = Place libre
seats-kept = Place réservée
seats-you = Vous
seats-host = Hôte
seats-here = en ligne
seats-away = hors ligne
seats-is-bot = Bot
seats-sit = S’asseoir
seats-sit-too = Sur cet appareil
seats-leave = Se lever
seats-remove = Libérer la place { $number }
seats-bot = Mettre un bot à la place { $number }
seats-bot-choose = Mettre un bot ici…
seats-start = Commencer la partie
seats-start-wait = La partie peut commencer dès que toutes les places sont prises.
seats-start-host = { $free ->
    [0] On attend que { $name } lance la partie.
   *[other] { $name } lancera la partie quand tout le monde sera là.
}
seats-invite = Inviter des amis
seats-invite-how = Envoyez ce lien, ou faites-leur scanner le code.
seats-invite-watch = Inviter à regarder
seats-invite-watch-how = Toutes les places sont prises. Ce lien permet de regarder la partie.
seats-copy = Copier le lien
seats-share = Partager
seats-share-text = On bâtit une ville ensemble ?
seats-code = Ou par code :
seats-qr = Code QR avec le lien de cette table
seats-full = Toutes les places sont prises. Vous pouvez rester et regarder, ou ouvrir votre propre table.
seats-lost = Votre place a été libérée. Vous pouvez vous rasseoir s’il reste une place.
seats-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
seats-lost-line = La connexion est coupée. Nous réessayons ; votre place vous est réservée.

## A position on its own

position-title = Une position
position-lead = Collez le texte d’une position pour voir ses plateaux, les points de chacun et ce que chaque tuile rapporterait.
position-where = En revoyant une partie, vous pouvez copier des liens vers ses positions. La ligne de commande et les programmes lisent et écrivent le même texte.
position-field = Texte de la position
position-show = Afficher
position-example = Remplir avec un exemple
position-copy-link = Copier le lien
position-copy-text = Copier le texte
position-another = Une autre position
position-moves = Le plus de points tout de suite
position-moves-what = La meilleure place de chaque tuile à portée, selon les points gagnés tout de suite. Touchez un coup pour le voir sur les plateaux.
position-to-move = { $name } doit jouer, tour { $turn } sur { $turns }. { $first } a commencé cette manche.
position-to-deal = La manche { $round } va être mise en place. { $name } commence.
about-lead = Une version numérique libre du jeu de société Quadropolis, faite par des gens qui aiment y jouer.
about-game = Le jeu de société
about-author = Un jeu de
about-illustrator = Illustrations
about-designer = Conception graphique
about-developer = Développement
about-publisher = Édité par
about-project = Ce projet
about-unofficial = Il n’est pas officiel et n’a de lien avec aucun d’eux. Tous les textes et dessins sont de nous. Si le jeu vous plaît, achetez la vraie boîte.
about-marks = Ce que nous savons des tuiles, et ce que nous avons dû déduire

## Games on this device

device-mark = sur cet appareil
device-instead = Le serveur est injoignable : cette partie se joue donc sur cet appareil.
device-not-kept = Ce navigateur n’enregistre rien : la partie disparaîtra à la fermeture de la page.
device-damaged = { $count ->
    [one] Une partie de cet appareil n’a pas pu être lue. Elle a été mise de côté.
   *[other] { $count } parties de cet appareil n’ont pas pu être lues. Elles ont été mises de côté.
}
device-hand-over = La confier au serveur
device-handed = Le serveur a maintenant la partie, lui aussi.
device-handed-mark = aussi sur le serveur
