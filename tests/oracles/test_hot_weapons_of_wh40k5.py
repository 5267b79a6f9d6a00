"""What weapons that get hot cost who fires them: the odds, and the engine followed die by die."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard import odds
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.wh40k5.evaluation.evaluation import HOLDERS, fights, shot_worth
from grognard.games.wh40k5.evaluation.goals import presence
from grognard.games.wh40k5.odds import hot_odds
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.expected_losses import cost, points, with_morale
from grognard.games.wh40k5.odds.hit_odds import worth
from grognard.games.wh40k5.odds.odds_shot import laid
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question, stage
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Firing, Shoot
from grognard.games.wh40k5.table import preview_odds
from grognard.odds.answers import percent
from tests.games.wh40k5.table import boyz, play, row, unit
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
@pytest.mark.parametrize(
    ("attacker", "weapon", "target"),
    [
        ("3 space-marine plasma-gun", "plasma-gun", "5 boy"),
        ("2 space-marine plasma-cannon", "plasma-cannon", "1 trukk"),
        ("2 space-marine plasma-gun", "plasma-gun", "2 killa-kan"),
        ("2 space-marine plasma-gun", "plasma-gun", "2 lobba-gun + 3 gun-crew"),
    ],
)
def test_what_hot_weapons_cost_is_shown_before_the_shot_and_weighed_by_the_computer(attacker, weapon, target):
    battle = stage(Question(attacker=attacker, target=target, range=10))
    unit, foe = (battle.state.units[id] for id in (ATTACKER, TARGET))
    shot = Shoot(ATTACKER, TARGET, tuple(Firing(model.id, weapon) for model in unit.models))
    burnt = odds.ask("wh40k5", attacker=attacker, target=target, range=10, firing=(weapon,))["burnt"]
    (said,) = (note for note in preview_odds.shot(battle, shot).notes if note.rules == ["WH-WEAPON-17"])
    assert said.message.args["mean"] == f"{burnt.mean:.2f}"
    assert said.message.args["percent"] == percent(burnt.at_least(1))
    spent = hot_odds.cost(battle, unit, foe, shot.firing)
    assert spent == pytest.approx(float(burnt.mean) * worth(unit.models[0]), abs=1e-12)
    cold = replace(unit, models=tuple(replace(model, gear=("boltgun",)) for model in unit.models))
    assert not hot_odds.cost(battle, cold, foe, tuple(Firing(model.id, "boltgun") for model in unit.models))
    gain = cost(battle, unit, foe, shot.firing)
    gain = gain if foe.is_vehicle else with_morale(battle, foe, gain)
    gain += HOLDERS * presence(battle, foe) * min(cost(battle, unit, foe, shot.firing) / points(foe), 1)
    assert shot_worth(battle, shot).value == pytest.approx(gain - spent - spoiled(battle, unit), abs=1e-9)


def spoiled(battle, unit):
    """The assaults that a shot of heavy and rapid fire weapons forgoes."""
    return max(fights(battle, unit).values(), default=0.0)


@pytest.mark.rule("WH-WEAPON-17")
def test_a_blast_weapon_burns_before_it_is_fired_and_cold_ones_never():
    cannon = odds.ask("wh40k5", attacker="1 space-marine plasma-cannon", target="5 boy", range=20, fractions=True)
    assert cannon["burnt"][1] == Fraction(1, 6) * Fraction(1, 3)
    assert "burnt" not in odds.ask("wh40k5", attacker="5 space-marine", target="5 boy").names


@pytest.mark.rule("WH-WEAPON-17", "WH-WEAPON-25")
@pytest.mark.parametrize(
    ("rows", "firing", "wounds"),
    [
        ([row("space-marine", 1, "plasma-gun"), row("space-marine")], ["plasma-gun", "boltgun"], {}),
        ([row("captain")], ["plasma-gun"], {}),
        ([row("captain")], ["plasma-gun"], {1: 1}),
    ],
)
def test_only_hot_weapons_burn_and_only_the_last_wound_kills(rows, firing, wounds):
    entry = "captain" if rows[0].model == "captain" else "tactical-squad"
    firers = unit("a.u", entry, rows, 10, 20, wounds=wounds)
    armed = tuple(
        replace(model, gear=(*model.gear, gun)) for model, gun in zip(firers.unit.models, firing, strict=True)
    )
    firers = replace(firers, unit=replace(firers.unit, models=armed))
    shots = tuple(Firing(model.id, weapon) for model, weapon in zip(firers.unit.models, firing, strict=True))
    start = play(Shooting("a.u", "b.o", shots), firers, boyz("b.o", 10, 10, 1), dice=None)
    ends = exactly(start, lambda each: each.over, lambda each: len(shots) - len(each.state.units["a.u"].models))
    assert burnt(firers, shots) == ends


@pytest.mark.rule("WH-WEAPON-17", "WH-WEAPON-09")
def test_a_blast_that_is_fired_beside_a_hot_one_burns_nobody():
    rows = [row("space-marine", 1, "plasma-cannon"), row("space-marine", 1, "missile-launcher")]
    firers = unit("a.u", "tactical-squad", rows, 10, 20)
    shots = Firing("a.u.1", "plasma-cannon"), Firing("a.u.2", "missile-launcher-frag")
    assert burnt(firers, shots) == {0: Fraction(17, 18), 1: Fraction(1, 18)}


def burnt(firers, shots):
    """The models that weapons cost who fires them at a boy."""
    battle = play(ShootingPhase(0), firers, boyz("b.o", 10, 10, 1), dice=None, phase="shooting")
    fired = battery(battle, "a.u", "b.o", tuple(shots), fractions=True)
    assert fired is not None
    found = hot_odds.burnt(fired)
    assert found is not None
    return {lost: chance for lost, chance in found.items() if chance}
