"""Shots of a whole battle three ways: the odds shown beforehand, the engine enumerated, the engine at play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction

import pytest

import grognard
from grognard.core.engine.dice import Stream, Waiting
from grognard.core.engine.events import Chosen
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.state.choices import GoDown, ShootAt, StandFast
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from tests.golden.narrative import FOLDER
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly

BATTLE = grognard.load_text((FOLDER / "bolt_action.jsonl").read_text(encoding="utf-8"))
"""A battle kept elsewhere; only its shots matter here."""


FEW = 5
"""Dice to hit up to which all that can follow is enumerated in a moment."""


def shots():
    """Every choice of a target in the battle and its number; those of many dice are slow to enumerate."""
    number = 0
    for entry in BATTLE.log:
        if isinstance(entry, Chosen):
            if isinstance(entry.choice, ShootAt):
                battle = fired(number, entry.choice, StandFast())
                marks = [pytest.mark.slow] if battle.decision.roll.count > FEW else []
                yield pytest.param(number, entry.choice, marks=marks, id=f"{number}-{entry.choice.target}")
            number += 1


def fired(number, choice, reaction):
    """The battle with the target chosen and, if it may react, its reaction; dice are still to be rolled."""
    battle = BATTLE.branch(number)
    battle.source = Waiting()
    battle.choose(choice)
    if isinstance(battle.decision, Reacting):
        battle.choose(reaction)
    return battle


SHOTS = list(shots())


def lost(battle, start):
    return sum(
        len(entry.event.models)
        for entry in battle.log_from(start)
        if isinstance(getattr(entry, "event", None), CasualtiesTaken)
    )


def shooting(battle):
    return any(isinstance(frame.procedure, Shoot) for frame in battle.stack)


def test_there_are_shots_of_many_kinds():
    assert len({choice.target for _, choice in (shot.values for shot in SHOTS)}) >= 3
    assert len([shot for shot in SHOTS if not shot.marks]) >= 4


@pytest.mark.rule("BA-SHOOT-08", "BA-DAM-01", "BA-HE-01")
@pytest.mark.parametrize("reaction", [StandFast(), GoDown()], ids=lambda reaction: type(reaction).__name__)
@pytest.mark.parametrize(("number", "choice"), SHOTS)
def test_the_odds_shown_are_those_of_the_engine(number, choice, reaction):
    before = BATTLE.branch(number)
    decision = before.decision
    assert isinstance(decision, ChooseTarget)
    battle, target = fired(number, choice, reaction), choice.target
    start = battle.log_length
    found = exactly(battle, lambda each: not shooting(each), lambda each: lost(each, start))
    assert sum(found.values()) == 1
    units = before.state.units
    down = battle.state.units[target].order == "down"
    shown = expected_losses_of(before, units[decision.unit], units[target], choice.holding, decision.moved, down=down)
    assert shown is not None
    for men in range(len(units[target].models) + 1):
        assert float(found.get(men, Fraction(0))) == pytest.approx(float(shown.losses[men]), abs=1e-12)


@pytest.mark.parametrize(("number", "choice"), SHOTS[::2])
def test_the_engine_at_play_shoots_as_it_is_enumerated(number, choice):
    battle, target = fired(number, choice, StandFast()), choice.target
    start = battle.log_length

    def worth(each):
        unit = each.state.units[target]
        return lost(each, start), unit.pins, unit.place

    exact = exactly(battle, lambda each: not shooting(each), worth)
    counts: Counter[Hashable] = Counter()
    for seed in range(1500):
        copy = battle.clone()
        copy.source = Stream(seed)
        copy.resolve_chance(copy.source.faces(copy.decision.roll, copy.rolls, 0))
        while shooting(copy):
            copy.choose(copy.choices()[0])
        counts[worth(copy)] += 1
    assert agrees(counts, exact)
