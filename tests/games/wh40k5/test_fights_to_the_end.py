"""Combats that go on until they are decided, against one round asked about after another."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from grognard import odds
from grognard.core.errors import InputError
from grognard.games.wh40k5.odds.clash import Clash, endings, side_of
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question, stage


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
def test_a_fight_with_a_vehicle_is_asked_about_for_one_round() -> None:
    walker = {"attacker": "5 boy", "target": "1 dreadnought", "attack": "assault"}
    with pytest.raises(InputError, match="one round"):
        odds.ask("wh40k5", walker, until="end")
