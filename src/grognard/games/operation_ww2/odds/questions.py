"""What may be asked about the fights of two units without a battle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.forces import ForceUnit
from grognard.games.operation_ww2.data.tables.buildings import Size
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.odds import odds_units
from grognard.games.operation_ww2.odds.odds_units import section_of, unit_of

Attack = Literal["fire", "close-combat", "ram", "overrun", "drive", "shell"]
Facing = Literal["front", "side", "rear"]
TURNS: dict[Facing, int] = {"front": 0, "side": 90_000, "rear": 180_000}
"""How a target stands that turns a side to its attacker."""

Seen = Literal["anyway", "fired", "moved", "stationary"]
"""How it comes that a target is seen: whatever it did, or by what it did last."""

Obstacle = Literal[
    "low-hedge",
    "high-hedge",
    "low-wall",
    "high-wall",
    "woods",
    "small-wood",
    "ruin",
    "rubble",
    "steep-slope",
    "marsh",
    "stream",
    "trench",
]
"""The ground on which some vehicle may get stuck."""

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
    where shots are held along a way, until it breaks (AZ-ANT-09), or the crew of a vehicle has left. ``seen``: by what
    the target did last it has to be detected, at ``night`` by the columns of the night, unless it is ``lit``
    (AZ-DET-01, AZ-NGT-01). A motorcycle ``at_rest`` lies in ambush (AZ-MC-01).

    Of an ``attack`` in close combat: ``engaged`` are those of the attacker in contact (None: all there is room for),
    shared out among those of the target; they have ``charged``, over a low ``wall``. A vehicle is assaulted at its side
    or rear by all who dare it, whose ways are long enough.

    Of a vehicle that rams, overruns people or only drives: the ground it goes ``through``, which it may get stuck in
    (AZ-DRV-01); its front ``touches`` so many people (None: all), the standing first (AZ-OVR-05).

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
    seen: Seen = "anyway"
    night: bool = False
    lit: bool = False
    at_rest: bool = False
    through: Annotated[tuple[Obstacle, ...], Meta(max_length=6)] = ()
    touches: Annotated[int, Meta(ge=1, le=40)] | None = None
    engaged: Annotated[int, Meta(ge=1, le=40)] | None = None
    charged: bool = True
    wall: bool = False
    building: Size = "small"
    roof: bool = False
    options: dict[str, str] = {}


def check(question: Question) -> None:
    """Refuse what cannot be. Raises ``InputError`` naming the field."""
    for field, problem in _faults(question):
        if problem:
            raise InputError(say("odds-bad-field", field=field, problem=problem))


Fault = tuple[str, Message | Literal[False] | None]
"""A field and what is wrong with it, if anything is."""


def _faults(question: Question) -> Iterator[Fault]:
    attacker, target = unit_of("attacker", question.attacker), unit_of("target", question.target)
    people = target.people()
    men = people if question.men is None else question.men
    sections = [field for field in ("attacker", "target") if section_of(getattr(question, field)) > 1]
    if sections:
        fired_at = question.attack == "fire" and sections == ["target"]
        yield sections[0], not fired_at and say("az-odds-section-fired-at")
        yield from ((field, say("az-odds-section-fired-at")) for field in _said(question, ("volleys", "at_rest")))
    yield "men", men > people and say("az-odds-too-many", most=people)
    yield "scared", question.scared > men and say("az-odds-too-many", most=men)
    yield "side", question.side != "front" and not (target.gun or target.vehicle) and say("az-odds-no-side")
    yield from _faults_of[question.attack](question, attacker, target, men)
    if target.vehicle:
        yield from ((name, say("az-odds-aboard")) for name in _said(question, ON_FOOT))
    for name in _said(question, OF_ATTACKS):
        attacks = OF_ATTACKS[name]
        if question.attack not in attacks and not (name == "side" and is_storm(question)):
            yield name, say("az-odds-other-attack", attack=question.attack, of=attacks[0])


def _said(question: Question, names: Iterable[str]) -> list[str]:
    """Which fields say something."""
    return [name for name in names if getattr(question, name) != getattr(PLAIN, name)]


def _of_fire(question: Question, attacker: ForceUnit, target: ForceUnit, men: int) -> Iterator[Fault]:
    yield "moved", question.moved and question.order != "assault" and say("az-odds-moved")
    yield "looking_out", question.looking_out and not target.vehicle and say("az-odds-nobody-looks-out")
    arranged = is_arranged(question)
    if target.gun or target.vehicle or not arranged:
        yield "formation", question.formation != "block" and say("az-odds-no-formation")
    if arranged:
        yield "hits", question.hits is not None and say("az-odds-no-hits")
        yield "volleys", question.volleys > 1 and bool(target.gun) and say("az-odds-no-volleys")
    if question.templates and is_arranged(replace(question, templates=False)):
        yield "templates", say("az-odds-templates-anyway")
    yield "night", question.night and question.seen == "anyway" and say("az-odds-seen-anyway")
    yield "lit", question.lit and not question.night and say("az-odds-lit-by-day")
    yield "at_rest", question.at_rest and not is_motorcycle(target) and say("az-odds-no-motorcycle")


def _of_close_combat(question: Question, attacker: ForceUnit, target: ForceUnit, men: int) -> Iterator[Fault]:
    yield "attacker", bool(attacker.gun or attacker.vehicle) and say("az-odds-melee-on-foot")
    most = min(attacker.people(), men * (1 if question.wall else ABOUT_ONE))
    if target.vehicle:
        most = attacker.people()
        yield from ((name, say("az-odds-storm")) for name in _said(question, ("charged", "wall")))
    yield "engaged", (question.engaged or 1) > most and say("az-odds-too-many", most=most)


def _of_ram(question: Question, attacker: ForceUnit, target: ForceUnit, men: int) -> Iterator[Fault]:
    yield "attacker", (not attacker.vehicle or is_motorcycle(attacker)) and say("az-odds-ram-vehicles")
    yield "target", not target.vehicle and say("az-odds-ram-vehicles")


def _of_overrun(question: Question, attacker: ForceUnit, target: ForceUnit, men: int) -> Iterator[Fault]:
    yield "attacker", (not attacker.vehicle or is_motorcycle(attacker)) and say("az-odds-overrun-people")
    yield "target", bool(target.vehicle) and say("az-odds-overrun-people")
    yield "touches", (question.touches or 1) > men and say("az-odds-too-many", most=men)


def _of_drive(question: Question, attacker: ForceUnit, target: ForceUnit, men: int) -> Iterator[Fault]:
    yield "attacker", not attacker.vehicle and say("az-odds-only-vehicles-drive")
    yield "through", not question.through and say("az-odds-nothing-on-the-way")
    yield from ((name, say("az-odds-only-driven")) for name in _said(question, ON_FOOT))


def _of_shell(question: Question, attacker: ForceUnit, target: ForceUnit, men: int) -> Iterator[Fault]:
    yield "target", bool(target.gun or target.vehicle) and say("az-odds-shell-people")
    yield "scared", question.scared > 0 and say("az-odds-shell-standing")


_faults_of: dict[Attack, Callable[[Question, ForceUnit, ForceUnit, int], Iterator[Fault]]] = {
    "fire": _of_fire,
    "close-combat": _of_close_combat,
    "ram": _of_ram,
    "overrun": _of_overrun,
    "drive": _of_drive,
    "shell": _of_shell,
}


ON_FOOT = ("command", "cover", "trench", "men", "scared", "losses")
"""What may be said of a target that is no vehicle."""


PLAIN = Question(attacker="", target="")
"""What a question says that says nothing else."""

OF_ATTACKS: dict[str, tuple[Attack, ...]] = {
    **dict.fromkeys(
        ("hits", "volleys", "order", "range", "cover", "trench", "smoke", "side", "looking_out", "moved"), ("fire",)
    ),
    **dict.fromkeys(("templates", "formation", "seen", "night", "lit", "at_rest"), ("fire",)),
    **dict.fromkeys(("engaged", "charged", "wall"), ("close-combat",)),
    "through": ("drive", "ram", "overrun"),
    "touches": ("overrun",),
    **dict.fromkeys(("building", "roof"), ("shell",)),
}
"""What may be said of some kinds of attack alone."""

ABOUT_ONE = 6
"""So many find room about one enemy."""


def is_motorcycle(unit: ForceUnit) -> bool:
    """Whether a unit rides a motorcycle."""
    return odds_units.is_motorcycle(unit.vehicle)


def house_rules(question: Question) -> dict[str, str]:
    """The house rules a question is asked by: night is one of them."""
    return {**question.options, **({"night_fighting": "on"} if question.night else {})}


def is_storm(question: Question) -> bool:
    """Whether people assault a vehicle by hand (AZ-CAV)."""
    return question.attack == "close-combat" and bool(unit_of("target", question.target).vehicle)


def is_arranged(question: Question) -> bool:
    """Whether it matters where everybody stands: for templates, guns and vehicles."""
    units = unit_of("attacker", question.attacker), unit_of("target", question.target)
    return question.templates or any(unit.vehicle or unit.gun for unit in units)
