"""Guns whose crew has fallen, manned by a squad: a house rule (BA-ART-08)."""

from random import Random

import pytest

from grognard.agents import agent
from grognard.core.records import replace
from grognard.games.bolt_action.rules.movement.recrew import ChooseGun
from grognard.games.bolt_action.rules.shooting.aim import aims
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.objectives import score
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import HoldFire, LeaveGun, ManGun, StandFast
from grognard.games.bolt_action.state.events.casualties import GunLeft, GunManned
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.state import LeftGun, Model
from tests.games.bolt_action.table import changed, gun, listed, of, play, shoot, squad, walk
from tests.games.playing import answer, asked, happened, inches, over

RECREW = {"recrew": "on"}
LEFT = LeftGun("a.gun", Model(inches(24), inches(40), 1181, "a.gun.1", "gun", ("light-at-gun",)), 0)


def beside_a_gun(men=6, x=19.9, order="advance"):
    """A squad about to move past a gun of its side whose crew has fallen."""
    lost = changed(gun("a.gun", 24, 40), place="destroyed", models=())
    squad_ = squad("a.men", x, 44, men=men, quality="veteran")
    foe = squad("b.foe", 24, 20, men=5, order="fire")
    return play(Activation("a.men", order), squad_, lost, foe, options=RECREW, left_guns=(LEFT,))


@pytest.mark.rule("BA-ART-08", "BA-ART-02")
@pytest.mark.parametrize(("option", "left"), [("off", 0), ("on", 1)])
def test_a_gun_without_crew_stays_by_house_rule_and_counts_as_lost(option, left):
    units = squad("a.firer", 22, 14, men=4), gun("b.foe", 24, 24, men=2)
    battle = shoot(*units, options={"recrew": option}, dice=(6, 6, 6, 6, 4, 4, 4, 3))
    answer(battle, StandFast())
    assert len(battle.state.left_guns) == len(happened(battle, GunLeft)) == left
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("b.foe", "casualties")]
    assert score(battle.state)[0] == 1
    (shown,) = (each for each in battle.system.table.scene(battle, 0).units if each.id == "b.foe")
    assert (shown.place, len(shown.models), shown.men) == ("table" if left else "destroyed", left, 0)


@pytest.mark.rule("BA-ART-08")
def test_riflemen_beside_an_abandoned_gun_become_its_crew():
    battle = beside_a_gun()
    answer(battle, walk(battle, "a.men", 0, -2.2))
    asked(battle, ChooseGun)
    assert listed(battle) == [ManGun("a.gun"), LeaveGun()]
    answer(battle, ManGun("a.gun"), HoldFire())
    over(battle)
    (manned,) = happened(battle, GunManned)
    crew = of(battle, "a.gun")
    assert [man.id for man in crew.men] == list(manned.men)
    assert len(manned.men) == 3
    assert "a.men.1" not in manned.men  # the squad keeps its NCO
    assert {man.role for man in crew.men} == {"crew"}
    assert (crew.place, crew.order, crew.quality, crew.small) == ("table", "down", "veteran", False)
    assert crew.gun == LEFT.model
    assert battle.context.in_formation(crew)
    assert len(of(battle, "a.men").models) == 3
    assert battle.state.left_guns == ()
    assert score(battle.state)[1] == 0


@pytest.mark.rule("BA-ART-08")
def test_a_manned_gun_fires_again():
    crewed = beside_a_gun()
    answer(crewed, walk(crewed, "a.men", 0, -2.2), ManGun("a.gun"), HoldFire())
    gun_, foe = of(crewed, "a.gun"), of(crewed, "b.foe")
    assert aims(crewed, replace(gun_, order=None), foe, way="piercing").volleys[0].volley.weapon == "light-at-gun"


@pytest.mark.rule("BA-ART-08")
def test_nobody_is_asked_who_has_not_come_up_or_has_nobody_to_spare():
    battle = beside_a_gun()
    answer(battle, walk(battle, "a.men", 0, 1))
    asked(battle, ChooseTarget)
    battle = beside_a_gun(men=1, x=24)
    answer(battle, walk(battle, "a.men", 0, -2.2))
    asked(battle, ChooseTarget)


@pytest.mark.rule("BA-ART-08")
def test_nobody_mans_a_gun_at_a_run():
    battle = beside_a_gun(order="run")
    answer(battle, walk(battle, "a.men", 0, -2.2))
    over(battle)
    assert happened(battle, GunManned) == []
    assert battle.state.left_guns == (LEFT,)


@pytest.mark.rule("BA-ART-08")
def test_the_greedy_player_mans_a_gun_it_has_come_up_to():
    battle = beside_a_gun()
    answer(battle, walk(battle, "a.men", 0, -2.2))
    assert agent("greedy")(battle, asked(battle), 5.0, Random(0)).choice == ManGun("a.gun")
