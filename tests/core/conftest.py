"""The game of stones, installed for the tests of the core."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from grognard.core import systems
from tests.core.stones import STONES


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> systems.System:
    """The game of stones, found by its name as an installed game is."""
    monkeypatch.setattr(systems, "_installed", lambda: {STONES.name: SimpleNamespace(load=lambda: STONES)})
    return STONES
