"""Coming on to the table at the edges: edges and ways in, deep strikes, transports, limits of a deployment."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.choices import Choice
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.placing import circles
from grognard.games.wh40k5.rules.mission import deep_strike, deployment
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop, ChooseMisplaced, landing, lands_in, stands
from grognard.games.wh40k5.rules.mission.entering import (
    ChooseEntry,
    flank,
    inward,
    marching_in,
    may_overhang,
    outside,
    own_edge,
    rate,
    reach_of,
    top_speed,
)
from grognard.games.wh40k5.state.choices import Finish, Leg
from grognard.games.wh40k5.state.setup_choices import Drop, Edge, Enter, EnterBravely, NoRoom
from grognard.games.wh40k5.state.state import Unit
from grognard.space.plane import Point
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino, speeder, trukk

BASE = 492
EDGES: tuple[Edge, ...] = ("north", "south", "west", "east")


# ---- edges -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-01", "WH-GAME-04", "WH-GAME-15")
@pytest.mark.parametrize(
    ("edges", "left", "right"),
    [
        (("south", "north"), ("west", "east"), ("east", "west")),
        (("north", "south"), ("east", "west"), ("west", "east")),
    ],
)
def test_each_side_has_its_long_edge_and_the_flanks_as_it_looks(edges: Any, left: Any, right: Any) -> None:
    battle = table(marines("a.m", 10, 30))
    battle.context.zones = edges
    assert tuple(own_edge(battle, seat) for seat in (0, 1)) == edges
    assert tuple(flank(battle, seat, "left") for seat in (0, 1)) == left
    assert tuple(flank(battle, seat, "right") for seat in (0, 1)) == right


@pytest.mark.rule("WH-GAME-11", "WH-GAME-01", "WH-GAME-04")
def test_a_way_begins_just_outside_its_edge() -> None:
    battle = table(marines("a.m", 10, 30), size=(48, 40))
    assert [outside(battle, edge, 9_000, 500) for edge in EDGES] == [
        (9_000, -500), (9_000, 40_500), (-500, 9_000), (48_500, 9_000),
    ]  # fmt: skip
    assert [inward(edge, (5, 7), 100) for edge in EDGES] == [(5, 107), (5, -93), (105, 7), (-95, 7)]


@pytest.mark.rule("WH-GAME-11", "WH-VEH-36", "WH-VEH-02")
def test_how_far_a_unit_comes_on() -> None:
    """Its normal move; a vehicle its longest, a fast one more and a fast skimmer most; of several the least."""
    battle = table(
        marines("a.m", 5, 40), rhino("a.r", 10, 40), trukk("a.t", 20, 40), speeder("a.s", 30, 40),
        dreadnought("a.d", 40, 40),
    )  # fmt: skip
    ordinary = max(row.distance for row in TABLES.speeds.values() if row.ordinary is not None)
    fast = max(row.distance for row in TABLES.speeds.values() if row.fast is not None)
    skims = max(row.fast_skimmer or 0 for row in TABLES.speeds.values())
    assert ordinary < fast < skims
    assert [top_speed(kind) for kind in ("rhino", "trukk", "land-speeder")] == [ordinary, fast, skims]
    assert [rate(of(battle, id)) for id in ("a.m", "a.r", "a.t", "a.s", "a.d")] == [6000, ordinary, fast, skims, 6000]
    mixed = replace(of(battle, "a.t"), models=(of(battle, "a.t").models[0], of(battle, "a.s").models[0]))
    assert rate(mixed) == fast


@pytest.mark.rule("WH-GAME-11", "WH-GAME-01", "WH-GAME-04")
@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize(
    ("along", "off", "begins"),
    [
        (0, 0, True), (-1, 0, False), ("end", 0, True), ("past", 0, False), (9_000, 0, True), (9_000, 1, True),
        (9_000, -1, True), (9_000, 2, False), (9_000, -2, False),
    ],
)  # fmt: skip
def test_where_a_way_may_begin(edge: Edge, along: Any, off: int, begins: bool) -> None:
    battle = table(marines("a.m", 10, 30, 1), size=(48, 40))
    length = 48_000 if edge in ("north", "south") else 40_000
    x, y = outside(battle, edge, {"end": length, "past": length + 1}.get(along, along), BASE)
    start = (x, y + off) if edge in ("north", "south") else (x + off, y)
    decision = ChooseEntry(0, "a.m", edge, 6000)
    squad = of(battle, "a.m")
    assert decision.begins(battle, squad, Leg("a.m.1", (start,))) is begins
    refused = decision.refusal(battle, Enter((Leg("a.m.1", (start, inward(edge, start, 5000))),)))
    told = refused.rules[0] if refused is not None and refused.message.id == "wh-fault-edge" else ""
    assert told == ("" if begins else "WH-GAME-01" if edge in ("north", "south") else "WH-GAME-04")
    assert decision.places(battle) == list(range(2_000, length, 4_000))


@pytest.mark.rule("WH-GAME-11", "WH-MOVE-02")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        ([[(10, 48.492), (10, 43)], [(12, 48.492), (12, 43)]], ""),
        ([[(10, 48.492), (10, 43)]], "wh-fault-legs"),
        ([[(10, 48.492)], [(12, 48.492), (12, 43)]], "wh-fault-legs"),
        ([[(10, 48.492), (10, 43)], [(12, 48.6), (12, 43)]], "wh-fault-edge"),
        ([[(10, 48.492), (10, 42)], [(12, 48.492), (12, 43)]], "wh-refused-too-far"),
        ([[(10, 48.492), (10, 48)], [(12, 48.492), (12, 43)]], "wh-fault-off-table"),
    ],
)
def test_what_is_wrong_with_ways_in(points: list[list[tuple[float, float]]], told: str) -> None:
    battle = table(marines("a.m", 10, 30, 2))
    legs = tuple(
        Leg(f"a.m.{number}", tuple((inches(x), inches(y)) for x, y in way)) for number, way in enumerate(points, 1)
    )
    found = words(ChooseEntry(0, "a.m", "south", 6000).refusal(battle, Enter(legs)))
    assert (found != "") is (told != "")
    assert found == told or told == "wh-refused-too-far"


@pytest.mark.rule("WH-GAME-11", "WH-MOVE-02")
def test_what_is_taken_besides_a_way_in() -> None:
    battle = table(marines("a.m", 10, 30, 2))
    for may_roll in (False, True):
        decision = ChooseEntry(0, "a.m", "south", 6000, may_roll=may_roll)
        assert (decision.refusal(battle, EnterBravely()) is None) is may_roll
        assert words(decision.refusal(battle, NoRoom())) == "wh-refused-room"
        assert words(decision.refusal(battle, Finish())) == "refused-not-offered"
    short = ChooseEntry(0, "a.m", "south", 900)
    assert short.refusal(battle, NoRoom()) is None


@pytest.mark.rule("WH-CORE-12")
@pytest.mark.parametrize(
    ("id", "allowance", "length", "may"),
    [
        ("a.d", 2_361, 2_361, True), ("a.d", 2_361, 2_360, True), ("a.d", 2_361, 2_359, False),
        ("a.d", 2_362, 2_362, False), ("a.d", 1_000, 1_000, True), ("a.m", 900, 900, False),
        ("a.d", 6_000, 6_000, False),
    ],
)  # fmt: skip
def test_only_a_walker_that_cannot_come_further_stands_over_the_edge(
    id: str, allowance: int, length: int, may: bool
) -> None:
    battle = table(marines("a.m", 10, 30, 1), dreadnought("a.d", 20, 30))
    model = of(battle, id).models[0]
    assert reach_of(of(battle, "a.d").models[0]) == 1_181
    assert may_overhang(model, Leg(model.id, ((0, 0), (0, length))), allowance) is may


@pytest.mark.rule("WH-CORE-12", "WH-GAME-11")
def test_a_walker_comes_as_far_as_it_can_and_men_do_not() -> None:
    battle = table(marines("a.m", 10, 30, 2), dreadnought("a.d", 20, 30))
    walker = of(battle, "a.d")
    legs = marching_in(battle, walker, "south", 20_000, 2_000)
    assert legs is not None
    decision = ChooseEntry(0, "a.d", "south", 2_000)
    assert decision.refusal(battle, Enter(legs)) is None
    assert marching_in(battle, of(battle, "a.m"), "south", 10_000, 983) is None
    pair = marching_in(battle, of(battle, "a.m"), "south", 10_000, 984)
    assert pair is not None
    assert [leg.points[-1][1] for leg in pair] == [48_492 - 984] * 2
    assert pair[0].points[0][0] < 10_000 < pair[1].points[0][0]


@pytest.mark.rule("WH-CORE-12", "WH-GAME-11")
@pytest.mark.parametrize(
    ("count", "allowance", "files"), [(9, 6000, 3), (9, 2468, 5), (9, 2467, 9), (9, 984, 9), (2, 6000, 1), (5, 6000, 2)]
)
def test_a_unit_comes_in_three_ranks_at_most(count: int, allowance: int, files: int) -> None:
    battle = table(marines("a.m", 5, 30, count))
    legs = marching_in(battle, of(battle, "a.m"), "south", 24_000, allowance)
    assert legs is not None
    assert len({leg.points[0][0] for leg in legs}) == files
    assert max(48_492 - leg.points[-1][1] for leg in legs) == allowance


# ---- deep strike -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-03", "WH-VEH-04")
def test_men_land_in_ground_with_their_middle_and_vehicles_with_any_part() -> None:
    battle = table(
        marines("a.in", 10.1, 20, 1), marines("a.by", 9.8, 22, 1), rhino("a.r", 8.7, 30), rhino("a.off", 7, 40),
        pieces=[piece("marsh", 10, 10, 20, 45)],
    )  # fmt: skip
    patch = battle.context.ground_of(battle.state).difficult
    found = [lands_in(of(battle, id).models[0], patch) for id in ("a.in", "a.by", "a.r", "a.off")]
    assert found == [True, False, True, False]


@pytest.mark.rule("WH-GAME-03")
@pytest.mark.parametrize(
    ("x", "y", "kind", "free"),
    [
        (24, 24, "marines", True), (0.4, 24, "marines", False), (11, 10, "marines", False), (30, 10, "marines", False),
        (30 + 1.984 + 0.01, 10, "marines", True), (30 + 1.984, 10, "marines", False), (30 + 1.98, 10, "marines", False),
        (36 + 0.99, 10, "marines", True), (36 + 0.9, 10, "marines", False),
        (11, 20, "jump", True), (11, 10, "jump", False), (11, 20, "marines", False), (24, 24, "jump", True),
    ],
)  # fmt: skip
def test_where_what_comes_from_above_may_stand(x: float, y: float, kind: str, free: bool) -> None:
    """Off the table, on impassable ground, within an inch of an enemy, on a friend there is a mishap; who flies may
    end on a house."""
    listed = ("tactical-squad", "space-marine") if kind == "marines" else ("assault-squad", "assault-marine")
    battle = table(
        unit("a.m", listed[0], [row(listed[1])], 24, 40), boyz("b.o", 30, 10, 1), boyz("a.f", 36, 10, 1),
        pieces=[piece("deep-water", 9, 8, 13, 12), piece("building", 9, 18, 13, 22)],
    )  # fmt: skip
    squad = of(battle, "a.m")
    moved = replace(squad, models=(replace(squad.models[0], x=inches(x), y=inches(y)),))
    battle.state = battle.state.with_units(replace(squad, place="off"))
    assert stands(battle, moved) is free
    assert (landing(battle, squad, (inches(x), inches(y)), 0) is not None) is free
    asked = ChooseMisplaced(1, "a.m").refusal(battle, Drop((inches(x), inches(y))))
    assert words(asked) == ("" if free else "wh-fault-landing")


@pytest.mark.rule("WH-GAME-02", "WH-GAME-03", "WH-GAME-12")
@pytest.mark.parametrize(
    ("at", "told"),
    [
        ((0, 0), ""), ((48, 40), ""), ((-0.001, 10), "wh-fault-off-table"), ((10, -0.001), "wh-fault-off-table"),
        ((48.001, 10), "wh-fault-off-table"), ((10, 40.001), "wh-fault-off-table"), ((0, 40), ""), ((48, 0), ""),
    ],
)  # fmt: skip
def test_the_first_model_is_placed_anywhere_on_the_table(at: tuple[float, float], told: str) -> None:
    battle = table(marines("a.m", 10, 30, 1), size=(48, 40))
    assert words(ChooseDrop(0, "a.m").refusal(battle, Drop((inches(at[0]), inches(at[1]))))) == told


@pytest.mark.rule("WH-GAME-02", "WH-GAME-03")
def test_nothing_but_a_place_is_taken() -> None:
    battle = table(marines("a.m", 10, 30, 1))
    other: Choice = Finish()
    for decision in (ChooseDrop(0, "a.m"), ChooseMisplaced(1, "a.m")):
        assert words(decision.refusal(battle, other)) == "refused-not-offered"


@pytest.mark.rule("WH-GAME-03")
@pytest.mark.parametrize("count", [1, 2])
def test_circles_that_are_not_free_are_turned_but_a_single_model_is_not(count: int, monkeypatch: Any) -> None:
    battle = table(marines("a.m", 10, 30, count))
    tried: list[int] = []
    monkeypatch.setattr(deep_strike, "stands", lambda g, unit: False)

    def circled(unit: Unit, at: Point, turn: int) -> Any:
        tried.append(turn)
        return circles(unit, at, turn)

    monkeypatch.setattr(deep_strike, "circles", circled)
    assert landing(battle, of(battle, "a.m"), (inches(24), inches(24)), 0) is None
    assert tried == ([0] if count == 1 else [0, 30, 15, 45])


# ---- deployment --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-16", "WH-VEH-31")
@pytest.mark.parametrize(
    ("id", "change", "rides"),
    [
        ("a.m", {}, ["a.r"]),
        ("a.m", {"place": "table"}, []),
        ("a.m", {"arrival": "reserve"}, []),
        ("a.o", {}, []),
        ("a.c", {}, ["a.r"]),
        ("a.v", {}, []),
        ("a.full", {}, []),
    ],
)
def test_who_may_begin_in_a_transport(id: str, change: dict[str, Any], rides: list[str]) -> None:
    """The squad's own Rhino; a captain in anybody's; not another squad, nor a vehicle, nor more than it holds."""
    owner = "full" if id == "a.full" else "m"
    tank = rhino("a.r", 20, 40, place="off")
    tank = replace(tank, listed=replace(tank.listed, transport_of=owner))
    battle = table(
        marines("a.m", 5, 40, 10, place="off"), marines("a.o", 5, 36, 3, place="off"), tank,
        unit("a.c", "captain", [row("captain")], 5, 30, place="off"), rhino("a.v", 30, 40, place="off"),
        marines("a.full", 5, 32, 11, place="off"), rhino("a.none", 40, 40, place="off"),
    )  # fmt: skip
    battle.state = battle.state.with_units(replace(of(battle, "a.r"), **change))
    assert list(deployment.rides(battle, of(battle, id))) == rides


@pytest.mark.rule("WH-VEH-16", "WH-VEH-31")
@pytest.mark.parametrize(("inside", "fits"), [(0, True), (1, True), (2, False)])
def test_the_last_seat_may_be_taken_and_no_more(inside: int, fits: bool) -> None:
    tank = rhino("a.r", 20, 40, place="off")
    tank = replace(tank, listed=replace(tank.listed, transport_of="m"))
    riders = [marines("a.x", 5, 30, inside, place="aboard", aboard="a.r")] if inside else []
    battle = table(marines("a.m", 5, 40, 9, place="off"), tank, *riders)
    assert list(deployment.rides(battle, of(battle, "a.m"))) == (["a.r"] if fits else [])


@pytest.mark.rule("WH-GAME-07", "WH-GAME-16")
@pytest.mark.parametrize(
    ("id", "there", "may"),
    [
        ("a.hq", (), True), ("a.hq", ("a.hq2",), False), ("a.t", ("a.t2",), True), ("a.t", ("a.t2", "a.t3"), False),
        ("a.heavy", (), False), ("a.t", ("a.hq", "a.t2"), True),
    ],
)  # fmt: skip
def test_in_dawn_of_war_one_hq_and_two_troops_deploy(id: str, there: tuple[str, ...], may: bool) -> None:
    dawn = next(name for name, row in TABLES.deployments.items() if row.limits)
    posted = [
        unit("a.hq", "captain", [row("captain")], 5, 30), unit("a.hq2", "captain", [row("captain")], 5, 25),
        marines("a.t", 10, 30), marines("a.t2", 10, 34), marines("a.t3", 10, 38),
        unit("a.heavy", "vindicator", [row("vindicator")], 30, 40),
    ]  # fmt: skip
    posted = [
        replace(each, unit=replace(each.unit, place="table" if each.unit.id in there else "off")) for each in posted
    ]
    battle = table(*posted, deployment=dawn)
    assert deployment.within_limits(battle, of(battle, id)) is may
    free = table(*posted, deployment=next(name for name, row in TABLES.deployments.items() if not row.limits))
    assert deployment.within_limits(free, of(free, id))


@pytest.mark.rule("WH-GAME-07", "WH-GAME-16")
@pytest.mark.parametrize(("aboard", "there", "may"), [((), 0, False), (("a.t",), 0, True), (("a.t",), 2, False)])
def test_a_transport_deploys_with_those_aboard(aboard: tuple[str, ...], there: int, may: bool) -> None:
    dawn = next(name for name, row in TABLES.deployments.items() if row.limits)
    tank = rhino("a.r", 20, 40, place="off")
    men = marines("a.t", 10, 30, place="off")
    if aboard:
        men = replace(men, unit=replace(men.unit, place="aboard", aboard="a.r"))
    others = [marines(f"a.x{number}", 10, 34 + 3 * number) for number in range(there)]
    battle = table(tank, men, *others, deployment=dawn)
    assert TABLES.units["rhino"].slot == "transport"
    assert deployment.within_limits(battle, of(battle, "a.r")) is may


@pytest.mark.rule("WH-GAME-07", "WH-GAME-16")
@pytest.mark.parametrize(("there", "may"), [(False, True), (True, False)])
def test_a_character_who_has_joined_counts_with_his_unit(there: bool, may: bool) -> None:
    dawn = next(name for name, row in TABLES.deployments.items() if row.limits)
    hero = unit("a.hq", "captain", [row("captain")], 5, 30, place="joined", joined="a.t")
    other = unit("a.hq2", "captain", [row("captain")], 5, 25, place="table" if there else "off")
    battle = table(marines("a.t", 10, 30, place="off", guests=("a.hq",)), hero, other, deployment=dawn)
    assert deployment.within_limits(battle, of(battle, "a.t")) is may
