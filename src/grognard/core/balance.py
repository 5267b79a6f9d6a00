"""How even a table is: what each edge sees of the middle, how well it is covered, how far it has to the objectives.

A game says what a man sees and what a step takes (``Maps.seen``, ``Maps.going``); here it is counted for both edges.

>>> one, other = Half(sight=0.5, cover=0.4, way=20.0), Half(sight=0.45, cover=0.42, way=21.0)
>>> Balance("none", one, other).uneven
0.05
>>> Balance("none", one, other).is_fair
True
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import dist, inf
from typing import Literal, get_args

from grognard.core.messages import Message, say
from grognard.core.records import Record

Place = tuple[int, int]
Symmetry = Literal["point", "mirror", "none"]
"""Turned half round the table is the same; the one half is the other in a mirror; neither."""
SYMMETRIES: tuple[Symmetry, ...] = get_args(Symmetry)

BOUND = 0.1
"""By how much the edges of a fair table may differ: in the share of what is seen, in the share of what is covered, and
in the length of the ways, as a part of the longer."""

WATCHERS, WATCHED = 7, 2
"""Every which place of a third of the table is looked from, and looked at."""

SLOWED = 2
"""So many times as long counts a step over ground that slows."""


class Half(Record):
    """What one edge of a table has. ``sight``: the share of the middle third that is seen from its own third;
    ``cover``: the share of its own third that is hidden or in cover from the middle third, both averaged over the
    places looked from; ``way``: how far it is on foot from its edge to an objective, in the map's unit, ground that
    slows counting twice, averaged over edge and objectives (infinite: there is no way)."""

    sight: float
    cover: float
    way: float


class Balance(Record):
    """How even a table is: its symmetry, and what its upper and its lower edge have."""

    symmetry: Symmetry
    upper: Half
    lower: Half

    @property
    def uneven(self) -> float:
        """The greatest difference of the edges: 0 of a table that is the same for both."""
        a, b = self.upper, self.lower
        longer = max(a.way, b.way)
        ways = 0.0 if a.way == b.way else 1.0 if longer == inf else abs(a.way - b.way) / longer
        return round(max(abs(a.sight - b.sight), abs(a.cover - b.cover), ways), 3)

    @property
    def is_fair(self) -> bool:
        """Whether the difference is within ``BOUND``."""
        return self.uneven <= BOUND

    def told(self) -> Iterator[Message]:
        """The symmetry, what each edge has, and whether that is fair, in words."""
        yield say("map-symmetry", symmetry=self.symmetry)
        for edge, half in (("upper", self.upper), ("lower", self.lower)):
            sight, cover = (round(100 * share) for share in (half.sight, half.cover))
            yield say(
                "map-half", edge=edge, sight=sight, cover=cover, way="∞" if half.way == inf else f"{half.way:.1f}"
            )
        yield say(
            "map-fair" if self.is_fair else "map-unfair", uneven=round(100 * self.uneven), most=round(100 * BOUND)
        )


def halves(
    step: int,
    places: Sequence[Place],
    objectives: Sequence[Place],
    seen: Callable[[Place, Sequence[Place]], Sequence[int]],
    going: Callable[[Sequence[tuple[Place, Place]]], Sequence[int]],
) -> tuple[Half, Half]:
    """The upper and the lower half of a table.

    ``places`` cover it evenly, as many above as below its middle line, neighbours being about ``step`` apart; ``seen``
    says of places how far a man sees them from one (0 not, 1 in cover, 2 freely), ``going`` of steps from place to
    place whether each is closed (0), open (1) or slow (2). All in thousandths of the map's unit.
    """
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    third = (bottom - top) / 3
    steps = _steps(places, step, going)
    lengths = [_lengths(steps, min(places, key=lambda at: dist(at, goal))) for goal in objectives]

    def some(share: int, least: float, most: float, edge: int) -> list[Place]:
        """Every so many of the places at a distance from an edge, in an order that is the same for both edges."""
        found = [at for at in places if least <= abs(at[1] - edge) < most]
        keys = sorted({(abs(y - edge), abs(2 * x - left - right)) for x, y in found})
        keys = keys[share // 2 :: share] or keys
        return [at for at in found if (abs(at[1] - edge), abs(2 * at[0] - left - right)) in keys]

    def half(edge: int) -> Half:
        near = (0, third, edge)
        middle = (third, 2 * third + 1, edge)
        own = some(WATCHED, *near)
        sights = [level for at in some(WATCHERS, *near) for level in seen(at, some(WATCHED, *middle))]
        covers = [level for at in some(WATCHERS, *middle) for level in seen(at, own)]
        ways = [way.get(at, inf) for way in lengths for at in places if abs(at[1] - edge) <= step]
        return Half(
            sight=sum(level > 0 for level in sights) / len(sights),
            cover=sum(level < 2 for level in covers) / len(covers),
            way=_mean(ways) / 1000,
        )

    return half(top), half(bottom)


def _mean(ways: Sequence[float]) -> float:
    """Of the ways there are."""
    found = [way for way in ways if way < inf]
    return sum(found) / len(found) if found else inf


def _steps(
    places: Sequence[Place], step: int, going: Callable[[Sequence[tuple[Place, Place]]], Sequence[int]]
) -> Mapping[Place, list[tuple[Place, float]]]:
    """From each place the open steps to its neighbours, the slantwise ones too, and their lengths."""
    near = 1.5 * step
    pairs = [(a, b) for n, a in enumerate(places) for b in places[n + 1 :] if dist(a, b) < near]
    found: dict[Place, list[tuple[Place, float]]] = {place: [] for place in places}
    for (a, b), level in zip(pairs, going(pairs), strict=True):
        if level:
            length = dist(a, b) * (SLOWED if level > 1 else 1)
            found[a].append((b, length))
            found[b].append((a, length))
    return found


def _lengths(steps: Mapping[Place, Sequence[tuple[Place, float]]], goal: Place) -> Mapping[Place, float]:
    """The length of the shortest way from each place that has one."""
    found: dict[Place, float] = {}
    queue: list[tuple[float, Place]] = [(0.0, goal)]
    while queue:
        gone, place = heapq.heappop(queue)
        if place in found:
            continue
        found[place] = gone
        for other, length in steps[place]:
            if other not in found:
                heapq.heappush(queue, (gone + length, other))
    return found
