"""Answers about Bolt Action for what goes before, after and in between: turns of fire, ranging in, reserves, escapes,
fire at a charge, command vehicles, flame of several; each as the engine enumerated by another program has it."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from grognard import odds
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.bolt_action.data.tables import RANKS
from grognard.games.bolt_action.odds.odds import Question
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_shot import asked as shot_asked
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, held_back, stage
from grognard.games.bolt_action.odds.turns_of_fire import turns_of_fire
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import EscapeFrom, FireAtCharge, Laid, StandFast
from grognard.odds.distributions import convolve, sum_of_dice
from tests.oracles.enumeration import exactly, first
from tests.oracles.test_odds_of_bolt_action import FATES, fought, marginal, shape, told


def asked(question, **change):
    """The answer in fractions."""
    found = odds.ask("bolt_action", question, fractions=True, **change)
    assert found.refused is None, found
    return found


def played(question, *frames, choose=None):
    """The engine enumerated from where procedures begin: men lost, pins and fate of the target."""
    g = stage(question)
    battle = g.subgame(*map(Frame, frames))
    return exactly(battle, lambda each: each.over, partial(told, start=g.log_length), choose or first)


# ---- turn after turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "BA-WPN-08",
    "BA-WPN-21",
    "BA-MOR-09",
    "BA-MOR-05",
    "BA-PIN-05",
    "BA-NAT-SU-02",
    "BA-WPN-12",
    "BA-SPC-01",
    "BA-WPN-06",
)
@pytest.mark.parametrize(
    ("attacker", "target", "inches", "turns"),
    [
        ("1 rifle", "2 rifle", 10, 3),
        ("light-mortar-team", "2 rifle", 20, 3),
        ("2 pistol", "mmg-team", 5, 2),
        ("1 rifle", "soviet 2 rifle", 10, 4),
        ("1 flamethrower", "1 smg", 5, 2),
        ("panzerschreck-team", "truck", 6, 3),
        ("1 lmg", "german kuebelwagen", 6, 3),
        ("2 rifle", "inexperienced green 3 rifle", 10, 2),
        ("4 rifle", "inexperienced green 2 rifle", 10, 1),
        ("german 1 panzerfaust + 1 rifle", "2 rifle", 10, 3),
        ("1 rifle", "soviet inexperienced green 2 rifle", 10, 4),
        ("light-mortar-team", "inexperienced green 2 rifle", 20, 2),
    ],
)
def test_several_turns_of_fire_are_what_the_engine_makes_of_them(attacker, target, inches, turns):
    question = Question(attacker=attacker, target=target, range=inches, turns=turns)
    answer = asked(question)
    shot = Shoot(ATTACKER, TARGET, "order", held_back(question, stage(question).state.units[ATTACKER]), declared=True)
    found = played(question, *[shot] * turns)
    if "damage" not in answer.names:
        assert shape(answer["casualties"]) == marginal(found, 1)
    assert shape(answer["pins"]) == marginal(found, 2)
    assert shape(answer["fate"]) == marginal(found, 3)
    assert turns == 1 or f"{turns} turns" in str(answer)


@pytest.mark.rule(
    "BA-VEH-22", "BA-VEH-23", "BA-VEH-24", "BA-VEH-09", "BA-VEH-26", "BA-VEH-27", "BA-VEH-31", "BA-VEH-41", "BA-PIN-05",
    "BA-PIN-07", "BA-PIN-08", "BA-NAT-SU-02", "BA-WPN-06", "BA-WPN-08", "BA-WPN-12", "BA-WPN-24", "BA-TRN-07",
)  # fmt: skip
@pytest.mark.parametrize(
    "question",
    [
        {"attacker": "medium-at-gun", "target": "panzer-iv", "range": 20, "way": "piercing", "turns": 3},
        {"attacker": "medium-at-gun", "target": "soviet t-34-76", "range": 20, "way": "piercing", "turns": 3},
        {"attacker": "m8-greyhound", "target": "panzer-iv", "range": 20, "turns": 2, "side": "side", "target_pins": 2},
        {"attacker": "medium-mortar-team", "target": "panzer-iv", "range": 30, "turns": 3},
        {"attacker": "medium-mortar-team", "target": "truck", "range": 30, "turns": 3},
        {"attacker": "flamethrower-team", "target": "truck", "range": 5, "turns": 2},
        {"attacker": "flamethrower-team", "target": "jeep", "range": 5, "turns": 2, "moved": True},
        {"attacker": "flamethrower-team", "target": "jeep", "range": 5, "turns": 2,
         "options": {"flame_vehicle_check": "off"}},
        {"attacker": "german 1 panzerfaust + 1 rifle", "target": "m4-sherman", "range": 10, "turns": 2},
        {"attacker": "2 rifle", "target": "inexperienced truck", "range": 10, "turns": 4},
        {"attacker": "2 rifle", "target": "m4-sherman", "range": 10, "turns": 2},
        {"attacker": "medium-at-gun", "target": "german sdkfz-251-1", "range": 20, "way": "piercing", "turns": 2,
         "passengers": "2 rifle"},
    ],
)  # fmt: skip
def test_turns_of_fire_at_a_vehicle_are_what_the_engine_makes_of_them(question):
    """Its pins, its worst damage, its end, those aboard, and whether the fuel lasts."""
    given = Question(**question)
    summed = turns_of_fire(stage(given), given, True)
    assert summed is not None
    there = stage(given)
    spreads, likely = followed(there, given, shot_asked(there, given), True)
    assert {each.name: shape(each.chances) for each in summed[0]} == {
        each.name: shape(each.chances) for each in spreads
    }
    assert [(each.name, each.chance) for each in summed[1]] == [(each.name, each.chance) for each in likely]
    assert all(type(each) is Fraction for spread in summed[0] for each in spread.chances.chances)


@pytest.mark.rule("BA-ART-02", "BA-DAM-06", "BA-DAM-07", "BA-HE-01", "BA-WPN-08", "BA-MOR-05")
@pytest.mark.parametrize(
    "question",
    [
        {"attacker": "light-mortar-team", "target": "mmg-team", "range": 20, "turns": 2},
        {"attacker": "medium-at-gun", "target": "light-howitzer", "range": 30, "way": "explosive", "turns": 2},
        {"attacker": "light-mortar-team", "target": "medium-at-gun", "range": 20, "turns": 2, "target_men": 1},
        {"attacker": "light-mortar-team", "target": "medium-at-gun", "range": 20, "turns": 1, "target_men": 2},
        pytest.param(
            {"attacker": "medium-howitzer", "target": "inexperienced medium-at-gun", "range": 30, "way": "indirect",
             "turns": 2, "reaction": "down", "target_pins": 1, "ranging": 1, "on_target": True},
            marks=pytest.mark.slow,
        ),
    ],
    ids=str,
)  # fmt: skip
def test_turns_of_shells_at_a_crew_are_what_the_engine_makes_of_them(question):
    """The shooter who may pick the weapon of a team picks a man, as the first that is listed for him."""
    given = Question(**question)
    there = stage(given)
    if given.reaction == "down":
        there.state = there.state.with_units(replace(there.state.units[TARGET], order="down"))
    summed = turns_of_fire(there, given, False)
    assert summed is not None
    spreads, _ = followed(there, given, shot_asked(there, given), False)
    for one, other in zip(summed[0], [each for each in spreads if each.name != "hits"], strict=True):
        assert one.name == other.name
        assert [chance for _, chance in one.chances.items()] == pytest.approx(
            [chance for _, chance in other.chances.items()], abs=1e-12
        )


@pytest.mark.rule("BA-GEN-08", "BA-VEH-22", "BA-VEH-23", "BA-PIN-05")
@pytest.mark.parametrize(
    "shot",
    [
        {"attacker": "m4-sherman", "target": "panzer-iv", "range": 24},
        {"attacker": "medium-at-gun", "target": "m4-sherman", "range": 20, "way": "piercing", "side": "side"},
        {"attacker": "4 rifle", "target": "truck", "range": 10},
        {"attacker": "1 rifle", "target": "2 rifle", "range": 6},
    ],
)
def test_in_a_plan_each_shoots_as_if_alone(shot):
    """Several at one target are not in each other's way, at a vehicle either: together they do what one does turn after
    turn."""
    for number in (1, 2, 3):
        plan = odds.course("bolt_action", [shot | {"order": "fire"}] * number, fractions=True)
        assert plan.reached[-1] == asked(shot, turns=number).chance("destroyed")
        assert not any(plan.missed[:1])


@pytest.mark.rule("BA-TURN-06", "BA-TURN-03", "BA-WPN-08", "BA-SHOOT-03")
@pytest.mark.parametrize(
    "shot",
    [
        {"attacker": "1 rifle", "target": "2 rifle", "range": 6},
        {"attacker": "light-mortar-team", "target": "2 rifle", "range": 20},
        {"attacker": "2 rifle", "target": "3 rifle", "range": 6, "reaction": "down"},
        {"attacker": "medium-at-gun", "target": "panzer-iv", "range": 20, "way": "piercing"},
    ],
    ids=str,
)
def test_in_a_plan_one_fires_turn_after_turn(shot):
    """The dice return in between, so that he fires again and the target goes Down again, and a mortar ranges in."""
    plan = odds.course("bolt_action", [shot | {"turns": 3}], fractions=True)
    assert plan.reached == (asked(shot, turns=3).chance("destroyed"),)
    once, twice = odds.course("bolt_action", [shot, shot | {"turns": 2}], fractions=True).reached
    assert (once, twice > once) == (asked(shot, turns=1).chance("destroyed"), True)


@pytest.mark.rule("BA-WPN-16", "BA-WPN-08")
@pytest.mark.parametrize(
    ("ranged", "chance"),
    [({}, Fraction(1, 6)), ({"ranging": 1}, Fraction(1, 3)), ({"ranging": 2, "on_target": True}, Fraction(5, 6))],
    ids=str,
)
def test_smoke_that_lies_hides_from_the_counter_attack(ranged, chance):
    """Nobody is shot at through it; where it falls wide all is as without it."""
    shared = {"target": "4 rifle", "options": {"smoke": "on"}}
    smoke = {"attacker": "medium-mortar-team", "range": 30, "order": "smoke"} | shared | ranged
    waiting = {"attacker": "2 rifle", "range": 12, "order": "ambush"} | shared
    counter = {"range": 12, "options": shared["options"]}
    plan = odds.course("bolt_action", [smoke, waiting], counter=counter, against=1, fractions=True)
    assert not any(plan.reached)
    assert plan.unanswered is not None
    assert plan.held == chance + (1 - chance) * plan.unanswered != 1


@pytest.mark.rule("BA-AMB-01", "BA-AMB-02")
def test_who_waits_in_ambush_fires_at_who_assaults_a_friend():
    """A lone man falls to the shot, fired where he comes nearest, or fights as if there had been none."""
    target = {"target": "1 rifle", "order": "ambush"}
    waiting, friend = {"attacker": "3 rifle", "range": 12} | target, {"attacker": "2 rifle", "range": 8} | target
    counter = {"range": 8, "order": "assault"}
    plan = odds.course("bolt_action", [waiting, friend], counter=counter, against=1, fractions=True)
    shot = asked({"attacker": "3 rifle", "target": "1 rifle", "range": 5}).chance("destroyed")
    assert plan.unanswered is not None
    assert plan.held == shot + (1 - shot) * plan.unanswered


def barred(found):
    """The rules by which something is refused."""
    assert found.refused is not None
    return [*found.refused.rules]


def test_what_a_plan_has_no_place_for_is_refused():
    mortar = {"attacker": "medium-mortar-team", "target": "4 rifle", "range": 30, "order": "smoke"}
    assert barred(odds.course("bolt_action", [mortar])) == ["BA-WPN-16"]
    riflemen = mortar | {"attacker": "4 rifle", "options": {"smoke": "on"}}
    assert "no smoke shells" in str(odds.course("bolt_action", [riflemen]))
    indirect = mortar | {"order": "ambush"}
    assert barred(odds.course("bolt_action", [indirect])) == ["BA-AMB-04"]
    for order, rule in (("smoke", "BA-WPN-16"), ("ambush", "BA-AMB-01")):
        assert barred(odds.ask("bolt_action", mortar, order=order)) == [rule]


def test_who_strikes_back_in_a_plan_does_so_once():
    shot = {"attacker": "2 rifle", "target": "3 rifle", "range": 6}
    assert "strikes back once" in str(odds.course("bolt_action", [shot], counter={"turns": 2}))
    assert "by fire or assault" in str(odds.course("bolt_action", [shot], counter={"order": "ambush"}))


@pytest.mark.rule("BA-WPN-12")
def test_a_flamethrower_runs_dry_in_one_turn_or_another():
    """Each shot spends its fuel on a 1; the second is fired if there is fuel left and a target."""
    burn = {"attacker": "1 flamethrower", "target": "veteran 4 rifle", "range": 5}
    assert asked(burn, turns=1).chance("dry") == Fraction(1, 6)
    twice = asked(burn, turns=2)
    stood = asked(burn, turns=1)["fate"]["stands"]
    assert twice.chance("dry") == Fraction(1, 6) + Fraction(5, 6) * stood * Fraction(1, 6)


@pytest.mark.rule("BA-WPN-08")
@pytest.mark.parametrize(
    ("before", "on_target", "need"),
    [(0, False, 6), (1, False, 5), (3, False, 3), (4, False, 2), (7, False, 2), (1, True, 2)],
)
def test_an_indirect_shot_gets_better_by_one_with_each_before_it(before, on_target, need):
    mortar = {"attacker": "medium-mortar-team", "target": "10 rifle", "range": 30}
    found = asked(mortar, **({"ranging": before} if before else {}), **({"on_target": True} if on_target else {}))
    assert found["hits"].at_least(1) == Fraction(7 - need, 6)
    assert found.needs[0].totals == [f"{need}+"]


@pytest.mark.rule("BA-WPN-13", "BA-WPN-21")
@pytest.mark.parametrize(
    "question",
    [
        {"attacker": "10 rifle", "range": 10},
        {"attacker": "light-mortar-team", "range": 20, "moved": True},
        {"attacker": "light-mortar-team", "range": 20, "order": "advance"},
        {"attacker": "german nebelwerfer", "range": 40},
    ],
)
def test_who_does_not_fire_indirectly_from_where_he_was_does_not_range_in(question):
    with pytest.raises(InputError, match="ranging"):
        odds.ask("bolt_action", question, target="10 rifle", ranging=2)


# ---- from reserve ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-05", "BA-ORD-02")
def test_a_unit_in_reserve_comes_by_its_test_and_then_shoots_on_the_move():
    """A regular unit tests against 8 without its officer's help; of those that come the shot is one on the move."""
    shot = {"attacker": "6 rifle", "target": "6 rifle", "range": 10}
    answer, moving = asked(shot, order="advance", reserve=True), asked(shot, moved=True)
    comes = chance_to_pass(8)
    assert dict(answer["order"].items()) == {
        "obeyed": comes,
        "refused": 1 - comes - Fraction(1, 36),
        "fubar": Fraction(1, 36),
    }
    for name in ("hits", "casualties", "pins"):
        for number, chance in answer[name].items():
            assert chance == comes * moving[name][number] + (1 - comes if number == 0 else 0), (name, number)
    assert answer.chance("destroyed") == comes * moving.chance("destroyed")
    arrival = answer["arrival"]
    assert [arrival[turn] for turn in ("2", "3", "6")] == [comes, comes * (1 - comes), comes * (1 - comes) ** 4]
    assert arrival["never"] == (1 - comes) ** 5
    with pytest.raises(InputError, match="officer"):
        odds.ask("bolt_action", shot, order="advance", reserve=True, officer="major")
    with pytest.raises(InputError, match="reserve"):
        odds.ask("bolt_action", shot, order="fire", reserve=True)


