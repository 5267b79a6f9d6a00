"""Shells: one hit becomes many (chapter High explosive)."""

import pytest

from grognard.core.engine.dice import Script
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import WEAPON_BASE, ModelGroup
from grognard.games.bolt_action.data.tables import HIGH_EXPLOSIVE, WEAPONS
from grognard.games.bolt_action.data.weapons import Dice
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty
from grognard.games.bolt_action.rules.shooting.shoot import Shoot, blows_of
from grognard.games.bolt_action.rules.turn.actions import RallyOrder
from grognard.games.bolt_action.state.choices import GoDown, RemoveModel, StandFast
from grognard.games.bolt_action.state.events.nerve import MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Burst, Fired, Volley
from grognard.games.bolt_action.state.state import Ranging
from tests.games.bolt_action.table import of, play, rules_of, shoot, squad, team, unit
from tests.games.playing import answer, asked, happened, over, rolled

ON_TARGET = Ranging("b.foe", 3, on_target=True)


def mortar(weapon="medium-mortar", **fields):
    crew = [ModelGroup(1, "gunner", (weapon,), WEAPON_BASE), ModelGroup(1, "loader")]
    places = [(24, 44), (25.7, 44)]
    return unit("a.firer", 24, 44, crew, f"{weapon}-team", places=places, ranging=ON_TARGET, order="fire", **fields)


def foe(men=10, y=20, **fields):
    return squad("b.foe", 18, y, men, **({"order": "fire"} | fields))


@pytest.mark.rule("BA-HE-01")
def test_the_table_of_shells():
    rows = {size: (row.hits, row.pins, row.pen) for size, row in HIGH_EXPLOSIVE.items()}
    assert rows == {
        "D2": (Dice(1, 2), 1, 1),
        "D3": (Dice(1, 3), 1, 1),
        "D6": (Dice(1, 6), Dice(1, 2), 2),
        "2D6": (Dice(2, 6), Dice(1, 3), 3),
        "3D6": (Dice(3, 6), Dice(1, 6), 4),
    }


