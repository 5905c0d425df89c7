"""The spaces of Gymnasium that the encoding fills, and what becomes of illegal actions."""

from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np

from quadropolis.env.encoding import Encoding
from quadropolis.env.errors import optional, wrong_choice

if TYPE_CHECKING:
    from gymnasium import spaces
else:
    spaces = optional("gymnasium", "env").spaces

Illegal = Literal["refuse", "lose"]
ILLEGAL: tuple[Illegal, ...] = get_args(Illegal)


def checked_illegal(illegal: str) -> Illegal:
    """What is done with an illegal action: an error, or the game is lost by it."""
    if illegal not in ILLEGAL:
        raise wrong_choice("illegal", illegal, ILLEGAL)
    return illegal


def observation_space(encoding: Encoding, with_mask: bool) -> "spaces.Space[Any]":
    """An observation, and beside it what may be done, if it is part of it."""
    seen = spaces.Box(0, 255, (encoding.size,), np.uint8)
    if not with_mask:
        return seen
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def action_space(encoding: Encoding) -> "spaces.Discrete":
    """One of all actions, legal or not: a mask says which are."""
    return spaces.Discrete(encoding.actions)
