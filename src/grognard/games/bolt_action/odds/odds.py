"""The odds of Bolt Action: shots, whole orders, assaults, plans; what may be asked is in ``odds_question``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Procedure
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.games.bolt_action.ground.contact import in_contact
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds import odds_form, questions
from grognard.games.bolt_action.odds.odds_follow import Shortcuts, UpToBlows
from grognard.games.bolt_action.odds.odds_idle import idle
from grognard.games.bolt_action.odds.odds_order import ordered
from grognard.games.bolt_action.odds.odds_shot import broken, shot
from grognard.games.bolt_action.odds.odds_tell import NAME
from grognard.games.bolt_action.odds.questions import CALLS, PLANNED, Question, runs, stage
from grognard.games.bolt_action.odds.stage.policy import usual
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.turn.turn import TurnEnd
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.answers import Answer, refusal
from grognard.odds.asking import DESTROYED, Choosable, Counter, Field, Game, Measured, Scene
from grognard.odds.forecasts import Trial

__all__ = ["ODDS", "Question"]


def later(name: str) -> Any:
    """A module of this room that is loaded when it is first needed: a first answer does not wait for it."""
    return import_module(f"grognard.games.bolt_action.odds.{name}")


def answering(question: questions.Question) -> Callable[[B, questions.Question, bool], Answer | Refused]:
    """What answers a question: a shot, a whole order, or what has been called."""
    if question.order in CALLS:
        return later("odds_calls").called  # type: ignore[no-any-return]
    return ordered if question.order else shot


ONLY_PLANNED = {"smoke": "BA-WPN-16", "ambush": "BA-AMB-01", "run": "BA-ORD-03"} | dict.fromkeys(
    ("assault", "meanwhile"), "BA-TURN-06"
)
"""The rules of what can be asked in a plan only, by its order."""


class Odds(Game):
    """What Bolt Action knows of odds."""

    Question = questions.Question
    TALLIES: ClassVar[dict[str, Message]] = {
        "casualties": say("ba-luck-casualties"),
        "vehicles": say("ba-luck-vehicles"),
        "tests": say("ba-luck-tests"),
    }

    def answer(self, question: questions.Question, *, fractions: bool = False) -> Answer:
        """A shot, a whole order, or what has been called."""
        if question.order in PLANNED or runs(question) or question.meanwhile != "nothing":
            order = question.order or "meanwhile"
            return refusal(NAME, question, Refused(say("ba-odds-only-planned", order=order), ONLY_PLANNED[order]))
        g = stage(question)
        found = broken(g, question) or answering(question)(g, question, fractions)
        return refusal(NAME, question, found) if isinstance(found, Refused) else found

    def fields(self) -> list[Field]:
        """The question's fields with the values there are to choose from."""
        return odds_form.fields()

    def idle(self, question: questions.Question) -> Iterator[tuple[str, Message]]:
        """See ``odds_idle``."""
        return idle(question)

    def measure(self, answer: Answer) -> float:
        """Men lost on average; of a vehicle the chance that it is lost."""
        if "damage" in answer.names:
            return float(answer.chance("destroyed"))
        return float(answer["shed" if "shed" in answer.names else "casualties"].mean)

    def measured(self, answer: Answer) -> Measured:
        """What is compared."""
        if "shed" in answer.names:
            return Measured(say("ba-odds-measured-rally"), False)
        vehicle = "damage" in answer.names
        return Measured(say("ba-odds-measured-vehicle" if vehicle else "ba-odds-measured"), vehicle)

    def variations(self, question: questions.Question) -> list[tuple[Message, dict[str, Any]]]:
        """Cover, a pin more, half and double the range, movement, going Down."""
        return odds_form.variations(question)

    def scene(self, questions: Sequence[questions.Question], counter: Counter | None) -> Scene:
        """Several units about one target, each with its order."""
        return later("stage.scene").scene(questions, counter)  # type: ignore[no-any-return]

    def goals(self) -> list[Choosable]:
        """That the target is gone, that it has lost half its men, that it is pinned."""
        return [DESTROYED, *(Choosable(name, say(f"ba-odds-goal-{name}")) for name in ("half", "pinned"))]

    def reached(self, goal: str, before: Unit, now: Unit) -> bool:
        """Whether a goal is reached."""
        if goal == "half":
            return 2 * len(now.men) <= len(before.men)
        return not now.alive or (goal == "pinned" and now.pins > before.pins)

    def action(self, battle: G, choice: Choice) -> Procedure | Refused:
        """An order carried out as if its unit's die had been drawn (BA-TURN-02), or why it may not be given."""
        if not isinstance(choice, GiveOrder):
            return Refused(say("ba-odds-no-action"), "BA-TURN-02")
        unit = battle.state.units.get(choice.unit)
        refused = legality.order_refusal(battle, 0 if unit is None else unit.seat, choice)
        return refused or Activation(choice.unit, choice.order, choice.assault, choice.loaded)

    def turn_end(self) -> Procedure:
        """All dice return to the cup, those of Ambush and Down too (BA-TURN-06)."""
        return TurnEnd()

    def usual(self, battle: G, decision: Decision) -> Choice | None:
        """Who may stay where it is stays."""
        return usual(battle, decision)

    def trials(self, battle: B) -> list[Trial]:
        """Shots, blows and blasts, tests, fights as a whole."""
        return later("forecasts").trials(battle)  # type: ignore[no-any-return]

    def shortcuts(self) -> Shortcuts:
        """Tests, shots and blows by formula."""
        return Shortcuts()

    def on_the_way(self) -> Shortcuts:
        """The same up to the first blow at close quarters."""
        return UpToBlows()

    def strength(self, unit: Unit) -> int:
        """Its men; a vehicle is one."""
        return len(unit.models)

    def at_blows(self, battle: B, unit: str, target: str) -> bool:
        """Whether a unit is in contact with its target (BA-CQ-03)."""
        one, other = battle.state.units[unit], battle.state.units[target]
        return one.alive and other.alive and in_contact(battle, one, other)


ODDS = Odds()
