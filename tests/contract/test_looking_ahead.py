"""Players of our own by their strength: the veteran looks ahead fairly and within its budget, the recruit overlooks."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

import grognard
from grognard import agents
from grognard.agents import agent, quick, search
from grognard.agents.candidates import candidates
from grognard.agents.hindsight import costliest
from grognard.agents.quick import PLACES, Judged, OutOfTime, Quick, few_of, unit_of
from grognard.agents.search import Looking, Search
from grognard.agents.strengths import budgeted, overlook
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import Stream
from grognard.core.errors import InputError
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.core.words import english
from tests.core.stones import STONES, Agreed, Bid, StoneEvaluator, Take
from tests.sampling import first

GAMES = ("axis_allies_minis", "bolt_action", "operation_ww2", "wh40k5")
DEED = say("refused-over")


class Went(Choice):
    """A unit goes somewhere."""

    unit: str
    place: int


class Shot(Choice):
    """A unit shoots at another."""

    unit: str
    target: str
    way: int = 0


class Ended(Choice):
    """Nothing more is done."""


def taking(stones: int = 4) -> Any:
    """A battle of stones in which side 0 takes first, from a heap that leaves room for thought."""
    battle: Battle[Any] = Battle(STONES, Agreed(stones), Stream(1))
    battle.choose(Bid(3), 0)
    battle.choose(Bid(1), 1)
    return battle


def judged(*choices: Choice) -> list[Judged]:
    return [Judged(Evaluation(-float(at), DEED), choice) for at, choice in enumerate(choices)]


def test_candidates_are_few_and_of_different_kinds():
    near = [Went("a", place) for place in range(40)]
    ranking = judged(
        near[0], near[1], Shot("a", "x"), Shot("a", "x", 1), Went("b", 1), Shot("a", "y"), *near[2:], Ended()
    )
    found = candidates(ranking, 8)
    assert found[0] == near[0]
    assert {Shot("a", "x"), Shot("a", "y"), Ended()} <= set(found)
    assert Shot("a", "x", 1) not in found
    assert len(found) == len(set(found)) == 8
    assert max(choice.place for choice in found if isinstance(choice, Went)) > 8
    assert unit_of(Ended()) is None


def test_of_many_places_of_one_unit_a_few_are_judged_where_a_battle_is_only_thought_of():
    near = [Went("a", place) for place in range(40)]
    assert len(few_of(near)) == PLACES
    assert few_of(near)[0] == near[0]
    assert few_of([*near, Went("b", 0)]) == [*near, Went("b", 0)]
    assert few_of(near[:10]) == near[:10]


def test_one_choice_is_no_question():
    assert candidates(judged(Went("a", 1)), 4) == [Went("a", 1)]


def test_the_veteran_sees_what_the_regular_does_not(monkeypatch):
    """Where stones are a burden by what they come to, the choice worth most at once is left."""
    monkeypatch.setattr(StoneEvaluator, "standing", lambda self, battle: (-float(battle.state.taken["a"]), 0.0))
    battle = taking()
    asked = battle.decision
    assert agent("greedy")(battle, asked, 1.0, Random(1)).choice == Take(3)
    move = agent("veteran:60")(battle, asked, 1000.0, Random(1))
    assert move.choice == Take(1)
    assert move.reason is not None
    assert move.reason.id == "agent-looked-ahead"
    assert float(str(move.reason.args["gain"])) > 0.0
    assert english(move.reason).startswith(english(DEED))


def test_in_hindsight_those_choices_are_told_that_surely_cost_something(monkeypatch):
    battle = taking()
    battle.choose(Take(1), 0)
    (missed,) = costliest(battle, 0)
    assert (missed.number, missed.chosen, missed.better) == (2, Take(1), Take(3))
    assert missed.gain > 0
    assert [(each.chosen, each.better) for each in costliest(battle, 1)] == [(Bid(1), Bid(3))]
    assert costliest(battle, 0, most=0) == ()
    monkeypatch.setattr(StoneEvaluator, "standing", lambda self, battle: (-float(battle.state.taken["a"]), 0.0))
    assert Take(1) not in {each.chosen for each in costliest(battle, 0)}


@pytest.mark.parametrize("game", first(1, GAMES))
def test_the_same_chance_and_simulations_come_to_the_same_choice(game):
    battle: Any = grognard.battle(game, seed=3)
    random = Random(3)
    for _ in range(30):
        decision = battle.decision
        battle.choose(agent("greedy")(battle, decision, 1000.0, random).choice, decision.seat)
    decision = battle.decision
    before = battle.position
    seen = battle.imagined(Random(5), decision.seat)
    one, other = (Search(simulations=6)(seen, decision, 1000.0, Random(9)) for _ in range(2))
    assert one == other
    assert one.reason is not None
    assert battle.refusal(one.choice, decision.seat) is None
    assert battle.position == before


class Clock:
    """Time that goes on by a tenth of a second whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


