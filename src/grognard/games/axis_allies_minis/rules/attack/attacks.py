"""Which attacks a unit may make now: with which weapon, at whom, in which of its ways (AAM-HIT-10).

All of it is decided before any die is rolled. The numbers of each attack are in ``aim``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from grognard.core.engine.decisions import drawn
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.traits import CANNONS, INSTEAD, MACHINE_GUNS, USUAL, WEAPONS, traits
from grognard.games.axis_allies_minis.ground.arcs import facing_sides
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.ground.shots import open_row, rides_exposed
from grognard.games.axis_allies_minis.rules.attack.aim import PIERCING, attack_refusal
from grognard.games.axis_allies_minis.rules.attack.grazing import grazed
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.conditions import is_disrupted
from grognard.games.axis_allies_minis.state.events.attack import Occasion
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.space.hex.grid import Direction

Made = tuple[Attack, ...]
"""The attacks a unit has made in its action so far."""

PRINTED = ("",)


# ---- may it attack at all ----------------------------------------------------------------------------------------


def unfit(g: G, unit: Unit) -> tuple[str, ...] | None:
    """Why a unit cannot attack now whatever the target, as message id and rules; None if it can.

    Ground units attack in the assault phase, Aircraft in the airstrike phase (AAM-TURN-07, AAM-AIR-01), doomed or not
    (AAM-TURN-08). A passenger attacks from a Fighting Platform that has not moved in this phase (AAM-SA-70), an
    Undermanned unit only while it is not disrupted (AAM-SA-90).
    """
    phase = g.state.phase
    if phase != ("airstrike" if unit.of.type == "aircraft" else "assault"):
        return ("aam-refused-wrong-phase", "AAM-TURN-07", "AAM-AIR-01")
    if unit.place == "aboard":
        carrier = g.state.units[unit.carrier or ""]
        if "fighting-platform" not in traits(carrier.of).held or unit.of.is_artillery:
            return ("aam-refused-aboard", "AAM-MOVE-12", "AAM-SA-70")
        if carrier.moved:
            return ("aam-refused-platform-moved", "AAM-SA-70")
    elif unit.place != "map":
        return ("aam-refused-not-on-map", "AAM-HIT-10")
    if unit.disrupted and "undermanned" in traits(unit.of).held and is_disrupted(unit):
        return ("aam-refused-undermanned", "AAM-SA-90")
    return None


def weapons(g: G, unit: Unit, made: Made = ()) -> tuple[str, ...]:
    """The weapons a unit may use for its next attack, after those it has made.

    One usual attack, two with Double Shot in the assault phase (AAM-SA-03), the second perhaps replaced by grazing fire
    (AAM-GRAZE-01); or one attack instead (AAM-HIT-09), if it is not used up; besides, in the assault phase, each hull
    cannon once (AAM-SA-29), and after its attack the machine guns once (AAM-SA-30). Dice taken over are used only once
    they are (AAM-SA-86).
    """
    own = traits(unit.of)
    if not own.weapons and not own.doubled and unit.borrowed is None:
        return () if made else PRINTED
    used = [attack.weapon for attack in made]
    usual = sum(weapon in USUAL for weapon in used)
    instead = any(weapon in INSTEAD for weapon in used)
    doubled = own.doubled and g.state.phase == "assault" and not any(attack.grazing for attack in made)
    found: list[str] = []
    if not instead and usual < (ABILITIES["double-shot"].numbers["attacks"] if doubled else 1):
        found += [weapon for weapon in USUAL if not weapon or weapon in own.weapons]
        if unit.borrowed is None and "improvisation" in found:
            found.remove("improvisation")
    for weapon in own.weapons:
        if weapon in INSTEAD:
            free = not instead and not usual and weapon not in unit.spent
        elif weapon in CANNONS:
            free = weapon not in used and g.state.phase == "assault"
        else:
            free = weapon in MACHINE_GUNS and weapon not in used and (usual > 0 or instead)
        if free:
            found.append(weapon)
    return tuple(found)


def targets(g: G, unit: Unit) -> Iterator[Unit]:
    """Every enemy that might be attacked: on the map, or aboard an Exposed Transport (AAM-SA-69). Doomed ones may
    be, in vain (AAM-HIT-06)."""
    seat = unit.seat
    for other in g.state.units.values():
        if other.seat == seat or other.at is None:
            continue
        if other.place == "map" or (other.place == "aboard" and rides_exposed(g, other)):
            yield other


def looks(g: G, unit: Unit) -> list[Unit]:
    """Those of the ``targets`` worth a closer look: in sight by the map, where that settles the matter."""
    if unit.of.type == "aircraft" or "indirect-fire" in traits(unit.of).held:
        return list(targets(g, unit))
    assert unit.at is not None, unit
    seen, flies = g.context.board.visible(unit.at), g.context.flies[enemy(unit.seat)]
    return [other for other in targets(g, unit) if other.at in seen or (flies and other.of.type == "aircraft")]


# ---- the ways to attack one target -------------------------------------------------------------------------------


def ways(g: G, unit: Unit, target: Unit, made: Made = ()) -> Iterator[Attack]:
    """Every attack on one target that is conceivable: with each weapon the unit has left, on either row of an open
    Vehicle, with each facing an Aircraft may name, and with what may be declared besides."""
    declared = _declarable(unit, made)
    for weapon in weapons(g, unit, made):
        for soldier_row in (False, True) if not weapon and open_row(target) else (False,):
            for facing in facings(unit, target):
                for piercing, grazing in declared:
                    yield Attack(unit.id, target.id, weapon, soldier_row, piercing, grazing, facing)


def _declarable(unit: Unit, made: Made) -> Sequence[tuple[bool, bool]]:
    """What a unit like this may declare with an attack: Armor-Piercing Rounds, grazing fire, both."""
    piercing, grazing = PIERCING in traits(unit.of).held, traits(unit.of).doubled and not made
    return [also for also in DECLARED if (piercing or not also[0]) and (grazing or not also[1])]


DECLARED = ((False, False), (True, False), (False, True), (True, True))


def can_pierce(unit: Unit, target: Unit, attack: Attack) -> bool:
    """Whether Armor-Piercing Rounds may be declared: once a game, with the gun, against a Vehicle (AAM-SA-15)."""
    if PIERCING not in traits(unit.of).held or PIERCING in unit.spent:
        return False
    return not attack.weapon and target.of.type == "vehicle"


def can_graze(g: G, unit: Unit, target: Unit, attack: Attack, made: Made) -> bool:
    """Whether the second attack may be declared to be grazing fire: with Double Shot, in the assault phase, before any
    die is rolled (AAM-GRAZE-01), and with somebody to graze."""
    if not traits(unit.of).doubled or made or attack.weapon not in USUAL or g.state.phase != "assault":
        return False
    return bool(grazed(g, unit, target))


def facings(unit: Unit, target: Unit) -> tuple[Direction | None, ...]:
    """The facings a choice may name: the two an Aircraft may pick from where the line passes a corner (AAM-AIR-03),
    else none."""
    if unit.of.type != "aircraft" or unit.at is None or target.at is None:
        return (None,)
    sides = facing_sides(unit.at, target.at)
    return sides if len(sides) > 1 else (None,)


def facing_for(unit: Unit, target: Unit, attack: Attack) -> Direction:
    """The side an attacking Aircraft turns to; in the target's hex it stays as it is (AAM-AIR-03, AAM-AIR-09)."""
    assert unit.at is not None, unit
    assert target.at is not None, target
    sides = facing_sides(unit.at, target.at)
    if not sides:
        return unit.facing
    return attack.facing if attack.facing is not None else sides[0]


