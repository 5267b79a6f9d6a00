"""What an explosion without a weapon of its own does to everything under it: people roll on the small-arms table, guns
and vehicles in their columns of it (AZ-SMK-10)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.rules.area.blast import Shell, lots_of
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice
from grognard.games.operation_ww2.rules.crews.crew_hits import Blasted
from grognard.games.operation_ww2.rules.vehicle_fire.hits import Blasts


class Igniting(Procedure):
    """A template of fire at the moment it comes down. The value: the units that lost models."""

    seat: int
    burst: Burst
    rule: str
    machines: tuple[Blasted, ...] = ()
    struck: tuple[str, ...] = ()

    @step
    def people(self, g: G) -> Action:
        found = list(touched(g, self.burst))
        machines = tuple(
            Blasted(each.unit.id, each.model.id, self.burst.at) for each in found if not each.model.is_person
        )
        shell = Shell(self.seat, "", "", "", "small-arms", None)
        lots = tuple(lots_of(g, [each for each in found if each.model.is_person], shell))
        dice = Call(DamageDice(self.seat, lots, "small-arms", "blast", (self.rule,)))
        return self.then(dice if lots else Next(()), machines=machines)

    @step
    def vehicles(self, g: G, struck: tuple[str, ...]) -> Action:
        return self.then(Call(Blasts(self.machines)), struck=struck)

    @step
    def end(self, g: G) -> Action:
        return Done(self.struck)
