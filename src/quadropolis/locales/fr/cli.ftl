### Quadropolis in French (français): the command line.

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } et { $last }
cli-list-or = { $rest } ou { $last }
cli-none = aucun
cli-error = Erreur :
cli-note = Remarque : { $text }
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
cli-tile = { $face }, { LOWER($kind) }
cli-tile-gives = { $face }, { LOWER($kind) } ({ $gives })
cli-building = { LOWER($kind) }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
}
cli-building-floors = { $floors ->
    [one] { LOWER($kind) } d’un étage
   *[other] { LOWER($kind) } de { $floors } étages
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = La partie est finie
cli-heading-deal = Manche { $round } sur { $rounds }, avant la mise en place : { $player } commencera
cli-heading-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns } : { $player } doit jouer

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } joue { $move } et ne prend rien.
cli-move-discard = { $player } joue { $move } et défausse : { $tile }.
cli-move-build = { $player } joue { $move } : { $tile }, pour { $change }.

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
cli-lay-begin = { $name }, répartissez habitants et énergie dans votre ville. La meilleure répartition rapporte { points-count } :
cli-lay-how = Tapez les cases qui reçoivent ce qu’il leur faut, comme b2 c3 ; d1=3 est un commerce à trois clients. La touche Entrée valide votre choix ; best prend la meilleure répartition.
cli-lay-comes-to = Cela fait { points-count } ; le mieux serait { $best }.
cli-play-input-ended = L’entrée s’est terminée avant la fin de la partie.
cli-play-leave = Vous quittez la partie.
cli-play-no-move-with = Aucun coup permis avec { $narrow }.
cli-play-taken-back = Coup annulé.
cli-play-saved = Partie enregistrée dans { $path }.
cli-play-saved-in = La partie est enregistrée dans { $path }.
cli-play-not-saved = La partie n’est pas enregistrée.
cli-play-go-on = Pour continuer : { $command }
cli-play-position-only = Cette partie a commencé à partir d’une position, elle n’a donc pas d’enregistrement : seule la position atteinte est enregistrée.
cli-moves-none = Il n’y a aucun coup à jouer.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”.
# Headings of narrow columns: short words.
cli-think-move = { $bot } joue { $move }.
cli-think-alone = { $bot } ne donne pas de candidats.
cli-think-head-move = coup
cli-think-head-chance = chances
cli-think-head-visits = visites
cli-think-candidate = { $place }. { $move } : chances de gagner { $chance }, points { $points }, examiné { $visits } fois.

# What “help” says: what one may type, and what it does.
cli-do-build = l’architecte 3 va à l’emplacement W4 et sa tuile sur la case c3 de votre ville
cli-do-discard = la tuile est défaussée
cli-do-nothing = quand l’architecte n’atteint aucune tuile
cli-do-moves = les coups permis, et ce qu’ils changeraient
cli-do-moves-some = de même pour un architecte, un emplacement ou les deux : chaque case
cli-do-board = montrer de nouveau le plateau
cli-do-position = montrer la position en une ligne de texte, pour think, moves ou play --from
cli-do-score = les points de chacun par catégorie à ce stade
cli-do-undo = revenir à la décision précédente d’une personne
cli-do-save = enregistrer la partie ; continuer plus tard avec --resume FICHIER
cli-do-help = ce texte
cli-do-quit = quitter la partie
cli-do-line = « { $typed } » : { $meaning }.
cli-rules-site = Les emplacements entourent le chantier : N1 à N5 au-dessus et S1 à S5 au-dessous des colonnes a à e, W1 à W5 et E1 à E5 à gauche et à droite des lignes 1 à 5. L’architecte k prend la tuile de la k-ième case depuis son emplacement ; les cases vides comptent. Un emplacement pris, ou dont la ligne ou la colonne contient l’urbaniste, n’est pas libre.
cli-rules-city = Classic : l’architecte k construit dans la ligne k ou la colonne k de la ville. Expert : sur les cases numérotées k ou dans le quartier k ; une case vide montre quartier/numéro. Une habitation (en Expert, également un immeuble de bureaux) peut aussi s’empiler sur un bâtiment de même sorte à ces endroits, ou n’importe où comme étage k.
cli-rules-points = Les points sont ceux de la meilleure répartition des habitants et de l’énergie à ce stade. En Expert, le choix des tuiles face cachée à moins de quatre joueurs est en partie reconstitué, et non tiré d’une liste.
cli-rules-more = Toutes les règles, par sujet : quadropolis rules
cli-rules-board = Sur le plateau, { cli-board-urbanist } est l’urbaniste, ×× un emplacement qu’il bloque, 3● un architecte sur son emplacement, # une tuile face cachée pour toute la manche, et T×2 une habitation de deux étages.

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Urb
cli-board-points = { $count } { $count ->
    [one] pt
   *[other] pts
}
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
    [one] Le plus de points tout de suite, sur { $count } coup permis : { $moves }. ? 3 ou ? W4 ou ? 3W4 montre chaque case.
   *[other] Le plus de points tout de suite, sur { $count } coups permis : { $moves }. ? 3 ou ? W4 ou ? 3W4 montre chaque case.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Points
