"""Combats that go on until they are decided, against one round asked about after another."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from grognard import odds
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.odds import clash_to_the_end
from grognard.games.wh40k5.odds.clash import Clash, endings, side_of
from grognard.games.wh40k5.odds.clash_to_the_end import fought_out_by_walkers
from grognard.games.wh40k5.odds.odds_assault import begins
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question, stage
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.vehicles import destruction
from grognard.games.wh40k5.state.state import Unit
from tests.games.wh40k5.table import play, row, unit
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_several_in_wh40k5 import at_the_end, ran, with_grenades
from tests.oracles.test_odds_of_wh40k5 import WIDE


@cache
def decided(attacker: str, target: str, own: int, theirs: int) -> dict[str, Fraction]:
    """How a combat of so many models each ends, from a round in which nobody charges, each round of units by
    themselves."""
    g = stage(Question(attacker=attacker, target=target, models=own, target_models=theirs, later=True))
    sides = [side_of(g, g.state.units[id], fractions=True) for id in (ATTACKER, TARGET)]
    found: dict[str, Fraction] = {}
    on = Fraction(0)
    for end, chance in endings(Clash(g, *sides)).items():
        assert isinstance(chance, Fraction)
        if end.result != "locked":
            found[end.result] = found.get(end.result, Fraction(0)) + chance
        elif end.told == (0, 0):
            on += chance
        else:
            lost, killed = end.told
            for name, part in decided(attacker, target, own - lost, theirs - killed).items():
                found[name] = found.get(name, Fraction(0)) + chance * part
    return {name: chance / (1 - on) for name, chance in found.items()}


@pytest.mark.rule("WH-ASSAULT-18")
@pytest.mark.parametrize(("own", "theirs"), [(1, 1), (3, 2), (4, 3)])
def test_a_fight_to_the_end_is_one_round_after_another(own: int, theirs: int) -> None:
    """Of boyz and marines of one Wound each, from a later round on."""
    units = {"attacker": f"{own} boy", "target": f"{theirs} space-marine"}
    answer = odds.ask("wh40k5", units, attack="assault", later=True, until="end", fractions=True)
    told = {name: chance for name, chance in answer["end"].items() if chance}
    assert told == {
        name: chance for name, chance in decided(units["attacker"], units["target"], own, theirs).items() if chance
    }
    assert "locked" not in told


@pytest.mark.rule("WH-ASSAULT-18", "WH-ASSAULT-08")
def test_only_the_first_round_of_a_fight_to_the_end_is_a_charge() -> None:
    units = {"attacker": "1 boy", "target": "1 space-marine", "attack": "assault"}
    first, later, end = (
        odds.ask("wh40k5", units, fractions=True, **said)["end"]
        for said in ({}, {"later": True, "until": "end"}, {"until": "end"})
    )
    assert end["target-destroyed"] == first["target-destroyed"] + first["locked"] * later["target-destroyed"]
    assert end["target-destroyed"] > later["target-destroyed"]


@pytest.mark.rule("WH-VEH-34")
@pytest.mark.parametrize("vehicle", ["2 killa-kan", "1 trukk"])
def test_a_fight_with_a_vehicle_is_asked_about_for_one_round(vehicle: str) -> None:
    walker = {"attacker": "5 boy", "target": vehicle, "attack": "assault"}
    with pytest.raises(InputError, match="one round"):
        odds.ask("wh40k5", walker, until="end")


class TwoRounds(Procedure):
    """A round of a combat, and another in the next player turn if both are still locked."""

    units: tuple[str, ...]

    @step
    def charge(self, g: B) -> Action:
        return Call(Combat(self.units))

    @step
    def go_on(self, g: B, value: None) -> Action:
        units = [g.state.units[id] for id in self.units]
        if any(not unit.on_table or unit.fleeing for unit in units):
            return Done()
        stands = (replace(unit, charged=(), helpless=()) for unit in units)
        g.state = replace(g.state.with_units(*stands), player_turn=g.state.player_turn + 1)
        return Call(Combat(self.units))


@pytest.mark.rule("WH-VEH-23", "WH-VEH-11", "WH-ASSAULT-18")
@pytest.mark.parametrize("walker_charges", [True, False])
def test_two_rounds_with_a_walker_are_the_engine_followed_die_by_die(
    walker_charges: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sergeant with krak grenades and a killa kan: stunned, immobilised, without a weapon in the second round."""
    monkeypatch.setattr(clash_to_the_end, "LONGEST", 2)
    monkeypatch.setattr(destruction, "Explosion", destruction.Wrecking)
    ids = ("a.one", "b.two") if walker_charges else ("b.two", "a.one")
    walker = unit(ids[0], "killa-kans", [row("killa-kan", 1)], places=[(10, 20)])
    radius = walker.unit.models[0].radius / 1000
    man = unit(ids[1], "tactical-squad", [row("space-marine")], places=[(10, 20 - radius - WIDE / 2)])
    first, second = (walker, man) if walker_charges else (man, walker)
    charging = replace(first, unit=replace(first.unit, charged=("b.two",)))
    battle = play(TwoRounds(("a.one", "b.two")), charging, second, dice=None, phase="assault")
    assert battle.state.active == 0

    def clash_of(*units: Unit) -> Clash:
        g = battle.clone()
        g.state = g.state.with_units(*units)
        return Clash(g, *(side_of(g, each, fractions=True) for each in units), told=lambda _, now: now)

    def later(start: tuple[Any, Any]) -> Clash:
        turn = battle.state.player_turn
        units = (each.unit for each in (first, second))
        return clash_of(
            *(begins(each, how, turn) if each.is_vehicle else each for each, how in zip(units, start, strict=True))
        )

    begun = clash_of(charging.unit, second.unit)
    told: dict[Any, Fraction] = {}
    for end, chance in fought_out_by_walkers(begun, later).items():
        told[end.result] = told.get(end.result, Fraction(0)) + Fraction(chance)

    def worth(here: Any) -> Any:
        end = at_the_end({each.unit.id: each.unit for each in (first, second)})(here)
        return end if isinstance(end, str) else end[0]  # type: ignore[index]

    found = exactly(battle, ran, worth, with_grenades)
    assert {key: chance for key, chance in told.items() if chance} == found
