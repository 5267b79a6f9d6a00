"""Smaller rules of many chapters at their edges: lists, contact, doors, guns, friends in the line of fire, exchange."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Men, validate
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import contact, rooms
from grognard.games.operation_ww2.ground.vehicles import crew, motorcycles
from grognard.games.operation_ww2.rules.driving import boarding, breaches, driveways, ramming
from grognard.games.operation_ww2.rules.fire import endangered_friends
from grognard.games.operation_ww2.rules.fire.targets import engaged, serving
from grognard.games.operation_ww2.rules.guns.gun_damage import taken_along
from grognard.games.operation_ww2.rules.movement import panic, ways
from grognard.games.operation_ww2.rules.tunnels.declaring import towards
from grognard.games.operation_ww2.rules.turn.cards import may_exchange
from grognard.games.operation_ww2.rules.vehicle_fire import arms, exposure, vehicles_in_the_way
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.choices import Man
from grognard.games.operation_ww2.state.ground import Manhole
from grognard.games.operation_ww2.state.intents import Besides, FireIntent, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.firing_line import house, piece, squad, with_models
from tests.games.operation_ww2.table import Idle, card, ground, play, unit
from tests.games.operation_ww2.test_artillery import PLAIN, battery
from tests.games.operation_ww2.test_tunnels import below, sewer
from tests.games.operation_ww2.vehicles.garage import fight, table, vehicle

FOE = unit("b.one", (60, 20))


# ---- lists and cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-07", "AZ-SMK-09", "AZ-NGT-05", "AZ-NGT-08", "AZ-EXP-01")
@pytest.mark.parametrize(
    ("fields", "extra", "rule"),
    [
        ({}, "explosive-charge", None),
        ({"gun": "pak-40"}, "explosive-charge", None),
        ({"vehicle": "jeep"}, "explosive-charge", "AZ-EXP-01"),
        ({"men": (Men(count=1, role="rifleman", weapons=("explosive-charge",)),)}, "explosive-charge", "AZ-EXP-01"),
        ({"vehicle": "sherman-75"}, "smoke", None),
        ({"vehicle": "jeep"}, "smoke", "AZ-SMK-07"),
        ({"vehicle": "sherman-75"}, "side-smoke", None),
        ({"gun": "pak-40"}, "smoke", None),
        ({"gun": "pak-40"}, "side-smoke", "AZ-SMK-09"),
        ({}, "flare", None),
        ({"vehicle": "sherman-75", "men": ()}, "flare", "AZ-NGT-08"),
        ({"vehicle": "sherman-75", "men": ()}, "searchlight", "AZ-NGT-05"),
        ({}, "searchlight", None),
    ],
)
def test_az_smk_07_for_whom_what_may_be_bought(fields: dict[str, Any], extra: Any, rule: str | None) -> None:
    men = (Men(count=4, role="rifleman", weapons=("m1-garand",)),)
    given: dict[str, Any] = {"id": "u", "title": "u", "training": 4, "panic_limit": 3, "points": 0, "men": men}
    entry = ForceUnit(**(given | fields), extras={extra: 1})
    force = Force(format="grognard-army", version=1, system="operation_ww2", name="f", nation="american", unit=(entry,))
    rules = {"AZ-SMK-07", "AZ-SMK-09", "AZ-NGT-05", "AZ-NGT-08", "AZ-EXP-01"}
    assert [each.rule for each in validate(force) if each.rule in rules] == ([rule] if rule else [])


@pytest.mark.rule("AZ-CRD-05", "AZ-CRD-06")
def test_az_crd_06_which_nations_exchange_cards_and_when() -> None:
    for nation, row in TABLES.nations.items():
        for exchanged in ((False, False), (True, False)):
            for hand in ("M3", ""):
                g = play(Idle(), unit("a.one", (60, 60)), FOE, hands=(hand, "A4"), nations=(nation, "american"),
                         exchanged=exchanged)  # fmt: skip
                wanted = bool(row.exchange) and bool(hand) and row.when != "never"
                assert may_exchange(g, 0) is (wanted and not (row.when == "game" and exchanged[0])), (nation, exchanged)


# ---- contact and rooms -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEF-12", "AZ-FIRE-15", "AZ-CC-06")
@pytest.mark.parametrize(
    ("wide", "apart", "met"),
    [(1.0, 1.0, True), (1.9, 1.9, True), (2.0, 2.0, True), (2.1, 2.1, False), (1.0, 1.2, False)],
)
def test_az_def_12_two_against_one_low_wall_are_in_contact(wide: float, apart: float, met: bool) -> None:
    """As wide as two low obstacles at most."""
    assert TABLES.features["low-obstacle"].width == 1_000
    own, foe = unit("a.one", (60, 61)), unit("b.foe", (60, 59 - apart))
    g = table(own, foe, map=ground(piece("low-wall", 50, 60 - wide, 70, 60)))
    assert contact.in_contact(g, own.models[0], foe.models[0]) is met
    assert bool(engaged(g, own)) is met


@pytest.mark.rule("AZ-TUN-09")
@pytest.mark.parametrize(("x", "met"), [(42, True), (42.001, True), (42.002, False)])
def test_az_tun_09_markers_that_touch_below_ground_fight(x: float, met: bool) -> None:
    own, foe = below("a.one", (40, 40), (0, 1), count=2), below("b.two", (x, 40), (0, 1), count=3)
    g = sewer(Idle(), own, foe)
    pairs = list(contact.below(g, own))
    assert [(one.id, other.id) for one, _, other in pairs] == (
        [("a.one.1", "b.two.1"), ("a.one.2", "b.two.2"), ("a.one.1", "b.two.3")] if met else []
    )


@pytest.mark.rule("AZ-RMS-03")
@pytest.mark.parametrize(
    ("foe", "storey", "held"),
    [((60, 60), 0, True), ((61.9, 60), 0, True), ((66, 60), 0, False), ((60, 60), 1, False), ((60, 45), 0, False)],
)
def test_az_rms_03_who_stands_in_a_door_holds_it(foe: Any, storey: int, held: bool) -> None:
    own = unit("a.one", (60, 66))
    other = with_models(unit("b.foe", foe), m1={"storey": storey})
    g = table(own, other, map=ground(house(50, 40, 70, 60, 2)), options={"inside_buildings": "on"})
    assert rooms.is_held(g, own.models[0], ((60_000, 66_000), (60_000, 57_000)), 0) is held
    assert not rooms.is_held(g, own.models[0], ((60_000, 66_000), (70_000, 66_000)), 0)


def divided() -> dict[str, Any]:
    """A house of two rooms, the door between them at 55, 50."""
    inner = {"line": ((50, 70), (60, 70)), "doors": ((55, 70),)}
    row = house(50, 40, 60, 60)
    return row | {"building": row["building"] | {"walls": [inner]}}


@pytest.mark.rule("AZ-RMS-03")
@pytest.mark.parametrize(
    ("foe", "way", "held"),
    [
        ((55, 50), ((55, 55), (55, 45)), True),
        ((55, 50), ((52, 55), (52, 54)), False),
        ((58.5, 50), ((55, 55), (55, 45)), False),
        ((55, 50), ((52, 58), (58, 58)), False),
    ],
)
def test_az_rms_03_who_stands_in_a_door_between_rooms_holds_it(foe: Any, way: Any, held: bool) -> None:
    own = unit("a.one", way[0])
    g = table(own, unit("b.foe", foe), map=ground(divided()), options={"inside_buildings": "on"})
    places = tuple((x * 1000, y * 1000) for x, y in way)
    assert rooms.is_held(g, own.models[0], places, 0) is held


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-02")
@pytest.mark.parametrize(
    ("used", "mount", "task", "kept"),
    [
        ("vehicle-smoke", "gun", "gunner", False),
        ("gun", "gun", "gunner", True),
        ("vehicle-smoke", "hull", "commander", True),
        ("", "gun", "commander", False),
    ],
)
def test_az_smk_02_which_weapon_is_silent_for_smoke(used: str, mount: str, task: str, kept: bool) -> None:
    car = vehicle("a.car", "sherman-75", (60, 60))
    smoke = (Smoking("a.car.1", used, (60_000, 30_000)),) if used else ()
    chain = (Ordered(0, "a.car", card("F5"), FireIntent("b.one", None, Besides(smoke=smoke))),)
    g = fight(Idle(), car, FOE, chain=chain)
    assert crew.smoke_keeps_from(g, car, car.models[0], mount, task) is kept


@pytest.mark.rule("AZ-MC-06")
@pytest.mark.parametrize(
    ("intent", "latest", "who", "falls"),
    [
        (MoveIntent("a.car.1", ((60_000, 40_000),), "fast"), "drove", "driver", True),
        (MoveIntent("a.car.1", ((60_000, 40_000),), "slow"), "drove", "driver", False),
        (MoveIntent("a.car.1", (), "fast"), "drove", "driver", False),
        (MoveIntent("a.car.1", ((60_000, 40_000),), "fast"), "", "driver", False),
        (MoveIntent("a.car.1", ((60_000, 40_000),), "fast"), "drove", "gunner", False),
        (FireIntent("b.one"), "drove", "driver", False),
    ],
)
def test_az_mc_06_a_motorcycle_whose_driver_is_hit_falls_over_at_speed(
    intent: Any, latest: str, who: str, falls: bool
) -> None:
    car = vehicle("a.car", "bmw-r75", (60, 60), latest=latest)
    g = fight(Idle(), car, FOE, chain=(Ordered(0, "a.car", card("M5"), intent),))
    assert motorcycles.is_overturned(g, car, car.models[0], [Man(who)]) is falls


@pytest.mark.rule("AZ-RAM-01", "AZ-OVR-01")
def test_az_ram_01_a_run_up_is_straight_and_forwards() -> None:
    car = vehicle("a.car", "sherman-75", (60, 60))
    g = table(car, FOE)
    for way, besides, right in (
        (((60_000, 50_000),), Besides(), True),
        (((60_000, 50_001),), Besides(), True),
        (((60_000, 50_002),), Besides(), False),
        (((60_000, 75_000),), Besides(reverse=True), False),
        (((60_000, 53_000), (60_000, 46_000)), Besides(), False),
    ):
        stretches = driveways.stretches_of(g, car.models[0], way, besides)
        assert ramming.has_run_up(stretches, 10_000) is right, way


@pytest.mark.rule("AZ-TKB-03")
@pytest.mark.parametrize(
    ("facing", "way", "reverse", "turret", "right"),
    [
        (0, (60, 40), False, 180_000, True), (0, (60, 40), False, 0, False), (180, (60, 40), True, 0, True),
        (180, (60, 40), True, 180_000, False), (0, (60, 59), False, 0, True),
    ],
)  # fmt: skip
def test_az_tkb_03_into_a_building_the_gun_points_away_from_the_way(
    facing: int, way: Any, reverse: bool, turret: int, right: bool
) -> None:
    car = vehicle("a.car", "sherman-75", (60, 60), facing, turret=turret)
    g = table(car, FOE, map=ground(house(40, 20, 80, 50)), options={"tanks_in_buildings": "on"})
    besides = Besides(reverse=reverse)
    stretches = driveways.stretches_of(g, car.models[0], ((way[0] * 1000, way[1] * 1000),), besides)
    found = breaches.fault(g, car.models[0], "move", besides, stretches)
    assert (found is None) is right


@pytest.mark.rule("AZ-VMV-01", "AZ-VMV-02", "AZ-VMV-03", "AZ-VMV-05", "AZ-VMV-06", "AZ-VMV-07", "AZ-VMV-08")
def test_az_vmv_01_each_of_the_rules_of_driving_forbids_by_itself() -> None:
    for map, fields, way, speed, besides, rules in (
        (ground(), {}, (), "slow", Besides(), None),
        (ground(), {"crew": 0}, (), "slow", Besides(), None),
        (ground(), {"lost": ("immobile",)}, (), "slow", Besides(), None),
        (ground(), {"lost": ("immobile",)}, (), "slow", Besides(facing=90_000), ("AZ-VDM-05",)),
        (ground(), {"crew": 0}, ((60_000, 50_000),), "slow", Besides(), ("AZ-VEH-08",)),
        (ground(), {"lost": ("track",)}, ((60_000, 50_000),), "slow", Besides(), ("AZ-VDM-09",)),
        (ground(), {}, ((60_000, 50_000),), "slow", Besides(backing=(0,)), ("AZ-VMV-08",)),
        (ground(), {}, ((60_000, 70_000),), "fast", Besides(reverse=True), ("AZ-VMV-02",)),
        (ground(), {}, ((60_000, 1_000),), "slow", Besides(), ("AZ-VMV-03", "AZ-VMV-04")),
        (ground(piece("deep-river", 40, 40, 80, 45)), {}, ((60_000, 47_000),), "slow", Besides(), ("AZ-TER-03",)),
        (
            ground(piece("stream", 40, 40, 80, 50)),
            {},
            ((60_000, 47_000),),
            "fast",
            Besides(),
            ("AZ-TER-10", "AZ-TER-03"),
        ),
    ):
        car = vehicle("a.car", "sherman-75", (60, 60), **fields)
        g = table(car, FOE, map=map)
        found = driveways.refusal(g, car, car.models[0], "move", way, speed, besides)  # type: ignore[arg-type]
        assert (found and found.rules) == rules, (fields, way, besides)
    car = vehicle("a.car", "sherman-75", (60, 60))
    g = table(car, FOE, vehicle("b.car", "jeep", (60, 50)))
    found = driveways.refusal(g, car, car.models[0], "move", ((60_000, 50_000),), "slow", Besides())
    assert found is not None
    assert found.rules == ("AZ-MOV-08", "AZ-MOV-10")


@pytest.mark.rule("AZ-VEH-07", "AZ-NRV-06", "AZ-XPO-06")
def test_az_nrv_06_who_was_calmed_stays_inside_for_the_turn() -> None:
    for turn, calm, exposed, rules in (
        (3, 3, (), ("AZ-NRV-06",)), (3, 2, (), None), (3, 3, ("commander",), None), (0, 0, (), None), (3, 0, (), None),
    ):  # fmt: skip
        car = vehicle("a.car", "sherman-75", (60, 60), calm=calm, exposed=exposed)
        g = table(car, FOE, turn=turn)
        found = exposure.refusal(g, car.models[0], Besides(exposed=("commander",)))
        assert (found and found.rules) == rules, (turn, calm)
    for sheet, most in (("sherman-75", 25_000), ("jeep", None)):
        car = vehicle("a.car", sheet, (60, 60))
        g = table(car, FOE)
        needs = [exposure.needs_commander_out(g, car.models[0], far) for far in (25_000, 25_001)]
        assert needs == ([False, True] if most else [False, False])


@pytest.mark.rule("AZ-MTI-06", "AZ-TMP-04")
@pytest.mark.parametrize(
    ("far", "option", "may"), [(0, "on", True), (2, "on", True), (3, "on", False), (0, "off", False)]
)
def test_az_mti_06_a_guest_gets_into_a_vehicle_that_he_touches(far: int, option: str, may: bool) -> None:
    car = vehicle("a.car", "opel-blitz", (60, 60))
    place = (60_000 + car.models[0].width // 2 + 1_000 + far) / 1000
    guest = unit("a.men", (place, 60)).models[0]
    own = replace(car, models=(*car.models, guest), joined=("a.men",))
    g = fight(Idle(), own, FOE, lists={"a.men": {"people": 1}}, options={"attachments": option})
    assert boarding.may_use(g, own, car.models[0], guest) is may


# ---- guns and friends --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ART-01", "AZ-ART-12", "AZ-VDM-01")
def test_az_art_12_who_serves_a_gun_and_goes_with_it() -> None:
    crew_ = battery((57.5, 82), (62.5, 82), (60, 86))
    g = play(Idle(), crew_, FOE, lists=PLAIN)
    assert set(serving(g, crew_)) == {"a.gun.2", "a.gun.3", "a.gun.4"}
    assert set(serving(g, replace(crew_, broken=True))) == set()
    assert set(taken_along(g, crew_, crew_.models[0])) == {"a.gun.2", "a.gun.3", "a.gun.4"}
    two = battery((57.5, 82), (62.5, 82), (60, 86), guns=2)
    g = play(Idle(), two, FOE, lists=PLAIN)
    for gun in two.models[:2]:
        along = taken_along(g, two, gun)
        assert all(abs(g.state.units["a.gun"].model(id).x - gun.x) < 4_500 for id in along)
        assert "a.gun.5" not in along


@pytest.mark.rule("AZ-FF-01", "AZ-FF-03", "AZ-FF-05")
def test_az_ff_01_which_friends_of_one_unit_are_hit_alike() -> None:
    own = unit("a.one", (60, 100))
    # The nearest stands in the open, another too, one in a wood, one behind a high wall, one far off.
    friends = unit("a.two", (62, 70), (65, 70), (69, 70), (75, 70))
    map = ground(piece("woods", 67.5, 66, 72, 74), piece("high-wall", 72.5, 72, 80, 73))
    g = play(Idle(), own, friends, FOE, map=map)
    found = endangered_friends.endangered(g, own, own.models[0], (60_000, 20_000))
    assert found is not None
    assert (found.unit.id, found.models) == ("a.two", ("a.two.1", "a.two.2"))
    for x, near in ((65.999, True), (66, False)):
        aside = unit("a.two", (x, 70))
        g = play(Idle(), own, aside, FOE)
        assert (endangered_friends.endangered(g, own, own.models[0], (60_000, 20_000)) is not None) is near


@pytest.mark.rule("AZ-MOR-06", "AZ-LON-03", "AZ-MOR-10")
def test_az_lon_03_who_panics() -> None:
    for fields, panics in (
        ({"broken": True}, True), ({}, False), ({"broken": True, "place": "gone"}, False),
        ({"broken": True, "place": "waiting"}, False), ({"broken": True, "models": ()}, False),
    ):  # fmt: skip
        own = replace(unit("a.one", (60, 60), (63, 60)), **fields)
        g = play(Idle(), own, FOE)
        assert [each.id for each in panic.panicking(g, 0)] == (["a.one"] if panics else [])
        assert panic.panicking(g, 1) == []


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-09", "AZ-TER-10", "AZ-TER-11", "AZ-EMB-02", "AZ-LOS-08", "AZ-BIK-01")
@pytest.mark.parametrize(
    ("way", "right"),
    [
        (((70, 0), (70, 1)), True), (((70, -0.001), (70, 1)), False), (((70, 0.999),), False), (((70, 1),), True),
        (((70, 0), (71, 2)), True),
    ],
)  # fmt: skip
def test_az_mov_09_a_way_may_touch_the_edge_and_ends_wholly_on_the_table(way: Any, right: bool) -> None:
    own = unit("a.one", (70, 5))
    g = table(own, FOE)
    found = ways.fault(g, own.models[0], tuple((round(x * 1000), round(y * 1000)) for x, y in way), "move", "fast")
    assert (found and found.rules) == (None if right else ("AZ-MOV-09",))


@pytest.mark.rule("AZ-EMB-02", "AZ-TER-10", "AZ-LOS-08", "AZ-BIK-01", "AZ-TER-11")
@pytest.mark.parametrize(
    ("far", "boarded", "rules"),
    [
        (20_001, 0, None), (20_002, 0, ("AZ-MOV-01", "AZ-MOV-03")), (15_001, 2, None), (15_002, 2, ("AZ-EMB-02",)),
        (20_001, 2, ("AZ-EMB-02",)), (20_002, 2, ("AZ-MOV-01", "AZ-MOV-03")), (20_000, 1, None),
    ],
)  # fmt: skip
def test_az_emb_02_getting_off_shortens_a_way(far: int, boarded: int, rules: Any) -> None:
    own = with_models(unit("a.one", (60, 60)), m1={"boarded": boarded})
    g = table(own, FOE, turn=2)
    found = ways.fault(g, own.models[0], ((60_000, 60_000 + far),), "move", "fast")
    assert (found and found.rules) == rules


@pytest.mark.rule("AZ-TUN-04")
@pytest.mark.parametrize(
    ("at", "reached"), [((44, 43), True), ((43, 44), True), ((43, 44.001), False), ((37, 36), True)]
)
def test_az_tun_04_below_ground_one_comes_to_an_entry_or_towards_it(at: Any, reached: bool) -> None:
    """5 cm slowly, in whichever direction."""
    own = below("a.one", (40, 40), (0, 1), count=1)
    g = sewer(Idle(), own)
    hole = replace(next(iter(g.state.manholes)), x=round(at[0] * 1000), y=round(at[1] * 1000))
    assert isinstance(hole, Manhole)
    assert (towards(g, own, hole, "move", "slow") == (hole.x, hole.y)) is reached


@pytest.mark.rule("AZ-COV-01", "AZ-LOS-15")
@pytest.mark.parametrize(
    ("kind", "top", "bottom", "cover"),
    [
        ("woods", 41.2, 44, "none"), ("woods", 37, 41.5, "light"), ("low-wall", 43, 44, "medium"),
        ("low-wall", 38, 38.9, "none"), ("rubble", 50, 54, "none"), ("rubble", 39, 41, "light"),
    ],
)  # fmt: skip
def test_az_cov_01_ground_covers_who_stands_in_it_and_walls_who_stands_behind(
    kind: str, top: float, bottom: float, cover: str
) -> None:
    """Somebody at 60, 40 seen from 60, 70."""
    own, foe = unit("a.one", (60, 70)), unit("b.foe", (60, 40))
    g = table(own, foe, map=ground(piece(kind, 20, top, 100, bottom)))
    look = g.context.sight.look(own.models[0], foe.models[0])
    assert (look.seen, look.cover) == ("clear", cover)
    at = unit("a.one", (60, 45.0))
    near = table(at, foe, map=ground(piece("low-wall", 20, 43, 100, 44)))
    assert near.context.sight.look(at.models[0], foe.models[0]).cover == "none"


@pytest.mark.rule("AZ-TER-01", "AZ-TER-05", "AZ-TER-09", "AZ-BIK-06")
@pytest.mark.parametrize(
    ("kind", "left", "cost", "slow", "barred"),
    [
        ("low-wall", 66, 5_000, False, False), ("low-wall", 75, 0, False, False), ("marsh", 66, 0, True, False),
        ("marsh", 75, 0, False, False), ("deep-river", 66, 0, False, True), ("deep-river", 75, 0, False, False),
        ("track", 66, 0, False, False),
    ],
)  # fmt: skip
def test_az_ter_05_only_what_is_walked_on_costs(kind: str, left: float, cost: int, slow: bool, barred: bool) -> None:
    """Slantwise past or over something in the corner of the way's box."""
    g = table(unit("a.one", (60, 60)), FOE, map=ground(piece(kind, left, 66, left + 3, 67)))
    found = g.context.terrain.price(((60_000, 60_000), (80_000, 80_000)))
    assert (found.cost, found.slow is not None, found.barred is not None) == (cost, slow, barred)


