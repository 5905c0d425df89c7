"""Actions and observations: exactly the rules' moves, and exactly what may be seen."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.env import encoding_of
from quadropolis.env.encoding import VERSION, Part
from quadropolis.env.errors import IllegalAction, NotAnAction, WrongArray
from quadropolis.rules.errors import WrongSeat
from quadropolis.rules.site import EMPTY, FACING, SPOTS, SQUARES
from quadropolis.rules.state import Phase, State
from quadropolis.testing import SETTINGS
from quadropolis.views import Unhidden, view
from tests import strategies as any_
from tests.env.positions import EVERY_GAME, positions, reached, undecided


def of(position):
    state = kernel.to_state(position)
    return encoding_of(state.mode, state.players)


# --- actions --------------------------------------------------------------------------


@given(positions)
def test_the_mask_is_exactly_the_legal_moves(position):
    encoding = of(position)
    mask = encoding.mask(position)
    assert mask.shape == (encoding.actions,)
    actions = [encoding.action_of(move) for move in q.legal_moves(kernel.to_state(position))]
    assert len(set(actions)) == len(actions)
    assert sorted(actions) == np.flatnonzero(mask).tolist()
    assert set(mask.tolist()) <= {0, 1}


@given(undecided, st.data())
def test_a_move_comes_back_from_its_action(position, data):
    encoding = of(position)
    move = data.draw(st.sampled_from(kernel.legal_moves(position)))
    action = encoding.action_of(move)
    assert encoding.move_of(position, action) == move
    assert encoding.action_of(str(move)) == action
    assert encoding.act(position, action) == kernel.play(position, move)


@EVERY_GAME
def test_every_action_is_a_move_of_its_own(mode, players):
    encoding = encoding_of(mode, players)
    start = kernel.start(mode, players)
    position = kernel.deal(start, kernel.draw(start, 5))
    moves = [encoding.move_of(position, action) for action in range(encoding.actions)]
    assert len(set(moves)) == encoding.actions
    assert [encoding.action_of(move) for move in moves] == list(range(encoding.actions))


@given(undecided, st.data())
def test_an_illegal_action_is_refused_with_the_reason_of_the_rules(position, data):
    encoding = of(position)
    illegal = np.flatnonzero(encoding.mask(position) == 0).tolist()
    action = data.draw(st.sampled_from(illegal))
    with pytest.raises(IllegalAction) as refused:
        encoding.act(position, action)
    move = encoding.move_of(position, action)
    with pytest.raises(q.QuadropolisError) as reason:
        q.play(kernel.to_state(position), move)
    assert refused.value.arguments["reason"] == reason.value.to_data()


@pytest.mark.parametrize("action", [-1, 1360, 10**30, "3W4", None, 0.5])
def test_what_is_no_action_is_refused(action):
    start = kernel.start("classic")
    position = kernel.deal(start, kernel.draw(start, 1))
    with pytest.raises(NotAnAction, match="from 0 to 1359"):
        encoding_of("classic").act(position, action)


@pytest.mark.parametrize("move", ["5W4:b2", "1N1:e1"])
def test_a_move_of_the_other_mode_has_no_action(move):
    encoding_of("expert").action_of(move)
    with pytest.raises(q.QuadropolisError):
        encoding_of("classic").action_of(move)


# --- observations ---------------------------------------------------------------------


def told(state: State, seat: int) -> dict[str, int]:
    """What an observation should tell, worked out from the plain state: all but zeros."""
    names = ["you", *(f"next_{n}" for n in range(1, state.players))]
    name = {player: names[(player - seat) % state.players] for player in range(state.players)}
    numbers: dict[str, int] = {
        f"round/round_{state.round}": 1,
        f"turn/turn_{state.turn}": 1,
        f"phase/{state.phase.value}": 1,
        "playgrounds/playgrounds": int(state.playgrounds),
        f"people/{name[state.mayor]}/mayor": 1,
        f"people/{name[state.first_player]}/first_player": 1,
    }
    if state.current_player is not None:
        numbers[f"to_move/{name[state.current_player]}"] = 1
    for player in range(state.players):
        numbers |= told_of_player(state, player, name[player])
    numbers |= told_of_site(state, name)
    return {place: number for place, number in numbers.items() if number}


def told_of_player(state, player, name):
    city = state.cities[player]
    numbers = {
        f"people/{name}/inhabitants": city.inhabitants,
        f"people/{name}/energy": city.energy,
    }
    for square, floors in zip(state.mode.squares, city.squares, strict=True):
        line = f"cities/{name}/{square}"
        if not floors:
            numbers[f"{line}/free"] = 1
            continue
        numbers |= {
            f"{line}/{floors[0].kind.value}": 1,
            f"{line}/floors": len(floors),
            f"{line}/points": floors[0].points,
        }
    hand = "everyone" if state.mode.common_pool else name
    for k in state.mode.architects:
        numbers[f"architects/{hand}/architect_{k}"] = state.architects_of(player).count(k)
    return numbers


def told_of_site(state, name):
    numbers = {}
    faced = FACING[state.urbanist] if state.urbanist else ()
    for spot in SPOTS:
        there = state.architect_on(spot)
        if there is None:
            numbers[f"spots/{spot}/open"] = int(state.phase is Phase.MOVE and spot not in faced)
        else:
            numbers[f"spots/{spot}/architect"] = there.number
            numbers[f"spots/{spot}/{name[there.player]}"] = 1
    for square, tile in zip(SQUARES, state.site.squares, strict=True):
        line = f"site/{square}"
        if isinstance(tile, q.Face):
            numbers |= {
                f"{line}/{tile.kind.value}": 1,
                f"{line}/inhabitants": tile.inhabitants,
                f"{line}/energy": tile.energy,
                f"{line}/points": tile.points,
                f"{line}/mayor": int(tile.mayor),
            }
        else:
            numbers[f"{line}/taken" if tile is EMPTY else f"{line}/face_down"] = 1
        numbers[f"{line}/urbanist"] = int(square == state.urbanist)
    return numbers


@given(positions)
def test_an_observation_tells_what_its_legend_says(position):
    state, encoding = kernel.to_state(position), of(position)
    for seat in range(state.players):
        seen = encoding.observe(position, seat)
        found = {
            name: int(number) for name, number in zip(encoding.legend, seen, strict=True) if number
        }
        assert found == told(state, seat)


@given(undecided)
def test_without_a_seat_it_is_seen_by_whoever_is_to_move(position):
    encoding = of(position)
    seen = encoding.observe(position)
    assert (seen == encoding.observe(position, position.current_player)).all()
    assert encoding.part("to_move").of(seen).tolist() == [1, *[0] * (position.players - 1)]


@given(any_.states(), st.data())
def test_an_observation_never_changes_with_what_the_viewer_may_not_know(state, data):
    """Neither later deals, which no position has, nor what others think about."""
    seat = data.draw(st.integers(0, state.players - 1))
    drafts = {p: q.Move(1, "N1", "-") for p in range(state.players) if p != seat}
    plain, secret = view(Unhidden(state), seat), view(Unhidden(state, drafts=drafts), seat)
    encoding = encoding_of(state.mode, state.players)
    seen = [encoding.observe(kernel.from_state(shown.state), seat) for shown in (plain, secret)]
    assert (seen[0] == seen[1]).all()


@EVERY_GAME
def test_the_parts_are_the_whole(mode, players):
    encoding = encoding_of(mode, players)
    assert [part.start for part in encoding.parts] == [
        sum(part.size for part in encoding.parts[:n]) for n in range(len(encoding.parts))
    ]
    assert sum(part.size for part in encoding.parts) == encoding.size == len(encoding.legend)
    assert len(set(encoding.legend)) == encoding.size
    assert VERSION == 1
    assert all(isinstance(part, Part) and part.meaning for part in encoding.parts)


# --- arrays ---------------------------------------------------------------------------


@given(st.sampled_from(SETTINGS), st.lists(st.integers(0, 80), min_size=1, max_size=4))
def test_many_are_like_one_by_one(setting, plies):
    same = [reached(setting, ply, ply) for ply in plies]
    encoding = of(same[0])
    seen, masks = encoding.observe_many(same), encoding.mask_many(same)
    for position, row, mask in zip(same, seen, masks, strict=True):
        assert (row == encoding.observe(position)).all()
        assert (mask == encoding.mask(position)).all()


def test_given_arrays_are_written_into():
    encoding, start = encoding_of("expert", 3), kernel.start("expert", 3)
    position = kernel.deal(start, kernel.draw(start, 3))
    both = np.full((2, encoding.size + encoding.actions), 7, np.uint8)
    seen = encoding.observe_many([position] * 2, out=both[:, : encoding.size])
    masks = encoding.mask_many([position] * 2, out=both[:, encoding.size :])
    assert np.shares_memory(seen, both)
    assert np.shares_memory(masks, both)
    assert not (both == 7).any()
    assert encoding.observe(position, out=both[0, : encoding.size]).base is both


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(893, np.uint8),
        np.zeros((1, 894), np.uint8),
        np.zeros(894, np.int8),
        np.zeros(894 * 2, np.uint8)[::2],
        np.zeros(894, np.uint8)[::-1],
        bytearray(894),
        [0] * 894,
        None.__class__,
    ],
)
def test_an_array_of_another_kind_is_refused(wrong):
    start = kernel.start("classic")
    with pytest.raises(WrongArray, match=r"uint8\[894\]"):
        encoding_of("classic").observe(start, 0, out=wrong)


def test_an_array_that_may_not_be_written_is_refused():
    frozen = np.zeros(894, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(WrongArray):
        encoding_of("classic").observe(kernel.start("classic"), 0, out=frozen)


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "0"])
def test_a_seat_that_is_not_there_is_refused(seat):
    with pytest.raises(WrongSeat):
        encoding_of("classic").observe(kernel.start("classic"), seat)


@pytest.mark.parametrize("position", [None, kernel.start("classic", 3), kernel.start("expert")])
def test_a_position_of_another_game_is_refused(position):
    encoding = encoding_of("classic", 2)
    for refuses in (encoding.observe, encoding.mask, lambda p: encoding.act(p, 0)):
        with pytest.raises(q.QuadropolisError, match="position must be"):
            refuses(position)
