"""A battle from a position written down, and the position of a battle written down."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from grognard.core.battle import Battle
from grognard.core.book.reading import unknown
from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import DiceSource, Stream
from grognard.core.engine.door import decoded
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import Frame, FrameText, Procedure
from grognard.core.engine.soundness import try_out
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.notation.lines import UnitLine, Words, Written, game_in, read_lines
from grognard.core.notation.notation import Begun, Notation
from grognard.core.notation.values import Unreadable, fields_of, read_fields, tell_fields, tell_measure, to_word
from grognard.core.records import from_text, replace, to_text
from grognard.core.systems import System, system

STEP, FRAME, ASKED, ANSWERED = "asks", "frame", "asked", "answered"
"""The words for the moment of a battle: one that has a name, or the procedures and questions themselves, and who of
those asked at once has answered."""
NOBODY = "nobody"
"""Who is asked when the battle is over."""
UNIT, WITHOUT = "unit", "without"
"""The words for a unit that no army has, as plain data, and for one of an army that is part of another now."""
ALL = ".*"
"""All models of a unit."""
LOST = "lost"
"""What is said of a unit that takes no part."""
SIDES = "ab"


def position(
    text: str, *, seed: int = 0, dice: DiceSource | None = None, doing: Procedure | None = None
) -> Battle[Any]:
    """The battle that a position describes, a line a unit, at the question it says; or, ``doing`` a procedure of the
    rules, at the first that it asks.

    ``seed`` fixes the dice still to come; ``dice`` gives another source of them. How positions are written down is told
    in ``docs/positions.md``. Raises ``InputError`` naming the line, the unit or the rule that is wrong, and the mend.

    >>> battle = position('''
    ... bolt_action
    ... table 48 x 48
    ... asks orders a
    ... a.firer 5 rifle @24,30 pins 1
    ... b.foe 5 rifle @24,10 order down
    ... ''')
    >>> battle.questions()[0].text
    'British: Choose a unit and give it an order.'
    """
    game = system(game_in(text))
    notation: Notation = game.notation
    written = read_lines(text, {LOST, *unit_fields(notation)})
    setup = notation.setup(written)
    state = _state(game, notation, written, setup)
    begun = _begun(game, notation, written, state) if doing is None else Begun(state, (Frame(doing),))
    source = Stream(seed) if dice is None else dice
    battle = _at(game, setup, source, begun, _answers(game, written) if doing is None else ())
    battle.set_position(battle.position)
    try_out(battle)
    _check_places(battle, written)
    return battle


def compose(
    game: str | System, setup: Any, state: Any, *doing: Procedure, seed: int = 0, dice: DiceSource | None = None
) -> Battle[Any]:
    """The battle that a set-up and a state of it make up, records instead of lines, at the first question that what it
    is ``doing`` asks: procedures of the rules, the innermost last. It is over where they ask nothing.

    Nothing is looked at beforehand: a state that contradicts itself is told of by the rule that meets it. ``seed`` and
    ``dice`` are those of ``position``.

    >>> from grognard.core.records import replace
    >>> from grognard.games.bolt_action.rules.turn.orders import Activation
    >>> lines = "bolt_action\\ntable 48 x 48\\na.firer 5 rifle @24,30\\nb.foe 5 rifle @24,10"
    >>> begun = position(lines)
    >>> units = begun.state.units | {"b.foe": replace(begun.state.units["b.foe"], order="down")}
    >>> battle = compose("bolt_action", begun.setup, replace(begun.state, units=units), Activation("a.firer", "fire"))
    >>> print(str(battle.questions()[0]).splitlines()[1].strip())
    1  British Infantry section: German Infantry section  5+  19.0″, in the open
    """
    played = system(game) if isinstance(game, str) else game
    begun = Begun(state, tuple(Frame(each) for each in doing))
    return _at(played, setup, Stream(seed) if dice is None else dice, begun)


def describe(battle: Battle[Any]) -> str:
    """The position of a battle written down: ``position`` reads it back with equal state, procedures and question."""
    notation: Notation = battle.system.notation
    lines, words = notation.tell_setup(battle.setup)
    begun = battle.rules.begin(battle.setup)[0]
    told = [battle.system.name, *lines]
    told += _tell_state(notation, battle.state, begun)
    told += _tell_moment(notation, battle)
    told.append("")
    for id, unit in battle.state.units.items():
        if id in begun.units:
            told += _tell_unit(notation, unit, begun.units[id], words.get(id, ""))
        else:
            told.append(f"{UNIT} {to_word(unit)}")
    told += [f"{WITHOUT} {id}" for id in begun.units if id not in battle.state.units]
    return "\n".join(told) + "\n"


def unit_fields(notation: Notation) -> Mapping[str, str]:
    """The fields of a unit that are written as such, by their words."""
    return {word: field for word, field in fields_of(notation.unit_type).items() if field not in notation.own}


def _model_fields(notation: Notation) -> Mapping[str, str]:
    found = fields_of(notation.model_type) if notation.model_type is not None else {}
    return {word: field for word, field in found.items() if field not in notation.own_of_model}


def _state_fields(kind: Any) -> Mapping[str, str]:
    return {word: field for word, field in fields_of(kind).items() if field != "units"}


# ---- reading ---------------------------------------------------------------------------------------------------------


def _at(
    game: System, setup: Any, source: DiceSource, begun: Begun, answers: tuple[tuple[int, Choice], ...] = ()
) -> Battle[Any]:
    """A battle that has got so far, at its next question."""
    battle: Battle[Any] = Battle.at(game, setup, source, begun.state)
    battle.put(Position(game.name, game.version, begun.state, begun.stack, begun.pending, answers, 0, 0))
    if not begun.pending:
        battle._run(None)
    return battle


def _check_places(battle: Battle[Any], written: Written) -> None:
    """Refuse models whose middle lies beyond the table's edge, where a line says that they stand on it."""
    placed = [(line, battle.state.units[line.id]) for line in written.units if line.places]
    standing = [(line, unit.models) for line, unit in placed if unit.place == "table" and hasattr(unit, "models")]
    if not standing:
        return
    ground = battle.system.table.ground(battle)
    for line, models in standing:
        for model in models:
            if not (0 <= model.x <= ground.width and 0 <= model.y <= ground.depth):
                size = tell_measure(ground.width), tell_measure(ground.depth)
                place = f"{tell_measure(model.x)},{tell_measure(model.y)}"
                raise line.line.error(say("notation-off-table", place=place, width=size[0], depth=size[1]))


