"""Models close in, as their player says (WH-ASSAULT-02, WH-ASSAULT-06, WH-ASSAULT-17, WH-ASSAULT-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.combats import can_be_locked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.engagement import engaged, touched_by
from grognard.games.wh40k5.ground.vehicle_condition import is_halted
from grognard.games.wh40k5.rules.assault import closing
from grognard.games.wh40k5.rules.assault.press import Closing
from grognard.games.wh40k5.state.choices import Walk
from grognard.games.wh40k5.state.events.assault import Approached, ApproachKind
from grognard.games.wh40k5.state.state import Unit

RULES = {
    "assault": ("WH-ASSAULT-02", "WH-ASSAULT-05", "WH-ASSAULT-22"),
    "reaction": ("WH-ASSAULT-06", "WH-ASSAULT-21"),
    "pile-in": ("WH-ASSAULT-17", "WH-ASSAULT-21"),
}
REACH = {"reaction": TABLES.limits["react"].value, "pile-in": TABLES.limits["pile-in"].value}


class ChooseApproach(Decision):
    """Where the models of a unit go that closes in; ``closing`` says who may move, how far, and towards whom."""

    sampled: ClassVar[bool] = True

    closing: Closing

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: everybody at the enemy that was named, or at every enemy within reach."""
        ways = (closing.plan(g, self.closing), closing.plan(g, self.closing, wide=False))
        return list(dict.fromkeys((self.usual(g), *map(Walk, ways))))

    def usual(self, g: G) -> Walk:
        """The way the program itself would go: at the enemies named, as the rules want it."""
        return Walk(closing.plan(g, self.closing.narrowed))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule the way breaks."""
        if not isinstance(choice, Walk):
            return Refused(say("refused-not-offered"))
        return closing.refusal(g, self.closing, choice.legs)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """The program's own way."""
        yield self.usual(g)


class ClosingIn(Procedure):
    """The models of a unit that are not engaged move up to 6" into the fight: defenders who react, units that pile in;
    terrain neither slows nor endangers them, and they touch nobody outside the combat (WH-ASSAULT-06, WH-ASSAULT-17,
    WH-ASSAULT-21)."""

    unit: str
    enemies: tuple[str, ...]
    kind: ApproachKind

    @step
    def ask(self, g: G) -> Action:
        """Nobody is asked if nobody can come nearer."""
        unit = g.state.units[self.unit]
        aim = closing_in(g, unit, self.enemies, self.kind)
        if not aim.movers or not closing.at_once(g, aim.narrowed, wide=True):
            return Done()
        return Ask(ChooseApproach(unit.seat, aim))

    @step
    def move(self, g: B, choice: Walk) -> None:
        if choice.legs:
            legs = floors.closing_in(g, g.state.units[self.unit], choice.legs, self.enemies)
            g.emit(Approached(self.unit, legs, self.kind), *RULES[self.kind])


def closing_in(g: G, unit: Unit, enemies: tuple[str, ...], kind: ApproachKind) -> Closing:
    """What a unit may do that reacts or piles in: at those who lock it, or if nobody touches it any more at any of its
    enemies; walkers that are stunned or immobilised stay (WH-ASSAULT-17, WH-ASSAULT-21, WH-VEH-07, WH-VEH-34)."""
    fighting = engaged(g, unit)
    able = [model for model in unit.models if model.type.assault is not None and not is_halted(g.state, model)]
    movers = tuple(model.id for model in able if model.id not in fighting)
    lockable = tuple(id for id in enemies if can_be_locked(g.state.units[id]))
    holding = {foe.id for foe in touched_by(g, unit)}
    aims = tuple(id for id in lockable if id in holding) or lockable
    return Closing(unit.id, movers, enemies, REACH[kind], rough=True, kind=kind, aims=aims)
