"""Who begins within 1" of an enemy may leave him, and nobody else comes so near (WH-CORE-08, WH-VEH-33, WH-VEH-34)."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.engagement import touched_by
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase
from grognard.games.wh40k5.rules.assault.consolidation import Consolidations
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Charge, Leg, Move, Run, Walk
from grognard.games.wh40k5.state.events.assault import AssaultFellShort
from grognard.games.wh40k5.state.state import State
from grognard.space.plane import gap
from tests.games.playing import answer, asked, happened, refused, where
from tests.games.wh40k5.table import boyz, marines, of, play, shifted, way
from tests.games.wh40k5.vehicles_table import UP, dreadnought, drive, rhino

BASE = 25 / 25.4
TOUCH = 0.004
REAR = 20 + 2.2 + BASE / 2 + TOUCH
"""Where the middle of a base is that touches the rear of a Rhino at (20, 20)."""


def besiegers(id: str = "a.m", count: int = 3, off: float = 0, **more: Any):
    """Marines in a row who touch the rear of the Rhino, or are a little off it."""
    return marines(id, 0, 0, count, places=[(18.8 + (BASE + TOUCH) * n, REAR + off) for n in range(count)], **more)


def beside(*others: Any, start: Any = None, squad: Any = None, **more: Any) -> Battle[State]:
    """The movement phase of three marines at an enemy Rhino; somebody else has not moved yet either."""
    posted = (squad or besiegers(), rhino("b.r", 20, 20, facing=UP), *others, marines("a.z", 2, 46, 1))
    return play(start or MovementPhase(0), *posted, **more)


@pytest.mark.rule("WH-VEH-33", "WH-VEH-34", "WH-CORE-08")
@pytest.mark.parametrize("off", [0, 0.3, 0.99])
def test_who_touches_a_vehicle_walks_away_from_it(off: float) -> None:
    """Not locked; straight off, aslant, or only some of them."""
    battle = beside(squad=besiegers(off=off))
    assert not is_locked(battle, of(battle, "a.m"))
    assert battle.refusal(Move("a.m", shifted(battle, "a.m", 0, 6))) is None
    assert battle.refusal(Move("a.m", shifted(battle, "a.m", 4, 3))) is None
    assert battle.refusal(Move("a.m", shifted(battle, "a.m", 0, 1 - off))) is None
    assert any(isinstance(choice, Move) and choice.unit == "a.m" for choice in battle.choices())
    answer(battle, Move("a.m", shifted(battle, "a.m", 0, 6)))
    assert where(battle, "a.m.1")[1] == pytest.approx(REAR + off + 6, abs=0.002)


@pytest.mark.rule("WH-VEH-33", "WH-CORE-08")
def test_who_leaves_a_vehicle_ends_an_inch_clear_and_comes_no_nearer() -> None:
    """He may not stop within 1" of it, not slide along it, not come nearer, nor near another enemy."""
    battle = beside(boyz("b.o", 25, 28, 1))
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, 0.98)))[0] == "wh-fault-enemy"
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0.5, 0)))[0] == "wh-fault-enemy"
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 4, 4)))[0] == "wh-fault-enemy"
    battle = beside(squad=besiegers(off=0.5))
    nearer = tuple(Leg(leg.model, ((leg.points[0][0], leg.points[0][1] - 4200), *leg.points))
                   for leg in shifted(battle, "a.m", 0, 4))  # fmt: skip
    assert refused(battle, Move("a.m", nearer))[0] == "wh-fault-enemy"
    assert battle.refusal(Move("a.m", (way("a.m.1", (18.8, REAR + 2.5)),))) is None


@pytest.mark.rule("WH-CORE-08")
@pytest.mark.parametrize("off", [0.2, 0.6, 0.999])
def test_who_begins_within_an_inch_of_men_may_leave_them(off: float) -> None:
    """Not only vehicles: nearer than 1" to orks he does not touch, a marine walks off, and not along them."""
    orks = boyz("b.o", 20, 20, 3)
    battle = play(MovementPhase(0), marines("a.m", 20, 20 + BASE + off, 2), orks, marines("a.z", 2, 46, 1))
    assert battle.refusal(Move("a.m", shifted(battle, "a.m", 0, 3))) is None
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 1.5, 0)))[0] == "wh-fault-enemy"
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, -off / 2)))[0] == "wh-fault-enemy"


@pytest.mark.rule("WH-CORE-08")
def test_who_begins_an_inch_off_keeps_it() -> None:
    """Exactly 1" away he may go along the hull, but not a hair nearer."""
    battle = beside(squad=besiegers(off=1 - TOUCH))
    assert battle.refusal(Move("a.m", shifted(battle, "a.m", 3, 0))) is None
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 0, -0.01)))[0] == "wh-fault-enemy"
    assert refused(battle, Move("a.m", shifted(battle, "a.m", 3, -0.01)))[0] == "wh-fault-enemy"


