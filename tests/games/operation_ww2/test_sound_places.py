"""The place a player is offered for a unit to be set up: in cover, as the question advises (AZ-SET-04, AZ-COV-01)."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.words import english
from grognard.games.operation_ww2.evaluation.evaluation import evaluate
from grognard.games.operation_ww2.evaluation.ground_evaluation import (
    fights_from_behind,
    going_worth,
    moved_by,
    place_worth,
)
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.setup import placing
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace
from grognard.games.operation_ww2.state.choices import PlaceNext, PlaceRest, SetUp
from grognard.games.operation_ww2.state.intents import MoveIntent
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.formations import middle


@pytest.mark.rule("AZ-SET-04")
@pytest.mark.parametrize("unit", ["squad-1", "bazooka", "machine-gun", "sherman"])
def test_a_sound_place_has_cover_though_the_front_of_the_zone_has_none(unit: str):
    battle = grognard.battle("operation_ww2", scenario="crossroads-farm", seed=11)
    battle.choose(PlaceNext(f"a.{unit}"))
    decision = battle.decision
    assert isinstance(decision, ChoosePlace)
    view = battle.system.table.present(battle, decision)
    sound = next(option for option in view.options if english(option.label) == "A sound place")
    choice = battle.system.rules.decode_choice(sound.choice)
    assert isinstance(choice, SetUp)
    x = sum(post.x for post in choice.posts) // len(choice.posts)
    y = sum(post.y for post in choice.posts) // len(choice.posts)
    assert placing.cover_of(battle, 0, x, y) != "none"
    assert "in the open" not in english(evaluate(battle, decision, choice).reason)
    careless = placing.suggestion(battle, battle.state.units[f"a.{unit}"])
    assert careless != choice


def all_placed(choice: PlaceRest) -> Battle:
    battle = grognard.battle("operation_ww2", scenario="crossroads-farm", seed=11)
    while not battle.state.turn:
        battle.choose(choice)
    return battle


@pytest.mark.rule("AZ-SET-04", "AZ-COV-01")
def test_the_rest_is_placed_in_cover_and_in_old_saves_where_it_stood() -> None:
    """The hedge before the near edge runs along y = 52.6 cm: whoever is placed in cover stands behind it."""
    battle = all_placed(PlaceRest(in_cover=True))
    for unit in battle.state.of(0):
        x, y = middle(unit.models)
        assert placing.cover_of(battle, 0, x, y) != "none", unit.id
    careless = all_placed(PlaceRest())
    assert any(placing.cover_of(careless, 0, *middle(unit.models)) == "none" for unit in careless.state.of(0))
    assert battle.position != careless.position


@pytest.mark.rule("AZ-COV-01")
def test_a_machine_gun_behind_a_hedge_is_not_sent_into_the_open_to_be_nearer() -> None:
    battle = all_placed(PlaceRest(in_cover=True))
    team, squad = (battle.state.units[f"a.{name}"] for name in ("machine-gun", "squad-2"))
    assert fights_from_behind(battle, team)
    assert not fights_from_behind(battle, squad)

    def ahead(unit: Unit) -> MoveIntent:
        leader = ways.leader(unit)
        return MoveIntent(leader.id, ((leader.x, leader.y - 20_000),), "fast")

    assert going_worth(battle, team, "move", ahead(team)).value < 0
    there = place_worth(battle, moved_by(battle, squad, ahead(squad)))
    assert there.cover < place_worth(battle, squad).cover
