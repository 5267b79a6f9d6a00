"""The crowd as a unit closes in on it: where everybody stands, where there is room, what bars a way (WH-ASSAULT-02,
WH-ASSAULT-21, WH-ASSAULT-28).

Whether a model can get somewhere is judged by straight ways to places all round the enemy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot, pi

import numpy

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.bodies import leaves
from grognard.games.wh40k5.ground.coherency import COHERENCY, parts
from grognard.games.wh40k5.ground.combats import CONTACT
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.engagement import ENGAGED
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.assault import ApproachKind
from grognard.games.wh40k5.state.measures import APART, EPSILON
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space import walks
from grognard.space.plane import Bools, Disc, Floats, Point

TOUCH = 4
"""How far apart, in thousandths, bases are placed that touch."""
BESIDE = (50, ENGAGED // 2, ENGAGED - 100)
"""How far from a comrade places are looked for."""
TURNS = numpy.array([0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6]) * (pi / 6)
"""The directions from an enemy in which places are looked for, from the one towards the model on."""

Legs = tuple[Leg, ...]


class Closing(Record):
    """A unit closes in: which of its models may move, how far, which enemy units they may touch.

    ``aims``: those of them that they have to touch if they can (WH-ASSAULT-02, WH-ASSAULT-05); none named: all.
    ``rough``: they may cross difficult terrain, because the unit has rolled for it or is not slowed.
    """

    unit: str
    movers: tuple[str, ...]
    enemies: tuple[str, ...]
    allowance: int
    rough: bool
    kind: ApproachKind
    aims: tuple[str, ...] = ()

    @property
    def narrowed(self) -> Closing:
        """The same with those only who have to be touched; from all others 1" is kept."""
        return replace(self, enemies=self.aims) if self.aims else self


