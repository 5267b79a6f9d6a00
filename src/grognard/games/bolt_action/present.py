"""Decisions in words: what is asked, in one sentence, with every choice as an option (for the table and the command
line)."""

from __future__ import annotations

from typing import Any

from grognard.core.battle import Battle, RollDice
from grognard.core.decisions import Choice, Decision, Dice
from grognard.core.dice import Row
from grognard.core.messages import Message, say
from grognard.core.records import replace, to_builtins
from grognard.core.scene import DecisionView, DiceAsk, MoveAsk, Option, PickAsk, Spot
from grognard.games.bolt_action import aim, going, legality, morale, tables, vehicle_views, ways
from grognard.games.bolt_action import present_field as field
from grognard.games.bolt_action.actions import ChooseCharge
from grognard.games.bolt_action.calls import ChooseCall, ChooseRedirect, ChooseShift
from grognard.games.bolt_action.choices import (
    Board,
    Charge,
    EscapeFrom,
    FireAtCharge,
    FireFromAmbush,
    FirstWave,
    GiveOrder,
    GoDown,
    GoIn,
    HoldFire,
    JustRun,
    KeepDice,
    MistakeFor,
    Occupy,
    PassDie,
    RemoveModel,
    RemoveWeapon,
    ShootAt,
    StandFast,
    StayAway,
    StayOutside,
    StayPut,
    TakeEdge,
    Wait,
    Walk,
)
from grognard.games.bolt_action.damage import ChooseCasualty
from grognard.games.bolt_action.deployment import ChoosePlace, ChooseToPlace
from grognard.games.bolt_action.drive import ChooseDrive, way_of
from grognard.games.bolt_action.fight import ChooseOccupation
from grognard.games.bolt_action.formulas import INCH, chance_to_pass
from grognard.games.bolt_action.fubar import ChooseMistake
from grognard.games.bolt_action.judgement import danger
from grognard.games.bolt_action.legality import awaits_order
from grognard.games.bolt_action.move import ChooseMove, allowance
from grognard.games.bolt_action.occasions import Charged, Passing, Reacting, Shelled, UnderFire
from grognard.games.bolt_action.orders import ChooseKept, ChooseOrder, may_pass
from grognard.games.bolt_action.panels import need_figure, why_no_shot
from grognard.games.bolt_action.regions import reach_of
from grognard.games.bolt_action.scenarios import ChooseEdge, ChooseFirstWave, ChooseFlank, able_to_enter
from grognard.games.bolt_action.several import ChooseLaying, ChooseNext
from grognard.games.bolt_action.shelters import floor_name, floor_of, refusal
from grognard.games.bolt_action.shoot import ChooseTarget
from grognard.games.bolt_action.state import ORDERS, Order, State, Unit, Way, enemy
from grognard.games.bolt_action.transport import ChooseLoad, ChooseTow
from grognard.games.bolt_action.view import man_name, side_name, unit_name

G = Battle[State]

SETS_SHOWN = 64
"""How many sets of units are shown as options; any set may be picked."""
READY_SAMPLE = 20
"""How many of the sampled ways are weighed for the ready ones: they are asked for while a person waits."""


def present(g: G, decision: Decision) -> DecisionView:
    """The decision as a table shows it."""
    match decision:
        case ChooseOrder():
            return order_view(g, decision)
        case ChooseMove():
            return move_view(g, decision)
        case ChooseDrive():
            return vehicle_views.drive_view(g, decision)
        case ChooseLaying():
            return vehicle_views.laying_view(g, decision)
        case ChooseNext():
            return vehicle_views.next_view(g, decision)
        case ChooseTow():
            return vehicle_views.tow_view(g, decision)
        case ChooseLoad():
            return vehicle_views.load_view(g, decision)
        case ChooseTarget():
            return target_view(g, decision)
        case Reacting():
            return reaction_view(g, decision)
        case ChooseCasualty():
            return casualty_view(g, decision)
        case ChooseCharge():
            return charge_view(g, decision)
        case ChooseOccupation():
            return occupation_view(g, decision)
        case ChooseFirstWave():
            return wave_view(g, decision)
        case ChooseKept():
            return keep_view(g, decision)
        case ChooseEdge():
            return edge_view(g, decision)
        case ChooseMistake():
            return mistake_view(g, decision)
        case ChooseToPlace():
            return field.to_place_view(g, decision)
        case ChoosePlace():
            return field.place_view(g, decision)
        case ChooseFlank():
            return field.flank_view(g, decision)
        case ChooseCall():
            return field.call_view(g, decision)
        case ChooseShift():
            return field.shift_view(g, decision)
        case ChooseRedirect():
            return field.redirect_view(g, decision)
        case RollDice():
            return dice_view(g, decision)
        case _:
            raise TypeError(type(decision).__name__)


