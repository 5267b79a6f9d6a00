"""The rounds of a volley one after another, and what is fired directly after them: each strikes those who are left
(AZ-FIRE-14, AZ-FIRE-16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

import numpy

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds
from grognard.games.operation_ww2.odds.direct_after import After, Direct
from grognard.games.operation_ww2.odds.salvoes.rocket_chain import Ending, after_salvo
from grognard.games.operation_ww2.odds.salvoes.rockets import Rockets, is_salvo, rockets_of
from grognard.games.operation_ww2.odds.struck.falls import Fall, falls_of, rounds_of, under
from grognard.games.operation_ww2.odds.struck.field import Field, beside, field_of, struck_things
from grognard.games.operation_ww2.odds.struck.sums import counts_of, likeliest, odds_of, told
from grognard.games.operation_ww2.odds.struck.things import thing_of
from grognard.games.operation_ww2.odds.survivor_odds import (
    Falling,
    Lot,
    Round,
    States,
    Strike,
    after_rounds,
    begun,
    merged,
    summed_up,
)
from grognard.games.operation_ww2.odds.template_odds import as_declared, round_odds_of
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, shell_of, target_of
from grognard.games.operation_ww2.rules.fire.volley import usual_fire
from grognard.games.operation_ww2.rules.fire.volley_results import applies_surplus
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit

SHOT_AT = 20
"""Where room is scarce, what is fired directly after templates is asked of so much fewer states than there is room for,
because each takes so much longer."""


def rounds_odds_of(
    g: B,
    unit: Unit,
    rounds: Sequence[Aimed],
    order: OrderName,
    direct: Direct | None = None,
    *,
    fractions: bool = False,
    room: int = 0,
) -> FireOdds:
    """What rounds do one after another, and what is fired directly after them at those who are left; ``room``: in
    how many ways it is followed at most, if not in as many as can be."""
    plain = len(rounds) == 1 and direct is None and not is_salvo(g, rounds[0])
    if plain and not any(beside(g, each) for each in struck_things(g, unit, rounds)):
        return round_odds_of(g, unit, rounds[0], order, fractions=fractions)
    return odds_in_turn(g, unit, rounds, order, direct, fractions=fractions, room=room)


def expected(g: B, unit: Unit, order: OrderName, intent: Intent) -> FireOdds | None:
    """Who comes to harm by fire at a place; None: nothing can be fired there."""
    seen = as_declared(g, unit, intent)
    power, plan = usual_fire(seen, unit, None, order, intent.besides)
    rounds = rounds_of(seen, unit, power, plan)
    return rounds_odds_of(seen, unit, rounds, order) if rounds else None


def odds_in_turn(
    g: B,
    unit: Unit,
    rounds: Sequence[Aimed],
    order: OrderName,
    direct: Direct | None = None,
    *,
    fractions: bool = False,
    room: int = 0,
) -> FireOdds:
    """What rounds do one after another, and what is fired directly after them at those who are left."""
    field, begins, falling = _falling(g, unit, rounds, order, fractions=fractions, is_last=direct is None)
    surplus = applies_surplus(g)
    match falling:
        case [Salvo() as salvo] if direct is None:
            return told(salvo.counted(begins, field.sides, surplus=surplus))
    # The same templates may be thought of with several things fired directly after them, by who stands where he does.
    known = g.context.known(g.state) if g.state.units.get(unit.id) is unit else {}
    key = "after rounds", unit.id, tuple(rounds), order, fractions, field.is_last, room
    if key not in known:
        known[key] = after_rounds(begins, falling, surplus=surplus, room=room)
    states, unfollowed = known[key]
    if direct is not None and room:
        states = likeliest(states, room // SHOT_AT)
    return ended(g, unit, field, states, direct)._replace(unfollowed=unfollowed)


def _falling(
    g: B, unit: Unit, rounds: Sequence[Aimed], order: OrderName, *, fractions: bool, is_last: bool = False
) -> tuple[Field, States, list[Falling]]:
    field = field_of(g, unit, rounds, is_last=is_last)
    standing = field.of(model.id for model in _models(g) if model.posture == "standing")
    known: dict[Aimed, Falling] = {each: falling_of(g, unit, each, order, field) for each in dict.fromkeys(rounds)}
    begins = begun(sum(field.bits.values()), standing, fractions=fractions)
    return field, begins, [known[each] for each in rounds]


def _models(g: G) -> Iterator[Model]:
    return (model for unit in g.state.units.values() for model in unit.models)


class Salvo(NamedTuple):
    """A rocket salvo, which begins while who fires it and what it is aimed at are there."""

    while_alive: int
    strikes: Sequence[Strike]
    rockets: Rockets

    def ways(self, states: States) -> int:
        """It looks itself to how many it can follow (``rockets_of``)."""
        return 0

    def fallen(self, states: States, *, surplus: bool) -> States:
        """What it leads to from states in which it falls."""
        return self._after(states, Ending(None, surplus))

    def counted(self, states: States, sides: tuple[int, int], *, surplus: bool) -> States:
        """The same, if it only matters how many of the people of both sides fall (``summed_up``)."""
        return self._after(states, Ending(sides, surplus))

    def _after(self, states: States, ending: Ending) -> States:
        return after_salvo(states, self.strikes, self.rockets.origins, self.rockets.others, ending)


def falling_of(g: B, unit: Unit, aimed: Aimed, order: OrderName, field: Field) -> Falling:
    """A round, or the rockets of a salvo; where they can't be reckoned, the first of them."""
    rockets = rockets_of(g, unit, aimed) if is_salvo(g, aimed) and target_of(g, aimed) is not None else None
    if rockets is None:
        return round_of(g, unit, aimed, order, field)
    shell = shell_of(g, unit.id, aimed, FACES)
    falls = [under(g, burst, shell, Fall(Fraction(1))) for burst in rockets.bursts]
    falls[rockets.hitting] = falls[rockets.hitting]._replace(hits=1)
    strikes = [struck_by(g, each, field, unit.seat) for each in falls]
    return Salvo(field.of((aimed.model, aimed.at)), strikes, rockets)


