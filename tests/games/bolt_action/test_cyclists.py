"""Bicycles (BA-SPC-07), roads (BA-MOV-06), levels of open ground (BA-MOV-24), medics (BA-HQ-06), crews (BA-CQ-14)."""

import pytest

from grognard.core.records import replace, to_builtins
from grognard.core.wire.previews import DragProposal, Waypoint
from grognard.games.bolt_action.data.armies import ModelGroup, load_army
from grognard.games.bolt_action.data.army_checks import validate
from grognard.games.bolt_action.rules.close_quarters.fight import attacks
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import GoDown, Walk
from grognard.games.bolt_action.state.events.casualties import Saved
from grognard.games.bolt_action.table.preview import preview
from tests.games.bolt_action.table import listed, of, play, shoot, squad, unit, walk, way
from tests.games.playing import answer, happened, piece, refused

ROAD = piece("road", 9, 0, 13, 48)


def cyclists(id="a.one", order=None, **more):
    """Three men on bicycles on the road."""
    return squad(id, 9.6, 40, men=3, rules=("bicycles",), riding=True, order=order, **more)


def riding(order="run", **more):
    return play(Activation("a.one", order), cyclists(), pieces=(ROAD,), **more)


@pytest.mark.rule("BA-SPC-07", "BA-MOV-06")
def test_cyclists_run_24_inches_along_a_road():
    battle = riding()
    assert battle.refusal(walk(battle, "a.one", 0, -24)) is None
    assert refused(battle, walk(battle, "a.one", 0, -24.1))[0] == "ba-fault-too-far"
    assert refused(battle, walk(battle, "a.one", 6, -12))[0] == "ba-fault-too-far"
    assert any(isinstance(c, Walk) and c.legs[0].points[-1][1] == 16_000 for c in listed(battle))
    shown = preview(battle, 0, DragProposal("a.one", [Waypoint(11_000, 17_000)]))
    assert shown.choice is not None
    answer(battle, walk(battle, "a.one", 0, -24))
    assert of(battle, "a.one").riding


@pytest.mark.rule("BA-MOV-06")
def test_other_infantry_gains_nothing_from_a_road():
    battle = play(Activation("a.one", "run"), squad("a.one", 9.6, 40, men=3), pieces=(ROAD,))
    assert refused(battle, walk(battle, "a.one", 0, -13))[0] == "ba-fault-too-far"


@pytest.mark.rule("BA-SPC-07")
@pytest.mark.parametrize("order", ["fire", "advance", "ambush", "rally", "down"])
def test_any_other_order_makes_them_dismount_for_good(order):
    assert not of(riding(order), "a.one").riding


@pytest.mark.rule("BA-SPC-07")
def test_a_pin_or_going_down_makes_them_dismount():
    firer, foe = squad("a.firer", 10, 20, men=1), cyclists("b.foe", places=((10, 10), (11.4, 10), (12.8, 10)))
    battle = shoot(firer, foe, dice=(1,))
    answer(battle, GoDown())
    assert not of(battle, "b.foe").riding
    hit = shoot(firer, cyclists("b.foe", order="run", places=((10, 10), (11.4, 10), (12.8, 10))), dice=(6, 1))
    assert of(hit, "b.foe").pins == 1
    assert not of(hit, "b.foe").riding


@pytest.mark.rule("BA-SPC-07")
def test_a_listed_unit_with_bicycles_begins_on_them():
    import grognard

    army = load_army("british-500")
    mounted = tuple(replace(each, rules=("bicycles",)) if each.id == army.unit[1].id else each for each in army.unit)
    battle = grognard.battle("bolt_action", armies=[replace(army, unit=mounted), "german-500"], seed=1)
    assert [each.id for each in battle.state.units.values() if each.riding] == [f"a.{army.unit[1].id}"]


# ---- levels ------------------------------------------------------------------------------------------------------

TERRACE = piece("terrace", 0, 20, 48, 30, height=1.5)


@pytest.mark.rule("BA-MOV-24")
def test_a_level_of_open_ground_costs_its_height():
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 33, men=1), pieces=(TERRACE,))
    assert battle.refusal(walk(battle, "a.one", 0, -4.5)) is None
    assert refused(battle, walk(battle, "a.one", 0, -4.6)) == ("ba-fault-too-far", ("BA-MOV-01",))
    free = play(
        Activation("a.one", "advance"), squad("a.one", 10, 33, men=1), pieces=(TERRACE,), options={"climb_cost": "free"}
    )
    assert free.refusal(walk(free, "a.one", 0, -6)) is None


