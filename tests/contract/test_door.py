"""A choice of a wrong kind is refused by the name of its field, and the battle stays whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.engine.choices import Dice
from grognard.core.errors import Refused
from grognard.core.records import Record, replace
from grognard.core.systems import systems

WRONG: tuple[Any, ...] = ("north", "\ud800", 1.5, float("nan"), object(), {1: 2}, b"x", ..., None, True, 7, (), ("x",))
LOOKS = 3
"""How often each kind of choice is spoilt."""


def spoilt(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The record with one field, or one thing within a field, of a kind it never is, and where that is."""
    if isinstance(value, Record):
        for field in value.__struct_fields__:
            for place, other in spoilt(getattr(value, field), f"{path}.{field}" if path else field):
                yield place, replace(value, **{field: other})
    elif isinstance(value, tuple) and value:
        for place, other in spoilt(value[-1], f"{path}[{len(value) - 1}]"):
            yield place, (*value[:-1], other)
    else:
        kind = next((kind for kind in (bool, int, str, tuple) if isinstance(value, kind)), type(value))
        yield from ((path, wrong) for wrong in WRONG if value is not None and not fits(wrong, kind))


def fits(wrong: Any, kind: type) -> bool:
    """Whether a field of this kind could be this after all: a text is a text, and many fields may be empty."""
    return wrong is None or (isinstance(wrong, kind) and wrong != "\ud800" and not (kind is int and wrong is True))


@pytest.mark.parametrize("name", sorted(systems()))
def test_a_field_of_a_wrong_kind_is_refused_by_name_and_nothing_changes(name: str) -> None:
    random = Random(5)
    looked: Counter[str] = Counter()
    spoilt_ones = 0
    battle = grognard.battle(name, seed=3)
    while not battle.over and battle.number < 300:
        choice = battle.sample(random)
        if looked[type(choice).__name__] < LOOKS:
            looked[type(choice).__name__] += 1
            before = battle.position
            for place, wrong in spoilt(choice):
                spoilt_ones += 1
                with pytest.raises(Refused) as refused:
                    battle.choose(wrong)
                assert place in str(refused.value), (place, wrong, str(refused.value))
                assert battle.position == before
        battle.choose(choice)
    assert spoilt_ones > 50
    assert grognard.load_text(battle.save_text()).position == battle.position


@pytest.mark.parametrize("name", sorted(systems()))
@pytest.mark.parametrize("given", ["north", None, 7, Record(), Dice], ids=repr)
def test_what_is_no_choice_at_all_is_refused(name: str, given: Any) -> None:
    battle = grognard.battle(name, seed=3)
    with pytest.raises(Refused, match="no choice of this game"):
        battle.choose(given)
    assert battle.number == 0


def test_the_refusal_names_field_given_and_valid_values() -> None:
    from grognard.games.axis_allies_minis.state.choices import March
    from grognard.space.hex.grid import Hex

    battle = grognard.battle("axis_allies_minis", seed=1)
    wrong: Any = March("a.s", (Hex(1, 2),), "north")  # type: ignore[arg-type]
    assert str(battle.refusal(wrong)) == (
        "March: facing cannot be 'north'. It has to be one of 'N', 'NE', 'SE', 'S', 'SW', 'NW'."
    )


def test_what_a_save_would_read_back_is_what_is_taken() -> None:
    from grognard.games.axis_allies_minis.state.choices import Deploy
    from grognard.space.hex.grid import Direction

    battle = grognard.battle("axis_allies_minis", seed=1)
    random = Random(1)
    while not isinstance(choice := battle.sample(random), Deploy):
        battle.choose(choice)
    battle.choose(replace(choice, facing=str(choice.facing)))
    taken: Any = battle.record[-1]
    assert type(taken.choice.facing) is Direction
    assert grognard.load_text(battle.save_text()).position == battle.position
