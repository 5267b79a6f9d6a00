"""Vehicles, guns and passengers at the edge of their rules: what just touches, what is just too near, who just may."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
import shapely

from grognard.core.engine.choices import Choice
from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.placing import Formation, zone_of_seat
from grognard.games.wh40k5.ground.vehicle_courses import Stop, box_about, covered, first_touch, parts_of
from grognard.games.wh40k5.rules.assault.attack_groups import blow_at
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.hit_and_run import to_break_off
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry, marching_in
from grognard.games.wh40k5.rules.morale.fates import FAILED
from grognard.games.wh40k5.rules.morale.regroup import enemies_near
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.vehicles.moving import cannot_drive, ground_faults, is_barred, together, too_near
from grognard.games.wh40k5.state.choices import Finish, Firing, PutMarker, Stretch
from grognard.games.wh40k5.state.setup_choices import Enter, EnterBravely, NoRoom
from grognard.games.wh40k5.state.state import Model
from grognard.space.plane import Hull
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import table
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import UP, dreadnought, rhino, speeder, trukk

BASE = 25 / 25.4 / 2


def model(battle: Any, id: str) -> Model:
    """The first model of a unit."""
    found: Model = of(battle, id).models[0]
    return found


# ---- driving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-11")
def test_where_a_vehicle_first_touches_something() -> None:
    """A Rhino drives north from (20, 30); a wall lies across its way, beside it, under it, or where it swings."""
    battle = table(rhino("a.r", 20, 30, facing=UP))
    tank = model(battle, "a.r")
    half = tank.of.hull[0] / 2 if tank.of.hull is not None else 0
    front = tank.y - half

    def touched(stretches: tuple[Stretch, ...], west: float, north: float, east: float, south: float) -> Stop | None:
        shape = shapely.box(inches(west), inches(north), inches(east), inches(south))
        return first_touch(parts_of(tank, stretches), shape)

    ahead = (Stretch(0, inches(6)),)
    wall = front / 1000 - 3
    found = touched(ahead, 10, wall - 1, 30, wall)
    assert found is not None
    assert abs(found.gone - inches(3)) <= 20
    assert found.gone <= inches(3)
    assert abs(found.hull.y - (tank.y - found.gone)) <= 1
    assert touched(ahead, 10, wall - 5, 30, wall - 4) is None
    assert touched(ahead, 25, 10, 30, 40) is None
    under = touched(ahead, 19, 29, 21, 31)
    assert under == Stop(parts_of(tank, ahead)[0].before, 0)
    two = (Stretch(0, inches(2)), Stretch(0, inches(4)))
    later = touched(two, 10, wall - 1, 30, wall)
    assert later is not None
    assert abs(later.gone - inches(3)) <= 20
    back = touched((Stretch(0, -inches(6)),), 10, 36, 30, 37)
    assert back is not None
    assert back.hull.y > tank.y
    swings = touched((Stretch(90_000, 0),), 20 - half / 1000, 29.8, 20 - half / 1000 + 0.2, 30.2)
    assert swings == Stop(parts_of(tank, (Stretch(90_000, 0),))[0].before, 0)


@pytest.mark.rule("WH-CORE-08")
@pytest.mark.parametrize(
    ("gap", "hostile", "told"),
    [(1.01, True, False), (0.9, True, True), (0.9, False, False), (0.01, False, False), (-0.1, False, True)],
)
@pytest.mark.parametrize("kind", ["base", "hull"])
def test_a_vehicle_keeps_an_inch_off_enemies_and_only_clear_of_friends(
    kind: str, gap: float, hostile: bool, told: bool
) -> None:
    """It drives past something to its right that was far away when it began."""
    battle = table(rhino("a.r", 20, 40, facing=UP))
    tank = model(battle, "a.r")
    parts = parts_of(tank, (Stretch(0, inches(20)),))
    right = max(x for x, _ in shapely.get_coordinates(covered(parts)[0])) / 1000
    if kind == "base":
        other = boyz("b.o", right + gap + BASE, 28, 1)
    else:
        wide = min(model(table(rhino("b.o", 5, 5)), "b.o").of.hull or (0, 0)) / 2000
        other = rhino("b.o", right + gap + wide, 28, facing=UP)
    assert too_near(covered(parts), other.unit.models[0], parts[0].before, hostile) is told


@pytest.mark.rule("WH-CORE-08")
def test_who_was_nearer_than_an_inch_already_is_only_not_to_be_driven_over() -> None:
    battle = table(rhino("a.r", 20, 40, facing=UP))
    parts = parts_of(model(battle, "a.r"), (Stretch(0, inches(4)),))
    right = max(x for x, _ in shapely.get_coordinates(covered(parts)[0])) / 1000
    for away, told in ((0.5, False), (-0.1, True)):
        near = boyz("b.o", right + away + BASE, 38, 1).unit.models[0]
        assert too_near(covered(parts), near, parts[0].before, True) is told


@pytest.mark.rule("WH-MOVE-04")
@pytest.mark.parametrize(
    ("kind", "flies", "told"),
    [
        ("rock-spire", False, True), ("rock-spire", True, True), ("building", False, True), ("building", True, False),
        ("woods", False, False),
    ],
)  # fmt: skip
def test_what_bars_the_way_of_a_vehicle(kind: str, flies: bool, told: bool) -> None:
    battle = table(rhino("a.r", 20, 40, facing=UP), pieces=[piece(kind, 18, 25, 22, 28, 3)])
    parts = parts_of(model(battle, "a.r"), (Stretch(0, inches(14)),))
    assert is_barred(battle, covered(parts), box_about(parts), flies) is told
    short = parts_of(model(battle, "a.r"), (Stretch(0, inches(2)),))
    assert not is_barred(battle, covered(short), box_about(short), flies)


@pytest.mark.rule("WH-VEH-08", "WH-VEH-25", "WH-MOVE-14")
@pytest.mark.parametrize(
    ("places", "told"),
    [
        ((10,), []),
        ((10, 14), []),
        ((10, 11), ["wh-fault-overlap"]),
        ((10, 14, 15), ["wh-fault-overlap"]),
        ((10, 30), ["wh-fault-squadron"]),
        ((10, 11, 30), ["wh-fault-overlap", "wh-fault-squadron"]),
    ],
)
def test_a_squadron_stands_apart_and_together(places: tuple[float, ...], told: list[str]) -> None:
    """Hulls of 3 by 2 inches, side by side."""
    hulls = [Hull(inches(x), inches(20), 3000, 2000, UP) for x in places]
    assert [each.message.id for each in together(hulls)] == told


# ---- arriving ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-12")
@pytest.mark.parametrize(
    ("allowance", "ranks"),
    [
        (0.983, ()), (0.984, (9,)), (2.467, (9,)), (2.468, (5, 4)), (3.951, (5, 4)), (3.952, (3, 3, 3)),
        (12, (3, 3, 3)),
    ],
)  # fmt: skip
def test_a_unit_marches_in_in_as_many_ranks_as_it_has_room_for(allowance: float, ranks: tuple[int, ...]) -> None:
    """Nine marines; every rank is a base and half an inch behind the other."""
    battle = table(marines("a.m", 10, 30, 9))
    legs = marching_in(battle, of(battle, "a.m"), "south", inches(20), inches(allowance))
    if not ranks:
        assert legs is None
        return
    assert legs is not None
    depths = sorted({leg.points[-1][1] for leg in legs})
    assert tuple(sum(leg.points[-1][1] == y for leg in legs) for y in depths) == ranks
    assert {leg.points[0][1] - depths[0] for leg in legs} == {inches(allowance)}
    assert {later - one for one, later in pairwise(depths)} <= {2 * 492 + 500}
    assert max(depths) + 492 <= battle.context.depth
    for y in depths:
        across = sorted(leg.points[-1][0] for leg in legs if leg.points[-1][1] == y)
        if len(across) == ranks[0]:
            assert abs(sum(across) / len(across) - inches(20)) <= 1
        assert {later - one for one, later in pairwise(across)} <= {2 * 492 + 500}


@pytest.mark.rule("WH-CORE-12")
def test_a_walker_comes_in_as_far_as_it_can() -> None:
    battle = table(dreadnought("a.d", 10, 30))
    legs = marching_in(battle, of(battle, "a.d"), "south", inches(20), inches(1))
    assert legs is not None
    assert legs[0].points[0][1] - legs[0].points[-1][1] == inches(1)


@pytest.mark.rule("WH-GAME-15")
def test_a_formation_that_lies_outside_the_zone_is_not_looked_at() -> None:
    """Pitched battle: nine marines in a block just inside each edge of the southern zone, and beyond it."""
    pitched = next(row.id for row in TABLES.deployments.values() if row.shape == "halves" and row.gap == inches(12))
    battle = table(marines("a.m", 10, 30, 9), deployment=pitched, zones=("south", "north"))
    found = Formation(of(battle, "a.m"), -1)
    west, north, east, south = map(int, zone_of_seat(battle, 0).box)
    left, top, right, bottom = found.box
    middle = inches(24), (north + south) // 2
    inside = {"west": (west - left, middle[1]), "north": (middle[0], north - top)}
    inside |= {"east": (east - right, middle[1]), "south": (middle[0], south - bottom)}
    beyond = {"west": (-1, 0), "north": (0, -1), "east": (1, 0), "south": (0, 1)}
    assert found.may_fit(battle, 0, middle)
    for side, (x, y) in inside.items():
        dx, dy = beyond[side]
        # The box of the zone may lie a thousandth off the whole numbers that places are.
        assert found.may_fit(battle, 0, (x - dx, y - dy)), side
        assert not found.may_fit(battle, 0, (x + 2 * dx, y + 2 * dy)), side


@pytest.mark.rule("WH-GAME-11", "WH-MOVE-02", "WH-GAME-01")
def test_how_a_unit_may_come_in() -> None:
    """Straight in over the southern edge with six inches to go; with half an inch there is no room for anybody."""
    battle = table(marines("a.m", 10, 30, 2, place="off"))

    def told(choice: Choice, allowance: float = 6, *, may_roll: bool = False) -> str:
        found = ChooseEntry(0, "a.m", "south", inches(allowance), may_roll=may_roll).refusal(battle, choice)
        return "" if found is None else found.message.id

    legs = marching_in(battle, of(battle, "a.m"), "south", inches(20), inches(6))
    assert legs is not None
    one, two = legs
    aside = replace(two, points=((two.points[0][0], two.points[0][1] - 500), two.points[1]))
    assert told(Enter(legs)) == ""
    assert told(Enter(legs), 4) == "wh-fault-far"
    assert told(Enter((one,))) == "wh-fault-legs"
    assert told(Enter((one, replace(two, points=two.points[:1])))) == "wh-fault-legs"
    assert told(Enter((one, aside))) == "wh-fault-edge"
    assert [told(NoRoom(), allowance) for allowance in (6, 0.5)] == ["wh-refused-room", ""]
    assert [told(EnterBravely(), may_roll=may) for may in (True, False)] == ["", "wh-refused-no-roll"]
    assert told(Finish()) == "refused-not-offered"


@pytest.mark.rule("WH-CORE-12", "WH-GAME-11")
def test_only_who_cannot_come_in_whole_may_overhang_the_edge() -> None:
    battle = table(dreadnought("a.d", 10, 30, place="off"))
    for allowance, driven, told in ((1, 1, ""), (6, 6, ""), (6, 1, "wh-fault-off-table")):
        legs = marching_in(battle, of(battle, "a.d"), "south", inches(20), inches(driven))
        assert legs is not None
        found = ChooseEntry(0, "a.d", "south", inches(allowance)).refusal(battle, Enter(legs))
        assert ("" if found is None else found.message.id) == told


@pytest.mark.rule("WH-CORE-08", "WH-VEH-01", "WH-VEH-12")
@pytest.mark.parametrize(("entry", "told"), [("rhino", ["wh-fault-friend"]), ("land-speeders", [])])
def test_a_vehicle_is_in_the_way_of_friends_all_its_way_and_a_skimmer_only_in_the_end(
    entry: str, told: list[str]
) -> None:
    """Six inches north, where boyz stand half way, then six to the east."""
    kind = rhino if entry == "rhino" else speeder
    battle = table(kind("a.v", 20, 40, facing=UP), boyz("a.o", 20, 36, 1))
    parts = parts_of(model(battle, "a.v"), (Stretch(0, inches(9)), Stretch(90_000, inches(9))))
    found = ground_faults(battle, of(battle, "a.v"), model(battle, "a.v"), parts)
    assert [each.message.id for each in found] == told


@pytest.mark.rule("WH-WEAPON-07", "WH-WEAPON-20", "WH-SHOOT-09")
def test_a_marker_is_put_over_a_model_on_a_floor_there_is() -> None:
    squad = unit("a.m", "tactical-squad", [row("space-marine", 1, "missile-launcher")], 10, 30)
    battle = table(squad, boyz("b.o", 10, 15, 1))
    ork, weapon = model(battle, "b.o"), "missile-launcher-frag"
    decision = PlaceMarker(0, "a.m", "a.m.1", weapon, "b.o")
    told = {
        choice: None if (found := decision.refusal(battle, choice)) is None else found.message.id
        for choice in (
            PutMarker(ork.at), PutMarker(ork.at, storey=0), PutMarker(ork.at, storey=1), PutMarker(ork.at, storey=-1),
            PutMarker((ork.x + ork.radius, ork.y)), PutMarker((ork.x + ork.radius + 1, ork.y)),
        )
    }  # fmt: skip
    no_floor, off = "wh-fault-no-floor", "wh-refused-marker-target"
    assert list(told.values()) == [None, None, no_floor, no_floor, None, off]


# ---- fire and blows ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-18", "WH-SHOOT-01")
def test_passengers_fire_through_as_many_points_as_there_are() -> None:
    """A Rhino has points for two: the strongest weapons fire; crowded in a shaken one nobody does."""
    squad = unit("a.m", "tactical-squad", [row("space-marine", 3), row("space-marine", 1, "lascannon")], 10, 30,
                 place="aboard", aboard="a.r")  # fmt: skip
    battle = table(rhino("a.r", 20, 30), squad)
    plan = (*(Firing(f"a.m.{n}", "boltgun") for n in (1, 2, 3)), Firing("a.m.4", "lascannon"))
    fire = fire_choices.within_fire_points(battle, of(battle, "a.m"), plan)
    assert [each.model for each in fire] == ["a.m.1", "a.m.4"]
    assert fire_choices.cannot_shoot(battle, of(battle, "a.m")) is None
    shaken = table(rhino("a.r", 20, 30, shaken=9), squad)
    stuck = fire_choices.cannot_shoot(shaken, of(shaken, "a.m"))
    assert stuck is not None
    assert stuck.message.id == "wh-refused-fire-points"


@pytest.mark.rule("WH-SHOOT-02", "WH-WEAPON-11")
def test_a_barrage_needs_no_sight_whatever_fires_beside_it() -> None:
    """A wall of rock between them; a lobba fires over it, a blaster does not see."""
    guns = unit("a.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], 20, 40)
    battle = table(guns, boyz("b.o", 20, 10), pieces=[piece("rock-spire", 0, 24, 48, 26, 6)])
    lobba, blaster = Firing("a.g.1", "lobba"), Firing("a.g.2", "grot-blasta")
    seen = [
        fire_choices.can_see(battle, of(battle, "a.g"), of(battle, "b.o"), plan)
        for plan in ((lobba,), (lobba, blaster), (blaster,))
    ]
    assert seen == [True, True, False]


@pytest.mark.rule("WH-ASSAULT-10", "WH-ASSAULT-11", "WH-CCW-08", "WH-UNIT-05")
def test_a_force_weapon_tells_whose_leadership_its_power_is_tested_on() -> None:
    battle = table(unit("a.l", "librarian", [row("librarian")], 10, 30), boyz("b.o", 10, 20))
    librarian = model(battle, "a.l")
    found = blow_at(battle, of(battle, "a.l"), librarian, "force-weapon", of(battle, "b.o"), 4)
    assert found.wound.force is not None
    assert found.wound.force.leadership == battle.context.profile(librarian).ld
    assert blow_at(battle, of(battle, "a.l"), librarian, "", of(battle, "b.o"), 4).wound.force is None


@pytest.mark.rule("WH-MORALE-07", "WH-MORALE-14", "WH-CORE-04")
@pytest.mark.parametrize(("away", "told"), [(6.0, True), (6.01, False), (5.99, True)])
def test_an_enemy_at_six_inches_is_within_six_inches(away: float, told: bool) -> None:
    one = unit("a.o", "boyz", [row("boy")], places=[(10, 20)])
    size = one.unit.models[0].radius
    foe = unit("b.m", "tactical-squad", [row("space-marine")], places=[(10, 20 + away + 2 * size / 1000)])
    battle = play(ShootingPhase(0), one, foe)
    assert enemies_near(battle, of(battle, "a.o")) is told


@pytest.mark.rule("WH-CORE-06", "WH-USR-10")
def test_a_six_fails_whatever_the_initiative() -> None:
    assert [chance_of(to_break_off(value), FAILED) for value in (0, 1, 4, 5, 6, 10)] == [
        1, Fraction(5, 6), Fraction(2, 6), Fraction(1, 6), Fraction(1, 6), Fraction(1, 6),
    ]  # fmt: skip


@pytest.mark.rule("WH-ASSAULT-19", "WH-ASSAULT-20")
def test_a_combat_is_lost_by_the_difference_whoever_loses_it() -> None:
    found = [
        Combat(("a.m", "b.o"), suffered=suffered, winner=winner).points()
        for suffered, winner in (((1, 3), 0), ((3, 1), 1), ((3, 1), 0), ((1, 3), 1), ((2, 2), None))
    ]
    assert found == [2, 2, 0, 0, 0]


@pytest.mark.rule("WH-ASSAULT-19", "WH-ASSAULT-20", "WH-VEH-33")
def test_a_side_of_vehicles_that_are_no_walkers_is_not_locked() -> None:
    battle = table(marines("a.m", 10, 30), trukk("b.t", 20, 30), boyz("b.o", 30, 30), trukk("a.t", 30, 20))
    told = {
        units: Combat(units).only_vehicles(battle)
        for units in (("a.m", "b.t"), ("a.m", "b.o"), ("a.m", "b.t", "b.o"), ("a.t", "b.o"))
    }
    assert list(told.values()) == [True, False, False, True]


@pytest.mark.rule("WH-VEH-08", "WH-VEH-25", "WH-MOVE-14")
@pytest.mark.parametrize(
    ("lefts", "told"),
    [
        ((0, 5), []), ((0, 6.0), []), ((0, 6.001), []), ((0, 6.01), ["wh-fault-squadron"]), ((0, 2.0), []),
        ((0, 1.999), ["wh-fault-overlap"]), ((0, 1.9), ["wh-fault-overlap"]), ((0, 6, 12), []), ((12, 0, 6), []),
        ((6, 12, 0), []),
        ((0, 6, 12.1), ["wh-fault-squadron"]), ((0, 1, 20), ["wh-fault-overlap", "wh-fault-squadron"]), ((0,), []),
        ((0, 2, 12), ["wh-fault-squadron"]),
    ],
)  # fmt: skip
def test_a_squadron_is_one_group_of_hulls_four_inches_apart(lefts: tuple[float, ...], told: list[str]) -> None:
    """Hulls two inches wide, side by side."""
    hulls = [Hull(inches(left), 0, inches(4), inches(2), UP) for left in lefts]
    assert [found.message.id for found in together(hulls)] == told


@pytest.mark.rule("WH-VEH-07", "WH-VEH-23")
@pytest.mark.parametrize(
    ("states", "activated", "told"),
    [
        (({}, {}), False, ""), (({"immobilised": True}, {}), False, ""), (({}, {"stunned": 9}), False, ""),
        (({"immobilised": True}, {"stunned": 9}), False, "wh-refused-halted"), (({}, {}), True, "wh-refused-activated"),
    ],
)  # fmt: skip
def test_a_squadron_moves_while_any_of_it_can(states: Any, activated: bool, told: str) -> None:
    pair = speeder("a.s", 10, 30, 2, activated=activated)
    models = tuple(replace(each, **state) for each, state in zip(pair.unit.models, states, strict=True))
    battle = play(ShootingPhase(0), replace(pair, unit=replace(pair.unit, models=models)), boyz("b.far", 40, 5))
    found = cannot_drive(battle, of(battle, "a.s"))
    assert ("" if found is None else found.message.id) == told
