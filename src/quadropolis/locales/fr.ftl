### Quadropolis in French (français). Keys are grouped by where they are shown.

## The page itself

page-title = Quadropolis
page-title-of = { $screen } · Quadropolis
page-not-loaded = Cet écran n’a pas pu s’afficher
page-not-loaded-why = La connexion a été coupée, ou le serveur a été mis à jour entre-temps. Votre partie est intacte.
page-reload = Recharger la page
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
title-rules = Règles
title-pad = Bloc de score
title-learn = Apprendre à jouer

settings-title = Réglages
settings-theme = Apparence
settings-theme-system = Comme mon appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-playing = En jeu
settings-confirm-automatic = Jouer sans confirmer
settings-confirm-automatic-hint = Votre coup part dès le dernier geste. Vous pouvez encore l’annuler si la table le permet.
settings-sounds = Sons
settings-sounds-hint = Un petit toc quand une tuile est posée ou que c’est à vous.
settings-notifications = Notifications
settings-notifications-hint = Votre navigateur vous prévient quand c’est à vous et que cette page est en arrière-plan.
settings-notifications-refused = Votre navigateur refuse les notifications de cette page. Vous pouvez changer cela dans ses réglages.
settings-kept = Vos réglages sont gardés dans ce navigateur.

me-title = Vous
me-name = Votre nom
me-name-hint = Visible par tous à vos tables. 24 caractères au plus.
me-name-save = Garder ce nom
me-name-saved = Vous êtes maintenant { $name }.
me-name-choose = Comment vous appelle-t-on ?
me-name-continue = Continuer
me-nobody = Pas besoin de compte pour jouer. Choisissez un nom, ou lancez-vous : nous vous en trouverons un.
me-guest-names = Pigeon Pressé, Chat Perché, Grue Rêveuse, Tramway Matinal, Castor Bricoleur, Réverbère Timide, Maçon Siffleur, Pie Bavarde, Moineau Malin, Brique Chanceuse, Girafe Myope, Hibou Insomniaque, Volet Bleu, Blaireau Urbain, Renard Poli, Facteur Volant, Phare Égaré, Souris Gourmande, Escargot Zen, Gargouille Gaie
me-device = Un autre appareil
me-device-hint = Un code vous emmène, avec vos parties, sur un autre téléphone ou ordinateur. Il sert une seule fois.
me-code-show = Voir mon code
me-code = Votre code
me-code-once = Notez-le ou copiez-le : il ne s’affiche que maintenant. Les codes précédents ne marchent plus.
me-code-copy = Copier le code
me-code-have = J’ai un code
me-code-enter = Code de votre autre appareil
me-code-enter-hint = Cinq groupes de quatre, comme abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Continuer avec ce joueur
me-code-replaces = Sur cet appareil, vous ne serez alors plus { $name }. Notez d’abord un code de { $name } pour pouvoir revenir.
me-delete = Effacer mes données
me-delete-hint = Votre nom et la liste de vos parties disparaissent pour de bon. Dans les parties en cours, des bots prennent vos places.
me-delete-sure = Effacer vraiment tout ce qui concerne { $name } ?
me-delete-now = Oui, tout effacer
me-deleted = Tout ce qui vous concerne est effacé.

## Words of the game

kind-tower = Habitation
kind-shop = Commerce
kind-public_service = Service public
kind-park = Parc
kind-playground = Square
kind-factory = Usine
kind-harbor = Port
kind-office = Immeuble de bureaux
kind-monument = Monument
# What somebody built or took, as the object of a sentence.
a-kind-tower = une habitation
a-kind-shop = un commerce
a-kind-public_service = un service public
a-kind-park = un parc
a-kind-playground = un square
a-kind-factory = une usine
a-kind-harbor = un port
a-kind-office = un immeuble de bureaux
a-kind-monument = un monument
category-tower = Habitations
category-shop = Commerces
category-public_service = Services publics
category-park = Parcs
category-factory = Usines
category-harbor = Ports
category-office = Immeubles de bureaux
category-monument = Monuments
category-idle_inhabitants = Habitants inactifs
category-pollution = Pollution
mode-classic = Classic
mode-expert = Expert

## Home

home-title = Bâtissez une ville où il fait bon vivre
home-lead = Envoyez vos architectes, prenez les meilleures tuiles et bâtissez mieux que vos rivaux. Un jeu pour deux à quatre joueurs, en une demi‑heure environ.
home-play = Jouer maintenant
home-friends = Jouer entre amis
home-learn = Apprendre en cinq minutes
home-no-account = Ni compte ni installation : « Jouer maintenant » vous met à table avec deux bots sympathiques.
home-welcome = Bon retour, { $name } !
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
home-join-wrong = Ce n’est pas le code d’une table : il compte huit lettres et chiffres.
home-more = Et aussi
home-to-learn = Apprendre à jouer
home-to-learn-what = Une première manche guidée
home-to-rules = Règles
home-to-rules-what = Complètes, avec images et recherche
home-to-pad = Bloc de score
home-to-pad-what = Comptez les villes d’une partie sur votre vraie table
home-to-games = Mes parties
home-to-games-what = Résultats, parties à revoir, fichiers
home-unofficial = Un projet de fans non officiel, sans lien avec l’auteur ni l’éditeur du jeu de société. Tous les dessins et les textes sont de nous. Le jeu vous plaît ? Achetez la vraie boîte.
home-api = Pour les programmeurs : l’API

nowhere-title = Rien n’est construit ici
nowhere-what = Cette adresse mène à une case vide. Il manque peut-être une lettre au lien.

no-table-unknown = Cette partie n’existe pas
no-table-unknown-what = Aucune table n’a le code { $id }. Il manque peut-être une lettre au lien, ou la partie a été rangée parce que personne n’est venu.
no-table-full = Cette table est complète
no-table-full-what = Toutes les places sont prises. Vous pouvez regarder la partie, ou ouvrir votre propre table.
no-table-lost-seat = Cette place n’est plus la vôtre
no-table-lost-seat-what = Quelqu’un d’autre joue désormais. Vous pouvez regarder, ou commencer une autre partie.
no-table-restart = Le serveur ne répond pas
no-table-restart-what = Il redémarre peut-être, ou votre connexion est coupée. Votre partie est gardée jusqu’au dernier coup, et nous continuons d’essayer.
no-table-other = Impossible d’afficher cette table
no-table-again = Réessayer
no-table-watch = Regarder
no-table-new = Ouvrir ma propre table

## My games

games-title = Mes parties
games-lead = Vos parties en cours et vos parties terminées.
games-running = En cours
games-over = Terminées
games-none = Vous n’avez pas encore joué. Il est grand temps !
games-nobody = Nous ne vous connaissons pas encore. Vos parties apparaîtront ici dès que vous en jouerez une.
games-your-turn = À vous de jouer
games-won = Victoire !
games-winner = vainqueur
games-status-open = En attente de joueurs
games-status-playing = Aux autres de jouer
games-status-allocating = Décompte final
games-status-finished = Terminée
games-status-ended = Interrompue
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
games-import-what = Le fichier d’une partie terminée, venu d’ici ou de la ligne de commande : il est vérifié, gardé dans votre liste, et la partie peut être revue.
games-import-choose = Choisir un fichier de partie
games-imported = La partie est vérifiée et gardée.

## A new table and its seats

bot-beginner = Bot débutant
bot-casual = Bot amateur
bot-skilled = Bot confirmé
bot-strong = Bot fort
bot-top = Bot champion
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
new-playgrounds-hint = Un petit plus : des squares remplacent certains parcs.
new-bot = Bot { $number }
new-player = Joueur { $number }
new-names = Qui joue ?
new-name-of = Nom du joueur { $number }
new-start-now = Commencer la partie
new-create = Ouvrir la table
new-door = Qui peut rejoindre ?
new-door-link = Ceux qui ont le lien
new-door-public = Tout le monde
new-more = Temps, décompte final, annulation
new-clock = Temps par coup
new-clock-none = Sans limite
new-clock-move-60 = 1 minute par coup
new-clock-move-180 = 3 minutes par coup
new-clock-days-1 = 1 jour par coup
new-clock-days-3 = 3 jours par coup
new-clock-days-7 = 7 jours par coup
new-allocation = Habitants et énergie à la fin
new-allocation-automatic = Automatiquement
new-allocation-manual = À la main
new-allocation-automatic-what = La page trouve la meilleure répartition pour chacun.
new-allocation-manual-what = Chacun place habitants et énergie sur les bâtiments de sa ville, puis confirme.
new-undo = Annuler des coups
new-undo-bots = Toujours, si seuls des bots ont joué depuis
new-undo-own = Jusqu’au coup du joueur suivant
new-undo-off = Seulement si les autres acceptent

seats-title = Table { DE($name) }
seats-title-mine = Votre table
seats-lead = { $free ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
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
seats-manual = Décompte final à la main
seats-undo-own = Annulation jusqu’au coup suivant
seats-undo-off = Annulation avec l’accord de tous
seats-seats = Places
seats-seat = Place { $number }
seats-free = Place libre
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
seats-start-host = { $name } lance la partie quand tout le monde est là.
seats-invite = Inviter des amis
seats-invite-how = Envoyez ce lien, ou faites‑leur scanner le code.
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
seats-lost-line = La connexion est coupée. Nous réessayons ; votre place est gardée.

## The table during a game

# What lies on the site. $kind is the name of a kind of building; [0] says nothing.
site-tile =
    { $kind }{ $inhabitants ->
        [0] {""}
        [one] , { $inhabitants } habitant
       *[other] , { $inhabitants } habitants
    }{ $energy ->
        [0] {""}
        [one] , { $energy } baril d’énergie
       *[other] , { $energy } barils d’énergie
    }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $mayor ->
        [yes] , le maire
       *[no] {""}
    }
site-square = { $square } : { $tile }
site-square-empty = { $square } : vide
site-square-down = { $square } : face cachée, hors jeu
site-square-urbanist = { $square }. L’urbaniste est ici.
site-spot = Emplacement { $spot }
site-spot-free = Emplacement { $spot }, libre
site-spot-taken = L’emplacement { $spot } est pris par l’architecte { $architect } { DE($name) }.
site-row-urbanist = L’urbaniste bloque la ligne { $row } pour l’instant.
site-column-urbanist = L’urbaniste bloque la colonne { $column } pour l’instant.
site-note = { $place }. { $note }
city-square-empty = { $square } : rien de construit
city-square =
    { $square } : { $kind }{ $floors ->
        [one] {""}
       *[other] , { $floors } étages
    }{ $inhabitants ->
        [0] {""}
        [one] , { $inhabitants } habitant dessus
       *[other] , { $inhabitants } habitants dessus
    }{ $energy ->
        [0] {""}
        [one] , { $energy } baril d’énergie dessus
       *[other] , { $energy } barils d’énergie dessus
    }{ $activated ->
        [yes] {""}
       *[no] , non activé
    }
city-square-numbers = { $square }. Numéro { $number }, quartier { $district }
city-square-note = { $square }. { $note }
city-floor = { $floor ->
        [1] 1er étage
       *[other] { $floor }e étage
    }
city-idle = { $count ->
        [one] { $count } habitant inactif hors de la ville : { $count } point de moins
       *[other] { $count } habitants inactifs hors de la ville : { $count } points de moins
    }
city-pollution = { $count ->
        [one] { $count } baril d’énergie inutile : { $count } point de moins
       *[other] { $count } barils d’énergie inutiles : { $count } points de moins
    }
table-player = Joueur { $number }
table-heading = Une partie de Quadropolis, mode { $mode }
table-title = Quadropolis
table-title-turn = ● À vous – Quadropolis
table-notification = C’est à vous de jouer à Quadropolis.
table-loading = Recherche de la table…
table-no-game = Rien n’a été joué à cette table.
table-home = Retour à l’accueil
table-line-lost = La connexion est coupée. Nous réessayons ; votre partie est intacte.
table-menu = Journal et options
table-rules = Règles
table-round-turn = Manche { $round }, tour { $turn }
# A player's chip in the bar at the top.
table-chip = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $current ->
        [yes] , doit jouer
       *[no] {""}
    }{ $mayor ->
        [yes] , a le maire
       *[no] {""}
    }{ $away ->
        [yes] , hors ligne
       *[no] {""}
    }. Ouvrir la ville et la feuille de score.
