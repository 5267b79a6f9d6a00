"""What becomes of a gun or vehicle that is hit, and of those beside one that blows up (AZ-ART-08, AZ-VDM-01,
AZ-VDM-17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod
from typing import NamedTuple

from grognard.core.engine.fates import Fate, chances
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.casualty_odds import NOBODY, WORST, Outcome, Part, both, part_of
from grognard.games.operation_ww2.odds.machine_odds import (
    blast_on,
    blows_of,
    crew_struck_by,
    rank,
    takes_crew,
    worst_of,
)
from grognard.games.operation_ww2.odds.struck.field import Field
from grognard.games.operation_ww2.odds.survivor_odds import Blast, Lot, Result, Thing
from grognard.games.operation_ww2.rules.area.damage_dice import fate_of as damage_of
from grognard.games.operation_ww2.rules.guns.fates import read
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit, crew_struck, half_of, taken_along
from grognard.games.operation_ww2.rules.guns.gun_damage import fate_of as column_of
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.odds.distributions import Chance, binomial


class Way(NamedTuple):
    """A way in which direct fire at a gun or vehicle may end, with its chance: how many dead and scared results its
    crew takes, or who is gone, and what a blast reaches."""

    chance: Chance
    crew: int = 0
    results: Outcome = (0, 0)
    gone: int = 0
    blasts: tuple[Blast, ...] = ()


def thing_of(
    g: G,
    owner: Unit,
    model: Model,
    hit: VehicleHit | GunHit,
    field: Field,
    seat: int,
    chance: Fraction | None = None,
    blown: frozenset[str] = frozenset(),
) -> Thing:
    """What becomes of a gun or vehicle that is hit by a player's fire, or of one that a flame hits with a ``chance``.
    ``blown``: by what these do to it that have blown up, which is not counted as the fire's."""
    bit, burns = field.bits[model.id], chance is not None
    whole = Fraction(1) if chance is None else chance
    found = [] if whole == 1 else [Result(1 - whole)]
    blasts = tuple(blasts_of(g, model, field, seat, blown))
    if isinstance(hit, VehicleHit):
        for worst, part in enumerate(worst_of(g, owner, model, hit)):
            lost = WORST[worst] == "destroyed"
            way = Result(whole * part, bit * lost, 0 if blown else worst, hits=burns, blasts=blasts if lost else ())
            found += [way] if part else []
        return Thing(bit, tuple(found))
    for outcome, part in chances(column_of(g.context.tables, hit)).items():
        effects = read(outcome)
        lot = crew_struck(g, owner, model, hit, effects)
        fate = damage_of(g.context.tables, lot, half_of(g.context.tables, hit))
        crew = Lot(field.of(lot.models), int(owner.seat == seat), fate, dice=lot.dice) if lot.dice else None
        worst = rank(effects, True)
        gone = bit if WORST[worst] == "destroyed" else 0
        gone |= field.of(taken_along(g, owner, model)) if takes_crew(g, owner, effects) else 0
        after = blasts if "catastrophe" in effects.parts else ()
        found.append(Result(whole * part, gone, 0 if blown else worst, crew, burns, after))
    return Thing(bit, tuple(found))


class Astray(NamedTuple):
    """How likely a die strikes friends instead, whom, and what becomes of its damage die (AZ-FF-02)."""

    chance: Fraction
    unit: str
    models: tuple[str, ...]
    fate: Fate


class Shot(NamedTuple):
    """Dice of direct fire at a gun or vehicle, each of which hits it with a chance, or friends."""

    owner: Unit
    model: Model
    hit: VehicleHit | GunHit
    dice: int
    chance: Fraction
    astray: Astray | None = None

    def split(self, fractions: bool) -> Iterator[tuple[Shot, list[Part], Chance]]:
        """It by how many of its dice strike friends: what is left of it, what befalls these."""
        if self.astray is None:
            yield self, [], 1
            return
        likely, unit, models, fate = self.astray
        for number, chance in binomial(self.dice, likely, fractions=fractions).items():
            rest = self._replace(dice=self.dice - number, chance=self.chance / (1 - likely), astray=None)
            yield rest, [part_of((unit,), models, fate, number, fractions=fractions)], chance


def shot_at(g: G, shots: Sequence[Shot], field: Field, seat: int, *, fractions: bool) -> Iterator[Way]:
    """What people suffer by all shots at one gun or vehicle, each way with its chance (AZ-VDM-15, AZ-ART-08)."""
    owner, model = shots[0].owner, shots[0].model
    blasts, bit = tuple(blasts_of(g, model, field, seat)), field.bits[model.id]
    if model.role != "gun":
        calm = prod((1 - each.chance * _wrecks(g, each)) ** each.dice for each in shots)
        yield Way(calm if fractions else float(calm))
        yield Way(1 - calm if fractions else float(1 - calm), gone=bit, blasts=blasts)
        return
    crews = [
        crew_struck_by(g, owner, model, each.hit, each.dice, each.chance, fractions=fractions)
        for each in shots
        if isinstance(each.hit, GunHit)
    ]
    models, results = max((each.models for each in crews), key=len), NOBODY
    for each in crews:
        results = both(results, each.results, (len(models), len(models)))
    stays, left = sum(results.values()), prod(1 - each.blown for each in crews)
    yield from (Way(chance, field.of(models), outcome) for outcome, chance in results.items())
    yield Way(left - stays, gone=bit | field.of(models))
    yield Way(1 - left, gone=bit | field.of(taken_along(g, owner, model)), blasts=blasts)


def _wrecks(g: G, shot: Shot) -> Fraction:
    return worst_of(g, shot.owner, shot.model, shot.hit)[-1]


def blasts_of(g: G, model: Model, field: Field, seat: int, blown: frozenset[str] = frozenset()) -> Iterator[Blast]:
    """What a gun or vehicle that blows up does to those near it, and by those among them that blow up in turn."""
    blown |= {model.id}
    for blow in blows_of(g, model):
        alike: dict[tuple[int, Fate, str], int] = {}
        for unit, man, fate in blow.men:
            key = int(unit.seat == seat), fate, "" if field.is_last else man.id
            alike[key] = alike.get(key, 0) + field.bits[man.id]
        lots = tuple(Lot(models, side, fate) for (side, fate, _), models in alike.items())
        things = tuple(
            thing_of(g, unit, each, blast_on(each, model), field, seat, blown=blown)
            for unit, each in blow.things
            if each.id not in blown
        )
        yield Blast(blow.chance, lots, things)
