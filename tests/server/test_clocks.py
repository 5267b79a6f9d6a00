"""Clocks: they run for who is asked, rest while nobody could play, and let the other side claim, or go on."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from grognard.core.errors import InputError
from grognard.core.saves import load_text
from grognard.server.clocks.records import Clock, check
from grognard.server.clocks.running import DAY, Hands, faced, left, taken_back, wound
from grognard.server.clocks.uptime import GAP, Uptime
from tests.server.conftest import Talk, serving
from tests.server.test_council import Three, refused
from tests.server.test_seats import came

WEEK = {"days": 7, "minutes": 0, "seconds": 0}
LIVE = {"days": 0, "minutes": 30, "seconds": 10}
MINUTE = 60_000


class Watch:
    """A clock that is moved by hand; the server notes that it runs however long nothing happens."""

    def __init__(self, store, gap: timedelta = timedelta(days=1000)) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self.uptime = Uptime(store, clock=lambda: self.now, gap=gap)

    def pass_(self, **time: float) -> None:
        self.now += timedelta(**time)


def stands(page: Talk, **wanted: Any) -> dict[str, Any]:
    return page.until(
        lambda heard: heard["type"] == "clock" and all(heard[name] == value for name, value in wanted.items())
    )


# ---- how time runs -------------------------------------------------------------------------------------------------


def test_live_time_runs_for_who_is_asked_and_grows_with_each_decision():
    clock = Clock(minutes=1, seconds=10)
    hands = faced(clock, wound(clock), 0, (3, -1), 0)
    assert left(hands, 20_000) == (40_000, 60_000)
    hands = faced(clock, hands, 20_000, (-1, 6), 1)
    assert hands.left == (50_000, 60_000)
    # Both are asked at once: both run.
    hands = faced(clock, hands, 25_000, (8, 9), 2)
    assert left(hands, 30_000) == (45_000, 60_000)
    assert left(hands, 999_000) == (0, 0)
    # Who has none left gets none.
    assert faced(clock, hands, 999_000, (-1, -1), 3).left == (0, 0)


def test_by_days_each_new_decision_has_the_whole_time():
    clock = Clock(days=3)
    hands = faced(clock, wound(clock), 0, (3, -1), 0)
    hands = faced(clock, hands, 2 * DAY, (5, -1), 1)
    assert left(hands, 3 * DAY) == (2 * DAY, 3 * DAY)
    # The other answers what both were asked: it stays the same question.
    assert left(faced(clock, hands, 3 * DAY, (5, -1), 2), 4 * DAY) == (DAY, 3 * DAY)


@pytest.mark.parametrize("clock", [Clock(days=3), Clock(minutes=60, seconds=30)])
def test_nobody_gains_time_by_taking_back_and_choosing_again(clock):
    hands = faced(clock, wound(clock), 0, (3, -1), 0)
    hands = faced(clock, hands, MINUTE, (5, -1), 1)
    before = left(hands, 2 * MINUTE)
    hands = faced(clock, hands, 2 * MINUTE, (7, -1), 0)
    hands = faced(clock, hands, 2 * MINUTE, (9, -1), 1)
    assert left(hands, 2 * MINUTE) == before


def test_what_both_agree_to_take_back_gives_days_anew_and_no_minutes():
    for clock, first in ((Clock(days=3), 3 * DAY), (Clock(minutes=60), 50 * MINUTE)):
        hands = Hands((60 * MINUTE, 60 * MINUTE), (5, -1), 0, 4, True)
        back = taken_back(clock, hands, 10 * MINUTE, (9, -1), 2)
        assert left(back, 10 * MINUTE) == (first, 60 * MINUTE)
        assert faced(clock, back, 10 * MINUTE, (-1, 11), 3).reached == 3


def test_a_clock_has_days_or_minutes():
    for good in (Clock(days=1), Clock(days=14), Clock(minutes=5), Clock(minutes=5, seconds=3)):
        check(good)
    for wrong in (Clock(), Clock(days=2), Clock(days=3, minutes=5), Clock(days=3, seconds=1), Clock(seconds=9)):
        with pytest.raises(InputError, match="clock"):
            check(wrong)


def test_time_while_the_server_is_down_is_not_counted(store):
    watch = Watch(store, GAP)
    watch.uptime.beat(began=True)
    for _ in range(6):
        watch.pass_(seconds=10)
        watch.uptime.beat()
    watch.pass_(seconds=5)
    assert watch.uptime.now() == 65_000
    # It was killed, and is back after an hour, alone or beside others.
    watch.pass_(hours=1)
    assert watch.uptime.now() == 60_000
    watch.uptime.beat()
    watch.pass_(seconds=10)
    assert watch.uptime.now() == 70_000
    # Back at once it does not know how long it was away: that is nobody's time either.
    watch.pass_(seconds=10)
    watch.uptime.beat(began=True)
    assert watch.uptime.now() == 60_000
    watch.pass_(seconds=-3600)
    watch.uptime.beat()
    assert watch.uptime.now() == 60_000


# ---- at a table ----------------------------------------------------------------------------------------------------


def begun(store, talks: ExitStack, watch: Watch, clock: dict[str, int], **more: Any) -> Three:
    server = talks.enter_context(serving(store, uptime=watch.uptime))
    return Three(server, talks, choices=more.pop("choices", 0), clock=clock, **more)


def test_both_sides_are_told_and_who_waited_may_claim_the_battle_which_its_save_keeps(store):
    watch = Watch(store)
    with ExitStack() as talks:
        three = begun(store, talks, watch, WEEK)
        seat = three.server.battle(three.id).decisions[0].seat
        told = [stands(page, began=True) for page in three.pages]
        assert told[0]["clock"] == WEEK
        assert told[0]["running"] == [seat == 0, seat == 1]
        assert told[0] == told[1] == told[2]
        asked, other = three.pages[seat], three.pages[1 - seat]
        watch.pass_(days=6, hours=23)
        assert refused(other, type="claim") == "server-clock-runs"
        watch.pass_(hours=2)
        for page, why in ((asked, "server-clock-runs"), (three.watcher, "server-only-watching")):
            assert refused(page, type="claim") == why
        other.say(type="claim")
        for page in three.pages:
            update = page.until(lambda heard: heard["type"] == "update")
            assert update["scene"]["winner"] == 1 - seat
            assert update["scene"]["result"]["id"] == "agreed-late"
            sides = {side["side"]: side["name"] for side in update["scene"]["sides"]}
            assert update["scene"]["result"]["args"] == {"side": sides[seat], "other": sides[1 - seat]}
            # Nobody gave up, and nothing says so.
            assert [line["message"] for line in update["log"]] == [update["scene"]["result"]]
        assert refused(other, type="claim") == "refused-over"
        lines = store.lines(three.id)
        assert any(f'{{"agreed":"late","seat":{seat}}}' == line for line in lines)
        loaded = load_text("\n".join(lines))
        assert (loaded.over, loaded.result.winner) == (True, 1 - seat)


def test_the_other_may_go_on_instead_and_the_next_decision_has_its_whole_time(store):
    watch = Watch(store)
    with ExitStack() as talks:
        three = begun(store, talks, watch, WEEK)
        watch.pass_(days=8)
        three.choose()
        told = stands(three.host)
        while not any(told["running"]):
            told = stands(three.host)
        seat = told["running"].index(True)
        assert told["left"][seat] == 7 * DAY
        assert refused(three.pages[1 - seat], type="claim") == "server-clock-runs"


def test_live_time_waits_for_both_rests_in_a_pause_and_outlives_the_server(store):
    watch = Watch(store)
    with ExitStack() as talks:
        three = begun(store, talks, watch, LIVE)
        seat = three.server.battle(three.id).decisions[0].seat
        stands(three.host, began=True)
        watch.pass_(minutes=10)
        three.guest.say(type="offer", kind="pause", number=three.number)
        offer = three.host.until(lambda heard: heard["type"] == "talk" and heard["offer"])["offer"]
        three.host.say(type="reply", offer=offer["id"], accept=True)
        rests = stands(three.host, running=[False, False])
        assert rests["left"][seat] == 20 * MINUTE
        watch.pass_(days=2)
        three.host.say(type="resume")
        assert stands(three.host, running=[seat == 0, seat == 1])["left"] == rests["left"]
        watch.pass_(minutes=5)
        id = three.id
    # The server is down for a day.
    watch.pass_(days=1)
    again = Watch(store)
    again.now = watch.now
    with serving(store, uptime=again.uptime) as server, server.talk(id) as page:
        page.hello()
        told = stands(page)
        assert told["left"][seat] == 15 * MINUTE
        assert told["running"][seat]


def test_live_time_does_not_run_before_both_are_there(store):
    watch = Watch(store)
    with serving(store, uptime=watch.uptime) as server:
        id = server.begin(seed=5, clock=LIVE)
        guest = came(server, id, 1)
        watch.pass_(days=3)
        with guest.talk(id) as page:
            page.hello()
            told = stands(page)
            assert (told["began"], told["left"], told["running"]) == (False, [30 * MINUTE] * 2, [False, False])
            with server.talk(id) as host:
                host.hello()
                assert stands(page, began=True)["left"] == [30 * MINUTE] * 2


def test_the_house_chooses_the_clock_until_somebody_comes_to_play_by_it(store):
    watch = Watch(store)
    with serving(store, uptime=watch.uptime) as server:
        id = server.begin()
        path = f"/api/battles/{id}/clock"
        assert server.client.get(path).json() == {"clock": None}
        assert server.client.post(path, json={"clock": {**WEEK, "days": 2}}).status_code == 422
        assert server.client.post(path, json={"clock": WEEK}).json() == {"clock": WEEK}
        link = server.client.post(f"/api/battles/{id}/seats", json={"seat": 1}).json()["link"]
        look = server.client.post("/api/seats/look", json={"token": link.rpartition("/")[2]}).json()
        assert look["clock"] == WEEK
        guest = came(server, id, 1)
        assert guest.client.post(path, json={"clock": None}).status_code == 403
        late = server.client.post(path, json={"clock": None})
        assert late.json()["error"]["id"] == "server-clock-agreed"
        assert guest.client.get(path).json() == {"clock": WEEK}
        bad = server.client.post(
            "/api/battles",
            json={"system": "bolt_action", "players": ["here", "here"], "clock": {**WEEK, "minutes": 5}},
        )
        assert bad.status_code == 422


def test_at_one_screen_no_clock_runs(store):
    watch = Watch(store)
    with serving(store, uptime=watch.uptime) as server:
        id = server.begin(clock=LIVE)
        with server.talk(id) as page:
            page.hello()
            assert stands(page)["running"] == [False, False]
            assert refused(page, type="claim") == "server-offer-nobody"


def test_the_list_of_battles_says_what_time_is_left_to_whom_it_waits_for(store):
    watch = Watch(store)
    with ExitStack() as talks:
        three = begun(store, talks, watch, WEEK)
        stands(three.host, began=True)
        watch.pass_(days=2)
        (other,) = {three.server.begin(), three.id} - {three.id}
        listed = {each["id"]: each.get("left") for each in three.server.client.get("/api/battles").json()}
        assert listed == {three.id: 5 * 24 * 60 * MINUTE, other: None}
        (theirs,) = three.guests[0].client.get("/api/battles").json()
        assert theirs["left"] == listed[three.id]
        three.host.say(type="offer", kind="pause", number=three.number)
        offer = three.guest.until(lambda heard: heard["type"] == "talk" and heard["offer"])["offer"]
        three.guest.say(type="reply", offer=offer["id"], accept=True)
        stands(three.host, running=[False, False])
        (resting,) = (each for each in three.server.client.get("/api/battles").json() if each["id"] == three.id)
        assert resting["left"] is None
