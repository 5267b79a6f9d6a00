"""What may be asked about a unit's shooting or assault without a battle, and the little battle it is asked in."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta
from msgspec.json import decode, encode

from grognard.core.battle import Battle
from grognard.core.book.reading import unknown
from grognard.core.engine.dice import Waiting
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.core.systems import system
from grognard.games.wh40k5.data.armies import Army, ArmyUnit, Models, army_names, load_army
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.zones import STANDARD
from grognard.games.wh40k5.ground.context import INCH, B, brought, models_of
from grognard.games.wh40k5.ground.placing import block, placed
from grognard.games.wh40k5.odds.hit_odds import squad_of
from grognard.games.wh40k5.odds.morale_odds import unit_left
from grognard.games.wh40k5.odds.wound_odds import Squad, orders
from grognard.games.wh40k5.rules.units.characters import joined_from_the_start, takes_in
from grognard.games.wh40k5.rules.vehicles.boarding import ON_FOOT, has_room
from grognard.games.wh40k5.state.setup import Setup
from grognard.games.wh40k5.state.state import Model, State, Unit
from grognard.space.mapfile import Map
from grognard.space.plane import gap
from grognard.space.terrain import Ground

ATTACKER, TARGET = "a.attacker", "b.target"
ABOARD, BESIDE = "b.aboard", "b.beside"
"""Those in the target, and those beside it."""
JOINED = {"a.joined": ATTACKER, "b.target_joined": TARGET}
"""The characters there may be in both units."""
SIDE = 400 * INCH
"""How wide and deep the empty table is: nothing on it is ever near an edge."""
MIDDLE = SIDE // 2
FARTHEST = 100
SEATS = {"attacker": "a", "target": "b", "joined": "a", "target_joined": "b", "aboard": "b", "beside": "b"}
"""The fields that name units, and whose they are."""
DARK = next(row.id for row in TABLES.deployments.values() if row.night_turns)
"""How both sides have deployed in a battle that begins by night (WH-GAME-05)."""
ASSAULT, SHOOT = 6, 12
"""How far away the target is where a question does not say, in inches."""

Cover = Literal["none", "6+", "5+", "4+", "3+"]
Face = Literal["front", "side", "rear"]
Speed = Literal["stationary", "combat", "cruising", "flat-out"]
Inches = Annotated[float, Meta(ge=0.5, le=FARTHEST)]
Attack = Literal["shoot", "assault", "ram", "tank-shock", "deep-strike", "move", "reserve", "regroup"]
Given = Literal["nothing", "hit"]
Until = Literal["round", "end"]
Count = Annotated[int, Meta(ge=1, le=60)]


class Question(Record, kw_only=True):
    """One unit's shooting at another, its assault on it, its ram or tank shock, its deep strike beside it; or, whoever
    the target is, its move through dangerous ground, its coming from reserve, its regrouping once it flees; each
    unit named by its list or described (see ``unit_of``). ``joined`` and ``target_joined`` are characters in them,
    "": nobody.

    ``range`` is in inches from every firer to the nearest of the target (None: 12, of an assault 6), of who flees to
    the edge of the table (None: far). ``cover`` is the
    target's save before it goes to ground, which it has done or does if it is ``down``. ``firing`` are the ways to fire
    preferred where a model has several; without, each fires what promises most. ``models`` and ``target_models`` are
    how many are left; ``hurt`` and ``target_hurt`` the Wounds that one of the models of most Wounds has lost already.
    Of vehicles: the ``face`` struck, the ``speed`` of the target in its last move, and that the attacker has ``moved``
    at combat speed; the unit ``aboard`` of a target that may explode, and one of its side ``beside`` it, all models of
    it ``beside_at`` inches off.

    Of shooting: by ``night`` it is rolled for how far the attacker sees; ``given`` that anything of it hits, in an
    assault any blow of the attacker, however many rounds it takes, of a ram that the target does not dodge.
    ``through`` difficult terrain an assault goes, and all of a deep strike comes down in it. Of an assault: in a
    ``later`` round nobody charges; ``until`` the end or for one round (of vehicles only walkers fight on); ``engaged``
    and ``target_engaged`` are how many fight at most, ``at_joined`` and ``target_at_joined`` how many of the enemy
    strike the character of the attacker, and of the target (None: nobody as long as anybody of his unit is left).
    """

    attacker: str
    target: str
    joined: str = ""
    target_joined: str = ""
    attack: Attack = "shoot"
    range: Inches | None = None
    cover: Cover = "none"
    moved: bool = False
    down: bool = False
    firing: tuple[str, ...] | None = None
    models: Count | None = None
    target_models: Count | None = None
    face: Face = "front"
    speed: Speed = "stationary"
    night: bool = False
    given: Given = "nothing"
    hurt: Count | None = None
    target_hurt: Count | None = None
    through: bool = False
    later: bool = False
    until: Until = "round"
    engaged: Count | None = None
    target_engaged: Count | None = None
    at_joined: Count | None = None
    target_at_joined: Count | None = None
    aboard: str = ""
    beside: str = ""
    beside_at: Inches = 1
    options: dict[str, str] = {}

    @property
    def away(self) -> float:
        """The distance in inches."""
        if self.range is not None:
            return self.range
        return SHOOT if self.attack in ("shoot", "deep-strike") else ASSAULT

    @property
    def save(self) -> int | None:
        """The cover save of the target; None: it has none."""
        return None if self.cover == "none" else int(self.cover[0])


def check(question: Question) -> None:
    """Refuse what cannot be. Raises ``InputError`` naming the field."""
    for field, each in named(question):
        unit_of(field, each)
    for weapon in question.firing or ():
        if weapon not in TABLES.weapons:
            raise fault("firing", unknown(weapon, TABLES.weapons))


def stage(question: Question) -> B:
    """The little battle in which the question is asked: both units on an empty table, ``ATTACKER`` and ``TARGET``. It
    is the attacker's player turn, and all its models stand in one place, the target about the middle."""
    check(question)
    return _drawn(encode(replace(question, cover="none", firing=None, given="nothing", range=question.away)))


