"""What is measured of units and how far vehicles go, at the edges: each condition where it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.ground import driving, driving_faults
from grognard.games.bolt_action.state.choices import Drive, Stretch
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import gun, of, squad, team, unit, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
HOUSE = piece("building", 20, 10, 28, 16, 6)
LONG, WIDE = (each / 2000 for each in (vehicle("a.t", 0, 0).unit.hull.length, vehicle("a.t", 0, 0).unit.hull.width))
"""Half of a Sherman's length and width in inches."""


# ---- distances -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-06")
@pytest.mark.parametrize(
    ("one", "other", "gap"),
    [
        (squad("a.x", 10, 30, 2), squad("b.x", 10, 20, 3), 10 - 2 * BASE),
        (squad("a.x", 24, 10, 1), vehicle("b.x", 24, 24), 14 - LONG - BASE),
        (vehicle("a.x", 24, 24), squad("b.x", 24, 10, 1), 14 - LONG - BASE),
        (vehicle("a.x", 24, 24), squad("b.x", 30, 24, 3), 6 - WIDE - BASE),
        (vehicle("a.x", 24, 24), vehicle("b.x", 24, 10), 14 - 2 * LONG),
        (vehicle("a.x", 24, 24), vehicle("b.x", 24, 10, facing=90), 14 - LONG - WIDE),
        (squad("a.x", 10, 30, 1, inside=Floor(HOUSE.id)), squad("b.x", 24, 20, 2), 4 - BASE),
        (squad("a.x", 24, 20, 2), squad("b.x", 10, 30, 1, inside=Floor(HOUSE.id)), 4 - BASE),
    ],
)  # fmt: skip
def test_distances_run_from_base_to_base_from_hulls_and_from_walls(one, other, gap):
    battle = standing(one, other, vehicle("a.far", 4, 44, "truck"), pieces=[HOUSE])
    a, b = of(battle, "a.x"), of(battle, "b.x")
    assert battle.context.gap(a, b) == pytest.approx(inches(gap), abs=1)
    assert battle.context.near(a, b, inches(gap) + 1)
    assert not battle.context.near(a, b, inches(gap) - 3)
    if a.inside is None and b.inside is None:
        assert battle.context.gap_of(a.models, b.models) == pytest.approx(inches(gap), abs=1)
        pair = battle.context.nearest_pair(a.models, b.models)
        assert battle.context.gap_of(pair[:1], pair[1:]) == pytest.approx(inches(gap), abs=1)


@pytest.mark.rule("BA-GEN-06", "BA-BLD-06")
@pytest.mark.parametrize(
    ("posted", "place", "gap"),
    [
        (squad("a.x", 10, 30, 3), (10, 20), 10 - BASE), (squad("a.x", 10, 30, 3), (20, 30), 20 - 12.8 - BASE),
        (vehicle("a.x", 24, 30), (24, 20), 10 - LONG), (squad("a.x", 10, 30, 1, inside=Floor(HOUSE.id)), (24, 20), 4),
    ],
)  # fmt: skip
def test_the_distance_of_a_unit_from_a_place(posted, place, gap):
    battle = standing(posted, pieces=[HOUSE])
    there = of(battle, "a.x")
    found = battle.context.gap_from(there, there.models, (inches(place[0]), inches(place[1])))
    assert found == pytest.approx(inches(gap), abs=1)


@pytest.mark.rule("BA-MOV-02")
@pytest.mark.parametrize(
    ("kind", "x", "inside", "found"),
    [
        ("wood", 24, None, "wood"), ("wood", 19.55, None, "wood"), ("wood", 19.5, None, None), ("road", 24, None, None),
        ("rubble", 24, None, "rubble"), ("wood", 24, Floor(HOUSE.id), None), ("hedge", 24, None, "hedge"),
    ],
)  # fmt: skip
def test_on_which_ground_that_bars_a_run_a_unit_stands(kind, x, inside, found):
    posted = squad("a.x", 0, 0, 2, places=[(4, 30), (x, 30)], inside=inside)
    battle = standing(posted, pieces=[piece(kind, 20, 26, 34, 34), HOUSE])
    assert battle.context.slow_ground(of(battle, "a.x")) == found


