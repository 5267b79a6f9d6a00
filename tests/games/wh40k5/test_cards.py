"""What the table tells of a unit beyond where it stands: the wounds of its models, its weapons and their numbers."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.wh40k5.table.view import unit_view


@pytest.fixture
def tyranids():
    return grognard.battle("wh40k5", armies=["tyranids-1000", "space-marines-1000"], seed=1)


def unit_of(battle, kind):
    return next(unit for unit in battle.state.units.values() if unit.kind == kind)


@pytest.mark.rule("WH-SAVE-08")
def test_a_model_that_lost_wounds_and_lives_shows_it(tyranids):
    unit = unit_of(tyranids, "carnifexes")
    first, *others = unit.models
    hurt = replace(unit, place="table", models=(replace(first, wounds=1), *others))
    seen = unit_view(tyranids, hurt, "", False)
    assert [(model.hurt, model.wounds) for model in seen.models] == [(3, 4), *[(0, 4) for _ in others]]
    assert f"{1 + 4 * len(others)} of {4 + 4 * len(others)} wounds" in [english(fact) for fact in seen.facts]


def test_a_unit_of_models_with_one_wound_says_nothing_of_wounds(tyranids):
    seen = unit_view(tyranids, replace(unit_of(tyranids, "termagants"), place="table"), "", False)
    assert {model.hurt for model in seen.models} == {0}
    assert not [fact for fact in seen.facts if fact.id == "wh-fact-wounds"]


@pytest.mark.rule("WH-VEH-21")
def test_what_is_the_matter_with_a_vehicle_has_marks_of_its_own(tyranids):
    unit = unit_of(tyranids, "whirlwind")
    model = unit.models[0]
    hurt = replace(unit, place="table", models=(replace(model, immobilised=True, broken=("vengeance-launcher",)),))
    assert [mark.kind for mark in unit_view(tyranids, hurt, "", False).markers] == ["immobilised", "disarmed"]


@pytest.mark.rule("WH-WEAPON-01")
def test_a_unit_tells_its_weapons_with_their_numbers(tyranids):
    seen = unit_view(tyranids, unit_of(tyranids, "termagants"), "", False)
    assert [(arm.count, english(arm.name), english(arm.numbers)) for arm in seen.arms if arm.numbers is not None] == [
        (seen.men, "Fleshborer", "12″, S 4, AP 5, Assault 1")
    ]
