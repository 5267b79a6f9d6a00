"""Clauses of what is told of shots before they are fired, each in a question whose answer is worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.odds import Question
from grognard.games.wh40k5.rules.shooting.blasting import Blasting
from grognard.games.wh40k5.rules.shooting.landing import ChooseScatter, Landing
from grognard.games.wh40k5.rules.shooting.night import ChooseToLookAgain
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.volleys import Line
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import KeepMarker, ScatterAgain, Shoot
from grognard.games.wh40k5.state.setup_choices import KeepSight, LookAgain
from tests.games.playing import asked
from tests.games.wh40k5.table import boyz, everyone, marines, play
from tests.games.wh40k5.test_arrivals import NIGHT
from tests.games.wh40k5.test_artillery import battery
from tests.games.wh40k5.test_forecasts import at, check
from tests.games.wh40k5.test_odds import bars, chances, looking

Part = Fraction


def told(name: str, **question: Any) -> dict[Any, Any]:
    """The chances of an answer, without what cannot be."""
    answer = odds.ask("wh40k5", Question(**question), fractions=True)
    return {outcome: chance for outcome, chance in answer[name].items() if chance}


# ---- shots at people ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-04", "WH-WEAPON-10")
def test_each_whom_a_template_touches_is_wounded_by_its_strength() -> None:
    # Two Boyz are under a flamer, and strength 4 wounds toughness 4 on a 4.
    assert told("wounds", attacker="1 space-marine flamer", target="3 boy", range=3) == {
        0: Part(1, 4),
        1: Part(1, 2),
        2: Part(1, 4),
    }


@pytest.mark.rule("WH-WEAPON-07", "WH-SHOOT-08")
@pytest.mark.parametrize(("range", "reaches"), [(30, True), (60, False)])
def test_a_marker_needs_a_place_in_range(range: float, reaches: bool) -> None:
    question = Question(
        attacker="1 space-marine missile-launcher", target="5 boy", range=range, firing=("missile-launcher-frag",)
    )
    assert (odds.ask("wh40k5", question).refused is None) is reaches


@pytest.mark.rule("WH-WEAPON-11")
def test_the_skill_of_who_sees_shortens_the_scatter_of_a_barrage_unless_the_option_says_never() -> None:
    # One who is aimed at: two faces of six hit; of the others the marker touches him as far as its radius goes.
    missed = {
        option: told("hits", attacker="1 lobba-gun + 2 gun-crew", target="1 boy", options={"barrage_bs": option})[0]
        for option in ("subtract_if_seen", "never")
    }
    assert 0 < missed["subtract_if_seen"] < missed["never"] < Part(2, 3)


@pytest.mark.rule("WH-WEAPON-23")
def test_shots_that_are_rolled_for_are_as_many_as_the_die_says() -> None:
    # One Loota: one to three shots, each as likely, that hit on a 5.
    miss = Part(2, 3)
    assert told("hits", attacker="1 loota", target="1 space-marine", range=30)[0] == (miss + miss**2 + miss**3) / 3


@pytest.mark.rule("WH-UNIT-02")
@pytest.mark.parametrize("option", ["gun_1_4", "crew_1_4"])
def test_hits_on_artillery_strike_its_crew_as_often_as_the_option_says(option: str) -> None:
    shooters = marines("a.one", 10, 20, 2)
    start = Shooting("a.one", "b.two", everyone(shooters, "boltgun"))
    check(at(start, shooters, battery("b.two", 10, 6), options={"artillery_hits": option}))


@pytest.mark.rule("WH-SAVE-07", "WH-WEAPON-11")
def test_in_the_open_a_barrage_is_saved_against_only_on_the_ground_and_on_a_six() -> None:
    lost = []
    for down in (None, 2):
        boy = boyz("b.two", 10, 6, 1, down=down)
        battle = looking(ShootingPhase(0), battery("a.one", 10, 36, guns=1, crew=2), boy, phase="shooting")
        shot = next(choice for choice in battle.choices() if isinstance(choice, Shoot))
        (losses,) = chances(battle, shot).charts
        lost.append(bars(losses)[1])
    assert lost[1] == pytest.approx(lost[0] * 5 / 6)


# ---- shots at vehicles -------------------------------------------------------------------------------------------

SCRATCHES = ("crew-shaken", "crew-stunned", "weapon-destroyed", "immobilised", "wrecked", "explodes")


@pytest.mark.rule("WH-VEH-07", "WH-VEH-09", "WH-VEH-21", "WH-VEH-22")
@pytest.mark.parametrize(("cover", "through"), [("none", Part(1)), ("4+", Part(1, 2)), ("5+", Part(2, 3))])
def test_a_shot_at_a_vehicle_does_what_the_table_says_unless_cover_saves_it(cover: str, through: Part) -> None:
    # Two in three hit; strength 9 glances off armour 11 on a 2 and penetrates on more. A glancing hit has 2 off. A
    # single result wrecks nothing that has a weapon and can move.
    hit = Part(2, 3) * through
    glances, pierces = hit / 6, hit * 4 / 6
    counts = [(3, 1), (1, 1), (1, 1), (1, 1), (0, 1), (0, 1)]
    expected = {name: (glances * low + pierces * high) / 6 for name, (low, high) in zip(SCRATCHES, counts, strict=True)}
    found = told("damage", attacker="1 space-marine lascannon", target="1 rhino", range=30, cover=cover)
    assert {name: chance for name, chance in found.items() if name != "none"} == expected
    assert sum(found.values()) == 1


@pytest.mark.rule("WH-VEH-22", "WH-VEH-21")
def test_a_vehicle_bears_a_result_for_each_weapon_and_one_more_before_it_is_a_wreck() -> None:
    # A Rhino has one weapon and can move: two shots that destroy something leave it without both, three wreck it.
    left = []
    for count in (1, 2, 3):
        found = told("damage", attacker=f"{count} space-marine lascannon", target="1 rhino", range=30)
        left.append(1 - found["wrecked"] - found["explodes"])
    assert left[1] == left[0] ** 2
    assert left[2] < left[0] ** 3


@pytest.mark.rule("WH-VEH-06", "WH-WEAPON-15")
def test_a_six_of_a_rending_weapon_adds_half_a_die_against_armour() -> None:
    # Half of a scout's shots hit; on a 6 the sum is 10, 11 or 12 against armour 10, each as likely. The open top of
    # the Trukk adds one.
    glances, pierces = Part(1, 2) / 6 / 3, Part(1, 2) / 6 * 2 / 3
    counts = [(2, 0), (1, 1), (1, 1), (1, 1), (1, 1), (0, 2)]
    expected = {name: (glances * low + pierces * high) / 6 for name, (low, high) in zip(SCRATCHES, counts, strict=True)}
    found = told("damage", attacker="1 scout sniper-rifle", target="1 trukk", range=30)
    assert {name: chance for name, chance in found.items() if name != "none"} == expected


# ---- what players are taken to decide ----------------------------------------------------------------------------


def decided(battle: Battle[Any], kind: Any) -> Any:
    """What is taken to be answered to what is asked."""
    return usual(battle, asked(battle, kind))


@pytest.mark.rule("WH-USR-01")
@pytest.mark.parametrize(("dice", "choice"), [((1, 1), LookAgain()), ((6, 6), KeepSight())])
def test_acute_senses_look_again_only_if_the_target_would_not_be_seen(dice: Any, choice: Any) -> None:
    firer, target = marines("a.m", 10, 30, 1, special=("acute-senses",)), boyz("b.o", 10, 8, 1)
    battle = play(ShootingPhase(0), firer, target, dice=dice, **NIGHT)
    battle.choose(Shoot("a.m", "b.o", everyone(firer, "boltgun")))
    assert decided(battle, ChooseToLookAgain) == choice


@pytest.mark.rule("WH-WEAPON-21")
@pytest.mark.parametrize(("faces", "choice"), [((6, 90, 6, 6), ScatterAgain()), ((1, 90, 1, 1), KeepMarker())])
def test_a_marker_is_thrown_again_only_if_it_touches_fewer_than_may_be_expected(faces: Any, choice: Any) -> None:
    gunner, boy = marines("a.m", 10, 30, 1, "plasma-cannon"), boyz("b.o", 10, 10, 1)
    blast = Blasting("a.m", "b.o", (Line("a.m.1", "plasma-cannon", 1),))
    strike = [name for name, _, _ in Blasting.steps].index("strike")
    thrown = Landing(0, (10_000, 10_000), 4, again=True)
    battle = play(ShootingPhase(0), gunner, boy, dice=None).subgame(Frame(blast, strike), Frame(thrown))
    battle.resolve_chance(faces)
    assert decided(battle, ChooseScatter) == choice
