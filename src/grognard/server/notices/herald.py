"""Tells those who are away that it is their turn.

What is to be sent is kept in the store, so that a server that was killed sends it when it is back. Sending is the work
of threads of its own: no table waits for it.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Protocol

from grognard.core.languages import speaking
from grognard.core.messages import say
from grognard.core.records import Record, from_text, replace, to_text
from grognard.core.words import spoken
from grognard.server import views
from grognard.server.clocks.kept import Clocks
from grognard.server.clocks.running import left, running
from grognard.server.clocks.uptime import MILLISECOND, Uptime
from grognard.server.company import Page
from grognard.server.engine import in_engine
from grognard.server.notices.kept import Notice, Notices
from grognard.server.notices.posting import JSON, Forbidden, post
from grognard.server.notices.pushing import Signer, Subscription, available
from grognard.server.several.leases import Elsewhere, Leases
from grognard.server.store import Store, Unkept
from grognard.server.views import Moment, Seats
from grognard.server.wire import encode

log = logging.getLogger(__name__)

AWAY = timedelta(minutes=1)
"""How long a page has to be away before a notice is sent."""
APART = timedelta(minutes=5)
"""How long after one notice the next of the same seat is sent at the earliest."""
AGAIN = tuple(timedelta(minutes=each) for each in (1, 5, 30, 180))
"""After how long a notice that did not arrive is sent again; then it is given up."""
EVERY = 5.0
"""How many seconds lie between two looks at what is due."""
AT_ONCE = 4
"""How many notices are on their way at once."""
WARNS = 12
"""After so many looks it is seen who has little time left."""
LITTLE = timedelta(hours=12)
"""By correspondence a seat is warned when no more time is left for a question; of a day's clock when half is."""
GONE = (404, 410)
"""Answers of an address that wants nothing more."""


class YourTurn(Record):
    """What is posted: whose turn it is in which battle, and where the table is; ``hours``: how many are left, where
    little time is."""

    battle: str
    seat: int
    turn: int
    link: str
    hours: int | None = None


class Pushed(Record):
    """What a browser shows: ``tag`` is the battle's, of which the newest notice takes the place of the one before."""

    title: str
    body: str
    tag: str
    link: str


class Sitting(Protocol):
    """A table, as far as this knows it."""

    id: str
    now: Moment
    players: tuple[str, ...]
    pages: set[Page]

    @property
    def ended(self) -> bool:
        """Whether nothing is chosen there any more, or not now."""

    def seats_of(self, page: Page) -> Seats:
        """The seats that are played through a page now."""


Send = Callable[[str, bytes, bool, Mapping[str, str]], int]
MOST = 5
"""In so many browsers a seat is told."""


