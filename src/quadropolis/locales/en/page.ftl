### Quadropolis in English: the page around the games.

## The page itself

page-title = Quadropolis
# Shown where scripts are switched off; <a>…</a> is the link to the rules.
page-without-script = The game needs JavaScript. <a>The rules</a> do not.
page-title-of = { $screen } · Quadropolis
page-not-loaded = This part did not load
page-update = A newer version of the page is here.
page-update-now = Show it now
page-not-loaded-why = The connection was lost, or the server was updated in the meantime. Your game is safe.
page-reload = Reload the page
page-close = Close
page-cancel = Cancel
page-copied = Copied
page-not-copied = Your browser did not let us copy. Select the text and copy it by hand.
page-language = Language
page-help = Rules and help
page-tools = Language, you, settings and help
page-home = Go to the home page

title-table = A table
title-replay = Replay
title-review = Review
title-rules = Rules
title-pad = Scoring pad
title-learn = Learn to play
title-about = About

settings-title = Settings
settings-theme = Theme
settings-theme-system = Same as my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-playing = Playing
settings-confirm-automatic = Play without confirming
settings-confirm-automatic-hint = The last tap of a move sends it at once. You can still take it back where the table allows it.
settings-gains = Show what a move would bring
settings-gains-hint = Points on the squares and buttons while you choose.
settings-sounds = Sounds
settings-sounds-hint = Soft sounds for tiles, rounds and your turn.
settings-speed = Speed of moves
settings-speed-calm = Calm
settings-speed-brisk = Brisk
settings-speed-at-once = Instant
settings-notifications = Notifications
settings-notifications-hint = Your browser tells you when it is your turn while this page is in the background.
settings-notifications-refused = Your browser does not allow notifications for this page. You can change that in its settings.
settings-push-days = Notify me in games timed in days
settings-push-days-hint = In games with one or more days per move, this device tells you when it is your turn, even when the page is closed.
push-failed = Your browser could not set up notifications. Try again later.
call-turn = It is your turn in Quadropolis.
call-allocation = Quadropolis: it is time for your final allocation.
call-over = Your game of Quadropolis is over.
settings-on-device = Play on this device
settings-on-device-hint = Games against bots and on one shared device need no server. They are kept in this browser.
settings-kept = Settings are kept in this browser.

me-title = You
me-name = Your name
me-name-hint = Everyone at your tables sees it. Up to 24 characters.
me-name-save = Save name
me-name-saved = You are { $name } now.
me-name-choose = What should we call you?
me-name-continue = Continue
me-nobody = You can play without an account. Choose a name, or just start: we will find one for you.
me-guest-names = Busy Pigeon, Curious Cat, Sleepy Crane, Early Tram, Bold Beaver, Quiet Lantern, Merry Mason, Clever Crow, Swift Swallow, Lucky Brick, Gentle Giraffe, Wise Owl, Bright Window, Brave Badger, Keen Kestrel, Jolly Juggler, Little Lighthouse, Nimble Mouse, Patient Snail, Round Robin
me-device = Another device
me-device-hint = A code takes you and your games to another phone or computer. It works once.
me-code-show = Show my code
me-code = Your code
me-code-once = Write it down or copy it: it is shown only once. Earlier codes no longer work.
me-code-copy = Copy code
me-code-have = I have a code
me-code-enter = Code from your other device
me-code-enter-hint = Five groups of four, like abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Continue as that player
me-code-replaces = On this device you will no longer be { $name }. Get a code for { $name } first if you want to come back.
me-delete = Delete my data
me-delete-hint = Your name and your list of games disappear for good. In games still in progress, bots take your seats.
me-delete-sure = Really delete everything about { $name }?
me-delete-now = Yes, delete it
me-deleted = Everything about you has been deleted.

## Home

home-title = Build a city worth living in
home-lead = Send your architects, take the best tiles and outbuild your rivals. A game for two to four players that takes about half an hour.
home-play = Play now
home-continue = Continue
home-continue-with = with { $names }
home-which = A game is waiting
home-which-what = Continue it, or start a new one?
home-which-new = A new game
home-friends = Play with friends
home-learn = Learn in five minutes
home-learn-on = Continue the lesson, step { $step }
home-no-account = No account, no installation: “Play now” seats you with two friendly bots.
home-no-server = This page works without a server: bots, games on one shared device, lessons, rules and scoring pad are all here. Only online tables are not.
home-welcome = Welcome back, { $name }.
home-my-games = Your games
home-all-games = { $count ->
    [one] All games (1)
   *[other] All games ({ $count })
}
home-ways = Ways to play
home-bots = Against bots
home-bots-what = Five levels, from a beginner to one that is hard to beat.
home-hotseat = On one shared device
home-hotseat-what = Two to four people pass a phone around or share a screen.
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
home-to-learn-what = A guided first game
home-to-rules = Rules
home-to-rules-what = Everything, with search and pictures
home-to-pad = Scoring pad
home-to-pad-what = Score a game played with the real box
home-to-games = My games
home-to-games-what = Results, replays and game files
home-unofficial = An unofficial fan project, not connected with the designer or the publisher of the board game. All drawings and texts are our own. If you like it, buy the real box.
home-position = Look at a position
home-about = About and credits
home-api = For programmers: the API

