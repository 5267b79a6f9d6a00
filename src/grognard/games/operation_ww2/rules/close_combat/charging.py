"""Charges on foot: who goes against whom, and how (AZ-CC-01 to AZ-CC-03, AZ-CC-15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, Skip, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import fighters, in_contact
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.close_combat.charge_ways import (
    Going,
    coming_on,
    end_of,
    enemies_met,
    left_over,
    leg_to,
    meeting,
    met_by,
    onward,
    openings,
    stretched_to,
    way_to,
    with_others,
)
from grognard.games.operation_ww2.rules.fire.volley import Fired
from grognard.games.operation_ww2.rules.fire.weapons import rooted
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, bound, keeps_together, stand_apart
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.rules.movement.moving import set_out
from grognard.games.operation_ww2.state.choices import Card, Meeting
from grognard.games.operation_ww2.state.events.close_combat import Charged
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit, enemy
from grognard.space.plane import Point, gap


class Charging(Procedure):
    """The movement of a unit that charges: who leads goes the way that was declared, or after a target that has moved;
    every other model the shortest way to the nearest enemy of the target nobody has met yet. Each who is left over
    doubles up, meets an enemy of another unit within reach, or stays with the unit (AZ-CC-02, AZ-CC-03). If nobody
    comes into contact they go as far as they can along that way or, by the option ``failed_charge``, stay (AZ-CC-15).
    Its value: who came into contact.

    ``going`` are the ways found so far, ``left`` those who are still to be asked.
    """

    ordered: Ordered
    march: March
    fired: Fired = ""
    going: tuple[Leg, ...] = ()
    left: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()

    @step("go")
    def ask(self, g: G) -> Action:
        """The next of those left over who could join in."""
        unit = g.state.units[self.ordered.unit]
        for id in self.left:
            joining = tuple(foe.id for foe, _ in self.openings(g, unit.model(id)))
            if joining:
                return Ask(ChooseMeeting(unit.seat, id, joining))
        return Skip("go")

    @step
    def answer(self, g: G, choice: Meeting) -> Action:
        unit = g.state.units[self.ordered.unit]
        rest = self.left[self.left.index(choice.man) + 1 :]
        legs = tuple(leg for foe, leg in self.openings(g, unit.model(choice.man)) if foe.id == choice.foe)
        return Repeat(replace(self, going=(*self.going, *legs), left=rest))

    @step
    def go(self, g: B, value: object) -> Action:
        unit, target = g.state.units[self.ordered.unit], target_of(g, self.ordered)
        legs = together(g, unit, self.march, self.going, list(fighters(g, target)))
        if not any(leg.way for leg in legs):
            return Done(())
        reached = met_by(g, unit, legs)
        g.emit(Charged(unit.id, target.id, reached), "AZ-CC-03" if reached else "AZ-CC-15")
        length = 0 if self.march.way else self.ordered.length
        return self.then(Call(set_out(g, self.ordered, legs, self.fired, length)), reached=reached)

    @step
    def arrive(self, g: G, value: object) -> Action:
        return Done(self.reached)

    def openings(self, g: G, model: Model) -> Iterator[tuple[Model, Leg]]:
        """Whom somebody left over may meet, and how: again those of the target, or enemies of other units."""
        unit, target = g.state.units[self.ordered.unit], target_of(g, self.ordered)
        foes = [*fighters(g, target), *enemies_met(g, unit, but=target.id)]
        return openings(g, unit, self.march, by_model(self.going), model, foes)


class ChooseMeeting(Decision):
    """Whom somebody goes to who is left over in a charge: an enemy who is met already, one of another unit, or nobody:
    he stays with the unit (AZ-CC-03)."""

    man: str
    foes: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each enemy he reaches, and staying with the unit."""
        return [*(Meeting(self.man, foe) for foe in self.foes), Meeting(self.man)]


