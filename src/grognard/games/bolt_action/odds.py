"""The exact odds of shots and fire orders: hits, men lost, pins, morale and rout (BA-SHOOT, BA-DAM, BA-MOR)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from operator import mul
from typing import Any

from grognard.core.battle import Battle
from grognard.core.decisions import Choice
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.procedures import Procedure
from grognard.core.records import replace
from grognard.core.scene import NeededTable
from grognard.games.bolt_action import aim, gunnery, legality, morale
from grognard.games.bolt_action.armies import ModelGroup, army_names, load_army
from grognard.games.bolt_action.choices import GiveOrder, Laid, ShootAt
from grognard.games.bolt_action.entries import ENTRIES
from grognard.games.bolt_action.events import Volley
from grognard.games.bolt_action.forecasts import TALLIES, trials
from grognard.games.bolt_action.formulas import chance_to_pass
from grognard.games.bolt_action.gunnery import Aims
from grognard.games.bolt_action.odds_follow import (
    DAMAGE,
    Consequences,
    Suffered,
    shortcuts,
    stated_policy,
    suffered,
    usual,
)
from grognard.games.bolt_action.odds_question import ATTACKER, TARGET, Question, held_back, stage
from grognard.games.bolt_action.odds_toll import Toll, fires, toll
from grognard.games.bolt_action.odds_units import usual_men
from grognard.games.bolt_action.orders import Activation
from grognard.games.bolt_action.shoot import Shoot
from grognard.games.bolt_action.state import Order, State
from grognard.games.bolt_action.tables import RANKS, WEAPONS
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.asking import About, Choosable, Field
from grognard.odds.cases import Cases
from grognard.odds.futures import futures
from grognard.odds.pools import Chance, Distribution

__all__ = [
    "TALLIES",
    "Question",
    "action",
    "answer",
    "closing",
    "fields",
    "measure",
    "shortcuts",
    "trials",
    "usual",
    "variations",
]

G = Battle[State]
NAME = "bolt_action"

FATES = ("stands", "broken", "routed", "wiped-out")
"""What becomes of the target: it stands, fails its morale check, is broken by pins, or loses its last man."""
DAMAGE_CASES = {result: say(f"ba-odds-damage-{result}") for result in DAMAGE}
CASES = {fate: say(f"ba-odds-fate-{fate}") for fate in FATES}
ORDERS = ("obeyed", "refused", "fubar")
ORDER_CASES = {case: say(f"ba-odds-order-{case}") for case in ORDERS}
TITLES = {
    name: say(f"ba-odds-{name}")
    for name in ("hits", "casualties", "pins", "fate", "order", "pinned", "any", "half", "destroyed", "damage")
}
RULES: dict[str, tuple[str, ...]] = {
    "hits": ("BA-SHOOT-24",),
    "casualties": ("BA-SHOOT-26", "BA-DAM-01"),
    "pins": ("BA-PIN-01",),
    "fate": ("BA-MOR-05", "BA-PIN-05", "BA-GEN-09"),
    "order": ("BA-ORD-10", "BA-FUB-01"),
    "damage": ("BA-VEH-22",),
}


def answer(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a question asked without a battle."""
    g = stage(question)
    holding = held_back(question, g)
    moved = question.moved or question.order == "advance"
    if question.reaction == "down" and not question.down and not question.order:
        g.state = g.state.with_units(replace(g.state.units[TARGET], order="down"))
    found = aimed(g, question, holding, moved)
    if isinstance(found, Refused):
        return refusal(NAME, question, found)
    if question.order:
        return _order(g, question, found, fractions)
    return _shot(g, question, holding, moved, found, fractions)


