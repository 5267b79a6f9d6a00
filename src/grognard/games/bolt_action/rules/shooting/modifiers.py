"""Labelled modifiers of Bolt Action: the one list behind every needed roll, tooltip and table.

A label is the title of the rule that gives the modifier, unless the rule gives several.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from grognard.core.book.modifiers import Modifier
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Weapon
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import is_long_range, is_point_blank, within
from grognard.games.bolt_action.ground.of_state import OfState
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Model, Unit

if TYPE_CHECKING:
    from grognard.games.bolt_action.state.profiles import Profile


COMMAND = 12 * INCH
"""How far a command vehicle's help reaches (BA-VEH-29)."""


def morale_modifier(name: str, times: int = 1, rule: str = "") -> Modifier:
    """A modifier of morale from the table of command test modifiers (BA-MOR-04)."""
    row = tables.MORALE_MODIFIERS[name]
    return Modifier(tables.morale_label(name), row.value * times, rule or row.rule)


@lru_cache(maxsize=256)
def hit_modifier(name: str, times: int = 1) -> Modifier:
    """A modifier of the roll to hit from its table (BA-SHOOT-12)."""
    row = tables.HIT_MODIFIERS[name]
    return Modifier(tables.hit_label(name), row.value * times, row.rule)


# ---- nerve -------------------------------------------------------------------------------------------------------


def officer_bonus(g: G, unit: Unit) -> Modifier | None:
    """The best officer in range (BA-HQ-01, BA-HQ-02, BA-MOR-11)."""
    return max((help for _, help, _ in officers_help(g, unit)), key=lambda help: help.value, default=None)


def officers_help(g: G, unit: Unit) -> Iterator[tuple[str, Modifier, Sequence[bool]]]:
    """The units whose officers are in range of a unit, its own included, each with which of its models he reaches; none
    for vehicles (BA-HQ-01, BA-HQ-03).

    The officer must be on the table on foot; range runs from his model to the unit's nearest, to and from buildings
    from the walls (BA-BLD-06).
    """
    if not unit.on_table or g.context.profile(unit.id).is_vehicle:
        return
    for leader, officers, help, reach in leaders_of(g, unit.seat):
        near: Sequence[bool]
        if leader.id == unit.id:
            near = (True,) * len(unit.models)
        elif leader.inside is None and unit.inside is None:
            near = (g.context.gaps_of(officers, unit.models).min(axis=0) <= reach + g.context.epsilon).tolist()
        else:
            near = (within(g.context.gap(leader, unit), reach, g.context.epsilon),) * len(unit.models)
        if any(near):
            yield leader.id, help, near


class Leader(NamedTuple):
    """A unit on the table that officers lead, what they add to morale, how far their help reaches."""

    unit: Unit
    officers: tuple[Model, ...]
    help: Modifier
    reach: int


def leaders_of(g: G, seat: int) -> tuple[Leader, ...]:
    """The units of a seat with officers (BA-HQ-01, BA-HQ-02)."""
    return _leaders.of(g, seat, lambda: tuple(_leaders_found(g, seat)))


_leaders: OfState[tuple[Leader, ...]] = OfState()


def _leaders_found(g: G, seat: int) -> Iterator[Leader]:
    for unit in g.state.standing(seat):
        profile = g.context.profile(unit.id)
        officers = tuple(model for model in unit.models if model.role == "officer")
        if profile.rank is not None and officers:
            rank, reach = tables.RANKS[profile.rank], profile.nation.officer_reach
            rule = "BA-HQ-01" if reach <= 6 * INCH else "BA-NAT-DE-01"
            yield Leader(unit, officers, Modifier(rank.name, rank.morale, rule), reach)


def medics_of(g: G, seat: int) -> tuple[tuple[Unit, tuple[Model, ...]], ...]:
    """The units of a seat that bring medics, each with those; of an ambulance all of it (BA-HQ-05, BA-HQ-06)."""
    return _medics.of(g, seat, lambda: tuple(_medics_found(g, seat)))


_medics: OfState[tuple[tuple[Unit, tuple[Model, ...]], ...]] = OfState()


def _medics_found(g: G, seat: int) -> Iterator[tuple[Unit, tuple[Model, ...]]]:
    for unit in g.state.standing(seat):
        ambulance = "ambulance" in g.context.profile(unit.id).rules
        medics = unit.models if ambulance else tuple(model for model in unit.models if model.role == "medic")
        if medics:
            yield unit, medics


def nerve_modifiers(g: G, unit: Unit, pins: bool = True) -> list[Modifier]:
    """What changes a unit's morale in any test (BA-MOR-01, BA-MOR-02, BA-MOR-04).

    Headquarters are infantry like any other but for their officer (BA-HQ-08).
    """
    profile: Profile = g.context.profile(unit.id)
    found = pin_modifiers(profile, unit.pins) if pins else []
    if profile.chassis is not None:
        return [*found, *command_modifiers(g, unit)]
    officer = officer_bonus(g, unit)
    return [*found, *own_modifiers(g, unit), *((officer,) if officer is not None else ())]


