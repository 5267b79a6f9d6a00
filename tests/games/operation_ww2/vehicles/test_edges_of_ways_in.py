"""Where vehicles, guns and charges come in: slow ground, walls, courses, floors, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import rooms
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import course as courses
from grognard.games.operation_ww2.ground.vehicles import cover, facing
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.close_combat import charging
from grognard.games.operation_ww2.rules.driving import breaches, driveways
from grognard.games.operation_ww2.rules.fire.targets import Engagement, Sighted
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.firing_line import house as brick
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import Idle, card, ground, play, unit
from tests.games.operation_ww2.test_artillery import PLAIN, battery
from tests.games.operation_ww2.test_indirect import mortar
from tests.games.operation_ww2.test_rooms import LARGE, ON, house
from tests.games.operation_ww2.vehicles.garage import table, vehicle

FOE = unit("b.foe", (5, 5))


def told(g: Any, way: Any, speed: Any = "slow", **besides: Any) -> Any:
    """By which rules the ground refuses a drive."""
    car = g.state.units["a.car"].models[0]
    found = driveways.ground_fault(g, car, driveways.stretches_of(g, car, way, Besides(**besides)), speed)
    return None if found is None else found.rules


@pytest.mark.rule("AZ-TER-03", "AZ-MOV-09", "AZ-TER-10")
@pytest.mark.parametrize("sheet", ["sherman-75", "opel-blitz", "sdkfz-251"])
def test_az_ter_03_what_bars_a_vehicle_and_what_slows_it(sheet: str) -> None:
    for kind in TABLES.terrain:
        if kind in ("open", "building", "ruin", "bunker"):
            continue
        g = table(vehicle("a.car", sheet, (60, 60)), FOE, map=ground(piece(kind, 40, 40, 80, 45)))
        car = g.state.units["a.car"].models[0]
        going = g.context.terrain.driven[driveways.column_of(g, car)][0]
        way = ((60_000, 48_000),)
        for speed in ("slow", "fast"):
            found = told(g, way, speed)
            if going.barred or going.by:
                assert found == ("AZ-TER-03",), (kind, speed)
            elif going.slow and speed == "fast":
                assert found == ("AZ-TER-10", "AZ-TER-03"), kind
            else:
                assert found is None, (kind, speed)
            assert told(g, ((60_000, 56_000),), speed) is None, (kind, speed)


@pytest.mark.rule("AZ-TER-03", "AZ-MOV-09")
def test_az_mov_09_a_hull_stays_on_the_table_all_along() -> None:
    g = table(vehicle("a.car", "sherman-75", (60, 10)), FOE)
    half = g.state.units["a.car"].models[0].length // 2
    assert told(g, ((60_000, half),)) is None
    assert told(g, ((60_000, half - 1),)) == ("AZ-MOV-09",)
    assert told(g, ((60_000, half - 1), (60_000, half + 4000)), backing=(1,)) == ("AZ-MOV-09",)


@pytest.mark.rule("AZ-VMV-01", "AZ-VMV-07")
def test_az_vmv_01_a_course_stretch_by_stretch() -> None:
    hull: Any = vehicle("a.car", "sherman-75", (60, 60)).models[0].body
    up, side = (60_000, 50_000), (70_000, 50_000)
    for besides, backs, facings in (
        ({}, [False, False], [0, 90_000]), ({"reverse": True}, [True, True], [180_000, 270_000]),
        ({"backing": (1,)}, [False, True], [0, 270_000]), ({"backing": (0,)}, [True, False], [180_000, 90_000]),
        ({"facing": 45_000}, [False, False, False], [0, 90_000, 45_000]),
    ):  # fmt: skip
        found = courses.course(hull, (up, side), Besides(**besides))
        assert [each.back for each in found] == backs, besides
        assert [each.after.facing for each in found] == facings, besides
        assert [each.gone for each in found] == [0, 10_000, 20_000][: len(found)]
    (wide,) = courses.course(hull, ((70_000, 59_800),), Besides())
    assert wide.turns == 1
    (wider,) = courses.course(hull, ((70_000, 60_200),), Besides())
    assert wider.turns == 2


@pytest.mark.rule("AZ-VCOV-09", "AZ-VCOV-03")
def test_az_vcov_09_what_is_low_hides_half_if_it_is_close() -> None:
    for y, share in ((53.1, 0.5), (40, 0.0)):
        low = piece("low-wall", 20, y, 100, y + 1)
        g = table(vehicle("b.tank", "sherman-75", (60, 60)), unit("a.one", (60, 10)), map=ground(low))
        tank = g.state.units["b.tank"].models[0]
        top = tank.y / 1000 - tank.length / 2000
        near = top - (y + 1) <= 2
        assert cover._hides(g, (60_000, 10_000), tank, 0) == (share if near else 0.0)
        assert (cover.shelter(g, (60_000, 10_000), tank) == "wall") is near
    hedge = piece("low-hedge", 20, 53.1, 100, 54.1)
    g = table(vehicle("b.tank", "sherman-75", (60, 60)), unit("a.one", (60, 10)), map=ground(hedge))
    assert cover.shelter(g, (60_000, 10_000), g.state.units["b.tank"].models[0]) == ""


@pytest.mark.rule("AZ-VEH-06")
def test_az_veh_06_exactly_on_a_diagonal_two_sides_are_towards() -> None:
    tank: Any = replace(vehicle("b.tank", "sherman-75", (0, 0)).models[0].body, length=8000, width=4000)
    for sectors, line in (("diagonals", (1000, -2000)), ("90_degrees", (2000, -2000))):
        across, along = line
        for end, sign in (("front", 1), ("rear", -1)):
            both = facing.sides_towards(tank, (across, sign * along), sectors)  # type: ignore[arg-type]
            assert set(both) == {end, "side"}
            assert len(both) == 2
            assert facing.sides_towards(tank, (across - 100, sign * along), sectors) == (end,)  # type: ignore[arg-type]
            assert facing.sides_towards(tank, (across + 100, sign * along), sectors) == ("side",)  # type: ignore[arg-type]


@pytest.mark.rule("AZ-TKB-02", "AZ-TKB-03", "AZ-TKB-06")
def test_az_tkb_03_a_tank_drives_in_with_its_gun_backwards() -> None:
    options = {"tanks_in_buildings": "on"}
    map = ground(brick(50, 30, 80, 50))
    for turret, rule in (
        (180_000, None),
        (157_500, None),
        (157_499, "AZ-TKB-03"),
        (202_501, "AZ-TKB-03"),
        (0, "AZ-TKB-03"),
    ):
        g = table(vehicle("a.car", "sherman-75", (65, 60), turret=turret), FOE, map=map, options=options)
        car = g.state.units["a.car"].models[0]
        way, out = ((65_000, 50_000),), ((65_000, 58_000),)
        into = driveways.stretches_of(g, car, way, Besides())
        assert [piece for _, piece in breaches.entered(g, car, into)] == ["house"]
        assert breaches.entered(g, car, driveways.stretches_of(g, car, out, Besides())) == []
        assert breaches.entered(g, car, []) == []
        found = breaches.fault(g, car, "move", Besides(), into)
        assert (found and found.rules[0]) == rule, turret
        assert breaches.fault(g, car, "move", Besides(turret=180_000), into) is None
        again = breaches.fault(g, car, "assault", Besides(turret=180_000), into)
        assert (again and again.rules[0]) == rule, turret
        off = table(vehicle("a.car", "sherman-75", (65, 60), turret=turret), FOE, map=map)
        assert breaches.entered(off, car, into) == []
        assert breaches.ground(off, car, into) is None
        assert breaches.ground(g, car, into) is not None
        assert breaches.ground(g, car, driveways.stretches_of(g, car, out, Besides())) is None


@pytest.mark.rule("AZ-TKB-03")
def test_az_tkb_03_in_reverse_its_gun_points_ahead() -> None:
    map = ground(brick(50, 30, 80, 50))
    for turret, fine in ((0, True), (22_500, True), (22_501, False), (180_000, False)):
        car = vehicle("a.car", "sherman-75", (65, 60), 180, turret=turret)
        g = table(car, FOE, map=map, options={"tanks_in_buildings": "on"})
        own = g.state.units["a.car"].models[0]
        back = driveways.stretches_of(g, own, ((65_000, 50_000),), Besides(reverse=True))
        assert (breaches.fault(g, own, "move", Besides(), back) is None) is fine, turret


@pytest.mark.rule("AZ-TKB-04", "AZ-TKB-07")
def test_az_tkb_04_which_vehicles_come_through_which_walls() -> None:
    for option in ("tanks", "all_tracked"):
        for sheet in ("m5-stuart", "sherman-75", "tiger", "sdkfz-251", "opel-blitz"):
            options = {"tanks_in_buildings": "on", "entry_vehicles": option}
            g = table(vehicle("a.car", sheet, (65, 90)), FOE, map=ground(brick(50, 30, 80, 50)), options=options)
            car = g.state.units["a.car"].models[0]
            kind = TABLES.vehicles[sheet].type
            kind = "light-tank" if kind == "half-track" and option == "all_tracked" else kind
            assert breaches.may_enter(g, car, "house") is (kind in TABLES.materials["brick"].tanks), (sheet, option)
            assert not breaches.may_enter(g, car, "nowhere")


@pytest.mark.rule("AZ-RMS-06", "AZ-RMS-01", "AZ-RMS-03", "AZ-RMS-02")
def test_az_rms_06_who_comes_in_from_outside_takes_the_stairs_from_floor_to_floor() -> None:
    map = ground(house(*LARGE, storeys=3))
    for start, end, floors, fine in (
        ((50, 64), (50, 60), (0, 0), True), ((50, 64), (50, 60), (0, 1), False), ((50, 60), (50, 64), (1, 0), False),
        ((50, 60), (50, 64), (0, 0), True), ((42, 42), (44, 42), (1, 1), True), ((50, 64), (50, 50), (0, 1), True),
    ):  # fmt: skip
        for between in ((), ((50_000, 62_000),)):
            own = with_models(unit("a.one", start), m1={"storey": floors[0]})
            g = play(Idle(), own, unit("b.one", (110, 10)), map=map, options=ON)
            way = tuple((round(x * 1000), round(y * 1000)) for x, y in (start, end))
            whole = (way[0], *(between if start[1] != end[1] and end[1] != 50 else ()), way[1])
            assert (rooms.fault(g, own.models[0], whole, floors[1]) is None) is fine, (start, end, floors, between)


@pytest.mark.rule("AZ-RMS-03")
def test_az_rms_03_who_is_gone_or_on_another_floor_holds_no_door() -> None:
    map = ground(brick(40, 40, 60, 60, 3))
    for place, storey, held in (("table", 0, True), ("gone", 0, False), ("waiting", 0, False), ("table", 2, False)):
        own = unit("a.one", (50, 70))
        foe = with_models(unit("b.one", (50, 60), place=place), m1={"storey": storey})
        g = play(Idle(), own, foe, unit("b.two", (110, 5)), map=map, options=ON)
        found = rooms.fault(g, own.models[0], ((50_000, 70_000), (50_000, 55_000)), 0)
        assert (found is not None and "AZ-RMS-03" in found.rules) is held, (place, storey)


@pytest.mark.rule("AZ-CC-01", "AZ-CC-15", "AZ-CC-16", "AZ-INT-02")
def test_az_cc_01_why_a_charge_is_refused() -> None:
    own, foe = unit("a.one", (60, 60)), unit("b.one", (60, 50))
    others = (
        unit("b.gone", (60, 40), place="gone"),
        unit("a.two", (20, 20)),
        vehicle("b.car", "sherman-75", (100, 20)),
    )
    g = table(own, foe, *others, lists={"b.car": {}})

    def rules(way: Any, charge: str | None = "b.one", lead: str = "a.one.1", **besides: Any) -> Any:
        intent = AssaultIntent(lead, way, "fast", "b.one", "never", Besides(charge=charge, **besides))
        found = charging.refusal(g, g.state.units["a.one"], intent)
        return None if found is None else found.rules

    home = ((60_000, 52_000),)
    assert rules(home) is rules(home, None) is None
    wrong = ("AZ-CC-01", "AZ-CC-16")
    for charge in ("b.gone", "a.two", "b.nobody", "b.car"):
        assert rules(home, charge) == wrong, charge
    assert rules(home, lead="a.one.9") == wrong
    assert rules(home, boards=("a.one.1",)) == wrong
    assert rules(home, assaulted="b.car.1") is None
    assert rules(((60_000, 51_000),)) == ("AZ-MOV-10",)
    assert rules(()) == ("AZ-INT-02", "AZ-CC-01")
    assert rules(((60_000, 60_001),)) == rules(((61_000, 60_000),)) == ("AZ-CC-15", "AZ-CC-03")
    assert rules(((60_000, 59_000),)) is None


@pytest.mark.rule("AZ-CC-01")
def test_az_cc_01_charges_are_declared_firing_first_and_last() -> None:
    g = play(Idle(), unit("a.one", (60, 60)), unit("b.one", (60, 50)), unit("b.far", (60, 5)))
    found = list(charging.declared(g, g.state.units["a.one"]))
    assert [(each.target, each.besides.charge, each.fires) for each in found] == [
        ("b.one", "b.one", "first"), ("b.one", "b.one", "last"),
    ]  # fmt: skip


@pytest.mark.rule("AZ-EXE-09", "AZ-CC-03")
def test_az_exe_09_the_next_who_stands_leads_straight_into_contact() -> None:
    own, foe = unit("a.one", (60, 60), (63, 60)), unit("b.one", (63, 50))
    way = ((56_000, 52_000),)
    for down, lead, wanted in ((False, "a.one.1", way), (True, "a.one.2", ((63_000, 52_000),))):
        there = with_models(own, m1={"posture": "scared"}) if down else own
        intent = AssaultIntent("a.one.1", way, "fast", "b.one", "never", Besides(charge="b.one"))
        ordered = Ordered(0, "a.one", card("A4"), intent, stood=((60_000, 50_000),))
        found = charging.charging(play(Idle(), there, foe), ordered, way, "", stayed=False)
        assert found is not None
        assert (found.march.lead, found.march.way) == (lead, wanted), down


@pytest.mark.rule("AZ-AREA-05", "AZ-IND-12")
def test_az_ind_12_indirectly_at_each_who_is_seen_but_not_at_those_who_serve_a_gun() -> None:
    crew = battery((57.5, 82), (62.5, 82), (60, 86))
    gun = replace(
        crew, id="b.gun", seat=1,
        models=tuple(replace(each, id=each.id.replace("a.", "b.")) for each in crew.models),
    )  # fmt: skip
    team = mortar(at=(60, 10))
    for option in ("with_sight", "never"):
        g = play(Idle(), team, gun, lists={"b.gun": PLAIN["a.gun"]}, options={"indirect_interrupt": option})
        own, foe = g.state.units["a.mortar"], g.state.units["b.gun"]
        seen = tuple(Sighted(foe, each, Look("clear", "none"), 60_000.0) for each in foe.models)
        meets = Engagement((foe,), {own.models[0].id: seen}, None)
        arm = Armed("a.mortar.1", "81-mm-mortar")
        for held in (False, True):
            found = list(indirect.at_models(g, own, arm, "fire", meets, held=held))
            assert [sighted.model.role for _, sighted in found] == ["gun"], (option, held)
            ((shot, _),) = found
            assert (shot.why_not and shot.why_not.rule) == ("AZ-IND-12" if held and option == "never" else None)
            assert (shot.need is None) is (held and option == "never")
        none = Engagement((foe,), {}, None)
        assert list(indirect.at_models(g, own, arm, "fire", none, held=False)) == []
