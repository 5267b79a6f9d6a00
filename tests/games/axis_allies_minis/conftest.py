"""What the tests of Axis & Allies Miniatures share: cards made up for a test."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.data import armies
from grognard.games.axis_allies_minis.ground import shots
from grognard.games.axis_allies_minis.rules.turn import casualty
from grognard.games.axis_allies_minis.state import state
from tests.games.axis_allies_minis.table import CardBox


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> CardBox:
    """All cards; those made with it are in the game for the test."""
    box = CardBox()
    for module in (armies, casualty, shots, state):
        monkeypatch.setattr(module, "CARDS", box)
    return box
