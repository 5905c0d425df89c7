"""Full cities of uniformly random faces and heights."""

from random import Random

import quadropolis as q
from quadropolis.rules.mode import Mode


def full_city(mode: Mode, random: Random) -> q.City:
    """A building on every square: a random face, and where it stacks a random height."""
    faces = [face for face in q.FACES.values() if face.kind in mode.kinds]
    squares = []
    for _ in mode.squares:
        ground = random.choice(faces)
        height = random.randint(1, mode.floors) if ground.kind in mode.stackable else 1
        same = [face for face in faces if face.kind is ground.kind]
        squares.append((ground, *(random.choice(same) for _ in range(height - 1))))
    return q.City(mode, tuple(squares))


def full_cities(count: int, seed: int) -> list[q.City]:
    """So many of them, of both modes."""
    random = Random(seed)
    return [full_city(random.choice((q.CLASSIC, q.EXPERT)), random) for _ in range(count)]
