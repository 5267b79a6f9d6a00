"""Who fires what at which part of the target: what is sensible, what is forbidden, when it is asked (AZ-INT-09,
AZ-FIRE-03, AZ-FIRE-17, AZ-FIRE-18, AZ-SPL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import hypot
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import Fate
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.area.grenades import most_throwers
from grognard.games.operation_ww2.rules.crews.crew_hits import men_aboard
from grognard.games.operation_ww2.rules.fire.fates import DEAD, HIT, SCARED, chance_of, of_shot, to_hit
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.parts import is_open_top
from grognard.games.operation_ww2.rules.fire.shot_groups import strays
from grognard.games.operation_ww2.rules.fire.snipers import is_sniper_unit
from grognard.games.operation_ww2.rules.fire.targets import Engagement
from grognard.games.operation_ww2.rules.fire.weapons import MACHINE_GUNS, rounds_left
from grognard.games.operation_ww2.state.choices import Shooting
from grognard.games.operation_ww2.state.intents import NOTHING, Besides, WeaponFire
from grognard.games.operation_ww2.state.state import Unit

SCARED_IS_WORTH = 0.4
"""What laying somebody down is worth beside killing him, in ranking what to fire. No rule depends on it."""

CHANGED = 0.3
"""How often a random player fires a weapon otherwise than is sensible."""

THING_IS_WORTH = 0.6
"""What a hit on a gun or a vehicle is worth in it."""


def worth(g: G, option: FiringOption) -> float:
    """How much a weapon's fire at a part promises, for ranking (no rule depends on it)."""
    shot = option.shot
    if shot.need is None:
        return 0.0
    if is_open_top(shot.part):
        # Everybody inside rolls, without cover.
        men = len(men_aboard(g, option.nearest.unit, option.nearest.model))
        return men * promise(of_shot(g.context.tables, shot, "none"))
    if shot.column != "infantry":
        return shot.dice * THING_IS_WORTH * float(chance_of(to_hit(shot.need), HIT))
    return shot.dice * promise(of_shot(g.context.tables, shot))


@lru_cache(maxsize=1024)
def promise(fate: Fate) -> float:
    """What a die at people promises."""
    return float(chance_of(fate, DEAD)) + SCARED_IS_WORTH * float(chance_of(fate, SCARED))


def struck(g: G, option: FiringOption) -> int:
    """How many people of the target stand under a template laid on the one aimed at; of other fire one a die."""
    if not option.area:
        return 1
    radius: int = g.context.tables.weapons[option.armed.weapon].template * 1000
    middle = option.nearest.model
    near = (
        hypot(model.x - middle.x, model.y - middle.y) - model.radius <= radius
        for model in option.nearest.unit.people
        if model.aboard is None
    )
    return max(1, sum(near))


def planned(g: G, unit: Unit, power: Firepower) -> list[FiringOption]:
    """A sensible fire of everything the unit has: each model the weapon and the part that promise most (AZ-FIRE-17), a
    template where most stand under it (AZ-AREA-02); who assists does not fire himself (AZ-CRW-01), of a sniper team one
    fires (AZ-SNP-01)."""
    weapons = list(dict.fromkeys(each.key[:2] for each in power.chances))
    first = {weapon: number for number, weapon in enumerate(weapons)}
    ranked = sorted(power.chances, key=lambda each: (-worth(g, each), first[each.key[:2]], -struck(g, each)))
    found: list[FiringOption] = []
    several = g.setup.options["one_weapon_per_model"] == "off"
    taken: set[tuple[str, ...]] = set()
    throwers = most_throwers(g, unit)
    for chance in ranked:
        name = _slot(chance, several)
        if name in taken or (is_grenade(g, chance) and not throwers):
            continue
        throwers -= is_grenade(g, chance)
        taken.add(name)
        found.append(chance)
    helping = {id for chance in found for id in chance.armed.serving}
    found = [chance for chance in found if chance.armed.model not in helping]
    if is_sniper_unit(g, unit):
        found = [chance for chance in found if chance.armed.model == found[0].armed.model]
    order = [model.id for model in unit.models]
    return sorted(found, key=lambda each: order.index(each.armed.model))


