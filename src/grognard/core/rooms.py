"""The rooms of a game, opened when somebody first needs them: a battle without a table does not wait for one."""

from __future__ import annotations

import gc
from importlib import import_module
from importlib.resources import files
from threading import RLock
from typing import Any


class Loading:
    """Games are loaded one at a time: threads that first import NumPy together leave it broken for the whole process.
    Nor does the collector of circles look at what is being loaded, all of which stays."""

    def __init__(self) -> None:
        self._alone, self._depth, self._collected = RLock(), 0, False

    def __enter__(self) -> None:
        self._alone.acquire()
        if not self._depth:
            self._collected = gc.isenabled()
            gc.disable()
        self._depth += 1

    def __exit__(self, *raised: object) -> None:
        self._depth -= 1
        if not self._depth and self._collected:
            gc.enable()
        self._alone.release()


loading = Loading()


class Room:
    """A part of a game that lies in a room of its ``package``, whose modules are named alike in all games."""

    room: str
    """The room's name."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._opened: dict[str, Any] = {}

    def module(self, name: str) -> Any:
        """A module of the room."""
        if name not in self._opened:
            with loading:
                self._opened[name] = import_module(f"{self.package}.{self.room}.{name}")
        return self._opened[name]

    def has(self, name: str) -> bool:
        """Whether the room has such a module."""
        return (files(self.package) / self.room / f"{name}.py").is_file()
