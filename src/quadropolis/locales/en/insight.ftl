### Quadropolis in English: why moves are good, and the review of a game.

## Why a move is good. What parts bring is written already; $what lists parts.

reason-now = { $gain ->
    [yes] It brings { points-count } right away: { $what }.
   *[no] For now it costs { points-count }: { $what }.
}
reason-prepares = Later it should be worth about { points-count } more.
reason-prepares-what = Later it should be worth about { points-count } more, thanks to { $what }.
reason-takes = It costs { $player } about { points-count }: { $cause ->
    [tile] the { $face } will be gone.
    [architect] architect { $architect } will be gone.
    [spot] the spot { $spot } will be taken.
    [line] the Urbanist will block a row or column.
    [mayor] the Mayor will be gone.
   *[together] tile, spot and Urbanist together do it.
}
reason-before = { $before ->
    [0] {""}
   *[other] {" "}(before: { $before })
}
reason-risks = Later it may cost about { points-count }: { $what ->
    [missing_people] the buildings will lack { city-inhabitants }{ reason-before }.
    [missing_energy] the buildings will lack { city-energy }{ reason-before }.
    [idle_inhabitants] { $count ->
        [one] 1 inhabitant
       *[other] { $count } inhabitants
    } will be idle{ reason-before }.
   *[pollution] { $count ->
        [one] 1 energy unit will pollute
       *[other] { $count } energy units will pollute
    }{ reason-before }.
}
reason-part-people = more inhabitants
reason-part-energy = more energy
reason-part-missing_people = a better balance of inhabitants
reason-part-missing_energy = a better balance of energy
reason-part-idle_inhabitants = fewer idle inhabitants
reason-part-pollution = less pollution
reason-loss-idle_inhabitants = idle inhabitants
reason-loss-pollution = pollution
reason-part-mayor = the Mayor

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
hint-says-look = Hint: { $look }
# Another move that brings more right now. $points has its sign.
hint-instead = { $move } would bring { $points } now, but probably less than the suggested move by the end.
hint-why-nothing = No other move is clearly better.

## The review of a game. Chances are written already.

review-unfinished = The game is not over, so the result shown is the latest expectation.
review-unlucky = { $player } played better than the winner: the deals cost { $player } { points-count }.
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
review-lost = Points lost against the best moves, per the search
review-reassessed = Reassessed afterward
review-sign = { $sign ->
    [excellent] Excellent
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-by = architect { $architect }, { $spot }
review-way-placed = { $tile } – on { $square }{ $floor ->
    [1] {""}
   *[other] , floor { $floor }
}, { review-by }
review-way-discarded = { $tile } – discarded, { review-by }
review-way-nothing = nothing to take: { review-by }
review-differs = { $what ->
    [square] Same tile, another square: { $better } (played: { $played }).
    [tile] Same square, another tile: { $better } (played: { $played }).
   *[way] Only the way to get it differs: { $better } (played: { $played }).
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
review-head-sign = Verdict
review-head-better = Better
review-moments = What decided the game
review-no-moments = No single move cost anyone much.
review-moment = Round { $round }, turn { $turn }: { $player } – { $move }. It cost { points-count } and took { $chance } off the chance to win. Better: { $better }.

## The review as a screen of the page. Chances and moves are written already.

review-title = Review
review-depth = { $depth ->
    [deep] Deep
   *[quick] Quick
}
review-progress = Looking at position { $done } of { $total }…
review-deeper = Look deeper
review-deeper-what = Ten times as thorough: it takes a minute or more, all on this device.
review-stop = Stop
review-unlucky-you = You played better than the winner: the deals cost you { points-count }.
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
review-loss = It cost { points-count } and took { $chance } off the chance to win.
review-loss-how = Weighed from the search and from games played to the end: it may differ from the step in the graph.
review-no-loss = No better move was found.
review-shown = On the boards
review-shown-played = Played
review-shown-better = Better
review-better = Better: { $move }
review-try = Try it here
review-try-what = You take over for { $player } before this move, against bots. What really happened stays as it is.
review-try-own = You play on from before this move, against bots. What really happened stays as it is.
review-luck = Skill and luck
review-luck-what = The expectation at the start and the changes due to the player’s own moves, the others’ moves, the deals and any allocation chosen by hand add up exactly to the result. Deals are luck, known to within the margin of error.
review-own-lost = lost against the best moves, per the search
review-own-reassessed = reassessed afterward
review-reassessed-what = The lines “{ review-own-lost }” and “{ review-own-reassessed }” add up to “{ review-own }”: after a move the position is evaluated again, and this second look may see more than the search before the move did.
review-signs-what = Excellent ({ $excellent }) is the best move when every other one costs at least { $only } points. An inaccuracy ({ $inaccuracy }) costs { $less } points or more, a mistake ({ $mistake }) { $more }, a blunder ({ $blunder }) { $most }. Two-fifths of the cost comes from the search (the mean of the points and the chance lost, with a 4% chance to win counting as one point), and three-fifths from games played to the end.
