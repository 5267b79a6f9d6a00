"""The tables of rolls: to hit, to wound, to hit in close combat; the steps of the turn; morale (WH-SHOOT, WH-ASSAULT).

``formulas`` gives the same numbers from their formulas; the tables are what the rulebook prints.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables.rows import Needs, Rules, Score

Ten = Annotated[tuple[Needs | None, ...], Meta(min_length=10, max_length=10)]
"""The needed rolls against 1 to 10; None: it cannot be done."""


class ToHit(Sourced, kw_only=True):
    """The roll to hit with a Ballistic Skill, and the one that repeats a miss, if any (WH-SHOOT-03)."""

    skill: Score
    needs: Needs
    again: Needs | None = None


class ToWound(Sourced, kw_only=True):
    """The rolls to wound with a Strength against Toughness 1 to 10 (WH-SHOOT-04)."""

    strength: Score
    toughness: Ten

    def against(self, toughness: int) -> int | None:
        """The roll against a Toughness; None: it cannot be wounded."""
        return self.toughness[toughness - 1]


class ToStrike(Sourced, kw_only=True):
    """The rolls to hit in close combat with a Weapon Skill against Weapon Skill 1 to 10 (WH-ASSAULT-10)."""

    skill: Score
    enemy: Ten

    def against(self, skill: int) -> int:
        """The roll against a Weapon Skill."""
        needs = self.enemy[skill - 1]
        assert needs is not None
        return needs


class Step(Sourced, kw_only=True):
    """A numbered step of the turn, of shooting with a unit, of the assault phase or of a combat (WH-TURN-01)."""

    part: Literal["turn", "shooting", "assault", "combat"]
    rule: str

    @property
    def name(self) -> Message:
        """What players call it."""
        return say(f"wh-step-{self.id}")


class MoraleTrigger(Sourced, kw_only=True):
    """What makes a unit test its morale, when, and what it takes off Leadership (WH-MORALE-01 to WH-MORALE-03)."""

    when: Literal["end-of-phase", "at-once", "after-combat"]
    percent: Annotated[int, Meta(ge=0, le=100)] = 0
    penalty: Literal["none", "lost-combat"] = "none"
    rules: Rules

    @property
    def name(self) -> Message:
        """What brings the test about."""
        return say(f"wh-morale-{self.id}")
