"""Luck so far: what the dice of a battle have brought each side, against what was to be expected of them.

Every forecast that has come true or not adds its outcome to a tally, and its exact distribution to what the tally might
have become with the same throws. From that come the expectation, the spread, and the range within which nine tallies in
ten, or nineteen in twenty, would lie. Later forecasts depend on how earlier ones fell, but each is exact for the moment
before its dice, so that the surprises add up to nothing on average, and their variances to that of the sum.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erf, sqrt
from typing import Any

from grognard.core.battle import Battle
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.wire.forecasts import FortuneView, LuckView, TallyView
from grognard.core.words import spoken
from grognard.odds.forecasts import Share, index_of
from grognard.odds.history import History, Resolved

BAND = 0.95
"""How likely a tally lies within its band if the dice are fair."""
EVIDENCE = 1.96
"""The standard score from which luck is more than nineteen battles in twenty would show."""
HALVES = 2
"""Tallies are added up in halves: a tie counts as half a success."""


class Tally(Record):
    """One thing counted for one side: how many throws it counts (``trials``), what they brought and what was to be
    expected. ``low`` and ``high`` bound the band in which it lies 95 times in 100 if the dice are fair.

    ``less`` and ``same`` are the chances that the same throws bring less, and just as much.
    """

    side: int
    name: str
    title: Message
    trials: int
    actual: float
    expected: float
    variance: float
    low: float
    high: float
    less: float
    same: float

    @property
    def deviation(self) -> float:
        """The standard deviation of what the same throws bring."""
        return sqrt(self.variance)

    @property
    def score(self) -> float:
        """By how many standard deviations it lies above what was to be expected; 0 if nothing could vary."""
        return (self.actual - self.expected) / self.deviation if self.variance > TINY else 0.0

    @property
    def ordinary(self) -> bool:
        """Whether it lies within its band: no evidence of luck."""
        return self.low <= self.actual <= self.high

    @property
    def percentile(self) -> float:
        """The share of tallies below this one, those like it counted half."""
        return self.less + self.same / 2


TINY = 1e-12


class Fortune(Record):
    """All the tallies of one side put together: the sum of their standard scores, divided by the root of their number,
    which has a variance of 1 if the dice are fair. ``trials`` counts all its throws."""

    side: int
    trials: int
    score: float

    @property
    def percentile(self) -> float:
        """The share of battles with less luck, about: the score taken as normally distributed."""
        return 0.5 * (1 + erf(self.score / sqrt(2)))

    @property
    def ordinary(self) -> bool:
        """Whether nineteen battles in twenty show as much: no evidence of luck."""
        return abs(self.score) < EVIDENCE


class Luck(Record):
    """A battle's luck so far: the tallies of both sides, and each side's as a whole. ``str`` tells it in a few lines.

    >>> import grognard
    >>> from grognard import odds
    >>> odds.luck(grognard.battle("bolt_action", seed=7)).tallies
    ()
    """

    names: tuple[Message, Message]
    tallies: tuple[Tally, ...]
    sides: tuple[Fortune, ...]

    def of(self, side: int) -> tuple[Tally, ...]:
        """The tallies of one side."""
        return tuple(tally for tally in self.tallies if tally.side == side)

    @property
    def lines(self) -> list[Message]:
        """A sentence for each tally and each side."""
        if not self.tallies:
            return [say("odds-luck-nothing")]
        found = []
        for fortune in self.sides:
            found.append(fortune_line(self.names[fortune.side], fortune))
            found += [tally_line(tally) for tally in self.of(fortune.side)]
        return found

    def __str__(self) -> str:
        return "\n".join(spoken(line) for line in self.lines)


def luck(battle: Battle[Any]) -> Luck:
    """The luck of a battle so far, worked out from its record; the battle stays as it is.

    Only dice count of which a forecast is made; what each game counts is told in ``docs/odds.md``. Without any there
    are no tallies.
    """
    return luck_of(battle, History(battle).resolved)


def luck_of(battle: Battle[Any], resolved: Sequence[Resolved]) -> Luck:
    """The luck of forecasts that have been made of a battle."""
    return Reckoning(battle).luck(resolved)


class Reckoning:
    """The luck of a battle kept up with its forecasts: each is added once."""

    def __init__(self, battle: Battle[Any]) -> None:
        game = battle.system.odds
        self._titles: Mapping[str, Message] = {} if game is None else game.TALLIES
        first, second = (side.name for side in battle.system.table.scene(battle, None).sides)
        self._names = (first, second)
        self._sums: dict[tuple[int, str], _Sum] = {}
        self._added = 0
        self._last: Resolved | None = None
        self._luck: Luck | None = None

    def luck(self, resolved: Sequence[Resolved]) -> Luck:
        """The luck of all of these. What was given before is not looked at again, unless the last of it has gone."""
        if self._added and (len(resolved) < self._added or resolved[self._added - 1] is not self._last):
            self._sums.clear()
            self._added, self._luck = 0, None
        if self._luck is None or len(resolved) > self._added:
            for each in resolved[self._added :]:
                for share in each.shares:
                    self._sums.setdefault((share.seat, share.tally), _Sum()).add(each, share)
            self._added = len(resolved)
            self._last = resolved[-1] if resolved else None
            self._luck = self._drawn_up()
        return self._luck

    def _drawn_up(self) -> Luck:
        tallies = tuple(
            self._sums[side, name].tally(side, name, title)
            for side in (0, 1)
            for name, title in self._titles.items()
            if (side, name) in self._sums
        )
        sides = tuple(_together(side, [tally for tally in tallies if tally.side == side]) for side in (0, 1))
        return Luck(self._names, tallies, tuple(side for side in sides if side.trials))


class _Sum:
    """What has been added up for one tally: the actual sum, and the chances of each there might have been."""

    def __init__(self) -> None:
        self.trials = 0
        self.actual = 0
        self.chances: dict[int, float] = {0: 1.0}

    def add(self, resolved: Resolved, share: Share) -> None:
        """One more throw."""
        amount = resolved.spread.chances
        worth = share.worth or tuple(float(outcome) for outcome, _ in amount.items())
        halves = [round(HALVES * each) for each in worth]
        self.trials += 1
        self.actual += halves[index_of(resolved.spread, resolved.outcome)]
        before, self.chances = self.chances, {}
        for gained, chance in zip(halves, amount.chances, strict=True):
            if chance:
                for total, weight in before.items():
                    self.chances[total + gained] = self.chances.get(total + gained, 0.0) + weight * float(chance)

    def tally(self, side: int, name: str, title: Message) -> Tally:
        """The tally as it stands."""
        rows = sorted(self.chances.items())
        expected = sum(total * chance for total, chance in rows)
        variance = sum((total - expected) ** 2 * chance for total, chance in rows)
        low, high = _band(rows)
        return Tally(
            side,
            name,
            title,
            self.trials,
            self.actual / HALVES,
            expected / HALVES,
            variance / HALVES**2,
            low / HALVES,
            high / HALVES,
            sum(chance for total, chance in rows if total < self.actual),
            sum(chance for total, chance in rows if total == self.actual),
        )


def _band(rows: list[tuple[int, float]]) -> tuple[int, int]:
    """The narrowest bounds beyond which, on either side, lies no more than half of what the band leaves out."""
    outside = (1 - BAND) / 2
    low = high = rows[0][0]
    below = above = 0.0
    for total, chance in rows:
        if below + chance > outside:
            low = total
            break
        below += chance
    for total, chance in reversed(rows):
        if above + chance > outside:
            high = total
            break
        above += chance
    return low, high


def _together(side: int, tallies: list[Tally]) -> Fortune:
    scores = [tally.score for tally in tallies if tally.variance > TINY]
    return Fortune(side, sum(tally.trials for tally in tallies), sum(scores) / sqrt(len(scores)) if scores else 0.0)


def luck_view(found: Luck) -> LuckView:
    """Luck as a table is told of it."""
    return LuckView(
        [
            FortuneView(
                fortune.side,
                fortune.trials,
                fortune.score,
                fortune.ordinary,
                fortune_line(found.names[fortune.side], fortune),
                [
                    TallyView(
                        tally.title,
                        tally.trials,
                        tally.actual,
                        tally.expected,
                        tally.low,
                        tally.high,
                        tally.ordinary,
                        tally_line(tally),
                    )
                    for tally in found.of(fortune.side)
                ],
            )
            for fortune in found.sides
        ]
    )


# ---- in words --------------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """A tally as people write it.

    >>> number(3.0), number(2.5), number(11.263)
    ('3', '2.5', '11.3')
    """
    return f"{value:.1f}".removesuffix(".0")


def tally_line(tally: Tally) -> Message:
    """What was counted, what was to be expected, and whether that says anything."""
    return say(
        "odds-luck-tally",
        title=tally.title,
        actual=number(tally.actual),
        expected=f"{tally.expected:.1f}",
        low=number(tally.low),
        high=number(tally.high),
        trials=tally.trials,
        verdict=verdict(tally.ordinary, tally.actual > tally.expected),
    )


def fortune_line(name: Message, fortune: Fortune) -> Message:
    """A side's luck as a whole."""
    return say(
        "odds-luck-side",
        side=name,
        trials=fortune.trials,
        score=f"{fortune.score:+.1f}".replace("-", "\N{MINUS SIGN}"),
        percent=round(100 * fortune.percentile),
        verdict=verdict(fortune.ordinary, fortune.score > 0),
    )


def verdict(ordinary: bool, more: bool) -> str:
    """The case of a sentence about luck: none to be seen, good or bad."""
    return "none" if ordinary else "good" if more else "bad"
