"""Seats by link: who has one sees and decides his own, nobody else's; it is taken once and taken back for good."""

from __future__ import annotations

import json
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

import grognard
from grognard.server.keys import digest
from grognard.server.seats import Seating
from grognard.server.store import Store
from grognard.server.tables import keep_battle
from tests.server.conftest import HOST, ORIGIN, Server, Talk, serving

SECRET_SEED = 7_318_450_926_113_377


class Guest:
    """A browser of its own at the same server."""

    def __init__(self, server: Server) -> None:
        self.client = TestClient(server.client.app, base_url=ORIGIN, headers={"origin": ORIGIN})
        self.client.portal = server.client.portal  # The same event loop: it is one server.

    def take(self, link: str, name: str = "Anna"):
        token = link.rpartition("/")[2]
        return self.client.post("/api/seats/take", json={"token": token, "name": name, "colour": "teal"})

    @contextmanager
    def talk(self, id: str):
        with self.client.websocket_connect(f"ws://{HOST}/ws/{id}", headers={"origin": ORIGIN}) as socket:
            yield Talk(socket)


def invited(server: Server, id: str, seat: int | None) -> str:
    answer = server.client.post(f"/api/battles/{id}/seats", json={"seat": seat})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["link"])


def came(server: Server, id: str, seat: int | None) -> Guest:
    guest = Guest(server)
    answer = guest.take(invited(server, id, seat))
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"battle": id}
    return guest


def seen(page: Talk) -> dict[str, Any]:
    """The newest table or update a page has heard, until it has one that nothing follows at once."""
    return page.until(lambda heard: heard["type"] in ("table", "update"))


@pytest.mark.sqlite
def test_a_link_opens_its_seat_once_and_is_kept_as_a_digest_only(server, store, tmp_path):
    id = server.begin()
    link = invited(server, id, 1)
    token = link.rpartition("/")[2]
    assert link == f"{ORIGIN}/#join/{token}"
    assert len(token) >= 43
    looked = Guest(server).client.post("/api/seats/look", json={"token": token}).json()
    assert (looked["battle"], looked["seat"]) == (id, 1)
    guest, late = Guest(server), Guest(server)
    answer = guest.take(link)
    cookie = answer.headers["set-cookie"]
    assert f"grognard-seat-{id}=" in cookie
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    assert "Secure" not in cookie
    refused = late.take(link)
    assert refused.status_code == 422
    assert refused.json()["error"]["id"] == "server-no-link"
    mine = cookie.partition("=")[2].partition(";")[0]
    store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert digest(mine).encode() in kept
    for secret in (token, mine):
        assert secret.encode() not in kept


def test_each_seat_answers_its_own_questions_only(server):
    id = server.begin(seed=5)
    guest, watcher = came(server, id, 1), came(server, id, None)
    with server.talk(id) as host, guest.talk(id) as other, watcher.talk(id) as third:
        tables = [page.hello() for page in (host, other, third)]
        assert [each["battle"]["players"] for each in tables] == [["here", "link"], ["link", "here"], ["link", "link"]]
        pages = {0: host, 1: other}
        for number in range(30):
            battle = server.battle(id)
            decisions = {decision.seat: decision for decision in battle.decisions}
            asked = {0: tables[0]["decision"], 1: tables[1]["decision"]}
            assert {seat for seat, each in asked.items() if each is not None} == set(decisions)
            assert tables[2]["decision"] is None
            seat = max(decisions) if number % 2 else min(decisions)
            choice, ident = server.choice(id, seat, number), asked[seat]["id"]
            for wrong, why in ((pages[1 - seat], "server-not-your-seat"), (third, "server-only-watching")):
                wrong.say(type="choose", decision=ident, choice=choice)
                told = wrong.until(lambda heard: heard["type"] == "refused")
                assert told["message"]["id"] == why
            pages[seat].say(type="choose", decision=ident, choice=choice)
            tables = [seen(page) for page in (host, other, third)]
            while any(each["waiting"] is None and each["decision"] is None for each in tables[:2]):
                tables = [seen(page) for page in (host, other, third)]


