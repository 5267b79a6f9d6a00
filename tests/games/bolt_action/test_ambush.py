"""Ambush: fire in the middle of an enemy's move (chapter Ambush)."""

import pytest

from grognard.games.bolt_action.rules.movement.move import Regroup
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import (
    FireAtCharge,
    FireFromAmbush,
    GoDown,
    Leg,
    ShootAt,
    StayPut,
    Wait,
    Walk,
)
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.events.nerve import OrderTested, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from tests.games.bolt_action.table import listed, of, play, squad, team, walk, way
from tests.games.playing import answer, asked, happened, inches, over, piece, rolled, used_up, where


def watch(x=10, y=20, men=1, **fields):
    return squad("b.watch", x, y, men=men, **({"order": "ambush"} | fields))


@pytest.mark.rule("BA-AMB-01", "BA-AMB-08")
@pytest.mark.parametrize("order", ["advance", "run"])
def test_a_unit_in_ambush_may_break_in_at_the_start_at_every_inch_and_at_the_end_of_a_move(order):
    battle = play(Activation("a.one", order), squad("a.one", 10, 30, men=2), watch())
    answer(battle, walk(battle, "a.one", 3.5, 0))
    occasion = asked(battle, Reacting).occasion
    assert (occasion.stop, occasion.later) == (0, (1, 2, 3, 4))
    assert asked(battle).seat == 1
    waits = [choice.until for choice in listed(battle) if isinstance(choice, Wait)]
    assert waits == [1, 2, 3, 4, None]


@pytest.mark.rule("BA-AMB-01")
def test_the_mover_is_shot_at_where_it_stands_at_that_point_and_then_goes_on():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 40, men=1), watch(), dice=(2,))
    answer(battle, walk(battle, "a.one", 0, -10))
    assert asked(battle, Reacting).occasion.stop == 0
    answer(battle, Wait(9))
    assert where(battle, "a.one.1") == (10, 31)
    answer(battle, FireFromAmbush("b.watch"))
    over(battle)
    assert [moved.pausing for moved in happened(battle, Moved)] == [True, False]
    assert where(battle, "a.one.1") == (10, 30)
    # 10.016" away: short range, a small unit.
    assert happened(battle, Fired)[0].volleys[0].need == 4


@pytest.mark.rule("BA-AMB-01", "BA-AMB-10")
def test_the_chance_opens_where_sight_or_range_does():
    house = (piece("building", 0, 24, 12.1, 26, height=4),)
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30, men=1), watch(), pieces=house)
    answer(battle, walk(battle, "a.one", 10, 0))
    stop = asked(battle, Reacting).occasion.stop
    assert 3 < stop < 7  # past the corner of the house
    assert asked(battle).occasion.later == tuple(range(stop + 1, 11))
    far = play(Activation("a.one", "run"), squad("a.one", 10, 47, men=1), watch(y=15, weapon="rifle"))
    answer(far, walk(far, "a.one", 0, -10))
    # 24" from base to base: 7.016" have to be walked.
    assert asked(far, Reacting).occasion.stop == 8


@pytest.mark.rule("BA-AMB-02")
def test_the_shot_is_without_the_penalty_for_moving_untested_and_turns_the_die_to_fire():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30), watch(pins=2), dice=(4,))
    answer(battle, walk(battle, "a.one", 3, 0), FireFromAmbush("b.watch"))
    over(battle)
    assert happened(battle, OrderTested) == []
    assert happened(battle, Fired)[0].volleys[0].need == 5  # two pins, nothing else
    assert happened(battle, DieTurned) == [DieTurned("b.watch", "fire")]
    assert happened(battle, DieTaken) == []


@pytest.mark.rule("BA-AMB-02")
def test_an_ambush_is_good_for_one_shot():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30), watch(), dice=(1,))
    answer(battle, walk(battle, "a.one", 6, 0), FireFromAmbush("b.watch"))
    over(battle)
    assert len(happened(battle, Fired)) == 1


@pytest.mark.rule("BA-AMB-03", "BA-GEN-13")
def test_several_ambushers_fire_in_their_owners_order_and_he_may_stop_after_each():
    units = squad("a.one", 10, 30), watch(), squad("b.second", 14, 20, men=1, order="ambush")
    battle = play(Activation("a.one", "run"), *units, dice=(1,))
    answer(battle, walk(battle, "a.one", 2, 0))
    assert {c.unit for c in listed(battle) if isinstance(c, FireFromAmbush)} == {"b.watch", "b.second"}
    answer(battle, FireFromAmbush("b.second"))
    assert {c.unit for c in listed(battle) if isinstance(c, FireFromAmbush)} == {"b.watch"}
    assert asked(battle).occasion.stop == 0
    answer(battle, Wait())
    over(battle)
    assert (of(battle, "b.second").order, of(battle, "b.watch").order) == ("fire", "ambush")


