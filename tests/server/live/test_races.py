"""Many clients send a move for the same turn at once: exactly one wins."""

import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Guest, Served

CLIENTS = 50


def race(guests: list[Guest], table: str) -> list[tuple[int, Any]]:
    """Every guest sends a different legal move for the current turn, all at once."""
    moves = guests[0].get(f"/api/tables/{table}/moves")
    legal = moves["moves"]
    ready = threading.Barrier(CLIENTS)
    answers: list[tuple[int, Any]] = []

    def send(index: int) -> None:
        move = legal[index * len(legal) // CLIENTS]["move"]
        ready.wait()
        guest = guests[index % len(guests)]
        answers.append(
            guest.command(
                table, "move", id=f"m{index}-{moves['number']}", after=moves["number"], move=move
            )
        )

    threads = [threading.Thread(target=send, args=(index,)) for index in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == CLIENTS
    won = [answer for status, answer in answers if status == 200]
    assert [answer["number"] for answer in won] == [moves["number"] + 1]
    lost = {(status, answer["code"]) for status, answer in answers if status != 200}
    assert lost == {(409, "table/old_position")}
    return answers


def hot_seat(served: Served) -> tuple[Guest, str]:
    """One visitor on both seats, so that every client has the right to move."""
    guest = served.guest()
    table = str(guest.create()["id"])
    guest.command(table, "sit", seat=1)
    assert guest.command(table, "start")[0] == 200
    return guest, table


def test_one_process(served: Served) -> None:
    guest, table = hot_seat(served)
    race([guest], table)
    race([guest], table)
    assert len(guest.get(f"/api/tables/{table}/record")["moves"]) == 2


@pytest.mark.parametrize("rounds", [4])
def test_two_processes_on_one_database(tmp_path: Path, rounds: int) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    shared = "../games.db"
    with (
        Served(tmp_path / "a", "--rate", "0", database=shared) as first,
        Served(tmp_path / "b", "--rate", "0", database=shared) as second,
    ):
        guest, table = hot_seat(first)
        other = Guest(second.port, guest.cookie)
        for number in range(1, rounds + 1):
            race([guest, other], table)
            for place in (guest, other):
                record = place.get(f"/api/tables/{table}/record")
                assert len(record["moves"]) == number
        events = guest.get(f"/api/tables/{table}/events")
        assert events == other.get(f"/api/tables/{table}/events")


def test_sitting_down_at_once(served: Served) -> None:
    host = served.guest()
    table = str(host.create(settings={"seats": 4})["id"])
    guests = [served.guest(f"G{n}") for n in range(12)]
    ready = threading.Barrier(len(guests))
    answers: list[int] = []

    def sit(guest: Guest) -> None:
        ready.wait()
        answers.append(guest.command(table, "sit")[0])

    threads = [threading.Thread(target=sit, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] * 3 + [409] * 9
    people = [seat["person"] for seat in host.get(f"/api/tables/{table}")["seats"]]
    assert len(set(people)) == 4
