"""Line of sight between models, and the cover they have from each other (AZ-LOS, AZ-COV).

From the middle of the firing model lines are drawn to everything across the width of the target: all free, it is seen
clearly; some, partly; none, it is not seen (AZ-LOS-01, AZ-LOS-12). The option ``sight_geometry`` leaves the middle line
alone. Who looks from an upper floor, or is looked at there, is seen past low walls and over high ones as the eye sees
(AZ-LOS-08). Lengths: thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import shapely

from grognard.games.operation_ww2.data.maps import Map
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.ground import SIGHT_LIMITS, TerrainKind
from grognard.games.operation_ww2.ground.fans import Fan, Part, Ring, between_segments, representatives
from grognard.games.operation_ww2.ground.inner_walls import Partition, partitions
from grognard.games.operation_ww2.ground.looks import (
    COVERS,
    NEVER_HIDING,
    NOT_SEEN,
    OPEN,
    WORKED_OUT,
    Eye,
    Look,
    Obstacle,
    fan_over,
    is_convex,
    jambs,
    least_between,
    may_stand_between,
    plain,
    rings,
    within_reach,
)
from grognard.games.operation_ww2.ground.terrain import AT_AN_OPENING, TOUCH, Terrain
from grognard.space.plane import Disc, Hull, corners
from grognard.space.terrain import apart, box_round, met


class Sight:
    """The ground of a battle as models see over it. Never part of the state."""

    def __init__(self, map: Map, terrain: Terrain, tables: Tables, options: dict[str, str]) -> None:
        self.pieces = map.ground.pieces
        self.terrain = terrain
        self.kinds: list[TerrainKind] = [tables.terrain[piece.kind] for piece in self.pieces]
        limits = tables.limits
        kinds = ("beyond", "deep", "small")
        self.past_low, self.into, self.past_small = (limits[SIGHT_LIMITS[kind]].value + WORKED_OUT for kind in kinds)
        self.eyes = tables.sizes["person"].height
        self.floor = tables.features["storey"].height
        self.options = options
        self.rings: list[list[Ring]] = [rings(shape) for shape in terrain.field.polygons.tolist()]
        self.openings = {
            building.id: [
                (at, each.width(tables) / 2 + AT_AN_OPENING, each.storeys == "all") for each, at in building.openings
            ]
            for building in map.buildings.values()
        }
        mattering = [n for n, kind in enumerate(self.kinds) if kind.sight != "free" or kind.cover != "none"]
        self.mattering = mattering
        """The pieces that stop sight or cover anybody."""
        self.boxes = [terrain.boxes[number] for number in mattering]
        self.jambs = [
            jambs(terrain.field.edges[number], tuple(self.openings[piece.id])) if piece.id in self.openings else ()
            for number, piece in enumerate(self.pieces)
        ]
        """Where the openings of a building end along its walls."""
        self.inner = self._inner(map, tables) if options["inside_buildings"] == "on" else {}
        """The walls between rooms, by the number of their building's piece (AZ-RMS-02)."""
        for number, walls in self.inner.items():
            ends = [end for wall in walls for end in (wall.start, wall.end, *wall.jambs)]
            self.jambs[number] = (*self.jambs[number], *ends)
        self.convex = [is_convex(shape) for shape in terrain.field.polygons.tolist()]
        self._remembered = lru_cache(maxsize=20_000)(self._look)
        self._hid_last = -1
        """The piece that hid somebody last: it is likely to hide the next one too."""

    def _inner(self, map: Map, tables: Tables) -> dict[int, list[Partition]]:
        built = {number: map.buildings.get(piece.id) for number, piece in enumerate(self.pieces)}
        return {number: partitions(each, tables) for number, each in built.items() if each is not None and each.walls}

    def look(
        self,
        firer: Disc,
        target: Disc,
        obstacles: Sequence[Obstacle] = (),
        low: bool = False,
        over_hedges: bool = False,
        through_smoke: bool = False,
    ) -> Look:
        """What one model sees of another, and the other's cover, the best there is (AZ-LOS-01, AZ-COV-01, AZ-COV-03).

        ``low``: a vehicle looks along a weapon low in its hull, which sees no farther past low walls than people do
        (AZ-VLS-02); otherwise vehicles see over them (AZ-VLS-01). ``over_hedges``: it sees over low hedges all the same
        (AZ-VLS-03). ``through_smoke``: smoke does not stop it, as in Covering Fire (AZ-SMK-05).
        """
        return self._remembered(Eye.of(firer), Eye.of(target), tuple(obstacles), low, over_hedges, through_smoke)

    def looks(
        self, firers: Sequence[Disc], targets: Sequence[Disc], obstacles: Sequence[Obstacle] = ()
    ) -> list[list[Look]]:
        """What each model of a group sees of each of another, as ``look`` says of one; quicker than one by one."""
        ones, others = [Eye.of(each) for each in firers], [Eye.of(each) for each in targets]
        between = within_reach(obstacles, ones, others)
        return [
            [NOT_SEEN] * len(others)
            if self._hides_group(one, others)
            else [self._remembered(one, other, between, False, False, False) for other in others]
            for one in ones
        ]

    def hides(self, firer: Disc, targets: Iterable[Disc]) -> bool:
        """Whether one piece hides all of a group from a model: the cheap test before looks at each. If not, all may be
        hidden all the same."""
        return self._hides_group(Eye.of(firer), [Eye.of(each) for each in targets])

    def _hides_group(self, firer: Eye, targets: Sequence[Eye]) -> bool:
        if len(targets) < 2 or firer.storey or any(each.storey or each.hull for each in targets):
            return False
        fan = fan_over((firer.x, firer.y), targets)
        if fan is None:
            return False
        start, end = (firer.x, firer.y), fan.end(0.0)
        near = [self.mattering[number] for number in met(self.boxes, start, end, max(fan.high, -fan.low))]
        for number in sorted(near, key=lambda number: number != self._hid_last):
            if not self.convex[number] or self.kinds[number].sight in NEVER_HIDING:
                continue
            turned = fan.turned(self.rings[number])
            if self._hides_all(number, fan, turned, True) and not self._ignores(number, firer, False, False):
                self._hid_last = number
                return True
        return False

    def _look(
        self,
        firer: Eye,
        target: Eye,
        obstacles: tuple[Obstacle, ...],
        low: bool,
        over_hedges: bool,
        through_smoke: bool,
    ) -> Look:
        start, end = (firer.x, firer.y), (target.x, target.y)
        if start == end:
            return OPEN if firer.storey == target.storey else NOT_SEEN
        near = [self.mattering[number] for number in met(self.boxes, start, end, target.radius)]
        between = [
            each
            for each in obstacles
            if each.id not in (firer.id, target.id) and may_stand_between(each.body, firer, target)
        ]
        if not near and not between:
            return OPEN
        fan = self._fan(firer, target)
        level = not (firer.storey or target.storey)
        rings: dict[int, list[Ring]] = {}
        ignored = set[int]()
        for number in sorted(near, key=lambda number: number != self._hid_last):
            turned = fan.turned(self.rings[number])
            if not any(fan.is_met_by(ring) for ring in turned):
                continue
            rings[number] = turned
            smoke = through_smoke and self.kinds[number].sight == "into"
            if smoke or self._ignores(number, firer, low, over_hedges):
                ignored.add(number)
            elif self.convex[number] and self._hides_all(number, fan, turned, level):
                self._hid_last = number
                return NOT_SEEN
        if not rings and not between:
            return OPEN
        # How deep one sees into woods is counted piece by piece, in the map's order.
        rings = {number: rings[number] for number in near if number in rings}
        lines = []
        stopped = 0
        for t in self._lines(fan, rings, between):
            parts: dict[int, Part] = {}
            stops = self._stops(fan, t, parts, rings, firer, target, ignored)
            first = next(stops, None)
            # What else stops a line counts only if another is free.
            spans = [fan.crosses(each.body, t) for each in between] if first is None else []
            stopped += first is not None or any(
                span is not None and each.height >= self._line_height(span, firer, target)
                for each, span in zip(between, spans, strict=True)
            )
            lines.append((t, parts, first, stops, spans))
        if stopped == len(lines):
            return NOT_SEEN
        hiding, crossed, standing = set[int](), set[int](), set[Obstacle]()
        for t, parts, first, stops, spans in lines:
            if first is not None:
                hiding |= {first, *stops}
                spans = [fan.crosses(each.body, t) for each in between]
            crossed |= parts.keys() if level else self._reached(parts, fan.length(t), firer, target)
            standing |= {each for each, span in zip(between, spans, strict=True) if span is not None}
        giving = {number for number in crossed if self._covers(number, firer, target)} | hiding
        covers = [plain(self.kinds[number].cover) for number in giving] + [
            each.cover for each in standing if self._shades(each, firer, target)
        ]
        pieces = tuple(self.pieces[number].id for number in sorted(giving))
        return Look("partly" if stopped else "clear", max(covers, key=COVERS.index, default="none"), pieces)

    def _fan(self, firer: Eye, target: Eye) -> Fan:
        fan = Fan((firer.x, firer.y), (target.x, target.y), -target.radius, target.radius)
        if target.hull is not None:
            ahead = [fan.ahead(corner) for corner in corners(target.hull)]
            aside = [v * fan.distance / u for u, v in ahead if u > 0] or [0.0]
            fan.low, fan.high = min(aside), max(aside)
        return fan

    def _hides_all(self, number: int, fan: Fan, rings: list[Ring], level: bool) -> bool:
        """Whether a piece without corners turned in lies across both edges of a fan and stops all lines between them:
        the cheap test before an exact one. ``level``: nobody is on an upper floor.

        Such a piece holds the ground between where it is entered and where it is left on both edges, so that no line
        between has less of it than these are apart.
        """
        sight = self.kinds[number].sight
        if sight in NEVER_HIDING or (not level and sight not in ("deep", "small", "openings", "slits")):
            return False
        parts: list[Part] = []
        for t in (fan.low, fan.high):
            part = fan.part(rings, t)
            if part is None or part.starts or part.ends:
                return False
            parts.append(part)
        if sight in ("blocked", "hedge", "slits"):
            return True
        if sight == "beyond":
            return fan.distance - max(u for ring in rings for u, _ in ring) > self.past_low
        entered = [fan.at(t, part.near) for t, part in zip((fan.low, fan.high), parts, strict=True)]
        if sight == "small":
            beyond = [fan.at(t, fan.length(t)) for t in (fan.low, fan.high)]
            near_edge = self.options["small_wood_depth"] == "5cm_past_near_edge"
            return near_edge and between_segments(entered, beyond) > self.past_small
        if least_between(fan, parts) > self.into:
            return True
        left = [fan.at(t, part.far) for t, part in zip((fan.low, fan.high), parts, strict=True)]
        return between_segments(entered, left) > self.into

    def _lines(self, fan: Fan, rings: dict[int, list[Ring]], between: Sequence[Obstacle]) -> list[float]:
        """The lines that stand for all; by the option the middle one alone (AZ-LOS-12)."""
        if self.options["sight_geometry"] == "centre_to_centre":
            return [0.0]
        sides = [ring for turned in rings.values() for ring in turned]
        sides += fan.turned(corners(each.body) for each in between if isinstance(each.body, Hull))
        discs = [(each.body.x, each.body.y, each.body.radius) for each in between if isinstance(each.body, Disc)]
        places = [place for number in rings for place in self.jambs[number]]
        lengths_count = any(self.kinds[number].sight in ("beyond", "deep", "small", "openings") for number in rings)
        return representatives(fan.breaks(sides, places, discs), lengths_count)

    def _ignores(self, number: int, firer: Eye, low: bool, over_hedges: bool) -> bool:
        """Whether who looks ignores a low obstacle or a hedge: standing against it or in it (AZ-LOS-15), or from a
        vehicle (AZ-VLS-01)."""
        if self.kinds[number].sight not in ("beyond", "hedge"):
            return False
        kind = self.kinds[number]
        is_hedge = over_hedges and kind.height == "low-obstacle" and not kind.hard
        over = firer.hull is not None and (not low or is_hedge) and kind.sight == "beyond"
        return over or self.stands_at(number, Disc(firer.x, firer.y, firer.radius))

    def _stops(
        self,
        fan: Fan,
        t: float,
        parts: dict[int, Part],
        rings: dict[int, list[Ring]],
        firer: Eye,
        target: Eye,
        ignored: set[int],
    ) -> Iterator[int]:
        """The pieces that stop a line, one after another, and what is on it into ``parts`` as it is looked at: low
        obstacles farther past than one sees over them (AZ-LOS-03), high ones, small woods farther past their edge, and
        so much of woods, buildings and ruins in all (AZ-LOS-06, AZ-LOS-14). Nobody sees through the floors of a
        building (AZ-LOS-09), through the walls between its rooms (AZ-RMS-02), or, but in Covering Fire, through smoke
        (AZ-SMK-05)."""
        wooded = 0.0
        length, upstairs = fan.length(t), bool(firer.storey or target.storey)
        for number, turned in rings.items():
            part = fan.part(turned, t)
            if part is None:
                continue
            parts[number] = part
            match self.kinds[number].sight:
                case "beyond":
                    stopped = not upstairs and length - part.far > self.past_low and number not in ignored
                case "hedge" | "blocked":
                    span = (part.near / length, part.far / length)
                    high = self.pieces[number].height >= self._line_height(span, firer, target)
                    stopped = number not in ignored and (high or not upstairs)
                case "slits":
                    stopped = not part.starts and not part.ends
                case "deep":
                    wooded += part.length
                    stopped = wooded > self.into or self._is_blind_inside(part)
                case "small":
                    limit = part.near if self.options["small_wood_depth"] == "5cm_past_near_edge" else part.far
                    stopped = part.length > self.into if part.starts else length - limit > self.past_small
                    stopped = stopped or self._is_blind_inside(part)
                case "openings":
                    wooded += part.length
                    floors = part.starts and part.ends and firer.storey != target.storey
                    stopped = wooded > self.into or floors or self._is_blind_inside(part)
                    stopped = stopped or not self._through_openings(number, turned, fan, t, part, firer, target)
                    if number in self.inner and not stopped:
                        line = (fan.x, fan.y), fan.end(t)
                        stopped = any(wall.stops(*line) for wall in self.inner[number])
                case "into":
                    stopped = not part.starts and not part.ends and number not in ignored
                case _:
                    stopped = False
            if stopped:
                yield number

    def _is_blind_inside(self, part: Part) -> bool:
        """Whether, by the option ``sight_inside_covered``, who is inside sees nobody who is inside too (AZ-LOS-14)."""
        return part.starts and part.ends and self.options["sight_inside_covered"] == "none"

    def _through_openings(
        self, number: int, rings: list[Ring], fan: Fan, t: float, part: Part, firer: Eye, target: Eye
    ) -> bool:
        """Whether a line goes through the walls of a building at openings only (AZ-LOS-09): on the floor of who is in
        it, on the ground if it only passes through."""
        marks = [share for share in fan.crossings(rings, t) if share < 1]
        openings = self.openings.get(self.pieces[number].id)
        if not openings:
            return not marks
        end = fan.end(t)
        for index, share in enumerate(marks):
            storey = 0
            if part.starts and index == 0:
                storey = firer.storey
            elif part.ends and index == len(marks) - 1:
                storey = target.storey
            x, y = fan.x + (end[0] - fan.x) * share, fan.y + (end[1] - fan.y) * share
            for at, half, every in openings:
                if (x - at[0]) ** 2 + (y - at[1]) ** 2 <= half * half and (every or not storey):
                    break
            else:
                return False
        return True

    def _line_height(self, span: tuple[float, float], firer: Eye, target: Eye) -> float:
        """How low the line from who looks to the top of who is looked at runs over a stretch of it, given as shares."""
        start, end = (each.storey * self.floor + self.eyes for each in (firer, target))
        return min(start + (end - start) * share for share in span)

    def _shades(self, obstacle: Obstacle, firer: Eye, target: Eye) -> bool:
        """Whether what stands on the line covers the feet of who is looked at: from above only what is high enough."""
        if not firer.storey and not target.storey:
            return True
        fan = self._fan(firer, target)
        span = fan.crosses(obstacle.body, 0.0)
        start, end = firer.storey * self.floor + self.eyes, target.storey * self.floor
        return span is not None and obstacle.height > min(start + (end - start) * share for share in span)

    def _reached(self, parts: dict[int, Part], length: float, firer: Eye, target: Eye) -> set[int]:
        return {number for number, part in parts.items() if self._reaches(number, part, length, firer, target)}

    def _reaches(self, number: int, part: Part, length: float, firer: Eye, target: Eye) -> bool:
        """Whether what lies on a line from or to an upper floor can cover who is looked at: past low things one looks
        from above, and high ones are to rise above the line to his feet (AZ-LOS-08)."""
        kind = self.kinds[number]
        if kind.covers_inside:
            return True
        if kind.height != "high-obstacle":
            return False
        start, end = firer.storey * self.floor + self.eyes, target.storey * self.floor
        shares = (part.near / length, part.far / length)
        return self.pieces[number].height > min(start + (end - start) * share for share in shares)

    def stands_at(self, number: int, firer: Disc) -> bool:
        """Whether a firer stands against a low obstacle or a hedge, or in it, and so ignores it (AZ-LOS-15)."""
        reach = firer.radius + TOUCH
        if apart(self.terrain.boxes[number], box_round(firer.x, firer.y, reach)):
            return False
        return bool(self.terrain.field.polygons[number].dwithin(shapely.Point(firer.x, firer.y), reach))

    def _covers(self, number: int, firer: Eye, target: Eye) -> bool:
        """Whether a piece that lies on the line covers the target: ground by being stood on, walls and the like by
        lying in front (AZ-COV-01). What the firer stands against gives none, but by the option ``obstacle_at_firer``
        (AZ-LOS-15)."""
        kind = self.kinds[number]
        if kind.cover in ("none", "vehicle"):
            return False
        if kind.covers_inside:
            return bool(shapely.intersects_xy(self.terrain.field.polygons[number], target.x, target.y))
        at_firer = self.stands_at(number, Disc(firer.x, firer.y, firer.radius))
        return self.options["obstacle_at_firer"] == "cover_stays" or not at_firer
