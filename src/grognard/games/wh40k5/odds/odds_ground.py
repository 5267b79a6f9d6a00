"""The exact odds of a way through dangerous ground, and who has to test for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import chance_of
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.placing import placed
from grognard.games.wh40k5.ground.room import room_ahead
from grognard.games.wh40k5.ground.vehicle_courses import parts_of
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.odds.hit_odds import suffers, worth
from grognard.games.wh40k5.odds.odds_shot import NAME, likelihood, spread
from grognard.games.wh40k5.odds.questions import ATTACKER, Question
from grognard.games.wh40k5.odds.test_forecasts import rough, told
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.assault.charging import endangers
from grognard.games.wh40k5.rules.assault.first_move import way_to
from grognard.games.wh40k5.rules.assault.hit_and_run import ChooseWayOut
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseMisplaced, endangered, landing
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry, onwards, started
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.movement.danger import DANGER
from grognard.games.wh40k5.rules.movement.movement import is_slowed
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.saves.fates import FATAL, STRUCK, to_cross
from grognard.games.wh40k5.rules.vehicles.arriving import DrivingIn
from grognard.games.wh40k5.rules.vehicles.driving import perilous
from grognard.games.wh40k5.rules.vehicles.moving import can_move, drives
from grognard.games.wh40k5.state.choices import Boost, Charge, Drive, Move, Shock, Stretch, Walk
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.setup_choices import Drop, Enter
from grognard.games.wh40k5.state.state import Model, Unit, is_gun
from grognard.odds.answers import Answer, Likelihood, Spread, percent
from grognard.odds.distributions import Distribution, binomial, certainly, convolve
from grognard.space.hulls import pivoted

GROUND: dict[str, tuple[str, ...]] = dict.fromkeys(("casualties", "harm"), ("WH-MOVE-03", "WH-MOVE-11", "WH-USR-17"))
STUCK = Fraction(FATAL, 6)
"""The chance that dangerous ground immobilises a vehicle (WH-VEH-04, WH-VEH-26)."""


def ground_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a way of the attacker all of whose models have to test for the ground (WH-MOVE-02, WH-MOVE-03)."""
    unit = g.state.units[ATTACKER]
    lost, harm = taken(g, unit, [model.id for model in unit.models], fractions=fractions)
    spreads, likely = told_of(g, unit, lost, harm)
    if not unit.is_vehicle:
        likely.append(likelihood("crossed", lost[0]))
    if is_slowed(unit):
        spreads.append(rough(g, unit, assault=False))
    kind = "stuck" if unit.is_vehicle else "losses"
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda found: say(
            "wh-odds-summary-ground",
            unit=g.context.name(ATTACKER),
            kind=kind,
            mean=f"{float(found[spreads[0].name].mean):.2f}",
            any=percent(found.chance("stuck" if unit.is_vehicle else "any")),
        ),
    )


def told_of(g: G, unit: Unit, lost: Distribution, harm: Distribution | None) -> tuple[list[Spread], list[Likelihood]]:
    """The answer about what the ground takes of a unit (see ``taken``)."""
    if unit.is_vehicle:
        return [told(g, "stuck", lost)], [likelihood("stuck", lost.at_least(1))]
    spreads = [spread("casualties", lost, rules=GROUND)]
    if harm is not None:
        spreads.append(spread("harm", harm, rules=GROUND))
    return spreads, [likelihood("any", lost.at_least(1))]


def stopped(vehicles: int, *, fractions: bool = False) -> Distribution:
    """How many of so many vehicles that test are immobilised (WH-VEH-04, WH-VEH-26)."""
    return binomial(vehicles, STUCK, fractions=fractions)


def taken(
    g: G, unit: Unit, tested: Collection[str], *, fractions: bool = False
) -> tuple[Distribution, Distribution | None]:
    """How many models the ground takes if these of them test, and how many Wounds of those of them that have several,
    None: none of them has (WH-MOVE-03, WH-MOVE-11, WH-UNIT-02); of vehicles how many are stuck."""
    if unit.is_vehicle:
        return stopped(len(tested), fractions=fractions), None
    guns, crew = ([each for each in unit.models if is_gun(each) is gun] for gun in (True, False))
    dared, served = ([each for each in some if each.id in tested] for some in (guns, crew))
    whole = len(unit.models)
    gone = summed((harmed(g, unit, each) for each in dared), fractions)
    chances = [gone[0] * 0] * (whole + 1)
    for fallen, chance in summed((harmed(g, unit, each) for each in served if each.wounds == 1), fractions).items():
        for number, part in gone.items():
            # Guns that nobody serves any more are taken away too.
            chances[whole if guns and fallen == len(crew) else fallen + number] += chance * part
    several = [harmed(g, unit, each) for each in served if each.wounds > 1]
    return Distribution(0, tuple(chances)), summed(several, fractions) if several else None


