"""What a unit declares beside its order of what was bought for it: smoke, flares, a searchlight (AZ-SMK-02, AZ-NGT-05,
AZ-NGT-08)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from grognard.core.engine.decisions import drawn
from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.light_and_weather import lights, smoke
from grognard.games.operation_ww2.state.intents import NOTHING, Besides, Intent
from grognard.games.operation_ww2.state.state import Unit

BASES = 2
"""With so many of the plain intents of an order it is sampled."""


def has_any(g: G, unit: Unit) -> bool:
    """Whether the list of a unit has bought anything of the kind; a quick question."""
    return any(entry.extras for entry in g.context.roll.get(unit.id, ()))


def refusal(g: G, unit: Unit, order: OrderName, intent: Intent) -> Refused | None:
    """The rule that forbids what of it is declared with an order."""
    besides = intent.besides
    if not (besides.smoke or besides.flares or besides.searchlight):
        return None
    return smoke.refusal(g, unit, order, intent) or lights.refusal(g, unit, intent)


def listed(g: G, unit: Unit, order: OrderName) -> Iterator[Besides]:
    """A sample of single uses."""
    yield from (replace(NOTHING, smoke=(each,)) for each in smoke.listed(g, unit, order))
    yield from (replace(NOTHING, searchlight=id) for id in lights.listed_searchlights(g, unit))
    yield from (replace(NOTHING, flares=(each,)) for each in lights.listed_flares(g, unit))


def along(intent: Intent, use: Besides) -> Intent:
    """An intent with a use of it besides."""
    besides = replace(
        intent.besides,
        smoke=use.smoke or intent.besides.smoke,
        flares=use.flares or intent.besides.flares,
        searchlight=use.searchlight or intent.besides.searchlight,
    )
    return replace(intent, besides=besides)


def sampled(g: G, unit: Unit, order: OrderName, plain: Sequence[Intent]) -> Iterator[Intent]:
    """Some plain intents with each use that may be declared with them: the first, and the first with a target."""
    if not has_any(g, unit):
        return
    named = [each for each in plain if getattr(each, "target", None) is not None]
    bases = list(dict.fromkeys((*plain[:1], *named[:1])))[:BASES]
    for use in listed(g, unit, order):
        for base in bases:
            whole = along(base, use)
            if refusal(g, unit, order, whole) is None:
                yield whole


def draws(g: G, unit: Unit, order: OrderName, intent: Intent, random: Random) -> Iterator[Intent]:
    """An intent, now and then with a use that goes with it."""
    if has_any(g, unit) and not random.randrange(2):
        yield from (along(intent, use) for use in drawn(listed(g, unit, order), random))
    yield intent
