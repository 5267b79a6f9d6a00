"""Objectives as a unit sees them: whose each is to take or to keep, and what a place is worth for them. Nothing here is
a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from math import exp, hypot
from typing import NamedTuple

import numpy

from grognard.games.wh40k5.evaluation.ways import manner_of, way_to
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.vehicle_courses import fastest
from grognard.games.wh40k5.odds.expected_losses import points
from grognard.games.wh40k5.rules.mission.deployment import shoots_far
from grognard.games.wh40k5.rules.mission.objectives import WITHIN, contests, is_scoring, near, where
from grognard.games.wh40k5.rules.mission.victory import counts_kills
from grognard.games.wh40k5.state.state import Model, Objective, Unit, enemy
from grognard.space.plane import Floats, gaps

PACE = 6 * INCH
"""What a unit covers in a turn, more or less."""
LATER = 0.8
"""What a thing is worth a turn later."""
OBJECTIVE = 160.0
"""What holding an objective is worth at the end of the battle."""
EARLY = 0.4
"""The part of it that counts in the first turn."""
CONTESTS, BYSTANDS = 0.9, 0.1
"""The part of it for who cannot hold it, where the enemy does and elsewhere."""
KEPT = 0.3
"""The part of it that is left where another holds it already, or keeps the enemy from holding it."""
NOT_YET = 0.9
"""What is left of it for who is not there yet, but surely comes in time."""
AWAY, FAR = 0.05, 0.5
"""The part of that which is lost with each turn's way, for much may come between; and what is left from afar."""
LAST = 5
"""The game turn that may be the last."""
LONGEST = 7
"""The game turn that is the last at all."""
HASTE = 4.0
"""How surely who has as much time again as he needs comes in time."""
RUNS = 1 / 3
"""The part of a turn's way that is left to who has moved and may still run."""
STAYS = 0.07
"""By how much likelier who shoots far is thought to hold an objective that need not be taken."""
BURDEN = 0.0015
"""By how much less likely for each of its points a unit is: the cheapest stays."""
RAGES = 0.5
"""By how much less likely one that goes for every enemy it sees."""
MANNED = 6 * INCH
"""How far from an objective somebody stands who is thought to hold it yet."""
NEARER = 0.02
"""By how much less likely for each turn's way: of two who both come in time the nearer goes."""
TAKING = 2.0
"""How many turns it is thought to take to drive an enemy off an objective."""


class Goal(NamedTuple):
    """An objective as a unit sees it: where it is, and what being there is worth to it."""

    x: int
    y: int
    worth: float


def later(far: float) -> float:
    """What is left of the worth of a thing so far off."""
    return float(LATER ** (max(far, 0.0) / PACE))


def weight(g: G) -> float:
    """What an objective is worth now: the more the later it is."""
    part = min((g.state.turn - 1) / (LAST - 1), 1.0)
    return OBJECTIVE * (EARLY + (1 - EARLY) * part * part)


def stride(unit: Unit) -> int:
    """About how far a unit goes in a turn, if it does nothing else."""
    if not unit.models[0].is_vehicle or unit.models[0].is_walker:
        return PACE + PACE // 2
    return fastest(unit.models[0])


def objectives_worth(
    g: G, unit: Unit, table: Floats, pace: int = 0, *, stays: bool = False, runs: bool = False
) -> float:
    """What a place is worth for the best of the objectives: to who can hold it all of it, to others what keeping the
    enemy off is; from afar as much as it is likely to come in time. ``pace``: how far it is carried in a turn;
    ``stays``: it goes nowhere any more; ``runs``: it may still run in this turn."""
    found = goals(g, unit)
    if not found:
        return 0.0
    there = numpy.array([(each.x, each.y, 0.0) for each in found], dtype=numpy.float64)
    apart, manner = gaps(table, there), manner_of(unit) if not pace else "wheels"
    best = 0.0
    for goal, at, away in zip(found, apart.argmin(axis=0).tolist(), apart.min(axis=0).tolist(), strict=True):
        part = 1.0
        if away > WITHIN:
            far = way_to(g, manner, (table[at, 0], table[at, 1]), (goal.x, goal.y)) - table[at, 2] - WITHIN
            turns = float(far) / max(stride(unit), pace)
            part = 0.0 if stays else NOT_YET * in_time(g, unit.seat, turns, RUNS * runs) * max(1 - AWAY * turns, FAR)
        best = max(best, part * goal.worth)
    return best


def in_time(g: G, seat: int, turns: float, more: float = 0.0) -> float:
    """How likely who needs so many turns of his is there when the battle ends, in whichever turn that is, if what he
    does now is done; ``more``: the part of a turn that is left to him of this one (WH-GAME-09)."""
    to_come = seat != g.state.active and seat != g.state.first
    lengths = range(max(LAST, g.state.turn), LONGEST + 1)
    spare = (last - g.state.turn + to_come + more for last in lengths)
    return sum(1 / (1 + exp(-HASTE * (each / max(turns, 0.1) - 1))) for each in spare) / len(lengths)


def goals(g: G, unit: Unit) -> tuple[Goal, ...]:
    """The objectives of a battle that is decided by them, as a unit sees them: remembered while the units stand."""
    if not g.state.objectives or counts_kills(g):
        return ()
    units = g.state.units
    key = "goals", unit.id, id(units), g.state.player_turn
    found = g.context.looks.get(key)
    if found is None:
        found = g.context.looks[key] = (tuple(_goals(g, unit)), units)
    seen: tuple[Goal, ...] = found[0]
    return seen


