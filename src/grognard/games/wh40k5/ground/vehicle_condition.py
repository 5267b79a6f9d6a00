"""The state of a vehicle's crew and machine: shaken, stunned, weapons left, speed (WH-VEH-07, WH-VEH-22, WH-VEH-23)."""

from __future__ import annotations

from collections import Counter

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.ground import Speed
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.state import Model, State, Unit

STATIONARY, COMBAT, CRUISING, FLAT_OUT = TABLES.speeds


def tank_of(state: State, id: str) -> Model:
    """The tank of this id. Raises ``KeyError`` if it is gone."""
    return state.units[owner_of(id)].model(id)


def is_under_way(state: State, id: str) -> bool:
    """Whether a tank is still there and can drive on (WH-VEH-14, WH-VEH-15)."""
    found = next((model for model in state.units[owner_of(id)].models if model.id == id), None)
    return found is not None and not is_halted(state, found)


def lasts_until(state: State, seat: int) -> int:
    """The player turn to whose end a crew of this seat stays shaken or stunned: its owner's next; suffered in his own
    turn, the one after it (WH-VEH-23)."""
    return state.player_turn + (2 if state.active == seat else 1)


def is_shaken(state: State, model: Model) -> bool:
    """Whether a vehicle may not shoot for its crew (WH-VEH-07)."""
    return model.shaken is not None and state.player_turn <= model.shaken


def is_stunned(state: State, model: Model) -> bool:
    """Whether a vehicle may neither move nor shoot for its crew (WH-VEH-07)."""
    return model.stunned is not None and state.player_turn <= model.stunned


def is_halted(state: State, model: Model) -> bool:
    """Whether a vehicle cannot move at all: it is immobilised or stunned (WH-VEH-07)."""
    return model.immobilised or is_stunned(state, model)


def weapons_left(model: Model) -> tuple[str, ...]:
    """The weapons of a vehicle not destroyed, as often as it has them; a walker's close combat weapon is one, hull
    equipment such as smoke launchers none (WH-VEH-22)."""
    armed = Counter(gear for gear in model.gear if gear not in TABLES.wargear and gear not in TABLES.grenades)
    return tuple((armed - Counter(model.broken)).elements())


def speed_of(model: Model) -> Speed:
    """The class of speed a vehicle moved at in the last movement phase of its own."""
    return TABLES.speeds[model.speed]


def is_open_topped(model: Model) -> bool:
    """Whether a vehicle is open-topped (WH-VEH-12)."""
    return "open-topped" in model.of.classes


def is_fast(model: Model) -> bool:
    """Whether a vehicle is fast (WH-VEH-12)."""
    return "fast" in model.of.classes


def is_skimmer(model: Model) -> bool:
    """Whether a vehicle is a skimmer (WH-VEH-12)."""
    return "skimmer" in model.of.classes


def is_tank(model: Model) -> bool:
    """Whether a vehicle is a tank (WH-VEH-13)."""
    return "tank" in model.of.classes


def in_squadron(g: G, unit: Unit) -> bool:
    """Whether a vehicle fights in a squadron: the last one left is an ordinary vehicle again, by the option
    ``squadron_of_one`` (WH-VEH-08, WH-VEH-35)."""
    alone = len(unit.models) == 1 and g.setup.options["squadron_of_one"] == "ordinary"
    return unit.of.squadron and unit.is_vehicle and not alone


def attacks_lost(state: State, model: Model) -> int:
    """How many attacks a walker lacks: one while it is stunned or immobilised, once only (WH-VEH-11); shaken crews lose
    none. It always has one left."""
    helpless = model.is_walker and (model.immobilised or is_stunned(state, model))
    return TABLES.limits["walker-attacks-lost"].value if helpless else 0


def needs_to_strike(model: Model) -> int | None:
    """What attackers need to hit a vehicle other than a walker: by its speed in its own last movement phase; None: no
    roll (WH-VEH-10)."""
    return None if model.immobilised else speed_of(model).struck
