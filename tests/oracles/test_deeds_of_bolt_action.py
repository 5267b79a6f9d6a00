"""Answers about Bolt Action that are no plain shot: a Rally, a tank over men, passengers of a wreck, fire out of a
building, the bombardment before a battle; each as the engine enumerated by another program has it."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from grognard import odds
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.games.bolt_action.ground.driving import chassis
from grognard.games.bolt_action.odds.odds import Question
from grognard.games.bolt_action.odds.questions import ATTACKER, RIDERS, TARGET, held_back, stage
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting.bombardment import Shells
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import Drive, StandFast, Stretch
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from tests.oracles.enumeration import exactly, first
from tests.oracles.test_occasions_of_bolt_action import asked, played
from tests.oracles.test_odds_of_bolt_action import FATES, marginal, shape, told

OVERRUN = {"overrun": "on"}


@pytest.mark.rule("BA-ORD-06", "BA-ORD-11", "BA-ORD-16")
@pytest.mark.parametrize(("pins", "officer"), [(1, ""), (3, ""), (8, "captain")])
def test_a_rally_sheds_a_pin_for_obeying_and_those_of_the_die(pins, officer):
    question = Question(attacker="6 rifle", target="6 rifle", order="rally", pins=pins, officer=officer)
    answer = asked(question)
    help = {"": 0, "captain": 3}[officer]
    passed = chance_to_pass(min(10, 9 - pins + help))
    assert answer["order"]["obeyed"] == passed
    sixth = Fraction(1, 6)
    left = [max(0, pins - 1 - die) for die in range(1, 7)]
    for number, chance in answer["left"].items():
        assert chance == passed * sixth * left.count(number) + (1 - passed if number == pins else 0)
    assert shape(answer["shed"]) == {pins - number: chance for number, chance in shape(answer["left"]).items()}
    assert answer.chance("clear") == answer["left"][0]


def test_who_rallies_does_nothing_else():
    with pytest.raises(InputError, match="cover"):
        odds.ask("bolt_action", attacker="6 rifle", target="6 rifle", order="rally", pins=2, cover="hard")


@pytest.mark.rule("BA-VEH-33", "BA-MOR-05")
@pytest.mark.parametrize(
    ("target", "reaction"), [("2 rifle", "stand"), ("light-at-gun", "stand"), ("panzerschreck-team", "fire")]
)
def test_a_tank_drives_over_men_as_the_engine_has_it(target, reaction):
    question = Question(attacker="m4-sherman", target=target, range=8, order="overrun", options=OVERRUN)
    answer = asked(question, **({} if reaction == "stand" else {"reaction": reaction}))
    g = stage(question)
    far = Drive((Stretch(ahead=chassis(g, g.state.units[ATTACKER]).run),))

    def choose(battle):
        match battle.decision:
            case ChooseDrive(unit=unit) if unit == ATTACKER:
                return far
            case Reacting() if reaction == "stand":
                return StandFast()
        return first(battle)

    battle = g.subgame(Frame(Activation(ATTACKER, "run")))
    found = exactly(battle, lambda each: each.over, partial(told, start=g.log_length), choose)
    assert shape(answer["pins"]) == marginal(found, 2)
    assert shape(answer["fate"]) == marginal(found, 3)
    assert (answer.chance("lost") > 0) is (reaction == "fire")


@pytest.mark.rule("BA-VEH-33")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"options": {}}, "by house rule"),
        ({"attacker": "truck"}, "by house rule"),
        ({"target": "panzer-iv"}, "by house rule"),
        ({"range": 40}, "40″ away"),
    ],
)
def test_only_a_tank_that_may_and_reaches_them_drives_over_men(change, told):
    question = {"attacker": "m4-sherman", "target": "6 rifle", "range": 8, "order": "overrun", "options": OVERRUN}
    found = odds.ask("bolt_action", question | change)
    assert found.refused is not None
    assert found.refused.rules == ("BA-VEH-33",)
    assert told in str(found)


def ridden(battle, start):
    """Men the passengers lost, and what became of them."""
    lost, fate = 0, "stands"
    for entry in battle.log_from(start):
        match getattr(entry, "event", None):
            case CasualtiesTaken(unit, models) if unit == RIDERS:
                lost += len(models)
            case UnitDestroyed(unit, loss) if unit == RIDERS:
                fate = FATES.get(loss, "wiped-out")
    return lost if fate != "wiped-out" else 2, fate


@pytest.mark.rule("BA-TRN-07", "BA-TRN-13", "BA-TRN-14")
def test_passengers_of_a_wreck_suffer_what_the_engine_makes_of_them():
    question = Question(
        attacker="medium-at-gun", target="german sdkfz-251-1", range=20, way="piercing", passengers="2 rifle"
    )
    answer = asked(question)
    g = stage(question)
    assert g.state.units[RIDERS].aboard == TARGET
    shot = Shoot(ATTACKER, TARGET, "order", way="piercing", declared=True)
    battle = g.subgame(Frame(shot))
    found = exactly(battle, lambda each: each.over, partial(ridden, start=g.log_length), first)
    assert shape(answer["riders"]) == marginal(found, 0)
    assert shape(answer["riders-fate"]) == marginal(found, 1)
    empty = asked({"attacker": "medium-at-gun", "target": "german sdkfz-251-1", "range": 20, "way": "piercing"})
    assert empty["damage"] == answer["damage"]


@pytest.mark.rule("BA-TRN-01", "BA-TRN-11")
@pytest.mark.parametrize(
    ("target", "passengers", "told"),
    [("panzer-iv", "6 rifle", "seats"), ("german sdkfz-251-1", "30 rifle", "seats"), ("6 rifle", "2 rifle", "seats")],
)
def test_who_finds_no_seats_does_not_ride(target, passengers, told):
    with pytest.raises(InputError, match="passengers") as refused:
        odds.ask("bolt_action", attacker="bazooka-team", target=target, range=10, passengers=passengers)
    assert told in str(refused.value)


@pytest.mark.rule("BA-BLD-02", "BA-BLD-06")
def test_men_in_a_building_fire_from_its_openings():
    """Two men to an opening: from those farther aside it is long range."""
    question = Question(attacker="3 rifle", target="2 rifle", range=10, attacker_indoors=True)
    answer, g = asked(question), stage(question)
    shot = Shoot(ATTACKER, TARGET, "order", held_back(question, g.state.units[ATTACKER]), declared=True)
    found = played(question, shot)
    assert shape(answer["hits"]) == marginal(found, 0)
    assert shape(answer["fate"]) == marginal(found, 3)
    crowd, row = (asked(question, attacker="30 rifle", attacker_indoors=inside) for inside in (True, False))
    assert crowd["hits"].mean < row["hits"].mean


@pytest.mark.rule("BA-BLD-02", "BA-CQ-02")
def test_who_charges_out_of_a_building_is_fired_at_in_hard_cover():
    charge = {"attacker": "4 rifle", "target": "6 rifle", "range": 9, "order": "assault", "reaction": "fire"}
    assert asked(charge, attacker_indoors=True)["own"].mean < asked(charge)["own"].mean
    crew = {"attacker": "medium-at-gun", "target": "6 rifle", "range": 9, "way": "explosive"}
    with pytest.raises(InputError, match="attacker_indoors"):
        odds.ask("bolt_action", crew, attacker_indoors=True)


@pytest.mark.rule("BA-SCN-07")
@pytest.mark.parametrize("target", ["1 rifle", "mmg-team", "truck"])
def test_a_bombardment_is_what_the_engine_makes_of_it(target):
    question = Question(attacker="german 6 rifle", target=target, order="bombardment")
    answer = asked(question)
    found = played(question, Shells((TARGET,)))
    assert shape(answer["pins"]) == marginal(found, 2)
    assert shape(answer["fate"]) == marginal(found, 3)


@pytest.mark.rule("BA-SCN-07", "BA-NAT-GB-02")
@pytest.mark.parametrize(
    ("nation", "on", "chance"),
    [
        ("german", 3, Fraction(4, 6)),
        ("german", 5, Fraction(2, 6)),
        ("british", 5, Fraction(5, 6)),
        ("british", 2, Fraction(35, 36)),
    ],
)
def test_how_likely_a_bombardment_arrives(nation, on, chance):
    question = {"attacker": f"{nation} 6 rifle", "target": "6 rifle", "order": "bombardment"}
    assert asked(question, **({} if on == 3 else {"arrives": on})).chance("arrives") == chance
