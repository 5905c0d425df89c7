### Quadropolis in French (français): words of the game, and everything said at a table.

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
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

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
site-spot-at = { $side ->
        [N] au-dessus de la colonne { $line }
        [S] sous la colonne { $line }
        [W] à gauche de la ligne { $line }
       *[E] à droite de la ligne { $line }
    }
site-spot-taken = L’emplacement { $spot } est pris par l’architecte { $architect } { DE($name) }.
site-spot-taken-own = L’emplacement { $spot } est pris par votre architecte { $architect }.
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
       *[no] , bâtiment non activé
    }
city-square-numbers = { $square }. Quartier { $district }, numéro { $number }
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
        [one] { $count } baril d’énergie inutilisé : { $count } point de moins
       *[other] { $count } barils d’énergie inutilisés : { $count } points de moins
    }
# Une carte sur une tuile ou un bâtiment. $needs est l’un des scores-needs-…, $what une liste.
tile-card-title = { $kind }{ $floors ->
        [one] {""}
       *[other] , { $floors } étages
    }
tile-card-gives = Apporte { $what }.
tile-card-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tile-card-mayor = le maire
tile-card-needs = À fournir : { $needs }.
tile-card-absorbs = Absorbe 1 baril d’énergie inutilisé.
tile-card-down = Tuile face cachée
tile-card-down-why = Hors jeu cette fois : elle ne sert qu’avec plus de joueurs.
table-player = Joueur { $number }
table-heading = Une partie de Quadropolis, mode { $mode }
table-title = Quadropolis
table-title-turn = ● À vous · Quadropolis
table-notification = C’est à vous de jouer à Quadropolis.
table-push = Me prévenir même si la page est fermée
table-push-hint = Cet appareil vous prévient quand c’est à vous à cette table, et quand la partie est finie.
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
table-chip-hand = { $count ->
        [0] Il ne reste plus d’architecte pour cette manche.
       *[other] Architectes restants : { $architects }.
    }
table-player-title = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-city-of = Ville { DE($name) }
table-my-city = Votre ville
table-you = Vous
# In sentences about oneself.
name-you = { $name } (vous)
# A bot in somebody’s place.
name-for = { $bot } (pour { $name })
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
# So many of them have a place on a building; the others cost points.
city-inhabitants-used = { $all ->
        [0] Pas encore d’habitants
       *[other] Habitants placés sur des bâtiments : { $used } sur { $all }
    }
city-energy-used = { $all ->
        [0] Pas encore d’énergie
       *[other] Barils d’énergie utilisés : { $used } sur { $all }
    }
table-architects = Vos architectes
table-architects-common = Architectes communs
table-architect = Architecte { $number }{ $left ->
        [yes] {""}
       *[no] , déjà sur le chantier
    }
table-architect-count = Architecte { $number }, encore { $count }
table-architect-used = Votre architecte { $architect } est déjà sur le chantier.
table-architect-gone = Il ne reste plus d’architecte { $architect } pour cette manche.
table-architect-none = Il n’y a pas d’architecte { $architect } en mode { $mode }.
table-takes = L’architecte { $architect } prend : { LOWER($tile) }
table-takes-nothing = L’architecte { $architect } ne trouve rien à prendre ici.
table-brings = Points ici : { $points }
table-brings-floor = Points ici, étage { $floor } : { $points }
table-ask-start = À vous : tuile, architecte, emplacement ?
table-ask-start-of = { $name } : tuile, architecte, emplacement ?
table-ask-way-tile = Quel architecte prend la tuile { $kind } ?
table-ask-way-side = { $kind } : de quel côté ?
table-ask-way-empty = Rien à prendre là. Quel architecte y va quand même ?
table-ask-way-empty-side = Rien à prendre là. De quel côté y aller quand même ?
table-ask-way-architect = Où va l’architecte { $architect } ?
table-ask-way-spot = Quel architecte va ici ?
table-ask-place = Où va la tuile { $kind } ?
table-ask-discard = L’architecte { $architect } n’a pas de case pour la tuile { $kind } : défaussez-la ou revenez en arrière.
table-move-place = { $kind } en { $square }
table-move-discard = { $kind }, à la défausse
table-move-nothing = Architecte { $architect } { $spot } : rien à prendre
# Prévoir son prochain coup pendant que les autres jouent. $plan est une question ou un coup en mots.
table-planning = Plan – { $plan }
table-planned = Prévu : { LOWER($plan) }
# My turn has come while I was planning; the question that is open, or the move.
table-turn-now = À vous ! { $asked }
table-plan-how = Choisissez une tuile pour prévoir votre coup.
table-skip-how = Touchez les plateaux pour passer.
table-plan-itself = Le jouer automatiquement à mon tour
table-plan-itself-short = Jouer à mon tour
table-plan-played = Votre plan a été joué : { LOWER($move) }
table-plan-gone = Votre plan ne tient plus : la tuile n’est plus là.
table-plan-broken = Votre plan ne tient plus. { $reason }
table-plan-undone = Un coup a été annulé : votre choix ne tient plus.
table-no-change = Vos points ne changent pas
table-gift-inhabitants = { $count ->
        [one] Apporte { $count } habitant.
       *[other] Apporte { $count } habitants.
    }
