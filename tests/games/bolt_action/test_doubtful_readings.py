"""Readings that were in doubt: medics alone, ways round other enemies, men who saw a vehicle and fell."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.state.choices import FireAtCharge, Laid, RemoveModel, StandFast
from grognard.games.bolt_action.state.events.casualties import Saved
from grognard.games.bolt_action.state.events.close_quarters import ContactMade, FellShort
from grognard.games.bolt_action.state.events.vehicles import VehicleBeaten
from tests.games.bolt_action.table import assault, listed, of, play, squad, unit, vehicle
from tests.games.playing import answer, asked, happened, piece, rolled

BASE = 0.492
NOBODY = squad("a.far", 2, 46, men=1)


def medics(*helpers, id="b.doc"):
    groups = (ModelGroup(1, "medic", ("pistol",)), *helpers)
    return unit(id, 10, 10, groups, "medic")


# ---- medics ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-05")
@pytest.mark.parametrize(("option", "saved"), [("off", 0), ("on", 1)])
def test_a_medic_alone_does_not_save_himself_unless_by_house_rule(option, saved):
    """A shot kills him on a 4; by the house rule he is saved on a 6."""
    dice = (4, 6) if saved else (4,)
    options = {"medic_saves_himself": option}
    battle = play(Damage("b.doc", (Blows(1),)), medics(), NOBODY, dice=dice, options=options)
    assert len(happened(battle, Saved)) == saved
    assert of(battle, "b.doc").alive is bool(saved)


@pytest.mark.rule("BA-HQ-05", "BA-HQ-06")
def test_a_medic_saves_his_assistant_and_another_medic_saves_him():
    helper = ModelGroup(1, "rifleman", ("pistol",))
    battle = play(Damage("b.doc", (Blows(1),)), medics(helper), NOBODY, dice=(4, 6))
    assert len(happened(battle, Saved)) == 1
    other = unit("b.two", 13, 10, (ModelGroup(1, "medic", ("pistol",)),), "medic")
    battle = play(Damage("b.doc", (Blows(1),)), medics(), other, NOBODY, dice=(4, 6))
    assert len(happened(battle, Saved)) == 1


# ---- round other enemies -----------------------------------------------------------------------------------------


def barred(option, gap=7.0, dice=()):
    """Another enemy stands beside the straight line, so near that it passes within an inch of him."""
    other = squad("b.other", 25.2, 20 + gap / 2 + BASE, 1, order="fire")
    foe, men = squad("b.foe", 24, 20, 1, order="fire"), squad("a.men", 24, 20 + gap + 2 * BASE, 1, order="run")
    return assault(men, foe, other, dice=dice, options={"assault_route": option})


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
def test_attackers_go_round_a_man_beside_the_straight_line():
    battle = barred("round", dice=(4, 2))
    assert happened(battle, ContactMade)
    (walked,) = of(battle, "a.men").models
    other = of(battle, "b.other").models[0]
    assert ((walked.x - other.x) ** 2 + (walked.y - other.y) ** 2) ** 0.5 >= 1000 + 2 * 492 - 2


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
def test_by_house_rule_they_only_go_straight():
    battle = barred("straight")
    assert happened(battle, FellShort)
    assert not happened(battle, ContactMade)


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
def test_the_way_round_counts_against_their_run():
    """Straight it is 11.9 inches, round the man more than 12."""
    battle = barred("round", gap=11.9)
    assert happened(battle, FellShort)


# ---- the man who saw it ------------------------------------------------------------------------------------------


def charged_tank(*more, pieces=(), dice=()):
    """Only the first man sees the tank past the house; it fires its hull gun at the charge."""
    tank = vehicle("b.foe", 24, 22, "panzer-iv", facing=180)
    men = squad("a.men", 0, 0, 2, places=((22.0, 33), (20.6, 33.4)), rules=("tank-hunters",), order="run")
    return assault(men, tank, *more, pieces=pieces, dice=dice)


@pytest.mark.rule("BA-CQ-28", "BA-CQ-31", "BA-CQ-16")
def test_an_assault_on_a_vehicle_goes_on_though_the_only_man_who_saw_it_falls():
    house = (piece("building", 10, 26.5, 22.5, 30, 4),)
    battle = charged_tank(pieces=house, dice=(6, 1, 1, 1, 4, 1, 1, 1, 1, 1))
    look = battle.context.look(of(battle, "a.men"), of(battle, "b.foe"), battle.state)
    assert [look.sees_any(0), look.sees_any(1)] == [True, False]
    shots = [choice for choice in listed(battle) if isinstance(choice, FireAtCharge)]
    hull = next(choice for choice in shots if choice.laid == (Laid(2),))
    answer(battle, hull)
    while battle.decision is not None and type(battle.decision).__name__ == "ChooseCasualty":
        answer(battle, RemoveModel("a.men.1"))
    assert [model.id for model in of(battle, "a.men").models] == ["a.men.2"]
    look = battle.context.look(of(battle, "a.men"), of(battle, "b.foe"), battle.state)
    assert "ba-roll-tank-assault" in [what for what, _ in rolled(battle)] or happened(battle, VehicleBeaten)


@pytest.mark.rule("BA-VEH-30", "BA-CQ-25")
def test_nobody_is_asked_who_saw_a_vehicle_that_stands_still():
    battle = charged_tank(dice=(1, 1, 1, 1, 1))
    asked(battle)
    answer(battle, StandFast())
    assert not [event for event in happened(battle, FellShort) if event.unit == "a.men"]
