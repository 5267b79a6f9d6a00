"""What is found out by shortcuts is what the long way finds: sight, locked units, moves, drives, room to get out.

Each question is put at many moments of random battles, and answered once more one line, one model, one shape at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot
from random import Random
from typing import TypeVar

import numpy
import pytest
import shapely

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.records import replace
from grognard.games.wh40k5 import SYSTEM as GAME
from grognard.games.wh40k5.data.scenarios import scenario_names
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import formations
from grognard.games.wh40k5.ground.combats import CONTACT, can_be_locked, is_locked
from grognard.games.wh40k5.ground.flight import SLACK
from grognard.games.wh40k5.ground.horizons import half_widths
from grognard.games.wh40k5.ground.sight import FREE_EDGE, GRAZE, SIDES, Look, cover_of
from grognard.games.wh40k5.ground.vehicle_courses import Part, covered, parts_of
from grognard.games.wh40k5.ground.vehicle_places import WITHIN, all_free, exits
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.vehicles import moving as wheels
from grognard.games.wh40k5.rules.vehicles.boarding import transport_of
from grognard.games.wh40k5.state.measures import APART
from grognard.games.wh40k5.state.state import Model, State, Unit
from grognard.space.hulls import is_on_table
from grognard.space.plane import Disc, Hull, footprint, gap
from tests.sampling import first

T = TypeVar("T")
BATTLES = [(scenario, seed) for seed in (21, 22) for scenario in scenario_names()]


def moments(scenario: str, seed: int, every: int = 9) -> Iterator[tuple[Battle[State], Random]]:
    """A random battle, stopped now and then."""
    battle: Battle[State] = Battle(GAME, GAME.setups.make_setup(scenario), Stream(seed))
    random = Random(seed)
    while not battle.over:
        if battle.number % every == 0:
            yield battle, Random(battle.number)
        battle.choose(battle.sample(random))


def chosen(among: Iterable[T], random: Random, count: int) -> list[T]:
    """A few of many."""
    listed = list(among)
    return random.sample(listed, min(count, len(listed)))


# ---- sight -------------------------------------------------------------------------------------------------------


class SlowLook:
    """The rules of sight, one line and one thing at a time: what hides the end of each line up to which height."""

    def __init__(self, g: Battle[State], unit: Unit, target: Unit) -> None:
        self.g, self.unit, self.target = g, unit, target
        self.ground = g.context.ground_of(g.state)
        self.others = [each for each in g.state.on_table() if each.id not in (unit.id, target.id, unit.aboard)]
        shape = len(unit.models), len(target.models)
        self.sees, self.cover = numpy.zeros(shape, dtype=bool), numpy.zeros(shape, dtype=int)
        self.hidden = numpy.zeros(shape)
        for firer in range(shape[0]):
            for model in range(shape[1]):
                self._pair(firer, model)

    def foot(self, model: Model) -> int:
        """The height of the ground under a model."""
        at = shapely.Point(model.x, model.y)
        return max(
            (
                piece.height
                for kind, piece, shape in zip(
                    self.ground.kinds, self.ground.field.pieces, self.ground.field.polygons, strict=True
                )
                if kind.blocks and shape.intersects(at)
            ),
            default=0,
        )

    def _pair(self, firer: int, model: int) -> None:
        one, other = self.unit.models[firer], self.target.models[model]
        eye, foot = self.foot(one) + one.of.height, self.foot(other)
        head = foot + other.of.height
        ahead = numpy.array([[other.x - one.x, other.y - one.y]], dtype=float)
        ahead /= max(hypot(*ahead[0]), 1.0)
        radii = numpy.array([each.radius for each in self.target.models], dtype=float)
        width = float(half_widths(self.target, ahead, numpy.array([model]), radii)[0])
        seen, best, shares = False, 7, []
        for side in SIDES:
            end = other.x - ahead[0, 1] * width * side, other.y + ahead[0, 0] * width * side
            horizon = veil = -numpy.inf
            for part, top, solid, cover in self.things((one.x, one.y), end):
                up_to = (top - eye * (1 - part)) / part if part > 1e-9 else numpy.inf if eye < top else -numpy.inf
                veil = max(veil, up_to)
                horizon = max(horizon, up_to) if solid else horizon
                best = min(best, cover) if up_to > foot + GRAZE else best
            seen = seen or horizon < head - GRAZE
            shares.append(min(max((veil - foot) / max(head - foot, 1), 0), 1))
        for kind, shape in zip(self.ground.kinds, self.ground.field.polygons, strict=True):
            if kind.area and kind.cover and shape.intersects(shapely.Point(other.x, other.y)):
                best = min(best, cover_of(self.g.context, kind.cover))
        self.sees[firer, model] = seen
        self.cover[firer, model] = 0 if best > 6 else best
        self.hidden[firer, model] = sum(shares) / len(shares)

    def things(self, start: tuple[float, float], end: tuple[float, float]) -> Iterator[tuple[float, float, bool, int]]:
        """What stands on a line: how far along, as a part of it, how high, whether it hides, the cover it gives."""
        ray = shapely.LineString([start, end])
        length = max(hypot(end[0] - start[0], end[1] - start[1]), 1.0)

        def cuts(shape: shapely.Geometry) -> list[float]:
            places = shapely.get_coordinates(shapely.intersection(ray, shape))
            return [hypot(x - start[0], y - start[1]) for x, y in places.tolist()]

        for kind, piece, shape in zip(
            self.ground.kinds, self.ground.field.pieces, self.ground.field.polygons, strict=True
        ):
            if not kind.cover or not piece.height:
                continue
            found = cuts(shape)
            edge = kind.area and not kind.blocks and found and max(found) <= FREE_EDGE + 1
            if edge and shape.intersects(shapely.Point(start)):
                continue
            for far in found:
                yield min(far / length, 1.0), piece.height, kind.blocks, cover_of(self.g.context, kind.cover)
        cover = cover_of(self.g.context, "units")
        for unit in self.others:
            for number, model in enumerate(unit.models):
                top = self.foot(model) + model.of.height
                if isinstance(model.body, Hull):
                    for far in cuts(footprint(model.body)):
                        yield min(far / length, 1.0), top, True, cover
                else:
                    yield from self.rim(start, end, model, top, cover)
                for other in unit.models[number + 1 :]:
                    away = hypot(model.x - other.x, model.y - other.y) - model.radius - other.radius
                    fence = shapely.LineString([(model.x, model.y), (other.x, other.y)])
                    if away <= TABLES.limits["coherency"].value:
                        for far in cuts(fence):
                            yield far / length, min(top, self.foot(other) + other.of.height), False, cover

    def rim(
        self, start: tuple[float, float], end: tuple[float, float], model: Model, top: float, cover: int
    ) -> Iterator[tuple[float, float, bool, int]]:
        """Where a line crosses the rim of a round base."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = max(hypot(dx, dy), 1.0)
        towards = ((model.x - start[0]) * dx + (model.y - start[1]) * dy) / length
        aside = (model.x - start[0]) ** 2 + (model.y - start[1]) ** 2 - towards**2
        if aside < model.radius**2:
            half = (model.radius**2 - aside) ** 0.5
            for far in (towards - half, towards + half):
                if 0 < far < length:
                    yield far / length, top, True, cover


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04", "WH-SAVE-17")
@pytest.mark.parametrize(("scenario", "seed"), first(2, BATTLES[:4]))
def test_sight_in_bulk_is_that_of_single_lines(scenario: str, seed: int) -> None:
    looked = hidden = 0
    for battle, random in moments(scenario, seed, every=40):
        for unit, target in zip(*(chosen(battle.state.standing(seat), random, 2) for seat in (0, 1)), strict=False):
            fast, slow = Look(battle.context, battle.state, unit, target), SlowLook(battle, unit, target)
            assert fast.any_seen == slow.sees.any()
            assert (fast.sees == slow.sees).all()
            assert (fast.cover == slow.cover).all()
            assert fast.hidden == pytest.approx(slow.hidden, abs=1e-6)
            looked += 1
            hidden += int((~slow.sees).sum())
    assert looked
    assert hidden or scenario != "pumping-station"


