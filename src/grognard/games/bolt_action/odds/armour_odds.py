"""What hits do to a vehicle, exactly: pins, penetration, the damage table, fire (BA-VEH-20 to BA-VEH-36).

The chances come from the same statements of the dice by which hits are played (``rules.vehicles.fates``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.core.engine.fates import Fate, chances
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import need_to_damage
from grognard.games.bolt_action.odds.fires import Fire, dice_of
from grognard.games.bolt_action.rules.close_quarters.tank_assault import blows_test, need_against
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.damage import Blows
from grognard.games.bolt_action.rules.shooting.fates import stacked_pins
from grognard.games.bolt_action.rules.shooting.shelling import hits_from_above
from grognard.games.bolt_action.rules.shooting.shoot import pinned_by_small_arms, sums_pins
from grognard.games.bolt_action.rules.turn.fates import Nerve
from grognard.games.bolt_action.rules.turn.morale import nerve_of
from grognard.games.bolt_action.rules.vehicles.fates import (
    DESTROYED,
    HIT,
    IMMOBILISED,
    damage_table,
    outcome_of,
    penetration,
    soft_damage,
    to_strike,
)
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Hits, chassis_of, least_die, needed, table_bonus
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Distribution, binomial, certainly, led
from grognard.odds.outcomes import Cases

DAMAGE = ("unharmed", "damaged", "lost")
"""What may become of a vehicle: nothing, any row of the damage table it survives, its loss."""


class ArmourOdds(NamedTuple):
    """What may become of a vehicle, and the chance that anything pins it."""

    damage: Cases
    pinned: float


class Hull(NamedTuple):
    """A vehicle by all that decides what befalls it."""

    nerve: Nerve
    pins: int
    immobilised: bool
    damaged: bool = False


Hulls = dict[Hull | None, float]
"""How a vehicle may stand; None: it is lost."""


class Strike(NamedTuple):
    """Hits of one kind: what each is rolled for, its bonus on the damage table."""

    test: Fate
    bonus: int = 0


def hull_of(g: G, unit: Unit) -> Hull:
    """A vehicle as it stands."""
    return Hull(nerve_of(g, unit), unit.pins, unit.immobilised)


# ---- hit after hit -------------------------------------------------------------------------------------------------


def _pinned(hull: Hull, pins: int) -> Hull | None:
    """It takes pins, and is given up with too many (BA-PIN-05, BA-VEH-41)."""
    total = hull.nerve.pinned(hull.pins, pins)
    return None if hull.nerve.routs(total) else hull._replace(pins=total)


def _checked(hull: Hull) -> Hulls:
    """It checks its morale, for a fire or a flame (BA-VEH-41, BA-NAT-SU-02)."""
    fails = hull.nerve.fails(hull.pins)
    if not hull.nerve.again:
        return {hull: 1 - fails, None: fails}
    tired = hull._replace(nerve=hull.nerve._replace(again=False))
    return {hull: 1 - fails, tired: fails * (1 - fails), None: fails * fails}


@lru_cache(maxsize=8192)
def _suffered(hull: Hull, result: str) -> Hulls:
    """One result of the damage table befalls it (BA-PIN-08)."""
    outcome = outcome_of(result, hull.immobilised)
    after = _pinned(hull, tables.DAMAGE_RESULTS[result].pins) if outcome != "lost" else None
    if after is None:
        return {None: 1.0}
    after = after._replace(immobilised=hull.immobilised or result == IMMOBILISED, damaged=True)
    return _checked(after) if outcome == "checks" else {after: 1.0}


@lru_cache(maxsize=8192)
def _hit(hull: Hull, strike: Strike) -> Hulls:
    """One hit befalls it: its die, and the table as often as its grade says (BA-VEH-22, BA-VEH-24)."""
    found: Hulls = {}
    for grade, chance in chances(strike.test).items():
        after: Hulls = {None if grade == DESTROYED else hull: float(chance)}
        for _ in range(tables.GRADES[grade].rolls if grade in tables.GRADES else 0):
            after = _each(after, _tabled, grade, strike.bonus)
        for each, part in after.items():
            found[each] = found.get(each, 0.0) + part
    return found


def _tabled(hull: Hull, grade: str, bonus: int) -> Hulls:
    """A roll on the damage table (BA-VEH-23)."""
    rows = chances(damage_table(grade, bonus))
    return _mixed((float(chance), _suffered(hull, result)) for result, chance in rows.items())


@lru_cache(maxsize=8192)
def _struck(hull: Hull, pins: int, hits: tuple[tuple[Strike, int], ...]) -> Hulls:
    """It is pinned, and hit so many times in each way, one after the other (BA-VEH-26, BA-VEH-36)."""
    found: Hulls = {_pinned(hull, pins): 1.0}
    for strike, number in hits:
        for _ in range(number):
            found = _each(found, _hit, strike)
    return found


def _each(hulls: Hulls, change: Callable[..., Hulls], *args: object) -> Hulls:
    """Whatever is not lost changes."""
    return _mixed((part, {None: 1.0} if each is None else change(each, *args)) for each, part in hulls.items())


def _mixed(parts: Iterable[tuple[float, Hulls]]) -> Hulls:
    found: Hulls = {}
    for weight, hulls in parts:
        for each, chance in hulls.items():
            found[each] = found.get(each, 0.0) + weight * chance
    return found


def _damage(hulls: Hulls) -> Cases:
    """What has become of it."""
    found = dict.fromkeys(DAMAGE, 0.0)
    for each, chance in hulls.items():
        found["lost" if each is None else "damaged" if each.damaged else "unharmed"] += chance
    return Cases.of(found)


# ---- shots ---------------------------------------------------------------------------------------------------------


class Salvo(NamedTuple):
    """A volley by all that decides what it does to a vehicle: its dice to hit and its shells, whether these become
    many hits, whether its hits pin, and what each is rolled for (None: nothing)."""

    fire: Fire
    many: bool
    pins: bool
    strike: Strike | None


class Tally(NamedTuple):
    """What volleys have scored: the pins of shells, whether a shell has hit, whether anything else, whether anything
    that pins, and the hits of each volley."""

    pins: int = 0
    shelled: bool = False
    plain: bool = False
    usual: bool = False
    hits: tuple[int, ...] = ()


def armour_odds(g: G, target: Unit, volleys: Sequence[Volley], checks: bool = True) -> ArmourOdds:
    """What volleys together do to a vehicle; ``checks``: with the check that flame may call for (BA-WPN-24)."""
    burns = checks and bool(flame.used(volleys)) and flame.checks(g, target.id)
    salvos = tuple(_salvo(g, target, volley) for volley in volleys)
    return _shot(hull_of(g, target), salvos, sums_pins(g), burns)


def _salvo(g: G, target: Unit, volley: Volley) -> Salvo:
    own = chassis_of(g, target.id)
    hits = Hits(volley.shots, volley.pen, volley.side, volley.indirect)
    pins = volley.pen is not None or pinned_by_small_arms(g, target.id)
    return Salvo(dice_of(volley), not own.armoured, pins, _strike(g, own, hits))


def _strike(g: G, own: Chassis, hits: Hits) -> Strike | None:
    """What a hit on a vehicle is rolled for; small arms do nothing to armour (BA-DAM-04)."""
    if not own.armoured:
        return Strike(soft_damage(need_to_damage(own.value, hits.pen or 0)))
    if hits.pen is None:
        return None
    return Strike(penetration(needed(own, hits), least_die(g)), table_bonus(own, hits.indirect))


@lru_cache(maxsize=2048)
def _shot(hull: Hull, salvos: tuple[Salvo, ...], sums: bool, burns: bool) -> ArmourOdds:
    strikes = [salvo.strike for salvo in salvos]
    parts: list[tuple[float, Hulls]] = []
    pinned = 0.0
    for tally, chance in _scored(salvos, sums).items():
        pins = stacked_pins((tally.pins, tally.plain and tally.usual), sums)
        hits = tuple((strike, number) for strike, number in zip(strikes, tally.hits, strict=True) if strike and number)
        after = _struck(hull, pins, hits)
        parts.append((chance, _each(after, _checked) if burns and (tally.shelled or tally.plain) else after))
        pinned += chance if pins else 0.0
    return ArmourOdds(_damage(_mixed(parts)), pinned)


def _scored(salvos: Sequence[Salvo], sums: bool) -> dict[Tally, float]:
    """What volleys may score together (BA-HE-01, BA-PIN-07)."""
    found = {Tally(): 1.0}
    for salvo in salvos:
        later: dict[Tally, float] = {}
        for before, chance in found.items():
            for (pins, hits), part in _volley(salvo, sums).items():
                after = Tally(
                    stacked_pins((before.pins, pins), sums),
                    before.shelled or bool(salvo.fire.shell and hits),
                    before.plain or bool(not salvo.fire.shell and hits),
                    before.usual or bool(salvo.pins and hits),
                    (*before.hits, hits if salvo.strike else 0),
                )
                later[after] = later.get(after, 0.0) + chance * part
        found = later
    return found


@lru_cache(maxsize=1024)
def _volley(salvo: Salvo, sums: bool) -> dict[tuple[int, int], float]:
    """The pins of a volley's shells and the hits it scores; on armour a shell is one hit (BA-HE-04)."""
    fire, hit = salvo.fire, float(salvo.fire.hit)
    bursts = fire.burst(False) if salvo.many or fire.flame else certainly(1)
    pins = fire.pins() if fire.shell else certainly(0)
    landed = [((more, hits), hit * float(a * b)) for hits, a in bursts.items() for more, b in pins.items()]

    def shot(before: tuple[int, int]) -> Iterator[tuple[tuple[int, int], float]]:
        yield before, 1 - hit
        for (more, hits), chance in landed:
            yield (stacked_pins((before[0], more), sums), before[1] + hits), chance

    return led({(0, 0): 1.0}, fire.shots, shot)  # type: ignore[return-value]


