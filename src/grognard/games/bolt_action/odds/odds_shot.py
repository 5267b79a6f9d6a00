"""The exact odds of one shot: hits, men lost, pins, morale and rout (BA-SHOOT, BA-DAM, BA-MOR)."""

from __future__ import annotations

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.casualty_odds import CasualtyOdds, casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import fates_of
from grognard.games.bolt_action.odds.fight_odds import is_fickle
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_tell import FATES, aims_of, likelihood, spread, told
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question, held_back
from grognard.games.bolt_action.odds.stage.policy import laid
from grognard.games.bolt_action.odds.turns_of_fire import turns_of_fire
from grognard.games.bolt_action.rules.shooting import aim, flame
from grognard.games.bolt_action.rules.shooting.fates import FUEL, KEPT
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn import morale
from grognard.odds.answers import Answer, Spread
from grognard.odds.outcomes import Cases


def shot(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """One shot: by formula where there is one, else the engine's dice followed to their ends."""
    if question.reaction == "down" and not question.down:
        g.state = g.state.with_units(replace(g.state.units[TARGET], order="down"))
    aims = aimed(g, question)
    if isinstance(aims, Refused):
        return aims
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    # The first casualty of a Green unit may bring pins besides those of the hits (BA-SPC-01).
    turned = turns_of_fire(g, question, fractions) if question.turns > 1 or is_fickle(g, TARGET) else None
    if turned is not None and question.turns > 1:
        return told(g, question, aims, *turned)
    if target.is_vehicle or question.turns > 1:
        return told(g, question, aims, *followed(g, question, asked(g, question), fractions))
    found = casualty_odds_of_fire(g, target, fires_of(g, unit, target, aims.fired, question.moved), fractions)
    fired = flame.used(aims.fired)
    fates = fates_of(g, target, found, bool(fired), fractions)
    likely = []
    if fired:
        dry = 1 - chance_of(FUEL, KEPT) ** len(fired)
        likely = [likelihood("dry", dry if fractions else float(dry))]
    spreads = _spreads(found, Cases(FATES[:4], tuple(fates)))
    return told(g, question, aims, [spreads[0], *turned[0]] if turned is not None else spreads, likely)


def asked(g: G, question: Question) -> Shoot:
    """The shot asked about, as it is played."""
    unit = g.state.units[ATTACKER]
    holding, battery = held_back(question, unit), laid(g, unit, question) if unit.is_vehicle else None
    way = None if unit.is_vehicle else question.way
    declared = question.reaction != "escape"
    return Shoot(ATTACKER, TARGET, "order", holding, question.moved, laid=battery or (), way=way, declared=declared)


def aimed(g: G, question: Question) -> Aims | Refused:
    """The volleys of the shot asked about, or why it cannot be made."""
    unit = g.state.units[ATTACKER]
    if laid(g, unit, question) is None if unit.is_vehicle else question.way not in aim.ways(g, unit):
        ways = ", ".join(str(way) for way in aim.ways(g, unit) if way is not None) or "none"
        return Refused(say("ba-odds-no-such-way", ways=ways, **_names(g)), "BA-HE-02", "BA-WPN-07")
    found = aims_of(g, question, unit)
    if found.volleys:
        return found
    moved = question.moved or question.order == "advance"
    armed = bool(laid(g, unit, question)) if unit.is_vehicle else aim.armed(unit, held_back(question, unit), moved)
    if not armed:
        return Refused(say("ba-odds-nothing-to-fire", **_names(g)), "BA-WPN-05", "BA-SHOOT-09")
    inches = f"{question.range:g}"
    return Refused(say("ba-odds-out-of-range", inches=inches, **_names(g)), "BA-SHOOT-29", "BA-GEN-07")


def _names(g: G) -> dict[str, Message]:
    """Who fires at whom."""
    return {"unit": g.context.profile(ATTACKER).name, "target": g.context.profile(TARGET).name}


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