def _state(game: System, notation: Notation, written: Written, setup: Any) -> Any:
    """The state that the lines describe."""
    begun = game.rules.begin(setup)[0]
    units = {}
    known, known_of_models = unit_fields(notation), _model_fields(notation)
    for line in written.units:
        if line.id not in begun.units:
            raise line.line.error(unknown(line.id, begun.units))
        units[line.id] = _unit(notation, begun.units[line.id], line, known, known_of_models)
    units |= {unit.id: unit for unit in _strangers(notation, written)}
    without = [id for line in written.named(WITHOUT) for id in line.rest]
    for id, unit in begun.units.items():
        if id not in without:
            units.setdefault(id, notation.lost(unit))
    names = _state_fields(type(begun))
    given: dict[str, Any] = {}
    for about in written.lines:
        if about.first in names:
            given |= _read(about, type(begun), names, about.words)
        elif about.first not in (*notation.words, STEP, FRAME, ASKED, ANSWERED, UNIT, WITHOUT):
            raise about.error(unknown(about.first, (*notation.words, STEP, *names)))
    bare = replace(begun, units={id: units[id] for id in (*begun.units, *units) if id in units})
    return notation.arranged(replace(bare, **{**notation.follows(bare), **given}), written)


def _strangers(notation: Notation, written: Written) -> Iterator[Any]:
    for line in written.named(UNIT):
        try:
            yield decoded(from_text(" ".join(line.rest)), notation.unit_type, UNIT)
        except (ValueError, InputError) as error:
            raise line.error(say("notation-no-unit", problem=str(error))) from error


def _read(line: Words, kind: Any, names: Mapping[str, str], words: tuple[str, ...]) -> dict[str, Any]:
    try:
        return read_fields(kind, names, words)
    except Unreadable as error:
        raise line.error(error.problem) from error


def _unit(
    notation: Notation, begun: Any, line: UnitLine, known: Mapping[str, str], known_of_models: Mapping[str, str]
) -> Any:
    unit = begun
    if line.fields == (LOST,):
        return notation.lost(unit)
    if line.places:
        try:
            unit = notation.placed(unit, line.places)
        except Unreadable as error:
            raise line.line.error(error.problem) from error
    fields = _read(line.line, notation.unit_type, known, line.fields)
    unit = replace(unit, **fields)
    return _with_models(notation, unit, line, known_of_models) if line.models else unit


def _with_models(notation: Notation, unit: Any, line: UnitLine, names: Mapping[str, str]) -> Any:
    kind = notation.model_type
    if kind is None:
        raise line.models[0].error(say("notation-no-models"))
    models = {model.id: model for model in unit.models}
    for about in line.models:
        for id in _named(about, unit.id, models):
            if id not in models:
                raise about.error(unknown(about.first, (each.removeprefix(unit.id) for each in models)))
            models[id] = replace(models[id], **_read(about, kind, names, about.rest))
    return replace(unit, models=tuple(models.values()))


def _named(line: Words, unit: str, models: Mapping[str, Any]) -> list[str]:
    """The models a line is about: one by its number or id, a run of numbers, or all."""
    word = line.first
    if word == ALL:
        return list(models)
    if found := re.fullmatch(r"\.([0-9]{1,4})-([0-9]{1,4})", word):
        return [f"{unit}.{number}" for number in range(int(found[1]), int(found[2]) + 1)]
    return [unit + word if word.startswith(".") else word]


