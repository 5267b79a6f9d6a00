"""Who of a unit fires at a target, kind by kind, and who does not (WH-SHOOT-03, WH-SHOOT-08)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Aside
from grognard.core.wire.previews import NeededTable
from grognard.core.wire.shooters import Shooters, firing, shooters_table
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.rules.shooting.volleys import Line
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.state.choices import Shoot
from grognard.games.wh40k5.table.preview_needed import hits


def shooters(g: G, found: Battery) -> list[NeededTable]:
    """A line for each weapon and each roll to hit with it, if there are several: how many shots, what they hit and what
    falls to them by themselves."""
    groups: dict[tuple[str, str], list[Line]] = {}
    for line in found.shooting.lines:
        if not line.lost:
            groups.setdefault((line.weapon, need_of(g, found, line)), []).append(line)
    if len(groups) < 2:
        return []
    counted = not found.target.is_vehicle and not is_mixed(found.target)
    twice = [weapon for weapon, _ in groups]
    kinds = [
        kind_of(g, found, lines, need, named=twice.count(weapon) > 1, counted=counted)
        for (weapon, need), lines in groups.items()
    ]
    return shooters_table(kinds, float(found.lost().mean) if counted else None)


def need_of(g: G, found: Battery, line: Line) -> str:
    """What the firer of a line needs to hit."""
    return hits(g, TABLES.weapons[line.weapon], found.unit.model(line.model))


def kind_of(g: G, found: Battery, lines: list[Line], need: str, *, named: bool, counted: bool) -> Shooters:
    """Lines alike: their weapon, with who fires it if others do so better or worse, and what they do by themselves."""
    alone = found.fired(lines)
    weapon, known = TABLES.weapons[lines[0].weapon], [line.shots for line in lines if line.shots is not None]
    who = TABLES.models[found.unit.model(lines[0].model).kind].name if named else "none"
    label = say("wh-shooters", count=len(lines), weapon=weapon.name, who=who)
    shots = str(sum(known)) if len(known) == len(lines) else "?"
    return Shooters(label, shots, need, float(alone.hits().mean), float(alone.lost().mean) if counted else None)


def taking_part(choice: Shoot, found: Battery) -> tuple[list[Message], list[Aside]]:
    """How many of those who are to fire see the target and reach it, and a ring about the others (WH-SHOOT-08)."""
    named = {each.model for each in choice.firing}
    fire = {line.model for line in found.shooting.lines if not line.lost}
    return firing(found.unit.models, named, fire)
