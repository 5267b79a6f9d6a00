"""Moving on to the table over one of its edges (WH-GAME-01, WH-GAME-04, WH-GAME-11, WH-GAME-16).

A model's way begins just outside the edge, its base touching it, and is as long as the unit's normal move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil
from random import Random
from typing import ClassVar, Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, drawn
from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.placing import GAP, Legs, names_all
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.movement.moving import DICE
from grognard.games.wh40k5.rules.vehicles import arriving
from grognard.games.wh40k5.rules.vehicles.driving import danger_tests
from grognard.games.wh40k5.rules.vehicles.moving import drives
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.mission import Entered, UnitHeldBack
from grognard.games.wh40k5.state.setup_choices import Edge, Enter, EnterBravely, NoRoom
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.plane import Hull, Point, bearing, length_of

STEP = 4 * INCH
"""How far apart the places along the edge are that are tried."""
GRID = 1
"""By how much a place may be off the line it should lie on."""


def own_edge(g: G, seat: int) -> Edge:
    """The own long edge of a seat (WH-GAME-01, WH-GAME-15)."""
    return "north" if g.context.homes[seat] == 0 else "south"


def flank(g: G, seat: int, side: Literal["left", "right"]) -> Edge:
    """The short edge to the left or right of who stands behind his own edge (WH-GAME-04)."""
    return "west" if (side == "left") == (own_edge(g, seat) == "south") else "east"


def rate(unit: Unit) -> int:
    """How far a unit may come on to the table: its normal move, of a vehicle that of its highest speed
    (WH-GAME-11, WH-VEH-36)."""
    if any(model.type.move for model in unit.models):
        return movement.rate(unit)
    return min(top_speed(model.kind) for model in unit.models)


def top_speed(kind: str) -> int:
    """The longest move of a kind of vehicle (WH-VEH-02)."""
    classes = TABLES.models[kind].classes
    fast = "fast" in classes
    rows = [row for row in TABLES.speeds.values() if (row.fast if fast else row.ordinary) is not None]
    last = rows[-1]
    return last.fast_skimmer if fast and "skimmer" in classes and last.fast_skimmer else last.distance


class Entering(Procedure):
    """A unit moves on to the table over an edge, rolling for difficult terrain if it likes; it has had its move then
    (WH-GAME-11). One for which there is no room comes in the next turn.

    ``allowance`` is how far it may go, once that has been rolled for.
    """

    unit: str
    edge: Edge
    allowance: int | None = None

    @step
    def ask(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Ask(ChooseEntry(unit.seat, unit.id, self.edge, rate(unit), may_roll=movement.is_slowed(unit)))

    @step
    def roll_distance(self, g: G, choice: Enter | EnterBravely | NoRoom) -> Action:
        unit = g.state.units[self.unit]
        if isinstance(choice, EnterBravely):
            more = all(g.context.model_has(unit, model, "move-through-cover") for model in unit.models)
            return roll(DICE + more, Faces(), say("wh-roll-difficult"), "WH-MOVE-02", seat=unit.seat)
        return Call(CarryingIn(self.unit, choice))

    @step
    def ask_again(self, g: G, faces: tuple[int, ...] | None) -> Action:
        """Without a roll the unit has come already."""
        if faces is None:
            return None
        unit = g.state.units[self.unit]
        allowance = min(max(faces) * INCH, rate(unit))
        decision = ChooseEntry(unit.seat, unit.id, self.edge, allowance, rolled=True)
        return self.then(Ask(decision), allowance=allowance)

    @step
    def enter(self, g: G, choice: Enter | NoRoom | None) -> Action:
        return None if choice is None else Call(CarryingIn(self.unit, choice))


class CarryingIn(Procedure):
    """The unit is on the table, or stays away for want of room; then those test that must (WH-MOVE-11)."""

    unit: str
    choice: Enter | NoRoom

    @step
    def carry(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if isinstance(self.choice, NoRoom):
            arrival = "reserve" if unit.arrival == "walk-on" else unit.arrival
            g.emit(UnitHeldBack(unit.id, arrival), "WH-GAME-15")
            return None
        legs = self.choice.legs
        if drives(unit):
            return Call(arriving.DrivingIn(unit.id, legs))
        tested = movement.endangered(g, started(unit, legs), onwards(legs))
        facing = heading(legs[0]) if unit.is_vehicle else None
        g.emit(Entered(unit.id, legs, facing), "WH-GAME-11", "WH-GAME-01")
        return Call(danger_tests(g, unit.id, tested)) if tested else None

    @step
    def end(self, g: G) -> Action:
        """Done with nothing, so that nobody takes it for a roll."""
        return Done()


def heading(leg: Leg) -> int:
    """Where a walker looks at the end of its way: as it went last."""
    return bearing(leg.points[-2], leg.points[-1])


def started(unit: Unit, legs: Legs) -> Unit:
    """The unit just outside the edge, where its ways begin."""
    begins = {leg.model: leg.points[0] for leg in legs}
    models = tuple(replace(model, x=begins[model.id][0], y=begins[model.id][1]) for model in unit.models)
    return replace(unit, models=models)


def onwards(legs: Legs) -> Legs:
    """The ways after their beginnings."""
    return tuple(Leg(leg.model, leg.points[1:]) for leg in legs)


def outside(g: G, edge: Edge, along: int, radius: int) -> Point:
    """The place just outside an edge of the table, so far along it."""
    width, depth = g.context.width, g.context.depth
    match edge:
        case "north":
            return along, -radius
        case "south":
            return along, depth + radius
        case "west":
            return -radius, along
        case "east":
            return width + radius, along


def inward(edge: Edge, at: Point, distance: int) -> Point:
    """A place so far straight in from another."""
    dx, dy = {"north": (0, 1), "south": (0, -1), "west": (1, 0), "east": (-1, 0)}[edge]
    return at[0] + dx * distance, at[1] + dy * distance


class ChooseEntry(Decision):
    """How a unit moves on to the table (WH-GAME-11)."""

    sampled: ClassVar[bool] = True

    unit: str
    edge: Edge
    allowance: int
    may_roll: bool = False
    rolled: bool = False

    def candidates(self, g: G) -> Sequence[Candidate]:
        """A sample of ways straight in all along the edge; the lack of any; rolling for difficult terrain."""
        return [*self.tried(g), NoRoom(), EnterBravely()]

    def tried(self, g: G) -> list[Candidate]:
        """Ways straight in, all along the edge, each made when called."""
        return [partial(self.entering, g, along) for along in self.places(g)]

    def entering(self, g: G, along: int) -> Enter | None:
        """The way straight in about a place of the edge; None if the unit's move is too short."""
        legs = marching_in(g, g.state.units[self.unit], self.edge, along, self.allowance)
        return None if legs is None else Enter(legs)

    def places(self, g: G) -> list[int]:
        """Where along the edge they are tried."""
        length = g.context.width if self.edge in ("north", "south") else g.context.depth
        return list(range(STEP // 2, length, STEP))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule the ways break."""
        unit = g.state.units[self.unit]
        match choice:
            case EnterBravely():
                return None if self.may_roll else Refused(say("wh-refused-no-roll"), "WH-MOVE-02")
            case NoRoom():
                room = self.has_any(g, self.tried(g))
                return Refused(say("wh-refused-room"), "WH-GAME-11") if room else None
            case Enter(legs):
                return self.way_refusal(g, unit, legs)
        return Refused(say("refused-not-offered"))

    def way_refusal(self, g: G, unit: Unit, legs: Legs) -> Refused | None:
        """What is wrong with these ways."""
        if not names_all(unit, legs) or any(len(leg.points) < 2 for leg in legs):
            return Refused(say("wh-fault-legs"), "WH-GAME-11")
        if not all(self.begins(g, unit, leg) for leg in legs):
            return Refused(say("wh-fault-edge"), "WH-GAME-01" if self.edge in ("north", "south") else "WH-GAME-04")
        if drives(unit):
            return next(arriving.faults(g, unit, legs, self.allowance), None)
        begun, ways = started(unit, legs), onwards(legs)
        found = movement.faults(g, begun, ways, self.allowance, rolled=self.rolled)
        if all(may_overhang(unit.model(leg.model), leg, self.allowance) for leg in legs):
            found = (fault for fault in found if fault.message.id != "wh-fault-off-table")
        return next(iter(found), None)

    def begins(self, g: G, unit: Unit, leg: Leg) -> bool:
        """Whether a way begins just outside the edge."""
        (x, y), radius = leg.points[0], reach_of(unit.model(leg.model))
        along = x if self.edge in ("north", "south") else y
        length = g.context.width if self.edge in ("north", "south") else g.context.depth
        (u, v) = outside(g, self.edge, along, radius)
        return abs(x - u) <= GRID and abs(y - v) <= GRID and 0 <= along <= length

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """A way in tried at random, now and then a roll."""
        if self.may_roll and random.random() < BRAVE:
            yield EnterBravely()
        yield from drawn(self.tried(g), random)
        yield NoRoom()


def reach_of(model: Model) -> int:
    """How far a model's middle is from the edge it touches from outside: half its length for a hull."""
    body = model.body
    return body.length // 2 if isinstance(body, Hull) else body.radius


def may_overhang(model: Model, leg: Leg, allowance: int) -> bool:
    """Whether a model may end half over the edge: a walker that goes as far as it can and cannot enter fully
    (WH-CORE-12)."""
    return model.is_vehicle and allowance < 2 * reach_of(model) and length_of(leg.points) >= allowance - GRID


BRAVE = 0.1
"""How often a unit that is played at random rolls for difficult terrain when it comes."""


def marching_in(g: G, unit: Unit, edge: Edge, along: int, allowance: int) -> Legs | None:
    """The unit straight in over an edge about a place of it, in as many ranks as its move has room for; None if it has
    room for none. Walkers come as far as they can (WH-CORE-12)."""
    size = max(reach_of(model) for model in unit.models)
    pitch = 2 * size + GAP
    room = (allowance - 2 * size) // pitch + 1 if allowance >= 2 * size else int(unit.is_vehicle)
    if room < 1:
        return None
    ranks = min(room, 3, len(unit.models))
    files = ceil(len(unit.models) / ranks)
    legs = []
    for number, model in enumerate(unit.models):
        rank, file = divmod(number, files)
        place = along + round((file - (files - 1) / 2) * pitch)
        start = outside(g, edge, place, reach_of(model))
        legs.append(Leg(model.id, (start, inward(edge, start, allowance - rank * pitch - (size - reach_of(model))))))
    return tuple(legs)
