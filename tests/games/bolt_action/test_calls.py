"""Observers, barrages and air strikes (chapter Headquarters), behind their option."""

import pytest

from grognard.core.wire.previews import DragProposal, Waypoint
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.odds import forecasts
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting.modifiers import officer_bonus
from grognard.games.bolt_action.rules.shooting.off_board_fire import (
    Calls,
    ChooseCall,
    ChooseRedirect,
    ChooseShift,
    may_call,
)
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.turn.turn import Turn
from grognard.games.bolt_action.state.choices import (
    CallBarrage,
    CallNothing,
    CallStrike,
    GoDown,
    RedirectTo,
    RemoveModel,
    ShiftTo,
    StandFast,
)
from grognard.games.bolt_action.state.events.field import BarrageFell, CallDelayed, CallLost, StrikeArrived, Struck
from grognard.games.bolt_action.state.events.nerve import PinsTaken
from grognard.games.bolt_action.state.events.turn import TurnBegan
from grognard.games.bolt_action.state.events.vehicles import VehicleDamaged
from grognard.games.bolt_action.state.state import Call
from grognard.odds.outcomes import Cases
from tests.games.bolt_action.table import listed, of, officer, play, squad, unit, vehicle
from tests.games.playing import answer, asked, happened, inches, over, piece, refused

ON = {"observers": "on"}


def observer(id, x, y, air=False, **fields):
    """An observer with a pistol."""
    entry = "air-observer" if air else "artillery-observer"
    return unit(id, x, y, [ModelGroup(1, "observer", ("pistol",))], entry, **fields)


def fire(*units, dice=(), options=ON, **more):
    """``a.eyes`` is ordered to Fire."""
    return play(Activation("a.eyes", "fire"), *units, dice=dice, options=options, **more)


def due(*units, dice=(), call=None, **more):
    """A call of last turn comes due."""
    call = call or Call("a.eyes", 1, inches(24), inches(10))
    return play(Calls((call,)), *units, dice=dice, options=ON, calls=(call,), **more)


STRIKE = Call("a.eyes", 1, target="b.foe")


# ---- calling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-07")
def test_without_the_option_an_observer_only_fires_his_pistol():
    battle = fire(observer("a.eyes", 24, 40), squad("b.foe", 24, 37), options={})
    asked(battle, ChooseTarget)


@pytest.mark.rule("BA-HQ-07", "BA-HQ-09", "BA-HQ-11")
def test_a_barrage_is_called_on_a_place_in_sight_once_a_game():
    house = piece("building", 10, 20, 16, 26, height=4)
    battle = fire(observer("a.eyes", 24, 40), squad("b.foe", 24, 10, men=3), pieces=[house])
    decision = asked(battle, ChooseCall)
    assert CallNothing() in listed(battle)
    assert any(isinstance(choice, CallBarrage) for choice in listed(battle))
    assert refused(battle, CallBarrage(inches(9), inches(12))) == ("ba-refused-call-place", ("BA-HQ-09",))
    assert refused(battle, CallStrike("b.foe"))[0] == "refused-not-offered"
    shown = battle.system.table.preview(battle, 0, DragProposal("a.eyes", [Waypoint(inches(30), inches(12))]))
    answer(battle, battle.system.rules.decode_choice(shown.choice))
    over(battle)
    assert battle.state.calls == (Call("a.eyes", 2, inches(30), inches(12)),)
    assert not may_call(battle, of(battle, "a.eyes"))
    assert decision.sampled


@pytest.mark.rule("BA-HQ-07")
def test_a_call_may_be_kept_and_the_pistol_fired():
    battle = fire(observer("a.eyes", 24, 40), squad("b.foe", 24, 37))
    answer(battle, CallNothing())
    asked(battle, ChooseTarget)
    assert may_call(battle, of(battle, "a.eyes"))


