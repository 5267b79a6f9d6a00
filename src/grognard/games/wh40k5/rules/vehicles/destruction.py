"""The end of a vehicle: wrecks, explosions, passengers who get out or not (WH-VEH-07, WH-VEH-19, WH-VEH-24)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Successes, Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, Skip, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.vehicle_condition import FLAT_OUT, is_open_topped
from grognard.games.wh40k5.ground.vehicle_faces import face_towards, hull_of
from grognard.games.wh40k5.ground.vehicle_places import (
    Exit,
    Places,
    exits,
    fault,
    layouts,
    outline,
    round_the_hull,
    spots,
)
from grognard.games.wh40k5.rules.morale.morale import Pinning
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Dealt, Wounds
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.events.shooting import Cause, Losses
from grognard.games.wh40k5.state.events.vehicles import (
    Alighted,
    BlastCaught,
    PassengersLost,
    Remained,
    VehicleDestroyed,
)
from grognard.games.wh40k5.state.measures import EPSILON
from grognard.games.wh40k5.state.state import Model, State, Unit, is_gun
from grognard.space.plane import Hull, gap
from grognard.space.terrain import Piece, apart

BLAST = TABLES.limits["explosion-strength"].value
PASSENGERS = TABLES.limits["passenger-strength"].value
PASSENGERS_IN_THE_OPEN = TABLES.limits["passenger-strength-open-topped"].value
WRECK, CRATER = "wreck", "crater"


def passengers(state: State, transport: str) -> list[Unit]:
    """The units in a transport (WH-VEH-16)."""
    return [unit for unit in state.units.values() if unit.place == "aboard" and unit.aboard == transport]


class GetOut(Choice):
    """Where the models of a unit stand that gets out of a vehicle, in their order (WH-VEH-16)."""

    places: Places


class Victims(Record):
    """A unit and those of its models that an explosion reaches."""

    unit: str
    models: tuple[str, ...]


class Destruction(Procedure):
    """A vehicle is destroyed: wrecked, or it explodes (WH-VEH-07). ``seat`` is the attacker's."""

    unit: str
    model: str
    result: str
    seat: int
    cause: Cause

    @step
    def destroy(self, g: B) -> Action:
        g.emit(VehicleDestroyed(self.unit, self.model, self.result, self.seat), "WH-VEH-07")
        if self.result == "explodes":
            return Call(Explosion(self.unit, self.model, self.cause))
        return Call(Wrecking(self.unit, self.model, self.cause))


class Wrecking(Procedure):
    """A vehicle becomes a wreck: passengers get out first and test for pinning; then it is terrain (WH-VEH-19,
    WH-VEH-24, WH-VEH-29)."""

    unit: str
    model: str
    cause: Cause
    out: tuple[str, ...] = ()

    @step
    def passengers_out(self, g: B) -> Action:
        """In the own turn after going flat out they are lost with it (WH-VEH-19)."""
        unit = g.state.units[self.unit]
        model = unit.model(self.model)
        aboard = passengers(g.state, self.unit)
        if model.speed == FLAT_OUT and g.state.active == unit.seat:
            for each in aboard:
                g.emit(PassengersLost(each.id, tuple(other.id for other in each.models)), "WH-VEH-19")
            aboard = []
        out = tuple(each.id for each in aboard)
        return self.then(Call(GettingOut(self.model, out)) if out else None, out=out)

    @step
    def become_terrain(self, g: B) -> Action:
        leave(g, self.unit, self.model, WRECK, self.cause)
        return Call(PinningTests(self.out)) if self.out else None


