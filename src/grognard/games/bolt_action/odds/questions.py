"""What may be asked about a shot, an order or an assault without a battle."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data.tables import RANKS, Cover
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.odds_units import Asked
from grognard.games.bolt_action.odds.stage.table import (
    HOUSE,
    Party,
    behind,
    nation_of,
    posted,
    table,
    thinned,
    with_cover,
)
from grognard.games.bolt_action.rules.shooting import holdings
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Floor, Order, Place, Ranging, State, Unit, Way

FARTHEST = 100
"""The greatest range that may be asked about, in inches."""

MOST_TURNS = 7
"""How many turns of fire may be asked about: all there are in a battle."""

CALLS = ("barrage", "strike")
"""The orders that ask for what an observer calls."""

ATTACKER, TARGET = "a.attacker", "b.target"


class Question(Record, kw_only=True):
    """A shot by one unit at another, or a whole order that leads to one.

    ``attacker`` and ``target`` are units: ``german-500/squad-a`` for one of a list that comes with the game, or as
    ``unit_asked`` reads them, or a line of an army list with its nation. ``range`` is in inches, from every man to the
    nearest of the target. ``order``: empty for the shot alone, else the whole order with its test, FUBAR included; an
    ``advance`` shoots on the move, and so does a shot alone that ``moved``; an ``assault`` is a Run into close
    quarters. A ``barrage`` or an air ``strike`` is what its call brings when it comes (BA-HQ-09, BA-HQ-10).
    ``reserve``: the unit that is to advance is in reserve, and fires from ``range`` once it has come on (BA-SCN-05).
    ``turns``: so many turns in a row the same shot is fired. ``ranging``: how often an indirect weapon has fired at the
    target before; ``on_target``: it has hit (BA-WPN-08).
    ``reaction``: whether a target that may goes Down first (BA-SHOOT-03), fires at a charge (BA-CQ-02), from ``ambush``
    too (BA-AMB-07), or drives off as far as it can (``escape``: BA-VEH-30); ``down``: it is Down already. ``holding``
    are weapons not fired; without it those of men that are used only once are held back where there are others.
    ``officer`` and ``target_officer`` are ranks of officers within reach of their unit, of several the highest
    (BA-HQ-01); ``command_vehicle`` and ``target_command_vehicle``: one is near a vehicle (BA-VEH-29). ``side`` is that
    of a vehicle that is met. ``men`` and ``target_men`` are how many are left. ``medic``: one stands near the target
    (BA-HQ-05); ``wall``: the target lines a wall, over which an assault comes (BA-CQ-07); ``indoors``: it is on the
    ground floor of a building (BA-BLD-02 to BA-BLD-04).
    """

    attacker: Asked
    target: Asked
    range: Annotated[float, Meta(gt=0, le=FARTHEST)] = 12
    cover: Cover = "none"
    pins: Annotated[int, Meta(ge=0, le=12)] = 0
    target_pins: Annotated[int, Meta(ge=0, le=12)] = 0
    order: Literal["", "fire", "advance", "assault", "barrage", "strike"] = ""
    moved: bool = False
    reserve: bool = False
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)] = 1
    ranging: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = 0
    on_target: bool = False
    down: bool = False
    reaction: Literal["stand", "down", "fire", "ambush", "escape"] = "stand"
    holding: tuple[str, ...] | None = None
    way: Way | None = None
    men: Annotated[int, Meta(ge=1, le=60)] | None = None
    target_men: Annotated[int, Meta(ge=1, le=60)] | None = None
    officer: str = ""
    target_officer: str = ""
    command_vehicle: bool = False
    target_command_vehicle: bool = False
    side: Literal["front", "side", "rear"] = "front"
    medic: bool = False
    wall: bool = False
    indoors: bool = False
    options: dict[str, str] = {}


def stage(question: Question) -> B:
    """The little battle in which the question is asked. The units are ``ATTACKER`` and ``TARGET``."""
    base, units = posed(question)
    g = base.clone()
    if question.cover != "none":
        g.context = with_cover(base, {ATTACKER: question.cover})
    attacker, target = units[ATTACKER], units[TARGET]
    order = order_before(question)
    if question.pins or question.ranging or question.reserve:
        attacker = begun(attacker, question)
    if question.target_pins or order:
        target = replace(target, pins=question.target_pins, order=order)
    g.state = State(units={**units, ATTACKER: attacker, TARGET: target}, turn=2 if question.reserve else 1)
    return g


def order_before(question: Question) -> Order | None:
    """The order that the target shows before it reacts."""
    return "down" if question.down else "ambush" if question.reaction == "ambush" else None


def begun(unit: Unit, question: Question) -> Unit:
    """The attacker with what has gone before: its pins, its range on the target, whether it has come on yet."""
    ranging = Ranging(TARGET, question.ranging, question.on_target) if question.ranging else None
    place: Place = "reserve" if question.reserve else "table"
    return replace(unit, pins=question.pins, ranging=ranging, place=place)


def posed(question: Question) -> tuple[B, dict[str, Unit]]:
    """The table of a question, and its units as they began; kept for as long as that question is being answered, since
    whether its fields have a meaning and what it comes to are asked one after the other."""
    global _last
    known = _last
    if known is None or known[0] is not question:
        known = _last = question, *_posed(question)
    return known[1:]


_last: tuple[Question, B, dict[str, Unit]] | None = None


def _posed(question: Question) -> tuple[B, dict[str, Unit]]:
    check(question)
    return _stage(
        _key(question.attacker),
        _key(question.target),
        round(question.range * INCH),
        question.officer,
        question.target_officer,
        chosen(question),
        question.men,
        question.target_men,
        question.side,
        question.medic,
        question.wall,
        question.indoors,
        question.command_vehicle,
        question.target_command_vehicle,
    )


def chosen(question: Question) -> tuple[tuple[str, str], ...]:
    """The options of a question, sorted."""
    return tuple(sorted(question.options.items())) if question.options else ()


def check(question: Question) -> None:
    """Refuse ranks there are not. Raises ``InputError`` naming the field."""
    if not (question.officer or question.target_officer):
        return
    for field, rank in (("officer", question.officer), ("target_officer", question.target_officer)):
        if rank and rank not in RANKS:
            raise InputError(say("odds-bad-field", field=field, problem=unknown(rank, RANKS)))


def held_back(question: Question, unit: Unit) -> tuple[str, ...]:
    """The weapons not fired: as the question says, or the usual. Raises ``InputError`` for ones it cannot hold back."""
    sets = holdings.listed(unit)
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
    medic: bool,
    wall: bool,
    indoors: bool,
    command_vehicle: bool,
    target_command_vehicle: bool,
) -> tuple[B, dict[str, Unit]]:
    """The table, and both units on it as they began: everything that costs time."""
    parties = (
        Party("attacker", "attacker", attacker, officer, commanded=command_vehicle),
        Party("target", "target", target, target_officer, medic, target_command_vehicle),
    )
    nations = nation_of(parties[0]), nation_of(parties[1])
    base, lines = table((parties[0],), (parties[1],), nations, options, wall, indoors)
    units = {}
    for id, line in lines.items():
        back = behind(id, ATTACKER if lines[id].id.startswith("attacker") else TARGET)
        units[id] = posted(id, line, distance, back, side if id == TARGET else "front")
        if indoors and units[id].seat == 1:
            units[id] = replace(units[id], inside=Floor(HOUSE.id))
    for id, left, field in ((ATTACKER, men, "men"), (TARGET, target_men, "target_men")):
        if left is not None:
            units[id] = thinned(units[id], left, field)
    return base, units
