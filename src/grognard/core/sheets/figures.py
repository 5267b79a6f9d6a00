"""Numbers as a sheet shows them: made of the data of a game, never typed.

>>> at_least(4), faces(2, 3), faces(5, 5)
('4+', '2–3', '5')
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from grognard.core.messages import Message, say

NONE = "\N{EN DASH}"
"""What stands where there is no number."""
THOUSAND = 1000
LEAST = Fraction(1, 10)
"""The smallest chance that is told from none, and from certainty, in hundredths."""


def at_least(face: int) -> str:
    """This face of a die or a higher one."""
    return f"{face}+"


def at_most(face: int) -> str:
    """This total or a lower one."""
    return f"≤ {face}"


def faces(first: int, last: int) -> str:
    """The faces of a die from one to another."""
    return str(first) if first == last else f"{first}\N{EN DASH}{last}"


def plain(thousandths: int) -> str:
    """A length in its unit, as short as it can be written.

    >>> plain(60_000), plain(2_500)
    ('60', '2.5')
    """
    return f"{Decimal(thousandths) / THOUSAND:f}"


def dice(count: int, sides: int) -> Message:
    """Dice to be rolled and summed."""
    return say("sheet-dice", count="" if count == 1 else str(count), sides=sides)


def inches(thousandths: int, least: int = 0) -> Message:
    """A length in thousandths of an inch, or all from ``least`` to it."""
    return say("sheet-inches", length=_span(thousandths, least))


def centimetres(thousandths: int, least: int = 0) -> Message:
    """A length in thousandths of a centimetre, or all from ``least`` to it."""
    return say("sheet-centimetres", length=_span(thousandths, least))


def percent(chance: Fraction) -> str | Message:
    """A chance as a whole number of hundredths; more exactly where it would seem certain or impossible."""
    if not chance:
        return NONE
    hundred = chance * 100
    if 1 <= hundred <= 99 or chance == 1:
        return say("sheet-percent", percent=str(round(hundred)))
    return say("sheet-percent", percent=f"{float(min(max(hundred, LEAST), 100 - LEAST)):.1f}")


def _span(thousandths: int, least: int) -> str:
    return f"{plain(least)}\N{EN DASH}{plain(thousandths)}" if least else plain(thousandths)
