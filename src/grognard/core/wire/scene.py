"""What lies on the table as one seat may see it, free of any game's rules: ground, units, sides, cards.

Every game fills these records, and those of ``questions``, ``previews``, ``forecasts`` and ``chronicle``; the browser
table, the command line and notebooks draw them without knowing the game. Sentences are ``Message`` records; the reader
puts them into words. These types are the wire format: no tuples of mixed types, every union tagged by ``type``.
"""

from __future__ import annotations

from typing import Literal

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.wire.overlays import Overlay, Spot


class OpeningView(Record):
    """A door, a window or a gap in the outer wall of a building: its middle, how wide it is."""

    kind: Literal["door", "window", "gap"]
    at: Spot
    width: int


class PieceView(Record):
    """One piece of terrain as drawn. ``kind`` chooses the drawing (tokens of the table's visual language). A building
    may have ``storeys`` and ``openings`` to draw, ``walls`` between its rooms, as lines from door to door, and parts of
    it that are ``roofless``."""

    id: str
    kind: str
    outline: list[Spot]
    height: int = 0
    name: Message | None = None
    facts: list[Message] = []
    storeys: int = 0
    openings: list[OpeningView] = []
    roofless: list[list[Spot]] = []
    walls: list[list[Spot]] = []


class HexView(Record):
    """One hex of a map: its label (G7), its centre, its kind of terrain (chooses the drawing) and what it does.

    ``place`` is the name printed in it; ``objective`` marks the hex the battle is about.
    """

    id: str
    x: int
    y: int
    kind: str
    name: Message
    facts: list[Message] = []
    place: str | None = None
    objective: bool = False


class EdgeView(Record):
    """Something drawn on a hexside: a hedgerow, stream, bridge, cliff or wire, from corner to corner.

    ``hex`` is the hex it belongs to (a cliff falls away from it) and ``other`` the one across.
    """

    kind: str
    hex: str
    other: str
    start: Spot
    end: Spot
    name: Message


class HexGrid(Record):
    """A hex map: flat-topped hexes whose neighbouring centres lie ``pitch`` apart, hexsides, and roads by centres."""

    pitch: int
    hexes: list[HexView]
    edges: list[EdgeView] = []
    roads: list[list[Spot]] = []


class Glyph(Record):
    """A drawing that a game brings with it, 24 by 24 in the one colour of its place: ``line`` is a path drawn as a
    stroke, ``fill`` one that is filled; ``name`` is what it stands for, in a word or two."""

    name: Message
    line: str = ""
    fill: str = ""


class Ground(Record):
    """The table and what lies on it; constant through a battle. ``grid`` is there if it is a hex map. ``glyphs`` are
    the game's own drawings, by the names under which orders, cards, badges, markers, stacks and signs ask for them;
    ``legend`` are the markers that are explained beside the table."""

    width: int
    depth: int
    unit: Literal["inch", "centimetre", "hex"]
    name: Message
    pieces: list[PieceView]
    grid: HexGrid | None = None
    glyphs: dict[str, Glyph] = {}
    legend: list[MarkerView] = []


class ModelView(Record):
    """One model. ``mark`` is how its base is drawn: ``man``, ``leader``, ``weapon`` (a weapon's disc), ``hull``.
    ``lying``: it has thrown itself down. ``storey`` is the floor of a building it stands on, 0 the ground. ``hurt`` are
    the wounds it has lost and lives, of its ``wounds``."""

    id: str
    x: int
    y: int
    radius: int
    mark: Literal["man", "leader", "weapon", "hull"]
    name: Message
    facing: int | None = None
    length: int | None = None
    width: int | None = None
    turret: int | None = None
    lying: bool = False
    storey: int = 0
    hurt: int = 0
    wounds: int = 1


class ArmView(Record):
    """A weapon of a unit: how many there are of it, what it is called, and its numbers as on the game's sheets."""

    count: int
    name: Message
    numbers: Message | None = None


class BadgeView(Record):
    """A small sign at a unit's plate: that it has acted, is broken, has moved or fired, is locked in close combat, or
    has a card in the chain, whose priority is the ``text``; or, by another ``kind``, a glyph of the game's own."""

    kind: str
    name: Message
    text: str = ""


class MarkerView(Record):
    """A marker on a unit, face up (in force) or face down (takes effect later): it is disrupted, damaged or destroyed;
    of a vehicle also that it is immobilised, disarmed, or stunned; or, by another ``kind``, a glyph of the game's
    own."""

    kind: str
    face_up: bool
    name: Message


class StackView(Record):
    """Markers of one kind that a unit has gathered: the glyph of the game's own whose body is drawn with their number
    upon it, how many they are, and that in words."""

    kind: str
    count: int
    name: Message


