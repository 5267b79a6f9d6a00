"""Boarding and leaving vehicles (AZ-EMB, AZ-MTI-04, AZ-NRV-09). Lengths are thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.contact import bodies
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.crew import passengers
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.driving import companions, riders_on_top
from grognard.games.operation_ww2.rules.driving.companions import seats as seats
from grognard.games.operation_ww2.rules.driving.make_way import places_beside
from grognard.games.operation_ww2.rules.fire.weapons import rooted
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, are_near, bound, stand_apart
from grognard.games.operation_ww2.rules.movement.following import March, lone_fault, placed
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.events.driving import Disembarked, Embarked
from grognard.games.operation_ww2.state.intents import Besides, Leg, Speed
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Hull, Point, gap, length_of

DIRECTIONS = 4
"""In so many directions those on foot are sampled to go."""

CREWMAN = "crewman"
"""The role of one of a crew that has got out."""


def is_own_crew(g: G, vehicle: Model, man: Model) -> bool:
    """Whether somebody on foot belongs to the crew of a vehicle whose crew is counted (AZ-VEH-10)."""
    return man.role == CREWMAN and not sheets.has(g, vehicle, "troop-carrier")


def refusal(
    g: G,
    unit: Unit,
    vehicle: Model,
    order: OrderName,
    way: tuple[Point, ...],
    speed: Speed,
    besides: Besides,
    there: Model | None = None,
) -> Refused | None:
    """Why these models may not get on or off a vehicle with this order (AZ-EMB-01 to AZ-EMB-08); only its own unit uses
    it, and who goes with it for a time (AZ-MTI-04, AZ-MTI-06, AZ-TMP-04). ``there`` is the vehicle where it stands when
    they get on."""
    if not besides.boards and not besides.leaves:
        return None
    if way and speed == "fast":
        return Refused(say("az-refused-boarding-fast"), "AZ-EMB-01")
    known = {model.id: model for model in unit.models if model.is_person}
    if not {*besides.boards, *besides.leaves} <= known.keys() or set(besides.boards) & set(besides.leaves):
        return Refused(say("az-refused-boarding-who"), "AZ-EMB-03", "AZ-MTI-04")
    getting_on = [known[id] for id in besides.boards]
    getting_off = [known[id] for id in besides.leaves]
    if any(man.boarded == g.state.turn > 0 for man in (*getting_on, *getting_off)):
        return Refused(say("az-refused-boarding-twice"), "AZ-EMB-03")
    if any(man.aboard != vehicle.id for man in getting_off) or any(man.aboard for man in getting_on):
        return Refused(say("az-refused-boarding-who"), "AZ-EMB-04")
    if any(lies(g, man) for man in getting_on):
        return Refused(say("az-refused-boarding-lying"), "AZ-NRV-09", "AZ-VEH-04")
    if not all(within_reach(g, unit, there or vehicle, man, order) for man in getting_on):
        return Refused(say("az-refused-boarding-reach"), "AZ-EMB-02", "AZ-EMB-04")
    if not all(may_use(g, unit, vehicle, man) for man in getting_on):
        return Refused(say("az-refused-boarding-guest"), "AZ-TMP-04", "AZ-MTI-06")
    return _room_fault(g, unit, vehicle, getting_on, getting_off, bool(way))


def _room_fault(
    g: G, unit: Unit, vehicle: Model, on: Sequence[Model], off: Sequence[Model], drives: bool
) -> Refused | None:
    crew = [man for man in on if is_own_crew(g, vehicle, man)]
    riding = len(passengers(g, vehicle.id)) - len(off) + len(on) - len(crew)
    if riding > seats(g, vehicle) or sheets.machine(vehicle).crew + len(crew) > sheets.sheet(g, vehicle).crew:
        return Refused(say("az-refused-boarding-full", seats=seats(g, vehicle)), "AZ-EMB-08")
    staying = [man for _, man in passengers(g, vehicle.id) if man.id not in {each.id for each in off}]
    if drives and off and not staying and not sheets.machine(vehicle).crew:
        return Refused(say("az-refused-driver-leaves"), "AZ-EMB-07")
    return None


def lies(g: G, man: Model) -> bool:
    """Whether somebody lies scared and so only stands up; by the option ``remount_after_bail`` he climbs in all the
    same (AZ-NRV-09)."""
    return man.posture == "scared" and g.setup.options["remount_after_bail"] == "stand_up_first"


def within_reach(g: G, unit: Unit, vehicle: Model, man: Model, order: OrderName) -> bool:
    """Whether somebody on foot comes beside a vehicle and still has what boarding costs: the vehicle goes slowly, he
    need not (AZ-EMB-02, AZ-EMB-04)."""
    if lies(g, man):
        return False
    rate = tables(g).rates["infantry"]
    left: int = ways.allowance(rate, order, "fast") - g.context.limit("boarding")
    distance = gap(man.body, vehicle.body)
    if distance <= ways_touch():
        return left >= 0
    hull = vehicle.body
    assert isinstance(hull, Hull)
    price = g.context.terrain.price(((man.x, man.y), (vehicle.x, vehicle.y)))
    return bool(price.barred is None and distance + price.cost <= left)


def may_use(g: G, unit: Unit, vehicle: Model, man: Model) -> bool:
    """Whether somebody may ride in a vehicle of the unit: its own people; those who go with it for a time if they stand
    in contact with it, but by the option ``carrier_use`` not at all (AZ-MTI-06, AZ-TMP-04)."""
    if not companions.is_guest(unit, vehicle, man):
        return True
    return companions.takes_guests(g, vehicle) and gap(man.body, vehicle.body) <= ways_touch()


def ways_touch() -> float:
    """So far apart two models still touch: places are whole thousandths."""
    return companions.TOUCH


def get_on(g: B, unit: Unit, vehicle: Model, ids: Sequence[str]) -> None:
    """They get aboard, if they can still: standing, with room (AZ-EMB-04, AZ-EXE-09)."""
    same_order = g.setup.options["remount_after_bail"] == "same_order"
    there = [model for model in unit.people if model.id in ids and (model.posture == "standing" or same_order)]
    room = seats(g, vehicle) - len(passengers(g, vehicle.id))
    crew = [man.id for man in there if is_own_crew(g, vehicle, man)]
    riding = [man.id for man in there if man.id not in crew][: max(room, 0)]
    if crew or riding:
        above = riders_on_top.places(g, vehicle) > 0 and bool(riding)
        g.emit(Embarked(unit.id, vehicle.id, tuple(riding), tuple(crew), above), "AZ-EMB-04", "AZ-NRV-07")


def get_off(g: B, unit: Unit, vehicle: Model, ids: Sequence[str]) -> None:
    """They leave the vehicle and stand beside it (AZ-EMB-04, AZ-EMB-05)."""
    hull = vehicle.body
    assert isinstance(hull, Hull)
    leaving = [model for model in unit.models if model.aboard == vehicle.id and model.id in ids]
    if not leaving:
        return
    spots = places_beside(g, hull, leaving[0].radius, bodies(g))
    places = {model.id: spot for model, spot in zip(leaving, spots, strict=False)}
    g.emit(Disembarked(unit.id, vehicle.id, places), "AZ-EMB-04", "AZ-EMB-05")


# ---- on foot besides the vehicle ---------------------------------------------------------------------------------


class ChooseOnFoot(Decision):
    """Where the people of a vehicle's unit go who are on foot, those who have just left it included, each of these as
    fast as he likes (AZ-EMB-04, AZ-MTI-03); from one that nobody is left in they may walk away (AZ-MTI-04). ``start``
    is where the vehicle stood before; ``spent`` is what each has spent on getting off."""

    sampled: ClassVar[bool] = True

    unit: str
    vehicle: str
    order: OrderName
    speed: Speed
    start: Point
    spent: dict[str, int] = {}

    def candidates(self, g: G) -> Sequence[Choice]:
        """Staying, and as far as may be along with the vehicle or straight on."""
        return list(dict.fromkeys(self._found(g)))

    def _found(self, g: G) -> Iterator[Follow]:
        """Samples of ways (states no rule): nobody goes, all along with the vehicle, all straight on."""
        unit, going = self._about(g)
        yield Follow(tuple(Leg(model.id, ()) for model in going))
        vehicle = unit.model(self.vehicle)
        dx, dy = vehicle.x - self.start[0], vehicle.y - self.start[1]
        for share in (1.0, 0.5):
            legs = []
            for model in going:
                far = max(self._left(g, model, self._speeds(model)[-1]) - 1, 0)
                size = max((dx * dx + dy * dy) ** 0.5 * share, 1.0)
                part = min(share, share * far / size)
                end = (model.x + round(dx * part), model.y + round(dy * part))
                legs.append(Leg(model.id, (end,) if end != (model.x, model.y) else ()))
            yield Follow(tuple(legs))
        yield from self._straight(g, going)

    def _straight(self, g: G, going: Sequence[Model]) -> Iterator[Follow]:
        """All straight on in some directions, as far as each may: a sample that states no rule."""
        for number in range(DIRECTIONS):
            angle = 2 * pi * number / DIRECTIONS
            far = min(max(self._left(g, model, self._speeds(model)[-1]) - 1, 0) for model in going)
            dx, dy = round(far * sin(angle)), -round(far * cos(angle))
            legs = tuple(Leg(model.id, ((model.x + dx, model.y + dy),) if far else ()) for model in going)
            if far:
                yield Follow(legs)

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Each goes no farther than he may, nobody stands on anybody, all keep near the vehicle or together as they
        were (AZ-EMB-02, AZ-MTI-03, AZ-MOV-05)."""
        if not isinstance(choice, Follow) or choice.short:
            return Refused(say("refused-not-offered"))
        unit, going = self._about(g)
        if [leg.model for leg in choice.legs] != [model.id for model in going]:
            return Refused(say("az-refused-legs"), "AZ-INT-08")
        if not any(leg.way for leg in choice.legs):
            return None
        crowd = Crowd(g, unit)
        for leg, model in zip(choice.legs, going, strict=True):
            if leg.way and model.id in rooted(g, unit):
                return Refused(say("az-why-moved"), "AZ-CRW-04")
            faults = [self._fault(g, crowd, model, leg, speed) for speed in self._speeds(model)]
            if all(fault is not None for fault in faults):
                return faults[-1]
        return self._place_fault(g, unit, going, choice.legs)

    def _place_fault(self, g: G, unit: Unit, going: Sequence[Model], legs: Sequence[Leg]) -> Refused | None:
        ends = [placed(model, leg.way) for model, leg in zip(going, legs, strict=True)]
        rest = [model for model in unit.people if model.id not in {each.id for each in going}]
        hull = unit.model(self.vehicle).body
        if not stand_apart([*ends, *rest]) or any(
            gap(end, hull) <= 0 and leg.way for end, leg in zip(ends, legs, strict=True)
        ):
            return Refused(say("az-refused-ends-on"), "AZ-MOV-10")
        cohesion = g.context.limit("cohesion")
        before = [model.body for model in bound(unit)]
        after = [*ends, *rest, *(model.body for model in bound(unit) if not model.is_person)]
        if any(leg.way for leg in legs) and not are_near(after, cohesion) and are_near(before, cohesion):
            return Refused(say("az-refused-cohesion"), "AZ-MOV-05", "AZ-MTI-03")
        return None

    def _about(self, g: G) -> tuple[Unit, list[Model]]:
        unit = g.state.units[self.unit]
        return unit, [model for model in unit.people if model.posture == "standing"]

    def fast(self, g: G, legs: Sequence[Leg]) -> bool:
        """Whether somebody who has got off goes faster than slowly (AZ-EMB-04, AZ-MOV-03)."""
        unit, _ = self._about(g)
        crowd = Crowd(g, unit)
        models = {model.id: model for model in unit.people}
        own = [leg for leg in legs if leg.way and leg.model in self.spent]
        return any(self._fault(g, crowd, models[leg.model], leg, "slow") is not None for leg in own)

    def _speeds(self, model: Model) -> tuple[Speed, ...]:
        """The speeds somebody may go at: who has just got off any, the others that of the order."""
        return ways.SPEEDS if model.id in self.spent else (self.speed,)

    def _fault(self, g: G, crowd: Crowd, model: Model, leg: Leg, speed: Speed) -> Refused | None:
        march = March(crowd.unit, self.order, speed, self.vehicle, ())
        found = lone_fault(g, crowd, model, leg.way, march)
        length, most = self._length(g, model, leg), self._left(g, model, speed)
        if found is None and leg.way and length > most:
            return ways.too_far(length, most, "AZ-EMB-02")
        return found

    def _left(self, g: G, model: Model, speed: Speed) -> int:
        most = ways.allowance(tables(g).rates["infantry"], self.order, speed)
        return max(most - self.spent.get(model.id, 0), 0)

    def _length(self, g: G, model: Model, leg: Leg) -> float:
        whole = ((model.x, model.y), *leg.way)
        price = g.context.terrain.price(whole)
        return float(length_of(whole) + price.cost - price.bonus)


# ---- samples -----------------------------------------------------------------------------------------------------


def listed(g: G, unit: Unit, vehicle: Model, order: OrderName, speed: Speed = "slow") -> Iterator[Besides]:
    """Everybody off who may leave, everybody on who can reach it."""
    turn = g.state.turn
    riding = [man.id for owner, man in passengers(g, vehicle.id) if owner.id == unit.id and man.boarded != turn]
    waiting = [
        man.id
        for man in unit.people
        if man.boarded != turn and within_reach(g, unit, vehicle, man, order) and may_use(g, unit, vehicle, man)
    ]
    off = Besides(leaves=tuple(riding), carrier=vehicle.id)
    crew = [id for id in waiting if is_own_crew(g, vehicle, unit.model(id))]
    others = [id for id in waiting if id not in crew][: max(seats(g, vehicle) - len(riding), 0)]
    on = Besides(boards=(*crew, *others), carrier=vehicle.id)
    for besides in (off, on):
        if (besides.leaves or besides.boards) and refusal(g, unit, vehicle, order, (), speed, besides) is None:
            yield besides
