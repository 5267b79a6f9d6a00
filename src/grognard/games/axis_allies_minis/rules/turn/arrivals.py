"""Units that come later: Heroes at the start of the own movement phase, Paratroopers at its end (AAM-SA-79, AAM-SA-80,
AAM-STACK-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, drawn
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.movement import transport
from grognard.games.axis_allies_minis.rules.movement.penalty import fits
from grognard.games.axis_allies_minis.rules.turn.deployment import forwards
from grognard.games.axis_allies_minis.state.choices import Decline, Enter
from grognard.games.axis_allies_minis.state.events.movement import Entered
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.space.hex.grid import DIRECTIONS, Hex

Kind = Literal["hero", "paratrooper"]
RULES: dict[Kind, str] = {"hero": "AAM-SA-80", "paratrooper": "AAM-SA-79"}


class Arrivals(Procedure):
    """Each unit of one kind that waits may enter now, one after another; the others wait on."""

    seat: int
    kind: Kind

    @step
    def ask(self, g: G) -> Action:
        decision = ChooseArrival(self.seat, self.kind)
        able = any(decision.refusal(g, entry) is None for entry in decision.entries(g))
        return Ask(decision) if able else Done()

    @step
    def enter(self, g: B, choice: Choice) -> Action:
        if not isinstance(choice, Enter):
            return Done()
        g.emit(Entered(choice.unit, choice.at, choice.facing, self.kind == "paratrooper"), RULES[self.kind])
        return Repeat(self)


class ChooseArrival(Decision):
    """A unit enters, or none does now (AAM-SA-79, AAM-SA-80)."""

    sampled = True
    kind_of_unit: Kind

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each waiting unit in every hex, facing the enemy's end; or none."""
        return [*self.entries(g), Decline()]

    def entries(self, g: G) -> Iterator[Enter]:
        """The units and hexes there are."""
        facing = forwards(g, self.seat)
        for unit in g.state.of(self.seat):
            if is_waiting(unit, self.kind_of_unit):
                yield from (Enter(unit.id, at, facing) for at in g.context.board.hexes)

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that keeps this unit from entering there."""
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, Enter):
            return Refused(say("refused-not-offered"))
        unit = g.state.units.get(choice.unit)
        if unit is None or unit.seat != self.seat or not is_waiting(unit, self.kind_of_unit):
            return Refused(say("aam-refused-arrival-unit"), RULES[self.kind_of_unit])
        return entry_refusal(g, unit, choice.at)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A random unit, hex and facing; as likely as not none."""
        if random.random() >= 0.5:
            for entry in drawn(self.entries(g), random):
                yield replace(entry, facing=random.choice(DIRECTIONS))
        yield Decline()


def is_waiting(unit: Unit, kind: Kind) -> bool:
    """Whether a unit is of a kind and has not entered yet."""
    return unit.place == "off" and unit.of.has(kind)


def entry_refusal(g: G, unit: Unit, at: Hex) -> Refused | None:
    """Why a unit cannot enter in a hex: a Hero needs a friendly Soldier of his nation there (AAM-SA-80), a Paratrooper
    no enemy adjacent (AAM-SA-79); terrain and full stacking hold for both (AAM-STACK-14)."""
    board = g.context.board
    if at not in g.context.map.terrain:
        return Refused(say("aam-refused-off-map"), "AAM-MAP-05")
    if unit.of.has("hero"):
        nation = unit.of.nation
        mates = (other for other in g.state.in_hex(at) if other.seat == unit.seat and other.of.type == "soldier")
        if not any(other.of.nation == nation for other in mates):
            return Refused(say("aam-refused-hero"), "AAM-SA-80")
    elif any(
        other.at is not None and board.distance(other.at, at) <= 1 for other in g.state.standing(enemy(unit.seat))
    ):
        return Refused(say("aam-refused-paratrooper"), "AAM-SA-79")
    if not transport.can_stand(g, unit, at):
        return Refused(say("aam-refused-terrain"), "AAM-TERRAIN-01")
    return None if fits(g, unit, at) else Refused(say("aam-refused-full"), "AAM-STACK-14")
