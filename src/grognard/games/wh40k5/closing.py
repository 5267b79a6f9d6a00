"""Where models go that close in on enemies: assault moves, reactions and pile-in moves (WH-ASSAULT-02, WH-ASSAULT-06,
WH-ASSAULT-17, WH-ASSAULT-21, WH-ASSAULT-28).

Whoever can touches an enemy nobody has touched, or else any enemy, or else comes within 2" of a comrade who touches
one. Whether he can is judged by straight ways to places all round the enemy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, pi

import numpy

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.games.wh40k5 import floors
from grognard.games.wh40k5.choices import Leg
from grognard.games.wh40k5.coherency import COHERENCY, EPSILON, parts
from grognard.games.wh40k5.combats import CONTACT
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.engagement import ENGAGED
from grognard.games.wh40k5.events.assault import ApproachKind
from grognard.games.wh40k5.events.characters import owner_of
from grognard.games.wh40k5.flight import SLACK
from grognard.games.wh40k5.movement import APART, shown
from grognard.games.wh40k5.outlines import table_of
from grognard.games.wh40k5.state import Model, Unit
from grognard.space import walks
from grognard.space.plane import Disc, Floats, Point, length_of

TOUCH = 4
"""How far apart, in thousandths, bases are placed that touch."""
BESIDE = (50, ENGAGED // 2, ENGAGED - 100)
"""How far from a comrade places are looked for."""
TURNS = numpy.array([0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6]) * (pi / 6)
"""The directions from an enemy in which places are looked for, from the one towards the model on."""

Legs = tuple[Leg, ...]


class Closing(Record):
    """A unit closes in: which of its models may move, how far, which enemy units they may touch.

    ``rough``: they may cross difficult terrain, because the unit has rolled for it or is not slowed.
    """

    unit: str
    movers: tuple[str, ...]
    enemies: tuple[str, ...]
    allowance: int
    rough: bool
    kind: ApproachKind


class Press:
    """The crowd as a unit closes in on it: where everybody stands, and where its own models have gone so far."""

    def __init__(self, g: G, closing: Closing) -> None:
        self.g, self.closing = g, closing
        self.unit: Unit = g.state.units[closing.unit]
        self.places: dict[str, Point] = {model.id: model.at for model in self.unit.models}
        foes: list[Floats] = []
        barred: list[Floats] = []
        friends: list[Floats] = []
        self.owners: list[str] = []
        self.bodies: list[str] = []
        for other in g.state.on_table():
            if other.id == self.unit.id:
                continue
            table, names = table_of(g, other)
            if other.seat == self.unit.seat:
                friends.append(table)
            else:
                (foes if other.id in closing.enemies else barred).append(table)
                if other.id in closing.enemies:
                    self.owners += [other.id] * len(table)
                    self.bodies += names
        empty = numpy.empty((0, 3))
        self.foes: Floats = numpy.concatenate(foes) if foes else empty
        self.barred: Floats = numpy.concatenate(barred) if barred else empty
        self.friends: Floats = numpy.concatenate(friends) if friends else empty

    def comrades(self, model: Model) -> Floats:
        """Where the other models of the unit are."""
        rows = [(*self.places[other.id], other.radius) for other in self.unit.models if other.id != model.id]
        return numpy.array(rows, dtype=numpy.float64).reshape(-1, 3)

    def in_contact(self, model: Model, at: Point) -> bool:
        """Whether a model there touches an enemy."""
        return bool(len(self.foes)) and bool((self.gaps_to_foes(model, at) <= CONTACT).any())

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
            for index in numpy.flatnonzero(self.gaps_to_foes(other, self.places[other.id]) <= CONTACT).tolist()
        }
        return numpy.array([body not in touched for body in self.bodies], dtype=bool)

    def is_open(self, model: Model, way: Sequence[Point]) -> bool:
        """Whether a way keeps off other units and off ground it may not enter (WH-CORE-08, WH-ASSAULT-28)."""
        return next(self.faults(model, way), None) is None

    def faults(self, model: Model, way: Sequence[Point]) -> Iterator[Refused]:
        """What forbids a way."""
        context, ground = self.g.context, self.g.context.ground_of(self.g.state)
        radius, end = model.radius, way[-1]
        if not (radius <= end[0] <= context.width - radius and radius <= end[1] <= context.depth - radius):
            yield Refused(say("wh-fault-off-table"), "WH-CORE-12")
        radii = numpy.array([radius], dtype=numpy.float64)
        for table, gap, words in (
            (self.friends, 0, "wh-fault-friend"), (self.foes, 0, "wh-fault-through-enemy"),
            (self.barred, APART, "wh-fault-enemy"),
        ):  # fmt: skip
            if len(table) and walks.too_near([way], radii, table, gap)[0]:
                yield Refused(say(words), "WH-CORE-08", "WH-ASSAULT-28")
        if (
            ground.impassable.touches(way, radius)
            and walks.swept_touching(ground.impassable.shape, [way], radii, SLACK)[0]
        ):
            yield Refused(say("wh-fault-impassable"), "WH-MOVE-04")
        if not self.closing.rough and ground.difficult.touches(way):
            yield Refused(say("wh-fault-difficult"), "WH-ASSAULT-03")

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
        crowd = numpy.concatenate((self.foes, self.friends, self.comrades(model)))
        # Only those count that a base within reach could stand on.
        away = numpy.hypot(crowd[:, 0] - x, crowd[:, 1] - y) - crowd[:, 2] - model.radius
        crowd = crowd[away <= reach + 1]
        close = numpy.flatnonzero(far <= reach)
        off = numpy.hypot(px[close, None] - crowd[:, 0], py[close, None] - crowd[:, 1]) - crowd[:, 2] - model.radius
        free = close[(off >= 0).all(axis=1)]
        order = free[numpy.argsort(far[free], kind="stable")].tolist()
        return [(int(px[each]), int(py[each])) for each in order], owners[order].tolist()

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
        table = numpy.array(front, dtype=numpy.float64)
        for gap in BESIDE:
            spots, _ = self.spots(model, table, gap, self.closing.allowance)
            found = self.first_open(model, spots, coherent=False)
            if found is not None:
                return found
        return None

    def first_open(self, model: Model, spots: Sequence[Point], coherent: bool) -> Point | None:
        """The first of these places a straight way leads to; ``coherent``: beside a model that has its place."""
        settled = self.settled(model) if coherent else []
        for spot in spots:
            if coherent and not any(
                hypot(spot[0] - x, spot[1] - y) <= r + model.radius + COHERENCY for x, y, r in settled
            ):
                continue
            if self.is_open(model, (model.at, spot)):
                return spot
        return None

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

    def parts(self) -> int:
        """In how many groups the unit stands."""
        return len(parts([Disc(*self.places[model.id], model.radius) for model in self.unit.models]))


def plan(g: G, closing: Closing, *, wide: bool = True) -> Legs:
    """A way to close in: one model after the other, those nearest the enemy first, each as the rules want it; not
    ``wide``: only to where the unit keeps close together."""
    press = Press(g, closing)
    movers = [model for model in press.unit.models if model.id in closing.movers]
    if not len(press.foes):
        return following(press, movers)
    # Who reacts brings a character into contact first (WH-ASSAULT-29).
    leaders = () if closing.kind != "reaction" else press.unit.guests
    movers.sort(key=lambda model: (owner_of(model.id) not in leaders, float(press.gaps_to_foes(model, model.at).min())))
    behind = []
    for model in movers:
        spot = press.contact_spot(model, new=True, coherent=True) or press.contact_spot(model, new=False, coherent=True)
        if spot is None:
            behind.append(model)
        else:
            press.places[model.id] = spot
    for model in behind:
        if press.supports(model, model.at):
            continue
        spot = press.contact_spot(model, new=False, coherent=False) if wide else None
        spot = spot or press.support_spot(model)
        press.places[model.id] = spot or follow(press, model)
    return legs_of(press)


def following(press: Press, movers: Sequence[Model]) -> Legs:
    """The models keep up with those that have moved."""
    for model in movers:
        press.places[model.id] = follow(press, model)
    return legs_of(press)


def follow(press: Press, model: Model) -> Point:
    """Where a model goes that cannot fight: beside a comrade who has moved, or as far towards one as it can."""
    settled = press.settled(model)
    if not settled:
        return model.at
    x, y, r = min(settled, key=lambda each: hypot(each[0] - model.x, each[1] - model.y) - each[2])
    if hypot(x - model.x, y - model.y) <= r + model.radius + COHERENCY:
        return model.at
    table = numpy.array(settled, dtype=numpy.float64)
    for gap in BESIDE:
        spots, _ = press.spots(model, table, gap, press.closing.allowance)
        found = press.first_open(model, spots, coherent=False)
        if found is not None:
            return found
    length = hypot(x - model.x, y - model.y)
    for part in (1.0, 0.75, 0.5, 0.25):
        run = part * min(press.closing.allowance, length - r - model.radius - TOUCH) / length
        at = round(model.x + (x - model.x) * run), round(model.y + (y - model.y) * run)
        if is_free(press, model, at) and press.is_open(model, (model.at, at)):
            return at
    return model.at


def is_free(press: Press, model: Model, at: Point) -> bool:
    """Whether no other base is where a model wants to stand."""
    crowd = numpy.concatenate((press.foes, press.barred, press.friends, press.comrades(model)))
    off = numpy.hypot(crowd[:, 0] - at[0], crowd[:, 1] - at[1]) - crowd[:, 2] - model.radius
    return not len(crowd) or bool((off >= -EPSILON).all())


def legs_of(press: Press) -> Legs:
    """The straight ways of the models that have moved."""
    return tuple(
        Leg(model.id, (press.places[model.id],)) for model in press.unit.models if press.places[model.id] != model.at
    )


def refusal(g: G, closing: Closing, legs: Legs) -> Refused | None:
    """The first rule these ways break; None if they are legal."""
    return next(faults(g, closing, legs), None)


def faults(g: G, closing: Closing, legs: Legs) -> Iterator[Refused]:
    """Every rule these ways break, the plainest first."""
    ids = [leg.model for leg in legs]
    if len(set(ids)) != len(ids) or not set(ids) <= set(closing.movers) or any(not leg.points for leg in legs):
        yield Refused(say("wh-fault-closing-legs"), "WH-ASSAULT-02")
        return
    press = Press(g, closing)
    for leg in floors.closing_in(g, press.unit, legs, closing.enemies):
        model = press.unit.model(leg.model)
        way = (model.at, *leg.points)
        far = length_of(way) + (floors.climb_of(g, press.unit, leg) if leg.storey or model.storey else 0)
        if far > closing.allowance + EPSILON:
            limit = shown(closing.allowance)
            yield Refused(say("wh-fault-far", inches=shown(far), limit=limit), "WH-ASSAULT-02")
        yield from press.faults(model, way)
        press.places[model.id] = leg.points[-1]
    for leg in legs:
        if not is_free(press, press.unit.model(leg.model), leg.points[-1]):
            yield Refused(say("wh-fault-overlap"), "WH-MOVE-14")
    yield from _distant(press, legs)
    yield from _duties(press)
    if press.parts() > max(planned(g, closing).parts(), 1):
        yield Refused(say("wh-fault-coherency"), "WH-CORE-07", "WH-ASSAULT-28")


def _distant(press: Press, legs: Legs) -> Iterator[Refused]:
    """Enemy units nobody touches in the end are passed at 1" (WH-ASSAULT-28)."""
    touched = {
        press.owners[index]
        for model in press.unit.models
        for index in numpy.flatnonzero(press.gaps_to_foes(model, press.places[model.id]) <= CONTACT).tolist()
    }
    spared = press.foes[[owner not in touched for owner in press.owners]] if press.owners else press.foes
    for leg in legs:
        model = press.unit.model(leg.model)
        radii = numpy.array([model.radius], dtype=numpy.float64)
        if len(spared) and walks.too_near([(model.at, *leg.points)], radii, spared, APART)[0]:
            yield Refused(say("wh-fault-enemy"), "WH-ASSAULT-28")


def planned(g: G, closing: Closing) -> Press:
    """The crowd after the program's own way to close in."""
    press = Press(g, closing)
    press.places |= {leg.model: leg.points[-1] for leg in plan(g, closing)}
    return press


def _duties(press: Press) -> Iterator[Refused]:
    """Who could touch an enemy does, one nobody else touches if he can; who could help does (WH-ASSAULT-02)."""
    for model in press.unit.models:
        if model.id not in press.closing.movers or not len(press.foes):
            continue
        at = press.places[model.id]
        gaps = press.gaps_to_foes(model, at) <= CONTACT
        if gaps.any():
            if not (gaps & press.untouched(model)).any() and press.contact_spot(model, new=True, coherent=True):
                yield Refused(say("wh-fault-untouched", model=model.id), "WH-ASSAULT-02")
        elif press.contact_spot(model, new=False, coherent=True):
            yield Refused(say("wh-fault-touch", model=model.id), "WH-ASSAULT-02")
        elif not press.supports(model, at) and press.support_spot(model):
            yield Refused(say("wh-fault-support", model=model.id), "WH-ASSAULT-02")
