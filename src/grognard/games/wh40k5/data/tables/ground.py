"""Unit types, speeds, terrain and cover (WH-MOVE, WH-SAVE-03, WH-VEH). Lengths: thousandths of an inch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables.rows import Count, Length, Needs, Throw

Danger = Literal["never", "always", "ends", "guns"]
Weapons = Literal["all", "main", "none"]


class UnitType(Sourced, kw_only=True):
    """How a type of unit moves (section 3 of the catalogue).

    ``move`` is None for vehicles that move by speed, ``run``, ``assault`` and ``fall_back`` None for types that do not.
    ``danger``: when difficult terrain makes it test as dangerous terrain does; ``ends``: if its move begins or ends in
    it; ``guns``: for its guns, not its crew. ``climbs``: it gets to the floors of a ruin
    above the ground. ``rules`` are special rules all of the type have.
    """

    vehicle: bool
    move: Length | None
    run: Throw | None
    assault: Length | None
    fall_back: Throw | None
    slowed: bool
    danger: Danger
    flies: bool = False
    climbs: bool = False
    turbo_boost: Length = 0
    rules: tuple[str, ...] = ()

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-type-{self.id}")


class Speed(Sourced, kw_only=True):
    """A class of speed: how far at most, and the weapons each kind of vehicle may fire (section 9 of the catalogue).

    ``main``: one weapon and all defensive ones; None: that kind of vehicle does not go so fast. A distance is above
    that of the row before. ``struck`` is what attackers need to hit a vehicle that went so fast; None: no roll
    (WH-VEH-10).
    """

    ordinary: Weapons | None
    fast: Weapons | None
    walker: Weapons | None
    distance: Length
    fast_skimmer: Length = 0
    struck: Needs | None = None

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-speed-{self.id}")


class Cover(Sourced, kw_only=True):
    """The cover save something gives (WH-SAVE-03): by the seed, None where it is silent, and by the English sheet."""

    seed: Needs | None
    sheet: Needs

    def needs(self, options: Mapping[str, str]) -> int:
        """The save by the option ``hedge_barrel_cover``."""
        if options.get("hedge_barrel_cover") == "sheet" or self.seed is None:
            return self.sheet
        return self.seed

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-cover-{self.id}")


class TerrainKind(Sourced, kw_only=True):
    """A kind of terrain: how it is moved through, what it covers by, whether it is area terrain (WH-MOVE, WH-SAVE-04).

    ``perch``: what flies may end on it although it is impassable (WH-MOVE-04). ``height`` is what a map takes that
    gives none.
    """

    difficult: bool = False
    dangerous: bool = False
    impassable: bool = False
    perch: bool = False
    area: bool = False
    blocks: bool = False
    cover: str = ""
    height: Length = 0
    floors: Count = 1

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-terrain-{self.id}")

    def sight(self, height: int) -> Literal["hides", "veils", "free"]:
        """What a piece so high does to a line of sight that crosses it (WH-SHOOT-02, WH-SAVE-04): it hides what stands
        behind it and not above it, it is seen through and covers that, or it does neither."""
        if not (self.cover and height):
            return "free"
        return "hides" if self.blocks else "veils"