@pytest.mark.rule("BA-SCN-05")
def test_a_tank_in_reserve_comes_and_fires_all_it_has():
    shot = {"attacker": "m4-sherman", "target": "panzer-iv", "range": 20}
    answer, moving = asked(shot, order="advance", reserve=True), asked(shot, moved=True)
    comes = chance_to_pass(8)
    assert answer["damage"]["knocked-out"] == comes * moving["damage"]["knocked-out"]
    assert answer["damage"]["none"] == 1 - comes * (1 - moving["damage"]["none"])


@pytest.mark.rule("BA-ART-05")
def test_a_gun_that_needs_a_tow_does_not_come_by_itself():
    found = odds.ask("bolt_action", attacker="heavy-howitzer", target="10 rifle", order="advance", reserve=True)
    assert found.refused is not None
    assert "BA-ART-05" in found.refused.rules


# ---- reactions of vehicles -------------------------------------------------------------------------------------------


def escaping(battle):
    """It escapes, and ends as far from the enemy as any way that is listed brings it."""
    decision = battle.decision
    if isinstance(decision, Reacting):
        return EscapeFrom()
    assert isinstance(decision, ChooseDrive)

    def away(choice):
        copy = battle.clone()
        copy.choose(choice)
        return copy.context.gap(copy.state.units[TARGET], copy.state.units[ATTACKER])

    return max(battle.choices(), key=away)


