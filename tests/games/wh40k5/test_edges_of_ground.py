"""What holds of models where they stand, at the edges: crews, faces, room beside a hull, contact, coherency, rules."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from grognard.core.engine.fates import Branch, Test
from grognard.core.records import replace
from grognard.games.wh40k5.ground import bodies, coherency, engagement, vehicle_condition, vehicle_exposure
from grognard.games.wh40k5.ground.combats import can_be_locked
from grognard.games.wh40k5.ground.vehicle_exposure import Seen
from grognard.games.wh40k5.ground.vehicle_faces import face_in_assault
from grognard.games.wh40k5.ground.vehicle_places import Exit, all_free, exits, fault, round_the_hull
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.units import artillery, waaagh
from grognard.games.wh40k5.rules.units.force import to_use_power
from grognard.games.wh40k5.state.choices import Alight, Board, Brave, Drive, Finish, Firing, Leg, Move, Shock
from grognard.games.wh40k5.state.events.movement import arrived
from grognard.games.wh40k5.state.events.turn import halted
from grognard.games.wh40k5.state.state import GUNS, is_short_of_crew
from grognard.space.plane import Disc, Hull
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import first, table, words
from tests.games.wh40k5.table import boyz, marines, of, row, shifted, unit
from tests.games.wh40k5.vehicles_table import RIGHT, dreadnought, drive, rhino, speeder, trukk, vehicle

BASE = 0.984


def man(id: str, *places: tuple[float, float], **more: Any) -> Any:
    """Marines at these places."""
    return unit(id, "tactical-squad", [row("space-marine", len(places))], places=places, **more)


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-07", "WH-VEH-11", "WH-VEH-22", "WH-VEH-23", "WH-VEH-14", "WH-VEH-15")
def test_crews_and_what_is_left_of_machines() -> None:
    battle = table(dreadnought("a.d", 10, 30), rhino("a.r", 20, 30), player_turn=3, active=0)
    walker, car = first(battle, "a.d"), first(battle, "a.r")
    for state, is_so in (("shaken", vehicle_condition.is_shaken), ("stunned", vehicle_condition.is_stunned)):
        for until, holds in ((None, False), (2, False), (3, True), (4, True)):
            assert is_so(battle.state, replace(car, **{state: until})) is holds
    assert [vehicle_condition.lasts_until(battle.state, seat) for seat in (0, 1)] == [5, 4]
    for fields, lost in (({}, 0), ({"immobilised": True}, 1), ({"stunned": 3}, 1), ({"stunned": 2}, 0),
    ({"shaken": 3}, 0),
                         ({"immobilised": True, "stunned": 3}, 1)):  # fmt: skip
        assert vehicle_condition.attacks_lost(battle.state, replace(walker, **fields)) == lost
        assert vehicle_condition.attacks_lost(battle.state, replace(car, **fields)) == 0
        halts = replace(of(battle, "a.r"), models=(replace(car, **fields),))
        assert vehicle_condition.is_under_way(battle.state.with_units(halts), "a.r.1") is (lost == 0)
    gone = battle.state.with_units(replace(of(battle, "a.r"), models=()))
    assert not vehicle_condition.is_under_way(gone, "a.r.1")
    assert vehicle_condition.weapons_left(car) == ("storm-bolter",)
    assert vehicle_condition.weapons_left(replace(car, broken=("storm-bolter",))) == ()
    assert sorted(vehicle_condition.weapons_left(walker)) == ["multi-melta", "storm-bolter", "walker-weapon"]
    twice = replace(car, gear=(*car.gear, "storm-bolter"), broken=("storm-bolter",))
    assert vehicle_condition.weapons_left(twice) == ("storm-bolter",)
    moving = [
        vehicle_condition.needs_to_strike(replace(car, speed=speed)) for speed in ("stationary", "combat", "cruising")
    ]
    assert moving == [None, 4, 6]
    assert vehicle_condition.needs_to_strike(replace(car, speed="cruising", immobilised=True)) is None


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
@pytest.mark.parametrize(
    ("posted", "squadron"),
    [
        (speeder("a.v", 10, 10, 2), True), (speeder("a.v", 10, 10), False), (rhino("a.v", 10, 10), False),
        (vehicle("a.v", "rhino", "rhino", 10, 10, 2), False), (marines("a.v", 10, 10), False),
        (unit("a.v", "killa-kans", [row("killa-kan", 2)], 10, 10), True),
    ],
)  # fmt: skip
def test_who_is_in_a_squadron(posted: Any, squadron: bool) -> None:
    battle = table(posted)
    assert vehicle_condition.in_squadron(battle, of(battle, "a.v")) is squadron


@pytest.mark.rule("WH-VEH-10", "WH-VEH-11", "WH-VEH-25", "WH-ASSAULT-18")
def test_which_face_is_struck_in_an_assault_and_who_can_be_locked() -> None:
    battle = table(dreadnought("a.d", 10, 30), rhino("a.r", 20, 30), marines("a.m", 30, 30))
    walker, car = first(battle, "a.d"), first(battle, "a.r")
    assert [face_in_assault(each) for each in (walker, replace(walker, immobilised=True), car)] == [
        "front",
        "rear",
        "rear",
    ]
    assert [can_be_locked(of(battle, id)) for id in ("a.d", "a.r", "a.m")] == [True, False, True]
    assert [battle.context.stand(of(battle, id).models).lockable for id in ("a.d", "a.r", "a.m")] == [True, False, True]


def seen(*covers: int | None) -> list[Seen]:
    return [Seen("front", False, cover) for cover in covers]


@pytest.mark.rule("WH-VEH-09", "WH-VEH-24", "WH-VEH-05")
@pytest.mark.parametrize(
    ("covers", "half", "most"),
    [
        ((4,), 4, 4), ((None,), None, None), ((4, None), 4, None), ((4, 4, None), 4, 4), ((4, None, None), None, None),
        ((5, 4, 5), 5, 5), ((5, 4), 4, 4), ((), None, None), ((5, 4, None, None), 4, None),
        ((4, 4, 4, None, None), 4, 4),
    ],
)  # fmt: skip
def test_the_cover_from_most(covers: tuple[int | None, ...], half: int | None, most: int | None) -> None:
    assert vehicle_exposure.obscured(seen(*covers), True) == half
    assert vehicle_exposure.obscured(seen(*covers), False) == most


@pytest.mark.rule("WH-VEH-05", "WH-VEH-09")
@pytest.mark.parametrize(
    ("posted", "phase", "standing"),
    [
        (rhino("a.v", 10, 10), "shooting", None), (rhino("a.v", 10, 10, smoke=1), "shooting", 4),
        (rhino("a.v", 10, 10, smoke=2), "shooting", None), (rhino("a.v", 10, 10, smoke=1), "assault", None),
        (speeder("a.v", 10, 10, speed="flat-out"), "shooting", 4),
        (speeder("a.v", 10, 10, speed="cruising"), "shooting", None),
        (trukk("a.v", 10, 10, speed="flat-out"), "shooting", None),
        (speeder("a.v", 10, 10, speed="flat-out"), "assault", 4),
    ],
)  # fmt: skip
def test_the_cover_a_vehicle_has_from_everywhere(posted: Any, phase: str, standing: int | None) -> None:
    battle = table(posted, phase=phase)
    own, model = of(battle, "a.v"), first(battle, "a.v")
    assert vehicle_exposure.standing_cover(battle, own, model) == standing
    for other, from_most, best in ((False, None, standing), (True, None, 3), (False, 5, min(5, standing or 9)),
    (True, 2, 2),
                                   (False, 3, 3)):  # fmt: skip
        assert vehicle_exposure.cover_against(battle, own, model, Seen("side", other, 6), from_most) == best


# ---- beside a hull -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-16", "WH-VEH-29", "WH-CORE-08", "WH-MOVE-04")
@pytest.mark.parametrize(
    ("at", "free"),
    [
        ((20, 33), True), ((20, 32.692), True), ((20, 32.6), False), ((20, 30), False), ((0.492, 33), True),
        ((0.4, 33), False),
        ((20, 47.508), True), ((20, 47.6), False), ((20, 40.5), False), ((20, 39.5), True), ((20, 39.54), False),
        ((30, 33), False), ((30 - BASE, 33), True), ((30 - BASE + 0.01, 33), False), ((10 + 1 + BASE, 33), True),
        ((10 + 0.99 + BASE, 33), False), ((36 - 1.45 - 0.492, 33), True), ((36 - 1.45 - 0.48, 33), False),
        ((44 - 1.45 - 1.492, 42), True), ((44 - 1.45 - 1.48, 42), False),
    ],
)  # fmt: skip
def test_where_somebody_may_get_out(at: tuple[float, float], free: bool) -> None:
    """Beside a Rhino at (20, 30): water below, a friend and a vehicle of his to the right, an enemy to the left."""
    battle = table(
        rhino("a.r", 20, 30), marines("a.m", 0, 0, 1, place="aboard", aboard="a.r"), marines("a.f", 30, 33, 1),
        boyz("b.o", 10, 33, 1), rhino("a.s", 36, 33), rhino("b.s", 44, 42), boyz("b.off", 20, 33, 1, place="off"),
        pieces=[piece("deep-water", 10, 40, 30, 42)],
    )  # fmt: skip
    own, way = of(battle, "a.m"), round_the_hull(first(battle, "a.r"))
    bases = numpy.array([(inches(at[0]), inches(at[1]), 492)], dtype=numpy.float64)
    assert all_free(battle, own, way, bases).tolist() == [free]
    both = numpy.concatenate([bases, [[inches(24), inches(36), 492]]])
    assert all_free(battle, own, way, both).tolist() == [free, True]
    assert all_free(battle, own, way, bases, []).tolist() == [free or 10.5 < at[0] < 12 or at[0] > 29]
    if at[0] == 20 and at[1] in (30, 32.6):
        assert all_free(battle, own, round_the_hull(first(battle, "a.r"), standing=False), bases, []).tolist() == [True]


@pytest.mark.rule("WH-VEH-29", "WH-VEH-16", "WH-VEH-12")
def test_how_far_the_way_out_leads() -> None:
    hull = Hull(20_000, 30_000, 4_400, 2_900, 0)
    places = numpy.array([(20_000, 34_200, 0), (22_450, 30_000, 0), (20_000, 30_000, 0)], dtype=numpy.float64)
    assert Exit(hull, ()).all_off(places).tolist() == [2_000, 1_000, 0]
    doors = Exit(hull, ((20_000, 32_200), (21_450, 30_000)))
    assert doors.all_off(places).tolist() == [2_000, 1_000, 1_450]
    assert exits(rhino("a.r", 20, 30).unit.models[0]).points == ((18_550, 30_000), (21_450, 30_000), (20_000, 32_200))
    assert exits(trukk("a.t", 20, 30).unit.models[0]).points == ()


@pytest.mark.rule("WH-VEH-16", "WH-CORE-08", "WH-MOVE-14", "WH-CORE-07")
@pytest.mark.parametrize(
    ("places", "told"),
    [
        ([(20, 33), (21, 33)], ""), ([(20, 34.692), (20, 33.6)], ""), ([(20, 34.694),
        (20, 33.6)], "wh-refused-alight-far"),
        ([(20, 32.6), (21, 33)], "wh-refused-alight-room"), ([(20, 33), (20.9, 33)], "wh-fault-overlap"),
        ([(17.6, 30), (22.4, 30)], "wh-fault-coherency"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_where_passengers_get_out(places: list[tuple[float, float]], told: str) -> None:
    battle = table(rhino("a.r", 20, 30), marines("a.m", 0, 0, 2, place="aboard", aboard="a.r"))
    at = tuple((inches(x), inches(y)) for x, y in places)
    assert words(fault(battle, of(battle, "a.m"), exits(first(battle, "a.r")), at)) == told


# ---- contact and coherency ---------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-07", "WH-ASSAULT-20", "WH-ASSAULT-18", "WH-VEH-34", "WH-ASSAULT-29")
def test_who_is_engaged_with_whom() -> None:
    """An ork touches the first of three marines; the second is two inches from him, the third a hair more; another
    mob touches the first, a Rhino the other mob."""
    trio = man("a.m", (20, 20), (22 + BASE, 20), (20, 22 + BASE + 0.003))
    battle = table(
        trio, boyz("b.o", 20 - BASE, 20, 1), boyz("b.p", 20 - 2 * BASE - 1, 20, 2), rhino("a.r", 40, 20), boyz("b.q",
        40, 40, 1),
        boyz("b.s", 40 + 1.45 + 0.492, 20, 1), marines("a.n", 5, 5, 1),
    )  # fmt: skip
    own = of(battle, "a.m")
    one, two, three = own.models
    assert engagement.is_near(two, one)
    assert not engagement.is_near(three, one)
    assert engagement.helpers(own, [one]) == {"a.m.2": ["a.m.1"]}
    assert engagement.helpers(own, [one, two]) == {}
    assert engagement.engaged(battle, own) == {"a.m.1", "a.m.2"}
    assert engagement.combat_of(battle, own) == ("a.m", "b.o")
    assert engagement.combat_of(battle, of(battle, "a.n")) == ("a.n",)
    assert engagement.is_held(battle, own)
    assert [engagement.is_held(battle, of(battle, id)) for id in ("a.r", "b.s", "a.n", "b.o")] == [
        False,
        False,
        False,
        True,
    ]
    captain = unit("a.c", "captain", [row("captain")], 20, 18, joined="a.m")
    beside = table(trio, captain, boyz("b.o", 20 - BASE, 20, 1), marines("a.n", 5, 5, 1))
    for id in ("a.m", "a.c"):
        assert [each.id for each in engagement.party(beside, of(beside, id))] == ["a.m", "a.c"]
    assert [each.id for each in engagement.party(beside, of(beside, "a.n"))] == ["a.n"]
    chain = table(boyz("b.o", 20, 20, 1), man("a.m", (20 + BASE, 20)), boyz("b.p", 20 + 2 * BASE, 20, 1),
                  man("a.n", (20 + 3 * BASE, 20)), boyz("b.q", 30, 20, 1))  # fmt: skip
    assert engagement.combat_of(chain, of(chain, "a.n")) == ("b.o", "a.m", "b.p", "a.n")


@pytest.mark.rule("WH-CORE-08", "WH-VEH-33")
@pytest.mark.parametrize(
    ("way", "distance", "leaves"),
    [
        ([3_000, 2_000], 1_000, True), ([3_000, 1_984], 1_000, True), ([3_000, 1_980], 1_000, False),
        ([1_500, 2_000], 1_000, True), ([1_500, 1_900], 1_000, False), ([1_500, 1_400, 2_000], 1_000, False),
        ([1_500, 1_500, 2_000], 1_000, True), ([3_000, 1_500, 3_000], 1_000, False), ([984, 1_984], 1_000, True),
        ([900, 1_984], 1_000, True), ([900, 800, 1_984], 1_000, False), ([3_000, 984], 0, True),
        ([3_000, 980], 0, False),
    ],
)  # fmt: skip
def test_who_is_near_may_leave(way: list[int], distance: int, leaves: bool) -> None:
    """A base beside a base: places by the distance of their middles."""
    points = [(x, 0) for x in way]
    found = bodies.leaves(points, 492, Disc(0, 0, 492), distance)
    if way[0] == 900:
        assert not found
    else:
        assert found is leaves
    far, near = marines("a.m", 10, 30, 2).unit.models, boyz("b.o", 10, 20, 2).unit.models
    assert bodies.gap_between(far, near) == 10_000 - 984
    assert bodies.gap_between(far, ()) == float("inf")
    hull = Hull(0, 0, 984, 984, 0)
    if way[0] != 900:
        assert bodies.leaves(points, 492, hull, distance) is leaves


@pytest.mark.rule("WH-SHOOT-05", "WH-UNIT-02")
def test_the_toughness_of_most() -> None:
    rows = {"a.b": [row("boy", 2), row("warboss")], "a.t": [row("boy"), row("warboss")], "a.g": [row("lobba-gun", 2)],
            "a.h": [row("lobba-gun"), row("gun-crew")]}  # fmt: skip
    units = [unit(id, "boyz", kinds, 10 + 5 * number, 30) for number, (id, kinds) in enumerate(rows.items())]
    battle = table(*units)
    hard = [bodies.toughness(battle, of(battle, id)) for id in rows]
    profile = battle.context.profile(of(battle, "a.h").models[1]).t
    assert hard == [4, 5, 0, profile]


@pytest.mark.rule("WH-CORE-07", "WH-MOVE-14")
def test_groups_by_two_inches_level_and_six_up() -> None:
    """Three in a row on floors; the limit in both ways to the thousandth, the larger group first."""

    def discs(*xs: int) -> list[Disc]:
        return [Disc(x, 0, 492) for x in xs]

    near, far = 2_000 + 984, 2_000 + 984 + 3
    assert coherency.parts(discs(0, near, 2 * near)) == [[0, 1, 2]]
    assert coherency.parts(discs(0, far, far + near)) == [[1, 2], [0]]
    assert coherency.parts(discs(0, near), heights=[0, 6_000]) == [[0, 1]]
    assert coherency.parts(discs(0, near), heights=[0, 6_003]) == [[0], [1]]
    assert coherency.parts(discs(0, near, 2 * near), heights=[0, 6_000, 12_000]) == [[0, 1, 2]]
    assert coherency.parts(discs(0, near, 2 * near), heights=[0, 12_000, 6_000]) == [[1, 2], [0]]
    assert coherency.parts(discs(0, far, far + near), heights=[0, 6_000, 12_000]) == [[1, 2], [0]]
    assert coherency.parts(discs(0, near, far + near), heights=[12_000, 6_000, 0]) == [[0, 1], [2]]
    assert coherency.parts(discs(0, 4_984), 4_000) == [[0, 1]]
    for apart, lies in ((984, False), (983, False), (982, True), (0, True)):
        bases = numpy.array([(0, 0, 492), (apart, 0, 492), (5_000, 0, 492)], dtype=numpy.float64)
        assert coherency.overlap(bases) is lies


# ---- the rules of units ------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-UNIT-08", "WH-USR-06", "WH-USR-16", "WH-CORE-05", "WH-GAME-15")
@pytest.mark.parametrize(
    ("rule", "unit_has", "he_has", "together"),
    [
        ("stubborn", True, False, True), ("stubborn", False, True, True), ("stubborn", False, False, False),
        ("fearless", True, False, True), ("fearless", False, True, False), ("fearless", True, True, True),
        ("fleet", True, False, False), ("fleet", False, True, False), ("fleet", True, True, True),
    ],
)  # fmt: skip
def test_what_a_unit_shares_with_a_character(rule: str, unit_has: bool, he_has: bool, together: bool) -> None:
    squad = marines("a.m", 10, 30, 3, special=(rule,) if unit_has else ())
    man_ = unit("a.c", "captain", [row("captain")], 15, 30, special=(rule,) if he_has else ())
    battle = table(squad, man_)
    host, guest = of(battle, "a.m"), of(battle, "a.c")
    assert (battle.context.has(host, rule), battle.context.has(guest, rule)) == (unit_has, he_has)
    whole = replace(host, models=(*host.models, *guest.models), guests=("a.c",))
    assert battle.context.has(whole, rule) is together
    alone = replace(host, models=guest.models, guests=("a.c",))
    assert battle.context.has(alone, "fleet") is (rule == "fleet" and unit_has and he_has)


@pytest.mark.rule("WH-CORE-05", "WH-GAME-15", "WH-UNIT-08", "WH-SAVE-04")
def test_what_is_known_of_units_by_their_kind_and_gear() -> None:
    boss = unit("b.w", "warboss", [row("warboss", 1, "eavy-armour")], 10, 10)
    bare = unit("b.x", "warboss", [row("warboss")], 20, 10)
    wolves = unit("a.f", "fenrisian-wolves", [row("fenrisian-wolf", 2)], 30, 30)
    mixed = unit("a.x", "boyz", [row("boy"), row("fenrisian-wolf")], 40, 30)
    battle = table(boss, bare, wolves, mixed, man("a.m", (5, 40), (5 + 2 + BASE, 40), (5 + 4.001 + 2 * BASE, 40)))
    saves = [battle.context.profile(first(battle, id)).save for id in ("b.w", "b.x")]
    assert saves[0] is not None
    assert saves[1] == 6
    assert saves[0] <= 6
    assert [battle.context.has(of(battle, id), "fleet") for id in ("a.f", "a.x")] == [True, False]
    assert battle.context.homes == (48_000, 0)
    assert battle.context.stand(of(battle, "a.m").models).gaps.tolist() == [[0], [1]]
    hulls = vehicle("a.s", "land-speeders", "land-speeder", 0, 0, 3, places=[(10, 10), (14, 10), (18.01, 10)])
    other = table(hulls)
    assert other.context.stand(of(other, "a.s").models).gaps.tolist() == [[0], [1]]


@pytest.mark.rule("WH-GAME-05", "WH-GAME-16", "WH-CORE-02", "WH-GAME-07")
def test_who_is_where_and_when_it_is_night() -> None:
    state = table(marines("a.m", 10, 30), boyz("b.o", 10, 10), marines("a.off", 0, 0, place="off"),
                  marines("a.dead", 0, 0, place="destroyed")).state  # fmt: skip
    assert [unit.id for unit in state.of(0)] == ["a.m", "a.off"]
    assert [unit.id for unit in state.standing(0)] == ["a.m"]
    assert [unit.id for unit in state.on_table()] == ["a.m", "b.o", "b.far"]
    for deployment, turn, night in (("dawn-of-war", 1, True), ("dawn-of-war", 2, False), ("dawn-of-war", 0, False),
                                    ("pitched-battle", 1, False), ("", 1, False)):  # fmt: skip
        assert replace(state, deployment=deployment, turn=turn).night is night


@pytest.mark.rule("WH-UNIT-02", "WH-UNIT-06")
def test_guns_and_their_crew() -> None:
    rows = [row("lobba-gun", 2), row("gun-crew", 3), row("runtherd")]
    places = [(20, 20), (24, 20), (20, 22), (24, 22), (20 + 1.181 + 2 + 0.492 + 0.01, 20), (22, 24)]
    battery = unit("b.g", "big-guns", rows, places=places)
    battle = table(
        battery, man("a.m", (20, 40)), man("a.h", (40, 40)), pieces=[piece("rock-spire", 30, 20, 48, 30, 20)]
    )
    own, foe = of(battle, "b.g"), of(battle, "a.m")
    gun = Firing("b.g.1", "lobba")
    assert [model.id for model in artillery.crew_of(own)] == [f"b.g.{number}" for number in (3, 4, 5)]
    assert artillery.gunners(battle, own, (gun,)) == {"b.g.1": "b.g.3"}
    assert artillery.gunners(battle, own, (gun, Firing("b.g.3", "slugga"))) is None
    assert artillery.gunners(battle, replace(own, spent=("b.g.3", "b.g.4")), (gun,)) is None
    assert artillery.gunners(battle, own, (Firing("b.g.3", "slugga"),)) == {}
    man_ = own.model("b.g.5")
    near = replace(man_, x=man_.x - 10)
    nearer = replace(own, models=tuple(near if each.id == near.id else each for each in own.models))
    assert not artillery.serves(battle, own, man_, gun, None)
    assert artillery.serves(battle, nearer, near, gun, None)
    direct, other = Firing("b.g.1", "grot-blasta"), Firing("b.g.2", "grot-blasta")
    assert artillery.serves(battle, own, own.model("b.g.3"), direct, foe)
    assert not artillery.serves(battle, own, own.model("b.g.4"), other, of(battle, "a.h"))
    assert artillery.serves(battle, own, own.model("b.g.4"), Firing("b.g.2", "lobba"), of(battle, "a.h"))
    for spent, more in (
        ((), False),
        (("b.g.1", "b.g.3"), True),
        (("b.g.4",), True),
        (("b.g.1", "b.g.3", "b.g.4"), False),
    ):
        assert artillery.may_fire_more(replace(own, spent=spent)) is more
    assert not artillery.may_fire_more(replace(foe, spent=("a.m.1",)))
    assert artillery.is_mixed(own)
    assert not artillery.is_mixed(replace(own, models=own.models[:2]))
    assert not artillery.is_mixed(replace(own, models=own.models[2:]))
    assert Test("wh-roll-guns-or-crew", "WH-UNIT-02", (Branch(5, "high"),), "low") == artillery.TO_SHARE
    for option, face in (("gun_1_4", "low"), ("crew_1_4", "high")):
        assert artillery.on_guns(table(battery, man("a.m", (20, 40)), options={"artillery_hits": option})) == face
    assert (GUNS["lobba-gun"], GUNS["gun-crew"], GUNS["boy"]) == (True, False, False)
    assert not is_short_of_crew(own)
    assert is_short_of_crew(replace(own, models=(*own.models[:2], own.models[2])))


@pytest.mark.rule("WH-UNIT-05")
def test_when_a_power_comes() -> None:
    for most in range(13):
        found = [to_use_power(most).reached(total) for total in range(2, 13)]
        expected = ["comes" if total <= most else "fails" for total in range(2, 13)]
        assert found == [f"{each}-perilously" if total in (2, 12) else each for total, each in enumerate(expected, 2)]


@pytest.mark.rule("WH-USR-25", "WH-USR-08")
@pytest.mark.parametrize(
    ("posted", "hears"),
    [
        (boyz("b.u", 10, 10), True), (unit("b.u", "gretchin", [row("gretchin", 3)], 10, 10), False),
        (unit("b.u", "boyz", [row("boy"), row("gretchin")], 10, 10), False), (marines("b.u", 10, 10), False),
        (unit("b.u", "warbikers", [row("warbiker")], 10, 10), False),
        (unit("b.u", "boyz", [row("boy"), row("warbiker")], 10, 10), False),
    ],
)  # fmt: skip
def test_whom_a_waaagh_drives_on(posted: Any, hears: bool) -> None:
    for called, now in (((None, 1), True), ((1, None), False), ((None, 2), False), ((None, None), False)):
        battle = table(posted, waaagh=called)
        own = of(battle, "b.u")
        assert waaagh.hears(own) is hears
        assert waaagh.sweeps_along(battle, own) is (hears and now)
        assert waaagh.is_fleet(battle, own) is (hears and now)


@pytest.mark.rule("WH-VEH-26", "WH-VEH-10")
def test_how_walkers_look_where_they_go_and_when_vehicles_stand() -> None:
    walker = dreadnought("a.d", 10, 30, facing=RIGHT).unit.models[0]
    man_ = marines("a.m", 10, 30, 1).unit.models[0]
    assert (
        arrived(walker, Leg("a.d.1", ((10_000, 24_000),))).facing,
        arrived(man_, Leg("a.m.1", ((9_000, 1),))).facing,
    ) == (0, 0)
    bent = arrived(walker, Leg("a.d.1", ((10_000, 24_000), (4_000, 24_000))))
    assert (bent.facing, bent.turned, bent.at, bent.storey) == (270_000, True, (4_000, 24_000), 0)
    assert arrived(walker, Leg("a.d.1", ((10_000, 30_000),))).facing == RIGHT
    assert arrived(walker, Leg("a.d.1", ((10_000, 24_000),), facing=370_000)).facing == 10_000
    assert arrived(man_, Leg("a.m.1", ((9_000, 1),), storey=2)).storey == 2
    assert not arrived(man_, Leg("a.m.1", ((9_000, 1),))).turned
    still = rhino("a.r", 10, 30).unit.models
    assert halted(still) is still
    for fields in ({"speed": "combat"}, {"turned": True}, {"speed": "combat", "turned": True}):
        moved = (*still, replace(still[0], **fields))
        assert halted(moved) == (still[0], still[0])


# ---- the movement phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-02", "WH-MOVE-13", "WH-USR-14")
def test_what_each_order_needs() -> None:
    torn = man("a.t", (30, 10), (40, 10))
    battle = table(
        man("a.m", (10, 30)), rhino("a.r", 20, 30), marines("a.p", 0, 0, 2, place="aboard", aboard="a.r"),
        marines("a.gone", 0, 0, place="destroyed"), boyz("b.o", 10, 5, 1),
    )  # fmt: skip
    decision = ChooseMover(0)

    def told(choice: Any) -> str:
        return words(decision.refusal(battle, choice))

    assert told(Move("a.m", shifted(battle, "a.m", 0, -3))) == ""
    assert told(Move("a.r", ())) == "wh-refused-not-yours"
    assert told(Move("a.p", ())) == "wh-refused-not-yours"
    assert told(Move("a.gone", ())) == "wh-refused-not-yours"
    assert told(Move("b.o", ())) == "wh-refused-not-yours"
    assert told(drive("a.m", (0, 3))) == "wh-refused-not-yours"
    assert told(drive("a.r", (0, 3))) == ""
    assert told(Drive("a.r", ())) == "wh-fault-courses"
    assert told(Shock("a.r", 0, 6_000)) == ""
    assert told(Shock("a.m", 0, 6_000)) == "wh-refused-not-yours"
    assert told(Board("a.m", "a.r")) == "wh-refused-no-room"
    assert told(Brave("a.m")) == "wh-refused-no-roll"
    assert told(Alight("a.p", ((20_000, 33_000), (21_200, 33_000)))) == ""
    assert told(Alight("a.m", ())) == "wh-refused-not-aboard"
    assert told(Finish()) == ""
    tired = table(man("a.m", (20, 33), activated=True), rhino("a.r", 20, 30))
    assert words(ChooseMover(0).refusal(tired, Board("a.m", "a.r"))) == "wh-refused-activated"
    raging = man("a.a", (10, 20), special=("rage",))
    for posted, owes in (
        ([torn], "wh-refused-close-up"), ([raging], "wh-refused-rage-stays"),
        ([man("a.m", (10, 30)), torn], "wh-refused-close-up"),
        ([replace(raging, special=())], ""), ([man("a.t", (30, 10), (40, 10), activated=True)], ""),
        ([man("a.t", (30, 10), (40, 10), place="off")], ""), ([rhino("a.r", 20, 30), raging], "wh-refused-rage-stays"),
    ):  # fmt: skip
        owing = table(*posted, boyz("b.o", 10, 10, 1))
        assert words(ChooseMover(0).refusal(owing, Finish())) == owes
