"""A position made by hand is refused in words that name what is wrong, or it is shown and played like any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.position import Position
from grognard.core.engine.soundness import examine
from grognard.core.errors import GrognardError, InputError
from grognard.core.records import replace
from grognard.core.systems import systems
from tests.contract.agreements import drawn

OTHERS: tuple[Any, ...] = (None, -1, 0, 1, 7, 10**6, 10**12, 1.5, True, "", "nobody", "a.nobody", [], {})
STEPS = 4
"""So many choices are played from a position that is accepted."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything within plain data."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from places(each, (*path, key))


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """Plain data with another value at a place."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def edited(text: str, random: Random) -> str:
    """A position's text with one thing changed, as somebody might with an editor."""
    lines = text.splitlines()
    number = random.randrange(1, len(lines))
    head, _, rest = lines[number].partition(" ")
    if random.random() < 0.1:
        del lines[number]
    elif head == "dice":
        lines[number] = f"dice {random.choice(OTHERS)} {random.choice(OTHERS)}"
    else:
        seat, rest = ("", rest) if head != "answer" else (rest.split(" ", 1)[0] + " ", rest.split(" ", 1)[1])
        value = json.loads(rest)
        path = random.choice(list(places(value)))
        old = at(value, path)
        near: list[Any] = []
        if isinstance(old, list):
            near = [old[:-1], old + old, old[::-1]]
        elif isinstance(old, int):
            near = [old + 1, old - 1, -old]
        elif isinstance(old, str):
            near = [random.choice(text.split('"')) for _ in range(3)]
        lines[number] = f"{head} {seat}{json.dumps(changed(value, path, random.choice([*near, *near, *OTHERS])))}"
    return "\n".join(lines) + "\n"


def some_battles(name: str, seeds: range, every: int) -> Iterator[Battle[Any]]:
    """Battles on their way, as players may agree on them."""
    for seed in seeds:
        random = Random(seed)
        agreed = drawn(systems()[name], random) if seed else {"seed": 1}
        battle = grognard.battle(name, **agreed)
        while not battle.over and battle.number < 240:
            if battle.number % every == 0:
                yield battle
            battle.choose(battle.sample(random))
        yield battle


def tried(battle: Battle[Any], text: str, random: Random) -> str:
    """What becomes of a position: refused, with the sentence, or played. Anything but our own errors is raised."""
    other: Battle[Any] = Battle(battle.system, battle.setup, battle.source)
    try:
        other.set_position(Position.parse(text, battle.system.rules))
        examine(other)
    except InputError as error:
        return str(error)
    try:
        for _ in range(STEPS):
            if other.over:
                assert other.result is not None
                break
            other.choose(other.sample(random))
            other.system.table.scene(other, None)
    except GrognardError:
        # What only the rules could find out is told when they come to it.
        pass
    return ""


def fuzz(name: str, seeds: range, every: int, edits: int) -> tuple[int, int]:
    refused = played = 0
    random = Random(f"{name} {seeds}")
    for battle in some_battles(name, seeds, every):
        text = str(battle.position)
        for _ in range(edits):
            hand = edited(text, random)
            if tried(battle, hand, random):
                refused += 1
            else:
                played += 1
    return refused, played


@pytest.mark.parametrize("name", sorted(systems()))
def test_a_position_edited_by_hand_is_refused_or_played(name: str) -> None:
    refused, played = fuzz(name, range(1), every=24, edits=20)
    assert refused > 40
    assert played > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(systems()))
def test_many_positions_edited_by_hand_are_refused_or_played(name: str) -> None:
    refused, played = fuzz(name, range(6), every=8, edits=30)
    assert refused > 1000
    assert played > 100


@pytest.mark.parametrize("name", sorted(systems()))
def test_every_position_a_battle_comes_to_can_be_placed(name: str) -> None:
    placed = 0
    for battle in some_battles(name, range(2), every=3):
        other: Battle[Any] = Battle(battle.system, battle.setup, battle.source)
        other.set_position(Position.parse(str(battle.position), battle.system.rules))
        assert other.position == battle.position
        placed += 1
    assert placed > 40


@pytest.mark.parametrize("name", sorted(systems()))
def test_what_is_wrong_is_named_by_unit_and_field_and_the_battle_stays_whole(name: str) -> None:
    battle = grognard.battle(name, seed=1)
    random = Random(1)
    while battle.number < 30:
        battle.choose(battle.sample(random))
    before, state = battle.position, battle.state
    id, unit = next(iter(state.units.items()))

    def refused(**changes: Any) -> str:
        wrong = replace(before, state=state.with_units(replace(unit, **changes)))
        with pytest.raises(InputError) as caught:
            battle.set_position(wrong)
        assert battle.position == before
        return str(caught.value)

    assert f"Unit {id}, seat: 7 is no seat" in refused(seat=7) or "seat: 7 was 0" in refused(seat=7)
    assert f"{unit.id}" in refused(seat=float("nan"))
    assert "seat" in refused(seat=0.5)
    with pytest.raises(InputError, match=r"units: “a\.nobody” is not known"):
        battle.set_position(replace(before, state=replace(state, units={**state.units, "a.nobody": unit})))
    with pytest.raises(InputError, match=f"units: “{id}” is missing"):
        battle.set_position(
            replace(before, state=replace(state, units={k: v for k, v in state.units.items() if k != id}))
        )
    with pytest.raises(InputError, match="turn"):
        battle.set_position(replace(before, state=replace(state, turn=state.turn + 1)))


@pytest.mark.parametrize("name", sorted(systems()))
def test_what_a_unit_counts_is_never_less_than_nothing(name: str) -> None:
    battle = grognard.battle(name, seed=1)
    before, state = battle.position, battle.state
    id, unit = next(iter(state.units.items()))
    signed = battle.rules.vocabulary.signed
    counted = [field for field in unit.__struct_fields__ if type(getattr(unit, field)) is int and field not in signed]
    assert "seat" in counted
    assert len(counted) > 1
    for field in counted:
        with pytest.raises(InputError, match=rf"Unit {id}, {field}: -3"):
            battle.set_position(replace(before, state=state.with_units(replace(unit, **{field: -3}))))
    assert battle.position == before
