"""Getting into transports and out of them in the movement phase (WH-VEH-16, WH-VEH-17, WH-VEH-29, WH-VEH-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_condition import FLAT_OUT
from grognard.games.wh40k5.ground.vehicle_places import EMBARK, exits, fault, layouts, reaches_access, round_the_hull
from grognard.games.wh40k5.rules.units.characters import join_aboard
from grognard.games.wh40k5.rules.vehicles.destruction import assaults_from, passengers
from grognard.games.wh40k5.state.choices import Alight, Board
from grognard.games.wh40k5.state.events.vehicles import Alighted, Boarded
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.terrain import apart

ON_FOOT = "infantry"


class StayOut(Choice):
    """The unit does not get into the transport."""


def transport_of(unit: Unit) -> Model | None:
    """The transport that a unit is: one vehicle with room for others; None: it is none (WH-VEH-16)."""
    return unit.models[0] if len(unit.models) == 1 and unit.models[0].of.transport is not None else None


def has_room(g: G, unit: Unit, transport: Unit) -> bool:
    """Whether a transport has room: one unit and characters, no more models than it holds (WH-VEH-16, WH-VEH-30)."""
    vehicle = transport_of(transport)
    if vehicle is None or vehicle.of.transport is None:
        return False
    inside = passengers(g.state, transport.id)
    models = sum(len(each.models) for each in (*inside, unit))
    units = sum(not each.of.character for each in (*inside, unit))
    return models <= vehicle.of.transport.capacity and units <= 1


def board_refusal(g: G, unit: Unit, transport_id: str) -> Refused | None:
    """Why a unit may not get into a transport where it stands now."""
    if not unit.on_table or any(model.of.type != ON_FOOT for model in unit.models):
        return Refused(say("wh-refused-board"), "WH-VEH-16")
    if unit.fleeing or unit.down is not None or unit.idle or unit.boosted or is_locked(g, unit):
        return Refused(say("wh-refused-board"), "WH-VEH-16")
    if unit.alighted and g.setup.options["embark_disembark"] != "disembark_first":
        return Refused(say("wh-refused-board-again"), "WH-VEH-17")
    transport = g.state.units.get(transport_id)
    if transport is None or transport.seat != unit.seat or not transport.on_table or not has_room(g, unit, transport):
        return Refused(say("wh-refused-no-room"), "WH-VEH-16")
    vehicle = transport_of(transport)
    assert vehicle is not None
    if not all(reaches_access(model, vehicle) for model in unit.models):
        return Refused(say("wh-refused-board-far"), "WH-VEH-16")
    return None


def boardable(g: G, unit: Unit) -> list[Board]:
    """The transports a unit may get into where it stands."""
    return [choice for choice in rides_near(g, unit) if board_refusal(g, unit, choice.transport) is None]


def rides_near(g: G, unit: Unit) -> list[Board]:
    """The vehicles of its side about a unit."""
    left, top, right, bottom = g.context.stand(unit.models).box
    reach = left - EMBARK, top - EMBARK, right + EMBARK, bottom + EMBARK
    near = [other for other in g.state.standing(unit.seat) if not apart(reach, g.context.stand(other.models).box)]
    return [Board(unit.id, other.id) for other in near if other.is_vehicle]


def board(g: B, choice: Board) -> None:
    """The unit is in the transport (WH-VEH-31), and joined with whoever is in it (WH-VEH-30)."""
    g.emit(Boarded(choice.unit, choice.transport), "WH-VEH-16", "WH-VEH-31")
    join_aboard(g, choice.transport)


class Boarding(Procedure):
    """A unit that has just moved may get into a transport it has reached (WH-VEH-16)."""

    unit: str

    @step
    def ask(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Ask(ChooseTransport(unit.seat, unit.id)) if unit.on_table and boardable(g, unit) else Done()

    @step
    def get_in(self, g: B, choice: Board | StayOut) -> None:
        if isinstance(choice, Board):
            board(g, choice)


class ChooseTransport(Decision):
    """Whether a unit gets into a transport at the end of its move, and into which (WH-VEH-16)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each transport it has reached, or none."""
        return [*boardable(g, g.state.units[self.unit]), StayOut()]


def cannot_alight(g: G, unit: Unit) -> Refused | None:
    """Why a unit may not leave its transport of its own will: it got in this turn, or that went flat out
    (WH-VEH-17)."""
    if unit.place != "aboard" or unit.aboard is None:
        return Refused(say("wh-refused-not-aboard"), "WH-VEH-16")
    if unit.boarded or any(g.state.units[id].boarded for id in unit.guests):
        return Refused(say("wh-refused-board-again"), "WH-VEH-17")
    vehicle = transport_of(g.state.units[unit.aboard])
    if vehicle is not None and vehicle.speed == FLAT_OUT:
        return Refused(say("wh-refused-alight-fast"), "WH-VEH-17")
    return None


def alight_refusal(g: G, unit: Unit, choice: Alight) -> Refused | None:
    """Why a unit may not get out so: in an emergency only if the access points are blocked (WH-VEH-29)."""
    stuck = cannot_alight(g, unit)
    if stuck is not None:
        return stuck
    vehicle = vehicle_of(g, unit)
    if len(choice.places) != len(unit.models):
        return Refused(say("wh-refused-alight-count", count=len(unit.models)), "WH-VEH-16")
    if choice.emergency and not is_blocked(g, unit, vehicle):
        return Refused(say("wh-refused-no-emergency"), "WH-VEH-29")
    return fault(g, unit, round_the_hull(vehicle) if choice.emergency else exits(vehicle), choice.places)


def vehicle_of(g: G, unit: Unit) -> Model:
    """The vehicle a unit is in."""
    assert unit.aboard is not None
    return g.state.units[unit.aboard].models[0]


def is_blocked(g: G, unit: Unit, vehicle: Model) -> bool:
    """Whether there is no room for the whole unit at the access points (WH-VEH-29)."""
    return len(layouts(g, unit, exits(vehicle))[0]) < len(unit.models)


def alightings(g: G, unit: Unit) -> Iterator[Alight]:
    """A sample of ways to get out; if the access points are blocked, by an emergency (WH-VEH-29)."""
    if cannot_alight(g, unit) is not None:
        return
    vehicle = vehicle_of(g, unit)
    for emergency, way in ((False, exits(vehicle)), (True, round_the_hull(vehicle))):
        full = [places for places in layouts(g, unit, way) if len(places) == len(unit.models)]
        if full:
            yield from (Alight(unit.id, places, emergency) for places in full)
            return


def alight(g: B, choice: Alight) -> None:
    """The unit gets out: before its vehicle has moved or turned it may then act as usual; afterwards it moves no more,
    and assaults only from an open-topped or assault vehicle (WH-VEH-17), not from one that struck deep (WH-VEH-36)."""
    unit = g.state.units[choice.unit]
    assert unit.aboard is not None
    vehicle, fell = vehicle_of(g, unit), g.state.units[unit.aboard].barred
    after = vehicle.turned
    stranded = after and (fell or not assaults_from(g, vehicle))
    moved = after or choice.emergency
    g.emit(Alighted(unit.id, choice.places, True, moved, stranded, choice.emergency), "WH-VEH-16", "WH-VEH-17")
