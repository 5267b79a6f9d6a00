"""Riding in vehicles (chapter Transports)."""

from math import dist
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.core.wire.previews import DragProposal, Nudge, Waypoint
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.close_quarters.tank_assault import VehicleBlows
from grognard.games.bolt_action.rules.movement.move import RUN, ChooseMove, Move
from grognard.games.bolt_action.rules.movement.transport import EmptyTransports, LoadVehicles, is_abandoned, room_in
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.turn.scenarios import ChooseFirstWave, score
from grognard.games.bolt_action.rules.turn.turn import TurnEnd
from grognard.games.bolt_action.rules.vehicles.dismounting import ChooseDismount, offered
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Suffer
from grognard.games.bolt_action.state.choices import (
    Board,
    Dismount,
    FirstWave,
    GiveOrder,
    LoadNothing,
    LoadUp,
    RemoveModel,
    ShootAt,
    StayPut,
    Wait,
)
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.events.turn import DieTaken
from grognard.games.bolt_action.state.events.vehicles import Boarded, Dismounted, Spilled
from grognard.games.bolt_action.table.questions import present
from tests.games.bolt_action.table import gun, listed, of, officer, play, squad, team, unit, vehicle, walk
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, rolled

FOE = squad("b.foe", 2, 2, men=1)


def truck(x=24, y=30, entry="truck", **fields):
    return vehicle("a.truck", x, y, entry, **fields)


def men(count=5, x=22, y=36, **fields):
    return squad("a.men", x, y, men=count, **fields)


def rider(count=5, id="a.men", on="a.truck", **fields):
    return squad(id, 0, 0, men=count, place="aboard", aboard=on, **fields)


def orders_of(battle, id):
    return {choice.order for choice in listed(battle) if choice.unit == id and choice.assault is None}


# ---- boarding ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-02", "BA-TRN-01")
def test_men_on_run_board_a_vehicle_that_stands_still():
    battle = play(Move("a.men", RUN), men(order="run"), truck(), FOE)
    assert Board("a.truck") in listed(battle)
    answer(battle, Board("a.truck"))
    over(battle)
    unit = of(battle, "a.men")
    assert (unit.place, unit.aboard) == ("aboard", "a.truck")
    assert of(battle, "a.truck").boarded


@pytest.mark.rule("BA-TRN-02", "BA-TRN-03")
@pytest.mark.parametrize(("order", "rule"), [
    ("advance", "BA-TRN-02"),
    ("run", "BA-TRN-02"),
    ("down", None),
    ("fire", None),
    (None, None),
])  # fmt: skip
def test_a_vehicle_on_the_move_is_not_boarded_a_halted_one_is(order, rule):
    battle = play(Move("a.men", RUN), men(order="run"), truck(order=order), FOE)
    refusal = battle.refusal(Board("a.truck"))
    assert (refusal and refusal.rules[0]) == rule


@pytest.mark.rule("BA-TRN-02")
def test_a_vehicle_that_was_boarded_stays_where_it_is_this_turn():
    battle = play(OrdersPhase(), truck(boarded=True), rider(order="run"), FOE, dice=(1,))
    assert orders_of(battle, "a.truck") == {"fire", "ambush", "rally"}
    assert refused(battle, GiveOrder("a.truck", "advance"))[1] == ("BA-TRN-02",)
    ended = play(TurnEnd(), truck(boarded=True), rider(order="run"), FOE)
    assert not of(ended, "a.truck").boarded


@pytest.mark.rule("BA-TRN-01", "BA-TRN-11")
def test_seats_are_counted_by_men_and_only_infantry_rides():
    battle = play(Move("a.men", RUN), men(8, order="run"), truck(), rider(5, "a.others"), FOE)
    assert room_in(battle, of(battle, "a.truck")) == 7
    assert refused(battle, Board("a.truck")) == ("ba-refused-no-seats", ("BA-TRN-01", "BA-TRN-11"))
    battle = play(Move("a.men", RUN), men(7, order="run"), truck(), rider(5, "a.others"), FOE)
    assert battle.refusal(Board("a.truck")) is None
    tank = play(Move("a.men", RUN), men(order="run"), vehicle("a.truck", 24, 30), FOE)
    assert refused(tank, Board("a.truck"))[0] == "ba-refused-no-seats"


