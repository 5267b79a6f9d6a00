"""The sign on a unit's plate: what its card gives, or what follows from its kind and abilities."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.core.signs import Sign
from grognard.games.axis_allies_minis.data.card import Card, Kind
from grognard.games.axis_allies_minis.data.cards import CARDS

OBSTACLE_SIGNS: Mapping[str, Sign] = {
    "barbed-wire": "obstacle-wire",
    "minefield": "obstacle-mines",
    "pillbox": "obstacle-pillbox",
    "tank-obstacle": "obstacle-tank",
}

_BY_KIND: Mapping[Kind, Sign] = {
    "armored-car": "armored-car",
    "artillery": "anti-tank-gun",
    "commander": "hq",
    "half-track": "half-track",
    "hero": "hero",
    "paratrooper": "paratrooper",
    "sniper": "sniper",
    "tank": "tank-medium",
    "tank-destroyer": "tank-destroyer",
}
_BY_ABILITY: Mapping[str, Sign] = {
    "flamethrower": "flamethrower",
    "bridge-demolition": "engineer",
    "shrapnel": "mortar",
    "double-shot": "mmg",
    "covering-fire": "lmg",
}


@lru_cache(maxsize=1024)
def sign_of(card: str) -> Sign:
    """The sign of a card's units.

    >>> [sign_of(card) for card in ("bazooka", "mg-42-machine-gun-team", "bm-13-katyusha", "junkers-ju-87b-stuka")]
    ['launcher', 'mmg', 'rocket-artillery', 'bomber']
    """
    row = CARDS[card]
    if row.sign is not None:
        return row.sign
    if row.type == "aircraft":
        return "fighter" if row.has("antiair") or row.has("ace") else "bomber"
    if row.type == "vehicle":
        return "sp-gun" if row.kind == "artillery" else _BY_KIND.get(row.kind, "tank-medium")
    return _soldier_sign(row)


def _soldier_sign(card: Card) -> Sign:
    if card.kind == "artillery" and card.has("antiair"):
        return "anti-aircraft-gun"
    if card.kind in _BY_KIND:
        return _BY_KIND[card.kind]
    for ability, sign in _BY_ABILITY.items():
        if card.has(ability):
            return sign
    return "launcher" if card.vehicles[0] > card.soldiers[0] else "rifle"
