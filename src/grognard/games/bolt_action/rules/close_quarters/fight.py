"""Infantry close quarters: the charge, the rounds, the loser's end, the winner's regroup (chapter Close quarters)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, Window, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import contact
from grognard.games.bolt_action.ground.context import COHERENCY, B, G
from grognard.games.bolt_action.rules.close_quarters import charge
from grognard.games.bolt_action.rules.close_quarters.tank_assault import VehicleBlows
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.rules.movement.move import Regroup, go_in, stay_away
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.state.choices import Occupy, StayOutside
from grognard.games.bolt_action.state.events.close_quarters import (
    AssaultDeclared,
    ContactMade,
    FellShort,
    Regrouped,
    RoundFought,
)
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Floor, Model, Unit
from grognard.space.plane import Hull


class Assault(Procedure):
    """A unit on Run assaults an enemy unit: steps 1 to 6 of the procedure (BA-CQ-01, BA-CQ-18).

    One that sets out from a building, or by house rule from the table's edge, and cannot reach its target stays there.

    The fight is over before anybody else acts, so nobody in it is ever shot at (BA-SHOOT-06).
    """

    unit: str
    target: str
    behind_cover: bool = False
    stood: Hull | None = None

    @step
    def declare_target(self, g: B) -> Action:
        """Steps 1 and 2: the target is declared with the order and reacts (BA-CQ-02)."""
        g.emit(AssaultDeclared(self.unit, self.target), "BA-CQ-01", "BA-ORD-17")
        target = g.state.units[self.target]
        here = replace(self, stood=target.hull) if target.is_vehicle else self
        return here.then(Window(Charged(self.unit, self.target)))

    @step
    def charge(self, g: B) -> Action:
        """Step 3: the shortest way, at the double, or 6 inches over bad going (BA-CQ-03, BA-CQ-17)."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        if not unit.alive or not target.on_table:
            return Done()
        if unit.order == "down":
            # Green men whom the fire has thrown down (BA-SPC-01).
            g.emit(FellShort(self.unit, self.target), "BA-CQ-16", "BA-SPC-01")
            if not unit.on_table:
                stay_away(g, self.unit)
            return Done()
        escaped = target.is_vehicle and target.hull != self.stood
        if escaped and not g.context.look(unit, target, g.state).any_visible:
            # It has escaped out of sight: the assault is lost (BA-VEH-30).
            g.emit(FellShort(self.unit, self.target), "BA-VEH-30", "BA-CQ-25")
            return Done()
        way = charge.charge(g, unit, target)
        if not way.reaches and not unit.in_the_open:
            g.emit(FellShort(self.unit, self.target), "BA-CQ-03", "BA-CQ-16")
            if not unit.on_table:
                stay_away(g, self.unit)
            return Done()
        entering = not unit.on_table
        march = March(self.unit, way.legs, entering=entering, exempt=self.target)
        return self.then(Call(march) if way.legs else None, behind_cover=way.over_obstacle)

    @step
    def make_contact(self, g: B) -> Action:
        """One model in contact is enough; else the assault falls short without blows (BA-CQ-03, BA-CQ-16)."""
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        if not unit.on_table or not target.on_table:
            return Done()
        if not contact.in_contact(g, unit, target):
            g.emit(FellShort(self.unit, self.target), "BA-CQ-03", "BA-CQ-16")
            return Done()
        if target.is_vehicle:
            return Call(VehicleBlows(self.unit, self.target))
        g.emit(ContactMade(self.unit, self.target), "BA-CQ-04")
        return Call(Round(self.unit, self.target, self.behind_cover, floor=target.inside))


def attacks(g: G, unit: Unit) -> int:
    """The attacks of all models of a unit against infantry: one each, two with an Assault weapon or as tough fighters
    (BA-CQ-05, BA-WPN-03, BA-SPC-03); a gun's crew has one each (BA-CQ-14)."""
    return attacks_of(g, unit, unit.men)


def attacks_of(g: G, unit: Unit, fighters: Sequence[Model]) -> int:
    """The attacks of some men of a unit; a gun's crew fight as infantry of their quality (BA-ART-04)."""
    profile = g.context.profile(unit.id)
    if profile.kind == "artillery":
        return len(fighters)
    tough = "tough-fighters" in profile.rules
    return sum(2 if tough or has_assault_weapon(model) else 1 for model in fighters)


def fighters(g: G, unit: Unit, foe: Unit) -> Sequence[Model]:
    """Who of a unit fights: everybody, or by house rule those within an inch of an enemy (BA-CQ-17)."""
    if g.setup.options["all_fight"] == "on" or not unit.models or not foe.models:
        return unit.men
    if unit.inside is not None or foe.inside is not None:
        return unit.men
    return [model for model in unit.men if g.context.gap_of((model,), foe.models) <= COHERENCY + g.context.epsilon]


def has_assault_weapon(model: Model) -> bool:
    """Whether a man carries an Assault weapon (BA-WPN-03)."""
    return any(tables.WEAPONS[name].assault for name in model.weapons)


def blow(dice: int) -> Blows:
    """Blows struck at close quarters: walls are no help against them."""
    return Blows(dice, sheltered=False)