nowhere-title = Nothing is built here
nowhere-what = This address leads to an empty square. Perhaps the link is missing a letter.

no-table-unknown = There is no such game
no-table-unknown-what = No table has the code { $id }. Perhaps the link is missing a letter, or the game was removed because nobody came.
no-table-full = This table is full
no-table-full-what = All seats are taken. You can watch the game, or open a table of your own.
no-table-lost-seat = This seat is no longer yours
no-table-lost-seat-what = Somebody else has taken over. You can watch, or start another game.
no-table-restart = The server is not answering
no-table-kernel = This browser cannot show the game
no-table-device = This game is not on this device
no-table-device-what = Games that are played without a server stay in the browser they were begun in. This one was begun elsewhere, or was cleared away with the browser’s data.
no-table-damaged = This game can no longer be read
no-table-damaged-what = What the browser has kept of it is damaged. It was set aside; your other games are as they were.
no-table-restart-what = It may be restarting, or your connection is gone. Your game is saved up to the last move, and we will keep trying.
no-table-other = This table cannot be shown
no-table-again = Try again
no-table-new = Open a table of your own

## My games

games-title = My games
games-lead = Everything you are playing and have played.
games-lead-device = Every game on this device, in progress or finished.
games-alone = The server cannot be reached: these are the games on this device.
games-running = In progress
games-over = Finished
games-none = You have not played yet. Time to start!
games-nobody = We do not know you yet. Your games appear here as soon as you play one.
games-your-turn = Your turn
games-invited = Invitation
games-won = You won
games-winner = winner
games-status-open = Waiting for players
games-full = Everyone is here
games-status-playing = Others to move
games-status-allocating = Final allocation
games-status-finished = Finished
games-status-ended = Ended early
games-go-on = Continue
games-look = View
games-replay = Replay
games-to-table = Go to table
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
games-import-what = The record file of a finished game, from here or from the command line: it is checked and added to your list, and can be replayed.
games-import-choose = Choose a record file
games-imported = The game was checked and added to your list.
games-position = Just a position, as text? Look at it here.

## A new table and its seats

bot-beginner = Pip
bot-beginner-2 = Dot
bot-beginner-3 = Bo
bot-beginner-line = Taller! What does the smoke do again?
bot-casual = Rosa
bot-casual-2 = Milo
bot-casual-3 = Ida
bot-casual-line = A good spot today beats a plan for tomorrow.
bot-skilled = Otto
bot-skilled-2 = Nora
bot-skilled-3 = Hugo
bot-skilled-line = Every street leads somewhere. I know where.
bot-strong = Vera
bot-strong-2 = Max
bot-strong-3 = Tilda
bot-strong-line = That Harbor you were hoping for? Lovely view.
bot-top = Ada
bot-top-2 = Viktor
bot-top-3 = Sol
bot-top-line = I have already seen how this ends.
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
new-mode-classic-what = Classic: four rounds and a city of four districts. The one to start with.
new-mode-expert-what = Expert: five rounds, a larger city, Office Towers and Monuments, and architects shared by everyone.
new-players = Players
new-playgrounds = Playgrounds
new-playgrounds-hint = The mini-expansion: some Parks become Playgrounds.
new-bot = Bot { $number }
new-player = Player { $number }
new-names = Who is playing?
new-name-of = Name of player { $number }
new-start-now = Start the game
new-create = Open the table
new-door = Who can join?
new-door-link = People with the link
new-door-public = Anyone
new-door-link-what = Only people you give the link or the code to can find the table.
new-door-public-what = The table is listed on the home page: every visitor sees it and may sit down.
new-more = Clock, who begins, take-backs, bots
new-clock = Clock
new-clock-what = When somebody’s time is up, they can still move, but the others may let a bot play or end the game.
new-clock-none = No clock
new-clock-move-60 = 1 minute per move
new-clock-move-180 = 3 minutes per move
new-clock-total-600-5 = 10 minutes for the game, plus 5 s per move
new-clock-total-1200-10 = 20 minutes for the game, plus 10 s per move
new-clock-days-1 = 1 day per move
new-clock-days-3 = 3 days per move
new-clock-days-7 = 7 days per move
new-allocation = Inhabitants and energy at the end
new-allocation-automatic = Automatically
new-allocation-manual = By hand
new-allocation-automatic-what = The page finds the best allocation for everyone.
new-allocation-manual-what = Everyone places the inhabitants and energy of their own city and confirms.
new-by-hand = Allocate inhabitants and energy yourself at the end
new-by-hand-hint = You put inhabitants and energy on your buildings. Otherwise the page finds the best allocation.
new-undo = Take-backs
new-undo-bots = Until another person moves; bots don’t count
new-undo-own = Until anyone else has moved, bots included
new-undo-off = Only if the others agree
new-undo-never = Never, not even by asking
new-begins = Who begins?
new-begins-random = Chosen at random
new-begins-me = I do
new-begins-seat = Player { $number }
new-begins-loser = Whoever came in last in the previous game
new-begins-winner = Whoever won the previous game
new-substitute = Who takes over for a player who leaves?
new-stand-ins = Players may let a bot play for them
new-stand-ins-hint = Anyone may let a bot play in their place and come back; the result will say so.
new-hints = Hints allowed
new-hints-hint = Anyone may ask for one on their turn. Everybody sees that they did, and the result says how many there were.
hints-honest = No hints in this game: everyone thinks for themselves, on the honor system.