def test_without_the_cookie_of_its_battle_a_guest_is_nobody(server):
    id, another = server.begin(), server.begin(seed=8)
    guest = came(server, id, 1)
    assert [each["id"] for each in guest.client.get("/api/battles").json()] == [id]
    for path in ("save", "position", "summary"):
        assert guest.client.get(f"/api/battles/{another}/{path}").status_code == 403
    new = {"system": "bolt_action", "players": ["here", "here"]}
    assert guest.client.post("/api/battles", json=new).status_code == 403
    assert guest.client.post("/api/battles/load", content=b"").status_code == 403
    assert guest.client.delete(f"/api/battles/{id}").status_code == 403
    assert guest.client.post(f"/api/battles/{id}/name", json={"name": "mine"}).status_code == 403
    assert guest.client.post(f"/api/battles/{id}/seats", json={"seat": 0}).status_code == 403
    assert guest.client.get(f"/api/battles/{id}/seats").status_code == 403
    assert guest.client.delete(f"/api/battles/{id}/seats/0").status_code == 403
    with guest.talk(another) as page:
        assert page.hear()["message"]["id"] == "server-no-key"
    token = guest.client.cookies[f"grognard-seat-{id}"]
    guest.client.cookies.set(f"grognard-seat-{another}", token)
    with guest.talk(another) as page:
        assert page.hear()["message"]["id"] == "server-no-seat"
    question = {"attacker": "british regular 10 rifle", "target": "german regular 10 rifle"}
    assert guest.client.post("/api/odds/bolt_action", json=question).status_code == 200


def test_a_seat_taken_back_is_gone_at_once_and_for_good(server):
    id = server.begin()
    guest, watcher = came(server, id, 1), came(server, id, None)
    unused = invited(server, id, None)
    with guest.talk(id) as page, watcher.talk(id) as third, server.talk(id) as host:
        page.hello()
        third.hello()
        assert host.hello()["battle"]["players"] == ["here", "link"]
        assert server.client.delete(f"/api/battles/{id}/seats/1").status_code == 204
        heard = page.hear()
        while heard["type"] != "bye":
            heard = page.hear()
        assert heard["message"]["id"] == "server-seat-ended"
        assert host.until(lambda heard: heard["type"] == "table")["battle"]["players"] == ["here", "here"]
        assert server.client.delete(f"/api/battles/{id}/seats/watch").status_code == 204
        heard = third.hear()
        while heard["type"] != "bye":
            heard = third.hear()
    for gone in (guest, watcher):
        with gone.talk(id) as page:
            assert page.hear()["message"]["id"] == "server-no-seat"
        assert gone.client.get(f"/api/battles/{id}/save").status_code == 403
    assert Guest(server).take(unused).status_code == 422


def test_a_new_link_to_a_seat_ends_the_one_before_and_who_sat_there(server):
    id = server.begin()
    first = invited(server, id, 1)
    guest = Guest(server)
    second = invited(server, id, 1)
    assert guest.take(first).status_code == 422
    assert guest.take(second).status_code == 201
    invited(server, id, 1)
    with guest.talk(id) as page:
        assert page.hear()["message"]["id"] == "server-no-seat"


