"""Conditions of the chapters on vehicles, each by itself where it decides."""

from __future__ import annotations

from typing import Any, cast

import pytest
from shapely import box

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import kind_of
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.vehicles import cover, crew
from grognard.games.operation_ww2.ground.vehicles.facing import sides_towards
from grognard.games.operation_ww2.rules.area.blast import Shell, protection
from grognard.games.operation_ww2.rules.crews import radios
from grognard.games.operation_ww2.rules.driving import mounting
from grognard.games.operation_ww2.rules.driving.boarding import ChooseOnFoot
from grognard.games.operation_ww2.rules.fire.targets import detected, sees_and_detects
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.rules.intent.interrupting import held_shots
from grognard.games.operation_ww2.rules.intent.runners import way_towards
from grognard.games.operation_ww2.rules.movement import bicycles
from grognard.games.operation_ww2.rules.movement.fleeing import flights
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.rules.setup.deployment import SettingUp
from grognard.games.operation_ww2.rules.vehicle_fire import arms, striking, vehicles_in_the_way
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit, table_of
from grognard.games.operation_ww2.state.choices import PlaceRest, Post
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Held, Leg, MoveIntent
from grognard.games.operation_ww2.state.shots import Attempt, Part, shot
from grognard.games.operation_ww2.state.state import HeldShot, Ordered
from grognard.space.plane import Disc, Hull, gap
from tests.games.operation_ww2.firing_line import piece, squad, with_models
from tests.games.operation_ww2.table import DEFAULTS, Idle, card, ground, play, unit
from tests.games.operation_ww2.test_artillery import PLAIN, battery
from tests.games.operation_ww2.vehicles.garage import fight, table, vehicle

FOE = unit("b.one", (60, 20))


# ---- cover and sight ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-06")
@pytest.mark.parametrize(
    ("wide", "kind"), [(4.995, "small-wood"), (4.998, "small-wood"), (5, "woods"), (3, "small-wood")]
)
def test_az_los_06_how_wide_a_small_wood_is(wide: float, kind: str) -> None:
    assert kind_of("woods", box(0, 0, 30, wide)) == kind


@pytest.mark.rule("AZ-VCOV-01")
@pytest.mark.parametrize(
    ("wide", "traits", "covered"),
    [(5.6, (), True), (3.0, (), False), (3.0, ("camouflage-net",), True), (1.4, ("camouflage-net",), False)],
)
def test_az_vcov_01_half_is_hidden_or_a_quarter_under_a_net(wide: float, traits: Any, covered: bool) -> None:
    """A tank 8.2 cm long seen from the side past the end of a high wall before it."""
    car = vehicle("b.car", "sherman-75", (60, 40), 90, traits=traits)
    wall = piece("high-wall", 50, 45, 55.9 + wide, 45.5)
    g = table(unit("a.one", (60, 110)), car, map=ground(wall))
    assert cover.is_in_cover(g, (60_000, 110_000), car.models[0]) is covered
    if not traits:
        gun = replace(battery().models[0], x=60_000, y=40_000, length=8200, width=3800, facing=90_000)
        guns = play(Idle(), replace(battery((57.5, 82)), models=(gun,)), FOE, lists=PLAIN, map=ground(wall))
        assert cover.is_in_cover(guns, (60_000, 110_000), gun) is covered


@pytest.mark.rule("AZ-VEH-06")
def test_az_veh_06_right_at_the_middle_of_a_hull_is_its_front_and_its_side() -> None:
    tank = Hull(60_000, 60_000, 8_000, 4_000, 0)
    assert sides_towards(tank, (60_000, 60_000), "diagonals") == ("front", "side")
    assert sides_towards(tank, (62_000, 60_000), "diagonals") == ("side",)
    assert sides_towards(tank, (61_000, 62_000), "diagonals") == ("side", "rear")
    assert sides_towards(tank, (61_000, 58_000), "diagonals") == ("front", "side")
    assert sides_towards(tank, (60_000, 60_001), "diagonals") == ("rear",)


