"""What is added to the dice, to each die and to the defence of one attack: labelled rows (AAM-HIT-03, AAM-HIT-11)."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.book.modifiers import Modifier
from grognard.games.axis_allies_minis.data.abilities import ABILITIES, Number
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.tables import CONDITIONS, DIE_MODIFIERS
from grognard.games.axis_allies_minis.data.traits import row
from grognard.games.axis_allies_minis.ground.arcs import in_front_of_aircraft
from grognard.games.axis_allies_minis.ground.cover import helped
from grognard.games.axis_allies_minis.ground.shots import Shot, sees, spotters
from grognard.games.axis_allies_minis.rules.attack.enfilade import enfiladed
from grognard.games.axis_allies_minis.state.conditions import is_disrupted, is_weakened

Rows = tuple[Modifier, ...]
NONE: Rows = ()


def _die(name: str) -> Modifier:
    found = DIE_MODIFIERS[name]
    return Modifier(found.label, found.value, found.rule)


CONDITION, AIRCRAFT, ENFILADE = _die("condition"), _die("aircraft-target"), _die("enfilade")
WEAKENED = Modifier(DIE_MODIFIERS["condition"].label, CONDITIONS["disrupted"].defence, CONDITIONS["disrupted"].rule)

SPOTTERS = ("spotter", "chatting-on-the-radio")
HUNTERS: dict[str, Callable[[Card], bool]] = {
    "ss-hunter": lambda card: card.formation == "ss",
    "commander-hunter": lambda card: card.kind == "commander",
    "gun-crew-hunter": lambda card: card.is_artillery,
}
"""Whom each hunter hunts: a formation or a kind of unit (AAM-SA-24); a Vehicle is no gun crew (AAM-C5)."""


def more_dice(shot: Shot) -> Rows:
    """What is added to the number of dice, abilities and spotters (AAM-HIT-11)."""
    if not (shot.traits.dice and shot.own) and shot.unit.of.type != "aircraft":
        return NONE
    rows = [row(ability, number(ability, "dice")) for ability in _dice_abilities(shot)]
    if shot.unit.of.type == "aircraft":
        rows += _spotted(shot)
    return tuple(rows)


def _dice_abilities(shot: Shot) -> list[str]:
    """The unit's own abilities that give it more dice for this attack (AAM-SA-22, AAM-SA-23, AAM-SA-24, AAM-SA-25,
    AAM-SA-31)."""
    if not shot.traits.dice or not shot.own:
        return []
    held, target = shot.traits.held, shot.target.of
    found = []
    if "flanking-attack" in held and target.type == "vehicle" and not shot.front:
        found.append("flanking-attack")
    if "coordinated-fire" in held and _beside_commander(shot):
        found.append("coordinated-fire")
    found += [ability for ability, is_prey in HUNTERS.items() if ability in held and is_prey(target)]
    if "surprise-fire" in held and shot.g.context.map.terrain[shot.start] == "forest":
        found.append("surprise-fire")
    if "quick-swivel" in held and shot.reacts:
        found.append("quick-swivel")
    return found


def _beside_commander(shot: Shot) -> bool:
    """Whether a friendly Commander is adjacent, in whatever condition: it is the shooter's ability (AAM-SA-23)."""
    adjacent = shot.g.context.board.adjacent
    return any(
        friend.of.kind == "commander" and friend.id != shot.unit.id and friend.at is not None
        for friend in shot.g.state.standing(shot.unit.seat)
        if friend.at is not None and adjacent(shot.start, friend.at)
    )


def _spotted(shot: Shot) -> list[Modifier]:
    """One more die for an Aircraft against an enemy that a spotter sees within its reach (AAM-SA-87)."""
    g, air = shot.g, shot.target.of.type == "aircraft"
    if shot.unit.seat == shot.target.seat:
        return []
    for spotter in spotters(g, shot.unit.seat, SPOTTERS):
        ability = next(each for each in SPOTTERS if spotter.of.has(each))
        near = spotter.at is not None and g.context.board.distance(spotter.at, shot.at) <= number(ability, "reach")
        if near and spotter.at is not None and sees(g, spotter.at, shot.at, air):
            return [row(ability, number(ability, "dice"))]
    return []


