"""What a position of Bolt Action names, and what in it would contradict itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from grognard.core.book.own import Either
from grognard.core.book.reading import unknown
from grognard.core.engine.position import Position
from grognard.core.engine.rulebook import Vocabulary
from grognard.core.messages import Message, say
from grognard.games.bolt_action.data.tables import QUALITIES, WEAPONS
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.state.names import of_man
from grognard.games.bolt_action.state.state import State, Unit

VOCABULARY = Vocabulary(
    units=frozenset(
        (
            "unit",
            "target",
            "attacker",
            "defender",
            "assault",
            "aboard",
            "exempt",
            "keeping",
            "loser",
            "threat",
            "tank",
            "vehicle",
            "units",
            "targets",
            "riders",
        )
    ),
    models=frozenset(("model",)),
    either=frozenset(("models", "candidates", "among", "others")),
    fixed=("id", "seat"),
    fixed_models=("radius", "length", "width"),
    turns={"Turn": "number"},
)


def names(g: G) -> Mapping[str, Collection[str]]:
    """Weapons, of a kind or one man's, qualities and buildings."""
    pieces = [piece.id for piece in g.setup.map.ground.pieces]
    begun: State = g.rules.begin(g.setup)[0]
    singly = {of_man(man.id, weapon) for unit in begun.units.values() for man in unit.models for weapon in man.weapons}
    return {
        **dict.fromkeys(("weapon", "weapons"), WEAPONS),
        "holding": Either(WEAPONS, singly),
        "quality": QUALITIES,
        **dict.fromkeys(("building", "fallen"), pieces),
    }


def contradictions(g: G, position: Position) -> Iterator[tuple[Message, str, Message]]:
    """Where, in which field, what."""
    state: State = position.state
    for unit in state.units.values():
        where = say("position-unit", unit=unit.id)
        if bool(unit.models) != unit.alive:
            yield where, "place", say("position-place-models", place=unit.place, count=len(unit.models))
        if (unit.place == "aboard") != (unit.aboard is not None) and unit.alive:
            yield where, "aboard", say("position-place-aboard", place=unit.place)
        if unit.aboard is not None and not _carries(state, unit):
            yield where, "aboard", say("position-no-carrier", carrier=unit.aboard)
        if unit.inside is not None:
            building = g.context.ground.buildings.get(unit.inside.building)
            floors = range(building.floors) if building is not None else range(0)
            if unit.inside.level not in floors:
                yield where, "inside", unknown(str(unit.inside.level), map(str, floors))


def _carries(state: State, unit: Unit) -> bool:
    carrier = state.units.get(unit.aboard or "")
    return carrier is not None and carrier.alive and carrier.id != unit.id
