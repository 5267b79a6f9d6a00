"""The greedy computer player's judgement: fire, fights, places, rides; and that it beats chance."""

from __future__ import annotations

from math import hypot, inf
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

import grognard
from grognard.agents import agent
from grognard.agents import play as played
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.records import replace
from grognard.games.wh40k5.evaluation import known_worths
from grognard.games.wh40k5.evaluation.evaluation import evaluate
from grognard.games.wh40k5.evaluation.goals import NOT_YET, goals, in_time, objectives_worth, tasks
from grognard.games.wh40k5.evaluation.moves_evaluation import (
    alight_worth,
    drive_worth,
    forward_worth,
    freed,
    ground_gained,
    move_worth,
)
from grognard.games.wh40k5.evaluation.ways import way_to
from grognard.games.wh40k5.ground.vehicle_courses import parts_of
from grognard.games.wh40k5.odds.expected_fights import clash
from grognard.games.wh40k5.odds.expected_losses import cost, fire, power, price
from grognard.games.wh40k5.odds.hit_odds import made_up
from grognard.games.wh40k5.rules.assault.assault import Charges
from grognard.games.wh40k5.rules.mission.objectives import held
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Wounds
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.vehicles.boarding import alightings
from grognard.games.wh40k5.rules.vehicles.moving import BEFORE
from grognard.games.wh40k5.state.choices import (
    Allocate,
    CallWaaagh,
    Charge,
    Drive,
    Finish,
    GoDown,
    Move,
    Run,
    Share,
    Shock,
    Shoot,
    Smoke,
)
from grognard.games.wh40k5.state.state import Objective
from grognard.games.wh40k5.system import SYSTEM
from tests.games.playing import piece
from tests.games.wh40k5.table import boyz, everyone, marines, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import DOWN, dreadnought, drive, rhino, trukk

SEIZE: dict[str, Any] = {
    "mission": "seize-ground", "deployment": "pitched-battle", "objectives": (Objective(id="here", x=20_000, y=20_000),)
}  # fmt: skip


def value(battle: Battle[Any], choice: Choice) -> float:
    """What the player thinks of a choice at the pending decision."""
    assert battle.decision is not None
    return evaluate(battle, battle.decision, choice).value


def shooting(*posted: Any, **more: Any) -> Any:
    """The shooting phase of side a."""
    return play(ShootingPhase(0), *posted, phase="shooting", **more)


def test_armour_wants_other_weapons_than_men() -> None:
    squad, melta = marines("a.m", 10, 20, 5), marines("a.n", 10, 22, 5, "meltagun")
    battle = shooting(squad, melta, rhino("b.r", 12, 12, facing=DOWN), boyz("b.o", 16, 12, 10))
    bolts = everyone(squad, "boltgun")
    assert fire(battle, of(battle, "a.m"), of(battle, "b.r"), bolts) == 0
    hot = everyone(melta, "meltagun")
    assert fire(battle, of(battle, "a.n"), of(battle, "b.r"), hot) > 5
    assert fire(battle, of(battle, "a.m"), of(battle, "b.o"), bolts) > 10


def test_fire_counts_for_more_from_nearer() -> None:
    battle = shooting(marines("a.m", 10, 20, 5), boyz("b.o", 10, 5, 10))
    still, moved = (power(battle, of(battle, "a.m"), of(battle, "b.o"), moved) for moved in (False, True))
    assert still.at(12_000) == pytest.approx(2 * still.at(20_000))
    assert moved.at(20_000) == 0 < moved.at(12_000)
    assert still.at(30_000) == 0


