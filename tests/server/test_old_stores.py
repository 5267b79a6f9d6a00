"""Stores that earlier versions of the program have made, kept as they were, open in this one and are played on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from grognard.core.saves import load_text
from grognard.server.databases.database import sqlite_url
from grognard.server.store import Store
from grognard.server.talks.kept import Talk
from tests.server.conftest import serving
from tests.server.test_seats import came

STORES = sorted((Path(__file__).parent / "stores").glob("*.sql"))


@pytest.mark.parametrize("old", STORES, ids=lambda path: path.stem)
def test_an_old_store_is_carried_over_and_its_battle_played_on(old, tmp_path):
    file = tmp_path / "battles.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(old.read_text(encoding="utf-8"))
    assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (old.stem,)
    connection.close()
    store = Store(sqlite_url(file))
    (kept,) = store.list()
    assert (kept.name, kept.players) == ("An old battle", ("here", "computer:greedy"))
    assert store.knows_key("0" * 64)
    lines = store.lines(kept.id)
    with serving(store) as server:
        guest = came(server, kept.id, 1)
        with server.talk(kept.id) as host, guest.talk(kept.id) as page:
            tables = [each.hello() for each in (host, page)]
            seat = next(seat for seat, each in enumerate(tables) if each["decision"])
            choice = server.choice(kept.id, seat)
            (host, page)[seat].say(type="choose", decision=tables[seat]["decision"]["id"], choice=choice)
            for each in (host, page):
                assert each.until(lambda heard: heard["type"] == "update")["number"] == tables[0]["number"] + 1
    assert store.lines(kept.id)[: len(lines)] == lines
    store.close()


@pytest.mark.parametrize(("agreed", "seat", "winner"), [("draw", None, None), ("concede", 1, 0)])
def test_a_battle_that_ended_beside_its_record_has_its_end_there(agreed, seat, winner, tmp_path):
    file = tmp_path / "battles.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript((Path(__file__).parent / "stores" / "0004.sql").read_text(encoding="utf-8"))
    connection.execute("INSERT INTO terms SELECT id, '', ?, ?, 0 FROM battles", (agreed, seat))
    connection.commit()
    connection.close()
    store = Store(sqlite_url(file))
    (kept,) = store.list()
    battle = load_text("\n".join(store.lines(kept.id)))
    assert battle.over
    assert battle.result.winner == winner
    assert Talk(store, kept.id).terms().agreed == ""
    store.close()
