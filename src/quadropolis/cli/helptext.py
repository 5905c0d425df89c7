"""What `help` says in a game."""

from quadropolis.cli import words
from quadropolis.rules.tiles import FACES

COMMANDS = (
    ("3W4:b2", "architect 3 goes to spot W4 and its tile to square b2 of your city"),
    ("3W4:-", "the tile is discarded"),
    ("3W4", "the architect reaches no tile"),
    ("?", "the legal moves, and what they would change"),
    ("? 3, ? W4, ? 3W4", "the same for one architect, one spot, or both: every square"),
    ("board", "show the board again"),
    ("score", "everyone's points by category as things stand"),
    ("undo", "back to the previous decision of a person"),
    ("save, save FILE", "write the game down; go on later with --resume FILE"),
    ("help", "this text"),
    ("quit", "leave the game"),
)
RULES = (
    "Spots lie around the site: N and S above and below the columns 1 to 5, W and E beside the "
    "rows 1 to 5. Architect k takes the k-th tile counted from its spot. A spot that is taken, or "
    "whose row or column holds the Urbanist, is not free.",
    "Classic: architect k builds in row k or column k of the city. Expert: on squares numbered k "
    "or in district k; an empty square shows district/number. A Tower Block (in Expert also an "
    "Office Tower) may also be put on top of one of its kind there, or anywhere as floor k.",
    "Points are those of the best way to place inhabitants and energy now. Which tiles lie face "
    "down with fewer than four players is partly reconstructed, not taken from a list.",
)
BOARD = (
    "On the board Urb is the Urbanist, ×× a spot it blocks, 3● an architect lying there, # a tile "
    "that lies face down for the whole game, and T×2 a Tower Block of two floors."
)


def faces() -> list[str]:
    """Every tile face in words."""
    return [words.face_words(face) for face in FACES.values()]
