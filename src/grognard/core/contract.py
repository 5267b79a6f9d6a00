"""What every system must pass, ours and other people's: call these from the tests of a game.

``check_system`` looks at what a game offers, ``check_battle`` plays a battle to its end and looks closely on the way;
it is made of the other checks, which may be called on any battle at any decision. Each raises ``AssertionError``
saying which promise was broken, in which battle and how; none changes the battle it is given, but for
``check_battle``, which plays it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from math import isfinite
from random import Random
from typing import Any

import msgspec

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice, Dice
from grognard.core.engine.decisions import Decision, RollDice
from grognard.core.engine.dice import Script, Waiting
from grognard.core.engine.events import Chosen, Rolled
from grognard.core.engine.position import Position
from grognard.core.errors import Refused
from grognard.core.messages import Message
from grognard.core.records import Record, replace, to_builtins, to_text
from grognard.core.saves import load_text
from grognard.core.systems import System
from grognard.core.wire.previews import ChoiceProposal, LookProposal
from grognard.core.words import has_message

MOST_LISTED = 60
"""How many choices of a long list are tried, evenly spread over it."""
SEATS = (0, 1, None)
"""Both players and a spectator."""
NOBODY = "nobody-of-this-name"


def check_battle(battle: Battle[Any], random: Random, *, every: int = 1, bound: int = 10_000) -> None:
    """Play a battle that has just begun to its end with random choices, and hold it to all promises.

    At every ``every``-th decision the choices, the copies, the position, the take-back and the views are looked at
    closely; at the end the record. ``bound`` is the number of choices by which it must be over.
    """
    seen: dict[type[Choice], Choice] = {}
    while not battle.over:
        require(battle, battle.number < bound, f"it is not over after {bound} choices")
        close = battle.number % every == 0
        for decision in battle.decisions:
            check_decision(battle, decision, tuple(seen.values()) if close else (), most=MOST_LISTED if close else 1)
            if close:
                check_views(battle, decision)
                check_previews(battle, decision, random)
        decision = random.choice(battle.decisions)
        choice = battle.sample(random, decision)
        seen[type(choice)] = choice
        if close:
            check_position(battle)
            check_copies(battle, choice, decision.seat)
        battle.choose(choice, decision.seat)
    require(battle, battle.decision is None and battle.result is not None, "it is over without a result")
    require(battle, battle.result.winner in SEATS, f"{battle.result.winner} has won, who is no seat")
    check_position(battle)
    check_record(battle)
    check_typed(battle)
    check_scripted(battle)


# ---- decisions ---------------------------------------------------------------------------------------------------


def check_decision(
    battle: Battle[Any], decision: Decision, strangers: Sequence[Choice] = (), most: int = MOST_LISTED
) -> None:
    """A decision lists something, accepts what it lists, and refuses the rest without a trace.

    Tried are up to ``most`` of the listed choices, variants of them, and ``strangers``: choices of other decisions. A
    decision whose list is a sample may accept more; any other accepts exactly its list.
    """
    listed = battle.choices(decision)
    require(battle, len(listed) > 0, f"{decision} lists no choice")
    spread = [listed[number * len(listed) // most] for number in range(most)] if len(listed) > most else listed
    for choice in spread:
        refusal = battle.refusal(choice, decision.seat)
        require(battle, refusal is None, f"{decision} lists {choice}, but refuses it: {refusal}")
        same = battle.system.rules.decode_choice(to_builtins(choice))
        require(battle, same == choice, f"{choice} comes back from plain data as {same}")
    if most < 2:
        return
    offered = set(listed)
    for choice in (*variants(spread), *strangers):
        if choice in offered:
            continue
        refusal = battle.refusal(choice, decision.seat)
        if refusal is not None:
            check_refused(battle, choice, decision.seat)
        else:
            known = decision.sampled or choice in decision.retired
            require(battle, known, f"{decision} accepts {choice}, but does not list it")


def check_refused(battle: Battle[Any], choice: Choice, seat: int) -> None:
    """A refused choice raises ``Refused`` and changes nothing."""
    before = (str(battle.position), battle.log_length, len(battle.record), battle.number)
    try:
        battle.choose(choice, seat)
    except Refused:
        pass
    else:
        require(battle, False, f"{choice} would be refused, but was taken")
    after = (str(battle.position), battle.log_length, len(battle.record), battle.number)
    require(battle, before == after, f"the refused {choice} changed the battle:\n{before[0]}\n{after[0]}")


def variants(choices: Sequence[Choice]) -> Iterator[Choice]:
    """Choices made up from others: no faces, and of the first of each type every field changed to something near it."""
    yield Dice(())
    for choice in {type(choice): choice for choice in reversed(choices)}.values():
        for field in choice.__struct_fields__:
            for value in _near(getattr(choice, field)):
                made = replace(choice, **{field: value})
                try:
                    yield msgspec.convert(to_builtins(made), type(choice), strict=True)
                except msgspec.ValidationError:
                    continue


def _near(value: Any) -> Iterator[Any]:
    """Values much like ``value``, some no longer of its type."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, -value - 1, 10**12)
        case str():
            yield NOBODY
        case tuple():
            yield from ((), value[::-1], value[1:], (*value, *value[-1:]))
            for first in value[:1]:
                yield from ((other, *value[1:]) for other in _near(first))
        case Record():
            for field in value.__struct_fields__:
                yield from (replace(value, **{field: other}) for other in _near(getattr(value, field)))
        case None:
            yield from (NOBODY, 0)


