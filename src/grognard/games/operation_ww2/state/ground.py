"""What changes on the ground in a battle: wrecks, smoke, light, charges, breaches, damage, dust, manholes."""

from __future__ import annotations

from typing import Literal

from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.space.plane import Hull, Point


class Wreck(Record):
    """What is left of a vehicle or gun that blew up: where it lies, how high it is, the cover it gives (AZ-VDM-01,
    AZ-VCOV-07). ``id`` is that of the model it was. ``burns``: a column of smoke stands over it to the end
    (AZ-BRN-01)."""

    id: str
    hull: Hull
    height: int
    cover: Cover
    burns: bool = False


class Wind(Record):
    """Where the wind blows to, in degrees, 0 up the table, clockwise, and how far it carries smoke in a turn, in
    thousandths of a centimetre (AZ-SMK-01)."""

    degrees: int
    strength: int


class Smoke(Record):
    """A cloud of smoke: the middles of its templates, which drift together, and their radius (AZ-SMK-06, AZ-SMK-08)."""

    id: str
    places: tuple[Point, ...]
    radius: int


class Light(Record):
    """A template of light at night: whose it is, from what, where it lies (AZ-NGT-05, AZ-NGT-08)."""

    unit: str
    kind: Literal["searchlight", "flare"]
    at: Point
    radius: int


class Primed(Record):
    """A charge laid against a piece of terrain: whose it is, where it lies, in which turn (AZ-EXP-03)."""

    unit: str
    model: str
    piece: str
    at: Point
    turn: int


class Breach(Record):
    """A gap in a piece of terrain: the ground that is open now, or, without an outline, all of the piece
    (AZ-TER-03)."""

    piece: str
    outline: tuple[Point, ...] = ()


class Damaged(Record):
    """What is left of a building or bunker, by the id of its piece as it was drawn: the sections that have ``fallen``
    and those that are ``roofless`` (AZ-DEM-05, AZ-ROO-04), where tanks have made ``gaps`` in its walls (AZ-TKB-02). A
    small or medium building has one section, 0."""

    piece: str
    fallen: tuple[int, ...] = ()
    roofless: tuple[int, ...] = ()
    gaps: tuple[Point, ...] = ()


class Dust(Record):
    """The dust about a building that fell: where it hangs, the last turn it does (AZ-DEM-06)."""

    id: str
    outline: tuple[Point, ...]
    last: int


class Manhole(Record):
    """A way down to the tunnels, and whether it can still be used (AZ-TUN-01, AZ-TUN-03)."""

    x: int
    y: int
    is_open: bool = True


class Link(Record):
    """A vehicle has spoken to another by radio in a turn, so that they may go together in the next (AZ-TMP-01)."""

    unit: str
    to: str
    turn: int
