"""Formulas of ranges, speeds, coherency and powers at their edges, each asked by itself."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.engine.fates import chances
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_twin_linked, shots, shots_lost
from grognard.games.wh40k5.ground.bodies import leaves
from grognard.games.wh40k5.ground.coherency import parts
from grognard.games.wh40k5.ground.room import clear_of_vehicles, room_ahead
from grognard.games.wh40k5.ground.vehicle_exposure import covers_by_speed
from grognard.games.wh40k5.ground.vehicle_places import reaches_access
from grognard.games.wh40k5.rules.assault.attack_groups import melee_of, targets
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry, marching_in
from grognard.games.wh40k5.rules.saves.allocation import needs_choice
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.units.characters import hosts_before
from grognard.games.wh40k5.rules.units.force import COMES, COMES_PERILOUSLY, FAILS, FAILS_PERILOUSLY, to_use_power
from grognard.games.wh40k5.rules.vehicles.moving import speeds_of
from grognard.games.wh40k5.state.choices import Course, Drive, Firing, Stretch
from grognard.games.wh40k5.state.events.characters import united
from grognard.games.wh40k5.state.setup_choices import Edge
from grognard.games.wh40k5.state.state import Model
from grognard.space.plane import Disc
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import table
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import UP, rhino, speeder, trukk, vindicator

BASE = 492
EDGES: tuple[Edge, ...] = ("north", "south", "west", "east")


def model(battle: Any, id: str) -> Model:
    """The first model of a unit."""
    found: Model = of(battle, id).models[0]
    return found


# ---- fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-02", "WH-WEAPON-01", "WH-WEAPON-03", "WH-WEAPON-04")
@pytest.mark.parametrize(
    ("weapon", "moved", "away", "count"),
    [
        ("boltgun", False, 12_001, 2), ("boltgun", False, 12_002, 1), ("boltgun", True, 12_001, 2),
        ("boltgun", True, 12_002, 0), ("boltgun", False, 24_001, 1), ("boltgun", False, 24_002, 0),
        ("bolt-pistol", True, 12_001, 1), ("bolt-pistol", True, 12_002, 0),
        ("heavy-bolter", False, 36_001, 3), ("heavy-bolter", False, 36_002, 0),
    ],
)  # fmt: skip
def test_the_shots_of_a_weapon_by_the_thousandth(weapon: str, moved: bool, away: float, count: int) -> None:
    """A thousandth of an inch is granted to who fires."""
    assert shots(TABLES.weapons[weapon], moved, away) == count
    assert shots(TABLES.weapons[weapon], moved, None) == 0


@pytest.mark.rule("WH-WEAPON-17")
def test_out_of_range_a_weapon_gets_hot_as_often_as_it_would_have_fired() -> None:
    gun = TABLES.weapons["plasma-gun"]
    assert [shots_lost(gun, moved, single) for moved in (False, True) for single in (False, True)] == [1, 1, 2, 2]
    assert shots_lost(TABLES.weapons["plasma-cannon"], True, False) == 0
    assert shots_lost(TABLES.weapons["deffgun"], False, False) == TABLES.weapons["deffgun"].shots.least  # type: ignore[union-attr]


@pytest.mark.rule("WH-WEAPON-13")
def test_only_what_is_mounted_twice_is_twin_linked() -> None:
    mounted = {(kind.id, mount.weapon): mount.twin_linked for kind in TABLES.models.values() for mount in kind.mounts}
    assert set(mounted.values()) == {True, False}
    for (kind, weapon), twin in mounted.items():
        mode = TABLES.modes(weapon)[0]
        others = [mount.twin_linked for mount in TABLES.models[kind].mounts if mount.weapon == weapon]
        one = Model(0, 0, 1000, id="v.1", kind=kind, gear=(weapon,), wounds=0)
        assert is_twin_linked(one, mode) is (any(others) or "twin-linked" in mode.traits), (kind, weapon, twin)


@pytest.mark.rule("WH-UNIT-05")
@pytest.mark.parametrize("leadership", [1, 2, 3, 9, 10, 11, 12])
def test_a_power_comes_up_to_the_leadership_and_is_perilous_on_two_and_twelve(leadership: int) -> None:
    found = chances(to_use_power(leadership))
    ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
    told = dict.fromkeys((COMES, COMES_PERILOUSLY, FAILS, FAILS_PERILOUSLY), Fraction(0))
    for total, count in ways.items():
        passed, perilous = total <= leadership, total in (2, 12)
        fate = (COMES_PERILOUSLY if perilous else COMES) if passed else FAILS_PERILOUSLY if perilous else FAILS
        told[fate] += Fraction(count, 36)
    assert {fate: chance for fate, chance in found.items() if chance} == {
        fate: chance for fate, chance in told.items() if chance
    }


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-09")
def test_only_a_fast_skimmer_that_went_flat_out_is_covered_by_its_speed() -> None:
    battle = table(
        trukk("a.t", 10, 30, speed="flat-out"), speeder("a.s", 20, 30, speed="flat-out"),
        speeder("a.c", 30, 30, speed="cruising"), rhino("a.r", 40, 30, speed="flat-out"),
    )  # fmt: skip
    assert [covers_by_speed(model(battle, id)) for id in ("a.t", "a.s", "a.c", "a.r")] == [False, True, False, False]


@pytest.mark.rule("WH-VEH-35")
def test_a_squadron_goes_as_fast_as_the_fastest_of_it() -> None:
    pair = speeder("a.s", 10, 30, 2).unit

    def told(*ways: int) -> str:
        courses = [Course(f"a.s.{n}", (Stretch(0, inches(far)),)) for n, far in enumerate(ways, 1)]
        return speeds_of(pair, Drive("a.s", tuple(courses)))

    assert [told(), told(0), told(3), told(3, 8), told(8, 3), told(3, 20), told(3, 99)] == [
        "stationary", "stationary", "combat", "cruising", "cruising", "flat-out", "combat",
    ]  # fmt: skip


@pytest.mark.rule("WH-VEH-16")
def test_who_gets_in_stands_on_the_ground_within_two_inches_of_the_way_in() -> None:
    battle = table(rhino("a.r", 20, 30, facing=UP))
    tank = model(battle, "a.r")
    half = max(tank.of.hull or (0, 0)) // 2
    for away, storey, told in ((2000, 0, True), (2002, 0, False), (2000, 1, False)):
        man = replace(marines("a.m", 0, 0, 1).unit.models[0], x=tank.x, y=tank.y + half + away + BASE, storey=storey)
        assert reaches_access(man, tank) is told


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27")
@pytest.mark.parametrize(
    ("pieces", "far"),
    [((), 12.0), (((0, 20, 48, 21),), None), (((30, 20, 48, 21),), 12.0)],
)
def test_how_much_room_a_tank_has_ahead(
    pieces: tuple[tuple[float, float, float, float], ...], far: float | None
) -> None:
    """Twelve inches north; water across its way stops it an inch before, water beside it does not."""
    battle = table(rhino("a.r", 20, 35, facing=UP), pieces=[piece("deep-water", *box) for box in pieces])
    tank = model(battle, "a.r")
    front = tank.y - max(tank.of.hull or (0, 0)) // 2
    room = room_ahead(battle, of(battle, "a.r"), tank, inches(12), ram=False)
    wanted = inches(far) if far is not None else front - inches(21) - 1000
    assert abs(room - wanted) <= 20


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27")
def test_a_tank_halts_at_the_edge_of_the_table() -> None:
    battle = table(rhino("a.r", 20, 6, facing=UP))
    tank = model(battle, "a.r")
    front = tank.y - max(tank.of.hull or (0, 0)) // 2
    assert abs(room_ahead(battle, of(battle, "a.r"), tank, inches(12), ram=False) - front) <= 2


@pytest.mark.rule("WH-VEH-15")
def test_a_tank_does_not_end_on_a_vehicle_that_dodged_it() -> None:
    battle = table(rhino("a.r", 20, 40, facing=UP), speeder("b.s", 20, 30))
    tank = model(battle, "a.r")
    free = clear_of_vehicles(battle, tank, inches(3))
    assert free == inches(3)
    assert 0 < clear_of_vehicles(battle, tank, inches(9)) < inches(9)
    standing = table(rhino("a.r", 20, 30, facing=UP), speeder("b.s", 20, 30))
    assert clear_of_vehicles(standing, model(standing, "a.r"), inches(1)) == 0


# ---- units -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-07")
@pytest.mark.parametrize(
    ("places", "heights", "groups"),
    [
        ([(0, 0), (2984, 0), (5968, 0)], None, [[0, 1, 2]]),
        ([(0, 0), (2986, 0), (5968, 0)], None, [[1, 2], [0]]),
        ([(0, 0), (2984, 0), (5968, 0)], [0, 6000, 12000], [[0, 1, 2]]),
        ([(0, 0), (2984, 0), (5968, 0)], [0, 6000, 12010], [[0, 1], [2]]),
        ([(0, 0), (2986, 0), (5970, 0)], [0, 0, 7000], [[0], [1], [2]]),
    ],
)
def test_coherency_is_a_chain_of_two_inches_and_six_up_or_down(
    places: list[tuple[int, int]], heights: list[float] | None, groups: list[list[int]]
) -> None:
    found = parts([Disc(x, y, BASE) for x, y in places], heights=heights)
    assert sorted(map(sorted, found)) == sorted(groups)


@pytest.mark.rule("WH-CORE-12")
def test_big_and_small_models_of_a_rank_come_in_abreast() -> None:
    guns = unit("a.g", "big-guns", [row("lobba-gun", 2), row("gun-crew", 2)], 10, 30)
    battle = table(guns)
    radii = {each.radius for each in guns.unit.models}
    legs = marching_in(battle, guns.unit, "south", inches(20), inches(3))
    assert legs is not None
    assert len(radii) == 2
    assert len({leg.points[-1][1] for leg in legs}) == 1
    assert {leg.points[0][1] - battle.context.depth for leg in legs} == radii


@pytest.mark.rule("WH-UNIT-07", "WH-GAME-11", "WH-UNIT-04")
def test_whom_a_character_may_join_before_both_come() -> None:
    waiting: dict[str, Any] = {"place": "off"}
    battle = table(
        unit("a.c", "captain", [row("captain")], 10, 30, **waiting), marines("a.m", 10, 20, **waiting),
        marines("a.there", 20, 20), marines("a.comes", 30, 20, arrival="reserve", **waiting),
        rhino("a.r", 40, 30, **waiting), unit("a.l", "librarian", [row("librarian")], 10, 40, **waiting),
        unit("a.on", "captain", [row("captain")], 20, 40),
    )  # fmt: skip
    assert hosts_before(battle, of(battle, "a.c")) == ["a.m", "a.l"]
    assert hosts_before(battle, of(battle, "a.m")) == []
    assert hosts_before(battle, of(battle, "a.on")) == []
    led, guest = united(of(battle, "a.l"), of(battle, "a.c"))
    battle.state = battle.state.with_units(led, guest)
    assert hosts_before(battle, of(battle, "a.l")) == []


@pytest.mark.rule("WH-UNIT-08", "WH-USR-06")
def test_what_a_guest_knows_by_his_kind_counts_as_what_he_knows_by_his_entry() -> None:
    """Boyz charge furiously, and their warboss does: so the mob with him does; with a captain in it it does not."""
    battle = table(
        boyz("a.o", 10, 30, 3), unit("a.w", "warboss", [row("warboss")], 20, 30),
        unit("a.c", "captain", [row("captain")], 30, 30),
    )  # fmt: skip
    mob = of(battle, "a.o")
    told = [battle.context.has(united(mob, of(battle, id))[0], "furious-charge") for id in ("a.w", "a.c")]
    assert told == [True, False]
    assert battle.context.has(mob, "furious-charge")
    assert "furious-charge" not in battle.context.special["a.w"]


TERRAIN = [
    ("open-ground", "", "", 0, 1),
    ("road", "", "", 0, 1),
    ("woods", "difficult area", "woods", 5000, 1),
    ("bushes", "difficult area", "bushes", 750, 1),
    ("tall-grass", "area", "tall-grass", 750, 1),
    ("crops", "area", "crops", 750, 1),
    ("ruins", "difficult area", "ruins", 6000, 3),
    ("rubble", "difficult area", "rubble", 750, 1),
    ("crater", "difficult area", "crater", 0, 1),
    ("wreck", "difficult dangerous", "wreckage", 2000, 1),
    ("rocks", "difficult", "rocks", 1500, 1),
    ("hill", "blocks", "hill-crest", 2000, 1),
    ("wall", "difficult blocks", "wall", 750, 1),
    ("barricade", "difficult blocks", "barricade", 750, 1),
    ("hedge", "difficult", "hedge", 750, 1),
    ("fence", "", "fence", 750, 1),
    ("wire", "difficult dangerous", "wire", 500, 1),
    ("tank-trap", "difficult", "tank-trap", 750, 1),
    ("pipes", "difficult blocks", "pipes", 1000, 1),
    ("crates", "difficult blocks", "crates", 1000, 1),
    ("building", "impassable perch blocks", "building", 4000, 1),
    ("bunker", "impassable perch blocks", "fortification", 2000, 1),
    ("rock-spire", "impassable blocks", "rocks", 6000, 1),
    ("marsh", "difficult dangerous", "", 0, 1),
    ("river", "difficult", "", 0, 1),
    ("deep-water", "impassable", "", 0, 1),
    ("minefield", "dangerous", "", 0, 1),
]
"""Each kind of terrain: how one moves through it, its cover, its height in thousandths of an inch, its floors."""


@pytest.mark.rule("WH-VEH-24", "WH-SAVE-04", "WH-SAVE-03", "WH-MOVE-02", "WH-MOVE-03", "WH-MOVE-04")
@pytest.mark.parametrize(("kind", "flags", "cover", "height", "floors"), TERRAIN, ids=lambda value: str(value))
def test_kinds_of_terrain(kind: str, flags: str, cover: str, height: int, floors: int) -> None:
    row = TABLES.terrain[kind]
    told = [name for name in ("difficult", "dangerous", "impassable", "perch", "area", "blocks") if getattr(row, name)]
    assert (" ".join(told), row.cover, row.height, row.floors) == (flags, cover, height, floors)


def test_every_kind_of_terrain_is_told() -> None:
    assert [kind for kind, *_ in TERRAIN] == list(TABLES.terrain)


@pytest.mark.rule("WH-CORE-08", "WH-VEH-33")
def test_the_way_of_a_base_is_where_it_goes_and_nothing_else() -> None:
    """Round three sides of a square with somebody in its middle, and past somebody at its end."""
    way = ((0, 0), (0, 10_000), (10_000, 10_000), (10_000, 0))
    assert leaves(way, BASE, Disc(5000, 5000, BASE), 1000)
    for away, told in ((1000, True), (998, False)):
        assert leaves(way, BASE, Disc(10_000 + 2 * BASE + away, 0, BASE), 1000) is told


@pytest.mark.rule("WH-SAVE-12", "WH-SAVE-15")
def test_wounds_of_one_kind_that_come_out_even_need_no_choice() -> None:
    told = {counts: needs_choice([2, 1], counts) for counts in ((3, 0), (0, 6), (2, 1), (2, 0), (4, 0))}
    assert told == {(3, 0): False, (0, 6): False, (2, 1): True, (2, 0): True, (4, 0): True}


@pytest.mark.rule("WH-GAME-11")
def test_a_unit_may_come_in_all_along_its_edge() -> None:
    battle = table(marines("a.m", 10, 30), size=(72, 48))
    far = {edge: max(ChooseEntry(0, "a.m", edge, inches(6)).places(battle)) for edge in EDGES}
    assert far["south"] == far["north"] > inches(60)
    assert inches(36) < far["west"] == far["east"] < inches(48)


@pytest.mark.rule("WH-SHOOT-02", "WH-VEH-02")
def test_a_vehicle_sees_by_its_weapons() -> None:
    """A Vindicator with its back to the target: the gun in its hull does not see, the one on its roof does."""
    battle = table(vindicator("a.v", 20, 20, facing=UP), boyz("b.o", 20, 40, 3))
    seen = [
        fire_choices.can_see(battle, of(battle, "a.v"), of(battle, "b.o"), (Firing("a.v.1", weapon),))
        for weapon in ("demolisher-cannon", "storm-bolter")
    ]
    assert seen == [False, True]


@pytest.mark.rule("WH-CCW-11")
def test_grenades_are_used_against_vehicles_only() -> None:
    """A marine touches a Rhino and an ork: with krak grenades he strikes only the one."""
    tank = rhino("b.r", 20, 20, facing=UP)
    half = max(tank.unit.models[0].of.hull or (0, 0)) / 2000
    y = 20 + half + BASE / 1000
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(20, y)])
    ork = unit("b.o", "boyz", [row("boy")], places=[(20 + 25 / 25.4 + 0.004, y)])
    battle = play(Combat(("a.m", "b.r", "b.o")), man, tank, ork, dice=None)
    melee = melee_of(battle, ("a.m", "b.r", "b.o"))
    found = {weapon: [each.id for each in targets(battle, melee, "a.m.1", weapon)] for weapon in ("", "krak-grenades")}
    assert found == {"": ["b.r", "b.o"], "krak-grenades": ["b.r"]}
