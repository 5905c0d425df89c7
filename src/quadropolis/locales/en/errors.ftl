### Quadropolis in English: refusals that players meet.

error-unknown = Something went wrong, but your game is safe. Try again in a moment.
error-player = player { $number }
error-page-unreachable = The server cannot be reached right now. Check your connection and try again.
error-page-no-device-game = This game is not on this device.
error-page-device-game-damaged = What the browser has kept of this game is damaged.
error-page-not-a-record = This file is not the record of a game.
error-page-kernel-missing = Boards and points need WebAssembly, which this browser lacks or blocks. Rules, lists of games and results work all the same.

error-person-unknown = We do not know you yet: choose a name first.
error-person-wrong-name = { $reason ->
    [long] A name has at most { $most } characters.
    [hidden] Character { $place } of this name cannot be shown ({ $sign }). Please leave it out.
    [marks] “{ $sign }” has too many accents: at most { $most } are allowed.
   *[empty] A name needs at least one letter, digit or symbol.
}
error-person-wrong-recovery = This code is not known, or it was used before.
error-person-banned = You are banned from this server. Ask whoever runs it if you think that is a mistake.
error-push-wrong-subscription = { $reason ->
    [service] This server does not know your browser’s push service, so it cannot notify you there.
   *[other] Your browser’s notifications could not be set up: what it sent is not usable ({ $reason }).
}
error-push-unknown = This browser is not set up for notifications.
error-push-too-many = { $most ->
    [one] Notifications are already on in one of your browsers. Turn them off there first.
   *[other] Notifications are already on in { $most } of your browsers. Turn them off in one of them first.
}

error-table-unknown = There is no table { $table }.
error-table-wrong-setting = This setting is not allowed at a table.
error-table-no-such-seat = This table has no such seat.
error-table-seat-taken = Somebody was quicker: this seat is taken.
error-table-seat-kept = This seat is kept for somebody who is invited.
error-table-seat-free = Nobody sits there anymore.
error-table-full = All { $seats } seats of this table are taken.
error-table-seated-already = You are already seated at this table.
error-table-seats-free = { $free ->
    [one] One seat is still free: ask somebody to join, or put a bot there.
   *[other] { $free } seats are still free: ask somebody to join, or put bots there.
}
error-table-shared-already = Your share of the shuffle is there already, or this table takes none.
error-table-not-open = The game has started already.
error-table-not-playing = This is only possible during the game.
error-table-not-over = This is only possible after the game.
error-table-not-host = Only the host of the table may do this.
error-table-not-your-seat = This is not your seat.
error-table-not-seated = Only those who play at this table may do this.
error-table-not-your-turn = Not yet: it is { $current }’s turn.
error-table-old-position = The table has moved on. Look again, then choose.
error-table-still-awake = { $seconds ->
    [one] Patience: there is one more second to think.
   *[other] Patience: there are { $seconds } more seconds to think.
}
error-table-may-not-end = The game goes on: nobody’s time has run out and nobody has left.
error-table-not-away = No bot is playing in your place.
error-table-not-allocating = It is not time to allocate inhabitants and energy.
error-table-confirmed = This city is confirmed already.
error-table-bot-not-offered = This bot does not play here.
error-table-bot-not-agreed = This seat gets the bot of the level that was agreed on at this table, and no other.
error-table-no-stand-ins = At this table you may not let a bot play in your place.
error-table-no-hints = There are no hints at this table.
error-table-rematched = A new table has been set up already.
error-table-too-many = { $most ->
    [one] You have an unfinished game. Finish or leave it first.
   *[other] You have { $most } unfinished games. Finish or leave one first.
}
error-table-too-many-bot-tables = { $of ->
    [person] { $most ->
        [one] You have a table at which only bots play, and that is enough: end it first.
       *[other] You have { $most } tables at which only bots play, and that is enough: end one first.
    }
    [address] { $most ->
        [one] Your address has a table at which only bots play, and that is enough: end it first.
       *[other] Your address has { $most } tables at which only bots play, and that is enough: end one first.
    }
   *[server] { $most ->
        [one] Bots are already playing among themselves at one table. Try again later.
       *[other] Bots are already playing among themselves at { $most } tables. Try again later.
    }
}
error-table-too-many-imports = { $most ->
    [one] You already have a game that was played elsewhere; there is no room for more.
   *[other] You already have { $most } games that were played elsewhere; there is no room for more.
}
error-table-too-many-events = So much has happened at this table before the game that it is time to start. Start, or open another table.
error-table-too-many-changes = You have taken back and changed so much in this game that it is time to play on.
error-table-damaged = What was saved of this table cannot be read, so it was set aside. Whoever runs this server can see it.
error-table-import-not-over = Only a finished game can be added here. This one is not over.

