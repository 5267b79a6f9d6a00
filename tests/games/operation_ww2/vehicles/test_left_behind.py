"""Trucks, guns and tanks that their people walk away from (AZ-MTI-04, AZ-ART-06, AZ-ART-12, AZ-VEH-10)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving.boarding import ChooseOnFoot
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.rules.guns.artillery import GunHits
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.morale import morale
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Card, Follow
from grognard.games.operation_ww2.state.intents import Besides, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Ordered, State, Unit
from grognard.space.plane import gap
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, machine, vehicle

FOE = unit("b.foe", (5, 5))
CAR = "a.car.1"
GUNS = {"a.gun": {"gun": "pak-40", "characteristics": ("shield",)}}


def truck(*men: Model) -> Unit:
    return vehicle("a.car", "opel-blitz", (60, 60), models=men, crew=0)


def beside(count: int, **fields: Any) -> tuple[Model, ...]:
    """Men in a row beside the truck."""
    return tuple(person(f"a.car.{n}", (64, 55 + 2.5 * n), weapons=("kar98k",), **fields) for n in range(2, 2 + count))


def battery() -> Unit:
    """A gun that faces up the table and three men who touch it."""
    gun = person("a.gun.1", (60, 80), role="gun", weapons=("pak-40",), length=6000, width=3000)
    men = [person(f"a.gun.{n}", at) for n, at in enumerate(((58, 84), (60, 84.5), (62.5, 84)), 2)]
    return replace(unit("a.gun"), models=(replace(gun, radius=3354), *men))


def ordered(whole: Unit, intent: MoveIntent, *, legs: tuple[Leg, ...] | None = None, **more: Any) -> Battle[State]:
    """A Move carried out, the others in the ways given or as they follow by themselves."""
    chain = (Ordered(0, whole.id, Card("move", 4), intent),)
    battle = fight(Execution(), whole, FOE, chain=chain, turn=2, **more)
    while not battle.over:
        chosen = battle.choices()[0]
        if legs is not None and isinstance(battle.decision, (ChooseFollowing, ChooseOnFoot)):
            chosen = Follow(legs)
        battle.choose(chosen)
    over(battle)
    return battle


def far_from(battle: Battle[State], id: str, thing: str) -> float:
    """How near the nearest of a unit's people on foot is to its gun or vehicle, in centimetres."""
    whole = battle.state.units[id]
    return min(gap(man.body, whole.model(thing).body) for man in whole.people) / 1000


@pytest.mark.rule("AZ-MTI-04", "AZ-MOV-05")
def test_seed_a_unit_may_go_farther_from_an_abandoned_truck_than_ten_centimetres():
    """Seed, "Motorizált gyalogság és észlelés": carriers may be left behind in the course of the battle."""
    whole = truck(*beside(2))
    intent = MoveIntent("a.car.2", ((84_000, 60_000),), "fast")
    battle = ordered(whole, intent)
    after = battle.state.units["a.car"]
    assert (after.model("a.car.2").x, after.model("a.car.2").y) == (84_000, 60_000)
    assert far_from(battle, "a.car", CAR) > 10
    # The truck stays where it is, a target of its own, and has done nothing.
    assert (after.model(CAR).x, after.model(CAR).y) == (60_000, 60_000)
    assert machine(battle, CAR).detection == "stationary"
    assert after.detection == "moved"


@pytest.mark.rule("AZ-MTI-04", "AZ-EMB-02", "AZ-EMB-04")
def test_all_get_off_a_truck_and_walk_away_from_it():
    whole = truck(*(replace(man, aboard=CAR) for man in beside(2)))
    intent = MoveIntent(CAR, (), "slow", Besides(leaves=("a.car.2", "a.car.3"), carrier=CAR))
    battle = fight(Execution(), whole, FOE, chain=(Ordered(0, "a.car", Card("move", 4), intent),), turn=2)
    assert isinstance(battle.decision, ChooseOnFoot)
    gone = next(each for each in battle.choices() if isinstance(each, Follow) and all(leg.way for leg in each.legs))
    battle.choose(gone)
    over(battle)
    assert all(man.aboard is None for man in battle.state.units["a.car"].models)


