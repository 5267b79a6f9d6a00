"""Small positions for tests: a few units at given inches on an open table, scripted dice, a procedure to start with.

    battle = play(Shooting("a.marines", "b.orks", everyone("boltgun", 5)), squad("a.marines", ...), dice=(3, 4, ...))
    answer(battle, StayUp())
    over(battle)

The letter before the dot is the side: ``a`` is seat 0, whose edge is the lower one; ``b`` is seat 1. Places are inches,
x to the right and y down. Models are numbered from 1: ``a.marines.1`` is the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.dice import Script, Stream, Waiting
from grognard.core.engine.procedures import Procedure
from grognard.core.records import Record, replace
from grognard.core.systems import System
from grognard.games.wh40k5 import SYSTEM
from grognard.games.wh40k5.data.armies import Army, ArmyUnit, Models
from grognard.games.wh40k5.ground.context import Context, brought, models_of
from grognard.games.wh40k5.state.choices import Firing, Leg
from grognard.games.wh40k5.state.setup import Setup
from grognard.games.wh40k5.state.state import State, Unit
from grognard.games.wh40k5.system import Rules
from grognard.space.mapfile import Map
from grognard.space.terrain import Ground, Piece
from tests.games.playing import inches

SPACING = 1.5


class Posted(Record):
    """A unit of a test's position: its entry in the army, how it stands, the special rules it has besides."""

    listed: ArmyUnit
    unit: Unit
    special: tuple[str, ...] = ()


class Bench(Rules):
    """The rules as far as tests of their procedures need them."""

    version = 0

    def __init__(self, special: Mapping[str, tuple[str, ...]]) -> None:
        self.special = special

    def context(self, setup: Any) -> Context:
        found = Context(setup)
        for id, rules in self.special.items():
            found.special[id] |= brought(rules)
        return found


def bench(special: Mapping[str, tuple[str, ...]]) -> System:
    """The game with these rules."""
    rules = Bench(special)
    return System(SYSTEM.title, SYSTEM.subtitle, book=SYSTEM.book, rules=rules, setups=SYSTEM.setups)


def unit(
    id: str,
    entry: str,
    rows: Sequence[Models],
    x: float = 0,
    y: float = 0,
    *,
    places: Sequence[tuple[float, float]] = (),
    special: tuple[str, ...] = (),
    wounds: Mapping[int, int] | None = None,
    **fields: Any,
) -> Posted:
    """A unit in a row to the right of (x, y), or model by model at ``places``; ``wounds`` those left to some models by
    their numbers."""
    side, _, name = id.partition(".")
    listed = ArmyUnit(id=name, unit=entry, models=tuple(rows))
    bare = models_of(id, listed)
    spots = places or [(x + SPACING * number, y) for number in range(len(bare))]
    models = tuple(
        replace(model, x=inches(at[0]), y=inches(at[1]), wounds=(wounds or {}).get(number, model.wounds))
        for number, (model, at) in enumerate(zip(bare, spots, strict=True), 1)
    )
    state: dict[str, Any] = {"started": len(models), "fresh": len(models), "place": "table"} | fields
    return Posted(listed, Unit(id=id, seat="ab".index(side), kind=entry, models=models, **state), special)


def marines(id: str, x: float, y: float, count: int = 5, upgrade: str = "", **more: Any) -> Posted:
    """Space Marines with boltguns, or all with another weapon; no sergeant."""
    return unit(id, "tactical-squad", [row("space-marine", count, upgrade)], x, y, **more)


def boyz(id: str, x: float, y: float, count: int = 5, upgrade: str = "", **more: Any) -> Posted:
    """Ork Boyz with sluggas, or all with another weapon."""
    return unit(id, "boyz", [row("boy", count, upgrade)], x, y, **more)


def row(model: str, count: int = 1, *upgrades: str) -> Models:
    """So many models of a kind."""
    return Models(model=model, count=count, upgrades=tuple(each for each in upgrades if each))


def everyone(posted: Posted, weapon: str, **more: Any) -> tuple[Firing, ...]:
    """All models of a unit fire a weapon."""
    return tuple(Firing(model.id, weapon, **more) for model in posted.unit.models)


def play(
    start: Procedure,
    *posted: Posted,
    dice: Sequence[int] | None = (),
    seed: int | None = None,
    pieces: Sequence[Piece] = (),
    options: Mapping[str, str] | None = None,
    size: tuple[float, float] = (48, 48),
    **state: Any,
) -> Battle[State]:
    """A battle that consists of one procedure, run up to its first decision; ``dice=None`` leaves every roll open, or
    to the dice of a ``seed``. Side a is active unless told otherwise."""
    begun = State(units={each.unit.id: each.unit for each in posted}, **({"turn": 1, "player_turn": 1} | state))
    special = {each.unit.id: each.special for each in posted}
    game = bench(special)
    values = {option.name: option.default for option in game.book.catalogue.options.values()} | dict(options or {})
    armies = tuple(
        Army(
            format="grognard-army", version=1, system="wh40k5", name=f"army-{seat}", nation="orks",
            unit=tuple(each.listed for each in posted if each.unit.seat == seat) or (BYSTANDER,),
        )
        for seat in (0, 1)
    )  # fmt: skip
    ground = Ground(inches(size[0]), inches(size[1]), tuple(pieces))
    setup = Setup(Map("test", "Test", ground), (armies[0], armies[1]), ("south", "north"), values)
    open_rolls = Waiting() if seed is None else Stream(seed)
    return grognard.compose(game, setup, begun, start, dice=open_rolls if dice is None else Script(*dice))


BYSTANDER = ArmyUnit(id="bystander", unit="boyz", models=(Models(model="boy"),))


# ---- playing and looking -----------------------------------------------------------------------------------------


def of(battle: Battle[State], id: str) -> Unit:
    """A unit as it is now."""
    return battle.state.units[id]


def left(battle: Battle[State], id: str) -> list[int]:
    """The numbers of the models a unit has left."""
    return [int(model.id.rpartition(".")[2]) for model in of(battle, id).models]


def shifted(battle: Battle[State], id: str, dx: float, dy: float) -> tuple[Leg, ...]:
    """All models of a unit by the same step, straight."""
    return tuple(Leg(each.id, ((each.x + inches(dx), each.y + inches(dy)),)) for each in of(battle, id).models)


def way(model: str, *points: tuple[float, float]) -> Leg:
    """The way of one model through these places, in inches."""
    return Leg(model, tuple((inches(x), inches(y)) for x, y in points))
