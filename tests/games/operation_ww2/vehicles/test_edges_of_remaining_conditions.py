"""More single conditions, each at its edge: another piece, another model, a part of a building, a trait of one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data import forces
from grognard.games.operation_ww2.data.scenarios import load_scenario, too_deep
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.blast_cover import cover_from, cover_stood_in
from grognard.games.operation_ww2.ground.fallen_buildings import number_at, sections
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import crew, sheets
from grognard.games.operation_ww2.ground.vehicles.course import is_movement
from grognard.games.operation_ww2.rules.area.flame import Pile, scorching
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed
from grognard.games.operation_ww2.rules.buildings import demolition
from grognard.games.operation_ww2.rules.close_combat import charge_ways
from grognard.games.operation_ww2.rules.driving import orders
from grognard.games.operation_ww2.rules.fire import heat, snipers, weapons
from grognard.games.operation_ww2.rules.fire.parts import vehicle as vehicle_part
from grognard.games.operation_ww2.rules.fire.targets import Sighted
from grognard.games.operation_ww2.rules.guns import gun_damage
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit
from grognard.games.operation_ww2.rules.light_and_weather.smoke import OneCloud
from grognard.games.operation_ww2.rules.morale import morale
from grognard.games.operation_ww2.rules.movement import following, panic, pushing
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.rules.turn import cards, execution
from grognard.games.operation_ww2.rules.vehicle_fire import armour, rapid_fire
from grognard.games.operation_ww2.state import muster
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.ground import Damaged
from grognard.games.operation_ww2.state.intents import Besides, Leg, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, with_models
from tests.games.operation_ww2.table import Idle, card, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, table, vehicle

FOE = unit("b.foe", (5, 5))
GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}


def way(*places: tuple[float, float]) -> Any:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


# ---- buildings and ground ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ROO-02")
@pytest.mark.parametrize(
    ("roofless", "at", "bare"),
    [
        ((), (30, 20), False),
        ((0,), (30, 20), True),
        ((1,), (30, 20), False),
        ((1,), (30, 45), True),
        ((0,), (90, 90), False),
    ],
)
def test_az_roo_02_only_the_section_whose_roof_is_gone_is_bare(roofless: Any, at: Any, bare: bool) -> None:
    built = {"material": "brick", "openings": [{"kind": "door", "at": (20, 100)}]}
    long = piece("building", 20, 10, 40, 60) | {"id": "house", "building": built}
    damaged = (Damaged("house", roofless=roofless, gaps=((20_000, 15_000),)),)
    g = table(unit("a.one", (5, 110)), unit("b.one", (90, 90)), map=ground(long), damaged=damaged)
    parts = sections(g.context.laid, "house", TABLES)
    assert len(parts) > 1
    found = demolition.is_roofless(g, (at[0] * 1000, at[1] * 1000))
    if at == (90, 90):
        assert not found
    else:
        assert found is (number_at(parts, (at[0] * 1000, at[1] * 1000)) in roofless)
        assert found is bare


@pytest.mark.rule("AZ-AREA-14")
@pytest.mark.parametrize(
    ("kinds", "cover"),
    [((), "none"), (("woods",), "light"), (("trench",), "medium"), (("woods", "trench"), "medium"),
     (("trench", "woods"), "medium")],
)  # fmt: skip
def test_az_area_14_the_best_of_what_one_stands_in_counts(kinds: Any, cover: str) -> None:
    map = ground(*(piece(kind, 50, 50, 70, 70) | {"id": kind} for kind in kinds))
    g = table(unit("a.one", (60, 60)), FOE, map=map)
    assert cover_stood_in(g, g.state.units["a.one"].models[0]) == cover


@pytest.mark.rule("AZ-AREA-14")
@pytest.mark.parametrize(("x", "cover"), [(60, "heavy"), (90, "medium")])
def test_az_area_14_a_tank_beside_the_line_hides_nobody_from_a_burst(x: float, cover: str) -> None:
    tank = vehicle("b.tank", "sherman-75", (x, 45))
    g = table(unit("a.one", (60, 60)), tank, map=ground(piece("high-wall", 40, 55, 80, 56)))
    own = g.state.units["a.one"]
    assert cover_from(g, (60_000, 30_000), own, own.models[0]) == cover


@pytest.mark.rule("AZ-HEAT-03", "AZ-HEAT-09")
@pytest.mark.parametrize(("pieces", "hard"), [((), False), (("low-wall",), True), (("woods",), False)])
def test_az_heat_03_only_what_one_is_behind_is_hard_cover(pieces: Any, hard: bool) -> None:
    map = ground(piece("low-wall", 40, 58, 80, 59), piece("woods", 40, 70, 80, 80))
    g = table(unit("a.one", (60, 60)), FOE, map=map)
    own = g.state.units["a.one"]
    assert heat.is_behind_hard_cover(g, Sighted(own, own.models[0], Look("clear", "light", pieces), 1.0)) is hard


# ---- fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FLM-04")
def test_az_flm_04_a_vehicle_is_struck_by_flame_as_such() -> None:
    aimed, pile = Aimed("a.one.1", "light-flamethrower", "b.car", "b.car.1"), Pile("b.car", ("b.car.1",), 5, False, 2)
    found: Any = scorching("a.one", aimed, (1, 2), vehicle("b.car", "jeep", (60, 60)).models[0], pile)
    assert (found.how, found.weapon, found.modifier) == ("flame", "light-flamethrower", 2)
    gun: Any = scorching("a.one", aimed, (1, 2), replace(person("b.gun.1", (60, 60)), **GUN), pile)
    assert not hasattr(gun, "how")


@pytest.mark.rule("AZ-CRW-01", "AZ-VEH-08")
def test_az_crw_01_a_vehicle_fires_what_is_mounted_on_it_and_men_what_they_carry() -> None:
    g = table(vehicle("a.car", "sherman-75", (60, 60)), squad("a.men", (20, 60), ["kar98k", "mp40"]), FOE)
    car, men = (weapons.armed(g, g.state.units[id], "fire", False) for id in ("a.car", "a.men"))
    assert {each.mount for each in car} >= {"gun", "hull"}
    assert {(each.weapon, each.mount) for each in men} >= {("kar98k", ""), ("mp40", "")}


@pytest.mark.rule("AZ-GUN-02", "AZ-HEAT-02")
@pytest.mark.parametrize("trait", [*armour.FRONTAL, *armour.ALL_ROUND])
def test_az_gun_02_each_kind_of_armour_adds_what_its_row_says_if_there_is_one(trait: str) -> None:
    g = table(vehicle("b.car", "sherman-75", (60, 60), traits=(trait,)), FOE)
    car = g.state.units["b.car"].vehicles[0]
    for side in ("front", "rear"):
        found = list(armour._damage(g, car, TABLES.weapons["kar98k"], side, None, "all"))
        labels = [each.label.args.get("row", each.label.id) if each.label.args else each.label.id for each in found]
        assert any(trait in str(label) for label in labels) is (
            trait in TABLES.damage and (side == "front" or trait in armour.ALL_ROUND)
        )


@pytest.mark.rule("AZ-RPF-02")
@pytest.mark.parametrize("template", [3, 5])
def test_az_rpf_02_a_row_of_templates_reaches_from_middle_to_middle(template: int) -> None:
    def chance(gun: str, id: str) -> Any:
        at = SimpleNamespace(model=SimpleNamespace(id=id))
        armed = SimpleNamespace(weapon=gun, templates=4)
        return SimpleNamespace(key=("a.gun.1", gun, id, 0), area=True, nearest=at, armed=armed)

    rows = {"20-mm": replace(TABLES.weapons["20-mm"], template=template)}
    g: Any = SimpleNamespace(context=SimpleNamespace(tables=SimpleNamespace(weapons=rows)))
    first, second = chance("20-mm", "b.one.1"), chance("20-mm", "b.one.2")
    row = rapid_fire.row_of(g, first, [first, second, chance("other", "b.one.3")])
    assert (row.count, row.reach, row.laid, row.others) == (4, template * 2000, ("b.one.1",), ("b.one.2",))


@pytest.mark.rule("AZ-SNP-05")
@pytest.mark.parametrize(
    ("arms_", "posture", "found"),
    [(("sniper-rifle",), "standing", True), (("pistol", "sniper-rifle"), "standing", True),
     (("kar98k",), "standing", False), ((), "standing", False), (("sniper-rifle",), "scared", False)],
)  # fmt: skip
def test_az_snp_05_one_telescope_is_enough(arms_: Any, posture: str, found: bool) -> None:
    rifle = next(id for id, row in TABLES.weapons.items() if row.has("telescope"))
    carried = tuple(rifle if each == "sniper-rifle" else each for each in arms_)
    own = with_models(unit("a.one", (60, 60)), m1={"weapons": carried, "posture": posture})
    g = table(own, FOE)
    assert snipers.has_telescope(g, g.state.units["a.one"], g.state.units["a.one"].models[0]) is found


# ---- smoke -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-04", "AZ-SMK-10")
def test_az_smk_04_clouds_lie_across_the_throw_of_who_throws_them() -> None:
    g = table(riflemen("a.one", (60, 60), 2), FOE)
    for thrower, places in (
        ("a.one.1", ((50_000, 40_000), (70_000, 40_000))),
        ("a.one.2", ((50_112, 41_483), (69_888, 38_517))),
        ("a.one.9", ((50_000, 40_000), (70_000, 40_000))),
    ):
        cloud = OneCloud(
            "a.one", "move", Smoking(thrower, "x", (0, 0)), 1, radius=10_000, templates=2, at=(60_000, 40_000)
        )
        found = sorted(cloud._places(g))
        assert all(
            abs(a - b) <= 40 for one, two in zip(found, places, strict=True) for a, b in zip(one, two, strict=True)
        ), found


@pytest.mark.rule("AZ-SMK-02")
@pytest.mark.parametrize(
    ("devices", "kept"), [(("gun",), True), (("launcher",), False), (("launcher", "gun"), True), ((), False)]
)
def test_az_smk_02_a_weapon_that_fires_smoke_fires_nothing_else(devices: Any, kept: bool) -> None:
    own = vehicle("a.car", "sherman-75", (60, 60))
    smoke = tuple(Smoking("a.car.1", device, (60_000, 20_000), "smoke") for device in devices)
    declared = MoveIntent("a.car.1", (), "slow", Besides(smoke=smoke))
    g = fight(Idle(), own, FOE, chain=(Ordered(0, "a.car", card("M5"), declared),))
    assert crew.smoke_keeps_from(g, own, own.models[0], "gun", "nothing") is kept


# ---- lists -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TER-04")
@pytest.mark.parametrize("sheet", sorted(TABLES.vehicles))
def test_az_ter_04_half_tracks_and_tanks_drive_on_tracks(sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(vehicle("a.car", sheet, (60, 60)), FOE)
    car, row = g.state.units["a.car"].vehicles[0], TABLES.vehicles[sheet]
    tracked = row.type == "half-track" or row.type.endswith("-tank")
    assert sheets.is_tracked(g, car) is (tracked or not row.wheels)
    monkeypatch.setattr(sheets, "sheet", lambda g, model: replace(row, wheels=4))
    assert sheets.is_tracked(g, car) is tracked


@pytest.mark.rule("AZ-MC-02")
@pytest.mark.parametrize(
    ("vehicles", "section"),
    [(("bmw-r75",), False), (("bmw-r75", "bmw-r75"), True), (("bmw-r75", "jeep"), False), (("bmw-r75", ""), False)],
)
def test_az_mc_02_a_section_is_of_several_motorcycles(vehicles: Any, section: bool) -> None:
    entries: Any = [SimpleNamespace(vehicle=each) for each in vehicles]
    assert muster._is_section(entries, TABLES) is section


@pytest.mark.rule("AZ-EXP-01", "AZ-SMK-07")
@pytest.mark.parametrize(("count", "fits"), [(1, True), (3, True), (4, False)])
def test_az_exp_01_as_many_charges_as_men(count: int, fits: bool) -> None:
    men = (forces.Men(count=3, role="rifleman"),)
    entry = forces.ForceUnit(id="one", title="One", training=4, panic_limit=3, points=0, men=men,
                             extras={"explosive-charge": count})  # fmt: skip
    assert (list(forces._extras(entry, TABLES)) == []) is fits


# ---- morale, orders, ways ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-04", "AZ-DEF-07")
@pytest.mark.parametrize(("added", "need"), [(0, 4), (2, 2), (3, 1), (4, 1), (9, 1), (-2, 6)])
def test_az_mor_04_a_test_needs_a_one_at_least(added: int, need: int, monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(unit("a.one", (60, 60)), FOE)
    monkeypatch.setattr(morale, "modifiers", lambda g, unit: [Modifier(say("az-roll-morale"), added, "AZ-MOR-04")])
    found = morale.test_of(g, g.state.units["a.one"])
    assert dict(found.args)["need"] == need


@pytest.mark.rule("AZ-LON-03")
def test_az_lon_03_riders_of_motorcycles_panic_too() -> None:
    bike = vehicle("a.bike", "bmw-r75", (60, 60), broken=True)
    others = (unit("a.gone", (10, 60), broken=True, place="gone"), unit("a.calm", (20, 60)))
    g = table(
        bike, vehicle("a.tank", "sherman-75", (90, 60), broken=True), unit("a.one", (30, 60), broken=True), *others, FOE
    )
    assert [each.id for each in panic.panicking(g, 0)] == ["a.bike", "a.one"]


@pytest.mark.rule("AZ-ORD-07", "AZ-VEH-04", "AZ-NRV-09")
def test_az_ord_07_an_order_is_spent_if_all_on_foot_lie_and_some_do() -> None:
    order = Ordered(0, "a.one", card("M5"), MoveIntent("a.one.1", (), "slow"))
    two = unit("a.one", (60, 60), (63, 60))
    aboard = with_models(two, m1={"aboard": "a.car.1"}, m2={"aboard": "a.car.1"})
    g = table(two, FOE)
    for own, scared, spent in (
        (two, (), False), (two, ("a.one.1",), False), (two, ("a.one.1", "a.one.2"), True), (aboard, (), False),
    ):  # fmt: skip
        assert execution.only_recovers(g, order, own, scared) is spent


@pytest.mark.rule("AZ-MOV-04", "AZ-MOV-05", "AZ-INT-08", "AZ-MOV-12")
def test_az_mov_10_who_lay_on_each_other_before_may_do_so_after() -> None:
    for x, fine in ((63, True), (60.5, True)):
        own = unit("a.one", (60, 60), (66, 60), (x, 60.0))
        g = table(own, FOE)
        march = March("a.one", "move", "slow", "a.one.1", way((60, 58)))
        legs = (Leg("a.one.2", ()), Leg("a.one.3", way((60.5, 58)) if x == 60.5 else ()))
        assert (following.refusal(g, march, legs) is None) is fine, x
    apart = unit("a.one", (60, 60), (66, 60))
    g = table(apart, FOE)
    march = March("a.one", "move", "slow", "a.one.1", way((60, 58)))
    assert following.refusal(g, march, (Leg("a.one.2", way((61, 58))),)) is not None


@pytest.mark.rule("AZ-MOV-11")
@pytest.mark.parametrize(("third", "fine"), [((60, 66), True), ((60, 90), True)])
def test_az_mov_11_a_crew_that_was_torn_may_stay_so(third: Any, fine: bool) -> None:
    men = [person(f"a.one.{n}", at) for n, at in ((2, (62.5, 60)), (3, (57.5, 60)), (4, third))]
    own = replace(unit("a.one"), models=(replace(person("a.one.1", (60, 60)), **GUN), *men))
    g = table(own, FOE, lists={"a.one": {"gun": "pak-40", "people": 3}})
    ask = pushing.ChooseServing(0, "a.one", "a.one.1", way((60, 57)), "slow", None)
    legs = (Leg("a.one.2", way((62.5, 57))), Leg("a.one.3", way((57.5, 57))), Leg("a.one.4", ()))
    assert (ask.refusal(g, Follow(legs)) is None) is fine
    # Who kept together has to go on doing so.
    far = pushing.ChooseServing(0, "a.one", "a.one.1", way((60, 55)), "slow", None)
    legs = (Leg("a.one.2", way((62.5, 55))), Leg("a.one.3", way((57.5, 55))), Leg("a.one.4", way((60, 69.9))))
    if third == (60, 66):
        assert far.refusal(g, Follow(legs)) is not None


# ---- parts of targets, scenarios, guns ---------------------------------------------------------------------------


@pytest.mark.rule("AZ-VEH-09", "AZ-MTI-05", "AZ-MC-07")
@pytest.mark.parametrize(("latest", "column"), [("lay", "infantry"), ("drove", "unarmoured")])
def test_az_mc_07_a_motorcycle_at_rest_is_a_part_of_infantry(latest: str, column: str) -> None:
    g = table(vehicle("b.bike", "bmw-r75", (60, 60), latest=latest), unit("a.one", (60, 20)))
    found = vehicle_part(g, g.state.units["a.one"].models[0], g.state.units["b.bike"].vehicles[0])
    assert found.target == column


@pytest.mark.rule("AZ-DEF-06")
@pytest.mark.parametrize(
    ("traits", "has"), [((True,), True), ((True, True), True), ((True, False), False), ((False,), False)]
)
def test_az_def_06_all_of_a_unit_have_what_it_has(traits: Any, has: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(unit("a.one", (60, 60)), FOE)
    entries = [SimpleNamespace(has=lambda trait, tables, found=found: found) for found in traits]
    monkeypatch.setitem(g.context.roll, "a.one", entries)
    assert g.context.has("a.one", "radio") is has


@pytest.mark.rule("AZ-ART-01")
@pytest.mark.parametrize("added", [0, 3, 9, -9])
def test_az_art_01_which_faces_harm_a_gun(added: int) -> None:
    found = gun_damage.harmful(TABLES, GunHit("75-76-mm", None, added))
    harmless = gun_damage.harmful(TABLES, GunHit("75-76-mm", None, 0))
    assert found == {die for die in range(1, 11) if min(max(die + added, 1), 10) in harmless}
    assert 1 not in harmless
    assert 10 in harmless


@pytest.mark.rule("AZ-SET-02")
@pytest.mark.parametrize(
    ("zone", "depth", "told"), [(35, 120, None), (35.001, 120, 50), (None, 51, None), (None, 49, 50), (0, 50, None)]
)
def test_az_set_02_zones_leave_the_middle_free(zone: Any, depth: float, told: Any) -> None:
    plan, map = replace(load_scenario("crossroads-farm"), zone_depth=zone), SimpleNamespace(
        ground=SimpleNamespace(depth=depth * 1000))  # fmt: skip
    found = too_deep(plan, map)  # type: ignore[arg-type]
    assert (None if found is None else found.args["width"]) == told


@pytest.mark.rule("AZ-VMV-07")
@pytest.mark.parametrize(
    ("turns", "length", "moves"), [(0, 0.0, False), (1, 0.0, True), (0, 5.0, True), (1, 5.0, True)]
)
def test_az_vmv_07_turning_or_driving_is_a_movement(turns: int, length: float, moves: bool) -> None:
    found: Any = [SimpleNamespace(turns=0, length=0.0), SimpleNamespace(turns=turns, length=length)]
    assert is_movement(found) is moves


@pytest.mark.rule("AZ-MOV-11")
def test_az_mov_11_a_crew_turns_with_a_gun_from_wherever_it_pointed() -> None:
    men = [person(f"a.one.{n}", at) for n, at in ((2, (60, 62.5)), (3, (60, 57.5)))]
    own = replace(unit("a.one"), models=(replace(person("a.one.1", (60, 60)), **(GUN | {"facing": 90_000})), *men))
    g = table(own, FOE, lists={"a.one": {"gun": "pak-40", "people": 2}})
    ask = pushing.ChooseServing(0, "a.one", "a.one.1", (), "slow", 180_000)
    ends = [tuple(round(each / 1000, 1) for each in leg.way[-1]) for leg in ask.legs(g)]
    assert ends == [(57.5, 60.0), (62.5, 60.0)]


@pytest.mark.rule("AZ-RPF-01")
def test_az_rpf_01_where_a_template_lies_already_is_listed_once() -> None:
    g = table(unit("a.one", (5, 110)), unit("b.one", (60, 60), (64, 60), (90, 60)))
    row = rapid_fire.Row(4, 6000, ("b.one.1", "b.one.2"), ("b.one.2", "b.one.3"))
    assert rapid_fire.touching(g, row) == ("b.one.1", "b.one.2")
    assert rapid_fire.touching(g, replace(row, laid=("b.one.1",))) == ("b.one.2", "b.one.1")


@pytest.mark.rule("AZ-VEH-04", "AZ-ORD-07")
@pytest.mark.parametrize(("scared", "spent"), [((5, 5), True), ((5, 0), False), ((0, 5), False), ((4, 5), False)])
def test_az_veh_04_an_order_is_spent_if_all_crews_are_scared(scared: Any, spent: bool) -> None:
    second = vehicle("a.two", "sherman-75", (80, 60), scared=scared[1]).models[0]
    own = vehicle("a.car", "sherman-75", (60, 60), scared=scared[0], models=(replace(second, id="a.car.2"),))
    assert orders.is_spent(own) is spent


@pytest.mark.rule("AZ-CRD-04", "AZ-CRD-05", "AZ-CRD-06")
def test_az_crd_05_an_answer_to_another_question_gives_nothing_up() -> None:
    g = table(unit("a.one", (60, 60)), FOE)
    found: Any = cards.ChooseToGiveUp(0, "turn", 0, 1).refusal(g, Follow(()))
    assert found is not None


@pytest.mark.rule("AZ-CC-03")
@pytest.mark.parametrize(("gun", "found"), [((60, 66), []), ((80, 66), ["b.foe.1"])])
def test_az_cc_03_nobody_left_over_goes_through_the_unit_s_own_gun(gun: Any, found: list[str]) -> None:
    own = replace(unit("a.one", (60, 70)), models=(person("a.one.1", (60, 70)), replace(person("a.one.2", gun), **GUN)))
    enemy = unit("b.foe", (60, 58))
    g = table(own, enemy, lists={"a.one": {"gun": "pak-40"}})
    march = March("a.one", "assault", "fast", "a.one.1", ())
    told = charge_ways.openings(g, own, march, {}, own.models[0], list(enemy.models))
    assert [each.id for each, _ in told] == found
