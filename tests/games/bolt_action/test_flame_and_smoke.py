"""Flamethrowers of the infantry (BA-WPN-11, -12, -24, BA-C4) and smoke, a house rule (BA-WPN-16)."""

import pytest

from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.bolt_action.data.armies import ModelGroup, load_army
from grognard.games.bolt_action.data.army_checks import validate
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.evaluation.evaluation import evaluate
from grognard.games.bolt_action.ground.grounds import cloud
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.rules.movement.reactions import charged
from grognard.games.bolt_action.rules.shooting import any_shot, flame
from grognard.games.bolt_action.rules.shooting.flame import FuelCheck
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.split_fire import Declared, SplitFire
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.turn.turn import TurnEnd
from grognard.games.bolt_action.state.choices import GoDown, HoldFire, Laid, LayWeapon, ShootAt, ShootFirst
from grognard.games.bolt_action.state.events.nerve import MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import (
    Fired,
    FuelSpent,
    NoShot,
    SmokeCleared,
    SmokeLaid,
    Volley,
)
from grognard.games.bolt_action.state.state import Floor
from grognard.games.bolt_action.table.preview import preview
from grognard.games.bolt_action.table.questions import present
from tests.games.bolt_action.table import changed, listed, of, play, rules_of, shoot, squad, team, vehicle
from tests.games.playing import answer, asked, happened, over, piece, rolled


def burn(*units, dice, firer=None, **more):
    """``a.firer``, a flamethrower team, at ``b.foe`` four inches away."""
    firer = firer or team("a.firer", 10, 20, "flamethrower", men=2)
    return shoot(firer, *(units or (squad("b.foe", 10, 15, men=5, order="fire"),)), dice=dice, **more)


# Hits, the die for the pins, damage, the check, the fuel.
HARMLESS = (3, 1, 1, 1, 1, 1, 1, 6)


@pytest.mark.rule("BA-WPN-11", "BA-SHOOT-23")
def test_flame_hits_by_itself_and_brings_pins_and_a_check():
    battle = burn(dice=(3, 4, 1, 1, 1, 3, 4, 6))
    over(battle)
    assert [event.volleys[0].need for event in happened(battle, Fired)] == [1]
    assert [event.pins for event in happened(battle, PinsTaken)] == [3]
    assert [event.passed for event in happened(battle, MoraleTested)] == [False]
    assert not of(battle, "b.foe").alive
    # No losses called for the check.
    assert [rules[:2] for rules in rules_of(battle, MoraleTested)] == [("BA-WPN-11", "BA-MOR-07")]
    assert rules_of(battle, UnitDestroyed) == [("BA-WPN-11",)]


