"""Closing in: what an assault move owes, second units, who piles in, who consolidates beside a vehicle
(WH-ASSAULT-02, WH-ASSAULT-05, WH-ASSAULT-16, WH-ASSAULT-17, WH-ASSAULT-22, WH-ASSAULT-28, WH-VEH-33, WH-VEH-34)."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.games.wh40k5.ground.bodies import gap_between
from grognard.games.wh40k5.ground.coherency import parts
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase, Charges
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.state.choices import Charge, Leg, Walk
from grognard.games.wh40k5.state.events.assault import Approached, Assaulted, AssaultFellShort
from grognard.games.wh40k5.state.state import State
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled
from tests.games.wh40k5.fights import run
from tests.games.wh40k5.table import Posted, boyz, marines, of, play, way
from tests.games.wh40k5.vehicles_table import UP, rhino

BASE = 25 / 25.4
TOUCH = 0.004
REAR = 20 + 2.2 + BASE / 2 + TOUCH
"""Where the middle of a base is that touches the rear of a Rhino at (20, 20)."""


def row_at_rear(count: int = 3) -> list[tuple[float, float]]:
    """Places in contact with the rear of a Rhino."""
    return [(19 + (BASE + TOUCH) * number, REAR) for number in range(count)]


# ---- what an assault move owes -----------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-05", "WH-ASSAULT-22")
def test_a_second_unit_may_be_touched_and_need_not() -> None:
    """The second marine has an untouched unit in reach: he goes to the one named, by a thousandth more or less, or
    behind his comrade if nobody of that is free, or to the other unit, as his player likes."""
    a, named, other = marines("a.m", 10, 20, 2), boyz("b.o", 10, 15, 1), boyz("b.p", 12.6, 15, 1)
    battle = play(Charging("a.m", "b.o", False), a, named, other)
    usual = asked(battle, ChooseApproach) and battle.choices()[0]
    assert isinstance(usual, Walk)
    ((x, y),) = usual.legs[0].points
    for dx, dy in ((0, 0), (1, 1), (1, 0), (0, 1)):
        assert battle.refusal(Walk((Leg("a.m.2", ((x + dx, y + dy),)),))) is None
    touching = 12.6, 15 + BASE + TOUCH
    assert battle.refusal(Walk((way("a.m.2", touching),))) is None
    answer(battle, Walk((way("a.m.2", touching),)))
    over(battle)
    assert happened(battle, Assaulted)[0].targets == ("b.o", "b.p")


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-22")
def test_the_unit_that_is_named_has_to_be_touched_by_whoever_can() -> None:
    """An untouched model of the unit named is owed, even with a second unit nearer; and one must not dawdle."""
    named = boyz("b.o", 0, 0, 2, places=[(10, 15), (13, 15)])
    battle = play(Charging("a.m", "b.o", False), marines("a.m", 10, 20, 2), named, boyz("b.p", 16, 18, 1))
    assert refused(battle, Walk(()))[0] == "wh-fault-touch"
    beside_first = 10 + BASE + TOUCH, 15 + BASE + 0.5
    assert refused(battle, Walk((way("a.m.2", beside_first),)))[0] == "wh-fault-touch"


@pytest.mark.rule("WH-ASSAULT-28", "WH-ASSAULT-05", "WH-ASSAULT-02")
def test_who_cannot_keep_an_inch_from_a_second_unit_touches_both() -> None:
    """Another unit 0.5" to both sides of the one named leaves no way 1" off it: the first model ends in contact with
    both. Of two units it may take either. Where it could only come within 1" of a third nobody moves."""

    def assaulted(*others: Posted) -> tuple[str, ...] | None:
        battle = play(Charging("a.m", "b.o", False), marines("a.m", 10, 19.5, 1), boyz("b.o", 10, 15, 1), *others)
        over(battle)
        return None if happened(battle, AssaultFellShort) else happened(battle, Assaulted)[0].targets

    sides = [(10 + side * (BASE + 0.5), 15) for side in (-1, 1)]
    assert assaulted(boyz("b.p", 0, 0, 2, places=sides)) == ("b.o", "b.p")
    assert assaulted(boyz("b.p", *sides[0], 1), boyz("b.q", *sides[1], 1)) in (("b.o", "b.p"), ("b.o", "b.q"))
    assert assaulted(boyz("b.p", *sides[0], 1)) == ("b.o",)
    pinched = [boyz(f"b.{name}", 10 + side * (BASE + 0.01), 15.1, 1) for name, side in (("p", -1), ("q", 1))]
    assert assaulted(*pinched) is None


