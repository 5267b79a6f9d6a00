"""The numbers of the rulebook: weapons, quality, ranks, shells, movement, terrain, damage, modifiers, nations.

They are read once from ``data/*.toml`` into frozen records, strictly: a field nobody knows is an error. Lengths are
thousandths of an inch here and inches in the files. Every row keeps its source.

>>> WEAPONS["rifle"].range, WEAPONS["lmg"].shots, WEAPONS["panzerschreck"].pen
(24000, 3, 6)
>>> QUALITIES["veteran"].morale, HIGH_EXPLOSIVE["2D6"].pins
(10, Dice(count=1, sides=3, plus=0))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

from grognard.core.book.own import Shelf
from grognard.core.book.tables import Row, TableFile
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data.weapons import Dice, Weapon, conversion, own_weapon

Quality = Literal["inexperienced", "regular", "veteran"]
Cover = Literal["none", "soft", "hard"]
Sight = Literal["clear", "area", "solid"]
Going = Literal["open", "rough", "obstacle", "building", "road", "impassable"]
Passage = Literal["free", "advance-only", "barred", "dug-in", "unless-barrier", "heavy-only", "doubled"]


class QualityRow(Row, kw_only=True):
    """A troop quality: base morale, modifier to hit as shooter, damage value of its infantry and crews (BA-GEN-03)."""

    morale: int
    to_hit: int
    damage: int

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"ba-quality-{self.id}")


class Rank(Row, kw_only=True):
    """An officer's rank and what it adds to morale (BA-HQ-01)."""

    morale: int

    @property
    def name(self) -> Message:
        """The rank in words."""
        return say(f"ba-rank-{self.id}")


class Shell(Row, kw_only=True):
    """A size of high explosive: what one hit becomes (BA-HE-01)."""

    hits: Dice
    pins: int | Dice
    pen: int


class Rate(Row, kw_only=True):
    """How far a type moves, in thousandths of an inch, and how often it may pivot; None: turns freely."""

    advance: int
    run: int
    rule: str
    pivots_on_advance: int | None = None
    pivots_on_run: int | None = None


class GroundRow(Row, kw_only=True):
    """A row of the terrain matrix: who may move over this ground, and how (BA-MOV-02)."""

    infantry: Passage
    artillery: Passage
    wheeled: Passage
    tracked: Passage


class TerrainKind(Row, kw_only=True):
    """A kind of terrain: its row of the matrix, its cover, its effect on sight (BA-GEN-11); whether it is an obstacle
    that stops all vehicles (the OK* of the matrix)."""

    movement: Going
    cover: Cover
    sight: Sight
    barrier: bool = False

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"ba-terrain-{self.id}")


class Figure(Row, kw_only=True):
    """A single number of the rules, and the rule it belongs to."""

    value: int
    rule: str


class Modifier(Row, kw_only=True):
    """A labelled value added to a roll, with the rule that gives it."""

    value: int
    rule: str


class TargetValue(Row, kw_only=True):
    """What a damage roll must reach against a vehicle, and whether it is armoured (BA-DAM-01)."""

    value: int
    armoured: bool


class Grade(Row, kw_only=True):
    """How bad a hit on armour is, by what the total exceeds the value at least (BA-VEH-22)."""

    over: int
    to_roll: int
    rolls: int


class DamageResult(Row, kw_only=True):
    """A row of the damage table of armoured targets: the result of every roll up to ``upto``."""

    upto: int
    pins: int


class Facing(Row, kw_only=True):
    """What a heavy weapon gains or loses against armour from this side (BA-VEH-21)."""

    pen: int


class NationalRule(Row, kw_only=True):
    """A national rule by name and catalogue id."""

    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"ba-national-{self.id}")


class FreeUnit(Record):
    """The unit a nation is given for nothing (BA-ARMY-03)."""

    entry: str
    quality: Quality
    men: int
    rule: str


