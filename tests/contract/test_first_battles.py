"""Every game has a first battle: a lesson to every question, a suggestion that may be taken, and following it wins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import grognard
from grognard import agents
from grognard.core.book.opening import FIRST
from grognard.core.errors import InputError
from grognard.core.first import is_first
from grognard.core.lessons import explained, last_page, lesson, suggested
from grognard.core.ranking import ranked
from grognard.core.systems import systems
from grognard.core.words import english, has_message
from grognard.games.operation_ww2.state.intents import FireIntent
from tests.sampling import first

EVERY_GAME = pytest.mark.parametrize("name", sorted(systems()))
DOZEN = range(0, 12_000, 1000)


def played(battle, seat_0, seed=1):
    """The battle at each question of the first side, which answers by ``seat_0``; the other is the greedy computer."""
    random, greedy = Random(seed), agents.agent("greedy")
    while (decision := battle.decision) is not None:
        if decision.seat == 0:
            yield battle, decision
            battle.choose(seat_0(battle, decision, random), 0)
        else:
            battle.choose(greedy(battle, decision, 1.0, random).choice, decision.seat)


def at_random(battle, decision, random):
    return battle.sample(random, decision)


said: list[str] = []


def as_suggested(battle, decision, random):
    """What the lesson suggests; its sentence goes to ``said``."""
    found = lesson(battle, decision)
    said.append(found.text.id)
    return battle.system.rules.decode_choice(found.choice)


@EVERY_GAME
def test_it_begins_set_up_and_with_a_welcome(name):
    battle = grognard.battle(name, scenario=FIRST, seed=5)
    scene = battle.system.table.scene(battle, 0)
    assert is_first(battle)
    assert {unit.place for unit in scene.units} == {"table"}
    _, decision = next(played(battle, at_random))
    found = explained(battle, decision).lesson
    assert found is not None
    assert found.welcome is not None
    assert english(found.welcome)


@EVERY_GAME
def test_it_is_not_among_the_scenarios_but_may_be_asked_for(name):
    system = grognard.system(name)
    assert FIRST not in [each.name for each in system.setups.scenarios()]
    assert is_first(grognard.load_text(grognard.battle(name, scenario=FIRST, seed=2).save_text()))
    with pytest.raises(InputError, match="rolls its own dice"):
        grognard.battle(name, scenario=FIRST, dice="typed")


@EVERY_GAME
@pytest.mark.parametrize("seed", [0, 1000])
def test_each_question_has_a_lesson_and_a_suggestion_whatever_was_done_before(name, seed):
    battle = grognard.battle(name, scenario=FIRST, seed=seed)
    asked = 0
    for _, decision in played(battle, at_random, seed):
        view = explained(battle, decision)
        asked += 1
        assert view.rules, decision
        assert set(view.rules) <= set(battle.system.book.catalogue.rules), decision
        assert view.lesson is not None
        assert has_message(view.lesson.text.id), decision
        assert english(view.lesson.text), decision
        assert (view.lesson.welcome is None) == (asked > 1), decision
        choice = battle.system.rules.decode_choice(view.lesson.choice)
        assert battle.refusal(choice, 0) is None, (decision, choice)
    assert asked > 3
    assert last_page(battle) is not None


@EVERY_GAME
def test_whoever_follows_the_suggestions_usually_wins(name):
    results: Counter[int | None] = Counter()
    worded = asked = 0
    for seed in DOZEN:
        battle = grognard.battle(name, scenario=FIRST, seed=seed)
        said.clear()
        for _ in played(battle, as_suggested, seed):
            pass
        asked += len(said)
        worded += sum("-lesson-" in id for id in said)
        results[battle.result.winner] += 1
        page = last_page(battle)
        assert page is not None
        assert page.args["end"] == {0: "won", 1: "lost", None: "drawn"}[battle.result.winner]
    assert results[0] >= 9, results
    assert results[0] > results[1] + results[None]
    assert worded > 0.97 * asked, (worded, asked)
    assert asked / len(DOZEN) < 60, "ten minutes are about fifty questions"


@pytest.mark.parametrize("name", first(2, sorted(systems())))
def test_it_is_no_walk_over_for_who_does_anything(name):
    """Choices at random do not win as the suggestions do: the lessons have something to teach."""
    won = 0
    for seed in DOZEN:
        battle = grognard.battle(name, scenario=FIRST, seed=seed)
        for _ in played(battle, at_random, seed):
            pass
        won += battle.result.winner == 0
    assert won <= 8


@EVERY_GAME
def test_what_is_suggested_is_filled_and_nothing_else_of_its_unit(name):
    """The page has one advice: the lesson's."""
    filled = 0
    for seed in range(3):
        battle = grognard.battle(name, scenario=FIRST, seed=seed)
        for _, decision in played(battle, as_suggested, seed):
            view = ranked(battle, decision, explained(battle, decision))
            if view.lesson is None:
                continue
            for each in view.options:
                if each.choice is not None and each.choice == view.lesson.choice:
                    assert each.primary, (decision, each)
                    filled += 1
                elif each.unit in (None, view.lesson.unit) or view.lesson.unit is None:
                    assert not each.primary, (decision, each)
    assert filled > 10


def test_no_shot_is_suggested_of_which_nothing_would_come():
    shots = 0
    for seed in DOZEN:
        battle = grognard.battle("wh40k5", scenario=FIRST, seed=seed)
        for _, decision in played(battle, as_suggested, seed):
            found = explained(battle, decision)
            for each in found.options if found.lesson is not None else []:
                if each.primary and each.target is not None:
                    assert each.idle is None, (seed, each)
                    shots += 1
    assert shots > 20


def test_a_shot_held_back_has_a_lesson_of_its_own():
    battle = grognard.battle("operation_ww2", scenario=FIRST, seed=28)
    held = "az-lesson-ChooseIntent-FireIntent-held"
    worded: dict[bool, set[str]] = {True: set(), False: set()}
    for _, decision in played(battle, as_suggested, 1):
        choice = suggested(battle, decision)
        if isinstance(choice, FireIntent):
            worded[choice.held is not None].add(lesson(battle, decision).text.id)
    assert worded[True] == {held}
    assert held not in worded[False]
