"""What is asked of a seat and what it may answer: options, ways, dice, cards, and the switches said along with them.

Part of the wire format (``grognard.core.wire.scene``).
"""

from __future__ import annotations

from typing import Any

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.wire.overlays import Spot
from grognard.core.wire.scene import CardView


class SwitchValue(Record):
    """One way a switch may stand; ``unit`` is what on the table it is about, so that tapping there sets it."""

    value: str
    label: Message
    unit: str | None = None


class Switch(Record):
    """Something said along with a way: how fast, at whom it is fired. ``value`` is how it stands at first; what is
    ``seldom`` said is out of sight until somebody asks for more. ``still``: it means something where the unit stands,
    so that saying it before anything is drawn shows the unit staying. ``many``: any of the values may be set, and it
    stands as those set, with commas between."""

    name: str
    title: Message
    value: str
    values: list[SwitchValue]
    seldom: bool = False
    still: bool = False
    many: bool = False


class Option(Record):
    """One thing that may be chosen: a button, a unit to tap, a target.

    ``choice`` is what to send back. ``unit``, ``target``, ``units``, ``model`` and ``piece`` (of terrain) say what on
    the table it is about, so that tapping there offers it. ``switches`` are said along with it. ``order`` is a glyph
    of the game's own, ``card`` the command card it plays. ``figure`` is the one number worth
    showing (58%). An option with a ``refused`` message is shown struck through with the rule that forbids it and has no
    choice. ``result`` is what may be expected of it, ``warning`` what is lost by it. What may be chosen though nothing
    would come of it has the reason in ``idle``: it is folded away with others of the same.
    """

    label: Message
    choice: Any = None
    hint: Message | None = None
    figure: Message | None = None
    result: Message | None = None
    warning: Message | None = None
    idle: Message | None = None
    unit: str | None = None
    units: list[str] | None = None
    target: str | None = None
    model: str | None = None
    piece: str | None = None
    order: str | None = None
    card: CardView | None = None
    facing: int | None = None
    key: str | None = None
    primary: bool = False
    refused: Message | None = None
    rules: list[str] = []
    switches: list[Switch] = []


class MoveAsk(Record):
    """A place is asked: where the models of ``unit`` go. ``reach`` is the region, for drawing; the server checks.

    ``start`` is where the way begins if not at the unit's middle (one model leads, the others follow); ``switches`` are
    said along with it, and a drag names how they stand. ``apart``: single models may be set apart from where the drag
    would put them.

    ``entering`` is true when the unit starts off the table: the drag begins anywhere on the entry edge. On a hex map
    ``hexes`` are the labels of the hexes it may reach, ``facings`` the directions it may face at the end (thousandths
    of a degree); a drag then names hex centres as its waypoints and the facing as its ``turn``.

    ``single`` is true when one thing is put down, not men in a formation: a marker, a template, an objective.
    ``turns`` is true when what is moved may be turned by itself, as vehicles are. Not ``outlined``: the reach is dear
    to find and left out; it is asked for when the unit is in hand, or with what is best (``Table.outlined``).
    """

    unit: str
    allowance: int
    reach: list[list[Spot]]
    entering: bool = False
    may_stay: bool = True
    hexes: list[str] = []
    facings: list[int] = []
    start: Spot | None = None
    switches: list[Switch] = []
    single: bool = False
    turns: bool = False
    apart: bool = True
    outlined: bool = True


class HoldAsk(Record):
    """A shot may be held back until ``unit`` has gone so far along ``way``: the answer is a point of it."""

    unit: str
    way: list[Spot]
    label: Message


class DiceAsk(Record):
    """Real dice are asked: ``count`` faces from 1 to ``faces`` each, in order."""

    count: int
    faces: int
    purpose: Message


class PickAsk(Record):
    """Some of ``units`` are to be picked, at least and at most so many: the answer is ``choice`` with its ``units`` set
    to those picked, in this order. For sets too many to be listed as options one by one."""

    units: list[str]
    least: int
    most: int
    choice: Any


class CardsAsk(Record):
    """Some of ``cards`` are to be picked, at least and at most so many: the answer is ``choice`` with its ``cards`` set
    to those picked, in this order, each by its order and its priority."""

    cards: list[CardView]
    least: int
    most: int
    choice: Any


class LessonView(Record):
    """One sentence more for somebody who learns the game: what it is about and what usually works. ``choice`` is what
    it suggests, about ``unit`` and ``target`` on the table where it names them. ``welcome`` goes before the
    first."""

    text: Message
    choice: Any
    unit: str | None = None
    target: str | None = None
    welcome: Message | None = None


class Word(Record):
    """Something a player may say ahead of all questions of a kind. ``name`` is the same wherever it means the same."""

    name: str
    label: Message


class DecisionView(Record):
    """What is asked of whom, in one sentence, and what may be answered.

    ``kind`` selects the table's way of asking: order, move, target, reaction, interrupt, casualty, muster, keep, dice,
    activate, deploy, and anything else is drawn as plain buttons. ``acting`` is the unit that acts, ``against`` the one
    it is about. When a unit is to be picked and moved in one answer (activate, deploy), ``moves`` says for each unit
    that may move where to; its other ways to act are ``options`` that name it. ``pick``: any set of units may answer.
    ``cards``: any set of cards may. ``holds``: a shot may be held back for a point of a declared way. ``switches`` are
    said along with an option or a shot held back; the preview gives the choice that comes of it.
    ``ahead`` are words that may stand for all questions like this one, see ``core.wording``.
    ``about`` says what the question means and what follows from the answers; ``lesson`` is there in a first battle.
    """

    id: int
    seat: int
    kind: str
    question: Message
    options: list[Option]
    note: Message | None = None
    rules: list[str] = []
    acting: str | None = None
    against: str | None = None
    move: MoveAsk | None = None
    moves: list[MoveAsk] = []
    dice: DiceAsk | None = None
    pick: PickAsk | None = None
    cards: CardsAsk | None = None
    holds: list[HoldAsk] = []
    switches: list[Switch] = []
    urgent: bool = False
    may_undo: bool = False
    about: Message | None = None
    ahead: list[Word] = []
    lesson: LessonView | None = None
