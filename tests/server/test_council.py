"""What those at a table say, offer and agree: each seat's rights, what is kept, and what is told to whom."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from grognard.core.engine.events import Chosen
from grognard.core.saves import load_text
from grognard.server.listings import Shelf
from grognard.server.store import Store, now
from grognard.server.talks.allowance import Allowance
from grognard.server.talks.kept import KEPT, Said, Talk
from tests.server.conftest import Server, serving
from tests.server.conftest import Talk as Page
from tests.server.test_seats import Guest, came, seen

SEED = 5


def told(page: Page, **wanted: Any) -> dict[str, Any]:
    """The next word of what is said and agreed in which these fields are as wanted."""
    return page.until(
        lambda heard: heard["type"] == "talk" and all(heard[name] == value for name, value in wanted.items())
    )


def refused(page: Page, **message: Any) -> str:
    page.say(**message)
    return str(page.until(lambda heard: heard["type"] == "refused")["message"]["id"])


class Three:
    """The house in seat 0, a guest in seat 1, and who only watches, at a battle some choices on."""

    def __init__(self, server: Server, talks: ExitStack, choices: int = 12, **new: Any) -> None:
        self.server = server
        self.id = server.begin(seed=SEED, **new)
        self.guests = came(server, self.id, 1), came(server, self.id, None)
        self.pages = [talks.enter_context(each.talk(self.id)) for each in (server, *self.guests)]
        self.host, self.guest, self.watcher = self.pages
        self.tables = [page.hello() for page in self.pages]
        for page in self.pages:
            told(page, whole=True)
        for number in range(choices):
            self.choose(number)

    @property
    def number(self) -> int:
        return self.server.battle(self.id).number

    def choose(self, number: int = 0) -> None:
        """Somebody who is asked answers; all pages hear of it, and of what has but one answer after it."""
        seat = self.server.battle(self.id).decisions[0].seat
        asked = self.tables[seat]["decision"]
        choice = self.server.choice(self.id, seat, number)
        self.pages[seat].say(type="choose", decision=asked["id"], choice=choice)
        self.heard()

    def heard(self) -> None:
        self.tables = [seen(page) for page in self.pages]
        while all(each["decision"] is None for each in self.tables):
            self.tables = [seen(page) for page in self.pages]


@pytest.fixture
def three(server):
    with ExitStack() as talks:
        yield Three(server, talks)


def test_a_take_back_across_turns_of_both_is_offered_accepted_and_meets_the_same_dice(three):
    before = three.server.battle(three.id)
    lines = three.server.store.lines(three.id)
    mine = next(number for number, each in enumerate(before.log) if isinstance(each, Chosen) and each.seat == 1)
    assert {each.seat for each in before.log[mine:] if isinstance(each, Chosen)} == {0, 1}
    assert three.tables[1]["back"]["consent"]
    assert refused(three.guest, type="undo", to=mine, agreed=True) == "server-undo-apart"
    three.guest.say(type="offer", kind="back", number=before.number, to=mine)
    offers = [told(page)["offer"] for page in three.pages]
    assert offers[0] == offers[1] == offers[2]
    assert (offers[0]["kind"], offers[0]["seat"]) == ("back", 1)
    assert offers[0]["log_from"] <= mine
    assert three.server.store.lines(three.id) == lines
    three.host.say(type="reply", offer=offers[0]["id"], accept=True)
    three.tables = [seen(page) for page in three.pages]
    after = three.server.battle(three.id)
    assert after.number == before.number - offers[0]["choices"]
    assert after.position == before.branch(after.number).position
    assert three.server.store.lines(three.id)[: len(lines)] == lines
    for page in three.pages:
        told(page, offer=None)


def test_one_s_own_choice_that_nothing_has_followed_needs_nobody(server):
    with ExitStack() as talks:
        three = Three(server, talks, choices=0)
        for number in range(40):
            seat = server.battle(three.id).decisions[0].seat
            three.choose(number)
            if three.tables[seat]["back"] == {
                "may": True,
                "consent": False,
                "why": {"id": "server-undo-free", "args": {}},
            }:
                break
        else:
            pytest.fail("no choice without dice after it")
        number = three.number
        three.pages[seat].say(type="offer", kind="back", number=number)
        seen(three.pages[seat])
        assert three.number < number


@pytest.mark.parametrize("kind", ["draw", "concede"])
def test_a_draw_or_giving_up_ends_the_battle_for_everybody_once_the_other_accepts(three, kind):
    before = three.server.battle(three.id)
    three.guest.say(type="offer", kind=kind, number=three.number)
    offer, *_ = [told(page)["offer"] for page in three.pages]
    assert not three.server.store.find(three.id).standing.over
    three.host.say(type="reply", offer=offer["id"], accept=True)
    for page in three.pages:
        heard = seen(page)
        assert heard["scene"]["result"] is not None
        assert heard["scene"]["winner"] == (None if kind == "draw" else 0)
        assert heard["decision"] is None
    battle = three.server.battle(three.id)
    assert battle.over
    expected = (None, "agreed") if kind == "draw" else (0, "concession")
    assert (battle.result.winner, battle.result.reason) == expected
    assert three.server.store.find(three.id).standing.over
    assert refused(three.guest, type="offer", kind="pause", number=three.number) == "refused-over"
    # What was hidden till then is now told to all, and who loads it elsewhere finds it over.
    save = three.guests[0].client.get(f"/api/battles/{three.id}/save").text
    assert save.splitlines() == three.server.store.lines(three.id)
    assert load_text(save).result == battle.result
    assert three.guests[0].client.get(f"/api/battles/{three.id}/summary").json()["summary"]["turns"]
    # Taken back by both it goes on where it stood.
    three.host.say(type="offer", kind="back", number=three.number)
    offer = told(three.guest, whole=False)["offer"] or told(three.guest)["offer"]
    assert (offer["kind"], offer["choices"]) == ("back", 1)
    three.guest.say(type="reply", offer=offer["id"], accept=True)
    assert all(seen(page)["scene"]["result"] is None for page in three.pages)
    after = three.server.battle(three.id)
    assert after.position == before.position
    assert not three.server.store.find(three.id).standing.over


def test_a_pause_stops_both_until_one_of_them_goes_on(three):
    three.host.say(type="offer", kind="pause", number=three.number)
    offer = told(three.guest)["offer"]
    three.guest.say(type="reply", offer=offer["id"], accept=True)
    told(three.host, agreed="pause")
    seat = three.server.battle(three.id).decisions[0].seat
    choice = three.server.choice(three.id, seat)
    asked = three.tables[seat]["decision"]["id"]
    page = three.pages[seat]
    assert refused(page, type="choose", decision=asked, choice=choice) == "server-agreed-pause"
    assert refused(three.watcher, type="resume") == "server-only-watching"
    assert not three.server.store.find(three.id).standing.over
    three.guest.say(type="resume")
    told(page, agreed="")
    page.say(type="choose", decision=asked, choice=choice)
    assert seen(page)["number"] > 0


def test_who_only_watches_offers_and_answers_nothing(three):
    number = three.number
    for kind in ("back", "draw", "pause", "concede"):
        assert refused(three.watcher, type="offer", kind=kind, number=number) == "server-only-watching"
    three.host.say(type="offer", kind="draw", number=number)
    offer = told(three.watcher)["offer"]
    for accept in (True, False):
        assert refused(three.watcher, type="reply", offer=offer["id"], accept=accept) == "server-only-watching"
    assert refused(three.watcher, type="hush", hushed=True) == "server-only-watching"


def test_nobody_accepts_his_own_offer_and_who_made_it_may_withdraw_it(three):
    three.host.say(type="offer", kind="draw", number=three.number)
    offer = told(three.host)["offer"]
    assert refused(three.host, type="reply", offer=offer["id"], accept=True) == "server-offer-own"
    assert refused(three.guest, type="offer", kind="pause", number=three.number) == "server-offer-open"
    three.host.say(type="reply", offer=offer["id"], accept=False)
    told(three.guest, offer=None)
    assert refused(three.guest, type="reply", offer=offer["id"], accept=True) == "server-offer-gone"


def test_what_was_declined_is_not_offered_again_until_the_battle_has_moved_on(three):
    three.host.say(type="offer", kind="draw", number=three.number)
    offer = told(three.guest)["offer"]
    three.guest.say(type="reply", offer=offer["id"], accept=False)
    told(three.host, offer=None)
    assert refused(three.host, type="offer", kind="draw", number=three.number) == "server-offer-declined"
    three.choose()
    three.host.say(type="offer", kind="draw", number=three.number)
    assert told(three.guest)["offer"]["id"] > offer["id"]


def test_an_offer_is_gone_when_the_battle_moves_on(three):
    number = three.number
    three.host.say(type="offer", kind="draw", number=number)
    offers = [told(page)["offer"] for page in three.pages]
    three.choose()
    for page in three.pages:
        told(page, offer=None)
    assert refused(three.guest, type="reply", offer=offers[1]["id"], accept=True) == "server-offer-gone"
    assert refused(three.host, type="offer", kind="draw", number=number) == "server-stale"


def test_an_offer_said_twice_is_made_once(three):
    for _ in range(2):
        three.host.say(type="offer", kind="draw", number=three.number)
    assert told(three.host)["offer"] == told(three.host)["offer"]


@pytest.mark.parametrize("players", [("here", "here"), ("here", "computer:greedy")])
def test_nothing_is_offered_where_nobody_else_plays_at_another_screen(server, players):
    id = server.begin(players)
    with server.talk(id) as page:
        number = page.hello()["number"]
        assert refused(page, type="offer", kind="draw", number=number) == "server-offer-nobody"
        assert refused(page, type="say", text="hello", mark="1") == "server-offer-nobody"


def test_an_offer_a_pause_and_what_was_said_outlast_the_server(store, url):
    with serving(store) as first, ExitStack() as talks:
        three = Three(first, talks)
        three.host.say(type="say", text="Till Sunday?", mark="1")
        three.host.say(type="offer", kind="pause", number=three.number)
        offer = told(three.guest, offer=None, whole=False) and told(three.guest)["offer"]
        cookies = dict(three.guests[0].client.cookies)
        id = three.id
    again = Store(url)
    with serving(again) as second:
        guest = Guest(second)
        guest.client.cookies.update(cookies)
        with guest.talk(id) as page:
            page.hello()
            heard = told(page, whole=True)
            assert heard["offer"] == offer
            assert [each["text"] for each in heard["lines"]] == ["Till Sunday?"]
            page.say(type="reply", offer=offer["id"], accept=True)
            told(page, agreed="pause")
    with serving(again) as third, third.talk(id) as page:
        page.hello()
        assert told(page)["agreed"] == "pause"
    again.close()


# ---- what is said ----------------------------------------------------------------------------------------------------


def test_a_line_is_told_to_all_as_it_was_said_once(three):
    text = '<img src=x onerror="alert(1)"> & \u202egood\nshot\x1b[2J'
    for _ in range(2):
        three.guest.say(type="say", text=text, mark="a")
    three.guest.say(type="say", text="Again", mark="b")
    for page in three.pages:
        lines = told(page)["lines"] + told(page)["lines"]
        assert [each["text"] for each in lines] == [
            '<img src=x onerror="alert(1)"> & good shot [2J',
            "Again",
        ]
        assert [(each["name"], each["colour"], each["seat"]) for each in lines] == [("Anna", "teal", 1)] * 2
    three.host.say(type="say", text="Thanks", mark="a")
    three.watcher.say(type="say", text="Bravo", mark="a")
    said = [told(three.guest)["lines"][0] for _ in range(2)]
    assert sorted((each["text"], each["seat"]) for each in said if each["seat"] is not None) == [("Thanks", 0)]
    assert sorted(each["text"] for each in said) == ["Bravo", "Thanks"]


def test_what_players_keep_to_themselves_who_watches_never_hears(three):
    three.host.say(type="say", text="Before", mark="1")
    three.host.say(type="hush", hushed=True)
    assert told(three.watcher, hushed=True)["lines"] == []
    three.guest.say(type="say", text="Between us", mark="1")
    assert told(three.host, whole=False, hushed=True)["lines"][0]["text"] == "Between us"
    assert refused(three.watcher, type="say", text="And me?", mark="1") == "server-hushed"
    three.host.say(type="hush", hushed=False)
    heard = told(three.watcher, hushed=False, whole=True)
    assert [each["text"] for each in heard["lines"]] == ["Before"]
    assert "Between us" in [each["text"] for each in told(three.guest, whole=True, hushed=False)["lines"]]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"text": "x" * 301}, "server-bad-message"),
        ({"text": " \n\u202e "}, "server-say-nothing"),
        ({"mark": ""}, "server-bad-message"),
        ({"mark": "x" * 41}, "server-bad-message"),
        ({"seat": 0}, "server-bad-message"),
        ({"text": 3}, "server-bad-message"),
    ],
)
def test_a_line_is_held_to_bounds(three, wrong, why):
    assert refused(three.guest, **{"type": "say", "text": "Hello", "mark": "1", **wrong}) == why


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "offer", "kind": "peace", "number": 1},
        {"type": "offer", "kind": "draw"},
        {"type": "offer", "kind": "draw", "number": -1},
        {"type": "reply", "offer": 0},
        {"type": "reply", "offer": 0, "accept": 1},
        {"type": "resume", "now": True},
        {"type": "hush", "hushed": None},
    ],
)
def test_what_is_offered_and_answered_is_read_strictly(three, wrong):
    assert refused(three.host, **wrong) == "server-bad-message"


def test_nobody_says_much_at_once(three, monkeypatch):
    clock = [0.0]
    for number in range(40):
        three.guest.say(type="say", text=f"line {number}", mark=str(number))
    three.guest.say(type="ping")
    heard = [three.guest.hear()["type"]]
    while heard[-1] != "pong":
        heard.append(three.guest.hear()["type"])
    assert "refused" in heard
    allowance = Allowance(0.5, 2.0, lambda: clock[0])
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    clock[0] = 2.0
    assert [allowance.take() for _ in range(2)] == [True, False]


def test_of_what_was_said_the_last_lines_are_kept_with_the_battle_and_go_with_it(server):
    id = server.begin()
    kept = Talk(server.store, id)
    for seq in range(KEPT + 3):
        kept.say(Said(seq, "", 0, "", "", f"line {seq}", False, str(seq)))
    lines = kept.lines()
    assert (len(lines), lines[0].seq) == (KEPT, 3)
    Shelf(server.store).delete(id)
    Shelf(server.store).forget(now(1))
    assert kept.lines() == []
