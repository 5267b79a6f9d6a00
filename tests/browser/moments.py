"""Moments of battles: a battle played at random from a fixed seed until something is asked of the first side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import grognard
from grognard import agents
from grognard.core import ranking
from grognard.core.battle import Battle
from grognard.core.records import to_builtins
from grognard.core.wire.previews import DragProposal, Preview, Waypoint
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wire.scene import UnitView

SEEDS = 60
Wanted = Callable[[Battle[Any], DecisionView], bool]


def view(battle: Battle[Any]) -> DecisionView:
    """The next decision as the table is told of it."""
    assert battle.decision is not None
    return ranking.ranked(battle, battle.decision, battle.system.table.present(battle, battle.decision))


def played_until(wanted: Wanted, seeds: range = range(SEEDS), system: str = "bolt_action", **setup: Any) -> Battle[Any]:
    """The first moment of the seeds' battles that is ``wanted``."""
    for seed in seeds:
        battle = grognard.battle(system, seed=seed, **setup)
        random = Random(seed)
        while (decision := battle.decision) is not None:
            if decision.seat == 0 and len(battle.decisions) == 1 and wanted(battle, view(battle)):
                return battle
            battle.take(battle.sample(random, decision), decision)
    raise AssertionError("no battle comes to the moment wanted; look at more seeds")


def keys(asked: DecisionView) -> set[str | None]:
    """The keys of a decision's options."""
    return {option.key for option in asked.options}


def on_table(battle: Battle[Any], seat: int) -> list[UnitView]:
    """The units of a side that stand on the table, as its scene shows them."""
    scene = battle.system.table.scene(battle, seat)
    return [unit for unit in scene.units if unit.side == seat and unit.place == "table"]


def may_advance_and_shoot(battle: Battle[Any]) -> str | None:
    """A unit without pins that may stay where it is on an Advance and then has something to shoot at."""
    for unit in on_table(battle, 0):
        if unit.stacks or len(unit.models) < 4:
            continue
        for order in view(battle).options:
            if order.unit != unit.id or order.order != "advance" or order.refused:
                continue
            moving = taken(battle, order)
            if moving.decision is None or view(moving).move is None:
                continue
            for stay in view(moving).options:
                if stay.key != "S" or stay.refused:
                    continue
                shooting = taken(moving, stay)
                if (
                    shooting.decision
                    and view(shooting).kind == "target"
                    and any(o.figure for o in view(shooting).options)
                    and next(drags(moving, middle(unit), False), None)
                ):
                    return unit.id
    return None


def middle(unit: UnitView) -> Place:
    """The middle of a unit's men."""
    many = len(unit.models)
    return sum(model.x for model in unit.models) // many, sum(model.y for model in unit.models) // many


def taken(battle: Battle[Any], option: Option) -> Battle[Any]:
    """A copy of a battle after the next decision was answered with this option."""
    after = battle.clone()
    after.choose(after.system.rules.decode_choice(to_builtins(option.choice)))
    return after


Place = tuple[int, int]


ASTRAY = 1_200
"""Thousandths of an inch: as far as a drag may end from where it was to, as the board yields to what is shown of it."""
AROUND = (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)


def drags(battle: Battle[Any], start: Place | None, allowed: bool) -> Iterator[Place]:
    """Places where the unit may, or may not (nor about them), be dragged on its move: about ``start``, or within the
    near edge."""
    around = AROUND[:1] if allowed else AROUND
    unit = unit_asked(battle)
    for y in range(0, 9_000, 500):
        for x in range(-9_000, 9_001, 1_000):
            at = (start[0] + x, start[1] - y) if start else (30_000 + 3 * x, 47_000 - y)
            tried = ((at[0] + dx * ASTRAY, at[1] + dy * ASTRAY) for dx, dy in around)
            if abs(x) + y > 1_000 and all((drag(battle, each, unit).choice is not None) is allowed for each in tried):
                yield at


def drag(battle: Battle[Any], to: Place, unit: str = "") -> Preview:
    """What dragging the unit asked for its move (looked up unless it is named) straight to a place would do."""
    proposal = DragProposal(unit or unit_asked(battle), [Waypoint(*to)])
    return battle.system.table.preview(battle, 0, proposal)


def unit_asked(battle: Battle[Any]) -> str:
    """The unit asked for its move."""
    asked = view(battle)
    assert asked.move is not None
    return asked.move.unit


@cache
def order_with_targets() -> tuple[Battle[Any], str]:
    """The first side gives an order, and the unit named could stay where it is on an Advance and shoot."""

    def wanted(battle: Battle[Any], asked: DecisionView) -> bool:
        return asked.kind == "order" and may_advance_and_shoot(battle) is not None

    battle = played_until(wanted)
    unit = may_advance_and_shoot(battle)
    assert unit is not None
    return battle, unit


@cache
def entering() -> Battle[Any]:
    """A unit of the first side comes onto the table."""
    return played_until(
        lambda battle, asked: asked.move is not None and asked.move.entering and battle.state.home[0] == 0
    )


@cache
def under_fire() -> Battle[Any]:
    """The first side's unit is aimed at and may go Down."""
    return played_until(lambda battle, asked: asked.kind == "reaction" and "D" in keys(asked))


