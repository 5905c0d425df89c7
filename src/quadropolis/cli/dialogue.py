"""Playing a game in a terminal: showing it, asking people, answering what they type."""

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from quadropolis.cli import hints, words
from quadropolis.cli.errors import FileExists, NoMoves, NoSaveName, NothingTyped
from quadropolis.cli.files import holds_something, shown_path, typed_path, written_whole
from quadropolis.cli.laying import lay_out
from quadropolis.cli.points import points_of
from quadropolis.cli.refusals import refusal
from quadropolis.cli.screen import Screen
from quadropolis.cli.session import Session
from quadropolis.cli.sheets import verdict
from quadropolis.cli.text import say
from quadropolis.notation.position import format_position
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.game import Outcome
from quadropolis.rules.move import Move, parse_move
from quadropolis.rules.scoring import score
from quadropolis.rules.state import Phase, State

LONGEST_LINE = 1_000
MOST_LINES_WITHOUT_MOVE = 200
"""Whatever types more than that into a pipe is not going to move."""
_TYPED_MOVE = re.compile(r"([1-5])([nesw])([1-5]):?([a-e][1-4]|-)?", re.IGNORECASE)


class Leave(Exception):
    """A person wants to stop."""


class Dialogue:
    """One game between the people at this terminal and automatic players."""

    def __init__(
        self,
        session: Session,
        screen: Screen,
        file: str | None,
        keep: bool,
        by_hand: bool = False,
    ) -> None:
        self.session = session
        self.screen = screen
        self.file = file
        """Where `save` writes the game unless another name is given."""
        self.keep = keep
        """Whether the game is also written after every decision of a person."""
        self.by_hand = by_hand
        """Whether people lay out their own cities at the end."""
        self.saved: State | None = None
        """The position that was written last."""
        self.lines_without_move = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._moves,
            "board": lambda _: self._position(),
            "position": lambda _: self._text(),
            "score": lambda _: self._score(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "help": lambda _: self.screen.help(self.session.state),
            "quit": lambda _: self._quit(),
        }

    def run(self) -> None:
        """Play until the game is over, or until nobody answers any more.

        However it ends, the game is saved first if a file was given.
        """
        if self.keep and not self.session.has_record:
            self.screen.say(say("cli-play-position-only"))
        self._keep()  # a file that cannot be written is an error before anybody has played
        try:
            while not self.session.over:
                self._step()
            self._finish()
        except Leave as left:
            self._keep()
            self.screen.say(str(left))
            self._say_where_saved()
        except KeyboardInterrupt:
            self._keep()
            self.screen.console.print()
            self.screen.say(say("cli-interrupted"))
            self._say_where_saved()
            raise

    def _step(self) -> None:
        session = self.session
        if session.state.phase is Phase.DEAL:
            session.deal()
            first = session.names[session.state.first_player]
            dealt = say("cli-play-dealt", round=session.state.round, player=first)
            self.screen.say(dealt, "bold")
        elif session.seat is not None and session.seat.is_human:
            self._decision()
        else:
            self._play(session.automatic_move())

    def _finish(self) -> None:
        session = self.session
        if self.by_hand:
            for player, seat in enumerate(session.seats):
                if seat.is_human:
                    ask = partial(read_line, self.screen)
                    city = session.state.cities[player]
                    session.lay_out(player, lay_out(seat.name, city, self.screen, ask))
        self._keep()
        scored = session.outcome()
        assert scored is not None
        self.screen.say(say("cli-play-over"), "bold")
        self.screen.sheets(session.state, session.names, scored)
        for sentence in verdict(session.names, scored):
            self.screen.say(sentence, "bold")
        self._say_where_saved()

    # --- a person's decision ----------------------------------------------------------

    def _decision(self) -> None:
        """Ask until the position has changed."""
        before = self.session.state
        self._position()
        while self.session.state is before:
            line = self._ask()
            self.lines_without_move += 1
            try:
                self._answer(line)
            except QuadropolisError as error:
                self.screen.say(refusal(error, self.session.names), "bold red")
            if self.lines_without_move > MOST_LINES_WITHOUT_MOVE and not sys.stdin.isatty():
                raise NoMoves(lines=self.lines_without_move)

    def _answer(self, line: str) -> None:
        """Carry out what was typed: a command, or else a move."""
        command, _, rest = line.replace("?", "? ", 1).strip().partition(" ")
        if command.lower() in self.commands:
            self.commands[command.lower()](rest.strip())
        elif command:
            self._play(typed_move(line))
            self.lines_without_move = 0
            self._keep()
        else:
            raise NothingTyped()

    def _ask(self) -> str:
        seat = self.session.seat
        line = read_line(self.screen, f"{seat.name if seat else ''}> ")
        if line is None:
            raise Leave(say("cli-play-input-ended"))
        return line

    def _play(self, move: Move) -> None:
        session = self.session
        state = session.state
        player = state.current_player
        session.play(move)
        if player is not None:
            cities = state.cities[player], session.state.cities[player]
            before, after = map(points_of, cities)
            self.screen.say(words.move_words(state, move, session.names, after - before))

    # --- commands ---------------------------------------------------------------------

    def _position(self) -> None:
        self.screen.position(self.session.state, self.session.names)

    def _text(self) -> None:
        self.screen.say(format_position(self.session.state), unbroken=True)

    def _moves(self, narrow: str) -> None:
        found = hints.narrowed(hints.ways(self.session.state), narrow)
        if found:
            self.screen.ways(found, narrow=bool(narrow))
        else:
            self.screen.say(say("cli-play-no-move-with", narrow=narrow))

    def _score(self) -> None:
        state = self.session.state
        sheets = tuple(score(city) for city in state.cities)
        self.screen.sheets(state, self.session.names, Outcome(sheets, ()))

    def _undo(self) -> None:
        self.session.undo()
        self._keep()
        self.screen.say(say("cli-play-taken-back"))

    def _save(self, path: str) -> None:
        path = path or self.file or ""
        if not path:
            raise NoSaveName()
        if path != self.file and holds_something(path):
            raise FileExists(path=shown_path(path))
        self.file = path
        self._write()
        self.screen.say(say("cli-play-saved", path=shown_path(path)))
        if not self.session.has_record:
            self.screen.say(say("cli-play-position-only"))

    def _quit(self) -> None:
        raise Leave(say("cli-play-leave"))

    def _keep(self) -> None:
        """Write the game down if it is to be kept all the time."""
        if self.keep:
            self._write()

    def _write(self) -> None:
        assert self.file is not None
        with written_whole(self.file) as stream:
            stream.write(self.session.written() + "\n")
        self.saved = self.session.state

    def _say_where_saved(self) -> None:
        if self.saved is not self.session.state or self.file is None:
            self.screen.say(say("cli-play-not-saved"))
            return
        self.screen.say(say("cli-play-saved-in", path=shown_path(self.file)), unbroken=True)
        if not self.session.over:
            go_on = "--resume" if self.session.has_record else "--from"
            command = f"quadropolis play {go_on} {typed_path(self.file)}"
            self.screen.say(say("cli-play-go-on", command=command), unbroken=True)


