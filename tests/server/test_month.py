"""A battle by correspondence, a month long by a clock that is moved: notices, a clock, a server that comes and goes."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import timedelta
from random import Random

from grognard.core.records import to_builtins
from grognard.server.notices.herald import AWAY
from tests.server.conftest import Server, serving
from tests.server.test_clocks import WEEK, Watch, stands
from tests.server.test_council import refused
from tests.server.test_notices import URL, Outside
from tests.server.test_seats import Guest, came

PAUSES = (timedelta(hours=3), timedelta(days=1, hours=5), timedelta(days=3), timedelta(minutes=40), timedelta(days=6))
"""How long a side takes for a choice, in turn."""
MONTH = timedelta(days=30)


class Letters:
    """Two who write to each other: a page is opened, looked at, answered in, and closed."""

    def __init__(self, store) -> None:
        self.store = store
        self.watch = Watch(store)
        self.outside = Outside(store)
        self.talks = ExitStack()
        self.server = self._serve()
        self.id = self.server.begin(seed=5, clock=WEEK)
        guest = came(self.server, self.id, 1)
        self.guest_cookies = guest.client.cookies
        self.house_cookies = self.server.client.cookies
        for seat in (0, 1):
            answer = self._client(seat).post(f"/api/battles/{self.id}/notices", json={"seat": seat, "url": URL})
            assert answer.status_code == 200, answer.text

    def _serve(self) -> Server:
        self.outside.herald = type(self.outside.herald)(
            self.store, "https://table.example", send=self.outside.take, clock=lambda: self.watch.now
        )
        options = {"uptime": self.watch.uptime, "herald": self.outside.herald}
        return self.talks.enter_context(serving(self.store, **options))

    def restart(self, down: timedelta) -> None:
        """The server is away for a while."""
        self.talks.close()
        self.watch.now += down
        self.talks = ExitStack()
        self.server = self._serve()
        self.server.client.cookies = self.house_cookies

    def _client(self, seat: int):
        return self._holder(seat).client

    def _holder(self, seat: int) -> Server | Guest:
        if seat == 0:
            return self.server
        guest = Guest(self.server)
        guest.client.cookies = self.guest_cookies
        return guest

    @property
    def asked(self) -> int:
        return self.server.battle(self.id).decisions[0].seat

    def answer(self, number: int) -> int:
        """Whoever is asked opens the page, chooses until it is the other's turn, and closes it; what time he had left
        when he came."""
        seat = self.asked
        with self._holder(seat).talk(self.id) as page:
            table = page.hello()
            had = int(stands(page)["left"][seat])
            while table["decision"]:
                battle = self.server.battle(self.id)
                decision = next(each for each in battle.decisions if each.seat == seat)
                choice = to_builtins(battle.sample(Random(number), decision))
                page.say(type="choose", decision=table["decision"]["id"], choice=choice)
                table = page.until(lambda heard: heard["type"] == "update")
                while not table["decision"] and not table["waiting"] and not table["scene"]["result"]:
                    table = page.until(lambda heard: heard["type"] == "update")
        self._settle()
        return had

    def _settle(self) -> None:
        portal = self.server.client.portal
        assert portal is not None
        for task in list(self.outside.herald._looking):
            portal.call(_done, task)

    def wait(self, time: timedelta) -> int:
        """Let time pass; how many notices were sent in it, and all of them to who is asked."""
        before = len(self.outside.sent)
        self._settle()
        self.watch.now += AWAY + timedelta(seconds=1)
        portal = self.server.client.portal
        assert portal is not None
        portal.call(self.outside.herald.send_due)
        self.watch.now += time
        portal.call(self.outside.herald.send_due)
        sent = self.outside.sent[before:]
        assert {body["seat"] for _, body in sent} <= {self.asked}
        return len(sent)


async def _done(task) -> None:
    await task


def test_a_month_by_correspondence_and_who_is_away_for_eight_days_may_lose_it(store):
    letters = Letters(store)
    start, told, turns = letters.watch.now, 0, 0
    while letters.watch.now - start < MONTH:
        pause = PAUSES[turns % len(PAUSES)]
        told += letters.wait(pause)
        # A restart in between costs nobody time, however long the server is away.
        if turns % 3 == 2:
            letters.restart(timedelta(days=2))
        had = letters.answer(turns)
        # The clock has never fallen, and has run for no longer than the side has waited with the server there.
        whole = timedelta(days=7) - pause - AWAY - timedelta(seconds=5)
        assert whole <= timedelta(milliseconds=had) <= timedelta(days=7)
        turns += 1
        assert not letters.server.battle(letters.id).over
    assert turns >= 10
    # One notice for each time that somebody was waited for, none lost in a restart and none twice.
    assert told == turns
    late = letters.asked
    assert letters.wait(timedelta(days=8)) == 1
    with letters._holder(1 - late).talk(letters.id) as page:
        page.hello()
        assert stands(page)["left"][late] == 0
        # He may go on waiting as well: nothing has ended by itself.
        assert not letters.server.battle(letters.id).over
        page.say(type="claim")
        assert page.until(lambda heard: heard["type"] == "update")["scene"]["winner"] == 1 - late
    assert letters.server.battle(letters.id).result.winner == 1 - late
    with letters._holder(late).talk(letters.id) as page:
        assert page.hello()["scene"]["result"]["id"] == "agreed-late"
        assert refused(page, type="claim") == "refused-over"
    letters.talks.close()


def test_who_has_little_time_left_is_warned_once_and_told_how_much_it_is(store):
    letters = Letters(store)
    letters.answer(0)
    assert letters.wait(timedelta(days=6)) == 1
    portal = letters.server.client.portal
    assert portal is not None

    def warned() -> list[int | None]:
        before = len(letters.outside.sent)
        portal.call(letters.outside.herald.warn)
        portal.call(letters.outside.herald.send_due)
        return [body.get("hours") for _, body in letters.outside.sent[before:]]

    assert warned() == []
    letters.watch.pass_(hours=14)
    assert warned() == [9]
    letters.watch.pass_(hours=2)
    assert warned() == []
    # Who sits at the table sees it there.
    letters.answer(1)
    letters.wait(timedelta(days=6))
    letters.watch.pass_(hours=20)
    with letters._holder(letters.asked).talk(letters.id) as page:
        page.hello()
        stands(page)
        letters._settle()
        assert warned() == []
    letters.talks.close()
