### Quadropolis in English: refusals of the command line.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-standard-input = standard input
error-file-not-found = There is no file { $path }.
error-file-unreadable = { $path } cannot be read: { $reason }.
error-file-unwritable = { $path } cannot be written: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } is not a text file in UTF-8.
error-file-folder-not-empty = { $path } already exists and is not an empty folder: choose another place, or clear it first.
error-file-exists = { $path } already exists: choose another name, or continue that game with --resume.
error-file-no-games = { $path } holds no game.
error-file-many-games = { $path } holds more than one game: choose one with --game.
error-file-no-such-game = There is no game { $game }; { $path } holds { $games }.
error-usage-usage-error = This is not how the command is used. See: { $command } --help
error-usage-no-such-option = There is no option { $parameter }. See: { $command } --help
error-usage-missing-parameter = { $parameter } is missing. See: { $command } --help
error-usage-bad-parameter = This value is not allowed for { $parameter }. See: { $command } --help
error-usage-bad-option-usage = { $parameter } is not used like this. See: { $command } --help
error-usage-not-json = { $option } is not JSON: { $reason }.
error-usage-resumed-otherwise = The resumed game has { $option } { $found }, not { $asked }: leave the option out.
error-usage-from-and-resume = --from and --resume both say where the game continues: choose one of them.
error-usage-wrong-first = { $found } cannot begin: say random, or a player from 1 to { $players }.
error-usage-first-of-resumed = Who began is known already: --first is for a new game.
error-play-wrong-layout = { $found } is not a square of your city: type squares like b2, or d1=3 for a Shop with three customers.
error-usage-too-many-seats = { $seats } seats were given for { $players } players.
error-usage-seat-name = { $found } is not a seat: expected a name of 1 to { $most } printable characters.
error-usage-stdout-twice = --out - and --json both write to standard output: choose one of them.
error-rules-unknown-topic = There is no topic { $found }. The topics are { $topics }.
error-play-no-save-name = Say where to save, like: save game.json
error-play-filter = { $found } does not narrow the moves: type ? 3, ? W4 or ? 3W4.
error-play-nothing-to-undo = There is no earlier decision by a person to go back to.
error-play-no-moves = The game stops here: { $lines } lines in a row made no move.
error-play-nothing-typed = Type a move like 3W4:c3, ? for the legal moves, help, or quit.
error-think-nobody-moves = It is nobody’s turn in this position: a round is about to be dealt, or the game is over.
error-simulate-not-a-bot = { $seat } is not a bot; simulate plays without people (see quadropolis bots).
error-arena-too-few-bots = { $players } players need { $players } bots; given: { $bots }. A name may be repeated, like: arena { $example }
error-arena-wrong-setting = { $expected ->
    [above] { $option } must be above { $least }, not { $found }.
    [at_least] { $option } must be at least { $least }, not { $found }.
   *[from_to] { $option } must be from { $least } to { $most }, not { $found }.
}
error-arena-nothing-to-resume = --resume continues a file of games: say which with --out.
error-arena-games-exist = { $path } already has games: continue them with --resume, or choose another --out.
error-arena-other-plan = { $path } was played with { $option } { $found }, not { $asked }: choose another --out.
error-arena-not-arena-game = Line { $line } of { $path } is not a game of this arena: { $reason ->
    [repeated] game { $detail } is there twice.
    [players] its players do not match its number.
   *[wrong] { $detail }
}
error-arena-file-in-use = { $path } is being written by another arena.
error-arena-file-failed = { $path } cannot be used: { $reason }.
error-arena-worker-ended = { $signal ->
    [none] A worker ended (exit code { $status ->
            [none] –
           *[other] { $status }
        }) while playing game { $game }: { $last_words }
   *[other] A worker was ended (signal { $signal }) while playing game { $game }: { $last_words }
}
error-bot-unknown = There is no bot { $spec }. The bots are { $names }; your own is a file (bot.py or bot.py:ClassName) or a program (program:COMMAND).
error-bot-wrong-name = { $spec } cannot name a bot: expected 1 to { $most } printable characters.
error-bot-wrong-factor = { $spec } does not say how much of its time the bot is given: expected a number above 0 and up to { $most } after the @, like top@0.1.
error-bot-no-file = There is no file { $path } to load a bot from.
error-bot-no-class = { $path } does not say which bot to use: { $reason ->
    [not_a_bot] it makes { $detail }, which is not a Bot.
    [no_such] it has no Bot { $detail }, only { $names }.
    [several] choose from { $names }.
   *[no_bot] it has no Bot.
}
error-bot-wrong-command = { $command } is not a command that can be run: { $reason ->
    [empty] it names no program.
    [not_found] there is no program { $detail }.
   *[syntax] { $detail }.
}
error-bot-failed = The bot failed: { $reason }
error-bot-not-started = The bot did not start: { $reason ->
    [gave_up] it failed { $detail } times in a row.
    [silent] no greeting within { $detail } s.
    [protocol] it speaks { $detail }, which is another protocol.
   *[said] { $detail }
}
error-bot-exited = { $signal ->
    [none] The bot’s process ended (exit code { $status }) instead of answering. { $last_words }
   *[other] The bot’s process was ended (signal { $signal }) instead of answering. { $last_words }
}
error-bot-stalled = The bot did not answer within { $seconds } s.
error-bot-bad-answer = The bot’s answer cannot be read: { $reason ->
    [too_long] it is longer than { $detail } bytes.
    [not_json] { $detail } is not JSON.
    [not_object] { $detail } is not a JSON object.
    [id] its id is { $detail }, which is not that of the question.
    [candidates] its candidates are not as described ({ $detail }).
   *[move] { $detail }
}
error-bot-illegal-move = The bot answered { $move }, which is not possible. { $reason ->
    [none] A Thought with a move was expected.
   *[other] { $reason }
}
error-serve-port-busy = Cannot listen on { $host }:{ $port }: { $reason }. Choose another port with --port.
error-serve-folder-unwritable = { $path } cannot be written: { $reason }. Choose another place with --database.
error-serve-newer-database = The database was written by a newer version of quadropolis ({ $found }): install that version, or choose another place with --database.
error-serve-wrong-database = The database cannot be used: { $reason }.
error-serve-short-secret = The secret is too short: give at least { $least } characters.
error-serve-wrong-limit = { $found } is not a limit. A limit is written as NAME=NUMBER, and 0 sets none; the names are { $names }.
error-serve-wrong-public-url = { $found } is not a public address: write it like https://play.example, without a path.
error-serve-no-page = This installation has no built page. With the sources, make builds it; a wheel includes it.
error-serve-wrong-push = { $found } is not a contact for push services: write it like mailto:you@play.example or https://play.example/contact.
error-serve-wrong-push-service = { $found } is not a push service: write a host like push.example, or an address with a port like 192.0.2.7:8443.
error-serve-no-cryptography = Notifications need a package that is not installed. Install it with: pip install "quadropolis[push]"
error-serve-no-postgres = There cannot be { $processes } processes on an SQLite file. Give a PostgreSQL database with --database postgresql+psycopg://USER@HOST/NAME, or leave --processes out.
error-serve-process-failed = A server process did not start (status { $status }); the lines before this one say why.
error-admin-nobody = There is nobody with the ID { $person }.
error-admin-wrong-ban = { $found } is neither the ID of a person nor an address or a network like 192.0.2.0/24.
error-admin-no-ban = { $found } is not banned.
error-admin-what = Say what to do and to whom, like: admin { $action } { $example }
error-backup-not-sqlite = Only an SQLite database can be copied this way; use the tools of { $kind }, like pg_dump.
error-backup-no-database = There is no database { $path }.
error-backup-onto-itself = { $path } belongs to a database that is in use: a backup there would destroy it. Choose another file.
error-backup-failed = The backup could not be made: { $reason }.
error-verify-no-commitment = The record holds no commitment to its deals, so there is nothing to check them against.
error-verify-not-opened = The deals have not been opened: that happens when the game is over.
error-verify-wrong-commitment = The opened deals do not match the published commitment.
error-verify-other-deals = This game is not the one that was committed to: { $what ->
    [first_player] another seat began (counted from 0: { $number }).
    [sites] no deals were opened.
    [shares] the shares of the players are not those that were published.
   *[site] round { $number } differs.
}
error-kernel-wrong-value = { $what } must be { $expected }, not { $found }.
error-kernel-wrong-bytes = These bytes ({ $size }) are not a position: { $reason ->
    [version] they never were one, or were written by another version.
    [length] they are too few or too many.
   *[content] no game can reach what they describe.
}
error-env-missing-package = This needs the package { $package }: pip install "quadropolis[{ $extra }]"
error-env-wrong-array = { $what } must be an array { $expected } with contiguous rows, not { $found }.
error-env-wrong-count = { $expected ->
    [one] { $what } needs { $expected } value, not { $found }.
   *[other] { $what } needs { $expected } values, not { $found }.
}
error-env-wrong-choice = { $what } must be one of { $choices }, not { $found }.
error-env-not-an-action = An action is a whole number from 0 to { $most }, not { $found }.
error-env-illegal-action = Action { $action } ({ $move }) is not legal in game { $game }: { $reason }
error-env-not-begun = The environment must be reset before it can be used.
error-env-not-rendered = It can be drawn only if it was made with a render_mode: { $choices }.
error-executor-unknown = Games cannot be played on { $found }: choose local, ray or ray:ADDRESS.
error-executor-failed = Ray at { $address } cannot be used: { $detail }
error-executor-missing-package = This needs the package { $package }: pip install "quadropolis[{ $extra }]"
error-env-dataset-failed = { $path } cannot be used: { $reason }.
error-env-dataset-in-use = { $path } is being written by another simulation.
error-env-dataset-unfinished = { $path } holds games of an interrupted simulation ({ $games }): continue with --resume, or delete it.
error-env-other-dataset = { $path } was begun with { $option } { $found }, not { $asked }: choose another --out, or delete it.
error-simulate-nothing-to-resume = --resume continues a file of rows to learn from: use it with --out and a name that ends in one of { $endings }.
# The best city. $kinds are names as they are typed; $reason says why a city cannot be part of any.
error-solver-unknown-kind = { $found } is not a kind of building in this mode. The kinds are: { $kinds }.
error-solver-too-many-monuments = This game does not have that many Monuments ({ $found }): with { $players } players, { $mode ->
    [expert] Expert
   *[classic] Classic
} has { $most }.
error-solver-no-monuments = Monuments asked for: { $found }, but the kinds leave Monuments out.
error-solver-wrong-time = The time must be above 0 and at most { $most } seconds, not { $found }.
error-solver-cannot-be-completed = { $reason ->
    [tiles] Nobody can build this city: it has { $found } tiles, and a player takes { $most } at most.
    [face] Nobody can build this city: it has { $tile } × { $found }, and in this game at most { $most } of these can be face up.
    [monuments] Monuments in the city already: { $found }, more than asked for ({ $most }).
   *[plan] Nobody can build this city: its tiles cannot be taken and placed in the rounds and with the architects there are.
}
error-solver-no-ortools = A proof needs OR-Tools. Install it: pip install "quadropolis[solver]"
error-solver-wrong-bound-file = { $reason ->
    [question] { $path } holds a proof of something else: choose another --bound-file.
   *[other] { $path } holds no proof that this version can continue.
}
error-insight-unknown-depth = There is no depth { $found }. The depths are: { $depths }.
error-insight-nothing-played = Nothing has been played in this game yet: there is nothing to review.
error-review-not-a-game = This is a position. A review needs a whole game: a record with its moves.
