"""What is asked of Operation World War II."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2.data import prices
from grognard.games.operation_ww2.data.forces import load_force
from grognard.games.operation_ww2.data.maps import building_size, load_map
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.damage import COVERS, fate
from grognard.games.operation_ww2.data.templates import TANK_PANIC
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.rules.area.scatter import come_down, drift, scatter_factor
from grognard.games.operation_ww2.rules.buildings.demolition import calibre_value, fall_by, roof_by
from grognard.games.operation_ww2.rules.crews.mobility import mobility
from grognard.games.operation_ww2.rules.driving.overrunning import evading
from grognard.games.operation_ww2.rules.driving.ramming import CLASSES, evasion, tables_of, weight_of_terrain
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, DEAD, HIT, accuracy, shielded, to_damage, to_hit
from grognard.games.operation_ww2.rules.fire.weapons import holds_still, markers, shots_of
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.vehicle_fire.fates import pierced, protected
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Machine
from tests.seeds.asked.common import default_in, named, offers_in, on, shown_in
from tests.seeds.facts import catalogue

__all__ = [
    "ASTRAY",
    "CLASSES",
    "COVERS",
    "FACES",
    "HIT",
    "PASSED",
    "TANK_PANIC",
    "accuracy",
    "come_down",
    "detection_range",
    "drift",
    "evading",
    "evasion",
    "holds_still",
    "load_map",
    "on",
    "passing",
    "pierced",
    "protected",
    "shielded",
    "tables_of",
    "to_hit",
    "weight_of_terrain",
]

shown, offers, default = shown_in("operation_ww2"), offers_in("operation_ww2"), default_in("operation_ww2")
CM = 1000
NONE = "\N{EN DASH}"
RATES = named((row.id, say(f"az-sheet-rate-{row.id}")) for row in TABLES.rates.values())
NATIONS = named((row.id, row.name) for row in TABLES.nations.values())
GUN, LIGHT_MORTAR, HEAVY_HOWITZER = "pak-40", "light-mortar", "150-mm-howitzer"
FIRST_MAP = "crossroads-farm"
HALF_TRACK = next(row.id for row in TABLES.vehicles.values() if row.type == "half-track")
MANY_WHEELS = next(row.id for row in TABLES.vehicles.values() if row.wheels > 4)
OPTIONS = {option.name: option.default for option in catalogue("operation_ww2").options.values()}


def limit(id: str) -> int | float:
    """A single number of the rules, lengths in centimetres."""
    row = TABLES.limits[id]
    value = row.value / CM if row.unit == "cm" else row.value
    return int(value) if value == int(value) else value


LIMITS: Any = SimpleNamespace(
    context=SimpleNamespace(
        tables=TABLES, limit=lambda id: TABLES.limits[id].value, half=lambda number: (number + 1) // 2
    ),
    setup=SimpleNamespace(options=OPTIONS),
)
"""As much of a battle as these formulas look at."""


# ---- cards, orders, movement -------------------------------------------------------------------------------------


def nation(name: str, what: str) -> int | str:
    """What a nation's hand is."""
    row = TABLES.nations[NATIONS[name]]
    if what == "Cards":
        return row.base
    return english(say(f"az-sheet-exchange-{row.when}", count=row.exchange))


def hand(units: int) -> int:
    """How many cards an American force of so many units draws first."""
    force = load_force("us-1944")
    alike = tuple(replace(force.unit[0], id=f"unit-{number}") for number in range(units))
    return replace(force, unit=alike, join=()).hand()


def order(name: str, what: str) -> str:
    """What an order allows, as players say it."""
    row = TABLES.orders[name.lower().replace(" ", "-")]
    if what == "Fires":
        return row.fires
    return "yes" if (row.detection if what == "Detected" else row.interrupts) else "no"


def rate(name: str, what: str) -> int:
    """How far a type goes, in centimetres."""
    return int(getattr(TABLES.rates[RATES[name]], what.lower()) or 0) // CM


def cost(kind: str) -> int:
    """What crossing it costs on foot, in centimetres."""
    return TABLES.terrain[kind].infantry.cost // CM


def going(kind: str) -> str:
    """Whether a kind of terrain is slow, on foot, on wheels and on tracks."""
    row = TABLES.terrain[kind]
    return ", ".join("slow" if each.slow else "free" for each in (row.infantry, row.wheeled, row.tracked))


def wheel_counts(kind: str) -> set[int]:
    """The numbers of wheels that vehicles of a kind have."""
    return {row.wheels for row in TABLES.vehicles.values() if row.type == kind}


def wheels(*kinds: str) -> str:
    """The fewest and the most wheels of some kinds."""
    found = sorted(set().union(*map(wheel_counts, kinds)))
    return str(found[0]) if len(found) == 1 else f"{found[0]}{NONE}{found[-1]}"


def stand_ins() -> str:
    """Who looks out for a dead commander, in order."""
    rows = [row for row in TABLES.tasks.values() if row.stands_in]
    return ", ".join(row.id for row in sorted(rows, key=lambda row: row.stands_in))


