"""The dice of shots and blows summed up, and a unit as they meet it. The chances come from the same statements of the
dice by which these are played (``rules.shooting.fates``, ``rules.assault.fates``, ``rules.saves.fates``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

from grognard.core.engine.dice import Total
from grognard.core.engine.fates import chance_of, chances
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.bodies import gap_between
from grognard.games.wh40k5.ground.context import CACHE, G
from grognard.games.wh40k5.odds.wound_odds import Kind, Peril, Spray, Squad
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.saves.fates import SUFFERED, save_of
from grognard.games.wh40k5.rules.saves.wound import Wound, kills_outright, times
from grognard.games.wh40k5.rules.shooting.night import DICE as NIGHT_DICE
from grognard.games.wh40k5.rules.shooting.night import night_sight
from grognard.games.wh40k5.rules.shooting.unit_hits import sheltered, taken
from grognard.games.wh40k5.rules.shooting.volleys import Blow
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution

Value = TypeVar("Value")


def wounds_by(blow: Blow) -> Iterator[tuple[Wound, Fraction]]:
    """The wounds a hit may be, each with its chance."""
    return blow.wounds(chances(blow.fate))


def remembered(g: G, key: tuple[object, ...], units: Sequence[Unit], make: Callable[[], Value]) -> Value:
    """A figure about units as they are now; computed once for a state of theirs, as ``sight.look`` is."""
    kept = tuple(units)
    whole = ("remembered", *key, g.state.player_turn, tuple(id(unit) for unit in kept))
    found = g.context.looks.get(whole)
    if found is None:
        if len(g.context.looks) > CACHE:
            g.context.looks.clear()
        # The units are kept alive with the answer, so that their identities stay theirs.
        found = g.context.looks[whole] = (make(), kept)
    value: Value = found[0]
    return value


def made_up(g: G, unit: Unit) -> Unit:
    """A unit but for where it stands: one and the same for all that differ in nothing else, so that what does not hang
    on places is ``remembered`` wherever it goes."""
    known = g.context.looks
    found = known.get(("made up", id(unit)))
    if found is None:
        nowhere = tuple(replace(model, x=0, y=0, facing=0, storey=0) for model in unit.models)
        same = replace(unit, models=nowhere)
        same = known.setdefault(("made up", same), (same, same))[0]
        found = known["made up", id(unit)] = (same, unit)  # the unit is kept, so that its identity stays its own
    alike: Unit = found[0]
    return alike


PASSING = {
    "activated": False,
    "rallied": False,
    "moved": False,
    "ran": False,
    "boosted": False,
    "shot": None,
    "fired": (),
    "fresh": 0,
    "lost": 0,
    "shaken": False,
    "declared": None,
    "boarded": False,
    "alighted": False,
    "idle": False,
    "fought": False,
    "due": False,
    "arrival": "",
}
"""What of a unit says only what it has done, and changes nothing of what its fire and its fights come to."""


def strength_of(g: G, unit: Unit) -> Unit:
    """A unit but for where it stands and what it has done in this turn: one and the same for all alike."""

    def found() -> Unit:
        models = tuple(replace(model, turned=False) for model in unit.models)
        same = replace(unit, models=models, **PASSING)
        return g.context.kept.of((), ("strength", same), lambda: same)

    return g.context.kept.of((unit,), "strength of", found)


def reckoned(g: G, key: tuple[object, ...], units: tuple[Unit, Unit], make: Callable[[], Value]) -> Value:
    """A figure about what two units (``made_up``) are in fire and fights: computed once for the same strengths and the
    same riders of vehicles, unless something about them passes with time."""
    state = g.state
    if not state.player_turn or any(passing(unit) for unit in units):
        return make()
    strengths = tuple(strength_of(g, unit) for unit in units)
    vehicles = [unit.id for unit in units if unit.is_vehicle]
    riders = [each.models for each in state.units.values() if each.aboard in vehicles] if vehicles else ()
    waaagh = tuple(each == state.player_turn for each in state.waaagh)
    return g.context.kept.of((*strengths, *riders), (*key, waaagh), make)


def passing(unit: Unit) -> bool:
    """Whether something about a unit ends in a turn to come."""
    until = (unit.down, unit.screened, unit.smoke)
    return any(each is not None for each in until) or any(
        model.dazed or model.shaken is not None or model.stunned is not None for model in unit.models
    )


def suffers(g: G, unit: Unit, model: Model, wound: Wound, cover: int | None) -> Fraction:
    """The chance that a model neither saves a wound nor ignores it."""
    return chance_of(save_of(g, unit, model, wound, cover), SUFFERED)


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
    return _worth(model.kind, model.gear)


@lru_cache(maxsize=1024)
def _worth(kind: str, gear: tuple[str, ...]) -> float:
    row = TABLES.models[kind]
    return row.points + sum(upgrade.points + 0.5 for upgrade in row.upgrades if upgrade.gear in gear)


def suffered(g: G, target: Unit, wounds: Iterable[tuple[Wound, Chance]], cover: int | None) -> dict[Kind, Chance]:
    """The kinds of wounds that wounds are to a unit, each with its chance, once it has done about its cover what it can
    (WH-SHOOT-07, step 6)."""
    save, found = taken(g, target, cover), dict[Kind, Chance]()
    for wound, part in wounds:
        kind = kind_of(g, target, sheltered(g, target, wound), save)
        found[kind] = found[kind] + part if kind in found else part
    return found


def spray(dice: int | Distribution, hit: Chance, kinds: Mapping[Kind, Chance], *, fractions: bool = False) -> Spray:
    """Dice that hit with a chance, and of the wounds that a hit may be to a unit each with its chance."""
    return Spray(
        dice, tuple((kind, hit * part if fractions else float(hit) * float(part)) for kind, part in kinds.items())
    )


def sight_by_night(g: G, unit: Unit, target: Unit) -> Fraction:
    """The chance that a unit sees as far as its target: by night it is rolled for, and who may roll again does if he
    would not see it (WH-GAME-05, WH-USR-01)."""
    if not g.state.night:
        return Fraction(1)
    away = gap_between(unit.models, target.models)
    seen = sum((part for total, part in Total().outcomes(NIGHT_DICE, 6) if night_sight(total) >= away), Fraction(0))
    return 1 - (1 - seen) ** 2 if g.context.has(unit, "acute-senses") else seen
