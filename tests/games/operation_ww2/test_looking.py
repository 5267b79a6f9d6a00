"""Sight past walls, from floors, through openings, past others; detection's readings (AZ-LOS, AZ-DET)."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.ground.detection import detection_range, detects, model_detected
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles.sighting import is_in_cover, looks_closed
from grognard.games.operation_ww2.ground.visibility import looks, obstacles
from grognard.games.operation_ww2.rules.area import grenades
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.events.turn import Spotted
from grognard.games.operation_ww2.state.intents import AssaultIntent, FireIntent
from grognard.games.operation_ww2.state.state import Machine, Model, Ordered, State, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, vehicle
from tests.games.operation_ww2.table import Idle, card, ground, happened, person, play, unit

FOE = unit("b.one", (60, 40))
MAN = unit("a.one", (60, 60))


def seen(one: Unit, other: Unit, *others: Unit, pieces: tuple[dict[str, Any], ...] = (), **options: str) -> Look:
    """What the first man of one unit sees of the first of another."""
    g = play(Idle(), one, other, *others, map=ground(*pieces), options=options)
    return looks(g, one, other)[one.models[0].id, other.models[0].id]


def at(squad: Unit, **fields: Any) -> Unit:
    """A unit whose first model is changed."""
    return replace(squad, models=(replace(squad.models[0], **fields), *squad.models[1:]))


# ---- others in the way -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-02", "AZ-LOS-13")
def test_az_los_13_people_do_not_block_or_by_the_option_those_of_other_units_do():
    friends = unit("a.two", (60, 50))
    assert seen(MAN, FOE, friends) == Look("clear", "none")
    assert seen(MAN, FOE, friends, persons_block_sight="on").seen == "not"
    # Men of the same unit never do.
    own = unit("a.one", (60, 60), (60, 50))
    assert seen(own, FOE, persons_block_sight="on").seen == "clear"


@pytest.mark.rule("AZ-LOS-10", "AZ-DEF-14")
def test_az_los_10_vehicles_hide_and_cover_and_guns_only_cover():
    tank = vehicle("b.tank", (60, 50))
    assert seen(MAN, FOE, tank).seen == "not"
    assert seen(MAN, FOE, vehicle("b.tank", (62.3, 50))) == Look("partly", "heavy")
    gun = person("b.gun.1", (60, 50), role="gun", weapons=("pak-40",), length=6000, width=3000, machine=Machine())
    assert seen(MAN, FOE, unit("b.gun", models=(gun,))).seen == "clear"
    # A unit's own vehicle is in nobody's way but its enemies'.
    own = replace(tank, id="a.one", seat=0)
    mixed = replace(MAN, models=(MAN.models[0], *own.models))
    assert seen(mixed, FOE).seen == "clear"
    assert [each.id for each in obstacles(play(Idle(), FOE, tank), tank, FOE)] == []


# ---- walls -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-04", "AZ-LOS-05")
def test_seed_high_walls_and_hedges_are_opaque_but_grenades_go_over_them():
    """Seed, Magas falak és bokrok: nobody on the ground sees through; who touches them throws grenades over at enemies
    within 5 cm of them, and fires through a hedge."""
    wall, hedge = piece("high-wall", 0, 50, 120, 51), piece("high-hedge", 0, 50, 120, 51)
    touching = unit("a.one", (60, 52))
    for thing in (wall, hedge):
        g = play(Idle(), touching, FOE, map=ground(thing))
        man, reach = touching.models[0], g.context.limit("over-high-obstacle")
        walls = grenades.walls_touched(g, man)
        assert grenades.goes_over(walls, man, person("b.one.1", (60, 44)), reach)
        assert not grenades.goes_over(walls, man, person("b.one.1", (60, 43.9)), reach)
        assert not grenades.walls_touched(g, person("a.one.1", (60, 52.1)))
    assert seen(touching, FOE, pieces=(wall,)).seen == "not"
    assert seen(touching, FOE, pieces=(hedge,)) == Look("clear", "none")
    assert seen(unit("a.one", (60, 53)), FOE, pieces=(hedge,)).seen == "not"


@pytest.mark.rule("AZ-LOS-08")
def test_seed_from_upper_floors_low_walls_do_not_count_and_high_ones_as_the_eye_sees():
    """Seed, Tüzelés szintekről."""
    low, high = piece("low-wall", 0, 56, 120, 57), piece("high-wall", 0, 56, 120, 57)
    wood, upstairs = piece("woods", 0, 45, 120, 55), at(MAN, storey=2)
    far = unit("b.one", (60, 20))
    assert seen(MAN, far, pieces=(low,)).seen == "not"
    assert seen(upstairs, far, pieces=(low,)) == Look("clear", "none")
    assert seen(far, upstairs, pieces=(low,)).seen == "clear"
    # Eyes 12.5 cm up, 4 cm off: the line passes 11 cm above the ground, and the wall is 4 cm high.
    assert seen(upstairs, far, pieces=(high,)) == Look("clear", "none")
    # Near him it covers his feet, and nearer still all of him.
    half = piece("high-wall", 0, 29.5, 120, 30.5)
    assert seen(upstairs, far, pieces=(half,)) == Look("clear", "medium", ("high-wall",))
    near = piece("high-wall", 0, 21.5, 120, 22.5)
    assert seen(upstairs, far, pieces=(near,)).seen == "not"
    assert seen(upstairs, far, pieces=(wood,)).seen == "not"


# ---- buildings ---------------------------------------------------------------------------------------------------

WINDOWS = BuildingRow(
    material="brick",
    storeys=2,
    openings=(Opening(kind="window", at=(60, 50)), Opening(kind="door", at=(50, 50), storeys="ground")),
)
HOUSE = piece("building", 40, 70, 80, 90) | {"building": WINDOWS}
"""Its northern wall lies 70 cm from the top: a window in the middle of it, and a door beside."""


@pytest.mark.rule("AZ-LOS-07", "AZ-LOS-09", "AZ-TER-07")
def test_seed_sight_through_the_limits_of_a_building_needs_an_opening():
    """Seed, Rálátás falakon, ajtókon, ablakokon vagy réseken: who is within 5 cm of it fires and is fired at."""
    within, deep = unit("b.one", (60, 74)), unit("b.one", (60, 76))
    assert seen(MAN, within, pieces=(HOUSE,)) == Look("clear", "medium", ("building",))
    assert seen(MAN, deep, pieces=(HOUSE,)).seen == "not"
    assert seen(within, MAN, pieces=(HOUSE,)).seen == "clear"
    assert seen(deep, MAN, pieces=(HOUSE,)).seen == "not"
    aside = unit("b.one", (66, 74))
    assert seen(unit("a.one", (66, 60)), aside, pieces=(HOUSE,)).seen == "not"


@pytest.mark.rule("AZ-LOS-09", "AZ-LOS-08")
def test_a_door_on_the_ground_is_no_opening_upstairs():
    below, above = unit("b.one", (50, 73)), at(unit("b.one", (50, 73)), storey=1)
    man = unit("a.one", (50, 60))
    assert seen(man, below, pieces=(HOUSE,)).seen != "not"
    assert seen(man, above, pieces=(HOUSE,)).seen == "not"
    assert seen(MAN, at(unit("b.one", (60, 73)), storey=1), pieces=(HOUSE,)).seen != "not"


@pytest.mark.rule("AZ-LOS-09", "AZ-LOS-14")
@pytest.mark.parametrize("aside", [0, 0.5, 3])
@pytest.mark.parametrize("kind", ["building", "ruin"])
def test_az_los_09_nobody_sees_through_a_floor(aside: float, kind: str):
    house = HOUSE | {"kind": kind}
    one = at(unit("a.one", (50, 80)), storey=1)
    for storey in (0, 1, 2):
        other = at(unit("b.one", (50 + (aside or (0 if storey != 1 else 2)), 80)), storey=storey)
        assert (seen(one, other, pieces=(house,)).seen != "not") is (storey == 1)
        assert (seen(other, one, pieces=(house,)).seen != "not") is (storey == 1)


@pytest.mark.rule("AZ-LOS-07", "AZ-LOS-14")
def test_inside_one_sees_five_centimetres_or_by_the_option_nobody():
    one, other = unit("a.one", (50, 80)), unit("b.one", (54, 80))
    assert seen(one, other, pieces=(HOUSE,)).seen == "clear"
    assert seen(one, unit("b.one", (56, 80)), pieces=(HOUSE,)).seen == "not"
    assert seen(one, other, pieces=(HOUSE,), sight_inside_covered="none").seen == "not"
    wood = piece("woods", 40, 40, 80, 80)
    assert seen(MAN, unit("b.one", (60, 57)), pieces=(wood,)).seen == "clear"
    assert seen(MAN, unit("b.one", (60, 57)), pieces=(wood,), sight_inside_covered="none").seen == "not"
    outside = unit("b.one", (60, 36))
    assert seen(unit("a.one", (60, 43)), outside, pieces=(wood,), sight_inside_covered="none").seen == "clear"


@pytest.mark.rule("AZ-LOS-01")
def test_a_bunker_is_looked_into_and_out_of_but_not_through():
    bunker = piece("bunker", 50, 48, 70, 52)
    assert seen(MAN, FOE, pieces=(bunker,)).seen == "not"
    assert seen(MAN, unit("b.one", (60, 50)), pieces=(bunker,)) == Look("clear", "heavy", ("bunker",))
    assert seen(unit("a.one", (60, 50)), FOE, pieces=(bunker,)).seen == "clear"


# ---- detection ---------------------------------------------------------------------------------------------------


def detected(one: Unit, other: Unit, *others: Unit, **more: Any) -> bool:
    """Whether a unit detects another."""
    g = play(Idle(), one, other, *others, **more)
    return detects(g, one, other, obstacles(g, one, other))


@pytest.mark.rule("AZ-DET-05", "AZ-XPO-04")
def test_seed_closed_vehicles_detect_twenty_five_centimetres_less_far():
    """Seed, Kilátszó parancsnokok: moved infantry behind cover is detected at 35 cm instead of 60."""
    wood = ground(piece("woods", 0, 0, 120, 30))
    foe = unit("b.one", (60, 28), detection="moved")
    near = vehicle("a.one", (60, 28 + 1 + 35 + 4.1))
    far = vehicle("a.one", (60, 28 + 1 + 35 + 4.2))
    assert detected(near, foe, map=wood)
    assert not detected(far, foe, map=wood)
    looking_out = replace(far, models=tuple(
        replace(model, machine=replace(model.machine, exposed=("commander",))) for model in far.models if model.machine
    ))  # fmt: skip
    assert detected(looking_out, foe, map=wood)
    g = play(Idle(), far)
    assert looks_closed(g, far.models[0])
    assert not looks_closed(g, MAN.models[0])


@pytest.mark.rule("AZ-DET-06")
def test_az_det_06_contact_always_detects_and_less_than_nothing_is_nothing():
    night = play(Idle(), MAN, FOE)
    assert detection_range(night.context.tables, False, "stationary", night=True, in_cover=True) == 10_000
    tank = vehicle("a.one", (60, 60))
    hull = tank.models[0]
    foe = unit("b.one", (60 + hull.width / 2000 + 1, 60))
    g = play(Idle(), tank, foe)
    assert model_detected(g, hull, foe, foe.models[0])


@pytest.mark.rule("AZ-DET-11")
def test_az_det_11_one_that_detects_is_enough_for_its_unit():
    squad = unit("a.one", (60, 105), (60, 95))
    far = unit("b.one", (60, 40))
    g = play(Idle(), squad, far)
    assert [model_detected(g, model, far, far.models[0]) for model in squad.models] == [False, True]
    assert detects(g, squad, far)


@pytest.mark.rule("AZ-COV-01", "AZ-DET-10", "AZ-DET-03")
def test_who_is_covered_not_clearly_seen_or_not_seen_is_judged_as_in_cover():
    man, foe = unit("a.one", (60, 60)), unit("b.one", (60, 30))
    g = play(Idle(), man, foe)
    looks: tuple[tuple[Look, bool], ...] = (
        (Look("clear", "none"), False),
        (Look("clear", "light"), True),
        (Look("partly", "none"), True),
        (Look("not", "none"), True),
    )
    for found, covered in looks:
        assert is_in_cover(g, man.models[0], foe.models[0], found) == covered


@pytest.mark.rule("AZ-DET-12")
def test_az_det_12_who_assaults_remembers_the_target_it_has_come_to_detect():
    # 63 cm off at first, within 60 cm when it has gone.
    squad, foe = riflemen("a.one", (60, 95), 1), unit("b.one", (60, 30))
    going = AssaultIntent("a.one.1", ((60_000, 85_000),), "slow", "b.one", "last")
    order = Ordered(0, "a.one", card("A5"), going, stood=((60_000, 30_000),))
    battle = play(Execution(), squad, foe, chain=(order,), dice=[1], options={"detection_memory": "until_target_acts"})
    assert [event.unit for event in happened(battle, Spotted) if isinstance(event, Spotted)] == ["a.one"]
    assert battle.state.units["b.one"].known_to == ("a.one",)


@pytest.mark.rule("AZ-DET-04", "AZ-DET-12", "AZ-DET-02")
def test_az_det_12_nothing_is_remembered_or_by_the_option_until_the_target_acts():
    squad, foe = riflemen("a.one", (60, 60), 1), unit("b.one", (60, 30))
    order = Ordered(0, "a.one", card("F5"), FireIntent("b.one"))
    for value, count in (("off", 0), ("until_target_acts", 1)):
        battle = play(Execution(), squad, foe, chain=(order,), dice=[1], options={"detection_memory": value})
        assert len(happened(battle, Spotted)) == count
        away = battle.state.units["b.one"]
        assert away.known_to == ("a.one",) * count
        off = replace(away, models=(replace(away.models[0], y=-60_000),))
        assert detects(battle, squad, off) == bool(count)
        assert not detects(battle, unit("a.two", (60, 60)), off)
    back = Ordered(1, "b.one", card("F5"), FireIntent("a.one"))
    known = replace(foe, known_to=("a.one",))
    acted = play(Execution(), squad, known, chain=(back,), dice=(), options={"detection_memory": "until_target_acts"})
    assert acted.state.units["b.one"].known_to == ()


@pytest.mark.rule("AZ-DET-09")
def test_az_det_09_a_carrier_and_those_who_have_left_it_are_detected_each_for_itself():
    truck = vehicle("b.one", (60, 60), "opel-blitz")
    man, aboard = person("b.one.m", (20, 60)), person("b.one.n", (0, 0), aboard=truck.models[0].id)
    mixed = replace(truck, models=(*truck.models, man, aboard))
    looking = unit("a.one", (20, 121))
    g = play(Idle(), looking, mixed)
    # 59 cm to the man, more to the truck: a stationary vehicle is detected at 120 cm, a man at 60.
    assert model_detected(g, looking.models[0], mixed, man)
    assert model_detected(g, looking.models[0], mixed, mixed.models[0])
    assert not model_detected(g, unit("a.two", (20, 122.1)).models[0], mixed, man)


@pytest.mark.rule("AZ-DET-07")
def test_az_det_07_silent_weapons_leave_the_unit_as_it_was():
    from grognard.games.operation_ww2.rules.turn.orders import detection_after

    g = play(Idle(), MAN)
    fire = g.context.tables.orders["fire"]
    lying = replace(MAN, detection="stationary")
    assert detection_after(fire, lying, FireIntent("b.one"), "silent") == "stationary"
    assert detection_after(fire, lying, FireIntent("b.one"), "fired") == "fired"
    assert detection_after(fire, lying, FireIntent("b.one"), "") == "fired"


def test_everybody_looks_at_everybody_at_once():
    one, other = unit("a.one", (60, 60), (63, 60)), unit("b.one", (60, 40), (63, 40), (66, 40))
    g: Battle[State] = play(Idle(), one, other)
    found = looks(g, one, other)
    assert len(found) == 6
    assert set(found.values()) == {Look("clear", "none")}
    carried: Model = replace(other.models[0], aboard="b.car.1")
    assert len(looks(g, one, replace(other, models=(carried, *other.models[1:])))) == 4


@pytest.mark.rule("AZ-LOS-01", "AZ-DMG-03")
@pytest.mark.parametrize("midst", ["55,50", "-"])
def test_who_is_seen_in_the_midst_of_a_unit_is_told_of(midst: str):
    """Through a gap between two walls only he is seen, not those about him."""
    battle = grognard.position(f"""
operation_ww2
table 120 x 120
piece high-wall left 0,80 56,80 wide 1
piece high-wall right 59.5,80 120,80 wide 1
hand a F5
asks chain a
a.x 1 rifleman:m1-garand @60,110
b.y 5 rifleman:kar98k @30,50 90,50 45,40 70,60 {midst} detection fired
""")
    assert bool(battle.sees("a.x", "b.y")) == (midst != "-")
    assert ("To hit" in str(battle.odds("a.x", "b.y"))) == (midst != "-")
