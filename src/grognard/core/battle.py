"""A battle: state, stack of procedures, pending question, dice and log; everything in it is data.

``Battle`` is the one object programs meet. Inside, the engine loop runs procedures until somebody must decide or the
stack is empty. All records are frozen, so a clone shares everything and costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from typing_extensions import TypeVar

from grognard.core.chain import Chain
from grognard.core.engine.choices import Choice, Concede, Dice
from grognard.core.engine.decisions import Decision, RollDice
from grognard.core.engine.dice import DiceSource, Stream, Waiting
from grognard.core.engine.door import unsound
from grognard.core.engine.events import Chosen, TakenBack
from grognard.core.engine.loop import Course
from grognard.core.engine.marks import Moment, mark_of
from grognard.core.engine.parts import Parts
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import Frame
from grognard.core.engine.rulebook import Rulebook
from grognard.core.engine.saving import save_text
from grognard.core.engine.soundness import check
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.systems import System
from grognard.core.telling import Askable, Forecast, Question, forecast, in_one_line, questions, told
from grognard.core.wire.picture import picture

S = TypeVar("S", default=Any)
C = TypeVar("C", default=Any)
U = TypeVar("U", default=Any)

__all__ = ["Battle", "RollDice"]


class Battle(Course[S, C, U], Askable):
    """A battle of one system from its set-up to its result.

    ``state`` is the game's frozen state, ``setup`` what was agreed before the battle, ``context`` whatever the system
    computed once from the set-up (compiled terrain). ``number`` counts the choices made, ``rolls`` the rolls and
    ``used`` the dice; ``start`` is the position it was put in, if it did not begin at its set-up; ``parts`` keeps what
    was shown of it last.
    """

    __slots__ = ("_listed", "parts", "system")

    system: System
    parts: Parts
    _listed: tuple[Decision, Sequence[Choice]] | None

    def __init__(self, system: System, setup: U, source: DiceSource) -> None:
        state, root = system.rules.begin(setup)
        self._stand(system, setup, source, state, system.rules.context(setup))
        self.stack = (Frame(root),)
        self._run(None)

    @classmethod
    def at(
        cls, system: System, setup: U, source: DiceSource, state: S, *stack: Frame, context: C | None = None
    ) -> Battle[S, C, U]:
        """A battle that has got to a state, where these procedures are under way, in the context that its rules compute
        or another. For little battles that a program makes up."""
        battle: Battle[S, C, U] = cls.__new__(cls)
        found = system.rules.context(setup) if context is None else context
        battle._stand(system, setup, source, state, system.rules.context_now(found, state))
        battle.stack = stack
        return battle

    def _stand(self, system: System, setup: U, source: DiceSource, state: S, context: C) -> None:
        self.system, self.setup, self.source = system, setup, source
        self.state, self.context, self.start, self.parts = state, context, None, Parts()
        self.number = self.rolls = self.used = 0
        self.drawn = False
        self.stack, self.answers, self.pending = (), (), ()
        self._history = self._listed = self._log = self._record = None
        self.keeps = True

    @property
    def rules(self) -> Rulebook:
        """The rules it is played by."""
        return self.system.rules

    # ---- what is asked -------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions still unanswered: one, or several asked at once; none when the battle is over."""
        if not self.answers:
            return self.pending
        answered = {seat for seat, _ in self.answers}
        return tuple(decision for decision in self.pending if decision.seat not in answered)

    @property
    def decision(self) -> Decision | None:
        """The next decision; None when the battle is over."""
        decisions = self.decisions
        return decisions[0] if decisions else None

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""
        return not self.stack

    @property
    def result(self) -> Any:
        """How the battle ended (an ``Outcome``); None while it goes on."""
        return self.rules.outcome(self) if self.over else None

    @property
    def returns(self) -> tuple[int, int]:
        """What the battle has come to for each seat: 1 a victory, -1 a defeat, 0 a draw or a battle still going on."""
        return self.rules.outcome(self).returns() if self.over else (0, 0)

    def choices(self, decision: Decision | None = None) -> Sequence[Choice]:
        """The choices listed for a decision (the next one by default); exactly those accepted, of places a sample."""
        decision = decision or self._next_decision()
        if self._listed is None or self._listed[0] is not decision:
            try:
                self._listed = (decision, decision.choices(self))
            except Exception as error:
                raise unsound(self.start, error)  # noqa: B904 - the cause is in it
        return self._listed[1]

    def sample(self, random: Random, decision: Decision | None = None) -> Choice:
        """A choice at random, found without listing them all where that is dear."""
        try:
            return (decision or self._next_decision()).sample(self, random)
        except Exception as error:
            raise unsound(self.start, error)  # noqa: B904 - the cause is in it

    def refusal(self, choice: Choice, seat: int | None = None) -> Refused | None:
        """Why a choice would be refused, with the rules that forbid it; None if it would be accepted."""
        try:
            decision = self._decision_of(seat)
            return self._refusal(self.rules.door.let_in(choice), decision)
        except Refused as refusal:
            return refusal

    def _refusal(self, choice: Choice, decision: Decision) -> Refused | None:
        try:
            return None if isinstance(choice, Concede) else decision.refusal(self, choice)
        except Exception as error:
            raise unsound(self.start, error)  # noqa: B904 - the cause is in it

    def _next_decision(self) -> Decision:
        decision = self.decision
        if decision is None:
            raise Refused(say("refused-over"))
        return decision

    def _decision_of(self, seat: int | None) -> Decision:
        if seat is None:
            return self._next_decision()
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        raise Refused(say("refused-over") if self.over else say("refused-not-your-turn"))

    # ---- playing -------------------------------------------------------------------------------------------------

    def choose(self, choice: Choice, seat: int | None = None, ahead: bool = False) -> None:
        """Answer the next decision, or that of ``seat``; ``ahead``: by an answer given before it was asked.

        Raises ``Refused``, with the rules that forbid it and the battle unchanged, if the choice is not accepted; one
        with a value of a wrong type is refused by the name of its field.
        """
        decision = self._decision_of(seat)
        choice = self.rules.door.let_in(choice)
        refusal = self._refusal(choice, decision)
        if refusal is not None:
            raise refusal
        self.take(choice, decision, ahead)

    def take(self, choice: Choice, decision: Decision, ahead: bool = False) -> None:
        """Answer ``decision`` with a choice known to be accepted: a listed one. For programs in a hurry."""
        if not self.keeps:
            self.number += 1
            self._listed = None
            self._answer(choice, decision, ahead)
            return
        mark = mark_of(self)
        with self._whole_or_not_at_all(mark):
            self._history = Chain(self._history, mark)
            self.number += 1
            self._listed = None
            self._answer(choice, decision, ahead)

    def _answer(self, choice: Choice, decision: Decision, ahead: bool) -> None:
        if isinstance(choice, Dice) and isinstance(decision, RollDice):
            self.pending = ()
            self._run(self._rolled(decision.roll, choice.faces, typed=True))
            return
        if self.keeps:
            chosen = Chosen(decision.seat, decision.kind, choice, ahead)
            self._log = Chain(self._log, chosen)
            self._record = Chain(self._record, chosen)
        if isinstance(choice, Concede):
            self.answers, self.pending = (), ()
            self.stack = (Frame(self.rules.concession(decision.seat)),)
            self._run(None)
        elif len(self.pending) > 1:
            self.answers = (*self.answers, (decision.seat, choice))
            if len(self.answers) < len(self.pending):
                return
            answers = dict(self.answers)
            self.answers, self.pending = (), ()
            self._run(answers)
        else:
            self.pending = ()
            self._run(choice)

    def resolve_chance(self, faces: tuple[int, ...]) -> None:
        """Give a pending roll its faces as the program's own dice would: no choice is counted. For replays and odds."""
        decision = self._next_decision()
        refusal = decision.refusal(self, Dice(faces))
        if refusal is not None or not isinstance(decision, RollDice):
            raise refusal or Refused(say("refused-not-offered"))
        with self._whole_or_not_at_all(mark_of(self)):
            self.pending = ()
            self._listed = None
            self._run(self._rolled(decision.roll, faces))

    # ---- looking back and aside ----------------------------------------------------------------------------------

    def clone(self) -> Battle[S, C, U]:
        """An independent copy; it shares all records, so it costs about as much as a function call."""
        copy: Battle[S, C, U] = Battle.__new__(Battle)
        copy.stand_as(self)
        copy.system = self.system
        copy.setup = self.setup
        copy.source = self.source
        copy.start = self.start
        copy.parts = self.parts
        copy._history = self._history
        copy._listed = self._listed
        copy._record = self._record
        copy.keeps = self.keeps
        return copy

    def imagined(self, random: Random, seat: int | None = None, keeps: bool = True) -> Battle[S, C, U]:
        """A copy that meets other dice from now on and knows nothing of how it came here: for players who look ahead.

        ``seat``: as that side knows the battle. What it cannot see, such as cards in the other's hand, the order of a
        deck or a choice made in secret, is drawn anew from ``random``, whatever it truly is; what it sees stays.
        ``keeps``: it logs what happens in it, and its choices can be taken back. One that does not holds on to nothing
        that is past, however many are played on; an error leaves it as it then stands.

        >>> import grognard
        >>> battle = grognard.battle("operation_ww2", seed=7)
        >>> copy = battle.imagined(Random(1), seat=0)
        >>> copy.decision == battle.decision, copy.log
        (True, [])
        """
        copy = self.clone()
        copy.source = Stream(random.getrandbits(62))
        if seat is not None:
            copy.state = self.rules.resampled(copy, seat, random)
            asked = {decision.seat: decision for decision in self.pending}
            copy.answers = tuple(
                (side, choice if side == seat else asked[side].sample(copy, random)) for side, choice in self.answers
            )
        copy.start, copy.number, copy.keeps = copy.position, 0, keeps
        copy._history = copy._listed = copy._log = copy._record = None
        return copy

    def undo(self, choices: int = 1) -> None:
        """Take back the last ``choices`` choices. The take-back is recorded, and the dice stay: they come by number.

        Raises ``Refused`` if fewer choices were made.
        """
        mark, history = None, self._history
        for _ in range(choices):
            if history is None:
                raise Refused(say("refused-nothing-to-undo"))
            mark, history = history.item, history.before
        if mark is None:
            return
        self._return_to(mark)
        self._history = history
        self._record = Chain(self._record, TakenBack(self.number))

    def _return_to(self, mark: Moment[S, C]) -> None:
        self.stand_as(mark)
        self._listed = None

    def branch(self, number: int) -> Battle[S, C, U]:
        """A copy standing where choice ``number`` (0: the first) was about to be made.

        Raises ``Refused`` if that choice was not made yet.
        """
        copy = self.clone()
        if number < self.number:
            copy.undo(self.number - number)
        elif number > self.number:
            raise Refused(say("refused-no-such-choice", number=number))
        return copy

    def subgame(self, *stack: Frame, value: object = None) -> Battle[S, C, U]:
        """A copy in which these procedures alone are carried out: it stops at each roll and decision and is over with
        them. ``value`` goes to the step that runs next. For odds."""
        copy = self.clone()
        copy.source = Waiting()
        copy.stack, copy.pending, copy.answers = stack, (), ()
        copy._history = copy._listed = None
        copy._run(value)
        return copy

    # ---- positions and saves -------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position as a value that compares, hashes and prints (``str(position)``)."""
        return Position(
            system=self.system.name,
            version=self.system.version,
            state=self.state,
            stack=self.stack,
            pending=self.pending,
            answers=self.answers,
            rolls=self.rolls,
            used=self.used,
            drawn=self.drawn,
        )

    def set_position(self, position: Position) -> None:
        """Put this battle's pieces as in ``position``; its log and record start afresh.

        Raises ``InputError``, with the battle unchanged, for a position that cannot be one of this battle: it names the
        unit and the field that are wrong.
        """
        check(self, position, self.rules)
        self.put(position)

    def put(self, position: Position) -> None:
        """As ``set_position``, unchecked: for little battles that a program makes up of its own."""
        self._lie(position)
        self.number = 0
        self.parts = Parts()
        self.start = position
        self._history = self._listed = self._log = self._record = None

    def save_text(self) -> str:
        """The battle as versioned JSON Lines: header, choices, dice, take-backs."""
        return save_text(self)

    def save(self, path: str | Path) -> None:
        """Write the battle to a file; see ``grognard.load``."""
        Path(path).write_text(self.save_text(), encoding="utf-8")

    # ---- what people see of it -----------------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        """What is asked now, in words, with the choices there are: of one side, or of both at once."""
        return questions(self, self.system.table)

    def preview(self, choice: Choice, seat: int | None = None) -> Forecast:
        """What a choice of the next decision, or that of ``seat``, would do, with its odds; nothing is done."""
        return forecast(self, self.system.table, self._decision_of(seat).seat, choice)

    def svg(self, seat: int | None = None, themed: bool = False) -> str:
        """A picture of the table as ``seat`` may see it (None: a spectator), as an SVG document; ``themed``: dark where
        the page that shows it is dark."""
        return picture(self.system.table.ground(self), self.system.table.scene(self, seat), themed)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return told(self, self.system.table)

    def __repr__(self) -> str:
        return f"<Battle {self.system.name}, choice {self.number}: {in_one_line(self, self.system.table)}>"
