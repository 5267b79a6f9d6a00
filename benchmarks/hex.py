"""Lines, sight for a whole map of 25 by 20 hexes, and ways over it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from timeit import timeit

from grognard.space.hex.bearing import arc
from grognard.space.hex.grid import DIRECTIONS, Hex, Hexside, disc, from_offset
from grognard.space.hex.line import legs, line
from grognard.space.hex.sightlines import Sightlines
from grognard.space.hex.ways import ways

PLACES = [from_offset(column, row) for column in range(25) for row in range(20)]


def microseconds(code: Callable[[], object], number: int) -> float:
    return timeit(code, number=number) / number * 1e6


def main() -> None:
    random = Random(1)
    woods = random.sample(PLACES, 150)
    cliffs = [(place, random.choice(DIRECTIONS)) for place in random.sample(PLACES, 40)]
    hedges = [place.side(direction) for place, direction in cliffs]
    pairs = [random.sample(PLACES, 2) for _ in range(2000)]

    def lay() -> Sightlines:
        legs.cache_clear()
        return Sightlines(PLACES)

    board = lay()

    def blocked() -> object:
        left, right, both = board.along(woods)
        across = (board.crossing_sides(hedges) > 0) | (board.crossing_own_sides(cliffs) > 0)
        return (board.crossing(woods) > 0) | (both > 0) | ((left > 0) & (right > 0)) | across

    town = set(disc(from_offset(12, 10), 8))

    def cost(here: Hex, there: Hex, side: Hexside) -> int | None:
        return 1 if there in town else None

    print(f"{len(PLACES)} hexes, {len(PLACES) * (len(PLACES) - 1) // 2} lines")
    print(f"all lines laid out, once for a map     {microseconds(lay, 3) / 1000:6.0f} ms")
    print(f"blocked by woods, hedges, cliffs: all  {microseconds(blocked, 5) / 1000:6.0f} ms")
    one = microseconds(lambda: [line(*pair) for pair in pairs], 3) / len(pairs)
    print(f"one line by itself                     {one:6.1f} µs")
    one = microseconds(lambda: [arc(start, DIRECTIONS[1], end) for start, end in pairs], 5) / len(pairs)
    print(f"front or rear                          {one:6.1f} µs")
    reached = microseconds(lambda: ways(from_offset(12, 10), cost, 4), 50)
    print(f"hexes within 4 steps, all ways         {reached:6.0f} µs")


if __name__ == "__main__":
    main()
