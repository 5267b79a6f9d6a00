"""Moments of battles that are played in phases."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.wire.previews import ChoiceProposal, DragProposal, Preview, Waypoint
from tests.browser.moments import view

PHASES = "wh40k5"
SCENARIOS = ("pumping-station", "chapel-ruins", "dust-and-dark", "standard-mission")
SEEDS = 40

THERE = """wh40k5
scenario dust-and-dark
army a space-marines-500
army b orks-500
asks {phase} a
a.captain @20,42
a.rhino @31,40
a.tactical-squad {squad}
a.scouts @38,43
a.dreadnought @12,42
b.mob-1 @40,12
"""
ABOARD = THERE.format(phase="movement", squad="place aboard aboard a.rhino")
CLOSE = THERE.format(phase="shooting", squad="@40,19")

Place = tuple[int, int]
Wanted = Callable[[Battle[Any], Decision], bool]


def when(wanted: Wanted, first: int = 0) -> Battle[Any]:
    """The first moment at which the person is asked something ``wanted``, both sides having played at random, from the
    ``first`` seed on: where the last search came to its end, which spares the battles before."""
    for seed, scenario in product(range(first, first + SEEDS), SCENARIOS):
        battle = grognard.battle(PHASES, scenario=scenario, seed=seed)
        random = Random(seed)
        while not battle.over:
            decision = battle.decisions[0]
            if decision.seat == 0 and wanted(battle, decision):
                return battle
            battle.choose(battle.sample(random, decision), decision.seat)
    raise AssertionError("no battle comes to the moment wanted; look at more seeds")


@cache
def asked(kind: str) -> Battle[Any]:
    """The first time the person is asked a decision of this name."""
    return when(lambda battle, decision: decision.kind == kind)


@cache
def quarter() -> Battle[Any]:
    """The person deploys in a quarter of the table, its units on foot among them."""
    return when(
        lambda battle, decision: (
            decision.kind == "ChooseToDeploy"
            and battle.state.deployment == "spearhead"
            and any(not move.turns for move in view(battle).moves)
        )
    )


@cache
def template() -> Battle[Any]:
    """The person lays a template, having chosen the shot with it."""
    battle = grognard.position(CLOSE)
    (decision,) = battle.decisions
    choices = battle.choices(decision)
    battle.choose(next(each for each in choices if any(one.weapon == "flamer" for one in getattr(each, "firing", ()))))
    return battle


@cache
def moving() -> Battle[Any]:
    """The person moves, with units on foot and vehicles, in the first movement phase."""
    return when(lambda battle, decision: decision.kind == "ChooseMover" and bool(tank(battle) and squad(battle)))


@cache
def shooting() -> Battle[Any]:
    """The person shoots, and a squad has a target within its range whose losses are forecast."""
    return when(lambda battle, decision: decision.kind == "ChooseShooter" and shot(battle) is not None)


@cache
def far() -> Battle[Any]:
    """The person shoots, and a unit has more than one target, none of which its shots could hurt."""
    return when(lambda battle, decision: decision.kind == "ChooseShooter" and harmless(battle) is not None)


def harmless(battle: Battle[Any]) -> str | None:
    """The first unit of which no shot would come to anything, though it has targets."""
    shots: dict[str, list[bool]] = {}
    for option in view(battle).options:
        if option.target is not None and option.unit is not None:
            shots.setdefault(str(option.unit), []).append(option.idle is not None)
    return next((unit for unit, idle in shots.items() if len(idle) > 1 and all(idle)), None)


@cache
def riding() -> Battle[Any]:
    """Passengers of the person's may get out."""
    return grognard.position(ABOARD)


def squad(battle: Battle[Any]) -> str | None:
    """A squad on foot that may move, and may be dragged somewhere in the open."""
    for move in view(battle).moves:
        unit = battle.state.units[move.unit]
        if not move.entering and not move.turns and len(unit.models) > 3 and open_place(battle, move.unit):
            return str(move.unit)
    return None


def tank(battle: Battle[Any]) -> str | None:
    """A tank that may drive, and may be dragged somewhere."""
    for move in view(battle).moves:
        if move.switches and move.turns and open_place(battle, move.unit):
            return str(move.unit)
    return None


def shot(battle: Battle[Any]) -> Any:
    """The first option of a shot whose losses are forecast."""
    for option in view(battle).options:
        if option.target is None or option.hint is None or option.hint.args.get("reaches") == "no":
            continue
        if len(battle.state.units[str(option.unit)].models) < 4:
            continue
        found = battle.system.table.preview(battle, 0, ChoiceProposal(option.choice))
        if found.charts and found.tables:
            return option
    return None


def middle(battle: Battle[Any], unit: str) -> Place:
    """The middle of a unit."""
    models = battle.state.units[unit].models
    return sum(model.x for model in models) // len(models), sum(model.y for model in models) // len(models)


def dragged(battle: Battle[Any], unit: str, to: Place) -> Preview:
    """What dragging a unit straight to a place would do."""
    return battle.system.table.preview(battle, 0, DragProposal(unit, [Waypoint(*to)]))


def open_place(battle: Battle[Any], unit: str) -> Place | None:
    """A place two to five inches away to which the unit may be dragged without a roll."""
    x, y = middle(battle, unit)
    for dx, dy in product(range(-4_000, 5_000, 2_000), repeat=2):
        if abs(dx) + abs(dy) >= 2_000:
            found = dragged(battle, unit, (x + dx, y + dy))
            if found.choice is not None and found.choice["type"] in ("Move", "Drive") and not found.notes:
                return x + dx, y + dy
    return None


def bad_place(battle: Battle[Any], unit: str) -> Place | None:
    """A place near by to which the unit may not go, but part of the way."""
    x, y = middle(battle, unit)
    for dx, dy in product(range(-6_000, 7_000, 1_000), repeat=2):
        place = (x + dx, y + dy)
        on_table = 0 < place[0] < 72_000 and 0 < place[1] < 48_000
        if on_table and any(note.message.id == "wh-note-shortened" for note in dragged(battle, unit, place).notes):
            return place
    return None


@cache
def rough() -> Battle[Any]:
    """A squad of the person's may be dragged into difficult ground, for which it rolls."""
    return when(lambda battle, decision: decision.kind == "ChooseMover" and _rough(battle) is not None)


def into_rough(battle: Battle[Any]) -> tuple[str, Place]:
    """The squad, and the place in the difficult ground."""
    found = _rough(battle)
    assert found is not None
    return found


def _rough(battle: Battle[Any]) -> tuple[str, Place] | None:
    for move in view(battle).moves:
        if move.entering or move.turns or len(battle.state.units[move.unit].models) < 4:
            continue
        x, y = middle(battle, move.unit)
        for dx, dy in product(range(-4_000, 5_000, 2_000), repeat=2):
            if not dx and not dy:
                continue
            choice = dragged(battle, move.unit, (x + dx, y + dy)).choice
            if choice is not None and choice["type"] == "Brave":
                return move.unit, (x + dx, y + dy)
    return None