@pytest.mark.rule("AZ-AREA-05", "AZ-AREA-14")
def test_az_area_14_a_direct_burst_has_a_direction_and_an_indirect_one_has_none() -> None:
    wall = ground(piece("low-wall", 50, 58, 70, 58.9))
    foe = unit("b.one", (60, 60))
    g = play(Idle(), unit("a.one", (60, 20)), foe, map=wall)
    north, south = (60_000, 20_000), (60_000, 100_000)
    direct = Shell(0, "a.one", "a.one.1", "75-mm-m3", "heavy-weapons", north)
    for shell, covered in (
        (direct, "medium"),
        (replace(direct, start=south), "none"),
        (replace(direct, indirect=True), "none"),
        (replace(direct, start=None), "none"),
    ):
        assert protection(g, foe, foe.models[0], shell) == (covered, False), shell


@pytest.mark.rule("AZ-VLS-01", "AZ-VLS-02", "AZ-VLS-03", "AZ-SMK-05")
def test_az_vls_02_a_weapon_in_the_hull_sees_for_itself() -> None:
    """A post hides the target from the weapon in the hull, wherever the vehicle sees it from."""
    car = vehicle("a.car", "sherman-75", (60, 60))
    hidden = ground({"id": "wall", "kind": "high-wall", "rectangle": ((57, 80), (63, 81))})
    hull = next(each.id for each in TABLES.vehicles["sherman-75"].weapon if each.at == "hull")
    for map, seen in ((hidden, False), (ground(), True)):
        g = table(car, FOE, map=map)
        whole = g.context.sight.look(car.models[0], FOE.models[0])
        assert (arms.sees(g, car.models[0], hull, FOE.models[0], whole, ()) is not None) is seen


@pytest.mark.rule("AZ-COM-03", "AZ-DET-02")
def test_az_com_03_who_reports_sees_what_he_detects() -> None:
    own, foe = unit("a.one", (60, 60)), unit("b.foe", (60, 50))
    wall = ground(piece("high-wall", 50, 54, 70, 55))
    for map, option, seen in ((ground(), "off", True), (wall, "off", False), (wall, "on", False)):
        g = play(Idle(), own, foe, map=map, options={"detection_needs_sight": option})
        assert sees_and_detects(g, own, foe, foe.models[0]) is seen
    down = with_models(own, m1={"posture": "scared"})
    assert not sees_and_detects(play(Idle(), down, foe), down, foe, foe.models[0])


@pytest.mark.rule("AZ-DET-02", "AZ-DET-09", "AZ-SNP-05")
def test_az_snp_05_a_telescope_counts_only_where_it_is_asked_for() -> None:
    rifle = next(row.id for row in TABLES.weapons.values() if row.has("telescope"))
    own = squad("a.one", (60, 110), [rifle])
    for far, plain, through in ((60, True, True), (60.001, False, True), (110, False, False)):
        foe = unit("b.foe", (60, 108 - far), detection="stationary")
        g = play(Idle(), own, foe)
        assert bool(detected(g, own, foe, telescope=False)) is plain
        limit = g.context.limit("telescope-factor")
        assert bool(detected(g, own, foe)) is (through or far <= 60 * limit)


# ---- crews and boarding ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VEH-04", "AZ-VCM-01")
def test_az_veh_04_troops_aboard_man_a_carrier_that_has_lost_its_crew() -> None:
    car = vehicle("a.car", "sdkfz-251", (60, 60), crew=0)
    man = replace(unit("a.car", (60, 60)).models[0], id="a.car.2", aboard="a.car.1")
    full = replace(car, models=(*car.models, man))
    for own, fit in ((car, False), (full, True)):
        g = table(own, FOE)
        assert crew.fit_at(g, own.models[0], "driver") is fit
    tank = vehicle("a.tank", "sherman-75", (60, 60), crew=2, scared=2)
    assert not crew.fit_at(table(tank, FOE), tank.models[0], "driver")
    assert radios.sets(table(tank, FOE), tank) == ()
    whole = vehicle("a.tank", "sherman-75", (60, 60))
    assert radios.sets(table(whole, FOE), whole) == whole.models


