"""Assault on foot: fire, movement and close combat in one order (AZ-ORD-02, AZ-EXE-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from random import Random
from typing import ClassVar

from grognard.core.decisions import Choice, Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Become, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.operation_ww2 import detection, ways
from grognard.games.operation_ww2.charge_ways import leg_to
from grognard.games.operation_ww2.charging import charging, target_of
from grognard.games.operation_ww2.choices import AssaultIntent, Leg, Pursuit
from grognard.games.operation_ww2.close_combat import CloseCombat
from grognard.games.operation_ww2.contact import fighters
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.crowd import Crowd
from grognard.games.operation_ww2.following import SHARES, March, cut, lone_fault, placed
from grognard.games.operation_ww2.guns import guns_of
from grognard.games.operation_ww2.moving import Walking
from grognard.games.operation_ww2.pushing import Pushing
from grognard.games.operation_ww2.state import Model, Ordered, Unit
from grognard.games.operation_ww2.vehicles.close_assault import CloseAssaulting, reach
from grognard.games.operation_ww2.volley import Fired, Volley
from grognard.games.operation_ww2.weapons import rooted
from grognard.space.plane import gap


class Assaulting(Procedure):
    """A unit on foot assaults: the declared fire first or last, between them the movement, then close combat with
    whoever is in contact still (AZ-EXE-07, AZ-CC-04, AZ-CC-05). Its value: what its fire gave away. A unit that breaks
    on the way does nothing more (AZ-ANT-05, AZ-MOR-04)."""

    ordered: Ordered
    fired: Fired = ""
    charged: tuple[str, ...] = ()

    @step
    def fire_first(self, g: G) -> Action:
        return self._fire(g) if self.intent.fires == "first" else Next("")

    @step
    def pursue(self, g: G, fired: Fired) -> Action:
        """A target that has moved may be followed (AZ-ORD-08, AZ-ORD-15)."""
        going = replace(self, fired=fired)
        unit = g.state.units[self.ordered.unit]
        if self._is_able(g) and not self._pushes(g) and has_moved(g, self.ordered):
            decision = ChoosePursuit(unit.seat, self.ordered)
            if decision.can_follow(g):
                return Become(going, Ask(decision))
        return Become(going, Next(Pursuit(None)))

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
    def fire_last(self, g: G, reached: object) -> Action:
        going = replace(self, charged=reached if isinstance(reached, tuple) else ())
        if self.intent.fires == "last" and self._is_able(g):
            return Become(going, self._fire(g))
        return Become(going, Next(self.fired))

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
            return Become(going)
        return Become(going, Call(CloseCombat(self.ordered.unit, self.charged)))

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

    def _fire(self, g: G) -> Action:
        """The declared fire, at the target as it is now (AZ-INT-07, AZ-ORD-09). Fired first, what cannot be moved and
        fired counts as moving that is going to; fired last, what has moved (AZ-CRW-04). Who goes for a vehicle does not
        fire, and the others may stay (AZ-CAV-02)."""
        intent, unit = self.intent, self.ordered.unit
        if self._is_silent():
            return Next("")
        if intent.target is not None:
            detection.remember(g, unit, intent.target)
        goes = intent.fires == "first" and intent.all_go
        return Call(Volley(unit, intent.target, "assault", intent.besides, moved=goes))


def goal_of(g: G, intent: AssaultIntent) -> Unit | None:
    """Whom the leading model of an assault goes for: a vehicle, a unit to be met, or what it fires at."""
    id = intent.besides.assaulted or intent.besides.charge or intent.target
    return None if id is None else g.state.units[id]


def may_be_met(g: G, target: Unit) -> bool:
    """Whether anybody of a unit can still be met in close combat."""
    return target.on_table and any(fighters(g, target))


def has_moved(g: G, ordered: Ordered) -> bool:
    """Whether whom an assault goes for has changed place since it was declared (AZ-ORD-08)."""
    assert isinstance(ordered.intent, AssaultIntent)
    goal = goal_of(g, ordered.intent)
    if goal is None:
        return False
    return goal.on_table and any((model.x, model.y) not in ordered.stood for model in goal.models)


class ChoosePursuit(Decision):
    """Where the leading model of an assault goes whose target, or whom it goes for, has moved: where it was to go, or
    after it (AZ-ORD-08).

    The new way ends no farther from the target than it began, but for the option ``assault_follow``; speed and target
    stand (AZ-ORD-15).
    """

    sampled: ClassVar[bool] = True

    ordered: Ordered

    def choices(self, g: G) -> Sequence[Choice]:
        """As declared, and straight after the target."""
        return [Pursuit(None), *self._after(g)]

    def can_follow(self, g: G) -> bool:
        """Whether there is a way after the target."""
        return next(self._after(g), None) is not None

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if not isinstance(choice, Pursuit):
            return Refused(say("refused-not-offered"))
        if choice.way is None:
            return None
        unit, lead, goal = self._about(g)
        if lead is None or not choice.way:
            return Refused(say("az-refused-lead"), "AZ-ORD-15")
        march = March(unit.id, "assault", self._intent.speed, lead.id, choice.way)
        refused = lone_fault(g, Crowd(g, unit), lead, choice.way, march)
        if refused is not None:
            return refused
        end = placed(lead, choice.way)
        free = g.setup.options["assault_follow"] == "free_path"
        if not free and nearest(end, goal) > nearest(lead, goal):
            return Refused(say("az-refused-pursuit"), "AZ-ORD-15")
        return None

    def pick(self, g: G, random: Random) -> Choice:
        """One of those listed."""
        return random.choice(self.choices(g))

    def _after(self, g: G) -> Iterator[Choice]:
        """Into contact with whom it goes for or, if that is too far, straight towards the target as far as may be."""
        unit, lead, goal = self._about(g)
        if lead is None:
            return
        yield from dict.fromkeys((*self._home(g, unit, lead, goal), *self._towards(g, unit, lead, goal)))

    def _home(self, g: G, unit: Unit, lead: Model, goal: Unit) -> Iterator[Choice]:
        march = March(unit.id, "assault", self._intent.speed, lead.id, self._intent.way)
        if self._intent.besides.assaulted is not None:
            legs = (Leg(id, way) for id, way in reach(g, unit, goal, (lead.id,), self._intent.speed))
        elif self._intent.besides.charge is not None:
            foes = sorted(fighters(g, goal), key=lambda each: gap(lead, each.body))
            crowd = Crowd(g, unit)
            legs = (leg for foe in foes if (leg := leg_to(g, march, crowd, lead, foe, ())) is not None)
        else:
            return
        found = next((Pursuit(leg.way) for leg in legs if leg.way), None)
        if found is not None and self.refusal(g, found) is None:
            yield found

    def _towards(self, g: G, unit: Unit, lead: Model, goal: Unit) -> Iterator[Choice]:
        foe = min(goal.models, key=lambda model: gap(lead, model.body))
        far = max(hypot(foe.x - lead.x, foe.y - lead.y), 1.0)
        most = ways.allowance(g.context.rate_of(unit), "assault", self._intent.speed)
        for share in (1.0, *SHARES):
            way = cut(((lead.x, lead.y), (foe.x, foe.y)), min(most * share / far, 1.0))
            if self.refusal(g, Pursuit(way)) is None:
                yield Pursuit(way)
                return

    @property
    def _intent(self) -> AssaultIntent:
        assert isinstance(self.ordered.intent, AssaultIntent)
        return self.ordered.intent

    def _about(self, g: G) -> tuple[Unit, Model | None, Unit]:
        unit, goal = g.state.units[self.ordered.unit], goal_of(g, self._intent)
        assert goal is not None
        staying = (*self._intent.besides.tied, *rooted(g, unit))
        standing = [model for model in unit.people if model.posture == "standing" and model.id not in staying]
        lead = next((model for model in standing if model.id == self._intent.lead), standing[0] if standing else None)
        return unit, lead, goal


def nearest(model: Model, target: Unit) -> float:
    """How far the nearest model of a unit is from another model."""
    return min(gap(model.body, other.body) for other in target.models)
