"""What every place is worth to a unit: near the objective, with enemies to fire at, out of their fire.

It hangs on the unit and its enemies alone, as far as they are looked at here, so what was found is kept as long as
that of them is equal. Of a single place only that place is judged; ``values`` judges all of a map at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy
from numpy.typing import NDArray

from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.evaluation.estimates import Gains, rough_gains
from grognard.games.axis_allies_minis.ground.context import Context, G
from grognard.games.axis_allies_minis.ground.lanes import lanes_of
from grognard.games.axis_allies_minis.ground.ranges import farthest_best
from grognard.games.axis_allies_minis.rules.movement.movement import heading
from grognard.games.axis_allies_minis.state.state import State, Unit, enemy
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex

PULL = 0.6
"""Points a hex nearer to the objective is worth at the beginning of a battle."""
URGENCY = 1.4
"""How many more it is worth once the objective decides the battle."""
HOLDING = 4.0
"""Points standing within reach of the objective is worth."""
FIRE, DANGER = 0.6, 0.35
"""Of the points a unit could take or lose from a place, the share that counts."""
KEPT = 64
"""The outlooks of so many units are kept."""
STIRRING = 0.02
"""Points another place or facing must be worth more before it is worth moving for."""
SIXTHS = numpy.arange(6)


class Standing(NamedTuple):
    """A place judged: how near the objective, with whom to fire at, under whose fire."""

    objective: float
    fire: float
    danger: float

    @property
    def value(self) -> float:
        return self.objective + self.fire - self.danger

    def gain(self, other: Standing) -> str:
        """What of it is most better than of another place."""
        gains = {
            "objective": self.objective - other.objective,
            "fire": self.fire - other.fire,
            "danger": other.danger - self.danger,
        }
        return max(gains, key=lambda each: gains[each])


class Outlooks:
    """Those found last on a table: by the unit in this very ``state``, and by all they hang on. ``held`` counts the
    units on the map in each hex, ``crowded`` is what it costs each unit there to be one too many, ``others`` are the
    enemies of each seat with what is looked at of them."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.now: dict[str, Outlook] = {}
        self.held: Counter[Hex] = Counter()
        self.crowded: dict[tuple[str, Hex], float] = {}
        self.others: dict[int, tuple[tuple[Unit, ...], tuple[Looks, ...]]] = {}
        self.kept: dict[tuple[int, Looks, tuple[Looks, ...]], Outlook] = {}


_outlooks: WeakKeyDictionary[Context, Outlooks] = WeakKeyDictionary()


def _now(g: G) -> Outlooks:
    found = _outlooks.get(g.context)
    if found is None:
        found = _outlooks[g.context] = Outlooks()
    if found.state is not g.state:
        found.state, found.now, found.crowded, found.others = g.state, {}, {}, {}
        found.held = Counter(unit.at for unit in g.state.units.values() if unit.at is not None and unit.on_map)
    return found


def alone(g: G, unit: Unit, at: Hex) -> bool:
    """Whether nobody else stands in a hex."""
    return _now(g).held[at] == (unit.at == at and unit.on_map)


def crowded(g: G) -> dict[tuple[str, Hex], float]:
    """What is known already of what it costs units, as all stand now, to be one too many in a hex."""
    return _now(g).crowded


def outlook(g: G, unit: Unit) -> Outlook:
    """The places of a unit, as its enemies stand now."""
    outlooks = _now(g)
    found = outlooks.now.get(unit.id)
    if found is None:
        found = outlooks.now[unit.id] = _outlook(g, unit, outlooks)
    return found


def _outlook(g: G, unit: Unit, outlooks: Outlooks) -> Outlook:
    seen = outlooks.others.get(unit.seat)
    if seen is None:
        others = tuple(other for other in g.state.standing(enemy(unit.seat)) if other.at is not None)
        seen = outlooks.others[unit.seat] = others, tuple(map(_looks, others))
    others, looks = seen
    key = (g.state.turn, _looks(unit), looks)
    found = outlooks.kept.get(key)
    if found is None:
        if len(outlooks.kept) >= KEPT:
            del outlooks.kept[next(iter(outlooks.kept))]
        found = outlooks.kept[key] = Outlook(g, unit, others)
    return found


Looks = tuple[str, Hex | None, Direction, bool, bool, bool, bool]
"""What is looked at of a unit: its card, where it stands, its facing, Disrupted, Damaged, doomed, whether it has made
a reaction shot."""


def _looks(unit: Unit) -> Looks:
    return unit.card, unit.at, unit.facing, unit.disrupted, unit.damaged, unit.doomed, unit.shots > 0


