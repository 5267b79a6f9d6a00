"""Men aboard a vehicle who are hit (AZ-VDM-02, AZ-VDM-03, AZ-XPO-08)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.fates import NOTHING
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.damage import Fate
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import motorcycles, sheets
from grognard.games.operation_ww2.ground.vehicles.crew import on_top_of, passengers
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, to_damage
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.state.choices import Man, Struck
from grognard.games.operation_ww2.state.events.driving import MotorcycleLost
from grognard.games.operation_ww2.state.events.vehicles import CrewHurt
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point

WORST_FIRST: tuple[Fate, ...] = ("dead", "scared", "none")


class Blasted(Record):
    """A vehicle or gun that a blast from a place has reached and that is to roll for it (AZ-VDM-17)."""

    unit: str
    model: str
    start: Point


class Hurt(Record):
    """What hits on a vehicle have done: how many of the ``crew`` died, how many of these by small arms fired at it
    directly, the units ``struck`` that lost people, how many nerve tests are due, and what else a blast reached."""

    crew: int = 0
    small_arms: int = 0
    struck: tuple[str, ...] = ()
    nerve: int = 0
    blasted: tuple[Blasted, ...] = ()

    def and_also(self, other: Hurt) -> Hurt:
        """Both together."""
        return Hurt(
            self.crew + other.crew,
            self.small_arms + other.small_arms,
            tuple(dict.fromkeys((*self.struck, *other.struck))),
            self.nerve + other.nerve,
            (*self.blasted, *other.blasted),
        )


def men_aboard(g: G, unit: Unit, model: Model) -> tuple[Man, ...]:
    """Everybody aboard a vehicle: its crew, then its passengers. Of the crew the commander comes first, then who else
    looks out, then the rest, the scared at the end (AZ-VEH-03). Who rides on top is not among them (AZ-TTR-01)."""
    inside = [man for _, man in passengers(g, model.id) if not man.on_top]
    return (*_crew(g, model), *(Man(man.id, man.posture == "scared") for man in inside))


def _crew(g: G, model: Model) -> Iterator[Man]:
    machine = sheets.machine(model)
    if not machine.crew:
        return
    commander = machine.commander and "commander" in sheets.sheet(g, model).tasks
    if commander:
        yield Man("commander", machine.shaken, "commander" in machine.exposed)
    others = [Man(task, exposed=True) for task in machine.exposed if task != "commander"]
    if sheets.is_motorcycle(g, model):
        others.append(Man(motorcycles.DRIVER))
    others += [Man("crewman")] * max(machine.crew - len(others) - commander, 0)
    others = others[: machine.crew - commander]
    scared = machine.scared - (machine.shaken and commander)
    calm = len(others) - scared
    for number, man in enumerate(others):
        yield replace(man, scared=number >= calm)


def bounded(g: G, die: int) -> int:
    """A damage die within its table (AZ-FIRE-13)."""
    least, most = g.context.limit("least-damage"), g.context.limit("most-damage")
    return int(max(least, min(most, die)))


def cover_aboard(g: G, model: Model) -> Cover:
    """The cover of people aboard when a result strikes them: that which their vehicle gives or, by the option
    ``crew_hit_cover``, none (AZ-VDM-02)."""
    return "none" if g.setup.options["crew_hit_cover"] == "none" else sheets.cover_given(g, model)


RESULTS: dict[str, Fate] = {NOTHING: "none", SCARED: "scared", DEAD: "dead"}
"""What the outcome of a damage die is called here."""


class CrewHits(Procedure):
    """So many of those aboard are hit: their owner says who, and each rolls on the infantry column (AZ-VDM-02,
    AZ-VDM-03); with ``everybody`` nobody is spared. Hits for whom there is nobody are lost. With ``exposed`` all dice
    are rolled and the worst results go to the men who look out, or with ``everybody`` to all, each of whom takes one
    (AZ-XPO-08).

    ``modifier`` is added to each die. ``direct``: small arms were fired at the vehicle directly (AZ-NRV-06). ``given``
    are results that are not rolled for, the worst first (AZ-FVH-01). ``riders``: those on top of a tank are hit, not
    those inside (AZ-TTR-01). The value is a ``Hurt``.
    """

    unit: str
    model: str
    count: int
    table: Table
    cover: Cover
    modifier: int = 0
    everybody: bool = False
    exposed: bool = False
    direct: bool = False
    given: tuple[Fate, ...] = ()
    riders: bool = False
    men: tuple[Man, ...] = ()
    fates: tuple[Fate, ...] = ()

    @step
    def choose(self, g: G) -> Action:
        there = self._there(g)
        count = len(there) if self.everybody and not self.exposed else min(self.count, len(there))
        if not count:
            return Done(Hurt())
        if self.exposed:
            return Next(None)
        return _asked(g, self.unit, self.model, there, count, ordered=len(set(self.given)) > 1)

    @step
    def roll_dice(self, g: G, choice: Struck | None) -> Action:
        men = () if choice is None else choice.men
        if self.given:
            return self.then(Next(()), men=men)
        count = self.count if choice is None else len(men)
        dice = roll(
            count,
            Faces(),
            say("az-roll-riders-hit" if self.riders else "az-roll-crew-hits"),
            "AZ-TTR-01" if self.riders else "AZ-VDM-02",
            seat=g.state.units[self.unit].seat,
            sides=10,
        )
        return self.then(dice, men=men)

    @step
    def allocate(self, g: G, faces: tuple[int, ...]) -> Action:
        damage = to_damage(tables(g), self.table, self.modifier, self.cover)
        found = [RESULTS[str(damage.reached(face))] for face in faces]
        if self.given:
            found = list(self.given[: len(self.men)])
        if not self.exposed:
            return self.then(Next(Struck(self.men)), fates=tuple(found))
        there = self._there(g)
        fates = tuple(sorted(found, key=WORST_FIRST.index)[: len(there)])
        ordered = len(set(fates)) > 1 or len(fates) < len(there)
        asked = _asked(g, self.unit, self.model, there, len(fates), ordered=ordered)
        return self.then(asked, fates=fates)

    @step
    def apply(self, g: B, choice: Struck) -> Action:
        return Done(suffered(g, self.unit, self.model, choice.men, self.fates, direct=self.direct))

    def _there(self, g: G) -> tuple[Man, ...]:
        unit = g.state.units[self.unit]
        if self.riders:
            return tuple(Man(man.id, man.posture == "scared") for man in on_top_of(g, self.model))
        found = men_aboard(g, unit, unit.model(self.model))
        only_exposed = self.exposed and not self.everybody
        return tuple(man for man in found if man.exposed) if only_exposed else found


def _asked(g: G, unit: str, model: str, men: tuple[Man, ...], count: int, ordered: bool = False) -> Action:
    decision = ChooseStruck(g.state.units[unit].seat, unit, model, men, count, ordered)
    found = decision.choices(g)
    return Ask(decision) if len(found) > 1 else Next(found[0])


class ChooseStruck(Decision):
    """Who of those aboard is hit (AZ-VDM-03); ``ordered``: it matters in which order, the worst result first."""

    unit: str
    model: str
    men: tuple[Man, ...]
    count: int
    ordered: bool = False

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every different group of so many; of passengers alike the first."""
        kinds = [self._kind(g, man) for man in self.men]
        draw = permutations if self.ordered else combinations
        groups: dict[tuple[object, ...], Choice] = {}
        for numbers in draw(range(len(self.men)), self.count):
            key = tuple(kinds[number] for number in numbers)
            groups.setdefault(key, Struck(tuple(self.men[number] for number in numbers)))
        # The commander and those who look out are spared first: a program that takes the first loses least.
        return sorted(groups.values(), key=lambda each: _worth(each))

    def _kind(self, g: G, man: Man) -> object:
        found = next((model for _, model in passengers(g, self.model) if model.id == man.who), None)
        return man if found is None else (found.role, found.weapons, found.posture)


