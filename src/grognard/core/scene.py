"""What a table on a screen is told: the scene, the decision, the preview and the log, free of any game's rules.

Every game fills these records; the browser table, the command line and notebooks draw them without knowing the game.
Places are thousandths of the game's unit of length (``Ground.unit``), x to the right and y towards the first side's
table edge (downwards on the screen). Sentences are ``Message`` records; the reader puts them into words.

These types are the wire format: no tuples of mixed types, every union tagged by ``type``.
"""

from __future__ import annotations

from typing import Any, Literal, Union

from grognard.core.messages import Message
from grognard.core.records import Record


class Spot(Record):
    """A place on the table, in thousandths of the unit of length."""

    x: int
    y: int


class OpeningView(Record):
    """A door, a window or a gap in the outer wall of a building: its middle, how wide it is."""

    kind: Literal["door", "window", "gap"]
    at: Spot
    width: int


class PieceView(Record):
    """One piece of terrain as drawn. ``kind`` chooses the drawing (tokens of the table's visual language). A building
    may have ``storeys`` and ``openings`` to draw, and parts of it that are ``roofless``."""

    id: str
    kind: str
    outline: list[Spot]
    height: int = 0
    name: Message | None = None
    facts: list[Message] = []
    storeys: int = 0
    openings: list[OpeningView] = []
    roofless: list[list[Spot]] = []


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


class Ground(Record):
    """The table and what lies on it; constant through a battle. ``grid`` is there if it is a hex map."""

    width: int
    depth: int
    unit: Literal["inch", "centimetre", "hex"]
    name: Message
    pieces: list[PieceView]
    grid: HexGrid | None = None


class ModelView(Record):
    """One model. ``mark`` is how its base is drawn: ``man``, ``leader``, ``weapon`` (a weapon's disc), ``hull``.
    ``lying``: it has thrown itself down. ``storey`` is the floor of a building it stands on, 0 the ground."""

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


class BadgeView(Record):
    """A small sign at a unit's plate: it has acted, is broken, has moved or fired (and so is seen from farther), or has
    a command card in the chain, whose priority is the ``text``."""

    kind: Literal["acted", "broken", "moved", "fired", "card"]
    name: Message
    text: str = ""


class MarkerView(Record):
    """A marker on a unit, face up (in force) or face down (takes effect later)."""

    kind: Literal["disrupted", "damaged", "destroyed"]
    face_up: bool
    name: Message


class UnitView(Record):
    """One unit as a seat may see it.

    ``sign`` is the unit sign drawn on its plate (rifle, hq, mmg, mortar, launcher, sniper, gun, tank, ...), ``letter``
    the squad's letter or empty. ``order`` is the glyph on its order die, or None. ``summary`` is the unit in one
    sentence, for a screen reader and the unit strip; ``facts`` are the strip's short facts, most important first.

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
    pins: int
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
    vehicle: bool = False


class SideView(Record):
    """One side: 0 is drawn first (blue, discs), 1 second (vermilion, rings)."""

    side: int
    name: Message
    nation: str
    player: str
    in_cup: int
    score: int
    lost: int


class DieView(Record):
    """One die as drawn: a number die has a ``face`` and may be a ``success``; an order die has a ``glyph``."""

    face: int | None = None
    glyph: str | None = None
    side: int | None = None
    success: bool = False
    typed: bool = False


class ObjectiveView(Record):
    """A place the battle is about, on a table in lengths: where it lies, how near one must be, which side holds it."""

    id: str
    x: int
    y: int
    radius: int
    name: Message
    held: int | None = None


class CardView(Record):
    """A command card: the order it gives (chooses the drawing), its priority, what it is called."""

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
    if there is one.
    """

    system: str
    system_name: Message
    scenario: Message
    turn: int
    turns: int
    sides: list[SideView]
    units: list[UnitView]
    drawn: list[DieView]
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


# ---- decisions ---------------------------------------------------------------------------------------------------


class Option(Record):
    """One thing that may be chosen: a button, a unit to tap, a target.

    ``choice`` is what to send back. ``unit``, ``target``, ``units``, ``model`` and ``piece`` (of terrain) say what on
    the table it is about, so that tapping there offers it. ``order`` is a glyph (fire, advance, run, ambush, rally,
    down), ``card`` the command card it plays. ``figure`` is the one number worth showing (58%). An option with a
    ``refused`` message is shown struck through with the rule that forbids it and has no choice.
    """

    label: Message
    choice: Any = None
    hint: Message | None = None
    figure: Message | None = None
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


