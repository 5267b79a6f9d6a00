"""From the corners of a drag to the hexes of a way, and what each step of it costs and risks."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from grognard.core.records import replace
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.crossing import Check
from grognard.games.axis_allies_minis.rules.movement.movement import Pace, checks, path_refusal, step_to, ways
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Hex

FAR = 99
"""Points without end, for the way to a hex that is too far: it is drawn and refused."""


def way_through(g: G, unit: Unit, pace: Pace, goals: Sequence[Hex]) -> tuple[Hex, ...]:
    """The cheapest way of a unit through some hexes in order; where there is none in reach, one that is refused."""
    path: tuple[Hex, ...] = ()
    for goal in goals:
        assert unit.at is not None
        if goal == unit.at or goal not in g.context.map.terrain:
            continue
        found = ways(g, unit, pace).get(goal) or ways(g, unit, Pace(FAR)).get(goal) or straight(g, unit.at, goal)
        for there in found:
            step = step_to(g, unit, unit.at, there)
            pace = (pace.after(step) if step is not None else None) or Pace(0)
            unit = replace(unit, at=there)
        path += found
    return path


def straight(g: G, start: Hex, goal: Hex) -> tuple[Hex, ...]:
    """A shortest way over the map, whatever lies on it."""
    before: dict[Hex, Hex] = {start: start}
    queue = deque([start])
    while goal not in before:
        here = queue.popleft()
        for there in g.context.board.neighbours(here):
            if there not in before:
                before[there] = here
                queue.append(there)
    found = [goal]
    while before[found[-1]] != start:
        found.append(before[found[-1]])
    return tuple(reversed(found))


def legal_steps(g: G, unit: Unit, path: tuple[Hex, ...], pace: Pace) -> int:
    """How many of the first steps of a way could be taken."""
    for number in range(1, len(path) + 1):
        if path_refusal(g, unit, path[:number], pace) is not None:
            return number - 1
    return len(path)


def spent_on(g: G, unit: Unit, path: tuple[Hex, ...], pace: Pace) -> int:
    """The points a legal way costs (AAM-MOVE-01, AAM-MOVE-04)."""
    for _left, there, here in legs(unit, path):
        step = step_to(g, here, _left, there)
        after = None if step is None else pace.after(step)
        if after is None:
            break
        pace = after
    return pace.spent


def legs(unit: Unit, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, Hex, Unit]]:
    """Each step of a way: the hex left, the hex entered, and the unit as it stands in the one left."""
    for there in path:
        left = unit.at
        assert left is not None
        yield left, there, unit
        unit = replace(unit, at=there, facing=left.direction(there) or unit.facing)


def rolls_on(g: G, unit: Unit, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, Check]]:
    """The movement rolls of a way, each with the hex it is made to enter (AAM-MOVE-05)."""
    for left, there, here in legs(unit, path):
        for check in checks(g, here, left, there):
            yield there, check


def standing(g: B, unit: Unit) -> B:
    """The battle as it would be with a unit elsewhere."""
    then = g.clone()
    then.state = g.state.with_units(unit)
    return then
