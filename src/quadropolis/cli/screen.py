"""What a command shows to people, drawn or in sentences."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from quadropolis.cli import output

if TYPE_CHECKING:
    from rich.console import Console

    from quadropolis.bots.bot import Candidate
    from quadropolis.cli.hints import Way
    from quadropolis.rulebook.reading import Part
    from quadropolis.rules.city import City
    from quadropolis.rules.game import Outcome
    from quadropolis.rules.scoring import ScoreSheet
    from quadropolis.rules.state import State


class Screen(Protocol):
    """A way to show the game. `Drawn` and `Plain` are the two."""

    console: "Console"

    def say(self, text: str, style: str = "", unbroken: bool = False) -> None:
        """One sentence or line; `unbroken` if somebody will copy it."""

    def position(self, state: "State", players: Sequence[str]) -> None:
        """The board, everyone's city and points."""

    def ways(self, ways: "Sequence[Way]", narrow: bool) -> None:
        """Legal moves and what they change; `narrow` asks for every square of each."""

    def candidates(self, candidates: "Sequence[Candidate]", players: Sequence[str]) -> None:
        """What a bot thought of, the best first."""

    def sheets(self, state: "State", players: Sequence[str], outcome: "Outcome") -> None:
        """A scored game: points by category, and where everything stands."""

    def sheet(self, city: "City", sheet: "ScoreSheet") -> None:
        """One scored city."""

    def why(self, sheet: "ScoreSheet") -> None:
        """Where its points come from, line by line."""

    def help(self, state: "State") -> None:
        """How to play in the terminal, and the helper card of the game that is played."""

    def heading(self, text: str) -> None:
        """What a topic of the rules is called."""

    def part(self, part: "Part") -> None:
        """A piece of the rules: texts, a table, a board."""


def screen(*, plain: bool = False, stderr: bool = False) -> Screen:
    """The screen that was asked for; plain also where the drawings could not be shown."""
    stream = sys.stderr if stderr else sys.stdout
    if plain or not output.shows_signs(stream):
        from quadropolis.cli.plain import Plain

        return Plain(output.console(stderr=stderr, plain=True))
    from quadropolis.cli.drawn import Drawn

    return Drawn(output.console(stderr=stderr))
