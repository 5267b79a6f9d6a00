"""A scenario on its way: what can be set, what is wrong with it, what would mend that.

>>> found = draft("bolt_action", "key-ground")
>>> found = found.set("turns", 5).add("objective")
>>> found.plan.turns, len(found.plan.objective), found.wrongs
(5, 4, ())
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from msgspec import UNSET

from grognard.core.battle import Battle
from grognard.core.book.brought import Part
from grognard.core.book.opening import FIRST
from grognard.core.book.reading import PASTED, Reader, place_of
from grognard.core.engine.dice import Stream
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import from_text, to_builtins, to_text
from grognard.core.scenarios.fielded import Fielded, fielded
from grognard.core.scenarios.form import FORMAT, Form
from grognard.core.scenarios.kinds import Kind, kind_at
from grognard.core.scenarios.paths import put, steps, value_at, without
from grognard.core.scenarios.records import (
    OWN,
    AddRow,
    Change,
    DragHandle,
    Field,
    Group,
    Mend,
    RemoveRow,
    SetField,
    Wrongness,
)
from grognard.core.systems import System, system
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import Ground
from grognard.core.words import spoken

LONGEST_NAME = 40
LIMIT = "points"
"""Where a scenario says what an army may cost."""
CITED = ("rule", "source", "sources")
"""Where what comes with a game is from, which one of a player's own is not."""


