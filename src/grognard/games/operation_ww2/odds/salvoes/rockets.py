"""The rockets of a salvo: where they burst, and how likely that is (AZ-RKT)."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

import numpy

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.template import Burst, building_at
from grognard.games.operation_ww2.odds.salvoes.alike_origins import Origins, strikes
from grognard.games.operation_ww2.odds.salvoes.rocket_places import (
    Fallen,
    Places,
    bits_needed,
    fallen,
    is_built_up,
    kinds_at,
    off_table,
    told_of,
)
from grognard.games.operation_ww2.odds.scatter_odds import faces_of, offsets
from grognard.games.operation_ww2.rules.area.bursts import scatter
from grognard.games.operation_ww2.rules.area.fates import MISSED
from grognard.games.operation_ww2.rules.area.scatter import ROUND
from grognard.games.operation_ww2.rules.area.templates_in_flight import (
    Aimed,
    burst_at,
    burst_of,
    fate_of,
    radius_of,
    target_of,
    weapon_of,
)
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point

MOST_BITS = 62
"""So many bits a number has that tells who is struck."""

MOST_KINDS = 100
"""In more ways than so many the rockets of a salvo are not reckoned: it would take too long."""

MOST_PEOPLE = 10
"""Nor among more people."""

CROWD, AGAIN = 8, 5e-4
"""Nor among more than so many if it is likelier than this that a salvo that misses strikes somebody four times."""


class Rockets(NamedTuple):
    """The places of the first rocket of a salvo, what all may burst on, one burst for each way in which they strike
    somebody, the number of that of a first rocket that hits, and how many others there are."""

    origins: Origins
    bursts: tuple[Burst, ...]
    hitting: int
    others: int


def is_salvo(g: G, aimed: Aimed) -> bool:
    """Whether several rockets are fired, of which the first one decides where the others fall (AZ-RKT-01)."""
    return weapon_of(g, aimed).has("salvo")


def has_lone_rocket(g: G, unit: Unit, rounds: Iterable[Aimed]) -> bool:
    """Whether one of these rounds is a salvo of which only the first rocket is reckoned."""
    salvoes = (each for each in rounds if is_salvo(g, each) and target_of(g, each) is not None)
    return any(rockets_of(g, unit, each) is None for each in salvoes)


def rockets_of(g: G, unit: Unit, aimed: Aimed) -> Rockets | None:
    """The rockets of a salvo at what is still there; None: among so many, or near buildings that are not like
    others, they are not reckoned."""
    known, key = g.context.known(g.state), ("rockets", unit.id, aimed)
    if key not in known:
        known[key] = _rockets_of(g, unit, aimed)
    found: Rockets | None = known[key]
    return found


def _rockets_of(g: G, unit: Unit, aimed: Aimed) -> Rockets | None:
    target, radius = target_of(g, aimed), radius_of(g, aimed)
    assert target is not None
    fall, faces = scatter(g, unit.id, aimed, target.at), faces_of(g)
    factor, aim = fall.factor(g), numpy.array([target.at], dtype=numpy.int64)
    reach = 2 * factor * max(faces) * 1000 + radius
    models = [
        model
        for other in g.state.units.values()
        if other.on_table
        for model in other.models
        if model.aboard is None and hypot(model.x - target.at[0], model.y - target.at[1]) <= reach + model.radius
    ]
    if bits_needed(models) > MOST_BITS or _is_odd(g, target.at, reach, models):
        return None
    told = told_of(g, models, radius)
    places = aim + offsets(factor, faces)
    lost = off_table(g, places)
    places = places[~lost]
    # The aim itself comes first, once for a rocket that hits and once for one that comes to nothing.
    found = fallen(g, numpy.concatenate((aim, places)), factor, faces, radius, told)
    people = sum(each.model.is_person for each in told)
    if len(found.kinds) > MOST_KINDS or people > MOST_PEOPLE:
        return None
    rockets = _put_together(g, aimed, found, places, kinds_at(g, places, radius, told))
    missed = rockets.origins.at(slice(2, None))
    return None if people > CROWD and strikes(missed, rockets.others)[4:].sum() > AGAIN else rockets


def _put_together(g: G, aimed: Aimed, found: Fallen, places: Places, kinds: Places) -> Rockets:
    """Rockets with what they come down at."""
    target, radius, options = target_of(g, aimed), radius_of(g, aimed), g.setup.options
    assert target is not None
    numbers = {kind: number for number, kind in enumerate(found.kinds.tolist())}
    examples = [(x, y) for x, y in found.examples.tolist()]
    for kind, (x, y) in zip(kinds.tolist(), places.tolist(), strict=True):
        if kind and kind not in numbers:
            numbers[kind] = len(examples)
            examples.append((x, y))
    bursts = [burst_at(g, place, radius, overhead=aimed.indirect) for place in examples]
    # Two more ways: that of a first rocket that hits, and that of others which fall where it did.
    hitting, whole = len(bursts), ROUND * FACES
    bursts += [burst_of(g, aimed, target)] * 2
    later = numpy.zeros((2 + len(places), len(bursts)))
    later[1:, : found.counts.shape[1]] = found.counts / whole
    later[0] = later[1]
    if options["salvo_after_hit"] == "all_on_target":
        later[0] = numpy.arange(len(bursts)) == hitting + 1
    if options["salvo_first_dud"] == "salvo_lost":
        later[1] = 0
    hit, missed = (float(chance_of(fate_of(g, aimed), fate)) for fate in (HIT, MISSED))
    weights = numpy.full(2 + len(places), missed / whole)
    weights[:2] = hit, missed * (1 - len(places) / whole)
    first = numpy.array([hitting, -1, *(numbers.get(kind, -1) for kind in kinds.tolist())])
    return Rockets(Origins(weights, first, later), tuple(bursts), hitting, weapon_of(g, aimed).templates - 1)


def _is_odd(g: G, aim: Point, reach: int, models: Iterable[Model]) -> bool:
    """Whether a rocket may fall near a building that does not stop it in the same way everywhere: by the option
    ``blast_through_walls``, damaged ones, one with a vehicle inside."""
    if not is_built_up(g, aim, reach):
        return False
    passes = g.setup.options["blast_through_walls"] == "passes"
    return passes or bool(g.state.damaged) or any(building_at(g, (each.x, each.y)) for each in models if each.length)
