"""What is asked of Bolt Action."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.core.battle import Battle
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.sheets.figures import plain
from grognard.core.words import english
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.data.tables import (
    DAMAGE_RESULTS,
    FACINGS,
    GRADES,
    GROUNDS,
    HIGH_EXPLOSIVE,
    HIT_MODIFIERS,
    QUALITIES,
    RANKS,
    RATES,
    TARGET_VALUES,
    WEAPONS,
    fired,
)
from grognard.games.bolt_action.data.weapons import Dice
from grognard.games.bolt_action.ground.driving import Limits, chassis, limits
from grognard.games.bolt_action.ground.formulas import BASE_TO_HIT, need_to_damage, need_to_hit, need_to_strike
from grognard.games.bolt_action.guide.sheet import FIGHT, SHOOTING
from grognard.games.bolt_action.rules.movement.reactions import charged
from grognard.games.bolt_action.rules.shooting.modifiers import hit_modifier
from grognard.games.bolt_action.rules.turn.fates import FRIENDLY_FIRE, FUBAR, FUBAR_CHART, PANIC, RALLY_PINS, order_test
from grognard.games.bolt_action.rules.turn.fubar import MISTAKE_RANGE
from grognard.games.bolt_action.rules.turn.legality import awaits_order
from grognard.games.bolt_action.rules.turn.morale import check_modifiers, order_modifiers
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.turn.turn import may_keep
from grognard.games.bolt_action.rules.vehicles.fates import beaten, damage_table, outcome_of
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import table_bonus
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import ORDERS, State, Unit
from tests.games.bolt_action.table import Posted, of, play, squad, vehicle
from tests.seeds.asked.common import named, offers_in, on, shown_in

__all__ = [
    "DAMAGE_RESULTS",
    "FACINGS",
    "FIGHT",
    "FRIENDLY_FIRE",
    "FUBAR_CHART",
    "GRADES",
    "HIT_MODIFIERS",
    "INCH",
    "MISTAKE_RANGE",
    "ORDERS",
    "PANIC",
    "QUALITIES",
    "RALLY_PINS",
    "RANKS",
    "SHOOTING",
    "TARGET_VALUES",
    "beaten",
    "damage_table",
    "english",
    "fired",
    "need_to_damage",
    "need_to_strike",
    "on",
    "outcome_of",
]

shown, offers = shown_in("bolt_action"), offers_in("bolt_action")
NAMES = named((row.id, row.name) for row in WEAPONS.values() if not row.like)
TRAITS = ("assault", "team", "fixed", "one_shot", "howitzer", "indirect", "shaped_charge", "flamethrower")
TANK, RECCE = "m4-sherman", "m8-greyhound"


# ---- tables ------------------------------------------------------------------------------------------------------


def written(value: int | Dice) -> str:
    """A number, or dice."""
    return value.text if isinstance(value, Dice) else str(value)


def weapon(name: str, what: str) -> str:
    """A cell of the tables of weapons."""
    row = WEAPONS[NAMES[name]]
    if what == "range":
        return f"{plain(row.minimum)}\N{EN DASH}{plain(row.range)}" if row.minimum else plain(row.range)
    if what == "shots":
        return written(row.shots)
    if what == "pen":
        return "HE" if row.is_shell else "\N{EN DASH}" if row.pen is None else f"{row.pen:+}"
    traits = [english(say(f"ba-sheet-trait-{trait.replace('_', '-')}")) for trait in TRAITS if getattr(row, trait)]
    return ", ".join([*traits, *([f"HE ({row.he})"] if row.he else [])]) or "\N{EN DASH}"


def shell(size: str, what: str) -> str:
    """A cell of the table of high explosive."""
    row = HIGH_EXPLOSIVE[size]
    return f"{row.pen:+}" if what == "pen" else written(row.pins)


def ground(name: str, mover: str) -> str:
    """A cell of the table of grounds, as players say it."""
    return english(say(f"ba-sheet-passage-{getattr(GROUNDS[name.lower()], mover)}"))


def rate(kind: str, what: str) -> int:
    """How far a type goes in inches, or how often it pivots."""
    row = RATES[kind.lower()]
    if what in ("advance", "run"):
        return int(getattr(row, what)) // INCH
    return int(getattr(row, f"pivots_{what.replace(' ', '_')}"))


def change_to_hit(name: str, times: int = 1) -> int:
    """By how much a modifier changes what must be rolled to hit."""
    modifier = hit_modifier(name, times)
    return modifier.value if modifier.value > 0 else BASE_TO_HIT - need_to_hit([modifier])


# ---- orders and tests --------------------------------------------------------------------------------------------


def place_of(order: str) -> int:
    """The place of an order among the orders."""
    return [str(each) for each in ORDERS].index(order) + 1


def standing(*posted: Posted) -> Battle[State]:
    """A battle in which these units stand."""
    return play(Activation("a.men", "ambush"), squad("a.men", 4, 40), *posted)


def orders_a_turn() -> int:
    """How many orders a unit gets in a turn: one, if it awaits none when it has one."""
    waits = [awaits_order(standing(), with_order(order)) for order in (None, *ORDERS)]
    return sum(waits) if waits[0] else 0


def with_order(order: Any) -> Unit:
    """Infantry on the table that has this order."""
    return replace(of(standing(), "a.men"), order=order)


def keeps(order: str) -> bool:
    """Whether a unit may keep the die of this order over the end of the turn."""
    return may_keep(standing(), with_order(order))


def fubar_total() -> int:
    """The least total of an order test that is a FUBAR."""
    return min(total for total, _ in order_test(10).totals() if order_test(10).reached(total) == FUBAR)


# ---- vehicles ----------------------------------------------------------------------------------------------------


def _limits(entry: str, backwards: bool) -> Limits:
    battle = standing(vehicle("a.tank", 20, 20, entry))
    return limits(battle, of(battle, "a.tank"), "advance", backwards)


def reverse(entry: str) -> float:
    """What share of its Advance a vehicle goes in reverse."""
    return _limits(entry, True).distance / _limits(entry, False).distance


def pivots(entry: str, backwards: bool) -> int:
    """How often a vehicle turns on an Advance."""
    return int(_limits(entry, backwards).pivots)


def breakers() -> list[str]:
    """The kinds of vehicle that break through buildings."""
    found = set()
    for name, entry in ENTRIES.items():
        if entry.kind == "vehicle":
            own = hull(name)
            if own.heavy:
                found.add(own.target)
    return sorted(found, key=list(TARGET_VALUES).index)


@cache
def hull(entry: str) -> Chassis:
    """A vehicle's chassis."""
    battle = standing(vehicle("a.tank", 20, 20, entry))
    return chassis(battle, of(battle, "a.tank"))


