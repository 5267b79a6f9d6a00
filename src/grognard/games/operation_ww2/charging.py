"""Charges on foot: who goes against whom, and how (AZ-CC-01 to AZ-CC-03, AZ-CC-15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, hypot, pi, sin
from random import Random

from grognard.core.decisions import Choice, Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Become, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.operation_ww2 import following, ways
from grognard.games.operation_ww2.choices import AssaultIntent, Besides, Follow, Leg
from grognard.games.operation_ww2.contact import fighters, in_contact
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.crowd import Crowd, bound, keeps_together, spread, stand_apart
from grognard.games.operation_ww2.events.close_combat import Charged
from grognard.games.operation_ww2.following import SHARES, March, cut, lone_fault, placed
from grognard.games.operation_ww2.moving import set_out
from grognard.games.operation_ww2.state import Model, Ordered, Unit, enemy
from grognard.games.operation_ww2.volley import Fired
from grognard.space.plane import Disc, Point, gap

BESIDE = (0, 20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 150, -150, 180)
"""On which sides of an enemy a place to stand against it is looked for, in degrees from the straight way."""

CLEAR = 0.3
"""Places lie on whole thousandths: so much is kept, that bases touch and do not overlap."""

OUT = 100
"""In such steps a place is looked for before an obstacle that an enemy stands behind."""


class Charging(Procedure):
    """The movement of a unit that charges: every model goes the shortest way to the nearest enemy of the target, first
    to those nobody has met yet; who is left over doubles up, meets others within reach, or stays with the unit
    (AZ-CC-02, AZ-CC-03). Who cannot come into contact goes as far towards the target as it can or, by the option
    ``failed_charge``, the unit stays where it is if nobody can (AZ-CC-15). Its value: who came into contact.
    """

    ordered: Ordered
    fired: Fired = ""
    reached: tuple[str, ...] = ()

    @step
    def ask(self, g: G) -> Action:
        unit = g.state.units[self.ordered.unit]
        march = begun(g, self.ordered)
        plans = () if march is None else tuple(dict.fromkeys(found(g, unit, march, self.target(g))))
        if not plans:
            return Done(())
        return Next(Follow(plans[0])) if len(plans) == 1 else Ask(ChooseCharge(unit.seat, plans))

    @step
    def go(self, g: G, choice: Follow) -> Action:
        unit = g.state.units[self.ordered.unit]
        reached = met_by(g, unit, choice.legs)
        g.emit(Charged(unit.id, self.target(g).id, reached), "AZ-CC-03" if reached else "AZ-CC-15")
        return Become(replace(self, reached=reached), Call(set_out(g, self.ordered, choice.legs, self.fired)))

    @step
    def arrive(self, g: G, value: object) -> Action:
        return Done(self.reached)

    def target(self, g: G) -> Unit:
        """The unit to be met."""
        intent = self.ordered.intent
        assert isinstance(intent, AssaultIntent)
        assert intent.besides.charge is not None
        return g.state.units[intent.besides.charge]


def refusal(g: G, unit: Unit, intent: AssaultIntent) -> Refused | None:
    """The rule against a charge: it is one at people on foot (AZ-CC-01, AZ-CC-16)."""
    charge = intent.besides.charge
    if charge is None:
        return None
    target = g.state.units.get(charge)
    if target is None or target.seat == unit.seat or not target.on_table or not any(fighters(g, target)):
        return Refused(say("az-refused-charge"), "AZ-CC-01", "AZ-CC-16")
    return None


def declared(g: G, unit: Unit) -> Iterator[AssaultIntent]:
    """Charges that the leading model of a unit could carry home now, at each enemy on foot within its reach, firing
    first or last (AZ-CC-01)."""
    lead = next((model for model in unit.people if model.posture == "standing"), None)
    if lead is None or unit.is_vehicle:
        return
    reach = ways.allowance(g.context.rate_of(unit), "assault", "fast")
    crowd = Crowd(g, unit)
    for target in g.state.of(enemy(unit.seat)):
        if not target.on_table or not _is_within(lead, target, reach):
            continue
        for foe in sorted(fighters(g, target), key=lambda each: gap(lead, each.body)):
            way = way_to(g, March(unit.id, "assault", "fast", lead.id, ()), crowd, lead, foe, ())
            if way is not None:
                besides = Besides(charge=target.id)
                yield AssaultIntent(lead.id, way, "fast", target.id, "first", besides)
                yield AssaultIntent(lead.id, way, "fast", target.id, "last", besides)
                break


def _is_within(model: Model, target: Unit, reach: int) -> bool:
    return any(abs(each.x - model.x) < 2 * reach and gap(model, each.body) <= reach for each in target.people)


class ChooseCharge(Decision):
    """Whether those who are left over double up, meet other units, or stay behind (AZ-CC-03)."""

    plans: tuple[tuple[Leg, ...], ...]

    def choices(self, g: G) -> Sequence[Choice]:
        """Each plan, as the ways of all who go."""
        return [Follow(legs) for legs in self.plans]

    def pick(self, g: G, random: Random) -> Choice:
        """One of them."""
        return Follow(random.choice(self.plans))


def begun(g: G, ordered: Ordered) -> March | None:
    """The charge of a unit as it stands now: who leads it, and that it keeps together as it did (AZ-MOV-04). None:
    nobody can go."""
    intent, unit = ordered.intent, g.state.units[ordered.unit]
    assert isinstance(intent, AssaultIntent)
    standing = [model for model in unit.people if model.posture == "standing"]
    if not standing or unit.is_vehicle:
        return None
    lead = next((model for model in standing if model.id == intent.lead), standing[0])
    together = keeps_together(bound(unit), g.context.limit("cohesion"))
    return March(unit.id, "assault", intent.speed, lead.id, intent.way, loose=0 if together else None)


def found(g: G, unit: Unit, march: March, target: Unit) -> Iterator[tuple[Leg, ...]]:
    """The ways of all who charge, the leading model's first: those left over double up, meet others, or stay behind; or
    all as far towards the target as they can."""
    if not target.on_table:
        return
    foes = list(fighters(g, target))
    others = [
        foe
        for other in g.state.of(enemy(unit.seat))
        if other.on_table and other.id != target.id
        for foe in fighters(g, other)
    ]
    met = [_plan(g, unit, march, foes, more, again) for more, again in (((), True), (others, False), ((), False))]
    if any(met):
        yield from (legs for legs in met if legs)
    elif g.setup.options["failed_charge"] == "move_full":
        legs = towards(g, unit, march, foes)
        if legs:
            yield legs


def _plan(
    g: G, unit: Unit, march: March, foes: Sequence[Model], others: Sequence[Model], again: bool
) -> tuple[Leg, ...]:
    """One after the other the model with the shortest way goes to an enemy nobody has met yet; then those left over
    double up (``again``) or go against ``others``; the rest stays with the unit. If the unit would not keep together,
    those who went last stay with it too. Empty: nobody comes into contact."""
    crowd = Crowd(g, unit)
    charging: dict[str, tuple[Point, ...]] = {}
    standing = [model for model in unit.people if model.posture == "standing"]
    stages = (foes, foes if again else others)
    for number, stage in enumerate(stages):
        free = list(stage)
        while free:
            left = [model for model in standing if model.id not in charging]
            best = _shortest(g, unit, march, crowd, left, free, charging)
            if best is None:
                break
            model, foe, way = best
            charging[model.id] = way
            if number == 0 or not again:
                free.remove(foe)
    while charging:
        legs = _with_others(g, unit, march, crowd, charging, foes)
        if legs is not None:
            return legs
        charging.popitem()
    return ()


def _shortest(
    g: G,
    unit: Unit,
    march: March,
    crowd: Crowd,
    left: Sequence[Model],
    free: Sequence[Model],
    charging: dict[str, tuple[Point, ...]],
) -> tuple[Model, Model, tuple[Point, ...]] | None:
    """The model with the shortest way to an enemy, that enemy and the way."""
    taken = _places(unit, charging)
    for _, model, foe in sorted(
        ((gap(model, foe.body), model, foe) for model in left for foe in free), key=lambda each: (each[0], each[1].id)
    ):
        way = way_to(g, march, crowd, model, foe, taken)
        if way is not None:
            return model, foe, way
    return None


def _places(unit: Unit, charging: dict[str, tuple[Point, ...]]) -> list[Disc]:
    """Where those who charge end and the scared lie: nobody else can stand there."""
    return [
        placed(model, charging.get(model.id, ()))
        for model in unit.people
        if model.id in charging or model.posture == "scared"
    ]


def way_to(
    g: G, march: March, crowd: Crowd, model: Model, foe: Model, taken: Sequence[Disc]
) -> tuple[Point, ...] | None:
    """The shortest straight way into contact with an enemy, past its side if the nearest place is not free; None if
    there is none. Nobody goes who is in contact already."""
    if in_contact(g, model, foe):
        return ()
    if foe.length == 0 and gap(model, foe.body) > 1.5 * g.context.rate_of(g.state.units[march.unit]).fast:
        return None
    straight = atan2(model.x - foe.x, model.y - foe.y)
    for turn in BESIDE:
        angle = straight + turn * pi / 180
        for end in _ends(g, model, foe, angle):
            moved = replace(model, x=end[0], y=end[1])
            if stand_apart([*taken, moved]) and in_contact(g, moved, foe):
                if lone_fault(g, crowd, model, (end,), march) is None:
                    return (end,)
                break
    return None


def _ends(g: G, model: Model, foe: Model, angle: float) -> Iterator[Point]:
    """Places to stand against an enemy on one side of it: at its base, or before the obstacle it stands behind."""
    near = foe.radius + model.radius + CLEAR
    widest = 2 * g.context.tables.features["low-obstacle"].width
    for out in range(0, widest + 1, OUT):
        end = (round(foe.x + (near + out) * sin(angle)), round(foe.y + (near + out) * cos(angle)))
        if g.context.terrain.stands_free(end, model.radius):
            yield end
            return


def _with_others(
    g: G,
    unit: Unit,
    march: March,
    crowd: Crowd,
    charging: dict[str, tuple[Point, ...]],
    foes: Sequence[Model],
) -> tuple[Leg, ...] | None:
    """The ways of those who charge and of all others, who come after them as far as they can and keep the unit
    together; None if it would not. The leading model's comes first."""
    cohesion = g.context.limit("cohesion")
    gone = dict(charging)
    ends: list[Disc] = _places(unit, charging)
    rest = [model for model in unit.people if model.posture == "standing" and model.id not in charging]
    for model in sorted(rest, key=lambda each: min(gap(each, foe.body) for foe in foes)):
        gone[model.id] = _after(g, march, crowd, model, ends, cohesion)
        ends.append(placed(model, gone[model.id]))
    if march.loose is not None and spread(ends, cohesion) > march.loose:
        return None
    order = sorted(gone, key=lambda id: id != march.lead)
    return tuple(Leg(id, gone[id]) for id in order)


