"""The process of a player of one's own (``grognard.agents.apart``): it is told and answers line by line."""

from __future__ import annotations

import os
from collections.abc import Callable
from queue import Queue
from random import Random
from threading import Thread
from typing import Any, TextIO

from grognard.agents import own
from grognard.agents.apart import Answer, Asked, Ready, Wanted
from grognard.agents.judged import words_of
from grognard.agents.move import Move
from grognard.core import saves
from grognard.core.errors import InputError
from grognard.core.records import Record, from_text, to_builtins, to_text


def main() -> None:
    """Answer until nobody asks any more."""
    # What a player prints is no answer, and what it reads no question: those streams are not its own.
    questions, answers = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)

    def say(told: Record) -> None:
        answers.write(to_text(told) + "\n")
        answers.flush()

    lines: Queue[str] = Queue()
    Thread(target=_listen, args=(questions, lines), daemon=True).start()
    player: Any = None
    while True:
        line = lines.get()
        if '"place"' in line[:10]:
            player = _made(from_text(line, Wanted).place, say)
        else:
            _answer(player, from_text(line, Asked), say)


def _listen(questions: TextIO, lines: Queue[str]) -> None:
    """Whoever asked is gone: the process ends, whatever the player does."""
    for line in questions:
        lines.put(line)
    os._exit(0)


def _made(place: str, say: Callable[[Record], None]) -> Any:
    try:
        player = own.agent_in(place)
    except InputError as error:
        say(Ready(error.message))
        return None
    say(Ready())
    return player


def _answer(player: Any, asked: Asked, say: Callable[[Record], None]) -> None:
    battle = saves.read(asked.save).battle
    decision = next(each for each in battle.decisions if each.seat == asked.seat)
    say(Ready())
    here = os.getpid()
    try:
        move = player(battle, decision, asked.budget, Random(asked.chance))
        if not isinstance(move, Move):
            raise TypeError(f"a player answers with a Move, not {type(move).__name__}")
        answer = Answer(to_builtins(move.choice), move.reason)
        to_text(answer)
    except (Exception, SystemExit) as error:
        answer = Answer(fault=words_of(error))
    finally:
        if os.getpid() != here:
            # A copy the player has made of this process: nobody asked it.
            os._exit(0)
    say(answer)


if __name__ == "__main__":
    main()