@pytest.mark.parametrize("target", [boyz("b.o", 10, 5, 10), rhino("b.r", 10, 5)], ids=["men", "armour"])
def test_nobody_shoots_where_nobody_reaches_though_the_rules_allow_it(target: Any) -> None:
    battle = shooting(marines("a.m", 10, 40, 5), target)
    assert battle.decision is not None
    vain = [choice for choice in battle.choices() if isinstance(choice, Shoot)]
    assert vain
    assert max(value(battle, choice) for choice in vain) < min(0.0, value(battle, Run("a.m")))
    assert {evaluate(battle, battle.decision, choice).reason.id for choice in vain} == {"wh-why-vain"}
    assert agent("greedy")(battle, battle.decision, 1e6, Random(1)).choice not in vain


def test_whom_it_is_good_to_assault() -> None:
    battle = shooting(
        boyz("a.o", 10, 20, 15), marines("a.x", 30, 20, 1), marines("b.m", 10, 15, 3), boyz("b.o", 30, 15, 15)
    )
    assert clash(battle, of(battle, "a.o"), of(battle, "b.m")) > 10
    assert clash(battle, of(battle, "a.x"), of(battle, "b.o")) < 0
    charges = play(Charges(0), boyz("a.o", 10, 20, 15), marines("b.m", 10, 15, 3), phase="assault")
    assert value(charges, Charge("a.o", "b.m")) > value(charges, Finish())


@pytest.mark.parametrize(("y", "near"), [(15.0, True), (5.0, False)])
def test_a_shot_is_worth_less_that_forbids_a_good_assault(y: float, near: bool) -> None:
    """Marines who fire their boltguns cannot charge two orks within their reach."""
    squad = marines("a.m", 10, 20, 10)
    battle = shooting(squad, boyz("b.o", 14, y, 2))
    shot = Shoot("a.m", "b.o", everyone(squad, "boltgun"))
    expected = fire(battle, of(battle, "a.m"), of(battle, "b.o"), shot.firing)
    assert (value(battle, shot) < expected) is near
    assert near or value(battle, shot) == expected


def test_troops_go_to_objectives_and_stay_there() -> None:
    for y, towards in ((30.0, True), (21.0, False)):
        battle = play(MovementPhase(0), marines("a.m", 20, y, 5), boyz("b.o", 40, 2, 5), turn=5, **SEIZE)
        here = of(battle, "a.m")
        nearer, away = (move_worth(battle, here, shifted(battle, "a.m", 0, dy)) for dy in (-6, 6))
        assert (nearer > 0) is towards
        assert away < 0
    # Whatever it thinks best there, somebody stays within 3" of the objective.
    best = max(battle.choices(), key=lambda each: value(battle, each))
    legs = best.legs if isinstance(best, Move) else ()
    ends = [leg.points[-1] for leg in legs] or [model.at for model in of(battle, "a.m").models]
    assert min(hypot(x - 20_000, y - 20_000) for x, y in ends) <= 3_500


def test_who_cannot_hold_drives_to_keep_the_enemy_off_unless_somebody_does_or_it_is_too_late() -> None:
    tank, holders = rhino("a.r", 20, 34), boyz("b.o", 20, 20, 5)
    before, pull = {}, {}
    for turn in (1, 4, 5):
        battle = play(MovementPhase(0), tank, holders, turn=turn, **SEIZE)
        before[turn] = [goal.worth for goal in goals(battle, of(battle, "a.r"))]
        steps = [hull_at(battle, y) for y in (34, 28, 22)]
        assert steps == sorted(steps)
        pull[turn] = steps[2] - steps[0]
    assert (1 - NOT_YET) * before[1][0] < pull[1] < 0.2 * before[1][0], "it need not hurry yet"
    assert pull[1] < pull[4] < pull[5]
    assert pull[5] > 0.25 * before[5][0]
    assert before[1] < before[4] < before[5]
    kept = play(MovementPhase(0), tank, holders, rhino("a.q", 24, 20), turn=4, **SEIZE)
    assert goals(kept, of(kept, "a.r"))[0].worth < 0.5 * before[4][0]


