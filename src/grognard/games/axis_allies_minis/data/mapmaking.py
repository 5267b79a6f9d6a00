"""Hex maps made from a recipe and a seed, which turned half round are the same: neither edge has the better ground.

Of an odd number of columns and rows all hexes have a twin but the last of the columns B, D, F and so on; these are
clear.

>>> made("woods", 3) == made("woods", 3), made("woods", 3) == made("woods", 4)
(True, False)
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from grognard.core.book.reading import Reader
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.tables import DATA, TERRAIN
from grognard.space.hex.grid import Direction, Hex, from_offset, label, to_offset

SIZE = 13
CENTRE = from_offset(SIZE // 2, SIZE // 2)
ZONES = {"north": [1, 4.5], "south": [9, 13]}


class Patch(Record):
    """So many pairs of patches of a kind, each of so many hexes."""

    kind: str
    pairs: tuple[int, int]
    hexes: tuple[int, int]


class Recipe(Record):
    """A kind of map: its patches, how many pairs of hedgerows, whether a road runs through it, what lies in the
    middle."""

    id: str
    hedgerows: int
    road: bool
    centre: str
    patch: tuple[Patch, ...]


class _Book(Record):
    recipe: tuple[Recipe, ...]


@cache
def recipes() -> Mapping[str, Recipe]:
    """The kinds of map that can be made."""
    text = (DATA / "recipes" / "maps.toml").read_text(encoding="utf-8")
    return {each.id: each for each in Reader("recipes/maps.toml", tomllib.loads(text)).convert(_Book).recipe}


def twin(place: Hex) -> Hex | None:
    """The hex that a hex comes to lie on when the map is turned half round; None for the last of a low column."""
    column, row = to_offset(place)
    across, down = SIZE - 1 - column, SIZE - 1 - row - column % 2
    return from_offset(across, down) if down >= 0 else None


def made(name: str, seed: int) -> dict[str, Any]:
    """The plain data of a map of a kind there is a recipe for."""
    recipe, random = recipes()[name], Random(f"{name} {seed}")
    terrain: dict[Hex, str] = {CENTRE: recipe.centre}
    free = [
        place
        for column in range(SIZE)
        for row in range(1, SIZE - 1)
        if twin(place := from_offset(column, row)) is not None and place != CENTRE
    ]
    for patch in recipe.patch:
        for _ in range(random.randint(*patch.pairs)):
            for place in _grown(random.choice(free), random.randint(*patch.hexes), free, random):
                other = twin(place)
                if other is not None and place not in terrain:
                    terrain[place] = terrain[other] = patch.kind
    way = _way(random) if recipe.road else []
    for place in way:
        if TERRAIN[terrain.get(place, "clear")].vehicles.barred:
            terrain[place] = "clear"
    return {
        "format": "grognard-hex-map",
        "version": 1,
        "title": f"{name.replace('-', ' ').capitalize()} {seed}",
        "terrain": "\n".join(
            "".join(TERRAIN[terrain.get(from_offset(column, row), "clear")].sign for column in range(SIZE))
            for row in range(SIZE)
        ),
        "objective": label(CENTRE),
        "zones": ZONES,
        "roads": [" ".join(map(label, way))] if way else [],
        "hedgerows": _hedgerows(recipe.hedgerows, free, random),
    }


def _grown(start: Hex, count: int, free: list[Hex], random: Random) -> list[Hex]:
    found = [start]
    while len(found) < count:
        about = [place for each in found for place in each.neighbours if place in free and place not in found]
        if not about:
            break
        found.append(random.choice(about))
    return found


def _way(random: Random) -> list[Hex]:
    """A road from the northern edge to the middle, and on as its own twin."""
    place = from_offset(random.randint(2, SIZE - 3), 0)
    half = [place]
    while place != CENTRE:
        nearer = [each for each in place.neighbours if each.distance(CENTRE) < place.distance(CENTRE)]
        place = random.choice(nearer)
        half.append(place)
    return [*half, *(other for each in reversed(half[:-1]) if (other := twin(each)) is not None)]


def _hedgerows(pairs: int, free: list[Hex], random: Random) -> list[str]:
    found: dict[object, str] = {}
    for _ in range(pairs):
        place, direction = random.choice(free), random.choice(list(Direction))
        other = twin(place)
        if other is None or place.neighbour(direction) not in free:
            continue
        found.setdefault(place.side(direction), f"{label(place)} {direction.value}")
        found.setdefault(other.side(direction.opposite), f"{label(other)} {direction.opposite.value}")
    return list(found.values())
