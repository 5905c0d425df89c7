### Quadropolis in French (français): refusals that players meet.

error-unknown = Quelque chose a mal tourné, mais votre partie est intacte. Réessayez dans un instant.
error-player = joueur { $number }
error-page-unreachable = Le serveur est injoignable pour l’instant. Vérifiez votre connexion et réessayez.
error-page-no-device-game = Cette partie n’est pas sur cet appareil.
error-page-device-game-damaged = Ce que le navigateur a conservé de cette partie est abîmé.
error-page-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.
error-page-kernel-missing = Les plateaux et les points ont besoin de WebAssembly, que ce navigateur n’a pas ou bloque. Les règles, les listes de parties et les résultats restent accessibles.

error-person-unknown = Nous ne vous connaissons pas encore : choisissez d’abord un nom.
error-person-wrong-name =
    { $reason ->
        [long] Un nom a au plus { $most } caractères.
        [hidden] Le caractère n° { $place } de ce nom ne peut pas être affiché ({ $sign }). Merci de l’enlever.
        [marks] « { $sign } » porte trop d’accents : { $most } au plus.
       *[empty] Il faut au moins une lettre, un chiffre ou un signe.
    }
error-person-wrong-recovery = Ce code est inconnu, ou il a déjà servi.
error-person-banned = L’accès à ce serveur vous est refusé. Si vous pensez que c’est une erreur, contactez la personne qui l’héberge.
error-push-wrong-subscription = { $reason ->
    [service] Ce serveur ne connaît pas le service de notification de votre navigateur ; il ne peut pas vous prévenir par là.
   *[other] Les notifications de votre navigateur n’ont pas pu être activées : ce qu’il a envoyé est inutilisable ({ $reason }).
}
error-push-unknown = Ce navigateur ne reçoit pas de notifications.
error-push-too-many = { $most ->
    [one] Les notifications sont déjà activées dans { $most } de vos navigateurs. Désactivez-les d’abord dans celui-là.
   *[other] Les notifications sont déjà activées dans { $most } de vos navigateurs. Désactivez-les d’abord dans l’un d’eux.
}

error-table-unknown = Il n’y a pas de table { $table }.
error-table-wrong-setting = Ce réglage n’est pas possible à une table.
error-table-no-such-seat = Cette place n’existe pas à cette table.
error-table-seat-taken = Trop tard : cette place est prise.
error-table-seat-kept = Cette place est réservée à une personne invitée.
error-table-seat-free = Il n’y a plus personne à cette place.
error-table-full = Les { $seats } places de cette table sont prises.
error-table-seated-already = Vous êtes déjà à cette table.
error-table-seats-free = { $free ->
    [one] Une place est encore libre : invitez quelqu’un, ou mettez-y un bot.
   *[other] { $free } places sont encore libres : invitez quelqu’un, ou mettez-y des bots.
}
error-table-shared-already = Votre part du mélange est déjà là, ou cette table n’en prend pas.
error-table-not-open = La partie a déjà commencé.
error-table-not-playing = C’est seulement possible pendant la partie.
error-table-not-over = C’est seulement possible après la partie.
error-table-not-host = Seul l’hôte de la table peut faire cela.
error-table-not-your-seat = Cette place n’est pas la vôtre.
error-table-not-seated = Seuls ceux qui jouent à cette table peuvent faire cela.
error-table-not-your-turn = Pas encore. Tour en cours : { $current }.
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
error-table-bot-not-agreed = Cette place revient au bot du niveau convenu à cette table, et à aucun autre.
error-table-no-stand-ins = À cette table, vous ne pouvez pas laisser un bot jouer à votre place.
error-table-no-hints = Il n’y a pas d’indices à cette table.
error-table-rematched = Une nouvelle table est déjà prête.
error-table-too-many = { $most ->
    [one] Vous avez { $most } partie en cours. Terminez-la ou quittez-la d’abord.
   *[other] Vous avez { $most } parties en cours. Terminez-en ou quittez-en une d’abord.
}
error-table-too-many-bot-tables = { $of ->
    [person] { $most ->
        [one] Vous avez { $most } table où seuls des bots jouent, cela suffit : arrêtez-la d’abord.
       *[other] Vous avez { $most } tables où seuls des bots jouent, cela suffit : arrêtez-en une d’abord.
    }
    [address] { $most ->
        [one] Votre adresse compte { $most } table où seuls des bots jouent, cela suffit : arrêtez-la d’abord.
       *[other] Votre adresse compte { $most } tables où seuls des bots jouent, cela suffit : arrêtez-en une d’abord.
    }
   *[server] { $most ->
        [one] Des bots jouent déjà entre eux à { $most } table. Réessayez plus tard.
       *[other] Des bots jouent déjà entre eux à { $most } tables. Réessayez plus tard.
    }
}
error-table-too-many-imports = { $most ->
    [one] Vous conservez { $most } partie jouée ailleurs ; il n’y a plus de place.
   *[other] Vous conservez { $most } parties jouées ailleurs ; il n’y a plus de place.
}
error-table-too-many-events = Il s’est passé tant de choses à cette table avant la partie qu’il est temps de commencer. Commencez, ou ouvrez une autre table.
error-table-too-many-changes = Vous avez tant annulé et modifié dans cette partie qu’il est temps de continuer à jouer.
error-table-damaged = L’enregistrement de cette table est illisible : elle est mise de côté. La personne qui héberge ce serveur peut le voir.
error-table-import-not-over = On ne peut importer ici qu’une partie terminée. Celle-ci ne l’est pas.