error-undo-nothing = You have made no move that could be taken back.
error-undo-across-deal = A new round has been dealt or a final allocation confirmed since your last move, so it stays.
error-undo-off = { $policy ->
    [never] This table does not allow take-backs.
   *[other] This move stays: the others would have to agree, and nobody is here to do so.
}
error-undo-not-asked = Nobody is asking to take a move back anymore.
error-undo-answered = You have agreed already.
error-phrase-too-soon = One phrase at a time: the next one in { $seconds } s.

error-request-wrong-message = This page is out of date; reload it. ({ $where }: { $reason })
error-request-not-found = There is nothing at this address.
error-request-wrong-method = This page is out of date; reload it. ({ $method } is not allowed here.)
error-request-wrong-origin = The server does not accept this from another site.
error-request-too-large = This is too large to be sent.
error-request-too-many-sockets = { $of ->
    [person] { $most ->
        [one] You have a table open already. Close that page first.
       *[other] You have { $most } tables open already. Close one of those pages first.
    }
   *[address] { $most ->
        [one] Your address is connected already. Close the other page first.
       *[other] Your address is connected { $most } times already. Close another page first.
    }
}
error-request-not-http = The server did not understand what was sent: it was not a request.
error-request-not-json = What is sent here must be JSON (application/json).
error-request-too-fast = { $seconds ->
    [one] That was quick! Try again in a second.
   *[other] That was quick! Try again in { $seconds } seconds.
}
error-server-failed = Something went wrong on the server. Nothing was changed: try again.
error-server-storage-failed = The server could not save this, so it does not count. Try again in a moment.
error-server-storage-slow = The server’s database is not answering, so it is not known yet whether this counts. Look at the table before you try again.
error-server-shutting-down = The server is being updated. Everything is saved, and the page will reconnect by itself.

error-setup-unknown-mode = There is no mode { $mode }; the modes are classic and expert.
error-setup-wrong-players = { $players } is not a possible number of players: the game is for two, three or four.
error-setup-wrong-first-player = The first player ({ $first_player }) does not sit at this table: seats go from 0 to { $last }.
error-setup-wrong-playgrounds = Playgrounds are either used or not: true or false is expected, not { $playgrounds }.
error-setup-wrong-seat = There is no seat { $seat } at this table: seats go from 0 to { $last }.
error-setup-wrong-number = { $what } must be a whole number from { $least } to { $most }, not { $found }.
error-setup-impossible-state = No game can reach this position: { $reason ->
    [contradiction] “{ $detail }” contradicts the rest.
   *[refused] { $detail }.
}
error-deal-not-expected = No new round is due now: { $phase ->
    [over] the game is over.
   *[move] this one is still being played.
}
error-deal-not-a-deal = { $found } is not a deal: draw one, or write one with Deal.of or parse_deal.
error-deal-wrong-tiles = These are not the tiles of round { $round }. Missing: { $missing ->
        [0] –
       *[other] { $missing }
    }. Too many: { $surplus ->
        [0] –
       *[other] { $surplus }
    }.

