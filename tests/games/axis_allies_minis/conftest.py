"""What the tests of Axis & Allies Miniatures share: cards made up for a test."""

from __future__ import annotations

import sys

import pytest

from tests.games.axis_allies_minis.table import CardBox

PACKAGE = "grognard.games.axis_allies_minis"


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> CardBox:
    """All cards; those made with it are in the game for the test, wherever a module looks cards up."""
    box = CardBox()
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGE) and hasattr(module, "CARDS"):
            monkeypatch.setattr(module, "CARDS", box)
    return box
