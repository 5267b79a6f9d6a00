"""Close combat: hand to hand, one round an assault (AZ-CC)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from grognard.core.book.modifiers import Modifier, total
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.rows import label
from grognard.games.operation_ww2.ground.contact import behind_obstacle, contacts
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, to_damage
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.state.choices import Blow
from grognard.games.operation_ww2.state.events.close_combat import CloseCombatFought
from grognard.games.operation_ww2.state.state import Model, Unit

Pair = tuple[str, str]
"""The ids of a model of the unit that assaults, or leaves, and of an enemy in contact with it."""


class CloseCombat(Procedure):
    """Everybody of a unit and every enemy in base contact with it fight (AZ-CC-05, AZ-CC-07, AZ-CC-10).

    ``charged`` are those who came into contact in this order. ``leaving``: it is no assault, these models go away, and
    only the blows at them count, by the option ``leave_melee`` (AZ-CC-14). ``units``: who has fought.
    """

    unit: str
    charged: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    pairs: tuple[Pair, ...] = ()
    blows: tuple[Blow, ...] = ()
    units: tuple[str, ...] = ()

    @step
    def roll_dice(self, g: G) -> Action:
        """A die each or, by the option ``melee_many_on_one``, each for every enemy (AZ-CC-07, AZ-CC-09)."""
        unit = g.state.units[self.unit]
        met = contacts(g, unit) if unit.is_there else []
        if self.leaving:
            met = [each for each in met if each[0].id in self.leaving]
        if not met or not any(can_hit(g, *each) for each in sides(unit, met)):
            return Done()
        pairs = tuple((model.id, foe.id) for model, _, foe in met)
        units = tuple(dict.fromkeys((unit.id, *(other.id for _, other, _ in met))))
        fighting = replace(self, pairs=pairs, units=units)
        dice = len(thrown(g, pairs))
        return fighting.then(roll(dice, Faces(), say("az-roll-close-combat"), "AZ-CC-07", seat=unit.seat, sides=10))

    @step
    def compare(self, g: B, faces: tuple[int, ...]) -> Action:
        """The higher total hits; one who beat several chooses whom (AZ-CC-07, AZ-CC-09)."""
        fight = Fight.of(g, self.unit, self.charged)
        dice = dict(zip(thrown(g, self.pairs), faces, strict=True))
        beaten = hits(g, fight, self.pairs, dice)
        if self.leaving:
            beaten = {one: others for one, others in beaten.items() if one not in fight.own}
        g.emit(CloseCombatFought(self.unit, self.units), "AZ-CC-07")
        return Call(ChoosingBlows(tuple((one, tuple(others)) for one, others in beaten.items())))

    @step
    def strike(self, g: G, blows: tuple[Blow, ...]) -> Action:
        """All blows fall at once or, by the option ``melee_simultaneous``, the attacker's first (AZ-CC-12)."""
        if g.setup.options["melee_simultaneous"] == "on" or self.leaving:
            return Call(Striking(blows))
        own = {model.id for model in g.state.units[self.unit].models}
        first = tuple(blow for blow in blows if blow.model in own)
        return self.then(Call(Striking(first)), blows=tuple(blow for blow in blows if blow not in first))

    @step
    def strike_back(self, g: G, value: object) -> Action:
        standing = {model.id for id in self.units for model in g.state.units[id].models if model.posture == "standing"}
        return Call(Striking(tuple(blow for blow in self.blows if blow.model in standing)))

    @step
    def again(self, g: G, value: object) -> Action:
        """One round or, by the option ``melee_rounds``, until nobody is in contact who can hit (AZ-CC-10)."""
        if g.setup.options["melee_rounds"] == "until_decided" and not self.leaving:
            unit = g.state.units[self.unit]
            met = contacts(g, unit) if unit.is_there else []
            if any(can_hit(g, *each) for each in sides(unit, met)):
                return Repeat(CloseCombat(self.unit))
        return Call(Morale(self.units))


class ChoosingBlows(Procedure):
    """Whom everybody hits who beat somebody (AZ-CC-09). Its value: the blows."""

    beaten: tuple[tuple[str, tuple[str, ...]], ...]
    chosen: tuple[Blow, ...] = ()

    @step
    def choose(self, g: G) -> Action:
        if len(self.chosen) == len(self.beaten):
            return Done(self.chosen)
        one, others = self.beaten[len(self.chosen)]
        return Next(Blow(one, others[0])) if len(others) == 1 else Ask(ChooseBlow(seat_of(one), one, others))

    @step
    def next_one(self, g: G, choice: Blow) -> Action:
        return Repeat(replace(self, chosen=(*self.chosen, choice)))