class Draft:
    """A scenario whose form is right, though the rules may find fault with it. It is never changed: see ``changed``."""

    def __init__(self, game: System, data: Mapping[str, Any]) -> None:
        self.system = game
        self.form: Form = game.scenario_form
        self.data = dict(data)
        self.plan: Any = Reader(PASTED, self.data).convert(self.form.record)

    @property
    def title(self) -> str:
        """What it is called."""
        return spoken(self.form.title(self.plan))

    @cached_property
    def map(self) -> Part:
        """Its map, the game's default if it leaves it open."""
        return self.plan.map or self.system.setups.maps()[0].name

    @cached_property
    def ground(self) -> Ground | None:
        """Its map as it is drawn; None if it cannot be read."""
        try:
            return _ground(self.system.name, self.map if isinstance(self.map, str) else to_text(self.map))
        except InputError:
            return None

    @cached_property
    def armies(self) -> tuple[Fielded, ...]:
        """Its armies, with what is to be told of each."""
        return tuple(fielded(self.system, self.plan))

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """What can be set."""
        return tuple(self.form.groups(self.plan, self.ground))

    @cached_property
    def wrongs(self) -> tuple[Wrongness, ...]:
        """What is wrong with it: what a file would be refused for, or else why no battle can begin with it."""
        found = tuple(Wrongness(*each) for each in self.system.setups.scenario_wrongs(self.plan))
        if self.system.setups.limited:
            dear = ((place_of(each.path), problem) for each in self.armies for problem in each.dear)
            found += tuple(Wrongness(place, problem.message, problem.rule) for place, problem in dear)
        if found:
            return found
        try:
            self.system.setups.make_setup(self.plan)
        except InputError as error:
            return (Wrongness("", error.message),)
        return ()

    def fields(self) -> Iterator[Field]:
        """All that can be set."""
        for group in self.groups:
            yield from group.fields

    def kind(self, field: Field) -> Kind:
        """What a field may hold. What lies within a map the form itself says."""
        if field.path.startswith("map."):
            return Kind("number" if field.most is not None else "word", least=field.least, most=field.most)
        return kind_at(self.form.record, field.path)

    def value(self, field: Field) -> bool | int | float | str | None:
        """What a field holds, as a person meets it: hundredths of a share, ``OWN`` for a whole map or army."""
        value = value_at({"map": self.map_data()} if field.path.startswith("map.") else self.plan, field.path)
        if isinstance(value, Mapping):
            return OWN
        if value is UNSET:
            return None
        if field.names:
            return "" if value is None else str(value)
        return round(value * 100) if field.share and isinstance(value, int | float) else value

    def map_data(self) -> dict[str, Any]:
        """The plain data of its map."""
        return _map_data(self.system.name, self.map if isinstance(self.map, str) else to_text(self.map))

    # ---- changes -------------------------------------------------------------------------------------------------

    def set(self, path: str, value: Any) -> Draft:
        """The scenario with a field set, by its path: ``side[1].zone``. None leaves it open. Raises ``InputError``."""
        return self.changed(SetField(path, value))

    def add(self, path: str) -> Draft:
        """The scenario with something more in the list at a path: ``objective``. Raises ``InputError``."""
        return self.changed(AddRow(path))

    def remove(self, path: str) -> Draft:
        """The scenario without what stands at a path of a list: ``objective[0]``. Raises ``InputError``."""
        return self.changed(RemoveRow(path))

    def changed(self, change: Change) -> Draft:
        """The scenario with a change made. Raises ``InputError``: there is nothing of that name, or it cannot be so."""
        match change:
            case SetField():
                data, path = self._set(change), change.path
            case AddRow():
                self._known(change.path, (path for group in self.groups for path, _ in group.adds))
                rows = value_at(self.data, change.path) or []
                data = put(self.data, change.path, [*rows, self.form.fresh(self.plan, change.path, self.ground)])
                path = change.path
            case RemoveRow():
                self._known(change.path, (group.row for group in self.groups))
                data, path = without(self.data, change.path), change.path
            case DragHandle():
                if self.ground is None:
                    raise InputError(say("plan-no-map"))
                to = Spot(max(0, min(change.x, self.ground.width)), max(0, min(change.y, self.ground.depth)))
                data, path = self.form.dragged(self.plan, self.data, change.handle, to, self.ground), change.handle
                data = self._with_map(data) if change.handle.startswith("map.") else data
        return Draft(self.system, named(self.system, self.form.settled(data, path)))

    def _known(self, path: str, paths: Iterable[str | None]) -> None:
        """Raises ``InputError``: a path is none of those at which something can be added or taken out."""
        if path not in paths:
            raise InputError(say("plan-no-field", name=path))

    def _set(self, change: SetField) -> dict[str, Any]:
        field = next((each for each in self.fields() if each.path == change.path), None)
        if field is None and change.path != "options":
            raise InputError(say("plan-no-field", name=change.path))
        value: Any = change.value
        if field is None:
            return put(self.data, "options", value) if value else without(self.data, "options")
        kind = self.kind(field)
        if field.share and isinstance(value, int | float):
            value = value / 100
        elif field.names and kind.kind == "number" and isinstance(value, str):
            value = int(value) if value.isdecimal() else None
        elif kind.names and isinstance(value, str):
            value = next((each for each in kind.names if str(each) == value), value or None)
        if isinstance(value, float) and value.is_integer() and kind.whole:
            value = int(value)
        if field.path.startswith("map."):
            return put(self._with_map(self.data), field.path, value)
        unsaid = value is None or (value == kind.default and kind.default is not None)
        data, (head, *_) = self.data, steps(field.path)
        if head not in data and "[" in field.path:
            data = {**data, str(head): list(to_builtins(value_at(self.plan, str(head))))}
        if isinstance(steps(field.path)[-1], int):
            return put(data, field.path, kind.default if value is None else value)
        return without(data, field.path) if unsaid else put(data, field.path, value)

    def _with_map(self, data: dict[str, Any]) -> dict[str, Any]:
        """The data with its map in it, which then may be changed."""
        return data if isinstance(data.get("map"), dict) else {**data, "map": self.map_data()}

    # ---- mends ---------------------------------------------------------------------------------------------------

    def mends(self, wrong: Wrongness, most: int = 4) -> list[Mend]:
        """Changes of one thing each after which less is wrong; those of the place it is wrong at."""
        found: list[Mend] = []
        for mend in self._tried(wrong):
            try:
                less = self.changed(mend.change).wrongs
            except InputError:
                continue
            if wrong not in less and len(less) < len(self.wrongs):
                found.append(mend)
            if len(found) == most:
                break
        return found

    def _tried(self, wrong: Wrongness) -> Iterator[Mend]:
        place = wrong.place
        near = [each for each in self.fields() if place and _about(place_of(each.path), place)]
        yield from self._dearer(place)
        for field in near:
            for change, value in self._others(field):
                yield Mend(say("plan-mend-set", field=field.title, value=value), change)
        for group in self.groups:
            for path, title in group.adds:
                if path == place:
                    yield Mend(title, AddRow(path))
            if group.row is not None and place and _about(place_of(group.row), place):
                yield Mend(say("plan-mend-remove", what=group.title), RemoveRow(group.row))
        if self.ground is None:
            return
        for handle in self.form.handles(self.plan, self.ground):
            if place and _about(place_of(handle.id), place):
                for dx, dy in NEAR:
                    to = handle.x + dx * handle.step, handle.y + dy * handle.step
                    yield Mend(say("plan-mend-move", what=handle.name), DragHandle(handle.id, *to))

    def _dearer(self, place: str) -> Iterator[Mend]:
        """For an army that is too dear: its points as the limit, or none."""
        for field in self.fields():
            for army in self.armies if field.path == LIMIT else ():
                if army.dear and place_of(army.path) == place:
                    more = say("plan-number", value=army.points)
                    yield Mend(say("plan-mend-set", field=field.title, value=more), SetField(LIMIT, army.points))
                    if field.unsaid is not None:
                        yield Mend(say("plan-mend-set", field=field.title, value=field.unsaid), SetField(LIMIT, None))

    def _others(self, field: Field) -> Iterator[tuple[SetField, Message]]:
        """The other values of a field, in words."""
        now, kind = self.value(field), self.kind(field)
        if now is None and kind.kind == "number" and kind.least is not None:
            yield SetField(field.path, kind.least), say("plan-number", value=kind.least)
        if field.unsaid is not None and now not in (None, ""):
            yield SetField(field.path, None), field.unsaid
        for value, title in field.names:
            if value != now:
                yield SetField(field.path, value), title
        if isinstance(now, bool):
            yield SetField(field.path, not now), say("plan-yes" if not now else "plan-no")
        elif isinstance(now, int | float) and kind.least is not None:
            for share in SHARES:
                less = max(kind.least, round(now * share))
                yield SetField(field.path, less), say("plan-number", value=less)