def _after(g: G, march: March, crowd: Crowd, model: Model, ends: Sequence[Disc], cohesion: int) -> tuple[Point, ...]:
    """The shortest of some ways that bring a model within cohesion of those who have gone; staying if it is so already
    or finds none."""
    for other in sorted(ends, key=lambda each: hypot(each.x - model.x, each.y - model.y)):
        if gap(model, other) <= cohesion:
            return ()
        whole = ((model.x, model.y), (other.x, other.y))
        for share in reversed(SHARES):
            way = cut(whole, share)
            end = placed(model, way)
            if gap(end, other) <= cohesion and stand_apart([*ends, end]):
                if lone_fault(g, crowd, model, way, march) is None:
                    return way
                break
    return ()


def towards(g: G, unit: Unit, march: March, foes: Sequence[Model]) -> tuple[Leg, ...]:
    """All as far towards the nearest of these enemies as the leading model can go straight, and the others with it;
    empty if it cannot (AZ-CC-15)."""
    lead = unit.model(march.lead)
    if not foes:
        return ()
    foe = min(foes, key=lambda each: gap(lead, each.body))
    far = hypot(foe.x - lead.x, foe.y - lead.y)
    reach = ways.allowance(g.context.rate_of(unit), "assault", march.speed)
    whole = ((lead.x, lead.y), (foe.x, foe.y))
    for share in (1.0, *SHARES):
        way = cut(whole, min(reach * share / far, 1.0))
        going = replace(march, way=way)
        if lone_fault(g, Crowd(g, unit), lead, way, going) is None:
            legs = next(following.found(g, going), None)
            if legs is not None:
                return (Leg(lead.id, way), *legs)
    return ()


def met_by(g: G, unit: Unit, legs: Sequence[Leg]) -> tuple[str, ...]:
    """Who of those who go will be in contact with an enemy at the end."""
    foes = [foe for other in g.state.of(enemy(unit.seat)) if other.on_table for foe in fighters(g, other)]
    return tuple(
        leg.model
        for leg in legs
        if leg.way and any(in_contact(g, placed(unit.model(leg.model), leg.way), foe) for foe in foes)
    )
