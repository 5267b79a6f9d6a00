"""A drag that goes too far, shortened to where it may end."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.wire.previews import DragProposal
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.state.choices import Boost, Brave, Drive, Move, Walk
from grognard.games.wh40k5.state.state import Unit
from grognard.games.wh40k5.table.drag import Points, dragged
from grognard.space.formations import middle
from grognard.space.plane import cut, length_of

STEP = INCH // 2
"""By how much a drag is drawn in at a time."""
CLOSE = INCH // 50
"""How near to the last place where it may end a shortened drag comes."""


def shortened(g: G, decision: Decision, points: Points, proposal: DragProposal) -> tuple[Choice | None, Refused | None]:
    """The choice a drag means; one that may not be, of a way, is drawn in to the farthest place on it where the unit
    may end, with what forbids the rest. What cannot be mended so stays as it is."""
    choice = dragged(g, decision, points, proposal)
    unit = g.state.units.get(proposal.unit)
    if not isinstance(choice, Move | Boost | Drive | Walk) or proposal.nudges or unit is None:
        return choice, None
    fault = decision.refusal(g, choice)
    if fault is None or may_be(g, decision, choice):
        return choice, None
    way = [middle(unit.models), *points]
    open_, closed = 0.0, min(length_of(way), farthest(unit, choice))
    for length in drawn_in(closed):
        if may_be(g, decision, along(g, decision, way, length, proposal)):
            open_ = length
            break
        closed = length
    if not open_:
        return choice, None
    while closed - open_ > CLOSE:
        length = (open_ + closed) / 2
        if may_be(g, decision, along(g, decision, way, length, proposal)):
            open_ = length
        else:
            closed = length
    return along(g, decision, way, open_, proposal), fault


def along(g: G, decision: Decision, way: Points, length: float, proposal: DragProposal) -> Choice | None:
    """The choice of the first part of a way."""
    return dragged(g, decision, cut(list(way), length)[1:], proposal)


def farthest(unit: Unit, choice: Move | Boost | Drive | Walk) -> float:
    """How far the model goes that goes farthest: the drag takes nobody any farther."""
    if isinstance(choice, Drive):
        return float(max(sum(abs(each.distance) for each in course.stretches) for course in choice.courses))
    return max((length_of([unit.model(leg.model).at, *leg.points]) for leg in choice.legs), default=0.0)


def drawn_in(length: float) -> Iterator[float]:
    """Shorter and shorter ways."""
    length -= STEP
    while length > 0:
        yield length
        length -= STEP


def may_be(g: G, decision: Decision, choice: Choice | None) -> bool:
    """Whether a choice may be, perhaps after the roll for difficult terrain (WH-MOVE-02)."""
    if choice is None:
        return False
    return decision.refusal(g, choice) is None or (isinstance(choice, Move) and braves(g, decision, choice))


def braves(g: G, decision: Decision, choice: Move) -> bool:
    """Whether only the roll for difficult terrain is missing to a way (WH-MOVE-02)."""
    unit = g.state.units[choice.unit]
    if decision.refusal(g, Brave(unit.id)) is not None:
        return False
    return movement.refusal(g, unit, choice.legs, movement.rate(unit), rolled=True) is None
