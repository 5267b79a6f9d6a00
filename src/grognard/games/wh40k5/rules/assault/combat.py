"""One combat, step by step (WH-ASSAULT-19): blows, result, morale, sweeping advance, consolidation, pile-in.

Combat
  Rounds          the blows (see rounds)
  LosersTest      morale of the losing side (see lost)
  NoRetreat       of the fearless
  Sweep           those who failed run for it (see sweep)
  Consolidations  winners nobody locks any more (see consolidation)
  PileIns         who is still locked closes up
"""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.engagement import combat_of, is_held
from grognard.games.wh40k5.rules.assault.approaching import ClosingIn
from grognard.games.wh40k5.rules.assault.attack_groups import Melee, melee_of
from grognard.games.wh40k5.rules.assault.combat_losers import LosersTest, NoRetreat, must_stand, winner_of
from grognard.games.wh40k5.rules.assault.consolidation import Consolidations
from grognard.games.wh40k5.rules.assault.rounds import Rounds
from grognard.games.wh40k5.rules.assault.sweep import Sweep, hunts_of
from grognard.games.wh40k5.rules.units import characters
from grognard.games.wh40k5.rules.units.player_order import next_of
from grognard.games.wh40k5.state.choices import Next as Due
from grognard.games.wh40k5.state.events.assault import CombatBegan, CombatEnded, CombatResult
from grognard.games.wh40k5.state.state import Unit, enemy

Opponents = tuple[tuple[str, tuple[str, ...]], ...]
"""Units, and which enemy units each fought."""


class Combat(Procedure):
    """A round of one combat between these units (WH-ASSAULT-19, WH-ASSAULT-20)."""

    units: tuple[str, ...]
    melee: Melee | None = None
    suffered: tuple[int, int] = (0, 0)
    winner: int | None = None
    failed: tuple[str, ...] = ()
    consolidated: tuple[str, ...] = ()

    @step
    def begin(self, g: B) -> Action:
        """Characters are units of their own while blows fall (WH-UNIT-04); who may strike whom is settled by the
        contacts now (WH-ASSAULT-20)."""
        g.emit(CombatBegan(self.units), "WH-ASSAULT-19", "WH-ASSAULT-20")
        units = characters.step_out(g, self.units)
        melee = melee_of(g, units)
        return self.then(Call(Rounds(melee)), units=units, melee=melee)

    @step
    def result(self, g: B, suffered: tuple[int, int]) -> Action:
        """The side that suffered fewer wins, and one that has killed everybody whatever it suffered; a fight with
        vehicles alone has no result (WH-ASSAULT-13, WH-ASSAULT-25, WH-VEH-10, WH-VEH-34)."""
        assert self.melee is not None
        after = replace(self, suffered=suffered)
        characters.step_in(g, self.units)
        sides = [[id for id in self.units if g.state.units[id].seat == seat and may_lock(g, id)] for seat in (0, 1)]
        if not all(sides):
            return after.then(Next(()))
        alive = [any(g.state.units[characters.in_unit(g, id)].on_table for id in side) for side in sides]
        after = replace(after, winner=winner_of(alive, suffered))
        g.emit(CombatResult(suffered, after.winner), "WH-ASSAULT-13", "WH-ASSAULT-25")
        if after.winner is None:
            return after.then(Next(()))
        losers = tuple(id for id in sides[enemy(after.winner)] if g.state.units[id].on_table)
        return after.then(Call(LosersTest(losers, suffered, after.winner)))

    @step
    def stand(self, g: G, failed: tuple[str, ...]) -> Action:
        """The fearless of the losing side suffer, before anybody sweeps (WH-MORALE-17)."""
        after = replace(self, failed=failed)
        if self.winner is None:
            return after.then()
        losers = [unit for id in self.units if (unit := g.state.units[id]).seat != self.winner]
        standing = tuple(unit.id for unit in losers if unit.id not in failed and must_stand(g, unit))
        return after.then(Call(NoRetreat(standing, self.points())))

    @step
    def flee(self, g: G) -> Action:
        """Units that failed run for it (WH-ASSAULT-15)."""
        failed = tuple(id for id in self.failed if g.state.units[id].on_table)
        if not failed or self.winner is None:
            return None
        enemies = tuple(id for id in self.units if g.state.units[id].seat == self.winner)
        return Call(Sweep(hunts_of(g, failed, self.opponents(g)), enemies, self.points()))

    @step
    def consolidate(self, g: G) -> Action:
        """Winners nobody locks any more (WH-ASSAULT-16); who fought only vehicles stays, by the option
        ``consolidate_after_vehicle`` (WH-VEH-33)."""
        if self.winner is not None:
            free = self.free(g)
            return self.then(Call(Consolidations(free)), consolidated=free)
        gone = all(not g.state.units[id].on_table for id in self.units if g.state.units[id].is_vehicle)
        if gone and self.only_vehicles(g) and g.setup.options["consolidate_after_vehicle"] == "true":
            return Call(Consolidations(tuple(id for id in self.units if not g.state.units[id].is_vehicle)))
        return None

    @step
    def pile_in(self, g: G) -> Action:
        """Units still locked close up, those of the active player first (WH-ASSAULT-17, WH-ASSAULT-21)."""
        return Call(PileIns(self.units, self.locking(g)))

    @step
    def part(self, g: G) -> Action:
        """If nobody touches an enemy any more, everybody left consolidates (WH-ASSAULT-21)."""
        locking = dict(self.locking(g))
        left = [unit for id in self.units if (unit := g.state.units[id]).on_table and locking[id]]
        sides = {unit.seat for unit in left if not unit.fleeing}
        if len(sides) == 2 and not self.only_vehicles(g) and not any(is_locked(g, unit) for unit in left):
            return Call(Consolidations(tuple(unit.id for unit in left if unit.id not in self.consolidated)))
        return None

    @step
    def end(self, g: B) -> None:
        g.emit(CombatEnded(self.units), "WH-ASSAULT-19")

    def free(self, g: G) -> tuple[str, ...]:
        """The winners whose enemies of this round who could lock them are all gone or on the run (WH-ASSAULT-16,
        WH-VEH-34); who fought only vehicles stays (WH-VEH-33)."""
        return tuple(
            id
            for id, foes in self.locking(g)
            if g.state.units[id].seat == self.winner and foes and not holding(g, foes)
        )

    def locking(self, g: G) -> Opponents:
        """For each unit the enemy units it was engaged with in this round that could lock it (WH-VEH-25,
        WH-VEH-34)."""
        pairs = self.opponents(g)
        return tuple((id, tuple(foe for foe in foes if may_lock(g, id) and may_lock(g, foe))) for id, foes in pairs)

    def points(self) -> int:
        """By how many wounds the combat was lost."""
        return max(self.suffered[1 - (self.winner or 0)] - self.suffered[self.winner or 0], 0)

    def opponents(self, g: G) -> Opponents:
        """For each unit the enemy units it was engaged with in this round (WH-ASSAULT-23)."""
        assert self.melee is not None
        found: dict[str, set[str]] = {}
        for contact in self.melee.foes:
            own = characters.in_unit(g, contact.model.rpartition(".")[0])
            for foe in (characters.in_unit(g, id) for id in contact.units):
                found.setdefault(own, set()).add(foe)
                found.setdefault(foe, set()).add(own)
        return tuple((id, tuple(other for other in self.units if other in found.get(id, ()))) for id in self.units)

    def only_vehicles(self, g: G) -> bool:
        """Whether one side of the combat was vehicles that cannot be locked."""
        return any(all(not may_lock(g, id) for id in self.units if g.state.units[id].seat == seat) for seat in (0, 1))


