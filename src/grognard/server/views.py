"""What a page is told of a battle: the scene, the log and the decision as the page's holder may see them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from grognard.core.battle import Battle, RollDice
from grognard.core.chronicle import LogLine
from grognard.core.decisions import Decision
from grognard.core.lessons import explained, last_page
from grognard.core.messages import Message, say
from grognard.core.questions import DecisionView
from grognard.core.records import replace
from grognard.core.scene import Scene
from grognard.server.store import Standing

LOG_SHOWN = 200
HERE = "here"


def here(players: tuple[str, ...]) -> list[int]:
    """The seats played by people at this server."""
    return [seat for seat, player in enumerate(players) if player == HERE]


def asked(battle: Battle[Any], players: tuple[str, ...]) -> Decision | None:
    """The decision the people here must make now, if any. Their dice are rolled by hand for the computer too."""
    seats = here(players)
    for decision in battle.decisions:
        if decision.seat in seats or (seats and isinstance(decision, RollDice)):
            return decision
    return None


def viewer(battle: Battle[Any], players: tuple[str, ...]) -> int | None:
    """The seat through whose eyes the people here see: theirs; of several the deciding one; none for onlookers."""
    seats = here(players)
    decision = asked(battle, players)
    if len(seats) > 1 and decision is not None and decision.seat in seats:
        return decision.seat
    return seats[0] if seats else None


def decision_id(battle: Battle[Any], decision: Decision, recorded: int) -> int:
    """A number no other moment of the battle's record shares, and that lasts as long as the question stands."""
    return (recorded - len(battle.answers)) * 2 + decision.seat


class Moment:
    """A battle as the people here see it while it stands as it does; what is asked for twice is worked out once."""

    def __init__(self, battle: Battle[Any], players: tuple[str, ...], lines: list[str]) -> None:
        """``lines`` are those of the battle's save, in the store or about to be."""
        self.battle = battle
        self.lines = lines
        self.asked = asked(battle, players)
        self.seat = viewer(battle, players)
        self.may_undo = battle.undoable_by in here(players)

    @cached_property
    def scene(self) -> Scene:
        """What lies on the table."""
        scene = self.battle.system.scene(self.battle, self.seat)
        after = last_page(self.battle)
        return scene if after is None else replace(scene, after=after)

    @cached_property
    def decision(self) -> DecisionView | None:
        """What the people here must answer now."""
        if self.asked is None:
            return None
        view = explained(self.battle, self.asked)
        return replace(view, id=self.id_of(self.asked), may_undo=self.may_undo)

    @property
    def waiting(self) -> Message | None:
        """Whom the people here wait for, if it is not themselves."""
        if self.battle.over or self.asked is not None or self.battle.decision is None:
            return None
        return say("server-waiting", side=self.scene.sides[self.battle.decision.seat].name)

    @property
    def standing(self) -> Standing:
        """How it stands, for the list of battles."""
        return standing_of(self.scene, self.battle.over)

    def id_of(self, decision: Decision) -> int:
        """The id of a decision asked now."""
        return decision_id(self.battle, decision, len(self.lines) - 1)


def standing_of(scene: Scene, over: bool) -> Standing:
    """How a battle stands, for the list of battles."""
    first, second = (side.name for side in scene.sides)
    title = say("server-battle-title", first=first, second=second, scenario=scene.scenario)
    now = scene.status
    if scene.goal is not None and scene.turn:
        now = say("server-standing", status=scene.status, stands=scene.goal.stands)
    return Standing(title, scene.result or now, over)


def log_lines(battle: Battle[Any], seat: int | None, start: int) -> list[LogLine]:
    """The log in words from entry ``start`` on."""
    entries = enumerate(battle.log_from(start), start)
    found = (battle.system.line(battle, entry, seat, seq) for seq, entry in entries)
    return [line for line in found if line is not None]


def last_lines(battle: Battle[Any], seat: int | None, most: int = LOG_SHOWN) -> list[LogLine]:
    """The end of the log in words."""
    start = battle.log_length
    found: list[LogLine] = []
    while start and len(found) < most:
        end, start = start, max(0, start - most)
        entries = enumerate(battle.log_from(start)[: end - start], start)
        told = (battle.system.line(battle, entry, seat, seq) for seq, entry in entries)
        found = [line for line in told if line is not None] + found
    return found[-most:]
