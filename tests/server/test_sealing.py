"""Sealed dice: both sides commit before either half is told, nobody is told the dice, and who comes anew seals anew."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest

import grognard
from grognard.core.engine.events import Sealed
from grognard.core.engine.seals import code, commitment
from grognard.core.saves import load_text
from grognard.core.verifying.verify import verify
from grognard.server.tables import keep_battle
from tests.server.conftest import Server
from tests.server.conftest import Talk as Page
from tests.server.test_council import refused, told
from tests.server.test_seats import came, seen

MINE, OTHER = "5c" * 32, "a7" * 32


def seals(page: Page) -> dict[str, Any]:
    return page.until(lambda heard: heard["type"] == "seal")


def give(page: Page, half: str = MINE) -> dict[str, Any]:
    """A page commits to a half and gives it; what it is told when the dice are sealed."""
    asked = seals(page)
    page.say(type="commit", round=asked["round"], commitment=commitment(half))
    bound = page.until(lambda heard: heard["type"] == "seal" and heard["commitments"])
    assert bound["commitments"][0] == asked["round"] == bound["round"]
    assert commitment(half) in bound["commitments"]
    page.say(type="reveal", round=asked["round"], half=half)
    done = page.until(lambda heard: heard["type"] == "seal" and heard["sealed"])
    assert done["sealed"] == code(bound["commitments"])
    return done


def fresh(page: Page) -> dict[str, Any]:
    """The whole table as it stands now."""
    page.say(type="hello", last=None)
    return page.until(lambda heard: heard["type"] == "table")


def last_seal(server: Server, id: str):
    return [each.seal for each in server.battle(id).record if isinstance(each, Sealed)][-1]


@pytest.fixture
def talks():
    with ExitStack() as stack:
        yield stack


def test_before_the_first_choice_the_battle_begins_anew_with_dice_of_both_halves(server, talks):
    id = server.begin(seed=7)
    guest = came(server, id, 1)
    host, page = talks.enter_context(server.talk(id)), talks.enter_context(guest.talk(id))
    tables = [each.hello() for each in (host, page)]
    done = give(page)
    battle = server.battle(id)
    house, mine = last_seal(server, id)
    assert (house.seat, mine.seat, mine.half) == (None, 1, MINE)
    assert battle.number == 0
    assert seals(host)["seat"] is None
    assert seen(host)["type"] == "update"
    ids = [each["decision"]["id"] for each in tables if each["decision"]]
    assert not {each["decision"]["id"] for each in (fresh(host), fresh(page)) if each["decision"]} & {*ids}
    # Who comes back is told that it is sealed, and is asked for nothing.
    again = talks.enter_context(guest.talk(id))
    again.hello()
    assert seals(again) == {"type": "seal", "round": "", "seat": 1, "commitments": [], "sealed": done["sealed"]}


def test_no_half_is_told_before_the_end_and_no_byte_depends_on_the_house_s(server, talks):
    id = server.begin(seed=7)
    guest, watcher = came(server, id, 1), came(server, id, None)
    pages = [talks.enter_context(each.talk(id)) for each in (server, guest, watcher)]
    tables = [each.hello() for each in pages]
    done = give(pages[1])
    house = last_seal(server, id)[0].half
    heard = [json.dumps(done)]
    tables = [fresh(each) for each in pages]
    for number in range(8):
        while all(each["decision"] is None for each in tables):
            tables = [seen(each) for each in pages]
        heard += [json.dumps(each) for each in tables]
        seat = server.battle(id).decisions[0].seat
        choice = server.choice(id, seat, number)
        pages[seat].say(type="choose", decision=tables[seat]["decision"]["id"], choice=choice)
        tables = [seen(each) for each in pages]
    for each in (server, guest, watcher):
        heard += [each.client.get(f"/api/battles/{id}/{path}").text for path in ("save", "position")]
        assert each.client.get(f"/api/battles/{id}/verify").status_code == 403
    assert house not in "".join(heard)
    assert MINE not in "".join(heard)
    tables = [fresh(each) for each in pages]
    seat = server.battle(id).decisions[0].seat
    ident = tables[seat]["decision"]["id"]
    pages[seat].say(type="choose", decision=ident, choice={"type": "Concede"})
    pages[0].until(lambda heard: heard["type"] == "update" and heard["scene"]["result"])
    # Now it is told whole, and proves itself.
    text = guest.client.get(f"/api/battles/{id}/save").text
    assert house in text
    found = verify(text, [done["sealed"]])
    assert found.agrees
    answer = watcher.client.get(f"/api/battles/{id}/verify").json()
    assert (answer["agrees"], answer["seals"][0]["halves"]["1"]) == (True, MINE)
    assert load_text(text).over


def test_two_guests_are_both_bound_before_either_tells_his_half(server, talks):
    id = server.begin(seed=7)
    guests = [came(server, id, seat) for seat in (0, 1)]
    pages = [talks.enter_context(each.talk(id)) for each in guests]
    for each in pages:
        each.hello()
    asked = [seals(each) for each in pages]
    assert asked[0]["round"] == asked[1]["round"]
    round = asked[0]["round"]
    pages[0].say(type="commit", round=round, commitment=commitment(MINE))
    assert refused(pages[0], type="reveal", round=round, half=MINE) == "seal-other-half"
    pages[1].say(type="commit", round=round, commitment=commitment(OTHER))
    bound = [each.until(lambda heard: heard["type"] == "seal" and heard["commitments"]) for each in pages]
    assert bound[0]["commitments"] == bound[1]["commitments"] == [round, commitment(MINE), commitment(OTHER)]
    assert refused(pages[1], type="reveal", round=round, half=MINE) == "seal-other-half"
    for each, half in zip(pages, (MINE, OTHER), strict=True):
        each.say(type="reveal", round=round, half=half)
    for each in pages:
        each.until(lambda heard: heard["type"] == "seal" and heard["sealed"])
    assert [each.half for each in last_seal(server, id)[1:]] == [MINE, OTHER]


def test_a_page_closed_before_it_gives_its_half_gives_it_when_it_is_back(server, talks):
    id = server.begin(seed=7)
    guest = came(server, id, 1)
    with guest.talk(id) as page:
        page.hello()
        asked = seals(page)
        page.say(type="commit", round=asked["round"], commitment=commitment(MINE))
        page.until(lambda heard: heard["type"] == "seal" and heard["commitments"])
    with guest.talk(id) as page:
        page.hello()
        bound = seals(page)
        assert bound["commitments"] == [asked["round"], commitment(MINE)]
        page.say(type="reveal", round=asked["round"], half=MINE)
        assert page.until(lambda heard: heard["type"] == "seal" and heard["sealed"])
    # One that has lost its half begins anew, with another half of the house.
    other = came(server, id, 1)
    with other.talk(id) as page:
        page.hello()
        first = seals(page)
        page.say(type="commit", round=first["round"], commitment=commitment(MINE))
        page.until(lambda heard: heard["type"] == "seal" and heard["commitments"])
        page.say(type="commit", round=first["round"], commitment=commitment(OTHER))
        anew = page.until(lambda heard: heard["type"] == "seal" and not heard["commitments"])
        assert anew["round"] != first["round"]
        assert refused(page, type="reveal", round=first["round"], half=MINE) == "seal-gone"


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "commit", "commitment": "ab" * 32},
        {"type": "commit", "round": "AB" * 32, "commitment": "ab" * 32},
        {"type": "commit", "round": "ab" * 32, "commitment": "ab" * 31},
        {"type": "reveal", "round": "ab" * 32, "half": 7},
        {"type": "reveal", "round": "ab" * 32, "half": "ab" * 32, "seat": 0},
    ],
)
def test_what_seals_is_read_strictly(server, talks, wrong):
    page = talks.enter_context(server.talk(server.begin()))
    page.hello()
    assert refused(page, **wrong) == "server-bad-message"


def test_only_who_came_by_a_link_gives_a_half_and_for_his_own_seat(server, talks):
    id = server.begin(seed=7)
    guest, watcher = came(server, id, 1), came(server, id, None)
    host, page, third = (talks.enter_context(each.talk(id)) for each in (server, guest, watcher))
    for each in (host, page, third):
        each.hello()
    round = seals(page)["round"]
    for each in (host, third):
        assert refused(each, type="commit", round=round, commitment="ab" * 32) == "server-only-watching"
        assert refused(each, type="reveal", round=round, half="ab" * 32) == "server-only-watching"
    assert refused(page, type="commit", round="ab" * 32, commitment="ab" * 32) == "seal-gone"
    assert not any(isinstance(each, Sealed) for each in server.battle(id).record)


def test_dice_that_a_save_has_told_are_sealed_anew_after_a_take_back_over_the_end(server, talks):
    id = server.begin(seed=7)
    guest = came(server, id, 1)
    host, page = talks.enter_context(server.talk(id)), talks.enter_context(guest.talk(id))
    for each in (host, page):
        each.hello()
    first = give(page)["sealed"]
    page.say(type="offer", kind="draw", number=server.battle(id).number)
    host.say(type="reply", offer=told(host, whole=False)["offer"]["id"], accept=True)
    page.until(lambda heard: heard["type"] == "update" and heard["scene"]["result"])
    page.say(type="offer", kind="back", number=server.battle(id).number)
    offer = host.until(lambda heard: heard["type"] == "talk" and heard["offer"] and heard["offer"]["kind"] == "back")
    host.say(type="reply", offer=offer["offer"]["id"], accept=True)
    page.until(lambda heard: heard["type"] == "seal" and heard["round"])
    fresh(page)
    assert give(page, OTHER)["sealed"] != first
    assert len(verify("\n".join(server.store.lines(id))).seals) == 2


def test_typed_dice_are_not_sealed(server, talks):
    id = keep_battle(server.store, grognard.battle("bolt_action", dice="typed"), ("here", "here"))
    guest = came(server, id, 1)
    page = talks.enter_context(guest.talk(id))
    page.hello()
    page.say(type="ping")
    heard = page.hear()["type"]
    while heard != "pong":
        assert heard != "seal"
        heard = page.hear()["type"]


def test_a_question_that_stands_while_the_dice_are_sealed_is_answered_as_it_was_asked(server, talks):
    id = server.begin(seed=7)
    host = talks.enter_context(server.talk(id))
    asked = host.hello()["decision"]
    host.say(type="choose", decision=asked["id"], choice=server.choice(id, asked["seat"]))
    host.until(lambda heard: heard["type"] == "update")
    page = talks.enter_context(came(server, id, 1).talk(id))
    pages = [host, page]
    page.hello()
    tables = [fresh(host), fresh(page)]
    give(page)
    seat = server.battle(id).decisions[0].seat
    asked = tables[seat]["decision"]
    assert fresh(pages[seat])["decision"]["id"] == asked["id"]
    pages[seat].say(type="choose", decision=asked["id"], choice=server.choice(id, seat))
    assert pages[seat].until(lambda heard: heard["type"] == "update" and heard["number"] > tables[seat]["number"])
