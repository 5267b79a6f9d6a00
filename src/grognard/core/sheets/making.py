"""A game's sheet, made: the blocks that its ``guide`` declares; for an army what its units need."""

from __future__ import annotations

from grognard.core.armies.army import Army
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.sheets.records import Sheet, profiles
from grognard.core.systems import System


def sheet(system: System, army: Army | None = None) -> Sheet:
    """The sheet of a game, or that of an army of it: then with the army's own tables too, as far as the game has not
    declared them fuller. Raises ``InputError`` for a game
    that declares none."""
    if not system.guide.has("sheet"):
        raise InputError(say("sheet-none", game=system.title))
    declared = tuple(system.guide.module("sheet").blocks(system.book.overview, None if army is None else army.record))
    titles = {block.title for block in declared}
    own = () if army is None else (profiles(each) for each in army.profiles if each.title not in titles)
    return Sheet(
        title=system.title,
        subtitle=say("sheet-title") if army is None else army.title,
        blocks=(*declared, *own),
    )
