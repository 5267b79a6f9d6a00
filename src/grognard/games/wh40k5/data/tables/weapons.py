"""Weapons, their types and traits, close combat weapons, grenades (WH-WEAPON, WH-CCW). Ranges: 1/1000 inch."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.own import own_title
from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables.rows import Count, Length, Needs, Rules, Score, Throw

Marker = Literal["", "template", "blast", "large-blast"]
ArmourPiercing = Annotated[int, Meta(ge=1, le=6)]


class WeaponType(Sourced, kw_only=True):
    """What a type of weapon may do after moving and before an assault (WH-WEAPON-01 to WH-WEAPON-05).

    ``moved`` and ``still`` are the shots it has after moving and standing: ``listed`` those of the weapon, ``one``, or
    ``two-near``, two at targets within ``near``; rapid fire that stood still may choose.
    """

    moved: Literal["listed", "one", "two-near", "none"]
    still: Literal["listed", "one", "one-or-two-near"]
    near: Length = 0
    assault: bool
    melee_weapon: bool = False
    vehicle_moved: Literal["as-speed", "combat"] = "as-speed"
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-weapon-type-{self.id}")


class MarkerSize(Sourced, kw_only=True):
    """A template or marker: the diameter of a round one, the length of the other and the ``width`` of its broad end
    (WH-WEAPON-06 to WH-WEAPON-08)."""

    size: Length
    width: Length = 0
    round: bool
    ignores_cover: bool = False
    rule: str


class WeaponTrait(Sourced, kw_only=True):
    """A trait of weapons and the rules that say what it does; ``needs`` is the roll it sets, if any."""

    rules: Rules
    needs: Needs | None = None

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-trait-{self.id}")


class Weapon(Sourced, kw_only=True):
    """One way to fire a weapon (WH-ARMY-20 to WH-ARMY-38).

    ``of`` names the weapon if it has several, such as a missile launcher. ``range`` is 0 for a template; ``minimum`` is
    where a barrage begins. ``title`` is what the owner of one of his own calls it. ``strength`` None: it has none of
    its own (sniper). ``ap`` None: "-".
    """

    of: str = ""
    title: str = ""
    range: Length
    minimum: Length = 0
    strength: Score | None
    ap: ArmourPiercing | None
    type: str
    shots: Annotated[int, Meta(ge=1, le=20)] | Throw = 1
    marker: Marker = ""
    traits: tuple[str, ...] = ()
    rule: str = ""

    @property
    def weapon(self) -> str:
        """The weapon this is a way to fire."""
        return self.of or self.id

    @property
    def name(self) -> Message:
        """What players call it."""
        return own_title(self.title) if self.title else say(f"wh-weapon-{self.id}")


class MeleeWeapon(Sourced, kw_only=True):
    """A close combat weapon (WH-CCW-01 to WH-CCW-10).

    ``strength`` multiplies the bearer's; ``initiative`` is fixed if given; ``pairs``: what it makes a pair with for one
    Attack more; ``penetration`` is how many dice it rolls against armour. ``poison`` is the roll it wounds on whatever
    the Toughness (WH-WEAPON-16).
    """

    armour_saves: bool = True
    strength: Annotated[int, Meta(ge=1, le=2)] = 1
    initiative: Score | None = None
    penetration: Annotated[int, Meta(ge=1, le=2)] = 1
    repeats_wounds: bool = False
    poison: Needs | None = None
    pairs: Literal["any", "same", "never"] = "any"
    two_handed: bool = False
    stuns: bool = False
    psychic: bool = False
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-melee-{self.id}")


class Grenade(Sourced, kw_only=True):
    """A kind of grenade: against vehicles ``strength`` + so many D6, and what it does in an assault (WH-CCW-11)."""

    strength: Score
    dice: Annotated[int, Meta(ge=1, le=2)] = 1
    walkers: bool
    effect: Literal["none", "assault", "defensive"]
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-grenade-{self.id}")


class Wargear(Sourced, kw_only=True):
    """A thing a model may carry that is no weapon, the rules for it, and the armour save it gives, if any."""

    rules: tuple[str, ...] = ()
    save: Needs | None = None
    uses: Count = 0

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-wargear-{self.id}")
