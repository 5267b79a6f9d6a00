"""What may be asked about a unit's fire without a battle, and the little battle it is asked in."""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, pi, sin
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.core.systems import system
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Men
from grognard.games.operation_ww2.data.maps import MapFile, PieceRow
from grognard.games.operation_ww2.data.scenarios import load_scenario, scenario_names
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.buildings import Size
from grognard.games.operation_ww2.data.tables.loading import DATA
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.ground.formation import drawn_up
from grognard.games.operation_ww2.ground.vehicles.sheets import MOTORCYCLES, machine
from grognard.games.operation_ww2.odds.odds_units import unit_of
from grognard.games.operation_ww2.rules.crews.crew_hits import men_aboard
from grognard.games.operation_ww2.rules.vehicle_fire.exposure import may_look_out
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

GROUND = (170, 35, 230, 65)
"""The ground it stands in, in centimetres from the corner of the map."""

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

Attack = Literal["fire", "close-combat", "ram", "shell"]
Facing = Literal["front", "side", "rear"]
TURNS: dict[Facing, int] = {"front": 0, "side": 90_000, "rear": 180_000}
"""How a target stands that turns a side to its attacker."""

FARTHEST = 300


class Question(Record, kw_only=True):
    """The fire of one unit at another, each named by its list or described in words (see ``odds_units``).

    ``range`` is in centimetres, for every weapon alike; where templates, guns or vehicles are fired or fired at, it is
    that between the nearest of both, who are drawn up in a ``formation``. ``cover`` is that of the whole target,
    ``trench`` and ``smoke`` where it stands; it turns its ``side`` to the attacker, and the commander of a vehicle may
    be ``looking_out`` (AZ-XPO-01). ``moved``: the attacker changes place in its Assault. ``templates``: weapons that
    lay templates are fired too, as they usually are. ``men`` are those of the target still there (None: all), of whom
    ``scared`` lie already; ``losses`` count for its panic limit, a ``command`` unit near heartens it. ``hits``: so many
    shots have hit, of fire at people without templates; ``volleys``: so many units alike fire one after another, as
    where shots are held along a way, until it breaks (AZ-ANT-09).

    Of an ``attack`` in close combat: ``engaged`` are those of the attacker in contact (None: all there is room for),
    shared out among those of the target; they have ``charged``, over a low ``wall``. A vehicle is assaulted at its side
    or rear by all who dare it, whose ways are long enough.

    Of a ``shell`` that bursts on a building with the target in it: the size of the ``building``, and whether it comes
    down on the ``roof`` (see ``odds_shell``).
    """

    attacker: str
    target: str
    attack: Attack = "fire"
    order: Literal["fire", "assault", "ambush", "covering-fire"] = "fire"
    range: Annotated[float, Meta(ge=0, le=FARTHEST)] = 50
    cover: Cover = "none"
    trench: bool = False
    smoke: bool = False
    side: Facing = "front"
    looking_out: bool = False
    templates: bool = False
    formation: Literal["block", "line"] = "block"
    moved: bool = False
    men: Annotated[int, Meta(ge=1, le=40)] | None = None
    scared: Annotated[int, Meta(ge=0, le=40)] = 0
    losses: Annotated[int, Meta(ge=0, le=40)] = 0
    command: bool = False
    hits: Annotated[int, Meta(ge=0, le=200)] | None = None
    volleys: Annotated[int, Meta(ge=1, le=6)] = 1
    engaged: Annotated[int, Meta(ge=1, le=40)] | None = None
    charged: bool = True
    wall: bool = False
    building: Size = "small"
    roof: bool = False
    options: dict[str, str] = {}


