"""Moments of battles with vehicles and guns: a battle played at random until a decision of one kind is as wanted.

Unlike ``moments.played_until`` these look at the decision itself, not at how the table is told of it, so that long
battles are gone through in a moment.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.games.bolt_action.rules.close_quarters import charge
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting import aim, gunnery
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import Board, EscapeFrom, GiveOrder, LayWeapon, ShootAt
from grognard.games.bolt_action.state.measures import INCH

SEEDS = 200
TANKS = ("us-1000-armour", "german-1000-armour")
PLATOONS = ("us-500", "german-500")
GUNS = ("british-1000", "german-1000-armour")
OPEN_GROUND = 2 * INCH


def reached(
    kind: type[Decision], wanted: Callable[[Battle[Any], Any], bool], first: int = 0, **setup: Any
) -> Battle[Any]:
    """The first moment at which the first side is asked for a decision of this kind that is ``wanted``, in the battles
    from the ``first`` seed on. A ``first`` is where the last search came to its end: it spares the battles before."""
    for seed in range(first, first + SEEDS):
        battle = grognard.battle("bolt_action", **{"seed": seed, "armies": TANKS, **setup})
        random = Random(seed)
        while (decision := battle.decision) is not None:
            if (
                type(decision) is kind
                and decision.seat == 0
                and len(battle.decisions) == 1
                and wanted(battle, decision)
            ):
                return battle
            battle.take(battle.sample(random, decision), decision)
    raise AssertionError("no battle comes to the moment wanted; look at more seeds")


def clear_of_edges(battle: Battle[Any], unit: str, margin: int) -> bool:
    """Whether a unit stands on the table, far from its edges."""
    model = battle.state.units[unit].models[0]
    context = battle.context
    return bool(
        battle.state.units[unit].on_table
        and margin < model.x < context.width - margin
        and margin < model.y < context.depth - margin
    )


@cache
def tank_drives() -> Battle[Any]:
    """A tank of the first side, well onto the table, advances."""
    return reached(
        ChooseDrive,
        lambda battle, asked: (
            asked.unit == "a.sherman" and asked.manner == "advance" and clear_of_edges(battle, asked.unit, 8 * INCH)
        ),
        first=2,
    )


@cache
def tank_enters() -> Battle[Any]:
    """A tank of the first side comes onto the table."""
    return reached(
        ChooseDrive,
        lambda battle, asked: (
            asked.unit == "a.sherman" and not battle.state.units[asked.unit].on_table and battle.state.home[0] == 0
        ),
    )


@cache
def several_targets() -> Battle[Any]:
    """A tank lays its main gun, which may hit a vehicle or infantry, and its hull machine gun has a target too."""

    def wanted(battle: Battle[Any], asked: ChooseLaying) -> bool:
        if asked.unit != "a.sherman" or asked.slot[0] != 0:
            return False
        offered = [choice for choice in battle.choices(asked) if isinstance(choice, LayWeapon)]
        within = [choice for choice in offered if hits(battle, asked, choice)]
        armoured = next((choice for choice in within if battle.state.units[choice.target].is_vehicle), None)
        if armoured is None or len({choice.target for choice in within}) < 2:
            return False
        after = battle.clone()
        after.choose(armoured)
        then = after.decision
        return isinstance(then, ChooseLaying) and any(
            hits(after, then, choice)
            for choice in after.choices(then)
            if isinstance(choice, LayWeapon) and choice.target != armoured.target
        )

    return reached(ChooseLaying, wanted, first=3)


def hits(battle: Battle[Any], asked: ChooseLaying, choice: LayWeapon) -> bool:
    """Whether a weapon laid so can reach its target."""
    state = battle.state
    return bool(
        gunnery.aims(battle, state.units[asked.unit], state.units[choice.target], (choice.laid,), asked.moved).volleys
    )


@cache
def recce_threatened() -> Battle[Any]:
    """A recce vehicle of the first side is aimed at or charged and may drive away."""
    return reached(
        Reacting,
        lambda battle, asked: any(isinstance(choice, EscapeFrom) for choice in battle.choices(asked)),
        first=6,
    )


@cache
def beside_a_half_track() -> Battle[Any]:
    """Infantry of the first side moves and may board."""
    return reached(
        ChooseMove,
        lambda battle, asked: (
            battle.state.units[asked.unit].on_table
            and any(isinstance(choice, Board) for choice in battle.choices(asked))
        ),
        first=18,
    )


@cache
def aboard() -> tuple[Battle[Any], str]:
    """Infantry of the first side is aboard a half-track on the table and may be ordered to get out; with its id."""
    found: list[str] = []

    def wanted(battle: Battle[Any], asked: ChooseOrder) -> bool:
        if not any(unit.seat == 0 and rides(battle, unit.id) for unit in battle.state.units.values()):
            return False
        found[:] = [
            choice.unit
            for choice in battle.choices(asked)
            if isinstance(choice, GiveOrder) and choice.order == "run" and rides(battle, choice.unit)
        ]
        return bool(found)

    battle = reached(ChooseOrder, wanted, first=1)
    return battle, found[0]


def rides(battle: Battle[Any], unit: str) -> bool:
    """Whether a unit is aboard a vehicle well onto the table."""
    carrier = battle.state.units[unit].aboard
    return carrier is not None and clear_of_edges(battle, carrier, 6 * INCH)


@cache
def gun_sees_tank() -> Battle[Any]:
    """An anti-tank gun of the first side picks its target, an armoured vehicle among them."""

    def wanted(battle: Battle[Any], asked: ChooseTarget) -> bool:
        unit = battle.state.units[asked.unit]
        return unit.gun is not None and any(
            isinstance(choice, ShootAt)
            and choice.target == "b.panzer"
            and aim.aims(battle, unit, battle.state.units[choice.target], (), asked.moved, way=choice.way).volleys
            for choice in battle.choices(asked)
        )

    return reached(ChooseTarget, wanted, first=15, armies=GUNS)


@cache
def infantry_before_a_tank() -> tuple[Battle[Any], str, str]:
    """Infantry of the first side may assault a vehicle within its reach; with the two."""
    found: list[tuple[str, str]] = []

    def wanted(battle: Battle[Any], asked: ChooseOrder) -> bool:
        own, foes = (list(battle.state.standing(seat)) for seat in (0, 1))
        vehicles = [foe for foe in foes if foe.is_vehicle]
        if not any(battle.context.near(unit, foe, 12 * INCH) for unit in own for foe in vehicles):
            return False
        for choice in battle.choices(asked):
            if isinstance(choice, GiveOrder) and choice.assault is not None:
                unit, target = battle.state.units[choice.unit], battle.state.units[choice.assault]
                armoured = target.is_vehicle and battle.context.profile(target.id).chassis.armoured
                if armoured and not unit.is_vehicle and unit.on_table and charge.charge(battle, unit, target).reaches:
                    found[:] = [(unit.id, target.id)]
                    return True
        return False

    battle = reached(ChooseOrder, wanted, first=2)
    return battle, *found[0]


@cache
def mortar_zeroes() -> Battle[Any]:
    """A mortar of the first side that has ranged in on a target may pick it again, or another."""

    def wanted(battle: Battle[Any], asked: ChooseTarget) -> bool:
        unit = battle.state.units[asked.unit]
        if "mortar" not in unit.id or unit.ranging is None or not unit.ranging.shots:
            return False
        within = {shot.target for shot in in_reach(battle, asked)}
        return unit.ranging.target in within and len(within) > 1

    return reached(ChooseTarget, wanted, first=189, armies=PLATOONS)


ASSAULT = ("german-1000-assault", "us-1000")


def in_reach(battle: Battle[Any], asked: ChooseTarget) -> list[ShootAt]:
    """The shots of a unit that would reach."""
    unit = battle.state.units[asked.unit]
    return [
        choice
        for choice in battle.choices(asked)
        if isinstance(choice, ShootAt)
        and aim.aims(
            battle, unit, battle.state.units[choice.target], choice.holding, asked.moved, way=choice.way
        ).volleys
    ]


@cache
def howitzer_chooses() -> tuple[Battle[Any], str]:
    """A howitzer of the first side may fire at a target over open sights or indirectly; with the target."""
    found: list[str] = []

    def wanted(battle: Battle[Any], asked: ChooseTarget) -> bool:
        if asked.unit != "a.howitzer":
            return False
        shots = in_reach(battle, asked)
        straight = [shot.target for shot in shots if shot.way == "open-sights"]
        found[:] = [shot.target for shot in shots if shot.way == "indirect" and shot.target in straight]
        return bool(found)

    battle = reached(ChooseTarget, wanted, first=1, armies=ASSAULT, scenario="straight-fight")
    return battle, found[0]


@cache
def howitzer_zeroes() -> Battle[Any]:
    """A howitzer of the first side that has missed a target indirectly may fire at it again."""

    def wanted(battle: Battle[Any], asked: ChooseTarget) -> bool:
        ranging = battle.state.units[asked.unit].ranging
        if asked.unit != "a.howitzer" or ranging is None or ranging.on_target:
            return False
        return any(shot.target == ranging.target and shot.way == "indirect" for shot in in_reach(battle, asked))

    return reached(ChooseTarget, wanted, first=29, armies=ASSAULT)


@cache
def flamethrower_near() -> tuple[Battle[Any], str]:
    """A flamethrower team of the first side is within reach of an enemy on foot; with him."""
    found: list[str] = []

    def wanted(battle: Battle[Any], asked: ChooseTarget) -> bool:
        if asked.unit != "a.flamethrower":
            return False
        found[:] = [shot.target for shot in in_reach(battle, asked)]
        return bool(found)

    battle = reached(ChooseTarget, wanted, first=13, armies=ASSAULT, scenario="straight-fight")
    return battle, found[0]


def calm() -> Random:
    """Random numbers for answers that do not matter."""
    return Random(0)
