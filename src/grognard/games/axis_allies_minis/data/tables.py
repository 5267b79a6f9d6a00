"""The numbers of the rulebook: terrain, range, hits, conditions, cover, phases, limits, nations, abilities.

They are read once from ``data/*.toml`` into frozen records, strictly: a field nobody knows is an error. Distances are
in hexes. Every row keeps its source.

>>> BANDS["long"].farthest, TERRAIN["forest"].vehicles, COVER_ROLLS["vehicle"].needs
(8, Entering(cost=2, roll=4, barred=False), 5)
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.tables import Row, TableFile
from grognard.core.messages import Message, say
from grognard.core.records import Record

UnitType = Literal["soldier", "vehicle", "aircraft"]
Side = Literal["axis", "allies"]
Covers = Literal["none", "soldiers", "all"]
Condition = Literal["disrupted", "damaged", "destroyed"]
Die = Annotated[int, Meta(ge=2, le=6)]
FIRST_YEAR, LAST_YEAR = 1939, 1945
"""The years of the war, in which cards are introduced and battles fought."""
Count = Annotated[int, Meta(ge=0, le=100)]


class Entering(Record):
    """What it takes to get in or across: movement points, the least face of the movement roll, or never."""

    cost: Annotated[int, Meta(ge=1, le=9)] = 1
    roll: Die | None = None
    barred: bool = False


class Asked(Record):
    """What a kind of ground asks of those who would enter or cross it: by default one point and no roll."""

    soldiers: Entering = Entering()
    vehicles: Entering = Entering()


class TerrainKind(Row, kw_only=True):
    """A kind of hex (AAM-TERRAIN-01 to AAM-TERRAIN-08). ``sign`` is its letter in a map file, ``other_cover`` whom it
    covers by the other reading of AAM-COVER-06."""

    sign: Annotated[str, Meta(min_length=1, max_length=1)]
    rule: str
    soldiers: Entering = Entering()
    vehicles: Entering = Entering()
    blocks: bool = False
    cover: Covers = "none"
    other_cover: Covers | None = None

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"aam-terrain-{self.id}")

    def covers(self, options: Mapping[str, str]) -> Covers:
        """Whom it covers; a marsh by the option ``marsh_cover`` (AAM-COVER-06)."""
        return self.other_cover or self.cover if options.get("marsh_cover") == "soldiers" else self.cover


class SideKind(Row, kw_only=True):
    """What may lie on a hexside (AAM-TERRAIN-09 to AAM-TERRAIN-11); ``owned`` by one of the two hexes or not."""

    rule: str
    soldiers: Entering = Entering()
    vehicles: Entering = Entering()
    owned: bool = False
    blocks: bool = False
    cover: Covers = "none"

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"aam-side-{self.id}")


class ObstacleKind(Row, kw_only=True):
    """An obstacle players set up (AAM-TERRAIN-12 to AAM-TERRAIN-15), in a hex or on a hexside.

    ``danger`` is the highest face that disrupts a unit ending in the hex or leaving it, ``holds`` how many Soldiers it
    shelters, ``cover_bonus`` what it adds to their cover roll.
    """

    at: Literal["hex", "side"]
    rule: str
    soldiers: Entering = Entering()
    vehicles: Entering = Entering()
    danger: Annotated[int, Meta(ge=0, le=5)] = 0
    holds: Count = 0
    cover_bonus: int = 0

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"aam-obstacle-{self.id}")


class Road(Row, kw_only=True):
    """What a step along a road costs, and what the first of a phase costs (AAM-TERRAIN-02)."""

    rule: str
    soldiers: Count
    vehicles: Count
    soldiers_first: Count
    vehicles_first: Count


class Band(Row, kw_only=True):
    """A range band: the nearest and the farthest range that belong to it (AAM-RANGE-01)."""

    nearest: Count
    farthest: Count
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"aam-band-{self.id}")


class Grade(Row, kw_only=True):
    """So many hits for successes of ``times`` the defence and ``over`` on top of it (AAM-HIT-04)."""

    hits: Count
    times: Count
    over: Count
    rule: str


class MarkerRow(Row, kw_only=True):
    """The face-down markers of a type's first, second and third hit of a turn (AAM-HIT-05)."""

    hits: tuple[Condition, ...]
    rule: str


