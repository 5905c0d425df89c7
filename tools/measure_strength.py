"""Measure how strong the levels are, and write the tables of docs/strength.md.

Every match is one `quadropolis arena` command; the games lie in --out, and a run that was
stopped goes on where it was.

    python tools/measure_strength.py --out strength --write docs/strength.md
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MODES = ("classic", "expert")


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

    def command(self, out: Path) -> list[str]:
        return [
            *("arena", *self.bots, "--mode", self.mode, "--players", str(self.players)),
            *("--games", str(self.games), "--time", f"{self.time:g}", "--seed", "1"),
            *("--out", str(out / self.name)),
        ]


LADDER = (("casual", "beginner"), ("skilled", "casual"), ("strong", "skilled"), ("top", "strong"))
PARTS = {
    "ladder": "Each level against the one below, two players, a tenth of the full time",
    "uct": "The top level against a textbook UCT, two players, a tenth of the full time",
    "many": "The top level against three others, four players, a tenth of the full time",
    "full": "The top level at full time",
    "time": "The top level against itself with about a third of the time",
    "alone": "The top level among its equals, a tenth of the full time: points",
    "short": "All levels at very short thinking time: violations and overruns",
}
MATCHES = (
    *(Match("ladder", pair, mode, 200, 0.1) for mode in MODES for pair in LADDER),
    *(Match("uct", ("top", "uct"), mode, 200, 0.1) for mode in MODES),
    *(Match("many", ("top", *("uct",) * 3), mode, 100, 0.1, 4) for mode in MODES),
    *(Match("many", ("top", *("casual",) * 3), mode, 100, 0.1, 4) for mode in MODES),
    *(Match("time", ("top", "top@0.3"), "classic", n, t) for n, t in ((100, 0.1), (60, 0.3))),
    Match("time", ("top", "top@0.3"), "classic", 40, 1.0),
    *(Match("full", ("top", foe), mode, 40, 1.0) for foe in ("uct", "strong") for mode in MODES),
    *(Match("alone", ("top",) * n, mode, 60, 0.1, n) for mode in MODES for n in (2, 3, 4)),
    *(
        Match("short", bots, mode, games, 0.003, players)
        for mode in MODES
        for players, games, bots in (
            (2, 2000, ("top", "strong")),
            (3, 2001, ("top", "strong", "uct")),
            (4, 2000, ("top", "strong", "skilled", "casual")),
        )
    ),
)


def run(match: Match, out: Path) -> dict[str, Any]:
    """The result of a match: played, finished or just read again."""
    resume = ["--resume"] if (out / match.name).exists() else []
    command = [sys.executable, "-m", "quadropolis", *match.command(out), *resume, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def share(number: float) -> str:
    return f"{100 * number:.1f} %"


def lines(match: Match, result: dict[str, Any]) -> list[str]:
    """The rows of a table for one match."""
    rows = []
    for pair in result["pairs"]:
        if match.players == 2 and pair["a"] != pair["b"]:
            points = {bot["name"]: bot["points"] for bot in result["bots"]}
            rows.append(
                f"| {match.mode} | {pair['a']} against {pair['b']} | {match.time:g} s | "
                f"{pair['games']} | {share(pair['a_score'])} | "
                f"{share(pair['low'])} to {share(pair['high'])} | "
                f"{points[pair['a']]:.1f} : {points[pair['b']]:.1f} |"
            )
    for bot in result["bots"]:
        if match.players > 2 or len(result["bots"]) == 1:
            rows.append(
                f"| {match.mode} | {bot['name']} among {', '.join(match.bots)} | {match.time:g} s "
                f"| {bot['games']} | {share(bot['wins'] / bot['games'])} first places | "
                f"{bot['violations']} violations | {bot['points']:.1f} |"
            )
    return rows


HEAD = (
    "| mode | who | time | games | score | 95 % | points |",
    "|---|---|---|---|---|---|---|",
)


def document(results: list[tuple[Match, dict[str, Any]]]) -> str:
    """The measured tables as Markdown, each with the commands that made it."""
    text = []
    for part, title in PARTS.items():
        found = [(match, result) for match, result in results if match.part == part]
        if not found:
            continue
        text += ["", f"## {title}", "", *HEAD]
        for match, result in found:
            text += lines(match, result)
        text += ["", "```text"]
        text += [f"quadropolis {' '.join(match.command(Path('strength')))}" for match, _ in found]
        text += ["```"]
    return "\n".join(text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all, if none is named")
    parser.add_argument("--out", type=Path, default=Path("strength"))
    parser.add_argument("--write", type=Path, help="a Markdown file; replaces its tables")
    args = parser.parse_args()
    results = []
    for match in MATCHES:
        if args.parts and match.part not in args.parts:
            continue
        result = run(match, args.out)
        results.append((match, result))
        print("\n".join(lines(match, result)), flush=True)
    if args.write:
        before = args.write.read_text(encoding="utf-8") if args.write.exists() else ""
        kept = before.partition("\n## ")[0].rstrip() + "\n"
        args.write.write_text(kept + document(results), encoding="utf-8")


if __name__ == "__main__":
    main()
