"""Enfilade fire: a Soldier turned towards one enemy shows its back to another (AAM-ENF).

The example: a friend next to the target to the north gives the bonus to a unit three hexes to its south-east
(AAM-ENF-04).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.games.axis_allies_minis.ground.arcs import enfilades
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Hex

ATTACKS = ("assault", "grazing")
"""The occasions of an ordinary attack in the assault phase (AAM-ENF-06)."""


def enfiladed(g: G, unit: Unit, target: Unit, start: Hex, at: Hex, occasion: str) -> bool:
    """Whether an attacker has 1 more on each die by enfilade (AAM-ENF-02)."""
    return next(orienting(g, unit, target, start, at, occasion), None) is not None


def orienting(g: G, unit: Unit, target: Unit, start: Hex, at: Hex, occasion: str) -> Iterator[Unit]:
    """The units of the attacker's side that turn the target away from the attacker; any one of them gives the bonus
    (AAM-ENF-03).

    They are Soldiers or Vehicles on the map right beside an enemy Soldier, whatever their condition and sight
    (AAM-ENF-01, AAM-ENF-05, AAM-ENF-08). Only ground units gain from it, and from another hex (AAM-ENF-07); in
    defensive fire only by the option ``enfilade_on_defensive_fire`` (AAM-ENF-06).
    """
    if target.of.type != "soldier" or unit.of.type == "aircraft" or unit.seat == target.seat or start == at:
        return
    if occasion not in ATTACKS and g.setup.options["enfilade_on_defensive_fire"] != "on":
        return
    seat, posts = unit.seat, posts_behind(at, start)
    for friend in g.state.units.values():
        if friend.at in posts and friend.seat == seat and friend.place == "map" and friend.of.type != "aircraft":
            yield friend


@lru_cache(maxsize=1 << 15)
def posts_behind(at: Hex, start: Hex) -> frozenset[Hex | None]:
    """The hexes beside a target in which a friend turns it away from an attacker; never the attacker's own, which is
    then in front of the target (AAM-ENF-03)."""
    return frozenset(post for post in at.neighbours if enfilades(at, post, start))
