"""Which choices are worth looking ahead for: few, and of different kinds.

A question may list hundreds of choices that differ by an inch or a hex. After the one worth most come in turn those of
three kinds: another deed or another target of the same unit; the same deed further down its ranking at growing steps,
so that places far apart are among them; and the best of another unit, which is to act first. What is left over is
filled up from the top. Choices that differ by nothing but a facing count once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import chain, zip_longest
from typing import TypeVar

from grognard.agents.quick import Judged, unit_of
from grognard.core.engine.choices import Choice

T = TypeVar("T")


def candidates(ranking: Sequence[Judged], most: int) -> list[Choice]:
    """At most so many choices of a ranking, its best first."""
    ranked = list(first_of_each([row.choice for row in ranking], wherever_it_faces))
    best = ranked[0]
    own = [choice for choice in ranked if unit_of(choice) == unit_of(best)]
    others = [choice for choice in ranked if unit_of(choice) != unit_of(best)]
    kinds = (
        first_of_each(own, deed_of),
        spread([choice for choice in own if deed_of(choice) == deed_of(best)]),
        first_of_each(others, unit_of),
    )
    in_turn = (choice for row in zip_longest(*kinds) for choice in row if choice is not None)
    return list(dict.fromkeys(chain([best], in_turn, own, others)))[:most]


def deed_of(choice: Choice) -> Hashable:
    """What a choice does, and to whom, wherever and whichever way."""
    named = (getattr(choice, field) for field in choice.__struct_fields__ if field not in ("unit", "facing"))
    return type(choice), tuple(value for value in named if value is None or type(value) is str)


def wherever_it_faces(choice: Choice) -> Hashable:
    """All of a choice but the facing."""
    return type(choice), tuple(getattr(choice, field) for field in choice.__struct_fields__ if field != "facing")


def first_of_each(ranked: Sequence[Choice], key: Callable[[Choice], Hashable]) -> Iterator[Choice]:
    """Of those that have the same key the first."""
    seen: set[Hashable] = set()
    for choice in ranked:
        if (kind := key(choice)) not in seen:
            seen.add(kind)
            yield choice


def spread(ranked: Sequence[T]) -> Iterator[T]:
    """Some of a ranking, at growing steps: the first, second, fourth, tenth.

    >>> list(spread("abcdefghij"))
    ['a', 'b', 'd', 'j']
    """
    at = 0
    while at < len(ranked):
        yield ranked[at]
        at = 3 * at if at else 1
