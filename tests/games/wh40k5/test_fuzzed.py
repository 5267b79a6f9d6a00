"""Whatever is sent as a choice is taken or refused in words, and a refusal changes nothing; no view tells what dice
will show."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from math import inf, nan
from random import Random
from typing import Any

import pytest

import grognard
from grognard.agents.greedy import take_the_best
from grognard.core import contract
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Script
from grognard.core.engine.events import Chosen, Rolled
from grognard.core.errors import InputError
from grognard.core.records import to_builtins
from grognard.games.wh40k5 import SYSTEM as GAME
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase
from grognard.games.wh40k5.rules.assault.hit_and_run import HitsAndRuns
from grognard.games.wh40k5.rules.mission.deep_strike import DeepStriking, Mishap
from grognard.games.wh40k5.rules.mission.reserves import Outflanking
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.vehicles.damage import DamageApplied, DamageResults
from grognard.games.wh40k5.state.choices import Firing
from tests.contract.agreements import drawn
from tests.games.wh40k5.table import boyz, marines, play, row, unit
from tests.games.wh40k5.vehicles_table import DOWN, dreadnought, rhino, vindicator

ODD: tuple[Any, ...] = (
    None, -1, 1.5, nan, inf, 10**6, 10**30, True, "", "nobody", "a.captain", "b.boyz.1", [], {}, [[0, 0]],
    [10**9, -(10**9)], {"model": "a.captain.1", "points": [[0, 0]]},
)  # fmt: skip
EACH = 3
"""How often a kind of decision is looked at in a battle."""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything within plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


def spoilt(value: Any, random: Random) -> Any:
    """Plain data with something in it changed."""
    changed = deepcopy(value)
    *path, last = random.choice(places(changed)[1:])
    holder = changed
    for key in path:
        holder = holder[key]
    old = holder[last]
    near: tuple[Any, ...] = ()
    if isinstance(old, list):
        near = (old * 2, old[:1], old[::-1], old * 40)
    elif isinstance(old, int):
        near = (old + 1, -old, old * 1000)
    holder[last] = random.choice((*near, *ODD))
    return changed


def understood(data: Any) -> Choice | None:
    """The choice plain data stands for; None if it was refused in words."""
    told = "a choice"
    try:
        return GAME.rules.decode_choice(data)
    except InputError as error:
        told = str(error)
    assert told
    return None


def check_fuzzed(battle: Battle[Any], decision: Decision, strangers: list[Choice], random: Random) -> Counter[str]:
    """Choices of other decisions and spoilt ones of this are taken or refused; what came of the spoilt ones."""
    found: Counter[str] = Counter()
    contract.check_decision(battle, decision, strangers, most=4)
    for choice in random.sample(list(battle.choices(decision)), 1):
        for _ in range(20):
            other = understood(spoilt(to_builtins(choice), random))
            if other is None:
                found["not understood"] += 1
                continue
            refusal = battle.refusal(other, decision.seat)
            found["refused" if refusal is not None else "taken"] += 1
            if refusal is not None:
                contract.check_refused(battle, other, decision.seat)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("number", [pytest.param(1, marks=pytest.mark.sample), *range(2, 9)])
def test_spoilt_choices_are_refused_in_words(number: int) -> None:
    random = Random(number)
    battle = grognard.battle("wh40k5", **drawn(grognard.system("wh40k5"), random))
    seen: Counter[str] = Counter()
    strangers: dict[type[Choice], Choice] = {}
    found: Counter[str] = Counter()
    while (decision := battle.decision) is not None:
        greedy = random.random() < 0.6
        choice = take_the_best(battle, decision, inf, random).choice if greedy else battle.sample(random)
        strangers[type(choice)] = choice
        if seen[decision.kind] < EACH:
            seen[decision.kind] += 1
            found += check_fuzzed(battle, decision, list(strangers.values()), random)
        battle.choose(choice)
    assert found["not understood"]
    assert found["refused"]


def rare() -> list[Battle[Any]]:
    """Battles at decisions that seldom come."""
    jumpers = unit("a.j", "assault-squad", [row("assault-marine", 3)], place="off", arrival="deep-strike", due=True)
    scouts = unit("a.s", "scout-squad", [row("scout", 3)], place="off", arrival="outflank", due=True)
    wolves = unit("a.w", "fenrisian-wolves", [row("fenrisian-wolf")], 10, 20, special=("hit-and-run",))
    beside = boyz("b.o", 10, 20 - 1.2835, 1)
    tank, mob = rhino("a.r", 20, 30), boyz("b.o", 20, 22, 3, special=("fearless",))
    gun, mate = vindicator("b.v", 20, 20), marines("a.m", 2, 46, 1)
    battles = [
        play(DeepStriking("a.j"), jumpers, boyz("b.o", 4, 4, 1), turn=2),
        play(Mishap("a.j", 0), jumpers, boyz("b.o", 4, 4, 1), dice=(3,), turn=2),
        play(Outflanking("a.s"), scouts, boyz("b.o", 4, 4, 1), dice=(6,), turn=2),
        play(HitsAndRuns(0), wolves, beside),
        play(HitsAndRuns(0), wolves, beside, dice=(1, 3, 3, 3)),
        play(MovementPhase(0), tank, mob, mate),
        play(MovementPhase(0), vindicator("a.v", 20, 30), dreadnought("b.d", 20, 22, facing=DOWN), mate),
        play(DamageResults("b.v", "b.v.1", ("weapon-destroyed", "immobilised"), 0, "shooting"), gun),
        play(DamageApplied("b.v", "b.v.1", "weapon-destroyed", 0), gun),
        play(Shooting("a.w", "b.o", (Firing("a.w.1", "vengeance-launcher"),)),
             unit("a.w", "whirlwind", [row("whirlwind")], 10, 46), boyz("b.o", 10, 10, 4), dice=(3, 3)),
        play(AssaultPhase(0), marines("a.m", 10, 20, 3), boyz("b.o", 10, 15, 3), phase="assault"),
    ]  # fmt: skip
    for battle in battles[4:7]:
        shocks = [choice for choice in battle.choices() if type(choice).__name__ in ("BreakOff", "Shock")]
        battle.choose(shocks[0])
    return battles


@pytest.mark.parametrize("number", range(11))
def test_spoilt_choices_are_refused_at_decisions_that_seldom_come(number: int) -> None:
    battle = rare()[number]
    (decision,) = battle.decisions
    strangers = [choice for other in rare() for choice in list(other.choices())[:2]]
    for seed in range(3):
        random = Random(seed)
        assert battle.choices(decision)
        for choice in strangers:
            refusal = battle.refusal(choice, decision.seat)
            assert refusal is None or refusal.message.id
        for choice in list(battle.choices(decision))[:3]:
            for _ in range(30):
                data = to_builtins(choice)
                if len(places(data)) < 2:
                    continue
                other = understood(spoilt(data, random))
                refusal = None if other is None else battle.refusal(other, decision.seat)
                assert refusal is None or refusal.message.id


def test_no_view_tells_what_dice_will_show() -> None:
    """Two battles alike so far, whose dice will fall otherwise from here on, look the same to everybody."""
    battle, random = grognard.battle("wh40k5", seed=7, scenario="dust-and-dark"), Random(7)
    while battle.state.turn < 3:
        battle.choose(battle.sample(random))
    kept = [entry for entry in battle.log if isinstance(entry, Chosen | Rolled)]
    faces = [face for entry in kept if isinstance(entry, Rolled) for face in entry.faces]
    told: list[Battle[Any]] = [
        Battle(battle.system, battle.setup, Script(*faces, *(face for _ in range(400)))) for face in (1, 6)
    ]
    for entry in kept:
        if isinstance(entry, Chosen):
            for each in told:
                each.choose(entry.choice, entry.seat)
    one, other = told
    assert one.used == len(faces)
    for seat in (0, 1, None):
        contract.check_secret(one, other, seat)
