"""Penetration, the damage table, wrecks and explosions (WH-VEH-05 to WH-VEH-07, WH-VEH-19 to WH-VEH-25)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

from grognard.core.engine.decisions import RollDice
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.coherency import parts
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.vehicle_condition import (
    attacks_lost,
    is_open_topped,
    is_shaken,
    is_stunned,
    needs_to_strike,
    weapons_left,
)
from grognard.games.wh40k5.ground.vehicle_faces import face_in_assault, face_towards
from grognard.games.wh40k5.rules.morale.morale import Pinning, must_test
from grognard.games.wh40k5.rules.turn.turn import EndOfPhase
from grognard.games.wh40k5.rules.vehicles.damage import (
    ChooseHarm,
    ChooseResult,
    ChooseWeapon,
    DamageNext,
    DamageResult,
    DestroyWeapon,
)
from grognard.games.wh40k5.rules.vehicles.destruction import ChoosePlaces, Destruction
from grognard.games.wh40k5.rules.vehicles.fates import Harm, to_damage
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, hit_of
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleHits
from grognard.games.wh40k5.state.choices import TakeAway
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.events.vehicles import ArmourTested, Damaged, VehicleDestroyed
from tests.games.playing import answer, asked, happened, over, piece
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.vehicles_table import dreadnought, hit, rhino, speeder, trukk, vindicator


def struck(posted: Any, *hits: ArmourHit, dice: tuple[int, ...], others: tuple[Any, ...] = (), **more: Any) -> Any:
    """A vehicle of side b is hit by side a."""
    start = VehicleHits(posted.unit.id, posted.unit.models[0].id, hits, 0)
    return play(start, posted, marines("a.m", 2, 46, 1), *others, dice=dice, **more)


@pytest.mark.rule("WH-VEH-05")
def test_faces_lie_between_the_diagonals() -> None:
    tank = rhino("b.r", 20, 20).unit.models[0]
    places = {(20, 10): "front", (10, 20): "side", (30, 20): "side", (20, 30): "rear", (21.6, 17.5): "front"}
    assert {place: face_towards(tank, (place[0] * 1000, place[1] * 1000)) for place in places} == places


@pytest.mark.rule("WH-VEH-06")
@pytest.mark.parametrize(("face", "glancing", "penetrating"), [(3, 0, 0), (4, 1, 0), (5, 0, 1)])
def test_equal_to_the_armour_glances_above_penetrates(face: int, glancing: int, penetrating: int) -> None:
    dice = (face,) if face == 3 else (face, 3 if glancing else 1)
    battle = struck(rhino("b.r", 20, 20), hit(7), dice=dice)
    over(battle)
    tested = happened(battle, ArmourTested)[0]
    assert (tested.glancing, tested.penetrating) == (glancing, penetrating)


@pytest.mark.rule("WH-VEH-06", "WH-WEAPON-06")
def test_only_what_did_nothing_is_rolled_again_by_a_twin_linked_template() -> None:
    """8 + 3 glances on armour 11 and stands; 8 + 2 does nothing, and 8 + 6 in its place penetrates."""
    battle = struck(rhino("b.r", 20, 20), hit(8, again=True), hit(8, again=True), dice=(3, 2, 6, 1, 1))
    assert [(e.glancing, e.penetrating) for e in happened(battle, ArmourTested)] == [(1, 1)]


@pytest.mark.rule("WH-VEH-06")
def test_what_cannot_harm_rolls_no_dice() -> None:
    battle = struck(rhino("b.r", 20, 20), hit(4), hit(5), dice=(5,))
    over(battle)
    assert happened(battle, ArmourTested)[0].hits == 2


@pytest.mark.rule("WH-VEH-07", "WH-VEH-12")
def test_the_modifiers_of_a_damage_roll() -> None:
    closed, opened = (is_open_topped(each.unit.models[0]) for each in (rhino("b.r", 0, 0), trukk("b.t", 0, 0)))
    rolls = {
        (6, Harm(False, 3)): "explodes",
        (4, Harm(True, 3)): "crew-stunned",
        (1, Harm(True, 3)): "crew-shaken",
        (6, Harm(False, None)): "wrecked",
        (5, Harm(False, 1)): "explodes",
        (6, Harm(False, 1)): "explodes",
        (6, Harm(True, 1)): "wrecked",
        (6, Harm(False, None, plain=True)): "explodes",
    }
    assert {(face, harm): to_damage(harm, closed).reached(face) for face, harm in rolls} == rolls
    assert to_damage(Harm(False, 3), opened).reached(3) == "immobilised"


@pytest.mark.rule("WH-VEH-07", "WH-VEH-20", "WH-VEH-23")
@pytest.mark.parametrize(("active", "until"), [(0, 2), (1, 3)])
def test_a_stunned_crew_is_so_to_the_end_of_its_next_turn(active: int, until: int) -> None:
    battle = struck(rhino("b.r", 20, 20), hit(8), hit(8), dice=(6, 6, 2, 2), active=active)
    over(battle)
    assert [each.until for each in happened(battle, Damaged)] == [until, until]
    model = of(battle, "b.r").models[0]
    assert is_stunned(battle.state, model)
    assert not is_shaken(battle.state, model)


@pytest.mark.rule("WH-VEH-22", "WH-VEH-07")
def test_the_attacker_picks_the_weapon() -> None:
    battle = struck(vindicator("b.v", 20, 20), hit(9), dice=(6, 3))
    decision = asked(battle, ChooseWeapon)
    assert (decision.seat, decision.weapons) == (0, ("demolisher-cannon", "storm-bolter"))
    answer(battle, DestroyWeapon("demolisher-cannon"))
    over(battle)
    assert weapons_left(of(battle, "b.v").models[0]) == ("storm-bolter",)


@pytest.mark.rule("WH-VEH-22")
def test_the_cascade_of_weapons_and_immobilised() -> None:
    bare = {"broken": ("storm-bolter",)}
    battle = struck(rhino("b.r", 20, 20, **bare), hit(8), dice=(6, 3))
    over(battle)
    assert of(battle, "b.r").models[0].immobilised
    battle = struck(rhino("b.r", 20, 20, immobilised=True), hit(8), dice=(6, 4))
    over(battle)
    assert of(battle, "b.r").models[0].broken == ("storm-bolter",)
    battle = struck(rhino("b.r", 20, 20, immobilised=True, **bare), hit(8), dice=(6, 4))
    over(battle)
    assert [each.result for each in happened(battle, VehicleDestroyed)] == ["wrecked"]


@pytest.mark.rule("WH-VEH-22")
def test_a_walkers_close_combat_weapon_is_a_weapon() -> None:
    assert weapons_left(dreadnought("b.d", 0, 0).unit.models[0]) == ("walker-weapon", "multi-melta", "storm-bolter")
    assert weapons_left(rhino("b.r", 0, 0).unit.models[0]) == ("storm-bolter",)


@pytest.mark.rule("WH-VEH-21")
def test_all_damage_is_rolled_and_the_worst_counts() -> None:
    battle = struck(rhino("b.r", 20, 20), hit(8), hit(8), hit(8), dice=(6, 6, 6, 5, 3, 6, 1))
    over(battle)
    assert [each.result for each in happened(battle, VehicleDestroyed)] == ["explodes"]
    assert not happened(battle, Damaged)


@pytest.mark.rule("WH-VEH-21")
def test_damage_rolls_stop_when_it_is_destroyed() -> None:
    options = {"damage_order": "stop_when_destroyed"}
    battle = struck(rhino("b.r", 20, 20), hit(8, 1), hit(8), dice=(6, 6, 5), options=options)
    assert [choice.number for choice in battle.choices()] == [0, 1]
    assert asked(battle, ChooseHarm).seat == 0
    answer(battle, DamageNext(1))
    over(battle)
    assert [each.result for each in happened(battle, VehicleDestroyed)] == ["wrecked"]


@pytest.mark.rule("WH-VEH-21")
def test_the_attacker_orders_a_weapon_destroyed_and_immobilised() -> None:
    battle = struck(rhino("b.r", 20, 20, broken=("storm-bolter",)), hit(8), hit(8), dice=(6, 6, 3, 4))
    assert asked(battle, ChooseResult).seat == 0
    answer(battle, DamageResult("immobilised"))
    over(battle)
    assert [each.result for each in happened(battle, VehicleDestroyed)] == ["wrecked"]


@pytest.mark.rule("WH-VEH-12")
def test_a_skimmer_immobilised_after_going_flat_out_is_wrecked() -> None:
    for speed, lost in (("flat-out", 1), ("cruising", 0)):
        battle = struck(speeder("b.s", 20, 20, speed=speed), hit(8), dice=(6, 4))
        over(battle)
        assert len(happened(battle, VehicleDestroyed)) == lost


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
def test_results_in_a_squadron_and_on_its_last_vehicle() -> None:
    battle = struck(speeder("b.s", 20, 20, 2), hit(8), dice=(6, 4))
    over(battle)
    assert len(of(battle, "b.s").models) == 1
    battle = struck(speeder("b.s", 20, 20, 2), hit(8), dice=(6, 2))
    over(battle)
    assert [each.result for each in happened(battle, Damaged)] == ["crew-shaken"]
    battle = struck(speeder("b.s", 20, 20, 1), hit(8), dice=(6, 4))
    over(battle)
    assert of(battle, "b.s").models[0].immobilised


@pytest.mark.rule("WH-VEH-24", "WH-VEH-07")
def test_a_wreck_is_terrain_and_an_explosion_leaves_a_crater() -> None:
    battle = struck(rhino("b.r", 20, 20), hit(8), dice=(6, 5))
    over(battle)
    (piece,) = battle.state.remains
    assert (piece.kind, TABLES.terrain["wreck"].difficult, TABLES.terrain["wreck"].dangerous) == ("wreck", True, True)
    ground = battle.context.ground_of(battle.state)
    assert ground.difficult.touches(((20_000, 20_000),))
    assert ground.dangerous.touches(((20_000, 20_000),))
    assert not battle.context.ground.difficult.touches(((20_000, 20_000),))
    battle = struck(rhino("b.r", 20, 20), hit(8), dice=(6, 6, 1))
    over(battle)
    assert battle.state.remains[0].kind == "crater"
    assert not battle.context.ground_of(battle.state).dangerous.touches(((20_000, 20_000),))


@pytest.mark.rule("WH-VEH-25", "WH-MORALE-11", "WH-MORALE-16")
def test_vehicles_take_no_tests_of_morale_or_pinning() -> None:
    """Two of three Land Speeders, or a walker's hull and all, lost in a phase: men in their place would test."""
    squadron = speeder("b.s", 20, 20, 1, started=3, fresh=3, lost=2)
    walker = dreadnought("b.d", 30, 20, fresh=2, lost=1)
    men = boyz("b.o", 10, 20, 1, started=3, fresh=3, lost=2)
    battle = play(EndOfPhase(), squadron, walker, men, marines("a.m", 40, 40), dice=None)
    assert [must_test(battle, of(battle, id)) for id in ("b.s", "b.d", "b.o")] == [False, False, True]
    assert rolls_asked(battle)
    for id, tests in (("b.s", False), ("b.d", False), ("b.o", True)):
        assert bool(rolls_asked(play(Pinning(id), squadron, walker, men, dice=None))) is tests


