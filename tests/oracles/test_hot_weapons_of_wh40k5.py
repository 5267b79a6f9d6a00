"""What weapons that get hot cost who fires them: the odds, and the engine followed die by die."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard import odds
from grognard.core.engine.procedures import Frame
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.odds_shot import laid
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question, stage
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.state.choices import Firing
from tests.oracles.enumeration import exactly


@pytest.mark.rule("WH-WEAPON-17", "WH-SAVE-01")
@pytest.mark.parametrize(
    ("attacker", "away"),
    [("2 space-marine plasma-gun", 20), ("1 space-marine plasma-gun", 10)],
)
def test_hot_weapons_burn_as_the_engine_has_it(attacker, away):
    question = Question(attacker=attacker, target="1 boy", range=away)
    found = odds.ask("wh40k5", question, fractions=True)["burnt"]
    battle = stage(question)
    plan = laid(battle, question)
    assert plan is not None
    firing = tuple(Firing(line.model, line.weapon) for line in plan.shooting.lines)
    before = len(battle.state.units[ATTACKER].models)

    def policy(each):
        choice = usual(each, each.decision)
        return each.choices()[0] if choice is None else choice

    ends = exactly(
        battle.subgame(Frame(Shooting(ATTACKER, TARGET, firing))),
        lambda each: each.over,
        lambda each: before - len(each.state.units[ATTACKER].models),
        policy,
    )
    assert {lost: chance for lost, chance in found.items() if chance} == ends


@pytest.mark.rule("WH-WEAPON-17")
def test_a_blast_weapon_burns_before_it_is_fired_and_cold_ones_never():
    cannon = odds.ask("wh40k5", attacker="1 space-marine plasma-cannon", target="5 boy", range=20, fractions=True)
    assert cannon["burnt"][1] == Fraction(1, 6) * Fraction(1, 3)
    assert "burnt" not in odds.ask("wh40k5", attacker="5 space-marine", target="5 boy").names
