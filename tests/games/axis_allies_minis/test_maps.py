"""Map files: the two maps that come with the game, how they are read, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import InputError
from grognard.core.records import to_builtins
from grognard.games.axis_allies_minis.data.maps import HexMap, load_map, map_names, map_text
from grognard.space.hex.grid import Direction, Hex, from_label, from_offset, hexside, label, to_offset

PICTURE = """
.F.H
.T.P
..M.
....
"""


def small(**changes: Any) -> dict[str, Any]:
    head = {"format": "grognard-hex-map", "version": 1, "title": "Test", "terrain": PICTURE, "objective": "B2"}
    return head | {"zones": {"north": [1, 1], "south": [4, 4]}} | changes


def labels(hexes: Any) -> list[str]:
    return [label(place) for place in hexes]


@pytest.mark.rule("AAM-MAP-01")
def test_aam_map_01_a_map_is_read() -> None:
    ground = load_map(
        small(
            roads=["A1 A2 A3", "A2 B2"],
            streams=["A2 S", "C2 N"],
            hedgerows=["C3 NE"],
            cliffs=["D1 SW"],
            places={"B2": "Test Town"},
        )
    )
    assert (ground.columns, ground.rows, len(ground.terrain)) == (4, 4, 16)
    assert [ground.kind(from_label(text)).id for text in ("B1", "D1", "B2", "D2", "C3", "A1")] == [
        "forest",
        "hill",
        "town",
        "water",
        "marsh",
        "clear",
    ]
    a1, a2, a3, b2 = map(from_label, ("A1", "A2", "A3", "B2"))
    assert ground.roads == {hexside(a1, a2), hexside(a2, a3), hexside(a2, b2)}
    assert ground.bridges == {hexside(a2, a3)}
    assert ground.cliffs == {(from_label("D1"), Direction.SW)}
    assert labels(ground.cliff_hexes) == ["D1"]
    assert ground.hedgerows == {hexside(from_label("C3"), from_label("D2"))}
    assert ground.places == {b2: "Test Town"}
    assert ground.objective == b2
    assert labels(ground.zone("south")) == ["A4", "B4", "C4", "D4"]


@pytest.mark.rule("AAM-SCN-01")
def test_aam_scn_01_crossroads() -> None:
    ground = load_map("crossroads")
    assert (ground.columns, ground.rows) == (12, 13)
    kinds = list(ground.terrain.values())
    assert {kind: kinds.count(kind) for kind in sorted(set(kinds))} == {
        "clear": 120,
        "forest": 13,
        "hill": 6,
        "marsh": 3,
        "shell-holes": 3,
        "town": 11,
    }
    assert ground.objective == from_offset(6, 6) == Hex(6, 3)
    assert ground.kind(ground.objective).id == "town"
    assert [len(sides) for sides in (ground.roads, ground.hedgerows, ground.cliffs, ground.streams)] == [23, 8, 5, 8]
    assert ground.zones == {"north": (0, 4), "south": (8, 12)}
    assert all(ground.kind(place).id == "hill" for place in ground.cliff_hexes)
    assert ground.bridges == frozenset()


@pytest.mark.parametrize("name", map_names())
def test_the_maps_can_be_fought_on(name: str) -> None:
    """The objective is as far from one zone as from the other, and a Vehicle can reach it by road from both edges."""
    ground = load_map(name)
    distances = [min(ground.objective.distance(place) for place in ground.zone(zone)) for zone in ("north", "south")]
    assert distances[0] == distances[1]
    reached = {ground.objective}
    while more := {side.across(place) for side in ground.roads for place in side.hexes if place in reached} - reached:
        reached |= more
    assert {0, ground.rows - 1} <= {to_offset(place)[1] for place in reached}
    assert all(ground.kind(place).id != "water" for place in reached)


def turned(place: Hex) -> Hex:
    """The same place after a map of 13 by 13 hexes is turned half round."""
    column, row = to_offset(place)
    return from_offset(12 - column, 12 - row - column % 2)


def test_mill_island_is_the_same_turned_half_round() -> None:
    ground = load_map("mill-island")
    for place in ground.terrain:
        column, row = to_offset(place)
        if column % 2 and row == 12:
            assert ground.kind(place).id == "clear"
        else:
            assert ground.terrain[turned(place)] == ground.terrain[place], label(place)
    for sides in (ground.hedgerows, ground.streams, ground.roads):
        assert {hexside(*map(turned, side.hexes)) for side in sides} == sides
    assert {(turned(place), side.opposite) for place, side in ground.cliffs} == ground.cliffs
    assert all(ground.kind(place).id == "hill" for place in ground.cliff_hexes)


@pytest.mark.parametrize("name", ["mill-island", "long-ridge", "market-town"])
def test_neither_side_sets_up_nearer_to_the_middle(name: str) -> None:
    """The columns B, D, F lie half a hex lower: there the northern zone ends a row earlier."""
    ground = load_map(name)
    north, south = ground.zone("north"), ground.zone("south")
    assert turned(ground.objective) == ground.objective
    last = {place for place in ground.terrain if to_offset(place)[1] == 12 and to_offset(place)[0] % 2}
    assert {turned(place) for place in north} == set(south) - last
    kinds = {place: ground.terrain[place] for place in ground.terrain if place not in last}
    assert {turned(place): kind for place, kind in kinds.items()} == kinds


def test_mill_island_is_an_island_with_bridges() -> None:
    ground = load_map("mill-island")
    island = {ground.objective.side(direction) for direction in Direction}
    assert island <= ground.streams
    assert ground.objective.side(Direction.N) in ground.bridges
    assert ground.objective.side(Direction.S) in ground.bridges
    assert len(ground.bridges) == 4
    dry = {from_offset(0, 0)}
    while (
        more := {
            there
            for here in dry
            for there in here.neighbours
            if there in ground.terrain and hexside(here, there) not in ground.streams
        }
        - dry
    ):
        dry |= more
    assert from_offset(0, 12) not in dry
    assert from_offset(12, 0) in dry


@pytest.mark.parametrize("name", map_names())
def test_a_map_survives_its_text(name: str) -> None:
    def content(ground: HexMap) -> list[Any]:
        return [getattr(ground, field) for field in ground.__struct_fields__ if field != "name"]

    assert content(load_map(map_text(load_map(name)))) == content(load_map(name))


@pytest.mark.parametrize(("changes", "problem"), [
    ({"terrain": "..\n...\n"}, "terrain, row 2: the row has 3 signs, the first one 2. Give every row as many."),
    ({"terrain": "..\n.X\n"}, "terrain, B2: “X” is no terrain. Write one of: ., T, F, H, M, P, S."),
    ({"terrain": "."}, "terrain: the map has 1 columns and 1 rows; draw 2 to 30 of each."),
    ({"terrain": ""}, "terrain: the map has 0 columns and 0 rows; draw 2 to 30 of each."),
    ({"objective": "Z9"}, "objective: Z9 is not on the map, whose last hex is D4."),
    ({"objective": "6,6"}, "objective: “6,6” is no hex. Write the letter of its column and the number of its row"),
    ({"roads": ["A1 A2", "A1 A3"]}, "roads, 2: A1 and A3 are not neighbours. Name every hex the road runs through."),
    ({"roads": ["A1"]}, "roads, 1: a road needs two hexes at least."),
    ({"roads": ["A1 E1"]}, "roads, 1: E1 is not on the map, whose last hex is D4."),
    ({"streams": ["A2 S", "A3 N"]}, "streams, 2: “A3 N” is a side that is named already. Leave it out."),
    ({"cliffs": ["A2 S", "A3 N"]}, "cliffs, 2: “A3 N” is a side that is named already. Leave it out."),
    ({"cliffs": ["D1 SW", "D1 SW"]}, "cliffs, 2: “D1 SW” is a side that is named already. Leave it out."),
    ({"hedgerows": ["A1 N"]}, "hedgerows, 1: “A1 N” lies at the edge of the map, where nobody crosses it."),
    ({"hedgerows": ["A1 E"]}, "hedgerows, 1: “A1 E” is no hexside. Write a hex and one of N, NE, SE, S, SW and NW"),
    ({"zones": {"north": [1, 1]}}, "zones: the south zone is missing. Add its first and last row."),
    ({"zones": {"north": [1, 2], "south": [3, 5]}}, "zones, south: rows 3 to 5 are no rows of a map of 4."),
    ({"zones": {"north": [2, 1], "south": [3, 4]}}, "zones, north: rows 2 to 1 are no rows of a map of 4."),
    ({"zones": {"north": [1, 2], "south": [2, 4]}}, "zones: the north zone must end above the south zone."),
    ({"zones": {"north": [0, 2], "south": [3, 4]}}, "zones"),
    ({"zones": {"north": [1, 2], "south": [3.2, 4]}}, "zones"),
    ({"places": {"Q1": "Nowhere"}}, "places: Q1 is not on the map, whose last hex is D4."),
    ({"rivers": []}, "Object contains unknown field `rivers`."),
    ({"title": ""}, "title: Expected `str` of length >= 1."),
])  # fmt: skip
def test_a_map_with_a_mistake_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        load_map(small(**changes))
    assert str(refusal.value).removeprefix("The text given").lstrip(",: ").startswith(problem)


def test_the_file_of_a_map_is_kept() -> None:
    assert to_builtins(load_map("mill-island").file)["title"] == "Mill Island"
