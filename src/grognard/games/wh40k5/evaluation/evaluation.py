"""What a choice is worth in army points, by the engine's own formulas: the judgement behind the greedy computer player.
Nothing here is a rule."""

from __future__ import annotations

from math import hypot

from grognard.core.battle import RollDice
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.evaluation.goals import presence
from grognard.games.wh40k5.evaluation.known_worths import remember
from grognard.games.wh40k5.evaluation.losses_evaluation import IN_VAIN, loss_worth, marker_worth
from grognard.games.wh40k5.evaluation.moves_evaluation import (
    alight_worth,
    drive_worth,
    forward_worth,
    ground_gained,
    move_worth,
    shock_worth,
)
from grognard.games.wh40k5.evaluation.opposed import opposed
from grognard.games.wh40k5.evaluation.place_reasons import place_reason
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.ground.vehicle_exposure import SMOKE
from grognard.games.wh40k5.odds import hot_odds, odds_ground
from grognard.games.wh40k5.odds.expected_fights import aside, blow, clash
from grognard.games.wh40k5.odds.expected_losses import cost, piercing, points, power, price, with_morale
from grognard.games.wh40k5.odds.hit_odds import worth as model_worth
from grognard.games.wh40k5.odds.vehicle_piercing_chances import results
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.attack_groups import attacks_at, targets, weapon_of
from grognard.games.wh40k5.rules.assault.charging import cannot_assault, rate
from grognard.games.wh40k5.rules.mission.deployment import ChoosePlace, Wishes, shoots_far
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround
from grognard.games.wh40k5.rules.units.waaagh import is_fleet
from grognard.games.wh40k5.rules.vehicles.boarding import transport_of
from grognard.games.wh40k5.rules.vehicles.damage import DestroyWeapon
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ChooseGlory, TryGlory, glory_hit
from grognard.games.wh40k5.rules.vehicles.destruction import assaults_from
from grognard.games.wh40k5.rules.vehicles.gunnery import ShareHits
from grognard.games.wh40k5.state.choices import (
    Alight,
    Allocate,
    Assign,
    Board,
    Boost,
    Brave,
    CallWaaagh,
    Charge,
    Drive,
    Finish,
    GoDown,
    KeepMarker,
    LeaveUnit,
    LetRun,
    Move,
    Next,
    PutMarker,
    Run,
    ScatterAgain,
    Shock,
    Shoot,
    Smoke,
    StayUp,
    TakeAway,
    TakeTest,
    TryAgain,
    UsePower,
    Walk,
    Wield,
)
from grognard.games.wh40k5.state.setup_choices import (
    Deploy,
    Drop,
    Enter,
    EnterBravely,
    HoldBack,
    LookAgain,
    PlaceNext,
    PlaceObjective,
    PlaceRest,
    RideAlong,
    SetUp,
    TrySeizing,
)
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.space.plane import gaps

HARDLY = 0.3
"""What a move or a fight has to be worth to be made at all."""
ROLLED = {most: (2 * most - 1) / 36 for most in range(1, 7)}
"""How many inches a roll for difficult terrain gives, and how often."""
RUN = dict.fromkeys(range(1, 7), 1 / 6)
"""How many inches a run gives, and how often."""
LUNGE = 3.5
"""How many inches a run is thought to give."""
GAINED = 0.8
"""The part of what an assault gains for objectives that counts, as it may fall short."""
HOLDERS = 0.6
"""The part of an objective that counts with the losses of those who hold or dispute it."""
WASTED = 0.5
"""The part of its shots that counts against a unit's running instead: it may move on in its next turn all the same."""
LUNGES = 0.6
"""The part of a fight that counts which a run brings in reach, as it may fall short."""
SOUND = 0.75
"""What a place among the army is worth: more than a seat in a transport that one has to get out of before a fight."""
TIES = 0.3
"""The part of an enemy's fire that is worth having it locked in combat."""


def evaluate(g: G, decision: Decision, choice: Choice) -> Evaluation:
    """What a choice is worth to the decision's seat, and why."""
    found = _judged(g, decision, choice)
    remember(g, choice, found.value)
    return found