class MoveAsk(Record):
    """A place is asked: where the models of ``unit`` go. ``reach`` is the region, for drawing; the server checks.

    ``start`` is where the way begins if not at the unit's middle (one model leads, the others follow); ``switches`` are
    said along with it, and a drag names how they stand. ``apart``: single models may be set apart from where the drag
    would put them.

    ``entering`` is true when the unit starts off the table: the drag begins anywhere on the entry edge. On a hex map
    ``hexes`` are the labels of the hexes it may reach, ``facings`` the directions it may face at the end (thousandths
    of a degree); a drag then names hex centres as its waypoints and the facing as its ``turn``.
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
    apart: bool = True


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


class DecisionView(Record):
    """What is asked of whom, in one sentence, and what may be answered.

    ``kind`` selects the table's way of asking: order, move, target, reaction, interrupt, casualty, muster, keep, dice,
    activate, deploy, and anything else is drawn as plain buttons. ``acting`` is the unit that acts, ``against`` the one
    it is about. When a unit is to be picked and moved in one answer (activate, deploy), ``moves`` says for each unit
    that may move where to; its other ways to act are ``options`` that name it. ``pick``: any set of units may answer.
    ``cards``: any set of cards may. ``holds``: a shot may be held back for a point of a declared way. ``switches`` are
    said along with an option or a shot held back; the preview gives the choice that comes of it.
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


# ---- previews ----------------------------------------------------------------------------------------------------


class Area(Record, tag="area"):
    """A region filled lightly: reach (own), threat (theirs), zone."""

    style: Literal["reach", "threat", "zone", "cover"]
    polygons: list[list[Spot]]


class Hexes(Record, tag="hexes"):
    """Hexes marked: within reach, threatened, watched, zone, in sight, out of sight."""

    style: Literal["reach", "threat", "watch", "zone", "seen", "unseen", "touched"]
    hexes: list[str]
    label: Message | None = None


class Path(Record, tag="path"):
    """A path to be walked; from ``illegal_from`` (thousandths walked) on it is forbidden and drawn as such."""

    points: list[Spot]
    illegal_from: int | None = None


class Ghosts(Record, tag="ghosts"):
    """Where models would stand; those whose place is not allowed carry ``bad``."""

    models: list[Ghost]


class Ghost(Record):
    """One dashed base at its end place; a hull if it has a ``length``, a ``width`` and a ``facing``."""

    model: str
    x: int
    y: int
    radius: int
    bad: bool = False
    length: int | None = None
    width: int | None = None
    facing: int | None = None


class SightLine(Record, tag="sight"):
    """A line of sight: dotted from ``cover_at`` on, ending in a cross at ``blocked_at``."""

    start: Spot
    end: Spot
    cover_at: Spot | None = None
    blocked_at: Spot | None = None
    faint: bool = False


class Threat(Record, tag="threat"):
    """Who may react, towards where; ``at`` is the first point of the path where it may break in."""

    start: Spot
    end: Spot
    unit: str
    label: Message | None = None


class Ring(Record, tag="ring"):
    """A range drawn round a place: officer, weapon range, short range."""

    centre: Spot
    radius: int
    label: Message | None = None
    style: Literal["aura", "range"] = "range"


class Arc(Record, tag="arc"):
    """A wedge: from ``centre``, facing in thousandths of a degree (0 = up, clockwise), opening to both sides."""

    centre: Spot
    facing: int
    spread: int
    radius: int
    style: Literal["reach", "threat"]


class Stops(Record, tag="stops"):
    """Interruption points along a path; the state of each decides its mark."""

    points: list[Stop]


class Stop(Record):
    """One point where a move may be interrupted."""

    x: int
    y: int
    state: Literal["hidden", "seen", "now"]
    label: str = ""


class Callout(Record, tag="callout"):
    """A small box of one or two lines at a place."""

    at: Spot
    lines: list[Message]


Overlay = Union[Area, Hexes, Path, Ghosts, SightLine, Threat, Ring, Arc, Stops, Callout]


class NeededRow(Record):
    """One modifier: its label, the rule that gives it, one value a column."""

    label: Message
    rule: str
    values: list[str]


class NeededTable(Record):
    """A needed roll and all its parts; never a number without them."""

    title: Message
    columns: list[Message]
    rows: list[NeededRow]
    total_label: Message
    totals: list[str]


