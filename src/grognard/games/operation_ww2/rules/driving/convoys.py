"""Units of several vehicles drive together: sections of motorcycles and squads (AZ-MC-02, AZ-MC-03, AZ-VSQ-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, Skip, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.course import Stretch
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.driving.drive import Arrival, Drive, stops_of
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.movement.cohesion import are_near
from grognard.games.operation_ww2.state.choices import Follow, LeaveBehind
from grognard.games.operation_ww2.state.events.driving import MotorcycleLost, OrderBegun
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.space.plane import Body, Hull, Point

SHARES = (1.0, 0.6, 0.3)
"""Which shares of the leading vehicle's way the others try to go along."""


def others(unit: Unit, lead: str) -> list[Model]:
    """The vehicles with a crew that follow the one that leads."""
    return [model for model in unit.vehicles if model.id != lead and unit.has_crew(model)]


class Convoying(Procedure):
    """The other vehicles of a unit drive as its player says, beside the leading one or after it, each like it. A
    motorcycle that cannot move is left behind or its riders walk (AZ-MC-03). The value: the units hurt on the way.

    ``start`` is where the leading vehicle stood.
    """

    ordered: Ordered
    start: Point
    asked: tuple[str, ...] = ()

    @step("ask")
    def immobile(self, g: G) -> Action:
        unit = g.state.units[self.ordered.unit]
        stranded = next((model for model in self._stranded(g, unit) if model.id not in self.asked), None)
        if stranded is None or not self._intent.way:
            return Skip("ask")
        return self.then(Ask(ChooseStranded(unit.seat, stranded.id)), asked=(*self.asked, stranded.id))

    @step
    def strand(self, g: B, choice: LeaveBehind) -> Action:
        unit = g.state.units[self.ordered.unit]
        bike = unit.model(self.asked[-1])
        walking, _ = outside(g, unit, bike, None)
        lost = sheets.machine(bike).crew if choice.yes else 0
        g.emit(MotorcycleLost(unit.id, bike.id, lost, () if choice.yes else walking), "AZ-MC-03")
        return Repeat(self)

    @step
    def ask(self, g: G) -> Action:
        unit = g.state.units[self.ordered.unit]
        following = others(unit, self._intent.lead)
        if not following or not unit.takes_orders:
            return Next(Follow(()))
        return Ask(ChooseConvoy(unit.seat, self.ordered, self.start))

    @step
    def set_out(self, g: G, choice: Follow) -> Action:
        return Call(Trailing(self.ordered, choice.legs))

    @step
    def arrive(self, g: B, struck: tuple[str, ...]) -> Action:
        """Riders on foot who have lost the section are gone (AZ-MC-03)."""
        unit = g.state.units[self.ordered.unit]
        section = [model for model in unit.vehicles if unit.has_crew(model) and sheets.is_motorcycle(g, model)]
        if section and unit.people:
            cohesion = g.context.limit("cohesion")
            bodies: list[Body] = [model.body for model in section]
            lost = [man.id for man in unit.people if not are_near([man, *bodies], cohesion)]
            lose(g, unit.id, lost, (), "AZ-MC-03", cause="lone")
        return Done(struck)

    @property
    def _intent(self) -> MoveIntent | AssaultIntent:
        assert isinstance(self.ordered.intent, (MoveIntent, AssaultIntent))
        return self.ordered.intent

    def _stranded(self, g: G, unit: Unit) -> Iterator[Model]:
        if len(unit.vehicles) < 2:
            return
        for model in unit.vehicles:
            if unit.has_crew(model) and sheets.is_motorcycle(g, model) and mobility_of(g, model) == "none":
                yield model


class ChooseStranded(Decision):
    """Whether a section leaves a motorcycle behind that cannot move, with its riders, or these walk (AZ-MC-03)."""

    vehicle: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """No and yes."""
        return [LeaveBehind(False), LeaveBehind(True)]


