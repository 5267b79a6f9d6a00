"""The engine: one loop that carries out the steps of procedures, rolls, and keeps what happened."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic

from typing_extensions import TypeVar

from grognard.core.chain import Chain, items
from grognard.core.engine.decisions import Claim, RollDice
from grognard.core.engine.dice import DiceSource, Roll, Stream
from grognard.core.engine.door import unsound
from grognard.core.engine.events import Agreed, Chosen, Entry, Event, Happened, Rolled, Sealed
from grognard.core.engine.marks import Moment, mark_of
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import Action, Ask, AskAll, Become, Call, Done, Frame, Next, Repeat, Skip, Window
from grognard.core.engine.rulebook import Rulebook
from grognard.core.engine.seals import Seal, key
from grognard.core.errors import Refused
from grognard.core.messages import say

S = TypeVar("S", default=Any)
C = TypeVar("C", default=Any)
U = TypeVar("U", default=Any)


class Course(Moment[S, C], ABC, Generic[S, C, U]):
    """A battle under way: the moment at which it stands, the ``source`` of its dice, and what led there. ``start`` is
    the position it was put in, if it did not begin at its ``setup``. ``keeps``: what happens is logged and recorded, so
    that it can be taken back."""

    __slots__ = ("_history", "_record", "keeps", "setup", "source", "start")

    setup: U
    source: DiceSource
    start: Position | None
    keeps: bool
    _history: Chain[Moment[S, C]] | None
    _record: Chain[Entry] | None

    @property
    @abstractmethod
    def rules(self) -> Rulebook:
        """The rules it is played by."""

    def emit(self, event: Event, *rules: str) -> None:
        """Apply an event to the state and log it with the rules behind it. For procedures."""
        self.state = event.apply(self.state)
        if event.alters_context:
            self.context = self.rules.context_now(self.context, self.state)
        if self.keeps:
            self._log = Chain(self._log, Happened(event, rules))

    def _run(self, value: object) -> None:
        """Run steps until somebody must decide or nothing is left to do; ``value`` goes to the first."""
        stack = list(self.stack)
        while stack:
            frame = stack[-1]
            procedure, number = frame.procedure, frame.step
            steps = procedure.steps
            if number >= len(steps):
                stack.pop()
                continue
            name, function, takes_value = steps[number]
            try:
                action: Action = function(procedure, self, value) if takes_value else function(procedure, self)
            except Exception as error:
                path = " > ".join(f"{type(each.procedure).__name__}.{each.step_name}" for each in stack)
                error.add_note(f"in {path}, choice {self.number}, step {name}")
                raise
            value = None
            # By exact type and the most frequent first: this loop is most of what the core costs.
            kind = type(action)
            if kind is Become:
                procedure, action = action.procedure, action.action  # type: ignore[union-attr]
                kind = type(action)
            if kind is Done:
                stack.pop()
                value = action.value  # type: ignore[union-attr]
                continue
            if kind is Repeat:
                stack[-1] = Frame(action.procedure, 0)  # type: ignore[union-attr]
                continue
            stack[-1] = Frame(procedure, number + 1)
            if action is None:
                continue
            if kind is Call:
                stack.append(Frame(action.procedure))  # type: ignore[union-attr]
            elif kind is Next:
                value = action.value  # type: ignore[union-attr]
            elif isinstance(action, Skip):
                stack[-1] = Frame(procedure, procedure.number_of(number, action.later))
                value = action.value
            elif isinstance(action, Roll):
                if not action.count:
                    value = action.read(())
                    continue
                faces = self.source.faces(action, self.rolls, self.used)
                if faces is None:
                    self.pending = (RollDice(action.seat or 0, action),)
                    break
                value = self._rolled(action, faces)
            elif isinstance(action, Ask):
                self.pending = (action.decision,)
                break
            elif isinstance(action, Window):
                stack.append(Frame(self.rules.window(action.occasion)))
            elif isinstance(action, AskAll):
                self.pending = action.decisions
                break
            else:
                raise TypeError(f"step {type(procedure).__name__}.{name} returned {action!r}, which is no action")
        self.stack = tuple(stack)

    def agree(self, seat: int | None = None, late: bool = False) -> None:
        """End the battle as the players have agreed, whoever is asked: ``seat`` gives it up; None: a draw. ``late``:
        its time has run out, and the other claims the battle. It counts as a choice, and is taken back like one. Raises
        ``Refused`` if the battle is over."""
        if not self.stack:
            raise Refused(say("refused-over"))
        mark = mark_of(self)
        with self._whole_or_not_at_all(mark):
            entry = Agreed(seat, late)
            self._history = Chain(self._history, mark)
            self._log, self._record = Chain(self._log, entry), Chain(self._record, entry)
            self.number += 1
            self.answers, self.pending = (), ()
            self.drawn = seat is None
            self.stack = () if seat is None else (Frame(self.rules.concession(seat)),)
            self._run(None)

    def seal(self, halves: Seal) -> None:
        """Have the dice from here on come from these halves, however often a roll was or will be made; where nothing
        was chosen yet the battle begins anew with them."""
        source = self.source
        with self._whole_or_not_at_all(mark_of(self)):
            try:
                if isinstance(source, Stream):
                    self.source = Stream(source.seed, key(halves))
                self._record = Chain(self._record, Sealed(halves))
                if not self.number:
                    self._begin()
            except BaseException:
                self.source = source
                raise

    def _begin(self) -> None:
        """Stand where the battle begins, and play on to the first decision."""
        self._log = None
        if self.start is not None:
            self._lie(self.start)
            return
        self.state, root = self.rules.begin(self.setup)
        self.context = self.rules.context_now(self.context, self.state)
        self.stack, self.pending, self.answers = (Frame(root),), (), ()
        self.rolls = self.used = 0
        self._run(None)

    def _lie(self, position: Position) -> None:
        """Have the pieces as in a position."""
        self.state = position.state
        self.context = self.rules.context_now(self.context, self.state)
        self.stack, self.pending, self.answers = position.stack, position.pending, position.answers
        self.rolls, self.used, self.drawn = position.rolls, position.used, position.drawn

    def _rolled(self, roll: Roll, faces: tuple[int, ...], typed: bool = False) -> object:
        self.rolls += 1
        self.used += len(faces)
        if self.keeps:
            entry = Rolled(roll, faces, typed)
            self._log = Chain(self._log, entry)
            self._record = Chain(self._record, entry)
        return roll.read(faces)

    @contextmanager
    def _whole_or_not_at_all(self, mark: Moment[S, C]) -> Iterator[None]:
        """Leave the battle as it was at ``mark`` if anything goes wrong, be it a bug in a game or an interrupt."""
        history, record = self._history, self._record
        try:
            yield
        except BaseException as error:
            self._return_to(mark)
            self._history, self._record = history, record
            raise unsound(self.start, error)  # noqa: B904 - the cause is in it

    @abstractmethod
    def _return_to(self, mark: Moment[S, C]) -> None:
        """Stand as at a mark again; the record stays."""

    @property
    def log(self) -> list[Entry]:
        """Everything that happened, oldest first: events, rolls, choices. What was taken back is not in it."""
        return items(self._log)

    def log_from(self, start: int) -> list[Entry]:
        """The log's entries from index ``start`` on."""
        return items(self._log, start)

    @property
    def log_length(self) -> int:
        """The number of entries in the log."""
        return self._log.length if self._log is not None else 0

    @property
    def claim(self) -> Claim | None:
        """How the battle was claimed, if that has ended it."""
        start = self.log_before(self.number - 1) if self.number and not self.stack else self.log_length
        last = enumerate(self.log_from(start), start)
        claims = ((at, each.seat) for at, each in last if isinstance(each, Agreed) and each.late)
        return next((Claim(seat, at) for at, seat in claims if seat is not None), None)

    @property
    def record(self) -> list[Entry]:
        """All choices, rolls and take-backs ever made, oldest first; it only grows, and a save is made of it."""
        return items(self._record)

    def record_from(self, start: int) -> list[Entry]:
        """The record's entries from index ``start`` on."""
        return items(self._record, start)

    def choice_behind(self, entry: int) -> int:
        """The number of the choice that brought the log's entry at this index; 0 for what came before the first."""
        cell = self._history
        while cell is not None:
            made = cell.item._log
            if (made.length if made is not None else 0) <= entry:
                return cell.item.number
            cell = cell.before
        return 0

    def log_before(self, number: int) -> int:
        """How many entries the log had when choice ``number`` was about to be made."""
        cell = self._history
        while cell is not None:
            if cell.item.number == number:
                return cell.item._log.length if cell.item._log is not None else 0
            cell = cell.before
        return self.log_length

    @property
    def undoable_by(self) -> int | None:
        """The seat whose last choice can still be taken back: no dice and nobody else's choice have followed it."""
        cell = self._log
        while cell is not None and isinstance(cell.item, Happened):
            cell = cell.before
        return cell.item.seat if cell is not None and isinstance(cell.item, Chosen) else None
