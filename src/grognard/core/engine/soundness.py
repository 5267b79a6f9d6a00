"""Whether a position can be one of this battle: what it names is there, what it counts can be counted, and it does not
contradict itself.

A game says which fields of its records name what (``Vocabulary``); the rest follows from the battle as it began. What
only the rules could find out is tried: ``examine`` looks at a position as a table would, and answers what it asks once.
``try_out`` leaves the dearest to when somebody looks: the question in words, and the table after the answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from functools import cache
from random import Random
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_origin

import msgspec

from grognard.core.book.reading import unknown
from grognard.core.engine.decisions import RollDice, Situation
from grognard.core.engine.dice import Stream
from grognard.core.engine.door import hints, misfit, shown, unsound, valid
from grognard.core.engine.fates import Play
from grognard.core.engine.position import Position
from grognard.core.engine.rulebook import Rulebook, Vocabulary
from grognard.core.errors import GrognardError, InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text

T = TypeVar("T")

FARTHEST = 10_000_000
"""No number of a position is larger: a place on the largest table has six figures."""
SEATS = frozenset({"seat", "active", "winner", "conceded", "won_roll_off"})
"""The fields that hold a seat."""
SIGNED = frozenset({"x", "y", "q", "r", "outline"})
"""The fields of a state that may be negative: places, which may lie beyond the edge of the table."""
COUNTED = frozenset({"position-state", "position-unit"})
"""The parts of a position whose numbers count something: what is in the making may lack some."""
STRANGERS = frozenset({"Message", "Roll"})
"""Records whose texts are words, not names."""


def check(battle: Situation, position: Position, rules: Rulebook) -> None:
    """Refuse a position that cannot be one of this battle under its rules.

    Raises ``InputError`` naming the unit and the field, and what is wrong there.
    """
    _check_types(position, rules.state_type)
    _check_dice(position)
    words = rules.vocabulary
    begun = rules.begin(battle.setup)[0]
    units = getattr(begun, "units", None)
    if units is None:
        return
    _check_units(units, position.state, words)
    names = Names(units, position.state.units, words, rules.position_names(battle))
    for where, record in _parts(position):
        counts = where.id in COUNTED
        for field, value in _leaves(record):
            if type(value) is str and field not in names.fields:
                continue
            fault = names.fault(field, value, counts)
            if fault is not None:
                raise _error(where, field, fault)
    for where, field, problem in rules.contradictions(battle, position):
        raise _error(where, field, problem)
    for frame in position.stack:
        counted = words.turns.get(type(frame.procedure).__name__)
        if counted is not None and getattr(frame.procedure, counted) != position.state.turn:
            problem = say("position-turns", here=getattr(frame.procedure, counted), there=position.state.turn)
            raise _error(say("position-frame", name=type(frame.procedure).__name__), counted, problem)


def examine(battle: Any) -> None:
    """Look at a battle as a table does, and answer what it asks once. Raises ``InputError`` where the rules then fail:
    its position contradicts itself in what only they know."""
    after = try_out(battle)
    with sound_told(battle):
        for decision in battle.decisions:
            if not isinstance(decision, RollDice):
                battle.system.table.present(battle, decision)
        for copy in after:
            copy.system.table.scene(copy, None)


def try_out(battle: Any) -> list[Any]:
    """Look at the table of a battle, and answer once what it asks of each: copies of it after that. Raises
    ``InputError`` as ``examine`` does."""
    after = []
    with sound_told(battle):
        battle.system.table.scene(battle, None)
        if battle.over:
            battle.rules.outcome(battle)
        for decision in battle.decisions:
            copy = battle.clone()
            # Other dice than the battle's: those written down for it may be too few for a choice by chance.
            copy.source = Stream(0)
            copy.choose(decision.sample(copy, Random(0)), decision.seat)
            after.append(copy)
    return after


@contextmanager
def sound_told(battle: Any) -> Iterator[None]:
    """Where the rules fail within: ``InputError`` saying that the position contradicts itself."""
    try:
        yield
    except GrognardError as error:
        raise InputError(error.message) from error
    except Exception as error:
        raise unsound(battle, error)  # noqa: B904 - the cause is in it


# ---- types -----------------------------------------------------------------------------------------------------------


def _check_types(position: Position, kind: type[Record]) -> None:
    """Refuse values of a wrong type, which a program may have put into records."""
    if not isinstance(position.state, kind):
        raise _error(
            say("position-state"), "state", say("position-type", given=shown(position.state), valid=kind.__name__)
        )
    records = [("position-state", position.state)]
    records += [("position-frame", frame.procedure) for frame in position.stack]
    records += [("position-asks", decision) for decision in position.pending]
    records += [("position-asks", choice) for _, choice in position.answers]
    for where, record in records:
        if not _is_whole(record):
            field, value, wanted = misfit(record, type(record))
            problem = say("position-type", given=shown(value), valid=valid(wanted))
            raise _error(say(where, name=type(record).__name__), field, problem)


def _check_dice(position: Position) -> None:
    """Refuse dice that are about to be rolled otherwise than by what they are played for."""
    playing = position.stack[-1].procedure if position.stack else None
    if isinstance(playing, Play):
        roll = playing.next_roll() if playing.lots else None
        if [each.roll if isinstance(each, RollDice) else each for each in position.pending] != [roll]:
            where = say("position-asks", name="RollDice")
            raise _error(where, "roll", say("position-dice", wanted=to_text(roll)))


def _is_whole(record: Any) -> bool:
    try:
        return bool(msgspec.json.decode(to_text(record), type=type(record), strict=True) == record)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        return False


# ---- units -----------------------------------------------------------------------------------------------------------


def _check_units(begun: Mapping[str, Any], state: Any, words: Vocabulary) -> None:
    """Refuse units there are not, ones that are missing, and ones that are not what they were at the beginning."""
    joined = {id for unit in state.units.values() for id in getattr(unit, "joined", None) or ()}
    for id in begun:
        if id not in state.units and id not in joined:
            raise _error(say("position-state"), "units", say("position-unit-missing", unit=id))
    models = {model.id: model for each in begun.values() for model in getattr(each, "models", ())}
    owners: dict[str, str] = {}
    for id, unit in state.units.items():
        if home_of(id) not in begun:
            raise _error(say("position-state"), "units", unknown(id, begun))
        if unit.id != id:
            raise _error(say("position-unit", unit=id), "id", say("position-other-id", found=unit.id))
        first = begun.get(id)
        for field in words.fixed if first is not None else ():
            if getattr(unit, field) != getattr(first, field):
                raise _changed(id, field, getattr(unit, field), getattr(first, field))
        for model in getattr(unit, "models", ()):
            if model.id in owners:
                raise _error(
                    say("position-unit", unit=id), f"models, {model.id}", say("position-twice", unit=owners[model.id])
                )
            owners[model.id] = id
            known = models.get(model.id)
            for field in words.fixed_models if known is not None else ():
                if getattr(model, field) != getattr(known, field):
                    raise _changed(id, f"models, {model.id}, {field}", getattr(model, field), getattr(known, field))


def home_of(id: str) -> str:
    """The unit of the army lists that a unit or a model comes from.

    >>> home_of("a.tank"), home_of("a.tank.1.3")
    ('a.tank', 'a.tank')
    """
    return ".".join(id.split(".")[:2])


# ---- names and numbers -----------------------------------------------------------------------------------------------


class Names:
    """What the fields of a position may hold in one battle."""

    def __init__(
        self, begun: Mapping[str, Any], now: Mapping[str, Any], words: Vocabulary, tables: Mapping[str, Collection[str]]
    ) -> None:
        self.words = words
        self.tables = tables
        self.fields = {*words.units, *words.models, *words.either, *tables}
        """The fields that hold names."""
        self.units = {*begun, *now}
        self.models = {model.id for unit in begun.values() for model in getattr(unit, "models", ())}
        self.models |= {model.id for unit in now.values() for model in getattr(unit, "models", ())}

    def fault(self, field: str, value: str | int, counted: bool) -> Message | None:
        """What is wrong with a field's value, if anything."""
        if isinstance(value, int):
            return self._number(field, value, counted)
        words = self.words
        if not value:
            return None
        if field in words.units:
            return None if value in self.units else unknown(value, self.units)
        if field in words.models:
            return None if self._is_model(value) else unknown(value, self.models)
        if field in words.either:
            either = value in self.units or self._is_model(value)
            return None if either else unknown(value, {*self.units, *self.models})
        known = self.tables.get(field)
        return None if known is None or value in known else unknown(value, known)

    def _number(self, field: str, value: int, counted: bool) -> Message | None:
        if field in SEATS:
            return None if value in (0, 1) else say("position-seat", value=value)
        if not -FARTHEST <= value <= FARTHEST:
            return say("position-too-far", value=value, most=FARTHEST)
        signed = not counted or field in SIGNED or field in self.words.signed
        return None if signed or value >= 0 else say("position-negative", value=value)

    def _is_model(self, id: str) -> bool:
        """Whether there was such a model: one of a unit, or one of a crew, who are counted after their vehicle."""
        return id in self.models or id.rpartition(".")[0] in self.models


