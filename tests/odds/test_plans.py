"""Plans in battles: sequences, the best order, holding out; against dice played and against what is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction

import pytest

from grognard import odds
from grognard.core.engine.decisions import RollDice
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame, Procedure, step
from grognard.core.errors import InputError, Refused
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.state.choices import GiveOrder, ShootAt
from grognard.odds.absorbing_chains import visits
from grognard.odds.distributions import Chance
from grognard.odds.enumeration import futures
from grognard.odds.plans import stated
from tests.games.axis_allies_minis.table import look
from tests.games.axis_allies_minis.table import unit as piece
from tests.games.bolt_action.table import play, squad
from tests.oracles.chi_square import agrees


class Idle(Procedure):
    """Nothing happens: the position is only looked at."""

    @step
    def stand(self, g):
        return None


def field(**foe):
    """Riflemen with a clear shot, stormers to one side, and their foe."""
    return play(
        Idle(),
        squad("a.rifles", 20, 30, men=5),
        squad("a.storm", 12, 22, men=4),
        squad("b.foe", 20, 16, men=4, **foe),
    )


FIRE = (GiveOrder("a.rifles", "fire"), ShootAt("b.foe", ()))
STORM = GiveOrder("a.storm", "run", "b.foe")


@pytest.mark.rule("BA-CQ-08", "BA-CQ-10")
def test_an_assault_with_drawn_rounds_is_solved_and_falls_so_at_play():
    battle = play(Idle(), squad("a.storm", 12, 20, men=3), squad("b.foe", 12, 14.5, men=3, pins=1))
    game = battle.system.odds
    found = futures(battle, Assault("a.storm", "b.foe"), stated(), fractions=True, shortcut=game.shortcuts())
    exact: dict[Hashable, Fraction] = {}
    for end, chance in found:
        exact[left(end)] = exact.get(left(end), Fraction(0)) + Fraction(chance)
    assert sum(exact.values()) == 1
    counts: Counter[Hashable] = Counter()
    policy = stated()
    for seed in range(600):
        copy = battle.subgame(Frame(Assault("a.storm", "b.foe")))
        stream = Stream(seed)
        while not copy.over:
            if isinstance(copy.decision, RollDice):
                copy.resolve_chance(stream.faces(copy.decision.roll, copy.rolls, copy.used))
            else:
                assert copy.decision is not None
                copy.choose(policy(copy, copy.decision))
        counts[left(copy)] += 1
    assert agrees(counts, exact)


def left(battle):
    units = battle.state.units
    return len(units["a.storm"].models), len(units["b.foe"].models)


def test_shortcuts_change_nothing():
    battle = play(Idle(), squad("a.storm", 12, 22, men=3), squad("b.foe", 14, 14, men=3, pins=1))
    game = battle.system.odds

    def shares(shortcut):
        found: dict[Hashable, Chance] = {}
        for end, chance in futures(battle, Assault("a.storm", "b.foe"), stated(), fractions=True, shortcut=shortcut):
            found[left(end)] = found.get(left(end), Fraction(0)) + chance
        return found

    assert shares(None) == shares(game.shortcuts())


@pytest.mark.rule("BA-TURN-02", "BA-ORD-14")
def test_a_plan_goes_on_from_everything_that_may_have_happened():
    battle = field(pins=1)
    first = odds.sequence(battle, FIRE, fractions=True)
    both = first.then(STORM)
    assert sum(chance for _, chance in both.futures) == 1
    assert both.chance(odds.destroyed("b.foe")) > first.chance(odds.destroyed("b.foe"))
    ((why, chance),) = both.refused
    assert chance == first.chance(odds.destroyed("b.foe"))
    assert why.rules
    assert battle.state.units["b.foe"].alive, "the battle itself is untouched"


def test_the_best_order_of_two_actions_is_the_better_of_both():
    battle = field()
    goal = odds.destroyed("b.foe")
    found = odds.orders(battle, [STORM, FIRE], goal)
    assert [each.steps for each in found] == [(1, 0), (0, 1)], "shots before the assault"
    assert found[0].chance == pytest.approx(odds.sequence(battle, FIRE, STORM).chance(goal))
    assert odds.best_order(battle, [STORM, FIRE], goal) == found[0]


def test_still_holding_after_a_stated_counter_attack():
    battle = field()
    after = odds.sequence(battle, GiveOrder("b.foe", "run", "a.storm"))
    alone = after.chance(odds.holding("a.storm"))
    weakened = odds.sequence(battle, FIRE, reactions="pass").then(GiveOrder("b.foe", "run", "a.storm"))
    assert 0 < alone < weakened.chance(odds.holding("a.storm")) < 1
    lost = after.distribution(lambda each: 4 - len(each.state.units["a.storm"].models))
    assert lost[4] == pytest.approx(1 - alone)


def test_what_the_rules_forbid_is_refused_with_them():
    battle = field()
    with pytest.raises(Refused) as refused:
        odds.sequence(battle, GiveOrder("b.foe", "run", "b.foe"))
    assert refused.value.rules
    with pytest.raises(Refused):
        odds.sequence(battle, GiveOrder("a.nobody", "fire"))
    with pytest.raises(InputError):
        odds.orders(battle, [FIRE] * 7, odds.destroyed("b.foe"))


@pytest.mark.rule("AAM-HIT-05", "AAM-TURN-09")
def test_two_tanks_at_one_are_as_likely_as_the_question_says():
    battle = look(
        piece("a.one", "m4a1-sherman", "D7"),
        piece("a.two", "m4a1-sherman", "D7"),
        piece("b.panzer", "panzer-iv-ausf-g", "D4", facing="S"),
    )
    found = odds.sequence(battle, Attack("a.one", "b.panzer"), Attack("a.two", "b.panzer"), fractions=True).closed()
    asked = odds.ask(
        "axis_allies_minis", attacker="m4a1-sherman", target="panzer-iv-ausf-g", range=3, attacks=2, fractions=True
    )
    assert found.chance(odds.destroyed("b.panzer")) == asked.chance("destroyed")
    panzer = "b.panzer"
    damaged = found.cases(
        lambda each: "yes" if each.state.units[panzer].alive and each.state.units[panzer].damaged else "no"
    )
    assert damaged["yes"] == asked["result"]["damaged"]


def test_chains_that_come_again_are_solved():
    fair: dict[int, Chance] = {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert visits({0: Fraction(1)}, [fair, {}]) == {0: 2, 1: 1}
    around: list[dict[int, Chance]] = [
        {1: Fraction(2, 3), 3: Fraction(1, 3)},
        {2: Fraction(1, 2), 4: Fraction(1, 2)},
        {0: Fraction(1)},
        {},
        {},
    ]
    found = visits({0: Fraction(1)}, around)
    assert (found[3], found[4]) == (Fraction(1, 2), Fraction(1, 2))
