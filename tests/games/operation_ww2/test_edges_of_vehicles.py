"""Vehicles at the edges of their rules: sides, parts, hits, who gets on and what is aimed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.vehicles.facing import sides_towards
from grognard.games.operation_ww2.rules.area.templates_in_flight import vehicle_at
from grognard.games.operation_ww2.rules.crews.crew_hits import suffered
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.crews.mobility import lost_with, secondary
from grognard.games.operation_ww2.rules.driving.attachments import aims_fault, are_alike
from grognard.games.operation_ww2.rules.driving.boarding import refusal as boarding_refusal
from grognard.games.operation_ww2.rules.driving.towing import can_hitch, hitching_refusal
from grognard.games.operation_ww2.rules.light_and_weather.smoke import fault as smoke_fault
from grognard.games.operation_ww2.rules.vehicle_fire import vehicle_targets
from grognard.games.operation_ww2.rules.vehicle_fire.hit import DIRECT, SIDELESS, VehicleHit, table_of
from grognard.games.operation_ww2.state.choices import Man
from grognard.games.operation_ww2.state.intents import Aim, Besides, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Hull
from tests.games.operation_ww2.table import Idle, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE, OURS = unit("b.foe", (5, 5)), unit("a.one", (5, 115))


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


@pytest.mark.rule("AZ-TOW-01", "AZ-TOW-05")
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({}, None),
        ({"hitches": ""}, None),
        ({"hitches": "a.nobody.1"}, "AZ-TOW-01"),
        ({"way": ((60_000, 90_000),)}, "AZ-TOW-05"),
        ({"facing": 90_000}, "AZ-TOW-05"),
        ({"last": True}, None),
        ({"gun": False}, "AZ-TOW-01"),
    ],
    ids=str,
)
def test_az_tow_01_a_gun_is_hitched_by_who_goes_nowhere_wherever_it_stands_among_them(
    change: dict[str, Any], rule: str | None
) -> None:
    lorry = vehicle("a.lorry", "opel-blitz", (60, 60))
    hull = lorry.models[0].body
    assert isinstance(hull, Hull)
    behind = 60_000 + hull.length // 2 + 2000
    gun = Model(60_000, behind, 2000, id="a.gun.1", role="gun", length=4000, width=4000)
    crew = [person(f"a.gun.{number}", (54 + 2 * number, behind / 1000 + 4)) for number in (2, 3, 4)]
    models = (*crew, gun) if change.get("last") else (gun, *crew) if change.get("gun", True) else tuple(crew)
    g = fight(Idle(), lorry, replace(unit("a.gun", (60, 70)), models=models), FOE)
    besides = Besides(hitches=change.get("hitches", "a.lorry.1"), facing=change.get("facing"))
    intent = MoveIntent("a.gun.2", change.get("way", ()), "slow", besides)
    found = hitching_refusal(g, g.state.units["a.gun"], intent)
    assert (None if found is None else found.rules[0]) == rule


@pytest.mark.rule("AZ-TMP-01")
@pytest.mark.parametrize(
    ("sheet", "id", "platoons", "alike"),
    [
        ("panther", "a.two", ("1", "1"), True),
        ("panther", "a.two", ("1", "2"), False),
        ("panther", "a.two", ("", ""), False),
        ("sherman-75", "a.two", ("1", "1"), False),
        ("panther", "b.two", ("1", "1"), False),
        ("opel-blitz", "a.two", ("1", "1"), False),
    ],
)
def test_az_tmp_01_only_armoured_vehicles_of_one_sheet_and_platoon_are_alike(
    sheet: str, id: str, platoons: tuple[str, str], alike: bool
) -> None:
    first = vehicle("a.one", "opel-blitz" if sheet == "opel-blitz" else "panther", (40, 60))
    lists = {name: {"platoon": platoon} for name, platoon in zip(("a.one", id), platoons, strict=True)}
    g = fight(Idle(), first, vehicle(id, sheet, (60, 60)), lists=lists)
    one, two = g.state.units["a.one"], g.state.units[id]
    assert are_alike(g, one, two) is alike
    assert not are_alike(g, one, one)


@pytest.mark.rule("AZ-VCOV-03", "AZ-OVL-01", "AZ-TWO-07", "AZ-FVH-01")
def test_az_vcov_03_how_a_vehicle_is_hit_directly_and_from_no_side() -> None:
    assert set(DIRECT) == {"shot", "last-chance", "burst"}
    assert set(SIDELESS) == {"indirect", "blast", "collapse", "flame"}


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
