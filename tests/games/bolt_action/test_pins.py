"""Pins: taken, felt, lost (chapter Pins)."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.turn.morale import TakePins
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import HoldFire, RemoveModel, ShootAt, StandFast
from grognard.games.bolt_action.state.events.close_quarters import ContactMade
from grognard.games.bolt_action.state.events.nerve import PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Burst, Fired
from tests.games.bolt_action.table import listed, of, officer, play, squad, team, walk
from tests.games.playing import answer, asked, happened, over


def shooting(target, firer, dice, id="a.one", **more):
    """A volley of the unit b.foe at a unit that stands fast, up to what its owner is asked next."""
    battle = play(Activation("b.foe", "fire"), target, firer, dice=dice, **more)
    answer(battle, ShootAt(id), StandFast())
    return battle


@pytest.mark.rule("BA-PIN-01")
def test_any_number_of_hits_gives_one_pin_even_without_damage():
    battle = shooting(squad("a.one", 10, 30), squad("b.foe", 10, 20, men=4), (6, 6, 6, 1, 1, 1, 1))
    over(battle)
    assert happened(battle, PinsTaken) == [PinsTaken("a.one", 1)]
    assert len(of(battle, "a.one").models) == 5


@pytest.mark.rule("BA-PIN-01")
def test_shots_that_all_miss_do_not_pin():
    battle = shooting(squad("a.one", 10, 30), squad("b.foe", 10, 20, men=2), (1, 2))
    over(battle)
    assert of(battle, "a.one").pins == 0


@pytest.mark.rule("BA-PIN-01")
def test_each_shooting_action_gives_its_own_pin():
    battle = shooting(squad("a.one", 10, 30, pins=2), squad("b.foe", 10, 20, men=1), (6, 1))
    over(battle)
    assert of(battle, "a.one").pins == 3


MORTAR = team("b.foe", 10, 10, "medium-mortar")


@pytest.mark.rule("BA-PIN-01", "BA-HE-01")
def test_a_shell_gives_its_own_number_of_pins_instead():
    # Hit on 6; one hit of D6 and D2 pins: two pins, no damage.
    battle = shooting(squad("a.one", 10, 40), MORTAR, (6, 1, 4, 1))
    over(battle)
    assert happened(battle, Burst) == [Burst("b.foe", "a.one", 1, 2)]
    assert happened(battle, PinsTaken) == [PinsTaken("a.one", 2)]


RIFLE_BESIDE = ModelGroup(1, "rifleman", ("rifle",))


def mixed(places=((10, 20), (10.3, 21.5))):
    """A mortar with a rifleman in one unit."""
    mortar = ModelGroup(1, "gunner", ("medium-mortar",), 40)
    from tests.games.bolt_action.table import unit

    return unit("b.foe", 0, 0, (mortar, RIFLE_BESIDE), "medium-mortar-team", places=places)


@pytest.mark.rule("BA-PIN-07")
@pytest.mark.parametrize(("option", "pins"), [("highest", 2), ("sum", 3)])
def test_pins_of_one_action_do_not_add_up_unless_the_house_rule_says_so(option, pins):
    # Mortar and rifle both hit: one hit from the shell and D2 pins, one from the rifle; no damage.
    battle = shooting(squad("a.one", 10, 40), mixed(), (6, 6, 1, 4, 1, 1), options={"pin_stacking": option})
    over(battle)
    assert happened(battle, PinsTaken) == [PinsTaken("a.one", pins)]


@pytest.mark.rule("BA-PIN-07")
@pytest.mark.parametrize("option", ["highest", "sum"])
def test_a_rifle_that_misses_adds_no_pin_to_the_shells(option):
    battle = shooting(squad("a.one", 10, 40), mixed(), (6, 1, 1, 4, 1), options={"pin_stacking": option})
    over(battle)
    assert happened(battle, PinsTaken) == [PinsTaken("a.one", 2)]


@pytest.mark.rule("BA-PIN-04", "BA-SHOOT-15")
@pytest.mark.parametrize("pins", [0, 1, 2])
def test_each_pin_is_one_less_to_hit(pins):
    battle = shooting(squad("a.one", 10, 30), squad("b.foe", 10, 20, men=1, pins=pins), (1, 1, 1) if pins else (1,))
    over(battle)
    # A unit that passes its test sheds a pin before it shoots.
    assert happened(battle, Fired)[0].volleys[0].need == 3 + max(0, pins - 1)


@pytest.mark.rule("BA-PIN-04")
def test_pins_do_not_slow_a_move():
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 30, pins=5), dice=(1, 1))
    assert asked(battle, ChooseMove).allowance == 6000
    assert battle.refusal(walk(battle, "a.one", 0, -6)) is None


@pytest.mark.rule("BA-PIN-04")
def test_pins_do_not_weaken_blows():
    battle = play(
        Activation("a.one", "run", "b.foe"),
        squad("a.one", 10, 30, men=2, pins=2),
        squad("b.foe", 10, 27, men=2),
        dice=(1, 1, 4, 4, 2),
    )
    while not battle.over:
        answer(battle, listed(battle)[0])
    over(battle)
    assert of(battle, "a.one").pins == 1
    assert not of(battle, "b.foe").alive


@pytest.mark.rule("BA-PIN-05", "BA-HQ-04")
@pytest.mark.parametrize(("quality", "limit"), [("inexperienced", 8), ("regular", 9), ("veteran", 10)])
def test_as_many_pins_as_its_own_morale_break_a_unit_and_no_officer_helps(quality, limit):
    units = squad("a.one", 10, 30, quality=quality, pins=limit - 2), officer("a.hq", 10, 33, rank="major")
    battle = play(TakePins("a.one", 1), *units)
    over(battle)
    assert of(battle, "a.one").on_table
    battle = play(TakePins("a.one", 2), *units)
    over(battle)
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("a.one", "pins")]


@pytest.mark.rule("BA-PIN-03", "BA-MOR-09")
def test_pins_are_placed_once_the_casualties_are_off():
    battle = shooting(squad("a.one", 10, 30), squad("b.foe", 10, 20, men=1), (6, 4))
    assert of(battle, "a.one").pins == 0
    answer(battle, RemoveModel("a.one.5"))
    over(battle)
    assert of(battle, "a.one").pins == 1


@pytest.mark.rule("BA-PIN-06", "BA-CQ-04")
def test_a_unit_that_is_assaulted_forgets_all_its_pins():
    battle = play(
        Activation("a.one", "run", "b.foe"),
        squad("a.one", 10, 30, men=1),
        squad("b.foe", 10, 27, men=2, pins=4),
        dice=(1, 4, 1, 3),
    )
    assert len(happened(battle, ContactMade)) == 1
    assert of(battle, "b.foe").pins == 0


@pytest.mark.rule("BA-PIN-06")
def test_failing_a_test_or_holding_fire_sheds_no_pin():
    battle = play(Activation("a.one", "fire"), squad("a.one", 10, 30, pins=4), squad("b.foe", 10, 20), dice=(3, 3))
    over(battle)
    assert of(battle, "a.one").pins == 4
    battle = play(Activation("a.one", "fire"), squad("a.one", 10, 30, pins=4), squad("b.foe", 10, 20), dice=(2, 3))
    answer(battle, HoldFire())
    over(battle)
    assert of(battle, "a.one").pins == 3
