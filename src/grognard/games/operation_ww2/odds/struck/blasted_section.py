"""What one template does to a section of motorcycles, exactly: those under it are struck one after another, each by a
damage die of its own, and after each it is tested what its riders do and whom a blast reaches (AZ-AREA-11,
AZ-VDM-15)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles.motorcycles import is_at_rest
from grognard.games.operation_ww2.ground.vehicles.sheets import is_motorcycle
from grognard.games.operation_ww2.odds.struck.falls import Fall
from grognard.games.operation_ww2.odds.struck.sections import Following, Hits, Section, SectionOdds, Ways, summed
from grognard.games.operation_ww2.rules.driving.riding import is_at_cover
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.state import Unit

MOST = 3
"""Templates on sections of more motorcycles are not followed: it would take too long."""


def may_be_followed(g: G, target: Unit) -> bool:
    """Whether a section is one to which nothing has happened: all of it is ridden, in the open, and nobody is on foot
    or has fled."""
    bikes = target.vehicles
    if not 1 < len(bikes) <= MOST or target.people or target.broken:
        return False
    return all(
        is_motorcycle(g, bike)
        and target.has_crew(bike)
        and not is_at_rest(g, bike)
        and not is_at_cover(g, target, bike)
        for bike in bikes
    )


def blasted_section(g: B, target: Unit, falls: Iterable[Fall], *, fractions: bool = False) -> SectionOdds:
    """The odds of a section under a template that falls in one of these ways."""
    alike: dict[Hits, Fraction] = {}
    for fall in falls:
        hits = tuple(
            (each.model.id, each.how)
            for each in fall.things
            if each.owner.id == target.id and isinstance(each.how, VehicleHit)
        )
        alike[hits] = alike.get(hits, Fraction(0)) + fall.chance
    following, ways = Following(g), Ways()
    for hits, part in alike.items():
        ways += [(section, part * chance) for section, chance in following.struck(Section(target), hits)]
    return summed(len(target.vehicles), ways, fractions=fractions)
