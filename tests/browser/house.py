"""The house the browser's tests come to: a server over a store of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.events import Chosen
from grognard.server.databases.database import sqlite_url
from grognard.server.keys import new_key
from grognard.server.store import Store
from grognard.server.tables import keep_battle
from tests.browser.serving import served

WITH_COMPUTER = ("here", "computer:random")


def as_sent(choice: Any) -> Any:
    """A choice as the page sends it."""
    return msgspec.json.decode(msgspec.json.encode(choice))


class House:
    """A running server, its address with the key, and the battles it keeps."""

    def __init__(self, store: Store, port: int) -> None:
        self.store = store
        self.origin = f"http://127.0.0.1:{port}"
        self.key = new_key(store)

    def keep(self, battle: Battle[Any], players: tuple[str, str] = WITH_COMPUTER) -> str:
        """Put a battle into the store, as loading its save does, and give its id."""
        return keep_battle(self.store, battle, players)

    def begin(self, players: tuple[str, str] = WITH_COMPUTER, system: str = "bolt_action", **setup: Any) -> str:
        """Keep a new battle."""
        return self.keep(grognard.battle(system, **{"seed": 7, **setup}), players)

    def battle(self, id: str) -> Battle[Any]:
        """A battle as the store has it."""
        return grognard.load_text("\n".join(self.store.lines(id)))

    def answer(self, id: str, before: Battle[Any]) -> Any:
        """The first choice a battle has more than it had before, as the page sends it."""
        news = self.battle(id).record_from(len(before.record))
        return as_sent(next(entry.choice for entry in news if isinstance(entry, Chosen)))

    def ids(self) -> list[str]:
        """The battles there are, the one last played first."""
        return [kept.id for kept in self.store.list()]


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """Serve a fresh store from this folder until the end of the block; the computer does not pause."""
    file = folder / "battles.sqlite"
    store = Store(sqlite_url(file))
    with served(file) as port:
        yield House(store, port)
    store.close()
