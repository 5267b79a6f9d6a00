"""What every place is worth to a unit: near the objective, with enemies to fire at, out of their fire.

It hangs on the enemies alone, which stand while one moves one's own, so what was found is kept until one of them, or
the unit itself, is another.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple
from weakref import WeakKeyDictionary

from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.evaluation.estimates import rough_gain
from grognard.games.axis_allies_minis.ground.context import Context, G
from grognard.games.axis_allies_minis.ground.ranges import farthest_best
from grognard.games.axis_allies_minis.state.state import State, Unit, enemy
from grognard.space.hex.grid import Direction, Hex

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
    units on the map in each hex, ``crowded`` is what it costs each unit there to be one too many."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.now: dict[str, Outlook] = {}
        self.held: Counter[Hex] = Counter()
        self.crowded: dict[tuple[str, Hex], float] = {}
        self.kept: dict[tuple[int, ...], Outlook] = {}


_outlooks: WeakKeyDictionary[Context, Outlooks] = WeakKeyDictionary()


def _now(g: G) -> Outlooks:
    found = _outlooks.get(g.context)
    if found is None:
        found = _outlooks[g.context] = Outlooks()
    if found.state is not g.state:
        found.state, found.now, found.crowded = g.state, {}, {}
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
        found = outlooks.now[unit.id] = _outlook(g, unit, outlooks.kept)
    return found


def _outlook(g: G, unit: Unit, kept: dict[tuple[int, ...], Outlook]) -> Outlook:
    others = tuple(other for other in g.state.standing(enemy(unit.seat)) if other.at is not None)
    key = (g.state.turn, *map(id, (unit, *others)))
    found = kept.get(key)
    if found is None:
        if len(kept) >= KEPT:
            del kept[next(iter(kept))]
        # It holds the records, so that their identities stay theirs.
        found = kept[key] = Outlook(g, unit, others)
    return found


class Outlook:
    """The places of a unit, judged as they are asked for. ``others`` are its enemies on the map."""

    def __init__(self, g: G, unit: Unit, others: tuple[Unit, ...]) -> None:
        self._board, self._goal = g.context.board, g.context.map.objective
        self._records = (unit, others)
        self._unit, self._others = unit, tuple(other for other in others if not other.doomed)
        self._urgency = min(1.0, g.state.turn / LIMITS["first-turn-of-objective"].value)
        self._turns = unit.of.type == "vehicle"
        self._near = farthest_best(unit.of)
        self._reactive = tuple(
            other
            for other in others
            if not (other.disrupted or other.shots or (unit.of.type == "soldier" and other.of.type == "vehicle"))
        )
        self._fire: dict[Hex, float] = {}
        self._lost: dict[tuple[Hex, Direction | None], float] = {}
        self._standing: dict[tuple[Hex, Direction], Standing] = {}
        self._shot: dict[tuple[str, Hex], float] = {}
        self._marches: dict[tuple[tuple[Hex, ...], Direction], Evaluation] = {}

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
            worth = there.value - here.value - 0.02 - 0.05 * len(path) - self._passing(path)
            found = self._marches[path, facing] = Evaluation(worth, reason)
        return found

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
            board, unit = self._board, self._unit
            shots = [rough_gain(board, unit, at, each, each.at, each.facing) for each in self._others if each.at]
            found = self._fire[at] = max(shots, default=0.0)
        return found

    def danger(self, at: Hex, facing: Direction) -> float:
        """The most points one attack on a place would cost. Only a Vehicle's facing matters to it."""
        key = (at, facing if self._turns else None)
        found = self._lost.get(key)
        if found is None:
            board, unit = self._board, self._unit
            shots = [rough_gain(board, each, each.at, unit, at, facing) for each in self._others if each.at]
            found = self._lost[key] = max(shots, default=0.0)
        return found

    def _passing(self, path: tuple[Hex, ...]) -> float:
        """What the defensive fire a way provokes costs, roughly, by which it is stopped and may be hit: a step between
        two hexes beside an enemy that has not fired (AAM-DF-01, AAM-DF-03)."""
        board, cost, start = self._board, 0.0, self._unit.at
        assert start is not None
        for other in self._reactive:
            assert other.at is not None
            here, shot = start, 0.0
            beside = board.adjacent(here, other.at)
            for there in path:
                then = board.adjacent(there, other.at)
                if beside and then:
                    cost += 1.0
                    shot = max(shot, self._passed(other, here))
                here, beside = there, then
            cost += FIRE * shot
        return cost

    def _passed(self, other: Unit, at: Hex) -> float:
        """The points an enemy's shot takes as the unit leaves a hex."""
        found = self._shot.get((other.id, at))
        if found is None:
            assert other.at is not None
            found = rough_gain(self._board, other, other.at, self._unit, at, self._unit.facing)
            self._shot[other.id, at] = found
        return found
