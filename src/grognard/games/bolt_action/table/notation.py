"""How positions of Bolt Action are written down.

    bolt_action
    nation a british
    nation b german
    turn 2
    asks orders a
    a.firer 3 rifle @24,30 pins 1
    b.gunners mmg-team veteran 3 @24,10 25.7,10 27.1,10 order ambush
    b.tank panzer-iv @30,8/180

A unit's words: its entry in the army book (without one an infantry section), its quality (without one regular), its men
(``5 rifle`` or ``1 nco:smg 4 rifleman:rifle``, of a team or a gun only how many), ``with`` its special rules. Places
are inches from the upper left corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from grognard.core.book.reading import unknown
from grognard.core.engine.procedures import Frame
from grognard.core.messages import say
from grognard.core.notation.lines import UnitLine, Words
from grognard.core.notation.notation import Begun
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import (
    GUN_BASE,
    MAN_BASE,
    WEAPON_BASE,
    Army,
    ArmyUnit,
    ModelGroup,
    Role,
    load_army,
)
from grognard.games.bolt_action.data.entries import ENTRIES, SPECIALS, Entry
from grognard.games.bolt_action.data.maps import KINDS, load_map
from grognard.games.bolt_action.data.tables import NATIONS, QUALITIES, WEAPONS
from grognard.games.bolt_action.ground import formation
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder, OrdersPhase
from grognard.games.bolt_action.rules.turn.scenarios import Engagement, Turns
from grognard.games.bolt_action.rules.turn.turn import Turn
from grognard.games.bolt_action.state.state import DrawnDie, Model, State, Unit
from grognard.space.formations import about
from grognard.space.notation import MapNotation
from grognard.space.plane import Point

SECTION = "infantry-section"
HOME = ("british", "german")
"""Whose armies fight where no line says it."""
WITH = "with"
MOST, WIDEST = 30, 160
"""How many men a group has at most, and how many millimetres a base measures."""


def orders(state: State, seat: int) -> Begun:
    """The seat's die has been drawn, and it chooses a unit and an order (BA-TURN-02)."""
    die = DrawnDie(seat)
    drawn = state.drawn if state.drawn[-1:] == (die,) else (*state.drawn, die)
    stack = (*turn_of(state), Frame.at(OrdersPhase(), "carry_out"))
    return Begun(replace(state, drawn=drawn), stack, (ChooseOrder(seat),))


def draw(state: State, seat: int) -> Begun:
    """The next die is about to be drawn (BA-TURN-05)."""
    return Begun(state, (*turn_of(state), Frame.at(OrdersPhase(), "draw_die")))


def turn_of(state: State) -> tuple[Frame, ...]:
    """The turn under way."""
    return (
        Frame.at(Engagement(), "count"),
        Frame.at(Turns(state.turn), "late_arrivals"),
        Frame.at(Turn(state.turn), "end"),
    )


class Notation(MapNotation):
    """See the module."""

    unit_type = Unit
    army_type = Army
    load_army = staticmethod(load_army)
    load_map = staticmethod(load_map)
    model_type = Model
    own = frozenset({"id", "seat", "quality"})
    own_of_model = frozenset({"id", "x", "y", "radius", "length", "width"})
    spacing = 1400
    kinds = KINDS
    home = HOME
    example = (
        "bolt_action\n"
        "table 48 x 48\n"
        "piece wood copse 20,20 28,26 height 4\n"
        "asks orders a\n"
        "a.firer 3 rifle @24,30 pins 1\n"
        "a.mg mmg-team veteran 3 @30,30 31.7,30 33.1,30\n"
        "b.foe 1 nco:smg 4 rifleman:rifle @24,10 25.4,10 26.8,10 - 29.6,10 order down\n"
        "b.tank panzer-iv @30,8/180\n"
    )
    nations = NATIONS
    steps = {"orders": orders, "draw": draw}

    # ---- armies ------------------------------------------------------------------------------------------------------

    def listed(self, unit: UnitLine) -> ArmyUnit:
        """The unit of an army that its words describe. Raises ``InputError`` naming the line."""
        words, rules = split_rules(unit)
        entry = words.pop(0) if words and words[0] in ENTRIES else SECTION
        quality = words.pop(0) if words and words[0] in QUALITIES else "regular"
        kind = ENTRIES[entry]
        if words and not words[0].isdecimal():
            raise unit.line.error(unknown(words[0], (*ENTRIES, *QUALITIES)))
        groups = single(kind, words, unit.line) if len(words) < 2 else men_of(kind, words, unit.line)
        for misfit in filter(None, (SPECIALS[rule].misfit(quality) for rule in rules)):
            raise unit.line.error(misfit)
        name = unit.id.partition(".")[2]
        return ArmyUnit(id=name, entry=entry, quality=quality, men=groups, rules=rules)  # type: ignore[arg-type]

    def tell_unit(self, listed: ArmyUnit) -> str:
        """Entry, quality and men in full."""
        men = [word for group in listed.men for word in (str(group.count), tell_group(group))]
        return " ".join((listed.entry, listed.quality, *men, *((WITH, *listed.rules) if listed.rules else ())))

    # ---- the state ---------------------------------------------------------------------------------------------------

    def offsets(self, models: Sequence[Model], facing: int) -> Sequence[Point]:
        """A gun's crew stand close behind it (BA-ART-01), all others in a row."""
        if models[0].role != "gun":
            return super().offsets(models, facing)
        return [about((0, 0), place, facing) for place in formation.offsets("line", models)]

    def placed(self, unit: Unit, places: Sequence[str]) -> Unit:
        """A direction is that of the vehicle, or of the whole unit: of its gun or its Fixed weapon (BA-GEN-12)."""
        found: Unit = super().placed(unit, places)
        if found.is_vehicle:
            return found
        facing = next((model.facing for model in found.models if model.facing), 0)
        return replace(found, facing=facing, models=tuple(replace(model, facing=0) for model in found.models))

    def moved(self, unit: Unit, places: Sequence[str], dx: int, dy: int, turn: int) -> list[str]:
        """What is Fixed turns with its unit, if a direction is told with its place."""
        if not unit.is_vehicle and unit.models and any("/" in place for place in places):
            unit = replace(unit, models=(replace(unit.models[0], facing=unit.facing), *unit.models[1:]))
        return super().moved(unit, places, dx, dy, turn)

    def lost(self, unit: Unit) -> Unit:
        """Destroyed before."""
        return replace(unit, models=(), place="destroyed")

    def follows(self, state: State) -> dict[str, Any]:
        """The dice of units that have an order have been drawn, and it is the second turn."""
        ordered = [unit for unit in state.units.values() if unit.order is not None and not unit.kept]
        return {"turn": 2, "drawn": tuple(DrawnDie(unit.seat, unit.id, unit.order) for unit in ordered)}