@pytest.mark.rule("AZ-EMB-04", "AZ-MTI-03", "AZ-MTI-04")
def test_az_emb_04_what_a_way_on_foot_costs_who_has_got_off() -> None:
    own = unit("a.one", (60, 60))
    way = Leg("a.one.1", ((60_000, 70_000),))
    for kind, cost in (("low-wall", 15_000), ("marsh", 10_000)):
        g = play(Idle(), own, FOE, map=ground(piece(kind, 50, 64, 70, 65)))
        assert ChooseOnFoot._length(cast("Any", None), g, own.models[0], way) == cost
    road = play(Idle(), own, FOE, map=ground(piece("road", 50, 55, 70, 90)))
    assert ChooseOnFoot._length(cast("Any", None), road, own.models[0], way) == 5_000


@pytest.mark.rule("AZ-EMB-02", "AZ-EMB-04", "AZ-ANT-02")
def test_az_emb_02_those_who_get_aboard_stand_beside_the_vehicle_and_each_other() -> None:
    car = vehicle("a.car", "sdkfz-251", (60, 60))
    men = [
        replace(each, id=f"a.car.{n}")
        for n, each in enumerate(unit("a.car", (60, 72), (62.5, 72), (57.5, 72)).models, 2)
    ]
    own = replace(car, models=(*car.models, *men))
    g = table(own, FOE)
    ids = [man.id for man in men]
    for order in ("move", "assault"):
        found = mounting.routes(g, own, car.models[0], ids, order, {})
        assert list(found) == ids
        ends = [Disc(*way[-1], 1_000) for way in found.values()]
        assert all(gap(one, other) > 0 for n, one in enumerate(ends) for other in ends[:n])
        assert all(gap(end, car.models[0].body) <= 100 for end in ends)


@pytest.mark.rule("AZ-ANT-02", "AZ-EMB-04")
@pytest.mark.parametrize(
    ("far", "assault", "move"), [(8, True, True), (12, False, True), (17, False, False), (0, False, False)]
)
def test_az_ant_02_how_far_the_farthest_of_those_who_board_comes(far: float, assault: bool, move: bool) -> None:
    """5 cm are for getting aboard, of 15 in an Assault and 20 in a Move."""
    car = vehicle("a.car", "sdkfz-251", (60, 60))
    place = 60 + car.models[0].length / 2000 + 1 + far
    man = replace(unit("a.car", (60, place)).models[0], id="a.car.2")
    own = replace(car, models=(*car.models, man))
    g = table(own, FOE)
    boards = Besides(boards=("a.car.2",))
    for intent, comes in (
        (AssaultIntent("a.car.1", (), "slow", "b.one", "first", boards), assault),
        (MoveIntent("a.car.1", (), "slow", boards), move),
    ):
        assert mounting.coming_up(g, own, intent) == pytest.approx(far * 1000 if comes else 0, abs=20)
        assert mounting.coming_up(g, own, replace(intent, besides=Besides())) == 0
        assert mounting.coming_up(g, own, replace(intent, way=((60_000, 50_000),))) == 0


# ---- hits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-WPN-09", "AZ-TWO-02", "AZ-LCH-02")
def test_az_wpn_09_which_half_of_the_table_a_burst_rolls_on() -> None:
    g = table(
        vehicle("b.car", "sherman-75", (60, 60)), unit("a.one", (60, 90)), options={"he_on_vehicle": "small_arms_table"}
    )
    for weapon, how, half in (
        ("20-mm", "burst", "heavy-weapons"),
        ("75-mm-m3", "burst", "small-arms"),
        ("75-mm-m3", "shot", "heavy-weapons"),
        ("105-mm-howitzer", "blast", "small-arms"),
        ("kar98k", "shot", "small-arms"),
        ("kar98k", "collapse", "heavy-weapons"),
    ):
        ammunition: Any = "high-explosive" if how == "burst" else None
        hit = VehicleHit(weapon, (60_000, 90_000), how, ammunition=ammunition)  # type: ignore[arg-type]
        assert table_of(g, hit) == half, (weapon, how)


