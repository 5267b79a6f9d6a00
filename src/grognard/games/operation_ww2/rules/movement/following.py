"""How the models of a unit follow the one that leads (AZ-MOV-04, AZ-INT-08): what forbids their ways, and good ones.

The leading model walks its declared way to the end. Where no way of following is found that keeps the unit together,
it may stop short of it instead, about as far along as the others can follow (AZ-EXE-09); a player who finds one goes
all the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import ceil, cos, hypot, pi, sin
from typing import Literal

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.weapons import rooted
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import (
    Crowd,
    bound,
    keeps_together,
    place_of,
    spread,
    stand_apart,
    stands_off,
)
from grognard.games.operation_ww2.state.intents import NOTHING, Besides, Leg, Mounting, Speed
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Point, along, groups, length_of

SHARES = tuple(part / 20 for part in range(19, 0, -1))
"""Which shares of its way the leading model may stop at when the others cannot follow it farther."""

RINGS = (2_500, 5_000, 8_000, 11_000)
"""How far from one who stands already a place is looked for, in thousandths of a centimetre."""

DIRECTIONS = 12
"""In how many directions it is."""

TURN = 100
"""A way is cut off no nearer to a corner than this, so that no leg is shorter."""


class March(Record):
    """One unit's going: the order, the speed, who leads and the way of the leading model; ``short`` is the way after
    which it may stop instead, None if it goes to the end. ``loose`` is how far from keeping together the unit may be at
    the end (``cohesion.spread``), None as far as it likes: it was not together before (AZ-MOV-12). ``storey`` is
    the floor the leading model ends on (AZ-LOS-08), ``mounting`` what is done with bicycles (AZ-BIK-01).
    ``staying`` are those who do something else instead of going (AZ-SMK-02, AZ-NGT-08), or whose weapon cannot be
    moved any more (AZ-CRW-04). ``others`` are the ways of those who follow nobody: they go for a vehicle (AZ-CAV-09),
    and ``free`` are the rest to stay.
    """

    unit: str
    order: OrderName
    speed: Speed
    lead: str
    way: tuple[Point, ...]
    short: tuple[Point, ...] | None = None
    loose: int | None = 0
    storey: int = 0
    mounting: Mounting = ""
    staying: tuple[str, ...] = ()
    others: tuple[Leg, ...] = ()
    free: bool = False

    def ending(self, short: bool) -> March:
        """The going to the end, or to where the leading model stops short."""
        return replace(self, way=self.short) if short and self.short is not None else self


def begun(
    g: G,
    unit: Unit,
    order: OrderName,
    speed: Speed,
    lead: str,
    way: tuple[Point, ...],
    besides: Besides = NOTHING,
) -> March | None:
    """The going of a unit whose order is due: as declared, or as far as the others can follow. If the one who was to
    lead is gone or scared, the next who stands goes through the same places (AZ-EXE-09). None: nobody can go."""
    staying = (*besides.tied, *rooted(g, unit))
    standing = [model for model in unit.people if model.posture == "standing" and model.id not in staying]
    if not standing or unit.is_vehicle:
        return None
    leader = next((model for model in standing if model.id == lead), standing[0])
    whole = ((leader.x, leader.y), *way)
    floor, mounting = besides.storey, besides.bicycles
    march = March(unit.id, order, speed, leader.id, way, storey=floor, mounting=mounting, staying=staying)
    if not keeps_together(bound(unit), g.context.limit("cohesion")):
        march = replace(march, loose=None)
        if g.setup.options["restore_cohesion"] == "overrides_destination":
            return closing_up(g, unit, march, whole)
    if _fits(g, unit, march):
        return march
    shorter = (replace(march, way=cut(whole, share)) for share in SHARES)
    return replace(march, short=next((each.way for each in shorter if _fits(g, unit, each)), ()))


def cut_short(g: G, unit: Unit, march: March) -> March:
    """A going whose leading model stops as far along as leaves the others somewhere to be: he stays at the worst."""
    leader = unit.model(march.lead)
    whole = ((leader.x, leader.y), *march.way)
    ends = (march.way, *(cut(whole, share) for share in SHARES)) if march.way else ()
    shorter = (replace(march, way=way) for way in ends)
    return next((each for each in shorter if _fits(g, unit, each)), replace(march, way=()))


def closing_up(g: G, unit: Unit, march: March, whole: Sequence[Point]) -> March:
    """The going of a unit that has to close up, whatever its destination: its leading model goes as far along its way
    as lets it keep together at the end, or, if nothing does, stays while all come as near as they can (AZ-MOV-06,
    AZ-MOV-12)."""
    shares = (1.0, *SHARES, 0.0) if march.way else (0.0,)
    for share in shares:
        going = replace(march, way=cut(whole, share) if 0 < share < 1 else march.way if share else (), loose=0)
        if _fits(g, unit, going):
            return going
    staying = replace(march, way=(), loose=None)
    ends = after(unit, staying, _coming(g, unit, staying))
    return replace(staying, loose=spread(ends, g.context.limit("cohesion")))


def _coming(g: G, unit: Unit, march: March) -> tuple[Leg, ...]:
    """All followers go straight towards the leading model, the nearest first, as far as they may."""
    crowd, leader = Crowd(g, unit, things=True), unit.model(march.lead)
    standing: list[Disc] = [model for model in unit.people if model not in followers(unit, march)]
    ways_found: dict[str, tuple[Point, ...]] = {}
    for model in sorted(followers(unit, march), key=lambda each: hypot(each.x - leader.x, each.y - leader.y)):
        whole = ((model.x, model.y), (leader.x, leader.y))
        ways_found[model.id] = ()
        length = max(length_of(whole), 1.0)
        reach = ways.allowance(g.context.rate_of(unit), march.order, march.speed)
        for share in (1.0, *SHARES):
            way = cut(whole, min(reach, length - model.radius - leader.radius) * share / length)
            end = placed(model, way)
            if stand_apart([*standing, end]) and lone_fault(g, crowd, model, way, march) is None:
                ways_found[model.id] = way
                break
        standing.append(placed(model, ways_found[model.id]))
    return tuple(Leg(model.id, ways_found[model.id]) for model in followers(unit, march))


def _fits(g: G, unit: Unit, march: March) -> bool:
    leader = unit.model(march.lead)
    refused = lone_fault(g, Crowd(g, unit, things=True), leader, march.way, march, march.storey)
    return refused is None and first(g, march) is not None


def first(g: G, march: March) -> tuple[Leg, ...] | None:
    """The first ways found for the followers; None if there are none. The last answer is remembered: it is asked for to
    see if there is one, to choose it and to check it."""
    known = g.context.followed
    if known is None or known[0] is not g.state or known[1] != march:
        known = g.context.followed = (g.state, march, next(found(g, march), None))
    legs: tuple[Leg, ...] | None = known[2]
    return legs


def remembered(g: G, march: March) -> tuple[Leg, ...] | None:
    """The ways that were found last, if it was for this."""
    known = g.context.followed
    return known[2] if known is not None and known[0] is g.state and known[1] == march else None


def cut(whole: Sequence[Point], share: float) -> tuple[Point, ...]:
    """A share of a way from its first place, without that place.

    >>> cut(((0, 0), (3000, 0), (3000, 3000)), 0.75)
    ((3000, 0), (3000, 1500))
    """
    left = length_of(whole) * share
    end = along(whole, left)
    kept: list[Point] = []
    for number in range(1, len(whole)):
        if length_of(whole[: number + 1]) > left - TURN:
            break
        kept.append(whole[number])
    return (*kept, end)


def lone_fault(
    g: G, crowd: Crowd, model: Model, way: tuple[Point, ...], march: March, storey: int = 0
) -> Refused | None:
    """Why a model may not walk this way to a floor: table, terrain, distance, other units in the way (AZ-MOV-08,
    AZ-MOV-10)."""
    refused = ways.fault(g, model, way, march.order, march.speed, storey, march.mounting)
    if refused is not None or not way:
        return refused
    if crowd.bars(model, ((model.x, model.y), *way), storey):
        return Refused(say("az-refused-passing"), "AZ-MOV-08", "AZ-MOV-10")
    if not crowd.is_free(replace(placed(model, way), storey=storey)):
        return Refused(say("az-refused-ends-on"), "AZ-MOV-10")
    return None


def placed(model: Model, way: tuple[Point, ...]) -> Model:
    """A model at the end of its way."""
    return replace(model, x=way[-1][0], y=way[-1][1]) if way else model


def followers(unit: Unit, march: March) -> list[Model]:
    """Who follows: the standing models but the leading one."""
    others = (march.lead, *march.staying, *(leg.model for leg in march.others))
    return [model for model in unit.people if model.posture == "standing" and model.id not in others]


def refusal(g: G, march: March, legs: tuple[Leg, ...]) -> Refused | None:
    """The rule that forbids these ways of the followers: none longer than permitted, nobody on anybody, the unit
    together at the end (AZ-MOV-04, AZ-MOV-05, AZ-INT-08), or as near to it as it can be (AZ-MOV-12)."""
    unit = g.state.units[march.unit]
    if [leg.model for leg in legs] != [model.id for model in followers(unit, march)]:
        return Refused(say("az-refused-legs"), "AZ-INT-08")
    crowd = Crowd(g, unit, things=True)
    for leg in (Leg(march.lead, march.way, march.storey), *legs):
        refused = lone_fault(g, crowd, unit.model(leg.model), leg.way, march, leg.storey)
        if refused is not None:
            return refused
    ends = after(unit, march, legs)
    if not stand_apart(ends) and stand_apart(unit.people):
        return Refused(say("az-refused-ends-on"), "AZ-MOV-10")
    if march.loose is not None and spread(ends, g.context.limit("cohesion")) > march.loose:
        rule = "AZ-MOV-04" if keeps_together(bound(unit), g.context.limit("cohesion")) else "AZ-MOV-12"
        return Refused(say("az-refused-cohesion"), "AZ-MOV-05", rule)
    return None


def after(unit: Unit, march: March, legs: Sequence[Leg]) -> tuple[Model, ...]:
    """The unit's people as they stand when all have gone their ways; who lies scared stays (AZ-ORD-07). Its gun or its
    empty vehicle binds nobody (AZ-MTI-04, AZ-ART-06)."""
    gone = {march.lead: march.way} | {leg.model: leg.way for leg in (*march.others, *legs)}
    return tuple(placed(model, gone.get(model.id, ())) for model in unit.people)


Manner = Literal["formation", "closing-up", "bridging"]
"""How followers look for places: as they stood about the leader, near him, or between him and those lying behind."""


def found(g: G, march: March) -> Iterator[tuple[Leg, ...]]:
    """Ways for the followers that are allowed, in each manner; if the leader stays, staying; staying too if he is of
    those who go for a vehicle, which the others need not."""
    unit = g.state.units[march.unit]
    if not march.way or march.free:
        staying = tuple(Leg(model.id, ()) for model in followers(unit, march))
        if refusal(g, march, staying) is None:
            yield staying
            if not march.way:
                return
    manners: tuple[Manner, ...] = ("formation", "closing-up", "bridging")
    for manner in manners:
        legs = _drawn_up(g, unit, march, manner)
        if legs is not None and refusal(g, march, legs) is None:
            yield legs
    if march.loose != 0 or not march.way:
        coming = _coming(g, unit, march)
        if refusal(g, march, coming) is None:
            yield coming


def _drawn_up(g: G, unit: Unit, march: March, manner: Manner) -> tuple[Leg, ...] | None:
    """One follower after another, the nearest to the leader first, takes the first place that suits him and keeps him
    in touch with those who stand already; None if somebody finds none."""
    crowd, cohesion = Crowd(g, unit, things=True), g.context.limit("cohesion")
    leader = unit.model(march.lead)
    here = placed(leader, march.way)
    lying = [model for model in unit.people if model.posture == "scared" or model.id in march.staying]
    bridge = _bridge(here, lying, cohesion) if manner == "bridging" else []
    gone = [placed(unit.model(leg.model), leg.way) for leg in march.others]
    standing: list[Disc] = [here, *lying, *gone]
    clear = stand_apart(standing)
    found: dict[str, Leg] = {}
    for model in sorted(followers(unit, march), key=lambda each: hypot(each.x - leader.x, each.y - leader.y)):
        tries = chain(((at,) for at in bridge), _tries(model, leader, march, standing, manner))
        for way in tries:
            end = placed(model, way)
            near = any(_is_near(end, other, cohesion) for other in standing)
            floor = _floor(g, march, model, end, way)
            if near and clear and _stands_off(end, standing) and lone_fault(g, crowd, model, way, march, floor) is None:
                found[model.id] = Leg(model.id, way, floor)
                standing.append(end)
                break
        else:
            return None
    return tuple(found[model.id] for model in followers(unit, march))


def _stands_off(end: Disc, standing: Sequence[Disc]) -> bool:
    return stands_off(place_of(end), map(place_of, standing))


def _floor(g: G, march: March, model: Model, end: Disc, way: tuple[Point, ...]) -> int:
    """The floor a follower ends on: the leading model's in its building, else the ground."""
    if not way or not march.storey or not march.way:
        return model.storey if not way else 0
    terrain = g.context.terrain
    return march.storey if terrain.building_at((end.x, end.y)) == terrain.building_at(march.way[-1]) else 0


