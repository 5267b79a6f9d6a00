"""A player who looks ahead: some choices are played on in imagined battles, and the best of them is taken.

Each simulation is a battle of its own, with other dice and the hidden drawn anew (``Battle.imagined``), so that nothing
is known of the true one but what the seat sees. All candidates meet the same worlds, and in a world the same dice for
the same deeds (``common_dice``), so luck weighs on all alike and their differences are known long before their values.
Both sides play on by a quick judgement until the turn is over, where what each side then has is compared
(``Evaluator.standing``). In each round half of the candidates fall out (sequential halving); the choice the game itself
thinks best stays in to the last, and is left only for one that is surely better.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, variance
from time import monotonic
from typing import Any

from grognard.agents.candidates import candidates
from grognard.agents.common_dice import CommonDice, go_on
from grognard.agents.lines import Course, Line, line_of
from grognard.agents.move import Move
from grognard.agents.quick import OutOfTime, Quick
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, say

MOST = 12
"""So many candidates are looked at."""
EACH = 8
"""There are to be so many simulations for each candidate; else there are fewer candidates."""
SURE = 1.0
"""By so many standard errors another choice has to be better than the first."""
CLEAR = 3.0
"""By so many the first has to be better than all others for the rest of the budget to be saved."""
FEW = 3
"""Fewer worlds tell nothing."""
ENOUGH = 4
"""So many worlds are looked at before anything is thought clear."""
SHORTEST = 1e-6
"""No simulation is thought to be done in less, in seconds."""
WORLDS = 12
"""In so many imagined battles a choice is played on to find its line."""
VICTORY = 0.5
"""What a battle won counts, as a part of both armies."""


class Search:
    """Looks ahead for ``simulations`` or for ``seconds`` a decision, or as long as it is given.

    With a number of simulations, and time enough for them, the same battle and chance lead to the same choice.
    """

    def __init__(self, simulations: int | None = None, seconds: float | None = None) -> None:
        self.simulations, self.seconds = simulations, seconds

    def __call__(self, battle: Battle[Any], decision: Decision, budget: float, random: Random) -> Move:
        """The choice that leads farthest, why, and the line that is reckoned with."""
        if isinstance(decision, RollDice):
            return Move(battle.sample(random, decision))
        deadline = monotonic() + min(budget, budget if self.seconds is None else self.seconds)
        quick = Quick(deadline)
        ranking = quick.ranked(battle, decision, whole=False)
        quick.remember(battle, decision, ranking)
        looked_at = candidates(ranking, most_of(self.simulations))
        looking = Looking(battle, decision, looked_at, quick, random.getrandbits(62))
        at = looking.best(self.simulations, deadline) if len(looked_at) > 1 else 0
        chosen = looked_at[at]
        reason = next(row.evaluation.reason for row in ranking if row.choice == chosen)
        return Move(chosen, looking.told(at, reason) if at else reason, looking.line(at))


def most_of(simulations: float | None) -> int:
    """For how many candidates so many simulations are enough: two at least.

    >>> most_of(4), most_of(50), most_of(1000), most_of(None)
    (2, 6, 12, 12)
    """
    return MOST if simulations is None else max(2, min(MOST, int(simulations // EACH)))


def followed(battle: Battle[Any], decision: Decision, choice: Choice, budget: float, random: Random) -> Line | None:
    """The line that may be reckoned with after a choice, whoever found it: it alone is played on in ``WORLDS`` imagined
    battles, or in as many as there is time for. None: there was time for none."""
    looking = Looking(battle, decision, [choice], Quick(monotonic() + budget), random.getrandbits(62))
    looking.follow(WORLDS)
    return looking.line(0)


class Looking:
    """A look ahead: what each candidate came to in each world so far."""

    def __init__(
        self, battle: Battle[Any], decision: Decision, looked_at: list[Choice], quick: Quick, seed: int
    ) -> None:
        self._battle, self._decision, self._quick, self._seed = battle, decision, quick, seed
        self._candidates = looked_at
        self.values: list[list[float]] = [[] for _ in looked_at]
        self.courses: list[list[Course]] = [[] for _ in looked_at]
        self._victory = VICTORY * sum(battle.system.evaluator.worth(battle).values())
        self._now = self._worth(battle)
        self._until = battle.system.evaluator.clock(battle) + battle.system.evaluator.ahead

    def best(self, simulations: int | None, deadline: float) -> int:
        """The best candidate, as far as the budget shows it; the first, where no other is surely better."""
        left = list(range(len(self._candidates)))
        try:
            if simulations is None:
                left = left[: self._enough_time_for(deadline)]
            self._halve(left, simulations, deadline)
        except OutOfTime:
            pass
        best = max(left, key=self._gain)
        return best if self._ahead(best, 0) > SURE else 0

    def _enough_time_for(self, deadline: float) -> int:
        """For how many candidates there is time, by how long the second takes: the first finds many rankings."""
        self._look(0, [0])
        begun = monotonic()
        self._look(0, [1])
        now = monotonic()
        return most_of((deadline - now) / max(now - begun, SHORTEST))

    def _halve(self, left: list[int], simulations: int | None, deadline: float) -> None:
        """Look at candidates, at fewer in each round, of ``left`` those that may still be best stay. Raises
        ``OutOfTime``."""
        rounds = max(1, ceil(log2(len(left))))
        begun = monotonic()
        for number in range(1, rounds + 1):
            most = None if simulations is None else max(1, simulations // rounds // len(left))
            until = begun + (deadline - begun) * number / rounds
            for done in count(1):
                self._look_on(left)
                left[:] = self._worth_looking(left)
                if len(left) == 1:
                    return
                if done == most or (most is None and monotonic() >= until):
                    break
            others = sorted(left[1:], key=lambda each: -self._gain(each))
            left[:] = [0, *others[: max(1, len(left) // 2)]]

    def told(self, at: int, reason: Message) -> Message:
        """Why a candidate is better than the first: its reason, and by how much it led farther."""
        worlds = min(len(self.values[at]), len(self.values[0]))
        return say("agent-looked-ahead", reason=reason, worlds=worlds, gain=round(self._gain(at), 1))

    def _look_on(self, left: list[int]) -> None:
        """Play candidates on in the next world that each of them has not met."""
        fewest = min(len(self.values[each]) for each in left)
        self._look(fewest, [each for each in left if len(self.values[each]) == fewest])

    def follow(self, worlds: int) -> None:
        """Play the candidates on in so many worlds, or in as many as there is time for."""
        with suppress(OutOfTime):
            for world in range(worlds):
                self._look(world, list(range(len(self._candidates))))

    def line(self, at: int) -> Line | None:
        """What is reckoned to follow a candidate; None if nothing was looked at."""
        if not self.values[at]:
            return None
        return line_of(self.courses[at], [value - self._now for value in self.values[at]], self._seed)

    def _look(self, world: int, left: list[int]) -> None:
        """Play each candidate on in a world. Raises ``OutOfTime`` with nothing kept of this world."""
        imagined = self._battle.imagined(Random(self._seed + world), self._decision.seat, keeps=False)
        found = [self._played_on(imagined.clone(), world, self._candidates[each]) for each in left]
        for each, (value, course) in zip(left, found, strict=True):
            self.values[each].append(value)
            self.courses[each].append(course)

    def _played_on(self, battle: Battle[Any], world: int, choice: Choice) -> tuple[float, Course]:
        """What a choice has come to, in points, when the turn is over, and what was chosen till then."""
        seat, evaluator = self._decision.seat, battle.system.evaluator
        course = [(seat, choice)]
        battle.source = CommonDice(self._seed, world)
        self._quick.begin(choice)
        go_on(battle, choice, next(each for each in battle.decisions if each.seat == seat))
        while (asked := battle.decision) is not None and evaluator.clock(battle) < self._until:
            chosen = self._quick.choose(battle, asked)
            course.append((asked.seat, chosen))
            go_on(battle, chosen, asked)
        return self._worth(battle), course

    def _worth(self, battle: Battle[Any]) -> float:
        """By how much the seat is ahead, in points."""
        seat, found = self._decision.seat, battle.system.evaluator.standing(battle)
        return found[seat] - found[1 - seat] + self._victory * battle.returns[seat]

    def _worth_looking(self, left: list[int]) -> list[int]:
        """Those that may still be better than the first: none that always came to the same, and where it is clearly
        better than all, none."""
        if len(self.values[0]) < ENOUGH:
            return left
        found = [each for each in left if each == 0 or self.values[each] != self.values[0][: len(self.values[each])]]
        return [0] if all(each == 0 or self._ahead(0, each) > CLEAR for each in found) else found

    def _gain(self, at: int) -> float:
        """By how much a candidate is better than the first on average, in the worlds that both have met."""
        differences = [a - b for a, b in zip(self.values[at], self.values[0], strict=False)]
        return fmean(differences) if differences else 0.0

    def _ahead(self, one: int, other: int) -> float:
        """By how many standard errors one candidate is better than another, in the worlds that both have met."""
        differences = [a - b for a, b in zip(self.values[one], self.values[other], strict=False)]
        if len(differences) < FEW:
            return 0.0
        error = sqrt(variance(differences) / len(differences))
        mean = fmean(differences)
        return mean / error if error > 0.0 else mean * 1e9
