"""A player for battles that are only thought of: greedy, but it judges a question once and remembers the ranking.

Battles imagined from one position ask the same questions again and again, of almost the same choices. So the ranking
found first is gone through from its best, and only what comes into question is judged anew: a choice that is worth as
much as the next one was is taken. That costs a twentieth to a fifth of judging them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation

LOOKED_AT = 8
"""So many remembered choices are judged anew at most."""
VAIN = 8
"""So many courses in a row have nobody to add to a ranking, and it is thought to have everybody."""
PLACES = 8
"""Of what one unit may do so many choices are judged, spread over the list: where it is about places, it is long."""
SPARE = 0.25
"""Of the time at most so much is left unused lest the next step take too long."""


class OutOfTime(Exception):
    """The time is up; what was begun is worth nothing."""


class Judged(NamedTuple):
    """A choice and what its game thinks of it."""

    evaluation: Evaluation
    choice: Choice


class Quick:
    """Plays on in battles imagined from one position, until ``deadline`` (of the monotonic clock)."""

    def __init__(self, deadline: float) -> None:
        self._deadline = deadline
        self._last = monotonic()
        self._longest, self._spare = 0.0, max(0.0, SPARE * (deadline - self._last))
        self._rankings: dict[Hashable, list[Judged]] = {}
        self._asked: set[Hashable] = set()
        self._in_vain: Counter[Hashable] = Counter()

    def is_up(self) -> bool:
        """Whether the time is up: whether there is none for another step as long as the longest one so far."""
        now = monotonic()
        self._longest, self._last = max(self._longest, now - self._last), now
        return now + min(self._longest, self._spare) >= self._deadline

    def begin(self) -> None:
        """Another course begins."""
        self._asked.clear()

    def remember(self, battle: Battle[Any], decision: Decision, ranking: list[Judged]) -> None:
        """A ranking found already."""
        self._rankings[battle.stack, decision] = ranking

    def choose(self, battle: Battle[Any], decision: Decision) -> Choice:
        """About the choice its game values highest. Raises ``OutOfTime``."""
        where = battle.stack, decision
        known = self._rankings.get(where)
        if known is not None:
            if where not in self._asked:
                self._asked.add(where)
                known = self._with_others(battle, decision, where, known)
            found = self._best(battle, decision, known)
            if found is not None:
                return found
        ranking = self._rankings[where] = self._ranked(battle, decision, few_of(battle.choices(decision)), True)
        self._asked.add(where)
        return ranking[0].choice

    def _with_others(
        self, battle: Battle[Any], decision: Decision, where: Hashable, known: list[Judged]
    ) -> list[Judged]:
        """A ranking with those units that may be picked now and could not when it was found, for they had acted by then
        in that course, or were gone. Else courses in which they are still to act would seem to be without them."""
        if unit_of(decision) is not None or self._in_vain[where] >= VAIN:
            return known
        units = {unit_of(row.choice) for row in known}
        others = [choice for choice in battle.choices(decision) if unit_of(choice) not in units]
        if not others:
            self._in_vain[where] += 1
            return known
        self._in_vain[where] = 0
        more = self._ranked(battle, decision, others, True)
        known = self._rankings[where] = sorted([*known, *more], key=lambda row: -row.evaluation.value)
        return known

    def ranked(self, battle: Battle[Any], decision: Decision, whole: bool = True) -> list[Judged]:
        """All that is listed, the best first, of equals in their order. When the time is up raises ``OutOfTime``, or
        if it need not be the ``whole`` ranks what has been looked at, which is one choice at least."""
        return self._ranked(battle, decision, battle.choices(decision), whole)

    def _ranked(self, battle: Battle[Any], decision: Decision, among: Sequence[Choice], whole: bool) -> list[Judged]:
        rows = []
        judged = battle.system.evaluator.evaluate_all(battle, decision, among)
        for choice, evaluation in zip(among, judged, strict=False):
            rows.append(Judged(evaluation, choice))
            if self.is_up():
                if whole:
                    raise OutOfTime
                break
        rows.sort(key=lambda row: -row.evaluation.value)
        return rows

    def _best(self, battle: Battle[Any], decision: Decision, known: list[Judged]) -> Choice | None:
        """The best of a ranking by its worth now; None if nothing of it can be chosen any more."""
        evaluate = battle.system.evaluator.evaluate
        best, highest, looked_at = None, 0.0, 0
        for evaluation, choice in known:
            if best is not None and (highest >= evaluation.value or looked_at >= LOOKED_AT):
                break
            if self.is_up():
                raise OutOfTime
            if decision.refusal(battle, choice) is None:
                looked_at += 1
                now = evaluate(battle, decision, choice).value
                if best is None or now > highest:
                    best, highest = choice, now
        return best


def unit_of(asked: Choice | Decision) -> str | None:
    """The unit a choice, or a question, is about; None if it names none."""
    unit = getattr(asked, "unit", None)
    return unit if isinstance(unit, str) else None


def few_of(listed: Sequence[Choice]) -> Sequence[Choice]:
    """Some choices of a list that is long and about one unit; else all."""
    if len(listed) < 2 * PLACES or len({unit_of(choice) for choice in listed}) > 1:
        return listed
    return listed[:: len(listed) // PLACES]
