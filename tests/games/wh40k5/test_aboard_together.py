"""A character and a unit in one vehicle are joined, and part if they get out apart (WH-VEH-30, WH-UNIT-04)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.wh40k5.rules.mission.deployment import Deploying, within_limits
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import PlayerTurn
from grognard.games.wh40k5.rules.units.characters import Joinings, leave_the_dead
from grognard.games.wh40k5.rules.vehicles.destruction import Destruction
from grognard.games.wh40k5.state.choices import Alight, Board, Finish, LeaveUnit, Move, Shoot
from grognard.games.wh40k5.state.events.characters import united
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.setup_choices import RideAlong
from grognard.games.wh40k5.state.state import State
from tests.games.playing import answer, over, refused, rolled
from tests.games.wh40k5.fights import captain, run
from tests.games.wh40k5.table import Posted, boyz, marines, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import drive, rhino

DOOR = 20 + 2.2 + 0.6
"""A place behind a Rhino at (20, 20) from which its rear door is reached."""
ABOARD: dict[str, Any] = {"place": "aboard", "aboard": "a.r"}


def joined(count: int = 5, **more: Any) -> list[Posted]:
    """A Rhino, and in it a squad with a captain in it."""
    men, him = marines("a.m", 20, 20, count, **ABOARD, **more), captain("a.c", 20, 20)
    host, guest = united(men.unit, him.unit)
    return [rhino("a.r", 20, 20), replace(men, unit=host), replace(him, unit=guest)]


def boarding(start: Any = None, **more: Any) -> Battle[State]:
    """A captain beside the Rhino a squad sits in, before he moves."""
    posted = rhino("a.r", 20, 20), marines("a.m", 20, 20, 5, **ABOARD), captain("a.c", 20, DOOR)
    return play(start or MovementPhase(0), *posted, marines("a.z", 2, 46, 1), boyz("b.o", 20, 30, 3), **more)


def moving(*posted: Posted, **more: Any) -> Battle[State]:
    """The movement phase of side a, with somebody left who has not moved."""
    return play(MovementPhase(0), *posted, marines("a.z", 2, 46, 1), boyz("b.o", 20, 8, 3), **more)


def out(battle: Battle[State], id: str) -> Alight:
    """The first way out that is offered to a unit."""
    return next(choice for choice in battle.choices() if isinstance(choice, Alight) and choice.unit == id)


@pytest.mark.rule("WH-VEH-30", "WH-UNIT-04")
def test_a_character_who_boards_a_vehicle_a_unit_is_in_has_joined_it() -> None:
    battle = answer(boarding(), Board("a.c", "a.r"))
    assert (of(battle, "a.c").place, of(battle, "a.c").joined) == ("joined", "a.m")
    assert (of(battle, "a.m").guests, of(battle, "a.m").place) == (("a.c",), "aboard")
    assert [model.id for model in of(battle, "a.m").models][-1] == "a.c.1"


@pytest.mark.rule("WH-VEH-30")
def test_a_unit_that_boards_a_vehicle_a_character_is_in_has_him_joined() -> None:
    """One character, or two who had joined each other."""
    places = [(18.9 + 1.1 * number, DOOR) for number in range(3)]
    men = marines("a.m", 0, 0, 3, places=places)
    battle = moving(rhino("a.r", 20, 20), men, captain("a.c", 20, 20, **ABOARD))
    assert of(answer(battle, Board("a.m", "a.r")), "a.m").guests == ("a.c",)
    first, second = captain("a.c", 20, 20, **ABOARD), unit("a.l", "librarian", [row("librarian")], 20, 20)
    host, guest = united(first.unit, second.unit)
    battle = moving(rhino("a.r", 20, 20), men, replace(first, unit=host), replace(second, unit=guest))
    answer(battle, Board("a.m", "a.r"))
    assert set(of(battle, "a.m").guests) == {"a.c", "a.l"}
    assert [of(battle, id).place for id in ("a.c", "a.l")] == ["joined", "joined"]
    assert len(of(battle, "a.m").models) == 5


@pytest.mark.rule("WH-VEH-30", "WH-UNIT-07", "WH-GAME-16")
def test_who_is_deployed_in_one_vehicle_is_joined_too() -> None:
    """And counts against the limits of a deployment: one HQ, not two."""
    ride = rhino("a.r", 0, 0, place="off")
    ride = replace(ride, listed=replace(ride.listed, transport_of="m"))
    men, him, other = marines("a.m", 0, 0, place="off"), captain("a.c", 0, 0, place="off"), captain("a.d", 10, 40)
    state: dict[str, Any] = {"mission": "annihilation", "deployment": "dawn-of-war", "turn": 0, "player_turn": 0}
    battle = play(Deploying(0), men, him, ride, boyz("b.o", 10, 10), **state)
    answer(battle, RideAlong("a.c", "a.r"), RideAlong("a.m", "a.r"))
    assert of(battle, "a.m").guests == ("a.c",)
    assert within_limits(battle, of(battle, "a.r"))
    battle = play(Deploying(0), men, him, ride, other, boyz("b.o", 10, 10), **state)
    answer(battle, RideAlong("a.m", "a.r"), RideAlong("a.c", "a.r"))
    assert not within_limits(battle, of(battle, "a.r"))


@pytest.mark.rule("WH-VEH-30", "WH-VEH-19")
def test_joined_passengers_are_one_unit() -> None:
    """They shoot at one target; an explosion strikes them as one unit of six, and pins them once."""
    battle = boarding(PlayerTurn(1, 0), dice=None)
    answer(battle, Board("a.c", "a.r"), Finish())
    assert "a.c" not in {choice.unit for choice in battle.choices() if isinstance(choice, Shoot)}
    blown = play(Destruction("a.r", "a.r.1", "explodes", 1, "shooting"), *joined(), dice=None, seed=1)
    run(blown)
    wounds = [faces for name, faces in rolled(blown) if name == "wh-roll-to-wound"]
    assert [len(faces) for faces in wounds] == [6]


@pytest.mark.rule("WH-VEH-30", "WH-VEH-16")
def test_they_get_out_together() -> None:
    battle = moving(*joined())
    answer(battle, out(battle, "a.m"))
    assert (of(battle, "a.m").guests, of(battle, "a.m").on_table) == (("a.c",), True)


@pytest.mark.rule("WH-VEH-30", "WH-UNIT-07")
@pytest.mark.parametrize(("step", "apart"), [(0, False), (5, True)])
def test_they_part_if_they_end_more_than_two_inches_apart(step: float, apart: bool) -> None:
    """He leaves and gets out by himself, and they after him; where he stays beside them they are joined again."""
    battle = moving(*joined(3))
    answer(battle, LeaveUnit("a.c"))
    assert (of(battle, "a.c").place, of(battle, "a.c").aboard) == ("aboard", "a.r")
    answer(battle, out(battle, "a.c"))
    answer(battle, out(battle, "a.m"))
    if step:
        answer(battle, Move("a.m", shifted(battle, "a.m", -step, 0)))
    answer(battle, Finish())
    after = play(Joinings(0), *(Posted(each.listed, of(battle, each.unit.id)) for each in joined(3)))
    assert (of(after, "a.m").guests == ()) is apart


@pytest.mark.rule("WH-VEH-30")
def test_who_leaves_and_stays_in_is_joined_again_at_the_end_of_the_phase() -> None:
    battle = moving(*joined(3))
    answer(battle, LeaveUnit("a.c"), Finish())
    after = play(Joinings(0), *(Posted(each.listed, of(battle, each.unit.id)) for each in joined(3)))
    assert of(after, "a.m").guests == ("a.c",)


@pytest.mark.rule("WH-VEH-17", "WH-VEH-30")
def test_who_has_just_got_in_does_not_get_out() -> None:
    """Nor does the unit that sat there before with him in it; without him it may, and he not even then."""
    listed = boarding()
    way = out(listed, "a.m")
    battle = answer(listed, Board("a.c", "a.r"))
    assert refused(battle, way)[0] == "wh-refused-board-again"
    assert battle.refusal(drive("a.r", (0, 6))) is None
    answer(battle, LeaveUnit("a.c"))
    alone = Alight("a.c", ((20_000, 23_000),))
    assert refused(battle, alone)[0] == "wh-refused-board-again"
    answer(battle, way)
    assert (of(battle, "a.m").on_table, of(battle, "a.m").guests) == (True, ())


@pytest.mark.rule("WH-VEH-17", "WH-VEH-30")
def test_who_got_in_together_does_not_part_in_that_turn() -> None:
    men, him = marines("a.m", 18.9, DOOR, 2), captain("a.c", 20, 20)
    host, guest = united(men.unit, him.unit)
    host = replace(host, models=tuple(replace(each, x=20_000, y=23_900) if n == 2 else each
                                      for n, each in enumerate(host.models)))  # fmt: skip
    battle = moving(rhino("a.r", 20, 20), replace(men, unit=host), replace(him, unit=guest))
    answer(battle, Board("a.m", "a.r"))
    assert refused(battle, LeaveUnit("a.c"))[0] == "wh-refused-board-again"


@pytest.mark.rule("WH-UNIT-07", "WH-VEH-30")
def test_whose_unit_died_aboard_sits_there_alone() -> None:
    battle = moving(*joined(1))
    battle.emit(Losses("a.m", ("a.m.1",), (), "danger"))
    leave_the_dead(battle)
    assert (of(battle, "a.c").place, of(battle, "a.c").aboard) == ("aboard", "a.r")
    assert (of(battle, "a.m").place, of(battle, "a.m").aboard) == ("destroyed", None)


@pytest.mark.rule("WH-UNIT-04", "WH-VEH-17")
@pytest.mark.parametrize("flag", ["stranded", "barred", "idle", "boosted"])
def test_what_keeps_a_character_from_assaulting_keeps_the_unit_he_joins(flag: str) -> None:
    """He got out of a vehicle that had moved, and ends beside a squad."""
    battle = play(Joinings(0), marines("a.m", 10, 30, 3), captain("a.c", 14.9, 30, **{flag: True}))
    over(battle)
    assert of(battle, "a.m").guests == ("a.c",)
    assert getattr(of(battle, "a.m"), flag)
