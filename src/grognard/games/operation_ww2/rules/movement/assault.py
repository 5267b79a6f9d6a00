"""Assault on foot: fire, movement and close combat in one order (AZ-ORD-02, AZ-EXE-07)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import fighters
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.rules.close_combat.charging import charging, target_of
from grognard.games.operation_ww2.rules.close_combat.close_assault import CloseAssaulting
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.close_combat.pursuit import ChoosePursuit, has_moved
from grognard.games.operation_ww2.rules.fire.volley import Fired, Volley
from grognard.games.operation_ww2.rules.movement.moving import Walking
from grognard.games.operation_ww2.rules.movement.pushing import Pushing
from grognard.games.operation_ww2.rules.turn import memory
from grognard.games.operation_ww2.state.choices import Pursuit
from grognard.games.operation_ww2.state.intents import AssaultIntent
from grognard.games.operation_ww2.state.state import Ordered, Unit


class Assaulting(Procedure):
    """A unit on foot assaults: the declared fire first or last, between them the movement, then close combat with
    whoever is in contact still (AZ-EXE-07, AZ-CC-04, AZ-CC-05). Its value: what its fire gave away. A unit that breaks
    on the way does nothing more (AZ-ANT-05, AZ-MOR-04)."""

    ordered: Ordered
    fired: Fired = ""
    charged: tuple[str, ...] = ()

    @step
    def fire_first(self, g: B) -> Action:
        return self._fire(g) if self.intent.fires == "first" else Next("")

    @step
    def pursue(self, g: G, fired: Fired) -> Action:
        """A target that has moved may be followed (AZ-ORD-08, AZ-ORD-15)."""
        going = replace(self, fired=fired)
        unit = g.state.units[self.ordered.unit]
        if self._is_able(g) and not self._pushes(g) and has_moved(g, self.ordered):
            decision = ChoosePursuit(unit.seat, self.ordered)
            if decision.can_follow(g):
                return going.then(Ask(decision))
        return going.then(Next(Pursuit(None)))

    @step
    def go(self, g: G, choice: Pursuit) -> Action:
        if not self._is_able(g):
            return Next(())
        intent, ordered = self.intent, self.ordered
        way = intent.way if choice.way is None else choice.way
        if self._pushes(g):
            return Call(Pushing(ordered))
        if intent.besides.assaulted is not None and g.state.units[intent.besides.assaulted].on_table:
            return Call(CloseAssaulting(ordered, way, self.fired))
        if intent.besides.charge is not None and may_be_met(g, target_of(g, ordered)):
            charge = charging(g, ordered, way, self.fired, stayed=not has_moved(g, ordered))
            return Next(()) if charge is None else Call(charge)
        return Call(Walking(ordered, intent.lead, way, self.fired))

    @step
    def fire_last(self, g: B, reached: object) -> Action:
        going = replace(self, charged=reached if isinstance(reached, tuple) else ())
        if self.intent.fires == "last" and self._is_able(g):
            return going.then(self._fire(g))
        return going.then(Next(self.fired))

    @step
    def fight(self, g: G, fired: Fired) -> Action:
        """Whoever is in contact when the fire is over (AZ-CC-05)."""
        if self.intent.besides.assaulted is not None:
            # Trying to place something on a vehicle is fire too (AZ-CAV-09).
            fired = fired or "fired"
        if not fired and not self._is_silent() and g.setup.options["assault_without_shot"] == "always_fired":
            fired = "fired"
        going = replace(self, fired=fired)
        if not self._is_able(g):
            return going.then()
        return going.then(Call(CloseCombat(self.ordered.unit, self.charged)))

    @step
    def end(self, g: G, value: object) -> Action:
        return Done(self.fired)

    @property
    def intent(self) -> AssaultIntent:
        """What was declared."""
        assert isinstance(self.ordered.intent, AssaultIntent)
        return self.ordered.intent

    def _pushes(self, g: G) -> bool:
        """Whether it is a gun that goes."""
        return any(gun.id == self.intent.lead for gun in guns_of(g.state.units[self.ordered.unit]))

    def _is_able(self, g: G) -> bool:
        return g.state.units[self.ordered.unit].takes_orders

    def _is_silent(self) -> bool:
        """Whether it was declared to charge without a shot (AZ-ORD-10)."""
        return self.intent.fires == "never"

    def _fire(self, g: B) -> Action:
        """The declared fire, at the target as it is now (AZ-INT-07, AZ-ORD-09). Fired first, what cannot be moved and
        fired counts as moving that is going to; fired last, what has moved (AZ-CRW-04). Who goes for a vehicle does not
        fire, and the others may stay (AZ-CAV-02)."""
        intent, unit = self.intent, self.ordered.unit
        if self._is_silent():
            return Next("")
        if intent.target is not None:
            memory.remember(g, unit, intent.target)
        goes = intent.fires == "first" and intent.all_go
        return Call(Volley(unit, intent.target, "assault", intent.besides, moved=goes))


def may_be_met(g: G, target: Unit) -> bool:
    """Whether anybody of a unit can still be met in close combat."""
    return target.on_table and any(fighters(g, target))