def _judged(g: G, decision: Decision, choice: Choice) -> Evaluation:
    match choice:
        case Shoot():
            return shot_worth(g, choice)
        case Charge():
            return Evaluation(charge_worth(g, choice), say("wh-why-charge", target=g.context.name(choice.target)))
        case Walk(legs=()):
            return Evaluation(0.0, say("wh-why-stay"))
        case Brave() | Run():
            way = "rough" if isinstance(choice, Brave) else "run"
            return Evaluation(way_worth(g, decision, choice), say("wh-why-roll", way=way))
        case Move() | Boost() | Walk() | Drive() | Shock() | Enter() | EnterBravely():
            spent = odds_ground.cost(g, decision, choice)
            return Evaluation(way_worth(g, decision, choice) - spent, say("wh-why-move"))
        case Alight() | Board() | LeaveUnit():
            return Evaluation(ride_worth(g, choice), say("wh-why-move"))
        case PlaceRest():
            return Evaluation(set_up_worth(g, decision, choice), say("wh-why-place-rest"))
        case RideAlong():
            return Evaluation(set_up_worth(g, decision, choice), say("wh-why-ride"))
        case Deploy(legs=legs) if isinstance(decision, ChoosePlace):
            return Evaluation(set_up_worth(g, decision, choice), place_reason(g, g.state.units[decision.unit], legs))
        case SetUp(unit=id, legs=legs):
            return Evaluation(set_up_worth(g, decision, choice), place_reason(g, g.state.units[id], legs))
        case Deploy() | PlaceNext() | PlaceObjective() | Drop():
            return Evaluation(set_up_worth(g, decision, choice), say("wh-why-placed"))
        case HoldBack(unit=id, arrival=arrival):
            late = 2.0 if arrival == "infiltrate" and shoots_far(g.state.units[id]) else -1.0
            return Evaluation(late, say("wh-why-wait", when="infiltrate" if late > 0 else "later"))
        case Allocate() | ShareHits() | TakeAway():
            return loss_worth(g, decision, choice)
        case Wield() | Assign() | TryGlory():
            return Evaluation(blow_worth(g, decision, choice), say("wh-why-strike"))
        case PutMarker() | KeepMarker() | ScatterAgain():
            return Evaluation(marker_worth(g, decision, choice), say("wh-why-marker"))
        case CallWaaagh():
            mob = [unit for unit in g.state.standing(decision.seat) if unit.of.nation == "orks" and unit.shot is None]
            return Evaluation(sum(lunge(g, unit) for unit in mob) - 1.0, say("wh-why-waaagh"))
        case Smoke(unit=id):
            return smoke_worth(g, g.state.units[id])
        case DestroyWeapon(weapon=weapon):
            return Evaluation(gun_worth(weapon), say("wh-why-strike"))
        case GoDown():
            worth = down_worth(g, decision)
            return Evaluation(worth, say("wh-why-low" if worth > 0 else "wh-why-down"))
        case StayUp() | TakeTest() | Next() | TryAgain() | UsePower() | TrySeizing() | LookAgain():
            return Evaluation(0.1, say("wh-why-steady"))
        case LetRun():
            return Evaluation(0.0, say("wh-why-as-good"))
        case Finish():
            return Evaluation(0.0, say("wh-why-finish"))
        case _:
            return Evaluation(0.0, say("wh-why-dice" if isinstance(decision, RollDice) else "wh-why-as-good"))


# ---- shooting and assaults ---------------------------------------------------------------------------------------


def shot_worth(g: G, choice: Shoot) -> Evaluation:
    """What a shot may be expected to cost the target, less what its weapons may cost the unit and the assault it cannot
    make after it."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    spoiled, victim = 0.0, ""
    if unit.on_table and not unit.is_vehicle:
        slow = any(not TABLES.weapon_types[TABLES.weapons[each.weapon].type].assault for each in choice.firing)
        slow = slow and not g.context.has(unit, "relentless")
        barred = {foe: value for foe, value in fights(g, unit).items() if slow or foe != target.id}
        spoiled, victim = max(((value, foe) for foe, value in barred.items()), default=(0.0, ""))
    lost = cost(g, unit, target, choice.firing)
    gain = (lost if target.is_vehicle else with_morale(g, target, lost)) if lost else -IN_VAIN
    gain += HOLDERS * presence(g, target) * min(lost / max(points(target), 1.0), 1.0)
    return Evaluation(
        gain - spoiled - hot_odds.cost(g, unit, target, choice.firing),
        say("wh-why-shoot" if lost else "wh-why-vain", target=g.context.name(choice.target)),
        warning=say("wh-warn-no-assault", target=g.context.name(victim)) if victim else None,
    )


def fights(g: G, unit: Unit) -> dict[str, float]:
    """What a unit's assaults on the enemies in its reach are worth to it."""
    if any(model.type.assault is None for model in unit.models) or cannot_assault(g, unit) is not None:
        return {}
    found, reach = opposed(g, unit), rate(unit)
    aways = found.away(g.context.stand(unit.models).table)
    near = [at for at, away in enumerate(aways) if away <= reach]
    worth = {found.foes[at].id: float(found.fight(at)) for at in near}
    return {foe: value for foe, value in worth.items() if value > 0}


