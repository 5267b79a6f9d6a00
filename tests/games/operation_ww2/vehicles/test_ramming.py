"""Ramming and overrunning (chapters Ramming, Overrunning)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving.ramming import Collision, tables_of, weight_of_terrain
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.events.driving import Collided
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, vehicle

UNARMED = ("gun", "coaxial", "hull", "anti-aircraft")
FOE = unit("b.foe", (5, 5))


def cm(*places):
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def assault(*way, target="b.foe", fires="first", speed="fast", **besides):
    return AssaultIntent("a.tank.1", cm(*way), speed, target, fires, Besides(**besides))


def done(intent, *others, sheet="sherman-75", dice=(), options=None, lists=None, **fields):
    tank = vehicle("a.tank", sheet, (60, 60), **({"lost": UNARMED} | fields))
    ordered = Ordered(0, "a.tank", Card("assault", 4), intent)
    battle = fight(Execution(), tank, *others, FOE, chain=(ordered,), dice=dice, options=options, lists=lists, turn=2)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    return battle


def refused(intent, *others, sheet="sherman-75"):
    battle = fight(Idle(), vehicle("a.tank", sheet, (60, 60)), *others, FOE, turn=2)
    found = declaring.refusal(battle, battle.state.units["a.tank"], "assault", intent)
    return () if found is None else found.rules


def damage(battle):
    return [(event.unit, event.result) for event in happened(battle, VehicleDamaged)]


# ---- ramming -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RAM-01")
def test_ramming_takes_ten_centimetres_straight_on():
    target = vehicle("b.target", "jeep", (60, 42))
    assert refused(assault((60, 45), ram="b.target"), target) == ()
    close = vehicle("b.target", "jeep", (60, 47))
    assert refused(assault((60, 50), ram="b.target"), close) == ()
    assert refused(assault((60, 50.1), ram="b.target"), close) == ("AZ-RAM-01",)
    near = vehicle("b.target", "jeep", (60, 51.5))
    assert refused(assault((60, 51), ram="b.target"), near) == ("AZ-RAM-01",)
    assert refused(assault((60, 45), ram="b.foe"), target) == ("AZ-RAM-01",)


@pytest.mark.rule("AZ-RAM-06")
@pytest.mark.rule("AZ-OVR-04")
def test_motorcycles_neither_ram_nor_overrun():
    target = vehicle("b.target", "jeep", (60, 42))
    assert refused(assault((60, 45), ram="b.target"), target, sheet="bmw-r75") == ("AZ-RAM-06",)
    assert refused(assault((60, 45), overrun=1), target, sheet="bmw-r75") == ("AZ-OVR-04",)


@pytest.mark.rule("AZ-RAM-03")
@pytest.mark.rule("AZ-RAM-04")
def test_seed_who_rolls_where():
    """Seed, "Ütközés": heavy against light, the lighter rolls on the heavy table; equals both on it."""
    assert tables_of("heavy", "light") == ("small-arms", "heavy-weapons")
    assert tables_of("unarmoured", "light") == ("heavy-weapons", "small-arms")
    assert tables_of("medium", "medium") == ("heavy-weapons", "heavy-weapons")


@pytest.mark.rule("AZ-RAM-02")
@pytest.mark.rule("AZ-RAM-04")
@pytest.mark.rule("AZ-RAM-05")
@pytest.mark.rule("AZ-RAM-09")
def test_each_rolls_in_its_own_column_and_the_rammer_stops_in_contact():
    target = vehicle("b.target", "jeep", (60, 42), 90)
    # The test; 9 for the medium tank on the table of small arms, 2 for the jeep on the heavy one.
    battle = done(assault((60, 40), ram="b.target"), target, dice=(4, 9, 2))
    assert damage(battle) == [("a.tank", "track"), ("b.target", "wheel")]
    tank = battle.state.units["a.tank"].models[0]
    # The jeep lies across, 1.25 cm to each side of its middle; the Sherman's front is 4.1 cm ahead.
    assert tank.y == pytest.approx(42_000 + 1_250 + 4_100, abs=100)


@pytest.mark.rule("AZ-RAM-02")
@pytest.mark.rule("AZ-RAM-09")
@pytest.mark.parametrize(("option", "state"), [("allowed", "fired"), ("forbidden", "moved")])
def test_a_failed_test_leaves_it_where_it_is(option, state):
    target = vehicle("b.target", "panther", (60, 42), 180)
    intent = assault((60, 47), ram="b.target", target="b.target", fires="last")
    dice = (3, 1) if option == "allowed" else (3,)
    battle = done(intent, target, dice=dice, lost=UNARMED[1:], options={"failed_ram_fire": option})
    assert battle.state.units["a.tank"].models[0].y == 60_000
    assert battle.state.units["a.tank"].detection == state
    assert not happened(battle, Collided)


@pytest.mark.rule("AZ-RAM-09")
def test_a_catastrophe_is_applied_after_both_have_rolled():
    target = vehicle("b.target", "sherman-75", (60, 42), 180)
    # Both roll on the heavy table: the rammer blows up (blast 1 cm), the other still has what it rolled, a track.
    battle = done(assault((60, 47), ram="b.target"), target, dice=(4, 10, 3, 1))
    assert damage(battle)[:2] == [("a.tank", "catastrophe"), ("b.target", "track")]
    assert battle.state.units["a.tank"].place == "gone"
    assert "track" in machine(battle, "b.target.1").lost


@pytest.mark.rule("AZ-RAM-06")
@pytest.mark.rule("AZ-RAM-07")
@pytest.mark.parametrize(("die", "riders", "there"), [(5, 0, True), (4, 2, False), (3, 0, False)])
def test_a_motorcycle_evades(die, riders, there):
    target = vehicle("b.target", "bmw-r75", (60, 47))
    battle = done(assault((60, 40), ram="b.target"), target, dice=(die,))
    unit_after = battle.state.units["b.target"]
    assert len(unit_after.people) == riders
    assert {man.posture for man in unit_after.people} <= {"scared"}
    assert bool(unit_after.vehicles) == there
    assert battle.state.units["a.tank"].models[0].y == 40_000


@pytest.mark.rule("AZ-RAM-07")
def test_a_motorcycle_under_the_vehicle_is_put_aside():
    target = vehicle("b.target", "bmw-r75", (60, 47))
    battle = done(assault((60, 47), ram="b.target"), target, dice=(5,))
    bike = battle.state.units["b.target"].models[0]
    assert abs(bike.x - 60_000) > 1_900


@pytest.mark.rule("AZ-RAM-08")
def test_az_ram_08_what_terrain_weighs():
    assert weight_of_terrain("wooden-fence", "light") == "unarmoured"
    assert weight_of_terrain("low-wall", "medium") == "light"
    assert weight_of_terrain("building", "medium") == weight_of_terrain("ruin", "medium") == "medium"
    assert weight_of_terrain("bunker", "heavy") == "heavy"


@pytest.mark.rule("AZ-RAM-08")
def test_az_ram_08_an_accident_takes_neither_assault_nor_run_up():
    from grognard.games.operation_ww2.state.intents import MoveIntent

    # A friend has come into the way since the move was declared.
    friend = vehicle("a.friend", "jeep", (60, 50), 90)
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    ordered = Ordered(0, "a.tank", Card("move", 4), MoveIntent("a.tank.1", cm((60, 45)), "slow"))
    battle = fight(Execution(), tank, friend, FOE, chain=(ordered,), dice=(1, 2), turn=2)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    assert damage(battle) == [("a.tank", "NE"), ("a.friend", "wheel")]
    assert battle.state.units["a.tank"].models[0].y == pytest.approx(50_000 + 1_250 + 4_100, abs=100)


# ---- overrunning -------------------------------------------------------------------------------------------------

MEN = unit("b.men", (60, 50), (60, 47), (60, 44), (66, 47))
NO_MORALE = {"b.men": {"panic_limit": 9}}


@pytest.mark.rule("AZ-OVR-01")
@pytest.mark.rule("AZ-OVR-02")
def test_each_who_is_touched_evades():
    battle = done(assault((60, 40), overrun=3), MEN, dice=(5, 4, 3), lists=NO_MORALE)
    left = {man.id: man.posture for man in battle.state.units["b.men"].models}
    assert left == {"b.men.1": "standing", "b.men.2": "scared", "b.men.4": "standing"}
    assert refused(assault((60, 51), overrun=1), unit("b.men", (60, 54))) == ("AZ-OVR-01",)
    assert refused(assault((60, 50.1), overrun=1), unit("b.men", (60, 46))) == ("AZ-OVR-01",)
    assert refused(assault((60, 50), overrun=1), unit("b.men", (60, 46))) == ()
    assert refused(assault((60, 40)), MEN) == ("AZ-MOV-08", "AZ-MOV-10")


@pytest.mark.rule("AZ-OVR-03")
def test_survivors_are_put_aside():
    battle = done(assault((60, 46), overrun=3), MEN, dice=(10, 10, 10), lists=NO_MORALE)
    hull = battle.state.units["a.tank"].models[0]
    assert all(
        abs(man.x - hull.x) >= 2_800 or abs(man.y - hull.y) >= 5_000 for man in battle.state.units["b.men"].models
    )


@pytest.mark.rule("AZ-OVR-05")
@pytest.mark.parametrize(("option", "count"), [("declared_number", 2), ("all_touched", 3)])
def test_az_ovr_05_how_many_roll(option, count):
    battle = done(
        assault((60, 40), overrun=2), MEN, dice=(1,) * count, options={"overrun_limit": option}, lists=NO_MORALE
    )
    assert len(battle.state.units["b.men"].models) == 4 - count


@pytest.mark.rule("AZ-OVR-05")
def test_az_ovr_05_morale_is_tested_once_at_the_end():
    lists = {"b.men": {"panic_limit": 1, "training": 5}}
    # Two die and one evades; two multiples of the limit, two tests at once.
    battle = done(assault((60, 40), overrun=3), MEN, dice=(1, 1, 10, 5, 4), lists=lists)
    assert battle.state.units["b.men"].broken


@pytest.mark.rule("AZ-OVR-04")
def test_fanatics_evade_by_their_ordinary_training():
    lists = {"b.men": {"panic_limit": 9, "characteristics": ("political-fanaticism",)}}
    battle = done(assault((60, 40), overrun=1), replace(MEN, models=MEN.models[:1]), dice=(3,), lists=lists)
    assert battle.state.units["b.men"].models == ()
    assert person("b.x", (1, 1)).posture == "standing"


@pytest.mark.rule("AZ-RAM-08", "AZ-RAM-04")
@pytest.mark.parametrize(("weight", "result"), [("heavy", "track"), ("medium", "track"), ("light", "NE")])
def test_az_ram_08_terrain_is_as_heavy_as_its_class_and_rolls_for_nothing_itself(weight, result):
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    battle = fight(Collision("a.tank", "a.tank.1", weight=weight), tank, FOE, dice=(3,), turn=2)
    over(battle)
    assert damage(battle) == [("a.tank", result)]
