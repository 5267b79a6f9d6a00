"""The houses of a position: their storeys, openings and inner walls, in lines beside those of their pieces.

    piece building farm 70,20 90,35 of wood
    house farm storeys 2 large-rooms
    door farm 80,35 ground
    window farm 70,27.5 90,27.5
    gap farm 75,20
    wall farm 80,20 80,35 doors 80,28

Places are centimetres from the upper left corner. A door, a window or a gap is on all storeys unless it is on the
``ground`` only; a wall runs along its points, with the middles of its ``doors`` (AZ-LOS-09, AZ-RMS-02).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from shapely import Point, Polygon

from grognard.core.book.reading import unknown
from grognard.core.messages import say
from grognard.core.notation.lines import Words, Written
from grognard.core.notation.values import Unreadable, read_measure, tell_measure
from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import ON_A_WALL, BuildingRow, InnerWall, Opening, PieceRow

HOUSE, WALL, STOREYS, LARGE, DOORS, GROUND = "house", "wall", "storeys", "large-rooms", "doors", "ground"
OPENINGS = ("door", "window", "gap")
LINES = (HOUSE, *OPENINGS, WALL)
"""What the lines about houses begin with."""
MOST_STOREYS = 9
FORMS = {HOUSE: "house NAME storeys 2", WALL: "wall NAME 80,20 80,35 doors 80,28"}
OPENING_FORM = "door NAME 80,35"

Places = tuple[tuple[float, float], ...]


def furnished(rows: Sequence[PieceRow], written: Written, depth: int) -> tuple[PieceRow, ...]:
    """The pieces with what the lines say of houses. Raises ``InputError`` naming the line."""
    found = {row.id: row for row in rows}
    for line in written.lines:
        if line.first in LINES:
            built = {id: row for id, row in found.items() if row.building is not None}
            id = line.words[1] if len(line.words) > 1 else ""
            if id not in built:
                raise line.error(unknown(id, built))
            row = built[id]
            assert row.building is not None
            found[id] = replace(row, building=_with(row.building, row, line, depth))
    return tuple(found.values())


def tell_house(row: PieceRow, depth: int) -> Iterator[str]:
    """The lines about a house, after that of its piece."""
    house = row.building
    if house is None:
        return
    words = [*((STOREYS, str(house.storeys)) if house.storeys > 1 else ()), *((LARGE,) if house.special else ())]
    if words:
        yield " ".join((HOUSE, row.id, *words))
    for (kind, storeys), openings in groupby(house.openings, key=lambda each: (each.kind, each.storeys)):
        yield " ".join((kind, row.id, *(_told(each.at, depth) for each in openings), *_where(storeys)))
    for wall in house.walls:
        doors = (DOORS, *(_told(at, depth) for at in wall.doors)) if wall.doors else ()
        yield " ".join((WALL, row.id, *(_told(at, depth) for at in wall.line), *doors))


def _where(storeys: str) -> tuple[str, ...]:
    return (GROUND,) if storeys == GROUND else ()


def _told(at: tuple[float, float], depth: int) -> str:
    return f"{tell_measure(round(at[0] * 1000))},{tell_measure(depth - round(at[1] * 1000))}"


def _with(house: BuildingRow, row: PieceRow, line: Words, depth: int) -> BuildingRow:
    """The house with what one line says of it."""
    words = list(line.rest[1:])
    if line.first == HOUSE:
        return replace(house, **_numbers(words, line))
    if line.first == WALL:
        at = words.index(DOORS) if DOORS in words else len(words)
        points, doors = _places(words[:at], line, depth), _places(words[at + 1 :], line, depth)
        if len(points) < 2:
            raise line.error(say("notation-form", form=FORMS[WALL]))
        return replace(house, walls=(*house.walls, InnerWall(line=points, doors=doors)))
    on_ground = words[-1:] == [GROUND]
    places = _places(words[:-1] if on_ground else words, line, depth)
    if not places:
        raise line.error(say("notation-form", form=OPENING_FORM))
    about = Polygon(row.outline or ()).exterior
    for place, word in zip(places, words, strict=False):
        if about.distance(Point(place)) > ON_A_WALL:
            raise line.error(say("az-notation-off-wall", given=word, house=row.id))
    storeys = GROUND if on_ground else "all"
    new = tuple(Opening(kind=line.first, at=place, storeys=storeys) for place in places)  # type: ignore[arg-type]
    return replace(house, openings=(*house.openings, *new))


def _numbers(words: list[str], line: Words) -> dict[str, Any]:
    found: dict[str, Any] = {}
    while words:
        word = words.pop(0)
        if word == LARGE:
            found["special"] = True
        elif word == STOREYS and words:
            found[STOREYS] = line.count(words.pop(0), MOST_STOREYS)
        else:
            raise line.error(say("notation-form", form=FORMS[HOUSE]))
    return found


def _places(words: Sequence[str], line: Words, depth: int) -> Places:
    found = []
    for word in words:
        x, comma, y = word.partition(",")
        if not comma:
            raise line.error(say("notation-no-place", given=word))
        try:
            found.append((read_measure(x) / 1000, (depth - read_measure(y)) / 1000))
        except Unreadable as error:
            raise line.error(error.problem) from error
    return tuple(found)
