"""All that can come of a moment in a battle, exactly: every roll's outcomes followed with their weights."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import Brackets, Faces, Pool, Roll, Row, Successes, Total, Waiting
from grognard.core.records import to_text


def first(battle: Battle[Any]) -> Choice:
    """The choice listed first."""
    return battle.choices()[0]


def exactly(
    battle: Battle[Any],
    over: Callable[[Battle[Any]], bool],
    worth: Callable[[Battle[Any]], Hashable],
    answer: Callable[[Battle[Any]], Choice] = first,
) -> dict[Hashable, Fraction]:
    """The distribution of ``worth`` once a battle is ``over`` (in the caller's sense).

    Decisions are answered by the first choice unless told otherwise. Moments of the same position and worth are merged.
    """
    start = battle.clone()
    start.source = Waiting()
    ends: dict[Hashable, Fraction] = {}
    moments = {"": (start, Fraction(1))}
    while moments:
        later: dict[str, tuple[Battle[Any], Fraction]] = {}
        for moment, weight in moments.values():
            for copy, part in steps(moment, answer):
                if over(copy):
                    ends[worth(copy)] = ends.get(worth(copy), Fraction(0)) + weight * part
                else:
                    key = to_text((worth(copy), copy.state, copy.stack, copy.pending))
                    later[key] = (copy, later[key][1] + weight * part if key in later else weight * part)
        moments = later
    return ends


def steps(
    battle: Battle[Any], answer: Callable[[Battle[Any]], Choice] = first
) -> Iterator[tuple[Battle[Any], Fraction]]:
    """Where a battle can be one roll, or one first choice, later."""
    decision = battle.decision
    if isinstance(decision, RollDice):
        for faces, weight in showing(decision.roll):
            copy = battle.clone()
            copy.resolve_chance(faces)
            yield copy, weight
    else:
        copy = battle.clone()
        copy.choose(answer(copy))
        yield copy, Fraction(1)


def showing(roll: Roll) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """For each outcome of a roll faces that show it, and its probability."""
    pools = [
        [(faces_of(pool, value), part) for value, part in pool.reading.outcomes(pool.count, pool.sides)]
        for pool in roll.pools
    ]
    for combination in product(*pools):
        faces: tuple[int, ...] = ()
        weight = Fraction(1)
        for some, part in combination:
            faces, weight = faces + some, weight * part
        yield faces, weight


def faces_of(pool: Pool, value: Any) -> tuple[int, ...]:
    """Faces of a pool that are read as ``value``."""
    faces: tuple[int, ...]
    match pool.reading:
        case Successes(need):
            faces = (min(pool.sides, max(need, 1)),) * value + (1,) * (pool.count - value)
        case Brackets(bounds):
            lows = (1, *bounds)
            faces = tuple(low for low, number in zip(lows, value, strict=True) for _ in range(number))
        case Row(bounds):
            faces = (bounds[value],)
        case Total(per):
            most = -(-pool.sides // per)
            parts, rest = [], value
            for left in range(pool.count - 1, -1, -1):
                part = min(most, rest - left)
                parts.append(min(part * per, pool.sides))
                rest -= part
            faces = tuple(parts)
        case Faces():
            faces = value
    assert pool.reading.read(faces) == value, (pool, value, faces)
    return faces
