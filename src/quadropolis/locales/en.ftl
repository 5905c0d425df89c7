### Quadropolis in English. Keys are grouped by where they are shown.

## The page itself

page-title = Quadropolis
page-title-of = { $screen } · Quadropolis
page-not-loaded = This part did not load
page-not-loaded-why = The connection broke, or the server was updated in the meantime. Your game is safe.
page-reload = Load the page again
page-close = Close
page-cancel = Cancel
page-copied = Copied
page-not-copied = Your browser did not let us copy. Select the text and copy it by hand.
page-language = Language
page-help = Rules and help
page-tools = Language, you, settings and help
page-home = To the home page

title-table = A table
title-replay = Replay
title-rules = Rules
title-pad = Scoring pad
title-learn = Learn to play

settings-title = Settings
settings-theme = Look
settings-theme-system = Like my device
settings-theme-light = Day
settings-theme-dark = Night
settings-playing = Playing
settings-confirm-automatic = Play without confirming
settings-confirm-automatic-hint = The last tap of a move sends it at once. You can still take it back where the table allows it.
settings-sounds = Sounds
settings-sounds-hint = A quiet knock when a tile is placed or it is your turn.
settings-notifications = Notifications
settings-notifications-hint = Your browser tells you when it is your turn while this page is in the background.
settings-notifications-refused = Your browser does not allow notifications for this page. You can change that in its settings.
settings-kept = Settings are kept in this browser.

me-title = You
me-name = Your name
me-name-hint = Everyone at your tables sees it. Up to 24 characters.
me-name-save = Save name
me-name-saved = You are { $name } now.
me-name-choose = What shall we call you?
me-name-continue = Continue
me-nobody = You can play without an account. Choose a name, or just begin: we will find one for you.
me-guest-names = Busy Pigeon, Curious Cat, Sleepy Crane, Early Tram, Bold Beaver, Quiet Lantern, Merry Mason, Clever Crow, Swift Swallow, Lucky Brick, Gentle Giraffe, Wise Owl, Bright Window, Brave Badger, Keen Kestrel, Jolly Juggler, Little Lighthouse, Nimble Mouse, Patient Snail, Round Robin
me-device = Another device
me-device-hint = A code takes you and your games to another phone or computer. It works once.
me-code-show = Show my code
me-code = Your code
me-code-once = Write it down or copy it: it is shown only now. Codes shown earlier no longer work.
me-code-copy = Copy code
me-code-have = I have a code
me-code-enter = Code from your other device
me-code-enter-hint = Five groups of four, like abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Continue as that player
me-code-replaces = On this device you will no longer be { $name }. Keep a code for { $name } first if you want to come back.
me-delete = Delete my data
me-delete-hint = Your name and your list of games disappear for good. In running games bots take your seats.
me-delete-sure = Really delete everything about { $name }?
me-delete-now = Yes, delete it
me-deleted = Everything about you is deleted.

## Words of the game

kind-tower = Tower Block
kind-shop = Shop
kind-public_service = Public Service
kind-park = Park
kind-playground = Playground
kind-factory = Factory
kind-harbor = Harbor
kind-office = Office Tower
kind-monument = Monument
# What somebody built or took, as the object of a sentence.
a-kind-tower = a Tower Block
a-kind-shop = a Shop
a-kind-public_service = a Public Service
a-kind-park = a Park
a-kind-playground = a Playground
a-kind-factory = a Factory
a-kind-harbor = a Harbor
a-kind-office = an Office Tower
a-kind-monument = a Monument
category-tower = Tower Blocks
category-shop = Shops
category-public_service = Public Services
category-park = Parks
category-factory = Factories
category-harbor = Harbors
category-office = Office Towers
category-monument = Monuments
category-idle_inhabitants = Idle inhabitants
category-pollution = Pollution
mode-classic = Classic
mode-expert = Expert

## Home

home-title = Build a city worth living in
home-lead = Send your architects, take the best tiles and outbuild your rivals. A game for two to four, in about half an hour.
home-play = Play now
home-friends = Play with friends
home-learn = Learn in five minutes
home-no-account = No account, no installation: “Play now” seats you with two friendly bots.
home-welcome = Welcome back, { $name }.
home-my-games = Your games
home-all-games = { $count ->
    [one] All games (1)
   *[other] All games ({ $count })
}
home-ways = Ways to play
home-bots = Against bots
home-bots-what = Five levels, from a beginner to one that is hard to beat.
home-hotseat = Around one device
home-hotseat-what = Two to four people pass a phone or share a screen.
home-hotseat-how = Everyone plays on this device in turn. Nothing is secret in this game, so nobody has to look away.
home-online = With friends online
home-online-what = Open a table and send the link, or show its QR code.
home-open = Open tables
home-open-none = No public table is waiting for players right now. Open one, and others will find it here.
home-open-of = { $name }’s table
home-open-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
home-join = Join
home-join-code = Code or link of a table
home-join-wrong = That is not the code of a table: a code has eight letters and digits.
home-more = More
home-to-learn = Learn to play
home-to-learn-what = A guided first round
home-to-rules = Rules
home-to-rules-what = Everything, with search and pictures
home-to-pad = Scoring pad
home-to-pad-what = Count the cities of a game on your real table
home-to-games = My games
home-to-games-what = Results, replays and records
home-unofficial = An unofficial fan project, not connected with the author or the publisher of the board game. All drawings and texts are our own. If you like it, buy the real box.
home-api = For programmers: the API

nowhere-title = Nothing is built here
nowhere-what = This address leads to an empty square. Perhaps the link is missing a letter.

no-table-unknown = There is no such game
no-table-unknown-what = No table has the code { $id }. Perhaps the link is missing a letter, or the game was put away because nobody came.
no-table-full = This table is full
no-table-full-what = All seats are taken. You can watch the game, or open a table of your own.
no-table-lost-seat = This seat is no longer yours
no-table-lost-seat-what = Somebody else is playing on. You can watch, or begin another game.
no-table-restart = The server does not answer
no-table-restart-what = It may be restarting, or your connection is gone. Your game is kept up to the last move, and we keep trying.
no-table-other = This table cannot be shown
no-table-again = Try again
no-table-watch = Watch
no-table-new = Open a table of your own

## My games

games-title = My games
games-lead = Everything you are playing and have played.
games-running = In progress
games-over = Finished
games-none = You have not played yet. High time!
games-nobody = We do not know you yet. Your games appear here as soon as you play one.
games-your-turn = Your turn
games-won = You won
games-winner = winner
games-status-open = Waiting for players
games-status-playing = Others to move
games-status-allocating = Final count
games-status-finished = Finished
games-status-ended = Ended early
games-go-on = Go on
games-look = View
games-replay = Replay
games-to-table = To the table
games-download = Save the record of this game
games-ago-now = just now
games-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
games-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
games-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
games-import = Import a game
games-import-what = The record file of a finished game, from here or from the command line: it is checked, kept in your list and can be replayed.
games-import-choose = Choose a record file
games-imported = The game is checked and kept.

## A new table and its seats

bot-beginner = Beginner bot
bot-casual = Casual bot
bot-skilled = Skilled bot
bot-strong = Strong bot
bot-top = Top bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-uct = UCT bot
bot-other = Bot { $name }
level-beginner = Beginner
level-beginner-what = Likes big buildings, forgets what they need.
level-casual = Casual
level-casual-what = Counts well, but lives for the moment.
level-skilled = Skilled
level-skilled-what = Plans a good city with an eye on the rounds to come.
level-strong = Strong
level-strong-what = Thinks the round through and blocks where it hurts.
level-top = Top
level-top-what = Takes its time and gives nothing away.

new-mode = Mode
new-mode-classic-what = Classic: four rounds on a city of four districts. The one to begin with.
new-mode-expert-what = Expert: five rounds, a larger city, Office Towers and Monuments, and architects shared by everyone.
new-players = Players
new-playgrounds = Playgrounds
new-playgrounds-hint = A small extra: some Parks become Playgrounds.
new-bot = Bot { $number }
new-player = Player { $number }
new-names = Who plays?
new-name-of = Name of player { $number }
new-start-now = Start the game
new-create = Open the table
new-door = Who may join?
new-door-link = Anyone with the link
new-door-public = Everyone
new-more = Clock, final count, taking back
new-clock = Time for a move
new-clock-none = No clock
new-clock-move-60 = 1 minute per move
new-clock-move-180 = 3 minutes per move
new-clock-days-1 = 1 day per move
new-clock-days-3 = 3 days per move
new-clock-days-7 = 7 days per move
new-allocation = Inhabitants and energy at the end
new-allocation-automatic = Automatically
new-allocation-manual = By hand
new-allocation-automatic-what = The page finds the best allocation for everyone.
new-allocation-manual-what = Everyone puts inhabitants and energy on the buildings of their city and confirms.
new-undo = Taking moves back
new-undo-bots = Always, as long as only bots have answered
new-undo-own = Until the next player has moved
new-undo-off = Only if the others agree

seats-title = { $name }’s table
seats-title-mine = Your table
seats-lead = { $free ->
    [0] Everyone is here.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
seats-setup = This game
seats-players = { $count ->
    [one] One player
   *[other] { $count } players
}
seats-clock-move = { $amount ->
    [one] 1 second per move
   *[other] { $amount } seconds per move
}
seats-clock-days = { $amount ->
    [one] 1 day per move
   *[other] { $amount } days per move
}
seats-manual = Final count by hand
seats-undo-own = Take back until the next move
seats-undo-off = Take back by consent only
seats-seats = Seats
seats-seat = Seat { $number }
seats-free = Free seat
seats-you = You
seats-host = Host
seats-here = here now
seats-away = not connected
seats-is-bot = Bot
seats-sit = Sit down
seats-sit-too = On this device
seats-leave = Stand up
seats-remove = Clear seat { $number }
seats-bot = Put a bot on seat { $number }
seats-bot-choose = Put a bot here…
seats-start = Start the game
seats-start-wait = The game can start when every seat is taken.
seats-start-host = { $name } starts the game when everyone is here.
seats-invite = Invite friends
seats-invite-how = Send this link, or let them point a camera at the code.
seats-copy = Copy link
seats-share = Share
seats-share-text = Come and build a city with me!
seats-code = Or by code:
seats-qr = QR code with the link to this table
seats-full = All seats are taken. You can stay and watch, or open a table of your own.
seats-lost = Your seat was cleared. You can sit down again if there is room.
seats-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
seats-lost-line = Connection lost. We keep trying; your seat is kept.

## The table during a game

# What lies on the site. $kind is the name of a kind of building; [0] says nothing.
site-tile =
    { $kind }{ $inhabitants ->
        [0] {""}
        [one] , 1 inhabitant
       *[other] , { $inhabitants } inhabitants
    }{ $energy ->
        [0] {""}
       *[other] , { $energy } energy
    }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }{ $mayor ->
        [yes] , the Mayor
       *[no] {""}
    }