table-player-title = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-city-of = Ville { DE($name) }
table-my-city = Votre ville
table-open-city = Ouvrir la ville { DE($name) }
table-sheet-of = Points { DE($name) } à ce stade
table-now = C’est au tour { DE($name) }
site-title = Chantier
city-inhabitants = { $count ->
        [one] { $count } habitant
       *[other] { $count } habitants
    }
city-energy = { $count ->
        [one] { $count } baril d’énergie
       *[other] { $count } barils d’énergie
    }
table-architects = Vos architectes
table-architects-common = Architectes communs
table-architect = Architecte { $number }{ $left ->
        [yes] {""}
       *[no] , déjà sur le chantier
    }
table-architect-count = Architecte { $number }, encore { $count }
table-architect-used = Votre architecte { $architect } est déjà sur le chantier.
table-architect-gone = Il ne reste plus d’architecte { $architect } cette manche.
table-architect-none = Il n’y a pas d’architecte { $architect } en mode { $mode }.
table-takes = L’architecte { $architect } prend : { $tile }
table-takes-nothing = L’architecte { $architect } ne trouve rien à prendre ici.
table-brings = Points ici : { $points }
table-brings-floor = Points ici, étage { $floor } : { $points }
table-ask-start = À vous : tuile, architecte, emplacement ?
table-ask-start-of = { $name } : tuile, architecte, emplacement ?
table-ask-way-tile = Quel architecte prend la tuile { $kind } ?
table-ask-way-empty = Quel architecte va là ?
table-ask-way-architect = Où va l’architecte { $architect } ?
table-ask-way-spot = Quel architecte va ici ?
table-ask-place = Où va la tuile { $kind } ?
table-move-place = { $kind } en { $square }
table-move-discard = { $kind }, à la défausse
table-move-nothing = Architecte { $architect } en { $spot } : rien à prendre
table-no-change = Vos points ne changent pas
table-back = Un pas en arrière
table-discard = Défausser
table-build = Construire
table-confirm = Confirmer
table-sending = Envoi…
table-since = Depuis votre dernier coup :
table-last = Les derniers coups :
table-hint-tile = Aucun de vos architectes n’atteint cette tuile pour l’instant.
table-hint-place-classic = L’architecte { $architect } construit en ligne { $architect } ou en colonne { $architect }{ $architect ->
        [1] .
       *[other] , ou ajoute un { $architect }e étage.
    }
table-hint-place-expert = L’architecte { $architect } construit dans le quartier { $architect } ou sur une case marquée { $architect }{ $architect ->
        [1] .
       *[other] , ou ajoute un { $architect }e étage.
    }
table-preparing = À vous…
table-thinks = { $name } réfléchit…
table-bot-thinks = { $name } réfléchit…
table-over = La partie est finie.
table-scoring = Retour au décompte
table-undo = Annuler le coup
table-undo-ask = Demander à annuler
table-undo-waits = { $name } aimerait annuler un coup et attend l’accord des autres.
table-undo-waiting = Vous avez demandé à annuler un coup. Les autres doivent accepter.
table-undo-asked = { $name } aimerait annuler { $moves ->
        [one] le dernier coup
       *[other] les { $moves } derniers coups
    }.
table-undo-agree = Accepter
table-undo-decline = Refuser
table-undo-forget = Tant pis
table-replaced = Un bot joue à votre place.
table-come-back = Me revoilà
table-sleeper = { $name } n’a pas joué depuis un moment.
table-give = Laisser un bot jouer
table-resign = Abandonner
table-resign-sure = Un bot jouera à votre place, jusqu’à la fin. Abandonner ?
table-end = Arrêter la partie
table-end-sure = La partie s’arrête ici, sans vainqueur. L’arrêter ?
table-play-on = Continuer
table-type = Écrire un coup
table-type-enter = Valider
table-typed-unreadable = Un coup s’écrit comme 3W4:b2 : architecte 3, à gauche de la ligne 4, tuile en b2 ; avec :- la tuile est défaussée.
table-typed-place = Cette tuile ne peut pas aller en { $square }.
table-typed-nothing = Il n’y a pas de tuile à défausser.
table-clock-days = { $days } j { $hours } h
table-heard-turn = C’est à vous. Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The log

log-title = Ce qui s’est passé
log-round-begins = Une nouvelle manche commence.
log-somebody = Quelqu’un
log-placed = { $name } a construit { $kind } en { $square }{ $floor ->
        [1] {""}
       *[other] , étage { $floor },
    } avec l’architecte { $architect }{ $mayor ->
        [yes] {" "}et pris le maire
       *[no] {""}
    }.
log-discarded = { $name } a pris { $kind } avec l’architecte { $architect } et défaussé la tuile.
log-nothing = { $name } a posé l’architecte { $architect } en { $spot } et n’a rien trouvé à prendre.
log-dealt = Manche { $round }
log-created = Une table en mode { $mode } a été ouverte.
log-sat = { $name } a pris place.
log-left = { $name } a quitté la table.
log-bot-sat = { $bot } a pris place.
log-started = La partie a commencé.
log-undone = { $name } a annulé { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
log-undo-asked = { $name } a demandé à annuler { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
log-undo-answered = { $name } { $agrees ->
        [yes] a accepté.
       *[no] n’a pas accepté.
    }
log-resigned = { $name } a abandonné. { $bot } joue à sa place.
log-given = { $bot } remplace { $name } pour l’instant.
log-returned = { $name } est de retour.
log-confirmed = { $name } a réparti ses habitants et son énergie.
log-finished = { $count ->
        [one] { $winners } a gagné avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } se partagent la victoire avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
log-ended = La partie a été arrêtée avant la fin.
log-rematched = Une nouvelle table a été ouverte pour une autre partie.

## The end of a game

end-total = Total
end-pad = Bloc de score : les points de chacun par catégorie
end-inhabitants-on-buildings = Habitants sur les bâtiments
end-empty-squares = Cases vides
end-winner-mark = Vainqueur
end-winner =
    { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $names } gagnent ensemble avec { $points ->
            [one] { $points } point chacun.
           *[other] { $points } points chacun.
        }
    }
end-tie-inhabitants = { $names } sont à égalité de points. Les habitants sur les bâtiments les départagent : { $winner } en a { $count }, contre { $other }.
end-tie-empty_squares = { $names } sont à égalité de points et d’habitants. Les cases vides les départagent : { $winner } en a { $count }, contre { $other }.
end-shared = Points, habitants sur les bâtiments, cases vides : égalité partout. { $names } se partagent la victoire.

# Where points come from, one line of a score sheet each. $where is a square like b2.
end-line-tower =
    { $floors ->
        [one] { $where } : un étage
       *[other] { $where } : { $floors } étages
    }
end-line-shop =
    { $customers ->
        [0] { $where } : aucun client
        [one] { $where } : un client
       *[other] { $where } : { $customers } clients
    }
end-line-public_service =
    { $districts ->
        [one] Dans { $districts } quartier
       *[other] Dans { $districts } quartiers
    }
end-line-park =
    { $towers ->
        [0] { $where } : aucun immeuble à côté
        [one] { $where } : un immeuble à côté
       *[other] { $where } : { $towers } immeubles à côté
    }
end-line-factory-neighbor =
    { $kind ->
        [shop] { $count ->
            [one] { $where } : un commerce à côté
           *[other] { $where } : { $count } commerces à côté
        }
        [harbor] { $count ->
            [one] { $where } : un port à côté
           *[other] { $where } : { $count } ports à côté
        }
       *[office] { $count ->
            [one] { $where } : un immeuble de bureaux à côté
           *[other] { $where } : { $count } immeubles de bureaux à côté
        }
    }
end-line-harbor-across = { $count } en ligne
end-line-harbor-down = { $count } en colonne
end-line-printed = { $where } : imprimé sur la tuile
end-line-office =
    { $group ->
        [one] { $floors ->
            [one] { $where } : un étage, isolé
           *[other] { $where } : { $floors } étages, isolé
        }
       *[other] { $floors ->
            [one] { $where } : un étage dans un groupe de { $group }
           *[other] { $where } : { $floors } étages dans un groupe de { $group }
        }
    }
end-line-monument-neighbor =
    { $kind ->
        [factory] { $count ->
            [one] { $where } : une usine à côté
           *[other] { $where } : { $count } usines à côté
        }
        [harbor] { $count ->
            [one] { $where } : un port à côté
           *[other] { $where } : { $count } ports à côté
        }
        [public_service] { $count ->
            [one] { $where } : un service public à côté
           *[other] { $where } : { $count } services publics à côté
        }
        [shop] { $count ->
            [one] { $where } : un commerce à côté
           *[other] { $where } : { $count } commerces à côté
        }
        [playground] { $count ->
            [one] { $where } : un square à côté
           *[other] { $where } : { $count } squares à côté
        }
       *[park] { $count ->
            [one] { $where } : un parc à côté
           *[other] { $where } : { $count } parcs à côté
        }
    }
end-line-idle_inhabitants =
    { $count ->
        [one] { $count } sans travail
       *[other] { $count } sans travail
    }
end-line-pollution =
    { $count ->
        [one] { $count } baril d’énergie en trop
       *[other] { $count } barils d’énergie en trop
    }

end-player = Joueur { $number }
end-player-numbered = { $name } { $number }
end-scoring = Le décompte final
end-city-of = Ville { DE($name) }
end-sheet-of = Points { DE($name) }, ligne par ligne
end-open-city = Voir de plus près
end-you-won = Vous avez gagné !
end-won =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné !
    }
end-ahead =
    { $count ->
        [one] { $count } point devant { $name }.
       *[other] { $count } points devant { $name }.
    }

# Telling the scoring category by category. $points is the table printed on the mat, like 1 / 3 / 6 / 10.
end-how-tower = Selon les étages : { $points }.
end-how-shop = Selon les clients : { $points }.
end-how-public_service = Selon les quartiers qui en ont un : { $points }. Plus les points imprimés.
end-how-park =
    { $mode ->
        [expert] Selon les habitations et immeubles de bureaux adjacents : { $points }.
       *[classic] Selon les habitations adjacentes : { $points }.
    }
end-how-factory =
    { $mode ->
        [expert] 2 par commerce adjacent, 3 par port, 4 par immeuble de bureaux.
       *[classic] 2 par commerce adjacent, 3 par port.
    }
end-how-harbor = La plus longue ligne et la plus longue colonne, à partir de deux : { $points }. Plus les points imprimés.
end-how-office = Selon les étages, et d’autant plus que le groupe est grand.
end-how-monument = Parcs, commerces et services publics adjacents rapportent, usines et ports coûtent.
end-how-idle_inhabitants = Chaque habitant sans bâtiment coûte un point.
end-how-pollution = Chaque baril d’énergie en trop coûte un point.
end-telling-of = { $category } :
end-telling-points =
    { $points ->
        [one] { $name }, { $points } point.
       *[other] { $name }, { $points } points.
    }
end-story = Décompte
end-story-back = Catégorie précédente
end-story-next = Suivant
end-story-play = Défilement automatique
end-story-pause = Pause
end-story-skip = Résultat

end-rematch = Rejouer
end-join-rematch = Rejoindre la revanche
end-new-game = Nouvelle partie
end-look = Plateau
end-replay = Revoir
end-record = Enregistrer
end-share = Partager
end-share-title = Une partie de Quadropolis
end-share-copied = Le lien est copié.

end-early = Cette partie s’est arrêtée avant la fin
end-early-resigned =
    { $known ->
        [yes] { $name } a abandonné, et il ne restait personne pour continuer.
       *[no] Le dernier joueur a abandonné : il ne restait personne pour continuer.
    }
end-early-given_up =
    { $known ->
        [yes] { $name } a arrêté la partie avant la fin de la dernière manche.
       *[no] Quelqu’un a arrêté la partie avant la fin de la dernière manche.
    }
end-early-tidied = Personne n’est revenu à cette table depuis longtemps : elle a été fermée.
end-early-stood = Personne n’a gagné. Voici où en étaient les villes :

