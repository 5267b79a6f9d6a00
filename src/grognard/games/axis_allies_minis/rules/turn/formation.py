"""A sound formation for an army that is set up at once: no rule, but what a hurried player would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.ground.ranges import longest_range
from grognard.games.axis_allies_minis.rules.movement.penalty import crowded
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex

CLOSE, FAR = 3, 6
"""Ranges, in hexes: up to the first a unit lives by assault, from the second on by fire from a distance."""
COVER, ROAD, FIELD, COMPANY, LED = 2.0, 1.5, 0.3, 1.5, 1.0
"""What cover, a road (to a Vehicle) and each hex of a field of fire add to a place, what each friend in the hex takes
from it, and each friend beside a Commander adds; a hex nearer to the objective is worth 1."""


def rank(unit: Unit) -> tuple[int, int]:
    """Guns and Vehicles are set up first, then those who shoot far, then the rest; Commanders last."""
    card = unit.of
    group = 3 if card.kind == "commander" else 0 if card.is_artillery else 1 if card.type == "vehicle" else 2
    return group, -longest_range(card)


def best_place(g: G, unit: Unit, zone: tuple[Hex, ...], ahead: Direction) -> Hex | None:
    """The best free hex of its zone for a unit, the others standing as they do; None if none is free."""
    worth = place_worth(g, unit, zone, ahead)
    taken = crowded(g, unit)
    free = (at for at in zone if at not in taken and g.context.crossings.can_stand(unit.of, at))
    return max(free, key=lambda at: (worth(at), at), default=None)


def place_worth(g: G, unit: Unit, zone: tuple[Hex, ...], ahead: Direction) -> Callable[[Hex], float]:
    """What each hex of its zone is worth to a unit, the others standing as they do."""
    worth = ground_worth(g.context.board, unit.card, zone, ahead)
    mates: Counter[Hex] = Counter()
    near: Counter[Hex] = Counter()
    for other in g.state.standing(unit.seat):
        assert other.at is not None
        mates[other.at] += 1
        if unit.of.kind == "commander":
            near.update((other.at, *g.context.board.neighbours(other.at)))
    return lambda at: worth[at] - COMPANY * mates[at] + LED * near[at]


@lru_cache(maxsize=4096)
def ground_worth(board: Board, card_id: str, zone: tuple[Hex, ...], ahead: Direction) -> dict[Hex, float]:
    """How well a unit of a card stands in each hex at the beginning: near the objective, in cover, with a field of
    fire, Vehicles by a road."""
    card = CARDS[card_id]
    reach = longest_range(card)
    roads = {at for side in board.map.roads for at in (side.first, side.second)}
    found = {}
    for at in zone:
        worth = -board.distance(at, board.map.objective) * (0.5 if reach >= FAR else 1.0)
        if board.cover(at, card.type):
            worth += COVER
        if reach > CLOSE:
            worth += FIELD * sum(1 for place in board.row(at, ahead)[:reach] if board.sees(at, place))
        if card.type == "vehicle" and at in roads:
            worth += ROAD
        found[at] = worth
    return found