class Press:
    """The crowd as a unit closes in on it: where everybody stands, and where its own models have gone so far."""

    def __init__(self, g: G, closing: Closing) -> None:
        self.g, self.closing = g, closing
        self.unit: Unit = g.state.units[closing.unit]
        self.places: dict[str, Point] = {model.id: model.at for model in self.unit.models}
        self.ways: dict[str, tuple[Point, ...]] = {}
        """The ways of those who do not go straight to their places."""
        self.arrived = False
        """Whether all who move have their places by now, and only better ones are looked for."""
        self.careful = False
        """Whether nobody goes within 1" of an enemy unit that nobody touches then (WH-ASSAULT-28)."""
        foes: list[Floats] = []
        barred: list[Floats] = []
        friends: list[Floats] = []
        self.owners: list[str] = []
        self.bodies: list[str] = []
        self.hostile: dict[str, Floats] = {}
        """The models of each enemy unit as discs."""
        for other in g.state.on_table():
            if other.id == self.unit.id:
                continue
            table, names = table_of(g, other)
            if other.seat == self.unit.seat:
                friends.append(table)
            else:
                self.hostile[other.id] = table
                (foes if other.id in closing.enemies else barred).append(table)
                if other.id in closing.enemies:
                    self.owners += [other.id] * len(table)
                    self.bodies += names
        empty = numpy.empty((0, 3))
        self.foes: Floats = numpy.concatenate(foes) if foes else empty
        self.barred: Floats = numpy.concatenate(barred) if barred else empty
        self.friends: Floats = numpy.concatenate(friends) if friends else empty
        self._touching: dict[tuple[int, Point], tuple[int, ...]] = {}

    def way_to(self, model: Model) -> tuple[Point, ...]:
        """The places a model goes by to where it has its place."""
        way = self.ways.get(model.id, ())
        return way if way[-1:] == (self.places[model.id],) else (self.places[model.id],)

    @property
    def barred_units(self) -> list[str]:
        """The enemy units that may not be touched."""
        return [id for id in self.hostile if id not in self.closing.enemies]

    def comrades(self, model: Model) -> Floats:
        """Where the other models of the unit are."""
        rows = [(*self.places[other.id], other.radius) for other in self.unit.models if other.id != model.id]
        return numpy.array(rows, dtype=numpy.float64).reshape(-1, 3)

    def in_contact(self, model: Model, at: Point) -> bool:
        """Whether a model there touches an enemy."""
        return bool(self.touching(model, at))

    def touching(self, model: Model, at: Point) -> tuple[int, ...]:
        """The numbers of the enemy bases that a model there touches. The enemy stands still meanwhile, and the same
        places are asked about over and over: each is looked at once."""
        key = model.radius, at
        found = self._touching.get(key)
        if found is None:
            near = numpy.flatnonzero(self.gaps_to_foes(model, at) <= CONTACT)
            found = self._touching[key] = tuple(near.tolist())
        return found

    def gaps_to_foes(self, model: Model, at: Point) -> Floats:
        """How far every enemy base is from that of a model there."""
        x, y, r = self.foes[:, 0], self.foes[:, 1], self.foes[:, 2]
        found: Floats = numpy.hypot(x - at[0], y - at[1]) - r - model.radius
        return found

    def untouched(self, but: Model) -> numpy.typing.NDArray[numpy.bool_]:
        """Which enemies no other model of the unit touches (WH-ASSAULT-02)."""
        touched = {
            self.bodies[index]
            for other in self.unit.models
            if other.id != but.id
            for index in self.touching(other, self.places[other.id])
        }
        return numpy.array([body not in touched for body in self.bodies], dtype=bool)

    def is_open(self, model: Model, way: Sequence[Point]) -> bool:
        """Whether a way keeps off other units and off ground it may not enter (WH-CORE-08, WH-ASSAULT-28)."""
        return next(self.faults(model, way), None) is None and not (self.careful and self.intrudes(model, way))

    def unbarred(self, model: Model, ways: Sequence[tuple[Point, ...]]) -> list[tuple[Point, ...]]:
        """Those of these ways that neither a base bars, but for enemies that may not be touched, nor difficult terrain:
        most are barred, and that is seen of all at once."""
        if not ways:
            return []
        radii = numpy.full(len(ways), model.radius, dtype=numpy.float64)
        barred = walks.too_near(ways, radii, numpy.concatenate((self.friends, self.foes)), 0)
        free = [way for way, shut in zip(ways, barred.tolist(), strict=True) if not shut]
        difficult = self.g.context.ground_of(self.g.state).difficult
        if self.closing.rough or not free or not difficult.boxes:
            return free
        crossed = walks.touching(difficult.shape, free)
        return [way for way, shut in zip(free, crossed.tolist(), strict=True) if not shut]

    def intrudes(self, model: Model, way: Sequence[Point]) -> bool:
        """Whether a model on its way comes within 1" of enemies whom nobody touches once it is there."""
        at = self.places[model.id]
        self.places[model.id] = way[-1]
        spared = self.spared()
        self.places[model.id] = at
        return not self.keeps_off(model, way, spared)

    def faults(self, model: Model, way: Sequence[Point]) -> Iterator[Refused]:
        """What forbids a way."""
        context, ground = self.g.context, self.g.context.ground_of(self.g.state)
        radius, end = model.radius, way[-1]
        if not (radius <= end[0] <= context.width - radius and radius <= end[1] <= context.depth - radius):
            yield Refused(say("wh-fault-off-table"), "WH-CORE-12")
        for table, words in ((self.friends, "wh-fault-friend"), (self.foes, "wh-fault-through-enemy")):
            if walks.is_too_near(way, radius, table, 0):
                yield Refused(say(words), "WH-CORE-08", "WH-ASSAULT-28")
        close = walks.is_too_near(way, radius, self.barred, APART)
        if close and not self.keeps_off(model, way, self.barred_units):
            yield Refused(say("wh-fault-enemy"), "WH-CORE-08", "WH-ASSAULT-28")
        if (
            ground.impassable.touches(way, radius)
            and walks.swept_touching(ground.impassable.shape, [way], numpy.array([float(radius)]), SLACK)[0]
        ):
            yield Refused(say("wh-fault-impassable"), "WH-MOVE-04")
        if not self.closing.rough and ground.difficult.touches(way):
            yield Refused(say("wh-fault-difficult"), "WH-ASSAULT-03")

    def keeps_off(self, model: Model, way: Sequence[Point], units: Iterable[str]) -> bool:
        """Whether a way keeps 1" off all models of some enemy units, or leaves those it begins nearer to
        (WH-CORE-08, WH-ASSAULT-28)."""
        near = [id for id in units if walks.is_too_near(way, model.radius, self.hostile[id], APART)]
        bodies = (each.body for id in near for each in self.g.state.units[id].models)
        return all(leaves(way, model.radius, body, APART) for body in bodies)

    def rises(self, model: Model) -> Floats | None:
        """How far a model goes up or down to each enemy base; None: nobody is upstairs."""
        foes = [each for id in self.closing.enemies for each in self.g.state.units[id].models]
        if not model.storey and not any(each.storey for each in foes):
            return None
        ground = self.g.context.ground_of(self.g.state)
        heights = {each.id: ground.raised(each.at, each.storey) for each in foes}
        own = ground.raised(model.at, model.storey)
        return numpy.array([abs(heights[body] - own) for body in self.bodies], dtype=numpy.float64)

    def spots(
        self, model: Model, targets: Floats, gap: int, reach: float, rises: Floats | None = None
    ) -> tuple[list[Point], list[int]]:
        """Free places round these bases within reach of a model, the nearest first, and whose each is; ``rises``: how
        far it goes up or down to each of the bases besides."""
        x, y = model.at
        near = numpy.flatnonzero(
            numpy.hypot(targets[:, 0] - x, targets[:, 1] - y) - targets[:, 2] - model.radius - gap <= reach
        )
        if not len(near):
            return [], []
        chosen = targets[near]
        spread = chosen[:, 2] + model.radius + gap
        angle = numpy.arctan2(y - chosen[:, 1], x - chosen[:, 0])[:, None] + TURNS
        px = numpy.rint(chosen[:, 0, None] + spread[:, None] * numpy.cos(angle)).ravel()
        py = numpy.rint(chosen[:, 1, None] + spread[:, None] * numpy.sin(angle)).ravel()
        owners = numpy.repeat(near, len(TURNS))
        far = numpy.hypot(px - x, py - y)
        if rises is not None:
            far = far + numpy.repeat(rises[near], len(TURNS))
        close = numpy.flatnonzero(far <= reach)
        free = close[self.are_free(model, px[close], py[close], reach)]
        order = free[numpy.argsort(far[free], kind="stable")].tolist()
        return [(int(px[each]), int(py[each])) for each in order], owners[order].tolist()

    def are_free(self, model: Model, x: Floats, y: Floats, reach: float) -> Bools:
        """At which of these places within reach of a model no other base stands."""
        crowd = numpy.concatenate((self.foes, self.friends, self.comrades(model)))
        # Only those count that a base within reach could stand on.
        away = numpy.hypot(crowd[:, 0] - model.x, crowd[:, 1] - model.y) - crowd[:, 2] - model.radius
        crowd = crowd[away <= reach + 1]
        dx, dy, room = x[:, None] - crowd[:, 0], y[:, None] - crowd[:, 1], crowd[:, 2] + model.radius
        return numpy.asarray((dx * dx + dy * dy >= room * room).all(axis=1))

    def free_spots(self, model: Model, places: Floats, reach: float) -> list[Point]:
        """Those of these places within reach of a model that are free, the nearest first."""
        far = numpy.hypot(places[:, 0] - model.x, places[:, 1] - model.y)
        order = numpy.argsort(far, kind="stable")
        order = order[far[order] <= reach]
        free = order[self.are_free(model, places[order, 0], places[order, 1], reach)]
        return [(int(places[each, 0]), int(places[each, 1])) for each in free.tolist()]

    def contact_spot(self, model: Model, *, new: bool, coherent: bool) -> Point | None:
        """The nearest place where a model can touch an enemy: ``new``, one nobody touches yet."""
        if not len(self.foes):
            return None
        wanted = self.untouched(model) if new else numpy.ones(len(self.foes), dtype=bool)
        chosen, rises = self.foes[wanted], self.rises(model)
        rises = None if rises is None else rises[wanted]
        spots, _ = self.spots(model, chosen, TOUCH, self.closing.allowance, rises)
        return self.first_open(model, spots, coherent)

    def support_spot(self, model: Model) -> Point | None:
        """The nearest place within 2" of a comrade who touches an enemy."""
        front = [
            (*self.places[other.id], other.radius)
            for other in self.unit.models
            if other.id != model.id and self.in_contact(other, self.places[other.id])
        ]
        if not front:
            return None
        return self.beside(model, numpy.array(front, dtype=numpy.float64))

    def beside(self, model: Model, comrades: Floats) -> Point | None:
        """The nearest place within 2" of one of these comrades that a model comes to by a straight way."""
        for gap in BESIDE:
            spots, _ = self.spots(model, comrades, gap, self.closing.allowance)
            found = self.first_open(model, self.within_reach(model, spots), coherent=False)
            if found is not None:
                return found
        return None

    def within_reach(self, model: Model, spots: Sequence[Point]) -> Sequence[Point]:
        """Those of these places that are not too far for a model which has to climb down to them first (WH-CORE-07)."""
        far = self.closing.allowance
        return [spot for spot in spots if hypot(spot[0] - model.x, spot[1] - model.y) + self.climb(model, spot) <= far]

    def climb(self, model: Model, at: Point) -> int:
        """How far a model goes up and down to a place where it touches nobody."""
        return floors.climb_of(self.g, self.unit, Leg(model.id, (at,))) if model.storey else 0

    def first_open(self, model: Model, spots: Sequence[Point], coherent: bool) -> Point | None:
        """The first of these places a straight way leads to; ``coherent``: beside a model that has its place."""
        settled = self.settled(model) if coherent else []
        if coherent:
            spots = [
                spot
                for spot in spots
                if any(hypot(spot[0] - x, spot[1] - y) <= r + model.radius + COHERENCY for x, y, r in settled)
            ]
        ways = [(model.at, spot) for spot in spots]
        for way in self.unbarred(model, ways):
            if self.is_open(model, way) and (not self.arrived or self.keeps_together(model, way[1])):
                return way[1]
        return None

    def keeps_together(self, model: Model, spot: Point) -> bool:
        """Whether a model that went there instead would tear nothing apart."""
        before, at = self.parts(), self.places[model.id]
        self.places[model.id] = spot
        after = self.parts()
        self.places[model.id] = at
        return after <= before

    def settled(self, model: Model) -> list[tuple[float, float, float]]:
        """The bases of the unit that have moved or do not."""
        return [
            (*self.places[other.id], other.radius)
            for other in self.unit.models
            if other.id != model.id and (other.id not in self.closing.movers or self.places[other.id] != other.at)
        ]

    def supports(self, model: Model, at: Point) -> bool:
        """Whether a model there is within 2" of a comrade who touches an enemy."""
        return any(
            hypot(at[0] - x, at[1] - y) <= model.radius + other.radius + ENGAGED + EPSILON
            and self.in_contact(other, (x, y))
            for other in self.unit.models
            if other.id != model.id
            for x, y in (self.places[other.id],)
        )

    def fights(self, model: Model) -> bool:
        """Whether a model has come to where it fights: in contact or beside a comrade who is."""
        at = self.places[model.id]
        return self.in_contact(model, at) or self.supports(model, at)

    def groups(self) -> list[list[Model]]:
        """The groups in which the unit stands, the largest first."""
        found = parts([Disc(*self.places[model.id], model.radius) for model in self.unit.models])
        return [[self.unit.models[number] for number in group] for group in found]

    def parts(self) -> int:
        """In how many groups the unit stands."""
        return len(self.groups())

    def touched(self) -> set[str]:
        """The enemy units that somebody touches, of those that may be touched."""
        return {
            self.owners[index] for model in self.unit.models for index in self.touching(model, self.places[model.id])
        }

    def spared(self) -> list[str]:
        """The enemy units that might be touched and that nobody touches: 1" is kept from them (WH-ASSAULT-28)."""
        touched = self.touched()
        return [id for id in self.hostile if id in self.closing.enemies and id not in touched]

    def owed(self, model: Model, aim: Press) -> tuple[Point, str] | None:
        """Where a model has to go instead of where it is, and in a word why: one that could touch an enemy does, one
        nobody else touches if it can, and one that could help does; ``aim`` is the same crowd as far as the enemies go
        whom it has to touch (WH-ASSAULT-02, WH-ASSAULT-05)."""
        at = self.places[model.id]
        if touching := self.touching(model, at):
            fresh = self.untouched(model)[list(touching)].any()
            spot, why = None if fresh else aim.contact_spot(model, new=True, coherent=True), "untouched"
        else:
            spot, why = aim.contact_spot(model, new=False, coherent=True), "touch"
            if spot is None and not self.supports(model, at):
                spot, why = aim.support_spot(model), "support"
        return None if spot is None else (spot, why)
