"""Missions at their edges: where objectives lie and who holds them, who is lost, who deploys, comes in, scouts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.data import scenarios
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.mission import objectives, scouts, victory
from grognard.games.wh40k5.rules.mission.deployment import ChoosePlace, within_limits
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry, marching_in, rate, top_speed
from grognard.games.wh40k5.rules.mission.preparing import zones_known
from grognard.games.wh40k5.rules.morale import morale
from grognard.games.wh40k5.rules.morale.fates import to_pass
from grognard.games.wh40k5.rules.morale.regroup import enemies_near
from grognard.games.wh40k5.state.choices import Brave, Finish, Leg, Move
from grognard.games.wh40k5.state.events.mission import Score
from grognard.games.wh40k5.state.setup_choices import Enter
from grognard.games.wh40k5.state.state import Objective
from grognard.space.mapfile import Map
from grognard.space.terrain import Ground
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, row, shifted, unit
from tests.games.wh40k5.vehicles_table import drive, rhino, speeder, vehicle

BASE = 0.984
SEIZE, CAPTURE, ANNIHILATION = "seize-ground", "capture-and-control", "annihilation"


# ---- objectives in scenarios -------------------------------------------------------------------------------------


def scenario(
    mission: str, *places: tuple[float, float], zones: tuple[Any, Any] = ("south", "north"), **more: Any
) -> Any:
    """A scenario as far as its objectives are asked about."""
    sides = tuple(SimpleNamespace(zone=zone) for zone in zones)
    lying = tuple(scenarios.Objective(id=f"o{number}", title="One", at=at) for number, at in enumerate(places, 1))
    given = {"mission": mission, "deployment": "pitched-battle", "side": sides, "objective": lying} | more
    return SimpleNamespace(**given)


FIELD = Map(
    "test", "Test", Ground(72_000, 48_000, (piece("deep-water", 30, 20, 34, 22), piece("woods", 50, 20, 54, 22)))
)
FOUR = ((13.0, 13.0), (26.0, 13.0), (39.0, 13.0), (52.0, 13.0))


@pytest.mark.rule("WH-GAME-07")
@pytest.mark.parametrize(
    ("mission", "places", "told"),
    [
        (SEIZE, FOUR[:3], ""), (SEIZE, FOUR[:2], "wh-scenario-objectives mission 3 5"), (SEIZE, FOUR, ""),
        (SEIZE, (*FOUR, (13, 30), (26, 30)), "wh-scenario-objectives mission 3 5"),
        (SEIZE, (*FOUR[:2], (12, 30)), "wh-scenario-edge o3 12"), (SEIZE, (*FOUR[:2], (12.001, 30)), ""),
        (SEIZE, (*FOUR[:2], (30, 12)), "wh-scenario-edge o3 12"), (SEIZE, (*FOUR[:2], (26, 35.999)), ""),
        (SEIZE, (*FOUR[:2], (26, 36)), "wh-scenario-edge o3 12"),
        (SEIZE, (*FOUR[:2], (60, 30)), "wh-scenario-edge o3 12"),
        (SEIZE, (*FOUR[:2], (59.999, 30)), ""), (SEIZE, (*FOUR[:2], (32, 21)), "wh-scenario-impassable o3"),
        (SEIZE, (*FOUR[:2], (34.001, 22.001)), ""), (SEIZE, (*FOUR[:2], (52, 21)), ""),
        (SEIZE, (*FOUR[:2], (38, 13)), "wh-scenario-near o2 o3 12"), (SEIZE, (*FOUR[:2], (38.001, 13)), ""),
        (SEIZE, (*FOUR[:2], (26, 25)), "wh-scenario-near o2 o3 12"), (SEIZE, (*FOUR[:2], (26, 25.001)), ""),
        (SEIZE, (*FOUR[:2], (32, 21), (38, 13)), "wh-scenario-impassable o3"),
        (CAPTURE, ((36, 5), (36, 40)), ""), (CAPTURE, ((36, 40), (36, 5)), ""), (CAPTURE, ((0, 0), (72, 48)), ""),
        (CAPTURE, ((36, 5),), "wh-scenario-objectives mission 2 2"), (CAPTURE, ((36, 5),
        (40, 6)), "wh-scenario-one-a-zone"),
        (CAPTURE, ((36, 5), (36, 24)), "wh-scenario-one-a-zone"), (CAPTURE, ((36, 24),
        (36, 40)), "wh-scenario-one-a-zone"),
        (CAPTURE, ((36, 5), (72.001, 40)), "wh-scenario-edge o2 0"), (CAPTURE, ((36, 5),
        (36, 49)), "wh-scenario-edge o2 0"),
        (CAPTURE, ((36, 5), (32, 40), (36, 40)), "wh-scenario-objectives mission 2 2"),
        (ANNIHILATION, (), ""), (ANNIHILATION, ((36, 5),), "wh-scenario-objectives mission 0 0"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_the_objectives_of_a_scenario(mission: str, places: Any, told: str) -> None:
    found = scenarios.misplaced(scenario(mission, *places), FIELD)
    values = [] if found is None else [
        "mission" if value == TABLES.missions[mission].name else str(value) for value in found.args.values()
    ]  # fmt: skip
    assert " ".join(["" if found is None else found.id, *values]).strip() == told


@pytest.mark.rule("WH-GAME-07")
def test_an_objective_in_each_zone_may_lie_on_what_nobody_enters() -> None:
    """Only of those that lie anywhere on the table it is said."""
    water = Map("test", "Test", Ground(72_000, 48_000, (piece("deep-water", 30, 2, 40, 8),)))
    assert scenarios.misplaced(scenario(CAPTURE, (36, 5), (36, 40)), water) is None
    assert scenarios.misplaced(scenario(CAPTURE, (36, 5), (36, 40), zones=("north", "south")), water) is None


# ---- objectives on the table -------------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-07")
def test_where_players_put_objectives() -> None:
    lying = (Objective("one", 24_000, 24_000),)
    battle = table(marines("a.m", 5, 5), mission=SEIZE, objectives=lying, size=(72, 48),
                   pieces=[piece("deep-water", 40, 20, 44, 22)])  # fmt: skip
    decision = objectives.ChooseObjective(0)
    assert words(decision.refusal(battle, Finish())) == "refused-not-offered"
    for at, told in (((36_000, 24_000), "wh-fault-objective-near"), ((36_001, 24_000), ""),
                     ((42_000, 21_000), "wh-fault-objective-impassable"),
                     ((5_000, 24_000), "wh-fault-objective-edge")):  # fmt: skip
        found = objectives.misplaced(battle, 0, at)
        assert words(found) == told
        assert found is None or [repr(each) for each in found.message.args.values()] in ([], ["12"])
    one_each = table(marines("a.m", 5, 5), mission=CAPTURE, deployment="pitched-battle", size=(72, 48),
                     objectives=(Objective("one", 36_000, 40_000),))  # fmt: skip
    assert words(objectives.misplaced(one_each, 1, (36_000, 5_000))) == ""
    assert words(objectives.misplaced(one_each, 1, (36_000, 40_000))) == "wh-fault-objective-zone"
    assert words(objectives.misplaced(one_each, 0, (36_000, 40_000))) == ""


SPOT = Objective("spot", 20_000, 20_000)
AWAY = 3 + BASE / 2


@pytest.mark.rule("WH-GAME-08", "WH-GAME-13", "WH-USR-21")
@pytest.mark.parametrize(
    ("posted", "near"),
    [
        (marines("a.m", 20, 20 + AWAY, 1), True), (marines("a.m", 20, 20 + AWAY + 0.001, 1), False),
        (marines("a.m", 0, 0, 2, places=[(20, 40), (20, 22)]), True), (marines("a.m", 23, 23, 1), False),
        (marines("a.m", 22, 22, 1), True), (rhino("a.m", 20, 25.2), True), (rhino("a.m", 20, 25.201), False),
        (rhino("a.m", 24.45, 20), True), (rhino("a.m", 24.46, 20), False), (rhino("a.m", 23.4, 24.4), True),
        (rhino("a.m", 24, 24.8), False),
    ],
)  # fmt: skip
def test_who_is_within_three_inches(posted: Any, near: bool) -> None:
    battle = table(posted)
    assert objectives.near(battle, of(battle, "a.m"), SPOT) is near


@pytest.mark.rule("WH-GAME-08", "WH-GAME-13", "WH-USR-21")
@pytest.mark.parametrize(
    ("own", "foes", "options", "held"),
    [
        (marines("a.m", 20, 22), [], {}, True), (marines("a.m", 20, 22, place="off"), [], {}, False),
        (marines("a.m", 20, 22, fleeing=True), [], {}, False), (rhino("a.m", 20, 22), [], {}, False),
        (unit("a.m", "captain", [row("captain")], 20, 22), [], {}, False),
        (unit("a.m", "ripper-swarms", [row("ripper-swarm", 3)], 20, 22), [], {}, False),
        (unit("a.m", "termagants", [row("termagant"), row("ripper-swarm")], 20, 22), [], {}, False),
        (marines("a.m", 20, 22), [boyz("b.o", 20, 18, 1)], {}, False),
        (marines("a.m", 20, 22), [boyz("b.o", 20, 10, 1), boyz("b.p", 20, 18, 1)], {}, False),
        (marines("a.m", 20, 22), [boyz("b.o", 20, 10, 1)], {}, True),
        (marines("a.m", 20, 22), [rhino("b.o", 20, 17)], {}, False),
        (marines("a.m", 20, 22), [boyz("b.o", 20, 18, 1, fleeing=True)], {}, False),
        (marines("a.m", 20, 22), [boyz("b.o", 20, 18, 1, fleeing=True)], {"fleeing_contests": "false"}, True),
        (marines("a.m", 20, 22), [boyz("b.o", 20, 18, 1)], {"fleeing_contests": "false"}, False),
        (marines("a.m", 20, 22), [boyz("b.o", 20, 18, 1, place="off")], {}, True),
        (boyz("b.m", 20, 22), [], {}, False),
    ],
)  # fmt: skip
def test_who_holds_an_objective(own: Any, foes: list[Any], options: dict[str, str], held: bool) -> None:
    battle = table(own, *foes, marines("a.far", 40, 40), options=options, objectives=(SPOT,), mission=SEIZE)
    assert objectives.candidates(battle, 0, SPOT) == ["a.m"] * held
    assert objectives.held(battle, 0) == ["spot"] * held
    assert list(victory.scores(battle))[:1] == [Score(0, "objective", "spot")] * held or own.unit.seat == 1


@pytest.mark.rule("WH-GAME-08")
def test_passengers_hold_through_a_vehicle_on_the_table() -> None:
    for place, held in (("table", True), ("off", False)):
        riders = marines("a.m", 0, 0, 3, place="aboard", aboard="a.r")
        battle = table(rhino("a.r", 20, 22, place=place), riders, objectives=(SPOT,), mission=SEIZE)
        assert objectives.candidates(battle, 0, SPOT) == ["a.m"] * held


@pytest.mark.rule("WH-GAME-07", "WH-GAME-01", "WH-GAME-13", "WH-GAME-10", "WH-GAME-14")
def test_who_counts_as_lost_and_who_is_beaten() -> None:
    gone: dict[str, Any] = {"place": "destroyed"}
    battle = table(
        marines("a.m", 20, 22), marines("a.g", 30, 22, **gone), boyz("b.o", 20, 10, place="off", arrival="reserve")
    )
    assert victory.counts_kills(battle)
    assert list(victory.scores(battle)) == [Score(0, "kill", "b.o"), Score(1, "kill", "a.g")]
    for mission, kills in ((ANNIHILATION, True), (SEIZE, False), (CAPTURE, False), ("", True)):
        assert victory.counts_kills(table(marines("a.m", 20, 22), mission=mission)) is kills
    for option, beaten in (("true", False), ("false", True)):
        waits = table(marines("a.m", 20, 22, place="off", arrival="reserve"), options={"reserves_keep_alive": option})
        assert victory.is_beaten(waits, 0) is beaten
        assert not victory.is_beaten(waits, 1)
    lost = table(marines("a.m", 20, 22, **gone), unit("a.c", "captain", [row("captain")], place="joined", joined="a.m"))
    assert victory.is_beaten(lost, 0)


# ---- before the battle and into it -------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-07", "WH-GAME-16")
@pytest.mark.parametrize(
    ("kind", "model", "may"),
    [
        ("tactical-squad", "space-marine", True),
        ("devastator-squad", "devastator", False),
        ("dreadnought", "dreadnought", False),
    ],
)
def test_who_deploys_in_the_dawn(kind: str, model: str, may: bool) -> None:
    """Others than HQ and Troops do not, nor do transports with them."""
    off: dict[str, Any] = {"place": "off"}
    battle = table(
        unit("a.u", kind, [row(model)], **off), rhino("a.r", 0, 0, **off), deployment="dawn-of-war",
    )  # fmt: skip
    assert within_limits(battle, of(battle, "a.u")) is may
    assert not within_limits(battle, of(battle, "a.r"))
    riding = replace(of(battle, "a.u"), place="aboard", aboard="a.r")
    battle.state = battle.state.with_units(riding)
    assert within_limits(battle, of(battle, "a.r")) is may


@pytest.mark.rule("WH-GAME-15", "WH-GAME-07")
def test_a_place_is_all_that_is_asked_for() -> None:
    battle = table(marines("a.m", 0, 0, place="off"), deployment="pitched-battle")
    assert words(ChoosePlace(0, "a.m", "deploy").refusal(battle, Finish())) == "refused-not-offered"
    for zones_taken, given, known in (
        (False, None, True),
        (True, None, True),
        (False, "", False),
        (False, "south", True),
    ):
        sides = (SimpleNamespace(zone=given or None), SimpleNamespace(zone=None))
        told: Any = SimpleNamespace(
            state=SimpleNamespace(zones_taken=zones_taken),
            setup=SimpleNamespace(scenario=None if given is None else SimpleNamespace(side=sides)),
        )
        assert zones_known(told) is known
    sides = (SimpleNamespace(zone=None), SimpleNamespace(zone="north"))
    other: Any = SimpleNamespace(
        state=SimpleNamespace(zones_taken=False), setup=SimpleNamespace(scenario=SimpleNamespace(side=sides))
    )
    assert not zones_known(other)
    other.state.zones_taken = True
    assert zones_known(other)


@pytest.mark.rule("WH-GAME-11", "WH-VEH-36", "WH-VEH-02", "WH-CORE-12")
def test_how_far_and_in_how_many_ranks_units_come_in() -> None:
    found = {each.id: rate(each) for each in (
        marines("a.m", 0, 0).unit, unit("a.k", "killa-kans", [row("killa-kan", 2)], 0, 0).unit, rhino("a.r", 0, 0).unit,
        speeder("a.s", 0, 0).unit, vehicle("a.t", "trukk", "trukk", 0, 0).unit,
    )}  # fmt: skip
    assert found == {"a.m": 6_000, "a.k": 6_000, "a.r": 12_000, "a.s": 24_000, "a.t": 18_000}
    assert [top_speed(kind) for kind in ("rhino", "trukk", "land-speeder")] == [12_000, 18_000, 24_000]
    battle = table(marines("a.m", 10, 30, 8))
    legs = marching_in(battle, of(battle, "a.m"), "south", 20_000, 12_000)
    assert legs is not None
    depths = [leg.points[-1][1] for leg in legs]
    assert sorted(depths.count(depth) for depth in set(depths)) == [2, 3, 3]


def entering(*legs: Leg, walkers: bool = False, allowance: int = 6_000) -> tuple[str, tuple[str, ...]]:
    """Why two of a unit may not come in so over the lower edge."""
    kind, model = ("killa-kans", "killa-kan") if walkers else ("tactical-squad", "space-marine")
    battle = table(unit("a.m", kind, [row(model, 2)], place="off"))
    found = ChooseEntry(0, "a.m", "south", allowance).refusal(battle, Enter(legs))
    return words(found), found.rules if found else ()


def leg(number: int, x: float, *ys: float) -> Leg:
    return Leg(f"a.m.{number}", tuple((inches(x), inches(y)) for y in ys))


@pytest.mark.rule("WH-GAME-11", "WH-CORE-12", "WH-GAME-01")
def test_how_a_unit_comes_in() -> None:
    foot, kan = 48 + 0.492, 48 + TABLES.models["killa-kan"].base / 2 / 25.4  # type: ignore[operator]
    assert entering(leg(1, 20, foot, 44), leg(2, 22, foot, 44)) == ("", ())
    assert entering(leg(1, 20, foot, 44), leg(2, 22, foot)) == ("wh-fault-legs", ("WH-GAME-11",))
    assert entering(leg(1, 20, foot), leg(2, 22, foot, 44)) == ("wh-fault-legs", ("WH-GAME-11",))
    assert entering(leg(1, 20, foot, 44)) == ("wh-fault-legs", ("WH-GAME-11",))
    assert entering(leg(1, 20, 47, 44), leg(2, 22, foot, 44)) == ("wh-fault-edge", ("WH-GAME-01",))
    assert entering(leg(1, 20, foot, 47.9), leg(2, 22, foot, 47.9))[0] == "wh-fault-off-table"
    half = leg(1, 20, kan, kan - 1), leg(2, 23, kan, kan - 1)
    assert entering(*half, walkers=True, allowance=1_000) == ("", ())
    assert entering(*half, walkers=True, allowance=2_000)[0] == "wh-fault-off-table"
    short = leg(2, 23, kan, kan - 0.5)
    assert entering(half[0], short, walkers=True, allowance=1_000)[0] == "wh-fault-off-table"
    assert entering(half[0], leg(2, 20.5, kan, kan - 1), walkers=True, allowance=1_000)[0] == "wh-fault-overlap"


@pytest.mark.rule("WH-USR-16")
def test_what_scouts_may_do() -> None:
    storm = vehicle("a.s", "rhino", "rhino", 30, 40, special=("scouts",))
    battle = table(marines("a.m", 10, 40, special=("scouts",)), storm, boyz("b.o", 10, 5, 1), boyz("b.p", 30, 22, 1))
    decision = scouts.ChooseScout(0)

    def told(choice: Any) -> str:
        return words(decision.refusal(battle, choice))

    assert told(Move("a.m", shifted(battle, "a.m", 0, -6))) == ""
    assert told(Move("a.m", shifted(battle, "a.m", 0, -7))) == "wh-fault-far"
    assert told(drive("a.m", (0, 3))) == "refused-not-offered"
    assert told(Move("a.s", shifted(battle, "a.s", 0, -1))) == "refused-not-offered"
    assert told(Brave("a.m")) == "wh-refused-no-roll"
    assert told(drive("a.s", (0, 3.3))) == ""
    assert told(drive("a.s", (0, 3.5))) == "wh-fault-near-enemies"
    assert told(drive("a.s", (180, 9))) == "wh-fault-off-table"
    near = decision.refusal(battle, drive("a.s", (0, 3.5)))
    assert near is not None
    assert repr(near.message.args["inches"]) == "12"


# ---- morale ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-06", "WH-USR-26", "WH-USR-30", "WH-MORALE-09", "WH-MORALE-04", "WH-MORALE-18", "WH-USR-20")
def test_at_which_leadership_units_test() -> None:
    battle = table(
        marines("a.m", 10, 30, 12), boyz("b.few", 10, 5, 6), boyz("b.nine", 10, 10, 9), boyz("b.ten", 10, 15, 10),
        boyz("b.mob", 10, 20, 11), unit("b.g", "big-guns", [row("lobba-gun"), row("gun-crew", 2)], 30, 10),
        marines("a.s", 30, 30, 3, special=("stubborn",)), marines("a.f", 30, 35, 3, special=("fearless",)),
    )  # fmt: skip
    for one in ("b.few", "b.nine", "b.ten", "b.mob"):
        battle.context.special[one] |= {"mob-rule"}
    ids = ("a.m", "b.few", "b.nine", "b.ten", "b.mob")
    assert [morale.leadership(battle, of(battle, id)) for id in ids] == [8, 7, 9, 10, 10]
    assert morale.leadership(battle, of(battle, "b.g")) == TABLES.models["gun-crew"].profile.ld
    fearless = [morale.is_fearless(battle, of(battle, id)) for id in (*ids, "a.f")]
    assert fearless == [False, False, False, False, True, True]
    own, stubborn = of(battle, "a.m"), of(battle, "a.s")
    assert morale.morale_test(battle, own) == to_pass(8, "wh-roll-morale", "WH-MORALE-04")
    assert morale.morale_test(battle, own, 3) == to_pass(5, "wh-roll-morale", "WH-MORALE-04")
    assert morale.morale_test(battle, own, 9) == to_pass(2, "wh-roll-morale", "WH-MORALE-04")
    assert morale.morale_test(battle, stubborn, 3) == to_pass(8, "wh-roll-morale", "WH-MORALE-04")


@pytest.mark.rule(
    "WH-MORALE-01", "WH-MORALE-11", "WH-MORALE-05", "WH-MOVE-12", "WH-MORALE-07", "WH-MORALE-14", "WH-CORE-04"
)
def test_who_tests_for_losses_how_far_he_runs_and_who_keeps_him_running() -> None:
    aboard = marines("a.p", 0, 0, 3, place="aboard", aboard="a.r", lost=1, fresh=4)
    battle = table(marines("a.m", 10, 30, 3, lost=1, fresh=4), rhino("a.r", 30, 30), aboard, boyz("b.o", 10, 10, 1))
    assert [morale.must_test(battle, of(battle, id)) for id in ("a.m", "a.p", "a.r")] == [True, False, False]
    mixed = unit("a.x", "assault-squad", [row("assault-marine"), row("captain"), row("rhino")], 0, 0).unit
    alone = replace(mixed, models=mixed.models[:1])
    assert [morale.fall_back_dice(each).count for each in (mixed, alone)] == [2, 3]
    for gap, near in ((6.0, True), (6.001, True), (6.002, False)):
        one = table(marines("a.m", 10, 30, 1), boyz("b.o", 10, 30 - BASE - gap, 1))
        assert enemies_near(one, of(one, "a.m")) is near


@pytest.mark.rule("WH-MORALE-16")
def test_who_may_be_pinned() -> None:
    battle = table(
        marines("a.m", 10, 30), rhino("a.r", 30, 30), marines("a.l", 10, 10, 1), boyz("b.o", 10, 10 + BASE, 1)
    )
    own = of(battle, "a.m")
    assert morale.may_be_pinned(battle, own)
    for barred in (replace(own, fleeing=True), replace(own, down=1), own.dead, of(battle, "a.r"), of(battle, "a.l")):
        assert not morale.may_be_pinned(battle, barred)
