"""What a kind of terrain does, in words: to who crosses it, to who is covered by it, to sight."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables.ground import SIGHT_LIMITS, TerrainKind
from grognard.games.operation_ww2.ground.context import G


def kind_facts(g: G, kind: TerrainKind) -> Iterator[Message]:
    """What a kind of terrain does to who crosses it, to who is covered by it, to sight (AZ-TER-01 to AZ-TER-08,
    AZ-LOS-03 to AZ-LOS-09)."""
    for mover, going in (("foot", kind.infantry), ("wheels", kind.wheeled), ("tracks", kind.tracked)):
        hindered = going.cost or going.tests or going.slow or going.removed
        yield say(
            "az-fact-going",
            mover=mover,
            way="barred" if going.barred else going.by or ("passable" if hindered or going.bonus else "free"),
            cost=going.cost // 1000,
            bonus=going.bonus // 1000,
            tests=going.tests,
            slow="yes" if going.slow else "no",
            removed="yes" if going.removed else "no",
        )
    yield say("az-fact-cover", cover=kind.cover, inside="yes" if kind.covers_inside else "no")
    limit = SIGHT_LIMITS.get(kind.sight)
    yield say(
        "az-fact-sight",
        sight=kind.sight,
        limit=0 if limit is None else g.context.tables.limits[limit].value // 1000,
        edge="near" if g.setup.options["small_wood_depth"] == "5cm_past_near_edge" else "far",
    )