@pytest.mark.rule("BA-ART-03")
@pytest.mark.parametrize(
    ("posted", "kind", "dug_in"),
    [
        (gun("a.x", 24, 30), "rubble", True), (gun("a.x", 24, 30), "wood", True), (gun("a.x", 24, 30), "road", False),
        (gun("a.x", 4, 30), "wood", False), (gun("a.x", 4, 30, inside=Floor(HOUSE.id)), "road", True),
        (squad("a.x", 24, 30), "rubble", False), (team("a.x", 4, 30, inside=Floor(HOUSE.id)), "road", False),
    ],
)  # fmt: skip
def test_which_guns_are_dug_in(posted, kind, dug_in):
    battle = standing(posted, pieces=[piece(kind, 20, 24, 34, 36), HOUSE])
    assert battle.context.dug_in(of(battle, "a.x")) is dug_in


@pytest.mark.rule("BA-GEN-04", "BA-WPN-15", "BA-ART-01")
@pytest.mark.parametrize(
    ("posted", "groups"),
    [
        (squad("a.x", 0, 0, 4, places=[(9, 9), (20, 9), (21.9, 9), (23.8, 9)]), [[1, 2, 3], [0]]),
        (squad("a.x", 0, 0, 3, places=[(9, 9), (10.984, 9), (12.9, 9)]), [[0, 1, 2]]),
        (squad("a.x", 0, 0, 3, places=[(9, 9), (10.986, 9), (12.9, 9)]), [[1, 2], [0]]),
        (gun("a.x", 0, 0, men=3, places=[(20, 20), (20, 22), (21.2, 22), (30, 22)]), [[0, 1, 2], [3]]),
        (gun("a.x", 0, 0, men=3, places=[(20, 20), (30, 22), (31.4, 22), (20, 22)]), [[0, 3], [1], [2]]),
        (unit("a.x", 0, 0, [ModelGroup(2, "rifleman", ("rifle",)), ModelGroup(1, "spotter")], "infantry-section",
              places=[(9, 9), (10.4, 9), (40, 40)]), [[0, 1]]),
        (unit("a.x", 0, 0, [ModelGroup(2, "spotter")], "infantry-section", places=[(9, 9), (10.4, 9)]), [[0, 1]]),
    ],
)  # fmt: skip
def test_which_models_stand_together(posted, groups):
    battle = standing(posted)
    there = of(battle, "a.x")
    assert battle.context.groups_of(there) == groups
    assert battle.context.in_formation(there) is (len(groups) == 1)
    assert battle.context.in_formation(replace(there, inside=Floor(HOUSE.id)))
    assert [model.id for model in battle.context.largest_group(there)] == [f"a.x.{each + 1}" for each in groups[0]]


# ---- how far a vehicle drives ----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-12", "BA-MOV-13", "BA-MOV-14", "BA-MOV-17", "BA-VEH-30")
@pytest.mark.parametrize(
    ("entry", "rules", "options", "limits"),
    [
        ("m4-sherman", (), {}, [(9, 1), (18, 0), (18, 0), (4.5, 0), (0, 0), (4.5, 0)]),
        ("truck", (), {}, [(12, 2), (24, 1), (24, 1), (6, 0), (0, 0), (6, 0)]),
        ("sdkfz-251-1", (), {}, [(9, 2), (18, 1), (18, 1), (4.5, 0), (0, 0), (4.5, 0)]),
        ("m8-greyhound", (), {}, [(12, 2), (24, 1), (24, 1), (12, 2), (0, 0), (12, 2)]),
        ("m8-greyhound", (), {"escape_rate": "advance", "reverse_on_run": "on"},
         [(12, 2), (24, 1), (12, 2), (12, 2), (24, 1), (12, 2)]),
        ("truck", (), {"reverse_on_run": "on"}, [(12, 2), (24, 1), (24, 1), (6, 0), (12, 0), (6, 0)]),
        ("truck", ("dual-direction",), {}, [(12, 2), (24, 1), (24, 1), (6, 0), (24, 0), (6, 0)]),
        ("m4-sherman", (), {"reverse_on_run": "on"}, [(9, 1), (18, 0), (18, 0), (4.5, 0), (9, 0), (4.5, 0)]),
    ],
)  # fmt: skip
def test_how_far_and_how_often_turned_a_vehicle_drives(entry, rules, options, limits):
    """Ahead on Advance, on Run and in an escape, then in reverse."""
    battle = standing(vehicle("a.x", 24, 24, entry, rules=rules), options=options)
    car = of(battle, "a.x")
    found = [driving.limits(battle, car, manner, back) for back in (False, True) for manner in ("advance", "run",
                                                                                               "escape")]  # fmt: skip
    assert found == [(inches(far), pivots) for far, pivots in limits]
    assert all(isinstance(each.pivots, int) for each in found)


