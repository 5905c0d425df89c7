### Quadropolis in English: words of the game, and everything said at a table.

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
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

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
site-spot-at = { $side ->
        [N] above column { $line }
        [S] below column { $line }
        [W] left of row { $line }
       *[E] right of row { $line }
    }
site-spot-taken = The spot { $spot } is taken by { $name }’s architect { $architect }.
site-spot-taken-own = The spot { $spot } is taken by your architect { $architect }.
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
city-square-numbers = { $square }. District { $district }, number { $number }
city-square-note = { $square }. { $note }
city-floor = { $floor ->
        [1] 1st floor
        [2] 2nd floor
        [3] 3rd floor
       *[other] { $floor }th floor
    }
city-idle = { $count ->
        [one] 1 idle inhabitant outside the city costs 1 point
       *[other] { $count } idle inhabitants outside the city cost { $count } points
    }
city-pollution = { $count ->
        [one] 1 unused energy unit costs 1 point
       *[other] { $count } unused energy units cost { $count } points
    }
# A card about a tile or a building. $needs is one of scores-needs-…, $what a list.
tile-card-title = { $kind }{ $floors ->
        [one] {""}
       *[other] , { $floors } floors
    }
tile-card-gives = Gives { $what }.
tile-card-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tile-card-mayor = the Mayor
tile-card-needs = Needs: { $needs }.
tile-card-absorbs = Absorbs 1 unused energy unit.
tile-card-down = Face-down tile
tile-card-down-why = Out of the game this time: it is only used with more players.
table-player = Player { $number }
table-heading = A game of Quadropolis, { $mode }
table-title = Quadropolis
table-title-turn = ● Your turn · Quadropolis
table-notification = It is your turn in Quadropolis.
table-push = Notify me even when the page is closed
table-push-hint = This device tells you when it is your turn at this table, and when the game is over.
table-loading = Finding the table…
table-no-game = Nothing has been played at this table.
table-home = Go to the home page
table-line-lost = Connection lost. We will keep trying; your game is safe.
table-menu = Log and more
table-rules = Rules
table-round-turn = Round { $round }, turn { $turn }
# A player's chip in the bar at the top.
table-chip = { $name }: { $points ->
        [one] { $points } point
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
table-chip-hand = { $count ->
        [0] No architects left this round.
       *[other] Architects left: { $architects }.
    }
table-player-title = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-city-of = { $name }’s city
table-my-city = Your city
table-you = You
# In sentences about oneself.
name-you = { $name } (you)
# A bot in somebody’s place.
name-for = { $bot } (for { $name })
table-open-city = Open { $name }’s city
table-sheet-of = { $name }’s points as things stand
table-now = { $name }’s turn
site-title = Construction site
city-inhabitants = { $count ->
        [one] 1 inhabitant
       *[other] { $count } inhabitants
    }
city-energy = { $count ->
        [one] 1 energy
       *[other] { $count } energy
    }
# So many of them have a place on a building; the others cost points.
city-inhabitants-used = { $all ->
        [0] No inhabitants yet
        [one] { $used } of 1 inhabitant on a building
       *[other] { $used } of { $all } inhabitants on buildings
    }
city-energy-used = { $all ->
        [0] No energy yet
        [one] { $used } of 1 energy unit in use
       *[other] { $used } of { $all } energy units in use
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
table-ask-way-side = { $kind }: from which side?
table-ask-way-empty = Nothing to take there. Which architect goes anyway?
table-ask-way-empty-side = Nothing to take there. From which side anyway?
table-ask-way-architect = Where does architect { $architect } go?
table-ask-way-spot = Which architect goes here?
table-ask-place = Where does the { $kind } go?
table-ask-discard = Architect { $architect } has nowhere to build the { $kind }: discard it or go back.
table-move-place = { $kind } on { $square }
table-move-discard = { $kind }, discarded
table-move-nothing = Architect { $architect } { $spot }: nothing to take
# Planning the next move while others play. $plan is a question or a move in words.
table-planning = Planning – { $plan }
table-planned = Planned: { $plan }
# My turn has come while I was planning; the question that is open, or the move.
table-turn-now = Your turn! { $asked }
table-plan-how = Pick a tile to plan your move.
table-skip-how = Touch the boards to skip.
table-plan-itself = Play it automatically on my turn
table-plan-itself-short = Play on my turn
table-plan-played = Your plan was played: { $move }
table-plan-gone = Your plan no longer works: its tile is gone.
table-plan-broken = Your plan no longer works. { $reason }
table-plan-undone = A move was taken back: what you had chosen no longer stands.
table-no-change = Your points stay the same
table-gift-inhabitants = { $count ->
        [one] It brings 1 inhabitant.
       *[other] It brings { $count } inhabitants.
    }
table-gift-energy = It brings { $count } energy.
table-gift-mayor = It brings the Mayor.
# Why points go down at first.
table-why-idle = { $count ->
        [one] 1 more idle inhabitant: −1 point.
       *[other] { $count } more idle inhabitants: −{ $count } points.
    }
table-why-pollution = { $count ->
        [one] 1 more energy unit without a use: −1 point.
       *[other] { $count } more energy units without a use: −{ $count } points.
    }
table-why-both = More left over: { $inhabitants } and { $energy }, −{ $points } points.
table-back = One step back
table-discard = Discard
table-build = Build
table-confirm = Confirm
table-sending = Sending…
table-since = Since your last move:
table-last = The last moves:
# On a small sign for a move that took no tile.
table-since-nothing = nothing
table-hint-architect = Wherever architect { $architect } goes now, it finds nothing to take.
table-hint-tile = No architect that is left can reach this tile now.
table-hint-tile-blocked = Every way to this tile is blocked now.
table-hint-tile-used = Only architect { $architects } could take it, and yours is on the site already.
table-hint-tile-gone = Only architect { $architects } could take it, and none is left this round.
table-hint-urbanist = The Urbanist stands here: there is nothing to take.
table-hint-down = It lies face down: out of the game this time.
table-hint-first = Pick a tile on the site first.
table-hint-empty = Nothing lies here anymore.
table-hint-place-classic = Architect { $architect } builds in row { $architect } or column { $architect }{ $floor ->
        [no] .
       *[yes] , or adds floor { $architect }.
    }
table-hint-place-none = No architect who could take it builds here.
table-hint-place-none-spot = No architect who could stand there builds here.
table-hint-built = This square is built on already.
table-hint-no-tile = There is nothing to take there, so there is nothing to build.
table-hint-place-expert = Architect { $architect } builds in district { $architect } or on squares with a { $architect }{ $floor ->
        [no] .
       *[yes] , or adds floor { $architect }.
    }
table-preparing = Your turn…
table-thinks = { $name } is thinking…
table-bot-thinks = { $name } is thinking…
table-over = The game is over.
table-site-cleared = The site has been cleared.
table-scoring = Back to scoring
table-undo = Take back
table-undo-of = Take back { $name }’s move
table-undo-whose = { $name }’s move
table-undo-short = Take back
table-undo-dealt = The round is over: its moves can no longer be taken back.
table-undo-away = The others would have to agree to a take-back, and nobody is here to do so.
table-undo-ask = Ask to take back
table-undo-ask-short = Take back?
table-undo-waits = { $name } would like to take back { $moves ->
        [one] the last move
       *[other] the last { $moves } moves
    } and is waiting for the others.
table-undo-waiting = You asked to take back { $moves ->
        [one] the last move
       *[other] the last { $moves } moves
    }. { $others ->
        [1] { $name } has to agree.
       *[other] The others have to agree.
    }
table-undo-asked = { $name } would like to take back { $moves ->
        [one] the last move
       *[other] the last { $moves } moves
    }.
table-undo-meanwhile = The game goes on meanwhile: the next move means no.
table-undo-agree = Agree
table-undo-decline = Decline
table-undo-forget = Never mind
table-replaced = A bot is playing in your place{ $moves ->
    [0] .
    [one] {" "}and has made one move.
   *[other] {" "}and has made { $moves } moves.
}
table-come-back = I’m back
table-sleeper = { $name } has not moved for a while.
table-time-up = Time is up
table-time-up-of = { $name }’s time is up.
table-late = Your time is up. You can still move, but the others may now let a bot play for you or end the game.
table-give = Let a bot play
table-give-own = Let a bot play for me
table-resign = Give up
table-resign-sure = A bot will play on in your place, for good. Give up?
table-end = End the game
table-end-sure = The game ends here, without a winner. End it?
table-play-on = Play on
table-type = Type a move
table-type-enter = Enter
table-type-how = 3W4:c3 is architect 3, left of row 4, tile to c3.
table-typed-unreadable = { $part ->
        [architect] First comes the architect, 1 to { $most }
        [spot] After the architect comes the spot: N, E, S or W and a number from 1 to 5
       *[square] After the spot comes a colon with a square (or - to discard)
    }, as in 3W4:c3.
table-typed-place = { $count ->
        [0] This tile cannot go to { $square }: it can only be discarded, with :- at the end.
       *[other] This tile cannot go to { $square }, but it can go to { $squares }.
    }
table-typed-nothing = There is nothing to take there: type just { $move }.
table-clock-days = { $days } d { $hours } h
table-invite = Invite
table-watching = You are watching. The large city is { $name }’s.
table-follow = Follow the turn
table-away = { $name } is away.
table-away-wait = In { $minutes } min a bot can stand in.
table-away-host = The host can let a bot stand in.
table-away-now = A bot can stand in until they are back.
table-away-soon-me = After a minute you can let a bot stand in.
table-away-soon-host = After a minute the host can let a bot stand in.
table-away-soon-clock = When their time is up, a bot can stand in.
table-away-ok = Wait
table-remind = Remind
table-remind-text = { $name }, we are waiting for you in our game of Quadropolis:
table-remind-copied = A reminder with the link has been copied: send it to them.
phrases-title = Say something
phrases-last = Said recently
phrases-unheard = No connection: nobody would hear that now.
phrases-heard = Show what { $name } says
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-wow = Wow!
phrase-thanks = Thanks!
phrase-oops = Oops.
phrase-sorry = Sorry!
phrase-your-turn = It’s your turn.
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-well-played = Well played!
phrase-again = Another game?
table-heard-turn = It is your turn. You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

hint-ask-nudge = Hint
hint-ask-move-short = Show move

## The keys, under ?

keys-title = Keys
keys-architect = Choose an architect
keys-walk = Move around the site or a city
keys-ends = Go to the ends of a row
keys-tab = Go to the next board or button
keys-enter = Choose what is in focus, or confirm
keys-hint = A hint: where to look, the move, why
keys-back = One step back, or close what is open
keys-list = This list

## The log

log-title = What happened
log-gone = Taken back.
log-somebody = Somebody
log-placed = { $you ->
        [yes] You
       *[no] { $name }
    } built { $kind } on { $square }{ $floor ->
        [1] {""}
       *[other] , floor { $floor },
    } with architect { $architect }{ $mayor ->
        [yes] {" "}and took the Mayor
       *[no] {""}
    }.
log-discarded = { $you ->
        [yes] You
       *[no] { $name }
    } took { $kind } with architect { $architect } and discarded it.
log-nothing = { $you ->
        [yes] You
       *[no] { $name }
    } put architect { $architect } { $spot } and found nothing to take.
log-dealt = Round { $round }
log-created = A table for { $mode } was set up.
log-sat = { $name } took a seat.
log-left = { $name } left the table.
log-bot-sat = { $bot } took a seat.
log-started = The game began.
log-undone = { $you ->
        [yes] You
       *[no] { $name }
    } took back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
log-undo-asked = { $you ->
        [yes] You
       *[no] { $name }
    } asked to take back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
log-undo-answered = { $you ->
        [yes] You
       *[no] { $name }
    } { $agrees ->
        [yes] agreed to the take-back.
       *[no] did not agree to the take-back.
    }
log-resigned = { $you ->
    [yes] You
   *[no] { $name }
} gave up. A bot plays on: { $bot }.
log-given = A bot is playing for { $you ->
    [yes] you
   *[no] { $name }
} for now: { $bot }.
log-returned = { $you ->
    [yes] You are
   *[no] { $name } is
} back.
log-confirmed = { $you ->
    [yes] You have
   *[no] { $name } has
} confirmed the final allocation.
log-finished = { $count ->
        [one] { $winners } won with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } shared the win with { $points ->
            [one] { $points } point each.
           *[other] { $points } points each.
        }
    }
log-ended = The game was ended early.
log-rematched = A new table was set up for another game.
log-paused = The server was down for { $seconds } s. No clock ran in the meantime.
log-hinted = { $step ->
    [nudge] { $you ->
        [yes] You
       *[no] { $name }
    } used a hint: where to look.
    [move] { $you ->
        [yes] You
       *[no] { $name }
    } used a hint: the move.
   *[why] { $you ->
        [yes] You
       *[no] { $name }
    } used a hint: the move and why.
}

## The end of a game

end-total = Total
end-pad = Scoring pad: everyone’s points by category
end-inhabitants-on-buildings = Inhabitants on buildings
end-empty-squares = Empty squares
end-winner-mark = Winner
end-winner =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $names } share the win with { $points ->
            [one] { $points } point each.
           *[other] { $points } points each.
        }
    }