@pytest.mark.rule("WH-SHOOT-02")
@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_whether_anybody_sees_is_told_from_few_lines_as_from_all(scenario: str, seed: int) -> None:
    for battle, random in moments(scenario, seed):
        for unit in chosen(battle.state.on_table(), random, 3):
            for target in chosen([each for each in battle.state.on_table() if each.seat != unit.seat], random, 3):
                found = Look(battle.context, battle.state, unit, target)
                assert found.any_seen == found.sees.any()


# ---- who is locked -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-18")
@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_who_is_locked_is_told_by_the_bases(scenario: str, seed: int) -> None:
    for battle, _ in moments(scenario, seed, every=2):
        standing = list(battle.state.on_table())
        for unit in standing:
            by_base = any(
                gap(a, b) <= CONTACT
                for other in standing
                if other.seat != unit.seat and can_be_locked(other) and can_be_locked(unit)
                for a in unit.models
                for b in other.models
            )
            assert is_locked(battle, unit) == by_base
            # Asked about as if it stood elsewhere, it is looked at anew.
            away = replace(unit, models=tuple(replace(model, x=model.x + 200_000) for model in unit.models))
            assert not is_locked(battle, away)
            assert is_locked(battle, unit) == by_base


# ---- moves -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-02", "WH-CORE-08", "WH-CORE-12")
@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_a_shift_judged_as_a_whole_is_judged_as_its_legs(scenario: str, seed: int) -> None:
    found = set()
    for battle, random in moments(scenario, seed):
        for unit in chosen([each for each in battle.state.on_table() if not wheels.drives(each)], random, 2):
            allowance = movement.rate(unit)
            for way in chosen(formations.samples(unit, allowance), random, 6):
                for rolled in (False, True):
                    legs = way()
                    refusal = movement.refusal(battle, unit, legs, allowance, rolled=rolled)
                    expected = legs if refusal is None else None
                    assert movement.legal(battle, unit, way, allowance, rolled=rolled) == expected
                    found.add(refusal.message.id if refusal is not None else "")
    assert {"", "wh-fault-off-table", "wh-fault-difficult"} <= found


