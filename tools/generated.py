"""Everything in the project that is generated: `make generated` writes it anew.

A test fails when any of it is out of date. The screenshots are apart (`take_screenshots.py`),
since they show a game that is never the same, and so are the learned values.
"""

from collections.abc import Iterator
from pathlib import Path

import write_best_cities
import write_learning
import write_lessons
import write_pictures
import write_rules
import write_samples
import write_stub
import write_wire

ROOT = Path(__file__).resolve().parent.parent
WRITERS = (
    write_wire,
    write_rules,
    write_lessons,
    write_samples,
    write_stub,
    write_pictures,
    write_best_cities,
    write_learning,
)


def outdated() -> Iterator[tuple[Path, str]]:
    """The files that are not as they should be, with their text."""
    for writer in WRITERS:
        for path, text in writer.files().items():
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                yield path, text


def main() -> None:
    """Write what is out of date."""
    for path, text in outdated():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