@lru_cache(maxsize=256)
def _drawn(asked: bytes) -> B:
    """The little battle as units stand in it, for all questions that differ in nothing they stand by."""
    question = decode(asked, type=Question)
    bare, squads = _stage(tuple(named(question)), tuple(sorted(question.options.items())))
    g = bare.clone()
    attacker, target = (g.state.units[id] for id in (ATTACKER, TARGET))
    target = _thinned(target, squads[TARGET], question.target_models, "target_models")
    attacker = _thinned(attacker, squads[ATTACKER], question.models, "models")
    target = _drawn_up(_wounded(g, target, question.target_hurt, "target_hurt"), question)
    attacker = _facing(_wounded(g, attacker, question.hurt, "hurt"), target, question)
    phase = "assault" if question.attack == "assault" else "shooting"
    others = [unit for id, unit in g.state.units.items() if id in (ABOARD, BESIDE)]
    others = [_about(g, unit, target, round(question.beside_at * INCH)) for unit in others]
    g.state = replace(
        g.state.with_units(attacker, target, *others), phase=phase, deployment=DARK if question.night else ""
    )
    return g


def _thinned(unit: Unit, squad: Squad, models: int | None, field: str) -> Unit:
    """A unit with so many models left: those its owner would miss least are gone. Raises ``InputError`` for more than
    it has."""
    if models is None or models == len(unit.models):
        return replace(unit, fresh=len(unit.models))
    if models > len(unit.models) or unit.is_vehicle:
        raise fault(field, say("wh-odds-too-many", most=len(unit.models)))
    gone = len(unit.models) - models
    parts: list[tuple[int, ...]] = list(squad.parts)
    for at in orders(squad, ())[0]:
        taken = min(gone, len(parts[at]))
        parts[at] = parts[at][: len(parts[at]) - taken]
        gone -= taken
    left = unit_left(unit, tuple(parts))
    return replace(left, fresh=models)


def _wounded(g: B, unit: Unit, lost: int | None, field: str) -> Unit:
    """A unit one of whose models has lost so many Wounds: the last of those that have most. Raises ``InputError`` where
    it would not live."""
    if lost is None:
        return unit
    hurt = max(reversed(unit.models), key=lambda model: model.wounds)
    if lost >= hurt.wounds or hurt.is_vehicle:
        raise fault(field, say("wh-odds-too-many", most=max(hurt.wounds - 1, 0)))
    models = (replace(model, wounds=model.wounds - lost) if model is hurt else model for model in unit.models)
    return replace(unit, models=tuple(models))


