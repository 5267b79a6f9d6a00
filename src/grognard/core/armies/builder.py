"""What a game says of its armies, so that they can be built without knowing the game: entries, dials, the checker."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Generic, TypeVar

import msgspec

from grognard.core.book.own import Misprint
from grognard.core.book.reading import Problem, parsed, unknown
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace, to_builtins

A = TypeVar("A", bound=Record)
U = TypeVar("U")

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST_ID = 36
LISTED = ("weapons", "team_weapon", "buys", "mounts", "gear", "upgrades", "part", "size")
"""Fields of things of a player's own that name others or are lists."""
OWN_GROUP = say("army-own-things")
"""The heading of what a player brings of his own."""


class Terms(Record):
    """What is agreed of an army before it is built: points at most (None: what the game holds usual), the year, the
    house rules."""

    limit: int | None = None
    year: int | None = None
    options: dict[str, str] = {}


class Entry(Record):
    """Something an army may take: its name, what players call it, under which heading it stands."""

    name: str
    title: Message
    group: Message
    sign: str = ""


class Dial(Record):
    """Something of a unit that can be changed: its value now, and the values it may conceivably have; more than a
    page can list are a ``span`` of numbers, the least, the greatest and the step."""

    name: str
    title: Message
    value: str | int
    values: tuple[tuple[str | int, Message], ...] = ()
    span: tuple[int, int, int] | None = None


class Profiles(Record):
    """A table that players need at hand: its title, its columns, its rows."""

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[tuple[Message | str, ...], ...]


class Unfit(Record):
    """What things of a player's own, of a kind and like one of these, do not have: the fields of their file."""

    kind: str
    likes: tuple[str, ...]
    fields: tuple[str, ...]


class Target(Record):
    """A usual kind of target, as the fields of a question of odds; and the ``ways`` it is attacked in, the usual one
    first, each with what it is called and the fields it adds: the first counts that a unit can."""

    title: Message
    question: dict[str, Any]
    ways: tuple[tuple[Message, dict[str, Any]], ...]


class Builder(ABC, Generic[A]):
    """Armies of one game as a builder meets them; each game fills this in once.

    ``forms`` are the records of its files by the form's name: army, map, scenario; ``names`` are the words that fields
    of them may hold, by record and field: ``ArmyUnit.entry``; ``owned`` are those that may also name a thing of a
    player's own, and ``own_example`` is the text of a file of such things. ``template`` is the message whose lines
    stand above a new army as remarks. ``whose`` is the field that says whose army it is. ``targets`` are what units are
    held against.
    ``unpriced``: what costs nothing has no price in the rules, and its owner states one. ``agreed`` are the house rules
    its checker asks for, and ``year`` if it asks for that. ``other_names`` are what players and list programs call its
    things besides, by our id or title.
    """

    forms: Mapping[str, type[Record]]
    names: Mapping[str, Sequence[str]]
    template: Message
    owned: Collection[str] = ()
    own_example: str = ""
    unpriced: bool = False
    agreed: Sequence[str] = ()
    whose = "nation"
    targets: Sequence[Target] = ()
    other_names: Mapping[str, Sequence[str]] = MappingProxyType({})

    @abstractmethod
    def load(self, source: Any) -> A:
        """An army from a name, a file, the text of a file, data or its record. Raises ``InputError``."""

    @abstractmethod
    def check(self, army: A, terms: Terms = Terms()) -> Sequence[Problem]:  # noqa: B008
        """What the rules find wrong in it."""

    @abstractmethod
    def nations(self) -> Sequence[tuple[str, Message]]:
        """Whose an army can be."""

    @abstractmethod
    def empty(self, nation: str, name: str) -> A:
        """An army of a nation without a unit."""

    @abstractmethod
    def title(self, army: A) -> Message:
        """What players call it."""

    @abstractmethod
    def points(self, army: A, terms: Terms = Terms()) -> int:  # noqa: B008
        """What it costs."""

    @abstractmethod
    def limit(self, army: A, terms: Terms) -> int | None:
        """What it may cost: what is agreed, or else what the game holds usual; None: anything."""

    @abstractmethod
    def dice(self, army: A) -> int:
        """How many units take orders."""

    @abstractmethod
    def entries(self, army: A) -> Iterable[Entry]:
        """What there is for its nation."""

    @abstractmethod
    def added(self, army: A, entry: str) -> A:
        """The army with a unit of an entry more, at its end, as small as it may be."""

    @abstractmethod
    def dials(self, army: A, id: str) -> Iterable[Dial]:
        """What can be changed of a unit."""

    @abstractmethod
    def turned(self, army: A, id: str, dial: str, value: str | int) -> A:
        """The army with one thing of a unit changed, as far as that can be."""

    @abstractmethod
    def name_of(self, army: A, id: str) -> Message:
        """What players call a unit of it."""

    @abstractmethod
    def sign(self, army: A, id: str) -> str:
        """The sign on the plate of a unit."""

    @abstractmethod
    def cost_of(self, army: A, id: str, terms: Terms) -> int:
        """What a unit of it costs."""

    @abstractmethod
    def lines(self, army: A, id: str) -> Sequence[Message]:
        """What a unit is and carries, a line each."""

    @abstractmethod
    def profiles(self, army: A) -> Sequence[Profiles]:
        """The tables its player needs at hand."""

    @abstractmethod
    def asked(self, army: A, id: str) -> Any:
        """How a question of odds names a unit as attacker; None: it attacks nobody."""

    def unfit(self) -> Sequence[Unfit]:
        """Which fields of a player's own things say nothing of some of them: those of vehicles nothing of men."""
        return ()

    def note(self, army: A, id: str) -> str:
        """What its data say of a unit besides: what is left out, what is a reading of ours; empty if nothing."""
        return ""

    def remarks(self, army: A, id: str, terms: Terms) -> Sequence[Message]:
        """What is worth knowing of a unit by what is agreed, though nothing forbids it."""
        return ()

    def choices(self, army: A) -> Sequence[Dial]:
        """What can be set of the whole list, such as the theatre it is for; empty if nothing."""
        return ()

    def chosen(self, army: A, dial: str, value: str | int) -> A:
        """The army with one thing of the whole list set."""
        return army

    def misprint(self, kind: str, key: str) -> Misprint:
        """What is wrong with a thing of a player's own, by the kind it is brought as and its key."""
        return None

    def own_rows(self) -> Mapping[str, Mapping[str, Any]]:
        """The game's things that one of a player's own may be like, by their kind and name."""
        return {}

    def own_fields(self, kind: str, name: str) -> dict[str, Any]:
        """A thing of the game as a file would say it of one like it, as plain data: of fields that name other things,
        or are lists, what they hold."""
        row = self.own_rows()[kind][name]
        return {field: to_builtins(value) for field in LISTED if (value := getattr(row, field, None))}

    # ---- what most games have in common ---------------------------------------------------------------------------

    def parts(self, army: A) -> Mapping[str, Sequence[Any]]:
        """The lists of its file that hold what is added, by the name of their field."""
        return {"unit": army.unit}  # type: ignore[attr-defined]

    def with_parts(self, army: A, parts: Mapping[str, Sequence[Any]]) -> A:
        """The army with these lists in place of its own; what named a part that is gone names nothing."""
        return replace(army, **{field: tuple(listed) for field, listed in parts.items()})

    def models(self, army: A, id: str) -> int:
        """How many models a unit has; one, where units are single pieces."""
        return 1

    def unlike(self, army: A, entry: Any) -> Any:
        """A copy of one of its parts as one may be added: without what can be said of one part only."""
        return entry