@pytest.mark.rule("AZ-MTI-04", "AZ-MOV-04")
def test_those_who_left_the_truck_still_keep_together_among_themselves():
    whole = truck(*beside(2))
    intent = MoveIntent("a.car.2", ((76_000, 60_000),), "fast")
    chain = (Ordered(0, "a.car", Card("move", 4), intent),)
    battle = fight(Execution(), whole, FOE, chain=chain, turn=2)
    refused = battle.refusal(Follow((Leg("a.car.3", ()),)))
    assert refused is not None
    assert refused.rules == ("AZ-MOV-05", "AZ-MOV-04")


@pytest.mark.rule("AZ-MOV-08", "AZ-MTI-04")
def test_nobody_walks_through_his_own_empty_truck():
    whole = truck(*beside(1))
    battle = fight(Idle(), whole, FOE, turn=2)
    through = MoveIntent("a.car.2", ((54_000, 60_000),), "slow")
    chain = (Ordered(0, "a.car", Card("move", 4), through),)
    assert declaring.refusal(battle, whole, "move", through) is None
    battle = fight(Execution(), whole, FOE, chain=chain, turn=2)
    over(battle)
    assert battle.state.units["a.car"].model("a.car.2").x > 60_000


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_who_lies_on_his_own_truck_gets_off_it():
    man = person("a.car.2", (60, 58), weapons=("kar98k",))
    chain = (Ordered(0, "a.car", Card("move", 4), MoveIntent("a.car.2", ((66_000, 58_000),), "slow")),)
    battle = fight(Execution(), truck(man), FOE, chain=chain, turn=2)
    over(battle)
    assert battle.state.units["a.car"].model("a.car.2").x == 66_000


@pytest.mark.rule("AZ-MTI-04", "AZ-TAB-MORALE")
def test_an_abandoned_truck_does_not_make_a_unit_out_of_cohesion():
    men = tuple(replace(man, y=man.y - 40_000) for man in beside(2))
    battle = fight(Idle(), truck(*men), FOE, turn=2)
    assert morale.modifiers(battle, battle.state.units["a.car"]) == []
    apart = (men[0], replace(men[1], y=100_000))
    battle = fight(Idle(), truck(*apart), FOE, turn=2)
    (found,) = morale.modifiers(battle, battle.state.units["a.car"])
    assert found.value < 0


@pytest.mark.rule("AZ-ART-06", "AZ-ART-12", "AZ-ART-13")
def test_seed_a_crew_may_leave_its_gun_of_its_own_will():
    """Seed, "Tüzérség": out of cohesion because they left it of their own will."""
    whole = battery()
    battle = ordered(whole, MoveIntent("a.gun.2", ((58_000, 104_000),), "fast"), lists=GUNS)
    assert far_from(battle, "a.gun", "a.gun.1") > 10
    after = battle.state.units["a.gun"]
    assert after.model("a.gun.1").y == 80_000
    # They have rifles now, nobody serves the gun, and both are targets.
    arms = {(each.model, each.weapon) for each in armed(battle, after, "fire", moved=False) if each.idle is None}
    assert arms == {(f"a.gun.{n}", "kar98k") for n in (2, 3, 4)}
    firer = riflemen("b.one", (60, 60), 1)
    looked = fight(Idle(), replace(firer, seat=1), after, turn=2, lists=GUNS)
    parts = {each.shot.part for each in firepower(looked, firer, "a.gun", "fire").chances}
    assert parts == {"a.gun.1", "none"}


@pytest.mark.rule("AZ-ART-04", "AZ-ART-06")
@pytest.mark.parametrize(("at", "dice"), [(84, (8, 5, 5, 1, 1)), (104, (8,))])
def test_az_art_06_the_shield_stops_nothing_for_those_who_left_the_gun(at: float, dice: tuple[int, ...]):
    whole = battery()
    models = (whole.models[0], *(replace(man, y=round(at * 1000) + man.y - 84_000) for man in whole.people))
    hit = GunHit("kar98k", (60_000, 20_000))
    battle = fight(GunHits("a.gun", "a.gun.1", (hit,)), replace(whole, models=models), FOE, dice=dice, lists=GUNS)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)


@pytest.mark.rule("AZ-VEH-10")
def test_az_veh_10_a_crew_on_foot_walks_away_from_its_tank():
    men = tuple(person(f"a.car.1.{n}", (64, 57 + 2.5 * n), role="crewman", weapons=("pistol",)) for n in range(1, 4))
    tank = vehicle("a.car", "panther", (60, 60), models=men, crew=0)
    battle = ordered(tank, MoveIntent("a.car.1.1", ((83_000, 60_000),), "fast"))
    assert far_from(battle, "a.car", CAR) > 10