table-gift-energy = Apporte { $count } { $count ->
        [one] baril
       *[other] barils
    } d’énergie.
table-gift-mayor = Apporte le maire.
# Pourquoi les points baissent d’abord.
table-why-idle = { $count ->
        [one] { $count } habitant inactif de plus : −{ $count } point.
       *[other] { $count } habitants inactifs de plus : −{ $count } points.
    }
table-why-pollution = { $count ->
        [one] { $count } baril d’énergie inutilisé de plus : −{ $count } point.
       *[other] { $count } barils d’énergie inutilisés de plus : −{ $count } points.
    }
table-why-both = { $inhabitants } et { $energy } inutilisés de plus : −{ $points } points.
table-back = Un pas en arrière
table-discard = Défausser
table-build = Construire
table-confirm = Confirmer
table-sending = Envoi…
table-since = Depuis votre dernier coup :
table-last = Les derniers coups :
# Sur un petit signe, pour un coup sans tuile.
table-since-nothing = rien
table-hint-architect = Où que l’architecte { $architect } se place maintenant, il ne trouve rien à prendre.
table-hint-tile = Aucun architecte restant n’atteint cette tuile pour l’instant.
table-hint-tile-blocked = Tous les chemins vers cette tuile sont bloqués pour l’instant.
table-hint-tile-used = Seul l’architecte { $architects } pourrait la prendre, mais le vôtre est déjà sur le chantier.
table-hint-tile-gone = Seul l’architecte { $architects } pourrait la prendre, mais il n’en reste plus pour cette manche.
table-hint-urbanist = L’urbaniste est ici : il n’y a rien à prendre.
table-hint-down = Elle est face cachée : hors jeu cette fois.
table-hint-first = Choisissez d’abord une tuile sur le chantier.
table-hint-empty = Il n’y a plus rien ici.
table-hint-place-classic = L’architecte { $architect } construit en ligne { $architect } ou en colonne { $architect }{ $floor ->
        [no] .
       *[yes] , ou ajoute un { $architect }e étage.
    }
table-hint-place-none = Aucun architecte qui pourrait la prendre ne construit ici.
table-hint-place-none-spot = Aucun architecte qui pourrait s’y placer ne construit ici.
table-hint-built = Cette case est déjà construite.
table-hint-no-tile = Il n’y a rien à prendre là, donc rien à construire.
table-hint-place-expert = L’architecte { $architect } construit dans le quartier { $architect } ou sur une case marquée { $architect }{ $floor ->
        [no] .
       *[yes] , ou ajoute un { $architect }e étage.
    }
table-preparing = À vous…
table-thinks = { $name } réfléchit…
table-bot-thinks = { $name } réfléchit…
table-over = La partie est finie.
table-site-cleared = Le chantier a été vidé.
table-scoring = Retour au décompte
table-undo = Annuler le coup
table-undo-of = Annuler le coup { DE($name) }
table-undo-whose = coup { DE($name) }
table-undo-short = Annuler
table-undo-dealt = La manche est terminée : ses coups ne peuvent plus être annulés.
table-undo-away = Pour annuler, il faudrait l’accord des autres, et personne n’est là pour le donner.
table-undo-ask = Demander à annuler
table-undo-ask-short = Annuler ?
table-undo-waits = { $name } aimerait annuler { $moves ->
        [one] le dernier coup
       *[other] les { $moves } derniers coups
    } et attend l’accord des autres.
table-undo-waiting = Vous avez demandé à annuler { $moves ->
        [one] le dernier coup
       *[other] les { $moves } derniers coups
    }. { $others ->
        [1] { $name } doit accepter.
       *[other] Les autres doivent accepter.
    }
table-undo-asked = { $name } aimerait annuler { $moves ->
        [one] le dernier coup
       *[other] les { $moves } derniers coups
    }.
