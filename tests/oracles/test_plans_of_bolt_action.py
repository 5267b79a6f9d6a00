"""Bolt Action's plans in which units go up to their target: who runs, who is fired at on the way, from Ambush too; each
as the engine enumerated by another program has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import to_text
from grognard.games.bolt_action.ground.contact import in_contact
from grognard.games.bolt_action.rules.close_quarters.fight import Round
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.turn.turn import TurnEnd
from grognard.games.bolt_action.state.choices import (
    FireAtCharge,
    FireFromAmbush,
    GiveOrder,
    Leg,
    StandFast,
    StayPut,
    Wait,
    Walk,
)
from grognard.odds.asking import decode, game
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import steps

TARGET = "b.target"
INCH = 1000
Ways = list[tuple[Battle[Any], Fraction]]


def staged(questions):
    """The little battle of a plan."""
    return game("bolt_action").scene([decode("bolt_action", each) for each in questions], None)


def player(fires, near):
    """What is chosen on the way: runs end so near to the target, of Ambush the last chance is taken."""

    def choose(battle):
        decision = battle.decision
        if isinstance(decision, ChooseMove) and decision.manner == "run":
            unit = battle.state.units[decision.unit]
            gap = battle.context.gap(unit, battle.state.units[TARGET])
            far = min(12 * INCH, round(gap) - near)
            legs = tuple(Leg(man.id, ((man.x, man.y - far),)) for man in unit.models)
            return Walk(legs) if far > 0 else StayPut()
        if isinstance(decision, ChooseMove):
            return StayPut()
        if isinstance(decision, Reacting):
            listed = battle.choices()
            if isinstance(decision.occasion, Passing):
                last = [each for each in listed if isinstance(each, Wait) and each.until is not None][-1:]
                return last[0] if last else next(each for each in listed if isinstance(each, FireFromAmbush))
            if isinstance(decision.occasion, Charged):
                kind = FireAtCharge if fires else StandFast
                return next(each for each in listed if isinstance(each, kind))
        return battle.choices()[0]

    return choose


def enumerated(ways: Ways, procedure, choose, over=lambda battle: battle.over) -> Ways:
    """Where a procedure leads; ``procedure`` is made for each way things may stand, None where there is none."""
    ends: Ways = []
    moments: dict[str, tuple[Battle[Any], Fraction]] = {}

    def add(battle, chance):
        if over(battle):
            ends.append((battle, chance))
        else:
            key = to_text((battle.state, battle.stack, battle.pending))
            moments[key] = battle, chance + (moments[key][1] if key in moments else 0)

    for battle, chance in ways:
        made = procedure(battle)
        if made is None:
            ends.append((battle, chance))
        else:
            add(battle.subgame(Frame(made)), chance)
    while moments:
        battle, chance = moments.pop(next(iter(moments)))
        for copy, part in steps(battle, choose):
            add(copy, chance * part)
    merged: dict[str, tuple[Battle[Any], Fraction]] = {}
    for battle, chance in ends:
        key = to_text((battle.state, battle.stack))
        merged[key] = battle, chance + (merged[key][1] if key in merged else 0)
    return [*merged.values()]


def asked(question, **change):
    """The answer to a question by itself, in fractions."""
    return odds.ask("bolt_action", question, fractions=True, **change)


def ordered(unit, target=None):
    """The Run of a unit, into an assault if it has a target, where that is allowed."""

    def procedure(battle):
        choice = GiveOrder(unit, "run", target)
        seat = battle.state.units[unit].seat
        return None if legality.order_refusal(battle, seat, choice) else Activation(unit, "run", target)

    return procedure


def fallen(ways, unit, whole):
    """The chances of the men a unit has lost."""
    found: dict[Hashable, Fraction] = {}
    for battle, chance in ways:
        lost = whole - len(battle.state.units[unit].models)
        found[lost] = found.get(lost, Fraction(0)) + chance
    return found


def gone(ways, unit):
    """The chance that a unit is lost."""
    return sum((chance for battle, chance in ways if not battle.state.units[unit].alive), Fraction(0))


def at_blows(battle):
    """Whether it has come to blows, or all is over."""
    return battle.over or any(isinstance(frame.procedure, Round) for frame in battle.stack)


STORMS = [
    {"attacker": "3 rifle", "target": "2 rifle", "range": 8, "order": "assault", "reaction": "fire"},
    {"attacker": "2 smg", "target": "3 rifle", "range": 20, "order": "assault", "turns": 2, "run_to": 9,
     "reaction": "ambush"},
    {"attacker": "2 rifle", "target": "2 smg", "range": 16, "order": "assault", "turns": 2, "reaction": "fire"},
    {"attacker": "veteran 2 rifle", "target": "inexperienced 3 rifle", "range": 30, "order": "assault", "turns": 3,
     "run_to": 7, "reaction": "fire", "pins": 1},
]  # fmt: skip


@pytest.mark.rule("BA-CQ-02", "BA-AMB-01", "BA-AMB-07", "BA-CQ-16", "BA-ORD-03", "BA-TURN-06")
@pytest.mark.parametrize("storm", STORMS, ids=str)
def test_a_storm_after_runs_is_what_the_engine_makes_of_it(storm):
    plan = odds.course("bolt_action", [storm], fractions=True)
    scene = staged([storm])
    (unit,), whole = scene.units, len(scene.battle.state.units[scene.units[0]].models)
    choose = player(storm["reaction"] != "stand", round(storm.get("run_to", 6) * INCH))
    ways: Ways = [(scene.battle, Fraction(1))]
    for _ in range(storm.get("turns", 1) - 1):
        ways = enumerated(ways, ordered(unit), choose)
        ways = enumerated(ways, lambda _: TurnEnd(), choose)
    there = enumerated(ways, ordered(unit, TARGET), choose, at_blows)
    (toll,) = plan.tolls
    assert toll is not None
    assert {lost: chance for lost, chance in toll.lost.items() if chance} == fallen(there, unit, whole)
    assert toll.gone == gone(there, unit)
    met = [(battle, chance) for battle, chance in there if not battle.over]
    assert toll.blows == sum(chance for _, chance in met)
    fights = {"attacker": storm["attacker"], "target": storm["target"], "range": 5, "order": "assault"}
    won = Fraction(0)
    for battle, chance in met:
        men, foes = (len(battle.state.units[each].models) for each in (unit, TARGET))
        won += chance * asked(fights, men=men, target_men=foes).chance("destroyed")
    assert plan.reached == (won,)


@pytest.mark.rule("BA-CQ-02", "BA-AMB-07")
@pytest.mark.parametrize("reaction", ["fire", "ambush"])
def test_what_fire_at_a_charge_costs_is_told_by_itself(reaction):
    """It is the shot it is without the charge; who is left and stands comes to blows."""
    storm = {"attacker": "4 rifle", "target": "3 rifle", "range": 8, "order": "assault", "reaction": reaction}
    shot = asked({"attacker": "3 rifle", "target": "4 rifle", "range": 8})
    found = asked(storm)
    assert dict(found["fire"].items()) == dict(shot["casualties"].items())
    assert found.chance("contact") == 1 - shot.chance("destroyed")
    assert found["own"].mean > found["fire"].mean
    assert "fire" not in asked(storm, reaction="stand").names


@pytest.mark.rule("BA-AMB-02", "BA-AMB-08", "BA-AMB-01")
def test_who_runs_first_draws_the_fire_from_ambush():
    """It is fired once, where the runner ends; who storms after it is not fired at, and the other way round."""
    shared = {"target": "3 rifle", "reaction": "ambush"}
    decoy = {"attacker": "4 rifle", "range": 20, "order": "run", "run_to": 10} | shared
    storm = {"attacker": "3 smg", "range": 8, "order": "assault"} | shared
    plan = odds.course("bolt_action", [decoy, storm], fractions=True)
    shot = odds.ask("bolt_action", attacker="3 rifle", target="4 rifle", range=10, fractions=True)
    first, second = plan.tolls
    assert first is not None
    assert second is not None
    assert first.lost.mean > shot["casualties"].mean, "some of those who are left run away"
    assert first.lost.at_least(1) == shot["casualties"].at_least(1)
    assert (first.blows, second.blows, second.lost.at_least(1)) == (0, 1, 0)
    alone = odds.course("bolt_action", [storm], fractions=True)
    assert plan.reached[-1] > alone.reached[-1]
    assert {order.steps: order.chance for order in plan.orders} == {(0, 1): plan.reached[-1], (1, 0): alone.reached[-1]}


@pytest.mark.rule("BA-ORD-03", "BA-SHOOT-14")
def test_who_has_run_is_shot_at_where_it_stands():
    """The counter-attack meets it at the range its run has left, 12 inches nearer at most."""
    run = {"attacker": "3 rifle", "target": "5 rifle", "range": 20, "order": "run"}
    for left, near in ((None, 8), (11, 11), (3, 8)):
        stated = {} if left is None else {"run_to": left}
        plan = odds.course("bolt_action", [run | stated], counter={"order": "fire"}, fractions=True)
        shot = odds.ask("bolt_action", attacker="5 rifle", target="3 rifle", range=near, fractions=True)
        assert plan.held == 1 - shot.chance("destroyed")
        far = odds.ask("bolt_action", attacker="5 rifle", target="3 rifle", range=20, fractions=True)
        assert plan.unanswered == 1 - far.chance("destroyed")


@pytest.mark.rule("BA-ORD-03", "BA-MOV-09")
def test_a_vehicle_runs_too():
    run = {"attacker": "m8-greyhound", "target": "medium-at-gun", "range": 40, "order": "run", "run_to": 30}
    plan = odds.course("bolt_action", [run], counter={"order": "fire", "way": "piercing"}, fractions=True)
    shot = {"attacker": "medium-at-gun", "target": "m8-greyhound", "way": "piercing"}
    assert plan.held == 1 - odds.ask("bolt_action", shot, range=30, fractions=True).chance("destroyed")
    assert plan.unanswered == 1 - odds.ask("bolt_action", shot, range=40, fractions=True).chance("destroyed")


def test_who_fires_is_fired_at_by_nobody():
    assert odds.course("bolt_action", [{"attacker": "3 rifle", "target": "3 rifle", "range": 8}]).tolls == (None,)


@pytest.mark.rule("BA-ORD-03", "BA-TURN-06")
def test_runs_are_asked_about_in_plans_alone():
    run = {"attacker": "3 rifle", "target": "3 rifle", "range": 20}
    for order, rule in (({"order": "run"}, "BA-ORD-03"), ({"order": "assault", "turns": 2}, "BA-TURN-06")):
        alone = odds.ask("bolt_action", run | order)
        assert alone.refused is not None
        assert alone.refused.rules == (rule,)
    with pytest.raises(InputError, match="runs in a plan"):
        odds.course("bolt_action", [run | {"order": "assault", "run_to": 9}])
    with pytest.raises(InputError, match="turn after turn"):
        odds.course("bolt_action", [run | {"order": "fire", "turns": 2}])
    with pytest.raises(InputError, match="fires only at a charge"):
        odds.course("bolt_action", [run | {"order": "run", "reaction": "down"}])


@pytest.mark.rule("BA-CQ-02", "BA-AMB-07")
def test_what_fire_does_to_a_storm_is_what_battles_have():
    """Played a thousand times by the engine's own dice."""
    storm = {"attacker": "6 rifle", "target": "6 rifle", "range": 9, "order": "assault", "reaction": "ambush"}
    (toll,) = odds.course("bolt_action", [storm], fractions=True).tolls
    assert toll is not None
    scene, choose, random = staged([storm]), player(True, 6 * INCH), Random(16)
    counts: Counter[Hashable] = Counter()
    for _ in range(1000):
        battle = scene.battle.subgame(Frame(Activation(scene.units[0], "run", TARGET)))
        while not at_blows(battle):
            roll = getattr(battle.decision, "roll", None)
            if roll is not None:
                battle.resolve_chance(
                    tuple(random.randint(1, pool.sides) for pool in roll.pools for _ in range(pool.count))
                )
            else:
                battle.choose(choose(battle))
        unit = battle.state.units[scene.units[0]]
        counts[6 - len(unit.models)] += 1
        assert battle.over or in_contact(battle, unit, battle.state.units[TARGET])
    assert agrees(counts, {lost: Fraction(chance) for lost, chance in toll.lost.items()})