def aimed(g: G, question: Question, holding: tuple[str, ...], moved: bool) -> Aims | Refused:
    """The volleys of the shot asked about, or why it cannot be made."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    names = {"unit": g.context.profile(ATTACKER).name, "target": g.context.profile(TARGET).name}
    if question.pins >= morale.base_morale(unit):
        return Refused(say("ba-odds-broken-already", unit=names["unit"], pins=question.pins), "BA-PIN-05")
    if question.target_pins >= morale.base_morale(target):
        return Refused(say("ba-odds-broken-already", unit=names["target"], pins=question.target_pins), "BA-PIN-05")
    if unit.is_vehicle:
        if question.order:
            return Refused(say("ba-odds-vehicle-order", **names), "BA-SHOOT-25")
        battery = laid(g, question)
        if battery is None:
            ways = ", ".join(str(way) for way in aim.ways(g, unit) if way is not None) or "none"
            return Refused(say("ba-odds-no-such-way", ways=ways, **names), "BA-HE-02")
        volleys = aim.aims(g, unit, target, holding, moved, laid=battery) if battery else Aims((), "none")
        if volleys.volleys:
            return volleys
        if not battery:
            return Refused(say("ba-odds-nothing-to-fire", **names), "BA-SHOOT-09")
        return Refused(say("ba-odds-out-of-range", inches=f"{question.range:g}", **names), "BA-SHOOT-29", "BA-GEN-07")
    if question.way not in aim.ways(g, unit):
        ways = ", ".join(str(way) for way in aim.ways(g, unit) if way is not None) or "none"
        return Refused(say("ba-odds-no-such-way", ways=ways, **names), "BA-HE-02", "BA-WPN-07")
    found = aim.aims(g, unit, target, holding, moved, way=question.way)
    if found.volleys:
        return found
    if not aim.armed(unit, holding, moved):
        return Refused(say("ba-odds-nothing-to-fire", **names), "BA-WPN-05", "BA-SHOOT-09")
    inches = f"{question.range:g}"
    return Refused(say("ba-odds-out-of-range", inches=inches, **names), "BA-SHOOT-29", "BA-GEN-07")


def laid(g: G, question: Question) -> tuple[Laid, ...] | None:
    """The weapons a vehicle fires: all it has, its gun as the question says; None if it cannot be fired so."""
    every = gunnery.batteries(g, g.state.units[ATTACKER])
    fitting = [each for each in every if question.way is None or question.way in [weapon.way for weapon in each]]
    return next(iter(fitting), None)


# ---- a shot ----------------------------------------------------------------------------------------------------------


def _shot(g: G, question: Question, holding: tuple[str, ...], moved: bool, aims: Aims, fractions: bool) -> Answer:
    """One shot: by formula where there is one, else the engine's dice followed to their ends."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    volleys = fires(g, unit, target, aims, moved)
    if volleys is None:
        shot = Shoot(ATTACKER, TARGET, "order", holding, moved, way=question.way)
        if unit.is_vehicle:
            shot = replace(shot, way=None, laid=laid(g, question) or ())
        spreads = _followed(g, question, shot, fractions)
        return _told(g, question, aims, spreads)
    men = len(target.men)
    found = toll(volleys, men, target.order == "down", fractions)
    consequences = _consequences(g, question, tuple(each.volley for each in aims.volleys))
    fates = _fates(found, consequences, men, fractions)
    return _told(g, question, aims, _spreads(found.hits, found.kills, found.pins, fates))


def _spreads(hits: Distribution, casualties: Distribution, pins: Distribution, fates: Cases) -> list[Spread]:
    return [
        Spread("hits", TITLES["hits"], hits, RULES["hits"]),
        Spread("casualties", TITLES["casualties"], casualties, RULES["casualties"]),
        Spread("pins", TITLES["pins"], pins, RULES["pins"]),
        Spread("fate", TITLES["fate"], fates, RULES["fate"], CASES),
    ]


