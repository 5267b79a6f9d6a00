"""Drawings that a game brings with it, as data."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.core.messages import say
from grognard.core.wire.glyphs import glyphs_of
from grognard.core.words import english


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An installed game that brings a drawing."""
    data = tmp_path / "drawn_game" / "data"
    (data / "drawings").mkdir(parents=True)
    (tmp_path / "drawn_game" / "__init__.py").touch()
    (data / "drawings" / "glyphs.toml").write_text(
        '[[glyph]]\nid = "dig"\nname = "xx-order"\ntold = { order = "dig" }\nline = "M0 0h9"\n'
    )
    monkeypatch.syspath_prepend(tmp_path)
    return "drawn_game"


def test_a_game_brings_its_drawings(package: str) -> None:
    glyph = glyphs_of(package)["dig"]
    assert (glyph.name, glyph.line, glyph.fill) == (say("xx-order", order="dig"), "M0 0h9", "")


def test_a_game_need_not_bring_any() -> None:
    assert glyphs_of("grognard.games.wh40k5") == {}


def test_what_is_on_dice_and_cards_is_drawn_and_has_a_word() -> None:
    battle = grognard.battle("bolt_action", seed=3)
    drawn = battle.system.table.ground(battle).glyphs
    orders = ["Fire", "Advance", "Run", "Ambush", "Rally", "Down"]
    assert [english(glyph.name) for glyph in drawn.values()] == [*orders, "Pin marker", "Dice cup"]
    battle = grognard.battle("operation_ww2", scenario="first-battle", seed=3)
    cards = {card.order for hand in battle.system.table.scene(battle, 0).hands for card in hand.hand or ()}
    assert cards
    assert cards <= set(battle.system.table.ground(battle).glyphs)
