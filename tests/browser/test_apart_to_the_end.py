"""Whole battles of two at two screens while a third watches, through what befalls a server and a network."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import grognard
from grognard.core.words import english
from grognard.server.databases.database import sqlite_url
from grognard.server.run import listen
from grognard.server.several.leases import leases
from grognard.server.store import Store
from tests.browser.house import House
from tests.browser.line import Line, line
from tests.browser.person import PATIENCE, Person, says
from tests.browser.ready import answer, ready
from tests.browser.test_apart import come, invite
from tests.browser.test_come_back import LOST
from tests.server.conftest import postgresql  # noqa: F401

MOST = 900
EVERY = 12
"""After so many choices something befalls them, one thing after the other."""
SERVE = [sys.executable, "-c", "from grognard.cli import main; main()", "serve", "--pause", "0"]


class Serving:
    """The program over a store, by so many processes; it can be killed and started again."""

    def __init__(self, store: Store, port: int, workers: int) -> None:
        self.store = store
        url = store.url.render_as_string(hide_password=False)
        self._command = [*SERVE, "--database", url, "--port", str(port), "--workers", str(workers)]
        self._said = f":{port}/"
        self.workers = workers
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        # In a group of its own, so that it can be killed with all its processes.
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self._process.stdout is not None
        assert self._said in self._process.stdout.readline()

    def kill(self) -> None:
        """Kill it as a failing machine does."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()

    def kill_worker(self, battle: str) -> None:
        """Kill the process that has a battle's table."""
        with self.store.reading() as connection:
            at = connection.scalar(leases.select().with_only_columns(leases.c.address).where(leases.c.held == battle))
        os.kill(int(Path(str(at)).name.partition("-")[0]), signal.SIGKILL)


@contextmanager
def served(store: Store, port: int, workers: int) -> Iterator[Serving]:
    """The program until the end of the block."""
    serving = Serving(store, port, workers)
    try:
        yield serving
    finally:
        serving.kill()


def shown_anew(person: Person, heard: int) -> None:
    """Wait until a page that had heard so much is shown the whole table again."""
    person.until(lambda: any(one["type"] == "table" for one in person.heard[heard:]), "the table again")


class Company:
    """Two who play and one who watches, and what befalls them. ``guest`` comes by a line that can be cut."""

    def __init__(self, host: Person, guest: Person, third: Person, serving: Serving, way: Line) -> None:
        self.host, self.guest, self.third = host, guest, third
        self.serving, self.way = serving, way
        self.befell: list[str] = []

    @property
    def all(self) -> tuple[Person, Person, Person]:
        return self.host, self.guest, self.third

    @property
    def asked(self) -> Person | None:
        """Who is asked something, once all have heard of the last choice; nobody when the battle is over."""
        after = f" after {self.befell}"
        self.host.until(lambda: len({each.told["number"] for each in self.all}) == 1, "the same at all pages" + after)
        self.host.until(lambda: self.over or any(each.told["decision"] for each in self.all[:2]), "a question" + after)
        return None if self.over else next(each for each in self.all[:2] if each.told["decision"])

    @property
    def over(self) -> bool:
        return all(each.told["scene"]["result"] is not None for each in self.all)

    def play(self) -> int:
        """Answer whatever is asked until the battle is over, while one thing after the other befalls them; how many
        answers there were."""
        befalls = iter((self.worker_dies, self.server_dies, self.line_is_cut, self.line_goes_dead, self.dies_at_work))
        for count in range(1, MOST):
            person = self.asked
            if person is None:
                return count
            if count % EVERY == 0 and (happens := next(befalls, None)):
                happens(person)
            else:
                answer(person)
        raise AssertionError("the battle does not end")

    # ---- what befalls them ---------------------------------------------------------------------------------------

    def comes_back(self, happens: Callable[[], object], *lost: Person) -> None:
        """Each of the lost is shown the table again, which stands as it did."""
        before = [(len(each.heard), each.told["number"], each.told["decision"]) for each in lost]
        happens()
        for each, (heard, number, decision) in zip(lost, before, strict=True):
            shown_anew(each, heard)
            expect(each.page.get_by_text("The connection is lost")).to_have_count(0, timeout=PATIENCE)
            assert (each.told["number"], each.told["decision"]) == (number, decision)

    def worker_dies(self, _: Person) -> None:
        """The process that has the table dies, and another takes it over."""
        if self.serving.workers > 1:
            self.comes_back(partial(self.serving.kill_worker, self.host.id), *self.all)
            self.befell.append("worker")

    def server_dies(self, _: Person) -> None:
        """The server is killed and started again."""

        def killed() -> None:
            self.serving.kill()
            for each in self.all:
                says(each.page.get_by_role("status").filter(has_text="The connection is lost"), "comes back by itself")
            self.serving.start()

        self.comes_back(killed, *self.all)
        self.befell.append("server")

    def line_is_cut(self, _: Person) -> None:
        """The guest's network goes, and comes back after the host has made a choice, if he is asked."""

        def cut() -> None:
            with self.way.cut():
                says(self.guest.page.get_by_role("status").filter(has_text="The connection is lost"), "comes back")

        self.comes_back(cut, self.guest)
        self.befell.append("line")

    def line_goes_dead(self, person: Person) -> None:
        """Nothing the guest's page says arrives, and it is told of nothing; nobody tells it so."""
        heard = len(self.guest.heard)
        self.way.deaden()
        if person is self.guest:
            ready(person).first.click()
        shown_anew(self.guest, heard)
        self.befell.append("dead line")

    def dies_at_work(self, person: Person) -> None:
        """The server is killed the moment an answer is given: it was taken, or it is asked again."""
        number, heard = person.told["number"], [len(each.heard) for each in self.all]
        if ready(person).count():
            ready(person).first.click()
        self.serving.kill()
        self.serving.start()
        for each, before in zip(self.all, heard, strict=True):
            shown_anew(each, before)
        assert self.asked is None or person.told["number"] - number in (0, 1)
        self.befell.append("server at work")


