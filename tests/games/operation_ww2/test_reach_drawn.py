"""The reach drawn about who leads holds every way that is ready to take (AZ-MOV-01)."""

from __future__ import annotations

import pytest
import shapely

import grognard
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.turn.chain import ChooseIntent
from grognard.games.operation_ww2.state.choices import Card, PlaceRest
from grognard.games.operation_ww2.table.questions_intent import way_view


@pytest.mark.rule("AZ-MOV-01")
def test_a_way_that_is_ready_ends_within_the_reach_that_is_drawn() -> None:
    """Past the end of a hedge, between two of the directions in which the reach is looked for."""
    battle = grognard.battle("operation_ww2", seed=5)
    while not battle.state.turn:
        battle.choose(PlaceRest(in_cover=True))
    unit = battle.state.units["a.bazooka"]
    decision = ChooseIntent(0, unit.id, Card("assault", 8))
    view = way_view(battle, decision, unit)
    assert view.move is not None
    assert view.move.reach == []
    ask = battle.system.table.outlined(battle, decision, unit.id)
    assert ask is not None
    assert ask == replace(view.move, reach=ask.reach, outlined=True)
    assert battle.system.table.outlined(battle, decision, "a.nobody") is None
    outline = shapely.Polygon([(spot.x, spot.y) for spot in ask.reach[0]]).buffer(20)
    ends = [option.choice["way"][-1] for option in view.options if option.choice and option.choice.get("way")]
    assert ends
    assert [end for end in ends if not outline.covers(shapely.Point(end))] == []