site-square = { $square }: { $tile }
site-square-empty = { $square }: empty
site-square-down = { $square }: face down, out of the game
site-square-urbanist = { $square }. The Urbanist stands here.
site-spot = Spot { $spot }
site-spot-free = Spot { $spot }, free
site-spot-taken = Spot { $spot } is taken by { $name }’s architect { $architect }.
site-row-urbanist = The Urbanist blocks row { $row } for now.
site-column-urbanist = The Urbanist blocks column { $column } for now.
site-note = { $place }. { $note }
city-square-empty = { $square }: nothing built
city-square =
    { $square }: { $kind }{ $floors ->
        [one] {""}
       *[other] , { $floors } floors
    }{ $inhabitants ->
        [0] {""}
        [one] , 1 inhabitant on it
       *[other] , { $inhabitants } inhabitants on it
    }{ $energy ->
        [0] {""}
       *[other] , { $energy } energy on it
    }{ $activated ->
        [yes] {""}
       *[no] , not activated
    }
city-square-numbers = { $square }. Number { $number }, district { $district }
city-square-note = { $square }. { $note }
city-floor = { $floor ->
        [1] 1st floor
        [2] 2nd floor
        [3] 3rd floor
       *[other] { $floor }th floor
    }
city-idle = { $count ->
        [one] 1 idle inhabitant outside the city: 1 point less
       *[other] { $count } idle inhabitants outside the city: { $count } points less
    }
city-pollution = { $count ->
        [one] 1 unit of energy nobody needs: 1 point less
       *[other] { $count } units of energy nobody needs: { $count } points less
    }
table-player = Player { $number }
table-heading = A game of Quadropolis, { $mode }
table-title = Quadropolis
table-title-turn = ● Your turn – Quadropolis
table-notification = It is your turn in Quadropolis.
table-loading = Finding the table…
table-no-game = Nothing has been played at this table.
table-home = To the home page
table-line-lost = Connection lost. We keep trying; your game is safe.
table-menu = Log and more
table-rules = Rules
table-round-turn = Round { $round }, turn { $turn }
# A player's chip in the bar at the top.
table-chip = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $current ->
        [yes] , to move
       *[no] {""}
    }{ $mayor ->
        [yes] , holds the Mayor
       *[no] {""}
    }{ $away ->
        [yes] , not connected
       *[no] {""}
    }. Open the city and the score sheet.
table-player-title = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-city-of = { $name }’s city
table-my-city = Your city
table-open-city = Open { $name }’s city
table-sheet-of = { $name }’s points as things stand
table-now = Now it is { $name }’s turn
site-title = Construction site
city-inhabitants = { $count ->
        [one] 1 inhabitant
       *[other] { $count } inhabitants
    }
city-energy = { $count ->
        [one] 1 energy
       *[other] { $count } energy
    }
table-architects = Your architects
table-architects-common = Shared architects
table-architect = Architect { $number }{ $left ->
        [yes] {""}
       *[no] , on the site already
    }
table-architect-count = Architect { $number }, { $count } left
table-architect-used = Your architect { $architect } is on the site already.
table-architect-gone = No architect { $architect } is left this round.
table-architect-none = { $mode } has no architect { $architect }.
table-takes = Architect { $architect } takes: { $tile }
table-takes-nothing = Architect { $architect } finds nothing to take here.
table-brings = Points here: { $points }
table-brings-floor = Points here as floor { $floor }: { $points }
table-ask-start = Your turn: pick a tile, architect or spot
table-ask-start-of = { $name }: pick a tile, architect or spot
table-ask-way-tile = Which architect takes the { $kind }?
table-ask-way-empty = Which architect goes there?
table-ask-way-architect = Where does architect { $architect } go?
table-ask-way-spot = Which architect goes here?
table-ask-place = Where does the { $kind } go?
table-move-place = { $kind } on { $square }
table-move-discard = { $kind }, discarded
table-move-nothing = Architect { $architect } on { $spot }: nothing to take
table-no-change = Your points stay the same
table-back = One step back
table-discard = Discard
table-build = Build
table-confirm = Confirm
table-sending = Sending…
table-since = Since your last move:
table-last = The last moves:
table-hint-tile = None of your architects can reach this tile now.
table-hint-place-classic = Architect { $architect } builds in row { $architect } or column { $architect }{ $architect ->
        [1] .
       *[other] , or adds floor { $architect }.
    }
table-hint-place-expert = Architect { $architect } builds in district { $architect } or on squares with a { $architect }{ $architect ->
        [1] .
       *[other] , or adds floor { $architect }.
    }
table-preparing = Your turn…
table-thinks = { $name } is thinking…
table-bot-thinks = { $name } is thinking…
table-over = The game is over.
table-scoring = Back to the scoring
table-undo = Take back
table-undo-ask = Ask to take back
table-undo-waits = { $name } would like to take back a move and waits for the others.
table-undo-waiting = You asked to take back a move. The others have to agree.
table-undo-asked = { $name } would like to take back { $moves ->
        [one] the last move
       *[other] the last { $moves } moves
    }.
table-undo-agree = Agree
table-undo-decline = Better not
table-undo-forget = Never mind
table-replaced = A bot is playing in your place.
table-come-back = I am back
table-sleeper = { $name } has not moved for a while.
table-give = Let a bot play
table-resign = Give up
table-resign-sure = A bot will play on in your place, for good. Give up?
table-end = End the game
table-end-sure = The game ends here, without a winner. End it?
table-play-on = Play on
table-type = Type a move
table-type-enter = Enter
table-typed-unreadable = A move looks like 3W4:b2: architect 3, left of row 4, tile to b2; with :- the tile is discarded.
table-typed-place = This tile cannot go to { $square }.
table-typed-nothing = There is no tile to discard.
table-clock-days = { $days } d { $hours } h
table-heard-turn = It is your turn. You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The log

log-title = What happened
log-round-begins = A new round begins.
log-somebody = Somebody
log-placed = { $name } built { $kind } on { $square }{ $floor ->
        [1] {""}
       *[other] , floor { $floor },
    } with architect { $architect }{ $mayor ->
        [yes] {" "}and took the Mayor
       *[no] {""}
    }.
log-discarded = { $name } took { $kind } with architect { $architect } and discarded it.
log-nothing = { $name } put architect { $architect } on { $spot } and found nothing to take.
log-dealt = Round { $round }
log-created = A table for { $mode } was set up.
log-sat = { $name } took a seat.
log-left = { $name } left the table.
log-bot-sat = { $bot } took a seat.
log-started = The game began.
log-undone = { $name } took back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
log-undo-asked = { $name } asked to take back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
log-undo-answered = { $name } { $agrees ->
        [yes] agreed.
       *[no] did not agree.
    }
log-resigned = { $name } gave up. { $bot } plays on.
log-given = { $bot } plays for { $name } for now.
log-returned = { $name } is back.
log-confirmed = { $name } has laid out inhabitants and energy.
log-finished = { $count ->
        [one] { $winners } won with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } share the win with { $points ->
            [one] { $points } point each.
           *[other] { $points } points each.
        }
    }
log-ended = The game was ended early.
log-rematched = A new table was set up for another game.

## The end of a game

end-total = Total
end-pad = Score pad: the points of everyone by category
end-inhabitants-on-buildings = Inhabitants on buildings
end-empty-squares = Empty squares
end-winner-mark = Winner
end-winner =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $names } win together with { $points ->
            [one] { $points } point each.
           *[other] { $points } points each.
        }
    }
end-tie-inhabitants = { $names } are level on points, so inhabitants on buildings decide: { $winner } has { $count }, against { $other }.
end-tie-empty_squares = { $names } are level on points and on inhabitants, so the fewest empty squares decide: { $winner } has { $count }, against { $other }.
end-shared = Points, inhabitants on buildings and empty squares are all level: { $names } share the win.

# Where points come from, one line of a score sheet each. $where is a square like b2.
end-line-tower =
    { $floors ->
        [one] { $where }: one floor
       *[other] { $where }: { $floors } floors
    }
end-line-shop =
    { $customers ->
        [0] { $where }: no customers
        [one] { $where }: one customer
       *[other] { $where }: { $customers } customers
    }
end-line-public_service =
    { $districts ->
        [one] In one district
       *[other] In { $districts } districts
    }
end-line-park =
    { $towers ->
        [0] { $where }: no tower beside it
        [one] { $where }: one tower beside it
       *[other] { $where }: { $towers } towers beside it
    }
end-line-factory-neighbor =
    { $kind ->
        [shop] { $count ->
            [one] { $where }: a Shop beside it
           *[other] { $where }: { $count } Shops beside it
        }
        [harbor] { $count ->
            [one] { $where }: a Harbor beside it
           *[other] { $where }: { $count } Harbors beside it
        }
       *[office] { $count ->
            [one] { $where }: an Office Tower beside it
           *[other] { $where }: { $count } Office Towers beside it
        }
    }
end-line-harbor-across = { $count } in a row
end-line-harbor-down = { $count } in a column
end-line-printed = { $where }: printed on the tile
end-line-office =
    { $group ->
        [one] { $floors ->
            [one] { $where }: one floor, on its own
           *[other] { $where }: { $floors } floors, on its own
        }
       *[other] { $floors ->
            [one] { $where }: one floor in a group of { $group }
           *[other] { $where }: { $floors } floors in a group of { $group }
        }
    }