def values_of(position: Position, kind: type[T]) -> Iterator[tuple[Message, str, T]]:
    """Every value of a kind within a position: where, in which field, the value."""
    for where, record in _parts(position):
        for field, value in _leaves(record, kinds=(kind,)):
            yield where, field, value


def _parts(position: Position) -> Iterator[tuple[Message, Any]]:
    state = position.state
    for field in state.__struct_fields__:
        value = getattr(state, field)
        if field == "units":
            yield from ((say("position-unit", unit=id), unit) for id, unit in value.items())
        else:
            yield say("position-state"), Named(field, value)
    for frame in position.stack:
        yield say("position-frame", name=type(frame.procedure).__name__), frame.procedure
    for decision in position.pending:
        yield say("position-asks", name=type(decision).__name__), decision
    for seat, choice in position.answers:
        yield say("position-asks", name=type(choice).__name__), Named("seat", seat)
        yield say("position-asks", name=type(choice).__name__), choice


class Named(NamedTuple):
    """A value under the name of its field."""

    field: str
    value: Any


def _leaves(value: Any, field: str = "", kinds: tuple[type, ...] = (str, int)) -> list[tuple[str, Any]]:
    """Every text and every whole number within a value, or every value of other kinds, with the name of its field."""
    found: list[tuple[str, Any]] = []
    _gather(value, field, kinds, found)
    return found