def _slot(chance: FiringOption, several: bool) -> tuple[str, ...]:
    """What can be fired once with an order: a person has one weapon, a vehicle all of its own, a sniper's two targets
    one shot each (AZ-FIRE-17, AZ-VLS-05, AZ-SNP-02)."""
    if chance.armed.mount:
        return chance.armed.model, chance.armed.mount
    return (chance.armed.model, chance.armed.weapon, chance.target) if several else (chance.armed.model, chance.target)


def is_grenade(g: G, chance: FiringOption) -> bool:
    """Whether somebody throws a grenade (AZ-GRN-03)."""
    return bool(g.context.tables.weapons[chance.armed.weapon].group == "grenade")


def named(chances: Iterable[FiringOption]) -> tuple[WeaponFire, ...]:
    """Chances as a player's choice names them."""
    return tuple(WeaponFire(*chance.key) for chance in chances)


def taken(power: Firepower, firings: Iterable[WeaponFire]) -> list[FiringOption]:
    """The chances a choice names, those that there no longer are left out."""
    found = (power.of((each.model, each.weapon, each.part, each.shots)) for each in firings)
    return [chance for chance in found if chance is not None]


def is_worth_asking(g: G, unit: Unit, power: Firepower, plan: Sequence[FiringOption]) -> bool:
    """Whether anything hangs on the choice: parts to split the fire between, several weapons in one hand, rounds or
    reloading to think of, assistants who could fire, friends in the line of fire, snipers. Firing all that can be
    fired is otherwise never the worse choice and not asked (AZ-FIRE-18, AZ-FIRE-11)."""
    if g.setup.options["split_timing"] == "at_declaration":
        return False
    rows = g.context.tables.weapons
    parts: dict[str, set[tuple[str, str, int]]] = {}
    for chance in power.chances:
        parts.setdefault(chance.armed.model + chance.armed.mount, set()).add(chance.key[1:])
    if any(len(options) > 1 for options in parts.values()):
        return True
    if any(
        each.armed.reload or rounds_left(g, unit, unit.model(each.armed.model), rows[each.armed.weapon]) is not None
        for each in plan
    ):
        return True
    if any(stray is not None for stray in strays(g, unit, [each for each in plan if not each.area])):
        return True
    firing = {chance.armed.model for chance in power.chances}
    return any(
        rows[each.armed.weapon].group not in MACHINE_GUNS and firing.intersection(each.armed.serving) for each in plan
    ) or (is_sniper_unit(g, unit) and len(firing) > 1)


def must_all_fire(g: G, order: OrderName) -> bool:
    """Whether everybody fires who can: in an Assault (AZ-ORD-13) or by the option ``hold_fire`` (AZ-FIRE-18)."""
    return order == "assault" or g.setup.options["hold_fire"] == "all_must_fire"


