"""The exact odds of one shot: hits, men lost, pins, morale and rout (BA-SHOOT, BA-DAM, BA-MOR)."""

from __future__ import annotations

from fractions import Fraction
from itertools import zip_longest
from operator import mul
from typing import Any

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.casualty_odds import CasualtyOdds, casualty_odds_of_fire
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_follow import Consequences
from grognard.games.bolt_action.odds.odds_tell import FATES, aims_of, spread, told
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question, held_back
from grognard.games.bolt_action.odds.stage.policy import laid
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.odds.answers import Answer, Spread
from grognard.odds.distributions import Chance
from grognard.odds.outcomes import Cases


def shot(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """One shot: by formula where there is one, else the engine's dice followed to their ends."""
    if question.reaction == "down" and not question.down:
        g.state = g.state.with_units(replace(g.state.units[TARGET], order="down"))
    aims = aimed(g, question)
    if isinstance(aims, Refused):
        return aims
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    volleys = fires_of(g, unit, target, aims, question.moved)
    if volleys is None:
        holding, battery = held_back(question, unit), laid(g, unit, question) if unit.is_vehicle else None
        way = None if unit.is_vehicle else question.way
        procedure = Shoot(ATTACKER, TARGET, "order", holding, question.moved, laid=battery or (), way=way)
        return told(g, question, aims, *followed(g, question, procedure, fractions))
    found = casualty_odds_of_fire(g, target, volleys, fractions)
    consequences = _consequences(g, question, tuple(each.volley for each in aims.volleys))
    return told(g, question, aims, _spreads(found, _fates(found, consequences, len(target.men), fractions)), [])


def aimed(g: G, question: Question) -> Aims | Refused:
    """The volleys of the shot asked about, or why it cannot be made."""
    unit = g.state.units[ATTACKER]
    names = {"unit": g.context.profile(ATTACKER).name, "target": g.context.profile(TARGET).name}
    if laid(g, unit, question) is None if unit.is_vehicle else question.way not in aim.ways(g, unit):
        ways = ", ".join(str(way) for way in aim.ways(g, unit) if way is not None) or "none"
        return Refused(say("ba-odds-no-such-way", ways=ways, **names), "BA-HE-02", "BA-WPN-07")
    found = aims_of(g, question, unit)
    if found.volleys:
        return found
    moved = question.moved or question.order == "advance"
    armed = bool(laid(g, unit, question)) if unit.is_vehicle else aim.armed(unit, held_back(question, unit), moved)
    if not armed:
        return Refused(say("ba-odds-nothing-to-fire", **names), "BA-WPN-05", "BA-SHOOT-09")
    return Refused(say("ba-odds-out-of-range", inches=f"{question.range:g}", **names), "BA-SHOOT-29", "BA-GEN-07")


def broken(g: G, question: Question) -> Refused | None:
    """That a unit with so many pins would not be there any more (BA-PIN-05)."""
    for id, pins in ((ATTACKER, question.pins), (TARGET, question.target_pins)):
        if pins >= morale.base_morale(g.state.units[id]):
            return Refused(say("ba-odds-broken-already", unit=g.context.profile(id).name, pins=pins), "BA-PIN-05")
    return None


# ---- by formula ------------------------------------------------------------------------------------------------------


def _spreads(found: CasualtyOdds, fates: Cases) -> list[Spread]:
    return [
        spread("hits", found.hits),
        spread("casualties", found.kills),
        spread("pins", found.pins),
        spread("fate", fates),
    ]


def _fates(found: CasualtyOdds, consequences: Consequences, men: int, fractions: bool) -> Cases:
    """What becomes of the target, each toll followed on."""
    nothing: Chance = Fraction(0) if fractions else 0.0
    stands = wiped = routed = broken = nothing
    for pins, joint in found.struck:
        wiped += sum(joint[men], nothing)
        if consequences.routed(pins):
            routed += sum((chance for row in joint[:men] for chance in row), nothing)
            continue
        breaking = consequences.broken(pins, fractions) if pins else ()
        for row, parts in zip_longest(joint[:men], breaking, fillvalue=()):
            if parts:
                broken += sum(map(mul, row, parts), nothing)
                stands += sum((chance * (1 - part) for chance, part in zip(row, parts, strict=True)), nothing)
            else:
                stands += sum(row, nothing)
    return Cases(FATES[:4], (stands, broken, routed, wiped))


def _consequences(g: B, question: Question, volleys: tuple[Volley, ...]) -> Consequences:
    """What follows from the tolls on this target; kept for other questions about it."""
    target = g.state.units[TARGET]
    burning = any(WEAPONS[volley.weapon].flamethrower for volley in volleys)
    asked = question.target if isinstance(question.target, str) else question.target.key
    key = (
        *(
            asked,
            question.target_men,
            target.pins,
            target.order,
            question.target_officer,
            question.attacker if burning else "",
        ),
        *(tuple(sorted(question.options.items())), volleys if burning else ()),
    )
    found = _known.get(key)
    if found is None:
        if len(_known) > MOST_KNOWN:
            _known.clear()
        found = _known[key] = Consequences(g, ATTACKER, TARGET, volleys if burning else ())
    return found


_known: dict[Any, Consequences] = {}
MOST_KNOWN = 512