def test_the_house_does_not_sit_down_by_its_own_link(server):
    id = server.begin()
    token = invited(server, id, 1).rpartition("/")[2]
    answer = server.client.post("/api/seats/take", json={"token": token, "name": "I", "colour": "red"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "server-link-of-house")


@pytest.mark.parametrize(
    "wrong", [{"name": ""}, {"name": " \n\t"}, {"name": "x" * 31}, {"colour": "mauve"}, {"token": "x"}, {"more": 1}]
)
def test_a_name_is_asked_and_held_to_bounds(server, wrong):
    id = server.begin()
    token = invited(server, id, 1).rpartition("/")[2]
    asked = {"token": token, "name": "Anna", "colour": "red", **wrong}
    assert Guest(server).client.post("/api/seats/take", json=asked).status_code == 422


def test_everybody_is_told_who_is_at_the_table(server):
    id = server.begin()
    guest, watcher = came(server, id, 1), Guest(server)
    assert watcher.take(invited(server, id, None), " Carl\n\x1b[2J ").status_code == 201
    with server.talk(id) as host:
        host.hello()
        with guest.talk(id) as page:
            page.hello()
            with watcher.talk(id) as third:
                third.hello()
                told = third.until(lambda heard: heard["type"] == "company")
                assert told["watching"] == ["Carl [2J"]
                assert [(each["player"], each["name"], each["there"]) for each in told["seats"]] == [
                    ("here", "", True),
                    ("link", "Anna", True),
                ]
        host.until(lambda heard: heard["type"] == "company" and not heard["seats"][1]["there"])


def test_a_seat_lasts_while_servers_come_and_go(store, url):
    with serving(store) as first:
        id = first.begin()
        guest = came(first, id, 1)
        cookies = dict(guest.client.cookies)
    again = Store(url)
    with serving(again) as second:
        guest = Guest(second)
        guest.client.cookies.update(cookies)
        with guest.talk(id) as page:
            assert page.hello()["battle"]["players"] == ["link", "here"]
    again.close()


def test_two_who_take_a_link_at_once_do_not_both_sit_down(store, monkeypatch):
    id = keep_battle(store, grognard.battle("bolt_action", seed=7), ("here", "link"))
    seating = Seating(store)
    token, _ = seating.invite(id, 1)
    place = seating.link(token)
    seating.take(token, "first", "red")
    later = Seating(store)
    monkeypatch.setattr(later, "link", lambda _: place)
    with pytest.raises(grognard.core.errors.InputError):
        later.take(token, "second", "red")
    assert [each.name for each in seating.of(id)] == ["first"]


# ---- what a seat may not see -----------------------------------------------------------------------------------------


def test_no_byte_a_guest_is_sent_holds_the_seed_or_a_save(server):
    """Tables, updates, saves, positions; when the battle is over the save is whole."""
    id = server.begin(seed=SECRET_SEED)
    guest, watcher = came(server, id, 1), came(server, id, None)
    heard: list[str] = []
    with ExitStack() as talks:
        pages = [talks.enter_context(each.talk(id)) for each in (server, guest, watcher)]
        tables = [page.hello() for page in pages]
        for number in range(20):
            heard += [json.dumps(each) for each in tables]
            seat = server.battle(id).decisions[0].seat
            asked = tables[seat]["decision"]
            pages[seat].say(type="choose", decision=asked["id"], choice=server.choice(id, seat, number))
            tables = [seen(page) for page in pages]
            while all(each["decision"] is None for each in tables):
                tables = [seen(page) for page in pages]
    for each in (server, guest, watcher):
        for path in ("save", "position"):
            answer = each.client.get(f"/api/battles/{id}/{path}")
            assert answer.status_code == 200
            heard.append(answer.text)
            assert answer.text.startswith(("bolt_action", '{"text":"bolt_action'))
    assert not any(str(SECRET_SEED) in text or '"seed"' in text for text in heard)
    assert str(SECRET_SEED) in server.store.lines(id)[0]
    battle = server.battle(id)
    with guest.talk(id) as page, server.talk(id) as host:
        asked = [each.hello()["decision"] for each in (host, page)]
        seat = battle.decisions[0].seat
        (host, page)[seat].say(type="choose", decision=asked[seat]["id"], choice={"type": "Concede"})
        page.until(lambda heard: heard["type"] == "update")
    assert str(SECRET_SEED) in guest.client.get(f"/api/battles/{id}/save").text