def typed_move(line: str) -> Move:
    """A move as people type it: blanks, small letters and a missing colon are fine."""
    match = _TYPED_MOVE.fullmatch("".join(line.split()))
    if match is None:
        return parse_move(line.strip())
    architect, side, number, to = match.groups()
    return parse_move(f"{architect}{side.upper()}{number}" + (f":{to.lower()}" if to else ""))


def read_line(screen: Screen, prompt: str) -> str | None:
    """A line that somebody types; None at the end of the input."""
    if sys.stdin is None:
        return None
    if sys.stdin.isatty() and screen.console.file is sys.stdout and sys.stdout.isatty():
        with suppress(ImportError):  # where there is none, lines are typed without editing
            import readline  # noqa: F401 (input() edits lines with it and remembers them)
        try:
            return input(prompt)[:LONGEST_LINE]
        except EOFError:
            screen.console.print()
            return None
    screen.console.print(prompt, end="", soft_wrap=True)
    line = sys.stdin.readline(LONGEST_LINE)
    rest = line
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(LONGEST_LINE)
    typed = line.rstrip("\r\n")
    # Where nothing was echoed by a terminal, show what was read.
    screen.console.print("" if sys.stdin.isatty() else _visible(typed), soft_wrap=True)
    return typed if line else None


def _visible(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text)
