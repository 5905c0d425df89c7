### Quadropolis in English: the command line.

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } and { $last }
cli-list-or = { $rest } or { $last }
cli-none = none
cli-error = Error:
cli-note = Note: { $text }
cli-player-name = Player
cli-interrupted = Interrupted.

# Points, and what a move changes: $change is the number with its sign, “+3”.
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cli-change = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
cli-the-mayor = the Mayor
# A tile: its short name, its kind and what it gives, as a list.
cli-tile = { $face }, { $kind }
cli-tile-gives = { $face }, { $kind } ({ $gives })
cli-building = { $kind }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
}
cli-building-floors = { $floors ->
    [one] { $kind } of { $floors } floor
   *[other] { $kind } of { $floors } floors
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = The game is over
cli-heading-deal = Round { $round } of { $rounds }, before the deal: { $player } will start
cli-heading-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }: { $player } to move

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } plays { $move } and takes nothing.
cli-move-discard = { $player } plays { $move }: discards { $tile }.
cli-move-build = { $player } plays { $move }: { $tile }, for { $change }.

# A game in the terminal.
cli-play-begins = { $mode ->
    [expert] { $playgrounds ->
        [yes] Expert mode with Playgrounds, { $players }. Seed { $seed }. Type help for help.
       *[no] Expert mode, { $players }. Seed { $seed }. Type help for help.
    }
   *[classic] { $playgrounds ->
        [yes] Classic mode with Playgrounds, { $players }. Seed { $seed }. Type help for help.
       *[no] Classic mode, { $players }. Seed { $seed }. Type help for help.
    }
}
cli-play-dealt = Round { $round } is dealt. { $player } starts.
cli-play-over = The game is over.
cli-lay-begin = { $name }, allocate your inhabitants and energy. The best allocation brings { points-count }:
cli-lay-how = Type the squares that get what they need, like b2 c3; d1=3 is a Shop with three customers. Enter keeps what you chose, best takes the best.
cli-lay-comes-to = That comes to { points-count }; the best would be { $best }.
cli-play-input-ended = The input ended before the game did.
cli-play-leave = You leave the game.
cli-play-no-move-with = There is no legal move with { $narrow }.
cli-play-taken-back = Taken back.
cli-play-saved = Saved to { $path }.
cli-play-saved-in = It is saved in { $path }.
cli-play-not-saved = It is not saved.
cli-play-go-on = Continue with: { $command }
cli-play-position-only = This game began from a position, so there is no record of it: what is saved is the position it has reached.
cli-moves-none = There is no move to make.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”.
# Headings of narrow columns: short words.
cli-think-move = { $bot } plays { $move }.
cli-think-alone = { $bot } names no candidates.
cli-think-head-move = move
cli-think-head-chance = win chance
cli-think-head-visits = visits
cli-think-candidate = { $place }. { $move }: win chance { $chance }, points { $points }, { $visits ->
    [one] visited once
   *[other] visited { $visits } times
}.

# What “help” says: what one may type, and what it does.
cli-do-build = architect 3 goes to spot W4 and its tile to square c3 of your city
cli-do-discard = the tile is discarded
cli-do-nothing = when the architect reaches no tile
cli-do-moves = the legal moves, and what they would change
cli-do-moves-some = the same for one architect, one spot, or both: every square
cli-do-board = show the board again
cli-do-position = show the position as one line of text, for think, moves or play --from
cli-do-score = everyone’s points by category as things stand
cli-do-undo = back to a person’s previous decision
cli-do-save = save the game; continue later with --resume FILE
cli-do-help = this text
cli-do-quit = leave the game
cli-do-line = “{ $typed }”: { $meaning }.
cli-rules-site = Spots are around the site: N1 to N5 above and S1 to S5 below columns a to e, W1 to W5 and E1 to E5 beside rows 1 to 5. Architect k takes the tile on the k-th square, counted from its spot; empty squares count. A spot that is taken, or whose row or column holds the Urbanist, is not free.
cli-rules-city = Classic: architect k builds in row k or column k of the city. Expert: on squares numbered k or in district k; an empty square shows district/number. A Tower Block (in Expert also an Office Tower) may also be put on top of one of its kind there, or anywhere as floor k.
cli-rules-points = Points are those of the best allocation of inhabitants and energy right now. In Expert, which tiles lie face down with fewer than four players is partly reconstructed, not taken from a list.
cli-rules-more = All the rules, by topic: quadropolis rules
cli-rules-board = On the board, { cli-board-urbanist } is the Urbanist, ×× a spot it blocks, 3● an architect on its spot, # a tile that lies face down for the whole round, and T×2 a Tower Block of two floors.

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Urb
cli-board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
cli-board-has = inhab. { $inhabitants } energy { $energy }
cli-board-hand = architects { $architects }
cli-board-mayor = Mayor
cli-board-pool = architects for everyone

