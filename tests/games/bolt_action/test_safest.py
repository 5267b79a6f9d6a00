"""The ready way out of the enemy's fire ends where the danger is least of all the places looked at."""

from random import Random

import grognard
from grognard.core.records import replace
from grognard.games.bolt_action.odds.danger import danger, safest


def played():
    """Positions of a battle at random, each with a unit on the table and places that it might stand at."""
    battle, random = grognard.battle("bolt_action", seed=3), Random(3)
    while not battle.over and battle.number < 60:
        battle.choose(battle.sample(random))
        units = [unit for unit in battle.state.units.values() if unit.on_table and unit.men and not unit.is_vehicle]
        if units and battle.number % 6 == 0:
            unit = random.choice(units)
            moves = [(random.randint(-9000, 9000), random.randint(-9000, 9000)) for _ in range(6)]
            yield battle, unit, [shifted(unit, x, y) for x, y in moves]


def shifted(unit, x, y):
    return replace(unit, models=tuple(replace(each, x=each.x + x, y=each.y + y) for each in unit.models))


def test_the_safest_place_is_the_first_of_least_danger_and_none_where_staying_is_as_safe():
    found = set()
    for battle, unit, places in played():
        dangers = [danger(battle, place) for place in places]
        best = min(range(len(places)), key=lambda number: (round(dangers[number], 9), number))
        number = safest(battle, unit, places)
        found.add(number is None)
        if number is None:
            assert dangers[best] >= danger(battle, unit) - 1e-9
        else:
            assert dangers[number] < danger(battle, unit)
            assert abs(dangers[number] - dangers[best]) < 1e-9
        must = safest(battle, unit, places, goes=True)
        assert must is not None
        assert abs(dangers[must] - dangers[best]) < 1e-9
    assert found == {True, False}
