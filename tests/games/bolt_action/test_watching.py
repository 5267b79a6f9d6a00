"""What is found at once for all stops of a walk, or past all friends, is what is found for each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.games.bolt_action.ground import contact, fire_lanes
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.ambush_triggers import ambushers
from grognard.games.bolt_action.rules.movement.ways import Course
from grognard.games.bolt_action.rules.shooting import any_shot
from grognard.games.bolt_action.state.state import Unit, enemy

ARMIES = [("us-1000", "german-1000-armour"), ("british-1000-armour", "soviet-1000"), ("german-500", "us-500")]


def play(armies: Sequence[str], seed: int) -> None:
    battle, random = grognard.battle("bolt_action", armies=armies, seed=seed), Random(seed)
    while not battle.over:
        decision = battle.decision
        assert decision is not None
        battle.take(battle.sample(random, decision), decision)


@pytest.mark.rule("BA-AMB-07", "BA-AMB-08", "BA-AMB-10")
@pytest.mark.parametrize("armies", ARMIES)
def test_ambushers_find_the_stops_at_which_each_has_a_shot(
    monkeypatch: pytest.MonkeyPatch, armies: Sequence[str]
) -> None:
    asked: list[bool] = []
    at_once = ways.openings

    def one_by_one(g: Battle[Any], unit: Unit, course: Course, exempt: str | None, start: int) -> list[int]:
        found = []
        for stop in range(course.last + 1 if course.last else 0):
            there = ways.standing_at(unit, course.at(stop))
            if exempt is not None and contact.in_contact(g, there, g.state.units[exempt]):
                break
            if stop >= start and any(any_shot.has_shot(g, watcher, there) for watcher in ambushers(g, unit, exempt)):
                found.append(stop)
        return found

    def both(g: Battle[Any], unit: Unit, course: Course, exempt: str | None, start: int = 0) -> list[int]:
        found = at_once(g, unit, course, exempt, start)
        assert found == one_by_one(g, unit, course, exempt, start)
        asked.append(bool(found))
        return found

    monkeypatch.setattr(ways, "openings", both)
    for seed in (1, 2):
        play(armies, seed)
    assert {True, False} <= set(asked)


@pytest.mark.rule("BA-GEN-08", "BA-VEH-38")
@pytest.mark.parametrize("armies", ARMIES)
def test_lanes_measured_at_once_are_open_as_one_by_one(armies: Sequence[str]) -> None:
    battle, random = grognard.battle("bolt_action", armies=armies, seed=4), Random(4)
    compared: set[bool] = set()
    while not battle.over:
        decision = battle.decision
        assert decision is not None
        battle.take(battle.sample(random, decision), decision)
        units = [unit for seat in (0, 1) for unit in battle.state.standing(seat)]
        if battle.number % 2 or len(units) < 2:
            continue
        unit = random.choice(units)
        foes = list(battle.state.standing(enemy(unit.seat)))
        if not foes:
            continue
        between = Lanes(battle, unit, random.choice(foes))
        look, lines = between.look, fire_lanes.Lines(between.in_the_way, 999)
        rows, columns = look.sight.shape
        if unit.inside is not None:
            continue
        found = lines.all_open(look)
        for row in range(rows):
            for column in range(columns):
                assert found[row][column] == lines.is_open(*look.line(row, column))
                compared.add(found[row][column])
    assert compared == {True, False}