@pytest.mark.rule("AZ-NRV-06")
@pytest.mark.parametrize(
    ("sheet", "weapon", "how", "asks"),
    [
        ("sherman-75", "kar98k", "shot", True),
        ("sdkfz-251", "kar98k", "shot", False),
        ("jeep", "kar98k", "shot", False),
        ("sherman-75", "pak-40", "shot", False),
        ("sherman-75", "kar98k", "edge", False),
    ],
)
def test_az_nrv_06_whose_crew_tests_willpower(sheet: str, weapon: str, how: Any, asks: bool) -> None:
    car = vehicle("b.car", sheet, (60, 60))
    g = table(car, unit("a.one", (60, 90)))
    assert striking.asks_willpower(g, car.models[0], VehicleHit(weapon, (60_000, 90_000), how)) is asks


@pytest.mark.rule("AZ-OVL-01")
@pytest.mark.parametrize("first", [(60, 50), (60, 75)])
def test_az_ovl_01_of_two_that_hide_a_part_the_nearer_to_the_muzzle_is_hit(first: Any) -> None:
    """Fire from far aside of the table's corner, so that no distance is like another."""
    second = (60, 75) if first == (60, 50) else (60, 50)
    behind = vehicle("b.behind", "sherman-75", (60, 30), 90)
    names = {"b.near": first, "b.other": second}
    others = [vehicle(id, "tiger", at, 90) for id, at in names.items()]
    g = table(unit("a.one", (60, 110)), behind, *others)
    hit = VehicleHit("pak-40", (60_000, 110_000))
    low = next(place for place in TABLES.parts.values() if place.id == "main-weapon-hull")
    found = vehicles_in_the_way.hiding(g, hit, behind.models[0], cast("Any", low))
    nearer = next(id for id, at in names.items() if at == (60, 75))
    assert found == (nearer, f"{nearer}.1")


@pytest.mark.rule("AZ-FIRE-05", "AZ-FIRE-06", "AZ-FIRE-11")
@pytest.mark.parametrize(("far", "reaches"), [(60_000, True), (10_000_000, False)])
def test_az_fire_05_out_of_range_nothing_is_added(far: int, reaches: bool) -> None:
    attempt = Attempt("a.one.1", TABLES.weapons["kar98k"], "assault", far)
    found = shot(TABLES, DEFAULTS, attempt, Part("b.one", "infantry"))
    assert (found.need is not None) is reaches
    assert bool(found.to_hit) is reaches


@pytest.mark.rule("AZ-CRW-05", "AZ-CRW-08", "AZ-CRW-03", "AZ-CRW-04", "AZ-CRW-06", "AZ-CRW-07")
@pytest.mark.parametrize(
    ("weapon", "rule"),
    [("bazooka", "AZ-CRW-05"), ("mg42", "AZ-CRW-03"), ("light-mortar", "AZ-CRW-06"), ("81-mm-mortar", "AZ-CRW-07")],
)
def test_az_crw_05_by_which_rule_who_is_alone_does_not_fire_on_the_move(weapon: str, rule: str) -> None:
    own = squad("a.one", (60, 60), [weapon])
    g = play(Idle(), own, FOE)
    idle = {each.weapon: each.idle for each in armed(g, own, "assault", True)}
    assert idle[weapon] is not None
    assert idle[weapon].rule == rule  # type: ignore[union-attr]


# ---- orders and ways ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ANT-08", "AZ-ANT-10")
def test_az_ant_10_a_shot_waits_for_one_unit_only() -> None:
    def waits(mover: str, at: int, text: str, own: str = "b.one") -> HeldShot:
        return HeldShot(Ordered(1, own, card(text), FireIntent(mover, Held(mover, at))))

    held = (waits("a.one", 5, "F5"), waits("a.two", 1, "F1"), waits("a.one", 5, "F3", "b.two"), waits("a.one", 2, "F9"))
    g = play(Idle(), unit("a.one", (60, 60)), unit("a.two", (60, 90)), FOE, unit("b.two", (9, 9)), held=held)
    assert [(each.card.priority) for each in held_shots(g, "a.one")] == [9, 3, 5]
    assert [(each.card.priority) for each in held_shots(g, "a.two")] == [1]


