"""Who is connected, told to everyone at the table."""

from tests.server.http.test_tables import two_people
from tests.server.serving import Served, Stay


def heard(stay: Stay) -> tuple[list[bool], int]:
    """The next change of presence."""
    presence = stay.hear_type("presence")["presence"]
    return presence["seats"], presence["watching"]


def test_people_come_and_go(served: Served) -> None:
    (ann, ben), table = two_people(served)
    assert ann.get(f"/api/tables/{table}")["presence"] == {"seats": [False, False], "watching": 0}
    with ann.play(table) as stay:
        shown = stay.hear_type("events")["table"]["presence"]
        assert shown == {"seats": [True, False], "watching": 0}
        with ben.play(table):
            assert heard(stay) == ([True, True], 0)
            with served.stranger().play(table):
                assert heard(stay) == ([True, True], 1)
                with served.guest("Eve").play(table):
                    assert heard(stay) == ([True, True], 2)
                    now = ben.get(f"/api/tables/{table}")["presence"]
                    assert now == {"seats": [True, True], "watching": 2}
                assert heard(stay) == ([True, True], 1)
            assert heard(stay) == ([True, True], 0)
        assert heard(stay) == ([True, False], 0)


def test_a_second_connection_of_the_same_person_changes_nothing(served: Served) -> None:
    (ann, ben), table = two_people(served)
    with ann.play(table) as first:
        first.hear_type("own")
        with ann.play(table) as second:
            second.hear_type("own")
        with ben.play(table) as other:
            other.hear_type("own")
            assert heard(first) == ([True, True], 0)


def test_whoever_sits_down_is_there(served: Served) -> None:
    host, guest = served.guest("Ann"), served.guest("Ben")
    table = host.create()["id"]
    with guest.play(table) as stay:
        shown = stay.hear_type("events")["table"]["presence"]
        assert shown == {"seats": [False, False], "watching": 1}
        assert guest.command(table, "sit", seat=1)[0] == 200
        shown = stay.hear_type("events")["table"]["presence"]
        assert shown == {"seats": [False, True], "watching": 0}
