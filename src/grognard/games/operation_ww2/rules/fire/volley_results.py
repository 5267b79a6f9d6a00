"""The results of one volley on people: who takes them, and what becomes of them (AZ-DMG)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.fire.losses import Cause, lose
from grognard.games.operation_ww2.rules.fire.result_allocation import Group, Standing, handed_out, is_forced, is_legal
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.state.choices import Losses
from grognard.games.operation_ww2.state.state import Model, enemy

PRECIOUS = ("rifleman", "assistant", "crewman", "runner", "engineer", "spotter", "leader", "radio-operator", "gunner")
"""Roles as their owner would miss them, the least first; those not named he would miss most. No rule depends on it."""


class Blow(Record):
    """What has to be applied to one unit."""

    unit: str
    losses: Losses


class Allotment(Procedure):
    """Results are handed out, the worst first, standing models before scared ones, one to a model at most (AZ-DMG-01 to
    AZ-DMG-05).

    ``units`` are those of one player among whose models he chooses (AZ-DMG-12, AZ-MIX-02); of aimed shots whoever fired
    chooses first (AZ-SNP-05). ``order`` are the models, the nearest to whoever fired first. ``taken``: those who have
    a result already. The value is the units that lost somebody.
    """

    seat: int
    units: tuple[str, ...]
    groups: tuple[Group, ...]
    order: tuple[str, ...]
    cause: Cause = "fire"
    taken: Losses = Losses()

    @step
    def aim(self, g: G) -> Action:
        """Whoever fired an accurate shot says whom it strikes."""
        aimed = tuple(group for group in self.groups if group.aimed and (group.dead or group.scared))
        if not aimed:
            return Next(Losses())
        decision = ChooseAimed(enemy(self.seat), self.units, aimed)
        listed = decision.choices(g)
        return Ask(decision) if len(listed) > 1 else Next(listed[0])

    @step
    def choose(self, g: G, aimed: Losses) -> Action:
        """The owner hands out the rest."""
        left = unaimed(self.groups, aimed)
        after = replace(self, groups=left, taken=aimed)
        if not left:
            return after.then(Next(Losses()))
        decision = ChooseLosses(self.seat, self.units, left)
        if g.setup.options["allocation_choice"] == "nearest_first" or decision.is_forced(g):
            return after.then(Next(decision.handed(g, self.order)))
        return after.then(Ask(decision))

    @step
    def apply(self, g: G, losses: Losses) -> Action:
        whole = Losses((*self.taken.dead, *losses.dead), (*self.taken.scared, *losses.scared))
        return Call(Suffering(blows_of(g, self.units, whole), self.cause))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(struck)


class Suffering(Procedure):
    """Models die and lie down. By the option ``morale_after`` morale is tested after each death (AZ-DMG-10). The value
    is the units that lost somebody."""

    blows: tuple[Blow, ...]
    cause: Cause = "fire"
    struck: tuple[str, ...] = ()

    @step
    def fall(self, g: B) -> Action:
        if not self.blows:
            return Done(self.struck)
        blow, *rest = self.blows
        singly = g.setup.options["morale_after"] == "each_death" and len(blow.losses.dead) > 1
        now = Losses(blow.losses.dead[:1]) if singly else blow.losses
        if singly:
            rest.insert(0, replace(blow, losses=replace(blow.losses, dead=blow.losses.dead[1:])))
        there = {model.id for model in g.state.units[blow.unit].models}
        dead = tuple(id for id in now.dead if id in there)
        lose(g, blow.unit, dead, [id for id in now.scared if id in there], "AZ-DMG-01", "AZ-DMG-08", cause=self.cause)
        struck = dict.fromkeys((*self.struck, *((blow.unit,) if dead else ())))
        after = replace(self, blows=tuple(rest), struck=tuple(struck))
        if dead and g.setup.options["morale_after"] == "each_death":
            return after.then(Call(Morale((blow.unit,))))
        return after.then()

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


def unaimed(groups: Iterable[Group], aimed: Losses) -> tuple[Group, ...]:
    """The results that whoever fired does not hand out, on those whom his accurate shots have left."""
    named = {*aimed.dead, *aimed.scared}
    return tuple(
        replace(group, models=tuple(id for id in group.models if id not in named))
        for group in groups
        if not group.aimed and (group.dead or group.scared)
    )


def usual(g: G, seat: int, units: tuple[str, ...], groups: Sequence[Group]) -> Losses:
    """How results are handed out if everybody who may choose does as he is first offered to: accurate shots at those
    worth most, the rest on those their owner would miss least. By the option ``allocation_choice`` the nearest fall
    first."""
    aimed, decision, order = usual_order(g, seat, units, groups)
    if not decision.groups:
        return aimed
    rest = decision.handed(g, order)
    return Losses((*aimed.dead, *rest.dead), (*aimed.scared, *rest.scared))


def usual_order(
    g: G, seat: int, units: tuple[str, ...], groups: Sequence[Group]
) -> tuple[Losses, ChooseLosses, Sequence[str]]:
    """Whom accurate shots are usually aimed at, what is left to hand out, and the order in which that is done
    (AZ-SNP-05, AZ-DMG-12). How many results there are matters only of accurate shots."""
    shots = tuple(group for group in groups if group.aimed and (group.dead or group.scared))
    aimed = ChooseAimed(enemy(seat), units, shots).candidates(g)[0] if shots else Losses()
    decision = ChooseLosses(seat, units, unaimed(groups, aimed))
    if g.setup.options["allocation_choice"] == "nearest_first":
        near_first = dict.fromkeys(id for group in groups if group.dead or group.scared for id in group.models)
        return aimed, decision, tuple(near_first)
    return aimed, decision, decision.spared(g)


def blows_of(g: G, units: Iterable[str], losses: Losses) -> tuple[Blow, ...]:
    """Losses unit by unit."""
    found = []
    for id in units:
        own = [model.id for model in g.state.units[id].models]
        dead, scared = (tuple(each for each in named if each in own) for named in (losses.dead, losses.scared))
        if dead or scared:
            found.append(Blow(id, Losses(dead, scared)))
    return tuple(found)


def standing(g: G, units: Iterable[str], groups: Sequence[Group]) -> Standing:
    """Who stands and who lies of those that results may fall on."""
    eligible = {id for group in groups for id in group.models}
    models = [model for id in units for model in g.state.units[id].models if model.id in eligible]
    return Standing(
        tuple(model.id for model in models if model.posture == "standing"),
        tuple(model.id for model in models if model.posture != "standing"),
    )


def applies_surplus(g: G) -> bool:
    """Whether dead results beyond those standing fall on those lying (AZ-DMG-04)."""
    return bool(g.setup.options["surplus_dead_on_scared"] == "applied")


class ChooseLosses(Decision):
    """Which models take the results, among equals (AZ-DMG-12)."""

    sampled: ClassVar[bool] = True

    units: tuple[str, ...]
    groups: tuple[Group, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Sparing those the owner would miss most, and others."""
        by_worth, models = self.spared(g), [model.id for model in self._models(g)]
        orders = [by_worth, models, models[::-1], by_worth[::-1]]
        return list(dict.fromkeys(self._sorted(g, order) for order in orders))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The worst first, standing models before scared ones, nothing left out that somebody could take."""
        if not isinstance(choice, Losses):
            return Refused(say("refused-not-offered"))
        if is_legal(self.groups, standing(g, self.units, self.groups), choice, applies_surplus(g)):
            return None
        return Refused(say("az-refused-losses"), "AZ-DMG-01", "AZ-DMG-12")

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """Models in any order."""
        order = [model.id for model in self._models(g)]
        random.shuffle(order)
        yield self._sorted(g, order)

    def is_forced(self, g: G) -> bool:
        """Whether there is but one way."""
        return is_forced(self.groups, standing(g, self.units, self.groups), applies_surplus(g))

    def spared(self, g: G) -> list[str]:
        """The models, those their owner would miss least first."""
        return [model.id for model in sorted(self._models(g), key=worth)]

    def handed(self, g: G, order: Sequence[str]) -> Losses:
        """The results handed out to models in this order."""
        return handed_out(self.groups, standing(g, self.units, self.groups), order, applies_surplus(g))

    def _models(self, g: G) -> list[Model]:
        eligible = {id for group in self.groups for id in group.models}
        return [model for id in self.units for model in g.state.units[id].models if model.id in eligible]

    def _sorted(self, g: G, order: Sequence[str]) -> Losses:
        found = self.handed(g, order)
        unit_order = [model.id for model in self._models(g)]
        return Losses(*(tuple(sorted(named, key=unit_order.index)) for named in (found.dead, found.scared)))


class ChooseAimed(Decision):
    """Whom accurate shots strike: anybody the sniper sees of the part he fired at (AZ-SNP-05)."""

    units: tuple[str, ...]
    groups: tuple[Group, ...]

    def candidates(self, g: G) -> Sequence[Losses]:
        """Every model that can take the worst of the results, those who are worth most first; of further results each
        takes the next."""
        models = [model for id in self.units for model in g.state.units[id].models]
        found = []
        for first in sorted(models, key=worth, reverse=True):
            rest = [model for model in sorted(models, key=worth, reverse=True) if model.id != first.id]
            found.append(self._struck([first, *rest]))
        return list(dict.fromkeys(found))

    def _struck(self, order: Sequence[Model]) -> Losses:
        dead: list[str] = []
        scared: list[str] = []
        for group in self.groups:
            left = [model for model in order if model.id in group.models and model.id not in (*dead, *scared)]
            killed = [model.id for model in left[: group.dead]]
            upright = [model.id for model in left if model.posture == "standing" and model.id not in killed]
            dead += killed
            scared += upright[: group.scared]
        return Losses(tuple(dead), tuple(scared))


def worth(model: Model) -> tuple[int, int]:
    """How much a model would be missed."""
    role = PRECIOUS.index(model.role) if model.role in PRECIOUS else len(PRECIOUS)
    return role, len(model.weapons)
