"""The abilities of a card as quick look-ups: which it has, what number it prints, and which touch what of an attack.

Attacks are worked out thousands of times a second, so each question about a card is answered once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from grognard.core.book.modifiers import Modifier
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.card import Card

USUAL = ("", "close-assault", "hand-to-hand", "improvisation")
"""Weapons of a usual attack: the printed dice, or others an ability puts in their place (AAM-HIT-11)."""

INSTEAD = ("rockets", "bombs", "rocket-salvo", "top-mounted-rockets", "headshot", "remote-control")
"""Attacks made instead of the usual one; the unit's other abilities do not apply to them (AAM-HIT-09)."""

CANNONS = ("extra-hull-mounted-cannon", "additional-hull-mounted-cannon")
"""One more attack beside the usual one (AAM-SA-29)."""

MACHINE_GUNS = ("all-guns-blazing", "extra-machine-guns")
"""One more attack after the usual one (AAM-SA-30)."""

SALVOS = ("rocket-salvo", "top-mounted-rockets")
"""Attacks on everything adjacent to a target (AAM-SA-16, AAM-SA-28)."""

WEAPONS = (*USUAL, *INSTEAD, *CANNONS, *MACHINE_GUNS)


BURNING = ("fire-hazard", "highly-flammable")
"""Abilities that may destroy a Vehicle with its first Damaged marker (AAM-SA-49)."""
ENDURANCE = "endurance"


class Traits:
    """What a card's abilities come to.

    ``held`` gives the printed number of each ability (0: none is printed). ``weapons`` are the special attacks among
    them, ``rolling`` the abilities that roll when markers are turned. The rest say, once for all, whether any ability
    could touch one side of an attack, so that most units skip it.
    """

    __slots__ = ("dice", "die", "doubled", "held", "more", "restricted", "rolling", "special", "weapons")

    def __init__(self, card: Card) -> None:
        self.held: Mapping[str, int] = MappingProxyType({held.id: held.value or 0 for held in card.abilities})
        self.weapons = tuple(weapon for weapon in WEAPONS if weapon in self.held)
        self.rolling = tuple(name for name in (*BURNING, ENDURANCE) if name in self.held)
        self.doubled = "double-shot" in self.held
        self.more = self.doubled or any(weapon in self.held for weapon in (*CANNONS, *MACHINE_GUNS))
        """Whether it may attack more than once in a phase."""
        self.dice = not _DICE.isdisjoint(self.held)
        self.die = not _DIE.isdisjoint(self.held)
        self.special = not _SPECIAL.isdisjoint(self.held)
        self.restricted = card.is_artillery or not _RESTRICTED.isdisjoint(self.held)


_DICE = {
    *("flanking-attack", "coordinated-fire", "ss-hunter", "commander-hunter", "gun-crew-hunter", "surprise-fire"),
    "quick-swivel",
}
_DIE = {"inaccurate", "crack-shot", "ruthless", "tank-hunter", "gung-ho"}
_SPECIAL = {
    *("shrapnel", "flamethrower", "hull-mounted-flamethrower", "vast-experience", "guard-crew", "overheat", "sirens"),
    *("bombardment", "top-mounted-rockets"),
}
_RESTRICTED = {
    *("no-turret", "fixed-gun", "fixed-howitzer", "fixed-rear-gun", "bombardment", "top-mounted-rockets"),
}


@lru_cache(maxsize=1024)
def traits(card: Card) -> Traits:
    """The traits of a card.

    >>> from grognard.games.axis_allies_minis.data.cards import CARDS
    >>> traits(CARDS["bazooka"]).held["close-assault"], traits(CARDS["m4a1-sherman"]).more
    (10, False)
    """
    return Traits(card)


@lru_cache(maxsize=1024)
def row(ability: str, value: int, rule: int = 0) -> Modifier:
    """The labelled row of an ability's number, with the first of its rules unless told otherwise."""
    found = ABILITIES[ability]
    return Modifier(found.name, value, found.rules[rule])