@pytest.mark.rule("BA-VEH-30", "BA-VEH-37", "BA-SHOOT-04")
@pytest.mark.parametrize(
    ("attacker", "inches", "way", "reached"),
    [("medium-at-gun", 20, "piercing", True), ("panzerschreck-team", 10, None, False)],
)
def test_a_recce_vehicle_escapes_before_the_shot(attacker, inches, way, reached):
    question = Question(attacker=attacker, target="m8-greyhound", range=inches, way=way, reaction="escape")
    answer, stood = asked(question), asked(question, reaction="stand")
    found = played(question, Shoot(ATTACKER, TARGET, "order", way=way), choose=escaping)
    assert shape(answer["pins"]) == marginal(found, 2)
    assert shape(answer["fate"]) == marginal(found, 3)
    assert answer.chance("destroyed") < stood.chance("destroyed")
    assert (answer.chance("pinned") > 0) is reached


@pytest.mark.rule("BA-CQ-25", "BA-CQ-28", "BA-CQ-02", "BA-AMB-07")
@pytest.mark.parametrize(
    ("attacker", "target", "reaction"),
    [
        ("2 rifle", "truck", "stand"),
        ("1 rifle", "german m3-half-track", "fire"),
        ("1 rifle", "m8-greyhound", "escape"),
    ],
)
def test_who_is_charged_fires_or_drives_off_first(attacker, target, reaction):
    question = Question(attacker=attacker, target=target, range=9, order="assault", reaction=reaction)
    answer = asked(question)

    def choose(battle):
        if not isinstance(battle.decision, Reacting) or reaction == "escape":
            return escaping(battle) if reaction == "escape" else battle.choices()[0]
        fires = (each for each in battle.choices() if isinstance(each, FireAtCharge))
        return StandFast() if reaction == "stand" else next(fires)

    g = stage(question)
    battle = g.subgame(Frame(Activation(ATTACKER, "run", TARGET)))
    found = exactly(battle, lambda each: each.over, partial(fought, start=g.log_length), choose)
    assert answer.chance("destroyed") == marginal(found, 2).get(True, 0)
    assert answer.chance("lost") == marginal(found, 3).get(True, 0)


