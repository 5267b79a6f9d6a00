"""Hits that are shared out in a squadron of Warhammer 40,000: what the preview says of each way and what the computer
thinks it costs, against the engine followed die by die."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.records import replace
from grognard.games.wh40k5.evaluation.evaluation import evaluate
from grognard.games.wh40k5.odds import squadron_odds
from grognard.games.wh40k5.odds.hit_odds import worth
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, FireOnVehicles, ShareHits
from grognard.games.wh40k5.table import preview_odds
from tests.games.playing import asked
from tests.games.wh40k5.table import boyz, everyone, marines, play
from tests.games.wh40k5.vehicles_table import speeder
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_wh40k5 import answered


def settled(battle: Battle[Any]) -> bool:
    """Whether all that was shared out is resolved."""
    return not any(isinstance(frame.procedure, FireOnVehicles) for frame in battle.stack)


@pytest.mark.rule("WH-VEH-07", "WH-VEH-08", "WH-VEH-21", "WH-VEH-35")
@pytest.mark.parametrize(("option", "dice"), [("hits", (5, 5, 5)), ("penetrations", (5, 5, 5, 6, 6, 2))])
@pytest.mark.parametrize("order", ["all_then_worst", "stop_when_destroyed"])
def test_each_way_to_share_hits_out_is_worth_what_the_engine_comes_to(
    option: str, dice: tuple[int, ...], order: str
) -> None:
    """Three rokkits at two speeders, the first of them without its weapon, beside men of both sides."""
    firers = boyz("a.o", 20, 40, 3, "rokkit-launcha")
    speeders = speeder("b.s", 20, 26, 2)
    first, second = speeders.unit.models
    models = replace(first, broken=first.gear), second
    battle = play(
        Shooting("a.o", "b.s", everyone(firers, "rokkit-launcha")),
        firers,
        replace(speeders, unit=replace(speeders.unit, models=models)),
        marines("b.m", 20, 24, 2),
        boyz("a.n", 20, 29, 1),
        dice=dice,
        options={"squadron_allocate": option, "damage_order": order},
    )
    decision = asked(battle, ChooseShares)
    choices = battle.choices()
    assert len(choices) == 2
    start = battle.state.units
    for choice in choices:
        assert isinstance(choice, ShareHits)
        begun = battle.clone()
        begun.source = Waiting()
        begun.choose(choice)

        def gone(here: Battle[Any]) -> Hashable:
            return tuple(
                tuple(model.id for model in each.models if model.id not in {m.id for m in here.state.units[id].models})
                for id, each in start.items()
            )

        found = exactly(begun, settled, gone, answered)
        told: dict[int, Fraction] = {}
        value = Fraction(0)
        for ends, chance in found.items():
            assert isinstance(ends, tuple)
            for (id, unit), lost in zip(start.items(), ends, strict=True):
                side = 1 if unit.seat == decision.seat else -1
                value += chance * side * sum(Fraction(worth(unit.model(each))) for each in lost)
                if id == "b.s":
                    told[len(lost)] = told.get(len(lost), Fraction(0)) + chance
        fallen = squadron_odds.shared_out(battle, decision, choice, fractions=True)
        exact = dict(squadron_odds.lost(start["b.s"], fallen).items())
        assert {number: chance for number, chance in exact.items() if chance} == told
        shown = preview_odds.chances(battle, decision, choice)
        bars = [bar.probability for bar in shown.charts[0].bars]
        assert bars == pytest.approx([float(told.get(number, 0)) for number in range(3)], abs=1e-12)
        assert {note.message.id for note in shown.notes} == {"wh-forecast-blown-up"}
        assert evaluate(battle, decision, choice).value == pytest.approx(-float(value), abs=1e-12)
