"""Readings that may be switched: what the values that are not the default do."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.ground.formulas import need_to_damage
from grognard.games.bolt_action.rules.close_quarters.fight import Round, fighters
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, UnderFire
from grognard.games.bolt_action.rules.movement.reactions import charged, reactions
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage, damage_needs
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.actions import ChooseCharge
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.legality import legal_orders
from grognard.games.bolt_action.rules.turn.orders import Activation, ChooseOrder, OrdersPhase
from grognard.games.bolt_action.state.choices import (
    Charge,
    FireAtCharge,
    GiveOrder,
    GoDown,
    JustRun,
    PassDie,
    RemoveModel,
    ShootAt,
)
from grognard.games.bolt_action.state.events.casualties import WeaponLost, WeaponPickedUp
from grognard.games.bolt_action.state.events.close_quarters import ContactMade, FellShort, RoundFought
from grognard.games.bolt_action.state.events.movement import StayedAway
from grognard.games.bolt_action.state.events.shooting import Fired, NoShot
from grognard.games.bolt_action.state.events.turn import DiePassed
from grognard.games.bolt_action.state.state import Floor
from grognard.games.bolt_action.table.questions import present
from tests.games.bolt_action.table import assault, changed, listed, of, play, shoot, squad, team, walk
from tests.games.playing import answer, asked, happened, over, piece, refused

# ---- orders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TURN-10")
def test_a_die_may_be_used_for_no_unit():
    units = squad("a.one", 10, 40), squad("b.foe", 10, 10)
    forced = play(OrdersPhase(), *units, dice=(1,))
    assert PassDie() not in listed(forced)
    assert forced.refusal(PassDie()) is not None
    battle = play(OrdersPhase(), *units, dice=(1,), options={"forced_activation": "off"})
    assert PassDie() in listed(battle)
    assert "ba-choose-pass" in [option.label.id for option in present(battle, asked(battle)).options]
    answer(battle, PassDie())
    assert [event.seat for event in happened(battle, DiePassed)] == [0]
    # The only die left is the other side's; when that is passed too the phase is over.
    assert asked(battle, ChooseOrder).seat == 1
    answer(battle, PassDie())
    over(battle)
    assert of(battle, "a.one").order is None


@pytest.mark.rule("BA-TURN-03", "BA-TURN-10")
@pytest.mark.parametrize("passed", [False, True])
def test_who_passed_his_last_die_has_none_to_go_down_with(passed):
    """Nor to fire at a charge."""
    units = squad("a.one", 10, 40), squad("b.foe", 10, 28)
    house = {"forced_activation": "off"}
    battle = play(OrdersPhase(), *units, dice=(2,) if passed else (1,), options=house)
    if passed:
        answer(battle, PassDie())
        assert dice_in_cup(battle, 1) == 0
    offered = [each.choice for each in reactions(battle, UnderFire("a.one", "b.foe"))]
    assert (GoDown() in offered) is not passed
    charges = reactions(battle, Charged("a.one", "b.foe"))
    assert any(isinstance(each.choice, FireAtCharge) for each in charges) is not passed


@pytest.mark.rule("BA-ORD-17")
def test_an_assault_may_be_announced_after_the_order():
    late = {"declare_assault_with_order": "off"}
    units = squad("a.men", 10, 20), squad("b.foe", 10, 14, order="fire")
    battle = play(OrdersPhase(), *units, dice=(), options=late)
    assert GiveOrder("a.men", "run", "b.foe") not in listed(battle)
    assert refused(battle, GiveOrder("a.men", "run", "b.foe")) == ("ba-refused-assault-later", ("BA-ORD-17",))
    battle = play(Activation("a.men", "run"), *units, options=late)
    asked(battle, ChooseCharge)
    assert listed(battle) == [JustRun(), Charge("b.foe")]
    assert present(battle, asked(battle)).kind == "charge"
    answer(battle, JustRun())
    asked(battle, ChooseMove)
    battle = play(Activation("a.men", "run"), *units, options=late, dice=(1,) * 5 + (6,) * 5 + (1,) * 5 + (1,))
    answer(battle, Charge("b.foe"))
    assert happened(battle, ContactMade)


@pytest.mark.rule("BA-SCN-11")
def test_a_unit_may_assault_as_it_enters():
    entering = {"assault_on_entry": "on"}
    reserve = squad("a.men", 0, 0, men=3, places=((0, 0),) * 3, place="first_wave")
    foe = squad("b.foe", 10, 40, men=1, order="fire")
    battle = play(OrdersPhase(), reserve, foe, turn=1, options=entering)
    assert GiveOrder("a.men", "run", "b.foe") in legal_orders(battle, of(battle, "a.men"))
    battle = play(Activation("a.men", "run", "b.foe"), reserve, foe, turn=1, options=entering, dice=(4, 1, 1, 2))
    assert happened(battle, ContactMade)
    assert of(battle, "a.men").on_table
    assert all(model.y < 48_000 for model in of(battle, "a.men").models)


@pytest.mark.rule("BA-SCN-11", "BA-CQ-03")
def test_who_cannot_reach_from_the_edge_stays_away():
    reserve = squad("a.men", 0, 0, men=3, places=((0, 0),) * 3, place="first_wave")
    foe = squad("b.foe", 10, 20, men=1)
    options = {"assault_on_entry": "on"}
    battle = play(Activation("a.men", "run", "b.foe"), reserve, foe, turn=1, options=options)
    over(battle)
    assert happened(battle, FellShort)
    assert happened(battle, StayedAway)
    assert of(battle, "a.men").order == "down"


# ---- ambush and shots --------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-08")
@pytest.mark.parametrize(("step", "stops"), [("1.0", 6), ("0.5", 12), ("2.0", 3)])
def test_how_often_ambushers_may_break_in(step, stops):
    battle = play(
        Activation("b.mover", "advance"),
        squad("a.watch", 10, 30, order="ambush"),
        squad("b.mover", 10, 20, men=1),
        options={"ambush_step": step},
    )
    answer(battle, walk(battle, "b.mover", 6, 0))
    occasion = asked(battle).occasion
    assert (occasion.stop, occasion.later) == (0, tuple(range(1, stops + 1)))
    last = present(battle, asked(battle)).options[-2]
    assert last.figure is not None
    assert last.figure.args["inch"] == "6"


@pytest.mark.rule("BA-SHOOT-28")
def test_out_of_range_nobody_is_asked_if_it_is_measured_first():
    units = squad("a.firer", 10, 40, men=3), squad("b.foe", 10, 4, men=3)
    assert shoot(*units).decision is not None
    battle = shoot(*units, options={"react_before_measure": "off"})
    over(battle)
    assert happened(battle, NoShot)
    near = shoot(squad("a.firer", 10, 20, men=3), units[1], options={"react_before_measure": "off"})
    assert near.decision is not None


@pytest.mark.rule("BA-CQ-02")
def test_sidearms_may_answer_a_charge_as_at_long_range():
    units = squad("a.men", 10, 20, men=3, order="run"), squad("b.foe", 10, 12, men=2, weapon="pistol")
    plain = play(Activation("a.men", "fire"), *units)
    assert charged(plain, of(plain, "a.men"), of(plain, "b.foe")) == []
    battle = assault(*units, dice=(1, 1, 4, 4, 4, 1), options={"reaction_short_weapons": "on"})
    answer(battle, FireAtCharge())
    (fired,) = happened(battle, Fired)
    # 3+ and one more for long range.
    assert [(volley.weapon, volley.need) for volley in fired.volleys] == [("pistol", 4)]


# ---- damage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-11", "BA-BLD-03")
def test_a_six_may_be_too_little():
    assert (need_to_damage(6, -1), need_to_damage(6, -1, capped=False)) == (6, 7)
    house = piece("building", 8, 12, 12, 15, height=3)
    foe = changed(squad("b.foe", 9, 13, men=3, quality="veteran"), inside=Floor(house.id))
    for options, need in (({}, 6), ({"damage_cap_six": "off"}, 6)):
        battle = play(Activation("b.foe", "fire"), foe, pieces=(house,), options=options)
        assert damage_needs(battle, of(battle, "b.foe"), (Blows(1),)) == [need]
    battle = play(
        Damage("b.foe", (Blows(2, -2, sheltered=False),)),
        squad("b.foe", 9, 13, men=3, quality="veteran"),
        dice=(6, 6),
        options={"damage_cap_six": "off"},
    )
    over(battle)
    assert len(of(battle, "b.foe").models) == 3


@pytest.mark.rule("BA-DAM-12")
def test_a_weapon_may_be_picked_up():
    crew = ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",))
    for options, lost in (({}, 1), ({"weapon_pickup": "on"}, 0)):
        foe = squad("b.foe", 10, 10, men=3, extra=crew)
        battle = play(Damage("b.foe", (Blows(1),)), foe, dice=(4,), options=options)
        answer(battle, RemoveModel("b.foe.4"))
        assert len(happened(battle, WeaponLost)) == lost
        assert len(happened(battle, WeaponPickedUp)) == 1 - lost
    heir = of(battle, "b.foe").model("b.foe.5")
    assert (heir.role, heir.weapons) == ("gunner", ("lmg",))


@pytest.mark.rule("BA-DAM-12", "BA-DAM-06")
def test_a_weapon_the_enemy_picked_is_lost_all_the_same():
    crew = ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",))
    foe = squad("b.foe", 10, 10, men=3, extra=crew)
    battle = play(Damage("b.foe", (Blows(1),)), foe, dice=(6, 6), options={"weapon_pickup": "on"})
    answer(battle, RemoveModel("b.foe.4"))
    assert happened(battle, WeaponLost)


# ---- close quarters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-17")
def test_by_house_rule_only_those_near_an_enemy_fight():
    foe = squad("b.foe", 10, 10, men=1)
    line = squad("a.men", 0, 0, men=4, places=((10, 11), (10, 11.98), (10, 12.97), (10, 13.96)))
    for options, number in (({}, 4), ({"all_fight": "off"}, 2)):
        battle = play(Activation("b.foe", "fire"), foe, line, options=options)
        near = fighters(battle, of(battle, "a.men"), of(battle, "b.foe"))
        assert [model.id for model in near] == [f"a.men.{index}" for index in range(1, number + 1)]


@pytest.mark.rule("BA-CQ-17", "BA-CQ-10")
def test_if_nobody_is_near_enough_any_more_all_close_in():
    apart = squad("a.men", 10, 20, men=2), squad("b.foe", 10, 10, men=1)
    battle = play(Round("a.men", "b.foe", False), *apart, options={"all_fight": "off"}, dice=(4, 1, 1))
    assert happened(battle, RoundFought)[0].inflicted == (1, 0)


# ---- small things ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-28")
def test_a_listed_target_may_be_shot_at_under_every_house_rule():
    options = {"react_before_measure": "off", "forced_activation": "off", "weapon_pickup": "on"}
    battle = play(
        Activation("a.one", "fire"), squad("a.one", 10, 20), team("b.foe", 10, 10, order="fire"), options=options
    )
    assert ShootAt("b.foe") in listed(battle)
    assert morale.base_morale(of(battle, "a.one")) == 9


@pytest.mark.rule("BA-GEN-10")
def test_measuring_may_be_without_tolerance():
    for options, allowed in (({}, True), ({"distance_epsilon": "0"}, False)):
        battle = play(Activation("a.one", "advance"), squad("a.one", 10, 20, men=1), options=options)
        assert (battle.refusal(walk(battle, "a.one", 0, -6.001)) is None) == allowed
        assert battle.refusal(walk(battle, "a.one", 0, -6)) is None
