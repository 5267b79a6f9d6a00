"""The sides of a close combat: how each may stand, with what it strikes, what strikes do to it (chapter Assault)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.wound_odds import (
    Parts,
)
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import (
    AttackGroup,
    gear_of,
)
from grognard.games.wh40k5.rules.assault.sweep import sweep_initiative
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance


class Armed(NamedTuple):
    """Models alike that fight: one of them, the weapon, how many they are, and what of the enemy they strike: a
    character who fights beside his unit, or a vehicle; "": the unit."""

    model: Model
    weapon: str
    number: int
    at: str = ""


Ends = tuple[list[Any], NDArray[Any]]
"""How a side may stand after blows, and the chances by what it has suffered besides."""
Forced = tuple[Parts, tuple[str, ...], Chance]
"""How a unit may stand after blows, the models of those who struck whom their powers cost a peril, and the chance."""


class Side(ABC):
    """One unit of a combat: how it may stand, what it strikes with, what strikes do to it."""

    def __init__(self, g: G, unit: Unit, fractions: bool) -> None:
        self.g, self.whole, self.fractions = g, unit, fractions
        self.root: Side = self
        self._units: dict[Any, Unit] = {}
        self._paces: dict[Any, int] = {}

    @property
    @abstractmethod
    def start(self) -> Any:
        """How it stands before the blows."""

    @abstractmethod
    def alive(self, now: Any) -> bool:
        """Whether anything of it is left."""

    @abstractmethod
    def suffered(self, now: Any) -> int:
        """What counts for the result of the combat (WH-ASSAULT-13)."""

    @property
    @abstractmethod
    def most(self) -> int:
        """How many models it can lose."""

    @abstractmethod
    def lost(self, now: Any) -> int:
        """How many models it has lost."""

    @abstractmethod
    def armed(self, now: Any, foe: Unit) -> Iterable[Armed]:
        """Its models that fight, those alike together."""

    @abstractmethod
    def _unit(self, now: Any) -> Unit:
        """It as the rules see it."""

    @abstractmethod
    def suffer(self, now: Any, swings: tuple[AttackGroup, ...], *, counts: bool = False) -> Ends:
        """How it may stand after such attacks."""

    @abstractmethod
    def swing(self, own: Unit, each: Armed, now: Any) -> AttackGroup:
        """An attack on it as it stands."""

    def fighter(self, now: Any, each: Armed) -> Unit:
        """The unit that models of it fight as."""
        return self.unit(now)

    def met(self, strikers: Iterable[Armed], now: Any) -> Iterable[Armed]:
        """Those who strike it, by whom of it they strike."""
        return strikers

    def struck_as(self, now: Any, each: Armed) -> Unit:
        """The unit that they strike."""
        return self.unit(now)

    def front(self, now: Any) -> Any:
        """What of how it stands may change the blows at it."""
        return now

    def unit(self, now: Any) -> Unit:
        """It as the rules see it, looked at once."""
        if now not in self._units:
            self._units[now] = self._unit(now)
        return self._units[now]

    def pace(self, now: Any) -> int:
        """With which Initiative it runs, or catches who does, looked at once (WH-ASSAULT-15)."""
        if now not in self._paces:
            self._paces[now] = sweep_initiative(self.g, self.unit(now))
        return self._paces[now]

    # ---- explosions ----------------------------------------------------------------------------------------------

    caught = 0
    """How many of its models explosions of this round have cost it, where that is told."""

    def bursts(self, now: Any) -> int:
        """How many of its vehicles have exploded whose explosions nobody has suffered yet (WH-VEH-07)."""
        return 0

    def exploded(self, now: Any) -> tuple[str, ...]:
        """Which of its vehicles have exploded, where that is told."""
        return ()

    def spent(self, now: Any) -> Any:
        """How it stands once one of these explosions has been suffered."""
        return now

    def scorched(self, now: Any) -> Ends:
        """How it may stand after an explosion beside it, which reaches all who fight (WH-VEH-07)."""
        return [now], numpy.array([[self.one]])

    # ---- round after round ---------------------------------------------------------------------------------------

    def conditions(self, now: Any, turns: int) -> Any:
        """How it goes on after a round, whatever has come to it in this round for so many turns more."""
        return now

    def begins(self, conditions: Any) -> tuple[Side, Any]:
        """It as it begins a round so, and how it stands then."""
        return self, conditions

    def left(self, now: Any) -> int:
        """How much it has left: Wounds, and of walkers what is not broken."""
        return sum(map(sum, now))

    def calm(self, now: Any) -> tuple[Side, Any]:
        """It as it begins a round, but for crews that are stunned."""
        return self, now

    def crews(self, now: Any) -> dict[int, Any]:
        """How it stands if only crews are stunned in a round, by a bit for each that may be."""
        return {0: now}

    @cached_property
    def forces(self) -> bool:
        """Whether any of it strikes with a force weapon (WH-CCW-08)."""
        return not self.whole.is_vehicle and bool(wielders(self.whole))

    def reckoned(self, chance: Fraction) -> Chance:
        """A chance as it is reckoned with."""
        return chance if self.fractions else float(chance)

    @property
    def one(self) -> Chance:
        """What is sure."""
        return Fraction(1) if self.fractions else 1.0


def wielders(unit: Unit) -> list[str]:
    """The models of a unit that strike with force weapons (WH-CCW-08)."""
    return [model.id for model in unit.models if melee_weapons.row_of(melee_weapons.usable(gear_of(model))[0]).psychic]


class Toll(NamedTuple):
    """How many models a side has lost, how many of them to explosions, and which of its own vehicles have exploded,
    where that is told (WH-VEH-07)."""

    lost: int
    caught: int
    exploded: tuple[str, ...] = ()


def toll(side: Side, now: Any) -> Toll:
    """What a side has lost that stands so."""
    return Toll(side.lost(now), side.caught, side.exploded(now))
