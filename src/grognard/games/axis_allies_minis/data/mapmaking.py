"""Hex maps made from a recipe and a seed, the same turned half round or mirrored: neither edge has the better ground.

Of an odd number of columns and rows all hexes have a twin but the last of the columns B, D, F and so on; these are
clear. Without symmetry each half has patches of its own, as many as the other; whether that is fair has to be measured
(``grognard.core.balance``).

>>> made("woods", "3") == made("woods", "3"), made("woods", "3") == made("woods", "4")
(True, False)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import tomli

from grognard.core.balance import Symmetry
from grognard.core.book.reading import Reader
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.tables import DATA, TERRAIN
from grognard.space.hex.grid import Direction, Hex, Hexside, from_offset, label, to_offset

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
    return {each.id: each for each in Reader("recipes/maps.toml", tomli.loads(text)).convert(_Book).recipe}


def twin(place: Hex, symmetry: Symmetry = "point") -> Hex | None:
    """The hex that a hex comes to lie on when the map is turned half round or mirrored; None for the last of a low
    column."""
    column, row = to_offset(place)
    across = column if symmetry == "mirror" else SIZE - 1 - column
    down = SIZE - 1 - row - column % 2
    return from_offset(across, down) if down >= 0 else None


def made(name: str, seed: str, symmetry: Symmetry = "point") -> dict[str, Any]:
    """The plain data of a map of a kind there is a recipe for, without its title."""
    return _Map(recipes()[name], Random(f"{name} {seed}"), symmetry).data()


class _Map:
    """A map on its way."""

    def __init__(self, recipe: Recipe, random: Random, symmetry: Symmetry) -> None:
        self.recipe, self.random, self.symmetry = recipe, random, symmetry
        self.terrain: dict[Hex, str] = {CENTRE: recipe.centre}
        self.free = [
            place
            for column in range(SIZE)
            for row in range(1, SIZE - 1)
            if twin(place := from_offset(column, row)) is not None and place != CENTRE
        ]
        middle = SIZE // 2
        self.halves = (
            [place for place in self.free if to_offset(place)[1] < middle - to_offset(place)[0] % 2],
            [place for place in self.free if to_offset(place)[1] > middle],
        )
        """Without symmetry: what lies above the middle row and what lies below it, as many hexes."""

    def data(self) -> dict[str, Any]:
        for patch in self.recipe.patch:
            for _ in range(self.random.randint(*patch.pairs)):
                self._lay(patch)
        way = self._way() if self.recipe.road else []
        for place in way:
            if TERRAIN[self.terrain.get(place, "clear")].vehicles.barred:
                self.terrain[place] = "clear"
        return {
            "format": "grognard-hex-map",
            "version": 1,
            "terrain": "\n".join(
                "".join(TERRAIN[self.terrain.get(from_offset(column, row), "clear")].sign for column in range(SIZE))
                for row in range(SIZE)
            ),
            "objective": label(CENTRE),
            "zones": ZONES,
            "roads": [" ".join(map(label, way))] if way else [],
            "hedgerows": self._hedgerows(),
        }

    def _twin(self, place: Hex) -> Hex | None:
        return twin(place, self.symmetry)

    def _lay(self, patch: Patch) -> None:
        if self.symmetry == "none":
            for half in self.halves:
                for place in self._grown(half, patch):
                    self.terrain.setdefault(place, patch.kind)
            return
        for place in self._grown(self.free, patch):
            other = self._twin(place)
            if other is not None and place not in self.terrain:
                self.terrain[place] = self.terrain[other] = patch.kind

    def _grown(self, free: list[Hex], patch: Patch) -> list[Hex]:
        found = [self.random.choice(free)]
        count = self.random.randint(*patch.hexes)
        while len(found) < count:
            about = [place for each in found for place in each.neighbours if place in free and place not in found]
            if not about:
                break
            found.append(self.random.choice(about))
        return found

    def _way(self) -> list[Hex]:
        """A road from the northern edge to the middle, and on as its own twin, or by a way of its own."""
        half = self._to_centre(0)
        if self.symmetry == "none":
            return [*half, *reversed(self._to_centre(SIZE - 1)[:-1])]
        return [*half, *(other for each in reversed(half[:-1]) if (other := self._twin(each)) is not None)]

    def _to_centre(self, row: int) -> list[Hex]:
        place = from_offset(self.random.randint(2, SIZE - 3), row)
        found = [place]
        while place != CENTRE:
            nearer = [each for each in place.neighbours if each.distance(CENTRE) < place.distance(CENTRE)]
            place = self.random.choice(nearer)
            found.append(place)
        return found

    def _hedgerows(self) -> list[str]:
        found: dict[Hexside, str] = {}
        for _ in range(self.recipe.hedgerows):
            if self.symmetry == "none":
                for half in self.halves:
                    self._side(half, found)
            else:
                self._side(self.free, found)
        return list(found.values())

    def _side(self, free: list[Hex], found: dict[Hexside, str]) -> None:
        """A side between two hexes, and its twin where there is one."""
        place, direction = self.random.choice(free), self.random.choice(list(Direction))
        beyond = place.neighbour(direction)
        if beyond not in free:
            return
        found.setdefault(place.side(direction), f"{label(place)} {direction.value}")
        one, other = self._twin(place), self._twin(beyond)
        if self.symmetry != "none" and one is not None and other is not None:
            turned = next(each for each in Direction if one.neighbour(each) == other)
            found.setdefault(one.side(turned), f"{label(one)} {turned.value}")