@pytest.mark.rule("BA-AMB-03", "BA-AMB-08")
def test_after_one_ambusher_has_fired_another_may_still_wait_for_a_later_point():
    units = squad("a.one", 10, 30), watch(), squad("b.second", 14, 20, men=1, order="ambush")
    battle = play(Activation("a.one", "run"), *units, dice=(1, 1))
    answer(battle, walk(battle, "a.one", 4, 0), FireFromAmbush("b.second"), Wait(3), FireFromAmbush("b.watch"))
    over(battle)
    assert [moved.pausing for moved in happened(battle, Moved)] == [True, False]


@pytest.mark.rule("BA-AMB-05", "BA-TURN-11")
def test_a_unit_in_ambush_does_not_go_down_and_a_pin_does_not_end_its_ambush():
    battle = play(Activation("a.one", "fire"), squad("a.one", 10, 30, men=1), watch(men=5), dice=(6, 1))
    answer(battle, ShootAt("b.watch"))
    over(battle)
    assert [purpose for purpose, _ in rolled(battle)] == ["ba-roll-hit", "ba-roll-damage"]
    assert (of(battle, "b.watch").order, of(battle, "b.watch").pins) == ("ambush", 1)
    later = play(Activation("a.two", "run"), squad("a.two", 10, 30), watch(pins=1), dice=(1,))
    answer(later, walk(later, "a.two", 1, 0), FireFromAmbush("b.watch"))
    over(later)
    assert happened(later, Fired)[0].volleys[0].need == 4


@pytest.mark.rule("BA-AMB-06")
def test_the_ambushed_is_in_the_middle_of_its_order_and_may_not_go_down():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30), watch(), dice=(1,))
    answer(battle, walk(battle, "a.one", 1, 0), FireFromAmbush("b.watch"))
    over(battle)
    assert of(battle, "a.one").order == "run"


@pytest.mark.rule("BA-AMB-06", "BA-AMB-01", "BA-CQ-19")
def test_a_regrouping_unit_without_an_order_may_be_ambushed_and_may_go_down():
    battle = play(Regroup("a.one", inches(3)), squad("a.one", 10, 30), watch(), dice=(1,))
    answer(battle, walk(battle, "a.one", 2, 0), FireFromAmbush("b.watch"))
    assert asked(battle, Reacting).seat == 0
    assert GoDown() in listed(battle)
    answer(battle, GoDown())
    over(battle)
    assert happened(battle, DieTaken) == [DieTaken("a.one", "down")]
    assert where(battle, "a.one.1") == (12, 30)


ASSAULT = squad("a.one", 10, 30, men=1)


@pytest.mark.rule("BA-AMB-07", "BA-CQ-02")
def test_a_unit_in_ambush_answers_an_assault_on_itself_before_the_move_and_only_then():
    battle = play(Activation("a.one", "run", "b.watch"), ASSAULT, watch(men=2), dice=(1, 1, 1, 4, 1, 3))
    assert isinstance(asked(battle, Reacting).occasion, Charged)
    answer(battle, FireAtCharge())
    assert of(battle, "b.watch").order == "fire"
    # Two shots, then blows at once: the charge is not interrupted again.
    assert [purpose for purpose, _ in rolled(battle)] == [
        "ba-roll-hit",
        "ba-roll-damage",
        "ba-roll-damage",
        "ba-roll-regroup",
    ]
    used_up(battle)


@pytest.mark.rule("BA-AMB-07")
@pytest.mark.parametrize(("gap", "answers"), [(6, False), (6.1, True)])
def test_from_six_inches_or_less_it_has_no_answer(gap, answers):
    units = ASSAULT, watch(y=30 - gap - 2 * 0.492)
    battle = play(Activation("a.one", "run", "b.watch"), *units, dice=() if answers else (1, 1, 2, 3, 4, 5, 6))
    if answers:
        assert isinstance(asked(battle, Reacting).occasion, Charged)
    else:
        assert happened(battle, Fired) == []
        assert not isinstance(battle.decision, Reacting)


@pytest.mark.rule("BA-AMB-07")
def test_by_house_rule_the_assaulted_may_fire_at_any_point_of_the_charge():
    option = {"ambush_own_assault": "any_point"}
    battle = play(Activation("a.one", "run", "b.watch"), ASSAULT, watch(y=26), options=option)
    assert isinstance(asked(battle, Reacting).occasion, Passing)
    assert asked(battle).occasion.stop == 0


@pytest.mark.rule("BA-AMB-07", "BA-CQ-18")
def test_others_may_fire_at_any_point_of_a_charge_but_not_once_it_is_in_contact():
    units = ASSAULT, squad("b.foe", 10, 24.4, men=1), watch(x=16, y=27)
    battle = play(Activation("a.one", "run", "b.foe"), *units, dice=(1,) * 8)
    occasion = asked(battle, Reacting).occasion
    assert isinstance(occasion, Passing)
    # The bases stand 4.6" apart: contact is made at the fifth point.
    assert (occasion.stop, occasion.later) == (0, (1, 2, 3, 4))


@pytest.mark.rule("BA-AMB-08")
def test_declining_a_point_keeps_the_chance_for_the_next():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30, men=1), watch())
    answer(battle, walk(battle, "a.one", 2, 0))
    stops = []
    for until in (1, 2, None):
        stops.append(asked(battle, Reacting).occasion.stop)
        answer(battle, Wait(until))
    over(battle)
    assert stops == [0, 1, 2]
    assert of(battle, "b.watch").order == "ambush"


