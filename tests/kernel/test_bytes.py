"""A position as bytes: what pickling it writes, and what reading them refuses."""

import copy
import os
import pickle
import subprocess
import sys
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadropolis import kernel
from quadropolis.kernel.errors import WrongBytes, WrongValue
from quadropolis.kernel.native import BUILDS
from tests import strategies as any_

positions = any_.states().map(kernel.from_state)


@given(positions)
def test_a_position_comes_back_from_its_bytes(position):
    data = kernel.to_bytes(position)
    again = kernel.from_bytes(data)
    assert again == position
    assert hash(again) == hash(position)
    assert kernel.to_bytes(again) == data
    assert kernel.to_state(again) == kernel.to_state(position)


@given(positions)
def test_a_position_is_pickled_and_copied(position):
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(position, protocol)) == position
    assert copy.copy(position) is position  # nobody can change it
    assert copy.deepcopy([position])[0] is position


@given(positions, st.data())
def test_other_bytes_are_another_position_or_refused(position, data):
    """One byte is changed. Whatever is read still obeys the checks of a State."""
    written = bytearray(kernel.to_bytes(position))
    place = data.draw(st.integers(0, len(written) - 1))
    written[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != written[place]))
    try:
        other = kernel.from_bytes(bytes(written))
    except WrongBytes:
        return
    assert other != position
    assert kernel.to_bytes(other) == bytes(written)
    assert kernel.from_state(kernel.to_state(other)) == other


@given(st.binary(max_size=300) | st.binary(max_size=300).map(lambda data: b"\x01\x08" + data))
def test_any_bytes_are_read_or_refused(data):
    with suppress(WrongBytes):
        assert kernel.to_bytes(kernel.from_bytes(data)) == data


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: b"", "length"),
        (lambda data: b"\x02" + data[1:], "version"),
        (lambda data: data[:-1], "length"),
        (lambda data: data + b"\0", "length"),
        (lambda data: data[:7] + b"\x07" + data[8:], "content"),
    ],
)
def test_wrong_bytes_are_refused_with_a_reason(change, reason):
    data = kernel.to_bytes(kernel.start("expert", 4))
    with pytest.raises(WrongBytes) as refused:
        kernel.from_bytes(change(data))
    assert refused.value.arguments["reason"] == reason


@pytest.mark.parametrize("data", [None, "text", bytearray(10), 7])
def test_what_is_no_bytes_is_refused(data):
    with pytest.raises(WrongValue):
        kernel.from_bytes(data)
    with pytest.raises(WrongValue):
        kernel.to_bytes(data)


def test_a_pickle_says_nothing_of_the_build_it_was_made_by():
    """It is read where another build of the kernel is the better one."""
    start = kernel.start("classic", 3, True, 1)
    pickled = pickle.dumps(start)
    assert not any(build.encode() in pickled for build in BUILDS)
    code = (
        "import pickle, sys; position = pickle.loads(sys.stdin.buffer.read());"
        "from quadropolis import kernel; print(kernel.to_bytes(position).hex())"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        input=pickled,
        env=os.environ | {"QUADROPOLIS_KERNEL": "_portable"},
        capture_output=True,
        check=True,
    )
    assert found.stdout.decode().strip() == kernel.to_bytes(start).hex()


def test_the_bytes_are_as_documented():
    """Version, settings, course, spots, site, then every square in two bytes."""
    data = kernel.to_bytes(kernel.start("classic", 2, True, 1))
    assert data[:9] == bytes([1, 2 << 2 | 2, 0, 0, 0, 1, 1, 1, 25])
    assert data[9:] == bytes(20 + 25 + 2 * 16 * 2)
