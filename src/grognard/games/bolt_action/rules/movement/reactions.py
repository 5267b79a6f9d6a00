"""Who may react to what (chapters Shooting, Ambush, Close quarters)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Few, Found, Situation
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, step
from grognard.core.engine.windows import React, Reaction, ReactionWindow
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.rules.movement.ambush_triggers import ambushers
from grognard.games.bolt_action.rules.movement.reaction_triggers import (
    AnyOccasion,
    Charged,
    Passing,
    Shelled,
    UnderFire,
)
from grognard.games.bolt_action.rules.shooting import aim, any_shot, gunnery, holdings
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.cup import may_take_die
from grognard.games.bolt_action.rules.vehicles import overrun
from grognard.games.bolt_action.rules.vehicles.drive import Escape
from grognard.games.bolt_action.state.choices import (
    EscapeFrom,
    FireAtCharge,
    FireFromAmbush,
    GoDown,
    Laid,
    StandFast,
    Wait,
)
from grognard.games.bolt_action.state.events.shooting import Why
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit, Way, enemy


def reactions(g: G, occasion: AnyOccasion) -> list[Reaction]:
    """The reactions to an occasion; none if nobody may react."""
    state, answered, known = g.context.last_reactions
    if state is g.state and answered == occasion:
        found: list[Reaction] = known
        return found
    found = reactions_now(g, occasion)
    g.context.last_reactions = g.state, occasion, found
    return found


def reactions_now(g: G, occasion: AnyOccasion) -> list[Reaction]:
    """The same, looked at anew."""
    match occasion:
        case UnderFire(unit, target):
            return under_fire(g, g.state.units[target], unit)
        case Shelled(target):
            return under_fire(g, g.state.units[target])
        case Charged(attacker, target):
            return charged(g, g.state.units[attacker], g.state.units[target])
        case Passing():
            return passing(g, occasion)


def under_fire(g: G, target: Unit, firer: str = "") -> list[Reaction]:
    """A target without an order may go Down at once (BA-SHOOT-03, BA-SHOOT-05), under shells from afar too (BA-HQ-11).

    One in Ambush has its order (BA-AMB-05), and so has one that is shot at in the middle of its own (BA-AMB-06). Of
    vehicles only recce ones react: they may escape (BA-SHOOT-04).
    """
    if not target.on_table or not may_take_die(g, target):
        return []
    if target.is_vehicle:
        may = bool(firer) and may_escape(g, target)
        return [*escapes(g, target, firer), Reaction(target.seat, StandFast())] if may else []
    return [Reaction(target.seat, GoDown(), DropDown(target.id)), Reaction(target.seat, StandFast())]


def may_escape(g: G, target: Unit) -> bool:
    """Whether a vehicle may escape: a recce vehicle without an order that can move (BA-VEH-30, BA-VEH-37); not again
    from those who fire at its escape, for that is its order (BA-SHOOT-28)."""
    own = g.context.profile(target.id).chassis
    if own is None or not own.recce or target.immobilised or not may_take_die(g, target):
        return False
    return not any(isinstance(frame.procedure, Escape) and frame.procedure.unit == target.id for frame in g.stack)


def escapes(g: G, target: Unit, threat: str) -> list[Reaction]:
    """The escape of a vehicle from whoever shoots at it or assaults it (BA-VEH-30), a friend by mistake too
    (BA-FUB-02)."""
    if not may_escape(g, target):
        return []
    return [Reaction(target.seat, EscapeFrom(), Escape(target.id, threat))]


class DropDown(Procedure):
    """The target takes its die from the cup showing Down (BA-SHOOT-03, BA-TURN-03)."""

    unit: str

    @step
    def go_down(self, g: B) -> None:
        g.emit(DieTaken(self.unit, "down"), "BA-SHOOT-03", "BA-TURN-03")


CHARGE_FIRE = 6 * INCH
"""From nearer nobody is shot at as he charges (BA-CQ-02)."""


def charged(g: G, attacker: Unit, target: Unit) -> list[Reaction]:
    """A target without an order, or in Ambush, may fire at attackers that start more than 6 inches away.

    BA-CQ-02, BA-AMB-07; exactly 6 inches is too near (BA-C17), and off the table is out of sight (BA-SCN-11). A gun
    fires directly and within its arc (BA-ART-07). So does one about to be overrun by a tank (BA-VEH-33).
    """
    if not (attacker.on_table and target.on_table):
        return []
    offers = escapes(g, target, attacker.id) if target.is_vehicle else []
    if target.order != "ambush" and not may_take_die(g, target):
        return []
    if attacker.is_vehicle and not overrun.may_fire(g, target, attacker):
        return []
    if within(g.context.gap(attacker, target), CHARGE_FIRE, g.context.epsilon):
        return [*offers, Reaction(target.seat, StandFast())] if offers else []
    snap = target.order is None
    if target.is_vehicle:
        offers += [
            Reaction(
                target.seat,
                FireAtCharge(laid=laid),
                ReactionFire(target.id, attacker.id, "defence", (), snap, laid=laid),
            )
            for laid in answers_at(g, target, attacker)
        ]
    else:
        offers += [
            Reaction(
                target.seat,
                FireAtCharge(holding, way),
                ReactionFire(target.id, attacker.id, "defence", holding, snap, way),
            )
            for way in aim.direct_ways(g, target)
            for holding in any_shot.shooting_sets(g, target, attacker, holdings.listed(target), snap, way, charged=True)
        ]
    return [*offers, Reaction(target.seat, StandFast())] if offers else []


def passing(g: G, occasion: Passing) -> list[Reaction]:
    """Units in Ambush with a shot at the mover here may fire now, wait for a later point, or let it pass.

    Their owner picks who fires first and may stop after each (BA-AMB-01, BA-AMB-03, BA-AMB-08).
    """
    mover = g.state.units[occasion.unit]
    if not mover.on_table:
        return []
    seat = enemy(mover.seat)
    offers = [
        Reaction(seat, FireFromAmbush(unit.id, holding), ReactionFire(unit.id, mover.id, "ambush", holding, way=way))
        for unit in ambushers(g, mover, occasion.exempt)
        if not unit.is_vehicle
        for way in aim.direct_ways(g, unit)
        for holding in any_shot.shooting_sets(g, unit, mover, holdings.listed(unit), way=way)
    ]
    if g.context.vehicles:
        offers += [
            Reaction(seat, FireFromAmbush(unit.id, (), laid), ReactionFire(unit.id, mover.id, "ambush", (), laid=laid))
            for unit in ambushers(g, mover, occasion.exempt)
            if unit.is_vehicle
            for laid in answers_at(g, unit, mover)
        ]
    if not offers:
        return []
    waits = [Reaction(seat, Wait(stop)) for stop in occasion.later]
    return [*offers, *waits, Reaction(seat, Wait())]


def laid_at(g: G, unit: Unit, target: Unit) -> list[tuple[Laid, ...]]:
    """The ways to fire all that a vehicle has at one target, as far as any of it reaches."""
    return reaching(g, unit, target, gunnery.batteries(g, unit, target))


def answers_at(g: G, unit: Unit, target: Unit) -> list[tuple[Laid, ...]]:
    """The ways to fire all or some of a vehicle's weapons at one target, as far as any of them reaches (BA-WPN-20)."""
    return reaching(g, unit, target, gunnery.selections(g, unit, target))