@pytest.mark.rule("WH-VEH-01", "WH-CORE-08")
@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_drives_are_judged_by_all_the_ground_they_cover(scenario: str, seed: int) -> None:
    found = set()
    for battle, random in moments(scenario, seed):
        for unit in [each for each in battle.state.on_table() if wheels.drives(each)]:
            for make in chosen(wheels.samples(battle, unit), random, 5):
                for course in make().courses:
                    model = unit.model(course.model)
                    parts = parts_of(model, course.stretches)
                    refusal = next(wheels.ground_faults(battle, unit, model, parts), None)
                    expected = driven(battle, unit, model, parts)
                    assert (refusal.message.id if refusal is not None else "") == expected
                    found.add(expected)
    assert len(found) > 1


def driven(battle: Battle[State], unit: Unit, model: Model, parts: list[Part]) -> str:
    """The first thing that is wrong with a drive, by the union of the ground it covers and each model in turn."""
    ground = battle.context.ground_of(battle.state)
    start = model.body
    whole = footprint(parts[-1].after) if model.type.flies else shapely.union_all(covered(parts))
    if not all(is_on_table(part.after, battle.context.width, battle.context.depth) for part in parts):
        return "wh-fault-off-table"
    closed = [
        shape
        for kind, shape in zip(ground.kinds, ground.field.polygons, strict=True)
        if kind.impassable and not (model.type.flies and kind.perch)
    ]
    if any(shape.intersects(whole.buffer(-SLACK)) for shape in closed):
        return "wh-fault-impassable"
    for other in battle.state.on_table():
        for each in other.models if other.id != unit.id else ():
            hostile = other.seat != unit.seat
            need = APART if hostile and gap(start, each.body) >= APART - 1 else 0
            body = shapely.Point(each.x, each.y) if isinstance(each.body, Disc) else footprint(each.body)
            away = whole.distance(body) - (each.radius if isinstance(each.body, Disc) else 0)
            touching = need or isinstance(each.body, Disc)
            if away < need - 1 if touching else whole.buffer(-1).intersects(body):
                return "wh-fault-enemy" if hostile else "wh-fault-friend"
    return ""


@pytest.mark.rule("WH-VEH-16", "WH-CORE-08")
@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_room_beside_a_transport_is_what_bases_leave(scenario: str, seed: int) -> None:
    free = taken = 0
    for battle, random in moments(scenario, seed):
        ground = battle.context.ground_of(battle.state)
        for carrier in [each for each in battle.state.on_table() if transport_of(each) is not None]:
            vehicle = carrier.models[0]
            reach = vehicle.radius + WITHIN
            places = [
                (vehicle.x + random.randrange(-reach, reach), vehicle.y + random.randrange(-reach, reach), 500)
                for _ in range(30)
            ]
            found = all_free(battle, carrier, exits(vehicle), numpy.array(places, dtype=float))
            for (x, y, radius), is_free in zip(places, found.tolist(), strict=True):
                disc = Disc(x, y, radius)
                on_table = radius <= x <= battle.context.width - radius and radius <= y <= battle.context.depth - radius
                open_ = not ground.impassable.shape.dwithin(shapely.Point(x, y), radius - SLACK)
                clear = all(
                    gap(disc, model.body) > (APART if other.seat != carrier.seat else 0) - 1 and not over(disc, model)
                    for other in battle.state.on_table()
                    for model in other.models
                )
                assert is_free == (on_table and open_ and clear)
                free, taken = free + is_free, taken + (not is_free)
    assert free
    assert taken


def over(disc: Disc, model: Model) -> bool:
    """Whether a base lies on a model by more than the grid of places."""
    body = model.body
    if isinstance(body, Disc):
        return hypot(disc.x - body.x, disc.y - body.y) < disc.radius + body.radius - 1
    return bool(footprint(body).distance(shapely.Point(disc.x, disc.y)) < disc.radius - 1)
