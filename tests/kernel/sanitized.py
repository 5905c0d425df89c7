"""Parity, allocations and nonsense on a kernel built with sanitizers.

Run by `test_sanitizers.py`, which preloads the sanitizer's library and names the module to
test: `python -m tests.kernel.sanitized MODULE`.
"""

import ctypes
import sys
from importlib.util import module_from_spec, spec_from_file_location
from random import Random

NAME = "quadropolis.kernel._portable"


def load(path: str) -> None:
    """Puts the sanitized build where the package will look for the portable one."""
    spec = spec_from_file_location(NAME, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[NAME] = module


def check_games(games: int) -> None:
    from tests.kernel.parity import check_game

    for seed in range(games):
        check_game(seed)


def check_allocations(count: int) -> None:
    import quadropolis as q
    from quadropolis import kernel
    from quadropolis.bench import full_city
    from tests.kernel.parity import cities_of_one_face

    random = Random(1)
    for _ in range(count):
        city = full_city(random.choice((q.CLASSIC, q.EXPERT)), random)
        kernel.score(city)
        kernel.score(city, random.randint(0, 20), random.randint(0, 20))
        kernel.score(city, 10**30, 10**30)
    # That their sheets are right is tested without sanitizers, where the plain rules are quicker.
    for mode in q.MODES.values():
        for city, amount in cities_of_one_face(mode):
            kernel.score(city, amount, amount)


def check_many() -> None:
    from quadropolis import kernel
    from quadropolis.testing import SETTINGS

    for mode, players, playgrounds in SETTINGS:
        kernel.random_games(mode, players, 200, 1, 3, playgrounds, scores=True)
        start = kernel.start(mode, players, playgrounds)
        position = kernel.deal(start, kernel.draw(start, 1))
        kernel.perft(position, 2)
        kernel.playouts(position, 50, 1, 2)


def check_solver() -> None:
    """Short searches in every setting and from given cities, and what neighbors can bring."""
    from quadropolis.kernel.native import native
    from quadropolis.solver import CitySearch, Question
    from quadropolis.solver.grid import PRICED, SORTS, cut
    from quadropolis.solver.records import settings

    given = "T3+T1 . S . . / . O+O . . H3 / . . M . . / P . . . ."
    for question in (*settings(), Question.of("expert", 4, start=given)):
        search = CitySearch(question, 1, 3, 1_000)
        while not search.is_over:
            search.go_on(0.05, 2)
    for mode in {question.mode for question in settings()}:
        cut(mode, frozenset(SORTS) - {"monument", "public_service"}, (-20,) * len(PRICED))
    for odd in ((-1, [], 16, [0] * 10, 9, 8), (0, [9], 16, [0] * 10, 9, 8), (0, [], 0, [], 0, 0)):
        try:
            native.arrangements(*odd)
        except ValueError:
            continue
        raise AssertionError(odd)


def check_env() -> None:
    """Batches in every setting, into parts of longer rows at their very end, and odd bytes."""
    import numpy as np

    from quadropolis import kernel
    from quadropolis.env import Batch, encoding_of
    from quadropolis.testing import SETTINGS

    random = Random(2)
    for mode, players, playgrounds in SETTINGS:
        size = encoding_of(mode, players).size + encoding_of(mode, players).actions
        rows = np.zeros((5, size), np.uint8)
        buffers = {
            "observations": rows[:, : encoding_of(mode, players).size],
            "masks": rows[:, encoding_of(mode, players).size :].view(bool),
        }
        batch = Batch(
            5, mode=mode, players=players, playgrounds=playgrounds, threads=2, buffers=buffers
        )
        for _ in range(90):
            batch.step(batch.sample())
        batch.masks[:] = False  # nobody else should, but it must do no harm
        batch.sample()
        batch.masks[:] = True
        try:
            batch.step(batch.sample())
        except ValueError as error:
            assert "not legal" in str(error)  # noqa: PT017 - this is no test by itself
        data = bytearray(kernel.to_bytes(batch.position(0)))
        for _ in range(300):
            data[random.randrange(1, len(data))] = random.randrange(256)
            for changed in (bytes(data), bytes(data[: random.randrange(len(data))])):
                try:
                    position = kernel.from_bytes(changed)
                except ValueError:
                    continue
                kernel.scores(position)
                encoding_of(mode, players).observe(position)


def check_texts() -> None:
    """Texts and allocations, right and wrong: what they come to is tested here as well."""
    from tests.kernel import test_sheets, test_texts

    test_texts.test_positions_with_something_wrong()
    test_texts.test_bytes_that_are_no_text_do_no_harm()
    test_texts.test_anything()
    test_sheets.test_allocations_that_may_be_impossible()
    test_sheets.test_judged_cities()


def check_verbs() -> None:
    """The verbs of the page: what they answer is tested here as well."""
    from quadropolis.testing import SETTINGS
    from tests.kernel import test_verbs, verbs

    test_verbs.test_any_move_at_any_position()
    test_verbs.test_any_deal_at_any_position()
    test_verbs.test_any_start()
    test_verbs.test_results_with_allocations()
    for settings in SETTINGS:
        verbs.digest(settings, 2)


def misuse_memory() -> None:
    """Reads memory that was given back, which the sanitizer must report."""
    library = ctypes.CDLL(None)
    library.malloc.restype = ctypes.c_void_p
    library.malloc.argtypes = [ctypes.c_size_t]
    library.free.argtypes = [ctypes.c_void_p]
    library.memcpy.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    kept, gone = library.malloc(64), library.malloc(64)
    library.free(gone)
    library.memcpy(kept, gone, 64)


def main(path: str, what: str = "check") -> None:
    ctypes.CDLL(None).__asan_init  # noqa: B018 - fails unless the sanitizer is loaded
    load(path)
    if what == "misuse":
        misuse_memory()
        print("not noticed")
        return
    from quadropolis.kernel.native import native

    assert native is sys.modules[NAME]
    assert native.__file__ == path
    check_games(12)
    check_allocations(60)
    check_many()
    check_env()
    check_solver()
    check_texts()
    check_verbs()
    from tests.kernel import fuzz

    fuzz.main()
    print("fine")


if __name__ == "__main__":
    main(*sys.argv[1:])