def test_a_tank_shock_counts_the_objective_it_comes_to() -> None:
    tank, holders = rhino("a.r", 20, 34), boyz("b.o", 20, 20, 5)
    battle = play(MovementPhase(0), tank, holders, turn=5, **SEIZE)
    onward, back = (value(battle, Shock("a.r", turn, 12_000)) for turn in (0, 180_000))
    assert onward > back + 5


def test_who_rides_on_an_objective_gets_out_so_that_the_transport_may_keep_the_enemy_off_another() -> None:
    posted = boyz("a.o", 20, 40, 5, place="aboard", aboard="a.t"), trukk("a.t", 20, 40)
    found = {}
    for y in (10, 34):
        battle = play(MovementPhase(0), *posted, boyz("b.o", 20, y, 5), marines("b.far", 44, 4, 1), turn=4, **TWO)
        hull = numpy.array([(20_000, 40_000, 1_500.0)])
        found[y] = freed(battle, of(battle, "a.o"), hull)
    assert found[10] > 5 > found[34], "nobody is at the other one"


def test_who_keeps_the_enemy_off_an_objective_goes_on_wanting_it() -> None:
    battle = play(MovementPhase(0), rhino("a.r", 20, 23), boyz("b.o", 20, 19, 5), turn=5, **SEIZE)
    assert not held(battle, 1)
    assert hull_at(battle, 22) - hull_at(battle, 30) > 20


TWO: dict[str, Any] = SEIZE | {
    "objectives": (Objective(id="home", x=20_000, y=40_000), Objective(id="away", x=20_000, y=10_000))
}


def test_each_objective_is_left_to_one_unit_and_who_is_spare_goes_to_the_other() -> None:
    many, few = marines("a.m", 20, 38, 10), marines("a.f", 20, 42, 5)
    battle = play(MovementPhase(0), many, few, boyz("b.o", 20, 10, 5), turn=4, **TWO)
    assert tasks(battle, 0) == {"home": "a.f", "away": "a.m"}, "the cheaper stays"
    goes, stays = (move_worth(battle, of(battle, id), shifted(battle, id, 0, -6)) for id in ("a.m", "a.f"))
    assert goes > 0 > stays
    alone = play(MovementPhase(0), many, boyz("b.o", 20, 10, 5), turn=4, **TWO)
    assert tasks(alone, 0) == {"home": "a.m"}


def test_who_is_quick_goes_to_the_far_objective_though_it_stands_nearer_to_the_other() -> None:
    rides = boyz("a.q", 20, 39, 5, place="aboard", aboard="a.t"), trukk("a.t", 20, 39)
    battle = play(MovementPhase(0), boyz("a.s", 20, 33, 5), *rides, boyz("b.o", 44, 4, 5), turn=3, **TWO)
    assert tasks(battle, 0) == {"home": "a.s", "away": "a.q"}


def test_a_vehicle_is_offered_the_straight_way_to_each_objective() -> None:
    battle = play(MovementPhase(0), rhino("a.r", 29, 40), boyz("b.o", 44, 4, 5), **TWO)
    ends = [parts_of(of(battle, "a.r").models[0], each.courses[0].stretches)[-1].after
            for each in battle.choices() if isinstance(each, Drive)]  # fmt: skip
    gaps = sorted(hypot(end.x - 20_000, end.y - 40_000) for end in ends)
    assert gaps[0] < 5, "on to it"
    assert any(abs(gap - BEFORE) < 5 for gap in gaps), "and up to it, for somebody may stand there"
    assert min(hypot(end.x - 20_000, end.y - 10_000) for end in ends) == pytest.approx(
        hypot(9, 30) * 1000 - 12_000, abs=5
    )


def test_nobody_strays_from_its_objective_because_there_is_time_to_come_back() -> None:
    """In the first turn a mob comes in time from 9" as surely as from 12"."""
    battle = play(MovementPhase(0), boyz("a.o", 20, 31, 5), boyz("b.o", 44, 4, 5), turn=1, **SEIZE)
    near, far = (objectives_worth(battle, of(battle, "a.o"), numpy.array([(20_000, y, 500.0)])) for y in (29e3, 32e3))
    assert in_time(battle, 0, 1.5) - in_time(battle, 0, 1.0) > -0.01
    assert near - far > 0.5


