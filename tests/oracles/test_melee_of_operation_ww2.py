"""Close combat: the odds against the engine followed die by die, and at play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from math import cos, pi, sin
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame
from grognard.games.operation_ww2.ground.contact import contacts
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, close_up
from grognard.games.operation_ww2.odds.melee_odds import groups_of, melee_odds_of
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import riflemen, with_models
from tests.games.operation_ww2.table import Idle, happened, play, unit
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly


def about(middles: int, each: int) -> tuple[Unit, Unit]:
    """So many defenders, apart, and as many attackers in contact with each; nobody has grenades."""
    foes = riflemen("b.one", (40, 60), middles, apart=7)
    angles = [(number - (each - 1) / 2) * pi / 3 for number in range(each)]
    places = [
        (40 + 7 * middle + 1.9995 * sin(angle), 60 + 1.9995 * cos(angle))
        for middle in range(middles)
        for angle in angles
    ]
    return unit("a.one", *places), foes


def ended(lying: frozenset[str], units: tuple[str, str] = ("a.one", "b.one")) -> Callable[[Battle[Any]], Hashable]:
    """How many of each side have died and lie who did not before."""

    def read(battle: Battle[Any]) -> Hashable:
        struck = [event for event in happened(battle, ModelsHit) if isinstance(event, ModelsHit)]
        return tuple(
            (
                sum(len(event.dead) for event in struck if event.unit == id),
                sum(each.posture == "scared" and each.id not in lying for each in battle.state.units[id].models),
            )
            for id in units
        )

    return read


def of_side(chances: dict[Hashable, Any], side: int) -> dict[Hashable, float]:
    """The chances of one side's losses."""
    found: dict[Hashable, float] = {}
    for outcome, chance in chances.items():
        assert isinstance(outcome, tuple)
        found[outcome[side]] = found.get(outcome[side], 0.0) + float(chance)
    return found


def same(one: Any, other: Any) -> None:
    """Both give every outcome the same chance."""
    for outcome in {*one, *other}:
        assert one.get(outcome, 0.0) == pytest.approx(other.get(outcome, 0.0), abs=1e-12), outcome


def begun(battle: Battle[State], charged: tuple[str, ...]) -> Battle[State]:
    """The fight at its first roll."""
    fight = battle.clone()
    fight.stack, fight.pending = (Frame(CloseCombat("a.one", charged)),), ()
    fight._run(None)
    return fight


FIGHTS: list[tuple[tuple[int, int], tuple[str, ...], dict[str, str]]] = [
    ((1, 1), (), {}),
    ((1, 1), ("a.one.1",), {"melee_tie": "both_hit"}),
    ((1, 2), ("a.one.1", "a.one.2"), {}),
    ((1, 2), ("a.one.1",), {"melee_many_on_one": "pairwise_rolls"}),
    ((1, 2), ("a.one.1", "a.one.2"), {"melee_simultaneous": "attacker_first", "melee_tie": "both_hit"}),
    ((1, 1), ("a.one.1",), {"melee_simultaneous": "attacker_first"}),
]


@pytest.mark.rule("AZ-CC-07", "AZ-CC-08", "AZ-CC-09", "AZ-CC-12", "AZ-CC-13")
@pytest.mark.parametrize("scared", [False, True], ids=["all stand", "one lies"])
@pytest.mark.parametrize(("numbers", "charged", "options"), FIGHTS, ids=str)
def test_a_round_costs_what_the_dice_take(
    numbers: tuple[int, int], charged: tuple[str, ...], options: dict[str, str], scared: bool
) -> None:
    own, foes = about(*numbers)
    if scared:
        own = with_models(own, m1={"posture": "scared"})
    battle = play(Idle(), own, foes, options=options, dice=None)
    told = melee_odds_of(battle, own, charged)
    fight = begun(battle, charged)
    if fight.over:
        assert told.own == told.enemies == {(0, 0): 1.0}
        return
    followed = exactly(fight, lambda battle: battle.over, ended(frozenset(["a.one.1"] if scared else [])))
    for results, side in ((told.own, 0), (told.enemies, 1)):
        same(results, of_side(followed, side))