class Bar(Record):
    """One outcome: its probability and, if there is one, that of the alternative. ``name`` is its label in words, where
    it is more than a number."""

    label: str
    probability: float
    alternative: float | None = None
    tone: Literal["good", "middling", "bad"] = "good"
    name: Message | None = None


class Chart(Record):
    """A distribution drawn as bars. ``summary`` states its figures in words and is its accessible name."""

    title: Message
    bars: list[Bar]
    caption: Message
    summary: Message
    unit: Message | None = None
    alternative: Message | None = None


class Note(Record):
    """One sentence with the rules behind it."""

    message: Message
    rules: list[str] = []
    tone: Literal["plain", "warning", "refusal"] = "plain"


class Preview(Record):
    """What a proposal would do, before it is confirmed. ``choice`` is what to send to do it, None if it is illegal.

    ``unfinished``: a chart is still being worked out; the whole follows (``System.preview_whole``).
    """

    choice: Any = None
    headline: Message | None = None
    overlays: list[Overlay] = []
    tables: list[NeededTable] = []
    charts: list[Chart] = []
    notes: list[Note] = []
    unfinished: bool = False


class Waypoint(Record):
    """A drag's corner, in thousandths of the unit of length."""

    x: int
    y: int


class DragProposal(Record, tag="drag"):
    """The person drags a unit: its chosen point (the unit's middle) goes along ``waypoints``.

    ``turn`` turns the formation about its middle, thousandths of a degree, clockwise; on a hex map it is the facing at
    the end (None: as the last step leads, or unchanged). ``nudges`` moves single models
    from where the drag would put them. ``switches`` says how those of the move asked for stand.
    """

    unit: str
    waypoints: list[Waypoint]
    turn: int | None = None
    formation: Literal["keep", "line", "column", "block"] = "keep"
    nudges: list[Nudge] = []
    switches: dict[str, str] = {}


class Nudge(Record):
    """One model set apart from the dragged formation."""

    model: str
    x: int
    y: int


class ChoiceProposal(Record, tag="choice"):
    """The person looks at one option before taking it; ``switches`` says how those of the decision stand."""

    choice: Any
    switches: dict[str, str] = {}


class LookProposal(Record, tag="look"):
    """The person looks at a unit: what it is, what it sees, what may see it. With ``hex``, the label of a hex of a hex
    map: whether it sees that hex, and why or why not."""

    unit: str
    hex: str | None = None


class HoldProposal(Record, tag="hold"):
    """The person looks at a shot held back until ``unit`` has gone ``at`` thousandths of the unit of length.

    ``switches`` says how those of the decision stand.
    """

    unit: str
    at: int
    switches: dict[str, str] = {}


Proposal = Union[DragProposal, ChoiceProposal, LookProposal, HoldProposal]


# ---- the log -----------------------------------------------------------------------------------------------------


class Place(Record):
    """Where a result fell in what was to be expected before the dice: the chart, the bar of what came (from 0), and a
    sentence."""

    chart: Chart
    at: int
    message: Message


class Motion(Record):
    """A model walked along these points (for the table's animation)."""

    model: str
    points: list[Spot]


class LogLine(Record):
    """One sentence of the battle's log. ``side`` is who it is about, ``depth`` 0 for a new activation, 1 below it.
    ``places``: where the results of the dice fell that end here."""

    seq: int
    message: Message
    rules: list[str] = []
    dice: list[DieView] = []
    side: int | None = None
    depth: int = 1
    motions: list[Motion] = []
    lost: list[str] = []
    places: list[Place] = []


# ---- luck --------------------------------------------------------------------------------------------------------


class TallyView(Record):
    """One thing counted for a side: what came of so many throws, what was to be expected, and the band in which it lies
    95 times in 100 with fair dice (``ordinary``: it does); a sentence that says so."""

    title: Message
    trials: int
    actual: float
    expected: float
    low: float
    high: float
    ordinary: bool
    message: Message


class FortuneView(Record):
    """One side's luck: the standard score of all its tallies together (0: as expected; ``ordinary``: no evidence of
    luck), and each by itself."""

    side: int
    trials: int
    score: float
    ordinary: bool
    message: Message
    tallies: list[TallyView]


class LuckView(Record):
    """A battle's luck so far, side by side; without sides nothing has been thrown that counts."""

    sides: list[FortuneView] = []
