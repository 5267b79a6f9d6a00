"""Cheapest ways over hexes, at costs the game names."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

from grognard.space.hex.grid import Hex, Hexside, hexside

Node = TypeVar("Node", bound=Hashable)

StepCost = Callable[[Hex, Hex, Hexside], int | None]
"""The cost of a step from a hex to a neighbour across their hexside; None if it is closed."""


class Ways(Generic[Node]):
    """The cheapest ways from one place: what each place costs to reach, and the way there."""

    def __init__(self, start: Node, costs: dict[Node, int], before: dict[Node, Node]) -> None:
        self.start = start
        self.costs = costs
        """The least cost of every place that can be reached, the start included at 0, cheapest first."""
        self._before = before

    def way(self, end: Node) -> tuple[Node, ...]:
        """The cheapest way, both ends included. Raises ``KeyError`` for a place that cannot be reached."""
        if end not in self.costs:
            raise KeyError(end)
        found = [end]
        while found[-1] != self.start:
            found.append(self._before[found[-1]])
        return tuple(reversed(found))


def ways(start: Hex, cost: StepCost, budget: int | None = None) -> Ways[Hex]:
    """The cheapest ways over hexes, as far as the budget goes. The game closes the edge of the map by its cost.

    Of ways equally cheap the one found first is kept, directions being tried clockwise from N, so that equal maps give
    equal ways. Raises ``ValueError`` for a cost below 0.

    >>> wood = {Hex(1, 0), Hex(1, -1)}
    >>> found = ways(Hex(0, 0), lambda here, there, side: 3 if there in wood else 1, budget=4)
    >>> found.costs[Hex(2, 0)], [(place.q, place.r) for place in found.way(Hex(1, 1))]
    (3, [(0, 0), (0, 1), (1, 1)])
    """

    def steps(here: Hex) -> Iterable[tuple[Hex, int]]:
        for there in here.neighbours:
            price = cost(here, there, hexside(here, there))
            if price is not None:
                yield there, price

    return ways_over(start, steps, budget)


def ways_over(
    start: Node, steps: Callable[[Node], Iterable[tuple[Node, int]]], budget: int | None = None
) -> Ways[Node]:
    """The cheapest ways over any places: hexes together with whatever else the next cost depends on (a facing, a free
    road hex already used). ``steps`` gives the places next to one, with the cost of each. Otherwise as ``ways``.
    """
    costs: dict[Node, int] = {}
    least = {start: 0}
    before: dict[Node, Node] = {}
    queue = [(0, 0, start)]
    pushed = 0
    while queue:
        spent, _, here = heapq.heappop(queue)
        if here in costs:
            continue
        costs[here] = spent
        for there, price in steps(here):
            if price < 0:
                raise ValueError(f"the step from {here} to {there} costs {price}")
            total = spent + price
            if (budget is None or total <= budget) and (there not in least or total < least[there]):
                least[there] = total
                before[there] = here
                pushed += 1
                heapq.heappush(queue, (total, pushed, there))
    return Ways(start, costs, before)
