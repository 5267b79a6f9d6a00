"""Single conditions of rules, each at its edge: one of two, nobody, exactly so far, another kind of thing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.book.modifiers import total
from grognard.core.records import replace
from grognard.games.operation_ww2.data.scenarios import load_scenario, zone_depth
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.rows import label
from grognard.games.operation_ww2.ground.detection import model_detected
from grognard.games.operation_ww2.ground.vehicles import crew, motorcycles, sighting
from grognard.games.operation_ww2.ground.vehicles.course import course
from grognard.games.operation_ww2.ground.vehicles.cover import is_in_cover
from grognard.games.operation_ww2.rules.area.grenades import THROWN
from grognard.games.operation_ww2.rules.close_combat import close_combat
from grognard.games.operation_ww2.rules.driving import (
    breaches,
    driveways,
    overrunning,
    ramming,
    riding,
    squads,
    towing,
)
from grognard.games.operation_ww2.rules.driving.boarding import ChooseOnFoot
from grognard.games.operation_ww2.rules.fire import shooting, volley
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, accuracy
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.parts import exposed
from grognard.games.operation_ww2.rules.light_and_weather.smoke import OneCloud
from grognard.games.operation_ww2.rules.movement import following
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.rules.tunnels import declaring
from grognard.games.operation_ww2.rules.turn.chain import playable
from grognard.games.operation_ww2.rules.vehicle_fire import arms, rapid_fire
from grognard.games.operation_ww2.state.choices import Follow, Man
from grognard.games.operation_ww2.state.ground import Manhole
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, with_models
from tests.games.operation_ww2.table import Idle, card, ground, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, table, vehicle, vehicle_model

FOE = unit("b.foe", (5, 5))
GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}


def way(*places: tuple[float, float]) -> Any:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def rules(found: Any) -> tuple[str, ...]:
    return () if found is None else found.rules


# ---- fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FF-01", "AZ-FF-02")
def test_az_ff_02_the_die_is_told_what_it_needs() -> None:
    for training in (3, 4):
        assert dict(accuracy(training, ASTRAY).args) == {"need": training}


@pytest.mark.rule("AZ-FIRE-18", "AZ-FIRE-11", "AZ-CRW-01")
@pytest.mark.parametrize(
    ("arms_", "asked"),
    [
        # Who serves a mortar could fire himself; so he could beside a third.
        (["light-mortar", "kar98k"], True), (["light-mortar", "kar98k", "kar98k", "kar98k"], True),
        (["light-mortar", "pistol"], False), (["mg42", "kar98k"], False), (["kar98k", "kar98k"], False),
    ],
)  # fmt: skip
def test_az_fire_11_whose_assistants_could_fire_is_asked(arms_: Any, asked: bool) -> None:
    g = table(squad("a.one", (60, 90), arms_, apart=2), unit("b.one", (60, 50), detection="fired"))
    own = g.state.units["a.one"]
    power = firepower(g, own, "b.one", "fire")
    assert shooting.is_worth_asking(g, own, power, shooting.planned(g, own, power)) is asked


@pytest.mark.rule("AZ-RPF-02", "AZ-AREA-02")
def test_az_rpf_02_one_template_of_a_mortar_and_none_of_a_rifle() -> None:
    g = table(squad("a.one", (60, 90), ["light-mortar", "kar98k"]), unit("b.one", (60, 50), detection="fired"))
    power = firepower(g, g.state.units["a.one"], "b.one", "fire")
    mortar, rifle = (
        next(each for each in power.chances if each.armed.weapon == id) for id in ("light-mortar", "kar98k")
    )
    assert list(volley.templates(g, [rifle, mortar, rifle], power.chances, [])) == [mortar]


@pytest.mark.rule("AZ-RPF-02")
def test_az_rpf_02_templates_are_those_of_the_same_gun() -> None:
    def chance(gun: str, id: str, area: bool = True) -> Any:
        return SimpleNamespace(
            key=("a.gun.1", gun, id, 0), area=area, nearest=SimpleNamespace(model=SimpleNamespace(id=id))
        )

    first, second = chance("20-mm", "b.one.1"), chance("20-mm", "b.one.2")
    others = [chance("other", "b.one.2"), chance("20-mm", "b.one.2", area=False)]
    for listed in ([first, second, *others], [*others, first, second]):
        assert rapid_fire.aims_of(first, listed, ["b.one.2", "b.one.1"]) == (second, first)


@pytest.mark.rule("AZ-ORD-09", "AZ-ORD-13")
@pytest.mark.parametrize(
    ("order", "usable", "option", "worth"),
    [
        ("fire", False, "moved_if_no_usable_weapon", "fired"), ("fire", True, "moved_if_no_usable_weapon", "fired"),
        ("covering-fire", False, "moved_if_no_usable_weapon", "fired"), ("ambush", False, "always_fired", ""),
        ("assault", False, "moved_if_no_usable_weapon", ""), ("assault", False, "always_fired", "fired"),
        ("assault", True, "moved_if_no_usable_weapon", "fired"),
    ],
)  # fmt: skip
def test_az_ord_13_only_an_assault_without_weapons_is_no_fire(
    order: Any, usable: bool, option: str, worth: str
) -> None:
    g = table(unit("a.one", (60, 60)), FOE, options={"assault_without_shot": option})
    power: Any = SimpleNamespace(is_usable=usable)
    assert volley.without_a_shot(g, order, power) == worth


@pytest.mark.rule("AZ-GRN-01", "AZ-EXP-01")
def test_az_grn_01_grenades_and_charges_are_thrown() -> None:
    thrown = {id for id, row in TABLES.weapons.items() if row.group in THROWN}
    assert {"hand-grenade", "explosive-charge"} <= thrown
    assert not thrown & {"kar98k", "panzerfaust", "light-mortar", "light-flamethrower"}


@pytest.mark.rule("AZ-VLS-01", "AZ-VCOV-02", "AZ-VLS-04", "AZ-SMK-05")
@pytest.mark.parametrize(("right", "seen"), [(61, "partly"), (61.3, "not")])
def test_az_vcov_02_the_nearest_edge_of_a_hull_is_as_wide_as_the_hull(right: float, seen: str) -> None:
    # Its middle is 9 cm deep in the wood, its front less than 5; a wall hides all but what lies to one side of it.
    tank = vehicle("b.tank", "sherman-75", (60, 50))
    map = ground(piece("woods", 40, 30, 80, 58.9), piece("high-wall", 20, 70, right, 71))
    g = table(unit("a.one", (60, 100)), tank, FOE, map=map)
    looking, target = g.state.units["a.one"].models[0], g.state.units["b.tank"].models[0]
    assert sighting.look(g, looking, target).seen == seen


@pytest.mark.rule("AZ-VLS-01", "AZ-VLS-02", "AZ-VLS-03", "AZ-SMK-05")
@pytest.mark.parametrize(("sheet", "mount", "as_whole"), [("stug-iii", "roof", True), ("stug-iii", "gun", False)])
def test_az_vls_01_from_a_mount_on_the_roof_one_sees_what_the_vehicle_does(
    sheet: str, mount: str, as_whole: bool
) -> None:
    # A house hides the target from the middle of the hull, not from its front.
    g = table(vehicle("a.car", sheet, (60, 60)), unit("b.one", (60, 30)), FOE)
    car, foe = g.state.units["a.car"].vehicles[0], g.state.units["b.one"].models[0]
    whole = replace(g.context.sight.look(car, foe), cover="heavy")
    found = arms.sees(g, car, mount, foe, whole, ())
    assert found is not None
    assert (found[0] == whole) is as_whole


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MC-06")
@pytest.mark.parametrize(("sheet", "falls"), [("bmw-r75", True), ("kubelwagen", False), ("jeep", False)])
def test_az_mc_06_a_car_whose_driver_is_hit_stands(sheet: str, falls: bool) -> None:
    car = vehicle("a.car", sheet, (60, 60), latest="drove")
    fast = MoveIntent("a.car.1", way((60, 40)), "fast")
    g = fight(Idle(), car, FOE, chain=(Ordered(0, "a.car", card("M5"), fast),))
    assert motorcycles.is_overturned(g, car, car.models[0], [Man("driver")]) is falls


@pytest.mark.rule("AZ-MC-04")
@pytest.mark.parametrize(("at", "rode"), [((60, 60), False), ((60, 50), True)])
def test_az_mc_04_who_is_at_cover_already_rides_nowhere(at: Any, rode: bool) -> None:
    bike = vehicle("a.bike", "bmw-r75", at, broken=True)
    g = table(bike, unit("b.foe", (60, 5)), map=ground(piece("rubble", 40, 56, 80, 80)))
    before = g.state.units["a.bike"].vehicles[0]
    assert riding.flee(g, g.state.units["a.bike"]) is rode
    after = g.state.units["a.bike"].vehicles[0]
    assert ((after.x, after.y) == (before.x, before.y)) is not rode


@pytest.mark.rule("AZ-OVR-01", "AZ-OVR-04")
@pytest.mark.parametrize(("number", "order", "found"), [(0, "move", ()), (-1, "assault", ("AZ-OVR-01",)),
                                                        (1, "assault", ()), (1, "move", ("AZ-OVR-01",))])  # fmt: skip
def test_az_ovr_01_how_many_are_overrun_is_no_less_than_none(number: int, order: Any, found: Any) -> None:
    g = table(vehicle("a.car", "sherman-75", (60, 60)), FOE)
    car = g.state.units["a.car"].vehicles[0]
    course = driveways.stretches_of(g, car, way((60, 45)), Besides())
    assert rules(overrunning.refusal(g, car, order, Besides(overrun=number), course)) == found


@pytest.mark.rule("AZ-TOW-01")
@pytest.mark.parametrize("kind", [MoveIntent, AssaultIntent])
def test_az_tow_01_only_with_a_move_a_gun_is_hitched(kind: Any) -> None:
    car, gun = vehicle("a.car", "opel-blitz", (60, 60)), replace(person("a.gun.1", (60, 67.6)), **GUN)
    men = [person(f"a.gun.{n}", at) for n, at in ((2, (57, 67.6)), (3, (63, 67.6)), (4, (60, 71.8)))]
    crew_ = replace(unit("a.gun"), models=(gun, *men))
    g = table(car, crew_, FOE, lists={"a.gun": {"gun": "pak-40", "people": 3}})
    besides = Besides(hitches="a.car.1")
    intent = kind("a.gun.2", (), "slow", besides) if kind is MoveIntent else kind(
        "a.gun.2", (), "slow", None, "first", besides)  # fmt: skip
    found = rules(towing.hitching_refusal(g, g.state.units["a.gun"], intent))
    assert ("AZ-TOW-05" in found) is (kind is AssaultIntent)


@pytest.mark.rule("AZ-SMK-02")
@pytest.mark.parametrize(("user", "kept"), [("a.car.1", True), ("a.car.2", False)])
def test_az_smk_02_the_smoke_of_another_vehicle_keeps_nobody_from_firing(user: str, kept: bool) -> None:
    own = vehicle("a.car", "sherman-75", (60, 60), models=(vehicle_model("a.car.2", "sherman-75", (70, 60)),))
    smoke = MoveIntent("a.car.1", (), "slow", Besides(smoke=(Smoking(user, "gun", (60_000, 20_000), "smoke"),)))
    g = fight(Idle(), own, FOE, chain=(Ordered(0, "a.car", card("M5"), smoke),))
    assert crew.smoke_keeps_from(g, own, own.models[0], "gun", "nothing") is kept


@pytest.mark.rule("AZ-VSQ-05", "AZ-VSQ-07")
def test_az_vsq_05_motorcycles_are_no_squad_that_wavers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(squads, "entered", lambda g, unit: 2)
    monkeypatch.setattr(squads, "lost", lambda g, unit: 1)
    for sheet, wavers in (("sherman-75", True), ("bmw-r75", False)):
        g = table(vehicle("a.car", sheet, (60, 60)), FOE, options={"vehicle_squads": "on"})
        assert [each.id for each in squads.wavering(g)] == (["a.car"] if wavers else [])


@pytest.mark.rule("AZ-TKB-06", "AZ-TKB-02")
@pytest.mark.parametrize("first", ["near", "other"])
def test_az_tkb_06_only_the_people_of_the_house_that_is_come_into_are_driven_over(first: str) -> None:
    built = {"building": {"material": "brick", "storeys": 1, "openings": [{"kind": "door", "at": (60, 70)}]}}
    near = piece("building", 50, 40, 70, 50) | built | {"id": "near"}
    other = piece("building", 80, 40, 100, 50) | {"id": "other", "building": built["building"] | {"openings": []}}
    map = ground(near, other) if first == "near" else ground(other, near)
    for inside, left, right in (("", 50_000, 70_000), ("other", 50_000, 100_000)):
        tank = vehicle("a.car", "sherman-75", (60, 60), turret=180_000, inside=inside)
        g = table(tank, FOE, map=map, options={"tanks_in_buildings": "on"})
        car = g.state.units["a.car"].vehicles[0]
        found = breaches.ground(g, car, driveways.stretches_of(g, car, way((60, 45)), Besides()))
        assert found is not None
        assert (round(found.bounds[0]), round(found.bounds[2])) == (left, right)


# ---- on foot -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EMB-02", "AZ-MTI-03", "AZ-MOV-05", "AZ-EMB-04", "AZ-MTI-04")
def test_az_emb_04_who_stands_badly_may_stay_there() -> None:
    """Two who lie on each other, or one who stands against the hull, need not go; who goes must not end so."""
    for places, legs, fine in (
        (((66, 60), (66.5, 60)), ((), ()), True), (((66, 60), (66.5, 60)), (((66, 57),), ()), True),
        (((66, 60), (70, 60)), (((69.5, 60),), ()), False),
        (((61, 60), (70, 60)), ((), ((70, 57),)), True), (((66, 60), (70, 60)), (((61, 60),), ()), False),
    ):  # fmt: skip
        men = tuple(person(f"a.car.{n}", at) for n, at in enumerate(places, 2))
        g = table(vehicle("a.car", "opel-blitz", (60, 60), models=men), FOE, lists={"a.car": {"people": 2}})
        ask = ChooseOnFoot(0, "a.car", "a.car.1", "move", "slow", (60_000, 60_000))
        chosen = Follow(tuple(Leg(f"a.car.{n}", way(*each)) for n, each in enumerate(legs, 2)))
        assert (ask.refusal(g, chosen) is None) is fine, (places, legs)


@pytest.mark.rule("AZ-MOV-06", "AZ-MOV-12")
def test_az_mov_12_the_leader_stays_where_no_part_of_his_way_lets_the_unit_close_up() -> None:
    """A river bars his way at once; the other cannot come straight, but round a pond."""
    own = unit("a.one", (20, 60), (34, 60))
    map = ground(piece("deep-river", 19.9, 0, 19.95, 120), piece("deep-river", 29, 58, 30, 61.5) | {"id": "pond"})
    g = table(own, FOE, map=map)
    march = March("a.one", "move", "fast", "a.one.1", way((10, 60)), loose=None)
    found = following.closing_up(g, own, march, (way((20, 60))[0], *march.way))
    assert (found.way, found.loose) == ((), 0)


@pytest.mark.rule("AZ-MOV-04", "AZ-MOV-05", "AZ-INT-08", "AZ-MOV-12")
def test_az_mov_05_nobody_follows_onto_the_unit_s_own_gun() -> None:
    own = with_models(unit("a.one", (60, 60), (63, 60), (63, 52)), m3=GUN)
    g = table(own, FOE, lists={"a.one": {"gun": "pak-40"}})
    whole = g.state.units["a.one"]
    march = March("a.one", "move", "slow", "a.one.1", way((60, 58)))
    for end, fine in (((63, 58), True), ((63, 54), False), ((63, 56), True)):
        found = following.refusal(g, march, (Leg("a.one.2", way(end)),))
        assert (found is None) is fine, end
    assert whole.models[2].role == "gun"


@pytest.mark.rule("AZ-SMK-04", "AZ-SMK-10")
def test_az_smk_04_clouds_that_come_down_where_their_device_is_lie_side_by_side() -> None:
    own = riflemen("a.one", (60, 60), 1)
    g = table(own, FOE)
    cloud = OneCloud("a.one", "move", Smoking("a.one.1", "x", (60_000, 60_000)), 1, radius=50_000, templates=3,
                     at=(60_000, 60_000))  # fmt: skip
    assert cloud._places(g) == ((-40_000, 60_000), (60_000, 60_000), (160_000, 60_000))


@pytest.mark.rule("AZ-TUN-05")
@pytest.mark.parametrize(("far", "found"), [(11, True), (11.001, False)])
def test_az_tun_05_who_stands_exactly_ten_from_the_entry_may_be_charged(far: float, found: bool) -> None:
    own: Unit = unit("a.one", (60, 60), place="below", tunnel=(0,))
    g = table(own, unit("b.one", (60, 60 - far), (5, 5)), manholes=(Manhole(60_000, 60_000),))
    assert [foe.id for foe in declaring.chargeable(g, g.state.units["a.one"])] == (["b.one"] if found else [])


@pytest.mark.rule("AZ-SET-02")
@pytest.mark.parametrize(
    ("depth", "middle", "zone"),
    [
        (120_000, 50_000, 35_000),
        (120_001, 50_000, 35_000),
        (40_000, 50_000, 0),
        (50_001, 50_000, 0),
        (50_002, 50_000, 1),
    ],
)
def test_az_set_02_the_middle_leaves_half_of_the_rest_to_each(depth: int, middle: int, zone: int) -> None:
    found = zone_depth(replace(load_scenario("crossroads-farm"), zone_depth=None), depth, middle)
    assert found == zone
    assert isinstance(found, int)


# ---- cards, close combat, what is seen of vehicles ---------------------------------------------------------------


@pytest.mark.rule("AZ-RCT-04", "AZ-TRN-09", "AZ-RCT-02", "AZ-RCT-05")
def test_az_rct_02_which_units_are_there_and_which_cards_are_low_enough() -> None:
    gone = unit("a.two", (30, 20), place="gone")
    chain = (Ordered(1, "b.one", card("M4"), MoveIntent("b.one.1", (), "slow")),)
    for lain, found in (((), ["move 2", "fire 3", "move 4", "move 6"]), (chain, ["move 2", "fire 3"])):
        g = play(
            Idle(), unit("a.one", (20, 20)), gone, unit("b.one", (20, 80)), hands=("M2 M6 M4 F3 M2", ""), chain=lain
        )
        assert [each.id for each in g.state.of(0)] == ["a.one"]
        told = sorted((each.priority, each.order) for each in playable(g, 0))
        assert [f"{order} {priority}" for priority, order in told] == found


@pytest.mark.rule("AZ-CC-07")
@pytest.mark.parametrize(("more", "beaten"), [(1, True), (0, False)])
def test_az_cc_07_whose_die_is_none_has_nothing_but_what_is_added(more: int, beaten: bool) -> None:
    g = table(unit("a.one", (60, 60)), unit("b.one", (60, 62)))
    fight_ = close_combat.Fight.of(g, "a.one", ())
    pairs = [("a.one.1", "b.one.1")]
    mine, his = (total(close_combat.modifiers(g, fight_, pairs, *pair)) for pair in (pairs[0], pairs[0][::-1]))
    found = close_combat.hits(g, fight_, pairs, {("a.one.1", ""): his - mine + more})
    assert found == ({"a.one.1": ["b.one.1"]} if beaten else {})


@pytest.mark.rule("AZ-XPO-01", "AZ-XPO-08", "AZ-ABV-02")
@pytest.mark.parametrize("above", [False, True])
def test_az_xpo_01_those_who_look_out_are_named_as_such(above: bool) -> None:
    g = table(vehicle("a.car", "sherman-75", (60, 60)), FOE)
    part = exposed(g, g.state.units["a.car"].vehicles[0], above=above)
    assert [each.label for each in part.to_hit] == ([] if above else [label("to-hit", "exposed-crew")])


@pytest.mark.rule("AZ-VCOV-01")
@pytest.mark.parametrize(("wide", "traits", "covered"), [
    (4.08, (), False), (4.12, (), True), (2.06, ("camouflage-net",), False), (2.3, ("camouflage-net",), True),
])  # fmt: skip
def test_az_vcov_01_less_than_half_or_a_quarter_is_not_enough(wide: float, traits: Any, covered: bool) -> None:
    """A tank 8.2 cm long seen from the side past the end of a high wall before it."""
    car = vehicle("b.car", "sherman-75", (60, 40), 90, traits=traits)
    g = table(unit("a.one", (60, 110)), car, map=ground(piece("high-wall", 50, 45, 55.9 + wide, 45.5)))
    assert is_in_cover(g, (60_000, 110_000), car.models[0]) is covered


@pytest.mark.rule("AZ-MC-01", "AZ-MC-07", "AZ-DEF-02", "AZ-DEF-03")
def test_az_mc_01_people_and_cars_are_no_motorcycles_at_rest() -> None:
    for sheet, latest, rest in (("bmw-r75", "lay", True), ("bmw-r75", "drove", False), ("jeep", "lay", False)):
        g = table(vehicle("a.car", sheet, (60, 60), latest=latest), FOE)
        assert motorcycles.is_at_rest(g, g.state.units["a.car"].vehicles[0]) is rest
        assert not motorcycles.is_at_rest(g, FOE.models[0])


@pytest.mark.rule("AZ-VMV-01", "AZ-VMV-07")
def test_az_vmv_01_a_turn_is_of_a_right_angle_at_most_where_nothing_else_is_said() -> None:
    hull: Any = vehicle("a.car", "sherman-75", (60, 60)).models[0].body
    for place, turns in (((80, 60), 1), ((80, 60.5), 2), ((60, 50), 0), ((60, 80), 2)):
        assert [each.turns for each in course(hull, way(place), Besides())] == [turns], place


@pytest.mark.rule("AZ-RAM-08")
@pytest.mark.parametrize(
    ("kind", "cover", "weight"),
    [("deep-river", "none", "unarmoured"), ("low-hedge", "light", "unarmoured"), ("low-wall", "medium", "light"),
     ("bunker", "heavy", "heavy"), ("building", "medium", "medium"), ("ruin", "medium", "medium")],
)  # fmt: skip
def test_az_ram_08_what_a_piece_of_terrain_weighs(kind: str, cover: Any, weight: str) -> None:
    assert ramming.weight_of_terrain(kind, cover) == weight


@pytest.mark.rule("AZ-DET-10", "AZ-DET-01")
@pytest.mark.parametrize("option", ["on", "off"])
def test_az_det_10_who_is_not_seen_is_judged_as_in_cover(option: str) -> None:
    row = TABLES.detection["infantry-moved"]
    wall = ground(piece("high-wall", 40, 70, 80, 71))
    for far, hidden, found in (
        (row.day_cover - 1, True, option == "off"), (row.day_cover - 1, False, True),
        (row.day_cover, True, option == "off"),
        (row.day_cover + 1, True, False), (row.day_cover + 1, False, True), (row.day + 1, False, False),
    ):  # fmt: skip
        foe = unit("b.one", (60, 80), detection="moved")
        own = with_models(unit("a.one", (60, 60)), m1={"y": 80_000 - 2000 - far})
        g = table(own, foe, map=wall if hidden else None, options={"detection_needs_sight": option}, turn=2)
        assert model_detected(g, g.state.units["a.one"].models[0], foe, foe.models[0]) is found, (far, hidden)
