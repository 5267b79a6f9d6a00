"""What a choice is worth, by the engine's own formulas: the judgement behind the greedy computer player.

Values are army points: a man is worth his share of his unit's cost, a unit lost some points more, because victory
counts units
(BA-SCN-03). Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from grognard.core.battle import Battle
from grognard.core.decisions import Choice, Decision
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.systems import Appraisal
from grognard.games.bolt_action import (
    aim,
    charge,
    fight,
    going,
    holdings,
    morale,
    reactions,
    tables,
    vehicle_judgement,
    ways,
)
from grognard.games.bolt_action.actions import ChooseCharge
from grognard.games.bolt_action.calls import may_call
from grognard.games.bolt_action.calls_judgement import best_call, call_worth, set_up_worth
from grognard.games.bolt_action.choices import (
    Board,
    CallBarrage,
    CallStrike,
    ChangeFloor,
    Charge,
    Deploy,
    DeployInside,
    Dismount,
    EscapeFrom,
    FireAtCharge,
    FireFromAmbush,
    FirstWave,
    GiveOrder,
    GoDown,
    GoIn,
    KeepDice,
    Laid,
    LayWeapon,
    LoadUp,
    ManGun,
    MistakeFor,
    Occupy,
    Outflank,
    PlaceNext,
    PlaceNoMore,
    PlaceRest,
    RedirectTo,
    RemoveModel,
    ShiftTo,
    ShootAt,
    ShootFirst,
    StayPut,
    TakeEdge,
    Wait,
    Walk,
)
from grognard.games.bolt_action.damage import ChooseCasualty, damage_value, worth
from grognard.games.bolt_action.drive import ChooseDrive
from grognard.games.bolt_action.formulas import INCH, chance_to_pass, need_to_damage
from grognard.games.bolt_action.move import ChooseMove, rate
from grognard.games.bolt_action.occasions import Charged, Passing, Reacting, Shelled, UnderFire
from grognard.games.bolt_action.outlook import Outlook, outlook
from grognard.games.bolt_action.several import ChooseLaying, ChooseNext
from grognard.games.bolt_action.shelters import floor_of
from grognard.games.bolt_action.state import State, Unit, Way, enemy
from grognard.games.bolt_action.targeting import ChooseTarget, one_shot_men
from grognard.games.bolt_action.view import unit_name
from grognard.odds.pools import binomial

G = Battle[State]

UNIT_BONUS = 40.0
"""What a whole unit counts beyond its men: it is a point of the score."""
PIN = 5.0
"""What a pin is worth."""
ENTER = 30.0
"""What it is worth to have a unit on the table rather than off it."""
ONE_SHOT = 12.0
"""What a one-shot weapon is worth unfired."""


def appraise(g: G, decision: Decision, choice: Choice) -> Appraisal:
    """The worth of a choice to the decision's seat, and the reason in a sentence."""
    match decision, choice:
        case _, GiveOrder():
            return order_worth(g, choice)
        case ChooseCharge(unit=id), Charge(target):
            value = assault_worth(g, g.state.units[id], g.state.units[target])
            return Appraisal(value, say("ba-reason-assault", unit=unit_name(g, id), target=unit_name(g, target)))
        case ChooseMove(), _:
            return move_worth(g, decision, choice)
        case ChooseDrive(), _:
            return vehicle_judgement.drive_worth(g, decision, choice)
        case ChooseLaying(), LayWeapon():
            return vehicle_judgement.laying_worth(g, decision, choice)
        case ChooseNext(unit=id), ShootFirst(target):
            found = outlook(g, g.state.units[id], g.state.units[target])
            return Appraisal(harm(g, g.state.units[target], found), say("ba-reason-first"))
        case _, LoadUp():
            return vehicle_judgement.load_worth(g, choice)
        case ChooseTarget(), ShootAt(target, smoke=True):
            value = 0.1 * best_shot(g, g.state.units[target], moved=False)[0]
            return Appraisal(value, say("ba-reason-smoke", target=unit_name(g, target)))
        case ChooseTarget(unit=id, moved=moved), ShootAt(target, holding, vehicle=None):
            return shot_worth(g, g.state.units[id], g.state.units[target], holding, moved, choice.way)
        case ChooseTarget(unit=id, moved=moved), ShootAt(target, holding, vehicle=str(vehicle)):
            return apart_worth(g, g.state.units[id], g.state.units[target], g.state.units[vehicle], holding, moved)
        case Reacting(), _:
            return reaction_worth(g, decision, choice)
        case ChooseCasualty(seat=seat, unit=id), RemoveModel(model):
            role, special = worth(g.state.units[id].model(model))
            value = role + special / 10
            own = seat == g.state.units[id].seat
            return Appraisal(-value if own else value, say("ba-reason-casualty"))
        case _, ManGun(gun):
            return Appraisal(UNIT_BONUS + 0.5 * g.context.profile(gun).points, say("ba-reason-man-gun"))
        case _, Occupy():
            return Appraisal(1.0, say("ba-reason-occupy"))
        case _, KeepDice(units):
            return Appraisal(sum(keep_worth(g, g.state.units[id]) for id in units), say("ba-reason-keep"))
        case _, FirstWave(units):
            return Appraisal(float(len(units)), say("ba-reason-wave"))
        case _, TakeEdge(near):
            return Appraisal(float(near == (decision.seat == 0)), say("ba-reason-edge"))
        case _, Dismount():
            return vehicle_judgement.dismount_worth(g, decision.seat, choice)
        case _, Deploy() | DeployInside() | PlaceNext() | PlaceRest() | PlaceNoMore() | Outflank():
            return set_up_worth(g, decision, choice)
        case _, CallBarrage() | CallStrike() | ShiftTo() | RedirectTo():
            return call_worth(g, decision, choice)
        case _, MistakeFor(target):
            return Appraisal(man_worth(g, g.state.units[target]), say("ba-reason-mistake"))
        case _:
            return Appraisal(0.0, say("ba-reason-nothing"))


