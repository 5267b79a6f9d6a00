"""Who sees and detects whom, as previews show it (AZ-LOS, AZ-DET-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.games.operation_ww2.ground import detection
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.fire.snipers import has_telescope
from grognard.games.operation_ww2.rules.fire.targets import afoot
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import gap


class Glance(NamedTuple):
    """The pair of models between which a unit sees another best: how far off it is, what is seen, and how far off the
    other is detected, as it is now."""

    firer: Model
    target: Model
    distance: float
    look: Look
    reach: int

    @property
    def detected(self) -> bool:
        """Whether it is near enough to be detected (AZ-DET-01)."""
        return self.distance <= self.reach


def glance(g: G, unit: Unit, target: Unit) -> Glance | None:
    """The best look of one unit at another; None if either has nobody on the table. Seeing comes before detecting, and
    that before being near. Who has a telescope looks through it (AZ-SNP-05)."""
    firers, others = afoot(unit), afoot(target)
    found = _best(g, unit, target, _outermost(firers), _outermost(others))
    if found is None or (found.look.seen != "not" and found.detected):
        return found
    # Somebody in their midst may see or be seen where those outermost are not.
    return _best(g, unit, target, firers, others)


def _best(g: G, unit: Unit, target: Unit, firers: Sequence[Model], others: Sequence[Model]) -> Glance | None:
    between = obstacles(g, unit, target)
    best: tuple[tuple[bool, bool, float], Glance] | None = None
    for firer, looks in zip(firers, sighting.looks(g, firers, others, between), strict=True):
        factor = g.context.limit("telescope-factor") if has_telescope(g, unit, firer) else 1
        for other, look in zip(others, looks, strict=True):
            distance = gap(firer.body, other.body)
            found = Glance(firer, other, distance, look, detection.reach(g, firer, target, other, look, factor))
            key = look.seen == "not", not found.detected, distance
            if best is None or key < best[0]:
                best = key, found
    return None if best is None else best[1]


def _outermost(models: tuple[Model, ...]) -> list[Model]:
    """Some models of a unit that are looked at first: those outermost, so that few looks mostly tell enough."""
    if len(models) <= 4:
        return list(models)
    picked = [
        min(models, key=lambda model: model.x),
        max(models, key=lambda model: model.x),
        min(models, key=lambda model: model.y),
        max(models, key=lambda model: model.y),
    ]
    return list({model.id: model for model in picked}.values())