@pytest.mark.rule("AZ-CC-10")
def test_a_fight_to_its_end_costs_what_it_does_at_play() -> None:
    own, foes = about(3, 2)
    options = {"melee_rounds": "until_decided"}
    battle = play(Idle(), own, foes, options=options, dice=None)
    charged = tuple(model.id for model in own.models)
    told = melee_odds_of(battle, own, charged)
    seen: tuple[Counter[Hashable], ...] = (Counter(), Counter())
    for seed in range(600):
        fight = battle.clone()
        fight.source = Stream(seed)
        fight.stack, fight.pending = (Frame(CloseCombat("a.one", charged)),), ()
        fight._run(None)
        while not fight.over:
            fight.take(fight.choices()[0], fight.decisions[0])
        for counts, losses in zip(seen, ended(frozenset())(fight), strict=True):  # type: ignore[call-overload]
            counts[losses] += 1
    for counts, results in zip(seen, (told.own, told.enemies), strict=True):
        assert sum(results.values()) == pytest.approx(1, abs=1e-12)
        assert agrees(counts, {losses: Fraction(chance) for losses, chance in results.items()})


@pytest.mark.rule("AZ-CC-10")
def test_one_against_one_to_the_end_is_a_round_repeated_until_it_decides() -> None:
    own, foes = about(1, 1)
    once = melee_odds_of(play(Idle(), own, foes), own)
    end = melee_odds_of(play(Idle(), own, foes, options={"melee_rounds": "until_decided"}), own)
    # Nobody has charged, so both are alike.
    assert end.own[1, 0] == pytest.approx(end.enemies[1, 0])
    assert end.own.get((0, 0), 0.0) < once.own[0, 0]


def test_a_fight_of_several_about_several_has_no_middle() -> None:
    with pytest.raises(ValueError, match="both fight several"):
        groups_of([("a", "x"), ("a", "y"), ("b", "x")])
    assert groups_of([("a", "x"), ("b", "x"), ("c", "y")]) == [("x", [("a", "x"), ("b", "x")]), ("y", [("c", "y")])]


ASKED = [
    Question(attacker="1 kar98k", target="1 kar98k", attack="close-combat"),
    Question(attacker="2 kar98k", target="1 kar98k", attack="close-combat", charged=False),
    Question(attacker="3 kar98k", target="2 kar98k", attack="close-combat", engaged=2, wall=True, scared=1),
    Question(attacker="2 kar98k", target="2 kar98k", attack="close-combat", engaged=1, men=1),
]


@pytest.mark.rule("AZ-CC-01", "AZ-CC-07", "AZ-CC-08")
@pytest.mark.parametrize("question", ASKED, ids=str)
def test_an_answer_is_what_the_engine_does_with_its_little_battle(question: Question) -> None:
    answer = ODDS.answer(question)
    battle = close_up(question)
    own = battle.state.units[ATTACKER]
    charged = tuple(model.id for model in own.models) if question.charged else ()
    assert len(contacts(battle, own)) == (question.engaged or len(own.models))
    battle.stack, battle.pending = (Frame(CloseCombat(ATTACKER, charged)),), ()
    lying = frozenset(each.id for each in battle.state.units[TARGET].models if each.posture == "scared")
    battle._run(None)
    followed = exactly(battle, lambda battle: battle.over, ended(lying, (ATTACKER, TARGET)))
    for name, side, which in (("own-dead", 0, 0), ("own-scared", 0, 1), ("dead", 1, 0), ("scared", 1, 1)):
        told: dict[Hashable, float] = {number: chance for number, chance in answer[name].items() if chance}
        found: dict[Hashable, float] = {}
        for outcome, chance in of_side(followed, side).items():
            assert isinstance(outcome, tuple)
            found[outcome[which]] = found.get(outcome[which], 0.0) + chance
        same(told, found)
