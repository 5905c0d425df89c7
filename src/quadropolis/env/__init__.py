"""Environments for programs that learn to play, all on one encoding of the game.

`encoding_of` needs numpy alone, and so does `Batch`. The others need what `pip install
'quadropolis[env]'` brings, and say so when it is not there. Where Gymnasium is installed,
importing this makes `Quadropolis-v0` known to it.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quadropolis.env.batch import Batch
    from quadropolis.env.encoding import Encoding, encoding_of
    from quadropolis.env.symmetry import Symmetry, symmetries
    from quadropolis.env.zoo import aec, parallel

_HOMES = {
    "Batch": "batch",
    "Encoding": "encoding",
    "encoding_of": "encoding",
    "Symmetry": "symmetry",
    "symmetries": "symmetry",
    "aec": "zoo",
    "parallel": "zoo",
}
__all__ = ["Batch", "Encoding", "Symmetry", "aec", "encoding_of", "parallel", "symmetries"]


def __getattr__(name: str) -> Any:
    """What is not used is not imported."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


if find_spec("gymnasium") is not None:
    from quadropolis.env.registration import register

    register()