table-undo-meanwhile = La partie continue : le prochain coup vaut refus.
table-undo-agree = Accepter
table-undo-decline = Refuser
table-undo-forget = Retirer ma demande
table-replaced = Un bot joue à votre place{ $moves ->
    [0] .
    [one] {" "}: il a déjà joué un coup.
   *[other] {" "}: il a déjà joué { $moves } coups.
}
table-come-back = Me revoilà
table-sleeper = { $name } n’a pas joué depuis un moment.
table-time-up = Temps écoulé
table-time-up-of = Le temps { DE($name) } est écoulé.
table-late = Votre temps est écoulé. Vous pouvez encore jouer, mais les autres peuvent maintenant laisser un bot jouer pour vous ou arrêter la partie.
table-give = Laisser un bot jouer
table-give-own = Laisser un bot jouer pour moi
table-resign = Abandonner
table-resign-sure = Un bot jouera à votre place, jusqu’à la fin. Abandonner ?
table-end = Arrêter la partie
table-end-sure = La partie s’arrête ici, sans vainqueur. L’arrêter ?
table-play-on = Continuer
table-type = Écrire un coup
table-type-enter = Valider
table-type-how = 3W4:c3 : architecte 3, à gauche de la ligne 4, tuile en c3.
table-typed-unreadable = { $part ->
        [architect] D’abord l’architecte, de 1 à { $most }
        [spot] Après l’architecte vient l’emplacement : N, E, S ou W, suivi d’un chiffre de 1 à 5
       *[square] Après l’emplacement vient un deux-points, suivi d’une case, ou de - pour défausser
    }, comme dans 3W4:c3.
table-typed-place = { $count ->
        [0] Cette tuile ne peut pas aller en { $square } : on ne peut que la défausser, avec :- à la fin.
       *[other] Cette tuile ne peut pas aller en { $square }, mais elle peut aller en { $squares }.
    }
table-typed-nothing = Il n’y a rien à prendre là : tapez seulement { $move }.
table-clock-days = { $days } j { $hours } h
table-invite = Inviter
table-watching = Vous regardez. La grande ville est celle { DE($name) }.
table-follow = Suivre le joueur actif
table-away = { $name } n’est pas là.
table-away-wait = Dans { $minutes } min, un bot pourra jouer.
table-away-host = L’hôte peut faire jouer un bot.
table-away-now = Un bot peut jouer jusqu’à son retour.
table-away-soon-me = Au bout d’une minute, vous pourrez faire jouer un bot.
table-away-soon-host = Au bout d’une minute, l’hôte pourra faire jouer un bot.
table-away-soon-clock = Quand son temps sera écoulé, un bot pourra jouer.
table-away-ok = Attendre
table-remind = Relancer
table-remind-text = { $name }, nous vous attendons pour notre partie de Quadropolis :
table-remind-copied = Un rappel avec le lien est copié : envoyez-le.
phrases-title = Dire un mot
phrases-last = Dit récemment
phrases-unheard = Pas de connexion : personne ne l’entendrait.
phrases-heard = Afficher ce que dit { $name }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-wow = Ouah !
phrase-thanks = Merci !
phrase-oops = Oups.
phrase-sorry = Pardon !
phrase-your-turn = C’est à vous.
phrase-one-moment = Un instant, merci.
phrase-take-your-time = Prenez votre temps.
phrase-well-played = Bien joué !
phrase-again = On remet ça ?
table-heard-turn = C’est à vous. Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

hint-ask-nudge = Indice
hint-ask-move-short = Voir le coup

## Les touches, sous ?

keys-title = Touches
keys-architect = Choisir un architecte
keys-walk = Se déplacer sur le chantier ou dans une ville
keys-ends = Aller aux bouts d’une ligne
keys-tab = Aller au plateau ou au bouton suivant
keys-enter = Choisir l’élément qui a le focus, ou confirmer
keys-hint = Un indice : où regarder, le coup, pourquoi
keys-back = Reculer d’un pas, ou fermer ce qui est ouvert
keys-list = Cette liste

## The log

log-title = Ce qui s’est passé
log-gone = Annulé.
log-somebody = Quelqu’un
log-placed = { $you ->
        [yes] Vous avez construit
       *[no] { $name } a construit
    } { $kind } en { $square }{ $floor ->
        [1] {""}
       *[other] , étage { $floor },
    } avec l’architecte { $architect }{ $mayor ->
        [yes] {" "}et pris le maire
       *[no] {""}
    }.
log-discarded = { $you ->
        [yes] Vous avez pris
       *[no] { $name } a pris
    } { $kind } avec l’architecte { $architect } et défaussé la tuile.
