"""The board of Axis & Allies Miniatures: sight of all pairs of both maps, and what a question to it costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from benchmarks.measure import command, microseconds, report
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.maps import HexMap, load_map, map_names
from grognard.games.axis_allies_minis.ground.arcs import enfilades, uses_front_defence
from grognard.games.axis_allies_minis.ground.board import Board, board_of
from grognard.games.axis_allies_minis.ground.ranges import printed_dice
from grognard.space.hex.grid import DIRECTIONS, from_label
from grognard.space.hex.line import legs

READINGS = {"same_side_edges": "visible", "corner_touch": "visible"}


def largest_map() -> HexMap:
    """A map of the greatest size a file may have."""
    random = Random(1)
    lines = ["".join(random.choice("....TFHM") for _ in range(30)) for _ in range(30)]
    head = {"format": "grognard-hex-map", "version": 1, "title": "Large", "objective": "A1"}
    return load_map(head | {"terrain": "\n".join(lines), "zones": {"north": [1, 5], "south": [26, 30]}})


def new_board(ground: HexMap) -> Board:
    """A board computed from nothing, every pair of hexes asked for."""
    legs.cache_clear()
    board = Board(ground, READINGS)
    for place in board.hexes:
        board.visible(place)
    return board


def main() -> None:
    grounds = [*map(load_map, map_names()), largest_map()]
    for ground in grounds:
        spent = microseconds(partial(new_board, ground), number=1)
        report(f"{ground.title}, {len(ground.terrain)} hexes", [value / 1000 for value in spent], "ms")
    crossroads = grounds[0]
    board = board_of(crossroads, READINGS)
    random = Random(2)
    pairs = [random.sample(board.hexes, 2) for _ in range(2000)]
    friends = [(one, one.neighbour(random.choice(DIRECTIONS)), other) for one, other in pairs]
    smoke = frozenset(map(from_label, ("F4", "G5", "H8")))
    tank, target = CARDS["panther-ausf-d"], CARDS["m4a1-sherman"]
    questions: dict[str, Callable[[], object]] = {
        "the board of a map": lambda: [board_of(crossroads, READINGS) for _pair in pairs],
        "distance": lambda: [board.distance(one, other) for one, other in pairs],
        "sight": lambda: [board.sees(one, other) for one, other in pairs],
        "sight with smoke on the map": lambda: [board.sees_through(one, other, smoke) for one, other in pairs],
        "sight explained": lambda: [board.sight(one, other) for one, other in pairs],
        "what covers a target": lambda: [board.cover_source(one, other, "soldier") for one, other in pairs],
        "front or rear defence": lambda: [uses_front_defence(one, DIRECTIONS[1], other) for one, other in pairs],
        "enfilade": lambda: [enfilades(one, friend, other) for one, friend, other in friends],
        "attack dice": lambda: [printed_dice(tank, 6, target) for _pair in pairs],
    }
    for name, ask in questions.items():
        ask()
        report(name, [value / len(pairs) for value in microseconds(ask, number=5)], "µs", 2)
    command()


if __name__ == "__main__":
    main()