@pytest.mark.rule("BA-TRN-02")
def test_every_man_must_reach_the_vehicle():
    battle = play(Move("a.men", RUN), men(order="run", x=8, y=44), truck(), FOE)
    assert refused(battle, Board("a.truck"))[0] == "ba-refused-boarding-reach"
    advance = play(Move("a.men", "advance"), men(order="advance"), truck(), FOE)
    assert refused(advance, Board("a.truck"))[1] == ("BA-TRN-02", "BA-TRN-11")


# ---- getting out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-05", "BA-ORD-15")
def test_passengers_may_only_get_out_or_go_down():
    battle = play(OrdersPhase(), truck(), rider(), FOE, dice=(1,))
    assert orders_of(battle, "a.men") == {"advance", "run", "down"}
    assert not [choice for choice in listed(battle) if choice.assault]
    assert dice_in_cup(battle, 0) == 2


def getting_out(order, *units, **more):
    """``a.men`` are ordered so and asked where they get out."""
    battle = play(Activation("a.men", order), truck(), rider(), *units, **more)
    asked(battle, ChooseDismount)
    return battle


def at_the_front(battle):
    """The places offered before the truck, which faces up the table."""
    return next(choice for side, choice in offered(battle, of(battle, "a.men")) if side == "front")


@pytest.mark.rule("BA-TRN-04", "BA-TRN-12")
@pytest.mark.parametrize("side", ["rear", "right", "front", "left"])
def test_men_get_out_at_the_side_their_player_names_within_an_inch_of_the_hull(side):
    battle = getting_out("advance", FOE)
    found = dict(offered(battle, of(battle, "a.men")))
    assert listed(battle) == list(found.values())
    answer(battle, found[side])
    (out,) = happened(battle, Dismounted)
    hull = of(battle, "a.truck").hull
    assert all(battle.context.gap_of((model,), of(battle, "a.truck").models) <= 1000 for model in out.models)
    assert battle.context.in_formation(of(battle, "a.men"))
    first = out.models[0]
    ahead, aside = (hull.y - first.y) / 1000, (first.x - hull.x) / 1000
    assert {"rear": -ahead, "front": ahead, "right": aside, "left": -aside}[side] > 1


@pytest.mark.rule("BA-TRN-04", "BA-TRN-12")
def test_they_are_measured_from_where_they_stand_and_shoot_after_an_advance():
    """From before the truck an Advance brings the first man six inches farther than the place he got out at, which is
    an inch ahead of its front at most; and no truck is in his line of fire."""
    foe = squad("b.foe", 22, 2, order="fire")
    battle = getting_out("advance", foe, dice=(1,) * 5)
    answer(battle, at_the_front(battle))
    front = of(battle, "a.truck").hull.y - of(battle, "a.truck").hull.length // 2
    start = of(battle, "a.men").models[0].y
    assert front - 1000 - 2 * 492 <= start < front
    assert refused(battle, walk(battle, "a.men", 0, -6.01))[0] == "ba-fault-too-far"
    answer(battle, walk(battle, "a.men", 0, -6))
    assert asked(battle).moved
    answer(battle, ShootAt("b.foe"))
    assert happened(battle, Fired)
    over(battle)