error-move-deal-expected = Round { $round } has not been dealt yet.
error-move-game-over = The game is over.
error-move-architect-not-available = Architect { $architect } is not available to { $player }. Left: { $left }.
error-move-spot-taken = Spot { $spot } is taken by { $player }’s architect { $architect }.
error-move-spot-faces-urbanist = Spot { $spot } faces the Urbanist, who stands on { $urbanist }.
error-move-must-place-or-discard = Architect { $architect } at { $spot } takes a tile ({ $face }): choose where it goes, or discard it.
error-move-nothing-to-place = Architect { $architect } at { $spot } reaches no tile, so nothing is placed.
error-move-no-such-square = There is no square { $square } in this city: squares go from { $first } to { $last }.
error-move-square-not-allowed = { $allowed ->
    [0] Architect { $architect } may not build on { $square }, nor anywhere else: the tile can only be discarded.
   *[other] Architect { $architect } may not build on { $square }. Allowed: { $allowed }.
}
error-move-square-occupied = { $square } is occupied ({ $building }), and this tile ({ $face }) cannot be stacked.
error-move-other-kind = This tile ({ $face }) cannot stand on { $square }: another kind of building is there ({ $building }).
error-move-stack-full = The building on { $square } has { $floors } floors already. Higher is not allowed.

error-allocation-malformed = { $part ->
    [allocations] Allocations are a list with one for each player, not { $found }.
    [square] { $found } is not a square: squares go from { $first } to { $last }.
    [entry] What lies on { $square } is given by an object with inhabitants and energy, not by { $found }.
    [resource] Inhabitants and energy may lie on { $square }, but not { $found }.
    [inhabitants] The inhabitants on { $square } must be a whole number from 0 up, not { $found }.
    [energy] The energy on { $square } must be a whole number from 0 up, not { $found }.
   *[allocation] An allocation is an object of squares, not { $found }.
}
error-allocation-wrong-count = Every city needs an allocation: { $players } players, but allocations for { $found }.
error-allocation-no-building = Nothing can be put on { $square }: no building stands there.
error-allocation-wrong-cost = { $expected ->
    [shop] The building on { $square } ({ $building }) takes 1 energy and then 0 to { $most } customers, or nothing at all, not: inhabitants { $inhabitants }, energy { $energy }.
    [park] The building on { $square } ({ $building }) takes at most 1 energy, not: inhabitants { $inhabitants }, energy { $energy }.
    [free] The building on { $square } ({ $building }) takes nothing, not: inhabitants { $inhabitants }, energy { $energy }.
   *[cost] The building on { $square } ({ $building }) takes exactly these or nothing at all: inhabitants { $needed_inhabitants }, energy { $needed_energy }; not: inhabitants { $inhabitants }, energy { $energy }.
}
error-allocation-not-enough = { $resource ->
    [energy] This uses { $used } energy, but the city has only { $available }.
   *[inhabitants] Inhabitants used: { $used }, but the city has only { $available }.
}
error-allocation-wrong-resource = { $resource ->
    [energy] The energy must be a whole number from 0 up, not { $found }.
   *[inhabitants] The inhabitants must be a whole number from 0 up, not { $found }.
}

error-notation-not-text = { $what ->
    [move] A move is written as text, not as { $found }.
    [city] A city is written as text, not as { $found }.
    [site] A site is written as text, not as { $found }.
    [deal] A deal is written as text, not as { $found }.
    [position] A position is written as text, not as { $found }.
   *[other] This is written as text, not as { $found }.
}
error-notation-move = { $found } is not a move like 3W4:c3. { $part ->
    [architect] It begins with the architect: 1 to 5.
    [side] After the architect comes the side: N, E, S or W.
    [line] After the side comes the number of the spot on that side: 1 to 5.
   *[target] After the spot comes a square like :c3, :- to discard, or nothing.
}
error-notation-unknown-face = There is no tile { $found } (at { $where }). The tiles are { $faces }.
error-notation-face-not-in-mode = The tile at { $where } ({ $face }) does not belong to { $mode ->
    [classic] Classic.
   *[expert] Expert.
}
error-notation-wrong-rows = There should be { $expected } rows separated by /, not { $found }.
error-notation-wrong-columns = { $row ->
    [none] There should be { $expected } squares, not { $found }.
   *[other] Row { $row } should have { $expected } squares, not { $found }.
}
error-notation-wrong-stack = The building at { $where } cannot be built: { $reason ->
    [mixed] its floors are of different kinds.
    [single] only one floor of this kind can be built.
   *[high] it has { $floors } floors, and at most { $most } are allowed.
}
error-notation-too-long = This text is too long: it has { $found } characters, and at most { $most } are read.

