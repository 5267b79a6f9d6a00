"""What is told of a battle when it is over: how it went turn by turn, what was lost, which moments decided it.

Part of the wire format (``grognard.core.wire.scene``); ``grognard.odds.summary`` works it out.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.wire.forecasts import LuckView, Place
from grognard.core.words import spoken


class TurnView(Record):
    """How it stood when a turn was over (0: before the first): the sides' points, and how much of its force each still
    had, in hundredths of what that cost."""

    turn: int
    scores: list[int]
    left: list[float]


class LossView(Record):
    """What a unit lost: so many of its men or models, or with ``gone`` the whole of it, in that ``turn``, most of it to
    the unit ``by`` (None: to no enemy)."""

    unit: str
    side: int
    name: Message
    sign: str
    letter: str
    men: int
    start: int
    gone: bool
    turn: int
    by: Message | None = None


class DeedView(Record):
    """What a unit did to the enemy: units it finished, men or models it took, and in hundredths how much of the
    enemy's force that was."""

    unit: str
    side: int
    name: Message
    sign: str
    letter: str
    units: int
    men: int
    share: float


class TurningView(Record):
    """A moment at which the battle swung: the log's line ``seq`` that began it, in words, and what it cost.

    ``swing`` is by how many hundredths of its force the ``side`` it favoured gained on the other; ``lead``: the side
    came to be ahead in points by it. ``place`` is where the dice that decided it fell in what was to be expected."""

    seq: int
    turn: int
    side: int
    message: Message
    losses: list[Message]
    swing: float
    lead: bool = False
    place: Place | None = None


class Summary(Record):
    """A battle that is over, on a page: its result and the rules it was decided by, how it is won, how it went turn by
    turn, losses, deeds, turning points and luck. ``str`` tells it in lines."""

    sides: list[Message]
    result: Message
    rules: list[str]
    aim: Message | None
    winner: int | None
    turns: list[TurnView]
    losses: list[LossView]
    deeds: list[DeedView]
    turning: list[TurningView]
    luck: LuckView | None = None

    def __str__(self) -> str:
        head = spoken(say("summary-result", result=self.result, rules=", ".join(self.rules) or "none"))
        aim = [] if self.aim is None else [spoken(self.aim)]
        return "\n".join([head, *aim, self.details])

    @property
    def details(self) -> str:
        """What stands on the page below the result, as text."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield from self._turn_lines()
        for side, name in enumerate(self.sides):
            lost = [each for each in self.losses if each.side == side]
            yield spoken(say("summary-losses", side=name, count=len(lost)))
            yield from (f"  {spoken(loss_line(each))}" for each in lost)
        for side, name in enumerate(self.sides):
            best = next((each for each in self.deeds if each.side == side), None)
            if best is not None:
                yield spoken(deed_line(name, best))
        if self.turning:
            yield spoken(say("summary-turning"))
        for each in self.turning:
            yield f"  {spoken(turning_line(self.sides[each.side], each))}"
        for fortune in self.luck.sides if self.luck is not None else ():
            yield spoken(fortune.message)

    def _turn_lines(self) -> Iterator[str]:
        first, second = (spoken(side) for side in self.sides)
        columns = [spoken(say("summary-points", side=name)) for name in (first, second)]
        columns += [spoken(say("summary-left", side=name)) for name in (first, second)]
        head = spoken(say("summary-turn"))
        yield "  ".join([head, *columns])
        for turn in self.turns:
            figures = [str(score) for score in turn.scores] + [f"{left:.0f}%" for left in turn.left]
            cells = [figure.rjust(len(column)) for figure, column in zip(figures, columns, strict=True)]
            yield "  ".join([str(turn.turn).rjust(len(head)), *cells])


def loss_line(loss: LossView) -> Message:
    """What a unit lost, in a sentence."""
    return say(
        "summary-loss",
        unit=loss.name,
        turn=loss.turn,
        men=loss.men,
        start=loss.start,
        by=loss.by if loss.by is not None else "none",
        what="gone" if loss.gone else "men" if loss.men else "hurt",
    )


def deed_line(side: Message, deed: DeedView) -> Message:
    """Who of a side did most, and what."""
    return say("summary-deed", side=side, unit=deed.name, units=deed.units, men=deed.men, share=round(deed.share))


def turning_line(side: Message, each: TurningView) -> Message:
    """A turning point in a sentence or two."""
    return say(
        "summary-turned",
        turn=each.turn,
        what=each.message,
        costs=" ".join(spoken(cost) for cost in each.losses) or "none",
        side=side,
        swing=round(abs(each.swing)),
        lead="yes" if each.lead else "no",
        rolled=each.place.chart.title if each.place is not None else "none",
        place=each.place.message if each.place is not None else "none",
    )
