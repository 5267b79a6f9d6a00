"""Models and units one may field: profiles, equipment, what may be bought (WH-CORE-05, WH-ARMY). Lengths: thousandths
of an inch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.own import own_title
from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.core.signs import Sign
from grognard.games.wh40k5.data.tables.battle import Slot
from grognard.games.wh40k5.data.tables.rows import Count, Length, Needs, Score

Armour = Annotated[int, Meta(ge=5, le=15)]
Millimetres = Annotated[int, Meta(ge=20, le=200)]


class Profile(Record, kw_only=True):
    """The characteristics of a model (WH-CORE-05); None: it has none, as vehicles.

    ``bonus`` is what the printed Toughness holds beyond the model's own, as on a bike: 4(5) is 5 with a bonus of 1
    (WH-MOVE-07). ``save`` None: no armour.
    """

    ws: Score | None = None
    bs: Score
    s: Score | None = None
    t: Score | None = None
    bonus: Count = 0
    w: Score | None = None
    i: Score | None = None
    a: Score | None = None
    ld: Score | None = None
    save: Needs | None = None
    invulnerable: Needs | None = None
    front: Armour | None = None
    side: Armour | None = None
    rear: Armour | None = None

    @property
    def is_armoured(self) -> bool:
        """Whether it has armour on every side, and no Toughness."""
        return None not in (self.front, self.side, self.rear) and (self.t, self.w) == (None, None)

    @property
    def is_creature(self) -> bool:
        """Whether it has every characteristic of a creature, and no armour of a vehicle."""
        wanted = (self.ws, self.s, self.t, self.w, self.i, self.a, self.ld)
        return None not in wanted and (self.front, self.side, self.rear) == (None, None, None)


class Reading(Record, kw_only=True):
    """A characteristic that is another number under one value of an option."""

    option: str
    value: str
    field: Literal["ws", "a"]
    number: Score


class FirePoint(Record, kw_only=True):
    """Where passengers fire from, and how many (WH-VEH-18)."""

    place: Literal["top", "front", "side", "rear", "anywhere"]
    models: Count


class Transport(Record, kw_only=True):
    """What a vehicle carries: models, edges with access points, fire points (WH-VEH-16, WH-VEH-18)."""

    capacity: Annotated[int, Meta(ge=1, le=40)]
    access: tuple[Literal["front", "side", "rear"], ...]
    fire_points: tuple[FirePoint, ...] = ()


class Mount(Record, kw_only=True):
    """A weapon of a vehicle and how it is mounted (WH-VEH-02)."""

    weapon: str
    mount: Literal["turret", "pintle", "sponson", "hull", "walker"]
    twin_linked: bool = False


class Upgrade(Record, kw_only=True):
    """What a model may buy, for how many points, and what it gives up for it."""

    gear: str
    points: Annotated[int, Meta(ge=0, le=100)]
    instead: tuple[str, ...] = ()


class Model(Sourced, kw_only=True):
    """A kind of model: profile, type, size, what it carries, what it may buy, its special rules.

    ``base`` is the diameter of a round base in millimetres, ``hull`` the length and width of a vehicle or of a base
    that is not round. ``gear`` names weapons, close combat weapons, grenades and other wargear.
    """

    type: str
    classes: tuple[Literal["tank", "fast", "open-topped", "skimmer", "crew", "gun", "gretchin"], ...] = ()
    profile: Profile
    readings: tuple[Reading, ...] = ()
    points: Count
    base: Millimetres | None = None
    height: Length
    hull: tuple[Length, Length] | None = None
    gear: tuple[str, ...] = ()
    mounts: tuple[Mount, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    special: tuple[str, ...] = ()
    transport: Transport | None = None
    rule: str = ""
    title: str = ""

    @property
    def name(self) -> Message:
        """What players call it."""
        return own_title(self.title) if self.title else say(f"wh-model-{self.id}")

    def profile_for(self, options: Mapping[str, str]) -> Profile:
        """The profile under the options of a battle (WH-ARMY-01, WH-ARMY-05)."""
        changed = {row.field: row.number for row in self.readings if options.get(row.option) == row.value}
        return replace(self.profile, **changed) if changed else self.profile


class Part(Record, kw_only=True):
    """How many models of a kind a unit must and may have."""

    model: str
    least: Count
    most: Count


class Limited(Record, kw_only=True):
    """Gear only ``most`` models of a unit may have, or ``most`` for each full ``per`` models of it."""

    gear: tuple[str, ...]
    most: Count
    per: Count = 0


class Unit(Sourced, kw_only=True):
    """A unit one may field: its slot, the models it is made of, special gear, the transports it may have.

    ``sign`` is drawn on its plate. ``size`` is how many models it must and may have in all. ``character``: an
    independent character (WH-UNIT-04); ``squadron``: its vehicles fight as one (WH-VEH-08).
    """

    nation: str
    sign: Sign
    slot: Slot
    part: Annotated[tuple[Part, ...], Meta(min_length=1)]
    size: tuple[Count, Count]
    limited: tuple[Limited, ...] = ()
    character: bool = False
    squadron: bool = False
    special: tuple[str, ...] = ()
    transports: tuple[str, ...] = ()
    title: str = ""

    @property
    def name(self) -> Message:
        """What players call it."""
        return own_title(self.title) if self.title else say(f"wh-unit-{self.id}")

    def references(self) -> Iterator[tuple[str, str]]:
        """Every id it names, with the field it stands in."""
        yield "nation", self.nation
        yield from (("part", part.model) for part in self.part)
        yield from (("transports", id) for id in self.transports)
        yield from (("special", id) for id in self.special)
        yield from (("limited", id) for row in self.limited for id in row.gear)


class Nation(Sourced, kw_only=True):
    """A people with an army list of its own."""

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-nation-{self.id}")
