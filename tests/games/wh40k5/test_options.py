"""The options of a battle: each is switched by a test that shows what it does, and the presets that switch several."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.core.book.catalogue import Catalogue, RuleOption
from grognard.core.errors import InputError
from grognard.games.wh40k5 import SYSTEM as GAME
from grognard.games.wh40k5.data.tables import DATA

CATALOGUE = Catalogue.load(DATA.joinpath("..", "catalogue"))
HERE = Path(__file__)


def strings(node: ast.AST) -> set[str]:
    """All strings in a piece of a program."""
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def named_in_dicts(node: ast.AST) -> set[str]:
    """The names that stand as keys of dictionaries in it."""
    keys = (key for each in ast.walk(node) if isinstance(each, ast.Dict) for key in each.keys if key is not None)
    return {name for key in keys for name in strings(key)}


def every_test() -> Iterator[ast.FunctionDef]:
    """The tests of this game, this file's aside."""
    for file in HERE.parent.glob("test_*.py"):
        if file != HERE:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node


TESTS = [(named_in_dicts(node), strings(node)) for node in every_test()]


def switched(option: RuleOption, value: str) -> bool:
    """Whether a test sets this option and names this value."""
    return any(option.name in keys and value in said for keys, said in TESTS)


@pytest.mark.parametrize("option", CATALOGUE.offered(), ids=lambda option: option.name)
def test_every_value_of_an_option_that_is_offered_is_shown_by_a_test(option: RuleOption) -> None:
    assert len(option.values) > 1
    assert [value for value in option.values if value != option.default and not switched(option, value)] == []


def test_every_option_with_several_values_is_offered() -> None:
    several = {option.name for option in CATALOGUE.options.values() if len(option.values) > 1}
    assert {option.name for option in CATALOGUE.offered()} == several
    assert {option.name: [each.value for each in option.values] for option in GAME.setups.options()} == {
        option.name: list(option.values) for option in CATALOGUE.offered()
    }


@pytest.mark.rule("WH-MORALE-03", "WH-WEAPON-11")
def test_the_seed_to_the_letter_may_be_chosen_as_a_whole() -> None:
    (preset,) = GAME.setups.presets()
    assert preset.name == "seed_literal"
    options = GAME.setups.make_setup("dust-and-dark", options={"preset": "seed_literal"}).options
    differing = {name: value for name, value in options.items() if value != CATALOGUE.options[name].default}
    assert differing == {"combat_ld_penalty": "wounds_suffered", "barrage_bs": "never"} == preset.options
    mixed = GAME.setups.make_setup(
        "dust-and-dark", options={"preset": "seed_literal", "barrage_bs": "subtract_if_seen"}
    )
    assert mixed.options["barrage_bs"] == "subtract_if_seen"
    assert mixed.options["combat_ld_penalty"] == "wounds_suffered"
    with pytest.raises(InputError, match="seed_literal"):
        GAME.setups.make_setup("dust-and-dark", options={"preset": "to-the-letter"})