def occasion_of(g: G) -> Occasion:
    """The occasion of an attack that is an action: the airstrike or the assault."""
    return "airstrike" if g.state.phase == "airstrike" else "assault"


# ---- for the decision --------------------------------------------------------------------------------------------


def candidates(g: G, unit: Unit, made: Made = ()) -> Iterator[Attack]:
    """Every conceivable attack of a unit, if it may attack at all."""
    if unfit(g, unit) is None:
        for target in looks(g, unit):
            yield from ways(g, unit, target, made)


def listed(g: G, unit: Unit, made: Made = ()) -> Iterator[Attack]:
    """Every attack a unit may make now."""
    return (attack for attack in candidates(g, unit, made) if refusal(g, unit, attack, made) is None)


def has_any(g: G, unit: Unit, made: Made = ()) -> bool:
    """Whether there is any."""
    return next(listed(g, unit, made), None) is not None


def draws(g: G, unit: Unit, random: Random, made: Made = ()) -> Iterator[Attack]:
    """Conceivable attacks at random, target by target, so that few targets are looked at."""
    if unfit(g, unit) is None:
        for target in drawn(looks(g, unit), random):
            found = list(ways(g, unit, target, made))
            yield from found if len(found) == 1 else drawn(found, random)


def refusal(g: G, unit: Unit, choice: Attack, made: Made = ()) -> Refused | None:
    """Why a unit may not make this attack; None if it may."""
    found = unready(g, unit, choice, made)
    if found is not None:
        return found
    target = g.state.units[choice.target]
    found = attack_refusal(g, unit, target, occasion_of(g), choice.weapon, choice.soldier_row)
    return found or misdeclared(g, unit, choice, made)


def unready(g: G, unit: Unit, choice: Attack, made: Made = ()) -> Refused | None:
    """Why it may not attack now, not that target or not with that weapon, wherever both stand (AAM-HIT-10)."""
    fault = unfit(g, unit)
    if fault is not None:
        return _refused(g, unit, fault)
    target = g.state.units.get(choice.target)
    if choice.unit != unit.id or target is None or target.seat == unit.seat or target.at is None:
        return Refused(say("aam-refused-target"), "AAM-HIT-10", "AAM-LOS-10")
    if choice.weapon not in weapons(g, unit, made):
        return _refused(g, unit, _without(unit, choice.weapon))
    return None


def misdeclared(g: G, unit: Unit, choice: Attack, made: Made = ()) -> Refused | None:
    """What is declared with an attack that may not be (AAM-SA-15, AAM-GRAZE-01, AAM-AIR-03)."""
    target = g.state.units[choice.target]
    if choice.piercing and not can_pierce(unit, target, choice):
        return _refused(g, unit, ("aam-refused-piercing", "AAM-SA-15"))
    if choice.grazing and not can_graze(g, unit, target, choice, made):
        return _refused(g, unit, ("aam-refused-grazing", "AAM-GRAZE-01", "AAM-GRAZE-02"))
    if choice.facing not in facings(unit, target):
        return _refused(g, unit, ("aam-refused-facing", "AAM-AIR-03"))
    return None


def _without(unit: Unit, weapon: str) -> tuple[str, ...]:
    """Why a weapon is not to be had: unknown, not the unit's, used up, or not after the attacks made."""
    if weapon in unit.spent:
        return ("aam-refused-spent", *ABILITIES[weapon].rules)
    if weapon in traits(unit.of).weapons or not weapon:
        return ("aam-refused-weapon-now", "AAM-HIT-09", "AAM-SA-03")
    return ("aam-refused-weapon", *(ABILITIES[weapon].rules if weapon in WEAPONS else ("AAM-HIT-10",)))


def _refused(g: G, unit: Unit, fault: tuple[str, ...]) -> Refused:
    return Refused(say(fault[0], unit=g.context.names[unit.id]), *fault[1:])
