"""Questions side by side: what each modifier is worth, which weapon against which target, where two break even."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from grognard.core.messages import Message
from grognard.core.records import Record, to_builtins
from grognard.core.words import english
from grognard.odds.answers import Answer
from grognard.odds.asking import ask, game

Measure = Callable[[Answer], float]
"""What is compared: a number read off an answer. By default the game's own: men lost, the chance to do any harm."""


class Worth(Record):
    """What a change is worth: the measure with it, and how much more or less that is than without. None: impossible
    then, and ``why``."""

    title: Message
    value: float | None
    difference: float | None
    why: str = ""

    def __str__(self) -> str:
        if self.value is None:
            return f"{english(self.title)}: {self.why}"
        more = "" if self.difference is None else f" ({self.difference:+.2f})"
        return f"{english(self.title)}: {self.value:.2f}{more}"


def worth(
    name: str,
    question: Record | Mapping[str, Any],
    changes: Mapping[str, Mapping[str, Any]] | None = None,
    measure: Measure | None = None,
) -> list[Worth]:
    """How much each modifier is worth to the attacker: the question asked again with one thing changed.

    Without ``changes`` (fields by what to call the change) those the game thinks worth asking about: cover, one pin
    more, half the range.
    """
    asked = dict(to_builtins(question)) if isinstance(question, Record) else dict(question)
    judge = measure or game(name).measure
    before = ask(name, asked)
    base = None if before.refused is not None else judge(before)
    named = (
        game(name).variations(before.question)
        if changes is None
        else [(Message("odds-change", {"name": title}), dict(fields)) for title, fields in changes.items()]
    )
    found = []
    for title, fields in named:
        answer = ask(name, {**asked, **fields})
        if answer.refused is not None:
            found.append(Worth(title, None, None, str(answer)))
        else:
            value = judge(answer)
            found.append(Worth(title, value, None if base is None else value - base))
    return found


class Table(Record):
    """A measure for every attacker (a row) against every target (a column); None where the attack is impossible."""

    attackers: tuple[str, ...]
    targets: tuple[str, ...]
    values: tuple[tuple[float | None, ...], ...]

    def best(self, target: str) -> str | None:
        """The best attacker against a target, the first of equals; None if none can attack it."""
        column = self.targets.index(target)
        rows = [(row[column], attacker) for row, attacker in zip(self.values, self.attackers, strict=True)]
        known = [(value, attacker) for value, attacker in rows if value is not None]
        return max(known, key=lambda each: each[0])[1] if known else None

    def __str__(self) -> str:
        width = max(len(attacker) for attacker in self.attackers)
        columns = [max(len(target), 6) for target in self.targets]
        best = [self.best(target) for target in self.targets]
        heads = "  ".join(f"{target:>{size}} " for target, size in zip(self.targets, columns, strict=True))
        lines = [f"{'':<{width}}  {heads}".rstrip()]
        for attacker, row in zip(self.attackers, self.values, strict=True):
            cells = [
                f"{'–' if value is None else f'{value:.2f}':>{size}}{'*' if name == attacker else ' '}"
                for value, size, name in zip(row, columns, best, strict=True)
            ]
            lines.append(f"{attacker:<{width}}  {'  '.join(cells)}".rstrip())
        return "\n".join(lines)


def table(
    name: str, attackers: Sequence[str], targets: Sequence[str], measure: Measure | None = None, **fields: Any
) -> Table:
    """Which weapon against which target: a measure for each pair, the circumstances in ``fields`` being equal."""
    judge = measure or game(name).measure

    def value(attacker: str, target: str) -> float | None:
        answer = ask(name, {"attacker": attacker, "target": target, **fields})
        return None if answer.refused is not None else judge(answer)

    rows = tuple(tuple(value(attacker, target) for target in targets) for attacker in attackers)
    return Table(tuple(attackers), tuple(targets), rows)


class BreakEven(Record):
    """Two attackers compared as one thing changes: at each value the measure of both. ``changes`` are the values from
    which another of the two is the better one, with its name; the first is how it begins."""

    first: str
    second: str
    points: tuple[tuple[Any, float, float], ...]
    changes: tuple[tuple[Any, str], ...]

    def __str__(self) -> str:
        return "; ".join(f"from {value}: {name}" for value, name in self.changes)


def break_even(
    name: str,
    first: str,
    second: str,
    target: str,
    field: str,
    values: Iterable[Any],
    measure: Measure | None = None,
    **fields: Any,
) -> BreakEven:
    """From which value of a field on (a range, pins) the other of two attackers is better; an impossible attack is
    worth nothing, and of equals the first is kept."""
    judge = measure or game(name).measure
    points = []
    changes: list[tuple[Any, str]] = []
    for value in values:
        both = []
        for attacker in (first, second):
            answer = ask(name, {"attacker": attacker, "target": target, **fields, field: value})
            both.append(0.0 if answer.refused is not None else judge(answer))
        points.append((value, both[0], both[1]))
        better = first if both[0] > both[1] else second if both[1] > both[0] else changes[-1][1] if changes else first
        if not changes or changes[-1][1] != better:
            changes.append((value, better))
    return BreakEven(first, second, tuple(points), tuple(changes))
