"""The helper card: everything one looks up during a game, for the mode that is played."""

from collections.abc import Iterator
from dataclasses import dataclass

from quadropolis.cli.text import say, spoken
from quadropolis.rulebook.reading import said
from quadropolis.rulebook.tables import (
    PRINTED,
    Table,
    game_table,
    helper_tables,
    needs,
    numbers,
    score_table,
)
from quadropolis.rules.mode import Mode
from quadropolis.rules.state import State
from quadropolis.rules.tiles import Kind

NOTES = {
    "public_service": {"classic": "rules-place-districts", "expert": "rules-expert-mat"},
    "monument": {"expert": "rules-monument-rounds"},
}
"""What has to be known beside a table, by mode."""
TURN = ("helper-turn-take", "helper-turn-place", "helper-turn-blocked", "rules-round-mayor")


@dataclass(frozen=True, slots=True)
class Entry:
    """A table of the card: its heading, and notes below it."""

    title: str
    table: Table
    notes: tuple[str, ...] = ()


def points(mode: Mode) -> Iterator[Entry]:
    """How every kind of building scores, and what it needs."""
    text = spoken()
    for name in helper_tables(mode):
        needed = say("helper-needs", what=needs(text, Kind(name)))
        title = f"{say(f'category-{name}')}. {needed}"
        notes = [say("scores-printed-added")] if name in PRINTED else []
        if mode.name in NOTES.get(name, {}):
            notes.append(said(text, NOTES[name][mode.name]))
        yield Entry(title, score_table(text, name, mode), tuple(notes))


def turn(mode: Mode) -> list[str]:
    """A turn in a few lines, and how the Mayor changes hands."""
    return [said(spoken(), key, mode=mode.name) for key in TURN]


def left_over() -> list[str]:
    """What is not used, and what settles a tie."""
    (lost,) = numbers((-1,))
    lines = [
        say("cli-card-row", what=say(key), value=lost)
        for key in ("scores-idle", "scores-pollution")
    ]
    return [*lines, say("scores-tie")]


def tiles(state: State) -> Entry:
    """The tiles of this game, round by round."""
    table = game_table(spoken(), state.mode, state.players, state.playgrounds)
    return Entry(say("helper-all-tiles"), table)