error-undo-nothing = Vous n’avez joué aucun coup à annuler.
error-undo-across-deal = Depuis votre dernier coup, une nouvelle manche a commencé ou une répartition finale a été confirmée : ce coup ne peut plus être annulé.
error-undo-off = { $policy ->
    [never] À cette table, on n’annule pas les coups.
   *[other] Ce coup reste : il faudrait l’accord des autres, et personne n’est là pour le donner.
}
error-undo-not-asked = Plus personne ne demande à annuler un coup.
error-undo-answered = Vous avez déjà accepté.
error-phrase-too-soon = Une phrase à la fois : la suivante dans { $seconds } s.

error-request-wrong-message = Cette page n’est plus à jour ; rechargez-la. ({ $where } : { $reason })
error-request-not-found = Il n’y a rien à cette adresse.
error-request-wrong-method = Cette page n’est plus à jour ; rechargez-la. ({ $method } n’est pas accepté ici.)
error-request-wrong-origin = Le serveur n’accepte pas cela d’un autre site.
error-request-too-large = C’est trop gros pour être envoyé.
error-request-too-many-sockets = { $of ->
    [person] { $most ->
        [one] Vous avez déjà { $most } table ouverte. Fermez d’abord l’autre page.
       *[other] Vous avez déjà { $most } tables ouvertes. Fermez d’abord une de ces pages.
    }
   *[address] Votre adresse est déjà connectée { $most } fois. Fermez d’abord une autre page.
}
error-request-not-http = Le serveur n’a pas compris ce qui a été envoyé : ce n’était pas une requête.
error-request-not-json = Ce qui est envoyé ici doit être du JSON (application/json).
error-request-too-fast = { $seconds ->
    [one] Quelle vitesse ! Réessayez dans { $seconds } seconde.
   *[other] Quelle vitesse ! Réessayez dans { $seconds } secondes.
}
error-server-failed = Quelque chose a mal tourné sur le serveur. Rien n’a changé : réessayez.
error-server-storage-failed = L’enregistrement sur le serveur a échoué, donc cela ne compte pas. Réessayez dans un instant.
error-server-storage-slow = La base de données du serveur ne répond pas : on ne sait pas encore si cela compte. Regardez la table avant de réessayer.
error-server-shutting-down = Le serveur est en cours de mise à jour. Tout est enregistré, et la page se reconnectera d’elle-même.

