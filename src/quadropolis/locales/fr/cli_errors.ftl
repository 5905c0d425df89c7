### Quadropolis in French (français): refusals of the command line.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-standard-input = l’entrée standard
error-file-not-found = Il n’y a pas de fichier { $path }.
error-file-unreadable = { $path } est illisible : { $reason }.
error-file-unwritable = Impossible d’écrire { $path } : { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } n’est pas un fichier texte en UTF-8.
error-file-exists = { $path } existe déjà : choisissez un autre nom, ou continuez cette partie avec --resume.
error-file-folder-not-empty = { $path } existe déjà et n’est pas un dossier vide : choisissez un autre endroit, ou videz-le d’abord.
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
error-usage-from-and-resume = --from et --resume disent tous deux où la partie continue : choisissez l’un des deux.
error-usage-wrong-first = { $found } ne peut pas commencer : dites random, ou un joueur de 1 à { $players }.
error-usage-first-of-resumed = On sait déjà qui a commencé : --first est pour une nouvelle partie.
error-play-wrong-layout = { $found } n’est pas une case de votre ville : tapez des cases comme b2, ou d1=3 pour un commerce à trois clients.
error-usage-too-many-seats = { $seats } places ont été données pour { $players } joueurs.
error-usage-seat-name = { $found } n’est pas une place : il faut un nom de 1 à { $most } caractères affichables.
error-usage-stdout-twice = --out - et --json écrivent tous deux sur la sortie standard : choisissez l’un des deux.
error-rules-unknown-topic = Il n’y a pas de sujet { $found }. Les sujets sont { $topics }.
error-play-no-save-name = Dites où enregistrer, par exemple : save game.json
error-play-filter = { $found } ne filtre pas les coups : tapez ? 3, ? W4 ou ? 3W4.
error-play-nothing-to-undo = Il n’y a aucune décision antérieure d’un joueur humain à laquelle revenir.
error-play-no-moves = La partie s’arrête ici : { $lines } lignes de suite sans un seul coup.
error-play-nothing-typed = Tapez un coup comme 3W4:c3, ? pour les coups permis, help ou quit.
error-think-nobody-moves = Dans cette position, ce n’est à personne de jouer : une manche va être mise en place, ou la partie est finie.
error-simulate-not-a-bot = { $seat } n’est pas un bot ; simulate joue sans joueurs humains (voir quadropolis bots).
error-arena-too-few-bots = { $players } joueurs demandent { $players } bots ; donnés : { $bots }. Un nom peut être répété, par exemple : arena { $example }
error-arena-wrong-setting = { $expected ->
    [above] { $option } doit être supérieur à { $least }, pas { $found }.
    [at_least] { $option } doit être d’au moins { $least }, pas { $found }.
   *[from_to] { $option } doit être entre { $least } et { $most }, pas { $found }.
}
error-arena-nothing-to-resume = --resume continue un fichier de parties : dites lequel avec --out.
error-arena-games-exist = { $path } contient déjà des parties : continuez-les avec --resume, ou choisissez un autre --out.
error-arena-other-plan = { $path } a été joué avec { $option } { $found }, pas { $asked } : choisissez un autre --out.
error-arena-not-arena-game = La ligne { $line } de { $path } n’est pas une partie de cette arène : { $reason ->
    [repeated] la partie { $detail } y est deux fois.
    [players] ses joueurs ne sont pas ceux de son numéro.
   *[wrong] { $detail }
}
error-arena-file-in-use = Une autre arène est en train d’écrire { $path }.
error-arena-file-failed = { $path } est inutilisable : { $reason }.
error-arena-worker-ended = { $signal ->
    [none] Un processus s’est arrêté (code { $status ->
            [none] –
           *[other] { $status }
        }) pendant la partie { $game } : { $last_words }
   *[other] Un processus a été arrêté (signal { $signal }) pendant la partie { $game } : { $last_words }
}
error-bot-unknown = Il n’y a pas de bot { $spec }. Les bots sont { $names } ; le vôtre est un fichier (bot.py ou bot.py:ClassName) ou un programme (program:COMMANDE).
error-bot-wrong-name = { $spec } ne peut pas nommer un bot : il faut de 1 à { $most } caractères affichables.
error-bot-wrong-factor = { $spec } ne dit pas quelle part de son temps reçoit le bot : il faut après le @ un nombre supérieur à 0 et jusqu’à { $most }, comme top@0.1.
error-bot-no-file = Il n’y a pas de fichier { $path } d’où charger un bot.
error-bot-no-class = { $path } ne dit pas quel bot utiliser : { $reason ->
    [not_a_bot] il crée { $detail }, qui n’est pas un Bot.
    [no_such] il n’a pas de Bot { $detail }, mais { $names }.
    [several] choisissez parmi { $names }.
   *[no_bot] il n’a aucun Bot.
}
error-bot-wrong-command = { $command } n’est pas une commande qu’on peut lancer : { $reason ->
    [empty] elle ne nomme aucun programme.
    [not_found] il n’y a pas de programme { $detail }.
   *[syntax] { $detail }.
}
error-bot-failed = Le bot a échoué : { $reason }
error-bot-not-started = Le bot n’a pas démarré : { $reason ->
    [gave_up] { $detail } échecs de suite.
    [silent] pas de salutation en { $detail } s.
    [protocol] il parle { $detail }, un autre protocole.
   *[said] { $detail }
}
error-bot-exited = { $signal ->
    [none] Le processus du bot s’est arrêté (code { $status }) au lieu de répondre. { $last_words }
   *[other] Le processus du bot a été arrêté (signal { $signal }) au lieu de répondre. { $last_words }
}
error-bot-stalled = Le bot n’a pas répondu en { $seconds } s.
error-bot-bad-answer = La réponse du bot est illisible : { $reason ->
    [too_long] elle dépasse { $detail } octets.
    [not_json] { $detail } n’est pas du JSON.
    [not_object] { $detail } n’est pas un objet JSON.
    [id] son id est { $detail }, pas celui de la question.
    [candidates] ses candidats ne sont pas conformes à la description ({ $detail }).
   *[move] { $detail }
}
error-bot-illegal-move = Le bot a répondu { $move }, ce qui n’est pas possible. { $reason ->
    [none] Un Thought avec un coup était attendu.
   *[other] { $reason }
}
error-serve-port-busy = Impossible d’écouter sur { $host }:{ $port } : { $reason }. Choisissez un autre port avec --port.
error-serve-folder-unwritable = Impossible d’écrire dans { $path } : { $reason }. Choisissez un autre endroit avec --database.
error-serve-newer-database = La base de données vient d’une version plus récente de quadropolis ({ $found }) : installez cette version, ou choisissez un autre endroit avec --database.
error-serve-wrong-database = La base de données est inutilisable : { $reason }.
error-serve-short-secret = Le secret est trop court : donnez au moins { $least } caractères.
error-serve-wrong-limit = { $found } n’est pas une limite. Une limite s’écrit NOM=NOMBRE, et 0 n’en fixe aucune ; les noms sont { $names }.
error-serve-wrong-public-url = { $found } n’est pas une adresse publique : écrivez-la comme https://play.example, sans chemin.
error-serve-no-page = Cette installation ne contient pas la page construite. Avec les sources, make la construit ; un paquet wheel la contient.
error-serve-wrong-push = { $found } n’est pas un contact pour les services de notification : écrivez-le comme mailto:vous@play.example ou https://play.example/contact.
error-serve-wrong-push-service = { $found } n’est pas un service de notification : indiquez un hôte comme push.example, ou une adresse avec un port comme 192.0.2.7:8443.
error-serve-no-cryptography = Les notifications demandent un paquet qui n’est pas installé. Installez-le avec : pip install "quadropolis[push]"
error-serve-no-postgres = Un fichier SQLite ne peut pas servir à { $processes } processus. Indiquez une base PostgreSQL avec --database postgresql+psycopg://UTILISATEUR@HÔTE/NOM, ou omettez --processes.
error-serve-process-failed = Un processus du serveur n’a pas démarré (code { $status }) ; les lignes précédentes disent pourquoi.
error-admin-nobody = Personne n’a l’identifiant { $person }.
error-admin-wrong-ban = { $found } n’est ni l’identifiant d’une personne, ni une adresse ou un réseau comme 192.0.2.0/24.
error-admin-no-ban = { $found } n’est pas banni.
error-admin-what = Dites quoi faire et à qui, par exemple : admin { $action } { $example }
error-backup-not-sqlite = Seule une base SQLite peut être copiée ainsi ; utilisez les outils de { $kind }, comme pg_dump.
error-backup-no-database = Il n’y a pas de base de données { $path }.
error-backup-onto-itself = { $path } fait partie d’une base de données en service : une sauvegarde à cet endroit la détruirait. Choisissez un autre fichier.
error-backup-failed = La sauvegarde a échoué : { $reason }.
error-verify-no-commitment = L’enregistrement ne contient aucun engagement sur ses tirages : rien à quoi les comparer.
error-verify-not-opened = Les tirages n’ont pas encore été révélés : cela se fait à la fin de la partie.
error-verify-wrong-commitment = Les tirages révélés ne sont pas conformes à l’engagement publié.
error-verify-other-deals = Ce qui a été joué n’est pas conforme à l’engagement publié : { $what ->
    [first_player] c’est une autre place qui a joué en premier (en comptant à partir de 0 : { $number }).
    [sites] aucun tirage n’a été révélé.
    [shares] les parts des joueurs ne sont pas celles qui ont été publiées.
   *[site] la manche { $number } diffère.
}
error-kernel-wrong-value = { $what } doit être { $expected }, pas { $found }.
error-kernel-wrong-bytes = Ces octets ({ $size }) ne sont pas une position : { $reason ->
    [version] ils n’en ont jamais été une, ou une autre version les a écrits.
    [length] il y en a trop ou trop peu.
   *[content] aucune partie ne peut y mener.
}
error-env-missing-package = Il faut pour cela le paquet { $package } : pip install "quadropolis[{ $extra }]"
error-env-wrong-array = { $what } doit être un tableau { $expected } aux lignes contiguës, pas { $found }.
error-env-wrong-count = { $what } : il en faut { $expected }, pas { $found }.
error-env-wrong-choice = { $what } doit être l’une de ces valeurs : { $choices } ; pas { $found }.
error-env-not-an-action = Une action est un nombre entier de 0 à { $most }, pas { $found }.
error-env-illegal-action = L’action { $action } ({ $move }) n’est pas permise dans la partie { $game } : { $reason }
error-env-not-begun = L’environnement doit être remis à zéro (reset) avant de servir.
error-env-not-rendered = Il ne peut être dessiné que s’il a été créé avec un render_mode : { $choices }.
error-executor-unknown = On ne peut pas jouer sur { $found } : choisissez local, ray ou ray:ADRESSE.
error-executor-failed = Ray à { $address } est inutilisable : { $detail }
error-executor-missing-package = Il faut pour cela le paquet { $package } : pip install "quadropolis[{ $extra }]"
error-env-dataset-failed = { $path } est inutilisable : { $reason }.
error-env-dataset-in-use = Une autre simulation est en train d’écrire { $path }.
error-env-dataset-unfinished = { $path } contient les parties d’une simulation interrompue ({ $games }) : continuez avec --resume, ou supprimez-le.
error-env-other-dataset = { $path } a été commencé avec { $option } { $found }, pas { $asked } : choisissez un autre --out, ou supprimez-le.
error-simulate-nothing-to-resume = --resume reprend des données d’apprentissage : à utiliser avec --out et un nom qui finit par { $endings }.
# The best city. $kinds are names as they are typed; $reason says why a city cannot be part of any.
error-solver-unknown-kind = { $found } n’est pas une sorte de bâtiment de ce mode. Il y a : { $kinds }.
error-solver-too-many-monuments = Monuments demandés : { $found }, mais à { $players } joueurs, le mode { $mode ->
    [expert] Expert
   *[classic] Classic
} en a { $most }.
error-solver-no-monuments = Monuments demandés : { $found }, mais les sortes de bâtiments choisies les excluent.
error-solver-wrong-time = Le temps doit être supérieur à 0 et d’au plus { $most } secondes, pas { $found }.
error-solver-cannot-be-completed = { $reason ->
    [tiles] Personne ne peut construire cette ville : elle a { $found } tuiles, et un joueur en prend { $most } au plus.
    [face] Personne ne peut construire cette ville : elle a { $found } fois { $tile }, et dans cette partie, le nombre de ces tuiles face visible est de { $most } au plus.
    [monuments] Monuments déjà dans la ville : { $found }, plus que demandé ({ $most }).
   *[plan] Personne ne peut construire cette ville : ses tuiles ne peuvent être prises et placées dans les manches et avec les architectes disponibles.
}
error-solver-no-ortools = Une preuve demande OR-Tools. Pour l’installer : pip install "quadropolis[solver]"
error-solver-wrong-bound-file = { $reason ->
    [question] { $path } contient la preuve d’autre chose : choisissez un autre --bound-file.
   *[other] { $path } ne contient pas de preuve que cette version puisse continuer.
}
error-insight-unknown-depth = Il n’y a pas de profondeur { $found }. Il y a : { $depths }.
error-insight-nothing-played = Rien n’a encore été joué dans cette partie : il n’y a rien à analyser.
error-review-not-a-game = Ceci est une position. Une analyse demande une partie entière : un enregistrement avec ses coups.
