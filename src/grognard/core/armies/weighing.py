"""How much is wrong with an army, to see whether a change mends it."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.armies.records import Breach


def weight(breaches: Iterable[Breach], of: Breach) -> int:
    """How much is wrong of the kind of a breach: how much is lacking, or how often it is made."""
    if of.lacking:
        return sum(each.lacking for each in breaches if about(each) == about(of))
    kind = (of.rule, of.unit, of.message.id)
    return sum((each.rule, each.unit, each.message.id) == kind for each in breaches)


def about(breach: Breach) -> tuple[object, ...]:
    """What a breach says but for its numbers: two slots that are not filled are two things."""
    words = {name: value for name, value in breach.message.args.items() if not isinstance(value, int)}
    return breach.rule, breach.message.id, words


def apart(value: str | int, other: str | int) -> int:
    """How far two values of a setting are from each other; words are not."""
    return abs(value - other) if isinstance(value, int) and isinstance(other, int) else 0