end-line-monument-neighbor =
    { $kind ->
        [factory] { $count ->
            [one] { $where }: a Factory beside it
           *[other] { $where }: { $count } Factories beside it
        }
        [harbor] { $count ->
            [one] { $where }: a Harbor beside it
           *[other] { $where }: { $count } Harbors beside it
        }
        [public_service] { $count ->
            [one] { $where }: a Public Service beside it
           *[other] { $where }: { $count } Public Services beside it
        }
        [shop] { $count ->
            [one] { $where }: a Shop beside it
           *[other] { $where }: { $count } Shops beside it
        }
        [playground] { $count ->
            [one] { $where }: a Playground beside it
           *[other] { $where }: { $count } Playgrounds beside it
        }
       *[park] { $count ->
            [one] { $where }: a Park beside it
           *[other] { $where }: { $count } Parks beside it
        }
    }
end-line-idle_inhabitants =
    { $count ->
        [one] One without work
       *[other] { $count } without work
    }
end-line-pollution =
    { $count ->
        [one] One energy unit left over
       *[other] { $count } energy units left over
    }

end-player = Player { $number }
end-player-numbered = { $name } { $number }
end-scoring = The final scoring
end-city-of = { $name }’s city
end-sheet-of = { $name }’s points, line by line
end-open-city = Look closer
end-you-won = You won!
end-won =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won!
    }
end-ahead =
    { $count ->
        [one] One point ahead of { $name }.
       *[other] { $count } points ahead of { $name }.
    }

# Telling the scoring category by category. $points is the table printed on the mat, like 1 / 3 / 6 / 10.
end-how-tower = By floors: { $points }.
end-how-shop = By customers: { $points }.
end-how-public_service = By districts that have one: { $points }. Printed points on top.
end-how-park =
    { $mode ->
        [expert] By Tower Blocks and Office Towers beside it: { $points }.
       *[classic] By Tower Blocks beside it: { $points }.
    }
end-how-factory =
    { $mode ->
        [expert] 2 for every Shop beside it, 3 for every Harbor, 4 for every Office Tower.
       *[classic] 2 for every Shop beside it, 3 for every Harbor.
    }
end-how-harbor = The longest row and the longest column, from two on: { $points }. Printed points on top.
end-how-office = By floors, and more the larger the group.
end-how-monument = Parks, Shops and Public Services beside it bring points, Factories and Harbors cost some.
end-how-idle_inhabitants = Everyone without a building costs a point.
end-how-pollution = Every energy unit left over costs a point.
end-telling-of = { $category }:
end-telling-points =
    { $points ->
        [one] { $name } { $points } point.
       *[other] { $name } { $points } points.
    }
end-story = The scoring
end-story-back = One category back
end-story-next = Next
end-story-play = Play by itself
end-story-pause = Pause
end-story-skip = Result

end-rematch = Play again
end-join-rematch = Join the rematch
end-new-game = Start a game
end-look = The board
end-replay = Replay
end-record = Save game
end-share = Share
end-share-title = A game of Quadropolis
end-share-copied = The link is copied.

end-early = This game ended early
end-early-resigned =
    { $known ->
        [yes] { $name } gave up, and nobody else was left to play on.
       *[no] The last player gave up, so there was nobody left to play on.
    }
end-early-given_up =
    { $known ->
        [yes] { $name } ended the game before the last round was over.
       *[no] Somebody ended the game before the last round was over.
    }
end-early-tidied = Nobody came back to this table for a long time, so it was closed.
end-early-stood = Nobody has won. This is how the cities stood:

# Laying out inhabitants and energy by hand.
end-lay-title = Your final allocation
end-lay-title-of = { $name }’s final allocation
end-lay-how = Decide who works where. Tap a building to give it what it needs, or to take that back.
end-lay-whose = Whose city
end-lay-touch = Tap a building of your city.
end-lay-left = { $left } of { $all } left
end-lay-inhabitants = Inhabitants left: { $left } of { $all }
end-lay-energy = Energy left: { $left } of { $all }
end-lay-building = { $kind } on { $where }
end-lay-cost =
    { $inhabitants ->
        [0] Needs 1 energy.
       *[other] { $energy ->
            [0] Needs 1 inhabitant.
           *[other] Needs 1 inhabitant and 1 energy.
        }
    }
end-lay-park = Always active. It can take in one energy unit.
end-lay-on = Activate
end-lay-off = Switch off
end-lay-park-put = Put energy here
end-lay-park-take = Take it back
end-lay-customers = { $count } of { $most } customers
end-lay-customers-more = One customer more
end-lay-customers-less = One customer fewer
end-lay-behind =
    { $points ->
        [one] point
       *[other] points
    }{ $count ->
        [0] , the best there is
        [one] , one below the best
       *[other] , { $count } below the best
    }
end-lay-best = Best for me
end-lay-clear = Take all back
end-lay-confirm = Confirm
end-lay-nothing-there = Nothing is built on { $where }.
end-lay-needs-nothing =
    { $kind ->
        [monument] The Monument on { $where } needs nothing: it is always active.
       *[playground] The Playground on { $where } needs nothing, and takes in no energy.
    }
end-lay-no-inhabitants = No inhabitant is left. Take one from another building first.
end-lay-no-energy = No energy is left. Take one from another building first.
end-lay-no-shop = Only Shops have customers.
end-lay-shop-dark = Activate the Shop first: customers come to open Shops only.
end-lay-shop-full = The Shop is full: it takes at most { $count } customers.
end-lay-shop-empty = There is no customer to take back.
end-lay-waiting = Your city is settled
end-lay-waiting-why = The points are counted as soon as everyone has confirmed.
end-lay-watching = The last decisions
end-lay-watching-why = The players are putting inhabitants and energy on their buildings.
end-lay-who = Who has confirmed
end-lay-done = { $name } is ready
end-lay-thinking = { $name } is still thinking

## Replay

replay-title = Replay
replay-round = Round { $round } of { $rounds }
replay-start = Before the first deal
replay-over = The end
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-position = Position { $ply } of { $last }
replay-slider = Move
replay-copy = Link to this position
replay-record = Save
replay-table = To the table
replay-site = The construction site
replay-architects-left = Architects left
replay-architects-common = Shared architects
replay-to-move = to move
replay-mayor = has the Mayor
replay-loading = Looking it up…
replay-unknown = No such game
replay-unknown-why = The link may be incomplete, or the game was deleted. Ask whoever sent it, or look at your own games.
replay-not-started = This game has not begun
replay-not-started-why = There is nothing to look back on yet.
replay-failed = The game could not be loaded
replay-home = To the home page
replay-games = My games
replay-again = Try again
replay-inhabitants = inhabitants
replay-energy = energy units
replay-open-city = { $name }’s city and points
replay-rounds = Rounds
replay-to-round = To round { $round }

## Rules

rules-title = Rules
rules-lead = The whole game in our own words: both modes, every building, every table of points.
rules-contents = Contents
rules-search = Search the rules
rules-search-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] Found in { $count } part.
   *[other] Found in { $count } parts.
  }
rules-print = Print
rules-without-script = Plain version without scripts
rules-with-pictures = Version with pictures
rules-link-here = Link to this part: { $title }
rules-see-helper = All score tables on one page
rules-ruling = Our ruling
rules-example = Example
rules-example-name = Ann
rules-unofficial = An unofficial fan project. Words and drawings are our own; the booklet in your box has the last word.

rules-group-playing = Playing
rules-group-scoring = Counting points
rules-group-more = More

rules-goal = The game in a minute
rules-goal-build = Two to four players each build a city. In the middle lies the construction site: five rows of five squares, full of building tiles.
rules-goal-architect = On your turn you lay one of your architects at the edge of the site. Its number says how far it reaches, and the tile it reaches is yours. The same number also says where in your city the tile may stand.
rules-goal-urbanist = The Urbanist follows: it steps onto the square you reached and blocks that row and that column for the next player.
rules-goal-resources = Buildings bring inhabitants and energy, and most of them need inhabitants or energy to count. People without a job and energy without a use cost points. Whoever has the most points at the end wins.

rules-table = What is on the table
rules-table-site = One construction site with 5 × 5 squares and 20 spots around it, five on each side.
rules-table-city = A city mat for every player: 4 × 4 squares in Classic, 5 columns and 4 rows in Expert.
rules-table-architects = Architects: in Classic everyone has their own 1, 2, 3 and 4. In Expert all architects lie in a common pool.
rules-table-urbanist = The Urbanist, who walks over the site and gets in the way.
rules-table-mayor = The Mayor, held by whoever starts the next round.
rules-table-tiles = 142 building tiles, each of them for one round, and 5 Playgrounds as an extra.
rules-table-supply = Inhabitants and energy units.
rules-table-supply-ruling = Inhabitants and energy units never run out. (The box holds 65 and 50 of them.)

rules-round = A round
rules-round-length = Classic has four rounds, Expert five. In every round everyone has four turns.
rules-round-deal = The 25 tiles of the round are shuffled and laid out on the site. Tiles with a mark for more players lie face down: with 4 players 25 tiles are face up, with 3 players 20, with 2 players 16.
rules-round-face-down-ruling = A face-down tile is out of the game and its square counts as empty: an architect may reach it but takes nothing, and the Urbanist still goes there.
rules-round-order = The holder of the Mayor starts, then it goes clockwise. This order holds for the whole round, even when the Mayor changes hands meanwhile. In the first round the start is drawn at random.
rules-round-end = After four turns each, what is left on the site is cleared away, the architects come home and the Urbanist leaves the site until somebody has moved.

rules-turn = A turn, step by step
rules-turn-take = Take a tile. Lay an architect on a free spot. Architect 1 takes the first square it looks at, architect 2 the second, and so on. You must play an architect even if the square it reaches is empty.
rules-turn-urbanist = The Urbanist moves to that square, even if there was nothing to take.
rules-turn-place = Place the tile in your city where the architect’s number allows it, or discard it.
rules-turn-receive = Receive what the placed tile shows: inhabitants, energy, or the Mayor, which makes you the first player of the next round. Points printed on a tile count at the end, and only if that building is activated.
rules-turn-reach = Architect { $architect } lies left of row 4. It takes the third square counted from its side.
rules-turn-blocked = Now the Urbanist stands there. The next player may not use either end of its row, nor either end of its column, nor any spot that already has an architect.
rules-turn-discard-ruling = You may always discard a tile. It brings nothing then, not even the Mayor.
rules-turn-never-stuck = You can never be stuck: before the last turn of a round at most 15 of the 20 spots are taken, and the Urbanist blocks at most three more.

