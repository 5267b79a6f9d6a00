"""Battles fought out over HTTP: the same as anywhere, looked at while they go on, stopped at any time."""

from __future__ import annotations

import asyncio
import shutil
import time
from html import escape

import pytest

from grognard.core.engine.events import Chosen
from grognard.core.errors import InputError
from grognard.core.languages import speaking
from grognard.server.simulations import KEPT, Simulations
from grognard.simulation import plan, report, run
from grognard.simulation.naming import in_our_words
from tests.server.conftest import serving

GAME = "axis_allies_minis"
RANDOM = ["computer:random", "computer:random"]
SOON = 120.0
"""Within so many seconds a few battles are over on the slowest machine."""


def new(**more):
    return {"system": GAME, "players": RANDOM, "seed": 5} | more


def begun(server, **asked):
    answer = server.client.post("/api/simulations", json={"battle": new(), "battles": 4} | asked)
    assert answer.status_code == 201, answer.json()["text"]
    return answer.json()


def ended(server, id):
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        view = server.client.get(f"/api/simulations/{id}").json()
        if view["stage"] not in ("waiting", "running"):
            return view
        time.sleep(0.1)
    raise AssertionError("the battles came to no end")


def test_they_come_to_what_the_same_plan_comes_to(server):
    view = ended(server, begun(server)["id"])
    fights = plan(GAME, players=("random", "random"), battles=4, seed=5, swap=True)
    found = report(fights, run(fights, workers=1))
    assert (view["stage"], view["done"], view["battles"]) == ("ended", 4, 4)
    assert (tuple(view["wins"]), view["drawn"]) == (found.wins, found.drawn)
    assert tuple(view["names"]) == found.names
    assert view["lines"][0]["id"] == "simulation-rate"
    page = server.client.get(f"/api/simulations/{view['id']}/report")
    assert page.headers["content-type"].startswith("text/html")
    assert found.names[0] in page.text
    assert "content-security-policy" in page.headers


@pytest.mark.slow
def test_sides_and_units_are_named_in_the_language_that_asks(server):
    """The game's own language, which its players read: no army and no unit of theirs keeps its English name."""
    view = ended(server, begun(server)["id"])
    fights = server.client.app.state.simulations.find(view["id"]).plan
    with speaking("ru"):
        told = in_our_words(fights, report(fights, run(fights, workers=1)))
    asked = server.client.get(f"/api/simulations/{view['id']}", headers={"accept-language": "ru"}).json()
    assert tuple(asked["names"]) == told.names != fights.names
    assert asked["lines"][0]["args"]["name"] == told.names[0]
    page = server.client.get(f"/api/simulations/{view['id']}/report?lang=ru").text
    assert all(name in page for name in told.names)
    assert all(escape(unit.name) in page for unit in told.units)


def test_a_side_meant_for_a_person_is_played_by_the_computer(server):
    asked = {"battle": new(players=["here", "computer:random"]), "battles": 1, "swap": False}
    id = begun(server, **asked)["id"]
    found = server.client.app.state.simulations.find(id)
    assert found.plan.players == ("greedy", "random")
    server.client.delete(f"/api/simulations/{id}")


def test_they_are_stopped_and_what_was_fought_stays(server):
    first = begun(server, battles=1000)
    waiting = begun(server, battles=1000)
    until = time.monotonic() + SOON
    while not server.client.get(f"/api/simulations/{first['id']}").json()["done"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    stopped = server.client.delete(f"/api/simulations/{first['id']}").json()
    assert stopped["stage"] == "stopped"
    assert 0 < stopped["done"] < 1000
    assert server.client.get(f"/api/simulations/{first['id']}").json() == stopped
    assert server.client.delete(f"/api/simulations/{waiting['id']}").json()["stage"] == "stopped"
    # Nothing of them goes on: the next are fought at once.
    assert ended(server, begun(server, battles=2)["id"])["stage"] == "ended"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"battles": 0}, "0 battles cannot be fought. Between 1 and 1000 can."),
        ({"battles": 1001}, "1001 battles cannot be fought"),
        ({"battle": new(map="nowhere")}, "map: there is no “nowhere”"),
        ({"battle": new(armies=["/etc/passwd"])}, "armies: there is no “/etc/passwd”"),
        ({"battle": new(players=["computer:player.py:Careful", "computer:random"])}, "players: there is no"),
        ({"battle": new(scenario="/etc/passwd")}, "scenario: there is no"),
        ({"battle": {"system": "chess", "players": RANDOM}}, "chess"),
        ({"battles": "many"}, "cannot be read"),
    ],
)
def test_what_cannot_be_fought_is_refused_in_words(server, asked, told):
    answer = server.client.post("/api/simulations", json={"battle": new(), "battles": 4} | asked)
    assert answer.status_code == 422
    assert told in answer.json()["text"]