def target_of(g: G, ordered: Ordered) -> Unit:
    """The unit that is charged."""
    assert isinstance(ordered.intent, AssaultIntent)
    assert ordered.intent.besides.charge is not None
    return g.state.units[ordered.intent.besides.charge]


def by_model(legs: Sequence[Leg]) -> Going:
    """Ways by the models that go them."""
    return {leg.model: leg for leg in legs}


# ---- declaring ---------------------------------------------------------------------------------------------------


def refusal(g: G, unit: Unit, intent: AssaultIntent) -> Refused | None:
    """The rule against a charge: it is one at people on foot (AZ-CC-01, AZ-CC-16), led by somebody who goes a declared
    way to them. He has none only if he stands against one already (AZ-INT-02); where it does not end in contact, it
    ends nearer to them than it began, stairs counted (AZ-CC-15, AZ-LOS-08). Beside a close assault who leads goes for
    the vehicle (AZ-CAV-02)."""
    charge = intent.besides.charge
    if charge is None:
        return None
    target = g.state.units.get(charge)
    lead = next((model for model in unit.people if model.id == intent.lead and model.posture == "standing"), None)
    known = target is not None and target.seat != unit.seat and target.on_table and any(fighters(g, target))
    if not known or unit.is_vehicle or lead is None or intent.besides.boards:
        return Refused(say("az-refused-charge"), "AZ-CC-01", "AZ-CC-16")
    assert target is not None
    if intent.besides.assaulted is not None:
        return None
    end = end_of(unit, Leg(lead.id, intent.way, intent.besides.storey))
    foes = list(fighters(g, target))
    if any(not stand_apart([end, foe]) for foe in foes if not foe.length and foe.storey == end.storey):
        return Refused(say("az-refused-ends-on"), "AZ-MOV-10")
    if any(in_contact(g, end, foe) for foe in foes):
        return None
    if not intent.way:
        return Refused(say("az-refused-charge-way"), "AZ-INT-02", "AZ-CC-01")
    if min(way_to(g, end, foe) for foe in foes) >= min(way_to(g, lead, foe) for foe in foes):
        return Refused(say("az-refused-charge-away"), "AZ-CC-15", "AZ-CC-03")
    return None


def declared(g: G, unit: Unit) -> Iterator[AssaultIntent]:
    """Charges that a model of a unit could lead home now, at each enemy on foot within its reach, firing first or last
    (AZ-CC-01)."""
    for target in g.state.of(enemy(unit.seat)):
        leg = straight_home(g, unit, target)
        if leg is not None:
            besides = Besides(charge=target.id, storey=leg.storey)
            yield AssaultIntent(leg.model, leg.way, "fast", target.id, "first", besides)
            yield AssaultIntent(leg.model, leg.way, "fast", target.id, "last", besides)


LEADERS = 3
"""So many models of a unit, the nearest to the enemy, are tried as those who lead a charge."""


def straight_home(g: G, unit: Unit, target: Unit) -> Leg | None:
    """The way into contact of the first model that could lead a charge: the usual leader, else one of the nearest."""
    if unit.is_vehicle or not target.on_table or not any(model.posture == "standing" for model in unit.people):
        return None
    reach, crowd = ways.allowance(g.context.rate_of(unit), "assault", "fast"), Crowd(g, unit, things=True)
    foes = list(fighters(g, target))
    usual = ways.leader(unit)
    standing = [model for model in unit.people if model.posture == "standing" and model.id != usual.id]
    standing.sort(key=lambda model: min((gap(model, foe.body) for foe in foes), default=0.0))
    for lead in (usual, *standing[: LEADERS - 1]):
        if not lead.is_person or not _is_within(lead, foes, reach):
            continue
        march = March(unit.id, "assault", "fast", lead.id, ())
        for foe in sorted(foes, key=lambda each: gap(lead, each.body)):
            leg = leg_to(g, march, crowd, lead, foe, ())
            if leg is not None:
                return leg
    return None


