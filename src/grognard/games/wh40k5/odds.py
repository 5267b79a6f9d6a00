"""The odds of Warhammer 40,000: one unit's shooting at another, exactly (see ``odds_question`` for what is asked)."""

from __future__ import annotations

from typing import Any

from grognard.core.messages import Message, say
from grognard.games.wh40k5 import odds_form, odds_question
from grognard.games.wh40k5.odds_question import Question, stage
from grognard.games.wh40k5.odds_shot import shooting_odds
from grognard.odds.answers import Answer
from grognard.odds.asking import Field, Game, Measured

__all__ = ["ODDS", "Question"]


class Odds(Game):
    """What Warhammer 40,000 knows of odds."""

    Question = odds_question.Question

    def answer(self, question: odds_question.Question, *, fractions: bool = False) -> Answer:
        """One unit's shooting."""
        return shooting_odds(stage(question), question, fractions=fractions)

    def fields(self) -> list[Field]:
        """The question's fields with the values there are to choose from."""
        return odds_form.fields()

    def measure(self, answer: Answer) -> float:
        """Models lost on average; of a vehicle the chance that it is destroyed."""
        if "damage" in answer.names:
            return float(answer.chance("wrecked"))
        return float(answer["casualties"].mean)

    def measured(self, answer: Answer) -> Measured:
        """What is compared."""
        vehicle = "damage" in answer.names
        return Measured(say("wh-odds-measured-vehicle" if vehicle else "wh-odds-measured"), vehicle)

    def variations(self, question: odds_question.Question) -> list[tuple[Message, dict[str, Any]]]:
        """Other cover, going to ground, movement, half as far and twice as far."""
        return odds_form.variations(question)


ODDS = Odds()
