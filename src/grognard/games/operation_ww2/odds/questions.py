"""What may be asked about a unit's fire without a battle, and the little battle it is asked in."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.core.systems import system
from grognard.games.operation_ww2.data.forces import Force, ForceUnit
from grognard.games.operation_ww2.data.maps import MapFile
from grognard.games.operation_ww2.data.scenarios import load_scenario, scenario_names
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.ground.formation import drawn_up
from grognard.games.operation_ww2.odds.odds_units import unit_of
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import CommandCards, State, Unit
from grognard.space.plane import Point

ATTACKER, TARGET = "a.attacker", "b.target"
SIDE = 400
"""How wide and deep the empty table is, in centimetres."""

FARTHEST = 300


class Question(Record, kw_only=True):
    """The fire of one unit on foot at another, each named by its list or described in words (see ``odds_units``).

    ``range`` is in centimetres, for every weapon alike. ``cover`` is that of the whole target, ``trench`` and ``smoke``
    where it stands. ``moved``: the attacker changes place in its Assault. ``men`` are those of the target still there
    (None: all), of whom ``scared`` lie already; ``losses`` count for its panic limit.
    """

    attacker: str
    target: str
    order: Literal["fire", "assault", "ambush", "covering-fire"] = "fire"
    range: Annotated[float, Meta(ge=0, le=FARTHEST)] = 50
    cover: Cover = "none"
    trench: bool = False
    smoke: bool = False
    moved: bool = False
    men: Annotated[int, Meta(ge=1, le=40)] | None = None
    scared: Annotated[int, Meta(ge=0, le=40)] = 0
    losses: Annotated[int, Meta(ge=0, le=40)] = 0
    options: dict[str, str] = {}


def check(question: Question) -> None:
    """Refuse what cannot be. Raises ``InputError`` naming the field."""
    unit_of("attacker", question.attacker)
    people = unit_of("target", question.target).people()
    men = people if question.men is None else question.men
    if men > people:
        raise InputError(say("odds-bad-field", field="men", problem=say("az-odds-too-many", most=people)))
    if question.scared > men:
        raise InputError(say("odds-bad-field", field="scared", problem=say("az-odds-too-many", most=men)))
    if question.moved and question.order != "assault":
        raise InputError(say("odds-bad-field", field="moved", problem=say("az-odds-moved")))


def stage(question: Question) -> B:
    """The little battle in which the question is asked: both units drawn up on an empty table, as far from each other
    as it says, ``ATTACKER`` and ``TARGET``."""
    check(question)
    g = _stage(question.attacker, question.target, tuple(sorted(question.options.items()))).clone()
    attacker, target = (g.state.units[id] for id in (ATTACKER, TARGET))
    people = list(target.models)[: question.men]
    lying = {model.id for model in people[len(people) - question.scared :]}
    models = tuple(replace(model, posture="scared") if model.id in lying else model for model in people)
    middle = SIDE * 500
    away = middle + round(question.range * 1000)
    units = {
        ATTACKER: placed(attacker, (middle, middle)),
        TARGET: placed(replace(target, models=models, losses=question.losses, tested=question.losses), (middle, away)),
    }
    g.state = replace(g.state, units=units)
    return g


def placed(unit: Unit, at: Point) -> Unit:
    """A unit drawn up about a place."""
    posts = {post.model: post for post in drawn_up(unit.models, "block", at, 0, ())}
    models = tuple(replace(model, x=posts[model.id].x, y=posts[model.id].y) for model in unit.models)
    return replace(unit, models=models, place="table", detection="fired")


@lru_cache(maxsize=256)
def _stage(attacker: str, target: str, options: tuple[tuple[str, str], ...]) -> B:
    """The part of a little battle that costs time, for all questions about these units."""
    game: Any = system("operation_ww2")
    nations = list(TABLES.nations)
    forces = (
        _force("attackers", nations[0], replace(unit_of("attacker", attacker), id="attacker")),
        _force("targets", nations[1], replace(unit_of("target", target), id="target")),
    )
    rules = game.setups.house_rules(dict(options))
    table = MapFile(format="grognard-map", version=1, unit="cm", title="Odds", width=SIDE, depth=SIDE)
    setup = Setup(load_scenario(scenario_names()[0]), table, forces, rules)
    units = mustered(forces, TABLES)
    state = State(units=units, cards=(CommandCards(()), CommandCards(())), turn=1)
    return Battle.at(game, setup, Waiting(), state)


def _force(name: str, nation: str, unit: ForceUnit) -> Force:
    return Force(format="grognard-army", version=1, system="operation_ww2", name=name, nation=nation, unit=(unit,))
