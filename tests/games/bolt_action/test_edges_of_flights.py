"""Where vehicles go that do not choose their way, what bars it, and who may answer a charge: each condition where it
alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ArmyUnit, ModelGroup
from grognard.games.bolt_action.data.building import BUILDER
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.data.usual import usual_men
from grognard.games.bolt_action.ground import driving_ways
from grognard.games.bolt_action.ground.driving_ways import Flight
from grognard.games.bolt_action.rules.movement import reactions
from grognard.games.bolt_action.rules.movement.ambush_triggers import Trail
from grognard.games.bolt_action.state.state import Floor, Wreck
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import army, of, squad, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
HOUSE = piece("building", 20, 10, 28, 16, 4)


# ---- panic -----------------------------------------------------------------------------------------------------------

BEHIND = piece("river", 18, 26, 21.979, 34)
"""Right behind a tank at (24, 30) that looks to the right."""
BESIDE = [piece("river", 18, 24, 34, 28.9), piece("river", 18, 31.1, 34, 36)]
"""So near on either hand that it cannot turn."""


@pytest.mark.rule("BA-FUB-04")
@pytest.mark.parametrize(
    ("foe", "flees"),
    [
        ((34, 30), False), ((34, 22), False), ((34, 38), False), ((34, 4), False), ((25, 29), True), ((14, 30), True),
        ((30, 6), False), ((24, 6), True), ((24, 54), True), ((33, 30), False), ((27, 30), True),
    ],
)  # fmt: skip
def test_panic_leads_only_away(foe, flees):
    """The tank can only go ahead, to the right, up to a pond: whether that takes it away depends on where the enemy
    is."""
    stop = piece("river", 33, 28.9, 34, 31.1)
    battle = standing(vehicle("a.x", 24, 30, facing=90), pieces=[BEHIND, *BESIDE, stop])
    unit = of(battle, "a.x")
    found = driving_ways.panic_flight(battle, unit, (inches(foe[0]), inches(foe[1])))
    end = 33 - 2.05
    away = (end - foe[0]) ** 2 + (30 - foe[1]) ** 2 > (24 - foe[0]) ** 2 + (30 - foe[1]) ** 2
    assert away is flees
    assert (found.drive is not None) is flees
    assert not found.leaves_table


@pytest.mark.rule("BA-FUB-04")
@pytest.mark.parametrize(
    ("facing", "foe", "leaves"),
    [(0, (24, 40), False), (180, (24, 10), True), (90, (10, 30), True), (0, (24, 31), False)],
)
def test_panic_takes_the_way_that_leads_farthest(facing, foe, leaves):
    battle = standing(vehicle("a.x", 36, 30, facing=facing))
    unit = of(battle, "a.x")
    found = driving_ways.panic_flight(battle, unit, (inches(foe[0]), inches(foe[1])))
    assert found.drive is not None
    [stretch] = found.drive.stretches
    assert abs(stretch.ahead) == 18_000
    assert found.leaves_table is leaves


@pytest.mark.rule("BA-FUB-04")
@pytest.mark.parametrize(("kind", "flees"), [("wood", False), ("hedge", True), ("field", True), (None, True)])
def test_who_stands_in_bad_going_does_not_flee(kind, flees):
    battle = standing(vehicle("a.x", 24, 30), pieces=[piece(kind, 20, 29, 28, 33)] if kind else [])
    found = driving_ways.panic_flight(battle, of(battle, "a.x"), (24_000, 10_000))
    assert (found == Flight(None, False)) is not flees


@pytest.mark.rule("BA-ORD-13")
@pytest.mark.parametrize(
    ("entry", "far"), [("m4-sherman", 4500), ("truck", 6000), ("m8-greyhound", 12_000), ("panzer-iv", 4500)]
)
def test_how_far_a_vehicle_is_forced_back(entry, far):
    battle = standing(vehicle("a.x", 24, 20, entry))
    found = driving_ways.forced_reverse(battle, of(battle, "a.x"))
    assert found.drive is not None
    assert [(each.turn, each.ahead) for each in found.drive.stretches] == [(0, -far)]
    assert not found.leaves_table
    off = standing(vehicle("a.x", 24, 46, entry))
    assert driving_ways.forced_reverse(off, of(off, "a.x")).leaves_table


@pytest.mark.rule("BA-ORD-13", "BA-GEN-05")
@pytest.mark.parametrize(
    ("what", "gap", "far"),
    [
        ("river", 3, 2000), ("river", 1, 29), ("river", 0.5, None), ("river", 5.6, 4500), ("wreck", 3, 2000),
        ("foe", 3, 2000), ("foe", 0.8, None), ("friend", 3, 2000), ("friend", 7, 4500), ("car", 3, 2000),
    ],
)  # fmt: skip
def test_a_forced_way_back_ends_an_inch_short(what, gap, far):
    """What is so far behind a tank that looks up the table."""
    rear = 20 + 2.05
    y = rear + gap
    pieces = [piece("river", 18, y, 30, y + 3)] if what == "river" else []
    wrecks = (Wreck("b.old", vehicle("b.old", 24, y + 2.05).unit.hull),) if what == "wreck" else ()
    others = {
        "foe": [squad("b.foe", 24, y + BASE, 1)], "friend": [squad("a.pal", 24, y + BASE, 1)],
        "car": [vehicle("a.car", 24, y + 2.05)], "wreck": [vehicle("b.old", 4, 4)],
    }.get(what, [])  # fmt: skip
    battle = standing(vehicle("a.x", 24, 20), *others, pieces=pieces, wrecks=wrecks)
    found = driving_ways.forced_reverse(battle, of(battle, "a.x"))
    if far is None:
        assert found.drive is None
    else:
        assert found.drive is not None
        assert -found.drive.stretches[0].ahead == pytest.approx(far, abs=40)


# ---- ground ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-22", "BA-BLD-05")
@pytest.mark.parametrize(
    ("kind", "wheels", "tracks", "heavy"),
    [
        ("wood", "closed", "slow", "slow"), ("hedge", "closed", "free", "free"), ("wall", "closed", "free", "free"),
        ("bocage", "closed", "closed", "closed"), ("building", "closed", "closed", "free"),
        ("river", "closed", "closed", "closed"), ("rubble", "closed", "slow", "slow"), ("field", *["free"] * 3),
        ("road", "road", "road", "road"), ("hill", "free", "free", "free"),
    ],
)  # fmt: skip
def test_what_ground_is_to_wheels_tracks_and_heavy_tanks(kind, wheels, tracks, heavy):
    battle = standing(pieces=[piece(kind, 20, 10, 28, 16, 3)])
    ground = battle.context.ground

    def told(driving):
        found = [name for name in ("closed", "slow") if getattr(driving, name).boxes]
        return found[0] if found else "road" if driving.roads.boxes else "free"

    columns = (("wheeled", False), ("tracked", False), ("tracked", True))
    assert tuple(told(ground.driving(*each)) for each in columns) == (wheels, tracks, heavy)


# ---- answers to a charge ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-02", "BA-CQ-25", "BA-C17", "BA-VEH-30")
@pytest.mark.parametrize(
    ("entry", "gap", "fields", "answers"),
    [
        ("m8-greyhound", 5, {}, ["EscapeFrom", "StandFast"]), ("m8-greyhound", 6, {}, ["EscapeFrom", "StandFast"]),
        ("m8-greyhound", 6.01, {}, ["EscapeFrom", "FireAtCharge", "StandFast"]),
        ("m8-greyhound", 8, {"order": "fire"}, []), ("m8-greyhound", 5, {"order": "fire"}, []),
        ("m4-sherman", 5, {}, []), ("m4-sherman", 8, {}, ["FireAtCharge", "StandFast"]),
        ("m4-sherman", 5, {"order": "ambush"}, []),
        ("m4-sherman", 8, {"order": "ambush"}, ["FireAtCharge", "StandFast"]),
        ("m4-sherman", 8, {"order": "advance"}, []), ("truck", 8, {}, []),
    ],
)  # fmt: skip
def test_what_a_vehicle_may_do_that_is_assaulted(entry, gap, fields, answers):
    car = vehicle("b.x", 24, 20, entry, facing=180, **fields)
    front = 20 + car.unit.hull.length / 2000
    battle = standing(car, squad("a.foe", 24, front + gap + BASE, 1))
    found = reactions.charged(battle, of(battle, "a.foe"), of(battle, "b.x"))
    assert list(dict.fromkeys(type(each.choice).__name__ for each in found)) == answers
    assert all(each.seat == 1 for each in found)


@pytest.mark.rule("BA-CQ-03", "BA-CQ-13")
@pytest.mark.parametrize(
    ("target", "first"),
    [
        (squad("b.foe", 24, 13, 1, inside=Floor(HOUSE.id, 0)), 4), (squad("b.foe", 23, 18, 1), 2),
        (vehicle("b.foe", 23, 16.5, "m4-sherman"), 2), (vehicle("b.foe", 40, 40, "truck"), 5),
    ],
)  # fmt: skip
def test_the_stop_at_which_a_house_a_hull_or_a_man_is_reached(target, first):
    """A man walks up to an opening inch by inch, at last to a place half an inch from it."""
    house = [HOUSE] if target.unit.inside else []
    battle = standing(squad("a.x", 23, 21, 1, order="run"), target, pieces=house)
    unit = of(battle, "a.x")
    man = unit.models[0]
    ends = [21, 20, 19, 18, 17.4] if house else [21, 20, 18.984, 18.9, 18.8]
    if target.unit.is_vehicle:
        ends = [21, 20, 18.55 + BASE, 18.6, 18.5]
    stands = [replace(unit, models=(replace(man, y=inches(y)),)) for y in ends]
    assert Trail(battle, stands).first_contact(battle, of(battle, "b.foe")) == first


# ---- what lists offer ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ARMY-05")
@pytest.mark.parametrize(
    ("entry", "weapons", "dials"),
    [
        ("infantry-squad", None, True), ("sniper-team", ("rifle",), True), ("sniper-team", ("scoped-rifle",), False),
        ("infantry-section", None, False), ("second-lieutenant", None, True), ("mmg-team", None, False),
    ],
)  # fmt: skip
def test_whose_weapons_that_cost_nothing_may_be_changed(entry, weapons, dials):
    """Of whom has a choice, and of men only who carry one of these."""
    own = ENTRIES[entry]
    men = usual_men(own) if weapons is None else (ModelGroup(1, "rifleman", weapons),)
    unit = ArmyUnit(id="x", entry=entry, quality="regular", men=men)
    found = [each.name for each in BUILDER.dials(army("test", "us", [unit]), "x")]
    assert ("arms" in found) is dials


@pytest.mark.rule("BA-ARMY-05")
@pytest.mark.parametrize(
    ("entry", "by"), [("truck", "points"), ("infantry-section", "each"), ("medium-mortar-team", "")]
)
def test_which_qualities_an_entry_may_have(entry, by):
    """Those that have a price, of the whole or of each man."""
    own = ENTRIES[entry]
    assert own.qualities == tuple(own.points or own.each)
    assert own.qualities
    if by:
        assert own.qualities == tuple(getattr(own, by))
        assert not getattr(own, {"points": "each", "each": "points"}[by])
