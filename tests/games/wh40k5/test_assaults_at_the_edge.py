"""Assaults at their edges: what is just allowed, what just not, what nobody would offer."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase, ChooseCharge
from grognard.games.wh40k5.rules.assault.attack_groups import fights, melee_of, strikers, swing_at, weapon_skill
from grognard.games.wh40k5.rules.assault.charging import must_roll
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.combat_losers import must_stand, winner_of
from grognard.games.wh40k5.rules.assault.consolidation import may_consolidate
from grognard.games.wh40k5.rules.assault.hit_and_run import straight_refusal
from grognard.games.wh40k5.state.choices import (
    Brave,
    Charge,
    Finish,
)
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino

TOUCH = 25 / 25.4 + 0.004


# ---- assaults ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-01", "WH-ASSAULT-02")
def test_what_the_assault_phase_takes() -> None:
    battle = play(AssaultPhase(0), marines("a.m", 10, 30), marines("a.off", 10, 26, place="off"), boyz("b.o", 10, 25))
    told = [
        words(ChooseCharge(0).refusal(battle, choice))
        for choice in (Finish(), Brave("a.m"), Charge("a.off", "b.o", False), Charge("b.o", "a.m", False))
    ]
    assert told == ["", "refused-not-offered", "wh-refused-not-yours", "wh-refused-not-yours"]


@pytest.mark.rule("WH-ASSAULT-13", "WH-ASSAULT-25")
@pytest.mark.parametrize(
    ("alive", "suffered", "winner"),
    [
        ((True, True), (1, 2), 0), ((True, True), (2, 1), 1), ((True, True), (1, 1), None),
        ((True, False), (5, 1), 0), ((False, True), (1, 5), 1), ((False, False), (1, 2), None),
    ],
)  # fmt: skip
def test_who_wins_a_combat(alive: tuple[bool, bool], suffered: tuple[int, int], winner: int | None) -> None:
    assert winner_of(alive, suffered) == winner


@pytest.mark.rule("WH-MORALE-09", "WH-MORALE-17")
def test_no_retreat_is_for_the_fearless_who_are_there() -> None:
    battle = table(
        boyz("a.o", 10, 30), boyz("a.f", 10, 20, special=("fearless",)),
        dreadnought("a.d", 30, 30, special=("fearless",)),
        boyz("a.off", 10, 40, special=("fearless",), place="off"),
    )  # fmt: skip
    assert [must_stand(battle, of(battle, id)) for id in ("a.o", "a.f", "a.d", "a.off")] == [False, True, False, False]


@pytest.mark.rule("WH-ASSAULT-16")
def test_who_may_consolidate() -> None:
    battle = table(
        boyz("a.o", 10, 30), boyz("a.run", 10, 20, fleeing=True), boyz("a.off", 10, 40, place="off"),
        dreadnought("a.d", 30, 30), rhino("a.r", 40, 30), boyz("a.l", 20, 10, 1), marines("b.l", 20, 10 - TOUCH, 1),
    )  # fmt: skip
    ids = ("a.o", "a.run", "a.off", "a.d", "a.r", "a.l")
    assert [may_consolidate(battle, of(battle, id)) for id in ids] == [True, False, False, True, False, False]


@pytest.mark.rule("WH-VEH-10", "WH-UNIT-06", "WH-ASSAULT-07")
def test_who_fights_at_all() -> None:
    guns = unit("a.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], 10, 40)
    battle = table(boyz("a.o", 10, 30), dreadnought("a.d", 30, 30), rhino("a.r", 40, 30), guns)
    assert [fights(battle, of(battle, id).models[0]) for id in ("a.o", "a.d", "a.r", "a.g")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("WH-ASSAULT-07", "WH-ASSAULT-09", "WH-ASSAULT-20")
@pytest.mark.parametrize("check", ["initiative_step", "start_of_combat"])
def test_those_who_touch_or_stand_within_two_inches_strike(check: str) -> None:
    """The first touches, the second is near him, the third is not."""
    orks = unit("b.o", "boyz", [row("boy", 3)], places=[(10, 20), (12, 20), (18, 20)])
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(10, 20 + TOUCH)])
    battle = play(Combat(("a.m", "b.o")), man, orks, dice=None, options={"engagement_check": check})
    melee = melee_of(battle, ("a.m", "b.o"))
    found = [model.id for step in range(10) for _, model, _ in strikers(battle, melee, (), step)]
    assert sorted(found) == ["a.m.1", "b.o.1", "b.o.2"]
    assert not melee.batteries


@pytest.mark.rule("WH-ASSAULT-07", "WH-VEH-10")
def test_a_vehicle_that_is_touched_strikes_nobody() -> None:
    tank = rhino("b.r", 20, 20)
    half = max(tank.unit.models[0].of.hull or (0, 0)) / 2000
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(20, 20 + half + TOUCH / 2)])
    battle = play(Combat(("a.m", "b.r")), man, tank, dice=None, options={"engagement_check": "start_of_combat"})
    melee = melee_of(battle, ("a.m", "b.r"))
    assert {contact.model for contact in melee.foes} == {"a.m.1", "b.r.1"}
    assert [model.id for step in range(10) for _, model, _ in strikers(battle, melee, (), step)] == ["a.m.1"]


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-20", "WH-UNIT-06")
def test_only_who_touches_guns_and_no_crew_strikes_the_guns() -> None:
    guns = [(10, 20), (12, 20), (14, 20)]
    for x, told in ((10, (("a.m", "b.g"),)), (12, ())):
        crewed = unit("b.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], places=guns)
        gun = crewed.unit.models[0].radius / 1000
        reach = gun + 25 / 25.4 / 2 if x == 10 else TOUCH
        man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(x, 20 + reach)])
        battle = play(Combat(("a.m", "b.g")), man, crewed, dice=None)
        melee = melee_of(battle, ("a.m", "b.g"))
        assert melee.batteries == told
        swing = swing_at(battle, melee, of(battle, "a.m"), of(battle, "a.m").models[0], "", of(battle, "b.g"))
        assert swing is not None
        assert ((swing.armour is not None), swing.need == 0, swing.again) == (bool(told), bool(told), False)


@pytest.mark.rule("WH-ASSAULT-10")
def test_the_weapon_skill_of_most_counts_and_of_equals_the_best() -> None:
    """A captain of 6 and a librarian of 5 among marines of 4."""
    battle = table(
        unit("a.m", "tactical-squad", [row("space-marine", 1), row("captain", 1)], 10, 30),
        unit("a.n", "tactical-squad", [row("space-marine", 2), row("captain", 1)], 10, 20),
    )
    best = battle.context.profile(of(battle, "a.m").models[1]).ws
    assert [weapon_skill(battle, of(battle, id)) for id in ("a.m", "a.n")] == [best, 4]


@pytest.mark.rule("WH-CCW-10")
def test_special_weapons_come_before_normal_ones() -> None:
    plain, special = "close-combat-weapon", "power-weapon"
    assert melee_weapons.usable((plain, special)) == (special,)
    assert melee_weapons.usable((plain, "bolt-pistol")) == (plain,)
    assert melee_weapons.usable(("boltgun",)) == ("",)


@pytest.mark.rule("WH-ASSAULT-03")
@pytest.mark.parametrize(
    ("woods", "told"),
    [
        ((0, 0, 1, 1), False),
        ((9, 29, 10.6, 31), True),
        ((12.9, 29.5, 13.1, 30.5), True),
        ((8, 26, 18, 27), True),
    ],
)
def test_an_assault_is_rolled_for_in_difficult_ground(woods: tuple[float, float, float, float], told: bool) -> None:
    """One of the marines in it is enough, and so is its lying on the way."""
    battle = play(
        AssaultPhase(0),
        marines("a.m", 10, 30, 3),
        boyz("b.o", 10, 25, 3),
        pieces=[piece("woods", *woods, height=3)],
        dice=None,
    )
    assert must_roll(battle, of(battle, "a.m"), of(battle, "b.o")) is told


@pytest.mark.rule("WH-USR-10", "WH-USR-27")
def test_a_unit_that_hits_and_runs_goes_straight_and_as_one() -> None:
    battle = table(boyz("a.o", 20, 20, 2))
    riders = of(battle, "a.o")
    one, two = shifted(battle, "a.o", 0, 6)
    bent = replace(one, points=(*one.points, *one.points))
    ways = {
        "": (one, two),
        "one stays": (one,),
        "one has a way of two parts": (bent, two),
        "one goes farther": (one, replace(two, points=((two.points[0][0], two.points[0][1] + 500),))),
        "too short": shifted(battle, "a.o", 0, 5.9),
    }
    told = {name: words(straight_refusal(battle, riders, legs, inches(6), ())) for name, legs in ways.items()}
    assert told == {name: "wh-refused-way-out" if name else "" for name in ways}
