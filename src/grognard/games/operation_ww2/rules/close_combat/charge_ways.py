"""The ways of those who charge, each into contact with an enemy, or after the others (AZ-CC-02, AZ-CC-03, AZ-CC-15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, hypot, pi, sin

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import fighters, in_contact
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.movement import following
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, spread, stand_apart
from grognard.games.operation_ww2.rules.movement.following import SHARES, March, cut, lone_fault, placed
from grognard.games.operation_ww2.rules.movement.ways import climbed
from grognard.games.operation_ww2.state.intents import Leg
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Disc, Point, gap

BESIDE = (0, 20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 150, -150, 180)
"""On which sides of an enemy a place to stand against it is looked for, in degrees from the straight way."""

CLEAR = 0.3
"""Places lie on whole thousandths: so much is kept, that bases touch and do not overlap."""

OUT = 100
"""In such steps a place is looked for before an obstacle that an enemy stands behind."""

Going = Mapping[str, Leg]
"""The ways of those who charge, by the ids of the models, in the order in which they were found."""


def end_of(unit: Unit, leg: Leg) -> Model:
    """A model at the end of its way."""
    model = unit.model(leg.model)
    return replace(placed(model, leg.way), storey=leg.storey) if leg.way else model


def stretched_to(g: G, crowd: Crowd, march: March, model: Model, way: tuple[Point, ...], storey: int) -> Leg:
    """A model's way through these places as far as it may still be gone (AZ-CC-15, AZ-EXE-09)."""
    if lone_fault(g, crowd, model, way, march, storey) is None:
        return Leg(model.id, way, storey)
    whole = ((model.x, model.y), *way)
    for share in SHARES:
        part = cut(whole, share)
        if lone_fault(g, crowd, model, part, march) is None:
            return Leg(model.id, part)
    return Leg(model.id, ())


def meeting(g: G, unit: Unit, march: March, foes: Sequence[Model], going: Going) -> dict[str, Leg]:
    """One after the other the model with the shortest way goes to an enemy nobody has met yet. If the unit would not
    keep together, those who went last stay with it; those in ``going`` go in any case (AZ-CC-03, AZ-MOV-05)."""
    crowd, found = Crowd(g, unit, things=True), dict(going)
    ends = [end_of(unit, leg) for leg in going.values()]
    free = [foe for foe in foes if not any(in_contact(g, end, foe) for end in ends)]
    while free:
        best = _shortest(g, unit, march, crowd, left_over(unit, march, found), free, found)
        if best is None:
            break
        leg, foe = best
        found[leg.model] = leg
        free.remove(foe)
    while len(found) > len(going) and with_others(g, unit, march, found, foes) is None:
        found.popitem()
    return found


def left_over(unit: Unit, march: March, going: Going) -> list[Model]:
    """Who stands and has no way yet."""
    busy = (*march.staying, *going)
    return [model for model in unit.people if model.posture == "standing" and model.id not in busy]


def openings(
    g: G, unit: Unit, march: March, going: Going, model: Model, foes: Sequence[Model]
) -> Iterator[tuple[Model, Leg]]:
    """The enemies that somebody left over may go to, and how, so that the unit keeps together (AZ-CC-03)."""
    crowd, taken = Crowd(g, unit, things=True), places(unit, march, going)
    for foe in sorted(foes, key=lambda each: gap(model, each.body)):
        leg = leg_to(g, march, crowd, model, foe, taken)
        if leg is not None and with_others(g, unit, march, {**going, model.id: leg}, foes) is not None:
            yield foe, leg


def _shortest(
    g: G, unit: Unit, march: March, crowd: Crowd, left: Sequence[Model], free: Sequence[Model], going: Going
) -> tuple[Leg, Model] | None:
    """The shortest way of one of these models to one of these enemies, and that enemy."""
    taken = places(unit, march, going)
    for _, model, foe in sorted(
        ((gap(model, foe.body), model, foe) for model in left for foe in free), key=lambda each: (each[0], each[1].id)
    ):
        leg = leg_to(g, march, crowd, model, foe, taken)
        if leg is not None:
            return leg, foe
    return None


def places(unit: Unit, march: March, going: Going) -> list[Disc]:
    """Where those who charge end and those stay who do not go: nobody else can stand there."""
    return [
        end_of(unit, going[model.id]) if model.id in going else model
        for model in unit.people
        if model.id in going or model.id in march.staying or model.posture == "scared"
    ]


def leg_to(g: G, march: March, crowd: Crowd, model: Model, foe: Model, taken: Sequence[Disc]) -> Leg | None:
    """The shortest way into contact with an enemy that is found: straight or, if that is barred, by the corners of the
    way that was declared, past the enemy's side if the nearest place is not free; None if there is none. Nobody goes
    who is in contact already."""
    if in_contact(g, model, foe):
        return Leg(model.id, ())
    if foe.length == 0 and gap(model, foe.body) > 1.5 * g.context.rate_of(g.state.units[march.unit]).fast:
        return None
    tries = (against(g, march, crowd, model, foe, taken, corners) for corners in _routes(march))
    return next((leg for leg in tries if leg is not None), None)


def way_to(g: G, model: Model, foe: Model) -> float:
    """How far somebody has to go to an enemy at least: from base to base, and up and down stairs (AZ-LOS-08)."""
    return float(gap(model, foe.body)) + climbed(g, model, ((foe.x, foe.y),), foe.storey)


