"""Armour, barrels and classes of guns: what they add to the dice of a shot at a vehicle (AZ-DEF-06, AZ-GUN, AZ-ABV)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.rows import Modifier as ModifierRow
from grognard.games.operation_ww2.data.tables.rows import label
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.facing import Side
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.state.state import Model

FRONTAL = ("medium-armour", "heavy-armour", "extra-heavy-armour", "super-extra-heavy-armour")
"""The traits that count from the front only; who strikes from above or by hand takes no notice of them (AZ-ABV-01,
AZ-CAV-05, AZ-TAB-HIT, AZ-TAB-DMGMOD)."""

ALL_ROUND = ("extra-light-armour", "light-armour")
"""The traits that count from every side (AZ-TAB-DMGMOD)."""

Heeds = Literal["all", "all-round", "none"]
"""Which armour traits a hit heeds: all; not the frontal ones (AZ-ABV-01, AZ-CAV-05); none at all, as indirect fire and
flame do (AZ-TWO-07, AZ-FVH-01)."""


def to_hit(g: G, model: Model, side: Side, heeds: Heeds = "all") -> tuple[Modifier, ...]:
    """What a vehicle's armour adds to a roll to hit it (AZ-TAB-HIT): that of the front, if the front is struck."""
    rows = tables(g).to_hit
    return tuple(
        _labelled("to-hit", rows[trait]) for trait in FRONTAL if trait in rows and _has(g, model, trait, side, heeds)
    )


def long_barrel(g: G, unit: str, model: Model | None) -> tuple[Modifier, ...]:
    """What a long barrel adds to a roll to hit (AZ-TAB-HIT): that of a vehicle's main gun, or of a piece of
    artillery."""
    long = model is not None and is_built(g, unit, model, "long-barrel")
    return (_labelled("to-hit", tables(g).to_hit["long-barrel"]),) if long else ()


def is_built(g: G, unit: str, model: Model, trait: str) -> bool:
    """Whether a vehicle, or a piece of artillery of a unit, has a trait (AZ-TAB-CHAR)."""
    if sheets.is_vehicle(model):
        return sheets.has(g, model, trait)
    return model.role == "gun" and unit in g.context.qualities and g.context.model_has(unit, model, trait)


def heeded_from(g: G, firer: Model, distance: float) -> Heeds:
    """Which armour traits direct fire heeds: who is elevated and no farther off than he is high takes no notice of the
    frontal ones (AZ-ABV-01)."""
    return "all-round" if is_from_above(g, firer, distance) else "all"


def is_from_above(g: G, firer: Model, distance: float) -> bool:
    """Whether fire comes from above: the firer stands on an upper storey, no farther off than that is high. Into an
    open top such fire may aim at the crew as at infantry (AZ-ABV-01, AZ-ABV-02)."""
    up = firer.storey * tables(g).features["storey"].height
    return bool(up and distance <= up)


def damage(
    g: G, model: Model, weapon: Weapon, side: Side, ammunition: Ammunition | None, heeds: Heeds = "all"
) -> tuple[Modifier, ...]:
    """What armour, side and the class of the gun add to the damage die of a hit on a vehicle (AZ-TAB-DMGMOD).

    The class of a gun counts for armour-piercing shot only (AZ-GUN-02), skirts and sandbags against HEAT (AZ-HEAT-02),
    whose rounds have no class (AZ-HEAT-07).
    """
    return tuple(_damage(g, model, weapon, side, ammunition, heeds))


def _damage(
    g: G, model: Model, weapon: Weapon, side: Side, ammunition: Ammunition | None, heeds: Heeds
) -> Iterator[Modifier]:
    """``damage`` row by row (AZ-TAB-DMGMOD, AZ-GUN-02, AZ-HEAT-02)."""
    rows = tables(g).damage
    if pierces(weapon, ammunition):
        value = tables(g).gun_classes[weapon.gun_class].against(sheets.target_class(g, model))
        if value:
            yield Modifier(say("az-damage-gun-class"), value, "AZ-GUN-02")
    for trait in (*FRONTAL, *ALL_ROUND):
        if trait in rows and _has(g, model, trait, side, heeds):
            yield _labelled("damage", rows[trait])
    if side == "rear":
        yield _labelled("damage", rows["rear"])
    if is_heat(weapon, ammunition) and any(sheets.has(g, model, trait) for trait in ("skirts", "sandbags")):
        yield _labelled("damage", rows["skirts-against-heat"])


def pierces(weapon: Weapon, ammunition: Ammunition | None) -> bool:
    """Whether a shot is one of an armour-piercing gun: of the rounds it has, those are taken unless another is named
    (AZ-GUN-02). Anti-tank rifles are light guns (AZ-GUN-01)."""
    if not weapon.gun_class:
        return False
    return ammunition in (None, "armour-piercing") and ("armour-piercing" in weapon.ammunition or not weapon.ammunition)


def is_heat(weapon: Weapon, ammunition: Ammunition | None) -> bool:
    """Whether a round is a HEAT round (AZ-HEAT-02, AZ-HEAT-07)."""
    return ammunition == "heat" or (ammunition is None and weapon.has("heat"))


def _has(g: G, model: Model, trait: str, side: Side, heeds: Heeds) -> bool:
    """Whether a trait of a vehicle counts against this hit (AZ-TAB-HIT, AZ-TAB-DMGMOD, AZ-ABV-01, AZ-CAV-05)."""
    if heeds == "none" or (trait in FRONTAL and (heeds == "all-round" or side != "front")):
        return False
    return sheets.has(g, model, trait)


def _labelled(kind: str, row: ModifierRow) -> Modifier:
    return Modifier(label(kind, row.id), row.value, row.rule)
