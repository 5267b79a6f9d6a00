"""Profiles, tests of characteristics, ties, the order of a turn and of a shot (chapters Core, Turn and Shooting)."""

from __future__ import annotations

import pytest

from grognard.core.engine.events import Happened, Rolled
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.assault.assault import Charges
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.hit_and_run import HitsAndRuns
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry
from grognard.games.wh40k5.rules.mission.reserves import Arrivals
from grognard.games.wh40k5.rules.morale.morale import ChooseFlight, FallBack, Pinning, RunRound, leadership
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import PlayerTurn, Rallies
from grognard.games.wh40k5.rules.units.player_order import ChooseNext
from grognard.games.wh40k5.state.choices import (
    Allocate,
    Charge,
    Finish,
    Firing,
    GoDown,
    Next,
    PutMarker,
    Share,
    Shoot,
    StayUp,
    TakeAway,
)
from grognard.games.wh40k5.state.events.assault import Approached
from grognard.games.wh40k5.state.events.morale import FellBack, LeadershipTested
from grognard.games.wh40k5.state.events.shooting import CoverFound
from grognard.games.wh40k5.state.events.turn import PhaseBegan, PlayerTurnBegan
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled, where
from tests.games.wh40k5.table import boyz, left, marines, play, row, unit

TOUCH = 25 / 25.4 + 0.004


# ---- core --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-05")
@pytest.mark.parametrize("id", sorted(TABLES.models))
def test_a_model_has_the_characteristics_of_its_kind(id: str) -> None:
    """Creatures nine, vehicles armour and Ballistic Skill, walkers both; Leadership never above 10."""
    model = TABLES.models[id]
    profile = model.profile
    fights = (profile.ws, profile.s, profile.i, profile.a)
    lives = (profile.t, profile.w, profile.ld)
    if TABLES.types[model.type].vehicle or "gun" in model.classes:
        assert profile.is_armoured
        assert lives == (None, None, None)
        assert (None not in fights) == (model.type == "walkers")
    else:
        assert profile.is_creature
        assert 0 <= (profile.ld or 0) <= 10


@pytest.mark.rule("WH-CORE-06")
def test_a_leadership_test_takes_the_highest_in_the_unit() -> None:
    """Marines have 8, their sergeant 9: a 9 passes with him, fails without."""
    led = unit("a.m", "tactical-squad", [row("sergeant"), row("space-marine", 4)], 10, 10)
    for posted, best in ((led, 9), (marines("a.m", 10, 10), 8)):
        battle = play(Pinning("a.m"), posted, boyz("b.o", 40, 40), dice=(4, 5))
        over(battle)
        assert leadership(battle, posted.unit) == best
        assert [event.passed for event in happened(battle, LeadershipTested)] == [best == 9]


@pytest.mark.rule("WH-CORE-06")
@pytest.mark.parametrize(("entry", "initiative"), [("deffkoptas", 2), ("assault-squad", 4)])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_characteristic_test_is_a_die_of_no_more_than_it(entry, initiative, face) -> None:
    """Hit and run tests Initiative: at it or under passes, a 6 never does."""
    model = {"deffkoptas": "deffkopta", "assault-squad": "assault-marine"}[entry]
    runner = unit("a.r", entry, [row(model)], 20, 20, special=("hit-and-run",))
    reach = runner.unit.models[0].radius / 1000 + 25 / 50.8 + 0.004
    battle = play(HitsAndRuns(0), runner, boyz("b.o", 20, 20 - reach, 1), dice=(face, 1, 1, 1))
    answer(battle, battle.choices()[0])
    passed = face <= initiative
    assert (len(rolled(battle)) > 1) == passed


@pytest.mark.rule("WH-CORE-10")
def test_of_models_exactly_as_near_the_player_names_the_one_that_goes_first() -> None:
    """Three marines before three Orks, all 4" apart; the program sends the first, the player the third."""

    def charging():
        return play(Charges(0), marines("a.m", 10, 20, 3), boyz("b.o", 10, 15, 3))

    for first, onto in (("", ""), ("a.m.3", ""), ("a.m.2", "b.o.2")):
        battle = charging()
        answer(battle, Charge("a.m", "b.o", first=first, onto=onto))
        (event, *_) = happened(battle, Approached)
        assert [leg.model for leg in event.legs] == [first or "a.m.1"]
    assert refused(charging(), Charge("a.m", "b.o", first="a.m.1", onto="b.o.2")) == (
        "wh-refused-not-nearest", ("WH-ASSAULT-02", "WH-CORE-10"),
    )  # fmt: skip
    places = [(10, 20), (11.5, 19.9), (13, 20)]
    uneven = play(Charges(0), marines("a.m", 0, 0, 3, places=places), boyz("b.o", 10, 15, 3))
    assert refused(uneven, Charge("a.m", "b.o", first="a.m.1"))[0] == "wh-refused-not-nearest"
    assert uneven.refusal(Charge("a.m", "b.o", first="a.m.2")) is None


@pytest.mark.rule("WH-CORE-10", "WH-MORALE-05")
@pytest.mark.parametrize("side", [-1, 1])
def test_of_two_ways_home_exactly_as_short_the_owner_takes_one(side) -> None:
    tower = piece("rock-spire", 9, 33, 11, 35, 6)
    battle = play(FallBack("a.m"), marines("a.m", 10, 31, 1), boyz("b.o", 10, 10), dice=(3, 3), pieces=[tower])
    asked(battle, ChooseFlight)
    answer(battle, RunRound(side))
    over(battle)
    assert (where(battle, "a.m.1")[0] > 10) == (side > 0)
    # Nobody is asked where one way is shorter.
    aside = play(FallBack("a.m"), marines("a.m", 9.7, 31, 1), boyz("b.o", 10, 10), dice=(3, 3), pieces=[tower])
    over(aside)
    assert len(happened(aside, FellBack)) == 1