@pytest.fixture
def kept(request, tmp_path) -> Iterator[Store]:
    """A fresh store: a file, or a database of PostgreSQL's."""
    named = request.param
    store = Store(request.getfixturevalue(named).new() if named == "postgresql" else sqlite_url(tmp_path / "battles"))
    yield store
    store.close()


BATTLES: list[Any] = [
    ("axis_allies_minis", 1, "sqlite"),
    ("bolt_action", 1, "sqlite"),
    ("operation_ww2", 1, "sqlite"),
    ("wh40k5", 2, "sqlite"),
    ("axis_allies_minis", 2, "postgresql"),
]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL to end a process with")
@pytest.mark.parametrize(("game", "workers", "kept"), BATTLES, indirect=["kept"])
def test_two_play_a_whole_battle_and_a_third_watches_whatever_befalls_them(newcomer, kept, game, workers):
    battle = grognard.battle(game, seed=7)
    second = english(battle.system.table.scene(battle, 1).sides[1].name)
    with listen(0) as free:
        port = free.getsockname()[1]
    house = House(kept, port)
    id = house.keep(battle, ("here", "here"))
    host, guest, third = (newcomer(at=house) for _ in range(3))
    with served(kept, port, workers) as serving, line(port) as way:
        host.page.goto(f"{house.origin}/?key={house.key}#{id}")
        host.until(lambda: host.told.get("scene"), "the table")
        if host.told["curtain"]:
            host.page.locator(".curtain button").click()
        host.page.get_by_role("button", name="Menu").click()
        host.dialog.get_by_role("button", name="Invite a friend").click()
        seat_link, watch_link = invite(host, second), invite(host, "To watch")
        host.dialog.get_by_role("button", name="Close").click()
        come(guest, seat_link.replace(f":{port}", f":{way.port}"), "Anna")
        come(third, watch_link, "Carl", "Watch")
        company = Company(host, guest, third, serving, way)
        host.until(lambda: host.told["number"] == third.told["number"], "the guest's table")

        assert company.play() > 4 * EVERY
        worker = ["worker"] if workers > 1 else []
        assert company.befell == [*worker, "server", "line", "dead line", "server at work"]
        ended = house.battle(id)
        result = ended.system.table.scene(ended, 0).result
        assert result is not None
        for each in company.all:
            says(each.dialog, english(result))
            assert all(LOST.search(complaint) for complaint in each.complaints)
        for each, seats in zip(company.all, ({0}, {1}, set()), strict=True):
            asked = [one["decision"] for one in each.heard if one["type"] in ("table", "update") and one["decision"]]
            assert {one["seat"] for one in asked} <= seats | ({1} if each is host else set())
        for each in company.all:
            each.complaints.clear()
            each.page.context.close()