# Laying out inhabitants and energy by hand.
end-lay-title = Votre répartition finale
end-lay-title-of = Répartition finale { DE($name) }
end-lay-how = À vous de décider qui travaille où. Touchez un bâtiment pour lui donner ce qu’il lui faut, ou le lui reprendre.
end-lay-whose = La ville de qui ?
end-lay-touch = Touchez un bâtiment de votre ville.
end-lay-left = Reste { $left } sur { $all }
end-lay-inhabitants = Habitants restants : { $left } sur { $all }
end-lay-energy = Énergie restante : { $left } sur { $all }
end-lay-building = { $kind } en { $where }
end-lay-cost =
    { $inhabitants ->
        [0] Il faut 1 baril d’énergie.
       *[other] { $energy ->
            [0] Il faut 1 habitant.
           *[other] Il faut 1 habitant et 1 baril d’énergie.
        }
    }
end-lay-park = Toujours actif. Il peut absorber un baril d’énergie.
end-lay-on = Activer
end-lay-off = Éteindre
end-lay-park-put = Y mettre de l’énergie
end-lay-park-take = La reprendre
end-lay-customers = Clients : { $count } sur { $most }
end-lay-customers-more = Un client de plus
end-lay-customers-less = Un client de moins
end-lay-behind =
    { $points ->
        [one] point
       *[other] points
    }{ $count ->
        [0] , le maximum
        [one] , un sous le maximum
       *[other] , { $count } sous le maximum
    }
end-lay-best = Optimiser
end-lay-clear = Tout reprendre
end-lay-confirm = Confirmer
end-lay-nothing-there = Rien n’est construit en { $where }.
end-lay-needs-nothing =
    { $kind ->
        [monument] Le monument en { $where } n’a besoin de rien : il est toujours actif.
       *[playground] Le square en { $where } n’a besoin de rien, et n’absorbe pas d’énergie.
    }
end-lay-no-inhabitants = Il ne reste aucun habitant. Reprenez-en d’abord un ailleurs.
end-lay-no-energy = Il ne reste pas d’énergie. Reprenez-en d’abord ailleurs.
end-lay-no-shop = Seuls les commerces ont des clients.
end-lay-shop-dark = Activez d’abord le commerce : les clients ne vont que dans un commerce ouvert.
end-lay-shop-full = Le commerce est plein : il accueille { $count } clients au plus.
end-lay-shop-empty = Il n’y a pas de client à reprendre.
end-lay-waiting = Votre ville est prête
end-lay-waiting-why = Les points seront comptés dès que tout le monde aura confirmé.
end-lay-watching = Les dernières décisions
end-lay-watching-why = Les joueurs placent habitants et énergie sur leurs bâtiments.
end-lay-who = Qui a confirmé
end-lay-done = { $name } a terminé
end-lay-thinking = { $name } réfléchit encore

## Replay

replay-title = Revoir la partie
replay-round = Manche { $round } sur { $rounds }
replay-start = Avant la première manche
replay-over = La fin
replay-first = Au début
replay-back = Coup précédent
replay-next = Coup suivant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-position = Position { $ply } sur { $last }
replay-slider = Coup
replay-copy = Lien vers cette position
replay-record = Enregistrer
replay-table = Aller à la table
replay-site = Le chantier
replay-architects-left = Architectes restants
replay-architects-common = Architectes communs
replay-to-move = doit jouer
replay-mayor = a le maire
replay-loading = Recherche…
replay-unknown = Cette partie n’existe pas
replay-unknown-why = Le lien est peut-être incomplet, ou la partie a été effacée. Demandez à qui vous l’a envoyé, ou regardez vos propres parties.
replay-not-started = Cette partie n’a pas commencé
replay-not-started-why = Il n’y a encore rien à revoir.
replay-failed = La partie n’a pas pu être chargée
replay-home = Retour à l’accueil
replay-games = Mes parties
replay-again = Réessayer
replay-inhabitants = habitants
replay-energy = barils d’énergie
replay-open-city = Ville et points { DE($name) }
replay-rounds = Manches
replay-to-round = À la manche { $round }

## Rules

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
rules-ruling = Notre arbitrage
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
rules-goal-resources = Les bâtiments apportent des habitants et de l’énergie, et la plupart ont besoin d’habitants ou d’énergie pour compter. Les habitants sans travail et l’énergie inutilisée coûtent des points. À la fin, celui qui a le plus de points gagne.

rules-table = Ce qu’il y a sur la table
rules-table-site = Un chantier de 5 × 5 cases et 20 emplacements autour, cinq de chaque côté.
rules-table-city = Un tableau individuel par joueur, sa ville : 4 × 4 cases en Classic, 5 colonnes et 4 lignes en Expert.
rules-table-architects = Les architectes : en Classic, chacun a ses propres 1, 2, 3 et 4. En Expert, tous les architectes forment une réserve commune.
rules-table-urbanist = L’urbaniste, qui se promène sur le chantier et gêne le passage.
rules-table-mayor = Le maire, tenu par celui qui commencera la manche suivante.
rules-table-tiles = 142 tuiles Bâtiment, chacune pour une manche précise, et 5 squares en supplément.
rules-table-supply = Des habitants et des barils d’énergie.
rules-table-supply-ruling = Habitants et barils d’énergie ne manquent jamais. (La boîte en contient 65 et 50.)

rules-round = Une manche
rules-round-length = Le mode Classic a quatre manches, le mode Expert cinq. À chaque manche, chacun joue quatre tours.
rules-round-deal = Les 25 tuiles de la manche sont mélangées et posées sur le chantier. Les tuiles marquées pour plus de joueurs restent face cachée : à 4 joueurs, 25 tuiles sont visibles, à 3 joueurs 20, à 2 joueurs 16.
rules-round-face-down-ruling = Une tuile face cachée est hors jeu et sa case compte comme vide : un architecte peut l’atteindre mais ne prend rien, et l’urbaniste y va quand même.
rules-round-order = Celui qui a le maire commence, puis on joue dans le sens horaire. Cet ordre vaut pour toute la manche, même si le maire change de mains entre-temps. À la première manche, le premier joueur est tiré au sort.
rules-round-end = Après quatre tours chacun, ce qui reste sur le chantier est retiré, les architectes rentrent chez eux et l’urbaniste quitte le chantier jusqu’au premier coup suivant.

rules-turn = Un tour, pas à pas
rules-turn-take = Prenez une tuile. Posez un architecte sur un emplacement libre. L’architecte 1 prend la tuile de la première case devant lui, l’architecte 2 celle de la deuxième, et ainsi de suite. Vous devez jouer un architecte même si la case atteinte est vide.
rules-turn-urbanist = L’urbaniste va sur cette case, même s’il n’y avait rien à prendre.
rules-turn-place = Posez la tuile dans votre ville là où le numéro de l’architecte le permet, ou défaussez-la.
rules-turn-receive = Recevez ce que montre la tuile posée : des habitants, de l’énergie, ou le maire, qui fait de vous le premier joueur de la manche suivante. Les points imprimés sur une tuile comptent à la fin, et seulement si le bâtiment est activé.
rules-turn-reach = L’architecte { $architect } est à gauche de la ligne 4. Il prend la tuile de la troisième case à partir de son côté.
rules-turn-blocked = L’urbaniste est maintenant ici. Le joueur suivant ne peut utiliser ni les deux bouts de sa ligne, ni ceux de sa colonne, ni un emplacement qui a déjà un architecte.
rules-turn-discard-ruling = On peut toujours défausser une tuile. Elle n’apporte alors rien, pas même le maire.
rules-turn-never-stuck = Il y a toujours un coup possible : avant le dernier tour d’une manche, au plus 15 des 20 emplacements sont pris, et l’urbaniste en bloque au plus trois autres.

rules-place = Où poser une tuile
rules-place-classic = En Classic, l’architecte 2 construit dans la ligne 2 ou la colonne 2 de votre ville, l’architecte 3 dans la ligne 3 ou la colonne 3, et ainsi de suite. La case doit être vide.
rules-place-classic-shown = Avec l’architecte { $architect }, cette tuile peut aller sur n’importe quelle case marquée.
rules-place-expert = En Expert, chaque case porte un numéro et appartient à un quartier. L’architecte 4 construit sur une case vide numérotée 4, ou sur n’importe quelle case vide du quartier 4.
rules-place-expert-shown = Avec l’architecte { $architect }, cette tuile peut aller sur n’importe quelle case marquée.
rules-place-neighbors = Deux cases adjacentes ont un côté commun. Se toucher par un coin ne suffit pas.

rules-stack = Construire en hauteur
rules-stack-what = Une habitation peut aussi devenir l’étage suivant d’une habitation de votre ville ; en Expert, un immeuble de bureaux peut devenir l’étage suivant d’un immeuble de bureaux. Les autres bâtiments demandent toujours une case vide.
rules-stack-where = On peut ajouter l’étage si le bâtiment se trouve là où l’architecte peut construire, ou si le nouvel étage porte le numéro de l’architecte : l’architecte 3 peut ajouter un troisième étage n’importe où.
rules-stack-high = Un bâtiment a quatre étages au plus, cinq en Expert. Quelle que soit sa hauteur, c’est un seul bâtiment : on paie pour lui une fois et il compte comme un seul voisin.
rules-stack-shown = L’architecte { $architect } prend une habitation. En plus de la ligne 3 et de la colonne 3, elle peut aller sur les deux étages du coin, car elle serait le troisième.
rules-stack-ruling = Le lieu ou le numéro d’étage : l’un des deux suffit. Le livret néerlandais et une phrase du livret russe sont plus stricts ici ; nous suivons l’anglais, le français et le portugais.

rules-supply = Habitants et énergie
rules-supply-get = Ce qu’une tuile apporte arrive dans votre ville dès que la tuile est posée. Vous pouvez déplacer habitants et énergie entre vos bâtiments à tout moment : inutile de prévoir, seule compte leur place tout à la fin.
rules-supply-activate = Un bâtiment qui a ce qu’il lui faut est activé. Tous les autres sont retirés avant le décompte : ils ne rapportent rien et ne sont les voisins de personne.
rules-supply-exact = Un bâtiment reçoit exactement ce qu’il lui faut, ou rien du tout. Deux exceptions : un commerce activé accueille aussi des clients, et un parc peut contenir un baril d’énergie.
rules-supply-choice = Vous pouvez laisser exprès un bâtiment sans ressources. Parfois, cela rapporte plus.
rules-supply-always-ruling = Parcs, squares et monuments sont toujours actifs. On ne peut ni les éteindre ni les retirer, même si un monument compte moins de zéro.
rules-supply-count-for-you = Inutile de vous creuser la tête : à la fin d’une partie, ce programme trouve la meilleure façon de tout employer. Si vous préférez vous en charger, choisissez-le en ouvrant la table.

rules-tower = Habitations
rules-tower-how = Une habitation rapporte selon ses étages.
rules-shop = Commerces
rules-shop-how = Un commerce rapporte selon ses clients : les habitants qu’il accueille une fois son énergie payée. Il a de la place pour quatre, cinq en Expert.
rules-public-service = Services publics
rules-public-service-how = Comptez les quartiers où vous en avez au moins un : ce score vaut une fois pour toute la ville. Les points imprimés sur chaque service public activé s’y ajoutent.
rules-park = Parcs
rules-park-how = Un parc rapporte selon les habitations adjacentes, en Expert selon les habitations et les immeubles de bureaux. Un bâtiment haut compte autant qu’un bas.
rules-park-energy = Chaque parc peut aussi absorber un baril d’énergie en trop.
rules-factory = Usines
rules-factory-how = Une usine rapporte selon ce qui lui est adjacent.
rules-harbor = Ports
rules-harbor-how = Cherchez votre plus longue ligne ininterrompue de ports et votre plus longue colonne ininterrompue. Les deux comptent, chacune une fois. Les points imprimés sur chaque port activé s’y ajoutent.
rules-office = Immeubles de bureaux (Expert)
rules-office-how = Les immeubles de bureaux adjacents forment un groupe. Chacun rapporte selon la taille de son groupe et selon ses propres étages.
rules-office-ruling = Un groupe de plus de cinq suit la ligne pour cinq.
rules-monument = Monuments (Expert)
rules-monument-how = Un monument rapporte selon ce qui lui est adjacent, et tout n’offre pas une belle vue.
rules-leftovers = Ce qui reste
rules-leftovers-idle = Chaque habitant qui n’active aucun bâtiment et n’est pas client coûte un point.
rules-leftovers-pollution = Chaque baril d’énergie inutilisé coûte un point. Chaque parc en fait d’abord disparaître un.
rules-city = Une ville entière
rules-city-how = Le tout ensemble, comme le montrerait le bloc de score.