@pytest.mark.rule("BA-MOV-24", "BA-GEN-11")
def test_a_hill_is_a_slope_and_costs_nothing():
    hill = piece("hill", 0, 20, 48, 30, height=1.5)
    battle = play(Activation("a.one", "advance"), squad("a.one", 10, 33, men=1), pieces=(hill,))
    assert battle.refusal(walk(battle, "a.one", 0, -6)) is None


@pytest.mark.rule("BA-MOV-24")
def test_down_costs_as_much_as_up_and_along_costs_nothing():
    on_top = squad("a.one", 10, 28, men=1)
    battle = play(Activation("a.one", "advance"), on_top, pieces=(TERRACE,))
    assert battle.refusal(walk(battle, "a.one", 6, 0)) is None
    assert battle.refusal(walk(battle, "a.one", 0, 4.5)) is None
    assert battle.refusal(walk(battle, "a.one", 0, 4.7)) is not None


@pytest.mark.rule("BA-MOV-24")
def test_levels_are_counted_by_their_difference():
    foot = piece("terrace", 0, 20, 48, 34, height=0.75)
    battle = play(Activation("a.one", "run"), squad("a.one", 10, 36, men=1), pieces=(foot, TERRACE))
    ground = battle.context.ground
    assert ground.climb(((10_000, 36_000), (10_000, 32_000))) == 750
    assert ground.climb(((10_000, 36_000), (10_000, 28_000))) == 1500
    assert ground.climb(((10_000, 36_000), (10_000, 10_000))) == 3000
    assert ground.climb(((10_000, 32_000), (20_000, 32_000))) == 0


@pytest.mark.rule("BA-MOV-24", "BA-CQ-03")
def test_an_assault_uphill_is_shorter():
    from grognard.games.bolt_action.rules.close_quarters.charge import charge

    for y, reaches in ((25, True), (23, False)):
        battle = play(
            Activation("a.one", "fire"), squad("a.one", 10, 36, men=1), squad("b.foe", 10, y, men=1), pieces=(TERRACE,)
        )
        assert charge(battle, of(battle, "a.one"), of(battle, "b.foe")).reaches == reaches


# ---- medics and crews --------------------------------------------------------------------------------------------


def medics(id, x, y, **more):
    return unit(id, x, y, (ModelGroup(1, "medic", ("pistol",)),), "medic", **more)


@pytest.mark.rule("BA-HQ-06", "BA-HQ-05")
def test_an_ambulance_works_as_a_medic():
    foe = squad("b.foe", 10, 10, men=5)
    driver = unit("b.van", 10, 14, (ModelGroup(1, "rifleman"),), "medic", rules=("ambulance",))
    for helper, saved in ((medics("b.doc", 10, 14), 1), (driver, 1), (squad("b.van", 10, 14, men=1), 0)):
        battle = play(Damage("b.foe", (Blows(1),)), foe, helper, dice=(4, 6) if saved else (4,))
        assert len(happened(battle, Saved)) == saved


@pytest.mark.rule("BA-HQ-06", "BA-ARMY-05")
def test_medics_carry_at_most_pistols():
    plain = to_builtins(load_army("us-500"))
    for weapon, wrong in (("pistol", []), ("rifle", ["BA-HQ-06"])):
        medic = {
            "id": "doc",
            "entry": "medic",
            "quality": "regular",
            "men": [{"count": 1, "role": "medic", "weapons": [weapon]}],
        }
        army = load_army(plain | {"unit": [*plain["unit"], medic]})
        found = [problem.rule for problem in validate(army, 1000) if problem.unit == "doc"]
        assert [rule for rule in found if rule == "BA-HQ-06"] == wrong


@pytest.mark.rule("BA-CQ-14")
def test_the_crew_of_a_gun_has_one_attack_each():
    from grognard.games.bolt_action.data.entries import ENTRIES

    guns = [entry.id for entry in ENTRIES.values() if entry.kind == "artillery"]
    crew = unit("b.gun", 10, 10, (ModelGroup(3, "crew", ("smg",)),), guns[0])
    battle = play(Activation("b.gun", "fire"), crew)
    assert attacks(battle, of(battle, "b.gun")) == 3
    men = play(Activation("b.foe", "fire"), squad("b.foe", 10, 10, men=3, weapon="smg"))
    assert attacks(men, of(men, "b.foe")) == 6
    assert way("b.foe.1", (1, 1)).model == "b.foe.1"
