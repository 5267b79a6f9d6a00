"""Floors, rooms and sight in buildings at their edges: from house to house upstairs, guns between rooms, walls of other
wings, lines that are longer at the sides than in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.games.operation_ww2.data.maps import BuildingRow, InnerWall, Opening
from grognard.games.operation_ww2.ground import rooms
from grognard.games.operation_ww2.ground.looks import Look
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.test_sight import ground_of

ON = {"inside_buildings": "on"}
MIDDLE = {"sight_geometry": "centre_to_centre"}
AWAY = unit("b.away", (110, 115))
Place = tuple[float, float]


def way(*places: Place) -> tuple[tuple[int, int], ...]:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def house(id: str, left: float, *openings: Opening, walls: Sequence[InnerWall] = ()) -> dict[str, Any]:
    """A large house from 40 to 62 down the table, 20 cm wide; its stairs are in its middle."""
    built = BuildingRow(material="brick", storeys=3, openings=openings, walls=tuple(walls), special=True)
    return piece("building", left, 40, left + 20, 62) | {"id": id, "building": built}


def opening(x: float, y: float, kind: Any = "door", **more: Any) -> Opening:
    """An opening at a place from the top left."""
    return Opening(kind=kind, at=(x, 120 - y), **more)


# ---- from floor to floor -----------------------------------------------------------------------------------------

TWO = ground(house("left", 20), house("right", 60))
"""Two large houses with their stairs at (30, 51) and (70, 51)."""


@pytest.mark.rule("AZ-RMS-06", "AZ-RMS-01")
@pytest.mark.parametrize(
    ("places", "floors", "rule"),
    [
        # From floor to floor of two houses down here and up there, by both stairs.
        (((22, 45), (62, 45)), (1, 1), True), (((30, 51), (70, 51)), (1, 1), False),
        (((22, 45), (24, 45), (62, 45)), (1, 1), True), (((22, 45), (62, 45), (64, 45)), (1, 1), True),
        (((30, 51), (30, 45), (62, 45)), (1, 1), True), (((22, 45), (62, 45), (70, 51)), (1, 1), True),
        (((30, 51), (62, 45)), (1, 0), False), (((22, 45), (70, 51)), (0, 1), False),
        # Out or in, with a corner between.
        (((50, 70), (50, 66), (62, 45)), (0, 1), True), (((50, 70), (50, 66), (70, 51)), (0, 1), False),
        (((22, 45), (22, 66), (22, 70)), (1, 0), True), (((30, 51), (22, 66), (22, 70)), (1, 0), False),
        (((22, 45), (22, 66), (24, 45)), (1, 1), False), (((22, 45), (22, 66), (24, 45)), (1, 2), True),
        # Who stands outside has no stairs above him.
        (((50, 70), (50, 66)), (1, 0), False), (((50, 70), (50, 66), (50, 64)), (0, 1), False),
    ],
)  # fmt: skip
def test_az_rms_06_each_house_by_its_own_stairs(places: Any, floors: tuple[int, int], rule: bool) -> None:
    g = play(Idle(), unit("a.one", places[0]), AWAY, map=TWO, options=ON)
    model = person("a.one.1", places[0], storey=floors[0])
    found = rooms.fault(g, model, way(*places), floors[1])
    assert (None if found is None else found.rules) == (("AZ-RMS-06",) if rule else None)


@pytest.mark.rule("AZ-RMS-06")
@pytest.mark.parametrize(("far", "rule"), [(1, False), (1.001, True)])
def test_az_rms_06_the_stairs_are_touched(far: float, rule: bool) -> None:
    g = play(Idle(), unit("a.one", (22, 51 + far)), AWAY, map=TWO, options=ON)
    found = rooms.fault(g, person("a.one.1", (22, 51 + far)), way((22, 51 + far), (38, 51 + far)), 1)
    assert (found is not None) is rule


@pytest.mark.rule("AZ-RMS-03")
@pytest.mark.parametrize(
    ("foe", "held"),
    [((70, 64), True), ((70, 64.001), False), ((72, 62), True), ((72.001, 62), False), ((70, 60), True)],
)
def test_az_rms_03_a_door_is_held_from_exactly_a_base_beside_it(foe: Place, held: bool) -> None:
    map = ground(house("right", 60, opening(70, 62)))
    g = play(Idle(), unit("a.one", (70, 70)), unit("b.one", foe), map=map, options=ON)
    model = g.state.units["a.one"].models[0]
    assert rooms.is_held(g, model, way((70, 70), (70, 58)), 0) is held
    # By a way beside it nobody is held up, be it within the box of the door.
    assert not rooms.is_held(g, model, way((70, 70), (75, 70)), 0)
    assert not rooms.is_held(g, model, way((60, 70), (72, 63)), 0)


# ---- guns from room to room --------------------------------------------------------------------------------------

WALL = InnerWall(line=((70, 58), (70, 80)), doors=((70, 75),))
"""A wall through the middle of the right house, with a door at (70, 45)."""


@pytest.mark.rule("AZ-RMS-05", "AZ-RMS-02")
@pytest.mark.parametrize(
    ("wide", "places", "through"),
    [
        (1.9, ((66, 45), (74, 45)), True), (2, ((66, 45), (74, 45)), True), (2.001, ((66, 45), (74, 45)), False),
        (1.9, ((66, 55), (74, 55)), False), (1.9, ((66, 45), (66, 55), (74, 55)), False),
        (1.9, ((66, 55), (66, 45), (74, 45), (74, 55)), True), (5, ((66, 45), (66, 55)), True),
        (1.9, ((66, 55), (74, 55), (76, 55)), False),
    ],
)  # fmt: skip
def test_az_rms_05_a_gun_goes_from_room_to_room_by_a_door_as_wide_as_it_is(
    wide: float, places: Any, through: bool
) -> None:
    map = ground(house("right", 60, walls=(WALL,)))
    g = play(Idle(), unit("a.one", (5, 5)), AWAY, map=map, options=ON)
    gun = person("a.gun.1", places[0], role="gun", length=4000, width=round(wide * 1000))
    assert rooms.lets_through(g, gun, way(*places)) is through


@pytest.mark.rule("AZ-RMS-05")
@pytest.mark.parametrize(
    ("pieces", "places", "through"),
    [
        # Woods and the like are not come into by openings; what is listed after them still is.
        (("woods",), ((40, 50), (55, 50)), True), ((), ((40, 50), (55, 50)), True),
        (("woods", "shut"), ((40, 50), (70, 50)), False), (("shut", "woods"), ((40, 50), (70, 50)), False),
        (("woods", "open"), ((40, 50), (70, 50)), True), (("open", "woods"), ((40, 50), (70, 50)), True),
        # One house is passed by, or stood in, another is come into.
        (("open", "shut"), ((40, 50), (70, 50)), True), (("left", "shut"), ((25, 50), (35, 50)), True),
        (("left", "open"), ((41, 50), (70, 50)), True), (("left", "right"), ((41, 50), (70, 50)), False),
        (("left", "right"), ((25, 50), (70, 50)), False),
    ],
)  # fmt: skip
def test_az_rms_05_a_gun_comes_through_every_wall_on_its_way(pieces: Any, places: Any, through: bool) -> None:
    laid = {
        "woods": piece("woods", 45, 40, 50, 62),
        "left": house("left", 20),
        "right": house("right", 60),
        "shut": house("shut", 60) if "open" not in pieces else piece("building", 60, 80, 80, 100) | {
            "id": "shut", "building": BuildingRow(material="brick", openings=()),
        },
        "open": house("open", 60, opening(60, 50, "gap")),
    }  # fmt: skip
    map = ground(*(laid[id] for id in pieces))
    g = play(Idle(), unit("a.one", (5, 5)), AWAY, map=map, options=ON)
    gun = person("a.gun.1", places[0], role="gun", length=4000, width=3000)
    assert rooms.lets_through(g, gun, way(*places)) is through


# ---- lines of sight ----------------------------------------------------------------------------------------------


def seen(pieces: Any, start: Place, end: Place, storeys: Any = (0, 0), **options: Any) -> Look:
    """What a man at one place, on a storey, sees of another one."""
    sight = ground_of(*pieces, **options).context.sight
    found: Look = sight.look(person("a.one.1", start, storey=storeys[0]), person("b.one.1", end, storey=storeys[1]), ())
    return found


@pytest.mark.rule("AZ-LOS-12", "AZ-LOS-01")
@pytest.mark.parametrize(("start", "end"), [((20, 60), (60, 60.001)), ((20, 60.001), (60, 60))])
def test_az_los_12_by_the_option_the_line_runs_from_middle_to_middle(start: Place, end: Place) -> None:
    # Between two walls a thousandth apart.
    walls = [piece("high-wall", 49, 40, 51, 60) | {"id": "up"}, piece("high-wall", 49, 60.001, 51, 80)]
    assert seen(walls, start, end, **MIDDLE).seen == "clear"
    assert seen(walls, (20, 60.2), (60, 60.2), **MIDDLE).seen == "not"


@pytest.mark.rule("AZ-LOS-12", "AZ-LOS-03", "AZ-LOS-06", "AZ-LOS-07", "AZ-LOS-14")
@pytest.mark.parametrize(
    ("pieces", "start", "end", "part"),
    [
        # What is just near enough in the middle is not at the sides, whose lines are longer.
        ((piece("low-wall", 30, 20, 30.5, 100),), (30, 60), (40.49, 60), "clear"),
        ((piece("low-wall", 30, 20, 30.5, 100),), (28, 60), (40.499, 60), "partly"),
        ((piece("low-wall", 30, 20, 30.5, 100), piece("steep-slope", 31, 20, 35, 100)), (28, 60), (40.499, 60),
         "partly"),
        ((piece("steep-slope", 31, 20, 35, 100), piece("low-wall", 30, 20, 30.5, 100)), (28, 60), (40.499, 60),
         "partly"),
        ((piece("woods", 30, 20, 60, 100),), (28, 60), (34.999, 60), "partly"),
        ((piece("small-wood", 30, 20, 34, 100),), (28, 60), (34.999, 60), "partly"),
        ((house("house", 30, opening(30, 50, "gap")),), (28, 50), (34.999, 50), "partly"),
        ((house("house", 30, opening(30, 50, "gap")),), (28, 50), (34.8, 50), "clear"),
    ],
)  # fmt: skip
def test_az_los_12_lines_to_the_sides_of_a_target_are_longer(pieces: Any, start: Place, end: Place, part: str) -> None:
    assert seen(pieces, start, end).seen == part


@pytest.mark.rule("AZ-RMS-02", "AZ-LOS-09", "AZ-LOS-14")
@pytest.mark.parametrize(
    ("start", "end", "visible"),
    [
        # By the door of the inner wall, beside it; through an outer wall where the inner one is not met.
        ((68, 45), (72, 45), True), ((68, 50), (72, 50), False), ((62, 45), (62, 49), True),
        ((58, 50), (62, 50), False), ((58, 45), (62, 45), True), ((68, 50), (72, 45), False),
    ],
)  # fmt: skip
def test_az_rms_02_nobody_sees_through_the_walls_between_rooms(start: Place, end: Place, visible: bool) -> None:
    other = InnerWall(line=((60, 60), (70, 60)), doors=((65, 60),))
    for walls in ((WALL,), (WALL, other), (other, WALL)):
        map = (house("right", 60, opening(60, 45), walls=walls),)
        assert (seen(map, start, end, **MIDDLE, **ON).seen != "not") is visible, walls
    # Without rooms the inner walls are none.
    inside = (house("right", 60, opening(60, 45), walls=(WALL,)),)
    assert seen(inside, (68, 50), (72, 50), **MIDDLE).seen != "not"
    assert seen(inside, (58, 50), (62, 50), **MIDDLE).seen == "not"


@pytest.mark.rule("AZ-LOS-09", "AZ-LOS-07")
@pytest.mark.parametrize(("end", "visible"), [(43.999, True), (44, True), (44.001, False)])
def test_az_los_09_who_stands_exactly_in_the_far_wall_is_seen(end: float, visible: bool) -> None:
    thin = piece("building", 40, 20, 44, 100) | {
        "building": BuildingRow(material="brick", openings=(opening(40, 60, "gap"),))
    }
    assert (seen((thin,), (38, 60), (end, 60), **MIDDLE).seen != "not") is visible


@pytest.mark.rule("AZ-LOS-09", "AZ-LOS-08")
@pytest.mark.parametrize(
    ("start", "end", "storeys", "visible"),
    [
        # A house of two wings, 2 cm thick each, with doors: those of the second wing are on the ground floor only.
        ((41, 60), (52, 60), (1, 0), True), ((52, 60), (41, 60), (0, 1), True),
        ((41, 60), (47, 60), (1, 1), False), ((47, 60), (41, 60), (1, 1), False),
        # From floor to floor of one house nobody sees, be it over its yard.
        ((41, 60), (47, 60), (1, 0), False), ((47, 60), (41, 60), (0, 1), False),
        ((41, 60), (47, 60), (0, 0), True),
        ((38, 60), (52, 60), (0, 0), True),
    ],
)  # fmt: skip
def test_az_los_09_through_another_wing_one_looks_on_the_ground_floor(
    start: Place, end: Place, storeys: tuple[int, int], visible: bool
) -> None:
    outline = ((40, 30), (42, 30), (42, 98), (46, 98), (46, 30), (48, 30), (48, 100), (40, 100))
    first, second = (opening(x, 60) for x in (40, 42)), (opening(x, 60, storeys="ground") for x in (46, 48))
    gaps = (*first, *second)
    built = BuildingRow(material="brick", storeys=2, openings=gaps)
    wings = {"id": "wings", "kind": "building", "outline": outline, "building": built}
    assert (seen((wings,), start, end, storeys, **MIDDLE).seen != "not") is visible


@pytest.mark.rule("AZ-LOS-08", "AZ-COV-01")
@pytest.mark.parametrize(("high", "cover"), [(3.75, "none"), (3.751, "medium")])
def test_az_los_08_a_wall_exactly_as_high_as_the_line_to_the_feet_covers_nobody(high: float, cover: str) -> None:
    # From 7.5 cm down to the ground, 40 cm away: half way down at half way.
    wall = piece("high-wall", 38, 20, 40, 100) | {"height": high}
    found = seen((wall,), (20, 60), (60, 60), (1, 0), **MIDDLE)
    assert (found.seen, found.cover) == ("clear", cover)


@pytest.mark.rule("AZ-COV-01", "AZ-LOS-15")
@pytest.mark.parametrize(
    ("kind", "end", "cover", "pieces"),
    [
        ("wreck", 60, "none", ()), ("wreck", 39, "none", ()), ("bridge", 60, "none", ()),
        ("low-wall", 48, "medium", ("low-wall",)), ("rubble", 60, "none", ()), ("rubble", 39, "light", ("rubble",)),
        ("wooden-fence", 60, "light", ("wooden-fence",)),
    ],
)  # fmt: skip
def test_az_cov_01_which_pieces_cover_and_which_count_as_a_vehicle_does(
    kind: str, end: float, cover: str, pieces: tuple[str, ...]
) -> None:
    found = seen((piece(kind, 38, 40, 40, 80),), (20, 60), (end, 60), **MIDDLE)
    assert (found.seen, found.cover, found.pieces) == ("clear", cover, pieces)
    stays = seen((piece(kind, 38, 40, 40, 80),), (37, 60), (end, 60), **MIDDLE, obstacle_at_firer="cover_stays")
    assert stays.cover == cover
    ignored = seen((piece(kind, 38, 40, 40, 80),), (37, 60), (end, 60), **MIDDLE)
    assert ignored.cover == (cover if kind == "rubble" else "none")
