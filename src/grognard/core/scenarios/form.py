"""What a game says of its scenarios, so that they can be made without knowing the game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.scenarios.paths import put
from grognard.core.scenarios.records import Field, Group, Handle, Shape
from grognard.core.setups import Listing, Setups
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground, ObjectiveView

FORMAT = "grognard-scenario"


class Form(ABC):
    """The scenarios of one game as an editor meets them; each game fills this in once, in its room ``table``.

    ``record`` reads their files. A ``plan`` is such a record; ``data`` what its file says.
    """

    record: ClassVar[type[Record]]

    def __init__(self, setups: Setups) -> None:
        self.setups = setups

    @abstractmethod
    def blank(self) -> dict[str, Any]:
        """The data of a scenario with sensible values, fit for any map."""

    @abstractmethod
    def title(self, plan: Any) -> Message:
        """What a scenario is called."""

    @abstractmethod
    def groups(self, plan: Any, ground: Ground | None) -> Iterator[Group]:
        """What can be set; ``ground`` is None where the map cannot be read."""

    @abstractmethod
    def shapes(self, plan: Any, ground: Ground) -> Iterator[Shape]:
        """The ground it speaks of."""

    @abstractmethod
    def handles(self, plan: Any, ground: Ground) -> Iterator[Handle]:
        """What of it can be dragged."""

    def objectives(self, plan: Any, ground: Ground) -> Iterator[ObjectiveView]:
        """The places fought for."""
        return iter(())

    @abstractmethod
    def dragged(self, plan: Any, data: dict[str, Any], handle: str, to: Spot, ground: Ground) -> dict[str, Any]:
        """The data with something dragged to a place."""

    def fresh(self, plan: Any, path: str, ground: Ground | None) -> dict[str, Any]:
        """A new row of the list at a path. Raises ``InputError``: the game has no lists in its scenarios."""
        raise InputError(say("plan-no-field", name=path))

    # ---- what the scenarios of all games have ------------------------------------------------------------------------

    def battle(self, *more: Field) -> Group:
        """The group of what both sides share: its title, its map, and what the game adds."""
        maps = listed(self.setups.maps())
        return Group(
            id="battle",
            title=say("plan-battle"),
            fields=(
                field("title", "plan-title"),
                field("map", "plan-map", names=maps, unsaid=say("plan-map-open")),
                *more,
            ),
        )

    def army(self, path: str, title: Message | str = "plan-army") -> Field:
        """Which army a side has, of those that come with the game or of a player's own."""
        return field(path, title, names=listed(self.setups.armies()), unsaid=say("plan-army-open"))

    def side(self, path: str, number: int, *fields: Field, **more: Any) -> Group:
        """What one side has, the first being 0."""
        return Group(id=path, title=say("plan-side", side=number + 1), side=number, fields=fields, **more)

    def row(self, path: str, called: Message | str, *fields: Field) -> Group:
        """A row that can be taken out, such as a place fought for."""
        return Group(id=path, title=say("plan-objective", title=called), row=path, fields=fields)

    def put(self, data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
        """See ``paths.put``."""
        return put(data, path, value)

    def unknown(self, handle: str) -> InputError:
        """That nothing of that name can be dragged."""
        return InputError(say("plan-no-field", name=handle))

    def settled(self, data: dict[str, Any], path: str) -> dict[str, Any]:
        """The data once what else hangs on a changed field has followed it."""
        return data


def field(path: str, title: Message | str, **more: Any) -> Field:
    """Something that can be set, by its title or the id of it."""
    return Field(path=path, title=say(title) if isinstance(title, str) else title, **more)


def limit(**more: Any) -> Field:
    """What an army may cost."""
    return field("points", "plan-limit", **{"unsaid": say("plan-no-limit"), **more})


def values(prefix: str, *names: str) -> tuple[tuple[str, Message], ...]:
    """The values of a field in words: ``xx-light`` has ``xx-light-day`` and ``xx-light-night``."""
    return tuple((name, say(f"{prefix}-{name}")) for name in names)


def numbered(field: str, handle: str) -> int | None:
    """The number of a row that a handle is of: of ``objective[2]`` it is 2; None: it is of something else.

    >>> numbered("objective", "objective[2].low"), numbered("part", "objective[2]")
    (2, None)
    """
    found = re.match(re.escape(field) + r"\[(\d+)\]", handle)
    return None if found is None else int(found[1])


def fresh_id(rows: Any, stem: str) -> str:
    """An id that none of the rows has.

    >>> fresh_id((), "place")
    'place-1'
    """
    taken = {row.id for row in rows}
    return next(name for number in range(1, len(taken) + 2) if (name := f"{stem}-{number}") not in taken)


def box(left: float, top: float, right: float, bottom: float) -> list[Spot]:
    """A rectangle's corners."""
    left, top, right, bottom = round(left), round(top), round(right), round(bottom)
    return [Spot(left, top), Spot(right, top), Spot(right, bottom), Spot(left, bottom)]


def within(value: float, least: float, most: float) -> float:
    """The value, or the bound it would pass."""
    return max(least, min(most, value))


def listed(listings: Iterable[Listing]) -> tuple[tuple[str, Message], ...]:
    """Things that come with a game, as the values of a field."""
    return tuple((each.name, each.title) for each in listings)