# ---- fire and damage ---------------------------------------------------------------------------------------------


def number(weapon: str, target: Any, *modifiers: str) -> str:
    """What a weapon needs to hit a kind of target, with these modifiers."""
    need = TABLES.weapons[weapon].numbers.against(target)
    return NONE if need is None else f"{need - sum(TABLES.to_hit[each].value for each in modifiers)}+"


def damage(table: Any, die: int, cover: Any) -> str:
    """What a die of damage does to somebody in a cover."""
    return str(to_damage(TABLES, table, 0, cover).reached(die))


def kills(table: Any, cover: Any) -> str:
    """From which face on a die of damage kills somebody in a cover."""
    test = to_damage(TABLES, table, 0, cover)
    return f"{min(face for face in range(1, FACES + 1) if test.reached(face) == DEAD)}+"


def harms(harm: Any) -> str:
    """What a result does in no, light, medium and heavy cover."""
    return ", ".join(fate(harm, cover) for cover in COVERS)


def arc(id: str) -> int:
    """How far a weapon swings, in degrees."""
    return int(TABLES.arcs[id].degrees)


def serving(weapon: str) -> int:
    """How many men serve a weapon besides who fires it."""
    return TABLES.weapons[weapon].assistants


def every(weapon: str, crew: int) -> int:
    """Every how many turns a weapon fires that has so many to serve it."""
    return 1 + markers(TABLES.weapons[weapon], crew)


def shots_of_half(weapon: str) -> int:
    """How many shots a machine gun has that nobody serves."""
    return shots_of(LIMITS, TABLES.weapons[weapon], 0)


def has(weapon: str, *traits: Any) -> str:
    """Which of these traits a weapon has."""
    return ", ".join(trait for trait in traits if TABLES.weapons[weapon].has(trait))


def special(weapon: str) -> int:
    """The radius of its special round."""
    found = TABLES.weapons[weapon].special
    assert found is not None
    return found.template


def least_range(group: str) -> int:
    """The least range of a group of weapons, in centimetres."""
    return min(row.minimum for row in TABLES.weapons.values() if row.group == group) // CM


def gun_class(name: str, target: str) -> str:
    """What a class of guns adds to damage against a class of target."""
    return f"{getattr(TABLES.gun_classes[name.lower()], target.lower()):+}"


def faces(row: Any) -> str:
    """The faces of a row."""
    return str(row.first) if row.first == row.last else f"{row.first}{NONE}{row.last}"


def flame(kind: str, result: str, what: str) -> str:
    """A cell of the tables of flame at vehicles."""
    row = (TABLES.light_flame if kind == "light" else TABLES.heavy_flame)[result]
    return faces(row) if what == "faces" else row.effects.text


def scatter(distance: int, sees: bool = True) -> int:
    """How often the scatter die counts at so many centimetres."""
    return scatter_factor(TABLES, OPTIONS, distance * CM, sees)


def moves(vehicle: str, *lost: Any) -> str:
    """How a vehicle moves that has lost these parts."""
    return mobility(Machine(lost=lost), TABLES.vehicles[vehicle], int(limit("wheels-halved-at-once")))


# ---- buildings and smoke -----------------------------------------------------------------------------------------


def size(name: str, storeys: str) -> str:
    """The least outline of a size of building."""
    row = TABLES.building_sizes[name]
    outline, levels = (row.one, 1) if storeys == "one storey" else (row.more, 2)
    assert building_size(*outline, levels) == name
    assert building_size(outline[0] - 1, outline[1], levels) != name
    return " × ".join(str(each // CM) for each in outline)


def falls(totals: str, what: Any) -> str:
    """What these totals of demolition do to a size of building, as players say it."""
    return english(say(f"az-sheet-fall-{_same({fall_by(LIMITS, what, total) for total in _totals(totals)})}"))


def roof(totals: str, what: Any) -> str:
    """What these totals do to its roof."""
    return english(say(f"az-sheet-roof-{_same({roof_by(LIMITS, what, total) for total in _totals(totals)})}"))


def _totals(text: str) -> range:
    first, _, last = text.partition(NONE)
    return range(int(first), int(last or first) + 1)


def _same(found: set[Any]) -> str:
    (one,) = found
    return str(one)


def calibre(millimetres: int) -> str:
    """What a calibre adds to demolition."""
    value = calibre_value(LIMITS, millimetres)
    return "none" if value is None else f"{value:+}" if value else "0"


def price(extra: Any) -> int:
    """What something bought besides costs."""
    return prices.price(cast(prices.Extra, extra), TABLES, OPTIONS)


def device(id: str, what: str) -> str:
    """A cell of the table of smoke devices."""
    row = TABLES.smoke_devices[id]
    if what == "range":
        return str(row.range // CM) if row.range else NONE
    if what == "arc":
        return ", ".join(row.arc) or NONE
    return str({"radius": row.template, "clouds": row.templates, "points": row.points}[what])