# The drawn legal moves: headings of columns, and short words for what happens to a tile.
cli-ways-spot = Spot
cli-ways-architect = Architect { $architect }
cli-ways-move = Move
cli-ways-tile = Tile
cli-ways-squares = Points: squares
cli-ways-discard = discard -
cli-ways-nothing = takes nothing
# $moves is like “1N4:a1 +2, 1N4:b1 0”.
cli-ways-best = { $count ->
    [one] Most points right away, of { $count } legal move: { $moves }. ? 3 or ? W4 or ? 3W4 shows every square.
   *[other] Most points right away, of { $count } legal moves: { $moves }. ? 3 or ? W4 or ? 3W4 shows every square.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Points
cli-sheet-total = Total
cli-why-head = Where the points come from
cli-sheet-inhabitants = Inhabitants on buildings
cli-sheet-empty = Empty squares
cli-sheet-off = off
cli-sheet-legend = p inhabitants, e energy; { cli-sheet-off }: not activated, removed before counting
cli-sheet-all-placed = Every inhabitant and every energy unit has its place.
# $left is like “1 inhabitant and 3 energy”.
cli-sheet-left-over = Without a place, each costing a point: { $left }.
cli-win-points = { $points ->
    [one] { $winner } wins with { $points } point.
   *[other] { $winner } wins with { $points } points.
}
cli-win-level = { $points ->
    [one] { $players } have { $points } point each.
   *[other] { $players } have { $points } points each.
}
# $numbers is like “Ann 3, Bob 4”.
cli-win-inhabitants = The first tiebreaker is the most inhabitants on buildings: { $numbers }.
cli-win-empty = The second tiebreaker is the fewest empty squares: { $numbers }.
cli-win-one = { $winner } wins.
cli-win-shared = { $winners } share the win.

# The same in sentences, for screen readers.
cli-plain-line = { $text }.
cli-plain-player = { $player }:
cli-plain-legal-moves = { $count ->
    [one] { $count } legal move.
   *[other] { $count } legal moves.
}
cli-plain-other-ways = { $count ->
    [one] And { $count } other way to place an architect, which does not bring more points: type ? 3 or ? W4 or ? 3W4 to hear every square.
   *[other] And { $count } other ways to place an architect, none with more points: type ? 3 or ? W4 or ? 3W4 to hear every square.
}
cli-plain-total = { $points ->
    [one] Total: { $points } point.
   *[other] Total: { $points } points.
}
cli-plain-category = { $category }: { $points }.
# $line is like “b2: 3 floors”, $points like “6 points”.
cli-plain-why = { $category }, { $points }. { $line }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = On { $square }, { $building }: { $resources }.
cli-plain-removed = Not activated, so removed before counting: { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
        [one] { $inhabitants } inhabitant on a building
       *[other] { $inhabitants } inhabitants on buildings
    }, { $empty ->
        [one] { $empty } empty square
       *[other] { $empty } empty squares
    }.
# $squares is like “a T1, b empty, c face down”.
cli-plain-site-row = Site row { $row }: { $squares }.
cli-plain-square-empty = empty
cli-plain-square-down = face down
# $architects is like “W4: Ann’s 3, N1: Bob’s 2”: the spot, whose architect it is, its number.
cli-plain-on-spots = Architects on spots: { $architects }.
cli-plain-on-spot = { $spot }: { $player }’s { $architect }
cli-plain-urbanist = The Urbanist stands on { $urbanist }; blocked spots: { $spots }.
cli-plain-free-spots = Free spots: { $spots }.
cli-plain-pool = Architects left for everyone: { $architects }.
cli-plain-pool-part = { $count ->
    [one] { $architect } (once)
   *[other] { $architect } ({ $count } times)
}
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player } has { $has }.
cli-plain-hand = Architects left for { $player }: { $architects }.
cli-plain-city = { $player }’s city: { $buildings }.
cli-plain-city-empty = { $player }’s city: nothing built yet.
# $squares is like “a1 district 1, number 2; b1 district 1, number 3”; $place is rules-mat-square.
cli-plain-empty-squares = { $player }’s empty squares: { $squares }.
cli-plain-empty-square = { $square } { $place }
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } takes nothing.
cli-plain-way = { $way } takes { $tile }: { $options }.
cli-plain-way-on = { $change } on { $squares }
cli-plain-way-discarded = { $change } if discarded
cli-plain-discarded = if discarded

