### Quadropolis in English: the lessons.

learn-classic = Your first game
learn-expert = Expert
learn-progress = Step { $step } of { $steps }
learn-leave = Leave the lesson; you can continue later
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
learn-do-architect = You play against Ada: whoever has the most points after { $rounds } rounds wins. On your turn you send an architect to the site. Tap architect { $architect }.
learn-do-reach = From a spot (an arrow at the edge) it takes the tile { $architect } squares in. Tap the spot from which it reaches the framed Tower Block.
learn-done-architect = Straight in from its spot, square { $architect }: the Tower Block is yours. Tiles that lie face down are out of the game.
learn-title-place = Build it
learn-do-place = Architect { $architect } builds in row { $architect } or column { $architect } of your city. Tap the square where row { $row } meets column { $column }.
learn-other-place = Allowed, but take the square where row { $row } meets column { $column }: it lets architect { $column } build on top later.
learn-done-place = Built! { $inhabitants } inhabitants came with the tile and are looking for something to do.
learn-title-urbanist = The Urbanist
learn-do-urbanist = The Urbanist walks to the square you emptied. Nobody may use the spots at the ends of its row and column now. Tap one of them.
learn-done-urbanist = Right: { $spots } spots are blocked for Ada’s turn. Then the Urbanist walks on.
learn-title-energy = Fetch energy
learn-do-energy-tile = Ada has taken a tile, too. Your city needs energy: tap the Factory that brings { $energy }.
learn-do-energy-square = Only architect { $architect } can reach it. Build it right beside your Tower Block.
learn-other-energy = Allowed, but build it right beside the Tower Block.
learn-done-energy = { $energy } energy for your city. But both buildings are still dark.
learn-title-activate = Switch on the lights
learn-do-activate = Buildings that are not activated stay dark and score nothing. A Tower Block runs on energy, a Factory on an inhabitant: give each what it needs.
learn-done-activate = Both are lit! The Tower Block scores { $points }. But each inhabitant or energy unit left over at the end costs a point: { $idle } as things stand. More buildings will use them.
learn-title-stack = Build upward
learn-do-stack-tile = Ada played again. Tower Blocks can grow: tap the one with the Mayor’s hat.
learn-do-stack-square = Architect { $architect } builds in row or column { $architect }, including on top of a Tower Block there. It may also add floor number { $architect } to any Tower Block in your city. Put this tile on yours.
learn-other-stack = Allowed, but a taller Tower Block scores more. Put it on top of yours.
learn-done-stack = { $floors } floors: { $points } points instead of { $was }. { learn-more-left } { $most } floors would be worth { $best }. With the Mayor you start the next round!
learn-title-factory = Neighbors for the Factory
learn-do-factory-tile = Architect { $architect } is your last one this round. Tap a Harbor it can reach.
learn-do-factory-square = A Factory earns from Harbors and Shops beside it. Tap the square beside yours; the numbers show how your points change.
learn-other-factory = That would be { $points }. Beside the Factory it is { $best }.
learn-done-factory = The Factory earns { $points } points for the Harbor; a Shop would be worth { $shop }. { learn-more-left }
learn-title-harbor = Harbors in a line
learn-do-harbor = Round { $round }: you and Ada have kept building. Harbors score for the longest line of them across, and the longest down. Tap where this one makes a line.
learn-done-harbor = A line of Harbors, and the points printed on the tile: { $points } points. { learn-fewer-left }
learn-title-shop = Customers
learn-do-shop = Inhabitants go shopping: the more customers, the more points. Put the Shop where another building earns, too.
learn-done-shop = { $customers } customers are worth { $points } points; the Factory next door earns { $factory } more. { learn-fewer-left } Inhabitants always go where they bring you the most.
learn-title-park = A Park
learn-do-park = Round { $round }: both cities have grown. A Park counts the Tower Blocks on its sides, never diagonally. Tap its best square.
learn-done-park = { $towers } Tower Blocks look out on the Park: { $points } points. A Park needs nobody, and absorbs one energy unit.
learn-title-service = Every district counts
learn-do-service = Round { $round }, the last one. The streets divide your city into { $parts } districts. Public Services score by the number of districts that have one. Tap the square that adds a district.
learn-done-service = { $districts } districts: { $points } points instead of { $was }, plus the { $stars } printed on the tile. { learn-fewer-left }
learn-title-end = The last energy
learn-do-end = The last moves are made: after { $rounds } rounds the game ends. The Park has absorbed the last energy unit, but two Tower Blocks are dark. Which one should have it?
learn-other-end = That one would bring { $points } points. The other one brings { $best }.
learn-done-end = { $points } points! The other one stays dark: it scores nothing, and nobody counts it as a neighbor.

