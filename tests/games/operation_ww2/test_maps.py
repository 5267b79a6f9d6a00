"""The map and the scenario that come with the game, how such files are read, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
import shapely
import shapely.affinity

from grognard.core.errors import InputError
from grognard.core.records import to_builtins
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.forces import load_force, validate
from grognard.games.operation_ww2.data.maps import Map, building_size, load_map, map_names, terrain_of
from grognard.games.operation_ww2.data.scenarios import load_scenario, scenario_names, zone_depth
from grognard.games.operation_ww2.data.tables import TABLES
from tests.games.operation_ww2.table import Idle, play, unit

FARM = {
    "road": ("road", 58, 0, 64, 120, 0), "lane": ("track", 0, 57, 120, 63, 0),
    "farmhouse": ("building", 66, 64, 78, 74, 10), "barn": ("building", 44, 66, 54, 74, 5),
    "yard-wall-1": ("low-wall", 42, 76, 58, 77, 1.5), "yard-wall-2": ("low-wall", 64, 76, 80, 77, 1.5),
    "west-wood": ("woods", 5, 40, 30, 57, 12), "copse": ("small-wood", 92, 38, 96, 52, 12),
    "hedge": ("low-hedge", 66, 30, 110, 31, 1.5), "bocage": ("high-hedge", 10, 30, 50, 31, 4),
    "craters": ("rubble", 84, 84, 100, 94, 0), "ruin": ("ruin", 20, 90, 34, 102, 5),
    "slope": ("steep-slope", 100, 63, 120, 80, 0),
}  # fmt: skip


def small(*pieces: dict[str, Any], **changes: Any) -> dict[str, Any]:
    head = {"format": "grognard-map", "version": 1, "unit": "cm", "title": "Test", "width": 100, "depth": 80}
    return head | {"piece": list(pieces)} | changes


def piece(**changes: Any) -> dict[str, Any]:
    return {"id": "a", "kind": "woods", "rectangle": [[10, 10], [20, 30]]} | changes


def house(**changes: Any) -> dict[str, Any]:
    return piece(kind="building", building={"material": "brick"} | changes)


def corners(table: Map, id: str) -> tuple[float, ...]:
    """West, south, east and north edge of a piece in centimetres, y from the south."""
    outline = next(each.outline for each in table.ground.pieces if each.id == id)
    xs = [x / 1000 for x, _y in outline]
    ys = [(table.ground.depth - y) / 1000 for _x, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def test_the_crossroads_farm() -> None:
    table = load_map("crossroads-farm")
    assert (table.ground.width, table.ground.depth) == (120_000, 120_000)
    found = {each.id: (each.kind, *corners(table, each.id), each.height / 1000) for each in table.ground.pieces}
    for id, (kind, *box, height) in FARM.items():
        assert (found[id][0], found[id][-1]) == (kind, height)
        # What grows or lies about is no box: it keeps to the one the catalogue gives it, and to its side of the lane.
        slack = 1 if kind in ("woods", "rubble", "steep-slope") else 0
        assert found[id][1:-1] == pytest.approx(box, abs=slack), id
    assert terrain_of(table.ground.pieces[0]) is TABLES.terrain["road"]


def test_the_buildings_of_the_farm() -> None:
    built = load_map("crossroads-farm").buildings
    assert {id: (each.size, each.material, each.storeys) for id, each in built.items()} == {
        "farmhouse": ("medium", "brick", 2), "barn": ("small", "wood", 1), "ruin": ("small", "brick", 1),
        "cottage": ("small", "brick", 1),
    }  # fmt: skip
    openings = {
        id: {(opening.kind, opening.storeys, x // 1000, 120 - y // 1000) for opening, (x, y) in each.openings}
        for id, each in built.items()
    }
    assert openings["farmhouse"] == {
        ("door", "ground", 72, 64), ("door", "ground", 78, 69), ("window", "all", 69, 74), ("window", "all", 75, 74),
        ("window", "all", 66, 69),
    }  # fmt: skip
    assert openings["barn"] == {("door", "ground", 44, 70)}
    assert openings["ruin"] == {
        ("gap", "all", 27, 102),
        ("gap", "all", 27, 90),
        ("gap", "all", 20, 96),
        ("gap", "all", 34, 96),
    }
    assert [opening.width() for opening, _at in built["farmhouse"].openings[1:3]] == [2000, 1500]


@pytest.mark.rule("AZ-DEM-01")
@pytest.mark.parametrize(("outline", "storeys", "size"), [
    ((9, 30), 1, "small"), ((10, 15), 1, "medium"), ((15, 10), 1, "medium"), ((10, 14), 1, "small"),
    ((10, 12), 2, "medium"), ((20, 25), 1, "large"), ((15, 20), 1, "medium"), ((15, 20), 2, "large"),
    ((30, 40), 1, "huge"), ((20, 25), 2, "huge"), ((19, 40), 3, "large"),
])  # fmt: skip
def test_az_dem_01_sizes_of_buildings(outline: tuple[int, int], storeys: int, size: str) -> None:
    assert building_size(outline[0] * 1000, outline[1] * 1000, storeys) == size


def test_a_map_is_read() -> None:
    table = load_map(small(
        piece(outline=[[0, 0], [10, 0], [5, 8]], rectangle=None, height=6),
        piece(id="b", kind="road", rectangle=None, line=[[50, 0], [50, 80]], width=5, name="Way"),
        piece(id="c", kind="high-wall", rectangle=[[40, 20], [60, 21]], without=["b"]),
    ))  # fmt: skip
    assert [each.id for each in table.ground.pieces] == ["a", "b", "c-1", "c-2"]
    assert [each.height for each in table.ground.pieces] == [6000, 0, 4000, 4000]
    assert corners(table, "b") == (47.5, 0, 52.5, 80)
    assert (corners(table, "c-1"), corners(table, "c-2")) == ((40, 20, 47.5, 21), (52.5, 20, 60, 21))
    assert table.ground.pieces[1].name == "Way"


def test_pieces_may_be_smooth_cut_at_the_edge_and_look_like_something() -> None:
    table = load_map(small(
        piece(outline=[[10, 10], [30, 10], [30, 30], [10, 30]], rectangle=None, smooth=True),
        piece(id="b", kind="road", rectangle=None, line=[[-2, 40], [102, 44]], width=5, clip=True),
        piece(id="c", kind="open", look="plough"),
        piece(id="d", kind="open", look="field", rectangle=[[60, 10], [90, 20]], without=["e"]),
        piece(id="e", kind="track", rectangle=[[70, 0], [74, 80]]),
    ))  # fmt: skip
    assert len(table.ground.pieces[0].outline) == 12
    assert (corners(table, "b")[0], corners(table, "b")[2]) == (0, 100)
    # Fields are open ground: nothing that the rules know of.
    assert ([each.id for each in table.fields], [each.id for each in table.ground.pieces]) == (
        ["c", "d-1", "d-2"], ["a", "b", "e"],
    )  # fmt: skip
    assert table.looks == {"c": "plough", "d-1": "field", "d-2": "field"}


@pytest.mark.parametrize(("data", "problem"), [
    (small(piece(look="plough")), "The text given, piece 1, look: “plough” is not known. Write one of: orchard"),
    (small(piece(kind="jungle")), "The text given, piece 1, kind: “jungle” is not known. Write one of: open, road"),
    (small(piece(), piece()), "The text given, piece: “a” is used twice."),
    (small(piece(line=[[0, 0], [1, 1]], width=1)), "The text given: a: give the piece one shape"),
    (small(piece(rectangle=None)), "The text given: a: give the piece one shape"),
    (small(piece(rectangle=None, line=[[0, 0], [9, 9]])), "The text given: a: a line needs a width."),
    (small(piece(rectangle=None, outline=[[0, 0], [9, 9], [0, 9], [9, 0]])), "The text given: a: the outline crosses"),
    (small(piece(rectangle=[[10, 10], [10, 30]])), "The text given: a: the outline crosses itself or encloses nothing"),
    (small(piece(rectangle=[[90, 10], [110, 30]])), "The text given: a reaches over the edge of the table."),
    (small(piece(without=["b"])), "The text given: a is drawn without b, which is no other piece"),
    (small(piece(without=["b"]), piece(id="b", rectangle=[[0, 0], [50, 50]])), "The text given: a: what is cut out of"),
    (small(piece(without=["b"]), piece(id="b", rectangle=[[12, 12], [18, 18]])), "The text given: a: what is cut out"),
    (small(piece(kind="building")), "The text given: a: buildings and ruins need a building entry"),
    (small(piece(building={"material": "wood"})), "The text given: a: buildings and ruins need a building entry"),
    (small(house(material="straw")), "The text given, piece 1, building, material: “straw” is not known. Write one of"),
    (small(house(openings=[{"kind": "door", "at": [15, 20]}])), "The text given: a: the opening at 15.0, 20.0 is not"),
    (small(house() | {"without": ["b"]}, piece(id="b", rectangle=[[0, 18], [50, 20]])), "The text given: a: a buildin"),
    (small(width=500), "The text given, width: Expected `float` <= 400.0."),
    (small(unit="inch"), "The text given, unit: “inch” is not known. Write one of: cm."),
    (small(river=[]), "The text given: Object contains unknown field `river`."),
])  # fmt: skip
def test_a_map_with_a_mistake_is_refused(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        load_map(json.dumps(data))
    assert str(refusal.value).startswith(problem)


@pytest.mark.parametrize("name", map_names())
def test_the_fields_of_a_table_are_drawn(name: str) -> None:
    file, kinds = load_map(name).file, {row.id: row.look for row in load_map(name).file.piece if row.look}
    shown = {
        piece.id: piece.kind for piece in SYSTEM.table.ground(play(Idle(), unit("a.one", (3, 3)), map=file)).pieces
    }
    assert kinds
    assert {id: shown[id] for id in kinds} == kinds


@pytest.mark.parametrize("name", ["brickworks", "mill-ford", "village-street"])
def test_a_table_is_the_same_turned_half_round(name: str) -> None:
    """Neither edge has the better ground: for each piece, house and opening there is one opposite."""
    table = load_map(name)
    width, depth = table.ground.width, table.ground.depth
    unlike = {"school", "church"}  # About as large, and opposite.
    shapes = {each.id: (each.kind, each.height, shapely.Polygon(each.outline)) for each in table.ground.pieces}
    for id, (kind, height, shape) in shapes.items():
        opposite = shapely.affinity.rotate(shape, 180, origin=(width / 2, depth / 2))
        found = [
            other
            for other, (its, high, outline) in shapes.items()
            if (its, high) == (kind, height) and outline.symmetric_difference(opposite).area < shape.area / 100
        ]
        assert len(found) == 1 or id in unlike, id
        if id in table.buildings and id not in unlike:
            mine, theirs = table.buildings[id], table.buildings[found[0]]
            turned = {(each.kind, width - x, depth - y) for each, (x, y) in mine.openings}
            assert turned == {(each.kind, x, y) for each, (x, y) in theirs.openings}, id
            assert (mine.storeys, mine.material) == (theirs.storeys, theirs.material)
    if name == "village-street":
        (_kind, _height, school), (_, _, church) = shapes["school"], shapes["church"]
        away = school.distance(shapely.Point(width / 2, depth / 2))
        assert church.distance(shapely.Point(width / 2, depth / 2)) == pytest.approx(away, abs=1500)
        assert church.area == pytest.approx(school.area, rel=0.2)


def test_the_scenario() -> None:
    farm = load_scenario("crossroads-farm")
    assert (farm.turns, farm.light, farm.zone_depth, farm.lead) == (6, "day", 35, 2)
    assert [(side.zone, side.force) for side in farm.side] == [("south", "us-1944"), ("north", "german-1944")]
    assert [(row.kind, row.points) for row in farm.victory] == [
        ("place", 3), ("building", 3), ("unit", 1), ("command-unit", 1), ("vehicle-or-gun", 1),
    ]  # fmt: skip
    place = farm.victory[0].place
    assert place is not None
    assert (place.low, place.high, farm.victory[0].within) == ((58, 57), (64, 63), 10)
    assert farm.sources == {"turns": "seed", "zone_depth": "seed"}


@pytest.mark.parametrize("name", scenario_names())
def test_the_scenarios_fit_their_maps_and_forces(name: str) -> None:
    scenario = load_scenario(name)
    table = load_map(scenario.map)
    middle = TABLES.limits["no-mans-land"].value
    between = table.ground.depth - 2 * zone_depth(scenario, table.ground.depth, middle)
    # A scenario may say how deep its zones are, as long as they leave that much between them (AZ-SET-02).
    assert between == middle or (scenario.zone_depth is not None and between > middle)
    for side in scenario.side:
        assert validate(load_force(side.force)) == ()


@pytest.mark.parametrize(("changes", "problem"), [
    ({"map": "nowhere"}, "map: “nowhere” is not known. Write one of: crossroads-farm, brickworks, "),
    ({"zone_depth": 40}, "zone_depth: the zones leave less than 50 cm between them."),
    ({"turns": 0}, "turns: Expected `int` >= 1."),
    ({"side": [{"zone": "south", "force": "us-1944"}] * 2}, "side 2, force: the sides need different zones"),
    ({"side": [{"zone": "south", "force": "us-1944"}, {"zone": "north", "force": "british"}]}, "side 2, force: “briti"),
    ({"victory": [{"id": "a", "kind": "place", "points": 1}]}, "victory 1: a place needs its rectangle"),
    ({"victory": [{"id": "a", "kind": "building", "points": 1, "building": "inn"}]}, "victory 1, building: “inn” is n"),
    ({"victory": [{"id": "a", "kind": "unit", "points": 1}] * 2}, "victory: “a” is used twice."),
])  # fmt: skip
def test_a_scenario_with_a_mistake_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        load_scenario(to_builtins(load_scenario("crossroads-farm")) | changes)
    assert str(refusal.value).startswith(f"The text given, {problem}")


def test_the_names() -> None:
    assert map_names() == ("crossroads-farm", "brickworks", "mill-ford", "village-street")
    assert scenario_names() == (
        "crossroads-farm", "brickworks", "farm-mission", "first-battle", "mill-ford", "village-street",
    )  # fmt: skip
