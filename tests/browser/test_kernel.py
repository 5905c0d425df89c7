"""The kernel as it is built for the page, in a real browser: it says what the other builds say."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import quadropolis as q
from quadropolis.server.pages.files import BUILT
from quadropolis.testing import SETTINGS
from tests.browser.conftest import PHONE, Open
from tests.kernel.verbs import digest
from tests.sizes import size

GAMES = size(40, 200)
"""Random games of every setting."""
MEGABYTES = 1_000_000
VECTORS = Path(__file__).parents[1] / "vectors"

KERNEL = """
async ({ wasm, tables, values }) => {
  const page = { now: () => performance.now(), report: () => (kernel.reports += 1) }
  // As the page does it: compiled while it arrives, under the server's content policy.
  const { instance } = await WebAssembly.instantiateStreaming(fetch(wasm), { page })
  const built = instance.exports
  built._initialize()
  const encoder = new TextEncoder()
  const write = (...pieces) => {
    let at = built.room(pieces.reduce((sum, piece) => sum + piece.length, 0))
    for (const piece of pieces) {
      new Uint8Array(built.memory.buffer).set(piece, at)
      at += piece.length
    }
  }
  const take = async (what, address) => {
    const numbers = new Uint8Array(await (await fetch(address)).arrayBuffer())
    write(numbers)
    if (built[what](numbers.length / 4)) throw new Error(what)
  }
  await take('take_tables', tables)
  const kernel = (window.kernel = {
    reports: 0,
    learn: (setting) => take('take_values', values[setting]),
    bytes: () => built.memory.buffer.byteLength,
    digest: (...given) => BigInt.asUintN(64, built.digest(...given)).toString(),
    // Texts and bytes go through the memory, numbers as they are.
    ask: (verb, ...given) => {
      const pieces = given.map((each) => (typeof each === 'string' ? encoder.encode(each) : each))
      write(...pieces.filter((each) => each instanceof Uint8Array))
      const sizes = pieces.map((each) => (each instanceof Uint8Array ? each.length : each))
      const at = built[verb](...sizes)
      const answer = new Uint8Array(built.memory.buffer, at, built.answer_length())
      return JSON.parse(new TextDecoder().decode(answer))
    },
    // One city to score, under its best allocation.
    city: (text, inhabitants, energy) => {
      const written = encoder.encode(text)
      const bytes = new Uint8Array(28 + written.length)
      const view = new DataView(bytes.buffer)
      view.setInt32(0, 1, true)
      view.setInt32(4, written.length, true)
      bytes.set(written, 8)
      view.setBigInt64(8 + written.length, BigInt(inhabitants), true)
      view.setBigInt64(16 + written.length, BigInt(energy), true)
      view.setInt32(24 + written.length, -1, true)
      return bytes
    },
    none: new Uint8Array(4),
  })
}
"""
"""The compiled kernel at `window.kernel`: as `web/src/kernel/calls.ts` calls it."""


def asset(name: str) -> str:
    """The address of a file of the built page, whose name has its digest in it."""
    stem, _, ending = name.partition(".")
    (found,) = BUILT.glob(f"assets/{stem}-*.{ending}")
    return f"/assets/{found.name}"


@pytest.fixture
def page(visit: Open) -> Page:
    """A page with a kernel of its own, on a phone."""
    opened = visit("/", viewport=PHONE)
    settings = {f"{mode} {players}" for mode, players, _ in SETTINGS}
    addresses = {
        "wasm": asset("kernel.wasm"),
        "tables": asset("tables.bin"),
        "values": {each: asset(f"values_{each.replace(' ', '_')}.bin") for each in settings},
    }
    opened.evaluate(KERNEL, addresses)
    return opened


def test_it_says_the_same_of_random_games_of_every_setting(page: Page) -> None:
    """Legal moves, texts, refusals, lines and thoughts: everything the digest looks at."""
    for settings in SETTINGS:
        mode, players, playgrounds = settings
        found = page.evaluate(
            """async ([setting, mode, players, playgrounds, games]) => {
              await kernel.learn(setting)
              return kernel.digest(mode, players, playgrounds, games, 7n)
            }""",
            [f"{mode} {players}", [*q.MODES].index(mode), players, int(playgrounds), GAMES],
        )
        assert int(found) == digest(settings, GAMES), settings


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / name).read_text("utf-8").splitlines()]


def test_it_scores_the_judged_cities(page: Page) -> None:
    cities = lines("cities.jsonl")
    found = page.evaluate(
        """(cities) => cities.map(({ mode, city, inhabitants, energy }) =>
          kernel.ask('score', mode, kernel.city(city, inhabitants, energy), 0, 0))""",
        cities,
    )
    judged = ("total", "inhabitants_on_buildings", "empty_squares")
    assert [[sheet[name] for name in judged] for sheet in found] == [
        [city[name] for name in judged] for city in cities
    ]


def test_it_plays_the_judged_games(page: Page) -> None:
    for game in lines("games.jsonl"):
        deals = (q.Deal.of(site) for site in game["sites"])
        players, playgrounds = len(game["players"]), int(game["playgrounds"])
        setup = [game["mode"], players, playgrounds, game["first_player"]]
        found = page.evaluate(
            """([setup, sites, moves]) => {
              let position = kernel.ask('start', ...setup)
              const counts = moves.map((move) => {
                if (position.includes('| to deal |'))
                  position = kernel.ask('deal', position, sites.shift())
                const listed = kernel.ask('moves', position)
                position = kernel.ask('play', position, move)
                return listed.length
              })
              return {
                counts,
                cities: kernel.ask('see', position).state.cities,
                result: kernel.ask('result', position, kernel.none),
              }
            }""",
            [
                setup,
                [*map(str, deals)],
                game["moves"],
            ],
        )
        assert found["counts"] == game["check"]["legal_counts"]
        assert found["cities"] == game["check"]["cities"]
        assert {name: found["result"][name] for name in game["result"]} == game["result"]


def test_a_move_of_the_top_level_takes_little_memory(page: Page) -> None:
    """A second's thinking on a phone, at the size of tree that the page allows."""
    thinker = Path(__file__).parents[2] / "web" / "src" / "kernel" / "thinker.ts"
    (nodes,) = (
        int(line.split("=")[1].replace("_", ""))
        for line in thinker.read_text(encoding="utf-8").splitlines()
        if line.startswith("const MOST_NODES =")
    )
    answer: dict[str, Any] = page.evaluate(
        """async (nodes) => {
          await kernel.learn('expert 4')
          const start = kernel.ask('start', 'expert', 4, 0, 0)
          const position = kernel.ask('deal', start, kernel.ask('draw', start, 7n))
          const thought = kernel.ask('think', position, 'top', 1, 0, 7n, nodes, 3)
          const filled = kernel.ask('think', position, 'top', 0, 10 * nodes, 7n, nodes, 3)
          return { position, thought, filled, bytes: kernel.bytes(), reports: kernel.reports }
        }""",
        nodes,
    )
    assert answer["bytes"] < 100 * MEGABYTES
    # Both end with a legal move; the second when its tree is full, at the latest.
    state = q.parse_position(answer["position"])
    for thought in (answer["thought"], answer["filled"]):
        assert thought["move"] in map(str, q.legal_moves(state))
        assert thought["iterations"] > 0
    assert answer["reports"] > 0
