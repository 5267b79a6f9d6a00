"""What is said of a save that was checked."""

from __future__ import annotations

from typing import Literal

from grognard.core.messages import Message
from grognard.core.records import Record


class Finding(Record):
    """Something that is ``proved``, that is ``wrong``, in which ``line`` if it is one, or that stays ``open``."""

    kind: Literal["proved", "wrong", "open"]
    message: Message
    line: int | None = None


class SealView(Record):
    """A seal of a save: what people call it, in which line, before which choice; what each side committed to and gave,
    by seat, "house" for the house."""

    code: str
    line: int
    number: int
    commitments: dict[str, str]
    halves: dict[str, str]


class Verdict(Record):
    """What a save proves. ``agrees``: all of it could be checked and nothing is wrong; ``verdict`` says so. ``faces``:
    how many six-sided dice showed 1 to 6."""

    system: str
    agrees: bool
    verdict: Message
    findings: list[Finding]
    seals: list[SealView]
    faces: list[int]