rules-place = Where a tile may stand
rules-place-classic = In Classic architect 2 builds in row 2 or in column 2 of your city, architect 3 in row 3 or column 3, and so on. The square has to be empty.
rules-place-classic-shown = With architect { $architect } this tile may go on any of the marked squares.
rules-place-expert = In Expert every square carries a number and belongs to a district. Architect 4 builds on an empty square with the number 4, or on any empty square of district 4.
rules-place-expert-shown = With architect { $architect } this tile may go on any of the marked squares.
rules-place-neighbors = Neighbors share a side. Squares that only touch at a corner are not neighbors.

rules-stack = Building upwards
rules-stack-what = A Tower Block may also become the next floor of a Tower Block in your city; in Expert an Office Tower may become the next floor of an Office Tower. The other kinds always need an empty square.
rules-stack-where = The floor may be added if the building stands where the architect may build, or if the new floor has the architect’s number: architect 3 may add a third floor anywhere.
rules-stack-high = A building has at most four floors, in Expert at most five. However high it is, it is one building: it is paid for once and counts as one neighbor.
rules-stack-shown = Architect { $architect } takes a Tower Block. Besides row 3 and column 3 it may go on top of the two floors in the corner, because it would be the third.
rules-stack-ruling = Place or floor number: one of the two is enough. The Dutch booklet and one sentence of the Russian one are narrower here; we follow the English, French and Portuguese ones.

rules-supply = Inhabitants and energy
rules-supply-get = What a tile brings goes to your city as soon as the tile is placed. You may move inhabitants and energy between your buildings at any time, so you need not plan ahead; only where they stand at the very end counts.
rules-supply-activate = A building that has what it needs is activated. All others are removed before anything is counted: they bring no points and are nobody’s neighbors.
rules-supply-exact = A building has exactly what it needs or nothing at all. Two exceptions: an activated Shop also takes customers, and a Park may hold one energy unit.
rules-supply-choice = You may leave a building without supplies on purpose. Sometimes that is worth more.
rules-supply-always-ruling = Parks, Playgrounds and Monuments are always active. They cannot be switched off or removed, even if a Monument counts below zero.
rules-supply-count-for-you = No need to puzzle: at the end of a game this program finds your best way to use everything. If you would rather do it yourself, choose that when you open the table.

rules-tower = Tower Blocks
rules-tower-how = A Tower Block counts by its floors.
rules-shop = Shops
rules-shop-how = A Shop counts by its customers: inhabitants that stand on it once its energy is paid. It has room for four, in Expert for five.
rules-public-service = Public Services
rules-public-service-how = Count the districts in which you have at least one. This is counted once for the whole city. The points printed on each activated Public Service are added.
rules-park = Parks
rules-park-how = A Park counts by the Tower Blocks next to it, in Expert by Tower Blocks and Office Towers. A high one counts as much as a low one.
rules-park-energy = Each Park can also take in one energy unit that is left over.
rules-factory = Factories
rules-factory-how = A Factory counts by what stands next to it.
rules-harbor = Harbors
rules-harbor-how = Look for your longest unbroken row of Harbors and for your longest unbroken column of them. Both count, each once. The points printed on each activated Harbor are added.
rules-office = Office Towers (Expert)
rules-office-how = Office Towers that touch are a group. Each of them counts by the size of its group and by its own floors.
rules-office-ruling = A group of more than five uses the line for five.
rules-monument = Monuments (Expert)
rules-monument-how = A Monument counts by what stands next to it, and not everything is a nice view.
rules-leftovers = What is left over
rules-leftovers-idle = Every inhabitant that neither activates a building nor is a customer costs one point.
rules-leftovers-pollution = Every energy unit that is not used costs one point. Each Park takes one of them away first.
rules-city = A whole city
rules-city-how = All of it together, as the scoring pad would show it.

rules-example-tower = Three floors and one floor, each Tower Block with its one energy unit: 6 + 1 = { $tower } points.
rules-example-shop = Two Shops and five inhabitants. Filling one of them is better than sharing: 7 + 1 = { $shop } points.
rules-example-public_service = Four Public Services, but two of them share a district. Three districts bring 9 points, and the printed 1 is added: 9 + 1 = { $public_service } points.
rules-example-park = The Park has three Tower Blocks as neighbors: { $park } points. That one of them has two floors makes no difference here.
rules-example-factory = A Shop on one side and a Harbor on the other: 2 + 3 = { $factory } points for the Factory.
rules-example-harbor = The longest row has three Harbors, the longest column two, and a 1 is printed on one of them: 7 + 3 + 1 = { $harbor } points.
rules-example-office = Three Office Towers that touch, with two, two and three floors: 5 + 5 + 9 = { $office } points.
rules-example-monument = Park and Shop bring the Monument 5 + 3 = { $monument } points. The Factory below would cost five, so nobody is sent there and it is removed before counting. The inhabitant goes shopping instead.
rules-example-leftovers = Three energy units: one for the Tower Block, one for the Park, one too many: { $pollution }. The two inhabitants have nothing to do: { $idle_inhabitants }.
rules-example-playground = Two Tower Blocks beside the Playground: { $park } points, as for a Park. But it takes in no energy, so the third unit costs a point: { $pollution }.
rules-example-city = This city is worth { $total } points. Nobody is idle and nothing pollutes.

rules-winner = Who wins
rules-winner-points = Most points win. If players are level, more inhabitants on buildings win; then fewer empty squares; otherwise they share the win.
rules-winner-ruling = Inhabitants on buildings are those that activate a building or shop. Empty squares are counted after buildings without supplies are removed.
rules-winner-best-ruling = When the program looks for the best way to use everything, it takes the tie-breaks into account: of two ways with equal points it takes the better one for a tie.

rules-expert = What Expert changes
rules-expert-rounds = Five rounds of four turns instead of four, and a city of 5 columns and 4 rows.
rules-expert-pool = The architects are shared. Per player one each of 1 to 5 lies in a common pool, and everyone takes from it. As many as there are players stay unused each round; then the pool is complete again.
rules-expert-mat = Five districts: the four corners and the middle column. Every square also carries the number of one of the other districts.
rules-expert-kinds = Two more kinds: Office Towers, which can be stacked, and Monuments.
rules-expert-higher = Everything may grow to five: floors, customers, districts with a Public Service, Harbors in a row.
rules-expert-tiles = Some tiles are for one mode only, so that every round has 25 tiles again. With two players Monuments come in rounds 2 and 3 only, with three players in rounds 2, 3 and 4.

rules-playgrounds = Playgrounds
rules-playgrounds-what = A small extra for both modes. Five Parks are exchanged for Playgrounds, one in each round. In Classic that makes four of them.
rules-playgrounds-how = A Playground is placed and counts like a Park. It brings one inhabitant, and it takes in no energy.

rules-rulings = Our rulings
rules-rulings-why = Printed editions leave some things open or contradict each other. This is what we decided; the same notes stand where they matter.
rules-marks = What we are not sure of
rules-marks-reconstructed = The player marks of { $count } tiles that only Expert uses are in no list we know. We reconstructed them so that 25, 20 and 16 tiles lie face up, as the rules demand.
rules-marks-copies = Which of several equal tiles belong to one mode only follows from the published totals, not from a list.
rules-marks-correct = Do you own the game and find a difference? Tell us: a correction is one line in a table.

rules-tips = Tips for a first game
rules-tips-kinds = You will not manage every kind. Two or three of them done well beat a bit of everything.
rules-tips-balance = Watch the balance: Tower Blocks bring people and burn energy, Factories bring energy and employ people. Build one of each, and again.
rules-tips-parks = A Park between Tower Blocks pays twice: by its neighbors and by the energy it takes in.
rules-tips-shops = Too many people? A Shop turns up to four of them into seven points.
rules-tips-harbors = Start a line of Harbors early and keep both of its ends free.
rules-tips-services = Spread Public Services: one in each district. A second one in the same place is almost wasted.
rules-tips-architects = Keep an architect for the corner you still need. The number that takes the tile also decides where it stands.
rules-tips-urbanist = Look where you send the Urbanist: the row and the column you block are blocked for the next player, not for you.
rules-tips-mayor = The Mayor starts the next round with the whole site to choose from. A plain Tower Block may be worth it for that alone.
rules-tips-discard = A tile that fits nowhere well may be discarded. An empty square costs nothing; a useless inhabitant does.

rules-square-empty = empty
rules-building-floors = { $floors ->
    [one] { $kind }, { $floors } floor
   *[other] { $kind }, { $floors } floors
  }
rules-inhabitants = { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
  }
rules-energy = { $count ->
    [one] { $count } energy unit
   *[other] { $count } energy units
  }
rules-diagram-city = City of the example
rules-diagram-site = Construction site of the example
rules-diagram-placing = City with the allowed squares
rules-diagram-reach = Architect { $architect } at spot { $spot } reaches square { $square }.
rules-diagram-blocked = The Urbanist stands on { $square }. Blocked spots: { $spots }.
rules-diagram-squares = Allowed squares: { $squares }.
rules-site-urbanist = the Urbanist
rules-site-face-down = face down

## Score tables: in the rules and on the one-page helper

