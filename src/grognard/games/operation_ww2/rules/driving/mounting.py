"""How people on foot come to a vehicle of their unit, and get aboard one that nobody mans (AZ-VEH-05, AZ-VEH-10,
AZ-EMB-04, AZ-MTI-04, AZ-NRV-07)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot

from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.close_combat.flank_ways import around
from grognard.games.operation_ww2.rules.driving import boarding
from grognard.games.operation_ww2.rules.fire.volley import Fired
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.following import March, lone_fault, placed
from grognard.games.operation_ww2.rules.movement.moving import set_out
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Intent, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.space.plane import Disc, Hull, Point, gap, length_of

Ways = dict[str, tuple[Point, ...]]
"""How people get to a vehicle, by their ids; none: they stand beside it."""


def carrier_of(unit: Unit, besides: Besides) -> Model | None:
    """The unit's vehicle that people are declared to board."""
    return next((model for model in unit.vehicles if model.id == besides.carrier), None)


def refusal(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> Refused | None:
    """Why people on foot may not get aboard with this order: their own vehicle, in reach, with room; and they do
    nothing else (AZ-VEH-05, AZ-MTI-04, AZ-EMB-04). The way of one of them is declared as every movement is, and ends
    beside it; he has none only if he stands there (AZ-INT-01, AZ-INT-02)."""
    vehicle, besides = carrier_of(unit, intent.besides), intent.besides
    lead = next((model for model in unit.people if model.id == intent.lead), None)
    if vehicle is None or lead is None or lead.id not in besides.boards:
        return Refused(say("az-refused-boarding-who"), "AZ-MTI-04", "AZ-VEH-05")
    found = boarding.refusal(g, unit, vehicle, order, (), intent.speed, besides)
    found = found or ways.refusal(g, unit, order, lead.id, intent.way, intent.speed)
    if found is not None:
        return found
    if not is_beside(placed(lead, intent.way), vehicle) and not climbs(lead):
        return Refused(say("az-refused-boarding-way"), "AZ-EMB-04", "AZ-INT-01")
    length = length_of(((lead.x, lead.y), *intent.way))
    most = ways.allowance(g.context.rate_of(unit), order, intent.speed) - g.context.limit("boarding")
    if intent.way and length > most:
        return ways.too_far(length, most, "AZ-EMB-02")
    return None


def is_beside(man: Model, vehicle: Model) -> bool:
    """Whether somebody stands beside a vehicle (AZ-EMB-04)."""
    return gap(man.body, vehicle.body) <= boarding.ways_touch()


def climbs(man: Model) -> bool:
    """Whether somebody climbs in from where he lies scared, as he may by the option ``remount_after_bail``
    (AZ-NRV-09)."""
    return man.posture == "scared"


def routes(
    g: G, unit: Unit, vehicle: Model, ids: Sequence[str], order: OrderName, known: Mapping[str, tuple[Point, ...]]
) -> Ways:
    """How those of these people who can get beside a vehicle: straight to the nearest place there is, if need be one
    after another to the same, with what boarding costs left (AZ-EMB-02). The ways in ``known`` stand."""
    hull = vehicle.body
    assert isinstance(hull, Hull)
    found: Ways = {}
    crowd, taken = Crowd(g, unit), [body for body in bodies(g, but=tuple(ids)) if body != hull]
    march = March(unit.id, order, "fast", "", (), loose=None)
    most = ways.allowance(g.context.rate_of(unit), order, "fast") - g.context.limit("boarding")
    for id in ids:
        man = next((each for each in unit.people if each.id == id), None)
        if man is None:
            continue
        if id in known or is_beside(man, vehicle) or climbs(man):
            found[id] = known.get(id, ())
            continue
        ends = [Disc(*way[-1], man.radius) for way in found.values() if way]
        spots = sorted(around(hull, man.radius), key=lambda at: hypot(at[0] - man.x, at[1] - man.y))
        free = [spot for spot in spots if all(gap(Disc(*spot, man.radius), other) > 0 for other in taken)]
        apart = [spot for spot in free if all(gap(Disc(*spot, man.radius), end) > 0 for end in ends)]
        near = [spot for spot in (*apart, *free) if length_of(((man.x, man.y), spot)) <= most]
        walks = ((spot,) for spot in near if lone_fault(g, crowd, man, (spot,), march) is None)
        way = next(walks, None)
        if way is not None:
            found[id] = way
    return found


def legs_to(g: G, unit: Unit, vehicle: Model, ids: Sequence[str], order: OrderName) -> tuple[Leg, ...]:
    """The ways of those who are to board a vehicle and do not stand beside it, the longest first (AZ-EMB-04)."""
    there = [model.id for model in unit.people if model.id in ids]
    places = {model.id: (model.x, model.y) for model in unit.people}
    legs = [Leg(id, way) for id, way in routes(g, unit, vehicle, there, order, {}).items() if way]
    return tuple(sorted(legs, key=lambda leg: -length_of((places[leg.model], *leg.way))))


def coming_up(g: G, unit: Unit, intent: MoveIntent | AssaultIntent) -> float:
    """How far the farthest comes of those who board a vehicle that is manned and stays where it is: of such an order
    this is the way on which a shot may fall on the unit (AZ-ANT-02, AZ-EMB-04)."""
    vehicle = next((model for model in unit.vehicles if model.id == intent.lead), None)
    if vehicle is None or intent.way or not intent.besides.boards:
        return 0.0
    legs = legs_to(g, unit, vehicle, intent.besides.boards, "assault" if isinstance(intent, AssaultIntent) else "move")
    man = unit.model(legs[0].model) if legs else vehicle
    return length_of(((man.x, man.y), *legs[0].way)) if legs else 0.0


def with_way(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> MoveIntent | AssaultIntent:
    """The same getting aboard, led by somebody who gets there, by a way of his if he needs one and none is said."""
    vehicle, boards = carrier_of(unit, intent.besides), intent.besides.boards
    if vehicle is None or not boards or intent.way:
        return intent
    ids = (intent.lead, *boards) if intent.lead in boards else boards
    found = routes(g, unit, vehicle, tuple(dict.fromkeys(ids)), order, {})
    if not found:
        return intent
    lead = next(iter(found))
    return replace(intent, lead=lead, way=found[lead])


def listed(g: G, unit: Unit, order: OrderName, targets: Sequence[str]) -> Iterator[Intent]:
    """Everybody who can gets aboard."""
    for vehicle in unit.vehicles:
        for besides in boarding.listed(g, unit, vehicle, order, "fast") if unit.people else ():
            lead = next(iter(besides.boards), unit.people[0].id)
            going: MoveIntent | AssaultIntent = MoveIntent(lead, (), "fast", besides)
            if order == "assault":
                going = AssaultIntent(lead, (), "fast", next(iter(targets), None), "last", besides)
            whole = with_way(g, unit, order, going)
            if refusal(g, unit, order, whole) is None:
                yield whole


def forecast(g: G, unit: Unit, order: OrderName, intent: MoveIntent | AssaultIntent) -> tuple[Model, ...]:
    """Where a unit stands when those who get aboard have come beside the vehicle."""
    vehicle = carrier_of(unit, intent.besides)
    ids = tuple(dict.fromkeys((intent.lead, *intent.besides.boards)))
    found = {} if vehicle is None else routes(g, unit, vehicle, ids, order, {intent.lead: intent.way})
    return tuple(placed(model, found.get(model.id, ())) for model in unit.models)


class Mounting(Procedure):
    """A crew on foot, or troops whose carrier stands empty, go beside it and get aboard with a Move or Assault, and do
    nothing else (AZ-VEH-05, AZ-VEH-10, AZ-MTI-04). The value: they have not fired."""

    ordered: Ordered

    @step
    def walk(self, g: B) -> Action:
        """Who leads by the declared way, the others straight; a shot may fall on them on it (AZ-ANT-02)."""
        intent, unit = self._intent, g.state.units[self.ordered.unit]
        vehicle = carrier_of(unit, intent.besides)
        if vehicle is None:
            return Next(None)
        ids = tuple(dict.fromkeys((intent.lead, *intent.besides.boards)))
        found = routes(g, unit, vehicle, ids, self.ordered.card.order, {intent.lead: intent.way})
        legs = tuple(Leg(id, way) for id, way in found.items() if way)
        length = 0 if intent.lead in found and intent.way else self.ordered.length
        return Call(set_out(g, self.ordered, legs, "", length)) if legs else Next(None)

    @step
    def get_aboard(self, g: B, value: object) -> Action:
        unit = g.state.units[self.ordered.unit]
        vehicle = carrier_of(unit, self._intent.besides)
        if vehicle is not None and not unit.broken:
            there = [man.id for man in unit.people if is_beside(man, vehicle) or climbs(man)]
            boarding.get_on(g, unit, vehicle, [id for id in self._intent.besides.boards if id in there])
        fired: Fired = ""
        return Done(fired)

    @property
    def _intent(self) -> MoveIntent | AssaultIntent:
        assert isinstance(self.ordered.intent, (MoveIntent, AssaultIntent))
        return self.ordered.intent
