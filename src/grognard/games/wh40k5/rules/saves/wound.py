"""One wound: what kind it is, what saves there are against it, whom it kills outright (chapter Saves)."""

from __future__ import annotations

from grognard.core.records import Record
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.saves.formulas import best_save, is_instant_death
from grognard.games.wh40k5.state.state import Model, Unit

NO_PAIN_AP = TABLES.limits["rending-ap"].value
"""AP this low lets nobody ignore a wound (WH-USR-07)."""


class Bearer(Record):
    """The model whose force weapon dealt a wound, and its unit's id before it; its Leadership, for it may fall at the
    same Initiative (WH-CCW-08, WH-ASSAULT-24)."""

    unit: str
    model: str
    leadership: int


class Wound(Record):
    """A kind of wound: wounds that differ in it stay apart (WH-SAVE-09).

    ``strength`` None: it has none, and is never instant death; ``no_armour``: no armour save is allowed whatever its AP
    (WH-MOVE-03); ``no_cover``: it ignores cover (WH-SAVE-06); ``pinning``: see WH-MORALE-08; ``no_saves``: nothing
    saves it (WH-ASSAULT-30); ``dazing``: of a thunder hammer (WH-CCW-04); ``force``: whose force weapon dealt it;
    ``marker``: dealt by a marker or template (WH-USR-24); ``shelter``: the cover save against it where that is not the
    unit's, 0 for none: a barrage comes from the middle of its marker (WH-WEAPON-11).
    """

    strength: int | None = None
    ap: int | None = None
    pinning: bool = False
    no_armour: bool = False
    no_cover: bool = False
    no_saves: bool = False
    dazing: bool = False
    force: Bearer | None = None
    marker: bool = False
    shelter: int | None = None


def save_against(g: G, model: Model, wound: Wound, cover: int | None) -> int | None:
    """The roll a model needs to save a wound: the best save that it allows; None: no save (WH-SAVE-01, WH-SAVE-02)."""
    if wound.no_saves:
        return None
    profile = g.context.profile(model)
    armour = None if wound.no_armour else profile.save
    if wound.shelter is not None:
        cover = wound.shelter or None
    return best_save(armour, profile.invulnerable, None if wound.no_cover else cover, wound.ap)


def doubles(g: G, model: Model, wound: Wound) -> bool:
    """Whether a wound has twice the Toughness of a model, without what a bike adds (WH-CORE-09, WH-MOVE-07)."""
    profile = g.context.profile(model)
    assert profile.t is not None
    return wound.strength is not None and is_instant_death(wound.strength, profile.t, profile.bonus)


def kills_outright(g: G, unit: Unit, model: Model, wound: Wound) -> bool:
    """Whether a wound is instant death to a model: never to an Eternal warrior (WH-CORE-09, WH-USR-05)."""
    return doubles(g, model, wound) and not g.context.model_has(unit, model, "eternal-warrior")


def feels_no_pain(g: G, unit: Unit, model: Model, wound: Wound) -> bool:
    """Whether a model may ignore a wound of this kind on 4+: not one of twice its Toughness, even if it is an Eternal
    warrior, of AP 1 or 2, or that allows no armour save (WH-USR-07)."""
    if not g.context.model_has(unit, model, "feel-no-pain"):
        return False
    return not (doubles(g, model, wound) or wound.no_armour or (wound.ap is not None and wound.ap <= NO_PAIN_AP))


def times(g: G, unit: Unit, model: Model, wound: Wound) -> int:
    """How often an unsaved wound of this kind counts: by a marker or template twice against models vulnerable to them
    (WH-USR-24)."""
    return 2 if wound.marker and g.context.model_has(unit, model, "vulnerable-to-blasts") else 1