def rolls_asked(battle: Any) -> list[Any]:
    """The rolls a battle waits for."""
    return [decision for decision in battle.decisions if isinstance(decision, RollDice)]


@pytest.mark.rule("WH-VEH-25", "WH-VEH-10")
def test_vehicles_but_walkers_are_not_locked() -> None:
    for posted, locks in ((rhino("b.r", 20, 20), False), (dreadnought("b.r", 20, 20), True)):
        reach = 2.2 if not locks else 60 / 25.4 / 2
        battle = play(EndOfPhase(), posted, marines("a.m", 20, 20 + reach + 0.4922 + 0.004, 1))
        assert is_locked(battle, of(battle, "a.m")) is locks
        assert is_locked(battle, of(battle, "b.r")) is locks


@pytest.mark.rule("WH-VEH-07", "WH-MORALE-11")
def test_an_explosion_hits_everybody_within_its_reach() -> None:
    """Of Strength 3, without AP: of three hits on Toughness 4 a 4 does not wound, and a 6+ save holds."""
    near, far = boyz("b.o", 14, 17, 3), marines("a.n", 30, 20, 2)
    battle = struck(rhino("b.r", 20, 20), hit(8), dice=(6, 6, 5, 5, 5, 4, 1, 6), others=(near, far))
    answer(battle, TakeAway(("b.o.2",)))
    over(battle)
    assert happened(battle, Losses)[-1].cause == "explosion"
    assert len(of(battle, "b.o").models) == 2
    assert len(of(battle, "a.n").models) == 2