rules-example-tower = Trois étages et un étage, chaque habitation avec son baril d’énergie : 6 + 1 = { $tower } points.
rules-example-shop = Deux commerces et cinq habitants. Mieux vaut en remplir un que partager : 7 + 1 = { $shop } points.
rules-example-public_service = Quatre services publics, mais deux sont dans le même quartier. Trois quartiers rapportent 9 points, et le 1 imprimé s’y ajoute : 9 + 1 = { $public_service } points.
rules-example-park = Le parc a trois habitations voisines : { $park } points. Que l’une d’elles ait deux étages n’y change rien.
rules-example-factory = Un commerce d’un côté et un port de l’autre : 2 + 3 = { $factory } points pour l’usine.
rules-example-harbor = La plus longue ligne a trois ports, la plus longue colonne deux, et un 1 est imprimé sur l’un d’eux : 7 + 3 + 1 = { $harbor } points.
rules-example-office = Trois immeubles de bureaux qui se touchent, de deux, deux et trois étages : 5 + 5 + 9 = { $office } points.
rules-example-monument = Le parc et le commerce rapportent au monument 5 + 3 = { $monument } points. L’usine du bas en coûterait cinq : on n’y envoie donc personne et elle est retirée avant le décompte. L’habitant va plutôt faire ses courses.
rules-example-leftovers = Trois barils d’énergie : un pour l’habitation, un pour le parc, un de trop : { $pollution }. Les deux habitants n’ont rien à faire : { $idle_inhabitants }.
rules-example-playground = Deux habitations à côté du square : { $park } points, comme pour un parc. Mais il n’absorbe pas d’énergie, et le troisième baril coûte un point : { $pollution }.
rules-example-city = Cette ville vaut { $total } points. Personne n’est inactif et rien ne pollue.

rules-winner = Qui gagne
rules-winner-points = Celui qui a le plus de points gagne. En cas d’égalité : le plus d’habitants sur les bâtiments ; puis le moins de cases vides ; sinon, la victoire est partagée.
rules-winner-ruling = Les habitants sur les bâtiments sont ceux qui activent un bâtiment ou font leurs courses. Les cases vides se comptent après le retrait des bâtiments sans ressources.
rules-winner-best-ruling = Quand le programme cherche la meilleure façon de tout employer, il pense aussi aux égalités : entre deux façons qui rapportent autant, il prend la meilleure en cas d’égalité.

rules-expert = Ce que change le mode Expert
rules-expert-rounds = Cinq manches de quatre tours au lieu de quatre, et une ville de 5 colonnes et 4 lignes.
rules-expert-pool = Les architectes sont partagés. Par joueur, un de chaque, de 1 à 5, rejoint une réserve commune où tout le monde se sert. À chaque manche, il en reste autant que de joueurs ; puis la réserve est de nouveau complète.
rules-expert-mat = Cinq quartiers : les quatre coins et la colonne du milieu. Chaque case porte aussi le numéro d’un des autres quartiers.
rules-expert-kinds = Deux bâtiments de plus : les immeubles de bureaux, qui s’empilent, et les monuments.
rules-expert-higher = Tout peut aller jusqu’à cinq : étages, clients, quartiers avec un service public, ports d’affilée.
rules-expert-tiles = Certaines tuiles ne servent que dans un mode, pour que chaque manche ait toujours 25 tuiles. À deux joueurs, les monuments n’arrivent qu’aux manches 2 et 3, à trois joueurs aux manches 2, 3 et 4.

rules-playgrounds = Squares
rules-playgrounds-what = Un petit supplément pour les deux modes. Des squares remplacent cinq parcs, un par manche. En Classic, cela en fait quatre.
rules-playgrounds-how = Un square se pose et compte comme un parc. Il apporte un habitant et n’absorbe pas d’énergie.

rules-rulings = Nos arbitrages
rules-rulings-why = Les éditions imprimées laissent des points ouverts ou se contredisent. Voici ce que nous avons décidé ; les mêmes notes figurent là où elles comptent.
rules-marks = Ce dont nous ne sommes pas sûrs
rules-marks-reconstructed = Les marques de joueurs de { $count } tuiles réservées au mode Expert ne sont dans aucune liste connue de nous. Nous les avons reconstituées pour que 25, 20 et 16 tuiles soient visibles, comme les règles le demandent.
rules-marks-copies = Lesquelles, parmi des tuiles identiques, ne servent que dans un mode se déduit des totaux publiés, pas d’une liste.
rules-marks-correct = Vous avez le jeu et voyez une différence ? Dites-le-nous : corriger, c’est changer une ligne d’un tableau.

rules-tips = Conseils pour une première partie
rules-tips-kinds = Vous ne pourrez pas tout réussir. Deux ou trois sortes de bâtiments bien menées valent mieux qu’un peu de tout.
rules-tips-balance = Gardez l’équilibre : les habitations amènent du monde et consomment de l’énergie, les usines donnent de l’énergie et emploient du monde. Construisez l’une, puis l’autre, et recommencez.
rules-tips-parks = Un parc entre des habitations paie deux fois : par ses voisins et par l’énergie qu’il absorbe.
rules-tips-shops = Trop de monde ? Un commerce transforme jusqu’à quatre habitants en sept points.
rules-tips-harbors = Commencez tôt une rangée de ports et gardez libres ses deux bouts.
rules-tips-services = Dispersez les services publics : un par quartier. Un deuxième au même endroit est presque perdu.
rules-tips-architects = Gardez un architecte pour le coin qui vous manque encore. Le numéro qui prend la tuile décide aussi où elle va.
rules-tips-urbanist = Regardez où vous envoyez l’urbaniste : la ligne et la colonne bloquées le sont pour le joueur suivant, pas pour vous.
rules-tips-mayor = Le maire commence la manche suivante avec tout le chantier devant lui. Une simple habitation peut valoir le coup rien que pour cela.
rules-tips-discard = Une tuile qui ne va bien nulle part peut être défaussée. Une case vide ne coûte rien ; un habitant inutile, si.

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

## Score tables: in the rules and on the one-page helper

helper-title = Les points d’un coup d’œil
helper-more = Les règles complètes
helper-tips = Petits conseils
helper-mode = Barèmes pour
helper-needs = Il faut : { $what }
helper-turn = Votre tour
helper-turn-take = Posez un architecte, prenez la tuile qu’il atteint.
helper-turn-place = Le même numéro dit où elle peut aller. Ou défaussez-la.
helper-turn-blocked = Interdit : les emplacements pris, et les deux bouts de la ligne et de la colonne de l’urbaniste.
scores-floors = Étages
scores-customers = Clients
scores-districts = Quartiers qui en ont un
scores-towers-beside = Habitations adjacentes
scores-towers-and-offices-beside = Habitations et bureaux adjacents
scores-line = Plus longue ligne, plus longue colonne
scores-points = Points
scores-each-beside = Par bâtiment adjacent
scores-group-by-floors = Groupe ↓ Étages →
scores-group-and-more = { $size } ou plus
scores-expert-only = { $count } (Expert)
scores-building = Bâtiment
scores-needs = Il faut
scores-needs-nothing = rien
scores-needs-energy = 1 baril d’énergie
scores-needs-inhabitant = 1 habitant
scores-needs-both = 1 habitant et 1 baril d’énergie
scores-needs-customers = 1 baril d’énergie, puis des clients
scores-printed-added = Plus les points imprimés.
scores-idle = Chaque habitant inactif
scores-pollution = Chaque baril d’énergie inutilisé (un gratuit par parc)
scores-tie = À égalité de points : le plus d’habitants sur les bâtiments, puis le moins de cases vides.

## Scoring pad

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
pad-playgrounds-hint = La mini-extension qui remplace cinq parcs.
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
pad-how-built = La case { $square } est construite. Touchez une autre tuile pour la remplacer.
pad-how-full = Toutes les cases sont construites. Touchez-en une pour la changer.
pad-gives =
    Les tuiles de cette ville donnent { $inhabitants ->
        [one] { $inhabitants } habitant
       *[other] { $inhabitants } habitants
    } et { $energy ->
        [one] { $energy } baril d’énergie
       *[other] { $energy } barils d’énergie
    }.
pad-tile-floor = { $tile }, comme étage de plus
pad-put = { $tile } en { $square }.
pad-removed = La case { $square } a une tuile de moins.
pad-undo = Annuler
pad-undone = Annulé.
pad-remove = Retirer
pad-as-text = En texte
pad-next-city = Ensuite : { $name }
pad-to-result = Voir le résultat
pad-new-game = Nouvelle partie
pad-new-game-done = Toutes les villes sont de nouveau vides. « Annuler » les ramène.

pad-text-title = Ville { DE($name) } en texte
pad-text-how = Les lignes de haut en bas, séparées par « / ». Un point est une case vide ; « + » joint les étages, le plus bas d’abord.
pad-text-field = Ville
pad-text-use = Utiliser cette ville
pad-text-copy = Copier
pad-text-tiles = Noms des tuiles

pad-nothing-yet = Rien n’est encore construit. Entrez une ville, et ses points s’affichent ici.
pad-missing = Le résultat sera complet quand toutes les villes seront entrées. Encore vides : { $names }.
pad-not-counted = Impossible de compter les points. { $reason }
pad-again = Réessayer
pad-warnings = Est-ce bien possible ?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile } : aucune dans une partie à ce nombre de joueurs.
       *[other] { $tile } : il y en a { $found } ici, mais seulement { $most } dans une partie à ce nombre de joueurs.
    }
pad-warning-too_many_tiles = { $name } a { $found } tuiles, mais personne n’en prend plus de { $most }.
pad-where = Où va chacun
pad-sheet-of = Points { DE($name) }

pad-what-if = Et si ?
pad-what-if-how = Changez ce qu’a { $name }, et voyez ce que vaudrait un de plus.
pad-inhabitants = Habitants
pad-energy = Énergie
pad-fewer-inhabitants = Un habitant de moins
pad-more-inhabitants = Un habitant de plus
pad-fewer-energy = Un baril d’énergie de moins
pad-more-energy = Un baril d’énergie de plus
pad-printed-inhabitants = Les tuiles en donnent { $count }.
pad-printed-energy = Les tuiles en donnent { $count }.
pad-as-printed = Revenir aux tuiles
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
pad-print = Imprimer
pad-share-title = Une partie de Quadropolis, comptée
pad-opened = Ce bloc est venu avec le lien. « Annuler » ramène le vôtre.
pad-link-wrong = Ce lien ne contient aucun bloc de score lisible.

