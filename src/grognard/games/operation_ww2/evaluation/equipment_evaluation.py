"""What smoke and light are worth to the one who uses them: the shots they spare the own side, cost it, or let it take
(AZ-SMK-09, AZ-NGT-06, AZ-NGT-09). Measure: about one enemy dead a point."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

import shapely

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.evaluation.losses_evaluation import harm
from grognard.games.operation_ww2.evaluation.volleys import promise
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.volley_forecast import COMPARED, forecast_volley
from grognard.games.operation_ww2.rules.light_and_weather import lights, smoke
from grognard.games.operation_ww2.state.ground import Light
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.state import Unit, enemy
from grognard.games.operation_ww2.state.units import may_be_ordered
from grognard.space.formations import middle
from grognard.space.plane import Point

COMES_OFF = 0.5
"""How much of what smoke or light promises comes about: clouds scatter and drift, not everybody has a card."""

SEEN_FROM_AFAR = 0.2
"""What it costs to shine with a searchlight."""


def fire_worth(g: B, unit: Unit, target: Unit) -> float:
    """What a shot of one unit at another would harm now."""
    return max(0.0, promise(g, unit, target, "fire").worth)


def use_worth(g: B, unit: Unit, order: OrderName, besides: Besides) -> float:
    """What the smoke and the light declared with an order are worth together."""
    worth = 0.0
    clouds = list(places(g, unit, order, besides))
    if clouds:
        worth += COMES_OFF * (best_shots(g, enemy(unit.seat), clouds) - best_shots(g, unit.seat, clouds))
    if besides.searchlight is not None:
        lamp = shining(g, unit, besides)
        worth += COMES_OFF * (0.0 if lamp is g else light_worth(g, lamp, unit, besides.searchlight)) - SEEN_FROM_AFAR
    for flaring in besides.flares:
        aimed = lights.aim_of(g, unit, flaring)
        if aimed is not None and flaring.target is not None:
            lit = with_light(g, Light(unit.id, "flare", aimed[0], g.context.limit("flare")))
            worth += COMES_OFF * light_worth(g, lit, unit, flaring.target)
    return worth


# ---- smoke -------------------------------------------------------------------------------------------------------


def places(g: G, unit: Unit, order: OrderName, besides: Besides) -> Iterator[tuple[Point, int]]:
    """The clouds that are laid: where, of which radius."""
    for smoking in besides.smoke:
        source = smoke.source_of(g, unit, order, smoking)
        if source is not None:
            yield smoking.at, source.radius


def best_shots(g: B, seat: int, clouds: list[tuple[Point, int]]) -> float:
    """What the units of a seat that may still act lose by clouds: each the difference between its best shot now and its
    best that no cloud is in the way of."""
    lost = 0.0
    foes = [foe for foe in g.state.of(enemy(seat)) if foe.on_table and foe.models]
    for unit in g.state.of(seat):
        if unit.on_table and unit.models and may_be_ordered(g.state, unit):
            shots = {foe.id: fire_worth(g, unit, foe) for foe in foes}
            clear = [shots[foe.id] for foe in foes if not is_hidden(unit, foe, clouds)]
            lost += max(shots.values(), default=0.0) - max(clear, default=0.0)
    return lost


def is_hidden(unit: Unit, target: Unit, clouds: list[tuple[Point, int]]) -> bool:
    """Whether a cloud lies between the middles of two units."""
    line = shapely.LineString([middle(unit.models), middle(target.models)])
    return any(shapely.dwithin(line, shapely.Point(at), radius) for at, radius in clouds)


# ---- light -------------------------------------------------------------------------------------------------------


def shining(g: B, unit: Unit, besides: Besides) -> B:
    """The battle as if the searchlight declared were laid already; as it is, if there is none."""
    target = g.state.units.get(besides.searchlight) if besides.searchlight is not None else None
    if target is None or not target.models:
        return g
    x, y = middle(target.models)
    near = min(target.models, key=lambda model: hypot(model.x - x, model.y - y))
    return with_light(g, Light(unit.id, "searchlight", (near.x, near.y), g.context.limit("searchlight")))


def with_light(g: B, light: Light) -> B:
    """The battle as if this light lay on the table."""
    copy = g.clone()
    copy.state = replace(g.state, lights=(*g.state.lights, light))
    return copy


def light_worth(g: B, lit: B, unit: Unit, target: str) -> float:
    """What the others of a side that may still act could do more to a unit if it were lit."""
    foe = g.state.units[target]
    friends = [each for each in g.state.of(unit.seat) if each.id != unit.id and each.on_table and each.models]
    able = [each for each in friends if may_be_ordered(g.state, each)]
    # One position after the other, as what is known is of one.
    then = [harm(lit, foe, forecast_volley(lit, own, foe, "fire", room=COMPARED)) for own in able]
    return sum(max(0.0, more - now) for more, now in zip(then, [fire_worth(g, own, foe) for own in able], strict=True))