class Modifier(Row, kw_only=True):
    """A labelled value added to a die, with the rule that gives it."""

    value: int
    rule: str

    @property
    def label(self) -> Message:
        """What it is called beside a roll."""
        return say(f"aam-modifier-{self.id}")


class ConditionRow(Row, kw_only=True):
    """What a face-up marker does: to each attack die, to defence and speed."""

    colour: Literal["yellow", "red", "black"]
    rule: str
    die: int = 0
    defence: int = 0
    speed: int = 0

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"aam-condition-{self.id}")


class CoverRoll(Row, kw_only=True):
    """The face a covered target of this type needs (AAM-COVER-02)."""

    needs: Die
    rule: str


class Phase(Row, kw_only=True):
    """A phase of the turn and who plays in it (AAM-TURN-01)."""

    players: Literal["both", "in-order", "alternating"]
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"aam-phase-{self.id}")


class Limit(Row, kw_only=True):
    """A number the rules set, and the rule."""

    value: Count
    rule: str


class Nation(Row, kw_only=True):
    """A nation and the side it is on."""

    side: Side

    @property
    def name(self) -> Message:
        """The nation in words."""
        return say(f"aam-nation-{self.id}")


class Alliance(Row, kw_only=True):
    """Nations that may fight together (AAM-GAME-03); ``after``: others whose cards may join if later than a year."""

    nations: tuple[str, ...]
    rule: str
    after: dict[str, int] = {}

    def admits(self, nation: str, year: int) -> bool:
        """Whether a card of this nation and year may be in such an army.

        >>> ALLIANCES["western-allies"].admits("france", 1940), ALLIANCES["western-allies"].admits("france", 1941)
        (False, True)
        """
        return nation in self.nations or (nation in self.after and year > self.after[nation])


DATA = files("grognard.games.axis_allies_minis") / "data"

_terrain = TableFile(DATA, "terrain.toml")
TERRAIN: Mapping[str, TerrainKind] = _terrain.table("kind", TerrainKind)
TERRAIN_BY_SIGN: Mapping[str, TerrainKind] = MappingProxyType({kind.sign: kind for kind in TERRAIN.values()})
SIDES: Mapping[str, SideKind] = _terrain.table("side", SideKind)
OBSTACLES: Mapping[str, ObstacleKind] = _terrain.table("obstacle", ObstacleKind)
ROAD: Road = _terrain.table("road", Road)["road"]

SHELL_HOLES = Asked(TERRAIN["shell-holes"].soldiers, TERRAIN["shell-holes"].vehicles)
CLIFFS = Asked(SIDES["cliff"].soldiers, SIDES["cliff"].vehicles)
"""What the table asks where a scenario may say otherwise (AAM-TERRAIN-08, AAM-TERRAIN-09)."""

_hits = TableFile(DATA, "hits.toml")
SUCCESS: int = _hits.content["success"]
SUCCESS_RULE: str = _hits.content["success_rule"]
BANDS: Mapping[str, Band] = _hits.table("band", Band)
GRADES: Mapping[str, Grade] = _hits.table("grade", Grade)
MARKERS: Mapping[str, MarkerRow] = _hits.table("marker", MarkerRow)
DIE_MODIFIERS: Mapping[str, Modifier] = _hits.table("modifier", Modifier)
CONDITIONS: Mapping[str, ConditionRow] = _hits.table("condition", ConditionRow)

_cover = TableFile(DATA, "cover.toml")
COVER_ROLLS: Mapping[str, CoverRoll] = _cover.table("roll", CoverRoll)
COVER_MODIFIERS: Mapping[str, Modifier] = _cover.table("modifier", Modifier)

PHASES: Mapping[str, Phase] = TableFile(DATA, "turn.toml").table("phase", Phase)
LIMITS: Mapping[str, Limit] = TableFile(DATA, "limits.toml").table("limit", Limit)

_nations = TableFile(DATA, "nations.toml")
NATIONS: Mapping[str, Nation] = _nations.table("nation", Nation)
ALLIANCES: Mapping[str, Alliance] = _nations.table("alliance", Alliance)


def side_name(side: Side) -> Message:
    """Axis or Allies, in words."""
    return say(f"aam-army-side-{side}")
