"""Searches for better cities and tighter bounds than the shipped ones.

    python tools/find_best_cities.py --seconds 60 --bound 60 [--only expert-4] [--folder proofs]

Every setting gets the same time, and goes on from what is known: a record is only ever replaced
by a better one. The proofs are kept in a folder, so that they can be continued; the records stand
in `src/quadropolis/data/best_cities.json`. Then `make generated` writes the document.
"""

import argparse
import json
import time
from dataclasses import replace
from pathlib import Path

from quadropolis.solver import Question, improving
from quadropolis.solver.bound import Bound, tightening
from quadropolis.solver.records import FILE, Record, name_of, records, settings

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "quadropolis" / "data" / FILE


def main() -> None:
    """Work on every setting that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0, help="of search, for each setting")
    parser.add_argument("--bound", type=float, default=0, help="seconds of proof, for each")
    parser.add_argument("--only", default="", help="settings whose name begins so")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "proofs")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    known = dict(records())
    for question in settings():
        name = name_of(question)
        if not name.startswith(given.only):
            continue
        if given.seconds:
            known[name] = searched(question, known.get(name), given)
        if given.bound:
            known[name] = bounded(known[name], given)
        found = known[name]
        print(f"{name}: {found.points} points, bound {found.bound}", flush=True)
        write(known)


def searched(question: Question, before: Record | None, given: argparse.Namespace) -> Record:
    """The better of what is known and what a search finds."""
    began = time.perf_counter()
    bound = before.bound if before else None
    for answer in improving(
        question, seconds=given.seconds, seed=given.seed, threads=given.threads, bound=bound
    ):
        best = answer
    spent = time.perf_counter() - began
    if before is not None and best.points <= before.points:
        return replace(before, searched=before.searched + spent)
    told = (before.searched, before.bound_cpu) if before else (0.0, 0.0)
    return Record(question, best.points, best.plan, told[0] + spent, bound, told[1])


def bounded(record: Record, given: argparse.Namespace) -> Record:
    """The record with a tighter bound, if there is one."""
    given.folder.mkdir(parents=True, exist_ok=True)
    path = given.folder / f"{name_of(record.question)}.json"
    bound = Bound.load(record.question, path)
    for bound in tightening(bound, seconds=given.bound, least=record.points, workers=given.threads):
        bound.save(path)
    if record.bound is not None and record.bound <= bound.value:
        return record
    return replace(record, bound=bound.known, bound_cpu=bound.cpu_seconds)


def write(known: dict[str, Record]) -> None:
    """All records, one line each."""
    lines = [f"{json.dumps(name)}: {json.dumps(known[name].to_data())}" for name in known]
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