@pytest.mark.rule("BA-WPN-11")
@pytest.mark.parametrize(("die", "pins"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_pins_of_flame_are_a_d3_and_one(die, pins):
    battle = burn(dice=(1, die, 1, 1, 1, 6))
    assert of(battle, "b.foe").pins == pins


@pytest.mark.rule("BA-WPN-11", "BA-PIN-04")
def test_pins_quality_cover_and_down_are_no_hindrance():
    firer = team("a.firer", 10, 20, "flamethrower", men=2, pins=4, quality="inexperienced")
    house = piece("building", 8, 12, 12, 15, height=3)
    foe = changed(squad("b.foe", 9, 13, men=5, order="down"), inside=Floor(house.id))
    battle = burn(foe, firer=firer, dice=(6, 1, 2, 2, 2, 2, 2, 2, 1, 1, 6), pieces=(house,))
    # Six hits with Pen 2 against 4, walls or no walls: all six kill.
    assert not of(battle, "b.foe").alive


@pytest.mark.rule("BA-WPN-12")
def test_a_team_whose_fuel_is_spent_is_out_of_the_battle():
    battle = burn(dice=(1, 1, 1, 1, 1, 1))
    over(battle)
    assert [(event.unit, event.loss) for event in happened(battle, UnitDestroyed)] == [("a.firer", "ammunition")]
    assert rolled(battle)[-1] == ("ba-roll-fuel", (1,))


@pytest.mark.rule("BA-WPN-12")
def test_who_is_no_team_only_loses_the_weapon():
    carrier = squad("a.firer", 10, 20, men=3, extra=(ModelGroup(1, "gunner", ("flamethrower",)),))
    shot = Volley("flamethrower", ("a.firer.4",), 1, 1)
    battle = play(FuelCheck("a.firer", (shot,)), carrier, dice=(1,))
    assert [event.weapon for event in happened(battle, FuelSpent)] == ["flamethrower"]
    assert not any("flamethrower" in model.weapons for model in of(battle, "a.firer").models)


SPENT = (1, 1, 1, 1, 1, 1, 1, 1)
"""Two hits, the pins, no damage, the check, and a 1 for the fuel."""


@pytest.mark.rule("BA-WPN-12", "BA-SHOOT-25")
def test_a_vehicle_whose_fuel_is_spent_fires_its_other_weapons_at_the_targets_they_were_laid_at():
    """An OT-133's turret flames the near squad and is empty; its hull machine gun fires four shots at the far one."""
    tank = vehicle("a.tank", 24, 34, "ot-133")
    near, far = squad("b.near", 24, 20, men=9, order="fire"), squad("b.far", 20, 6, men=9, order="fire")
    declared = (Declared("b.near", (Laid(0),)), Declared("b.far", (Laid(1),)))
    battle = play(SplitFire("a.tank", "order", declared), tank, near, far, dice=(*SPENT, 1, 1, 1, 1, 1))
    answer(battle, ShootFirst("b.near"))
    assert [event.weapon for event in happened(battle, FuelSpent)] == ["vehicle-flamethrower"]
    fired = [(event.target, [volley.weapon for volley in event.volleys]) for event in happened(battle, Fired)]
    assert fired == [("b.near", ["vehicle-flamethrower"]), ("b.far", [of(battle, "a.tank").models[0].weapons[0]])]


@pytest.mark.rule("BA-WPN-12")
def test_of_two_flamethrowers_each_has_a_die_and_fuel_of_its_own():
    """The first half-track's flamethrower rolls a 1, the second a 6: one is left, and it can still be laid."""
    carrier, foe = vehicle("a.tank", 24, 34, "sdkfz-251-16"), squad("b.foe", 24, 22, men=9, order="fire")
    shot = Shoot("a.tank", "b.foe", "order", laid=(Laid(0), Laid(1)))
    dice = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6)
    battle = play(shot, carrier, foe, dice=dice)
    assert [faces for what, faces in rolled(battle) if what == "ba-roll-fuel"] == [(1,), (6,)]
    assert of(battle, "a.tank").models[0].weapons == ("vehicle-flamethrower", "mmg")


@pytest.mark.rule("BA-WPN-12", "BA-SHOOT-25")
def test_of_two_flamethrowers_at_two_targets_the_second_fires_though_the_first_is_empty():
    carrier = vehicle("a.tank", 24, 34, "sdkfz-251-16")
    left, right = squad("b.left", 12, 22, men=9, order="fire"), squad("b.right", 26, 22, men=9, order="fire")
    declared = (Declared("b.left", (Laid(0),)), Declared("b.right", (Laid(1),)))
    battle = play(SplitFire("a.tank", "order", declared), carrier, left, right, dice=(*SPENT, *SPENT))
    answer(battle, ShootFirst("b.left"))
    assert [event.target for event in happened(battle, Fired)] == ["b.left", "b.right"]
    assert len(happened(battle, FuelSpent)) == 2
    assert of(battle, "a.tank").models[0].weapons == ("mmg",)


@pytest.mark.rule("BA-WPN-12", "BA-VEH-04")
def test_a_weapon_is_laid_by_its_mount_whatever_another_has_lost():
    """Without its flamethrower a half-track still lays the machine gun of its third mount."""
    carrier = vehicle("a.tank", 24, 34, "sdkfz-251-16", weapons=("mmg",))
    battle = play(Activation("a.tank", "fire"), carrier, squad("b.foe", 24, 22, men=9, order="fire"))
    assert listed(battle) == [LayWeapon("b.foe", Laid(2)), HoldFire()]


@pytest.mark.rule("BA-WPN-24")
def test_out_of_range_there_are_neither_hits_nor_a_fuel_roll():
    battle = burn(squad("b.foe", 10, 10, men=5, order="fire"), dice=())
    over(battle)
    assert happened(battle, NoShot)


@pytest.mark.rule("BA-WPN-24", "BA-CQ-02")
def test_flame_on_the_move_and_from_ambush():
    battle = burn(dice=(1, 1, 1, 1, 1, 6), moved=True)
    assert of(battle, "b.foe").pins == 2
    waiting = team("a.firer", 10, 20, "flamethrower", men=2, order="ambush")
    foe = squad("b.foe", 10, 15, men=2)
    battle = play(Activation("b.foe", "fire"), waiting, foe)
    assert any_shot.has_shot(battle, of(battle, "a.firer"), of(battle, "b.foe"))


@pytest.mark.rule("BA-WPN-24", "BA-CQ-02")
def test_flame_reaches_no_charge_from_more_than_six_inches():
    attackers, foe = squad("a.men", 10, 20, men=3), team("b.foe", 10, 12, "flamethrower", men=2)
    battle = play(Activation("a.men", "fire"), attackers, foe)
    assert charged(battle, of(battle, "a.men"), of(battle, "b.foe")) == []


@pytest.mark.rule("BA-WPN-24")
def test_flame_shakes_all_but_vehicles():
    battle = burn(dice=HARMLESS)
    assert flame.shakes(battle, "b.foe")
    assert flame.checks(battle, "b.foe")
    for option in ("off", "on"):
        tank = vehicle("b.foe", 10, 15, "panzer-iv")
        battle = play(
            Activation("b.foe", "fire"), squad("a.men", 40, 40), tank, options={"flame_vehicle_check": option}
        )
        assert not flame.shakes(battle, "b.foe")
        assert flame.checks(battle, "b.foe") is (option == "on")


@pytest.mark.rule("BA-C4")
def test_how_far_the_flamethrower_of_a_vehicle_reaches_is_a_house_rule():
    for options, reach in (({}, 18_000), ({"vehicle_flame_range": "12"}, 12_000)):
        battle = burn(dice=HARMLESS, options=options)
        assert flame.reach(battle, WEAPONS["vehicle-flamethrower"]) == reach
        assert flame.reach(battle, WEAPONS["flamethrower"]) == 6000


@pytest.mark.rule("BA-WPN-11")
def test_the_outlook_of_flame_knows_the_check():
    battle = play(
        Activation("a.firer", "fire"),
        team("a.firer", 10, 20, "flamethrower", men=2),
        squad("b.foe", 10, 15, men=10, order="fire"),
    )
    found = expected_losses_of(battle, of(battle, "a.firer"), of(battle, "b.foe"))
    assert found is not None
    assert found.pinned == 1.0
    # 3.5 hits, five faces of six kill.
    assert found.mean == pytest.approx(3.5 * 5 / 6)
    # Two to four pins: 7, 6 or 5 is needed; it is a little worse, for the NCO may be picked.
    assert (15 + 21 + 26) / 108 < found.end < 0.6
    shown = preview(battle, 0, ChoiceProposal(to_builtins(ShootAt("b.foe"))))
    assert shown.tables[0].totals == ["D6"]
    option = next(each for each in present(battle, asked(battle)).options if each.target == "b.foe")
    assert option.figure is not None
    assert option.figure.id == "ba-need-flame"


@pytest.mark.rule("BA-WPN-11", "BA-ARMY-02")
def test_a_platoon_may_have_a_flamethrower_team():
    plain = to_builtins(load_army("us-500"))
    plain["unit"] = [each for each in plain["unit"] if each["entry"] != "bazooka-team"]
    plain["unit"].append(
        {
            "id": "flame",
            "entry": "flamethrower-team",
            "quality": "regular",
            "men": [
                {"count": 1, "role": "gunner", "weapons": ["flamethrower"], "base_mm": 40},
                {"count": 1, "role": "assistant"},
            ],
            "cost": [{"part": "flamethrower-team", "points": 50}],
        }
    )
    assert [problem.message.id for problem in validate(load_army(plain), 500)] == []


# ---- smoke -------------------------------------------------------------------------------------------------------

SMOKE = {"smoke": "on"}


def mortar(**more):
    return team("a.firer", 10, 40, "light-mortar", men=2, **more)


@pytest.mark.rule("BA-WPN-16")
def test_a_smoke_marker_reaches_three_inches():
    assert max(x for x, _ in cloud((10_000, 10_000))) == 13_000


@pytest.mark.rule("BA-WPN-16")
def test_smoke_is_a_house_rule():
    foe = squad("b.foe", 10, 20, men=5, order="fire")
    assert ShootAt("b.foe", (), smoke=True) not in listed(play(Activation("a.firer", "fire"), mortar(), foe))
    battle = play(Activation("a.firer", "fire"), mortar(), foe, options=SMOKE)
    assert ShootAt("b.foe", (), smoke=True) in listed(battle)
    rifles = play(Activation("a.one", "fire"), squad("a.one", 10, 40), foe, options=SMOKE)
    assert ShootAt("b.foe", (), smoke=True) not in listed(rifles)
    assert rifles.refusal(ShootAt("b.foe", (), smoke=True)) is not None


@pytest.mark.rule("BA-WPN-16", "BA-WPN-08")
def test_a_hit_hides_the_target_until_the_turn_ends_and_harms_nobody():
    foe = squad("b.foe", 10, 20, men=5)
    battle = play(Activation("a.firer", "fire"), mortar(), foe, squad("a.two", 10, 36, men=2), dice=(6,), options=SMOKE)
    answer(battle, ShootAt("b.foe", (), smoke=True))
    answer(battle, GoDown())
    over(battle)
    assert happened(battle, SmokeLaid)
    assert of(battle, "b.foe").pins == 0
    assert not happened(battle, PinsTaken)
    assert not battle.context.look(of(battle, "a.two"), of(battle, "b.foe"), battle.state).any_visible
    assert [piece.kind for piece in battle.system.table.scene(battle, 0).pieces] == ["smoke"]
    battle.undo(2)
    assert battle.context.look(of(battle, "a.two"), of(battle, "b.foe"), battle.state).any_visible


@pytest.mark.rule("BA-WPN-16", "BA-TURN-06")
def test_the_smoke_lifts_at_the_turn_end():
    battle = play(TurnEnd(), squad("a.one", 10, 40), squad("b.foe", 10, 20), options=SMOKE, smoke=((10_000, 30_000),))
    over(battle)
    assert battle.state.smoke == ()
    assert happened(battle, SmokeCleared)
    assert battle.context.look(of(battle, "a.one"), of(battle, "b.foe"), battle.state).any_visible


@pytest.mark.rule("BA-WPN-16")
def test_smoke_is_ranged_in_like_high_explosive():
    battle = shoot(mortar(), squad("b.foe", 10, 20, men=5, order="fire"), dice=(5,), options=SMOKE)
    ranging = of(battle, "a.firer").ranging
    assert ranging is not None
    assert ranging.shots == 1
    assert not battle.state.smoke


@pytest.mark.rule("BA-WPN-16")
def test_smoke_on_the_table_of_a_screen():
    foe = squad("b.foe", 10, 20, men=5, order="fire")
    battle = play(Activation("a.firer", "fire"), mortar(), foe, options=SMOKE)
    choice = ShootAt("b.foe", (), smoke=True)
    assert preview(battle, 0, ChoiceProposal(to_builtins(choice))).overlays
    assert to_builtins(choice) in [each.choice for each in present(battle, asked(battle)).options]
    assert evaluate(battle, asked(battle), choice).value >= 0
    assert HoldFire() in listed(battle)