class Herald:
    """Sends notices. ``base`` is the address of the server as others reach it; ``house`` where the people of the house
    want theirs; ``private``: players may name addresses of the house's own network."""

    name = "notices"
    """What a lease calls the sending."""

    def __init__(
        self,
        store: Store,
        base: str = "",
        house: str | None = None,
        private: bool = False,
        send: Send = post,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.private = private
        self.notices = Notices(store)
        self.signer = Signer(store, base)
        self._store = store
        self._base, self._house, self._send, self._clock = base, house, send, clock
        self._leases: Leases | None = None
        self._uptime: Uptime | None = None
        self._clocks = Clocks(store)
        self._known: dict[str, list[Notice]] = {}
        self._there: dict[str, frozenset[int]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._looking: set[asyncio.Task[None]] = set()

    def start(self, leases: Leases | None = None, uptime: Uptime | None = None) -> None:
        """Begin to send what is due. ``leases``: of several servers one sends; ``uptime``: the time that clocks run
        by."""
        self._leases, self._uptime = leases, uptime
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Send nothing more."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping

    # ---- what is due ---------------------------------------------------------------------------------------------

    def look(self, table: Sitting) -> None:
        """Something has changed at a table: a choice, or who is there. Never waits."""
        if self._leases is not None:
            self._known.clear()  # Another server may have sent or heard of something.
        if self._house is None and self._known.get(table.id) == []:
            return
        there = frozenset(seat for page in table.pages for seat in table.seats_of(page))
        self._there.pop(table.id, None)
        if there:
            self._there[table.id] = there
        task = asyncio.create_task(self._looked(table, there))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _looked(self, table: Sitting, there: Collection[int]) -> None:
        try:
            await in_engine(self._note, table, there)
        except Unkept as error:
            log.warning("A notice of battle %s could not be kept: %s", table.id, error)

    def _note(self, table: Sitting, there: Collection[int]) -> None:
        known = self._known.setdefault(table.id, self.notices.of(table.id))
        for seat in views.people(table.players):
            mine = [each for each in known if each.seat == seat]
            if all(each.subscription for each in mine):
                mine += self._for_house(table, seat)
            for notice in mine:
                after = self._after(table, notice, seat in there)
                if after != notice:
                    self.notices.keep(after)
                    known[:] = [each for each in known if (each.seat, each.url) != (seat, notice.url)] + [after]

    def _for_house(self, table: Sitting, seat: int) -> list[Notice]:
        apart = views.LINK in table.players and table.players[seat] == views.HERE
        return [Notice(table.id, seat)] if apart and self._house is not None else []

    def _after(self, table: Sitting, notice: Notice, there: bool) -> Notice:
        """The notice of a seat as the table stands now."""
        now = table.now
        asked = next((each for each in now.battle.decisions if each.seat == notice.seat), None)
        if asked is None or there or table.ended:
            return replace(notice, due="")
        id = now.id_of(asked)
        if notice.asked == id and (notice.due or notice.told or notice.failed):
            return notice
        turn = now.eyes((notice.seat,)).scene.turn
        return replace(notice, asked=id, turn=turn, due=self._when(notice), tries=0, failed=False)

    def _when(self, notice: Notice) -> str:
        soonest = self._clock() + AWAY
        if notice.told:
            soonest = max(soonest, datetime.fromisoformat(notice.told) + APART)
        return _iso(soonest)

    # ---- where to ------------------------------------------------------------------------------------------------

    def want(self, battle: str, seat: int, url: str) -> None:
        """A seat wants its notices at this address from now on; nowhere if it is empty."""
        for notice in self.notices.of(battle):
            if notice.seat == seat and not notice.subscription:
                self.notices.end(notice)
        if url:
            self.notices.keep(Notice(battle, seat, url))
        self._known.pop(battle, None)

    def push(self, battle: str, seat: int, url: str, subscription: Subscription | None) -> None:
        """A seat wants to be told in the browser at this address from now on; None: no more."""
        told = [each for each in self.notices.of(battle) if each.seat == seat and each.subscription]
        known = next((each for each in told if each.url == url), None)
        if subscription is None:
            self.notices.end(Notice(battle, seat, url))
        elif known is None or known.subscription != to_text(subscription):
            for each in told[: max(0, len(told) + 1 - MOST)]:
                self.notices.end(each)
            self.notices.keep(Notice(battle, seat, url, to_text(subscription)))
        self._known.pop(battle, None)

    # ---- sending -------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        for sweep in count():
            try:
                if self._leases is not None:
                    await in_engine(self._leases.take, self.name)
                if sweep % WARNS == 0:
                    await self.warn()
                await self.send_due()
            except Elsewhere:
                pass
            except Unkept as error:
                log.warning("Notices could not be read: %s", error)
            await asyncio.sleep(EVERY)

    async def send_due(self) -> None:
        """Send what is due now."""
        due = await in_engine(self.notices.due, _iso(self._clock()))
        for start in range(0, len(due), AT_ONCE):
            await asyncio.gather(*(self._sent(each) for each in due[start : start + AT_ONCE]))

    async def warn(self) -> None:
        """Have those warned who have little time left for what they are asked, and are not there to see it."""
        if self._uptime is not None:
            await in_engine(self._warn, self._uptime)

    def _warn(self, uptime: Uptime) -> None:
        now = uptime.now()
        for battle, (clock, hands) in self._clocks.all().items():
            for seat, time in running(hands, now).items():
                there = seat in self._there.get(battle, ())
                if clock.days and time <= LITTLE // MILLISECOND and not there:
                    self._warned(battle, seat, hands.asked[seat])

    def _warned(self, battle: str, seat: int, asked: int) -> None:
        for notice in self.notices.of(battle):
            if notice.seat == seat and notice.warned != asked:
                due = _iso(self._clock())
                self.notices.keep(replace(notice, asked=asked, warned=asked, due=due, tries=0, failed=False))
                self._known.pop(battle, None)

    def _hours(self, notice: Notice) -> int | None:
        """How many whole hours are left for the question of a notice, if it warns of that."""
        kept = self._clocks.of(notice.battle)
        if notice.warned != notice.asked or kept is None or self._uptime is None:
            return None
        return left(kept[1], self._uptime.now())[notice.seat] * MILLISECOND // timedelta(hours=1)

    async def _sent(self, notice: Notice) -> None:
        url = notice.url or self._house
        arrived = gone = url is None
        if url is not None:
            try:
                body, headers = await in_engine(self._written, notice)
                status = await asyncio.to_thread(self._send, url, body, self.private or not notice.url, headers)
                arrived, gone = 200 <= status < 300, status in GONE
            except Forbidden:
                gone = True
            except (OSError, http.client.HTTPException) as error:
                log.info("A notice of battle %s did not arrive: %s", notice.battle, error)
        await in_engine(self._settled, notice, arrived, gone)

    def _written(self, notice: Notice) -> tuple[bytes, Mapping[str, str]]:
        """What is posted. Raises ``Forbidden`` for a browser if nothing can be sent to one any more."""
        link = f"{self._base}/#{notice.battle}"
        if not notice.subscription:
            return encode(YourTurn(notice.battle, notice.seat, notice.turn, link, self._hours(notice))).encode(), JSON
        if not available():
            raise Forbidden(notice.url)
        subscription = from_text(notice.subscription, Subscription)
        standing = self._store.find(notice.battle).standing
        with speaking(subscription.language):
            hours = self._hours(notice)
            title = spoken(say("notice-title" if hours is None else "notice-late-title", title=standing.title))
            body = spoken(standing.status if hours is None else say("notice-late", hours=hours))
            told = Pushed(title, body, f"grognard-{notice.battle}", link)
        return self.signer.message(notice.url, subscription, encode(told).encode(), self._clock())

    def _settled(self, sent: Notice, arrived: bool, gone: bool) -> None:
        notice = self.notices.at(sent)
        if notice is None or notice.asked != sent.asked:
            return  # It is about another question by now, or wanted elsewhere.
        now = self._clock()
        if arrived:
            after = replace(notice, due="", told=_iso(now))
        elif gone and notice.subscription:
            self.notices.end(notice)  # The browser has forgotten it.
            self._known.pop(sent.battle, None)
            return
        elif gone or notice.tries >= len(AGAIN):
            after = replace(notice, due="", failed=True)
        elif notice.due:
            after = replace(notice, due=_iso(now + AGAIN[notice.tries]), tries=notice.tries + 1)
        else:
            return
        self.notices.keep(after)
        self._known.pop(sent.battle, None)


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="microseconds")
