"""The forecasts of a whole battle: its record played through once more, and at each roll what was to be expected.

Nothing of it is saved: it follows from choices and dice, like the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.engine.events import Chosen, Entry, Rolled
from grognard.core.wire.forecasts import Place
from grognard.core.wire.log_lines import LogLine
from grognard.odds.answers import Spread
from grognard.odds.forecasts import Outcome, Share, Trial, place


class Resolved(NamedTuple):
    """A forecast whose dice have fallen. ``start`` and ``end`` bound the entries of the log that belong to it."""

    spread: Spread
    shares: tuple[Share, ...]
    outcome: Outcome
    start: int
    end: int

    @property
    def place(self) -> Place:
        """Where the outcome fell, for the table."""
        return place(self.spread, self.outcome)


class Open(NamedTuple):
    """A trial whose outcome is still open, and the entry of the log it began with."""

    trial: Trial
    start: int


class Moment(NamedTuple):
    """The walk after an entry of the log, to which a take-back returns."""

    entries: int
    battle: Battle[Any]
    open: tuple[Open, ...]
    resolved: int


class History:
    """A battle's forecasts so far. ``follow`` takes up what has happened since, take-backs too."""

    def __init__(self, battle: Battle[Any]) -> None:
        self.resolved: list[Resolved] = []
        self._begin(battle)
        self.follow(battle)

    def _begin(self, battle: Battle[Any]) -> None:
        start = battle.branch(0)
        start.source = Waiting()
        self._entries: list[Entry] = start.log
        self._moments = [Moment(len(self._entries), start, (), 0)]
        self.resolved.clear()

    def follow(self, battle: Battle[Any]) -> History:
        """Walk on to where the battle now stands; gives itself."""
        self._return(battle)
        if battle.system.odds is None:
            return self
        known = len(self._entries)
        news = battle.log_from(known)
        last = max((at for at, entry in enumerate(news) if isinstance(entry, Chosen | Rolled)), default=None)
        for number, entry in enumerate(news):
            self._entries.append(entry)
            if isinstance(entry, Chosen | Rolled):
                self._take(known + number, entry, battle if number == last else None)
        return self

    def _return(self, battle: Battle[Any]) -> None:
        """Forget what has been taken back."""
        known = len(self._entries)
        last = battle.log_from(known - 1)[:1] if known else []
        if not known or (last and last[0] is self._entries[-1]):
            return
        same = 0
        for old, new in zip(self._entries, battle.log, strict=False):
            if old is not new:
                break
            same += 1
        if same < self._moments[0].entries:
            self._begin(battle)
            return
        while self._moments[-1].entries > same:
            self._moments.pop()
        kept = self._moments[-1]
        del self.resolved[kept.resolved :]
        del self._entries[kept.entries :]

    def _take(self, at: int, entry: Chosen | Rolled, now: Battle[Any] | None) -> None:
        """One choice or roll more. ``now``: what the last one has led to, which need not be played through again."""
        before = self._moments[-1]
        battle, open_ = before.battle.clone(), before.open
        if isinstance(entry, Rolled):
            open_ = (*open_, *self._begun(battle, at, open_))
        if now is not None:
            battle = now.clone()
            battle.source = Waiting()
        elif isinstance(entry, Rolled):
            battle.resolve_chance(entry.faces)
        else:
            decision = next(each for each in battle.decisions if each.seat == entry.seat)
            battle.take(entry.choice, decision)
        still = tuple(each for each in open_ if self._lasts(battle, each))
        self._moments.append(Moment(at + 1, battle, still, len(self.resolved)))

    def _begun(self, battle: Battle[Any], at: int, open_: tuple[Open, ...]) -> list[Open]:
        """The trials that begin with the roll at hand: none within one that is counted, else one to a procedure."""
        if any(each.trial.shares for each in open_):
            return []
        taken = {each.trial.depth for each in open_}
        begun = battle.system.odds.trials(battle)
        return [Open(trial, at) for trial in begun if trial.depth not in taken and is_open(trial.spread)]

    def _lasts(self, battle: Battle[Any], open_: Open) -> bool:
        """Whether a trial's outcome is still unknown; if it has just become known it is kept."""
        over = not open_.trial.lasts(battle)
        outcome = open_.trial.read(battle.log_from(open_.start), over)
        if outcome is not None:
            found = Resolved(open_.trial.spread, open_.trial.shares, outcome, open_.start, battle.log_length)
            self.resolved.append(found)
        return outcome is None and not over


def is_open(spread: Spread) -> bool:
    """Whether more than one outcome is possible; else there is nothing to forecast."""
    return sum(chance > 0 for chance in spread.chances.chances) > 1


def placed(lines: Sequence[LogLine], resolved: Iterable[Resolved]) -> dict[int, list[Place]]:
    """Where results fell, by the line of a log at which to tell it: the last one of theirs that a seat is told, so that
    what is hidden stays hidden."""
    places: dict[int, list[Place]] = {}
    first = lines[0].seq if lines else 0
    for each in resolved:
        if lines and each.end > first:
            last = next((line.seq for line in reversed(lines) if each.start <= line.seq < each.end), None)
            if last is not None:
                places.setdefault(last, []).append(each.place)
    return places