class Trailing(Procedure):
    """Vehicle after vehicle drives its way. The value: the units hurt on the way."""

    ordered: Ordered
    legs: tuple[Leg, ...]
    struck: tuple[str, ...] = ()

    @step
    def drive(self, g: B) -> Action:
        unit = g.state.units[self.ordered.unit]
        if not self.legs or not unit.takes_orders:
            return Done(self.struck)
        leg = self.legs[0]
        there = next((model for model in others(unit, "") if model.id == leg.model), None)
        rest = replace(self, legs=self.legs[1:])
        if there is None or not leg.way:
            return rest.then(Next(Arrival()))
        g.emit(OrderBegun(unit.id, there.id, "drove"), "AZ-VDM-18")
        ordered = along(self.ordered, leg)
        hull = there.body
        assert isinstance(hull, Hull)
        stretches: list[Stretch] = driveways.stretches_of(g, there, leg.way, NOTHING)
        assert isinstance(ordered.intent, (MoveIntent, AssaultIntent))
        found = stops_of(g, unit, there, stretches, ordered.intent.speed)
        stops = tuple(stop for stop in found if stop.shot is None)
        end = int(stretches[-1].gone + stretches[-1].length)
        return rest.then(Call(Drive(ordered, there.id, hull, stops, end=end)))

    @step
    def go_on(self, g: G, arrival: Arrival) -> Action:
        return Repeat(replace(self, struck=tuple(dict.fromkeys((*self.struck, *arrival.struck)))))


def along(ordered: Ordered, leg: Leg) -> Ordered:
    """The order of a unit as one of its other vehicles carries it out: its own way, nothing besides."""
    assert isinstance(ordered.intent, (MoveIntent, AssaultIntent))
    besides = replace(NOTHING, exposed=ordered.intent.besides.exposed)
    return replace(ordered, intent=replace(ordered.intent, lead=leg.model, way=leg.way, besides=besides))


class ChooseConvoy(Decision):
    """Which ways the other vehicles of a unit drive (AZ-MC-02, AZ-VSQ-06)."""

    sampled: ClassVar[bool] = True

    ordered: Ordered
    start: Point

    def candidates(self, g: G) -> Sequence[Choice]:
        """Beside the leading vehicle as far as each can, or staying."""
        found = [self._along(g, share) for share in SHARES]
        _, following = self._about(g)
        found.append(Follow(tuple(Leg(model.id, ()) for model in following)))
        return list(dict.fromkeys(found))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Each drives as the rules for vehicles let it, and the unit keeps together if it can (AZ-VSQ-06)."""
        if not isinstance(choice, Follow) or choice.short:
            return Refused(say("refused-not-offered"))
        unit, following = self._about(g)
        if [leg.model for leg in choice.legs] != [model.id for model in following]:
            return Refused(say("az-refused-legs"), "AZ-INT-08")
        intent = self._intent
        for leg, model in zip(choice.legs, following, strict=True):
            besides = replace(NOTHING, exposed=intent.besides.exposed)
            order = self.ordered.card.order
            found = driveways.refusal(g, unit, model, order, leg.way, intent.speed, besides) if leg.way else None
            if found is not None:
                return found
        ends = {leg.model: leg.way[-1] for leg in choice.legs if leg.way}
        cohesion = g.context.limit("vehicle-cohesion")
        # Who cannot move may be left, and is lost then (AZ-VSQ-04).
        able = [model for model in unit.vehicles if unit.has_crew(model) and mobility_of(g, model) != "none"]
        after = [_at(model, ends.get(model.id)) for model in able]
        stay = all(not leg.way for leg in choice.legs)
        if not stay and not are_near(after, cohesion) and are_near(self._stayed(unit), cohesion):
            return Refused(say("az-refused-cohesion"), "AZ-VSQ-06")
        return None

    @property
    def _intent(self) -> MoveIntent | AssaultIntent:
        assert isinstance(self.ordered.intent, (MoveIntent, AssaultIntent))
        return self.ordered.intent

    def _about(self, g: G) -> tuple[Unit, list[Model]]:
        unit = g.state.units[self.ordered.unit]
        return unit, others(unit, self._intent.lead)

    def _stayed(self, unit: Unit) -> list[Body]:
        return [model.body for model in unit.vehicles if unit.has_crew(model)]

    def _along(self, g: G, share: float) -> Follow:
        unit, following = self._about(g)
        legs = []
        for model in following:
            dx, dy = model.x - self.start[0], model.y - self.start[1]
            x0, y0 = self.start
            way = tuple(
                (round(x0 + (x - x0) * share) + dx, round(y0 + (y - y0) * share) + dy) for x, y in self._intent.way
            )
            legs.append(Leg(model.id, way if self._fits(g, unit, model, way) else ()))
        return Follow(tuple(legs))

    def _fits(self, g: G, unit: Unit, model: Model, way: tuple[Point, ...]) -> bool:
        besides = replace(NOTHING, exposed=self._intent.besides.exposed)
        order, speed = self.ordered.card.order, self._intent.speed
        return driveways.refusal(g, unit, model, order, way, speed, besides) is None


def _at(model: Model, place: Point | None) -> Body:
    body = model.body
    return body if place is None else replace(body, x=place[0], y=place[1])