# ---- the words of a unit ---------------------------------------------------------------------------------------------


def split_rules(unit: UnitLine) -> tuple[list[str], tuple[str, ...]]:
    """A unit's words before ``with``, and its special rules after it."""
    words = list(unit.words)
    rules = tuple(words[words.index(WITH) + 1 :]) if WITH in words else ()
    for rule in rules:
        if rule not in SPECIALS:
            raise unit.line.error(unknown(rule, SPECIALS))
    return words[: words.index(WITH)] if WITH in words else words, rules


def single(kind: Entry, words: Sequence[str], line: Words) -> tuple[ModelGroup, ...]:
    """The models of a unit of which at most the number of men is told."""
    if kind.kind == "vehicle":
        return (ModelGroup(1, "vehicle", tuple(mount.weapon for mount in kind.mounts)),)
    men = line.count(words[0], MOST) if words else kind.men
    if kind.kind == "artillery":
        return ModelGroup(1, "gun", (kind.team_weapon,), GUN_BASE), ModelGroup(men, "crew")
    if kind.team_weapon:
        crew = [ModelGroup(1, "gunner", (kind.team_weapon,), WEAPON_BASE)]
        crew += [ModelGroup(1, "loader")] if men > 1 else []
        crew += [ModelGroup(men - 2, "assistant")] if men > 2 else []
        return tuple(crew)
    first = ModelGroup(1, "officer", ("pistol",)) if kind.rank else ModelGroup(1, "nco", ("rifle",))
    return (first, ModelGroup(men - 1, "rifleman", ("rifle",))) if men > 1 else (first,)


def men_of(kind: Entry, words: Sequence[str], line: Words) -> tuple[ModelGroup, ...]:
    """The models of a unit told group by group; of a squad told by weapons alone the first man is its NCO."""
    if len(words) % 2:
        raise line.error(say("notation-form", form="a.squad 1 smg 4 rifle @24,30"))
    groups: list[ModelGroup] = []
    for count, what in zip(words[::2], words[1::2], strict=True):
        number = line.count(count, MOST)
        role, colon, rest = what.partition(":")
        if colon or role in get_args(Role):
            groups.append(group_of(number, role, rest, line))
            continue
        leads = not groups and (kind.nco or bool(kind.rank))
        if leads:
            groups.append(group_of(1, "officer" if kind.rank else "nco", what, line))
        if number > leads:
            groups.append(group_of(number - leads, "rifleman", what, line))
    return tuple(groups)


def group_of(count: int, role: str, rest: str, line: Words) -> ModelGroup:
    """Models of a role with weapons joined by ``+``, and after a stroke the width of their bases in millimetres."""
    carried, _, base = rest.partition("/")
    weapons = tuple(carried.split("+")) if carried else ()
    if role not in get_args(Role):
        raise line.error(unknown(role, get_args(Role)))
    for weapon in weapons:
        if weapon not in WEAPONS:
            raise line.error(unknown(weapon, WEAPONS))
    return ModelGroup(count, role, weapons, line.count(base, WIDEST) if base else MAN_BASE)  # type: ignore[arg-type]


def tell_group(group: ModelGroup) -> str:
    """A group's role, weapons and base, as ``group_of`` reads them."""
    base = f"/{group.base_mm}" if group.base_mm != MAN_BASE else ""
    return f"{group.role}:{'+'.join(group.weapons)}{base}"