def _fates(found: Toll, consequences: Consequences, men: int, fractions: bool) -> Cases:
    """What becomes of the target, each toll followed on."""
    nothing: Chance = Fraction(0) if fractions else 0.0
    wiped = routed = broken = nothing
    for pins, joint in found.struck:
        wiped += sum(joint[men], nothing)
        if consequences.routed(pins):
            routed += sum((chance for row in joint[:men] for chance in row), nothing)
        elif pins:
            for row, parts in zip(joint, consequences.broken(pins, fractions), strict=False):
                if parts:
                    broken += sum(map(mul, row, parts), nothing)
    return Cases(FATES, (1 - wiped - routed - broken, broken, routed, wiped))


def _consequences(g: G, question: Question, volleys: tuple[Volley, ...]) -> Consequences:
    """What follows from the tolls on this target; kept for other questions about it."""
    target = g.state.units[TARGET]
    burning = any(WEAPONS[volley.weapon].flamethrower for volley in volleys)
    asked = question.target if isinstance(question.target, str) else question.target.key
    key = (
        *(
            asked,
            question.target_men,
            target.pins,
            target.order,
            question.target_officer,
            question.attacker if burning else "",
        ),
        *(tuple(sorted(question.options.items())), volleys if burning else ()),
    )
    found = _known.get(key)
    if found is None:
        if len(_known) > MOST_KNOWN:
            _known.clear()
        found = _known[key] = Consequences(g, ATTACKER, TARGET, volleys if burning else ())
    return found


_known: dict[Any, Consequences] = {}
MOST_KNOWN = 512


# ---- whole orders ----------------------------------------------------------------------------------------------------


def _order(g: G, question: Question, aims: Aims, fractions: bool) -> Answer:
    """A whole order: its test, FUBAR, the reaction, the shot, morale (BA-ORD-14)."""
    order: Order = "advance" if question.order == "advance" else "fire"
    spreads = _followed(g, question, Activation(ATTACKER, order), fractions)
    spreads.append(Spread("order", TITLES["order"], _tested(g, order, fractions), RULES["order"], ORDER_CASES))
    return _told(g, question, aims, spreads)


def _tested(g: G, order: Order, fractions: bool) -> Cases:
    """Whether the order is obeyed (BA-ORD-10, BA-ORD-12, BA-FUB-01)."""
    unit = g.state.units[ATTACKER]
    passed, fubar = Fraction(1), Fraction(0)
    if morale.order_needs_test(g, unit, order):
        passed = chance_to_pass(morale.test_value(g, unit, morale.order_modifiers(g, unit)))
        fubar = Fraction(1, 36)
    exact = (passed, 1 - passed - fubar, fubar)
    return Cases(ORDERS, exact if fractions else tuple(float(chance) for chance in exact))


def _followed(g: G, question: Question, procedure: Procedure, fractions: bool) -> list[Spread]:
    """The spreads of a procedure, its dice followed to their ends."""
    men = len(g.state.units[TARGET].men)
    nothing: Chance = Fraction(0) if fractions else 0.0
    casualties: dict[int, Chance] = {}
    pins: dict[int, Chance] = {}
    fates: dict[str, Chance] = dict.fromkeys(FATES, nothing)
    damage: dict[str, Chance] = dict.fromkeys(DAMAGE, nothing)
    policy = stated_policy(ShootAt(TARGET, held_back(question, g), way=question.way), question.reaction)
    start = g.log_length

    def tag(battle: G) -> Suffered:
        return suffered(battle, TARGET, start)

    for end, chance in futures(g, procedure, policy, fractions=fractions, shortcut=shortcuts, tag=tag):
        found = tag(end)
        casualties[found.lost] = casualties.get(found.lost, nothing) + chance
        pins[found.pins] = pins.get(found.pins, nothing) + chance
        fates[FATE_OF.get(found.loss, "wiped-out") if found.loss else "stands"] += chance
        damage[found.damage] += chance
    table = Spread("damage", TITLES["damage"], Cases.of(damage), RULES["damage"], DAMAGE_CASES)
    return [
        Spread("casualties", TITLES["casualties"], _distribution(casualties, men, nothing), RULES["casualties"]),
        Spread("pins", TITLES["pins"], _distribution(pins, max(pins), nothing), RULES["pins"]),
        Spread("fate", TITLES["fate"], Cases.of(fates), RULES["fate"], CASES),
        *([table] if g.state.units[TARGET].is_vehicle else []),
    ]


