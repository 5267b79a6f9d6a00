"""After a battle: the choices of a side that cost it most, found as the veteran looks ahead.

Each choice is held against what the game itself thought best at that moment. Of those that it thought worst the end of
the turn is played out both ways, in imagined battles with the same dice for both, knowing no more than the side knew.
What fell of the dice in truth has no part in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from math import inf
from statistics import fmean
from typing import Any, NamedTuple

from grognard.agents.quick import Judged, Quick
from grognard.agents.search import Looking
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Choice, Concede
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Chosen
from grognard.core.evaluator import Evaluation
from grognard.core.messages import Message

MOST = 5
"""So many choices are told."""
LOOKED_AT = 4
"""For each of them so many are looked at."""
WORLDS = 12
"""So many imagined battles are played on from each, both ways."""


class Missed(NamedTuple):
    """A choice that cost a side much: ``number`` is its place in the battle, ``gain`` by how many points ``better`` led
    farther, and ``reason`` why the game thought it better."""

    number: int
    turn: int
    chosen: Choice
    better: Choice
    reason: Message
    gain: float


class Doubt(NamedTuple):
    """A choice that the game thought worse than another."""

    gap: float
    number: int
    chosen: Choice
    best: Judged


def costliest(battle: Battle[Any], seat: int, *, most: int = MOST, worlds: int = WORLDS) -> tuple[Missed, ...]:
    """The choices of a side that surely cost it most, the dearest first; the same battle has always the same."""
    found = [looked_at(battle, seat, doubt, worlds) for doubt in doubts(battle, seat, most)]
    return tuple(nlargest(most, (each for each in found if each is not None), key=lambda each: each.gain))


def doubts(battle: Battle[Any], seat: int, most: int = MOST) -> list[Doubt]:
    """The choices of a side to be looked at where ``most`` are to be found, those first that seemed worst."""
    return nlargest(LOOKED_AT * most, _doubts(battle, seat), key=lambda each: each.gap)


def _doubts(battle: Battle[Any], seat: int) -> Iterator[Doubt]:
    """The choices of a side that the game thought worse than another it could have made."""
    chosen = [entry for entry in battle.log if isinstance(entry, Chosen)]
    for number, entry in enumerate(chosen):
        if entry.seat == seat and (doubt := doubt_of(battle, number, entry)) is not None:
            yield doubt


def doubt_of(battle: Battle[Any], number: int, entry: Chosen) -> Doubt | None:
    """The choice of this number, if the game thought worse of it than of another."""
    if isinstance(entry.choice, Concede):
        return None
    before = battle.branch(number)
    decision = _decision(before, entry.seat)
    if isinstance(decision, RollDice):
        return None
    evaluate = battle.system.evaluator.evaluate
    judged = [Judged(evaluate(before, decision, each), each) for each in before.choices(decision)]
    best = max(judged, key=lambda each: each.evaluation.value, default=None)
    if best is None or best.choice == entry.choice:
        return None
    gap = best.evaluation.value - evaluate(before, decision, entry.choice).value
    return Doubt(gap, number, entry.choice, best) if gap > 0 else None


def looked_at(battle: Battle[Any], seat: int, doubt: Doubt, worlds: int = WORLDS) -> Missed | None:
    """What was better, and by how much; None if it was not surely better."""
    before = battle.branch(doubt.number)
    looking = Looking(before, _decision(before, seat), [doubt.chosen, doubt.best.choice], Quick(inf), doubt.number)
    if not looking.best(2 * worlds, inf):
        return None
    gain = fmean(better - made for made, better in zip(*looking.values, strict=True))
    evaluation: Evaluation = doubt.best.evaluation
    turn = battle.system.evaluator.clock(before)
    return Missed(doubt.number, turn, doubt.chosen, doubt.best.choice, evaluation.reason, gain)


def _decision(battle: Battle[Any], seat: int) -> Decision:
    return next(each for each in battle.decisions if each.seat == seat)
