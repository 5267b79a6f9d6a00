"""A weapon somebody has, and what it could do now."""

from __future__ import annotations

from grognard.core.book.modifiers import Modifier
from grognard.core.records import Record
from grognard.games.operation_ww2.state.shots import Reason as Reason
from grognard.games.operation_ww2.state.state import Model


class Armed(Record):
    """A weapon somebody has.

    ``mount`` is its id on the sheet of a vehicle. ``dice`` are its shots, ``templates`` how many it can lay. ``reload``
    are the markers it gets by being fired (AZ-CRW-09); ``gunner`` fires a gun (AZ-ART-07), ``assistants`` serve it.
    ``on_foot``: people fire it by hand (AZ-FIRE-09); ``to_hit`` is added because of the weapon itself. ``idle``: why it
    cannot be fired at all now.
    """

    model: str
    weapon: str
    mount: str = ""
    dice: int = 0
    templates: int = 0
    reload: int = 0
    gunner: str = ""
    assistants: tuple[str, ...] = ()
    on_foot: bool = True
    to_hit: tuple[Modifier, ...] = ()
    idle: Reason | None = None

    @property
    def serving(self) -> tuple[str, ...]:
        """Those who do nothing else while it is fired (AZ-CRW-01, AZ-FIRE-17)."""
        return (self.gunner, *self.assistants) if self.gunner else self.assistants


def carried(model: Model, thrown: str | None) -> tuple[str, ...]:
    """The weapons somebody carries, with what everybody of the unit who is armed can throw, or a gun is; nobody picks
    up what a dead man has left (AZ-DMG-07, AZ-GRN-03)."""
    if thrown is None or not model.is_person or not model.weapons:
        return model.weapons
    return (*model.weapons, thrown)
