"""What fire of a unit promises, kept as long as everybody stays as he is whom it hangs on: who fires, who is fired at,
and whoever stands about or between them. Measure: about one enemy dead a point."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.evaluation.kept import Kept
from grognard.games.operation_ww2.evaluation.losses_evaluation import harm
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.volley_forecast import COMPARED, forecast_volley, machines_hurt
from grognard.games.operation_ww2.rules.fire.targets import merged
from grognard.games.operation_ww2.state.intents import NOTHING, Besides
from grognard.games.operation_ww2.state.state import Ordered, Unit
from grognard.space.terrain import Box, apart

NEAR = 10_000
"""Whoever is farther than this from a shot has no part in it: beyond friends near the line, units that count as one
target, and base contact."""

STRAYING = 40_000
"""With templates, which may come down elsewhere: beyond how far they stray with their radius."""


class Promise(NamedTuple):
    """What fire is worth, how many it kills on average, and whether it does nothing at all."""

    worth: float
    dead: float
    is_vain: bool


_PROMISES: Kept[Promise] = Kept()
_BOXES: Kept[Box] = Kept()


def promise(
    g: B, unit: Unit, target: Unit, order: OrderName, besides: Besides = NOTHING, *, moved: bool = False
) -> Promise:
    """What a unit's fire at another promises under an order; ``moved``: it changes place in it."""
    records, more = _hangs_on(g, unit, target, order, besides, moved)

    def found() -> Promise:
        forecast = forecast_volley(g, unit, target, order, moved, besides, room=COMPARED)
        odds = forecast.odds
        return Promise(harm(g, target, forecast), float(odds.dead.mean), forecast.why_not is not None)

    return _PROMISES.of(g.context, records, more, found)


_HURT: Kept[tuple[float | None]] = Kept()


def holes(g: B, unit: Unit, target: Unit) -> float | None:
    """How many guns and vehicles a unit's fire at another harms on average; None: it does nothing at all."""
    records, more = _hangs_on(g, unit, target, "fire", NOTHING, False)
    return _HURT.of(g.context, records, more, lambda: (machines_hurt(g, unit, target, "fire"),))[0]


def _hangs_on(
    g: G, unit: Unit, target: Unit, order: OrderName, besides: Besides, moved: bool
) -> tuple[tuple[object, ...], Hashable]:
    concerned = about(g, unit, merged(g, target))
    ids = {each.id for each in concerned}
    chain = tuple(
        [each.unit for each in g.state.chain if each.unit in ids or each.unit == unit.id if _matters(g, each)]
    )
    lights = g.state.lights
    return (unit, target, *concerned, lights), (order, besides, moved, g.state.turn, chain)


def _matters(g: G, ordered: Ordered) -> bool:
    """Whether a card on a unit changes anything about fire: what was declared with it does, or that who has moved this
    turn is no fighter until it is carried out (AZ-ANT-10); the card alone does not."""
    unit = g.state.units.get(ordered.unit)
    return ordered.intent is not None or unit is None or any(model.moved >= g.state.turn for model in unit.models)


def about(g: G, unit: Unit, targets: Sequence[Unit]) -> list[Unit]:
    """Everybody on the table near who fires and who is fired at, or between them."""
    weapons = g.context.tables.weapons
    strays = unit.is_vehicle or any(
        model.role == "gun" or weapons[id].template or weapons[id].flame
        for model in unit.models
        for id in model.weapons
    )
    boxes = [box_of(g, each) for each in (unit, *targets)]
    room = STRAYING if strays else NEAR
    box = (
        min(each[0] for each in boxes) - room,
        min(each[1] for each in boxes) - room,
        max(each[2] for each in boxes) + room,
        max(each[3] for each in boxes) + room,
    )
    there = [each for each in g.state.units.values() if each.place == "table" and each.models]
    return [*targets, *(each for each in there if not apart(box, box_of(g, each)))]


def box_of(g: G, unit: Unit) -> Box:
    """The box about a unit."""
    return _BOXES.of(g.context, (unit,), None, lambda: _box(unit))


def _box(unit: Unit) -> Box:
    if not unit.models:
        return (0, 0, 0, 0)
    return (
        min(model.x - model.radius for model in unit.models),
        min(model.y - model.radius for model in unit.models),
        max(model.x + model.radius for model in unit.models),
        max(model.y + model.radius for model in unit.models),
    )