def _begun(game: System, notation: Notation, written: Written, state: Any) -> Begun:
    """Where the battle stands: at the moment named, or in the procedures written out."""
    frames = [_decoded(line, game.rules.decode_frame) for line in written.named(FRAME)]
    asked = [_decoded(line, game.rules.decode_decision) for line in written.named(ASKED)]
    if frames:
        return Begun(state, tuple(frames), tuple(asked))
    line = next(written.named(STEP), None)
    usual = next(iter(notation.steps))
    if line is None:
        return notation.steps[usual](state, 0)
    if line.rest == (NOBODY,):
        return Begun(state, ())
    if len(line.words) != 3 or line.words[1] not in notation.steps or line.words[2] not in SIDES:
        raise line.error(say("notation-asks", steps=", ".join(notation.steps)))
    return notation.steps[line.words[1]](state, SIDES.index(line.words[2]))


def _answers(game: System, written: Written) -> tuple[tuple[int, Choice], ...]:
    """What those have answered already who are asked at once with others: ``answered a {...}``."""
    found = []
    for line in written.named(ANSWERED):
        if len(line.words) < 3 or line.words[1] not in SIDES:
            raise line.error(say("notation-form", form=f"{ANSWERED} a {{...}}"))
        found.append((SIDES.index(line.words[1]), _decoded(replace(line, words=line.rest), game.rules.decode_choice)))
    return tuple(found)


def _decoded(line: Words, decode: Any) -> Any:
    """What the words after the first say as plain data."""
    try:
        return decode(from_text(" ".join(line.rest)))
    except (ValueError, InputError) as error:
        problem = error.message if isinstance(error, InputError) else str(error)
        raise InputError(say("notation-line", line=line.line, problem=problem)) from error


# ---- telling ---------------------------------------------------------------------------------------------------------


def _tell_state(notation: Notation, state: Any, begun: Any) -> list[str]:
    bare = replace(begun, units=state.units)
    follows = replace(bare, **notation.follows(bare))
    names = _state_fields(type(state))
    told, state = notation.tell_arranged(state, follows)
    return told + [
        " ".join(words) for word, field in names.items() if (words := tell_fields(state, follows, {word: field}))
    ]


def _tell_moment(notation: Notation, battle: Battle[Any]) -> list[str]:
    if battle.over:
        return [f"{STEP} {NOBODY}"]
    for word, begin in notation.steps.items():
        for seat, side in enumerate(SIDES):
            begun = begin(battle.state, seat)
            now = battle.state, battle.stack, battle.pending, ()
            if (begun.state, begun.stack, begun.pending, battle.answers) == now:
                return [f"{STEP} {word} {side}"]
    frames = [f"{FRAME} {to_text(FrameText(frame.procedure, frame.step_name))}" for frame in battle.stack]
    asked = [f"{ASKED} {to_text(decision)}" for decision in battle.pending]
    return [*frames, *asked, *(f"{ANSWERED} {SIDES[seat]} {to_word(choice)}" for seat, choice in battle.answers)]


def _tell_unit(notation: Notation, unit: Any, begun: Any, words: str) -> list[str]:
    if unit == notation.lost(begun):
        return [f"{unit.id} {words}".rstrip() + f" {LOST}"] if words else []
    places = notation.tell_places(unit, begun)
    placed = notation.placed(begun, places.split()) if places else begun
    below = []
    if notation.model_type is not None:
        now = {model.id: model for model in unit.models}
        names = _model_fields(notation)
        differs = [
            (model.id, " ".join(tell_fields(now[model.id], model, names))) for model in placed.models if model.id in now
        ]
        below = [f"  {line}" for line in _together(unit.id, differs)]
        if [model.id for model in placed.models] == list(now):
            placed = replace(placed, models=unit.models)
    fields = tell_fields(unit, placed, unit_fields(notation))
    return [" ".join(part for part in (unit.id, words, f"@{places}" if places else "", *fields) if part), *below]


def _together(unit: str, differs: Sequence[tuple[str, str]]) -> Iterator[str]:
    """A line for every run of models of which the same is to be said."""
    if len(differs) > 1 and len({words for _, words in differs}) == 1:
        differs = [(f"{unit}{ALL}", differs[0][1])]
    for words, run in groupby(differs, key=lambda each: each[1]):
        ids = [id.removeprefix(unit) for id, _ in run]
        numbers = [int(id[1:]) for id in ids if re.fullmatch(r"\.[0-9]+", id)]
        if not words:
            continue
        if len(ids) > 2 and numbers == list(range(numbers[0], numbers[0] + len(ids))):
            yield f"{ids[0]}-{numbers[-1]} {words}"
        else:
            yield from (f"{id} {words}" for id in ids)
