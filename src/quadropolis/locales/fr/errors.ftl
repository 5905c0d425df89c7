### Quadropolis in French (français): refusals that players meet.

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

error-record-not-json = Ce fichier n’est pas une partie enregistrée.
error-record-wrong-field = Ce fichier est illisible : quelque chose ne va pas à « { $field } ».
error-record-wrong-site = Ce fichier ne peut pas être juste : la manche { $round } n’a pas les bonnes tuiles.
error-record-wrong-move = Ce fichier ne peut pas être juste : le coup { $number } ({ $move }) est impossible.
error-record-missing-site = Ce fichier est incomplet : il manque les tuiles de la manche { $round }.
error-record-unplayed-site = Ce fichier ne peut pas être juste : la manche { $round } commence avant la fin de la manche { $before }.
error-record-wrong-result = Le résultat noté dans ce fichier n’est pas celui auquel mènent ses coups.
error-record-no-such-ply = Cette partie n’a pas cette position : elles vont de 0 à { $last }.
