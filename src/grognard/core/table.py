"""What people and programs see of a battle: a game's room ``table``."""

from __future__ import annotations

from grognard.core.engine.decisions import Decision, Situation
from grognard.core.engine.door import unsound
from grognard.core.engine.events import Agreed, Chosen, Entry
from grognard.core.messages import Message, say
from grognard.core.places import foreign_place
from grognard.core.records import replace
from grognard.core.rooms import Room
from grognard.core.setups import Setups
from grognard.core.wire.glyphs import glyphs_of
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.previews import Preview, Proposal, SightView
from grognard.core.wire.questions import DecisionView, MoveAsk
from grognard.core.wire.scene import Ground, Scene
from grognard.core.wording import Ahead


class Table(Room):
    """The table of a game: the scene, questions in words, previews, the log. What comes with the game (``setups``)
    says whether a battle is fought on the map it is meant for.

    Where the rules fail at a position that a battle was put in, ``scene`` and ``present`` raise ``InputError``: the
    position contradicts itself in what was not looked at when it was put in."""

    room = "table"

    def __init__(self, package: str, setups: Setups) -> None:
        super().__init__(package)
        self.setups = setups

    def ground(self, battle: Situation) -> Ground:
        """The table and its terrain, for drawing, with the drawings that the game brings with it."""
        ground: Ground = self.module("view").ground(battle)
        return replace(ground, glyphs=dict(glyphs_of(self.package)))

    def scene(self, battle: Situation, seat: int | None) -> Scene:
        """Everything on the table as ``seat`` may see it (None: a spectator)."""
        try:
            scene: Scene = self.module("view").scene(battle, seat)
        except Exception as error:
            raise unsound(battle.start, error)  # noqa: B904 - the cause is in it
        if battle.drawn:
            scene = replace(scene, result=say("agreed-draw"), winner=None)
        elif battle.claim is not None:
            scene = replace(scene, result=_claimed(scene, battle.claim.late))
        place = foreign_place(self.setups, battle.setup)
        return (
            scene if place is None else replace(scene, scenario=say("scenario-on", scenario=scene.scenario, map=place))
        )

    def present(self, battle: Situation, decision: Decision) -> DecisionView:
        """A decision in words, with its choices as options."""
        try:
            return self.module("questions").present(battle, decision)  # type: ignore[no-any-return]
        except Exception as error:
            raise unsound(battle.start, error)  # noqa: B904 - the cause is in it

    def preview(self, battle: Situation, seat: int, proposal: Proposal) -> Preview:
        """What a proposal would do, with every number's parts: as the game's ``Previews`` say
        (``grognard.core.asking.previews``)."""
        return self.module("preview").PREVIEWS.preview(battle, seat, proposal)  # type: ignore[no-any-return]

    def preview_whole(self, battle: Situation, seat: int, proposal: Proposal) -> Preview:
        """A preview that was ``unfinished``, in full, however long that takes."""
        return self.module("preview").PREVIEWS.whole(battle, seat, proposal)  # type: ignore[no-any-return]

    def sight(self, battle: Situation, unit: str, target: str) -> SightView | None:
        """What one unit sees of another, of either side; None if one of them does not stand on the table."""
        return self.module("between").sight(battle, unit, target)  # type: ignore[no-any-return]

    def attack(self, battle: Situation, unit: str, target: str) -> Preview | None:
        """What a unit's fire at an enemy would do if it were asked for now, or why it may not fire; None if one of them
        does not stand on the table."""
        return self.module("between").attack(battle, unit, target)  # type: ignore[no-any-return]

    def line(self, battle: Situation, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
        """A log entry in words as ``seat`` may know it; None if it says nothing or is hidden. That a choice was made
        ahead is told to who made it alone."""
        if isinstance(entry, Agreed):
            # Of one side that gives the battle up the game itself tells.
            if entry.seat is None:
                return LogLine(seq, say("agreed-draw"), [])
            if entry.late:
                return LogLine(seq, _claimed(self.scene(battle, seat), entry.seat), [], side=1 - entry.seat, depth=0)
            return None
        if battle.claim is not None and seq > battle.claim.entry:
            return None  # The game tells of a side that gives up, which nobody did.
        if isinstance(entry, Chosen):
            said = entry.ahead and entry.seat == seat
            return LogLine(seq, say("log-ahead"), side=seat) if said else None
        return self.module("log_lines").line(battle, entry, seat, seq)  # type: ignore[no-any-return]

    def ahead(self, battle: Situation, decision: Decision) -> list[Ahead]:
        """Which answers to a decision may be given ahead, once for all like it; none where a game offers none."""
        return list(self.module("ahead").ahead(battle, decision)) if self.has("ahead") else []

    def outlined(self, battle: Situation, decision: Decision, unit: str) -> MoveAsk | None:
        """Where a unit in hand may go, where the question itself has left its reach out as too dear to find for all."""
        return None

    def keeps_secrets(self, battle: Situation) -> bool:
        """Whether one side may now know what the other may not, so that two at one screen had better not look at it
        together."""
        return False


def _claimed(scene: Scene, late: int) -> Message:
    """That the battle was claimed from the side that was too late, and by whom."""
    sides = {side.side: side.name for side in scene.sides}
    return say("agreed-late", side=sides[late], other=sides[1 - late])