# ---- the turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-TURN-01")
def test_the_phases_of_a_player_turn_in_their_order() -> None:
    battle = play(PlayerTurn(1, 0), marines("a.m", 10, 40, 2), boyz("b.o", 10, 5, 2), turn=0, player_turn=0)
    while not battle.over:
        answer(battle, Finish())
    events = [entry.event for entry in battle.log if isinstance(entry, Happened)]
    assert [event.phase for event in events if isinstance(event, PhaseBegan)] == ["movement", "shooting", "assault"]
    assert isinstance(events[0], PlayerTurnBegan)


@pytest.mark.rule("WH-TURN-02")
def test_both_players_fight_in_an_assault_phase_but_only_the_active_one_acts() -> None:
    """It is side a's turn: side b is asked for nothing but its blows, which fall all the same."""
    fight = play(
        Combat(("a.m", "b.o")), unit("a.m", "tactical-squad", [row("space-marine")], 10, 20),
        unit("b.o", "boyz", [row("boy")], 10, 20 - TOUCH), dice=(1, 1, 1, 1),
    )  # fmt: skip
    over(fight)
    assert [name for name, _ in rolled(fight)] == ["wh-roll-to-strike"] * 2
    battle = play(
        PlayerTurn(1, 0), marines("a.m", 10, 30, 2), marines("a.n", 30, 30, 2), boyz("b.o", 10, 10, 2),
        turn=0, player_turn=0,
    )  # fmt: skip
    seats = []
    while not battle.over:
        assert battle.decision is not None
        seats.append(battle.decision.seat)
        assert refused(battle, Shoot("b.o", "a.m", ()))[0] != ""
        answer(battle, Finish())
    assert set(seats) == {0}


@pytest.mark.rule("WH-TURN-03", "WH-CORE-03")
def test_the_active_player_orders_what_begins_his_turn() -> None:
    """Two units to rally, two to arrive: each time he says which is next."""
    fleeing = [marines(f"a.{id}", 10 + 20 * n, 20, 2, fleeing=True) for n, id in enumerate("mn")]
    battle = play(Rallies(0), *fleeing, boyz("b.o", 10, 2), dice=(3, 3, 3, 3))
    assert asked(battle, ChooseNext).seat == 0
    answer(battle, Next("a.n"))
    while not battle.over:
        answer(battle, battle.choices()[0])
    assert [event.unit for event in happened(battle, LeadershipTested)] == ["a.n", "a.m"]
    coming = [marines(f"a.{id}", 0, 0, 2, place="off", arrival="reserve", due=True) for id in "mn"]
    battle = play(Arrivals(0), *coming, boyz("b.o", 10, 2))
    assert asked(battle, ChooseNext).units == ("a.m", "a.n")
    answer(battle, Next("a.n"))
    assert asked(battle, ChooseEntry).unit == "a.n"


# ---- a shot, step by step ----------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-07")
@pytest.mark.parametrize("answered", [StayUp(), GoDown()])
def test_the_steps_of_one_units_shooting_and_who_decides(answered) -> None:
    """Two boltguns, a sniper rifle and a frag missile at a mob in a crater: the marker comes down first, the others
    hit, the wounds are rolled by what they do; then its owner goes to ground or not, cover is settled, he allocates,
    each group saves, he takes models away; last comes the pinning test, not for who is down."""
    firer = unit(
        "a.s", "scout-squad", [row("scout", 2), row("scout", 1, "sniper-rifle"), row("scout", 1, "missile-launcher")],
        10, 30,
    )  # fmt: skip
    mob = unit("b.o", "boyz", [row("nob"), row("boy", 3)], 10, 12)
    firing = (
        *(Firing(f"a.s.{n}", "boltgun") for n in (1, 2)), Firing("a.s.3", "sniper-rifle"),
        Firing("a.s.4", "missile-launcher-frag"),
    )  # fmt: skip
    down = isinstance(answered, GoDown)
    battle = play(
        Shooting("a.s", "b.o", firing), firer, mob, pieces=[piece("crater", 5, 8, 20, 15)],
        dice=(1, 90, 1, 1, 4, 3, 5, 4, 4, 3, 6, 2, 2, 2, 2, *(() if down else (2, 2))),
    )  # fmt: skip
    seats = [asked(battle, PlaceMarker).seat]
    answer(battle, PutMarker((11_500, 12_000)))
    for wanted, choice in (
        (ChooseToGround, answered), (AllocateWounds, Allocate((Share(0, (1, 0, 0)), Share(1, (0, 1, 1))))),
        (ChooseCasualties, TakeAway(("b.o.3", "b.o.4"))),
    ):  # fmt: skip
        seats.append(asked(battle, wanted).seat)
        answer(battle, choice)
    over(battle)
    assert seats == [0, 1, 1, 1]
    told = []
    for entry in battle.log:
        if isinstance(entry, Rolled):
            told.append(entry.roll.purpose.id.removeprefix("wh-roll-"))
        elif isinstance(entry, Happened):
            told.append(type(entry.event).__name__)
    assert told == [
        "ShotDeclared", "MarkerAimed", "scatter-blast", "Scattered", "MarkerLanded", "to-hit", "HitsScored",
        "to-wound", "WoundsScored", *(["WentToGround"] if down else []), "CoverFound", "saves", "saves", "Losses",
        "Losses", *([] if down else ["pinning", "LeadershipTested"]),
    ]  # fmt: skip
    assert [event.cover for event in happened(battle, CoverFound)] == [3 if down else 4]
    assert left(battle, "b.o") == [1, 2]
