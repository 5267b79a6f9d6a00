"""Volleys as the odds take them: all that decides what their dice do, and the chances of it (BA-SHOOT-24 to 26).

The chances come from the same statements of the dice by which shots are played (``rules.shooting.fates``).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.core.engine.fates import chances
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Dice
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs
from grognard.games.bolt_action.rules.shooting.fates import (
    HIT,
    KILLED,
    PICKED,
    SAVABLE,
    blast_hits,
    to_damage,
    to_hit,
)
from grognard.games.bolt_action.rules.shooting.shoot import blows_by
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution, certainly, sum_of_dice


class Fire(NamedTuple):
    """Shots alike, by all that their losses depend on: the roll to hit (0: they have hit), the roll for damage, whether
    the shooter picks all, whether they are small arms. ``shell`` is the size of high explosive or empty; ``flame`` the
    dice of a flamethrower's hits, all of them one shot, or empty.
    """

    shots: int
    need: int
    damage: int
    aimed: bool = False
    small_arms: bool = True
    shell: str = ""
    flame: str = ""

    @property
    def hit(self) -> Fraction:
        """The chance of one shot to hit; flame needs no roll (BA-WPN-11)."""
        return _hits(self.need) if self.need and not self.flame else Fraction(1)

    @property
    def falls(self) -> tuple[Fraction, Fraction, Fraction]:
        """The chances of one hit to kill a man whom a medic may save, another of his owner's choice, one whom the
        shooter picks."""
        return _falls(self.damage, self.aimed, self.small_arms)

    @property
    def bursts(self) -> bool:
        """Whether what hits becomes several hits, with pins of its own."""
        return bool(self.shell or self.flame)

    def burst(self, down: bool, fractions: bool = False) -> Distribution:
        """How many hits one shell that strikes becomes, or one shot of flame makes; going Down is no help against
        flame (BA-HE-01, BA-HE-03, BA-WPN-11). Of any other shot one."""
        return _burst(self.shell, self.flame, down, fractions)

    def pins(self, fractions: bool = False) -> Distribution:
        """The pins of a shell; any other hit brings none of its own (BA-HE-01)."""
        return rolled_or_fixed(tables.HIGH_EXPLOSIVE[self.shell].pins if self.shell else 0, fractions)


@lru_cache(maxsize=64)
def _hits(need: int) -> Fraction:
    return chances(to_hit(need))[HIT]


@lru_cache(maxsize=256)
def _falls(damage: int, aimed: bool, small_arms: bool) -> tuple[Fraction, Fraction, Fraction]:
    found = chances(to_damage(damage, aimed, small_arms))
    nothing = Fraction(0)
    return found.get(SAVABLE, nothing), found.get(KILLED, nothing), found.get(PICKED, nothing)


@lru_cache(maxsize=128)
def _burst(shell: str, flames: str, down: bool, fractions: bool) -> Distribution:
    if flames:
        return rolled(Dice.parse(flames), fractions)
    if shell:
        return rolled(tables.HIGH_EXPLOSIVE[shell].hits, fractions).mapped(lambda hits: blast_hits(hits, down))
    return Distribution(1, (Fraction(1) if fractions else 1.0,))


def rolled(dice: Dice, fractions: bool = False) -> Distribution:
    """What dice of a table add up to."""
    found = sum_of_dice(dice.count, dice.sides, fractions=fractions)
    return Distribution(found.least + dice.plus, found.chances)


def rolled_or_fixed(pins: Dice | int, fractions: bool = False) -> Distribution:
    """Pins of a table, which gives dice or their number."""
    return rolled(pins, fractions) if isinstance(pins, Dice) else certainly(pins, fractions=fractions)


def dice_of(volley: Volley, damage: int = 0, aimed: bool = False, small_arms: bool = True) -> Fire:
    """A volley by its dice: to hit, its shells or its flame."""
    shell, burning = _bursting(volley.weapon, volley.way)
    return Fire(1 if burning else volley.shots, volley.need, damage, aimed, small_arms, shell, burning)


@lru_cache(maxsize=256)
def _bursting(name: str, way: str | None) -> tuple[str, str]:
    """The size of a weapon's shells and the dice of its flame, empty where it has none."""
    weapon = tables.fired(name, way)
    shell = (weapon.he or "") if weapon.is_shell else ""
    return shell, flame.hits_of(weapon).text if weapon.flamethrower else ""


def fire_of(g: G, unit: Unit, target: Unit, volley: Volley, moved: bool, snap: bool = False) -> Fire:
    """A volley of a unit at another as the formulas take it."""
    blows = blows_by(g, unit, target, volley, 1, moved, snap)
    (damage,) = damage_needs(g, target, (blows,))
    return dice_of(volley, damage, blows.aimed, blows.small_arms)


def fires_of(
    g: G, unit: Unit, target: Unit, volleys: Iterable[Volley], moved: bool, snap: bool = False
) -> tuple[Fire, ...]:
    """The volleys of a shot at men as the formulas take them."""
    return tuple(fire_of(g, unit, target, volley, moved, snap) for volley in volleys)


def scored(blows: Blows, damage: int) -> Fire:
    """Hits that have been scored, each with its roll for damage to come."""
    return Fire(blows.hits, 0, damage, blows.aimed, blows.small_arms)


def missing(fires: Iterable[Fire]) -> float:
    """The chance that no shot hits (BA-SHOOT-24)."""
    missed = 1.0
    for fire in fires:
        missed *= float(1 - fire.hit) ** fire.shots
    return missed
