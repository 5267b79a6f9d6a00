"""What lies on a table in lengths, as it is drawn: places, outlines, ghosts, ways."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

import shapely

from grognard.core.wire.overlays import Ghost, Ghosts, Path, Spot
from grognard.space.plane import Body, Hull
from grognard.space.regions import Region


class Standing(Protocol):
    """A model on the table, of any game."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def body(self) -> Body:
        """The ground it stands on."""


def spots(points: Iterable[tuple[float, ...]]) -> list[Spot]:
    """Places in thousandths.

    >>> spots([(1.2, 3), (2.5, 3.5)])
    [Spot(x=1, y=3), Spot(x=2, y=4)]
    """
    return [Spot(round(x), round(y)) for x, y in points]


def outlines(region: Region | None) -> list[list[Spot]]:
    """The outlines of a region, holes after what they are in; none of no region."""
    return [] if region is None else [spots(ring) for ring in region.rings()]


def rim(shape: shapely.Polygon) -> list[Spot]:
    """The outer rim of a polygon."""
    return spots(shape.exterior.coords[:-1])


def ghost(id: str, body: Body, bad: bool = False) -> Ghost:
    """A model as it would stand."""
    if isinstance(body, Hull):
        return Ghost(id, body.x, body.y, body.width // 2, bad, body.length, body.width, body.facing)
    return Ghost(id, body.x, body.y, body.radius, bad)


def ghosts(models: Iterable[Standing], bad: Collection[str | None] = (), *, all_bad: bool = False) -> Ghosts:
    """Models as they would stand; those of the ``bad`` may not, or none of them."""
    return Ghosts([ghost(each.id, each.body, all_bad or each.id in bad) for each in models])


def path(points: Iterable[tuple[float, ...]], illegal_from: int | None = None) -> Path:
    """A way; from ``illegal_from`` on it may not be gone."""
    return Path(spots(points), illegal_from)
