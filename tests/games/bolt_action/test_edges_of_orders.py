"""Orders, targets and assaults at their edges: each with the case in which one condition of it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.data.tables import HIT_MODIFIERS, WEAPONS, fired
from grognard.games.bolt_action.ground import building_moves, driving, driving_faults
from grognard.games.bolt_action.rules.movement import regions
from grognard.games.bolt_action.rules.movement.move import RUN, ChooseMove, Move
from grognard.games.bolt_action.rules.movement.transport import boarding_refusal
from grognard.games.bolt_action.rules.shooting import gunnery
from grognard.games.bolt_action.rules.shooting.modifiers import hit_modifier
from grognard.games.bolt_action.rules.shooting.off_board_fire import ChooseShift
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget, one_shot_men
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.state.choices import ChangeFloor, Drive, ShiftTo, ShootAt, Stretch
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.table import changed, gun, of, play, squad, vehicle
from tests.games.bolt_action.test_lists_changed import dials
from tests.games.playing import inches, piece

WALL = piece("building", 4, 23, 44, 25, height=9)


def standing(*units, **more):
    """A battle in which nothing has happened yet."""
    men = [] if any(each.unit.id == "a.men" for each in units) else [squad("a.men", 2, 40, men=1, order="run")]
    return play(Move("a.men", RUN), *units, *men, **more)


# ---- numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-12", "BA-SHOOT-14")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_each_pin_takes_as_much_from_the_roll_to_hit(times):
    assert hit_modifier("pins", times).value == HIT_MODIFIERS["pins"].value * times == -times


@pytest.mark.rule("BA-HE-02", "BA-WPN-07", "BA-HE-01")
@pytest.mark.parametrize(
    ("weapon", "way", "pen", "he", "least", "indirect", "bursts"),
    [
        ("medium-at-gun", "piercing", 5, None, 0, False, False),
        ("medium-at-gun", "explosive", None, "D2", 0, False, True),
        ("medium-at-gun", None, 5, "D2", 0, False, False),
        ("light-howitzer", "open-sights", None, "D6", 0, False, True),
        ("light-howitzer", "indirect", None, "D6", 24, True, True),
        ("light-mortar", None, None, "D3", 12, True, True),
        ("rifle", None, None, None, 0, False, False),
        ("bazooka", None, 5, None, 0, False, False),
    ],
)
def test_a_weapon_as_it_is_fired(weapon, way, pen, he, least, indirect, bursts):
    row = fired(weapon, way)
    assert (row.pen, row.he, row.minimum / 1000, row.indirect, row.is_shell) == (pen, he, least, indirect, bursts)
    assert row.small_arm is WEAPONS[weapon].small_arm


@pytest.mark.rule("BA-ARMY-05")
def test_who_has_a_choice_of_weapons_is_offered_it():
    squads = [entry for entry in ENTRIES.values() if entry.kind == "infantry" and not entry.team_weapon]
    for entry in squads:
        offered = dials(entry.id, entry.nations[0] if entry.nations else "british")
        assert ("arms" in offered) is (len(entry.weapons) > 1), entry.id
        assert ("men" in offered) is (entry.most > entry.men), entry.id


# ---- orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TURN-03", "BA-TURN-04", "BA-SCN-05", "BA-GEN-09")
@pytest.mark.parametrize(
    ("place", "order", "turn", "awaits"),
    [
        ("table", None, 1, True),
        ("table", "fire", 1, False),
        ("destroyed", None, 2, False),
        ("reserve", None, 1, False),
        ("reserve", None, 2, True),
        ("first_wave", None, 1, True),
    ],
)
def test_who_waits_for_an_order(place, order, turn, awaits):
    battle = standing(squad("a.unit", 24, 40, 3, order=order), turn=turn)
    unit = replace(of(battle, "a.unit"), place=place)
    battle.state = battle.state.with_units(unit)
    assert legality.awaits_order(battle, unit) is awaits
    assert (unit in list(battle.state.of(0))) is (place != "destroyed")
    assert (unit in list(battle.state.standing(0))) is (place == "table")


@pytest.mark.rule("BA-ORD-15", "BA-MOV-07", "BA-ART-05")
@pytest.mark.parametrize(
    ("weapon", "place", "order", "rule"),
    [
        ("heavy-howitzer", "table", "advance", None),
        ("heavy-howitzer", "reserve", "advance", "BA-ART-05"),
        ("heavy-howitzer", "reserve", "down", None),
        ("light-at-gun", "reserve", "advance", None),
        ("light-at-gun", "table", "run", "BA-ORD-15"),
        ("light-at-gun", "table", "fire", None),
    ],
)
def test_what_a_gun_may_be_ordered(weapon, place, order, rule):
    battle = standing(gun("a.gun", 24, 40, weapon, place=place))
    found = legality.gun_refusal(battle, of(battle, "a.gun"), order)
    assert (None if found is None else found.rules[0]) == rule


@pytest.mark.rule("BA-CQ-01", "BA-CQ-31", "BA-CQ-21", "BA-SCN-11", "BA-ART-07", "BA-VEH-34")
@pytest.mark.parametrize(
    ("id", "target", "rule"),
    [
        ("a.men", "b.foe", None),
        ("a.men", "b.hidden", "BA-CQ-01"),
        ("a.men", "a.gun", "BA-CQ-01"),
        ("a.men", "b.away", "BA-CQ-01"),
        ("a.men", "b.running", "BA-CQ-21"),
        ("a.men", "b.stuck", None),
        ("a.gun", "b.foe", "BA-ART-07"),
        ("a.tank", "b.foe", "BA-CQ-01"),
        ("a.coming", "b.foe", "BA-SCN-11"),
    ],
)
def test_whom_a_unit_may_assault(id, target, rule):
    battle = standing(
        squad("a.men", 24, 40, 3),
        gun("a.gun", 10, 40),
        vehicle("a.tank", 40, 40),
        squad("a.coming", 30, 40, 3, place="reserve"),
        squad("b.foe", 24, 30, 3),
        squad("b.hidden", 24, 10, 3),
        squad("b.away", 20, 30, 3, place="reserve"),
        vehicle("b.running", 34, 30, "truck", order="run"),
        changed(vehicle("b.stuck", 12, 30, "truck", order="run"), immobilised=True),
        pieces=[WALL],
    )
    unit = of(battle, id)
    found = legality.assault_refusal(battle, unit, target)
    assert (None if found is None else found.rules[0]) == rule
    assaulted = {each.id for each in legality.assault_targets(battle, unit)}
    assert assaulted == ({"b.foe", "b.stuck"} if id == "a.men" else set())


@pytest.mark.rule("BA-BLD-07")
@pytest.mark.parametrize(
    ("others", "held"),
    [
        ({}, False),
        ({"b.others": 0}, True),
        ({"a.friends": 0}, False),
        ({"b.others": 0, "a.friends": 1}, True),
        ({"b.others": 1}, True),
    ],
)
def test_the_floors_below_are_won_first(others, held):
    tall = piece("building", 20, 20, 24, 23, height=9)
    units = [squad("b.foe", 22, 21, men=1), squad("b.others", 21, 21, men=1), squad("a.friends", 23, 21, men=1)]
    battle = standing(*units, pieces=[tall])
    target = replace(of(battle, "b.foe"), inside=Floor(tall.id, 2))
    inside = [replace(of(battle, id), inside=Floor(tall.id, level)) for id, level in others.items()]
    battle.state = battle.state.with_units(target, *inside)
    assert legality.is_held_below(battle, of(battle, "a.men"), target) is held
    assert not legality.is_held_below(battle, of(battle, "a.men"), replace(target, inside=None))


@pytest.mark.rule("BA-BLD-07")
@pytest.mark.parametrize(
    ("level", "to", "manner", "message"),
    [
        (0, 1, "advance", None),
        (1, 0, "run", None),
        (0, 1, "regroup", "refused-not-offered"),
        (None, 1, "advance", "refused-not-offered"),
        (0, 0, "advance", "ba-refused-no-floor"),
        (0, 2, "advance", "ba-refused-no-floor"),
        (0, -1, "advance", "ba-refused-no-floor"),
        (3, 4, "advance", "ba-refused-no-floor"),
        (1, 2, "advance", "ba-refused-floor-taken"),
    ],
)
def test_men_change_to_the_next_floor_if_it_is_free(level, to, manner, message):
    tall = piece("building", 20, 20, 24, 23, height=9)
    taken = changed(squad("a.others", 22, 22, men=1), inside=Floor(tall.id, 2))
    battle = standing(squad("a.unit", 22, 21, men=1), taken, pieces=[tall])
    unit = of(battle, "a.unit")
    unit = unit if level is None else replace(unit, inside=Floor(tall.id, level))
    battle.state = battle.state.with_units(unit)
    found = building_moves.floor_refusal(battle, unit, ChangeFloor(to), manner)
    assert (None if found is None else found.message.id) == message


# ---- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-23", "BA-MOV-01")
def test_who_comes_on_reaches_a_strip_along_his_edge():
    battle = standing(squad("a.unit", 24, 40, 3, place="reserve"))
    (ring,) = regions.reach_of(battle, of(battle, "a.unit"), ChooseMove(0, "a.unit", "advance", inches(6)))
    assert {y for _, y in ring} == {inches(42), inches(48)}
    assert {x for x, _ in ring} == {0, inches(48)}


@pytest.mark.rule("BA-MOV-04", "BA-GEN-15", "BA-MOV-23")
@pytest.mark.parametrize(("deep", "fully"), [(3.0, False), (4.0, False), (4.2, True)])
def test_a_vehicle_that_comes_on_ends_fully_on_the_table(deep, fully):
    """Its rear has to come over the edge too; only the end of its way counts."""
    battle = standing(vehicle("a.tank", 24, 60, place="reserve"))
    tank = of(battle, "a.tank")
    assert 4 < tank.hull.length / 1000 < 4.2
    drive = Drive((Stretch(0, inches(deep - 0.01)), Stretch(0, inches(0.01))), start=(inches(24), inches(48)))
    whole = list(driving.parts(driving.start_of(battle, tank, drive), drive))
    faults = [fault.message.id for fault in driving_faults.table_faults(battle, tank, drive, whole)]
    assert (not faults) is fully


@pytest.mark.rule("BA-TRN-01", "BA-TRN-11", "BA-ART-03")
def test_a_gun_that_is_dug_in_is_not_limbered():
    wood = piece("wood", 26, 26, 34, 34)
    free = standing(vehicle("a.tow", 24, 30, "truck"), gun("a.gun", 26, 30, men=2))
    dug = standing(vehicle("a.tow", 24, 30, "truck"), gun("a.gun", 27, 30, men=2), pieces=[wood])
    assert dug.context.dug_in(of(dug, "a.gun"))
    for battle, message in ((free, None), (dug, "ba-refused-no-seats")):
        found = boarding_refusal(battle, of(battle, "a.gun"), "a.tow", inches(12))
        assert (None if found is None or found.message.id != "ba-refused-no-seats" else found.message.id) == message


# ---- targets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-09")
@pytest.mark.parametrize(
    ("x", "y", "may"),
    [
        (48, 12, True),
        (40, 0, True),
        (48.1, 12, False),
        (40, -0.1, False),
        (36, 12, True),
        (27.9, 12, False),
        (28, 12, True),
    ],
)
def test_a_marker_is_shifted_a_foot_at_most_and_stays_on_the_table(x, y, may):
    battle = standing()
    shift = ChooseShift(0, x=inches(40), y=inches(12))
    assert (shift.refusal(battle, ShiftTo(inches(x), inches(y))) is None) is may


@pytest.mark.rule("BA-SHOOT-01", "BA-WPN-20")
def test_who_fires_a_one_shot_weapon_while_others_stand_by():
    faust = ModelGroup(2, "rifleman", ("rifle", "panzerfaust"))
    battle = standing(squad("a.unit", 24, 40, 3, extra=(faust,)))
    unit = of(battle, "a.unit")
    assert one_shot_men(unit) == ("a.unit.4", "a.unit.5")
    assert one_shot_men(unit, ("panzerfaust",)) == ()
    assert one_shot_men(unit, ("a.unit.4/panzerfaust",)) == ("a.unit.5",)
    alone = replace(unit, models=unit.models[3:])
    assert one_shot_men(alone) == ()
    unarmed = replace(unit, models=(replace(unit.models[0], weapons=()), *unit.models[1:]))
    assert one_shot_men(unarmed) == ("a.unit.4", "a.unit.5")


@pytest.mark.rule("BA-SHOOT-01")
@pytest.mark.parametrize(
    ("choice", "may"),
    [
        ({}, True),
        ({"vehicle": "a.tank"}, False),
        ({"vehicle": "b.others"}, False),
        ({"vehicle": "b.away"}, False),
        ({"vehicle": "b.nobody"}, False),
        ({"target": "b.tank"}, False),
        ({"smoke": True}, False),
    ],
)
def test_at_which_vehicle_one_shot_weapons_may_fire_apart(choice, may):
    faust = ModelGroup(1, "rifleman", ("rifle", "panzerfaust"))
    battle = standing(
        squad("a.unit", 24, 30, 3, extra=(faust,), order="fire"),
        vehicle("a.tank", 34, 30),
        vehicle("b.tank", 24, 22),
        squad("b.foe", 30, 20, 3),
        squad("b.others", 18, 22, 3),
        vehicle("b.away", 40, 10, place="reserve"),
    )
    shot = ShootAt(**({"target": "b.foe", "vehicle": "b.tank"} | choice))
    assert ChooseTarget(0, "a.unit", False).may_split(battle, shot) is may


@pytest.mark.rule("BA-VEH-03", "BA-SHOOT-02")
@pytest.mark.parametrize(
    ("x", "y", "mount", "may"),
    [(24, 26, 2, True), (24, 44, 2, False), (24, 44, 0, True), (24, 10, 0, False), (24, 10, 2, False)],
)
def test_a_weapon_is_laid_on_what_its_mount_sees(x, y, mount, may):
    """The tank stands at (24, 34) behind nothing; the wall hides who is beyond it; the hull gun looks ahead."""
    battle = standing(vehicle("a.tank", 24, 34), squad("b.foe", x, y, men=1), pieces=[WALL])
    tank = of(battle, "a.tank")
    fitted = gunnery.mounts(battle, tank)[mount][0]
    assert gunnery.may_aim(battle, tank, fitted, of(battle, "b.foe")) is may


@pytest.mark.rule("BA-VEH-03", "BA-SHOOT-02")
def test_a_hull_gun_needs_a_man_whom_it_sees_before_it():
    """Of two men the one before the hull is hidden, the other is seen, but not before it."""
    screen = piece("building", 20, 20, 28, 22, height=9)
    foe = squad("b.foe", 0, 0, 2, places=[(24, 16), (4, 34)])
    battle = standing(vehicle("a.tank", 24, 34), foe, pieces=[screen])
    tank, target = of(battle, "a.tank"), of(battle, "b.foe")
    turret, hull = (gunnery.mounts(battle, tank)[number][0] for number in (0, 2))
    assert gunnery.may_aim(battle, tank, turret, target)
    assert not gunnery.may_aim(battle, tank, hull, target)