@pytest.mark.rule("BA-HQ-10", "BA-HQ-07")
def test_a_strike_is_called_on_an_enemy_in_sight():
    house = piece("building", 4, 20, 16, 26, height=4)
    units = observer("a.eyes", 24, 40, air=True), squad("b.foe", 24, 10, men=2), squad("b.hidden", 8, 10, men=2)
    battle = fire(*units, pieces=[house])
    assert listed(battle) == [CallStrike("b.foe"), CallNothing()]
    assert refused(battle, CallStrike("b.hidden")) == ("ba-refused-call-target", ("BA-HQ-10",))
    answer(battle, CallStrike("b.foe"))
    assert battle.state.calls[0].target == "b.foe"


@pytest.mark.rule("BA-NAT-US-03")
@pytest.mark.parametrize(("nation", "made", "may"), [("us", 1, True), ("us", 2, False), ("german", 1, False)])
def test_american_air_observers_may_strike_twice(nation, made, may):
    battle = play(
        OrdersPhase(),
        observer("a.eyes", 24, 40, air=True, calls_made=made),
        squad("b.foe", 24, 10),
        nations=(nation, "british"),
        options=ON,
        dice=(1,),
    )
    assert may_call(battle, of(battle, "a.eyes")) is may


@pytest.mark.rule("BA-HQ-09", "BA-HQ-11", "BA-TURN-01")
def test_a_call_is_rolled_for_from_the_next_turn_even_if_the_observer_is_dead():
    call = Call("a.eyes", 1, inches(24), inches(10))
    eyes = observer("a.eyes", 24, 40, place="destroyed")
    battle = play(
        Turn(2), eyes, squad("a.men", 4, 44), squad("b.foe", 40, 44), options=ON, calls=(call,), turn=1, dice=(3, 1)
    )
    assert happened(battle, TurnBegan)
    assert happened(battle, CallDelayed) == [CallDelayed("a.eyes", strike=False)]
    assert battle.state.calls == (call,)


@pytest.mark.rule("BA-HQ-11", "BA-TURN-01")
def test_every_call_that_is_due_is_rolled_for_one_after_the_other():
    calls = tuple(Call(f"a.eyes-{number}", 1, inches(10 * number), inches(10)) for number in (1, 2, 3))
    eyes = [observer(f"a.eyes-{number}", 10 * number, 40, order="fire") for number in (1, 2, 3)]
    battle = play(Calls(calls), *eyes, squad("b.foe", 40, 44), options=ON, calls=calls, dice=(3, 2, 3))
    over(battle)
    assert happened(battle, CallDelayed) == [CallDelayed(f"a.eyes-{number}", strike=False) for number in (1, 2, 3)]


# ---- the barrage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-09", "BA-HQ-11")
def test_a_barrage_pins_all_within_six_inches_and_strikes_on_a_six():
    units = (
        observer("a.eyes", 24, 40, order="fire"),
        squad("b.foe", 22, 10, men=3, order="fire"),
        squad("a.near", 24, 15, men=2, order="fire"),
        squad("b.far", 24, 20, men=2, order="fire"),
    )
    # 4: it falls; b.foe: 6, a direct hit: 3D6 = 5 hits, D6 pins: 3, five dice of damage; a.near: 2, D2 pins: 2
    battle = due(*units, dice=(4, 6, 1, 2, 2, 3, 1, 1, 1, 1, 1, 2, 4))
    over(battle)
    assert happened(battle, BarrageFell)[0].x == inches(24)
    assert happened(battle, Struck)[0].hits == 5
    assert happened(battle, PinsTaken) == [PinsTaken("b.foe", 3), PinsTaken("a.near", 2)]
    assert battle.state.calls == ()


@pytest.mark.rule("BA-HQ-09", "BA-GEN-06")
@pytest.mark.parametrize(("facing", "gap", "felt"), [(0, 6, True), (0, 6.01, False), (90, 6, True), (90, 6.01, False)])
def test_a_barrage_is_felt_where_the_hull_is_within_six_inches(facing, gap, felt):
    tank = vehicle("b.foe", 24, 24, facing=facing, order="fire")
    half = (tank.unit.hull.width if facing else tank.unit.hull.length) / 2000
    call = Call("a.eyes", 1, inches(24), inches(24 - half - gap))
    # 4: it falls; 2, D2 pins: 1
    battle = due(observer("a.eyes", 24, 44, order="fire"), tank, dice=(4, 2, 1) if felt else (4,), call=call)
    over(battle)
    assert happened(battle, PinsTaken) == ([PinsTaken("b.foe", 1)] if felt else [])


