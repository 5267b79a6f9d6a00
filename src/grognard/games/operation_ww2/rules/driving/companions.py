"""Infantry that goes with a vehicle for a time: in it, or beside it on foot (AZ-TMP-04 to AZ-TMP-07).

Together they are one unit, as if they had been joined from the start: one card, one order, the worst training, the sum
of the panic limits. How many may ride, how one gets on and off, and what an explosion does to whom are the rules of
carriers and their own troops; aboard, only the vehicle can be shot at, and all die with it (AZ-TMP-05).
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.crew import passengers
from grognard.games.operation_ww2.rules.driving import riders_on_top
from grognard.games.operation_ww2.rules.driving.make_way import places_beside
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import are_near
from grognard.games.operation_ww2.state.events.attachments import Attached
from grognard.games.operation_ww2.state.intents import Besides, Speed
from grognard.games.operation_ww2.state.state import Model, Unit, home_of
from grognard.space.plane import Disc, Hull, Point, gap

TOUCH = 2.0
"""So far apart two models still touch: places are whole thousandths."""


def open_to(g: G, seat: int) -> Iterator[tuple[Unit, Unit]]:
    """Which infantry may go with which vehicle of its side (AZ-TMP-04, AZ-TMP-07)."""
    own = [unit for unit in g.state.of(seat) if unit.on_table and unit.attached_to is None and not unit.broken]
    afoot = [unit for unit in own if any(model.is_person for model in unit.models)]
    for unit in own:
        if unit.is_vehicle and not unit.squad:
            yield from ((unit, other) for other in afoot if is_with(g, unit, other))


def go_together(g: G) -> bool:
    """Whether units go together in this battle: by the option ``attachments``, or at least as riders on tanks
    (AZ-TMP-04, AZ-TTR-02)."""
    return g.setup.options["attachments"] == "on" or riders_on_top.is_on(g)


def is_with(g: G, unit: Unit, other: Unit) -> bool:
    """Whether infantry rides in a vehicle of a unit, or stands in cohesion with one; a gun has to be hitched to it
    (AZ-TMP-04, AZ-TMP-07). Without the option ``attachments`` it goes with a tank only that it may ride on and touches
    (AZ-TTR-02)."""
    if g.setup.options["attachments"] == "off":
        tanks = [model for model in unit.vehicles if riders_on_top.places(g, model)]
        if not any(
            man.aboard == tank.id or gap(man.body, tank.body) <= TOUCH for tank in tanks for man in other.models
        ):
            return False
    carriers = {model.id for model in unit.vehicles}
    if any(not model.is_person and model.aboard not in carriers for model in other.models):
        return False
    if any(model.aboard is not None and model.aboard not in carriers for model in other.models):
        return False
    people = [model.body for model in other.people]
    cohesion = g.context.limit("cohesion")
    return any(are_near([model.body, *people], cohesion) for model in unit.vehicles)


def transports(g: G, other: Unit) -> list[tuple[Unit, Model]]:
    """The vehicles of its side that infantry may be set up in, all of it: the battle may begin attached (AZ-TMP-06)."""
    if not all(model.is_person for model in other.models):
        return []
    return [
        (unit, vehicle)
        for unit in g.state.of(other.seat)
        for vehicle in (unit.vehicles if unit.on_table else ())
        if takes_guests(g, vehicle)
        and unit.has_crew(vehicle)
        and len(other.models) + len(passengers(g, vehicle.id)) <= seats(g, vehicle)
    ]


def takes_guests(g: G, vehicle: Model) -> bool:
    """Whether a vehicle carries others than its own unit: a tank its riders, any other by the options ``attachments``
    and ``carrier_use`` (AZ-TMP-04, AZ-MTI-06, AZ-TTR-01)."""
    options = g.setup.options
    if options["attachments"] == "on" and options["carrier_use"] != "own_unit_only":
        return True
    return bool(riders_on_top.places(g, vehicle))


def set_up(g: B, id: str) -> None:
    """Infantry that was set up in a vehicle of another unit goes with it (AZ-TMP-06)."""
    carriers = {model.aboard for model in g.state.units[id].models if model.aboard is not None}
    for unit in list(g.state.of(g.state.units[id].seat)):
        if unit.id != id and any(model.id in carriers for model in unit.vehicles):
            attach(g, unit.id, id)


def seats(g: G, vehicle: Model) -> int:
    """How many models have a place in a vehicle besides its crew; the troops of a carrier man it, and one more of them
    drives (AZ-EMB-08, AZ-MTI-01). On a tank they ride on top (AZ-TTR-01)."""
    carries = sheets.has(g, vehicle, "troop-carrier")
    return sheets.size(g, vehicle).passengers + (1 if carries else 0) + riders_on_top.places(g, vehicle)


def attach(g: B, unit: str, other: str) -> None:
    """They go together from now on (AZ-TMP-01, AZ-TMP-04, AZ-TMP-07)."""
    rules = ("AZ-TMP-01",) if g.state.units[other].vehicles else ("AZ-TMP-04", "AZ-TMP-07")
    tanks = [model.id for model in g.state.units[unit].vehicles if riders_on_top.places(g, model)]
    riding = tuple(man.id for man in g.state.units[other].models if man.aboard in tanks)
    g.emit(Attached(unit, other, riding), *rules, *(("AZ-TTR-02",) if riding else ()))


def vehicles_joined(unit: Unit) -> list[str]:
    """The units that go with a unit and came with vehicles (AZ-TMP-01)."""
    homes = {home_of(model.id) for model in unit.vehicles}
    return [id for id in unit.joined if id in homes]


def left_behind(
    g: G, unit: Unit, vehicle: Model, order: OrderName, speed: Speed, besides: Besides, end: Hull
) -> Refused | None:
    """Why a vehicle may not drive there: those who follow it on foot could not come near enough to keep together
    (AZ-TMP-07). Who is to get off it stands beside it; who lies scared stays."""
    guests = [man for man in unit.people if is_guest(unit, vehicle, man) and man.id not in besides.boards]
    far = ways.allowance(g.context.tables.rates["infantry"], order, speed)
    cohesion = g.context.limit("following-infantry")
    reached = [Disc(man.x, man.y, man.radius + (far if man.posture == "standing" else 0)) for man in guests]
    others = [model.body for model in unit.vehicles if model.id != vehicle.id]
    if not guests or are_near([end, *others, *reached], cohesion):
        return None
    if not are_near([vehicle.body, *others, *guests], cohesion):
        return None
    return Refused(say("az-refused-leaves-foot"), "AZ-TMP-07")


def is_guest(unit: Unit, vehicle: Model, man: Model) -> bool:
    """Whether somebody of a unit came with another unit than its vehicle (AZ-TMP-04)."""
    return bool(unit.joined) and man.is_person and home_of(man.id) != home_of(vehicle.id)


def along(unit: Unit, other: str) -> tuple[str, ...]:
    """The infantry that goes with a unit's vehicles when these leave: whoever rides in them (AZ-TMP-04)."""
    leaving = {model.id for model in unit.vehicles if home_of(model.id) == other}
    riding = {home_of(model.id) for model in unit.models if model.aboard in leaving and model.is_person}
    return tuple(id for id in unit.joined if id in riding and id != other)