class Round(Procedure):
    """A round of blows: the attackers first, then the survivors; at once over a defended obstacle and in further rounds
    (BA-CQ-07, BA-CQ-10), and in a building, where ``floor`` is fought for (BA-CQ-13, BA-BLD-09)."""

    attacker: str
    defender: str
    at_once: bool
    dice: tuple[int, int] = (0, 0)
    inflicted: tuple[int, int] = (0, 0)
    floor: Floor | None = None

    @step
    def attackers_strike(self, g: G) -> Action:
        """Step 4a and b: one damage die an attack, no roll to hit (BA-CQ-05, BA-CQ-06)."""
        dice = self.blows(g)
        return self.then(Call(Damage(self.defender, (blow(dice[0]),), medics=False)), dice=dice)

    @step
    def defenders_strike(self, g: G, lost: int) -> Action:
        """Step 4c and d: whoever still stands strikes back (BA-CQ-07)."""
        dice = self.dice[1] if self.at_once else self.blows(g)[1]
        return self.then(Call(Damage(self.attacker, (blow(dice),), medics=False)), inflicted=(lost, 0))

    @step
    def compare(self, g: B, lost: int) -> Action:
        """Step 4e and 5: more casualties inflicted wins; a draw is fought on (BA-CQ-08, BA-CQ-10, BA-CQ-15)."""
        inflicted = (self.inflicted[0], lost)
        g.emit(RoundFought(self.attacker, self.defender, inflicted), "BA-CQ-08")
        attacker, defender = g.state.units[self.attacker], g.state.units[self.defender]
        if not attacker.alive and not defender.alive:
            return Done()
        winner = self.winner(g, inflicted)
        if winner is None:
            return Repeat(replace(self, at_once=True, dice=(0, 0), inflicted=(0, 0)))
        loser = self.defender if winner == self.attacker else self.attacker
        if fights_on(g, g.state.units[loser]):
            return Repeat(replace(self, at_once=True, dice=(0, 0), inflicted=(0, 0)))
        return Call(Victory(winner, loser, self.floor if winner == self.attacker else None))

    def blows(self, g: G) -> tuple[int, int]:
        """The attacks of both sides as they stand."""
        return blows_between(g, g.state.units[self.attacker], g.state.units[self.defender])

    def winner(self, g: G, inflicted: tuple[int, int]) -> str | None:
        """The unit that has won this round; None for a draw."""
        alive = g.state.units[self.attacker].alive, g.state.units[self.defender].alive
        won = winner_of(inflicted, alive, survivors_win(g))
        return None if won is None else (self.attacker, self.defender)[won]


def blows_between(g: G, attacker: Unit, defender: Unit) -> tuple[int, int]:
    """The attacks of two units on each other; if nobody is near enough any more, all close in (BA-CQ-17)."""
    near = fighters(g, attacker, defender), fighters(g, defender, attacker)
    if not near[0] and not near[1]:
        near = attacker.models, defender.models
    return attacks_of(g, attacker, near[0]), attacks_of(g, defender, near[1])


def survivors_win(g: G) -> bool:
    """Whether by house rule whoever is left has won, whatever it cost (BA-CQ-15)."""
    return g.setup.options["cq_wipeout"] == "survivors_win"


def winner_of(inflicted: tuple[int, int], alive: tuple[bool, bool], survivors: bool) -> int | None:
    """Who has won a round, the attackers 0 or the defenders 1: whoever inflicted more casualties, of equal ones
    whoever is left; None for a draw (BA-CQ-08, BA-CQ-10, BA-CQ-15)."""
    if alive[0] != alive[1] and (survivors or inflicted[0] == inflicted[1]):
        return 0 if alive[0] else 1
    if inflicted[0] != inflicted[1]:
        return 0 if inflicted[0] > inflicted[1] else 1
    return None


def fights_on(g: G, loser: Unit) -> bool:
    """Fanatics with men alive fight on instead of surrendering (BA-CQ-12, BA-SPC-04)."""
    return loser.alive and "fanatics" in g.context.profile(loser.id).rules


class Victory(Procedure):
    """The loser, a gun and its crew too, is destroyed whatever is left of it (BA-CQ-09, BA-ART-04); the winner regroups
    (BA-CQ-11, BA-CQ-19)."""

    unit: str
    loser: str
    floor: Floor | None = None

    @step
    def destroy_loser(self, g: B) -> Action:
        """The winner of a floor may take it or not (BA-CQ-13)."""
        if g.state.units[self.loser].alive:
            g.emit(UnitDestroyed(self.loser, "surrender"), "BA-CQ-09")
        winner = g.state.units[self.unit]
        if not winner.alive or winner.gun is not None:  # a gun moves on Advance only (BA-MOV-07)
            return Done()
        return Next(None) if self.floor is None else Ask(ChooseOccupation(winner.seat, self.unit, self.floor))

    @step
    def occupy(self, g: B, choice: Occupy | StayOutside | None) -> Action:
        """Going in takes the place of the regroup."""
        if isinstance(choice, Occupy) and self.floor is not None:
            go_in(g, self.unit, self.floor, None, "BA-CQ-13")
            return Done()
        winner = g.state.units[self.unit]
        return roll(1, Total(), say("ba-roll-regroup"), "BA-CQ-11", seat=winner.seat)

    @step
    def regroup(self, g: B, inches: int) -> Action:
        g.emit(Regrouped(self.unit, inches), "BA-CQ-11")
        return Call(Regroup(self.unit, inches * INCH))


class ChooseOccupation(Decision):
    """Whether the winners go in to the floor they have won (BA-CQ-13)."""

    unit: str
    floor: Floor

    def candidates(self, g: G) -> Sequence[Choice]:
        """Going in or not."""
        return [Occupy(), StayOutside()]