cli-sheet-total = Total
cli-why-head = D’où viennent les points
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
cli-win-shared = { $winners } se partagent la victoire.

# The same in sentences, for screen readers.
cli-plain-line = { $text }.
cli-plain-player = { $player } :
cli-plain-legal-moves = { $count ->
    [one] { $count } coup permis.
   *[other] { $count } coups permis.
}
cli-plain-other-ways = { $count ->
    [one] Et { $count } autre façon de poser un architecte, qui ne rapporte pas plus de points : tapez ? 3 ou ? W4 ou ? 3W4 pour entendre chaque case.
   *[other] Et { $count } autres façons de poser un architecte, aucune avec plus de points : tapez ? 3 ou ? W4 ou ? 3W4 pour entendre chaque case.
}
cli-plain-total = { $points ->
    [one] Total : { $points } point.
   *[other] Total : { $points } points.
}
cli-plain-category = { $category } : { $points }.
# $line is like “b2: 3 floors”, $points like “6 points”.
cli-plain-why = { $category }, { $points }. { $line }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = { $square } : { $building } – { $resources }.
cli-plain-removed = Bâtiments non activés, donc retirés avant le décompte : { $squares }.
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
cli-plain-on-spot = { $spot } : le { $architect } { DE($player) }
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
cli-plain-city-empty = Ville { DE($player) } : encore rien de construit.
# $squares is like “a1 district 1, number 2; b1 district 1, number 3”; $place is rules-mat-square.
cli-plain-empty-squares = Cases vides { DE($player) } : { $squares }.
cli-plain-empty-square = { $square } { $place }
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } ne prend rien.
cli-plain-way = { $way } prend { $tile } : { $options }.
cli-plain-way-on = { $change } en { $squares }
cli-plain-way-discarded = { $change } à la défausse
cli-plain-discarded = à la défausse