def scattered(random: Random, id: str, x: float, y: float, count: int) -> Posted:
    """A loose group of models in coherency about a place."""
    places = [(round(x, 3), round(y, 3))]
    while len(places) < count:
        (fx, fy), angle, off = random.choice(places), random.random() * 2 * pi, random.uniform(1, 2.9)
        at = round(fx + off * cos(angle), 3), round(fy + off * sin(angle), 3)
        if all((at[0] - px) ** 2 + (at[1] - py) ** 2 >= 1 for px, py in places):
            places.append(at)
    maker = marines if id.startswith("a.") else boyz
    return maker(id, 0, 0, count, places=places)


def random_assault(random: Random) -> list[Posted] | None:
    """A squad, up to three mobs about it, at times a vehicle and friends; None if they stand too near each other."""
    posted = [scattered(random, "a.m", 24, 24, random.randint(2, 10))]
    for number in range(random.randint(1, 3)):
        angle, off = random.random() * 2 * pi, random.uniform(2.5, 9)
        x, y = 24 + off * cos(angle), 24 + off * sin(angle)
        posted.append(scattered(random, f"b.o{number}", x, y, random.randint(1, 8)))
    if random.random() < 0.3:
        at = round(random.uniform(18, 30), 3), round(random.uniform(18, 30), 3)
        posted.append(rhino("b.r", *at, facing=random.randrange(360) * 1000))
    if random.random() < 0.3:
        posted.append(scattered(random, "a.f", random.uniform(18, 30), random.uniform(18, 30), random.randint(1, 5)))
    pairs = [(one, other) for number, one in enumerate(posted) for other in posted[:number]]
    apart = [
        gap_between(one.unit.models, other.unit.models) > (1000 if one.unit.seat != other.unit.seat else 0)
        for one, other in pairs
    ]
    return posted if all(apart) else None


def closing_choices(battle: Battle[State], random: Random) -> int:
    """How many moves were asked for until the phase was over; each that is listed passes the check, and no unit ends
    in more parts than it was in."""
    count = 0
    while battle.decision is not None and not battle.over:
        decision, listed = battle.decision, list(battle.choices())
        if not isinstance(decision, ChooseApproach):
            battle.choose(random.choice(listed[:-1] or listed))
            continue
        count += 1
        for choice in listed:
            assert battle.refusal(choice) is None
        id = decision.closing.unit
        whole = len(parts(of(battle, id).models))
        battle.choose(random.choice(listed))
        if (unit := battle.state.units[id]).models:
            assert len(parts(unit.models)) <= max(whole, 1)
    return count


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-05", "WH-ASSAULT-17", "WH-ASSAULT-28")
@pytest.mark.parametrize(
    ("first", "last", "least"),
    [(0, 150, 40), pytest.param(150, 6_500, 2_000, marks=pytest.mark.slow)],
)
def test_what_is_listed_passes_the_programs_own_check(first: int, last: int, least: int) -> None:
    """Assault moves, reactions and pile-in moves of random groups, with dice drawn."""
    count = 0
    for seed in range(first, last):
        random = Random(seed)
        posted = random_assault(random)
        if posted is not None:
            count += closing_choices(play(AssaultPhase(0), *posted, dice=None, seed=seed), random)
    assert count >= least


