"""The odds of Operation World War II: the fire of one unit at another, exactly (see ``odds_question``)."""

from __future__ import annotations

from typing import Any

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds import forecasts, odds_form, questions
from grognard.games.operation_ww2.odds.odds_arranged import arranged_odds
from grognard.games.operation_ww2.odds.odds_melee import close_combat_odds
from grognard.games.operation_ww2.odds.odds_ram import ram_odds
from grognard.games.operation_ww2.odds.odds_shell import shell_odds
from grognard.games.operation_ww2.odds.odds_storm import storm_odds
from grognard.games.operation_ww2.odds.odds_volley import volley_odds
from grognard.games.operation_ww2.odds.questions import Question
from grognard.odds.answers import Answer
from grognard.odds.asking import Field, Game, Measured
from grognard.odds.forecasts import Trial

__all__ = ["ODDS", "Question"]


class Odds(Game):
    """What Operation World War II knows of odds."""

    Question = questions.Question
    TALLIES = forecasts.TALLIES

    def answer(self, question: questions.Question, *, fractions: bool = False) -> Answer:
        """One volley, a close combat, a ram or a shell on a building, and the morale it asks for."""
        questions.check(question)
        if question.attack == "close-combat":
            stormed = questions.is_storm(question)
            return (storm_odds if stormed else close_combat_odds)(question, fractions=fractions)
        if question.attack == "ram":
            return ram_odds(question, fractions=fractions)
        if question.attack == "shell":
            return shell_odds(question, fractions=fractions)
        if questions.is_arranged(question):
            return arranged_odds(question, fractions=fractions)
        return volley_odds(question, fractions=fractions)

    def fields(self) -> list[Field]:
        """The question's fields with the values there are to choose from."""
        return odds_form.fields()

    def measure(self, answer: Answer) -> float:
        """How many die on average; of a vehicle the chance that it is harmed."""
        return float(answer["dead"].mean) if "dead" in answer.names else float(answer.chance("harmed"))

    def measured(self, answer: Answer) -> Measured:
        """What is compared."""
        people = "dead" in answer.names
        return Measured(say("az-odds-measured" if people else "az-odds-harmed"), not people)

    def variations(self, question: questions.Question) -> list[tuple[Message, dict[str, Any]]]:
        """Other cover, other orders, half as far and twice as far."""
        return odds_form.variations(question)

    def trials(self, battle: B) -> list[Trial]:
        """Shots, damage dice, tests."""
        return forecasts.trials(battle)


ODDS = Odds()
