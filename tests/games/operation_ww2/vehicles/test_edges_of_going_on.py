"""How far a vehicle still drives when something has happened on its way, at the edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving.drive import Drive, stops_of, until
from grognard.games.operation_ww2.rules.driving.driveways import stretches_of
from grognard.games.operation_ww2.state.intents import NOTHING, FireIntent, Held, MoveIntent
from grognard.games.operation_ww2.state.state import HeldShot, Ordered, Unit
from grognard.space.plane import Hull
from tests.games.operation_ww2.firing_line import house
from tests.games.operation_ww2.table import Idle, card, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE = unit("b.foe", (5, 5))


def drive(g: Any, *way: tuple[int, int], **fields: Any) -> Drive:
    """A drive that has just begun."""
    hull = g.state.units["a.car"].models[0].body
    assert isinstance(hull, Hull)
    intent = MoveIntent("a.car.1", way, fields.pop("speed", "slow"))
    return Drive(Ordered(0, "a.car", card("M3"), intent), "a.car.1", hull, **fields)


@pytest.mark.rule("AZ-ANT-12", "AZ-VDM-05", "AZ-VDM-09", "AZ-VDM-10")
@pytest.mark.parametrize(
    ("unit_fields", "fields", "way", "goes"),
    [
        ({}, {}, ((60_000, 50_000),), True),
        ({"broken": True}, {}, ((60_000, 50_000),), False),
        ({"attached_to": "a.two"}, {}, ((60_000, 50_000),), False),
        ({"place": "off"}, {}, ((60_000, 50_000),), False),
        ({}, {"crew": 0}, ((60_000, 50_000),), False),
        ({}, {"lost": ("immobile",)}, ((60_000, 50_000),), False),
        ({}, {"lost": ("track",)}, ((60_000, 50_000),), False),
        ({}, {"lost": ("track",)}, (), True),
        ({}, {"lost": ("immobile",)}, (), False),
    ],
)
def test_az_ant_12_who_goes_on(unit_fields: Any, fields: Any, way: Any, goes: bool) -> None:
    own = replace(vehicle("a.car", "sherman-75", (60, 60), **fields), **unit_fields)
    g = fight(Idle(), own, FOE)
    assert drive(g, *way)._is_able(g, g.state.units["a.car"]) == goes


@pytest.mark.rule("AZ-ANT-12")
def test_az_ant_12_a_crew_on_foot_drives_no_more() -> None:
    own = vehicle("a.car", "sherman-75", (60, 60), crew=0)
    men: Unit = unit("a.car", (70, 60))
    whole = replace(own, models=(*own.models, replace(men.models[0], id="a.car.2")))
    g = fight(Idle(), whole, FOE)
    assert whole.takes_orders
    assert not drive(g, (60_000, 50_000))._is_able(g, whole)


@pytest.mark.rule("AZ-VMV-01", "AZ-VMV-04", "AZ-VDM-10")
def test_az_vmv_01_turns_and_damage_shorten_what_is_left() -> None:
    own = vehicle("a.car", "sherman-75", (60, 60))
    g = fight(Idle(), own, FOE)
    straight = drive(g, (60_000, 45_000))
    most = straight._left(g, own)
    assert most == 18_000
    cost = g.context.limit("turn-cost")
    turned = drive(g, (60_000, 55_000), (65_000, 55_000))
    stretches = stretches_of(g, own.models[0], turned.ordered_way, NOTHING)
    turns = sum(each.turns for each in stretches)
    assert turns == 1
    assert turned._left(g, own) == 18_000 - cost
    # Never less than it has gone already.
    assert replace(straight, gone=18_001)._left(g, own) == 18_001
    fast = drive(g, (60_000, 45_000), speed="fast")
    assert fast._left(g, own) == 35_000


@pytest.mark.rule("AZ-TTR-01", "AZ-DRV-01")
def test_az_drv_01_nothing_happens_on_open_ground() -> None:
    own = vehicle("a.car", "sherman-75", (60, 60))
    g = fight(Idle(), own, FOE)
    stretches = stretches_of(g, own.models[0], ((60_000, 40_000),), NOTHING)
    assert stops_of(g, own, own.models[0], stretches) == ()
    assert stops_of(g, own, own.models[0], [], "fast") == ()
    (half,) = until(stretches, 5_000)
    assert (half.length, half.after.y) == (5_000, 55_000)
    assert until(stretches, 0) == []
    assert until(stretches, 20_000)[0].length == 20_000


@pytest.mark.rule("AZ-TTR-01", "AZ-DRV-01", "AZ-ANT-10")
def test_az_ttr_01_riders_hold_on_before_anything_else_happens() -> None:
    own = vehicle("a.car", "sherman-75", (60, 60))
    rider = person("a.men.1", (60, 60), aboard="a.car.1", on_top=True)
    men = replace(unit("a.men"), models=(rider,))
    whole = replace(own, models=(*own.models, rider), joined=("a.men",))
    waits = Ordered(1, "b.foe", card("F3"), FireIntent("a.car", Held("a.car", 0)))
    for units, speed, riding in (((whole,), "fast", True), ((whole,), "slow", False), ((own,), "fast", False)):
        g = fight(
            Idle(), *units, FOE, options={"tank_riders_allowed": "on", "attachments": "on"}, held=(HeldShot(waits),),
            lists={"a.men": {"people": 1}},
        )  # fmt: skip
        car = units[0].models[0]
        stretches = stretches_of(g, car, ((60_000, 40_000),), NOTHING)
        found = stops_of(g, units[0], car, stretches, speed)  # type: ignore[arg-type]
        assert [(stop.at, stop.riders) for stop in found] == [*([(0, True)] if riding else []), (0, False)]
        assert [stop.riders for stop in stops_of(g, units[0], car, [], speed)] == [False]  # type: ignore[arg-type]
    assert men.models[0].on_top


@pytest.mark.rule("AZ-TKB-02", "AZ-DRV-01")
@pytest.mark.parametrize(("end", "rolls"), [(45_900, True), (45_901, False), (40_900, True), (50_000, False)])
def test_az_tkb_02_a_tank_rolls_once_it_is_five_centimetres_in_a_building(end: int, rolls: bool) -> None:
    """Its front is 4.1 cm before its middle, and the wall at 46.8."""
    own = vehicle("a.car", "sherman-75", (60, 60))
    g = fight(Idle(), own, FOE, map=ground(house(40, 30, 80, 46.8)), options={"tanks_in_buildings": "on"})
    stretches = stretches_of(g, own.models[0], ((60_000, end),), NOTHING)
    found = [stop for stop in stops_of(g, own, own.models[0], stretches) if stop.building]
    assert [(stop.at, stop.building) for stop in found] == ([(14_100, "house")] if rolls else [])
    assert stops_of(g, own, own.models[0], []) == ()
