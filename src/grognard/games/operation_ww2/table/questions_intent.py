"""Declaring the intent in words and on the board: how far a unit may go, whom it may fire at, for whom a shot may be
held back (AZ-INT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace, to_text
from grognard.core.wire.overlays import Spot
from grognard.core.wire.questions import DecisionView, HoldAsk, MoveAsk, Option, Switch, SwitchValue
from grognard.core.wording import option, view
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.ground import Rate
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.odds.volley_forecast import SHOWN, VolleyForecast, forecast_volley
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.intent import weapon_targets
from grognard.games.operation_ww2.rules.intent.intent import is_followed, length_declared, movers, refusal
from grognard.games.operation_ww2.rules.intent.ready_ways import (
    MOST_READY,
    Goal,
    fire_intent,
    nearest_enemy,
    ready_ways,
    with_target,
)
from grognard.games.operation_ww2.rules.intent.weapon_targets import nameable
from grognard.games.operation_ww2.rules.movement import pushing, ways
from grognard.games.operation_ww2.rules.tunnels import declaring as below_ground
from grognard.games.operation_ww2.rules.turn.chain import ChooseIntent
from grognard.games.operation_ww2.rules.vehicle_fire import exposure
from grognard.games.operation_ww2.rules.vehicle_fire.declaring import manned
from grognard.games.operation_ww2.state.intents import (
    NOTHING,
    AmbushIntent,
    AssaultIntent,
    Besides,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.names import card_name, unit_name
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit, enemy
from grognard.games.operation_ww2.table import questions_equipment
from grognard.games.operation_ww2.table.glance import Glance, glance
from grognard.games.operation_ww2.table.naming import man_name, piece_name
from grognard.games.operation_ww2.table.naming_besides import besides_name, declared_name, parts_of
from grognard.games.operation_ww2.table.reach import reach_of
from grognard.games.operation_ww2.table.switches.units import switches as besides_switches
from grognard.games.operation_ww2.table.switches.vehicles import may_open
from grognard.space.drawing import spots
from grognard.space.plane import Point, bearing

MOST_SAMPLED = 8
"""How many charges and boardings are offered ready."""

COORDINATES = "coordinates"
"""The value of the switch by which an assault fires at the coordinates its unit holds (AZ-COM-07)."""


def intent_view(g: B, decision: ChooseIntent) -> DecisionView:
    """What the unit is going to do with its card: a way, a target, or a point of an enemy's way (AZ-INT)."""
    unit = g.state.units[decision.unit]
    order: OrderName = decision.card.order
    if unit.is_below:
        return below_view(g, decision, unit)
    if order in ("move", "assault"):
        return way_view(g, decision, unit)
    options = list(fire_options(g, decision, unit))
    holds = list(hold_asks(g, unit)) if g.context.tables.orders[order].interrupts else []
    question = say(
        "az-ask-target", unit=unit_name(g, unit.id), card=card_name(g, decision.card), order=order,
        holds="yes" if holds else "no",
    )  # fmt: skip
    rules = [g.context.tables.orders[order].rule, *(["AZ-ANT-02"] if holds else [])]
    more = [*hatches(g, unit), *besides_switches(g, unit, order)]
    return view(
        g, decision, "target", question, options, acting=unit.id, holds=holds, switches=more, rules=rules
    )  # fmt: skip


def listed(g: G, decision: ChooseIntent) -> Sequence[Intent]:
    """The sample of what may be declared: made once, for everything that is told of it."""
    found: Sequence[Intent] = g.choices(decision)  # type: ignore[assignment]
    return found


# ---- fire --------------------------------------------------------------------------------------------------------


def fire_options(g: B, decision: ChooseIntent, unit: Unit) -> Iterator[Option]:
    """Every enemy on the table, the most promising first; fire at coordinates, heavy weapons at a vehicle of their own;
    an ambush may also wait (AZ-INT-03 to AZ-INT-05)."""
    order: OrderName = decision.card.order
    plain: list[tuple[VolleyForecast, str, Intent]] = []
    more: list[Intent] = []
    for choice in dict.fromkeys(listed(g, decision)):
        target = getattr(choice, "target", None)
        if getattr(choice, "held", None) is not None:
            continue
        if target is None:
            more.append(choice)
        else:
            plain.append(
                (
                    forecast_volley(g, unit, g.state.units[target], order, besides=choice.besides, room=SHOWN),
                    target,
                    choice,
                )
            )
    plain.sort(key=lambda row: (row[0].why_not is not None, -row[0].odds.dead.mean - row[0].odds.hits.mean / 100))
    plain = one_each(plain)
    told: set[str] = set()
    for number, (found, target, choice) in enumerate(plain):
        hint, rules = shot_hint(found, glance(g, unit, g.state.units[target]))
        dead = float(found.odds.dead.mean)
        figure = say("az-figure-dead", dead=f"{dead:.1f}") if dead >= 0.05 else None
        if choice.besides != NOTHING and sum(other == target for _, other, _ in plain) > 1:
            hint = say("az-hint-besides", besides=besides_name(g, choice.besides), hint=hint)
        name = unit_name(g, target)
        if (words := to_text((name, hint))) in told:
            continue  # It differs in which of several men alike does what.
        told.add(words)
        idle = found.why_not.message if found.why_not is not None else None
        yield option(choice, name, target=target, hint=hint, figure=figure, rules=rules, primary=not number, idle=idle)
    for choice in more:
        waits = isinstance(choice, AmbushIntent) and choice.besides == NOTHING
        label = say("az-choose-lie-in-wait") if waits else declared_name(g, decision, choice)
        piece = choice.besides.building or None
        if piece is not None:
            label = piece_name(g, piece)
        yield option(choice, label, key="W" if waits else None, primary=not plain, piece=piece)
    for id, refused in closed(g, unit, order, {target for _, target, _ in plain}):
        yield Option(unit_name(g, id), target=id, refused=refused.message, rules=list(refused.rules))