class UnitView(Record):
    """One unit as a seat may see it.

    ``sign`` is the unit sign drawn on its plate, one of ``core.signs`` or a glyph of the game's own, ``letter`` the
    squad's letter or empty. ``order`` is the glyph on its order die, or None. ``summary`` is the unit in one
    sentence, for a screen reader and the unit strip; ``facts`` are the strip's short facts, most important first, and
    ``arms`` its weapons.

    On a hex map ``hex`` is the label of its hex, ``facing`` where it looks (thousandths of a degree, 0 is up,
    clockwise), ``markers`` lie beside it, ``watching`` are the hexes of its overwatch row and ``aboard`` is the unit it
    rides in.
    ``done`` is true if it has nothing left to do in this phase. A ``vehicle`` that has a hull of its own among men on
    bases is not counted among them.
    """

    id: str
    side: int
    name: Message
    sign: str
    letter: str
    models: list[ModelView]
    men: int
    men_at_start: int
    order: str | None
    place: Literal["table", "off", "destroyed"]
    facts: list[Message]
    summary: Message
    hex: str | None = None
    facing: int | None = None
    markers: list[MarkerView] = []
    watching: list[str] = []
    aboard: str | None = None
    done: bool = False
    badges: list[BadgeView] = []
    stacks: list[StackView] = []
    vehicle: bool = False
    arms: list[ArmView] = []


class SideView(Record):
    """One side: 0 is drawn first (blue, discs), 1 second (vermilion, rings). ``edge`` is the long edge of the table
    that is the side's own, the near one being drawn below."""

    side: int
    name: Message
    nation: str
    player: str
    score: int
    lost: int
    edge: Literal["near", "far"] | None = None


class DieView(Record):
    """One die as drawn: a number die has a ``face`` of its ``sides``, maybe a ``success``; others a ``glyph``."""

    face: int | None = None
    glyph: str | None = None
    side: int | None = None
    success: bool = False
    typed: bool = False
    sides: int = 6


class LotView(Record):
    """A lot that was drawn: whose it is, the glyph upon it, what both say."""

    side: int
    glyph: str | None
    name: Message


class LotsView(Record):
    """A side's lots that are still to be drawn: how many, that in words, what a lot of the side is called, and how
    likely the next one is the side's; the last two also as they are said to who plays it."""

    left: int
    name: Message
    whose: Message
    next: Message
    yours: Message
    next_yours: Message


class PoolView(Record):
    """What is drawn from by chance to say who acts next: dice in a cup, chips in a bag. ``glyph`` is the game's drawing
    of it, ``title`` what is drawn there; ``drawn`` are this turn's in their order, ``rest`` says how many are left."""

    glyph: str
    title: Message
    rest: Message
    drawn: list[LotView]
    sides: list[LotsView]


class ObjectiveView(Record):
    """A place the battle is about, on a table in lengths: where it lies, how near one must be, which side holds it."""

    id: str
    x: int
    y: int
    radius: int
    name: Message
    held: int | None = None


class CardView(Record):
    """A command card: the order it gives, whose glyph is drawn, its priority, what it is called."""

    order: str
    priority: int
    name: Message


class HandView(Record):
    """One side's command cards as a seat may see them. ``hand`` and ``discards`` are None where only their number is
    known."""

    side: int
    deck: int
    hand_size: int
    discards_size: int
    hand: list[CardView] | None = None
    discards: list[CardView] | None = None
    played: list[CardView] = []


class LinkView(Record):
    """An order in the chain that is being built or carried out, the first one played first: whose, the card, what
    the unit is going to do, in words and drawn. ``due`` is its place in the order of execution, 1 the first."""

    side: int
    unit: str
    card: CardView
    due: int
    intent: Message | None = None
    overlays: list[Overlay] = []


class GoalView(Record):
    """How the battle is won, how it stands by that now, what ends it; the rules behind it, and the scenario at more
    length where there is more to say."""

    aim: Message
    stands: Message
    until: Message
    rules: list[str]
    note: Message | None = None


class SceneMark(Record):
    """Something a side has put on the table for all to see."""

    side: int
    overlays: list[Overlay]


class WindView(Record):
    """The wind: where it blows to, in thousandths of a degree (0 is up, clockwise), and what is said of it."""

    towards: int
    name: Message


class Scene(Record):
    """Everything that lies on the table at this moment, as one seat may see it.

    On a hex map ``edges`` are what hexsides have come to bear in the battle (a blown bridge; the rest is in the ground)
    and ``smoke`` the hexes where smoke lies. On other tables ``pieces`` is terrain that has changed since the battle
    began (drawn in place of the piece of the same id) or come since (drawn over the rest). ``winner`` is the side that
    has won: None before the end and in a draw, and not always the side with more points. ``hands`` are the sides'
    command cards, ``chain`` the orders played on each other and ``chain_note`` what may follow or which is carried out.
    ``marks`` is drawn on the table whatever is asked: places somebody was told, the way of a messenger; so is ``wind``,
    if there is one. ``after`` is said once a first battle is over: what it taught and what to try next. ``heads`` is
    what units are counted in, ``pool`` what is drawn from to say who acts next, if anything is.
    """

    system: str
    system_name: Message
    scenario: Message
    turn: int
    turns: int
    sides: list[SideView]
    units: list[UnitView]
    status: Message
    result: Message | None = None
    objectives: list[ObjectiveView] = []
    edges: list[EdgeView] = []
    smoke: list[str] = []
    pieces: list[PieceView] = []
    winner: int | None = None
    hands: list[HandView] = []
    chain: list[LinkView] = []
    chain_note: Message | None = None
    marks: list[SceneMark] = []
    wind: WindView | None = None
    after: Message | None = None
    goal: GoalView | None = None
    heads: Literal["men", "models", "pieces"] = "men"
    pool: PoolView | None = None
