"""What a browser asks for to show a table: once, packed, and no more than it needs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from zlib import compressobj

import pytest
from httpx import Response
from starlette.testclient import TestClient

import grognard
from grognard.core.records import to_builtins
from grognard.core.wire.previews import LookProposal
from grognard.core.words import resource_text, shown_text
from grognard.server.app import create_app
from grognard.server.edition import Edition
from grognard.server.run import configured
from tests.server.conftest import AtHand

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
COLD = 300_000
"""How many bytes may come over the wire until the first question is seen."""
FACES = ("sans-latin-400-normal", "sans-latin-600-normal", "serif-latin-600-normal", "serif-latin-400-italic")
NARROW = 12
"""So many bits the window has in which a message of a socket is packed."""
CHOICES = 50
EVER = "public, max-age=31536000, immutable"


@pytest.fixture(params=sorted(grognard.systems()))
def name(request):
    return request.param


def parts_of(page: str) -> list[str]:
    return [path.removeprefix(".") for path in re.findall(r'(?:src|href)="(\./edition/[^"]+)"', page)]


def brought(script: str, shown: str) -> list[str]:
    """What a script has the browser fetch at once with this page, which it brings when the page is first wanted."""
    wanted = re.search(rf"import\(`\./{re.escape(shown)}`\),__vite__mapDeps\(\[([\d,]+)\]\)", script)
    listed = re.search(r"m\.f=\[([^\]]+)\]", script)
    if wanted is None or listed is None:
        return []
    files = re.findall(r'"\./([^"]+)"', listed[1])
    return [files[int(number)] for number in wanted[1].split(",")]


def cold(server: Any, name: str, shown: str) -> list[Response]:
    """What a browser that has nothing yet asks for to show this page of a game: the page, its scripts and styles, the
    faces it writes with, the words of any game and of this one."""
    page = server.client.get("/")
    script, *first = parts_of(page.text)
    edition, assets = script.split("/")[2], script.rpartition("/")[0]
    parts: dict[str, Response] = {}
    left = ["table.js", *(path.rpartition("/")[2] for path in first)]
    while left:
        if (part := left.pop()) not in parts:
            parts[part] = server.client.get(f"{assets}/{part}")
            left += re.findall(r'from"\./([^"]+\.js)"', parts[part].text)
            left += brought(parts[part].text, shown)
    assert {"table.js", shown, shown.replace(".js", ".css")} < parts.keys()
    words = [f"/edition/{edition}/i18n/en/{part}.ftl" for part in ("core", name)]
    faces = [f"{assets}/noto-{face}.woff2" for face in FACES]
    answers = [*parts.values(), *(server.client.get(path) for path in (*words, *faces))]
    assert all(answer.headers["cache-control"] == EVER for answer in answers)
    assert all(answer.headers["content-encoding"] == "br" for answer in answers)
    return [page, *answers]


def weight(answers: list[Response]) -> int:
    return sum(int(answer.headers["content-length"]) for answer in answers)


def test_the_first_question_of_a_game_costs_few_bytes(server, name):
    id = server.begin(system=name)
    answers = cold(server, name, "App.js")
    with server.talk(id) as talk:
        talk.say(type="hello", last=None)
        message = talk.socket.receive_text()
    assert configured(create_app(server.store)).ws_per_message_deflate
    packed = compressobj(wbits=-NARROW, memLevel=5)
    assert weight(answers) + len(packed.compress(message.encode()) + packed.flush()) < COLD


def test_the_first_answer_of_the_odds_of_a_game_costs_few_bytes(server, name):
    answers = cold(server, name, "OddsPage.js")
    answers += [server.client.get(f"/api/{path}") for path in ("catalog", f"odds/{name}", f"odds/{name}/plan")]
    assert all(answer.headers["content-encoding"] == "br" for answer in answers[-3:-1])
    fields = answers[-2].json()
    units = {field["name"]: field["values"][0]["value"] for field in fields if field["name"] in ("attacker", "target")}
    answers.append(server.client.post(f"/api/odds/{name}", json=units))
    assert answers[-1].status_code == 200
    assert weight(answers) < COLD


def test_any_page_knows_what_all_games_are_called(server, name):
    known = attributes(server.client.get("/i18n/en/core.ftl").text)
    game = grognard.system(name)
    assert {game.title.id, game.subtitle.id} <= known


def test_no_game_is_loaded_to_say_what_the_games_are_called():
    ask = "from grognard.server.edition import _called; import sys; print(len(_called()), GAME in sys.modules)"
    ask = ask.replace("GAME", "'grognard.games.wh40k5'")
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    assert told.split() == [str(2 * len(grognard.systems())), "False"]


def test_what_is_of_one_edition_is_the_same_packed_or_not_and_known_again(server):
    script, *_ = parts_of(server.client.get("/").text)
    for path in (script, "/i18n/en/core.ftl", "/i18n/en/bolt_action.ftl", "/i18n/en.ftl", "/api/catalog"):
        packed = server.client.get(path)
        less = server.client.get(path, headers={"accept-encoding": "gzip, br;q=0"})
        plain = server.client.get(path, headers={"accept-encoding": "identity"})
        assert [each.headers.get("content-encoding") for each in (packed, less, plain)] == ["br", "gzip", None]
        assert packed.content == less.content == plain.content
        assert len({each.headers["etag"] for each in (packed, less, plain)}) == 3
        assert packed.headers["vary"] in ("accept-encoding", "accept-encoding, accept-language")
        again = server.client.get(path, headers={"if-none-match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    old = server.client.get(re.sub(r"edition/\w+", "edition/0123456789abcdef", script))
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        "/edition/x/assets/nothing.js",
        "/edition/x/assets/..%2Findex.html",
        "/edition/x/i18n/xx/core.ftl",
        "/i18n/en/chess.ftl",
    ],
)
def test_what_an_edition_does_not_hold_is_not_found(server, path):
    assert server.client.get(path).status_code == 404


def test_another_file_makes_another_edition(tmp_path, store):
    # Beside the store, whose own file changes.
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "table.js").write_text("let table;")
    (static / "index.html").write_text('<script src="./assets/table.js"></script>')
    first = Edition(static).name
    assert Edition(static).name == first
    with TestClient(create_app(store, static=static, workers=AtHand()), base_url="http://127.0.0.1") as client:
        assert client.get("/").text == f'<script src="./edition/{first}/assets/table.js"></script>'
        assert client.get(f"/edition/{first}/assets/table.js").text == "let table;"
    (static / "assets" / "table.js").write_text("let chair;")
    assert Edition(static).name != first


# ---- words -----------------------------------------------------------------------------------------------------------


def said(value: Any) -> set[str]:
    """The ids of all messages in what a page is sent."""
    if isinstance(value, list):
        return set().union(*map(said, value))
    if isinstance(value, dict):
        own = {value["id"]} if value.keys() == {"id", "args"} else set()
        return own.union(*map(said, value.values()))
    return set()


def attributes(text: str) -> set[str]:
    """The ids a page knows, attributes as ``name.attribute``."""
    found, name = set(), ""
    for line in text.splitlines():
        if entry := re.match(r"([a-zA-Z][\w-]*) *=", line):
            name = entry[1]
            found.add(name)
        elif attribute := re.match(r" +\.([a-z]\w*) *=", line):
            found.add(f"{name}.{attribute[1]}")
    return found


def test_a_page_has_the_words_of_whatever_a_battle_says(server, name):
    """Of scenes, questions, the log and looks at units; the words of any game and of this one, no other."""
    known = attributes(server.client.get("/i18n/en/core.ftl").text)
    known |= attributes(server.client.get(f"/i18n/en/{name}.ftl").text)
    heard: set[str] = set()
    id, random = server.begin(system=name), Random(11)
    battle = grognard.battle(name, seed=7)
    with server.talk(id) as page:
        told = page.hello()
        while told["decision"] is not None and told["number"] < CHOICES:
            heard |= said(told)
            seat = told["decision"]["seat"]
            for unit in told["scene"]["units"][told["number"] % 7 :: 7]:
                look = battle.system.table.preview(battle.clone(), seat, LookProposal(unit=unit["id"]))
                heard |= said(to_builtins(look))
            decision = next(each for each in battle.decisions if each.seat == seat)
            choice = battle.sample(random, decision)
            page.say(type="choose", decision=told["decision"]["id"], choice=to_builtins(choice))
            while (told := page.hear())["type"] != "update":
                heard |= said(told)
            battle.choose(choice, seat)
    assert len(heard) > 100
    assert sorted(heard - known) == []


def test_what_rules_say_stays_behind_but_for_those_that_sentences_quote(name):
    game = grognard.system(name)
    ids = [f"{rule}.text" for rule in game.book.catalogue.rules]
    sent = attributes(shown_text("en", game.book.package, game.book.quoted_rules))
    assert {f"{rule}.text" for rule in game.book.quoted_rules} == sent.intersection(ids)
    assert set(game.book.catalogue.rules) <= sent
    assert attributes(resource_text("en")) >= sent.union(ids)


def test_a_page_has_the_words_that_its_sources_ask_for():
    sources = [each for kind in ("ts", "svelte") for each in SOURCES.rglob(f"*.{kind}")]
    asked = {id for each in sources for id in re.findall(r"\bt\(\s*'([\w.-]+)'", each.read_text(encoding="utf-8"))}
    assert len(asked) > 500
    assert not asked - attributes(shown_text())
