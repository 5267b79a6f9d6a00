"""Battles to watch: drawn from all that is shipped, played at random, one in four half with judgement."""

from __future__ import annotations

import traceback
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from grognard.agents import agent
from grognard.core.battle import Battle
from grognard.core.contract import check_copies, check_position, check_record
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Stream
from grognard.core.systems import system
from tests.contract.agreements import drawn
from tests.referee.referee import Finding, Referee
from tests.referee.referees import REFEREES
from tests.referee.watching import WatchedBattle

BOUND = 10_000
"""By so many choices a battle must be over."""
TRIED = 12
"""How many listed choices of a decision are put to the program's own check."""
UNHURRIED = 1e9
"""Seconds an agent has: it must answer the same on every machine."""


class Report(NamedTuple):
    """What came of watching a battle."""

    game: str
    seed: int
    decisions: int
    checks: Counter[str]
    findings: list[Finding]


def prepared(name: str, seed: int, options: str) -> tuple[WatchedBattle, Random]:
    """Battle ``seed`` of a game before its first choice, and what its players throw for their choices. ``options`` are
    the house rules: "random", "default", or "half" (four battles of eight)."""
    game = system(name)
    agreed = drawn(game, Random(f"{name} {seed}"))
    if options == "default" or (options == "half" and seed // 4 % 2 == 0):
        agreed["options"] = {}
    source = Stream(agreed.pop("seed"))
    return WatchedBattle(game, game.setups.make_setup(**agreed), source), Random(f"play {name} {seed}")


def watch(name: str, seed: int, options: str = "half") -> Report:
    """Play battle ``seed`` of a game under its referee's eyes."""
    battle, random = prepared(name, seed, options)
    referee = REFEREES[name](battle, seed)
    try:
        play(battle, referee, random)
    except Exception:
        referee.complain("the program goes on", traceback.format_exc()[-1400:])
    return Report(name, seed, battle.number, referee.checks, referee.findings)


def replayed(name: str, seed: int, number: int, options: str = "half") -> Battle[Any]:
    """The battle of a finding as it stood before choice ``number``: for looking again."""
    battle, random = prepared(name, seed, options)
    play(battle, Referee(battle, seed), random, until=number)
    return battle


def play(battle: WatchedBattle, referee: Referee, random: Random, until: int = BOUND) -> None:
    """Play to the end, or ``until`` so many choices are made; the referee sees all that happens. One battle in four is
    played half with judgement."""
    greedy = agent("greedy") if referee.seed % 4 == 3 else None
    look(battle, referee)
    while not battle.over and battle.number < until:
        referee.number = battle.number
        decision = random.choice(battle.decisions)
        if battle.number % 7 == 0:
            listed_is_accepted(battle, referee, decision, random)
        if battle.number % 60 == 59:
            copies_agree(battle, referee, random, decision)
        if greedy and random.random() < 0.5:
            choice = greedy(battle, decision, UNHURRIED, random).choice
        else:
            choice = battle.sample(random, decision)
        referee.taken(decision, choice)
        battle.choose(choice, decision.seat)
        look(battle, referee)
    referee.number = battle.number
    if battle.over:
        referee.ended(battle.state, battle.result)
        if random.random() < 0.05:
            agrees(referee, "the record replays", lambda: check_record(battle))
    else:
        referee.see("the battle ends", until < BOUND, f"still at choice {battle.number}")


def look(battle: WatchedBattle, referee: Referee) -> None:
    """The referee sees what has happened since he last looked, and what is asked now."""
    for moment in battle.shown():
        referee.watch(moment)
    for decision in battle.decisions:
        referee.asked(decision, battle.state)
        if decision.kind in referee.reads:
            referee.listed(decision, battle.choices(decision), battle.state)
    referee.settled(battle.state)


def listed_is_accepted(battle: Battle[Any], referee: Referee, decision: Decision, random: Random) -> None:
    """Every listed choice passes the program's own check."""
    listed = battle.choices(decision)
    referee.see("something is listed", listed, repr(decision))
    tried: list[Choice] = list(listed) if len(listed) <= TRIED else random.sample(list(listed), TRIED)
    for choice in tried:
        refusal = battle.refusal(choice, decision.seat)
        referee.see("listed is accepted", refusal is None, f"{decision.kind}: {choice!r}: {refusal}")


def copies_agree(battle: Battle[Any], referee: Referee, random: Random, decision: Decision) -> None:
    """The position reads back the same; copies play on alike, and a choice taken back leaves no trace."""
    agrees(referee, "the position reads back", lambda: check_position(battle))
    choice = battle.sample(Random(random.random()), decision)
    plain = Battle.clone(battle)
    agrees(referee, "copies play on alike", lambda: check_copies(plain, choice, decision.seat))


def agrees(referee: Referee, kind: str, check: Any) -> None:
    try:
        check()
    except AssertionError as error:
        referee.complain(kind, str(error)[:700])
    referee.checks[kind] += 1