@pytest.mark.rule("AZ-COM-06")
def test_az_com_06_a_runner_goes_round_what_he_would_be_stopped_by() -> None:
    own, goal = unit("a.runner", (60, 60)), unit("a.goal", (60, 76))
    far = unit("a.goal", (60, 100))
    assert way_towards(play(Idle(), own, far, FOE), own, far) == ((60_000, 80_000),)
    lake = ground(piece("deep-river", 59, 66, 61, 67))
    around = way_towards(play(Idle(), own, goal, FOE, map=lake), own, goal)
    assert len(around) == 2
    assert around[-1][1] > 70_000
    assert way_towards(play(Idle(), own, unit("a.goal", (60, 62)), FOE), own, unit("a.goal", (60, 62))) == ()
    for near in ((60, 76), (71, 65), (47, 66)):
        assert len(way_towards(play(Idle(), own, unit("a.goal", near), FOE), own, unit("a.goal", near))) == 1


@pytest.mark.rule("AZ-BIK-06", "AZ-DRV-01")
@pytest.mark.parametrize(
    ("kind", "deep", "tests"),
    [
        ("road", 20, 0),
        ("low-hedge", 5, 1),
        ("low-hedge", 4.9, 0),
        ("rubble", 8, 1),
        ("low-wall", 20, 0),
        ("open", 20, 0),
    ],
)
def test_az_bik_06_who_rides_tests_after_five_centimetres(kind: str, deep: float, tests: int) -> None:
    own = with_models(unit("a.one", (60, 60)), m1={"is_cyclist": True})
    g = play(Idle(), own, FOE, map=ground(piece(kind, 50, 65, 70, 65 + deep)))
    legs = (Leg("a.one.1", ((60_000, 90_000),)),)
    found = list(bicycles.driving_tests(g, own, legs))
    assert [(each.at, each.dice) for each in found] == [(10_000, 1)] * tests
    assert list(bicycles.driving_tests(g, with_models(own, m1={"is_cyclist": False}), legs)) == []


@pytest.mark.rule("AZ-MOR-07", "AZ-MOR-17")
@pytest.mark.parametrize("sheltered", [True, False])
def test_az_mor_07_if_some_are_in_cover_the_others_may_come_nearer_to_the_enemy(sheltered: bool) -> None:
    wood, first = piece("woods", 50, 60, 57, 64), (55, 62) if sheltered else (64, 68)
    own = unit("a.one", first, (60, 72), broken=True)
    g = play(Idle(), own, unit("b.foe", (60, 30)), map=ground(wood))
    *_, second = flights(g, own)
    assert (second.way[-1][1] < 72_000) is sheltered
    # Even if he does not get there.
    far = unit("a.one", first, (60, 86), broken=True)
    *_, second = flights(play(Idle(), far, unit("b.foe", (60, 30)), map=ground(wood)), far)
    assert (second.way[-1][1] < 86_000) is sheltered


# ---- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-04", "AZ-SET-07")
def test_az_set_04_a_seat_trusts_once() -> None:
    asked = SettingUp("set-up")
    once = asked.trusted(1, PlaceRest(in_cover=True))
    assert (once.trusting, once.covered) == ((1,), (1,))
    assert once.trusted(1, PlaceRest()) == once
    both = once.trusted(0, PlaceRest())
    assert (both.trusting, both.covered) == ((1, 0), (1,))


@pytest.mark.rule("AZ-SET-06", "AZ-TMP-06")
@pytest.mark.parametrize(("at", "found"), [((40, 60), ["a.one.1"]), ((70, 60), ["a.two.1"]), ((50, 60), [])])
def test_az_tmp_06_who_is_set_up_in_a_vehicle_stands_where_it_does(at: Any, found: list[str]) -> None:
    cars = [vehicle(f"a.{id}", "opel-blitz", place) for id, place in (("one", (40, 60)), ("two", (70, 60)))]
    men = replace(unit("a.men", at), place="waiting")
    g = fight(Idle(), *cars, men, FOE, options={"attachments": "on"})
    post = Post("a.men.1", at[0] * 1000, at[1] * 1000)
    assert zones.carriers(g, men, men.models[0], post) == found
