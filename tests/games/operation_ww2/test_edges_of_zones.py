"""Where a unit may be set up, at its edges: zones and infiltrators to the thousandth, floors, ground, company."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.rules.setup.deployment import TurningCards, entries_for, to_set_up
from grognard.games.operation_ww2.state.choices import Post
from grognard.games.operation_ww2.state.ground import Manhole
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.plane import Disc, Hull
from tests.games.operation_ww2.firing_line import piece, squad, with_models
from tests.games.operation_ww2.table import Idle, ground, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

BARN: dict[str, Any] = piece("building", 40, 5, 60, 25) | {
    "building": {"material": "brick", "storeys": 2, "openings": [{"kind": "door", "at": (50, 95)}]}
}


def table(*units: Unit, **fields: Any) -> Any:
    """A table whose seat 0 sets up in the north, 35 cm deep, with an enemy far away in the south."""
    given: dict[str, Any] = {"zones": ("north", "south"), "turn": 0} | fields
    foe = given.pop("foe", unit("b.foe", (5, 118)))
    return (fight if any(each.vehicles for each in units) else play)(Idle(), *units, foe, **given)


def away(id: str, count: int = 1, **fields: Any) -> Unit:
    """A unit that waits to be set up."""
    return replace(unit(id, *[(0, 0)] * count), place="waiting", **fields)


def post(model: str, x: float, y: float, **fields: Any) -> Post:
    return Post(model, round(x * 1000), round(y * 1000), **fields)


def rules(g: Any, unit: str, *posts: Post) -> list[tuple[str, ...]]:
    """The rules that setting up a unit so breaks."""
    whole = g.state.units[unit]
    return [fault.rules for fault in zones.faults(g, whole, posts)]


OUTSIDE, OFF = ("AZ-SET-11", "AZ-SET-02"), ("AZ-SET-11",)


# ---- zones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-02", "AZ-SET-11")
@pytest.mark.parametrize(
    ("x", "y", "wholly", "partly"),
    [
        (60, 34, [], []),
        (60, 34.001, [OUTSIDE], []),
        (60, 35.99, [OUTSIDE], []),
        (60, 36.01, [OUTSIDE], [OUTSIDE]),
        (60, 1, [], []),
        (60, 0.99, [OFF], [OFF]),
        (1, 20, [], []),
        (0.99, 20, [OFF], [OFF]),
        (119, 20, [], []),
        (119.01, 20, [OFF], [OFF]),
        (60, 119.01, [OFF], [OFF]),
    ],
)
def test_az_set_02_a_base_stands_in_its_zone_or_partly_in_it(x: float, y: float, wholly: Any, partly: Any) -> None:
    for option, wanted in (("wholly_in_zone", wholly), ("partly_in_zone", partly)):
        g = table(away("a.one"), options={"setup_constraints": option})
        assert rules(g, "a.one", post("a.one.1", x, y)) == wanted, option
    # The other side stands across the table.
    g = table(away("b.one"), foe=unit("a.foe", (5, 2)))
    assert rules(g, "b.one", post("b.one.1", x, 120 - y)) == wholly


@pytest.mark.rule("AZ-SET-02", "AZ-SET-03")
def test_az_set_02_which_way_a_side_looks() -> None:
    g = table(away("a.one"))
    assert [zones.forwards(g, seat) for seat in (0, 1)] == [180_000, 0]
    g = table(away("a.one"), zones=("south", "north"))
    assert [zones.forwards(g, seat) for seat in (0, 1)] == [0, 180_000]


@pytest.mark.rule("AZ-SET-07", "AZ-SET-11")
@pytest.mark.parametrize(
    ("x", "y", "broken"),
    [
        (60, 50, []),
        (60, 83.99, []),
        (60, 84.02, [("AZ-SET-07",)]),
        (60, 100, [("AZ-SET-07",)]),
        (10, 28, []),
        (10, 28.01, [("AZ-SET-07",)]),
        (44, 60, []),
        (43.99, 60, [("AZ-SET-07",)]),
        (60, 0.9, [OFF]),
    ],
)
def test_az_set_07_infiltrators_stand_clear_of_the_enemy_and_his_zone(x: float, y: float, broken: Any) -> None:
    foe = unit("b.foe", (10, 60), (12, 60))
    lists = {"a.one": {"characteristics": ("infiltration",)}}
    g = table(away("a.one"), foe=foe, lists=lists)
    assert zones.infiltrates(g, "a.one")
    assert not zones.infiltrates(g, "b.foe")
    assert rules(g, "a.one", post("a.one.1", x, y)) == broken
    # Who is not on the table yet keeps nobody away, nor does a friend.
    waits = replace(foe, place="waiting")
    g = table(away("a.one"), unit("a.two", (70, 40)), foe=waits, lists=lists)
    assert rules(g, "a.one", post("a.one.1", 43, 60)) == []
    assert rules(g, "a.one", post("a.one.1", 66, 40)) == []


# ---- what is said besides ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-04", "AZ-SET-11", "AZ-VEH-07", "AZ-SET-06")
def test_az_set_11_what_is_said_of_a_model_besides_its_place() -> None:
    tank = replace(vehicle("a.tank", "panzer-iv", (0, 0)), place="waiting")
    g = table(tank)
    commander, gunner = "commander", "gunner"
    for fields, broken in (
        ({}, []),
        ({"facing": 359_999}, []),
        ({"facing": 360_000}, [OFF]),
        ({"facing": -1}, [OFF]),
        ({"exposed": (commander,)}, []),
        ({"exposed": (commander, commander)}, [("AZ-SET-11", "AZ-VEH-07")]),
        ({"exposed": (gunner,)}, [("AZ-SET-11", "AZ-VEH-07")]),
        ({"aboard": "a.tank.1"}, [("AZ-SET-06",)]),
        ({"storey": 1}, [OFF]),
    ):
        assert rules(g, "a.tank", post("a.tank.1", 60, 15, **fields)) == broken, fields
    assert zones.hatches(g, g.state.units["a.tank"].models[0]) == ("commander",)
    assert rules(g, "a.tank") == [("AZ-SET-04",)]
    assert rules(g, "a.tank", post("a.tank.2", 60, 15)) == [("AZ-SET-04",)]
    g = table(away("a.one", 2))
    one, two = post("a.one.1", 60, 15), post("a.one.2", 63, 15)
    assert rules(g, "a.one", one, two) == []
    assert rules(g, "a.one", two, one) == [("AZ-SET-04",)]
    assert rules(g, "a.one", replace(one, facing=1), two) == [OFF]
    assert rules(g, "a.one", replace(one, exposed=(commander,)), two) == [("AZ-SET-11", "AZ-VEH-07")]
    assert rules(g, "a.one", replace(one, aboard="a.tank.1"), two) == [("AZ-SET-06",)]
    assert zones.hatches(g, g.state.units["a.one"].models[0]) == ()


@pytest.mark.rule("AZ-SET-11", "AZ-LOS-08")
def test_az_set_11_on_which_floor_one_may_stand() -> None:
    g = table(away("a.one"), map=ground(BARN))
    for x, storey, broken in ((45, 0, []), (45, 1, []), (45, 2, [OFF]), (45, -1, [OFF]), (70, 1, [OFF]), (70, 0, [])):
        assert rules(g, "a.one", post("a.one.1", x, 15, storey=storey)) == broken, (x, storey)
    gun = with_models(away("a.one"), m1={"role": "gun", "length": 4000, "width": 2500, "radius": 2358})
    g = table(gun, map=ground(BARN), lists={"a.one": {"gun": "pak-40"}})
    assert rules(g, "a.one", post("a.one.1", 45, 15, storey=1)) == [OFF]


# ---- ground ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-11", "AZ-TER-01", "AZ-TER-02", "AZ-TER-03", "AZ-LOS-09")
def test_az_set_11_the_ground_one_stands_on() -> None:
    wall = ("AZ-SET-11", "AZ-TER-02")
    barred = ("AZ-SET-11", "AZ-TER-03")
    for kind, on_foot, tracked, wheeled in (
        ("woods", [], [], [barred]),
        ("low-wall", [wall], [wall], [wall]),
        ("high-hedge", [wall], [wall], [wall]),
        ("building", [], [barred], [barred]),
        ("road", [], [], []),
        ("rubble", [], [], []),
        ("concrete-tank-trap", [], [barred], [barred]),
    ):
        map = ground(BARN if kind == "building" else piece(kind, 40, 5, 60, 25))
        g = table(away("a.one"), map=map)
        assert rules(g, "a.one", post("a.one.1", 50, 15)) == on_foot, kind
        for sheet, wanted in (("panzer-iv", tracked), ("kubelwagen", wheeled)):
            g = table(replace(vehicle("a.tank", sheet, (0, 0)), place="waiting"), map=map)
            assert rules(g, "a.tank", post("a.tank.1", 50, 15)) == wanted, (kind, sheet)


@pytest.mark.rule("AZ-SET-11", "AZ-LOS-09")
@pytest.mark.parametrize(("x", "broken"), [(41.1, False), (40.9, True), (39.1, True), (38.9, False), (45, False)])
def test_az_los_09_nobody_is_set_up_in_a_wall(x: float, broken: bool) -> None:
    g = table(away("a.one"), map=ground(BARN))
    found = rules(g, "a.one", post("a.one.1", x, 15))
    assert found == ([("AZ-SET-11", "AZ-LOS-09")] if broken else [])


# ---- company -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-11", "AZ-MOV-05", "AZ-MOV-10")
@pytest.mark.parametrize(
    ("x", "broken"),
    [
        (62, []),
        (61.99, [("AZ-SET-11", "AZ-MOV-10")]),
        (72, []),
        (72.01, [("AZ-SET-11", "AZ-MOV-05")]),
    ],
)
def test_az_mov_10_a_unit_stands_together_and_on_nobody(x: float, broken: Any) -> None:
    g = table(away("a.one", 2))
    assert rules(g, "a.one", post("a.one.1", 60, 15), post("a.one.2", x, 15)) == broken
    other = table(away("a.one"), unit("a.two", (60, 15)))
    assert rules(other, "a.one", post("a.one.1", x, 15)) == [each for each in broken if "AZ-MOV-05" not in each]
    gone = table(away("a.one"), unit("a.two", (60, 15), place="gone"), away("a.three"))
    assert rules(gone, "a.one", post("a.one.1", x, 15)) == []


@pytest.mark.rule("AZ-SET-11", "AZ-MOV-10", "AZ-LOS-08")
def test_az_mov_10_who_stands_on_another_floor_or_rides_is_in_nobodys_way() -> None:
    for fields, broken in (({}, True), ({"storey": 1}, False), ({"aboard": "a.x.1"}, False)):
        other = with_models(unit("a.two", (45, 15)), m1=fields)
        g = table(away("a.one"), other, map=ground(BARN))
        assert bool(rules(g, "a.one", post("a.one.1", 46, 15))) is broken, fields


@pytest.mark.rule("AZ-SET-11", "AZ-CRW-01")
@pytest.mark.parametrize(
    ("role", "weapon", "x", "broken"),
    [
        ("assistant", "mg42", 62, False),
        ("assistant", "mg42", 62.003, True),
        ("assistant", "kar98k", 65, False),
        ("rifleman", "mg42", 65, False),
    ],
)
def test_az_crw_01_assistants_stand_by_their_weapon(role: str, weapon: str, x: float, broken: bool) -> None:
    team = replace(with_models(squad("a.one", (0, 0), [weapon, "kar98k"]), m2={"role": role}), place="waiting")
    g = table(team)
    found = rules(g, "a.one", post("a.one.1", 60, 15), post("a.one.2", x, 15))
    assert found == ([("AZ-SET-11", "AZ-CRW-01")] if broken else [])
    served = zones.served_by(g, g.state.units["a.one"], g.state.units["a.one"].models[1])
    assert served == (["a.one.1"] if role == "assistant" and weapon == "mg42" else [])


@pytest.mark.rule("AZ-SET-11", "AZ-CRW-01")
def test_az_crw_01_a_guns_crew_stands_by_one_of_its_guns() -> None:
    gun = {"role": "gun", "length": 6000, "width": 3000, "radius": 3354}
    crew = with_models(away("a.one", 3), m1=gun)
    g = table(crew, lists={"a.one": {"gun": "pak-40"}})
    whole = g.state.units["a.one"]
    assert [zones.served_by(g, whole, model) for model in whole.models] == [[], ["a.one.1"], ["a.one.1"]]
    for x, broken in ((62.5, []), (62.503, [("AZ-SET-11", "AZ-CRW-01")])):
        places = post("a.one.1", 60, 15), post("a.one.2", x, 15), post("a.one.3", 57.5, 15)
        assert rules(g, "a.one", *places) == broken


@pytest.mark.rule("AZ-SET-11", "AZ-MOV-10")
def test_az_mov_10_which_bodies_lie_on_each_other() -> None:
    def disc(x: int, y: int = 0) -> Disc:
        return Disc(x, y, 1000)

    def hull(x: int, y: int = 0) -> Hull:
        return Hull(x, y, 4000, 2000, 0)

    for one, other, found in (
        (disc(0), disc(2000), False),
        (disc(0), disc(1999), False),
        (disc(0), disc(1998), True),
        (disc(0), disc(0, 1998), True),
        (disc(0), disc(1500, 1500), False),
        (hull(0), disc(2000), False),
        (hull(0), disc(1998), True),
        (hull(0), disc(0, 3000), False),
        (hull(0), disc(0, 2998), True),
        (hull(0), disc(0), True),
        (hull(0), hull(2000), False),
        (hull(0), hull(1999), True),
        (hull(0), hull(0, 4000), False),
        (hull(0), hull(0, 3990), True),
    ):
        assert zones.overlap(one, other) is found, (one, other)
        assert zones.overlap(other, one) is found, (one, other)


# ---- cards and entries -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-04", "AZ-SET-07", "AZ-SET-12", "AZ-SET-05")
@pytest.mark.parametrize(
    ("matter", "option", "rule", "higher"),
    [
        ("zone", "lower_card", "AZ-SET-12", False), ("zone", "higher_card", "AZ-SET-12", True),
        ("set-up", "lower_card", "AZ-SET-04", True), ("set-up", "higher_card", "AZ-SET-04", True),
        ("infiltrators", "lower_card", "AZ-SET-07", True), ("infiltrators", "higher_card", "AZ-SET-07", True),
    ],
)  # fmt: skip
def test_az_set_12_by_which_rule_and_for_whom_cards_are_turned(
    matter: Any, option: str, rule: str, higher: bool
) -> None:
    g = table(unit("a.one", (5, 5)), options={"zone_choice": option})
    assert TurningCards(matter).rule == rule
    assert TurningCards(matter).higher(g) is higher


@pytest.mark.rule("AZ-TUN-12", "AZ-SET-07")
@pytest.mark.parametrize(
    ("changes", "traits", "found"),
    [
        ({}, ("infiltration",), [0, 1]),
        ({}, (), []),
        ({"m1": {"role": "gun", "weapons": ("pak-40",)}}, ("infiltration",), []),
        ({"m2": {"aboard": "a.car.1"}}, ("infiltration",), []),
        ({"m1": {"aboard": "a.car.1"}, "m2": {"aboard": "a.car.1"}}, ("infiltration",), []),
    ],
)
def test_az_tun_12_all_of_who_begins_below_ground_are_on_foot(changes: Any, traits: Any, found: list[int]) -> None:
    own = with_models(away("a.one", 2), **changes)
    holes = tuple(Manhole(20_000 * number, 60_000) for number in (1, 2))
    g = table(own, lists={"a.one": {"characteristics": traits}}, manholes=holes)
    assert entries_for(g, g.state.units["a.one"]) == found


@pytest.mark.rule("AZ-SET-07", "AZ-SET-04")
def test_az_set_07_infiltrators_wait_until_all_others_stand() -> None:
    units = (away("a.one"), away("a.two"), replace(away("a.three"), place="table"), away("a.four"))
    lists = {id: {"characteristics": ("infiltration",)} for id in ("a.two", "a.three")}
    g = table(*units, lists=lists)
    assert to_set_up(g, 0, "set-up") == ["a.one", "a.four"]
    assert to_set_up(g, 0, "infiltrators") == ["a.two"]
    assert to_set_up(g, 1, "set-up") == to_set_up(g, 1, "infiltrators") == []
