"""Answers about Axis & Allies Miniatures three ways: the odds, the engine enumerated by another program, at play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from random import Random
from typing import Any, Final

import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.decisions import RollDice
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Action, Call, Done, Frame, Procedure, Repeat, step
from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import MARKERS
from grognard.games.axis_allies_minis.odds.odds import Question
from grognard.games.axis_allies_minis.odds.odds_move import way
from grognard.games.axis_allies_minis.odds.questions import ATTACKER, TARGET, covers, stage
from grognard.games.axis_allies_minis.rules.attack.aim import best_weapon
from grognard.games.axis_allies_minis.rules.attack.attack import carrying_out
from grognard.games.axis_allies_minis.rules.attack.special_attacks import Headshot, RemoteControl
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.movement.march import Marching
from grognard.games.axis_allies_minis.rules.movement.movement import undeterred
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.state.choices import Attack, DefensiveShot
from grognard.games.axis_allies_minis.state.events.attack import Occasion, Scored
from grognard.games.axis_allies_minis.state.events.movement import MinesRolled, Stopped
from grognard.odds.asking import decode, fitting
from grognard.space.hex.grid import Direction
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly, first

ASSAULT: Final = "assault"
REACTION: Final = "defensive"


class Barrage(Procedure):
    """So many attacks one after another, then the casualty phase."""

    question: Question
    left: int

    @step
    def attack(self, g: Battle[Any]) -> Action:
        if not self.left:
            return None
        return Call(strike(g, self.question))

    @step
    def once_more(self, g: Battle[Any]) -> Action:
        return Repeat(replace(self, left=self.left - 1)) if self.left else None

    @step
    def casualties(self, g: Battle[Any]) -> Action:
        return (
            Call(CasualtyPhase())
            if self.question.occasion != REACTION and self.question.weapon != "headshot"
            else Done()
        )


def strike(g, question):
    if question.weapon == "headshot":
        return Headshot(ATTACKER, TARGET, ASSAULT)
    if question.occasion == REACTION:
        target = g.state.units[TARGET]
        return ReactionShot(ATTACKER, TARGET, target.at, target.facing, REACTION, True)
    if question.weapon == "remote-control":
        return RemoteControl(ATTACKER, TARGET, ASSAULT)
    if question.charge:
        weapon, row = best_weapon(g, g.state.units[ATTACKER], g.state.units[TARGET])
        return Strike(ATTACKER, TARGET, ASSAULT, weapon, row, charge=True)
    occasion: Occasion = "airstrike" if CARDS[question.attacker].type == "aircraft" else ASSAULT
    return Strike(ATTACKER, TARGET, occasion, question.weapon, question.soldier_row, question.piercing)


def any_question(random: Random, most_attacks: int) -> Question:
    """A situation of any kind."""
    cards = list(CARDS)
    target = random.choice(cards)
    reacts = random.random() < 0.25
    order = MARKERS[CARDS[target].type].hits
    markers = order[: random.choice((0, 0, 0, 1, 1, 2))]
    attacker = random.choice(cards)
    weapons = [each.id for each in CARDS[attacker].abilities]
    weapon = random.choice(weapons) if weapons and random.random() < 0.3 else ""
    return Question(
        attacker=attacker,
        target=target,
        range=random.choice((0, 1, 1)) if reacts else random.choice((0, 1, 1, 2, 3, 4, 5, 7)),
        cover=random.choice(covers()),
        facing=random.choice(("front", "rear")),
        occasion=REACTION if reacts else None,
        weapon="" if reacts else weapon,
        attacks=random.randint(1, 1 if reacts else most_attacks),
        disrupted=not reacts and random.random() < 0.3,
        damaged=CARDS[attacker].type == "vehicle" and random.random() < 0.2,
        target_disrupted=random.random() < 0.2,
        target_damaged=CARDS[target].type == "vehicle" and random.random() < 0.3,
        target_moved=random.random() < 0.5,
        markers=() if reacts else markers,
        beside=(random.choice(cards),) if random.random() < 0.2 else (),
        enfilade=random.random() < 0.2,
        target_spent=random.random() < 0.5,
        charge=not reacts and not weapon and random.random() < 0.1,
    )


def possible(count, seed, most_attacks=2):
    """So many questions that have an answer, of attacks that are one roll at one target."""
    random = Random(seed)
    found: list[tuple[Question, Any]] = []
    while len(found) < count:
        question = any_question(random, most_attacks)
        if CARDS[question.attacker].has("overheat"):  # its own gun may disrupt it, and the next attack is another
            question = replace(question, attacks=1)
        question = decode("axis_allies_minis", fitting("axis_allies_minis", to_builtins(question)))  # type: ignore[assignment]
        answer = odds.ask("axis_allies_minis", question, fractions=True)
        if answer.refused is None:
            found.append((question, answer))
    return found


def fate(question):
    """What has become of the target, by its face-up markers and its place."""
    before = stage(question).state.units[TARGET]

    def read(battle):
        after = battle.state.units[TARGET]
        if not after.alive:
            return "destroyed"
        if after.damaged and not before.damaged:
            return "damaged"
        reacts = question.occasion == REACTION or question.weapon == "headshot"
        if reacts:
            events = [getattr(entry, "event", None) for entry in battle.log]
            return "disrupted" if any(type(event).__name__ == "Disrupted" for event in events) else "none"
        turned: list[Any] = [getattr(entry, "event", None) for entry in battle.log]
        shaken = any(
            type(event).__name__ == "MarkersTurned" and event.unit == TARGET and event.disrupted for event in turned
        )
        return "disrupted" if shaken else "none"

    return read


def first_hits(battle):
    """The hits of the first attack."""
    for entry in battle.log:
        event = getattr(entry, "event", None)
        if isinstance(event, Scored):
            return event.hits
    return 0


def hits_and(read):
    """The hits of the first attack, and what has become of the target."""
    return lambda battle: (first_hits(battle), read(battle))


def shape(amount):
    return {outcome: chance for outcome, chance in amount.items() if chance}


def barrage(question):
    return stage(question).subgame(Frame(Barrage(question, question.attacks)))


@pytest.mark.rule("AAM-HIT-01", "AAM-HIT-05", "AAM-COVER-02", "AAM-TURN-09", "AAM-TURN-12", "AAM-DF-08", "AAM-DF-11")
@pytest.mark.parametrize("seed", range(8))
def test_an_attack_is_what_the_engine_makes_of_it(seed):
    for question, answer in possible(40, seed):
        found = exactly(barrage(question), lambda each: each.over, fate(question))
        assert sum(found.values()) == 1
        assert shape(answer["result"]) == found, question


@pytest.mark.rule("AAM-HIT-04")
def test_hits_are_those_the_engine_scores():
    for question, answer in possible(20, 99, 1):
        if question.weapon:
            continue
        found: dict[Hashable, Fraction] = exactly(barrage(question), lambda each: each.over, first_hits)
        if question.occasion != REACTION:
            assert shape(answer["hits"]) == found, question


@pytest.mark.rule("AAM-HIT-04", "AAM-HIT-05", "AAM-COVER-03")
@pytest.mark.parametrize("given", [1, 2, 3])
def test_what_hits_that_are_known_to_be_scored_come_to_is_what_the_engine_makes_of_them(given):
    compared = 0
    for question, _ in possible(40, given + 200, 1):
        if question.weapon or question.occasion == REACTION:
            continue
        answer = odds.ask("axis_allies_minis", replace(question, given=given), fractions=True)
        found: dict[Any, Fraction] = exactly(barrage(question), lambda each: each.over, hits_and(fate(question)))
        likely: dict[str, Fraction] = {}
        for (hits, result), chance in found.items():
            if hits >= given:
                likely[result] = likely.get(result, Fraction(0)) + chance
        whole = sum(likely.values())
        if not whole:
            assert answer.refused is not None, question
            continue
        assert shape(answer["result"]) == {result: chance / whole for result, chance in likely.items()}, question
        compared += 1
    assert compared > 10


@pytest.mark.rule("AAM-SA-76")
def test_a_charge_is_fought_in_the_hex_of_the_target_with_one_more_on_each_die():
    charge = {"attacker": "m1-garand-rifle", "target": "mauser-kar-98k", "charge": True}
    answer = odds.ask("axis_allies_minis", charge)
    needed = [row.values for row in answer.needs[0].rows if row.label.id == "aam-row-success"]
    assert needed == [["3+"]]
    assert "range 0" in str(answer)
    assert odds.ask("axis_allies_minis", charge | {"attacker": "m4a1-sherman"}).refused is not None
    assert odds.ask("axis_allies_minis", charge | {"target": "focke-wulf-fw-190a"}).refused is not None


@pytest.mark.rule("AAM-SA-86")
def test_an_improviser_attacks_with_the_dice_it_has_taken_over():
    improviser = next(card.id for card in CARDS.values() if card.has("improvisation"))
    attack = {"attacker": improviser, "target": "panzer-iv-ausf-g", "range": 3, "weapon": "improvisation"}
    assert odds.ask("axis_allies_minis", attack).refused is not None
    answer = odds.ask("axis_allies_minis", attack, borrowed="m4a1-sherman")
    assert answer.needs[0].rows[0].values == ["11"]


@pytest.mark.rule("AAM-TERRAIN-15", "AAM-SA-42")
def test_a_pillbox_covers_better_than_a_wood_and_heavy_armor_helps_once():
    rifle = {"attacker": "m1-garand-rifle", "target": "mauser-kar-98k", "range": 2}
    wood, pillbox = (odds.ask("axis_allies_minis", rifle, cover=cover) for cover in ("forest", "pillbox"))
    assert "cover 4+" in str(wood)
    assert "cover 3+" in str(pillbox)
    tiger = {"attacker": "m4a1-sherman", "target": "tiger-i", "range": 3}
    fresh, spent = (odds.ask("axis_allies_minis", tiger, target_spent=flag) for flag in (False, True))
    assert fresh["result"]["damaged"] == 0
    assert spent["result"]["damaged"] == pytest.approx(spent["hits"][2])


@pytest.mark.rule("AAM-HIT-01", "AAM-TURN-09")
@pytest.mark.parametrize("seed", range(4))
def test_attacks_at_play_fall_as_the_odds_say(seed):
    ((question, answer),) = possible(1, seed + 50)
    counts: Counter[Hashable] = Counter()
    read = fate(question)
    start = barrage(question)
    for number in range(1500):
        battle = start.clone()
        stream = Stream(seed * 10_000 + number)
        while not battle.over:
            assert isinstance(battle.decision, RollDice)
            battle.resolve_chance(stream.faces(battle.decision.roll, battle.rolls, battle.used))
        counts[read(battle)] += 1
    assert agrees(counts, shape(answer["result"]))


# ---- moves, and several attacked at once -----------------------------------------------------------------------------


def moving(question):
    """A move as it is played, with the shooters of the question beside the last step, and how to answer for it."""
    question = decode("axis_allies_minis", question)
    g, path = way(question)
    mover = g.state.units[TARGET]
    assert mover.at is not None
    before, last = ([mover.at, *path][-2:]) if len(path) > 1 else (mover.at, path[-1])
    beside = last.neighbour(Direction.SE)
    assert beside in before.neighbours
    units = {TARGET: mover}
    if question.attacks:
        units[ATTACKER] = replace(stage(question).state.units[ATTACKER], at=beside)
    g.state = replace(g.state, units=units)
    return question, g.subgame(Frame(Marching(TARGET, path, Direction.N)))


def shoots(battle):
    """Fire as soon as the mover is where the question has it; else go on as planned."""
    choices = battle.choices()
    shots = [each for each in choices if isinstance(each, DefensiveShot)]
    stepping = isinstance(battle.decision, RollDice) or not shots
    if stepping:
        return choices[0]
    return next((each for each in shots if each.entered), next(iter(choices)))


def how_it_ended(question):
    def read(battle):
        unit = battle.state.units[TARGET]
        told = [entry.event for entry in battle.log if hasattr(entry, "event")]
        why = [event.why for event in told if isinstance(event, Stopped)]
        mined = any(isinstance(event, MinesRolled) and event.disrupted for event in told)
        if not undeterred(unit) and unit.disrupted:
            return "mined" if mined else "hit"
        if "failed" in why:
            return "held"
        return "shaken" if unit.disrupted else "arrives"

    return read


RIFLES = {"attacker": "m1-garand-rifle", "target": "mauser-kar-98k"}
MOVES = [
    {**RIFLES, "through": ["hedgerow"]},
    {**RIFLES, "through": ["hedgerow", "stream", "forest"], "cover": "forest"},
    {**RIFLES, "through": ["barbed-wire", "minefield"]},
    {**RIFLES, "through": ["minefield"], "attacks": 0},
    {**RIFLES, "through": ["cliff"], "attacks": 0},
    {
        **{"attacker": "bazooka", "target": "panzer-iv-ausf-g", "facing": "rear"},
        **{"through": ["minefield", "shell-holes"], "cover": "shell-holes"},
    },
    {**RIFLES, "target": "m5a1", "through": ["minefield", "stream"], "attacks": 0},
    {"attacker": "bazooka", "target": "m5a1", "through": ["minefield", "forest"], "facing": "rear", "cover": "forest"},
    {"attacker": "mauser-kar-98k", "target": "resourceful-hero", "through": ["minefield"]},
    {"attacker": "bazooka", "target": "tiger-i", "through": ["tank-obstacle", "minefield"], "facing": "rear"},
]


@pytest.mark.rule("AAM-MOVE-05", "AAM-TERRAIN-14", "AAM-TERRAIN-12", "AAM-DF-08", "AAM-SA-52")
@pytest.mark.parametrize("move", MOVES, ids=lambda move: f"{move['target']} {'+'.join(move['through'])}")
def test_a_move_ends_as_the_engine_has_it_end(move):
    question, battle = moving({**move, "occasion": REACTION, "range": 1})
    answer = odds.ask("axis_allies_minis", question, fractions=True)
    assert answer.refused is None
    found = exactly(battle, lambda each: each.over, how_it_ended(question), shoots)
    assert shape(answer["move"]) == found
    assert answer.chance("arrives") == found.get("arrives", 0) + found.get("shaken", 0)


def test_a_way_that_cannot_be_gone_is_no_question():
    rifle = {"attacker": "m1-garand-rifle", "target": "mauser-kar-98k", "occasion": "defensive"}
    for through in (["forest", "forest"], ["water"]):
        assert "cannot move through" in str(odds.ask("axis_allies_minis", rifle, through=through))
    with pytest.raises(InputError, match="through"):
        odds.ask("axis_allies_minis", rifle, through=["bush"])
    with pytest.raises(InputError, match="Nobody"):
        odds.ask("axis_allies_minis", rifle, attacks=0)
    with pytest.raises(InputError, match="through"):
        odds.ask("axis_allies_minis", {**rifle, "occasion": "assault"}, through=["forest"])


def how_many(question, others):
    """How many of those attacked are worse off, and how many are destroyed."""

    def read(battle):
        found = [*others, TARGET]
        gone = [id for id in found if not battle.state.units[id].alive]
        told = [entry.event for entry in battle.log if hasattr(entry, "event")]
        harmed = {event.unit for event in told if type(event).__name__ in ("Marked", "Disrupted")}
        return len(harmed.intersection(found)), len(gone)

    return read


SEVERAL = [
    {"target": "mauser-kar-98k", "others": ["mauser-kar-98k", "mg-42-machine-gun-team"]},
    {"target": "panzer-iv-ausf-g", "others": ["mauser-kar-98k"], "range": 8},
    {"target": "mauser-kar-98k", "others": ["panzer-iv-ausf-g"], "weapon": "rocket-salvo"},
]


@pytest.mark.rule("AAM-SA-06", "AAM-SA-16")
@pytest.mark.parametrize("attack", SEVERAL, ids=str)
def test_each_unit_in_the_hex_has_a_roll_of_its_own(attack):
    question: Any = decode("axis_allies_minis", {"attacker": "bm-13-katyusha", "range": 5, **attack})
    answer = odds.ask("axis_allies_minis", question, fractions=True)
    g = stage(question)
    others = [id for id in g.state.units if id.startswith("b.other")]
    declared = Attack(ATTACKER, TARGET, question.weapon)
    found = exactly(
        g.subgame(Frame(AttackAndTurn(declared))), lambda each: each.over, how_many(question, others), first
    )
    for place, name in enumerate(("struck", "gone")):
        counted: dict[Hashable, Fraction] = {}
        for outcome, chance in found.items():
            assert isinstance(outcome, tuple)
            counted[outcome[place]] = counted.get(outcome[place], Fraction(0)) + chance
        assert shape(answer[name]) == {number: chance for number, chance in counted.items() if chance}, name


class AttackAndTurn(Procedure):
    """An attack as a battle carries it out, then the casualty phase."""

    attack: Attack

    @step
    def make(self, g: Battle[Any]) -> Action:
        units = g.state.units
        return Call(carrying_out(g, units[ATTACKER], units[TARGET], self.attack))

    @step
    def casualties(self, g: Battle[Any]) -> Action:
        return Call(CasualtyPhase())


@pytest.mark.rule("AAM-SA-06", "AAM-DF-16")
def test_blast_in_defence_strikes_the_others_in_the_hex():
    gun = {"attacker": "bm-13-katyusha", "target": "mauser-kar-98k", "occasion": "overwatch", "range": 5}
    alone = odds.ask("axis_allies_minis", gun, fractions=True)
    answer = odds.ask("axis_allies_minis", gun, others=["mauser-kar-98k"], fractions=True)
    once = alone["result"]["disrupted"]
    assert shape(answer["struck"]) == {0: (1 - once) ** 2, 1: 2 * once * (1 - once), 2: once**2}
    assert shape(answer["gone"]) == {0: 1}


@pytest.mark.rule("AAM-GRAZE-06")
def test_grazing_fire_attacks_each_of_them_by_itself():
    burst = {"attacker": "mg-42-machine-gun-team", "range": 3, "occasion": "grazing"}
    one, other = (
        odds.ask("axis_allies_minis", burst, target=target, fractions=True).chance("worse")
        for target in ("m1-garand-rifle", "6-pounder-anti-tank-gun")
    )
    answer = odds.ask(
        "axis_allies_minis", burst, target="m1-garand-rifle", others=["6-pounder-anti-tank-gun"], fractions=True
    )
    assert shape(answer["struck"]) == {0: (1 - one) * (1 - other), 1: one + other - 2 * one * other, 2: one * other}
