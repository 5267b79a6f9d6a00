"""One battle being played: the engine in memory, its record in the store, the pages that watch.

All that reads or changes the battle is done in the engine's thread, one thing after the other: a question's id is
checked there, and whether the choice is refused; then another process makes the choice and puts together what pages
will be told; then, in the engine's thread again, the store is written. Only after that the news go to the pages, and
the battle here is played on, for which no page waits. Once a choice is found good no page that leaves can cut this off,
and until it is done the table makes no other choice: so what is stored is told, and nothing else is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, ParamSpec, Protocol

from grognard import agents
from grognard.agents import Agent, Move
from grognard.core.battle import Battle
from grognard.core.engine import saving
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import TakenBack
from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.saves import Replay
from grognard.core.wire.previews import LookProposal, Preview, Proposal
from grognard.odds.enumeration import TooLong, patience
from grognard.server import tasks
from grognard.server.computer import Computer
from grognard.server.engine import in_engine
from grognard.server.store import Behind, Kept, Standing, Store, Unkept
from grognard.server.telling import Change, Told, Wish
from grognard.server.views import Moment
from grognard.server.wire import RankedMessage, encode, fault
from grognard.server.workers import Workers

log = logging.getLogger(__name__)

P = ParamSpec("P")

SLICE = 0.02
"""For how many seconds at a time a battle is taken up; other tables have their turn in between."""
GLANCE = 0.05
"""For how many seconds a preview may keep the other tables waiting; one that needs more is left to the workers."""
RETRY = 1.0
"""After how many seconds an answer is given again that the store could not take."""


class Page(Protocol):
    """A page that watches a table."""

    def tell(self, message: str) -> None:
        """Send a message soon; never waits."""


class Draft(NamedTuple):
    """A choice found good, or a take-back: how the battle stands, the line that comes to its save, how it is made."""

    now: Moment
    line: str
    change: Change
    make: Callable[[Battle[Any]], None]


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
        self._turn = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()
        self._whole: tuple[Moment, str] | None = None
        self._sent = 0
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
        async with self._turn:
            await self._anew()

    async def _anew(self) -> None:
        async with self._opening:
            await self._take_up()
            self._broadcast(await self._whole_table())

    async def _take_up(self) -> None:
        """Replay the battle, and meanwhile have the whole table told of, for whoever joins first."""
        kept = await in_engine(self._store.find, self.id)
        lines = await in_engine(self._store.lines, self.id)
        known = len(lines)
        telling = asyncio.ensure_future(self._workers.tell(Wish(self.id, kept.players, 0, [*lines])))
        try:
            await self._replayed(kept, lines)
            told = (await asyncio.gather(telling, return_exceptions=True))[0]
            if isinstance(told, Told) and len(self.now.lines) == known:
                self._whole, self._sent = (self.now, told.text), known
                self._go_on(self.now, told)
        finally:
            telling.cancel()

    async def _replayed(self, kept: Kept, lines: list[str]) -> None:
        """Replay the battle a little at a time, until nothing more is in the store."""
        replay = await in_engine(Replay, lines[0])
        while not await in_engine(self._settled, kept, lines, replay):
            lines += await in_engine(self._store.lines, self.id, len(lines))
            while replay.lines < len(lines):
                try:
                    await in_engine(_replay_some, lines, replay)
                except InputError as error:
                    good = replay.lines - 1
                    if replay.notes:
                        raise
                    # A damaged line: the battle goes on from what stands before it.
                    log.warning("Battle %s is taken up as far as line %s: %s", self.id, good, error)
                    mended = Standing(kept.standing.title, say("server-mended", line=good + 1), False)
                    await in_engine(self._store.set_aside, self.id, good, mended)
                    kept = await in_engine(self._store.find, self.id)
                    return await self._replayed(kept, await in_engine(self._store.lines, self.id))

    def _settled(self, kept: Kept, lines: list[str], replay: Replay) -> bool:
        """Make what was replayed the battle at this table, unless more has been written since."""
        if replay.lines < len(lines) or self._store.lines(self.id, len(lines)):
            return False
        battle = replay.battle()
        news = [saving.entry_line(entry) for entry in battle.record_from(len(lines) - 1)]
        self._store.append(self.id, len(lines), news)
        self._sent = 0
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
        async with self._turn:
            whole = await self._whole_table()
            if page in self._arriving or page in self.pages:
                self._arriving.discard(page)
                self.pages.add(page)
                page.tell(whole)
                self._computer.wake()

    def leave(self, page: Page) -> None:
        """A page is gone; with the last of them the computer rests after its present choice."""
        self._arriving.discard(page)
        self.pages.discard(page)

    def tell(self, message: object) -> None:
        """Tell every page, from the event loop's thread."""
        self._broadcast(encode(message))

    def _broadcast(self, message: str) -> None:
        self._show(message)
        self._computer.wake()

    def _show(self, message: str) -> None:
        self.told = time.monotonic()
        for page in tuple(self.pages):
            page.tell(message)

    def _soon(self, work: Callable[[], None]) -> None:
        """Have the event loop do something, in the order asked for, whatever becomes of who asked."""
        with suppress(RuntimeError):  # The loop has ended, and the pages with it.
            self._loop.call_soon_threadsafe(work)

    # ---- what is asked of the table ------------------------------------------------------------------------------

    async def choose(self, id: int, choice: Any) -> None:
        """Answer the decision with this id. Raises ``GrognardError``, with nothing changed, if that cannot be."""
        await self._change(self._choose, id, choice)

    async def answer(self, seat: int, id: int, move: Move | None, chance: Random) -> None:
        """A computer player's answer to the decision with this id, if it is still asked. None: any, by chance."""
        await self._change(self._answer, seat, id, move, chance)

    def pace(self, seconds: float | None, skip: bool) -> None:
        """How long the computer waits between its choices from now on; ``skip``: not at all until people are asked."""
        self._computer.pace(seconds, skip)

    async def undo(self, to: int | None = None, agreed: bool = False) -> None:
        """Take back the last choice of the people here, or all from the log's entry ``to`` on. Raises ``Refused`` if
        that takes away dice or another person's choice and he has not ``agreed``."""
        await self._change(self._take_back, to, agreed)

    async def rank(self, id: int, unit: str | None) -> RankedMessage:
        """What a unit in hand may do, the best first, and where it may go, or the best of all that may be answered.
        Raises ``GrognardError`` if it is about a question no longer asked."""
        lines, seat = await in_engine(self._judged, id)
        return await self._workers.do(tasks.ranked, self.id, lines, seat, id, unit)

    async def _change(self, draft: Callable[P, Draft | None], *args: P.args, **keywords: P.kwargs) -> None:
        """Make a choice in its turn; once found good it is told to its end, whoever waits for that."""
        await self._turn.acquire()
        try:
            drafted = await in_engine(draft, *args, **keywords)
        except BaseException:
            self._turn.release()
            raise
        if drafted is None:
            self._turn.release()
            return
        work = asyncio.create_task(self._finish(drafted))
        self._under_way.add(work)
        work.add_done_callback(self._finished)
        await asyncio.shield(work)

    async def _finish(self, draft: Draft) -> None:
        told = await self._told([*draft.now.lines, draft.line], draft.change)
        news = [draft.line, *told.rolled]
        await in_engine(self._commit, draft, told, news)
        self._show(told.text)
        try:
            await in_engine(self._play_on, draft, news)
        except Exception:
            log.exception("Battle %s goes on otherwise here than where it was told of", self.id)
            return await self._anew()
        self._computer.wake()
        self._go_on(self.now, told)

    def _finished(self, work: asyncio.Task[None]) -> None:
        self._under_way.discard(work)
        self._turn.release()
        if not work.cancelled():
            work.exception()  # Whoever waited has it; if nobody did, there is nobody to tell.

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
                return now.lines, seat, now.battle.system.table.preview(now.battle.clone(), seat, proposal)
        return now.lines, seat, None

    def _asked(self, id: int) -> Decision:
        decision = self.now.asked
        if decision is None:
            raise Refused(say("refused-over") if self.battle.over else say("refused-not-your-turn"))
        if self.now.id_of(decision) != id:
            raise Refused(say("server-stale"))
        return decision

    def _choose(self, id: int, choice: Any) -> Draft:
        decision = self._asked(id)
        return self._chosen(decision, self.battle.system.rules.decode_choice(choice))

    def _answer(self, seat: int, id: int, move: Move | None, chance: Random) -> Draft | None:
        for decision in self.battle.decisions:
            if decision.seat == seat and self.now.id_of(decision) == id:
                move = move or Move(self.battle.clone().sample(chance, decision))
                return self._chosen(decision, move.choice, move.reason)
        return None

    def _chosen(self, decision: Decision, choice: Choice, reason: Message | None = None) -> Draft:
        battle = self.battle
        choice = battle.rules.door.let_in(choice)
        refusal = battle.refusal(choice, decision.seat)
        if refusal is not None:
            raise refusal
        line = saving.choice_line(decision, choice)
        change = Change(battle.log_length, self.now.seat, reason=reason)
        return Draft(self.now, line, change, lambda after: after.take(choice, decision))

    def _judged(self, id: int) -> tuple[list[str], int]:
        return self.now.lines, self._asked(id).seat

    def _take_back(self, to: int | None, agreed: bool) -> Draft:
        now = self.now
        if not now.back.may:
            raise Refused(now.back.why)
        last = now.battle.number - 1
        number = now.question_at(last if to is None else min(last, now.battle.choice_behind(to)))
        if number is None:
            raise Refused(say("server-undo-nothing"))
        if not agreed and now.needs_consent(number):
            raise Refused(say("server-undo-consent"))
        start = now.battle.log_before(number)
        line = saving.entry_line(TakenBack(number))
        change = Change(start, now.seat, log_from=start)
        return Draft(now, line, change, lambda after: after.undo(after.number - number))

    def _commit(self, draft: Draft, told: Told, news: list[str]) -> None:
        """Let the battle stand in the store as it does after a choice."""
        if self.now is not draft.now:
            raise Refused(say("server-stale"))  # It was taken up anew in between.
        standing = told.standing if told.standing != self._standing else None
        self._store.append(self.id, len(draft.now.lines), news, standing)
        self._sent = len(draft.now.lines) + len(news)
        if standing is not None:
            self._standing = standing

    def _play_on(self, draft: Draft, news: list[str]) -> None:
        """Let the battle here stand as it does in the store."""
        after = self.battle.clone()
        draft.make(after)
        if news != [saving.entry_line(entry) for entry in after.record_from(len(draft.now.lines) - 1)]:
            raise RuntimeError(f"not what was told: {news}")
        self.now = Moment(after, self.players, [*draft.now.lines, *news])

    # ---- what has but one answer ---------------------------------------------------------------------------------

    def _go_on(self, now: Moment, told: Told) -> None:
        """Answer what has but one answer: it is recorded like any choice, and told in an update of its own."""
        if told.forced is not None:
            self._soon(lambda: self._also(self._answered(now, told.forced)))

    def _also(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _answered(self, now: Moment, answer: Any) -> None:
        while True:
            try:
                return await self._change(self._forced, now, answer)
            except Behind:
                return await self.reload()
            except Unkept as error:
                self.tell(fault(error))
                await asyncio.sleep(RETRY)
            except Refused:
                return None

    def _forced(self, now: Moment, answer: Any) -> Draft | None:
        if self.now is not now or now.asked is None:
            return None
        return self._chosen(now.asked, self.battle.system.rules.decode_choice(answer))

    # ---- in the process that tells ---------------------------------------------------------------------------------

    async def _told(self, lines: list[str], change: Change | None = None) -> Told:
        """What to tell of the battle of these lines. Asked for by one at a time."""
        known, self._sent = self._sent, 0
        told = await self._workers.tell(Wish(self.id, self.players, known, lines[known:], change))
        if told.standing is None:
            told = await self._workers.tell(Wish(self.id, self.players, 0, lines, change))
        return told

    async def _whole_table(self) -> str:
        now = self.now
        if self._whole is None or self._whole[0] is not now:
            told = await self._told(now.lines)
            self._sent = len(now.lines)
            self._whole = now, told.text
            self._go_on(now, told)
        return self._whole[1]


def _replay_some(lines: list[str], replay: Replay) -> None:
    until = time.monotonic() + SLICE
    while replay.lines < len(lines) and time.monotonic() < until:
        replay.take(lines[replay.lines])