error-position-wrong-field-count = { $found ->
    [one] The position has { $found } field separated by |; with { $players } players it should have { $expected }.
   *[other] The position has { $found } fields separated by |; with { $players } players it should have { $expected }.
}
error-position-wrong-field = Field { $number } of the position is { $found }. It is written like: { $like }
error-position-out-of-range = The position gives “{ $field }” as { $found }; here it must be from { $least } to { $most }.
error-position-wrong-city = City { $city } of the position cannot be read. { $reason }
error-position-spot-twice = Two architects are on spot { $spot }; there is room for one.
error-position-same-architect = Architect { $architect } is on { $spots }, but there can be only { $most }.
error-position-wrong-share = Architects of player { $who } on spots: { $found }. With { $lying } on spots and player { $first } starting, it should be { $expected }.
error-position-wrong-turn = With { $lying ->
    [one] one architect
   *[other] { $lying } architects
} on spots, it is “{ $field } { $expected }”, not “{ $field } { $found }”.
error-position-wrong-architects-left = The architects left are { $found }; those on spots leave { $expected }.
error-position-wrong-urbanist = The Urbanist’s place is { $found }; after the last move it is { $expected }.
error-position-not-cleared = Between rounds it should be “{ $field } { $expected }”, not “{ $field } { $found }”.
error-position-wrong-face-down = Tiles face down on the site: { $found }. In round { $round } there should be { $expected }.
error-position-not-of-this-round = The site shows tiles that round { $round } does not have, or more of them than it has: { $surplus }.
error-position-nobody-took = Site square { $square } is empty, but no architect on a spot reaches it.
error-position-still-there = A tile ({ $face }) lies on site square { $square }, but architect { $architect } at { $spot } took it.
error-position-wrong-mayor = Player { $found } cannot hold the Mayor; players who can: { $expected }.
error-position-too-many-built = Tiles in city { $city }: { $found }. Moves made by its player: only { $most }.
error-position-never-taken = The cities have tiles that nobody can have taken, or more of them than can have been taken: { $surplus }.

error-record-not-json = This is not a game record: { $reason ->
    [not_text] it should be text, not { $detail }.
    [not_object] it should be a JSON object, not { $detail }.
    [depth] it is nested too deeply.
    [number] { $detail } is not a number in JSON.
   *[syntax] { $detail }.
}
error-record-wrong-field = { $found ->
    [none] This record cannot be read: “{ $field }” is missing.
   *[other] This record cannot be read: “{ $field }” cannot be { $found }.
} { $expected ->
    [value] It should be { $allowed }.
    [names] Two to four names of 1 to { $most } printable characters are expected.
    [player] A player from 0 to { $most } is expected.
    [sites] At most { $most } lists of 25 tiles are expected.
    [moves] A list of at most { $most } moves is expected.
    [result] An object with scores and winners is expected.
   *[allocations] One allocation for each player is expected.
}
error-record-wrong-setup = This record cannot be read: no game starts like this. { $reason }
error-record-wrong-allocations = This record cannot be right: its inhabitants and energy cannot be allocated like this. { $reason }
error-record-wrong-site = This record cannot be right: round { $round } has the wrong tiles. { $reason }
error-record-wrong-move = This record cannot be right: move { $number } ({ $move }) is not possible. { $reason }
error-record-missing-site = This record is not complete: the tiles of round { $round } are missing before move { $number } ({ $move }).
error-record-unplayed-site = This record cannot be right: round { $round } is dealt before round { $before } is finished.
error-record-wrong-result = { $expected ->
    [none] This record gives a result ({ $found }), but its moves do not end the game.
   *[other] The result in this record ({ $found }) is not the one its moves lead to ({ $expected }).
}
error-record-no-such-ply = There is no position { $ply } in this game: positions go from 0 to { $last }.