def _drawn_up(unit: Unit, question: Question) -> Unit:
    """The target in ranks about the middle of the table, the attacker to the south of it; vehicles with the face that
    is asked about turned to him."""
    turn = {"front": 180_000, "side": 90_000, "rear": 0}[question.face]
    models = tuple(replace(model, facing=turn, speed=question.speed) for model in unit.models)
    unit = placed(replace(unit, models=models), block(unit, (MIDDLE, MIDDLE), 1))
    return replace(unit, down=2) if question.down and not unit.is_vehicle else unit


def _facing(unit: Unit, target: Unit, question: Question) -> Unit:
    """The attacker to the south, every model of it as far as is asked from the nearest of the target."""
    away = round(question.away * INCH)
    speed = "combat" if question.moved else "stationary"
    places: dict[tuple[int, object], int] = {}
    models = []
    for model in unit.models:
        here = replace(model, facing=0, speed=speed)
        key = model.radius, model.of.hull
        if key not in places:
            places[key] = _post(here, target, away)
        models.append(replace(here, x=MIDDLE, y=places[key]))
    return replace(unit, models=tuple(models), place="table", moved=question.moved, activated=True)


def _about(g: B, unit: Unit, vehicle: Unit, away: int) -> Unit:
    """A unit aboard the target, or beside it, every model so far off on the side that is turned from the attacker.
    Raises ``InputError`` where the target does not take those aboard (WH-VEH-16)."""
    if unit.id == ABOARD:
        on_foot = all(model.of.type == ON_FOOT for model in unit.models)
        if not on_foot or not has_room(g, unit, vehicle):
            raise fault("aboard", say("wh-odds-no-seats", target=g.context.name(vehicle.id)))
        return replace(unit, place="aboard", aboard=vehicle.id)
    models = (replace(model, x=MIDDLE, y=2 * MIDDLE - _post(model, vehicle, away)) for model in unit.models)
    return replace(unit, models=tuple(models))


def _post(model: Model, target: Unit, away: int) -> int:
    """How far south a model stands that is so far from the nearest of the target, to a thousandth of an inch."""
    low, high = MIDDLE, MIDDLE + away + 10 * INCH * (len(target.models) + 2)
    while high - low > 1:
        middle = (low + high) // 2
        here = replace(model, x=MIDDLE, y=middle)
        if min(gap(here.body, other.body) for other in target.models) > away:
            high = middle
        else:
            low = middle
    return low


@lru_cache(maxsize=256)
def _stage(asked: tuple[tuple[str, str], ...], options: tuple[tuple[str, str], ...]) -> tuple[B, dict[str, Squad]]:
    """The part of a little battle that costs time, for all questions about these units."""
    game: Any = system("wh40k5")
    units = {field: unit_of(field, each) for field, each in asked}
    first, second = (_army({field: units[field] for field in units if SEATS[field] == seat}) for seat in "ab")
    table = Map("odds", "Odds", Ground(SIDE, SIDE, ()))
    setup = Setup(table, (first, second), STANDARD, game.setups.house_rules(dict(options)))
    context = game.rules.context(setup)
    found: dict[str, Unit] = {}
    for field, each in units.items():
        id = f"{SEATS[field]}.{field}"
        context.special[id] |= brought(each.special)
        models = models_of(id, replace(each.listed, id=field))
        seat = "ab".index(SEATS[field])
        found[id] = Unit(id=id, seat=seat, kind=each.listed.unit, models=models, started=len(models), place="table")
    joining = [(id, host) for id, host in JOINED.items() if id in found]
    for id, host in joining:
        if not found[id].of.character or found[host].of.character or not takes_in(found[host]):
            raise fault(id.partition(".")[2], say("wh-odds-no-joining"))
    found = joined_from_the_start(found, joining)
    state = State(units=found, turn=1, player_turn=1)
    battle = Battle.at(game, setup, Waiting(), state, context=context)
    return battle, {id: squad_of(battle, found[id]) for id in (ATTACKER, TARGET)}


def named(question: Question) -> list[tuple[str, str]]:
    """The units a question names, by its fields."""
    fields = {field: getattr(question, field) for field in SEATS}
    return [(field, name) for field, name in fields.items() if name]


