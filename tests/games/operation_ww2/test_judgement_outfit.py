"""What smoke and light are worth to the computer player."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.evaluation.equipment_evaluation import SEEN_FROM_AFAR, use_worth
from grognard.games.operation_ww2.evaluation.evaluation import evaluate
from grognard.games.operation_ww2.state.intents import INTENTS, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import unit
from tests.games.operation_ww2.test_night import NIGHT
from tests.games.operation_ww2.test_smoke import ON, bought, laid, mortar
from tests.games.operation_ww2.test_table_switches import asked

HELD = riflemen("a.two", (56, 70), 6, acted_turn=1)


def block(acted: int = 0) -> Unit:
    """Eight enemies in three close rows."""
    places = [(58 + 2.2 * (number % 3), 43 + 2.2 * (number // 3)) for number in range(8)]
    whole = riflemen("b.one", (60, 45), 8, acted_turn=acted)
    found = zip(whole.models, places, strict=True)
    return replace(whole, models=tuple(replace(m, x=round(x * 1000), y=round(y * 1000)) for m, (x, y) in found))


FOE = block()


@pytest.mark.rule("AZ-SMK-09")
def test_smoke_before_the_enemy_is_worth_the_shots_it_spares_and_costs_those_it_hides():
    def worth(x: float, y: float, own: Unit = HELD, foe: Unit = FOE) -> float:
        lists = bought("a.mortar", smoke=2)
        battle = asked("a.mortar", "F5", mortar(), own, foe, options=ON, lists=lists)
        return use_worth(battle, battle.state.units["a.mortar"], "fire", laid(x, y))

    assert worth(60, 54) > 0.3
    # Far from any line of fire it is worth nothing.
    assert worth(10, 60) == 0.0
    # Before an enemy who has acted, in the way of those who have not, it costs.
    ready = riflemen("a.two", (56, 70), 6)
    assert worth(60, 54, ready, block(acted=1)) < -0.3


@pytest.mark.rule("AZ-SMK-02")
def test_the_computer_lays_smoke_where_it_spares_the_most():
    battle = asked("a.mortar", "F5", mortar(), HELD, FOE, options=ON, lists=bought("a.mortar", smoke=2))
    decision = battle.decisions[0]
    listed = [each for each in battle.choices(decision) if isinstance(each, INTENTS) and each.besides.smoke]
    assert listed
    best = max(listed, key=lambda choice: evaluate(battle, decision, choice).value)
    assert "smoke" in english(evaluate(battle, decision, best).reason)
    # With a card that fires at nobody it is the best there is.
    moving = asked("a.mortar", "M5", mortar(), HELD, FOE, options=ON, lists=bought("a.mortar", smoke=2))
    asking = moving.decisions[0]
    chosen = max(moving.choices(asking), key=lambda choice: evaluate(moving, asking, choice).value)
    assert isinstance(chosen, MoveIntent)
    assert chosen.besides.smoke


@pytest.mark.rule("AZ-NGT-05", "AZ-NGT-06")
def test_light_is_worth_what_others_can_do_with_it():
    lamp = unit("a.lamp", (20, 80))
    foe = riflemen("b.one", (20, 40), 8)

    def worth(acted: int) -> float:
        others = riflemen("a.two", (10, 84), 8, acted_turn=acted)
        battle = asked("a.lamp", "F5", lamp, others, foe, options=NIGHT, lists=bought("a.lamp", searchlight=1))
        return use_worth(battle, battle.state.units["a.lamp"], "fire", Besides(searchlight="b.one"))

    assert worth(0) > 0.3
    assert worth(1) == -SEEN_FROM_AFAR


def test_the_system_judges_with_them():
    battle = asked("a.mortar", "F5", mortar(), HELD, FOE, options=ON, lists=bought("a.mortar", smoke=2))
    decision = battle.decisions[0]
    choice = FireIntent("b.one", None, laid(60, 54))
    assert SYSTEM.evaluator.evaluate(battle, decision, choice) == evaluate(battle, decision, choice)