def view(g: G, decision: Decision, kind: str, question: Message, options: list[Option], **more: Any) -> DecisionView:
    """A decision view with the fields all kinds share."""
    return DecisionView(
        id=g.number,
        seat=decision.seat,
        kind=kind,
        question=question,
        options=options,
        may_undo=g.undoable_by == decision.seat,
        **more,
    )


def plain(choice: Choice) -> Any:
    """A choice as it is sent."""
    return to_builtins(choice)


def replaced(of: Option, **fields: Any) -> Option:
    """An option with other fields."""
    return replace(of, **fields)


def option(choice: Choice, label: Message, **more: Any) -> Option:
    """An option that sends this choice."""
    return Option(label=label, choice=to_builtins(choice), **more)


# ---- orders ------------------------------------------------------------------------------------------------------


def order_view(g: G, decision: ChooseOrder) -> DecisionView:
    """Every unit without an order, each with its six orders and its assaults; forbidden ones with their rule."""
    options = []
    for unit in g.state.of(decision.seat):
        if not awaits_order(g, unit):
            continue
        for number, order in enumerate(ORDERS, 1):
            for at, given in enumerate(ways_to_order(g, unit, order)):
                options.append(order_option(g, unit, given, str(number) if not at else None))
        for target in legality.assault_targets(g, unit) if legality.may_declare_assault(g, unit) else ():
            if unit.on_table and g.context.gap(unit, target) > tables.RATES["infantry"].run:
                continue  # legal, but it can only fall short
            options.append(order_option(g, unit, GiveOrder(unit.id, "run", target.id), None))
    if may_pass(g):
        options.append(option(PassDie(), say("ba-choose-pass"), key="P", rules=["BA-TURN-10"]))
    return view(g, decision, "order", say("ba-ask-order"), options, rules=["BA-TURN-02"])


def ways_to_order(g: G, unit: Unit, order: Order) -> list[GiveOrder]:
    """An order as it may be given: an Ambush of a gun once for each shell it may have loaded (BA-AMB-04)."""
    found = [GiveOrder(unit.id, order)]
    if order == "ambush" and g.context.profile(unit.id).ways:
        found = [GiveOrder(unit.id, order, loaded=way) for way in aim.ways(g, unit) if way != "indirect"]
    return found


def order_option(g: G, unit: Unit, choice: GiveOrder, key: str | None) -> Option:
    """One order for one unit: the chance that it is obeyed, what it is good for, or the rule that forbids it."""
    refusal = None if choice.assault else legality.forbidden(g, unit, choice.order)
    if choice.assault:
        label = say("ba-order-assault", target=unit_name(g, choice.assault))
    elif choice.loaded is not None:
        label = say("ba-order-loaded", way=choice.loaded)
    else:
        label = say("ba-order", order=choice.order)
    if refusal is not None:
        return Option(
            label=label, unit=unit.id, order=choice.order, key=key, refused=refusal.message, rules=list(refusal.rules)
        )
    chance = 1.0
    if morale.order_needs_test(g, unit, choice.order, choice.assault):
        value = morale.test_value(g, unit, morale.order_modifiers(g, unit, choice.assault))
        chance = float(chance_to_pass(value))
    return option(
        choice,
        label,
        hint=order_hint(g, unit, choice),
        figure=say("ba-percent", percent=round(100 * chance)),
        unit=unit.id,
        target=choice.assault,
        order=choice.order,
        key=key,
    )