# Scoring a city.
cli-score-too-few = the box has too few tiles for this city: { $faces }.
cli-score-used = { $face } ({ $count } used)
cli-score-too-many = { $tiles ->
    [one] this city has { $tiles } tile; a player takes at most { $most } in a game.
   *[other] this city has { $tiles } tiles; a player takes at most { $most } in a game.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] This record is valid: a finished Expert game, { $players } players, { $moves } moves, positions 0 to { $last }.
   *[classic] This record is valid: a finished Classic game, { $players } players, { $moves } moves, positions 0 to { $last }.
}
cli-replay-checking = { $count ->
    [one] { $count } game checked
   *[other] { $count } games checked
}
cli-replay-checked = { $count ->
    [one] { $count } game checked: { $right } valid ({ $finished } finished), { $wrong } invalid.
   *[other] { $count } games checked: { $right } valid ({ $finished } finished), { $wrong } invalid.
}
cli-replay-wrong = Game { $game }: { $reason }
cli-replay-more = And { $count } more.
cli-verified-scores = Verified: the deals match the published commitment, every move is legal, and the scores are { $scores }.
cli-verified-ended = Verified: the deals match the published commitment, every move is legal, and the game was ended early.
cli-site-done = { $folder }: { $files } files, for any static file host and under any path.
cli-verified-shares = { $shares ->
    [0] The server alone did the shuffling: no player added a share.
    [one] One player’s share was mixed into the shuffle.
   *[other] The shares of { $shares } players were mixed into the shuffle.
}
cli-verified-by-itself = The commitment was taken from the record itself. Only somebody who wrote it down at the time knows whether it was published before the game: if you did, give it with --commitment.
cli-doctor-damaged = Table { $table } cannot be read after event { $after } ({ $reason }). The server sets it aside.
cli-doctor-done = Tables checked: { $tables }; unreadable: { $damaged }.
cli-check-secret = { $fine ->
    [yes] Secret: long enough.
   *[no] Secret: too short. Give at least { $least } characters in QUADROPOLIS_SECRET, the same for every process.
}
cli-check-secret-file = { $fine ->
    [yes] Secret: kept in { $path }.
   *[no] Secret: others can read { $path }. Run: chmod 600 { $path }
}
cli-check-files = { $fine ->
    [yes] Open files: { $most } allowed.
   *[no] Open files: only { $most } allowed, { $least } needed. Raise LimitNOFILE or ulimit -n.
}
cli-check-page = { $fine ->
    [yes] Page: built.
   *[no] Page: missing. Build it with make, or install the wheel.
}
cli-check-disk = { $fine ->
    [yes] Disk: { $megabytes } MB free in { $path }.
   *[no] Disk: only { $megabytes } MB free in { $path }. Make room before moves are refused.
}
cli-check-schema-none = Database: nothing in it yet; the first start prepares it.
cli-check-schema = { $fine ->
    [yes] Database: schema { $found }, which is what this version needs.
   *[no] Database: schema { $found }, but this version has { $known }. An older one is upgraded at the next start (make a backup first); for a newer one, install the newer version.
}
cli-check-sqlite = { $fine ->
    [yes] SQLite: version { $found }.
   *[no] SQLite: version { $found } is too old; { $least } is needed. Use a newer Python.
}
cli-check-clock = { $fine ->
    [yes] Clock: correct.
   *[no] Clock: { $seconds } s off from the database’s. Let the system keep time with NTP.
}
cli-check-postgres = { $fine ->
    [yes] PostgreSQL: version { $found }.
   *[no] PostgreSQL: version { $found } is too old; { $least } is needed.
}
cli-check-connections = { $fine ->
    [yes] PostgreSQL: { $most } connections allowed, { $needed } needed.
   *[no] PostgreSQL: only { $most } connections allowed, { $needed } needed. Raise max_connections.
}
cli-check-durable = { $fine ->
    [yes] PostgreSQL: every move is synced to disk.
   *[no] PostgreSQL: moves are not synced to disk. Set fsync and synchronous_commit to on.
}
cli-check-push = { $fine ->
    [yes] Notifications: on; they go to { $services }.
   *[no] Notifications: cannot be sent with these settings ({ $reason }). See --push and --push-service in docs/hosting.md.
}
cli-backup-done = { $file }: { $size } bytes, checked.
cli-admin-closed = Table { $table } is closed.
cli-admin-over = The game at table { $table } was already over.
cli-admin-banned = { $who } is banned.
cli-admin-unbanned = { $who } is no longer banned.
cli-admin-ban = { $who }, since { $since }
cli-admin-no-bans = Nobody is banned.
cli-admin-renamed = { $person } is now called { $name }.
cli-serve-at = Quadropolis is served at { $address } (Ctrl-C stops it)
cli-serve-others = Others reach it at { $address }

