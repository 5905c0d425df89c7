"""Environments for programs that learn to play, all on one encoding of the game.

`encoding_of` needs numpy alone, and so does `Batch`. The others need what `pip install
'quadropolis[env]'` brings, and say so when it is not there.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quadropolis.env.batch import Batch
    from quadropolis.env.encoding import Encoding, encoding_of
    from quadropolis.env.symmetry import Symmetry, symmetries

_HOMES = {
    "Batch": "batch",
    "Encoding": "encoding",
    "encoding_of": "encoding",
    "Symmetry": "symmetry",
    "symmetries": "symmetry",
}
__all__ = ["Batch", "Encoding", "Symmetry", "encoding_of", "symmetries"]


def __getattr__(name: str) -> Any:
    """What is not used is not imported."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