class Outlook:
    """The places of a unit, judged as they are asked for. ``others`` are its enemies on the map."""

    def __init__(self, g: G, unit: Unit, others: tuple[Unit, ...]) -> None:
        self._board, self._goal = g.context.board, g.context.map.objective
        self._lanes = lanes_of(self._board)
        self._unit = unit
        self._urgency = min(1.0, g.state.turn / LIMITS["first-turn-of-objective"].value)
        self._turns = unit.of.type == "vehicle"
        self._near = farthest_best(unit.of)
        # A doomed one is nobody to fire at nor to fear.
        living = [(other, other.at) for other in others if other.at is not None and not other.doomed]
        size = self._lanes.size
        self._prey = [
            (rough_gains(unit, other, size), self._lanes.onto(at, _facing(other), other.of.type))
            for other, at in living
        ]
        self._hunters = [(rough_gains(other, unit, size), at) for other, at in living]
        soldier = unit.of.type == "soldier"
        self._reactive = [
            (other.at, rough_gains(other, unit, size))
            for other in others
            if other.at and not (other.disrupted or other.shots or (soldier and other.of.type == "vehicle"))
        ]
        self._fire: dict[Hex, float] = {}
        self._lost: dict[tuple[Hex, Direction | None], float] = {}
        self._standing: dict[tuple[Hex, Direction], Standing] = {}
        self._values: dict[Direction | None, NDArray[numpy.float64]] = {}
        self._marches: dict[tuple[tuple[Hex, ...], Direction], Evaluation] = {}
        self._ranked: tuple[Paths, list[tuple[float, int]]] | None = None

    def march(self, path: tuple[Hex, ...], facing: Direction) -> Evaluation:
        """What the end of a way is worth more than staying, less a little for every step and for each enemy passed."""
        found = self._marches.get((path, facing))
        if found is None:
            assert self._unit.at is not None
            here, there = self.standing(self._unit.at, self._unit.facing), self.standing(path[-1], facing)
            gain, away = there.gain(here), self._board.distance(path[-1], self._goal)
            if gain == "objective" and away >= self._board.distance(self._unit.at, self._goal):
                gain = "afar"
            reason = say("aam-reason-move", gain=gain, away=away)
            worth = there.value - here.value - STIRRING - 0.05 * len(path) - self._passing(path)
            found = self._marches[path, facing] = Evaluation(worth, reason)
        return found

    def ranked(self, paths: Paths) -> list[tuple[float, int]]:
        """What marches are worth at most (``march``, if they pass nobody), the best first, each with its number: of a
        Vehicle six for each path, facing the way it leads and then on clockwise, of others one."""
        if self._ranked is None or self._ranked[0] is not paths:
            assert self._unit.at is not None
            here = self.standing(self._unit.at, self._unit.facing).value
            if self._turns:
                all_ = numpy.stack([self.values(facing) for facing in DIRECTIONS])
                there = all_[(paths.ahead[:, None] + SIXTHS) % 6, paths.ends[:, None]]
            else:
                there = self.values(None)[paths.ends][:, None]
            most = (there - here - STIRRING - 0.05 * paths.steps[:, None]).ravel()
            order = numpy.argsort(-most, kind="stable")
            self._ranked = paths, list(zip(most[order].tolist(), order.tolist(), strict=True))
        return self._ranked[1]

    @cached_property
    def turns(self) -> list[tuple[float, Direction]]:
        """What the other facings are worth more than the one the unit has, less a little, the best first; none of whom
        it makes no difference to."""
        if not self._turns:
            return []
        at, facing = self._unit.at, self._unit.facing
        assert at is not None
        here = self.standing(at, facing).value
        others = (facing.turned(turn) for turn in range(1, 6))
        return sorted(
            ((self.standing(at, other).value - here - STIRRING, other) for other in others), key=lambda each: -each[0]
        )

    def standing(self, at: Hex, facing: Direction) -> Standing:
        """What a place is worth."""
        found = self._standing.get((at, facing))
        if found is None:
            found = self._standing[at, facing] = self._judged(at, facing)
        return found

    def _judged(self, at: Hex, facing: Direction) -> Standing:
        distance: int = self._board.distance(at, self._goal)
        fire = self.fire(at)
        # Who lives by fire from afar is near enough where it has the objective, or anybody, under fire.
        near = distance <= self._near and (fire > 0 or self._board.sees(at, self._goal))
        range_ = LIMITS["objective-range"].value
        worth = -PULL * (1 + URGENCY * self._urgency) * (range_ if near else distance)
        if distance <= range_:
            worth += HOLDING * (0.5 + self._urgency)
        return Standing(worth, FIRE * fire, DANGER * self.danger(at, facing))

    def fire(self, at: Hex) -> float:
        """The most points one attack from a place would take."""
        found = self._fire.get(at)
        if found is None:
            place = self._lanes.index[at]
            shots = [gains.listed[lane.listed[place]] for gains, lane in self._prey]
            found = self._fire[at] = max(shots, default=0.0)
        return found

    def target(self, at: Hex) -> tuple[int | None, float]:
        """At whom one attack from a place would take most points, as the number of an enemy among those on the map who
        are not doomed, and how many; None: at nobody."""
        place = self._lanes.index[at]
        shots = [gains.listed[lane.listed[place]] for gains, lane in self._prey]
        most = max(shots, default=0.0)
        return (shots.index(most), most) if most > 0.0 else (None, 0.0)

    def danger(self, at: Hex, facing: Direction) -> float:
        """The most points one attack on a place would cost. Only a Vehicle's facing matters to it."""
        seen = facing if self._turns else None
        found = self._lost.get((at, seen))
        if found is None:
            place, lanes, type_ = self._lanes.index[at], self._lanes, self._unit.of.type
            shots = [gains.listed[lanes.out_of(start, seen, type_).listed[place]] for gains, start in self._hunters]
            found = self._lost[at, seen] = max(shots, default=0.0)
        return found

    def values(self, facing: Direction | None) -> NDArray[numpy.float64]:
        """``standing`` of every hex of the map, in its order; the ``facing`` is given of a Vehicle only."""
        found = self._values.get(facing)
        if found is None:
            lanes, type_ = self._lanes, self._unit.of.type
            lost = [gains.array[lanes.out_of(start, facing, type_).array] for gains, start in self._hunters]
            near, fire = self._under_fire
            danger = numpy.maximum.reduce(lost) if lost else 0.0
            found = self._values[facing] = near + fire - DANGER * danger
        return found

    @cached_property
    def _under_fire(self) -> tuple[NDArray[numpy.float64], NDArray[numpy.float64]]:
        """How near the objective every hex is, and with whom to fire at; see ``standing``."""
        goal = self._lanes.index[self._goal]
        distance = self._lanes.ranges[goal]
        shots = [gains.array[lane.array] for gains, lane in self._prey]
        fire = numpy.maximum.reduce(shots) if shots else numpy.zeros(len(distance))
        near = (distance <= self._near) & ((fire > 0) | self._lanes.sees[goal])
        range_ = LIMITS["objective-range"].value
        worth = -PULL * (1 + URGENCY * self._urgency) * numpy.where(near, range_, distance)
        return numpy.where(distance <= range_, worth + HOLDING * (0.5 + self._urgency), worth), FIRE * fire

    def _passing(self, path: tuple[Hex, ...]) -> float:
        """What the defensive fire a way provokes costs, roughly, by which it is stopped and may be hit: a step between
        two hexes beside an enemy that has not fired (AAM-DF-01, AAM-DF-03)."""
        cost, start = 0.0, self._unit.at
        assert start is not None
        for at, gains in self._reactive:
            around = self._board.around(at)
            if around.isdisjoint(path):
                continue
            here, shot = start, 0.0
            beside = here in around
            for there in path:
                then = there in around
                if beside and then:
                    cost += 1.0
                    shot = max(shot, self._passed(at, gains, here))
                here, beside = there, then
            cost += FIRE * shot
        return cost

    def _passed(self, start: Hex, gains: Gains, at: Hex) -> float:
        """The points an enemy's shot takes as the unit leaves a hex."""
        lane = self._lanes.out_of(start, _facing(self._unit), self._unit.of.type)
        return gains.listed[lane.listed[self._lanes.index[at]]]


class Paths:
    """Ways a unit may go, with what ranks them: the number of each one's last hex on the map, the sixth it leads to in
    the end, its steps."""

    def __init__(self, g: G, start: Hex, found: Sequence[tuple[Hex, ...]]) -> None:
        index = lanes_of(g.context.board).index
        self.found = found
        self.ends = numpy.array([index[path[-1]] for path in found], numpy.intp)
        self.ahead = numpy.array([heading(start, path).sixth for path in found], numpy.intp)
        self.steps = numpy.array([len(path) for path in found])


def _facing(unit: Unit) -> Direction | None:
    """The facing of a unit where it matters to who fires at it (AAM-ARC-03)."""
    return unit.facing if unit.of.type == "vehicle" else None
