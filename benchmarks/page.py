"""What a first visit transfers, how quickly a touch is answered: `python benchmarks/page.py`.

A fresh browser opens the front door, plays now, and looks at the table: all bytes of that
visit are counted as they come over the wire. Then tiles are clicked, and the time is taken
from the click until the squares that the tile may go to are lit and drawn. Then a few moves
are made, and the page's own marks say how long each, and the bots' answers, were on the screen.
Then hints are asked for, at tables of the smallest and the largest game and at two turns of
each: the first one has the worker start and the learned values come.
At last a Classic game of three is reviewed, and its mark says how long the quick pass took.
"""

import json
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
from take_screenshots import ARGUMENTS, PATIENCE_MS, chromium, served

CLICKS = 40
TILES = '[data-board="site"] [data-square][data-can]'
TIMED = """async (number) => {
  const tiles = document.querySelectorAll('[data-board="site"] [data-square][data-can]')
  const tile = tiles[number % tiles.length]
  const from = performance.now()
  tile.click()
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  const lit = document.querySelectorAll('[data-board="city"] [data-square][data-can]').length
  const offered = document.querySelectorAll('[data-board="site"] .offered').length
  const taken = performance.now() - from
  document.querySelector('[data-action="back"]')?.click()
  return lit + offered > 0 ? taken : null
}"""

ANY_MOVE = """async () => {
  const id = location.pathname.split('/').at(-1)
  const answer = await fetch(`/api/tables/${id}/moves`)
  return (await answer.json()).moves[0].move
}"""
ROUNDS = 3
"""So many moves are made and answered."""
SHOWN = """() => performance.getEntriesByType('measure')
  .filter(({ name }) => name === 'shown-move')
  .map(({ duration }) => duration)"""
GAME = Path(__file__).resolve().parents[1] / "tests" / "games" / "05-classic-3.json"
REVIEWED = "performance.getEntriesByName('reviewed-quick').map(({ duration }) => duration)"

NEW_TABLE = """async (settings) => {
  const bots = Array(settings.seats - 1).fill('beginner')
  const table = { settings: { begins: 'chosen', ...settings }, seat: 0, start: true,
    bots: Object.fromEntries(bots.map((bot, at) => [at + 1, bot])) }
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(table)
  const answer = await fetch('/api/tables', { method: 'POST', headers, body })
  return (await answer.json()).id
}"""
ASKED = """async () => {
  const from = performance.now()
  const said = document.querySelector('[data-hint-heard]')
  document.querySelector('[data-action="hint"]').click()
  while (!said.textContent) await new Promise((drawn) => requestAnimationFrame(drawn))
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return performance.now() - from
}"""
HINTED = {"classic_2": {"mode": "classic", "seats": 2}, "expert_4": {"mode": "expert", "seats": 4}}


def first_visit(page: Page) -> dict[str, int]:
    """Bytes and requests from an empty cache to the table of a new game."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    lengths: list[float] = []
    session.on("Network.loadingFinished", lambda event: lengths.append(event["encodedDataLength"]))
    frames: list[int] = []
    session.on(
        "Network.webSocketFrameReceived",
        lambda event: frames.append(len(event["response"]["payloadData"])),
    )
    page.goto("/")
    page.locator('[data-action="play-now"]').click()
    page.locator('[data-phase="start"]').wait_for()
    page.wait_for_load_state("networkidle")
    return {"bytes": round(sum(lengths)) + sum(frames), "requests": len(lengths)}


def touches(page: Page) -> list[float]:
    """Milliseconds from a click on a tile to the next picture with its squares lit."""
    page.locator(TILES).first.wait_for()
    found = [page.evaluate(TIMED, number) for number in range(CLICKS)]
    return sorted(taken for taken in found if taken is not None)


def shown(page: Page) -> list[float]:
    """Milliseconds that each move of a few turns at the usual pace was on the screen."""
    page.reload()  # whatever the touches have left chosen
    for _ in range(ROUNDS):
        page.locator('[data-phase="start"]').wait_for()
        number = page.locator("[data-number]").get_attribute("data-number")
        move = page.evaluate(ANY_MOVE)
        page.locator('[data-action="menu"]').first.click()
        page.locator("dialog[open] input").first.fill(move)
        page.locator("dialog[open] input").first.press("Enter")
        page.locator('[data-action="confirm"]').click()
        page.locator(f'[data-number="{number}"]').wait_for(state="detached")
    page.locator('[data-phase="start"]').wait_for()
    return sorted(page.evaluate(SHOWN))


def hints(page: Page) -> dict[str, dict[str, float]]:
    """Milliseconds from asking until a hint is on the screen: the first one, and another."""
    found = {}
    for name, settings in HINTED.items():
        page.goto(f"/table/{page.evaluate(NEW_TABLE, settings)}")
        taken = []
        for _ in ("first", "later"):
            page.locator('[data-phase="start"]').wait_for()
            taken.append(round(page.evaluate(ASKED), 1))
            page.locator('[data-action="hint"]').click()
            page.locator('[data-action="confirm"]').click()
        found[name] = dict(zip(("first", "later"), taken, strict=True))
    return found


def reviewed(page: Page) -> float:
    """Seconds of the quick review of a Classic game of three; its kernel is loaded with it."""
    answer = page.request.post("/api/records", data=json.loads(GAME.read_text(encoding="utf-8")))
    page.goto(f"/table/{answer.json()['id']}/review")
    page.locator('[data-review="quick"]').wait_for()
    [taken] = page.evaluate(REVIEWED)
    return float(taken) / 1000


def main() -> None:
    """Print the figures as JSON."""
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        context = browser.new_context(base_url=address, viewport={"width": 390, "height": 844})
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        visit = first_visit(page)
        taken = touches(page)
        lasted = shown(page)
        looked = reviewed(page)
        figures = {
            "first_visit": visit,
            "touch_ms": {
                "clicks": len(taken),
                "median": round(statistics.median(taken), 1),
                "p95": round(taken[int(len(taken) * 0.95)], 1),
                "worst": round(taken[-1], 1),
            },
            "shown_ms": {
                "moves": len(lasted),
                "median": round(statistics.median(lasted), 1),
                "worst": round(lasted[-1], 1),
            },
            "hint_ms": hints(page),
            "review_s": round(looked, 1),
        }
        print(json.dumps(figures, indent=1))
        browser.close()


if __name__ == "__main__":
    main()
