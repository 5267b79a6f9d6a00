"""The turn (chapter Turn)."""

import pytest

from grognard.games.bolt_action.choices import GiveOrder
from grognard.games.bolt_action.orders import Activation
from tests.games.bolt_action.table import of, over, play, squad


@pytest.mark.rule("BA-TURN-02")
def test_probe():
    battle = play(Activation("a.rifles", "rally"), squad("a.rifles", 24, 30, pins=3), dice=(3, 3, 1))
    over(battle)
    assert of(battle, "a.rifles").pins == 1
