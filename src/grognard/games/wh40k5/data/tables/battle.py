"""Damage of vehicles, special rules, arrivals, missions, deployments and forces (WH-VEH-07, WH-USR, WH-GAME)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables.rows import Count, Face, Faces, Length, Needs, Rules, Throw

Slot = Literal["hq", "elites", "troops", "fast-attack", "heavy-support", "transport"]


class DamageRow(Faces, kw_only=True):
    """A result of the vehicle damage table (WH-VEH-07).

    ``otherwise``: the result it becomes when it cannot be, ``squadron``: what it counts as in a squadron (WH-VEH-08,
    WH-VEH-22).
    """

    otherwise: str = ""
    squadron: str = ""
    destroyed: bool = False

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-damage-{self.id}")


class DamageModifier(Sourced, kw_only=True):
    """What is added to the roll for damage (WH-VEH-07)."""

    value: Annotated[int, Meta(ge=-6, le=6)]
    rule: str

    @property
    def name(self) -> Message:
        """What it is called beside a roll."""
        return say(f"wh-damage-modifier-{self.id}")


class SpecialRule(Sourced, kw_only=True):
    """A universal special rule, the rules that say what it does, and those it brings along (WH-USR)."""

    rules: Rules
    brings: tuple[str, ...] = ()
    shared: Literal["no", "both", "to-character", "to-transport"] = "no"

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-special-{self.id}")


class Reserve(Sourced, kw_only=True):
    """What a unit in reserve must roll in a game turn; None: it never comes; 1: it needs no roll (WH-GAME-01)."""

    turn: Annotated[int, Meta(ge=1, le=7)]
    needs: Face | None
    rule: str


class Mishap(Faces, kw_only=True):
    """What befalls a unit whose deep strike goes wrong (WH-GAME-03)."""

    result: Literal["destroyed", "misplaced", "delayed"]
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-mishap-{self.id}")


class Outflank(Faces, kw_only=True):
    """By which short edge an outflanking unit comes (WH-GAME-04)."""

    edge: Literal["left", "right", "choice"]
    rule: str


class Mission(Faces, kw_only=True):
    """A mission: how many objectives there are and where, and what wins (WH-GAME-07).

    ``objectives`` is None where there are none. ``apart`` is how far an objective must be from the edges and the
    others; 0: it only has to lie in its zone.
    """

    objectives: Count | Throw | None
    place: Literal["none", "table", "zones"]
    apart: Length = 0
    victory: Literal["objectives", "kill-points"]
    rules: Rules

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-mission-{self.id}")


class Deployment(Faces, kw_only=True):
    """A deployment (WH-GAME-07).

    ``gap`` is how far from the middle line, or the centre for quarters, both sides keep. ``limits`` says how many units
    of which slots may deploy, none: all; ``from_enemies`` is what the second player's must keep from the enemy.
    """

    shape: Literal["halves", "quarters"]
    gap: Length
    limits: dict[Slot, Count] = {}
    from_enemies: Length = 0
    night_turns: Count = 0
    rules: Rules

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-deployment-{self.id}")


class ForceSlot(Sourced, kw_only=True):
    """How many units of a slot a force must and may have (WH-GAME-06)."""

    least: Count
    most: Count
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-slot-{self.id}")


class Extension(Sourced, kw_only=True):
    """What must be rolled after a game turn so that another follows; None: it was the last (WH-GAME-09)."""

    after: Annotated[int, Meta(ge=1, le=7)]
    needs: Needs | None
    rule: str
