"""What the tests of Axis & Allies Miniatures share: cards made up for a test."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis import armies, casualty, shots, state
from tests.games.axis_allies_minis.table import CardBox


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> CardBox:
    """All cards; those made with it are in the game for the test."""
    box = CardBox()
    for module in (armies, casualty, shots, state):
        monkeypatch.setattr(module, "CARDS", box)
    return box
