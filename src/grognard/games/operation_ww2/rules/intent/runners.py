"""Runners: from the command unit to whoever is told, and back (AZ-COM-05, AZ-COM-06, AZ-COM-13)."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin

from grognard.core.engine.dice import Successes, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.special import Communication
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.following import SHARES, March, cut, lone_fault
from grognard.games.operation_ww2.state.events.communication import RunnerArrived, RunnerBack, RunnerRan
from grognard.games.operation_ww2.state.events.turn import Walked
from grognard.games.operation_ww2.state.intents import Leg
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point, gap, length_of

ASIDE = (0, 25, -25, 50, -50, 75, -75)
"""By how many degrees a runner goes round what is in his way, at the middle of it."""


def waiting(g: G, home: str | None = None) -> list[str]:
    """The runners who have not run yet this turn, of one unit or of all, by the ids of their units of one. One who has
    arrived starts back in the next turn (AZ-COM-05)."""
    return [
        id
        for id, errand in g.state.errands.items()
        if errand.turn < g.state.turn and home in (None, _now(g, errand.home).id) and g.state.units[id].on_table
    ]


def _now(g: G, id: str) -> Unit:
    """Whom a runner comes from or is sent to: who goes with another unit for a time is to be found there."""
    found = g.state.now(id)
    assert found is not None, id
    return found


class Running(Procedure):
    """Runners run, one after another, as far as infantry goes fast; who is near enough to whom he was sent tells it, on
    a die; who is back with his unit joins it (AZ-COM-05, AZ-COM-06, AZ-COM-13)."""

    runners: tuple[str, ...]

    @step
    def run(self, g: B) -> Action:
        if not self.runners:
            return Done()
        unit = g.state.units[self.runners[0]]
        errand = g.state.errands[unit.id]
        goal = _now(g, errand.home if errand.back else errand.to)
        if not unit.on_table or not goal.on_table:
            return Next(None)
        way = way_towards(g, unit, goal)
        g.emit(RunnerRan(unit.id), "AZ-COM-05")
        if way:
            g.emit(Walked(unit.id, (Leg(unit.models[0].id, way),)), "AZ-COM-06")
        if not has_arrived(g, g.state.units[unit.id], goal):
            return Next(None)
        if errand.back:
            g.emit(RunnerBack(unit.id), "AZ-COM-05")
            return Next(None)
        row: Communication = g.context.tables.communication["runner"]
        return roll(1, Successes(row.needs), say("az-roll-call", means=row.name), row.rule, seat=unit.seat, sides=10)

    @step
    def tell(self, g: B, heard: int | None) -> Action:
        if heard is not None:
            id = self.runners[0]
            to = _now(g, g.state.errands[id].to).id
            g.emit(RunnerArrived(id, to, bool(heard)), "AZ-COM-05", "AZ-COM-13")
        return Repeat(Running(self.runners[1:]))


def has_arrived(g: G, runner: Unit, goal: Unit) -> bool:
    """Whether a runner is near enough to somebody of a unit; by the option ``runner_arrival`` he has to touch him
    (AZ-COM-13)."""
    near = g.context.tables.communication["runner"].within
    reach = near if g.setup.options["runner_arrival"] == "10cm" else TOUCH
    return any(gap(runner.models[0].body, model.body) <= reach for model in goal.models)


def way_towards(g: G, unit: Unit, goal: Unit) -> tuple[Point, ...]:
    """As far as a runner gets towards the nearest of a unit: straight, or round what is in his way (AZ-COM-06)."""
    model = unit.models[0]
    foe = min(goal.models, key=lambda other: gap(model.body, other.body))
    if gap(model.body, foe.body) <= TOUCH:
        return ()
    crowd = Crowd(g, unit)
    found: list[tuple[bool, int, float, tuple[Point, ...]]] = []
    for speed in ways.SPEEDS[::-1]:
        march = March(unit.id, "move", speed, model.id, ())
        far = ways.allowance(g.context.tables.rates["infantry"], "move", speed)
        for whole in _lines(model, foe):
            length = max(length_of(whole), 1)
            longest = length - model.radius - foe.radius
            for share in (1.0, *SHARES):
                walked = min(far * share, longest)
                way = cut(whole, walked / length)
                if lone_fault(g, crowd, model, way, march) is None:
                    # Who is not stopped on the way round is better off than who is stopped straight ahead; who arrives
                    # either way goes straight.
                    found.append((share < 1, round(length - walked), length, way))
                    break
    return min(found)[-1] if found else ()


def _lines(model: Model, goal: Model) -> Iterator[tuple[Point, ...]]:
    start, end = (model.x, model.y), (goal.x, goal.y)
    dx, dy = end[0] - start[0], end[1] - start[1]
    yield start, end
    for turn in ASIDE[1:]:
        angle = turn * pi / 180
        half = hypot(dx, dy) / 2 / cos(angle)
        ax, ay = dx / hypot(dx, dy), dy / hypot(dx, dy)
        x = start[0] + half * (ax * cos(angle) - ay * sin(angle))
        y = start[1] + half * (ax * sin(angle) + ay * cos(angle))
        yield start, (round(x), round(y)), end


class LateRunners(Procedure):
    """Runners whose unit got no order this turn run all the same (AZ-COM-05)."""

    @step
    def run(self, g: G) -> Action:
        return Call(Running(tuple(waiting(g))))
