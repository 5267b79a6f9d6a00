"""What is said just before the dice of fire: templates of a rapid-fire gun laid one by one, an Ambush sprung, targets
named: what the table says each choice would do is what the dice then do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import Waiting
from grognard.core.records import replace, to_builtins
from grognard.core.wire.previews import ChoiceProposal, Preview
from grognard.games.operation_ww2.odds.casualty_odds import marginal
from grognard.games.operation_ww2.odds.volley_forecast import forecast_laid
from grognard.games.operation_ww2.rules.fire.volley import ChooseToFire, Volley
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import ChooseTemplate, Laying
from grognard.games.operation_ww2.rules.vehicle_fire.vehicle_targets import ChooseAims
from grognard.games.operation_ww2.state.choices import Aiming, Card, LayTemplate, OpenFire
from grognard.games.operation_ww2.state.intents import Aim, AmbushIntent, FireIntent
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


def going_on(battle: Battle[State], choice: Choice) -> Mapping[Any, float]:
    """Who falls of the second side, by the dice that follow a choice."""
    copy = battle.clone()
    copy.source = Waiting()
    copy.choose(choice)
    depth = next(n for n, frame in enumerate(copy.stack) if isinstance(frame.procedure, Volley))
    return reckon(under_way(copy, depth), fell(battle, 1), first_choice)


def shown(battle: Battle[State], choice: Choice) -> Preview:
    """What the table shows of a choice."""
    assert battle.decision is not None
    return SYSTEM.table.preview(battle, battle.decision.seat, ChoiceProposal(to_builtins(choice)))


def deaths(followed: Mapping[Any, float]) -> list[float]:
    """The chances of each number of dead."""
    found = [0.0] * 5
    for outcome, chance in followed.items():
        found[outcome[0]] += chance
    return found


@pytest.mark.rule("AZ-ORD-16")
def test_who_thinks_better_of_an_ambush_sees_what_it_would_do() -> None:
    few = replace(MEN, models=MEN.models[:3])
    team = unit("a.team", (50, 50), (54, 50))
    riflemen = replace(team, place="table", models=tuple(replace(each, weapons=("kar98k",)) for each in team.models))
    battle = fight(
        Execution(),
        riflemen,
        few,
        chain=(Ordered(0, "a.team", Card("ambush", 4), AmbushIntent("b.men")),),
        dice=(),
        turn=2,
        options={"ambush_decision": "at_execution"},
    )
    assert isinstance(battle.decision, ChooseToFire)
    (chart,) = shown(battle, OpenFire(True)).charts
    followed = deaths(going_on(battle, OpenFire(True)))
    assert [bar.probability for bar in chart.bars] == pytest.approx(followed[: len(chart.bars)], abs=1e-12)
    assert not shown(battle, OpenFire(False)).charts


@pytest.mark.rule("AZ-VLS-09")
def test_targets_named_when_a_vehicle_fires_are_shown_with_what_comes_of_them() -> None:
    others = replace(unit("b.other", (75, 40), (77, 40)), place="table")
    battle = fight(
        Execution(),
        vehicle("a.gun", "sherman-75", (60, 60), lost=("gun", "hull")),
        replace(MEN, models=MEN.models[:2]),
        others,
        chain=(Ordered(0, "a.gun", Card("fire", 4), FireIntent("b.men")),),
        dice=(),
        turn=2,
        options={"vehicle_targets": "at_execution"},
    )
    assert isinstance(battle.decision, ChooseAims)
    for aims in ((), (Aim("coaxial", "b.other"),)):
        (chart,) = shown(battle, Aiming(aims)).charts
        followed = deaths(going_on(battle, Aiming(aims)))
        assert [bar.probability for bar in chart.bars] == pytest.approx(followed[: len(chart.bars)], abs=1e-12)
