"""The chances behind the dice of shots and blows: to hit, to wound, past every save (WH-SHOOT-03, WH-SHOOT-04,
WH-SAVE-01, WH-USR-07), and a unit as these meet it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.wound_odds import Kind, Peril, Spray, Squad
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.saves.wound import (
    FEEL_NO_PAIN,
    Wound,
    feels_no_pain,
    kills_outright,
    save_against,
    times,
)
from grognard.games.wh40k5.rules.shooting.unit_hits import SIX, taken
from grognard.games.wh40k5.rules.shooting.volleys import Blow, Volley, rent
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, die_chance


def hits_at(need: int, again: int = 0) -> Fraction:
    """The chance of a shot or blow to hit, repeated once if it misses and ``again`` says at what; 0: not repeated.

    >>> hits_at(3), hits_at(3, 3), hits_at(2, 6)
    (Fraction(2, 3), Fraction(8, 9), Fraction(31, 36))
    """
    first = die_chance(need)
    return first + (1 - first) * die_chance(again) if again else first


def shot_hits(volley: Volley) -> Fraction:
    """The chance of each shot of a volley to hit (WH-SHOOT-03, WH-WEAPON-13)."""
    return Fraction(0) if volley.lost else hits_at(volley.need, volley.again)


def wounds_by(blow: Blow) -> Iterator[tuple[Wound, Fraction]]:
    """The wounds a hit may be, each with its chance: a 6 of a rending weapon is another than the rest (WH-WEAPON-15);
    what does not wound is repeated where the blow says so (WH-WEAPON-06)."""
    plain = die_chance(blow.need) if blow.need else Fraction(0)
    torn = Fraction(1, SIX) if blow.rending else Fraction(0)
    plain -= torn if blow.need else 0
    more = 2 - plain - torn if blow.again else 1
    if plain:
        yield blow.wound, plain * more
    if torn:
        yield rent(blow.wound), torn * more


def suffers(g: G, unit: Unit, model: Model, wound: Wound, cover: int | None) -> Fraction:
    """The chance that a model neither saves a wound nor ignores it (WH-SAVE-01, WH-USR-07)."""
    save = save_against(g, model, wound, cover)
    failed = Fraction(1) if save is None else 1 - die_chance(save)
    return failed * (1 - die_chance(FEEL_NO_PAIN)) if feels_no_pain(g, unit, model, wound) else failed


def peril(g: G, unit: Unit, model: Model, wound: Wound, cover: int | None) -> Peril:
    """What a wound is to a model."""
    several = (g.context.profile(model).w or 0) > 1
    return Peril(
        suffers(g, unit, model, wound, cover),
        several and kills_outright(g, unit, model, wound),
        times(g, unit, model, wound),
        wound.pinning,
    )


def kind_of(g: G, unit: Unit, wound: Wound, cover: int | None) -> Kind:
    """What a wound is to every group of a unit; ``cover`` its save, with all that changes it."""
    return tuple(peril(g, unit, unit.model(ids[0]), wound, cover) for ids in groups_of(unit))


def squad_of(g: G, unit: Unit) -> Squad:
    """A unit as wounds meet it."""
    groups = [[unit.model(id) for id in ids] for ids in groups_of(unit)]
    return Squad(
        tuple(tuple(sorted((model.wounds for model in group), reverse=True)) for group in groups),
        tuple(g.context.profile(group[0]).w or 0 for group in groups),
        tuple(worth(group[0]) for group in groups),
    )


def worth(model: Model) -> float:
    """What an owner would miss a model by: its points with what it has bought (WH-ARMY)."""
    bought = [upgrade for upgrade in model.of.upgrades if upgrade.gear in model.gear]
    return model.of.points + sum(upgrade.points + 0.5 for upgrade in bought)


def sheltered(g: G, unit: Unit, wound: Wound, cover: int | None) -> tuple[Wound, int | None]:
    """A wound and the cover save against it once the unit has done about its cover what it can (WH-SHOOT-07, step 6):
    as ``UnitHits`` settles it."""
    save = taken(g, unit, cover)
    if wound.shelter is None:
        return wound, save
    return replace(wound, shelter=taken(g, unit, wound.shelter or None) or 0), save


def spray(
    g: G, target: Unit, blow: Blow, dice: int | Distribution, hit: Chance, cover: int | None, *, fractions: bool = False
) -> Spray:
    """Dice that hit with a chance, and the wounds they may be to a unit."""
    wounds: dict[Kind, Chance] = {}
    for wound, chance in wounds_by(blow):
        known, save = sheltered(g, target, wound, cover)
        kind = kind_of(g, target, known, save)
        part = hit * chance if fractions else float(hit * chance)
        wounds[kind] = wounds[kind] + part if kind in wounds else part
    return Spray(dice, tuple(wounds.items()))
