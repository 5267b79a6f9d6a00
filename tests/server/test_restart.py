"""A server that stops, or is killed, comes back to the very decision."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from random import Random

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

import grognard
from grognard.server.run import PORT, listen
from grognard.server.store import Store
from grognard.server.tables import keep_battle
from grognard.server.views import Moment
from tests.server.conftest import serving


def test_another_server_over_the_same_store_asks_the_same_question(store):
    with serving(store) as first:
        id = first.begin(seed=5)
        with first.talk(id) as page:
            decision = page.hello()["decision"]
            for number in range(1, 6):
                page.say(type="choose", decision=decision["id"], choice=first.choice(id, decision["seat"]))
                update = page.hear()
                assert update["number"] == number
                decision = update["decision"]
    with serving(store) as second, second.talk(id) as page:
        table = page.hello()
    assert table["decision"] == update["decision"]
    assert table["scene"] == update["scene"]
    assert table["number"] == update["number"]
    assert table["log"][-len(update["log"]) :] == update["log"]


def test_between_two_secret_answers_only_the_one_still_owed_is_asked_again(store):
    with serving(store) as first:
        id = first.begin()
        with first.talk(id) as page:
            edge = page.hello()["decision"]
            page.say(type="choose", decision=edge["id"], choice=edge["options"][0]["choice"])
            muster = page.hear()["decision"]
            page.say(type="choose", decision=muster["id"], choice=first.choice(id, muster["seat"]))
            owed = page.hear()["decision"]
    with serving(store) as second, second.talk(id) as page:
        assert page.hello()["decision"] == owed
    assert owed["seat"] != muster["seat"]


def test_a_battle_found_at_a_question_with_one_answer_goes_on_by_itself(store):
    players = ("here", "computer:random")
    battle = grognard.battle("operation_ww2", seed=0)
    random = Random(0)
    while Moment(battle, players, []).forced is None:
        asked = battle.decision
        assert asked is not None
        battle.choose(asked.sample(battle, random), asked.seat)
    id = keep_battle(store, battle, players)
    with serving(store) as server, server.talk(id) as page:
        heard = page.hello()
        while not (heard["decision"] or heard["waiting"]):
            heard = page.hear()
    assert heard["number"] > battle.number


# ---- the real process ------------------------------------------------------------------------------------------------


class Process:
    """``grognard play`` in a process of its own."""

    def __init__(self, url, *more):
        command = [
            sys.executable,
            "-c",
            "from grognard.cli import main; main()",
            "play",
            "--no-browser",
            "--store",
            url,
        ]
        self.process = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.stdout = self.process.stdout
        line = self.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?key=(\S+)#(\w+)", line)
        assert found, line
        self.port, self.key, self.id = found.groups()
        self.origin = f"http://127.0.0.1:{self.port}"
        answer = httpx.get(self.origin, params={"key": self.key})
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    @contextmanager
    def talk(self, cookie=None):
        address = f"ws://127.0.0.1:{self.port}/ws/{self.id}"
        headers = {"cookie": cookie or self.cookie, "origin": self.origin}
        with connect(address, additional_headers=headers, max_size=None) as socket:
            yield socket

    def end(self, how=signal.SIGINT):
        if self.process.poll() is None:
            self.process.send_signal(how)
        said = self.stdout.read()
        self.stdout.close()
        return self.process.wait(), said


@pytest.fixture
def start(url):
    started = []

    def begin(*more):
        started.append(Process(url, *more))
        return started[-1]

    yield begin
    for process in started:
        if process.process.poll() is None:
            process.end(signal.SIGKILL)


def say(socket: ClientConnection, **message):
    socket.send(json.dumps(message))
    return hear(socket)


def hear(socket: ClientConnection):
    """The next word on how the battle stands. While both sides are asked at once, the computer's answer may come first
    and make ours stale; what is asked then follows the refusal."""
    while (heard := json.loads(socket.recv(timeout=30)))["type"] == "refused":
        pass
    return heard


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL to end a process with")
def test_a_killed_server_comes_back_to_the_very_decision(start, url):
    first = start("bolt_action", "--seed", "7", "--opponent", "random")
    with first.talk() as socket:
        heard = say(socket, type="hello", last=None)
        while heard["number"] < 4 or heard["decision"] is None:
            if heard["decision"] is None:
                heard = hear(socket)
                continue
            choice = next(option["choice"] for option in heard["decision"]["options"] if option["choice"])
            heard = say(socket, type="choose", decision=heard["decision"]["id"], choice=choice)
    first.end(signal.SIGKILL)
    second = start()
    assert second.id == first.id
    with second.talk() as socket:
        table = say(socket, type="hello", last=None)
    assert table["decision"] == heard["decision"]
    assert table["scene"] == heard["scene"]
    status, said = second.end()
    assert status == 0
    assert "Stopped" in said
    store = Store(url)
    assert len(store.list()) == 1
    store.close()


@pytest.mark.slow
def test_the_usual_port_may_be_taken_and_the_page_may_come_back_with_its_old_cookie(start):
    # Whoever else listens at the usual port, a program begun meanwhile takes another.
    with listen():
        first, second = start("--new"), start()
    assert len({str(PORT), str(first.port), str(second.port)}) == 3
    assert first.id == second.id
    first.end()
    again = start("--port", first.port)
    with again.talk(first.cookie) as socket:
        assert say(socket, type="hello", last=None)["type"] == "table"
        with pytest.raises(Exception, match="1009"):
            say(socket, type="hello", last=" " * 70_000)


@pytest.mark.sqlite
def test_a_battle_with_a_damaged_line_goes_on_from_what_stands_before_it(store):
    with serving(store) as first:
        id = first.begin()
        with first.talk(id) as page:
            update = page.hello()
            for _ in range(4):
                seat = update["decision"]["seat"]
                page.say(type="choose", decision=update["decision"]["id"], choice=first.choice(id, seat))
                update = page.until(lambda heard: heard["type"] == "update" and heard["decision"])
    whole = store.lines(id)
    number = max(at for at, line in enumerate(whole) if '"choose"' in line)
    with store.writing() as connection:
        connection.exec_driver_sql(f"UPDATE lines SET text = x'ff7b' WHERE battle = '{id}' AND seq = {number}")
    with serving(store) as second, second.talk(id) as page:
        table = page.hello()
        assert table["decision"]
        assert store.lines(id)[:number] == whole[:number]
        assert store.find(id).standing.status.id == "server-mended"
        seat = table["decision"]["seat"]
        page.say(type="choose", decision=table["decision"]["id"], choice=second.choice(id, seat))
        assert page.until(lambda heard: heard["type"] == "update")
    with serving(store) as third, third.talk(id) as page:
        assert page.hello()["number"] == table["number"] + 1
