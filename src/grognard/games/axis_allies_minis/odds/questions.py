"""What may be asked about an attack without a battle, and the little battle a question is asked in."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from grognard.core.battle import Battle
from grognard.core.book.reading import unknown
from grognard.core.engine.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.systems import system
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.armies import Army, ArmyUnit, army_names, load_army
from grognard.games.axis_allies_minis.data.card_descriptions import described, is_description
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.maps import MapFile
from grognard.games.axis_allies_minis.data.tables import MARKERS, OBSTACLES, SIDES, TERRAIN, Condition
from grognard.games.axis_allies_minis.ground.context import B
from grognard.games.axis_allies_minis.state.conditions import HEAVY_ARMOR
from grognard.games.axis_allies_minis.state.events.attack import Occasion
from grognard.games.axis_allies_minis.state.setup import Setup
from grognard.games.axis_allies_minis.state.state import Obstacle, State, Unit
from grognard.space.hex.grid import Direction, Hex, from_offset

COLUMNS, ROWS, COLUMN, ROW = 3, 28, 1, 25
"""The little map, and where the target stands on it: the attacker is straight north of it."""
FARTHEST = ROW - 1
HEDGEROW, PILLBOX = "hedgerow", "pillbox"

ATTACKER, TARGET, FLANK = "a.attacker", "b.target", "a.flank"


class Question(Record, kw_only=True):
    """An attack by one card on another, each named by its id, by its title or as a unit of an army that comes with the
    game (``us-100/a``), or described in words (see ``described``).

    ``range`` is in hexes. ``cover`` is the terrain the target stands in, or ``hedgerow``; ``standing`` that of the
    attacker. ``facing`` is the side of a Vehicle that is met. ``occasion`` and ``weapon`` as in an ``Attack``;
    ``attacks``: by how many units alike, one after another in the same phase. The conditions are face-up markers,
    ``markers`` those face down on the target; ``target_moved``: it has moved or attacked in this battle. ``beside`` are
    cards of friends adjacent to the attacker; ``enfilade``: another stands where it turns the target away (AAM-ENF-02).
    ``borrowed`` is the card of which an improviser has taken the dice over (AAM-SA-86). ``charge``: in a Banzai Charge,
    from the target's own hex (AAM-SA-76). ``target_spent``: its Heavy Armor has discarded a marker before (AAM-SA-42).
    ``given``: that many hits at least are known to be scored by each attack. ``others`` are cards of those in the
    target's hex who are attacked along with it, each with a roll of its own, by Blast, a salvo or grazing fire
    (AAM-SA-06, AAM-SA-16, AAM-GRAZE-06). ``through``: what a target that is fired at in reaction has to enter and cross
    before (see ``odds_move``); nobody fires at all if there are no ``attacks``.
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
    attacks: Annotated[int, Meta(ge=0, le=12)] = 1
    disrupted: bool = False
    damaged: bool = False
    target_disrupted: bool = False
    target_damaged: bool = False
    target_moved: bool = False
    target_spent: bool = False
    markers: tuple[Condition, ...] = ()
    beside: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    enfilade: bool = False
    borrowed: str = ""
    charge: bool = False
    given: Annotated[int, Meta(ge=0, le=3)] = 0
    others: Annotated[tuple[str, ...], Meta(max_length=6)] = ()
    through: Annotated[tuple[str, ...], Meta(max_length=6)] = ()
    options: dict[str, str] = {}

    def __post_init__(self) -> None:
        """Cards go by their ids, however they were named."""
        force_setattr(self, "attacker", card_named(self.attacker))
        force_setattr(self, "target", card_named(self.target))
        force_setattr(self, "borrowed", card_named(self.borrowed))
        for field in ("beside", "others"):
            if cards := getattr(self, field):
                force_setattr(self, field, tuple(map(card_named, cards)))


def card_named(text: str) -> str:
    """The id of the card somebody names by its title or as a unit of an army; any other text as it is.

    >>> card_named("BAR Gunner"), card_named("german-100/panzer-iv"), card_named("nothing")
    ('bar-gunner', 'panzer-iv-ausf-g', 'nothing')
    """
    if text in CARDS or not text:
        return text
    army, _, unit = text.partition("/")
    if unit and army in army_names():
        return next((each.card for each in load_army(army).unit if each.id == unit), text)
    return _titles().get(text.casefold(), text)


