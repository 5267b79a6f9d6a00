"""What page and server say to each other of what is said, offered and agreed at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.engine.seals import Hex
from grognard.core.messages import Message
from grognard.core.records import Record

OfferKind = Literal["back", "draw", "pause", "concede"]
Agreed = Literal["", "pause"]


class Offer(Record, tag="offer"):
    """Offer the other player something: to take back my last choice, or all from the log line of ``to`` on, a draw, a
    pause, or that I give the battle up. Only if ``number`` choices have been made."""

    kind: OfferKind
    number: Annotated[int, Meta(ge=0)]
    to: Annotated[int, Meta(ge=0)] | None = None


class Reply(Record, tag="reply"):
    """The answer to the offer with this id; of one's own ``accept`` false withdraws it."""

    offer: int
    accept: bool


class Resume(Record, tag="resume"):
    """The pause is over."""


class Say(Record, tag="say"):
    """Something to say to those at the table. ``mark``: a name of the page's for it, so that it is not said twice."""

    text: Annotated[str, Meta(max_length=300)]
    mark: Annotated[str, Meta(min_length=1, max_length=40)]


class Hush(Record, tag="hush"):
    """Whether those who only watch are kept from what is said."""

    hushed: bool


class Stand(Record, tag="stand"):
    """A word that is offered with the decision of this id stands from now on: what it answers is not asked."""

    decision: int
    name: Annotated[str, Meta(max_length=200)]


class Unsay(Record, tag="unsay"):
    """A word of a seat stands no more."""

    seat: int
    name: Annotated[str, Meta(max_length=200)]


class StandingView(Record):
    """A word that stands for a seat."""

    seat: int
    name: str
    label: Message


class AheadMessage(Record, tag="ahead"):
    """The words that stand for the seats that are played through the page."""

    words: list[StandingView]


class Commit(Record, tag="commit"):
    """To which half of the dice the page commits; ``round`` is what the house has committed to."""

    round: Hex
    commitment: Hex


class Reveal(Record, tag="reveal"):
    """The half that the page has committed to."""

    round: Hex
    half: Hex


class SaidView(Record):
    """A line somebody said: who plays a seat, or who watches; the house has no name."""

    seq: int
    seat: int | None
    name: str
    colour: str
    text: str
    mark: str


class OfferView(Record):
    """What the player of a seat offers; of a take-back how many choices, and from which log line on."""

    id: int
    kind: OfferKind
    seat: int
    choices: int = 0
    log_from: int | None = None


class TalkMessage(Record, tag="talk"):
    """What is said at a table, since the last such message or on the ``whole``, offered and agreed; ``why`` says what
    pauses the battle. ``hushed``: those who only watch hear nothing of what is said."""

    lines: list[SaidView]
    whole: bool
    offer: OfferView | None
    agreed: Agreed
    why: Message | None
    hushed: bool


class SealMessage(Record, tag="seal"):
    """How far the dice are sealed. ``round``: what the house has committed to in a seal being made; ``seat``: the one
    for which the page that is told gives a half. ``commitments``: those of all, the house first, once they are there;
    then halves are given. ``sealed`` is what the seal in force is called."""

    round: str
    seat: int | None
    commitments: list[str]
    sealed: str
