"""What of ours a name of a list means: an entry of the army list, a setting of a unit, or what a unit has anyway."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Literal

from grognard.core.armies.army import Army, army
from grognard.core.armies.builder import Dial
from grognard.core.book.reading import nearest, unknown
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.words import english
from grognard.rosters.names import best, plainly

State = Literal["matched", "guessed", "standard", "heading", "left-out", "unknown"]
SURE, GUESS = 0.96, 0.72
"""From which likeness on a name is matched, and from which on it is a guess."""
MORE = "more-"
"""Stands before the name of a setting where other names count what comes to its least."""
SETS = "="
QUALITIES = plainly("qualities")
"""The key of other names under which words stand that say how good a unit is, not which one."""


class Line(Record, kw_only=True):
    """What became of one thing of a list: how deep it lies, its name, number and points there; ``ours`` is what it was
    taken for (an entry, ``setting=value``), ``sure`` how much, in percent; ``unit`` the id of the army's unit it
    belongs to; ``note`` what else is to be said, such as how to mend it."""

    depth: int
    name: str
    number: int
    points: Decimal | None = None
    state: State
    ours: str = ""
    title: Message | None = None
    sure: int = 100
    unit: str = ""
    note: Message | None = None


class Found(Record):
    """What a name was taken for: what of ours, how much like it the name is."""

    ours: str
    like: float

    @property
    def sure(self) -> bool:
        """Whether it is no guess."""
        return self.like >= SURE


class Vocabulary:
    """The names of one army's entries and settings, ours and those of others, and what a player has mended."""

    def __init__(self, army: Army, mended: Mapping[str, str]) -> None:
        self.army = army
        self.mended = {plainly(theirs): ours for theirs, ours in mended.items()}
        self.others: dict[str, tuple[str, ...]] = {}
        for key, names in army.builder.other_names.items():
            self.others[plainly(key)] = (*self.others.get(plainly(key), ()), *map(plainly, names))
        self.qualities = set(self.others.get(QUALITIES, ()))
        self.titles = {each.name: each.title for each in army.builder.entries(army.record)}
        self.groups = {each.name: english(each.group) for each in army.builder.entries(army.record)}
        self.entries = {id: self.called(id, english(title)) for id, title in self.titles.items()}
        if any(ours and ours not in self.titles for ours in self.mended.values()):
            self.check()

    def called(self, *names: str) -> tuple[str, ...]:
        """All plain names of a thing that has these."""
        plain = [plainly(name) for name in names if name]
        return tuple(dict.fromkeys([*plain, *(other for name in plain for other in self.others.get(name, ()))]))

    def mend_of(self, name: str) -> str | None:
        """What the player says a name means; None: nothing."""
        return self.mended.get(plainly(name))

    def check(self) -> None:
        """Refuse a name that the player says means something of ours which no army of the game has."""
        known: set[str] = set()
        game = self.army.system.name
        for nation, _title in self.army.builder.nations():
            trial = army(game, nation=nation)
            for entry in trial.builder.entries(trial.record):
                one = trial.copy()
                id = one.add(entry.name)
                known |= {entry.name, *(dial.name for dial in one.builder.dials(one.record, id))}
        for theirs, ours in self.mended.items():
            if ours and ours.partition(SETS)[0].removeprefix(MORE) not in known:
                raise InputError(say("roster-mended-nothing", ours=ours, theirs=theirs, problem=unknown(ours, known)))

    def entry(self, name: str) -> Found:
        """The entry a name is most like."""
        mended = self.mend_of(name)
        if mended in self.titles:
            return Found(str(mended), 1.0)
        return Found(*best(name, self.entries, self.qualities))

    def nearest(self, name: str, dials: Iterable[Dial] = ()) -> list[str]:
        """Names of ours that look like it."""
        return nearest(plainly(name).replace(" ", "-"), [*(each.name for each in dials), *self.titles])

    # ---- settings ---------------------------------------------------------------------------------------------------

    def meanings(self, dials: Sequence[Dial]) -> dict[str, tuple[str, ...]]:
        """What names may mean of a unit: settings that count, values of others as ``setting=value``."""
        found: dict[str, tuple[str, ...]] = {}
        for dial in dials:
            if dial.span is not None or not dial.values:
                continue
            if all(isinstance(value, int) for value, _title in dial.values):
                ends = [other for end in _suffixes(dial.name) for other in self.others.get(plainly(end), ())]
                found[dial.name] = tuple(dict.fromkeys([*self.called(_titles(dial.title)[0]), *ends]))
                more = self.others.get(plainly(MORE + dial.name), ())
                if more:
                    found[MORE + dial.name] = more
            else:
                for value, title in dial.values:
                    if value:
                        found[f"{dial.name}{SETS}{value}"] = self.called(str(value), english(title))
        return found

    def setting(self, name: str, dials: Sequence[Dial], owners: Sequence[str]) -> Found:
        """The setting, or value of one, that a name is most like; of several, one of the ``owners``: the names of what
        it lies in."""
        mended = self.mend_of(name)
        if mended is not None and mended.partition(SETS)[0].removeprefix(MORE) in {dial.name for dial in dials}:
            return Found(mended, 1.0)
        meanings = self.meanings(dials)
        found, like = best(name, meanings)
        if not found:
            return Found("", 0.0)
        wanted = [each for each, called in meanings.items() if set(called) & set(meanings[found])]
        titles = {dial.name: dial.title for dial in dials}
        for owner in reversed(owners):
            for each in wanted:
                title = titles[each.partition(SETS)[0].removeprefix(MORE)]
                named = [known for part in _titles(title)[1:] for known in self.called(part)]
                if plainly(owner) in named:
                    return Found(each, like)
        return Found(found, like)

    def standard(self, name: str, unit: str) -> Found:
        """What of all that a unit has anyway a name is most like."""
        known = {}
        builder, record = self.army.builder, self.army.record
        for line in builder.lines(record, unit):
            for each in _inner(line):
                said = english(each)
                known[said] = self.called(said)
        title = english(builder.name_of(record, unit))
        known[title] = self.called(title)
        return Found(*best(name, known))


def _suffixes(name: str) -> Iterator[str]:
    """The ends of a setting's name: of ``gear-boy-big-shoota`` also ``big-shoota``."""
    parts = name.split("-")
    for index in range(len(parts)):
        yield "-".join(parts[index:])


def _titles(title: Message) -> list[str]:
    """What a setting's title names: of “Sergeant: Power fist” the last, then all of it."""
    inner = [english(each) for each in title.args.values() if isinstance(each, Message)]
    return [*inner[-1:], *inner[:-1]] if inner else [english(title)]


def _inner(message: Message) -> Iterator[Message]:
    """The messages within a message."""
    for each in message.args.values():
        if isinstance(each, Message):
            yield each
            yield from _inner(each)
