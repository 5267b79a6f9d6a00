"""What a position of Axis & Allies Miniatures names, and what in it would contradict itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from grognard.core.engine.position import Position
from grognard.core.engine.rulebook import Vocabulary
from grognard.core.engine.soundness import values_of
from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.traits import WEAPONS
from grognard.games.axis_allies_minis.ground.context import G
from grognard.space.hex.grid import Hex

VOCABULARY = Vocabulary(
    units=frozenset(("unit", "target", "targets", "carrier", "grazed", "units")),
    fixed=("id", "seat", "card"),
    turns={"GameTurn": "number"},
)


def names(g: G) -> Mapping[str, Collection[str]]:
    """Cards, abilities and weapons."""
    return {"card": CARDS, "borrowed": CARDS, "weapon": {*WEAPONS, *ABILITIES}}


def contradictions(g: G, position: Position) -> Iterator[tuple[Message, str, Message]]:
    """Where, in which field, what."""
    terrain = g.context.map.terrain
    for where, field, at in values_of(position, Hex):
        if at not in terrain:
            yield where, field, say("aam-position-off-map", q=at.q, r=at.r)
    for unit in position.state.units.values():
        if unit.place == "map" and unit.at is not None and unit.carrier is None:
            continue
        where = say("position-unit", unit=unit.id)
        if unit.place in ("map", "aboard") and unit.at is None:
            yield where, "at", say("aam-position-nowhere", place=unit.place)
        if (unit.place == "aboard") != (unit.carrier is not None):
            yield where, "carrier", say("position-place-aboard", place=unit.place)
        carrier = position.state.units.get(unit.carrier or "")
        if unit.carrier is not None and (carrier is None or carrier.place != "map" or carrier.at != unit.at):
            yield where, "carrier", say("position-no-carrier", carrier=unit.carrier)
