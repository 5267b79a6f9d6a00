"""What becomes of the die of a wound: saved, ignored or suffered; and of a die for dangerous ground."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Fate, Test
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.saves.wound import Wound, feels_no_pain, save_against
from grognard.games.wh40k5.state.state import Model, Unit

SAVED = "saved"
SUFFERED = "suffered"
STRUCK = "struck"

FEEL_NO_PAIN = TABLES.limits["feel-no-pain"].value
FATAL = TABLES.limits["dangerous-face"].value


@lru_cache(maxsize=64)
def to_save(need: int | None, hardy: bool = False) -> Fate:
    """A wound is saved (WH-SAVE-01, WH-SAVE-02); what is not, who is hardy may ignore (WH-USR-07). None: no save."""
    failed = Test("wh-roll-feel-no-pain", "WH-USR-07", (Branch(FEEL_NO_PAIN, SAVED),), SUFFERED) if hardy else SUFFERED
    if need is None:
        return failed
    return Test("wh-roll-saves", "WH-SAVE-01", (Branch(need, SAVED),), failed, also=("WH-SAVE-02",))


def save_of(g: G, unit: Unit, model: Model, wound: Wound, cover: int | None) -> Fate:
    """What may become of a wound that falls to a model."""
    return to_save(save_against(g, model, wound, cover), feels_no_pain(g, unit, model, wound))


@lru_cache(maxsize=2)
def to_cross(skilled: bool) -> Test:
    """A die for dangerous ground: on a 1 it strikes (WH-MOVE-03), unless a skilled rider's second does not
    (WH-USR-17)."""
    safe = (Branch(FATAL + 1, SAVED),)
    struck = Test("wh-roll-again", "WH-USR-17", safe, STRUCK) if skilled else STRUCK
    return Test("wh-roll-danger", "WH-MOVE-03", safe, struck)
