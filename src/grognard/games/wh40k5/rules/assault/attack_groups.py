"""The attacks of one step of Initiative laid out: who strikes whom, how many times, with what rolls (WH-ASSAULT-07 to
WH-ASSAULT-12, WH-VEH-10, WH-VEH-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from grognard.core.engine.fates import Fate
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.engagement import Contact, contacts, engaged, helpers, party, touching
from grognard.games.wh40k5.ground.vehicle_condition import attacks_lost, is_stunned, needs_to_strike, weapons_left
from grognard.games.wh40k5.ground.vehicle_faces import face_in_assault
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.fates import to_strike, to_wound
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.saves.wound import Bearer, Wound
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Aimed, Wielded
from grognard.games.wh40k5.state.state import Model, Unit, is_gun

GRENADE_AT_WALKER = TABLES.limits["grenade-hits-walker"].value
CREATURE_DICE = TABLES.limits["creature-penetration-dice"].value


class AttackGroup(Record):
    """Attacks that are rolled together.

    ``need`` to hit, 0: they hit in any case; ``again``: misses are repeated; then either ``wound`` and the roll
    ``wounds_on`` for it, 0: it cannot wound, ``once_more``: failed rolls are repeated; or ``armour``, the hit on the
    vehicle ``model``.
    """

    unit: str
    target: str
    attacks: int
    need: int
    again: bool
    wound: Wound
    wounds_on: int = 0
    once_more: bool = False
    model: str = ""
    armour: ArmourHit | None = None

    @property
    def fate(self) -> Fate:
        """What may become of each of them, up to its wound."""
        return to_strike(self.need, self.again, to_wound(self.wounds_on, self.once_more))


class Melee(Record):
    """A combat as it began: its units, whom each engaged model may strike, the walkers that were helpless
    (WH-ASSAULT-12, WH-ASSAULT-20, WH-CCW-11). ``batteries``: units that touch of another only its guns, each before
    that other (WH-UNIT-06)."""

    units: tuple[str, ...]
    foes: tuple[Contact, ...]
    touched: tuple[str, ...]
    helpless: tuple[str, ...]
    batteries: tuple[tuple[str, str], ...] = ()


NOBODY = Melee((), (), (), ())
"""No combat in particular."""


def melee_of(g: G, ids: Sequence[str]) -> Melee:
    """A combat at the start of its round. Who touches nobody may strike those whom comrades within 2" touch
    (WH-ASSAULT-12, WH-ASSAULT-20)."""
    units = [g.state.units[id] for id in ids]
    found: list[Contact] = []
    whom: dict[str, tuple[str, ...]] = {}
    for unit in units:
        direct = contacts(g, unit, [other for other in units if other.seat != unit.seat])
        whom |= {contact.model: contact.units for contact in direct}
        found += direct
    touched = tuple(whom)
    for unit in units:
        front = [model for other in party(g, unit) for model in other.models if model.id in whom]
        for model, near in helpers(unit, front).items():
            foes = dict.fromkeys(foe for other in near for foe in whom[other])
            found.append(Contact(model, from_behind(g, tuple(foes))))
    helpless = tuple(
        model.id
        for unit in units
        for model in unit.models
        if model.is_walker and (model.immobilised or is_stunned(g.state, model))
    )
    batteries = tuple(
        (unit.id, other.id)
        for other in units
        if any(is_gun(model) for model in other.models)
        for unit in units
        if unit.seat != other.seat and touches_only_guns(g, unit, other)
    )
    return Melee(tuple(ids), tuple(found), touched, helpless, batteries)


def from_behind(g: G, foes: tuple[str, ...]) -> tuple[str, ...]:
    """Whom a model may strike that touches none of these enemies itself: not a character, but the unit he is with; one
    on his own if there is nobody else (WH-ASSAULT-12, WH-ASSAULT-29)."""
    common = tuple(foe for foe in foes if not g.state.units[foe].of.character)
    joined = dict.fromkeys(unit.joined for foe in foes if (unit := g.state.units[foe]).joined is not None)
    return common or tuple(id for id in joined if g.state.units[id].on_table) or foes


def touches_only_guns(g: G, unit: Unit, battery: Unit) -> bool:
    """Whether a unit touches guns of another, and none of their crew (WH-UNIT-06)."""
    matrix = touching(g, unit, battery)
    if matrix is None:
        return False
    columns = range(len(battery.models))
    return all(is_gun(model) for model, column in zip(battery.models, columns, strict=True) if matrix[:, column].any())


# ---- who strikes ------------------------------------------------------------------------------------------------


def gear_of(model: Model) -> tuple[str, ...]:
    """What a model can fight with: not the weapons of a walker that were destroyed (WH-CCW-07)."""
    return weapons_left(model) if model.is_walker else model.gear


def options(g: G, melee: Melee, model: Model) -> tuple[str, ...]:
    """The weapons a model may choose from, and against a vehicle it touches its grenades (WH-CCW-10, WH-CCW-11)."""
    found = list(melee_weapons.usable(gear_of(model)))
    if model.id in melee.touched:
        vehicles = [unit for id in foes_of(melee, model.id) if (unit := g.state.units[id]).is_vehicle and unit.models]
        for grenade in melee_weapons.grenades_of(model.gear):
            if any(grenade.walkers or not vehicle.models[0].is_walker for vehicle in vehicles):
                found.append(grenade.id)
    return tuple(found)


def foes_of(melee: Melee, model: str) -> tuple[str, ...]:
    """The enemy units a model may strike."""
    return next((contact.units for contact in melee.foes if contact.model == model), ())


def weapon_of(g: G, melee: Melee, wielded: Iterable[Wielded], model: Model) -> str:
    """What a model fights with: what was chosen, else the only weapon it has."""
    return next((each.weapon for each in wielded if each.model == model.id), options(g, melee, model)[0])


def fights(g: G, model: Model) -> bool:
    """Whether a model has attacks at all: not vehicles other than walkers, nor guns (WH-VEH-10, WH-UNIT-06)."""
    return g.context.profile(model).ws is not None and bool(g.context.profile(model).a)


def undecided(g: G, melee: Melee, wielded: Iterable[Wielded], step: int) -> Iterator[tuple[Unit, list[Model]]]:
    """The models whose first step this is and that have a choice of weapons, unit by unit (WH-CCW-12)."""
    known = {each.model for each in wielded}
    for unit in standing(g, melee):
        found = [
            model
            for model in unit.models
            if model.id not in known
            and foes_of(melee, model.id)
            and fights(g, model)
            and len(can := options(g, melee, model)) > 1
            and max(melee_weapons.initiative(g, unit, model, weapon) for weapon in can) >= step
        ]
        if found:
            yield unit, found


def standing(g: G, melee: Melee) -> list[Unit]:
    """The units of a combat that are left, those of the active player first."""
    units = [g.state.units[id] for id in melee.units if g.state.units[id].on_table]
    return sorted(units, key=lambda unit: unit.seat != g.state.active)


def strikers(g: G, melee: Melee, wielded: Sequence[Wielded], step: int) -> Iterator[tuple[Unit, Model, str]]:
    """The models that strike at a step of Initiative, and with what; whether they are engaged is looked at now, or was
    when the combat began, by the option ``engagement_check`` (WH-ASSAULT-07, WH-ASSAULT-09, WH-ASSAULT-20)."""
    now = g.setup.options["engagement_check"] == "initiative_step"
    ready = {contact.model for contact in melee.foes}
    for unit in standing(g, melee):
        fit: set[str] | None = None
        for model in unit.models:
            if model.id not in ready or not fights(g, model):
                continue
            weapon = weapon_of(g, melee, wielded, model)
            if melee_weapons.initiative(g, unit, model, weapon) != step:
                continue
            if now:
                fit = engaged(g, unit) if fit is None else fit
            if fit is None or model.id in fit:
                yield unit, model, weapon


def victims(g: G, melee: Melee, model: str) -> list[Unit]:
    """The enemy units a model can strike that are still there."""
    return [unit for id in foes_of(melee, model) if (unit := g.state.units[id]).on_table]


def attacks_at(g: G, unit: Unit, model: Model, weapon: str, target: Unit) -> int:
    """The attacks of a model if it makes them all against a unit: one with a grenade (WH-ASSAULT-08, WH-CCW-11)."""
    if weapon in TABLES.grenades:
        return 1
    if unit.countered and not g.context.model_has(unit, model, "counter-attack"):
        return base_attacks(g, unit, model, weapon)
    return base_attacks(g, unit, model, weapon) + melee_weapons.charge_attacks(g, unit, target)


def base_attacks(g: G, unit: Unit, model: Model, weapon: str) -> int:
    """The attacks of a model but for those of a charge; a walker has one more for each further weapon, and one less
    while it is helpless, but never none (WH-CCW-07, WH-VEH-11)."""
    if weapon in TABLES.grenades:
        return 1
    if not model.is_walker:
        return melee_weapons.attacks(g, unit, model, weapon)
    further = max(len(melee_weapons.carried(gear_of(model))) - 1, 0)
    own = g.context.profile(model).a or 0
    return max(own + further - attacks_lost(g.state, model), 1)


# ---- the blows --------------------------------------------------------------------------------------------------


def swings_of(
    g: G, melee: Melee, wielded: Sequence[Wielded], aimed: Sequence[Aimed], step: int
) -> tuple[AttackGroup, ...]:
    """The attacks of a step, those that are alike together."""
    return swings_by(g, melee, aimed, strikers(g, melee, wielded, step))


def swings_by(
    g: G, melee: Melee, aimed: Sequence[Aimed], fighting: Iterable[tuple[Unit, Model, str]]
) -> tuple[AttackGroup, ...]:
    """The attacks of these models with these weapons, those that are alike together."""
    counts: dict[AttackGroup, int] = {}
    for unit, model, weapon in fighting:
        for target, number in aims(g, melee, aimed, unit, model, weapon):
            swing = swing_at(g, melee, unit, model, weapon, target)
            if swing is not None and number:
                counts[swing] = counts.get(swing, 0) + number
    return tuple(with_attacks(swing, number) for swing, number in counts.items())


def with_attacks(swing: AttackGroup, attacks: int) -> AttackGroup:
    """The swing with its number of attacks."""
    return replace(swing, attacks=attacks)


def aims(g: G, melee: Melee, aimed: Sequence[Aimed], unit: Unit, model: Model, weapon: str) -> list[tuple[Unit, int]]:
    """Whom a model strikes and how often: as its player said, or all at the only enemy it can reach
    (WH-ASSAULT-12)."""
    found = targets(g, melee, model.id, weapon)
    if len(found) == 1:
        return [(found[0], attacks_at(g, unit, model, weapon, found[0]))]
    return [(g.state.units[each.unit], each.attacks) for each in aimed if each.model == model.id]


def targets(g: G, melee: Melee, model: str, weapon: str) -> list[Unit]:
    """The enemy units a model can strike with a weapon: with a grenade only vehicles (WH-CCW-11)."""
    found = victims(g, melee, model)
    grenade = TABLES.grenades.get(weapon)
    if grenade is None:
        return found
    return [each for each in found if each.is_vehicle and (grenade.walkers or not each.models[0].is_walker)]


def swing_at(g: G, melee: Melee, unit: Unit, model: Model, weapon: str, target: Unit) -> AttackGroup | None:
    """One attack of a model on a unit; None if there is nothing it could hurt. Who touches only guns hits these without
    a roll (WH-UNIT-06)."""
    if target.is_vehicle:
        return blow_at_vehicle(g, melee, unit, model, weapon, target, vehicle_touched(g, unit, model, target))
    if (unit.id, target.id) in melee.batteries:
        guns = [each for each in target.models if is_gun(each)]
        hit = hit_on(g, unit, model, weapon, guns[0]) if guns else None
        return None if hit is None else AttackGroup(unit.id, target.id, 0, 0, False, Wound(), armour=hit)
    return blow_at(g, unit, model, weapon, target, weapon_skill(g, target))


def blow_at_vehicle(
    g: G, melee: Melee, unit: Unit, model: Model, weapon: str, target: Unit, struck: Model
) -> AttackGroup:
    """One attack of a model on a vehicle (WH-VEH-10, WH-VEH-11, WH-USR-13)."""
    need = need_against(g, melee, unit, model, weapon, struck)
    again = struck.is_walker and g.context.model_has(unit, model, "preferred-enemy")
    hit = hit_on(g, unit, model, weapon, struck)
    return AttackGroup(unit.id, target.id, 0, need, again, Wound(), model=struck.id, armour=hit)


def blow_at(g: G, unit: Unit, model: Model, weapon: str, target: Unit, skill: int) -> AttackGroup:
    """One attack of a model on creatures that are struck at this Weapon Skill (WH-ASSAULT-10, WH-ASSAULT-11)."""
    strength = melee_weapons.strength(g, unit, model, weapon)
    row = melee_weapons.row_of(weapon)
    wound = Wound(
        strength,
        None,
        no_armour=melee_weapons.ignores_armour(model, weapon),
        dazing=row.stuns,
        force=Bearer(unit.id, model.id, g.context.profile(model).ld or 0) if row.psychic else None,
    )
    need = formulas.to_strike(g.context.profile(model).ws or 0, skill)
    hard = toughness(g, target)
    on = row.poison or formulas.to_wound(strength, hard) or 0
    once_more = row.repeats_wounds or (row.poison is not None and poison_repeats(g, strength, hard))
    preferred = g.context.model_has(unit, model, "preferred-enemy")
    return AttackGroup(unit.id, target.id, 0, need, preferred, wound, on, once_more)


def poison_repeats(g: G, strength: int, toughness: int) -> bool:
    """Whether poisoned blows repeat what does not wound: with at least the Toughness in Strength, by the option
    ``poisoned_reroll`` with more (WH-WEAPON-16)."""
    if g.setup.options["poisoned_reroll"] == "greater":
        return strength > toughness
    return strength >= toughness


def weapon_skill(g: G, unit: Unit) -> int:
    """The Weapon Skill a unit is struck at: that of most of its engaged models, the highest of those that tie; guns
    have none (WH-ASSAULT-10, WH-UNIT-06)."""
    fighting = engaged(g, unit)
    skills = {model.id: ws for model in unit.models if (ws := g.context.profile(model).ws) is not None}
    counts: Counter[int] = Counter([skills[id] for id in skills if id in fighting] or skills.values())
    return max(counts, key=lambda value: (counts[value], value))


def vehicle_touched(g: G, unit: Unit, model: Model, target: Unit) -> Model:
    """The vehicle of a unit that a model strikes: the one it touches, or the first."""
    matrix = touching(g, unit, target)
    row = [] if matrix is None else matrix[[each.id for each in unit.models].index(model.id)].tolist()
    return next((each for each, touches in zip(target.models, row, strict=False) if touches), target.models[0])


def need_against(g: G, melee: Melee, unit: Unit, model: Model, weapon: str, struck: Model) -> int:
    """The roll to hit a vehicle: by its speed; a walker by its Weapon Skill, with grenades on a 6 unless it was
    stunned or immobilised when the combat began (WH-VEH-10, WH-VEH-11, WH-CCW-11)."""
    if not struck.is_walker:
        return needs_to_strike(struck) or 0
    by_skill = formulas.to_strike(g.context.profile(model).ws or 0, g.context.profile(struck).ws or 0)
    if weapon not in TABLES.grenades:
        return by_skill
    if struck.id not in melee.helpless:
        return GRENADE_AT_WALKER
    return by_skill if g.setup.options["grenade_v_helpless_walker"] == "ws" else 0


def hit_on(g: G, unit: Unit, model: Model, weapon: str, struck: Model) -> ArmourHit:
    """What a blow or a grenade does to a vehicle (WH-CCW-04, WH-CCW-06, WH-CCW-11, WH-UNIT-01, WH-USR-22)."""
    face = face_in_assault(struck)
    hunter = TABLES.limits["tank-hunters"].value if g.context.model_has(unit, model, "tank-hunters") else 0
    grenade = TABLES.grenades.get(weapon)
    if grenade is not None:
        return ArmourHit(grenade.strength, None, face, dice=grenade.dice, bonus=hunter, plain=True)
    row = melee_weapons.row_of(weapon)
    dice = max(row.penetration, CREATURE_DICE if model.is_creature else 1)
    strength = melee_weapons.strength(g, unit, model, weapon)
    return ArmourHit(strength, None, face, dice=dice, bonus=hunter, stuns=row.stuns, plain=True)
