"""What gives a target its cover: the piece of terrain or the unit without which it would not have it (WH-SAVE-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Area
from grognard.games.wh40k5.ground.context import G, Stand
from grognard.games.wh40k5.ground.sight import Look
from grognard.games.wh40k5.table.view import piece_name
from grognard.space.drawing import rim, spots
from grognard.space.plane import Bools, footprint
from grognard.space.regions import circle


class Cause(NamedTuple):
    """What covers: the terrain a unit stands in, a piece before it, or a unit between; and the ground that covers."""

    by: Literal["inside", "piece", "unit"]
    name: Message
    ground: Area


class Alone(Look):
    """The same look as if one thing alone stood on the table: a piece by its number, or another unit."""

    def __init__(self, g: G, whole: Look, piece: int | None, stand: Stand | None) -> None:
        turned, away = whole.turned_away, whole.range_from
        super().__init__(
            g.context, g.state, whole.unit, whole.target, bare=whole.bare, turned_away=turned, range_from=away
        )
        self.piece = piece
        self._others = [] if stand is None else [stand]

    @cached_property
    def _pieces(self) -> tuple[list[int], list[int]]:
        if self.piece is None or self.piece not in self.ground.screens:
            return [], []
        return ([self.piece], []) if self.ground.kinds[self.piece].blocks else ([], [self.piece])

    @cached_property
    def _areas(self) -> list[int]:
        return [] if self.piece is None else [self.piece]


def cause(g: G, look: Look, rows: Sequence[int]) -> Cause | None:
    """What gives the models that these firers see the cover that most of them have; None if none has any."""
    covered = look.cover[list(rows)]
    known = covered[covered > 0].tolist()
    if not known:
        return None
    value = max(set(known), key=lambda each: (known.count(each), -each))
    wanted: Bools = covered == value
    best, most = None, 0
    for found, alone in candidates(g, look):
        count = int((wanted & (alone.cover[list(rows)] == value)).sum())
        if count > most:
            best, most = found, count
    return best


def candidates(g: G, look: Look) -> Iterator[tuple[Cause, Look]]:
    """All that stands on the lines or that the target stands in, each with the look past it alone."""
    ground = g.context.ground_of(g.state)
    solid, through = look.screens_between
    for number in dict.fromkeys((*look.areas, *solid, *through)):
        piece = ground.field.pieces[number]
        drawn = Area("cover", [spots(piece.outline)])
        by: Literal["inside", "piece"] = "inside" if number in look.areas else "piece"
        yield Cause(by, piece_name(piece), drawn), Alone(g, look, number, None)
    names = {id(stand): other.id for other, stand in g.context.stands(g.state)}
    for stand in look.units_between:
        rings = [
            rim(circle((model.x, model.y), model.radius))
            for model, is_round in zip(stand.models, stand.round.tolist(), strict=True)
            if is_round
        ]
        rings += [rim(footprint(hull)) for hull, _ in stand.hulls]
        yield Cause("unit", g.context.name(names[id(stand)]), Area("cover", rings)), Alone(g, look, None, stand)


def told(found: Cause | None, save: int) -> Message:
    """The cover save with its cause in words."""
    by, name = ("else", "none") if found is None else (found.by, found.name)
    return say("wh-call-cover", by=by, what=name, save=save)
