"""Vehicles for tests: hulls at given inches and facings, besides what ``table`` has."""

from __future__ import annotations

from typing import Any

from grognard.core.records import replace
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Course, Drive, Stretch
from grognard.games.wh40k5.state.state import Model
from tests.games.playing import inches
from tests.games.wh40k5.table import Posted, row, unit

UP, RIGHT, DOWN, LEFT = 0, 90_000, 180_000, 270_000


def vehicle(id: str, entry: str, model: str, x: float, y: float, count: int = 1, *upgrades: str, **more: Any) -> Posted:
    """Vehicles of a unit in a row to the right, 5" apart; ``facing`` and other fields of the models may be given."""
    fields = {name: more.pop(name) for name in list(more) if name in Model.__struct_fields__}
    places = more.pop("places", [(x + 5 * number, y) for number in range(count)])
    posted = unit(id, entry, [row(model, count, *upgrades)], places=places, **more)
    models = tuple(replace(each, **fields) for each in posted.unit.models)
    return replace(posted, unit=replace(posted.unit, models=models))


def rhino(id: str, x: float, y: float, **more: Any) -> Posted:
    """A Rhino: a tank of armour 11, 11, 10 that carries ten."""
    return vehicle(id, "rhino", "rhino", x, y, **more)


def trukk(id: str, x: float, y: float, **more: Any) -> Posted:
    """A Trukk: fast, open-topped, armour 10, carries twelve."""
    return vehicle(id, "trukk", "trukk", x, y, **more)


def dreadnought(id: str, x: float, y: float, **more: Any) -> Posted:
    """A Dreadnought: a walker of armour 12, 12, 10."""
    return vehicle(id, "dreadnought", "dreadnought", x, y, **more)


def speeder(id: str, x: float, y: float, count: int = 1, **more: Any) -> Posted:
    """Land Speeders: fast skimmers of armour 10; several are a squadron."""
    return vehicle(id, "land-speeders", "land-speeder", x, y, count, **more)


def vindicator(id: str, x: float, y: float, **more: Any) -> Posted:
    """A Vindicator: a tank with ordnance, armour 13 in front."""
    return vehicle(id, "vindicator", "vindicator", x, y, **more)


def hit(strength: int, ap: int | None = 3, **more: Any) -> ArmourHit:
    """A hit on the front unless told otherwise."""
    return ArmourHit(strength, ap, more.pop("face", "front"), **more)


def drive(id: str, *stretches: tuple[float, float], model: int = 1) -> Drive:
    """One vehicle drives: stretches of a turn in degrees and inches ahead."""
    parts = tuple(Stretch(round(turn * 1000), inches(ahead)) for turn, ahead in stretches)
    return Drive(id, (Course(f"{id}.{model}", parts),))