# Many games without people. The rows of a table; $mode is classic or expert.
cli-playing = Playing
cli-simulate-title =
    { $sort ->
        [random] { $games ->
            [one] { $games } random game
           *[other] { $games } random games
        }
       *[bots] { $games ->
            [one] { $games } game
           *[other] { $games } games
        }
    }, { $mode ->
        [expert] Expert
       *[classic] Classic
    }, { $players } players, { $playgrounds ->
        [yes] with Playgrounds
       *[no] without Playgrounds
    }
cli-card-row = { $what }: { $value }
cli-and-also = { $one }; { $other }
cli-simulate-row = { $label }: { $value }.
cli-simulate-seed = Seed
cli-simulate-mean = Points on average
cli-simulate-extremes = Lowest and highest
cli-simulate-extremes-are = { $lowest } and { $highest }
cli-simulate-margin = Points ahead of second place
cli-simulate-first = Won by the first player
cli-simulate-shared = Shared wins
cli-simulate-speed = Games per second
cli-simulate-written = Written to

# The best city. $face is like T3, $square like b2, $steps a list of cli-best-step; $boards, $seconds and $speed are written out.
cli-best-title = { $mode ->
    [expert] Expert
   *[classic] Classic
}, { $players } players, { $playgrounds ->
    [yes] with Playgrounds
   *[no] without Playgrounds
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-best-city = This city, as text:
cli-best-round = Round { $round }: { $steps }.
cli-best-nothing = nothing
cli-best-step = { $face } on { $square } with architect { $architect }
cli-best-no-bound = The highest possible score is not known.
cli-best-bound = It is proven that no city has more than { $bound } points.
cli-best-optimal = It is proven that no city has more points.
cli-best-effort = { $boards } cities scored in { $seconds } seconds, { $speed } a second.
cli-best-interrupted = Interrupted. The best city so far:
cli-best-written = A whole game that builds it was written. Check it: { $command }

# $limit is cli-arena-seconds, cli-arena-iterations or both as a list.
cli-arena-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $mode ->
        [expert] Expert
       *[classic] Classic
    }, { $players } players, { $playgrounds ->
        [yes] with Playgrounds
       *[no] without Playgrounds
    }, { $limit } a move, seed { $seed }
cli-arena-seconds = { $seconds } s
cli-arena-iterations = { $count ->
    [one] { $count } iteration
   *[other] { $count } iterations
}
# Headings of narrow columns: short words.
cli-arena-bot = Bot
cli-arena-against = Against
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-points = Points
cli-arena-score = Score
cli-arena-elo = Elo
cli-arena-sure = 95%
cli-arena-speed = s/move
cli-arena-violations = Violations
cli-arena-pairs = Head to head
cli-arena-interval = { $low } to { $high }
cli-arena-adjusted = Without the luck of the deals, { $a } scores { $score } against { $b } ({ $low } to { $high }).
cli-arena-slowest = { $count ->
    [one] { $bot }: slowest move { $seconds } s; { $count } move more than 20% over the limit.
   *[other] { $bot }: slowest move { $seconds } s; { $count } moves more than 20% over the limit.
}
cli-arena-violation = { $bot }: first violation: game { $game }: { $reason }
cli-arena-memory = The largest worker used { $size } MB of memory.
cli-arena-games-in = The games are in { $path }.
cli-arena-stopped = Interrupted after { $played } of { $total } { $total ->
    [one] game
   *[other] games
}; none were saved.
cli-arena-stopped-kept = Interrupted after { $played } of { $total } { $total ->
    [one] game
   *[other] games
}; continue with --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = description
cli-bot-random = plays any legal move, without looking
cli-bot-greedy = takes what scores the most right away, and never looks ahead
cli-bot-uct = a textbook UCT search with random games, for reference
cli-bot-beginner = new to the game: likes big buildings, forgets their needs and the pollution
cli-bot-casual = knows the rules and counts well, but lives for the moment
cli-bot-skilled = plans a good city with an eye on the rounds to come; ignores the others
cli-bot-strong = reads the round and blocks where it hurts, but decides quickly
cli-bot-top = plays to win: reads the round, denies tiles and uses the Urbanist

