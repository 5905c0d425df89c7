### Quadropolis in English: the scoring pad.

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
pad-mode-hint = The modes have different mats: changing the mode clears the cities.
pad-players = Players
pad-playgrounds = With Playgrounds
pad-playgrounds-hint = The mini-expansion that swaps one Park per round for a Playground.
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
pad-how-built = { $square } has a building. Tap another tile to replace it.
pad-how-full = Every square has a building. Tap one to change it.
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
pad-removed = { $square } has one tile fewer.
pad-undo = Undo
pad-undone = Undone.
pad-remove = Remove
pad-as-text = As text
pad-next-city = Next: { $name }
pad-to-result = Go to result
pad-new-game = New game
pad-new-game-done = All cities are empty again. Undo brings them back.

pad-text-title = { $name }’s city as text
pad-text-how = Rows from the top, separated by “/”; squares are separated by spaces. A dot is an empty square; “+” joins floors, the lowest first.
pad-text-field = City
pad-text-use = Use this city
pad-text-copy = Copy
pad-text-tiles = Names of the tiles

pad-nothing-yet = Nothing is built yet. Enter a city, and its points appear here.
pad-missing = The result is final when every city is entered. Still empty: { $names }.
pad-not-counted = The points could not be counted. { $reason }
pad-again = Try again
pad-warnings = Is this possible?
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
pad-fewer-inhabitants = One fewer inhabitant
pad-more-inhabitants = One more inhabitant
pad-fewer-energy = One fewer energy unit
pad-more-energy = One more energy unit
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
pad-copy-link = Copy link
pad-picture = Save as picture
pad-picture-failed = Your browser could not make a picture.
pad-own-layout = As allocated at the table
pad-own-layout-hint = Otherwise, inhabitants and energy go where they bring the most points.
pad-own-layout-how = Tap a building to give it what it needs, or to take that back; a Shop takes one customer at a time.
pad-best-would = This comes to { points-count }. The best would have been { $best }.
pad-best-is = This comes to { points-count }, and nothing would have been better.
pad-print = Print
pad-share-title = Scores from a game of Quadropolis
pad-opened = This pad came with the link. Undo brings your own back.
pad-link-wrong = This link holds no pad that we can read.