def _army(units: dict[str, Described]) -> Army:
    lines = tuple(replace(unit.listed, id=field, transport_of="", joins="") for field, unit in units.items())
    first, *_ = units
    return Army(format="grognard-army", version=1, system="wh40k5", name=first, nation=lines[0].of.nation, unit=lines)


# ---- units named in words --------------------------------------------------------------------------------------------


EXAMPLE = "7 space-marine + 1 space-marine missile-launcher + 1 sergeant power-fist"
"""A unit in words."""
MOST = 60
"""The most models a described unit may have."""


class Described(NamedTuple):
    """A unit asked about: its line in an army, and the special rules it has besides."""

    listed: ArmyUnit
    special: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def listed() -> dict[str, ArmyUnit]:
    """The units of the lists that come with the game, by their names in a question."""
    return {f"{name}/{unit.id}": unit for name in army_names() for unit in load_army(name).unit}


@lru_cache(maxsize=512)
def unit_of(field: str, text: str) -> Described:
    """The unit a question names: ``orks-500/mob-1``, or words: numbers of models, each with what it has bought, then
    special rules; the unit they are may stand before them, with a colon. Raises ``InputError`` naming the field and
    what is wrong.

    >>> unit_of("attacker", "orks-500/mob-1").listed.size
    20
    >>> found = unit_of("target", "9 boy + 1 nob power-klaw bosspole, feel-no-pain")
    >>> found.listed.unit, [(row.model, row.count, row.upgrades) for row in found.listed.models], found.special
    ('boyz', [('boy', 9, ()), ('nob', 1, ('power-klaw', 'bosspole'))], ('feel-no-pain',))
    """
    known = listed()
    if text in known:
        return Described(known[text])
    if "/" in text or not re.match(r"[0-9]|[a-z0-9-]+(~[\w-]+)?:", text):
        raise fault(field, unknown(text, known))
    models, *special = (part.strip() for part in text.split(","))
    unit, colon, words = models.rpartition(":")
    for rule in special:
        if rule not in TABLES.special:
            raise fault(field, unknown(rule, TABLES.special))
    rows = tuple(_row(field, part.strip()) for part in words.split("+"))
    if sum(row.count for row in rows) > MOST:
        raise fault(field, say("wh-odds-too-many", most=MOST))
    return Described(
        ArmyUnit(id=field, unit=_entry(field, unit, rows) if colon else entry_of(field, rows), models=rows),
        tuple(special),
    )


def _entry(field: str, unit: str, rows: tuple[Models, ...]) -> str:
    """An entry that is named before its models."""
    if unit not in TABLES.units:
        raise fault(field, unknown(unit, TABLES.units))
    parts = [part.model for part in TABLES.units[unit].part]
    for row in rows:
        if row.model not in parts:
            raise fault(field, unknown(row.model, parts))
    return unit


def entry_of(field: str, rows: tuple[Models, ...]) -> str:
    """The first entry of the army lists that may have all these models."""
    wanted = {row.model for row in rows}
    for entry in TABLES.units.values():
        if wanted <= {part.model for part in entry.part}:
            return entry.id
    raise fault(field, say("wh-odds-no-such-unit", models=", ".join(sorted(wanted))))


def _row(field: str, text: str) -> Models:
    found = re.fullmatch(r"([0-9]{1,2}) ([a-z0-9-]+(?:~[\w-]+)?)((?: [a-z0-9-]+(?:~[\w-]+)?)*)", text)
    if found is None or not 1 <= int(found[1]) <= MOST:
        raise fault(field, say("wh-odds-bad-words", words=text))
    model, upgrades = found[2], tuple(found[3].split())
    if model not in TABLES.models:
        raise fault(field, unknown(model, TABLES.models))
    offered = [upgrade.gear for upgrade in TABLES.models[model].upgrades]
    for gear in upgrades:
        if gear not in offered:
            raise fault(field, unknown(gear, offered))
    return Models(model=model, count=int(found[1]), upgrades=upgrades)


def fault(field: str, problem: object) -> InputError:
    """What is wrong with a field of a question."""
    return InputError(say("odds-bad-field", field=field, problem=problem))  # type: ignore[arg-type]