# The second lesson.
learn-title-pool = One pool for all
learn-do-pool-architect = In Expert there are { $each } of each architect, for everyone together. Tap a { $architect }.
learn-do-pool-spot = A { $architect } reaches right across the site. Tap the spot from which it takes the framed Office Tower.
learn-done-pool = Taken. What you take from the pool, Ada cannot take.
learn-title-district = Districts and numbers
learn-do-district = The streets divide your city into districts; their numbers are in the circles. Architect { $architect } builds in district { $architect }, or on any square with the number { $architect }. Tap the { $architect } in district { $district }.
learn-other-district = Allowed, but try the square with the number { $architect } in district { $district }.
learn-done-district = In Expert every square belongs to two architects: its district’s and its number’s.
learn-title-office = Office Towers
learn-do-office = A few turns later. An Office Tower needs an inhabitant and energy. Give it both.
learn-done-office = It is lit, but alone and short: { $points } points. { learn-fewer-left } Office Towers want company.
learn-title-group = Groups of Office Towers
learn-do-group = A few turns later. Office Towers side by side score as a group: the more of them and the taller, the better. Tap the best square for this one.
learn-done-group = Side by side they bring { $points } points. { learn-fewer-left } Office Towers can have floors, too.
learn-title-floors = The fifth floor
learn-do-floors = Round { $round }. Tower Blocks and Office Towers have up to { $architect } floors here. Architect { $architect } can add floor number { $architect } anywhere. Tap the best square.
learn-done-floors = The tallest Tower Block there is: { $points } points instead of { $was }! { learn-more-left }
learn-title-monument = Monuments
learn-do-monument = A few turns later. A Monument loves a Park ({ $park }) or Shop ({ $shop }) beside it; a Factory or Harbor costs { $loss }. Tap its best square.
learn-done-monument = { $points } points for the finest view in town.

# What the live total counts as well: inhabitants and energy that are left over, or no longer.
learn-fewer-left = And leftovers cost { $saved } { $saved ->
        [one] point
       *[other] points
    } less: +{ $total } in all.
learn-more-left = But leftovers cost { $extra } { $extra ->
        [one] point
       *[other] points
    } more: +{ $total } in all.

# A wrong try gets a kind, exact answer.
learn-other-points = Here it would be { $points }. One square brings { $best }.
learn-wrong-architect = That is architect { $tapped }. Tap the one with a { $architect }.
learn-wrong-architect-first = First an architect: tap the { $architect }.
learn-wrong-tile-itself = That is the one! Now tap the spot at the edge that reaches it.
learn-wrong-no-spot = Tap a spot: one of the arrows around the site.
learn-wrong-no-blocked = Spots lie around the site. Tap one at an end of the Urbanist’s row or column.
learn-wrong-spot-blocked = That spot is blocked for now. Try another one.
learn-wrong-spot-free = That spot is free. Follow the Urbanist’s stripes to their ends.
learn-wrong-reach-nothing = From there, square number { $architect } has no tile to take. Count { $architect ->
        [1] { $architect } square
       *[other] { $architect } squares
    } in from the spot.
learn-wrong-reach = From there it takes: { $tile }. Count { $architect ->
        [1] { $architect } square
       *[other] { $architect } squares
    } in from the spot.
learn-wrong-no-tile = There is nothing to take. Tap a tile on the site.
learn-wrong-tile = You could take this one ({ $tile }), but another tile is asked for.
learn-wrong-tile-reach = None of your architects can reach this now: { $tile }.
learn-wrong-architect-way = Architect { $tapped } does not reach the tile asked for.
learn-wrong-spot-way = From there, none of your architects reaches the tile asked for.
learn-wrong-no-square = You have the tile already. Tap a square in your city.
learn-wrong-square-built = There is already a building there.
learn-wrong-square-line = That is row { $row } and column { $column }. Architect { $architect } builds in row or column { $architect }.
learn-wrong-square-number = That is district { $district }, number { $number }. Architect { $architect } needs one of them to be { $architect }.
learn-wrong-building = Tap a building in your city.
learn-wrong-lit = { $kind }: it has what it needs. Look for a dark building.
learn-needs-inhabitants = { $kind }: no energy needed there. It wants an inhabitant.
learn-needs-energy = { $kind }: no inhabitant needed there. It wants energy.
learn-needs-nothing = { $kind }: it needs nothing at all.
learn-wrong-enough = { $kind }: it has enough of that.
learn-wrong-later = { $kind }: a good idea, but not this time.
learn-begun-architect = Yes, architect { $architect }. Now its spot, or the tile itself.
learn-begun-spot = Yes, from this spot. Now the architect, or the tile itself.
learn-laid = { $kind }: the lights are on! Now the other one.
learn-laid-half = { $kind }: half paid is not paid. It needs something else, too.

# The end of a lesson.
learn-over = You know how to play!
learn-over-score = { $points } points. Ada has { $rival }: you win!
learn-over-how = Every round goes like this: an architect each, a tile each, { $turns } times. After { $rounds } rounds the best city wins. We count all the points for you.
learn-over-expert = Ready for Expert!
learn-over-expert-how = { $rounds } rounds of { $turns } turns, and some architects stay unused every round. The rules list a few smaller changes.
learn-play-now = Play now
learn-play-now-hint = A real game with two friendly bots
learn-play-expert = Play Expert now
learn-go-expert = Learn Expert, too
learn-go-classic = Learn the basics
learn-go-rules = All the rules
learn-sheet = How your city scored
