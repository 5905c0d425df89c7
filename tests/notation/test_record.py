"""Game records (formats: "Game record")."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.notation.record import result_data
from quadropolis.rules.errors import (
    MissingSite,
    NoSuchPly,
    NotJson,
    TooLong,
    UnplayedSite,
    WrongAllocations,
    WrongField,
    WrongMove,
    WrongResult,
    WrongSetup,
    WrongSite,
)
from quadropolis.testing import SETTINGS, random_game
from tests import strategies as any_
from tests.refusals import refusal
from tests.sizes import size

KEYS = ["format", "version", "mode", "playgrounds", "players", "first_player", "sites", "moves"]


def game(settings=("classic", 2, False), seed: int = 1) -> q.GameRecord:
    """A finished random game."""
    *_, (_, _, record) = random_game(*settings, Random(seed))
    return record


GAME = game()
DATA = json.loads(GAME.to_json())


def changed(**changes: object) -> str:
    """The finished game with some fields replaced; None takes one out."""
    data = DATA | changes
    return json.dumps({key: value for key, value in data.items() if value is not None})


def read(**changes: object) -> q.GameRecord:
    return q.GameRecord.from_json(changed(**changes))


# --- reading and writing --------------------------------------------------------------


@given(any_.positions())
def test_records_round_trip(position):
    _, record = position
    assert q.GameRecord.from_json(record.to_json()) == record
    assert q.parse_record(q.format_record(record)) == record
    assert q.GameRecord.from_json(record.to_json().encode()) == record


NAMES = st.text(
    st.characters(exclude_categories=("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs")),
    min_size=1,
    max_size=100,
)
"""Whatever can be printed."""


@given(
    any_.positions(last=12),
    st.dictionaries(st.text().filter(lambda key: key not in DATA), any_.json_values, max_size=3),
    any_.json_values,
    any_.json_values,
    st.lists(NAMES, min_size=4, max_size=4),
)
def test_unknown_keys_are_kept(position, extra, rules, deals, names):
    _, record = position
    taken = ("result", "allocations", "rules", "deals")
    extra = {key: value for key, value in extra.items() if key not in taken}
    record = replace(
        record, extra=extra, rules=rules, deals=deals, players=tuple(names[: len(record.players)])
    )
    again = q.GameRecord.from_json(record.to_json())
    assert again == record
    assert json.loads(again.to_json()).items() >= extra.items()


def test_a_record_is_one_line_of_json_with_the_keys_of_the_format():
    text = replace(GAME, players=("Ann\u00e9", "Bot 2")).to_json()
    assert "\n" not in text
    assert list(json.loads(text)) == KEYS
    assert json.loads(text)["format"] == "quadropolis-game"
    assert json.loads(text)["version"] == 1
    assert "Anné" in text


def test_the_order_of_keys_does_not_matter():
    backwards = json.dumps(dict(reversed(DATA.items())))
    assert q.GameRecord.from_json(backwards) == GAME


def test_playgrounds_may_be_left_out():
    assert read(playgrounds=None).playgrounds is False


def test_half_a_surrogate_can_be_written_to_a_file():
    record = q.GameRecord.from_json(changed()[:-1] + ', "note": "\\ud800"}')
    record.to_json().encode()
    assert q.GameRecord.from_json(record.to_json()) == record


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_what_is_not_json_is_not_passed_on(number):
    """Other readers of JSON refuse these, so a record must not carry them."""
    with pytest.raises(NotJson):
        q.GameRecord.from_json(changed()[:-1] + f', "note": {number}}}')


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": None}, "“format” is missing"),
        ({"format": "chess"}, "“format” cannot be 'chess'. It should be quadropolis-game"),
        ({"version": 2}, "“version” cannot be 2. It should be 1"),
        ({"version": "1"}, "“version” cannot be '1'"),
        ({"version": True}, "“version” cannot be True"),
        ({"mode": "Classic"}, "“mode” cannot be 'Classic'. It should be classic, expert"),
        ({"mode": 5}, "“mode” cannot be 5"),
        ({"mode": ["classic"]}, "“mode” cannot be <list>"),
        ({"playgrounds": 1}, "“playgrounds” cannot be 1. It should be true, false"),
        ({"players": ["Ann"]}, "“players” cannot be <list>. Two to four names"),
        ({"players": ["Ann"] * 5}, "“players” cannot be <list>"),
        ({"players": "Ann"}, "“players” cannot be 'Ann'"),
        ({"players": ["Ann", ""]}, "“players” cannot be <list>"),
        ({"players": ["Ann", "x" * 101]}, "“players” cannot be <list>"),
        ({"players": ["Ann", "a\nb"]}, "“players” cannot be <list>"),
        ({"players": ["Ann", 5]}, "“players” cannot be <list>"),
        ({"first_player": 2}, "“first_player” cannot be 2. A player from 0 to 1"),
        ({"first_player": -1}, "“first_player” cannot be -1"),
        ({"first_player": True}, "“first_player” cannot be True"),
        ({"first_player": None}, "“first_player” is missing"),
        ({"sites": None}, "“sites” is missing"),
        ({"sites": [["S"] * 24]}, "“sites” cannot be <list>. At most 4 lists of 25 tiles"),
        ({"sites": [["S"] * 25] * 5}, "“sites” cannot be <list>. At most 4"),
        ({"sites": [[5] * 25]}, "“sites” cannot be <list>"),
        ({"sites": ["S" * 25]}, "“sites” cannot be <list>"),
        ({"moves": "3W4"}, "“moves” cannot be '3W4'. A list of at most 32 moves"),
        ({"moves": ["3W4"] * 33}, "“moves” cannot be <list>"),
        ({"moves": [3]}, "“moves” cannot be <list>"),
        ({"result": 5}, "“result” cannot be 5"),
        ({"result": {}}, "“result” cannot be <dict>"),
        ({"result": {"scores": [1], "winners": [0]}}, "“result” cannot be <dict>"),
        ({"result": {"scores": [1, 2], "winners": []}}, "“result” cannot be <dict>"),
        ({"result": {"scores": [1, "2"], "winners": [0]}}, "“result” cannot be <dict>"),
        ({"allocations": {}}, "“allocations” cannot be <dict>. One allocation for each player"),
        ({"allocations": [{}]}, "“allocations” cannot be <list>"),
    ],
)
def test_a_wrong_field_is_named_with_what_was_expected(changes, words):
    with pytest.raises(WrongField, match=words):
        read(**changes)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "5", "null", '"x"', "{]", b"\xff\xfe\x00", b"\xef\xbb\xbf{}", None, 5, []],
)
def test_what_is_not_a_json_object(text):
    with pytest.raises((NotJson, WrongField)):
        q.GameRecord.from_json(text)


def test_a_record_too_long_is_not_even_read():
    with pytest.raises(TooLong, match="1000001 characters"):
        q.GameRecord.from_json(" " * 1_000_001)


@pytest.mark.parametrize("depth", [100, 900, 5_000, 400_000])
def test_deep_nesting(depth):
    """Kept or refused, and what is kept can be written again."""
    text = changed()[:-1] + ', "note": ' + "[" * depth + "]" * depth + "}"
    try:
        record = q.GameRecord.from_json(text)
    except NotJson:
        assert depth > 500
    else:
        assert record.to_json()


# --- replaying ------------------------------------------------------------------------


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_states_before_the_first_deal_then_after_every_deal_and_move(settings):
    expected = [state for state, _, _ in random_game(*settings, Random(4))]
    states = game(settings, 4).states()
    assert list(states) == expected
    mode, players, playgrounds = settings
    assert states[0] == q.start(mode, players, playgrounds, states[0].first_player)
    rounds = {"classic": 4, "expert": 5}[mode]
    assert len(states) == 1 + rounds + rounds * 4 * players


def test_a_record_may_end_with_a_site_and_no_move_yet():
    record = replace(GAME, sites=GAME.sites[:2], moves=GAME.moves[:8])
    assert record.states()[-1].phase == "move"
    assert record.states()[-1].round == 2
    record = replace(GAME, sites=GAME.sites[:1], moves=GAME.moves[:8])
    assert record.states()[-1].phase == "deal"
    assert replace(GAME, sites=(), moves=()).states() == (GAME.start(),)


def test_a_ply_is_a_number_of_a_state():
    states = GAME.states()
    assert all(GAME.at(ply) == state for ply, state in list(enumerate(states))[::7])
    for ply in (-1, len(states), "x", None, 1.0, True, 10**5000):
        with pytest.raises(NoSuchPly, match=f"0 to {len(states) - 1}"):
            GAME.at(ply)


def test_a_wrong_site_is_named_by_its_round():
    for round in range(4):
        sites = list(map(list, GAME.sites))
        sites[round][3] = "H1" if sites[round][3] != "H1" else "S"
        with pytest.raises(WrongSite, match=f"round {round + 1} .*wrong.*Missing") as error:
            read(sites=sites).states()
        assert error.value.arguments["round"] == round + 1
        sites[round][3] = "nonsense"
        with pytest.raises(WrongSite, match=f"round {round + 1}.*'nonsense' .at d1"):
            read(sites=sites).states()


def test_sites_in_another_order_do_not_consist_of_their_rounds_tiles():
    with pytest.raises(WrongSite, match="round 1"):
        read(sites=DATA["sites"][::-1]).states()


@pytest.mark.parametrize("number", [1, 8, 9, 20, 32])
def test_a_wrong_move_is_named_by_its_number(number):
    for text in ("5N1:-", "nonsense", "", "9N1"):
        moves = list(GAME.moves)
        moves[number - 1] = text
        with pytest.raises(WrongMove, match=f"move {number} ") as caught:
            read(moves=moves).states()
        assert caught.value.arguments["number"] == number
        assert caught.value.__cause__ is not None


def test_a_move_without_its_site():
    with pytest.raises(MissingSite, match=r"round 2 .*move 9 "):
        read(sites=DATA["sites"][:1]).states()
    with pytest.raises(MissingSite, match=r"round 1 .*move 1 "):
        read(sites=[]).states()


def test_a_site_laid_out_too_early():
    with pytest.raises(UnplayedSite, match="round 2 is dealt before round 1"):
        read(moves=DATA["moves"][:7]).states()
    with pytest.raises(UnplayedSite, match="round 3 is dealt before round 2"):
        read(moves=DATA["moves"][:8]).states()


# --- results and allocations ----------------------------------------------------------


def test_result_only_when_the_game_is_over():
    assert GAME.check() == q.outcome(GAME.states()[-1])
    unfinished = replace(GAME, moves=GAME.moves[:-1])
    assert unfinished.check() is None
    with pytest.raises(WrongResult, match="do not end the game"):
        replace(unfinished, result={"scores": [0, 0], "winners": [0]}).check()


def test_the_result_is_compared():
    right = result_data(GAME.outcome())
    assert read(result=right).check().winners == tuple(right["winners"])
    wrong = {"scores": [right["scores"][0] + 1, right["scores"][1]], "winners": right["winners"]}
    with pytest.raises(WrongResult) as caught:
        read(result=wrong).check()
    assert str(wrong["scores"]) in str(caught.value)
    assert str(right["scores"]) in str(caught.value)
    other = [seat for seat in (0, 1) if seat not in right["winners"]] or [0]
    with pytest.raises(WrongResult):
        read(result=right | {"winners": other}).check()


def test_unknown_keys_of_a_result_are_kept_too():
    right = result_data(GAME.outcome()) | {"decided_by": "points"}
    record = read(result=right)
    assert record.check().scores == tuple(right["scores"])
    assert json.loads(record.to_json())["result"] == right


def test_a_result_without_its_parts_is_wrong():
    with pytest.raises(WrongResult):
        replace(GAME, result={}).check()


def test_allocations_chosen_by_people():
    best = q.outcome(GAME.states()[-1])
    chosen = [best.sheets[0].allocation, {}]
    record = read(allocations=chosen)
    outcome = record.check()
    assert outcome.sheets[0] == best.sheets[0]
    assert outcome.sheets[1].allocation == {}
    assert outcome == q.outcome(GAME.states()[-1], chosen)
    assert q.GameRecord.from_json(record.to_json()) == record
    assert read(allocations=[None, {}]).check() == outcome


@pytest.mark.parametrize("allocation", [5, [], {"z9": {}}, {"a1": {"energy": 99}}, {"a1": 1}])
def test_an_impossible_allocation(allocation):
    record = read(allocations=[None, allocation])
    assert record.states()
    with pytest.raises(WrongAllocations, match="allocated like this"):
        record.check()


def test_allocations_of_an_unfinished_game_wait_for_its_end():
    unfinished = replace(GAME, moves=GAME.moves[:3], sites=GAME.sites[:1])
    assert replace(unfinished, allocations=({}, {})).check() is None


def test_settings_no_game_can_have():
    for record in (q.GameRecord("chess", ("a", "b")), q.GameRecord("classic", ("a",))):
        with pytest.raises(WrongSetup, match="no game starts like this"):
            record.states()


# --- anything at all ------------------------------------------------------------------


def checked(text: str) -> q.Outcome | None:
    return q.GameRecord.from_json(text).check()


@given(st.sampled_from([*KEYS, "result", "allocations", "rules", "deals"]), any_.json_values)
def test_any_value_in_any_field(key, value):
    error = refusal(checked, json.dumps(DATA | {key: value}))
    assert error is None or len(str(error)) < 1000


@given(st.data())
def test_mutilated_records(data):
    text = changed(allocations=[{"a1": {"energy": 1}}, None])
    at = data.draw(st.integers(0, len(text)))
    piece = data.draw(st.text(alphabet='"[]{},:0123456789eE-.#STW ', max_size=4))
    cut = data.draw(st.integers(0, 6))
    error = refusal(checked, text[:at] + piece + text[at + cut :])
    assert error is None or str(error)


@pytest.mark.parametrize("seed", range(size(6, 200)))
def test_moves_of_another_game_are_refused_or_play(seed):
    """A record whose moves were shuffled either replays or says at which move it does not."""
    random = Random(seed)
    moves = list(GAME.moves)
    one, other = random.sample(range(len(moves)), 2)
    moves[one], moves[other] = moves[other], moves[one]
    record = read(moves=moves)
    error = refusal(record.states)
    if error is None:
        assert len(record.states()) == len(GAME.states())
    else:
        assert isinstance(error, WrongMove)
        assert min(one, other) < error.arguments["number"] <= len(moves)
