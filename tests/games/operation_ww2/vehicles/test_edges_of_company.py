"""Who goes with vehicles, which buildings let tanks in, and what stands in their way, at the edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving import breaches, companions, driveways
from grognard.games.operation_ww2.rules.driving import orders as vehicle_orders
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import Idle, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE = unit("b.foe", (5, 5))
TOGETHER = {"attachments": "on"}


def table(*units: Unit, **fields: Any) -> Any:
    return fight(Idle(), *units, **fields)


def house(material: str = "wood", kind: str = "building") -> dict[str, Any]:
    return piece(kind, 40, 30, 80, 50) | {
        "id": "house",
        "building": {"material": material, "openings": [{"kind": "door", "at": (60, 70)}]},
    }


# ---- companions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
def test_az_tmp_07_which_infantry_goes_with_a_vehicle() -> None:
    car = vehicle("a.car", "sdkfz-251", (60, 60), crew=2)

    def goes(other: Unit, whole: Unit = car, **options: str) -> bool:
        g = table(whole, other, FOE, options=TOGETHER | options)
        return companions.is_with(g, g.state.units[whole.id], g.state.units[other.id])

    # The hull is 3 cm wide: ten from its side, one more for the base.
    assert goes(unit("a.one", (72.5, 60)))
    assert not goes(unit("a.one", (72.501, 60)))
    assert goes(unit("a.one", (72.5, 60), (84.5, 60)))
    assert not goes(unit("a.one", (72.5, 60), (84.501, 60)))
    inside = with_models(unit("a.one", (60, 60)), m1={"aboard": "a.car.1"})
    assert goes(inside)
    assert not goes(with_models(inside, m1={"aboard": "a.other.1"}))
    gun = with_models(unit("a.one", (64, 60)), m1={"role": "gun", "length": 4000, "width": 2500})
    assert not goes(gun)
    assert goes(with_models(gun, m1={"aboard": "a.car.1"}))
    # Riders alone: only a tank that they touch.
    tank = vehicle("a.car", "sherman-75", (60, 60))
    riders = {"attachments": "off", "tank_riders_allowed": "on"}
    assert goes(unit("a.one", (62.9, 60)), tank, **riders)
    assert not goes(unit("a.one", (63, 60)), tank, **riders)
    assert goes(unit("a.one", (63, 60)), tank, tank_riders_allowed="on")
    assert not goes(unit("a.one", (62.5, 60)), car, **riders)
    for options, found in (
        (TOGETHER, True),
        (riders, True),
        ({"attachments": "off", "tank_riders_allowed": "off"}, False),
    ):
        g = table(car, FOE, options=options)
        assert companions.go_together(g) is found


@pytest.mark.rule("AZ-TMP-06", "AZ-EMB-08", "AZ-MTI-01", "AZ-TTR-01", "AZ-MTI-06", "AZ-TMP-04")
def test_az_emb_08_who_finds_room_in_whose_vehicle() -> None:
    for sheet, options, seats, takes in (
        ("sdkfz-251", TOGETHER, 11, True),
        ("opel-blitz", TOGETHER, 13, True),
        ("jeep", TOGETHER, 3, True),
        ("opel-blitz", TOGETHER | {"carrier_use": "own_unit_only"}, 13, False),
        ("opel-blitz", {"attachments": "off"}, 13, False),
        ("sherman-75", TOGETHER | {"tank_riders_allowed": "on"}, 8, True),
        ("sherman-75", {"attachments": "off", "tank_riders_allowed": "on"}, 8, True),
        ("sherman-75", {"attachments": "off"}, 0, False),
        ("m5-stuart", {"attachments": "off", "tank_riders_allowed": "on"}, 4, True),
    ):
        g = table(vehicle("a.car", sheet, (60, 60)), FOE, options=options)
        model = g.state.units["a.car"].vehicles[0]
        assert companions.seats(g, model) == seats, (sheet, options)
        assert companions.takes_guests(g, model) is takes, (sheet, options)
    men = replace(unit("a.one", *[(20 + 2.1 * number, 20) for number in range(3)]), place="waiting")
    for car, found in (
        (vehicle("a.car", "jeep", (60, 60)), True),
        (vehicle("a.car", "jeep", (60, 60), crew=0), False),
        (vehicle("a.car", "jeep", (60, 60), place="waiting"), False),
    ):
        g = table(car, men, FOE, vehicle("b.car", "jeep", (90, 60)), options=TOGETHER)
        there = [other.id for other, _ in companions.transports(g, g.state.units["a.one"])]
        assert there == (["a.car"] if found else []), car.place
    four = replace(men, models=(*men.models, person("a.one.4", (40, 20))))
    g = table(vehicle("a.car", "jeep", (60, 60)), four, FOE, options=TOGETHER)
    assert companions.transports(g, g.state.units["a.one"]) == []
    gun = with_models(men, m1={"role": "gun", "length": 4000, "width": 2500})
    g = table(vehicle("a.car", "opel-blitz", (60, 60)), gun, FOE, options=TOGETHER, lists={"a.one": {"gun": "pak-40"}})
    assert companions.transports(g, g.state.units["a.one"]) == []


# ---- buildings ---------------------------------------------------------------------------------------------------

INTO = {"tanks_in_buildings": "on"}


@pytest.mark.rule("AZ-TKB-04", "AZ-TKB-07")
def test_az_tkb_04_which_walls_let_which_vehicles_through() -> None:
    for material, sheet, options, enters in (
        ("wood", "m5-stuart", INTO, True),
        ("wood", "tiger", INTO, True),
        ("stone", "m5-stuart", INTO, False),
        ("stone", "tiger", INTO, True),
        ("wood", "tiger", {}, False),
        ("wood", "kubelwagen", INTO, False),
        ("wood", "sdkfz-250-9", INTO, False),
        ("wood", "sdkfz-250-9", INTO | {"entry_vehicles": "all_tracked"}, True),
        ("stone", "sdkfz-250-9", INTO | {"entry_vehicles": "all_tracked"}, False),
    ):
        g = table(vehicle("a.tank", sheet, (60, 60)), FOE, map=ground(house(material)), options=options)
        tank = g.state.units["a.tank"].vehicles[0]
        assert breaches.may_enter(g, tank, "house") is enters, (material, sheet, options)
        assert not breaches.may_enter(g, tank, "nowhere")


@pytest.mark.rule("AZ-TKB-02", "AZ-TKB-03", "AZ-TKB-06", "AZ-TKB-07")
def test_az_tkb_02_which_building_a_tank_comes_into() -> None:
    other = house() | {"id": "other", "rectangle": ((40, 100), (80, 110))}
    other["building"] = {"material": "wood", "openings": [{"kind": "door", "at": (60, 100)}]}
    map = ground(house(), other)

    def course(*way: tuple[float, float], options: Any = INTO, turret: int = 180_000, **fields: Any) -> Any:
        tank = vehicle("a.tank", "sherman-75", (60, 70), turret=turret, **fields)
        g = table(tank, FOE, map=map, options=options)
        model = g.state.units["a.tank"].vehicles[0]
        places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
        return g, model, driveways.stretches_of(g, model, places, Besides())

    g, tank, there = course((60, 45))
    ((at, piece_),) = breaches.entered(g, tank, there)
    assert (piece_, 15_000 < at < 17_000) == ("house", True)
    assert breaches.fault(g, tank, "move", Besides(), there) is None
    assert breaches.ground(g, tank, there) is not None
    g, tank, short = course((60, 56))
    assert breaches.entered(g, tank, short) == []
    assert breaches.ground(g, tank, short) is None
    assert breaches.entered(g, tank, []) == []
    g, tank, off = course((60, 45), options={})
    assert breaches.entered(g, tank, off) == []
    for turret, fits in (
        (180_000, True),
        (157_500, True),
        (157_400, False),
        (202_500, True),
        (202_600, False),
        (0, False),
    ):
        g, tank, there = course((60, 45), turret=turret)
        found = breaches.fault(g, tank, "move", Besides(), there)
        assert (found is None) is fits, turret
    g, tank, there = course((60, 45), turret=0)
    assert breaches.fault(g, tank, "move", Besides(turret=180_000), there) is None
    found = breaches.fault(g, tank, "assault", Besides(turret=180_000), there)
    assert found is not None
    assert found.rules == ("AZ-TKB-03",)
    g, tank, there = course((60, 45), inside="house")
    assert breaches.entered(g, tank, there) == []
    assert breaches.is_inside(g, tank)
    assert breaches.ground(g, tank, there) is not None
    assert breaches.swings(g, tank)
    for lost, swings in ((("track",), True), (("track", "track"), False), (("immobile",), False)):
        g, tank, _ = course((60, 60), inside="house", lost=lost)
        assert breaches.swings(g, tank) is swings
    g, tank, _ = course((60, 60), inside="gone")
    assert not breaches.is_inside(g, tank)
    g, tank, _ = course((60, 60))
    assert not breaches.is_inside(g, tank)
    assert not breaches.is_inside(g, person("a.one.1", (60, 60)))


# ---- in the way --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10", "AZ-TKB-06")
@pytest.mark.parametrize(
    ("x", "y", "in_way"),
    [(60, 50, True), (62.8, 50, True), (62.95, 50, False), (57.2, 50, True), (57.05, 50, False), (60, 38, False),
     (60, 40, True), (60, 80, False)],
)  # fmt: skip
def test_az_mov_08_who_stands_in_a_vehicles_way(x: float, y: float, in_way: bool) -> None:
    for other, besides, options, blocks in (
        (unit("b.one", (x, y)), Besides(), {}, True),
        (unit("b.one", (x, y)), Besides(overrun=1), {}, False),
        (unit("a.one", (x, y)), Besides(), {"pass_through_friends": "on"}, False),
        (unit("a.one", (x, y)), Besides(), {"pass_through_friends": "off"}, True),
        (unit("b.one", (x, y), place="waiting"), Besides(), {}, False),
        (with_models(unit("b.one", (x, y)), m1={"aboard": "b.x.1"}), Besides(), {}, False),
    ):
        g = table(vehicle("a.tank", "sherman-75", (60, 65)), other, FOE, options=options)
        own = g.state.units["a.tank"]
        tank = own.vehicles[0]
        drives = driveways.stretches_of(g, tank, ((60_000, 45_000),), besides)
        found = driveways.neighbour_fault(g, own, tank, drives, besides)
        assert (found is not None) is (blocks and in_way), (other.id, besides.overrun)
        if found is not None:
            assert found.rules == ("AZ-MOV-08", "AZ-MOV-10")
        assert driveways.neighbour_fault(g, own, tank, [], besides) is None


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_az_mov_08_vehicles_are_in_the_way_but_for_the_one_that_is_rammed() -> None:
    for x, besides, blocks in (
        (60, Besides(), True),
        (60, Besides(ram="b.tank"), False),
        (60, Besides(ram="b.x"), True),
        (63.75, Besides(), True),
        (64, Besides(), False),
    ):
        foe = vehicle("b.tank", "sherman-75", (x, 50))
        g = table(vehicle("a.tank", "sherman-75", (60, 65)), foe, FOE)
        own = g.state.units["a.tank"]
        drives = driveways.stretches_of(g, own.vehicles[0], ((60_000, 45_000),), besides)
        assert (driveways.neighbour_fault(g, own, own.vehicles[0], drives, besides) is not None) is blocks, x


@pytest.mark.rule("AZ-VEH-04", "AZ-ORD-07")
def test_az_veh_04_when_a_vehicles_order_is_spent() -> None:
    for crew, scared, spent in ((5, 0, False), (5, 4, False), (5, 5, True), (1, 1, True), (2, 1, False)):
        assert vehicle_orders.is_spent(vehicle("a.tank", "sherman-75", (60, 60), crew=crew, scared=scared)) is spent
    truck = vehicle("a.car", "opel-blitz", (60, 60), crew=0)
    man = person("a.car.2", (60, 60), aboard="a.car.1")
    assert not vehicle_orders.is_spent(replace(truck, models=(*truck.models, man)))
