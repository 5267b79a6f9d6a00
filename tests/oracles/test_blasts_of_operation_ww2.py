"""Guns and vehicles that blow up beside others: who is hurt there, by the engine's own dice followed to the end."""

from __future__ import annotations

from fractions import Fraction
from math import cos, pi, sin
from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.operation_ww2.odds.round_strikes import rounds_odds_of
from grognard.games.operation_ww2.odds.struck.beside import splits
from grognard.games.operation_ww2.odds.struck.things import Astray
from grognard.games.operation_ww2.odds.struck.things import Shot as ShotAt
from grognard.games.operation_ww2.odds.volley_forecast import COMPARED, forecast_volley, salvo_odds_of
from grognard.games.operation_ww2.rules.area.bursts import Bursts
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed
from grognard.games.operation_ww2.rules.fire.fates import to_damage
from grognard.games.operation_ww2.rules.fire.salvo import Salvoes
from grognard.games.operation_ww2.rules.fire.shot_groups import batches_of
from grognard.games.operation_ww2.rules.fire.volley import usual_fire
from grognard.games.operation_ww2.state.state import State, Unit
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon
from tests.games.operation_ww2.table import Idle, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle
from tests.oracles.test_agreement_of_operation_ww2 import agree, fell
from tests.oracles.test_direct_fire_after_templates_of_operation_ww2 import gun

TRUCK, TANK = vehicle("b.tank", "jeep", (50, 40), 270), vehicle("b.tank", "sherman-75", (50, 40), 90)
NEAR = unit("b.squad", (50, 44), (53, 47))
SCARED = replace(NEAR, models=tuple(replace(each, posture="scared") for each in NEAR.models))


def firing(weapon: str, at: tuple[float, float] = (20, 40)) -> Unit:
    """Who fires one weapon."""
    return replace(unit("a.team"), models=(person("a.team.1", at, weapons=(weapon,)),))


def shot(battle: Battle[State], target: str) -> None:
    """The odds of the usual direct fire are what its dice do, to both sides; somebody besides may come to harm."""
    firer = battle.state.units["a.team"]
    _, plan = usual_fire(battle, firer, target, "fire")
    assert plan
    assert not any(each.area for each in plan)
    told = salvo_odds_of(battle, firer, plan)
    assert salvo_odds_of(battle, firer, plan, room=100_000) == told
    assert forecast_volley(battle, firer, battle.state.units[target], "fire").odds == told
    strike = battle.subgame(Frame(Salvoes(firer.id, "fire", batches_of(battle, firer, plan))))
    for seat, odds in ((1, told.enemies), (0, told.own)):
        agree(odds, reckon(strike, fell(battle, seat), first_choice), target)


POSITIONS: dict[str, tuple[tuple[Unit, ...], str, dict[str, Any]]] = {
    "people beside a car": ((firing("anti-tank-rifle"), TRUCK, NEAR), "b.tank", {}),
    "one who lies": ((firing("anti-tank-rifle"), TRUCK, SCARED), "b.tank", {}),
    "both sides": (
        (firing("anti-tank-rifle"), TRUCK, unit("b.squad", (50, 44)), unit("a.friend", (50, 36))),
        "b.tank",
        {},
    ),
    "a car beside a car": (
        (firing("anti-tank-rifle"), TRUCK, vehicle("b.second", "jeep", (50, 43.5), 270), unit("b.squad", (50, 48))),
        "b.tank",
        {},
    ),
    "people alone": (
        (firing("anti-tank-rifle"), TRUCK, vehicle("b.second", "jeep", (50, 43.5), 270), unit("b.squad", (50, 48))),
        "b.tank",
        {"catastrophe_targets": "people_only"},
    ),
    "others beside a gun": (
        (firing("anti-tank-rifle"), gun("b.tank", (50, 40), (50, 42.5)), unit("b.squad", (56, 40))),
        "b.tank",
        {},
    ),
}


SHORT = ("both sides", "others beside a gun")


@pytest.mark.rule("AZ-VDM-01", "AZ-VDM-17", "AZ-ART-08")
@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=[] if each in SHORT else pytest.mark.slow) for each in POSITIONS]
)
def test_who_stands_beside_what_blows_up_suffers_by_it(name: str) -> None:
    units, target, options = POSITIONS[name]
    shot(fight(Idle(), *units, options=options), target)


def test_of_many_shots_past_friends_the_likeliest_ways_to_stray_stand_for_all() -> None:
    """A squad that fires at a gun past another squad strayed in millions of ways, and nobody waits for that long."""
    battle = fight(Idle(), firing("anti-tank-rifle"), TRUCK)
    owner, harm = battle.state.units["b.tank"], to_damage(battle.context.tables, "small-arms", 0, "none")
    struck: Any = None  # What a hit does makes no difference to which dice stray.
    one = ShotAt(owner, owner.models[0], struck, 3, Fraction(1, 2), Astray(Fraction(1, 10), "a.friend", ("1",), harm))
    every = splits([one, one], 0, fractions=True)
    assert (len(every), sum(chance for _, chance in every)) == (16, 1)
    many = splits([one] * 12, 100, fractions=False)
    assert len(many) == 100
    assert sum(chance for _, chance in many) == pytest.approx(1.0)
    assert many[0][1] > 2 * many[-1][1]
    assert sum(each.dice for each, _, _ in many[0][0]) == 36


