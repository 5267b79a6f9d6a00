"""Moves on foot and by jump pack at their edges: the table, ground, neighbours, coherency, scouts, danger."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault import charging
from grognard.games.wh40k5.rules.movement import boosting, movement, moving, rage
from grognard.games.wh40k5.rules.movement.danger import is_endangered
from grognard.games.wh40k5.state.choices import Brave, Leg, Move
from grognard.space.plane import Disc, Hull
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import first, table, words
from tests.games.wh40k5.table import boyz, marines, of, row, shifted, unit, way
from tests.games.wh40k5.vehicles_table import dreadnought, rhino, speeder

BASE = 0.984


def man(id: str, *places: tuple[float, float], **more: Any) -> Any:
    """Marines at these places."""
    return unit(id, "tactical-squad", [row("space-marine", len(places))], places=places, **more)


def jumpers(id: str, *places: tuple[float, float], **more: Any) -> Any:
    """Marines with jump packs at these places."""
    return unit(id, "assault-squad", [row("assault-marine", len(places))], places=places, **more)


def told(battle: Any, id: str, legs: tuple[Leg, ...], allowance: float = 6, **more: Any) -> list[str]:
    """All that forbids these ways."""
    found = movement.faults(battle, of(battle, id), legs, inches(allowance), **({"rolled": False} | more))
    return [each.message.id for each in found]


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-12", "WH-MOVE-09", "WH-MOVE-02", "WH-ASSAULT-02")
def test_how_far_units_go_by_their_slowest_model() -> None:
    mixed = unit("a.x", "assault-squad", [row("assault-marine", 2), row("captain")], 10, 40)
    battle = table(marines("a.m", 10, 30), jumpers("a.j", (20, 30)), mixed, rhino("a.r", 30, 30))
    told = {id: (movement.rate(of(battle, id)), movement.jumps(of(battle, id)), movement.is_slowed(of(battle, id)),
                 charging.rate(of(battle, id))) for id in ("a.m", "a.j", "a.x", "a.r")}  # fmt: skip
    assert told == {
        "a.m": (6000, False, True, 6000), "a.j": (12_000, True, False, 6000), "a.x": (6000, False, True, 6000),
        "a.r": (0, False, False, 0),
    }  # fmt: skip


@pytest.mark.rule("WH-CORE-12")
@pytest.mark.parametrize(
    ("corner", "expected"),
    [
        ((0, 3), []), ((-0.001, 3), ["wh-fault-off-table"]), ((3, 0), []), ((3, -0.001), ["wh-fault-off-table"]),
        ((0.0005, 3), []), ((3, 0.0005), []),
    ],
)  # fmt: skip
def test_a_way_may_touch_the_edge_of_the_table(corner: tuple[float, float], expected: list[str]) -> None:
    battle = table(man("a.m", (2, 2)))
    assert told(battle, "a.m", (way("a.m.1", corner, (2.5, 2.5)),), 12) == expected


@pytest.mark.rule("WH-MOVE-04")
@pytest.mark.parametrize(
    ("x", "facing", "may"),
    [(18.0, 0, True), (19.02, 0, True), (19.1, 0, False), (18.27, 90_000, True), (18.4, 90_000, False),
     (21, 0, False), (30, 0, True)],
)  # fmt: skip
def test_what_flies_ends_off_closed_ground_by_its_hull_or_base(x: float, facing: int, may: bool) -> None:
    """Deep water from 20 on, a building from 40 on, on which it may end; a hair of the hull may graze the water."""
    battle = table(
        speeder("a.s", 5, 5), pieces=[piece("deep-water", 20, 20, 25, 28), piece("building", 40, 20, 45, 28)]
    )
    assert movement.perches(battle, Hull(inches(x), 24_000, 3500, 2000, facing)) is may
    assert movement.perches(battle, Hull(inches(42), 24_000, 3500, 2000, facing))
    assert movement.perches(battle, Disc(inches(42), 24_000, 492))


@pytest.mark.rule("WH-MOVE-04")
@pytest.mark.parametrize(("x", "may"), [(19.5, True), (19.537, True), (19.6, False), (22, False), (25.47, True)])
def test_a_base_that_flies_ends_off_closed_ground(x: float, may: bool) -> None:
    pieces = [piece("deep-water", 20, 20, 25, 28), piece("deep-water", 44, 40, 46, 42)]
    battle = table(jumpers("a.j", (5, 5)), pieces=pieces)
    assert movement.perches(battle, Disc(inches(x), 24_000, 492)) is may
    empty = table(jumpers("a.j", (5, 5)))
    assert movement.perches(empty, Disc(inches(x), 24_000, 492))
    assert movement.perches(empty, Hull(inches(x), 24_000, 3500, 2000, 0))


@pytest.mark.rule("WH-MOVE-04", "WH-MOVE-09")
def test_who_flies_passes_over_what_stops_who_walks() -> None:
    water = [piece("deep-water", 0, 24, 48, 26)]
    battle = table(jumpers("a.j", (10, 30)), man("a.m", (20, 30)), pieces=water)
    assert told(battle, "a.j", shifted(battle, "a.j", 0, -8), 12) == []
    assert told(battle, "a.j", shifted(battle, "a.j", 0, -5), 12) == ["wh-fault-impassable"]
    assert told(battle, "a.j", shifted(battle, "a.j", 0, -8), 12, on_foot=True) == ["wh-fault-impassable"]
    assert told(battle, "a.m", shifted(battle, "a.m", 0, -3.6)) == ["wh-fault-impassable"]
    assert told(battle, "a.m", shifted(battle, "a.m", 0, -3.4)) == []


@pytest.mark.rule("WH-MOVE-02", "WH-MOVE-10")
@pytest.mark.parametrize(
    ("start", "end", "rolled", "expected"),
    [
        ((10, 30), (10, 28.01), False, []), ((10, 30), (10, 28), False, ["wh-fault-difficult"]),
        ((10, 30), (10, 28), True, []), ((10, 27), (10, 31), False, ["wh-fault-difficult"]),
        ((10, 27), (10, 31), True, []), ((3, 25), (9, 25), False, []), ((4.2, 25), (8.2, 25), False, []),
    ],
)  # fmt: skip
def test_rough_ground_is_entered_by_the_middle_of_a_base(
    start: tuple[float, float], end: tuple[float, float], rolled: bool, expected: list[str]
) -> None:
    """A wood between two others; the man's comrade stands in the open."""
    battle = table(
        man("a.m", start, (start[0], 32)), pieces=[piece("woods", 9, 26, 11, 28), piece("woods", 1, 40, 3, 42)]
    )
    legs = (way("a.m.1", end),)
    assert [each for each in told(battle, "a.m", legs, rolled=rolled) if each != "wh-fault-coherency"] == expected