class Nation(Record, kw_only=True):
    """What sets a nation's army apart (BA-NAT). ``officer_reach`` is in thousandths of an inch; ``strikes``: how many
    an air observer may call (BA-NAT-US-03); ``bombards``: whether its bombardments arrive more surely (BA-NAT-GB-02).
    """

    id: str
    officer_reach: int
    shots: dict[str, int] = {}
    steady: tuple[str, ...] = ()
    new_nco: int | None = None
    rerolls_morale: bool = False
    strikes: int = 1
    bombards: bool = False
    free: FreeUnit | None = None
    rule: tuple[NationalRule, ...] = ()

    @property
    def name(self) -> Message:
        """The nation in words."""
        return say(f"ba-nation-{self.id}")

    def shots_of(self, weapon: Weapon) -> int | Dice:
        """The shots of an infantryman's weapon in this army (BA-NAT-DE-02).

        >>> NATIONS["german"].shots_of(WEAPONS["lmg"]), NATIONS["us"].shots_of(WEAPONS["lmg"])
        (4, 3)
        """
        return self.shots.get(weapon.family, weapon.shots)


DATA = files("grognard.games.bolt_action") / "data"

_weapons: Mapping[str, Weapon] = TableFile(DATA, "weapons.toml").table(
    "weapon", Weapon, conversion(inches=("range", "minimum"), dice=("shots",))
)
WEAPONS: Mapping[str, Weapon] = MappingProxyType(Shelf(_weapons, lambda key: own_weapon(key, _weapons)))
QUALITIES: Mapping[str, QualityRow] = TableFile(DATA, "quality.toml").table("quality", QualityRow)
RANKS: Mapping[str, Rank] = TableFile(DATA, "ranks.toml").table("rank", Rank)
HIGH_EXPLOSIVE: Mapping[str, Shell] = TableFile(DATA, "high_explosive.toml").table(
    "size", Shell, conversion(dice=("hits", "pins"))
)

_movement = TableFile(DATA, "movement.toml")
RATES: Mapping[str, Rate] = _movement.table("rate", Rate, conversion(inches=("advance", "run")))
GROUNDS: Mapping[str, GroundRow] = _movement.table("ground", GroundRow)
TERRAIN: Mapping[str, TerrainKind] = TableFile(DATA, "terrain.toml").table("kind", TerrainKind)

BUILDINGS: Mapping[str, Figure] = TableFile(DATA, "buildings.toml").table("figure", Figure)
SMOKE: Mapping[str, Figure] = TableFile(DATA, "smoke.toml").table("figure", Figure)

_damage = TableFile(DATA, "damage.toml")
TARGET_VALUES: Mapping[str, TargetValue] = _damage.table("target", TargetValue)
GRADES: Mapping[str, Grade] = _damage.table("grade", Grade)
DAMAGE_RESULTS: Mapping[str, DamageResult] = _damage.table("result", DamageResult)
FACINGS: Mapping[str, Facing] = _damage.table("facing", Facing)

_hitting = TableFile(DATA, "hit_modifiers.toml")
HIT_BASE: int = _hitting.content["base"]
HIT_BASE_RULE: str = _hitting.content["base_rule"]
HIT_MODIFIERS: Mapping[str, Modifier] = _hitting.table("modifier", Modifier)
MORALE_MODIFIERS: Mapping[str, Modifier] = TableFile(DATA, "morale_modifiers.toml").table("modifier", Modifier)


NATIONS: Mapping[str, Nation] = TableFile(DATA, "national.toml").table(
    "nation", Nation, conversion(inches=("officer_reach",))
)


@lru_cache(maxsize=256)
def fired(weapon: str, way: str | None) -> Weapon:
    """A weapon as it is fired: with one of its two kinds of shell (BA-HE-02), or a howitzer over open sights, where it
    has no least range, or indirectly (BA-WPN-07).

    >>> fired("medium-at-gun", "explosive").pen, fired("light-howitzer", "open-sights").minimum
    (None, 0)
    """
    row = WEAPONS[weapon]
    match way:
        case "piercing":
            return replace(row, he=None)
        case "explosive":
            return replace(row, pen=None)
        case "open-sights":
            return replace(row, minimum=0)
        case "indirect":
            return replace(row, indirect=True)
        case _:
            return row


def hit_label(modifier: str) -> Message:
    """What a modifier of the roll to hit is called in a table of needed rolls."""
    return say(f"ba-hit-{modifier}")


def morale_label(modifier: str) -> Message:
    """What a modifier of a morale value is called."""
    return say(f"ba-morale-{modifier}")