def may_lock(g: G, id: str) -> bool:
    """Whether a unit, perhaps gone by now, is of a kind that is locked in combat (WH-VEH-25)."""
    kinds = [TABLES.models[part.model] for part in g.state.units[id].of.part]
    return all(not TABLES.types[kind.type].vehicle or kind.type == "walkers" for kind in kinds)


def holding(g: G, foes: tuple[str, ...]) -> list[Unit]:
    """Those of some units that are left and do not run."""
    return [unit for id in foes if (unit := g.state.units[id]).on_table and not unit.fleeing]


class PileIns(Procedure):
    """Units still locked close up after a round, those of the active player first, in the order their owner likes
    (WH-ASSAULT-17, WH-ASSAULT-21). Who has lost contact goes after those he fought; who fought only vehicles stays
    where he is (WH-VEH-33)."""

    units: tuple[str, ...]
    locking: Opponents
    moved: tuple[str, ...] = ()

    @step
    def choose(self, g: G) -> Action:
        left = [unit for id in self.units if (unit := g.state.units[id]).on_table and not unit.fleeing]
        due = [unit for unit in left if unit.id not in self.moved and (is_held(g, unit) or self.foes(g, unit))]
        due = [unit for unit in due if unit.seat == g.state.active] or due
        return next_of(due[0].seat, due, "pile-in") if due else Done()

    @step
    def close_up(self, g: G, choice: Due) -> Action:
        after = replace(self, moved=(*self.moved, choice.unit))
        unit = g.state.units[choice.unit]
        linked = [id for id in combat_of(g, unit) if g.state.units[id].seat != unit.seat]
        foes = tuple(dict.fromkeys((*linked, *self.foes(g, unit))))
        return after.then(Call(ClosingIn(unit.id, foes, "pile-in")))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)

    def foes(self, g: G, unit: Unit) -> tuple[str, ...]:
        """The enemies a unit was locked with in this round that are left."""
        return tuple(foe.id for foe in holding(g, dict(self.locking)[unit.id]))
