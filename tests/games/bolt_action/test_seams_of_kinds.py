"""Rules that hold of men, guns and vehicles alike: what only one kind of unit did of them."""

import pytest

from grognard.games.bolt_action.data.armies import GUN_BASE, ModelGroup
from grognard.games.bolt_action.rules.shooting.aim import aims
from grognard.games.bolt_action.rules.shooting.damage import Removal
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import Drive, RemoveModel, Stretch
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.state import Ranging
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import gun, of, play, squad, team, unit, vehicle
from tests.games.playing import answer

FOE = squad("b.foe", 24, 4, 5)
HIT = Ranging("b.foe", 2, True)
"""Ranged in: the second shot has hit."""


@pytest.mark.rule("BA-WPN-08", "BA-WPN-21", "BA-MOV-18")
@pytest.mark.parametrize("order", ["advance", "run"])
@pytest.mark.parametrize("entry", ["sdkfz-251-2", "wespe"])
def test_a_vehicle_that_has_driven_finds_its_range_anew(entry, order):
    battle = play(Activation("a.gun", order), vehicle("a.gun", 24, 44, entry, facing=0, ranging=HIT), FOE)
    assert of(battle, "a.gun").ranging == HIT
    answer(battle, Drive((Stretch(ahead=2000),)))
    assert of(battle, "a.gun").ranging is None


@pytest.mark.rule("BA-WPN-08", "BA-WPN-21", "BA-MOV-18")
@pytest.mark.parametrize(
    ("posted", "kept"),
    [
        (gun("a.x", 24, 44, "light-howitzer", ranging=HIT), None),
        (team("a.x", 24, 44, "medium-mortar", ranging=HIT), HIT),
    ],
)
def test_a_gun_that_turns_has_moved(posted, kept):
    """A crew turn what fires indirectly as part of the shot; who only faces another way has not moved."""
    state = standing(posted, FOE).state
    assert Moved("a.x", (), 90_000).apply(state).units["a.x"].ranging == kept
    assert Moved("a.x", (), state.units["a.x"].facing).apply(state).units["a.x"].ranging == HIT


@pytest.mark.rule("BA-WPN-08", "BA-WPN-21", "BA-MOV-18")
def test_a_gun_that_turns_is_lost_from_the_sights():
    aimed = team("b.mortar", 24, 4, "medium-mortar", ranging=Ranging("a.x", 2, True))
    state = standing(gun("a.x", 24, 44, "light-at-gun"), aimed).state
    turned = Moved("a.x", (), 90_000).apply(state)
    assert turned.units["b.mortar"].ranging is None
    assert turned.units["a.x"].facing == 90_000


@pytest.mark.rule("BA-AMB-04", "BA-ORD-15")
@pytest.mark.parametrize(
    ("weapon", "entry", "barred"),
    [
        ("multiple-launcher", "nebelwerfer", True), ("light-howitzer", "light-howitzer", False),
        ("light-at-gun", "light-at-gun", False),
    ],
)  # fmt: skip
def test_a_gun_that_only_fires_indirectly_may_not_wait(weapon, entry, barred):
    crew = (ModelGroup(1, "gun", (weapon,), GUN_BASE), ModelGroup(3, "crew"))
    places = [(24, 44), (22.8, 45.9), (24, 45.9), (25.2, 45.9)]
    battle = standing(unit("a.x", 24, 44, crew, entry, places=places, facing=0, men_at_start=3), FOE)
    refusal = legality.forbidden(battle, of(battle, "a.x"), "ambush")
    assert (None if refusal is None else refusal.message.id) == ("ba-refused-ambush-indirect" if barred else None)


@pytest.mark.rule("BA-DAM-07", "BA-DAM-12", "BA-SHOOT-09")
@pytest.mark.parametrize(("guns", "fallen", "firing"), [(2, 1, 4), (2, 2, 4), (2, 3, 4), (1, 1, 3), (1, 2, 3)])
def test_who_has_loaded_a_weapon_that_is_lost_fires_his_rifle(guns, fallen, firing):
    """Of two machine guns one is lost: only one loader still serves. A lost loader leaves his gun firing."""
    gunners = [ModelGroup(guns, "gunner", ("lmg",)), ModelGroup(guns, "loader", ("rifle",))]
    men = unit("a.men", 20, 30, [*gunners, ModelGroup(2, "rifleman", ("rifle",))], "infantry-section")
    battle = play(Removal("a.men", 0, 1, "BA-DAM-05"), men, squad("b.foe", 24, 20, 5))
    answer(battle, RemoveModel(f"a.men.{fallen}"))
    volleys = aims(battle, of(battle, "a.men"), of(battle, "b.foe")).volleys
    assert sum(len(each.volley.models) for each in volleys) == firing
    assert sum(model.role == "loader" for model in of(battle, "a.men").models) == guns - 1
