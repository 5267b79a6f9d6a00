"""Where models go that close in on enemies: assault moves, reactions and pile-in moves (WH-ASSAULT-02, WH-ASSAULT-06,
WH-ASSAULT-17, WH-ASSAULT-21, WH-ASSAULT-28).

Whoever can touches an enemy nobody has touched, or else any enemy, or else comes within 2" of a comrade who touches
one. What the program does and what is asked of a player is the same: ``Press.owed``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import cos, hypot, pi, sin

import numpy

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.coherency import COHERENCY
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.rules.assault.press import BESIDE, TOUCH, Closing, Legs, Press
from grognard.games.wh40k5.rules.movement.movement import shown
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.measures import EPSILON
from grognard.games.wh40k5.state.state import Model
from grognard.space.plane import Floats, Point, length_of

BENDS = [turn * pi / 12 for turn in range(24)]
"""The directions in which a model may set out that goes round something."""
WORDS = {"untouched": "wh-fault-untouched", "touch": "wh-fault-touch", "support": "wh-fault-support"}


def plan(g: G, closing: Closing, *, wide: bool = True) -> Legs:
    """A way to close in that the rules allow; not ``wide``: only to where the unit keeps close together.

    Where everybody's way at once would end within 1" of enemies nobody touches, or where one could touch an enemy now
    that his comrade has come up to him, they go one by one (WH-ASSAULT-02, WH-ASSAULT-28).
    """
    known = g.context.known(g.state)
    key = "closing in", closing, wide
    if key not in known:
        ways = (at_once(g, closing, wide), *([at_once(g, closing, wide=False)] if wide else []))
        allowed = (legs for legs in ways if not next(undone(placed(g, closing, legs), legs), None))
        first = next(allowed, None)
        known[key] = one_by_one(g, closing) if first is None else first
    found: Legs = known[key]
    return found


def at_once(g: G, closing: Closing, wide: bool) -> Legs:
    """A way to close in: one model after the other, those nearest the enemy first, each as the rules want it; not
    ``wide``: only to where the unit keeps close together. Nobody goes wide who would tear his unit apart by it
    (WH-ASSAULT-28)."""
    known = g.context.known(g.state)
    key = "ways to close in", closing, wide
    if key not in known:
        known[key] = worked_out(g, closing, wide)
        if wide and (left := parts_after(g, closing, known[key])) > 1:
            close = at_once(g, closing, wide=False)
            known[key] = close if parts_after(g, closing, close) < left else known[key]
    found: Legs = known[key]
    return found


def parts_after(g: G, closing: Closing, legs: Legs) -> int:
    """In how many groups the unit would stand after these ways."""
    return placed(g, closing, legs).parts()


def placed(g: G, closing: Closing, legs: Legs) -> Press:
    """The crowd after these ways."""
    press = Press(g, closing)
    press.places |= {leg.model: leg.points[-1] for leg in legs}
    return press


def one_by_one(g: G, closing: Closing) -> Legs:
    """A way to close in from where everybody stands, one model after the other, none of which goes where it would be
    within 1" of enemies nobody touches then. Whoever is touched stays so: however far it gets, it is allowed
    (WH-ASSAULT-28)."""
    press = Press(g, closing)
    press.careful = True
    if not len(press.foes):
        return ()
    movers = in_turn(press)
    do_better(press, movers)
    for model in movers:
        if not press.fights(model):
            press.places[model.id] = press.contact_spot(model, new=False, coherent=False) or press.places[model.id]
    do_better(press, movers)
    rejoin(press, [model for model in movers if not press.fights(model)])
    do_better(press, movers)
    return legs_of(press)


def worked_out(g: G, closing: Closing, wide: bool) -> Legs:
    """What ``at_once`` keeps for as long as nothing happens: it is listed, checked and drawn."""
    press = Press(g, closing)
    whole = press.parts()
    if not len(press.foes):
        return following(press, [model for model in press.unit.models if model.id in closing.movers])
    movers = in_turn(press)
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
    keep_together(press, movers, whole)
    do_better(press, movers)
    rejoin(press, [model for model in movers if not press.fights(model)])
    return legs_of(press)


def in_turn(press: Press) -> list[Model]:
    """Those who move, who is nearest to an enemy first; who reacts brings a character into contact first
    (WH-ASSAULT-29)."""
    leaders = () if press.closing.kind != "reaction" else press.unit.guests
    movers = [model for model in press.unit.models if model.id in press.closing.movers]
    away = {model.id: float(press.gaps_to_foes(model, model.at).min()) for model in movers}
    return sorted(movers, key=lambda model: (owner_of(model.id) not in leaders, away[model.id]))


def keep_together(press: Press, movers: Sequence[Model], whole: int) -> None:
    """Those stay behind who would leave their unit in more parts than it was in (WH-ASSAULT-28)."""
    for model in reversed(movers):
        if press.parts() <= whole:
            return
        press.places[model.id] = model.at


def do_better(press: Press, movers: Sequence[Model]) -> None:
    """Places that have come free, or into coherency, are taken: each time more models touch an enemy, more enemies are
    touched, or more models help, so that there is an end to it."""
    press.arrived = True
    while better := next(((model, owed[0]) for model in movers if (owed := press.owed(model, press))), None):
        press.places[better[0].id] = better[1]


def following(press: Press, movers: Sequence[Model]) -> Legs:
    """The models keep up with those that have moved, those nearest to them first."""
    gone = [model for model in press.unit.models if model not in movers]
    away = {model.id: min((hypot(model.x - x.x, model.y - x.y) for x in gone), default=0.0) for model in movers}
    for model in sorted(movers, key=lambda each: away[each.id]):
        press.places[model.id] = follow(press, model)
    rejoin(press, movers)
    return legs_of(press)


def rejoin(press: Press, movers: Sequence[Model]) -> None:
    """Those who would end apart from the part of their unit that cannot help where it is go beside a comrade of that
    part, as long as somebody can (WH-CORE-07, WH-ASSAULT-28)."""
    while len(groups := press.groups()) > 1:
        firm = max(groups, key=lambda group: sum(model not in movers for model in group))
        comrades = numpy.array([(*press.places[model.id], model.radius) for model in firm], dtype=numpy.float64)
        strays = [model for model in movers if model not in firm]
        found: tuple[Model, tuple[Point, ...]] | None
        found = next(((stray, (spot,)) for stray in strays if (spot := press.beside(stray, comrades))), None)
        found = found or next(((stray, way) for stray in strays if (way := bent(press, stray, comrades))), None)
        if found is None:
            return
        press.places[found[0].id], press.ways[found[0].id] = found[1][-1], found[1]


def bent(press: Press, model: Model, comrades: Floats) -> tuple[Point, ...] | None:
    """The shortest way with one bend round what stands in the way, to a place beside one of these comrades."""
    if model.storey:
        return None
    reach, (x, y) = press.closing.allowance, model.at
    around = [
        (round(x + far * cos(turn)), round(y + far * sin(turn))) for far in range(INCH, reach, INCH) for turn in BENDS
    ]
    spots = [spot for gap in BESIDE for spot in press.spots(model, comrades, gap, reach)[0]]
    ways = sorted((length_of((model.at, *way)), way) for way in product(around, spots))
    near = [way for length, way in ways if length <= reach]

    @cache
    def leads_to(bend: Point) -> bool:
        return press.is_open(model, (model.at, bend))

    return next((way for way in press.unbarred(model, near) if leads_to(way[0]) and press.is_open(model, way)), None)


def follow(press: Press, model: Model) -> Point:
    """Where a model goes that cannot fight: beside a comrade who has moved, or as far towards one as it can."""
    settled = press.settled(model)
    if not settled:
        return model.at
    x, y, r = min(settled, key=lambda each: hypot(each[0] - model.x, each[1] - model.y) - each[2])
    if hypot(x - model.x, y - model.y) <= r + model.radius + COHERENCY:
        return model.at
    found = press.beside(model, numpy.array(settled, dtype=numpy.float64))
    if found is not None:
        return found
    length = hypot(x - model.x, y - model.y)
    for part in (1.0, 0.75, 0.5, 0.25):
        run = part * min(press.closing.allowance, length - r - model.radius - TOUCH) / length
        at = round(model.x + (x - model.x) * run), round(model.y + (y - model.y) * run)
        if is_free(press, model, at) and press.is_open(model, (model.at, at)) and press.within_reach(model, [at]):
            return at
    return model.at


def is_free(press: Press, model: Model, at: Point) -> bool:
    """Whether no other base is where a model wants to stand."""
    crowd = numpy.concatenate((press.foes, press.barred, press.friends, press.comrades(model)))
    off = numpy.hypot(crowd[:, 0] - at[0], crowd[:, 1] - at[1]) - crowd[:, 2] - model.radius
    return not len(crowd) or bool((off >= -EPSILON).all())


def legs_of(press: Press) -> Legs:
    """The ways of the models that have moved."""
    moved = [model for model in press.unit.models if press.places[model.id] != model.at]
    return tuple(Leg(model.id, press.way_to(model)) for model in moved)


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
    yield from undone(press, legs)
    if press.parts() > max(planned(g, closing).parts(), 1):
        yield Refused(say("wh-fault-coherency"), "WH-CORE-07", "WH-ASSAULT-28")


def undone(press: Press, legs: Legs) -> Iterator[Refused]:
    """What is wrong with how the unit stands in the end: whom it is too near to, what it owes."""
    yield from distant(press, legs)
    yield from _duties(press)


def distant(press: Press, legs: Legs) -> Iterator[Refused]:
    """Enemy units nobody touches in the end are passed at 1" (WH-ASSAULT-28)."""
    spared = press.spared()
    for leg in legs:
        model = press.unit.model(leg.model)
        if not press.keeps_off(model, (model.at, *leg.points), spared):
            yield Refused(say("wh-fault-enemy"), "WH-ASSAULT-28")


def _duties(press: Press) -> Iterator[Refused]:
    """Who could touch an enemy does, one nobody else touches if he can; who could help does (WH-ASSAULT-02)."""
    aim = Press(press.g, press.closing.narrowed)
    aim.places, aim.arrived, aim.careful = press.places, True, True
    for model in press.unit.models:
        if model.id in press.closing.movers:
            owed = press.owed(model, aim)
            if owed is not None:
                yield Refused(say(WORDS[owed[1]], model=model.id), "WH-ASSAULT-02")


def planned(g: G, closing: Closing) -> Press:
    """The crowd after the program's own way to close in."""
    return placed(g, closing, plan(g, closing.narrowed))
