"""What may befall a unit on its way and those it drives at, and whether its powers come, before a choice is made."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import chances
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.previews import Note
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_psychic
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.room import room_ahead
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.odds import odds_ground
from grognard.games.wh40k5.odds.morale_odds import power_comes, tests_of
from grognard.games.wh40k5.odds.odds_rams import shocked
from grognard.games.wh40k5.rules.units import waaagh
from grognard.games.wh40k5.rules.units.force import COMES, COMES_PERILOUSLY, ForcePowers, to_use_power
from grognard.games.wh40k5.rules.vehicles.death_or_glory import in_way
from grognard.games.wh40k5.rules.vehicles.moving import can_move
from grognard.games.wh40k5.rules.vehicles.shock import foremost_first, meetings
from grognard.games.wh40k5.state.choices import Run, Shock, Shoot, UsePower
from grognard.odds.answers import percent
from grognard.space.hulls import ahead, pivoted, swept

SIDES = 6
"""Of a die."""


def perils(g: G, decision: Decision, choice: Choice) -> Iterator[Note]:
    """Who has to test for the ground, how likely it takes any of them, how many on average (WH-MOVE-03, WH-MOVE-11);
    vehicles are stuck (WH-VEH-04, WH-VEH-26). What a run may cost in a Waaagh! (WH-USR-25)."""
    if isinstance(choice, Run) and waaagh.sweeps_along(g, g.state.units[choice.unit]):
        yield Note(say("wh-forecast-waaagh", percent=percent(Fraction(1, SIDES))), ["WH-USR-25"], "warning")
    tested = odds_ground.tested(g, decision, choice)
    if not tested:
        return
    unit, models = odds_ground.holder(g, tested[0]), len(tested)
    if unit.is_vehicle:
        stuck = odds_ground.stopped(models)
        said = say("wh-note-bog-down", models=models, percent=percent(stuck.at_least(1)))
        yield Note(said, ["WH-VEH-04", "WH-VEH-26"], "warning")
        return
    lost, harm = odds_ground.taken(g, unit, tested)
    any_lost, mean = percent(lost.at_least(1)), f"{lost.mean:.2f}"
    if lost.at_least(1):
        said = say("wh-note-danger", models=models, percent=any_lost, mean=mean)
        yield Note(said, ["WH-MOVE-03"], "warning")
    if harm is not None:
        said = say("wh-note-danger-harm", models=models, percent=percent(harm.at_least(1)), mean=f"{harm.mean:.2f}")
        yield Note(said, ["WH-MOVE-03"], "warning")


def driven_at(g: G, choice: Choice) -> Iterator[Note]:
    """Of each unit on foot that the tank reaches, of a squadron the foremost, how likely it stands, and how likely the
    best of those in its way stops the tank then, if nobody has stopped it before (WH-VEH-13, WH-VEH-14, WH-USR-22)."""
    if not isinstance(choice, Shock):
        return
    unit = g.state.units[choice.unit]
    able = [model for model in unit.models if can_move(g, model)]
    for model in foremost_first(able, choice.turn)[:1]:
        tank = pivoted(hull_of(model), choice.turn)
        far = room_ahead(g, unit, replace(model, facing=tank.facing), choice.distance, ram=choice.ram)
        for met in meetings(g, unit, tank, far):
            target = g.state.units[met.unit]
            if met.model or target.fleeing:
                continue
            way = swept(ahead(tank, met.gone), far - met.gone)
            near = [each for each in target.models if in_way(each, way)]
            stands, stopped = (float(each) for each in shocked(g, unit, model, target, near, 1.0))
            name = g.context.name(target.id)
            said = say("wh-forecast-shocked", unit=name, stands=percent(stands), stopped=percent(stopped))
            yield Note(said, ["WH-VEH-13", "WH-VEH-14"])


def psychic(g: G, choice: Choice) -> Iterator[Note]:
    """Of each power that is shot with, and of a force weapon's, how likely it comes and its test is perilous
    (WH-UNIT-05, WH-CCW-08)."""
    match choice:
        case Shoot():
            unit = g.state.units[choice.unit]
            for id in dict.fromkeys(each.model for each in choice.firing if is_psychic(TABLES.weapons[each.weapon])):
                model = unit.model(id)
                yield told(power_comes(g, unit, model), g.context.profile(model).ld or 0, "WH-UNIT-05")
        case UsePower():
            asking = (each.procedure for each in reversed(g.stack) if isinstance(each.procedure, ForcePowers))
            for powers in asking:
                most = powers.by[0].leadership
                found = chances(to_use_power(most))
                comes = found.get(COMES, Fraction(0)) + found.get(COMES_PERILOUSLY, Fraction(0))
                yield told(comes, most, "WH-CCW-08")
                return


def told(comes: Fraction, most: int, rule: str) -> Note:
    """That a power comes so likely whose bearer has this Leadership."""
    perilous = sum((chance for _, peril, chance in tests_of(most) if peril), Fraction(0))
    said = say("wh-forecast-power", power=percent(comes), perils=percent(perilous))
    return Note(said, [rule] if rule == "WH-UNIT-05" else [rule, "WH-UNIT-05"])