def bonus_from(side: str) -> int:
    """What a heavy weapon gains from this side of a tank."""
    return hull(TANK).facing_bonus(side)


def open_top_from_above() -> int:
    """What it adds on the damage table that a shell falls on an open top."""
    own = hull(next(name for name, entry in ENTRIES.items() if entry.kind == "vehicle" and hull(name).open_topped))
    return table_bonus(own, True) - table_bonus(own, False)


def fear_test() -> str:
    """What men must pass who have nothing against tanks and charge one."""
    battle = standing(vehicle("b.tank", 4, 30, TANK))
    unit = of(battle, "a.men")
    (fear,) = (each.value for each in order_modifiers(battle, unit, "b.tank"))
    assert not check_modifiers(battle, unit)
    return f"order test at \N{MINUS SIGN}{-fear}"


def charged_beyond() -> int:
    """From how many inches on, this distance left out, a vehicle fires at who charges it."""

    def fires(away: float) -> bool:
        depth = hull(TANK).length / INCH / 2 + 0.492
        battle = play(Activation("a.men", "ambush"), squad("a.men", 20, 40, men=1), tank(40 - away - depth))
        return bool(charged(battle, of(battle, "a.men"), of(battle, "b.tank")))

    def tank(y: float) -> Posted:
        return vehicle("b.tank", 20, y, TANK, facing=180)

    return max(inches for inches in range(1, 12) if not fires(inches)) if fires(11) else 0
