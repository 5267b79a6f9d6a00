"""Guns and their crews under fire (AZ-ART)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.decisions import Choice, Decision
from grognard.core.dice import Faces, roll
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Become, Call, Done, Next, Procedure, step
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.choices import GiveUpGun
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.events.guns import GunLost
from grognard.games.operation_ww2.guns import crew_of, guns_of
from grognard.games.operation_ww2.sheltered import cover_from
from grognard.games.operation_ww2.shots import Table, damage_total
from grognard.games.operation_ww2.sight import COVERS
from grognard.games.operation_ww2.state import Model, Unit
from grognard.games.operation_ww2.striking import Lot, Striking
from grognard.games.operation_ww2.tables.damage import Effects
from grognard.games.operation_ww2.tables.rows import Cover
from grognard.games.operation_ww2.vehicles.facing import side_struck
from grognard.space.plane import Point

TABLES: tuple[Table, ...] = ("small-arms", "heavy-weapons")


class GunHit(Record):
    """A hit on a gun: the half of the table it is rolled on, the place it came from, None from above, and what is added
    to the damage die."""

    table: Table
    start: Point | None
    modifier: int = 0


class Crewed(Record):
    """Crew results on one half of the table."""

    table: Table
    lots: tuple[Lot, ...]


def has_shield(g: G, unit: Unit) -> bool:
    """Whether a unit's guns have shields (AZ-ART-04)."""
    return "shield" in g.context.qualities[unit.id].characteristics


def shield_stops(g: G, unit: Unit, gun: Model, start: Point | None, *, burst: bool = False) -> bool:
    """Whether the shield may stop what comes from a place: direct fire from any side or, by the option ``shield_side``,
    from the front, as it is with bursts (AZ-ART-04, AZ-AREA-05). Nothing that falls from above."""
    if start is None or not has_shield(g, unit):
        return False
    if not burst and g.setup.options["shield_side"] == "any_side_direct":
        return True
    return side_struck(g, gun, start) == "front"


def crew_cover(g: G, unit: Unit, gun: Model, start: Point | None) -> Cover:
    """The cover a gun gives its crew: light, behind a shield medium from the front (AZ-ART-03, AZ-ART-04)."""
    covers = g.context.tables.gun_cover
    front = start is not None and has_shield(g, unit) and side_struck(g, gun, start) == "front"
    cover: Cover = covers["shield" if front else "gun"].cover
    return cover


class GunHits(Procedure):
    """Hits of direct fire on a gun: each is rolled on its column; crew results strike its crew (AZ-ART-01, AZ-ART-02).
    The value: the units that lost models."""

    unit: str
    gun: str
    hits: tuple[GunHit, ...]
    crewed: tuple[Crewed, ...] = ()
    lost: int = 0
    exploded: int = 0
    struck: tuple[str, ...] = ()

    @step
    def roll_dice(self, g: G) -> Action:
        seat = 1 - g.state.units[self.unit].seat
        return roll(len(self.hits), Faces(), say("az-roll-damage"), "AZ-ART-01", seat=seat, sides=10)