SHARES = (0.9, 0.8, 0.7, 0.6, 0.5, 0.25)
NEAR = [(dx * far, dy * far) for far in (1, 2, 4, 8, 12, 16, 20) for dx in (0, 1, -1) for dy in (0, 1, -1) if dx or dy]
"""How many steps away a place is looked for where something may lie."""


def _about(one: str, other: str) -> bool:
    """Whether one place is another, or lies within it."""
    first, second = f"{one},", f"{other},"
    return first.startswith(second) or second.startswith(first) or re.sub(r" \d+,.*$", ",", first) == second


def draft(name: str, source: Any = None) -> Draft:
    """A scenario of a game: from the name of one that comes with the game, a file, its text or plain data; without it
    a new one with sensible values.

    Raises ``InputError`` naming the file, the place in it and the mend: its form is wrong.
    """
    game = system(name)
    form: Form = game.scenario_form
    if source is None:
        return Draft(game, named(game, form.blank()))
    reader = game.setups.scenario_reader(source)
    plan, data = reader.convert(form.record), dict(reader.data)
    if isinstance(source, str) and source in {FIRST, *(each.name for each in game.setups.scenarios())}:
        data = {key: value for key, value in data.items() if key not in CITED}
        data = named(game, {**data, "title": spoken(say("plan-changed", title=form.title(plan)))})
    return Draft(game, data)


def named(game: System, data: dict[str, Any]) -> dict[str, Any]:
    """The data with a name made of its title; not that of a scenario which comes with the game."""
    stem = re.sub(r"[^a-z0-9]+", "-", str(data.get("title", "")).lower()).strip("-")[: LONGEST_NAME - 4].strip("-")
    taken = {FIRST, *(each.name for each in game.setups.scenarios())}
    name = f"{stem}-own" if stem in taken else stem or "own"
    head = {"format": FORMAT, "version": 1, "system": game.name, "name": name}
    return {**head, **{key: value for key, value in data.items() if key not in head}}


@lru_cache(maxsize=16)
def _map_data(name: str, map: str) -> dict[str, Any]:
    found: dict[str, Any] = from_text(map) if map.startswith("{") else system(name).setups.part_data("maps", map)
    return found


@lru_cache(maxsize=16)
def _ground(name: str, map: str) -> Ground:
    game = system(name)
    part = from_text(map) if map.startswith("{") else map
    setup = game.setups.make_setup(named(game, game.scenario_form.blank()), (), part)
    return game.table.ground(Battle(game, setup, Stream(0)))
