"""What those at a table say to each other, offer and agree: a word, a take-back, a draw, a pause, giving the battle up.

An offer is good for the battle as it stands: with the next choice, or whatever else moves it on, it is gone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.server import drafts, views
from grognard.server.company import Page, Sitting
from grognard.server.drafts import Draft
from grognard.server.store import Store
from grognard.server.talks.allowance import Allowance
from grognard.server.talks.kept import KEPT, Offered, Said, Talk, Terms
from grognard.server.talks.records import Hush, Offer, OfferView, Reply, SaidView, Say, TalkMessage
from grognard.server.wire import encode

PAUSED = say("server-agreed-pause")
RATE, BURST = 0.5, 8.0
"""How many things a second somebody may say or offer, and how many at once."""

P = ParamSpec("P")
T = TypeVar("T")


class Seated(Sitting, Protocol):
    """A table where something is said and agreed."""

    async def in_turn(self, work: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
        """Do something while the battle stands still."""


class Council:
    """What is said and agreed at a table."""

    def __init__(self, table: Seated, store: Store) -> None:
        self._table = table
        self._talk = Talk(store, table.id)
        self._terms = Terms()
        self._said: list[Said] = []
        self._allowances: dict[str, Allowance] = {}
        self._open: int | None = None

    def read(self) -> None:
        """Take up what is kept."""
        self._terms, self._said = self._talk.terms(), self._talk.lines()

    @property
    def closed(self) -> bool:
        """Whether the players have agreed that nothing is chosen now."""
        return bool(self._terms.agreed)

    def require_open(self) -> None:
        """Raises ``Refused`` if the players have agreed that nothing is chosen now."""
        if self._terms.agreed:
            raise Refused(PAUSED)

    # ---- what is asked of it -------------------------------------------------------------------------------------

    async def offer(self, page: Page, offer: Offer) -> None:
        """Offer something to the other player. A choice of one's own that nothing has followed is taken back without
        asking. Raises ``Refused`` if there is nobody who could accept it, or not now."""
        if await self._table.in_turn(self._offered, page, offer):
            await self._table.change(self._taken_back, page, offer)
        self.tell()

    async def reply(self, page: Page, reply: Reply) -> None:
        """Accept or decline an offer, or withdraw one's own. Raises ``Refused`` if it is not made any more."""
        if await self._table.in_turn(self._replied, page, reply):
            await self._table.change(self._accepted, page, reply)
        self.tell()

    async def resume(self, page: Page) -> None:
        """Go on after a pause."""
        await self._table.in_turn(self._resumed, page)
        self.tell()

    async def hush(self, page: Page, hush: Hush) -> None:
        """Let who only watches hear nothing of what is said, or hear it again."""
        await self._table.in_turn(self._hushed, page, hush)
        self.tell(whole=True)

    async def say(self, page: Page, line: Say) -> None:
        """Say a line to all who may hear it. Said twice by the same mark it is said once."""
        said = await self._table.in_turn(self._heard, page, line)
        if said is not None:
            self.tell(said)

    # ---- what pages are told -------------------------------------------------------------------------------------

    def moved(self) -> None:
        """The battle has moved on: an offer made before is gone."""
        if self._open is not None and self._alive() is None:
            self.tell()

    def tell(self, *said: Said, whole: bool = False) -> None:
        """Tell every page what is offered and agreed, and what was just said."""
        for page in tuple(self._table.pages):
            self.tell_page(page, said, whole)

    def tell_page(self, page: Page, said: tuple[Said, ...] = (), whole: bool = True) -> None:
        """Tell a page what is offered and agreed, and what was said; nothing at a table nobody was invited to."""
        if not self._table.places:
            return
        offer = self._alive()
        self._open = None if offer is None else offer.id
        lines = self._said if whole else said
        if not self._table.seats_of(page):
            lines = [] if self._terms.hushed else [each for each in lines if not each.private]
        page.tell(
            encode(
                TalkMessage(
                    [SaidView(each.seq, each.seat, each.name, each.colour, each.text, each.mark) for each in lines],
                    whole,
                    None if offer is None else self._view(offer),
                    self._terms.agreed,
                    PAUSED if self._terms.agreed else None,
                    self._terms.hushed,
                )
            )
        )

    def _view(self, offer: Offered) -> OfferView:
        if offer.kind != "back":
            return OfferView(offer.id, offer.kind, offer.seat)
        battle = self._table.now.battle
        return OfferView(
            offer.id, offer.kind, offer.seat, battle.number - offer.number, battle.log_before(offer.number)
        )

    # ---- in the engine's thread ----------------------------------------------------------------------------------

    def _alive(self) -> Offered | None:
        """The offer that can be accepted now."""
        offer = self._terms.offer
        alive = offer is not None and offer.state == "open" and offer.at == len(self._table.now.lines)
        return offer if alive and not self._terms.agreed else None

    def _player(self, page: Page) -> int:
        """The seat of who may offer and accept. Raises ``Refused`` if he only watches, or plays against nobody who
        could answer."""
        seats, players = self._table.seats_of(page), self._table.players
        if not seats:
            raise Refused(say("server-only-watching"))
        if len(seats) > 1 or len(views.people(players)) < 2:
            raise Refused(say("server-offer-nobody"))
        return seats[0]

    def _may_speak(self, page: Page) -> None:
        author = _author(page)
        if not self._allowances.setdefault(author, Allowance(RATE, BURST)).take():
            raise Refused(say("server-say-fast"))

    def _offered(self, page: Page, asked: Offer) -> bool:
        """Make an offer; whether it needs none, as nothing of the other's is touched."""
        seat, now = self._player(page), self._table.now
        self.require_open()
        if now.battle.over and asked.kind != "back":
            raise Refused(say("refused-over"))
        if asked.number != now.battle.number:
            raise Refused(say("server-stale"))
        number = 0
        if asked.kind == "back":
            number = drafts.back_number(now, (seat,), asked.to)
            if not now.eyes((seat,)).needs_consent(number):
                return True
        last, open_ = self._terms.offer, self._alive()
        if open_ is not None and open_.seat != seat:
            raise Refused(say("server-offer-open"))
        made = Offered(0 if last is None else last.id + 1, asked.kind, seat, len(now.lines), number)
        if last is not None and last.at == made.at and (last.kind, last.seat, last.number) == (made.kind, seat, number):
            if last.state == "open":
                return False
            if last.state == "declined":
                raise Refused(say("server-offer-declined"))
        self._may_speak(page)
        self._keep(replace(self._terms, offer=made))
        return False

    def _taken_back(self, page: Page, asked: Offer) -> Draft:
        if asked.number != self._table.now.battle.number:
            raise Refused(say("server-stale"))
        return drafts.taken_back(self._table.now, self._table.seats_of(page), asked.to, False)

    def _replied(self, page: Page, reply: Reply) -> bool:
        """Answer an offer; whether it changes the battle, which is now done."""
        seat, offer = self._player(page), self._found(reply)
        if offer.seat == seat:
            if reply.accept:
                raise Refused(say("server-offer-own"))
            self._keep(replace(self._terms, offer=replace(offer, state="withdrawn")))
        elif not reply.accept:
            self._keep(replace(self._terms, offer=replace(offer, state="declined")))
        elif offer.kind == "pause":
            self._keep(replace(self._terms, offer=replace(offer, state="accepted"), agreed="pause"))
        else:
            return True
        return False

    def _accepted(self, page: Page, reply: Reply) -> Draft:
        """What both have agreed: to take something back, or how the battle ends."""
        seat, offer = self._player(page), self._found(reply)
        if offer.seat == seat or offer.kind == "pause":
            raise Refused(say("server-offer-gone"))
        if offer.kind == "back":
            return drafts.back_to(self._table.now, offer.number, agreed=True)
        return drafts.ended(self._table.now, offer.seat if offer.kind == "concede" else None)

    def _found(self, reply: Reply) -> Offered:
        offer = self._alive()
        if offer is None or offer.id != reply.offer:
            raise Refused(say("server-offer-gone"))
        return offer

    def _resumed(self, page: Page) -> None:
        if not self._table.seats_of(page):
            raise Refused(say("server-only-watching"))
        if self._terms.agreed == "pause":
            self._keep(replace(self._terms, agreed=""))

    def _hushed(self, page: Page, hush: Hush) -> None:
        if not self._table.seats_of(page):
            raise Refused(say("server-only-watching"))
        self._keep(replace(self._terms, hushed=hush.hushed))

    def _heard(self, page: Page, line: Say) -> Said | None:
        seats, place, author = self._table.seats_of(page), page.holder.place, _author(page)
        if not self._table.places:
            raise Refused(say("server-offer-nobody"))
        if self._terms.hushed and not seats:
            raise Refused(say("server-hushed"))
        if any(each.mark == line.mark and each.author == author for each in self._said):
            return None
        text = views.one_line(line.text)
        if not text:
            raise Refused(say("server-say-nothing"))
        self._may_speak(page)
        said = Said(
            self._said[-1].seq + 1 if self._said else 0,
            author,
            seats[0] if len(seats) == 1 else None,
            "" if place is None else place.name,
            "" if place is None else place.colour,
            text,
            self._terms.hushed,
            line.mark,
        )
        self._talk.say(said)
        self._said = [*self._said, said][-KEPT:]
        return said

    def _keep(self, terms: Terms) -> None:
        before, self._terms = self._terms, terms
        try:
            self._talk.agree(terms)
        except BaseException:
            self._terms = before
            raise


def _author(page: Page) -> str:
    return "" if page.holder.place is None else page.holder.place.digest
