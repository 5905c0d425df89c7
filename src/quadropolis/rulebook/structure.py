"""The order of the rules: groups of sections and their small positions, from `data/rules.json`."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

RULES = files("quadropolis") / "data" / "rules.json"

Section = Mapping[str, Any]


@cache
def structure() -> dict[str, Any]:
    """Everything in the file."""
    read: dict[str, Any] = json.loads(RULES.read_text(encoding="utf-8"))
    return read


def sections() -> list[Section]:
    """All sections, in the order they are read."""
    return [section for group in structure()["groups"] for section in group["sections"]]


def topics() -> dict[str, list[Section]]:
    """What one may ask for by name: a section, or a group with all of its sections."""
    groups = {group["id"]: group["sections"] for group in structure()["groups"]}
    return groups | {section["id"]: [section] for section in sections()}


def rulings() -> list[str]:
    """The keys of all rulings, in the order they are met."""
    return [
        part["ruling"] for section in sections() for part in section["parts"] if "ruling" in part
    ]


def tips() -> list[str]:
    """The keys of the tips."""
    (section,) = topics()["tips"]
    return [key for part in section["parts"] for key in part["list"]]
