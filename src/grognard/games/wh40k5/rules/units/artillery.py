"""Guns and their crews (WH-UNIT-02, WH-UNIT-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grognard.core.engine.fates import Branch, Test, play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_barrage
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.saves.fates import SUFFERED
from grognard.games.wh40k5.rules.vehicles.fates import to_stop
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, Pierced
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import PenetrationRolls
from grognard.games.wh40k5.state.choices import Firing, TakeAway
from grognard.games.wh40k5.state.events.shooting import Cause, Losses
from grognard.games.wh40k5.state.state import Model, Unit, is_gun
from grognard.space.plane import gap

CREW_WITHIN = TABLES.limits["crew-within"].value


def guns_of(unit: Unit) -> list[Model]:
    """The guns of a unit."""
    return [model for model in unit.models if is_gun(model)]


def crew_of(unit: Unit) -> list[Model]:
    """The crew of a unit's guns: not a character who has joined it (WH-UNIT-06)."""
    return [model for model in unit.models if "crew" in model.of.classes]


# ---- firing them ------------------------------------------------------------------------------------------------


def gunners(g: G, unit: Unit, firing: Sequence[Firing], target: Unit | None = None) -> dict[str, str] | None:
    """The crewman who fires each gun: one within 2" of it who fires nothing himself and, unless it is a barrage, sees
    the target too; None if there are not enough (WH-UNIT-02)."""
    armed = [each for each in firing if is_gun(unit.model(each.model))]
    busy = {each.model for each in firing} | set(unit.spent)
    free = [model for model in crew_of(unit) if model.id not in busy]
    may = {each.model: [man.id for man in free if serves(g, unit, man, each, target)] for each in armed}
    return matched(may, [each.model for each in armed], {})


def serves(g: G, unit: Unit, man: Model, firing: Firing, target: Unit | None) -> bool:
    """Whether a crewman can fire a gun at a target (WH-UNIT-02)."""
    if gap(man.body, unit.model(firing.model).body) > CREW_WITHIN + 1:
        return False
    if target is None or is_barrage(TABLES.weapons[firing.weapon]):
        return True
    return bool(look(g.context, g.state, unit, target).sees[unit.models.index(man)].any())


def matched(may: dict[str, list[str]], guns: Sequence[str], taken: dict[str, str]) -> dict[str, str] | None:
    """A crewman for each gun out of those who may serve it; None if that cannot be.

    >>> matched({"x": ["a", "b"], "y": ["a"]}, ["x", "y"], {})
    {'x': 'b', 'y': 'a'}
    """
    if not guns:
        return taken
    for man in may[guns[0]]:
        if man not in taken.values():
            found = matched(may, guns[1:], {**taken, guns[0]: man})
            if found is not None:
                return found
    return None


def with_gunners(g: G, unit: Unit, plan: tuple[Firing, ...]) -> tuple[Firing, ...]:
    """A plan in which as many crewmen as are needed leave their own weapons alone, and guns nobody serves are still."""
    guns: list[Firing] = []
    serving: dict[str, str] = {}
    for each in plan:
        if is_gun(unit.model(each.model)) and (found := gunners(g, unit, [*guns, each])) is not None:
            guns.append(each)
            serving = found
    busy = set(serving.values())
    return tuple(
        each for each in plan if each in guns or (not is_gun(unit.model(each.model)) and each.model not in busy)
    )


def may_fire_more(unit: Unit) -> bool:
    """Whether a unit that has fired may fire once more: its guns if its crew has, its crew if its guns have
    (WH-UNIT-02)."""
    fired = [model for model in unit.models if model.id in unit.spent]
    guns = sum(is_gun(model) for model in fired)
    own = len(fired) - 2 * guns
    return bool(guns) != bool(own) if guns_of(unit) and fired else False


# ---- hitting them -----------------------------------------------------------------------------------------------


def is_mixed(unit: Unit) -> bool:
    """Whether hits on a unit are shared between guns and crew by a die: as long as there are both (WH-UNIT-06)."""
    return bool(guns_of(unit)) and len(guns_of(unit)) < len(unit.models)


HIGH, LOW = "high", "low"
TO_SHARE = Test("wh-roll-guns-or-crew", "WH-UNIT-02", (Branch(TABLES.limits["gun-faces"].value + 1, HIGH),), LOW)
"""The die of a hit that guns and crew share (WH-UNIT-02)."""


def on_guns(g: G) -> str:
    """What of the dice that share hits out strikes guns: a 5 or 6, or anything else (WH-UNIT-02)."""
    return HIGH if g.setup.options["artillery_hits"] == "crew_1_4" else LOW


class GunHits(Procedure):
    """Guns are hit: any hit that glances or penetrates destroys one, with no roll for damage (WH-UNIT-02).

    The hits on several guns are shared out as wounds are, one each before any has a second, and their owner says which
    guns are lost (WH-UNIT-06); ``gun``: the hits of a marker, on this one alone.
    """

    unit: str
    hits: tuple[ArmourHit, ...]
    seat: int
    gun: str = ""
    cause: Cause = "shooting"
    pierces: tuple[bool, ...] = ()

    @step
    def penetrate(self, g: G) -> Action:
        """A D6 and the Strength against the armour (WH-VEH-06)."""
        guns = self.guns(g)
        return Call(PenetrationRolls(self.unit, guns[0].id, self.hits, self.seat)) if guns else Done()

    @step
    def save(self, g: G, results: tuple[Pierced, ...]) -> Action:
        """Cover saves against those that do something (WH-VEH-09)."""
        pierces = tuple(result != "none" for result in results)
        struck = [hit for hit, strikes in zip(self.hits, pierces, strict=True) if strikes]
        stops = Call(play(((to_stop(hit.cover), 1) for hit in struck), g.state.units[self.unit].seat))
        return self.then(stops, pierces=pierces)

    @step
    def choose(self, g: G, stopped: tuple[Counter[str], ...]) -> Action:
        """The owner says which guns are lost, if it is not all of them (WH-UNIT-06)."""
        ends = iter(stopped)
        guns = tuple(model.id for model in self.guns(g))
        struck = {number % len(guns) for number, strikes in enumerate(self.pierces) if strikes and next(ends)[SUFFERED]}
        if not struck or len(struck) == len(guns):
            return Next(TakeAway(guns if struck else ()))
        return Ask(ChooseCasualties(g.state.units[self.unit].seat, self.unit, guns, len(struck), False))

    @step
    def lose(self, g: B, choice: TakeAway) -> None:
        if choice.removed:
            g.emit(Losses(self.unit, choice.removed, cause=self.cause), "WH-UNIT-02", "WH-UNIT-06")

    def guns(self, g: G) -> list[Model]:
        """The guns that may be struck."""
        return [model for model in guns_of(g.state.units[self.unit]) if self.gun in ("", model.id)]
