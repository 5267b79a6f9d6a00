"""Friends in the line of fire (chapter Friendly fire)."""

from __future__ import annotations

import pytest

from grognard.core.battle import Battle
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.choices import Losses, Shooting
from grognard.games.operation_ww2.state.events.fire import Hits
from grognard.games.operation_ww2.state.intents import WeaponFire
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import ids, piece, riflemen, scared, squad
from tests.games.operation_ww2.table import ground, happened, over, play

FIRING = riflemen("a.one", (60, 20), 1)
TARGET = riflemen("b.one", (60, 80), 1, detection="fired")


def shoot(*units: Unit, order: str = "fire", **fields: object) -> Battle[State]:
    """Unit ``a.one`` fires everything at ``b.one``; training is 4."""
    battle = play(Volley("a.one", "b.one", order), *units, **fields)  # type: ignore[arg-type]
    if isinstance(battle.decision, ChooseShooting):
        battle.choose(battle.choices()[0])
    return battle


def hits(battle: Battle[State]) -> list[tuple[int, int, str | None]]:
    """How many shots hit, how many went astray, and whom they struck."""
    return [(each.hits, each.stray, each.struck) for each in happened(battle, Hits) if isinstance(each, Hits)]


@pytest.mark.rule("AZ-FF-01", "AZ-FF-02")
def test_seed_friends_in_the_line_of_fire():
    # "Pontosság teszt (1d10)": training or more strikes the enemy, less strikes a friendly model instead.
    friend = riflemen("a.two", (64, 50), 2)
    true = shoot(FIRING, TARGET, friend, dice=[7, 4, 9])
    over(true)
    assert hits(true) == [(1, 0, "a.two")]
    assert (true.state.units["b.one"].on_table, ids(true, "a.two")) == (False, ["1", "2"])
    stray = shoot(FIRING, TARGET, friend, dice=[7, 3, 9])
    assert hits(stray) == [(0, 1, "a.two")]
    assert [(decision.kind, decision.seat) for decision in stray.decisions] == [("ChooseLosses", 0)]
    stray.choose(Losses(("a.two.2",)))
    over(stray)
    assert (stray.state.units["b.one"].on_table, ids(stray, "a.two")) == (True, ["1"])


@pytest.mark.rule("AZ-FF-01", "AZ-FF-05")
def test_az_ff_01_closer_than_five_centimetres_to_the_line():
    # The edge of the base counts: 6 cm from the middle is 5 cm from the line, and 5 is not closer than 5.
    over(shoot(FIRING, TARGET, riflemen("a.two", (66, 50), 1), dice=[7, 9]))
    over(shoot(FIRING, TARGET, riflemen("a.two", (65.9, 50), 1), dice=[7, 4, 9]))
    # Beyond the target and behind the firer there is no line.
    over(shoot(FIRING, TARGET, riflemen("a.two", (60, 86), 1), dice=[7, 9]))
    over(shoot(FIRING, TARGET, riflemen("a.two", (60, 14), 1), dice=[7, 9]))


@pytest.mark.rule("AZ-FF-03")
def test_az_ff_03_the_firing_unit_is_never_struck():
    over(shoot(squad("a.one", (60, 20), ["kar98k", ()]), TARGET, dice=[7, 9]))


@pytest.mark.rule("AZ-FF-05")
def test_az_ff_05_of_several_friends_the_one_with_the_nearest_model():
    near, nearer = riflemen("a.two", (64, 50), 1), riflemen("a.three", (58, 40), 1)
    battle = shoot(FIRING, TARGET, near, nearer, dice=[7, 1, 9])
    over(battle)
    assert (battle.state.units["a.two"].on_table, battle.state.units["a.three"].on_table) == (True, False)


@pytest.mark.rule("AZ-FF-05")
def test_az_ff_05_each_who_fires_has_a_line_of_his_own():
    firing = squad("a.one", (40, 20), ["kar98k", "kar98k"], apart=10)
    friend = riflemen("a.two", (44, 40), 1)
    # Only the first fires past the friend: one of two hits is tested.
    target = riflemen("b.one", (60, 80), 1, detection="fired")
    battle = shoot(firing, target, friend, dice=[7, 7, 3, 9, 2])
    over(battle)
    assert hits(battle) == [(0, 1, "a.two"), (1, 0, None)]
    assert not battle.state.units["a.two"].on_table


@pytest.mark.rule("AZ-FF-05")
def test_az_ff_05_by_the_option_a_unit_has_one_line():
    firing = squad("a.one", (40, 20), ["kar98k", "kar98k"], apart=10)
    friend = riflemen("a.two", (44, 40), 1)
    target = riflemen("b.one", (60, 80), 2, detection="fired")
    # The line runs from the second, who is nearer; it passes the friend by.
    options = {"friendly_fire_line": "per_unit"}
    battle = shoot(firing, target, friend, dice=[7, 7, 2, 2], options=options)
    over(battle)
    assert hits(battle) == [(2, 0, None)]
    beside = riflemen("a.two", (55, 40), 1)
    battle = shoot(firing, target, beside, dice=[7, 7, 9, 9, 2, 2], options=options)
    over(battle)
    assert hits(battle) == [(2, 0, "a.two")]


@pytest.mark.rule("AZ-FF-04")
def test_az_ff_04_friends_have_their_own_cover_and_the_order_counts():
    wood = piece("woods", 56, 44, 70, 56)
    friend = riflemen("a.two", (62, 46), 1)
    target = riflemen("b.one", (52, 80), 1, detection="fired")
    firing = riflemen("a.one", (60, 20), 1)
    # A 4 kills in the open and scares in the wood.
    battle = shoot(firing, target, friend, map=ground(wood), dice=[7, 3, 4])
    over(battle)
    assert scared(battle, "a.two") == ["1"]
    covering = shoot(firing, target, friend, map=ground(wood), order="covering-fire", dice=[8, 3, 7])
    over(covering)
    assert scared(covering, "a.two") == ["1"]


@pytest.mark.rule("AZ-FF-04", "AZ-MOR-01")
def test_az_ff_04_morale_of_friends_is_tested():
    friend = riflemen("a.two", (64, 50), 2)
    battle = shoot(FIRING, TARGET, friend, dice=[7, 3, 9, 1], lists={"a.two": {"panic_limit": 1}})
    battle.choose(Losses(("a.two.1",)))
    over(battle)
    assert battle.state.units["a.two"].broken


@pytest.mark.rule("AZ-FF-01", "AZ-FIRE-18")
def test_who_endangers_friends_may_hold_his_fire():
    firing = squad("a.one", (40, 20), ["kar98k", "kar98k"], apart=10)
    target = riflemen("b.one", (60, 80), 1, detection="fired")
    battle = play(Volley("a.one", "b.one", "fire"), firing, target, riflemen("a.two", (44, 40), 1), dice=[7, 9])
    battle.choose(Shooting((WeaponFire("a.one.2", "kar98k", "none"),)))
    over(battle)
    assert hits(battle) == [(1, 0, None)]
