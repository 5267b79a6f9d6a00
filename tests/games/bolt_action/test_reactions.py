"""Fire at a charge and fire from Ambush (chapters Close quarters and Ambush)."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.movement.move import Move, Regroup
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import (
    FireAtCharge,
    FireFromAmbush,
    GoDown,
    HoldFire,
    RemoveModel,
    StandFast,
    Wait,
    Walk,
)
from grognard.games.bolt_action.state.events.close_quarters import ContactMade, FellShort
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired, NoShot, Scored, ShotDeclared
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from tests.games.bolt_action.table import assault, of, play, squad, team, unit, walk, way
from tests.games.playing import answer, asked, happened, over, piece, rolled, used_up, where


def attacker(y=30, men=3, **fields):
    return squad("a.men", 24, y, men, **({"order": "run"} | fields))


def defender(y=20, men=3, **fields):
    return squad("b.foe", 24, y, men, **fields)


def at(gap):
    """The y of attackers so far, edge to edge, below defenders at 20."""
    return 20 + gap + 0.984


# ---- fire at a charge --------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-02", "BA-C17", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "asks"), [(5.9, False), (6.0, False), (6.1, True)])
def test_defenders_fire_only_at_attackers_who_start_more_than_6_inches_away(gap, asks):
    battle = assault(attacker(y=at(gap), men=1), defender(men=1), dice=() if asks else (4, 1))
    if asks:
        assert isinstance(asked(battle, Reacting).occasion, Charged)
        assert list(battle.choices()) == [FireAtCharge(), StandFast()]
    else:
        assert happened(battle, ContactMade)


@pytest.mark.rule("BA-CQ-02", "BA-TURN-03")
def test_fire_at_a_charge_takes_a_fire_die_and_is_measured_where_the_attackers_start():
    battle = assault(attacker(y=at(9)), defender(men=1), dice=(3, 1, 4, 1, 1, 1))
    answer(battle, FireAtCharge())
    used_up(battle)
    assert [event.order for event in happened(battle, DieTaken)] == ["fire"]
    (fired,) = happened(battle, Fired)
    assert [volley.need for volley in fired.volleys] == [3]
    assert happened(battle, ShotDeclared)[0].why == "defence"
    assert of(battle, "a.men").pins == 1


@pytest.mark.rule("BA-CQ-02")
def test_the_shot_is_complete_before_the_attackers_move():
    """Two of three fall; the last man fails his check and never moves."""
    battle = assault(attacker(y=at(9)), defender(), dice=(3, 3, 3, 4, 4, 3, 5, 4))
    answer(battle, FireAtCharge(), RemoveModel("a.men.1"), RemoveModel("a.men.2"))
    over(battle)
    assert happened(battle, Moved) == []
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["morale"]
    assert of(battle, "b.foe").order == "fire"


@pytest.mark.rule("BA-CQ-02", "BA-SHOOT-05")
@pytest.mark.parametrize("order", ["fire", "advance", "run", "rally", "down"])
def test_defenders_with_an_order_do_not_fire_at_the_charge(order):
    battle = assault(attacker(y=at(9), men=1), defender(men=1, order=order), dice=(4, 1))
    assert happened(battle, ShotDeclared) == []
    assert happened(battle, ContactMade)


@pytest.mark.rule("BA-CQ-02", "BA-AMB-07")
def test_defenders_in_ambush_fire_at_the_charge_and_turn_their_die():
    battle = assault(attacker(y=at(9), men=1), defender(men=1, order="ambush"), dice=(1, 4, 1))
    answer(battle, FireAtCharge())
    used_up(battle)
    assert [event.order for event in happened(battle, DieTurned)] == ["fire"]
    assert happened(battle, DieTaken) == []


@pytest.mark.rule("BA-AMB-07")
def test_defenders_in_ambush_who_are_charged_from_6_inches_or_less_do_not_shoot():
    battle = assault(attacker(y=at(5), men=1), defender(men=1, order="ambush"), dice=(4, 1))
    assert happened(battle, ShotDeclared) == []
    assert happened(battle, ContactMade)


@pytest.mark.rule("BA-AMB-07")
def test_by_house_rule_they_shoot_at_any_point_of_the_charge():
    battle = assault(
        attacker(y=at(5), men=1), defender(men=1, order="ambush"), options={"ambush_own_assault": "any_point"}
    )
    assert isinstance(asked(battle, Reacting).occasion, Passing)


@pytest.mark.rule("BA-CQ-02")
def test_sidearms_that_do_not_reach_the_start_do_not_shoot():
    battle = assault(attacker(y=at(9), men=1), squad("b.foe", 24, 20, 1, weapon="pistol"), dice=(4, 1))
    assert happened(battle, ShotDeclared) == []


@pytest.mark.rule("BA-CQ-02", "BA-WPN-05")
def test_a_fixed_weapon_answers_a_charge_only_in_its_arc():
    away = assault(attacker(y=at(9), men=1), team("b.foe", 24, 20, men=1, facing=0), dice=(4, 1))
    assert happened(away, ShotDeclared) == []
    towards = assault(attacker(y=at(9)), team("b.foe", 24, 20, facing=180_000))
    assert isinstance(asked(towards, Reacting).occasion, Charged)


@pytest.mark.rule("BA-CQ-02", "BA-WPN-14")
@pytest.mark.parametrize(("order", "scope"), [(None, False), ("ambush", True)])
def test_a_sniper_uses_his_scope_against_a_charge_only_from_ambush(order, scope):
    sniper = team("b.foe", 24, 20, "scoped-rifle", 2, order=order)
    battle = assault(attacker(y=at(11), men=3), sniper, dice=(1, 4, 4, 1, 1))
    answer(battle, FireAtCharge())
    used_up(battle)
    (fired,) = happened(battle, Fired)
    assert fired.volleys[0].need == (2 if scope else 3)


@pytest.mark.rule("BA-CQ-16")
def test_if_fire_leaves_nobody_the_assault_is_over_and_the_defenders_keep_their_pins():
    battle = assault(attacker(y=at(9), men=1), defender(pins=2), dice=(6, 6, 6, 4, 4, 4))
    answer(battle, FireAtCharge())
    over(battle)
    assert happened(battle, FellShort) == []
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["casualties"]
    assert of(battle, "b.foe").pins == 2


@pytest.mark.rule("BA-CQ-16", "BA-CQ-03")
def test_if_fire_leaves_nobody_who_can_reach_the_rest_fall_short_and_keep_their_run_die():
    """Only the first man can reach; he falls."""
    men = squad("a.men", 24, 0, 2, places=[(24, at(11)), (24, at(13))], order="run")
    battle = assault(men, defender(pins=2, men=2), dice=(6, 6, 4, 1, 1, 1))
    answer(battle, FireAtCharge(), RemoveModel("a.men.1"))
    over(battle)
    assert len(happened(battle, FellShort)) == 1
    assert happened(battle, ContactMade) == []
    assert (of(battle, "a.men").order, of(battle, "b.foe").pins) == ("run", 2)


# ---- fire from ambush --------------------------------------------------------------------------------------------


def lurker(x=24, y=20, men=3, id="b.foe", **fields):
    return squad(id, x, y, men, **({"order": "ambush"} | fields))


def advance(*units, dice=(), **more):
    return play(Move("a.men", "advance"), *units, dice=dice, **more)


@pytest.mark.rule("BA-AMB-05")
def test_pins_do_not_end_an_ambush_but_count_for_its_shot():
    battle = advance(attacker(order="advance"), lurker(pins=2), dice=(1, 1, 1))
    answer(battle, walk(battle, "a.men", 0, -6), FireFromAmbush("b.foe"))
    assert [volley.need for volley in happened(battle, Fired)[0].volleys] == [5]


@pytest.mark.rule("BA-AMB-06", "BA-CQ-19")
def test_a_regrouping_unit_without_an_order_may_go_down_and_then_regroups_on():
    battle = play(Regroup("a.men", 4000), attacker(order=None), lurker(), dice=(1, 1, 1))
    answer(battle, walk(battle, "a.men", 0, -3), FireFromAmbush("b.foe"))
    assert asked(battle, Reacting).seat == 0
    answer(battle, GoDown())
    over(battle)
    assert of(battle, "a.men").order == "down"
    assert where(battle, "a.men.1") == (24, 27)


@pytest.mark.rule("BA-AMB-09")
def test_new_pins_count_for_the_movers_own_shot_in_the_same_order():
    battle = play(Activation("a.men", "advance"), attacker(order=None), lurker(), dice=(6, 1, 1, 1, 1, 1, 1))
    answer(battle, walk(battle, "a.men", 0, -1), FireFromAmbush("b.foe"))
    shoot = next(choice for choice in battle.choices() if not isinstance(choice, HoldFire))
    answer(battle, shoot)
    over(battle)
    own = happened(battle, Fired)[1]
    assert own.unit == "a.men"
    assert [volley.need for volley in own.volleys] == [3 + 1 + 1]
    assert "ba-roll-order-test" not in [what for what, _ in rolled(battle)]


@pytest.mark.rule("BA-AMB-09")
def test_the_fallen_walk_no_further():
    battle = advance(attacker(order="advance"), lurker(), dice=(6, 1, 1, 4))
    answer(battle, walk(battle, "a.men", 0, -6), Wait(3), FireFromAmbush("b.foe"), RemoveModel("a.men.2"))
    over(battle)
    assert [model.id for model in of(battle, "a.men").models] == ["a.men.1", "a.men.3"]
    assert where(battle, "a.men.3")[1] == 24


@pytest.mark.rule("BA-AMB-10", "BA-AMB-08")
def test_points_where_no_ambusher_has_a_shot_are_not_offered():
    """A house hides the way but for its end."""
    house = piece("building", 12, 24, 26, 26, height=5)
    men = squad("a.men", 22, 30, 1, order="advance")
    battle = advance(men, squad("b.foe", 24, 16, 1, order="ambush"), pieces=(house,))
    answer(battle, walk(battle, "a.men", 5.5, 0))
    occasion = asked(battle, Reacting).occasion
    assert occasion.stop > 0
    assert where(battle, "a.men.1")[0] > 24
    assert battle.choices()[0] == FireFromAmbush("b.foe")


@pytest.mark.rule("BA-AMB-10", "BA-WPN-05")
def test_a_fixed_weapon_does_not_turn_while_in_ambush():
    battle = advance(attacker(order="advance"), team("b.foe", 24, 20, order="ambush", facing=0))
    answer(battle, walk(battle, "a.men", 0, -3))
    over(battle)
    ready = advance(attacker(order="advance"), team("b.foe", 24, 20, order="ambush", facing=180_000))
    answer(ready, walk(ready, "a.men", 0, -3))
    assert FireFromAmbush("b.foe") in ready.choices()


@pytest.mark.rule("BA-AMB-10", "BA-WPN-06")
def test_a_man_with_a_panzerfaust_lies_in_ambush_with_his_rifle_too():
    faust = (ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)
    last = unit("b.foe", 24, 12, faust, "infantry-section", order="ambush")
    battle = advance(attacker(order="advance"), last)
    answer(battle, walk(battle, "a.men", 0, -3))
    assert battle.choices()[0] == FireFromAmbush("b.foe", ("panzerfaust",))


@pytest.mark.rule("BA-AMB-01", "BA-AMB-07")
def test_other_ambushers_may_fire_at_a_charge_on_its_way_but_not_once_it_is_in_contact():
    watcher = squad("b.watch", 34, 25, 2, order="ambush")
    battle = assault(attacker(y=at(5), men=1), defender(men=1, order="fire"), watcher, dice=(4, 1))
    stops = []
    while isinstance(battle.decision, Reacting):
        occasion = asked(battle, Reacting).occasion
        stops.append(occasion.stop)
        assert not happened(battle, ContactMade)
        answer(battle, Wait(occasion.stop + 1) if occasion.later else Wait())
    assert stops == [0, 1, 2, 3, 4]
    assert happened(battle, ContactMade)


@pytest.mark.rule("BA-CQ-16", "BA-AMB-01")
def test_a_charge_shot_down_by_an_ambush_on_its_way_ends_there():
    watcher = squad("b.watch", 34, 25, 3, order="ambush")
    battle = assault(attacker(y=at(5), men=1), defender(men=1, order="fire", pins=1), watcher, dice=(6, 6, 6, 4, 4, 4))
    answer(battle, Wait(3), FireFromAmbush("b.watch"))
    assert happened(battle, ContactMade) == []
    assert of(battle, "b.foe").pins == 1


@pytest.mark.rule("BA-AMB-01")
def test_a_regroup_may_be_ambushed_too():
    battle = play(Regroup("a.men", 6000), attacker(), lurker(), dice=(1, 1, 1))
    answer(battle, walk(battle, "a.men", 0, -3), FireFromAmbush("b.foe"))
    over(battle)
    assert happened(battle, Scored)[0].unit == "b.foe"


@pytest.mark.rule("BA-AMB-10", "BA-SHOOT-29")
def test_the_points_offered_are_those_where_a_weapon_reaches_so_no_ambush_is_wasted():
    """The rifles reach 24 inches: the last three inches of the way."""
    men = squad("a.men", 24, 44, 1, order="advance")
    battle = advance(men, squad("b.foe", 24, 44 - 27 - 0.984, 1, order="ambush"))
    answer(battle, Walk((way("a.men.1", (24, 38)),)))
    occasion = asked(battle, Reacting).occasion
    assert (occasion.stop, occasion.later) == (3, (4, 5, 6))
    assert happened(battle, NoShot) == []