def against(
    g: G, march: March, crowd: Crowd, model: Model, foe: Model, taken: Sequence[Disc], corners: tuple[Point, ...]
) -> Leg | None:
    """The way by these corners into contact with an enemy, past his side if the nearest place is not free."""
    x, y = corners[-1] if corners else (model.x, model.y)
    straight = atan2(x - foe.x, y - foe.y)
    for turn in BESIDE:
        end = _end(g, model, foe, straight + turn * pi / 180)
        moved = model if end is None else replace(model, x=end[0], y=end[1], storey=foe.storey)
        if end is None or not stand_apart([*taken, moved]) or not in_contact(g, moved, foe):
            continue
        if lone_fault(g, crowd, model, (*corners, end), march, foe.storey) is None:
            return Leg(model.id, (*corners, end), foe.storey)
    return None


def onward(g: G, crowd: Crowd, march: March, model: Model, leg: Leg, foes: Sequence[Model]) -> Leg:
    """A way that ends against nobody, because it was declared short or who stood there has fallen, on to the nearest
    enemy who can still be met (AZ-CC-03, AZ-CC-15)."""
    end = end_of(g.state.units[march.unit], leg)
    if not leg.way or any(in_contact(g, end, foe) for foe in foes):
        return leg
    near = sorted(foes, key=lambda each: way_to(g, end, each))
    tries = (against(g, march, crowd, model, foe, (), leg.way) for foe in near)
    return next((each for each in tries if each is not None), leg)


def _routes(march: March) -> Iterator[tuple[Point, ...]]:
    """The corners by which somebody may go: none, the last of the declared way, all of them."""
    yield from dict.fromkeys(((), march.way[:-1][-1:], march.way[:-1]))


def _end(g: G, model: Model, foe: Model, angle: float) -> Point | None:
    """The place to stand against an enemy on one side of it: at its base, or before the obstacle it stands behind."""
    near = foe.radius + model.radius + CLEAR
    widest = 2 * g.context.tables.features["low-obstacle"].width
    for out in range(0, widest + 1, OUT):
        end = (round(foe.x + (near + out) * sin(angle)), round(foe.y + (near + out) * cos(angle)))
        if g.context.terrain.stands_free(end, model.radius):
            return end
    return None


def with_others(g: G, unit: Unit, march: March, going: Going, foes: Sequence[Model]) -> tuple[Leg, ...] | None:
    """The ways of those who charge and of all others, who come after them as far as they can and keep the unit
    together; None if it would not. The leading model's comes first."""
    cohesion, crowd = g.context.limit("cohesion"), Crowd(g, unit, things=True)
    gone = dict(going)
    ends = places(unit, march, going)
    near = foes or [end_of(unit, leg) for leg in going.values()]
    for model in sorted(left_over(unit, march, going), key=lambda each: min(gap(each, foe.body) for foe in near)):
        gone[model.id] = _after(g, march, crowd, model, ends, cohesion)
        ends.append(end_of(unit, gone[model.id]))
    if march.loose is not None and spread(ends, cohesion) > march.loose:
        return None
    return tuple(gone[id] for id in sorted(gone, key=lambda id: id != march.lead))


def _after(g: G, march: March, crowd: Crowd, model: Model, ends: Sequence[Disc], cohesion: int) -> Leg:
    """The shortest of some ways that bring a model within cohesion of those who have gone; staying if it is so already
    or finds none."""
    stays = Leg(model.id, ())
    for other in sorted(ends, key=lambda each: hypot(each.x - model.x, each.y - model.y)):
        if gap(model, other) <= cohesion:
            return stays
        for corners in _routes(march):
            whole = ((model.x, model.y), *corners, (other.x, other.y))
            for share in reversed(SHARES):
                way = cut(whole, share)
                end = placed(model, way)
                if gap(end, other) <= cohesion and stand_apart([*ends, end]):
                    if lone_fault(g, crowd, model, way, march) is None:
                        return Leg(model.id, way)
                    break
    return stays


def coming_on(g: G, unit: Unit, march: March) -> tuple[Leg, ...]:
    """All as far along the leading model's way as they can go together; empty if it does not go (AZ-CC-15)."""
    whole = ((unit.model(march.lead).x, unit.model(march.lead).y), *march.way)
    for share in (1.0, *SHARES) if march.way else ():
        going = replace(march, way=cut(whole, share) if share < 1 else march.way)
        legs = next(following.found(g, going), None)
        if legs is not None:
            return (Leg(march.lead, going.way, march.storey if share == 1 else 0), *legs)
    return ()


def met_by(g: G, unit: Unit, legs: Sequence[Leg]) -> tuple[str, ...]:
    """Who of those who go will be in contact with an enemy at the end."""
    foes = list(enemies_met(g, unit))
    return tuple(leg.model for leg in legs if leg.way and any(in_contact(g, end_of(unit, leg), foe) for foe in foes))


def enemies_met(g: G, unit: Unit, but: str = "") -> Iterator[Model]:
    """All enemies on the table who can be met in close combat, those of one unit left out."""
    for other in g.state.of(enemy(unit.seat)):
        if other.on_table and other.id != but:
            yield from fighters(g, other)