class ChooseBlow(Decision):
    """Which of those it beat a model hits (AZ-CC-09)."""

    model: str
    beaten: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of them."""
        return [Blow(self.model, id) for id in self.beaten]


class Striking(Procedure):
    """Every hit is rolled on the small-arms table without cover, and falls on the model that was hit (AZ-CC-08)."""

    blows: tuple[Blow, ...]

    @step
    def roll_damage(self, g: G) -> Action:
        if not self.blows:
            return Done()
        return roll(len(self.blows), Faces(), say("az-roll-close-combat-damage"), "AZ-CC-08", sides=10)

    @step
    def suffer(self, g: B, faces: tuple[int, ...]) -> Action:
        """Of several hits on one model the worst counts (AZ-CC-08, AZ-CC-11)."""
        damage = of_blow(g.context.tables)
        fates = [(blow.struck, damage.reached(face)) for blow, face in zip(self.blows, faces, strict=True)]
        dead = {id for id, what in fates if what == DEAD}
        scared = {id for id, what in fates if what == SCARED} - dead
        for unit in list(g.state.units.values()):
            own = [model.id for model in unit.models]
            falling = [id for id in own if id in dead]
            lying = [id for id in own if id in scared]
            lose(g, unit.id, falling, lying, "AZ-CC-08", "AZ-CC-11", cause="close-combat")
        return Done()


def of_blow(tables: Tables) -> Test:
    """What becomes of whoever is hit in close combat: small arms, without cover (AZ-CC-08)."""
    return to_damage(tables, "small-arms", 0, "none")


class Fight(NamedTuple):
    """All that one round is judged by: the models of the unit that assaults, everybody's unit and model by the model's
    id, who charged, and how many friends of other units stand against each enemy besides."""

    own: frozenset[str]
    units: Mapping[str, Unit]
    models: Mapping[str, Model]
    charged: frozenset[str]
    helpers: Mapping[str, int]

    @classmethod
    def of(cls, g: G, unit: str, charged: Sequence[str]) -> Fight:
        """The fight of a unit as it stands."""
        units = {model.id: each for each in g.state.units.values() for model in each.models}
        models = {model.id: model for each in g.state.units.values() for model in each.models}
        own = frozenset(model.id for model in g.state.units[unit].models)
        seat = g.state.units[unit].seat
        helping = [
            foe.id for each in g.state.of(seat) if each.id != unit and each.is_there for _, _, foe in contacts(g, each)
        ]
        return cls(own, units, models, frozenset(charged), Counter(helping))


def seat_of(model: str) -> int:
    """The seat a model belongs to, by its id."""
    return "ab".index(model[0])


def sides(unit: Unit, met: Sequence[tuple[Model, Unit, Model]]) -> Iterator[tuple[Unit, Model]]:
    """Everybody who is in a fight, with his unit."""
    for model, other, foe in met:
        yield unit, model
        yield other, foe


def thrown(g: G, pairs: Sequence[Pair]) -> list[Pair]:
    """The dice that are thrown, in order: who throws, and against whom, empty for one die against everybody
    (AZ-CC-09)."""
    if g.setup.options["melee_many_on_one"] == "pairwise_rolls":
        return [die for one, other in pairs for die in ((one, other), (other, one))]
    ones, others = dict.fromkeys(one for one, _ in pairs), dict.fromkeys(other for _, other in pairs)
    return [(id, "") for id in (*ones, *others)]


def can_hit(g: G, unit: Unit, model: Model) -> bool:
    """Whether a model can hit in close combat: the scared cannot, nor, but for the option ``broken_in_melee``, anybody
    of a broken unit (AZ-CC-13)."""
    return not is_cowed(g, unit, model)


def is_cowed(g: G, unit: Unit, model: Model) -> bool:
    """Whether a model fights as a scared one does (AZ-CC-13)."""
    return model.posture == "scared" or (unit.broken and g.setup.options["broken_in_melee"] == "as_scared")


def hits(g: G, fight: Fight, pairs: Sequence[Pair], dice: Mapping[Pair, int]) -> dict[str, list[str]]:
    """Whom each model has beaten, in the order of the pairs (AZ-CC-07); equal totals do nothing or, by the option
    ``melee_tie``, hit both."""
    beaten: dict[str, list[str]] = {}
    ties = g.setup.options["melee_tie"] == "both_hit"
    for one, other in pairs:
        totals = [
            dice.get((a, b), dice.get((a, ""), 0)) + total(modifiers(g, fight, pairs, a, b))
            for a, b in ((one, other), (other, one))
        ]
        for winner, loser, more in ((one, other, totals[0] - totals[1]), (other, one, totals[1] - totals[0])):
            if beats(more, ties) and can_hit(g, fight.units[winner], fight.models[winner]):
                beaten.setdefault(winner, []).append(loser)
    return beaten


def beats(more: int, ties: bool) -> bool:
    """Whether who has so much more than another beats him (AZ-CC-07)."""
    return more > 0 or (more == 0 and ties)


def modifiers(g: G, fight: Fight, pairs: Sequence[Pair], one: str, other: str) -> list[Modifier]:
    """What a model adds to its die against one of those in contact with it (AZ-TAB-CC)."""
    rows = g.context.tables.close_combat
    found = []
    for id, times in _applying(g, fight, pairs, one, other):
        row = rows[id]
        found += [Modifier(label("close-combat", row.id), row.value * times, row.rule)] if times else []
    return found


def _applying(g: G, fight: Fight, pairs: Sequence[Pair], one: str, other: str) -> Iterator[tuple[str, int]]:
    unit, model = fight.units[one], fight.models[one]
    yield "charged", one in fight.charged
    yield (
        "further-friend",
        sum(other in pair and one not in pair for pair in pairs)
        + (fight.helpers.get(other, 0) if one in fight.own else 0),
    )
    yield "bayonet-trained", g.context.model_has(unit.id, model, "bayonet-trained")
    yield "close-combat-weapon", any("close-combat" in g.context.tables.weapons[id].traits for id in model.weapons)
    defends = one not in fight.own
    yield "behind-low-wall", defends and not unit.is_below and behind_obstacle(g, model, fight.models[other])
    yield "scared", is_cowed(g, unit, model)
    yield "serving-gun", any(model in crew_of(g, unit, gun) for gun in guns_of(unit)) and not unit.broken