@pytest.mark.rule("WH-MOVE-02", "WH-ASSAULT-03")
def test_rough_ground_is_in_reach_by_the_inch() -> None:
    battle = table(man("a.m", (10, 30)), jumpers("a.j", (10, 40)), pieces=[piece("woods", 0, 20, 48, 24)])
    own = of(battle, "a.m")
    assert [movement.reaches_rough(battle, own, inches(reach)) for reach in (6, 5.999, 0)] == [True, False, False]
    assert [words(moving.brave_refusal(battle, of(battle, id))) for id in ("a.m", "a.j")] == ["", "wh-refused-no-roll"]
    assert charging.rough_near(battle, own)
    assert words(charging.through_refusal(battle, own)) == ""
    assert words(charging.through_refusal(battle, of(battle, "a.j"))) == "wh-refused-no-roll"


@pytest.mark.rule("WH-CORE-08", "WH-MOVE-14", "WH-VEH-33")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([(10, 20)], []), ([(10, 17.016)], []), ([(10, 17.0)], ["wh-fault-enemy"]),
        ([(10.5, 16.8), (10, 19)], ["wh-fault-enemy"]), ([(16, 20)], []), ([(16, 20), (19.1, 20)], ["wh-fault-friend"]),
        ([(19.016, 20)], []), ([(19.03, 20)], ["wh-fault-friend"]),
    ],
)  # fmt: skip
def test_ways_keep_off_neighbours(points: list[tuple[float, float]], expected: list[str]) -> None:
    """An enemy at (10, 15) and a friend at (20, 20)."""
    battle = table(man("a.m", (10, 20)), boyz("b.o", 10, 15.032, 1), boyz("a.o", 20, 20, 1))
    assert told(battle, "a.m", (way("a.m.1", *points),), 20) == expected


