"""Seats for whoever comes first: who sees them, that one alone gets each, and that nothing secret is shown."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.server.seats import Seating
from grognard.server.store import Standing
from tests.server.conftest import Server, serving
from tests.server.test_seats import Guest, came, invited

TITLE = say("one")


def offered(server: Server, id: str, seat: int = 1, name: str = "Bert") -> None:
    answer = server.client.post(f"/api/battles/{id}/seats/{seat}/offer", json={"name": name})
    assert answer.status_code == 204, answer.text


def lobby_link(server: Server) -> str:
    answer = server.client.post("/api/lobby/link", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["link"])


def entered(server: Server, link: str) -> Guest:
    guest = Guest(server)
    token = link.rpartition("/")[2]
    assert guest.client.post("/api/lobby/enter", json={"token": token}).status_code == 204
    return guest


def sit(guest: Guest, id: str, seat: int = 1, name: str = "Anna"):
    taken = {"battle": id, "seat": seat, "name": name, "colour": "teal"}
    return guest.client.post("/api/lobby/take", json=taken)


def error(answer) -> str:
    return str(answer.json()["error"]["id"])


def test_of_two_who_come_at_once_one_has_the_seat(store):
    store.create("b", "bolt_action", ["here", "here"], Standing(TITLE, TITLE, False), ["header"])
    seating = Seating(store)
    for round in range(3):
        assert len(seating.offer("b", 1, "Bert", (500, 500))) == (1 if round else 0)

        def take(name: str) -> str:
            try:
                return seating.take_offered("b", 1, name, "teal")[0].name
            except InputError as late:
                return late.message.id

        with ThreadPoolExecutor(4) as pool:
            found = sorted(pool.map(take, ["Anna", "Anna", "Anna", "Anna"]))
        assert found == ["Anna", "server-open-gone", "server-open-gone", "server-open-gone"]
        assert seating.offered() == []


def test_an_open_seat_is_seen_by_the_lobby_s_link_and_taken_by_a_click(server):
    id = server.begin()
    offered(server, id)
    nobody, guest = Guest(server), entered(server, lobby_link(server))
    assert error(nobody.client.get("/api/lobby")) == "server-no-lobby"
    assert error(sit(nobody, id)) == "server-no-lobby"
    assert nobody.client.get(f"/api/lobby/{id}/picture").status_code == 403
    (seen,) = guest.client.get("/api/lobby").json()["seats"]
    assert not guest.client.get("/api/lobby").json()["plays"]
    assert (seen["battle"], seen["seat"], seen["name"], seen["system"]) == (id, 1, "Bert", "bolt_action")
    assert len(seen["points"]) == 2
    assert min(seen["points"]) > 0
    assert guest.client.get(f"/api/lobby/{id}/picture").text.startswith("<svg")
    # Nothing of a battle is for who has no seat at it.
    assert guest.client.get(f"/api/battles/{id}/save").status_code == 403
    with server.talk(id) as host:
        assert host.hello()["battle"]["players"] == ["here", "link"]
        assert sit(guest, id).json() == {"battle": id}
        told = host.until(lambda heard: heard["type"] == "company" and heard["seats"][1]["name"])
        assert told["seats"][1]["name"] == "Anna"
    assert guest.client.get("/api/lobby").json() == {"seats": [], "house": False, "plays": True}
    assert guest.client.get(f"/api/lobby/{id}/picture").status_code == 404
    assert [each["id"] for each in guest.client.get("/api/battles").json()] == [id]
    assert error(sit(entered(server, lobby_link(server)), id)) == "server-open-gone"


def test_what_is_shown_of_an_open_seat_holds_no_secret(server):
    id = server.begin(seed=7_318_450_926_113_377)
    offered(server, id)
    guest = entered(server, lobby_link(server))
    shown = guest.client.get("/api/lobby").text + guest.client.get(f"/api/lobby/{id}/picture").text
    assert "7318450926113377" not in shown
    watcher = came(server, id, None)
    assert guest.client.get(f"/api/lobby/{id}/picture").text == watcher.client.get(f"/api/battles/{id}/picture").text


def test_the_house_takes_an_offer_back_and_ends_the_lobby_s_link(server):
    id, other = server.begin(), server.begin()
    for each in (id, other):
        offered(server, each)
    link = lobby_link(server)
    guest = entered(server, link)
    assert server.client.get(f"/api/battles/{id}/seats").json()[1]["offered"]
    assert server.client.delete(f"/api/battles/{id}/seats/1").status_code == 204
    assert error(sit(guest, id)) == "server-open-gone"
    assert [each["battle"] for each in guest.client.get("/api/lobby").json()["seats"]] == [other]
    # A link to the seat takes the place of the offer.
    invited(server, other, 1)
    assert error(sit(guest, other)) == "server-open-gone"
    assert server.client.get("/api/lobby/link").json() == {"there": True, "everybody": False, "link": ""}
    assert server.client.delete("/api/lobby/link").status_code == 204
    assert error(guest.client.get("/api/lobby")) == "server-no-lobby"
    late = Guest(server).client.post("/api/lobby/enter", json={"token": link.rpartition("/")[2]})
    assert error(late) == "server-no-link"


def test_only_the_house_offers_seats_and_it_takes_none(server):
    id = server.begin()
    guest = came(server, id, 0)
    for method, path in (("POST", f"battles/{id}/seats/1/offer"), ("POST", "lobby/link"), ("DELETE", "lobby/link")):
        assert guest.client.request(method, f"/api/{path}", json={}).status_code == 403
    offered(server, id)
    assert server.client.get("/api/lobby").json()["house"]
    taken = {"battle": id, "seat": 1, "name": "Anna", "colour": "teal"}
    assert error(server.client.post("/api/lobby/take", json=taken)) == "server-link-of-house"


def test_who_sits_on_the_other_side_does_not_take_both(server):
    id = server.begin()
    guest = entered(server, lobby_link(server))
    for seat in (0, 1):
        offered(server, id, seat)
    assert sit(guest, id, 0).status_code == 201
    assert error(sit(guest, id, 1)) == "server-open-own"


def test_a_server_may_show_its_lobby_to_everybody(store):
    with serving(store, open_lobby=True) as server:
        id = server.begin()
        offered(server, id)
        guest = Guest(server)
        assert [each["battle"] for each in guest.client.get("/api/lobby").json()["seats"]] == [id]
        assert sit(guest, id).status_code == 201
