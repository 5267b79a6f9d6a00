"""A list that only grows at its end and is copied for nothing: each cell knows the one before it."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Chain(Generic[T]):
    """One cell of an append-only list; the list is its last cell. Copies share all they have in common.

    >>> chain = Chain(None, "a")
    >>> Chain(chain, "b").items(), Chain(chain, "c").items()
    (['a', 'b'], ['a', 'c'])
    """

    __slots__ = ("before", "item", "length")

    def __init__(self, before: Chain[T] | None, item: T) -> None:
        self.before = before
        self.item = item
        self.length: int = before.length + 1 if before is not None else 1

    def items(self, start: int = 0) -> list[T]:
        """The items from index ``start`` on, oldest first."""
        found = []
        cell: Chain[T] | None = self
        while cell is not None and cell.length > start:
            found.append(cell.item)
            cell = cell.before
        found.reverse()
        return found


def items(chain: Chain[T] | None, start: int = 0) -> list[T]:
    """The items of a chain that may be empty."""
    return [] if chain is None else chain.items(start)