@pytest.mark.parametrize("seconds", [1.0, 5.0, 20.0])
def test_the_veteran_ends_with_its_budget(monkeypatch, seconds):
    clock = Clock()
    monkeypatch.setattr(search, "monotonic", clock)
    monkeypatch.setattr(quick, "monotonic", clock)
    battle = taking()
    for player in (Search(seconds=seconds), Search(), Search(simulations=100_000)):
        clock.now = 0.0
        move = player(battle, battle.decision, seconds, Random(1))
        assert battle.refusal(move.choice) is None
        assert clock.now <= 1.2 * seconds + 0.1


def test_without_time_the_first_choice_looked_at_is_taken():
    battle = taking()
    assert Search()(battle, battle.decision, 0.0, Random(1)).choice == Take(1)
    with pytest.raises(OutOfTime):
        Quick(0.0).ranked(battle, battle.decision)


def test_what_is_remembered_is_held_against_what_is_accepted_now():
    """The ranking of a question is kept; what is refused by now is passed over, and a ranking of which nothing is left
    is made anew."""
    battle, player = taking(), Quick(1e18)
    assert player.choose(battle, battle.decision) == Take(3)
    few = battle.clone()
    few.state = few.rules.state_type(stones=2, taken=few.state.taken)
    assert player.choose(few, few.decision) == Take(2)
    few.pending = (type(few.decision)(0),)
    assert player.choose(few, few.decision) == Take(2)


def test_a_recruit_overlooks_much():
    battle = taking()
    found = {overlook(battle, battle.decision, 1.0, Random(seed)).choice for seed in range(40)}
    assert found == {Take(2), Take(3)}, "of three it looks at two, and takes the better"


@pytest.mark.parametrize(
    "name", ["veteran:", "veteran:0", "veteran:many", "veteran:-1s", "veteran:0.01s", "veteran:11s", "veteran:9999999"]
)
def test_a_budget_that_is_none_is_named_with_what_it_may_be(name):
    with pytest.raises(InputError) as caught:
        agent(name)
    assert f"“{name}”" in str(caught.value)
    assert "veteran:0.5s" in str(caught.value)
    assert "veteran:200" in str(caught.value)


def test_a_budget_of_one_s_own():
    assert (budgeted("veteran:0.5s").seconds, budgeted("veteran:200").simulations) == (0.5, 200)
    assert agents.seconds("veteran:200", 2.0) == 10.0


def test_battles_that_keep_nothing_go_as_those_that_do():
    kept, brief = (taking().imagined(Random(4), 0, keeps=keeps) for keeps in (True, False))
    while (decision := kept.decision) is not None:
        choice = kept.choices(decision)[-1]
        for battle in (kept, brief):
            battle.take(choice, decision)
        assert brief.position == kept.position
    assert kept.log
    assert kept.record
    assert (brief.log, brief.record, brief.clone().keeps) == ([], [], False)


