"""What ways on foot and on wheels cost over terrain, and where nobody stands, at the edges: beside a piece that turns a
corner, within one from the start, on several at once."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.terrain import LINEAR, Price, Terrain
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import ground, unit
from tests.games.operation_ww2.vehicles.garage import table

LENGTHS = tuple[tuple[float, float], ...]
ENTRY = {"terrain_cost": "on_entry_only"}


def terrain(*pieces: dict[str, Any], **options: str) -> Terrain:
    """The terrain of a table with these pieces."""
    g = table(unit("a.one", (5, 118)), unit("b.one", (118, 118)), map=ground(*pieces), options=options)
    found: Terrain = g.context.terrain
    return found


def way(*places: tuple[float, float]) -> tuple[tuple[int, int], ...]:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def corner(kind: str, id: str = "corner") -> dict[str, Any]:
    """The upper left half of the square from (20, 20) to (40, 40)."""
    return {"id": id, "kind": kind, "outline": ((20, 100), (40, 100), (20, 80))}


def slab(kind: str, left: float, right: float, id: str, top: float = 20, bottom: float = 40) -> dict[str, Any]:
    return piece(kind, left, top, right, bottom) | {"id": id}


def brick(*doors: tuple[float, float]) -> dict[str, Any]:
    """A house from (60, 20) to (80, 40)."""
    openings = [{"kind": "door", "at": (x, 120 - y)} for x, y in doors]
    built = {"material": "brick", "storeys": 1, "openings": openings}
    return piece("building", 60, 20, 80, 40) | {"id": "house", "building": built}


# ---- what a way costs --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TER-01", "AZ-TER-05", "AZ-TER-09", "AZ-BIK-06")
@pytest.mark.parametrize(
    ("pieces", "places", "wheels", "price"),
    [
        # Past the slanting side of a piece nothing of it is paid, but what comes after it is.
        ((corner("woods"),), ((38, 38), (38, 30)), False, Price()),
        ((corner("woods"),), ((30.001, 30), (40, 30)), False, Price()),
        ((corner("woods"),), ((30, 30), (40, 30)), False, Price(5000)),
        ((corner("woods"), slab("low-wall", 50, 51, "wall")), ((38, 38), (60, 38)), False, Price(5000)),
        ((corner("deep-river"), slab("high-wall", 50, 51, "wall")), ((38, 38), (60, 38)), False, Price(10_000)),
        ((corner("marsh"), slab("stream", 50, 54, "brook")), ((38, 38), (60, 38)), False, Price(slow="brook")),
        # What asks for nothing stands before what does.
        ((slab("bridge", 30, 31, "b"), slab("low-wall", 50, 51, "w")), ((20, 30), (60, 30)), False, Price(5000)),
        # Of several the first that bars or slows is named; costs add up.
        ((slab("deep-river", 50, 54, "r1"), slab("deep-river", 30, 34, "r2")), ((20, 30), (60, 30)), False,
         Price(barred="r1")),
        ((slab("marsh", 50, 54, "m1"), slab("stream", 30, 34, "m2")), ((20, 30), (60, 30)), False, Price(slow="m1")),
        ((slab("woods", 30, 34, "woods"), slab("barbed-wire", 40, 41, "wire"), slab("marsh", 50, 54, "marsh")),
         ((20, 30), (60, 30)), False, Price(15_000, slow="wire")),
        ((slab("deep-river", 30, 34, "river"), slab("marsh", 40, 41, "marsh"), slab("low-wall", 50, 51, "wall")),
         ((20, 30), (60, 30)), False, Price(5000, 0, "marsh", "river")),
        # On wheels by their own column.
        ((slab("wooden-fence", 30, 31, "fence"),), ((20, 30), (60, 30)), True, Price(5000)),
        ((slab("low-hedge", 30, 31, "hedge"),), ((20, 30), (60, 30)), True, Price()),
        ((slab("woods", 30, 31, "woods"),), ((20, 30), (60, 30)), True, Price(barred="woods")),
        ((slab("marsh", 30, 31, "marsh"),), ((20, 30), (60, 30)), True, Price(barred="marsh")),
        ((slab("rubble", 30, 31, "rubble"),), ((20, 30), (60, 30)), True, Price(slow="rubble")),
        # Of two bonuses the best that holds for the whole way.
        ((slab("road", 20, 60, "road"), slab("track", 60, 100, "track")), ((25, 30), (59, 30)), True, Price(0, 10_000)),
        ((slab("road", 20, 60, "road"), slab("track", 60, 100, "track")), ((25, 30), (90, 30)), True, Price(0, 5000)),
        ((slab("road", 20, 60, "road"), slab("track", 60, 100, "track")), ((65, 30), (90, 30)), True, Price(0, 5000)),
        ((slab("road", 20, 60, "road"), slab("track", 60, 100, "track")), ((25, 30), (90, 30)), False, Price()),
        ((slab("road", 20, 60, "road"), slab("track", 60, 100, "track")), ((25, 30), (59, 30)), False, Price(0, 5000)),
        ((slab("road", 20, 60, "road"),), ((25, 30), (60.001, 30)), True, Price()),
        ((slab("road", 20, 60, "road"), slab("low-wall", 40, 41, "wall")), ((25, 30), (59, 30)), False,
         Price(5000, 5000)),
    ],
)  # fmt: skip
def test_az_ter_01_what_is_asked_piece_by_piece(pieces: Any, places: LENGTHS, wheels: bool, price: Price) -> None:
    assert terrain(*pieces).price(way(*places), wheels) == price


@pytest.mark.rule("AZ-TER-01", "AZ-TER-09")
@pytest.mark.parametrize(
    ("doors", "places", "barred"),
    [
        (((70, 40),), ((70, 45), (70, 30)), None),
        (((70, 40),), ((70, 30), (70, 45)), None),
        (((70, 40),), ((71, 45), (71, 30)), None),
        (((70, 40),), ((71.01, 45), (71.01, 30)), "house"),
        (((70, 40),), ((70, 45), (70, 15)), "house"),
        (((70, 40), (70, 20)), ((70, 45), (70, 15)), None),
        (((70, 40),), ((65, 30), (75, 30)), None),
        ((), ((65, 30), (75, 30)), None),
        ((), ((70, 45), (70, 30)), "house"),
    ],
)
def test_az_ter_01_into_a_house_by_its_doors_only(doors: LENGTHS, places: LENGTHS, barred: str | None) -> None:
    assert terrain(brick(*doors)).price(way(*places)) == Price(5000, barred=barred)


@pytest.mark.rule("AZ-TER-09", "AZ-TER-11")
@pytest.mark.parametrize(
    ("places", "always", "entering"),
    [
        (((30, 30), (30, 45)), 5000, 0),
        (((30, 30), (35, 30)), 5000, 0),
        (((30, 30), (30, 45), (31, 45), (31, 30)), 5000, 5000),
        (((10, 30), (30, 30)), 5000, 5000),
        (((10, 30), (50, 30)), 5000, 5000),
        (((30, 30), (30, 45), (31, 45)), 5000, 0),
        (((10, 50), (50, 50)), 0, 0),
    ],
)
def test_az_ter_09_who_starts_in_a_piece_pays_by_the_option_only_if_he_comes_back(
    places: LENGTHS, always: int, entering: int
) -> None:
    woods = piece("woods", 20, 20, 40, 40)
    for options, cost in (({}, always), (ENTRY, entering)):
        found = terrain(woods, **options)
        assert found.price(way(*places)) == Price(cost)
        assert found.last_cost(way(*places)) == cost


@pytest.mark.rule("AZ-TER-05")
def test_az_ter_05_the_best_ground_comes_first() -> None:
    pieces = slab("road", 20, 60, "road"), slab("track", 60, 100, "track")
    found = terrain(*pieces)
    assert [bonus for bonus, _ in found.good] == [5000]
    assert [bonus for bonus, _ in found.good_on_wheels] == [10_000, 5000]
    assert [round(shape.bounds[2]) for _, shape in found.good_on_wheels] == [60_000, 100_000]
    assert [bonus for bonus, _ in found.good_on_tracks] == [5000]


@pytest.mark.rule("AZ-TER-10")
@pytest.mark.parametrize(
    ("pieces", "places", "foot", "wheels"),
    [
        ((slab("marsh", 30, 34, "m"),), ((20, 30), (60, 30)), 4000, 0),
        ((slab("marsh", 30, 34, "m"), slab("stream", 33, 37, "s")), ((20, 30), (60, 30)), 7000, 4000),
        ((slab("rubble", 30, 34, "r"), slab("stream", 50, 54, "s")), ((20, 30), (60, 30)), 4000, 8000),
        ((corner("marsh"),), ((38, 38), (38, 30)), 0, 0),
        ((slab("woods", 30, 34, "w"),), ((20, 30), (60, 30)), 0, 0),
        ((), ((20, 30), (60, 30)), 0, 0),
    ],
)
def test_az_ter_10_how_much_of_a_way_is_slow(pieces: Any, places: LENGTHS, foot: int, wheels: int) -> None:
    found = terrain(*pieces)
    assert round(found.slow_length(way(*places))) == round(found.slow_length(way(*places), False)) == foot
    assert round(found.slow_length(way(*places), True)) == wheels


@pytest.mark.rule("AZ-TER-11")
@pytest.mark.parametrize(
    ("pieces", "places", "foot", "wheels"),
    [
        # A wall in a wood one is still in: the wall, whichever is listed first.
        ((slab("woods", 30, 60, "w"), slab("high-wall", 40, 41, "h")), ((20, 30), (50, 30)), 10_000, 0),
        ((slab("high-wall", 40, 41, "h"), slab("woods", 30, 60, "w")), ((20, 30), (50, 30)), 10_000, 0),
        ((slab("high-wall", 40, 41, "h"), slab("woods", 30, 60, "w")), ((70, 30), (35, 30)), 10_000, 0),
        ((slab("high-wall", 40, 41, "h"), slab("woods", 30, 60, "w")), ((70, 30), (45, 30)), 5000, 0),
        # Begun in both: that which costs most.
        ((slab("barbed-wire", 30, 60, "b"), slab("woods", 30, 60, "w")), ((40, 30), (50, 30)), 10_000, 0),
        ((corner("woods"), slab("high-wall", 41, 42, "h")), ((45, 39), (22, 39)), 10_000, 0),
        ((slab("wooden-fence", 30, 31, "f"), slab("road", 40, 60, "r")), ((20, 30), (50, 30)), 5000, 5000),
        ((slab("marsh", 30, 60, "m"),), ((20, 30), (50, 30)), 0, 0),
        ((), ((20, 30), (50, 30)), 0, 0),
    ],
)  # fmt: skip
def test_az_ter_11_which_piece_a_way_comes_onto_last(pieces: Any, places: LENGTHS, foot: int, wheels: int) -> None:
    found = terrain(*pieces)
    assert found.last_cost(way(*places)) == found.last_cost(way(*places), False) == foot
    assert found.last_cost(way(*places), True) == wheels


# ---- walls, and standing on them ---------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RMS-05")
@pytest.mark.parametrize(
    ("pieces", "places", "enters"),
    [
        ((brick((70, 40)),), ((70, 45), (70, 30)), True),
        ((brick((70, 40)),), ((50, 30), (70, 30)), True),
        ((brick((70, 40)),), ((65, 30), (75, 30)), True),
        ((brick((70, 40)),), ((70, 45), (70, 40)), True),
        ((brick((70, 40)),), ((70, 45), (70, 40.001)), False),
        ((slab("woods", 30, 34, "w"),), ((20, 30), (60, 30)), False),
        ((slab("bunker", 30, 34, "b"),), ((20, 30), (60, 30)), True),
        # Only the box of the bunker is crossed, and a wood is.
        ((corner("bunker"),), ((38, 38), (38, 30)), False),
        ((corner("bunker"), slab("woods", 50, 54, "w")), ((38, 38), (60, 38)), False),
        ((slab("woods", 50, 54, "w"), brick()), ((38, 30), (70, 30)), True),
        ((), ((38, 30), (70, 30)), False),
    ],
)
def test_az_rms_05_where_only_an_opening_leads(pieces: Any, places: LENGTHS, enters: bool) -> None:
    assert terrain(*pieces).enters_walls(way(*places)) is enters


@pytest.mark.rule("AZ-TER-02")
@pytest.mark.parametrize("kind", sorted(TABLES.terrain))
def test_az_ter_02_what_is_a_line_is_stood_on_by_nobody(kind: str) -> None:
    row = TABLES.terrain[kind]
    built = {"building": {"material": "brick", "storeys": 1, "openings": []}} if kind in ("building", "ruin") else {}
    laid = slab(kind, 30, 40, "one") | built
    line = row.height in ("low-obstacle", "high-obstacle")
    assert (row.height in LINEAR) is line
    assert terrain(laid).stands_free((35_000, 30_000), 1000) is not line


@pytest.mark.rule("AZ-TER-02")
@pytest.mark.parametrize(
    ("place", "free"),
    [
        ((30, 30), False),
        # The base touches the slanting side 1 cm off it: 0.707 to each side.
        ((30.7, 30.7), False),
        ((30.71, 30.71), True),
        ((38, 38), True),
        ((49, 38), True),
        ((49.01, 38), False),
        ((50.5, 38), False),
        ((52, 38), True),
        ((51.99, 38), False),
    ],
)
def test_az_ter_02_beside_one_line_or_between_two(place: tuple[float, float], free: bool) -> None:
    for pieces in (
        (corner("low-wall"), slab("low-wall", 50, 51, "w")),
        (slab("low-wall", 50, 51, "w"), corner("sandbags")),
    ):
        assert terrain(*pieces).stands_free(way(place)[0], 1000) is free
    # Two that cover the same box, of which one is stood on.
    other = {"id": "other", "kind": "low-wall", "outline": ((40, 80), (40, 79), (39, 80))}
    assert terrain(corner("low-wall"), other).stands_free((30_000, 30_000), 1000) is False
    assert terrain(other, corner("low-wall")).stands_free((30_000, 30_000), 12_000) is False