def harmed(g: G, unit: Unit, model: Model) -> Fraction:
    """The chance that the ground takes a gun, or a Wound of another model (WH-MOVE-03, WH-UNIT-02, WH-USR-17)."""
    struck = chance_of(to_cross(bool(g.context.model_has(unit, model, "skilled-rider"))), STRUCK)
    return struck if is_gun(model) else struck * suffers(g, unit, model, DANGER, None)


def summed(parts: Iterable[Fraction], fractions: bool) -> Distribution:
    """How many of these happen."""
    return convolve(certainly(0, fractions=fractions), *(binomial(1, part, fractions=fractions) for part in parts))


# ---- who has to test -------------------------------------------------------------------------------------------------


def tested(g: G, decision: Decision, choice: Choice) -> tuple[str, ...]:
    """The models that have to test for the ground if their unit goes so: on foot, jumping or flying, in a combat only
    who leaves it or assaults, of a charge the first; vehicles that drive (WH-MOVE-03, WH-MOVE-09, WH-MOVE-11,
    WH-ASSAULT-03, WH-VEH-04). Of those who come down the ones whom the enemy places (WH-GAME-03)."""
    units = g.state.units
    match choice:
        case Move() | Boost():
            return movement.endangered(g, units[choice.unit], choice.legs)
        case Drive():
            unit = units[choice.unit]
            ways = ((unit.model(each.model), each.stretches) for each in choice.courses)
            return tuple(model.id for model, way in ways if perilous(g, model, parts_of(model, way)) is not None)
        case Shock():
            return tuple(model.id for model in units[choice.unit].models if _bogs(g, units[choice.unit], model, choice))
        case Enter(legs=legs) if isinstance(decision, ChooseEntry):
            unit = units[decision.unit]
            if drives(unit):
                return tuple(DrivingIn(unit.id, legs).stops(g))
            return movement.endangered(g, started(unit, legs), onwards(legs))
        case Walk(legs=legs) if isinstance(decision, ChooseWay):
            unit = units[decision.unit]
            return movement.endangered(g, unit, legs, on_foot=decision.goes_on_foot(unit))
        case Walk(legs=legs) if isinstance(decision, ChooseWayOut):
            return movement.endangered(g, units[decision.unit], legs)
        case Walk(legs=legs) if isinstance(decision, ChooseApproach) and decision.closing.kind == "assault":
            unit = units[decision.closing.unit]
            gone = ((unit.model(each.model), each.points) for each in legs)
            return tuple(model.id for model, points in gone if endangers(g, model, (model.at, *points)))
        case Drop(at=at, facing=facing) if isinstance(decision, ChooseMisplaced):
            unit = units[decision.unit]
            down = landing(g, unit, at, facing)
            return () if down is None else endangered(g, placed(unit, down, facing))
        case Charge():
            unit, target = units[choice.unit], units[choice.target]
            first = way_to(g, unit, target)
            risky = first is not None and endangers(g, unit.model(first.model), first.points)
            return (first.model,) if first is not None and risky else ()
        case _:
            return ()


def cost(g: G, decision: Decision, choice: Choice) -> float:
    """The points that the ground may be expected to cost creatures that go so (WH-MOVE-03)."""
    ids = tested(g, decision, choice)
    if not ids:
        return 0.0
    unit = holder(g, ids[0])
    if unit.is_vehicle:
        return 0.0
    models = (unit.model(id) for id in ids)
    return sum(float(harmed(g, unit, each)) * worth(each) / (g.context.profile(each).w or 1) for each in models)


def holder(g: G, model: str) -> Unit:
    """The unit that a model stands in: a character's is the one he has joined."""
    own = g.state.units[owner_of(model)]
    units = g.state.units.values()
    return own if own.models else next(unit for unit in units if any(each.id == model for each in unit.models))


def _bogs(g: G, unit: Unit, model: Model, choice: Shock) -> bool:
    """Whether a tank that drives at the enemy has to test for the ground."""
    if not can_move(g, model):
        return False
    turned = replace(model, facing=pivoted(hull_of(model), choice.turn).facing)
    far = room_ahead(g, unit, turned, choice.distance, ram=choice.ram)
    return perilous(g, turned, parts_of(turned, (Stretch(0, far),))) is not None
