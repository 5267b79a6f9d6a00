"""What is stored is told and what is told is stored, whoever is cut off; a battle has one table."""

from __future__ import annotations

import asyncio
import gc
import json
from threading import Event, current_thread
from typing import Any

import pytest

import grognard
from grognard import agents
from grognard.agents import Move
from grognard.core.battle import Battle
from grognard.core.errors import Refused
from grognard.core.messages import Message
from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal, Preview
from grognard.server.engine import in_engine
from grognard.server.seats import Holder
from grognard.server.store import Unkept
from grognard.server.tables import Tables, keep_battle
from tests.server.conftest import AtHand


class Listener:
    """A page of the house that only listens."""

    holder = Holder()

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send_away(self, message: Message) -> None:
        raise AssertionError(message)

    def tell(self, message: str) -> None:
        self.heard.append(json.loads(message))


def tables_of(store, agent=agents.agent) -> Tables:
    return Tables(store, AtHand(), 0, agent)


@pytest.fixture
def id(store):
    return keep_battle(store, grognard.battle("bolt_action", seed=7), ("here", "here"))


async def sat(tables, id, page):
    """The table of a battle, with a page at it."""
    table = await tables.open(id)
    table.enter(page)
    await table.join(page)
    await settled()
    return table


async def settled():
    """Let the engine finish what it was asked, and the event loop tell of it."""
    await in_engine(lambda: None)
    await asyncio.sleep(0)


def question(page):
    """The id of the decision a page was told of last, and a choice for it."""
    decision = page.heard[-1]["decision"]
    return decision["id"], decision["options"][0]["choice"]


def held_up(store, monkeypatch):
    """Makes the store wait in the middle of a choice: an event that says it does, and one that lets it go on."""
    writing, go_on = Event(), Event()
    append = store.append

    def slowly(*args):
        writing.set()
        assert go_on.wait(30)
        append(*args)

    monkeypatch.setattr(store, "append", slowly)
    return writing, go_on


def test_a_question_is_answered_once_and_told_though_the_page_that_answers_vanishes(store, id, monkeypatch):
    async def play():
        page = Listener()
        table = await sat(tables_of(store), id, page)
        asked, choice = question(page)
        writing, go_on = held_up(store, monkeypatch)
        vanishes = asyncio.create_task(table.choose(page, asked, choice))
        await asyncio.to_thread(writing.wait, 30)
        vanishes.cancel()
        with pytest.raises(asyncio.CancelledError):
            await vanishes
        another = asyncio.create_task(table.choose(page, asked, choice))
        await asyncio.sleep(0)
        go_on.set()
        with pytest.raises(Refused) as refused:
            await another
        await settled()
        assert refused.value.message.id == "server-stale"
        return page.heard

    before = len(store.lines(id))
    heard = asyncio.run(play())
    assert [(message["type"], message["number"]) for message in heard] == [("table", 0), ("update", 1)]
    assert len(store.lines(id)) == before + 1


def test_a_choice_asked_for_by_a_page_that_vanished_before_its_turn_is_not_made(store, id):
    async def play():
        page, go_on = Listener(), Event()
        table = await sat(tables_of(store), id, page)
        ahead = asyncio.create_task(in_engine(go_on.wait, 30))
        await asyncio.sleep(0)
        vanishes = asyncio.create_task(table.choose(page, *question(page)))
        await asyncio.sleep(0)
        vanishes.cancel()
        with pytest.raises(asyncio.CancelledError):
            await vanishes
        go_on.set()
        await ahead
        await settled()
        return page.heard

    before = store.lines(id)
    assert len(asyncio.run(play())) == 1
    assert store.lines(id) == before


def test_what_a_page_asks_the_moment_it_is_told_is_answered(store, id):
    """Pages are told of a choice before the battle here has gone on; what they ask of the news waits for that."""

    class Asking(Listener):
        def tell(self, message):
            super().tell(message)
            if self.heard[-1]["type"] == "update" and self.heard[-1]["decision"] is not None:
                asked, choice = question(self)
                work = (
                    table.rank(self, asked, None),
                    table.preview(self, asked, ChoiceProposal(choice)),
                    table.hint(self, asked, "random"),
                )
                answers.extend(asyncio.create_task(each) for each in work)

    answers: list[asyncio.Task[Any]] = []
    table: Any = None

    async def play():
        nonlocal table
        other, page = Listener(), Asking()
        table = await sat(tables_of(store), id, other)
        table.enter(page)
        await table.join(page)
        await table.choose(other, *question(other))
        return await asyncio.gather(*answers)

    ranked, preview, hint = asyncio.run(play())
    assert ranked.best is not None
    assert isinstance(preview, Preview)
    assert hint.choice is not None


def test_a_page_that_left_while_it_was_shown_the_table_is_not_told_more(store, id):
    async def play():
        other, page, go_on = Listener(), Listener(), Event()
        table = await sat(tables_of(store), id, other)
        await table.choose(other, *question(other))
        ahead = asyncio.create_task(in_engine(go_on.wait, 30))
        table.enter(page)
        joins = asyncio.create_task(table.join(page))
        await asyncio.sleep(0)
        table.leave(page)
        go_on.set()
        await asyncio.gather(ahead, joins)
        await settled()
        return page.heard, table.pages - {other}

    assert asyncio.run(play()) == ([], set())