@cache
def charged() -> Battle[Any]:
    """The first side's unit is charged and may fire first."""
    return played_until(lambda battle, asked: asked.kind == "reaction" and "F" in keys(asked))


@cache
def ambush() -> Battle[Any]:
    """The first side's ambushers see an enemy on the move and may let him come nearer."""
    return played_until(lambda battle, asked: asked.kind == "interrupt" and {"F", "N", "L"} <= keys(asked))


@cache
def casualty() -> Battle[Any]:
    """The first side picks a man who falls, out of several."""
    return played_until(lambda battle, asked: asked.kind == "casualty" and len(asked.options) > 2)


@cache
def volley_to_type() -> Battle[Any]:
    """A volley of the first side waits for the real dice of several shooters."""
    return played_until(
        lambda battle, asked: asked.dice is not None and asked.dice.count >= 4 and asked.dice.faces == 6, dice="typed"
    )


@cache
def nearly_over() -> Battle[Any]:
    """The first side gives one of the last orders of a battle."""
    last: Battle[Any] | None = None
    for seed in range(SEEDS):
        battle = grognard.battle("bolt_action", seed=seed)
        random = Random(seed)
        while (decision := battle.decision) is not None:
            if decision.seat == 0 and view(battle).kind == "order" and len(battle.decisions) == 1:
                last = battle.clone()
            battle.take(battle.sample(random, decision), decision)
        if last is not None and battle.number - last.number <= 6:
            return last
    raise AssertionError("no battle ends soon after an order of the first side; look at more seeds")


@cache
def last_choices(system: str, choices: int, **setup: Any) -> Battle[Any]:
    """The first question of the first side among so many last choices of a battle played at random."""
    whole = grognard.battle(system, **{"seed": 1, **setup})
    random = Random(1)
    while (decision := whole.decision) is not None:
        whole.take(whole.sample(random, decision), decision)
    for number in range(max(0, whole.number - choices), whole.number):
        battle = whole.branch(number)
        if (decision := battle.decision) and decision.seat == 0 and len(battle.decisions) == 1:
            return battle
    raise AssertionError("the first side is asked nothing at the end of the battle")


# ---- on hexes ----------------------------------------------------------------------------------------------------

HEXES = "axis_allies_minis"


@cache
def set_up() -> Battle[Any]:
    """The first side sets up its units on a hex map."""
    return played_until(lambda battle, asked: asked.kind == "deploy", system=HEXES)


def both_ways(asked: DecisionView) -> str | None:
    """A unit that may attack either of two enemies, or go to a hex."""
    goers = {move.unit for move in asked.moves if move.hexes}
    for unit in goers:
        if len({option.target for option in asked.options if option.unit == unit and option.figure}) > 1:
            return unit
    return None


@cache
def assault() -> tuple[Battle[Any], str]:
    """The first side picks units to act, and the unit named may attack or move."""
    battle = played_until(lambda battle, asked: asked.kind == "activate" and both_ways(asked) is not None, system=HEXES)
    unit = both_ways(view(battle))
    assert unit is not None
    return battle, unit


def watchful(asked: DecisionView) -> str | None:
    """A unit with nothing to attack that may turn or watch any of six rows."""
    turning = {move.unit for move in asked.moves if move.facings} - {one.unit for one in asked.options if one.figure}
    rows = [option.unit for option in asked.options if option.facing is not None and option.target is None]
    return next((unit for unit in rows if unit in turning and rows.count(unit) == 6), None)


@cache
def watch() -> tuple[Battle[Any], str]:
    """The first side picks units to act, and the unit named may go on overwatch."""
    battle = played_until(lambda battle, asked: asked.kind == "activate" and watchful(asked) is not None, system=HEXES)
    unit = watchful(view(battle))
    assert unit is not None
    return battle, unit


@cache
def assault_with_pins() -> tuple[Battle[Any], Option]:
    """The first side gives an order, and a squad with pins may assault; the option that does."""

    def may(option: Option, battle: Battle[Any]) -> bool:
        unit = battle.state.units[option.unit] if option.unit else None
        return bool(option.target and not option.refused and unit and unit.pins and len(unit.models) >= 5)

    def wanted(battle: Battle[Any], asked: DecisionView) -> bool:
        return asked.kind == "order" and any(may(option, battle) for option in asked.options)

    battle = played_until(wanted)
    return battle, next(option for option in view(battle).options if may(option, battle))


@cache
def well_fought(system: str) -> Battle[Any]:
    """A battle of two computer players some way on, when the first side is asked something."""
    battle = grognard.battle(system, seed=3)
    player, random = agents.agent("greedy"), Random(1)
    while (decision := battle.decision) is not None:
        if battle.number > 120 and decision.seat == 0 and len(battle.decisions) == 1:
            return battle
        battle.take(player(battle.clone(), decision, 0.1, random).choice, decision)
    raise AssertionError("the battle is over too soon")


def order_chance(battle: Battle[Any], unit: str, order: str) -> int:
    """The chance in percent that a unit obeys an order, as the option says."""
    options = (each for each in view(battle).options if each.unit == unit and each.order == order)
    figure = next(options).figure
    assert figure is not None
    return int(figure.args["percent"])  # type: ignore[arg-type]