# ---- piling in ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-17", "WH-VEH-10", "WH-VEH-33")
@pytest.mark.parametrize("active", [0, 1])
def test_nobody_piles_in_on_a_vehicle(active: int) -> None:
    """Three of ten touch a Rhino: they strike, the others stay where they are, in both players' turns."""
    places = row_at_rear() + [(20, 24.6 + 1.9 * number) for number in range(7)]
    ten = marines("a.m", 0, 0, 10, places=places)
    battle = run(play(Combat(("a.m", "b.r")), ten, rhino("b.r", 20, 20, facing=UP), dice=(1,) * 4, active=active))
    assert not happened(battle, Approached)


@pytest.mark.rule("WH-ASSAULT-17", "WH-VEH-34")
def test_who_is_locked_piles_in_though_a_vehicle_is_touched_too() -> None:
    """A unit at a Rhino and an ork: locked by the ork, its other models come up; another that touches only the Rhino
    stays where it is."""
    ork = boyz("b.o", 19 - BASE - TOUCH, REAR, 1)
    locked = marines("a.m", 0, 0, 3, places=[(19, REAR), (19.4, 24.6), (19.4, 26.4)])
    only = marines("a.n", 0, 0, 3, places=[(21, REAR), (22.6, 24.6), (23.4, 26.4)])
    units = locked, only, ork, rhino("b.r", 20, 20, facing=UP)
    battle = play(Combat(tuple(each.unit.id for each in units)), *units, dice=(1,) * 14)
    assert [id for id in ("a.m", "a.n", "b.o") if is_locked(battle, of(battle, id))] == ["a.m", "b.o"]
    aim = asked(run(battle, ChooseApproach), ChooseApproach).closing
    assert (aim.unit, aim.kind, aim.aims, aim.movers) == ("a.m", "pile-in", ("b.o",), ("a.m.3",))
    run(battle)
    assert {event.unit for event in happened(battle, Approached)} == {"a.m"}


# ---- consolidation -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-16", "WH-VEH-34")
@pytest.mark.parametrize("beside", [True, False])
def test_winners_who_still_touch_a_vehicle_consolidate(beside: bool) -> None:
    """Four marines kill the one ork; the Rhino that some of them touch locks nobody."""
    squad = marines("a.m", 0, 0, 4, places=[(18 + (BASE + TOUCH) * number, REAR) for number in range(4)])
    ork = boyz("b.o", 18 - BASE - TOUCH, REAR, 1)
    others = [rhino("b.r", 20, 20, facing=UP)] if beside else []
    units = ("a.m", "b.o", "b.r")[: 2 + beside]
    dice = (6, 5, 4, 5, 1, 1, 2) if beside else (4, 6, 2, 1, 3, 5, 5, 2)
    battle = run(play(Combat(units), squad, ork, *others, dice=dice), ChooseWay)
    assert not of(battle, "b.o").models
    assert [name for name, _ in rolled(battle)][-1] == "wh-roll-consolidate"
    assert asked(battle, ChooseWay).manner == "consolidate"
    assert any(isinstance(choice, Walk) and choice.legs for choice in battle.choices())


@pytest.mark.rule("WH-ASSAULT-16", "WH-VEH-33")
@pytest.mark.parametrize("value", ["false", "true"])
def test_who_fought_only_the_vehicle_of_a_combat_does_not_consolidate(value: str) -> None:
    """The side wins, but this unit struck a vehicle alone, which is still there."""
    fighters = marines("a.m", 0, 0, 4, places=[(14.1 + (BASE + TOUCH) * number, REAR) for number in range(4)])
    only = marines("a.n", 0, 0, 2, places=row_at_rear(2))
    ork = boyz("b.o", 18 + TOUCH + 0.03, REAR, 1)
    battle = play(
        Combat(("a.m", "a.n", "b.o", "b.r")), fighters, only, ork, rhino("b.r", 20, 20, facing=UP), dice=None, seed=5,
        options={"consolidate_after_vehicle": value},
    )  # fmt: skip
    asked_of = []
    while not battle.over:
        if isinstance(battle.decision, ChooseWay):
            asked_of.append(battle.decision.unit)
        battle.choose(battle.choices()[-1] if isinstance(battle.decision, ChooseWay) else battle.choices()[0])
    assert "a.n" not in asked_of


