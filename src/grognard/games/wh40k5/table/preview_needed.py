"""What a shot needs, weapon by weapon: to hit, to wound or to pierce, and the save against it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from grognard.core.messages import say
from grognard.core.wire.previews import NeededRow, NeededTable
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.markers import is_template
from grognard.games.wh40k5.ground.vehicle_faces import armour
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.rules.saves.formulas import armour_holds, to_hit
from grognard.games.wh40k5.rules.saves.wound import save_against
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.volleys import blow_of
from grognard.games.wh40k5.rules.vehicles.aiming import Sighting
from grognard.games.wh40k5.rules.vehicles.piercing import faced, hit_of
from grognard.games.wh40k5.state.choices import Shoot
from grognard.games.wh40k5.state.state import Model, Unit

NONE = "–"
SIX = 6


class Fired(NamedTuple):
    """A weapon as it is fired: by whom, how many of them reach the target, the row of the first of those who fire."""

    weapon: Weapon
    firer: Model
    reaching: int
    row: int | None


def needed(g: G, choice: Shoot, found: Battery | None) -> NeededTable:
    """The rolls of a shot with all their parts, of the weapons that reach if any does (WH-SHOOT-03, WH-SHOOT-04,
    WH-SAVE-01 to WH-SAVE-04, WH-VEH-06)."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    named = weapons_of(g, choice, found)
    fired = [each for each in named if each.reaching] or named
    columns = [each.weapon.name for each in fired]
    rows = [
        NeededRow(say("wh-needed-reaching"), "WH-SHOOT-08", [str(each.reaching) for each in fired]),
        NeededRow(say("wh-needed-to-hit"), "WH-SHOOT-03", [needs(g, unit, choice, each.weapon) for each in fired]),
    ]
    if target.is_vehicle:
        more, total, values = pierces(g, target, fired, found.shooting if found is not None else None)
    else:
        more, total, values = saves(g, target, fired, found.shooting.cover if found is not None else None)
    return NeededTable(say("wh-needed"), columns, [*rows, *more], say(total), values)


def weapons_of(g: G, choice: Shoot, found: Battery | None) -> list[Fired]:
    """The weapons of a shot, each with how many of them reach: of markers those that can be put somewhere."""
    unit = g.state.units[choice.unit]
    lines = [line for line in found.shooting.lines if not line.lost] if found is not None else []
    lines = [
        line for line in lines if not TABLES.weapons[line.weapon].marker or (found and found.aim(line) is not None)
    ]
    reaching = Counter(line.weapon for line in lines)
    rows = {line.weapon: line.row for line in reversed(lines)}
    firers = {each.weapon: unit.model(each.model) for each in reversed(choice.firing)}
    order = dict.fromkeys(each.weapon for each in choice.firing)
    return [Fired(TABLES.weapons[id], firers[id], reaching[id], rows.get(id)) for id in order]


def needs(g: G, unit: Unit, choice: Shoot, weapon: Weapon) -> str:
    """What those who fire a weapon need to hit, each roll once."""
    firers = [unit.model(each.model) for each in choice.firing if each.weapon == weapon.id]
    return ", ".join(sorted({hits(g, weapon, model) for model in firers}))


def hits(g: G, weapon: Weapon, firer: Model) -> str:
    """What a model needs to hit: nothing with a template, a marker where the dice for its place decide."""
    if weapon.marker:
        return NONE if is_template(weapon) else "±"
    skill = g.context.profile(firer).bs or 0
    need = to_hit(skill) if skill else None
    return f"{need}+" if need else NONE


Found = tuple[list[NeededRow], str, list[str]]


def saves(g: G, target: Unit, fired: list[Fired], cover: int | None) -> Found:
    """To wound, the saves there are, and the one that is taken."""
    kinds = Counter(model.kind for model in target.models)
    model = next(each for each in target.models if kinds[each.kind] == max(kinds.values()))
    profile, hard = g.context.profile(model), toughness(g, target)
    blows = [blow_of(each.weapon, hard) for each in fired]
    held = [profile.save if armour_holds(profile.save, each.weapon.ap) else None for each in fired]
    best = [save_against(g, model, blow.wound, cover) for blow in blows]
    rows = [
        NeededRow(say("wh-needed-to-wound"), "WH-SHOOT-04", [shown(blow.need) for blow in blows]),
        NeededRow(say("wh-needed-armour-save"), "WH-SAVE-01", [shown(each) for each in held]),
        NeededRow(say("wh-needed-cover"), "WH-SAVE-04", [shown(cover) for _ in fired]),
    ]
    if profile.invulnerable:
        rows.append(
            NeededRow(say("wh-needed-invulnerable"), "WH-SAVE-02", [shown(profile.invulnerable) for _ in fired])
        )
    return rows, "wh-needed-save", [shown(each) for each in best]


def pierces(g: G, target: Unit, fired: list[Fired], shooting: Shooting | None) -> Found:
    """The armour struck, and what the die must show besides Strength to glance or to go through (WH-VEH-06)."""
    sights = {each.row: each for each in reversed(shooting.sightings)} if shooting is not None else {}
    parts = [pierced(g, target, each, sights.get(-1 if each.row is None else each.row)) for each in fired]
    faces, covers, glancing, through = ([part[at] for part in parts] for at in range(4))
    rows = [
        NeededRow(say("wh-needed-armour"), "WH-VEH-05", faces),
        NeededRow(say("wh-needed-cover"), "WH-VEH-09", covers),
        NeededRow(say("wh-needed-glancing"), "WH-VEH-06", glancing),
    ]
    return rows, "wh-needed-through", through


def pierced(g: G, target: Unit, fired: Fired, sight: Sighting | None) -> tuple[str, str, str, str]:
    """The armour a weapon strikes, the cover against it, and what its dice must come to, to glance and to go
    through."""
    if sight is None:
        return NONE, NONE, NONE, NONE
    hit = hit_of(fired.weapon, sight.face, sight.away)
    value = faced(hit, armour(g, target.model(sight.model), sight.face))
    dice = 1 if hit.highest else hit.dice
    short = value - hit.strength - hit.bonus
    return str(value), shown(sight.cover), summed(short, dice), summed(short + 1, dice)


def shown(need: int | None) -> str:
    """A roll that is needed; a dash if none does."""
    return f"{need}+" if need else NONE


def summed(need: int, dice: int) -> str:
    """What so many dice must come to; a dash if they cannot."""
    return NONE if need > SIX * dice else f"{max(need, dice)}+"