@pytest.mark.rule("WH-VEH-19", "WH-VEH-16")
def test_passengers_of_a_wreck_get_out_and_test_for_pinning() -> None:
    riding = marines("b.p", 20, 20, 5, place="aboard", aboard="b.r")
    battle = struck(rhino("b.r", 20, 20), hit(8), dice=(6, 5, 6, 6), others=(riding,))
    assert asked(battle, ChoosePlaces).seat == 1
    answer(battle, battle.choices()[0])
    over(battle)
    unit = of(battle, "b.p")
    assert (unit.place, len(unit.models), unit.down is not None) == ("table", 5, True)


@pytest.mark.rule("WH-VEH-19", "WH-VEH-29")
@pytest.mark.parametrize(("long", "out"), [(5.6, 5), (4.4, 4), (1.2, 1), (0.9, 0)])
def test_whoever_finds_room_beside_a_wreck_gets_out(long: float, out: int) -> None:
    """Rocks all round but for a lane 1.2" wide along the right flank: as many stand in it as it is long; who has no
    room is destroyed."""
    top, bottom = 20 - long / 2, 20 + long / 2
    lane = 20 + 1.45 + 1.2
    rocks = [
        piece("rock-spire", 12, 12, 18.54, 28, 5), piece("rock-spire", lane, 12, 28, 28, 5),
        piece("rock-spire", 18.54, 12, lane, min(top, 17.79), 5),
        piece("rock-spire", 18.54, max(bottom, 22.21), lane, 28, 5),
    ]  # fmt: skip
    if long < 4.42:
        rocks += [piece("rock-spire", 21.46, 17, lane, top, 5), piece("rock-spire", 21.46, bottom, lane, 23, 5)]
    riding = marines("b.p", 20, 20, 5, place="aboard", aboard="b.r")
    start = Destruction("b.r", "b.r.1", "wrecked", 0, "shooting")
    battle = play(start, rhino("b.r", 20, 20), riding, marines("a.m", 2, 46, 1), pieces=rocks, dice=None, seed=2)
    while not battle.over:
        answer(battle, battle.choices()[0])
    assert len(of(battle, "b.p").models) == out
    assert len(parts(of(battle, "b.p").models)) <= 1


