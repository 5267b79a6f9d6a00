"""The templates of a rapid-fire gun as they are laid one by one: what the table says each place would do is what the
dice then do (AZ-RPF-01, AZ-RPF-02)."""

from __future__ import annotations

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.records import replace, to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.operation_ww2.odds.casualty_odds import marginal
from grognard.games.operation_ww2.odds.volley_forecast import forecast_laid
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import ChooseTemplate, Laying
from grognard.games.operation_ww2.state.choices import Card, LayTemplate
from grognard.games.operation_ww2.state.intents import FireIntent
from grognard.games.operation_ww2.state.state import Ordered, State
from grognard.games.operation_ww2.system import SYSTEM
from grognard.games.operation_ww2.table.preview_tables import BARS
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon, under_way
from tests.games.operation_ww2.table import unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle
from tests.oracles.test_agreement_of_operation_ww2 import agree, fell

MEN = replace(unit("b.men", (50, 30), (54, 30), (54.5, 31), (75, 30)), place="table")
GUN = vehicle("a.gun", "sdkfz-250-9", (60, 60), lost=("coaxial",))


def asked() -> Battle[State]:
    """The battle in which the second of two templates is to be laid."""
    battle = fight(
        Execution(), GUN, MEN, chain=(Ordered(0, "a.gun", Card("fire", 4), FireIntent("b.men")),), dice=(), turn=2
    )
    while not isinstance(battle.decision, ChooseTemplate):
        battle.choose(battle.choices()[0])
    return battle


@pytest.mark.rule("AZ-RPF-01", "AZ-RPF-02", "AZ-FIRE-16")
def test_what_a_place_for_a_template_promises_is_what_its_dice_do() -> None:
    battle = asked()
    volley, laying = (frame.procedure for frame in battle.stack[-2:])
    assert isinstance(volley, Volley)
    assert isinstance(laying, Laying)
    promised = {}
    assert battle.decision is not None
    for choice in battle.choices():
        assert isinstance(choice, LayTemplate)
        found = forecast_laid(battle, volley, laying.after(battle, choice).rows)
        going_on = battle.clone()
        going_on.source = Waiting()
        going_on.choose(choice)
        depth = next(n for n, frame in enumerate(going_on.stack) if isinstance(frame.procedure, Volley))
        followed = reckon(under_way(going_on, depth), fell(battle, 1), first_choice)
        agree(found.odds.enemies, followed, choice)
        preview = SYSTEM.table.preview(battle, battle.decision.seat, ChoiceProposal(to_builtins(choice)))
        assert preview.choice == to_builtins(choice)
        told = [(bar.label, bar.probability) for bar in preview.charts[0].bars]
        assert told == [(label, chance) for label, _, _, chance in found.odds.dead.bins(BARS)]
        promised[choice.model] = float(marginal(found.odds.enemies, 0).mean)
    # Where it lies matters, and none of them says what another would do.
    assert len({round(each, 9) for each in promised.values()}) > 1


@pytest.mark.rule("AZ-RPF-01")
def test_a_template_that_would_not_touch_the_others_is_refused_in_words() -> None:
    battle = asked()
    assert battle.decision is not None
    far = SYSTEM.table.preview(battle, battle.decision.seat, ChoiceProposal(to_builtins(LayTemplate("b.men.4"))))
    assert far.choice is None
    assert far.notes
    assert not far.charts