def _worth(choice: Choice) -> tuple[int, int]:
    assert isinstance(choice, Struck)
    return sum(man.who == "commander" for man in choice.men), -sum(man.scared for man in choice.men)


def suffered(g: B, unit: str, model: str, men: Sequence[Man], fates: Sequence[Fate], direct: bool, *rules: str) -> Hurt:
    """Apply results to men aboard. Deaths by small arms fired directly at an armoured vehicle that is no troop carrier
    ask for willpower instead of morale, and count for the panic limit only by the option ``willpower_deaths``
    (AZ-NRV-06, AZ-NRV-10)."""
    vehicle = g.state.units[unit].model(model)
    riding = {each.id: owner.id for owner, each in passengers(g, model)}
    dead = [man for man, result in zip(men, fates, strict=True) if result == "dead"]
    scared = [man for man, result in zip(men, fates, strict=True) if result == "scared"]
    crew_dead = tuple(man for man in dead if man.who not in riding)
    crew_scared = tuple(man for man in scared if man.who not in riding)
    willpower = direct and tests_willpower(g, vehicle)
    if crew_dead or crew_scared:
        counts = not willpower or g.setup.options["willpower_deaths"] == "count"
        asks = not g.state.units[unit].broken or g.setup.options["broken_tests_again"] == "yes"
        g.emit(
            CrewHurt(
                unit,
                model,
                crew_dead,
                crew_scared,
                counted=len(crew_dead) if counts else 0,
                settled=willpower or not asks,
            ),
            "AZ-VDM-02",
            "AZ-VDM-03",
        )
    if motorcycles.is_overturned(g, g.state.units[unit], vehicle, (*crew_dead, *crew_scared)):
        left = sheets.machine(g.state.units[unit].model(model)).crew
        g.emit(MotorcycleLost(unit, model, left), "AZ-MC-06")
    struck = dict.fromkeys(riding[man.who] for man in (*dead, *scared) if man.who in riding)
    for owner in struck:
        gone = [man.who for man in dead if riding.get(man.who) == owner]
        down = [man.who for man in scared if riding.get(man.who) == owner]
        lose(g, owner, gone, down, "AZ-VDM-02", cause="fire")
    return Hurt(len(crew_dead), len(crew_dead) if willpower else 0, tuple(struck))


def tests_willpower(g: G, vehicle: Model) -> bool:
    """Whether the crew of a vehicle tests willpower when small arms kill one of it: armoured, no troop carrier
    (AZ-NRV-06)."""
    return sheets.is_armoured(g, vehicle) and not sheets.has(g, vehicle, "troop-carrier")