helper-title = Points at a glance
helper-more = The full rules
helper-tips = Short tips
helper-mode = Tables for
helper-needs = Needs: { $what }
helper-turn = Your turn
helper-turn-take = Lay an architect, take the tile it reaches.
helper-turn-place = The same number says where it may stand. Or discard it.
helper-turn-blocked = Not allowed: taken spots, and both ends of the Urbanist’s row and column.
scores-floors = Floors
scores-customers = Customers
scores-districts = Districts with one
scores-towers-beside = Tower Blocks beside it
scores-towers-and-offices-beside = Towers beside it
scores-line = Longest row, longest column
scores-points = Points
scores-each-beside = For each one beside it
scores-group-by-floors = Group ↓ Floors →
scores-group-and-more = { $size } or more
scores-expert-only = { $count } (Expert)
scores-building = Building
scores-needs = Needs
scores-needs-nothing = nothing
scores-needs-energy = 1 energy
scores-needs-inhabitant = 1 inhabitant
scores-needs-both = 1 inhabitant and 1 energy
scores-needs-customers = 1 energy, then customers
scores-printed-added = Printed points are added.
scores-idle = Each idle inhabitant
scores-pollution = Each unused energy unit (one per Park is free)
scores-tie = Level on points: more inhabitants on buildings, then fewer empty squares.

## Scoring pad

pad-title = Scoring pad
pad-lead = For the game on your table: enter the cities, and everyone’s best score is worked out exactly.
pad-summary =
    { $playgrounds ->
        [yes] { $mode }, { $count } players, with Playgrounds
       *[no] { $mode }, { $count } players
    }
pad-setup = Players and mode
pad-change = Change
pad-done = Done
pad-begin = Enter the cities
pad-mode = Mode
pad-mode-hint = The modes have different mats: when you change the mode, the cities begin anew.
pad-players = Players
pad-playgrounds = With Playgrounds
pad-playgrounds-hint = The small expansion that exchanges five Parks.
pad-name-of = Name of player { $number }
pad-tabs = Cities and result
pad-tab-points =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
pad-result = Result
pad-city-of = { $name }’s city
pad-palette = Tiles for { $square }
pad-how = { $square }: tap its tile. The next square follows.
pad-how-floor = { $square }: tap a tile for floor { $floor }, or another square.
pad-how-built = { $square } is built. Tap another tile to exchange it.
pad-how-full = Every square is built. Tap one to change it.
pad-gives =
    The tiles of this city give { $inhabitants ->
        [one] { $inhabitants } inhabitant
       *[other] { $inhabitants } inhabitants
    } and { $energy ->
        [one] { $energy } energy unit
       *[other] { $energy } energy units
    }.
pad-tile-floor = { $tile }, as one more floor
pad-put = { $tile } on { $square }.
pad-removed = { $square } is one tile lower.
pad-undo = Undo
pad-undone = Undone.
pad-remove = Remove
pad-as-text = As text
pad-next-city = Next: { $name }
pad-to-result = To the result
pad-new-game = New game
pad-new-game-done = All cities are empty again. Undo brings them back.

pad-text-title = { $name }’s city as text
pad-text-how = Rows from the top, split by “/”. A dot is an empty square; “+” joins floors, the lowest first.
pad-text-field = City
pad-text-use = Use this city
pad-text-copy = Copy
pad-text-tiles = Names of the tiles

pad-nothing-yet = Nothing is built yet. Enter a city, and its points appear here.
pad-missing = The result is final when every city is entered. Still empty: { $names }.
pad-not-counted = The points could not be counted. { $reason }
pad-again = Try again
pad-warnings = Can this be?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile }: a game with this many players has none.
       *[other] { $tile }: there are { $found } here, but a game with this many players has only { $most }.
    }
pad-warning-too_many_tiles = { $name } has { $found } tiles, but nobody gets more than { $most }.
pad-where = Where everybody goes
pad-sheet-of = { $name }’s points

pad-what-if = What if?
pad-what-if-how = Change what { $name } has, and see what one more would be worth.
pad-inhabitants = Inhabitants
pad-energy = Energy
pad-fewer-inhabitants = One inhabitant fewer
pad-more-inhabitants = One inhabitant more
pad-fewer-energy = One energy unit fewer
pad-more-energy = One energy unit more
pad-printed-inhabitants = The tiles give { $count }.
pad-printed-energy = The tiles give { $count }.
pad-as-printed = Back to what the tiles give
pad-one-more-inhabitant =
    { $points ->
        [0] One more inhabitant would change nothing.
        [-1] One more inhabitant would cost a point.
        [one] One more inhabitant would bring { $points } point.
       *[other] One more inhabitant would bring { $points } points.
    }
pad-one-more-energy =
    { $points ->
        [0] One more energy unit would change nothing.
        [-1] One more energy unit would cost a point.
        [one] One more energy unit would bring { $points } point.
       *[other] One more energy unit would bring { $points } points.
    }

pad-share = Share
pad-copy-link = Copy the link
pad-picture = Save as picture
pad-picture-failed = Your browser could not make a picture.
pad-print = Print
pad-share-title = A game of Quadropolis, counted
pad-opened = This pad came with the link. Undo brings your own back.
pad-link-wrong = This link holds no pad that we can read.

## Learning

learn-classic = Your first game
learn-expert = Expert
learn-progress = Step { $step } of { $steps }
learn-leave = Leave the lesson; you can go on later
learn-back = Back
learn-next = Next
learn-last = Count the points
learn-last-expert = Finish
learn-show-me = Show me
learn-again = Start over
learn-rival = Ada
learn-you = You
learn-site = Construction site
learn-city = Your city
learn-architects = Your architects
learn-pool = Shared architects
learn-architect = Architect { $number }
learn-architects-left = Architect { $number }, { $count } left
learn-hand = In your hand: { $tile }
learn-tray = What you have to give out
learn-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
learn-tray-inhabitants = { $count ->
        [one] { $count } inhabitant
       *[other] { $count } inhabitants
    }
learn-tray-energy = { $count } energy

# The first game. What is to be done, and what the coach says when it is done.
learn-title-architect = Send an architect
learn-do-architect = On your turn you send an architect to the site. Tap architect { $architect }.
learn-do-reach = It takes the tile { $architect } squares away from its spot. Tap the spot from which it reaches the lit Tower Block.
learn-done-architect = Straight in from its spot, square number { $architect }: the Tower Block is yours.
learn-title-place = Build it
learn-do-place = Architect { $architect } builds in row { $architect } or column { $architect } of your city. Tap the square where row { $row } meets column { $column }.
learn-other-place = Allowed, but take the square where row { $row } meets column { $column }: it lets architect { $column } build on top later.
learn-done-place = Built! { $inhabitants } inhabitants came with the tile and look for something to do.
learn-title-urbanist = The Urbanist
learn-do-urbanist = The Urbanist walks to the square you emptied. Nobody may use the spots at the ends of its row and column now. Tap one of them.
learn-done-urbanist = Right: { $spots } spots are closed for Ada’s turn. Then the Urbanist walks on.
learn-title-energy = Fetch energy
learn-do-energy-tile = Ada has taken a tile, too. Your city needs energy: tap the Factory that brings { $energy }.
learn-do-energy-square = Only architect { $architect } has a free way to it. Build it right beside your Tower Block.
learn-other-energy = Allowed, but build it side by side with the Tower Block.
learn-done-energy = { $energy } energy for your city. But both buildings are still dark.
learn-title-activate = Switch on the lights
learn-do-activate = Dark buildings score nothing. A Tower Block runs on energy, a Factory on an inhabitant: give each what it needs.
learn-done-activate = Both are lit! Whatever is left over at the end costs a point each, { $idle } as things stand. More buildings will use it.
learn-title-stack = Build upwards
learn-do-stack-tile = Ada played again. Tower Blocks can grow: tap the one with the Mayor’s hat.
learn-do-stack-square = Architect { $architect } builds in row or column { $architect }, on top of buildings too, and adds floor number { $architect } anywhere. Put this tile on your Tower Block.
learn-other-stack = Allowed, but a higher Tower Block scores more. Put it on top of yours.
learn-done-stack = { $floors } floors are worth { $points } points, { $most } floors even { $best }. With the Mayor’s hat you start the next round!
learn-title-factory = Neighbors for the Factory
learn-do-factory-tile = Architect { $architect } is your last one this round. Tap the Harbor it can reach.
learn-do-factory-square = A Factory earns from Harbors and Shops beside it. Tap the square beside yours; the numbers show how your points change.
learn-other-factory = That would be { $points }. Beside the Factory it is { $best }.
learn-done-factory = The Factory earns { $points } points for the Harbor; a Shop would be { $shop }.
learn-title-harbor = Harbors in line
learn-do-harbor = Round { $round }. Harbors score for the longest line of them across, and the longest down. Tap where this one makes a line.
learn-done-harbor = A line of Harbors, and the stars on the tile: { $points } points.
learn-title-shop = Customers
learn-do-shop = Inhabitants go shopping: the more customers, the more points. Put the Shop where another building earns, too.
learn-done-shop = { $customers } customers are worth { $points } points, and the Factory next door earns { $factory } more. Inhabitants always go where they bring you most.
learn-title-park = A Park
learn-do-park = Round { $round }. A Park counts the Tower Blocks on its sides, never diagonally. Tap its best square.
learn-done-park = { $towers } Tower Blocks look at the Park: { $points } points. A Park needs nobody, and swallows one energy.
learn-title-service = Every district counts
learn-do-service = Round { $round }, the last one. Public Services score by the number of districts that have one. Which square adds a district?
learn-done-service = { $districts } districts: { $points } points, and the stars on the tiles.
learn-title-end = The last energy
learn-do-end = After { $rounds } rounds the game ends. One energy is left, but two Tower Blocks are dark. Which one gets it?
learn-other-end = That one would bring { $points } points. The other one brings { $best }.
learn-done-end = { $points } points! The other one stays dark: it is taken away, and nobody counts it as a neighbor.

# The second lesson.
learn-title-pool = One pool for all
learn-do-pool-architect = In Expert there are { $each } of each architect, for everyone together. Tap a { $architect }.
learn-do-pool-spot = A { $architect } reaches right across the site. Tap the spot from which it takes the lit Office Tower.
learn-done-pool = Taken. What you take from the pool, Ada cannot take.
learn-title-district = Districts and numbers
learn-do-district = Architect { $architect } builds in district { $architect }, or on any square with the number { $architect }. Tap that square in district { $district }.
learn-other-district = Allowed, but try the square with the number { $architect } in district { $district }.
learn-done-district = In Expert every square belongs to two architects: its district’s and its own.
learn-title-office = Office Towers
learn-do-office = An Office Tower needs an inhabitant and energy. Give it both.
learn-done-office = It is lit, but alone and low: { $points } points. Office Towers want company.
learn-title-group = Groups of offices
learn-do-group = Office Towers that touch score as a group: the more of them and the higher, the better. Tap the best square for this one.
learn-done-group = Side by side they bring { $points } points. They may have floors, too.
learn-title-floors = The fifth floor
learn-do-floors = Round { $round }. Tower Blocks and Office Towers have up to { $architect } floors here. Architect { $architect } adds floor number { $architect }, anywhere: where?
learn-done-floors = The highest Tower Block there is: { $points } points!
learn-title-monument = Monuments
learn-do-monument = A Monument loves a Park ({ $park }) or Shop ({ $shop }) beside it; a Factory or Harbor costs { $loss }. Tap its best square.
learn-done-monument = { $points } points for the finest view in town.

