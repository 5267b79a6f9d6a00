"""Questions side by side: what each modifier is worth, which weapon against which target, where two break even."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from typing import Any

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_builtins
from grognard.core.words import spoken
from grognard.odds.answers import Answer
from grognard.odds.asking import ask, fields, fitting, game

Measure = Callable[[Answer], float]
"""What is compared: a number read off an answer. By default the game's own: men lost, the chance to do any harm."""


class Worth(Record):
    """What a change is worth: the measure with it, and how much more or less that is than without. None: impossible
    then, and ``why``. ``fields`` are those it changes."""

    title: Message
    value: float | None
    difference: float | None
    why: str = ""
    fields: dict[str, Any] = {}

    def __str__(self) -> str:
        if self.value is None:
            return f"{spoken(self.title)}: {self.why}"
        more = "" if self.difference is None else f" ({self.difference:+.2f})"
        return f"{spoken(self.title)}: {self.value:.2f}{more}"


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
        else [(Message("odds-change", {"name": title}), dict(changed)) for title, changed in changes.items()]
    )
    found = []
    idle = {field for field, _ in game(name).idle(before.question)} if changes is None else set()
    for title, changed in named:
        if idle.issuperset(changed):
            continue
        try:
            answer = ask(name, {**asked, **changed})
        except InputError:
            # It makes no sense together with what else is asked: nobody would ask it.
            if changes is None:
                continue
            raise
        if answer.refused is not None:
            found.append(Worth(title, None, None, str(answer), changed))
        else:
            value = judge(answer)
            found.append(Worth(title, value, None if base is None else value - base, fields=changed))
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
        answer = ask(name, fitting(name, {"attacker": attacker, "target": target, **fields}))
        return None if answer.refused is not None else judge(answer)

    rows = tuple(tuple(value(attacker, target) for target in targets) for attacker in attackers)
    return Table(tuple(attackers), tuple(targets), rows)


class Curve(Record):
    """Questions compared as one thing changes: the measure of each at each value, None where it is impossible.
    ``changes`` are the values from which another is the best, with its number; the first is how it begins. None: none
    does anything."""

    field: str
    values: tuple[float, ...]
    lines: tuple[tuple[float | None, ...], ...]
    changes: tuple[tuple[float, int | None], ...]


MOST_POINTS = 40


def curve(
    name: str,
    questions: Sequence[Record | Mapping[str, Any]],
    field: str,
    values: Iterable[float] | None = None,
    measure: Measure | None = None,
) -> Curve:
    """How questions fare as one field of all of them changes; of equals the one that was best before is kept.

    Without ``values`` whole numbers as far as the field goes, at most 40, and no farther than anything is possible.
    Raises ``InputError`` if the field is none of numbers.
    """
    judge = measure or game(name).measure
    asked = [dict(to_builtins(each)) if isinstance(each, Record) else dict(each) for each in questions]

    def value_of(question: dict[str, Any], value: Any) -> float | None:
        try:
            answer = ask(name, fitting(name, {**question, field: value}))
        except InputError:
            # No unit is asked about with more than it has.
            if values is None:
                return None
            raise
        return None if answer.refused is not None else judge(answer)

    if values is None:
        for question in asked:
            ask(name, question)
    given = _whole(name, field) if values is None else list(values)
    columns = [[value_of(question, value) for question in asked] for value in given]
    while values is None and len(columns) > 1 and all(each is None for each in columns[-1]):
        columns.pop()
    changes: list[tuple[float, int | None]] = []
    for value, column in zip(given, columns, strict=False):
        best = _best(column, changes[-1][1] if changes else None)
        if not changes or changes[-1][1] != best:
            changes.append((value, best))
    lines = tuple(tuple(column[number] for column in columns) for number in range(len(asked)))
    return Curve(field, tuple(given[: len(columns)]), lines, tuple(changes))


def _whole(name: str, field: str) -> list[int]:
    """The whole numbers a field may have, the first 40 of them."""
    found = next((each for each in fields(name) if each.name == field), None)
    if found is None or found.kind not in ("whole", "number"):
        raise InputError(say("odds-no-curve", field=field))
    least = ceil(found.least or 0) if found.kind == "whole" else max(1, ceil(found.least or 0))
    return list(range(least, min(int(found.most or MOST_POINTS), least + MOST_POINTS - 1) + 1))


def _best(column: Sequence[float | None], before: int | None) -> int | None:
    """The number of the best; of equals the one that was best before."""
    top = max((value for value in column if value is not None), default=0.0)
    if top <= 0:
        return None
    return before if before is not None and column[before] == top else list(column).index(top)


class BreakEven(Record):
    """Two attackers compared as one thing changes: at each value the measure of both, None where an attack is
    impossible. ``changes`` are the values from which another of the two is the better one, with its name, empty where
    neither can attack; the first is how it begins."""

    first: str
    second: str
    points: tuple[tuple[Any, float | None, float | None], ...]
    changes: tuple[tuple[Any, str], ...]

    def __str__(self) -> str:
        return "; ".join(f"from {value}: {name or '–'}" for value, name in self.changes)


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
    """From which value of a field on (a range, pins) the other of two attackers is better; of equals the one that was
    better before is kept."""
    both = (first, second)
    found = curve(
        name, [{"attacker": attacker, "target": target, **fields} for attacker in both], field, values, measure
    )
    points = tuple(zip(found.values, *found.lines, strict=True))
    changes = tuple((value, "" if best is None else both[best]) for value, best in found.changes)
    return BreakEven(first, second, points, changes)