@pytest.mark.rule("WH-VEH-33", "WH-MOVE-05", "WH-CORE-08")
def test_who_touches_a_vehicle_runs_from_it() -> None:
    battle = beside(start=ShootingPhase(0), dice=(4,))
    answer(battle, Run("a.m"))
    assert isinstance(asked(battle, ChooseWay), ChooseWay)
    answer(battle, Walk(shifted(battle, "a.m", 0, 4)))
    assert where(battle, "a.m.1")[1] == pytest.approx(REAR + 4, abs=0.002)


@pytest.mark.rule("WH-ASSAULT-16", "WH-CORE-08")
@pytest.mark.parametrize("inches", [1, 2])
def test_consolidating_from_a_vehicle(inches: int) -> None:
    battle = beside(start=Consolidations(("a.m",)), dice=(inches,))
    listed = asked(battle, ChooseWay) and battle.choices()
    assert any(isinstance(choice, Walk) and choice.legs for choice in listed)
    answer(battle, Walk(shifted(battle, "a.m", 0, inches)))
    assert not touched_by(battle, of(battle, "a.m"))


@pytest.mark.rule("WH-VEH-34", "WH-ASSAULT-02", "WH-ASSAULT-28")
def test_who_touches_a_vehicle_may_assault_somebody_else() -> None:
    """Orks 3.3" off: the marines leave the vehicle for them, and end 1" clear of it."""
    squad = besiegers(count=2)
    battle = beside(boyz("b.o", 19, 27, 3), start=AssaultPhase(0), squad=squad, dice=None)
    answer(battle, Charge("a.m", "b.o"))
    assert not happened(battle, AssaultFellShort)
    answer(battle, battle.choices()[0])
    unit, (tank,) = of(battle, "a.m"), of(battle, "b.r").models
    assert [foe.id for foe in touched_by(battle, unit)] == ["b.o"]
    assert all(gap(model, tank.body) >= 999 for model in unit.models)


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-28")
def test_the_first_model_goes_round_from_a_vehicle_it_touches() -> None:
    """The ork is straight beyond a rock: the way round it begins at the hull he touches."""
    from tests.games.playing import piece

    rock = piece("rock-spire", 18, 23.7, 21, 24.2, 5)
    squad = besiegers(count=1)
    battle = beside(boyz("b.o", 18.8, 25.6, 1), start=AssaultPhase(0), squad=squad, dice=None, pieces=[rock])
    answer(battle, Charge("a.m", "b.o"))
    assert not happened(battle, AssaultFellShort)


@pytest.mark.rule("WH-CORE-08", "WH-VEH-26")
def test_a_walker_leaves_a_vehicle_too() -> None:
    """And is locked by a walker, which a vehicle is not."""
    radius = 60 / 25.4 / 2
    walker = dreadnought("a.d", 20, 20 + 2.2 + radius + TOUCH)
    battle = beside(squad=walker)
    assert battle.refusal(Move("a.d", (way("a.d.1", (20, 20 + 2.2 + radius + 5)),))) is None
    assert refused(battle, Move("a.d", (way("a.d.1", (20, 20 + 2.2 + radius + 0.5)),)))[0] == "wh-fault-enemy"


@pytest.mark.rule("WH-CORE-08", "WH-VEH-01", "WH-VEH-33")
def test_a_vehicle_drives_off_from_those_who_touch_it() -> None:
    """It may turn on the spot where that runs nobody down, and drive off; it does not stop within 1" of them, nor
    begin to come near another."""
    besieged = marines("b.m", 18.8, REAR, 3)
    battle = play(MovementPhase(0), rhino("a.r", 20, 20, facing=UP), besieged, marines("a.z", 2, 46, 1))
    assert battle.refusal(drive("a.r", (0, 1))) is None
    assert refused(battle, drive("a.r", (0, 0.9)))[0] == "wh-fault-enemy"
    assert refused(battle, drive("a.r", (0, -1)))[0] == "wh-fault-enemy"
    assert refused(battle, drive("a.r", (45, 0)))[0] == "wh-fault-enemy"
    far = marines("b.m", 18.8, REAR + 0.9, 1)
    battle = play(MovementPhase(0), rhino("a.r", 20, 20, facing=UP), far, marines("a.z", 2, 46, 1))
    assert battle.refusal(drive("a.r", (10, 0))) is None


@pytest.mark.rule("WH-CORE-08")
def test_a_slanting_hull_is_left_squarely() -> None:
    """At a corner of 45 degrees, where a circle about the hull would reach an inch farther than it does."""
    tank = rhino("b.r", 20, 20, facing=45_000)
    half = 1.45 + BASE / 2
    x, y = 20 + (half + TOUCH) / sqrt(2), 20 + (half + TOUCH) / sqrt(2)
    battle = play(MovementPhase(0), marines("a.m", x, y, 1), tank, marines("a.z", 2, 46, 1))
    step = 1 / sqrt(2) + 0.001
    assert battle.refusal(Move("a.m", shifted(battle, "a.m", step, step))) is None
    assert refused(battle, Move("a.m", shifted(battle, "a.m", step - 0.02, step - 0.02)))[0] == "wh-fault-enemy"
