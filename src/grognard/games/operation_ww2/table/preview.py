"""What a proposal would do, before it is confirmed: ghosts, ways, lines of sight, needed numbers, losses, rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from grognard.core.asking.previews import Previews, forbidden, judged
from grognard.core.battle import RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Overlay, Ring, Spot
from grognard.core.wire.previews import (
    ChoiceProposal,
    DragProposal,
    HoldProposal,
    LookProposal,
    Note,
    Preview,
)
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.rules.close_combat.pursuit import ChoosePursuit
from grognard.games.operation_ww2.rules.driving.pursuing import ChooseDrive
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.volley import ChooseToFire, Volley
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard, ChooseIntent
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import ChooseTemplate, Laying
from grognard.games.operation_ww2.rules.vehicle_fire.vehicle_targets import ChooseAims
from grognard.games.operation_ww2.state.choices import (
    Aiming,
    Follow,
    LayTemplate,
    Losses,
    OpenFire,
    Pass,
    PlaceNext,
    PlayCard,
    Pursuit,
    SetUp,
    Shooting,
)
from grognard.games.operation_ww2.state.intents import (
    INTENTS,
    AmbushIntent,
    AssaultIntent,
    CoveringFireIntent,
    FireIntent,
    Held,
    MoveIntent,
)
from grognard.games.operation_ww2.state.names import card_name, unit_name
from grognard.games.operation_ww2.state.state import Ordered, Unit
from grognard.games.operation_ww2.table.drag import (
    besides_notes,
    dragged,
    driven_besides,
    following_preview,
    placing,
    placing_preview,
    way_preview,
)
from grognard.games.operation_ww2.table.naming import intent_name
from grognard.games.operation_ww2.table.naming_besides import open_name
from grognard.games.operation_ww2.table.preview_tables import fire_panels, held_panels, laid_panels, place_panels
from grognard.games.operation_ww2.table.switches.units import said
from grognard.games.operation_ww2.table.view import drawn_intent
from grognard.space.drawing import ghosts, path
from grognard.space.formations import middle


def held_back(g: B, decision: Decision, proposal: HoldProposal) -> Preview:
    """A shot held back for a point of a way (AZ-ANT-02)."""
    if not isinstance(decision, ChooseIntent):
        return Preview()
    held = Held(proposal.unit, proposal.at)
    shot = FireIntent(held.mover, held) if decision.card.order == "fire" else AmbushIntent(held.mover, held)
    return choice_preview(g, decision, with_switches(g, decision, shot, {"hatches": "as-is", **proposal.switches}))


def chosen(g: B, decision: Decision, choice: Choice, proposal: ChoiceProposal) -> Preview:
    """What one choice of the pending decision would do, with what is said along with it."""
    return choice_preview(g, decision, with_switches(g, decision, choice, proposal.switches))


def with_switches(g: B, decision: Decision, choice: Choice, switches: Mapping[str, str]) -> Choice:
    """A choice with what is said along with it (AZ-INT-06)."""
    if not switches or not isinstance(decision, ChooseIntent) or not isinstance(choice, INTENTS):
        return choice
    unit = g.state.units[decision.unit]
    intent = said(g, unit, decision.card.order, choice, switches)
    if unit.is_vehicle and "hatches" in switches:
        intent = replace(intent, besides=driven_besides(g, unit, switches, intent.besides))
    return intent


def drag_preview(g: B, decision: Decision, proposal: DragProposal) -> Preview:
    """A unit dragged: to where it is set up, or along the way of who leads it."""
    if not proposal.waypoints:
        return Preview()
    if isinstance(decision, ChoosePlace) and decision.unit == proposal.unit:
        return placing(g, decision, proposal)
    if isinstance(decision, ChooseIntent) and decision.unit == proposal.unit:
        intent = dragged(g, decision, proposal)
        return Preview() if intent is None else way_preview(g, decision, intent)
    return Preview()


def choice_preview(g: B, decision: Decision, choice: Choice) -> Preview:
    """What one choice of the pending decision would do."""
    if isinstance(decision, RollDice):
        return Preview()
    refused = decision.refusal(g, choice)
    match decision, choice:
        case ChoosePlace(), SetUp():
            return placing_preview(g, decision, choice)
        case ChooseIntent(), MoveIntent() | AssaultIntent():
            return way_preview(g, decision, choice)
        case ChooseIntent(), FireIntent() | AmbushIntent() | CoveringFireIntent():
            return fire_preview(g, decision, choice, refused)
        case ChooseFollowing(), Follow():
            return following_preview(g, decision, choice, refused)
        case ChooseCard(), PlayCard():
            return card_preview(g, choice, refused)
        case _, PlaceNext(unit) if refused is None:
            return judged(choice, None, headline=unit_name(g, unit))
        case _, Losses():
            return losses_preview(g, choice, refused)
        case ChoosePursuit() | ChooseDrive(), Pursuit():
            return pursuit_preview(g, decision.ordered, choice, refused)
        case ChooseToFire() | ChooseAims(), OpenFire(True) | Aiming():
            return opening_preview(g, choice, refused)
        case ChooseTemplate(), LayTemplate():
            return laying_preview(g, choice, refused)
        case ChooseShooting(), Shooting():
            return shooting_preview(g, decision, choice, refused)
        case _:
            notes = []
            if isinstance(choice, Pass):
                notes.append(Note(say("az-note-pass", count=len(g.state.chain)), ["AZ-RCT-04", "AZ-EXE-01"]))
            return judged(choice, refused, notes=notes)


# ---- cards -------------------------------------------------------------------------------------------------------


def card_preview(g: B, choice: PlayCard, refused: Refused | None) -> Preview:
    """What a card lets a unit do, and when it would be carried out (AZ-ORD, AZ-EXE-01)."""
    if refused is not None:
        return forbidden(refused)
    order = g.context.tables.orders[choice.card.order]
    unit = g.state.units[choice.unit]
    notes = [Note(say("az-note-order", order=order.id), [order.rule])]
    if g.state.chain:
        last = g.state.chain[-1]
        before = say("az-note-before", unit=unit_name(g, last.unit), card=card_name(g, last.card))
        notes.append(Note(before, ["AZ-EXE-01", "AZ-ANT-01"]))
    if choice.card.priority <= g.context.limit("last-priority"):
        notes.append(Note(say("az-note-last"), ["AZ-RCT-04"]))
    lying = sum(model.posture == "scared" for model in unit.people)
    if lying:
        notes.append(Note(say("az-note-lying", count=lying), ["AZ-ORD-07"], "warning"))
    headline = say("az-headline-card", card=card_name(g, choice.card), unit=unit_name(g, choice.unit))
    return judged(choice, None, headline=headline, notes=notes)


def pursuit_preview(g: G, ordered: Ordered, choice: Pursuit, refused: Refused | None) -> Preview:
    """The way after a target that has moved, or the declared one (AZ-ORD-08)."""
    intent, unit = ordered.intent, g.state.units[ordered.unit]
    assert isinstance(intent, AssaultIntent)
    lead = next((model for model in unit.models if model.id == intent.lead), unit.models[0])
    way = intent.way if choice.way is None else choice.way
    drawn: list[Overlay] = [path([(lead.x, lead.y), *way])] if way else []
    return judged(choice, refused, overlays=drawn)


# ---- fire --------------------------------------------------------------------------------------------------------


def fire_preview(
    g: B, decision: ChooseIntent, choice: FireIntent | AmbushIntent | CoveringFireIntent, refused: Refused | None
) -> Preview:
    """Fire at a target now, or held back for a point of its way: sight, detection, needed numbers, losses."""
    if refused is not None:
        return forbidden(refused)
    unit = g.state.units[decision.unit]
    order: OrderName = decision.card.order
    headline = intent_name(g, Ordered(decision.seat, unit.id, decision.card, choice))
    declared = besides_notes(g, choice)
    held = None if isinstance(choice, CoveringFireIntent) else choice.held
    if held is not None:
        overlays, tables, charts, notes = held_panels(g, unit, held, order, choice.besides)
    elif choice.target is not None:
        overlays, tables, charts, notes = fire_panels(
            g, unit, g.state.units[choice.target], order, besides=choice.besides
        )
    elif choice.besides.at_coordinates or choice.besides.building:
        overlays, tables, charts, notes = place_panels(g, unit, order, choice)
    else:
        waiting = Note(say("az-note-lies-in-wait"), ["AZ-ORD-04", "AZ-ORD-16"])
        return judged(choice, None, headline=headline, notes=[waiting, *declared])
    return Preview(to_builtins(choice), headline, overlays, tables, charts, [*declared, *notes])


def losses_preview(g: G, choice: Losses, refused: Refused | None) -> Preview:
    """Who would die and who would lie down."""
    models = [model for unit in g.state.units.values() for model in unit.models]
    struck = ghosts((model for model in models if model.id in (*choice.dead, *choice.scared)), choice.dead)
    return judged(choice, refused, overlays=[struck])


def shooting_preview(g: B, decision: ChooseShooting, choice: Shooting, refused: Refused | None) -> Preview:
    """What is fired, weapon by weapon, and what it would do."""
    if refused is not None:
        return forbidden(refused)
    unit = g.state.units[decision.unit]
    counted = Counter(firing.weapon for firing in choice.firings)
    rows = g.context.tables.weapons
    notes = [
        Note(say("az-note-firing", weapon=rows[id].name if id in rows else id, count=count), ["AZ-FIRE-10"])
        for id, count in counted.items()
    ]
    target = g.state.units.get(decision.target) if decision.target is not None else None
    if target is None or not target.on_table:
        return judged(choice, None, notes=notes)
    besides = replace(decision.besides, firings=choice.firings)
    overlays, tables, charts, told = fire_panels(g, unit, target, decision.order, decision.moved, besides)
    return judged(choice, None, overlays=overlays, tables=tables, charts=charts, notes=[*notes, *told])


def opening_preview(g: B, choice: OpenFire | Aiming, refused: Refused | None) -> Preview:
    """What a unit does that opens fire now: from Ambush after all (AZ-ORD-16), or a vehicle at these targets
    (AZ-VLS-09)."""
    volley = g.stack[-1].procedure
    if refused is not None:
        return forbidden(refused)
    assert isinstance(volley, Volley)
    target = None if volley.target is None else g.state.units[volley.target]
    if target is None or not target.on_table:
        return judged(choice, None)
    besides = replace(volley.besides, aims=choice.aims) if isinstance(choice, Aiming) else volley.besides
    unit = g.state.units[volley.unit]
    overlays, tables, charts, notes = fire_panels(g, unit, target, volley.order, volley.moved, besides)
    return judged(choice, None, overlays=overlays, tables=tables, charts=charts, notes=notes)


def laying_preview(g: B, choice: LayTemplate, refused: Refused | None) -> Preview:
    """What fire does with one more template of a rapid-fire gun laid, the rest of them as they usually are
    (AZ-RPF-01)."""
    volley, laying = (frame.procedure for frame in g.stack[-2:])
    if refused is not None:
        return forbidden(refused)
    assert isinstance(volley, Volley)
    assert isinstance(laying, Laying)
    overlays, charts, notes = laid_panels(g, volley, laying.after(g, choice).rows)
    return judged(choice, None, overlays=overlays, charts=charts, notes=notes)


# ---- looking -----------------------------------------------------------------------------------------------------


def looked(g: B, seat: int, proposal: LookProposal) -> Preview:
    """A unit looked at: from how far off it is detected, whom it detects, its card in the chain."""
    unit = g.state.units.get(proposal.unit)
    if unit is None or not unit.on_table or not unit.models:
        return Preview()
    overlays: list[Overlay] = list(detection_rings(g, unit))
    notes = []
    for ordered in g.state.chain:
        if ordered.unit == unit.id and isinstance(ordered.intent, INTENTS):
            overlays += drawn_intent(g, ordered)
            told = say("az-note-declared", card=card_name(g, ordered.card), intent=open_name(g, ordered))
            notes.append(Note(told, ["AZ-RCT-07"]))
    return Preview(overlays=overlays, notes=notes)


def detection_rings(g: G, unit: Unit) -> list[Ring]:
    """From how far off a unit is detected, in the open and in cover (AZ-DET-03)."""
    night = g.context.night
    x, y = middle(unit.models)
    rings = []
    for cover in (False, True):
        far = detection_range(g.context.tables, unit.is_vehicle, unit.detection, night, cover)
        label = say("az-ring-detected", distance=far // 1000, cover="yes" if cover else "no")
        rings.append(Ring(Spot(x, y), far, label))
    return rings


PREVIEWS = Previews(dragged=drag_preview, chosen=chosen, looked=looked, held=held_back)
preview = PREVIEWS.preview
