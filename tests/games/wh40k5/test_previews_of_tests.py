"""What is shown of dice before they are chosen, and what the engine makes of the same: death or glory, seizing the
initiative, leaving a combat, entering over rough ground."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.engine.dice import Waiting
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.rules.assault.hit_and_run import ChooseBreakOff
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry
from grognard.games.wh40k5.rules.mission.preparing import ChooseToSeize
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ChooseGlory, ShockTest, TryGlory
from grognard.games.wh40k5.rules.vehicles.ramming import ChooseBrace, Ram, WalkerGlory
from grognard.games.wh40k5.state.choices import BreakOff
from grognard.games.wh40k5.state.setup_choices import EnterBravely, TrySeizing
from grognard.games.wh40k5.table import preview_odds
from tests.games.playing import asked
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.vehicles_table import dreadnought, rhino
from tests.oracles.enumeration import exactly


def bars(shown):
    """The first chart's chances."""
    return {bar.label: bar.probability for bar in shown.charts[0].bars if bar.probability}


def stopped(battle, choice, tank):
    """The chance that a tank is no longer under way, by the engine's own dice."""
    there = battle.clone()
    there.source = Waiting()
    there.choose(choice)

    def end(each):
        models = of(each, tank).models
        return not models or models[0].immobilised or models[0].stunned is not None

    def policy(each):
        choice = usual(each, each.decision)
        return each.choices()[0] if choice is None else choice

    if there.over:
        return Fraction(end(there))
    ends = exactly(there, lambda each: each.over or not driving(each), end, policy)
    return ends.get(True, Fraction(0))


def driving(battle):
    """Whether the dice of death or glory are still to be rolled."""
    return any(isinstance(frame.procedure, ShockTest | Ram) for frame in battle.stack)


@pytest.mark.rule("WH-VEH-14", "WH-VEH-27")
@pytest.mark.parametrize("weapon", ["rokkit-launcha", ""])
def test_death_or_glory_is_shown_as_the_engine_has_it(weapon):
    posted = rhino("a.r", 20, 30), boyz("b.o", 20, 22, 1, "rokkit-launcha")
    battle = play(ShockTest("a.r.1", "b.o", 12_000), *posted, dice=(1, 1))
    battle.source = Waiting()
    decision = asked(battle, ChooseGlory)
    choice = TryGlory("b.o.1", weapon)
    shown = preview_odds.chances(battle, decision, choice)
    told = bars(shown)
    stops = sum(told.get(name, 0.0) for name in ("crew-stunned", "immobilised", "wrecked", "explodes"))
    assert stops == pytest.approx(float(stopped(battle, choice, "a.r")), abs=1e-12)
    assert shown.notes[0].message.id == "wh-forecast-stops"
    assert (stops > 0) == bool(weapon)


@pytest.mark.rule("WH-VEH-28")
def test_so_is_that_of_a_walker():
    battle = play(
        Ram("a.r.1", "b.d", "b.d.1", 6_000), rhino("a.r", 20, 30), dreadnought("b.d", 20, 25, facing=180_000), dice=None
    )
    decision = asked(battle, ChooseBrace)
    shown = preview_odds.chances(battle, decision, WalkerGlory("multi-melta"))
    told = bars(shown)
    assert told["explodes"] > 0.1
    assert sum(told.values()) == pytest.approx(1)


@pytest.mark.rule("WH-GAME-17")
def test_seizing_is_shown():
    battle = play(ShockTest("a.r.1", "b.o", 12_000), rhino("a.r", 20, 30), boyz("b.o", 20, 22, 1), dice=None)
    shown = preview_odds.chances(battle, ChooseToSeize(1), TrySeizing())
    assert [bar.probability for bar in shown.charts[0].bars] == pytest.approx([5 / 6, 1 / 6])


@pytest.mark.rule("WH-USR-10")
def test_leaving_a_combat_is_shown():
    battle = play(ShockTest("a.r.1", "b.o", 12_000), rhino("a.r", 20, 30), marines("b.o", 20, 22, 1), dice=None)
    shown = preview_odds.chances(battle, ChooseBreakOff(1, ("b.o",)), BreakOff("b.o"))
    assert [bar.probability for bar in shown.charts[0].bars] == pytest.approx([1 / 3, 2 / 3])


@pytest.mark.rule("WH-GAME-11", "WH-MOVE-02")
def test_entering_over_rough_ground_is_shown():
    battle = play(ShockTest("a.r.1", "b.o", 12_000), rhino("a.r", 20, 30), boyz("b.o", 20, 22, 1), dice=None)
    shown = preview_odds.chances(battle, ChooseEntry(1, "b.o", "north", 6_000), EnterBravely())
    assert [bar.label for bar in shown.charts[0].bars] == ["1", "2", "3", "4", "5", "6"]