def test_a_battle_has_one_table_though_many_others_are_opened_and_nobody_said_hello(store, id):
    others = [keep_battle(store, grognard.battle("bolt_action", seed=seed), ("here", "here")) for seed in range(6)]

    async def open_all():
        tables = tables_of(store)
        first = await tables.open(id)
        for other in others:
            await tables.open(other)
        gc.collect()
        return first, await asyncio.gather(*(tables.open(id) for _ in range(3)))

    first, again = asyncio.run(open_all())
    assert all(table is first for table in again)


def test_tables_nobody_holds_are_forgotten(store, id):
    others = [keep_battle(store, grognard.battle("bolt_action", seed=seed), ("here", "here")) for seed in range(6)]

    async def open_all():
        tables = tables_of(store)
        for each in (id, *others):
            await tables.open(each)
        gc.collect()
        return len(tables._tables)

    assert asyncio.run(open_all()) == 4


def test_what_cannot_be_shown_is_not_stored(store, id, monkeypatch):
    game = type(grognard.system("bolt_action").table)
    scene = game.scene

    async def play():
        page = Listener()
        table = await sat(tables_of(store), id, page)
        asked, choice = question(page)
        monkeypatch.setattr(game, "scene", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await table.choose(page, asked, choice)
        monkeypatch.setattr(game, "scene", scene)
        failed = (table.battle.number, len(page.heard), store.lines(id))
        await table.choose(page, asked, choice)
        await settled()
        return failed, page.heard[-1]["number"]

    before = store.lines(id)
    assert asyncio.run(play()) == ((0, 1, before), 1)


def test_what_cannot_be_stored_is_not_told_and_can_be_said_again(store, id, monkeypatch):
    async def play():
        page = Listener()
        table = await sat(tables_of(store), id, page)
        asked, choice = question(page)
        append = store.append

        def fail(*_):
            raise Unkept(grognard.core.messages.say("server-store-busy"))

        monkeypatch.setattr(store, "append", fail)
        with pytest.raises(Unkept):
            await table.choose(page, asked, choice)
        await settled()
        failed = (table.battle.number, len(page.heard))
        monkeypatch.setattr(store, "append", append)
        await table.choose(page, asked, choice)
        await settled()
        return failed, page.heard[-1]["number"]

    assert asyncio.run(play()) == ((0, 1), 1)


def test_what_goes_otherwise_here_than_it_was_told_is_taken_up_as_it_is_stored(store, id, monkeypatch):
    async def play():
        page = Listener()
        table = await sat(tables_of(store), id, page)
        play_on = table._play_on
        monkeypatch.setattr(table, "_play_on", lambda draft, news: play_on(draft, [*news, '{"dice":[1]}']))
        await table.choose(page, *question(page))
        await settled()
        return [(message["type"], message["number"]) for message in page.heard], table.battle.number

    assert asyncio.run(play()) == ([("table", 0), ("update", 1), ("table", 1)], 1)


def test_the_list_of_battles_tells_of_the_end_in_the_same_breath_as_the_record(store, id):
    async def play():
        page = Listener()
        table = await sat(tables_of(store), id, page)
        await table.choose(page, page.heard[-1]["decision"]["id"], {"type": "Concede"})

    asyncio.run(play())
    assert store.find(id).standing.over


def test_the_rules_are_asked_in_the_engine_s_thread_alone(store, monkeypatch):
    """Two threads in the geometry at once can end the process."""
    threads: set[str] = set()
    for name in ("choose", "refusal", "sample", "choices"):
        ask = getattr(Battle, name)

        def asked(*args, ask=ask, **more):
            threads.add(current_thread().name)
            return ask(*args, **more)

        monkeypatch.setattr(Battle, name, asked)

    def cheats(battle, decision, budget, random):
        return Move(battle.system.rules.decode_choice({"type": "StandFast"}))

    id = keep_battle(store, grognard.battle("bolt_action", seed=7), ("computer:random", "computer:random"))

    async def play():
        page = Listener()
        await sat(tables_of(store, lambda name: cheats), id, page)
        while page.heard[-1]["type"] == "refused" or page.heard[-1]["number"] < 2:
            await settled()
        return page.heard

    heard = asyncio.run(play())
    assert "server-computer-lost" in {message.get("message", {}).get("id") for message in heard}
    assert {name.rstrip("0123456789_") for name in threads} == {"engine"}


def test_a_battle_written_to_elsewhere_while_it_is_taken_up_is_taken_up_whole(store, id, monkeypatch):
    elsewhere = grognard.load_text("\n".join(store.lines(id)))
    elsewhere.choose(elsewhere.choices()[0])
    news = elsewhere.save_text().rstrip("\n").split("\n")[len(store.lines(id)) :]
    lines = store.lines

    def then_more(asked, start=0):
        found = lines(asked, start)
        if start == 0:
            store.append(id, len(found), news)
        return found

    async def play():
        monkeypatch.setattr(store, "lines", then_more)
        return (await tables_of(store).open(id)).battle

    battle = asyncio.run(play())
    assert battle.number == 1
    assert to_builtins(battle.record) == to_builtins(elsewhere.record)
