"""The errors a caller can meet, each saying what is wrong, where, and how to mend it."""

from __future__ import annotations

from grognard.core.messages import Message
from grognard.core.words import spoken


class GrognardError(Exception):
    """Any error this program raises on purpose. ``message`` is its text for people, in any language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return spoken(self.message)


class InputError(GrognardError):
    """A file, argument or message from outside could not be read. Nothing was changed."""


class Refused(GrognardError):
    """A choice the rules forbid. ``rules`` names the ones that do; the battle is unchanged."""

    def __init__(self, message: Message, *rules: str) -> None:
        super().__init__(message)
        self.rules = rules