@pytest.mark.rule("BA-AMB-07", "BA-WPN-14")
def test_a_scope_is_of_use_at_a_charge_only_from_ambush():
    charge = {"attacker": "3 rifle", "target": "sniper-team", "range": 11, "order": "assault"}
    fired, ambush = (asked(charge, reaction=reaction)["own"].at_least(1) for reaction in ("fire", "ambush"))
    assert fired < ambush


@pytest.mark.rule("BA-VEH-30", "BA-SHOOT-03")
@pytest.mark.parametrize(
    ("question", "reaction", "told"),
    [
        ({"target": "panzer-iv"}, "escape", "does not react"),
        ({"target": "m8-greyhound"}, "fire", "“stand”, “escape”"),
        ({"target": "m8-greyhound"}, "down", "“stand”, “escape”"),
        ({"target": "10 rifle"}, "escape", "only recce vehicles escape"),
        ({"target": "10 rifle"}, "ambush", "“stand”, “down”"),
        ({"target": "10 rifle", "order": "assault"}, "down", "“stand”, “fire”, “ambush”"),
        ({"target": "panzer-iv", "order": "assault"}, "escape", "“stand”, “fire”, “ambush”"),
    ],
)
def test_a_reaction_there_is_not_is_refused_with_those_there_are(question, reaction, told):
    with pytest.raises(InputError, match="reaction") as refused:
        odds.ask("bolt_action", question, attacker="10 rifle", range=10, reaction=reaction)
    assert told in str(refused.value)