def _gather(value: Any, field: str, kinds: tuple[type, ...], found: list[tuple[str, Any]]) -> None:
    if isinstance(value, kinds):
        if not isinstance(value, bool):
            found.append((field, value))
    elif isinstance(value, Record):
        kind = type(value)
        if kind.__name__ not in STRANGERS:
            for name in _open_fields(kind, kinds):
                inner = getattr(value, name)
                if inner is not None:
                    _gather(inner, name, kinds, found)
    elif isinstance(value, Named):
        _gather(value.value, value.field, kinds, found)
    elif isinstance(value, (tuple, frozenset)):
        for each in value:
            _gather(each, field, kinds, found)
    elif isinstance(value, dict):
        for each in value.values():
            _gather(each, field, kinds, found)


@cache
def _open_fields(kind: type, kinds: tuple[type, ...]) -> tuple[str, ...]:
    """The fields that can hold a value of these kinds."""
    return tuple(name for name, wanted in hints(kind).items() if _may_hold(wanted, kinds, (kind,)))


def _may_hold(wanted: Any, kinds: tuple[type, ...], within: tuple[type, ...]) -> bool:
    """Whether a value of these kinds may be one of a type, or lie within it; ``within`` are the records it lies in."""
    origin = get_origin(wanted)
    if origin is Annotated:
        return _may_hold(get_args(wanted)[0], kinds, within)
    if origin is Literal:
        return any(isinstance(each, kinds) for each in get_args(wanted))
    if origin is not None:
        return any(_may_hold(each, kinds, within) for each in get_args(wanted) if each is not Ellipsis)
    if not isinstance(wanted, type):
        return True
    if any(issubclass(wanted, each) or issubclass(each, wanted) for each in kinds):
        return wanted is not bool
    if wanted in (NoneType, bool, int, float, str) or issubclass(wanted, Enum):
        return False
    if not issubclass(wanted, Record) or wanted.__subclasses__():
        return True
    inner = (*within, wanted)
    return wanted not in within and any(_may_hold(each, kinds, inner) for each in hints(wanted).values())


def _changed(id: str, field: str, found: object, first: object) -> InputError:
    problem = say("position-fixed", found=shown(found), first=shown(first))
    return _error(say("position-unit", unit=id), field, problem)


def _error(where: Message, field: str, problem: Message) -> InputError:
    return InputError(say("position-wrong", where=where, field=field, problem=problem))