seats-title = { $name }’s table
seats-title-mine = Your table
seats-lead = { $free ->
    [0] Everyone is here.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
seats-lead-invited = Waiting for the players who are invited.
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
seats-clock-total = { $minutes } min for the game, plus { $increment } s per move
seats-manual = Final allocation by hand
seats-undo-own = Take-backs until the next player moves
seats-undo-off = Take-backs by consent only
seats-undo-never = No take-backs
seats-begins-chosen = Player { $number } begins
seats-begins-loser = Last place in the previous game begins
seats-begins-winner = Winner of the previous game begins
seats-no-stand-ins = No stand-in bots
seats-hints-alone = Hints only against bots
seats-hints-on = Hints allowed
seats-hints-off = No hints
seats-invited = { $name } is invited
seats-invited-you = { $name } invites you to another game.
seats-accept = I’m in
seats-decline = Not this time
seats-only-here = Only this device can open the link: the server listens on this machine alone.
seats-only-here-how = For others on your network, start it with
seats-seats = Seats
seats-seat = Seat { $number }
seats-free = Free seat
seats-kept = Reserved seat
seats-you = You
seats-host = Host
seats-here = here now
seats-away = not connected
seats-is-bot = Bot
seats-sit = Sit here
seats-sit-too = On this device
seats-leave = Leave seat
seats-remove = Clear seat { $number }
seats-bot = Put a bot in seat { $number }
seats-bot-choose = Put a bot here…
seats-start = Start the game
seats-start-wait = The game can start when every seat is taken.
seats-start-host = { $free ->
    [0] Waiting for { $name } to start the game.
   *[other] { $name } starts the game when everyone is here.
}
seats-invite = Invite friends
seats-invite-how = Send this link, or let them point a camera at the code.
seats-invite-watch = Invite others to watch
seats-invite-watch-how = All seats are taken. Whoever follows this link can watch.
seats-copy = Copy link
seats-share = Share
seats-share-text = Come and build a city with me!
seats-code = Or by code:
seats-qr = QR code with the link to this table
seats-full = All seats are taken. You can stay and watch, or open a table of your own.
seats-lost = Your seat was cleared. You can sit here again if there is room.
seats-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
seats-lost-line = Connection lost. We will keep trying; your seat is kept.

## A position on its own

position-title = A position
position-lead = Paste the text of a position to see its boards, everyone’s points, and what each tile would bring.
position-where = Any replay lets you copy links to its positions. The command line and programs read and write the same text.
position-field = Text of the position
position-show = Show it
position-example = Fill in an example
position-copy-link = Copy link
position-copy-text = Copy text
position-another = Another position
position-moves = Most points right away
position-moves-what = The best place for each tile in reach, by the points it brings right away. Tap a move to see it on the boards.
position-to-move = { $name } to move, turn { $turn } of { $turns }. { $first } began this round.
position-to-deal = Round { $round } is about to be dealt. { $name } begins.
about-lead = A free digital version of the board game Quadropolis, made by people who like to play it.
about-game = The board game
about-author = Game by
about-illustrator = Illustrated by
about-designer = Graphic design by
about-developer = Developed by
about-publisher = Published by
about-project = This project
about-unofficial = It is unofficial and not connected with any of them. All words and drawings here are our own. If you like the game, buy the real box.
about-marks = What we know of the tiles, and what we had to infer

## Games on this device

device-mark = on this device
device-instead = The server cannot be reached, so this game is being played on this device.
device-not-kept = This browser keeps nothing: the game will be gone when the page is closed.
device-damaged = { $count ->
    [one] A game on this device could not be read. It was set aside.
   *[other] { $count } games on this device could not be read. They were set aside.
}
device-hand-over = Send it to the server
device-handed = The server has the game now, too.
device-handed-mark = also on the server
