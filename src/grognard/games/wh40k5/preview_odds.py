"""The chances of a choice, before it is confirmed: charts, and what else follows in words.

Everything here is exact as things stand, with what other players decide on the way as usual (see ``usual``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.core.decisions import Choice, Decision
from grognard.core.forecasts import Chart
from grognard.core.messages import say
from grognard.core.previews import Note
from grognard.core.records import replace
from grognard.games.wh40k5 import prospects
from grognard.games.wh40k5.choices import Brave, Run, Shoot
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.nerve import Fates
from grognard.games.wh40k5.shot import battery, sight_by_night
from grognard.games.wh40k5.to_ground import may_go_down
from grognard.odds.answers import chart, percent
from grognard.odds.pools import Distribution


class Shown(NamedTuple):
    """What a preview says of the dice of a choice."""

    charts: list[Chart] = []
    notes: list[Note] = []


def chances(g: G, decision: Decision, choice: Choice) -> Shown:
    """What the dice of a choice may come to, and what follows from it with some chance; nothing where it throws
    none."""
    match choice:
        case Shoot():
            return shot(g, choice)
        case Brave(unit=id):
            return Shown([chart(prospects.rough(g, g.state.units[id], assault=False))])
        case Run(unit=id):
            return Shown([chart(prospects.running(g, g.state.units[id]))])
        case _:
            return Shown()


# ---- shooting ----------------------------------------------------------------------------------------------------


def shot(g: G, choice: Shoot) -> Shown:
    """The models a shot costs, and as the other possibility those it costs if the target goes to ground; what becomes
    of a vehicle; breaking, pinning, destruction, sight by night (WH-SHOOT-07)."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    seen = sight_by_night(g, unit, target)
    told = [] if seen == 1 else [Note(say("wh-forecast-seen", percent=percent(seen)), ["WH-GAME-05"], "warning")]
    found = battery(g, choice.unit, choice.target, choice.firing)
    if found is None:
        return Shown([], [*told, Note(say("wh-forecast-no-shot"), ["WH-SHOOT-08"], "warning")])
    spread = prospects.shot(g, found)
    if target.is_vehicle:
        return Shown([] if spread is None else [chart(spread)], told)
    assert spread is not None
    told += fate_notes(found.fates())
    if not may_go_down(g, target):
        return Shown([chart(spread)], told)
    return Shown([beside(chart(spread), found.going_down().lost())], told)


def beside(shown: Chart, other: Distribution) -> Chart:
    """A chart of losses with the chances of another distribution beside its own."""
    chances = [chance for _, chance in other.bars(len(shown.bars))]
    bars = [replace(bar, alternative=chance) for bar, chance in zip(shown.bars, chances, strict=True)]
    return replace(shown, bars=bars, alternative=say("wh-forecast-if-down"))


def fate_notes(found: Fates) -> Iterator[Note]:
    """Each fate that is possible at all."""
    for name, chance, rule in (
        ("destroyed", found.destroyed, "WH-CORE-13"),
        ("breaks", found.breaks, "WH-MORALE-01"),
        ("pinned", found.pinned, "WH-MORALE-08"),
    ):
        if chance:
            yield Note(say(f"wh-forecast-fate-{name}", percent=percent(chance)), [rule])
