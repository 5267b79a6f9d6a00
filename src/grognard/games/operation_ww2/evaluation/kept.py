"""What is found of units and kept as long as they stay as they are: records do not change, so the same records on the
same ground have the same answer, whatever else happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from grognard.games.operation_ww2.ground.context import Context

T = TypeVar("T")

MOST = 4096
"""So many answers about one ground are kept; then all of them are forgotten."""


class Kept(Generic[T]):
    """Answers about records that are looked up by which objects they are: that costs nothing, however much they hold.
    They are held on to, so that no other object can be taken for one of them, and forgotten with the ground."""

    def known(self, ground: Context, records: tuple[Any, ...], more: Hashable) -> T | None:
        """The answer if it was found already."""
        known = ground.kept.get(self, {}).get((tuple(map(id, records)), more))
        return None if known is None else known[1]

    def put(self, ground: Context, records: tuple[Any, ...], more: Hashable, found: T) -> T:
        """Keep an answer."""
        kept = ground.kept.setdefault(self, {})
        if len(kept) >= MOST:
            kept.clear()
        kept[tuple(map(id, records)), more] = records, found
        return found

    def of(self, ground: Context, records: tuple[Any, ...], more: Hashable, find: Callable[[], T]) -> T:
        """The answer about some records on some ground, found if it is not known yet; ``more`` is what else it depends
        on."""
        kept = ground.kept.get(self)
        known = None if kept is None else kept.get((tuple(map(id, records)), more))
        return known[1] if known is not None else self.put(ground, records, more, find())
