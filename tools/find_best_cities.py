"""Searches for better cities and tighter bounds than the shipped ones.

    python tools/find_best_cities.py --runs 15 --seed 1 --bound 60 [--only expert-4]

Every setting gets the same number of runs, and goes on from what is known: a record is only ever
replaced by a better one. Another seed searches elsewhere. The proofs are kept in a folder, so that
they can be continued; the records stand in `src/quadropolis/data/best_cities.json`. Then
`make generated` writes the document.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

from quadropolis.solver import Question, improving
from quadropolis.solver.bound import Bound, tightening
from quadropolis.solver.records import FILE, Record, name_of, records, settings, tighter_of

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "quadropolis" / "data" / FILE


def main() -> None:
    """Work on every setting that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=0, help="of the search, for each setting")
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
        if given.runs:
            known[name] = searched(question, known.get(name), given)
        if given.bound and name in known:
            known[name] = bounded(known[name], given)
        if name not in known:
            continue
        found = known[name] = inherited(known[name], known)
        print(f"{name}: {found.points} points, bound {found.bound}", flush=True)
        write(known)


def searched(question: Question, before: Record | None, given: argparse.Namespace) -> Record:
    """The better of what is known and what a search finds."""
    bound = before.bound if before else None
    for answer in improving(
        question,
        seconds=None,
        runs=given.runs,
        seed=given.seed,
        threads=given.threads,
        bound=bound,
    ):
        best = answer
    if before is None:
        return Record(question, best.points, best.plan, best.boards, None, 0.0)
    told = replace(before, boards=before.boards + best.boards)
    if best.points <= before.points:
        return told
    return replace(told, points=best.points, plan=best.plan)


def inherited(record: Record, known: dict[str, Record]) -> Record:
    """The better of a record and those of fewer players, whose tiles lie open here too; and the
    tighter of its bound and those of more.
    """
    question = record.question
    for other in known.values():
        asked = other.question
        if replace(asked, players=question.players) != question:
            continue
        if asked.players < question.players and other.points > record.points:
            record = replace(record, points=other.points, plan=other.plan)
        tighter = tighter_of(record.bound, other.bound)
        if asked.players > question.players and tighter != record.bound:
            record = replace(record, bound=tighter, bound_cpu=other.bound_cpu)
    return record


def bounded(record: Record, given: argparse.Namespace) -> Record:
    """The record with a tighter bound, if there is one."""
    given.folder.mkdir(parents=True, exist_ok=True)
    path = given.folder / f"{name_of(record.question)}.json"
    bound = Bound.load(record.question, path)
    limits = {"seconds": given.bound, "least": record.points, "workers": given.threads}
    for tighter in tightening(bound, **limits):
        tighter.save(path)
    if record.bound is not None and record.bound <= bound.value:
        return record
    return replace(record, bound=bound.known, bound_cpu=bound.cpu_seconds)


def write(known: dict[str, Record]) -> None:
    """All records, one line each."""
    lines = [f"{json.dumps(name)}: {json.dumps(known[name].to_data())}" for name in known]
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