def test_an_assault_that_takes_from_an_objective_is_worth_less_than_one_that_leads_to_it() -> None:
    for y, foe, gains in ((28.0, 22, True), (20.0, 27, False)):
        posted = boyz("a.o", 20, y, 5), marines("b.m", 20, foe, 3)
        battle = play(Charges(0), *posted, phase="assault", turn=5, **SEIZE)
        gained = ground_gained(battle, of(battle, "a.o"), of(battle, "b.m"))
        assert (gained > 5) is gains
        assert (gained < 0) is not gains


def test_fire_at_those_who_hold_an_objective_is_worth_more() -> None:
    squad = marines("a.m", 20, 34, 5)
    found = {}
    for near in (True, False):
        battle = shooting(squad, boyz("b.o", 20, 20 if near else 25, 10), turn=5, **SEIZE)
        shot = Shoot("a.m", "b.o", everyone(squad, "boltgun"))
        found[near] = value(battle, shot) - fire(battle, of(battle, "a.m"), of(battle, "b.o"), shot.firing)
    assert found[True] > 0 == found[False]


def test_ways_lead_round_rough_ground_for_wheels_and_less_so_for_feet() -> None:
    woods = piece("woods", 0, 18, 30, 24)
    battle = play(MovementPhase(0), rhino("a.r", 14, 34), boyz("b.o", 14, 10, 5), pieces=(woods,), **SEIZE)
    driven, walked, flown = (
        way_to(battle, how, (14_000, 34_000), (14_000, 10_000)) for how in ("wheels", "foot", "air")
    )
    assert driven > 1.3 * flown
    assert flown < walked < driven
    assert way_to(battle, "wheels", (44_000, 34_000), (44_000, 10_000)) == pytest.approx(24_000, rel=0.1)


def hull_at(battle: Battle[Any], y: float) -> float:
    """What the objectives are worth to the Rhino there."""
    return objectives_worth(battle, of(battle, "a.r"), numpy.array([(20_000, y * 1000, 1500.0)]))


def test_a_choice_is_worth_what_it_was_until_those_it_is_about_change() -> None:
    battle = shooting(marines("a.m", 10, 20, 5), marines("a.n", 14, 20, 5), boyz("b.o", 10, 5, 10))
    shots = [each for each in battle.choices() if isinstance(each, Shoot)]
    assert {known_worths.estimate(battle, each) for each in shots} == {inf}
    found = [value(battle, each) for each in shots]
    known = [known_worths.estimate(battle, each) for each in shots]
    assert known == found
    hit = replace(of(battle, "b.o"), models=of(battle, "b.o").models[1:])
    changed: Any = SimpleNamespace(
        context=battle.context, state=replace(battle.state, units={**battle.state.units, "b.o": hit})
    )
    assert {known_worths.estimate(changed, each) for each in shots} == {inf}


@pytest.mark.rule("WH-USR-25")
def test_who_is_driven_on_by_the_waaagh_runs_for_what_it_is_worth_now() -> None:
    """With the enemy 8" away a run brings little, unless one may assault after it."""
    boss = unit("a.w", "warboss", [row("warboss")], 30, 40)
    battle = shooting(boyz("a.o", 10, 20, 15), boss, marines("b.m", 10, 11, 3), turn=2)
    run, asked, judge = Run("a.o"), battle.decision, SYSTEM.evaluator
    assert asked is not None
    before = judge.evaluate(battle, asked, run).value
    about = judge.about(battle, asked, run)
    battle.choose(CallWaaagh())
    asked = battle.decision
    assert asked is not None
    assert judge.estimate(battle, asked, run) == inf
    assert judge.about(battle, asked, run) != about
    assert judge.evaluate(battle, asked, run).value > before + 10


