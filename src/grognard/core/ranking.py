"""The choices of a question by their worth: the best one first, and as the one to take.

The worth is the game's own judgement (``Evaluator.evaluate``), the same by which the computer plays. What is dear to
judge is judged when it is asked for, after the question has been put: where a unit is picked first and then what it
does, its options are ranked when it is in hand (``best_of``); and where places, units or sets are asked, the best of
all that may be answered is told (``advised``).

Who answers ahead may leave it to the same judgement (``answer``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation
from grognard.core.messages import Message
from grognard.core.records import Record, replace
from grognard.core.wire.questions import DecisionView, LessonView, Option, Word

PICKED_FIRST = ("order", "card", "activate")
"""The kinds of question in which a unit is picked before what it does."""

PLACED = ("move", "place", "deploy", "cup", "cards", "bid", "dice")
"""The kinds of question that are answered by a place, by dice or from the hand, which has its own order."""

BID = "bid"
"""The question which card of the hand is laid face down."""


class Ranked(Record):
    """An option that was judged: its place in the question's list, and what it is worth."""

    index: int
    value: float
    option: Option


def judged(g: Battle[Any], decision: Decision, options: Iterable[tuple[int, Option]]) -> list[Ranked]:
    """Those options that may be chosen, the best first, of equals in their order; each tells what may be expected of it
    and what is lost by it."""
    found = []
    for index, each in options:
        if each.choice is None or each.refused is not None:
            continue
        choice = g.system.rules.decode_choice(each.choice)
        evaluation = g.system.evaluator.evaluate(g, decision, choice)
        result = each.result or evaluation.result or g.system.evaluator.expected(g, decision, choice)
        told = replace(each, result=result, warning=each.warning or evaluation.warning)
        found.append(Ranked(index, evaluation.value, told))
    return sorted(found, key=lambda each: -each.value)


def ranked(g: Battle[Any], decision: Decision, view: DecisionView) -> DecisionView:
    """A question with its options by their worth, the best as the one to take, or what a lesson suggests; what is
    refused stays last. A card for a bid is told in the hand's own order, the best as the one to take. Questions of
    places, dice and sets, and those in which a unit is picked first, stay as they are."""
    bid = view.kind == BID
    if isinstance(decision, RollDice) or view.kind in PICKED_FIRST or (view.kind in PLACED and not bid):
        return view
    rows = judged(g, decision, enumerate(view.options))
    if bid:
        return _in_hand(view, rows)
    if len(rows) < 2:
        return view
    kept = {each.index for each in rows}
    options = [replace(each.option, primary=not number) for number, each in enumerate(rows)]
    rest = [replace(each, primary=False) for index, each in enumerate(view.options) if index not in kept]
    options += rest
    return replace(view, options=options if view.lesson is None else filled_as(options, view.lesson))


def _in_hand(view: DecisionView, rows: list[Ranked]) -> DecisionView:
    """The options in the hand's order, the best one, or what a lesson suggests, as the one to take."""
    if view.lesson is not None or not rows:
        return view
    best = rows[0].index
    return replace(view, options=[replace(each, primary=at == best) for at, each in enumerate(view.options)])


def filled_as(options: list[Option], taught: LessonView) -> list[Option]:
    """Options of which the one that a lesson suggests is the one to take, and no other of the same unit or of none: the
    page has one advice. Other units keep theirs, for whoever prefers to begin with them."""
    alone = taught.unit is None
    same = [each.choice is not None and each.choice == taught.choice for each in options]
    return [
        replace(each, primary=right) if right or alone or each.unit in (None, taught.unit) else each
        for each, right in zip(options, same, strict=True)
    ]


def best_of(g: Battle[Any], decision: Decision, view: DecisionView, unit: str) -> list[Ranked]:
    """What a unit in hand may do, the best first, where units are picked before what they do; else nothing."""
    if isinstance(decision, RollDice) or view.kind not in PICKED_FIRST:
        return []
    return judged(g, decision, ((at, each) for at, each in enumerate(view.options) if each.unit == unit))


class Advice(Record):
    """What the game would answer: the choice, its place among the options if it is one of them, whose it is, what it is
    worth and why, and what may be expected of it."""

    choice: Choice
    index: int | None
    unit: str | None
    value: float
    reason: Message
    result: Message | None


def advised(g: Battle[Any], decision: Decision, view: DecisionView, unit: str | None = None) -> Advice | None:
    """The choice the game values highest of all that may be answered, or of what this unit may do; of equals the first
    that is an option, and where a unit is picked first, what none does. Where places, sets or cards are asked, every
    listed choice is looked at, for the options are but a few of them. None for dice, or if nothing is open."""
    if isinstance(decision, RollDice):
        return None
    best: tuple[Choice, Evaluation] | None = None
    open_ = _open(g, decision, view, unit)
    for choice, evaluation in zip(open_, g.system.evaluator.evaluate_all(g, decision, list(open_)), strict=True):
        if best is None or evaluation.value > best[1].value:
            best = choice, evaluation
    if best is None:
        return None
    choice, evaluation = best
    result = evaluation.result or g.system.evaluator.expected(g, decision, choice)
    return Advice(choice, open_[choice], _whose(view, choice), evaluation.value, evaluation.reason, result)


def _open(g: Battle[Any], decision: Decision, view: DecisionView, unit: str | None) -> dict[Choice, int | None]:
    """What may be answered, or what this unit may do: the options by their places, then what else is listed."""
    found: dict[Choice, int | None] = {}
    options = sorted(enumerate(view.options), key=lambda one: view.kind in PICKED_FIRST and one[1].unit is not None)
    for index, each in options:
        if each.choice is not None and each.refused is None and unit in (None, each.unit):
            found.setdefault(g.system.rules.decode_choice(each.choice), index)
    moving = {each.unit for each in view.moves}
    placed = bool(moving) if unit is None else unit in moving
    if placed or view.move is not None or view.pick is not None or view.cards is not None:
        for choice in g.choices(decision):
            if unit is None or _whose(view, choice) == unit:
                found.setdefault(choice, None)
    return found


def _whose(view: DecisionView, choice: Choice) -> str | None:
    """The unit a choice is about, if it is about one."""
    if view.move is not None:
        return view.move.unit
    unit = getattr(choice, "unit", None)
    return unit if isinstance(unit, str) else None


# ---- answers given ahead -----------------------------------------------------------------------------------------


def offered(battle: Battle[Any], decision: Decision) -> list[Word]:
    """What may be said ahead about a decision and all like it."""
    if isinstance(decision, RollDice):
        return []
    found = battle.system.table.ahead(battle, decision)
    return list({word.name: word for each in found for group in each.words for word in group}.values())


def answer(battle: Battle[Any], decision: Decision, names: Collection[str]) -> Choice | None:
    """What is answered to a decision by the words of these names; None if they come to nothing, or to what the rules
    forbid now: then it is asked."""
    if not names or isinstance(decision, RollDice):
        return None
    for each in battle.system.table.ahead(battle, decision):
        if each.stands(names):
            choice = each.choice or _suggested(battle, decision)
            if choice is not None and battle.refusal(choice, decision.seat) is None:
                return choice
    return None


def _suggested(battle: Battle[Any], decision: Decision) -> Choice | None:
    advice = advised(battle, decision, battle.system.table.present(battle, decision))
    return None if advice is None else advice.choice
