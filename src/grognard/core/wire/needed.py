"""Modifiers as rows of a table of needed rolls, as every game's previews and odds show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core.book.modifiers import Modifier, total
from grognard.core.wire.previews import NeededRow


def signed(value: int, nothing: str = "0") -> str:
    """A modifier as a table prints it, with a true minus; ``nothing`` is what stands for none.

    >>> signed(2), signed(-1), signed(0), signed(0, "")
    ('+2', '−1', '0', '')
    """
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value < 0 else nothing


def modifier_rows(modifiers: Iterable[Modifier]) -> Iterator[NeededRow]:
    """A row for each modifier of a single roll."""
    return (NeededRow(each.label, each.rule, [signed(each.value)]) for each in modifiers)


def rows_beside(columns: Iterable[Iterable[Modifier]], nothing: str = "0") -> Iterator[NeededRow]:
    """A row for each modifier, of the same name and rule, that any of several rolls has; a column for each roll."""
    columns = list(columns)
    found: dict[tuple[str, str], tuple[Modifier, list[list[Modifier]]]] = {}
    for number, column in enumerate(columns):
        for each in column:
            _, parts = found.setdefault((each.label.id, each.rule), (each, [[] for _ in columns]))
            parts[number].append(each)
    for first, parts in found.values():
        yield NeededRow(first.label, first.rule, [signed(total(own), nothing) for own in parts])