def test_who_has_no_time_for_another_step_as_long_as_the_longest_takes_none(monkeypatch):
    """One evaluation may take a tenth of a second, and the budget is not to be exceeded by it."""
    battle: Any = grognard.battle("axis_allies_minis", seed=7)
    random = Random(1)
    while len(battle.choices()) < 7:
        battle.take(battle.sample(random), battle.decision)
    now = count(start=0.0, step=0.2)
    monkeypatch.setattr(quick, "monotonic", lambda: next(now))
    ranked = Quick(1.1).ranked(battle, battle.decision, whole=False)
    assert len(ranked) == 5, "the sixth would have been ready at 1.2"


def test_where_a_battle_takes_long_to_play_on_fewer_choices_are_looked_at(monkeypatch):
    """Each candidate is to be looked at often enough, so that the luckiest is not taken for the best."""
    clock = Clock()
    monkeypatch.setattr(search, "monotonic", clock)
    monkeypatch.setattr(Looking, "_worth_looking", lambda self, left: left)
    battle = taking(stones=30)
    found = []
    for seconds in (1.5, 60.0):
        clock.now = 0.0
        looking = Looking(battle, battle.decision, list(battle.choices()), Quick(1e18), 1)
        looking.best(None, seconds)
        found.append([len(values) for values in looking.values])
    assert found[0][2] == 0 < found[0][1]
    assert min(found[1]) >= search.EACH


def asked(game: str, kind: str, least: int) -> Any:
    """A battle at the first question of this kind that lists so many choices."""
    battle: Any = grognard.battle(game, seed=3)
    greedy, random = agent("greedy"), Random(3)
    while battle.decision.kind != kind or len(battle.choices()) < least:
        battle.take(greedy(battle, battle.decision, 1e6, random).choice, battle.decision)
    return battle


def judgements(battle: Any, monkeypatch: Any) -> list[Choice]:
    """What is judged from now on."""
    found: list[Choice] = []
    judge = type(battle.system.evaluator)
    plain = judge.evaluate

    def evaluate(self: Any, situation: Any, decision: Any, choice: Choice) -> Evaluation:
        found.append(choice)
        return plain(self, situation, decision, choice)  # type: ignore[no-any-return]

    monkeypatch.setattr(judge, "evaluate", evaluate)
    return found


def test_in_battles_only_thought_of_a_choice_is_judged_once_while_the_units_it_names_stand_as_they_did(monkeypatch):
    battle = asked("wh40k5", "ChooseShooter", 4)
    judged, player = judgements(battle, monkeypatch), Quick(1e18)
    chosen: Any = player.choose(battle, battle.decision)
    assert judged
    judged.clear()
    assert player.choose(battle, battle.decision) == chosen
    assert judged == []
    target = battle.state.units[chosen.target]
    fled = msgspec.structs.replace(target, fleeing=not target.fleeing)
    battle.state = msgspec.structs.replace(battle.state, units={**battle.state.units, target.id: fled})
    player.choose(battle, battle.decision)
    assert judged[0].target == target.id  # type: ignore[attr-defined]


def test_what_promises_less_than_was_found_is_not_judged_where_a_battle_is_only_thought_of(monkeypatch):
    battle = asked("operation_ww2", "ChooseCard", 10)
    judge = battle.system.evaluator
    best = max(judge.evaluate(battle, battle.decision, choice).value for choice in battle.choices())
    judged = judgements(battle, monkeypatch)
    chosen = Quick(1e18).choose(battle, battle.decision)
    assert 0 < len(judged) < len(battle.choices())
    assert judge.evaluate(battle, battle.decision, chosen).value == best


def test_who_closes_in_goes_as_the_program_would_where_a_battle_is_only_thought_of(monkeypatch):
    battle = asked("wh40k5", "ChooseApproach", 1)
    judged, decision = judgements(battle, monkeypatch), battle.decision
    listed = battle.choices()
    battle._listed = None
    assert Quick(1e18).choose(battle, decision) == decision.usual(battle)
    assert decision.usual(battle) in listed
    assert battle._listed is None
    assert judged == []
