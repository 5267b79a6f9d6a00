"""What pages are told is worked out beside the table, by a process that knows the battle and is sent only the news."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.errors import GrognardError
from grognard.server import teller, telling
from grognard.server.store import Store
from grognard.server.teller import Teller, TellerEnded, _step
from grognard.server.telling import Change, Telling, Wish
from grognard.server.workers import TAKEN_OVER, Processes
from tests.sampling import first
from tests.server.conftest import serving

PLAYERS = ("here", "here")


def lines_of(battle: grognard.Battle[Any]) -> list[str]:
    return battle.save_text().rstrip("\n").split("\n")


def played(name: str, choices: int, seed: int = 5) -> grognard.Battle[Any]:
    battle = grognard.battle(name, seed=seed)
    random = Random(seed)
    while battle.decision is not None and battle.number < choices:
        battle.take(battle.sample(random), battle.decision)
    return battle


@pytest.mark.parametrize("name", first(3, sorted(grognard.systems(), key=lambda name: (name == "operation_ww2", name))))
def test_what_is_told_with_what_is_known_is_what_is_told_anew_after_choices_and_take_backs(name):
    keeps, random, battle = Telling(), Random(3), grognard.battle(name, seed=3)
    known: list[str] = []
    while battle.decision is not None and battle.number < 60:
        start = battle.log_length
        change = Change(start)
        if battle.number % 13 == 12 and random.random() < 0.5:
            battle.undo(random.randrange(1, 6))
            change = Change(battle.log_length, log_from=battle.log_length)
        else:
            battle.take(battle.sample(random), battle.decision)
        lines = lines_of(battle)
        for each in (change, None):
            told = keeps.tell(Wish("b", PLAYERS, len(known), lines[len(known) :], each))
            known = lines
            if battle.number % 7 == 0 or change.log_from is not None:
                anew = Telling().tell(Wish("b", PLAYERS, 0, lines, each))
                assert json.loads(told.texts[0]) == json.loads(anew.texts[0])
                assert told.standing == anew.standing
    assert battle.number == 60 or battle.over


@pytest.mark.parametrize("name", sorted(grognard.systems()))
def test_to_tell_of_a_choice_only_the_question_asked_is_put_in_words(name, monkeypatch):
    """Whether the last choice can be taken back depends on the one before it, which is remembered."""
    put: list[int] = []
    table = type(grognard.system(name).table)
    present = table.present

    def noted(self, battle, decision):
        put.append(battle.number)
        return present(self, battle, decision)

    monkeypatch.setattr(table, "present", noted)
    keeps, battle, random = Telling(), grognard.battle(name, seed=3), Random(3)
    known: list[str] = []
    while battle.decision is not None and battle.number < 30:
        start = battle.log_length
        battle.take(battle.sample(random), battle.decision)
        lines = lines_of(battle)
        put.clear()
        keeps.tell(Wish("b", PLAYERS, len(known), lines[len(known) :], Change(start) if known else None))
        assert sorted(put) in ([], [battle.number], *([] if known else [[battle.number - 1, battle.number]]))
        known = lines


@pytest.mark.parametrize("name", sorted(grognard.systems()))
def test_dice_that_nobody_types_are_rolled_by_whoever_tells(name):
    whole, keeps, random = grognard.battle(name, seed=3), Telling(), Random(3)
    keeps.tell(Wish("b", PLAYERS, 0, lines_of(whole)))
    known = rolls = 0
    while whole.decision is not None and whole.number < 60:
        known, change = len(lines_of(whole)), Change(whole.log_length)
        whole.take(whole.sample(random), whole.decision)
        choice, *dice = lines_of(whole)[known:]
        told = keeps.tell(Wish("b", PLAYERS, known, [choice], change))
        assert told.rolled == dice
        rolls += len(dice)
    assert rolls > 3
    lines = lines_of(whole)
    anew = Telling().tell(Wish("b", PLAYERS, 0, lines, change))
    assert json.loads(told.texts[0]) == json.loads(anew.texts[0])


def test_whoever_has_forgotten_a_battle_asks_for_all_of_it(monkeypatch):
    monkeypatch.setattr(telling, "REMEMBERED", 1)
    keeps, lines = Telling(), lines_of(played("bolt_action", 4))
    assert keeps.tell(Wish("a", PLAYERS, 0, lines)).standing is not None
    assert keeps.tell(Wish("b", PLAYERS, 0, lines)).standing is not None
    assert keeps.tell(Wish("a", PLAYERS, len(lines), [])) is telling.UNKNOWN
    assert keeps.tell(Wish("b", PLAYERS, len(lines) - 1, [])) is telling.UNKNOWN
    assert keeps.tell(Wish("b", PLAYERS, 0, lines)).standing is not None


def test_a_choice_that_could_not_be_told_is_not_made_and_can_be_made_again(store: Store):
    """The process is killed: the choice is refused in words, the store stays, and the next try finds a new process."""
    workers = Processes(300)
    with serving(store, workers=workers) as server:
        id = server.begin()
        with server.talk(id) as page:
            decision = page.hello()["decision"]
            before = store.lines(id)
            first = workers.tellers[0].pid
            assert first is not None
            os.kill(first, signal.SIGSTOP)
            page.say(type="choose", decision=decision["id"], choice=server.choice(id, decision["seat"]))
            while not workers.tellers[0].waiting:
                time.sleep(0.01)
            os.kill(first, signal.SIGKILL)
            refused = page.hear()
            assert (refused["type"], refused["message"]["id"]) == ("refused", "server-work-broke")
            assert store.lines(id) == before
            page.say(type="choose", decision=decision["id"], choice=server.choice(id, decision["seat"]))
            assert page.hear()["number"] == 1
            assert workers.tellers[0].pid not in (None, first)


def test_a_process_that_gives_no_answer_in_its_time_is_ended():
    async def ask() -> tuple[int | None, int | None]:
        slow = Teller(0.5)
        await slow.start()
        pid = slow.pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(TellerEnded):
            await slow.tell(Wish("b", PLAYERS, 0, lines_of(played("bolt_action", 1))))
        patient = Teller(30)
        told = await patient.tell(Wish("b", PLAYERS, 0, lines_of(played("bolt_action", 1))))
        assert json.loads(told.texts[0])["number"] == 1
        await patient.close()
        await slow.close()
        return slow.pid, patient.pid

    assert asyncio.run(ask()) == (None, None)


def test_a_long_battle_that_is_taken_up_lets_another_be_told_of_first():
    async def ask() -> list[str]:
        one, came = Teller(60), []

        async def tell(name: str, lines: list[str]) -> None:
            await one.tell(Wish(name, PLAYERS, 0, lines))
            came.append(name)

        short, long = lines_of(played("bolt_action", 1)), lines_of(played("bolt_action", 100))
        await one.tell(Wish("warm", PLAYERS, 0, short))
        await asyncio.gather(tell("long", long), tell("short", short))
        await one.close()
        return came

    assert asyncio.run(ask()) == ["short", "long"]


def test_what_cannot_be_told_is_said_in_words_and_the_process_goes_on():
    async def ask() -> None:
        one, lines = Teller(30), lines_of(played("bolt_action", 2))
        with pytest.raises(GrognardError) as refused:
            await one.tell(Wish("b", PLAYERS, 0, [*lines, "nonsense"]))
        assert refused.value.message.id == "save-bad-line"
        assert (await one.tell(Wish("b", PLAYERS, 0, lines))).standing is not None
        await one.close()

    asyncio.run(ask())


def test_a_fault_in_the_telling_goes_to_the_log_of_whoever_asked():
    def fails():
        yield
        raise ZeroDivisionError

    slices = fails()
    assert _step(7, slices) is None
    answer = _step(7, slices)
    assert answer is not None
    assert (answer.number, answer.told, answer.refused) == (7, None, None)
    assert "ZeroDivisionError" in answer.failed


async def _manned(workers: Processes, wishes: list[Wish]) -> None:
    """So much is asked at once that another process is started, and it is ready."""
    await workers.start()
    await asyncio.gather(*(workers.tell(each) for each in wishes))
    while not all(each.ready for each in workers.tellers):
        await asyncio.sleep(0.01)


async def _crowded(lines):
    workers = Processes()
    wish = Wish("one", ("here", "here"), 0, lines)
    known = Wish("one", ("here", "here"), len(lines), [])
    wishes = [Wish(str(at), ("here", "here"), 0, lines) for at in range(6)]
    try:
        first = await workers.tell(wish)
        await _manned(workers, wishes[:3])
        assert [each.battles for each in workers.tellers] == [4, 0]
        many = await asyncio.gather(*(workers.tell(each) for each in wishes))
        # What is known stays where it is known; what is new is told of by whoever has less to do.
        assert [each.battles for each in workers.tellers] == [4, 3]
        told = [each.texts[0].replace(f'"id":"{at}"', '"id":"one"') for at, each in enumerate(many)]
        assert told == first.texts * 6
        assert (await workers.tell(known)).messages == first.messages
    finally:
        await workers.close()


@pytest.mark.slow
def test_where_much_waits_another_process_tells_too_and_says_the_same(server, monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(teller, "REHEARSED", 0)
    asyncio.run(_crowded(server.store.lines(server.begin())))


async def _gone(one: Teller) -> None:
    while one.pid:
        await asyncio.sleep(0.01)


async def _second_dies(lines):
    workers = Processes()
    wishes = [Wish(str(at), ("here", "here"), 0, lines) for at in range(6)]
    try:
        await _manned(workers, wishes[:3])
        before = await asyncio.gather(*(workers.tell(each) for each in wishes))
        first, second = workers.tellers
        assert second.pid is not None
        os.kill(second.pid, signal.SIGKILL)
        await _gone(second)
        # Whose battles it told of starts it anew, with all that it has to know; the other knows its own all the while.
        assert [each.texts for each in [await workers.tell(each) for each in wishes]] == [each.texts for each in before]
        assert workers.tellers == [first, second]
        assert all(each.pid for each in workers.tellers)
    finally:
        await workers.close()


def test_where_another_process_that_tells_dies_its_battles_are_told_of_as_before(server, monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(teller, "REHEARSED", 0)
    asyncio.run(_second_dies(server.store.lines(server.begin())))


async def _stuck(lines):
    workers = Processes()
    known = Wish("0", ("here", "here"), len(lines), [])
    try:
        await _manned(workers, [Wish(str(at), ("here", "here"), 0, lines) for at in range(3)])
        stuck = workers.tellers[0].pid
        assert stuck is not None
        os.kill(stuck, signal.SIGSTOP)
        waits = [asyncio.create_task(workers.tell(known)) for _ in range(TAKEN_OVER)]
        await asyncio.sleep(0)
        assert (await workers.tell(known)) == telling.UNKNOWN
        assert [each.battles for each in workers.tellers] == [2, 1]
        os.kill(stuck, signal.SIGCONT)
        return [each.texts for each in await asyncio.gather(*waits)], await workers.tell(
            Wish("0", ("here", "here"), 0, lines)
        )
    finally:
        await workers.close()


@pytest.mark.slow
def test_a_battle_is_taken_over_where_far_more_waits_than_elsewhere(server, monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(teller, "REHEARSED", 0)
    waited, anew = asyncio.run(_stuck(server.store.lines(server.begin())))
    assert waited == [anew.texts] * TAKEN_OVER
