"""The odds of Operation World War II: the fire of one unit at another, exactly (see ``odds_question``)."""

from __future__ import annotations

from typing import Any, Protocol

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds import forecasts, odds_form, questions
from grognard.games.operation_ww2.odds.driving_odds import drive_odds, overrun_odds
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


class Answering(Protocol):
    """What answers questions of a kind."""

    def __call__(self, question: Question, *, fractions: bool = False) -> Answer: ...


OTHERS: dict[questions.Attack, Answering] = {
    "close-combat": close_combat_odds,
    "ram": ram_odds,
    "overrun": overrun_odds,
    "drive": drive_odds,
    "shell": shell_odds,
}
"""What answers who does not fire."""


MEASURED = {"dead": "az-odds-measured", "drive": "az-odds-arrives"}
"""What is compared, by what is told; of a vehicle that it is harmed."""


class Odds(Game):
    """What Operation World War II knows of odds."""

    Question = questions.Question
    TALLIES = forecasts.TALLIES

    def answer(self, question: questions.Question, *, fractions: bool = False) -> Answer:
        """Volleys, a close combat, a drive, a ram, people overrun or a shell on a building, and the morale of it."""
        questions.check(question)
        if questions.is_storm(question):
            return storm_odds(question, fractions=fractions)
        if question.attack == "fire":
            fired = arranged_odds if questions.is_arranged(question) else volley_odds
            return fired(question, fractions=fractions)
        return OTHERS[question.attack](question, fractions=fractions)

    def fields(self) -> list[Field]:
        """The question's fields with the values there are to choose from."""
        return odds_form.fields()

    def measure(self, answer: Answer) -> float:
        """How many die on average; of a vehicle the chance that it is harmed, or arrives."""
        if "dead" in answer.names:
            return float(answer["dead"].mean)
        return float(answer.chance("arrives" if "drive" in answer.names else "harmed"))

    def measured(self, answer: Answer) -> Measured:
        """What is compared."""
        title = next((title for name, title in MEASURED.items() if name in answer.names), "az-odds-harmed")
        return Measured(say(title), "dead" not in answer.names)

    def variations(self, question: questions.Question) -> list[tuple[Message, dict[str, Any]]]:
        """Other cover, other orders, half as far and twice as far."""
        return odds_form.variations(question)

    def trials(self, battle: B) -> list[Trial]:
        """Shots, damage dice, tests."""
        return forecasts.trials(battle)


ODDS = Odds()