@pytest.mark.rule("BA-HQ-11", "BA-HE-03")
def test_a_unit_may_go_down_before_the_dice_and_halves_the_hits():
    units = observer("a.eyes", 24, 40, order="fire"), squad("b.foe", 22, 10, men=3)
    battle = due(*units, dice=(4, 6, 1, 2, 2, 1, 1, 1))
    assert asked(battle, Reacting).seat == 1
    answer(battle, GoDown())
    over(battle)
    assert of(battle, "b.foe").order == "down"
    assert happened(battle, Struck)[0].hits == 2


@pytest.mark.rule("BA-HQ-09")
def test_on_a_one_the_opponent_shifts_it_up_to_twelve_inches():
    units = observer("a.eyes", 24, 40, order="fire"), squad("b.foe", 22, 10, men=3, order="fire")
    battle = due(*units, dice=(1,))
    assert asked(battle, ChooseShift).seat == 1
    assert len(listed(battle)) == 8  # not off the table
    assert refused(battle, ShiftTo(inches(24), inches(22.1)))[1] == ("BA-HQ-09",)
    shown = battle.system.table.preview(battle, 1, DragProposal("a.eyes", [Waypoint(inches(24), inches(21))]))
    answer(battle, battle.system.rules.decode_choice(shown.choice))
    over(battle)
    assert happened(battle, PinsTaken) == []


# ---- the air strike ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-10")
@pytest.mark.parametrize(
    ("face", "dice", "hits", "pins"),
    [
        (1, (1, 2, 1, 1, 1), 3, 1),  # strafing
        (3, (1, 2, 3, 1, 1, 1), 3, 2),  # 2D6 shell, D3 pins
        (5, (1, 1, 1, 4, 1, 1, 1), 3, 4),  # 3D6 shell, D6 pins
    ],
)
def test_an_aircraft_strafes_or_drops_a_shell_and_all_near_take_a_pin(face, dice, hits, pins):
    units = (
        observer("a.eyes", 24, 40, order="fire"),
        squad("b.foe", 22, 10, men=8, order="fire"),
        squad("b.near", 24, 15, men=2, order="fire"),
    )
    battle = due(*units, call=STRIKE, dice=(5, face, *dice))
    over(battle)
    assert happened(battle, StrikeArrived)[0].target == "b.foe"
    assert happened(battle, Struck)[0].hits == hits
    assert happened(battle, PinsTaken) == [PinsTaken("b.foe", pins), PinsTaken("b.near", 1)]


@pytest.mark.rule("BA-HQ-10")
def test_every_other_unit_near_a_strike_takes_a_pin_and_the_strike_is_over():
    near = [squad(f"b.near-{number}", 16 + 4 * number, 14, men=1, order="fire") for number in (1, 2, 3)]
    units = observer("a.eyes", 24, 40, order="fire"), squad("b.foe", 22, 10, men=8, order="fire")
    battle = due(*units, *near, call=STRIKE, dice=(5, 1, 1, 2, 1, 1, 1))
    over(battle)
    assert happened(battle, PinsTaken)[1:] == [PinsTaken(f"b.near-{number}", 1) for number in (1, 2, 3)]
    assert battle.state.calls == ()


@pytest.mark.rule("BA-HQ-10")
def test_on_one_or_two_the_opponent_redirects_it_to_a_unit_of_the_callers_near():
    units = (
        observer("a.eyes", 24, 40, order="fire"),
        squad("b.foe", 22, 10, men=3, order="fire"),
        squad("a.near", 24, 20, men=8, order="fire"),
    )
    battle = due(*units, call=STRIKE, dice=(2, 1, 1, 1, 1, 1))
    assert asked(battle, ChooseRedirect).seat == 1
    assert listed(battle) == [RedirectTo("a.near")]
    answer(battle, RedirectTo("a.near"))
    over(battle)
    assert happened(battle, Struck)[0].unit == "a.near"


