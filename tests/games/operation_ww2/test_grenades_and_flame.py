"""Hand grenades and flamethrowers (AZ-GRN, AZ-FLM, AZ-LOS-04, AZ-LOS-05, AZ-AREA-07, AZ-AREA-08)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.rules.fire.firepower import FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.choices import Shooting
from grognard.games.operation_ww2.state.events.bursts import FlameThrown, RoundBurst
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged
from grognard.games.operation_ww2.state.intents import WeaponFire
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import ids, piece, riflemen, squad, vehicle
from tests.games.operation_ww2.table import Idle, ground, happened, over, play, refused

BARN: dict[str, Any] = {
    "id": "barn",
    "kind": "building",
    "rectangle": ((50, 70), (70, 84)),
    "building": {"material": "wood", "openings": [{"kind": "door", "at": (60, 70)}]},
}


def throws(
    *units: Unit, order: OrderName = "fire", target: str = "b.one", group: str = "grenade", **more: Any
) -> list[FiringOption]:
    """What grenades (or another group of weapons) could do."""
    battle = play(Idle(), *units, **more)
    power = firepower(battle, battle.state.units["a.one"], target, order)
    rows = battle.context.tables.weapons
    return [each for each in power.chances if rows[each.armed.weapon].group == group]


def throw(
    *units: Unit,
    dice: list[int] | None,
    firer: str = "a.one.1",
    at: str = "b.one.1",
    weapon: str = "hand-grenade",
    **more: Any,
) -> Battle[State]:
    """One man throws a grenade at a model, or fires a flamethrower; nobody else fires."""
    battle = play(Volley("a.one", at.rpartition(".")[0], "fire"), *units, dice=dice, **more)
    if battle.decision is not None:
        battle.choose(Shooting((WeaponFire(firer, weapon, "@" + at),)))
    return battle


@pytest.mark.rule("AZ-GRN-02", "AZ-WPN-03")
@pytest.mark.parametrize(
    ("apart", "number"), [(3.9, None), (4, 4), (5.1, 7), (10, 7), (10.1, 9), (15, 9), (15.1, None)]
)
def test_az_grn_02_grenades_fly_from_four_to_fifteen_centimetres(apart: float, number: int | None):
    # From edge to edge: bases of 2 cm. Within 5 cm they add 3.
    found = throws(riflemen("a.one", (60, 40), 1), riflemen("b.one", (60, 42 + apart), 1))
    assert [each.shot.need for each in found] == ([] if number is None else [number])


@pytest.mark.rule("AZ-GRN-03")
@pytest.mark.parametrize(("men", "most"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_az_grn_03_one_in_five_throws(men: int, most: int):
    thrower, foe = riflemen("a.one", (40, 40), men), riflemen("b.one", (38.5 + 1.5 * men, 50), 1)
    battle = play(Volley("a.one", "b.one", "fire"), thrower, foe)
    near = [f"a.one.{number}" for number in range(1, men + 1)]
    able = {each.armed.model for each in throws(thrower, foe)}
    named = [WeaponFire(model, "hand-grenade", "@b.one.1") for model in near if model in able]
    if len(named) > most:
        assert refused(battle, Shooting(tuple(named[: most + 1]))) == ("AZ-GRN-03",)
    assert named
    decision = battle.decision
    assert decision is not None
    assert decision.refusal(battle, Shooting(tuple(named[:most]))) is None


@pytest.mark.rule("AZ-GRN-03")
def test_az_grn_03_crews_of_guns_have_none():
    lists = {"a.one": {"gun": "pak-40"}}
    assert not throws(riflemen("a.one", (60, 40), 1), riflemen("b.one", (60, 50), 1), lists=lists)


@pytest.mark.rule("AZ-GRN-01", "AZ-GRN-04", "AZ-SCT-03")
def test_az_grn_01_a_grenade_that_misses_scatters_and_may_come_back():
    # A miss; die 8, straight back: 8 cm towards the thrower, who is killed with a small-arms 9.
    battle = throw(riflemen("a.one", (60, 40), 1), riflemen("b.one", (60, 49.5), 1), dice=[6, 8, 360, 9])
    over(battle)
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.at == (60_000, 41_500)
    assert ids(battle, "b.one") == ["1"]
    assert not battle.state.units["a.one"].models


@pytest.mark.rule("AZ-GRN-02", "AZ-LOS-04", "AZ-LOS-05")
@pytest.mark.parametrize("kind", ["high-wall", "high-hedge"])
def test_az_los_04_grenades_are_thrown_over_a_high_wall_that_one_touches(kind: str):
    wall = ground(piece(kind, 40, 50, 80, 51))
    thrower = riflemen("a.one", (60, 49), 1)
    behind, far = riflemen("b.one", (60, 55), 1), riflemen("b.one", (60, 58.1), 1)
    assert len(throws(thrower, behind, map=wall)) == 1
    # More than 5 cm behind the wall, edge to edge; or who throws does not touch it.
    assert len(throws(thrower, far, map=wall)) == (0 if kind == "high-wall" else 1)
    assert not throws(riflemen("a.one", (60, 47), 1), behind, map=wall)


@pytest.mark.rule("AZ-AREA-07")
def test_az_area_07_a_grenade_goes_through_an_opening_and_bursts_inside():
    thrower, inside = riflemen("a.one", (60, 55), 1), riflemen("b.one", (60, 47), 1)
    battle = throw(thrower, inside, dice=[7, 9], map=ground(BARN))
    over(battle)
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.at == (60_000, 47_000)
    assert not battle.state.units["b.one"].models
    aside = riflemen("b.one", (54, 47), 1)
    assert not throws(thrower, aside, map=ground(BARN))


@pytest.mark.rule("AZ-FLM-01", "AZ-FLM-03")
@pytest.mark.parametrize(("weapon", "reach"), [("light-flamethrower", 15), ("heavy-flamethrower", 25)])
def test_az_flm_01_a_flame_reaches_as_far_as_its_template(weapon: str, reach: int):
    flamer = squad("a.one", (60, 40), [weapon])
    # From the thrower's base to the target's.
    assert len(throws(flamer, riflemen("b.one", (60, 42 + reach), 1), group="flamethrower")) == 1
    assert not throws(flamer, riflemen("b.one", (60, 42.1 + reach), 1), group="flamethrower")


@pytest.mark.rule("AZ-FLM-01", "AZ-FLM-02", "AZ-FLM-05")
def test_az_flm_02_everybody_under_it_is_rolled_for_and_cover_does_not_count():
    # 4 or more for each of three, one of them a friend; then a damage die each: 6 kills even behind the low wall.
    wall = ground(piece("low-wall", 40, 44, 80, 45))
    flamer = squad("a.one", (60, 40), ["light-flamethrower"])
    foes = riflemen("b.one", (60, 47), 2, apart=0.5)
    foes = replace(foes, models=(foes.models[0], replace(foes.models[1], x=60_000, y=50_000)))
    friend = riflemen("a.two", (60, 43), 1)
    battle = throw(flamer, foes, friend, weapon="light-flamethrower", dice=[4, 3, 4, 6, 6], map=wall)
    assert len(happened(battle, FlameThrown)) == 1
    rolled = [entry for entry in battle.log if getattr(entry, "faces", None)]
    assert [len(entry.faces) for entry in rolled] == [3, 2]  # type: ignore[union-attr]


@pytest.mark.rule("AZ-FLM-05")
@pytest.mark.parametrize(
    ("order", "option", "number"),
    [
        ("fire", "order_smoke_trench", 4),
        ("assault", "order_smoke_trench", 5),
        ("assault", "all", 2),
        ("ambush", "all", 2),
    ],
)
def test_az_flm_05_only_the_order_smoke_and_trenches_count_but_for_the_option(
    order: OrderName, option: str, number: int
):
    flamer, foe = squad("a.one", (60, 40), ["light-flamethrower"]), riflemen("b.one", (60, 46), 1)
    found = throws(flamer, foe, order=order, group="flamethrower", options={"flame_modifiers": option})
    assert [each.shot.need for each in found] == [number]


@pytest.mark.rule("AZ-FLM-04", "AZ-FVH-01")
def test_az_flm_04_vehicles_are_hit_by_the_table_of_flames():
    flamer, tank = squad("a.one", (60, 40), ["light-flamethrower"]), vehicle("b.one", (60, 50))
    battle = throw(flamer, tank, weapon="light-flamethrower", dice=[7, 1])
    assert happened(battle, FlameThrown)
    (damage,) = happened(battle, VehicleDamaged)
    # A 7 to hit, then 1 on the table of light flames: nothing.
    assert isinstance(damage, VehicleDamaged)
    assert damage.result == "NE"


@pytest.mark.rule("AZ-AREA-08")
def test_az_area_08_a_flame_enters_a_building_through_openings_only():
    flamer = squad("a.one", (60, 55), ["light-flamethrower"])
    at_door, aside = riflemen("b.one", (60, 47), 1), riflemen("b.one", (54, 47), 1)
    assert len(throws(flamer, at_door, group="flamethrower", map=ground(BARN))) == 1
    assert not throws(flamer, aside, group="flamethrower", map=ground(BARN))
