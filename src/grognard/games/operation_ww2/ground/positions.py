"""What a position of Operation World War II names, and what in it would contradict itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from shapely import Polygon

from grognard.core.book.reading import unknown
from grognard.core.engine.position import Position
from grognard.core.engine.rulebook import Vocabulary
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.detection import PARTS

VOCABULARY = Vocabulary(
    units=frozenset(["unit", "target", "units", "mover", "unseen", "attached_to"]),
    models=frozenset(["model", "lead", "lying", "staying"]),
    either=frozenset(["models", "joined", "vehicle"]),
    fixed=("id", "seat", "squad"),
    fixed_models=("radius", "length", "width"),
    turns={"GameTurn": "number"},
)


def names(g: G) -> Mapping[str, Collection[str]]:
    """Weapons and vehicles' sheets."""
    return {"weapons": TABLES.weapons, "sheet": TABLES.vehicles}


def contradictions(g: G, position: Position) -> Iterator[tuple[Message, str, Message]]:
    """Where, in which field, what."""
    for kind, marks in (("breaches", position.state.breaches), ("dust", position.state.dust)):
        for mark in marks:
            # A breach without an outline is all of its piece.
            whole = kind == "breaches" and not mark.outline
            if not whole and (len(mark.outline) < 3 or not Polygon(mark.outline).is_valid):
                yield say("position-state"), kind, say("position-outline")
    models = {model.id: model for unit in position.state.units.values() for model in unit.models}
    for unit in position.state.units.values():
        where = say("position-unit", unit=unit.id)
        if unit.place != "gone" and not unit.models:
            yield where, "place", say("position-place-models", place=unit.place, count=0)
        for known in unit.known_to:
            # A unit, or a unit and what of this one it has detected apart (AZ-DET-09).
            by, _, part = known.partition("/")
            if by not in position.state.units or part not in PARTS:
                yield where, "known_to", unknown(known, position.state.units)
        for model in unit.models:
            carrier = models.get(model.aboard or "")
            if model.aboard is not None and (carrier is None or carrier.machine is None):
                yield where, f"models, {model.id}, aboard", say("position-no-carrier", carrier=model.aboard)
            if (model.machine is None) != model.is_person:
                yield where, f"models, {model.id}, machine", say("az-position-machine", role=model.role)
