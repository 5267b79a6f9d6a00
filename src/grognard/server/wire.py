"""What page and server say to each other: strict records, decoded with limits, refused in words.

``docs/protocol.md`` tells the conversation.
"""

from __future__ import annotations

import logging
from typing import Annotated, Any, Literal, TypeVar, Union

import msgspec

from grognard.agents.told_lines import StepView
from grognard.core.errors import GrognardError, InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.wire.forecasts import LuckView
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.previews import Note, Preview, Proposal
from grognard.core.wire.questions import DecisionView, MoveAsk
from grognard.core.wire.scene import GoalView, Ground, Scene
from grognard.core.wire.summaries import Summary
from grognard.server.clocks.records import Claim, Clock, ClockMessage
from grognard.server.talks.records import (
    AheadMessage,
    Commit,
    Hush,
    Offer,
    Reply,
    Resume,
    Reveal,
    Say,
    SealMessage,
    Stand,
    TalkMessage,
    Unsay,
)

log = logging.getLogger(__name__)

MESSAGE_LIMIT = 64 * 1024
BODY_LIMIT = 256 * 1024
SAVE_LIMIT = 8_000_000

T = TypeVar("T")


class Hello(Record, tag="hello"):
    """The page's first message; the whole table answers it. ``last`` is the number it had seen, if any."""

    last: int | None = None


class Choose(Record, tag="choose"):
    """The answer to the decision with this id."""

    decision: int
    choice: Any


class Look(Record, tag="preview"):
    """What would this do? The newest ``request`` wins; older ones may go unanswered."""

    request: int
    decision: int
    proposal: Proposal


class Rank(Record, tag="rank"):
    """Which of the things this unit may do is best? Asked when a unit is taken in hand. Without a unit: which of all
    that may be answered?"""

    decision: int
    unit: str | None = None


class Hint(Record, tag="hint"):
    """What would this computer player do? Without a player nobody waits any more for what was asked so."""

    decision: int
    player: str | None = None


class Undo(Record, tag="undo"):
    """Take back my last choice; with ``to``, all from the log line of that ``seq`` on. ``agreed``: the other side at
    this screen has agreed to it. ``number``: only if so many choices have been made, so that it is not done twice."""

    to: Annotated[int, msgspec.Meta(ge=0)] | None = None
    agreed: bool = False
    number: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Pace(Record, tag="pace"):
    """How many seconds the computer takes for each of its choices at this table from now on; None: as the program was
    started. ``skip``: none, until somebody here is asked."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    skip: bool = False


class Ping(Record, tag="ping"):
    """Is anybody there? Asked by a page that has slept; ``pong`` answers it."""


FromPage = Union[
    Hello,
    Choose,
    Look,
    Rank,
    Hint,
    Undo,
    Pace,
    Ping,
    Offer,
    Reply,
    Resume,
    Say,
    Hush,
    Stand,
    Unsay,
    Commit,
    Reveal,
    Claim,
]


class TakeBackView(Record):
    """Whether the last choice made here can be taken back, and what is to be said of it; ``consent``: the other side at
    this screen has to agree to what goes farther."""

    may: bool
    consent: bool
    why: Message


class BattleView(Record):
    """The battle's name, its game and who plays it, by seat: ``here`` who sits at this page, ``link`` a person
    elsewhere, or ``computer:<agent>``."""

    id: str
    system: str
    players: list[str]
    dice: Literal["rolled", "typed"]


class TableMessage(Record, tag="table"):
    """The whole table, as the page's holder may see it. ``luck``: None if the game counts none. ``curtain``: several
    sides play here, and this is for the eyes of the one alone that decides."""

    battle: BattleView
    ground: Ground
    scene: Scene
    log: list[LogLine]
    number: int
    decision: DecisionView | None
    waiting: Message | None
    luck: LuckView | None = None
    back: TakeBackView | None = None
    curtain: bool = False


class UpdateMessage(Record, tag="update"):
    """What a choice changed. With ``log_from``, log lines from that ``seq`` on are no more: a choice was taken back.

    ``reason`` is why the computer chose as it did. ``relog`` is the whole log where another seat's eyes look at it now.
    """

    number: int
    scene: Scene
    log: list[LogLine]
    decision: DecisionView | None
    waiting: Message | None
    log_from: int | None = None
    reason: Message | None = None
    luck: LuckView | None = None
    back: TakeBackView | None = None
    curtain: bool = False
    relog: list[LogLine] | None = None


class PreviewMessage(Record, tag="preview"):
    """The answer to a ``Look``; an unfinished preview is followed by the whole one with the same number."""

    request: int
    preview: Preview


class RankedOption(Record):
    """One option of a question by its place in the list, with what may be expected of it and what is lost by it;
    ``sound``: it is better than nothing."""

    index: int
    sound: bool
    result: Message | None = None
    warning: Message | None = None


class AdviceView(Record):
    """What the game would answer: ``choice`` is what to send, ``index`` its place in the list of options if it is one
    of them; ``unit`` is whose it is. ``sound``: it is better than nothing. ``reason`` says why in one sentence,
    ``result`` what may be expected of it."""

    choice: Any
    sound: bool
    reason: Message
    index: int | None = None
    unit: str | None = None
    result: Message | None = None


class RankedMessage(Record, tag="ranked"):
    """The answer to a ``Rank``: what the unit may do, the best first, and where it may go, if the question has left
    that out; ``best`` is the best of it, places too. Without a unit only the best of all that may be answered."""

    decision: int
    unit: str | None
    options: list[RankedOption]
    move: MoveAsk | None = None
    best: AdviceView | None = None


class HintMessage(Record, tag="hint"):
    """The answer to a ``Hint``: the ``choice`` of the player, why, and the ``line`` he reckons with, his choice first.
    It is that of ``worlds`` imagined battles played on to the end of the turn, which came to ``points`` more for his
    side than now, on average. ``wrong``: why there is none."""

    decision: int
    player: str
    choice: Any = None
    reason: Message | None = None
    line: list[StepView] = []
    worlds: int = 0
    points: float = 0.0
    wrong: Message | None = None


class RefusedMessage(Record, tag="refused"):
    """Something asked for was not done, and why; ``request`` is that of a ``Look``."""

    message: Message
    rules: list[str] = []
    request: int | None = None


class ByeMessage(Record, tag="bye"):
    """The server closes the conversation, and why."""

    message: Message


class SeatView(Record):
    """Who plays a side: ``player`` is ``here`` for the people of the house, ``link`` or a computer; ``there``: whether
    he is at the table now. Without a name nobody has come by the link yet."""

    seat: int
    player: str
    name: str
    colour: str
    there: bool


class CompanyMessage(Record, tag="company"):
    """Who is at the table, told when that changes: the sides, and the names of those who only watch. ``house``: whether
    the page that is told is the house's."""

    seats: list[SeatView]
    watching: list[str]
    house: bool


