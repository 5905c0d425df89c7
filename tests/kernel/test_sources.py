"""The kernel's sources: what holds for Python's modules holds for them too."""

from pathlib import Path

import pytest

from tests.test_architecture import LONGEST_MODULE

SOURCES = sorted((Path(__file__).parent.parent.parent / "cpp").glob("*.?pp"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_a_source_is_readable_in_one_sitting(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE
