"""Wrecks that burn: the column of smoke, the heat (AZ-BRN)."""

from __future__ import annotations

from grognard.core.engine.dice import Faces, Successes, roll
from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.blast_cover import cover_stood_in
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.fire.fates import to_damage
from grognard.games.operation_ww2.rules.fire.losses import lose_by_dice
from grognard.games.operation_ww2.state.events.vehicles import WreckBurns
from grognard.games.operation_ww2.state.ground import Wreck
from grognard.space.plane import gap


def wreck_of(g: G, id: str) -> Wreck:
    """A wreck by its id."""
    return next(wreck for wreck in g.state.wrecks if wreck.id == id)


class CatchingFire(Procedure):
    """On a high die the wreck of a vehicle burns to the end of the battle (AZ-BRN-01), and people close to it roll at
    once on the small-arms table (AZ-BRN-02). The value: the units that lost models. ``men`` are those who roll."""

    wreck: str
    men: tuple[tuple[str, str], ...] = ()

    @step
    def roll_die(self, g: G) -> Action:
        need = g.context.limit("wreck-burns")
        return roll(1, Successes(need), say("az-roll-wreck-burns", need=need), "AZ-BRN-01", sides=10)

    @step
    def burn(self, g: B, burns: int) -> Action:
        if not burns:
            return Done(())
        g.emit(WreckBurns(self.wreck), "AZ-BRN-01")
        hull, heat = wreck_of(g, self.wreck).hull, g.context.limit("wreck-heat")
        men = tuple(
            (unit.id, model.id)
            for unit in g.state.units.values()
            for model in (unit.people if unit.on_table else ())
            if gap(hull, model.body) <= heat
        )
        if not men:
            return Done(())
        return self.then(roll(len(men), Faces(), say("az-roll-heat"), "AZ-BRN-02", sides=10), men=men)

    @step
    def suffer(self, g: B, faces: tuple[int, ...]) -> Action:
        covers = (cover_stood_in(g, g.state.units[unit].model(id)) for unit, id in self.men)
        dice = [to_damage(g.context.tables, "small-arms", 0, cover) for cover in covers]
        fates = [die.reached(face) for die, face in zip(dice, faces, strict=True)]
        return Done(lose_by_dice(g, self.men, fates, "AZ-BRN-02", cause="blast"))