class PongMessage(Record, tag="pong"):
    """The answer to ``ping``."""


ToPage = Union[
    TableMessage,
    UpdateMessage,
    PreviewMessage,
    RankedMessage,
    HintMessage,
    RefusedMessage,
    ByeMessage,
    CompanyMessage,
    TalkMessage,
    AheadMessage,
    SealMessage,
    ClockMessage,
    PongMessage,
]


class NewBattle(Record):
    """What the page asks for when it starts a battle; ``clock``: what time its sides have once they play at two
    screens."""

    system: str
    players: tuple[str, str]
    scenario: str | dict[str, Any] | None = None
    map: str | dict[str, Any] | None = None
    armies: list[str | dict[str, Any]] = []
    seed: int | None = None
    dice: Literal["rolled", "typed"] = "rolled"
    options: dict[str, str] = {}
    year: int | None = None
    clock: Clock | None = None


class UnitCount(Record):
    """Units of one name in a list, and how many men they are together."""

    name: Message
    count: int
    men: int


class Muster(Record):
    """One side of a battle not yet begun: what it is called and its units, each with how many there are of it."""

    name: Message
    units: list[UnitCount]


class Prospect(Record):
    """What a new battle would be: its table, how it is won, how long it lasts, who is in it."""

    ground: Ground
    goal: GoalView | None
    turns: int
    sides: list[Muster]


class BattlePage(Record):
    """A battle that is over: its summary, and the whole log as the people here may see it."""

    summary: Summary
    log: list[LogLine]


class ArmyToCheck(Record):
    """A list somebody brings: an army file's content or its text, and the house rules and the year of the battle."""

    system: str
    army: str | dict[str, Any]
    options: dict[str, str] = {}
    year: int | None = None


class ArmyCheck(Record):
    """What such a list is, and what is wrong with it."""

    title: Message
    points: int
    dice: int
    problems: list[Note]


class NewName(Record):
    """What the players of a battle call it; empty for what the program calls it."""

    name: Annotated[str, msgspec.Meta(max_length=80)]


def decode(text: str | bytes, kind: type[T], limit: int) -> T:
    """What came from outside as a record, or ``InputError`` naming the field that is wrong."""
    return _decode(text, msgspec.json.Decoder(kind), limit)


_from_page: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


def decode_message(text: str | bytes) -> FromPage:
    """A message from the page, or ``InputError`` naming the field that is wrong."""
    return _decode(text, _from_page, MESSAGE_LIMIT)


def _decode(text: str | bytes, decoder: msgspec.json.Decoder[T], limit: int) -> T:
    if len(text) > limit:
        raise InputError(say("server-too-long", limit=limit))
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise InputError(say("server-bad-message", problem=str(error))) from error


_encoder = msgspec.json.Encoder()


def encode(message: Any) -> str:
    """A message to the page as JSON."""
    return _encoder.encode(message).decode()


def fault(error: Exception) -> RefusedMessage:
    """What to tell a page of an error."""
    if isinstance(error, Refused):
        return RefusedMessage(error.message, list(error.rules))
    if isinstance(error, GrognardError):
        return RefusedMessage(error.message)
    log.error("The server failed", exc_info=error)
    return RefusedMessage(say("server-fault"))
