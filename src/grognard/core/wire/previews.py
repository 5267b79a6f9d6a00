"""What a person proposes before deciding, and what it would do: its drawing, the needed rolls, the outcomes.

Part of the wire format (``grognard.core.wire.scene``).
"""

from __future__ import annotations

from typing import Any, Literal, Union

from grognard.core.messages import Message
from grognard.core.records import Record
from grognard.core.wire.forecasts import Chart
from grognard.core.wire.overlays import Overlay


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


class Note(Record):
    """One sentence with the rules behind it."""

    message: Message
    rules: list[str] = []
    tone: Literal["plain", "warning", "refusal"] = "plain"


class Preview(Record):
    """What a proposal would do, before it is confirmed. ``choice`` is what to send to do it, None if it is illegal.

    ``act`` is what the filled button says instead of its usual words.
    ``targets`` are the units that could be shot at or struck afterwards, the best first; what is shown is about
    ``target``, one of them.
    ``unfinished``: a chart is still being worked out; the whole follows (``Table.preview_whole``).
    """

    choice: Any = None
    headline: Message | None = None
    overlays: list[Overlay] = []
    tables: list[NeededTable] = []
    charts: list[Chart] = []
    notes: list[Note] = []
    unfinished: bool = False
    act: Message | None = None
    target: str | None = None
    targets: list[str] = []


class SightView(Record):
    """What one unit sees of another: whether anything, how far off it is in thousandths of the unit of length (on a hex
    map the range in hexes), and the same as the table says it. ``overlays`` draw it."""

    seen: bool
    distance: int
    lines: list[Message]
    rules: list[str] = []
    overlays: list[Overlay] = []


MOST_CORNERS = 24
"""So many corners of a drag count."""


class Waypoint(Record):
    """A drag's corner, in thousandths of the unit of length."""

    x: int
    y: int


class DragProposal(Record, tag="drag"):
    """The person drags a unit: its chosen point (the unit's middle) goes along ``waypoints``.

    ``turn`` turns the formation about its middle, thousandths of a degree, clockwise; on a hex map it is the facing at
    the end (None: as the last step leads, or unchanged). ``nudges`` moves single models
    from where the drag would put them. ``switches`` says how those of the move asked for stand, ``target`` at whom the
    shot afterwards is thought of.
    """

    unit: str
    waypoints: list[Waypoint]
    turn: int | None = None
    formation: Literal["keep", "line", "column", "block"] = "keep"
    nudges: list[Nudge] = []
    switches: dict[str, str] = {}
    target: str | None = None

    @property
    def points(self) -> list[tuple[int, int]]:
        """The corners of its way; so many as a way may have."""
        return [(corner.x, corner.y) for corner in self.waypoints[:MOST_CORNERS]]

    @property
    def apart(self) -> dict[str, tuple[int, int]]:
        """Where the models set apart are put."""
        return {nudge.model: (nudge.x, nudge.y) for nudge in self.nudges}


class Nudge(Record):
    """One model set apart from the dragged formation."""

    model: str
    x: int
    y: int


class ChoiceProposal(Record, tag="choice"):
    """The person looks at one option before taking it; ``switches`` says how those of the decision stand, ``target`` at
    whom the shot afterwards is thought of."""

    choice: Any
    switches: dict[str, str] = {}
    target: str | None = None


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
