"""Rules at their edges: the case that a condition is there for, one more, one less, the neighbour who is another."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import MINES, Force, ForceUnit, Join, Men
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.detection import apart, detection_range, is_known
from grognard.games.operation_ww2.ground.vehicles.facing import sides_towards
from grognard.games.operation_ww2.rules.area.bursts import in_the_hand
from grognard.games.operation_ww2.rules.area.flame import scorched
from grognard.games.operation_ww2.rules.area.grenades import most_throwers
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, vehicle_at
from grognard.games.operation_ww2.rules.buildings.charges import may_set_off
from grognard.games.operation_ww2.rules.crews.crew_hits import suffered
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.crews.mobility import lost_with, secondary
from grognard.games.operation_ww2.rules.driving.attachments import aims_fault
from grognard.games.operation_ww2.rules.driving.boarding import refusal as boarding_refusal
from grognard.games.operation_ww2.rules.driving.towing import can_hitch
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting, is_grenade, planned, worth
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.light_and_weather.smoke import fault as smoke_fault
from grognard.games.operation_ww2.rules.morale.morale import are_put_off
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.ways import fault as way_fault
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.rules.turn.cards import may_exchange
from grognard.games.operation_ww2.rules.vehicle_fire import vehicle_targets
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit, table_of
from grognard.games.operation_ww2.state.choices import Man
from grognard.games.operation_ww2.state.ground import Primed
from grognard.games.operation_ww2.state.intents import Aim, Besides, Priming, Smoking
from grognard.games.operation_ww2.state.muster import roll_call
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Disc, Hull
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.test_demolition import house
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE, OURS = unit("b.foe", (5, 5)), unit("a.one", (5, 115))


# ---- lists and cards ---------------------------------------------------------------------------------------------


def entry(id: str, **fields: Any) -> ForceUnit:
    """A unit of three."""
    men = (Men(count=3, role="rifleman"),)
    given: dict[str, Any] = {"id": id, "title": id, "training": 4, "panic_limit": 3, "points": 0, "men": men}
    return ForceUnit(**(given | fields))


@pytest.mark.rule("AZ-DEF-06")
def test_az_def_06_a_characteristic_is_its_own_or_that_of_its_vehicle_and_mist_grenades_bring_mines() -> None:
    plain = entry("plain")
    assert not plain.has("command")
    assert not plain.has(MINES)
    assert entry("led", characteristics=("command",)).has("command")
    assert entry("half-track", vehicle="sdkfz-251", men=()).has("troop-carrier")
    mined = entry("misty", extras={"mist-grenades": 1})
    assert mined.has(MINES)
    assert not mined.has("command")


@pytest.mark.rule("AZ-DEF-01")
def test_az_def_01_units_joined_from_the_start_are_one_unit_of_all_their_entries_in_order() -> None:
    units = entry("one"), entry("two"), entry("three")
    force = Force(format="grognard-army", version=1, system="operation_ww2", name="All", nation="german", unit=units)
    joined = replace(force, join=(Join(id="both", units=("three", "one")),))
    found = roll_call((joined, force))
    assert {id: [each.id for each in entries] for id, entries in found.items()} == {
        "a.both": ["three", "one"],
        "a.two": ["two"],
        **{f"b.{id}": [id] for id in ("one", "two", "three")},
    }
    assert list(found)[:2] == ["a.both", "a.two"]


@pytest.mark.rule("AZ-CRD-05", "AZ-CRD-06")
def test_az_crd_05_cards_are_exchanged_by_a_nation_that_may_once_a_game_or_every_turn_if_it_holds_any() -> None:
    found = {}
    for nation in ("german", "american", "british", "russian"):
        for hands, used in ((("M3", ""), (False, False)), (("", ""), (False, False)), (("M3", ""), (True, False))):
            g = play(Idle(), OURS, FOE, nations=(nation, "american"), hands=hands, exchanged=used)
            row = g.context.nations[0]
            wanted = (
                bool(hands[0]) and bool(row.exchange) and row.when != "never" and not (row.when == "game" and used[0])
            )
            assert may_exchange(g, 0) is wanted, (nation, hands, used)
            found[nation, hands[0], used[0]] = wanted
    assert set(found.values()) == {True, False}


# ---- sides, parts and hits of vehicles ---------------------------------------------------------------------------


@pytest.mark.rule("AZ-VEH-06")
@pytest.mark.parametrize(
    ("place", "diagonals", "quarters"),
    [
        ((0, -2000), ("front",), ("front",)),
        ((0, 2000), ("rear",), ("rear",)),
        ((2000, 0), ("side",), ("side",)),
        ((-2000, 0), ("side",), ("side",)),
        ((1000, -2000), ("front", "side"), ("front",)),
        ((1000, 2000), ("side", "rear"), ("rear",)),
        ((2000, -2000), ("side",), ("front", "side")),
        ((1500, -2000), ("side",), ("front",)),
        ((500, -2000), ("front",), ("front",)),
        ((900, 2000), ("rear",), ("rear",)),
        ((3000, -2000), ("side",), ("side",)),
    ],
)
def test_az_veh_06_sides_are_parted_by_the_diagonals_of_the_hull_or_by_right_angles(
    place: tuple[int, int], diagonals: tuple[str, ...], quarters: tuple[str, ...]
) -> None:
    tank = Hull(0, 0, 8000, 4000, 0)
    assert sides_towards(tank, place, "diagonals") == diagonals
    assert sides_towards(tank, place, "90_degrees") == quarters
    turned = Hull(0, 0, 8000, 4000, 90_000)
    assert sides_towards(turned, (-place[1], place[0]), "diagonals") == diagonals


def parts_of(sheet: str, **machine: Any) -> tuple[Any, Model]:
    """A vehicle of this sheet, as damaged as it is, and its battle."""
    g = fight(Idle(), vehicle("b.tank", sheet, (60, 60), **machine), OURS)
    return g, g.state.units["b.tank"].vehicles[0]


@pytest.mark.rule("AZ-VDM-06", "AZ-VDM-07", "AZ-VDM-04")
def test_az_vdm_07_secondary_weapons_are_all_but_the_main_one_and_what_is_coupled_to_it() -> None:
    for sheet in ("sherman-75", "panther", "stug-iii", "m8-greyhound", "m5-stuart", "sdkfz-250-9", "opel-blitz"):
        g, tank = parts_of(sheet)
        mounts = g.context.tables.vehicles[sheet].weapon
        own = tuple(mount.id for mount in mounts if not mount.main and not mount.coupled)
        coupled = tuple(mount.id for mount in mounts if mount.coupled)
        assert secondary(g, tank) == (own or coupled), sheet
        main = {mount.id for mount in mounts if mount.main}
        assert set(lost_with(g, tank, "main weapon")) == main | {m.id for m in mounts if m.coupled in main}, sheet
        if own:
            assert lost_with(g, tank, "secondary weapon", own[0]) == (own[0], *coupled), sheet
            g, gone = parts_of(sheet, lost=own)
            assert secondary(g, gone) == (), sheet
        assert lost_with(g, tank, "secondary weapon") == ()


@pytest.mark.rule("AZ-VDM-09", "AZ-VDM-10", "AZ-VDM-11", "AZ-VDM-12", "AZ-VDM-04", "AZ-VDM-05")
@pytest.mark.parametrize(
    ("sheet", "part", "lost", "found"),
    [
        ("opel-blitz", "wheel", (), ("wheel",)),
        ("opel-blitz", "track", (), ()),
        ("opel-blitz", "wheel", ("wheel",), ("wheel", "immobile")),
        ("sherman-75", "track", (), ("track",)),
        ("sherman-75", "track", ("track",), ("track", "immobile")),
        ("sherman-75", "wheel", (), ("track",)),
        ("sdkfz-251", "wheel", (), ("wheel",)),
        ("sdkfz-251", "track", (), ("track",)),
        ("sdkfz-251", "track", ("wheel",), ("track", "immobile")),
        ("sdkfz-251", "wheel", ("track",), ("wheel", "immobile")),
        ("sherman-75", "immobile", (), ("immobile",)),
        ("sherman-75", "immobile", ("immobile",), ()),
        ("sherman-75", "track", ("track", "immobile"), ()),
    ],
)
def test_az_vdm_09_wheels_and_tracks_are_lost_by_those_who_have_them(
    sheet: str, part: Any, lost: tuple[str, ...], found: tuple[str, ...]
) -> None:
    g, each = parts_of(sheet, lost=lost)
    assert lost_with(g, each, part) == found


@pytest.mark.rule("AZ-LCH-02", "AZ-TWO-02", "AZ-CAV-06", "AZ-CAV-07", "AZ-WPN-09")
@pytest.mark.parametrize(
    ("weapon", "how", "table"),
    [
        ("kar98k", "shot", "small-arms"),
        ("pak-40", "shot", "heavy-weapons"),
        ("pak-40", "last-chance", "small-arms"),
        ("pak-40", "edge", "small-arms"),
        ("", "blast", "small-arms"),
        ("pak-40", "blast", "small-arms"),
        ("", "collapse", "heavy-weapons"),
        ("hand-grenade", "placed", "small-arms"),
    ],
)
def test_az_two_02_the_half_of_the_damage_table_a_hit_rolls_on(weapon: str, how: Any, table: str) -> None:
    g, _ = parts_of("panther")
    assert table_of(g, VehicleHit(weapon, (0, 0), how)) == table


@pytest.mark.rule("AZ-AREA-05")
def test_az_area_05_a_round_comes_down_on_the_vehicle_it_lies_over_and_on_nothing_else() -> None:
    tank = vehicle("b.tank", "panther", (60, 60))
    gun = Model(30_000, 30_000, 2000, id="b.gun.1", role="gun", length=4000, width=4000)
    g = fight(Idle(), tank, replace(unit("b.gun", (30, 34)), models=(gun, person("b.gun.2", (30, 34)))), OURS)
    assert vehicle_at(g, (60_000, 60_000)) == "b.tank.1"
    assert vehicle_at(g, (60_000, 70_000)) == ""
    assert vehicle_at(g, (30_000, 30_000)) == ""
    assert vehicle_at(g, (30_000, 34_000)) == ""
    carried = replace(tank, id="b.two", models=tuple(replace(m, id="b.two.1", aboard="b.tank.1") for m in tank.models))
    at = replace(tank, models=tuple(replace(m, x=90_000) for m in tank.models))
    assert vehicle_at(fight(Idle(), at, carried, OURS), (60_000, 60_000)) == ""


@pytest.mark.rule("AZ-NRV-06", "AZ-VDM-02")
def test_az_vdm_02_a_crew_that_is_only_scared_counts_its_scared() -> None:
    g = fight(Idle(), vehicle("b.tank", "panther", (60, 60)), OURS)
    hurt = suffered(g, "b.tank", "b.tank.1", [Man("crewman"), Man("crewman")], ["scared", "none"], direct=False)
    machine = g.state.units["b.tank"].vehicles[0].machine
    assert machine is not None
    assert (machine.crew, machine.scared, hurt.crew) == (5, 1, 0)


@pytest.mark.rule("AZ-VEH-10")
def test_az_veh_10_who_gets_out_are_people_and_the_crew() -> None:
    half_track = vehicle("b.tank", "sdkfz-251", (60, 60))
    (itself,) = half_track.models
    riders = tuple(replace(person(f"b.tank.{n}", (60, 60)), aboard=itself.id) for n in (2, 3))
    gun = Model(60_000, 60_000, 2000, id="b.tank.4", role="gun", length=4000, width=4000, aboard=itself.id)
    top = replace(person("b.tank.5", (60, 60)), aboard=itself.id, on_top=True)
    g = fight(Idle(), replace(half_track, models=(itself, *riders, gun, top)), OURS)
    there = g.state.units["b.tank"]
    crew, moved = outside(g, there, there.vehicles[0], None)
    assert len(crew) == 2
    assert [model.id for model in moved] == ["b.tank.2", "b.tank.3"]


# ---- who may do what ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VLS-05", "AZ-HEAT-08")
@pytest.mark.parametrize(
    ("aim", "rule"),
    [
        (Aim("gun", "b.foe"), None),
        (Aim("nothing", "b.foe"), "AZ-VLS-05"),
        (Aim("gun", "b.nobody"), "AZ-VLS-05"),
        (Aim("gun", "a.one"), "AZ-VLS-05"),
        (Aim("gun", "b.gone"), "AZ-VLS-05"),
        (Aim("gun", "b.foe", "armour-piercing"), None),
        (Aim("gun", "b.foe", "heat"), "AZ-HEAT-08"),
    ],
    ids=str,
)
def test_az_vls_05_a_weapon_is_aimed_at_an_enemy_on_the_table_with_a_round_it_has(aim: Aim, rule: str | None) -> None:
    gone = replace(unit("b.gone", (30, 30)), place="off")
    g = fight(Idle(), vehicle("a.tank", "panther", (60, 60)), OURS, FOE, gone)
    main = next(mount for mount in g.context.tables.vehicles["panther"].weapon if mount.main)
    aim = replace(aim, weapon=main.id) if aim.weapon == "gun" else aim
    found = vehicle_targets.refusal(g, g.state.units["a.tank"], [aim])
    assert (None if found is None else found.rules[0]) == rule


@pytest.mark.rule("AZ-VSQ-01", "AZ-TMP-02")
def test_az_vsq_01_a_squad_of_vehicles_has_one_target() -> None:
    squad = vehicle("a.tank", "panther", (60, 60))
    (first,) = squad.models
    second = replace(first, id="a.tank.2", x=75_000)
    two = replace(squad, models=(first, second))
    main = "main"
    for models, squads, target, refused in (
        (two, "on", "b.other", True),
        (two, "on", "b.foe", False),
        (two, "off", "b.other", False),
        (squad, "on", "b.other", False),
    ):
        g = fight(Idle(), models, FOE, unit("b.other", (30, 30)), options={"vehicle_squads": squads})
        found = aims_fault(g, g.state.units["a.tank"], [Aim(main, target)], "b.foe")
        assert (found is not None) is refused, (squads, target)
        assert found is None or found.rules == ("AZ-VSQ-01",)


@pytest.mark.rule("AZ-TOW-01")
def test_az_tow_01_three_men_by_the_gun_or_by_the_vehicle_it_hangs_on() -> None:
    lorry = vehicle("a.lorry", "opel-blitz", (60, 60))
    hull = lorry.models[0].body
    assert isinstance(hull, Hull)
    behind = 60_000 + hull.length // 2 + 2000
    gun = Model(60_000, behind, 2000, id="a.gun.1", role="gun", length=4000, width=4000)

    def hitches(at: float, aboard: str | None = None, men: int = 3, posture: Any = "standing") -> bool:
        off = 0 if aboard else 4
        crew = [person(f"a.gun.{n}", (at + 2 * n, behind / 1000 + off), posture=posture) for n in range(2, 2 + men)]
        there = replace(gun, aboard=aboard, **({"y": 110_000} if aboard else {}))
        g = fight(Idle(), lorry, replace(unit("a.gun", (60, 70)), models=(there, *crew)), FOE)
        own = g.state.units["a.gun"]
        return can_hitch(g, own, own.models[0], g.state.units["a.lorry"].vehicles[0])

    assert hitches(54)
    assert not hitches(54, men=2)
    assert not hitches(54, posture="scared")
    assert not hitches(90)
    # Hitched it is the lorry they stand by.
    assert hitches(54, aboard="a.lorry.1")
    assert not hitches(54, aboard="a.other.1")


@pytest.mark.rule("AZ-EMB-01", "AZ-EMB-03", "AZ-EMB-04", "AZ-MTI-04")
@pytest.mark.parametrize(
    ("besides", "way", "speed", "rule"),
    [
        (Besides(boards=("a.car.2",)), (), "slow", None),
        (Besides(leaves=("a.car.3",)), (), "slow", None),
        (Besides(boards=("a.car.2",)), ((60_000, 50_000),), "fast", "AZ-EMB-01"),
        (Besides(boards=("a.car.9",)), (), "slow", "AZ-EMB-03"),
        (Besides(boards=("a.car.2",), leaves=("a.car.2",)), (), "slow", "AZ-EMB-03"),
        (Besides(boards=("a.car.3",)), (), "slow", "AZ-EMB-04"),
        (Besides(leaves=("a.car.2",)), (), "slow", "AZ-EMB-04"),
        (Besides(boards=("a.car.4",)), (), "slow", "AZ-EMB-02"),
    ],
    ids=str,
)
def test_az_emb_04_who_may_get_on_and_off(besides: Besides, way: Any, speed: Any, rule: str | None) -> None:
    car = vehicle("a.car", "sdkfz-251", (60, 60))
    (itself,) = car.models
    men = (
        person("a.car.2", (65, 60)),
        replace(person("a.car.3", (60, 60)), aboard=itself.id),
        person("a.car.4", (110, 20)),
    )
    g = fight(Idle(), replace(car, models=(itself, *men)), FOE)
    own = g.state.units["a.car"]
    found = boarding_refusal(g, own, own.vehicles[0], "move", way, speed, besides)
    assert (None if found is None else found.rules[0]) == rule


@pytest.mark.rule("AZ-SMK-03", "AZ-SMK-07")
@pytest.mark.parametrize(
    ("at", "rule"),
    [
        ((-1000, 60_000), "AZ-SMK-03"),
        ((121_000, 60_000), "AZ-SMK-03"),
        ((60_000, -1000), "AZ-SMK-03"),
        ((60_000, 121_000), "AZ-SMK-03"),
        ((60_000, 60_000), None),
        ((0, 60_000), None),
        ((120_000, 60_000), None),
    ],
    ids=str,
)
def test_az_smk_03_smoke_is_laid_on_the_table(at: tuple[int, int], rule: str | None) -> None:
    men = (
        person("a.mortar.1", (60, 95), role="gunner", weapons=("light-mortar",)),
        person("a.mortar.2", (58, 95), role="assistant", weapons=("kar98k",)),
        person("a.mortar.3", (62, 95), role="assistant", weapons=("kar98k",)),
    )
    lists = {"a.mortar": {"people": 3, "extras": {"smoke": 1}}}
    g = play(Idle(), replace(unit("a.mortar"), models=men), FOE, lists=lists, options={"smoke": "on"})
    found = smoke_fault(g, g.state.units["a.mortar"], "fire", Smoking("a.mortar.1", "light-mortar", at, "smoke"))
    assert (None if found is None else found.rules[0]) == rule


# ---- detection and morale ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MTI-02", "AZ-DET-09")
def test_az_det_09_vehicles_and_those_on_foot_are_detected_apart_only_where_there_are_both() -> None:
    tank = vehicle("b.tank", "panther", (60, 60))
    afoot, rides = person("b.tank.2", (70, 60)), replace(person("b.tank.3", (60, 60)), aboard="b.tank.1")
    for models, parts in (
        (tank.models, {"": ["b.tank.1"]}),
        ((*tank.models, rides), {"": ["b.tank.1"]}),
        ((*tank.models, afoot, rides), {"vehicles": ["b.tank.1"], "people": ["b.tank.2"]}),
        ((afoot,), {"": ["b.tank.2"]}),
    ):
        found = {part: [model.id for model in there] for part, there in apart(replace(tank, models=models)).items()}
        assert found == parts


@pytest.mark.rule("AZ-DET-12")
def test_az_det_12_what_is_known_is_the_whole_or_a_part() -> None:
    for known, part, found in (
        ((), "", False),
        (("a.one",), "", True),
        (("a.one",), "people", True),
        (("a.one/people",), "people", True),
        (("a.one/people",), "vehicles", False),
        (("a.one/",), "", False),
        (("a.two",), "", False),
    ):
        assert is_known(OURS, replace(FOE, known_to=known), part) is found, (known, part)


# ---- places ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
@pytest.mark.parametrize(
    ("at", "free"),
    [
        ((10, 10), True),
        ((60, 60), False),
        ((61.9, 60), False),
        ((60, 61.9), False),
        ((58.1, 60), False),
        ((62, 60), True),
        ((60, 62), True),
        ((61.5, 61.5), True),
        ((61.3, 61.3), False),
        ((90, 60), True),
        ((60, 90), True),
    ],
    ids=str,
)
def test_az_mov_10_a_base_ends_on_nobody(at: tuple[float, float], free: bool) -> None:
    g = play(Idle(), unit("a.one", (10, 10)), unit("b.one", (60, 60)))
    place = Disc(round(at[0] * 1000), round(at[1] * 1000), 1000)
    assert Crowd(g, g.state.units["a.one"]).is_free(place) is free


@pytest.mark.rule("AZ-MOV-08", "AZ-LOS-08")
def test_az_mov_08_a_way_is_barred_by_who_stands_on_it_and_on_its_floor() -> None:
    mover = unit("a.one", (60, 20))
    for place, storey, barred in (
        ((60, 40), 0, True),
        ((62.5, 40), 0, False),
        ((61.5, 40), 0, True),
        ((60, 70), 0, False),
        ((60, 10), 0, False),
        ((60, 40), 1, False),
    ):
        other = unit("b.one", place)
        other = replace(other, models=tuple(replace(model, storey=storey) for model in other.models))
        g = play(Idle(), mover, other)
        own = g.state.units["a.one"]
        found = Crowd(g, own).bars(own.models[0], ((60_000, 20_000), (60_000, 60_000)))
        assert found is barred, (place, storey)


@pytest.mark.rule("AZ-MOV-05")
@pytest.mark.parametrize(
    ("xs", "away"),
    [
        ((10, 14, 18), ()),
        ((10, 14, 40), (40,)),
        ((10, 30, 34), (10,)),
        ((10, 14, 18, 22, 26), ()),
        ((10, 14, 40, 44, 48), (10, 14)),
        ((10, 40, 80), (40, 80)),
        ((10,), ()),
    ],
    ids=str,
)
def test_az_mov_05_who_is_apart_is_out_of_reach_of_the_largest_part(xs: Any, away: Any) -> None:
    models = list(unit("a.one", *((x, 60) for x in xs)).models)
    assert tuple(model.x // 1000 for model in zones.apart(models, 4_000)) == away
    # The same among vehicles, whose hulls keep together edge by edge.
    hulls = [replace(model, length=2000, width=2000, role="vehicle") for model in models]
    assert tuple(model.x // 1000 for model in zones.apart(hulls, 4_000)) == away


@pytest.mark.rule("AZ-LOS-08", "AZ-BIK-01", "AZ-EMB-02", "AZ-TER-10", "AZ-TER-11", "AZ-MOV-09", "AZ-TER-01")
@pytest.mark.parametrize("unpaid", ["stop_before", "enter_with_rest"])
def test_az_ter_11_who_cannot_pay_for_an_element_stops_before_it_or_pays_with_the_rest(unpaid: str) -> None:
    hedge = {"id": "hedge", "kind": "low-wall", "rectangle": ((0, 70), (120, 69))}
    g = play(Idle(), unit("a.one", (60, 60)), FOE, map=ground(hedge), options={"cost_unpaid": unpaid})
    man = g.state.units["a.one"].models[0]
    most = g.context.tables.rates["infantry"].fast
    cost = g.context.terrain.price(((60_000, 60_000), (60_000, 40_000))).cost
    assert cost
    for far, refused in (
        (most - cost, False),
        (most - cost + 1000, unpaid == "stop_before"),
        (most, unpaid == "stop_before"),
        (most + 1000, True),
    ):
        found = way_fault(g, man, ((60_000, 60_000 - far),), "move", "fast")
        assert (found is not None) is refused, far


@pytest.mark.rule("AZ-MOR-13", "AZ-EXE-07", "AZ-EXE-08")
def test_az_mor_13_without_a_chain_no_test_is_put_off() -> None:
    for option in ({}, {"morale_moment": "end_of_order"}, {"assault_morale_steps": "once_at_end"}):
        assert not are_put_off(play(Idle(), OURS, FOE, options=option))


# ---- what is fired -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRW-01", "AZ-GRN-03", "AZ-SNP-01", "AZ-FIRE-17")
@pytest.mark.parametrize("far", [6, 10])
@pytest.mark.parametrize("men", [2, 4, 6])
def test_az_grn_03_everybody_fires_one_weapon_and_no_more_throw_than_may(men: int, far: float) -> None:
    ours, foes = riflemen("a.one", (60, 60), men), riflemen("b.one", (60, 60 - far), 5)
    g = play(Volley("a.one", "b.one", "fire"), ours, foes)
    decision = g.decision
    assert isinstance(decision, ChooseShooting)
    power, own = decision.power(g), g.state.units["a.one"]
    plan = planned(g, own, power)
    assert [each.armed.model for each in plan] == [model.id for model in own.models]
    thrown = [each for each in plan if is_grenade(g, each)]
    able = {each.armed.model for each in power.chances if is_grenade(g, each)}
    assert able
    assert len(thrown) <= min(most_throwers(g, own), len(able))
    rifles = [each for each in power.chances if each.armed.weapon == "kar98k"]
    if max(worth(g, each) for each in power.chances if is_grenade(g, each)) > max(map(partial(worth, g), rifles)):
        assert len(thrown) == min(most_throwers(g, own), len(able))


# ---- fire, charges and what is seen of whom ----------------------------------------------------------------------


@pytest.mark.rule("AZ-DET-01", "AZ-DET-03", "AZ-DEF-05")
def test_az_det_01_how_far_off_somebody_is_detected_by_day_and_night_in_the_open_and_in_cover() -> None:
    for kind in ("infantry", "vehicle"):
        for state in ("stationary", "moved", "fired"):
            row = TABLES.detection[f"{kind}-{state}"]
            wanted = {
                (False, False): row.day,
                (False, True): row.day_cover,
                (True, False): row.night,
                (True, True): row.night_cover,
            }
            for (night, covered), far in wanted.items():
                found = detection_range(TABLES, kind == "vehicle", state, night=night, in_cover=covered)
                assert found == far, (kind, state, night, covered)
    assert TABLES.detection["infantry-moved"].day > TABLES.detection["infantry-moved"].night


@pytest.mark.rule("AZ-EXP-02")
@pytest.mark.parametrize(("at", "where", "building"), [((43, 45), "inside", "house"), ((90, 90), "open", "")])
def test_az_exp_02_what_goes_off_in_the_hand_bursts_where_its_thrower_stands(
    at: Any, where: str, building: str
) -> None:
    thrower = riflemen("a.one", at, 1)
    g = play(Idle(), thrower, FOE, map=ground(house("small")))
    aimed = Aimed("a.one.1", "hand-grenade", "b.foe", "b.foe.1")
    found = in_the_hand(g, g.state.units["a.one"].models[0], aimed)
    assert (found.at, found.where, found.building) == ((at[0] * 1000, at[1] * 1000), where, building)


@pytest.mark.rule("AZ-AREA-05")
def test_az_area_05_a_vehicle_that_is_not_there_is_struck_by_nothing() -> None:
    tank = vehicle("b.tank", "panther", (60, 60))
    for place, struck in (("table", "b.tank.1"), ("off", "")):
        g = fight(Idle(), replace(tank, place=place), OURS)
        assert vehicle_at(g, (60_000, 60_000)) == struck


@pytest.mark.rule("AZ-AREA-08", "AZ-FLM-05", "AZ-FLM-01")
def test_az_flm_05_a_flame_burns_who_stands_under_it_and_is_seen() -> None:
    wall = {"id": "wall", "kind": "high-wall", "rectangle": ((50, 66), (70, 67))}
    weapon = next(each for each in TABLES.weapons.values() if each.flame == "heavy")
    firer = riflemen("a.one", (60, 60), 1)
    foes = [unit(f"b.{name}", at) for name, at in (("near", (60, 51)), ("aside", (75, 51)), ("behind", (60, 64)))]
    for map, burnt in ((ground(), ["b.near"]), (ground(wall), [])):
        g = play(Idle(), firer, *foes, map=map)
        own = g.state.units["a.one"]
        found = scorched(g, own, own.models[0], (60_000, 50_000), weapon, "fire")
        assert [each.unit.id for each in found] == burnt


@pytest.mark.rule("AZ-EXP-03", "AZ-EXP-09")
@pytest.mark.parametrize(
    ("primed", "model", "piece", "may"),
    [
        (("a.one", "a.one.1", "wall", 1), "a.one.1", "wall", True),
        (("a.one", "a.one.1", "wall", 1), "a.one.2", "wall", False),
        (("a.one", "a.one.1", "wall", 1), "a.one.1", "other", False),
        (("a.two", "a.one.1", "wall", 1), "a.one.1", "wall", False),
        (("a.one", "a.one.1", "wall", 2), "a.one.1", "wall", False),
        (("a.one", "a.one.9", "wall", 1), "a.one.1", "wall", False),
        (("a.one", "a.one.9", "wall", 1), "a.one.3", "wall", True),
        (("a.one", "a.one.9", "wall", 1), "a.one.9", "wall", False),
    ],
)
def test_az_exp_03_who_laid_a_charge_sets_it_off_later_or_another_carrier_if_he_is_gone(
    primed: tuple[str, str, str, int], model: str, piece: str, may: bool
) -> None:
    men = riflemen("a.one", (60, 60), 3)
    carrier = replace(men.models[2], weapons=("kar98k", "explosive-charge"))
    own = replace(men, models=(*men.models[:2], carrier))
    unit_id, who, where, turn = primed
    g = play(Idle(), own, FOE, primed=(Primed(unit_id, who, where, (0, 0), turn),), turn=2)
    assert may_set_off(g, g.state.units["a.one"], Priming(model, piece)) is may