@pytest.mark.rule("AZ-VDM-17", "AZ-FF-02")
def test_where_room_is_scarce_fewer_ways_to_stray_are_followed_and_come_to_nearly_the_same() -> None:
    """Five rifles at a car with others beside it, past friends: each of fifteen dice may strike one of these."""
    men = tuple(person(f"a.team.{at}", (20, 37 + 2.5 * at), weapons=("m1-garand",)) for at in range(5))
    friends = unit("a.friend", *[(34, 35 + 2.5 * at) for at in range(6)])
    units = replace(unit("a.team"), models=men), friends, TRUCK, unit("b.squad", (50, 44), (53, 47), (47, 44))
    battle = fight(Idle(), *units)
    firer, target = (battle.state.units[id] for id in ("a.team", "b.tank"))
    exact, scarce = (forecast_volley(battle, firer, target, "fire", room=room).odds for room in (0, COMPARED))
    for all_of_it, part in ((exact.enemies, scarce.enemies), (exact.own, scarce.own)):
        assert part != all_of_it
        assert sum(part.values()) == pytest.approx(1.0)
        mean, near = (sum(dead * chance for (dead, _), chance in each.items()) for each in (all_of_it, part))
        assert near == pytest.approx(mean, rel=0.05)
    assert scarce.machines == exact.machines


EMPTY, SECOND = (vehicle(id, "jeep", at, 270, crew=0) for id, at in (("b.tank", (50, 40)), ("b.second", (50, 43.5))))
SHELLED = {
    "a car": (EMPTY, NEAR),
    "a car beside a car": (EMPTY, SECOND, unit("b.squad", (50, 49))),
    "a gun beside a car": (EMPTY, gun("b.second", (50, 45.5), (50, 48)), unit("b.squad", (50, 51))),
    "a tank and one of each side": (
        vehicle("b.tank", "sherman-75", (50, 40), 90, crew=0),
        unit("b.squad", (50, 46)),
        unit("a.friend", (50, 34)),
    ),
}


@pytest.mark.rule("AZ-VDM-01", "AZ-VDM-17", "AZ-AREA-11")
@pytest.mark.parametrize("name", SHELLED)
def test_who_stands_beside_what_a_shell_blows_up_suffers_by_it(name: str) -> None:
    """A shell that cannot miss; nobody is aboard, who could get out into what blows up next."""
    shelled(fight(Idle(), firing("panzerschreck"), *SHELLED[name]))


def shelled(battle: Battle[State]) -> None:
    """The odds of a shell are what its dice do, to both sides."""
    firer = battle.state.units["a.team"]
    round = Aimed("a.team.1", "panzerschreck", "b.tank", "b.tank.1", need=1)
    told = rounds_odds_of(battle, firer, [round], "fire")
    strike = battle.subgame(Frame(Bursts("a.team", "fire", (round,))))
    for seat, odds in ((1, told.enemies), (0, told.own)):
        agree(odds, reckon(strike, fell(battle, seat), first_choice), battle)


def by_chance(seed: int) -> tuple[Unit, ...]:
    """A vehicle or gun that is shelled, with whom it may strike beside it."""
    random = Random(seed)

    def near(far: float) -> tuple[float, float]:
        angle = random.uniform(0, 2 * pi)
        return round(50 + far * cos(angle), 1), round(40 + far * sin(angle), 1)

    sheet = random.choice(["jeep", "opel-blitz", "sherman-75"])
    struck = vehicle("b.tank", sheet, (50, 40), random.choice([0, 90, 200]), crew=0)
    units = [struck, unit("b.squad", near(random.uniform(4, 9)))]
    further = random.choice(["car", "friend", "gun", "gun and friend"])
    # Behind it, lest it hide a part of what is shelled.
    units += [vehicle("b.second", "jeep", (56, 40), random.choice([0, 90]), crew=0)] if further == "car" else []
    units += [unit("a.friend", near(random.uniform(4, 9)))] if "friend" in further else []
    units += [gun("b.third", near(7), near(9.5))] if "gun" in further else []
    down = random.choice([*units[1:], None])
    return tuple(
        replace(each, models=tuple(replace(one, posture="scared") for one in each.models))
        if each is down and all(one.is_person for one in each.models)
        else each
        for each in units
    )


@pytest.mark.rule("AZ-VDM-01", "AZ-VDM-17", "AZ-AREA-11")
@pytest.mark.slow
@pytest.mark.parametrize(
    "seed", [pytest.param(each, marks=pytest.mark.sample if each == 3 else []) for each in (*range(24), 25, 29)]
)
def test_positions_by_chance_in_which_something_may_blow_up(seed: int) -> None:
    shelled(fight(Idle(), firing("panzerschreck"), *by_chance(seed)))
