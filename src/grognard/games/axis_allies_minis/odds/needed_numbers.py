"""The numbers of an attack with all their parts, as tables: what the dice need, before they are thrown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from grognard.core.messages import say
from grognard.core.wire.needed import modifier_rows, signed
from grognard.core.wire.previews import NeededRow, NeededTable
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.tables import MARKERS, SUCCESS, SUCCESS_RULE
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.cover import reason
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.state.hits import hits
from grognard.games.axis_allies_minis.state.names import unit_name

EN_DASH = "\N{EN DASH}"


def face(need: int) -> str:
    """A needed face: ``4+``; 1 and 7 need no die."""
    return f"{need}+" if 1 < need < 7 else "1\N{EN DASH}6" if need <= 1 else EN_DASH


def needed_table(g: B, aim: Aim) -> NeededTable:
    """The numbers of an attack, part by part: dice, the face they need, defence, cover; at the foot the successes that
    make one, two and three hits (AAM-HIT-01, AAM-HIT-04)."""
    needed = [
        successes_for(aim, number) for number in range(1, 1 + len(MARKERS[g.state.units[aim.target].of.type].hits))
    ]
    title = say("aam-table-attack", unit=unit_name(g, aim.unit), target=unit_name(g, aim.target))
    rows = [*dice_rows(aim), *face_rows(aim), *defence_rows(g, aim), *cover_rows(g, aim)]
    return NeededTable(title, [], rows, say("aam-table-successes", hits=len(needed)), [", ".join(map(str, needed))])


def successes_for(aim: Aim, number: int) -> int:
    """The least successes that score so many hits (AAM-HIT-04, AAM-SA-40); for a Headshot those that disrupt
    (AAM-SA-19)."""
    if aim.stunning:
        return aim.stunning
    return next(each for each in count(1) if hits(each, aim.defence, aim.margin) >= number)


def dice_rows(aim: Aim) -> Iterator[NeededRow]:
    """The dice of the range, or of the weapon used, and what is added to them (AAM-RANGE-02, AAM-HIT-11)."""
    if aim.weapon:
        ability = ABILITIES[aim.weapon]
        what = say("aam-row-weapon-dice", weapon=ability.name, range=aim.range)
        yield NeededRow(what, ability.rules[0], [str(aim.base)])
    else:
        kind = "soldiers" if aim.soldier_row else "usual"
        yield NeededRow(say("aam-row-dice", range=aim.range, row=kind), "AAM-RANGE-02", [str(aim.base)])
    yield from modifier_rows(aim.dice_rows)
    if aim.dice_rows:
        yield NeededRow(say("aam-row-dice-in-all"), "AAM-HIT-11", [str(aim.dice)])


def face_rows(aim: Aim) -> Iterator[NeededRow]:
    """The face each die needs, and what changes it (AAM-HIT-02, AAM-HIT-03)."""
    if not aim.die_rows:
        yield NeededRow(say("aam-row-success"), SUCCESS_RULE, [face(aim.need)])
        return
    yield NeededRow(say("aam-row-success-printed"), SUCCESS_RULE, [face(SUCCESS)])
    yield from modifier_rows(aim.die_rows)
    yield NeededRow(say("aam-row-success"), "AAM-HIT-03", [face(aim.need)])


def defence_rows(g: G, aim: Aim) -> Iterator[NeededRow]:
    """The defence met, front or rear, and what changes it (AAM-ARC-03, AAM-ARC-04, AAM-HIT-11,
    AAM-SA-40)."""
    vehicle = g.state.units[aim.target].of.type == "vehicle"
    side = "plain" if not vehicle else "front" if aim.front else "rear"
    yield NeededRow(say("aam-row-defence", side=side), "AAM-ARC-03" if vehicle else "AAM-ARC-04", [str(aim.printed)])
    yield from modifier_rows(aim.defence_rows)
    if aim.defence_rows:
        yield NeededRow(say("aam-row-defence-in-all"), "AAM-HIT-11", [str(aim.defence)])
    if aim.margin:
        yield NeededRow(say("aam-row-margin"), "AAM-SA-40", [signed(aim.margin)])


def cover_rows(g: G, aim: Aim) -> Iterator[NeededRow]:
    """The face the target's owner needs for cover, and what changes it (AAM-COVER-02)."""
    unit, target = g.state.units[aim.unit], g.state.units[aim.target]
    if aim.ignores_cover:
        yield NeededRow(say("aam-row-no-cover", why="ignored"), "AAM-COVER-08", [EN_DASH])
        return
    if aim.cover is None or unit.at is None:
        yield NeededRow(say("aam-row-no-cover", why="open"), "AAM-COVER-01", [EN_DASH])
        return
    what = reason(g, unit.at, target, aim.at) or say("aam-row-cover-plain")
    base = aim.cover.base if aim.cover.rows else aim.cover.need
    yield NeededRow(say("aam-row-cover", what=what), aim.cover.rule, [face(base)])
    yield from modifier_rows(aim.cover.rows)
    if aim.cover.rows:
        yield NeededRow(say("aam-row-cover-in-all"), "AAM-COVER-02", [face(aim.cover.need)])