## Learning

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
learn-hand = En main : { $tile }
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
learn-do-architect = À votre tour, vous envoyez un architecte au chantier. Touchez l’architecte { $architect }.
learn-do-reach = Il prend la tuile de la { $architect }e case devant lui. Touchez l’emplacement d’où il atteint l’habitation éclairée.
learn-done-architect = Tout droit depuis son emplacement, case numéro { $architect } : l’habitation est à vous.
learn-title-place = Construisez-la
learn-do-place = L’architecte { $architect } construit dans la ligne { $architect } ou la colonne { $architect } de votre ville. Touchez la case où la ligne { $row } croise la colonne { $column }.
learn-other-place = C’est permis, mais prenez la case où la ligne { $row } croise la colonne { $column } : l’architecte { $column } pourra y ajouter un étage plus tard.
learn-done-place = Construit ! { $inhabitants } habitants sont venus avec la tuile et cherchent à s’occuper.
learn-title-urbanist = L’urbaniste
learn-do-urbanist = L’urbaniste va sur la case que vous avez vidée. Personne ne peut plus utiliser les emplacements aux bouts de sa ligne et de sa colonne. Touchez-en un.
learn-done-urbanist = Exact : { $spots } emplacements sont fermés pour le tour d’Ada. Ensuite, l’urbaniste repart.
learn-title-energy = Trouvez de l’énergie
learn-do-energy-tile = Ada a pris une tuile, elle aussi. Votre ville a besoin d’énergie : touchez l’usine qui en donne { $energy }.
learn-do-energy-square = Seul l’architecte { $architect } peut l’atteindre. Construisez-la juste à côté de votre habitation.
learn-other-energy = C’est permis, mais construisez-la juste à côté de l’habitation.
learn-done-energy = { $energy } barils d’énergie pour votre ville. Mais les deux bâtiments sont encore éteints.
learn-title-activate = Allumez la lumière
learn-do-activate = Les bâtiments éteints ne rapportent rien. Une habitation fonctionne à l’énergie, une usine avec un habitant : donnez à chacune ce qu’il lui faut.
learn-done-activate = Les deux sont allumées ! Ce qui reste à la fin coûte un point par unité, { $idle } pour l’instant. D’autres bâtiments s’en serviront.
learn-title-stack = Prenez de la hauteur
learn-do-stack-tile = Ada a rejoué. Les habitations peuvent grandir : touchez celle qui porte le chapeau du maire.
learn-do-stack-square = L’architecte { $architect } construit en ligne ou en colonne { $architect }, aussi par-dessus, et ajoute un { $architect }e étage n’importe où. Posez cette tuile sur votre habitation.
learn-other-stack = C’est permis, mais une habitation plus haute rapporte plus. Posez-la sur la vôtre.
learn-done-stack = { $floors } étages valent { $points } points, { $most } étages en valent même { $best }. Avec le chapeau du maire, vous commencez la manche suivante !
learn-title-factory = Des voisins pour l’usine
learn-do-factory-tile = L’architecte { $architect } est votre dernier de la manche. Touchez le port qu’il peut atteindre.
learn-do-factory-square = Une usine profite des ports et commerces adjacents. Touchez la case à côté de la vôtre ; les nombres montrent comment vos points changent.
learn-other-factory = Là, ce serait { $points }. À côté de l’usine, c’est { $best }.
learn-done-factory = L’usine gagne { $points } points grâce au port ; un commerce en vaudrait { $shop }.
learn-title-harbor = Des ports alignés
learn-do-harbor = Manche { $round }. Les ports comptent pour leur plus longue ligne et leur plus longue colonne. Touchez la case où celui-ci prolonge un alignement.
learn-done-harbor = Des ports alignés, plus les étoiles de la tuile : { $points } points.
learn-title-shop = Des clients
learn-do-shop = Les habitants font leurs courses : plus il y a de clients, plus il y a de points. Posez le commerce là où un autre bâtiment en profite aussi.
learn-done-shop = { $customers } clients valent { $points } points, et l’usine d’à côté en gagne { $factory } de plus. Les habitants vont toujours là où ils vous rapportent le plus.
learn-title-park = Un parc
learn-do-park = Manche { $round }. Un parc compte les habitations sur ses côtés, jamais en diagonale. Touchez sa meilleure case.
learn-done-park = { $towers } habitations donnent sur le parc : { $points } points. Un parc n’a besoin de personne et absorbe un baril d’énergie.
learn-title-service = Chaque quartier compte
learn-do-service = Manche { $round }, la dernière. Les services publics comptent selon le nombre de quartiers qui en ont un. Quelle case ajoute un quartier ?
learn-done-service = { $districts } quartiers : { $points } points, plus les étoiles des tuiles.
learn-title-end = Le dernier baril
learn-do-end = Après { $rounds } manches, la partie est finie. Il reste un baril d’énergie, mais deux habitations sont éteintes. Laquelle le reçoit ?
learn-other-end = Celle-là rapporterait { $points } points. L’autre en rapporte { $best }.
learn-done-end = { $points } points ! L’autre reste éteinte : elle est retirée, et ne compte plus comme voisine.

# The second lesson.
learn-title-pool = Une réserve pour tous
learn-do-pool-architect = En Expert, il y a { $each } architectes de chaque numéro, pour tout le monde. Touchez un { $architect }.
learn-do-pool-spot = Un { $architect } va jusqu’au bout du chantier. Touchez l’emplacement d’où il prend l’immeuble de bureaux éclairé.
learn-done-pool = Pris. Ce que vous prenez dans la réserve, Ada ne peut plus le prendre.
learn-title-district = Quartiers et numéros
learn-do-district = L’architecte { $architect } construit dans le quartier { $architect }, ou sur toute case portant le numéro { $architect }. Touchez celle du quartier { $district }.
learn-other-district = C’est permis, mais essayez la case numéro { $architect } dans le quartier { $district }.
learn-done-district = En Expert, chaque case appartient à deux architectes : celui de son quartier et le sien.
learn-title-office = Immeubles de bureaux
learn-do-office = Un immeuble de bureaux demande un habitant et de l’énergie. Donnez‑lui les deux.
learn-done-office = Il est allumé, mais seul et bas : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Les immeubles de bureaux aiment la compagnie.
learn-title-group = Des bureaux en groupe
learn-do-group = Les immeubles de bureaux qui se touchent comptent en groupe : plus ils sont nombreux et hauts, mieux c’est. Touchez la meilleure case pour celui-ci.
learn-done-group = Côte à côte, ils rapportent { $points } points. Ils peuvent aussi avoir des étages.
learn-title-floors = Le cinquième étage
learn-do-floors = Manche { $round }. Ici, habitations et immeubles de bureaux ont jusqu’à { $architect } étages. L’architecte { $architect } ajoute un { $architect }e étage n’importe où : mais où ?
learn-done-floors = La plus haute habitation possible : { $points } points !
learn-title-monument = Monuments
learn-do-monument = Un monument adore un parc ({ $park }) ou un commerce ({ $shop }) à côté ; une usine ou un port coûte { $loss }. Touchez sa meilleure case.
learn-done-monument = { $points } points pour la plus belle vue de la ville.

# A wrong try gets a kind, exact answer.
learn-other-points = Ici, ce serait { $points }. Une autre case rapporte { $best }.
learn-wrong-architect = C’est l’architecte { $tapped }. Touchez celui qui porte un { $architect }.
learn-wrong-architect-first = D’abord un architecte : touchez le { $architect } sous le chantier.
learn-wrong-tile-itself = C’est bien celle-là ! Touchez maintenant l’emplacement du bord qui l’atteint.
learn-wrong-no-spot = Touchez un emplacement : une des flèches autour du chantier.
learn-wrong-spot-blocked = Cet emplacement est fermé pour l’instant. Essayez-en un autre.
learn-wrong-spot-free = Cet emplacement est libre. Suivez les bandes de l’urbaniste jusqu’au bout.
learn-wrong-reach-nothing = De là, la case numéro { $architect } n’a pas de tuile à prendre. Comptez { $architect } cases depuis l’emplacement.
learn-wrong-reach = De là, il prend : { $tile }. Comptez { $architect } cases depuis l’emplacement.
learn-wrong-no-tile = Il n’y a rien à prendre ici. Touchez une tuile du chantier.
learn-wrong-tile = Vous pourriez la prendre, mais c’est : { $tile }.
learn-wrong-tile-reach = Aucun de vos architectes ne peut l’atteindre maintenant : { $tile }.
learn-wrong-no-square = Vous avez déjà la tuile. Touchez une case de votre ville.
learn-wrong-square-built = Il y a déjà un bâtiment ici.
learn-wrong-square-line = C’est la ligne { $row } et la colonne { $column }. L’architecte { $architect } construit en ligne ou en colonne { $architect }.
learn-wrong-square-number = C’est le quartier { $district }, numéro { $number }. Pour l’architecte { $architect }, l’un des deux doit être { $architect }.
learn-wrong-building = Touchez un bâtiment de votre ville.
learn-wrong-lit = { $kind } : rien ne manque ici. Cherchez un bâtiment éteint.
learn-needs-inhabitants = { $kind } : pas besoin d’énergie ici. Il faut un habitant.
learn-needs-energy = { $kind } : pas besoin d’habitant ici. Il faut de l’énergie.
learn-needs-nothing = { $kind } : aucun besoin, de rien du tout.
learn-wrong-enough = { $kind } : il y en a déjà assez.
learn-wrong-later = { $kind } : bonne idée, mais pas cette fois.
learn-laid = { $kind } : la lumière est allumée ! Maintenant l’autre.
learn-laid-half = { $kind } : à moitié payé, ce n’est pas payé. Il faut encore autre chose.

# The end of a lesson.
learn-over = Vous savez jouer !
learn-over-score = { $points } points. Ada en a { $rival } : vous gagnez !
learn-over-how = À chaque manche, donc : un architecte chacun, une tuile chacun, { $turns } fois. Après { $rounds } manches, la meilleure ville gagne. Tous les points sont comptés pour vous.
learn-over-expert = À vous le mode Expert !
learn-over-expert-how = { $rounds } manches de { $turns } tours, et quelques architectes restent inutilisés à chaque manche. Tout le reste, vous le connaissez déjà.
learn-play-now = Jouer maintenant
learn-play-now-hint = Une vraie partie avec deux bots sympathiques
learn-play-expert = Jouer en mode Expert
learn-go-expert = Apprendre aussi le mode Expert
learn-go-classic = Apprendre les bases
learn-go-rules = Toutes les règles
learn-sheet = Les points de votre ville

## Errors

error-unknown = Quelque chose a mal tourné, mais votre partie est intacte. Réessayez dans un instant.
error-player = joueur { $number }
error-page-unreachable = Le serveur est injoignable pour l’instant. Vérifiez votre connexion et réessayez.

error-person-unknown = Nous ne vous connaissons pas encore : choisissez d’abord un nom.
error-person-wrong-name = Un nom compte de 1 à { $most } caractères visibles.
error-person-wrong-recovery = Ce code est inconnu, ou il a déjà servi.

error-table-unknown = Il n’y a pas de table { $table }.
error-table-wrong-setting = Ce réglage n’est pas possible à une table.
error-table-no-such-seat = Cette table n’a pas cette place.
error-table-seat-taken = Trop tard : cette place est prise.
error-table-seat-free = Il n’y a plus personne à cette place.
error-table-full = Les { $seats } places de cette table sont prises.
error-table-seated-already = Vous êtes déjà à cette table.
error-table-seats-free = { $free ->
    [one] Une place est encore libre : invitez quelqu’un, ou mettez-y un bot.
   *[other] { $free } places sont encore libres : invitez quelqu’un, ou mettez-y des bots.
}
error-table-not-open = La partie a déjà commencé.
error-table-not-playing = C’est seulement possible pendant la partie.
error-table-not-over = C’est seulement possible après la partie.
error-table-not-host = Seul l’hôte de la table peut faire cela.
error-table-not-your-seat = Cette place n’est pas la vôtre.
error-table-not-seated = Seuls ceux qui jouent à cette table peuvent faire cela.
error-table-not-your-turn = Pas encore. À jouer : { $current }.
error-table-old-position = La partie a avancé. Regardez de nouveau, puis choisissez.
error-table-still-awake = { $seconds ->
    [one] Un peu de patience : il reste { $seconds } seconde de réflexion.
   *[other] Un peu de patience : il reste { $seconds } secondes de réflexion.
}
error-table-may-not-end = La partie continue : personne n’a épuisé son temps ni quitté la table.
error-table-not-away = Aucun bot ne joue à votre place.
error-table-not-allocating = Ce n’est pas le moment de répartir habitants et énergie.
error-table-confirmed = Cette ville est déjà confirmée.
error-table-bot-not-offered = Ce bot ne joue pas ici.
error-table-too-many = Vous avez { $most } parties en cours. Terminez-en ou quittez-en une d’abord.
error-table-import-not-over = On ne peut garder ici qu’une partie terminée. Celle-ci ne l’est pas.

error-undo-nothing = Vous n’avez joué aucun coup à annuler.
error-undo-across-deal = Une nouvelle manche a commencé depuis votre dernier coup : on ne peut plus l’annuler.
error-undo-off = À cette table, on n’annule pas les coups.
error-undo-not-asked = Plus personne ne demande à annuler un coup.
error-undo-answered = Vous avez déjà accepté.