@pytest.mark.rule("WH-VEH-19")
def test_passengers_are_lost_in_the_own_turn_after_going_flat_out() -> None:
    riding = boyz("b.p", 20, 20, 5, place="aboard", aboard="b.t")
    battle = struck(trukk("b.t", 20, 20, speed="flat-out"), hit(8), dice=(6, 4), others=(riding,), active=1)
    over(battle)
    assert of(battle, "b.p").place == "destroyed"


@pytest.mark.rule("WH-VEH-19", "WH-VEH-12")
@pytest.mark.parametrize(("carrier", "needs"), [("rhino", 4), ("trukk", 5)])
def test_passengers_of_an_explosion(carrier: str, needs: int) -> None:
    vehicle = rhino("b.v", 20, 20) if carrier == "rhino" else trukk("b.v", 20, 20)
    riding = boyz("b.p", 20, 20, 4, place="aboard", aboard="b.v")
    wounding = (needs, needs, needs - 1, needs - 1)
    battle = struck(vehicle, hit(8), dice=(6, 6, 1, *wounding, 1, 1, 1, 1), others=(riding,))
    while not battle.over:
        answer(battle, battle.choices()[0])
    over(battle)
    unit = of(battle, "b.p")
    assert (unit.place, len(unit.models)) == ("table", 2)


@pytest.mark.rule("WH-VEH-29", "WH-VEH-32")
def test_who_is_forced_out_in_his_own_turn_counts_as_from_a_moved_vehicle() -> None:
    for active in (0, 1):
        riding = marines("b.p", 20, 20, 3, place="aboard", aboard="b.r")
        battle = struck(rhino("b.r", 20, 20), hit(8), dice=(6, 5, 1, 1), others=(riding,), active=active)
        answer(battle, battle.choices()[0])
        over(battle)
        unit = of(battle, "b.p")
        assert (unit.moved, unit.activated, unit.stranded) == (active == 1,) * 3


