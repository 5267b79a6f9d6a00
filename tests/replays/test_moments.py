"""A battle moment by moment is what the battle was at each of them, as its eyes may see it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.wire.scene import Scene
from grognard.replays.branching import branch_lines
from grognard.replays.moments import ALL, OPEN, SEATS, MomentScene, fallen, lines_of, replay_of, scene_of, scenes
from tests.golden.test_golden import save_of

GAMES = "bolt_action", "axis_allies_minis", "operation_ww2", "wh40k5"


@pytest.fixture(scope="module", params=GAMES)
def battle(request: pytest.FixtureRequest) -> Battle[Any]:
    return grognard.load_text(save_of(str(request.param)))


def put_together(told: list[MomentScene]) -> list[Scene]:
    """The scenes as a page puts them together."""
    fields: dict[str, Any] = {}
    units: dict[str, Any] = {}
    found = []
    for each in told:
        fields |= each.scene
        units |= {unit.id: unit for unit in each.units}
        units = units if each.order is None else {id: units[id] for id in each.order}
        found.append(Scene(**fields, units=[*units.values()]))
    return found


@pytest.mark.parametrize("eyes", ["0", "1", "open"])
def test_the_scenes_of_a_batch_are_those_of_the_battle_at_these_moments(battle: Battle[Any], eyes: Any) -> None:
    told = list(scenes(battle, eyes, 20, 30))
    assert [each.number for each in told] == list(range(20, 50))
    table = battle.system.table
    assert put_together(told) == [table.scene(battle.branch(number), SEATS[eyes]) for number in range(20, 50)]


def test_both_sides_eyes_see_each_unit_and_each_hand_as_its_own_side_does(battle: Battle[Any]) -> None:
    then = battle.branch(battle.number // 3)
    both, table = scene_of(then, ALL), battle.system.table
    for seat in (0, 1):
        own = table.scene(then, seat)
        assert [unit for unit in both.units if unit.side == seat] == [unit for unit in own.units if unit.side == seat]
        assert [hand for hand in both.hands if hand.side == seat] == [hand for hand in own.hands if hand.side == seat]


def test_every_line_belongs_to_a_moment_and_the_turns_never_go_back(battle: Battle[Any]) -> None:
    view = replay_of(battle, "here", [ALL], ALL, False)
    assert len(view.moments) == battle.number + 1
    assert view.moments[-1].told == battle.log_length > view.lines[-1].seq
    assert [each.told for each in view.moments] == sorted(each.told for each in view.moments)
    assert [each.turn for each in view.moments] == sorted(each.turn for each in view.moments)
    known = {line.seq for eyes in ("0", "1") for line in lines_of(battle, eyes)}
    assert {line.seq for line in view.lines} == known
    marks = {mark for each in view.moments for mark in each.marks}
    assert marks == {"attack", "loss", "gone"}
    assert {each.seq for each in fallen(battle, ALL)} <= known


def test_what_a_seat_is_not_told_leaves_no_line_and_no_mark(battle: Battle[Any]) -> None:
    told = lines_of(battle, OPEN)
    table = battle.system.table
    assert told == [line for seq, entry in enumerate(battle.log) if (line := table.line(battle, entry, None, seq))]
    marked = [each for each in replay_of(battle, "", [OPEN], OPEN, False).moments if each.marks]
    assert len(marked) <= sum(bool(line.shot or line.lost or line.dice) for line in told)


def test_a_branch_is_the_battle_as_it_stood_and_holds_nothing_of_what_came_after(battle: Battle[Any]) -> None:
    number = battle.number // 2
    lines = branch_lines(battle, number)
    begun = grognard.load_text("\n".join(lines))
    assert begun.position == battle.branch(number).position
    assert begun.number == number
    assert not any('"undo"' in line for line in lines)
    # The dice to come are those of the battle.
    choice: Choice = battle.branch(number).sample(Random(1))
    then = battle.branch(number)
    for each in (begun, then):
        each.choose(choice)
    assert begun.position == then.position
