"""A player for battles that are only thought of: greedy, but it judges a question once and remembers the ranking.

Battles imagined from one position ask the same questions again and again, of almost the same choices. So the ranking
found first is gone through from its best, and only what comes into question is judged anew: a choice that is worth as
much as the next one was is taken. That costs a twentieth to a fifth of judging them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from math import inf
from time import monotonic
from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation

LOOKED_AT = 8
"""So many remembered choices are judged anew at most."""
VAIN = 2
"""So often nobody is found to add to a ranking, and it is thought to have everybody."""
KEPT = 4
"""Of a remembered choice so many judgements are kept."""
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


class Known:
    """A choice of a remembered ranking: what it promises, and what it was found to be worth while the units it names
    stood as they did."""

    __slots__ = "choice", "found", "worth"

    def __init__(self, choice: Choice, worth: float) -> None:
        self.choice, self.worth = choice, worth
        self.found: list[tuple[Any, float]] = []

    def judged(self, battle: Battle[Any], decision: Decision) -> float:
        """What it is worth now."""
        judge = battle.system.evaluator
        about = judge.about(battle, decision, self.choice)
        for stood, worth in self.found:
            if about and stood == about:
                return worth
        worth = judge.evaluate(battle, decision, self.choice).value
        self.keep(about, worth)
        return worth

    def keep(self, about: Any, worth: float) -> None:
        """Keep what was found; the first that is found is what it is remembered by."""
        if not self.found:
            self.worth = worth
        self.found.insert(0, (about, worth))
        del self.found[KEPT:]


class Quick:
    """Plays on in battles imagined from one position, until ``deadline`` (of the monotonic clock)."""

    def __init__(self, deadline: float) -> None:
        self._deadline = deadline
        self._last = monotonic()
        self._longest, self._spare = 0.0, max(0.0, SPARE * (deadline - self._last))
        self._rankings: dict[Hashable, list[Known]] = {}
        self._acted: set[str | None] = set()
        self._absent: dict[Hashable, set[str | None]] = {}
        self._asked: set[Hashable] = set()
        self._in_vain: Counter[Hashable] = Counter()

    def is_up(self) -> bool:
        """Whether the time is up: whether there is none for another step as long as the longest one so far."""
        now = monotonic()
        self._longest, self._last = max(self._longest, now - self._last), now
        return now + min(self._longest, self._spare) >= self._deadline

    def begin(self, choice: Choice | None = None) -> None:
        """Another course begins, with this choice."""
        self._asked.clear()
        self._acted = set() if choice is None else {unit_of(choice)}

    def remember(self, battle: Battle[Any], decision: Decision, ranking: list[Judged]) -> None:
        """A ranking found already."""
        known = [Known(row.choice, row.evaluation.value) for row in ranking]
        for each in known:
            each.keep(battle.system.evaluator.about(battle, decision, each.choice), each.worth)
        self._rank(question(battle, decision), known)

    def choose(self, battle: Battle[Any], decision: Decision) -> Choice:
        """About the choice its game values highest. Raises ``OutOfTime``."""
        found = battle.system.evaluator.plain(battle, decision)
        if found is None:
            where = question(battle, decision)
            known = self._rankings.get(where)
            found = None if known is None else self._remembered(battle, decision, where, known)
            if found is None:
                known = self._known(battle, decision, few_of(battle.choices(decision)))
                self._rank(where, known)
                found = self._best(battle, decision, known, len(known)) or known[0].choice
        self._acted.add(unit_of(found))
        return found

    def _rank(self, where: Hashable, known: list[Known]) -> None:
        """Remember a ranking, and who is not in it because he has acted in this course."""
        self._rankings[where] = known
        self._absent[where] = self._acted - {unit_of(each.choice) for each in known}

    def _remembered(
        self, battle: Battle[Any], decision: Decision, where: Hashable, known: list[Known]
    ) -> Choice | None:
        """The best of a remembered ranking, with those units that may be picked now and could not when it was found, if
        they had acted by then in that course and have not in this one, or if nobody else is left. Else courses in which
        they are still to act would be without them."""
        picks = unit_of(decision) is None and where not in self._asked
        if picks and self._absent[where] - self._acted:
            picks = False
            self._add_others(battle, decision, where, known)
        found = self._best(battle, decision, known)
        if picks and unit_of(found) is None and self._in_vain[where] < VAIN:
            if self._add_others(battle, decision, where, known):
                return self._best(battle, decision, known)
            self._in_vain[where] += 1
        return found

    def _add_others(self, battle: Battle[Any], decision: Decision, where: Hashable, known: list[Known]) -> bool:
        self._asked.add(where)
        units = {unit_of(each.choice) for each in known}
        others = [choice for choice in battle.choices(decision) if unit_of(choice) not in units]
        known += self._known(battle, decision, others)
        self._rank(where, known)
        return bool(others)

    def _known(self, battle: Battle[Any], decision: Decision, among: Sequence[Choice]) -> list[Known]:
        """Choices by what they promise; where nothing is promised, judged."""
        judge = battle.system.evaluator
        known = []
        for choice in among:
            known.append(Known(choice, judge.estimate(battle, decision, choice)))
            if self.is_up():
                raise OutOfTime
        open_ones = [each for each in known if each.worth == inf]
        judged = judge.evaluate_all(battle, decision, [each.choice for each in open_ones])
        for each, evaluation in zip(open_ones, judged, strict=True):
            each.keep(judge.about(battle, decision, each.choice), evaluation.value)
            if self.is_up():
                raise OutOfTime
        return known

    def ranked(self, battle: Battle[Any], decision: Decision, whole: bool = True) -> list[Judged]:
        """All that is listed, the best first, of equals in their order. When the time is up raises ``OutOfTime``, or
        if it need not be the ``whole`` ranks what has been looked at, which is one choice at least."""
        rows = []
        among = battle.choices(decision)
        judged = battle.system.evaluator.evaluate_all(battle, decision, among)
        for choice, evaluation in zip(among, judged, strict=False):
            rows.append(Judged(evaluation, choice))
            if self.is_up():
                if whole:
                    raise OutOfTime
                break
        rows.sort(key=lambda row: -row.evaluation.value)
        return rows

    def _best(
        self, battle: Battle[Any], decision: Decision, known: list[Known], most: int = LOOKED_AT
    ) -> Choice | None:
        """The best of a ranking by its worth now; None if nothing of it can be chosen any more."""
        best, highest, looked_at = None, 0.0, 0
        known.sort(key=lambda row: -row.worth)
        for each in tuple(known):
            if best is not None and (highest >= each.worth or looked_at >= most):
                break
            if self.is_up():
                raise OutOfTime
            if decision.refusal(battle, each.choice) is None:
                looked_at += 1
                now = each.judged(battle, decision)
                if best is None or now > highest:
                    best, highest = each.choice, now
        return best


def question(battle: Battle[Any], decision: Decision) -> Hashable:
    """What makes a question the same one in all courses: who is asked what, when in the turn, whatever led there."""
    when = tuple((type(frame.procedure), frame.step) for frame in battle.stack)
    return battle.system.evaluator.clock(battle), when, decision


def unit_of(asked: Choice | Decision | None) -> str | None:
    """The unit a choice, or a question, is about; None if it names none."""
    unit = getattr(asked, "unit", None)
    return unit if isinstance(unit, str) else None


def few_of(listed: Sequence[Choice]) -> Sequence[Choice]:
    """Some choices of a list that is long and about one unit; else all."""
    if len(listed) < 2 * PLACES or len({unit_of(choice) for choice in listed}) > 1:
        return listed
    return listed[:: len(listed) // PLACES]
