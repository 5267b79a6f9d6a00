"""Whatever a page makes of a choice, it is accepted, or refused in words; looking at it never fails."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.engine.position import Position
from grognard.core.errors import GrognardError, InputError
from grognard.core.records import to_builtins
from grognard.core.systems import systems
from grognard.core.wire.previews import (
    ChoiceProposal,
    DragProposal,
    HoldProposal,
    LookProposal,
    Nudge,
    Proposal,
    Waypoint,
)

NUMBERS = (10**30, -(10**30), 2**63, -1, 0, 10**9, 360_000)
WORDS = ("", "x", "a.hq", "../x", "\ud800", "a" * 5000)
LOOKS = 6
"""How often each kind of decision is tampered with."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything within plain data, but of the names of kinds."""
    if path and path[-1] != "type":
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    for key, each in inner:
        yield from places(each, (*path, key))


def tampered(value: Any, path: tuple[Any, ...], units: list[str], random: Random) -> Any:
    """The choice with something else at a place."""
    whole = holder = copy.deepcopy(_lists(value))
    *way, last = path
    for key in way:
        holder = holder[key]
    old = holder[last]
    match old:
        case bool():
            new: Any = not old
        case int():
            new = random.choice([*NUMBERS, old + 1, -old])
        case str():
            new = random.choice([*WORDS, *random.sample(units, 2)])
        case list():
            new = random.choice([[], old[:1], old[1:], [*old, *old], old * 500])
        case _:
            new = random.choice([0, "a.hq", [], {}, 10**30])
    holder[last] = new
    return whole


def _lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lists(each) for key, each in value.items()}
    return [_lists(each) for each in value] if isinstance(value, list | tuple) else value


def tampered_choices(battle: Battle[Any], decision: Decision, random: Random) -> Iterator[Any]:
    """Some choices as a page might send them, each with one thing changed."""
    value = to_builtins(battle.sample(random, decision))
    found = list(places(_lists(value)))
    for path in random.sample(found, min(8, len(found))):
        yield tampered(value, path, list(battle.state.units), random)


def proposals(battle: Battle[Any], random: Random) -> Iterator[Proposal]:
    """Drags, looks and shots held back that no honest page would send."""
    for unit in (random.choice(list(battle.state.units)), "nobody"):
        far = random.choice(NUMBERS)
        way = [Waypoint(random.choice([far, 5000]), random.choice([far, 9000])) for _ in range(random.randrange(40))]
        switches = random.choice([{}, {"": ""}, {"speed": "9", "manner": "-1", "firing": "x"}])
        nudges = [Nudge(f"{unit}.1", far, far)] * 2
        yield DragProposal(unit, way, random.choice([None, far]), random.choice(["keep", "line"]), nudges, switches)
        yield HoldProposal(unit, far, switches)
        yield LookProposal(unit, random.choice([None, "G7", "é"]))


@pytest.mark.parametrize("name", sorted(systems()))
def test_mischief_is_answered_in_words(name: str) -> None:
    game = grognard.system(name)
    random = Random(11)
    looked: Counter[str] = Counter()
    refused = 0
    for seed in range(2):
        battle = grognard.battle(name, seed=seed)
        while (decision := battle.decision) is not None and battle.number < 400:
            kind = type(decision).__name__
            if looked[kind] < LOOKS:
                looked[kind] += 1
                seen: list[Proposal] = list(proposals(battle, random))
                for value in tampered_choices(battle, decision, random):
                    seen.append(ChoiceProposal(value))
                    try:
                        choice = game.rules.decode_choice(value)
                    except InputError:
                        continue
                    if battle.refusal(choice, decision.seat) is not None:
                        refused += 1
                        continue
                    after = battle.clone()
                    after.choose(choice, decision.seat)
                    assert Position.parse(str(after.position), game.rules) == after.position
                    game.table.scene(after, None)
                for proposal in seen:
                    try:
                        game.table.preview(battle, decision.seat, proposal)
                    except GrognardError:
                        continue
            battle.choose(battle.sample(random, decision), decision.seat)
    assert refused
