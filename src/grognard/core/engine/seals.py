"""Sealed dice: each side gives a half of what they come from, and commits to it before it knows the other's.

A half is 256 random bits, its commitment their SHA-256. The house gives one for all the sides it plays and one is given
at each seat played elsewhere; none is told before all are committed to. What the dice come from is the digest of all of
them, so whoever gave one at random knows that nobody could choose it.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from grognard.core.messages import Message, say
from grognard.core.records import Record

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""256 bits in lower-case hexadecimal digits."""
HALF_BYTES = 32
CODE_GROUPS, CODE_GROUP = 4, 5


class Half(Record, omit_defaults=True):
    """A half and what was committed to; ``seat`` is whose it is, None: the house's."""

    commitment: Hex
    half: Hex
    seat: Annotated[int, Meta(ge=0, le=1)] | None = None


Seal = tuple[Half, ...]
"""The halves of a seal: the house's, then those of the seats in order."""


def commitment(half: str) -> str:
    """What whoever holds this half commits to.

    >>> commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(bytes.fromhex(half)).hexdigest()


def key(seal: Seal) -> bytes:
    """What the dice of a seal come from."""
    return sha256(b"grognard dice" + b"".join(bytes.fromhex(each.half) for each in seal)).digest()


def code(commitments: Sequence[str]) -> str:
    """What people call a seal, short enough to be compared by eye: it follows from what was committed to, the house's
    first.

    >>> code(["00" * 32, "11" * 32])
    'RB4LC-WT5NI-5E6RS-OR6PU'
    """
    digest = sha256(b"".join(bytes.fromhex(each) for each in commitments)).digest()
    text = b32encode(digest).decode()
    return "-".join(text[start : start + CODE_GROUP] for start in range(0, CODE_GROUPS * CODE_GROUP, CODE_GROUP))


def code_of(seal: Seal) -> str:
    """See ``code``."""
    return code([each.commitment for each in seal])


def fault(seal: Seal) -> Message | None:
    """What is wrong with a seal: not the house's half and then those of seats in order, or a half that is not the one
    committed to."""
    seats = [each.seat for each in seal]
    if seats not in ([None, 0], [None, 1], [None, 0, 1]):
        return say("seal-bad-halves")
    for each in seal:
        if commitment(each.half) != each.commitment:
            return say("seal-other-half", seat="house" if each.seat is None else str(each.seat + 1))
    return None