def charge_worth(g: G, choice: Charge) -> float:
    """What the fight is worth, and that the enemy does not fire while it lasts."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    friends = list(g.state.standing(unit.seat))
    ties = max((power(g, target, friend, False).at(12 * INCH) for friend in friends), default=0.0)
    value = clash(g, unit, target) + (aside(g, unit, target) if target.is_vehicle else TIES * ties)
    if target.fleeing:
        value = 0.5 * points(target)
    value += HOLDERS * presence(g, target) * min(max(value, 0.0) / max(points(target), 1.0), 1.0)
    value += GAINED * ground_gained(g, unit, target)
    return value - HARDLY - (0.5 if choice.through else 0.0)


def blow_worth(g: G, decision: Decision, choice: Wield | Assign | TryGlory) -> float:
    """What blows may be expected to cost those they fall on."""
    units = g.state.units
    if isinstance(choice, Wield) and isinstance(decision, ChooseWeapons):
        unit, found = units[decision.unit], 0.0
        for each in choice.weapons:
            model, foes = unit.model(each.model), targets(g, decision.melee, each.model, each.weapon)
            found += max((blow(g, unit, model, each.weapon, foe) for foe in foes), default=0.0)
        return found
    if isinstance(choice, Assign) and isinstance(decision, ChooseVictims):
        unit, found = units[decision.unit], 0.0
        for aimed in choice.attacks:
            model, foe = unit.model(aimed.model), units[aimed.unit]
            weapon = weapon_of(g, decision.melee, decision.wielded, model)
            found += blow(g, unit, model, weapon, foe) * aimed.attacks / attacks_at(g, unit, model, weapon, foe)
        return found
    if isinstance(choice, TryGlory) and isinstance(decision, ChooseGlory):
        unit = units[decision.unit]
        model = unit.model(choice.model)
        tank = next((each for each in g.state.standing(enemy(unit.seat)) if each.is_vehicle), None)
        if tank is None:
            return -1.0
        hit = glory_hit(g, unit, model, choice.weapon, tank.models[0])
        stops = sum(float(chance) for result, chance in results(g, tank.models[0], hit).items() if result in STOPS)
        return stops * 0.5 * points(tank) - (1 - stops) * model_worth(model)
    return 0.0


STOPS = ("crew-stunned", "immobilised", "wrecked", "explodes")
"""The results of the damage table that stop a tank."""


def gun_worth(weapon: str) -> float:
    """What it is worth to destroy a weapon of a vehicle."""
    return max((float(mode.strength or 3) for mode in TABLES.modes(weapon)), default=5.0)


# ---- moves -------------------------------------------------------------------------------------------------------


def way_worth(g: G, decision: Decision, choice: Choice) -> float:
    """By how much a way betters the place of a unit."""
    units = g.state.units
    match choice:
        case Move(unit=id, legs=legs):
            return move_worth(g, units[id], legs) - HARDLY
        case Boost(unit=id, legs=legs):
            return move_worth(g, units[id], legs, running=True) - HARDLY
        case Brave(unit=id):
            return 0.8 * forward_worth(g, units[id], ROLLED) - 2 * HARDLY
        case Run(unit=id):
            forward = forward_worth(g, units[id], RUN, running=True) - HARDLY - WASTED * fire_now(g, units[id])
            if is_fleet(g, units[id]):
                return max(forward, lunge(g, units[id]))
            return forward - max(fights(g, units[id]).values(), default=0.0)
        case Drive():
            return drive_worth(g, units[choice.unit], choice) - HARDLY
        case Shock():
            return shock_worth(g, units[choice.unit], choice)
        case Enter(legs=legs) if isinstance(decision, ChooseEntry):
            return entry_worth(g, units[decision.unit], legs[len(legs) // 2].points[-1])
        case Walk(legs=legs):
            unit = units.get(getattr(decision, "unit", ""))
            if unit is None or not legs or not unit.on_table:
                return 0.01 * len(legs)
            running = isinstance(decision, ChooseWay) and decision.manner != "difficult"
            return move_worth(g, unit, legs, running=running)
        case _:
            return -1.0


def fire_now(g: G, unit: Unit) -> float:
    """What the best shots of a unit from where it stands may be expected to cost an enemy."""
    found = opposed(g, unit)
    aways = found.away(g.context.stand(unit.models).table)
    return max((fire.at(away) for fire, away in zip(found.fire(unit.moved), aways, strict=True)), default=0.0)


def lunge(g: G, unit: Unit) -> float:
    """What it is worth to a unit that it may assault after it ran: the fights that brings in reach."""
    if any(model.type.assault is None for model in unit.models) or unit.ran or is_locked(g, unit):
        return 0.0
    found, reach = opposed(g, unit), rate(unit)
    aways = found.away(g.context.stand(unit.models).table)
    near = [at for at, away in enumerate(aways) if 0 < away - reach <= LUNGE * INCH]
    return max((LUNGES * found.fight(at) for at in near), default=0.0)


def entry_worth(g: G, unit: Unit, at: tuple[int, int]) -> float:
    """Where a unit comes on to the table: near what it wants to fight or hold."""
    goals = [(other.models[0].x, other.models[0].y) for other in g.state.standing(enemy(unit.seat))]
    goals += [(each.x, each.y) for each in g.state.objectives]
    far = min((hypot(x - at[0], y - at[1]) for x, y in goals), default=0.0)
    return 10.0 - far / INCH / 10


def ride_worth(g: G, choice: Alight | Board | LeaveUnit) -> float:
    """Getting out where there is something to do; getting in only with a long way before one."""
    unit = g.state.units[choice.unit]
    if isinstance(choice, Alight):
        return alight_worth(g, unit, choice)
    if isinstance(choice, LeaveUnit):
        return -1.0
    here = g.context.stand(unit.models).table
    foes = list(g.state.standing(enemy(unit.seat)))
    away = min((float(gaps(here, table_of(g, foe)[0]).min()) for foe in foes), default=0.0)
    keen = not shoots_far(unit) and any(clash(g, unit, foe) > 0 for foe in foes)
    return 2.0 if keen and away > 18 * INCH else -1.0


def smoke_worth(g: G, unit: Unit) -> Evaluation:
    """Hiding in smoke spares a vehicle half of what the enemy's fire may be expected to cost it; why is the enemy who
    may pierce it most (WH-VEH-09)."""
    costs, harms = 0.0, {}
    for foe in g.state.standing(enemy(unit.seat)):
        away = float(gaps(table_of(g, unit)[0], table_of(g, foe)[0]).min())
        costs += 0.4 * power(g, foe, unit, False).at(away)
        harms[foe.id] = piercing(g, foe, unit, away)
    worst = max(harms, key=lambda id: harms[id], default=None)
    value = 0.5 * min(costs, points(unit)) - HARDLY
    if worst is None or not harms[worst]:
        return Evaluation(value, say("wh-why-no-smoke"))
    name, hits = g.context.name(worst), f"{harms[worst]:.1f}"
    return Evaluation(value, say("wh-why-smoke", foe=name, hits=hits, save=SMOKE))


# ---- before the battle -------------------------------------------------------------------------------------------


def set_up_worth(g: G, decision: Decision, choice: Choice) -> float:
    """Places for units and objectives."""
    units = g.state.units
    match choice:
        case Deploy(legs=legs):
            unit = units.get(getattr(decision, "unit", ""))
            return Wishes(g, unit).worth(legs[len(legs) // 2].points[-1]) if unit is not None else 0.0
        case PlaceRest():
            left = [unit for unit in units.values() if unit.seat == decision.seat and unit.place == "off"]
            return 1.0 if sum(not unit.arrival for unit in left) > 1 else 0.0
        case SetUp():
            return SOUND
        case RideAlong(unit=id, transport=transport):
            vehicle = transport_of(units[transport])
            return 2.0 if vehicle is not None and assaults_from(g, vehicle) and not shoots_far(units[id]) else 0.5
        case PlaceObjective(at=at):
            # Each side wants them near its own edge, but not behind all its men.
            return -float(abs(abs(at[1] - g.context.homes[decision.seat]) - 13 * INCH)) / INCH
        case Drop(at=at):
            unit = units.get(getattr(decision, "unit", ""))
            foes = [other for other in g.state.standing(enemy(decision.seat)) if other.models]
            if unit is None or unit.seat != decision.seat or not foes:
                return hypot(at[0] - g.context.width / 2, at[1] - g.context.depth / 2) / INCH
            away = min(hypot(model.x - at[0], model.y - at[1]) for foe in foes for model in foe.models)
            return -abs(away - 11 * INCH) / INCH
        case _:
            return 0.0


# ---- going to ground ---------------------------------------------------------------------------------------------


def down_worth(g: G, decision: Decision) -> float:
    """Going to ground spares some models with a bad save, and costs what the unit would have done in its turn."""
    if not isinstance(decision, ChooseToGround):
        return 0.0
    unit = g.state.units[decision.unit]
    save = min((g.context.profile(model).save or 7 for model in unit.models), default=7)
    spared = decision.wounds * price(unit) / 6 if save > 4 else 0.0
    foes = list(g.state.standing(enemy(unit.seat)))
    busy = max((power(g, unit, foe, False).at(24 * INCH) for foe in foes), default=0.0)
    busy = max([busy, *fights(g, unit).values()])
    return min(spared, 0.6 * points(unit)) - busy - 2.0
