"""The units of a list taken into an army one by one: each with its men and gear as far as ours has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from grognard.core.armies.army import Army
from grognard.core.armies.builder import Dial
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.words import english
from grognard.rosters.finding import GUESS, MORE, SETS, SURE, Found, Line, State, Vocabulary
from grognard.rosters.names import plainly
from grognard.rosters.records import Costs, Selection

WITH = re.compile(r"(.+?) (?:with|w/) ?(.+)", re.IGNORECASE)
PERCENT = 100


class Recruiter:
    """An army while a list is gone through, and what became of each thing in it so far."""

    def __init__(self, army: Army, mended: Mapping[str, str]) -> None:
        self.army = army
        self.words = Vocabulary(army, mended)
        self.lines: list[Line] = []

    def take(self, selection: Selection, depth: int, bearer: str = "") -> None:
        """A unit of the list, or a heading over units."""
        if self.words.mend_of(selection.name) == "":
            self.note(selection, depth, "left-out")
            return
        if not selection.number:
            self._untaken(selection, depth, say("roster-none"))
            return
        found = self.words.entry(selection.name)
        mended = self.words.mend_of(selection.name) is not None
        beneath = [] if mended else [part for part in selection.parts if self._is_the_unit(part, found)]
        rest = tuple(part for part in selection.parts if part not in beneath)
        if beneath:
            self.note(replace(selection, parts=()), depth, "heading")
            if len(beneath) == 1:
                beneath = [replace(beneath[0], parts=(*beneath[0].parts, *rest))]
            else:
                for part in rest:
                    self.unknown(part, depth + 1)
            for part in beneath:
                self.take(part, depth + 1)
        elif found.like < GUESS:
            self.unknown(selection, depth)
        else:
            self._unit(selection, found, depth, bearer)

    def note(
        self, selection: Selection, depth: int, state: State, found: Found | None = None, note: Message | None = None
    ) -> None:
        """Say what became of a selection."""
        self.lines.append(_line(selection, depth, state, found, note=note))

    def unknown(self, selection: Selection, depth: int, dials: Sequence[Dial] = ()) -> None:
        """Say that a selection, and what lies in it, is not known here."""
        self.lines += self._unknown(selection, depth, dials)

    def _untaken(self, selection: Selection, depth: int, why: Message) -> None:
        """Say that a selection is not taken over with all that lies in it, and why."""
        self.note(selection, depth, "unknown", note=why)
        self.lines += self._beneath(selection, depth)

    def _unknown(self, selection: Selection, depth: int, dials: Sequence[Dial]) -> Iterator[Line]:
        near = self.words.nearest(selection.name, dials)
        note = say("roster-mend-near", near=", ".join(near)) if near else None
        yield _line(selection, depth, "unknown", note=note)
        yield from self._beneath(selection, depth)

    def _beneath(self, selection: Selection, depth: int) -> Iterator[Line]:
        for part in selection.parts:
            yield _line(part, depth + 1, "left-out" if self.words.mend_of(part.name) == "" else "unknown")
            yield from self._beneath(part, depth + 1)

    # ---- what is a unit ---------------------------------------------------------------------------------------------

    def _is_the_unit(self, part: Selection, above: Found) -> bool:
        """Whether something within a selection is the unit, and the selection but a heading over it."""
        own = self.words.entry(part.name)
        if not own.sure:
            return False
        groups = self.words.groups
        return above.like < GUESS or (groups[own.ours] == groups[above.ours] and not self._is_setting(part, above.ours))

    def _is_setting(self, part: Selection, entry: str) -> bool:
        trial = self.army.copy()
        id = trial.add(entry)
        if self.words.setting(part.name, _dials(trial, id), ()).sure:
            return True
        return part.kind != "unit" and self.words.entry(part.name).ours == entry

    def _unit(self, selection: Selection, found: Found, depth: int, bearer: str) -> None:
        try:
            id = self.army.add(found.ours)
        except InputError as error:
            self._untaken(selection, depth, error.message)
            return
        self._bind(id, bearer)
        copies = selection.number
        wanted = Wanted(self, id, found)
        if copies > 1 and wanted.count_as_models(selection):
            copies = 1
        wanted.gather(selection.parts, depth + 1, [selection.name], max(1, copies))
        wanted.by_name(selection, depth + 1)
        wanted.apply()
        units = wanted.units
        theirs = _points(selection.total)
        if theirs is not None:
            theirs = (theirs - sum((_points(unit.total) or Decimal(0) for unit in units), Decimal(0))) / max(1, copies)
            wanted.by_points(theirs, depth + 1)
        ours = self.army.unit(id).points
        note = None if theirs in (None, ours) else say("roster-points-differ", theirs=str(theirs), ours=ours)
        state: State = "matched" if found.sure else "guessed"
        title = self.words.titles[found.ours]
        self.lines.append(_line(selection, depth, state, found, unit=id, title=title, note=note))
        self.lines += wanted.lines
        try:
            for _copy in range(1, copies):
                self.army.duplicate(id)
        except InputError as error:
            self.note(replace(selection, parts=()), depth, "unknown", note=error.message)
        for unit in units:
            self.take(unit, depth + 1, id)

    def _bind(self, id: str, bearer: str) -> None:
        """Let a unit that stood within another belong to it, if units of its kind can."""
        for dial in _dials(self.army, id) if bearer else ():
            if bearer in {value for value, _title in dial.values}:
                self.army.set(id, dial.name, bearer)
                return


class Wanted:
    """What the list wants of one unit: settings by what it names, and a line for each thing it names."""

    def __init__(self, recruiter: Recruiter, id: str, entry: Found) -> None:
        self.recruiter = recruiter
        self.words = recruiter.words
        self.army = recruiter.army
        self.id = id
        self.entry = entry
        self.dials = _dials(self.army, id)
        self.counts: dict[str, int] = {}
        self.choices: dict[str, str] = {}
        self.lines: list[Line] = []
        self.units: list[Selection] = []
        """What stood within it and is a unit of its own, such as its transport."""

    def count_as_models(self, selection: Selection) -> bool:
        """Take the number of a unit for that of its models, if no part counts them and it may have so many."""
        heads = [dial for dial in self.dials if dial.name == "men" or dial.name.startswith("models-")]
        parts = [each for part in selection.parts for each in part.all()]
        if not heads or any(self.words.setting(part.name, heads, ()).sure for part in parts):
            return False
        head = max(heads, key=lambda dial: len(dial.values))
        number = selection.number - _fixed(head, self.army, self.id)
        if number not in {value for value, _title in head.values}:
            return False
        self.counts[head.name] = number
        return True

    def gather(self, parts: Sequence[Selection], depth: int, owners: list[str], copies: int) -> None:
        """Go through what lies in the unit."""
        for part in parts:
            if self.words.mend_of(part.name) == "":
                self.lines.append(_line(part, depth, "left-out"))
                continue
            part = self._split(part)
            number = part.number // copies if part.number % copies == 0 else part.number
            setting = self.words.setting(part.name, self.dials, owners)
            standard = self.words.standard(part.name, self.id)
            entry = self.words.entry(part.name)
            own = entry.sure and entry.ours != self.entry.ours and not setting.sure and not standard.sure
            if own or self.words.mend_of(part.name) in self.words.titles:
                self.units.append(part)
                continue
            state: State
            title: Message | None = None
            found: Found | None = None
            if setting.like >= GUESS and setting.like >= min(standard.like, SURE):
                found, title = setting, self._want(setting.ours, number)
                state = "matched" if setting.sure else "guessed"
            elif standard.like >= GUESS:
                found, state = Found(standard.ours, standard.like), "standard" if standard.sure else "guessed"
            elif part.parts:
                state = "heading"
            else:
                self.lines += self.recruiter._unknown(part, depth, self.dials)
                continue
            self.lines.append(_line(part, depth, state, found, unit=self.id, title=title))
            self.gather(part.parts, depth + 1, [*owners, part.name], copies)

    def _split(self, part: Selection) -> Selection:
        """“Scout w/ Sniper Rifle” as a scout that has one, where its name as a whole says nothing here."""
        found = WITH.fullmatch(part.name)
        if not found or self.words.setting(part.name, self.dials, ()).sure:
            return part
        tail = found[2]
        known = self.words.setting(tail, self.dials, (found[1],)).sure or self.words.standard(tail, self.id).sure
        extra = (Selection(tail, part.number),) if known else ()
        return replace(part, name=found[1], parts=(*extra, *part.parts))

    def _want(self, ours: str, number: int) -> Message:
        name, sets, value = ours.partition(SETS)
        more = name.startswith(MORE)
        dial = next(each for each in self.dials if each.name == name.removeprefix(MORE))
        if sets:
            self.choices[dial.name] = value
            title = next((title for each, title in dial.values if str(each) == value), dial.title)
            return say("roster-set", setting=dial.title, value=title)
        least = min(int(each) for each, _title in dial.values)
        self.counts[dial.name] = self.counts.get(dial.name, least if more else 0) + number
        return dial.title

    def by_name(self, selection: Selection, depth: int) -> None:
        """What the name of the unit says besides: “Veteran …” of one that is not set otherwise."""
        own = {word for name in self.words.entries[self.entry.ours] for word in name.split()}
        words = set(plainly(selection.name).split()) - own
        for dial in self.dials:
            for value, title in dial.values:
                if isinstance(value, str) and value and dial.name not in self.choices and plainly(value) in words:
                    self.choices[dial.name] = value
                    self._guess(
                        selection.name, dial.name, value, say("roster-set", setting=dial.title, value=title), depth
                    )

    def apply(self) -> None:
        """Set what is wanted; what cannot be set is said."""
        for dial in self.dials:
            value: str | int | None = self.choices.get(dial.name, self.counts.get(dial.name))
            if value is None:
                continue
            if isinstance(value, int) and {each for each, _title in dial.values} == {0, 1}:
                value = min(1, value)
            try:
                self.army.set(self.id, dial.name, value)
            except InputError as error:
                self._failed(dial.name, error.message)

    def _failed(self, setting: str, why: Message) -> None:
        for index, line in enumerate(self.lines):
            if line.ours.partition(SETS)[0].removeprefix(MORE) == setting and line.state in ("matched", "guessed"):
                self.lines[index] = replace(line, state="unknown", note=why)

    def by_points(self, theirs: Decimal, depth: int) -> None:
        """Where the points differ, and one value alone of what the list does not say makes them agree, take that."""
        if self.army.unit(self.id).points == theirs:
            return
        fitting = []
        for dial in self.dials:
            for value, title in dial.values:
                if isinstance(value, str) and value != dial.value and value and dial.name not in self.choices:
                    trial = self.army.copy()
                    try:
                        trial.set(self.id, dial.name, value)
                    except InputError:
                        continue
                    if trial.unit(self.id).points == theirs:
                        fitting.append((dial, value, title))
        if len(fitting) == 1:
            ((dial, value, title),) = fitting
            self.army.set(self.id, dial.name, value)
            words = say("roster-set", setting=dial.title, value=title)
            self._guess(english(say("roster-by-points", points=str(theirs))), dial.name, value, words, depth)

    def _guess(self, name: str, setting: str, value: str, title: Message, depth: int) -> None:
        ours = f"{setting}{SETS}{value}"
        self.lines.append(_line(Selection(name), depth, "guessed", Found(ours, 0.0), unit=self.id, title=title))


def _line(
    selection: Selection,
    depth: int,
    state: State,
    found: Found | None = None,
    *,
    unit: str = "",
    title: Message | None = None,
    note: Message | None = None,
) -> Line:
    return Line(
        depth=depth,
        name=selection.name,
        number=selection.number,
        points=_points(selection.total),
        state=state,
        ours=found.ours if found else "",
        title=title,
        sure=round(found.like * PERCENT) if found else 0,
        unit=unit,
        note=note,
    )


def _points(costs: Costs) -> Decimal | None:
    """The points among costs, if there are any."""
    return next((value for name, value in costs.items() if plainly(name) in ("pts", "pt", "point")), None)


def _dials(army: Army, id: str) -> list[Dial]:
    return list(army.builder.dials(army.record, id))


def _fixed(heads: Dial, army: Army, id: str) -> int:
    """How many models a unit has besides those that can be counted, such as its sergeant."""
    return army.builder.models(army.record, id) - int(heads.value)
