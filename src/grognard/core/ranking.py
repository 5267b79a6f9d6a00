"""The choices of a question by their worth: the best one first, and as the one to take.

The worth is the game's own judgement (``Evaluator.evaluate``), the same by which the computer plays. Where a unit is
picked first and then what it does, its options are ranked when it is in hand (``best_of``): to judge those of all units
with every question would be dear.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.core.battle import Battle, RollDice
from grognard.core.engine.decisions import Decision
from grognard.core.records import Record, replace
from grognard.core.wire.questions import DecisionView, LessonView, Option

PICKED_FIRST = ("order", "card", "activate")
"""The kinds of question in which a unit is picked before what it does."""

PLACED = ("move", "place", "deploy", "cup", "cards", "bid", "dice")
"""The kinds of question that are answered by a place, by dice or from the hand, which has its own order."""


BID = "bid"
"""The question which card of the hand is laid face down."""
CARD = "card"
"""The question which card is laid on which unit, or none."""


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
    refused stays last. A card for a bid is told in the hand's own order, the best as the one to take. Passing is, where
    no card is worth more and there are few. Questions of places, dice and sets, and those in which a unit is picked
    first, stay as they are."""
    bid = view.kind == BID
    if view.kind == CARD and view.lesson is None:
        return _passing(g, decision, view)
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


MOST_CARDS = 24
"""So many choices of a card are judged with a question at most: a whole hand for a whole platoon would be dear."""


def _passing(g: Battle[Any], decision: Decision, view: DecisionView) -> DecisionView:
    """A question which card is laid on which unit: where to lay none is the best, it is the one to take."""
    if len(view.options) > MOST_CARDS:
        return view
    loose = [at for at, each in enumerate(view.options) if each.unit is None and each.choice is not None]
    rows = judged(g, decision, enumerate(view.options)) if loose else []
    if not rows or rows[0].index not in loose:
        return view
    return replace(view, options=[replace(each, primary=at == rows[0].index) for at, each in enumerate(view.options)])


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
