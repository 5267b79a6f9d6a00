"""The entries of the tunnels, placed before the set-up (AZ-TUN-01). Lengths are thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import ClassVar

import shapely

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.state.choices import NoMoreEntries, PlaceEntry
from grognard.games.operation_ww2.state.events.tunnels import EntryPlaced
from grognard.games.operation_ww2.state.state import enemy
from grognard.space.plane import Point

ROADS = ("road",)
"""The kinds of ground an entry may lie on: roads; a pavement is part of one."""

PITCH = 5_000
"""How far apart the places are that are offered."""


def fault(g: G, at: Point) -> Refused | None:
    """Why an entry may not lie there: on a road, 30 cm from the edges and from other entries (AZ-TUN-01)."""
    ground, limit = g.context.map.ground, g.context.limit
    edge = min(at[0], at[1], ground.width - at[0], ground.depth - at[1])
    apart = min((hypot(at[0] - hole.x, at[1] - hole.y) for hole in g.state.manholes), default=float("inf"))
    if edge < limit("tunnel-from-edge") or apart < limit("tunnel-apart"):
        return Refused(say("az-refused-entry-near"), "AZ-TUN-01")
    on_road = any(piece.kind in ROADS for piece in g.context.terrain.field.pieces_at(*at))
    return None if on_road else Refused(say("az-refused-entry-road"), "AZ-TUN-01")


def places(g: G) -> Iterator[Point]:
    """Places along the middles of the roads where an entry may lie."""
    return (at for at in spots(g) if fault(g, at) is None)


def spots(g: G) -> Iterator[Point]:
    """Places along the middles of the roads."""
    field = g.context.terrain.field
    for number, piece in enumerate(field.pieces):
        if piece.kind in ROADS:
            left, top, right, bottom = (round(each) for each in field.polygons[number].bounds)
            wide = right - left > bottom - top
            middle = (top + bottom) // 2 if wide else (left + right) // 2
            for along in range(left if wide else top, (right if wide else bottom) + 1, PITCH):
                at = (along, middle) if wide else (middle, along)
                if shapely.intersects_xy(field.polygons[number], *at):
                    yield at


class PlacingEntries(Procedure):
    """The players place an entry each by turns, as long as there is room and there are not six; who wants no more is
    not asked again (AZ-TUN-01). ``seat`` is asked, ``done``: who has had enough."""

    seat: int = 0
    done: tuple[int, ...] = ()

    @step
    def ask(self, g: G) -> Action:
        full = len(g.state.manholes) >= g.context.limit("tunnel-entries")
        if full or len(self.done) > 1 or next(places(g), None) is None:
            return Done()
        if self.seat in self.done:
            return Repeat(PlacingEntries(enemy(self.seat), self.done))
        return Ask(ChooseEntry(self.seat))

    @step
    def answer(self, g: B, choice: PlaceEntry | NoMoreEntries) -> Action:
        done = self.done
        if isinstance(choice, PlaceEntry):
            g.emit(EntryPlaced(self.seat, (choice.x, choice.y)), "AZ-TUN-01")
        else:
            done = (*done, self.seat)
        return Repeat(PlacingEntries(enemy(self.seat), done))


class ChooseEntry(Decision):
    """Where the next entry of the tunnels lies (AZ-TUN-01)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """Places along the roads, or no more."""
        return [*(PlaceEntry(*at) for at in dict.fromkeys(spots(g))), NoMoreEntries()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Why it may not lie there."""
        if isinstance(choice, NoMoreEntries):
            return None
        if not isinstance(choice, PlaceEntry):
            return Refused(say("refused-not-offered"))
        return fault(g, (choice.x, choice.y))
