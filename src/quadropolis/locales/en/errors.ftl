### Quadropolis in English: refusals that players meet.

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

error-record-not-json = This file is not a game record.
error-record-wrong-field = This record cannot be read: something is wrong at “{ $field }”.
error-record-wrong-site = This record cannot be right: round { $round } is dealt with wrong tiles.
error-record-wrong-move = This record cannot be right: move { $number } ({ $move }) is not possible.
error-record-missing-site = This record is not complete: the tiles of round { $round } are missing.
error-record-unplayed-site = This record cannot be right: round { $round } is dealt before round { $before } is finished.
error-record-wrong-result = The result in this record is not the one its moves lead to.
error-record-no-such-ply = This game has no such position: it has 0 to { $last }.
