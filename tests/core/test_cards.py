"""Cards of units: one for each unit of an army, each rule in the catalogue, each sentence in its languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

import grognard
from grognard.core.sheets.card_page import html
from grognard.core.sheets.cards import Cards, cards
from grognard.core.systems import system, systems
from grognard.core.words import english, languages, words
from grognard.odds.usual import BRISK, against, chances
from tests.core.test_sheets import of_blocks


@pytest.fixture(params=sorted(systems()))
def army(request: pytest.FixtureRequest) -> grognard.Army:
    return grognard.army(request.param, system(request.param).setups.armies()[0].name)


@pytest.fixture
def made(army: grognard.Army) -> Cards:
    return cards(army, lambda army, id: None)


def test_each_unit_has_a_card_in_the_order_of_the_list(army: grognard.Army, made: Cards) -> None:
    assert [card.title for card in made.cards] == [unit.title for unit in army.units]
    assert all(card.blocks and card.boxes for card in made.cards)
    assert html(made).count("<article") == len(army.ids)


def test_every_rule_named_is_in_the_catalogue(army: grognard.Army, made: Cards) -> None:
    known = army.system.book.catalogue.rules
    for card in made.cards:
        named = {rule for block in card.blocks for rule in block.rules} | {r for each in card.told for r in each.rules}
        assert named
        assert sorted(named - set(known)) == []


def test_every_sentence_is_there_in_english_and_in_the_language_of_the_game(army: grognard.Army, made: Cards) -> None:
    folder = files(f"grognard.games.{army.system.name}") / "i18n"
    for card in made.cards:
        said = [
            card.title,
            *card.lines,
            *of_blocks(card.blocks),
            *(each.title for each in card.told),
            *(each.title for each in card.boxes),
        ]
        for language in (each for each in languages() if (folder / each / "sheet.ftl").is_file()):
            assert [message.id for message in said if words(message, language).startswith("[")] == []


def test_a_card_does_not_name_a_special_rule_twice(made: Cards) -> None:
    for card in made.cards:
        titles = [english(each.title) for each in card.told]
        assert [line for line in map(english, card.lines) if line in titles] == []


def test_the_chances_of_a_card_are_those_of_the_odds() -> None:
    army = grognard.army("bolt_action", "us-500")
    block = chances(army, "squad-a")
    assert block is not None
    held = list(against(army, "squad-a", seconds=BRISK))
    assert [line.cells[0] for line in block.lines] == [each.target for each in held]
    assert english(block.lines[0].cells[2]) == f"{held[0].value:.1f}"  # type: ignore[arg-type]
    assert english(block.lines[3].cells[2]) == f"{held[3].value:.0%}".replace("%", "\N{NO-BREAK SPACE}%")  # type: ignore[arg-type]


def test_an_army_without_a_unit_has_no_cards() -> None:
    with pytest.raises(grognard.InputError, match="no unit"):
        cards(grognard.army("wh40k5"), chances)


def test_a_game_without_cards_says_so(monkeypatch: pytest.MonkeyPatch, army: grognard.Army) -> None:
    monkeypatch.setattr(army.system.guide, "has", lambda name: False)
    with pytest.raises(grognard.InputError, match="no unit cards"):
        cards(army, chances)