# A wrong try gets a kind, exact answer.
learn-other-points = Here it would be { $points }. One square brings { $best }.
learn-wrong-architect = That is architect { $tapped }. Tap the one with a { $architect }.
learn-wrong-architect-first = First an architect: tap the { $architect } under the site.
learn-wrong-tile-itself = That is the one! Now tap the spot at the edge that reaches it.
learn-wrong-no-spot = Tap a spot: one of the arrows around the site.
learn-wrong-spot-blocked = That spot is closed for now. Try another one.
learn-wrong-spot-free = That spot is free. Follow the Urbanist’s stripes to their ends.
learn-wrong-reach-nothing = From there, square number { $architect } has no tile to take. Count { $architect } squares in from the spot.
learn-wrong-reach = From there it takes: { $tile }. Count { $architect } squares in from the spot.
learn-wrong-no-tile = There is nothing to take. Tap a tile on the site.
learn-wrong-tile = You could take this, but it is: { $tile }.
learn-wrong-tile-reach = None of your architects can reach this now: { $tile }.
learn-wrong-no-square = You have the tile already. Tap a square of your city.
learn-wrong-square-built = There is a building already.
learn-wrong-square-line = That is row { $row } and column { $column }. Architect { $architect } builds in row or column { $architect }.
learn-wrong-square-number = That is district { $district }, number { $number }. Architect { $architect } needs one of them to be { $architect }.
learn-wrong-building = Tap a building of your city.
learn-wrong-lit = { $kind }: it has what it needs. Look for a dark building.
learn-needs-inhabitants = { $kind }: no energy needed there. It wants an inhabitant.
learn-needs-energy = { $kind }: no inhabitant needed there. It wants energy.
learn-needs-nothing = { $kind }: it needs nothing at all.
learn-wrong-enough = { $kind }: it has enough of that.
learn-wrong-later = { $kind }: a good idea, but not this time.
learn-laid = { $kind }: the lights are on! Now the other one.
learn-laid-half = { $kind }: half-paid is not paid. It wants something else, too.

# The end of a lesson.
learn-over = You know how to play!
learn-over-score = { $points } points. Ada has { $rival }: you win!
learn-over-how = So every round: an architect each, a tile each, { $turns } times. After { $rounds } rounds the best city wins. We count all the points for you.
learn-over-expert = Ready for Expert!
learn-over-expert-how = { $rounds } rounds of { $turns } turns, and some architects stay unused every round. Everything else is as you know it.
learn-play-now = Play now
learn-play-now-hint = A real game with two friendly bots
learn-play-expert = Play Expert now
learn-go-expert = Learn Expert, too
learn-go-classic = Learn the basics
learn-go-rules = All the rules
learn-sheet = How your city scored

## Errors

error-unknown = Something went wrong, but your game is safe. Try again in a moment.
error-player = player { $number }
error-page-unreachable = The server cannot be reached right now. Check your connection and try again.

error-person-unknown = We do not know you yet: choose a name first.
error-person-wrong-name = A name has 1 to { $most } visible characters.
error-person-wrong-recovery = This code is not known, or it was used before.

error-table-unknown = There is no table { $table }.
error-table-wrong-setting = This setting is not possible at a table.
error-table-no-such-seat = This table has no such seat.
error-table-seat-taken = Somebody was quicker: this seat is taken.
error-table-seat-free = Nobody sits there any more.
error-table-full = All { $seats } seats of this table are taken.
error-table-seated-already = You sit at this table already.
error-table-seats-free = { $free ->
    [one] One seat is still free: ask somebody to join, or put a bot there.
   *[other] { $free } seats are still free: ask somebody to join, or put bots there.
}
error-table-not-open = The game has started already.
error-table-not-playing = This is only possible during the game.
error-table-not-over = This is only possible after the game.
error-table-not-host = Only the host of the table may do this.
error-table-not-your-seat = This is not your seat.
error-table-not-seated = Only those who play at this table may do this.
error-table-not-your-turn = Not yet: it is { $current }’s turn.
error-table-old-position = The table has moved on. Look again, then choose.
error-table-still-awake = { $seconds ->
    [one] A little patience: one more second is left to think.
   *[other] A little patience: { $seconds } more seconds are left to think.
}
error-table-may-not-end = The game goes on: nobody’s time has run out and nobody has left.
error-table-not-away = No bot plays in your place.
error-table-not-allocating = It is not the time to share out inhabitants and energy.
error-table-confirmed = This city is confirmed already.
error-table-bot-not-offered = This bot does not play here.
error-table-too-many = You have { $most } unfinished games. Finish or leave one first.
error-table-import-not-over = Only a finished game can be kept here. This one is not over.

error-undo-nothing = You have made no move that could be taken back.
error-undo-across-deal = A new round has been dealt since your last move, so it stays.
error-undo-off = At this table moves are not taken back.
error-undo-not-asked = Nobody asks to take a move back any more.
error-undo-answered = You have agreed already.

error-request-wrong-message = The server did not understand this page. Load the page again.
error-request-not-found = There is nothing at this address.
error-request-wrong-method = The server did not understand this page. Load the page again.
error-request-wrong-origin = The server does not take this from another site.
error-request-too-large = This is too large to be sent.
error-request-not-json = This file is not a game record.
error-request-too-fast = { $seconds ->
    [one] That was quick! Try again in a second.
   *[other] That was quick! Try again in { $seconds } seconds.
}
error-server-failed = Something went wrong on the server. Nothing was changed: try again.
error-server-storage-failed = The server could not save this, so it does not count. Try again in a moment.
error-server-shutting-down = The server is being updated. Everything is kept: we come back by ourselves.

error-setup-unknown-mode = There is Classic and Expert, nothing else.
error-setup-wrong-players = Two, three or four play.
error-setup-wrong-first-player = The first player does not sit at this table.
error-setup-wrong-playgrounds = Playgrounds are either used or not.
error-setup-wrong-seat = This table has no such seat.
error-setup-wrong-number = This number must be from { $least } to { $most }.
error-setup-impossible-state = No game can come to this position.
error-deal-not-expected = No new round is due now.
error-deal-not-a-deal = These are not tiles that could be dealt.
error-deal-wrong-tiles = Round { $round } is not dealt with these tiles.

error-move-deal-expected = Round { $round } has not been dealt yet.
error-move-game-over = The game is over.
error-move-architect-not-available = Architect { $architect } is used already.
error-move-spot-taken = Spot { $spot } is taken by architect { $architect } of { $player }.
error-move-spot-faces-urbanist = Spot { $spot } faces the Urbanist, who stands on { $urbanist }.
error-move-must-place-or-discard = Architect { $architect } at { $spot } takes a tile ({ $face }): choose where it goes, or discard it.
error-move-nothing-to-place = Architect { $architect } at { $spot } reaches no tile, so nothing is placed.
error-move-no-such-square = There is no square { $square } in this city: squares go from { $first } to { $last }.
error-move-square-not-allowed = Architect { $architect } may not build on { $square }. Allowed are { $allowed }.
error-move-square-occupied = { $square } is occupied ({ $building }), and this tile ({ $face }) cannot be stacked.
error-move-other-kind = This tile ({ $face }) cannot stand on { $square }: another kind of building is there ({ $building }).
error-move-stack-full = The building on { $square } has { $floors } floors already. Higher is not allowed.

error-allocation-malformed = Inhabitants and energy cannot be shared out like this.
error-allocation-wrong-count = Every city needs its inhabitants and energy shared out.
error-allocation-no-building = Nothing can be put on { $square }: no building stands there.
error-allocation-wrong-cost = The building on { $square } ({ $building }) does not take that many.
error-allocation-not-enough = This uses { $used }, but the city has only { $available }.
error-allocation-wrong-resource = This must be a whole number from 0 up.

error-notation-not-text = This is written as text.
error-notation-move = This is not a move. A move looks like 3W4:b2.
error-notation-unknown-face = There is no tile { $found }.
error-notation-face-not-in-mode = This tile ({ $face }) belongs to the other mode.
error-notation-wrong-rows = There should be { $expected } rows, not { $found }.
error-notation-wrong-columns = Row { $row } should have { $expected } squares, not { $found }.
error-notation-wrong-stack = The building at { $where } cannot be built like this.
error-notation-too-long = This text is too long to be read.

error-position-wrong-field-count = The position has { $found } fields split by |; with { $players } players it has { $expected }.
error-position-wrong-field = Field { $number } of the position is { $found }. It is written like: { $like }
error-position-out-of-range = The position says “{ $field }” with { $found }; here it goes from { $least } to { $most }.
error-position-spot-twice = Two architects lie on spot { $spot }; there is room for one.
error-position-same-architect = Architect { $architect } lies on { $spots }; how many there are: { $most }.
error-position-wrong-share = Architects of player { $who } on spots: { $found }. With { $lying } on spots and player { $first } starting it should be { $expected }.
error-position-wrong-turn = With { $lying ->
    [one] one architect
   *[other] { $lying } architects
} on spots it is “{ $field } { $expected }”, not “{ $field } { $found }”.
error-position-wrong-architects-left = The architects left are { $found }; those on spots leave { $expected }.
error-position-wrong-urbanist = The Urbanist’s place is { $found }; after the last move it is { $expected }.
error-position-not-cleared = Between rounds it should be “{ $field } { $expected }”, not “{ $field } { $found }”.
error-position-wrong-face-down = Tiles face down on the site: { $found }. In round { $round } it is { $expected }.
error-position-not-of-this-round = The site shows tiles that round { $round } does not have, or not so often: { $surplus }.
error-position-nobody-took = Site square { $square } is empty, but no architect on a spot reaches it.
error-position-still-there = A tile ({ $face }) lies on site square { $square }, but architect { $architect } at { $spot } took it.
error-position-wrong-mayor = Player { $found } cannot hold the Mayor; who can: { $expected }.
error-position-too-many-built = Tiles in city { $city }: { $found }. Its player has made only { $most } moves.
error-position-never-taken = The cities have tiles that nobody can have taken, or not so often: { $surplus }.