# ---- from above, by hand -------------------------------------------------------------------------------------------


def damage_from_above(g: G, unit: Unit, blows: Blows, hits: Distribution, pins: Distribution, indirect: bool) -> Cases:
    """What so many hits of shells or guns from above do to a vehicle (BA-HE-04, BA-VEH-25)."""
    hull, own = hull_of(g, unit), chassis_of(g, unit.id)
    parts: list[tuple[float, Hulls]] = []
    for number, chance in hits.items():
        one = hits_from_above(own, replace(blows, hits=number), indirect)
        strike = _strike(g, own, one)
        assert strike is not None
        parts += [(float(chance * part), _struck(hull, more, ((strike, one.number),))) for more, part in pins.items()]
    return _damage(_mixed(parts))


def beaten(g: G, attacker: Unit, vehicle: Unit) -> Cases:
    """What one round of blows makes of a vehicle (BA-CQ-22)."""
    need, hull = need_against(vehicle), hull_of(g, vehicle)
    if need is None:
        return _damage({hull: 1.0})
    bonus = table_bonus(chassis_of(g, vehicle.id), False)
    struck = binomial(len(attacker.models), chances(to_strike(need))[HIT])
    parts: list[tuple[float, Hulls]] = [(float(struck[0]), {hull: 1.0})]
    for hits in range(1, struck.most + 1):
        strike = Strike(blows_test(g, attacker, vehicle.id, hits), bonus)
        parts.append((float(struck[hits]), _hit(hull, strike)))
    return _damage(_mixed(parts))
