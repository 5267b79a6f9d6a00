"""Hits on armour: what they roll and what they do (WH-VEH-06, WH-WEAPON-14 to WH-WEAPON-18, WH-USR-22)."""

from __future__ import annotations

from typing import Literal

from grognard.core.records import Record
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.vehicle_faces import Face

SIX = 6
LANCE = TABLES.limits["lance-armour"].value
SNIPER = TABLES.limits["sniper-strength-against-vehicles"].value

Pierced = Literal["none", "glancing", "penetrating"]


class ArmourHit(Record):
    """A hit on a vehicle.

    ``face`` is the side it strikes. ``dice``: how many D6 are added to the Strength, of which with ``highest`` only the
    best counts (ordnance, WH-WEAPON-18); a hit that rends rolls one, or counts the best. ``bonus`` is added besides
    (tank hunters). ``cover``: the save against it, None: none (WH-VEH-09). ``stuns``: if it glances or penetrates the
    crew is shaken too (WH-CCW-04). ``plain``: no modifier for its AP, as of a ram (WH-VEH-15). ``again``: what neither
    glances nor penetrates is rolled once more, as of a twin-linked template (WH-WEAPON-06).
    """

    strength: int
    ap: int | None
    face: Face
    dice: int = 1
    highest: bool = False
    rending: bool = False
    lance: bool = False
    bonus: int = 0
    cover: int | None = None
    stuns: bool = False
    plain: bool = False
    again: bool = False

    def __post_init__(self) -> None:
        if self.rending and self.dice > 1 and not self.highest:
            raise ValueError("of dice that are added up none rends")


def hit_of(weapon: Weapon, face: Face, away: float, *, strength: int | None = None, hunter: bool = False) -> ArmourHit:
    """The hit of a weapon fired from so far away (thousandths of an inch): melta rolls one die more up to half its
    range, ordnance the better of two; a weapon without Strength counts as one of 3 (WH-WEAPON-14, WH-WEAPON-16,
    WH-WEAPON-18). ``strength``: another than its own, as by the rim of a marker (WH-WEAPON-10)."""
    power = weapon.strength if strength is None else strength
    traits, ordnance = weapon.traits, weapon.type == "ordnance"
    near = "melta" in traits and 2 * away <= weapon.range + 1
    return ArmourHit(
        strength=SNIPER if power is None else power,
        ap=weapon.ap,
        face=face,
        dice=1 + near + ordnance,
        highest=ordnance,
        rending="rending" in traits,
        lance="lance" in traits,
        bonus=TABLES.limits["tank-hunters"].value if hunter else 0,
    )


def faced(hit: ArmourHit, armour: int) -> int:
    """The armour a hit has to beat: to a lance never more than 12 (WH-WEAPON-14).

    >>> faced(ArmourHit(8, 2, "front", lance=True), 14), faced(ArmourHit(8, 2, "front"), 14)
    (12, 14)
    """
    return min(armour, LANCE) if hit.lance else armour


def most(hit: ArmourHit) -> int:
    """The best a hit can do: who cannot even glance rolls no dice."""
    dice = 1 if hit.highest else hit.dice
    return hit.strength + hit.bonus + dice * (SIX + (3 if hit.rending else 0))