def one_each(
    rows: Sequence[tuple[VolleyForecast, str, Intent]],
) -> list[tuple[VolleyForecast, str, Intent]]:
    """Of several ways to fire at a target that differ in what the switches say, hatches and the aims of single weapons,
    one: that at which something comes of it, everything fired at the target rather than some of it elsewhere."""
    kept: dict[tuple[str, Besides], tuple[VolleyForecast, str, Intent]] = {}
    for row in sorted(rows, key=lambda row: (row[0].why_not is not None, bool(row[2].besides.aims))):
        kept.setdefault((row[1], replace(row[2].besides, aims=(), exposed=())), row)
    found = list(kept.values())
    return [row for row in rows if row in found]


def closed(g: G, unit: Unit, order: OrderName, open_: set[str]) -> Iterator[tuple[str, Refused]]:
    """The enemies on the table that may not be named, and why."""
    for foe in g.state.of(enemy(unit.seat)):
        if foe.on_table and foe.id not in open_:
            refused = refusal(g, unit, order, fire_intent(order, foe.id))
            if refused is not None:
                yield foe.id, refused


def shot_hint(found: VolleyForecast, seen: Glance | None) -> tuple[Message, list[str]]:
    """How far off, in what cover, what is needed; or why nothing would come of it now."""
    if seen is None:
        return say("az-hint-nobody"), []
    distance = f"{seen.distance / 1000:.0f}"
    if found.why_not is not None:
        return say("az-hint-not", distance=distance, why=found.why_not.message), [found.why_not.rule]
    needs = [each.need for each in found.shots if each.need is not None]
    if not needs:
        return say("az-hint-nobody"), []
    need = min(needs)
    return say("az-hint-shot", distance=distance, cover=seen.look.cover, need=need), []


def hold_asks(g: B, unit: Unit) -> Iterator[HoldAsk]:
    """The declared ways of enemies on which a shot may be held back (AZ-ANT-08)."""
    for mover in movers(g, unit.seat):
        way = declared_way(g, mover)
        if len(way) > 1:
            yield HoldAsk(mover.unit, spots(way), say("az-choose-hold", unit=unit_name(g, mover.unit)))


def declared_way(g: G, mover: Ordered) -> list[Point]:
    """The way of who leads a declared move, from where he stands."""
    intent = mover.intent
    assert isinstance(intent, MoveIntent | AssaultIntent)
    lead = g.state.units[mover.unit].model(intent.lead)
    return [(lead.x, lead.y), *intent.way]


# ---- ways --------------------------------------------------------------------------------------------------------


def way_view(g: B, decision: ChooseIntent, unit: Unit) -> DecisionView:
    """Where the unit goes: the way of who leads it is drawn on the board; staying; a few ready ways (AZ-INT-01,
    AZ-INT-02, AZ-INT-08). How far men and vehicles may go is ``outlined`` when it is asked for."""
    order: OrderName = decision.card.order
    lead = _led_by(unit, order)
    options: list[Option] = []
    stays = with_target(g, unit, order, lead.id, (), "slow", None)
    if refusal(g, unit, order, stays) is None:
        options.append(option(stays, say("az-choose-stay", order=order), key="S", unit=unit.id))
    readied = ready_ways(g, unit, order, lead) if lead.is_person or unit.is_vehicle else []
    ready = {intent: towards_name(g, goal) for goal, intent in reversed(readied)}
    options += [option(intent, label, unit=unit.id) for intent, label in reversed(ready.items())]
    options += [] if lead.is_person else sampled(g, decision, unit, [stays, *ready])
    options += special(g, decision, unit) if lead.is_person else []
    options += [option(each, below_name(g, decision, each)) for each in below_ground.listed(g, unit, order)]
    if not options:
        # Ways that read alike are drawn on the table; one of them stands for them here.
        named = [option(each, declared_name(g, decision, each)) for each in listed(g, decision)]
        options += {to_text(each.label): each for each in named}.values()
    most = max(ways.allowance(rate_of(g, unit), order, "fast"), 0)
    move = MoveAsk(
        unit=unit.id,
        allowance=most,
        reach=[],
        start=Spot(lead.x, lead.y),
        switches=list(switches(g, unit, order)),
        apart=g.setup.options["declared_path"] == "every_model" and lead.is_person,
        outlined=False,
    )
    question = say(
        "az-ask-way", unit=unit_name(g, unit.id), card=card_name(g, decision.card), most=most // 1000, order=order
    )
    rules = [g.context.tables.orders[order].rule, "AZ-INT-08"]
    return view(g, decision, "move", question, options, acting=unit.id, move=move, rules=rules)