@pytest.mark.rule("WH-VEH-29", "WH-VEH-19")
def test_passengers_without_room_are_destroyed() -> None:
    ring = [
        (20 + far * sin(2 * pi * number / count), 20 + far * cos(2 * pi * number / count))
        for far, count in ((3.4, 18), (4.6, 26))
        for number in range(count)
    ]
    enemies = marines("a.ring", 0, 0, len(ring), places=ring)
    riding = marines("b.p", 20, 20, 3, place="aboard", aboard="b.r")
    battle = struck(rhino("b.r", 20, 20), hit(8), dice=(6, 5), others=(enemies, riding))
    over(battle)
    assert of(battle, "b.p").place == "destroyed"


@pytest.mark.rule("WH-WEAPON-14")
def test_melta_and_lance() -> None:
    meltagun = TABLES.weapons["meltagun"]
    assert [hit_of(meltagun, "front", away).dice for away in (6_000, 6_100)] == [2, 1]
    battle = struck(vindicator("b.v", 20, 20), hit(8, 2, lance=True), dice=(4, 1))
    over(battle)
    assert happened(battle, ArmourTested)[0].glancing == 1


@pytest.mark.rule("WH-WEAPON-15")
def test_a_rending_six_adds_a_d3() -> None:
    battle = struck(rhino("b.r", 20, 20), hit(4, 4, rending=True), dice=(6, 3, 1))
    over(battle)
    assert happened(battle, ArmourTested)[0].penetrating == 1


@pytest.mark.rule("WH-WEAPON-16")
def test_a_sniper_has_strength_3_against_vehicles() -> None:
    assert hit_of(TABLES.weapons["sniper-rifle"], "rear", 0).strength == 3


@pytest.mark.rule("WH-WEAPON-18")
def test_ordnance_takes_the_better_of_two_dice() -> None:
    found = hit_of(TABLES.weapons["demolisher-cannon"], "front", 0)
    assert (found.dice, found.highest) == (2, True)
    battle = struck(vindicator("b.v", 20, 20), found, dice=(2, 3, 1))
    over(battle)
    assert happened(battle, ArmourTested)[0].glancing == 1


@pytest.mark.rule("WH-USR-22")
def test_tank_hunters_add_one() -> None:
    assert hit_of(TABLES.weapons["lascannon"], "front", 0, hunter=True).bonus == 1


@pytest.mark.rule("WH-VEH-09", "WH-SAVE-11")
def test_cover_saves_each_hit_before_the_damage_roll() -> None:
    battle = struck(rhino("b.r", 20, 20), hit(8, cover=4), hit(8, cover=4), dice=(6, 6, 4, 3, 1))
    over(battle)
    assert len(happened(battle, Damaged)) == 1


@pytest.mark.rule("WH-VEH-10", "WH-VEH-11", "WH-VEH-33")
def test_what_attackers_need_and_strike() -> None:
    speeds = {"stationary": None, "combat": 4, "cruising": 6, "flat-out": 6}
    assert {speed: needs_to_strike(trukk("b.t", 0, 0, speed=speed).unit.models[0]) for speed in speeds} == speeds
    assert needs_to_strike(trukk("b.t", 0, 0, speed="cruising", immobilised=True).unit.models[0]) is None
    walker, lame = dreadnought("b.d", 0, 0), dreadnought("b.d", 0, 0, immobilised=True)
    faces = [face_in_assault(posted.unit.models[0]) for posted in (walker, lame, rhino("b.r", 0, 0))]
    assert faces == ["front", "rear", "rear"]
    battle = play(VehicleHits("b.d", "b.d.1", (), 0), lame)
    assert attacks_lost(battle.state, of(battle, "b.d").models[0]) == 1
    shaken = dreadnought("b.d", 0, 0, shaken=2).unit.models[0]
    assert attacks_lost(battle.state, shaken) == 0
    assert attacks_lost(battle.state, dreadnought("b.d", 0, 0, stunned=2, immobilised=True).unit.models[0]) == 1