def die_modifiers(shot: Shot) -> Rows:
    """What is added to each attack die (AAM-HIT-03): conditions (AAM-COND-01), Aircraft as targets (AAM-RANGE-04),
    enfilade (AAM-ENF-02), abilities, the other's slowness (AAM-SA-53), a charge (AAM-SA-76)."""
    rows = []
    unit, target = shot.unit, shot.target
    if (unit.disrupted or unit.damaged) and is_unsteady(shot):
        rows.append(CONDITION)
    if target.of.type == "aircraft" and not aims_high(shot):
        rows.append(AIRCRAFT)
    if target.of.type == "soldier" and enfiladed(shot.g, unit, target, shot.start, shot.at, shot.occasion):
        rows.append(ENFILADE)
    if shot.traits.die and shot.own:
        rows += _die_abilities(shot)
    if unit.of.type == "aircraft" and unit.seat != target.seat and "slow" in shot.target_traits.held:
        rows.append(row("slow", number("slow", "die")))
    if shot.charge:
        rows.append(row("banzai-charge", number("banzai-charge", "die")))
    return tuple(rows)


def _die_abilities(shot: Shot) -> list[Modifier]:
    """The unit's own abilities that change each of its dice (AAM-SA-09, AAM-SA-21, AAM-SA-24, AAM-SA-25)."""
    held, target = shot.traits.held, shot.target
    rows = []
    if "inaccurate" in held:
        rows.append(row("inaccurate", -held["inaccurate"]))
    if "crack-shot" in held and target.of.type != "aircraft":
        rows.append(row("crack-shot", number("crack-shot", "die")))
    if "ruthless" in held and is_weakened(target):
        rows.append(row("ruthless", number("ruthless", "die")))
    if "tank-hunter" in held and target.of.type == "vehicle":
        rows.append(row("tank-hunter", number("tank-hunter", "die")))
    if "gung-ho" in held and shot.reacts:
        rows.append(row("gung-ho", number("gung-ho", "die")))
    return rows


def is_unsteady(shot: Shot) -> bool:
    """Whether the attacker's own condition takes 1 off each die (AAM-HIT-03, AAM-COND-01).

    Being disrupted does not count for a Veteran Crew (AAM-SA-89) and for Soldiers beside Bravery Enforcement
    (AAM-SA-74).
    """
    unit = shot.unit
    if unit.damaged:
        return True
    if not is_disrupted(unit) or "veteran-crew" in shot.traits.held:
        return False
    return unit.of.type != "soldier" or not helped(shot.g, unit, shot.start, "bravery-enforcement")


def aims_high(shot: Shot) -> bool:
    """Whether it shoots at an Aircraft without the 1 less: with Antiair or Ace, or from in front of it (AAM-RANGE-04,
    AAM-SA-82, AAM-AIR-04, AAM-AIR-10). The rulebook's other names for Antiair mean it too (AAM-C4), and its penalty for
    range is this one, at whatever range (AAM-C3)."""
    held = shot.traits.held
    if "antiair" in held or "ace" in held:
        return True
    return in_front_of_aircraft(shot.at, shot.facing, shot.start)


def defence_modifiers(shot: Shot) -> Rows:
    """What is added to the printed defence: abilities (AAM-SA-43, AAM-SA-44, AAM-SA-50), then 1 less for a condition
    (AAM-HIT-11, AAM-COND-01)."""
    target = shot.target
    held = shot.target_traits.held
    rows = []
    if "sideskirts" in held and "close-assault" in shot.traits.held:
        rows.append(row("sideskirts", number("sideskirts", "defence")))
    if "entrenched" in held and not target.stirred:
        rows.append(row("entrenched", number("entrenched", "defence")))
    if "gun-shield" in held and shot.unit.of.type == "soldier" and shot.plain_band == "long":
        rows.append(row("gun-shield", number("gun-shield", "defence")))
    if (target.disrupted or target.damaged) and is_weakened(target):
        rows.append(WEAKENED)
    return tuple(rows)


def number(ability: str, what: Number) -> int:
    """A number an ability always has."""
    return ABILITIES[ability].numbers[what]