# ---- copies and positions ----------------------------------------------------------------------------------------


def check_copies(battle: Battle[Any], choice: Choice, seat: int) -> None:
    """A copy, a take-back and a position read from its text all lead where the battle itself leads by ``choice``."""
    before = str(battle.position)
    copy = battle.clone()
    require(battle, copy.position == battle.position, "a clone stands elsewhere")
    copy.choose(choice, seat)
    require(battle, str(battle.position) == before, f"choosing {choice} in a clone changed the battle")
    after, log = str(copy.position), copy.log
    require(battle, log[: battle.log_length] == battle.log, "the log of a clone does not begin as the battle's")

    copy.undo()
    same(battle, before, str(copy.position), "a take-back led elsewhere")
    require(battle, copy.log == battle.log, "a take-back left something in the log")
    copy.choose(choice, seat)
    same(battle, after, str(copy.position), "the same choice met other dice after a take-back")
    require(battle, copy.log == log, "after a take-back the same choice made another log")

    placed = battle.clone()
    placed.set_position(Position.parse(before, battle.system.rules))
    placed.choose(choice, seat)
    same(battle, after, str(placed.position), "a position read from its text plays on otherwise")


def check_position(battle: Battle[Any]) -> None:
    """The position prints, reads back equal, and prints the same again; so does the choice of each decision."""
    position = battle.position
    text = str(position)
    read = Position.parse(text, battle.system.rules)
    same(battle, text, str(read), "a position reads back otherwise")
    require(battle, read == position, f"a position prints the same after reading, but is not equal:\n{text}")
    require(battle, hash(read) == hash(position), "equal positions have different hashes")
    placed = battle.clone()
    placed.set_position(read)
    for decision, other in zip(battle.decisions, placed.decisions, strict=True):
        mine, theirs = list(battle.choices(decision)), list(placed.choices(other))
        require(battle, mine == theirs, f"a position read from its text lists other choices for {decision}")


# ---- records -----------------------------------------------------------------------------------------------------


def check_record(battle: Battle[Any]) -> None:
    """The save, replayed, goes through the same positions text for text, and each of them can be branched from."""
    saved = battle.save_text()
    loaded = load_text(saved)
    same(battle, saved, loaded.save_text(), "a save saves otherwise once loaded")
    require(battle, loaded.log == battle.log, "a loaded battle has another log")
    for number in range(battle.number + 1):
        mine, theirs = str(battle.branch(number).position), str(loaded.branch(number).position)
        same(battle, mine, theirs, f"a loaded battle differs at choice {number}")


def check_typed(battle: Battle[Any]) -> None:
    """The battle's choices, with its dice typed in as asked, lead to the same battle."""
    typed: Battle[Any] = Battle(battle.system, battle.setup, Waiting())
    for entry in _kept(battle):
        if isinstance(entry, Rolled):
            decision = typed.decision
            require(battle, isinstance(decision, RollDice), f"typed dice are not asked for at {entry}")
            typed.choose(Dice(entry.faces))
        else:
            typed.choose(entry.choice, entry.seat)
    end = str(battle.position)
    same(battle, end, str(typed.position), "the same dice typed lead elsewhere")
    same(battle, end, str(load_text(typed.save_text()).position), "a save with typed dice loads otherwise")


def check_scripted(battle: Battle[Any]) -> None:
    """The battle's choices with its dice written down beforehand use up exactly those dice, to the same end."""
    kept = list(_kept(battle))
    faces = [face for entry in kept if isinstance(entry, Rolled) for face in entry.faces]
    scripted: Battle[Any] = Battle(battle.system, battle.setup, Script(*faces))
    for entry in kept:
        if isinstance(entry, Chosen):
            scripted.choose(entry.choice, entry.seat)
    require(battle, scripted.used == len(faces), f"{scripted.used} of {len(faces)} scripted dice were used")
    same(battle, str(battle.position), str(scripted.position), "the same dice from a script lead elsewhere")


def _kept(battle: Battle[Any]) -> Iterator[Chosen | Rolled]:
    """The choices and rolls that were not taken back."""
    return (entry for entry in battle.log if isinstance(entry, (Chosen, Rolled)))


# ---- views -------------------------------------------------------------------------------------------------------