# ---- units and shots ---------------------------------------------------------------------------------------------


def man_worth(g: G, unit: Unit) -> float:
    """The points of one man of a unit."""
    return max(4.0, float(g.context.profile(unit.id).points) / unit.men_at_start)


def unit_worth(g: G, unit: Unit) -> float:
    """The points of what is left of a unit, with the bonus for the whole."""
    return man_worth(g, unit) * len(unit.men) + UNIT_BONUS


def harm(g: G, target: Unit, found: Outlook | None) -> float:
    """What a shot is expected to cost its target."""
    if found is None:
        return 0.0
    # A vehicle's loss is in the mean already: it has one model.
    return found.mean * man_worth(g, target) + found.hit * PIN + found.breaks * UNIT_BONUS


def shot_worth(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...],
    moved: bool,
    way: Way | None = None,
    laid: tuple[Laid, ...] = (),
) -> Appraisal:
    """A shot at one target."""
    found = outlook(g, unit, target, holding, moved, way=way, laid=laid)
    value = harm(g, target, found)
    if found is not None:
        volleys = (each.volley for each in found.aims.volleys)
        value -= ONE_SHOT * sum(len(each.models) for each in volleys if tables.WEAPONS[each.weapon].one_shot)
    mean = found.mean if found is not None else 0.0
    reason = say("ba-reason-shot", target=unit_name(g, target.id), mean=f"{mean:.1f}")
    return Appraisal(value, reason)


def apart_worth(g: G, unit: Unit, target: Unit, vehicle: Unit, holding: tuple[str, ...], moved: bool) -> Appraisal:
    """One-shot weapons at a vehicle, the rest at another unit (BA-SHOOT-01)."""
    bearers = one_shot_men(unit, holding)
    rest = tuple(model for model in unit.models if model.id not in bearers)
    armed = tuple(model for model in unit.models if model.id in bearers)
    value = harm(g, target, outlook(g, replace(unit, models=rest), target, holding, moved))
    value += harm(g, vehicle, outlook(g, replace(unit, models=armed), vehicle, (), moved)) - ONE_SHOT * len(armed)
    return Appraisal(value, say("ba-reason-shot", target=unit_name(g, vehicle.id), mean="0.0"))


def best_shot(g: G, unit: Unit, moved: bool, ways: Sequence[Way | None] = ()) -> tuple[float, Unit | None]:
    """The most harm a unit can do from where it stands, and to whom; with ``ways``, if it fires in these only."""
    best: tuple[float, Unit | None] = (0.0, None)
    for target in g.state.standing(enemy(unit.seat)):
        holding = usual(unit, target)
        spent = ONE_SHOT * len(one_shot_men(unit)) if target.is_vehicle and not unit.is_vehicle else 0.0
        for way in ways or ways_of(g, unit):
            value = harm(g, target, outlook(g, unit, target, holding, moved, way=way)) - spent
            if value > best[0]:
                best = (value, target)
    return best


