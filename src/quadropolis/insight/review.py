"""The review of a game: where everybody stood, what moves cost, and what was luck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from math import floor, sqrt
from typing import Any

from quadropolis.insight.asking import (
    QUICK,
    SIGNS,
    Outlook,
    Reviewed,
    Valued,
    known,
    review_move,
    value,
)
from quadropolis.insight.errors import NothingPlayed
from quadropolis.notation.position import format_position
from quadropolis.notation.record import GameRecord
from quadropolis.rules.game import Outcome
from quadropolis.rules.state import Phase, State

MOMENTS = 3
HALF = 20
"""A move that costs so many tenths of a point is half as accurate as the best one."""
UNLUCKY = 10
"""So many tenths of a point are to be lost by the deals before they are spoken of."""
Progress = Callable[[int, int], None]
"""Hears how many positions were looked at, and how many there are."""


@dataclass(frozen=True, slots=True)
class Node:
    """A position of the game, and what led to it."""

    ply: int
    round: int
    turn: int
    led: str
    """`start`, `deal`, `move` or `allocation`."""
    player: int | None
    """Who moved."""
    move: str | None
    value: Outlook
    error: Outlook


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A decision of the game."""

    ply: int
    """Of the position before it."""
    round: int
    turn: int
    player: int
    move: str
    position: str
    review: Reviewed
    effect: Outlook
    """How it changed the value, for everybody."""

    @property
    def cost(self) -> int:
        assert self.review.played is not None
        return self.review.played.loss.cost

    @property
    def lost(self) -> tuple[int, int]:
        """Points in tenths and chance in thousandths, against the best move."""
        assert self.review.played is not None
        return self.review.played.loss.points, self.review.played.loss.chance


@dataclass(frozen=True, slots=True)
class Account:
    """One player's game. A pair is points in tenths and chance in thousandths.

    `start + own + others + deals + allocation == result`, exactly.
    """

    start: tuple[int, int]
    own: tuple[int, int]
    others: tuple[int, int]
    deals: tuple[int, int]
    allocation: tuple[int, int]
    result: tuple[int, int]
    error: tuple[int, int]
    """Of the deals: the usual one of a mean over sampled deals."""
    lost: tuple[int, int]
    """By the searches before each move; `own` is `reassessed` minus this."""
    reassessed: tuple[int, int]
    moves: int
    average: int
    """The mean cost of a move, in hundredths of a point."""
    accuracy: int
    """In tenths of a percent."""
    signs: dict[str, int]


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, reviewed."""

    record: GameRecord
    depth: str
    over: bool
    nodes: tuple[Node, ...]
    moves: tuple[ReviewedMove, ...]
    accounts: tuple[Account, ...]
    moments: tuple[ReviewedMove, ...]
    """What decided the game: the moves that lost the most chance, in the order of the game."""
    outcome: Outcome | None

    def unlucky(self) -> tuple[int, ...]:
        """Who played better than every winner by all measures, and lost by the deals instead."""
        if self.outcome is None:
            return ()
        winners = [self.accounts[winner] for winner in self.outcome.winners]
        return tuple(
            player
            for player, account in enumerate(self.accounts)
            if -account.deals[0] >= max(UNLUCKY, 2 * account.error[0] + 1)
            and all(
                account.average < winner.average
                and account.accuracy > winner.accuracy
                and account.own[0] > winner.own[0]
                and account.deals[0] < winner.deals[0]
                for winner in winners
            )
        )


def review(
    record: GameRecord, depth: str = QUICK, progress: Progress = lambda done, total: None
) -> Review:
    """Review a game, finished or not. The same record and depth give the same review."""
    known(depth)
    if not record.moves:
        raise NothingPlayed()
    outcome = record.check()
    states = record.states()
    nodes: list[Node] = []
    reviewed: list[Reviewed | None] = []
    moves = iter(record.moves)
    before, played = None, None
    for ply, state in enumerate(states):
        progress(ply, len(states))
        led = _led(before, played)
        move = next(moves, None) if state.phase is Phase.MOVE else None
        found = review_move(state, move, depth) if move is not None else None
        valued = Valued(found.value, _nothing(state), 0) if found else value(state, depth)
        nodes.append(_node(ply, before or state, led, played, valued))
        reviewed.append(found)
        before, played = state, move
    if outcome is not None and record.allocations is not None:
        last = nodes[-1]
        laid = Valued(_result(outcome), _nothing(states[-1]), 0)
        nodes.append(_node(last.ply, states[-1], "allocation", None, laid))
    progress(len(states), len(states))
    decisions = tuple(
        _decision(ply, state, found, nodes)
        for ply, (state, found) in enumerate(zip(states, reviewed, strict=True))
        if found is not None
    )
    return Review(
        record=record,
        depth=depth,
        over=outcome is not None,
        nodes=tuple(nodes),
        moves=decisions,
        accounts=tuple(account(player, nodes, decisions) for player in range(len(record.players))),
        moments=moments(decisions),
        outcome=outcome,
    )


def _led(before: State | None, move: str | None) -> str:
    if before is None:
        return "start"
    return "deal" if move is None else "move"


def _node(ply: int, at: State, led: str, move: str | None, valued: Valued) -> Node:
    """Round, turn and player are those of what led to it."""
    player = at.current_player if led == "move" else None
    return Node(ply, at.round, at.turn, led, player, move, valued.value, valued.error)


def _nothing(state: State) -> Outlook:
    return Outlook.nothing(state.players)


def _result(outcome: Outcome) -> Outlook:
    """The result under the allocations that were chosen; winners share the win."""
    share = _rounded(1000 / len(outcome.winners))
    return Outlook(
        tuple(10 * score for score in outcome.scores),
        tuple(share if p in outcome.winners else 0 for p in range(len(outcome.scores))),
    )


def _decision(ply: int, state: State, found: Reviewed, nodes: Sequence[Node]) -> ReviewedMove:
    assert state.current_player is not None
    after = nodes[ply + 1]
    assert after.move is not None
    return ReviewedMove(
        ply=ply,
        round=state.round,
        turn=state.turn,
        player=state.current_player,
        move=after.move,
        position=format_position(state),
        review=found,
        effect=after.value - nodes[ply].value,
    )


def account(player: int, nodes: Sequence[Node], moves: Sequence[ReviewedMove]) -> Account:
    """One player's game, added up."""

    def total(wanted: Callable[[Node], bool]) -> tuple[int, int]:
        changes = [after.value - before.value for before, after in pairwise(nodes) if wanted(after)]
        return _of(reduce(Outlook.__add__, changes, _zero(nodes)), player)

    own_moves = [move for move in moves if move.player == player]
    own = total(lambda node: node.led == "move" and node.player == player)
    lost = (
        sum(move.lost[0] for move in own_moves),
        sum(move.lost[1] for move in own_moves),
    )
    signs = [move.review.sign for move in own_moves]
    most = max(1, len(own_moves))
    return Account(
        start=_of(nodes[0].value, player),
        own=own,
        others=total(lambda node: node.led == "move" and node.player != player),
        deals=total(lambda node: node.led == "deal"),
        allocation=total(lambda node: node.led == "allocation"),
        result=_of(nodes[-1].value, player),
        error=(
            _rounded(sqrt(sum(node.error.points[player] ** 2 for node in nodes))),
            _rounded(sqrt(sum(node.error.chances[player] ** 2 for node in nodes))),
        ),
        lost=lost,
        reassessed=(own[0] + lost[0], own[1] + lost[1]),
        moves=len(own_moves),
        average=_rounded(10 * sum(move.cost for move in own_moves) / most),
        accuracy=_rounded(sum(1000 * HALF / (HALF + move.cost) for move in own_moves) / most),
        signs={sign: signs.count(sign) for sign in SIGNS},
    )


