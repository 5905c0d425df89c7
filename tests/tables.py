"""Positions laid out by hand."""

from dataclasses import replace
from random import Random

import quadropolis as q
from quadropolis.rules.site import SQUARES


def deal_with(state: q.State, **wanted: str) -> q.Deal:
    """A deal of the coming round with those faces on those squares; `down` lies face down."""
    names = list(q.draw(state, Random(0)).names())
    laid: dict[str, str] = {}
    for square, face in wanted.items():
        laid[square] = "#" if face == "down" else face
        names.remove(laid[square])
    return q.Deal(
        q.Deal.of([laid[square] if square in laid else names.pop() for square in SQUARES]).squares
    )


def dealt(
    mode: str = "classic", players: int = 2, playgrounds: bool = False, first_player: int = 0,
    **wanted: str,
) -> q.State:  # fmt: skip
    """A game with its first round laid out like that."""
    state = q.start(mode, players, playgrounds, first_player)
    return q.deal(state, deal_with(state, **wanted))


def city(text: str, mode: str = "classic") -> q.City:
    """A city from its text; with `...` the rest is empty."""
    rows, columns = (4, 4) if mode == "classic" else (4, 5)
    if text.endswith("..."):
        squares = text.removesuffix("...").replace("/", " ").split()
        squares += ["."] * (rows * columns - len(squares))
        text = "/".join(" ".join(squares[r * columns : (r + 1) * columns]) for r in range(rows))
    return q.parse_city(text, mode)


def with_city(state: q.State, player: int, text: str) -> q.State:
    """The state with another city in front of that player."""
    built = city(text, state.mode.name)
    return replace(state, cities=(*state.cities[:player], built, *state.cities[player + 1 :]))


def random_play(state: q.State, random: Random, moves: int) -> q.State:
    """The state after some random moves, with random deals in between."""
    while moves and state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, random))
        else:
            state = q.play(state, random.choice(q.legal_moves(state)))
            moves -= 1
    return state


def play_out_round(state: q.State, random: Random) -> q.State:
    """The state after the rest of the round, nobody taking the Mayor."""
    round = state.round
    while state.phase is q.Phase.MOVE and state.round == round:
        keeps = [move for move in q.legal_moves(state) if move.to in (None, "-")]
        state = q.play(state, random.choice(keeps))
    return state
