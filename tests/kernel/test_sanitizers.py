"""The kernel built with the address and undefined-behavior sanitizers, put to work."""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
BUILD = ROOT / "build" / f"sanitize-{sys.implementation.cache_tag}"
"""Kept between runs, so that it is compiled again only when a source has changed."""


def tool(name: str) -> str:
    """A program that builds, from the environment of the tests or the system."""
    found = shutil.which(
        name, path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    )
    assert found, f"{name} is needed to build the kernel: pip install {name}"
    return found


def library(name: str) -> str:
    """Where the compiler keeps a library."""
    compiler = os.environ.get("CXX", "c++")
    path = subprocess.check_output([compiler, f"-print-file-name={name}"], text=True).strip()
    assert Path(path).is_absolute(), f"the compiler has no {name}"
    return path


@pytest.fixture(scope="module")
def module():
    configure = [
        tool("cmake"), "-G", "Ninja", "-S", ROOT, "-B", BUILD,
        "-DQUADROPOLIS_SANITIZE=ON", f"-DPython_EXECUTABLE={sys.executable}",
        f"-DCMAKE_MAKE_PROGRAM={tool('ninja')}",
        # All sources at once: reading the headers once takes half the time.
        "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=0",
    ]  # fmt: skip
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # these tests may be shared by several processes
        for command in (configure, [tool("cmake"), "--build", BUILD, "--target", "_portable"]):
            process = subprocess.run(command, capture_output=True, text=True, check=False)
            assert process.returncode == 0, (process.stdout + process.stderr)[-4000:]
    (built,) = BUILD.glob("_portable.*.so")
    return built


def run(module, what):
    return subprocess.run(
        [sys.executable, "-m", "tests.kernel.sanitized", module, what],
        env=os.environ
        | {
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONMALLOC": "malloc",  # or misuse of Python's own objects would go unseen
            "QUADROPOLIS_KERNEL": "_portable",
            # The C++ library too: the sanitizer looks for its exceptions when it starts.
            "LD_PRELOAD": " ".join((library("libasan.so"), library("libstdc++.so"))),
            "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps what it allocates at its start
            "UBSAN_OPTIONS": "print_stacktrace=1",
        },
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_module_is_instrumented(module):
    symbols = module.read_bytes()
    assert b"__asan_report_load" in symbols
    assert b"__ubsan_handle" in symbols


def test_misuse_would_be_noticed(module):
    process = run(module, "misuse")
    assert process.returncode != 0
    assert "not noticed" not in process.stdout
    assert "AddressSanitizer: heap-use-after-free" in process.stderr


def test_games_allocations_and_nonsense_without_a_report(module):
    process = run(module, "check")
    report = process.stdout[-1000:] + process.stderr[-6000:]
    assert "Sanitizer" not in process.stderr, report
    assert "runtime error" not in process.stderr, report
    assert process.returncode == 0, report
    assert process.stdout.endswith("fine\n")