def _rounded(value: float) -> int:
    """A half is rounded up, as the page does."""
    return floor(value + 0.5)


def _zero(nodes: Sequence[Node]) -> Outlook:
    return Outlook.nothing(len(nodes[0].value.points))


def _of(outlook: Outlook, player: int) -> tuple[int, int]:
    return outlook.points[player], outlook.chances[player]


def moments(moves: Sequence[ReviewedMove]) -> tuple[ReviewedMove, ...]:
    """The moves that lost the most chance and, of those alike, the most altogether."""
    losing = [move for move in moves if move.cost >= SIGNS["inaccuracy"]]
    losing.sort(key=lambda move: (-move.lost[1], -move.cost, move.ply))
    return tuple(sorted(losing[:MOMENTS], key=lambda move: move.ply))


# --- as plain data --------------------------------------------------------------------


def review_data(found: Review) -> dict[str, Any]:
    """The review for JSON: points, and chances as parts of 1."""
    return {
        "mode": found.record.mode,
        "playgrounds": found.record.playgrounds,
        "names": list(found.record.players),
        "depth": found.depth,
        "over": found.over,
        "scores": None if found.outcome is None else list(found.outcome.scores),
        "winners": None if found.outcome is None else list(found.outcome.winners),
        "players": [_account_data(account) for account in found.accounts],
        "nodes": [_node_data(node) for node in found.nodes],
        "moves": [_move_data(move) for move in found.moves],
        "moments": [move.ply for move in found.moments],
        "unlucky": list(found.unlucky()),
    }


def _account_data(account: Account) -> dict[str, Any]:
    def pair(numbers: tuple[int, int]) -> dict[str, float]:
        return {"points": numbers[0] / 10, "chance": numbers[1] / 1000}

    parts = (
        "start", "own", "others", "deals", "allocation", "result", "error", "lost", "reassessed",
    )  # fmt: skip
    return {part: pair(getattr(account, part)) for part in parts} | {
        "moves": account.moves,
        "average": account.average / 100,
        "accuracy": account.accuracy / 1000,
        "signs": account.signs,
    }


def _node_data(node: Node) -> dict[str, Any]:
    return {
        "ply": node.ply,
        "round": node.round,
        "turn": node.turn,
        "led": node.led,
        "player": node.player,
        "move": node.move,
        **node.value.to_data(),
    }


def _move_data(move: ReviewedMove) -> dict[str, Any]:
    review = move.review
    assert review.played is not None
    assert review.played_reasons is not None
    return {
        "ply": move.ply,
        "round": move.round,
        "turn": move.turn,
        "player": move.player,
        "move": move.move,
        "position": move.position,
        "effect": move.effect.to_data(),
        "loss": review.played.loss.to_data(),
        "sign": review.sign,
        "best": review.best.move,
        "candidates": [judged.to_data() for judged in review.moves],
        "reasons": [in_points(reason) for reason in review.reasons],
        "played_reasons": [in_points(reason) for reason in review.played_reasons],
    }


def in_points(reason: Any) -> dict[str, Any]:
    """A reason with its tenths as points."""
    told = dict(reason) | {"points": reason["points"] / 10}
    for key in ("categories", "parts"):
        if key in told:
            told[key] = {name: tenths / 10 for name, tenths in told[key].items()}
    return told
