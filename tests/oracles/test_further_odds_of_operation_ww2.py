"""What a player meets besides fire at people: several volleys at a vehicle, motorcycles at rest, people overrun, rough
ground, crews of guns hand to hand, night; the odds against the engine followed die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle, RollDice
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Action, Call, Done, Frame, Procedure, Repeat, step
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of
from grognard.games.operation_ww2.odds.casualty_odds import WORST
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, close_up, stage
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.driving.drive import driving_test
from grognard.games.operation_ww2.rules.driving.overrunning import Evading
from grognard.games.operation_ww2.rules.driving.ramming import EvadeRam, RamTest
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.state.events.vehicles import CrewHurt
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.table import happened
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly
from tests.oracles.test_arranged_odds_of_operation_ww2 import crew, of, worst
from tests.oracles.test_melee_of_operation_ww2 import ended, of_side, same
from tests.oracles.test_odds_of_operation_ww2 import ending, marginal


def followed(
    battle: Battle[Any], procedure: Procedure, read: Callable[[Battle[Any]], Hashable]
) -> dict[Hashable, Fraction]:
    """The chance of each way in which a procedure ends."""
    battle.stack, battle.pending = (Frame(procedure),), ()
    battle._run(None)
    return exactly(battle, lambda battle: battle.over, read)


def told(answer: Any, name: str) -> dict[Hashable, Any]:
    """What an answer says of the outcomes that may be."""
    return {outcome: chance for outcome, chance in answer[name].items() if chance}


class Again(Procedure):
    """So many volleys of units alike at a target, as long as it has not broken and anybody of it is there."""

    question: Question
    attacker: Unit
    left: int

    @step
    def fire(self, g: Battle[Any]) -> Action:
        target = g.state.units[TARGET]
        manned = any(target.has_crew(each) for each in target.vehicles) or (target.on_table and target.people)
        if not self.left or target.broken or not manned:
            return Done()
        g.state = replace(g.state, units={**g.state.units, ATTACKER: self.attacker})
        return Call(Volley(ATTACKER, TARGET, self.question.order))

    @step
    def once_more(self, g: Battle[Any]) -> Action:
        return Repeat(replace(self, left=self.left - 1))


VOLLEYS = [
    Question(attacker="german-1944/pak", target="us-1944/sherman", range=20, side="rear", volleys=2),
    Question(attacker="1 bazooka + 1 assistant", target="panther, panic limit 2", range=20, volleys=2, side="side"),
    Question(attacker="1 kar98k", target="jeep, panic limit 2, training 6", range=10, volleys=2),
    Question(attacker="1 kar98k", target="bmw-r75, panic limit 1", range=10, volleys=2),
    Question(attacker="1 kar98k", target="sherman-75, training 6", range=5, looking_out=True, volleys=2),
    Question(attacker="1 light-flamethrower", target="m5-stuart, training 6", range=5, volleys=2),
]


def whole(battle: Battle[Any]) -> tuple[Hashable, Hashable]:
    """Whether anything has happened to the vehicle or anybody aboard, how bad it was, what has become of its crew."""
    bad = worst(battle)
    return bad != "none" or bool(happened(battle, CrewHurt)), crew(battle)


@pytest.mark.rule("AZ-NRV-01", "AZ-NRV-02", "AZ-NRV-03", "AZ-MOR-01", "AZ-VDM-15")
@pytest.mark.parametrize("question", VOLLEYS, ids=lambda each: f"{each.attacker} at {each.target}")
def test_volleys_at_a_vehicle_are_those_of_the_engine(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    assert sum(answer["result"].chances) == sum(answer["crew"].chances) == 1
    start = stage(question)
    again = Again(question, start.state.units[ATTACKER], question.volleys)
    start.stack, start.pending = (Frame(again),), ()
    harmed, ends = Counter[Hashable](), Counter[Hashable]()
    for number in range(200):
        battle = start.clone()
        battle.source = Stream(number)
        battle._run(None)
        while not battle.over:
            battle.choose(battle.choices()[0])
        found, end = whole(battle)
        harmed[found] += 1
        ends[end] += 1
    assert agrees(ends, told(answer, "crew"))
    likely = Fraction(answer.chance("harmed"))
    assert agrees(harmed, {True: likely, False: 1 - likely})


@pytest.mark.rule("AZ-NRV-01", "AZ-NRV-02", "AZ-MC-04")
@pytest.mark.parametrize(
    ("target", "out"),
    [("bmw-r75, panic limit 1", False), ("jeep, panic limit 2, training 6", False), ("m5-stuart, training 6", True)],
)
def test_two_shots_at_a_vehicle_are_those_of_the_engine_die_by_die(target: str, out: bool) -> None:
    question = Question(attacker="1 kar98k", target=target, range=60, volleys=2, looking_out=out)
    answer = ODDS.answer(question, fractions=True)
    battle = stage(question)
    again = Again(question, battle.state.units[ATTACKER], 2)
    found = followed(battle, again, lambda battle: (*whole(battle), worst(battle)))
    assert told(answer, "crew") == marginal(found, 1)
    assert answer.chance("harmed") == marginal(found, 0)[True]
    results = marginal(found, 2)
    assert all(answer["result"][name] == results.get(name, 0) for name in WORST[2:])


BURNT = [
    Question(attacker="1 light-flamethrower", target="2 m1-garand, training 6", range=5, volleys=2, templates=True),
    Question(attacker="1 light-flamethrower", target="3 m1-garand, panic limit 1", range=9, volleys=2, templates=True),
    Question(
        attacker="1 light-flamethrower + 1 kar98k", target="2 m1-garand", range=9, volleys=2, templates=True, scared=1
    ),
]


@pytest.mark.rule("AZ-FIRE-16", "AZ-MOR-13", "AZ-FLM-01", "AZ-FLM-02", "AZ-DMG-04")
@pytest.mark.parametrize("question", BURNT, ids=lambda each: f"{each.attacker} at {each.target}")
def test_volleys_of_flame_at_people_are_those_of_the_engine_die_by_die(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    battle = stage(question)
    found = followed(battle, Again(question, battle.state.units[ATTACKER], question.volleys), ending)
    for which, name in enumerate(("dead", "scared", "fate"), 1):
        assert told(answer, name) == marginal(found, which), name


MORTARS = Question(attacker="2 light-mortar + 2 assistant", target="4 m1-garand", range=60, volleys=2, templates=True)
SHELLED = [
    MORTARS,
    pytest.param(
        replace(MORTARS, attacker="1 light-mortar + 1 assistant + 2 kar98k", volleys=3), marks=pytest.mark.slow
    ),
    pytest.param(replace(MORTARS, attacker="1 81-mm-mortar + 2 assistant", target="5 kar98k"), marks=pytest.mark.slow),
]


@pytest.mark.rule("AZ-FIRE-16", "AZ-MOR-13", "AZ-SCT-01")
@pytest.mark.parametrize("question", SHELLED, ids=lambda each: each.attacker)
def test_volleys_of_templates_at_people_are_those_at_play(question: Question) -> None:
    answer = ODDS.answer(question)
    start = stage(question)
    start.stack, start.pending = (Frame(Again(question, start.state.units[ATTACKER], question.volleys)),), ()
    counts = [Counter[Hashable](), Counter[Hashable](), Counter[Hashable]()]
    for seed in range(200):
        battle = start.clone()
        battle.source = Stream(seed)
        battle._run(None)
        while not battle.over:
            battle.choose(battle.choices()[0])
        for number, each in enumerate(counts, 1):
            each[of(ending(battle), number)] += 1
    for each, name in zip(counts, ("dead", "scared", "fate"), strict=True):
        assert agrees(each, told(answer, name)), name


AT_REST = [
    Question(attacker="2 kar98k", target="bmw-r75, panic limit 1", range=30, at_rest=True),
    Question(attacker="2 kar98k", target="bmw-r75, panic limit 2", range=60, at_rest=True, order="covering-fire"),
]


@pytest.mark.rule("AZ-MC-01", "AZ-MC-07")
@pytest.mark.parametrize("question", AT_REST, ids=lambda each: each.target)
def test_riders_of_a_motorcycle_at_rest_suffer_what_the_dice_do(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    found = followed(stage(question), Volley(ATTACKER, TARGET, question.order), whole)
    assert told(answer, "crew") == marginal(found, 1)
    assert answer.chance("harmed") == marginal(found, 0)[True]


# ---- vehicles that drive -----------------------------------------------------------------------------------------


class Overrun(Procedure):
    """People evade, and their unit takes the tests it owes."""

    men: tuple[tuple[str, str], ...]

    @step
    def evade(self, g: Battle[Any]) -> Action:
        return Call(Evading(self.men))

    @step
    def test(self, g: Battle[Any], struck: tuple[str, ...]) -> Action:
        return Call(Morale(struck))


OVERRUN = [
    Question(attacker="panther", target="3 kar98k, panic limit 1", attack="overrun"),
    Question(attacker="panther", target="4 kar98k, training 6, panic limit 2", attack="overrun", touches=2, losses=1),
    Question(attacker="panther", target="3 kar98k, panic limit 1", attack="overrun", scared=2),
    Question(
        attacker="panther",
        target="3 kar98k, panic limit 1",
        attack="overrun",
        options={"panic_counts": "fire_and_melee_only"},
    ),
]


@pytest.mark.rule("AZ-OVR-02", "AZ-OVR-05", "AZ-MOR-19")
@pytest.mark.parametrize("question", OVERRUN, ids=str)
def test_who_is_overrun_suffers_what_the_dice_do(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    assert answer.chance("arrives") == 1
    battle = stage(question)
    people = sorted(battle.state.units[TARGET].people, key=lambda model: model.posture != "standing")
    men = tuple((TARGET, model.id) for model in people[: question.touches])
    found = followed(battle, Overrun(men), ending)
    for which, name in ((1, "dead"), (2, "scared"), (3, "fate")):
        assert told(answer, name) == marginal(found, which), name


@pytest.mark.rule("AZ-DRV-01", "AZ-DRV-02", "AZ-DRV-03")
@pytest.mark.parametrize(
    ("vehicle", "through", "dice"),
    [
        ("panther", ("woods",), 2),
        ("panther", ("stream", "low-hedge"), 0),
        ("panther", ("trench", "marsh"), 3),
        ("jeep", ("stream",), 1),
        ("sdkfz-251, training 6", ("high-wall", "rubble"), 3),
    ],
)
def test_rough_ground_asks_for_its_tests(vehicle: str, through: Any, dice: int) -> None:
    question = Question(attacker=vehicle, target="3 kar98k", attack="drive", through=through)
    battle = stage(question)
    needed = driving_test(battle, battle.state.units[ATTACKER], 1).purpose.args["need"]
    passed = Fraction(11 - int(str(needed)), 10) ** dice
    assert ODDS.answer(question, fractions=True).chance("arrives") == passed
    over = ODDS.answer(replace(question, attack="overrun"), fractions=True)
    plain = ODDS.answer(replace(question, attack="overrun", through=()), fractions=True)
    assert over.chance("any") == passed * plain.chance("any")


@pytest.mark.rule("AZ-TER-03")
@pytest.mark.parametrize("attack", ["drive", "overrun", "ram"])
def test_ground_that_bars_a_vehicle_is_refused(attack: Any) -> None:
    target = "panther" if attack == "ram" else "3 kar98k"
    refused = ODDS.answer(Question(attacker="jeep", target=target, attack=attack, through=("stream", "woods"))).refused
    assert refused is not None
    assert refused.rules == ("AZ-TER-03",)


@pytest.mark.rule("AZ-RAM-02", "AZ-RAM-06")
@pytest.mark.parametrize("through", [(), ("woods",)], ids=["on even ground", "through a wood"])
def test_a_ram_gets_as_far_as_its_tests_let_it(through: Any) -> None:
    way = Fraction(7, 10) ** (2 * len(through))
    question = Question(attacker="panther", target="sherman-75", attack="ram", through=through)
    start = stage(question)
    start.stack, start.pending = (Frame(RamTest(ATTACKER, TARGET)),), ()
    start._run(None)
    assert isinstance(start.decision, RollDice)
    (pool,) = start.decision.roll.pools
    passed = sum((part for value, part in pool.reading.outcomes(pool.count, pool.sides) if value), Fraction(0))
    assert ODDS.answer(question, fractions=True).chance("rams") == passed * way == Fraction(7, 10) * way
    bike = replace(question, target="bmw-r75, training 6")
    battle = stage(bike)
    model = battle.state.units[TARGET].vehicles[0].id
    evaded = followed(battle, EvadeRam(TARGET, model), lambda battle: not battle.state.units[TARGET].vehicles)
    answer = ODDS.answer(bike, fractions=True)
    assert answer.chance("rams") == way
    assert answer.chance("wrecked") == answer.chance("harmed") == way * evaded[True]
    assert answer.chance("own-harmed") == 0


# ---- crews of guns, night ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CC-16", "AZ-TAB-CC", "AZ-ART-12")
@pytest.mark.parametrize("change", [{}, {"charged": False}, {"wall": True}], ids=str)
def test_the_crew_of_a_gun_fights_as_the_engine_says(change: dict[str, Any]) -> None:
    question = Question(attacker="2 kar98k", target="1 pak-40 + 2 assistant", attack="close-combat", men=2, **change)
    answer = ODDS.answer(question)
    battle = close_up(question)
    own = battle.state.units[ATTACKER]
    assert len(crew_of(battle, battle.state.units[TARGET], next(guns_of(battle.state.units[TARGET])))) == 2
    charged = tuple(model.id for model in own.models) if question.charged else ()
    found = followed(battle, CloseCombat(ATTACKER, charged), ended(frozenset(), (ATTACKER, TARGET)))
    for name, side, which in (("own-dead", 0, 0), ("dead", 1, 0), ("scared", 1, 1)):
        met: dict[Hashable, float] = {}
        for outcome, chance in of_side(found, side).items():
            assert isinstance(outcome, tuple)
            met[outcome[which]] = met.get(outcome[which], 0.0) + chance
        same(told(answer, name), met)
    others = ODDS.answer(replace(question, target="2 kar98k"))
    assert answer.chance("destroyed") > others.chance("destroyed")


@pytest.mark.rule("AZ-DET-01", "AZ-DET-03", "AZ-NGT-01", "AZ-NGT-05", "AZ-NGT-08")
@pytest.mark.parametrize(
    ("did", "cover", "day", "dark"),
    [
        ("fired", "none", 180, 90),
        ("fired", "medium", 90, 45),
        ("moved", "none", 120, 40),
        ("stationary", "light", 30, 10),
    ],
)
def test_a_target_is_fired_at_as_far_off_as_it_is_detected(did: Any, cover: Any, day: int, dark: int) -> None:
    plain = Question(attacker="3 bar", target="3 kar98k", seen=did, cover=cover)
    for question, far in (
        (plain, min(day, 140)),
        (replace(plain, night=True), dark),
        (replace(plain, night=True, lit=True), min(day, 140)),
    ):
        near, beyond = (ODDS.answer(replace(question, range=each)) for each in (far, far + 0.5))
        assert near.refused is None
        assert near["dead"] == ODDS.answer(replace(plain, seen="anyway", range=far))["dead"]
        assert beyond.refused is not None
        # Covering Fire needs no detection (AZ-ORD-05).
        assert ODDS.answer(replace(question, range=far + 0.5, order="covering-fire")).refused is None or far == 140


@pytest.mark.rule("AZ-NGT-09")
def test_light_takes_cover_away_by_its_option() -> None:
    lit = Question(attacker="3 bar", target="3 kar98k", range=30, cover="heavy", seen="fired", night=True, lit=True)
    bare = replace(lit, options={"light_effect": "lit_targets_lose_cover"})
    assert ODDS.answer(lit)["dead"] == ODDS.answer(replace(lit, lit=False))["dead"]
    assert ODDS.answer(bare)["dead"] == ODDS.answer(replace(lit, cover="none"))["dead"]
    assert ODDS.answer(replace(bare, lit=False))["dead"] == ODDS.answer(lit)["dead"]


@pytest.mark.rule("AZ-DET-05", "AZ-NGT-01")
def test_at_night_a_tank_is_seen_as_far_as_the_engine_sees_it() -> None:
    seen = Question(attacker="german-1944/pak", target="us-1944/sherman", range=150, night=True, seen="fired")
    assert ODDS.answer(seen).refused is None
    assert ODDS.answer(replace(seen, range=151)).refused is not None
    closed = replace(seen, attacker="panther")
    assert ODDS.answer(replace(closed, range=125)).refused is None
    assert ODDS.answer(replace(closed, range=126)).refused is not None


@pytest.mark.parametrize(
    ("field", "question"),
    [
        ("night", {"night": True}),
        ("lit", {"lit": True, "seen": "fired"}),
        ("at_rest", {"at_rest": True}),
        ("at_rest", {"at_rest": True, "target": "jeep"}),
        ("hits", {"target": "jeep", "hits": 1}),
        ("volleys", {"target": "german-1944/pak", "volleys": 2}),
        ("volleys", {"attacker": "1 sniper-rifle + 1 light-mortar", "templates": True, "volleys": 2}),
        ("through", {"through": ("woods",)}),
        ("through", {"attacker": "jeep", "attack": "drive"}),
        ("attacker", {"attack": "drive", "through": ("woods",)}),
        ("losses", {"attacker": "jeep", "attack": "drive", "through": ("woods",), "losses": 1}),
        ("attacker", {"attacker": "bmw-r75", "attack": "overrun"}),
        ("attacker", {"attack": "overrun"}),
        ("target", {"attacker": "jeep", "attack": "overrun", "target": "jeep"}),
        ("touches", {"attacker": "jeep", "attack": "overrun", "touches": 6}),
        ("touches", {"touches": 1}),
        ("attacker", {"attacker": "german-1944/pak", "attack": "close-combat"}),
        ("seen", {"attacker": "jeep", "attack": "overrun", "seen": "fired"}),
    ],
    ids=str,
)
def test_what_means_nothing_is_named(field: str, question: dict[str, Any]) -> None:
    with pytest.raises(InputError) as error:
        ODDS.answer(Question(**{"attacker": "9 kar98k", "target": "5 kar98k"} | question))
    assert error.value.message.args["field"] == field