FATE_OF = {"morale": "broken", "pins": "routed"}
"""The fate of a unit by what it was lost to; all else leaves nobody."""


def _distribution(chances: dict[int, Chance], most: int, nothing: Chance) -> Distribution:
    return Distribution(0, tuple(chances.get(number, nothing) for number in range(max(most, *chances) + 1)))


# ---- the answer ------------------------------------------------------------------------------------------------------


def _told(g: G, question: Question, aims: Aims, spreads: list[Spread]) -> Answer:
    """The answer made of its spreads, with the single chances people ask for."""
    by_name = {spread.name: spread.chances for spread in spreads}
    casualties, pins, fates = by_name["casualties"], by_name["pins"], by_name["fate"]
    assert isinstance(casualties, Distribution)
    assert isinstance(pins, Distribution)
    assert isinstance(fates, Cases)
    men = casualties.most
    likely = [
        Likelihood("pinned", TITLES["pinned"], pins.at_least(1), RULES["pins"]),
        Likelihood("any", TITLES["any"], casualties.at_least(1), RULES["casualties"]),
        Likelihood("half", TITLES["half"], casualties.at_least((men + 1) // 2), ("BA-MOR-05",)),
        Likelihood("destroyed", TITLES["destroyed"], 1 - fates["stands"], RULES["fate"]),
    ]
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda found: _summary(g, question, found),
        tables=lambda: _tables(g, question, aims),
    )


def _summary(g: G, question: Question, found: Answer) -> Message:
    casualties: Distribution = found["casualties"]
    return say(
        "ba-odds-summary",
        unit=g.context.profile(ATTACKER).name,
        target=g.context.profile(TARGET).name,
        inches=f"{question.range:g}",
        cover=question.cover,
        order=question.order or "shot",
        obeyed=percent(found["order"]["obeyed"]) if question.order else 100,
        mean=f"{float(casualties.mean):.2f}",
        some=percent(found.chance("any")),
        pinned=percent(found.chance("pinned")),
        destroyed=percent(found.chance("destroyed")),
        vehicle=str("damage" in found.names).lower(),
    )


def _tables(g: G, question: Question, aims: Aims) -> Iterator[NeededTable]:
    """The order test, then the rolls to hit."""
    from grognard.games.bolt_action.panels import hit_table, test_table

    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    if question.order and morale.order_needs_test(g, unit, "fire"):
        modifiers = morale.order_modifiers(g, unit)
        yield test_table(g, unit, modifiers, morale.test_value(g, unit, modifiers))
        if unit.pins and g.setup.options["pin_loss_on_pass"] == "on":
            unit = replace(unit, pins=unit.pins - 1)
            moved = question.order == "advance"
            aims = aim.aims(g, unit, target, held_back(question, g), moved, way=question.way)
    yield hit_table(g, unit, target, aims)


ABOUT: dict[str, About] = {
    **dict.fromkeys(("attacker", "pins", "moved", "holding", "way", "men", "officer"), "attacker"),
    **dict.fromkeys(("target", "cover", "target_pins", "down", "reaction", "target_men", "target_officer"), "target"),
}
"""Whom a field describes, of those that describe a unit."""
RARE = {"holding", "way", "men", "officer", "reaction", "target_men", "target_officer"}
"""The fields that few questions need."""


def fields() -> list[Field]:
    """The question's fields with the values there are to choose from."""
    listed = _units_listed()
    ranks = tuple(Choosable(rank.id, rank.name) for rank in RANKS.values())

    def field(name: str, kind: str, default: object = None, values: tuple[Choosable, ...] = ()) -> Field:
        title = say(f"ba-odds-field-{name.replace('_', '-')}")
        carried_by = "attacker" if name == "holding" else ""
        return Field(name, title, kind, default, values, ABOUT.get(name, "attack"), name in RARE, carried_by)

    def plain(what: str, *values: str) -> tuple[Choosable, ...]:
        return tuple(Choosable(value, say(f"ba-odds-{what}-{value or 'shot'}")) for value in values)

    return [
        field("attacker", "unit", None, listed),
        field("target", "unit", None, listed),
        field("range", "number", 12),
        field("cover", "choice", "none", plain("cover", "none", "soft", "hard")),
        field("pins", "whole", 0),
        field("target_pins", "whole", 0),
        field("order", "choice", "", plain("order", "", "fire", "advance")),
        field("moved", "flag", False),
        field("down", "flag", False),
        field("reaction", "choice", "stand", plain("reaction", "stand", "down")),
        field("holding", "choices", None, tuple(Choosable(row.id, row.name) for row in WEAPONS.values())),
        field("way", "choice", None, plain("way", "piercing", "explosive", "open-sights", "indirect")),
        field("men", "whole", None),
        field("target_men", "whole", None),
        field("officer", "choice", "", ranks),
        field("target_officer", "choice", "", ranks),
        field("side", "choice", "front", plain("side", "front", "side", "rear")),
        field("options", "options", {}),
    ]


@lru_cache(maxsize=1)
def _units_listed() -> tuple[Choosable, ...]:
    """The units of the lists that come with the game, then the entries of the army book."""
    found = []
    for name in army_names():
        army = load_army(name)
        found += [
            Choosable(f"{name}/{unit.id}", unit.name, army.full_name, unit.sign, unit.points, _carried(unit.men))
            for unit in army.unit
        ]
    book = say("ba-odds-army-book")
    for entry in ENTRIES.values():
        if entry.kind != "vehicle":
            points = entry.points.get("regular")
            found.append(Choosable(entry.id, entry.named(), book, entry.sign, points, _carried(usual_men(entry))))
    return tuple(found)


def _carried(men: tuple[ModelGroup, ...]) -> tuple[str, ...]:
    """The weapons these men carry."""
    return tuple(dict.fromkeys(weapon for group in men for weapon in group.weapons))


# ---- plans and comparisons -------------------------------------------------------------------------------------------


def action(g: G, choice: Choice) -> Procedure | Refused:
    """An order carried out as if its unit's die had been drawn (BA-TURN-02), or why it may not be given."""
    if not isinstance(choice, GiveOrder):
        return Refused(say("ba-odds-no-action"), "BA-TURN-02")
    unit = g.state.units.get(choice.unit)
    refused = legality.order_refusal(g, 0 if unit is None else unit.seat, choice)
    return refused or Activation(choice.unit, choice.order, choice.assault, choice.loaded)


def closing() -> Procedure | None:
    """Losses take effect at once."""
    return None


def measure(found: Answer) -> float:
    """Men lost on average; of a vehicle the chance that it is lost."""
    if "damage" in found.names:
        return float(found.chance("destroyed"))
    return float(found["casualties"].mean)


def variations(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Cover, a pin more, half and double the range, movement, going Down."""
    found: list[tuple[Message, dict[str, Any]]] = [
        (say("ba-odds-with-cover", cover=cover), {"cover": cover})
        for cover in ("none", "soft", "hard")
        if cover != question.cover
    ]
    found.append((say("ba-odds-with-pin"), {"pins": question.pins + 1}))
    found += [
        (say("ba-odds-with-range", inches=f"{question.range * factor:g}"), {"range": question.range * factor})
        for factor in (0.5, 2)
    ]
    if not question.order:
        found.append((say("ba-odds-with-move", moved=str(not question.moved).lower()), {"moved": not question.moved}))
    found.append((say("ba-odds-with-down", down=str(not question.down).lower()), {"down": not question.down}))
    return found