def _bridge(here: Disc, lying: Sequence[Disc], cohesion: int) -> list[Point]:
    """Places that link the leader with each group of those who lie behind, evenly spaced and as few as will do."""
    points: list[Point] = []
    for group in groups(lying, cohesion):
        other = min((lying[index] for index in group), key=lambda each: hypot(each.x - here.x, each.y - here.y))
        dx, dy = other.x - here.x, other.y - here.y
        count = ceil(hypot(dx, dy) / (cohesion + here.radius + other.radius - 1)) - 1
        points += [
            (here.x + round(dx * number / (count + 1)), here.y + round(dy * number / (count + 1)))
            for number in range(1, count + 1)
        ]
    return points


def _is_near(one: Disc, other: Disc, cohesion: int) -> bool:
    return hypot(one.x - other.x, one.y - other.y) <= cohesion + one.radius + other.radius


def _tries(
    model: Model, leader: Model, march: March, standing: Sequence[Disc], manner: Manner
) -> Iterator[tuple[Point, ...]]:
    dx, dy = model.x - leader.x, model.y - leader.y
    if manner == "formation" and march.way:
        yield tuple((x + dx, y + dy) for x, y in march.way)
        end = march.way[-1]
        yield ((end[0] + dx, end[1] + dy),)
    for reach in RINGS:
        for other in reversed(standing):
            places = [
                (other.x + round(reach * sin(angle)), other.y - round(reach * cos(angle)))
                for angle in (2 * pi * number / DIRECTIONS for number in range(DIRECTIONS))
            ]
            places.sort(key=lambda at: hypot(at[0] - model.x, at[1] - model.y))
            yield from ((place,) for place in places[: DIRECTIONS // 2])
    yield ()
