"""A situation: what may be asked of a battle, and nothing that changes it.

Whatever only asks (sight, ways, legality, odds, previews, the computer's judgement) takes a ``Situation``; only the
steps of procedures, and what they call to change something, take the ``Battle`` itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from typing_extensions import TypeVar

if TYPE_CHECKING:
    from grognard.core.decisions import Choice, Decision
    from grognard.core.errors import Refused
    from grognard.core.parts import Parts
    from grognard.core.procedures import Frame
    from grognard.core.systems import System

S = TypeVar("S", covariant=True, default=Any)
C = TypeVar("C", covariant=True, default=Any)
U = TypeVar("U", covariant=True, default=Any)


class Situation(Protocol[S, C, U]):
    """A battle that may be asked: its frozen ``state``, the ``context`` compiled from its ``setup``, and what is to be
    decided. Every ``Battle`` is one."""

    @property
    def system(self) -> System:
        """The card of the game."""

    @property
    def setup(self) -> U:
        """What was agreed before the battle."""

    @property
    def context(self) -> C:
        """What was computed once from the set-up: the compiled ground."""

    @property
    def state(self) -> S:
        """The game's state."""

    @property
    def number(self) -> int:
        """How many choices were made."""

    @property
    def rolls(self) -> int:
        """How many rolls were made."""

    @property
    def stack(self) -> tuple[Frame, ...]:
        """The procedures under way, the one that runs last."""

    @property
    def pending(self) -> tuple[Decision, ...]:
        """What is asked, answered or not."""

    @property
    def parts(self) -> Parts:
        """What was shown of it last."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions still unanswered: one, or several asked at once; none when the battle is over."""

    @property
    def decision(self) -> Decision | None:
        """The next decision; None when the battle is over."""

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""

    @property
    def result(self) -> Any:
        """The system's result record; None while the battle goes on."""

    def choices(self, decision: Decision | None = None) -> Sequence[Choice]:
        """The choices listed for a decision (the next one by default)."""

    def refusal(self, choice: Choice, seat: int | None = None) -> Refused | None:
        """Why a choice would be refused, with the rules that forbid it; None if it would be accepted."""