error-record-not-json = This file is not a game record.
error-record-wrong-field = This record cannot be read: something is wrong at “{ $field }”.
error-record-wrong-site = This record cannot be right: round { $round } is dealt with wrong tiles.
error-record-wrong-move = This record cannot be right: move { $number } ({ $move }) is not possible.
error-record-missing-site = This record is not complete: the tiles of round { $round } are missing.
error-record-unplayed-site = This record cannot be right: round { $round } is dealt before round { $before } is finished.
error-record-wrong-result = The result in this record is not the one its moves lead to.
error-record-no-such-ply = This game has no such position: it has 0 to { $last }.

## The command line

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } and { $last }
cli-list-or = { $rest } or { $last }
cli-none = none
cli-error = Error:
cli-note = Note: { $text }
cli-standard-input = the standard input
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
cli-move-build = { $player } plays { $move }: { $tile }, { $change }.

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
cli-play-input-ended = The input has ended before the game.
cli-play-leave = You leave the game.
cli-play-no-move-with = There is no legal move with { $narrow }.
cli-play-taken-back = Taken back.
cli-play-saved = Saved to { $path }.
cli-play-saved-in = It is saved in { $path }.
cli-play-not-saved = It is not saved.
cli-play-go-on = Go on with: { $command }
cli-play-position-only = This game began from a position, so there is no record of it: what is saved is the position it has come to.
cli-moves-none = There is no move to make.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”; headings of narrow columns: short words.
cli-think-move = { $bot } plays { $move }.
cli-think-alone = { $bot } names no candidates.
cli-think-head-move = move
cli-think-head-chance = win chance
cli-think-head-visits = visits
cli-think-candidate = { $place }. { $move }: win chance { $chance }, points { $points }, { $visits ->
    [one] looked at once
   *[other] looked at { $visits } times
}.

# What “help” says: what one may type, and what it does.
cli-do-build = architect 3 goes to spot W4 and its tile to square b2 of your city
cli-do-discard = the tile is discarded
cli-do-nothing = the architect reaches no tile
cli-do-moves = the legal moves, and what they would change
cli-do-moves-some = the same for one architect, one spot, or both: every square
cli-do-board = show the board again
cli-do-position = show the position as one line of text, for think, moves or play --from
cli-do-score = everyone's points by category as things stand
cli-do-undo = back to the previous decision of a person
cli-do-save = write the game down; go on later with --resume FILE
cli-do-help = this text
cli-do-quit = leave the game
cli-do-line = { $typed } - { $meaning }.
cli-rules-site = Spots lie around the site: N and S above and below the columns 1 to 5, W and E beside the rows 1 to 5. Architect k takes the k-th tile counted from its spot. A spot that is taken, or whose row or column holds the Urbanist, is not free.
cli-rules-city = Classic: architect k builds in row k or column k of the city. Expert: on squares numbered k or in district k; an empty square shows district/number. A Tower Block (in Expert also an Office Tower) may also be put on top of one of its kind there, or anywhere as floor k.
cli-rules-points = Points are those of the best way to place inhabitants and energy now. Which tiles lie face down with fewer than four players is partly reconstructed, not taken from a list.
cli-rules-board = On the board { cli-board-urbanist } is the Urbanist, ×× a spot it blocks, 3● an architect lying there, # a tile that lies face down for the whole game, and T×2 a Tower Block of two floors.
cli-rules-tiles = The tiles:

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Urb
cli-board-points = { $count } pts
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
    [one] Most points at once: { $moves }. Of { $count } legal move; ? 3 or ? W4 or ? 3W4 shows every square.
   *[other] Most points at once: { $moves }. Of { $count } legal moves; ? 3 or ? W4 or ? 3W4 shows every square.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Points
cli-sheet-total = Total
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
cli-win-inhabitants = The first tie-break is the most inhabitants on buildings: { $numbers }.
cli-win-empty = The second tie-break is the fewest empty squares: { $numbers }.
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
    [one] And { $count } other way to place an architect, with no more points: type ? 3 or ? W4 or ? 3W4 to hear every square.
   *[other] And { $count } other ways to place an architect, none with more points: type ? 3 or ? W4 or ? 3W4 to hear every square.
}
cli-plain-total = { $points ->
    [one] Total: { $points } point.
   *[other] Total: { $points } points.
}
cli-plain-category = { $category }: { $points }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = On { $square }, { $building }: { $resources }.
cli-plain-removed = Not activated, so removed before counting: { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
        [one] { $inhabitants } inhabitant on buildings
       *[other] { $inhabitants } inhabitants on buildings
    }, { $empty ->
        [one] { $empty } empty square
       *[other] { $empty } empty squares
    }.
# $squares is like “a T1, b empty, c face down”.
cli-plain-site-row = Site row { $row }: { $squares }.
cli-plain-square-empty = empty
cli-plain-square-down = face down
# $architects is like “W4 3 of Ann, N1 2 of Bob”: the spot, the architect, whose it is.
cli-plain-on-spots = Architects on spots: { $architects }.
cli-plain-on-spot = { $spot } { $architect } of { $player }
cli-plain-urbanist = The Urbanist stands on { $urbanist }; blocked are { $spots }.
cli-plain-free-spots = Free spots: { $spots }.
cli-plain-pool = Architects left for everyone: { $architects }.
cli-plain-pool-part = { $count ->
    [one] { $architect } ({ $count } time)
   *[other] { $architect } ({ $count } times)
}
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player } has { $has }.
cli-plain-hand = Architects left for { $player }: { $architects }.
cli-plain-city = City of { $player }: { $buildings }.
cli-plain-city-empty = City of { $player }: nothing built yet.
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } takes nothing.
cli-plain-way = { $way } takes { $tile }: { $options }.
cli-plain-way-on = { $change } on { $squares }
cli-plain-way-discarded = { $change } discarded
cli-plain-discarded = discarded

# Scoring a city.
cli-score-too-few = the box has too few tiles for this city: { $faces }.
cli-score-used = { $face } ({ $count } used)
cli-score-too-many = { $tiles ->
    [one] this city has { $tiles } tile; a player takes at most { $most } in a game.
   *[other] this city has { $tiles } tiles; a player takes at most { $most } in a game.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] The record is right: a finished expert game of { $players } players, { $moves } moves, plies 0 to { $last }.
   *[classic] The record is right: a finished classic game of { $players } players, { $moves } moves, plies 0 to { $last }.
}
cli-replay-checking = { $count ->
    [one] { $count } game checked
   *[other] { $count } games checked
}
cli-replay-checked = { $count ->
    [one] { $count } game checked: { $right } right ({ $finished } finished), { $wrong } wrong.
   *[other] { $count } games checked: { $right } right ({ $finished } finished), { $wrong } wrong.
}
cli-replay-wrong = Game { $game }: { $reason }
cli-replay-more = And { $count } more.
cli-verified-scores = Verified: the deals are those committed to, every move is legal, and the scores are { $scores }.
cli-verified-ended = Verified: the deals are those committed to, every move is legal, and it was given up.
cli-backup-done = { $file }: { $size } bytes, checked.
cli-serve-at = Quadropolis is served at { $address } (Ctrl-C stops it)

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
        [expert] expert
       *[classic] classic
    }, { $players } players, { $playgrounds ->
        [yes] with Playgrounds
       *[no] without Playgrounds
    }
cli-simulate-row = { $label }: { $value }.
cli-simulate-seed = Seed
cli-simulate-mean = Points on average
cli-simulate-extremes = Lowest and highest
cli-simulate-extremes-are = { $lowest } and { $highest }
cli-simulate-margin = Points ahead of the second
cli-simulate-first = Won by the first player
cli-simulate-shared = Shared wins
cli-simulate-speed = Games per second
cli-simulate-written = Written to

# $limit is cli-arena-seconds, cli-arena-iterations or both as a list.
cli-arena-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $mode ->
        [expert] expert
       *[classic] classic
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
cli-arena-against = against
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-points = Points
cli-arena-score = Score
cli-arena-elo = Elo
cli-arena-sure = 95 %
cli-arena-speed = s/move
cli-arena-violations = Violations
cli-arena-pairs = Each against each
cli-arena-interval = { $low } to { $high }
cli-arena-slowest = { $count ->
    [one] { $bot }: slowest move { $seconds } s; { $count } move more than 20 % over the limit.
   *[other] { $bot }: slowest move { $seconds } s; { $count } moves more than 20 % over the limit.
}
cli-arena-violation = { $bot }: first violation: game { $game }: { $reason }
cli-arena-memory = The largest worker had { $size } MB of memory.
cli-arena-games-in = The games are in { $path }
cli-arena-stopped = Interrupted after { $played } of { $total } games; none was kept.
cli-arena-stopped-kept = Interrupted after { $played } of { $total } games; go on with --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = description
cli-bot-random = plays any legal move, without looking
cli-bot-greedy = takes what scores most at once, and never looks ahead
cli-bot-uct = a textbook UCT search with random games, for reference
cli-bot-beginner = new to the game: likes big buildings, forgets what they need and pollution
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
cli-bench-allocations-line = { $mode }, { $cities }: best allocation in { $median } microseconds, median; { $p99 } in 99 of 100, { $p999 } in 999 of 1000 cities, { $worst } at worst; a call from Python { $call }, plain rules { $plain }, ratio { $ratio }.

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

    Type moves like 3W4:b2. Type ? for the legal moves and what they score, and help for everything else. With --json the record is printed at the end, and all else goes to standard error.