class ChooseShooting(Decision):
    """Who fires what at which part, just before the dice (AZ-INT-09)."""

    sampled: ClassVar[bool] = True

    unit: str
    target: str | None
    order: OrderName
    besides: Besides = NOTHING
    moved: bool = False
    held: bool = False

    def candidates(self, g: G) -> Sequence[Choice]:
        """Everything at what promises most; everything at each part; single weapons elsewhere, others, or not fired."""
        return list(dict.fromkeys(Shooting(named(each)) for each in self._sampled(g)))

    def _sampled(self, g: G) -> Iterator[list[FiringOption]]:
        """Samples (states no rule): the plan, other parts, one weapon more or less."""
        unit = g.state.units[self.unit]
        power = self.power(g)
        plan = planned(g, unit, power)
        yield plan
        for part in dict.fromkeys(chance.shot.part for chance in power.chances if not chance.area):
            yield [self._at(power, chance, part) for chance in plan]
        for chance in power.chances:
            rest = [each for each in plan if each.armed.model != chance.armed.model]
            yield [*rest, chance]
        for chance in plan:
            yield [each for each in plan if each is not chance]

    def _at(self, power: Firepower, chance: FiringOption, part: str) -> FiringOption:
        """The same weapon at another part, if it can hit that."""
        model, weapon, _, fewer = chance.key
        return power.of((model, weapon, part, fewer)) or chance

    def power(self, g: G, firings: Sequence[WeaponFire] = ()) -> Firepower:
        """What the unit could fire while those who fire assist nobody."""
        return powers_of(g, self).while_firing(firings)

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if not isinstance(choice, Shooting):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        power = self.power(g, choice.firings)
        chances = taken(power, choice.firings)
        if len(chances) < len(choice.firings):
            return Refused(say("az-refused-shot"), "AZ-FIRE-05", "AZ-SPL-03")
        slots = [_slot(chance, self._several(g)) for chance in chances]
        if len(set(slots)) != len(slots):
            return Refused(say("az-refused-one-weapon"), "AZ-FIRE-17", "AZ-SPL-03")
        if not chances:
            return Refused(say("az-refused-all-held"), "AZ-FIRE-18")
        thrown, most = sum(is_grenade(g, chance) for chance in chances), most_throwers(g, unit)
        if thrown > most:
            return Refused(say("az-refused-throwers", most=most), "AZ-GRN-03")
        if must_all_fire(g, self.order) and not is_sniper_unit(g, unit):
            firing = {each.model for each in choice.firings}
            helping = {id for chance in chances for id in chance.armed.serving}
            able = (each for each in power.chances if thrown < most or not is_grenade(g, each))
            if any(chance.armed.model not in firing | helping for chance in able):
                return Refused(say("az-refused-hold"), "AZ-ORD-13" if self.order == "assault" else "AZ-FIRE-18")
        return None

    def _several(self, g: G) -> bool:
        return bool(g.setup.options["one_weapon_per_model"] == "off")

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """The sensible fire, now and then with another chance for some."""
        power = self.power(g)
        plan = planned(g, g.state.units[self.unit], power)
        others: dict[tuple[str, str], list[FiringOption]] = {}
        for chance in power.chances:
            others.setdefault(chance.key[:2], []).append(chance)
        mixed = [random.choice(others[each.key[:2]]) if random.random() < CHANGED else each for each in plan]
        yield Shooting(named(mixed))
        yield Shooting(named(plan))


def powers_of(g: G, decision: ChooseShooting) -> Powers:
    """What the unit could fire now, found once: each shot that is listed is asked about."""
    known = g.context.known(g.state)
    if decision not in known:
        known[decision] = Powers(g, decision)
    powers: Powers = known[decision]
    return powers


class Powers:
    """What a unit could fire at one moment, by who fires and so assists nobody; each is looked up once."""

    def __init__(self, g: G, decision: ChooseShooting) -> None:
        self.g, self.decision = g, decision
        rows = g.context.tables.weapons
        self.unit = g.state.units[decision.unit]
        self.are_served = any(rows[id].assistants for model in self.unit.models for id in model.weapons)
        # While nobody fires most weapons are served, so that what they see is all that is to be seen.
        self.known = {frozenset[str](): self._power(frozenset(), {})}

    def while_firing(self, firings: Sequence[WeaponFire]) -> Firepower:
        """What the unit could fire while these weapons are."""
        busy = frozenset(each.model for each in firings) if self.are_served else frozenset()
        if busy not in self.known:
            self.known[busy] = self._power(busy, self.known[frozenset()].prospects)
        return self.known[busy]

    def _power(self, busy: frozenset[str], known: Mapping[str, Engagement]) -> Firepower:
        asked = self.decision
        return firepower(
            self.g, self.unit, asked.target, asked.order, asked.besides, asked.moved, busy, asked.held, known
        )
