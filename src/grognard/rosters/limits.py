"""How large what is brought may be, and the errors that say so. Every limit is counted before anything is unpacked or
built, so that a file made to harm costs no more than one that is meant well."""

from __future__ import annotations

import re
from decimal import Decimal

from grognard.core.errors import InputError
from grognard.core.messages import Message, say

MOST_BYTES = 16_000_000
"""So large a file may be, packed or unpacked: the largest catalogues in use have a third."""
MOST_PARTS = 150_000
"""So many elements of XML or objects and lists of JSON it may have."""
MOST_CHOSEN = 20_000
"""So many things and forces a list may hold; one of two thousand points holds some hundred."""
LARGEST_TOKEN = 500_000
"""So many bytes may lie between one element of XML and the next."""
MOST_TEXT, LONGEST_LINE = 1_000_000, 5_000
"""So many characters a list as text may have, and a line of it."""
DEEPEST = 100
"""So deep they may lie in one another."""
LONGEST_NAME = 300
"""So many characters a name may have; what is longer is no name."""
MOST_NUMBER = 100_000
"""No more of one thing can be chosen."""
COST = re.compile(r"\s*(-?\d{1,9}(?:\.\d{1,6}0*)?)\s*")
NUMBER = re.compile(r"\s*(-?\d{1,9})(?:\.0*)?\s*")
SPACES = re.compile(r"\s+")


class Place:
    """A file being read: what is wrong in it is said with its name and where in it that lies."""

    def __init__(self, file: Message | str) -> None:
        self.file = file
        self.chosen = 0

    def error(self, problem: Message, place: str = "", line: int | None = None) -> InputError:
        """What is wrong, on which line or at which place, if either is known."""
        if line is not None:
            return InputError(say("roster-wrong-line", file=self.file, line=line, problem=problem))
        if place:
            return InputError(say("roster-wrong-at", file=self.file, place=place, problem=problem))
        return InputError(say("roster-wrong", file=self.file, problem=problem))

    def large(self, size: int) -> None:
        """Refuse what has too many bytes. Raises ``InputError``."""
        if size > MOST_BYTES:
            raise self.error(say("roster-too-large", most=MOST_BYTES // 1_000_000))

    def one_more(self, place: str = "", line: int | None = None) -> None:
        """Count one thing or force of a list more. Raises ``InputError`` when there are too many."""
        self.chosen += 1
        if self.chosen > MOST_CHOSEN:
            raise self.error(say("roster-too-many", most=MOST_CHOSEN), place, line)

    def name(self, text: str, place: str = "", line: int | None = None) -> str:
        """A name, its spaces made single. Raises ``InputError`` for one that is too long."""
        if len(text) > LONGEST_NAME:
            raise self.error(say("roster-long-name", most=LONGEST_NAME, name=text[:40]), place, line)
        return SPACES.sub(" ", text).strip()

    def cost(self, text: str, place: str = "", line: int | None = None) -> Decimal:
        """A number of points. Raises ``InputError`` for what is none.

        >>> Place("x").cost("165.0"), Place("x").cost("-2.50")
        (Decimal('165'), Decimal('-2.5'))
        """
        found = COST.fullmatch(text)
        if not found:
            raise self.error(say("roster-no-cost", value=text[:40]), place, line)
        whole, _, rest = found[1].partition(".")
        rest = rest.rstrip("0")
        return Decimal(f"{whole}.{rest}" if rest else whole)

    def number(self, text: str, place: str = "", line: int | None = None) -> int:
        """How often something is chosen. Raises ``InputError`` for what is no such number."""
        found = NUMBER.fullmatch(text)
        if not found or not 0 <= int(found[1]) <= MOST_NUMBER:
            raise self.error(say("roster-no-number", value=text[:40], most=MOST_NUMBER), place, line)
        return int(found[1])
