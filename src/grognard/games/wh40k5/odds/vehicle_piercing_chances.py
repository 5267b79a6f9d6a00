"""What hits on armour come to, exactly (WH-VEH-06, WH-VEH-07, WH-VEH-21, WH-VEH-22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache, partial
from typing import NamedTuple

from grognard.core.engine.fates import chance_of, chances
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_condition import (
    FLAT_OUT,
    in_squadron,
    is_open_topped,
    is_skimmer,
    weapons_left,
)
from grognard.games.wh40k5.ground.vehicle_faces import armour
from grognard.games.wh40k5.rules.saves.fates import SAVED, SUFFERED
from grognard.games.wh40k5.rules.vehicles.damage import (
    EXPLODES,
    IMMOBILISED,
    SHAKEN,
    STUNNED,
    WEAPON,
    WRECKED,
)
from grognard.games.wh40k5.rules.vehicles.fates import GLANCING, PENETRATING, Harm, to_damage, to_pierce, to_stop
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, led
from grognard.odds.outcomes import Cases

NOTHING = "none"
RESULTS = (NOTHING, *TABLES.damage)
"""What becomes of a vehicle, the worst last: nothing, or a row of the damage table."""


class Shots(NamedTuple):
    """So many dice at a vehicle, or as many as are still to be rolled: the hits each of them may be, with the
    chances."""

    dice: int | Distribution
    hits: tuple[tuple[ArmourHit, Chance], ...]


class Wreckable(NamedTuple):
    """What a vehicle can bear: the weapons it has left, whether it moves no more, and whether losing its tracks wrecks
    it, as of a squadron or a skimmer that went flat out (WH-VEH-08, WH-VEH-12, WH-VEH-22)."""

    weapons: int
    immobilised: bool
    brittle: bool
    squadron: bool

    @property
    def bears(self) -> int:
        """How many results of weapon destroyed and immobilised it bears before it is a wreck (WH-VEH-22)."""
        return self.weapons + (not self.immobilised)


def wreckable(g: G, unit: Unit, model: Model) -> Wreckable:
    """What a vehicle can bear as it is now."""
    squadron = in_squadron(g, unit)
    fast = is_skimmer(model) and model.speed == FLAT_OUT
    return Wreckable(len(weapons_left(model)), model.immobilised, squadron or fast, squadron)


def results(g: G, model: Model, hit: ArmourHit) -> Mapping[str, Fraction]:
    """What one hit does by the damage table, with the chances: penetration, once more where that is
    allowed, the cover save, the roll for damage (WH-VEH-07, WH-VEH-09, WH-WEAPON-06)."""
    return _results(hit, armour(g, model, hit.face), is_open_topped(model))


@lru_cache(maxsize=4096)
def _results(hit: ArmourHit, value: int, opened: bool) -> Mapping[str, Fraction]:
    return harmed(hit, chances(to_pierce(hit, value)), opened)


def harmed(hit: ArmourHit, pierced: Mapping[str, Fraction], opened: bool) -> dict[str, Fraction]:
    """What a hit does that glances and penetrates with such chances (WH-VEH-07, WH-VEH-09)."""
    found: dict[str, Fraction] = {}
    for shallow, chance in ((True, pierced.get(GLANCING)), (False, pierced.get(PENETRATING))):
        if chance:
            harm = Harm(shallow, hit.ap, hit.stuns, hit.plain)
            for result, part in chances(to_stop(hit.cover, to_damage(harm, opened))).items():
                if result != SAVED:
                    found[result] = found.get(result, Fraction(0)) + chance * part
    return found


def destroying(g: G, gun: Model, hit: ArmourHit) -> Fraction:
    """The chance of a hit to destroy a gun: it glances or penetrates, and no cover stops it (WH-UNIT-02)."""
    pierced = chances(to_pierce(hit, armour(g, gun, hit.face)))
    harms = sum((pierced.get(result, Fraction(0)) for result in (GLANCING, PENETRATING)), Fraction(0))
    return harms * chance_of(to_stop(hit.cover), SUFFERED)


class Blows(NamedTuple):
    """What has struck a vehicle so far: the worst of wrecked and exploded, how often it was to lose a weapon and how
    often to be immobilised, the worst of shaken and stunned; for how many turns more a crew is ``stunned`` that was so
    before; whether those about it have suffered its explosion: it is ``over``."""

    gone: str
    weapons: int
    tracks: int
    crew: str
    stunned: int = 0
    over: bool = False


SPARED = Blows(NOTHING, 0, 0, NOTHING)


@lru_cache(maxsize=65536)
def struck(vehicle: Wreckable, before: Blows, result: str) -> Blows:
    """One result more; of a vehicle that is gone nothing else counts any more."""
    found = before
    if result in (WRECKED, EXPLODES):
        found = before._replace(gone=max(before.gone, result, key=RESULTS.index))
    elif result in (SHAKEN, STUNNED):
        found = before._replace(crew=max(before.crew, result, key=RESULTS.index))
    elif result == WEAPON:
        found = before._replace(weapons=before.weapons + 1)
    else:
        found = before._replace(tracks=before.tracks + 1)
    end = becomes(vehicle, found)
    return SPARED._replace(gone=end) if end in (WRECKED, EXPLODES) else found


@lru_cache(maxsize=4096)
def becomes(vehicle: Wreckable, blows: Blows) -> str:
    """What the results make of a vehicle, the worst of it (WH-VEH-08, WH-VEH-12, WH-VEH-20 to WH-VEH-22)."""
    if blows.gone != NOTHING:
        return blows.gone
    if blows.weapons + blows.tracks > vehicle.bears:
        return WRECKED
    stops = not vehicle.immobilised and (blows.tracks > 0 or blows.weapons > vehicle.weapons)
    if stops:
        return WRECKED if vehicle.brittle else IMMOBILISED
    if blows.weapons + blows.tracks:
        return WEAPON
    return SHAKEN if blows.crew == STUNNED and vehicle.squadron else blows.crew


def alone(vehicle: Wreckable, result: str) -> str:
    """What one result by itself makes of a vehicle."""
    return becomes(vehicle, struck(vehicle, SPARED, result))


Table = tuple[tuple[str, Chance], ...]
"""What one die may do to a vehicle, with the chances; what is left is nothing."""


def table_of(g: G, model: Model, shots: Shots, *, fractions: bool = False) -> Table:
    """What one die of shots may do to a vehicle."""
    found: dict[str, Chance] = {}
    for hit, chance in shots.hits:
        for result, part in results(g, model, hit).items():
            if share := chance * part if fractions else float(chance * part):
                found[result] = found.get(result, 0 * share) + share
    return tuple(found.items())


def damage(g: G, unit: Unit, model: Model, shots: Iterable[Shots], *, fractions: bool = False) -> Cases:
    """What becomes of a vehicle, the worst of it counted."""
    vehicle, one = wreckable(g, unit, model), Fraction(1) if fractions else 1.0
    ends: dict[str, Chance] = dict.fromkeys(RESULTS, one * 0)
    tables = [(each.dice, table_of(g, model, each, fractions=fractions)) for each in shots]
    for blows, chance in struck_by(g, unit, model, tables, {SPARED: one}):
        ends[becomes(vehicle, blows)] += chance
    return Cases.of(ends)


def struck_by(
    g: G, unit: Unit, model: Model, tables: Iterable[tuple[int | Distribution, Table]], before: dict[Blows, Chance]
) -> Iterable[tuple[Blows, Chance]]:
    """What may have struck a vehicle after so many dice of each table more: by the option ``damage_order`` all rolls
    together, or one after the other until it is destroyed (WH-VEH-21)."""
    vehicle = wreckable(g, unit, model)
    stops = g.setup.options["damage_order"] == "stop_when_destroyed"
    for dice, table in tables:
        if table:
            before = led(before, dice, partial(_struck_once, table, vehicle, stops))
    return before.items()


def _struck_once(
    table: tuple[tuple[str, Chance], ...], vehicle: Wreckable, stops: bool, before: Blows
) -> Iterator[tuple[Blows, Chance]]:
    """What has struck a vehicle after one die more, that may be each of these results or nothing."""
    done = before.gone == EXPLODES or (stops and before.gone != NOTHING)
    yield before, 1 if done else 1 - sum(chance for _, chance in table)
    if not done:
        yield from ((struck(vehicle, before, result), chance) for result, chance in table)


def destroyed(found: Cases) -> Chance:
    """The chance that it is destroyed."""
    return found[WRECKED] + found[EXPLODES]