@pytest.mark.rule("BA-AMB-08")
def test_the_inches_are_those_of_the_path_walked_round_corners_too():
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 30, men=1), watch(x=20))
    answer(battle, Walk((way("a.one.1", (12, 30), (12, 28)),)))
    assert asked(battle, Reacting).occasion.later == (1, 2, 3, 4)
    answer(battle, Wait(3))
    assert where(battle, "a.one.1") == (12, 29)


@pytest.mark.rule("BA-AMB-08")
def test_fire_rally_and_down_are_no_moves():
    for order in ("fire", "rally", "down", "ambush"):
        battle = play(Activation("a.one", order), squad("a.one", 10, 30), watch())
        assert not isinstance(battle.decision, Reacting), order


@pytest.mark.rule("BA-AMB-08")
def test_turning_on_the_spot_and_standing_still_are_no_moves():
    for choice in (Walk((), 90_000), StayPut()):
        battle = play(Activation("a.gun", "run"), team("a.gun", 10, 30), watch())
        answer(battle, choice)
        over(battle)
        assert of(battle, "a.gun").facing == (90_000 if isinstance(choice, Walk) else 0)


@pytest.mark.rule("BA-AMB-08")
def test_a_walk_that_ends_where_it_began_at_once_is_no_move():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30, men=1), watch())
    answer(battle, Walk((Leg("a.one.1", ((10_000, 30_000),)),)))
    over(battle)


@pytest.mark.rule("BA-AMB-09")
def test_after_an_interruption_the_order_stands_without_a_test_and_the_new_pin_counts():
    units = squad("a.one", 10, 30), watch()
    battle = play(Activation("a.one", "advance"), *units, dice=(6, 1) + (1,) * 5)
    answer(battle, walk(battle, "a.one", 2, 0), FireFromAmbush("b.watch"))
    asked(battle, ChooseTarget)
    assert of(battle, "a.one").pins == 1
    assert happened(battle, OrderTested) == []
    answer(battle, ShootAt("b.watch"))
    over(battle)
    # On the move, one pin, a small unit.
    assert happened(battle, Fired)[1].volleys[0].need == 6


@pytest.mark.rule("BA-AMB-09", "BA-MOR-05")
def test_a_mover_that_fails_its_morale_check_is_gone():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30, men=2), watch(men=2), dice=(6, 1, 5, 5, 6))
    answer(battle, walk(battle, "a.one", 4, 0), FireFromAmbush("b.watch"))
    answer(battle, listed(battle)[0])
    over(battle)
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("a.one", "morale")]
    assert happened(battle, Moved) == []


@pytest.mark.rule("BA-AMB-09")
def test_the_survivors_of_an_ambush_walk_on_to_where_they_were_going():
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30, men=5), watch(), dice=(6, 5))
    answer(battle, walk(battle, "a.one", 4, 0), Wait(2), FireFromAmbush("b.watch"))
    answer(battle, listed(battle)[0])
    over(battle)
    assert len(of(battle, "a.one").models) == 4
    assert where(battle, "a.one.1") == (14, 30)


@pytest.mark.rule("BA-AMB-10", "BA-GEN-12")
def test_a_fixed_weapon_in_ambush_does_not_turn():
    turned = team("b.watch", 10, 20, order="ambush", facing=0)
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30), turned)
    answer(battle, walk(battle, "a.one", 4, 0))
    over(battle)
    facing = team("b.watch", 10, 20, order="ambush", facing=180_000)
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 30), facing)
    answer(battle, walk(battle, "a.one", 4, 0))
    assert asked(battle, Reacting).occasion.stop == 0


@pytest.mark.rule("BA-AMB-01", "BA-SCN-11")
def test_a_unit_that_enters_may_be_ambushed_once_it_is_on_the_table():
    battle = play(
        Activation("a.late", "run"),
        squad("a.late", 0, 0, men=1, place="first_wave"),
        watch(y=30),
        turn=1,
        dice=(1,),
    )
    answer(battle, Walk((way("a.late.1", (10, 48), (10, 42)),)))
    occasion = asked(battle, Reacting).occasion
    assert (occasion.stop, occasion.later) == (1, (2, 3, 4, 5, 6))
    assert of(battle, "a.late").on_table
    answer(battle, FireFromAmbush("b.watch"))
    over(battle)
    assert where(battle, "a.late.1") == (10, 42)


@pytest.mark.rule("BA-AMB-02")
def test_weapons_may_be_held_back_from_an_ambush_too():
    battle = play(
        Activation("a.one", "run"),
        squad("a.one", 10, 30),
        squad("b.watch", 10, 20, men=1, order="ambush", extra=(squad("b.x", 0, 0, men=1, weapon="smg").listed.men[0],)),
        dice=(1,),
    )
    answer(battle, walk(battle, "a.one", 1, 0), FireFromAmbush("b.watch", ("smg",)))
    over(battle)
    assert [volley.weapon for volley in happened(battle, Fired)[0].volleys] == ["rifle"]