# ---- assaulting again --------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-33")
def test_who_touches_a_vehicle_does_not_assault_it_again() -> None:
    """It strikes again where it stands, without the Attack more of an assault; one that stands off may assault it."""
    at_it, off = marines("a.m", 0, 0, 2, places=row_at_rear(2)), marines("a.n", 26, 24, 2)
    battle = play(Charges(0), at_it, off, rhino("b.r", 20, 20, facing=UP), boyz("b.o", 19, 27, 1))
    assert refused(battle, Charge("a.m", "b.r")) == ("wh-refused-touched-already", ("WH-VEH-33",))
    assert battle.refusal(Charge("a.n", "b.r")) is None
    assert battle.refusal(Charge("a.m", "b.o")) is None
    charges: list[Any] = [choice for choice in battle.choices() if isinstance(choice, Charge)]
    assert ("a.m", "b.r") not in {(charge.unit, charge.target) for charge in charges}
    assert ("a.n", "b.r") in {(charge.unit, charge.target) for charge in charges}


@pytest.mark.rule("WH-MORALE-15", "WH-CORE-07")
@pytest.mark.parametrize("backwards", [False, True])
def test_the_followers_of_one_who_ran_down_fleeing_men_keep_their_unit_together(backwards: bool) -> None:
    line = [(10 + 2.9 * number, 20.0) for number in range(5)]
    chasing = marines("a.m", 0, 0, 5, places=line[::-1] if backwards else line)
    fleeing = boyz("b.o", 26.5, 20, 1, fleeing=True, started=9)
    battle = play(AssaultPhase(0), chasing, fleeing, dice=(6, 6, 1))
    answer(battle, Charge("a.m", "b.o"))
    asked(battle, ChooseApproach)
    assert len(parts(of(battle, "a.m").models)) == 2
    answer(battle, battle.choices()[0])
    assert len(parts(of(battle, "a.m").models)) == 1


@pytest.mark.rule("WH-ASSAULT-28", "WH-CORE-07")
def test_nobody_goes_off_alone_to_touch_an_enemy_where_his_unit_can_stay_together() -> None:
    """The third marine might touch the Ork on the right, three inches from any comrade, and helps on the left."""
    foes = boyz("b.o", 0, 0, 2, places=[(10, 15), (16, 15)])
    line = marines("a.m", 0, 0, 3, places=[(10, 20), (12.75, 20), (15.5, 20)])
    battle = play(Charging("a.m", "b.o", False), line, foes)
    asked(battle, ChooseApproach)
    answer(battle, battle.choices()[0])
    assert len(parts(of(battle, "a.m").models)) == 1


@pytest.mark.rule("WH-ASSAULT-28", "WH-CORE-07")
def test_who_can_come_beside_his_comrade_round_a_rock_is_not_left_behind() -> None:
    """No straight way leads the second marine to the first, and one with a bend does."""
    rock = piece("rock-spire", 10.8, 17, 16, 19.2, 6)
    pair = marines("a.m", 0, 0, 2, places=[(10, 20.3), (12.9, 20.3)])
    battle = play(Charging("a.m", "b.o", False), pair, boyz("b.o", 10, 14, 1), pieces=[rock])
    asked(battle, ChooseApproach)
    assert refused(battle, Walk(())) == ("wh-fault-coherency", ("WH-CORE-07", "WH-ASSAULT-28"))
    answer(battle, battle.choices()[0])
    assert len(parts(of(battle, "a.m").models)) == 1
    assert len(happened(battle, Approached)[-1].legs[0].points) == 2