def reaching(g: G, unit: Unit, target: Unit, sets: Sequence[tuple[Laid, ...]]) -> list[tuple[Laid, ...]]:
    """Those sets of a vehicle's weapons of which any reaches a target."""
    known = {each: bool(gunnery.aims(g, unit, target, (each,)).volleys) for laid in sets for each in laid}
    return [laid for laid in sets if any(known[each] for each in laid)]


def offered(g: G, occasion: AnyOccasion, seat: int, choice: Choice) -> Reaction | None:
    """The reaction a choice stands for: one that is listed, or one like it with other weapons held back (BA-WPN-20);
    None if it is neither."""
    found = [each for each in reactions(g, occasion) if each.seat == seat]
    if isinstance(choice, FireAtCharge | FireFromAmbush) and not choice.laid:
        for each in found:
            if each.choice != choice and isinstance(each.choice, type(choice)):
                fire = replace(each.procedure, holding=choice.holding)
                if replace(each.choice, holding=choice.holding) == choice and may_fire(g, fire):
                    return Reaction(seat, choice, fire)
    return next((each for each in found if each.choice == choice), None)


def may_fire(g: G, fire: ReactionFire) -> bool:
    """Whether men may answer with these weapons held back: they have a shot left."""
    unit, target = g.state.units[fire.unit], g.state.units[fire.target]
    if unit.is_vehicle or not holdings.may_hold(unit, fire.holding):
        return False
    charged = fire.why == "defence"
    return bool(any_shot.shooting_sets(g, unit, target, [fire.holding], fire.snap, fire.way, charged))


class ReactionFire(Procedure):
    """A reaction's shot: the die shows Fire, then the ordinary procedure of shooting (BA-AMB-02, BA-CQ-02)."""

    unit: str
    target: str
    why: Why
    holding: tuple[str, ...]
    snap: bool = False
    way: Way | None = None
    laid: tuple[Laid, ...] = ()

    @step
    def turn_die(self, g: B) -> None:
        """A die from Ambush is turned; a unit without an order takes one from the cup (BA-TURN-03)."""
        rule = "BA-AMB-02" if self.why == "ambush" else "BA-CQ-02"
        if g.state.units[self.unit].order is None:
            g.emit(DieTaken(self.unit, "fire"), rule, "BA-TURN-03")
        else:
            g.emit(DieTurned(self.unit, "fire"), rule)

    @step
    def shoot(self, g: G) -> Action:
        return Call(Shoot(self.unit, self.target, self.why, self.holding, snap=self.snap, way=self.way, laid=self.laid))


class Reacting(React):
    """A reaction in Bolt Action: going Down, firing at a charge, firing from Ambush with any weapons held back
    (BA-WPN-20)."""

    sampled: ClassVar[bool] = True

    occasion: AnyOccasion

    def candidates(self, g: Situation) -> Sequence[Candidate | Few | Found]:
        """The reactions as they are listed now."""
        return [Found(offer.choice for offer in g.rules.reactions(g, self.occasion) if offer.seat == self.seat)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """A reaction listed, or one like it with other weapons held back."""
        found = offered(g, self.occasion, self.seat, choice)
        return None if found is not None else Refused(say("refused-not-offered"))


class Reactions(ReactionWindow):
    """The reaction window of Bolt Action."""

    occasion: AnyOccasion

    @step
    def offer(self, g: Situation) -> Ask | Done:
        return ReactionWindow.offer(self, g)

    @step
    def react(self, g: Situation, choice: Choice) -> Action:
        """What was chosen may hold back other weapons than any reaction listed (BA-WPN-20)."""
        found = offered(g, self.occasion, self.offers(g)[0].seat, choice)
        assert found is not None
        return ReactionWindow.react(self, g, choice) if found.procedure is None else Call(found.procedure)

    @step
    def look_again(self, g: Situation) -> Repeat:
        return ReactionWindow.look_again(self, g)
