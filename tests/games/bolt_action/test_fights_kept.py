"""What is kept of a unit's fights is kept for all its enemies together, and says of each what it would alone."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.core.records import replace
from grognard.games.bolt_action.odds import fight_odds


def fallen(unit, men):
    """A unit of whose men so many are gone."""
    return replace(unit, models=unit.models[men:])


@pytest.mark.rule("BA-CQ-05", "BA-CQ-08")
def test_a_fight_is_the_same_whomever_else_was_fought_before():
    battle: Any = grognard.battle("bolt_action", armies=["us-500", "german-500"], seed=3)
    units = battle.state.units
    own, first, second = units["a.squad-a"], units["b.squad-a"], units["b.squad-b"]
    # The few first, so that what is kept of a unit grows when it is asked about with more men, by another enemy too.
    pairs = [(fallen(own, 4), fallen(first, 4)), (own, second), (fallen(own, 4), fallen(first, 5)), (second, own)]
    pairs += [(fallen(own, 3), units["b.mmg"]), (fallen(first, 4), fallen(own, 1)), (own, first)]
    forget()
    found = [fight_odds.fight(battle, *pair, at_once) for pair in pairs for at_once in (True, False)]
    alone = []
    for pair in pairs:
        for at_once in (True, False):
            forget()
            alone.append(fight_odds.fight(battle, *pair, at_once))
    for shared, apart in zip(found, alone, strict=True):
        assert sum(shared.ends.chances) == pytest.approx(1.0)
        for kept, anew in zip(shared[:2], apart[:2], strict=True):
            assert kept.chances == pytest.approx(anew.chances, abs=1e-12)
        assert shared.beaten == pytest.approx(apart.beaten, abs=1e-12)
        assert [each.mean for each in shared.left] == pytest.approx([each.mean for each in apart.left], abs=1e-12)


def forget():
    """Know nothing of any fight."""
    fight_odds._known.clear()
    fight_odds._sides.clear()
