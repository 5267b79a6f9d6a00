"""What the server does between a choice that arrives and the update that leaves: processor time of the answers of
people in the set-up and the first two turns, two at one screen and one against the computer, all choosing as the greedy
player; each on a server that was just started.

The processor time is that of the server's process and of the one that tells, until the page has its next question or
waits for the computer; the page and the players are elsewhere. What the page does then is in ``benchmarks.cold``.
``python -m benchmarks.answers --why bolt_action`` tells, too, what the ten slowest answers consist of: the battle is
played through again under Python's profiler.
"""

from __future__ import annotations

import json
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from cProfile import Profile
from itertools import product
from pathlib import Path
from pstats import Stats
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

import grognard
from benchmarks.measure import command
from benchmarks.server import House
from grognard import agents
from grognard.core.records import to_builtins
from grognard.server import tasks
from grognard.server.telling import Change, Known, Wish
from grognard.server.wire import encode

SEED = 7
PEOPLE = {"two at one screen": ("here", "here"), "against the computer": ("here", "computer:greedy")}
MOST, TURNS = 40, 2
"""How many answers of the set-up and of each turn are measured, and how many turns."""
LIMIT = 60.0
"""Milliseconds of processor time, for 95 answers in 100."""
SLOWEST, REASONS = 10, 12
PATIENCE, QUIET = 3600.0, 0.1
"""Seconds that a player may think, and after which the computer is taken to wait."""


class Answered(NamedTuple):
    """One answer: the number of lines of the save before it and after it, what was asked and answered, milliseconds in
    the server and in the process that tells, bytes of the updates, plain and packed."""

    start: int
    end: int
    kind: str
    choice: str
    server: float
    telling: float
    size: int
    packed: int

    @property
    def taken(self) -> float:
        """The milliseconds of processor time."""
        return self.server + self.telling


class Played(NamedTuple):
    """A battle's answers and its save."""

    answers: list[Answered]
    lines: list[str]


@contextmanager
def fresh() -> Iterator[House]:
    """A server that has just been started: what is loaded or worked out when first wanted counts."""
    serving = [sys.executable, "-m", "benchmarks.server", "serve"]
    with subprocess.Popen(serving, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield House(process)
        assert process.stdin is not None
        process.stdin.close()


def played(house: House, system: str, players: tuple[str, str]) -> Played:
    """Play a battle's first turns, each person as the greedy player does."""
    id = house.begin(system, SEED, players)
    answers, counts, packer = list[Answered](), dict[int, int](), zlib.compressobj(wbits=-zlib.MAX_WBITS)
    player, chance = agents.agent("greedy"), Random(SEED)
    with house.page(id) as page:
        heard = [str(page.recv())]
        while True:
            heard += late(page)
            turn = (last := json.loads(heard[-1]))["scene"]["turn"]
            if turn > TURNS or last["scene"]["result"]:
                break
            if last["decision"] is None:
                continue
            if counts.setdefault(turn, 0) == MOST:
                break
            counts[turn] += 1
            lines = house.lines(id)
            battle = tasks.battle_of(id, lines)
            asked = next(each for each in battle.decisions if each.seat == last["decision"]["seat"])
            choice = player(battle.clone(), asked, PATIENCE, chance).choice
            said = {"type": "choose", "decision": last["decision"]["id"], "choice": to_builtins(choice)}
            before = house.spent()
            page.send(json.dumps(said))
            heard = list(updates(page))
            after = house.spent()
            news = "".join(heard).encode()
            packed = len(packer.compress(news) + packer.flush(zlib.Z_SYNC_FLUSH))
            server, telling = ((then - now) * 1000 for now, then in zip(before, after, strict=True))
            end = len(lines) + json.loads(heard[-1])["number"] - last["number"]
            name = type(choice).__name__
            answers.append(Answered(len(lines), end, asked.kind, name, server, telling, len(news), packed))
        return Played(answers, house.lines(id))


def late(page: Any) -> Iterator[str]:
    """What the page is told without having answered: what the computer does."""
    with suppress(TimeoutError):
        while True:
            yield str(page.recv(timeout=QUIET))


def updates(page: Any) -> Iterator[str]:
    """What the page is told of its answer, until it is asked again or waits for the computer."""
    while True:
        yield (text := str(page.recv()))
        told = json.loads(text)
        assert told["type"] == "update", told
        if told["decision"] or told["waiting"] or told["scene"]["result"]:
            return


def consists(battle: Played, players: tuple[str, str]) -> dict[int, list[str]]:
    """What each answer consists of, by the number of lines before it: the dearest functions, with their milliseconds
    under the profiler, what they call included."""
    slow = {each.start for each in slowest(battle.answers)}
    known, found, at = Known(battle.lines[0]), dict[int, list[str]](), 1
    change = Change(0)
    while at < len(battle.lines):
        profile = Profile()
        start = at
        with profile:
            at += 1
            known.take(battle.lines[start])
            while at < len(battle.lines) and '"choose"' not in battle.lines[at]:
                known.take(battle.lines[at])
                at += 1
            encode(known.told(Wish("battle", players, start, [], change), []))
        change = Change(0)
        if start in slow:
            found[start] = dearest(profile)
    return found


def dearest(profile: Profile) -> list[str]:
    """The functions of the program that took longest."""
    times = [
        (cumulative * 1000, f"{Path(file).parent.name}/{Path(file).name}:{line} {name}", calls)
        for (file, line, name), (_, calls, _, cumulative, _) in Stats(profile).stats.items()  # type: ignore[attr-defined]
        if "grognard" in file
    ]
    return [f"{time:7.1f} ms {calls:>6} x {name}" for time, name, calls in sorted(times, reverse=True)[:REASONS]]


def slowest(answers: list[Answered]) -> list[Answered]:
    """The slowest answers first."""
    return sorted(answers, key=lambda each: -each.taken)[:SLOWEST]


def told(answers: list[Answered]) -> float:
    """Tell of the answers; the milliseconds within which 95 in 100 are."""
    taken = [each.taken for each in answers]
    whole, late, told_late = (
        quantiles(each, n=20)[-1]
        for each in (taken, [each.server for each in answers], [each.telling for each in answers])
    )
    size, packed = (median(getattr(each, name) for each in answers) / 1000 for name in ("size", "packed"))
    print(
        f"{'':<22}{len(answers)} answers: {median(taken):.0f} ms, 95 in 100 within {whole:.0f} (server {late:.0f},"
        f" telling {told_late:.0f}), slowest {max(taken):.0f}; {size:.0f} kB, packed {packed:.1f}"
    )
    return whole


def main(said: list[str]) -> int:
    why = "--why" in said
    wanted = [each for each in said if each != "--why"] or sorted(grognard.systems())
    slow = 0.0
    for system, (name, players) in product(wanted, PEOPLE.items()):
        with fresh() as house:
            battle = played(house, system, players)
        print(f"{system:<22}{name}")
        slow = max(slow, told(battle.answers))
        reasons = consists(battle, players) if why else {}
        for each in slowest(battle.answers) if why else ():
            print(
                f"  {each.taken:6.1f} ms (server {each.server:.1f}, telling {each.telling:.1f}), line {each.start},"
                f" {each.kind} {each.choice}, {each.size / 1000:.0f} kB"
            )
            for reason in reasons[each.start]:
                print(f"      {reason}")
    print(f"95 in 100 within {LIMIT:.0f} ms: {'yes' if slow <= LIMIT else f'no, {slow:.0f}'}")
    command()
    return 0 if slow <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