error-request-wrong-message = Le serveur n’a pas compris cette page. Rechargez-la.
error-request-not-found = Il n’y a rien à cette adresse.
error-request-wrong-method = Le serveur n’a pas compris cette page. Rechargez-la.
error-request-wrong-origin = Le serveur n’accepte pas cela d’un autre site.
error-request-too-large = C’est trop gros pour être envoyé.
error-request-not-json = Ce fichier n’est pas une partie enregistrée.
error-request-too-fast = { $seconds ->
    [one] Quelle vitesse ! Réessayez dans { $seconds } seconde.
   *[other] Quelle vitesse ! Réessayez dans { $seconds } secondes.
}
error-server-failed = Quelque chose a mal tourné sur le serveur. Rien n’a changé : réessayez.
error-server-storage-failed = Le serveur n’a pas pu l’enregistrer, donc cela ne compte pas. Réessayez dans un instant.
error-server-shutting-down = Le serveur est en cours de mise à jour. Tout est gardé : la page revient d’elle-même.

error-setup-unknown-mode = Il y a Classic et Expert, rien d’autre.
error-setup-wrong-players = On joue à deux, trois ou quatre.
error-setup-wrong-first-player = Le premier joueur n’est pas à cette table.
error-setup-wrong-playgrounds = On joue avec les squares, ou sans.
error-setup-wrong-seat = Cette table n’a pas cette place.
error-setup-wrong-number = Ce nombre doit être compris entre { $least } et { $most }.
error-setup-impossible-state = Aucune partie ne peut arriver à cette position.
error-deal-not-expected = Ce n’est pas le moment d’une nouvelle manche.
error-deal-not-a-deal = Ces tuiles ne peuvent pas être posées sur le chantier.
error-deal-wrong-tiles = La manche { $round } ne se joue pas avec ces tuiles.

error-move-deal-expected = Les tuiles de la manche { $round } ne sont pas encore posées.
error-move-game-over = La partie est finie.
error-move-architect-not-available = L’architecte { $architect } a déjà servi.
error-move-spot-taken = L’emplacement { $spot } est pris : architecte { $architect }, { $player }.
error-move-spot-faces-urbanist = L’emplacement { $spot } donne sur l’urbaniste, qui est en { $urbanist }.
error-move-must-place-or-discard = L’architecte { $architect } en { $spot } prend une tuile ({ $face }) : choisissez où elle va, ou défaussez-la.
error-move-nothing-to-place = L’architecte { $architect } en { $spot } n’atteint aucune tuile : il n’y a rien à poser.
error-move-no-such-square = Il n’y a pas de case { $square } dans cette ville : les cases vont de { $first } à { $last }.
error-move-square-not-allowed = L’architecte { $architect } ne peut pas construire en { $square }. Cases permises : { $allowed }.
error-move-square-occupied = La case { $square } est occupée ({ $building }), et cette tuile ({ $face }) ne s’empile pas.
error-move-other-kind = Cette tuile ({ $face }) ne peut pas aller en { $square } : il y a là un autre bâtiment ({ $building }).
error-move-stack-full = Le bâtiment en { $square } a déjà { $floors } étages. Il ne peut pas monter plus haut.

error-allocation-malformed = Habitants et énergie ne se répartissent pas ainsi.
error-allocation-wrong-count = Il faut répartir habitants et énergie dans chaque ville.
error-allocation-no-building = On ne peut rien mettre en { $square } : il n’y a pas de bâtiment.
error-allocation-wrong-cost = Le bâtiment en { $square } ({ $building }) n’en prend pas autant.
error-allocation-not-enough = Cela en utilise { $used }, mais la ville n’en a que { $available }.
error-allocation-wrong-resource = Il faut ici un nombre entier, à partir de 0.

error-notation-not-text = Cela s’écrit en texte.
error-notation-move = Ce n’est pas un coup. Un coup s’écrit comme 3W4:b2.
error-notation-unknown-face = Il n’y a pas de tuile { $found }.
error-notation-face-not-in-mode = Cette tuile ({ $face }) appartient à l’autre mode.
error-notation-wrong-rows = Il faut { $expected } lignes, pas { $found }.
error-notation-wrong-columns = La ligne { $row } doit avoir { $expected } cases, pas { $found }.
error-notation-wrong-stack = Le bâtiment en { $where } ne peut pas se construire ainsi.
error-notation-too-long = Ce texte est trop long pour être lu.

error-position-wrong-field-count = La position a { $found } champs séparés par | ; à { $players } joueurs, elle en a { $expected }.
error-position-wrong-field = Le champ { $number } de la position est { $found }. Il s’écrit comme ceci : { $like }
error-position-out-of-range = La position dit « { $field } » avec { $found } ; ici, cela va de { $least } à { $most }.
error-position-spot-twice = Deux architectes sont sur l’emplacement { $spot } ; il n’y a de place que pour un.
error-position-same-architect = L’architecte { $architect } est en { $spots } ; il n’y en a que { $most }.
error-position-wrong-share = Architectes posés par le joueur { $who } : { $found }. Avec { $lying } architectes posés, le joueur { $first } ayant commencé, il en faudrait { $expected }.
error-position-wrong-turn = Nombre d’architectes posés : { $lying }. C’est donc « { $field } { $expected } », pas « { $field } { $found } ».
error-position-wrong-architects-left = Les architectes restants sont { $found } ; ceux qui sont posés laissent { $expected }.
error-position-wrong-urbanist = La place de l’urbaniste est { $found } ; après le dernier coup, c’est { $expected }.
error-position-not-cleared = Entre deux manches, il faut « { $field } { $expected } », pas « { $field } { $found } ».
error-position-wrong-face-down = Tuiles face cachée sur le chantier : { $found }. À la manche { $round }, il y en a { $expected }.
error-position-not-of-this-round = Le chantier montre des tuiles que la manche { $round } n’a pas, ou pas si souvent : { $surplus }.
error-position-nobody-took = La case { $square } du chantier est vide, mais aucun architecte posé ne l’atteint.
error-position-still-there = Une tuile ({ $face }) est sur la case { $square } du chantier, mais l’architecte { $architect } en { $spot } l’a prise.
error-position-wrong-mayor = Le joueur { $found } ne peut pas avoir le maire ; qui le peut : { $expected }.
error-position-too-many-built = Tuiles dans la ville { $city } : { $found }. Coups joués par son joueur : { $most } seulement.
error-position-never-taken = Les villes ont des tuiles que personne n’a pu prendre, ou pas si souvent : { $surplus }.

error-record-not-json = Ce fichier n’est pas une partie enregistrée.
error-record-wrong-field = Ce fichier est illisible : quelque chose ne va pas à « { $field } ».
error-record-wrong-site = Ce fichier ne peut pas être juste : la manche { $round } n’a pas les bonnes tuiles.
error-record-wrong-move = Ce fichier ne peut pas être juste : le coup { $number } ({ $move }) est impossible.
error-record-missing-site = Ce fichier est incomplet : il manque les tuiles de la manche { $round }.
error-record-unplayed-site = Ce fichier ne peut pas être juste : la manche { $round } commence avant la fin de la manche { $before }.
error-record-wrong-result = Le résultat noté dans ce fichier n’est pas celui auquel mènent ses coups.
error-record-no-such-ply = Cette partie n’a pas cette position : elles vont de 0 à { $last }.

## The command line

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } et { $last }
cli-list-or = { $rest } ou { $last }
cli-none = aucun
cli-error = Erreur :
cli-note = Remarque : { $text }
cli-standard-input = l’entrée standard
cli-player-name = Joueur
cli-interrupted = Interrompu.

# Points, and what a move changes: $change is the number with its sign, “+3”.
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cli-change = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
cli-the-mayor = le maire
# A tile: its short name, its kind and what it gives, as a list.
cli-tile = { $face }, { $kind }
cli-tile-gives = { $face }, { $kind } ({ $gives })
cli-building-floors = { $floors ->
    [one] { $kind } d’un étage
   *[other] { $kind } de { $floors } étages
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = La partie est finie
cli-heading-deal = Manche { $round } sur { $rounds }, avant la mise en place : { $player } commencera
cli-heading-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns } : { $player } doit jouer

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } joue { $move } et ne prend rien.
cli-move-discard = { $player } joue { $move } et défausse : { $tile }.
cli-move-build = { $player } joue { $move } : { $tile }, { $change }.

# A game in the terminal.
cli-play-begins = { $mode ->
    [expert] { $playgrounds ->
        [yes] Mode Expert avec les squares, { $players }. Graine { $seed }. Tapez help pour l’aide.
       *[no] Mode Expert, { $players }. Graine { $seed }. Tapez help pour l’aide.
    }
   *[classic] { $playgrounds ->
        [yes] Mode Classic avec les squares, { $players }. Graine { $seed }. Tapez help pour l’aide.
       *[no] Mode Classic, { $players }. Graine { $seed }. Tapez help pour l’aide.
    }
}
cli-play-dealt = La manche { $round } est en place. { $player } commence.
cli-play-over = La partie est finie.
cli-play-input-ended = L’entrée s’est terminée avant la partie.
cli-play-leave = Vous quittez la partie.
cli-play-no-move-with = Aucun coup permis avec { $narrow }.
cli-play-taken-back = Coup annulé.
cli-play-saved = Enregistré dans { $path }.
cli-play-saved-in = La partie est enregistrée dans { $path }.
cli-play-not-saved = La partie n’est pas enregistrée.
cli-play-go-on = Pour continuer : { $command }
cli-play-position-only = Cette partie a commencé à partir d’une position, elle n’a donc pas d’enregistrement : seule la position atteinte est enregistrée.
cli-moves-none = Il n’y a aucun coup à jouer.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”; headings of narrow columns: short words.
cli-think-move = { $bot } joue { $move }.
cli-think-alone = { $bot } ne donne pas de candidats.
cli-think-head-move = coup
cli-think-head-chance = gagner
cli-think-head-visits = visites
cli-think-candidate = { $place }. { $move } : chance de gagner { $chance }, points { $points }, examiné { $visits } fois.

# What “help” says: what one may type, and what it does.
cli-do-build = l’architecte 3 va à l’emplacement W4 et sa tuile sur la case b2 de votre ville
cli-do-discard = la tuile est défaussée
cli-do-nothing = l’architecte n’atteint aucune tuile
cli-do-moves = les coups permis, et ce qu’ils changeraient
cli-do-moves-some = de même pour un architecte, un emplacement ou les deux : chaque case
cli-do-board = montrer de nouveau le plateau
cli-do-position = montrer la position en une ligne de texte, pour think, moves ou play --from
cli-do-score = les points de chacun par catégorie à ce stade
cli-do-undo = revenir à la décision précédente d’une personne
cli-do-save = enregistrer la partie ; continuer plus tard avec --resume FICHIER
cli-do-help = ce texte
cli-do-quit = quitter la partie
cli-do-line = { $typed } - { $meaning }.
cli-rules-site = Les emplacements entourent le chantier : N et S au-dessus et au-dessous des colonnes 1 à 5, W et E à gauche et à droite des lignes 1 à 5. L’architecte k prend la k-ième tuile depuis son emplacement. Un emplacement pris, ou dont la ligne ou la colonne contient l’urbaniste, n’est pas libre.
cli-rules-city = Classic : l’architecte k construit dans la ligne k ou la colonne k de la ville. Expert : sur les cases numérotées k ou dans le quartier k ; une case vide montre quartier/numéro. Une habitation (en Expert aussi un immeuble de bureaux) peut aussi s’empiler sur une de même sorte à ces endroits, ou n’importe où comme étage k.
cli-rules-points = Les points sont ceux de la meilleure façon de placer habitants et énergie à ce stade. Quelles tuiles sont face cachée à moins de quatre joueurs est en partie reconstitué, pas tiré d’une liste.
cli-rules-board = Sur le plateau, { cli-board-urbanist } est l’urbaniste, ×× un emplacement qu’il bloque, 3● un architecte posé là, # une tuile face cachée toute la partie, et T×2 une habitation de deux étages.
cli-rules-tiles = Les tuiles :

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Urb
cli-board-points = { $count } pts
cli-board-has = hab. { $inhabitants } énergie { $energy }
cli-board-hand = architectes { $architects }
cli-board-mayor = maire
cli-board-pool = architectes communs

