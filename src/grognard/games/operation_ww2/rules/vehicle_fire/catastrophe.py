"""A vehicle or gun blows up (AZ-VDM-01, AZ-VDM-17). Lengths are thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.dice import Faces, Total, roll
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.blast_cover import cover_stood_in
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.visibility import obstacle_of
from grognard.games.operation_ww2.rules.crews.crew_hits import Blasted, Hurt
from grognard.games.operation_ww2.rules.fire.fates import to_damage
from grognard.games.operation_ww2.rules.fire.losses import lose_by_dice
from grognard.games.operation_ww2.rules.vehicle_fire.burning import CatchingFire
from grognard.games.operation_ww2.state.events.vehicles import Exploded
from grognard.games.operation_ww2.state.ground import Wreck
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Hull, gap


class Catastrophe(Procedure):
    """It is destroyed with everybody aboard; its blast reaches so far from the edge of the hull as a die says, half of
    it for a gun or an unarmoured vehicle (AZ-VDM-01). People in it roll at once; vehicles and guns are in the value, a
    ``Hurt``, for whoever deals with hits. ``burnable``: it was a vehicle, whose wreck may burn (AZ-BRN-01)."""

    unit: str
    model: str
    men: tuple[tuple[str, str], ...] = ()
    burnable: bool = False
    hurt: Hurt = Hurt()

    @step
    def roll_die(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(1, Total(), say("az-roll-catastrophe"), "AZ-VDM-01", seat=seat, sides=10)

    @step
    def explode(self, g: B, die: int) -> Action:
        unit = g.state.units[self.unit]
        model = unit.model(self.model)
        hull = model.body
        assert isinstance(hull, Hull)
        reach = reach_of(g, model, die)
        carried = tuple(
            other.id for each in g.state.units.values() for other in each.models if other.aboard == model.id
        )
        owners = [each.id for each in g.state.units.values() if any(other.id in carried for other in each.models)]
        standing = obstacle_of(g, unit, model)
        crew = sheets.machine(model).crew if sheets.is_vehicle(model) else 0
        wreck = Wreck(model.id, hull, standing.height, standing.cover)
        g.emit(Exploded(unit.id, model.id, wreck, crew, carried), "AZ-VDM-01", "AZ-TOW-03")
        return replace(self, burnable=sheets.is_vehicle(model))._blast(
            g, hull, reach, tuple(dict.fromkeys((unit.id, *owners)))
        )

    def _blast(self, g: G, hull: Hull, reach: int, owners: tuple[str, ...]) -> Action:
        found = list(touched(g, hull, reach))
        men = tuple((unit.id, model.id) for unit, model in found if model.is_person)
        people_only = g.setup.options["catastrophe_targets"] == "people_only"
        others = tuple(
            Blasted(unit.id, model.id, (hull.x, hull.y))
            for unit, model in found
            if not model.is_person and not people_only
        )
        after = replace(self, men=men, hurt=Hurt(struck=owners, blasted=others))
        if not men:
            return after.then(Next(()))
        dice = roll(len(men), Faces(), say("az-roll-blast"), "AZ-VDM-01", "AZ-VDM-17", sides=10)
        return after.then(dice)

    @step
    def strike(self, g: B, faces: tuple[int, ...]) -> Action:
        men = [g.state.units[unit].model(id) for unit, id in self.men]
        fates = [fate_of(g, man).reached(face) for man, face in zip(men, faces, strict=True)]
        struck = lose_by_dice(g, self.men, fates, "AZ-VDM-17", cause="blast")
        hurt = self.hurt.and_also(Hurt(struck=struck))
        if not self.burnable or g.setup.options["burning_wrecks"] == "off":
            return Done(hurt)
        return self.then(Call(CatchingFire(self.model)), hurt=hurt)

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(self.hurt.and_also(Hurt(struck=struck)))


def reach_of(g: G, model: Model, die: int) -> int:
    """How far a blast reaches from the edge of what blows up (AZ-VDM-01)."""
    whole = sheets.is_vehicle(model) and sheets.is_armoured(g, model)
    return 1000 * (die if whole else int(g.context.half(die)))


def fate_of(g: G, man: Model) -> Test:
    """What becomes of the die of somebody in a blast (AZ-VDM-01, AZ-VDM-17)."""
    return to_damage(g.context.tables, "small-arms", 0, cover_stood_in(g, man))


def touched(g: G, hull: Hull, reach: int) -> Iterator[tuple[Unit, Model]]:
    """The models that stand at least partly within so far of a hull's edge (AZ-VDM-17)."""
    for unit in g.state.units.values():
        for model in unit.models if unit.on_table else ():
            if model.aboard is None and gap(hull, model.body) <= reach:
                yield unit, model
