"""The kernel's random games, played again by the plain rules from the same random words.

The generator is SplitMix64 (Steele, Lea and Flood, 2014), and every choice is made by
multiplying 32 random bits with the number of possibilities: written down here a second
time, so that any unfair or illegal choice of the kernel shows as another game.
"""

import quadropolis as q
from quadropolis.rules.site import FACE_DOWN
from quadropolis.rules.tiles import face_up

WORD = 2**64
GOLDEN = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
    return z ^ (z >> 31)


class Words:
    """The random words of one game."""

    def __init__(self, seed: int, game: int) -> None:
        self.state = mix((mix((seed + GOLDEN) % WORD) + game) % WORD)

    def halves(self) -> tuple[int, int]:
        """The lower and the upper half of the next word."""
        self.state = (self.state + GOLDEN) % WORD
        word = mix(self.state)
        return word % 2**32, word // 2**32

    def below(self, n: int) -> int:
        return self.halves()[1] * n // 2**32


def drawn(state: q.State, words: Words) -> q.Deal:
    """A shuffle from the end, two tiles for each word."""
    faces = face_up(state.mode.name, state.round, state.playgrounds, state.players)
    tiles = [face or FACE_DOWN for face in faces]
    for n in range(len(tiles), 1, -2):
        low, high = words.halves()
        for half, size in ((low, n), (high, n - 1)):
            at = half * size // 2**32
            tiles[at], tiles[size - 1] = tiles[size - 1], tiles[at]
    return q.Deal(tuple(tiles))


def chosen(state: q.State, words: Words) -> q.Move:
    """One word for architect and spot, another for what happens to the tile, if there is one."""
    moves = q.legal_moves(state)
    architects = sorted({move.architect for move in moves})
    low, high = words.halves()
    architect = architects[low * len(architects) // 2**32]
    spots = list(dict.fromkeys(move.spot for move in moves if move.architect == architect))
    spot = spots[high * len(spots) // 2**32]
    ways = [move for move in moves if (move.architect, move.spot) == (architect, spot)]
    return ways[0] if ways[0].to is None else ways[words.below(len(ways))]


def play_on(state: q.State, words: Words) -> q.State:
    """The end of the game."""
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, drawn(state, words))
        else:
            state = q.play(state, chosen(state, words))
    return state


def random_game(mode: str, players: int, playgrounds: bool, seed: int, game: int) -> q.State:
    """The end of game number `game` among the random games of that seed."""
    words = Words(seed, game)
    return play_on(q.start(mode, players, playgrounds, words.below(players)), words)