def check(question: Question) -> None:
    """Refuse what cannot be. Raises ``InputError`` naming the field."""
    target = unit_of("target", question.target)
    people = target.people()
    men = people if question.men is None else question.men
    faults: dict[str, Message | bool] = {
        "men": men > people and say("az-odds-too-many", most=people),
        "scared": question.scared > men and say("az-odds-too-many", most=men),
        "moved": question.moved and question.order != "assault" and say("az-odds-moved"),
        "side": question.side != "front" and not (target.gun or target.vehicle) and say("az-odds-no-side"),
        "looking_out": question.looking_out and not target.vehicle and say("az-odds-nobody-looks-out"),
        "formation": question.formation != "block"
        and (bool(target.gun or target.vehicle) or not is_arranged(question))
        and say("az-odds-no-formation"),
    }
    if target.vehicle:
        said = [name for name in ON_FOOT if getattr(question, name) not in (None, False, 0, "none")]
        faults |= dict.fromkeys(said, say("az-odds-aboard"))
    if is_arranged(question):
        said = [name for name in ("hits", "volleys") if getattr(question, name) != getattr(PLAIN, name)]
        faults |= dict.fromkeys(said, say("az-odds-no-hits"))
    if question.templates and is_arranged(replace(question, templates=False)):
        faults["templates"] = say("az-odds-templates-anyway")
    attacker = unit_of("attacker", question.attacker)
    if question.attack == "close-combat":
        on_foot = {"attacker": not (attacker.gun or attacker.vehicle), "target": not target.gun}
        faults |= {field: say("az-odds-melee-on-foot") for field, walks in on_foot.items() if not walks}
        most = min(attacker.people(), men * (1 if question.wall else ABOUT_ONE))
        if target.vehicle:
            most = attacker.people()
            said = [name for name in ("charged", "wall") if getattr(question, name) != getattr(PLAIN, name)]
            faults |= dict.fromkeys(said, say("az-odds-storm"))
        if question.engaged is not None and question.engaged > most:
            faults["engaged"] = say("az-odds-too-many", most=most)
    if question.attack == "ram":
        rams = bool(attacker.vehicle) and TABLES.vehicles[attacker.vehicle].type not in MOTORCYCLES
        meets = (("attacker", rams), ("target", bool(target.vehicle)))
        faults |= {field: say("az-odds-ram-vehicles") for field, good in meets if not good}
    others = ((attack, name) for attack, names in OF_ATTACK.items() if attack != question.attack for name in names)
    if question.attack == "shell":
        faults |= {"target": bool(target.gun or target.vehicle) and say("az-odds-shell-people")}
        faults |= {"scared": question.scared > 0 and say("az-odds-shell-standing")}
    for attack, name in others:
        if name == "side" and is_storm(question):
            continue
        if getattr(question, name) != getattr(PLAIN, name):
            faults[name] = say("az-odds-other-attack", attack=question.attack, of=attack)
    for field, problem in faults.items():
        if isinstance(problem, Message):
            raise InputError(say("odds-bad-field", field=field, problem=problem))


ON_FOOT = ("command", "cover", "trench", "men", "scared", "losses")
"""What may be said of a target that is no vehicle."""


PLAIN = Question(attacker="", target="")
"""What a question says that says nothing else."""

OF_ATTACK: dict[Attack, tuple[str, ...]] = {
    "fire": (
        "hits",
        "volleys",
        "order",
        "range",
        "cover",
        "trench",
        "smoke",
        "side",
        "looking_out",
        "moved",
        "templates",
        "formation",
    ),
    "close-combat": ("engaged", "charged", "wall"),
    "shell": ("building", "roof"),
}
"""What may be said of one kind of attack alone."""

ABOUT_ONE = 6
"""So many find room about one enemy."""


def prepared(question: Question) -> B:
    """The battle of a question as far as it depends on its units and the ground alone; it is only looked at."""
    check(question)
    ground = (question.cover, question.trench, question.smoke) if is_arranged(question) else ("none", False, False)
    return _stage(question.attacker, question.target, tuple(sorted(question.options.items())), *ground, question.wall)


def beside(question: Question) -> B:
    """The little battle in which an assault on a vehicle by hand is asked about: at its side or rear (AZ-CAV-02)."""
    side: Facing = "rear" if question.side == "rear" else "side"
    units = question.attacker, question.target
    return stage(Question(attacker=units[0], target=units[1], range=0, side=side, options=question.options))


def is_storm(question: Question) -> bool:
    """Whether people assault a vehicle by hand (AZ-CAV)."""
    return question.attack == "close-combat" and bool(unit_of("target", question.target).vehicle)


def is_arranged(question: Question) -> bool:
    """Whether it matters where everybody stands: for templates, guns and vehicles."""
    units = unit_of("attacker", question.attacker), unit_of("target", question.target)
    return question.templates or any(unit.vehicle or unit.gun for unit in units)


def stage(question: Question) -> B:
    """The little battle in which the question is asked: both units drawn up, as far from each other as it says,
    ``ATTACKER`` and ``TARGET``."""
    g = prepared(question).clone()
    attacker, target = g.state.units[ATTACKER], _left(question, g.state.units[TARGET])
    shape = question.formation
    target = placed(target, HERE, shape, TURNS[question.side])
    # Whoever is nearest is so far off: first drawn up as far away as possible, then brought there.
    firing = placed(attacker, (HERE[0], HERE[1] - FARTHEST * 1000), shape, TURNS["rear"])
    between = min(gap(one.body, other.body) for one in firing.models for other in target.models)
    nearer = round(between - question.range * 1000)
    there = tuple(replace(model, y=model.y + nearer) for model in firing.models)
    g.state = replace(g.state, units={ATTACKER: replace(firing, models=there), TARGET: target})
    if question.looking_out:
        g.state = replace(g.state, units={**g.state.units, TARGET: _looking_out(g, target)})
    return g


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
    those of the target in turn, each of whom stands apart from the others, the standing first."""
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
    g.state = replace(
        g.state,
        units={
            ATTACKER: replace(attacker, models=tuple(own), place="table"),
            TARGET: replace(target, models=tuple(lined), place="table"),
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
    forces = (
        _force("attackers", nations[0], replace(unit_of("attacker", attacker), id="attacker")),
        _force("targets", nations[1], replace(unit_of("target", target), id="target"), COMMAND),
    )
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
