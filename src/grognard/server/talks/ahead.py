"""Answers that stand before their questions: kept for each seat, told to it alone, given by the table as its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

import sqlalchemy as sql

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.ranking import offered
from grognard.core.records import to_text
from grognard.server.company import Page
from grognard.server.drafts import Draft, asked
from grognard.server.store import TITLE_LIMIT, Store, metadata
from grognard.server.talks.records import AheadMessage, Stand, StandingView, Unsay
from grognard.server.views import Moment, Seats
from grognard.server.wire import decode, encode

MOST = 100
"""So many answers may stand for a seat."""

kept = sql.Table(
    "ahead",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.String(200), primary_key=True),
    sql.Column("label", sql.Text, nullable=False),
)
"""The words that stand, by seat; see ``core.wording``."""

P = ParamSpec("P")
T = TypeVar("T")


class Sitting(Protocol):
    """A table, as far as this knows it."""

    id: str
    now: Moment
    pages: set[Page]

    def seats_of(self, page: Page) -> Seats:
        """The seats that are played through a page now."""

    async def in_turn(self, work: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
        """Do something while the battle stands still."""

    async def look_again(self, seats: Seats) -> None:
        """What stands as an answer has changed: give it, if it answers what is asked."""


class Answers:
    """The answers that stand at a table."""

    def __init__(self, table: Sitting, store: Store) -> None:
        self._table = table
        self._store = store
        self._words: list[StandingView] = []

    @property
    def names(self) -> list[tuple[int, str]]:
        """The words that stand, by seat and name."""
        return [(each.seat, each.name) for each in self._words]

    def read(self) -> None:
        """Take up what is kept."""
        with self._store.reading() as connection:
            rows = connection.execute(sql.select(kept).where(kept.c.battle == self._table.id).order_by(kept.c.name))
            self._words = [StandingView(row.seat, row.name, decode(row.label, Message, TITLE_LIMIT)) for row in rows]

    async def say(self, page: Page, said: Stand) -> None:
        """Let a word stand that is offered with the question of this id. Raises ``Refused`` if it is not."""
        await self._table.in_turn(self._said, page, said)
        self.tell()
        await self._table.look_again(self._table.seats_of(page))

    async def unsay(self, page: Page, said: Unsay) -> None:
        """Let a word stand no more."""
        await self._table.in_turn(self._unsaid, page, said)
        self.tell()

    def tell(self) -> None:
        """Tell every page that plays what stands for it."""
        for page in tuple(self._table.pages):
            self.tell_page(page)

    def tell_page(self, page: Page, joining: bool = False) -> None:
        """Tell a page what stands for the seats that are played through it. One that is ``joining`` takes it that
        nothing does."""
        seats = self._table.seats_of(page)
        words = [each for each in self._words if each.seat in seats]
        if seats and (words or not joining):
            page.tell(encode(AheadMessage(words)))

    # ---- in the engine's thread ----------------------------------------------------------------------------------

    def _said(self, page: Page, said: Stand) -> None:
        now = self._table.now
        decision = asked(now, self._table.seats_of(page), said.decision)
        word = next((each for each in offered(now.battle, decision) if each.name == said.name), None)
        if word is None:
            raise Refused(say("server-ahead-not-offered"))
        if (decision.seat, word.name) in self.names:
            return
        if sum(each.seat == decision.seat for each in self._words) >= MOST:
            raise Refused(say("server-ahead-many", most=MOST))
        row = {"battle": self._table.id, "seat": decision.seat, "name": word.name, "label": to_text(word.label)}
        with self._store.writing() as connection:
            connection.execute(kept.insert().values(**row))
        self._words.append(StandingView(decision.seat, word.name, word.label))

    def ask_again(self, draft: Draft) -> bool:
        """Who takes a choice back wants to be asked it again: no word stands that would answer it. Whether one did."""
        battle = draft.now.battle.clone()
        draft.make(battle)
        asked_again = {(each.seat, word.name) for each in battle.decisions for word in offered(battle, each)}
        dropped = [(each.seat, each.name) for each in self._words if (each.seat, each.name) in asked_again]
        for seat, name in dropped:
            self._drop(seat, name)
        return bool(dropped)

    def _unsaid(self, page: Page, said: Unsay) -> None:
        if said.seat not in self._table.seats_of(page):
            raise Refused(say("server-not-your-seat"))
        self._drop(said.seat, said.name)

    def _drop(self, seat: int, name: str) -> None:
        here = [kept.c.battle == self._table.id, kept.c.seat == seat, kept.c.name == name]
        with self._store.writing() as connection:
            connection.execute(kept.delete().where(*here))
        self._words = [each for each in self._words if (each.seat, each.name) != (seat, name)]