class Explosion(Procedure):
    """A vehicle explodes: every model within D6" is hit, the passengers are, and a crater is left (WH-VEH-07,
    WH-VEH-19, WH-VEH-24). ``stranded``: who gets out of it may not assault (WH-VEH-32)."""

    unit: str
    model: str
    cause: Cause
    hull: Hull | None = None
    open_topped: bool = False
    stranded: bool = False
    out: tuple[str, ...] = ()

    @step
    def roll_distance(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(1, Total(), say("wh-roll-explosion"), "WH-VEH-07", seat=seat)

    @step
    def strike(self, g: B, inches: int) -> Action:
        unit = g.state.units[self.unit]
        model = unit.model(self.model)
        aboard = tuple(each.id for each in passengers(g.state, self.unit))
        after = replace(
            self,
            hull=hull_of(model),
            open_topped=is_open_topped(model),
            stranded=not assaults_from(g, model),
            out=aboard,
        )
        struck = caught(g, model, inches)
        leave(g, self.unit, self.model, CRATER, self.cause)
        return after.then(Call(Shrapnel(struck, BLAST, model.at)) if struck else None)

    @step
    def strike_passengers(self, g: G) -> Action:
        """They are hit one and all (WH-VEH-19)."""
        victims = tuple(all_of(g.state.units[id]) for id in self.out)
        return Call(Shrapnel(victims, strength_aboard(self.open_topped), (0, 0))) if victims else None

    @step
    def place_survivors(self, g: B) -> Action:
        """They stand where the vehicle stood, and test for pinning."""
        assert self.hull is not None
        out = tuple(id for id in self.out if g.state.units[id].models)
        for id in out:
            survivor = g.state.units[id]
            places = spots(g, survivor, Exit(self.hull, (), standing=False), (self.hull.x, self.hull.y))
            set_down(g, survivor, places, stranded=self.stranded, idle=False)
        return Call(PinningTests(out)) if out else None


def caught(g: G, model: Model, inches: int) -> tuple[Victims, ...]:
    """Who on the table stands within so many inches of a vehicle that explodes, friend or foe (WH-VEH-07)."""
    reach, struck = inches * INCH + EPSILON, []
    body = model.body
    wide = reach + (hypot(body.length, body.width) / 2 if isinstance(body, Hull) else body.radius)
    box = body.x - wide, body.y - wide, body.x + wide, body.y + wide
    for other in g.state.on_table():
        if apart(box, g.context.stand(other.models).box):
            continue
        # A gun's armour of 10 holds off Strength 3, and its crew does not suffer its hit (WH-UNIT-06).
        bodies = [each for each in other.models if each.id != model.id and not is_gun(each)]
        near = [each for each in bodies if gap(each.body, body) <= reach]
        struck += [Victims(other.id, tuple(each.id for each in near))] if near else []
    return tuple(struck)


def all_of(unit: Unit) -> Victims:
    """A unit all of whose models are hit."""
    return Victims(unit.id, tuple(each.id for each in unit.models))


def strength_aboard(open_topped: bool) -> int:
    """The Strength of the hits on those aboard: 4, in an open-topped vehicle 3 (WH-VEH-12, WH-VEH-19)."""
    return PASSENGERS_IN_THE_OPEN if open_topped else PASSENGERS


def riding(g: G, unit: Unit, model: Model) -> list[tuple[Victims, int]]:
    """Those aboard a vehicle, as many hits as they are models, and at which Strength, if it explodes (WH-VEH-19)."""
    return [(all_of(each), strength_aboard(is_open_topped(model))) for each in passengers(g.state, unit.id)]


def leave(g: B, unit: str, model: str, kind: str, cause: Cause) -> None:
    """The vehicle is taken off, and a wreck or a crater of its size lies there (WH-VEH-24)."""
    gone = g.state.units[unit].model(model)
    height = gone.of.height if kind == WRECK else 0
    g.emit(Losses(unit, (model,), (), cause), "WH-VEH-07", "WH-CORE-13")
    g.emit(Remained(Piece(f"{kind}.{model}", kind, outline(hull_of(gone)), height)), "WH-VEH-24")


def set_down(g: B, unit: Unit, places: Places, *, stranded: bool, idle: bool) -> None:
    """Passengers forced out stand at these places; for whom there is none, is destroyed (WH-VEH-29). In their own turn
    they count as having left a vehicle that had moved (WH-VEH-32, option ``forced_out_own_turn``)."""
    beyond = tuple(model.id for model in unit.models[len(places) :])
    if beyond:
        g.emit(PassengersLost(unit.id, beyond), "WH-VEH-19", "WH-VEH-29")
    if places:
        own = g.state.active == unit.seat
        g.emit(Alighted(unit.id, places, False, own, own and stranded, own and idle), "WH-VEH-19", "WH-VEH-32")


class GettingOut(Procedure):
    """The passengers of a vehicle that is being wrecked get out, unit after unit: at its access points, if these are
    blocked anywhere within 2" (WH-VEH-19, WH-VEH-29)."""

    transport: str
    units: tuple[str, ...]
    way: Exit | None = None
    blocked: bool = False

    @step
    def choose(self, g: G) -> Action:
        if not self.units:
            return Done()
        unit, vehicle = g.state.units[self.units[0]], self.vehicle(g)
        way, blocked = exits(vehicle), False
        found = layouts(g, unit, way)
        if len(found[0]) < len(unit.models):
            way, blocked = round_the_hull(vehicle), True
            found = layouts(g, unit, way)
        after = replace(self, way=way, blocked=blocked)
        if len(found) == 1:
            return after.then(Next(GetOut(found[0])))
        return after.then(Ask(ChoosePlaces(unit.seat, unit.id, way, len(found[0]))))

    @step
    def get_out(self, g: B, choice: GetOut) -> Action:
        unit, vehicle = g.state.units[self.units[0]], self.vehicle(g)
        set_down(g, unit, choice.places, stranded=not assaults_from(g, vehicle), idle=self.blocked)
        return Repeat(replace(self, units=self.units[1:], way=None, blocked=False))

    def vehicle(self, g: G) -> Model:
        """The vehicle they leave."""
        return g.state.units[self.transport.rpartition(".")[0]].model(self.transport)


class ChoosePlaces(Decision):
    """The owner says where passengers stand who must get out (WH-VEH-19): all for whom there is room."""

    sampled: ClassVar[bool] = True

    unit: str
    way: Exit
    least: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: one for each access point, or for each edge."""
        return [GetOut(places) for places in layouts(g, g.state.units[self.unit], self.way)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Too few, too many, or where nobody may stand."""
        if not isinstance(choice, GetOut):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        if not self.least <= len(choice.places) <= len(unit.models):
            return Refused(say("wh-refused-alight-count", count=self.least), "WH-VEH-29")
        return fault(g, unit, self.way, choice.places)


def assaults_from(g: G, vehicle: Model) -> bool:
    """Whether passengers may assault after leaving a vehicle that had moved (WH-VEH-12, WH-VEH-17)."""
    return is_open_topped(vehicle) or g.context.bears(vehicle, "assault-vehicle")


class PinningTests(Procedure):
    """Units forced out of a vehicle test for being pinned, one after the other (WH-VEH-19)."""

    units: tuple[str, ...]

    @step
    def test(self, g: G) -> Action:
        if not self.units:
            return Done()
        return Call(Pinning(self.units[0])) if g.state.units[self.units[0]].on_table else None

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(PinningTests(self.units[1:]))


def shrapnel(strength: int) -> Wound:
    """The wound of an explosion, against which no cover helps (WH-VEH-07, WH-VEH-19)."""
    return Wound(strength=strength, no_cover=True)


class Shrapnel(Procedure):
    """Units suffer hits of a Strength without AP, unit after unit; no cover helps (WH-VEH-07, WH-VEH-19)."""

    victims: tuple[Victims, ...]
    strength: int
    origin: tuple[int, int]

    @step("go_on")
    def roll_to_wound(self, g: B) -> Action:
        if not self.victims:
            return Done()
        unit, struck = g.state.units[self.victims[0].unit], self.victims[0].models
        if not unit.models:
            return Skip("go_on")
        if unit.is_vehicle:
            return Call(ShrapnelOnArmour(unit.id, struck, self.strength, self.origin))
        g.emit(BlastCaught(unit.id, len(struck), self.strength), "WH-VEH-07", "WH-VEH-19")
        need = formulas.to_wound(self.strength, toughness(g, unit))
        if need is None:
            return Skip("go_on")
        return roll(
            len(struck), Successes(need), say("wh-roll-to-wound"), "WH-SHOOT-04", "WH-VEH-07", seat=1 - unit.seat
        )

    @step
    def wound(self, g: G, wounds: int | None) -> Action:
        if not wounds:
            return None
        return Call(Wounds(self.victims[0].unit, (shrapnel(self.strength),), (wounds,), None, "explosion"))

    @step
    def go_on(self, g: G, dealt: Dealt | None = None) -> Action:
        return Repeat(replace(self, victims=self.victims[1:]))


class ArmourInBlast(Record):
    """An explosion hits a vehicle, which it may destroy and which may explode in turn; ``seat``
    is the attacker's."""

    unit: str
    model: str
    hit: ArmourHit
    seat: int


class ShrapnelOnArmour(Procedure):
    """Vehicles of a unit are hit by an explosion, one after the other, each on the face towards it."""

    unit: str
    models: tuple[str, ...]
    strength: int
    origin: tuple[int, int]

    @step
    def strike(self, g: G) -> Action:
        if not self.models:
            return Done()
        unit = g.state.units[self.unit]
        model = next((each for each in unit.models if each.id == self.models[0]), None)
        if model is None:
            return None
        hit = ArmourHit(self.strength, None, face_towards(model, self.origin))
        return Call(g.rules.consequence(ArmourInBlast(unit.id, model.id, hit, 1 - unit.seat)))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, models=self.models[1:]))
