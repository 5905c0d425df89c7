"""What is generated is up to date: `make generated` writes it."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import generated


@pytest.mark.parametrize("writer", generated.WRITERS, ids=lambda writer: writer.__name__)
def test_generated_files_are_up_to_date(writer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generated, "WRITERS", (writer,))
    stale = [path.relative_to(generated.ROOT) for path, _ in generated.outdated()]
    assert not stale, "make generated"