@pytest.mark.rule("BA-TRN-12")
def test_men_may_stand_anywhere_within_an_inch_of_the_hull():
    battle = getting_out("run", FOE)
    choice = at_the_front(battle)
    first, *rest = choice.legs
    ((x, _),) = first.points
    hull = of(battle, "a.truck").hull
    front = hull.y - hull.length // 2

    def placed(x, y):
        return Dismount((replace(first, points=((x, y),)), *rest), choice.facing)

    assert battle.refusal(placed(x, front - 1000 - 492)) is None
    assert refused(battle, placed(x, front - 1002 - 492)) == ("ba-fault-beside", ("BA-TRN-12",))
    assert refused(battle, placed(x, front + 400))[0] == "ba-fault-no-room"
    assert refused(battle, placed(*rest[0].points[0]))[0] == "ba-fault-overlap"
    # Formation is kept where the move ends, not where it begins.
    assert battle.refusal(placed(hull.x, hull.y + hull.length // 2 + 600)) is None
    assert refused(battle, Dismount(choice.legs[1:]))[0] == "ba-fault-all-get-out"


@pytest.mark.rule("BA-TRN-12", "BA-GEN-05")
def test_men_get_out_more_than_an_inch_from_enemies():
    """An enemy stands before the truck: wherever they are offered a place it is an inch from him."""
    hull = truck().unit.hull
    front = hull.y / 1000 - hull.length / 2000
    battle = getting_out("run", squad("b.foe", 24, front - 1.6, men=1))
    here = of(battle, "b.foe").models[0]
    for choice in listed(battle):
        for leg in choice.legs:
            assert dist(leg.points[0], (here.x, here.y)) >= 1000 + 2 * 492 - 1
    first, *rest = listed(battle)[0].legs
    near = Dismount((replace(first, points=((inches(24), inches(front - 0.5)),)), *rest))
    assert refused(battle, near)[0] == "ba-fault-no-room"


@pytest.mark.rule("BA-TRN-12")
def test_the_table_asks_for_the_place_and_shows_it():
    battle = getting_out("advance", FOE)
    view = present(battle, asked(battle))
    assert [each.label.args["side"] for each in view.options] == ["rear", "right", "front", "left"]
    assert view.move is not None
    assert view.move.unit == "a.men"
    hull = of(battle, "a.truck").hull
    drag = DragProposal("a.men", [Waypoint(hull.x, hull.y - 6000)])
    shown = battle.system.table.preview(battle, 0, drag)
    dragged = battle.system.rules.decode_choice(shown.choice)
    assert dragged == at_the_front(battle)
    far = replace(drag, nudges=[Nudge("a.men.1", hull.x, hull.y - 9000)])
    refusal = battle.system.table.preview(battle, 0, far)
    assert refusal.choice is None
    assert "ba-fault-beside" in [note.message.id for note in refusal.notes]
    answer(battle, dragged)
    assert asked(battle, ChooseMove).unit == "a.men"


@pytest.mark.rule("BA-TRN-12")
@pytest.mark.parametrize("count", [1, 3, 12])
@pytest.mark.parametrize("facing", [0, 45, 90, 200])
def test_a_full_load_finds_room_in_formation(count, facing):
    battle = play(Activation("a.men", "run"), truck(facing=facing), rider(count), FOE)
    for choice in listed(battle):
        assert battle.refusal(choice) is None
    answer(battle, listed(battle)[0])
    assert of(battle, "a.men").on_table
    assert battle.context.in_formation(of(battle, "a.men"))
    assert battle.refusal(StayPut()) is None


@pytest.mark.rule("BA-TRN-04", "BA-TRN-12")
@pytest.mark.parametrize(("order", "option", "may"), [
    ("run", "off", False),
    ("run", "on", True),
    ("advance", "off", True),
    ("fire", "off", True),
])  # fmt: skip
def test_nobody_gets_out_of_a_vehicle_at_a_run(order, option, may):
    battle = play(OrdersPhase(), truck(order=order), rider(), FOE, dice=(1,), options={"dismount_after_run": option})
    assert ("advance" in orders_of(battle, "a.men")) == may


@pytest.mark.rule("BA-TRN-12")
def test_men_without_room_stay_aboard():
    houses = [piece("building", 20, 26, 23, 34, 3), piece("building", 25, 26, 28, 34, 3)]
    houses += [piece("building", 20, 25, 28, 27.5, 3), piece("building", 20, 32.5, 28, 35, 3)]
    battle = play(Activation("a.men", "advance"), truck(), rider(), FOE, pieces=houses)
    over(battle)
    assert of(battle, "a.men").place == "aboard"
    assert of(battle, "a.men").order == "advance"


@pytest.mark.rule("BA-TRN-11")
def test_who_has_got_out_does_not_board_again_in_the_same_order():
    battle = getting_out("run", FOE)
    answer(battle, listed(battle)[0])
    assert Board("a.truck") not in listed(battle)
    assert refused(battle, Board("a.truck"))[1] == ("BA-TRN-02", "BA-TRN-11")


@pytest.mark.rule("BA-TRN-14")
@pytest.mark.parametrize("how", [{"immobilised": True}, {"order": "down"}])
def test_men_may_leave_a_stunned_or_immobilised_vehicle(how):
    battle = play(OrdersPhase(), truck(entry="m3-half-track", **how), rider(), FOE, dice=(1,))
    assert "advance" in orders_of(battle, "a.men")


@pytest.mark.rule("BA-FUB-07", "BA-ORD-12")
@pytest.mark.parametrize("dice", [(6, 6), (5, 5)])
def test_passengers_that_fail_their_test_stay_aboard_with_a_down_die(dice):
    battle = play(Activation("a.men", "advance"), truck(), rider(pins=1), FOE, dice=dice)
    over(battle)
    assert (of(battle, "a.men").place, of(battle, "a.men").order) == ("aboard", "down")


# ---- aboard ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-06", "BA-TRN-13", "BA-SHOOT-27")
def test_riders_are_neither_targets_nor_pinned():
    from grognard.games.bolt_action.rules.shooting.aim import targets
    from grognard.games.bolt_action.rules.turn.morale import TakePins

    battle = play(TakePins("a.truck", 2), truck(), rider(pins=1), squad("b.foe", 24, 14))
    assert (of(battle, "a.truck").pins, of(battle, "a.men").pins) == (2, 1)
    assert [unit.id for unit in targets(battle, of(battle, "b.foe"))] == ["a.truck"]


@pytest.mark.rule("BA-HQ-03", "BA-MOR-11")
def test_an_officer_aboard_helps_nobody_outside():
    from grognard.games.bolt_action.rules.shooting.modifiers import officer_bonus

    chief = officer("a.hq", 0, 0, place="aboard", aboard="a.truck")
    battle = play(OrdersPhase(), truck(), chief, men(), FOE, dice=(1,))
    assert officer_bonus(battle, of(battle, "a.men")) is None


@pytest.mark.rule("BA-TRN-13", "BA-SCN-13")
def test_riders_on_the_table_count_as_there():
    battle = play(OrdersPhase(), truck(), rider(), FOE, dice=(1,))
    assert score(battle.state, final=True) == (0, 0)
    away = play(OrdersPhase(), truck(place="reserve"), rider(), FOE, dice=(1,))
    assert score(away.state, final=True) == (0, 2)


# ---- the vehicle is lost -----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-07", "BA-TRN-13", "BA-MOV-15")
def test_riders_of_a_lost_vehicle_take_hits_a_pin_and_go_down():
    half_track = truck(entry="m3-half-track")
    battle = play(Suffer("a.truck", "knocked-out"), half_track, rider(5), FOE, dice=(3, 1, 1, 1))
    over(battle)
    unit = of(battle, "a.men")
    assert (unit.place, unit.order, unit.pins, len(unit.models)) == ("table", "down", 1, 5)
    assert len(happened(battle, Spilled)) == 1
    assert len(happened(battle, DieTaken)) == 1
    assert battle.context.in_formation(unit)


@pytest.mark.rule("BA-TRN-07", "BA-MOR-05", "BA-TRN-13")
def test_half_of_them_lost_call_for_a_morale_check_but_not_in_an_assault():
    lost = (RemoveModel("a.men.4"), RemoveModel("a.men.3"))
    battle = play(Suffer("a.truck", "knocked-out"), truck(), rider(4), FOE, dice=(2, 4, 4, 1, 1))
    answer(battle, *lost)
    over(battle)
    assert len(happened(battle, MoraleTested)) == 1
    attackers = squad("b.men", 22.5, 27.3, men=3, order="run")
    battle = play(VehicleBlows("b.men", "a.truck"), truck(), rider(4), attackers, dice=(4, 4, 4, 3, 2, 4, 4, 1))
    answer(battle, *lost)
    assert happened(battle, MoraleTested) == []
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["assault"]


@pytest.mark.rule("BA-TRN-07", "BA-HQ-05", "BA-DAM-07")
def test_no_weapon_hits_those_thrown_out_so_no_medic_helps_and_none_of_theirs_is_picked():
    crew = team("a.men", 0, 0, place="aboard", aboard="a.truck")
    surgeon = unit("a.medic", 20, 36, [ModelGroup(1, "medic", ("pistol",))], "medic")
    # One hit: a 6, and another: the enemy picks who falls. Then the team's check for a third of it is not due.
    battle = play(Suffer("a.truck", "knocked-out"), truck(), crew, surgeon, FOE, dice=(1, 6, 6))
    assert set(listed(battle)) == {RemoveModel(f"a.men.{number}") for number in (1, 2, 3)}
    answer(battle, RemoveModel("a.men.3"))
    over(battle)
    assert [roll for roll, _ in rolled(battle)].count("ba-roll-medic") == 0


@pytest.mark.rule("BA-TRN-14")
def test_who_finds_no_room_is_lost():
    crowd = [piece("building", 20, 20, 40, 40, 3)]
    battle = play(Suffer("a.truck", "knocked-out"), truck(), rider(3), FOE, pieces=crowd)
    over(battle)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["knocked-out", "lost-aboard"]
    assert happened(battle, CasualtiesTaken) == happened(battle, PinsTaken) == []


@pytest.mark.rule("BA-FUB-07", "BA-MOV-04")
def test_a_vehicle_that_leaves_the_table_takes_its_riders_with_it():
    foe = vehicle("b.foe", 24, 4, "panzer-iv", facing=180, order="fire")
    battle = play(Activation("a.truck", "fire"), truck(y=45, pins=3), rider(), foe, dice=(5, 5))
    assert {event.unit: event.loss for event in happened(battle, UnitDestroyed)} == {
        "a.men": "lost-aboard",
        "a.truck": "fled",
    }


# ---- empty transports --------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-08", "BA-TRN-15", "BA-TURN-08")
def test_an_empty_transport_nearer_to_the_enemy_than_to_a_friend_is_lost_at_turn_end():
    foe = squad("b.foe", 24, 20, order="fire")
    battle = play(TurnEnd(), truck(), men(y=45), foe)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["empty"]
    for units in (
        (truck(), men(y=34), foe),
        (truck(), rider(), foe),
        (vehicle("a.truck", 24, 30), men(y=45), foe),
    ):
        kept = play(EmptyTransports(), *units)
        assert of(kept, "a.truck").alive


@pytest.mark.rule("BA-TRN-08")
def test_friendly_vehicles_do_not_keep_an_empty_transport():
    foe = squad("b.foe", 24, 20)
    battle = play(OrdersPhase(), truck(), vehicle("a.tank", 30, 30), men(y=45), foe, dice=(1,))
    assert is_abandoned(battle, of(battle, "a.truck"))
    assert not is_abandoned(battle, of(battle, "a.tank"))


# ---- beginning aboard --------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-10", "BA-TRN-11")
def test_units_begin_aboard_as_their_owner_says():
    off: dict[str, Any] = {"place": "reserve"}
    battle = play(
        LoadVehicles(0), truck(**off), men(8, **off), team("a.mmg", 0, 0, **off), squad("a.more", 0, 0, **off), FOE
    )
    assert listed(battle) == [
        LoadNothing(),
        LoadUp("a.men", "a.truck"),
        LoadUp("a.mmg", "a.truck"),
        LoadUp("a.more", "a.truck"),
    ]
    answer(battle, LoadUp("a.men", "a.truck"))
    assert listed(battle) == [LoadNothing(), LoadUp("a.mmg", "a.truck")]
    answer(battle, LoadNothing())
    over(battle)
    assert [event.unit for event in happened(battle, Boarded)] == ["a.men"]
    assert not of(battle, "a.truck").boarded


@pytest.mark.rule("BA-TRN-10", "BA-SCN-10")
def test_carried_units_go_with_their_vehicle_and_count_for_the_first_wave():
    off: dict[str, Any] = {"place": "reserve"}
    battle = play(OrdersPhase(), truck(**off), rider(), squad("a.b", 0, 0, **off), FOE, dice=(1,))
    decision = ChooseFirstWave(0)
    waves = {choice.units for choice in decision.choices(battle) if isinstance(choice, FirstWave)}
    assert waves == {("a.truck", "a.b"), ("a.truck",)}
    assert decision.refusal(battle, FirstWave(("a.b",))) is not None
    assert decision.refusal(battle, FirstWave(("a.men", "a.truck"))) is not None


@pytest.mark.rule("BA-TRN-10", "BA-TURN-09")
def test_before_the_vehicle_is_on_the_table_riders_may_only_go_down():
    battle = play(OrdersPhase(), truck(place="first_wave"), rider(), FOE, dice=(1,), turn=1)
    assert orders_of(battle, "a.men") == {"down"}
    assert refused(battle, GiveOrder("a.men", "advance"))[1] == ("BA-TRN-10",)
    late = play(OrdersPhase(), truck(place="reserve"), rider(), FOE, turn=1)
    assert dice_in_cup(late, 0) == 0


@pytest.mark.rule("BA-TRN-10", "BA-TURN-09")
def test_by_house_rule_riders_of_a_vehicle_in_reserve_have_their_dice_in_the_cup_from_turn_1_as_it_has():
    posted = (truck(place="reserve"), rider(), squad("b.one", 4, 4, place="first_wave"))
    battle = play(OrdersPhase(), *posted, turn=1, options={"reserve_dice": "from_turn_1"}, dice=(3,))
    assert asked(battle).seat == 1
    assert dice_in_cup(battle, 0) == 2


@pytest.mark.rule("BA-AMB-01", "BA-TRN-02")
def test_men_on_their_way_aboard_may_be_fired_at_from_ambush():
    gun = team("b.foe", 24, 20, "mmg", men=3, order="ambush", facing=180_000)
    battle = play(Move("a.men", RUN), men(order="run", y=40), truck(y=34), gun)
    answer(battle, Board("a.truck"))
    answer(battle, Wait())
    over(battle)
    assert of(battle, "a.men").place == "aboard"


# ---- towing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-09", "BA-TRN-01", "BA-ORD-15")
def test_a_guns_crew_on_run_limbers_it_to_a_tow_beside_it():
    battle = play(OrdersPhase(), truck(x=24, y=30), gun("a.gun", 26.9, 30), FOE, dice=(1, 1))
    assert "run" in orders_of(battle, "a.gun")
    answer(battle, GiveOrder("a.gun", "run"))
    assert listed(battle) == [Board("a.truck")]
    answer(battle, Board("a.truck"))
    unit = of(battle, "a.gun")
    assert (unit.place, unit.aboard) == ("aboard", "a.truck")
    assert orders_of(battle, "a.truck") == {"fire", "ambush", "rally"}


@pytest.mark.rule("BA-TRN-09", "BA-TRN-01")
@pytest.mark.parametrize(
    ("tow", "weapon", "x", "may"),
    [
        ("truck", "medium-at-gun", 26.9, True),
        ("jeep", "light-at-gun", 26.5, True),
        ("jeep", "medium-at-gun", 26.5, False),
        ("truck", "medium-at-gun", 29, False),
        ("m4-sherman", "light-at-gun", 26.9, False),
    ],
)
def test_which_tow_pulls_which_gun(tow, weapon, x, may):
    battle = play(OrdersPhase(), truck(entry=tow), gun("a.gun", x, 30, weapon), FOE, dice=(1,))
    assert ("run" in orders_of(battle, "a.gun")) == may


@pytest.mark.rule("BA-TRN-09", "BA-ART-05")
def test_unlimbering_takes_an_advance_and_the_gun_does_not_fire():
    towed = gun("a.gun", 0, 0, "medium-at-gun", place="aboard", aboard="a.truck")
    battle = play(OrdersPhase(), truck(), towed, squad("b.foe", 24, 14), dice=(1,))
    assert orders_of(battle, "a.gun") == {"advance", "down"}
    battle = play(Activation("a.gun", "advance"), truck(), towed, squad("b.foe", 24, 14))
    for choice in listed(battle):
        assert battle.refusal(choice) is None
    answer(battle, listed(battle)[0])
    over(battle)
    unit = of(battle, "a.gun")
    assert unit.on_table
    assert unit.facing < 45_000 or unit.facing > 315_000
    assert battle.context.in_formation(unit)
    (out,) = happened(battle, Dismounted)
    assert len(out.models) == 4


@pytest.mark.rule("BA-TRN-10", "BA-TRN-09", "BA-ART-05")
def test_a_gun_may_begin_behind_a_tow():
    off: dict[str, Any] = {"place": "reserve"}
    battle = play(LoadVehicles(0), truck(**off), gun("a.gun", 0, 0, "heavy-at-gun", men=4, **off), FOE)
    assert LoadUp("a.gun", "a.truck") in listed(battle)


@pytest.mark.rule("BA-TRN-14", "BA-TRN-07")
@pytest.mark.parametrize(("dice", "lost"), [((4,), True), ((3, 1, 1), False)])
def test_a_towed_gun_is_lost_with_its_tow_on_4_or_more(dice, lost):
    towed = gun("a.gun", 0, 0, "medium-at-gun", place="aboard", aboard="a.truck")
    battle = play(Suffer("a.truck", "knocked-out"), truck(), towed, FOE, dice=dice)
    over(battle)
    assert (of(battle, "a.gun").place == "destroyed") == lost
    if not lost:
        assert of(battle, "a.gun").gun is not None
        assert of(battle, "a.gun").order == "down"
