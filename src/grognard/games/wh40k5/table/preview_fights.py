"""What an assault may come to, and blows, before weapons and victims are chosen (chapter Assault)."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.previews import Note
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.odds import odds_assault, test_forecasts
from grognard.games.wh40k5.odds.combat import chosen_blows
from grognard.games.wh40k5.odds.combat.clash import Clash, Ending, endings, side_of
from grognard.games.wh40k5.odds.combat.sides import toll
from grognard.games.wh40k5.odds.combat.stands import RESULTS
from grognard.games.wh40k5.odds.explosion_odds import blown_up as hurt
from grognard.games.wh40k5.odds.vehicle_piercing_chances import NOTHING
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS as DAMAGE
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.charging import must_roll, rate
from grognard.games.wh40k5.rules.assault.first_move import way_to
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES
from grognard.games.wh40k5.state.choices import Assign, Charge, Wield
from grognard.games.wh40k5.state.state import Unit
from grognard.games.wh40k5.table.preview_parts import Shown, blown_up, drawn, explosions, losses, means_of
from grognard.odds.answers import percent
from grognard.odds.distributions import Distribution
from grognard.odds.outcomes import Cases
from grognard.space.plane import length_of

AT_ONCE = 60
"""A fight is reckoned at once if the models of one side times those of the other are no more."""


def charge(g: B, choice: Charge, whole: bool) -> Shown:
    """Whether an assault gets there, and how the round of combat ends if everybody of both units fights
    (WH-ASSAULT-02, WH-ASSAULT-03, WH-ASSAULT-13)."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    way = way_to(g, unit, target)
    rolls = choice.through or must_roll(g, unit, target)
    found = [drawn(test_forecasts.rough(g, unit, assault=True))] if rolls else []
    if way is None:
        return Shown(found, [Note(say("wh-forecast-contact", percent=0), ["WH-ASSAULT-02"], "warning")])
    contact = gets_there(g, unit, length_of(way.points), rolls)
    tone: Literal["plain", "warning"] = "plain" if contact == 1 else "warning"
    told = [Note(say("wh-forecast-contact", percent=percent(contact)), ["WH-ASSAULT-02", "WH-ASSAULT-27"], tone)]
    if not contact or target.fleeing:
        return Shown(found, told)
    if not whole and len(unit.models) * len(target.models) > AT_ONCE:
        return Shown(found, told, unfinished=True)
    charged = replace(unit, charged=(target.id,), stumbled=rolls, helpless=(target.id,) if is_down(target) else ())
    here = g.clone()
    here.state = here.state.with_units(charged)
    ends = dict.fromkeys((SHORT, *RESULTS), 0.0)
    ends[SHORT] = float(1 - contact)
    blown, damage = {unit.id: 0.0, target.id: 0.0}, dict.fromkeys(DAMAGE, 0.0)
    fought: dict[Ending, float] = {}
    for part, there in odds_assault.countering(here, target):
        sides = side_of(there, charged), side_of(there, there.state.units[target.id], apart=True)
        clash = Clash(there, *sides, told=toll)
        for end, chance in endings(clash).items():
            fought[end] = fought.get(end, 0.0) + float(part * chance)
        if target.is_vehicle and len(target.models) == 1:
            damage = {name: float(contact * chance) for name, chance in odds_assault.damage_of(clash).items()}
    for end, chance in fought.items():
        ends[end.result] += float(contact * chance)
        for id, each in zip(blown, end.told, strict=True):
            blown[id] += float(contact * chance) * each.caught
    found.append(drawn(test_forecasts.told(g, "assault", Cases.of(ends))))
    if any(damage.values()):
        damage[NOTHING] += float(1 - contact)
        found.append(drawn(test_forecasts.told(g, "damage", Cases.of(damage), target)))
        told += explosions(g, unit.seat, target, target.models[0], damage[EXPLODES], besides=unit.id)
    elif target.is_vehicle:
        blown |= means_of(odds_assault.bystanders(g, unit.id, target, fought, float(contact)))
    return Shown(found, [*told, *blown_up(g, unit.seat, blown)])


SHORT = "short"


def is_down(unit: Unit) -> bool:
    """Whether a unit has gone to ground."""
    return unit.down is not None


def gets_there(g: G, unit: Unit, length: float, rolls: bool) -> Fraction:
    """The chance that an assault over so long a way gets there (WH-ASSAULT-02, WH-ASSAULT-03)."""
    if not rolls:
        return Fraction(length <= rate(unit) + 1)
    chances = test_forecasts.rough(g, unit, assault=True).chances
    assert isinstance(chances, Distribution)
    return sum((Fraction(part) for inches, part in chances.items() if length <= inches * INCH + 1), Fraction(0))


def blows(g: G, decision: ChooseWeapons | ChooseVictims, choice: Wield | Assign) -> Shown:
    """What the blows of the models that choose cost each enemy as things stand, and whom explosions hurt."""
    shown = Shown([], [])
    for id, swings in chosen_blows.blows(g, decision, choice).items():
        foe = g.state.units[id]
        if not foe.is_vehicle:
            shown.charts.extend(drawn(each) for each in losses(g, foe, *chosen_blows.at_men(g, foe, swings)))
            continue
        found = chosen_blows.at_hulls(g, foe, swings)
        if found.damage is not None:
            shown.charts.append(drawn(test_forecasts.told(g, "damage", found.damage, foe)))
            shown.notes.extend(explosions(g, decision.seat, foe, foe.models[0], found.damage[EXPLODES]))
            continue
        shown.charts.append(drawn(test_forecasts.told(g, "losses", found.lost, foe)))
        shown.notes.extend(blown_up(g, decision.seat, means_of(hurt(g, foe.models, found.exploded))))
    return shown
