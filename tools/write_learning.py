"""The picture of how `examples/learn.py` progressed, from what it printed in one run."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRESS = ROOT / "examples" / "learn.jsonl"
PICTURE = ROOT / "docs" / "pictures" / "learning.svg"

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 20, 40
MOST_POINTS, POINTS_STEP = 60, 10
INK, PAPER, FAINT, LINE = "#2b2a33", "#fbf8f1", "#d9d2c3", "#b3402f"


def picture() -> str:
    """Points of a seat over the minutes of the run."""
    steps = [json.loads(line) for line in PROGRESS.read_text(encoding="utf-8").splitlines()]
    minutes: int = round(steps[-1]["minutes"])

    def x(minute: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minute / minutes, 1)

    def y(points: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / MOST_POINTS, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        "<title>Points of a seat while learning</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
    ]
    for points in range(0, MOST_POINTS + 1, POINTS_STEP):
        parts.append(
            f'<path d="M{LEFT} {y(points)}H{WIDTH - RIGHT}" stroke="{FAINT}"/>'
            f'<text x="{LEFT - 8}" y="{y(points) + 4}" text-anchor="end">{points}</text>'
        )
    for minute in range(minutes + 1):
        parts.append(
            f'<text x="{x(minute)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minute}</text>'
        )
    parts.append(f'<text x="{x(minutes / 2)}" y="{HEIGHT - 6}" text-anchor="middle">minutes</text>')
    way = " ".join(f"{x(step['minutes'])},{y(step['points'])}" for step in steps)
    parts.append(f'<polyline points="{way}" fill="none" stroke="{LINE}" stroke-width="2.5"/>')
    last = steps[-1]
    parts.append(
        f'<text x="{x(last["minutes"])}" y="{y(last["points"]) + 20}" text-anchor="end">'
        f"{last['points']:.0f} points a game, {last['games']:,} games</text>"
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def files() -> dict[Path, str]:
    """The picture, and where it belongs."""
    return {PICTURE: picture()}
