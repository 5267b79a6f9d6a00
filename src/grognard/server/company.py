"""Who is at a table, as everybody there is told."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Collection, Sequence
from typing import ParamSpec, Protocol

from grognard.core.messages import Message
from grognard.server import views
from grognard.server.drafts import Draft
from grognard.server.operating import metrics
from grognard.server.seats import Holder, Place
from grognard.server.views import Moment, Seats
from grognard.server.wire import CompanyMessage, SeatView, encode

P = ParamSpec("P")


class Page(Protocol):
    """A page that watches a table."""

    @property
    def holder(self) -> Holder:
        """Whose page it is."""

    def tell(self, message: str) -> None:
        """Send a message soon; never waits."""

    def send_away(self, message: Message) -> None:
        """Say why, and hang up soon."""

    def cut_off(self) -> None:
        """Hang up without a word: the page comes back of itself."""


class Sitting(Protocol):
    """A table, as far as those know it that belong to it: its clock, its council, what seals its dice."""

    id: str
    now: Moment
    players: tuple[str, ...]
    places: list[Place]
    pages: set[Page]

    def seats_of(self, page: Page) -> Seats:
        """The seats that are played through a page now."""

    async def change(self, draft: Callable[P, Draft | None], *args: P.args, **keywords: P.kwargs) -> None:
        """Change the battle."""


class Company:
    """Those at a table. ``there`` are all pages that have come, ``pages`` those that are told of it; ``places`` the
    links to it and who has come by them."""

    players: tuple[str, ...]

    def __init__(self) -> None:
        self.pages: set[Page] = set()
        self.there: set[Page] = set()
        self.places: list[Place] = []
        metrics.tables.inc()
        weakref.finalize(self, metrics.tables.dec)

    def enter(self, page: Page) -> None:
        """A page has come, and may be sent away from now on; it is told of the table once it has joined."""
        self.there.add(page)

    def seats_of(self, page: Page) -> Seats:
        """The seats that are played through a page now."""
        return page.holder.seats(self.players)

    def send_away(self, digests: Collection[str], why: Message) -> None:
        """Send those away whose places have been taken from them."""
        for page in tuple(self.there):
            if page.holder.place is not None and page.holder.place.digest in digests:
                page.send_away(why)

    def cut_off(self) -> None:
        """Let every page come back."""
        for page in tuple(self.there):
            page.cut_off()

    def tell_company(self) -> None:
        """Tell every page who is at the table, where anybody was invited to it."""
        if self.places:
            there = [page.holder for page in self.pages]
            for page in tuple(self.pages):
                page.tell(encode(company(self.players, self.places, there, page.holder)))

    def tell(self, message: object) -> None:
        """Tell every page the same, from the event loop's thread."""
        text = encode(message)
        for page in tuple(self.pages):
            page.tell(text)

    def eyes(self) -> list[Seats]:
        """The seats played through each kind of page there is, those of the house first."""
        found = {self.seats_of(page) for page in self.pages}
        return sorted(found, key=lambda seats: (seats != views.here(self.players), seats))


def company(players: tuple[str, ...], places: Sequence[Place], there: Sequence[Holder], told: Holder) -> CompanyMessage:
    """Who plays which side, whether he is there, and how many only watch."""
    digests = {each.place.digest for each in there if each.place is not None}
    house = any(each.place is None for each in there)
    seats = []
    for seat, player in enumerate(players):
        known = next((each for each in places if each.seat == seat and each.taken), None)
        if player == views.HERE:
            seats.append(SeatView(seat, player, "", "", house))
        elif known is not None and player == views.LINK:
            seats.append(SeatView(seat, player, known.name, known.colour, known.digest in digests))
        else:
            seats.append(SeatView(seat, player, "", "", player != views.LINK))
    watching = [each.place for each in there if each.place is not None and each.place.seat is None]
    return CompanyMessage(seats, [each.name for each in watching], told.place is None)
