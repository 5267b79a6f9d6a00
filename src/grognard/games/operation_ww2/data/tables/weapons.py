"""Weapons, their arcs, and the classes of guns (AZ-WPN, AZ-CRW, AZ-GUN). Lengths: thousandths of a centimetre."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from grognard.core.book.own import own_title
from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.rows import Armour, Count, Face, Length, Numbers, Small

Ammunition = Literal["high-explosive", "armour-piercing", "heat", "smoke"]
Class = Literal["", "light", "medium", "heavy"]
Group = Literal[
    "",
    "light-machine-gun",
    "machine-gun",
    "vehicle-machine-gun",
    "grenade",
    "charge",
    "flamethrower",
    "launcher",
    "light-mortar",
    "mortar",
    "gun",
    "howitzer",
    "rocket-launcher",
]
Trait = Literal[
    "close-combat",
    "no-move-and-fire",
    "accurate-shot",
    "telescope",
    "scatters",
    "single-use",
    "ignores-cover",
    "heat",
    "slow-reload",
    "silent",
    "rapid-fire",
    "indirect",
    "howitzer",
    "salvo",
]


class Placed(Record, kw_only=True):
    """The numbers of a grenade or charge placed on an armoured vehicle by hand (AZ-CAV-01)."""

    light: Face
    medium: Face
    heavy: Face


class Second(Record, kw_only=True):
    """The second number of indirect fire at each class of vehicle; None: no effect (AZ-TWO-01)."""

    unarmoured: Face | None
    light: Face | None
    medium: Face | None
    heavy: Face | None


class Special(Record, kw_only=True):
    """A special round and the radius of its burst in centimetres; ``bought``: there is only what the list has paid for
    (AZ-HEAT-06)."""

    round: str
    template: Count
    bought: bool = True


class Weapon(Sourced, kw_only=True):
    """A weapon (AZ-WPN-01, AZ-WPN-05, AZ-WPN-06).

    ``part`` is the half of the damage table it uses. Ranges are None where it has none (AZ-WPN-03). ``shots`` are dice
    without a template; ``template`` is the radius of its burst in centimetres (AZ-WPN-04) and ``templates`` how many
    it lays. ``like`` names the row it shares. ``calibre`` is in millimetres, 0 where it does not matter.
    ``title`` is what the owner of one of his own calls it.
    ``phosphorus``: white phosphorus can be bought for it (AZ-SMK-07).
    """

    part: Literal["small-arms", "heavy-weapons"]
    nations: Annotated[tuple[str, ...], Meta(min_length=1)]
    close: Length | None
    normal: Length | None
    extreme: Length | None
    shots: Count
    numbers: Numbers
    like: str = ""
    title: str = ""
    group: Group = ""
    gun_class: Class = msgspec.field(default="", name="class")
    calibre: Count = 0
    minimum: Length = 0
    template: Literal[0, 3, 5, 8, 10] = 0
    templates: Annotated[int, Meta(ge=1, le=20)] = 1
    flame: Literal["", "light", "heavy"] = ""
    placed: Placed | None = None
    second: Second | None = None
    ammunition: tuple[Ammunition, ...] = ()
    special: Special | None = None
    assistants: Annotated[int, Meta(ge=0, le=2)] = 0
    arc: str = ""
    traits: tuple[Trait, ...] = ()
    phosphorus: bool = False

    @property
    def name(self) -> Message:
        """What players call it."""
        return own_title(self.title) if self.title else say(f"az-weapon-{self.id}")

    @property
    def is_heavy(self) -> bool:
        """Whether it rolls damage as a heavy weapon and may have a target of its own (AZ-FIRE-02, AZ-WPN-01)."""
        return self.part == "heavy-weapons"

    def has(self, trait: Trait) -> bool:
        """Whether it has the trait."""
        return trait in self.traits

    def fielded_by(self, nation: str) -> bool:
        """Whether it stands in the weapon table of a nation (AZ-WPN-01)."""
        return "all" in self.nations or nation in self.nations


class MinimumRange(Sourced, kw_only=True):
    """How near indirect fire of these weapons up to a calibre in millimetres may come down (AZ-IND-08)."""

    groups: Annotated[tuple[Group, ...], Meta(min_length=1)]
    calibre: Count
    range: Length


class Arc(Sourced, kw_only=True):
    """How far a weapon swings in one order, in degrees, half to each side (AZ-FIRE-04, AZ-VLS-11)."""

    degrees: Annotated[int, Meta(ge=1, le=360)]


class GunClass(Sourced, kw_only=True):
    """A class of guns: calibres in millimetres, what it adds to damage against targets (AZ-GUN-01, AZ-GUN-02)."""

    least: Count = msgspec.field(name="from")
    most: Count = msgspec.field(name="to")
    unarmoured: Small
    light: Small
    medium: Small
    heavy: Small

    def against(self, target: Armour) -> int:
        """What it adds to damage against a class of vehicle."""
        value: int = getattr(self, target)
        return value


class Flame(Sourced, kw_only=True):
    """The template of a flamethrower: its length, and its width at the far end (AZ-FLM-03)."""

    length: Length
    width: Length
