"""After a target that has moved: an assault need not go where it was declared to go (AZ-ORD-08, AZ-ORD-15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import hypot
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.contact import fighters
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.close_combat.charge_ways import leg_to
from grognard.games.operation_ww2.rules.close_combat.flank_ways import reach
from grognard.games.operation_ww2.rules.fire.weapons import rooted
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.following import SHARES, March, cut, lone_fault, placed
from grognard.games.operation_ww2.state.choices import Pursuit
from grognard.games.operation_ww2.state.intents import AssaultIntent, Leg
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.space.plane import gap


def goal_of(g: G, intent: AssaultIntent) -> Unit | None:
    """Whom the leading model of an assault goes for: a vehicle it assaults or rams, a unit to be met, or what it fires
    at."""
    besides = intent.besides
    id = besides.assaulted or besides.ram or besides.charge or intent.target
    return None if id is None else g.state.units[id]


def has_moved(g: G, ordered: Ordered) -> bool:
    """Whether whom an assault goes for has changed place since it was declared (AZ-ORD-08)."""
    assert isinstance(ordered.intent, AssaultIntent)
    goal = goal_of(g, ordered.intent)
    if goal is None:
        return False
    return goal.on_table and any((model.x, model.y) not in ordered.stood for model in goal.models)


class ChoosePursuit(Decision):
    """Where the leading model of an assault goes whose target, or whom it goes for, has moved: where it was to go, or
    after it (AZ-ORD-08); speed and target stand (AZ-ORD-15)."""

    sampled: ClassVar[bool] = True

    ordered: Ordered

    def candidates(self, g: G) -> Sequence[Choice]:
        """As declared, and straight after the target."""
        return [Pursuit(None), *self._after(g)]

    def can_follow(self, g: G) -> bool:
        """Whether there is a way after the target."""
        return self.has_any(g, self._after(g))

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
        return strays(g, nearest(placed(lead, choice.way), goal), nearest(lead, goal))

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
        yield from islice((Pursuit(leg.way) for leg in legs if leg.way), 1)

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


def strays(g: G, away: float, before: float) -> Refused | None:
    """A new way ends no farther from the target than it began, but for the option ``assault_follow`` (AZ-ORD-15)."""
    if away <= before or g.setup.options["assault_follow"] == "free_path":
        return None
    return Refused(say("az-refused-pursuit"), "AZ-ORD-15")


def nearest(model: Model, target: Unit) -> float:
    """How far the nearest model of a unit is from another model."""
    return min(gap(model.body, other.body) for other in target.models)
