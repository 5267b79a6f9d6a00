"""Bicycles: getting on and off them, their driving tests, what becomes of those that stand about (AZ-BIK)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.rules.movement.cohesion import stand_apart
from grognard.games.operation_ww2.state.events.bicycles import BicyclesDestroyed, GotOff, GotOn
from grognard.games.operation_ww2.state.intents import Leg, Mounting, Speed
from grognard.games.operation_ww2.state.state import Bicycle, Model, Unit
from grognard.space.plane import Disc, along, gap, length_of
from grognard.space.terrain import lines

BACK = 500
"""By so many thousandths of a centimetre a cyclist stops earlier where another stands."""


def refusal(g: G, unit: Unit, speed: Speed, mounting: Mounting) -> Refused | None:
    """Why a unit may not get on or off bicycles: only in slow movement, on one that stands at hand for each who
    walks (AZ-BIK-01, AZ-BIK-04)."""
    if not mounting:
        return None
    if speed == "fast":
        return Refused(say("az-refused-bicycle-fast"), "AZ-BIK-01")
    walking = sum(not model.is_cyclist for model in on_feet(unit))
    if mounting == "on" and (not walking or len(list(mounts(g, unit))) < walking):
        return Refused(say("az-refused-bicycle-none"), "AZ-BIK-01", "AZ-BIK-04")
    if mounting == "off" and not any(model.is_cyclist for model in on_feet(unit)):
        return Refused(say("az-refused-bicycle-none"), "AZ-BIK-01")
    return None


def on_feet(unit: Unit) -> list[Model]:
    """Those of a unit who are not scared."""
    return [model for model in unit.people if model.posture == "standing"]


def mounts(g: G, unit: Unit) -> Iterator[tuple[Model, Bicycle]]:
    """Who of a unit stands at a bicycle, each at one of his own; those who ride need none."""
    left = list(g.state.bicycles)
    for model in on_feet(unit):
        if model.is_cyclist:
            continue
        near = min(left, key=lambda each: gap(each, model), default=None)
        if near is not None and gap(near, model) <= TOUCH:
            left.remove(near)
            yield model, near


def get_on(g: B, unit: Unit) -> None:
    """They get on the bicycles they stand at (AZ-BIK-01, AZ-BIK-04)."""
    pairs = tuple((model.id, bicycle.id) for model, bicycle in mounts(g, unit))
    g.emit(GotOn(unit.id, pairs), "AZ-BIK-01", "AZ-BIK-04")


def get_off(g: B, unit: Unit) -> None:
    """They get off where they are and leave the bicycles there (AZ-BIK-01, AZ-BIK-04)."""
    riders = tuple(model.id for model in on_feet(unit) if model.is_cyclist)
    g.emit(GotOff(unit.id, riders), "AZ-BIK-01", "AZ-BIK-04")


class Test(Record):
    """A cyclist's driving test: how far along his way, in which piece of ground, with how many dice (AZ-BIK-06)."""

    model: str
    at: int
    piece: str
    dice: int


def driving_tests(g: G, unit: Unit, legs: Iterable[Leg]) -> Iterator[Test]:
    """The tests that the wheeled column asks of the cyclists of a unit on their ways: after 5 cm in a piece (AZ-BIK-06,
    AZ-DRV-01)."""
    riders = {model.id: model for model in unit.people if model.is_cyclist}
    terrain, least = g.context.terrain, g.context.limit("before-driving-test")
    for leg in legs:
        rider = riders.get(leg.model)
        if rider is None or not leg.way:
            continue
        line = lines([((rider.x, rider.y), *leg.way)])[0]
        for number in terrain.field.in_box(*line.bounds):
            dice = terrain.driven["wheeled"][number].tests
            inside = terrain.field.polygons[number].intersection(line) if dice else None
            if inside is None or inside.length < least:
                continue
            begins = min(line.project(shapely.Point(at)) for at in shapely.get_coordinates(inside).tolist())
            yield Test(rider.id, int(begins) + least, terrain.field.pieces[number].id, dice)


def stopped(unit: Unit, legs: Sequence[Leg], failed: Sequence[Test]) -> list[Leg]:
    """The ways of a unit whose failed tests stop some: each as far as that, or a little less where another stands."""
    ends = {test.model: min(each.at for each in failed if each.model == test.model) for test in failed}
    free = [leg for leg in legs if leg.model not in ends]
    taken = [_end(unit, leg) for leg in free]
    taken += [model for model in unit.people if model.id not in {leg.model for leg in legs}]
    found = {leg.model: leg for leg in free}
    for leg in legs:
        if leg.model not in ends:
            continue
        model = unit.model(leg.model)
        whole = ((model.x, model.y), *leg.way)
        for far in (*range(ends[leg.model], 0, -BACK), 0):
            place = along(whole, far)
            passed = [at for number, at in enumerate(leg.way, 1) if length_of(whole[: number + 1]) < far]
            cut = Leg(leg.model, (*passed, place) if far else (), leg.storey if far else model.storey)
            if stand_apart([*taken, _end(unit, cut)]):
                break
        found[leg.model] = cut
        taken.append(_end(unit, cut))
    return [found[leg.model] for leg in legs]


def _end(unit: Unit, leg: Leg) -> Model:
    model = unit.model(leg.model)
    return replace(model, x=leg.way[-1][0], y=leg.way[-1][1]) if leg.way else model


def destroy_under(g: B, bursts: Sequence[Disc]) -> None:
    """Bicycles that nobody rides are destroyed under templates (AZ-BIK-05)."""
    struck = tuple(each.id for each in g.state.bicycles if any(gap(each, burst) <= 0 for burst in bursts))
    if struck:
        g.emit(BicyclesDestroyed(struck), "AZ-BIK-05")
