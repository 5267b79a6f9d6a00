"""Vehicles at their edges: dice against armour, shares of a squadron, ways, danger, shocks, boarding."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from grognard.core.engine.fates import Branch, Test
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.vehicle_courses import parts_of
from grognard.games.wh40k5.ground.vehicle_places import exits
from grognard.games.wh40k5.rules.vehicles import boarding, moving, shock, smoke
from grognard.games.wh40k5.rules.vehicles.damage import turned_into
from grognard.games.wh40k5.rules.vehicles.destruction import ChoosePlaces, GetOut, passengers
from grognard.games.wh40k5.rules.vehicles.driving import perilous
from grognard.games.wh40k5.rules.vehicles.fates import GLANCING, NONE, PENETRATING, Harm, to_damage, to_pierce
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits, ranked
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, hit_of
from grognard.games.wh40k5.state.choices import Alight, Finish, Shock, Stretch
from grognard.space.plane import footprint
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import first, table, words
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import RIGHT, drive, rhino, speeder, trukk, vehicle

# ---- dice --------------------------------------------------------------------------------------------------------


def pierced(*branches: tuple[int, Any], dice: int = 1, highest: bool = False, fail: Any = NONE) -> Test:
    ways = tuple(Branch(bound, fate) for bound, fate in branches)
    return Test("wh-roll-penetration", "WH-VEH-06", ways, fail, dice=dice, highest=highest)


def rent(*branches: tuple[int, str]) -> Test:
    return Test("wh-roll-rending", "WH-WEAPON-15", tuple(Branch(bound, fate) for bound, fate in branches), NONE)


@pytest.mark.rule("WH-VEH-06", "WH-WEAPON-06", "WH-WEAPON-15", "WH-WEAPON-18")
@pytest.mark.parametrize(
    ("hit", "armour", "fate"),
    [
        (ArmourHit(4, None, "front"), 10, pierced((6, GLANCING))), (ArmourHit(4, None, "front"), 11, NONE),
        (ArmourHit(4, None, "front", bonus=1), 10, pierced((5, GLANCING), (6, PENETRATING))),
        (ArmourHit(4, None, "front", bonus=1), 11, pierced((6, GLANCING))),
        (ArmourHit(8, 1, "front", dice=2), 14, pierced((6, GLANCING), (7, PENETRATING), dice=2)),
        (ArmourHit(8, 1, "front", dice=2, highest=True), 14, pierced((6, GLANCING), dice=2, highest=True)),
        (ArmourHit(8, 1, "front", dice=2, highest=True), 13,
         pierced((5, GLANCING), (6, PENETRATING), dice=2, highest=True)),
        (ArmourHit(6, 4, "front", rending=True), 10,
         pierced((4, GLANCING), (5, PENETRATING), (6, rent((1, PENETRATING))))),
        (ArmourHit(6, 4, "front", rending=True), 11, pierced((5, GLANCING), (6, rent((1, PENETRATING))))),
        (ArmourHit(6, 4, "front", rending=True), 13, pierced((6, rent((1, GLANCING), (3, PENETRATING))))),
        (ArmourHit(6, 4, "front", rending=True), 15, pierced((6, rent((5, GLANCING))))),
        (ArmourHit(6, 4, "front", rending=True), 16, NONE),
        (ArmourHit(5, 4, "front", again=True), 10,
         pierced((5, GLANCING), (6, PENETRATING), fail=pierced((5, GLANCING), (6, PENETRATING)))),
    ],
)  # fmt: skip
def test_what_the_dice_do_against_armour(hit: ArmourHit, armour: int, fate: Any) -> None:
    assert to_pierce(hit, armour) == fate


@pytest.mark.rule("WH-VEH-07")
def test_the_damage_table_has_six_faces_and_no_seventh() -> None:
    found = to_damage(Harm(True, None), False)
    assert [(branch.bound, branch.fate) for branch in found.branches][:2] == [(1, found.fail), (2, found.fail)]
    assert len(found.branches) == 6
    worst = to_damage(Harm(False, 1), True)
    assert worst.fail == worst.branches[0].fate != worst.branches[1].fate


@pytest.mark.rule("WH-WEAPON-14", "WH-WEAPON-16", "WH-WEAPON-18", "WH-USR-22")
def test_melta_at_half_its_range_to_the_hair() -> None:
    melta, cannon, sniper = (TABLES.weapons[each] for each in ("multi-melta", "demolisher-cannon", "sniper-rifle"))
    assert [hit_of(melta, "front", away).dice for away in (0, 12_000, 12_000.5, 12_001, 24_000)] == [2, 2, 2, 1, 1]
    assert [hit_of(melta, "front", 0, hunter=hunter).bonus for hunter in (False, True)] == [0, 1]
    assert (hit_of(cannon, "side", 0).dice, hit_of(cannon, "side", 0).highest) == (2, True)
    assert (hit_of(sniper, "rear", 0).strength, hit_of(sniper, "rear", 0).rending) == (3, True)
    assert hit_of(cannon, "side", 0, strength=5).strength == 5


# ---- squadrons ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
@pytest.mark.parametrize(
    ("first_", "then", "models", "told"),
    [
        ("xy", "z", "xy", ""), ("xy", "z", "xz", "wh-refused-hits-uneven"),
        ("xy", "zw", "xz", "wh-refused-hits-uneven"),
        ("xy", "z", "xyz", ""), ("xy", "z", "xyzx", ""), ("xy", "z", "xyzz", "wh-refused-hits-uneven"),
        ("", "xy", "x", ""),
        ("", "xy", "xx", "wh-refused-hits-uneven"), ("xy", "", "x", ""), ("x", "y", "xyx", ""),
        ("x", "y", "yxy", "wh-refused-hits-uneven"), ("xy", "z", "w", "wh-refused-hits-shared"),
    ],
)  # fmt: skip
def test_hits_go_round_a_squadron_those_in_sight_first(first_: str, then: str, models: str, told: str) -> None:
    decision = ChooseShares(0, "a.s", tuple(first_), tuple(then), len(models))
    battle = table(marines("a.m", 10, 30))
    assert words(decision.refusal(battle, ShareHits(tuple(models)))) == told
    fewer = ShareHits(tuple(models[:-1]))
    assert words(decision.refusal(battle, fewer)) == "wh-refused-hits-shared"


@pytest.mark.rule("WH-VEH-35")
def test_which_vehicles_of_a_squadron_are_in_sight() -> None:
    squadron = speeder("b.s", 10, 10, 3).unit
    seen: Any = [
        SimpleNamespace(model="b.s.1", seen=False),
        SimpleNamespace(model="b.s.2", seen=False),
        SimpleNamespace(model="b.s.2", seen=True),
    ]
    assert ranked(squadron, seen) == (("b.s.2",), ("b.s.1", "b.s.3"))
    assert ranked(squadron, []) == ((), ("b.s.1", "b.s.2", "b.s.3"))


@pytest.mark.rule("WH-VEH-08", "WH-VEH-12", "WH-VEH-22")
@pytest.mark.parametrize(
    ("posted", "result", "becomes"),
    [
        (speeder("a.v", 10, 10, speed="flat-out"), "immobilised", "wrecked"),
        (speeder("a.v", 10, 10, speed="cruising"), "immobilised", "immobilised"),
        (speeder("a.v", 10, 10, speed="flat-out"), "crew-shaken", "crew-shaken"),
        (trukk("a.v", 10, 10, speed="flat-out"), "immobilised", "immobilised"),
        (speeder("a.v", 10, 10, 2), "immobilised", "wrecked"),
        (speeder("a.v", 10, 10, 2), "crew-stunned", "crew-shaken"),
    ],
)  # fmt: skip
def test_what_a_result_is_to_a_skimmer(posted: Any, result: str, becomes: str) -> None:
    battle = table(posted)
    assert turned_into(battle, of(battle, "a.v"), first(battle, "a.v"), result) == becomes


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-08", "WH-VEH-01")
@pytest.mark.parametrize(
    ("start", "way", "foe", "friend"),
    [
        (3_000, 1_000, False, False), (3_000, 999, False, False), (3_000, 998, True, False), (3_000, 0, True, False),
        (3_000, -2, True, True), (1_000, 900, True, False), (999, 900, True, False), (998, 900, False, False),
        (998, 0, False, False), (998, -2, True, True), (3_000, -1, True, True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["base", "hull"])
def test_how_near_a_vehicle_may_come(start: int, way: int, foe: bool, friend: bool, kind: str) -> None:
    """A Rhino that looks up the table, and the ground it comes to cover, so far below a man or another Rhino."""
    other = boyz("b.o", 20, 10, 1) if kind == "base" else rhino("b.o", 20, 10)
    body = other.unit.models[0]
    below = 10_000 + (492 if kind == "base" else 2_200)
    begins, ends = (replace(rhino("a.r", 20, 0).unit.models[0], y=below + gap + 2_200).body for gap in (start, way))
    covered = numpy.array([footprint(begins), footprint(ends)], dtype=object)
    assert moving.too_near(covered, body, begins, True) is foe  # type: ignore[arg-type]
    assert moving.too_near(covered, body, begins, False) is friend  # type: ignore[arg-type]


def driven(
    *stretches: tuple[float, float], at: tuple[float, float] = (20, 30), pieces: Any = (), others: Any = ()
) -> list[str]:
    """What forbids a Rhino that looks up the table to drive so."""
    battle = table(rhino("a.r", *at), *others, pieces=pieces)
    return [each.message.id for each in moving.faults(battle, of(battle, "a.r"), drive("a.r", *stretches))]


@pytest.mark.rule("WH-CORE-08", "WH-CORE-12", "WH-MOVE-04", "WH-VEH-01", "WH-VEH-12")
def test_what_is_in_the_way_of_a_vehicle() -> None:
    """It begins half an inch from an enemy: it may turn, or drive off him by an inch, of whose men another is far."""
    near = boyz("b.o", 0, 0, 2, places=[(20, 26.808), (40, 26.808)])
    assert driven((0, 0), others=[near]) == []
    assert driven((0, -0.5), others=[near]) == []
    assert driven((0, -0.499), others=[near]) == []
    assert driven((0, -0.498), others=[near]) == ["wh-fault-enemy"]
    assert driven((0, -0.4), (0, 0), others=[near]) == ["wh-fault-enemy"]
    assert driven((0, -0.4), others=[boyz("a.o", 0, 0, 1, places=[(20, 26.808)])]) == []
    assert driven((0, 3), (0, -6), at=(20, 4)) == ["wh-fault-off-table"]
    water = [piece("deep-water", 10, 20, 30, 24)]
    assert driven((0, 3.82), pieces=water) == []
    assert driven((0, 3.78), pieces=water) == []
    assert driven((0, 3.85), pieces=water) == ["wh-fault-impassable"]


@pytest.mark.rule("WH-MOVE-04", "WH-VEH-12")
@pytest.mark.parametrize(
    ("kind", "expected"), [("woods", []), ("building", []), ("deep-water", ["wh-fault-impassable"])]
)
def test_where_a_skimmer_ends(kind: str, expected: list[str]) -> None:
    closed = [piece(kind, 10, 20, 30, 24), piece("deep-water", 40, 40, 44, 44)]
    battle = table(speeder("a.s", 20, 30), pieces=closed)
    for ahead, told in ((8, expected), (12, [])):
        assert [each.message.id for each in moving.faults(battle, of(battle, "a.s"), drive("a.s", (0, ahead)))] == told


@pytest.mark.rule("WH-MOVE-03", "WH-MOVE-04", "WH-VEH-01")
@pytest.mark.parametrize(
    ("kind", "stretches", "gone"),
    [
        ("rhino", [(0, 0)], None), ("rhino", [(90, 0)], None), ("rhino", [(0, 3)], 0), ("rhino", [(90, 0), (0, 3)], 0),
        ("rhino", [(0, -3)], 0), ("speeder", [(0, 0)], None), ("speeder", [(90, 0)], None), ("speeder", [(0, 12)], 0),
    ],
)  # fmt: skip
def test_where_a_vehicle_that_begins_in_rough_ground_tests(
    kind: str, stretches: list[tuple[float, float]], gone: int | None
) -> None:
    posted = rhino("a.v", 20, 30) if kind == "rhino" else speeder("a.v", 20, 30)
    battle = table(posted, pieces=[piece("woods", 15, 26, 25, 34, 5)])
    model = first(battle, "a.v")
    parts = parts_of(model, [Stretch(round(turn * 1000), inches(ahead)) for turn, ahead in stretches])
    stop = perilous(battle, model, parts)
    assert (stop.gone if stop else None) == gone


@pytest.mark.rule("WH-MOVE-03", "WH-MOVE-04", "WH-VEH-01")
def test_where_a_vehicle_first_tests() -> None:
    """Woods nearer than a minefield, both ways round; a skimmer where it ends, on a building too."""
    for kinds in (("woods", "minefield"), ("minefield", "woods")):
        pieces = [piece(kinds[0], 10, 20, 30, 21), piece(kinds[1], 10, 14, 30, 15)]
        battle = table(rhino("a.r", 20, 30), pieces=pieces)
        car = first(battle, "a.r")
        stop = perilous(battle, car, parts_of(car, [Stretch(0, 12_000)]))
        assert stop is not None
        assert abs(stop.gone - (9_000 - 2_200)) <= 2
    for kind, ahead, gone in (("building", 9, 9_000), ("building", 12, None), ("road", 9, None), ("woods", 9, 9_000)):
        battle = table(speeder("a.s", 20, 30), pieces=[piece(kind, 10, 20, 30, 22)])
        flyer = first(battle, "a.s")
        stop = perilous(battle, flyer, parts_of(flyer, [Stretch(0, inches(ahead))]))
        assert (stop.gone if stop else None) == gone
    dry = table(rhino("a.r", 20, 30))
    assert perilous(dry, first(dry, "a.r"), parts_of(first(dry, "a.r"), [Stretch(0, 12_000)])) is None


# ---- shocks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-13", "WH-VEH-15", "WH-VEH-35")
@pytest.mark.parametrize(
    ("places", "state", "choice", "told"),
    [
        ([(20, 30)], {}, Shock("a.t", 0, 1), ""), ([(20, 30)], {}, Shock("a.t", 0, 0), "wh-fault-shock-distance"),
        ([(20, 30)], {}, Shock("a.t", 0, 12_000), ""), ([(20, 30)], {}, Shock("a.t", 0, 12_001),
        "wh-fault-shock-distance"),
        ([(20, 30)], {}, Shock("a.t", 0, 12_000, True), ""),
        ([(20, 30)], {}, Shock("a.t", 0, 11_000, True), "wh-fault-ram-distance"),
        ([(20, 30)], {"activated": True}, Shock("a.t", 0, 6_000), "wh-refused-activated"),
        ([(20, 30), (1.7, 34)], {}, Shock("a.t", 45_000, 6_000), "wh-fault-off-table"),
        ([(20, 30), (1.7, 34)], {"stuck": 1}, Shock("a.t", 45_000, 6_000), ""),
        ([(20, 30), (1.7, 34)], {"stuck": 0}, Shock("a.t", 45_000, 6_000), "wh-fault-off-table"),
        ([(20, 30), (23.4, 30)], {"stuck": 1}, Shock("a.t", 45_000, 6_000), "wh-fault-friend"),
        ([(20, 30), (30, 30)], {"stuck": 1}, Shock("a.t", 45_000, 6_000), ""),
    ],
)  # fmt: skip
def test_how_tanks_drive_at_the_enemy(
    places: list[tuple[float, float]], state: dict[str, Any], choice: Shock, told: str
) -> None:
    """Leman Russes, 4.6" long and 3.2" wide, that look up the table; one of two may be stuck."""
    stuck = state.pop("stuck", None) if "stuck" in state else None
    tanks = unit("a.t", "leman-russ-squadron", [row("leman-russ", len(places))], places=places, **state)
    models = tuple(replace(each, immobilised=number == stuck) for number, each in enumerate(tanks.unit.models))
    battle = table(replace(tanks, unit=replace(tanks.unit, models=models)))
    assert words(shock.refusal(battle, of(battle, "a.t"), choice)) == told


@pytest.mark.rule("WH-VEH-09", "WH-VEH-23")
@pytest.mark.parametrize(
    ("posted", "option", "told"),
    [
        (rhino("a.r", 20, 30), "true", ""), (trukk("a.r", 20, 30), "true", "wh-refused-no-smoke"),
        (rhino("a.r", 20, 30, place="off"), "true", "wh-refused-no-smoke"),
        (rhino("a.r", 20, 30, smoked=True), "true", "wh-refused-no-smoke"),
        (rhino("a.r", 20, 30, shot="b.far"), "true", "wh-refused-no-smoke"),
        (rhino("a.r", 20, 30, rammed=True), "true", "wh-refused-no-smoke"),
        (rhino("a.r", 20, 30, shaken=1), "true", ""), (rhino("a.r", 20, 30, shaken=1), "false",
        "wh-refused-smoke-crew"),
        (rhino("a.r", 20, 30, shaken=0), "false", ""), (rhino("a.r", 20, 30, stunned=1), "true",
        "wh-refused-smoke-crew"),
        (marines("a.r", 20, 30), "true", "wh-refused-no-smoke"),
    ],
)  # fmt: skip
def test_who_may_hide_in_smoke(posted: Any, option: str, told: str) -> None:
    battle = table(posted, options={"smoke_while_shaken": option})
    assert words(smoke.refusal(battle, of(battle, "a.r"))) == told


# ---- passengers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-16", "WH-VEH-30")
@pytest.mark.parametrize(("inside", "coming", "room"), [(0, 10, True), (0, 11, False), (1, 9, True), (1, 10, False)])
def test_how_many_a_transport_holds(inside: int, coming: int, room: bool) -> None:
    """A Rhino holds ten: a squad, and a captain who sits in it already; those of another Rhino do not count."""
    captain = unit("a.c", "captain", [row("captain")], place="aboard", aboard="a.r" if inside else "a.s")
    battle = table(rhino("a.r", 20, 30), rhino("a.s", 30, 30), captain, marines("a.m", 10, 40, coming),
                   marines("a.n", 0, 0, 3, place="aboard", aboard="a.s"))  # fmt: skip
    assert boarding.has_room(battle, of(battle, "a.m"), of(battle, "a.r")) is room
    assert [each.id for each in passengers(battle.state, "a.r")] == ["a.c"] * inside
    assert not boarding.has_room(battle, of(battle, "a.m"), of(battle, "a.m"))


@pytest.mark.rule("WH-VEH-17", "WH-VEH-29", "WH-VEH-16")
@pytest.mark.parametrize(
    ("fields", "car", "told"),
    [
        ({}, {}, ""), ({"boarded": True}, {}, "wh-refused-board-again"),
        ({}, {"speed": "flat-out"}, "wh-refused-alight-fast"),
        ({}, {"speed": "cruising"}, ""), ({"place": "table"}, {}, "wh-refused-not-aboard"),
        ({"place": "off", "aboard": None}, {}, "wh-refused-not-aboard"),
    ],
)  # fmt: skip
def test_when_passengers_may_get_out(fields: dict[str, Any], car: dict[str, Any], told: str) -> None:
    riders = marines("a.m", 5, 5, 2, **({"place": "aboard", "aboard": "a.r"} | fields))
    battle = table(rhino("a.r", 20, 30, **car), riders)
    own = of(battle, "a.m")
    assert words(boarding.cannot_alight(battle, own)) == told
    behind = ((20_000, 33_000), (21_200, 33_000))
    assert words(boarding.alight_refusal(battle, own, Alight("a.m", behind))) == told
    if not told:
        assert words(boarding.alight_refusal(battle, own, Alight("a.m", behind[:1]))) == "wh-refused-alight-count"
        assert words(boarding.alight_refusal(battle, own, Alight("a.m", behind, True))) == "wh-refused-no-emergency"
        ahead = ((20_000, 27_000), (21_200, 27_000))
        assert words(boarding.alight_refusal(battle, own, Alight("a.m", ahead))) != ""


@pytest.mark.rule("WH-VEH-19", "WH-VEH-29")
def test_all_get_out_for_whom_there_is_room() -> None:
    battle = table(rhino("a.r", 20, 30), marines("a.m", 5, 5, 3, place="aboard", aboard="a.r"))
    decision = ChoosePlaces(0, "a.m", exits(first(battle, "a.r")), 2)
    places = ((20_000, 33_000), (21_200, 33_000), (18_800, 33_000))
    for count, told in ((1, "wh-refused-alight-count"), (2, ""), (3, "")):
        assert words(decision.refusal(battle, GetOut(places[:count]))) == told
    assert words(decision.refusal(battle, GetOut((*places, (22_000, 33_000))))) == "wh-refused-alight-count"
    assert words(decision.refusal(battle, Finish())) == "refused-not-offered"


@pytest.mark.rule("WH-VEH-01", "WH-VEH-10")
def test_a_vehicle_that_looks_aside_drives_aside() -> None:
    battle = table(vehicle("a.r", "rhino", "rhino", 20, 30, facing=RIGHT))
    parts = parts_of(first(battle, "a.r"), [Stretch(0, 6_000)])
    assert (parts[-1].after.x, parts[-1].after.y) == (26_000, 30_000)
