"""What counts in the end, and what is declared below ground, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.scenarios import Rectangle, Victory
from grognard.games.operation_ww2.rules.setup import victory
from grognard.games.operation_ww2.rules.tunnels import declaring
from grognard.games.operation_ww2.state.ground import Manhole
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import riflemen, with_models
from tests.games.operation_ww2.table import Idle, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle


def mission(*units: Unit, rows: tuple[Victory, ...] = (), lead: int = 3, **fields: Any) -> Any:
    """A battle whose scenario counts this; nothing: a mission."""
    g = (fight if any(each.vehicles for each in units) else play)(Idle(), *units, **fields)
    g.setup = replace(g.setup, scenario=replace(g.setup.scenario, victory=rows, lead=lead))
    return g


def counted(g: Any) -> list[tuple[int, str, str, int]]:
    return [(score.seat, score.condition, score.about, score.points) for score in victory.scores(g)]


@pytest.mark.rule("AZ-SET-13", "AZ-ART-13", "AZ-VDM-19", "AZ-TMP-01")
def test_az_set_13_what_brings_points_in_a_mission() -> None:
    ours, theirs = unit("a.one", (20, 20)), unit("b.one", (60, 60))

    def points(*units: Unit, **fields: Any) -> list[tuple[int, str, str, int]]:
        return [each for each in counted(mission(*units, **fields)) if each[2] in {one.id for one in units}]

    assert points(ours, theirs) == []
    assert points(ours, replace(theirs, place="gone")) == [(0, "units", "b.one", 1)]
    assert points(replace(ours, broken=True), theirs) == [(1, "units", "a.one", 1)]
    led = {"b.one": {"characteristics": ("command",)}}
    lost = [(0, "units", "b.one", 1), (0, "command", "b.one", 1)]
    assert points(ours, replace(theirs, broken=True), lists=led) == lost
    tank, empty = vehicle("b.one", "panther", (60, 60)), vehicle("b.one", "panther", (60, 60), crew=0)
    both = [(0, "units", "b.one", 1), (0, "armour", "b.one", 1)]
    assert points(ours, tank) == []
    assert points(ours, replace(tank, place="gone")) == both
    assert points(ours, empty, options={"abandoned_vehicle": "destroyed_for_victory"}) == both
    assert points(ours, empty, options={"abandoned_vehicle": "neutral"}) == []
    assert points(ours, replace(tank, broken=True)) == [(0, "units", "b.one", 1)]
    assert [(row.id, row.kind, row.points) for row in victory.MISSION] == [
        ("units", "unit", 1), ("command", "command-unit", 1), ("armour", "vehicle-or-gun", 1),
    ]  # fmt: skip
    joined = replace(ours, joined=("a.two",))
    g = mission(joined, theirs)
    assert victory.attached_with(g, "a.two") == joined
    assert victory.attached_with(g, "a.three") is None
    for rows, lead in (((), 1), ((Victory(id="x", kind="unit", points=1),), 3)):
        assert victory.lead(mission(ours, theirs, rows=rows)) == lead
    assert victory.totals(tuple(victory.scores(mission(replace(ours, place="gone"), theirs))))[1] >= 1


@pytest.mark.rule("AZ-SET-13", "AZ-ART-13", "AZ-VDM-19")
def test_az_set_13_when_nobody_is_left_in_a_unit() -> None:
    gun = with_models(
        unit("b.one", (60, 60)), m1={"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000}
    )
    empty = vehicle("b.one", "panther", (60, 60), crew=0)
    for whole, option, counts in (
        (gun, {"uncrewed_gun": "destroyed_for_victory"}, True),
        (gun, {"uncrewed_gun": "neutral"}, False),
        (empty, {"abandoned_vehicle": "destroyed_for_victory", "uncrewed_gun": "neutral"}, True),
        (empty, {"abandoned_vehicle": "neutral"}, False),
        (vehicle("b.one", "panther", (60, 60)), {"abandoned_vehicle": "destroyed_for_victory"}, False),
        (replace(empty, place="gone"), {"abandoned_vehicle": "destroyed_for_victory"}, False),
    ):
        lists = {"b.one": {"gun": "pak-40"}} if whole is gun else {}
        g = mission(unit("a.one", (20, 20)), whole, options=option, lists=lists)
        assert victory.is_deserted(g, g.state.units["b.one"]) is counts


@pytest.mark.rule("AZ-SET-13")
def test_az_set_13_who_holds_a_place() -> None:
    place = Victory(id="hill", kind="place", points=2, place=Rectangle((50, 50), (60, 60)), within=5)
    # The place lies from 60 to 70 cm down the table, of 120.
    for ours, theirs, holder in (
        ((55, 65), (5, 5), 0),
        ((44.1, 65), (5, 5), 0),
        ((43.9, 65), (5, 5), None),
        ((55, 76), (5, 5), 0),
        ((55, 76.1), (5, 5), None),
        ((55, 54), (5, 5), 0),
        ((66.1, 65), (5, 5), None),
        ((5, 5), (55, 65), 1),
        ((55, 65), (58, 65), None),
    ):
        g = mission(unit("a.one", ours), unit("b.one", theirs), rows=(place,))
        assert victory.held_by(g, place) == holder, (ours, theirs)
        assert [each[3] for each in counted(g)] == ([] if holder is None else [2])
    broken = mission(unit("a.one", (55, 65), broken=True), unit("b.one", (5, 5)), rows=(place,))
    assert victory.held_by(broken, place) is None
    for fields, holds in (({}, True), ({"broken": True}, False), ({"place": "below"}, False), ({"models": ()}, False)):
        assert victory.holds(replace(unit("a.one", (1, 1)), **fields)) is holds


# ---- below ground ------------------------------------------------------------------------------------------------

HOLES = tuple(
    Manhole(x * 1000, 60_000, is_open=is_open) for x, is_open in ((20, True), (40, True), (60, False), (80, True))
)


@pytest.mark.rule("AZ-TUN-06", "AZ-TUN-10")
def test_az_tun_06_who_may_go_down() -> None:
    two = riflemen("a.one", (20, 60), 2)
    g = play(Idle(), two, unit("b.one", (100, 100)), manholes=HOLES)
    assert declaring.may_descend(g, two)
    for changed in (
        replace(two, place="below"),
        replace(two, place="waiting"),
        with_models(two, m2={"posture": "scared"}),
        with_models(two, m2={"is_cyclist": True}),
        with_models(two, m2={"aboard": "a.x.1"}),
        with_models(two, m2={"role": "gun"}),
    ):
        assert not declaring.may_descend(g, changed)


@pytest.mark.rule("AZ-TUN-04", "AZ-TUN-08")
def test_az_tun_04_where_one_may_go_below() -> None:
    me = replace(riflemen("a.one", (20, 60), 1), place="below")
    for tunnel, goals in (
        ((0,), [1, 3]),
        ((1,), [0, 3]),
        ((2,), [0, 1, 3]),
        ((0, 1), [0, 1]),
        ((1, 2), [1]),
        ((3, 0), [3, 0]),
    ):
        g = play(Idle(), replace(me, tunnel=tunnel), unit("b.one", (100, 100)), manholes=HOLES)
        assert [number for number, _ in declaring.goals(g, g.state.units["a.one"])] == goals
    g = play(Idle(), me, unit("b.one", (100, 100)), manholes=HOLES)
    own = g.state.units["a.one"]
    ways: Any = (
        (24, "move", "slow", 24),
        (25, "move", "slow", 25),
        (26, "move", "slow", 25),
        (36, "move", "fast", 35),
        (35, "move", "fast", 35),
        (40, "assault", "fast", 30),
    )
    for x, order, speed, end in ways:
        hole = Manhole(x * 1000, 60_000, is_open=True)
        assert declaring.towards(g, own, hole, order, speed) == (end * 1000, 60_000), x
    for at, fields, near in (
        ((30, 60), {"place": "below"}, True),
        ((30.001, 60), {"place": "below"}, False),
        ((25, 60), {}, False),
    ):
        foe = unit("b.one", at, **fields)
        g = play(Idle(), me, foe, manholes=HOLES)
        assert [each.id for each in declaring.within_fire(g, g.state.units["a.one"])] == (["b.one"] if near else [])
    assert declaring.distance(me, unit("b.one", (50, 100))) == 50_000