@pytest.mark.rule("WH-CORE-08", "WH-USR-10")
@pytest.mark.parametrize(
    ("y", "through", "expected"),
    [
        (10, (), ["wh-fault-enemy"]), (10, ("b.o",), []), (14, ("b.o",), ["wh-fault-enemy"]),
        (10, ("b.p",), ["wh-fault-enemy"]),
        (13.016, ("b.o",), []), (13.1, ("b.o",), ["wh-fault-enemy"]),
    ],
)  # fmt: skip
def test_who_is_passed_freely_is_not_ended_upon(y: float, through: tuple[str, ...], expected: list[str]) -> None:
    battle = table(man("a.m", (10, 20)), boyz("b.o", 10, 15, 1), boyz("b.p", 40, 15, 1))
    assert told(battle, "a.m", (way("a.m.1", (10, y)),), 12, through=through) == expected


@pytest.mark.rule("WH-MOVE-14")
@pytest.mark.parametrize(
    ("ends", "expected"),
    [
        ([(10, 16), (12, 16)], []), ([(10, 16), (10.98, 16)], ["wh-fault-overlap"]), ([(10, 16), (BASE + 10, 16)], []),
        ([(12, 16), (10, 16)], []),
    ],
)  # fmt: skip
def test_comrades_end_apart(ends: list[tuple[float, float]], expected: list[str]) -> None:
    battle = table(man("a.m", (10, 20), (12, 20)))
    legs = tuple(way(f"a.m.{number}", end) for number, end in enumerate(ends, 1))
    assert told(battle, "a.m", legs) == expected


@pytest.mark.rule("WH-CORE-07", "WH-MOVE-13")
@pytest.mark.parametrize(
    ("ends", "allowance", "expected"),
    [
        ([(10, 20), (19, 20)], 6, []), ([(10, 20), (19.05, 20)], 6, ["wh-fault-coherency"]),
        ([(10, 20), (24, 20)], 6, ["wh-fault-coherency"]), ([(12, 20), (20.9, 20)], 6, []),
        ([(10, 20), (12.9, 20)], 12, []), ([(10, 20), (12.99, 20)], 12.1, ["wh-fault-coherency"]),
        ([(10, 20), (12.98, 20)], 12, []), ([(10, 20), (14, 20)], 11.1, ["wh-fault-coherency"]),
        ([(10, 20), (14.9, 20)], 10, []),
    ],
)  # fmt: skip
def test_who_is_cut_off_closes_up_as_far_as_he_can(
    ends: list[tuple[float, float]], allowance: float, expected: list[str]
) -> None:
    """Two men fourteen inches apart; an inch is granted for what is in the way."""
    battle = table(man("a.m", (10, 20), (24, 20)))
    legs = tuple(way(f"a.m.{number}", end) for number, end in enumerate(ends, 1))
    assert told(battle, "a.m", legs, max(allowance, 2)) == expected


@pytest.mark.rule("WH-MOVE-13")
def test_each_part_closes_up_to_the_main_body() -> None:
    """Two together, and one to either side; all must come, each to the two."""
    battle = table(man("a.m", (20, 20), (22, 20), (8, 20), (36, 20)))
    for third, fourth, expected in (
        ((14, 20), (30, 20), []), ((8, 20), (30, 20), ["wh-fault-coherency"]), ((14, 20),
        (36, 20), ["wh-fault-coherency"]),
        ((8, 20), (36, 20), ["wh-fault-coherency"]),
    ):  # fmt: skip
        legs = (way("a.m.3", third), way("a.m.4", fourth))
        assert told(battle, "a.m", legs) == expected


@pytest.mark.rule("WH-USR-16")
@pytest.mark.parametrize(("away", "expected"), [(12, "wh-fault-near-enemies"), (12.001, "")])
def test_scouts_end_over_twelve_inches_away(away: float, expected: str) -> None:
    """The second of two men; who does not move is not asked."""
    battle = table(man("a.m", (30, 10 + BASE + away + 3), (10, 10 + BASE + away + 3)), boyz("b.o", 10, 10, 1))
    found = movement.scouting_refusal(battle, of(battle, "a.m"), shifted(battle, "a.m", 0, -3))
    assert words(found) == expected
    assert found is None or repr(found.message.args["inches"]) == "12"


