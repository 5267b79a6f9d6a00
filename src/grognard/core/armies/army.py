"""An army of one's own: read or begun, changed step by step, checked at every one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from grognard.core.armies import own_things
from grognard.core.armies.builder import Builder, Dial, Entry, Profiles, Terms, value_of
from grognard.core.armies.drafts import read, text_of
from grognard.core.armies.mending import conceivable
from grognard.core.armies.records import Addition, Breach, Mend, Setting, Unit, Value
from grognard.core.armies.texts import as_written, forum_text, json_text, plain, toml_text
from grognard.core.armies.weighing import weight
from grognard.core.book.lines import line_of
from grognard.core.book.own import PREFIX
from grognard.core.book.reading import Problem, unknown
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.systems import System, system
from grognard.core.words import spoken

Form = Literal["toml", "json", "text"]
MOST_UNITS = 60
"""So many units an army of one's own may have: more no game's file holds."""


class Army:
    """An army of a game: ``record`` is what its file says, ``terms`` what is agreed of it.

    ``additions`` and ``settings`` list what may be taken and changed, each with its cost and with what the rules find
    wrong in it; ``add``, ``set``, ``remove``, ``duplicate``, ``move`` and ``rename`` do it. ``grognard.battle`` takes
    it among its armies.

    >>> us = army("bolt_action", nation="us")
    >>> squad = us.add("infantry-squad")
    >>> us.set(squad, "men", 12)
    >>> us.points, [str(spoken(breach.message))[:37] for breach in us.breaches]
    (120, ['Lieutenant: the army has 0, a platoon', 'Infantry squads: the army has 1, a pl'])
    """

    def __init__(self, game: System, record: Any, terms: Terms | None = None, source: str = "") -> None:
        self.system = game
        self.record = record
        self.terms = terms or Terms()
        self._source = source
        self._found: tuple[Problem, ...] | None = None

    @property
    def builder(self) -> Builder[Any]:
        """What its game says of armies."""
        builder: Builder[Any] = self.system.builder
        return builder

    # ---- what it is -------------------------------------------------------------------------------------------------

    @property
    def title(self) -> Message:
        """What players call it."""
        return self.builder.title(self.record)

    @property
    def points(self) -> int:
        """What it costs."""
        return self.builder.points(self.record, self.terms)

    @property
    def chosen(self) -> tuple[Message, ...]:
        """What is set of the whole list, such as the theatre it is for."""
        return tuple(
            say("army-chosen", setting=dial.title, value=title)
            for dial in self.builder.choices(self.record)
            for value, title in dial.values
            if value == dial.value and value != dial.values[0][0]
        )

    @property
    def limit(self) -> int | None:
        """What it may cost; None: anything."""
        return self.builder.limit(self.record, self.terms)

    @property
    def dice(self) -> int:
        """How many units take orders."""
        return self.builder.dice(self.record)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its units."""
        return tuple(each.id for listed in self.builder.parts(self.record).values() for each in listed)

    @property
    def units(self) -> tuple[Unit, ...]:
        """Its units."""
        return tuple(self.unit(id) for id in self.ids)

    def unit(self, id: str) -> Unit:
        """A unit of it. Raises ``InputError`` for an id there is not."""
        self._known(id)
        builder, record = self.builder, self.record
        cost, note = builder.cost_of(record, id, self.terms), builder.note(record, id)
        remarks = (*builder.remarks(record, id, self.terms), *([say("army-note", note=note)] if note else []))
        lines = (*builder.lines(record, id), *remarks)
        return Unit(id, builder.name_of(record, id), cost, lines, builder.sign(record, id))

    @property
    def profiles(self) -> tuple[Profiles, ...]:
        """The tables its player needs at hand."""
        return tuple(self.builder.profiles(self.record))

    # ---- what is wrong with it --------------------------------------------------------------------------------------

    @property
    def breaches(self) -> tuple[Breach, ...]:
        """What the rules find wrong in it: empty, and it may be fielded."""
        return tuple(self._placed(problem) for problem in self._problems(self.record))

    @property
    def legal(self) -> bool:
        """Whether the rules find nothing wrong in it."""
        return not self._problems(self.record)

    def mends(self, breach: Breach, most: int = 3) -> tuple[Mend, ...]:
        """Changes that heal a breach, or bring the army nearer to what it lacks, and make no other."""
        found: list[Mend] = []
        for mend in conceivable(self.builder, self.record, self.ids, breach):
            changed = self.copy()
            try:
                changed.mend(mend)
            except InputError:
                # What else the unit has keeps this from being set.
                continue
            if weight(changed.breaches, breach) < weight(self.breaches, breach) and not self._caused(changed.record):
                found.append(mend)
                if len(found) == most:
                    break
        return tuple(found)

    def mend(self, mend: Mend) -> None:
        """Do what a mend says."""
        if mend.kind == "set":
            self.set(mend.unit, mend.setting, mend.value)
        elif mend.kind == "remove":
            self.remove(mend.unit)
        else:
            self.add(mend.unit)

    def _problems(self, record: Any) -> tuple[Problem, ...]:
        """What the checker says of a record; of the army as it is it is asked once."""
        if record is not self.record:
            return self._checked(record)
        if self._found is None:
            self._found = self._checked(record)
        return self._found

    def _checked(self, record: Any) -> tuple[Problem, ...]:
        found = tuple(self.builder.check(record, self.terms))
        if not record.unit:
            return (Problem(say("army-empty"), "", None, lacking=1), *found)
        return found

    def _caused(self, record: Any) -> tuple[Problem, ...]:
        """What a change to this record would newly break. What was broken before and gets no dearer is not counted."""
        before = self._problems(self.record)
        kinds = Counter((each.rule, each.unit, each.message.id) for each in before)
        dearer = self.builder.points(record, self.terms) > self.points
        caused = []
        for problem in self._problems(record):
            kind = (problem.rule, problem.unit, problem.message.id)
            if problem.lacking or (problem in before) or (kinds[kind] and not dearer):
                kinds[kind] -= 1
                continue
            caused.append(problem)
        return tuple(caused)

    def _placed(self, problem: Problem) -> Breach:
        place, line, title = "", None, None
        for field, listed in self.builder.parts(self.record).items():
            for number, each in enumerate(listed, 1):
                if each.id == problem.unit:
                    place, title = f"{field} {number}", self.builder.name_of(self.record, each.id)
        if self._source and place:
            line = line_of(self._source, place)
        return Breach(problem.message, problem.rule, problem.unit, title, place, line, problem.lacking)

    # ---- what may be taken and changed ------------------------------------------------------------------------------

    def additions(self) -> tuple[Addition, ...]:
        """What its nation has to offer, each with its cost and with what the rules find wrong in taking it now."""
        return tuple(self._addition(entry) for entry in self.builder.entries(self.record))

    def _addition(self, entry: Entry) -> Addition:
        record = self.builder.added(self.record, entry.name)
        points = self.builder.points(record, self.terms) - self.points
        return Addition(entry.name, entry.title, entry.group, entry.sign, points, self._caused(record))

    def settings(self, id: str) -> tuple[Setting, ...]:
        """What can be set of a unit, or of the whole list (``WHOLE``), each value with its cost and with what the rules
        find wrong in it now."""
        return tuple(self._setting(id, dial) for dial in self._dials(id))

    def _setting(self, id: str, dial: Dial) -> Setting:
        values = []
        points = self.points
        for value, title in dial.values:
            record = self.record if value == dial.value else self._turned(id, dial.name, value)
            if value != dial.value and self._value(record, id, dial.name) != value:
                continue
            more = self.builder.points(record, self.terms) - points
            values.append(Value(value, title, more, self._caused(record)))
        return Setting(dial.name, dial.title, dial.value, tuple(values), dial.span)

    def _value(self, record: Any, id: str, name: str) -> str | int | None:
        dials = self.builder.dials(record, id) if id else self.builder.choices(record)
        return next((dial.value for dial in dials if dial.name == name), None)

    def _dials(self, id: str) -> list[Dial]:
        if not id:
            return list(self.builder.choices(self.record))
        self._known(id)
        return list(self.builder.dials(self.record, id))

    def _turned(self, id: str, name: str, value: str | int) -> Any:
        return (
            self.builder.turned(self.record, id, name, value) if id else self.builder.chosen(self.record, name, value)
        )

    # ---- changing it ------------------------------------------------------------------------------------------------

    def add(self, entry: str) -> str:
        """Take a unit more, as small as it may be; answers its id. Raises ``InputError`` for an entry there is not."""
        names = [each.name for each in self.builder.entries(self.record)]
        if entry not in names:
            raise InputError(say("army-no-entry", problem=unknown(entry, names)))
        self._room()
        before = set(self.ids)
        self._become(self.builder.added(self.record, entry))
        return next(id for id in self.ids if id not in before)

    def set(self, id: str, setting: str, value: str | int) -> None:
        """Set something of a unit, or of the whole list (``WHOLE``). Raises ``InputError`` for what there is not, and
        for values it cannot have."""
        dials = {dial.name: dial for dial in self._dials(id)}
        if setting not in dials:
            raise InputError(say("army-no-setting", unit=id or say("army-whole"), problem=unknown(setting, dials)))
        wanted = value_of(value, dials[setting])
        record = self._turned(id, setting, wanted)
        if self._value(record, id, setting) != wanted:
            raise InputError(say("army-cannot-set", unit=id, setting=setting, value=str(value)))
        self._become(record)

    def remove(self, id: str) -> None:
        """Take a unit out."""
        self._known(id)
        parts = self.builder.parts(self.record)
        kept = {field: [each for each in listed if each.id != id] for field, listed in parts.items()}
        self._become(self.builder.with_parts(self.record, kept))

    def duplicate(self, id: str) -> str:
        """Take another unit like one there is, which stands after it; answers its id."""
        self._known(id)
        self._room()
        parts = {field: list(listed) for field, listed in self.builder.parts(self.record).items()}
        before = set(self.ids)
        for listed in parts.values():
            for number, each in enumerate(listed):
                if each.id == id:
                    listed.insert(number + 1, self.builder.unlike(self.record, each))
                    break
        self._become(self.builder.with_parts(self.record, parts))
        return next(each for each in self.ids if each not in before)

    def move(self, id: str, place: int) -> None:
        """Put a unit in another place of the list, counted from 0."""
        self._known(id)
        parts = {field: list(listed) for field, listed in self.builder.parts(self.record).items()}
        for listed in parts.values():
            found = next((each for each in listed if each.id == id), None)
            if found is not None:
                listed.remove(found)
                listed.insert(max(0, place), found)
        self._become(self.builder.with_parts(self.record, parts))

    def rename(self, title: str) -> None:
        """Call it by a title of its owner's; an empty one gives back what it is called by itself. Raises
        ``InputError`` if no file could hold it."""
        self._become(read(self.builder, plain(replace(self.record, title=title))))

    def bring(self, source: Any) -> tuple[str, ...]:
        """Add things of its owner's own from a file, its text or data, in place of those of the same name; answers what
        may be added by them, as ``add`` takes it. Raises ``InputError`` naming file, place and mend."""
        brought = own_things.read(self.builder, source)
        self._become(own_things.with_own(self.builder, self.data(), own_things.joined(self.data(), brought)))
        added = own_things.names(brought)
        return tuple(each.name for each in self.builder.entries(self.record) if each.name.removeprefix(PREFIX) in added)

    def own(self, source: Any) -> None:
        """Let it have the things of its owner's own that a file says, and no others. Raises ``InputError`` naming file,
        place and mend, and while a unit has one that would be gone."""
        brought = own_things.read(self.builder, source)
        self._become(own_things.with_own(self.builder, self.data(), brought))

    def forget(self, name: str) -> None:
        """Take a thing of its owner's own out. Raises ``InputError`` while a unit has it, or if there is none."""
        self._become(own_things.with_own(self.builder, self.data(), own_things.without(self.data(), name)))

    def own_text(self) -> str:
        """The file of its owner's own things, as TOML; of an example of one if it has none, empty if there are none in
        this game."""
        return own_things.text(self.builder, self.data())

    def copy(self) -> Army:
        """Another that can be changed by itself."""
        return Army(self.system, self.record, self.terms, self._source)

    def _become(self, record: Any) -> None:
        self.record, self._source, self._found = record, "", None

    def _known(self, id: str) -> None:
        if id not in self.ids:
            raise InputError(say("army-no-unit", problem=unknown(id, self.ids)))

    def _room(self) -> None:
        if len(self.ids) >= MOST_UNITS:
            raise InputError(say("army-full", most=MOST_UNITS))

    # ---- in other forms ---------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """What its file says, as plain data."""
        return as_written(self.record)

    def text(self, form: Form = "toml") -> str:
        """It as TOML or JSON that is read back the same, or as plain text for people."""
        if form == "text":
            return forum_text(self.title, self.points, self.dice, self.units, self.profiles, self.chosen)
        return toml_text(self.record) if form == "toml" else json_text(self.record)

    def save(self, path: str | Path) -> None:
        """Write it to a file, as JSON if its name says so, else as TOML."""
        file = Path(path)
        file.write_text(self.text("json" if file.suffix == ".json" else "toml"), encoding="utf-8")

    def __str__(self) -> str:
        return self.text("text")

    def __repr__(self) -> str:
        return f"<Army of {self.system.name}: {spoken(self.title)}, {len(self.ids)} units>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Army) and (self.system.name, self.record) == (other.system.name, other.record)

    __hash__ = None  # type: ignore[assignment]


def army(
    name: str,
    source: Any = None,
    *,
    nation: str | None = None,
    limit: int | None = None,
    year: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Army:
    """An army of the game ``name``: read from a file, the text of one, data, or the name of one that comes with the
    game; or, without a ``source``, a new one of a ``nation`` without a unit.

    ``limit`` is what it may cost; left out, what the game holds usual. ``options`` are the house rules agreed on,
    ``year`` the one it fights in where they ask for that. Raises ``InputError`` naming file, place and mend.

    >>> army("wh40k5", "orks-500").points
    497
    """
    game = system(name)
    builder: Builder[Any] = game.builder
    terms = Terms(limit, year, game.setups.house_rules(options or {}))
    if source is None:
        nations = [id for id, _title in builder.nations()]
        if nation is not None and nation not in nations:
            raise InputError(say("army-no-nation", problem=unknown(nation, nations)))
        return Army(game, builder.empty(nation or nations[0], "my-army"), terms)
    if isinstance(source, Army):
        return Army(game, builder.load(source.record), terms)
    return Army(game, read(builder, source), terms, text_of(source))
