"""The odds of Axis & Allies Miniatures: attacks and plans, exactly (see ``odds_question`` for what is asked)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from grognard.core.engine.choices import Choice
from grognard.core.engine.procedures import Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.odds import forecasts, odds_form, questions
from grognard.games.axis_allies_minis.odds.attack_odds import can_score
from grognard.games.axis_allies_minis.odds.odds_attack import NAME, along_with, asked, attack_odds
from grognard.games.axis_allies_minis.odds.odds_idle import idle, without_effect
from grognard.games.axis_allies_minis.odds.odds_move import move_odds
from grognard.games.axis_allies_minis.odds.odds_scene import scene
from grognard.games.axis_allies_minis.odds.questions import Question
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, Activation
from grognard.games.axis_allies_minis.state.events.turn import PhaseBegan, TurnBegan
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.odds.answers import Answer, refusal
from grognard.odds.asking import DESTROYED, Choosable, Counter, Field, Game, Measured, Scene
from grognard.odds.forecasts import Trial

__all__ = ["ODDS", "Question"]


class Odds(Game):
    """What Axis & Allies Miniatures knows of odds."""

    Question = questions.Question
    TALLIES = forecasts.TALLIES

    def answer(self, question: questions.Question, *, fractions: bool = False) -> Answer:
        """An attack, or several alike one after another; a move through fire."""
        g, aim = asked(question)
        if question.through:
            return move_odds(question, g, aim, fractions=fractions)
        if isinstance(aim, Refused):
            return refusal(NAME, question, aim)
        attacks, given = question.attacks, question.given
        if given and not can_score(aim, given):
            why = Refused(say("aam-odds-never-scores", hits=given), "AAM-HIT-04")
            return refusal(NAME, question, why)
        along = along_with(g, question) if question.others else []
        return attack_odds(g, aim, question=question, attacks=attacks, given=given, along=along, fractions=fractions)

    def fields(self) -> list[Field]:
        """The question's fields with the values there are to choose from."""
        return odds_form.fields()

    def idle(self, question: questions.Question) -> Iterator[tuple[str, Message]]:
        """See ``odds_idle``."""
        yield from idle(question)
        yield from without_effect(question)

    def measure(self, answer: Answer) -> float:
        """The chance to do any harm; of a move the chance to be stopped."""
        return 1 - float(answer.chance("arrives")) if "move" in answer.names else float(answer.chance("worse"))

    def measured(self, answer: Answer) -> Measured:
        """What is compared."""
        return Measured(say("aam-odds-stopped" if "move" in answer.names else "aam-odds-measured"), True)

    def variations(self, question: questions.Question) -> list[tuple[Message, dict[str, Any]]]:
        """Cover, conditions, the other side of a Vehicle, enfilade, one hex nearer and farther."""
        return odds_form.variations(question)

    def scene(self, questions: Sequence[questions.Question], counter: Counter | None) -> Scene:
        """Several attackers about one target."""
        return scene(questions, counter)

    def goals(self) -> list[Choosable]:
        """That the target is gone, that it is at least damaged, at least disrupted."""
        return [DESTROYED, *(Choosable(name, say(f"aam-odds-goal-{name}")) for name in ("damaged", "disrupted"))]

    def reached(self, goal: str, before: Unit, now: Unit) -> bool:
        """Whether a goal is reached."""
        damaged = not now.alive or (goal != "destroyed" and now.damaged)
        return damaged or (goal == "disrupted" and now.disrupted)

    def action(self, battle: G, choice: Choice) -> Procedure | Refused:
        """A unit's whole action as if it were its player's part of the phase (AAM-TURN-10), or why it may not."""
        unit = battle.state.units.get(getattr(choice, "unit", ""))
        refused = Activate(0 if unit is None else unit.seat).refusal(battle, choice)
        return refused or Activation(choice)  # type: ignore[arg-type]

    def closing(self) -> Procedure:
        """The casualty phase, for which losses wait (AAM-TURN-09)."""
        return CasualtyPhase()

    def trials(self, battle: B) -> list[Trial]:
        """Attacks, tests, initiative."""
        return forecasts.trials(battle)

    def reopening(self) -> Procedure:
        """The assault phase of the next turn, nobody having moved (AAM-TURN-01)."""
        return NextAssault()


class NextAssault(Procedure):
    """The next turn's assault phase (AAM-TURN-07)."""

    @step
    def begin(self, g: B) -> None:
        g.emit(TurnBegan(g.state.turn + 1), "AAM-TURN-01")
        g.emit(PhaseBegan("assault"), "AAM-TURN-01", "AAM-TURN-07")


ODDS = Odds()