def order_hint(g: G, unit: Unit, choice: GiveOrder) -> Message:
    """What an order does, in a phrase."""
    if choice.assault is not None:
        if not unit.on_table:
            return say("ba-hint-assault-entering")
        gap = g.context.gap(unit, g.state.units[choice.assault])
        return say("ba-hint-assault", inches=inches(gap))
    own = g.context.profile(unit.id).chassis
    rates = tables.RATES["infantry"] if own is None else own
    if unit.place == "aboard" and choice.order != "down":
        return say("ba-hint-get-out", order=choice.order)
    if not unit.on_table and choice.order in ("advance", "run"):
        return say("ba-hint-enter", inches=(rates.run if choice.order == "run" else rates.advance) // INCH)
    if own is not None and choice.order in ("advance", "run"):
        return say(
            f"ba-hint-drive-{choice.order}", inches=(rates.run if choice.order == "run" else rates.advance) // INCH
        )
    if choice.order == "rally":
        return say("ba-hint-rally", pins=unit.pins)
    if choice.order == "advance" and unit.gun is not None:
        return say("ba-hint-push", inches=allowance(g, unit, "advance") // INCH)
    return say(f"ba-hint-{choice.order}", pins=max(0, unit.pins - 1))


# ---- movement ----------------------------------------------------------------------------------------------------


def move_view(g: G, decision: ChooseMove) -> DecisionView:
    """Where to: the reach to draw, and staying where that is allowed."""
    unit = g.state.units[decision.unit]
    stays = decision.staying(g, unit, True) or decision.staying(g, unit, has_way(g, decision))
    options = []
    ready = ready_ways(g, unit, decision)
    for choice in stays:
        label = say("ba-choose-stay") if isinstance(choice, StayPut) else say("ba-choose-stay-away")
        options.append(option(choice, label, key="S", unit=unit.id, primary=not ready))
    options.extend(ready)
    for number, choice in enumerate(decision.boardings(g, unit)):
        if isinstance(choice, Board):
            label = say("ba-choose-board", vehicle=unit_name(g, choice.vehicle))
            key = None if number else "V"
            options.append(option(choice, label, key=key, unit=unit.id, target=choice.vehicle))
    options.extend(inside_options(g, unit, decision))
    move = MoveAsk(
        unit=unit.id,
        allowance=decision.allowance,
        reach=[[Spot(x, y) for x, y in outline] for outline in reach_of(g, unit, decision)],
        entering=not unit.on_table,
        may_stay=bool(stays),
    )
    question = say(
        "ba-ask-move",
        unit=unit_name(g, unit.id),
        inches=decision.allowance // INCH,
        manner="enter" if not unit.on_table else decision.manner,
    )
    kind = "regroup" if decision.manner == "regroup" else "move"
    rules = ["BA-MOV-23"] if not unit.on_table else ["BA-CQ-11"] if kind == "regroup" else ["BA-MOV-01"]
    return view(g, decision, kind, question, options, acting=unit.id, move=move, rules=rules)


def ready_ways(g: G, unit: Unit, decision: ChooseMove) -> list[Option]:
    """A few ways ready to take: onto the table at three places; towards cover, towards the enemy."""
    walks = [choice for choice in g.choices(decision) if isinstance(choice, Walk) and choice.legs]
    if not walks:
        return []
    if not unit.on_table:
        found = []
        for place, part in (("left", 0.25), ("middle", 0.5), ("right", 0.75)):
            best = min(walks, key=lambda walk: abs(end_of(walk)[0] - part * g.context.width))
            found.append(option(best, say("ba-choose-enter", place=place), unit=unit.id))
        return found
    walks = walks[:READY_SAMPLE]
    ends = {walk: ways.standing_at(unit, {leg.model: leg.points[-1] for leg in walk.legs}) for walk in walks}
    foes = list(g.state.standing(enemy(unit.seat)))
    if not foes:
        return []
    closer = min(walks, key=lambda walk: min(g.context.gap(ends[walk], foe) for foe in foes))
    found = [option(closer, say("ba-choose-closer"), unit=unit.id)]
    safer = min(walks, key=lambda walk: danger(g, ends[walk]))
    if danger(g, ends[safer]) < danger(g, unit):
        found.insert(0, option(safer, say("ba-choose-cover"), unit=unit.id))
    return found


def inside_options(g: G, unit: Unit, decision: ChooseMove) -> list[Option]:
    """The floors of buildings that the unit can go to with this move (BA-BLD-01, BA-BLD-07)."""
    found: list[Option] = []
    for choice in going.conceivable(g, unit, decision.manner, decision.allowance):
        if refusal(g, unit, decision, choice) is None:
            label = say("ba-choose-go-in", floor=floor_name(g, floor_of(unit, choice)))
            rule = "BA-BLD-01" if isinstance(choice, GoIn) else "BA-BLD-07"
            key = "B" if not found else None
            found.append(option(choice, label, unit=unit.id, key=key, hint=say("ba-hint-go-in"), rules=[rule]))
    return found


def charge_view(g: G, decision: ChooseCharge) -> DecisionView:
    """Whether a Run is an assault (BA-ORD-17)."""
    options = [option(JustRun(), say("ba-choose-just-run"), key="R", unit=decision.unit, primary=True)]
    for choice in g.choices(decision):
        if isinstance(choice, Charge):
            label = say("ba-order-assault", target=unit_name(g, choice.target))
            options.append(option(choice, label, unit=decision.unit, target=choice.target))
    question = say("ba-ask-charge", unit=unit_name(g, decision.unit))
    return view(g, decision, "charge", question, options, acting=decision.unit, rules=["BA-ORD-17"])


def occupation_view(g: G, decision: ChooseOccupation) -> DecisionView:
    """Whether the winners go in."""
    floor = floor_name(g, decision.floor)
    options = [
        option(Occupy(), say("ba-choose-go-in", floor=floor), key="B", unit=decision.unit, primary=True),
        option(StayOutside(), say("ba-choose-stay-out"), key="S", unit=decision.unit),
    ]
    question = say("ba-ask-occupy", unit=unit_name(g, decision.unit), floor=floor)
    return view(g, decision, "occupy", question, options, acting=decision.unit, rules=["BA-CQ-13"])


def end_of(walk: Walk) -> tuple[float, float]:
    """The middle of the places where a way ends."""
    ends = [leg.points[-1] for leg in walk.legs]
    return sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)


def has_way(g: G, decision: ChooseMove) -> bool:
    """Whether any sampled way is open."""
    return any(not isinstance(choice, StayPut | StayAway) for choice in g.choices(decision))


# ---- shooting ----------------------------------------------------------------------------------------------------


def target_view(g: G, decision: ChooseTarget) -> DecisionView:
    """Each target with its range, cover and needed rolls, the nearest first; holding fire last."""
    unit = g.state.units[decision.unit]
    every = [choice for choice in g.choices(decision) if isinstance(choice, ShootAt)]
    offered = [choice for choice in every if choice.vehicle is None]
    usual = aim.holdings(unit)[0]
    ranked = sorted(
        (
            choice
            for choice in offered
            if not choice.smoke
            if choice.holding == usual or (not choice.holding and reaches(g, unit, choice, decision))
        ),
        key=lambda choice: (
            not aim.aims(g, unit, g.state.units[choice.target], choice.holding, decision.moved, way=choice.way).volleys,
            g.context.gap(unit, g.state.units[choice.target]),
            choice.holding != usual,
            # A shot is of little use against men, a shell against armour.
            (choice.way == "piercing") != g.state.units[choice.target].is_vehicle,
        ),
    )
    options = [
        shot_option(g, unit, choice, choice.target, choice.holding, decision.moved, primary=number == 0, way=choice.way)
        for number, choice in enumerate(ranked)
    ]
    for choice in every:
        if choice.vehicle is not None:
            label = say("ba-choose-apart", target=unit_name(g, choice.target), vehicle=unit_name(g, choice.vehicle))
            options.append(option(choice, label, unit=unit.id, target=choice.target, rules=["BA-SHOOT-01"]))
    options.extend(smoke_options(g, unit, decision))
    in_reach = any(each.primary for each in options)
    options.append(option(HoldFire(), say("ba-choose-hold-fire"), key="H", primary=not in_reach))
    question = say("ba-ask-target", unit=unit_name(g, unit.id))
    return view(g, decision, "target", question, options, acting=unit.id, rules=["BA-SHOOT-01"])


def smoke_options(g: G, unit: Unit, decision: ChooseTarget) -> list[Option]:
    """Smoke before each target that a mortar can aim at (BA-WPN-16)."""
    found = []
    for choice in decision.screens(g):
        if isinstance(choice, ShootAt):
            name = say("ba-choose-smoke", target=unit_name(g, choice.target))
            each = shot_option(g, unit, choice, choice.target, (), decision.moved, label=name)
            found.append(replace(each, rules=["BA-WPN-16"]))
    return found


def reaches(g: G, unit: Unit, choice: ShootAt, decision: ChooseTarget) -> bool:
    """Whether a shot with everything reaches with a weapon the usual one holds back."""
    found = aim.aims(g, unit, g.state.units[choice.target], choice.holding, decision.moved)
    return any(tables.WEAPONS[each.volley.weapon].one_shot for each in found.volleys)


def shot_option(
    g: G,
    unit: Unit,
    choice: Choice,
    target_id: str,
    holding: tuple[str, ...],
    moved: bool,
    key: str | None = None,
    primary: bool = False,
    label: Message | None = None,
    way: Way | None = None,
) -> Option:
    """A shot: at whom, how far, in what cover, needing what; or that it cannot reach."""
    target = g.state.units[target_id]
    found = aim.aims(g, unit, target, holding, moved, way=way)
    apart = g.context.gap(unit, target)
    gap = inches(min((each.distance for each in found.volleys), default=apart))
    name = label or unit_name(g, target_id)
    held = [weapon for weapon in holding if tables.WEAPONS[weapon].one_shot]
    one_shots = sorted({w for m in unit.models for w in m.weapons if tables.WEAPONS[w].one_shot})
    if one_shots and not held:
        name = say("ba-shot-with", target=name, weapon=tables.WEAPONS[one_shots[0]].name)
    if way is not None:
        name = say("ba-shot-way", target=name, way=way)
    if not found.volleys:
        why, rule = why_no_shot(g, unit, target, holding, moved, way)
        hint = say(f"ba-hint-{why}", inches=gap)
        return option(choice, name, hint=hint, unit=unit.id, target=target_id, key=key, rules=[rule])
    figure = need_figure(found)
    indirect = all(each.volley.indirect for each in found.volleys)
    hint = say("ba-hint-shot", inches=gap, cover="indirect" if indirect else found.cover)
    return option(choice, name, hint=hint, figure=figure, unit=unit.id, target=target_id, key=key, primary=primary)


# ---- reactions ---------------------------------------------------------------------------------------------------


def reaction_view(g: G, decision: Reacting) -> DecisionView:
    """A reaction: asked at once and not to be missed."""
    occasion = decision.occasion
    match occasion:
        case UnderFire(unit, target) if g.state.units[target].is_vehicle:
            options = [
                option(EscapeFrom(), say("ba-choose-escape"), hint=say("ba-hint-escape"), key="D"),
                option(StandFast(), say("ba-choose-stand"), hint=say("ba-hint-stand"), key="L", primary=True),
            ]
            question = say("ba-ask-escape", unit=unit_name(g, target), firer=unit_name(g, unit))
            rules = ["BA-SHOOT-04", "BA-VEH-30"]
            return view(
                g, decision, "reaction", question, options, acting=target, against=unit, rules=rules, urgent=True
            )
        case UnderFire(unit, target):
            options = [
                option(GoDown(), say("ba-choose-go-down"), hint=say("ba-hint-go-down"), key="D", order="down"),
                option(StandFast(), say("ba-choose-stand"), hint=say("ba-hint-stand"), key="L", primary=True),
            ]
            question = say("ba-ask-under-fire", unit=unit_name(g, target), firer=unit_name(g, unit))
            rules = ["BA-SHOOT-03"]
            return view(
                g, decision, "reaction", question, options, acting=target, against=unit, rules=rules, urgent=True
            )
        case Shelled(target):
            options = [
                option(GoDown(), say("ba-choose-go-down"), hint=say("ba-hint-down-shells"), key="D", order="down"),
                option(StandFast(), say("ba-choose-stand"), hint=say("ba-hint-stand"), key="L", primary=True),
            ]
            question = say("ba-ask-shelled", unit=unit_name(g, target))
            return view(g, decision, "reaction", question, options, acting=target, rules=["BA-HQ-11"], urgent=True)
        case Charged(attacker, target):
            options = charge_options(g, decision, g.state.units[target], attacker)
            escapes = any(isinstance(choice, EscapeFrom) for choice in g.choices(decision))
            may = "fire" if not escapes else "both" if len(options) > 2 else "escape"
            question = say("ba-ask-charged", unit=unit_name(g, target), attacker=unit_name(g, attacker), may=may)
            rules = ["BA-CQ-02", "BA-VEH-30"] if escapes else ["BA-CQ-02"]
            return view(
                g, decision, "reaction", question, options, acting=target, against=attacker, rules=rules, urgent=True
            )
        case Passing(mover, stop, _, _):
            way = way_of(g, mover)
            question = say("ba-ask-passing", mover=unit_name(g, mover), inch="0" if way is None else way.inch(stop))
            options = ambush_options(g, decision, occasion)
            acting = next((each.unit for each in options if each.unit is not None), None)
            rules = ["BA-AMB-01", "BA-AMB-08"]
            return view(
                g, decision, "interrupt", question, options, acting=acting, against=mover, rules=rules, urgent=True
            )


def charge_options(g: G, decision: Reacting, unit: Unit, attacker: str) -> list[Option]:
    """Firing at the charge, with and without one-shot weapons; or not."""
    usual = () if unit.is_vehicle else aim.holdings(unit)[0]
    options: list[Option] = []
    for choice in g.choices(decision):
        if isinstance(choice, EscapeFrom):
            options.append(option(choice, say("ba-choose-escape"), hint=say("ba-hint-escape"), key="D"))
        elif isinstance(choice, FireAtCharge) and choice.laid:
            label = say("ba-choose-fire-charge")
            key = "F" if not any(each.key == "F" for each in options) else None
            options.append(
                vehicle_views.laid_option(g, unit, choice, attacker, choice.laid, False, key, key is not None, label)
            )
        elif isinstance(choice, FireAtCharge) and choice.holding in (usual, ()):
            label = say("ba-choose-fire-charge")
            key = "F" if choice.holding == usual else None
            if options:
                key = None
            first = key is not None
            options.append(shot_option(g, unit, choice, attacker, choice.holding, False, key, first, label, choice.way))
    fires = any(isinstance(choice, FireAtCharge) for choice in g.choices(decision))
    options.append(option(StandFast(), say("ba-choose-no-fire" if fires else "ba-choose-stand"), key="L"))
    return options


def ambush_options(g: G, decision: Reacting, occasion: Passing) -> list[Option]:
    """Fire now, wait until a later inch, let the move pass."""
    options: list[Option] = []
    course = way_of(g, occasion.unit)
    for choice in g.choices(decision):
        match choice:
            case FireFromAmbush(id, _, laid) if laid:
                label = say("ba-choose-fire-now", unit=unit_name(g, id))
                key = "F" if not options else None
                options.append(
                    vehicle_views.laid_option(
                        g, g.state.units[id], choice, occasion.unit, laid, False, key, key is not None, label
                    )
                )
            case FireFromAmbush(id, holding):
                unit = g.state.units[id]
                usual = aim.holdings(unit)[0]
                if holding not in (usual, ()):
                    continue
                key = "F" if holding == usual and not options else None
                label = say("ba-choose-fire-now", unit=unit_name(g, id))
                way = aim.direct_ways(g, unit)[0]
                first = key is not None
                options.append(shot_option(g, unit, choice, occasion.unit, holding, False, key, first, label, way))
            case Wait(None):
                options.append(option(choice, say("ba-choose-let-pass"), key="L"))
            case Wait(int(until)):
                here, there = ("0" if course is None else course.inch(stop) for stop in (occasion.stop, until))
                label = say("ba-choose-wait-turned") if here == there else say("ba-choose-wait-until", inch=there)
                key = "N" if until == occasion.later[0] else "W"
                options.append(option(choice, label, key=key, figure=say("ba-inch", inch=there)))
    return options


# ---- the rest ----------------------------------------------------------------------------------------------------


def casualty_view(g: G, decision: ChooseCasualty) -> DecisionView:
    """Which man falls."""
    unit = g.state.units[decision.unit]
    options = []
    for number, choice in enumerate(g.choices(decision)):
        if isinstance(choice, RemoveModel):
            label = man_name(unit.model(choice.model))
            options.append(option(choice, label, model=choice.model, unit=unit.id, primary=number == 0))
        elif isinstance(choice, RemoveWeapon):
            options.append(option(choice, say("ba-choose-weapon"), unit=unit.id))
    who = "own" if decision.seat == unit.seat else "theirs"
    question = say("ba-ask-casualty", unit=unit_name(g, unit.id), who=who)
    return view(g, decision, "casualty", question, options, acting=unit.id, rules=[decision.rule])


def wave_view(g: G, decision: ChooseFirstWave) -> DecisionView:
    """Which units enter in turn 1."""
    choices = sorted(
        (choice for choice in g.choices(decision) if isinstance(choice, FirstWave)),
        key=lambda choice: -len(choice.units),
    )
    options = [
        option(choice, say("ba-choose-wave", count=len(choice.units)), units=list(choice.units), primary=number == 0)
        for number, choice in enumerate(choices[:SETS_SHOWN])
    ]
    units, least = able_to_enter(g, decision.seat), decision.least(g)
    return view(
        g,
        decision,
        "muster",
        say("ba-ask-wave", least=least),
        options,
        note=say("ba-note-wave"),
        rules=["BA-SCN-01", "BA-SCN-10"],
        pick=PickAsk(units, least, len(units), to_builtins(FirstWave(()))),
    )


def keep_view(g: G, decision: ChooseKept) -> DecisionView:
    """Which units keep their Ambush or Down die."""
    options = [
        option(choice, say("ba-choose-keep", count=len(choice.units)), units=list(choice.units), primary=number == 0)
        for number, choice in enumerate(g.choices(decision)[:SETS_SHOWN])
        if isinstance(choice, KeepDice)
    ]
    pick = PickAsk(list(decision.candidates), 0, len(decision.candidates), to_builtins(KeepDice(())))
    rules = ["BA-TURN-06", "BA-TURN-07"]
    return view(g, decision, "muster", say("ba-ask-keep"), options, note=say("ba-note-keep"), rules=rules, pick=pick)


def edge_view(g: G, decision: ChooseEdge) -> DecisionView:
    """Which table edge."""
    near = decision.seat == 0
    options = [
        option(TakeEdge(True), say("ba-choose-edge", edge="near"), primary=near),
        option(TakeEdge(False), say("ba-choose-edge", edge="far"), primary=not near),
    ]
    return view(g, decision, "edge", say("ba-ask-edge"), options, rules=["BA-SCN-01"])


def mistake_view(g: G, decision: ChooseMistake) -> DecisionView:
    """Which friend is shot at."""
    unit = g.state.units[decision.unit]
    options = [
        vehicle_views.laid_option(g, unit, choice, choice.target, choice.laid, False, primary=number == 0)
        if choice.laid
        else shot_option(g, unit, choice, choice.target, (), False, primary=number == 0, way=choice.way)
        for number, choice in enumerate(g.choices(decision))
        if isinstance(choice, MistakeFor)
    ]
    question = say("ba-ask-mistake", unit=unit_name(g, unit.id))
    return view(g, decision, "target", question, options, acting=unit.id, rules=["BA-FUB-02", "BA-FUB-05"])


def dice_view(g: G, decision: RollDice) -> DecisionView:
    """Real dice are asked."""
    roll = decision.roll
    purpose = say("ba-ask-dice", purpose=roll.purpose.id)
    reading = roll.pools[0].reading
    if isinstance(reading, Row) and roll.purpose.id == "ba-roll-cup":
        # A person draws a real die from a real cup and says whose it is; any face of that side's share stands for it.
        draws = [
            option(Dice((face,)), say("ba-choose-drawn", side=side_name(g, side)), primary=side == 0)
            for side, face in enumerate((1, reading.bounds[0] + 1))
        ]
        return view(g, decision, "cup", purpose, draws, rules=list(roll.rules))
    dice = DiceAsk(roll.count, max(roll.sides), purpose)
    return view(g, decision, "dice", purpose, [], dice=dice, rules=list(roll.rules))


def inches(length: float) -> str:
    """A length in inches with one decimal."""
    return f"{length / INCH:.1f}"
