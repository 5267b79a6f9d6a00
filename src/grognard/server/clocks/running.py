"""How the time of two sides runs. Nothing here reads a clock: what time it is comes from whoever asks."""

from __future__ import annotations

from grognard.core.records import Record, replace
from grognard.server.clocks.records import Clock

NOBODY = (-1, -1)
DAY, MINUTE, SECOND = 86_400_000, 60_000, 1_000


class Hands(Record):
    """How the clock of a battle stood when it was ``since``, in thousandths of a second that the server has run.

    ``left`` is each seat's time, ``asked`` the id of the decision for which it runs, -1 for none; for the first
    ``reached`` choices time was given already; ``began``: it has begun to run.
    """

    left: tuple[int, int]
    asked: tuple[int, int] = NOBODY
    since: int = 0
    reached: int = -1
    began: bool = False


def wound(clock: Clock) -> Hands:
    """A clock that has not begun to run."""
    whole = clock.days * DAY or clock.minutes * MINUTE
    return Hands((whole, whole))


def left(hands: Hands, now: int) -> tuple[int, int]:
    """What time both sides have left.

    >>> left(Hands((5_000, 5_000), asked=(7, -1), since=100), now=1_100)
    (4000, 5000)
    """
    first, second = (
        max(0, time - (now - hands.since)) if asked >= 0 else time
        for time, asked in zip(hands.left, hands.asked, strict=True)
    )
    return first, second


def running(hands: Hands, now: int) -> dict[int, int]:
    """What time those seats have left whose clock runs.

    >>> running(Hands((5_000, 5_000), asked=(7, -1), since=100), now=1_100)
    {0: 4000}
    """
    times = left(hands, now)
    return {seat: times[seat] for seat in (0, 1) if hands.asked[seat] >= 0}


def faced(clock: Clock, hands: Hands, now: int, asked: tuple[int, int], number: int) -> Hands:
    """The clock from now on, when these decisions are faced after so many choices.

    By correspondence each new decision has the whole time; live who has answered one gets seconds more, while he has
    any left. What was taken back and chosen again gives nothing: so nobody gains time by it.

    >>> after = faced(Clock(minutes=1, seconds=10), Hands((60_000, 60_000), (3, -1), 0, 0), 5_000, (-1, 4), 1)
    >>> after.left
    (65000, 60000)
    """
    times = list(left(hands, now))
    if number > hands.reached:
        for seat in (0, 1):
            if asked[seat] == hands.asked[seat]:
                continue
            if clock.days and asked[seat] >= 0:
                times[seat] = clock.days * DAY
            elif clock.minutes and hands.asked[seat] >= 0 and times[seat]:
                times[seat] += clock.seconds * SECOND
    return Hands((times[0], times[1]), asked, now, max(hands.reached, number), hands.began)


def taken_back(clock: Clock, hands: Hands, now: int, asked: tuple[int, int], number: int) -> Hands:
    """The clock from now on, when both have agreed to go back to this choice: by correspondence who is asked has the
    whole time again; live no time is given back."""
    times = left(hands, now)
    if clock.days:
        whole = clock.days * DAY
        times = whole if asked[0] >= 0 else times[0], whole if asked[1] >= 0 else times[1]
    return replace(hands, left=times, asked=asked, since=now, reached=number)