# ---- who helps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-29", "BA-HQ-03")
def test_a_command_vehicle_helps_with_the_order_of_a_tank():
    """A regular crew with a pin passes on 8, and on 9 with help."""
    order = {"attacker": "m4-sherman", "target": "10 rifle", "range": 20, "order": "fire", "pins": 1}
    alone, helped = (asked(order, **help)["order"]["obeyed"] for help in ({}, {"command_vehicle": True}))
    assert (alone, helped) == (chance_to_pass(8), chance_to_pass(9))
    burning = {"attacker": "medium-at-gun", "target": "panzer-iv", "range": 20, "way": "piercing", "target_pins": 2}
    saved = asked(burning, target_command_vehicle=True)
    assert saved["damage"] == asked(burning)["damage"]
    assert saved.chance("destroyed") < asked(burning).chance("destroyed")
    for question in ({"attacker": "10 rifle"}, {"attacker": "m4-sherman", "pins": 0}):
        with pytest.raises(InputError, match="command_vehicle"):
            odds.ask("bolt_action", order | question, command_vehicle=True)


@pytest.mark.rule("BA-HQ-01", "BA-HQ-02", "BA-MOR-11")
def test_of_several_officers_near_a_test_the_highest_counts():
    """A lieutenant's own men with a captain and a major: what the higher of the two there adds, and no more."""
    order = {"attacker": "second-lieutenant", "target": "10 rifle", "range": 10, "order": "fire", "pins": 4}
    own = RANKS["second-lieutenant"].morale
    for rank in ("", "second-lieutenant", "captain", "major"):
        help = max(own, RANKS[rank].morale) if rank else own
        assert asked(order, officer=rank)["order"]["obeyed"] == chance_to_pass(9 - 4 + help)


