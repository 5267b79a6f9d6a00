"""What page and server say to each other of armies that are built."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from msgspec import Meta

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.sheets.records import Paper

Name = Annotated[str, Meta(max_length=80)]
ArmyData = dict[str, Any]


class AddUnit(Record, tag="add"):
    """Take an entry more."""

    entry: Name


class SetUnit(Record, tag="set"):
    """Set something of a unit."""

    unit: Name
    setting: Name
    value: Name | int


class RemoveUnit(Record, tag="remove"):
    """Take a unit out."""

    unit: Name


class DuplicateUnit(Record, tag="duplicate"):
    """Take another unit like this one."""

    unit: Name


class MoveUnit(Record, tag="move"):
    """Put a unit in another place of its list, counted from 0."""

    unit: Name
    place: Annotated[int, Meta(ge=0, le=1000)]


class RenameArmy(Record, tag="rename"):
    """Call the army by a title of its owner's."""

    title: Annotated[str, Meta(max_length=200)]


class FillArmy(Record, tag="fill"):
    """Add what a legal army needs at least."""


class OwnThings(Record, tag="own"):
    """Let the army have what a file of its owner's own things says: besides what it has, or instead (``whole``)."""

    text: Annotated[str, Meta(max_length=200_000)]
    whole: bool = False


ArmyChange = Union[AddUnit, SetUnit, RemoveUnit, DuplicateUnit, MoveUnit, RenameArmy, FillArmy, OwnThings]


class AgreedTerms(Record):
    """What is agreed of an army: points at most (None: what is usual), the year, the house rules."""

    limit: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    year: Annotated[int, Meta(ge=1900, le=2000)] | None = None
    options: dict[str, str] = {}


class ArmyAsked(Record, kw_only=True):
    """An army of a game, as data, as the text of a file or by the name of one that comes with the game; without it a
    new one of a ``nation``. A ``change`` to be made; the unit ``open`` is told with its settings."""

    system: str
    army: ArmyData | str | None = None
    nation: Name | None = None
    terms: AgreedTerms = AgreedTerms()
    change: ArmyChange | None = None
    open: Name | None = None


class GlanceAsked(Record, kw_only=True):
    """A unit of an army, to be held against the usual targets."""

    system: str
    army: ArmyData
    unit: Name
    terms: AgreedTerms = AgreedTerms()


class PrintAsked(Record, kw_only=True):
    """An army, to be put on paper: the sheet of what its units need, or a card for each of them."""

    system: str
    army: ArmyData
    what: Literal["sheet", "cards"]
    paper: Paper = "a4"
    terms: AgreedTerms = AgreedTerms()


class PrintView(Record):
    """A page to be printed, as HTML that needs nothing else."""

    html: str


class Against(Record):
    """What forbids something, and the rule that says so."""

    message: Message
    rule: str


class MendView(Record):
    """A change that mends, in words."""

    title: Message
    change: ArmyChange


class BreachView(Record):
    """What a rule finds wrong: about which unit, if about one; on which line of the text it was read from; and what
    would mend it."""

    message: Message
    rule: str
    unit: str | None
    line: int | None
    lacking: bool
    mends: list[MendView]


class AdditionView(Record):
    """Something the army might take now, what it costs, and what forbids it."""

    name: str
    title: Message
    group: Message
    sign: str
    points: int
    against: list[Against]


class ValueView(Record):
    """A value of a setting: what the army would cost more with it, and what forbids it."""

    value: str | int
    title: Message
    points: int
    against: list[Against]


class SettingView(Record):
    """Something of a unit that can be set. Without ``values`` it is any number of ``span``: least, greatest, step."""

    name: str
    title: Message
    value: str | int
    values: list[ValueView]
    span: tuple[int, int, int] | None


class ArmyUnitView(Record):
    """A unit of an army; ``place`` counts within ``part``, the list of the file in which it may be moved, of ``length``
    units."""

    id: str
    title: Message
    points: int
    lines: list[Message]
    sign: str
    part: str
    place: int
    length: int


class ProfilesView(Record):
    """A table that players need at hand."""

    title: Message
    columns: list[Message]
    rows: list[list[Message | str]]


class UnofferedRule(Record):
    """A house rule agreed on that the game does not offer, or not with this value: it is kept and not applied."""

    name: str
    value: str
    problem: Message


class ArmyView(Record, kw_only=True):
    """An army as it is: ``data`` gives it back. ``named``: its owner's title, if it has one. ``touched``: the unit the
    change was about, the new one of a copy. ``settings`` are those of the unit that was asked for, ``choices`` those of
    the whole list, which are set of no unit. ``foe`` is an army
    that comes with the game, of another side if there is one. ``own`` is the file of its owner's own things, or of an
    example of such (``example``); empty where the game has none. ``unpriced``: the rules print no price for what costs
    nothing. ``agreed`` are the house rules that matter to armies, and ``year`` if that does; ``unoffered`` are
    those of the list that the game has not."""

    system: str
    data: dict[str, Any]
    title: Message
    named: str
    nation: Message
    points: int
    limit: int | None
    dice: int
    units: list[ArmyUnitView]
    breaches: list[BreachView]
    additions: list[AdditionView]
    open: str | None
    settings: list[SettingView]
    choices: list[SettingView]
    profiles: list[ProfilesView]
    touched: str | None
    foe: str
    toml: str
    text: str
    own: str
    example: bool
    unpriced: bool
    agreed: list[str]
    unoffered: list[UnofferedRule]


class NationEntry(Record):
    """Whose an army can be."""

    name: str
    title: Message


class UnfitView(Record):
    """What things of a player's own, of a kind and like one of these, do not have: the fields of their file."""

    kind: str
    likes: list[str]
    fields: list[str]


class ArmyKit(Record):
    """What an army of a game may begin with; and of things of a player's own the schema of their file, an example of
    each kind, and what some of them do not have."""

    nations: list[NationEntry]
    schema: dict[str, Any]
    example: dict[str, Any]
    unfit: list[UnfitView]


class GlanceRow(Record):
    """What a unit does to a usual kind of target: the ``value`` of what is ``measured``, a chance or not, and how much
    of a bar's width it is, ``share``. ``why``: it can do nothing to it."""

    target: Message
    way: Message
    question: dict[str, Any]
    measured: Message | None = None
    chance: bool = False
    value: float = 0
    share: float = 0
    why: Message | None = None


class GlanceView(Record):
    """A unit at a glance: its sheet, and what it does to the usual targets."""

    points: int
    sheet: list[ProfilesView]
    rows: list[GlanceRow]
