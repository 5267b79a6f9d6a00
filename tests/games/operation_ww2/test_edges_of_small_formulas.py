"""Small formulas of many chapters, each at its edges: none, just as much, a thousandth more."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import darkness
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.course import Stretch, course
from grognard.games.operation_ww2.rules.area import scatter, templates_in_flight
from grognard.games.operation_ww2.rules.area.fates import of_round
from grognard.games.operation_ww2.rules.close_combat.close_combat import beats
from grognard.games.operation_ww2.rules.driving import ramming, towing
from grognard.games.operation_ww2.rules.fire import endangered_friends, heat
from grognard.games.operation_ww2.rules.fire.parts import people
from grognard.games.operation_ww2.rules.fire.targets import Sighted
from grognard.games.operation_ww2.rules.guns import gun_damage
from grognard.games.operation_ww2.rules.light_and_weather import wind
from grognard.games.operation_ww2.rules.morale.lone_models import is_lone
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.rules.tunnels import entries
from grognard.games.operation_ww2.rules.turn.initiative import winner_of
from grognard.games.operation_ww2.rules.turn.orders import detection_unfired
from grognard.games.operation_ww2.rules.vehicle_fire import armour, arms, catastrophe, exposure, hit, striking
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.ground import Smoke, Wind
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, MoveIntent
from grognard.games.operation_ww2.state.shots import Shot
from tests.games.operation_ww2.firing_line import with_models
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.vehicles.garage import shot, table, vehicle

FOE = unit("b.one", (60, 20))


@pytest.mark.rule("AZ-INI-01", "AZ-INI-02")
def test_az_ini_01_the_lower_card_wins() -> None:
    for first, second, winner in ((3, 4, 0), (4, 3, 1), (4, 4, None), (1, 10, 0), (10, 1, 1)):
        assert winner_of((Card("fire", first), Card("move", second))) == winner


@pytest.mark.rule("AZ-NGT-01")
def test_az_ngt_01_it_is_night_by_the_option_or_by_the_scenario() -> None:
    for option, light, night in (("on", "day", True), ("off", "day", False), ("off", "night", True)):
        assert darkness.is_night({"night_fighting": option}, light) is night


@pytest.mark.rule("AZ-CC-07")
def test_az_cc_07_who_beats_whom() -> None:
    assert [beats(more, ties) for ties in (False, True) for more in (-1, 0, 1)] == [
        False, False, True, False, True, True,
    ]  # fmt: skip


@pytest.mark.rule("AZ-ART-01")
def test_az_art_01_the_half_of_the_table_is_that_of_the_weapon_or_the_one_said() -> None:
    for weapon, said, half in (
        ("kar98k", "heavy-weapons", "small-arms"), ("pak-40", "small-arms", "heavy-weapons"),
        ("", "small-arms", "small-arms"), ("", "heavy-weapons", "heavy-weapons"),
    ):  # fmt: skip
        assert gun_damage.half_of(TABLES, gun_damage.GunHit(weapon, None, table=said)) == half  # type: ignore[arg-type]


@pytest.mark.rule("AZ-SCT-01", "AZ-SCT-02", "AZ-AREA-03", "AZ-EXP-02", "AZ-RAM-06")
def test_az_sct_02_every_face_of_some_dice() -> None:
    assert [scatter.drift(2).reached(face) for face in range(1, 11)] == ["", "", *map(str, range(3, 11))]
    assert [of_round(7).reached(face) for face in range(1, 11)] == ["missed"] * 6 + ["hit"] * 4
    assert [of_round(1).reached(face) for face in (1, 2)] == ["hit", "hit"]
    assert [of_round(2, 2).reached(face) for face in (1, 2, 3)] == ["in-hand", "in-hand", "hit"]
    assert [ramming.evasion(4).reached(face) for face in (1, 3, 4, 5, 10)] == [
        "hit", "hit", "equal", "unharmed", "unharmed",
    ]  # fmt: skip


@pytest.mark.rule("AZ-SCT-01")
def test_az_sct_01_a_die_for_the_number_and_one_for_the_direction() -> None:
    for option, sides in (("uniform_independent", [10, 360]), ("typed_in", [10])):
        g = play(Idle(), unit("a.one", (60, 90)), FOE, options={"scatter_angle": option})
        roll = scatter.thrown(g, say("az-roll-scatter"), "AZ-SCT-01", seat=1)
        assert [(pool.count, pool.sides) for pool in roll.pools] == [(1, each) for each in sides]


@pytest.mark.rule("AZ-HEAT-03")
def test_az_heat_03_heat_at_people_asks_for_hard_cover() -> None:
    g = play(Idle(), unit("a.one", (60, 90)), FOE)
    at = Shot("a.one.1", "bazooka", "none", "infantry", 1, 7, (), 7, "heavy-weapons", ())
    open_ = Sighted(FOE, FOE.models[0], Look("clear", "none"), 20.0)
    for ammunition, column, need in (
        ("heat", "infantry", None), ("heat", "gun", 7), ("heat", "light", 7), (None, "infantry", 7),
        ("high-explosive", "infantry", 7),
    ):  # fmt: skip
        assert heat.at_people(g, replace(at, column=column), ammunition, open_).need == need, (ammunition, column)  # type: ignore[arg-type]


@pytest.mark.rule("AZ-CAV-02", "AZ-VMV-07")
def test_az_cav_02_when_a_whole_unit_goes_in_an_assault() -> None:
    for way, fields, goes in (
        ((), {}, False), (((1, 1),), {}, True), ((), {"facing": 0}, True),
        (((1, 1),), {"assaulted": "b.car.1"}, False), (((1, 1),), {"assaulted": "b.car.1", "charge": "b.one"}, True),
        ((), {"assaulted": "b.car.1", "charge": "b.one"}, False), (((1, 1),), {"charge": "b.one"}, True),
    ):  # fmt: skip
        assert AssaultIntent("a.one.1", way, "fast", None, "never", Besides(**fields)).all_go is goes, fields


@pytest.mark.rule("AZ-SMK-08", "AZ-TRN-05")
def test_az_smk_08_the_wind_carries_every_cloud_as_far_as_it_blows() -> None:
    cloud = Smoke("s", ((10_000, 10_000), (20_000, 10_000)), 8_000)
    assert wind.blown(cloud, Wind(90, 4_000)) == ((14_000, 10_000), (24_000, 10_000))
    assert wind.blown(cloud, Wind(0, 10_000)) == ((10_000, 0), (20_000, 0))
    assert wind.blown(cloud, None) == cloud.places
    for first, seat in ((None, 0), (0, 0), (1, 1)):
        g = play(Idle(), unit("a.one", (60, 90)), FOE, smoke=(cloud,), initiative=first)
        found = wind.drift(g)
        assert (found.seat, found.left) == (seat, ("s",))


@pytest.mark.rule("AZ-LON-02", "AZ-LON-03", "AZ-SNP-04")
def test_az_lon_02_who_is_a_lone_model() -> None:
    car = vehicle("a.car", "sherman-75", (20, 20))
    manned = replace(car, models=(*car.models, person("a.car.2", (24, 20))))
    for own, entry, plain, every in (
        (unit("a.one", (60, 90)), {"people": 2}, True, True),
        (unit("a.one", (60, 90)), {"people": 1}, False, True),
        (unit("a.one", (60, 90), (63, 90)), {"people": 2}, False, False),
        (unit("a.one", (60, 90), place="gone"), {"people": 2}, False, False),
        (unit("a.one", (60, 90)), {"people": 2, "characteristics": ("sniper",)}, False, False),
        (manned, {"people": 2}, False, False),
    ):
        for option, wanted in (("reduced_units", plain), ("all_single_models", every)):
            g = table(own, FOE, lists={own.id: entry}, options={"lone_applies_to": option})
            assert is_lone(g, g.state.units[own.id]) is wanted, (own.id, entry, option)


@pytest.mark.rule("AZ-TUN-01")
@pytest.mark.parametrize(
    ("at", "fine"),
    [
        ((30, 40), True), ((29.999, 40), False), ((170, 40), True), ((170.001, 40), False), ((40, 30), True),
        ((40, 29.999), False), ((40, 90), True), ((40, 90.001), False), ((100, 60), True),
    ],
)  # fmt: skip
def test_az_tun_01_an_entry_lies_thirty_from_every_edge(at: Any, fine: bool) -> None:
    road = {"id": "road", "kind": "road", "rectangle": ((0, 0), (200, 120))}
    g = play(Idle(), unit("a.one", (60, 90)), FOE, map=ground(road, width=200), options={"tunnels": "on"})
    assert (entries.fault(g, (round(at[0] * 1000), round(at[1] * 1000))) is None) is fine


@pytest.mark.rule("AZ-FF-01", "AZ-FF-05")
@pytest.mark.parametrize(("aside", "hit"), [(4.999, True), (5, False), (5.001, False), (0, True)])
def test_az_ff_01_a_friend_is_endangered_nearer_than_five(aside: float, hit: bool) -> None:
    own, friend = unit("a.one", (60, 90)), unit("a.two", (60 + aside + (1 if aside else 0), 60))
    g = play(Idle(), own, friend, FOE)
    found = endangered_friends.endangered(g, own, own.models[0], (60_000, 20_000))
    assert (found is not None) is hit


@pytest.mark.rule("AZ-FF-05")
def test_az_ff_05_one_line_of_a_whole_unit_between_the_nearest_two() -> None:
    own, foe = unit("a.one", (60, 90), (70, 90)), unit("b.one", (60, 50), (70, 50), (65, 20))
    for firers, pair in (
        (("a.one.1", "a.one.2"), ("a.one.1", "b.one.1")), (("a.one.2",), ("a.one.2", "b.one.2")),
        (("a.one.2", "a.one.1"), ("a.one.1", "b.one.1")),
    ):  # fmt: skip
        found = endangered_friends.line_of_unit(own, firers, foe)
        assert tuple(each.id for each in found) == pair
    between = unit("a.one", (65, 90))
    found = endangered_friends.line_of_unit(between, ("a.one.1",), replace(foe, models=foe.models[1::-1]))
    assert found[1].id == "b.one.1"


@pytest.mark.rule("AZ-TER-04")
def test_az_ter_04_half_tracks_go_as_what_has_tracks() -> None:
    for id, row in TABLES.vehicles.items():
        g = table(vehicle("a.car", id, (60, 60)), FOE)
        wanted = row.type in ("light-tank", "medium-tank", "heavy-tank", "half-track") or not row.wheels
        assert sheets.is_tracked(g, g.state.units["a.car"].models[0]) is wanted, id


@pytest.mark.rule("AZ-RAM-01", "AZ-OVR-01")
def test_az_ram_01_one_straight_stretch_forwards_is_run_up_enough() -> None:
    car = vehicle("a.car", "sherman-75", (60, 60)).models[0].body

    def driven(*ends: tuple[int, int], **besides: Any) -> list[Stretch]:
        return course(car, ends, Besides(**besides))  # type: ignore[arg-type]

    up, on = (60_000, 50_000), (70_000, 50_000)
    assert ramming.has_run_up(driven(up), 10_000)
    assert not ramming.has_run_up(driven((60_000, 50_010)), 10_000)
    assert not ramming.has_run_up(driven(up, reverse=True), 10_000)
    assert ramming.has_run_up(driven((60_000, 57_000), (70_000, 57_000)), 10_000)
    assert ramming.has_run_up(driven(up, (63_000, 50_000)), 10_000)
    assert not ramming.has_run_up(driven((60_000, 57_000), (63_000, 57_000)), 10_000)
    assert ramming.has_run_up(driven(up, on, backing=(1,)), 10_000)
    backed = driven((60_000, 57_000), (60_000, 70_000), backing=(1,))
    assert [each.back for each in backed if each.length] == [False, True]
    assert not ramming.has_run_up(backed, 10_000)


@pytest.mark.rule("AZ-GUN-01", "AZ-GUN-02")
def test_az_gun_02_which_shots_pierce() -> None:
    gun = TABLES.weapons["pak-40"]
    for fields, ammunition, wanted in (
        ({}, None, True), ({}, "armour-piercing", True), ({}, "high-explosive", False), ({}, "heat", False),
        ({"ammunition": ()}, None, True), ({"ammunition": ()}, "armour-piercing", True),
        ({"ammunition": ("high-explosive",)}, None, False), ({"ammunition": ("heat",)}, None, False),
        ({"gun_class": ""}, None, False), ({"gun_class": None}, "armour-piercing", False),
    ):  # fmt: skip
        assert armour.pierces(replace(gun, **fields), ammunition) is wanted, (fields, ammunition)  # type: ignore[arg-type]


@pytest.mark.rule("AZ-TAB-DMGMOD", "AZ-GUN-02", "AZ-HEAT-02")
def test_az_tab_dmgmod_what_is_added_is_called_by_its_row() -> None:
    g = table(vehicle("a.car", "panzer-iv", (60, 60), traits=("skirts",)), FOE)
    car = g.state.units["a.car"].models[0]
    found = armour.damage(g, car, TABLES.weapons["bazooka"], "rear", "heat")
    assert [(each.label.id, each.value) for each in found][-2:] == [
        ("az-damage-rear", TABLES.damage["rear"].value),
        ("az-damage-skirts-against-heat", TABLES.damage["skirts-against-heat"].value),
    ]
    assert "az-damage-rear" not in [
        each.label.id for each in armour.damage(g, car, TABLES.weapons["bazooka"], "front", "heat")
    ]


@pytest.mark.rule("AZ-SPL-04", "AZ-SMK-05")
def test_az_spl_04_trench_and_smoke_are_added_to_hit_and_to_damage() -> None:
    g = play(Idle(), unit("a.one", (60, 90)), FOE)
    for marks in ((), ("trench",), ("smoke",), ("trench", "smoke")):
        part = people(g, "light", marks)
        assert part.id == "+".join(("light", *marks))
        for found, rows, kind in ((part.to_hit, TABLES.to_hit, "to-hit"), (part.damage, TABLES.damage, "damage")):
            assert [(each.value, each.label.id) for each in found] == [
                (rows[mark].value, f"az-{kind}-{mark}") for mark in marks if mark in rows
            ]


@pytest.mark.rule("AZ-BIK-02", "AZ-TAB-ORDERS")
def test_az_bik_02_what_a_unit_is_taken_for_that_has_not_fired() -> None:
    car, men = vehicle("a.car", "sherman-75", (60, 60)), unit("a.one", (60, 90))
    both = replace(car, models=(*car.models, person("a.car.2", (70, 60))))
    row = TABLES.orders["move"]
    for own, speed, wanted in (
        (car, "slow", row.driving), (both, "slow", row.slow), (both, "fast", row.fast), (men, "slow", row.slow),
        (men, "fast", row.fast), (replace(men, models=()), "slow", row.slow),
    ):  # fmt: skip
        assert detection_unfired(row, own, MoveIntent("x", (), speed)) == wanted  # type: ignore[arg-type]


@pytest.mark.rule("AZ-VDM-17", "AZ-AREA-05")
@pytest.mark.parametrize(("off", "near"), [(4.999, True), (5, True), (5.001, False)])
def test_az_vdm_17_who_stands_within_reach_of_a_hull(off: float, near: bool) -> None:
    car = vehicle("a.car", "sherman-75", (60, 60))
    half = car.models[0].width / 2000
    man = unit("b.one", (60 + half + 1 + off, 60))
    aboard = with_models(unit("b.two", (60, 60)), m1={"aboard": "a.car.1"})
    g = table(car, man, aboard, unit("b.off", (60, 60), place="gone"))
    found = [model.id for _, model in catastrophe.touched(g, car.models[0].body, 5000)]  # type: ignore[arg-type]
    assert found == ["a.car.1", *(["b.one.1"] if near else [])]


@pytest.mark.rule("AZ-AREA-05")
def test_az_area_05_the_vehicle_a_place_is_on() -> None:
    car = vehicle("a.car", "sherman-75", (60, 60))
    g = table(car, unit("b.one", (60, 75)), vehicle("b.off", "sherman-75", (90, 90), place="gone"))
    half = car.models[0].width // 2
    for at, wanted in (
        ((60_000, 60_000), "a.car.1"), ((60_000 + half, 60_000), "a.car.1"), ((60_001 + half, 60_000), ""),
        ((60_000, 75_000), ""), ((90_000, 90_000), ""),
    ):  # fmt: skip
        assert templates_in_flight.vehicle_at(g, at) == wanted, at


@pytest.mark.rule("AZ-MC-07", "AZ-GUN-03")
def test_az_gun_03_either_half_of_the_table_is_read_in_the_column_of_the_vehicle() -> None:
    for id in ("sherman-75", "kubelwagen", "tiger"):
        g = table(vehicle("a.car", id, (60, 60)), FOE)
        car = g.state.units["a.car"].models[0]
        for half, rows in (("small-arms", TABLES.small_arms), ("heavy-weapons", TABLES.heavy_weapons)):
            for die in range(1, 11):
                wanted = rows[str(die)].on(sheets.target_class(g, car))
                assert hit.effects_of(g, car, half, die) == wanted, (id, half, die)  # type: ignore[arg-type]


@pytest.mark.rule("AZ-VEH-07", "AZ-NRV-06", "AZ-XPO-06")
def test_az_veh_07_who_may_look_out() -> None:
    for machine, tasks, words in (
        ({}, ("commander",), None), ({}, (), None), ({}, ("cook",), "az-refused-look-out"),
        ({"calm": 1}, ("commander",), "az-refused-calm"),
        ({"calm": 1, "exposed": ("commander",)}, ("commander",), None), ({"calm": 2}, ("commander",), None),
    ):  # fmt: skip
        g = table(vehicle("a.car", "sherman-75", (60, 60), **machine), FOE)
        found = exposure.refusal(g, g.state.units["a.car"].models[0], Besides(exposed=tasks))
        assert (found and found.message.id) == words, (machine, tasks)
    g = table(vehicle("a.car", "sherman-75", (60, 60)), FOE)
    car = g.state.units["a.car"].models[0]
    far = sheets.rate(g, car).assault or 0
    assert [exposure.needs_commander_out(g, car, far + more) for more in (-1, 0, 1)] == [False, False, True]


@pytest.mark.rule("AZ-TWO-03", "AZ-XPO-02")
def test_az_xpo_02_who_looks_out_of_a_closed_vehicle_is_struck_by_what_bursts_on_it() -> None:
    for exposed in ((), ("commander",)):
        g = table(vehicle("b.tank", "sherman-75", (60, 60), exposed=exposed), unit("a.one", (60, 90)))
        tank = g.state.units["b.tank"].models[0]
        for how in ("shot", "burst", "indirect", "edge"):
            struck = shot("75-76-mm", (60, 20), how=how, at=(60, 60), radius=5000)
            found = striking.also_struck(g, "b.tank", tank, struck)
            assert (found is not None) is (bool(exposed) and how != "shot"), (exposed, how)


@pytest.mark.rule("AZ-TOW-01")
@pytest.mark.parametrize(("off", "fine"), [(0, True), (towing.BESIDE, True), (towing.BESIDE + 1, False)])
def test_az_tow_01_three_standing_men_by_the_gun_hitch_it(off: float, fine: bool) -> None:
    car = vehicle("a.gun", "opel-blitz", (60, 60))
    length = car.models[0].length / 2000
    gun = replace(person("a.gun.2", (60, 60 + length + 2)), role="gun", weapons=("pak-40",), radius=2000)
    places = ((56, gun.y / 1000), (64, gun.y / 1000), (60, gun.y / 1000 + 3 + off / 1000))
    places = ((57, gun.y / 1000), (63, gun.y / 1000), places[2])
    men = tuple(person(f"a.gun.{number}", at) for number, at in enumerate(places, 3))
    own = replace(car, models=(*car.models, gun, *men))
    g = table(own, FOE, lists={"a.gun": {"gun": "pak-40", "people": 3}})
    whole = g.state.units["a.gun"]
    assert towing.can_hitch(g, whole, whole.model("a.gun.2"), whole.vehicles[0]) is fine
    lain = with_models(whole, m3={"posture": "scared"})
    assert not towing.can_hitch(g, lain, lain.model("a.gun.2"), lain.vehicles[0])


@pytest.mark.rule("AZ-MOV-05", "AZ-SET-08")
def test_az_mov_05_who_is_apart_from_the_largest_part_of_a_unit() -> None:
    def left(*places: float) -> list[str]:
        return [each.id[-1] for each in zones.apart(list(unit("a.one", *((x, 60) for x in places)).models), 10_000)]

    assert left() == left(10) == left(10, 22) == left(10, 22, 34) == []
    assert left(10, 22.001) == ["2"]
    assert left(10, 12, 30) == ["3"]
    assert left(10, 30, 32) == ["1"]
    assert left(10, 30, 32, 60) == ["1", "4"]


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-03", "AZ-MOV-09", "AZ-EMB-02")
def test_az_mov_03_a_way_that_is_too_far_is_told_in_tenths() -> None:
    def told(way: Any, speed: Any = "slow", **fields: Any) -> Any:
        own = with_models(unit("a.one", (60, 60)), m1=fields)
        g = play(Idle(), own, FOE)
        found = ways.fault(g, own.models[0], way, "move", speed)
        return found and (found.message.args.get("length"), found.message.args.get("most"), found.rules)

    assert told(((60_000, 50_000),)) is None
    assert told(((60_000, 49_890),)) == (10.1, 10.0, ("AZ-MOV-01", "AZ-MOV-03"))
    assert told(((60_000, 38_560),), "fast") == (21.4, 20.0, ("AZ-MOV-01", "AZ-MOV-03"))
    assert told(((60_000, 52_000),), boarded=1) == (13.0, 10.0, ("AZ-EMB-02",))
    assert told(((60_000, 55_000),), boarded=1) is None
    assert told(((60_000, 52_000),), boarded=2) is None
    assert told(((60_000, 49_000),), boarded=1) == (16.0, 10.0, ("AZ-MOV-01", "AZ-MOV-03"))


@pytest.mark.rule("AZ-MOV-09")
def test_az_mov_09_a_way_may_run_along_the_edges_and_ends_wholly_on_the_table() -> None:
    for start, way, fine in (
        ((119, 5), ((120_000, 8_000), (119_000, 9_000)), True), ((119, 5), ((120_001, 8_000), (119_000, 9_000)), False),
        ((1, 5), ((0, 8_000), (1_000, 9_000)), True), ((1, 5), ((-1, 8_000), (1_000, 9_000)), False),
        ((5, 119), ((8_000, 120_000), (9_000, 119_000)), True), ((5, 119), ((8_000, 120_001), (9_000, 119_000)), False),
        ((5, 1), ((8_000, 0), (9_000, 1_000)), True), ((5, 1), ((8_000, -1), (9_000, 1_000)), False),
        ((5, 1), ((8_000, 999),), False), ((1, 5), ((999, 8_000),), False), ((119, 5), ((119_001, 8_000),), False),
        ((5, 119), ((8_000, 119_001),), False),
    ):  # fmt: skip
        own = unit("a.one", start)
        g = play(Idle(), own, FOE)
        found = ways.fault(g, own.models[0], way, "move", "fast")
        assert (found is None) is fine, way
        assert found is None or found.rules == ("AZ-MOV-09",)


@pytest.mark.rule("AZ-BIK-01", "AZ-TER-10")
def test_az_bik_01_who_gets_on_or_off_pays_as_on_wheels_and_has_the_bicycle_s_rate() -> None:
    rates = TABLES.rates
    for rides, mounting, row, cost in (
        (False, "", "infantry", 0), (True, "", "bicycle", 0), (False, "on", "bicycle", 5000),
        (True, "off", "bicycle", 5000),
    ):  # fmt: skip
        own = with_models(unit("a.one", (60, 100)), m1={"is_cyclist": rides})
        g = play(Idle(), own, FOE)
        most = rates[row].slow - cost
        for more, fine in ((0, True), (100, False)):
            found = ways.fault(g, own.models[0], ((60_000, 100_000 - most - more),), "move", "slow", 0, mounting)  # type: ignore[arg-type]
            assert (found is None) is fine, (rides, mounting, more)


@pytest.mark.rule("AZ-TER-11")
def test_az_ter_11_the_last_piece_a_way_comes_onto() -> None:
    pieces = [
        {"id": f"p{number}", "kind": kind, "rectangle": ((40, 120 - top - 1), (80, 120 - top))}
        for number, (kind, top) in enumerate((("wooden-fence", 70), ("low-wall", 60), ("high-wall", 50)))
    ]
    g = play(Idle(), unit("a.one", (60, 90)), FOE, map=ground(*pieces))
    terrain = g.context.terrain
    costs = [each.cost for each in terrain.goings]
    for end, last in ((80, 0), (66, costs[0]), (56, costs[1]), (46, costs[2])):
        assert terrain.last_cost(((60_000, 90_000), (60_000, end * 1000))) == last, end


@pytest.mark.rule("AZ-TAB-ARC", "AZ-VLS-11")
def test_az_tab_arc_half_of_an_arc_lies_to_each_side() -> None:
    for sheet, mount in ((id, each) for id in ("sherman-75", "panzer-iv") for each in TABLES.vehicles[id].weapon):
        degrees = TABLES.arcs[mount.arc].degrees
        if degrees >= 360:
            continue
        g = table(vehicle("a.car", sheet, (60, 60)), FOE)
        car = g.state.units["a.car"].models[0]
        for side in (-1, 1):
            for more, fine in ((-0.2, True), (0.2, False)):
                angle = radians(side * (degrees / 2 + more))
                muzzle = arms.muzzle(g, car, mount, FOE.models[0].body)
                foe = person("b.one.1", ((muzzle[0] + 1e8 * sin(angle)) / 1000, (muzzle[1] - 1e8 * cos(angle)) / 1000))
                assert arms.bears(g, car, mount.id, replace(foe, radius=10)) is fine, (sheet, mount.id, side, more)
