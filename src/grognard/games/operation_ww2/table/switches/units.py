"""What may be declared besides a way or a target, as switches at the table, and the intent that comes of how they stand
(AZ-INT-06).

A switch is a list of things one of which may be added to what is declared; how it is called says what it is about:
``call.<who calls>``, ``charge.<who lays it>``, ``at.<weapon>``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import shapely

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.questions import Switch, SwitchValue
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.contact import fighters
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.rules.buildings import charges
from grognard.games.operation_ww2.rules.close_combat import flank_ways
from grognard.games.operation_ww2.rules.driving import boarding, towing
from grognard.games.operation_ww2.rules.driving import mounting as mounting_rules
from grognard.games.operation_ww2.rules.intent import communication
from grognard.games.operation_ww2.rules.intent.declaration_switches import Adding, Addition, joined
from grognard.games.operation_ww2.rules.movement import bicycles, ways
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Call, Intent, MoveIntent
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.games.operation_ww2.table.naming import man_name
from grognard.games.operation_ww2.table.switches import driving as switches_drive
from grognard.games.operation_ww2.table.switches.fire import aim_switches, aims_said, parts_said
from grognard.games.operation_ww2.table.switches.vehicles import switches as vehicle_switches
from grognard.space.plane import bearing, gap

POINTS = 8
"""In so many directions a gun may be turned, besides towards an enemy."""


def switches(g: B, unit: Unit, order: OrderName) -> list[Switch]:
    """Everything that may be said besides with an order of this unit, what there is least often last."""
    found = [each.switch for each in adding(g, unit, order)]
    driving = switches_drive.switches(g, unit, order)
    return [*found, *driving, *storey_switch(g, unit, order), *aim_switches(g, unit, order)]


def said(g: B, unit: Unit, order: OrderName, intent: Intent, how: Mapping[str, str]) -> Intent:
    """An intent with all that the switches add to it; whether it is allowed is for the rules to say."""
    besides = intent.besides
    for each in adding(g, unit, order) if how else ():
        for addition in each.additions:
            if how.get(each.name) == addition.value:
                besides = joined(besides, addition.besides)
    if besides.assaulted is not None and isinstance(intent, AssaultIntent) and intent.lead not in besides.assaulting:
        besides = replace(besides, assaulting=(intent.lead, *besides.assaulting))
    besides = switches_drive.said(g, unit, intent, besides, how) if how else besides
    besides = aims_said(g, unit, intent, besides, how)
    besides = parts_said(g, unit, order, intent, besides, how)
    if isinstance(intent, MoveIntent | AssaultIntent) and intent.way and not unit.is_vehicle:
        besides = replace(besides, storey=storey_said(g, unit, intent, how))
    whole = intent if besides == intent.besides else replace(intent, besides=besides)
    if isinstance(whole, MoveIntent | AssaultIntent) and besides.boards and not unit.is_vehicle:
        return mounting_rules.with_way(g, unit, order, whole)
    return whole


def adding(g: B, unit: Unit, order: OrderName) -> Iterator[Adding]:
    """The switches that add something, whatever the target."""
    yield from vehicle_switches(g, unit, order) if unit.is_vehicle else _afoot(g, unit, order)
    yield from calls(g, unit)


def _afoot(g: B, unit: Unit, order: OrderName) -> Iterator[Adding]:
    if order == "assault":
        yield from meeting(g, unit)
        yield from closing(g, unit)
    if order in ("move", "assault"):
        yield from mounting(g, unit)
        yield from getting_aboard(g, unit, order)
    if order == "move":
        for gun in list(guns_of(unit))[:1]:
            yield turning(g, unit, gun)
            yield from hitching(g, unit, gun)
    yield from laying(g, unit)


# ---- communication -----------------------------------------------------------------------------------------------


def calls(g: B, unit: Unit) -> Iterator[Adding]:
    """Who calls whom about what: a switch for everybody who can (AZ-COM-02 to AZ-COM-05)."""
    found: dict[str, list[Addition]] = {}
    for call in communication.listed(g, unit):
        name = call.target or "cease"
        value = f"{call.means}-{call.to}-{name}"
        found.setdefault(call.caller, []).append(Addition(value, call_name(g, call), Besides(calls=(call,))))
    for caller, additions in found.items():
        means = next(iter(additions[0].besides.calls)).means
        title = say("az-switch-call", means=means)
        yield Adding(f"call.{caller}", title, say("az-switch-call-none"), tuple(additions))


def call_name(g: B, call: Call) -> Message:
    """A communication in a phrase."""
    to = unit_name(g, call.to)
    if call.target is None:
        return say("az-besides-cease", means=call.means, to=to)
    return say("az-besides-call", means=call.means, to=to, target=unit_name(g, call.target))


# ---- charges -----------------------------------------------------------------------------------------------------


def laying(g: G, unit: Unit) -> Iterator[Adding]:
    """Who lays a charge against what, or sets it off (AZ-EXP-03)."""
    found: dict[str, list[Addition]] = {}
    for besides in charges.listed(g, unit):
        priming = next(iter((*besides.primes, *besides.detonates)))
        deed = "lay" if besides.primes else "set-off"
        label = say("az-besides-charged", deed=deed, piece=piece_name(g, priming.piece))
        found.setdefault(priming.model, []).append(Addition(f"{deed}-{priming.piece}", label, besides))
    for model, additions in found.items():
        title = say("az-switch-charge", man=man_name(g, unit.model(model)))
        yield Adding(f"charge.{model}", title, say("az-switch-charge-none"), tuple(additions))


def piece_name(g: G, id: str) -> Message:
    """A piece of terrain by its name or its kind."""
    piece = next(each for each in g.context.map.ground.pieces if each.id == id)
    kind: Message = g.context.tables.terrain[piece.kind].name
    return say("az-piece", title=piece.name) if piece.name else kind


# ---- on foot -----------------------------------------------------------------------------------------------------


def meeting(g: B, unit: Unit) -> Iterator[Adding]:
    """Whom a unit charges along the way that is drawn (AZ-CC-01)."""
    far = 2 * ways.allowance(g.context.rate_of(unit), "assault", "fast")
    found = []
    for other in g.state.of(enemy(unit.seat)):
        foes = list(fighters(g, other)) if other.on_table else []
        if any(gap(model, foe.body) <= far for model in unit.people for foe in foes):
            found.append(Addition(other.id, unit_name(g, other.id), Besides(charge=other.id), other.id))
    if found:
        yield Adding("meet", say("az-switch-meet"), say("az-switch-meet-none"), tuple(found))


def closing(g: B, unit: Unit) -> Iterator[Adding]:
    """Which vehicle those go for whom who leads takes along, all who reach it or he alone (AZ-CAV-02)."""
    far = 2 * ways.allowance(g.context.rate_of(unit), "assault", "fast")
    people = tuple(model.id for model in unit.people if model.posture == "standing")
    found = []
    for other in g.state.of(enemy(unit.seat)):
        vehicles = other.vehicles if other.on_table else ()
        if not any(gap(model, vehicle.body) <= far for model in unit.people for vehicle in vehicles):
            continue
        name = unit_name(g, other.id)
        alone = Besides(assaulted=other.id)
        found.append(Addition(other.id, say("az-switch-close-value", target=name, who="lead"), alone, other.id))
        reaching = tuple(id for id, _ in flank_ways.reach(g, unit, other, people))
        if len(people) > 1 and reaching:
            everybody = replace(alone, assaulting=reaching)
            label = say("az-switch-close-value", target=name, who="all")
            found.append(Addition(f"{other.id}-all", label, everybody, other.id))
    if found:
        yield Adding("close", say("az-switch-close"), say("az-switch-meet-none"), tuple(found))


def mounting(g: G, unit: Unit) -> Iterator[Adding]:
    """Getting on bicycles or off them (AZ-BIK-01)."""
    found = []
    if any(model.is_cyclist for model in unit.people):
        found.append(Addition("off", say("az-switch-bicycles-value", how="off"), Besides(bicycles="off")))
    if any(bicycles.mounts(g, unit)):
        found.append(Addition("on", say("az-switch-bicycles-value", how="on"), Besides(bicycles="on")))
    if found:
        nothing = say("az-switch-bicycles-value", how="as-they-are")
        yield Adding("bicycles", say("az-switch-bicycles"), nothing, tuple(found))


def getting_aboard(g: G, unit: Unit, order: OrderName) -> Iterator[Adding]:
    """People whose own vehicle nobody mans get aboard it (AZ-MTI-04, AZ-VEH-05)."""
    found = []
    for vehicle in unit.vehicles if unit.people else ():
        for besides in boarding.listed(g, unit, vehicle, order, "fast"):
            if besides.boards:
                found.append(Addition(vehicle.id, say("az-besides-boards", men=len(besides.boards)), besides))
    if found:
        yield Adding("boarding", say("az-switch-boarding"), say("az-switch-boarding-none"), tuple(found), still=True)


def turning(g: B, unit: Unit, gun: Model) -> Adding:
    """Where a gun faces at the end of its way: towards an enemy, or by the compass (AZ-MOV-11)."""
    found = []
    for foe in g.state.of(enemy(unit.seat)):
        if foe.on_table and foe.models:
            facing = bearing((gun.x, gun.y), (foe.models[0].x, foe.models[0].y)) % 360_000
            label = say("az-switch-facing-unit", unit=unit_name(g, foe.id))
            found.append(Addition(foe.id, label, Besides(facing=round(facing)), foe.id))
    for point in range(POINTS):
        label = say("az-switch-facing-point", heading=point)
        found.append(Addition(str(point), label, Besides(facing=point * 360_000 // POINTS)))
    return Adding("facing", say("az-switch-facing"), say("az-switch-facing-kept"), tuple(found), still=True)


def hitching(g: B, unit: Unit, gun: Model) -> Iterator[Adding]:
    """Hitching a gun to a vehicle, or taking it off (AZ-TOW-01)."""
    found = []
    for other in g.state.of(unit.seat):
        for vehicle in other.vehicles if other.on_table else ():
            if towing.can_hitch(g, unit, gun, vehicle):
                deed = "unhitch" if gun.aboard else "hitch"
                label = say("az-switch-hitch-value", deed=deed, unit=unit_name(g, other.id))
                found.append(Addition(vehicle.id, label, Besides(hitches=vehicle.id)))
    if found:
        yield Adding("hitch", say("az-switch-hitch"), say("az-switch-hitch-none"), tuple(found), still=True)


# ---- storeys -----------------------------------------------------------------------------------------------------


def storey_switch(g: G, unit: Unit, order: OrderName) -> Iterator[Switch]:
    """The floor on which who leads ends, where there is a house with more than one (AZ-LOS-08)."""
    if unit.is_vehicle or order not in ("move", "assault"):
        return
    most = max((g.context.map.buildings[id].storeys for id in houses_near(g, unit, order)), default=0)
    if most < 2:
        return
    floors = [SwitchValue(str(floor), say("az-switch-storey-value", storey=floor)) for floor in range(most)]
    values = [SwitchValue("needed", say("az-switch-storey-needed")), *floors]
    indoors = any(g.context.terrain.building_at((model.x, model.y)) is not None for model in unit.people)
    yield Switch("storey", say("az-switch-storey"), "needed", values, still=indoors)


def houses_near(g: G, unit: Unit, order: OrderName) -> Iterator[str]:
    """The buildings a unit on foot may come to with an order."""
    field = g.context.terrain.field
    far = ways.allowance(g.context.rate_of(unit), order, "fast")
    for number, piece in enumerate(field.pieces):
        if piece.id in g.context.map.buildings and any(
            field.polygons[number].dwithin(shapely.Point(model.x, model.y), far) for model in unit.people
        ):
            yield piece.id


def storey_said(g: G, unit: Unit, intent: MoveIntent | AssaultIntent, how: Mapping[str, str]) -> int:
    """The floor said or, as needed, the one he is on if he stays in his building, else the ground."""
    chosen = how.get("storey", "needed")
    if chosen.isdecimal():
        return int(chosen)
    lead = next((model for model in unit.models if model.id == intent.lead), None)
    if lead is None or intent.besides.storey or not lead.storey:
        return intent.besides.storey
    terrain = g.context.terrain
    here = terrain.building_at((lead.x, lead.y))
    return lead.storey if here is not None and here == terrain.building_at(intent.way[-1]) else 0
