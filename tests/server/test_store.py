"""The contract of the store: lines under a sequence number that is also the lock."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.server.databases.database import sqlite_url
from grognard.server.keys import digest, new_key, valid
from grognard.server.seats import Holder, Place, is_open
from grognard.server.store import Behind, Standing, Store, Unkept, metadata

STANDING = Standing(say("one"), say("two", turn=3), False)


def test_lines_come_back_in_the_order_appended(store):
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header", "roll"])
    store.append("b", 2, ["first", "second"])
    store.append("b", 4, ["third"])
    assert store.lines("b") == ["header", "roll", "first", "second", "third"]


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_a_writer_who_does_not_know_the_last_line_is_refused_and_writes_nothing(store, expected):
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header", "roll"])
    with pytest.raises(Behind):
        store.append("b", expected, ["lost", "lost too"])
    assert store.lines("b") == ["header", "roll"]


def test_lines_without_a_battle_are_refused(store):
    with pytest.raises(Behind):
        store.append("b", 1, ["lost"])
    assert store.lines("b") == []


def test_the_list_begins_with_the_battle_last_played(store):
    for id in ("old", "new"):
        store.create(id, "bolt_action", ["here", "computer:greedy"], STANDING, ["header"])
    assert [kept.id for kept in store.list()] == ["new", "old"]
    store.append("old", 1, ["choice"])
    assert [kept.id for kept in store.list()] == ["old", "new"]


def test_a_status_is_kept_with_its_sentence(store):
    store.create("b", "bolt_action", ["here", "computer:greedy"], STANDING, ["header"])
    over = Standing(STANDING.title, say("won", by=say("name", number=2)), True)
    store.append("b", 1, ["choice"], over)
    kept = store.find("b")
    assert kept.standing == over
    assert kept.players == ("here", "computer:greedy")
    with pytest.raises(InputError, match="no battle “c”"):
        store.find("c")


def test_everything_is_there_when_the_store_is_opened_again(url):
    first = Store(url)
    first.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
    key = new_key(first)
    first.close()
    second = Store(url)
    assert second.lines("b") == ["header"]
    assert valid(second, key)
    second.close()


@pytest.mark.sqlite
def test_keys_are_kept_as_digests_only(store, tmp_path):
    key = new_key(store)
    assert valid(store, key)
    assert not valid(store, key + "x")
    assert not valid(store, digest(key))
    assert not valid(store, "")
    store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert digest(key).encode() in kept
    assert key.encode() not in kept


def test_the_migrations_make_the_schema_the_code_expects(store):
    engine = sql.create_engine(store.url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.sqlite
def test_what_is_written_is_on_the_disk_when_the_writer_is_told(store):
    with store.reading() as connection:
        assert connection.scalar(sql.text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(sql.text("PRAGMA synchronous")) == 2


@pytest.mark.sqlite
def test_reading_waits_for_no_writer_and_a_writer_kept_waiting_is_told_so(store, url, monkeypatch):
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
    key = new_key(store)
    monkeypatch.setattr(store._database, "waits", 0)
    store._database.engine.dispose()
    engine = sql.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as other:
        other.exec_driver_sql("BEGIN IMMEDIATE")
        assert store.lines("b") == ["header"]
        assert store.find("b").id == store.list()[0].id == "b"
        assert valid(store, key)
        with pytest.raises(Unkept, match="Another program is writing"):
            store.append("b", 1, ["choice"])
        other.exec_driver_sql("ROLLBACK")
    engine.dispose()
    store.append("b", 1, ["choice"])
    assert store.lines("b") == ["header", "choice"]


def test_a_battle_s_status_and_its_lines_are_written_together_or_not_at_all(store):
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
    with pytest.raises(Behind):
        store.append("b", 5, ["lost"], Standing(STANDING.title, say("won"), True))
    assert store.find("b").standing == STANDING
    assert store.lines("b", 1) == []


def at_once(store, *wanted):
    """Has these appended by a thread each, all of which wait for the disk; what becomes of them, and in how many
    transactions."""
    begun = []
    appending = store._database.appending

    def counted():
        begun.append(1)
        return appending()

    with pytest.MonkeyPatch.context() as patched, ThreadPoolExecutor(len(wanted)) as threads:
        patched.setattr(store._database, "appending", counted)
        with store._adding:
            found = [threads.submit(store.append, *each) for each in wanted]
            while len(store._wanted) < len(wanted):
                time.sleep(0.001)
        return [each.exception() for each in found], len(begun)


def test_what_several_threads_write_at_once_is_written_together(store):
    for id in ("a", "b", "c"):
        store.create(id, "bolt_action", ["here", "here"], STANDING, ["header"])
    over = Standing(STANDING.title, say("won"), True)
    assert at_once(store, ("a", 1, ["one"]), ("b", 1, ["two"], over), ("c", 1, ["three"])) == ([None] * 3, 1)
    assert [store.lines(id, 1) for id in ("a", "b", "c")] == [["one"], ["two"], ["three"]]
    assert [store.find(id).standing.over for id in ("a", "b", "c")] == [False, True, False]


def test_one_that_is_behind_keeps_no_other_from_being_written(store):
    for id in ("a", "b"):
        store.create(id, "bolt_action", ["here", "here"], STANDING, ["header"])
    (good, behind, gone), _ = at_once(store, ("a", 1, ["one"]), ("b", 4, ["lost"]), ("c", 1, ["lost"]))
    assert good is None
    assert isinstance(behind, Behind)
    assert isinstance(gone, Behind)
    assert [store.lines(id, 1) for id in ("a", "b", "c")] == [["one"], [], []]


def test_several_processes_may_open_a_store_that_is_not_there_yet(url):
    code = "import sys; from grognard.server.store import Store; Store(sys.argv[1]).close()"
    opening = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(3)]
    assert [process.wait() for process in opening] == [0, 0, 0]


@pytest.mark.parametrize(
    "named",
    ["nonsense://", "nosuchbase://here", "sqlite:////nowhere/at/all.sqlite", "postgresql://127.0.0.1:1/nothing_there"],
)
def test_a_store_there_cannot_be_is_refused_in_words(named):
    with pytest.raises(InputError, match="cannot be kept"):
        Store(named)


def test_a_password_is_not_told_where_a_store_cannot_be_opened():
    with pytest.raises(InputError) as refused:
        Store("postgresql://ann:secret@127.0.0.1:1/battles")
    assert "secret" not in str(refused.value)
    assert "ann:***@127.0.0.1" in str(refused.value)


def test_a_store_of_a_later_version_is_refused_in_words(store, url):
    with store.writing() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(InputError, match="9999"):
        Store(url)


# ---- damage ----------------------------------------------------------------------------------------------------------


def spoil(store, statement):
    with store.writing() as connection:
        connection.exec_driver_sql(statement)


def test_a_damaged_entry_is_marked_and_the_others_are_listed(store):
    for id in ("good", "bad", "worse"):
        store.create(id, "bolt_action", ["here", "computer:greedy"], STANDING, ["header"])
    spoil(store, "UPDATE battles SET title = '{' WHERE id = 'bad'")
    spoil(store, "UPDATE battles SET players = '[' WHERE id = 'worse'")
    listed = {kept.id: kept for kept in store.list()}
    assert listed["good"].standing == STANDING
    for id in ("bad", "worse"):
        assert listed[id].standing.status == say("server-damaged")
        assert listed[id].standing.over
        assert listed[id].damaged
        assert store.find(id) == listed[id]
    assert not listed["good"].damaged


def test_a_guest_is_given_no_battle_whose_entry_does_not_say_that_it_is_over(store):
    store.create("bad", "bolt_action", ["here", "link"], STANDING, ["header"])
    guest, house = Holder(Place("digest", "bad", 1, True, "Ann", "blue")), Holder()
    assert [is_open(store.find("bad"), holder) for holder in (guest, house)] == [False, False]
    spoil(store, "UPDATE battles SET title = '{' WHERE id = 'bad'")
    assert [is_open(store.find("bad"), holder) for holder in (guest, house)] == [False, True]


@pytest.mark.sqlite
def test_bytes_among_the_lines_are_read_as_a_damaged_line(store):
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header", "roll"])
    spoil(store, "UPDATE lines SET text = x'ff00' WHERE seq = 1")
    assert store.lines("b")[0] == "header"
    assert all(isinstance(line, str) for line in store.lines("b"))


def test_damaged_lines_are_set_aside_and_not_lost(store):
    store.create("b", "bolt_action", ["here", "here"], STANDING, ["header", "roll", "bad", "after"])
    mended = Standing(say("one"), say("server-mended", line=3), False)
    store.set_aside("b", 2, mended)
    assert store.lines("b") == ["header", "roll"]
    assert store.find("b").standing == mended
    store.append("b", 2, ["anew"])
    assert store.lines("b") == ["header", "roll", "anew"]
    with store.reading() as connection:
        kept = connection.execute(sql.select(metadata.tables["lines"].c.text)).scalars().all()
    assert {"bad", "after"} <= set(kept)


@pytest.mark.parametrize("content", [b"SQLite format 3\x00" + b"nonsense" * 600])
def test_a_malformed_file_is_moved_aside_with_a_sentence(tmp_path, content):
    file = tmp_path / "battles.sqlite"
    file.write_bytes(content)
    store = Store(sqlite_url(file))
    (note,) = store.notes
    assert note.id == "server-store-moved"
    assert store.list() == []
    store.close()
    (aside,) = tmp_path.glob("battles.sqlite.damaged-*")
    assert aside.read_bytes() == content
    assert str(aside) == note.args["aside"]


def test_a_file_that_never_was_a_store_is_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, " * 300)
    with pytest.raises(InputError, match="not a database") as refused:
        Store(sqlite_url(file))
    assert "sqlalche.me" not in str(refused.value)
    assert file.read_text().startswith("Dear reader")


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes here")
def test_the_store_is_readable_by_its_owner_alone(tmp_path):
    file = tmp_path / "battles.sqlite"
    old = os.umask(0)
    try:
        store = Store(sqlite_url(file))
        store.create("b", "bolt_action", ["here", "here"], STANDING, ["header"])
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
        store.close()
    finally:
        os.umask(old)


def test_keys_end(store):
    old, new = new_key(store), new_key(store)
    spoil(store, f"UPDATE keys SET created = '2001-01-01T00:00:00+00:00' WHERE digest = '{digest(old)}'")
    assert not valid(store, old)
    assert valid(store, new)
    new_key(store)
    with store.reading() as connection:
        assert digest(old) not in connection.scalars(sql.select(metadata.tables["keys"].c.digest)).all()


def test_a_file_s_path_stands_for_the_database_in_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Store("here.db").close()
    assert (tmp_path / "here.db").is_file()
    assert Store(str(tmp_path / "here.db")).url == Store("here.db").url
