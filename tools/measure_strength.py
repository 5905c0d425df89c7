"""Measure how strong the levels are, and write the tables of docs/strength.md.

Every match is one `quadropolis arena` command; the games lie in --out, and a run that was
stopped goes on where it was. Only the parts that are named are measured and written, all
else in the document stays as it is.

    python tools/measure_strength.py full short --out strength --write docs/strength.md
"""

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from quadropolis.arena.arena import Arena
from quadropolis.arena.match import Played
from quadropolis.arena.plan import Plan
from quadropolis.arena.ratings import Ratings

MODES = ("classic", "expert")
SEED = 1


@dataclass(frozen=True)
class Match:
    """One arena command, and what it shows."""

    part: str
    bots: tuple[str, ...]
    mode: str
    games: int
    time: float
    players: int = 2

    @property
    def name(self) -> str:
        return "_".join((self.mode, str(self.players), *self.bots, f"{self.time:g}s"))

    @property
    def plan(self) -> Plan:
        return Plan(self.bots, self.mode, self.players, time=self.time, seed=SEED)

    @property
    def command(self) -> str:
        return (
            f"quadropolis arena {' '.join(self.bots)} --mode {self.mode} --players {self.players} "
            f"--games {self.games} --time {self.time:g} --seed {SEED} --out strength/{self.name}"
        )


@dataclass(frozen=True)
class Result:
    """What came out of a match."""

    match: Match
    played: Sequence[Played]
    ratings: Ratings


# --- tables ---------------------------------------------------------------------------


def share(number: float, digits: int = 1) -> str:
    return f"{100 * number:.{digits}f}%"


def pair_rows(result: Result) -> list[str]:
    """Two bots: what one scored against the other."""
    match, points = result.match, {bot.name: bot.points for bot in result.ratings.bots}
    return [
        f"| {match.mode} | {pair.a} against {pair.b} | {match.time:g} s | {pair.games} | "
        f"{share(pair.a_score)} | {share(pair.low)} to {share(pair.high)} | "
        f"{points[pair.a]:.1f} : {points[pair.b]:.1f} |"
        for pair in result.ratings.pairs
    ]


def table_rows(result: Result) -> list[str]:
    """Several at a table: who came first."""
    match = result.match
    return [
        f"| {match.mode} | {bot.name} among {', '.join(match.bots)} | {match.time:g} s | "
        f"{bot.games} | {share(bot.wins / max(1, bot.games))} first places | "
        f"{bot.violations} violations | {bot.points:.1f} |"
        for bot in result.ratings.bots
    ]


def alone_rows(result: Result) -> list[str]:
    """A bot among its equals: its points, and those of whoever won."""
    match, games = result.match, result.played
    every = [points for game in games for points in game.points]
    best = [max(game.points) for game in games]
    mean, winner = sum(every) / max(1, len(every)), sum(best) / max(1, len(best))
    return [
        f"| {match.mode} | {match.players} | {len(games)} | {mean:.1f} | {winner:.1f} | "
        f"{min(every, default=0)} to {max(every, default=0)} |"
    ]


def conduct(result: Result) -> str:
    """How well bots kept to the rules, to their time and to their memory, as cells."""
    games = result.played
    moves = sum(len(taken) for game in games for taken in game.seconds)
    violations = sum(len(seat) for game in games for seat in game.violations)
    overruns = sum(sum(game.overruns) for game in games)
    memory = max((game.peak_memory_mb for game in games), default=0.0)
    part = share(overruns / max(1, moves), 3)
    return f"{moves} | {violations} | {overruns} ({part}) | {memory:.0f} MB |"


def full_rows(result: Result) -> list[str]:
    """Two bots at full time: scores and conduct."""
    return [f"{row} {conduct(result)}" for row in pair_rows(result)]


def short_rows(result: Result) -> list[str]:
    """All at a table: conduct alone."""
    match = result.match
    return [f"| {match.mode} | {', '.join(match.bots)} | {len(result.played)} | {conduct(result)}"]


@dataclass(frozen=True)
class Part:
    """A section of the document: a table, what it means, and the commands behind it."""

    title: str
    columns: tuple[str, ...]
    rows: Callable[[Result], list[str]]
    text: str = ""

    def section(self, results: Sequence[Result]) -> str:
        """The section in Markdown."""
        lines = [f"## {self.title}", "", *([self.text, ""] if self.text else [])]
        lines += [f"| {' | '.join(self.columns)} |", "|" + "---|" * len(self.columns)]
        for result in results:
            lines += self.rows(result)
        lines += ["", "```text", *(result.match.command for result in results), "```"]
        return "\n".join(lines) + "\n"


