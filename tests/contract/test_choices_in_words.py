"""The choices of a question are told apart by their words, and the one to take is not worse than another."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import grognard
from grognard.agents import agent
from grognard.core import ranking
from grognard.core.battle import RollDice
from grognard.core.records import to_text
from grognard.core.systems import systems
from grognard.core.words import english
from tests.contract.agreements import drawn
from tests.sampling import first

EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(systems()))


def words(option):
    """All that tells an option from others where one unit is picked before what it does: its words, and the unit."""
    told = (option.label, option.hint, option.figure, option.refused)
    card = option.card and (option.card.order, option.card.priority)
    return option.unit, card, " / ".join(to_text(each) for each in told if each is not None)


def check_words(battle, view):
    alike = [found for found, count in Counter(words(each) for each in view.options).items() if count > 1]
    # What is pressed on the table where it stands, and a set of units that is picked there, is told apart by its place.
    there = [each for each in view.options if each.model or each.piece or each.units]
    alike = [each for each in alike if any(words(one) == each for one in view.options if one not in there)]
    assert not alike, (battle, view.kind, to_text(view.question), alike)
    for switch in [*view.switches, *(each for option in view.options for each in option.switches)]:
        labels = Counter(to_text(value.label) for value in switch.values if value.unit is None)
        assert max(labels.values(), default=1) == 1, (battle, to_text(switch.title), labels)


def check_worth(battle, decision, view):
    worth = {
        index: battle.system.evaluator.evaluate(battle, decision, battle.system.rules.decode_choice(each.choice)).value
        for index, each in enumerate(view.options)
        if each.choice is not None and each.refused is None
    }
    filled = [worth[index] for index, each in enumerate(view.options) if each.primary and index in worth]
    if view.kind not in (*ranking.PICKED_FIRST, *ranking.PLACED) and len(worth) > 1:
        assert filled == [max(worth.values())], (battle, view)
        assert list(worth.values()) == sorted(worth.values(), reverse=True), (battle, view)


def played(name, battle, random, thoughtful, every):
    """The battle's questions as a table asks them, one in so many looked at."""
    while (decision := battle.decision) is not None:
        if battle.number % every == 0 and not isinstance(decision, RollDice):
            view = ranking.ranked(battle, decision, battle.system.table.present(battle, decision))
            yield decision, view
        think = random.random() < thoughtful
        choice = agent("greedy")(battle, decision, 1.0, random).choice if think else battle.sample(random, decision)
        battle.choose(choice, decision.seat)


@EVERY_SYSTEM
@pytest.mark.parametrize("thoughtful", first(1, [0.5, 0.0]))
def test_choices_are_told_apart_and_the_best_is_the_one_to_take(name, thoughtful):
    battle = grognard.battle(name, seed=4)
    asked = 0
    for decision, view in played(name, battle, Random(4), thoughtful, every=2):
        check_words(battle, view)
        check_worth(battle, decision, view)
        asked += len(view.options) > 1
    assert asked > 20


@EVERY_SYSTEM
@pytest.mark.slow
@pytest.mark.parametrize("number", [pytest.param(2, marks=pytest.mark.sample), 0, 1, *range(3, 30)])
def test_choices_of_battles_drawn_from_all_there_is(name, number):
    random = Random(number)
    battle = grognard.battle(name, **drawn(grognard.system(name), random))
    for decision, view in played(name, battle, random, 0.2, every=12):
        check_words(battle, view)
        check_worth(battle, decision, view)


@EVERY_SYSTEM
def test_scenarios_maps_and_armies_are_told_apart_by_their_titles(name):
    system = grognard.system(name)
    for listings in (system.setups.scenarios(), system.setups.maps(), system.setups.armies()):
        titles = Counter(english(each.title) for each in listings)
        assert set(titles.values()) == {1}, titles
