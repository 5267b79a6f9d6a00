"""A drag on the table turned into a set-up or a declared way, with everything to be seen before letting go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import shapely

from grognard.core.asking.previews import forbidden, judged
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace, to_builtins
from grognard.core.wire.forecasts import Chart
from grognard.core.wire.overlays import Area, Callout, Overlay, Ring, Spot
from grognard.core.wire.previews import DragProposal, NeededTable, Note, Preview
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.odds.driving_odds import chance_to_pass
from grognard.games.operation_ww2.odds.volley_forecast import as_if
from grognard.games.operation_ww2.rules.close_combat import charging, close_assault
from grognard.games.operation_ww2.rules.driving import driveways, mounting
from grognard.games.operation_ww2.rules.intent.intent import (
    is_followed,
    length_declared,
    refusal,
    says_every_way,
    with_every_way,
)
from grognard.games.operation_ww2.rules.intent.ready_ways import nearest_enemy
from grognard.games.operation_ww2.rules.intent.weapon_targets import nameable
from grognard.games.operation_ww2.rules.movement import following, pushing, ways
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing
from grognard.games.operation_ww2.rules.setup import placing as placing_rules
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace
from grognard.games.operation_ww2.rules.setup.placing import about
from grognard.games.operation_ww2.rules.turn.chain import ChooseIntent
from grognard.games.operation_ww2.rules.turn.orders import detection_after
from grognard.games.operation_ww2.rules.vehicle_fire import exposure
from grognard.games.operation_ww2.rules.vehicle_fire.declaring import manned
from grognard.games.operation_ww2.state.choices import Follow, SetUp
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Besides, Intent, MoveIntent, Speed
from grognard.games.operation_ww2.state.names import is_unit
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.games.operation_ww2.table import questions_equipment
from grognard.games.operation_ww2.table.naming import intent_name
from grognard.games.operation_ww2.table.naming_besides import besides_name
from grognard.games.operation_ww2.table.preview_tables import fire_panels, place_panels
from grognard.games.operation_ww2.table.questions_intent import COORDINATES, rate_of
from grognard.games.operation_ww2.table.snapping import snapped
from grognard.games.operation_ww2.table.switches.units import said as with_said
from grognard.space.drawing import ghosts, outlines, path
from grognard.space.plane import Point, length_of

PART = 500
"""How finely the forbidden part of a way is looked for, in thousandths of a centimetre."""


# ---- setting up --------------------------------------------------------------------------------------------------


def placing(g: G, decision: ChoosePlace, proposal: DragProposal) -> Preview:
    """A unit dragged to a place: in formation about it, models set apart where they were put; into a building if it is
    dropped there and finds room (AZ-SET-11)."""
    unit = g.state.units[decision.unit]
    end = proposal.waypoints[-1]
    inside = [
        choice for building, _, choice in placing_rules.indoors(g, unit) if building == building_at(g, (end.x, end.y))
    ]
    if inside and not proposal.nudges:
        return placing_preview(g, decision, inside[0])
    closed = proposal.switches.get("hatches") == "closed"
    choice = about(g, unit, (end.x, end.y), proposal.formation, proposal.turn or 0, closed=closed)
    nudges = proposal.apart
    posts = tuple(
        replace(post, x=nudges[post.model][0], y=nudges[post.model][1]) if post.model in nudges else post
        for post in choice.posts
    )
    return placing_preview(g, decision, SetUp(posts))


def building_at(g: G, place: Point) -> str | None:
    """The building at a place."""
    return next((p.id for p in g.context.terrain.field.pieces_at(*place) if p.id in g.context.map.buildings), None)


def placing_preview(g: G, decision: ChoosePlace, choice: SetUp) -> Preview:
    """Where the models would stand, and what forbids it."""
    unit = g.state.units[decision.unit]
    faults = list(zones.faults(g, unit, choice.posts))
    overlays: list[Overlay] = []
    if zones.infiltrates(g, unit.id):
        keep = g.context.limit("infiltrators-from-enemy")
        enemies = [model for each in g.state.of(1 - unit.seat) if each.on_table for model in each.models]
        overlays += [Ring(Spot(model.x, model.y), keep + model.radius) for model in enemies]
    else:
        overlays.append(Area("zone", outlines(zones.zone_of(g, decision.seat))))
    if [post.model for post in choice.posts] == [model.id for model in unit.models]:
        there = zones.standing(unit, choice.posts)
        shown = (model for model in there.models if model.aboard is None)
        overlays.append(ghosts(shown, {fault.model for fault in faults}))
    if faults:
        return forbidden(*faults, overlays=overlays)
    storey = max((post.storey for post in choice.posts), default=0)
    notes = [Note(say("az-note-storey", storey=storey), ["AZ-SET-11"])] if storey else []
    return judged(choice, None, overlays=overlays, notes=notes)


# ---- ways --------------------------------------------------------------------------------------------------------


def dragged(g: B, decision: ChooseIntent, proposal: DragProposal) -> Intent | None:
    """The intent a drag means: its corners are the way of who leads; the switches say the rest. ``needed`` as the speed
    is slow if the way can be gone slowly."""
    unit = g.state.units[decision.unit]
    order: OrderName = decision.card.order
    if order not in ("move", "assault"):
        return None
    said = proposal.switches
    lead = said.get("lead", "")
    if all(model.id != lead for model in unit.models):
        gun = next(guns_of(unit), None) if order == "move" else None
        lead = (gun or ways.leader(unit)).id
    start = unit.model(lead)
    way = tuple(point for point in proposal.points if point != (start.x, start.y))
    if not way and start.is_person and said.get("storey", "needed") not in ("needed", str(start.storey)):
        way = ((start.x, start.y),)  # Only up or down the stairs.
    besides = driven_besides(g, unit, said) if unit.is_vehicle else NOTHING
    if unit.model(lead).role == "gun" and proposal.turn:
        besides = Besides(facing=(start.facing + proposal.turn) % 360_000)
    slow = _whole(g, unit, order, _made(g, unit, order, lead, way, "slow", said, besides), proposal)
    if said.get("speed") == "slow":
        return slow
    if said.get("speed") != "fast" and refusal(g, unit, order, slow) is None:
        return slow
    return _whole(g, unit, order, _made(g, unit, order, lead, way, "fast", said, besides), proposal)


def _whole(g: G, unit: Unit, order: OrderName, intent: Intent, proposal: DragProposal) -> Intent:
    """An intent with what is used along the way and, where all ways are declared, those of the others: as they follow
    by themselves, but for who was set apart (AZ-INT-08)."""
    used = questions_equipment.said(g, unit, order, intent, proposal.switches.get(questions_equipment.SWITCH, ""))
    if not isinstance(used, MoveIntent | AssaultIntent) or not says_every_way(g, unit, used):
        return used
    whole = with_every_way(g, unit, order, used)
    if whole is None:
        return used
    ends = proposal.apart
    legs = tuple(
        replace(leg, way=(*leg.way[:-1], ends[leg.model])) if leg.model in ends else leg for leg in whole.besides.legs
    )
    return replace(whole, besides=replace(whole.besides, legs=legs))


def _made(
    g: B,
    unit: Unit,
    order: OrderName,
    lead: str,
    way: tuple[Point, ...],
    speed: Speed,
    said: dict[str, str],
    besides: Besides,
) -> Intent:
    closely = is_followed(unit, lead) and said.get("others") != "asked"
    if order == "move":
        going = with_said(g, unit, order, MoveIntent(lead, way, speed, besides, closely=closely), said)
        return snapped(g, unit, order, going) if isinstance(going, MoveIntent) else going
    target = said.get("target")
    fires: Literal["first", "last", "never"] = "first" if said.get("fires") == "first" else "last"
    if target == COORDINATES:
        at_coordinates = replace(besides, at_coordinates=True)
        blind = AssaultIntent(lead, way, speed, None, fires, at_coordinates, closely=closely)
        return with_said(g, unit, order, blind, said)
    if target not in nameable(g, unit, order):
        target = nearest_enemy(g, unit)
    if said.get("fires") == "never":
        fires, target = "never", None
    assault = AssaultIntent(lead, way, speed, target, fires, besides, closely=closely)
    whole = with_said(g, unit, order, assault, said)
    return snapped(g, unit, order, whole) if isinstance(whole, AssaultIntent) else whole


def driven_besides(g: G, unit: Unit, said: Mapping[str, str], besides: Besides = NOTHING) -> Besides:
    """Gear and hatches of a vehicle; who looks out goes on doing so unless it is said otherwise (AZ-VMV-08,
    AZ-XPO-05)."""
    vehicle = manned(unit)
    if vehicle is None:
        return besides
    exposed = driveways.kept(g, vehicle).exposed
    if said.get("hatches") == "out":
        exposed = exposure.may_look_out(g, vehicle)
    elif said.get("hatches") == "closed":
        exposed = ()
    return replace(besides, exposed=exposed, reverse=besides.reverse or said.get("gear") == "back")


def way_preview(g: B, decision: ChooseIntent, intent: Intent) -> Preview:
    """A declared way before it is confirmed: how far, where the others come to stand, what it gives away, at whom an
    assault would fire."""
    assert isinstance(intent, MoveIntent | AssaultIntent)
    unit = g.state.units[decision.unit]
    order: OrderName = decision.card.order
    refused = refusal(g, unit, order, intent)
    lead = next((model for model in unit.models if model.id == intent.lead), None)
    if lead is None:
        return Preview() if refused is None else forbidden(refused)
    whole = ((lead.x, lead.y), *intent.way)
    overlays: list[Overlay] = []
    notes: list[Note] = []
    tables: list[NeededTable] = []
    charts: list[Chart] = []
    ends = after(g, unit, order, intent, refused is None)
    short = stops_short(ends, lead, whole) if refused is None and ends is not None and is_walk(intent.besides) else None
    if intent.way:
        barred = illegal_from(g, unit, order, intent, whole) if short is None else short
        overlays.append(path(whole, barred))
        overlays.append(Callout(Spot(*intent.way[-1]), [how_far(g, unit, order, intent, length_of(whole))]))
    if ends is not None and (intent.way or intent.besides.facing is not None):
        overlays.append(ghosts(ends))
    target = getattr(intent, "target", None)
    if target is not None and not is_unit(g, target):
        return Preview(overlays=overlays) if refused is None else forbidden(refused, overlays=overlays)
    length = length_declared(g, unit, intent)
    headline = intent_name(g, Ordered(decision.seat, unit.id, decision.card, intent, length=length))
    if refused is not None:
        return forbidden(refused, headline=headline, overlays=overlays)
    if isinstance(intent, AssaultIntent) and intent.target is not None:
        firing = replace(unit, models=ends) if ends is not None and intent.fires == "last" else unit
        more, tables, charts, told = fire_panels(g, firing, g.state.units[intent.target], order, moved=intent.all_go)
        overlays += more
        notes += told
    elif intent.besides.at_coordinates:
        firing = replace(unit, models=ends) if ends is not None and getattr(intent, "fires", "") == "last" else unit
        goes = isinstance(intent, AssaultIntent) and intent.all_go
        more, tables, charts, told = place_panels(as_if(g, firing), firing, order, intent, moved=goes)
        overlays += more
        notes += told
    if short is not None:
        notes.append(Note(say("az-note-short", length=f"{short / 1000:.1f}"), ["AZ-MOV-04", "AZ-MOV-08"], "warning"))
    notes += driving_notes(g, unit, intent)
    notes += besides_notes(g, intent)
    state = detection_after(
        g.context.tables.orders[order], unit, intent, "fired" if isinstance(intent, AssaultIntent) else ""
    )
    notes.append(detection_note(g, unit, state))
    return Preview(to_builtins(intent), headline, overlays, tables, charts, notes)


def is_walk(besides: Besides) -> bool:
    """Whether a way is to be gone to its end, not into a vehicle or at an enemy."""
    return not besides.boards and besides.charge is None and besides.assaulted is None


def stops_short(ends: Sequence[Model], lead: Model, whole: Sequence[Point]) -> int | None:
    """How far along its way the leading model comes to stand, where somebody bars the rest of it to him or to those who
    follow (AZ-MOV-04, AZ-MOV-08); None if it comes to the end."""
    there = next(((model.x, model.y) for model in ends if model.id == lead.id), whole[-1])
    if not lead.is_person or there == whole[-1]:
        return None
    return round(shapely.LineString(whole).project(shapely.Point(there)))


def driving_notes(g: G, unit: Unit, intent: MoveIntent | AssaultIntent) -> list[Note]:
    """How likely a vehicle gets through what it is tested in (AZ-DRV-01)."""
    chance = chance_to_pass(g, unit, intent)
    if chance is None:
        return []
    return [Note(say("az-note-driving", share=round(100 * chance)), ["AZ-DRV-01", "AZ-DRV-02"], "warning")]


def besides_notes(g: B, intent: Intent) -> list[Note]:
    """What else is declared, in a sentence (AZ-INT-06)."""
    if intent.besides == NOTHING:
        return []
    return [Note(say("az-note-besides", what=besides_name(g, intent.besides)), ["AZ-INT-06"])]


def illegal_from(
    g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent, whole: tuple[Point, ...]
) -> int | None:
    """How far along a way it begins to be forbidden; None if it is not."""
    if refusal(g, unit, order, intent) is None:
        return None
    if not unit.model(intent.lead).is_person:
        return 0  # It turns as it goes: a part of a way is another way.
    length = length_of(whole)
    low, high = 0, int(length)
    while high - low > PART:
        half = (low + high) // 2
        part = following.cut(whole, half / length)
        if refusal(g, unit, order, replace(intent, way=part)) is None:
            low = half
        else:
            high = half
    return low


def how_far(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent, length: float) -> Message:
    """The length of a way, its speed and what it allows."""
    most = ways.allowance(rate_of(g, unit), order, intent.speed)
    return say("az-callout-length", length=f"{length / 1000:.1f}", most=most // 1000, speed=intent.speed)


def after(
    g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent, allowed: bool
) -> tuple[Model, ...] | None:
    """Where the unit would stand at the end, the others following as they do by themselves; None: nobody goes. Where a
    charge or a close assault ends that is ``allowed``: those who are left over and the others staying."""
    lead = unit.model(intent.lead)
    if allowed and intent.besides.boards and not unit.is_vehicle:
        return mounting.forecast(g, unit, order, intent)
    if isinstance(intent, AssaultIntent) and allowed and intent.besides.assaulted is not None:
        return close_assault.forecast(g, unit, intent)
    if isinstance(intent, AssaultIntent) and allowed and intent.besides.charge is not None:
        return charging.forecast(g, unit, intent)
    if not lead.is_person:
        return tuple(at_end(g, model, intent) if model.id == lead.id else model for model in unit.models)
    march = following.begun(g, unit, order, intent.speed, intent.lead, intent.way)
    if march is None:
        return None
    going: March = march.ending(march.short is not None)
    if intent.besides.legs:
        return following.after(unit, going, intent.besides.legs)
    legs = next(following.found(g, going), None)
    return None if legs is None else following.after(unit, going, legs)


def at_end(g: G, model: Model, intent: MoveIntent | AssaultIntent) -> Model:
    """A gun or a vehicle at the end of its way, turned as it comes there (AZ-MOV-11, AZ-VMV-08)."""
    if model.role == "gun":
        pushed: Model = pushing.at_end(model, intent.way, intent.besides.facing)
        return pushed
    stretches = driveways.stretches_of(g, model, intent.way, intent.besides)
    x, y = intent.way[-1] if intent.way else (model.x, model.y)
    facing = stretches[-1].after.facing if stretches else model.facing
    return replace(model, x=x, y=y, facing=facing)


def detection_note(g: G, unit: Unit, state: str) -> Note:
    """From how far off the unit will be detected afterwards (AZ-EXE-03)."""
    night = g.context.night
    far, near = (
        detection_range(g.context.tables, unit.is_vehicle, state, night, cover)  # type: ignore[arg-type]
        for cover in (False, True)
    )
    return Note(
        say("az-note-detection", state=state, open=far // 1000, hidden=near // 1000), ["AZ-EXE-03", "AZ-DET-03"]
    )


def following_preview(g: G, decision: ChooseFollowing, choice: Follow, refused: Refused | None) -> Preview:
    """Where everybody would stand when the others have followed."""
    unit = g.state.units[decision.march.unit]
    march = decision.march.ending(choice.short)
    lead = unit.model(march.lead)
    there = following.after(unit, march, choice.legs)
    overlays: list[Overlay] = [path([(lead.x, lead.y), *march.way]), ghosts(there)]
    return judged(choice, refused, overlays=overlays)
