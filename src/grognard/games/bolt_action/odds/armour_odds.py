"""What hits do to a vehicle, exactly: pins, penetration, the damage table, fire (BA-VEH-20 to BA-VEH-36).

The chances come from the same statements of the dice by which hits are played (``rules.vehicles.fates``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
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
    KNOCKED_OUT,
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
from grognard.odds.distributions import Chance, Distribution, binomial, certainly, led
from grognard.odds.outcomes import Cases

DAMAGE = ("unharmed", "damaged", "lost")
"""What may become of a vehicle: nothing, any row of the damage table it survives, its loss."""


class ArmourOdds(NamedTuple):
    """What may become of a vehicle, and the chance that anything pins it."""

    damage: Cases
    pinned: float


class Hull(NamedTuple):
    """A vehicle by all that decides what befalls it, with the worst that has befallen it and what it was lost to; which
    row of the damage table, and how it stood when it was lost, only if that is ``told``, to an answer in words.
    ``fractions``: its chances are exact."""

    nerve: Nerve
    pins: int
    immobilised: bool
    worst: str = ""
    loss: str = ""
    told: bool = False
    fractions: bool = False

    @property
    def one(self) -> Chance:
        """Certainty."""
        return Fraction(1) if self.fractions else 1.0

    def part(self, chance: Fraction) -> Chance:
        """A chance as they are reckoned of it."""
        return chance if self.fractions else float(chance)

    def suffers(self, result: str) -> Hull:
        """A row of the damage table befalls it."""
        if not self.told:
            return self._replace(worst=result) if not self.worst else self
        return self._replace(worst=max(self.worst, result, key=ROWS.index))

    def lost(self, loss: str) -> Hull:
        """It is lost."""
        return self._replace(loss=loss) if self.told else LOST


ROWS = ("", *tables.DAMAGE_RESULTS)
"""The rows of the damage table, the worst last."""
LOST = Hull(Nerve(0, 0, 0), 0, False, "", KNOCKED_OUT)
"""A vehicle of which only that is known."""

Hulls = dict[Hull, Chance]
"""How a vehicle may stand."""


class Strike(NamedTuple):
    """Hits of one kind: what each is rolled for, its bonus on the damage table."""

    test: Fate
    bonus: int = 0


def hull_of(g: G, unit: Unit) -> Hull:
    """A vehicle as it stands."""
    return Hull(nerve_of(g, unit), unit.pins, unit.immobilised)


def told_of(g: G, unit: Unit, fractions: bool) -> Hull:
    """A vehicle as it stands, of which everything is to be told."""
    return hull_of(g, unit)._replace(told=True, fractions=fractions)


# ---- hit after hit -------------------------------------------------------------------------------------------------


def _pinned(hull: Hull, pins: int) -> Hull:
    """It takes pins, and is given up with too many (BA-PIN-05, BA-VEH-41)."""
    after = hull._replace(pins=hull.nerve.pinned(hull.pins, pins))
    return after.lost("pins") if hull.nerve.routs(after.pins) else after


def _checked(hull: Hull) -> Hulls:
    """It checks its morale, for a fire or a flame (BA-VEH-41, BA-NAT-SU-02)."""
    fails = hull.part(hull.nerve.failing(hull.pins))
    if not hull.nerve.again:
        return {hull: 1 - fails, hull.lost("burnt"): fails}
    tired = hull._replace(nerve=hull.nerve._replace(again=False))
    return {hull: 1 - fails, tired: fails * (1 - fails), tired.lost("burnt"): fails * fails}


@lru_cache(maxsize=8192)
def _suffered(hull: Hull, result: str) -> Hulls:
    """One result of the damage table befalls it (BA-PIN-08)."""
    if result == KNOCKED_OUT:
        return {hull.suffers(result).lost(KNOCKED_OUT): hull.one}
    after = _pinned(hull.suffers(result), tables.DAMAGE_RESULTS[result].pins)
    if after.loss:
        return {after: hull.one}
    match outcome_of(result, hull.immobilised):
        case "lost":
            return {after.lost("abandoned"): hull.one}
        case "checks":
            return _checked(after)
        case "stands":
            return {after._replace(immobilised=hull.immobilised or result == IMMOBILISED): hull.one}


@lru_cache(maxsize=8192)
def _hit(hull: Hull, strike: Strike) -> Hulls:
    """One hit befalls it: its die, and the table as often as its grade says (BA-VEH-22, BA-VEH-24)."""
    found: Hulls = {}
    for grade, chance in chances(strike.test).items():
        after: Hulls = {hull.suffers(KNOCKED_OUT).lost(KNOCKED_OUT) if grade == DESTROYED else hull: hull.part(chance)}
        for _ in range(tables.GRADES[grade].rolls if grade in tables.GRADES else 0):
            after = _each(after, _tabled, grade, strike.bonus)
        for each, part in after.items():
            found[each] = found.get(each, 0) + part
    return found


def _tabled(hull: Hull, grade: str, bonus: int) -> Hulls:
    """A roll on the damage table (BA-VEH-23)."""
    rows = chances(damage_table(grade, bonus))
    return _mixed((hull.part(chance), _suffered(hull, result)) for result, chance in rows.items())


@lru_cache(maxsize=8192)
def _struck(hull: Hull, pins: int, hits: tuple[tuple[Strike, int], ...]) -> Hulls:
    """It is pinned, and hit so many times in each way, one after the other (BA-VEH-26, BA-VEH-36)."""
    found: Hulls = {_pinned(hull, pins): hull.one}
    for strike, number in hits:
        for _ in range(number):
            found = _each(found, _hit, strike)
    return found


def _each(hulls: Hulls, change: Callable[..., Hulls], *args: object) -> Hulls:
    """Whatever is not lost changes."""
    found: Hulls = {}
    for each, part in hulls.items():
        if each.loss:
            found[each] = found.get(each, 0) + part
            continue
        for after, chance in change(each, *args).items():
            found[after] = found.get(after, 0) + part * chance
    return found


def _mixed(parts: Iterable[tuple[Chance, Hulls]]) -> Hulls:
    found: Hulls = {}
    for weight, hulls in parts:
        for each, chance in hulls.items():
            found[each] = found.get(each, 0) + weight * chance
    return found


def _damage(hulls: Hulls) -> Cases:
    """What has become of it."""
    found = dict.fromkeys(DAMAGE, 0.0)
    for each, chance in hulls.items():
        found["lost" if each.loss else "damaged" if each.worst else "unharmed"] += float(chance)
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

    def pinned(self, sums: bool) -> int:
        """The pins of them all (BA-PIN-07)."""
        return stacked_pins((self.pins, self.plain and self.usual), sums)


def armour_odds(g: G, target: Unit, volleys: Sequence[Volley], checks: bool = True) -> ArmourOdds:
    """What volleys together do to a vehicle; ``checks``: with the check that flame may call for (BA-WPN-24)."""
    return _shot(hull_of(g, target), *_fired(g, target, volleys, checks))


def shot_at(g: G, target: Unit, hull: Hull, volleys: Sequence[Volley]) -> list[tuple[bool, Hull, Chance]]:
    """How a vehicle may stand after volleys, and whether any of them hit."""
    return [
        (hit, after, chance)
        for hit, hulls in _volleyed(hull, *_fired(g, target, volleys, True))[0].items()
        for after, chance in hulls.items()
    ]


def _fired(g: G, target: Unit, volleys: Sequence[Volley], checks: bool) -> tuple[tuple[Salvo, ...], bool, bool]:
    """Volleys by what they do, whether their pins add up, and whether flame calls for a check."""
    burns = checks and bool(flame.used(volleys)) and flame.checks(g, target.id)
    return tuple(_salvo(g, target, volley) for volley in volleys), sums_pins(g), burns


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
    after, pinned = _volleyed(hull, salvos, sums, burns)
    return ArmourOdds(_damage(_mixed((1.0, hulls) for hulls in after.values())), float(pinned))


def _volleyed(hull: Hull, salvos: tuple[Salvo, ...], sums: bool, burns: bool) -> tuple[dict[bool, Hulls], Chance]:
    """How it may stand, by whether anything has hit it; the chance that anything pins it."""
    strikes = [salvo.strike for salvo in salvos]
    parts: dict[bool, list[tuple[Chance, Hulls]]] = {False: [], True: []}
    pinned: Chance = 0
    for tally, chance in _scored(salvos, sums, hull).items():
        hits = tuple((strike, number) for strike, number in zip(strikes, tally.hits, strict=True) if strike and number)
        pins = tally.pinned(sums)
        after = _struck(hull, pins, hits)
        pinned += chance if pins else 0
        hit = tally.shelled or tally.plain
        parts[hit].append((chance, _each(after, _checked) if burns and hit else after))
    return {hit: _mixed(each) for hit, each in parts.items()}, pinned


def _scored(salvos: Sequence[Salvo], sums: bool, hull: Hull) -> dict[Tally, Chance]:
    """What volleys may score together (BA-HE-01, BA-PIN-07)."""
    found = {Tally(): hull.one}
    for salvo in salvos:
        later: dict[Tally, Chance] = {}
        for before, chance in found.items():
            for (pins, hits), part in _volley(salvo, sums, hull.fractions).items():
                after = Tally(
                    stacked_pins((before.pins, pins), sums),
                    before.shelled or bool(salvo.fire.shell and hits),
                    before.plain or bool(not salvo.fire.shell and hits),
                    before.usual or bool(salvo.pins and hits),
                    (*before.hits, hits if salvo.strike else 0),
                )
                later[after] = later.get(after, 0) + chance * part
        found = later
    return found


@lru_cache(maxsize=1024)
def _volley(salvo: Salvo, sums: bool, fractions: bool) -> dict[tuple[int, int], Chance]:
    """The pins of a volley's shells and the hits it scores; on armour a shell is one hit (BA-HE-04)."""
    fire, hit = salvo.fire, salvo.fire.hit if fractions else float(salvo.fire.hit)
    bursts = fire.burst(False, fractions) if salvo.many or fire.flame else certainly(1, fractions=fractions)
    pins = fire.pins(fractions) if fire.shell else certainly(0, fractions=fractions)
    landed = [((more, hits), hit * a * b) for hits, a in bursts.items() for more, b in pins.items()]

    def shot(before: tuple[int, int]) -> Iterator[tuple[tuple[int, int], Chance]]:
        yield before, 1 - hit
        for (more, hits), chance in landed:
            yield (stacked_pins((before[0], more), sums), before[1] + hits), chance

    one: Chance = Fraction(1) if fractions else 1.0
    return led({(0, 0): one}, fire.shots, shot)


# ---- from above, by hand -------------------------------------------------------------------------------------------


def damage_from_above(g: G, unit: Unit, blows: Blows, hits: Distribution, pins: Distribution, indirect: bool) -> Cases:
    """What so many hits of shells or guns from above do to a vehicle (BA-HE-04, BA-VEH-25)."""
    hull, own = hull_of(g, unit), chassis_of(g, unit.id)
    parts: list[tuple[Chance, Hulls]] = []
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
    parts: list[tuple[Chance, Hulls]] = [(float(struck[0]), {hull: 1.0})]
    for hits in range(1, struck.most + 1):
        strike = Strike(blows_test(g, attacker, vehicle.id, hits), bonus)
        parts.append((float(struck[hits]), _hit(hull, strike)))
    return _damage(_mixed(parts))
