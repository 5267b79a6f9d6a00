"""The odds of Warhammer 40,000: one unit's shooting or assault, exactly (see ``odds_question`` for what is asked)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Procedure
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import forecasts, odds_form, questions
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.odds_assault import assault_odds
from grognard.games.wh40k5.odds.odds_drives import drop_odds, regroup_odds, reserve_odds
from grognard.games.wh40k5.odds.odds_ground import ground_odds
from grognard.games.wh40k5.odds.odds_rams import drive_odds
from grognard.games.wh40k5.odds.odds_shot import shooting_odds
from grognard.games.wh40k5.odds.questions import Question, stage
from grognard.games.wh40k5.rules.shooting.fire_choices import shoot_refusal
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import EndOfPhase
from grognard.games.wh40k5.state.choices import Shoot
from grognard.odds.answers import Answer
from grognard.odds.asking import Field, Game, Measured
from grognard.odds.forecasts import Trial

__all__ = ["ODDS", "Question"]


WAYS = {
    "shoot": shooting_odds,
    "assault": assault_odds,
    "ram": drive_odds,
    "tank-shock": drive_odds,
    "deep-strike": drop_odds,
    "move": ground_odds,
    "reserve": reserve_odds,
    "regroup": regroup_odds,
}
"""Who answers what is asked."""


class Odds(Game):
    """What Warhammer 40,000 knows of odds."""

    Question = questions.Question
    TALLIES = forecasts.TALLIES

    def answer(self, question: questions.Question, *, fractions: bool = False) -> Answer:
        """One unit's shooting, its assault, its drive at the enemy, its arrival, its way over bad ground, or whether it
        regroups."""
        return WAYS[question.attack](stage(question), question, fractions=fractions)

    def fields(self) -> list[Field]:
        """The question's fields with the values there are to choose from."""
        return odds_form.fields()

    def idle(self, question: questions.Question) -> Iterator[tuple[str, Message]]:
        """See ``odds_form``."""
        return odds_form.idle(question)

    def measure(self, answer: Answer) -> float:
        """Models lost on average; of a vehicle the chance that it is destroyed, of a unit that it stands, lands or
        regroups; in which turn it comes on average."""
        if "damage" in answer.names:
            return float(answer.chance("wrecked"))
        for chance, measured in (("lands", "drop"), ("stands", "shock"), ("regroups", "regroup")):
            if measured in answer.names:
                return float(answer.chance(chance))
        told = next((each for each in ("stuck", "turn") if each in answer.names), "casualties")
        return float(answer[told].mean)

    def measured(self, answer: Answer) -> Measured:
        """What is compared."""
        kinds = ("damage", "drop", "shock", "regroup", "stuck", "turn")
        told = next((each for each in kinds if each in answer.names), "losses")
        return Measured(say("wh-odds-measured", kind=told), told not in ("losses", "stuck", "turn"))

    def variations(self, question: questions.Question) -> list[tuple[Message, dict[str, Any]]]:
        """Other cover, going to ground, movement, half as far and twice as far."""
        return odds_form.variations(question)

    def action(self, battle: G, choice: Choice) -> Procedure | Refused:
        """A unit's shooting as if it were its turn to be picked (WH-SHOOT-11), or why it may not shoot so."""
        if not isinstance(choice, Shoot):
            return Refused(say("wh-odds-no-action"), "WH-SHOOT-01")
        unit = battle.state.units.get(choice.unit)
        if unit is None or not unit.models:
            return Refused(say("wh-refused-not-yours"), "WH-TURN-02")
        refused = shoot_refusal(battle, unit, choice)
        return refused or Shooting(choice.unit, choice.target, choice.firing)

    def closing(self) -> Procedure:
        """The tests at the end of a phase (WH-MORALE-01)."""
        return EndOfPhase()

    def usual(self, battle: G, decision: Decision) -> Choice | None:
        """Wounds go to whom their owner would miss least, markers where they touch most."""
        return usual(battle, decision)

    def trials(self, battle: B) -> list[Trial]:
        """Shots, blows, saves, damage, tests, dangerous ground."""
        return forecasts.trials(battle)


ODDS = Odds()
