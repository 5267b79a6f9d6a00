"""What may be asked about a shot, an order or an assault without a battle."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.book.reading import unknown
from grognard.core.engine.kept import Kept
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data.tables import RANKS, Cover
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.odds_units import Asked
from grognard.games.bolt_action.odds.stage.table import (
    HOME,
    HOUSE,
    Party,
    behind,
    nation_of,
    posted,
    table,
    thinned,
    with_cover,
)
from grognard.games.bolt_action.rules.movement.transport import may_ride
from grognard.games.bolt_action.rules.shooting import holdings
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Floor, Order, Place, Ranging, State, Unit, Way

FARTHEST = 100
"""The greatest range that may be asked about, in inches."""

MOST_TURNS = 7
"""How many turns of fire may be asked about: all there are in a battle."""

CALLS = ("barrage", "strike", "bombardment")
"""What is asked about that comes from above: the calls of an observer, the bombardment before the battle."""

PLANNED = ("smoke", "ambush", "run")
"""What tells only by what comes after it, in a plan."""

ATTACKER, TARGET, RIDERS = "a.attacker", "b.target", "b.target-riders"


class Question(Record, kw_only=True):
    """A shot by one unit at another, or a whole order that leads to one.

    ``attacker`` and ``target`` are units: ``german-500/squad-a`` for one of a list that comes with the game, or as
    ``unit_asked`` reads them, or a line of an army list with its nation. ``range`` is in inches, from every man to the
    nearest of the target. ``order``: empty for the shot alone, else the whole order with its test, FUBAR included; an
    ``advance`` shoots on the move, and so does a shot alone that ``moved``; an ``assault`` is a Run into close
    quarters, an ``overrun`` a tank's Run over men (BA-VEH-33), a ``rally`` sheds pins (BA-ORD-06). A ``barrage`` or an
    air ``strike`` is what its call brings when it comes (BA-HQ-09, BA-HQ-10), a ``bombardment`` what one before the
    battle does that ``arrives`` on this die or more (BA-SCN-07). In a plan a mortar or howitzer may lay ``smoke``
    before the target by house rule (BA-WPN-16), a unit may wait in ``ambush`` for what the target does (BA-AMB-01), and
    it may ``run`` towards the target, or in all turns of an assault but the last (BA-ORD-03): as far as its rate
    allows, but no nearer than ``run_to`` inches, else 6, from where nobody fires at a charge (BA-CQ-02).
    ``reserve``: the unit that is to advance is in reserve, and fires from ``range`` once it has come on (BA-SCN-05).
    ``turns``: so many turns in a row the same shot is fired. In a plan ``meanwhile`` is what the target does with its
    die in each of them but the last, after the attack, where it may: nothing, ``rally`` (BA-ORD-06) or ``fire`` at the
    attacker; one that is ``down`` goes Down first in every turn (BA-ORD-05, BA-TURN-06). ``ranging``: how often an
    indirect weapon has fired at the target before; ``on_target``: it has hit (BA-WPN-08).
    ``reaction``: whether a target that may goes Down first (BA-SHOOT-03), fires at a charge (BA-CQ-02), from ``ambush``
    too (BA-AMB-07), or drives off as far as it can (``escape``: BA-VEH-30); ``down``: it is Down already. ``holding``
    are weapons not fired; without it those of men that are used only once are held back where there are others.
    ``officer`` and ``target_officer`` are ranks of officers within reach of their unit, of several the highest
    (BA-HQ-01); ``command_vehicle`` and ``target_command_vehicle``: one is near a vehicle (BA-VEH-29). ``side`` is that
    of a vehicle that is met. ``men`` and ``target_men`` are how many are left. ``medic``: one stands near the target
    (BA-HQ-05); ``wall``: the target lines a wall, over which an assault comes (BA-CQ-07); ``indoors``: it is on the
    ground floor of a building (BA-BLD-02 to BA-BLD-04), ``attacker_indoors``: the attacker is. ``passengers`` are a
    unit of the target's nation aboard it (BA-TRN-07).
    """

    attacker: Asked
    target: Asked
    range: Annotated[float, Meta(gt=0, le=FARTHEST)] = 12
    cover: Cover = "none"
    pins: Annotated[int, Meta(ge=0, le=12)] = 0
    target_pins: Annotated[int, Meta(ge=0, le=12)] = 0
    order: Literal[
        "",
        "fire",
        "advance",
        "assault",
        "overrun",
        "rally",
        "barrage",
        "strike",
        "bombardment",
        "smoke",
        "ambush",
        "run",
    ] = ""
    moved: bool = False
    reserve: bool = False
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)] = 1
    meanwhile: Literal["nothing", "rally", "fire"] = "nothing"
    run_to: Annotated[float, Meta(ge=1, le=FARTHEST)] | None = None
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
    attacker_indoors: bool = False
    passengers: Asked = ""
    arrives: Annotated[int, Meta(ge=2, le=6)] = 3
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
        before = question.pins, question.ranging, question.on_target, question.reserve
        attacker = _begun.of((attacker,), before, lambda: begun(units[ATTACKER], question))
    if question.target_pins or order:
        pins = question.target_pins
        target = _begun.of((target,), (pins, order), lambda: replace(units[TARGET], pins=pins, order=order))
    g.state = State(units={**units, ATTACKER: attacker, TARGET: target}, turn=2 if question.reserve else 1)
    return g


def runs(question: Question) -> bool:
    """Whether a unit runs towards its target, by itself or before it assaults it."""
    return question.order == "run" or (question.order == "assault" and question.turns > 1)


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


_begun = Kept(256)
"""Units with what has gone before, so that whoever asks the same again meets the same ones."""

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
        question.attacker_indoors,
        _key(question.passengers),
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
    attacker_indoors: bool,
    passengers: Asked,
) -> tuple[B, dict[str, Unit]]:
    """The table, and both units on it as they began: everything that costs time."""
    parties = (
        Party("attacker", "attacker", attacker, officer, commanded=command_vehicle),
        Party("target", "target", target, target_officer, medic, target_command_vehicle, passengers),
    )
    nations = nation_of(parties[0]), nation_of(parties[1])
    home = distance if attacker_indoors else None
    base, lines = table((parties[0],), (parties[1],), nations, options, wall, indoors, home)
    units = {}
    for id, line in lines.items():
        back = behind(id, ATTACKER if lines[id].id.startswith("attacker") else TARGET)
        units[id] = posted(id, line, distance, back, side if id == TARGET else "front")
        if indoors and units[id].seat == 1:
            units[id] = replace(units[id], inside=Floor(HOUSE.id))
        if id == ATTACKER and attacker_indoors:
            units[id] = replace(units[id], inside=Floor(HOME))
    for id, left, field in ((ATTACKER, men, "men"), (TARGET, target_men, "target_men")):
        if left is not None:
            units[id] = thinned(units[id], left, field)
    if passengers:
        aboard(base, units)
    return base, units


def aboard(g: B, units: dict[str, Unit]) -> None:
    """Seat the passengers in the target. Raises ``InputError`` if they find no seats (BA-TRN-01, BA-TRN-11)."""
    there = g.clone()
    there.state = State(units={id: unit for id, unit in units.items() if id != RIDERS})
    if not may_ride(there, units[RIDERS], units[TARGET]):
        raise InputError(say("odds-bad-field", field="passengers", problem=say("ba-refused-no-seats")))
    units[RIDERS] = replace(units[RIDERS], place="aboard", aboard=TARGET)
