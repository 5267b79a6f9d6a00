"""The routes: what may be listed, begun, loaded, looked up, and what is refused."""

from __future__ import annotations

import msgspec
import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

import grognard
from grognard.core.messages import Message
from grognard.core.records import to_text
from grognard.core.systems import systems
from grognard.core.words import english, resource_text
from grognard.server import keys
from grognard.server.app import create_app
from grognard.server.keys import new_key
from tests.server.conftest import HOST, ORIGIN, serving


def words_of(answer):
    return english(msgspec.convert(answer.json()["error"], Message))


def games(server):
    return {game["name"]: game for game in server.client.get("/api/catalog").json()["systems"]}


def test_the_catalogue_lists_what_a_battle_may_be_made_of(server):
    assert set(games(server)) == set(systems())
    game = games(server)["bolt_action"]
    assert game["playable"]
    assert game["scenarios"][0]["name"] == "maximum-attrition"
    assert [army["name"] for army in game["armies"][:2]] == ["us-500", "german-500"]
    assert game["armies"][0]["points"] == 500
    assert {"saint-aubin"} <= {each["name"] for each in game["maps"]}
    assert {"greedy", "random"} <= {agent["name"] for agent in game["agents"]}
    for option in game["options"]:
        assert option["default"] in [value["value"] for value in option["values"]]


@pytest.mark.parametrize("name", sorted(systems()))
def test_every_name_in_the_catalogue_begins_a_battle(server, name):
    game = games(server)[name]
    for each in game["maps"]:
        server.begin(system=name, map=each["name"])
    options = {option["name"]: option["values"][-1]["value"] for option in game["options"]}
    armies = [army["name"] for army in game["armies"][:2]]
    id = server.begin(system=name, scenario=game["scenarios"][0]["name"], armies=armies[::-1], options=options)
    assert server.battle(id).setup.options.items() >= options.items()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"system": "chess"}, "chess"),
        ({"scenario": "no-such"}, "no-such"),
        ({"map": "/etc/passwd"}, "map"),
        ({"armies": ["/etc/passwd", "us-500"]}, "armies"),
        ({"armies": ["../us-500"]}, "armies"),
        ({"armies": [{"nation": "us"}]}, "format"),
        ({"armies": ["us-500"] * 3}, "3"),
        ({"seed": 2**63}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"players": ["here"]}, "players"),
        ({"players": ["here", "computer:deep"]}, "computer:deep"),
        ({"players": ["here", "there"]}, "there"),
        ({"players": ["computer:random", "computer:random"], "dice": "typed"}, "dice"),
        ({"dice": "loaded"}, "dice"),
        ({"options": {"no_such_option": "1"}}, "no_such_option"),
        ({"cheat": True}, "cheat"),
    ],
)
def test_a_battle_that_cannot_be_is_refused_in_words_naming_the_field(server, change, place):
    new = {"system": "bolt_action", "players": ["here", "here"], **change}
    answer = server.client.post("/api/battles", json=new)
    assert answer.status_code == 422
    assert place in answer.json()["text"]
    assert server.store.list() == []


def test_a_battle_is_saved_and_loaded_again(server):
    id = server.begin()
    answer = server.client.get(f"/api/battles/{id}/save")
    assert answer.headers["content-disposition"] == f'attachment; filename="bolt_action-{id}.jsonl"'
    loaded = server.client.post("/api/battles/load?players=here,here", content=answer.content)
    assert loaded.status_code == 201
    again = loaded.json()["id"]
    assert again != id
    assert server.store.lines(again) == server.store.lines(id)
    assert [entry["id"] for entry in server.client.get("/api/battles").json()] == [again, id]
    assert server.store.find(again).players == ("here", "here")


@pytest.mark.parametrize(
    ("content", "text"),
    [(b"", "nothing in it"), (b"\xff\xfe", "read"), (b"{}", "header"), (b'{"format":"grognard-battle"}\n', "header")],
)
def test_what_is_not_a_save_is_not_loaded(server, content, text):
    answer = server.client.post("/api/battles/load", content=content)
    assert answer.status_code == 422
    assert text in answer.json()["text"]


def test_an_altered_die_is_named_by_its_line(server):
    battle = grognard.battle("bolt_action", seed=7)
    lines = battle.save_text().split("\n")
    assert lines[1].startswith('{"dice":[')
    lines[1] = '{"dice":[6,1]}' if lines[1] != '{"dice":[6,1]}' else '{"dice":[5,1]}'
    answer = server.client.post("/api/battles/load", content="\n".join(lines))
    assert answer.status_code == 422
    assert "Line 2" in answer.json()["text"]


def test_bodies_longer_than_any_honest_one_are_not_read(server):
    assert server.client.post("/api/battles", content=b" " * 300_000).status_code == 413
    assert server.client.post("/api/battles/load", content=b" " * 8_000_001).status_code == 413


