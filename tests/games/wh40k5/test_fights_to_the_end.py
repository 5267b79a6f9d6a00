"""Combats that go on until they are decided, against one round asked about after another."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from numpy import argwhere, array, full

from grognard import odds
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B
from grognard.games.wh40k5.odds.combat.clash import Clash, endings, side_of
from grognard.games.wh40k5.odds.combat.stands import OUT, result_of
from grognard.games.wh40k5.odds.combat.to_the_end import Fight
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question, stage
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.rounds import Rounds
from tests.games.wh40k5.table import Posted, play, row, unit
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


@pytest.mark.rule("WH-ASSAULT-10", "WH-ASSAULT-18")
def test_given_that_anything_hits_in_any_of_its_rounds() -> None:
    """A boy and a marine: without what comes of rounds in all of which he misses, one like the other."""
    units = {"attacker": "1 boy", "target": "1 space-marine", "later": True, "attack": "assault"}
    g = stage(Question(attacker="1 boy", target="1 space-marine", later=True))
    sides = [side_of(g, g.state.units[id], fractions=True) for id in (ATTACKER, TARGET)]
    missing: dict[str, Fraction] = {}
    for end, chance in endings(Clash(g, *sides, vain=True)).items():
        missing[end.result] = missing.get(end.result, Fraction(0)) + Fraction(chance)
    again = missing.pop("locked")
    never = {name: chance / (1 - again) for name, chance in missing.items()}
    free, hit = (
        odds.ask("wh40k5", units, until="end", given=given, fractions=True)["end"] for given in ("nothing", "hit")
    )
    assert never["attacker-destroyed"] > 0
    for name, chance in free.items():
        assert hit[name] == (chance - never.get(name, 0)) / (1 - sum(never.values()))


@pytest.mark.rule("WH-VEH-34")
@pytest.mark.parametrize("vehicle", ["2 land-speeder", "1 trukk"])
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


def two_rounds() -> dict[str, tuple[Posted, Posted]]:
    """A sergeant with krak grenades and a killa kan, or one to either side of him; a nob and the crew of a gun."""
    found = {}
    for name, kind, sides, charging in (
        ("charging", "killa-kan", (1,), True),
        ("charged", "killa-kan", (1,), False),
        ("a squadron", "killa-kan", (1, -1), False),
        ("each by itself", "dreadnought", (1, -1), False),
    ):
        ids = ("a.one", "b.two") if charging else ("b.two", "a.one")
        army = "killa-kans" if kind == "killa-kan" else kind
        radius = unit("b.two", army, [row(kind)], places=[(0, 0)]).unit.models[0].radius / 1000
        places = [(10.0, 20 + side * (radius + WIDE / 2)) for side in sides]
        walkers = unit(ids[0], army, [row(kind, len(sides))], places=places)
        man = unit(ids[1], "tactical-squad", [row("space-marine")], places=[(10, 20)])
        first, second = (walkers, man) if charging else (man, walkers)
        found[name] = replace(first, unit=replace(first.unit, charged=("b.two",))), second
    guns = [row("lobba-gun"), row("gun-crew", 2)]
    crew = unit("b.two", "big-guns", guns, places=[(10, 24), (10 - WIDE / 2, 20), (10 + WIDE / 2, 20)])
    nob = unit("a.one", "boyz", [row("nob")], places=[(10, 20 - WIDE * 3**0.5 / 2)], charged=("b.two",))
    return found | {"the crew of a gun": (nob, crew)}


@pytest.mark.rule("WH-VEH-23", "WH-VEH-11", "WH-VEH-08", "WH-UNIT-06", "WH-ASSAULT-18")
@pytest.mark.parametrize("fight", two_rounds())
def test_two_rounds_are_the_engine_followed_die_by_die(fight: str) -> None:
    """Stunned, immobilised, without a weapon in the second round; of a squadron one is left, an ordinary vehicle."""
    posted = two_rounds()[fight]
    battle = play(TwoRounds(("a.one", "b.two")), *posted, dice=None, phase="assault")
    assert battle.state.active == 0
    units = [each.unit for each in posted]
    first, second = (side_of(battle, each, fractions=True) for each in units)
    here = battle.clone()
    here.state = here.state.with_units(*(replace(each, charged=()) for each in units))
    ones = [side_of(here, here.state.units[each.id], fractions=True) for each in units]
    combat = Fight(Clash(battle, first, second, on=True), (ones[0], ones[1]))
    combat.begin()
    fighting = combat.locked.copy()
    combat.locked *= 0
    begun = [list(each) for each in combat.begun]
    for turn, one, other in argwhere(fighting).tolist():
        weights = full((1, combat.turns, 1, 1), Fraction(0))
        weights[0, turn] += fighting[turn, one, other]
        combat.round(*combat.begins(array([[begun[0][one]], [begun[1][other]]]), weights))
    told: dict[Any, Fraction] = {"locked": combat.locked.sum()}
    for at, own in enumerate(OUT):
        for there, theirs in enumerate(OUT):
            end = result_of(own, theirs)
            told[end] = told.get(end, Fraction(0)) + combat.ended[at, there].sum()

    def worth(here: Any) -> Any:
        end = at_the_end({each.unit.id: each.unit for each in posted})(here)
        return end if isinstance(end, str) else end[0]  # type: ignore[index]

    def decided(here: Any) -> bool:
        if any(isinstance(frame.procedure, Rounds) for frame in here.stack):
            return False
        return ran(here) or not all(here.state.units[each.id].models for each in units)

    found = exactly(battle, decided, worth, with_grenades)
    assert {key: chance for key, chance in told.items() if chance} == found


@pytest.mark.rule("WH-VEH-23", "WH-ASSAULT-18")
def test_crews_of_several_walkers_by_themselves_are_stunned_each_for_itself() -> None:
    """However often one of them, or both, are only stunned: the combat ends, and none of its chances is lost."""
    units = {"attacker": "2 dreadnought", "target": "1 killa-kan", "attack": "assault"}
    ends = odds.ask("wh40k5", units, until="end", fractions=True)["end"]
    assert sum(chance for _, chance in ends.items()) == 1
    assert ends["locked"] == 0
    one = odds.ask("wh40k5", units | {"attacker": "1 dreadnought"}, until="end")["end"]
    assert 0 < ends["attacker-destroyed"] < one["attacker-destroyed"] / 20


@pytest.mark.rule("WH-VEH-08", "WH-ASSAULT-18")
def test_a_squadron_of_walkers_fights_on_until_its_last_is_gone() -> None:
    """Nobody harms Armour 11 with his fists: the two fight until they have won; whom krak grenades help kills some."""
    fists, grenades = (
        odds.ask("wh40k5", attacker="2 killa-kan", target=target, attack="assault", until="end", later=True)
        for target in ("3 gretchin", "3 space-marine")
    )
    assert fists["own"].mean == 0
    assert fists["end"]["locked"] < 1e-6
    assert 0 < grenades["own"].at_least(2) < grenades["own"].at_least(1) < 1
    gone = grenades["end"].one_of("attacker-destroyed", "both-destroyed")
    assert gone == pytest.approx(grenades["own"].at_least(2), abs=1e-9)