def _led_by(unit: Unit, order: OrderName) -> Model:
    """Whose way is drawn: who leads the unit, or the gun that is moved."""
    gun = next(guns_of(unit), None)
    return gun if gun is not None and order == "move" else ways.leader(unit)


def outlined(g: B, decision: Decision, id: str) -> MoveAsk | None:
    """Where a unit that is asked for its way may go, with its reach."""
    if not isinstance(decision, ChooseIntent) or decision.unit != id:
        return None
    ask = intent_view(g, decision).move
    if ask is None or ask.outlined:
        return None
    unit, order = g.state.units[id], decision.card.order
    lead = _led_by(unit, order)
    readied = ready_ways(g, unit, order, lead) if lead.is_person or unit.is_vehicle else []
    ends = [way[-1] for _, intent in readied if (way := getattr(intent, "way", ()))]
    reach = reach_of(g, decision, unit, lead, ends, listed(g, decision))
    return replace(ask, reach=[spots(reach)] if reach else [], outlined=True)


def below_view(g: B, decision: ChooseIntent, unit: Unit) -> DecisionView:
    """What a unit below ground does: everything it may, as a list (AZ-TUN-04, AZ-TUN-05, AZ-TUN-08, AZ-TUN-09)."""
    order: OrderName = decision.card.order
    options = [
        option(each, below_name(g, decision, each), target=getattr(each, "target", None))
        for each in below_ground.listed(g, unit, order)
    ]
    question = say("az-ask-below", unit=unit_name(g, unit.id), card=card_name(g, decision.card))
    return view(g, decision, "plain", question, options, acting=unit.id, rules=["AZ-TUN-04", "AZ-TUN-08"])


def below_name(g: B, decision: ChooseIntent, intent: Intent) -> Message:
    """What a unit does that goes down, up or along below ground: where to, at whom it fires, whom it charges."""
    besides, way = intent.besides, getattr(intent, "way", ())
    deed = besides.tunnel or ("charge" if besides.charge else "stay" if isinstance(intent, MoveIntent) else "fire")
    target, fires = getattr(intent, "target", None), getattr(intent, "fires", "first")
    return say(
        "az-choose-below",
        deed=deed,
        entry=besides.manhole + 1,
        speed=getattr(intent, "speed", "slow") if way else "stay",
        target="none" if target is None or fires == "never" else unit_name(g, target),
        fires=fires,
        charged="none" if besides.charge is None else unit_name(g, besides.charge),
    )


def rate_of(g: G, unit: Unit) -> Rate:
    """How far a unit goes: on foot, on bicycles, pushing its gun, driving (AZ-MOV-01)."""
    for model in unit.models:
        if model.role == "vehicle":
            return sheets.rate(g, model)
        if model.role == "gun":
            return pushing.rate_of(g, model)
    found: Rate = g.context.rate_of(unit)
    return found


def special(g: B, decision: ChooseIntent, unit: Unit) -> list[Option]:
    """Charges, close assaults on vehicles, getting on and off: what is declared with a way of its own."""
    found: dict[str, Option] = {}
    for choice in listed(g, decision):
        if choice.besides != NOTHING and is_special(choice.besides):
            label = besides_name(g, choice.besides)
            target = choice.besides.charge or choice.besides.assaulted
            if to_text(label) not in found:
                found[to_text(label)] = option(choice, label, unit=unit.id, target=target)
    return list(found.values())[:MOST_SAMPLED]


def is_special(besides: Besides) -> bool:
    """Whether so much is declared besides that the way is not what matters."""
    return bool(besides.charge or besides.assaulted or besides.boards) or questions_equipment.is_used(besides)