def _is_within(model: Model, foes: Sequence[Model], reach: int) -> bool:
    return any(abs(foe.x - model.x) < 2 * reach and gap(model, foe.body) <= reach for foe in foes)


# ---- carrying out ------------------------------------------------------------------------------------------------


def charging(g: G, ordered: Ordered, way: tuple[Point, ...], fired: Fired, *, stayed: bool = True) -> Charging | None:
    """The charge of a unit whose order is due, its leading model by this way and, if whom it goes for have ``stayed``,
    on from there to one of them where it ends against nobody. If who was to lead is gone or scared the next who stands
    leads: into contact, or through the same places (AZ-EXE-09). None: nobody can go."""
    unit, intent = g.state.units[ordered.unit], ordered.intent
    assert isinstance(intent, AssaultIntent)
    staying = (*intent.besides.tied, *rooted(g, unit))
    standing = [model for model in unit.people if model.posture == "standing" and model.id not in staying]
    if not standing or unit.is_vehicle:
        return None
    foes, crowd = list(fighters(g, target_of(g, ordered))), Crowd(g, unit, things=True)
    lead = next((model for model in standing if model.id == intent.lead), standing[0])
    cohesion = g.context.limit("cohesion")
    loose = 0 if keeps_together(bound(unit), cohesion) else None
    march = March(unit.id, "assault", intent.speed, lead.id, way, loose=loose, staying=staying)
    home = None
    if lead.id != intent.lead:
        tries = (leg_to(g, march, crowd, lead, foe, ()) for foe in sorted(foes, key=lambda each: gap(lead, each.body)))
        home = next((leg for leg in tries if leg is not None), None)
    leg = home or stretched_to(g, crowd, march, lead, way, intent.besides.storey if way == intent.way else 0)
    leg = onward(g, crowd, march, lead, leg, foes) if stayed else leg
    march = replace(march, way=leg.way, storey=leg.storey)
    return with_first(g, Charging(ordered, march, fired), (leg,))


def with_first(g: G, charge: Charging, going: tuple[Leg, ...]) -> Charging:
    """A charge in which these go their ways and the others to enemies nobody has met yet; those left over are to be
    asked, the nearest to the enemy first (AZ-CC-03)."""
    unit, foes = g.state.units[charge.ordered.unit], list(fighters(g, target_of(g, charge.ordered)))
    found = meeting(g, unit, charge.march, foes, by_model(going))
    left = left_over(unit, charge.march, found)
    left.sort(key=lambda model: min(gap(model, foe.body) for foe in foes))
    return replace(charge, going=tuple(found.values()), left=tuple(model.id for model in left))


def together(g: G, unit: Unit, march: March, going: tuple[Leg, ...], foes: Sequence[Model]) -> tuple[Leg, ...]:
    """All ways of a charge, those of the others who come after included; if nobody comes into contact, as far along the
    leading model's way as may be or, by the option ``failed_charge``, none (AZ-CC-15)."""
    legs = with_others(g, unit, march, by_model(going), foes)
    meets = any(in_contact(g, end_of(unit, leg), foe) for leg in going for foe in (*foes, *enemies_met(g, unit)))
    if legs is not None and (meets or march.free):
        return legs
    if march.free:
        return going
    legs = coming_on(g, unit, march)
    stays = g.setup.options["failed_charge"] == "no_move" and not met_by(g, unit, legs)
    return () if stays else legs


def forecast(g: G, unit: Unit, intent: AssaultIntent) -> tuple[Model, ...] | None:
    """Where a unit would stand after a charge in which nobody who is left over joins in; None: nobody goes."""
    ordered = Ordered(unit.seat, unit.id, Card("assault", 1), intent)
    charge = charging(g, ordered, intent.way, "")
    if charge is None:
        return None
    legs = together(g, unit, charge.march, charge.going, list(fighters(g, target_of(g, ordered))))
    ends = {leg.model: end_of(unit, leg) for leg in legs}
    return tuple(ends.get(model.id, model) for model in unit.models)