def check_views(battle: Battle[Any], decision: Decision) -> None:
    """All can be shown what they may see, in sentences there are, and every option shown is accepted."""
    shown: list[Record] = [battle.system.table.ground(battle)]
    for seat in SEATS:
        shown.extend((battle.system.table.scene(battle, seat), *what_is_told(battle, seat)))
    view = battle.system.table.present(battle, decision)
    require(battle, view.seat == decision.seat, f"{decision} is shown as another seat's")
    for option in view.options:
        if option.refused is not None:
            require(battle, option.choice is None, f"{option} is refused and offered at once")
        elif option.choice is not None:
            refusal = battle.refusal(battle.system.rules.decode_choice(option.choice), decision.seat)
            require(battle, refusal is None, f"{option} is offered, but refused: {refusal}")
    check_words(battle, (*shown, view))


def check_previews(battle: Battle[Any], decision: Decision, random: Random, most: int = 4) -> None:
    """Some of the listed choices and of the units on the table can be previewed, and the choices be valued.

    A preview of an accepted choice offers that choice or none, and an evaluation is a number.
    """
    system, seat = battle.system, decision.seat
    shown: list[Record] = []
    for choice in (battle.sample(random, decision) for _ in range(most)):
        preview = system.table.preview(battle, seat, ChoiceProposal(to_builtins(choice)))
        offered = None if preview.choice is None else system.rules.decode_choice(preview.choice)
        require(battle, offered in (None, choice), f"the preview of {choice} offers {offered}")
        shown.append(preview)
        if not isinstance(decision, RollDice):
            evaluation = system.evaluator.evaluate(battle, decision, choice)
            require(battle, isfinite(evaluation.value), f"{choice} is valued at {evaluation.value}")
            shown.append(evaluation)
    units = system.table.scene(battle, seat).units
    for unit in random.sample(units, min(most, len(units))):
        shown.append(system.table.preview(battle, seat, LookProposal(unit.id)))
    check_words(battle, shown)


def check_secret(one: Battle[Any], other: Battle[Any], seat: int | None) -> None:
    """Two battles that differ only in what ``seat`` may not know look the same to it: scene, log and decision."""
    for what, mine, theirs in (
        ("the scene", one.system.table.scene(one, seat), other.system.table.scene(other, seat)),
        ("the log", what_is_told(one, seat), what_is_told(other, seat)),
        ("its decision", _asked(one, seat), _asked(other, seat)),
        ("a look", _looks(one, seat), _looks(other, seat)),
    ):
        same(one, to_text(mine), to_text(theirs), f"{what} tells seat {seat} a secret")


def what_is_told(battle: Battle[Any], seat: int | None) -> list[Record]:
    """The log in lines as ``seat`` may read it."""
    lines = (battle.system.table.line(battle, entry, seat, number) for number, entry in enumerate(battle.log))
    return [line for line in lines if line is not None]


def _asked(battle: Battle[Any], seat: int | None) -> list[Record]:
    return [battle.system.table.present(battle, decision) for decision in battle.decisions if decision.seat == seat]


def _looks(battle: Battle[Any], seat: int | None) -> list[Record]:
    if seat is None:
        return []
    units = battle.system.table.scene(battle, seat).units
    return [battle.system.table.preview(battle, seat, LookProposal(unit.id)) for unit in units]


def check_words(about: object, records: Sequence[Any]) -> None:
    """Every message in these records is a sentence of the English resources."""
    missing = sorted({message.id for message in _messages(records) if not has_message(message.id)})
    require(about, not missing, f"there are no words for {', '.join(missing)}")


def _messages(value: Any) -> Iterator[Message]:
    match value:
        case Message(_, args):
            yield value
            yield from _messages(list(args.values()))
        case Record():
            for field in value.__struct_fields__:
                yield from _messages(getattr(value, field))
        case dict():
            yield from _messages(list(value.values()))
        case list() | tuple():
            for item in value:
                yield from _messages(item)


# ---- systems -----------------------------------------------------------------------------------------------------


def check_system(system: System) -> None:
    """What a game offers has words, no two things of one kind share a name, and no two types share a tag."""
    listings = (system.setups.scenarios(), system.setups.maps(), system.setups.armies(), system.setups.options())
    check_words(system.name, (system.title, system.subtitle, *listings))
    for listed in listings:
        names = [each.name for each in listed]
        require(system.name, len(set(names)) == len(names), f"a name is listed twice: {names}")
    for types in (system.rules.procedure_types, system.rules.decision_types, system.rules.choice_types):
        tags = [type_.__struct_config__.tag for type_ in types]
        require(system.name, len(set(tags)) == len(tags), f"two types share a name: {tags}")
    for option in system.setups.options():
        values = [value.value for value in option.values]
        require(system.name, option.default in values, f"the default of {option.name} is none of its values")


def require(about: object, holds: bool, problem: str) -> None:
    """Raise ``AssertionError`` naming what it is about, unless it ``holds``."""
    if not holds:
        raise AssertionError(f"{about}: {problem}")


def same(about: object, first: str, second: str, problem: str) -> None:
    """Raise ``AssertionError`` with the first line in which two texts differ, unless they are the same."""
    lines = zip_longest(first.split("\n"), second.split("\n"))
    for number, (one, other) in enumerate(lines, start=1):
        require(about, one == other, f"{problem}, line {number}:\n  {one}\n  {other}")