def pin_modifiers(profile: Profile, pins: int) -> list[Modifier]:
    """What its pins take from a unit's morale (BA-MOR-04, BA-SPC-02)."""
    shirkers = "shirkers" in profile.rules
    times = pins * (2 if shirkers else 1)
    return [morale_modifier("pins", times, "BA-SPC-02" if shirkers else "")] if pins else []


def own_modifiers(g: G, unit: Unit) -> list[Modifier]:
    """What changes the morale of men by who is left of them (BA-MOR-02, BA-MOR-04)."""
    profile: Profile = g.context.profile(unit.id)
    found = []
    if profile.squad and not unit.has("nco"):
        found.append(morale_modifier("nco-lost"))
    if profile.weapon_team and len(unit.men) == 1 and unit.men_at_start > 1:
        found.append(morale_modifier("lone-crewman"))
    return found


def command_modifiers(g: G, unit: Unit) -> list[Modifier]:
    """What changes the morale of a vehicle's crew besides pins: a command vehicle, no officer, no NCO (BA-HQ-03,
    BA-VEH-29, BA-VEH-41)."""
    commanded = unit.on_table and any(
        "command-vehicle" in g.context.profile(other.id).rules
        and within(g.context.gap_of(other.models, unit.models), COMMAND, g.context.epsilon)
        for other in g.state.standing(unit.seat)
        if other.is_vehicle
    )
    return [morale_modifier("command-vehicle")] if commanded else []


# ---- shooting ----------------------------------------------------------------------------------------------------


class Shot(Record):
    """The circumstances of one model's shot.

    Weapon, distance, whether the crew is short of hands, whether it moved, the target's cover, and whether a scope is
    used (BA-WPN-14: on a Fire order or from Ambush only). ``exempt`` is the rule that spares a vehicle's weapon the
    penalty for moving.
    """

    weapon: str
    distance: int
    short_handed: bool
    moved: bool
    cover: str
    scoped: bool = False
    exempt: str = ""


def shot_modifiers(g: G, firer: Unit, target: Unit, shot: Shot) -> list[Modifier]:
    """The hit modifiers of one shot, in the order of the table (BA-SHOOT-12 to BA-SHOOT-19, BA-SHOOT-31, BA-WPN-10,
    BA-WPN-14)."""
    weapon: Weapon = tables.WEAPONS[shot.weapon]
    profile: Profile = g.context.profile(firer.id)
    found = []
    if is_point_blank(shot.distance, g.context.epsilon):
        found.append(hit_modifier("point-blank"))
    if firer.pins:
        found.append(hit_modifier("pins", firer.pins))
    if is_long_range(shot.distance, reach_of(weapon, shot.scoped), g.context.epsilon):
        found.append(hit_modifier("long-range"))
    if tables.QUALITIES[firer.quality].to_hit:
        found.append(hit_modifier("inexperienced"))
    if shot.moved:
        spared = shot.exempt or (move_exemption(profile, weapon) if profile.chassis is None else None)
        penalty = hit_modifier("on-the-move")
        found.append(penalty if not spared else replace(penalty, value=0, rule=spared))
    if shot.short_handed:
        found.append(hit_modifier("lone-crewman" if profile.weapon_team else "no-loader"))
    if weapon.shaped_charge:
        found.append(hit_modifier("shaped-charge"))
    if shot.scoped:
        found.append(hit_modifier("scope"))
    if target.order == "down" and not target.is_vehicle:
        found.append(hit_modifier("target-down"))
    if target.small:
        found.append(hit_modifier("small-unit"))
    if shot.cover != "none" and not shot.scoped:
        found.append(hit_modifier(f"{shot.cover}-cover"))
    return found


def reach_of(weapon: Weapon, scoped: bool) -> int:
    """A weapon's maximum range; a scoped rifle fired without its scope is a plain one (BA-WPN-14)."""
    return weapon.range if scoped or not weapon.scoped else tables.WEAPONS["rifle"].range


def fires_as(weapon: Weapon, scoped: bool) -> str:
    """The weapon whose shots roll together with those of this one: rifles of all makes do, small arms of one family
    that differ in name only, but not a player's own with other shots, or that fires on the move (BA-SHOOT-09,
    BA-WPN-03)."""
    family = tables.WEAPONS[weapon.family]
    alike = (weapon.shots, weapon.assault) == (family.shots, family.assault)
    return family.id if weapon.small_arm and not scoped and alike else weapon.id


def move_exemption(profile: Profile, weapon: Weapon) -> str | None:
    """The rule that spares this weapon the penalty for fire on the move, if any (BA-WPN-03, BA-NAT-US-01)."""
    if weapon.assault:
        return "BA-WPN-03"
    return "BA-NAT-US-01" if weapon.family in profile.nation.steady else None
