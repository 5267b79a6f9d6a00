"""What is shown of men getting out of a vehicle before it is confirmed (BA-TRN-12)."""

from __future__ import annotations

from grognard.core.wire.previews import DragProposal, Preview
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.vehicles import dismounting
from grognard.games.bolt_action.rules.vehicles.dismounting import ChooseDismount
from grognard.games.bolt_action.state.choices import Dismount
from grognard.games.bolt_action.table.preview_put import nudged, put_down


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