error-setup-unknown-mode = Il n’y a pas de mode { $mode } ; les modes sont classic et expert.
error-setup-wrong-players = { $players } n’est pas un nombre de joueurs possible : on joue à deux, trois ou quatre.
error-setup-wrong-first-player = Le premier joueur ({ $first_player }) n’est pas à cette table : les places vont de 0 à { $last }.
error-setup-wrong-playgrounds = On joue avec les squares, ou sans : il faut true ou false, pas { $playgrounds }.
error-setup-wrong-seat = Cette table n’a pas de place { $seat } : les places vont de 0 à { $last }.
error-setup-wrong-number = { $what } doit être un nombre entier de { $least } à { $most }, pas { $found }.
error-setup-impossible-state = Aucune partie ne peut arriver à cette position : { $reason ->
    [contradiction] « { $detail } » contredit le reste.
   *[refused] { $detail }.
}
error-deal-not-expected = Ce n’est pas le moment d’une nouvelle manche : { $phase ->
    [over] la partie est finie.
   *[move] la manche en cours n’est pas terminée.
}
error-deal-not-a-deal = { $found } n’est pas un tirage : tirez-en un, ou écrivez-le avec Deal.of ou parse_deal.
error-deal-wrong-tiles = La manche { $round } ne se joue pas avec ces tuiles. Il manque : { $missing ->
        [0] –
       *[other] { $missing }
    }. En trop : { $surplus ->
        [0] –
       *[other] { $surplus }
    }.

error-move-deal-expected = Les tuiles de la manche { $round } ne sont pas encore posées.
error-move-game-over = La partie est finie.
error-move-architect-not-available = L’architecte { $architect } n’est pas disponible ({ $player }). Il reste : { $left }.
error-move-spot-taken = L’emplacement { $spot } est pris : architecte { $architect }, { $player }.
error-move-spot-faces-urbanist = L’emplacement { $spot } donne sur l’urbaniste, qui est en { $urbanist }.
error-move-must-place-or-discard = L’architecte { $architect } en { $spot } prend une tuile ({ LOWER($face) }) : choisissez où elle va, ou défaussez-la.
error-move-nothing-to-place = L’architecte { $architect } en { $spot } n’atteint aucune tuile : il n’y a rien à poser.
error-move-no-such-square = Il n’y a pas de case { $square } dans cette ville : les cases vont de { $first } à { $last }.
error-move-square-not-allowed = { $allowed ->
    [0] L’architecte { $architect } ne peut construire ni en { $square } ni ailleurs : la tuile ne peut être que défaussée.
   *[other] L’architecte { $architect } ne peut pas construire en { $square }. Cases permises : { $allowed }.
}
error-move-square-occupied = La case { $square } est occupée ({ LOWER($building) }), et cette tuile ({ LOWER($face) }) ne s’empile pas.
error-move-other-kind = Cette tuile ({ LOWER($face) }) ne peut pas aller en { $square } : il y a là un bâtiment d’une autre sorte ({ LOWER($building) }).
error-move-stack-full = Le bâtiment en { $square } a déjà { $floors } étages. Il ne peut pas monter plus haut.

