"""Weapons of vehicles: mounts, arcs, crews, what they see and need (chapters Sight and weapons of vehicles, Crews,
Exposed crew, Last chance, Rapid-fire guns, Firing from vehicles)."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.detection import detects
from grognard.games.operation_ww2.ground.vehicles import crew, sheets
from grognard.games.operation_ww2.rules.crews.crew_hits import ChooseStruck
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.intent import intent as intents
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire import arms, exposure
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import ChooseTemplate
from grognard.games.operation_ww2.state.choices import Aiming, Card, LayTemplate, Man, Struck
from grognard.games.operation_ww2.state.events.bursts import RoundBurst, RoundMissed
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.vehicles import MountsFired, VehicleDamaged
from grognard.games.operation_ww2.state.intents import Aim, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.shots import Reason
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.table import Idle, ground, over, person, unit
from tests.games.operation_ww2.vehicles.garage import asked, fight, happened, machine, shot, vehicle

MEN = unit("b.men", (60, 30), (63, 30))


def power(sheet, *others, order="fire", besides=None, options=None, map=None, moved=False, facing=0, own=(), **fields):
    """What a vehicle at (60, 60), facing up the table, could fire at the first of the others."""
    tank = vehicle("a.tank", sheet, (60, 60), facing, models=own, **fields)
    intent = FireIntent(others[0].id, None, besides or Besides())
    ordered = Ordered(0, "a.tank", Card("fire", 4), intent)
    battle = fight(Idle(), tank, *others, options=options, map=map, turn=2, chain=(ordered,))
    return firepower(battle, battle.state.units["a.tank"], others[0].id, order, intent.besides, moved)


def needs(found):
    """What each weapon that can hit needs, by mount or weapon and part."""
    return {(each.armed.mount or each.armed.weapon, each.shot.part): each.shot.need for each in found.chances}


def rule(reason):
    """The rules behind a reason or a refusal; empty: there is none."""
    if reason is None:
        return ()
    return (reason.rule,) if isinstance(reason, Reason) else reason.rules


def mounts(found):
    return {each.armed.mount for each in found.chances}


def idle(found):
    return {each.mount or each.weapon: each.idle.rule for each in found.idle}


def fired(sheet, target, *others, dice, besides=None, options=None, facing=0, map=None, **fields):
    """A battle in which a vehicle at (60, 60) has fired at a unit."""
    intent = FireIntent(target.id, None, besides or Besides())
    tank = vehicle("a.tank", sheet, (60, 60), facing, **fields)
    ordered = Ordered(0, "a.tank", Card("fire", 4), intent)
    battle = fight(Execution(), tank, target, *others, chain=(ordered,), dice=dice, options=options, turn=2, map=map)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    return battle


@pytest.mark.rule("AZ-VLS-05")
@pytest.mark.rule("AZ-VLS-09")
def test_every_weapon_may_have_a_target_of_its_own():
    other = vehicle("b.truck", "opel-blitz", (70, 35), crew=1)
    besides = Besides(aims=(Aim("gun", "b.truck"), Aim("coaxial", "b.men")))
    found = power("sherman-75", MEN, other, besides=besides)
    targets = {each.armed.mount: each.target for each in found.chances}
    assert targets["gun"] == "b.truck"
    assert targets["coaxial"] == targets["hull"] == "b.men"


@pytest.mark.rule("AZ-VLS-06")
@pytest.mark.rule("AZ-VLS-08")
def test_mounted_machine_guns_need_no_assistant_and_guns_share_a_row():
    found = power("sherman-75", MEN)
    dice = {each.armed.mount: each.shot.dice for each in found.chances if not each.area}
    assert dice == {"coaxial": 7, "hull": 5, "anti-aircraft": 6}
    assert {each.armed.assistants for each in found.chances} == {()}
    assert TABLES.weapons["75-mm-m3"].numbers == TABLES.weapons["75-76-mm"].numbers


@pytest.mark.rule("AZ-VEH-08")
@pytest.mark.rule("AZ-VEH-03")
@pytest.mark.parametrize(
    ("men", "ready", "reload"), [(5, {"gun", "coaxial", "hull", "anti-aircraft"}, 0), (1, {"gun", "coaxial"}, 1)]
)
def test_az_veh_08_tasks_are_handed_out_to_those_there_are(men, ready, reload):
    found = power("sherman-75", MEN, crew=men, commander=False)
    assert mounts(found) == ready
    assert {each.armed.reload for each in found.chances if each.armed.mount == "gun"} == {reload}


@pytest.mark.rule("AZ-VEH-04")
@pytest.mark.rule("AZ-VEH-05")
def test_scared_men_and_those_new_aboard_do_nothing():
    assert mounts(power("sherman-75", MEN, scared=4)) == {"gun", "coaxial"}
    assert mounts(power("sherman-75", MEN, boarded=4, since=2)) == {"gun", "coaxial"}
    assert mounts(power("sherman-75", MEN, boarded=4, since=1)) == {"gun", "coaxial", "hull", "anti-aircraft"}
    assert idle(power("sherman-75", MEN, scared=4))["hull"] == "AZ-VEH-08"


@pytest.mark.rule("AZ-VEH-01")
def test_a_move_leaves_the_gunners_idle():
    found = power("sherman-75", MEN, order="move")
    assert set(idle(found).values()) == {"AZ-ORD-06"}
    battle = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60)), MEN, turn=2)
    tank = battle.state.units["a.tank"]
    assert crew.tasks_done(battle, tank, tank.models[0], "move") == ("driver",)


@pytest.mark.rule("AZ-VEH-08", "AZ-CRW-09")
def test_a_gun_without_loader_has_to_be_reloaded():
    battle = fired("sherman-75", vehicle("b.foe", "panther", (60, 30), 180), dice=(1,), crew=1, commander=False)
    assert battle.state.units["a.tank"].models[0].reload == {"gun": 1}
    again = power("sherman-75", vehicle("b.foe", "panther", (60, 30), 180))
    assert "gun" in mounts(again)


@pytest.mark.rule("AZ-VEH-08")
def test_az_veh_08_option_tasks_are_handed_out_with_the_declaration():
    options = {"task_allocation": "at_declaration"}
    men = {"crew": 1, "commander": False}
    lost = {"lost": ("gun", "coaxial")}
    assert mounts(power("sherman-75", MEN, **men, **lost)) == {"hull"}
    handed_out = {"tasks": ("gunner",)}
    assert mounts(power("sherman-75", MEN, **men, **lost, **handed_out, options=options)) == set()
    tank = vehicle("a.tank", "sherman-75", (60, 60), **men)
    ordered = Ordered(0, "a.tank", Card("fire", 4), FireIntent("b.men"))
    battle = fight(Idle(), tank, MEN, turn=2, chain=(ordered,), options=options)
    exposure.declared(battle, ordered)
    assert machine(battle, "a.tank.1").tasks == ("gunner",)


# ---- arcs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VLS-11")
@pytest.mark.parametrize(
    ("sheet", "mount", "inside", "outside"),
    [
        ("sherman-75", "gun", (20, 60), (20, 75)),
        ("tiger", "gun", (30, 28), (20, 45)),
        ("sherman-75", "hull", (40, 30), (30, 45)),
        ("stug-iii", "gun", (66, 30), (85, 30)),
        ("jeep", "pintle", (30, 57), (30, 75)),
        ("m3-half-track", "ring", (60, 90), None),
    ],
)
def test_az_tab_arc(sheet, mount, inside, outside):
    fields = {"crew": 5}
    assert mount in mounts(power(sheet, unit("b.men", inside, detection="fired"), **fields))
    if outside is not None:
        assert mount not in mounts(power(sheet, unit("b.men", outside, detection="fired"), **fields))


@pytest.mark.rule("AZ-VLS-11", "AZ-DEF-06")
@pytest.mark.parametrize(("traits", "swings"), [((), True), (("slow-turret",), False)])
def test_az_vls_11_a_slow_turret_that_was_bought_is_slow(traits, swings):
    """60 degrees off: within the 90 of a turret, beyond the 45 of a slow one; the gun in the hull knows no turret."""
    aside = unit("b.men", (94.6, 40), detection="fired")
    found = mounts(power("sherman-75", aside, traits=traits, exposed=("commander",)))
    assert ("gun" in found, "coaxial" in found, "hull" in found) == (swings, swings, False)


@pytest.mark.rule("AZ-VLS-11")
@pytest.mark.parametrize(("option", "turret"), [("kept", 270_000), ("always_forward", 0)])
def test_az_vls_11_the_turret_stays_where_its_last_shot_was(option, turret):
    target = vehicle("b.foe", "panther", (30, 60), 90)
    battle = fired("sherman-75", target, dice=(1,), options={"turret_state": option})
    assert machine(battle, "a.tank.1").turret == turret
    behind = unit("b.men", (40, 75))
    assert ("gun" in mounts(power("sherman-75", behind, turret=turret))) == (option == "kept")


@pytest.mark.rule("AZ-VLS-11")
def test_az_vls_11_a_move_turns_the_turret_back():
    tank = vehicle("a.tank", "sherman-75", (60, 60), turret=90_000)
    ordered = Ordered(0, "a.tank", Card("move", 4), MoveIntent("a.tank.1", (), "slow", Besides(turret=0)))
    battle = fight(Execution(), tank, MEN, chain=(ordered,), turn=2)
    over(battle)
    assert machine(battle, "a.tank.1").turret == 0


@pytest.mark.rule("AZ-VLS-11")
def test_az_vls_11_a_gun_in_the_hull_swings_the_vehicle_but_not_an_immobile_one():
    target = vehicle("b.foe", "panther", (66, 30), 180)
    battle = fired("stug-iii", target, dice=(1,))
    assert battle.state.units["a.tank"].models[0].facing == pytest.approx(11_310, abs=20)
    assert battle.state.units["a.tank"].detection == "fired"
    assert "gun" not in mounts(power("stug-iii", target, lost=("immobile",)))
    ahead = vehicle("b.foe", "panther", (60, 30), 180)
    assert "gun" in mounts(power("stug-iii", ahead, lost=("immobile",)))


@pytest.mark.rule("AZ-VLS-07")
@pytest.mark.rule("AZ-VLS-10")
@pytest.mark.parametrize(("option", "need"), [("hull_edge_toward_target", 7), ("mount_centre", 9)])
def test_az_vls_10_ranges_begin_at_the_muzzle(option, need):
    # A coaxial machine gun reaches 120 cm without -2. From the hull's edge, 2.75 cm ahead, it is 119.25 to the man.
    tank = vehicle("a.tank", "sherman-75", (60, 130))
    battle = fight(
        Idle(), tank, unit("b.men", (60, 7.0)), turn=2, options={"muzzle_point": option}, map=ground(depth=200)
    )
    found = firepower(battle, battle.state.units["a.tank"], "b.men", "covering-fire")
    coaxial = next(each for each in found.chances if each.armed.mount == "coaxial")
    assert coaxial.shot.need == need + 1
    where = arms.muzzle(
        battle, tank.models[0], arms.mount_of(battle, tank.models[0], "coaxial"), person("b.x", (60, 7))
    )
    assert where == ((60_000, 125_900) if option == "hull_edge_toward_target" else (60_000, 130_000))


# ---- sight -------------------------------------------------------------------------------------------------------

LOW_WALL = ground({"id": "wall", "kind": "low-wall", "rectangle": ((20, 74), (100, 75))})
LOW_HEDGE = ground({"id": "hedge", "kind": "low-hedge", "rectangle": ((20, 74), (100, 75))})


@pytest.mark.rule("AZ-VLS-01")
def test_vehicles_see_over_low_walls_without_limit():
    assert {"gun", "coaxial", "hull"} <= mounts(power("sherman-75", MEN, map=LOW_WALL, exposed=("commander",)))


@pytest.mark.rule("AZ-VLS-02")
@pytest.mark.rule("AZ-VLS-03")
def test_weapons_low_in_the_hull_see_like_infantry():
    far, near = unit("b.men", (60, 30)), unit("b.men", (60, 39))
    assert "gun" not in mounts(power("stug-iii", far, map=LOW_WALL, exposed=("commander",)))
    assert "gun" in mounts(power("stug-iii", near, map=LOW_WALL, exposed=("commander",)))
    high = vehicle("b.foe", "sherman-75", (60, 30), 180)
    assert "gun" in mounts(power("stug-iii", high, map=LOW_WALL, exposed=("commander",)))
    low = vehicle("b.foe", "stug-iii", (60, 30), 180)
    assert "gun" not in mounts(power("stug-iii", low, map=LOW_WALL, exposed=("commander",)))
    hedge = power("stug-iii", low, map=LOW_HEDGE, exposed=("commander",))
    # 8 for a medium tank, +1 for the long barrel, -1 for the hedge.
    assert needs(hedge)["gun", "b.foe.1"] == 8
    assert needs(power("stug-iii", low, exposed=("commander",)))["gun", "b.foe.1"] == 7


@pytest.mark.rule("AZ-VLS-04")
def test_people_behind_a_vehicle_are_in_its_cover():
    wall = vehicle("b.wall", "jeep", (59, 35), 90)
    found = power("sherman-75", unit("b.men", (62.4, 31)), wall, exposed=("commander",))
    assert {each.shot.cover for each in found.chances if each.armed.mount == "coaxial"} == {"light"}


# ---- exposed crew ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-XPO-04")
@pytest.mark.rule("AZ-DET-05")
@pytest.mark.rule("AZ-XPO-05")
def test_seed_a_panzer_iv_looks_out_at_paratroopers_40_cm_off_behind_a_wall():
    """Seed, "Kilátszó parancsnokok": 60 cm become 35 for a closed tank; with the commander out it detects, at -1."""
    wall = ground({"id": "wall", "kind": "low-wall", "rectangle": ((20, 98), (100, 99))})
    foe = unit("b.paras", (60, 60 - 4.1 - 40 - 1), detection="moved")
    tank = vehicle("a.tank", "panzer-iv", (60, 60))
    ordered = Ordered(0, "a.tank", Card("fire", 4), FireIntent("b.paras", None, Besides(exposed=("commander",))))
    closed = fight(Idle(), tank, foe, map=wall, turn=2, chain=(ordered,))
    assert not detects(closed, closed.state.units["a.tank"], closed.state.units["b.paras"])
    assert rule(firepower(closed, closed.state.units["a.tank"], "b.paras", "fire").why_not) == ("AZ-FIRE-01",)
    exposure.declared(closed, ordered)
    assert machine(closed, "a.tank.1").exposed == ("commander",)
    assert detects(closed, closed.state.units["a.tank"], closed.state.units["b.paras"])
    out = firepower(closed, closed.state.units["a.tank"], "b.paras", "fire")
    assert {each.shot.need for each in out.chances if each.armed.mount == "coaxial"} == {8}
    before = power("panzer-iv", foe, map=wall, exposed=("commander",))
    assert {each.shot.need for each in before.chances if each.armed.mount == "coaxial"} == {7}


@pytest.mark.rule("AZ-XPO-04")
def test_a_scared_commander_looks_at_nothing():
    foe = unit("b.foe", (60, 60 - 4.1 - 50 - 1))
    tank = vehicle("a.tank", "panzer-iv", (60, 60), exposed=("commander",), scared=1, shaken=True)
    battle = fight(Idle(), tank, foe)
    assert not detects(battle, battle.state.units["a.tank"], foe)


@pytest.mark.rule("AZ-VEH-07")
def test_who_looks_out_instead_of_a_dead_commander():
    battle = fight(Idle(), vehicle("a.tank", "panzer-iv", (60, 60), commander=False, crew=4), MEN, turn=2)
    tank = battle.state.units["a.tank"].models[0]
    assert exposure.may_look_out(battle, tank) == ("radio-operator",)
    assert rule(exposure.refusal(battle, tank, Besides(exposed=("driver",)))) == ("AZ-VEH-07", "AZ-VEH-04")
    alive = fight(Idle(), vehicle("a.tank", "panzer-iv", (60, 60)), MEN)
    assert exposure.may_look_out(alive, alive.state.units["a.tank"].models[0]) == ("commander",)


@pytest.mark.rule("AZ-VEH-07")
def test_az_veh_07_where_there_is_no_commander_the_driver_looks_out():
    battle = fight(Idle(), vehicle("a.car", "kubelwagen", (60, 60), crew=1), MEN)
    assert exposure.may_look_out(battle, battle.state.units["a.car"].models[0]) == ("driver",)


@pytest.mark.rule("AZ-XPO-07")
@pytest.mark.parametrize(("option", "left"), [("until_next_order", ("commander",)), ("this_order", ())])
def test_az_xpo_07_how_long_one_looks_out(option, left):
    tank = vehicle("a.tank", "sherman-75", (60, 60), exposed=("commander",))
    ordered = Ordered(0, "a.tank", Card("move", 4), MoveIntent("a.tank.1", (), "slow", Besides(exposed=("commander",))))
    battle = fight(Execution(), tank, MEN, chain=(ordered,), options={"exposure_lasts": option}, turn=2)
    over(battle)
    assert machine(battle, "a.tank.1").exposed == left
    closed = Ordered(0, "a.tank", Card("move", 4), MoveIntent("a.tank.1", (), "slow"))
    exposure.declared(battle, closed)
    assert machine(battle, "a.tank.1").exposed == ()


@pytest.mark.rule("AZ-NRV-06")
def test_after_willpower_nobody_else_looks_out_this_turn():
    battle = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60), calm=2), MEN, turn=2)
    tank = battle.state.units["a.tank"].models[0]
    assert rule(exposure.refusal(battle, tank, Besides(exposed=("commander",)))) == ("AZ-NRV-06",)
    assert idle(power("sherman-75", MEN, calm=2)) == {"anti-aircraft": "AZ-NRV-06"}
    later = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60), calm=1), MEN, turn=2)
    assert exposure.refusal(later, later.state.units["a.tank"].models[0], Besides(exposed=("commander",))) is None


@pytest.mark.rule("AZ-VFI-02")
def test_who_fires_from_a_hatch_is_exposed_by_it():
    battle = fired("m3-half-track", unit("b.men", (60, 30)), dice=(1,) * 6, crew=3, commander=False)
    assert [event.exposed for event in happened(battle, MountsFired)] == [("machine-gunner",)]
    assert machine(battle, "a.tank.1").exposed == ("machine-gunner",)


@pytest.mark.rule("AZ-XPO-01")
def test_small_arms_may_fire_at_exposed_men_and_heavy_weapons_may_not():
    target = vehicle("b.foe", "panther", (60, 40), 180, exposed=("commander",))
    found = needs(power("sherman-75", target, exposed=("commander",)))
    # 7 for people, -2 for those in a hatch.
    assert found["coaxial", "b.foe.1/exposed"] == 9
    assert ("gun", "b.foe.1/exposed") not in found
    assert ("gun", "b.foe.1") in found


@pytest.mark.rule("AZ-XPO-01")
def test_az_xpo_01_an_anti_tank_rifle_is_no_small_arm_and_fires_at_the_tank_alone():
    target = vehicle("b.foe", "m5-stuart", (60, 40), 180, exposed=("commander",))
    team = replace(
        unit("a.team", (60, 60)), models=(person("a.team.1", (60, 60), weapons=("anti-tank-rifle", "kar98k")),)
    )
    found = needs(firepower(fight(Idle(), team, target), team, "b.foe", "fire"))
    assert {part for weapon, part in found if weapon == "anti-tank-rifle"} == {"b.foe.1"}
    assert ("kar98k", "b.foe.1/exposed") in found


@pytest.mark.rule("AZ-VLS-06")
def test_az_vls_06_a_gun_is_loaded_by_somebody_and_a_machine_gun_is_not():
    battle = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60)), vehicle("a.jeep", "sdkfz-250-9", (80, 60)))
    tank, car = (battle.state.units[id].models[0] for id in ("a.tank", "a.jeep"))
    assert crew.needs_loader(battle, tank, "75-mm-m3")
    assert not crew.needs_loader(battle, tank, "vehicle-machine-gun")
    assert crew.needs_loader(battle, car, "20-mm") == ("loader" in TABLES.vehicles["sdkfz-250-9"].tasks)


@pytest.mark.rule("AZ-VEH-04")
def test_az_veh_04_nobody_takes_the_task_of_a_dead_or_scared_commander():
    def commands(**fields):
        battle = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60), **fields))
        return crew.fit_at(battle, battle.state.units["a.tank"].models[0], "commander")

    assert commands()
    assert not commands(crew=4, commander=False)
    assert not commands(scared=1, shaken=True)


@pytest.mark.rule("AZ-VEH-04", "AZ-TTR-01")
def test_az_veh_04_riders_on_a_tank_do_no_tasks_of_its_crew():
    rider = person("a.tank.2", (60, 60), aboard="a.tank.1", on_top=True)
    tank = vehicle("a.tank", "sherman-75", (60, 60), crew=2, scared=2, models=(rider,))
    battle = fight(Idle(), tank, options={"tank_riders_allowed": "on"})
    unit_there = battle.state.units["a.tank"]
    assert crew.fit(battle, unit_there, unit_there.models[0]) == 0


@pytest.mark.rule("AZ-VDM-18")
@pytest.mark.parametrize(("way", "latest"), [(((60_000, 50_000),), "drove"), ((), "halted")])
def test_az_vdm_18_an_order_that_leads_nowhere_is_no_drive(way, latest):
    ordered = Ordered(0, "a.tank", Card("move", 4), MoveIntent("a.tank.1", way, "slow"), length=10_000 if way else 0)
    battle = fight(Execution(), vehicle("a.tank", "sherman-75", (60, 60)), MEN, chain=(ordered,), turn=2)
    over(battle)
    assert machine(battle, "a.tank.1").latest == latest


@pytest.mark.rule("AZ-XPO-05")
def test_az_xpo_05_a_closed_tank_is_offered_to_open_its_hatch_with_its_fire():
    battle = fight(Idle(), vehicle("a.tank", "panzer-iv", (60, 60)), MEN, turn=2)
    found = [each.besides.exposed for each in intents.listed(battle, battle.state.units["a.tank"], "fire")]
    assert {(), ("commander",)} <= set(found)


@pytest.mark.rule("AZ-VDM-03")
def test_az_vdm_03_who_dies_and_who_is_scared_is_for_the_owner_to_say():
    men = (Man("commander"), Man("crewman"))
    battle = fight(Idle(), vehicle("b.tank", "panther", (60, 60)))
    both = {
        ordered: ChooseStruck(1, "b.tank", "b.tank.1", men, 2, ordered).choices(battle) for ordered in (True, False)
    }
    assert set(both[True]) == {Struck(men), Struck(men[::-1])}
    assert len(both[False]) == 1


@pytest.mark.rule("AZ-XPO-08")
def test_a_volley_at_exposed_men_strikes_only_them_in_the_cover_of_the_vehicle():
    tank = vehicle("b.tank", "panther", (60, 60), exposed=("commander",))
    hits = tuple(shot("vehicle-machine-gun", (60, 20), how="exposed") for _ in range(3))
    # 7 and 8 scare in heavy cover, 9 kills; the worst goes to the commander, the rest is lost. Then willpower.
    battle = fight(VehicleHits("b.tank", "b.tank.1", hits), tank, dice=(7, 9, 8, 4))
    over(battle)
    after = machine(battle, "b.tank.1")
    assert (after.crew, after.commander, after.scared, after.exposed) == (4, False, 0, ())


@pytest.mark.rule("AZ-XPO-08")
def test_az_xpo_08_option_an_open_top_exposes_its_crew():
    target = vehicle("b.foe", "m8-greyhound", (60, 40), 180)
    assert ("coaxial", "b.foe.1/exposed") not in needs(power("sherman-75", target))
    found = power("sherman-75", target, options={"open_top_exposed": "yes"})
    assert needs(found)["coaxial", "b.foe.1/exposed"] == 9


# ---- last chance and rapid fire ----------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LCH-01")
@pytest.mark.rule("AZ-LCH-03")
def test_seed_a_20_mm_gun_with_a_long_barrel_from_ambush_needs_9():
    """Seed, "Utolsó esély dobás": 11, +1 for the long barrel, +1 for Ambush."""
    target = vehicle("b.foe", "panzer-iv", (60, 30), 180)
    found = power("sdkfz-250-9", target, order="ambush", traits=("long-barrel",), exposed=("commander",))
    assert needs(found)["gun", "b.foe.1/last-chance"] == 9
    plain = power("sdkfz-250-9", target, order="fire", exposed=("commander",))
    assert ("gun", "b.foe.1/last-chance") not in needs(plain)


@pytest.mark.rule("AZ-LCH-02")
@pytest.mark.rule("AZ-LCH-03")
@pytest.mark.rule("AZ-GUN-03")
def test_seed_a_last_chance_with_a_damage_of_8_does_nothing():
    """Seed, the same: 8, -1 for medium armour in front, -1 for a light gun at a medium tank: 6, and that is nothing."""
    tank = vehicle("b.tank", "panzer-iv", (60, 60))
    battle = fight(VehicleHits("b.tank", "b.tank.1", (shot("20-mm", (60, 20), how="last-chance"),)), tank, dice=(8,))
    over(battle)
    assert [(event.die, event.result) for event in happened(battle, VehicleDamaged)] == [(6, "NE")]


@pytest.mark.rule("AZ-LCH-04")
def test_small_arms_have_no_last_chance():
    target = vehicle("b.foe", "panzer-iv", (60, 30), 180)
    found = power("sherman-75", target, order="ambush", exposed=("commander",))
    assert "coaxial" not in mounts(found)


@pytest.mark.rule("AZ-RPF-03")
@pytest.mark.parametrize(("option", "dice"), [("template_is_shot", 8), ("one_shot_per_barrel", 4)])
def test_az_rpf_03_rapid_fire_at_vehicles(option, dice):
    target = vehicle("b.foe", "m5-stuart", (60, 30), 180)
    found = power("sdkfz-7-1", target, options={"rapid_fire_vehicle": option})
    (gun,) = found.chances
    assert (gun.shot.dice, gun.shot.need, gun.area) == (dice, 7, False)
    tank = vehicle("b.foe", "panzer-iv", (60, 30), 180)
    (last,) = power("sdkfz-7-1", tank, order="ambush", options={"rapid_fire_vehicle": option}).chances
    assert (last.shot.dice, last.shot.need) == (4, 10)


@pytest.mark.rule("AZ-DEF-14")
def test_az_def_14_a_vehicle_without_a_low_profile_is_as_high_as_its_kind():
    tanks = vehicle("b.foe", "panzer-iv", (60, 30)), vehicle("b.low", "stug-iii", (30, 30))
    battle = fight(Idle(), *tanks)
    plain, low = (sheets.height(battle, tank.models[0]) for tank in tanks)
    assert (plain, low) == (TABLES.sizes["medium-tank"].height, TABLES.sizes["medium-tank"].height - 1_000)


@pytest.mark.rule("AZ-RPF-01")
@pytest.mark.rule("AZ-RPF-02")
def test_each_barrel_lays_two_templates():
    found = power("sdkfz-7-1", MEN)
    assert {each.armed.templates for each in found.chances} == {8}
    assert {each.area for each in found.chances} == {True}
    assert {each.armed.templates for each in power("sdkfz-250-9", MEN).chances if each.area} == {2}


@pytest.mark.rule("AZ-RPF-01")
@pytest.mark.rule("AZ-RPF-02")
def test_az_rpf_01_the_templates_touch_and_each_is_rolled_for():
    # Radius 3: templates touch up to 6 cm apart. Men 4 cm apart are a row, the last is too far from the others.
    men = replace(unit("b.men", (50, 30), (54, 30), (58, 30), (75, 30)), place="table")
    battle = fired("sdkfz-250-9", men, dice=(1, 1), lost=("coaxial",))
    missed = {event.aimed for event in happened(battle, RoundMissed)}
    assert len(happened(battle, RoundMissed)) == 2
    assert len(missed) == 2
    four = fired("sdkfz-7-1", men, dice=(1,) * 8)
    assert len(happened(four, RoundMissed)) == 8
    assert len({event.aimed for event in happened(four, RoundMissed)}) == 3
    struck = fired("sdkfz-250-9", men, dice=(1, 10, 1, 1), lost=("coaxial",))
    assert (len(happened(struck, RoundMissed)), len(happened(struck, RoundBurst))) == (1, 1)


@pytest.mark.rule("AZ-RPF-01")
def test_az_rpf_01_the_player_lays_the_templates_in_a_chain_or_over_each_other():
    men = replace(unit("b.men", (50, 30), (54, 30), (58, 30), (75, 30)), place="table")
    tank = vehicle("a.tank", "sdkfz-7-1", (60, 60))
    ordered = Ordered(0, "a.tank", Card("fire", 4), FireIntent("b.men"))

    def laid(*wishes):
        battle = fight(Execution(), tank, men, chain=(ordered,), dice=(1,) * 8, turn=2)
        asked = list(wishes)
        while not battle.over:
            if isinstance(battle.decision, ChooseTemplate):
                assert "b.men.4" not in battle.decision.models
                choice = LayTemplate(asked.pop(0)) if asked else LayTemplate()
                battle.choose(choice)
            else:
                battle.choose(battle.choices()[0])
        over(battle)
        return Counter(event.aimed for event in happened(battle, RoundMissed))

    first = laid()
    assert (len(first), sum(first.values())) == (3, 8)
    # The first is aimed with the gun, where most are under it; all others over it, or in a chain as it is said.
    one, two, three = ((50_000 + 4_000 * number, 30_000) for number in range(3))
    assert laid(*["b.men.2"] * 7) == Counter({two: 8})
    assert laid("b.men.1", "b.men.2", *["b.men.3"] * 5) == Counter({one: 1, two: 2, three: 5})


# ---- firing from vehicles ----------------------------------------------------------------------------------------


def riders(count, *weapons):
    return tuple(
        person(f"a.tank.{number + 2}", (60, 60), aboard="a.tank.1", weapons=weapons) for number in range(count)
    )


@pytest.mark.rule("AZ-VFI-05")
@pytest.mark.parametrize(
    ("sheet", "men", "lost", "firing"),
    [("opel-blitz", 8, (), 8), ("sdkfz-251", 9, (), 4), ("sdkfz-251", 4, (), 3), ("sdkfz-251", 4, ("front",), 4)],
)
def test_az_vfi_05_small_arms_from_vehicles_at_rest(sheet, men, lost, firing):
    found = power(sheet, MEN, own=riders(men, "kar98k"), crew=0, lost=lost)
    rifles = {each.armed.model for each in found.chances if each.armed.weapon == "kar98k"}
    assert len(rifles) == firing


@pytest.mark.rule("AZ-VFI-01")
@pytest.mark.rule("AZ-VFI-04")
def test_az_vfi_01_on_the_move_only_what_is_mounted_fires_and_launchers_never():
    moved = power("sdkfz-251", MEN, own=riders(4, "kar98k"), crew=0, order="assault", moved=True)
    assert idle(moved)["kar98k"] == "AZ-VFI-01"
    assert "front" in mounts(moved)
    still = power("opel-blitz", MEN, own=riders(3, "panzerfaust"), crew=0)
    assert idle(still) == {"panzerfaust": "AZ-VFI-04"}


@pytest.mark.rule("AZ-VFI-03")
def test_az_vfi_03_the_rear_machine_gun_is_mounted_or_carried():
    without = power("sdkfz-251", unit("b.men", (60, 90)), crew=5)
    assert "rear" not in mounts(without) | set(idle(without))
    ahead = power("sdkfz-251", MEN, crew=5, traits=("rear-machine-gun",))
    assert "rear" in mounts(ahead)


@pytest.mark.rule("AZ-VLS-09")
def test_az_vls_09_option_targets_are_named_when_it_fires():
    men = unit("b.men", (60, 30))
    foe = vehicle("b.foe", "panther", (66, 30), 180)
    tank = vehicle("a.tank", "sherman-75", (60, 60), exposed=("commander",))
    ordered = Ordered(0, "a.tank", Card("fire", 4), FireIntent("b.foe"))
    battle = fight(
        Execution(),
        tank,
        foe,
        men,
        chain=(ordered,),
        dice=(1,) * 19,
        turn=2,
        options={"vehicle_targets": "at_execution"},
    )
    assert asked(battle).kind == "ChooseAims"
    aims = tuple(Aim(id, "b.men") for id in ("coaxial", "hull", "anti-aircraft"))
    assert Aiming(aims) in battle.choices()
    battle.choose(Aiming(aims))
    over(battle)
    (event,) = happened(battle, VolleyFired)
    assert {fire.part for fire in event.fire} == {"b.foe.1", "none"}


@pytest.mark.rule("AZ-VCOV-02")
def test_az_vcov_02_five_centimetres_into_woods():
    woods = ground({"id": "woods", "kind": "woods", "rectangle": ((20, 70), (100, 95))})

    def seen(y):
        return mounts(
            power("sherman-75", vehicle("b.foe", "jeep", (60, y), detection="fired"), map=woods, exposed=("commander",))
        )

    # The woods reach from 25 to 50; a jeep is 5.5 cm long.
    assert "gun" in seen(47)
    assert "gun" in seen(43)
    assert "gun" not in seen(40)
