"""One battle being played: the engine in memory, its record in the store, the pages that watch.

All that reads or changes the battle is done in the engine's thread, one thing after the other: a question's id is
checked there, and whether the choice is refused; then another process makes the choice and puts together what pages
will be told; then the store is written, together with what other tables write just then. Only after that the news go
to the pages, and the battle here is played on, in the engine's thread again, for which no page waits. Once a choice is
found good no page that leaves can cut this off, and until it is done the table makes no other choice: so what is stored
is told, and nothing else is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from random import Random
from typing import Any, ParamSpec, TypeVar

from grognard import agents
from grognard.agents import Agent, Move
from grognard.core.engine import saving
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.saves import Replay
from grognard.core.wire.previews import Preview, Proposal
from grognard.server import drafts, tasks
from grognard.server.clocks.timing import Timing
from grognard.server.clocks.uptime import Uptime
from grognard.server.company import Company, Page
from grognard.server.computer import SALT, Computer
from grognard.server.drafts import Draft
from grognard.server.engine import Resting, in_engine, in_writer, taken_up
from grognard.server.operating import metrics
from grognard.server.seats import Place, Seating
from grognard.server.store import Kept, Store
from grognard.server.talks.ahead import Answers
from grognard.server.talks.council import Council
from grognard.server.talks.due import Due
from grognard.server.talks.sealing import Sealing
from grognard.server.telling import Change, Told, Wish
from grognard.server.views import Moment, Seats
from grognard.server.wire import HintMessage, RankedMessage
from grognard.server.workers import Workers

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Table(Resting, Company):
    """A battle and everyone at it."""

    def __init__(
        self,
        id: str,
        store: Store,
        workers: Workers,
        agent: Callable[[str], Agent] = agents.agent,
        pause: float = 0.0,
        watch: Callable[[Table], None] = lambda _: None,
        uptime: Uptime | None = None,
    ) -> None:
        """The table of a battle that is still to be taken up: ``open``. ``watch`` is told when it has moved on, or
        somebody has come or gone; ``uptime`` is the time that its clock runs by."""
        super().__init__()
        self.id = id
        self.told = 0.0
        self._store = store
        self._workers = workers
        self._watch = watch
        self._loop = asyncio.get_running_loop()
        self._opening = asyncio.Lock()
        self.opened = False
        self._turn = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()
        self._sent = 0
        self.council = Council(self, store)
        self.answers = Answers(self, store)
        self.sealing = Sealing(self, store)
        self.timing = Timing(self, store, uptime or Uptime(store))
        self.due = Due(self)
        self._computer = Computer(self, workers, agent, pause)

    def close(self) -> None:
        """Stop whatever runs for this table."""
        self._computer.stop()

    @property
    def busy(self) -> bool:
        """Whether something is being done at it."""
        return not self.opened or self._turn.locked() or bool(self._under_way) or self._computer.playing

    def idle(self, seconds: float) -> bool:
        """Whether nothing was asked or told of it for so many seconds, and nothing is being done."""
        return not self.busy and time.monotonic() - max(self.asked, self.told) > seconds

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
            await self._show_whole()

    async def _show_whole(self) -> None:
        """Show every page the whole table, as it may see it."""
        for seats in self.eyes():
            await self._whole_table(seats)
        self._show(self.whole)
        self.council.moved()
        self._computer.wake()
        self._watch(self)

    async def _take_up(self) -> None:
        """Replay the battle, and meanwhile have the whole table told of, for whoever joins first."""
        kept = await in_engine(self._store.find, self.id)
        lines = await in_engine(self._store.lines, self.id)
        known = len(lines)
        await in_engine(self.answers.read)
        wish = Wish(self.id, kept.players, 0, [*lines], ahead=self.answers.names)
        telling = asyncio.ensure_future(self._workers.tell(wish))
        try:
            await taken_up(self._store, kept, lines, self._settled)
            told = (await asyncio.gather(telling, return_exceptions=True))[0]
            if isinstance(told, Told) and len(self.now.lines) == known:
                self.keep_whole(self.now, dict(zip(wish.told, told.texts, strict=True)))
                self._sent = known
                self.due.put(self.now, told)
            await in_engine(self.timing.moved)
        finally:
            telling.cancel()

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
        self.places = Seating(self._store).of(self.id)
        self.now = Moment(battle, self.players, [*lines, *news])
        self.council.read()
        self.timing.read()
        self.opened = True
        return True

    @property
    def ended(self) -> bool:
        """Whether nothing is chosen any more, or not now."""
        return self.battle.over or self.council.closed

    # ---- pages ---------------------------------------------------------------------------------------------------

    async def join(self, page: Page) -> None:
        """Show the table to a page and keep telling it."""
        async with self._turn:
            whole = await self._whole_table(self.seats_of(page))
            if page in self.there:
                self.pages.add(page)
                page.tell(whole)
                self._computer.wake()
                self.tell_company()
                self.council.tell_page(page)
                self.answers.tell_page(page, joining=True)
                self._watch(self)
                await self._timed()
                self.sealing.consider()

    def leave(self, page: Page) -> None:
        """A page is gone; with the last of them the computer rests after its present choice."""
        self.there.discard(page)
        if page in self.pages:
            self.pages.discard(page)
            self.tell_company()
            self._watch(self)

    async def reseat(self, players: tuple[str, ...], places: list[Place]) -> None:
        """Others play the sides from now on, or others may watch: every page is shown what it may see then."""
        async with self._turn:
            self.places = places
            if players != self.players:
                await in_engine(self._store.seat, self.id, players)
                self.players = players
                self.now = Moment(self.battle, players, self.now.lines)
                await self._show_whole()
            self.tell_company()
            self.council.tell(whole=True)
            self.answers.tell()
            await self._timed()
            self.sealing.consider()

    def _show(self, texts: Mapping[Seats, str]) -> None:
        self.told = time.monotonic()
        for page in tuple(self.pages):
            page.tell(texts[self.seats_of(page)])

    def _soon(self, work: Callable[[], None]) -> None:
        """Have the event loop do something, in the order asked for, whatever becomes of who asked."""
        with suppress(RuntimeError):  # The loop has ended, and the pages with it.
            self._loop.call_soon_threadsafe(work)

    # ---- what is asked of the table ------------------------------------------------------------------------------

    async def choose(self, page: Page, id: int, choice: Any) -> None:
        """Answer the decision with this id. Raises ``GrognardError``, with nothing changed, if that cannot be."""
        await self.change(self._choose, page, id, choice)

    async def answer(self, seat: int, id: int, move: Move | None, chance: Random) -> None:
        """A computer player's answer to the decision with this id, if it is still asked. None: any, by chance."""
        await self.change(self._answer, seat, id, move, chance)

    def pace(self, seconds: float | None, skip: bool) -> None:
        """How long the computer waits between its choices from now on; ``skip``: not at all until people are asked."""
        self._computer.pace(seconds, skip)

    async def undo(self, page: Page, to: int | None = None, agreed: bool = False, number: int | None = None) -> None:
        """Take back the last choice made through a page, or all from the log's entry ``to`` on; ``number``: only if so
        many were made. Raises ``Refused`` if it takes away dice or another's choice and he has not ``agreed``."""
        await self.change(self._take_back, page, to, agreed, number)

    async def rank(self, page: Page, id: int, unit: str | None) -> RankedMessage:
        """What a unit in hand may do, the best first, and where it may go, or the best of all that may be answered.
        Raises ``GrognardError`` if it is about a question no longer asked."""
        now, decision = await in_engine(self._asked, page, id)
        return await self._workers.do(tasks.ranked, self.id, now.lines, decision.seat, id, unit)

    async def hint(self, page: Page, id: int, player: str) -> HintMessage:
        """What a computer player would do, and the line he reckons with. Raises as ``rank`` does."""
        now, decision = await in_engine(self._asked, page, id)
        salt = f"{SALT} {self.id} {id} {player}"
        return await self._workers.think(tasks.hinted, self.id, now.lines, decision.seat, id, player, salt)

    async def in_turn(self, work: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
        """Do something while the battle stands still."""
        async with self._turn:
            return await in_engine(work, *args, **keywords)

    async def change(self, draft: Callable[P, Draft | None], *args: P.args, **keywords: P.kwargs) -> None:
        """Make a choice in its turn; once found good it is told to its end, whoever waits for that."""
        await self._turn.acquire()
        try:
            self.council.require_open()
            drafted = await in_engine(draft, *args, **keywords)
        except BaseException:
            self._turn.release()
            raise
        if drafted is None:
            return self._turn.release()
        work = asyncio.create_task(self._finish(drafted))
        self._under_way.add(work)
        work.add_done_callback(self._finished)
        with metrics.choice_seconds.time():
            await asyncio.shield(work)

    async def _finish(self, draft: Draft) -> None:
        if draft.change.log_from is not None and await in_engine(self.answers.ask_again, draft):
            self.answers.tell()
        told, texts = await self._told([*draft.now.lines, draft.line], draft.change)
        news = [draft.line, *told.rolled]
        await in_writer(self._commit, draft, told, news)
        self._show(texts)
        try:
            await in_engine(self._play_on, draft, news)
        except Exception:
            log.exception("Battle %s goes on otherwise here than where it was told of", self.id)
            return await self._anew()
        self.council.moved()
        await self.sealing.moved(draft.now.battle)
        self._computer.wake()
        self._watch(self)
        self.due.put(self.now, told)
        await self._timed(draft.agreed)

    async def rested(self) -> None:
        """What both have agreed may have stopped the clock, or let it go on."""
        async with self._turn:
            await self._timed()

    async def _timed(self, agreed: bool = False) -> None:
        await in_engine(self.timing.moved, agreed)
        self.timing.tell()

    def _finished(self, work: asyncio.Task[None]) -> None:
        self._under_way.discard(work)
        self._turn.release()
        if not work.cancelled():
            work.exception()  # Whoever waited has it; if nobody did, there is nobody to tell.

    async def preview(self, page: Page, id: int, proposal: Proposal, whole: bool = False) -> Preview:
        """What a proposal would do; of an unfinished preview the ``whole``. Raises ``GrognardError`` if it is about a
        question no longer asked."""
        seats = self.seats_of(page)
        lines, seat, preview = await in_engine(lambda: drafts.glance(self.now, seats, id, proposal, whole))
        if preview is None:
            preview = await self._workers.do(tasks.previewed, self.id, lines, seat, proposal, whole)
        return preview

    # ---- in the engine's thread ----------------------------------------------------------------------------------
    # Here alone ``now`` is what pages have been told of: they are told before it is played.

    def _asked(self, page: Page, id: int) -> tuple[Moment, Decision]:
        return self.now, drafts.asked(self.now, self.seats_of(page), id)

    def _choose(self, page: Page, id: int, choice: Any) -> Draft:
        decision = drafts.asked(self.now, self.seats_of(page), id)
        return drafts.chosen(self.now, decision, self.battle.system.rules.decode_choice(choice))

    def _answer(self, seat: int, id: int, move: Move | None, chance: Random) -> Draft | None:
        return drafts.answered(self.now, seat, id, move, chance)

    def _take_back(self, page: Page, to: int | None, agreed: bool, number: int | None) -> Draft:
        if number is not None and number != self.battle.number:
            raise Refused(say("server-stale"))
        return drafts.taken_back(self.now, self.seats_of(page), to, agreed)

    def _play_on(self, draft: Draft, news: list[str]) -> None:
        """Let the battle here stand as it does in the store."""
        after = self.battle.clone()
        draft.make(after)
        if news != [saving.entry_line(entry) for entry in after.record_from(len(draft.now.lines) - 1)]:
            raise RuntimeError(f"not what was told: {news}")
        self.now = Moment(after, self.players, [*draft.now.lines, *news])

    # ---- in a thread that waits for the disk -----------------------------------------------------------------------

    def _commit(self, draft: Draft, told: Told, news: list[str]) -> None:
        """Let the battle stand in the store as it does after a choice."""
        if self.now is not draft.now:
            raise Refused(say("server-stale"))  # It was taken up anew in between.
        standing = told.standing if told.standing != self._standing else None
        self._store.append(self.id, len(draft.now.lines), news, standing)
        self._sent = len(draft.now.lines) + len(news)
        if standing is not None:
            self._standing = standing

    # ---- what has but one answer, or was answered ahead --------------------------------------------------------------

    @property
    def forced(self) -> bool:
        """Whether the table itself answers next."""
        return self.due.stands

    def also(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done soon, in the order asked for, whatever becomes of who asked."""
        self._soon(lambda: self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def look_again(self, seats: Seats) -> None:
        """What stands as an answer has changed: give it, if it answers what is asked of these seats."""
        async with self._turn:
            self._whole = {}
            told, _texts = await self._told(self.now.lines, eyes=[seats])
            self._sent = len(self.now.lines)
            self.due.put(self.now, told)

    # ---- in the process that tells ---------------------------------------------------------------------------------

    async def _told(
        self, lines: list[str], change: Change | None = None, eyes: list[Seats] | None = None
    ) -> tuple[Told, dict[Seats, str]]:
        """What to tell of the battle of these lines, and to whom. Asked for by one at a time."""
        known, self._sent = self._sent, 0
        eyes = self.eyes() if eyes is None else eyes
        wish = Wish(self.id, self.players, known, lines[known:], change, eyes, self.answers.names)
        told = await self._workers.tell(wish)
        if told.standing is None:
            wish = Wish(self.id, self.players, 0, lines, change, eyes, self.answers.names)
            told = await self._workers.tell(wish)
        return told, dict(zip(wish.told, told.texts, strict=True))

    async def _whole_table(self, seats: Seats) -> str:
        held = self.whole
        if seats not in held:
            now = self.now
            told, held = await self._told(now.lines, eyes=[seats])
            self._sent = len(now.lines)
            self.keep_whole(now, held)
            self.due.put(now, told)
        return held[seats]
