"""Forecasts: what dice about to be rolled in a battle may come to, and how the outcome is read from the log afterwards.

A game's odds may offer ``trials(battle)``: asked when a battle stops at a roll, they answer with every
``Trial`` that begins there. A trial lasts while its procedure does; while one that is counted lasts no other is begun,
so that no dice are counted twice.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Sequence
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.engine.events import Entry, Rolled
from grognard.core.engine.fates import Play, chance_of
from grognard.core.engine.procedures import END, Frame, Procedure
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.wire.forecasts import Place
from grognard.odds.absorbing_chains import Leads, visits
from grognard.odds.answers import BARS, Spread, chart, percent
from grognard.odds.distributions import Chance, Distribution, binomial, certainly, convolve
from grognard.odds.enumeration import Policy, Shortcut, position_key, steps

Outcome = int | str
"""What came of it: a number, or the name of one of a forecast's cases."""

Read = Callable[[Sequence[Entry], bool], "Outcome | None"]
"""The outcome by the log's entries since the forecast, the roll first; None while it is not decided. The flag says
whether the procedure is over."""


class Share(Record):
    """What an outcome is worth to one side: how much it adds to its ``tally``, for each outcome in order; without
    ``worth`` the outcomes themselves are added."""

    seat: int
    tally: str
    worth: tuple[float, ...] = ()


class Trial:
    """Dice about to be rolled: the exact chances of what they decide, whose luck it is, and how to read it.

    ``depth`` is the place on the stack of the procedure that rolls, by default the topmost. The trial is over when that
    is done, has come past its step ``last``, or throws its first dice ``again`` (unless that is part of it); or when a
    procedure it has called, ``inner``, has come past a step.
    """

    __slots__ = ("again", "depth", "first", "inner", "last", "procedure", "read", "shares", "spread")

    def __init__(
        self,
        battle: Battle[Any],
        spread: Spread,
        read: Read,
        *shares: Share,
        depth: int = -1,
        last: int | str | None = None,
        inner: tuple[type[Procedure], str] | None = None,
        again: bool = False,
    ) -> None:
        self.spread = spread
        self.shares = shares
        self.read = read
        self.depth = depth if depth >= 0 else len(battle.stack) - 1
        frame = battle.stack[self.depth]
        self.procedure = type(frame.procedure)
        self.first = frame.step
        self.last = last if isinstance(last, int) else self.procedure.step_at(last or END)
        self.inner = inner
        self.again = again

    def lasts(self, battle: Battle[Any]) -> bool:
        """Whether its procedure is still under way, now that dice have been rolled."""
        if len(battle.stack) <= self.depth:
            return False
        frame = battle.stack[self.depth]
        if type(frame.procedure) is not self.procedure or frame.step > self.last:
            return False
        if self.inner is not None:
            inner, step = self.inner
            called = (each for each in battle.stack[self.depth + 1 :] if type(each.procedure) is inner)
            if any(each.step > inner.step_at(step) for each in called):
                return False
        going_on = frame.step == self.first and throwing(battle)[0] > self.depth
        return self.again or frame.step > self.first or going_on


def reckon(start: Battle[Any], read: Read, policy: Policy, shortcut: Shortcut | None = None) -> dict[Outcome, float]:
    """The chance of each outcome of what a battle is in the middle of, by the engine's own dice: each way is followed
    until ``read`` knows its outcome. ``start`` stops at each roll and at nothing beyond (``Battle.subgame``).

    A position that comes again, such as a drawn round that is fought anew, is looked at once, and its circle solved.
    """
    base, begun = start.state, start.log_length
    numbers: dict[Hashable, int] = {}
    outcomes: dict[int, Outcome] = {}
    leads: list[Leads] = []
    waiting: list[tuple[int, Battle[Any]]] = []

    def number(battle: Battle[Any]) -> int:
        entries = battle.log_from(begun)
        outcome = read(entries, battle.over)
        # Where the dice led tells positions apart only as far as it has a say in the outcome.
        key = (position_key(battle, base), read(entries, True)) if outcome is None else outcome
        known = numbers.get(key)
        if known is None:
            known = numbers[key] = len(leads)
            leads.append({})
            if outcome is None:
                waiting.append((known, battle))
            else:
                outcomes[known] = outcome
        return known

    first = number(start)
    while waiting:
        here, battle = waiting.pop()
        for copy, part in steps(battle, policy, False, shortcut):
            there = number(copy)
            leads[here][there] = leads[here].get(there, 0.0) + float(part)
    return {outcomes[end]: float(chance) for end, chance in visits({first: 1.0}, leads).items() if end in outcomes}