# The drawn legal moves: headings of columns, and short words for what happens to a tile.
cli-ways-spot = Empl.
cli-ways-architect = Architecte { $architect }
cli-ways-move = Coup
cli-ways-tile = Tuile
cli-ways-squares = Points : cases
cli-ways-discard = défausse -
cli-ways-nothing = ne prend rien
# $moves is like “1N4:a1 +2, 1N4:b1 0”.
cli-ways-best = { $count ->
    [one] Le plus de points tout de suite : { $moves }. Sur { $count } coup permis ; ? 3 ou ? W4 ou ? 3W4 montre chaque case.
   *[other] Le plus de points tout de suite : { $moves }. Sur { $count } coups permis ; ? 3 ou ? W4 ou ? 3W4 montre chaque case.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Points
cli-sheet-total = Total
cli-sheet-inhabitants = Habitants sur les bâtiments
cli-sheet-empty = Cases vides
cli-sheet-off = non
cli-sheet-legend = p habitants, e énergie ; { cli-sheet-off } : pas activé, retiré avant le décompte
cli-sheet-all-placed = Chaque habitant et chaque baril d’énergie a sa place.
# $left is like “1 inhabitant and 3 energy”.
cli-sheet-left-over = Sans place, un point de moins pour chacun : { $left }.
cli-win-points = { $points ->
    [one] { $winner } gagne avec { $points } point.
   *[other] { $winner } gagne avec { $points } points.
}
cli-win-level = { $points ->
    [one] { $players } ont { $points } point chacun.
   *[other] { $players } ont { $points } points chacun.
}
# $numbers is like “Ann 3, Bob 4”.
cli-win-inhabitants = Premier départage, le plus d’habitants sur les bâtiments : { $numbers }.
cli-win-empty = Second départage, le moins de cases vides : { $numbers }.
cli-win-one = { $winner } gagne.
cli-win-shared = { $winners } partagent la victoire.

# The same in sentences, for screen readers.
cli-plain-line = { $text }.
cli-plain-player = { $player } :
cli-plain-legal-moves = { $count ->
    [one] { $count } coup permis.
   *[other] { $count } coups permis.
}
cli-plain-other-ways = { $count ->
    [one] Et { $count } autre façon de poser un architecte, sans plus de points : tapez ? 3 ou ? W4 ou ? 3W4 pour entendre chaque case.
   *[other] Et { $count } autres façons de poser un architecte, aucune avec plus de points : tapez ? 3 ou ? W4 ou ? 3W4 pour entendre chaque case.
}
cli-plain-total = { $points ->
    [one] Total : { $points } point.
   *[other] Total : { $points } points.
}
cli-plain-category = { $category } : { $points }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = En { $square }, { $building } : { $resources }.
cli-plain-removed = Pas activés, donc retirés avant le décompte : { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
        [one] { $inhabitants } habitant sur les bâtiments
       *[other] { $inhabitants } habitants sur les bâtiments
    }, { $empty ->
        [one] { $empty } case vide
       *[other] { $empty } cases vides
    }.
# $squares is like “a T1, b empty, c face down”.
cli-plain-site-row = Ligne { $row } du chantier : { $squares }.
cli-plain-square-empty = vide
cli-plain-square-down = face cachée
# $architects is like “W4 3 of Ann, N1 2 of Bob”: the spot, the architect, whose it is.
cli-plain-on-spots = Architectes posés : { $architects }.
cli-plain-on-spot = { $spot } { $architect } { DE($player) }
cli-plain-urbanist = L’urbaniste est en { $urbanist } ; emplacements bloqués : { $spots }.
cli-plain-free-spots = Emplacements libres : { $spots }.
cli-plain-pool = Architectes communs restants : { $architects }.
cli-plain-pool-part = { $count ->
    [one] { $architect } ({ $count } fois)
   *[other] { $architect } ({ $count } fois)
}
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player } a { $has }.
cli-plain-hand = Architectes restants pour { $player } : { $architects }.
cli-plain-city = Ville { DE($player) } : { $buildings }.
cli-plain-city-empty = Ville { DE($player) } : rien de construit encore.
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } ne prend rien.
cli-plain-way = { $way } prend { $tile } : { $options }.
cli-plain-way-on = { $change } en { $squares }
cli-plain-way-discarded = { $change } à la défausse
cli-plain-discarded = à la défausse

# Scoring a city.
cli-score-too-few = la boîte n’a pas assez de tuiles pour cette ville : { $faces }.
cli-score-used = { $face } (utilisé { $count } fois)
cli-score-too-many = { $tiles ->
    [one] cette ville a { $tiles } tuile ; un joueur en prend au plus { $most } par partie.
   *[other] cette ville a { $tiles } tuiles ; un joueur en prend au plus { $most } par partie.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] L’enregistrement est juste : une partie Expert terminée à { $players } joueurs, { $moves } coups, positions 0 à { $last }.
   *[classic] L’enregistrement est juste : une partie Classic terminée à { $players } joueurs, { $moves } coups, positions 0 à { $last }.
}
cli-replay-checking = { $count ->
    [one] { $count } partie vérifiée
   *[other] { $count } parties vérifiées
}
cli-replay-checked = { $count ->
    [one] { $count } partie vérifiée : { $right } juste ({ $finished } terminée), { $wrong } fausse.
   *[other] { $count } parties vérifiées : { $right } justes ({ $finished } terminées), { $wrong } fausses.
}
cli-replay-wrong = Partie { $game } : { $reason }
cli-replay-more = Et { $count } de plus.
cli-verified-scores = Vérifié : les tuiles sont celles qui étaient engagées, chaque coup est permis, et les scores sont { $scores }.
cli-verified-ended = Vérifié : les tuiles sont celles qui étaient engagées, chaque coup est permis, et la partie a été arrêtée.
cli-backup-done = { $file } : { $size } octets, vérifiés.
cli-serve-at = Quadropolis est servi à l’adresse { $address } (Ctrl-C l’arrête)

# Many games without people. The rows of a table; $mode is classic or expert.
cli-playing = Parties en cours
cli-simulate-title =
    { $sort ->
        [random] { $games ->
            [one] { $games } partie au hasard
           *[other] { $games } parties au hasard
        }
       *[bots] { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        }
    }, { $mode ->
        [expert] Expert
       *[classic] Classic
    }, { $players } joueurs, { $playgrounds ->
        [yes] avec les squares
       *[no] sans les squares
    }
cli-simulate-row = { $label } : { $value }.
cli-simulate-seed = Graine
cli-simulate-mean = Points en moyenne
cli-simulate-extremes = Minimum et maximum
cli-simulate-extremes-are = { $lowest } et { $highest }
cli-simulate-margin = Avance sur le deuxième, en points
cli-simulate-first = Gagnées par le premier joueur
cli-simulate-shared = Victoires partagées
cli-simulate-speed = Parties par seconde
cli-simulate-written = Écrit dans

# $limit is cli-arena-seconds, cli-arena-iterations or both as a list.
cli-arena-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $mode ->
        [expert] Expert
       *[classic] Classic
    }, { $players } joueurs, { $playgrounds ->
        [yes] avec les squares
       *[no] sans les squares
    }, { $limit } par coup, graine { $seed }
cli-arena-seconds = { $seconds } s
cli-arena-iterations = { $count ->
    [one] { $count } itération
   *[other] { $count } itérations
}
# Headings of narrow columns: short words.
cli-arena-bot = Bot
cli-arena-against = contre
cli-arena-games = Parties
cli-arena-wins = Gagnées
cli-arena-points = Points
cli-arena-score = Score
cli-arena-elo = Elo
cli-arena-sure = 95 %
cli-arena-speed = s/coup
cli-arena-violations = Fautes
cli-arena-pairs = Chacun contre chacun
cli-arena-interval = { $low } à { $high }
cli-arena-slowest = { $count ->
    [one] { $bot } : coup le plus lent { $seconds } s ; { $count } coup à plus de 20 % au-delà de la limite.
   *[other] { $bot } : coup le plus lent { $seconds } s ; { $count } coups à plus de 20 % au-delà de la limite.
}
cli-arena-violation = { $bot } : première faute : partie { $game } : { $reason }
cli-arena-memory = Le plus gros processus a pris { $size } Mo de mémoire.
cli-arena-games-in = Les parties sont dans { $path }
cli-arena-stopped = Interrompu. Parties jouées : { $played } sur { $total } ; aucune n’a été gardée.
cli-arena-stopped-kept = Interrompu. Parties jouées : { $played } sur { $total } ; continuez avec --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = description
cli-bot-random = joue n’importe quel coup permis, sans regarder
cli-bot-greedy = prend ce qui rapporte le plus tout de suite, sans jamais prévoir
cli-bot-uct = une recherche UCT d’école avec des parties au hasard, pour référence
cli-bot-beginner = découvre le jeu : aime les grands bâtiments, oublie leurs besoins et la pollution
cli-bot-casual = connaît les règles et compte bien, mais vit dans l’instant
cli-bot-skilled = prépare une belle ville en pensant aux manches à venir ; ignore les autres
cli-bot-strong = lit la manche et bloque là où ça fait mal, mais décide vite
cli-bot-top = joue pour gagner : lit la manche, prive les autres de tuiles et se sert de l’urbaniste

