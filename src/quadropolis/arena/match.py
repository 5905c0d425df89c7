"""One game of an arena, from the first deal to its record."""

import resource
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from quadropolis.arena.luck import luck_of
from quadropolis.arena.plan import Plan
from quadropolis.bots.bot import Limit
from quadropolis.bots.supervised import Answer, Supervised
from quadropolis.notation.record import GameRecord, result_data
from quadropolis.rules.game import deal, draw, outcome, start
from quadropolis.rules.state import Phase
from quadropolis.views import view

MEGABYTE = 1 << 20


def play_game(plan: Plan, number: int, bots: Mapping[int, Supervised]) -> GameRecord:
    """Play that game of the plan. `bots` has the plan's bots by their place in it.

    The record's key `measured` depends on the machine; everything else follows from the
    plan, if the bots do not look at the clock.
    """
    fixture = plan.fixture(number)
    seats = [bots[entry] for entry in fixture.seats]
    names = [plan.bots[entry] for entry in fixture.seats]
    limits = [seat.bot.given(plan.time) for seat in seats]
    deals, thoughts = plan.deals(fixture.block), plan.thoughts(number)
    deals.randrange(plan.players)  # the first player
    # A bot is not told whom it plays against.
    nameless = [f"seat {seat}" for seat in range(plan.players)]
    state = start(plan.mode, plan.players, plan.playgrounds, fixture.first_player)
    sites: tuple[tuple[str, ...], ...] = ()
    moves: list[str] = []
    answers: list[list[Answer]] = [[] for _ in seats]
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            drawn = draw(state, deals)
            sites = (*sites, drawn.names())
            state = deal(state, drawn)
            continue
        player = state.current_player
        assert player is not None
        answer = seats[player].answer(
            view(state, player),
            # Nobody waits: how strong a bot is must not depend on how busy the machine is.
            Limit(limits[player], plan.iterations, thoughts.getrandbits(32), waited_for=False),
            GameRecord.of(state, nameless, fixture.first_player, sites=sites, moves=tuple(moves)),
        )
        answers[player].append(answer)
        moves.append(str(answer.thought.move))
        state = answer.after
    final = outcome(state)
    assert final is not None
    arena = plan.to_data() | {"game": number, "block": fixture.block, "limits": limits}
    played = GameRecord.of(
        state,
        names,
        fixture.first_player,
        sites=sites,
        moves=tuple(moves),
        result=result_data(final),
        extra={
            "ranks": [list(sheet.rank) for sheet in final.sheets],
            "arena": arena,
            "violations": _violations(answers),
            "measured": _measured(answers),
        },
    )
    if not plan.luck:
        return played
    return replace(played, extra={**played.extra, "luck": list(luck_of(played))})


def _violations(answers: list[list[Answer]]) -> list[dict[str, Any]]:
    return [
        {"seat": seat, **answer.violation.to_data()}
        for seat, given in enumerate(answers)
        for answer in given
        if answer.violation is not None
    ]


def _measured(answers: list[list[Answer]]) -> dict[str, Any]:
    """What a seat's moves took, in order, and the most memory this process ever had."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    peak_bytes = peak if sys.platform == "darwin" else peak * 1024
    return {
        "seconds": [[round(answer.seconds, 6) for answer in given] for given in answers],
        "cpu_seconds": [
            [
                None if answer.cpu_seconds is None else round(answer.cpu_seconds, 6)
                for answer in given
            ]
            for given in answers
        ],
        "peak_memory_mb": round(peak_bytes / MEGABYTE, 1),
    }


@dataclass(frozen=True, slots=True)
class Played:
    """What ratings need to know of a game of an arena."""

    number: int
    block: int
    names: tuple[str, ...]
    ranks: tuple[tuple[int, ...], ...]
    """Points, then the tie-breaks; equal ranks share the place."""
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """By seat: how long each move took, by the clock."""
    overruns: tuple[int, ...]
    """By seat: the moves that took more than 20% too long, in CPU time where it is known."""
    violations: tuple[tuple[str, ...], ...]
    """By seat: why someone else had to make its moves."""
    peak_memory_mb: float
    luck: tuple[int, ...] | None = None
    """By seat: the luck of all deals, in thousandths of the chance to win."""

    @classmethod
    def of(cls, record: GameRecord) -> "Played":
        """The same from a record. Raises KeyError, TypeError or ValueError for a strange one."""
        arena, measured = record.extra["arena"], record.extra["measured"]
        result = record.result
        if result is None:
            raise ValueError("the game is not over")
        seats = range(len(record.players))
        reported = record.extra["violations"]
        return cls(
            number=arena["game"],
            block=arena["block"],
            names=record.players,
            ranks=tuple(tuple(rank) for rank in record.extra["ranks"]),
            winners=tuple(result["winners"]),
            seconds=tuple(tuple(given) for given in measured["seconds"]),
            overruns=tuple(_overruns(measured, seat, arena["limits"][seat]) for seat in seats),
            violations=tuple(
                tuple(there["detail"] for there in reported if there["seat"] == seat)
                for seat in seats
            ),
            peak_memory_mb=measured["peak_memory_mb"],
            luck=None if (luck := record.extra.get("luck")) is None else tuple(luck),
        )

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(rank[0] for rank in self.ranks)


OVERRUN = 1.2


def _overruns(measured: dict[str, Any], seat: int, limit: float | None) -> int:
    if limit is None:
        return 0
    taken = zip(measured["seconds"][seat], measured["cpu_seconds"][seat], strict=True)
    return sum((clock if cpu is None else cpu) > limit * OVERRUN for clock, cpu in taken)