def usual(unit: Unit, target: Unit) -> tuple[str, ...]:
    """What a unit usually holds back: its one-shot weapons (BA-WPN-20), unless the target is a vehicle; a vehicle
    nothing."""
    return () if unit.is_vehicle or target.is_vehicle else holdings.listed(unit)[0]


def ways_of(g: G, unit: Unit) -> tuple[Way | None, ...]:
    """The ways in which a unit may fire; a vehicle's weapons have each their own."""
    return (None,) if unit.is_vehicle else aim.ways(g, unit)


def danger(g: G, unit: Unit, limit: float = inf, foes: Sequence[Unit] | None = None) -> float:
    """What the enemy's fire is expected to cost a unit where it stands. Beyond the limit it does not matter by how
    much; ``foes``: all of them in the order in which they are looked at."""
    total = 0.0
    for foe in g.state.standing(enemy(unit.seat)) if foes is None else foes:
        total += threat(g, foe, unit)
        if total >= limit:
            break
    return total


def threat(g: G, foe: Unit, unit: Unit) -> float:
    """What an enemy's fire is expected to cost a unit: more if he may still act this turn."""
    holding = usual(foe, unit)
    worst = max(harm(g, unit, outlook(g, foe, unit, holding, False, way=way)) for way in ways_of(g, foe))
    return worst * (0.6 if foe.order in (None, "ambush") else 0.25)


# ---- orders ------------------------------------------------------------------------------------------------------


def order_worth(g: G, choice: GiveOrder) -> Appraisal:
    """An order: the chance that it is obeyed times what it would do."""
    unit = g.state.units[choice.unit]
    name = unit_name(g, unit.id)
    chance = 1.0
    if morale.order_needs_test(g, unit, choice.order, choice.assault):
        chance = float(chance_to_pass(morale.test_value(g, unit, morale.order_modifiers(g, unit, choice.assault))))
    if unit.place == "aboard":
        found = vehicle_judgement.getting_out_worth(g, unit, choice.order)
        return replace(found, value=chance * found.value)
    if not unit.on_table and choice.assault is None:
        value = {"advance": ENTER, "run": ENTER + 2.0}.get(choice.order, 0.0)
        return Appraisal(chance * value, say("ba-reason-enter", unit=name))
    if choice.assault is not None:
        value = assault_worth(g, unit, g.state.units[choice.assault])
        return Appraisal(chance * value, say("ba-reason-assault", unit=name, target=unit_name(g, choice.assault)))
    if choice.order == "rally":
        value = PIN * min(unit.pins, 4) * (1.6 if unit.pins >= 3 else 1.0) if unit.pins else -1.0
        return Appraisal(chance * value, say("ba-reason-rally", unit=name, pins=unit.pins))
    if choice.order == "down":
        value = 0.3 * danger(g, unit) - 2.0
        return Appraisal(value, say("ba-reason-down", unit=name))
    fire, target = best_shot(g, unit, moved=False)
    if choice.order == "fire" and may_call(g, unit):
        fire = max(fire, best_call(g, unit))
    if choice.order == "fire":
        return Appraisal(chance * fire - 0.5, shot_reason(g, unit, target))
    if choice.order == "ambush":
        if not any(model.weapons for model in unit.models):
            return Appraisal(-1.0, say("ba-reason-ambush", unit=name))
        if choice.loaded is not None:
            loaded = replace(unit, loaded=choice.loaded)
            fire, target = best_shot(g, loaded, False, () if unit.is_vehicle else (choice.loaded,))
        value = 0.5 * fire if target is not None else 1.5 * expects_visitors(g, unit)
        return Appraisal(chance * value - 0.2, say("ba-reason-ambush", unit=name))
    moved, target = best_shot(g, unit, moved=True)
    closer = approach_worth(g, unit) + (vehicle_judgement.risk_of_loss(g, unit) if unit.is_vehicle else 0.0)
    if choice.order == "advance":
        return Appraisal(chance * (moved + closer), say("ba-reason-advance", unit=name))
    here = danger(g, unit)
    run = max(2.0 * closer - 0.2 * here, shelter_worth(g, unit, here), vehicle_judgement.best_overrun(g, unit))
    return Appraisal(chance * run, say("ba-reason-run", unit=name))


def shelter_worth(g: G, unit: Unit, here: float) -> float:
    """What running into a building near is worth: the fire it spares, and what can be fired from it later."""
    best = 0.0
    if unit.inside is not None or unit.is_vehicle:
        return best
    for choice in going.conceivable(g, unit, "run", rate("run")):
        if isinstance(choice, GoIn) and going.going_refusal(g, unit, choice, "run", rate("run")) is None:
            there = going.placed(g, unit, floor_of(unit, choice))
            value = 0.5 * (here - danger(g, there)) + 0.4 * best_shot(g, there, moved=False)[0]
            best = max(best, value)
    return best


