"""What a first battle says to each of its questions: why it is asked, what usually works, and what to take.

A game words its lessons in Fluent alone: ``<prefix>-lesson-<kind of question>-<kind of choice>`` is said where such a
choice is suggested, ``<prefix>-lesson-<kind of question>`` wherever no sentence is so particular; where there is
neither, what the question means is said. The suggestion is the choice the game values highest, unless its module
``lessons`` knows better for its first battle; there it may also name the moment more closely than the kinds do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grognard.core.battle import RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Chosen
from grognard.core.first import is_first
from grognard.core.messages import Message, say
from grognard.core.ranking import filled_as
from grognard.core.records import replace, to_builtins
from grognard.core.wire.questions import DecisionView, LessonView
from grognard.core.words import has_message

if TYPE_CHECKING:
    from grognard.core.battle import Battle


def suggested(battle: Battle[Any], decision: Decision) -> Choice:
    """What a first battle suggests: what the game's lessons name, or the first of the choices valued highest."""
    system = battle.system
    taught = system.evaluator.lessons.suggested(battle, decision) if system.evaluator.lessons is not None else None
    if taught is not None:
        return taught  # type: ignore[no-any-return]
    return max(battle.choices(decision), key=lambda choice: system.evaluator.evaluate(battle, decision, choice).value)


def explained(battle: Battle[Any], decision: Decision) -> DecisionView:
    """A decision in words with what it means, the rule behind it and, in a first battle, its lesson."""
    system = battle.system
    view = system.table.present(battle, decision)
    if isinstance(decision, RollDice):
        return view
    about, rule = system.book.about(decision.kind), system.book.question_rules.get(decision.kind)
    taught = lesson(battle, decision) if is_first(battle) else None
    return replace(
        view,
        about=about if has_message(about.id) else None,
        rules=view.rules or ([rule] if rule is not None else []),
        options=view.options if taught is None else filled_as(view.options, taught),
        lesson=taught,
    )


def lesson(battle: Battle[Any], decision: Decision) -> LessonView:
    """The lesson to a question of a first battle."""
    system = battle.system
    choice = suggested(battle, decision)
    id = next((id for id in _ids(battle, decision, choice) if has_message(id)), None)
    text = system.book.about(decision.kind) if id is None else Message(id)
    welcome = None if _has_chosen(battle, decision.seat) else Message(f"{system.book.prefix}-first-welcome")
    return LessonView(text, to_builtins(choice), *_meant(choice), welcome=welcome)


def last_page(battle: Battle[Any]) -> Message | None:
    """What a first battle says when it is over: what it taught, and what to try next."""
    if not battle.over or not is_first(battle):
        return None
    winner = battle.system.table.scene(battle, 0).winner
    end = "drawn" if winner is None else ("won", "lost")[winner]
    return say(f"{battle.system.book.prefix}-first-after", end=end)


def _has_chosen(battle: Battle[Any], seat: int) -> bool:
    """Whether a side has chosen anything since the set-up prepared for it."""
    opening = battle.system.setups.opening
    prepared = sum(each.seat == seat for each in opening.choices) if opening is not None else 0
    return sum(isinstance(entry, Chosen) and entry.seat == seat for entry in battle.log) > prepared


def _ids(battle: Battle[Any], decision: Decision, choice: Choice) -> Iterator[str]:
    """The sentences that would fit, the most particular first."""
    system = battle.system
    start = f"{system.book.prefix}-lesson-{decision.kind}"
    particular = f"{start}-{type(choice).__name__}"
    if system.evaluator.lessons is not None:
        yield from (f"{particular}-{moment}" for moment in system.evaluator.lessons.moments(battle, decision, choice))
    yield particular
    yield start


def _meant(choice: Choice) -> tuple[str | None, str | None]:
    """The units a choice names: whose it is and at whom it aims."""
    unit, target = (getattr(choice, field, None) for field in ("unit", "target"))
    return unit if isinstance(unit, str) else None, target if isinstance(target, str) else None