error-allocation-malformed = { $part ->
    [allocations] Les répartitions forment une liste, avec une répartition par joueur, pas { $found }.
    [square] { $found } n’est pas une case : les cases vont de { $first } à { $last }.
    [entry] Ce qui est en { $square } s’écrit comme un objet avec inhabitants et energy, pas comme { $found }.
    [resource] En { $square }, seuls inhabitants et energy sont permis, pas { $found }.
    [inhabitants] Le nombre d’habitants en { $square } doit être un entier à partir de 0, pas { $found }.
    [energy] L’énergie en { $square } doit être un nombre entier à partir de 0, pas { $found }.
   *[allocation] Une répartition est un objet de cases, pas { $found }.
}
error-allocation-wrong-count = Il faut une répartition pour chaque ville : { $players } joueurs, mais répartitions données : { $found }.
error-allocation-no-building = On ne peut rien mettre en { $square } : il n’y a pas de bâtiment.
error-allocation-wrong-cost = { $expected ->
    [shop] Le bâtiment en { $square } ({ LOWER($building) }) prend 1 baril d’énergie puis 0 à { $most } clients, ou rien du tout, pas : habitants { $inhabitants }, énergie { $energy }.
    [park] Le bâtiment en { $square } ({ LOWER($building) }) prend au plus 1 baril d’énergie, pas : habitants { $inhabitants }, énergie { $energy }.
    [free] Le bâtiment en { $square } ({ LOWER($building) }) ne prend rien, pas : habitants { $inhabitants }, énergie { $energy }.
   *[cost] Le bâtiment en { $square } ({ LOWER($building) }) prend exactement ceci ou rien du tout : habitants { $needed_inhabitants }, énergie { $needed_energy } ; pas : habitants { $inhabitants }, énergie { $energy }.
}
error-allocation-not-enough = { $resource ->
    [energy] Énergie utilisée : { $used }, mais la ville n’en a que { $available }.
   *[inhabitants] Habitants utilisés : { $used }, mais la ville n’en a que { $available }.
}
error-allocation-wrong-resource = { $resource ->
    [energy] L’énergie doit être un nombre entier à partir de 0, pas { $found }.
   *[inhabitants] Le nombre d’habitants doit être un entier à partir de 0, pas { $found }.
}

error-notation-not-text = { $what ->
    [move] Un coup s’écrit comme un texte, pas comme { $found }.
    [city] Une ville s’écrit comme un texte, pas comme { $found }.
    [site] Un chantier s’écrit comme un texte, pas comme { $found }.
    [deal] Un tirage s’écrit comme un texte, pas comme { $found }.
    [position] Une position s’écrit comme un texte, pas comme { $found }.
   *[other] Cela s’écrit comme un texte, pas comme { $found }.
}
error-notation-move = { $found } n’est pas un coup comme 3W4:c3. { $part ->
    [architect] Il commence par l’architecte : 1 à 5.
    [side] Après l’architecte vient le côté : N, E, S ou W.
    [line] Après le côté vient le numéro de l’emplacement sur ce côté : 1 à 5.
   *[target] Après l’emplacement vient une case comme :c3, :- pour défausser, ou rien.
}
error-notation-unknown-face = Il n’y a pas de tuile { $found } (en { $where }). Les tuiles sont { $faces }.
error-notation-face-not-in-mode = La tuile en { $where } ({ LOWER($face) }) n’appartient pas au mode { $mode ->
    [classic] Classic.
   *[expert] Expert.
}
error-notation-wrong-rows = Il faut { $expected } lignes séparées par /, pas { $found }.
error-notation-wrong-columns = { $row ->
    [none] Il faut { $expected } cases, pas { $found }.
   *[other] La ligne { $row } doit avoir { $expected } cases, pas { $found }.
}
error-notation-wrong-stack = Le bâtiment en { $where } ne peut pas se construire ainsi : { $reason ->
    [mixed] ses étages ne sont pas de la même sorte.
    [single] cette sorte de bâtiment n’a qu’un étage.
   *[high] il a { $floors } étages, et le maximum est { $most }.
}
error-notation-too-long = Ce texte est trop long : il a { $found } caractères, et { $most } au plus sont lus.