# ---- what the target does between turns --------------------------------------------------------------------------


def given(unit, order):
    """An order of a unit, where it is allowed."""

    def procedure(battle):
        seat = battle.state.units[unit].seat
        refused = legality.order_refusal(battle, seat, GiveOrder(unit, order))
        return None if refused else Activation(unit, order)

    return procedure


def standing_fast(battle):
    """Nobody goes Down or moves who need not; the first that is listed otherwise."""
    listed = battle.choices()
    return next((each for each in listed if isinstance(each, StandFast | StayPut)), listed[0])


@pytest.mark.parametrize(
    ("change", "meanwhile", "first"),
    [
        ({}, None, None),
        ({"meanwhile": "rally"}, "rally", None),
        ({"meanwhile": "fire"}, "fire", None),
        ({"down": True}, None, "down"),
    ],
    ids=["nothing", "rally", "fire", "down"],
)
@pytest.mark.rule("BA-TURN-06", "BA-ORD-05", "BA-ORD-06", "BA-PIN-03")
def test_between_turns_the_target_does_what_is_stated(change, meanwhile, first):
    question = {"attacker": "2 rifle", "target": "3 rifle", "range": 12, "target_pins": 1, "turns": 2, **change}
    scene = staged([question])
    ways = [(scene.battle, Fraction(1))]
    for number in range(2):
        if number:
            ways = enumerated(ways, given(TARGET, meanwhile), standing_fast) if meanwhile else ways
            ways = enumerated(ways, lambda battle: TurnEnd(), standing_fast)
            ways = enumerated(ways, given(TARGET, first), standing_fast) if first else ways
        ways = enumerated(ways, given(scene.units[0], "fire"), standing_fast)
    for goal, reached in (
        ("destroyed", lambda target: not target.alive),
        ("half", lambda target: 2 * len(target.men) <= 3),
        ("pinned", lambda target: not target.alive or target.pins > 1),
    ):
        found = odds.course("bolt_action", [question], goal=goal, fractions=True)
        followed = sum((chance for battle, chance in ways if reached(battle.state.units[TARGET])), Fraction(0))
        assert found.reached == (followed,)