def other_names(folder: Traversable) -> dict[str, tuple[str, ...]]:
    """What players and list programs call a game's things, as its ``other_names.toml`` says."""
    file = folder / "other_names.toml"
    text = file.read_text(encoding="utf-8")
    return msgspec.convert(parsed(file.name, text, len(text)), dict[str, tuple[str, ...]])


def example_of(folder: Traversable) -> str:
    """The text of a game's ``examples/own.toml``, a file of things of a player's own to begin with."""
    return (folder / "examples" / "own.toml").read_text(encoding="utf-8")


YES_NO: tuple[tuple[str | int, Message], ...] = ((0, say("army-no")), (1, say("army-yes")))
"""The values of what a unit has or has not."""


def value_of(value: str | int, dial: Dial) -> str | int:
    """A value as the dial has it. Raises ``InputError`` for one it has not."""
    known = {str(each): each for each, _title in dial.values}
    if dial.span is not None:
        least, most, step = dial.span
        if str(value).isdecimal() and len(str(value)) < 9 and least <= int(value) <= most:
            return int(value)
        raise InputError(say("army-no-number", setting=dial.name, value=str(value), least=least, most=most, step=step))
    if str(value) not in known:
        raise InputError(say("army-no-value", setting=dial.name, problem=unknown(str(value), known)))
    return known[str(value)]


def counting(name: str, title: Message, now: int, least: int, most: int) -> Dial:
    """A dial of the numbers from ``least`` to ``most``."""
    return Dial(name, title, now, tuple((count, say("army-number", number=count)) for count in range(least, most + 1)))


def fresh_id(wanted: str, taken: Iterable[str]) -> str:
    """An id that is not taken: the one wanted, or with a number after it.

    >>> fresh_id("mmg-team", ["mmg-team", "mmg-team-2"])
    'mmg-team-3'
    """
    used, base = set(taken), wanted[:LONGEST_ID].rstrip("-")
    number = 1
    while (found := base if number == 1 else f"{base}-{number}") in used:
        number += 1
    return found


def told_apart(
    units: Sequence[U],
    alike: Callable[[U], object],
    mark: Callable[[U], str | int],
    marked: Callable[[U, Any], U],
    marks: Sequence[str | int],
) -> tuple[U, ...]:
    """Units of which no two that are alike have the same mark; only what has to is marked anew. While there is but one
    of a kind it needs no mark."""
    found = list(units)
    kinds: dict[object, list[int]] = {}
    for index, unit in enumerate(found):
        kinds.setdefault(alike(unit), []).append(index)
    for indexes in kinds.values():
        if len(indexes) < 2:
            continue
        used: set[str | int] = set()
        late = []
        for index in indexes:
            own = mark(found[index])
            if own and own not in used:
                used.add(own)
            else:
                late.append(index)
        free = iter([each for each in marks if each not in used])
        for index in late:
            found[index] = marked(found[index], next(free, type(mark(found[index]))()))
    return tuple(found)
