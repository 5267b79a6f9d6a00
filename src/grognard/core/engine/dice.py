"""Dice: what is rolled, how it is read, with which weights, and where the faces come from.

A ``Roll`` names its pools, how each is read and why. People and the log see faces; enumeration sees the outcomes of the
readings with their exact weights, so that equal outcomes are never told apart twice.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise, product
from math import comb, factorial
from typing import Annotated, Protocol, SupportsIndex, Union

from msgspec import Meta

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record

MOST_DICE = 2_000
"""So many dice are rolled at once at most: more than any game asks, few enough to be rolled and shown."""

Face = Annotated[int, Meta(ge=-1_000, le=1_000)]
"""A face, or a bound of faces: modifiers can take one below 1 and beyond the die."""

SEED_LIMIT = 2**63
"""Seeds lie from minus this number to one less than it."""
LONGEST_SEED = 80
"""So much is told of what cannot be one."""


class Successes(Record, tag=True):
    """How many dice show at least ``need``."""

    need: Face

    def read(self, faces: tuple[int, ...]) -> int:
        need = self.need
        return sum(1 for face in faces if face >= need)

    def outcomes(self, count: int, sides: int) -> Iterator[tuple[int, Fraction]]:
        chance = Fraction(min(max(sides + 1 - self.need, 0), sides), sides)
        for hits in range(count + 1):
            weight = comb(count, hits) * chance**hits * (1 - chance) ** (count - hits)
            if weight:
                yield hits, weight


class Brackets(Record, tag=True):
    """How many dice fall in each bracket: below ``bounds[0]``, from there to below ``bounds[1]``, and so on.

    ``need``: from which face on a die has done what it should, if not from the lowest bound on."""

    bounds: Annotated[tuple[Face, ...], Meta(max_length=100)]
    need: Face | None = None

    def is_success(self, face: int) -> bool:
        """Whether a die that shows this has done what it should."""
        return face >= (self.bounds[0] if self.need is None else self.need)

    def read(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        counts = [0] * (len(self.bounds) + 1)
        for face in faces:
            counts[sum(1 for bound in self.bounds if face >= bound)] += 1
        return tuple(counts)

    def outcomes(self, count: int, sides: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        edges = (1, *self.bounds, sides + 1)
        widths = [max(0, min(high, sides + 1) - max(low, 1)) for low, high in pairwise(edges)]
        for counts in _compositions(count, len(widths)):
            ways = factorial(count)
            for number, width in zip(counts, widths, strict=True):
                ways = ways // factorial(number) * width**number
            if ways:
                yield counts, Fraction(ways, sides**count)


class Total(Record, tag=True):
    """The sum of the dice, each first divided by ``per`` and rounded up: 3 makes a D6 a D2, 2 makes it a D3."""

    per: Annotated[int, Meta(ge=1, le=1_000)] = 1

    def read(self, faces: tuple[int, ...]) -> int:
        return sum(-(-face // self.per) for face in faces)

    def outcomes(self, count: int, sides: int) -> Iterator[tuple[int, Fraction]]:
        ways = {0: 1}
        for _ in range(count):
            more: dict[int, int] = {}
            for total, number in ways.items():
                for face in range(1, sides + 1):
                    value = total + -(-face // self.per)
                    more[value] = more.get(value, 0) + number
            ways = more
        for total, number in ways.items():
            yield total, Fraction(number, sides**count)


class Row(Record, tag=True):
    """One die on a table: the index of the first row whose upper bound it does not exceed."""

    bounds: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=100)]

    def read(self, faces: tuple[int, ...]) -> int:
        (face,) = faces
        return next(index for index, bound in enumerate(self.bounds) if face <= bound)

    def outcomes(self, count: int, sides: int) -> Iterator[tuple[int, Fraction]]:
        low = 0
        for index, bound in enumerate(self.bounds):
            if min(bound, sides) > low:
                yield index, Fraction(min(bound, sides) - low, sides)
            low = max(low, bound)


class Faces(Record, tag=True):
    """The faces themselves, in the order rolled."""

    def read(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return faces

    def outcomes(self, count: int, sides: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        for faces in product(range(1, sides + 1), repeat=count):
            yield faces, Fraction(1, sides**count)


Reading = Union[Successes, Brackets, Total, Row, Faces]


class Pool(Record):
    """``count`` dice of ``sides`` faces and how they are read."""

    count: Annotated[int, Meta(ge=0, le=MOST_DICE)]
    reading: Reading
    sides: Annotated[int, Meta(ge=1, le=1_000)] = 6

    def __post_init__(self) -> None:
        if type(self.reading) is Row and (self.count != 1 or self.reading.bounds[-1] < self.sides):
            raise ValueError("a row is read off one die, and has a place for each of its faces")


class Roll(Record, tag=True):
    """A chance node: pools rolled together, for one purpose, under these rules, by one seat (or nobody's: None).

    Its value is the reading of its only pool; of ``several``, whose number is settled by what happens, always the tuple
    of all readings, be it of one. Raises ``InputError`` for more dice than
    ``MOST_DICE``: no battle comes to so many, but a position made by hand may.
    """

    pools: Annotated[tuple[Pool, ...], Meta(min_length=1, max_length=100)]
    purpose: Message
    rules: tuple[str, ...] = ()
    seat: int | None = None
    several: bool = False

    def __post_init__(self) -> None:
        if self.count > MOST_DICE:
            raise InputError(say("dice-too-many", count=self.count, most=MOST_DICE))

    @property
    def count(self) -> int:
        """How many dice are rolled."""
        return sum(pool.count for pool in self.pools)

    @property
    def sides(self) -> tuple[int, ...]:
        """The number of faces of each die, in order."""
        return tuple(pool.sides for pool in self.pools for _ in range(pool.count))

    def read(self, faces: tuple[int, ...]) -> object:
        """The value of these faces, pool after pool."""
        return self._value(tuple(pool.reading.read(shown) for pool, shown in self.by_pool(faces)))

    def _value(self, readings: tuple[object, ...]) -> object:
        return readings[0] if len(readings) == 1 and not self.several else readings

    def by_pool(self, faces: tuple[int, ...]) -> Iterator[tuple[Pool, tuple[int, ...]]]:
        """Each pool with its part of the faces."""
        start = 0
        for pool in self.pools:
            yield pool, faces[start : start + pool.count]
            start += pool.count

    def outcomes(self) -> Iterator[tuple[object, Fraction]]:
        """Every value with its exact probability."""
        readings = [list(pool.reading.outcomes(pool.count, pool.sides)) for pool in self.pools]
        for combination in product(*readings):
            weight = Fraction(1)
            for _, part in combination:
                weight *= part
            yield self._value(tuple(value for value, _ in combination)), weight


def roll(count: int, reading: Reading, purpose: Message, *rules: str, seat: int | None = None, sides: int = 6) -> Roll:
    """A roll of one pool.

    >>> from grognard.core.messages import say
    >>> roll(3, Successes(5), say("dice")).read((5, 2, 6))
    2
    """
    return Roll((Pool(count, reading, sides),), purpose, rules, seat)


def rolls(pools: Iterable[Pool], purpose: Message, *rules: str, seat: int | None = None) -> Roll:
    """A roll of as many pools as it happens to be: its value is the tuple of their readings, of one or none too.

    >>> from grognard.core.messages import say
    >>> rolls([Pool(3, Successes(5))], say("dice")).read((5, 2, 6))
    (2,)
    """
    return Roll(tuple(pools), purpose, rules, seat, several=True)


class DiceSource(Protocol):
    """Where faces come from. ``number`` counts the rolls of the battle so far, ``used`` its dice."""

    def faces(self, roll: Roll, number: int, used: int) -> tuple[int, ...] | None:
        """The faces of this roll, or None if somebody else must say (a person, an enumerator)."""


class Stream:
    """Dice from a counter: roll ``number`` of ``seed`` always shows the same faces, whatever came before.

    Sealed dice come from a ``key`` instead; the seed is then that of the dice before. Raises ``InputError`` for a seed
    that is no whole number, or does not fit in 64 bits, the largest number a save can hold.

    >>> from grognard.core.messages import say
    >>> Stream(7).faces(roll(4, Total(), say("dice")), 0, 0) == Stream(7).faces(roll(4, Total(), say("dice")), 0, 9)
    True
    """

    def __init__(self, seed: int, key: bytes | None = None) -> None:
        whole = operator.index(seed) if isinstance(seed, SupportsIndex) else None
        if whole is None or not -SEED_LIMIT <= whole < SEED_LIMIT:
            given = str(seed)[:LONGEST_SEED]
            raise InputError(say("seed-too-large", seed=given, least=str(-SEED_LIMIT), most=str(SEED_LIMIT - 1)))
        self.seed = seed = whole
        self._key = seed.to_bytes(16, "big", signed=True) if key is None else key

    def faces(self, roll: Roll, number: int, used: int) -> tuple[int, ...]:
        """Fair faces by rejection from keyed BLAKE2b."""
        drawn: list[int] = []
        sides = roll.sides
        block = 0
        while True:
            digest = blake2b(number.to_bytes(8, "big") + block.to_bytes(4, "big"), key=self._key).digest()
            for start in range(0, 64, 2):
                word = (digest[start] << 8) | digest[start + 1]
                die = sides[len(drawn)]
                if word < 65536 - 65536 % die:
                    drawn.append(word % die + 1)
                    if len(drawn) == len(sides):
                        return tuple(drawn)
            block += 1


class Script:
    """Dice written down beforehand, for tests and replays. A test checks that ``battle.used == len(script)``."""

    def __init__(self, *faces: int) -> None:
        self.script = faces

    def __len__(self) -> int:
        return len(self.script)

    def faces(self, roll: Roll, number: int, used: int) -> tuple[int, ...]:
        """The next dice of the script.

        Raises ``AssertionError`` when the script is too short, naming the roll that wanted more.
        """
        drawn = self.script[used : used + roll.count]
        assert len(drawn) == roll.count, f"the script has no dice left for {roll.purpose} ({roll.count} dice)"
        return drawn


class Waiting:
    """No faces of its own: the battle stops at each roll for a person or an enumerator to settle it."""

    def faces(self, roll: Roll, number: int, used: int) -> None:
        """Nothing; the roll becomes the pending question."""


@lru_cache(maxsize=4096)
def _compositions(total: int, parts: int) -> tuple[tuple[int, ...], ...]:
    if parts == 1:
        return ((total,),)
    return tuple((first, *rest) for first in range(total + 1) for rest in _compositions(total - first, parts - 1))
