"""The dice of a battle with guests, sealed: halves that all commit to before anybody tells his.

The house draws its half and tells its commitment; each guest's page draws one and commits to it; when all commitments
have been told to everybody the pages give their halves, and from then on the dice come from all of them. A guest who
sits down anew, or a take-back into a battle that was over and so told, makes another seal needed. Who does not answer
keeps nobody from playing: the dice are then what they were, and each page says so.
"""

from __future__ import annotations

import secrets
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Sealed
from grognard.core.engine.seals import HALF_BYTES, Half, Seal, code_of, commitment
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.server import drafts, views
from grognard.server.company import Page, Sitting
from grognard.server.drafts import Draft
from grognard.server.engine import in_engine
from grognard.server.seats import Place, Seating
from grognard.server.store import Store
from grognard.server.talks.records import Commit, Reveal, SealMessage
from grognard.server.wire import encode


class Round:
    """A seal being made: who takes part, what they have committed to and what they have given."""

    def __init__(self, guests: dict[int, Place]) -> None:
        self.guests = guests
        self.half = secrets.token_hex(HALF_BYTES)
        self.commitment = commitment(self.half)
        self.committed: dict[int, str] = {}
        self.given: dict[int, str] = {}

    @property
    def bound(self) -> bool:
        """Whether all have committed, so that halves may be told."""
        return len(self.committed) == len(self.guests)

    @property
    def commitments(self) -> list[str]:
        """What all have committed to, the house first."""
        return [self.commitment, *(self.committed[seat] for seat in sorted(self.committed))]

    @property
    def seal(self) -> Seal | None:
        """The seal, if all halves are there."""
        if len(self.given) < len(self.guests):
            return None
        theirs = (Half(self.committed[seat], self.given[seat], seat) for seat in sorted(self.given))
        return (Half(self.commitment, self.half), *theirs)


class Sealing:
    """What seals the dice of a table."""

    def __init__(self, table: Sitting, store: Store) -> None:
        self._table = table
        self._seating = Seating(store)
        self._round: Round | None = None

    # ---- what happens at the table -------------------------------------------------------------------------------

    def consider(self) -> None:
        """Somebody has come, gone or sat down: begin a seal if one is needed, and tell every page."""
        guests = self._guests()
        needed = self._can_be() and any(self._half_of(seat, place) is None for seat, place in guests.items())
        digests = {seat: place.digest for seat, place in guests.items()}
        if not needed:
            self._round = None
        elif self._round is None or {seat: each.digest for seat, each in self._round.guests.items()} != digests:
            self._round = Round(guests)
        for page in tuple(self._table.pages):
            self.tell_page(page)

    async def moved(self, before: Battle[Any]) -> None:
        """The battle has moved on. One that was over has been told, its dice too: they are sealed anew."""
        if self._guests() and before.over != self._table.now.battle.over:
            if before.over:
                self._table.places = await in_engine(self._seating.commit, self._table.id, {})
            self.consider()

    def tell_page(self, page: Page) -> None:
        """Tell a page how far the dice are sealed; nothing where nobody has come by a link to a seat."""
        guests, now = self._guests(), self._round
        if not guests or not self._can_be(over=True):
            return
        place = page.holder.place
        mine = None if place is None or place.seat not in guests else place.seat
        last = self._last()
        sealed = last is not None and all(self._half_of(seat, each) for seat, each in guests.items())
        page.tell(
            encode(
                SealMessage(
                    "" if now is None else now.commitment,
                    mine,
                    [] if now is None or not now.bound else now.commitments,
                    code_of(last) if sealed and last is not None else "",
                )
            )
        )

    # ---- what pages say ------------------------------------------------------------------------------------------

    def commit(self, page: Page, said: Commit) -> None:
        """A guest's page commits to a half. One that has lost its half begins the seal anew."""
        now, seat = self._asked(page, said.round)
        if now.bound and now.committed[seat] != said.commitment:
            self._round = None
            return self.consider()
        now.committed[seat] = said.commitment
        if now.bound:
            for each in tuple(self._table.pages):
                self.tell_page(each)

    async def reveal(self, page: Page, said: Reveal) -> None:
        """A guest's page gives its half. With the last of them the dice are sealed. Raises ``Refused`` for another half
        than the one committed to."""
        now, seat = self._asked(page, said.round)
        if not now.bound or commitment(said.half) != now.committed[seat]:
            raise Refused(say("seal-other-half", seat=str(seat + 1)))
        now.given[seat] = said.half
        await self.finish()

    async def finish(self) -> None:
        """Seal the dice, if all halves are there. Raises ``Refused`` in a pause; afterwards it is tried again."""
        now = self._round
        if now is not None and now.seal is not None:
            kept = {now.guests[seat].digest: each for seat, each in now.committed.items()}
            self._table.places = await in_engine(self._seating.commit, self._table.id, kept)
            await self._table.change(self._sealed, now)
            if self._round is now:
                self._round = None
            self.consider()

    def _sealed(self, now: Round) -> Draft | None:
        seal = now.seal
        return None if self._round is not now or seal is None else drafts.sealed(self._table.now, seal)

    def _asked(self, page: Page, said: str) -> tuple[Round, int]:
        """The seal being made and the seat a page gives a half for. Raises ``Refused`` if none is wanted of it."""
        place, now = page.holder.place, self._round
        if place is None or place.seat not in self._table.seats_of(page) or place.seat is None:
            raise Refused(say("server-only-watching"))
        if now is None or now.commitment != said or place.seat not in now.guests:
            raise Refused(say("seal-gone"))
        return now, place.seat

    # ---- how it stands -------------------------------------------------------------------------------------------

    def _guests(self) -> dict[int, Place]:
        """Who has come by a link to a seat, by seat."""
        taken = [each for each in self._table.places if each.taken and each.seat is not None]
        return {each.seat: each for each in taken if self._table.players[each.seat or 0] == views.LINK}  # type: ignore[misc]

    def _can_be(self, over: bool = False) -> bool:
        """Whether there are dice to be sealed."""
        battle = self._table.now.battle
        return isinstance(battle.source, Stream) and (over or not battle.over)

    def _last(self) -> Seal | None:
        """The seal that the dice come from now."""
        entries = reversed(self._table.now.battle.record)
        return next((each.seal for each in entries if isinstance(each, Sealed)), None)

    def _half_of(self, seat: int, place: Place) -> Half | None:
        """The half that whoever has this place gave to the dice as they come now."""
        mine = seat, place.commitment
        return next((each for each in self._last() or () if (each.seat, each.commitment) == mine), None)
