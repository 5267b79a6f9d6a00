"""FUBAR: a unit misunderstands its order badly (chapter Orders, FUBAR chart)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, step
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.rules.movement import panic
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.rules.movement.move import rate
from grognard.games.bolt_action.rules.movement.reactions import laid_at
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.salvo import Salvo, shooting
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.split_fire import Declared, strays
from grognard.games.bolt_action.rules.turn.fates import FUBAR_CHART, PANIC
from grognard.games.bolt_action.rules.vehicles.drive import VehiclePanic
from grognard.games.bolt_action.state.choices import MistakeFor
from grognard.games.bolt_action.state.events.nerve import Fubar, Mistake, UnitDestroyed
from grognard.games.bolt_action.state.events.turn import DieTurned
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import of_man
from grognard.games.bolt_action.state.state import Unit, Way, enemy

MISTAKE_RANGE = 12 * INCH


class FubarChart(Procedure):
    """One die: 1 or 2 friendly fire, 3 to 6 panic (BA-FUB-01)."""

    unit: str

    @step
    def roll_die(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return FUBAR_CHART.roll(seat=seat)

    @step
    def consult(self, g: B, die: int) -> Action:
        panics = FUBAR_CHART.reached(die) == PANIC
        g.emit(Fubar(self.unit, panic=panics), "BA-FUB-01")
        if not panics:
            return Call(FriendlyFire(self.unit))
        return Call(VehiclePanic(self.unit) if g.state.units[self.unit].is_vehicle else Panic(self.unit))


class FriendlyFire(Procedure):
    """The unit shoots at a friend that the opponent names (BA-FUB-02, BA-FUB-05)."""

    unit: str
    rockets: tuple[str, ...] = ()

    @step
    def name_target(self, g: B) -> Action:
        """Candidates are friends near the enemy whom a weapon could hit now; without any the unit goes Down."""
        unit = g.state.units[self.unit]
        if not mistaken_targets(g, unit):
            g.emit(DieTurned(self.unit, "down"), "BA-FUB-02")
            return Done()
        g.emit(DieTurned(self.unit, "fire"), "BA-FUB-02")
        chooser = unit.seat if g.setup.options["friendly_fire_choices"] == "owner" else enemy(unit.seat)
        return Ask(ChooseMistake(chooser, self.unit))

    @step
    def shoot(self, g: B, choice: MistakeFor) -> Action:
        """All weapons that reach fire; the shot counts as enemy fire in everything."""
        g.emit(Mistake(self.unit, choice.target), "BA-FUB-02", "BA-FUB-05")
        unit, friend = g.state.units[self.unit], g.state.units[choice.target]
        if choice.laid:
            rockets = strays(g, self.unit, (Declared(choice.target, choice.laid),))
            return self.then(Call(Shoot(self.unit, choice.target, "mistake", laid=choice.laid)), rockets=rockets)
        holding = out_of_reach(g, unit, friend)
        return Call(shooting(g, self.unit, choice.target, "mistake", holding, way=choice.way))

    @step
    def fall_about(self, g: G) -> Action:
        """A multiple launcher's salvo falls on all that stands about the friend, too (BA-WPN-13)."""
        return Call(Salvo(self.unit, "mistake", self.rockets, stray=True)) if self.rockets else Done()


def mistaken_targets(g: G, unit: Unit) -> list[Unit]:
    """The friends a unit may take for the enemy: one within 12 inches of an enemy, in sight and range (BA-FUB-05,
    BA-C1)."""
    foes = list(g.state.standing(enemy(unit.seat)))
    return [
        friend
        for friend in g.state.standing(unit.seat)
        if friend.id != unit.id
        and any(within(g.context.gap(friend, foe), MISTAKE_RANGE, g.context.epsilon) for foe in foes)
        and (laid_at(g, unit, friend) if unit.is_vehicle else mistaken_ways(g, unit, friend))
    ]


def mistaken_ways(g: G, unit: Unit, friend: Unit) -> list[Way | None]:
    """The ways in which a unit could fire at a friend now (BA-FUB-05)."""
    holding = out_of_reach(g, unit, friend)
    return [way for way in aim.ways(g, unit) if aim.aims(g, unit, friend, holding, way=way).volleys]


def out_of_reach(g: G, unit: Unit, friend: Unit) -> tuple[str, ...]:
    """The one-shot weapons that do not reach: their bearers use their other weapon (BA-FUB-05)."""
    if unit.is_vehicle:
        return ()
    reaching = {(each.volley.weapon, id) for each in aim.aims(g, unit, friend).volleys for id in each.volley.models}
    carried = ((name, model.id) for model in unit.models for name in model.weapons if tables.WEAPONS[name].one_shot)
    return tuple(of_man(id, name) for name, id in carried if (name, id) not in reaching)


class ChooseMistake(Decision):
    """The opponent, or by the house rule the owner, names the friend that is shot at (BA-FUB-02, BA-FUB-05)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every candidate, with each way to fire at it."""
        unit = g.state.units[self.unit]
        if unit.is_vehicle:
            friends = mistaken_targets(g, unit)
            return [MistakeFor(friend.id, laid=laid) for friend in friends for laid in laid_at(g, unit, friend)]
        return [
            MistakeFor(friend.id, way) for friend in mistaken_targets(g, unit) for way in mistaken_ways(g, unit, friend)
        ]


class Panic(Procedure):
    """The unit runs from the nearest visible enemy as far as it can (BA-FUB-03, BA-FUB-06)."""

    unit: str

    @step
    def flee(self, g: B) -> Action:
        """Without a visible enemy, or where it cannot run, as no gun can, it goes Down."""
        unit = g.state.units[self.unit]
        flight = panic.flight(g, unit, rate("run")) if unit.gun is None else None
        if flight is None:
            g.emit(DieTurned(self.unit, "down"), "BA-FUB-03")
            return Done()
        g.emit(DieTurned(self.unit, "run"), "BA-FUB-03")
        if flight.leaves_table:
            g.emit(UnitDestroyed(self.unit, "fled"), "BA-FUB-03")
            return Done()
        return Call(March(self.unit, flight.legs))
