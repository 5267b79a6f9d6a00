"""Who dies of fire at a place: coordinates a unit holds, a building (AZ-COM-07, AZ-DEM-09). Where a round that misses
comes down is counted too, in so many directions alike (AZ-SCT)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.area.blast import lots_of
from grognard.games.operation_ww2.rules.area.scatter import ROUND, come_down, distance_to, scatter_factor
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, burst_of, shell_of, target_of, weapon_of
from grognard.games.operation_ww2.rules.fire.firepower import FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.volley import aimed_at
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.shots import FACES, fates
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.distributions import Distribution, binomial, certainly, convolve, mixture

DIRECTIONS = 24
"""In so many directions a round that misses may come down, each as likely."""


class BlastOdds(NamedTuple):
    """Who dies of one round, of the enemy and of the firer's own side, each as a distribution."""

    enemies: Distribution
    own: Distribution


def expected(g: B, unit: Unit, order: OrderName, intent: Intent) -> BlastOdds | None:
    """Who dies on average of fire at a place; None: nothing can be fired there."""
    seen = as_declared(g, unit, intent)
    chances = fired(firepower(seen, unit, None, order, intent.besides).chances)
    rounds = [aimed_at(seen, unit, chance) for chance in chances]
    return blast_odds_of(seen, unit, rounds) if rounds else None


def fired(chances: tuple[FiringOption, ...]) -> Iterator[FiringOption]:
    """One chance for each weapon: at the place, not into the open top of what stands there."""
    known: dict[tuple[str, str], FiringOption] = {}
    for chance in chances:
        known.setdefault((chance.armed.model, chance.armed.mount or chance.armed.weapon), chance)
    yield from known.values()


def as_declared(g: B, unit: Unit, intent: Intent) -> G:
    """The battle as if this were declared already: who fires at what he does not see is worse at it (AZ-IND-02)."""
    if not g.state.chain or g.state.chain[-1].unit != unit.id:
        return g
    copy = g.clone()
    last = replace(g.state.chain[-1], intent=intent, blind=indirect.blind(g, unit, intent))
    copy.state = replace(g.state, chain=(*g.state.chain[:-1], last))
    return copy


def blast_odds_of(g: G, unit: Unit, rounds: list[Aimed]) -> BlastOdds:
    """What all rounds do together; each falls on everybody as they stand now."""
    each = [blast_odds(g, unit, aimed) for aimed in rounds]
    return BlastOdds(convolve(*(one.enemies for one in each)), convolve(*(one.own for one in each)))


def blast_odds(g: G, unit: Unit, aimed: Aimed) -> BlastOdds:
    """What one round does: where it is aimed, or where it scatters to (AZ-AREA-10, AZ-IND-04)."""
    target = target_of(g, aimed)
    assert target is not None
    hit = Fraction(max(0, FACES + 1 - aimed.need), FACES)
    parts = [(hit, under(g, unit, aimed, burst_of(g, aimed, target)))]
    missed: list[tuple[Fraction, BlastOdds]] = []
    for face, degrees in misses(g, aimed):
        place = come_down(target.at, face, factor_of(g, unit, aimed), degrees)
        ground = g.context.map.ground
        if 0 <= place[0] <= ground.width and 0 <= place[1] <= ground.depth:
            missed.append(((1 - hit) / FACES / DIRECTIONS, under(g, unit, aimed, burst_of(g, aimed, place))))
    parts += missed
    nothing = 1 - sum((weight for weight, _ in parts), Fraction(0))
    parts.append((nothing, BlastOdds(certainly(0), certainly(0))))
    return BlastOdds(
        mixture([(float(weight), found.enemies) for weight, found in parts if weight]),
        mixture([(float(weight), found.own) for weight, found in parts if weight]),
    )


def misses(g: G, aimed: Aimed) -> Iterator[tuple[int, int]]:
    """The faces and directions of the scatter die that matter; none if what misses is lost."""
    if weapon_of(g, aimed).has("scatters") or aimed.indirect:
        for face in range(g.context.limit("scatter-dud") + 1, FACES + 1):
            yield from ((face, degrees) for degrees in range(0, ROUND, ROUND // DIRECTIONS))


def factor_of(g: G, unit: Unit, aimed: Aimed) -> int:
    """How often the scatter die of a round counts (AZ-SCT-03)."""
    firer, target = unit.model(aimed.model), target_of(g, aimed)
    assert target is not None
    return scatter_factor(g.context.tables, g.setup.options, distance_to(firer, target.at, target.model), aimed.sees)


def farthest(g: G, unit: Unit, aimed: Aimed) -> int:
    """How far a round may come down from where it is aimed, in thousandths of a centimetre; 0: it does not scatter."""
    faces = [face for face, _ in misses(g, aimed)]
    return max(faces) * factor_of(g, unit, aimed) * 1000 if faces else 0


def under(g: G, unit: Unit, aimed: Aimed, burst: Burst) -> BlastOdds:
    """Who dies under one burst (AZ-AREA-03)."""
    shell = shell_of(g, unit.id, aimed, FACES)
    people = [each for each in touched(g, burst) if each.model.is_person]
    enemies, own = [certainly(0)], [certainly(0)]
    for lot in lots_of(g, people, shell):
        _, dead = fates(g.context.tables, shell.table, lot.added, lot.cover)
        found = binomial(lot.dice, (FACES + 1 - dead) / FACES)
        (own if g.state.units[lot.unit].seat == unit.seat else enemies).append(found)
    return BlastOdds(convolve(*enemies), convolve(*own))