cli-help-score = Score a city: points by category, and where every inhabitant and energy unit goes.
cli-help-moves = List the legal moves of a position; of a record, by default, the last one.
cli-help-think =
    Ask a bot for its move in a position, and for what it thinks of others.

    Points are what it expects everybody to have at the end; the win chance is that of whoever is to move.
cli-help-replay =
    Check a game, move by move, and show its result; or draw one of its positions.

    A file of many games is checked as a whole; the exit code is 2 if any game is wrong.
cli-help-simulate =
    Let random players or bots play games, and write them down.

    Game number k of a seed is always the same, however many games are played.
cli-help-bots =
    List all bots; the levels last, from the weakest to the strongest.

    How to write your own, and how to use it, is in docs/bots.md.
cli-help-arena = Let bots play each other on mirrored deals: the same tiles, with the seats rotated.
cli-help-serve =
    Serve tables to play at, on this machine and on the net. Ctrl-C stops it.

    How to host it for others is in docs/hosting.md.
cli-help-verify = Check a game of a server: its commitment, deals, moves and result.
cli-help-backup = Copy the server's database to a file, whole or not at all.
cli-help-bench = Measure the kernel: random games, exact allocations, and how the plain rules compare.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = FILE
cli-word-number = NUMBER
cli-word-mode = MODE
cli-word-who = WHO
cli-word-record = RECORD
cli-word-position = POSITION
cli-word-bot = BOT
cli-word-city = CITY
cli-word-seconds = SECONDS
cli-word-directory = DIRECTORY
cli-word-text = TEXT
cli-word-address = ADDRESS
cli-word-options = OPTIONS
cli-word-command = COMMAND
cli-word-arguments = ARGS

# Help of the options and arguments.
cli-option-help = Show this message and exit.
cli-option-version = Show the version.
cli-option-install-completion = Install completion for the current shell.
cli-option-show-completion = Show completion for the current shell, to copy it or customize the installation.
cli-option-mode = classic or expert.
cli-option-players = How many play.
cli-option-playgrounds = With the five Playground tiles, or without.
cli-option-seed = The same seed gives the same tiles and random players.
cli-option-json = Print JSON for programs.
cli-option-plain = Sentences and lists, no colour, no drawing: for screen readers.
cli-option-record = A game record: a .json file, a .jsonl file of many games, or - for standard input.
cli-option-position = The text of a position (see docs/formats.md), a file with one, a game record (.json or .jsonl), or - for standard input.
cli-option-game = Which game of a file of many, counted from 1.
cli-option-ply = A position: 0 is before the first deal; then deals and moves.
cli-option-play-seat = Who sits there, in order of play; repeat it. A name is a person; human is you; beginner, casual, skilled, strong and top are bots (see quadropolis bots), bot:FILE is your own. Free places go to casual bots.
cli-option-save = Keep the game in this file while you play.
cli-option-resume = Go on with a saved game.
cli-option-from = Go on from a position: its text, a file with one, a game record, or - for standard input. Without a record only the position can be saved.
cli-option-think-bot = Who is asked: a name from the command bots, a file or a program.
cli-option-think-seconds = Thinking time; levels take their share of it. By default 1, or no limit if --iterations is given.
cli-option-think-seed = With the same seed and --iterations the answer is the same.
cli-option-think-candidates = How many candidates are shown at most; not every bot names any.
cli-option-city = Rows from the top split by /, squares by blanks, . is empty.
cli-option-inhabitants = Instead of the inhabitants the tiles give.
cli-option-energy = Instead of the energy the tiles give.
cli-option-allocation = Score this allocation instead of the best one.
cli-option-games = How many games.
cli-option-simulate-seat = Who sits there (see quadropolis bots); repeat it. Without it, random players.
cli-option-simulate-iterations = How long bots that search may think about a move.
cli-option-simulate-out = Write the records here, one per line; - is the standard output.
cli-option-arena-bots = Names from the command bots, files (bot.py or bot.py:ClassName) or programs ('program:COMMAND'). A name may be repeated.
cli-option-arena-players = How many sit at a table. By default as many as bots are given, or 2 if they are more than 4. With fewer than bots given, everyone plays everyone.
cli-option-arena-games = How many games each line-up plays, rounded up so that everyone has every seat.
cli-option-arena-time = Thinking time per move; levels take their share of it. By default 1, or no limit if --iterations is given.
cli-option-arena-iterations = Iterations per move, for results that can be repeated.
cli-option-arena-out = Keep every game here, in games.jsonl; or give the name of a .jsonl file.
cli-option-arena-resume = Go on with the games that are already in --out.
cli-option-arena-workers = Games at the same time; by default one per core.
cli-option-quick = Seconds instead of minutes; less exact.
cli-option-commitment = What was published at the start, if you kept it.
cli-option-backup-file = Where the copy goes.
cli-option-backup-database = The server's database; by default the file in your data folder.
cli-option-host = The address to listen on.
cli-option-port = 0 takes any free port.
cli-option-database = An SQLite file or a database's URL; by default a file in your data folder.
cli-option-secret = Signs the cookies; by default one that is kept in your data folder.
cli-option-origin = An address under which a proxy offers this server, like https://play.example.
cli-option-proxy = A proxy in front of this server, whose word on clients' addresses is taken.
cli-option-rate = Requests per second of one client; 0 sets no limit.
cli-option-bot-seconds = Thinking time of bots per move; levels take their share of it.
cli-option-bot-workers = Processes for bots; 0 takes one for every core but one.
cli-option-secure-cookie = Send the cookie over TLS only: for servers behind a proxy.
cli-option-no-browser = Do not open the browser.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-file-not-found = There is no file { $path }.
error-file-unreadable = { $path } cannot be read: { $reason }.
error-file-unwritable = { $path } cannot be written: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } is not a text file in UTF-8.
error-file-exists = { $path } holds something already: choose another name, or go on with it by --resume.
error-file-no-games = { $path } holds no game.
error-file-many-games = { $path } holds more than one game: choose one with --game.
error-file-no-such-game = There is no game { $game }; { $path } holds { $games }.
error-usage-usage-error = This is not how the command is used. See: { $command } --help
error-usage-no-such-option = There is no option { $parameter }. See: { $command } --help
error-usage-missing-parameter = { $parameter } is missing. See: { $command } --help
error-usage-bad-parameter = This value is not possible for { $parameter }. See: { $command } --help
error-usage-bad-option-usage = { $parameter } is not used like this. See: { $command } --help
error-usage-not-json = { $option } is not JSON: { $reason }.
error-usage-resumed-otherwise = The resumed game has { $option } { $found }, not { $asked }: leave the option out.
error-usage-from-and-resume = --from and --resume both say where the game goes on: choose one of them.
error-usage-too-many-seats = { $seats } seats were given for { $players } players.
error-usage-seat-name = { $found } is not a seat: expected a name of 1 to { $most } printable characters.
error-usage-stdout-twice = --out - and --json both write to the standard output: choose one of them.
error-play-no-save-name = Say where to save, like: save game.json
error-play-filter = { $found } does not narrow the moves: type ? 3, ? W4 or ? 3W4.
error-play-nothing-to-undo = There is no earlier decision of a person to go back to.
error-play-no-moves = The game stops here: { $lines } lines in a row made no move.
error-play-nothing-typed = Type a move like 3W4:b2, ? for the legal moves, help, or quit.
error-think-nobody-moves = Nobody is to move in this position: a round is about to be dealt, or the game is over.
error-simulate-not-a-bot = { $seat } is not a bot; simulate plays without people (see quadropolis bots).
error-arena-too-few-bots = { $players } players need { $players } bots; given: { $bots }. A name may be repeated, like: arena { $example }
error-arena-wrong-setting = This value is not possible for { $option }: { $found }.
error-arena-nothing-to-resume = --resume goes on with a file of games: say which with --out.
error-arena-games-exist = { $path } already has games: continue them with --resume, or choose another --out.
error-arena-other-plan = { $path } was played with { $option } { $found }, not { $asked }: choose another --out.
error-arena-not-arena-game = Line { $line } of { $path } is not a game of an arena.
error-arena-file-in-use = { $path } is being written by another arena.
error-arena-file-failed = { $path } cannot be used: { $reason }.
error-arena-worker-ended = A worker ended ({ $status }) while playing game { $game }: { $last_words }
error-bot-unknown = There is no bot { $spec }. The bots are { $names }; your own is a file (bot.py or bot.py:ClassName) or a program (program:COMMAND).
error-bot-wrong-name = { $spec } cannot name a bot: expected 1 to { $most } printable characters.
error-bot-wrong-factor = { $spec } does not say how much of its time the bot is given: expected a number above 0 and up to { $most } behind the @, like top@0.1.
error-bot-no-file = There is no file { $path } to load a bot from.
error-bot-no-class = { $path } does not say which bot to use.
error-bot-wrong-command = { $command } is not a command that can be run.
error-bot-failed = The bot failed: { $reason }
error-bot-not-started = The bot did not start: { $reason }
error-bot-exited = The bot's process ended ({ $status }) instead of answering. { $last_words }
error-bot-stalled = The bot did not answer in time.
error-bot-bad-answer = The bot's answer cannot be read.
error-bot-illegal-move = The bot answered { $move }, which is not possible.
error-serve-port-busy = { $host }:{ $port } cannot be listened on: { $reason }. Choose another with --port.
error-serve-folder-unwritable = { $path } cannot be written: { $reason }. Choose another place with --database.
error-serve-newer-database = The database was written by a newer version of quadropolis ({ $found }): install that version, or choose another place with --database.
error-serve-wrong-database = The database cannot be used: { $reason }.
error-serve-short-secret = The secret is too short: give at least { $least } characters.
error-backup-not-sqlite = Only an SQLite database is copied here; use the tools of { $kind }, like pg_dump.
error-backup-no-database = There is no database { $path }.
error-backup-failed = The backup could not be made: { $reason }.
error-verify-no-commitment = The record holds no commitment to its deals, so there is nothing to check them against.
error-verify-not-opened = The deals have not been opened: this is done when the game is over.
error-verify-wrong-commitment = The opened deals do not give the published commitment: they are others.
error-verify-other-deals = What was played with is not what was committed to.
