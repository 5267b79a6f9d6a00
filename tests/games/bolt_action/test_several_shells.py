"""Several volleys of shells in one action: each is multiplied and brings its pins (BA-HE-01, BA-HE-05, BA-PIN-07)."""

from fractions import Fraction

import pytest

from grognard import odds
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.odds.expected_losses import losses_by
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.events.nerve import PinsTaken
from grognard.games.bolt_action.state.events.shooting import Burst
from grognard.games.bolt_action.state.state import Ranging
from tests.games.bolt_action.table import of, play, shoot, squad, unit
from tests.games.playing import happened, over, rolled

MORTARS = (ModelGroup(2, "gunner", ("light-mortar",)),)


def mortars(**fields):
    return unit("a.firer", 20, 40, MORTARS, "light-mortar-team", **({"order": "fire"} | fields))


def foe(men=12, **fields):
    return squad("b.foe", 18, 20, men, **({"order": "fire"} | fields))


@pytest.mark.rule("BA-HE-01")
def test_the_shells_of_two_mortars_each_become_many_hits():
    """Both hit on a 6; one shell becomes 3 hits and the other 2: five dice of damage."""
    battle = shoot(mortars(), foe(), dice=(6, 6, 6, 4, 1, 1, 1, 1, 1))
    over(battle)
    assert [len(faces) for what, faces in rolled(battle)] == [2, 2, 5]
    assert happened(battle, Burst) == [Burst("a.firer", "b.foe", 5, 1)]


@pytest.mark.rule("BA-HE-03")
def test_men_who_are_down_halve_each_shell_by_itself():
    """3 and 1 hits: one each way rounded down is 1 and 0."""
    battle = shoot(mortars(), foe(order="down"), dice=(6, 6, 6, 1, 1))
    over(battle)
    assert [event.hits for event in happened(battle, Burst)] == [1]


@pytest.mark.rule("BA-HE-05", "BA-PIN-07")
@pytest.mark.parametrize(("stacking", "pins"), [("highest", 3), ("sum", 4)])
def test_each_shells_pins_are_rolled_and_the_highest_counts(stacking, pins):
    guns = unit(
        "a.firer",
        20,
        40,
        (ModelGroup(1, "gunner", ("medium-mortar",)), ModelGroup(1, "gunner", ("heavy-mortar",))),
        "medium-mortar-team",
        order="fire",
        places=((20, 44), (22, 44)),
        ranging=Ranging("b.foe", 5, True),
    )
    # Medium: D6 hits, D2 pins; heavy: 2D6 hits, D3 pins.
    dice = (2, 2, 1, 1, 1, 1, 6, 1, 1, 1)
    battle = shoot(guns, foe(), dice=dice, options={"pin_stacking": stacking})
    over(battle)
    assert [event.pins for event in happened(battle, PinsTaken)] == [pins]


@pytest.mark.rule("BA-HE-01")
def test_the_odds_of_two_mortars_reach_six_hits():
    answer = odds.ask("bolt_action", {"attacker": "2 light-mortar", "target": "12 rifle", "range": 18}, fractions=True)
    assert max(outcome for outcome, chance in answer["hits"].items() if chance) == 6
    # Both hit on a 6, and both become three of three.
    assert answer["hits"][6] == Fraction(1, 36) * Fraction(1, 9)


@pytest.mark.rule("BA-HE-01")
def test_the_formula_of_losses_is_what_the_odds_follow_out():
    battle = play(Activation("a.firer", "fire"), mortars(order=None), foe(3))
    unit_, target = of(battle, "a.firer"), of(battle, "b.foe")
    aims = Shoot("a.firer", "b.foe", "order").aims(battle)
    assert len(aims.volleys) == 2
    found = losses_by(battle, unit_, target, aims, moved=False)
    assert found is not None
    answer = odds.ask("bolt_action", {"attacker": "2 light-mortar", "target": "3 rifle", "range": 19})
    for killed, chance in found.losses.items():
        assert chance == pytest.approx(answer["casualties"][killed], abs=1e-9)


# ---- what cannot happen ------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-04", "BA-PIN-02")
@pytest.mark.parametrize("target", ["tiger-i", "panzer-iv", "daimler-armoured-car", "m4-sherman"])
@pytest.mark.parametrize("attacker", ["10 rifle", "7 smg", "3 pistol", "1 mmg"])
def test_the_odds_never_say_a_percent_of_what_small_arms_cannot_do(attacker, target):
    for fractions in (False, True):
        answer = odds.ask("bolt_action", {"attacker": attacker, "target": target, "range": 5}, fractions=fractions)
        assert answer.chance("destroyed") == 0
        assert answer.chance("pinned") == 0
        assert all(chance == 0 for case, chance in answer["fate"].items() if case != "stands")


@pytest.mark.rule("BA-DAM-04")
def test_the_sentence_of_the_odds_says_nought_per_cent():
    answer = odds.ask("bolt_action", {"attacker": "10 rifle", "target": "tiger-i", "range": 10})
    assert "destroyed 0%" in str(answer).split("\n")[0]