def test_a_list_somebody_brings_is_checked(server):
    good = grognard.battle("bolt_action").setup.armies[0]
    answer = server.client.post("/api/armies/check", content=to_text({"system": "bolt_action", "army": good}))
    assert answer.status_code == 200, answer.text
    assert (answer.json()["points"], answer.json()["problems"]) == (500, [])
    bad: object
    for bad in ({}, "us-500", "/etc/passwd", "name = ", "[" * 9000):
        answer = server.client.post("/api/armies/check", json={"system": "bolt_action", "army": bad})
        assert answer.status_code == 422
        assert answer.json()["text"] == words_of(answer)


def test_rules_are_read_and_found(server):
    rule = server.client.get("/api/rules/bolt_action/ba-cq-03").json()
    assert (rule["id"], rule["title"], rule["status"]) == ("BA-CQ-03", "The assault move", "implemented")
    assert "contact" in rule["text"]
    assert rule["chapter"] == "Close quarters"
    hits = server.client.get("/api/rules/bolt_action", params={"search": "interrupting a move"}).json()
    assert hits[0]["id"] == "BA-AMB-01"
    assert len(server.client.get("/api/rules/bolt_action").json()) > 200
    assert server.client.get("/api/rules/bolt_action", params={"search": "zeppelin"}).json() == []
    for path in ("/api/rules/bolt_action/BA-XX", "/api/rules/chess/BA-CQ-03", "/api/rules/chess?search=x"):
        assert server.client.get(path).status_code == 404


def test_all_words_come_once_and_are_remembered(server):
    answer = server.client.get("/i18n/en.ftl")
    assert answer.text == resource_text("en")
    again = server.client.get("/i18n/en.ftl", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_errors_of_the_routes_are_json_in_words(server):
    asked = [("GET", "/nothing", 404), ("GET", "/api/battles/nothing/save", 404), ("POST", "/api/catalog", 405)]
    for method, path, status in asked:
        answer = server.client.request(method, path)
        assert answer.status_code == status
        assert answer.json()["text"] == words_of(answer)


# ---- keys and origins ------------------------------------------------------------------------------------------------


def test_a_key_becomes_a_cookie_and_leaves_the_address(store):
    with TestClient(create_app(store), base_url=ORIGIN) as client:
        answer = client.get("/", params={"key": new_key(store)}, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert client.get("/", params={"key": "wrong"}).status_code == 403


def test_without_a_key_nothing_is_told_or_changed(store):
    new = {"system": "bolt_action", "players": ["here", "here"]}
    with serving(store) as server:
        id = server.begin()
        server.client.cookies.clear()
        for cookie in (None, "wrong", ""):
            headers = {} if cookie is None else {"cookie": f"grognard-8765={cookie}"}
            assert server.client.post("/api/battles", json=new, headers=headers).status_code == 403
            assert server.client.post("/api/battles/load", content=b"", headers=headers).status_code == 403
            assert server.client.get("/api/battles", headers=headers).status_code == 403
            assert server.client.get(f"/api/battles/{id}/save", headers=headers).status_code == 403
        with server.talk(id) as page:
            bye = page.hear()
            assert (bye["type"], bye["message"]["id"]) == ("bye", "server-no-key")
            assert page.socket.receive()["type"] == "websocket.close"
    assert len(store.list()) == 1


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://127.0.0.1:8000", "https://127.0.0.1:8765", "null", ""]
)
def test_a_page_of_another_site_is_refused(server, origin):
    id = server.begin()
    headers = {"origin": origin}
    new = {"system": "bolt_action", "players": ["here", "here"]}
    assert server.client.post("/api/battles", json=new, headers=headers).status_code == 403
    with (
        pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)),
        server.client.websocket_connect(f"ws://{HOST}/ws/{id}", headers=headers),
    ):
        pass
    assert len(server.store.list()) == 1


def test_another_host_name_is_refused(server):
    assert server.client.get("/api/catalog", headers={"host": "evil.example:8765"}).status_code == 400
    assert server.client.get("/api/catalog", headers={"host": "localhost:8765"}).status_code == 200


@pytest.mark.parametrize("host", ["127.0.0.1:abc", "127.0.0.1:", "localhost:99999999999", "127.0.0.1:²"])
def test_a_port_that_is_none_has_no_key(server, host):
    raw = host.encode("utf-8")
    # Whether it is the name or the key that is refused depends on the version of starlette.
    assert server.client.get("/api/battles", headers={"host": raw}).status_code in (400, 403)
    assert keys.cookie_name(HTTPConnection({"type": "http", "headers": [(b"host", raw)]})).startswith("grognard-")


def test_a_battle_there_is_not_says_goodbye(server):
    with server.talk("nothing") as page:
        bye = page.hear()
    assert (bye["type"], bye["message"]["id"]) == ("bye", "server-no-such-battle")