@pytest.mark.rule("WH-MOVE-03", "WH-MOVE-04", "WH-MOVE-09")
@pytest.mark.parametrize(
    ("posted", "kind", "start", "end", "on_foot", "tests"),
    [
        (man("a.m", (0, 0)), "minefield", 30, 20, False, True), (man("a.m", (0, 0)), "minefield", 30, 27, False, False),
        (man("a.m", (0, 0)), "woods", 30, 20, False, False), (rhino("a.m", 0, 0), "woods", 30, 20, False, True),
        (rhino("a.m", 0, 0), "woods", 30, 27, False, False),
        (jumpers("a.m", (0, 0)), "minefield", 30, 20, False, False),
        (jumpers("a.m", (0, 0)), "minefield", 30, 25, False, True),
        (jumpers("a.m", (0, 0)), "minefield", 25, 20, False, True),
        (jumpers("a.m", (0, 0)), "woods", 30, 25, False, True), (jumpers("a.m", (0, 0)), "woods", 25, 20, False, True),
        (jumpers("a.m", (0, 0)), "woods", 30, 20, False, False), (jumpers("a.m", (0, 0)), "woods", 30, 25, True, False),
        (jumpers("a.m", (0, 0)), "building", 30, 25, False, True),
        (jumpers("a.m", (0, 0)), "building", 25, 20, False, True),
        (jumpers("a.m", (0, 0)), "building", 30, 20, False, False),
        (jumpers("a.m", (0, 0)), "minefield", 30, 20, True, True), (speeder("a.m", 0, 0), "woods", 30, 25, False, True),
        (speeder("a.m", 0, 0), "woods", 30, 20, False, False),
        (dreadnought("a.m", 0, 0), "woods", 30, 20, False, False),
        (unit("a.m", "big-guns", [row("lobba-gun")], 0, 0), "woods", 30, 20, False, True),
        (unit("a.m", "big-guns", [row("gun-crew")], 0, 0), "woods", 30, 20, False, False),
        (unit("a.m", "big-guns", [row("gun-crew")], 0, 0), "minefield", 30, 20, False, True),
    ],
)  # fmt: skip
def test_who_tests_for_which_ground(
    posted: Any, kind: str, start: float, end: float, on_foot: bool, tests: bool
) -> None:
    """The ground lies from 24 to 26."""
    battle = table(posted, pieces=[piece(kind, 0, 24, 48, 26)])
    at = (10_000, inches(start)), (10_000, inches(end))
    assert is_endangered(battle, first(battle, "a.m"), at, on_foot=on_foot) is tests
    moved = replace(of(battle, "a.m"), models=(replace(first(battle, "a.m"), x=10_000, y=inches(start)),))
    legs = (Leg("a.m.1", (at[1],)),)
    assert movement.endangered(battle, moved, legs, on_foot=on_foot) == (("a.m.1",) if tests else ())
    assert movement.endangered(battle, moved, (), on_foot=on_foot) == ()


@pytest.mark.rule("WH-MOVE-03")
def test_only_those_test_who_went_through() -> None:
    battle = table(man("a.m", (10, 30), (30, 30)), pieces=[piece("minefield", 0, 24, 20, 26)])
    assert movement.endangered(battle, of(battle, "a.m"), shifted(battle, "a.m", 0, -5)) == ("a.m.1",)
    battle = table(jumpers("a.j", (10, 30)), pieces=[piece("minefield", 0, 24, 20, 26)])
    assert movement.endangered(battle, of(battle, "a.j"), shifted(battle, "a.j", 0, -10)) == ()


