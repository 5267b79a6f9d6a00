"""Clauses of single steps that only an edge of a rule shows: nobody left, nothing to roll for, a vehicle."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.engine.procedures import Call, Done, Next
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import INCH
from grognard.games.wh40k5.odds import test_forecasts
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup
from grognard.games.wh40k5.rules.assault.charge_reactions import RunDown
from grognard.games.wh40k5.rules.assault.rounds import Suffering
from grognard.games.wh40k5.rules.mission import scouts
from grognard.games.wh40k5.rules.mission.entering import CarryingIn
from grognard.games.wh40k5.rules.mission.preparing import Drawing, GoingFirst
from grognard.games.wh40k5.rules.movement import movement, moving
from grognard.games.wh40k5.rules.saves.wounds import Wounds
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.turn.game import Game
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.units.artillery import GunHits
from grognard.games.wh40k5.rules.units.characters import takes_in
from grognard.games.wh40k5.rules.vehicles import destruction, make_way
from grognard.games.wh40k5.rules.vehicles.aiming import aim, sightings
from grognard.games.wh40k5.rules.vehicles.damage import (
    SHAKEN,
    DamageApplied,
    DamageOneByOne,
    DamageRolls,
)
from grognard.games.wh40k5.rules.vehicles.destruction import Explosion, Shrapnel, Victims
from grognard.games.wh40k5.rules.vehicles.fates import Harm
from grognard.games.wh40k5.rules.vehicles.shock import TankShock
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import PiercedHits, VehicleHits
from grognard.games.wh40k5.state.choices import Firing, Leg, Move
from grognard.games.wh40k5.state.events.mission import Entered, FirstTaken
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.games.wh40k5.state.events.movement import arrived
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.events.vehicles import Alighted, Damaged
from grognard.games.wh40k5.state.setup_choices import Enter
from tests.games.playing import become, happened, through
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.test_artillery import battery
from tests.games.wh40k5.vehicles_table import dreadnought, hit, rhino, speeder, trukk

FOE = boyz("b.o", 40, 4)


def table(*posted: Any, **more: Any) -> Any:
    """A battle in which nothing is going on."""
    return play(ShootingPhase(0), *(posted or (FOE,)), dice=None, **more)


# ---- assault, morale ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-USR-27", "WH-MORALE-06")
def test_who_stands_without_dice_has_tested_against_nothing():
    g = table(marines("a.m", 10, 40, 3), FOE)
    RunDown("a.m").result(g, None)
    assert [(event.passed, event.most) for event in happened(g, LeadershipTested)] == [(True, 0)]


@pytest.mark.rule("WH-ASSAULT-24", "WH-UNIT-06")
def test_hits_on_the_guns_of_a_battery_are_rolled_against_their_armour():
    g = table(battery("b.g", 10, 10), marines("a.m", 10, 12, 3))
    group: Any = AttackGroup("a.m", "b.g", 2, 3, False, None, armour=hit(4))  # type: ignore[arg-type]
    action = through(Suffering((), (group,)).suffer(g))
    assert isinstance(become(action), GunHits)
    assert len(become(action).hits) == 2


# ---- coming on, missions -----------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-11", "WH-VEH-26")
@pytest.mark.parametrize(("posted", "looks"), [(dreadnought("a.w", 10, 47), True), (marines("a.w", 10, 47, 1), False)])
def test_a_walker_looks_where_it_came_from_the_edge_and_infantry_nowhere(posted, looks):
    g = table(posted, FOE)
    one = of(g, "a.w").models[0]
    CarryingIn("a.w", Enter((Leg(one.id, ((one.x, one.y), (one.x, one.y - 3000))),))).carry(g)
    (event,) = happened(g, Entered)
    assert (event.facing is not None) is looks


@pytest.mark.rule("WH-GAME-07")
@pytest.mark.parametrize("mission", ["", "annihilation"])
def test_a_mission_that_is_named_is_not_rolled_for(mission):
    g = table(FOE, mission=mission)
    assert isinstance(through(Drawing().roll_mission(g)), Next) is bool(mission)


@pytest.mark.rule("WH-GAME-07")
@pytest.mark.parametrize("first", [1, None])
def test_a_scenario_that_says_who_begins_spares_the_roll_off(first):
    told: list[Any] = []
    setup = SimpleNamespace(scenario=SimpleNamespace(first=first))
    g: Any = SimpleNamespace(setup=setup, emit=lambda event, *rules: told.append(event))
    assert isinstance(GoingFirst().roll_off(g), Done if first else Call)
    assert told == ([FirstTaken(1)] if first else [])


@pytest.mark.rule("WH-USR-16")
@pytest.mark.parametrize(("inches", "rules"), [(12, ("WH-USR-16",)), (12.1, None)])
def test_scouts_do_not_drive_to_exactly_twelve_inches(inches, rules, monkeypatch):
    car = rhino("a.r", 10, 10)
    g = table(car, boyz("b.o", 10, 40, 1))
    foe = of(g, "b.o").models[0]
    model = of(g, "a.r").models[0]
    hull: Any = model.body
    end = replace(hull, x=foe.x, y=foe.y - foe.radius - round(inches * INCH) - hull.length // 2, facing=0)
    monkeypatch.setattr(scouts, "parts_of", lambda *_: [SimpleNamespace(after=end)])
    choice: Any = SimpleNamespace(courses=[SimpleNamespace(model=model.id, stretches=())])
    found = scouts.driving_refusal(g, of(g, "a.r"), choice)
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("WH-GAME-07", "WH-GAME-09")
def test_nobody_counts_when_the_battle_was_ended_before():
    g = table(marines("a.m", 10, 40, 3), FOE)
    assert isinstance(Game().count(g), Call)
    g.state = replace(g.state, ended="wiped-out")
    assert isinstance(Game().count(g), Done)


# ---- moving ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-02", "WH-MOVE-09")
def test_who_cannot_move_does_not_roll_for_difficult_ground_either(monkeypatch):
    g = table(marines("a.m", 10, 40, 3), FOE)
    monkeypatch.setattr(movement, "is_careful", lambda *_: True)
    assert moving.brave_refusal(g, of(g, "a.m")) is None
    moved = replace(of(g, "a.m"), fleeing=True)
    found = moving.brave_refusal(g, moved)
    assert found is not None
    assert found.rules == ("WH-MORALE-05",)


@pytest.mark.rule("WH-MOVE-01", "WH-TURN-02")
def test_who_is_not_on_the_table_does_not_move():
    g = table(marines("a.m", 10, 40, 3, place="reserve"), FOE)
    found = ChooseMover(0).refusal(g, Move("a.m", ()))
    assert found is not None
    assert found.rules == ("WH-TURN-02",)


@pytest.mark.rule("WH-TURN-02", "WH-MOVE-05")
@pytest.mark.parametrize("ran", [False, True])
def test_who_cannot_shoot_is_asked_in_the_shooting_phase_while_he_may_run(ran, monkeypatch):
    g = table(boyz("a.b", 10, 40, 3, ran=ran), FOE)
    monkeypatch.setattr(fire_choices, "cannot_shoot", lambda *_: Refused(say("wh-refused-shot")))
    assert isinstance(through(ShootingPhase(0).ask(g)), Done) is ran


@pytest.mark.rule("WH-UNIT-04")
@pytest.mark.parametrize(
    ("least", "most", "character", "joins"),
    [(1, 1, False, False), (1, 1, True, True), (1, 2, False, True), (5, 10, False, True)],
)
def test_characters_join_no_unit_that_is_always_one_model_but_characters(least, most, character, joins):
    entry = SimpleNamespace(size=(least, most), character=character)
    assert takes_in(SimpleNamespace(is_vehicle=False, of=entry)) is joins  # type: ignore[arg-type]


@pytest.mark.rule("WH-VEH-26")
def test_only_walkers_turn_where_they_go():
    walker, man = dreadnought("a.w", 10, 10).unit.models[0], marines("a.m", 10, 10, 1).unit.models[0]
    leg = Leg("", ((man.x + 3000, man.y),))
    assert not arrived(man, leg).turned
    assert arrived(walker, leg).turned


# ---- wounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SAVE-12")
def test_wounds_of_a_unit_of_which_nobody_is_left_are_lost():
    g = table(marines("a.m", 10, 40, 3), FOE)
    none = replace(of(g, "a.m"), models=())
    g.state = replace(g.state, units={**g.state.units, "a.m": none})
    assert isinstance(Wounds("a.m", (), (1,), None).allocate(g), Done)


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-13")
@pytest.mark.parametrize("room", [True, False])
def test_men_for_whom_a_tank_leaves_no_place_die(room, monkeypatch):
    g = table(rhino("a.r", 10, 10), boyz("b.o", 10, 12.5, 2))
    unit, tank = of(g, "b.o"), of(g, "a.r").models[0].body
    monkeypatch.setattr(make_way, "spot", lambda *_: (20_000, 20_000) if room else None)
    make_way.StepAside("a.r").move(g, unit, list(unit.models[:1]), tank)  # type: ignore[arg-type]
    dead = [event.removed for event in happened(g, Losses)]
    assert dead == ([] if room else [("b.o.1",)])


@pytest.mark.rule("WH-VEH-07", "WH-CCW-04", "WH-VEH-21")
@pytest.mark.parametrize("stuns", [False, True])
def test_a_hit_that_shakes_the_crew_does_so_beside_its_result(stuns):
    g = table(rhino("a.r", 10, 10), FOE)
    rolled = DamageRolls("a.r", "a.r.1", (Harm(False, 4, stuns),), 1)
    results = become(rolled.apply(g, ((3,),))).results
    assert (SHAKEN in results) is stuns


@pytest.mark.rule("WH-VEH-21")
def test_hits_that_are_alike_are_rolled_without_asking_which():
    g = table(rhino("a.r", 10, 10), FOE)
    same, other = Harm(False, 4), Harm(True, 4)
    assert isinstance(through(DamageOneByOne("a.r", "a.r.1", (same, same), 1, "shooting").choose(g)), Next)
    assert not isinstance(through(DamageOneByOne("a.r", "a.r.1", (same, other), 1, "shooting").choose(g)), Next)


@pytest.mark.rule("WH-VEH-07")
@pytest.mark.parametrize(("result", "lasts"), [("crew-shaken", True), ("immobilised", False)])
def test_only_a_shaken_or_stunned_crew_recovers(result, lasts):
    g = table(rhino("a.r", 10, 10), FOE)
    DamageApplied("a.r", "a.r.1", result, 1).take_effect(g)
    (event,) = happened(g, Damaged)
    assert (event.until is not None) is lasts


@pytest.mark.rule("WH-VEH-07")
def test_shrapnel_is_rolled_against_the_armour_of_vehicles():
    g = table(rhino("a.r", 10, 10), FOE)
    action = through(Shrapnel((Victims("a.r", ("a.r.1",)),), 3, (0, 0)).roll_to_wound(g))
    assert type(become(action)).__name__ == "ShrapnelOnArmour"


@pytest.mark.rule("WH-VEH-32", "WH-VEH-29")
@pytest.mark.parametrize("idle", [False, True])
def test_who_is_forced_out_can_do_nothing_more_only_if_the_vehicle_had_gone_flat_out(idle):
    g = table(marines("a.m", 10, 40, 1, place="aboard"), FOE, active=0)
    destruction.set_down(g, of(g, "a.m"), ((10_000, 10_000),), stranded=False, idle=idle)
    (event,) = happened(g, Alighted)
    assert event.idle is idle


@pytest.mark.rule("WH-VEH-32", "WH-VEH-19")
@pytest.mark.parametrize(("posted", "stranded"), [(rhino("a.r", 10, 10), True), (trukk("a.r", 10, 10), False)])
def test_out_of_a_vehicle_that_is_not_open_nobody_assaults_when_it_explodes(posted, stranded):
    g = table(posted, FOE)
    found = Explosion("a.r", "a.r.1", "shooting").strike(g, 1)
    assert become(found).stranded is stranded


@pytest.mark.rule("WH-VEH-13")
@pytest.mark.parametrize(("face", "far"), [(1, 2000), (4, 6000)])
def test_a_tank_that_gets_stuck_on_its_way_shocks_only_whom_it_reaches(face, far, monkeypatch):
    went: list[TankShock] = []
    monkeypatch.setattr(TankShock, "next_enemy", lambda self, g, after: went.append(after))
    TankShock("a.r", 0, 6000, False, far=6000, bogged=2000, tested=True).meet(table(rhino("a.r", 10, 10), FOE), (face,))
    assert [(each.far, each.bogged is None) for each in went] == [(far, face != 1)]


@pytest.mark.rule("WH-VEH-21")
def test_a_vehicle_that_is_not_hit_suffers_nothing_and_one_that_is_gone_is_told_so():
    g = table(rhino("a.r", 10, 10), FOE)
    assert isinstance(VehicleHits("a.r", "a.r.1", (), 1).penetrate(g), Done)
    for model, gone in (("a.r.1", False), ("a.r.2", True)):
        assert through(PiercedHits("a.r", model, (), (), 1).report(g)).value.destroyed is gone


@pytest.mark.rule("WH-VEH-24")
def test_each_firer_sees_the_vehicles_of_a_squadron_that_nothing_hides():
    g = table(marines("a.m", 10, 40, 2), speeder("b.s", 10, 20, 2))
    own, target = of(g, "a.m"), of(g, "b.s")
    firing = tuple(Firing(model.id, "boltgun") for model in own.models)
    found = sightings(g, aim(g, own, target, firing), target, {0: "boltgun", 1: "boltgun"}, ())
    assert [(each.row, each.model, each.seen) for each in found] == [
        (row, model, True) for model in ("b.s.1", "b.s.2") for row in (0, 1)
    ]


@pytest.mark.rule("WH-MOVE-05", "WH-MOVE-02")
def test_a_run_is_one_die_of_inches():
    g = table(marines("a.m", 10, 40, 2), FOE)
    chances: Any = test_forecasts.running(g, of(g, "a.m")).chances
    assert chances.mean == pytest.approx(3.5)


@pytest.mark.rule("WH-MOVE-08")
@pytest.mark.parametrize(("kind", "most"), [("beasts-and-cavalry", 12), ("infantry", 6)])
def test_beasts_and_cavalry_assault_through_difficult_ground_by_twice_the_die(kind, most):
    model = SimpleNamespace(of=SimpleNamespace(type=kind))
    unit: Any = SimpleNamespace(id="a.m", models=(model,))
    context = SimpleNamespace(model_has=lambda *_: False, name=lambda _: say("wh-name"))
    g: Any = SimpleNamespace(context=context)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(test_forecasts, "rate", lambda _: 12 * INCH)
        found = test_forecasts.rough(g, unit, True).chances
    assert max(found) == most