@pytest.mark.rule("BA-HE-01", "BA-HE-07", "BA-SHOOT-26")
def test_a_hit_becomes_as_many_hits_as_rolled_each_with_the_shells_pen():
    """Hit 2; 4 hits, pin die 2 (one pin); with Pen +2 a 2 hurts regulars and a 1 does not."""
    battle = shoot(mortar(), foe(), dice=(2, 4, 2, 1, 2, 2, 1))
    assert asked(battle, ChooseCasualty).seat == 1
    answer(battle, RemoveModel("b.foe.10"), RemoveModel("b.foe.9"))
    over(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-hit", "ba-roll-shell", "ba-roll-damage"]
    (burst,) = happened(battle, Burst)
    assert (burst.hits, burst.pins) == (4, 1)
    assert of(battle, "b.foe").pins == 1


@pytest.mark.rule("BA-HE-01", "BA-PIN-01")
@pytest.mark.parametrize(("die", "pins"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_a_medium_mortars_pins_replace_the_single_pin_and_are_a_D2(die, pins):
    battle = shoot(mortar(), foe(), dice=(2, 1, die, 1))
    over(battle)
    assert of(battle, "b.foe").pins == pins
    assert [event.pins for event in happened(battle, PinsTaken)] == [pins]


@pytest.mark.rule("BA-HE-01", "BA-C6")
@pytest.mark.parametrize(("die", "hits"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_light_mortars_shell_is_a_D3_with_one_pin_and_no_pin_die(die, hits):
    light = unit(
        "a.firer",
        24,
        40,
        [ModelGroup(1, "gunner", ("light-mortar",)), ModelGroup(1, "loader")],
        "light-mortar-team",
        ranging=ON_TARGET,
        order="fire",
    )
    battle = shoot(light, foe(), dice=(2, die, *[1] * hits))
    over(battle)
    assert happened(battle, Burst)[0].hits == hits
    assert of(battle, "b.foe").pins == 1


@pytest.mark.rule("BA-HE-01")
def test_a_heavy_mortars_shell_is_two_dice_and_D3_pins():
    battle = shoot(mortar("heavy-mortar"), foe(), dice=(2, 1, 2, 5, 1, 1, 1))
    over(battle)
    assert (happened(battle, Burst)[0].hits, of(battle, "b.foe").pins) == (3, 3)


@pytest.mark.rule("BA-HE-03", "BA-WPN-22")
@pytest.mark.parametrize(("die", "hits"), [(6, 3), (5, 2), (2, 1)])
def test_men_who_go_down_halve_the_hits_rounding_down(die, hits):
    battle = shoot(mortar(), foe(order=None), dice=(2, die, 6, *[1] * hits))
    answer(battle, GoDown())
    over(battle)
    (burst,) = happened(battle, Burst)
    assert (burst.hits, burst.pins) == (hits, 2)
    assert "BA-HE-03" in rules_of(battle, Burst)[0]
    assert happened(battle, Fired)[0].volleys[0].need == 2


@pytest.mark.rule("BA-HE-03", "BA-HE-07")
def test_a_single_hit_halved_is_none_but_the_pins_still_come():
    battle = shoot(mortar(), foe(order="down"), dice=(2, 1, 5))
    over(battle)
    assert happened(battle, Burst)[0].hits == 0
    assert of(battle, "b.foe").pins == 2
    assert [what for what, _ in rolled(battle)] == ["ba-roll-hit", "ba-roll-shell"]


@pytest.mark.rule("BA-HE-07")
def test_a_shell_never_touches_the_neighbours_of_its_target():
    near = squad("b.near", 18, 21.9, 5, order="fire")
    battle = shoot(mortar(), foe(), near, dice=(2, 6, 6, 2, 2, 2, 2, 2, 2, 2, 3))
    while battle.decision is not None:
        answer(battle, battle.choices()[0])
    over(battle)
    assert of(battle, "b.near").pins == 0
    assert len(of(battle, "b.near").models) == 5
    assert len(of(battle, "b.foe").models) == 4


@pytest.mark.rule("BA-HE-01", "BA-MOR-09", "BA-PIN-03")
def test_the_shells_pins_lie_on_the_unit_when_it_checks_its_morale():
    battle = shoot(mortar(), foe(men=4), dice=(2, 2, 6, 5, 5, 3, 3))
    answer(battle, RemoveModel("b.foe.4"), RemoveModel("b.foe.3"))
    over(battle)
    assert happened(battle, MoraleTested)[0].value == 9 - 2


@pytest.mark.rule("BA-HE-01", "BA-PIN-05")
def test_a_shells_pins_may_break_a_unit_at_once():
    battle = shoot(mortar(), foe(pins=7), dice=(2, 1, 6, 1))
    over(battle)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["pins"]


@pytest.mark.rule("BA-PIN-07")
@pytest.mark.parametrize(("stacking", "pins"), [("highest", 2), ("sum", 3)])
def test_of_several_pins_of_one_action_the_highest_number_counts(stacking, pins):
    """Two shells that hit in one action: pins 1 and 2."""
    struck = Shoot(
        "a.firer",
        "b.foe",
        "order",
        volleys=(Volley("medium-mortar", ("a.firer.1",), 2, 2, indirect=True),),
        men=10,
        hits=(2,),
        pins=1,
    )
    options = {"pin_stacking": stacking}
    battle = from_the_burst(struck, mortar(), foe(), dice=(1, 1, 1, 6, 1, 1), options=options)
    over(battle)
    assert of(battle, "b.foe").pins == pins


@pytest.mark.rule("BA-PIN-07")
@pytest.mark.parametrize(
    ("rifles", "stacking", "pins"), [(1, "highest", 2), (0, "highest", 2), (1, "sum", 3), (0, "sum", 2)]
)
def test_the_pin_of_small_arms_does_not_add_to_a_shells(rifles, stacking, pins):
    volleys = (
        Volley("rifle", ("a.firer.2",), 1, 3),
        Volley("medium-mortar", ("a.firer.1",), 1, 2, indirect=True),
    )
    struck = Shoot("a.firer", "b.foe", "order", volleys=volleys, men=10, hits=(rifles, 1), pins=1)
    options = {"pin_stacking": stacking}
    battle = from_the_burst(struck, mortar(), foe(), dice=(1, 6, *[1] * (rifles + 1)), options=options)
    over(battle)
    assert of(battle, "b.foe").pins == pins


def from_the_burst(struck, *units, dice=(), options=None):
    """A shot that goes on where its hits have been counted: no infantry weapon fires two shells at once."""
    battle = play(RallyOrder("a.firer"), *units, options=options)
    number = [name for name, _, _ in Shoot.steps].index("shells_burst")
    battle.source = Script(*dice)
    battle.put(replace(battle.position, stack=(Frame(struck, number),)))
    battle._run(None)
    return battle


@pytest.mark.rule("BA-WPN-23", "BA-HE-02", "BA-C7")
def test_what_fires_shells_only_has_the_shells_pen_and_armour_piercing_shot_its_own():
    assert blows_of(WEAPONS["medium-mortar"], 3, aimed=False).penetration == 2
    assert blows_of(WEAPONS["heavy-mortar"], 3, aimed=False).penetration == 3
    assert blows_of(WEAPONS["light-howitzer"], 3, aimed=False).penetration == 2
    assert blows_of(WEAPONS["piat"], 1, aimed=False).penetration == 5
    assert not blows_of(WEAPONS["medium-mortar"], 3, aimed=False).small_arms
    assert blows_of(WEAPONS["mmg"], 3, aimed=False).small_arms


@pytest.mark.rule("BA-HE-03")
def test_a_target_that_stands_fast_is_struck_in_full():
    battle = shoot(mortar(), foe(order=None), dice=(2, 3, 1, 1, 1, 1))
    answer(battle, StandFast())
    over(battle)
    assert happened(battle, Burst)[0].hits == 3


@pytest.mark.rule("BA-DAM-06", "BA-DAM-07")
def test_a_shells_pick_may_take_a_teams_weapon():
    battle = shoot(mortar(), team("b.foe", 24, 20, men=5, order="fire"), dice=(2, 1, 1, 6, 6))
    assert {type(choice).__name__ for choice in battle.choices()} == {"RemoveModel", "RemoveWeapon"}
