"""What previews of dice are made of: charts, losses, whom explosions may hurt (WH-VEH-07, WH-VEH-19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from grognard.core.messages import say
from grognard.core.wire.forecasts import Chart
from grognard.core.wire.previews import Note
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds import test_forecasts
from grognard.games.wh40k5.odds.explosion_odds import Hurt, hurt_by
from grognard.games.wh40k5.odds.hit_odds import squad_of
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.answers import Spread, chart, percent
from grognard.odds.distributions import Chance, Distribution


class Shown(NamedTuple):
    """What a preview says of the dice of a choice; ``unfinished``: a chart takes longer to work out."""

    charts: list[Chart] = []
    notes: list[Note] = []
    unfinished: bool = False


def drawn(spread: Spread) -> Chart:
    """A distribution as bars with its average, which is enough for who is about to throw."""
    return chart(spread, deviation=False)


def losses(g: G, unit: Unit, models: Distribution, wounds: Distribution) -> list[Spread]:
    """What a unit loses: models, and where most have several Wounds those too; of a single model only those."""
    whole = squad_of(g, unit)
    if 2 * sum(left > 1 for part in whole.parts for left in part) <= whole.models:
        return [test_forecasts.told(g, "losses", models, unit)]
    suffered = test_forecasts.told(g, "suffered", wounds, unit)
    return [suffered] if whole.models == 1 else [test_forecasts.told(g, "losses", models, unit), suffered]


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
            yield Note(said, ["WH-VEH-07"], tone)


def means_of(found: Iterable[Hurt]) -> dict[str, float]:
    """What explosions cost each unit on average, by its id."""
    return {each.unit.id: float(each.lost().mean) for each in found}