SCORES = ("mode", "who", "time", "games", "score", "95%", "points")
CONDUCT = ("moves", "violations", "overruns", "memory")
PARTS: Mapping[str, Part] = {
    "ladder": Part(
        "Each level against the one below, two players, a tenth of the full time",
        SCORES,
        pair_rows,
    ),
    "uct": Part(
        "The top level against a textbook UCT, two players, a tenth of the full time",
        SCORES,
        pair_rows,
    ),
    "many": Part(
        "The top level against three others, four players, a tenth of the full time",
        SCORES,
        table_rows,
    ),
    "full": Part("The top level at full time, two players", (*SCORES, *CONDUCT), full_rows),
    "time": Part(
        "Strength over thinking time, two players",
        SCORES,
        pair_rows,
        "The top level with more and more time. Its opponent is always the same: `strong` looks\n"
        "at 300 lines of play, however long it may think.",
    ),
    "alone": Part(
        "Points of the top level among its equals, a tenth of the full time",
        ("mode", "players", "games", "mean points", "mean of the winner", "from, to"),
        alone_rows,
    ),
    "short": Part(
        "Rules and time at very short thinking time",
        ("mode", "who", "games", *CONDUCT),
        short_rows,
        "The nominal time is 3 ms a move, the least that a search is given. Violations are\n"
        "illegal moves, exceptions and answers that never came; overruns are moves that took\n"
        "more than 20% more CPU time than the bot was given; memory is that of the process\n"
        "which played, with all bots of the table in it.",
    ),
}
LADDER = (("casual", "beginner"), ("skilled", "casual"), ("strong", "skilled"), ("top", "strong"))
FULL_GAMES = {"classic": 80, "expert": 40}
"""Against `strong` at full time. In Classic 40 games were too few to compare with less time."""
MATCHES = (
    *(Match("ladder", pair, mode, 200, 0.1) for mode in MODES for pair in LADDER),
    *(Match("uct", ("top", "uct"), mode, 200, 0.1) for mode in MODES),
    *(Match("many", ("top", *("uct",) * 3), mode, 100, 0.1, 4) for mode in MODES),
    *(Match("many", ("top", *("casual",) * 3), mode, 100, 0.1, 4) for mode in MODES),
    *(Match("full", ("top", "strong"), mode, FULL_GAMES[mode], 1.0) for mode in MODES),
    *(
        Match("time", ("top", "strong"), mode, games, time)
        for mode in MODES
        for time, games in ((0.03, 200), (0.1, 200), (0.3, 100), (1.0, FULL_GAMES[mode]))
    ),
    *(
        Match("alone", ("top",) * n, mode, ceil(24 / n) * n, 0.1, n)
        for mode in MODES
        for n in (2, 3, 4)
    ),
    *(
        Match("short", bots, mode, ceil(2000 / len(bots)) * len(bots), 0.003, len(bots))
        for mode in MODES
        for bots in (
            ("top", "strong"),
            ("top", "uct", "skilled"),
            ("top", "strong", "casual", "beginner"),
        )
    ),
)


# --- the document ---------------------------------------------------------------------


def with_sections(document: str, sections: Mapping[str, str]) -> str:
    """The document with these sections, by part, in place of those with the same title.

    A new one stands where the order of the parts has it, or else at the end.
    """
    pieces = re.split(r"^(?=## )", document, flags=re.MULTILINE)
    order = [PARTS[part].title for part in PARTS]
    for part, section in sections.items():
        titles = [piece.partition("\n")[0].removeprefix("## ") for piece in pieces]
        title = PARTS[part].title
        if title in titles:
            at = titles.index(title)
            pieces[at : at + 1] = [section]
            continue
        place = order.index(title)
        earlier = [titles.index(t) + 1 for t in order[:place] if t in titles]
        later = [titles.index(t) for t in order[place:] if t in titles]
        pieces.insert((earlier[-1:] or later[:1] or [len(pieces)])[0], section)
    return "\n\n".join(piece.strip("\n") for piece in pieces if piece.strip()) + "\n"


def measured(match: Match, out: Path, workers: int | None, play: bool) -> Result:
    """The result of a match: played, finished or just read again."""
    with Arena(match.plan, match.games, out / match.name, resume=True, workers=workers) as arena:
        if play:
            for _ in arena.play():
                pass
        return Result(match, tuple(arena.played), arena.ratings())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; all, if none is named")
    parser.add_argument("--out", type=Path, default=Path("strength"), help="where the games are")
    parser.add_argument("--write", type=Path, help="a Markdown file; replaces its tables")
    parser.add_argument("--workers", type=int, help="games at the same time; one per core")
    parser.add_argument("--played", action="store_true", help="play nothing, read what there is")
    args = parser.parse_args()
    if unknown := set(args.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    sections = {}
    for name, part in PARTS.items():
        if args.parts and name not in args.parts:
            continue
        results = []
        for match in (match for match in MATCHES if match.part == name):
            if args.played and not (args.out / match.name).exists():
                continue
            results.append(measured(match, args.out, args.workers, not args.played))
            print("\n".join(part.rows(results[-1])), flush=True)
        if results:
            sections[name] = part.section(results)
    if args.write:
        before = args.write.read_text(encoding="utf-8") if args.write.exists() else ""
        args.write.write_text(with_sections(before, sections), encoding="utf-8")


if __name__ == "__main__":
    main()