log-nothing = { $you ->
        [yes] Vous avez posé l’architecte { $architect } { $spot } et n’avez rien trouvé à prendre.
       *[no] { $name } a posé l’architecte { $architect } { $spot } et n’a rien trouvé à prendre.
    }
log-dealt = Manche { $round }
log-created = Une table en mode { $mode } a été ouverte.
log-sat = { $name } a pris place.
log-left = { $name } a quitté la table.
log-bot-sat = { $bot } a pris place.
log-started = La partie a commencé.
log-undone = { $you ->
        [yes] Vous avez annulé
       *[no] { $name } a annulé
    } { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
log-undo-asked = { $you ->
        [yes] Vous avez demandé à
       *[no] { $name } a demandé à
    } annuler { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
log-undo-answered = { $you ->
        [yes] Vous { $agrees ->
            [yes] avez accepté l’annulation.
           *[no] n’avez pas accepté l’annulation.
        }
       *[no] { $name } { $agrees ->
            [yes] a accepté l’annulation.
           *[no] n’a pas accepté l’annulation.
        }
    }
log-resigned = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} abandonné. Un bot joue désormais : { $bot }.
log-given = Un bot { $you ->
    [yes] vous remplace
   *[no] remplace { $name }
} pour l’instant : { $bot }.
log-returned = { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} de retour.
log-confirmed = { $you ->
    [yes] Vous avez confirmé votre
   *[no] { $name } a confirmé sa
} répartition finale.
log-finished = { $count ->
        [one] { $winners } a gagné avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } se sont partagé la victoire avec { $points ->
            [one] { $points } point chacun.
           *[other] { $points } points chacun.
        }
    }
log-ended = La partie a été arrêtée avant la fin.
log-rematched = Une nouvelle table a été ouverte pour une autre partie.
log-paused = Le serveur a été indisponible pendant { $seconds } s. Aucune horloge n’a tourné entre-temps.
log-hinted = { $step ->
    [nudge] { $you ->
        [yes] Vous avez demandé
       *[no] { $name } a demandé
    } un indice : où regarder.
    [move] { $you ->
        [yes] Vous avez demandé
       *[no] { $name } a demandé
    } un indice : le coup.
   *[why] { $you ->
        [yes] Vous avez demandé
       *[no] { $name } a demandé
    } un indice : le coup et pourquoi.
}

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
       *[other] { $names } se partagent la victoire avec { $points ->
            [one] { $points } point chacun.
           *[other] { $points } points chacun.
        }
    }
end-winner-you = { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
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
        [0] { $where } : aucun voisin qui compte
        [one] { $where } : un voisin qui compte
       *[other] { $where } : { $towers } voisins qui comptent
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
end-line-printed = { $where } : points imprimés
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
        [one] { $count } habitant inactif
       *[other] { $count } habitants inactifs
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
end-you-came = { $shared ->
    [yes] { $place ->
        [2] Vous êtes deuxième ex æquo
       *[3] Vous êtes troisième ex æquo
    }
   *[no] { $place ->
        [2] Vous êtes deuxième
        [3] Vous êtes troisième
       *[4] Vous êtes quatrième
    }
}
end-you-share = Vous partagez la victoire !
end-behind = { $count ->
    [one] { $count } point derrière { $names }.
   *[other] { $count } points derrière { $names }.
}
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
end-how-harbor = La plus longue suite de ports à l’horizontale, plus celle à la verticale, à partir de deux : { $points }. Plus les points imprimés.
end-how-office = Selon les étages ; plus le groupe est grand, plus il rapporte.
end-how-monument = Parcs, squares, commerces et services publics adjacents rapportent, usines et ports coûtent.
end-how-idle_inhabitants = Chaque habitant sans bâtiment coûte un point.
end-how-pollution = Chaque baril d’énergie ni utilisé ni absorbé par un parc coûte un point.
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
end-join-rematch = Aller à la revanche
end-invited = { $name } vous invite à une autre partie
end-helped-of = { $name } : { $count ->
    [one] un coup joué
   *[other] { $count } coups joués
} par un bot.
end-hints-of = { $name } : { $count ->
    [one] un indice
   *[other] { $count } indices
}.
end-new-game = Nouvelle partie
end-group-back = Revenir sur la partie
end-group-keep = Partager et garder
end-what-story = catégorie par catégorie
end-what-look = villes et coups
end-what-replay = coup par coup
end-what-review = ce qu’a coûté chaque coup
end-look = Plateau
end-replay = Revoir
end-review = Analyse
end-record = Enregistrer
end-share = Partager
end-share-text = Copier le texte
end-share-link = Copier le lien
end-share-picture = Enregistrer l’image
end-picture-failed = Votre navigateur n’a pas pu créer d’image.
end-summary = { $playgrounds ->
    [yes] { $mode }, { $count } joueurs, avec les squares
   *[no] { $mode }, { $count } joueurs
}

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
end-early-tidied = Personne n’était revenu à cette table depuis longtemps : elle a été fermée.
end-early-closed = La personne qui héberge ce serveur a fermé cette table.
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
end-lay-off = Désactiver
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
        [one] , un de moins que le maximum
       *[other] , { $count } de moins que le maximum
    }
