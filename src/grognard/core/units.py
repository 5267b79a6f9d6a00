"""The units of a battle as every game's state has them: records by id, changed by replacing them."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar

from grognard.core.records import Record, replace


class HasId(Protocol):
    """Whatever is known by an id."""

    @property
    def id(self) -> str: ...


U = TypeVar("U", bound=HasId)


class Units(Record, Generic[U]):
    """A state with units by their ids; each game adds what else its battles consist of."""

    units: dict[str, U]

    def with_units(self, *units: U) -> Self:
        """The state with these units in place of those of the same ids."""
        changed = dict(self.units)
        for unit in units:
            changed[unit.id] = unit
        return replace(self, units=changed)

    def changing(self, id: str, **fields: Any) -> Self:
        """The state with some fields of one unit changed."""
        changed = dict(self.units)
        changed[id] = replace(changed[id], **fields)  # type: ignore[type-var]
        return replace(self, units=changed)