def shot_reason(g: G, unit: Unit, target: Unit | None) -> Message:
    """Why to fire."""
    if target is None:
        return say("ba-reason-no-shot", unit=unit_name(g, unit.id))
    return say("ba-reason-fire", unit=unit_name(g, unit.id), target=unit_name(g, target.id))


def expects_visitors(g: G, unit: Unit) -> float:
    """How many enemies could come into range of a unit in a turn."""
    reach = main_range(unit) + 12 * INCH
    return float(sum(g.context.gap(unit, foe) < reach for foe in g.state.standing(enemy(unit.seat))))


def main_range(unit: Unit) -> int:
    """The range of the weapon most of the unit's fire comes from."""
    ranges = [tables.WEAPONS[name].range for model in unit.models for name in model.weapons[:1]]
    return max(ranges, key=ranges.count, default=0)


def approach_worth(g: G, unit: Unit) -> float:
    """What coming closer is worth: nothing within good range, more the farther the enemy is."""
    gaps = [g.context.gap(unit, foe) for foe in g.state.standing(enemy(unit.seat))]
    if not gaps:
        return 3.0
    far = float(min(gaps)) - good_range(unit)
    return min(6.0, max(0.0, far / INCH * 0.5))


def good_range(unit: Unit) -> float:
    """The distance a unit likes to fight at: half the range of its main weapon."""
    return main_range(unit) / 2


# ---- assaults ----------------------------------------------------------------------------------------------------


def assault_worth(g: G, unit: Unit, target: Unit) -> float:
    """An assault: the chance to win it, what is won and what may be lost, the fire on the way. A vehicle does not
    strike back (BA-CQ-24)."""
    way = charge.charge(g, unit, target)
    if not way.reaches:
        return -10.0
    if target.inside is not None:
        return at_once_worth(g, unit, target)
    men = unit
    cost = 0.0
    if unit.on_table and target.order in (None, "ambush") and g.context.gap(unit, target) > 6 * INCH:
        fired = None if target.is_vehicle else aim.direct_ways(g, target)[-1]
        found = outlook(g, target, unit, usual(target, unit), False, way=fired)
        if found is not None:
            cost += harm(g, unit, found)
            left = max(1, len(unit.men) - round(found.mean))
            men = replace(unit, models=unit.models[:left])
    if target.is_vehicle:
        return vehicle_judgement.tank_assault_worth(g, men, target) - cost
    wins = chance_to_win(g, men, target)
    return wins * unit_worth(g, target) - (1.0 - wins) * unit_worth(g, men) - cost


def at_once_worth(g: G, unit: Unit, target: Unit) -> float:
    """An assault into a building, where both sides strike at once (BA-BLD-09): by the expected losses alone."""
    kill = fight.attacks(g, unit) * (7 - need_to_damage(damage_value(g, target), 0)) / 6
    fall = fight.attacks(g, target) * (7 - need_to_damage(damage_value(g, unit), 0)) / 6
    killed, lost = min(kill, len(target.models)), min(fall, len(unit.models))
    wins = min(0.95, max(0.05, 0.5 + (killed - lost) / 6))
    return wins * unit_worth(g, target) - (1.0 - wins) * unit_worth(g, unit) - lost * man_worth(g, unit)


def chance_to_win(g: G, attacker: Unit, defender: Unit) -> float:
    """The chance that the attackers win close quarters, the first round exactly, a draw counted as half (BA-CQ-08)."""
    kill = (7 - need_to_damage(damage_value(g, defender), 0)) / 6
    fall = (7 - need_to_damage(damage_value(g, attacker), 0)) / 6
    wins = 0.0
    back = fight.attacks(g, defender) / len(defender.men)
    for killed, chance in binomial(fight.attacks(g, attacker), kill).capped(len(defender.men)).items():
        left = len(defender.men) - killed
        if not left:
            wins += float(chance)
            continue
        struck = binomial(round(back * left), fall).capped(len(attacker.men))
        for lost, share in struck.items():
            better = 1.0 if killed > lost and lost < len(attacker.men) else 0.5 if killed == lost else 0.0
            wins += float(chance) * float(share) * better
    return wins


# ---- moves -------------------------------------------------------------------------------------------------------


