"""Squadrons that ram and are rammed, that drive at units on foot: the odds against the engine followed die by die."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.odds.odds_rams import rammed, rams
from grognard.games.wh40k5.rules.vehicles.ramming import Ram
from grognard.games.wh40k5.state.choices import Shock
from grognard.games.wh40k5.table import preview_odds
from tests.games.wh40k5.table import Posted, play, row, unit
from tests.games.wh40k5.vehicles_table import DOWN, UP, speeder, trukk, vehicle
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_wh40k5 import answered

AWAY = 6.5
"""How far apart the middles of tanks are from a vehicle that they ram, in inches: they look at its front."""


class RamsInTurn(Procedure):
    """All tanks of a unit ram a vehicle after so long a way, as long as it is there."""

    tanks: tuple[str, ...]
    unit: str
    model: str
    gone: int

    @step
    def ram(self, g: B) -> Action:
        if not self.tanks or all(model.id != self.model for model in g.state.units[self.unit].models):
            return Done()
        return Call(Ram(self.tanks[0], self.unit, self.model, self.gone))

    @step
    def go_on(self, g: B, stops: bool) -> Action:
        return Repeat(replace(self, tanks=self.tanks[1:]))


def tanks(count: int) -> Posted:
    """Leman Russ side by side."""
    return vehicle("a.t", "leman-russ-squadron", "leman-russ", 20, 20 + AWAY, count, facing=UP)


def kan_squad() -> Posted:
    kans = unit("b.v", "killa-kans", [row("killa-kan", 2)], places=[(22, 20), (12, 12)])
    return replace(kans, unit=replace(kans.unit, models=tuple(replace(m, facing=DOWN) for m in kans.unit.models)))


def result_of(battle: Battle[Any], unit: str, model: str) -> str:
    """The worst that has come to a vehicle, as the table of damage names it."""
    left = next((each for each in battle.state.units[unit].models if each.id == model), None)
    if left is None:
        return "gone"
    if left.immobilised:
        return "immobilised"
    if left.broken:
        return "weapon-destroyed"
    return "crew-stunned" if left.stunned else "crew-shaken" if left.shaken else "none"


@pytest.mark.rule("WH-VEH-15", "WH-VEH-35", "WH-VEH-08", "WH-VEH-28")
@pytest.mark.parametrize("option", ["ordinary", "squadron"])
@pytest.mark.parametrize(
    ("count", "victim"),
    [
        (2, vehicle("b.v", "land-raider", "land-raider", 22, 20, facing=DOWN)),
        (1, kan_squad()),
        (2, kan_squad()),
        (2, trukk("b.v", 22, 20, facing=DOWN)),
        (2, speeder("b.v", 22, 20, facing=DOWN)),
        (3, speeder("b.v", 22, 20, 2, facing=DOWN, places=[(22, 20), (12, 12)])),
    ],
    ids=[
        "two at a land raider",
        "one at kans",
        "two at kans",
        "two at a trukk",
        "two at a speeder",
        "three at speeders",
    ],
)
def test_tanks_ram_one_after_another_as_the_engine_has_it(count: int, victim: Posted, option: str) -> None:
    own = tanks(count)
    ids = tuple(model.id for model in own.unit.models)
    model = victim.unit.models[0].id
    battle = play(RamsInTurn(ids, "b.v", model, 12_000), own, victim, dice=None, options={"squadron_of_one": option})
    unit, target = battle.state.units["a.t"], battle.state.units["b.v"]
    theirs, lost = rams(battle, unit, (target, target.model(model)), 12_000, "front", Fraction(1))
    found: Any = exactly(
        battle,
        lambda here: here.over,
        lambda here: (result_of(here, "b.v", model), count - len(here.state.units["a.t"].models)),
        answered,
    )
    ends: dict[str, Fraction] = {}
    fallen: dict[int, Fraction] = {}
    for (end, number), chance in found.items():
        ends[end] = ends.get(end, Fraction(0)) + chance
        fallen[number] = fallen.get(number, Fraction(0)) + chance
    told: dict[str, Fraction] = {}
    for name, part in theirs.items():
        gone = "gone" if name in ("wrecked", "explodes") else name
        told[gone] = told.get(gone, Fraction(0)) + Fraction(part)
    assert {name: chance for name, chance in told.items() if chance} == ends
    assert {number: chance for number, chance in lost.items() if chance} == fallen


@pytest.mark.rule("WH-VEH-15", "WH-VEH-35")
def test_squadrons_ram_and_are_rammed() -> None:
    """One tank is rammed with as it stands alone; of two the second strikes what the first has left."""
    ask = {"target": "1 trukk", "attack": "ram", "range": 6}
    one, two = (odds.ask("wh40k5", ask, attacker=f"{count} leman-russ", fractions=True) for count in (1, 2))
    spared = one["damage"]["none"]
    assert two["damage"]["none"] == spared**2
    assert two.chance("wrecked") > one.chance("wrecked")
    assert ("own-damage" in one.names, "own" in two.names) == (True, True)
    kans = odds.ask("wh40k5", ask, attacker="1 leman-russ", target="2 killa-kan", fractions=True)
    alone = odds.ask("wh40k5", ask, attacker="1 leman-russ", target="1 killa-kan", fractions=True)
    assert kans.chance("harmed") == alone.chance("harmed")
    assert kans["damage"]["immobilised"] == 0 < alone["damage"]["immobilised"]


@pytest.mark.rule("WH-VEH-13", "WH-VEH-35")
def test_who_is_driven_at_by_a_squadron_tests_for_every_tank() -> None:
    one, three = (
        odds.ask("wh40k5", attacker=f"{count} leman-russ", target="5 scout", attack="tank-shock", fractions=True)
        for count in (1, 3)
    )
    assert three.chance("stands") == one.chance("stands") ** 3
    assert three.chance("stopped") == one.chance("stopped")


@pytest.mark.rule("WH-VEH-15", "WH-VEH-35")
def test_the_ram_of_a_squadron_is_shown_of_its_foremost() -> None:
    own, victim = tanks(2), trukk("b.v", 20, 12, facing=DOWN)
    battle = play(RamsInTurn((), "b.v", "b.v.1", 0), own, victim, dice=None)
    shown = preview_odds.rammed(battle, Shock("a.t", 0, 12_000, True))
    assert [note.rules for note in shown.notes] == [["WH-VEH-35"]]
    target, unit = battle.state.units["b.v"], battle.state.units["a.t"]
    hulls = [each.models[0].of.hull or (0, 0) for each in (unit, target)]
    gone = round((20 + AWAY - 12) * 1000) - sum(length for length, _ in hulls) // 2
    theirs, _ = rammed(battle, unit, unit.models[0], (target, target.models[0]), gone, "front", 1.0)
    assert [bar.probability for bar in shown.charts[0].bars] == pytest.approx([chance for _, chance in theirs.items()])