def sampled(g: B, decision: ChooseIntent, unit: Unit, offered: Sequence[Intent]) -> list[Option]:
    """Ways of guns and vehicles ready to take: each by its length and direction, a few; what runs into somebody. Those
    ``offered`` already, staying the first of them, are left out."""
    ways_: dict[str, Option] = {}
    impacts: dict[str, Option] = {}
    vehicle = manned(unit)
    hatches_ = driveways.kept(g, vehicle).exposed if vehicle is not None else ()
    for choice in listed(g, decision):
        if not isinstance(choice, MoveIntent | AssaultIntent) or not choice.way or choice in offered:
            continue
        model, besides = unit.model(choice.lead), choice.besides
        runs_into = besides.ram is not None or bool(besides.overrun)
        if not runs_into and getattr(choice, "target", None) not in (None, getattr(offered[0], "target", None)):
            continue
        heading = round(bearing((model.x, model.y), choice.way[-1]) / 45_000) % 8
        length = f"{length_declared(g, unit, choice) / 1000:.0f}"
        label = say("az-choose-drive", heading=heading, length=length, speed=choice.speed)
        # Hatches that stay as they are need not be told.
        told = replace(besides, exposed=()) if besides.exposed == hatches_ else besides
        if list(parts_of(g, told)):
            label = say("az-choose-with", what=label, besides=besides_name(g, told))
        (impacts if runs_into else ways_).setdefault(to_text(label), option(choice, label, unit=unit.id))
    return [*list(impacts.values())[:MOST_READY], *list(ways_.values())[:MOST_READY]]


def switches(g: B, unit: Unit, order: OrderName) -> Iterator[Switch]:
    """What is said along with the way: the speed, at whom and when an assault fires, who leads."""
    speeds = [SwitchValue(speed, say("az-switch-speed-value", speed=speed)) for speed in ("needed", "slow", "fast")]
    yield Switch("speed", say("az-switch-speed"), "needed", speeds)
    if unit.is_vehicle:
        gears = [SwitchValue(gear, say("az-switch-gear-value", gear=gear)) for gear in ("ahead", "back")]
        yield Switch("gear", say("az-switch-gear"), "ahead", gears)
        yield from hatches(g, unit)
    if order == "assault":
        enemies = nameable(g, unit, order)
        if enemies:
            values = [SwitchValue(target, unit_name(g, target), unit=target) for target in enemies]
            if unit.id in g.state.coordinates:
                values.append(SwitchValue(COORDINATES, say("az-besides-coordinates")))
            yield Switch("target", say("az-switch-target"), nearest_enemy(g, unit) or enemies[0], values)
            silent = ("never",) if weapon_targets.may_assault_silently(g, unit) else ()
            whens = ("last", "first", *silent)
            moments = [SwitchValue(when, say("az-switch-fires-value", when=when)) for when in whens]
            yield Switch("fires", say("az-switch-fires"), "last", moments)
    leaders = [model for model in unit.people if model.posture == "standing"]
    if len(leaders) > 1:
        values = [
            SwitchValue(model.id, say("az-switch-lead-value", number=number, man=man_name(g, model)))
            for number, model in enumerate(leaders, 1)
        ]
        gun = next(guns_of(unit), None) if order == "move" else None
        if gun is not None:
            values.insert(0, SwitchValue(gun.id, g.context.tables.weapons[gun.weapons[0]].name))
        yield Switch("lead", say("az-switch-lead"), (gun or ways.leader(unit)).id, values)
        if is_followed(unit, (gun or ways.leader(unit)).id) and g.setup.options["declared_path"] != "every_model":
            said = [
                SwitchValue(manner, say("az-switch-others-value", manner=manner)) for manner in ("closely", "asked")
            ]
            yield Switch("others", say("az-switch-others"), "closely", said)
    yield from questions_equipment.switch(g, unit, order)
    yield from besides_switches(g, unit, order)


def hatches(g: G, unit: Unit) -> Iterator[Switch]:
    """Whether the commander of a vehicle looks out (AZ-XPO-05)."""
    vehicle = manned(unit) if unit.is_vehicle else None
    if vehicle is None or not may_open(g, vehicle):
        return
    task = g.context.tables.tasks[exposure.may_look_out(g, vehicle)[0]].name
    values = [
        SwitchValue("out", say("az-switch-looks-out", task=task)),
        SwitchValue("closed", say("az-switch-closed-up")),
    ]
    yield Switch("hatches", say("az-switch-hatches"), "out" if driveways.kept(g, vehicle).exposed else "closed", values)


def towards_name(g: B, goal: Goal) -> Message:
    """Where a way that is ready to take leads, in words."""
    if goal.sight == "out":
        return say("az-choose-out-of-sight")
    if goal.enemy is not None and goal.sight == "of":
        return say("az-choose-into-sight", unit=unit_name(g, goal.enemy))
    if goal.enemy is not None:
        return say("az-choose-towards-enemy", unit=unit_name(g, goal.enemy))
    return say("az-choose-towards-objective", place=goal.objective)