end-winner-you = { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
end-tie-inhabitants = { $names } are tied on points, so inhabitants on buildings decide: { $winner } has { $count }, against { $other }.
end-tie-empty_squares = { $names } are tied on points and on inhabitants, so the fewest empty squares decide: { $winner } has { $count }, against { $other }.
end-shared = Points, inhabitants on buildings and empty squares are all tied: { $names } share the win.

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
        [0] { $where }: no building beside it counts
        [one] { $where }: one building beside it counts
       *[other] { $where }: { $towers } buildings beside it count
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
        [one] One with nothing to do
       *[other] { $count } with nothing to do
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
end-you-came = { $shared ->
    [yes] { $place ->
        [2] You share second place
       *[3] You share third place
    }
   *[no] { $place ->
        [2] You came in second
        [3] You came in third
       *[4] You came in fourth
    }
}
end-you-share = You share the win!
end-behind = { $count ->
    [one] One point behind { $names }.
   *[other] { $count } points behind { $names }.
}
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
end-how-harbor = Longest row plus longest column, from two Harbors up: { $points }. Printed points on top.
end-how-office = By floors; the larger the group, the more points.
end-how-monument = Parks, Playgrounds, Shops and Public Services beside it bring points; Factories and Harbors cost some.
end-how-idle_inhabitants = Everyone who neither works nor shops costs a point.
end-how-pollution = Every energy unit that is neither used nor absorbed by a Park costs a point.
end-telling-of = { $category }:
end-telling-points =
    { $points ->
        [one] { $name } { $points } point.
       *[other] { $name } { $points } points.
    }
end-story = The scoring
end-story-back = One category back
end-story-next = Next
end-story-play = Play automatically
end-story-pause = Pause
end-story-skip = Result

end-rematch = Play again
end-join-rematch = Go to the rematch
end-invited = { $name } invites you to another game
end-helped-of = { $name }: { $count ->
    [one] one move
   *[other] { $count } moves
} by a bot.
end-hints-of = { $name } used { $count ->
    [one] one hint
   *[other] { $count } hints
}.
end-new-game = Start a game
end-group-back = Look back
end-group-keep = Share and keep
end-what-story = category by category
end-what-look = cities and moves
end-what-replay = move by move
end-what-review = what each move cost
end-look = The board
end-replay = Replay
end-review = Review
end-record = Save game
end-share = Share
end-share-text = Copy text
end-share-link = Copy link
end-share-picture = Save as picture
end-picture-failed = Your browser could not make a picture.
end-summary = { $playgrounds ->
    [yes] { $mode }, { $count } players, with Playgrounds
   *[no] { $mode }, { $count } players
}

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
end-early-closed = Whoever runs this server has closed this table.
end-early-stood = Nobody has won. This is how the cities stood:

# Laying out inhabitants and energy by hand.
end-lay-title = Your final allocation
end-lay-title-of = { $name }’s final allocation
end-lay-how = Decide who works where. Tap a building to give it what it needs, or to take that back.
end-lay-whose = Whose city
end-lay-touch = Tap a building in your city.
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
end-lay-park = Always active. It can absorb one energy unit.
end-lay-on = Activate
end-lay-off = Deactivate
end-lay-park-put = Put energy here
end-lay-park-take = Take it back
end-lay-customers = { $count } of { $most } customers
end-lay-customers-more = One more customer
end-lay-customers-less = One fewer customer
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
end-lay-clear = Take everything back
end-lay-confirm = Confirm
end-lay-needs-nothing =
    { $kind ->
        [monument] The Monument on { $where } needs nothing: it is always active.
       *[playground] The Playground on { $where } needs nothing, and absorbs no energy.
    }
end-lay-no-inhabitants = No inhabitant is left. Take one from another building first.
end-lay-no-energy = No energy is left. Take a unit from another building first.
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
replay-first = Go to the start
replay-back = One move back
replay-next = One move forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-position = Position { $ply } of { $last }
replay-slider = Move
replay-copy-move = Link to this move
replay-copy = Link to this position
replay-record = Save
replay-table = Go to table
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
replay-home = Go to the home page
replay-games = My games
replay-again = Try again
replay-open-city = { $name }’s city and points
replay-rounds = Rounds
replay-to-round = Go to round { $round }

## Score tables: in the rules and on the one-page helper

helper-title = Points at a glance
helper-more = The full rules
helper-tips = Short tips
helper-mode = Tables for
helper-needs = Needs: { $what }
helper-turn = Your turn
helper-turn-take = Place an architect and take the tile it reaches.
helper-turn-place = { $mode ->
    [expert] Build it on a square or in the district with the architect’s number, or as a floor with that number. Or discard it.
   *[classic] Build it in the row or column with the architect’s number, or as a floor with that number. Or discard it.
}
helper-turn-blocked = Not allowed: taken spots, and both ends of the Urbanist’s row and column.
helper-all-tiles = All tiles, round by round
scores-floors = Floors
scores-customers = Customers
scores-districts = Districts with one
scores-towers-beside = Tower Blocks beside it
scores-towers-and-offices-beside = Tower Blocks and Office Towers beside it
scores-line = Longest row, longest column
scores-points = Points
scores-each-beside = For each one beside it
scores-group-by-floors = Group ↓ Floors →
scores-group-heard = Group of { $size }, by floors
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
scores-leftovers = What is left over
scores-idle = Each idle inhabitant
scores-pollution = Each unused energy unit (one per Park is free)
scores-tie = Tied on points: more inhabitants on buildings, then fewer empty squares; otherwise the win is shared.
box-how = How many tiles of each kind a round has. Three numbers like 1/2/3 are for two, three and four players; one number holds for all of them.
box-tile-by-round = Tile ↓ Round →
box-round = round { $round }

## What is shown one after another: moves, the card between two rounds

table-round-over = The round is over.
table-dealing = The tiles are being laid out.
table-sound = Sound
table-sound-on = Sound: on
table-sound-off = Sound: off
between-round = Round { $round } of { $rounds } is over
between-missed =
    { $count ->
        [one] One move since you last looked
       *[other] { $count } moves since you last looked
    }
between-starts = { $you ->
    [yes] You have the Mayor and start.
   *[no] { $name } has the Mayor and starts.
}
between-go-on = Tap or click to go on, or just wait
# Above two columns of numbers; short.
between-this-round = This round
between-since = Since then
between-coming = Round { $round } brings
between-last = The last round brings
between-hidden = { $count } face down
end-best = Best building: { $kind } on { $square }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-next-level = Next: { $name }, { $level }
