"""Wrecks that burn (chapter Burning wrecks)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.vehicles.sighting import look
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire.burning import CatchingFire
from grognard.games.operation_ww2.rules.vehicle_fire.catastrophe import Catastrophe
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.events.driving import Collided
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged, WreckBurns
from grognard.games.operation_ww2.state.ground import Wreck
from grognard.games.operation_ww2.state.intents import MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, State
from grognard.space.plane import Hull
from tests.games.operation_ww2.table import Idle, card, over, unit
from tests.games.operation_ww2.test_artillery import piece_of
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, shot, vehicle

ON = {"burning_wrecks": "on"}
WRECK = Wreck("x.tank.1", Hull(60_000, 45_000, 8_000, 4_000, 0), 3_800, "heavy", burns=True)


def blown_up(dice: tuple[int, ...], *others: Any, sheet: str = "sherman-75", **more: Any) -> Battle[State]:
    """A vehicle at (60, 60) that blows up; the first die is the reach of its blast."""
    options = more.pop("options", ON)
    return fight(
        Catastrophe("b.tank", "b.tank.1"), vehicle("b.tank", sheet, (60, 60)), *others, dice=dice, options=options
    )


@pytest.mark.rule("AZ-BRN-01", "AZ-VDM-01")
@pytest.mark.parametrize(("die", "burns"), [(8, False), (9, True), (10, True)])
def test_a_wreck_burns_on_a_nine(die, burns):
    battle = blown_up((1, die))
    over(battle)
    assert [wreck.burns for wreck in battle.state.wrecks] == [burns]
    assert len(happened(battle, WreckBurns)) == burns
    off = blown_up((1,), options={})
    over(off)


@pytest.mark.rule("AZ-BRN-01")
def test_an_engine_that_explodes_may_set_it_on_fire():
    hits = VehicleHits("b.tank", "b.tank.1", (shot("75-76-mm", (60, 20)),))
    battle = fight(hits, vehicle("b.tank", "sherman-75", (60, 60)), dice=(9, 7, 1, 9), options=ON)
    over(battle)
    assert [event.result for event in happened(battle, VehicleDamaged)] == ["engine"]
    assert [wreck.burns for wreck in battle.state.wrecks] == [True]


@pytest.mark.rule("AZ-BRN-01")
def test_a_gun_that_blows_up_does_not_burn():
    gun = replace(unit("b.gun"), models=(piece_of("b.gun.1", (60, 60)),))
    battle = fight(Catastrophe("b.gun", "b.gun.1"), gun, dice=(4,), options=ON)
    over(battle)
    assert [wreck.burns for wreck in battle.state.wrecks] == [False]


@pytest.mark.rule("AZ-BRN-01", "AZ-SMK-05")
def test_a_column_of_smoke_stands_over_it_to_the_end():
    units = unit("a.one", (60, 20)), unit("b.one", (60, 100))
    seen = {}
    for burns in (True, False):
        battle = fight(
            Idle(), *units, wrecks=(Wreck("x.tank.1", Hull(60_000, 60_000, 8_000, 4_000, 0), 1_000, "light", burns),)
        )
        one, other = (battle.state.units[id].models[0] for id in ("a.one", "b.one"))
        seen[burns] = look(battle, one, other).seen
    assert seen == {True: "not", False: "clear"}


@pytest.mark.rule("AZ-BRN-02")
def test_people_close_to_the_flames_roll_at_once():
    # The blast reaches 1 cm; the wreck burns; two of three stand within 5 cm of it: one is dead, one is unharmed.
    near = unit("a.one", (60, 69), (60, 50.9), (63, 70.5))
    battle = blown_up((1, 9, 9, 1), near)
    assert [model.id for model in battle.state.units["a.one"].models] == ["a.one.2", "a.one.3"]
    over(battle)
    cool = blown_up((1, 8), near)
    over(cool)
    assert len(cool.state.units["a.one"].models) == 3


@pytest.mark.rule("AZ-BRN-03")
@pytest.mark.parametrize(
    ("sheet", "dice", "result"),
    [("sherman-75", (1, 5), "heavy"), ("opel-blitz", (1, 5), "light")],
)
def test_who_drives_into_a_burning_wreck_is_burnt(sheet, dice, result):
    going = MoveIntent("a.tank.1", ((60_000, 40_000),), "fast")
    battle = fight(
        Execution(),
        vehicle("a.tank", sheet, (60, 60)),
        wrecks=(WRECK,),
        chain=(Ordered(0, "a.tank", card("M5"), going, length=20_000),),
        dice=None,
        options=ON,
    )
    rolled: list[str] = []
    while battle.decision is not None and len(rolled) < 2:
        rolled.append(battle.decision.roll.purpose.id)  # type: ignore[attr-defined]
        battle.choose(battle.choices()[0])
    assert rolled == ["az-roll-collision", "az-roll-flame-damage"]
    assert len(happened(battle, Collided)) == 1
    rows = {"heavy": battle.context.tables.heavy_flame, "light": battle.context.tables.light_flame}[result]
    assert happened(battle, VehicleDamaged)[-1].result == next(iter(rows.values())).effects.text
    assert machine(battle, "a.tank.1").crew


@pytest.mark.rule("AZ-BRN-02")
@pytest.mark.parametrize(("x", "dice"), [(68_000, (9, 1)), (68_001, (9,))])
def test_az_brn_02_five_centimetres_are_within_its_heat(x, dice):
    man = replace(unit("a.man"), models=(replace(unit("a.man", (60, 45)).models[0], x=x),))
    over(fight(CatchingFire(WRECK.id), man, unit("b.foe", (5, 5)), wrecks=(WRECK,), dice=dice, options=ON))
