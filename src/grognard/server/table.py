"""One battle being played: the engine in memory, its record in the store, the pages that watch.

All that reads or changes the battle is done in the engine's thread, one thing after the other: a question's id is
checked there, the choice made on a copy, what pages will be told put together, the store written, and only then does
the copy take the battle's place. The news go from there to the pages: nothing that waits can be cut off in between, so
what is stored is told, and nothing else is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from grognard import agents
from grognard.agents import Agent, Move
from grognard.core import saves
from grognard.core.battle import Battle
from grognard.core.decisions import Choice, Decision
from grognard.core.dice import Waiting
from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.previews import LookProposal, Preview, Proposal
from grognard.core.saves import Replay
from grognard.odds.futures import TooLong, patience
from grognard.server import tasks, views
from grognard.server.computer import Computer
from grognard.server.engine import in_engine
from grognard.server.forecasts import Forecasts
from grognard.server.store import Kept, Standing, Store
from grognard.server.views import Moment
from grognard.server.wire import BattleView, TableMessage, UpdateMessage, encode
from grognard.server.workers import Workers

log = logging.getLogger(__name__)

SLICE = 0.02
"""For how many seconds at a time a battle is taken up; other tables have their turn in between."""
GLANCE = 0.1
"""For how many seconds a preview may keep the other tables waiting; one that needs more is left to the workers."""


class Page(Protocol):
    """A page that watches a table."""

    def tell(self, message: str) -> None:
        """Send a message soon; never waits."""


class Table:
    """A battle and everyone at it."""

    def __init__(
        self, id: str, store: Store, workers: Workers, agent: Callable[[str], Agent] = agents.agent, pause: float = 0.0
    ) -> None:
        """The table of a battle that is still to be taken up: ``open``."""
        self.id = id
        self.pages: set[Page] = set()
        self.told = 0.0
        self._arriving: set[Page] = set()
        self._store = store
        self._workers = workers
        self._loop = asyncio.get_running_loop()
        self._opening = asyncio.Lock()
        self.opened = False
        self._whole: tuple[Moment, str] | None = None
        self._computer = Computer(self, workers, agent, pause)

    def close(self) -> None:
        """Stop whatever runs for this table."""
        self._computer.stop()

    # ---- taking the battle up ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take the battle up, if that has not been done. Raises ``InputError`` if it cannot be replayed."""
        async with self._opening:
            if not self.opened:
                await self._take_up()

    async def reload(self) -> None:
        """Somebody else wrote to this battle: take it up where it stands in the store and show it anew."""
        async with self._opening:
            await self._take_up()
            await in_engine(self._shown_anew)

    async def _take_up(self) -> None:
        """Replay the battle a little at a time, until nothing more is in the store."""
        kept = await in_engine(self._store.find, self.id)
        lines = await in_engine(self._store.lines, self.id)
        replay = await in_engine(Replay, lines[0])
        forecasts = await in_engine(Forecasts, replay.so_far)
        while not await in_engine(self._settled, kept, lines, replay, forecasts):
            lines += await in_engine(self._store.lines, self.id, len(lines))
            while replay.lines < len(lines):
                try:
                    await in_engine(_replay_some, lines, replay, forecasts)
                except InputError as error:
                    good = replay.lines - 1
                    if replay.notes:
                        raise
                    # A damaged line: the battle goes on from what stands before it.
                    log.warning("Battle %s is taken up as far as line %s: %s", self.id, good, error)
                    mended = Standing(kept.standing.title, say("server-mended", line=good + 1), False)
                    await in_engine(self._store.set_aside, self.id, good, mended)
                    return await self._take_up()

    def _settled(self, kept: Kept, lines: list[str], replay: Replay, forecasts: Forecasts) -> bool:
        """Make what was replayed the battle at this table, unless more has been written since."""
        if replay.lines < len(lines) or self._store.lines(self.id, len(lines)):
            return False
        battle = replay.battle()
        forecasts.follow(battle)
        news = [saves.entry_line(entry) for entry in battle.record_from(len(lines) - 1)]
        self._store.append(self.id, len(lines), news)
        self._forecasts = forecasts
        self.players = kept.players
        self._standing = kept.standing
        self.now = Moment(battle, self.players, [*lines, *news])
        self.opened = True
        return True

    @property
    def battle(self) -> Battle[Any]:
        """The battle as it stands."""
        return self.now.battle

    # ---- pages ---------------------------------------------------------------------------------------------------

    async def join(self, page: Page) -> None:
        """Show the table to a page and keep telling it."""
        self._arriving.add(page)
        await in_engine(self._seat, page)

    def leave(self, page: Page) -> None:
        """A page is gone; with the last of them the computer rests after its present choice."""
        self._arriving.discard(page)
        self.pages.discard(page)

    def _seat(self, page: Page) -> None:
        whole = self._whole_table()

        def seated() -> None:
            if page in self._arriving or page in self.pages:
                self._arriving.discard(page)
                self.pages.add(page)
                page.tell(whole)
                self._computer.wake()

        self._soon(seated)

    def _shown_anew(self) -> None:
        self._tell(self._whole_table())

    def tell(self, message: object) -> None:
        """Tell every page, from the event loop's thread."""
        self._broadcast(encode(message))

    def _tell(self, message: str) -> None:
        self._soon(lambda: self._broadcast(message))

    def _broadcast(self, message: str) -> None:
        self.told = time.monotonic()
        for page in tuple(self.pages):
            page.tell(message)
        self._computer.wake()

    def _soon(self, work: Callable[[], None]) -> None:
        """Have the event loop do something, in the order asked for, whatever becomes of who asked."""
        with suppress(RuntimeError):  # The loop has ended, and the pages with it.
            self._loop.call_soon_threadsafe(work)

    # ---- what is asked of the table ------------------------------------------------------------------------------

    async def choose(self, id: int, choice: Any) -> None:
        """Answer the decision with this id. Raises ``GrognardError``, with nothing changed, if that cannot be."""
        await in_engine(self._choose, id, choice)

    async def answer(self, seat: int, id: int, move: Move | None, chance: Random) -> None:
        """A computer player's answer to the decision with this id, if it is still asked. None: any, by chance."""
        await in_engine(self._answer, seat, id, move, chance)

    async def undo(self) -> None:
        """Take back the last choice of the people here. Raises ``Refused`` if dice or another's choice followed it."""
        await in_engine(self._take_back)

    async def preview(self, id: int, proposal: Proposal, whole: bool = False) -> Preview:
        """What a proposal would do; of an unfinished preview the ``whole``. Raises ``GrognardError`` if it is about a
        question no longer asked."""
        lines, seat, preview = await in_engine(self._glance, id, proposal, whole)
        if preview is None:
            preview = await self._workers.do(tasks.previewed, self.id, lines, seat, proposal, whole)
        return preview

    # ---- in the engine's thread ----------------------------------------------------------------------------------

    def _glance(self, id: int, proposal: Proposal, whole: bool) -> tuple[list[str], int, Preview | None]:
        """A preview, if it is to be had at once; else what the workers need for it."""
        now = self.now
        seat = now.seat or 0
        if not isinstance(proposal, LookProposal):
            seat = self._asked(id).seat
        if not whole:
            with suppress(TooLong), patience(GLANCE):
                return now.lines, seat, now.battle.system.preview(now.battle.clone(), seat, proposal)
        return now.lines, seat, None

    def _asked(self, id: int) -> Decision:
        decision = self.now.asked
        if decision is None:
            raise Refused(say("refused-over") if self.battle.over else say("refused-not-your-turn"))
        if self.now.id_of(decision) != id:
            raise Refused(say("server-stale"))
        return decision

    def _choose(self, id: int, choice: Any) -> None:
        decision = self._asked(id)
        self._chosen(decision, self.battle.system.decode_choice(choice))

    def _answer(self, seat: int, id: int, move: Move | None, chance: Random) -> None:
        for decision in self.battle.decisions:
            if decision.seat == seat and self.now.id_of(decision) == id:
                move = move or Move(self.battle.clone().pick(chance, decision))
                self._chosen(decision, move.choice, move.reason)

    def _chosen(self, decision: Decision, choice: Choice, reason: Message | None = None) -> None:
        after = self.battle.clone()
        start = after.log_length
        after.choose(choice, decision.seat)
        self._commit(after, start, reason=reason)

    def _take_back(self) -> None:
        if not self.now.may_undo:
            raise Refused(say("server-cannot-undo"))
        after = self.battle.clone()
        after.undo()
        self._commit(after, after.log_length, log_from=after.log_length)

    def _commit(
        self, after: Battle[Any], start: int, *, log_from: int | None = None, reason: Message | None = None
    ) -> None:
        """Let the battle stand as it does after a choice: in words for the pages, in the store, here, and told."""
        lines = self.now.lines
        news = [saves.entry_line(entry) for entry in after.record_from(len(lines) - 1)]
        then = Moment(after, self.players, [*lines, *news])
        try:
            self._forecasts.follow(after)
            message = encode(self._update(then, start, log_from, reason))
            standing = None if then.standing == self._standing else then.standing
            self._store.append(self.id, len(lines), news, standing)
        except BaseException:
            self._forecasts.follow(self.battle)
            raise
        self.now = then
        self._standing = then.standing
        self._tell(message)

    def _update(self, then: Moment, start: int, log_from: int | None, reason: Message | None) -> UpdateMessage:
        return UpdateMessage(
            number=then.battle.number,
            scene=then.scene,
            log=self._forecasts.placed(views.log_lines(then.battle, then.seat, start)),
            decision=then.decision,
            waiting=then.waiting,
            log_from=log_from,
            reason=reason,
            luck=self._forecasts.luck,
        )

    def _whole_table(self) -> str:
        now, battle = self.now, self.battle
        if self._whole is None or self._whole[0] is not now:
            dice = "typed" if isinstance(battle.source, Waiting) else "rolled"
            message = TableMessage(
                battle=BattleView(self.id, battle.system.name, list(self.players), dice),  # type: ignore[arg-type]
                ground=battle.system.ground(battle),
                scene=now.scene,
                log=self._forecasts.placed(views.last_lines(battle, now.seat)),
                number=battle.number,
                decision=now.decision,
                waiting=now.waiting,
                luck=self._forecasts.luck,
            )
            self._whole = now, encode(message)
        return self._whole[1]


def _replay_some(lines: list[str], replay: Replay, forecasts: Forecasts) -> None:
    until = time.monotonic() + SLICE
    while replay.lines < len(lines) and time.monotonic() < until:
        replay.take(lines[replay.lines])
        forecasts.follow(replay.so_far)
