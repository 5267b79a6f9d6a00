"""Conditions of many chapters, each by itself where it decides."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.scenarios import load_scenario, too_deep
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import detection, rooms
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import sheets, sighting
from grognard.games.operation_ww2.rules.area import flame
from grognard.games.operation_ww2.rules.area.scatter import ReadDirection
from grognard.games.operation_ww2.rules.close_combat.charging import charging
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.fire import parts, weapons
from grognard.games.operation_ww2.rules.movement import panic, pushing
from grognard.games.operation_ww2.rules.movement.fleeing import flights
from grognard.games.operation_ww2.rules.turn.execution import has_suffered
from grognard.games.operation_ww2.rules.vehicle_fire import arms
from grognard.games.operation_ww2.state.choices import LeaveAttached, Pointing
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, MoveIntent, Priming
from grognard.games.operation_ww2.state.state import Ordered, strength_of
from tests.games.operation_ww2.firing_line import house, piece, squad, with_models
from tests.games.operation_ww2.table import Idle, card, ground, play, unit
from tests.games.operation_ww2.test_artillery import PLAIN, battery
from tests.games.operation_ww2.vehicles.garage import fight, table, vehicle

FOE = unit("b.one", (60, 20))


# ---- set-up and lists --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-02")
@pytest.mark.parametrize(
    ("depth", "zone", "deep"), [(120, 35, False), (120, 35.01, True), (100, 25, False), (100, None, False)]
)
def test_az_set_02_zones_leave_fifty_centimetres_between_them(depth: float, zone: float | None, deep: bool) -> None:
    map = play(Idle(), FOE, map=ground(depth=depth)).context.map
    assert bool(too_deep(replace(load_scenario("crossroads-farm"), zone_depth=zone), map)) is deep


@pytest.mark.rule("AZ-TMP-04")
def test_az_tmp_04_only_people_who_go_along_change_what_a_vehicle_s_unit_is() -> None:
    car, other = vehicle("a.car", "sherman-75", (20, 60)), vehicle("a.other", "sherman-75", (40, 60))
    g = fight(Idle(), car, other, unit("a.men", (30, 60)), FOE)
    for joined, count in ((("a.other",), 1), (("a.men",), 2), (("a.other", "a.men"), 2), ((), 1)):
        assert len(g.context.accompanied((("a.car", joined),)).roll["a.car"]) == count, joined


# ---- who is detected ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEF-13", "AZ-DET-01", "AZ-DET-10")
@pytest.mark.parametrize(("x", "found"), [(62, True), (62.001, False)])
def test_az_det_01_who_touches_is_detected_be_he_on_another_floor(x: float, found: bool) -> None:
    own = with_models(unit("a.one", (60, 45)), m1={"storey": 1})
    foe = unit("b.one", (x, 45))
    g = table(own, foe, map=ground(house(50, 40, 70, 60, 2)), options={"detection_needs_sight": "on"})
    assert detection.model_detected(g, own.models[0], foe, foe.models[0]) is found


@pytest.mark.rule("AZ-DET-10", "AZ-COV-01", "AZ-VCOV-01")
def test_az_det_10_who_is_not_seen_is_in_cover() -> None:
    car = vehicle("b.car", "sherman-75", (60, 40))
    g = table(unit("a.one", (60, 90)), car, FOE)
    (own,) = g.state.units["a.one"].models
    for target, seen, cover, covered in (
        (car.models[0], "not", "none", True),
        (car.models[0], "clear", "none", False),
        (car.models[0], "partly", "heavy", False),
        (FOE.models[0], "clear", "none", False),
        (FOE.models[0], "clear", "light", True),
        (FOE.models[0], "partly", "none", True),
    ):
        assert sighting.is_in_cover(g, own, target, Look(seen, cover, ())) is covered, (seen, cover)  # type: ignore[arg-type]
    gun = battery((57.5, 82))
    guns = play(Idle(), gun, FOE, lists=PLAIN)
    assert sighting.is_in_cover(guns, FOE.models[0], gun.models[0], Look("partly", "none", ()))
    assert sighting.is_in_cover(guns, FOE.models[0], gun.models[0], Look("clear", "light", ()))


@pytest.mark.rule("AZ-DET-09", "AZ-MC-01", "AZ-MTI-02")
def test_az_det_09_how_a_gun_a_man_and_a_vehicle_are_detected() -> None:
    gun = replace(battery((57.5, 82)), detection="fired")
    g = play(Idle(), gun, FOE, lists=PLAIN)
    assert [sighting.detection_of(g, gun, model) for model in gun.models] == [(False, "fired")] * 2
    car = vehicle("a.car", "sherman-75", (60, 60), detection="moved")
    g = table(car, FOE)
    assert sighting.detection_of(g, car, car.models[0]) == (True, "moved")
    afoot = replace(car, detection="fired", models=(*car.models, replace(FOE.models[0], id="a.car.2")))
    assert sighting.detection_of(g, afoot, afoot.models[0])[0]


@pytest.mark.rule("AZ-DEF-04", "AZ-TER-04")
def test_az_def_04_what_is_a_tank_and_what_runs_on_tracks() -> None:
    for sheet, tank, tracked in (
        ("m5-stuart", True, True), ("sherman-75", True, True), ("tiger", True, True), ("sdkfz-251", False, True),
        ("jeep", False, False), ("m8-greyhound", False, False), ("opel-blitz", False, False), ("bmw-r75", False, False),
    ):  # fmt: skip
        car = vehicle("a.car", sheet, (60, 60))
        g = table(car, FOE)
        assert (sheets.is_tank(g, car.models[0]), sheets.is_tracked(g, car.models[0])) == (tank, tracked), sheet
        assert sheets.is_motorcycle(g, car.models[0]) is (sheet == "bmw-r75")


# ---- fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FLM-01")
def test_az_flm_01_a_flame_at_ones_own_feet_covers_nothing() -> None:
    shape = flame.template((60_000, 60_000), (60_000, 60_000), TABLES.flames["light"])
    assert shape.area == 0
    aside = flame.template((0, 0), (3_000, 4_000), TABLES.flames["light"])
    assert aside.area == pytest.approx(15_000 * 4_000 / 2)


@pytest.mark.rule("AZ-SCT-01")
def test_az_sct_01_a_direction_is_read_off_the_die_that_was_rolled() -> None:
    g, asked = play(Idle(), FOE), ReadDirection(0, 4)
    for choice, said in (
        (Pointing(4, 0), None), (Pointing(4, 359), None), (Pointing(4, 360), "az-refused-degrees"),
        (Pointing(4, -1), "az-refused-degrees"), (Pointing(5, 90), "refused-not-offered"),
        (LeaveAttached(), "refused-not-offered"),
    ):  # fmt: skip
        found = asked.refusal(g, choice)
        assert (found and found.message.id) == said, choice


@pytest.mark.rule("AZ-TWO-06", "AZ-SPL-04", "AZ-SMK-05")
def test_az_two_06_what_trench_and_smoke_add_at_the_open_part_of_a_vehicle() -> None:
    car = vehicle("b.car", "sdkfz-251", (60, 60))
    g = table(unit("a.one", (60, 90)), car)
    found = parts.open_part(g, car.models[0], ("trench", "smoke"))
    assert [each.value for each in found.to_hit] == [-1, -2]
    assert [each.value for each in found.damage] == [-2]
    assert found.number == g.context.limit("open-top-number")
    assert found.at_best
    assert parts.open_part(g, car.models[0]).to_hit == ()


@pytest.mark.rule("AZ-CRW-01", "AZ-CRW-02")
@pytest.mark.parametrize("held", [("mg42", "kar98k"), ("kar98k", "mg42"), ("mg42",)])
def test_az_crw_01_who_carries_a_rifle_too_is_served_at_his_machine_gun(held: tuple[str, ...]) -> None:
    own = squad("a.one", (60, 60), [held, ("kar98k",), ("kar98k",)], apart=2)
    g = play(Idle(), own, FOE)
    wants = TABLES.weapons["mg42"].assistants
    assert len(weapons.assistants(g, own)["a.one.1"]) == wants == 1
    alone = squad("a.one", (60, 60), [("kar98k",), ("kar98k",)], apart=2)
    assert weapons.assistants(g, alone) == {}


@pytest.mark.rule("AZ-VLS-11")
@pytest.mark.parametrize(
    ("facing", "turret", "at"),
    [(270, 90_000, 0), (270, 89_999, 359_999), (0, 0, 0), (270, 90_001, 1), (90, -90_000, 0), (0, -1, 359_999)],
)
def test_az_vls_11_a_turret_points_from_where_its_hull_does(facing: int, turret: int, at: int) -> None:
    car = vehicle("a.car", "sherman-75", (60, 60), facing, turret=turret)
    g = table(car, FOE)
    own = {each.at: arms.pointing(car.models[0], each) for each in sheets.sheet(g, car.models[0]).weapon}
    assert own["turret"] == at
    assert own["hull"] == facing * 1000


# ---- orders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXE-09")
def test_az_exe_09_who_leads_a_charge_and_whether_it_has_to_keep_together() -> None:
    foe = unit("b.foe", (60, 50))
    for places, busy, lead, loose in (
        (((60, 60), (63, 60)), (), "a.one.1", 0),
        (((60, 60), (63, 60)), ("a.one.1",), "a.one.2", 0),
        (((60, 60), (75, 60)), (), "a.one.1", None),
    ):
        own = unit("a.one", *places)
        besides = Besides(charge="b.foe", primes=tuple(Priming(each, "") for each in busy))
        intent = AssaultIntent("a.one.1", ((60_000, 52_000),), "fast", "b.foe", "never", besides)
        ordered = Ordered(0, "a.one", card("A4"), intent, stood=((60_000, 50_000),))
        found = charging(play(Idle(), own, foe), ordered, intent.way, "")
        assert found is not None
        assert (found.march.lead, found.march.loose, found.march.staying) == (lead, loose, busy)
    both = unit("a.one", (60, 60))
    tied = Besides(charge="b.foe", primes=(Priming("a.one.1", ""),))
    alone = AssaultIntent("a.one.1", (), "fast", "b.foe", "never", tied)
    ordered = Ordered(0, "a.one", card("A4"), alone, stood=((60_000, 50_000),))
    assert charging(play(Idle(), both, foe), ordered, (), "") is None


@pytest.mark.rule("AZ-EXE-09")
def test_az_exe_09_a_unit_has_suffered_if_its_target_or_a_model_is_gone() -> None:
    own = unit("a.one", (60, 60), (63, 60))
    g = play(Idle(), own, FOE)
    for intent in (FireIntent("b.one"), MoveIntent("a.one.1", (), "slow")):
        ordered = Ordered(0, "a.one", card("F4"), intent, strength=strength_of(own))
        assert not has_suffered(g.state, ordered)
        gone = replace(g.state, units={"a.one": own, "b.one": replace(FOE, place="gone")})
        assert has_suffered(gone, ordered) is isinstance(intent, FireIntent)
        fewer = replace(g.state, units=g.state.units | {"a.one": replace(own, models=own.models[:1])})
        assert has_suffered(fewer, ordered)


@pytest.mark.rule("AZ-VMV-01", "AZ-VMV-02", "AZ-VMV-04", "AZ-EMB-04")
def test_az_vmv_01_who_drives_is_bound_by_hatches_and_by_who_gets_aboard() -> None:
    car = vehicle("a.car", "sherman-75", (60, 60))
    g = table(car, unit("a.men", (90, 90)), FOE)
    for way in ((), ((60_000, 50_000),)):
        assert driveways.refusal(g, car, car.models[0], "move", way, "slow", Besides()) is None
        for besides in (
            Besides(boards=("a.men.1",), carrier="a.car.1"),
            Besides(leaves=("a.men.1",)),
            Besides(exposed=("cook",)),
        ):
            assert driveways.refusal(g, car, car.models[0], "move", way, "slow", besides) is not None, besides


@pytest.mark.rule("AZ-MOV-11", "AZ-ART-09", "AZ-DEF-02")
@pytest.mark.parametrize("option", ["free", "move_order"])
@pytest.mark.parametrize(
    ("order", "way", "facing", "free", "bound"),
    [
        ("fire", (), None, True, True), ("move", (), 90_000, True, True), ("fire", (), 90_000, True, False),
        ("move", ((60_000, 78_000),), None, True, True), ("fire", ((60_000, 78_000),), None, False, False),
        ("fire", ((60_000, 78_000),), 90_000, False, False),
    ],
)  # fmt: skip
def test_az_mov_11_when_a_gun_may_be_turned(
    order: Any, way: Any, facing: int | None, free: bool, bound: bool, option: str
) -> None:
    crew = battery((57.5, 82), (62.5, 82))
    g = play(Idle(), crew, FOE, lists=PLAIN, options={"gun_turn": option})
    found = pushing.refusal(g, crew, crew.models[0], order, way, "slow", facing)
    assert (found is None) is (free if option == "free" else bound)


# ---- panic -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-10")
@pytest.mark.parametrize(
    ("scared", "places", "lies"),
    [
        ((True, True), ((60, 60), (63, 60)), True),
        ((True, False), ((60, 60), (63, 60)), False),
        ((True, True), ((60, 60), (90, 60)), False),
        ((True, True), ((90, 90), (90, 60)), False),
    ],
)
def test_az_mor_10_all_of_a_unit_lie_in_cover(scared: tuple[bool, bool], places: Any, lies: bool) -> None:
    own = unit("a.one", *places, broken=True)
    own = with_models(own, **{f"m{n}": {"posture": "scared"} for n, down in enumerate(scared, 1) if down})
    g = play(Idle(), own, FOE, map=ground(piece("woods", 50, 50, 70, 70)))
    assert panic.lies_in_cover(g, own) is lies
    assert not panic.lies_in_cover(g, replace(own, models=()))


@pytest.mark.rule("AZ-MOR-15", "AZ-MOR-17")
def test_az_mor_15_a_wood_may_be_as_narrow_as_it_likes() -> None:
    own = unit("a.one", (60, 60), broken=True)
    for wide, end in ((0.1, 68), (0.3, 68.1)):
        (flight,) = flights(play(Idle(), own, FOE, map=ground(piece("woods", 50, 68, 70, 68 + wide))), own)
        assert flight.lies
        assert flight.way[-1][1] == pytest.approx(end * 1000, abs=101)


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-17", "AZ-MOR-12")
def test_az_mor_06_nobody_stops_nearer_to_the_enemy_on_his_way_to_cover() -> None:
    own = unit("a.one", (60, 60), broken=True)
    foe = unit("b.foe", (72, 78))
    g = play(Idle(), own, foe, map=ground(piece("woods", 50, 104, 70, 119)))
    (flight,) = flights(g, own)
    (x, y) = flight.way[-1]
    assert (x - 72_000) ** 2 + (y - 78_000) ** 2 >= 12_000**2 + 18_000**2


# ---- rooms -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RMS-06", "AZ-RMS-01")
@pytest.mark.parametrize(
    ("start", "from_", "end", "to", "stairs"),
    [
        ((60, 55), 0, (60, 45), 1, False), ((60, 55), 1, (60, 55.5), 0, True), ((45, 55), 0, (45, 45), 1, True),
        ((45, 55), 0, (45, 45), 0, False), ((60, 75), 0, (60, 66), 1, True), ((60, 75), 0, (60, 66), 0, False),
        ((60, 66), 1, (60, 75), 0, True), ((60, 66), 0, (60, 75), 0, False), ((60, 75), 0, (60, 50), 1, False),
    ],
)  # fmt: skip
def test_az_rms_06_floors_of_a_large_house_are_changed_at_its_stairs(
    start: Any, from_: int, end: Any, to: int, stairs: bool
) -> None:
    """A house 40 cm wide and 40 deep: its stairs are at 60, 50."""
    own = with_models(unit("a.one", start), m1={"storey": from_})
    g = table(own, FOE, map=ground(house(40, 30, 80, 70, 2)), options={"inside_buildings": "on"})
    assert rooms.has_stairs(g, "house")
    way = tuple((round(x * 1000), round(y * 1000)) for x, y in (start, end))
    found = rooms.fault(g, own.models[0], way, to)
    assert (found and found.rules) == (("AZ-RMS-06",) if stairs else None)


@pytest.mark.rule("AZ-CRW-03", "AZ-CRW-04", "AZ-CRW-05", "AZ-CRW-06", "AZ-CRW-07", "AZ-CRW-08")
@pytest.mark.parametrize(
    ("weapon", "crew", "still"),
    [
        ("mg42", 0, True), ("mg42", 1, False), ("bazooka", 0, True), ("bazooka", 1, False), ("kar98k", 0, False),
        ("light-mortar", 0, True), ("light-mortar", 1, True), ("81-mm-mortar", 2, True), ("105-mm-howitzer", 2, True),
    ],
)  # fmt: skip
def test_az_crw_03_what_cannot_be_fired_in_a_turn_in_which_one_goes(weapon: str, crew: int, still: bool) -> None:
    assert weapons.holds_still(TABLES.weapons[weapon], crew) is still
    # Without the trait only machine guns and launchers ask for their assistants.
    bare = replace(TABLES.weapons[weapon], traits=())
    assert weapons.holds_still(bare, crew) is (weapon in ("mg42", "bazooka") and crew == 0)
