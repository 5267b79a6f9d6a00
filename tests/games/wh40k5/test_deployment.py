"""Before the first turn: rolls, zones, deploying, infiltrators, scouts, the initiative (WH-GAME-07, WH-GAME-15)."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.wh40k5.evaluation.place_reasons import place_reason
from grognard.games.wh40k5.ground.placing import block
from grognard.games.wh40k5.rules.mission.deployment import (
    ChoosePlace,
    ChooseToDeploy,
    Deploying,
    Infiltrating,
    rides,
    suggestion,
    to_deploy,
    within_limits,
)
from grognard.games.wh40k5.rules.mission.objectives import PlacingObjectives
from grognard.games.wh40k5.rules.mission.preparing import ChooseZone, Drawing, GoingFirst, Seizing, TakingZones
from grognard.games.wh40k5.rules.mission.scouts import Scouting
from grognard.games.wh40k5.state.choices import Finish, Leg, Move
from grognard.games.wh40k5.state.events.mission import FirstTaken, InitiativeTried, ZonesTaken
from grognard.games.wh40k5.state.setup_choices import (
    Deploy,
    HoldBack,
    LetBegin,
    NoRoom,
    PlaceNext,
    PlaceObjective,
    PlaceRest,
    PlayFirst,
    PlaySecond,
    RideAlong,
    TakeZone,
    TrySeizing,
)
from grognard.games.wh40k5.state.state import Objective, State
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, where
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit

PITCHED: dict[str, Any] = {"mission": "annihilation", "deployment": "pitched-battle", "turn": 0, "player_turn": 0}
QUARTERS: dict[str, Any] = PITCHED | {"deployment": "spearhead", "zones": ("south-west", "north-east")}
DAWN: dict[str, Any] = PITCHED | {"deployment": "dawn-of-war"}


def off(posted: Any, **fields: Any) -> Any:
    """A unit that is not on the table."""
    return replace(posted, unit=replace(posted.unit, place="off", **fields))


def at(battle: Battle[State], id: str, x: float, y: float) -> Deploy:
    """A unit drawn up about a place."""
    return Deploy(block(of(battle, id), (inches(x), inches(y)), -1))


@pytest.mark.rule("WH-GAME-07")
@pytest.mark.parametrize(
    ("dice", "mission", "deployment"),
    [((1, 6), "seize-ground", "dawn-of-war"), ((4, 3), "capture-and-control", "spearhead"),
     ((5, 2), "annihilation", "pitched-battle")],
)  # fmt: skip
def test_mission_and_deployment_are_rolled_for(dice: tuple[int, int], mission: str, deployment: str) -> None:
    battle = play(Drawing(), marines("a.m", 10, 40), boyz("b.o", 10, 10), dice=dice)
    over(battle)
    assert (battle.state.mission, battle.state.deployment) == (mission, deployment)


@pytest.mark.rule("WH-GAME-07", "WH-CORE-03")
def test_the_winner_of_the_roll_off_goes_first_or_second() -> None:
    for choice, first in ((PlayFirst(), 1), (PlaySecond(), 0)):
        battle = play(GoingFirst(), marines("a.m", 10, 40), boyz("b.o", 10, 10), dice=(3, 3, 2, 5))
        assert battle.decision is not None
        assert battle.decision.seat == 1
        answer(battle, choice)
        over(battle)
        assert happened(battle, FirstTaken) == [FirstTaken(first)]


def test_the_table_shows_whose_edge_is_whose_once_the_zones_are_taken() -> None:
    battle = grognard.battle("wh40k5", seed=7, scenario="standard-mission")
    while battle.decision is not None and not isinstance(battle.decision, ChooseZone):
        assert [side.edge for side in battle.system.table.scene(battle, 0).sides] == [None, None]
        battle.choose(battle.choices()[0])
    assert battle.decision is not None
    seat = battle.decision.seat
    taken = battle.choices()[0]
    assert isinstance(taken, TakeZone)
    assert taken.zone.startswith("north")
    battle.choose(taken)
    sides = battle.system.table.scene(battle, 0).sides
    assert [sides[seat].edge, sides[1 - seat].edge] == ["far", "near"]


def test_a_suggested_place_says_how_far_ahead_it_is_in_what_cover_and_how_near_to_what_is_fought_for() -> None:
    wood = piece("woods", 10, 30, 20, 40)
    plan = {"objectives": (Objective("one", inches(18), inches(35)),)} | PITCHED
    battle = play(Deploying(0), off(marines("a.m", 10, 40)), boyz("b.o", 10, 10), pieces=(wood,), **plan)
    unit = battle.state.units["a.m"]
    told = [english(place_reason(battle, unit, at(battle, "a.m", *there).legs)) for there in ((15, 35), (40, 44))]
    cover = "in cover (Woods, 4+; its armour already saves on 3+)"
    assert told[0] == f'It stands forward, 14" from its edge, {cover}; it holds Objective 1.'
    assert told[1] == 'It stands forward, 5" from its edge; Objective 1 is 24" away.'
    orks = battle.state.units["b.o"]
    assert "in cover (Woods, 4+);" in english(place_reason(battle, orks, at(battle, "a.m", 15, 35).legs))


@pytest.mark.rule("WH-GAME-07", "WH-GAME-15")
def test_the_first_player_takes_a_zone_and_with_it_his_edge() -> None:
    battle = play(TakingZones(), marines("a.m", 10, 40), boyz("b.o", 10, 10), **(PITCHED | {"first": 1}))
    assert battle.choices() == [TakeZone("north"), TakeZone("south")]
    answer(battle, TakeZone("south"))
    assert happened(battle, ZonesTaken) == [ZonesTaken(("north", "south"))]
    assert battle.context.homes == (0, 48_000)
    quarters = play(TakingZones(), marines("a.m", 10, 40), boyz("b.o", 10, 10), **QUARTERS)
    answer(quarters, TakeZone("north-west"))
    assert quarters.state.zones == ("north-west", "south-east")
    assert quarters.context.homes == (0, 48_000)


@pytest.mark.rule("WH-GAME-15", "WH-GAME-07")
def test_a_unit_stands_wholly_in_its_half_twelve_inches_from_the_middle() -> None:
    waiting, ready = off(marines("a.m", 0, 0, 1)), marines("a.n", 40, 44, 1)
    battle = play(Deploying(0), waiting, ready, boyz("b.o", 10, 10), **PITCHED)
    answer(battle, PlaceNext("a.m"))
    asked(battle, ChoosePlace)
    radius = 0.493
    assert refused(battle, at(battle, "a.m", 20, 36 + radius - 0.01))[0] == "wh-fault-zone"
    assert battle.refusal(at(battle, "a.m", 20, 36 + radius + 0.01)) is None
    assert refused(battle, at(battle, "a.m", 20, 48 - radius + 0.01))[0] == "wh-fault-off-table"
    assert refused(battle, at(battle, "a.m", 40, 44))[0] == "wh-fault-friend"
    assert refused(battle, NoRoom())[0] == "wh-refused-room"
    answer(battle, at(battle, "a.m", 20, 40))
    over(battle)
    assert where(battle, "a.m.1") == (20, 40)


@pytest.mark.rule("WH-GAME-15", "WH-GAME-07")
def test_a_quarter_ends_at_the_middle_lines_and_twelve_inches_from_the_centre() -> None:
    battle = play(Deploying(0), off(marines("a.m", 0, 0, 1)), boyz("b.o", 10, 10), **QUARTERS)
    answer(battle, PlaceNext("a.m"))
    assert refused(battle, at(battle, "a.m", 23.7, 40))[0] == "wh-fault-zone"
    assert refused(battle, at(battle, "a.m", 10, 24.3))[0] == "wh-fault-zone"
    assert refused(battle, at(battle, "a.m", 16, 33))[0] == "wh-fault-zone"
    assert battle.refusal(at(battle, "a.m", 14, 34)) is None


@pytest.mark.rule("WH-GAME-15")
def test_what_does_not_fit_goes_into_reserve() -> None:
    wall = piece("building", 0, 24, 48, 48)
    battle = play(Deploying(0), off(marines("a.m", 0, 0, 1)), boyz("b.o", 10, 10), pieces=[wall], **PITCHED)
    answer(battle, PlaceNext("a.m"))
    assert battle.choices() == [NoRoom()]
    answer(battle, NoRoom())
    over(battle)
    assert of(battle, "a.m").arrival == "reserve"


@pytest.mark.rule("WH-GAME-07", "WH-GAME-16")
def test_dawn_of_war_deploys_one_hq_and_two_troops() -> None:
    posted = [off(marines(f"a.m{number}", 0, 0, 2)) for number in range(3)]
    captain = off(unit("a.captain", "captain", [row("captain")]))
    lootas = boyz("b.o", 24, 23)
    battle = play(Deploying(0), *posted, captain, lootas, **(DAWN | {"first": 1}))
    answer(battle, PlaceNext("a.m0"))
    assert refused(battle, at(battle, "a.m0", 24, 36)) == ("wh-fault-near-enemies", ("WH-GAME-07",))
    answer(battle, at(battle, "a.m0", 24, 43), PlaceNext("a.m1"), at(battle, "a.m1", 10, 45))
    listed = asked(battle, ChooseToDeploy).choices(battle)
    assert PlaceNext("a.m2") not in listed
    assert PlaceNext("a.captain") in listed
    answer(battle, HoldBack("a.captain", "walk-on"), PlaceRest())
    over(battle)
    assert [of(battle, id).arrival for id in ("a.captain", "a.m2")] == ["walk-on", "walk-on"]


@pytest.mark.rule("WH-VEH-31")
def test_a_unit_rides_in_its_own_transport() -> None:
    squad = off(marines("a.m", 0, 0, 5))
    other = off(marines("a.n", 0, 0, 5))
    rhino = off(unit("a.rhino", "rhino", [row("rhino")]))
    rhino = replace(rhino, listed=replace(rhino.listed, transport_of="m"))
    battle = play(Deploying(0), squad, other, rhino, boyz("b.o", 10, 10), **(PITCHED | {"deployment": "dawn-of-war"}))
    assert list(rides(battle, of(battle, "a.n"))) == []
    assert not within_limits(battle, of(battle, "a.rhino"))
    answer(battle, RideAlong("a.m", "a.rhino"))
    assert (of(battle, "a.m").place, of(battle, "a.m").aboard) == ("aboard", "a.rhino")
    assert within_limits(battle, of(battle, "a.rhino"))
    assert to_deploy(battle, 0) == ["a.n", "a.rhino"]


def test_how_units_may_be_held_back() -> None:
    scouts = off(unit("a.scouts", "scout-squad", [row("scout", 2)], special=("infiltrate",)))
    jumpers = off(unit("a.jump", "assault-squad", [row("assault-marine", 2)], special=("deep-strike",)))
    battle = play(Deploying(0), scouts, jumpers, boyz("b.o", 10, 10), **PITCHED)
    held = [choice for choice in battle.choices() if isinstance(choice, HoldBack)]
    assert [each.arrival for each in held if each.unit == "a.scouts"] == ["infiltrate", "reserve", "outflank"]
    assert [each.arrival for each in held if each.unit == "a.jump"] == ["reserve", "deep-strike"]


@pytest.mark.rule("WH-USR-11", "WH-GAME-07")
def test_infiltrators_stand_out_of_sight_or_far() -> None:
    wall = piece("building", 20, 20, 40, 21, 6)
    scouts = off(unit("a.scouts", "scout-squad", [row("scout", 1)], special=("infiltrate",)), arrival="infiltrate")
    battle = play(Infiltrating(0), scouts, boyz("b.o", 30, 10, 1), pieces=[wall], **PITCHED)
    asked(battle, ChoosePlace)
    assert refused(battle, at(battle, "a.scouts", 30, 22))[0] == "wh-fault-near-enemies"
    assert battle.refusal(at(battle, "a.scouts", 30, 24)) is None
    assert refused(battle, at(battle, "a.scouts", 14, 10))[0] == "wh-fault-seen-by-enemies"
    assert battle.refusal(at(battle, "a.scouts", 10.9, 10)) is None


@pytest.mark.rule("WH-USR-11")
def test_players_place_their_infiltrators_in_turn() -> None:
    def hidden(id: str) -> Any:
        return off(unit(id, "scout-squad", [row("scout", 1)], special=("infiltrate",)), arrival="infiltrate")

    battle = play(Infiltrating(1), hidden("a.s"), hidden("a.t"), hidden("b.s"), **PITCHED)
    seats = []
    for x in (10, 24, 40):
        decision = battle.decision
        assert decision is not None
        if not isinstance(decision, ChoosePlace):
            answer(battle, PlaceNext("a.s"))
            decision = asked(battle, ChoosePlace)
        seats.append(decision.seat)
        answer(battle, at(battle, decision.unit, x, 10 if decision.seat else 40))
    over(battle)
    assert seats == [1, 0, 0]


@pytest.mark.rule("WH-USR-16", "WH-GAME-07")
def test_scouts_move_once_and_stay_away_from_enemies() -> None:
    scouts = unit("a.s", "scout-squad", [row("scout", 2)], 20, 26, special=("scouts",))
    battle = play(Scouting(0), scouts, marines("a.m", 10, 40), boyz("b.o", 20, 10, 2), **PITCHED)
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, -1)))[0] == "wh-refused-no-scouts"
    assert refused(battle, Move("a.s", shifted(battle, "a.s", 0, -4))) == ("wh-fault-near-enemies", ("WH-USR-16",))
    answer(battle, Move("a.s", shifted(battle, "a.s", 0, -2)))
    over(battle)
    assert where(battle, "a.s.1") == (20, 24)


@pytest.mark.rule("WH-USR-16")
def test_scouts_need_not_move() -> None:
    scouts = unit("a.s", "scout-squad", [row("scout", 2)], 20, 26, special=("scouts",))
    battle = play(Scouting(1), scouts, boyz("b.o", 20, 2, 2), **PITCHED)
    answer(battle, Finish())
    over(battle)
    assert where(battle, "a.s.1") == (20, 26)


@pytest.mark.rule("WH-GAME-17", "WH-GAME-07")
@pytest.mark.parametrize(("face", "first"), [(5, 0), (6, 1)])
def test_the_initiative_is_seized_on_a_six(face: int, first: int) -> None:
    battle = play(Seizing(), marines("a.m", 10, 40), boyz("b.o", 10, 10), dice=(face,), **PITCHED)
    answer(battle, TrySeizing())
    over(battle)
    assert battle.state.first == first
    assert happened(battle, InitiativeTried) == [InitiativeTried(1, face == 6)]


@pytest.mark.rule("WH-GAME-17")
def test_the_initiative_may_be_left() -> None:
    battle = play(Seizing(), marines("a.m", 10, 40), boyz("b.o", 10, 10), **PITCHED)
    answer(battle, LetBegin())
    over(battle)
    assert battle.state.first == 0


@pytest.mark.rule("WH-GAME-07")
def test_objectives_of_seize_ground_keep_apart() -> None:
    seizing: dict[str, Any] = PITCHED | {"mission": "seize-ground"}
    pool = piece("building", 30, 30, 34, 34)
    battle = play(
        PlacingObjectives(), marines("a.m", 10, 40), boyz("b.o", 10, 10), dice=(1,), size=(72, 48), pieces=[pool],
        **seizing,
    )  # fmt: skip
    assert battle.decision is not None
    assert refused(battle, PlaceObjective((inches(12), inches(24))))[0] == "wh-fault-objective-edge"
    assert refused(battle, PlaceObjective((inches(32), inches(32))))[0] == "wh-fault-objective-impassable"
    answer(battle, PlaceObjective((inches(13), inches(24))))
    assert battle.decision.seat == 1
    assert refused(battle, PlaceObjective((inches(25), inches(24))))[0] == "wh-fault-objective-near"
    answer(battle, PlaceObjective((inches(26), inches(24))), PlaceObjective((inches(50), inches(24))))
    over(battle)
    assert [each.id for each in battle.state.objectives] == ["objective-1", "objective-2", "objective-3"]


@pytest.mark.rule("WH-GAME-07")
def test_objectives_of_capture_and_control_lie_in_the_own_zone() -> None:
    capture = PITCHED | {"mission": "capture-and-control"}
    battle = play(PlacingObjectives(), marines("a.m", 10, 40), boyz("b.o", 10, 10), size=(72, 48), **capture)
    assert refused(battle, PlaceObjective((inches(30), inches(10))))[0] == "wh-fault-objective-zone"
    answer(battle, PlaceObjective((inches(30), inches(40))), PlaceObjective((inches(30), inches(1))))
    over(battle)


def test_the_program_deploys_apart_and_within_the_rules() -> None:
    posted = [off(marines(f"a.m{number}", 0, 0, 5)) for number in range(3)]
    battle = play(Deploying(0), *posted, boyz("b.o", 10, 2), size=(72, 48), **PITCHED)
    legs = suggestion(battle, of(battle, "a.m0"), "deploy")
    assert legs is not None
    assert all(isinstance(leg, Leg) for leg in legs)
    answer(battle, PlaceRest())
    over(battle)
    assert all(of(battle, f"a.m{number}").on_table for number in range(3))
