"""Long work is done by other processes; one that comes to no end is ended, and another takes its place."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

import grognard
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import to_builtins
from grognard.core.saves import Replay
from grognard.odds import enumeration
from grognard.server import tasks
from grognard.server.workers import Processes, TookTooLong
from tests.server.conftest import AtHand, serving


def pid() -> int:
    return os.getpid()


def without_end(path: str) -> None:
    with open(path, "w") as file:
        file.write(str(os.getpid()))
    while True:
        time.sleep(60)


def refuse() -> None:
    raise Refused(say("refused-over"), "BA-TURN-01")


def break_off() -> None:
    os._exit(1)


def stumble() -> None:
    raise ZeroDivisionError("stumbled")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name == "nt", reason="os.kill with signal 0 ends the process on Windows")
def test_work_that_comes_to_no_end_is_ended_and_the_next_is_done(tmp_path):
    path = tmp_path / "pid"

    async def work():
        usual, hasty = Processes(60), Processes(3)
        first = await usual.do(pid)
        with pytest.raises(TookTooLong, match="3 seconds"):
            await hasty.do(without_end, str(path))
        return first, await usual.do(pid)

    first, second = asyncio.run(work())
    assert os.getpid() not in (first, second)
    assert not path.exists() or not is_alive(int(path.read_text()))
    assert not is_alive(first)
    assert not is_alive(second), "workers end with the server"


def test_what_a_worker_raises_is_raised_here():
    async def work():
        processes = Processes(300)
        with pytest.raises(Refused) as refused:
            await processes.do(refuse)
        assert (refused.value.message.id, refused.value.rules) == ("refused-over", ("BA-TURN-01",))
        with pytest.raises(ZeroDivisionError, match="stumbled") as stumbled:
            await processes.do(stumble)
        assert "in stumble" in stumbled.value.__notes__[-1]
        with pytest.raises(TookTooLong, match="has ended"):
            await processes.do(break_off)
        assert await processes.do(pid) != os.getpid()

    asyncio.run(work())


def test_odds_battles_and_the_computer_s_thinking_are_left_to_workers(store):
    with serving(store, workers=Processes(300)) as server:
        asked = {"attacker": "german-500/squad-a", "target": "us-500/squad-a", "range": 12}
        assert server.client.post("/api/odds/bolt_action", json=asked).status_code == 200
        refused = server.client.post("/api/odds/bolt_action", json=asked | {"attacker": "no-such-unit"})
        assert (refused.status_code, "attacker" in refused.json()["text"]) == (422, True)
        id = server.begin(("computer:greedy", "computer:random"))
        with server.talk(id) as page:
            page.hello()
            assert [page.hear()["number"] for _ in range(6)] == [1, 2, 3, 4, 5, 6]
        saved = server.client.get(f"/api/battles/{id}/save").content
        assert server.client.post("/api/battles/load", content=saved).status_code == 201


def test_a_worker_remembers_a_battle_and_replays_only_the_news(monkeypatch):
    battle = grognard.battle("bolt_action", seed=7)
    replayed: list[str] = []
    take = Replay.take

    def counted(replay, line):
        replayed.append(line)
        take(replay, line)

    monkeypatch.setattr(Replay, "take", counted)
    for number in range(8):
        lines = battle.save_text().rstrip("\n").split("\n")
        replayed.clear()
        found = tasks.battle_of("b", lines)
        assert (found.number, found.position) == (battle.number, battle.position)
        assert len(replayed) < len(lines) - 1 or number == 0
        battle.choose(battle.choices()[0])
    battle.undo(3)
    lines = battle.save_text().rstrip("\n").split("\n")
    assert tasks.battle_of("b", lines).position == battle.position
    other = grognard.battle("bolt_action", seed=8).save_text().rstrip("\n").split("\n")
    assert tasks.battle_of("b", other).position == grognard.battle("bolt_action", seed=8).position
    assert to_builtins(tasks.battle_of("b", lines).record) == to_builtins(battle.record)


def test_a_question_that_needs_more_than_a_glance_is_left_to_the_workers(store, monkeypatch):
    """Nobody waits at other tables while a preview is worked out."""
    done = []

    class Watched(AtHand):
        async def do(self, work, *args):
            done.append(work)
            return await super().do(work, *args)

    game = type(grognard.system("bolt_action").table)
    preview = game.preview

    def long(table, battle, seat, proposal):
        if enumeration._deadline.get() is not None:
            raise enumeration.TooLong(say("odds-too-long"))
        return preview(table, battle, seat, proposal)

    monkeypatch.setattr(game, "preview", long)
    with serving(store, workers=Watched()) as server, server.talk(server.begin()) as page:
        decision = page.hello()["decision"]
        proposal = {"type": "choice", "choice": decision["options"][0]["choice"]}
        page.say(type="preview", request=4, decision=decision["id"], proposal=proposal)
        assert page.hear()["type"] == "preview"
    assert done == [tasks.begun, tasks.previewed]


def test_who_thinks_leaves_a_process_to_the_others(monkeypatch):
    """However many computers think, a question of another table is answered meanwhile."""
    order: list[str] = []

    async def work():
        processes, go_on = Processes(300, at_once=2), asyncio.Event()

        async def done(work, *args):
            async with free:
                order.append(args[0])
                if args[0].startswith("thought"):
                    await go_on.wait()

        free = asyncio.Semaphore(2)
        monkeypatch.setattr(processes, "do", done)
        thinking = [asyncio.create_task(processes.think(pid, f"thought {each}")) for each in range(3)]
        await asyncio.sleep(0)
        await asyncio.wait_for(processes.do(pid, "question"), 60)
        assert order == ["thought 0", "question"]
        go_on.set()
        await asyncio.gather(*thinking)
        assert sorted(order) == ["question", "thought 0", "thought 1", "thought 2"]

    asyncio.run(work())


def test_a_table_takes_a_veteran_with_a_budget_and_names_one_that_is_none(store):
    with serving(store, workers=AtHand()) as server:
        assert server.begin(("here", "computer:veteran:0.5s"))
        told = {"system": "axis_allies_minis", "players": ["here", "computer:veteran:99s"]}
        refused = server.client.post("/api/battles", json=told)
        assert (refused.status_code, "veteran:0.5s" in refused.json()["text"]) == (422, True)
