"""Who of a unit fires at a target, kind by kind, and who does not (AZ-INT-07, AZ-WPN-05)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Aside
from grognard.core.wire.previews import NeededTable
from grognard.core.wire.shooters import Shooters, firing, shooters_table
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.volley_forecast import VolleyForecast
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of, to_hit
from grognard.games.operation_ww2.state.shots import Shot
from grognard.games.operation_ww2.state.state import Unit


def shooters(g: G, found: VolleyForecast) -> list[NeededTable]:
    """A line for each weapon and each number it hits on, if there are several: its dice and what they hit."""
    groups: dict[tuple[str, int], list[Shot]] = {}
    for each in found.shots:
        if each.need is not None:
            groups.setdefault((each.weapon, each.need), []).append(each)
    kinds = [kind_of(g, shots) for shots in groups.values()]
    return shooters_table(kinds)


def kind_of(g: G, shots: Sequence[Shot]) -> Shooters:
    """Weapons alike."""
    first, dice = shots[0], sum(each.dice for each in shots)
    name = g.context.tables.weapons[first.weapon].name
    label = say("az-shooters", count=len(shots), weapon=name)
    assert first.need is not None
    hit = float(chance_of(to_hit(first.need), HIT))
    return Shooters(label, str(dice), f"{first.need}+", dice * hit)


def taking_part(g: G, unit: Unit, found: VolleyForecast) -> tuple[list[Message], list[Aside]]:
    """How many of the models with a weapon have a shot, and a ring about the others (AZ-INT-07)."""
    fire = {each.model for each in (*found.shots, *found.instead(g)) if each.need is not None}
    armed = fire | {each.model for each in found.shots} | {each.model for each in found.idle}
    return firing(unit.models, armed, fire)
