"""The little battle in which a question is asked."""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.systems import system
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Join, Men
from grognard.games.operation_ww2.data.maps import MapFile, PieceRow
from grognard.games.operation_ww2.data.scenarios import load_scenario, scenario_names
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.loading import DATA
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.ground.formation import drawn_up
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.ground.vehicles.sheets import machine
from grognard.games.operation_ww2.odds.odds_units import section_of, unit_of
from grognard.games.operation_ww2.odds.questions import (
    ABOUT_ONE,
    FARTHEST,
    TURNS,
    Facing,
    Question,
    check,
    house_rules,
    is_arranged,
)
from grognard.games.operation_ww2.rules.crews.crew_hits import men_aboard
from grognard.games.operation_ww2.rules.vehicle_fire.exposure import may_look_out
from grognard.games.operation_ww2.state.ground import Light
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import CommandCards, State, Unit
from grognard.space.formations import Shape
from grognard.space.plane import Point, gap

ATTACKER, TARGET = "a.attacker", "b.target"
SIDE = 400
"""How wide and deep the table is, in centimetres."""

HERE: Point = (200_000, 350_000)
"""Where the middle of the target stands."""

GLOW = 50_000
"""How far the light about it reaches that falls on all of it."""

GROUND = (170, 35, 230, 65)
"""The ground it stands in, in centimetres from the corner of the map."""

BEHIND = 12_000
"""How far behind its crew a gun stands."""

WALL = ((0.0, 49.5), (float(SIDE), 50.5))
"""The low wall that goes through there."""

COMMAND = ForceUnit(
    id="command",
    title="Command",
    training=4,
    panic_limit=1,
    points=0,
    men=(Men(count=1, role="officer"),),
    characteristics=("command",),
)
"""What may hearten the target."""


def prepared(question: Question) -> B:
    """The battle of a question as far as it depends on its units and the ground alone; it is only looked at."""
    check(question)
    matters = is_arranged(question) or question.seen != "anyway"
    ground = (question.cover, question.trench, question.smoke) if matters else ("none", False, False)
    rules = tuple(sorted(house_rules(question).items()))
    return _stage(question.attacker, question.target, rules, *ground, question.wall)


def beside(question: Question) -> B:
    """The little battle in which an assault on a vehicle by hand is asked about: at its side or rear (AZ-CAV-02)."""
    side: Facing = "rear" if question.side == "rear" else "side"
    units = question.attacker, question.target
    return stage(Question(attacker=units[0], target=units[1], range=0, side=side, options=question.options))


def stage(question: Question) -> B:
    """The little battle in which the question is asked: both units drawn up, as far from each other as it says,
    ``ATTACKER`` and ``TARGET``."""
    g = prepared(question).clone()
    attacker, target = g.state.units[ATTACKER], _left(question, g.state.units[TARGET])
    shape = question.formation
    target = placed(target, HERE, shape, TURNS[question.side])
    if question.seen != "anyway":
        target = replace(target, detection=question.seen, known_to=())
    if question.at_rest:
        target = _at_rest(target)
    # Whoever is nearest is so far off: first drawn up as far away as possible, then brought there.
    firing = placed(attacker, (HERE[0], HERE[1] - FARTHEST * 1000), shape, TURNS["rear"])
    between = min(gap(one.body, other.body) for one in firing.models for other in target.models)
    nearer = round(between - question.range * 1000)
    there = tuple(replace(model, y=model.y + nearer) for model in firing.models)
    g.state = replace(g.state, units={ATTACKER: replace(firing, models=there), TARGET: target})
    if question.looking_out:
        g.state = replace(g.state, units={**g.state.units, TARGET: _looking_out(g, target)})
    if question.lit:
        g.state = replace(g.state, lights=(Light(ATTACKER, "flare", HERE, GLOW),))
    return g


def _at_rest(unit: Unit) -> Unit:
    """A motorcycle that lies in ambush (AZ-MC-01)."""
    models = (
        replace(each, machine=replace(machine(each), latest="lay")) if each.machine else each for each in unit.models
    )
    return replace(unit, models=tuple(models))


def _looking_out(g: B, unit: Unit) -> Unit:
    """A vehicle out of which its commander looks, or who stands in for him. Raises ``InputError`` for another unit, and
    where nobody does (AZ-VEH-07)."""
    aboard = [vehicle for vehicle in unit.vehicles if men_aboard(g, unit, vehicle)]
    tasks = may_look_out(g, aboard[0]) if aboard else ()
    if not tasks:
        raise InputError(say("odds-bad-field", field="looking_out", problem=say("az-odds-nobody-looks-out")))
    out = replace(machine(unit.vehicles[0]), exposed=tasks)
    return replace(unit, models=tuple(replace(each, machine=out) if each.machine else each for each in unit.models))


