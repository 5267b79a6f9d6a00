"""A player of one's own in a process of its own: what it does there, or leaves undone, harms no battle but its own.

It is handed the battle as its side knows it, as a save, and answers a choice; both are text. One that takes too long is
ended. A process that is done with serves the next battle of the same player.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any, TypeVar

from grognard.agents import own
from grognard.agents.move import Move
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.errors import GrognardError, InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, from_text, to_text

MOST = 10.0
"""The seconds it is given for a decision at most."""
GRACE = 1.2
"""After so many times its seconds it is ended."""
KEPT = 4
"""So many processes wait for another battle."""
STARTING = 60.0
"""The seconds for the process to start, and to read what it is asked; they are not counted as its own."""


Answered = TypeVar("Answered", bound=Record)


class Wanted(Record):
    """The player that is to play, made anew. Answered by ``Ready``."""

    place: str


class Asked(Record):
    """What it is asked: ``seat``'s decision of a battle. Answered by ``Ready`` once it is read, and by ``Answer``."""

    save: str
    seat: int
    budget: float
    chance: int


class Ready(Record):
    """What was told is read; or what is wrong with it."""

    wrong: Message | None = None


class Answer(Record):
    """The choice, as saves write it; or how the player failed."""

    choice: Any = None
    reason: Message | None = None
    fault: str = ""


class Failed(GrognardError):
    """A player in its own process failed, ended or took too long."""


class Apart:
    """The player at a place (``file.py:name``), in a process of its own.

    Raises ``InputError`` naming the file and what is wrong with it.
    """

    def __init__(self, place: str) -> None:
        self._place = own.located(place)
        own.found_at(self._place)
        self._process: _Process | None = _taken(self._place)
        wrong = self._process.ask(Wanted(self._place), Ready, STARTING).wrong
        if wrong is not None:
            self.leave()
            raise InputError(wrong)

    def __call__(self, battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
        """The move it makes. Raises ``Failed``."""
        process = self._process
        if process is None:
            raise Failed(say("own-agent-gone"))
        budget = min(budget, MOST)
        try:
            process.ask(Asked(battle.save_text(), decision.seat, budget, random.getrandbits(62)), Ready, STARTING)
            answer = process.hear(Answer, GRACE * budget)
        except Failed:
            self._process = None
            process.end()
            raise
        if answer.fault:
            raise Failed(say("own-agent-fault", problem=answer.fault))
        return Move(battle.rules.decode_choice(answer.choice), answer.reason)

    def leave(self) -> None:
        """It plays no more."""
        process, self._process = self._process, None
        if process is None:
            return
        if len(_idle) == KEPT:
            _idle.popleft()[1].end()
        _idle.append((self._place, process))


class _Process:
    """One end of a process with a player: lines go there, lines come back."""

    def __init__(self) -> None:
        self._there = subprocess.Popen(
            [sys.executable, "-m", "grognard.agents"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
        self._heard: Queue[str] = Queue()
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._there.stdout is not None
        for line in self._there.stdout:
            self._heard.put(line)
        self._heard.put("")

    def ask(self, told: Record, kind: type[Answered], seconds: float) -> Answered:
        """Tell it something, and hear what it says to it."""
        assert self._there.stdin is not None
        try:
            self._there.stdin.write(to_text(told) + "\n")
            self._there.stdin.flush()
        except OSError as error:
            raise Failed(say("own-agent-gone")) from error
        return self.hear(kind, seconds)

    def hear(self, kind: type[Answered], seconds: float) -> Answered:
        """What it says. Raises ``Failed`` if that takes longer than so many seconds, or if it has ended."""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty as error:
            raise Failed(say("own-agent-slow", seconds=f"{seconds:g}")) from error
        if not line:
            raise Failed(say("own-agent-gone"))
        found: Answered = from_text(line, kind)
        return found

    def end(self) -> None:
        """End it, whatever it does."""
        with suppress(OSError):
            self._there.kill()
        self._there.wait()


_idle: deque[tuple[str, _Process]] = deque()
"""Processes that wait for another battle of the player at a place, the last used last."""


def _taken(place: str) -> _Process:
    for each in _idle:
        if each[0] == place:
            _idle.remove(each)
            return each[1]
    process = _Process()
    atexit.register(process.end)
    return process
