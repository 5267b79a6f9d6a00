"""The procedure of shooting, step by step (chapter Shooting)."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.actions import AdvanceOrder, FireOrder
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import GoDown, HoldFire, RemoveModel, ShootAt, StandFast, StayPut
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired, NoShot, Scored, ShotDeclared
from grognard.games.bolt_action.state.events.turn import DieTaken
from tests.games.bolt_action.table import of, play, shoot, squad, team
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled, used_up


def shot(*units, **more):
    """``a.firer`` shoots at ``b.foe``, which stands fast."""
    battle = shoot(*units, **more)
    if isinstance(battle.decision, Reacting):
        answer(battle, StandFast())
    return battle


def firer(men=3, **fields):
    return squad("a.firer", 24, 30, men, **({"order": "fire"} | fields))


def foe(men=5, y=20, **fields):
    return squad("b.foe", 24, y, men, **fields)


# ---- targets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-01", "BA-SHOOT-27", "BA-ORD-01")
def test_a_unit_names_one_visible_enemy_be_it_near_or_far_or_holds_its_fire():
    battle = play(FireOrder("a.firer"), firer(), foe(), squad("b.far", 24, 3, 5), squad("a.friend", 40, 30, 5))
    decision = asked(battle, ChooseTarget)
    assert {choice.target for choice in battle.choices() if isinstance(choice, ShootAt)} == {"b.foe", "b.far"}
    assert HoldFire() in battle.choices(decision)
    assert refused(battle, ShootAt("a.friend")) == ("ba-refused-target", ("BA-SHOOT-02", "BA-SHOOT-27"))
    answer(battle, HoldFire())
    over(battle)
    assert happened(battle, ShotDeclared) == []


@pytest.mark.rule("BA-SHOOT-02", "BA-GEN-08")
def test_an_enemy_nobody_sees_is_no_target():
    house = piece("building", 20, 24, 34, 26, height=4)
    battle = play(FireOrder("a.firer"), firer(), foe(), squad("b.seen", 40, 20, 5), pieces=(house,))
    assert {choice.target for choice in battle.choices() if isinstance(choice, ShootAt)} == {"b.seen"}
    assert refused(battle, ShootAt("b.foe"))[0] == "ba-refused-target"


@pytest.mark.rule("BA-SHOOT-02", "BA-SHOOT-07")
def test_who_does_not_see_the_target_does_not_shoot():
    house = piece("building", 20, 24, 25.2, 26, height=4)
    battle = shot(
        squad("a.firer", 24, 30, 3, places=[(21, 30), (24, 30), (28.6, 30)], order="fire"),
        squad("b.foe", 21, 20, 3, places=[(21, 20), (22.4, 20), (23.8, 20)]),
        pieces=(house,),
        dice=(1,),
    )
    over(battle)
    (fired,) = happened(battle, Fired)
    assert [volley.models for volley in fired.volleys] == [("a.firer.3",)]


@pytest.mark.rule("BA-SHOOT-27", "BA-GEN-08")
def test_a_lane_within_an_inch_of_a_friend_is_closed_and_the_man_just_does_not_shoot():
    """The friend stands 0.9 inches beside the first man's lane and 1.1 inches beside the second's."""
    friend = squad("a.friend", 24 - 0.492 - 0.9, 25, 1)
    two = squad("a.firer", 24, 30, 2, places=[(24, 30), (25.4, 30)], order="fire")
    battle = shot(two, squad("b.foe", 24, 20, 1), friend, dice=(1,))
    over(battle)
    (fired,) = happened(battle, Fired)
    assert [volley.models for volley in fired.volleys] == [("a.firer.2",)]


@pytest.mark.rule("BA-SHOOT-27", "BA-SHOOT-29", "BA-GEN-08")
def test_a_unit_whose_lanes_are_all_closed_may_be_ordered_to_shoot_in_vain():
    friend = squad("a.friend", 24, 25, 3)
    battle = shot(squad("a.firer", 25, 30, 1, order="fire"), squad("b.foe", 25, 20, 3, order="fire"), friend)
    over(battle)
    assert happened(battle, Fired) == []
    assert of(battle, "a.firer").order == "fire"


@pytest.mark.rule("BA-SHOOT-29", "BA-GEN-07", "BA-SHOOT-28")
def test_a_declared_shot_out_of_range_is_lost_but_the_reaction_to_it_stands():
    battle = play(Activation("a.firer", "fire"), squad("a.firer", 24, 46, 3), foe(y=10))
    answer(battle, ShootAt("b.foe"), GoDown())
    over(battle)
    assert len(happened(battle, NoShot)) == 1
    assert of(battle, "b.foe").order == "down"
    assert of(battle, "a.firer").order == "fire"


# ---- reactions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-03", "BA-SHOOT-28", "BA-TURN-03")
def test_a_target_without_an_order_goes_down_before_the_dice_and_its_die_is_taken():
    battle = shoot(firer(), foe(), dice=(3, 3, 3))
    assert asked(battle, Reacting).seat == 1
    assert list(battle.choices()) == [GoDown(), StandFast()]
    answer(battle, GoDown())
    over(battle)
    assert [event.order for event in happened(battle, DieTaken)] == ["down"]
    assert battle.state.drawn[-1].unit == "b.foe"
    (fired,) = happened(battle, Fired)
    assert [volley.need for volley in fired.volleys] == [4]
    (scored,) = happened(battle, Scored)
    assert scored.hits == 0


@pytest.mark.rule("BA-SHOOT-03")
def test_going_down_takes_no_test_even_for_a_pinned_unit():
    battle = shoot(firer(), foe(pins=6), dice=(1, 1, 1))
    answer(battle, GoDown())
    over(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-hit"]
    assert of(battle, "b.foe").pins == 6


@pytest.mark.rule("BA-SHOOT-05", "BA-AMB-05", "BA-AMB-06")
@pytest.mark.parametrize("order", ["fire", "advance", "run", "ambush", "rally", "down"])
def test_a_unit_with_any_order_does_not_react(order):
    battle = shoot(firer(), foe(order=order), dice=(1, 1, 1))
    over(battle)
    assert of(battle, "b.foe").order == order


# ---- hits, pins, casualties --------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-24", "BA-PIN-01")
def test_without_a_hit_there_is_no_pin():
    battle = shot(firer(), foe(), dice=(1, 2, 2))
    over(battle)
    assert of(battle, "b.foe").pins == 0
    assert happened(battle, PinsTaken) == []


@pytest.mark.rule("BA-SHOOT-24", "BA-PIN-01", "BA-SHOOT-08")
def test_three_hits_without_damage_are_one_pin():
    battle = shot(firer(), foe(), dice=(3, 4, 6, 1, 2, 3))
    over(battle)
    assert of(battle, "b.foe").pins == 1
    assert len(of(battle, "b.foe").models) == 5


@pytest.mark.rule("BA-SHOOT-21")
def test_a_1_misses_even_where_2_would_do():
    battle = shot(firer(), squad("b.foe", 24, 25, 5), dice=(1, 1, 2, 1))
    over(battle)
    (fired,) = happened(battle, Fired)
    assert fired.volleys[0].need == 2
    assert happened(battle, Scored)[0].hits == 1


@pytest.mark.rule("BA-SHOOT-20")
def test_where_7_is_needed_each_6_must_be_followed_by_another_6():
    units = firer(men=4, pins=4), foe()
    battle = shot(*units, dice=(6, 6, 5, 6, 6, 5, 5, 4))
    used_up(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-hit", "ba-roll-confirm", "ba-roll-damage"]
    assert rolled(battle)[1][1] == (6, 5, 5)
    assert happened(battle, Scored)[0].hits == 1
    assert isinstance(battle.decision, ChooseCasualty)


@pytest.mark.rule("BA-SHOOT-20")
def test_only_the_men_who_need_7_confirm_their_sixes():
    """Riflemen with three pins need 6; two submachine guns at long range need 7."""
    mixed = squad("a.firer", 24, 30, 2, extra=(ModelGroup(1, "rifleman", ("smg",)),), order="fire", pins=3)
    battle = shot(mixed, foe(y=21.5), dice=(6, 5, 6, 6, 6, 1, 1, 1))
    over(battle)
    (fired,) = happened(battle, Fired)
    assert {volley.weapon: volley.need for volley in fired.volleys} == {"rifle": 6, "smg": 7}
    assert [len(faces) for _, faces in rolled(battle)] == [4, 2, 2]
    assert happened(battle, Scored)[0].hits == 2


@pytest.mark.rule("BA-SHOOT-26", "BA-DAM-05", "BA-SHOOT-08")
def test_hit_dice_then_damage_dice_then_casualties_then_pins_then_morale():
    battle = shot(firer(men=4), foe(men=4), dice=(6, 6, 6, 1, 4, 5, 3, 1, 2))
    asked(battle, ChooseCasualty)
    answer(battle, RemoveModel("b.foe.4"), RemoveModel("b.foe.3"))
    over(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-hit", "ba-roll-damage", "ba-roll-morale"]
    kinds = [type(entry.event).__name__ for entry in battle.log if hasattr(entry, "event")]
    order = ["ShotDeclared", "Fired", "Scored", "CasualtiesTaken", "CasualtiesTaken", "PinsTaken", "MoraleTested"]
    assert [kind for kind in kinds if kind in order] == order
    assert happened(battle, MoraleTested)[0].value == 8


@pytest.mark.rule("BA-SHOOT-26")
def test_damage_beyond_the_last_man_is_lost():
    battle = shot(firer(men=4), foe(men=2, men_at_start=2), dice=(6, 6, 6, 6, 4, 4, 4, 4))
    over(battle)
    (taken,) = happened(battle, CasualtiesTaken)
    assert taken.models == ("b.foe.1", "b.foe.2")
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["casualties"]
    assert happened(battle, PinsTaken) == []
    assert happened(battle, MoraleTested) == []


@pytest.mark.rule("BA-MOR-05", "BA-SHOOT-08")
def test_a_failed_check_after_the_loss_of_half_destroys_the_unit():
    battle = shot(firer(), foe(men=2), dice=(4, 4, 1, 4, 1, 6, 3))
    answer(battle, RemoveModel("b.foe.2"))
    over(battle)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["morale"]


@pytest.mark.rule("BA-SHOOT-28")
def test_the_shot_that_a_unit_answers_by_going_down_uses_up_its_order():
    battle = shoot(firer(), foe(), dice=(1, 1, 1))
    answer(battle, GoDown())
    over(battle)
    again = shoot(firer(), foe(order="down"), dice=(1, 1, 1))
    over(again)


# ---- on the move -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-16", "BA-ORD-02")
def test_an_advance_of_nothing_still_counts_as_fire_on_the_move():
    battle = play(AdvanceOrder("a.firer"), firer(order="advance"), foe(order="down"), dice=(4, 4, 4))
    answer(battle, StayPut(), ShootAt("b.foe"))
    over(battle)
    (fired,) = happened(battle, Fired)
    assert [volley.need for volley in fired.volleys] == [5]


@pytest.mark.rule("BA-WPN-05")
def test_a_fixed_weapon_that_advances_does_not_shoot():
    gun = team("a.firer", 24, 30, order="advance")
    battle = play(AdvanceOrder("a.firer"), gun, foe())
    answer(battle, StayPut())
    over(battle)
    assert happened(battle, ShotDeclared) == []


@pytest.mark.rule("BA-WPN-05")
@pytest.mark.parametrize(
    ("x", "facing", "free"),
    [(24, 0, True), (24, 180_000, False), (33.5, 0, True), (36, 0, False), (36, 90_000, True), (24, 90_000, False)],
)
def test_a_fixed_weapon_engages_only_what_lies_partly_in_its_front_arc(x, facing, free):
    """The edge of the arc runs at 45 degrees; ten inches ahead it is ten inches aside."""
    gun = team("a.firer", 24, 30, order="fire", facing=facing)
    battle = play(FireOrder("a.firer"), gun, squad("b.foe", x, 20, 1), squad("b.other", 2, 46, 1))
    targets = [unit.id for unit in aim.targets(battle, of(battle, "a.firer"))]
    assert ("b.foe" in targets) is free


@pytest.mark.rule("BA-GEN-12", "BA-WPN-05")
def test_other_weapons_look_all_round():
    battle = play(FireOrder("a.firer"), firer(facing=180_000), foe())
    assert ShootAt("b.foe") in battle.choices()


# ---- which weapons -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-20", "BA-SHOOT-09")
def test_a_unit_may_hold_back_any_weapon_and_one_man_uses_one():
    men = (ModelGroup(1, "rifleman", ("rifle", "panzerfaust")), ModelGroup(1, "rifleman", ("smg",)))
    mixed = squad("a.firer", 24, 30, 2, extra=men, order="fire")
    battle = play(FireOrder("a.firer"), mixed, foe(y=24))

    def used(holding):
        found = aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), holding).volleys
        return {each.volley.weapon: len(each.volley.models) for each in found}

    assert used(("panzerfaust",)) == {"rifle": 3, "smg": 1}
    assert used(()) == {"rifle": 2, "panzerfaust": 1, "smg": 1}
    assert used(("panzerfaust", "smg")) == {"rifle": 3}
    assert used(("rifle", "smg")) == {"panzerfaust": 1}
    choices = [choice for choice in battle.choices() if isinstance(choice, ShootAt)]
    assert choices[0].holding == ("panzerfaust",)
    assert len({choice.holding for choice in choices}) == len(choices) == 7


@pytest.mark.rule("BA-WPN-23")
def test_a_shaped_charge_at_men_is_one_hit_with_its_pen_and_one_pin():
    battle = shot(team("a.firer", 24, 30, "piat", 2, order="fire"), foe(y=22), dice=(6, 2))
    answer(battle, RemoveModel("b.foe.2"))
    over(battle)
    assert of(battle, "b.foe").pins == 1
    assert len(of(battle, "b.foe").models) == 4