@pytest.mark.rule("AZ-OVL-01")
@pytest.mark.parametrize(("sheet", "hides"), [("sherman-75", True), ("tiger", True), ("jeep", False)])
def test_az_ovl_01_a_vehicle_as_high_hides_the_turret_of_one_behind_it(sheet: str, hides: bool) -> None:
    behind = vehicle("b.behind", "sherman-75", (60, 30), 90)
    g = table(unit("a.one", (60, 110)), behind, vehicle("b.near", sheet, (60, 40), 90))
    place: Any = TABLES.parts["main-weapon-turret"]
    found = vehicles_in_the_way.hiding(g, VehicleHit("pak-40", (60_000, 110_000)), behind.models[0], place)
    assert (found is not None) is hides


@pytest.mark.rule("AZ-VFI-01", "AZ-VFI-04", "AZ-VFI-05", "AZ-TTR-01")
@pytest.mark.parametrize(("top", "silent"), [((True, True, True), 0), ((True, False, False), 0), ((False,) * 3, 3)])
def test_az_vfi_05_who_rides_on_top_fires(top: tuple[bool, ...], silent: int) -> None:
    """Of a closed tank nobody fires who is inside; if anybody rides on top, all have room to."""
    car = vehicle("a.car", "sherman-75", (60, 60))
    men = squad("a.men", (60, 60), [("kar98k",)] * 3).models
    riding = tuple(replace(man, aboard="a.car.1", on_top=on) for man, on in zip(men, top, strict=True))
    own = replace(car, models=(*car.models, *riding), joined=("a.men",))
    g = fight(Idle(), own, FOE, lists={"a.men": {"people": 3}}, options={"tank_riders_allowed": "on"})
    idle = [each.idle for each in arms.armed(g, own, own.models[0], "fire", False) if not each.mount]
    assert [found.rule for found in idle if found is not None] == ["AZ-VFI-05"] * silent
    moved = [each.idle for each in arms.armed(g, own, own.models[0], "assault", True) if not each.mount]
    assert all(found is not None for found in moved)