end-lay-best = Optimiser
end-lay-clear = Tout reprendre
end-lay-confirm = Confirmer
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
replay-copy-move = Lien vers ce coup
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
replay-open-city = Ville et points { DE($name) }
replay-rounds = Manches
replay-to-round = À la manche { $round }

## Score tables: in the rules and on the one-page helper

helper-title = Les points d’un coup d’œil
helper-more = Les règles complètes
helper-tips = Petits conseils
helper-mode = Barèmes pour
helper-needs = À fournir : { $what }
helper-turn = Votre tour
helper-turn-take = Posez un architecte, prenez la tuile qu’il atteint.
helper-turn-place = { $mode ->
    [expert] Construisez-la sur une case ou dans le quartier qui porte le numéro de l’architecte, ou comme étage de ce numéro. Ou défaussez-la.
   *[classic] Construisez-la dans la ligne ou la colonne qui porte le numéro de l’architecte, ou comme étage de ce numéro. Ou défaussez-la.
}
helper-turn-blocked = Interdit : les emplacements pris, et les deux bouts de la ligne et de la colonne de l’urbaniste.
helper-all-tiles = Toutes les tuiles, manche par manche
scores-floors = Étages
scores-customers = Clients
scores-districts = Quartiers qui en ont un
scores-towers-beside = Habitations adjacentes
scores-towers-and-offices-beside = Habitations et immeubles de bureaux adjacents
scores-line = Ports d’affilée, dans chaque sens
scores-points = Points
scores-each-beside = Par bâtiment adjacent
scores-group-by-floors = Groupe ↓ Étages →
scores-group-heard = Groupe de { $size }, selon les étages
scores-group-and-more = { $size } ou plus
scores-expert-only = { $count } (Expert)
scores-building = Bâtiment
scores-needs = À fournir
scores-needs-nothing = rien
scores-needs-energy = 1 baril d’énergie
scores-needs-inhabitant = 1 habitant
scores-needs-both = 1 habitant et 1 baril d’énergie
scores-needs-customers = 1 baril d’énergie, puis des clients
scores-printed-added = Plus les points imprimés.
scores-leftovers = Ce qui reste
scores-idle = Chaque habitant inactif
scores-pollution = Chaque baril d’énergie inutilisé (un gratuit par parc)
scores-tie = À égalité de points : le plus d’habitants sur les bâtiments, puis le moins de cases vides ; sinon, victoire partagée.
box-how = Le nombre de tuiles de chaque sorte par manche. Trois nombres comme 1/2/3 valent pour deux, trois et quatre joueurs ; un seul nombre vaut dans tous les cas.
box-tile-by-round = Tuile ↓ Manche →
box-round = manche { $round }

## Ce qui est montré l’un après l’autre : les coups, la carte entre deux manches

table-round-over = La manche est finie.
table-dealing = Les tuiles sont mises en place.
table-sound = Son
table-sound-on = Son : activé
table-sound-off = Son : coupé
between-round = Fin de la manche { $round } sur { $rounds }
between-missed =
    { $count ->
        [one] Un coup depuis votre dernière visite
       *[other] { $count } coups depuis votre dernière visite
    }
between-starts = { $you ->
    [yes] Vous avez le maire et commencez.
   *[no] { $name } a le maire et commence.
}
between-go-on = Touchez pour continuer, ou attendez
# Above two columns of numbers; short.
between-this-round = Cette manche
between-since = Depuis
between-coming = La manche { $round } apporte
between-last = La dernière manche apporte
between-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
end-best = { $points ->
        [one] Meilleur bâtiment : { LOWER($kind) } en { $square }, { $points } point
       *[other] Meilleur bâtiment : { LOWER($kind) } en { $square }, { $points } points
    }
end-next-level = Ensuite : { $name } (niveau { $level })