# ---- weapons ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-18", "BA-WPN-20", "BA-VEH-04")
def test_a_tank_may_hold_back_its_gun_and_fire_the_coaxial_machine_gun():
    question = Question(attacker="m4-sherman", target="1 rifle", range=20, holding=("medium-at-gun",))
    answer = asked(question)
    found = played(question, Shoot(ATTACKER, TARGET, "order", laid=(Laid(1), Laid(2)), declared=True))
    assert shape(answer["hits"]) == marginal(found, 0)
    assert shape(answer["fate"]) == marginal(found, 3)
    ordered = asked(question, order="fire")
    assert shape(ordered["hits"]) == marginal(found, 0)
    assert shape(asked(question, holding=("mmg",))["hits"]) != marginal(found, 0)


@pytest.mark.rule("BA-WPN-11", "BA-WPN-12")
def test_two_flamethrowers_roll_their_hits_apart_and_frighten_once():
    """A half-track with two of 2D6 hits each; two men with one of D6 each, against veterans, who fall on 5+ less 2."""
    half_track = asked({"attacker": "sdkfz-251-16", "target": "10 rifle", "range": 6, "holding": ["mmg"]})
    assert shape(half_track["hits"]) == shape(sum_of_dice(4, fractions=True))
    pair = asked({"attacker": "2 flamethrower", "target": "veteran 8 rifle", "range": 4})
    once = sum_of_dice(1, fractions=True)
    assert shape(pair["hits"]) == shape(convolve(once, once))
    alive = sum(chance * Fraction(1, 3) ** hits for hits, chance in once.items()) ** 2
    assert pair["casualties"][0] == alive
    third = Fraction(1, 3)
    lost = pair["casualties"][8]
    assert shape(pair["pins"]) == {0: lost, **dict.fromkeys((2, 3, 4), (1 - lost) * third)}
    assert pair.chance("dry") == 1 - Fraction(5, 6) ** 2


def test_the_fates_told_are_those_of_the_engine():
    assert set(FATES.values()) <= set(asked({"attacker": "1 rifle", "target": "1 rifle", "range": 8})["fate"].names)


@pytest.mark.rule("BA-DAM-07")
def test_whom_a_shooter_is_taken_to_pick_is_said_where_he_could_pick_the_weapon():
    """Only weapons with Pen may pick it, and only a team has one that ends with it."""
    shell = {"attacker": "medium-at-gun", "way": "explosive", "range": 20}
    asked = (
        {**shell, "target": "mmg-team"},
        {**shell, "target": "mmg-team", "turns": 2},
        {**shell, "target": "10 rifle"},
    )
    said = [odds.ask("bolt_action", each).notes for each in (*asked, {"attacker": "10 rifle", "target": "mmg-team"})]
    assert [[(str(note.message.id), note.rules) for note in notes] for notes in said] == [
        [("ba-odds-assumed-man", ["BA-DAM-07"])],
        [("ba-odds-assumed-man", ["BA-DAM-07"])],
        [],
        [],
    ]
