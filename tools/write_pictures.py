"""The pictures of the documentation, drawn with the program itself."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console

import quadropolis as q
from quadropolis import kernel
from quadropolis.cli.drawn import Drawn

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
PLAYERS = ("Ann", "Ben", "Cleo")
SEED = 11
WIDTH = 88
EXAMPLE_CITY = "T2+T1+T1 P T3+T1 S / S F2 S U1 / U0 Hpe Hpp Hee / U2 F3 H1 T1m+T1"


def game(mode: str, players: int, rounds: int, moves: int) -> q.State:
    """A position after some rounds and moves of players who take what brings most at once."""
    random = Random(SEED)
    state = q.start(mode, players)
    while state.round <= rounds or state.phase is q.Phase.DEAL:
        state = _step(state, random)
    for _ in range(moves):
        state = _step(state, random)
    return state


def _step(state: q.State, random: Random) -> q.State:
    if state.phase is q.Phase.DEAL:
        return q.deal(state, q.draw(state, random))
    position, player = kernel.from_state(state), state.current_player
    assert player is not None
    choices = list(q.legal_moves(state))
    random.shuffle(choices)

    def worth(move: q.Move) -> tuple[int, bool]:
        after = kernel.scores(kernel.play(position, move))[player]
        return after.total, move.to not in (None, "-")

    return q.play(state, max(choices, key=worth))


def svg(name: str, draw: Callable[[Drawn], None], width: int = WIDTH) -> str:
    """What the terminal would show, as a picture that needs nothing from anywhere else."""
    console = Console(
        record=True,
        width=width,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        emoji=False,
        highlight=False,
    )
    draw(Drawn(console))
    picture = console.export_svg(title="quadropolis", unique_id=name)
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    picture = re.sub(r"@font-face\s*{.*?}", "", picture, flags=re.DOTALL)
    picture = re.sub(r"Fira Code", "ui-monospace, Menlo, Consolas", picture)
    return re.sub(r"\n\s*\n+", "\n", picture).strip() + "\n"


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    classic = game("classic", players=2, rounds=2, moves=5)
    expert = game("expert", players=3, rounds=3, moves=7)
    city = q.parse_city(EXAMPLE_CITY, "classic")
    return {
        "classic.svg": svg("classic", lambda drawn: drawn.position(classic, PLAYERS[:2])),
        "expert.svg": svg("expert", lambda drawn: drawn.position(expert, PLAYERS)),
        "score.svg": svg("score", lambda drawn: drawn.sheet(city, q.score(city))),
    }


def files() -> dict[Path, str]:
    """Every picture and where it belongs."""
    return {PICTURES / name: picture for name, picture in pictures().items()}
