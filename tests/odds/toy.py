"""A game of its own for the tests: an answer by formulas alone, d10, a damage table. The page docs/odds.md shows it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.odds.answers import Answer, Likelihood, Spread, refusal
from grognard.odds.asking import Choosable, Field, Game, Measured
from grognard.odds.distributions import binomial, die_chance
from grognard.odds.outcomes import Cases

DICE = {"rifles": 8, "machine-gun": 7}
NEED = {"open": 6, "wood": 8}
FATES = ("unhurt", "shaken", "dead")


def named(what: str) -> Message:
    """Words; a real game has a Fluent message for each."""
    return say("odds-change", name=what)


class Shot(Record, kw_only=True):
    """So many dice at a man in the open or in a wood; at more than half the range one more is needed."""

    attacker: str
    target: str
    range: Annotated[int, Meta(ge=1, le=60)] = 20


class Duel(Game):
    """Each hit is rolled on the damage table: 1 to 4 nothing, 5 to 7 shaken, 8 to 10 dead."""

    Question = Shot

    def answer(self, question: Shot, *, fractions: bool = False) -> Answer:
        """The odds of a shot."""
        if question.range > 40:
            return refusal("duel", question, Refused(named("too far"), "DUEL-2"))
        chance = die_chance(NEED[question.target] + (question.range > 20), sides=10)
        hits = binomial(DICE[question.attacker], chance, fractions=fractions)
        once = [die_chance(5, 10), die_chance(8, 10)]
        table = (1 - once[0], once[0] - once[1], once[1])
        fate = Cases(FATES, table if fractions else tuple(map(float, table))).worst_of(hits)
        spreads = [
            Spread("hits", named("hits"), hits, ("DUEL-1",)),
            Spread("fate", named("fate"), fate, ("DUEL-3",), {name: named(name) for name in FATES}),
        ]
        dead = Likelihood("dead", named("he dies"), fate["dead"], ("DUEL-3",))
        return Answer("duel", question, spreads, [dead], summary=lambda found: named(f"{found['hits'].mean:.1f} hits"))

    def fields(self) -> list[Field]:
        """What may be asked."""
        attackers = tuple(Choosable(name, named(name)) for name in DICE)
        targets = tuple(Choosable(name, named(name)) for name in NEED)
        return [
            Field("attacker", named("attacker"), "choice", None, attackers, "attacker"),
            Field("target", named("target"), "choice", None, targets, "target"),
            Field("range", named("range"), "whole", 20),
        ]

    def measure(self, answer: Answer) -> float:
        """The chance that he dies."""
        return float(answer.chance("dead"))

    def measured(self, answer: Answer) -> Measured:
        """What is compared."""
        return Measured(named("chance that he dies"), chance=True)

    def variations(self, question: Shot) -> list[tuple[Message, dict[str, Any]]]:
        """Half the range."""
        return [(named("at half the range"), {"range": (question.range + 1) // 2})]
