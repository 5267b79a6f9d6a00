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
from grognard.core.records import replace, to_builtins
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import MARKERS
from grognard.games.axis_allies_minis.odds.odds import Question
from grognard.games.axis_allies_minis.odds.questions import ATTACKER, TARGET, covers, stage
from grognard.games.axis_allies_minis.rules.attack.special_attacks import Headshot, RemoteControl
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.state.events.attack import Occasion, Scored
from grognard.odds.asking import decode, fitting
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly

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