def test_every_answer_carries_the_headers_that_keep_strange_scripts_out(server):
    for path in ("/", "/api/catalog", "/i18n/en.ftl", "/nothing"):
        headers = server.client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; ")
        assert "script-src" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_page_and_its_files_are_served(store, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>table</title>")
    (tmp_path / "assets" / "table.js").write_text("let table;")
    (tmp_path.parent / "outside.txt").write_text("secret")
    with serving(store, static=tmp_path) as server:
        assert "<title>table</title>" in server.client.get("/").text
        assert server.client.get("/assets/table.js").text == "let table;"
        assert server.client.get("/%2e%2e/outside.txt").status_code == 404


def test_a_table_not_built_yet_is_said(store, tmp_path):
    with serving(store, static=tmp_path / "nothing") as server:
        answer = server.client.get("/")
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "server-no-table")


@pytest.mark.parametrize("name", ["axis_allies_minis", "bolt_action", "operation_ww2", "wh40k5"])
def test_a_new_battle_may_be_looked_at_before_it_begins(server, name):
    found = server.client.post("/api/battles/look", json={"system": name, "players": ["here", "here"]}).json()
    assert found["ground"]["width"] > 0
    assert found["goal"]["rules"]
    assert [len(side["units"]) > 3 for side in found["sides"]] == [True, True]
    assert server.client.get("/api/battles").json() == []


def test_what_cannot_be_begun_cannot_be_looked_at(server):
    asked = {"system": "bolt_action", "players": ["here", "here"], "map": "atlantis"}
    assert "atlantis" in server.client.post("/api/battles/look", json=asked).json()["text"]


def test_the_rules_open_on_a_turn_and_their_chapters(server):
    found = server.client.get("/api/contents/wh40k5").json()
    assert [step["title"] for step in found["turn"]][1:3] == ["Movement phase", "Shooting phase"]
    assert sum(len(chapter["rules"]) for chapter in found["chapters"]) == len(
        grognard.system("wh40k5").book.catalogue.rules
    )
    siblings = server.client.get("/api/rules/wh40k5/WH-SAVE-07").json()["siblings"]
    assert "WH-SAVE-19" in [each["id"] for each in siblings]


def test_a_battle_is_deleted(server):
    id = server.begin()
    assert server.client.delete(f"/api/battles/{id}").status_code == 204
    assert server.client.get("/api/battles").json() == []
    assert server.client.delete(f"/api/battles/{id}").status_code == 404


@pytest.mark.parametrize("origin", ["", "http://evil.example"])
def test_another_site_deletes_no_battle(server, origin):
    id = server.begin()
    assert server.client.delete(f"/api/battles/{id}", headers={"origin": origin}).status_code == 403
    assert [each["id"] for each in server.client.get("/api/battles").json()] == [id]


def test_a_battle_is_called_what_its_players_call_it(server):
    id = server.begin()
    listed = lambda: next(each for each in server.client.get("/api/battles").json() if each["id"] == id)  # noqa: E731
    assert listed()["name"] == ""
    assert listed()["players"] == ["here", "here"]
    assert server.client.post(f"/api/battles/{id}/name", json={"name": "  The second  try "}).status_code == 204
    assert listed()["name"] == "The second try"
    with server.talk(id) as page:
        decision = page.hello()["decision"]
        page.say(type="choose", decision=decision["id"], choice=decision["options"][0]["choice"])
        page.hear()
    assert listed()["name"] == "The second try"
    # Nothing in a name moves a cursor or breaks a line.
    assert server.client.post(f"/api/battles/{id}/name", json={"name": "a\x00\n\x1b[2Jb"}).status_code == 204
    assert listed()["name"] == "a [2Jb"
    assert server.client.post(f"/api/battles/{id}/name", json={"name": "x" * 81}).status_code == 422
    assert server.client.post("/api/battles/none/name", json={"name": "x"}).status_code == 422
    refused = server.client.post(f"/api/battles/{id}/name", json={"name": "x"}, headers={"origin": "http://elsewhere"})
    assert refused.status_code == 403


@pytest.mark.parametrize("system", ["bolt_action", "axis_allies_minis", "operation_ww2", "wh40k5"])
def test_house_rules_come_with_their_chapter_and_what_the_rule_says(server, system):
    found = next(each for each in server.client.get("/api/catalog").json()["systems"] if each["name"] == system)
    chapters = {each["title"] for each in server.client.get(f"/api/contents/{system}").json()["chapters"]}
    assert found["options"]
    for option in found["options"]:
        assert option["chapter"] in chapters
        assert option["text"]
        assert ". " not in option["text"]


def test_a_reference_sheet_is_a_page_in_the_language_asked_for(server):
    english, greek = (server.client.get("/sheet/bolt_action", params={"lang": each}) for each in ("en", "el"))
    assert english.headers["content-type"] == "text/html; charset=utf-8"
    assert '<html lang="en"' in english.text
    assert '<html lang="el"' in greek.text
    assert "BA-SHOOT-12" in greek.text
    assert server.client.get("/sheet/chess").status_code == 404