def can_leave(g: G, unit: Unit, other: str) -> bool:
    """Whether a unit may go by itself again: who rides has to find room beside the vehicle (AZ-TMP-06, AZ-EMB-04)."""
    return places_of(g, unit, other) is not None


def places_of(g: G, unit: Unit, other: str) -> dict[str, Point] | None:
    """Where the people of a unit stand who get off vehicles that are not theirs; None: there is no room."""
    places: dict[str, Point] = {}
    for vehicle in unit.vehicles:
        riding = [model for model in unit.models if model.aboard == vehicle.id and model.is_person]
        riding = [model for model in riding if home_of(model.id) == other != home_of(vehicle.id)]
        hull = vehicle.body
        assert isinstance(hull, Hull)
        if riding:
            taken = [*bodies(g), *(_at(model, places) for model in unit.models if model.id in places)]
            spots = places_beside(g, hull, riding[0].radius, taken)
            found = {model.id: spot for model, spot in zip(riding, spots, strict=False)}
            if len(found) < len(riding):
                return None
            places |= found
    return places


def _at(model: Model, places: dict[str, Point]) -> Model:
    x, y = places[model.id]
    return replace(model, x=x, y=y, aboard=None)


def used_by(g: G, unit: Unit, homes: tuple[str, ...]) -> dict[str, int]:
    """What of the things used up belongs to units that leave: no more than was bought for them."""
    roll = g.context.apart[0]
    listed = [entry.extras for home in homes for entry in roll[home]]
    bought = {
        extra: sum(count for extras in listed for each, count in extras.items() if each == extra) for extra in unit.used
    }
    return {extra: min(count, bought[extra]) for extra, count in unit.used.items() if bought[extra]}
