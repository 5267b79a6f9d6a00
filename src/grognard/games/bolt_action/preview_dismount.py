"""What is shown of men getting out of a vehicle before it is confirmed (BA-TRN-12)."""

from __future__ import annotations

from grognard.core.battle import Battle
from grognard.core.overlays import Ghost, Ghosts, Overlay
from grognard.core.previews import DragProposal, Note, Preview
from grognard.core.records import to_builtins
from grognard.games.bolt_action import dismounting
from grognard.games.bolt_action.choices import Dismount, Leg
from grognard.games.bolt_action.dismounting import ChooseDismount
from grognard.games.bolt_action.panels import front_arcs
from grognard.games.bolt_action.state import State

G = Battle[State]


def getting_out(g: G, decision: ChooseDismount, proposal: DragProposal) -> Preview:
    """Passengers dragged to a side of their vehicle, men set apart where they were put."""
    if not proposal.waypoints:
        return Preview()
    unit = g.state.units[decision.unit]
    end = proposal.waypoints[-1]
    choice = dismounting.set_down(g, unit, (end.x, end.y))
    if choice is None:
        return Preview()
    nudges = {nudge.model: (nudge.x, nudge.y) for nudge in proposal.nudges}
    legs = tuple(Leg(leg.model, (nudges.get(leg.model, leg.points[-1]),)) for leg in choice.legs)
    facing = None if choice.facing is None else (choice.facing + (proposal.turn or 0)) % 360_000
    return dismount_preview(g, decision, Dismount(legs, facing))


def dismount_preview(g: G, decision: ChooseDismount, choice: Dismount) -> Preview:
    """Where the men would stand, and what forbids it."""
    unit = g.state.units[decision.unit]
    faults = list(dismounting.faults(g, unit, choice))
    overlays: list[Overlay] = []
    if {leg.model for leg in choice.legs} == {model.id for model in unit.models} and all(
        leg.points for leg in choice.legs
    ):
        there, bad = dismounting.standing(unit, choice), {fault.model for fault in faults}
        overlays.extend(front_arcs(g, there, unit.seat))
        overlays.append(Ghosts([Ghost(m.id, m.x, m.y, m.radius, m.id in bad) for m in there.models]))
    seen: dict[str, Note] = {}
    for fault in faults:
        seen.setdefault(fault.message.id, Note(fault.message, list(fault.rules), "refusal"))
    return Preview(choice=None if faults else to_builtins(choice), overlays=overlays, notes=list(seen.values()))
