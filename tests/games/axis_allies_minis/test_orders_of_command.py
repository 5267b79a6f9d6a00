"""Banzai charges and bridges blown (AAM-SA-76, AAM-SA-77)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.turn.turn import Part
from grognard.games.axis_allies_minis.state.choices import BanzaiCharge, Demolish, Finish
from grognard.games.axis_allies_minis.state.events.attack import Attacked
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import OPEN, at, of, play, unit
from tests.games.playing import answer, asked, happened, over, refused

RIFLE, JAPANESE, SERGEANT = "m1-garand-rifle", "arisaka-rifleman", "imperial-sergeant"


@pytest.mark.rule("AAM-SA-76")
def test_aam_sa_76_soldiers_beside_the_sergeant_storm_an_enemys_hex_at_plus_one():
    units = (
        unit("b.sergeant", SERGEANT, "D5"),
        unit("b.rifle", JAPANESE, "D6", facing="S"),
        unit("b.far", JAPANESE, "H6"),
        unit("a.rifle", RIFLE, "D7"),
        unit("a.other", RIFLE, "H7"),
    )
    battle = play(Part("assault", 1), *units, dice=None)
    assert refused(battle, BanzaiCharge("b.far", "a.other"))[1] == ("AAM-SA-76",)
    assert refused(battle, BanzaiCharge("b.rifle", "a.other"))[1] == ("AAM-SA-76",)
    assert BanzaiCharge("b.rifle", "a.rifle") in battle.choices()
    answer(battle, BanzaiCharge("b.rifle", "a.rifle"))
    while asked(battle).kind != "RollDice":  # The defender may hold his fire.
        battle.choose(battle.choices()[-1])
    assert of(battle, "b.rifle").at == at("D7")
    (attack,) = happened(battle, Attacked)
    assert (attack.weapon, attack.dice, attack.need, attack.range) == ("hand-to-hand", 12, 3, 0)


@pytest.mark.rule("AAM-SA-76", "AAM-COND-04")
def test_aam_sa_76_a_disrupted_sergeant_leads_nobody():
    units = (
        unit("b.sergeant", SERGEANT, "D5", disrupted=True),
        unit("b.rifle", JAPANESE, "D6"),
        unit("a.rifle", RIFLE, "D7"),
    )
    battle = play(Part("assault", 1), *units)
    assert refused(battle, BanzaiCharge("b.rifle", "a.rifle"))[1] == ("AAM-SA-76",)


@pytest.mark.rule("AAM-SA-77")
@pytest.mark.parametrize(("face", "falls"), [(3, False), (4, True)])
def test_aam_sa_77_an_engineer_blows_a_bridge_of_his_hex_on_four(face, falls):
    crossing = ground(OPEN, roads=("D9 D8",), streams=("D9 N",))
    units = (
        unit("a.engineer", "us-engineer", "D9"),
        unit("a.rifle", RIFLE, "D9"),
        unit("b.rifle", "mauser-kar-98k", "D2"),
    )
    battle = play(Part("assault", 0), *units, map=crossing, dice=(face,))
    assert refused(battle, Demolish("a.rifle", Direction.N))[1] == ("AAM-SA-77",)
    assert refused(battle, Demolish("a.engineer", Direction.S))[1] == ("AAM-SA-77",)
    answer(battle, Demolish("a.engineer", Direction.N), Finish())
    over(battle)
    assert (at("D9").side(Direction.N) in battle.state.blown) is falls