def _goals(g: G, unit: Unit) -> Iterator[Goal]:
    """Who can hold an objective wants the one that is his; others want those the enemy would hold but for them. Who
    keeps the enemy off one already goes on wanting it (WH-GAME-08)."""
    mine, scoring, now = tasks(g, unit.seat), is_scoring(g, unit), weight(g)
    friends = [other for other in g.state.standing(unit.seat) if other.id != unit.id]
    for each in g.state.objectives:
        disputed = any(contests(g, other) and is_near(g, other, each) for other in friends)
        part = max(BYSTANDS, CONTESTS * threat(g, enemy(unit.seat), each) * (KEPT if disputed else 1.0))
        if scoring:
            part = 1.0 if mine.get(each.id, unit.id) == unit.id else max(KEPT, part)
        yield Goal(each.x, each.y, part * now)


def threat(g: G, seat: int, objective: Objective) -> float:
    """How likely a seat has somebody at an objective in the end who can hold it."""
    known, key = g.context.known(g.state), ("threat", seat, objective.id)
    if key not in known:
        known[key] = _threat(g, seat, objective)
    found: float = known[key]
    return found


def _threat(g: G, seat: int, objective: Objective) -> float:
    if is_manned(g, seat, objective):
        return 1.0
    left_to = tasks(g, seat).get(objective.id)
    if left_to is None:
        return 0.0
    return NOT_YET * in_time(g, seat, turns_to(g, g.state.units[left_to], objective))


def presence(g: G, unit: Unit) -> float:
    """What it is worth to a seat that stands near an objective: what holding or disputing one is worth."""
    if not g.state.objectives or counts_kills(g) or not any(is_near(g, unit, each) for each in g.state.objectives):
        return 0.0
    return weight(g) * (1.0 if is_scoring(g, unit) else CONTESTS)


def is_manned(g: G, seat: int, objective: Objective) -> bool:
    """Whether a seat has who can hold an objective there, or a turn away, whoever disputes it."""
    x, y = objective.x, objective.y
    carriers = (where(g, unit) for unit in g.state.of(seat) if is_scoring(g, unit))

    def mans(models: tuple[Model, ...]) -> bool:
        return any(hypot(model.x - x, model.y - y) <= WITHIN + model.radius + MANNED for model in models)

    return any(
        g.context.kept.of((carrier.models,), ("mans", x, y), partial(mans, carrier.models))
        for carrier in carriers
        if carrier is not None
    )


def is_near(g: G, unit: Unit, objective: Objective) -> bool:
    """Whether a unit is near enough to an objective to hold or dispute it."""
    key = "near", objective.x, objective.y
    return g.context.kept.of((unit.models,), key, lambda: near(g, unit, objective))


def tasks(g: G, seat: int) -> Mapping[str, str]:
    """The unit that each objective is left to, as far as there are any that can hold them, so that together they are
    likeliest to be there. At what has not to be taken from the enemy rather the cheap stay and who shoots far."""
    units = g.state.units
    key = "tasks", seat, id(units), g.state.player_turn
    found = g.context.looks.get(key)
    if found is None:
        found = g.context.looks[key] = (_tasks(g, seat), units)
    given: Mapping[str, str] = found[0]
    return given


def _tasks(g: G, seat: int) -> Mapping[str, str]:
    theirs = {each.id for each in g.state.objectives if is_manned(g, enemy(seat), each)}
    hopes: dict[str, dict[str, float]] = {}
    for unit in g.state.of(seat):
        if where(g, unit) is None or not is_scoring(g, unit):
            continue
        for each in g.state.objectives:
            turns = turns_to(g, unit, each)
            if each.id in theirs:
                hope = in_time(g, seat, turns + TAKING)
            else:
                hope = (NOT_YET * in_time(g, seat, turns) if turns else 1.0) - BURDEN * points(unit)
                hope += STAYS * shoots_far(unit) - RAGES * g.context.has(unit, "rage")
            hopes.setdefault(unit.id, {})[each.id] = hope - NEARER * turns
    return likeliest(hopes)


def likeliest(hopes: Mapping[str, Mapping[str, float]]) -> dict[str, str]:
    """Who goes where so that all hopes together are greatest: each unit to one objective at most, each objective to one
    unit, and to one if there are enough.

    >>> likeliest({"mob": {"hill": 0.9, "ford": 0.2}, "trukk": {"hill": 1.0, "ford": 0.8}})
    {'hill': 'mob', 'ford': 'trukk'}
    """
    best: dict[frozenset[str], tuple[float, dict[str, str]]] = {frozenset(): (0.0, {})}
    for unit, of in hopes.items():
        for taken, (total, given) in list(best.items()):
            for objective, hope in of.items():
                if objective in taken:
                    continue
                more = taken | {objective}
                if more not in best or best[more][0] < total + hope:
                    best[more] = (total + hope, {**given, objective: unit})
    most = max(len(taken) for taken in best)
    return max((found for taken, found in best.items() if len(taken) == most), key=lambda found: found[0])[1]


def turns_to(g: G, unit: Unit, objective: Objective) -> float:
    """How many turns a unit needs to an objective, by what carries it."""
    carrier, goal = where(g, unit) or unit, (objective.x, objective.y)

    def found() -> float:
        away = min(way_to(g, manner_of(carrier), model.at, goal) for model in carrier.models) - WITHIN
        return max(away, 0.0) / max(stride(unit), stride(carrier))

    return g.context.kept.of((unit.models, carrier.models), ("turns", goal), found)
