"""A battle told in words and drawn for people who look at it in a terminal or a notebook."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

import grognard
from grognard.core.engine.choices import Concede
from grognard.core.wire.picture import BUILT, BY_NIGHT, FILLS, GROUND, HEXSIDES, INK, PAPER, SIDES
from grognard.core.words import english

INKS = (INK, GROUND, PAPER)
EVERY_SYSTEM = pytest.mark.parametrize("name", grognard.systems())


def played(name: str, choices: int):
    battle, random = grognard.battle(name, seed=3), Random(1)
    for _ in range(choices):
        decision = battle.decisions[0]
        battle.choose(battle.sample(random, decision), decision.seat)
    return battle


@EVERY_SYSTEM
@pytest.mark.parametrize("choices", [0, 30])
def test_a_battle_tells_turn_score_and_question(name, choices):
    battle = played(name, choices)
    scene = battle.system.table.scene(battle, None)
    view = battle.system.table.present(battle, battle.decision)
    for text in (str(battle), repr(battle)):
        assert english(scene.status) in text
        assert all(f"{english(side.name)} {side.score}" in text for side in scene.sides)
        assert f"{english(scene.sides[view.seat].name)}: {english(view.question)}" in text
    assert all(english(option.label) in str(battle) for option in view.options[:12] if option.refused is None)


@EVERY_SYSTEM
@pytest.mark.parametrize("choices", [0, 30, 61])
def test_choices_are_taken_by_the_numbers_they_are_printed_with(name, choices):
    battle = played(name, choices)
    for question, decision in zip(battle.questions(), battle.decisions, strict=True):
        told = [option for option in question.view.options if option.refused is None]
        assert len(question.choices) == len(told)
        printed = [line for line in str(question).splitlines()[1:] if line[:4].strip()]
        for number, (line, choice) in enumerate(zip(printed, question.choices, strict=False), 1):
            assert line.startswith(f"{number:4}  ")
            assert english(told[number - 1].label) in line
            assert battle.refusal(choice, decision.seat) is None


def test_a_battle_that_is_over_tells_its_result():
    battle = grognard.battle("bolt_action", seed=3)
    battle.choose(Concede(), battle.decisions[0].seat)
    assert battle.over
    result = battle.system.table.scene(battle, None).result
    assert result is not None
    assert english(result).rstrip(".") in str(battle)
    assert battle.questions() == []


@EVERY_SYSTEM
def test_a_question_is_a_table_of_its_choices_in_a_notebook(name):
    [question] = played(name, 30).questions()
    rows = ElementTree.fromstring(question._repr_html_()).findall("tr")
    places = question.view.move is not None or bool(question.view.moves)
    assert len(rows) == len(question.view.options) + places
    for row, option in zip(rows, question.view.options, strict=False):
        assert english(option.label) in "".join(row.itertext())


@EVERY_SYSTEM
def test_the_picture_holds_all_that_stands_on_the_table(name):
    battle = played(name, 30)
    drawn = ElementTree.fromstring(battle.svg())
    titles = {"".join(each.itertext()) for each in drawn.iter("{http://www.w3.org/2000/svg}title")}
    standing = [
        unit for unit in battle.system.table.scene(battle, None).units if unit.place == "table" and not unit.aboard
    ]
    assert standing
    assert {english(unit.summary) for unit in standing} <= titles
    assert battle._repr_svg_() == battle.svg()


@EVERY_SYSTEM
def test_a_picture_for_the_page_is_the_same_with_a_colour_for_the_night_by_each(name):
    """What is kept, printed or shown in a notebook has the colours of the day alone."""
    battle = played(name, 30)
    plain, themed = battle.svg(), battle.svg(themed=True)
    assert "light-dark" not in plain
    pairs = re.findall(r'="light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)"', themed)
    assert pairs
    assert not re.search(r'="#', themed)
    undone = re.sub(r"light-dark\((#[0-9a-f]{6}),#[0-9a-f]{6}\)", r"\1", themed)
    assert undone.replace('style="color-scheme:light dark" ', "") == plain


def test_every_colour_of_a_picture_has_one_for_the_night():
    drawn = {*INKS, *(colour for pair in (*SIDES, *FILLS.values(), BUILT) for colour in pair), *HEXSIDES.values()}
    assert drawn - {"none"} <= set(BY_NIGHT)


def test_a_seat_s_picture_shows_no_more_than_its_scene():
    """Who waits hidden is not drawn for the other side."""
    battle = grognard.battle("wh40k5", seed=3)
    for seat in (None, 0, 1):
        scene = battle.system.table.scene(battle, seat)
        hidden = {english(unit.summary) for unit in scene.units if unit.place != "table"}
        titles = {"".join(each.itertext()) for each in ElementTree.fromstring(battle.svg(seat)).iter()}
        assert not hidden & titles


def test_the_library_lists_what_is_meant_for_others():
    assert dir(grognard) == sorted(grognard.__all__)
    assert all(hasattr(grognard, name) for name in dir(grognard))
    with pytest.raises(AttributeError, match="nothing"):
        grognard.nothing  # noqa: B018