@pytest.mark.parametrize(("y", "worth"), [(12.0, True), (44.0, False)])
def test_passengers_get_out_where_there_is_somebody_to_fight(y: float, worth: bool) -> None:
    mob = boyz("a.o", 20, y, 10, place="aboard", aboard="a.t")
    battle = play(MovementPhase(0), trukk("a.t", 20, y), mob, marines("b.m", 20, 4, 3))
    ways = [alight_worth(battle, of(battle, "a.o"), way) for way in alightings(battle, of(battle, "a.o"))]
    assert (max(ways) > 0) is worth


def test_wounds_go_to_those_it_misses_least() -> None:
    mob = unit("b.o", "boyz", [row("boy", 3), row("nob", 1, "power-klaw")], 10, 10)
    battle = play(MovementPhase(0), marines("a.m", 10, 30), mob)
    decision = AllocateWounds(1, "b.o", (3, 1), (Wound(4, 5),), (1,))
    boy, nob = (evaluate(battle, decision, Allocate((Share(group, (1,)),))).value for group in (0, 1))
    assert boy > nob


def test_cover_is_thought_of_as_wounds_are_shared_out() -> None:
    mob = unit("b.o", "boyz", [row("boy", 3), row("nob", 1, "power-klaw")], 10, 10)
    open_, covered = (
        value(play(Wounds("b.o", (Wound(4, 5),), (1,), cover), marines("a.m", 10, 30), mob), to_a_boy)
        for cover in (None, 4)
        for to_a_boy in (Allocate((Share(0, (1,)),)),)
    )
    assert covered == pytest.approx(open_ / 2)


@pytest.mark.rule("WH-CORE-09", "WH-SAVE-04")
def test_a_wound_that_kills_outright_is_expected_to_cost_the_whole_model() -> None:
    """A lascannon at a captain of 3 Wounds: 3+ to hit, 2+ to wound, and his iron halo saves every other time."""
    firer, captain = marines("a.m", 10, 20, 1, "lascannon"), unit("b.c", "captain", [row("captain")], 10, 10)
    battle = shooting(firer, captain)
    lost = cost(battle, of(battle, "a.m"), of(battle, "b.c"), everyone(firer, "lascannon"))
    assert lost == pytest.approx(2 / 3 * 5 / 6 / 2 * price(of(battle, "b.c")))


def greedy_against_chance(seed: int, scenario: str) -> int:
    """1: the greedy player wins, 0: a draw, -1: it loses. It plays side a in battles of even seeds."""
    seat = seed % 2
    battle: Battle[Any] = grognard.battle("wh40k5", seed=seed, scenario=scenario)
    names = ["random", "random"]
    names[seat] = "greedy"
    played(battle, [agent(name) for name in names], random=Random(seed), budget=inf)
    winner = battle.result.winner
    return 0 if winner is None else 1 if winner == seat else -1


@pytest.mark.parametrize(("y", "calls"), [(11.0, True), (3.0, False), (15.5, False)])
def test_the_waaagh_is_called_when_a_run_brings_the_enemy_in_reach(y: float, calls: bool) -> None:
    """8" away it is; 16" away it is not, and 3.5" away there is no need."""
    battle = shooting(boyz("a.o", 10, 20, 15), marines("b.m", 10, y, 3), turn=2)
    assert (value(battle, CallWaaagh()) > 0) is calls


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["chapel-ruins", "standard-mission"])
def test_the_greedy_player_beats_chance(scenario: str) -> None:
    results = [greedy_against_chance(seed, scenario) for seed in range(500, 508)]
    assert results.count(-1) <= 1
    assert sum(results) >= 5


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-04")
@pytest.mark.parametrize(("foes", "why"), [((), "wh-why-low"), ((marines("b.m", 10, 16, 10),), "wh-why-down")])
def test_why_to_go_to_ground_is_what_it_spares_and_why_not_what_it_costs(foes: tuple[Any, ...], why: str) -> None:
    battle = play(ShootingPhase(1), boyz("a.o", 10, 20, 15), *foes, phase="shooting")
    found = evaluate(battle, ChooseToGround(0, "a.o", 8), GoDown())
    assert (found.value > 0) is (not foes)
    assert found.reason.id == why


