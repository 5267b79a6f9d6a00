"""A battle that is over, on a page: what it tells agrees with the battle's end, its log and its forecasts."""

from __future__ import annotations

from functools import cache

import pytest

import grognard
from grognard import odds
from grognard.core.engine.choices import Concede
from grognard.core.engine.events import Happened
from grognard.core.errors import Refused
from grognard.core.systems import systems
from grognard.core.words import english
from grognard.games.axis_allies_minis.state.events.attack import Attacked
from grognard.odds.history import History
from grognard.odds.summary import part_left, strokes
from tests.golden.test_golden import KEPT, save_of

EVERY = pytest.mark.parametrize("name", KEPT)


@cache
def kept(name):
    battle = grognard.load_text(save_of(name))
    return battle, odds.summary(battle)


def lines_of(battle):
    told = (battle.system.table.line(battle, entry, None, at) for at, entry in enumerate(battle.log))
    return {line.seq: line for line in told if line is not None}


@EVERY
def test_it_ends_as_the_battle_ends_and_begins_whole(name):
    battle, page = kept(name)
    scene = battle.system.table.scene(battle, None)
    assert (page.result, page.winner) == (scene.result, scene.winner)
    assert page.rules == list(next(entry for entry in reversed(battle.log) if isinstance(entry, Happened)).rules)
    assert page.turns[-1].scores == [side.score for side in scene.sides]
    assert page.turns[0].left == [100, 100]
    assert [turn.turn for turn in page.turns] == list(range(page.turns[-1].turn + 1))
    for before, after in zip(page.turns, page.turns[1:], strict=False):
        assert all(0 <= left <= 100 for left in after.left)
        assert all(then <= first for first, then in zip(before.left, after.left, strict=True))


@EVERY
def test_a_loss_is_told_of_every_unit_that_is_not_whole(name):
    battle, page = kept(name)
    units = {unit.id: unit for unit in battle.system.table.scene(battle, None).units}
    losses = {loss.unit: loss for loss in page.losses}
    for id, unit in units.items():
        part = part_left(unit)
        if part is not None and part < 1 and not unit.sign.startswith("obstacle-"):
            assert id in losses
            assert losses[id].gone == (part == 0)
    assert {loss.unit for loss in page.losses if loss.gone} == {
        id for id, unit in units.items() if not part_left(unit) and unit.place != "off"
    }


@EVERY
def test_what_units_did_is_no_more_than_what_the_enemy_lost(name):
    _, page = kept(name)
    assert {deed.side for deed in page.deeds} == {0, 1}
    for side in (0, 1):
        done = [deed for deed in page.deeds if deed.side == side]
        assert [deed.share for deed in done] == sorted((deed.share for deed in done), reverse=True)
        gone = [loss for loss in page.losses if loss.side != side and loss.gone]
        assert sum(deed.units for deed in done) <= len(gone)
        assert sum(deed.share for deed in done) <= 100 - page.turns[-1].left[1 - side] + 1


@EVERY
def test_turning_points_are_moments_of_the_log_with_the_dice_that_fell_there(name):
    battle, page = kept(name)
    lines = lines_of(battle)
    places = [each.place for each in History(battle).resolved]
    assert page.turning
    assert [each.seq for each in page.turning] == sorted({each.seq for each in page.turning})
    for each in page.turning:
        assert lines[each.seq].message == each.message
        assert each.lead or (each.losses and each.swing > 0)
        assert each.place is None or each.place in places


@EVERY
def test_it_is_told_in_words_and_leaves_the_battle_as_it_was(name):
    battle, page = kept(name)
    before = battle.position, battle.log_length
    assert odds.summary(battle) == page
    assert (battle.position, battle.log_length) == before
    text = str(page)
    assert english(page.result) in text
    for part in (*page.turning, *page.losses):
        assert english(part.message if hasattr(part, "message") else part.name) in text
    assert not any(line.strip().startswith("[") or "{" in line for line in text.split("\n"))


def test_a_stroke_takes_what_its_unit_took():
    battle, page = kept("axis_allies_minis")
    shots: dict[str, set[str]] = {}
    for entry in battle.log:
        if isinstance(entry, Happened) and isinstance(entry.event, Attacked):
            shots.setdefault(entry.event.target, set()).add(entry.event.unit)
    names = {unit.id: unit.name for unit in battle.system.table.scene(battle, None).units}
    told = [loss for loss in page.losses if loss.by is not None]
    assert told
    for loss in told:
        assert loss.by in [names[unit] for unit in shots[loss.unit]]


def test_two_shots_of_one_unit_at_another_are_two_strokes():
    battle, _ = kept("axis_allies_minis")
    shots = sum(isinstance(each, Happened) and isinstance(each.event, Attacked) for each in battle.log)
    assert sum(bool(stroke.targets) for stroke in strokes(battle)) == shots


@pytest.mark.parametrize("name", sorted(systems()))
def test_a_battle_given_up_has_a_page_without_turning_points(name):
    battle = grognard.battle(name, seed=7)
    with pytest.raises(Refused):
        odds.summary(battle)
    battle.choose(Concede())
    page = odds.summary(battle)
    assert (page.turning, page.losses, page.deeds) == ([], [], [])
    assert page.winner is not None
    assert page.turns[-1].left == [100, 100]


@pytest.mark.parametrize("name", sorted(systems()))
def test_every_unit_has_its_price(name):
    battle = grognard.battle(name, seed=7)
    worth = battle.system.evaluator.worth(battle)
    units = [unit for unit in battle.system.table.scene(battle, None).units if not unit.sign.startswith("obstacle-")]
    assert all(worth[unit.id] > 0 for unit in units)
