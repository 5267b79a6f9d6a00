"""Events of close combat (chapter Close combat)."""

from __future__ import annotations

from grognard.core.engine.events import Event


class CloseCombatFought(Event):
    """A unit and the enemies in contact with it have fought a round (AZ-CC-10)."""

    unit: str
    units: tuple[str, ...]


class Charged(Event):
    """A unit charges; ``reached`` are those of its models that come into contact, none: it falls short (AZ-CC-03,
    AZ-CC-15)."""

    unit: str
    target: str
    reached: tuple[str, ...]
