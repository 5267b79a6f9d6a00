"""What may be asked about an attack without a battle, and the little battle a question is asked in."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.battle import Battle
from grognard.core.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.position import Position
from grognard.core.reading import unknown
from grognard.core.records import Record
from grognard.core.systems import system
from grognard.games.axis_allies_minis.armies import Army, ArmyUnit
from grognard.games.axis_allies_minis.cards import CARDS
from grognard.games.axis_allies_minis.context import G, Setup
from grognard.games.axis_allies_minis.events.attack import Occasion
from grognard.games.axis_allies_minis.maps import MapFile
from grognard.games.axis_allies_minis.state import State, Unit
from grognard.games.axis_allies_minis.tables import TERRAIN, Condition
from grognard.space.hex.grid import Direction, Hex, from_offset

COLUMNS, ROWS, COLUMN, ROW = 3, 28, 1, 25
"""The little map, and where the target stands on it: the attacker is straight north of it."""
FARTHEST = ROW - 1
HEDGEROW = "hedgerow"

ATTACKER, TARGET = "a.attacker", "b.target"


class Question(Record, kw_only=True):
    """An attack by one card on another.

    ``range`` is in hexes. ``cover`` is the terrain the target stands in, or ``hedgerow``; ``standing`` that of the
    attacker. ``facing`` is the side of a Vehicle that is met. ``occasion`` and ``weapon`` as in an ``Attack``;
    ``attacks``: by how many units alike, one after another in the same phase. The conditions are face-up markers,
    ``markers`` those face down on the target; ``target_moved``: it has moved or attacked in this battle. ``beside`` are
    cards of friends adjacent to the attacker; ``enfilade``: another stands where it turns the target away (AAM-ENF-02).
    """

    attacker: str
    target: str
    range: Annotated[int, Meta(ge=0, le=FARTHEST)] = 1
    cover: str = "none"
    standing: str = "clear"
    facing: Literal["front", "rear"] = "front"
    occasion: Occasion | None = None
    weapon: str = ""
    soldier_row: bool = False
    piercing: bool = False
    attacks: Annotated[int, Meta(ge=1, le=12)] = 1
    disrupted: bool = False
    damaged: bool = False
    target_disrupted: bool = False
    target_damaged: bool = False
    target_moved: bool = False
    markers: tuple[Condition, ...] = ()
    beside: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    enfilade: bool = False
    options: dict[str, str] = {}


def covers() -> tuple[str, ...]:
    """What may cover a target: kinds of terrain, a hedgerow."""
    return ("none", *(kind.id for kind in TERRAIN.values() if kind.cover != "none"), HEDGEROW)


def check(question: Question) -> None:
    """Refuse names there are not. Raises ``InputError`` naming the field."""
    for field, value, names in (
        ("attacker", question.attacker, CARDS),
        ("target", question.target, CARDS),
        ("cover", question.cover, covers()),
        ("standing", question.standing, TERRAIN),
        *(("beside", friend, CARDS) for friend in question.beside),
    ):
        if value not in names:
            raise InputError(say("odds-bad-field", field=field, problem=unknown(value, names)))


def stage(question: Question) -> G:
    """The little battle in which the question is asked: attacker and target as it describes them. The units are
    ``ATTACKER`` and ``TARGET``."""
    check(question)
    plain = question.standing == "clear"
    base = _stage(
        question.attacker,
        question.target,
        question.cover,
        question.standing,
        0 if plain else question.range,
        question.beside,
        question.enfilade,
        tuple(sorted(question.options.items())),
    )
    g = base.clone()
    there = _target_place()
    here = from_offset(COLUMN, ROW - question.range)
    aircraft = CARDS[question.attacker].type == "aircraft"
    occasion = question.occasion or ("airstrike" if aircraft else "assault")
    attacker = Unit(
        id=ATTACKER,
        seat=0,
        card=question.attacker,
        place="map",
        at=here,
        facing=Direction.S,
        disrupted=question.disrupted,
        damaged=question.damaged,
    )
    target = Unit(
        id=TARGET,
        seat=1,
        card=question.target,
        place="map",
        at=there,
        facing=Direction.N if question.facing == "front" else Direction.S,
        disrupted=question.target_disrupted,
        damaged=question.target_damaged,
        hits=question.markers,
        stirred=question.target_moved,
        exposed=question.target_moved,
    )
    units = {ATTACKER: attacker, TARGET: target}
    for number, card in enumerate(question.beside):
        id = f"a.friend-{number}"
        units[id] = Unit(id=id, seat=0, card=card, place="map", at=here.neighbours[number - 2], facing=Direction.S)
    if question.enfilade:
        behind = there.neighbour(Direction.S)
        units["a.flank"] = Unit(id="a.flank", seat=0, card=question.attacker, place="map", at=behind)
    phase: Any = (
        occasion if occasion in ("assault", "airstrike") else "movement" if occasion != "grazing" else "assault"
    )
    g.state = State(units=units, turn=1, phase=phase)
    return g


@lru_cache(maxsize=512)
def _stage(
    attacker: str,
    target: str,
    cover: str,
    standing: str,
    range: int,
    beside: tuple[str, ...],
    enfilade: bool,
    options: tuple[tuple[str, str], ...],
) -> G:
    """The part of a little battle that costs time, for all questions about these cards on this ground."""
    game: Any = system("axis_allies_minis")
    friends = [ArmyUnit(id=f"friend-{number}", card=card) for number, card in enumerate(beside)]
    flank = [ArmyUnit(id="flank", card=attacker)] if enfilade else []
    armies = (
        _army("attackers", "allies", (ArmyUnit(id="attacker", card=attacker), *friends, *flank)),
        _army("targets", "axis", (ArmyUnit(id="target", card=target),)),
    )
    rules = game.house_rules(dict(options))
    setup = Setup("odds", _ground(cover, standing, range), ("south", "north"), armies, rules, 100, 1945)
    battle: Battle[State] = Battle.__new__(Battle)
    battle.system, battle.setup, battle.source = game, setup, Waiting()
    battle.context = game.context(setup)
    battle.place(
        Position(game.name, game.version, state=State(units={}), stack=(), pending=(), answers=(), rolls=0, used=0)
    )
    return battle


def _army(name: str, side: Literal["axis", "allies"], units: tuple[ArmyUnit, ...]) -> Army:
    return Army(format="grognard-army", version=1, system="axis_allies_minis", name=name, side=side, unit=units)


@lru_cache(maxsize=64)
def _ground(cover: str, standing: str, range: int) -> MapFile:
    """An open map with the target's and the attacker's terrain."""
    signs = [["."] * COLUMNS for _ in [None] * ROWS]
    if cover not in ("none", HEDGEROW):
        signs[ROW][COLUMN] = TERRAIN[cover].sign
    if standing != "clear" and range:
        signs[ROW - range][COLUMN] = TERRAIN[standing].sign
    return MapFile(
        format="grognard-hex-map",
        version=1,
        title="Odds",
        terrain="\n".join("".join(line) for line in signs),
        objective="A1",
        zones={"north": (1, 5), "south": (ROWS - 4, ROWS)},
        hedgerows=(f"{'ABC'[COLUMN]}{ROW + 1} N",) if cover == HEDGEROW else (),
    )


def _target_place() -> Hex:
    return from_offset(COLUMN, ROW)