def test_those_that_are_not_known_are_told_so(server):
    for answer in (
        server.client.get("/api/simulations/none"),
        server.client.get("/api/simulations/none/report"),
        server.client.delete("/api/simulations/none"),
    ):
        assert answer.status_code == 404
        assert "not known any more" in answer.json()["text"]


def test_nobody_without_a_key_or_from_another_site_fights(server):
    id = begun(server, battles=1)["id"]
    strange = server.client.post(
        "/api/simulations", json={"battle": new()}, headers={"origin": "http://elsewhere.example"}
    )
    assert strange.status_code == 403
    elsewhere = {"origin": "http://elsewhere.example"}
    assert server.client.delete(f"/api/simulations/{id}", headers=elsewhere).status_code == 403
    server.client.cookies.clear()
    assert server.client.get(f"/api/simulations/{id}").status_code == 403
    assert server.client.get(f"/api/simulations/{id}/report").status_code == 403


def test_only_so_many_are_remembered():
    async def asked() -> None:
        runs = Simulations(1)
        fights = plan(GAME, players=("random", "random"), battles=1000, brief=True)
        begun = [runs.begin(fights) for _ in range(KEPT)]
        with pytest.raises(InputError, match="still to be fought"):
            runs.begin(fights)
        await runs.stop(begun[3])
        runs.begin(fights)
        with pytest.raises(InputError, match="not known any more"):
            runs.find(begun[3].id)
        await runs.close()
        assert all(each.over for each in begun)

    asyncio.run(asked())


@pytest.mark.parametrize("program", ["/no/such/python", shutil.which("false")])
def test_a_process_that_breaks_is_told(monkeypatch, program):
    async def asked() -> str:
        runs = Simulations(1)
        monkeypatch.setattr("grognard.server.simulations.sys.executable", program)
        found = runs.begin(plan(GAME, players=("random", "random"), battles=2, brief=True))
        assert found.running is not None
        await found.running
        return found.stage

    assert asyncio.run(asked()) == "failed"


# ---- players of one's own ----------------------------------------------------------------------------------------

PLAYER = """
from grognard.agents import Move

def lazy(battle, decision, budget, random):
    return Move(battle.choices(decision)[-1])
"""


@pytest.mark.slow
def test_a_player_of_ones_own_sits_at_tables_and_fights_battles_out(store, tmp_path):
    file = tmp_path / "player.py"
    file.write_text(PLAYER)
    place = f"{file}:lazy"
    with serving(store, own=[place]) as server:
        games = server.client.get("/api/catalog").json()["systems"]
        assert all(agent_of(game, place)["title"] == say_own("lazy") for game in games)
        assert {agent_of(game, "veteran")["about"]["id"] for game in games} == {"agent-veteran.about"}
        assert {each["name"] for game in games for each in game["agents"] if each["timed"]} == {"veteran"}
        id = server.begin((f"computer:{place}", f"computer:{place}"), system=GAME, seed=5)
        with server.talk(id) as talk:
            talk.hello()
            talk.until(lambda heard: heard["number"] >= 4)
        battle = server.battle(id)
        chosen = [each for each in battle.record if isinstance(each, Chosen)]
        for number, each in enumerate(chosen):
            assert each.choice == battle.branch(number).choices()[-1]
        found = ended(server, begun(server, battle=new(players=[f"computer:{place}"] * 2), battles=1)["id"])
        assert found["stage"] == "ended"
    with serving(store) as other:
        asked = {"system": GAME, "players": ["here", f"computer:{place}"]}
        assert other.client.post("/api/battles", json=asked).status_code == 422


def agent_of(game, name):
    return next(each for each in game["agents"] if each["name"] == name)


def say_own(name):
    return {"id": "agent-other", "args": {"name": name}}
