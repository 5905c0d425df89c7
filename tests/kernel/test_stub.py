"""What type checkers know of the compiled module is what it says of itself."""

import re
import runpy
from pathlib import Path

import pytest

from quadropolis.kernel.native import native

ROOT = Path(__file__).parents[2]
STUB = ROOT / "src" / "quadropolis" / "kernel" / "_portable.pyi"
LOADED = native.__name__.rpartition(".")[2]


@pytest.mark.parametrize("build", sorted({"_portable", LOADED}))
def test_the_stub_is_up_to_date_for_every_build(build):
    tool = runpy.run_path(str(ROOT / "tools" / "write_stub.py"))
    written = tool["stub"](build)
    assert written == STUB.read_text(encoding="utf-8"), "run tools/write_stub.py"


def test_the_stub_has_every_name_and_no_unknown_type():
    text = STUB.read_text(encoding="utf-8")
    for name in vars(native):
        assert name.startswith("_") or re.search(rf"^(def |class |){name}\b", text, re.M), name
    assert "Any" not in text
    assert "arg0" not in text, "a function without a signature: nb::sig in cpp/python/*.cpp"