@pytest.mark.rule("BA-TURN-06")
def test_a_plan_says_what_the_target_does_between_turns():
    shot = {"attacker": "5 rifle", "target": "5 rifle", "turns": 2}
    told = [
        str(odds.course("bolt_action", [shot | change]))
        for change in ({"turns": 1}, {}, {"down": True}, {"meanwhile": "rally"}, {"meanwhile": "fire"})
    ]
    assert "turn" not in told[0]
    assert [each.partition(". ")[2] for each in told[1:]] == [
        "Between turns the target does nothing, so its losses and pins stay.",
        "Between turns the target does nothing, so its losses and pins stay; in every turn it goes Down first.",
        "After each turn but the last the target rallies, where it may.",
        "After each turn but the last the target fires at its attacker, where it may.",
    ]
    longer = odds.course("bolt_action", [shot | {"turns": 3, "meanwhile": "fire"}])
    assert longer.refused is not None
    assert longer.refused.message.id == "ba-odds-scene-fire"
    apart = odds.course("bolt_action", [shot | {"meanwhile": "fire"}, shot | {"meanwhile": "rally"}])
    assert apart.refused is not None
    assert apart.refused.message.id == "odds-scene-differs"
    alone = odds.ask("bolt_action", shot | {"meanwhile": "rally"})
    assert alone.refused is not None
    assert alone.refused.rules == ("BA-TURN-06",)
    with pytest.raises(InputError, match="meanwhile"):
        odds.ask("bolt_action", shot | {"turns": 1, "meanwhile": "rally"})