def _no_unit(text: str) -> Message:
    """That there is no such army, or no such unit in it."""
    army, _, unit = text.partition("/")
    if army not in army_names():
        return unknown(army, army_names())
    return unknown(unit, [each.id for each in load_army(army).unit])


@cache
def _titles() -> dict[str, str]:
    """The ids of cards by their titles; cards that share one have to be named by their ids."""
    found: dict[str, list[str]] = {}
    for card in CARDS.values():
        found.setdefault(english(card.name).casefold(), []).append(card.id)
    return {title: ids[0] for title, ids in found.items() if len(ids) == 1}


@cache
def covers() -> tuple[str, ...]:
    """What may cover a target: kinds of terrain, a hedgerow, a pillbox."""
    return ("none", *(kind.id for kind in TERRAIN.values() if kind.cover != "none"), HEDGEROW, PILLBOX)


ON_THE_WAY = (
    *(kind.id for kind in TERRAIN.values()),
    *SIDES,
    *(kind.id for kind in OBSTACLES.values() if kind.danger or kind.soldiers.roll or kind.vehicles.roll),
)
"""What a target may have to enter or cross: kinds of hexes, what lies on sides, obstacles."""


def check(question: Question) -> None:
    """Refuse names there are not. Raises ``InputError`` naming the field."""
    for field, value, names in (
        ("attacker", question.attacker, CARDS),
        ("target", question.target, CARDS),
        ("cover", question.cover, covers()),
        ("standing", question.standing, TERRAIN),
        *(("beside", friend, CARDS) for friend in question.beside),
        *(("others", other, CARDS) for other in question.others),
        *(("through", what, ON_THE_WAY) for what in question.through),
        *((("borrowed", question.borrowed, CARDS),) if question.borrowed else ()),
    ):
        if value in names:
            continue
        if names is CARDS and is_description(value):
            try:
                described(value)
            except InputError as error:
                raise InputError(say("odds-bad-field", field=field, problem=error.message)) from error
        else:
            problem = _no_unit(value) if names is CARDS and "/" in value else unknown(value, names)
            raise InputError(say("odds-bad-field", field=field, problem=problem))
    if not question.attacks and not question.through:
        raise InputError(say("odds-bad-field", field="attacks", problem=say("aam-odds-nobody-fires")))
    known = MARKERS[CARDS[question.target].type].hits
    for marker in question.markers:
        if marker not in known:
            raise InputError(say("odds-bad-field", field="markers", problem=unknown(marker, known)))


def stage(question: Question) -> B:
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
        question.others,
        tuple(sorted(question.options.items())),
    )
    g = base.clone()
    here = from_offset(COLUMN, ROW if question.charge else ROW - question.range)
    target = target_of(question)
    units = {ATTACKER: attacker_of(ATTACKER, question, here), TARGET: target}
    units |= friends_of("a", question, here)
    if question.others:
        units |= others_of(question, target)
    if question.enfilade:
        units[FLANK] = flanker(question)
    g.state = State(units=units, turn=1, phase=phase_of(question), obstacles=obstacles_of(question))
    return g


def obstacles_of(question: Question) -> dict[str, Obstacle]:
    """The pillbox the target is in, if it is (AAM-TERRAIN-15)."""
    if question.cover != PILLBOX:
        return {}
    return {PILLBOX: Obstacle(id=PILLBOX, kind=PILLBOX, at=from_offset(COLUMN, ROW))}


def attacker_of(id: str, question: Question, at: Hex, facing: Direction = Direction.S) -> Unit:
    """The attacker as a question describes it."""
    return Unit(
        id=id,
        seat=0,
        card=question.attacker,
        place="map",
        at=at,
        facing=facing,
        disrupted=question.disrupted,
        damaged=question.damaged,
        borrowed=question.borrowed or None,
    )


