"""What whole groups see of each other is what each of them sees, whatever short cut finds it out (AZ-LOS-01)."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.games.operation_ww2.ground.fans import Fan
from grognard.games.operation_ww2.ground.sight import Sight
from grognard.games.operation_ww2.state.state import Model

GROUPS = 60


def group(random: Random, sight: Sight, name: str) -> list[Model]:
    """Some people near each other on the map."""
    field = sight.terrain.field
    x, y = random.randrange(8000, field.width - 8000), random.randrange(8000, field.depth - 8000)
    return [
        Model(
            x + random.randrange(-6000, 6000), y + random.randrange(-6000, 6000), 1250, id=f"{name}{n}", role="rifleman"
        )
        for n in range(4)
    ]


@pytest.mark.rule("AZ-LOS-01", "AZ-LOS-04", "AZ-LOS-06")
def test_a_group_sees_what_each_of_it_sees_alone() -> None:
    battle = grognard.battle("operation_ww2", seed=1)
    together, random, hidden = battle.context.sight, Random(5), 0
    for _ in range(GROUPS):
        ones, others = group(random, together, "a"), group(random, together, "b")
        alone = Sight(battle.context.map, battle.context.terrain, battle.context.tables, battle.setup.options)
        one_by_one = [[alone.look(one, other) for other in others] for one in ones]
        assert together.looks(ones, others) == one_by_one
        for one, seen in zip(ones, one_by_one, strict=True):
            if together.hides(one, others):
                hidden += 1
                assert all(look.seen == "not" for look in seen)
    assert hidden > GROUPS // 4


def test_an_outline_beside_a_fan_does_not_come_into_it() -> None:
    fan = Fan((0, 0), (10_000, 0), -1000, 1000)
    [beside, across, beyond, behind] = fan.turned(
        [
            [(4000, 900), (6000, 900), (5000, 2000)],
            [(4000, -3000), (6000, -3000), (6000, 3000), (4000, 3000)],
            [(10_500, -500), (12_000, -500), (12_000, 500)],
            [(-3000, -500), (-1000, -500), (-1000, 500)],
        ]
    )
    assert [fan.is_met_by(ring) for ring in (beside, across, beyond, behind)] == [False, True, False, False]
