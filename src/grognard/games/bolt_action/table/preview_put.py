"""What is shown of a unit that is put down, not moved: as it is set up or gets out of a vehicle
(BA-TRN-12)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.asking.previews import forbidden, judged
from grognard.core.engine.choices import Choice
from grognard.core.wire.overlays import Overlay
from grognard.core.wire.previews import DragProposal, Preview
from grognard.games.bolt_action.ground import walking
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.vehicles import dismounting
from grognard.games.bolt_action.rules.vehicles.dismounting import ChooseDismount
from grognard.games.bolt_action.state.choices import Dismount, Leg
from grognard.games.bolt_action.state.state import Unit
from grognard.games.bolt_action.table.preview_tables import front_arcs
from grognard.space.drawing import ghosts


def nudged(legs: Sequence[Leg], proposal: DragProposal) -> tuple[Leg, ...]:
    """Where models are put down, those set apart where they were put."""
    return tuple(Leg(leg.model, (proposal.apart.get(leg.model, leg.points[-1]),)) for leg in legs)


def put_down(g: G, seat: int, there: Unit | None, choice: Choice, faults: Sequence[walking.Fault]) -> Preview:
    """A unit put down where it would stand, if that can be told, and what forbids it."""
    overlays: list[Overlay] = []
    if there is not None:
        overlays = [*front_arcs(g, there, seat), ghosts(there.models, {fault.model for fault in faults})]
    if faults:
        return forbidden(*faults, overlays=overlays)
    return judged(choice, None, overlays=overlays)


def getting_out(g: G, decision: ChooseDismount, proposal: DragProposal) -> Preview:
    """Passengers dragged to a side of their vehicle, men set apart where they were put."""
    if not proposal.waypoints:
        return Preview()
    unit = g.state.units[decision.unit]
    end = proposal.waypoints[-1]
    choice = dismounting.set_down(g, unit, (end.x, end.y))
    if choice is None:
        return Preview()
    facing = None if choice.facing is None else (choice.facing + (proposal.turn or 0)) % 360_000
    return dismount_preview(g, decision, Dismount(nudged(choice.legs, proposal), facing))


def dismount_preview(g: G, decision: ChooseDismount, choice: Dismount) -> Preview:
    """Where the men would stand, and what forbids it."""
    unit = g.state.units[decision.unit]
    told = {leg.model for leg in choice.legs} == {model.id for model in unit.models}
    told = told and all(leg.points for leg in choice.legs)
    there = dismounting.standing(unit, choice) if told else None
    return put_down(g, unit.seat, there, choice, list(dismounting.faults(g, unit, choice)))