def target_of(question: Question, facing: str = "") -> Unit:
    """The target as a question describes it."""
    return Unit(
        id=TARGET,
        seat=1,
        card=question.target,
        place="map",
        at=from_offset(COLUMN, ROW),
        facing=Direction.N if (facing or question.facing) == "front" else Direction.S,
        disrupted=question.target_disrupted,
        damaged=question.target_damaged,
        hits=question.markers,
        stirred=question.target_moved,
        exposed=question.target_moved,
        spent=(HEAVY_ARMOR,) if question.target_spent else (),
    )


def friends_of(name: str, question: Question, here: Hex) -> dict[str, Unit]:
    """The friends beside an attacker."""
    found = {}
    for number, card in enumerate(question.beside):
        id = f"{name}.friend-{number}"
        found[id] = Unit(id=id, seat=0, card=card, place="map", at=here.neighbours[number - 2], facing=Direction.S)
    return found


def others_of(question: Question, target: Unit) -> dict[str, Unit]:
    """Those who are attacked along with a target, in its hex."""
    ids = (f"b.other-{number}" for number in range(len(question.others)))
    return {
        id: Unit(id=id, seat=1, card=card, place="map", at=target.at, facing=target.facing)
        for id, card in zip(ids, question.others, strict=True)
    }


def flanker(question: Question) -> Unit:
    """The friend that turns the target away (AAM-ENF-02)."""
    behind = from_offset(COLUMN, ROW).neighbour(Direction.S)
    return Unit(id=FLANK, seat=0, card=question.attacker, place="map", at=behind)


def phase_of(question: Question) -> Any:
    """The phase an attack is made in."""
    occasion = question.occasion or ("airstrike" if CARDS[question.attacker].type == "aircraft" else "assault")
    return occasion if occasion in ("assault", "airstrike") else "movement" if occasion != "grazing" else "assault"


@lru_cache(maxsize=512)
def _stage(
    attacker: str,
    target: str,
    cover: str,
    standing: str,
    range: int,
    beside: tuple[str, ...],
    enfilade: bool,
    others: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
) -> B:
    """The part of a little battle that costs time, for all questions about these cards on this ground."""
    friends = [ArmyUnit(id=f"friend-{number}", card=card) for number, card in enumerate(beside)]
    flank = [ArmyUnit(id="flank", card=attacker)] if enfilade else []
    places = ((ROW - range, standing),) if standing != "clear" and range else ()
    struck = [ArmyUnit(id=f"other-{number}", card=card) for number, card in enumerate(others)]
    attackers = (ArmyUnit(id="attacker", card=attacker), *friends, *flank)
    return staged(attackers, (ArmyUnit(id="target", card=target), *struck), ground(cover, places), options)


def staged(
    attackers: tuple[ArmyUnit, ...],
    targets: tuple[ArmyUnit, ...],
    map: MapFile,
    options: tuple[tuple[str, str], ...],
) -> B:
    """A battle of these units on a map, none of them on it yet."""
    game: Any = system("axis_allies_minis")
    armies = _army("attackers", "allies", attackers), _army("targets", "axis", targets)
    rules = game.setups.house_rules(dict(options))
    setup = Setup("odds", map, ("south", "north"), armies, rules, 100, 1945)
    return Battle.at(game, setup, Waiting(), State(units={}))


def _army(name: str, side: Literal["axis", "allies"], units: tuple[ArmyUnit, ...]) -> Army:
    return Army(format="grognard-army", version=1, system="axis_allies_minis", name=name, side=side, unit=units)


@lru_cache(maxsize=64)
def ground(cover: str, places: tuple[tuple[int, str], ...]) -> MapFile:
    """An open map with the target's terrain, and another ground in rows; as long as it has to be."""
    rows = max(ROWS, *(row + 2 for row, _ in places)) if places else ROWS
    signs = [["."] * COLUMNS for _ in [None] * rows]
    if cover in TERRAIN:
        signs[ROW][COLUMN] = TERRAIN[cover].sign
    for row, standing in places:
        signs[row][COLUMN] = TERRAIN[standing].sign
    return MapFile(
        format="grognard-hex-map",
        version=1,
        title="Odds",
        terrain="\n".join("".join(line) for line in signs),
        objective="A1",
        zones={"north": (1, 5), "south": (rows - 4, rows)},
        hedgerows=(f"{'ABC'[COLUMN]}{ROW + 1} N",) if cover == HEDGEROW else (),
    )