@pytest.mark.rule("WH-MOVE-15", "WH-MOVE-06")
@pytest.mark.parametrize(
    ("kind", "model", "start", "end", "expected"),
    [
        ("warbikers", "warbiker", 40, 20, "wh-fault-boost"), ("warbikers", "warbiker", 40, 30, ""),
        ("warbikers", "warbiker", 28.5, 40, "wh-fault-boost"), ("deffkoptas", "deffkopta", 40, 20, ""),
        ("deffkoptas", "deffkopta", 40, 28, "wh-fault-boost"), ("deffkoptas", "deffkopta", 28, 40, "wh-fault-boost"),
        ("boyz", "boy", 40, 30, "wh-refused-cannot-boost"), ("warbikers", "warbiker", 46, 22, "wh-fault-boost"),
        ("warbikers", "warbiker", 24, 1, ""), ("warbikers", "warbiker", 26, 1.9, "wh-fault-far"),
    ],
)  # fmt: skip
def test_who_boosts_where(kind: str, model: str, start: float, end: float, expected: str) -> None:
    """A wood from 26.5 to 29."""
    battle = table(unit("b.w", kind, [row(model)], 10, start), pieces=[piece("woods", 0, 26.5, 48, 29)], active=1)
    legs = (way("b.w.1", (10, end)),)
    assert words(boosting.refusal(battle, of(battle, "b.w"), legs)) == expected
    nowhere = "" if expected == "wh-refused-cannot-boost" else "wh-fault-legs"
    assert words(boosting.refusal(battle, of(battle, "b.w"), ())) == (nowhere or expected)


@pytest.mark.rule("WH-USR-14", "WH-USR-27", "WH-CORE-10")
@pytest.mark.parametrize(
    ("state", "places", "found"),
    [
        ({}, [(10, 10), (10, 40)], ["b.1"]), ({}, [(10, 10), (10, 50)], ["b.0", "b.1"]), ({}, [(10, 20),
        (10, 40)], ["b.0", "b.1"]),
        ({}, [(10, 20), (10, 40.001)], ["b.0", "b.1"]), ({}, [(10, 20), (10, 40.002)], ["b.0"]),
        ({"fleeing": True}, [(10, 20)], []), ({"special": ()}, [(10, 20)], []), ({"place": "aboard"}, [(10, 20)], []),
        ({}, [], []), ({}, [(10, 4), (10, 45)], ["b.1"]), ({}, [(10, 4)], []),
    ],
)  # fmt: skip
def test_whom_the_raging_go_for(state: dict[str, Any], places: list[tuple[float, float]], found: list[str]) -> None:
    """One man at (10, 30); a spire hides whoever stands at (10, 4)."""
    raging = man("a.m", (10, 30), **({"special": ("rage",)} | state))
    foes = [boyz(f"b.{number}", x, y, 1) for number, (x, y) in enumerate(places)]
    spire = [piece("rock-spire", 5, 6, 15, 8, 20)]
    battle = table(raging, *foes, boyz("b.gone", 10, 29, place="reserve"), pieces=spire, size=(48, 60))
    hidden = replace(of(battle, "b.far"), place="off")
    battle.state = battle.state.with_units(hidden)
    assert [each.id for each in rage.quarry(battle, of(battle, "a.m"))] == found
    nearer, away = shifted(battle, "a.m", 0, -1), shifted(battle, "a.m", 1, 0)
    expected = "wh-refused-rage" if found else ""
    assert words(rage.refusal(battle, of(battle, "a.m"), away)) == expected
    assert words(rage.refusal(battle, of(battle, "a.m"), ())) == expected
    if found[:1] == ["b.0"]:
        assert words(rage.refusal(battle, of(battle, "a.m"), nearer)) == ""


@pytest.mark.rule("WH-MOVE-01", "WH-USR-18", "WH-USR-14")
def test_what_a_move_in_the_open_takes() -> None:
    careful = marines("a.s", 10, 40, special=("slow-and-purposeful",))
    battle = table(marines("a.m", 10, 30), careful, boyz("b.o", 10, 10))
    for id, dy, told in (
        ("a.m", -6, ""), ("a.m", -6.1, "wh-fault-far"), ("a.s", -3, "wh-refused-careful"), ("a.m", 0, ""),
    ):  # fmt: skip
        assert words(moving.move_refusal(battle, of(battle, id), Move(id, shifted(battle, id, 0, dy)))) == told
    assert words(moving.brave_refusal(battle, of(battle, "a.s"))) == ""
    assert words(moving.refusal(battle, of(battle, "a.m"), Brave("a.m"))) == "wh-refused-no-roll"


