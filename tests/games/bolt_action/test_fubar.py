"""FUBAR: friendly fire and panic (chapter Orders, FUBAR chart)."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.movement.panic import flight
from grognard.games.bolt_action.rules.turn.fubar import ChooseMistake, FriendlyFire, FubarChart, Panic
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.turn.scenarios import score
from grognard.games.bolt_action.state.choices import FireFromAmbush, GoDown, MistakeFor, RemoveModel, StandFast, Wait
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.events.nerve import Fubar, Mistake, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.events.turn import DieTurned
from tests.games.bolt_action.table import listed, of, play, squad, team
from tests.games.playing import answer, asked, happened, over, piece, rolled, where

SCREEN = piece("building", 0, 20, 48, 22, height=4)


@pytest.mark.rule("BA-FUB-01")
def test_a_double_six_on_an_order_test_is_a_fubar_and_the_order_is_not_given():
    battle = play(Activation("a.one", "rally"), squad("a.one", 10, 30, pins=1), dice=(6, 6, 3), pieces=(SCREEN,))
    over(battle)
    assert happened(battle, Fubar) == [Fubar("a.one", panic=True)]
    assert of(battle, "a.one").pins == 1


@pytest.mark.rule("BA-FUB-01")
@pytest.mark.parametrize(("face", "panic"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_one_and_two_are_friendly_fire_and_the_rest_is_panic(face, panic):
    battle = play(FubarChart("a.one"), squad("a.one", 10, 30, order="fire"), dice=(face,), pieces=(SCREEN,))
    over(battle)
    assert happened(battle, Fubar) == [Fubar("a.one", panic=panic)]


@pytest.mark.rule("BA-FUB-01", "BA-MOR-07")
def test_a_morale_check_is_no_fubar():
    battle = play(MoraleCheck("a.one"), squad("a.one", 10, 30), dice=(6, 6))
    over(battle)
    assert happened(battle, Fubar) == []
    assert of(battle, "a.one").place == "destroyed"


# ---- friendly fire -----------------------------------------------------------------------------------------------

SHOOTER = squad("a.one", 10, 40, men=2, order="rally", pins=1)


@pytest.mark.rule("BA-FUB-02", "BA-C1")
@pytest.mark.parametrize(("distance", "mistaken"), [(12, True), (12.1, False)])
def test_a_friend_is_mistaken_only_if_an_enemy_is_within_twelve_inches_of_it(distance, mistaken):
    front = 30 - distance - 2 * 0.492  # base to base
    battle = play(
        FriendlyFire("a.one"),
        SHOOTER,
        squad("a.friend", 10, 30, men=1),
        squad("b.foe", 10, front, men=1),
        dice=(1, 1) if mistaken else (),
    )
    if mistaken:
        answer(battle, MistakeFor("a.friend"), StandFast())
    over(battle)
    assert of(battle, "a.one").order == ("fire" if mistaken else "down")
    assert happened(battle, Mistake) == ([Mistake("a.one", "a.friend")] if mistaken else [])


@pytest.mark.rule("BA-FUB-02", "BA-FUB-05")
@pytest.mark.parametrize(("option", "seat"), [("opponent", 1), ("owner", 0)])
def test_the_opponent_or_by_house_rule_the_owner_names_the_friend(option, seat):
    battle = play(
        FriendlyFire("a.one"),
        SHOOTER,
        squad("a.friend", 10, 30, men=1),
        squad("a.other", 14, 30, men=1),
        squad("a.safe", 10, 46, men=1),
        squad("b.foe", 12, 22, men=1),
        options={"friendly_fire_choices": option},
    )
    assert asked(battle, ChooseMistake).seat == seat
    assert listed(battle) == [MistakeFor("a.friend"), MistakeFor("a.other")]


@pytest.mark.rule("BA-FUB-02")
def test_a_friend_out_of_sight_or_range_is_no_candidate_and_the_unit_goes_down():
    battle = play(
        FriendlyFire("a.one"),
        SHOOTER,
        squad("a.hidden", 10, 18, men=1),
        squad("a.far", 38, 44, men=1),
        squad("b.foe", 12, 14, men=1),
        squad("b.other", 38, 36, men=1),
        pieces=(SCREEN,),
    )
    over(battle)
    assert of(battle, "a.one").order == "down"


@pytest.mark.rule("BA-FUB-02", "BA-PIN-01", "BA-MOR-05", "BA-FUB-05")
def test_friendly_fire_pins_kills_and_breaks_as_enemy_fire_and_scores_for_the_enemy():
    battle = play(
        FriendlyFire("a.one"),
        SHOOTER,
        squad("a.friend", 10, 30, men=2),
        squad("b.foe", 10, 22, men=1),
        dice=(6, 5, 4, 1, 6, 5),
    )
    answer(battle, MistakeFor("a.friend"), StandFast())
    # Pins 1 and a small unit need 5; one man falls, half the unit: a check against 9 - 1 pin is failed on 11.
    assert asked(battle).seat == 0
    answer(battle, RemoveModel("a.friend.2"))
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].need == 5
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("a.friend", "morale")]
    assert score(battle.state) == (0, 1)


@pytest.mark.rule("BA-FUB-02", "BA-SHOOT-03")
def test_the_friend_may_go_down():
    battle = play(
        FriendlyFire("a.one"),
        SHOOTER,
        squad("a.friend", 10, 30, men=5),
        squad("b.foe", 10, 22, men=1),
        dice=(1, 1),
    )
    answer(battle, MistakeFor("a.friend"))
    assert asked(battle).seat == 0
    answer(battle, GoDown())
    over(battle)
    assert of(battle, "a.friend").order == "down"


@pytest.mark.rule("BA-FUB-05", "BA-DAM-06")
def test_the_opponent_picks_the_casualty_of_exceptional_damage():
    battle = play(
        FriendlyFire("a.one"),
        SHOOTER,
        squad("a.friend", 10, 30, men=5),
        squad("b.foe", 10, 22, men=1),
        dice=(6, 1, 6, 6),
    )
    answer(battle, MistakeFor("a.friend"), StandFast())
    assert asked(battle).seat == 1
    answer(battle, RemoveModel("a.friend.1"))
    over(battle)
    assert not of(battle, "a.friend").has("nco")


FAUST = (ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)


@pytest.mark.rule("BA-FUB-05")
@pytest.mark.parametrize(("depth", "weapons"), [(32, {"rifle", "panzerfaust"}), (24, {"rifle"})])
def test_all_weapons_that_reach_fire_and_one_shot_weapons_are_not_used_up(depth, weapons):
    battle = play(
        FriendlyFire("a.one"),
        squad("a.one", 10, 40, men=1, order="rally", extra=FAUST),
        squad("a.friend", 10, depth, men=5),
        squad("b.foe", 10, depth - 8, men=1),
        dice=(1, 1),
    )
    answer(battle, MistakeFor("a.friend"), StandFast())
    over(battle)
    (fired,) = happened(battle, Fired)
    assert {volley.weapon for volley in fired.volleys} == weapons
    assert sum(len(volley.models) for volley in fired.volleys) == 2
    assert of(battle, "a.one").model("a.one.2").weapons == ("rifle", "panzerfaust")


# ---- panic -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-FUB-03", "BA-FUB-06")
def test_a_panicked_unit_runs_straight_away_from_the_nearest_visible_enemy():
    foes = squad("b.foe", 10, 10), squad("b.far", 30, 20)
    battle = play(Panic("a.one"), squad("a.one", 10, 20, men=1, order="fire"), *foes)
    over(battle)
    assert where(battle, "a.one.1") == (10, 32)
    assert of(battle, "a.one").order == "run"


@pytest.mark.rule("BA-FUB-06")
def test_the_line_runs_from_the_nearest_visible_enemy_model_and_an_unseen_one_frightens_nobody():
    # A hidden enemy stands nearer, to the left behind a house; the visible one is above.
    house = piece("building", 2, 16, 6, 24, height=4)
    battle = play(
        Panic("a.one"),
        squad("a.one", 10, 20, men=1, order="fire"),
        squad("b.foe", 1, 20, men=2, places=[(1, 20), (10, 8)]),
        pieces=(house,),
    )
    over(battle)
    assert where(battle, "a.one.1") == (10, 32)


@pytest.mark.rule("BA-FUB-06")
def test_every_man_runs_the_same_way_and_the_unit_keeps_its_formation():
    battle = play(Panic("a.one"), squad("a.one", 10, 20, men=4, order="fire"), squad("b.foe", 10, 10, men=1))
    before = [where(battle, f"a.one.{number}") for number in range(1, 5)]
    over(battle)
    assert before == [(10 + 1.4 * number, 32) for number in range(4)]


@pytest.mark.rule("BA-FUB-03")
def test_without_a_visible_enemy_the_unit_goes_down():
    battle = play(Panic("a.one"), squad("a.one", 10, 30, order="fire"), squad("b.foe", 10, 10), pieces=(SCREEN,))
    over(battle)
    assert happened(battle, DieTurned) == [DieTurned("a.one", "down")]
    assert happened(battle, Moved) == []


@pytest.mark.rule("BA-FUB-03", "BA-FUB-06")
def test_a_unit_in_ground_closed_to_run_cannot_panic_and_goes_down():
    battle = play(
        Panic("a.one"),
        squad("a.one", 10, 20, order="fire"),
        squad("b.foe", 10, 12),
        pieces=(piece("rubble", 9, 19, 12, 21),),
    )
    over(battle)
    assert of(battle, "a.one").order == "down"


@pytest.mark.rule("BA-FUB-06")
def test_ground_closed_to_run_stops_the_flight_at_its_edge():
    battle = play(
        Panic("a.one"),
        squad("a.one", 10, 20, men=1, order="fire"),
        squad("b.foe", 10, 10),
        pieces=(piece("wood", 0, 25, 48, 30),),
    )
    over(battle)
    x, y = where(battle, "a.one.1")
    assert x == 10
    assert y == pytest.approx(25 - 0.492, abs=0.03)
    assert y < 25 - 0.492 + 0.03, "the base stands in the wood"


@pytest.mark.rule("BA-FUB-03", "BA-FUB-06")
def test_a_unit_with_its_back_to_such_ground_does_not_turn_aside_but_goes_down():
    battle = play(
        Panic("a.one"),
        squad("a.one", 10, 24.9, men=1, order="fire"),
        squad("b.foe", 10, 10),
        pieces=(piece("wood", 0, 25, 48, 30),),
    )
    over(battle)
    assert of(battle, "a.one").order == "down"
    assert where(battle, "a.one.1") == (10, 24.9)


@pytest.mark.rule("BA-FUB-03", "BA-FUB-06")
@pytest.mark.parametrize(
    "bar", [piece("river", 9, 24, 11, 26), squad("b.behind", 10, 27, men=1), squad("a.friend", 10, 32.5, men=1)]
)
def test_the_flight_turns_aside_as_little_as_it_can_from_closed_ground_enemies_and_friends(bar):
    terrain = (bar,) if not hasattr(bar, "unit") else ()
    units = () if terrain else (bar,)
    battle = play(
        Panic("a.one"), squad("a.one", 10, 20, men=1, order="fire"), squad("b.foe", 10, 16), *units, pieces=terrain
    )
    over(battle)
    x, y = where(battle, "a.one.1")
    assert x != pytest.approx(10, abs=0.5)
    assert (x - 10) ** 2 + (y - 20) ** 2 == pytest.approx(144, abs=0.1)
    assert y > 25  # at most 60 degrees aside


@pytest.mark.rule("BA-FUB-03")
def test_a_unit_shut_in_cannot_move_and_goes_down():
    ring = tuple(
        piece("river", *corners) for corners in ((7, 17, 13, 18), (7, 22, 13, 23), (7, 18, 8, 22), (12, 18, 13, 22))
    )
    battle = play(Panic("a.one"), squad("a.one", 10, 20, men=1, order="fire"), squad("b.foe", 10, 10), pieces=ring)
    over(battle)
    assert of(battle, "a.one").order == "down"


@pytest.mark.rule("BA-FUB-03", "BA-MOV-04", "BA-SCN-13")
def test_a_unit_that_flees_off_the_table_is_destroyed():
    battle = play(Panic("a.one"), squad("a.one", 10, 40, order="fire"), squad("b.foe", 10, 30))
    over(battle)
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("a.one", "fled")]
    assert score(battle.state) == (0, 1)


@pytest.mark.rule("BA-FUB-03")
def test_by_house_rule_it_stops_at_the_edge():
    battle = play(
        Panic("a.one"),
        squad("a.one", 10, 40, men=1, order="fire"),
        squad("b.foe", 10, 30),
        options={"panic_off_table": "stop_at_edge"},
    )
    over(battle)
    x, y = where(battle, "a.one.1")
    assert x == 10
    assert 47.2 < y <= 48 - 0.492


@pytest.mark.rule("BA-FUB-06", "BA-AMB-01")
def test_ambushers_may_fire_at_a_panicked_unit():
    battle = play(
        Panic("a.one"),
        squad("a.one", 10, 20, men=2, order="fire"),
        squad("b.watch", 10, 10, men=1, order="ambush"),
        dice=(1,),
    )
    answer(battle, Wait(5), FireFromAmbush("b.watch"))
    over(battle)
    assert happened(battle, Moved)[0].pausing
    assert where(battle, "a.one.1") == (10, 32)


@pytest.mark.rule("BA-FUB-06", "BA-MOV-21")
def test_a_weapon_team_panics_like_any_infantry():
    battle = play(Panic("a.gun"), team("a.gun", 10, 20, order="fire"), squad("b.foe", 10, 10))
    over(battle)
    assert where(battle, "a.gun.1")[1] == pytest.approx(32, abs=0.01)
    assert flight(battle, of(battle, "a.gun"), 1000) is not None
    assert rolled(battle) == []