def round_of(g: B, unit: Unit, aimed: Aimed, order: OrderName, field: Field) -> Round:
    """A round: it falls while who fires it and what it is aimed at are there. Who serves a gun has its cover as long as
    both are there and he keeps together with it (AZ-ART-06)."""
    serving = [model.id for other in g.state.units.values() if any(guns_of(other)) for model in other.models]
    matters, known = field.of(serving), dict[int, Sequence[Strike]]()

    def strikes(alive: int) -> Sequence[Strike]:
        if alive not in known:
            there = left(g, field, alive | ~matters)
            falls = falls_of(there, unit, aimed, order, one_by_one=True)
            known[alive] = [struck_by(there, each, field, unit.seat) for each in falls]
        return known[alive]

    return Round(field.of((aimed.model, aimed.at)), strikes, matters)


def left(g: B, field: Field, alive: int, standing: int = -1) -> B:
    """The battle when of all who were in danger these are left; it is only looked at."""
    gone = {id for id, bit in field.bits.items() if not alive & bit}
    down = {id for id, bit in field.bits.items() if id not in gone and not standing & bit}
    if not gone and not down:
        return g
    # The same battle for the same ones left, so that what is found out about it is found again.
    known, key = g.context.known(g.state), ("left", frozenset(gone), frozenset(down))
    if key not in known:
        known[key] = _without(g, gone, down)
    found: B = known[key]
    return found


def _without(g: B, gone: set[str], down: set[str]) -> B:
    copy = g.clone()
    copy.context = g.context.aside()
    for other in g.state.units.values():
        own = [model for model in other.models if model.id in gone or model.id in down]
        dead = tuple(model.id for model in own if model.id in gone)
        scared = tuple(model.id for model in own if model.id in down and model.is_person)
        if dead or scared:
            copy.state = ModelsHit(other.id, dead, scared, counted=0).apply(copy.state)
    return copy


def struck_by(g: G, fall: Fall, field: Field, seat: int) -> Strike:
    """One way in which a round of a player may fall, by the bits of those whom it strikes."""
    lots = (
        Lot(field.of(lot.models), int(g.state.units[lot.unit].seat == seat), fate, burns)
        for lot, fate, burns in fall.people
    )
    things = (thing_of(g, owner, model, how, field, seat, burns) for owner, model, how, burns in fall.things)
    gone = field.bits[fall.gone] if fall.gone else 0
    return Strike(fall.chance, fall.hits, gone, tuple(lots), tuple(things))


# ---- what comes after --------------------------------------------------------------------------------------------


def ended(g: B, unit: Unit, field: Field, states: States, direct: Direct | None) -> FireOdds:
    """The odds of rounds with the states they lead to, and of what is fired directly after them."""
    if direct is None:
        return told(merged([summed_up(states, field.sides)]))
    ways, number = fired_at(g, unit, field, states, direct)
    # Where as many are gone and the same is fired they are one.
    summed = merged([summed_up(states, field.sides)._replace(standing=numpy.array(number, states.standing.dtype))])
    counts = zip(counts_of(summed), summed.standing.tolist(), strict=True)
    return odds_of((count, row, ways[way]) for (count, row), way in counts)


def fired_at(g: B, unit: Unit, field: Field, states: States, direct: Direct) -> tuple[list[FireOdds], list[int]]:
    """What direct fire may do at those who are left, and which of it it does in each of the states."""
    after = After(g, unit, direct, field.bits, lambda alive, standing: left(g, field, alive, standing))
    return after.ways(zip(states.alive.tolist(), states.standing.tolist(), strict=True))
