"""What the engine asks of a game: its rules, from the first state of a battle to the result of its end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, cached_property
from random import Random
from types import UnionType
from typing import Any, NamedTuple, Union

from grognard.core.engine.choices import Choice, Concede, Dice
from grognard.core.engine.decisions import Decision, RollDice, Situation
from grognard.core.engine.door import Door, decoded
from grognard.core.engine.fates import Play
from grognard.core.engine.outcome import AGREED, Outcome
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import END, Frame, FrameText, Procedure
from grognard.core.engine.windows import Reaction
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record


class Vocabulary(NamedTuple):
    """What the fields of a game's records name, by the names of the fields.

    ``units`` name units, ``models`` models of theirs, ``either`` one or the other. ``fixed`` are the fields of a unit,
    and ``fixed_models`` those of its models, that are the same from the beginning of a battle to its end. ``turns`` are
    the procedures that count the turn as the state does, each with its field. ``signed`` are the fields of a unit that
    may be less than nothing; all others of its whole numbers count something.
    """

    units: frozenset[str] = frozenset()
    models: frozenset[str] = frozenset()
    either: frozenset[str] = frozenset()
    fixed: tuple[str, ...] = ("id", "seat")
    fixed_models: tuple[str, ...] = ()
    turns: Mapping[str, str] = {}
    signed: frozenset[str] = frozenset()


class Rulebook(ABC):
    """The rules of a game named ``name``, and all the kinds of records that its battles are made of.

    ``version`` is the version of the rules as coded: it changes when the same choices and dice would lead elsewhere.
    ``vocabulary`` is what the fields of its records name.
    """

    name: str
    version: int
    state_type: type[Record]
    procedure_types: tuple[type[Procedure], ...]
    decision_types: tuple[type[Decision], ...]
    choice_types: tuple[type[Choice], ...]
    vocabulary: Vocabulary = Vocabulary()

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        if cls.reactions is not Rulebook.reactions and (cls.react is Rulebook.react or cls.window is Rulebook.window):
            raise TypeError(f"{cls.__name__} says who may react: it has to say by which decision and in which window")

    def context(self, setup: Any) -> Any:
        """Whatever is computed once from the set-up and shared by all copies of a battle."""
        return None

    def context_now(self, context: Any, state: Any) -> Any:
        """The context that goes with a state, given one of the same battle: after events that ``alters_context``."""
        return context

    @abstractmethod
    def begin(self, setup: Any) -> tuple[Any, Procedure]:
        """The state before the first decision and the procedure that plays the battle."""

    @abstractmethod
    def result(self, battle: Situation) -> Outcome:
        """The result of a battle that is over."""

    def outcome(self, battle: Situation) -> Outcome:
        """How a battle that is over has ended: as the players agreed, or as the rules say."""
        if battle.drawn:
            return Outcome(self.points(battle), None, AGREED, battle.state.turn)
        return self.result(battle)

    def points(self, battle: Situation) -> tuple[int, int]:
        """What each seat has by the scenario's own measure, were the battle over now; of a game that counts nothing
        none."""
        return 0, 0

    @abstractmethod
    def concession(self, seat: int) -> Procedure:
        """The procedure that ends a battle ``seat`` gives up; it replaces all that was going on."""

    def resampled(self, battle: Situation, seat: int, random: Random) -> Any:
        """The state with all that ``seat`` cannot see drawn anew, evenly among what it may be as far as the seat knows;
        the true values must not matter to what is drawn. For games that hide nothing: the state."""
        return battle.state

    def reactions(self, battle: Situation, occasion: Any) -> Sequence[Reaction]:
        """Who may react to an occasion, and how; the first seat named is asked first."""
        return ()

    def react(self, seat: int, occasion: Any) -> Decision:
        """The decision that offers a reaction to an occasion."""
        raise TypeError(f"{type(self).__name__} offers no reactions")

    def window(self, occasion: Any) -> Procedure:
        """The procedure of the reaction window for an occasion."""
        raise TypeError(f"{type(self).__name__} opens no windows")

    def consequence(self, cause: Any) -> Procedure:
        """The procedure that plays what a cause brings about, where who tells of the cause cannot know who tells of the
        rest: a vehicle that explodes may hit another, which may explode."""
        raise TypeError(f"{type(self).__name__} knows no consequence of {type(cause).__name__}")

    def position_names(self, battle: Situation) -> Mapping[str, Collection[str]]:
        """The names there are for fields that name neither units nor models, such as weapons, by field."""
        return {}

    def contradictions(self, battle: Situation, position: Position) -> Iterable[tuple[Message, str, Message]]:
        """What in a position contradicts itself, though all that it names is there: where, in which field, what."""
        return ()

    # ---- decoding ------------------------------------------------------------------------------------------------

    @cached_property
    def door(self) -> Door:
        """What every choice passes on its way into a battle."""
        return _door(self.choice_types)

    def decode_choice(self, value: Any) -> Choice:
        """A choice from plain data. Raises ``InputError`` naming the field that is wrong."""
        return decoded(value, _union((*self.choice_types, Dice, Concede)), "choice")  # type: ignore[no-any-return]

    def decode_decision(self, value: Any) -> Decision:
        """A pending decision from plain data. Raises ``InputError``."""
        return decoded(value, _union((*self.decision_types, RollDice)), "decision")  # type: ignore[no-any-return]

    def decode_frame(self, value: Any) -> Frame:
        """A frame of the stack from plain data, its step by name. Raises ``InputError``."""
        frame = decoded(value, FrameText, "frame")
        procedure = decoded(frame.procedure, _union((*self.procedure_types, Play)), "procedure")
        names = [name for name, _, _ in procedure.steps] + [END]
        if frame.step not in names:
            raise InputError(say("no-such-step", step=frame.step, names=", ".join(names)))
        return Frame.at(procedure, frame.step)


def declared(kind: type[Record], package: str) -> tuple[Any, ...]:
    """Every kind of procedure, decision or choice that the modules of a package have declared, in order of name."""
    found: dict[str, type] = {}
    waiting = list(kind.__subclasses__())
    while waiting:
        each = waiting.pop()
        waiting += each.__subclasses__()
        if each.__module__.startswith(f"{package}."):
            found[f"{each.__module__}.{each.__qualname__}"] = each
    return tuple(found[name] for name in sorted(found))


_door = cache(Door)


@cache
def _union(types: tuple[type, ...]) -> UnionType:
    return Union[types]  # type: ignore[return-value]