@pytest.mark.rule("BA-HQ-10")
def test_it_is_lost_without_such_a_unit_and_waits_on_three_or_four():
    units = observer("a.eyes", 24, 40, order="fire"), squad("b.foe", 22, 10, men=3, order="fire")
    battle = due(*units, call=STRIKE, dice=(1,))
    over(battle)
    assert happened(battle, CallLost)
    assert battle.state.calls == ()
    battle = due(*units, call=STRIKE, dice=(4,))
    over(battle)
    assert happened(battle, CallDelayed) == [CallDelayed("a.eyes", strike=True)]
    assert battle.state.calls == (STRIKE,)


@pytest.mark.rule("BA-HQ-11")
def test_the_target_of_a_strike_may_stand_fast():
    units = observer("a.eyes", 24, 40, order="fire"), squad("b.foe", 22, 10, men=8)
    battle = due(*units, call=STRIKE, dice=(6, 2, 1, 1, 6, 6, 3, 3))
    answer(battle, StandFast(), RemoveModel("b.foe.1"), RemoveModel("b.foe.2"))


# ---- officers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-03")
def test_an_officer_does_nothing_for_a_vehicle():
    truck = unit("a.truck", 24, 40, [ModelGroup(1, "vehicle")], "truck")
    battle = play(OrdersPhase(), officer("a.hq", 24, 37), truck, dice=(1,), nations=("german", "us"))
    assert officer_bonus(battle, of(battle, "a.truck")) is None
    assert officer_bonus(battle, of(battle, "a.hq")) is not None


@pytest.mark.rule("BA-HQ-10", "BA-VEH-25")
@pytest.mark.parametrize(
    ("aircraft", "dice"),
    [
        (1, (1, 1, 4)),  # strafing: 4 + Pen 2 + 1 from above is 7
        (3, (1, 1, 1, 3)),  # a 2D6 shell: 3 + Pen 3 + 1
        (5, (1, 1, 1, 1, 2)),  # a 3D6 shell: 2 + Pen 4 + 1
    ],
)
def test_an_aircrafts_guns_and_bombs_are_no_indirect_fire_into_an_open_top(aircraft, dice):
    """Superficial damage: a 6, less 3, is fire; one more would knock it out. The crew puts the fire out."""
    target = vehicle("b.foe", 24, 12, "sdkfz-251-1", order="fire")
    battle = due(observer("a.eyes", 24, 40, order="fire"), target, call=STRIKE, dice=(5, aircraft, *dice, 6, 1, 1))
    over(battle)
    assert [(event.roll, event.result) for event in happened(battle, VehicleDamaged)] == [(3, "on-fire")]


@pytest.mark.rule("BA-HQ-09", "BA-VEH-25")
def test_a_barrage_is_indirect_fire_into_an_open_top():
    target = vehicle("b.foe", 24, 12, "sdkfz-251-1", order="fire")
    battle = due(observer("a.eyes", 24, 40, order="fire"), target, dice=(4, 6, 1, 1, 1, 1, 2, 6))
    over(battle)
    assert [(event.roll, event.result) for event in happened(battle, VehicleDamaged)] == [(4, "knocked-out")]


@pytest.mark.rule("BA-HQ-10", "BA-VEH-25")
def test_what_is_foretold_of_aircraft_over_an_open_top_is_what_they_do():
    battle = play(Activation("a.eyes", "fire"), observer("a.eyes", 24, 40), vehicle("b.foe", 24, 12, "sdkfz-251-1"))
    from_the_air = forecasts.shell(battle, of(battle, "b.foe"), "2D6", indirect=False).chances
    by_artillery = forecasts.shell(battle, of(battle, "b.foe"), "2D6", indirect=True).chances
    assert isinstance(from_the_air, Cases)
    assert isinstance(by_artillery, Cases)
    assert from_the_air["lost"] < by_artillery["lost"]
