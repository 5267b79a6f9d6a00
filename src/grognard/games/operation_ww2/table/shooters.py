"""Who of a unit fires at a target, kind by kind, and who does not (AZ-INT-07, AZ-WPN-05)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Aside
from grognard.core.wire.previews import NeededTable
from grognard.core.wire.shooters import Shooters, firing, shooters_table
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.volley_forecast import VolleyForecast, hits_of
from grognard.games.operation_ww2.rules.fire.firepower import FiringOption
from grognard.games.operation_ww2.state.state import Unit


def shooters(g: G, unit: Unit, found: VolleyForecast) -> list[NeededTable]:
    """A line for each weapon and each number it hits on, if there are several: its dice and what they hit."""
    groups: dict[tuple[str, int], list[FiringOption]] = {}
    for each in found.plan:
        if each.shot.need is not None:
            groups.setdefault((each.shot.weapon, each.shot.need), []).append(each)
    return shooters_table([kind_of(g, unit, fired) for fired in groups.values()])


def kind_of(g: G, unit: Unit, fired: Sequence[FiringOption]) -> Shooters:
    """Weapons alike."""
    first = fired[0].shot
    label = say("az-shooters", count=len(fired), weapon=g.context.tables.weapons[first.weapon].name)
    dice = sum(each.shot.dice for each in fired)
    return Shooters(label, str(dice), f"{first.need}+", hits_of(g, unit, fired))


def taking_part(g: G, unit: Unit, found: VolleyForecast) -> tuple[list[Message], list[Aside]]:
    """How many of the models with a weapon have a shot, and a ring about the others (AZ-INT-07)."""
    fire = {each.model for each in (*found.shots, *found.instead(g)) if each.need is not None}
    armed = fire | {each.model for each in found.shots} | {each.model for each in found.idle}
    return firing(unit.models, armed, fire)