@pytest.mark.rule("BA-MOV-14")
@pytest.mark.parametrize("manner", ["advance", "run", "escape", "panic"])
@pytest.mark.parametrize("ahead", [-3, 3])
@pytest.mark.parametrize("rules", [(), ("dual-direction",)])
def test_who_ends_facing_the_way_he_went(rules, ahead, manner):
    battle = standing(vehicle("a.x", 24, 24, "truck", rules=rules))
    car, drive = of(battle, "a.x"), Drive((Stretch(0, inches(ahead)),))
    turned = bool(rules) and ahead < 0 and manner == "run"
    assert driving.turns_round(battle, car, drive, manner) is turned
    end = driving.end_of(battle, car, drive, manner)
    assert (end.y, end.facing) == (inches(24 - ahead), 180_000 if turned else 0)


@pytest.mark.rule("BA-MOV-10", "BA-MOV-12", "BA-MOV-13", "BA-MOV-17", "BA-GEN-10")
@pytest.mark.parametrize(
    ("road", "ahead", "manner", "told"),
    [
        (False, 9.001, "advance", []), (False, 9.002, "advance", ["ba-fault-too-far"]), (True, 18.001, "advance", []),
        (True, 18.002, "advance", ["ba-fault-too-far"]), (True, -4.501, "advance", []),
        (True, -4.502, "advance", ["ba-fault-too-far"]), (False, -4.502, "advance", ["ba-fault-too-far"]),
        (True, -1, "run", ["ba-fault-reverse"]), (False, 18.001, "run", []), (True, 30, "run", []),
    ],
)  # fmt: skip
def test_a_road_doubles_the_rate_ahead_alone(road, ahead, manner, told):
    roads = [piece("road", 20, 0, 28, 48)] if road else []
    battle = standing(vehicle("a.x", 24, 40 if ahead > 0 else 20), pieces=roads)
    drive = Drive((Stretch(0, inches(ahead)),))
    faults = driving_faults.distance_faults(battle, of(battle, "a.x"), drive, manner)
    assert [each.message.id for each in faults] == told


@pytest.mark.rule("BA-ORD-13", "BA-MOV-22")
@pytest.mark.parametrize("facing", [0, 90, 180, 270])
@pytest.mark.parametrize(("gap", "barred"), [(0.9, True), (1.1, False)])
def test_a_forced_way_keeps_an_inch_from_closed_ground_whichever_way_it_goes(facing, gap, barred):
    """It ends so far before a pond."""
    dx, dy = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}[facing]
    low, high = 6 + LONG + gap, 12 + LONG
    xs, ys = (
        ((24 + each * dx for each in (low, high)) if dx else (20, 28)),
        ((24 + each * dy for each in (low, high)) if dy else (20, 28)),
    )
    (left, right), (top, bottom) = sorted(xs), sorted(ys)
    battle = standing(vehicle("a.x", 24, 24, facing=facing), pieces=[piece("river", left, top, right, bottom)])
    whole = list(driving.parts(of(battle, "a.x").hull, Drive((Stretch(0, inches(6)),))))
    found = driving_faults.obstructions(battle, of(battle, "a.x"), whole, False, keep=1000)
    assert [each.message.id for each in found] == ["ba-fault-closed-vehicle"] * barred
    assert not list(driving_faults.obstructions(battle, of(battle, "a.x"), whole, False))
