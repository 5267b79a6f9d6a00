"""What a position of Warhammer 40,000 names, and what in it would contradict itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from shapely import Polygon

from grognard.core.book.own import Either
from grognard.core.engine.position import Position
from grognard.core.engine.rulebook import Vocabulary
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.state import State, Unit

VOCABULARY = Vocabulary(
    units=frozenset(
        (
            "unit",
            "target",
            "units",
            "host",
            "hosts",
            "transport",
            "charged",
            "declared",
            "shot",
            "spilled",
            "joined",
            "guests",
            "enemies",
        )
    ),
    models=frozenset(["model", "movers", "group", "groups", "losses", "powers", "tank", "touched"]),
    either=frozenset(["models", "before", "by", "candidates", "spent", "helpless"]),
    fixed=("id", "seat", "kind"),
    fixed_models=("kind", "gear", "radius"),
    turns={"GameTurns": "turn"},
    # A character who leaves a unit that was not counted this phase takes himself off its count.
    signed=frozenset(("fresh",)),
)


def names(g: G) -> Mapping[str, Collection[str]]:
    """Weapons, missions, deployments, speeds."""
    return {
        "broken": Either(TABLES.weapons, TABLES.melee),
        "mission": TABLES.missions,
        "deployment": TABLES.deployments,
        "speed": TABLES.speeds,
    }


def contradictions(g: G, position: Position) -> Iterator[tuple[Message, str, Message]]:
    """Where, in which field, what."""
    state: State = position.state
    for piece in state.remains:
        if len(piece.outline) < 3 or not Polygon(piece.outline).is_valid:
            yield say("position-state"), f"remains, {piece.id}", say("position-outline")
    for unit in state.units.values():
        where = say("position-unit", unit=unit.id)
        if unit.place in ("table", "aboard") and not unit.models:
            yield where, "place", say("position-place-models", place=unit.place, count=0)
        if (unit.place == "aboard") != (unit.aboard is not None) and unit.alive:
            yield where, "aboard", say("position-place-aboard", place=unit.place)
        if unit.aboard is not None and not _carries(state, unit):
            yield where, "aboard", say("position-no-carrier", carrier=unit.aboard)
        for model in unit.models:
            most = model.of.profile.w or 0
            if not min(1, most) <= model.wounds <= most:
                yield where, f"models, {model.id}, wounds", say("wh-position-wounds", most=most)


def _carries(state: State, unit: Unit) -> bool:
    carrier = state.units.get(unit.aboard or "")
    return carrier is not None and carrier.alive and carrier.id != unit.id
