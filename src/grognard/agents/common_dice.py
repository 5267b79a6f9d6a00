"""Dice of imagined battles that are compared: what happens in two courses of a world falls alike in both, and over the
worlds good luck and bad are spread evenly.

Two courses that part by one choice soon have rolled different numbers of dice, and dice that are told apart by their
number alone have nothing in common from then on. These go by what they are for: the shots of a unit in a turn, the next
token of a cup. So what is left of the difference of two courses is what the choice has done, and little of what fell
elsewhere on the table.

Each pool has a luck between 0 and 1 in each world, and shows what is better than that share of all its results: many
hits where luck is high, few where it is low, in either course, however many dice each rolls. Of ``WORLDS`` worlds one
has its luck in the lowest part, one in the next, and so on (Latin hypercube sampling). In each world alone the dice are
fair ones.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Hashable
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate, product
from math import comb
from random import Random
from typing import Any

from grognard.agents.quick import unit_of
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Brackets, Pool, Roll, Successes, Total

WORLDS = 8
"""Over so many worlds luck is spread evenly."""
LISTED = 1296
"""Of so many results at most all are gone through: a total of four six-sided dice."""


class CommonDice:
    """The dice of one course through a world of those that ``seed`` begins. Each course has its own; those of the same
    world are alike."""

    def __init__(self, seed: int, world: int) -> None:
        self._seed, self._world = seed, world
        self._deed: Hashable = None
        self._fallen: Counter[Hashable] = Counter()

    def begin(self, deed: Hashable) -> None:
        """From here on a side rolls for this deed."""
        self._deed = deed

    def faces(self, roll: Roll, number: int, used: int) -> tuple[int, ...]:
        """Faces by what the roll is for, whose it is, in which deed, if it is anybody's, and how often the like was
        rolled before."""
        what = roll.purpose.id, roll.seat, None if roll.seat is None else self._deed
        self._fallen[what] += 1
        said = repr((self._seed, what, self._fallen[what])).encode()
        found: list[int] = []
        for at, pool in enumerate(roll.pools):
            part, chance = self._drawn(said, at)
            found.extend(faces_of(pool, (part + chance.random()) / WORLDS, chance))
        return tuple(found)

    def _drawn(self, said: bytes, at: int) -> tuple[int, Random]:
        """For one pool, in which part of all luck this world is, each of ``WORLDS`` in another by lot; and chance for
        the rest."""
        block, world = divmod(self._world, WORLDS)
        lots = blake2b(b"%b %d %d" % (said, at, block), digest_size=2 * WORLDS).digest()
        mine = lots[world], world
        part = sum((lots[other], other) < mine for other in range(WORLDS))
        return part, Random(int.from_bytes(lots, "big") ^ world)


def faces_of(pool: Pool, luck: float, chance: Random) -> list[int]:
    """The faces of a pool that is so lucky, from 0 to below 1; ``chance`` says what luck leaves open. Of even luck fair
    dice come. A pool that is read face by face has no luck.

    >>> from grognard.core.engine.dice import Row
    >>> faces_of(Pool(1, Row((2, 6))), 0.99, Random(1)), faces_of(Pool(2, Total()), 0.0, Random(1))
    ([6], [1, 1])
    >>> sum(face >= 5 for face in faces_of(Pool(6, Successes(5)), 0.5, Random(1)))
    2
    """
    count, sides, reading = pool.count, pool.sides, pool.reading
    if count == 1:
        return [int(luck * sides) + 1]
    if isinstance(reading, Total) and sides**count <= LISTED:
        listed = totals(count, sides)
        return list(listed[int(luck * len(listed))])
    need = reading.need if isinstance(reading, Successes | Brackets) else None
    if need is None and isinstance(reading, Brackets) and reading.bounds:
        need = reading.bounds[0]
    if need is None:
        return [1 + int(chance.random() * sides) for _ in range(count)]
    need = max(1, min(sides + 1, need))
    hits = bisect_right(successes(count, sides + 1 - need, sides), luck)
    drawn = chance.random
    found = [need + int(drawn() * (sides + 1 - need)) for _ in range(hits)]
    found += [1 + int(drawn() * (need - 1)) for _ in range(count - hits)]
    chance.shuffle(found)
    return found


@lru_cache(maxsize=64)
def totals(count: int, sides: int) -> list[tuple[int, ...]]:
    """All that so many dice may show, by their sums."""
    return sorted(product(range(1, sides + 1), repeat=count), key=sum)


@lru_cache(maxsize=4096)
def successes(count: int, good: int, sides: int) -> list[float]:
    """Up to which luck 0, 1, ... of so many dice, but not all, show one of ``good`` faces.

    >>> successes(2, 1, 2)
    [0.25, 0.75]
    """
    ways = [comb(count, hits) * good**hits * (sides - good) ** (count - hits) for hits in range(count)]
    return [below / sides**count for below in accumulate(ways)]


def go_on(battle: Battle[Any], choice: Choice, asked: Decision) -> None:
    """Make a choice in a battle that has such dice: a unit that is named begins a deed, until another one is."""
    unit = unit_of(choice) or unit_of(asked)
    if unit is not None and isinstance(battle.source, CommonDice):
        battle.source.begin((battle.system.evaluator.clock(battle), unit))
    battle.take(choice, asked)
