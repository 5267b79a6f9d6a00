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
from grognard.games.operation_ww2.charging import Charging
from grognard.games.operation_ww2.choices import AssaultIntent, Pursuit
from grognard.games.operation_ww2.close_combat import CloseCombat
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.crowd import Crowd
from grognard.games.operation_ww2.following import SHARES, March, cut, lone_fault, placed
from grognard.games.operation_ww2.guns import guns_of
from grognard.games.operation_ww2.moving import Walking
from grognard.games.operation_ww2.pushing import Pushing
from grognard.games.operation_ww2.state import Model, Ordered, Unit
from grognard.games.operation_ww2.vehicles.close_assault import CloseAssaulting
from grognard.games.operation_ww2.volley import Fired, Volley
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
        if self._is_able(g) and self._walks and has_moved(g, self.ordered):
            decision = ChoosePursuit(unit.seat, self.ordered)
            if decision.can_follow(g):
                return Become(going, Ask(decision))
        return Become(going, Next(Pursuit(None)))

    @step
    def go(self, g: G, choice: Pursuit) -> Action:
        if not self._is_able(g):
            return Next(())
        intent = self.intent
        if any(gun.id == intent.lead for gun in guns_of(g.state.units[self.ordered.unit])):
            return Call(Pushing(self.ordered))
        if intent.besides.assaulted is not None:
            return Call(CloseAssaulting(self.ordered, self.fired))
        if intent.besides.charge is not None:
            return Call(Charging(self.ordered, self.fired))
        return Call(Walking(self.ordered, intent.lead, intent.way if choice.way is None else choice.way, self.fired))

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

    @property
    def _walks(self) -> bool:
        """Whether it goes where it was declared to go, and not for somebody."""
        return self.intent.besides.charge is None and self.intent.besides.assaulted is None

    def _is_able(self, g: G) -> bool:
        return g.state.units[self.ordered.unit].takes_orders

    def _is_silent(self) -> bool:
        """Whether it was declared to charge without a shot (AZ-ORD-10)."""
        return self.intent.fires == "never"

    def _fire(self, g: G) -> Action:
        """The declared fire, at the target as it is now (AZ-INT-07, AZ-ORD-09)."""
        intent, unit = self.intent, self.ordered.unit
        if self._is_silent():
            return Next("")
        if intent.target is not None:
            detection.remember(g, unit, intent.target)
        return Call(Volley(unit, intent.target, "assault", intent.besides, moved=bool(intent.way)))


def has_moved(g: G, ordered: Ordered) -> bool:
    """Whether the target of an assault has changed place since it was declared (AZ-ORD-08)."""
    assert isinstance(ordered.intent, AssaultIntent)
    if ordered.intent.target is None:
        return False
    target = g.state.units[ordered.intent.target]
    return target.on_table and any((model.x, model.y) not in ordered.stood for model in target.models)


class ChoosePursuit(Decision):
    """Where the leading model of an assault goes whose target has moved: where it was to go, or after it (AZ-ORD-08).

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
        unit, lead, target = self._about(g)
        if lead is None or not choice.way:
            return Refused(say("az-refused-lead"), "AZ-ORD-15")
        march = March(unit.id, "assault", self._intent.speed, lead.id, choice.way)
        refused = lone_fault(g, Crowd(g, unit), lead, choice.way, march)
        if refused is not None:
            return refused
        end = placed(lead, choice.way)
        free = g.setup.options["assault_follow"] == "free_path"
        if not free and nearest(end, target) > nearest(lead, target):
            return Refused(say("az-refused-pursuit"), "AZ-ORD-15")
        return None

    def pick(self, g: G, random: Random) -> Choice:
        """One of those listed."""
        return random.choice(self.choices(g))

    def _after(self, g: G) -> Iterator[Choice]:
        """Straight towards the target, as far as may be."""
        unit, lead, target = self._about(g)
        if lead is None:
            return
        foe = min(target.models, key=lambda model: gap(lead, model.body))
        far = max(hypot(foe.x - lead.x, foe.y - lead.y), 1.0)
        reach = ways.allowance(g.context.rate_of(unit), "assault", self._intent.speed)
        for share in (1.0, *SHARES):
            way = cut(((lead.x, lead.y), (foe.x, foe.y)), min(reach * share / far, 1.0))
            if self.refusal(g, Pursuit(way)) is None:
                yield Pursuit(way)
                return

    @property
    def _intent(self) -> AssaultIntent:
        assert isinstance(self.ordered.intent, AssaultIntent)
        return self.ordered.intent

    def _about(self, g: G) -> tuple[Unit, Model | None, Unit]:
        unit = g.state.units[self.ordered.unit]
        assert self._intent.target is not None
        standing = [model for model in unit.people if model.posture == "standing"]
        lead = next((model for model in standing if model.id == self._intent.lead), standing[0] if standing else None)
        return unit, lead, g.state.units[self._intent.target]


def nearest(model: Model, target: Unit) -> float:
    """How far the nearest model of a unit is from another model."""
    return min(gap(model.body, other.body) for other in target.models)
