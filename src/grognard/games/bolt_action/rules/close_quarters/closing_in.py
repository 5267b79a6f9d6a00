"""The attackers' ends as a whole: into contact, and in formation where any way to it is found (BA-CQ-17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import hypot

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.contact import TOUCHING
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.close_quarters.followers import Way, follow, join, touches_slow
from grognard.games.bolt_action.rules.close_quarters.neighbours import Neighbours
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space.plane import Disc, Point, cut

Beside = Callable[[Model, Point], Way | None]


def advance_all(
    near: Neighbours, first: Model, way: Sequence[Point], limit: int, contact: bool, search: bool = True
) -> tuple[Leg, ...]:
    """The ways of a charge, the first attacker's before the others'.

    All others come as near as they can, the nearest to him first (BA-CQ-17), but the unit ends in formation before any
    of them is in contact (BA-GEN-04). So as long as some are left behind they are seen to first and the arrangement is
    tried anew: they take their places before the others, and where none is within their distance comrades wait on the
    way to them. If that does not help all of them either, the arrangement that leaves the fewest behind is taken: one
    man in contact is enough for an assault (BA-CQ-03). Without ``search`` the first arrangement is taken as it is.
    """
    behind: list[str] = []
    best: tuple[Leg, ...] = ()
    fewest = len(near.unit.models)
    while True:
        legs = arranged(near, first, way, limit, contact, behind)
        apart = left_behind(near.g, near.unit, legs)
        if len(apart) < fewest:
            best, fewest = legs, len(apart)
        late = [id for id in apart if id not in behind]
        if not late or not search:
            return best
        behind = [*late, *behind]


def arranged(
    near: Neighbours, first: Model, way: Sequence[Point], limit: int, contact: bool, behind: Sequence[str]
) -> tuple[Leg, ...]:
    """An arrangement in which those who are ``behind`` have their places first, and comrades on the way to them.

    Who finds no place at all stays where he is. If a comrade stands there by then, all places are given anew, his own
    before the others' (BA-GEN-15).
    """
    staying: list[Model] = []
    while True:
        legs, covered = arranged_about(near, first, way, limit, contact, behind, staying)
        if covered is None:
            return legs
        staying.append(covered)


def arranged_about(
    near: Neighbours,
    first: Model,
    way: Sequence[Point],
    limit: int,
    contact: bool,
    behind: Sequence[str],
    staying: Sequence[Model],
) -> tuple[tuple[Leg, ...], Model | None]:
    """An arrangement about those who stay where they are, and a man besides who has to, though a comrade would stand
    there."""
    ways: dict[str, Way] = {first.id: tuple(way)}
    placed = [Disc(*way[-1], first.radius)]
    nearest = sorted(near.unit.models, key=lambda model: hypot(model.x - way[-1][0], model.y - way[-1][1]))
    left = {model.id: model for model in nearest if model.id != first.id}

    def take(id: str, own: Way) -> None:
        ways[id] = own
        placed.append(Disc(*own[-1], left.pop(id).radius))

    for model in staying:
        take(model.id, where_he_is(model))
    beside = partial(join, near, lead=way, placed=placed, limit=limit, contact=contact)
    goals = {id: meeting_places(near, left[id], way[-1], limit) for id in behind if id in left}
    for id in goals:
        while id in left:
            own = next((own for goal in (way[-1], *goals[id]) if (own := beside(left[id], goal)) is not None), None)
            if own is not None:
                take(id, own)
                continue
            others = [left[other] for other in left if other != id]
            link = next((link for goal in goals[id] if (link := link_towards(beside, others, placed, goal))), None)
            if link is None:
                break
            take(*link)
    for id in list(left):
        model = left[id]
        own = follow(near, model, way, placed, limit, contact)
        if own is None and any(overlap(model, other) for other in placed):
            return (), model
        take(id, own or where_he_is(model))
    return tuple(Leg(id, own) for id, own in ways.items()), None


def where_he_is(model: Model) -> Way:
    """The way of a man who stays."""
    return (model.x, model.y), (model.x, model.y)


def overlap(one: Disc, other: Disc) -> bool:
    """Whether a base would lie on another (BA-GEN-15)."""
    return hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius + TOUCHING


def keeps_clear(unit: Unit, legs: Sequence[Leg]) -> bool:
    """Whether no base of the unit lies on another where these ways end (BA-GEN-15)."""
    radius = {model.id: model.radius for model in unit.models}
    ends = [Disc(*leg.points[-1], radius[leg.model]) for leg in legs]
    return not any(overlap(one, other) for one, other in combinations(ends, 2))


def meeting_places(near: Neighbours, model: Model, end: Point, limit: int) -> list[Point]:
    """Where a man meets comrades who wait for him: where his distance ends on his way to the first attacker, round
    others or off No Run ground too, or where he is."""
    start = (model.x, model.y)
    slow = touches_slow(near.g.context.ground, model, (start,))
    reach = min(limit, tables.RATES["infantry"].advance) if slow else limit
    found = []
    for routes in near.routes_about(model.radius):
        way = routes.nearest(start, [end])
        if way is not None:
            found.append(cut(way, reach)[-1])
    return list(dict.fromkeys([*found, start]))


def link_towards(
    beside: Beside, others: Sequence[Model], placed: Sequence[Disc], goal: Point
) -> tuple[str, Way] | None:
    """Who of some can stand beside a comrade nearest to a goal, and his way; None if nobody gets nearer to it than
    those who have their places."""
    nearest = min(hypot(other.x - goal[0], other.y - goal[1]) for other in placed)
    best = None
    for model in others:
        own = beside(model, goal)
        if own is not None and (distance := hypot(own[-1][0] - goal[0], own[-1][1] - goal[1])) < nearest:
            nearest, best = distance, (model.id, own)
    return best


def holds_together(g: G, unit: Unit, legs: Sequence[Leg]) -> bool:
    """Whether the unit is in formation where these ways end (BA-GEN-04)."""
    return len(chains(g, unit, legs)) <= 1


def chains(g: G, unit: Unit, legs: Sequence[Leg]) -> list[list[int]]:
    """The chains of the unit's models where these ways end, as numbers, the longest first."""
    ends = {leg.model: leg.points[-1] for leg in legs}
    found: list[list[int]] = g.context.chains(unit.models, [Disc(*ends[man.id], man.radius) for man in unit.models])
    return found


def left_behind(g: G, unit: Unit, legs: Sequence[Leg]) -> list[str]:
    """Those who are not in one chain with the first attacker where these ways end, the farthest from him first."""
    found = chains(g, unit, legs)
    if len(found) <= 1:
        return []
    models = unit.models
    first = next((chain for chain in found if any(models[index].id == legs[0].model for index in chain)), found[0])
    x, y = legs[0].points[-1]
    apart = [models[index] for chain in found if chain is not first for index in chain]
    return [model.id for model in sorted(apart, key=lambda model: -hypot(model.x - x, model.y - y))]
