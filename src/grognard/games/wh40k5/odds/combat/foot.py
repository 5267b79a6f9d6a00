"""Creatures in a close combat: how they may stand, what they strike with, what strikes do to them (chapter Assault).

Where fewer fight than there are, those whom their owner would miss least are the first to fall and do not strike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import product
from typing import Any

import numpy
from numpy.typing import NDArray

from grognard.core.engine.fates import chance_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds import explosion_odds
from grognard.games.wh40k5.odds.combat.sides import Armed, Ends, Forced, Side
from grognard.games.wh40k5.odds.hit_odds import kind_of, squad_of, suffers
from grognard.games.wh40k5.odds.morale_odds import seen_by_tests, tested, unit_left
from grognard.games.wh40k5.odds.vehicle_piercing_chances import results
from grognard.games.wh40k5.odds.wound_odds import (
    Kind,
    Parts,
    Spray,
    Squad,
    Suffering,
    orders,
    thinned,
    wound_odds_of,
)
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import (
    NOBODY,
    AttackGroup,
    attacks_at,
    blow_at,
    blow_at_vehicle,
    fights,
    gear_of,
)
from grognard.games.wh40k5.rules.assault.fates import STRUCK, WOUND
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.saves.casualties import left_of
from grognard.games.wh40k5.rules.saves.wound import Bearer, Wound
from grognard.games.wh40k5.rules.saves.wounds import may_be_forced
from grognard.games.wh40k5.rules.units.force import PERIL
from grognard.games.wh40k5.rules.vehicles.destruction import BLAST, shrapnel
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, convolve

Lefts = tuple[list[Parts], NDArray[Any]]
"""What may be left of a unit, and the chances, maybe by numbers of wounds."""


class Foot(Side):
    """Creatures. ``engaged``: how many of them fight at most; None: all."""

    root: Foot

    def __init__(self, g: G, unit: Unit, engaged: int | None, fractions: bool) -> None:
        super().__init__(g, unit, fractions)
        self.engaged = engaged
        self.squad = squad_of(g, unit)
        self.first = [unit.model(ids[0]) for ids in groups_of(unit)]
        self.by_caught: dict[int, Foot] = {0: self}
        self._kinds: dict[tuple[Wound, int, bool], Kind] = {}
        self._forced: dict[Any, list[Forced]] = {}
        self._seen: dict[Parts, object] = {}
        self._spared: dict[Parts, list[Parts]] = {}
        self._fits: dict[str, bool] = {}
        self._tables: dict[tuple[Parts, tuple[Kind, ...]], Lefts] = {}

    @property
    def start(self) -> Parts:
        return self.squad.parts

    def alive(self, now: Parts) -> bool:
        return any(now)

    def suffered(self, now: Parts) -> int:
        return self.squad.wounds - sum(map(sum, now))

    @property
    def most(self) -> int:
        return self.squad.models

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
                each = Armed(model, melee_weapons.usable(gear_of(model))[0], count)
                if foe.is_vehicle:
                    yield each._replace(weapon=weapon_for(self.g, self.fighter(now, each), model, foe))
                elif melee_weapons.row_of(each.weapon).psychic:
                    # Each tests for himself: he is known by his place among those alike that are left.
                    bearers = next(ids for ids in groups_of(self.whole) if model.id in ids)[:count]
                    yield from (each._replace(model=self.whole.model(id), number=1) for id in bearers)
                else:
                    yield each

    def fits(self, model: Model) -> bool:
        """Whether models like this one fight at all, looked at once."""
        if model.id not in self._fits:
            self._fits[model.id] = fights(self.g, model)
        return self._fits[model.id]

    def front(self, now: Parts) -> tuple[object, ...]:
        """The Toughness it is wounded at, the Weapon Skill it is struck at, whether grenades make charges worse."""
        if self.is_alike:
            return ()
        unit = self.unit(now)
        return toughness(self.g, unit), self.skill(now), melee_weapons.is_defended(unit)

    @cached_property
    def is_alike(self) -> bool:
        """Whether that is the same of all its models."""
        each = ((self.g.context.profile(model), melee_weapons.has_grenades(model, "defensive")) for model in self.first)
        return len({(profile.t, profile.ws, defended) for profile, defended in each}) == 1

    def skill(self, now: Parts, at: str = "") -> int:
        """The Weapon Skill of most who fight, of those who are struck together (WH-ASSAULT-10)."""
        counts: Counter[int] = Counter()
        fighting = self.fighting(now)
        for group in self.together(at):
            counts[self.skills[group]] += fighting[group]
        return max(counts, key=lambda value: (counts[value], value))

    def together(self, at: str) -> Sequence[int]:
        """The groups that are struck together."""
        return range(len(self.first))

    @cached_property
    def skills(self) -> list[int]:
        """The Weapon Skill of each group."""
        return [self.g.context.profile(model).ws or 0 for model in self.first]

    def swing(self, own: Unit, each: Armed, now: Parts) -> AttackGroup:
        return blow_at(self.g, own, each.model, each.weapon, self.struck_as(now, each), self.skill(now, each.at))

    def kind(self, wound: Wound, force: int = 0, comes: bool = False) -> Kind:
        """What a wound is to every group; by a force weapon, whose bearer is known by a bit, whose power ``comes``, or
        not (WH-CCW-08)."""
        if (wound, force, comes) not in self._kinds:
            known = kind_of(self.g, self.whole, wound, None)
            if force:
                open_to = [may_be_forced(self.g, self.whole, model) for model in self.first]
                once = self.g.setup.options["force_weapon_kills"] == "one_wound"
                known = tuple(
                    each._replace(force=force, comes=comes, once=comes and once) if may and not each.instant else each
                    for each, may in zip(known, open_to, strict=True)
                )
            self._kinds[wound, force, comes] = known
        return self._kinds[wound, force, comes]

    def suffer(self, now: Parts, swings: tuple[AttackGroup, ...], *, counts: bool = False) -> Ends:
        ends, chances = self.struck_by(now, self.sprays(swings))
        return ends, chances[:, None]

    def scorched(self, now: Parts) -> Ends:
        ends, chances = self.struck_by(now, self.shards(self.unit(now), sum(self.fighting(now))))
        return ends, chances[:, None]

    def shards(self, unit: Unit, hits: int) -> list[Spray]:
        """The dice of an explosion that reaches so many of those who stand so (WH-VEH-07)."""
        if not hits:
            return []
        kind = self.kind(shrapnel(BLAST))
        return explosion_odds.sprayed(self.g, unit, hits, BLAST, kind, fractions=self.fractions)

    def burnt(self, lost: int) -> Foot:
        """The same, of whom explosions have cost so many more."""
        caught, known = self.caught + lost, self.root.by_caught
        if caught not in known:
            known[caught] = copy(self.root)
            known[caught].caught = caught
        return known[caught]

    def sprays(self, swings: tuple[AttackGroup, ...], bearers: Sequence[Bearer] = (), came: int = 0) -> list[Spray]:
        """The dice of attacks on it; ``came``: the bits of the bearers whose powers come."""
        found = []
        for each in swings:
            part = chance_of(each.fate, WOUND)
            force = 1 << bearers.index(each.wound.force) if each.wound.force in bearers else 0
            if part:
                chance = part if self.fractions else float(part)
                found.append(Spray(each.attacks, ((self.kind(each.wound, force, bool(force & came)), chance),)))
        return found

    def suffer_force(self, now: Parts, swings: tuple[AttackGroup, ...], bearers: Sequence[Bearer]) -> list[Forced]:
        """How it may stand after attacks some of which are by force weapons, and whom his power cost a peril. Each is
        used whenever a wound was not saved that it can turn into instant death (WH-CCW-08, WH-UNIT-05)."""
        if (now, swings) not in self._forced:
            squad, found = self.squad._replace(parts=now), dict[tuple[Parts, tuple[str, ...]], Chance]()
            for came in range(1 << len(bearers)):
                sprays = self.sprays(swings, bearers, came)
                for (parts, used), chance in wound_odds_of(squad, sprays, fractions=self.fractions).items():
                    if came & ~used:
                        continue
                    for perilous, weight in tested(bearers, came, used):
                        key, share = (parts, perilous), chance * (self.one * weight)
                        found[key] = found[key] + share if key in found else share
            self._forced[now, swings] = [(*key, chance) for key, chance in found.items()]
        return self._forced[now, swings]

    def perils(self, now: Parts, models: Sequence[str]) -> list[tuple[Parts, int, Chance]]:
        """How it may stand after some of its models have suffered the perils of their powers, as far as they are left,
        and the wounds it cost. Those alike are left in their order: which of them fell is all one."""
        ends: dict[tuple[Parts, int], Chance] = {(now, 0): self.one}
        for model in models:
            at, place = next((at, ids.index(model)) for at, ids in enumerate(groups_of(self.whole)) if model in ids)
            if place >= len(now[at]):
                continue
            chance = suffers(self.g, self.whole, self.first[at], PERIL, None) * self.one
            later: dict[tuple[Parts, int], Chance] = {}
            for (here, cost), part in ends.items():
                left = (*here[at][:place], here[at][place] - 1, *here[at][place + 1 :])
                later[(*here[:at], left, *here[at + 1 :]), cost + 1] = part * chance
                later[here, cost] = part * (1 - chance)
            ends = later
        return [
            (tuple(tuple(sorted(filter(None, part), reverse=True)) for part in parts), cost, chance)
            for (parts, cost), chance in ends.items()
        ]

    def poled(self, now: Parts) -> Parts:
        """How it stands after the wound of its bosspole: whom its owner misses least suffers it (WH-ASSAULT-30)."""
        return self.hurt(now, orders(self.squad._replace(parts=now), ())[0][0])

    def hurt(self, now: Parts, at: int) -> Parts:
        """After one wound more to a group."""
        return (*now[:at], left_of(now[at], self.squad.full[at], 0, 1), *now[at + 1 :])

    def seen(self, now: Parts) -> object:
        """What tests look at, looked at once."""
        if now not in self._seen:
            self._seen[now] = seen_by_tests(self.g, self.unit(now), self.squad)(now)
        return self._seen[now]

    def retreats(self, now: Parts) -> Lefts:
        """How it may stand after wounds of No Retreat, and the chances by their number (WH-MORALE-17)."""
        return self.table(now, (self.kind(Wound()),), (self.suffered(now) + 1,))

    def struck_by(self, now: Parts, sprays: Sequence[Spray]) -> Lefts:
        """After such wounds, by a table of what so many of each kind come to, worked out once."""
        tolls: dict[Kind, list[Distribution]] = {}
        for spray in sprays:
            ((kind, chance),) = spray.wounds
            tolls.setdefault(kind, []).append(thinned(spray.dice, chance, fractions=self.fractions))
        numbers = [numpy.array(convolve(*some).chances) for some in tolls.values()]
        if not numbers:
            return self._spared.setdefault(now, [now]), numpy.array([self.one])
        ends, table = self.table(now, tuple(tolls), tuple(map(len, numbers)))
        for chances in numbers:
            table = numpy.tensordot(chances, table[: len(chances)], 1)
        return ends, table

    def table(self, now: Parts, kinds: tuple[Kind, ...], shape: tuple[int, ...]) -> Lefts:
        """How it may stand after wounds, and the chances by how many there are of each kind, at least so many."""
        known = self._tables.get((now, kinds))
        if known is None or any(least > most for least, most in zip(shape, known[1].shape, strict=False)):
            known = self._tables[now, kinds] = lefts(self.squad._replace(parts=now), kinds, shape, self.fractions)
        return known


@lru_cache(maxsize=2048)
def lefts(squad: Squad, kinds: tuple[Kind, ...], shape: tuple[int, ...], fractions: bool) -> Lefts:
    """What may be left of a unit after fewer wounds of each kind than these, and the chances by their numbers."""
    found = Suffering(squad, kinds, [*product(*map(range, shape))], fractions)
    return found.parts, found.chances().reshape(*shape, -1)


def weapon_for(g: G, unit: Unit, model: Model, foe: Unit) -> str:
    """What a model fights a vehicle with: whatever harms it most, grenades too (WH-CCW-10 to WH-CCW-12)."""
    can = melee_weapons.usable(gear_of(model))
    if not foe.models:
        return can[0]
    struck_model = foe.models[0]
    grenades = [each.id for each in melee_weapons.grenades_of(model.gear) if each.walkers or not struck_model.is_walker]

    def harm(weapon: str) -> Fraction:
        swing = blow_at_vehicle(g, NOBODY, unit, model, weapon, foe, struck_model)
        assert swing.armour is not None
        hits, chances = chance_of(swing.fate, STRUCK), results(g, struck_model, swing.armour)
        worth = {row.id: number for number, row in enumerate(TABLES.damage.values(), 1)}
        harmed = sum((chance * worth[result] for result, chance in chances.items()), Fraction(0))
        return attacks_at(g, unit, model, weapon, foe) * hits * harmed

    return max((*can, *grenades), key=harm)
