"""What PostgreSQL asks of a store besides: several programs at once, a database that comes and goes; backups."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sql

from grognard.core.messages import say
from grognard.replays.study import NewNote
from grognard.server.listings import Shelf
from grognard.server.pages.studies import _keep, notes
from grognard.server.seats import Holder
from grognard.server.store import Behind, Standing, Store, Unkept, metadata, now
from tests.server.conftest import serving
from tests.server.postgresql import SERVICE, cluster

STANDING = Standing(say("one"), say("two", turn=3), False)


def test_of_writers_who_come_at_once_each_line_has_one(postgresql):
    stores = [Store(postgresql.new())]
    stores += [Store(stores[0].url.render_as_string(hide_password=False)) for _ in range(3)]
    stores[0].create("b", "bolt_action", ["here", "here"], STANDING, ["header"])

    def write(number: int) -> int:
        written = 0
        for seq in range(1, 21):
            try:
                stores[number].append("b", seq, [f"{number}"])
                written += 1
            except Behind:
                pass
        return written

    with ThreadPoolExecutor(4) as pool:
        written = list(pool.map(write, range(4)))
    lines = stores[0].lines("b")
    assert len(lines) == 1 + sum(written)
    assert {line: lines.count(line) for line in "0123"} == {str(number): count for number, count in enumerate(written)}
    for store in stores:
        store.close()


def test_several_who_carry_a_database_over_at_once_find_it_carried(postgresql):
    url = postgresql.new(empty=True)
    with ThreadPoolExecutor(3) as pool:
        stores = list(pool.map(Store, [url] * 3))
    for store in stores:
        assert store.list() == []
        store.close()


def test_a_database_that_goes_is_told_of_and_one_that_comes_back_is_gone_on_with():
    with cluster() as server:
        store = Store(server.new())
        store.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
        server.stop()
        for work in (lambda: store.append("b", 1, ["lost"]), store.list):
            with pytest.raises(Unkept):
                work()
        server.start()
        store.append("b", 1, ["choice"])
        assert store.lines("b") == ["header", "choice"]
        store.close()


def test_nothing_of_a_battle_is_left_when_it_is_forgotten(postgresql):
    store = Store(postgresql.new())
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
    shelf = Shelf(store)
    shelf.delete("b")
    shelf.forget(now(1))
    with store.reading() as connection:
        for table in metadata.sorted_tables:
            assert connection.scalar(sql.select(sql.func.count()).select_from(table)) == 0, table.name
    store.close()


def test_a_backup_of_a_battle_under_way_is_restored_and_played_on(postgresql):
    store = Store(postgresql.new())
    with serving(store) as server:
        id = server.begin()
        with server.talk(id) as page:
            asked = page.hello()["decision"]
            where = ("-h", str(postgresql.folder), "-U", SERVICE)
            dump = str(postgresql.folder / "battles.dump")
            postgresql.run("pg_dump", *where, "--format=custom", f"--file={dump}", store.url.database or "")
            page.say(type="choose", decision=asked["id"], choice=server.choice(id, asked["seat"]))
            page.until(lambda heard: heard["type"] == "update")
    restored = postgresql.new(empty=True)
    postgresql.run("pg_restore", *where, f"--dbname={restored.rpartition('/')[2].partition('?')[0]}", dump)
    again = Store(restored)
    with serving(again) as server, server.talk(id) as page:
        assert page.hello()["decision"] == asked
    for each in (store, again):
        each.close()


@pytest.mark.sqlite
def test_a_copy_of_a_file_made_while_it_is_written_holds_the_battle(store, tmp_path):
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
    copy = tmp_path / "copy.sqlite"
    with store.writing() as writer:
        writer.execute(metadata.tables["lines"].insert().values(battle="b", seq=1, text="not yet"))
        with sqlite3.connect(store.url.database) as source, sqlite3.connect(copy) as target:
            source.backup(target)
    restored = Store(str(copy))
    assert restored.lines("b") == ["header"]
    for each in (store, restored):
        each.close()


def test_of_notes_said_at_once_each_has_a_number_of_its_own(postgresql):
    store = Store(postgresql.new())
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda at: _keep(store, "b", Holder(), NewNote(0, f"note {at}")), range(40)))
    with store.reading() as connection:
        assert sorted(connection.scalars(sql.select(notes.c.id))) == list(range(1, 41))
    store.close()
