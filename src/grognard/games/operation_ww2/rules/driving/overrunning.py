"""Overrunning people (AZ-OVR)."""

from __future__ import annotations

from functools import lru_cache

import shapely

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.fates import NOTHING, Branch, Test
from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.course import Stretch, grounds
from grognard.games.operation_ww2.rules.driving.ramming import has_run_up
from grognard.games.operation_ww2.rules.driving.rolling import RIM
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED
from grognard.games.operation_ww2.rules.fire.losses import lose_by_dice
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit

NO_LIMIT = 1000


def refusal(g: G, vehicle: Model, order: OrderName, besides: Besides, stretches: list[Stretch]) -> Refused | None:
    """Why a vehicle may not be declared to overrun people: an Assault, 10 cm straight on; motorcycles do not
    (AZ-OVR-01, AZ-OVR-04)."""
    if not besides.overrun:
        return None
    if besides.overrun < 0 or order != "assault" or not has_run_up(stretches, g.context.limit("overrun-run-up")):
        return Refused(say("az-refused-overrun-run-up"), "AZ-OVR-01")
    if sheets.is_motorcycle(g, vehicle):
        return Refused(say("az-refused-motorcycle-overruns"), "AZ-OVR-04")
    return None


def touched(g: G, unit: Unit, stretches: list[Stretch]) -> list[tuple[str, str]]:
    """The enemy people the front of a vehicle touches on its course, with their units, in the order it meets them
    (AZ-OVR-05)."""
    found: dict[tuple[str, str], float] = {}
    shapes = [(each, shape) for each, shape in grounds(stretches, RIM) if not each.back]
    for other in g.state.units.values():
        for model in other.people if other.on_table and other.seat != unit.seat else ():
            place = shapely.Point(model.x, model.y)
            for each, shape in shapes:
                if shape.distance(place) < model.radius - RIM:
                    ahead = shapely.Point(each.turned.x, each.turned.y).distance(place)
                    found.setdefault((other.id, model.id), each.gone + ahead)
    return sorted(found, key=lambda key: found[key])


def limit(g: G, besides: Besides) -> int:
    """How many are rolled for at most: as many as were declared or, by the option ``overrun_limit``, all
    (AZ-OVR-05)."""
    return NO_LIMIT if g.setup.options["overrun_limit"] == "all_touched" else besides.overrun


@lru_cache(maxsize=16)
def evading(training: int) -> Test:
    """How somebody under the front of a vehicle evades it: above his training unharmed, equal scared, below dead
    (AZ-OVR-02).

    >>> [evading(4).reached(die) for die in (3, 4, 5)]
    ['dead', 'scared', '']
    """
    branches = Branch(training, SCARED), Branch(training + 1, NOTHING)
    return Test("az-roll-evasion", "AZ-OVR-02", branches, DEAD, FACES)


class Evading(Procedure):
    """Each of these people evades by the training of his unit, fanatics by their ordinary one (AZ-OVR-02, AZ-OVR-04).
    The value: the units that lost somebody."""

    men: tuple[tuple[str, str], ...]

    @step
    def roll_dice(self, g: G) -> Action:
        if not self.men:
            return Done(())
        return roll(len(self.men), Faces(), say("az-roll-evasion"), "AZ-OVR-02", sides=FACES)

    @step
    def apply(self, g: B, faces: tuple[int, ...]) -> Action:
        tests = [evading(g.context.qualities[unit].training) for unit, _ in self.men]
        fates = [test.reached(face) for test, face in zip(tests, faces, strict=True)]
        return Done(lose_by_dice(g, self.men, fates, "AZ-OVR-02", cause="evasion"))
