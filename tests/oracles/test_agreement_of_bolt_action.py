"""One shot, one answer: the procedure's own dice, the odds, the preview and what the computer expects are the same."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.core.systems import system
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.forecasts import read_losses
from grognard.games.bolt_action.odds.shot_forecast import forecast_shot
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.state.choices import ShootAt
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon

ARMIES = [army.name for army in system("bolt_action").setups.armies()]
FEW = 4
"""Dice to hit up to which the procedure is followed die by die in a moment."""


def shots(seed):
    """The shots at men that could be chosen in a battle at random, some of each question."""
    random = Random(seed)
    battle = grognard.battle("bolt_action", armies=tuple(random.sample(ARMIES, 2)), seed=seed)
    while not battle.over:
        asked = battle.decision
        if isinstance(asked, ChooseTarget):
            offered = [choice for choice in battle.choices(asked) if isinstance(choice, ShootAt)]
            for choice in random.sample(offered, min(4, len(offered))):
                target = battle.state.units[choice.target]
                if not choice.smoke and not choice.vehicle and not target.is_vehicle:
                    shot = Shoot(asked.unit, choice.target, "order", choice.holding, asked.moved, way=choice.way)
                    yield battle, shot, choice
        battle.choose(battle.pick(random))


def compared(seed, dice):
    """Compare the shots of a battle; how many there were, and how many were followed die by die."""
    number = followed = 0
    for battle, shot, choice in shots(seed):
        unit, target = battle.state.units[shot.unit], battle.state.units[shot.target]
        shown = forecast_shot(battle, shot)
        expected = expected_losses_of(battle, unit, target, choice.holding, shot.moved, way=choice.way)
        assert (shown is None) == (expected is None)
        if shown is None or expected is None:
            continue
        assert shown.losses is not None
        fires = fires_of(battle, unit, target, shown.aims, shot.moved)
        assert fires is not None
        toll = casualty_odds_of_fire(battle, target, fires)
        where = f"battle {seed}: {shot}"
        assert tuple(expected.losses.chances) == pytest.approx(tuple(shown.losses.chances), abs=1e-12), where
        assert tuple(toll.kills.chances) == pytest.approx(tuple(shown.losses.chances), abs=1e-12), where
        assert expected.hit == pytest.approx(shown.pinned, abs=1e-12), where
        assert toll.hits.at_least(1) == pytest.approx(shown.pinned, abs=1e-12) or target.order == "down", where
        number += 1
        if sum(fire.shots for fire in fires) <= dice and not any(fire.shell or fire.flame for fire in fires):
            read = read_losses(len(target.men), target.id)
            found = reckon(battle.subgame(Frame(replace(shot, declared=True))), read, first_choice)
            for men, chance in shown.losses.items():
                assert found.get(men, 0.0) == pytest.approx(chance, abs=1e-12), where
            followed += 1
    return number, followed


@pytest.mark.parametrize(
    ("seeds", "least"), [(range(2, 4), 20), pytest.param(range(4, 40), 250, marks=pytest.mark.slow)]
)
@pytest.mark.rule("BA-SHOOT-26", "BA-DAM-01", "BA-DAM-06", "BA-HE-03", "BA-HQ-05")
def test_shots_of_random_battles_agree(seeds, least):
    """``least``: how many are to be compared, lest none be."""
    found = [compared(seed, FEW) for seed in seeds]
    assert sum(number for number, _ in found) >= least
    assert sum(followed for _, followed in found) >= least / 5