# How fast this machine is. Headings of narrow columns: short words.
cli-bench-measuring = mesure en cours…
cli-bench-machine = quadropolis { $version }, build { $build }, Python { $python }, { $processor }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
cli-bench-games = Parties complètes au hasard par seconde sur un cœur
cli-bench-mode = mode
cli-bench-players = joueurs
cli-bench-speed = parties/s
cli-bench-scored = comptées/s
cli-bench-plain-speed = règles simples/s
cli-bench-ratio = rapport
cli-bench-threads = 2 threads
cli-bench-allocations = Meilleure répartition exacte, microsecondes par ville
cli-bench-cities = villes
cli-bench-median = médiane
cli-bench-worst = pire
cli-bench-call = appel Python
cli-bench-plain = règles simples
cli-bench-caption = final : villes à la fin de parties au hasard ; full : villes pleines de tuiles et de hauteurs au hasard ; half : les villes pleines avec des ressources pour la moitié de leurs bâtiments
cli-bench-sort = { $sort ->
    [final] villes à la fin de parties au hasard
    [full] villes pleines de tuiles et de hauteurs au hasard
   *[half] villes pleines avec des ressources pour la moitié de leurs bâtiments
}
cli-bench-games-line = { $mode }, { $players } joueurs : { $speed } parties au hasard par seconde, { $scored } avec les scores ; règles simples { $plain }, rapport { $ratio } ; deux threads { $threads } fois un seul.
cli-bench-allocations-line = { $mode }, { $cities } : meilleure répartition en { $median } microsecondes, médiane ; { $p99 } pour 99 villes sur 100, { $p999 } pour 999 sur 1000, { $worst } au pire ; un appel depuis Python { $call }, règles simples { $plain }, rapport { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Usage :
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commandes
cli-help-required = [obligatoire]
cli-help-default = [par défaut : { $value }]
cli-help-variable = [variable d’env. : { $name }]
cli-help-example = Exemple : { $command }
cli-help-quadropolis = Le jeu de société Quadropolis : jouer, compter des villes, vérifier et revoir des parties.
cli-help-more = Chaque commande s’explique elle-même : { $command }
cli-help-play =
    Jouer une partie dans le terminal, contre des bots ou avec des gens à côté de vous.

    Tapez des coups comme 3W4:b2. Tapez ? pour les coups permis et ce qu’ils rapportent, et help pour tout le reste. Avec --json, l’enregistrement est affiché à la fin, et tout le reste va sur l’erreur standard.
cli-help-score = Compter une ville : les points par catégorie, et où va chaque habitant et chaque baril d’énergie.
cli-help-moves = Lister les coups permis d’une position ; d’une partie enregistrée, par défaut la dernière.
cli-help-think =
    Demander à un bot son coup dans une position, et ce qu’il pense des autres.

    Les points sont ceux qu’il attend pour chacun à la fin ; la chance de gagner est celle de qui doit jouer.
cli-help-replay =
    Vérifier une partie, coup par coup, et montrer son résultat ; ou dessiner une de ses positions.

    Un fichier de plusieurs parties est vérifié en entier ; le code de sortie est 2 si une partie est fausse.
cli-help-simulate =
    Faire jouer des parties à des joueurs au hasard ou à des bots, et les écrire.

    La partie numéro k d’une graine est toujours la même, quel que soit le nombre de parties.
cli-help-bots =
    Lister tous les bots ; les niveaux à la fin, du plus faible au plus fort.

    Comment écrire le vôtre et s’en servir : voir docs/bots.md.
cli-help-arena = Faire jouer des bots entre eux sur des tirages en miroir : les mêmes tuiles, en changeant de place.
cli-help-serve =
    Ouvrir des tables de jeu, sur cette machine et sur le réseau. Ctrl-C arrête.

    Comment héberger pour d’autres : voir docs/hosting.md.
cli-help-verify = Vérifier une partie d’un serveur : son engagement, ses tirages, ses coups et son résultat.
cli-help-backup = Copier la base de données du serveur dans un fichier, en entier ou pas du tout.
cli-help-bench = Mesurer le noyau : parties au hasard, répartitions exactes, et comparaison avec les règles simples.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = FICHIER
cli-word-number = NOMBRE
cli-word-mode = MODE
cli-word-who = QUI
cli-word-record = PARTIE
cli-word-position = POSITION
cli-word-bot = BOT
cli-word-city = VILLE
cli-word-seconds = SECONDES
cli-word-directory = DOSSIER
cli-word-text = TEXTE
cli-word-address = ADRESSE
cli-word-options = OPTIONS
cli-word-command = COMMANDE
cli-word-arguments = ARGS

# Help of the options and arguments.
cli-option-help = Afficher ce message et quitter.
cli-option-version = Afficher la version.
cli-option-install-completion = Installer la complétion pour le shell actuel.
cli-option-show-completion = Afficher la complétion pour le shell actuel, pour la copier ou adapter l’installation.
cli-option-mode = classic ou expert.
cli-option-players = Combien de joueurs.
cli-option-playgrounds = Avec les cinq tuiles Square, ou sans.
cli-option-seed = La même graine donne les mêmes tuiles et les mêmes joueurs au hasard.
cli-option-json = Écrire du JSON pour les programmes.
cli-option-plain = Des phrases et des listes, sans couleur ni dessin : pour les lecteurs d’écran.
cli-option-record = Une partie enregistrée : un fichier .json, un fichier .jsonl de plusieurs parties, ou - pour l’entrée standard.
cli-option-position = Le texte d’une position (voir docs/formats.md), un fichier qui en contient une, une partie enregistrée (.json ou .jsonl), ou - pour l’entrée standard.
cli-option-game = Quelle partie d’un fichier de plusieurs, en comptant à partir de 1.
cli-option-ply = Une position : 0 est avant la première mise en place ; puis viennent mises en place et coups.
cli-option-play-seat = Qui s’assoit là, dans l’ordre du jeu ; à répéter. Un nom est une personne ; human, c’est vous ; beginner, casual, skilled, strong et top sont des bots (voir quadropolis bots), bot:FICHIER est le vôtre. Les places libres vont à des bots casual.
cli-option-save = Garder la partie dans ce fichier pendant que vous jouez.
cli-option-resume = Continuer une partie enregistrée.
cli-option-from = Continuer à partir d’une position : son texte, un fichier qui en contient une, une partie enregistrée, ou - pour l’entrée standard. Sans partie enregistrée, seule la position peut être sauvegardée.
cli-option-think-bot = À qui l’on demande : un nom de la commande bots, un fichier ou un programme.
cli-option-think-seconds = Temps de réflexion ; les niveaux en prennent leur part. Par défaut 1, ou sans limite si --iterations est donné.
cli-option-think-seed = Avec la même graine et --iterations, la réponse est la même.
cli-option-think-candidates = Combien de candidats montrer au plus ; tous les bots n’en donnent pas.
cli-option-city = Les lignes de haut en bas séparées par /, les cases par des espaces, . est vide.
cli-option-inhabitants = Au lieu des habitants que donnent les tuiles.
cli-option-energy = Au lieu de l’énergie que donnent les tuiles.
cli-option-allocation = Compter cette répartition au lieu de la meilleure.
cli-option-games = Combien de parties.
cli-option-simulate-seat = Qui s’assoit là (voir quadropolis bots) ; à répéter. Sans cela, des joueurs au hasard.
cli-option-simulate-iterations = Combien de temps les bots qui cherchent peuvent réfléchir à un coup.
cli-option-simulate-out = Écrire les parties ici, une par ligne ; - est la sortie standard.
cli-option-arena-bots = Des noms de la commande bots, des fichiers (bot.py ou bot.py:ClassName) ou des programmes ('program:COMMAND'). Un nom peut être répété.
cli-option-arena-players = Combien de joueurs par table. Par défaut autant que de bots donnés, ou 2 s’ils sont plus de 4. S’il y a moins de joueurs que de bots, chacun joue contre chacun.
cli-option-arena-games = Combien de parties pour chaque composition, arrondi vers le haut pour que chacun ait chaque place.
cli-option-arena-time = Temps de réflexion par coup ; les niveaux en prennent leur part. Par défaut 1, ou sans limite si --iterations est donné.
cli-option-arena-iterations = Itérations par coup, pour des résultats reproductibles.
cli-option-arena-out = Garder chaque partie ici, dans games.jsonl ; ou donnez le nom d’un fichier .jsonl.
cli-option-arena-resume = Continuer avec les parties déjà présentes dans --out.
cli-option-arena-workers = Parties jouées en même temps ; par défaut une par cœur.
cli-option-quick = Des secondes au lieu de minutes ; moins précis.
cli-option-commitment = Ce qui a été publié au début, si vous l’avez gardé.
cli-option-backup-file = Où va la copie.
cli-option-backup-database = La base de données du serveur ; par défaut le fichier de votre dossier de données.
cli-option-host = L’adresse où écouter.
cli-option-port = 0 prend n’importe quel port libre.
cli-option-database = Un fichier SQLite ou l’URL d’une base de données ; par défaut un fichier de votre dossier de données.
cli-option-secret = Signe les cookies ; par défaut un secret gardé dans votre dossier de données.
cli-option-origin = Une adresse sous laquelle un proxy offre ce serveur, comme https://play.example.
cli-option-proxy = Un proxy devant ce serveur, cru sur parole pour les adresses des clients.
cli-option-rate = Requêtes par seconde d’un client ; 0 : sans limite.
cli-option-bot-seconds = Temps de réflexion des bots par coup ; les niveaux en prennent leur part.
cli-option-bot-workers = Processus pour les bots ; 0 en prend un par cœur, sauf un.
cli-option-secure-cookie = N’envoyer le cookie que par TLS : pour les serveurs derrière un proxy.
cli-option-no-browser = Ne pas ouvrir le navigateur.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-file-not-found = Il n’y a pas de fichier { $path }.
error-file-unreadable = { $path } est illisible : { $reason }.
error-file-unwritable = Impossible d’écrire { $path } : { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } n’est pas un fichier texte en UTF-8.
error-file-exists = { $path } contient déjà quelque chose : choisissez un autre nom, ou continuez avec --resume.
error-file-no-games = { $path } ne contient aucune partie.
error-file-many-games = { $path } contient plusieurs parties : choisissez-en une avec --game.
error-file-no-such-game = Il n’y a pas de partie { $game } ; { $path } en contient { $games }.
error-usage-usage-error = Cette commande ne s’utilise pas ainsi. Voir : { $command } --help
error-usage-no-such-option = Il n’y a pas d’option { $parameter }. Voir : { $command } --help
error-usage-missing-parameter = Il manque { $parameter }. Voir : { $command } --help
error-usage-bad-parameter = Cette valeur n’est pas possible pour { $parameter }. Voir : { $command } --help
error-usage-bad-option-usage = { $parameter } ne s’utilise pas ainsi. Voir : { $command } --help
error-usage-not-json = { $option } n’est pas du JSON : { $reason }.
error-usage-resumed-otherwise = La partie reprise a { $option } { $found }, pas { $asked } : retirez cette option.
error-usage-from-and-resume = --from et --resume disent tous deux où la partie continue : choisissez l’un des deux.
error-usage-too-many-seats = { $seats } places ont été données pour { $players } joueurs.
error-usage-seat-name = { $found } n’est pas une place : il faut un nom de 1 à { $most } caractères affichables.
error-usage-stdout-twice = --out - et --json écrivent tous deux sur la sortie standard : choisissez l’un des deux.
error-play-no-save-name = Dites où enregistrer, par exemple : save game.json
error-play-filter = { $found } ne filtre pas les coups : tapez ? 3, ? W4 ou ? 3W4.
error-play-nothing-to-undo = Il n’y a pas de décision antérieure d’une personne où revenir.
error-play-no-moves = La partie s’arrête ici : { $lines } lignes de suite sans un seul coup.
error-play-nothing-typed = Tapez un coup comme 3W4:b2, ? pour les coups permis, help ou quit.
error-think-nobody-moves = Personne ne doit jouer dans cette position : une manche va être mise en place, ou la partie est finie.
error-simulate-not-a-bot = { $seat } n’est pas un bot ; simulate joue sans personne (voir quadropolis bots).
error-arena-too-few-bots = { $players } joueurs demandent { $players } bots ; donnés : { $bots }. Un nom peut être répété, par exemple : arena { $example }
error-arena-wrong-setting = Cette valeur n’est pas possible pour { $option } : { $found }.
error-arena-nothing-to-resume = --resume continue un fichier de parties : dites lequel avec --out.
error-arena-games-exist = { $path } contient déjà des parties : continuez-les avec --resume, ou choisissez un autre --out.
error-arena-other-plan = { $path } a été joué avec { $option } { $found }, pas { $asked } : choisissez un autre --out.
error-arena-not-arena-game = La ligne { $line } de { $path } n’est pas une partie d’arène.
error-arena-file-in-use = Une autre arène est en train d’écrire { $path }.
error-arena-file-failed = { $path } est inutilisable : { $reason }.
error-arena-worker-ended = Un processus s’est arrêté ({ $status }) pendant la partie { $game } : { $last_words }
error-bot-unknown = Il n’y a pas de bot { $spec }. Les bots sont { $names } ; le vôtre est un fichier (bot.py ou bot.py:ClassName) ou un programme (program:COMMAND).
error-bot-wrong-name = { $spec } ne peut pas nommer un bot : il faut de 1 à { $most } caractères affichables.
error-bot-wrong-factor = { $spec } ne dit pas quelle part de son temps reçoit le bot : il faut après le @ un nombre au-dessus de 0 et jusqu’à { $most }, comme top@0.1.
error-bot-no-file = Il n’y a pas de fichier { $path } d’où charger un bot.
error-bot-no-class = { $path } ne dit pas quel bot utiliser.
error-bot-wrong-command = { $command } n’est pas une commande qu’on peut lancer.
error-bot-failed = Le bot a échoué : { $reason }
error-bot-not-started = Le bot n’a pas démarré : { $reason }
error-bot-exited = Le processus du bot s’est arrêté ({ $status }) au lieu de répondre. { $last_words }
error-bot-stalled = Le bot n’a pas répondu à temps.
error-bot-bad-answer = La réponse du bot est illisible.
error-bot-illegal-move = Le bot a répondu { $move }, ce qui n’est pas possible.
error-serve-port-busy = Impossible d’écouter sur { $host }:{ $port } : { $reason }. Choisissez un autre port avec --port.
error-serve-folder-unwritable = Impossible d’écrire { $path } : { $reason }. Choisissez un autre endroit avec --database.
error-serve-newer-database = La base de données vient d’une version plus récente de quadropolis ({ $found }) : installez cette version, ou choisissez un autre endroit avec --database.
error-serve-wrong-database = La base de données est inutilisable : { $reason }.
error-serve-short-secret = Le secret est trop court : donnez au moins { $least } caractères.
error-backup-not-sqlite = Seule une base SQLite est copiée ici ; utilisez les outils de { $kind }, comme pg_dump.
error-backup-no-database = Il n’y a pas de base de données { $path }.
error-backup-failed = La sauvegarde a échoué : { $reason }.
error-verify-no-commitment = L’enregistrement ne contient aucun engagement sur ses tirages : rien à quoi les comparer.
error-verify-not-opened = Les tirages n’ont pas encore été révélés : cela se fait à la fin de la partie.
error-verify-wrong-commitment = Les tirages révélés ne donnent pas l’engagement publié : ce ne sont pas les mêmes.
error-verify-other-deals = Ce qui a été joué n’est pas ce qui était engagé.