# Scoring a city.
cli-score-too-few = la boîte n’a pas assez de tuiles pour cette ville : { $faces }.
cli-score-used = { $face } ({ $count } fois)
cli-score-too-many = { $tiles ->
    [one] cette ville a { $tiles } tuile ; un joueur en prend au plus { $most } par partie.
   *[other] cette ville a { $tiles } tuiles ; un joueur en prend au plus { $most } par partie.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] L’enregistrement est valide : une partie Expert terminée, { $players } joueurs, { $moves } coups, positions 0 à { $last }.
   *[classic] L’enregistrement est valide : une partie Classic terminée, { $players } joueurs, { $moves } coups, positions 0 à { $last }.
}
cli-replay-checking = { $count ->
    [one] { $count } partie vérifiée
   *[other] { $count } parties vérifiées
}
cli-replay-checked = { $count ->
    [one] { $count } partie vérifiée. Valides : { $right } (dont terminées : { $finished }). Non valides : { $wrong }.
   *[other] { $count } parties vérifiées. Valides : { $right } (dont terminées : { $finished }). Non valides : { $wrong }.
}
cli-replay-wrong = Partie { $game } : { $reason }
cli-replay-more = Et { $count } de plus.
cli-verified-scores = Vérifié : les tirages sont conformes à l’engagement publié, chaque coup est permis, et les scores sont { $scores }.
cli-verified-ended = Vérifié : les tirages sont conformes à l’engagement publié, chaque coup est permis, et la partie a été arrêtée avant la fin.
cli-site-done = { $folder } : { $files } fichiers, pour tout hébergeur de sites statiques, à n’importe quelle adresse.
cli-verified-shares = { $shares ->
    [0] Le serveur seul a mélangé : aucun joueur n’a apporté sa part.
    [one] La part d’un joueur est entrée dans le mélange.
   *[other] Les parts de { $shares } joueurs sont entrées dans le mélange.
}
cli-verified-by-itself = L’engagement provient de l’enregistrement lui-même. Pour savoir s’il a bien été publié avant la partie, il faut l’avoir noté à ce moment-là : si c’est le cas, indiquez-le avec --commitment.
cli-doctor-damaged = La table { $table } est illisible après l’événement { $after } ({ $reason }). Le serveur la met de côté.
cli-doctor-done = Tables examinées : { $tables } ; illisibles : { $damaged }.
cli-check-secret = { $fine ->
    [yes] Secret : assez long.
   *[no] Secret : trop court. Donnez au moins { $least } caractères dans QUADROPOLIS_SECRET, le même secret pour chaque processus.
}
cli-check-secret-file = { $fine ->
    [yes] Secret : conservé dans { $path }.
   *[no] Secret : d’autres peuvent lire { $path }. Lancez : chmod 600 { $path }
}
cli-check-files = { $fine ->
    [yes] Fichiers ouverts : { $most } permis.
   *[no] Fichiers ouverts : { $most } permis seulement, il en faut { $least }. Augmentez LimitNOFILE ou ulimit -n.
}
cli-check-page = { $fine ->
    [yes] Page : construite.
   *[no] Page : absente. Construisez-la avec make, ou installez le paquet wheel.
}
cli-check-disk = { $fine ->
    [yes] Disque : { $megabytes } Mo libres dans { $path }.
   *[no] Disque : { $megabytes } Mo libres seulement dans { $path }. Faites de la place avant que des coups soient refusés.
}
cli-check-schema-none = Base de données : encore vide ; le premier démarrage la prépare.
cli-check-schema = { $fine ->
    [yes] Base de données : schéma { $found }, celui de cette version.
   *[no] Base de données : schéma { $found }, mais cette version a { $known }. Un schéma plus ancien est mis à jour au prochain démarrage (faites d’abord une sauvegarde) ; pour un plus récent, installez la version plus récente.
}
cli-check-sqlite = { $fine ->
    [yes] SQLite : version { $found }.
   *[no] SQLite : la version { $found } est trop ancienne, il faut { $least }. Utilisez un Python plus récent.
}
cli-check-clock = { $fine ->
    [yes] Horloge : à l’heure.
   *[no] Horloge : { $seconds } s d’écart avec la base de données. Laissez le système se régler par NTP.
}
cli-check-postgres = { $fine ->
    [yes] PostgreSQL : version { $found }.
   *[no] PostgreSQL : la version { $found } est trop ancienne, il faut { $least }.
}
cli-check-connections = { $fine ->
    [yes] PostgreSQL : { $most } connexions permises, { $needed } nécessaires.
   *[no] PostgreSQL : { $most } connexions permises seulement, { $needed } nécessaires. Augmentez max_connections.
}
cli-check-durable = { $fine ->
    [yes] PostgreSQL : chaque coup est synchronisé sur le disque.
   *[no] PostgreSQL : les coups ne sont pas synchronisés sur le disque. Mettez fsync et synchronous_commit à on.
}
cli-check-push = { $fine ->
    [yes] Notifications : activées ; elles passent par { $services }.
   *[no] Notifications : envoi impossible avec ces réglages ({ $reason }). Voir --push et --push-service dans docs/hosting.md.
}
cli-backup-done = { $file } : { $size } octets, copie vérifiée.
cli-admin-closed = La table { $table } est fermée.
cli-admin-over = La partie de la table { $table } était déjà terminée.
cli-admin-banned = { $who } est banni.
cli-admin-unbanned = { $who } n’est plus banni.
cli-admin-ban = { $who }, depuis { $since }
cli-admin-no-bans = Personne n’est banni.
cli-admin-renamed = { $person } s’appelle maintenant { $name }.
cli-serve-at = Quadropolis est servi à l’adresse { $address } (Ctrl-C l’arrête)
cli-serve-others = Les autres l’atteignent à l’adresse { $address }

