"""What may be asked about a shot or a fire order without a battle, and the little table a question is asked on."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.battle import Battle
from grognard.core.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.reading import unknown
from grognard.core.records import Record, replace
from grognard.core.systems import system
from grognard.games.bolt_action import aim
from grognard.games.bolt_action.armies import Army, ArmyUnit, ModelGroup
from grognard.games.bolt_action.context import Context, Look, Setup
from grognard.games.bolt_action.damage import worth
from grognard.games.bolt_action.formulas import INCH
from grognard.games.bolt_action.maps import Map
from grognard.games.bolt_action.odds_units import Asked, unit_asked
from grognard.games.bolt_action.state import Model, Order, State, Unit, Way
from grognard.games.bolt_action.system import models_of
from grognard.games.bolt_action.tables import RANKS, Cover
from grognard.space.terrain import Ground

G = Battle[State]

SIZE = 240 * INCH
"""The little table is so large that nothing on it is ever near an edge."""
MIDDLE = SIZE // 2
BEHIND = 3 * INCH
"""How far behind a unit its officer stands."""

ATTACKER, TARGET = "a.attacker", "b.target"


class Question(Record, kw_only=True):
    """A shot by one unit at another, or a whole order that leads to one.

    ``attacker`` and ``target`` are units: ``german-500/squad-a`` for one of a list that comes with the game, or as
    ``unit_asked`` reads them, or a line of an army list with its nation. ``range`` is in inches, from every man to the
    nearest of the target. ``order``: empty for the shot alone, else the whole order with its test, FUBAR included; an
    ``advance`` shoots on the move, and so does a shot alone that ``moved``. ``reaction``: whether a target that may
    goes Down first (BA-SHOOT-03); ``down``: it is Down already. ``holding`` are weapons not fired; without it those
    used only once are held back where there are others. ``officer`` and ``target_officer`` are ranks of officers
    within reach of their unit. ``side`` is that of a vehicle that is met. ``men`` and ``target_men`` are how many are
    left.
    """

    attacker: Asked
    target: Asked
    range: Annotated[float, Meta(gt=0, le=100)] = 12
    cover: Cover = "none"
    pins: Annotated[int, Meta(ge=0, le=12)] = 0
    target_pins: Annotated[int, Meta(ge=0, le=12)] = 0
    order: Literal["", "fire", "advance"] = ""
    moved: bool = False
    down: bool = False
    reaction: Literal["stand", "down"] = "stand"
    holding: tuple[str, ...] | None = None
    way: Way | None = None
    men: Annotated[int, Meta(ge=1, le=60)] | None = None
    target_men: Annotated[int, Meta(ge=1, le=60)] | None = None
    officer: str = ""
    target_officer: str = ""
    side: Literal["front", "side", "rear"] = "front"
    options: dict[str, str] = {}


class StatedCover(Context):
    """A bare table on which the target's cover is what the question says."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.cover: str = "none"
        self._stated: dict[tuple[int, str], Stated] = {}

    def with_cover(self, cover: str) -> StatedCover:
        """The same table, all it knows shared, with another cover."""
        copy = object.__new__(StatedCover)
        copy.__dict__.update(self.__dict__)
        copy.cover = cover
        return copy

    def look(self, *asked: Any) -> Look:
        """As on any bare table, but for the cover."""
        look = super().look(*asked)
        key = id(look), self.cover
        known = self._stated.get(key)
        if known is None or known.under is not look:
            if len(self._stated) > 1000:
                self._stated.clear()
            known = self._stated[key] = Stated(look, self.cover)
        return known


class Stated(Look):
    """A look whose cover is given."""

    def __init__(self, under: Look, cover: str) -> None:
        super().__init__(under.sight, {}, under._bodies)
        self.under = under
        self.given = cover

    def cover(self, shooters: Any) -> str:
        """The cover stated, whoever shoots."""
        return self.given


def stage(question: Question) -> G:
    """The little battle in which the question is asked. The units are ``ATTACKER`` and ``TARGET``."""
    for field, rank in (("officer", question.officer), ("target_officer", question.target_officer)):
        if rank and rank not in RANKS:
            raise InputError(say("odds-bad-field", field=field, problem=unknown(rank, RANKS)))
    base, units = _stage(
        _key(question.attacker),
        _key(question.target),
        round(question.range * INCH),
        question.officer,
        question.target_officer,
        tuple(sorted(question.options.items())),
        question.men,
        question.target_men,
        question.side,
    )
    g = base.clone()
    if question.cover != "none":
        g.context = base.context.with_cover(question.cover)
    attacker, target = units[ATTACKER], units[TARGET]
    order: Order | None = "down" if question.down else None
    if question.pins:
        attacker = replace(attacker, pins=question.pins)
    if question.target_pins or order:
        target = replace(target, pins=question.target_pins, order=order)
    g.state = State(units={**units, ATTACKER: attacker, TARGET: target}, turn=1)
    return g


