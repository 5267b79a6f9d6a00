"""The heading of a battle says what is truly played."""

import pytest

import grognard
from grognard.core.places import place
from grognard.core.words import english


@pytest.mark.parametrize(
    ("system", "map", "heading"),
    [
        ("axis_allies_minis", "mill-island", "Crossroads, on Mill Island"),
        ("operation_ww2", "village-street", "The crossroads farm, on The village street"),
        ("wh40k5", "ashgate", "The ruined chapel, on Ashgate"),
        ("bolt_action", "les-haies", "Maximum Attrition"),
    ],
)
def test_a_battle_on_another_map_than_its_scenario_is_meant_for_says_so(system, map, heading):
    battle = grognard.battle(system, map=map, seed=1)
    assert english(battle.system.table.scene(battle, 0).scenario) == heading


@pytest.mark.parametrize("system", ["axis_allies_minis", "operation_ww2", "wh40k5"])
def test_a_scenario_on_its_own_map_is_called_by_its_name_alone(system):
    battle = grognard.battle(system, seed=1)
    scenario = battle.system.setups.scenarios()[0]
    assert english(battle.system.table.scene(battle, 0).scenario) == english(scenario.title)
    assert place(battle.system.setups, battle.setup) is None


def test_where_the_scenario_does_not_say_it_the_list_of_battles_does():
    battle = grognard.battle("bolt_action", map="les-haies", seed=1)
    assert place(battle.system.setups, battle.setup) == "Les Haies"


@pytest.mark.parametrize("system", sorted(grognard.systems()))
def test_one_scenario_or_map_is_found_as_the_lists_have_it(system):
    setups = grognard.system(system).setups
    assert [setups.scenario_named(each.name) for each in setups.scenarios()] == list(setups.scenarios())
    assert [setups.map_named(each.name) for each in setups.maps()] == list(setups.maps())
    assert (setups.scenario_named("nowhere"), setups.map_named("nowhere")) == (None, None)


@pytest.mark.parametrize("system", sorted(grognard.systems()))
def test_the_prefix_of_a_book_is_that_of_its_catalogue(system):
    book = grognard.system(system).book
    assert book.prefix == book.catalogue.prefix.lower()
