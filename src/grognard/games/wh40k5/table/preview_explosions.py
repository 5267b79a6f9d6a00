"""Whom explosions may hurt, said before a choice is confirmed (WH-VEH-07, WH-VEH-19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from grognard.core.messages import say
from grognard.core.wire.previews import Note
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.explosion_odds import Hurt, hurt_by
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.answers import percent
from grognard.odds.distributions import Chance


def explosions(g: G, seat: int, unit: Unit, model: Model, explodes: Chance, *, besides: str = "") -> Iterator[Note]:
    """Whom a vehicle hurts if it explodes, those of who strikes it marked; not who goes there ``besides``
    (WH-VEH-07, WH-VEH-19)."""
    for each in hurt_by(g, unit, model) if explodes else ():
        if each.unit.id == besides:
            continue
        tone: Literal["plain", "warning"] = "warning" if each.unit.seat == seat else "plain"
        name, aboard = g.context.name(each.unit.id), str(each.aboard).lower()
        mean = f"{float(each.lost().mean):.2f}"
        said = say("wh-forecast-explosion", unit=name, aboard=aboard, percent=percent(explodes), mean=mean)
        yield Note(said, ["WH-VEH-19" if each.aboard else "WH-VEH-07"], tone)


def blown_up(g: G, seat: int, mean: dict[str, float]) -> Iterator[Note]:
    """What explosions cost units on average, those of the seat asked marked (WH-VEH-07)."""
    for id, average in mean.items():
        if average:
            tone: Literal["plain", "warning"] = "warning" if g.state.units[id].seat == seat else "plain"
            said = say("wh-forecast-blown-up", unit=g.context.name(id), mean=f"{average:.2f}")
            yield Note(said, ["WH-VEH-07", "WH-VEH-33"], tone)


def means_of(found: Iterable[Hurt]) -> dict[str, float]:
    """What explosions cost each unit on average, by its id."""
    return {each.unit.id: float(each.lost().mean) for each in found}