def move_worth(g: G, decision: ChooseMove, choice: Choice) -> Appraisal:
    """A place: the shot it gives, the fire it draws, the distance to the enemy, the Ambush on the way."""
    unit = g.state.units[decision.unit]
    name = unit_name(g, unit.id)
    if isinstance(choice, Board):
        return Appraisal(-1.0, say("ba-reason-board", unit=name))
    if not isinstance(choice, Walk | StayPut | GoIn | ChangeFloor):
        return Appraisal(-ENTER, say("ba-reason-nothing"))
    there = unit
    value = 0.0
    if isinstance(choice, GoIn | ChangeFloor):
        there = going.placed(g, unit, floor_of(unit, choice))
        if choice.facing is not None:
            there = replace(there, facing=choice.facing)
    if isinstance(choice, Walk):
        there = ways.standing_at(unit, {leg.model: leg.points[-1] for leg in choice.legs})
        if choice.facing is not None:
            there = replace(there, facing=choice.facing)
        course = ways.course(g, unit, ways.from_start(unit, choice.legs))
        if reactions.ambushers(g, unit) and ways.openings(g, unit, course, None):
            value -= 6.0
    if not there.on_table:
        return Appraisal(-ENTER, say("ba-reason-nothing"))
    shot = best_shot(g, there, moved=True)[0] if decision.manner == "advance" else 0.4 * best_shot(g, there, False)[0]
    value += shot - 0.8 * danger(g, there)
    gaps = [g.context.gap(there, foe) for foe in g.state.standing(enemy(unit.seat))]
    middle = sum(model.y for model in there.models) / len(there.models)
    forward = abs(middle - (g.context.depth if g.state.home[unit.seat] == 0 else 0)) / INCH
    if gaps:
        value -= 0.5 * max(0.0, min(gaps) - good_range(unit)) / INCH
        value += 0.02 * forward
    else:
        value += 0.3 * min(forward, 12.0)
    return Appraisal(value, say("ba-reason-move", unit=name))


# ---- reactions ---------------------------------------------------------------------------------------------------


def reaction_worth(g: G, decision: Reacting, choice: Choice) -> Appraisal:
    """A reaction, against letting the occasion be."""
    match decision.occasion, choice:
        case UnderFire(unit, target), GoDown():
            return down_worth(g, g.state.units[unit], g.state.units[target])
        case Shelled(target), GoDown():
            struck = g.state.units[target]
            own = 0.7 * best_shot(g, struck, moved=False)[0] + 2.0
            return Appraisal(0.15 * unit_worth(g, struck) - own, say("ba-reason-go-down", unit=unit_name(g, target)))
        case UnderFire(unit, target) | Charged(unit, target), EscapeFrom():
            return vehicle_judgement.escape_worth(g, g.state.units[unit], g.state.units[target])
        case Charged(attacker, target), FireAtCharge(holding, way, laid):
            shot = shot_worth(g, g.state.units[target], g.state.units[attacker], holding, False, way, laid)
            return replace(shot, value=shot.value + 2.0)
        case Passing(unit=mover), FireFromAmbush(id, holding, laid):
            firer = g.state.units[id]
            way = None if firer.is_vehicle else aim.direct_ways(g, firer)[0]
            return shot_worth(g, firer, g.state.units[mover], holding, False, way, laid)
        case Passing(later=later), Wait(until):
            value = 1.0 if until is None else 3.0 if later and until == later[0] else 0.5
            return Appraisal(value, say("ba-reason-wait"))
        case _:
            return Appraisal(0.0, say("ba-reason-stand"))


def down_worth(g: G, firer: Unit, target: Unit) -> Appraisal:
    """Going Down: the losses spared, less what the unit's own order would have been worth."""
    shooting = next((frame.procedure for frame in reversed(g.stack) if hasattr(frame.procedure, "holding")), None)
    holding, moved = getattr(shooting, "holding", ()), getattr(shooting, "moved", False)
    way = getattr(shooting, "way", None)
    standing = harm(g, target, outlook(g, firer, target, holding, moved, way=way))
    lying = harm(g, target, outlook(g, firer, target, holding, moved, down=True, way=way))
    own = 0.7 * best_shot(g, target, moved=False)[0] + 2.0
    return Appraisal(standing - lying - own, say("ba-reason-go-down", unit=unit_name(g, target.id)))


def keep_worth(g: G, unit: Unit) -> float:
    """Keeping a die: an Ambush that expects visitors, or Down under many pins."""
    if unit.order == "ambush":
        return expects_visitors(g, unit) - 0.5
    return 1.0 if unit.pins >= 5 else -1.0
