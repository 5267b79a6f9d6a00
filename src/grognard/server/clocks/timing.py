"""The clock at a table: it runs for the decisions its sides face, and who has waited too long may claim the battle."""

from __future__ import annotations

from typing import Protocol

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.server import drafts, views
from grognard.server.clocks.kept import Clocks
from grognard.server.clocks.records import Clock, ClockMessage
from grognard.server.clocks.running import NOBODY, Hands, faced, left, taken_back
from grognard.server.clocks.uptime import Uptime
from grognard.server.company import Page, Sitting
from grognard.server.drafts import Draft
from grognard.server.store import Store
from grognard.server.wire import encode


class Timed(Sitting, Protocol):
    """A table with a clock."""

    @property
    def ended(self) -> bool:
        """Whether nothing is chosen there any more, or not now."""

    @property
    def forced(self) -> bool:
        """Whether the table itself answers next."""


class Timing:
    """The clock of a battle, if it has one."""

    def __init__(self, table: Timed, store: Store, uptime: Uptime) -> None:
        self._table = table
        self._clocks = Clocks(store)
        self._uptime = uptime
        self._kept: tuple[Clock, Hands] | None = None
        self._left = (0, 0)

    @property
    def clock(self) -> Clock | None:
        """What time the sides have."""
        return None if self._kept is None else self._kept[0]

    async def claim(self, page: Page) -> None:
        """Claim the battle. Raises ``Refused`` unless the other side's time has run out."""
        await self._table.change(self._claimed, page)

    def tell(self) -> None:
        """Tell every page how the clock stands."""
        for page in tuple(self._table.pages):
            self.tell_page(page)

    def tell_page(self, page: Page) -> None:
        """Tell a page how the clock stands, if there is one."""
        if self._kept is not None:
            clock, hands = self._kept
            running = [each >= 0 for each in hands.asked]
            page.tell(encode(ClockMessage(clock, list(self._left), running, hands.began)))

    # ---- in the engine's thread ----------------------------------------------------------------------------------

    def read(self) -> None:
        """Take up what is kept."""
        self._kept = self._clocks.of(self._table.id)
        self._left = (0, 0)
        if self._kept is not None:
            self._left = left(self._kept[1], self._uptime.now())

    def choose(self, clock: Clock | None) -> None:
        """Play by this clock from now on, or by none. Raises ``Refused`` once somebody has come to play by it."""
        if any(place.taken and place.seat is not None for place in self._table.places):
            raise Refused(say("server-clock-agreed"))
        self._clocks.choose(self._table.id, clock)
        self.read()

    def moved(self, agreed: bool = False) -> None:
        """The battle has moved on, or rests, or goes on; ``agreed``: both have agreed to take choices back."""
        if self._kept is None:
            return
        clock, hands = self._kept
        now, asked, number = self._uptime.now(), self._asked(hands), self._table.now.battle.number
        turn = taken_back if agreed else faced
        after = turn(clock, hands, now, asked, number) if hands.began else hands
        if not hands.began and self._begins(clock):
            began = replace(hands, began=True, since=now)
            after = faced(clock, began, now, self._asked(began), number)
        self._left = left(after, now)
        if after != hands:
            self._clocks.keep(self._table.id, after)
            self._kept = clock, after

    def _begins(self, clock: Clock) -> bool:
        """Whether time begins to run: both sides are taken, by two at two screens; of live time both are there."""
        table = self._table
        taken = {place.seat for place in table.places if place.taken}
        filled = all(seat in taken or player == views.HERE for seat, player in enumerate(table.players))
        if not filled or views.LINK not in table.players or table.ended:
            return False
        there = {seat for page in table.pages for seat in table.seats_of(page)}
        return bool(clock.days) or there >= {0, 1}

    def _asked(self, hands: Hands) -> tuple[int, int]:
        table = self._table
        if not hands.began or table.ended or table.forced:
            return NOBODY
        asked = {each.seat: table.now.id_of(each) for each in table.now.battle.decisions}
        return asked.get(0, -1), asked.get(1, -1)

    def _claimed(self, page: Page) -> Draft:
        seats = self._table.seats_of(page)
        if len(seats) != 1:
            raise Refused(say("server-only-watching" if not seats else "server-offer-nobody"))
        if self._table.now.battle.over:
            raise Refused(say("refused-over"))
        other = 1 - seats[0]
        if self._kept is None or not self._kept[1].began or left(self._kept[1], self._uptime.now())[other]:
            raise Refused(say("server-clock-runs"))
        return drafts.ended(self._table.now, other, late=True)