# How fast this machine is. Headings of narrow columns: short words.
cli-bench-measuring = measuring…
cli-bench-machine = quadropolis { $version }, build { $build }, Python { $python }, { $processor }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}
cli-bench-games = Random complete games per second on one core
cli-bench-mode = mode
cli-bench-players = players
cli-bench-speed = games/s
cli-bench-scored = scored/s
cli-bench-plain-speed = plain rules/s
cli-bench-ratio = ratio
cli-bench-threads = 2 threads
cli-bench-allocations = Exact best allocation, microseconds per city
cli-bench-cities = cities
cli-bench-median = median
cli-bench-worst = worst
cli-bench-call = Python call
cli-bench-plain = plain rules
cli-bench-caption = final: cities at the end of random games; full: full cities of random faces and heights; half: the full cities with resources for half of their buildings
cli-bench-sort = { $sort ->
    [final] cities at the end of random games
    [full] full cities of random faces and heights
   *[half] the full cities with resources for half of their buildings
}
cli-bench-games-line = { $mode }, { $players } players: { $speed } random games a second, { $scored } with scores; plain rules { $plain }, ratio { $ratio }; two threads { $threads } times one.
cli-bench-allocations-line = { $mode }, { $cities }: best allocation in { $median } microseconds, median; at most { $p99 } in 99 of 100 cities and { $p999 } in 999 of 1,000, { $worst } at worst; a call from Python { $call }, plain rules { $plain }, ratio { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-required = [required]
cli-help-default = [default: { $value }]
cli-help-variable = [env var: { $name }]
cli-help-example = Example: { $command }
cli-help-quadropolis = The board game Quadropolis: play it, score cities, check and replay games.
cli-help-more = Every command explains itself: { $command }
cli-help-play =
    Play a game in the terminal, against bots or with people beside you.

    Type moves like 3W4:c3. Type ? for the legal moves and what they score, and help for everything else. With --json the record is printed at the end, and all else goes to standard error.
cli-help-score = Score a city: points by category, and where every inhabitant and energy unit goes.
cli-help-moves = List the legal moves of a position. For a record, that is its last position unless you choose another.
cli-help-think =
    Ask a bot what it would play in a position, and how it rates the alternatives.

    Points are what it expects everybody to have at the end; the win chance is that of whoever is to move.
cli-help-replay =
    Check a game, move by move, and show its result; or draw one of its positions.

    A file of many games is checked as a whole; the exit code is 2 if any game is invalid.
cli-help-simulate =
    Let random players or bots play games, and record them.

    Game number k of a seed is always the same, however many games are played.
cli-help-best =
    Search for the best city that one player can build in a game, and show how it is built.

    Everybody else discards, and the tiles lie where they are needed: it is the most that is possible, not what happens in real games. The search ends when its time is up, or when its city is proven to be the best; Ctrl-C shows the best so far.
cli-help-bots =
    List all bots; the levels last, from the weakest to the strongest.

    How to write your own, and how to use it, is in docs/bots.md.
cli-help-arena = Let bots play each other on mirrored deals: the same tiles, with the seats rotated.
cli-help-serve =
    Serve tables to play at, on this machine and online. Ctrl-C stops it.

    How to host it for others is in docs/hosting.md.
cli-help-verify = Check a game from a server: its commitment, deals, moves and result.
cli-help-site =
    Write the page as a static site: a folder that any static file host can serve, under any path.

    It has games against bots and on one shared device, the lessons, the rules and the scoring pad; only online tables need a server.
cli-help-backup = Copy the server’s database to a file, completely or not at all.
cli-help-doctor = Check settings, database, clock, disk and versions, say what to do, and read every saved game table.
cli-help-admin =
    Act against abuse on your server: close a table, ban a guest or a range of addresses, change a name.

    Actions: close TABLE, ban PERSON or NETWORK, unban likewise, bans (lists all bans), rename PERSON NAME. A running server follows within a second or two. A person’s ID is in the table as the API shows it.
cli-help-bench = Measure the kernel: random games, exact allocations, and how the plain rules compare.
cli-help-rules =
    Read the rules: all of them, or one topic.

    Topics are the names in brackets, like tower or tips, and the groups playing, scoring and more. In quadropolis play, help shows the helper card of the game.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = FILE
cli-word-number = NUMBER
cli-word-name = NAME
cli-word-mode = MODE
cli-word-who = WHO
cli-word-record = RECORD
cli-word-position = POSITION
cli-word-bot = BOT
cli-word-city = CITY
cli-word-kind = KIND
cli-word-seconds = SECONDS
cli-word-directory = FOLDER
cli-word-place = PLACE
cli-word-text = TEXT
cli-word-topic = TOPIC
cli-word-seat = SEAT
cli-word-action = ACTION
cli-word-target = TARGET
cli-word-address = ADDRESS
cli-word-options = OPTIONS
cli-word-command = COMMAND
cli-word-arguments = ARGS

# Help of the options and arguments.
cli-option-help = Show this message and exit.
cli-option-topic = The topic to read; by default, all of them.
cli-option-version = Show the version.
cli-option-install-completion = Install completion for the current shell.
cli-option-show-completion = Show completion for the current shell, to copy it or customize the installation.
cli-option-mode = classic or expert.
cli-option-players = How many play.
cli-option-playgrounds = With the five Playground tiles, or without.
cli-option-seed = The same seed gives the same tiles and the same moves by random players.
cli-option-json = Print JSON for programs.
cli-option-plain = Sentences and lists, no color, no drawing: for screen readers.
cli-option-record = A game record: a .json file, a .jsonl file of many games, or - for standard input.
cli-option-position = The text of a position (see docs/formats.md), a file with one, a game record (.json or .jsonl), or - for standard input.
cli-option-game = Which game, in a file with several, counted from 1.
cli-option-ply = Which position: 0 is before the first deal; every deal and every move adds 1.
cli-option-play-seat = Who sits in the next seat, in order of play; give it once per seat. A name is a person; human is you; beginner, casual, skilled, strong and top are bots (see quadropolis bots); bot:FILE is your own. Free seats go to casual bots.
cli-option-save = Keep the game in this file while you play.
cli-option-resume = Continue a saved game.
cli-option-first = Who begins: random (the default), or the number of a player, from 1.
cli-option-by-hand = People allocate inhabitants and energy themselves at the end.
cli-option-from = Continue from a position: its text, a file with one, a game record, or - for standard input. Without a record only the position can be saved.
cli-option-think-bot = Who is asked: a name listed by quadropolis bots, a file or a program.
cli-option-think-seconds = Thinking time; levels take their share of it. By default 1, or no limit if --iterations is given.
cli-option-think-seed = With the same seed and --iterations, the answer is the same.
cli-option-think-candidates = How many candidates to show at most; some bots name none.
cli-option-city = Rows from the top, separated by /, squares by spaces; . is empty.
cli-option-inhabitants = Instead of the inhabitants the tiles give.
cli-option-energy = Instead of the energy the tiles give.
cli-option-allocation = Score this allocation instead of the best one.
cli-option-why = Tell line by line where the points come from.
cli-option-games = How many games.
cli-option-simulate-seat = Who sits in the next seat (see quadropolis bots); give it once per seat. Without it, random players.
cli-option-simulate-iterations = How many iterations bots that search may spend on a move.
cli-option-simulate-out = Write the records here, one per line; - is standard output. If the name ends in .parquet or .npz, every decision becomes a row to learn from.
cli-option-simulate-bots = The bots for all seats, separated by commas: strong,top. The same as --seat for each.
cli-option-simulate-resume = Continue an interrupted simulation that was writing rows to --out.
cli-option-on = Where games are played: local is this machine, ray a Ray cluster on it, ray:ADDRESS any Ray cluster.
cli-option-best-monuments = The city has exactly this many Monuments. Without it, any number.
cli-option-best-kind = The city has only these kinds of buildings; repeat the option, or separate the kinds with commas.
cli-option-best-from = Start with what is already built in this city.
cli-option-best-seconds = How long it searches. By default 10, or no limit if --runs is given.
cli-option-best-runs = How many runs of the search; with the same seed they find the same city on every machine.
cli-option-best-threads = How many cores it may use.
cli-option-best-seed = The seed of the search’s random choices.
cli-option-best-bound = Afterward, spend this long proving the highest possible score (needs OR-Tools).
cli-option-best-bound-file = Where that proof is kept, to continue it later.
cli-option-best-out = Write a whole game here in which the first player builds the city.
cli-option-arena-bots = Names listed by quadropolis bots, files (bot.py or bot.py:ClassName) or programs ('program:COMMAND'). A name may be repeated.
cli-option-arena-players = How many sit at a table. By default, as many as there are bots, or 2 if there are more than 4. With fewer players than bots, everyone plays everyone.
cli-option-arena-games = How many games each lineup plays, rounded up so that everyone has every seat.
cli-option-arena-time = Thinking time per move; levels take their share of it. By default 1, or no limit if --iterations is given.
cli-option-arena-iterations = Iterations per move, for results that can be repeated.
cli-option-arena-out = Keep every game here, in games.jsonl; or give the name of a .jsonl file.
cli-option-arena-resume = Continue with the games that are already in --out.
cli-option-arena-luck = Also print scores without the luck of the deals.
cli-option-arena-workers = Games at the same time; by default, one per core.
cli-option-quick = Seconds instead of minutes; less exact.
cli-option-commitment = What was published at the start, if you kept it.
cli-option-site-out = The folder to write: a new or an empty one.
cli-option-backup-file = Where the copy goes.
cli-option-backup-database = The server’s database; by default, the file in your data folder.
cli-option-admin-action = What to do: close, ban, unban, bans or rename.
cli-option-admin-target = The table, the person’s ID, or the address or network.
cli-option-admin-name = The new name, for rename.
cli-option-host = The address to listen on.
cli-option-port = 0 takes any free port.
cli-option-database = An SQLite file or a database URL; by default, a file in your data folder.
cli-option-secret = The secret that signs the cookies; by default, one kept in your data folder.
cli-option-origin = An address at which a proxy offers this server, like https://play.example.
cli-option-public-url = Where others reach this server, like https://play.example: for links, codes to scan and requests from there.
cli-option-proxy = A proxy in front of this server that is trusted to report clients’ addresses.
cli-option-rate = Requests per second from one client; 0 sets no limit.
cli-option-limit = A limit other than the default, like sockets-per-person=5; 0 sets none. May be repeated.
cli-option-bot-seconds = Thinking time of bots per move; levels take their share of it.
cli-option-bot-workers = Processes for bots; 0 takes one for every core but one.
cli-option-processes = Server processes on one port; more than one needs PostgreSQL.
cli-option-metrics-port = Also answer on this port of 127.0.0.1, for Prometheus; every further process on the next one.
cli-option-push = Notify players whose turn it is, even when their page is closed (Web Push). The contact, like mailto:you@play.example, is given to the push services; without it nobody is notified.
cli-option-push-service = A push service that may be used instead of the usual ones (of Chrome, Firefox, Safari and Edge): a host with its subdomains, or ADDRESS:PORT.
cli-option-secure-cookie = Send the cookie over TLS only: for servers behind a proxy.
cli-option-no-browser = Do not open the browser.

# A review
cli-help-review =
    Review a game: what every move cost, what was skill and what luck, and which moments decided it.

    The quick pass is the same every time and takes seconds.
cli-option-review-deep = Look more deeply; this takes minutes.
cli-option-review-out = Also write the review here, as a page that needs nothing else.
cli-review-head = { $depth ->
    [deep] Deep review: { $mode }, { $players } players, { cli-review-head-moves }
   *[quick] Quick review: { $mode }, { $players } players, { cli-review-head-moves }
}
cli-review-head-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-review-row = { $label }: { $values }.
cli-review-written = The review is in { $path }.
