"""What the computer thinks of the places a scenario counts: who holds one at the end does not leave it."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard import agents
from grognard.core.lessons import suggested
from grognard.core.records import replace
from grognard.games.bolt_action.evaluation.place_evaluation import seizing_worth, standing_worth
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.turn.objectives import places, points
from grognard.games.bolt_action.state.measures import INCH


def shifted(unit, place, off):
    """A unit whose men stand in a line that begins so far from a place."""
    men = [replace(man, x=place[0] + off + number * INCH, y=place[1]) for number, man in enumerate(unit.models)]
    return replace(unit, models=tuple(men))


@pytest.mark.rule("BA-SCN-03")
def test_a_place_counts_to_who_stands_at_it_and_more_in_the_last_turn():
    g = grognard.battle("bolt_action", scenario="first-battle", seed=7)
    unit, (place,) = g.state.units["a.squad-b"], places(g)
    there, near, away = (standing_worth(g, shifted(unit, place, inches * INCH)) for inches in (0, 5, 12))
    assert there > near > away
    assert seizing_worth(g, shifted(unit, place, 5 * INCH), 6 * INCH) > seizing_worth(
        g, shifted(unit, place, 12 * INCH), 6 * INCH
    )
    g.state = replace(g.state, turn=3)
    assert standing_worth(g, shifted(unit, place, 0)) > there


@pytest.mark.rule("BA-SCN-03")
@pytest.mark.parametrize("seed", [7, 20])
def test_no_lesson_gives_a_place_up_in_the_last_turn(seed):
    g = grognard.battle("bolt_action", scenario="first-battle", seed=seed)
    player, random, seen = agents.agent("greedy"), Random(seed), 0
    while (decision := g.decision) is not None:
        if decision.seat == 1:
            g.choose(player(g, decision, 1.0, random).choice, 1)
            continue
        before = points(g)[0]
        seen += 1
        last = isinstance(decision, ChooseMove) and g.state.turn == 3
        g.choose(suggested(g, decision), 0)
        assert not last or points(g)[0] >= before
    assert seen > 5
