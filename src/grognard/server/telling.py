"""What is told of battles: whole tables, and what choices have changed, as the text that pages are sent.

All of it follows from the lines of a battle's save, so that a process of its own can work it out (``teller``) while
the table's has time for other tables. Whoever tells keeps the battles told of last, and is sent only what is new.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Any

import msgspec

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.messages import Message
from grognard.core.records import Record, to_builtins
from grognard.core.saves import Replay
from grognard.core.wire.log_lines import LogLine
from grognard.server import views
from grognard.server.forecasts import Forecasts
from grognard.server.store import Standing
from grognard.server.views import Eyes, Moment, Put, Seats
from grognard.server.wire import BattleView, TableMessage, UpdateMessage, encode

log = logging.getLogger(__name__)

REMEMBERED, FORGOTTEN = 1000, 600.0
"""So many battles are kept by whoever tells of them, and each for so many seconds after it was told of."""
SLICE = 0.02
"""For how many seconds a battle is replayed before others have their turn."""


class Change(Record):
    """What a choice or a take-back has changed: the log from entry ``start`` on; with ``log_from``, entries from there
    on are no more. ``reason`` is why a computer chose so; ``seat`` through whose eyes the people of the house saw
    before, where several play at one screen."""

    start: int
    seat: int | None = None
    log_from: int | None = None
    reason: Message | None = None


class Wish(Record):
    """Tell of a battle: what has changed or else the whole table. ``known`` lines of its save have been sent before,
    ``lines`` are those that follow; the dice that nobody need type are rolled after the last. ``eyes`` are the seats
    that are played through each kind of page there is, ``ahead`` the words that stand, by seat and name."""

    battle: str
    players: tuple[str, ...]
    known: int
    lines: list[str]
    change: Change | None = None
    eyes: list[Seats] = []
    ahead: list[tuple[int, str]] = []

    @property
    def told(self) -> list[Seats]:
        """Who is told; if nobody is there yet, those of the house."""
        return self.eyes or [views.here(self.players)]


class Told(Record):
    """The messages to each kind of page, and how the battle stands; None: the lines said to be known are not.
    ``rolled`` are the lines of dice that fell after those sent. ``forced`` is the answer to what people are asked, if
    there is but one or it was given ``ahead``: then they are not asked."""

    messages: list[msgspec.Raw]
    standing: Standing | None
    rolled: list[str] = []
    forced: Any = None
    ahead: bool = False

    @property
    def texts(self) -> list[str]:
        """The messages as they are sent."""
        return [bytes(each).decode() for each in self.messages]


UNKNOWN = Told([], None)


class Known:
    """A battle as far as its lines are known, with its forecasts."""

    def __init__(self, header: str) -> None:
        self.lines = [header]
        self._replay = Replay(header)
        self._forecasts = Forecasts(self._replay.so_far)
        self._before: Put | None = None
        self._log = views.LogTold()
        self.until = 0.0

    def take(self, line: str) -> None:
        """One line more. The forecasts follow each, so that they need not play anything again."""
        begins = self._replay.so_far.number
        self._replay.take(line)
        self.lines.append(line)
        battle = self._replay.so_far
        if not begins and not battle.number:
            self._before = None  # Sealed before the first choice it begins anew, and may ask something else.
        self._forecasts.follow(battle)
        if self._before is not None and self._before.number > battle.number:
            self._before = None  # It was taken back, and what is asked there next may be another question.

    def roll(self) -> list[str]:
        """Roll what nobody need type; the lines of the dice."""
        start = len(self.lines)
        while (line := self._replay.due()) is not None:
            self.take(line)
        return self.lines[start:]

    def told(self, wish: Wish, rolled: list[str]) -> Told:
        """What to tell now."""
        now = Moment(self._replay.battle(), wish.players, self.lines, self._before, wish.ahead)
        messages = [self._message(wish, now.eyes(seats)) for seats in wish.told]
        forced = None if now.forced is None else to_builtins(now.forced)
        self._before = now.put
        return Told(messages, now.eyes(wish.told[0]).standing, rolled, forced, now.given is not None)

    def _message(self, wish: Wish, eyes: Eyes) -> msgspec.Raw:
        message = self._table(wish, eyes) if wish.change is None else self._update(eyes, wish.change)
        return msgspec.Raw(encode(message).encode())

    def _update(self, eyes: Eyes, change: Change) -> UpdateMessage:
        return UpdateMessage(
            number=eyes.battle.number,
            scene=eyes.scene,
            log=self._forecasts.placed(views.log_lines(eyes.battle, eyes.seat, change.start)),
            decision=eyes.decision,
            waiting=eyes.waiting,
            log_from=change.log_from,
            reason=change.reason,
            luck=self._forecasts.luck,
            back=eyes.back,
            curtain=eyes.curtained,
            relog=self._relog(eyes) if eyes.curtained and eyes.seat != change.seat else None,
        )

    def _relog(self, eyes: Eyes) -> list[LogLine]:
        """The log through other eyes than before."""
        return self._forecasts.placed(self._log.last(eyes.battle, eyes.seat))

    def _table(self, wish: Wish, eyes: Eyes) -> TableMessage:
        battle: Battle[Any] = eyes.battle
        dice = "typed" if isinstance(battle.source, Waiting) else "rolled"
        players = views.as_told(wish.players, eyes.seats)
        return TableMessage(
            battle=BattleView(wish.battle, battle.system.name, players, dice),  # type: ignore[arg-type]
            ground=battle.system.table.ground(battle),
            scene=eyes.scene,
            log=self._forecasts.placed(self._log.last(battle, eyes.seat)),
            number=battle.number,
            decision=eyes.decision,
            waiting=eyes.waiting,
            luck=self._forecasts.luck,
            back=eyes.back,
            curtain=eyes.curtained,
        )


class Telling:
    """Tells of battles, and keeps those told of last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Known] = OrderedDict()

    def tell(self, wish: Wish) -> Told:
        """What to tell, at once. Raises whatever fails."""
        slices = self.slices(wish)
        while True:
            try:
                next(slices)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]

    def slices(self, wish: Wish) -> Generator[None, None, Told]:
        """What to tell, a little at a time."""
        # Out of what is kept while it changes: if anything fails, nothing half done stays behind.
        known = self._known.pop(wish.battle, None)
        lines = iter(wish.lines)
        if wish.known == 0:
            known = Known(next(lines))
        elif known is None or len(known.lines) != wish.known:
            return UNKNOWN
        until = time.monotonic() + SLICE
        for line in lines:
            known.take(line)
            if time.monotonic() > until:
                yield
                until = time.monotonic() + SLICE
        told = known.told(wish, known.roll())
        self._keep(wish.battle, known)
        return told

    def _keep(self, id: str, known: Known) -> None:
        """Keep a battle as the one told of last, and forget those that nobody will miss."""
        now = time.monotonic()
        known.until = now + FORGOTTEN
        self._known[id] = known
        while len(self._known) > REMEMBERED or next(iter(self._known.values())).until < now:
            self._known.popitem(last=False)
