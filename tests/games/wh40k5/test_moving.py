"""Movement on foot, terrain, running (chapters Core and Movement)."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.rules.movement.danger import DangerTests
from grognard.games.wh40k5.rules.movement.moving import ChooseWay, Running
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover, MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Brave, Finish, Move, Run, Walk
from tests.games.playing import answer, asked, over, piece, refused, rolled, used_up, where
from tests.games.wh40k5.table import boyz, left, marines, of, play, row, shifted, unit, way

WOODS = piece("woods", 5, 24, 25, 28, 5)


def moving(*posted, **more):
    """The movement phase of side a."""
    return play(MovementPhase(0), *posted, **more)


@pytest.mark.rule("WH-MOVE-01")
def test_models_move_up_to_six_inches() -> None:
    battle = moving(marines("a.m", 10, 30), marines("a.n", 30, 30))
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, -6.1))) == ("wh-fault-far", ("WH-MOVE-01",))
    assert refused(battle, Move("a.m", ()))[0] == "wh-fault-legs"
    assert refused(battle, Move("a.m", (way("a.n.1", (30, 29)),)))[0] == "wh-fault-legs"
    # One model moves: the unit has moved, and has had its move.
    answer(battle, Move("a.m", (way("a.m.1", (10, 28)),)))
    assert (of(battle, "a.m").moved, where(battle, "a.m.2")) == (True, (11.5, 30))
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, 1)))[0] == "wh-refused-activated"
    answer(battle, Finish())
    over(battle)
    assert not of(battle, "a.n").moved


def test_the_length_of_a_way_counts_not_its_end() -> None:
    battle = moving(marines("a.m", 10, 30, 1))
    assert refused(battle, Move("a.m", (way("a.m.1", (10, 26), (10, 29)),)))[0] == "wh-fault-far"


@pytest.mark.rule("WH-CORE-08", "WH-MOVE-14")
def test_ways_keep_off_others() -> None:
    battle = moving(marines("a.m", 10, 30, 1), boyz("a.o", 14, 30, 1), boyz("b.o", 10, 24, 1))
    assert refused(battle, Move("a.m", (way("a.m.1", (10, 25.9)),)))[0] == "wh-fault-enemy"
    assert battle.refusal(Move("a.m", (way("a.m.1", (10, 26)),))) is None
    assert refused(battle, Move("a.m", (way("a.m.1", (15.5, 30)),)))[0] == "wh-fault-friend"
    assert battle.refusal(Move("a.m", (way("a.m.1", (13, 30)),))) is None
    battle = moving(marines("a.m", 10, 30, 2))
    assert refused(battle, Move("a.m", (way("a.m.1", (11, 30)),)))[0] == "wh-fault-overlap"
    # A gap narrower than the base is no way through.
    battle = moving(marines("a.m", 10, 30, 1), boyz("a.o", 0, 0, 2, places=[(9.1, 28), (10.9, 28)]))
    assert refused(battle, Move("a.m", (way("a.m.1", (10, 26)),)))[0] == "wh-fault-friend"


@pytest.mark.rule("WH-CORE-12")
def test_the_unit_stays_together_and_on_the_table() -> None:
    battle = moving(marines("a.m", 10, 45, 3))
    assert refused(battle, Move("a.m", (way("a.m.1", (6, 45)),)))[0] == "wh-fault-coherency"
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, 2.9)))[0] == "wh-fault-off-table"
    spire = piece("rock-spire", 5, 40, 25, 42, 6)
    battle = moving(marines("a.m", 10, 45, 3), pieces=[spire])
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, -3)))[0] == "wh-fault-impassable"


@pytest.mark.rule("WH-MOVE-13")
def test_a_unit_out_of_coherency_closes_up() -> None:
    posted = marines("a.m", 0, 0, 3, places=[(10, 30), (11.5, 30), (20, 30)])
    battle = moving(posted)
    assert refused(battle, Finish())[1] == ("WH-MOVE-13",)
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, -3)))[0] == "wh-fault-coherency"
    (choice,) = battle.choices()
    answer(battle, choice)
    assert where(battle, "a.m.3")[0] < 15


@pytest.mark.rule("WH-MOVE-02", "WH-MOVE-10")
def test_difficult_terrain() -> None:
    """Two dice, the higher in inches for all; then the unit has moved even if it stays; without it nobody enters."""
    battle = moving(marines("a.m", 10, 30, 3), pieces=[WOODS], dice=(2, 4))
    ahead = shifted(battle, "a.m", 0, -4)
    assert refused(battle, Move("a.m", ahead)) == ("wh-fault-difficult", ("WH-MOVE-02", "WH-MOVE-10"))
    assert battle.refusal(Move("a.m", shifted(battle, "a.m", 0, -1))) is None
    answer(battle, Brave("a.m"))
    assert asked(battle, ChooseWay).allowance == 4000
    assert refused(battle, Walk(shifted(battle, "a.m", 0, 5)))[0] == "wh-fault-far"
    answer(battle, Walk(ahead))
    over(battle)
    assert where(battle, "a.m.1") == (10, 26)
    for option, moved in (("true", True), ("false", False)):
        battle = moving(
            marines("a.m", 10, 30, 3), pieces=[WOODS], dice=(2, 4), options={"difficult_roll_counts_as_move": option}
        )
        answer(battle, Brave("a.m"), Walk(()))
        over(battle)
        assert of(battle, "a.m").moved is moved


@pytest.mark.rule("WH-MOVE-02")
def test_who_begins_in_difficult_terrain_rolls_too() -> None:
    battle = moving(marines("a.m", 10, 26, 3), marines("a.n", 40, 10, 3), pieces=[WOODS])
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, 4)))[0] == "wh-fault-difficult"
    assert refused(battle, Brave("a.n"))[0] == "wh-refused-no-roll"


@pytest.mark.rule("WH-USR-12")
def test_move_through_cover_rolls_one_die_more() -> None:
    scouts = unit("a.s", "scout-squad", [row("scout", 3)], 10, 30)
    battle = moving(scouts, pieces=[WOODS], dice=(1, 2, 5))
    answer(battle, Brave("a.s"))
    assert asked(battle, ChooseWay).allowance == 5000
    used_up(battle)


@pytest.mark.rule("WH-MOVE-11")
def test_dangerous_terrain() -> None:
    """Each model that touches it rolls once after the move; those that show a 1 fall where they are now."""
    field = piece("minefield", 5, 26, 11, 28)
    battle = moving(marines("a.m", 10, 30, 3), pieces=[field], dice=(1,))
    answer(battle, Move("a.m", shifted(battle, "a.m", 0, -5)))
    over(battle)
    assert rolled(battle) == [("wh-roll-danger", (1,))]
    assert left(battle, "a.m") == [2, 3]
    captain = unit("a.c", "captain", [row("captain")], 10, 30)
    battle = moving(captain, pieces=[field], dice=(1, 4))
    answer(battle, Move("a.c", shifted(battle, "a.c", 0, -5)))
    over(battle)
    assert of(battle, "a.c").models[0].wounds == 3


@pytest.mark.rule("WH-USR-17")
def test_skilled_riders_repeat_the_test() -> None:
    bikers = unit(
        "a.b", "bike-squad", [row("biker", 3)], places=[(10, 30), (14, 30), (18, 30)], special=("skilled-rider",)
    )
    battle = play(DangerTests("a.b", ("a.b.1", "a.b.2", "a.b.3")), bikers, dice=(1, 4, 1, 2, 1))
    over(battle)
    assert rolled(battle) == [("wh-roll-danger", (1, 4, 1)), ("wh-roll-again", (2, 1))]
    assert left(battle, "a.b") == [1, 2]


@pytest.mark.rule("WH-MOVE-05")
def test_running() -> None:
    battle = play(ShootingPhase(0), marines("a.m", 10, 30, 3), pieces=[WOODS], dice=(5,))
    answer(battle, Run("a.m"))
    answer(battle, Walk(shifted(battle, "a.m", 0, -5)))
    over(battle)
    found = of(battle, "a.m")
    assert (found.ran, where(battle, "a.m.1")) == (True, (10, 25))
    bikers = unit("a.b", "bike-squad", [row("biker", 1)], 10, 30)
    battle = play(ShootingPhase(0), bikers, boyz("b.o", 10, 10))
    assert refused(battle, Run("a.b"))[0] == "wh-refused-cannot-run"


def test_fleeing_and_grounded_units_have_no_move() -> None:
    battle = moving(marines("a.m", 10, 30, fleeing=True), marines("a.n", 10, 40, down=3), marines("a.o", 30, 30))
    assert isinstance(battle.decision, ChooseMover)
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, 1)))[0] == "wh-refused-fleeing"
    assert refused(battle, Move("a.n", shifted(battle, "a.n", 0, 1)))[0] == "wh-refused-down"
    with pytest.raises(AssertionError):
        asked(battle, ChooseWay)


@pytest.mark.rule("WH-MOVE-09", "WH-MOVE-02", "WH-MOVE-03")
def test_jump_infantry_may_go_on_foot_through_difficult_terrain() -> None:
    """It rolls as infantry does and takes no test for the woods it ends in; jumping there it would."""
    woods = piece("woods", 5, 20, 40, 27)
    squad = unit("a.j", "assault-squad", [row("assault-marine", 2)], 10, 30)
    battle = play(MovementPhase(0), squad, boyz("b.o", 10, 5), dice=(2, 5), pieces=[woods])
    answer(battle, Brave("a.j"))
    assert asked(battle, ChooseWay).allowance == 5000
    assert refused(battle, Walk(shifted(battle, "a.j", 0, -5.5)))[0] == "wh-fault-far"
    answer(battle, Walk(shifted(battle, "a.j", 0, -5)))
    used_up(battle)
    assert where(battle, "a.j.1") == (10, 25)
    jumping = play(MovementPhase(0), squad, boyz("b.o", 10, 5), dice=(3, 3), pieces=[woods])
    answer(jumping, Move("a.j", shifted(jumping, "a.j", 0, -5)))
    assert rolled(jumping) == [("wh-roll-danger", (3, 3))]
    # On foot it passes over nobody.
    blocked = play(MovementPhase(0), squad, boyz("b.o", 10, 27, 2), dice=(6, 6), pieces=[woods])
    answer(blocked, Brave("a.j"))
    assert refused(blocked, Walk(shifted(blocked, "a.j", 0, -6)))[0] == "wh-fault-enemy"
    # And only where difficult terrain is near enough.
    far = play(MovementPhase(0), squad, boyz("b.o", 10, 5), pieces=[piece("woods", 5, 10, 40, 20)])
    assert refused(far, Brave("a.j"))[0] == "wh-refused-no-roll"


@pytest.mark.rule("WH-MOVE-04")
def test_flying_units_pass_over_everything() -> None:
    jumpers = unit("a.j", "assault-squad", [row("assault-marine", 1)], 10, 30)
    spire, building = piece("rock-spire", 5, 25, 25, 27, 6), piece("building", 28, 20, 40, 32, 4)
    battle = moving(jumpers, boyz("b.o", 10, 24, 1), pieces=[spire, building, WOODS], dice=(3,))
    assert battle.refusal(Move("a.j", (way("a.j.1", (10, 20)),))) is None
    assert refused(battle, Move("a.j", (way("a.j.1", (10, 26)),)))[0] == "wh-fault-impassable"
    answer(battle, Move("a.j", (way("a.j.1", (12, 22)),)))
    battle = moving(unit("a.j", "assault-squad", [row("assault-marine", 1)], 22, 30), pieces=[building], dice=(2,))
    answer(battle, Move("a.j", (way("a.j.1", (30, 30)),)))
    over(battle)
    battle = play(Running("a.j"), unit("a.j", "assault-squad", [row("assault-marine", 1)], 22, 30), dice=(2,))
    answer(battle, Walk(()))
    over(battle)
