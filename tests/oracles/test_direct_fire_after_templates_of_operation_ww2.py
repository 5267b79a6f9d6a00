"""What is fired directly after templates is reckoned once for all who are left at whom it comes to the same: the same
odds as when it is reckoned anew for each, with less work."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds import round_strikes
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds
from grognard.games.operation_ww2.odds.direct_after import Direct, Sameness, sameness
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.table import person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle
from tests.oracles.test_agreement_of_operation_ww2 import agree

WEAPONS = ("light-mortar", "kar98k", "kar98k")
TEAM = replace(
    unit("a.team"),
    models=tuple(person(f"a.team.{n}", (20, 38 + 2.5 * n), weapons=(weapon,)) for n, weapon in enumerate(WEAPONS)),
)
TANK = vehicle("a.team", "sherman-75", (20, 40), 90)
# People are detected from 60 cm in the open: of these only the first is near enough.
EDGE = unit("b.squad", (80.5, 40.5), (83, 39.3), (83, 41.8))
NEAR = unit("b.squad", (50, 40), (52.2, 41), (52.2, 39))
AWAY, BETWEEN = unit("a.friend", (10, 10)), unit("a.friend", (35, 40))
# Too far off to be detected, and so near to the squad that they would be one target.
UNSEEN = unit("b.other", (87.5, 47), (87.5, 49.5))
OTHER = unit("b.other", (56, 50), (56, 52.5))


def reckoned(monkeypatch: pytest.MonkeyPatch, units: tuple[Unit, ...], *, apart: bool) -> tuple[FireOdds, int]:
    """The odds of a volley, and for how many groups of those who are left its direct fire was reckoned; ``apart``: for
    each state by itself."""
    keys: set[object] = set()

    class Noted(Sameness):
        def of(self, alive: int, standing: int) -> Hashable:
            key = super().of(alive, standing)
            keys.add(key)
            return key

    def noted(g: G, unit: Unit, direct: Direct, bits: Mapping[str, int]) -> Sameness:
        return Noted((), (), sum(bits.values())) if apart else Noted(*sameness(g, unit, direct, bits))

    battle: B = table(*units)
    firing, target = battle.state.units["a.team"], battle.state.units["b.squad"]
    with monkeypatch.context() as patch:
        patch.setattr(round_strikes, "sameness", noted)
        found = forecast_volley(battle, firing, target, "fire")
    assert found.area
    return found.odds, len(keys)


@pytest.mark.rule("AZ-FIRE-16", "AZ-DET-02", "AZ-FF-01")
@pytest.mark.parametrize(
    "units",
    [
        (TEAM, EDGE, AWAY),
        (TEAM, EDGE, AWAY, UNSEEN),
        (TEAM, NEAR, AWAY, OTHER),
        (TEAM, NEAR, BETWEEN),
        (TANK, NEAR, AWAY, OTHER),
    ],
    ids=["detected by one alone", "with undetected ones", "with others beside", "a friend between", "a tank"],
)
def test_fire_that_comes_to_the_same_is_the_same(monkeypatch: pytest.MonkeyPatch, units: tuple[Unit, ...]) -> None:
    told, _ = reckoned(monkeypatch, units, apart=False)
    anew, _ = reckoned(monkeypatch, units, apart=True)
    agree(told.enemies, anew.enemies, units)
    agree(told.own, anew.own, units)
    assert told.hits.chances == pytest.approx(anew.hits.chances, abs=1e-12)


@pytest.mark.rule("AZ-FIRE-16", "AZ-FF-01")
def test_friends_far_from_the_lines_and_people_beside_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = reckoned(monkeypatch, (TEAM, NEAR), apart=False)[1]
    assert reckoned(monkeypatch, (TEAM, NEAR, AWAY), apart=False)[1] == alone
    assert alone < reckoned(monkeypatch, (TEAM, NEAR, AWAY), apart=True)[1]
    # Those whom the template may strike besides make states, but no difference to what is fired at the squad.
    assert reckoned(monkeypatch, (TEAM, NEAR, AWAY, OTHER), apart=False)[1] == alone