def close_up(question: Question) -> B:
    """The little battle in which close combat is asked about: the attackers who are engaged stand in contact with
    those of the target in turn, each of whom stands apart from the others, the standing first. A gun stands behind its
    crew, who keep together with it (AZ-ART-12)."""
    g = prepared(question).clone()
    attacker, target = g.state.units[ATTACKER], _left(question, g.state.units[TARGET])
    foes = target.people
    engaged = min(question.engaged or len(attacker.people), len(foes) * (1 if question.wall else ABOUT_ONE))
    apart = 8 * foes[0].radius
    lined = [replace(foe, x=HERE[0] + apart * (number - len(foes) // 2), y=HERE[1]) for number, foe in enumerate(foes)]
    if question.wall:
        lined = [replace(foe, y=HERE[1] + 500 + foe.radius) for foe in lined]
    own = []
    for number, model in enumerate(attacker.people):
        foe, turn = lined[number % len(lined)], number // len(lined)
        reach = model.radius + foe.radius - 1 + (1000 if question.wall else 0)
        angle = turn * 2 * pi / ABOUT_ONE
        x, y = (foe.x + reach * sin(angle), foe.y - reach * cos(angle)) if number < engaged else (0, 0)
        own.append(replace(model, x=round(x), y=round(y)))
    guns = [replace(gun, x=HERE[0], y=HERE[1] + BEHIND, facing=TURNS["rear"]) for gun in guns_of(target)]
    g.state = replace(
        g.state,
        units={
            ATTACKER: replace(attacker, models=tuple(own), place="table"),
            TARGET: replace(target, models=(*guns, *lined), place="table"),
        },
    )
    return g


def hearten(g: B) -> None:
    """Have a command unit of its side stand where the target does (AZ-TAB-MORALE)."""
    near = mustered(g.setup.forces, TABLES)[f"b.{COMMAND.id}"]
    there = replace(near, models=tuple(replace(each, x=HERE[0], y=HERE[1]) for each in near.models), place="table")
    g.state = replace(g.state, units={**g.state.units, there.id: there})


def _left(question: Question, target: Unit) -> Unit:
    """Those of a target who are still there, some of them scared."""
    people = list(target.people)[: question.men]
    lying = {model.id for model in people[len(people) - question.scared :]}
    left = {model.id for model in people}
    models = tuple(
        replace(model, posture="scared") if model.id in lying else model
        for model in target.models
        if model.id in left or not model.is_person
    )
    # That it is seen is part of the question.
    losses = question.losses
    return replace(target, models=models, losses=losses, tested=losses, known_to=(ATTACKER,))


def placed(unit: Unit, at: Point, shape: Shape, turn: int) -> Unit:
    """A unit drawn up about a place, turned clockwise from facing up the table."""
    posts = {post.model: post for post in drawn_up(unit.models, shape, at, turn, ())}
    models = tuple(
        replace(model, x=posts[model.id].x, y=posts[model.id].y, facing=posts[model.id].facing) for model in unit.models
    )
    return replace(unit, models=models, place="table", detection="fired")


@lru_cache(maxsize=256)
def _stage(
    attacker: str,
    target: str,
    options: tuple[tuple[str, str], ...],
    cover: Cover,
    trench: bool,
    smoke: bool,
    wall: bool,
) -> B:
    """The part of a little battle that costs time, for all questions about these units on this ground."""
    game: Any = system("operation_ww2")
    nations = list(TABLES.nations)
    asked, several = replace(unit_of("target", target), id="target"), section_of(target)
    section = [replace(asked, id=f"target-{number}") for number in range(1, several + 1)]
    targets = _force("targets", nations[1], *(section if several > 1 else [asked]), COMMAND)
    if several > 1:
        targets = replace(targets, join=(Join(id="target", units=tuple(each.id for each in section)),))
    forces = (_force("attackers", nations[0], replace(unit_of("attacker", attacker), id="attacker")), targets)
    rules = game.setups.house_rules(dict(options))
    kinds = [kind for kind, there in ((COVERED, cover != "none"), ("trench", trench), ("smoke", smoke)) if there]
    pieces = tuple(PieceRow(id=kind, kind=kind, rectangle=(GROUND[:2], GROUND[2:])) for kind in kinds)
    if wall:
        pieces = (PieceRow(id="wall", kind="low-wall", rectangle=WALL),)
    table = MapFile(format="grognard-map", version=1, unit="cm", title="Odds", width=SIDE, depth=SIDE, piece=pieces)
    texts = {"terrain.toml": _covering(cover)} if kinds else {}
    setup = Setup(load_scenario(scenario_names()[0]), table, forces, rules, texts)
    units = mustered(forces, TABLES)
    state = State(units=units, cards=(CommandCards(()), CommandCards(())), turn=1)
    return Battle.at(game, setup, Waiting(), state)


COVERED = "rubble"
"""The terrain that gives a target the cover it is said to have: open to sight, and covering only who is in it."""


def _covering(cover: Cover) -> str:
    """The terrain table in which that gives this cover, and nothing else a target may stand in does."""
    text = DATA.joinpath("terrain.toml").read_text("utf-8")
    for kind, given in ((COVERED, cover), ("trench", "none"), ("smoke", "none")):
        text = re.sub(rf'(id = "{kind}",.*? cover = )"[a-z]+"', rf'\1"{given}"', text)
    return text


def _force(name: str, nation: str, *units: ForceUnit) -> Force:
    return Force(format="grognard-army", version=1, system="operation_ww2", name=name, nation=nation, unit=units)
