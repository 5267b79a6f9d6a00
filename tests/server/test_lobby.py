"""The list of battles: what waits for whom, what is put aside, deleted and brought back, and small pictures."""

from __future__ import annotations

from xml.etree import ElementTree

from grognard.server.listings import DELETED_DAYS, Shelf
from grognard.server.store import battles, now
from tests.server.test_seats import Guest, came, invited


def entries(client):
    return {each["id"]: each for each in client.get("/api/battles").json()}


def test_the_list_says_for_whom_each_battle_waits_as_whoever_asks_plays_it(server):
    shared, apart, open_ = (server.begin() for _ in range(3))
    guest = came(server, apart, 1)
    invited(server, open_, 1)
    seat = server.battle(apart).decisions[0].seat
    house, theirs = entries(server.client), entries(guest.client)
    assert {id: (each["turn"], each["waits"]) for id, each in house.items()} == {
        shared: ("mine", False),
        apart: ("mine" if seat == 0 else "theirs", False),
        open_: (house[open_]["turn"], True),
    }
    assert house[apart]["players"] == ["here", "link"]
    assert list(theirs) == [apart]
    assert (theirs[apart]["turn"], theirs[apart]["players"]) == ("mine" if seat == 1 else "theirs", ["link", "here"])
    with server.talk(shared) as page:
        asked = page.hello()["decision"]
        page.say(type="choose", decision=asked["id"], choice={"type": "Concede"})
        page.until(lambda heard: heard["type"] == "update")
    after = entries(server.client)[shared]
    assert (after["over"], after["turn"]) == (True, "none")


def test_a_battle_is_put_aside_and_taken_out_again_by_the_house(server):
    id = server.begin()
    guest = came(server, id, 1)
    assert guest.client.post(f"/api/battles/{id}/shelf", json={"archived": True}).status_code == 403
    for archived in (True, False):
        assert server.client.post(f"/api/battles/{id}/shelf", json={"archived": archived}).status_code == 204
        assert entries(server.client)[id]["archived"] is archived
    assert server.client.post("/api/battles/none/shelf", json={"archived": True}).status_code == 422


def test_a_deleted_battle_is_nowhere_until_it_is_brought_back_with_its_guests(server):
    id, lines = server.begin(), None
    guest = came(server, id, 1)
    lines = server.store.lines(id)
    assert guest.client.post(f"/api/battles/{id}/restore", json={}).status_code == 403
    assert server.client.post(f"/api/battles/{id}/restore", json={}).status_code == 422
    assert server.client.delete(f"/api/battles/{id}").status_code == 204
    assert entries(server.client) == {}
    assert guest.client.get("/api/battles").json() == []
    with server.talk(id) as page:
        assert page.hear()["message"]["id"] == "server-no-such-battle"
    assert server.client.get(f"/api/battles/{id}/save").status_code == 404
    assert server.client.delete(f"/api/battles/{id}").status_code == 404
    assert server.client.post(f"/api/battles/{id}/restore", json={}).status_code == 204
    assert list(entries(server.client)) == list(entries(guest.client)) == [id]
    assert server.store.lines(id) == lines


def test_what_was_deleted_long_ago_is_forgotten_with_all_there_is_of_it(server):
    old, new = server.begin(), server.begin()
    came(server, old, 1)
    server.client.get(f"/api/battles/{old}/picture")
    Shelf(server.store).delete(old)
    with server.store.writing() as connection:
        connection.execute(battles.update().where(battles.c.id == old).values(deleted=now(-DELETED_DAYS - 1)))
    Shelf(server.store).delete(new)
    assert server.store.lines(old) == []
    assert server.store.lines(new)
    assert server.client.post(f"/api/battles/{old}/restore", json={}).status_code == 422
    assert server.client.post(f"/api/battles/{new}/restore", json={}).status_code == 204


def test_a_small_picture_is_drawn_once_for_each_pair_of_eyes_and_anew_after_a_choice(server, monkeypatch):
    id = server.begin()
    guest, stranger = came(server, id, 1), Guest(server)
    drawn = []
    do = server.client.app.state.workers.do

    async def counted(work, *args):
        drawn.append((work.__name__, args[-1]))
        return await do(work, *args)

    monkeypatch.setattr(server.client.app.state.workers, "do", counted)
    for client in (server.client, guest.client, server.client, guest.client):
        answer = client.get(f"/api/battles/{id}/picture")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")
        assert "light-dark(" in answer.text
    assert drawn == [("pictured", 0), ("pictured", 1)]
    assert stranger.client.get(f"/api/battles/{id}/picture").status_code == 403
    seat = server.battle(id).decisions[0].seat
    player = (server, guest)[seat]
    with player.talk(id) as page:
        asked = page.hello()["decision"]
        page.say(type="choose", decision=asked["id"], choice=server.choice(id, seat))
        page.until(lambda heard: heard["type"] == "update")
    server.client.get(f"/api/battles/{id}/picture")
    assert drawn == [("pictured", 0), ("pictured", 1), ("pictured", 0)]
