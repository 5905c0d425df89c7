"""Fair deals: what the players bring is mixed in, and everybody can compute what follows."""

import copy
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadropolis.notation import parse_record
from quadropolis.rules.mode import mode_named
from quadropolis.rules.tiles import face_up
from quadropolis.server.game.deals import Numbers, dealt_from, promise
from quadropolis.server.game.setup import Setup
from quadropolis.server.game.verify import OtherDeals, WrongCommitment, verify
from tests.cli.command import run
from tests.server.attacks.places import refused, until
from tests.server.serving import Guest, Served

HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
SHARE = "5a" * 32
SETUPS = st.builds(Setup, st.sampled_from(("classic", "expert")), st.integers(2, 4), st.booleans())


def second_way(seed: str, shares: list[str], setup: Setup) -> tuple[int, list[list[str]]]:
    """The same function as docs/formats.md describes it, written another time."""
    key = hashlib.sha256("\n".join(["quadropolis deals 2", seed, *shares]).encode()).digest()
    taken = 0

    def below(limit: int) -> int:
        nonlocal taken
        while True:
            word = hashlib.sha256(key + taken.to_bytes(8, "big")).digest()[:8]
            taken += 1
            number = int.from_bytes(word, "big")
            if number < 2**64 // limit * limit:
                return number % limit

    first, sites = below(setup.seats), []
    for round in range(1, mode_named(setup.mode).rounds + 1):
        faces = list(face_up(setup.mode, round, setup.playgrounds, setup.seats))
        for last in reversed(range(1, len(faces))):
            other = below(last + 1)
            faces[last], faces[other] = faces[other], faces[last]
        sites.append(["#" if face is None else face.name for face in faces])
    return first, sites


@given(HEX, st.lists(HEX, max_size=4), SETUPS)
def test_the_deals_follow_from_seed_and_shares(seed: str, shares: list[str], setup: Setup) -> None:
    brought = [f"{seat}:{share}" for seat, share in enumerate(shares)]
    first, deals = dealt_from(seed, brought, setup)
    expected = second_way(seed, brought, setup)
    hidden = {name for deal in deals for name in deal.names()} - {
        name for site in expected[1] for name in site
    }
    shown = [["#" if name in hidden else name for name in deal.names()] for deal in deals]
    assert (first, shown) == expected


@given(HEX, HEX, SETUPS)
def test_every_share_counts(seed: str, share: str, setup: Setup) -> None:
    alone, mixed = dealt_from(seed, (), setup), dealt_from(seed, (f"0:{share}",), setup)
    assert alone != mixed


def test_numbers_are_even() -> None:
    numbers = Numbers("seed", ())
    found = [numbers.below(6) for _ in range(6_000)]
    assert all(800 < found.count(number) < 1_200 for number in range(6))


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = ("--rate", "0", "--bot-seconds", "0.01")
    with Served(tmp_path_factory.mktemp("hall"), *options) as served:
        yield served


def _record(hall: Served, *brought: str) -> tuple[str, dict[str, Any]]:
    """The commitment as it was published when the table opened, and the record of its game."""
    ann = hall.guest("Ann")
    table = ann.create(settings={"seats": 3}, bots={"1": "random", "2": "random"})
    for share in brought:
        assert ann.command(table["id"], "share", share=share)[0] == 200
    return table["commitment"], _played(ann, table["id"])


def _played(ann: Guest, table: str) -> dict[str, Any]:
    assert ann.command(table, "start")[0] == 200
    assert ann.command(table, "give", seat=0, bot="random")[0] == 200
    until(lambda: ann.get(f"/api/tables/{table}")["status"] == "finished")
    record: dict[str, Any] = ann.get(f"/api/tables/{table}/record")
    return record


def test_what_players_bring_is_mixed_in_and_checked(hall: Served, tmp_path: Path) -> None:
    published, record = _record(hall, SHARE)
    opening = record["deals"]["opening"]
    assert record["deals"]["shares"] == opening["shares"] == [f"0:{SHARE}"]
    assert promise(opening["seed"]) == published == record["deals"]["commitment"]
    assert verify(parse_record(json.dumps(record)), published) is not None
    for change in (
        lambda opening: opening.update(shares=["0:" + "00" * 32]),
        lambda opening: opening.update(shares=[]),
        lambda opening: opening.update(shares=None),
        lambda opening: opening.update(first_player=(opening["first_player"] + 1) % 3),
        lambda opening: opening["sites"].reverse(),
        lambda opening: opening.update(seed="00" * 32),
        lambda opening: opening.update(seed=7),
    ):
        forged = copy.deepcopy(record)
        change(forged["deals"]["opening"])
        with pytest.raises((OtherDeals, WrongCommitment)):
            verify(parse_record(json.dumps(forged)), published)
    with pytest.raises(WrongCommitment):  # another was published
        verify(parse_record(json.dumps(record)), promise("another"))
    forged = copy.deepcopy(record)
    forged["deals"]["shares"] = []  # others than were told at the start
    with pytest.raises(OtherDeals):
        verify(parse_record(json.dumps(forged)), published)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    told = json.loads(run("verify", path, "--commitment", published, "--json").stdout)
    assert (told["commitment"], told["shares"]) == ("given", 1)
    said = run("verify", path).stdout
    assert "--commitment" in said


def test_nobody_can_block_a_start(hall: Served) -> None:
    _, record = _record(hall)
    assert record["deals"]["opening"]["shares"] == []
    assert verify(parse_record(json.dumps(record))) is not None


def test_a_share_is_brought_once_and_before_the_start_by_those_who_sit_there(hall: Served) -> None:
    ann, ben = hall.guest("Ann"), hall.guest("Ben")
    table = ann.create()["id"]
    refused(ben.command(table, "share", share=SHARE), "table/not_seated")
    assert ann.command(table, "share", share=SHARE)[0] == 200
    refused(ann.command(table, "share", share=SHARE), "table/shared_already")
    for wrong in ("", "xyz", "A" * 32, "0" * 65, "0" * 31, 7):
        refused(ann.command(table, "share", share=wrong), "request/wrong_message")
    assert ann.command(table, "seat_bot", seat=1, bot="random")[0] == 200
    assert ann.command(table, "start")[0] == 200
    refused(ann.command(table, "share", share=SHARE), "table/not_open")


def test_the_promise_outlives_a_restart_and_tells_nothing(hall: Served) -> None:
    ann = hall.guest("Ann")
    table = ann.create(bots={"1": "random"})
    assert ann.command(table["id"], "share", share=SHARE)[0] == 200
    hall.kill()
    hall.start()
    assert ann.get(f"/api/tables/{table['id']}")["commitment"] == table["commitment"]
    record = _played(ann, table["id"])
    assert promise(record["deals"]["opening"]["seed"]) == table["commitment"]
    told = json.dumps(table)
    assert record["deals"]["opening"]["seed"] not in told
