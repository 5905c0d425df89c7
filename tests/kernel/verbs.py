"""The verbs of the page against the rules: each of them at any position, with any move or deal."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import quadropolis as q
from quadropolis import kernel
from quadropolis.bots.values import load_numbers
from quadropolis.kernel.native import native
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.site import SPOTS
from quadropolis.server.game.results import result_of
from quadropolis.server.wire.previews import blocked_spots, previews
from quadropolis.server.wire.scores import shown_sheet
from quadropolis.views import state_data
from tests.kernel.scored import refused

TARGETS = ("", ":-", *(f":{letter}{row}" for letter in "abcde" for row in "1234"))


def told(answer: Any) -> Any:
    """An answer of the server as it is sent."""
    return json.loads(msgspec.json.encode(answer))


def expected(call: Any, *arguments: Any) -> Any:
    """What the rules answer, or why they refuse."""
    try:
        return call(*arguments)
    except q.QuadropolisError as error:
        return refused(error)


def check_seen(state: q.State) -> None:
    """What can be seen of a position, and what its moves come to."""
    text = q.format_position(state)
    assert json.loads(native.verb_see(text)) == {
        "position": text,
        "state": told(state_data(state)),
        "blocked": told(blocked_spots(state)),
        "sheets": [told(shown_sheet(city)) for city in state.cities],
    }
    assert json.loads(native.verb_moves(text)) == told(previews(state))
    # What anybody could do if it were their turn: for planning.
    for player in range(state.players):
        turned = (
            replace(state, current_player=player) if state.current_player is not None else state
        )
        assert json.loads(native.verb_plans(text, player)) == told(previews(turned))


def made_up(random: Random) -> str:
    """A move that somebody could think of, sometimes with a slip of the pen."""
    text = f"{random.randint(1, 5)}{random.choice(SPOTS)}{random.choice(TARGETS)}"
    return text if random.random() < 0.9 else text[: random.randrange(len(text))] + "é"


def check_move(state: q.State, move: str) -> Any:
    """Playing a move, or why it is refused."""
    text = q.format_position(state)
    found = json.loads(native.verb_play(text, move))
    assert found == expected(lambda: q.format_position(q.play(state, move)))
    refusal = json.loads(native.verb_refusal(text, move))
    assert refusal == (found["error"] if isinstance(found, dict) else None)
    return refusal


def check_deal(state: q.State, site: str) -> Any:
    """Laying out a deal, or why it is refused."""
    found = json.loads(native.verb_deal(q.format_position(state), site))
    assert found == expected(lambda: q.format_position(q.deal(state, q.parse_deal(site))))
    return found


def check_drawn(state: q.State, seed: int) -> Any:
    """A deal that the kernel draws: the same through both its doors."""
    position = kernel.from_state(state)
    found = json.loads(native.verb_draw(q.format_position(state), seed))
    assert found == expected(lambda: q.format_deal(kernel.draw(position, seed)))
    return found


def check_result(state: q.State, allocations: Sequence[Allocation | None] | None) -> Any:
    """Who won a finished game, or why an allocation is none."""
    laid = (
        None
        if allocations is None
        else [
            None
            if allocation is None
            else [(s, there["inhabitants"], there["energy"]) for s, there in allocation.items()]
            for allocation in allocations
        ]
    )

    def result() -> Any:
        outcome = q.outcome(state, allocations)
        assert outcome is not None
        return told(result_of(outcome))

    found = json.loads(native.verb_result(q.format_position(state), laid))
    assert found == expected(result)
    return found


def values_of(mode: str, players: int) -> npt.NDArray[np.float32]:
    """The learned values of a setting, one after the other."""
    return load_numbers(mode, players)


def digest(settings: tuple[str, int, bool], games: int, seed: int = 7) -> int:
    """Everything this build says about random games, in a number."""
    mode, players, playgrounds = settings
    number = [*q.MODES].index(mode)
    return native.digest(number, players, playgrounds, games, seed, values_of(mode, players))