error-position-wrong-field-count = { $found ->
    [1] La position n’a qu’un champ ; à { $players } joueurs, elle en a { $expected }, séparés par |.
   *[other] La position a { $found } champs séparés par | ; à { $players } joueurs, elle en a { $expected }.
}
error-position-wrong-field = Le champ { $number } de la position est { $found }. Il s’écrit comme ceci : { $like }
error-position-out-of-range = La position donne { $found } pour « { $field } » ; ici, il faut une valeur de { $least } à { $most }.
error-position-wrong-city = La ville { $city } de la position est illisible. { $reason }
error-position-spot-twice = Deux architectes sont sur l’emplacement { $spot } ; il n’y a de place que pour un.
error-position-same-architect = L’architecte { $architect } est en { $spots } ; il n’y en a que { $most }.
error-position-wrong-share = Architectes posés par le joueur { $who } : { $found }. Nombre total d’architectes posés : { $lying }. Le joueur { $first } ayant commencé, le joueur { $who } devrait en avoir posé { $expected }.
error-position-wrong-turn = Nombre d’architectes posés : { $lying }. C’est donc « { $field } { $expected } », pas « { $field } { $found } ».
error-position-wrong-architects-left = Les architectes restants sont { $found } ; ceux qui sont posés laissent { $expected }.
error-position-wrong-urbanist = La place de l’urbaniste est { $found } ; après le dernier coup, c’est { $expected }.
error-position-not-cleared = Entre deux manches, il faut « { $field } { $expected } », pas « { $field } { $found } ».
error-position-wrong-face-down = Tuiles face cachée sur le chantier : { $found }. À la manche { $round }, il en faut { $expected }.
error-position-not-of-this-round = Le chantier montre des tuiles que la manche { $round } n’a pas, ou pas en si grand nombre : { $surplus }.
error-position-nobody-took = La case { $square } du chantier est vide, mais aucun architecte posé ne l’atteint.
error-position-still-there = Une tuile ({ LOWER($face) }) est sur la case { $square } du chantier, mais l’architecte { $architect } en { $spot } l’a prise.
error-position-wrong-mayor = Le joueur { $found } ne peut pas avoir le maire ; joueurs possibles : { $expected }.
error-position-too-many-built = Tuiles dans la ville { $city } : { $found }. Coups joués par son joueur : { $most } seulement.
error-position-never-taken = Les villes ont des tuiles que personne n’a pu prendre, ou pas en si grand nombre : { $surplus }.

error-record-not-json = Ce n’est pas une partie enregistrée : { $reason ->
    [not_text] il faut un texte, pas { $detail }.
    [not_object] il faut un objet JSON, pas { $detail }.
    [depth] l’imbrication est trop profonde.
    [number] { $detail } n’est pas un nombre en JSON.
   *[syntax] { $detail }.
}
error-record-wrong-field = { $found ->
    [none] Cet enregistrement est illisible : « { $field } » manque.
   *[other] Cet enregistrement est illisible : « { $field } » ne peut pas être { $found }.
} { $expected ->
    [value] Ce doit être { $allowed }.
    [names] Il faut de deux à quatre noms de 1 à { $most } caractères affichables.
    [player] Il faut un joueur de 0 à { $most }.
    [sites] Il faut au plus { $most } listes de 25 tuiles.
    [moves] Il faut une liste de { $most } coups au plus.
    [result] Il faut un objet avec scores et winners.
   *[allocations] Il faut une répartition pour chaque joueur.
}
error-record-wrong-setup = Cet enregistrement est illisible : aucune partie ne commence ainsi. { $reason }
error-record-wrong-allocations = Cet enregistrement ne peut pas être juste : ses habitants et son énergie ne peuvent pas être répartis ainsi. { $reason }
error-record-wrong-site = Cet enregistrement ne peut pas être juste : la manche { $round } n’a pas les bonnes tuiles. { $reason }
error-record-wrong-move = Cet enregistrement ne peut pas être juste : le coup { $number } ({ $move }) est impossible. { $reason }
error-record-missing-site = Cet enregistrement est incomplet : il manque les tuiles de la manche { $round } avant le coup { $number } ({ $move }).
error-record-unplayed-site = Cet enregistrement ne peut pas être juste : la manche { $round } commence avant la fin de la manche { $before }.
error-record-wrong-result = { $expected ->
    [none] Cet enregistrement note un résultat ({ $found }), mais ses coups ne terminent pas la partie.
   *[other] Le résultat noté dans cet enregistrement ({ $found }) n’est pas celui auquel mènent ses coups ({ $expected }).
}
error-record-no-such-ply = Il n’y a pas de position { $ply } dans cette partie : elles vont de 0 à { $last }.
