"""Which choices are worth looking ahead for: few, and of different kinds.

A question may list hundreds of choices that differ by an inch or a hex. What a unit does is chosen from each kind of
deed and each target the best, then further down its ranking at growing steps, so that places far apart are among them;
of the other units, which may act later too, each one's best; and doing nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeVar

from grognard.agents.quick import Judged, unit_of
from grognard.core.engine.choices import Choice

T = TypeVar("T")

OTHERS = 1
"""So many of other units are looked at, where a unit is picked with what it does."""


def candidates(ranking: Sequence[Judged], most: int) -> list[Choice]:
    """At most so many choices of a ranking, its best first. ``most`` is two or more."""
    ranked = [row.choice for row in ranking]
    whose = unit_of(ranked[0])
    own = [choice for choice in ranked if unit_of(choice) == whose]
    rest = [choice for choice in ranked if unit_of(choice) != whose]
    others = [*(choice for choice in rest if unit_of(choice) is None), *first_of_each(rest, unit_of)]
    few = list(dict.fromkeys(others))[:OTHERS]
    found: dict[Choice, None] = {}
    half = 1 + (most - len(few)) // 2
    found.update(dict.fromkeys(list(first_of_each(own, deed_of))[:half]))
    alike = [choice for choice in own if deed_of(choice) == deed_of(own[0])]
    for choice in (*spread(alike), *own):
        if len(found) + len(few) >= most:
            break
        found[choice] = None
    return [*found, *few][:most]


def deed_of(choice: Choice) -> Hashable:
    """What a choice does, and to whom, wherever."""
    named = (getattr(choice, field) for field in choice.__struct_fields__ if field not in ("unit", "facing"))
    return type(choice), tuple(value for value in named if value is None or isinstance(value, str))


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
