"""Two browsers at one table: links, reloads, lost connections, spectators, two tabs."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Open
from tests.browser.playing import READY, Mayor, expect_result, new_table, online, served_table
from tests.sizes import size

CHOSEN = "all => all.map(it => it.dataset.square ?? it.dataset.spot ?? it.dataset.architect)"


def _play_on(id: str, moves: int, *pages: Page) -> None:
    """Without touching the boards; everybody hears of it."""
    for _ in range(moves):
        found = pages[0].request.get(f"/api/tables/{id}/moves").json()
        sent = {"type": "move", "after": found["number"], "move": found["moves"][0]["move"]}
        assert pages[found["seat"]].request.post(f"/api/tables/{id}/commands", data=sent).ok


def _play_out(*mayors: Mayor) -> None:
    over = '[data-end="finished"]'
    while not mayors[0].page.locator(over).count():
        for mayor in mayors:
            if mayor.page.locator(READY).count():
                mayor.move()
        mayors[0].page.wait_for_timeout(20)


def test_a_game_of_two_with_a_reload_a_lost_line_and_a_spectator(
    visit: Open, complaints: Complaints
) -> None:
    complaints.allowed += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    ann, bob, id = online(visit)
    zoe = visit(f"/table/{id}")
    expect(zoe.locator('[data-status="playing"]')).to_be_visible()
    expect(zoe.locator(READY)).to_have_count(0)
    first, second = Mayor(ann, seed=1), Mayor(bob, seed=2)
    for _ in range(3):
        for mayor in (first, second):
            if mayor.page.locator(READY).count():
                mayor.move()
    ann.reload()
    expect(ann.locator('[data-status="playing"]')).to_be_visible()
    bob.context.set_offline(True)
    bob.evaluate("() => dispatchEvent(new Event('offline'))")
    bob.context.set_offline(False)
    _play_on(id, size(20, 0), ann, bob)
    _play_out(first, second)
    for page in (ann, bob, zoe):
        expect_result(page, id)


def test_a_move_made_without_a_line_is_sent_when_it_is_back(
    visit: Open, complaints: Complaints
) -> None:
    complaints.allowed += ["ERR_INTERNET_DISCONNECTED", "WebSocket", "ERR_"]
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, seat=None, guests={"0": "A", "1": "B"}, start=True)
    mayor = Mayor(page)
    assert mayor.wait()
    before = served_table(page, id)["number"]
    page.evaluate(
        """() => {
          const send = WebSocket.prototype.send
          WebSocket.prototype.send = function (text) {
            WebSocket.prototype.send = send
            this.close()
          }
        }"""
    )
    mayor.move()
    assert served_table(page, id)["number"] == before + 1


def test_two_tabs_of_a_player_agree(visit: Open) -> None:
    one = visit(None)
    id = new_table(one, settings={"seats": 2}, seat=None, guests={"0": "A", "1": "B"}, start=True)
    two = one.context.new_page()
    two.goto(f"/table/{id}")
    mayors = Mayor(one, seed=3), Mayor(two, seed=4)
    for turn in range(6):
        mayor, other = mayors[turn % 2], mayors[1 - turn % 2]
        # A tab that nobody looks at is drawn slowly.
        mayor.page.bring_to_front()
        assert mayor.wait()
        mayor.move()
        expect(other.page.locator(f'[data-number="{mayor.number()}"]')).to_have_count(1)


def test_a_move_that_is_not_confirmed_survives_a_reload(visit: Open) -> None:
    one = visit(None)
    id = new_table(one, settings={"seats": 2}, bots={"1": "greedy"}, start=True)
    two = one.context.new_page()
    two.goto(f"/table/{id}")
    mayor = Mayor(one)
    assert mayor.wait()
    mayor.choose()
    chosen = one.locator(".chosen").evaluate_all(CHOSEN)
    for page in (two, one):
        if page is one:
            page.reload()
        expect(page.locator('[data-phase="confirm"]')).to_have_count(1)
        assert page.locator(".chosen").evaluate_all(CHOSEN) == chosen
    two.locator('[data-action="confirm"]').click()
    expect(one.locator('[data-phase="confirm"]')).to_have_count(0)


def test_what_is_taken_back_is_taken_back_for_all(visit: Open) -> None:
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, bots={"1": "greedy"}, start=True)
    mayor = Mayor(page)
    assert mayor.wait()
    mayor.move()
    assert mayor.wait()
    moves = len(page.request.get(f"/api/tables/{id}/record").json()["moves"])
    page.locator('[data-action="undo"]').first.click()
    expect(page.locator("[data-log]")).to_be_visible()
    page.wait_for_function(
        """async ([id, moves]) => {
          const answer = await fetch(`/api/tables/${id}/record`)
          return (await answer.json()).moves.length < moves
        }""",
        arg=[id, moves],
    )
    assert mayor.wait()
