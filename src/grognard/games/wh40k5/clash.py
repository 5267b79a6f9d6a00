"""A round of close combat between two units, exactly: every step of Initiative, both sides at once (chapter Assault).

Everybody engaged is taken to stay so: whoever has fought keeps an enemy in reach as long as there is one. Where fewer
fight than there are, those whom their owner would miss least are the first to fall and do not strike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from grognard.core.records import replace
from grognard.games.wh40k5 import blades
from grognard.games.wh40k5.allocation import groups_of
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.lost import must_stand, penalty
from grognard.games.wh40k5.nerve import holds, may_use_pole, unit_left
from grognard.games.wh40k5.state import Model, Unit
from grognard.games.wh40k5.strike_forecasts import blow_chance
from grognard.games.wh40k5.striking import hits_at, kind_of, squad_of
from grognard.games.wh40k5.sweep import sweep_initiative
from grognard.games.wh40k5.swings import (
    Melee,
    Swing,
    attacks_at,
    blow_at,
    fights,
    gear_of,
    hit_on,
    need_against,
)
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.toll import Kind, Parts, Spray, Squad, left_of, orders, toll
from grognard.games.wh40k5.vehicles.crews import weapons_left
from grognard.games.wh40k5.vehicles.damage import EXPLODES, STUNNED, WRECKED
from grognard.games.wh40k5.vehicles.piercing_chances import RESULTS as DAMAGE
from grognard.games.wh40k5.vehicles.piercing_chances import (
    SPARED,
    Blows,
    becomes,
    results,
    struck,
    wreckable,
)
from grognard.games.wh40k5.wound import Wound
from grognard.odds.cases import Cases
from grognard.odds.pools import Chance

NOBODY = Melee((), (), (), ())
FACES = range(1, 7)


class Armed(NamedTuple):
    """Models alike that fight: one of them, the weapon, how many they are."""

    model: Model
    weapon: str
    number: int


class Side(ABC):
    """One unit of a combat: how it may stand, what it strikes with, what strikes do to it."""

    def __init__(self, g: G, unit: Unit, fractions: bool) -> None:
        self.g, self.whole, self.fractions = g, unit, fractions
        self._tolls: dict[Any, list[tuple[Any, Chance]]] = {}
        self._units: dict[Any, Unit] = {}

    @property
    @abstractmethod
    def start(self) -> Any:
        """How it stands before the blows."""

    @abstractmethod
    def alive(self, now: Any) -> bool:
        """Whether anything of it is left."""

    @abstractmethod
    def suffered(self, now: Any) -> int:
        """What counts for the result of the combat (WH-ASSAULT-13)."""

    @abstractmethod
    def lost(self, now: Any) -> int:
        """How many models it has lost."""

    @abstractmethod
    def armed(self, now: Any, foe: Unit) -> Iterator[Armed]:
        """Its models that fight, those alike together."""

    @abstractmethod
    def _unit(self, now: Any) -> Unit:
        """It as the rules see it."""

    @abstractmethod
    def _suffer(self, now: Any, swings: tuple[Swing, ...]) -> list[tuple[Any, Chance]]:
        """How it may stand after such attacks."""

    @abstractmethod
    def swing(self, own: Unit, each: Armed, now: Any) -> Swing:
        """An attack on it as it stands."""

    def unit(self, now: Any) -> Unit:
        """It as the rules see it, looked at once."""
        if now not in self._units:
            self._units[now] = self._unit(now)
        return self._units[now]

    def suffer(self, now: Any, swings: tuple[Swing, ...]) -> list[tuple[Any, Chance]]:
        """How it may stand after such attacks, worked out once."""
        if not swings:
            return [(now, self.one)]
        key = now, swings
        if key not in self._tolls:
            self._tolls[key] = self._suffer(now, swings)
        return self._tolls[key]

    @property
    def one(self) -> Chance:
        """What is sure."""
        return Fraction(1) if self.fractions else 1.0


class Foot(Side):
    """Creatures. ``engaged``: how many of them fight at most; None: all."""

    def __init__(self, g: G, unit: Unit, engaged: int | None, fractions: bool) -> None:
        super().__init__(g, unit, fractions)
        self.engaged = engaged
        self.squad = squad_of(g, unit)
        self.first = [unit.model(ids[0]) for ids in groups_of(unit)]
        self._kinds: dict[Wound, Kind] = {}
        self._blows: dict[Any, Swing] = {}
        self._fits: dict[str, bool] = {}

    @property
    def start(self) -> Parts:
        return self.squad.parts

    def alive(self, now: Parts) -> bool:
        return any(now)

    def suffered(self, now: Parts) -> int:
        return self.squad.wounds - sum(map(sum, now))

    def lost(self, now: Parts) -> int:
        return self.squad.models - sum(map(len, now))

    def _unit(self, now: Parts) -> Unit:
        return unit_left(self.whole, now)

    def fighting(self, now: Parts) -> list[int]:
        """How many of each group fight."""
        found = [len(part) for part in now]
        left = sum(found) if self.engaged is None else self.engaged
        for at in sorted(range(len(now)), key=lambda at: -self.squad.worth[at]):
            found[at] = min(found[at], left)
            left -= found[at]
        return found

    def armed(self, now: Parts, foe: Unit) -> Iterator[Armed]:
        for model, count in zip(self.first, self.fighting(now), strict=True):
            if count and self.fits(model):
                weapon = blades.usable(gear_of(model))[0]
                yield Armed(model, weapon_for(self.g, self.whole, model, foe) if foe.is_vehicle else weapon, count)

    def fits(self, model: Model) -> bool:
        """Whether models like this one fight at all, looked at once."""
        if model.id not in self._fits:
            self._fits[model.id] = fights(self.g, model)
        return self._fits[model.id]

    @cached_property
    def skills(self) -> list[int]:
        """The Weapon Skill of each group."""
        return [self.g.context.profile(model).ws or 0 for model in self.first]

    def swing(self, own: Unit, each: Armed, now: Parts) -> Swing:
        """The Weapon Skill is that of most who fight (WH-ASSAULT-10)."""
        key = own.id, each.model.id, each.weapon, now
        if key not in self._blows:
            counts: Counter[int] = Counter()
            for skill, count in zip(self.skills, self.fighting(now), strict=True):
                counts[skill] += count
            skill = max(counts, key=lambda value: (counts[value], value))
            self._blows[key] = blow_at(self.g, own, each.model, each.weapon, self.unit(now), skill)
        return self._blows[key]

    def kind(self, wound: Wound) -> Kind:
        """What a wound is to every group."""
        if wound not in self._kinds:
            self._kinds[wound] = kind_of(self.g, self.whole, wound, None)
        return self._kinds[wound]

    def _suffer(self, now: Parts, swings: tuple[Swing, ...]) -> list[tuple[Any, Chance]]:
        sprays = []
        for each in swings:
            chance: Chance = blow_chance(each) if self.fractions else float(blow_chance(each))
            if chance:
                sprays.append(Spray(each.attacks, ((self.kind(each.wound), chance),)))
        return self.struck_by(now, sprays)

    def retreating(self, now: Parts, points: int) -> list[tuple[Any, Chance]]:
        """After the wounds of No Retreat (WH-MORALE-17)."""
        return self.struck_by(now, [Spray(points, ((self.kind(Wound()), self.one),))] if points else [])

    def struck_by(self, now: Parts, sprays: Sequence[Spray]) -> list[tuple[Any, Chance]]:
        """After such wounds."""
        squad = Squad(now, self.squad.full, self.squad.worth)
        found: dict[Parts, Chance] = {}
        for (parts, _), chance in toll(squad, sprays, fractions=self.fractions).items():
            found[parts] = found[parts] + chance if parts in found else chance
        return list(found.items())


class Wreckage(NamedTuple):
    """What has struck a vehicle, and how many hits glanced off or penetrated."""

    blows: Blows
    hits: int


class Machine(Side):
    """One vehicle: a walker fights, any other is only struck (WH-VEH-10, WH-VEH-11)."""

    def __init__(self, g: G, unit: Unit, fractions: bool) -> None:
        super().__init__(g, unit, fractions)
        (self.model,) = unit.models
        self.vehicle = wreckable(g, unit, self.model)

    @property
    def start(self) -> Wreckage:
        return Wreckage(SPARED, 0)

    def result(self, now: Wreckage) -> str:
        """The worst that has come to it."""
        return becomes(self.vehicle, now.blows)

    def alive(self, now: Wreckage) -> bool:
        return self.result(now) not in (WRECKED, EXPLODES)

    def lost(self, now: Wreckage) -> int:
        return int(not self.alive(now))

    def suffered(self, now: Wreckage) -> int:
        counts = self.model.is_walker and self.g.setup.options["walker_hits_count"] == "one_each"
        return now.hits if counts else 0

    def _unit(self, now: Wreckage) -> Unit:
        if not self.alive(now):
            return replace(self.whole, models=(), place="destroyed")
        weapons = weapons_left(self.model)
        stops = now.blows.tracks > 0 or now.blows.weapons > len(weapons)
        broken = min(now.blows.weapons + max(now.blows.tracks - (not self.model.immobilised), 0), len(weapons))
        model = replace(
            self.model,
            immobilised=self.model.immobilised or stops,
            broken=(*self.model.broken, *first_broken(weapons, broken)),
            stunned=self.g.state.player_turn + 1 if now.blows.crew == STUNNED else self.model.stunned,
        )
        return replace(self.whole, models=(model,))

    def armed(self, now: Wreckage, foe: Unit) -> Iterator[Armed]:
        for model in self.unit(now).models:
            if fights(self.g, model):
                yield Armed(model, blades.usable(gear_of(model))[0], 1)

    def swing(self, own: Unit, each: Armed, now: Wreckage) -> Swing:
        unit = self.unit(now)
        model = unit.models[0]
        helpless = (model.id,) if self.model.immobilised else ()
        melee = replace(NOBODY, helpless=helpless)
        need = need_against(self.g, melee, own, each.model, each.weapon, model)
        again = model.is_walker and self.g.context.model_has(own, each.model, "preferred-enemy")
        hit = hit_on(self.g, own, each.model, each.weapon, model)
        return Swing(own.id, unit.id, 0, need, again, Wound(), model=model.id, armour=hit)

    def _suffer(self, now: Wreckage, swings: tuple[Swing, ...]) -> list[tuple[Any, Chance]]:
        found: dict[Wreckage, Chance] = {now: self.one}
        for each in swings:
            later: dict[Wreckage, Chance] = {}
            for before, chance in found.items():
                ends = self._one(before, each) if self.alive(before) else [(before, self.one)]
                for end, part in ends:
                    later[end] = later[end] + chance * part if end in later else chance * part
            found = later
        return list(found.items())

    def _one(self, before: Wreckage, swing: Swing) -> list[tuple[Wreckage, Chance]]:
        """After the attacks of models alike, all of which are rolled (WH-VEH-33)."""
        assert swing.armour is not None
        hits = hits_at(swing.need, swing.need if swing.again else 0) if swing.need else Fraction(1)
        table = [(result, hits * chance) for result, chance in results(self.g, self.model, swing.armour).items()]
        if not self.fractions:
            table = [(result, float(chance)) for result, chance in table]  # type: ignore[misc]
        nothing = self.one - sum(chance for _, chance in table)
        found: dict[Wreckage, Chance] = {before: self.one}
        for _ in range(swing.attacks):
            later: dict[Wreckage, Chance] = {}
            for here, chance in found.items():
                later[here] = later[here] + chance * nothing if here in later else chance * nothing
                for result, part in table:
                    tally = here.hits + 1 if self.model.is_walker else 0
                    end = Wreckage(struck(here.blows, result, self.vehicle.bears), tally)
                    later[end] = later[end] + chance * part if end in later else chance * part
            found = later
        return list(found.items())


def first_broken(weapons: Sequence[str], count: int) -> list[str]:
    """The weapons an attacker destroys first: of several kinds the first listed (WH-VEH-22)."""
    left, found = list(weapons), []
    for _ in range(count):
        found.append(left.pop(0))
    return found


def weapon_for(g: G, unit: Unit, model: Model, foe: Unit) -> str:
    """What a model fights a vehicle with: whatever harms it most, grenades too (WH-CCW-10 to WH-CCW-12)."""
    can = blades.usable(gear_of(model))
    if not foe.models:
        return can[0]
    struck_model = foe.models[0]
    grenades = [each.id for each in blades.grenades_of(model.gear) if each.walkers or not struck_model.is_walker]

    def harm(weapon: str) -> Fraction:
        need = need_against(g, NOBODY, unit, model, weapon, struck_model)
        hits = hits_at(need) if need else Fraction(1)
        chances = results(g, struck_model, hit_on(g, unit, model, weapon, struck_model))
        worth = {row.id: number for number, row in enumerate(TABLES.damage.values(), 1)}
        harmed = sum((chance * worth[result] for result, chance in chances.items()), Fraction(0))
        return attacks_at(g, unit, model, weapon, foe) * hits * harmed

    return max((*can, *grenades), key=harm)


# ---- the round ---------------------------------------------------------------------------------------------------

Standing = tuple[Any, Any]
"""How both sides stand."""


class Clash:
    """A round of combat between two units, the first of them that of the active player."""

    def __init__(self, g: G, first: Side, second: Side) -> None:
        self.g, self.sides = g, (first, second)
        self._steps: dict[tuple[str, str], int] = {}

    def blows(self) -> dict[Standing, Chance]:
        """How both may stand after all blows (WH-ASSAULT-09, WH-ASSAULT-24)."""
        first, second = self.sides
        found: dict[Standing, Chance] = {(first.start, second.start): first.one}
        for step in sorted(self.steps(first, second) | self.steps(second, first), reverse=True):
            later: dict[Standing, Chance] = {}
            for (one, other), chance in found.items():
                struck_second = second.suffer(other, self.swings(first, second, one, other, step))
                struck_first = first.suffer(one, self.swings(second, first, other, one, step))
                for (end, part), (end_second, part_second) in product(struck_first, struck_second):
                    key, weight = (end, end_second), chance * part * part_second
                    later[key] = later[key] + weight if key in later else weight
            found = later
        return found

    def steps(self, side: Side, foe: Side) -> set[int]:
        """The steps of Initiative at which a side strikes; losses change none of them."""
        unit = side.unit(side.start)
        return {self.step_of(unit, each) for each in side.armed(side.start, foe.unit(foe.start))}

    def step_of(self, unit: Unit, each: Armed) -> int:
        """When models strike, looked at once."""
        key = each.model.id, each.weapon
        if key not in self._steps:
            self._steps[key] = blades.initiative(self.g, unit, each.model, each.weapon)
        return self._steps[key]

    def swings(self, side: Side, foe: Side, now: Any, other: Any, step: int) -> tuple[Swing, ...]:
        """The attacks of a side at a step, those alike together."""
        if not side.alive(now) or not foe.alive(other):
            return ()
        unit, target = side.unit(now), foe.unit(other)
        counts: dict[Swing, int] = {}
        for each in side.armed(now, target):
            if self.step_of(unit, each) == step:
                swing = foe.swing(unit, each, other)
                attacks = each.number * attacks_at(self.g, unit, each.model, each.weapon, target)
                counts[swing] = counts.get(swing, 0) + attacks
        return tuple(replace(swing, attacks=number) for swing, number in counts.items())


RESULTS = (
    "target-destroyed",
    "target-caught",
    "target-flees",
    "locked",
    "attacker-flees",
    "attacker-caught",
    "attacker-destroyed",
    "both-destroyed",
)
"""How a combat of two units ends its round, the best for the attacker first."""


class Ending(NamedTuple):
    """How both stand in the end, and what became of the combat."""

    standing: Standing
    result: str


def endings(clash: Clash) -> dict[Ending, Chance]:
    """All that may come of a round: blows, result, morale, no retreat, sweeping advance (WH-ASSAULT-13 to
    WH-ASSAULT-15, WH-MORALE-17)."""
    found: dict[Ending, Chance] = {}
    for standing, chance in clash.blows().items():
        for end, part in settled(clash, standing):
            found[end] = found[end] + chance * part if end in found else chance * part
    return found


def settled(clash: Clash, standing: Standing) -> Iterator[tuple[Ending, Chance]]:
    """What comes of a combat once the blows are struck."""
    sides = clash.sides
    alive = [side.alive(now) for side, now in zip(sides, standing, strict=True)]
    if not all(alive):
        gone = "both-destroyed" if not any(alive) else "target-destroyed" if alive[0] else "attacker-destroyed"
        yield Ending(standing, gone), sides[0].one
        return
    counts = sides[0].suffered(standing[0]), sides[1].suffered(standing[1])
    if counts[0] == counts[1] or not all(is_fighter(side) for side in sides):
        yield Ending(standing, "locked"), sides[0].one
        return
    loser = 0 if counts[0] > counts[1] else 1
    side = sides[loser]
    if not isinstance(side, Foot):
        yield Ending(standing, "locked"), side.one
        return
    yield from beaten(clash, standing, loser, counts)


def is_fighter(side: Side) -> bool:
    """Whether a unit is of a kind that combats are won and lost against (WH-VEH-34)."""
    return isinstance(side, Foot) or (isinstance(side, Machine) and side.model.is_walker)


def beaten(clash: Clash, standing: Standing, loser: int, counts: tuple[int, int]) -> Iterator[tuple[Ending, Chance]]:
    """The loser tests; failed, it is swept or gets away; fearless, it suffers (WH-ASSAULT-15, WH-MORALE-09,
    WH-USR-02)."""
    g, side, hunter = clash.g, clash.sides[loser], clash.sides[1 - loser]
    assert isinstance(side, Foot)
    unit, winner = side.unit(standing[loser]), hunter.unit(standing[1 - loser])
    points = counts[loser] - counts[1 - loser]
    name = "attacker" if loser == 0 else "target"
    if must_stand(g, unit):
        yield from stands(clash, standing, loser, points, side.one)
        return
    worse = penalty(g, by_seat(clash, counts), winner.seat)
    for now, passed, weight in tests(side, standing[loser], worse):
        after = (now, standing[1]) if loser == 0 else (standing[0], now)
        if passed:
            yield Ending(after, "locked"), weight
            continue
        swept = caught(g, side.unit(now), winner)
        share = chance_of(side, swept)
        if g.context.has(unit, "they-shall-know-no-fear"):
            yield from stands(clash, after, loser, points, weight * share)
        else:
            yield Ending(after, f"{name}-caught"), weight * share
        yield Ending(after, f"{name}-flees"), weight * (1 - share)


def tests(side: Foot, now: Parts, worse: int) -> Iterator[tuple[Parts, bool, Chance]]:
    """How a loser may stand after its morale test, whether it passed, and the chance: with a bosspole it may cost a
    wound and be taken again (WH-MORALE-03, WH-ASSAULT-30)."""
    unit = side.unit(now)
    first = chance_of(side, holds(side.g, unit, worse, poled=False))
    yield now, True, first
    if not may_use_pole(unit):
        yield now, False, 1 - first
        return
    at = orders(Squad(now, side.squad.full, side.squad.worth), ())[0][0]
    hurt = (*now[:at], left_of(now[at], side.squad.full[at], 0, 1), *now[at + 1 :])
    again = chance_of(side, holds(side.g, side.unit(hurt), worse, poled=False))
    yield hurt, True, (1 - first) * again
    yield hurt, False, (1 - first) * (1 - again)


def chance_of(side: Side, chance: Fraction) -> Chance:
    """A chance as a side reckons."""
    return chance if side.fractions else float(chance)


def by_seat(clash: Clash, counts: tuple[int, int]) -> tuple[int, int]:
    """What both suffered, by their seats."""
    return counts if clash.sides[0].whole.seat == 0 else (counts[1], counts[0])


def stands(
    clash: Clash, standing: Standing, loser: int, points: int, weight: Chance
) -> Iterator[tuple[Ending, Chance]]:
    """A loser that does not run suffers as many wounds as it lost by (WH-MORALE-17)."""
    side = clash.sides[loser]
    assert isinstance(side, Foot)
    name = "attacker" if loser == 0 else "target"
    for left, chance in side.retreating(standing[loser], points):
        after = (left, standing[1]) if loser == 0 else (standing[0], left)
        yield Ending(after, "locked" if side.alive(left) else f"{name}-destroyed"), weight * chance


def caught(g: G, unit: Unit, winner: Unit) -> Fraction:
    """The chance that a unit which runs is caught: the winner's D6 and Initiative are as high (WH-ASSAULT-15)."""
    behind = sweep_initiative(g, winner) - sweep_initiative(g, unit)
    return Fraction(sum(one + behind >= other for one in FACES for other in FACES), 36)


def side_of(g: G, unit: Unit, engaged: int | None = None, *, fractions: bool = False) -> Side:
    """A unit as it fights. Raises ``ValueError`` for a squadron of vehicles."""
    if unit.is_vehicle:
        return Machine(g, unit, fractions)
    return Foot(g, unit, engaged, fractions)


def damage_of(side: Machine, found: dict[Standing, Chance]) -> Cases:
    """What becomes of a vehicle that is assaulted."""
    chances = dict.fromkeys(DAMAGE, side.one * 0)
    for (_, now), chance in found.items():
        chances[side.result(now)] += chance
    return Cases.of(chances)
