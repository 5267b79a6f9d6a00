"""What is drawn over the table: places, regions, paths, lines of sight, ranges; in previews, marks and intents.

Places are thousandths of the game's unit of length (``Ground.unit``), x to the right and y towards the first side's
table edge (downwards on the screen). Part of the wire format: every union is tagged by ``type``.
"""

from __future__ import annotations

from typing import Literal, Union

from grognard.core.messages import Message
from grognard.core.records import Record


class Spot(Record):
    """A place on the table, in thousandths of the unit of length."""

    x: int
    y: int


class Area(Record, tag="area"):
    """A region filled lightly: reach (own), threat (theirs), zone."""

    style: Literal["reach", "threat", "zone", "cover"]
    polygons: list[list[Spot]]


class Hexes(Record, tag="hexes"):
    """Hexes marked: within reach, threatened, watched, zone, in sight, out of sight, on the line, giving cover."""

    style: Literal["reach", "threat", "watch", "zone", "seen", "unseen", "touched", "cover"]
    hexes: list[str]
    label: Message | None = None


class Path(Record, tag="path"):
    """A path to be walked; from ``illegal_from`` (thousandths walked) on it is forbidden and drawn as such."""

    points: list[Spot]
    illegal_from: int | None = None


class Ghosts(Record, tag="ghosts"):
    """Where models would stand; those whose place is not allowed carry ``bad``."""

    models: list[Ghost]


class Ghost(Record):
    """One dashed base at its end place; a hull if it has a ``length``, a ``width`` and a ``facing``."""

    model: str
    x: int
    y: int
    radius: int
    bad: bool = False
    length: int | None = None
    width: int | None = None
    facing: int | None = None


class Aside(Record, tag="aside"):
    """Models that take no part in what is considered, out of sight or reach: each is ringed faintly."""

    models: list[Ghost]


class SightLine(Record, tag="sight"):
    """A line of sight: dotted from ``cover_at`` on, ending in a cross at ``blocked_at``."""

    start: Spot
    end: Spot
    cover_at: Spot | None = None
    blocked_at: Spot | None = None
    faint: bool = False


class Threat(Record, tag="threat"):
    """Who may react, towards where; ``at`` is the first point of the path where it may break in."""

    start: Spot
    end: Spot
    unit: str
    label: Message | None = None


class Ring(Record, tag="ring"):
    """A range drawn round a place: officer, weapon range, short range."""

    centre: Spot
    radius: int
    label: Message | None = None
    style: Literal["aura", "range"] = "range"


class Arc(Record, tag="arc"):
    """A wedge: from ``centre``, facing in thousandths of a degree (0 = up, clockwise), opening to both sides."""

    centre: Spot
    facing: int
    spread: int
    radius: int
    style: Literal["reach", "threat"]


class Stops(Record, tag="stops"):
    """Interruption points along a path; the state of each decides its mark."""

    points: list[Stop]


class Stop(Record):
    """One point where a move may be interrupted."""

    x: int
    y: int
    state: Literal["hidden", "seen", "now"]
    label: str = ""


class Callout(Record, tag="callout"):
    """A small box of a few lines at a place."""

    at: Spot
    lines: list[Message]


Overlay = Union[Area, Hexes, Path, Ghosts, Aside, SightLine, Threat, Ring, Arc, Stops, Callout]