@pytest.mark.rule("WH-MOVE-05", "WH-MOVE-12", "WH-SAVE-07", "WH-MORALE-05")
@pytest.mark.parametrize(
    ("posted", "expected"),
    [
        (marines("a.m", 10, 30), ""), (marines("a.m", 10, 30, shot="b.o"), "wh-refused-shot"),
        (marines("a.m", 10, 30, ran=True), "wh-refused-ran"), (marines("a.m", 10, 30, down=1), "wh-refused-down"),
        (marines("a.m", 10, 30, fleeing=True), "wh-refused-fleeing"),
        (marines("a.m", 10, 30, idle=True), "wh-refused-idle"),
        (marines("a.m", 10, 5.9), "wh-refused-locked"), (marines("a.m", 10, 30, place="aboard"),
        "wh-refused-cannot-run"),
        (rhino("a.m", 10, 30), "wh-refused-cannot-run"), (rhino("a.m", 10, 30, immobilised=True), "wh-refused-halted"),
        (dreadnought("a.m", 10, 30), ""), (dreadnought("a.m", 10, 30, stunned=1), "wh-refused-halted"),
        (dreadnought("a.m", 10, 30, stunned=0), ""),
        (unit("a.m", "big-guns", [row("lobba-gun"), row("gun-crew")], 10, 30), "wh-refused-cannot-run"),
        (unit("a.m", "boyz", [row("boy"), row("warbiker")], 10, 30), "wh-refused-cannot-run"),
    ],
)  # fmt: skip
def test_who_may_run(posted: Any, expected: str) -> None:
    battle = table(posted, boyz("b.o", 10, 5 - 0.084, 5))
    assert words(moving.run_refusal(battle, of(battle, "a.m"))) == expected


@pytest.mark.rule("WH-VEH-07", "WH-UNIT-02", "WH-ASSAULT-18", "WH-VEH-29")
@pytest.mark.parametrize(
    ("posted", "expected"),
    [
        (marines("a.m", 10, 5.9), "wh-refused-locked"), (dreadnought("a.m", 10, 30, immobilised=True),
        "wh-refused-halted"),
        (unit("a.m", "big-guns", [row("lobba-gun"), row("gun-crew")], 10, 30), ""),
        (unit("a.m", "big-guns", [row("lobba-gun", 2), row("gun-crew")], 10, 30), "wh-refused-crew"),
    ],
)  # fmt: skip
def test_who_cannot_move_at_all(posted: Any, expected: str) -> None:
    battle = table(posted, boyz("b.o", 10, 5 - 0.084, 5))
    assert words(moving.cannot_move(battle, of(battle, "a.m"))) == expected


@pytest.mark.rule("WH-VEH-07")
@pytest.mark.parametrize(("stuck", "halted"), [((True, True), True), ((True, False), False), ((False, False), False)])
def test_walkers_are_halted_when_none_of_them_can_go(stuck: tuple[bool, bool], halted: bool) -> None:
    kans = unit("b.k", "killa-kans", [row("killa-kan", 2)], 10, 10).unit
    models = tuple(replace(model, immobilised=each) for model, each in zip(kans.models, stuck, strict=True))
    battle = table(marines("a.m", 10, 30))
    assert moving.halted(battle, replace(kans, models=models)) is halted
    assert not moving.halted(battle, of(battle, "a.m"))


@pytest.mark.rule("WH-ASSAULT-03", "WH-MOVE-08", "WH-USR-18", "WH-USR-28", "WH-MOVE-12")
def test_mixed_units_assault_as_their_slowest() -> None:
    """A wolf among boyz does not double the die; one careful model makes the whole unit careful."""
    pack = unit("a.x", "boyz", [row("boy"), row("fenrisian-wolf")], 10, 30)
    wolves = unit("a.w", "fenrisian-wolves", [row("fenrisian-wolf", 2)], 10, 40)
    guarded = replace(marines("a.g", 30, 30, 2), special=())
    battle = table(
        pack, wolves, guarded, unit("a.c", "captain", [row("captain")], 40, 30, special=("slow-and-purposeful",))
    )
    assert charging.reach(battle, of(battle, "a.x"), (2, 1)) == 2000
    assert charging.reach(battle, of(battle, "a.w"), (2, 1)) == 4000
    assert charging.reach(battle, of(battle, "a.w"), (6, 1)) == 12_000
    assert not movement.is_careful(battle, of(battle, "a.g"))
    host, guest = of(battle, "a.g"), of(battle, "a.c")
    together = replace(host, models=(*host.models, *guest.models), guests=("a.c",))
    assert movement.is_careful(battle, together)