def test_what_fire_and_fights_promise_is_found_once_wherever_two_units_stand() -> None:
    battle = play(ShootingPhase(0), boyz("a.o", 10, 20, 15), marines("b.m", 10, 26, 5), phase="shooting")
    orks, men = of(battle, "a.o"), of(battle, "b.m")
    elsewhere = replace(orks, models=tuple(replace(model, x=model.x + 5_000) for model in orks.models))
    fewer = replace(men, models=men.models[:3])
    assert power(battle, elsewhere, men, False) is power(battle, orks, men, False)
    assert clash(battle, elsewhere, men) == clash(battle, orks, men)
    assert power(battle, orks, fewer, False) is not power(battle, orks, men, False)
    assert clash(battle, orks, fewer) != clash(battle, orks, men)
    assert made_up(battle, orks) is made_up(battle, elsewhere) is not made_up(battle, men)


def test_a_drive_into_rough_ground_is_worth_less_by_the_chance_to_be_stuck_there() -> None:
    onward = drive("a.r", (0, 6.0))
    posted = rhino("a.r", 24, 40), boyz("b.o", 24, 6, 10)
    clear = play(MovementPhase(0), *posted)
    rough = play(MovementPhase(0), *posted, pieces=[piece("woods", 10, 30, 38, 38)])
    easy, risky = (drive_worth(battle, of(battle, "a.r"), onward) for battle in (clear, rough))
    assert easy > 0 > risky
    assert risky == pytest.approx(easy - (easy + 0.6 * 35) / 6)


def test_a_way_through_others_is_not_counted_as_a_way_forward() -> None:
    posted = marines("a.m", 20, 44, 5), boyz("b.o", 20, 4, 3)
    alone = play(MovementPhase(0), *posted)
    behind = play(MovementPhase(0), *posted, dreadnought("a.d", 20, 41.5))
    assert forward_worth(alone, of(alone, "a.m"), {4: 1.0}) > 0
    assert forward_worth(behind, of(behind, "a.m"), {4: 1.0}) == 0


@pytest.mark.rule("WH-SHOOT-11")
def test_who_can_shoot_runs_only_for_more_than_that_is_worth() -> None:
    far = shooting(marines("a.m", 20, 30, 5), boyz("b.o", 20, 4, 10))
    near = shooting(marines("a.m", 20, 30, 5), boyz("b.o", 20, 8, 10))
    assert value(far, Run("a.m")) > 0 > value(near, Run("a.m"))


# ---- smoke -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-09")
def test_why_to_hide_in_smoke_names_who_may_pierce_it_most_and_how_often() -> None:
    hidden = rhino("a.r", 24, 30)
    battle = shooting(hidden, boyz("b.o", 24, 20, 10), trukk("b.t", 10, 20))
    assert battle.decision is not None
    reason = evaluate(battle, battle.decision, Smoke("a.r")).reason
    assert reason.id == "wh-why-smoke"
    assert (reason.args["foe"], reason.args["save"]) == (battle.context.name("b.t"), 4)
    # A big shoota has three shots of Strength 5 that hit on 5+ and pierce the side's armour of 11 on a 6.
    assert reason.args["hits"] == f"{3 * 2 / 6 * 1 / 6:.1f}"
    far = shooting(hidden, boyz("b.o", 24, 2, 10))
    assert far.decision is not None
    assert evaluate(far, far.decision, Smoke("a.r")).reason.id == "wh-why-no-smoke"
