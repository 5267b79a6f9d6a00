"""The sign on a unit's plate, from what its card says of it."""

from __future__ import annotations

from functools import cache

from grognard.games.axis_allies_minis.cards import CARDS, Card

OBSTACLE_SIGNS = {
    "barbed-wire": "obstacle-wire",
    "minefield": "obstacle-mines",
    "pillbox": "obstacle-pillbox",
    "tank-obstacle": "obstacle-tank",
}

_BY_KIND = {
    "artillery": "gun",
    "commander": "hq",
    "hero": "hero",
    "paratrooper": "paratrooper",
    "sniper": "sniper",
}
_BY_ABILITY = {
    "flamethrower": "flamethrower",
    "bridge-demolition": "engineer",
    "shrapnel": "mortar",
    "double-shot": "mmg",
    "covering-fire": "mmg",
}


@cache
def sign_of(card: str) -> str:
    """The sign of a card's units.

    >>> [sign_of(card) for card in ("bazooka", "mg-42-machine-gun-team", "bm-13-katyusha", "junkers-ju-87b-stuka")]
    ['launcher', 'mmg', 'rocket-artillery', 'bomber']
    """
    row = CARDS[card]
    if row.type == "vehicle":
        return "rocket-artillery" if row.kind == "artillery" else row.kind or "tank"
    if row.type == "aircraft":
        return "fighter" if row.has("antiair") or row.has("ace") else "bomber"
    return _soldier_sign(row)


def _soldier_sign(card: Card) -> str:
    if card.kind in _BY_KIND:
        return _BY_KIND[card.kind]
    for ability, sign in _BY_ABILITY.items():
        if card.has(ability):
            return sign
    return "launcher" if card.vehicles[0] >= card.soldiers[0] else "rifle"
