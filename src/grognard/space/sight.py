"""Line of sight that explains itself: who sees whom, through what, and what is in the way.

A game says what each kind of terrain does to sight: ``clear`` (never blocks), ``area`` (seen into and out of, not
right through), ``solid`` (blocks unless the line passes above its top); and which kinds raise whoever stands on them.
The line runs from the observer's eyes to the target's; a target is seen if the line to its middle or to either side of
its base is free. What the line to the middle crosses is reported piece by piece, so that the game can find cover.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import hypot

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import Record
from grognard.space.plane import Bools, Floats, Point
from grognard.space.screens import GRAZE, Blocker, Bodies, Corridor, Screen, Screens, SightRules
from grognard.space.terrain import Field, apart, box_about, box_of, corners_of, met

Indices = NDArray[numpy.intp]

SIDE = 0.98
"""How far out, as a part of the radius, the lines to the sides of a base aim."""

PROBES = (0.0, 1.0, 0.5)
"""Where in two groups to look first for men who see each other."""

FEW = 8
"""How many lines may turn out stopped before all are looked at in bulk."""


class Crossing(Record):
    """A piece that a line of sight enters, and where."""

    piece: str
    at: Point


class Explanation(Record):
    """One line of sight: whether it is free, from where to where, what it crosses in order, what stops it and where.

    A target that is seen only past its middle is visible and still names what stops the line to its middle.
    """

    visible: bool
    start: Point
    end: Point
    crossings: tuple[Crossing, ...] = ()
    blocked_by: Crossing | None = None


def _pairs(shape: tuple[int, int]) -> tuple[Indices, Indices]:
    """All pairs of an observer and a target, row by row."""
    return numpy.divmod(numpy.arange(shape[0] * shape[1]), shape[1])


class Sight:
    """All lines of sight from a group of bases to another.

    ``visible[o, t]``: whether observer o sees target t. ``pieces`` are the indices of the pieces that may matter
    between the groups; ``crossed[p, o, t]``: whether the middle line crosses piece p or is stopped by it (ground that
    raises is not crossed where it lies below all eyes); ``stopped[p, o, t]``: whether piece p by itself stops it;
    ``touching[p, o]``: whether observer o is in contact with the edge of piece p or stands across it. ``blockers``
    come after the pieces in ``crossed`` and ``stopped``; one in which an observer or target has its middle does not
    block that one's lines. Each matrix is computed when first asked for; ``sees`` and ``any_visible`` ask for few
    lines. ``group``: how many of the targets at a time stand together and are looked at together, if not all do.
    """

    def __init__(
        self, observers: Bodies, targets: Bodies, blockers: Sequence[Blocker] = (), group: int | None = None
    ) -> None:
        self.observers = observers
        self.targets = targets
        self.blockers = tuple(blockers)
        self.shape = len(observers.table), len(targets.table)
        self._box = box_about(observers.box, targets.box)
        # The box about two groups that stand diagonally is mostly beside their lines, so look along these too.
        self._corridor = Corridor((*observers.corners, *targets.corners), observers.discs[0], targets.discs[0])
        self._bodies = [observers.screens.of_blocker(blocker) for blocker in self.blockers]
        self.blocking = self._near(observers.screens.blocking)
        self.blocking.extend(screen for screen in self._bodies if screen.blocks)
        self._boxes = [screen.box for screen in self.blocking]
        self._group = group or self.shape[1]
        self._parts: dict[int, Bools] = {}
        self._shadows: dict[int, bool] = {}
        self._stopped_middles: dict[int, Bools] = {}
        self._crossings: dict[int, Bools] = {}
        self._hidden_so_far = 0
        self._last_stop = 0
        self._turned: Sight | None = None

    @classmethod
    def of(
        cls, field: Field, rules: SightRules, observers: Floats, targets: Floats, blockers: Sequence[Blocker] = ()
    ) -> Sight:
        """The lines between two groups of bases (rows of x, y, radius) that are looked at but once."""
        screens = Screens(field, rules)
        return cls(Bodies(screens, observers), Bodies(screens, targets), blockers)

    def turned(self) -> Sight:
        """The lines back, from the targets to the observers; what was found along their middles is kept."""
        back = Sight(self.targets, self.observers, self.blockers)
        if self._groups == 1 and back.blocking:
            middles: Bools = self._middles(0).reshape(self.shape).T
            back._stopped_middles[0] = middles.ravel()
        back._turned = self
        return back

    def _near(self, screens: Sequence[Screen]) -> list[Screen]:
        """Those screens that may be met by a line between the groups."""
        box, corridor = self._box, self._corridor
        return [screen for screen in screens if not apart(screen.box, box) and corridor.meets(screen.box)]

    @cached_property
    def between(self) -> list[Screen]:
        """The pieces and blockers that may matter between the groups."""
        return [*self._near(self.observers.screens.all), *self._bodies]

    @property
    def pieces(self) -> list[int]:
        """The indices of the pieces among them."""
        return [screen.number for screen in self.between if screen.number >= 0]

    # ---- one line ------------------------------------------------------------------------------------------------

    def sees(self, observer: int, target: int) -> bool:
        """Whether one observer sees one target: ``visible[observer, target]`` without the rest of the matrix."""
        if not self.blocking:
            return True
        number = target // self._group
        if self._hidden_so_far and self._in_shadow(number):
            return False
        # Hidden ones are dear one by one: after a few, all are looked at in bulk.
        if self._hidden_so_far > FEW or number in self._parts:
            return bool(self._part(number)[observer, target - number * self._group])
        x, y, _ = self.observers.discs[observer]
        u, v, radius = self.targets.discs[target]
        if self._open(observer, target, (u, v)):
            return True
        size = max(hypot(u - x, v - y), 1.0)
        aside, ahead = (y - v) / size * radius * SIDE, (u - x) / size * radius * SIDE
        sides = (u + aside, v + ahead), (u - aside, v - ahead)
        if self._open(observer, target, sides[0]) or self._open(observer, target, sides[1]):
            return True
        self._hidden_so_far += 1
        return False

    def _open(self, observer: int, target: int, aim: tuple[float, float]) -> bool:
        """Whether no piece stops the line from an observer to a place on a target's base."""
        near = met(self._boxes, self.observers.discs[observer], aim)
        # What stopped the last line mostly stops the next, so it is asked first.
        last = self._last_stop
        if last in near and self._stops(self.blocking[last], observer, target, aim):
            return False
        for number in near:
            if number != last and self._stops(self.blocking[number], observer, target, aim):
                self._last_stop = number
                return False
        return True

    def _stops(self, screen: Screen, observer: int, target: int, aim: tuple[float, float]) -> bool:
        """Whether one piece by itself stops the line from an observer to a place on a target's base."""
        start = self.observers.discs[observer][0], self.observers.discs[observer][1]
        if not screen.raises:
            here, there = self.observers.inside(screen), self.targets.inside(screen)
            if (here is not None and here[observer]) or (there is not None and there[target]):
                return False
        if screen.raises or screen.opacity == "solid":
            top = screen.top - GRAZE
            low, high = float(self.observers.eyes[observer]), float(self.targets.eyes[target])
            if low > high:
                start, aim, low, high = aim, start, high, low
            if low >= top:
                return False
            if high >= top:
                # Only the lower part of the line, up to where it rises to the top, can be stopped.
                part = (top - low) / (high - low)
                aim = start[0] + (aim[0] - start[0]) * part, start[1] + (aim[1] - start[1]) * part
        if screen.core is not None and met((screen.core,), start, aim):
            return True
        return bool(screen.shape.intersects(shapely.linestrings((start, aim))))

    def _in_shadow(self, number: int) -> bool:
        """Whether the piece that stopped a line stops all to a group by itself, as can be told from the outermost."""
        if number not in self._shadows:
            self._shadows[number] = self._shades(self.blocking[self._last_stop], number)
        return self._shadows[number]

    def _shades(self, screen: Screen, number: int) -> bool:
        """Whether a piece stops all lines to a group, as far as its shape, or the box within it, is convex.

        If all lines between the corners of two convex shapes meet a convex third, so do all lines between the two.
        """
        if screen.core is None and screen.sides is None:
            return False
        starts = self.observers.corners if len(self.observers.discs) > 1 else self.observers.discs
        ends = self.targets.corners
        if self._group < self.shape[1]:
            group = self._group_at(number)
            discs = self.targets.discs[group.start : group.stop]
            ends = corners_of(box_of(discs, max(disc[2] for disc in discs)))
        if not screen.raises and (self.observers.inside(screen) is not None or self.targets.inside(screen) is not None):
            return False
        if (screen.raises or screen.opacity == "solid") and not (
            max(self.observers.eyes.max(), self.targets.eyes.max()) < screen.top - GRAZE
        ):
            return False
        core = screen.core
        if core is not None and all(met((core,), start, end) for start in starts for end in ends):
            return True
        if screen.sides is None:
            return False
        rays = numpy.array([(start[:2], end) for start in starts for end in ends])
        return bool(screen.crossed(rays[:, 0], rays[:, 1]).all())

    # ---- all lines -----------------------------------------------------------------------------------------------

    @cached_property
    def any_visible(self) -> bool:
        """Whether anybody sees anybody. Mostly one of a few pairs does, so they are tried before all."""
        observers, targets = self.shape
        probes = dict.fromkeys((round(part * (observers - 1)), round(part * (targets - 1))) for part in PROBES)
        if any(self.sees(*pair) for pair in probes):
            return True
        return any(self._meets_in(number) for number in range(self._groups))

    @property
    def _groups(self) -> int:
        return -(-self.shape[1] // self._group)

    @cached_property
    def visible(self) -> Bools:
        """Who sees whom."""
        if self._groups == 1:
            return self._part(0)
        return numpy.concatenate([self._part(number) for number in range(self._groups)], axis=1)

    def _part(self, number: int) -> Bools:
        """Who sees whom of a group of targets."""
        if number not in self._parts:
            self._parts[number] = self._look_at(number)
        return self._parts[number]

    def _meets_in(self, number: int) -> bool:
        """Whether anybody sees anybody of a group: mostly a middle line is free if any is."""
        if number not in self._parts and not (self._hidden_so_far and self._in_shadow(number)):
            return not self._middles(number).all() or bool(self._part(number).any())
        return bool(self._part(number).any())

    def _look_at(self, number: int) -> Bools:
        """The middle lines in bulk; where one is stopped, the lines to both sides of the base."""
        shape = self.shape[0], len(self._group_at(number))
        if not self.blocking:
            return numpy.ones(shape, dtype=bool)
        if self._hidden_so_far and self._in_shadow(number):
            return numpy.zeros(shape, dtype=bool)
        hidden = self._middles(number).copy()
        pairs = numpy.flatnonzero(hidden)
        if len(pairs):
            starts, ends = (each[pairs] for each in self._pairs_of(number))
            past = self._hidden(numpy.tile(starts, 2), numpy.tile(ends, 2), self._sides(starts, ends))
            hidden[pairs] = past[: len(pairs)] & past[len(pairs) :]
        return ~hidden.reshape(shape)

    def _middles(self, number: int) -> Bools:
        """Which middle lines to a group are stopped, row by row."""
        if number not in self._stopped_middles:
            starts, ends = self._pairs_of(number)
            self._stopped_middles[number] = self._hidden(starts, ends, self.targets.table[ends, :2])
        return self._stopped_middles[number]

    def _group_at(self, number: int) -> range:
        first = number * self._group
        return range(first, min(first + self._group, self.shape[1]))

    def _pairs_of(self, number: int) -> tuple[Indices, Indices]:
        """All pairs of an observer and a target of a group, row by row."""
        group = self._group_at(number)
        starts, ends = _pairs((self.shape[0], len(group)))
        return starts, ends + group.start

    def _sides(self, starts: Indices, ends: Indices) -> Floats:
        """Where the lines to one side of each target's base aim, then those to the other."""
        aim = self.targets.table[ends]
        along = aim[:, :2] - self.observers.table[starts, :2]
        size = numpy.maximum(numpy.hypot(along[:, 0], along[:, 1]), 1.0)
        side = along[:, ::-1] * (-1.0, 1.0) * (SIDE * aim[:, 2] / size)[:, None]
        return numpy.concatenate((aim[:, :2] + side, aim[:, :2] - side))

    def _hidden(self, starts: Indices, ends: Indices, aim: Floats) -> Bools:
        """Which lines some piece stops; a line that is stopped is not asked of the next piece."""
        origin = self.observers.table[starts, :2]
        hidden = numpy.zeros(len(aim), dtype=bool)
        left = numpy.arange(len(aim))
        last = self._last_stop
        for screen in (self.blocking[last], *self.blocking[:last], *self.blocking[last + 1 :]):
            stopped = self._stopped(screen, origin[left], aim[left], starts[left], ends[left])
            if stopped.any():
                hidden[left[stopped]] = True
                left = left[~stopped]
                if not len(left):
                    break
        return hidden

    def _stopped(self, screen: Screen, origin: Floats, aim: Floats, starts: Indices, ends: Indices) -> Bools:
        """Which lines one piece stops; they run from the observers ``starts`` to places ``aim`` on the targets
        ``ends``."""
        if not screen.blocks:
            return numpy.zeros(len(aim), dtype=bool)
        low: Bools | None = None
        top = screen.top - GRAZE
        if (screen.raises or screen.opacity == "solid") and max(self.observers.highest, self.targets.highest) >= top:
            eyes = self.observers.eyes[starts], self.targets.eyes[ends]
            lower, upper = numpy.minimum(*eyes), numpy.maximum(*eyes)
            low = lower < top
            slanting = numpy.flatnonzero(low & (upper >= top))
            if len(slanting):
                # Only the lower part of the line, up to where it rises to the top, can be stopped.
                part = (top - lower[slanting]) / (upper[slanting] - lower[slanting])
                rising = (eyes[0] < eyes[1])[slanting, None]
                foot = numpy.where(rising, origin[slanting], aim[slanting])
                head = numpy.where(rising, aim[slanting], origin[slanting])
                origin, aim = origin.copy(), aim.copy()
                origin[slanting], aim[slanting] = foot, foot + (head - foot) * part[:, None]
        stopped = screen.crossed(origin, aim)
        if low is not None:
            stopped = stopped & low
        if not screen.raises:
            for bodies, numbers in ((self.observers, starts), (self.targets, ends)):
                inside = bodies.inside(screen)
                if inside is not None:
                    stopped = stopped & ~inside[numbers]
        return stopped

    @cached_property
    def crossed(self) -> Bools:
        """Which middle lines cross which piece or are stopped by it."""
        rows = [self.crossings(row) for row in range(len(self.between))]
        return numpy.array(rows, dtype=bool).reshape(-1, *self.shape)

    def crossings(self, row: int) -> Bools:
        """The same for one piece or blocker."""
        if self._turned is not None:
            found: Bools = self._turned.crossings(row).T
            return found
        if row not in self._crossings:
            screen = self.between[row]
            if not screen.raises or screen.top - GRAZE > min(self.observers.eyes.min(), self.targets.eyes.min()):
                found = screen.crossed(*self._middle_lines).reshape(self.shape)
            else:
                found = numpy.zeros(self.shape, dtype=bool)
            self._crossings[row] = found
        return self._crossings[row]

    @cached_property
    def _middle_lines(self) -> tuple[Floats, Floats]:
        """Where the lines to the middles start and end, row by row."""
        starts, ends = _pairs(self.shape)
        return self.observers.table[starts, :2], self.targets.table[ends, :2]

    @cached_property
    def stopped(self) -> Bools:
        """Which middle lines which piece by itself stops."""
        starts, ends = _pairs(self.shape)
        origin, aim = self._middle_lines
        rows = [self._stopped(screen, origin, aim, starts, ends) for screen in self.between]
        return numpy.array(rows, dtype=bool).reshape(len(rows), *self.shape)

    @cached_property
    def touching(self) -> Bools:
        """Which observers are in contact with the edge of which piece."""
        rows = [self.observers.touching(screen) for screen in self.between if screen.number >= 0]
        return numpy.array(rows, dtype=bool).reshape(len(rows), self.shape[0])

    # ---- words ---------------------------------------------------------------------------------------------------

    def explain(self, observer: int, target: int) -> Explanation:
        """One line in words' terms: what it crosses, in order, and what stops it."""
        start, end = self.observers.discs[observer][:2], self.targets.discs[target][:2]
        ray = shapely.LineString((start, end))
        field = self.observers.screens.field
        names = [field.pieces[index].id for index in self.pieces] + [blocker.id for blocker in self.blockers]
        met = []
        for row in numpy.flatnonzero(self.crossed[:, observer, target]).tolist():
            places = shapely.get_coordinates(shapely.intersection(ray, self.between[row].shape)).tolist() or [start]
            distance, x, y = min((hypot(x - start[0], y - start[1]), x, y) for x, y in places)
            met.append((distance, row, Crossing(names[row], (round(x), round(y)))))
        met.sort(key=lambda each: each[:2])
        blocks = [crossing for _, row, crossing in met if self.stopped[row, observer, target]]
        return Explanation(
            visible=self.sees(observer, target),
            start=(round(start[0]), round(start[1])),
            end=(round(end[0]), round(end[1])),
            crossings=tuple(crossing for _, _, crossing in met),
            blocked_by=blocks[0] if blocks else None,
        )
