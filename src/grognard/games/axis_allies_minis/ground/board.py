"""The facts of a map that no battle changes, computed once: distances, neighbours, sight, cover, rows (AAM-MAP).

``board_of`` hands out the board of a map; all its answers are look-ups. Nothing here knows of units; smoke, which comes
and goes, is passed in.

>>> from grognard.games.axis_allies_minis.data.maps import load_map
>>> from grognard.space.hex.grid import from_label
>>> board = board_of(load_map("crossroads"), {})
>>> here, there = from_label("G1"), from_label("G8")
>>> board.distance(here, there), board.sees(here, there), board.sight(here, there).obstructions[0].rule
(7, False, 'AAM-LOS-02')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import compress, takewhile
from typing import TypeVar

import numpy

from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.maps import HexMap
from grognard.games.axis_allies_minis.data.tables import SIDES, Covers, UnitType
from grognard.games.axis_allies_minis.ground.sight import Screens, Sight, explain, screens_of
from grognard.space.hex import bearing
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex, Hexside, label, row
from grognard.space.hex.line import line
from grognard.space.hex.sightlines import Sightlines

V = TypeVar("V")
NO_SMOKE: frozenset[Hex] = frozenset()


class CoverSource(Record):
    """Why a target has cover: the rule, the reason in words, the hex that covers or the hexside with the hedgerow."""

    rule: str
    message: Message
    hex: Hex
    side: Hexside | None = None


class _Rows(dict[Hex, V]):
    """One value for each hex of a map, computed when it is first asked for. ``KeyError`` off the map."""

    def __init__(self, places: frozenset[Hex], value: Callable[[Hex], V]) -> None:
        super().__init__()
        self._places = places
        self._value = value

    def __missing__(self, place: Hex) -> V:
        if place not in self._places:
            raise KeyError(place)
        found = self[place] = self._value(place)
        return found


class Board:
    """A map under the options of a battle that concern it: ``same_side_edges`` (AAM-LOS-06), ``corner_touch``
    (AAM-LOS-07) and ``marsh_cover`` (AAM-COVER-06). Every hex given has to lie on the map, which has no half hexes
    (AAM-MAP-05).
    """

    def __init__(self, map: HexMap, options: Mapping[str, str]) -> None:
        self.map = map
        self._options = options
        self.hexes: tuple[Hex, ...] = tuple(map.terrain)
        """Every hex, row by row from the upper left."""
        self._places = frozenset(self.hexes)
        same_side, corner, _marsh = _reading(options)
        self._screens = screens_of(map, same_side, corner)
        self._steps = {place: self._steps_from(place) for place in self.hexes}
        self._neighbours = {place: tuple(there for _way, there in steps) for place, steps in self._steps.items()}
        self._adjacent = {place: frozenset((place, *around)) for place, around in self._neighbours.items()}
        self._distances = _Rows(self._places, self._distances_from)
        self._hours = _Rows(self._places, self._hours_from)
        self._rows: dict[tuple[Hex, Direction], tuple[Hex, ...]] = {}
        self._seen_rows: dict[tuple[Hex, Direction, int], tuple[Hex, ...]] = {}
        self._touched: dict[tuple[Hex, Hex], tuple[Hex, ...]] = {}
        lines = Sightlines(self.hexes)
        clear, order, index = ~_blocked(lines, self._screens), lines.hexes, lines.index
        self._visible = _Rows(self._places, lambda place: frozenset(compress(order, clear[index[place]])))
        self._covered = {type_: frozenset(self._covered_hexes(type_)) for type_ in _COVERED_BY}
        # The hours at which a line reaches a hex across a hedgerow on one of its sides.
        self._hedged = {
            place: frozenset(2 * way.sixth for way, there in steps if place.side(way) in map.hedgerows)
            for place, steps in self._steps.items()
        }

    # ---- distances and directions ----

    def distance(self, a: Hex, b: Hex) -> int:
        """The range between two hexes: the hexes on the way, without the first and with the last (AAM-MAP-03)."""
        return self._distances[a][b]

    def adjacent(self, a: Hex, b: Hex) -> bool:
        """Whether two hexes are at range 0 or 1 (AAM-MAP-04)."""
        return b in self._adjacent[a]

    def around(self, hex: Hex) -> frozenset[Hex]:
        """A hex and those around it: those ``adjacent`` to it."""
        return self._adjacent[hex]

    def neighbours(self, hex: Hex) -> tuple[Hex, ...]:
        """The hexes around one, clockwise from N (AAM-MAP-02)."""
        return self._neighbours[hex]

    def steps(self, hex: Hex) -> tuple[tuple[Direction, Hex], ...]:
        """The hexes around one with the direction of each, clockwise from N (AAM-MAP-02)."""
        return self._steps[hex]

    def row(self, hex: Hex, direction: Direction) -> tuple[Hex, ...]:
        """The straight row in a direction to the map's edge, nearest first, without the hex itself (AAM-OW-02)."""
        found = self._rows.get((hex, direction))
        if found is None:
            ahead = row(hex, direction, self.map.columns + self.map.rows)
            found = self._rows[hex, direction] = tuple(takewhile(self._places.__contains__, ahead))
        return found

    def seen_row(self, hex: Hex, direction: Direction, reach: int) -> tuple[Hex, ...]:
        """The hexes of a ``row`` within reach that are in sight."""
        found = self._seen_rows.get((hex, direction, reach))
        if found is None:
            visible = self._visible[hex]
            found = tuple(there for there in self.row(hex, direction)[:reach] if there in visible)
            self._seen_rows[hex, direction, reach] = found
        return found

    def clock(self, a: Hex, b: Hex) -> int | None:
        """The hour at which the line from one hex to another leaves it, N being 0; None in the same hex (AAM-MAP-06).

        Even hours are the sides, odd ones the corners between them.
        """
        return self._hours[a][b]

    # ---- sight ----

    def sees(self, a: Hex, b: Hex) -> bool:
        """Whether the map leaves the line between two hexes free, both ways (AAM-LOS-01 to AAM-LOS-09)."""
        return b in self._visible[a]

    def visible(self, a: Hex) -> frozenset[Hex]:
        """Every hex in sight of one by the map alone, itself included."""
        return self._visible[a]

    def sees_through(self, a: Hex, b: Hex, smoke: frozenset[Hex], aircraft: bool = False) -> bool:
        """``sees`` with smoke in some hexes, which blocks like a wood, into and out of its hex as well, but never at
        range 0 (AAM-SA-78). With ``aircraft`` one of the two is an Aircraft, and only smoke counts (AAM-LOS-11).
        """
        if a == b:
            return True
        if not aircraft and b not in self._visible[a]:
            return False
        if not smoke:
            return True
        if a in smoke or b in smoke:
            return False
        return smoke.isdisjoint(self.touched(a, b)) or self.sight(a, b, smoke, aircraft).visible

    def sight(self, a: Hex, b: Hex, smoke: frozenset[Hex] = NO_SMOKE, aircraft: bool = False) -> Sight:
        """The line between two hexes explained; ``visible`` is what ``sees_through`` answers (AAM-LOS)."""
        return explain(self._screens, a, b, smoke, aircraft)

    def touched(self, a: Hex, b: Hex) -> tuple[Hex, ...]:
        """The hexes the line between two hexes touches inside, along a side or at a corner, nearest first, without the
        first one itself (AAM-GRAZE-02)."""
        found = self._touched.get((a, b))
        if found is None:
            found = tuple(place for place in line(a, b).touched[1:] if place in self._places)
            self._touched[a, b] = found
        return found

    # ---- cover ----

    def cover(self, hex: Hex, unit_type: UnitType) -> bool:
        """Whether a hex covers a unit of this type from every side: by its terrain, or as a cliff hex (AAM-COVER-01);
        a marsh perhaps Soldiers only (AAM-COVER-06), and Aircraft have no cover (AAM-COVER-07)."""
        return unit_type in self._covered and hex in self._covered[unit_type]

    def covers(self, hex: Hex) -> Covers:
        """Whom a hex covers from every side."""
        return SIDES["cliff"].cover if hex in self._screens.cliff_hexes else self.map.kind(hex).covers(self._options)

    def cover_rule(self, hex: Hex) -> str:
        """The rule that says what a covering hex does."""
        marsh = self.map.kind(hex).other_cover is not None and hex not in self._screens.cliff_hexes
        return "AAM-COVER-06" if marsh else "AAM-COVER-01"

    def behind_hedgerow(self, a: Hex, target: Hex) -> bool:
        """Whether the line to a target crosses a hedgerow on the target's own hexside (AAM-COVER-01, AAM-LOS-13)."""
        return self._hours[target][a] in self._hedged[target]

    def hedged(self, target: Hex) -> frozenset[int]:
        """The hours at which lines reach a hex across a hedgerow on its own hexside; see ``behind_hedgerow``."""
        return self._hedged[target]

    def cover_source(self, a: Hex, target: Hex, unit_type: UnitType) -> CoverSource | None:
        """What covers a target of this type against an attack from a hex, or None; the hex itself before a hedgerow,
        for two sources make one roll (AAM-COVER-09)."""
        if self.cover(target, unit_type):
            return self._covering_hex(target, unit_type)
        if unit_type in _COVERED_BY and SIDES["hedgerow"].cover in _COVERED_BY[unit_type]:
            hour = self._hours[target][a]
            if hour in self._hedged[target] and hour is not None:
                side = target.side(DIRECTIONS[hour // 2])
                sentence = say("aam-cover-hedgerow", first=label(target), second=label(side.across(target)))
                return CoverSource("AAM-COVER-01", sentence, target, side)
        return None

    def _covering_hex(self, target: Hex, unit_type: UnitType) -> CoverSource:
        kind, rule = self.map.kind(target), self.cover_rule(target)
        if kind.covers(self._options) in _COVERED_BY[unit_type]:
            return CoverSource(rule, say("aam-cover-terrain", what=kind.name, hex=label(target)), target)
        return CoverSource(rule, say("aam-cover-cliff", hex=label(target)), target)

    # ---- how it is computed ----

    def _steps_from(self, place: Hex) -> tuple[tuple[Direction, Hex], ...]:
        around = zip(DIRECTIONS, place.neighbours, strict=True)
        return tuple((direction, there) for direction, there in around if there in self._places)

    def _distances_from(self, place: Hex) -> dict[Hex, int]:
        return {there: place.distance(there) for there in self.hexes}

    def _hours_from(self, place: Hex) -> dict[Hex, int | None]:
        return {there: bearing.clock(place, there) for there in self.hexes}

    def _covered_hexes(self, unit_type: UnitType) -> set[Hex]:
        return {place for place in self.hexes if self.covers(place) in _COVERED_BY[unit_type]}


_COVERED_BY: dict[UnitType, tuple[str, ...]] = {"soldier": ("soldiers", "all"), "vehicle": ("all",)}


def _blocked(lines: Sightlines, screens: Screens) -> numpy.ndarray[tuple[int, int], numpy.dtype[numpy.bool_]]:
    """Whether the line of each pair is blocked, for all pairs at once; ``sight.explain`` says the same of one pair.

    Hexes crossed (AAM-LOS-02; those at the ends are left out, AAM-LOS-03), hexes on both hands of a side or of several
    (AAM-LOS-05, AAM-LOS-06, AAM-LOS-14), hedgerows (AAM-LOS-08) and the cliffs of hexes between (AAM-LOS-09).
    """
    left, right, both = lines.along(screens.blocking)
    blocked = (lines.crossing(screens.blocking) > 0) | (both > 0) | ((left > 0) & (right > 0))
    if screens.same_side_blocks:
        blocked |= left + right > 1
    if screens.corner_blocks:
        blocked |= lines.touching(screens.blocking) > 0
    blocked |= lines.crossing_sides(screens.map.hedgerows) > 0
    on_cliff = numpy.array([place in screens.cliff_hexes for place in lines.hexes])
    blocked |= (lines.crossing_own_sides(screens.map.cliffs) > 0) & ~numpy.logical_and.outer(on_cliff, on_cliff)
    return blocked


# ---- one board for equal maps ----


class _Content:
    """A map as a key: equal maps are the same key, though they hold dictionaries."""

    def __init__(self, map: HexMap) -> None:
        self.map = map
        self._hash = hash((frozenset(map.terrain.items()), map.hedgerows, map.cliffs))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Content) and (self.map is other.map or self.map == other.map)


Reading = tuple[bool, bool, bool]
_VALUES = (("same_side_edges", "blocked"), ("corner_touch", "blocked"), ("marsh_cover", "soldiers"))
"""The options a board depends on, each with the value that is not the default."""


def _reading(options: Mapping[str, str]) -> Reading:
    same_side, corner, marsh = (options.get(name) == value for name, value in _VALUES)
    return same_side, corner, marsh


_recent: dict[tuple[int, Reading], tuple[HexMap, Board]] = {}
_MOST_RECENT = 64


def board_of(map: HexMap, options: Mapping[str, str]) -> Board:
    """The board of a map under these options, computed once for all equal maps."""
    # The same object comes again and again: kept alive in the table, its address stays its own.
    key = (id(map), _reading(options))
    found = _recent.get(key)
    if found is None:
        if len(_recent) >= _MOST_RECENT:
            _recent.clear()
        found = _recent[key] = map, _board(_Content(map), _reading(options))
    return found[1]


@lru_cache(maxsize=16)
def _board(content: _Content, reading: Reading) -> Board:
    return Board(content.map, {name: value for (name, value), chosen in zip(_VALUES, reading, strict=True) if chosen})
