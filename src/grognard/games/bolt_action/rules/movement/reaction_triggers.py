"""What may be reacted to in Bolt Action, and the windows and decisions that offer it."""

from __future__ import annotations

from grognard.core.engine.windows import Occasion


class UnderFire(Occasion):
    """A unit is declared the target of a shot (BA-SHOOT-03)."""

    unit: str
    target: str


class Charged(Occasion):
    """A unit is declared the target of an assault (BA-CQ-02)."""

    unit: str
    target: str


class Passing(Occasion):
    """A unit in the middle of its move is seen by enemies in Ambush (BA-AMB-01).

    ``stop`` is the point of the move, ``later`` the points still to come where a shot will be possible; ``exempt`` is
    the unit that is itself assaulted and answers by BA-AMB-07.
    """

    unit: str
    stop: int
    later: tuple[int, ...] = ()
    exempt: str | None = None


class Shelled(Occasion):
    """A barrage or aircraft are about to strike a unit (BA-HQ-11)."""

    target: str


AnyOccasion = UnderFire | Charged | Passing | Shelled
