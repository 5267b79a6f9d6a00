"""What whoever runs a server asks of it: is it well, what does it do, how much may be asked of it."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.core.messages import say
from grognard.server import tables
from grognard.server.app import create_app
from grognard.server.operating import limits
from grognard.server.store import Unkept
from tests.server.conftest import AtHand, serving

PUBLIC = "https://table.example"


def figure(text: str, name: str) -> float:
    return next((float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name)), 0.0)


def test_a_server_says_whether_it_is_well(server, store, monkeypatch):
    answer = server.client.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")

    def fails():
        raise Unkept(say("server-store-busy"))

    monkeypatch.setattr(store, "count", fails)
    answer = server.client.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "store")


def test_what_a_server_does_is_counted(server):
    before = server.client.get("/metrics").text
    id = server.begin()
    with server.talk(id) as page:
        asked = page.hello()["decision"]
        during = server.client.get("/metrics").text
        page.say(type="choose", decision=asked["id"], choice=server.choice(id, asked["seat"]))
        page.until(lambda heard: heard["type"] == "update")
    after = server.client.get("/metrics").text
    assert figure(during, "grognard_pages") == figure(before, "grognard_pages") + 1
    assert figure(after, "grognard_pages") == figure(before, "grognard_pages")
    assert figure(after, "grognard_choice_seconds_count") == figure(before, "grognard_choice_seconds_count") + 1
    created = 'grognard_http_requests_total{method="POST",status="201"}'
    assert figure(after, created) == figure(before, created) + 1


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        (("127.0.0.1", 50_000), {}, 200),
        (("::1", 50_000), {}, 200),
        (("192.0.2.7", 50_000), {}, 403),
        (("127.0.0.1", 50_000), {"x-forwarded-for": "192.0.2.7"}, 403),
        (("nowhere", 50_000), {}, 403),
    ],
)
def test_figures_are_told_to_this_machine_and_to_the_house(store, client, headers, status):
    app = create_app(store, workers=AtHand())
    with TestClient(app, base_url="http://127.0.0.1", client=client) as asker:
        assert asker.get("/metrics", headers=headers).status_code == status


def test_an_address_is_answered_no_more_than_its_share_and_others_are(store, monkeypatch):
    monkeypatch.setattr(limits, "RATE", 0.0)
    monkeypatch.setattr(limits, "BURST", 3.0)
    app = create_app(store, workers=AtHand(), public=PUBLIC)
    with TestClient(app, base_url="http://127.0.0.1", client=("192.0.2.7", 1)) as greedy:
        answers = [greedy.get("/api/rules/bolt_action/BA-SHOOT-01") for _ in range(4)]
        assert [each.status_code for each in answers] == [200, 200, 200, 429]
        assert answers[3].headers["retry-after"] == "5"
        assert greedy.get("/health").status_code == 200
    with TestClient(app, base_url="http://127.0.0.1", client=("192.0.2.8", 1)) as other:
        assert other.get("/api/rules/bolt_action/BA-SHOOT-01").status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ],
)
def test_a_house_is_one_asker(one, other, same):
    def asker(host):
        return limits.asker(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert (asker(one) == asker(other)) is same


def test_an_address_sits_at_so_many_tables_and_may_come_back(store, monkeypatch):
    monkeypatch.setattr(limits, "TALKS", 1)
    with serving(store, public=PUBLIC) as server:
        id = server.begin()
        for _ in range(2):
            with server.talk(id) as page:
                page.hello()
                with pytest.raises(WebSocketDisconnect) as refused, server.talk(id):
                    pass
                assert refused.value.code == 1013


def test_a_full_store_says_what_to_do(server, monkeypatch):
    monkeypatch.setattr(tables, "MOST_BATTLES", 1)
    server.begin()
    refused = server.client.post("/api/battles", json={"system": "bolt_action", "players": ["here", "here"]})
    assert refused.status_code == 422
    assert refused.json()["error"]["id"] == "server-battles-many"