def held_back(question: Question, g: G) -> tuple[str, ...]:
    """The weapons not fired: as the question says, or the usual. Raises ``InputError`` for ones it cannot hold back."""
    sets = aim.holdings(g.state.units[ATTACKER])
    if question.holding is None:
        return sets[0]
    holding = tuple(sorted(set(question.holding)))
    if holding not in sets:
        names = {name for some in sets for name in some}
        problem = unknown(", ".join(holding), sorted(names))
        raise InputError(say("odds-bad-field", field="holding", problem=problem))
    return holding


def _key(asked: Asked) -> Asked:
    """What of a unit asked about tells it from others, so that each is read once."""
    return asked if isinstance(asked, str) else asked.key


@lru_cache(maxsize=256)
def _stage(
    attacker: Asked,
    target: Asked,
    distance: int,
    officer: str,
    target_officer: str,
    options: tuple[tuple[str, str], ...],
    men: int | None,
    target_men: int | None,
    side: str,
) -> tuple[G, dict[str, Unit]]:
    """The table, and both units on it as they began: everything that costs time."""
    base, listed, ids = _table(attacker, target, officer, target_officer, options)
    units = {}
    for id, line in listed.items():
        seat = 0 if id.startswith("a") else 1
        back = BEHIND if id not in (ATTACKER, TARGET) else 0
        unit = _posted(id, seat, line, distance, back, side if id == TARGET else "front")
        left = {ATTACKER: men, TARGET: target_men}.get(id)
        units[id] = unit if left is None else _thinned(unit, left, ids[id])
    return base, units


@lru_cache(maxsize=256)
def _table(
    attacker: Asked, target: Asked, officer: str, target_officer: str, options: tuple[tuple[str, str], ...]
) -> tuple[G, dict[str, ArmyUnit], dict[str, str]]:
    game: Any = system("bolt_action")
    lines: dict[str, ArmyUnit] = {}
    armies = []
    for letter, name, asked, rank in (
        ("a", "attacker", attacker, officer),
        ("b", "target", target, target_officer),
    ):
        nation, line = unit_asked(name, asked)
        listed = [replace(line, id=name)]
        if rank:
            group = ModelGroup(1, "officer", ("pistol",))
            listed.append(ArmyUnit(id="officer", entry=rank, quality=line.quality, men=(group,)))
        lines |= {f"{letter}.{each.id}": each for each in listed}
        armies.append(
            Army(format="grognard-army", version=1, system="bolt_action", name=name, nation=nation, unit=tuple(listed))
        )
    bare = Map("odds", "Odds", Ground(SIZE, SIZE))
    setup = Setup("maximum-attrition", bare, (armies[0], armies[1]), game.house_rules(dict(options)))
    battle: Battle[State] = Battle.__new__(Battle)
    battle.system, battle.setup, battle.source = game, setup, Waiting()
    battle.context = StatedCover(setup)
    battle.stack, battle.pending, battle.answers = (), (), ()
    battle.rolls = battle.used = battle.number = 0
    battle.start = None
    battle._history = battle._listed = battle._log = battle._record = None
    battle.state = State(units={})
    return battle, lines, {ATTACKER: "men", TARGET: "target_men"}


TURNED = {"front": 0, "side": 90_000, "rear": 180_000}
"""How a vehicle is turned from facing the enemy, by the side that is met (BA-VEH-21)."""


def _posted(id: str, seat: int, line: ArmyUnit, distance: int, back: int, side: str = "front") -> Unit:
    """A unit on the table, every man of it as near to the enemy as the others."""
    ahead = -1 if seat == 0 else 1
    edge = MIDDLE if seat == 0 else MIDDLE - distance
    facing = ((0 if seat == 0 else 180_000) + TURNED[side]) % 360_000

    def placed(model: Model) -> Model:
        if not model.length:
            return replace(model, x=MIDDLE, y=edge - ahead * (model.radius + back))
        reach = model.width // 2 if side == "side" else model.length // 2
        return replace(model, x=MIDDLE, y=edge - ahead * (reach + back), facing=facing)

    models = tuple(placed(model) for model in models_of(id, line))
    riding = "bicycles" in line.rules
    return Unit(id, seat, line.quality, models, line.size, "table", facing=facing, riding=riding)


def _thinned(unit: Unit, left: int, field: str) -> Unit:
    """The unit with so many men left: those its owner would part with first are gone (BA-DAM-05)."""
    if left > len(unit.men):
        problem: Message = say("odds-too-many", count=left, most=len(unit.men))
        raise InputError(say("odds-bad-field", field=field, problem=problem))
    gone = sorted(unit.men, key=worth)[: len(unit.men) - left]
    return replace(unit, models=tuple(model for model in unit.models if model not in gone))
