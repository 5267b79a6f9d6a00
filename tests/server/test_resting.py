"""Battles that nothing is asked of are let go of, and nobody at their tables notices."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server import telling
from grognard.server.telling import Telling, Wish


def table_of(server, id):
    tables = server.client.app.state.tables
    return server.client.portal.call(tables.open, id)


def rest(server, id):
    table = table_of(server, id)
    server.client.portal.call(table.rest)
    assert table.resting
    return table


def joined(page):
    """What a page hears as it comes, and with it the server is done."""
    told = page.hello()
    page.say(type="ping")
    assert page.hear()["type"] == "pong"
    return told


def chosen(page, decision):
    page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])


def looked_at(page, decision):
    choice = {"type": "choice", "choice": decision["options"][0]["choice"]}
    page.say(type="preview", request=9, decision=decision["id"], proposal=choice)


def ranked(page, decision):
    page.say(type="rank", decision=decision["id"], unit=None)


def come_again(page, _):
    page.say(type="hello", last=None)


@pytest.mark.parametrize("asks", [chosen, looked_at, ranked, come_again])
def test_what_is_asked_of_a_battle_that_rested_is_answered_as_if_it_had_not(server, asks):
    heard = []
    for rests in (False, True):
        id = server.begin()
        with server.talk(id) as page, server.talk(id) as other:
            decision = joined(page)["decision"]
            joined(other)
            table = rest(server, id) if rests else table_of(server, id)
            asks(page, decision)
            heard.append({**page.hear(), "battle": None})
            assert not table.resting
            if asks is chosen:
                assert other.hear()["number"] == 1
    assert heard[0] == heard[1]


def test_pages_come_talk_and_go_while_a_battle_rests(server):
    id = server.begin()
    with server.talk(id) as page:
        table = joined(page)
        rest(server, id)
        page.say(type="ping")
        assert page.hear()["type"] == "pong"
        assert server.client.app.state.tables._tables[id].resting
        with server.talk(id) as other:
            assert joined(other) == table
    rest(server, id)
    assert server.client.get(f"/api/battles/{id}/save").status_code == 200


def test_only_battles_that_nothing_was_asked_of_for_long_are_let_go_of(server):
    id, played = server.begin(), server.begin()
    tables = server.client.app.state.tables

    async def look_round(after):
        watching = asyncio.create_task(tables.rest(after))
        await asyncio.sleep(0)
        watching.cancel()

    with server.talk(id) as page, server.talk(played) as other:
        joined(page)
        joined(other)
        idle, busy = table_of(server, id), table_of(server, played)
        server.client.portal.call(look_round, 3600.0)
        assert not idle.resting
        idle.asked = idle.told = -7200.0
        server.client.portal.call(look_round, 3600.0)
        assert (idle.resting, busy.resting) == (True, False)


def test_who_tells_forgets_what_was_told_long_ago_and_is_told_it_again(server, monkeypatch):
    id = server.begin()
    wish = Wish("one", ("here", "here"), 0, server.store.lines(id))
    known = Wish("one", ("here", "here"), len(wish.lines), [])
    tells = Telling()
    first = tells.tell(wish)
    assert tells.tell(known).messages == first.messages
    monkeypatch.setattr(telling, "FORGOTTEN", 0.0)
    tells.tell(known)
    monkeypatch.undo()
    tells.tell(Wish("two", ("here", "here"), 0, wish.lines))
    assert tells.tell(known).standing is None
    assert tells.tell(wish).messages == first.messages


def test_what_was_let_go_of_is_given_back_to_the_machine_once(server, monkeypatch):
    given = []
    monkeypatch.setattr("grognard.server.tables.give_back", lambda: given.append(True))
    table = table_of(server, server.begin())

    async def rounds():
        resting = asyncio.create_task(server.client.app.state.tables.rest(0.01))
        while not given:
            await asyncio.sleep(0.01)
        for _ in range(5):
            await asyncio.sleep(0.01)
        resting.cancel()

    server.client.portal.call(rounds)
    assert table.resting
    assert given == [True]