def under_way(battle: Battle[Any], depth: int = -1) -> Battle[Any]:
    """A copy in which only the procedures from a place of the stack on are left to be carried out, for ``reckon``."""
    copy = battle.clone()
    copy.source = Waiting()
    copy.stack = battle.stack[depth:]
    return copy


def throwing(battle: Battle[Any]) -> tuple[int, Frame]:
    """The procedure whose dice a battle stops at, and its place on the stack: the topmost, or who has them played when
    none of them has been thrown. Its frame names the step they go to."""
    depth = len(battle.stack) - 1
    top = battle.stack[depth].procedure
    if isinstance(top, Play) and not top.thrown:
        depth -= 1
    return depth, battle.stack[depth]


def dice_of(battle: Battle[Any], *outcomes: str, lots: Container[int] | None = None) -> tuple[Distribution, Read]:
    """How many of the dice that are played when a battle stops come to one of these outcomes of theirs, and how that is
    read afterwards; ``lots``: the numbers of those that are counted, all if not said."""
    start = battle.stack[-1].procedure
    assert isinstance(start, Play)
    counted = range(start.count) if lots is None else lots
    own = [lot for lot in (*start.lots, *start.ended) if lot.number in counted]
    parts = (binomial(lot.dice, chance_of(lot.fate, *outcomes)) for lot in own)

    def read(entries: Sequence[Entry], over: bool) -> int | None:
        play = start
        for entry in entries:
            if isinstance(entry, Rolled) and play.lots:
                play = play.after(entry.roll.read(entry.faces))  # type: ignore[arg-type]
        if play.lots:
            return None
        return sum(tally[each] for number, tally in enumerate(play.tallies()) if number in counted for each in outcomes)

    return convolve(certainly(0), *parts), read


# ---- afterwards ------------------------------------------------------------------------------------------------------


def index_of(spread: Spread, outcome: Outcome) -> int:
    """The place of an outcome among those of a forecast. Raises ``ValueError`` for one that it held impossible."""
    amount = spread.chances
    at = outcome - amount.least if isinstance(amount, Distribution) else amount.names.index(outcome)  # type: ignore
    if not 0 <= at < len(amount.chances) or not amount.chances[at]:
        raise ValueError(f"{outcome!r} was not to be expected of {spread.name}")
    return at


def place(spread: Spread, outcome: Outcome) -> Place:
    """Where an outcome fell in its forecast: the chart with its bar, and a sentence."""
    at = index_of(spread, outcome)
    chances = spread.chances.chances
    bar = at
    if isinstance(spread.chances, Distribution):
        bar = next(bar for bar, (_, first, last, _) in enumerate(spread.chances.bins(BARS)) if first <= outcome <= last)  # type: ignore[operator]
    return Place(chart(spread), bar, sentence(spread, outcome, chances, at))


def sentence(spread: Spread, outcome: Outcome, chances: Sequence[Chance], at: int) -> Message:
    """Where an outcome fell, in words: how often it comes to less, to just this, to more."""
    less, same, more = (float(sum(part)) for part in (chances[:at], chances[at : at + 1], chances[at + 1 :]))
    if isinstance(spread.chances, Distribution):
        return say(
            "odds-place-number",
            value=outcome,
            mean=f"{float(spread.chances.mean):.1f}",
            less=percent(less),
            same=percent(same),
            more=percent(more),
        )
    name = spread.cases.get(str(outcome), say("odds-case", name=str(outcome)))
    return say("odds-place-case", outcome=name, percent=percent(same))
