### Quadropolis in English: why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] It brings { $points } points at once: { $what }.
   *[no] It costs { $points } points at once: { $what }.
}
reason-prepares = It prepares { $points } points for later, compared with building nothing.
reason-prepares-what = It prepares { $points } points for later, compared with building nothing: { $what }.
reason-takes = It takes { $points } points from { $player }: { $cause ->
    [tile] the tile is gone ({ $face }).
    [architect] architect { $architect } is gone.
    [spot] spot { $spot } is taken.
    [line] the Urbanist blocks a line.
    [mayor] the Mayor is gone.
   *[together] tile, spot and line together do it.
}
reason-risks = It risks { $points } points: { $what ->
    [missing_people] inhabitants missing for the city’s buildings, { $after } instead of { $before }.
    [missing_energy] energy missing for the city’s buildings, { $after } instead of { $before }.
    [idle_inhabitants] idle inhabitants, { $after } instead of { $before }.
   *[pollution] polluting energy, { $after } instead of { $before }.
}
reason-part-people = inhabitants
reason-part-energy = energy
reason-part-missing_people = inhabitants missing
reason-part-missing_energy = energy missing
reason-part-space = room to build
reason-part-mayor = the Mayor
reason-part-points = points that are certain

## Hints at the table: the steps after the first, and what they show. $line is a letter or number beside a board.

hint-ask-move = Show the move
hint-ask-why = Why?
hint-look-city = { $part ->
    [row] Look at row { $line } of your city.
    [column] Look at column { $line } of your city.
   *[district] Look at district { $line } of your city.
}
hint-look-site = { $part ->
    [row] Look at row { $line } of the site.
   *[column] Look at column { $line } of the site.
}
hint-look-wanted = { $part ->
    [row] { $name } wants something in row { $line } of the site.
   *[column] { $name } wants something in column { $line } of the site.
}
hint-says-move = Hint: { $move }
hint-why-nothing = No other move is clearly better.

## The review of a game. Points and chances are written already.

review-unfinished = The game is not over, so the result shown is the latest expectation.
review-unlucky = { $player } played better than the winner: the deals cost { $points } points.
review-points = Skill and luck in points
review-chances = Skill and luck in chance to win
review-play = How everybody played
review-start = Expected at the start
review-own = Own moves
review-others = Others’ moves
review-deals = Deals (luck)
review-allocation = Allocation chosen
review-result = Result
review-error = Margin of error for luck
review-accuracy = Accuracy
review-average = Average loss per move, in points
review-lost = Points lost against the best moves
review-reassessed = Reassessed afterward
review-sign = { $sign ->
    [excellent] Excellent
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-graph = Chance to win
review-expected = Expected points
review-round = Round { $round }
review-moves = All moves
review-head-round = Turn
review-head-player = Player
review-head-move = Move
review-head-loss = Points lost
review-head-chance = Chance lost
review-head-sign = Sign
review-head-better = Better
review-moments = What decided the game
review-no-moments = No single move cost anyone much.
review-moment = Round { $round }, turn { $turn }: { $player } played { $move }, which cost { $points } points and lowered the chance to win by { $chance }. Better: { $better }.

## The review as a screen of the page. Points, chances and moves are written already.

review-title = Review
review-depth = { $depth ->
    [deep] Deep
   *[quick] Quick
}
review-progress = Looking at position { $done } of { $total }…
review-deeper = Look deeper
review-deeper-what = Ten times as thorough: it takes a minute or more, all on this device.
review-stop = Stop
review-unlucky-you = You played better than the winner: the deals cost you { $points } points.
review-running = This game is still being played
review-running-why = A review shows what would have been best, so it has to wait for the end.
review-nothing = Nothing was played in this game
review-nothing-why = There is nothing to review.
review-unit = Show
review-unit-points = Points
review-unit-chance = Chance
review-slider = Position in the game
review-worst = Round { $round }, { $player }
review-laid = The final allocations
review-loss = Lost: { $points } points and { $chance } chance to win
review-no-loss = No better move was found.
review-shown = On the boards
review-shown-played = Played
review-shown-better = Better
review-better = Better: { $move }
review-try = Try it here
review-try-what = You take over for { $player } before this move, against bots. What really happened stays as it is.
review-luck = Skill and luck
review-luck-what = What was expected at the start, plus what own moves, others’ moves, the deals and any allocation chosen by hand changed, adds up to the result, to the last digit. Deals are luck, known to within the margin of error.
review-own-lost = lost against the best moves
review-own-reassessed = reassessed afterward
review-reassessed-what = Own moves = reassessed − lost: after a move the position is valued anew, and that may see more than the search before the move did.
review-signs-what = Excellent ({ $excellent }) is a best move where every other one costs at least { $only }. An inaccuracy ({ $inaccuracy }) costs { $less } points or more, a mistake ({ $mistake }) { $more }, a blunder ({ $blunder }) { $most }. The cost is two parts by search (both losses, 4% chance to win counting as a point) and three parts by games played to the end.
