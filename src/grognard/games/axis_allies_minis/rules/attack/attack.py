"""A unit's whole attack: its attacks one after another, and what follows them (AAM-HIT, AAM-SA-03, AAM-SA-29)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.traits import SALVOS, USUAL, traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.rules.attack.aim import best_weapon
from grognard.games.axis_allies_minis.rules.attack.grazing import Grazing, grazed
from grognard.games.axis_allies_minis.rules.attack.special_attacks import (
    Headshot,
    RemoteControl,
    Volley,
    blast_targets,
    salvo_targets,
)
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.state.choices import Attack, Decline
from grognard.games.axis_allies_minis.state.events.movement import Turned
from grognard.games.axis_allies_minis.state.state import Unit


class AttackAction(Procedure):
    """The attack a unit makes as its action (AAM-TURN-07), with all that belongs to it.

    ``made`` are its attacks so far, ``grazed`` the units its grazing fire will attack.
    """

    attack: Attack
    made: tuple[Attack, ...] = ()
    grazed: tuple[str, ...] = ()

    @step
    def make(self, g: B) -> Action:
        """An Aircraft turns to its target (AAM-AIR-03); then the attack is made."""
        attack = self.attack
        unit, target = g.state.units[attack.unit], g.state.units[attack.target]
        if unit.of.type == "aircraft":
            facing = attacks.facing_for(unit, target, attack)
            if facing != unit.facing:
                g.emit(Turned(unit.id, facing), "AAM-AIR-03")
        this = self
        if attack.grazing:
            this = replace(self, grazed=tuple(other.id for other in grazed(g, unit, target)))
        return this.then(Call(carrying_out(g, unit, target, attack)))

    @step
    def graze(self, g: G) -> Action:
        """Grazing fire in place of the second attack (AAM-GRAZE-01)."""
        return Call(Grazing(self.attack.unit, self.grazed)) if self.grazed else None

    @step
    def look_for_more(self, g: G) -> Action:
        """A second attack, a hull cannon, machine guns (AAM-SA-03, AAM-SA-29, AAM-SA-30)."""
        unit, made = g.state.units[self.attack.unit], (*self.made, self.attack)
        this = replace(self, made=made, grazed=())
        if traits(unit.of).more and attacks.weapons(g, unit, made) and attacks.has_any(g, unit, made):
            return this.then(Ask(AttackAgain(unit.seat, unit.id, made)))
        return this.then(Next(Decline()))

    @step
    def attack_again(self, g: G, choice: Choice) -> Action:
        return Repeat(AttackAction(choice, self.made)) if isinstance(choice, Attack) else None


class AttackAgain(Decision):
    """The unit may attack once more, or not (AAM-SA-03, AAM-SA-29, AAM-SA-30)."""

    unit: str
    made: tuple[Attack, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each attack it may have left, and letting it be."""
        return [*attacks.candidates(g, g.state.units[self.unit], self.made), Decline()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """As for its first attack."""
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, Attack):
            return Refused(say("refused-not-offered"))
        return attacks.refusal(g, g.state.units[self.unit], choice, self.made)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """An attack rather than none."""
        yield from attacks.draws(g, g.state.units[self.unit], random, self.made)
        yield Decline()


def carrying_out(g: G, unit: Unit, target: Unit, attack: Attack) -> Procedure:
    """The procedure of one attack (AAM-HIT-01)."""
    occasion = attacks.occasion_of(g)
    if attack.weapon in SALVOS:
        return Volley(unit.id, salvo_targets(g, unit, target), occasion, attack.weapon)
    if attack.weapon == "headshot":
        return Headshot(unit.id, target.id, occasion)
    if attack.weapon == "remote-control":
        return RemoteControl(unit.id, target.id, occasion)
    if "blast" in traits(unit.of).held and attack.weapon in USUAL and target.of.type != "aircraft":
        struck = blast_targets(g, unit, target)
        return Volley(unit.id, struck, occasion, attack.weapon, attack.soldier_row, attack.piercing)
    return Strike(unit.id, target.id, occasion, attack.weapon, attack.soldier_row, attack.piercing)


class ChargeAttack(Procedure):
    """The attack of a Banzai Charge, once the unit is in its enemy's hex: 1 more on each die (AAM-SA-76)."""

    unit: str
    target: str

    @step
    def attack(self, g: G) -> Action:
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        weapon, soldier_row = best_weapon(g, unit, target)
        return Call(Strike(unit.id, target.id, "assault", weapon, soldier_row, charge=True))
