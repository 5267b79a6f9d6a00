"""A sound formation for an army that is set up at once: no rule, but what a hurried player would do."""

from __future__ import annotations

from grognard.games.axis_allies_minis.context import G
from grognard.games.axis_allies_minis.deployment import forwards, to_set_up
from grognard.games.axis_allies_minis.ranges import longest_range
from grognard.games.axis_allies_minis.state import Unit
from grognard.space.hex.grid import Hex

CLOSE, FAR = 3, 6
"""Ranges, in hexes: below the one a unit lives by assault, from the other on by fire from a distance."""


def order_of_set_up(g: G, seat: int) -> list[Unit]:
    """Guns and Vehicles first, then those who shoot far, then the rest; Commanders last, beside the others."""

    def rank(unit: Unit) -> tuple[int, int]:
        card = unit.of
        group = 3 if card.kind == "commander" else 0 if card.is_artillery else 1 if card.type == "vehicle" else 2
        return group, -longest_range(card)

    return sorted(to_set_up(g, seat), key=rank)


def worth_of_hex(g: G, unit: Unit, at: Hex) -> float:
    """How well a unit stands in a hex at the beginning: near the objective, in cover, with a field of fire, spread out,
    Vehicles by a road."""
    board, card = g.context.board, unit.of
    reach = longest_range(card)
    distance = board.distance(at, g.context.map.objective)
    worth = -float(distance) * (0.5 if reach >= FAR else 1.0)
    if board.cover(at, card.type):
        worth += 2.0
    ahead = forwards(g, unit.seat)
    field = sum(1 for place in board.row(at, ahead)[:reach] if board.sees(at, place))
    worth += 0.3 * field if reach > CLOSE else 0.0
    if card.type == "vehicle" and any(at in (side.first, side.second) for side in g.context.map.roads):
        worth += 1.5
    mates = [other for other in g.state.in_hex(at) if other.seat == unit.seat]
    worth -= 1.5 * len(mates)
    if card.kind == "commander":
        near = sum(1 for other in g.state.standing(unit.seat) if other.at and board.distance(other.at, at) <= 1)
        worth += 1.0 * near
    return worth