# Many games without people. The rows of a table; $mode is classic or expert.
cli-playing = Parties en cours
cli-simulate-title =
    { $sort ->
        [random] { $games ->
            [one] { $games } partie aléatoire
           *[other] { $games } parties aléatoires
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
cli-card-row = { $what } : { $value }
cli-and-also = { $one } ; { $other }
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

# The best city. $face is like T3, $square like b2, $steps a list of cli-best-step; $boards, $seconds and $speed are written out.
cli-best-title = { $mode ->
    [expert] Mode Expert
   *[classic] Mode Classic
}, { $players } joueurs, { $playgrounds ->
    [yes] avec les squares
   *[no] sans les squares
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-best-city = Cette ville, en texte :
cli-best-round = Manche { $round } : { $steps }.
cli-best-nothing = rien
cli-best-step = { $face } en { $square } avec l’architecte { $architect }
cli-best-no-bound = On ne connaît pas le score maximal possible.
cli-best-bound = Il est prouvé qu’aucune ville n’a plus de { $bound } points.
cli-best-optimal = Il est prouvé qu’aucune ville ne peut avoir davantage de points.
cli-best-effort = { $boards } villes évaluées en { $seconds } secondes, soit { $speed } par seconde.
cli-best-interrupted = Interrompu. La meilleure ville jusqu’ici :
cli-best-written = Une partie entière qui la construit a été écrite. Pour la vérifier : { $command }

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
cli-arena-seconds = { $seconds } s
cli-arena-iterations = { $count ->
    [one] { $count } itération
   *[other] { $count } itérations
}
# Headings of narrow columns: short words.
cli-arena-bot = Bot
cli-arena-against = Contre
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
cli-arena-adjusted = Sans le hasard des tirages, { $a } obtient { $score } contre { $b } ({ $low } à { $high }).
cli-arena-slowest = { $count ->
    [one] { $bot } : coup le plus lent { $seconds } s ; { $count } coup à plus de 20 % au-delà de la limite.
   *[other] { $bot } : coup le plus lent { $seconds } s ; { $count } coups à plus de 20 % au-delà de la limite.
}
cli-arena-violation = { $bot }, première faute, partie { $game } : { $reason }
cli-arena-memory = Le plus gros processus a pris { $size } Mo de mémoire.
cli-arena-games-in = Les parties sont dans { $path }.
cli-arena-stopped = Interrompu. Parties jouées : { $played } sur { $total } ; aucune n’a été enregistrée.
cli-arena-stopped-kept = Interrompu. Parties jouées : { $played } sur { $total } ; continuez avec --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = description
cli-bot-random = joue n’importe quel coup permis, sans regarder
cli-bot-greedy = prend ce qui rapporte le plus tout de suite, sans jamais prévoir
cli-bot-uct = une recherche UCT classique avec des parties aléatoires, comme référence
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
cli-bench-games = Parties aléatoires complètes par seconde sur un cœur
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
cli-bench-caption = final : villes à la fin de parties aléatoires ; full : villes complètes, tuiles et hauteurs au hasard ; half : les villes complètes avec des ressources pour la moitié de leurs bâtiments
cli-bench-sort = { $sort ->
    [final] villes à la fin de parties aléatoires
    [full] villes complètes, tuiles et hauteurs au hasard
   *[half] villes complètes avec des ressources pour la moitié de leurs bâtiments
}
cli-bench-games-line = { $mode }, { $players } joueurs : { $speed } parties aléatoires par seconde, { $scored } avec les scores ; règles simples { $plain }, rapport { $ratio } ; deux threads { $threads } fois un seul.
cli-bench-allocations-line = { $mode }, { $cities } : meilleure répartition en { $median } microsecondes, médiane ; au plus { $p99 } pour 99 villes sur 100 et { $p999 } pour 999 sur 1000, { $worst } au pire ; un appel depuis Python { $call }, règles simples { $plain }, rapport { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Usage :
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commandes
cli-help-required = [obligatoire]
cli-help-default = [par défaut : { $value }]
cli-help-variable = [variable d’env. : { $name }]
cli-help-example = Exemple : { $command }
cli-help-quadropolis = Le jeu de société Quadropolis : jouer, calculer le score d’une ville, vérifier et revoir des parties.
cli-help-more = Chaque commande s’explique elle-même : { $command }
cli-help-play =
    Jouer une partie dans le terminal, contre des bots ou avec des gens à côté de vous.

    Tapez des coups comme 3W4:c3. Tapez ? pour les coups permis et ce qu’ils rapportent, et help pour tout le reste. Avec --json, l’enregistrement est affiché à la fin, et tout le reste va sur l’erreur standard.
cli-help-score = Calculer le score d’une ville : les points par catégorie, et où va chaque habitant et chaque baril d’énergie.
cli-help-moves = Lister les coups permis d’une position. Pour une partie enregistrée, c’est sa dernière position, sauf indication contraire.
cli-help-think =
    Demander à un bot son coup dans une position, et ce qu’il pense des autres coups.

    Les points sont ceux qu’il attend pour chacun à la fin ; les chances de gagner sont celles du joueur dont c’est le tour.
cli-help-replay =
    Vérifier une partie, coup par coup, et montrer son résultat ; ou dessiner une de ses positions.

    Un fichier de plusieurs parties est vérifié en entier ; le code de sortie est 2 si une partie n’est pas valide.
cli-help-simulate =
    Faire jouer des parties à des joueurs aléatoires ou à des bots, et les enregistrer.

    La partie numéro k d’une graine est toujours la même, quel que soit le nombre de parties.
cli-help-best =
    Chercher la meilleure ville qu’un joueur puisse construire dans une partie, et montrer comment.

    Tous les autres défaussent, et les tuiles sont là où il les faut : c’est le maximum possible, pas ce qui arrive dans de vraies parties. La recherche s’arrête à la fin du temps imparti, ou quand il est prouvé que sa ville est la meilleure ; Ctrl-C montre la meilleure jusqu’ici.
cli-help-bots =
    Lister tous les bots ; les niveaux à la fin, du plus faible au plus fort.

    Comment écrire le vôtre et vous en servir : voir docs/bots.md.
cli-help-arena = Faire jouer des bots entre eux sur des tirages en miroir : les mêmes tuiles, mais les bots changent de place.
cli-help-serve =
    Ouvrir des tables de jeu, sur cette machine et sur le réseau. Ctrl-C arrête le serveur.

    Comment héberger pour d’autres : voir docs/hosting.md.
cli-help-verify = Vérifier une partie d’un serveur : son engagement, ses tirages, ses coups et son résultat.
cli-help-site =
    Écrire la page comme site statique : un dossier que tout hébergeur de sites statiques peut servir, à n’importe quelle adresse.

    On y joue contre des bots et sur un seul appareil, on y apprend le jeu, on y lit les règles et on y compte les points ; seules les tables en ligne demandent un serveur.
cli-help-backup = Copier la base de données du serveur dans un fichier, en entier ou pas du tout.
cli-help-doctor = Vérifier réglages, base de données, horloge, disque et versions, dire quoi faire, et lire chaque table de jeu enregistrée.
cli-help-admin =
    Agir contre les abus sur votre serveur : fermer une table, bannir un invité ou une plage d’adresses, changer un nom.

    Actions : close TABLE, ban PERSONNE ou RÉSEAU, unban de même, bans (liste les bannissements), rename PERSONNE NOM. Un serveur en marche en tient compte en une seconde ou deux. L’identifiant d’une personne figure dans la table telle que l’API la montre.
cli-help-bench = Mesurer le noyau : parties aléatoires, répartitions exactes, et comparaison avec les règles simples.
cli-help-rules =
    Lire les règles : toutes, ou un seul sujet.

    Les sujets sont les noms entre crochets, comme tower ou tips, et les groupes playing, scoring et more. L’aide de jeu d’une partie s’affiche avec help dans quadropolis play.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = FICHIER
cli-word-number = NOMBRE
cli-word-name = NOM
cli-word-mode = MODE
cli-word-who = QUI
cli-word-record = PARTIE
cli-word-position = POSITION
cli-word-bot = BOT
cli-word-city = VILLE
cli-word-kind = SORTE
cli-word-seconds = SECONDES
cli-word-directory = DOSSIER
cli-word-place = LIEU
cli-word-text = TEXTE
cli-word-topic = SUJET
cli-word-seat = PLACE
cli-word-action = ACTION
cli-word-target = CIBLE
cli-word-address = ADRESSE
cli-word-options = OPTIONS
cli-word-command = COMMANDE
cli-word-arguments = ARGS

# Help of the options and arguments.
cli-option-help = Afficher ce message et quitter.
cli-option-topic = Le sujet à lire ; par défaut, tous.
cli-option-version = Afficher la version.
cli-option-install-completion = Installer la complétion pour le shell actuel.
cli-option-show-completion = Afficher la complétion pour le shell actuel, pour la copier ou adapter l’installation.
cli-option-mode = classic ou expert.
cli-option-players = Combien de joueurs.
cli-option-playgrounds = Avec les cinq tuiles Square, ou sans.
cli-option-seed = La même graine donne les mêmes tuiles et les mêmes coups des joueurs aléatoires.
cli-option-json = Écrire du JSON pour les programmes.
cli-option-plain = Des phrases et des listes, sans couleur ni dessin : pour les lecteurs d’écran.
cli-option-record = Une partie enregistrée : un fichier .json, un fichier .jsonl de plusieurs parties, ou - pour l’entrée standard.
cli-option-position = Le texte d’une position (voir docs/formats.md), un fichier qui en contient une, une partie enregistrée (.json ou .jsonl), ou - pour l’entrée standard.
cli-option-game = Quelle partie, dans un fichier qui en contient plusieurs, en comptant à partir de 1.
cli-option-ply = Quelle position : 0 est avant la première mise en place ; chaque mise en place ou coup ajoute 1.
cli-option-play-seat = Qui prend la place suivante, dans l’ordre du jeu ; à répéter pour chaque place. Un nom est une personne ; human, c’est vous ; beginner, casual, skilled, strong et top sont des bots (voir quadropolis bots) ; bot:FICHIER est le vôtre. Les places libres vont à des bots casual.
cli-option-save = Enregistrer la partie dans ce fichier pendant que vous jouez.
cli-option-resume = Continuer une partie enregistrée.
cli-option-first = Qui commence : random (par défaut), ou le numéro d’un joueur, à partir de 1.
cli-option-by-hand = À la fin, chacun répartit lui-même habitants et énergie.
cli-option-from = Continuer à partir d’une position : son texte, un fichier qui en contient une, une partie enregistrée, ou - pour l’entrée standard. Sans partie enregistrée, seule la position peut être enregistrée.
cli-option-think-bot = À qui l’on demande : un nom listé par quadropolis bots, un fichier ou un programme.
cli-option-think-seconds = Temps de réflexion ; les niveaux en prennent leur part. Par défaut 1, ou sans limite si --iterations est donné.
cli-option-think-seed = Avec la même graine et --iterations, la réponse est la même.
cli-option-think-candidates = Combien de candidats montrer au plus ; certains bots n’en donnent aucun.
cli-option-city = Les lignes de haut en bas, séparées par /, les cases par des espaces ; . est vide.
cli-option-inhabitants = Au lieu des habitants que donnent les tuiles.
cli-option-energy = Au lieu de l’énergie que donnent les tuiles.
cli-option-allocation = Compter les points de cette répartition au lieu de la meilleure.
cli-option-why = Dire ligne par ligne d’où viennent les points.
cli-option-games = Combien de parties.
cli-option-simulate-seat = Qui prend la place suivante (voir quadropolis bots) ; à répéter pour chaque place. Sans cela, des joueurs aléatoires.
cli-option-simulate-iterations = Combien d’itérations les bots qui cherchent peuvent consacrer à un coup.
cli-option-simulate-out = Écrire les parties ici, une par ligne ; - est la sortie standard. Si le nom finit par .parquet ou .npz, chaque décision devient une ligne de données d’apprentissage.
cli-option-simulate-bots = Les bots de toutes les places, séparés par des virgules : strong,top. Comme --seat pour chacun.
cli-option-simulate-resume = Reprendre une simulation interrompue qui écrivait des données d’apprentissage dans --out.
cli-option-on = Où les parties se jouent : local est cette machine, ray un cluster Ray sur cette machine, ray:ADRESSE n’importe quel cluster Ray.
cli-option-best-monuments = La ville a exactement ce nombre de monuments. Sans l’option, n’importe quel nombre.
cli-option-best-kind = La ville n’a que ces sortes de bâtiments ; répétez l’option, ou séparez-les par des virgules.
cli-option-best-from = Partir de ce qui est déjà construit dans cette ville.
cli-option-best-seconds = Durée de la recherche. Par défaut 10, ou sans limite si --runs est donné.
cli-option-best-runs = Nombre de passes de la recherche ; avec la même graine, elles trouvent la même ville sur toute machine.
cli-option-best-threads = Combien de cœurs la recherche peut utiliser.
cli-option-best-seed = La graine des choix aléatoires de la recherche.
cli-option-best-bound = Ensuite, consacrer ce temps à une preuve du score maximal possible (demande OR-Tools).
cli-option-best-bound-file = Où conserver cette preuve, pour la continuer plus tard.
cli-option-best-out = Écrire ici une partie entière où le premier joueur construit la ville.
cli-option-arena-bots = Des noms listés par quadropolis bots, des fichiers (bot.py ou bot.py:ClassName) ou des programmes ('program:COMMANDE'). Un nom peut être répété.
cli-option-arena-players = Combien de joueurs par table. Par défaut, autant que de bots donnés, ou 2 s’ils sont plus de 4. S’il y a moins de joueurs que de bots, chacun joue contre chacun.
cli-option-arena-games = Nombre de parties pour chaque composition, arrondi vers le haut pour que chacun occupe chaque place.
cli-option-arena-time = Temps de réflexion par coup ; les niveaux en prennent leur part. Par défaut 1, ou sans limite si --iterations est donné.
cli-option-arena-iterations = Itérations par coup, pour des résultats reproductibles.
cli-option-arena-out = Enregistrer chaque partie ici, dans games.jsonl ; ou donnez le nom d’un fichier .jsonl.
cli-option-arena-resume = Continuer avec les parties déjà présentes dans --out.
cli-option-arena-luck = Afficher aussi les scores sans le hasard des tirages.
cli-option-arena-workers = Parties jouées en même temps ; par défaut, une par cœur.
cli-option-quick = Des secondes au lieu de minutes ; moins précis.
cli-option-site-out = Le dossier à écrire : nouveau ou vide.
cli-option-commitment = Ce qui a été publié au début, si vous l’avez noté.
cli-option-backup-file = Où va la copie.
cli-option-backup-database = La base de données du serveur ; par défaut, le fichier de votre dossier de données.
cli-option-admin-action = Ce qu’il faut faire : close, ban, unban, bans ou rename.
cli-option-admin-target = La table, l’identifiant de la personne, ou l’adresse ou le réseau.
cli-option-admin-name = Le nouveau nom, pour rename.
cli-option-host = L’adresse où écouter.
cli-option-port = 0 prend n’importe quel port libre.
cli-option-database = Un fichier SQLite ou l’URL d’une base de données ; par défaut, un fichier de votre dossier de données.
cli-option-secret = Le secret qui signe les cookies ; par défaut, celui qui est conservé dans votre dossier de données.
cli-option-origin = Une adresse sous laquelle un proxy expose ce serveur, comme https://play.example.
cli-option-public-url = Où les autres atteignent ce serveur, comme https://play.example : pour les liens, les codes à scanner et les requêtes qui en viennent.
cli-option-proxy = Un proxy devant ce serveur, auquel on se fie pour l’adresse des clients.
cli-option-rate = Requêtes par seconde d’un client ; 0 : sans limite.
cli-option-limit = Une limite autre que celle par défaut, comme sockets-per-person=5 ; 0 n’en fixe aucune. Répétable.
cli-option-bot-seconds = Temps de réflexion des bots par coup ; les niveaux en prennent leur part.
cli-option-bot-workers = Processus pour les bots ; 0 en prend un par cœur, moins un.
cli-option-processes = Processus du serveur sur un même port ; plus d’un exige PostgreSQL.
cli-option-metrics-port = Répondre aussi sur ce port de 127.0.0.1, pour Prometheus ; chaque processus suivant sur le port d’après.
cli-option-push = Prévenir les joueurs dont c’est le tour, même si leur page est fermée (Web Push). Le contact, comme mailto:vous@play.example, est indiqué aux services de notification ; sans lui, personne n’est prévenu.
cli-option-push-service = Un service de notification autorisé à la place des habituels (Chrome, Firefox, Safari et Edge) : un hôte et ses sous-domaines, ou ADRESSE:PORT.
cli-option-secure-cookie = N’envoyer le cookie que par TLS : pour les serveurs derrière un proxy.
cli-option-no-browser = Ne pas ouvrir le navigateur.

# A review
cli-help-review =
    Analyser une partie : ce que chaque coup a coûté, la part du talent et celle du hasard, et les moments décisifs.

    L’analyse rapide est chaque fois la même et prend quelques secondes.
cli-option-review-deep = Analyser plus à fond ; cela prend plusieurs minutes.
cli-option-review-out = Écrire aussi l’analyse ici, comme une page autonome.
cli-review-head = { $depth ->
    [deep] Analyse approfondie : { $mode }, { $players } joueurs, { cli-review-head-moves }
   *[quick] Analyse rapide : { $mode }, { $players } joueurs, { cli-review-head-moves }
}
cli-review-head-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
cli-review-row = { $label } : { $values }.
cli-review-written = L’analyse est dans { $path }.
