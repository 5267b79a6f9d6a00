"""What an answer about a shot or an order is made of: its distributions, single chances, sentence and needed rolls."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.kept import Kept
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.previews import NeededTable, Note
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.fight_odds import ROUND
from grognard.games.bolt_action.odds.needed_numbers import hit_table, test_table
from grognard.games.bolt_action.odds.odds_follow import may_lose_weapon
from grognard.games.bolt_action.odds.questions import ATTACKER, CALLS, TARGET, Question, held_back
from grognard.games.bolt_action.odds.stage.policy import laid
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.state import Order, Unit
from grognard.odds.answers import Answer, Likelihood, Spread, percent
from grognard.odds.distributions import Distribution
from grognard.odds.outcomes import Cases

NAME = "bolt_action"

FATES = ("stands", "broken", "routed", "wiped-out", "beaten")
"""What becomes of the target: it stands, fails its morale check, is broken by pins, loses its last man, or is beaten at
close quarters."""
ORDERS = ("obeyed", "refused", "fubar")
ARRIVALS = ("2", "3", "4", "5", "6", "never")
"""The turns in which a unit in reserve may come on; of a seventh it is not said before (BA-SCN-02)."""
DAMAGE = ("none", *(name for name in tables.DAMAGE_RESULTS))
"""The rows of the damage table of armour, the worst last (BA-VEH-22)."""
CASES = {
    "fate": {fate: say(f"ba-odds-fate-{fate}") for fate in FATES},
    "order": {case: say(f"ba-odds-order-{case}") for case in ORDERS},
    "damage": {result: say(f"ba-odds-damage-{result}") for result in DAMAGE},
    "arrival": {turn: say("ba-odds-arrival-turn", turn=turn) for turn in ARRIVALS},
    "call": {case: say(f"ba-odds-call-{case}") for case in ("astray", "delayed", "arrives")},
    "riders-fate": {fate: say(f"ba-odds-fate-{fate}") for fate in FATES},
    "round": {end: say(f"ba-odds-round-{end}") for end in (*ROUND, "none")},
}
RULES: dict[str, tuple[str, ...]] = {
    "hits": ("BA-SHOOT-24",),
    "casualties": ("BA-SHOOT-26", "BA-DAM-01"),
    "pins": ("BA-PIN-01",),
    "fate": ("BA-MOR-05", "BA-PIN-05", "BA-GEN-09"),
    "order": ("BA-ORD-10", "BA-FUB-01"),
    "arrival": ("BA-SCN-05",),
    "damage": ("BA-VEH-22",),
    "own": ("BA-CQ-07", "BA-CQ-02"),
    "fire": ("BA-CQ-02", "BA-AMB-07"),
    "pinned": ("BA-PIN-01",),
    "any": ("BA-SHOOT-26", "BA-DAM-01"),
    "half": ("BA-MOR-05",),
    "destroyed": ("BA-MOR-05", "BA-PIN-05", "BA-GEN-09"),
    "contact": ("BA-CQ-03",),
    "lost": ("BA-CQ-09", "BA-GEN-09"),
    "round": ("BA-CQ-07", "BA-CQ-08"),
    "given-hit": ("BA-SHOOT-24", "BA-GEN-09"),
    "dry": ("BA-WPN-12",),
    "call": ("BA-HQ-09", "BA-HQ-10"),
    "arrives": ("BA-SCN-07", "BA-NAT-GB-02"),
    "shed": ("BA-ORD-06", "BA-ORD-11"),
    "left": ("BA-ORD-06", "BA-ORD-11"),
    "clear": ("BA-ORD-06",),
    "riders": ("BA-TRN-07", "BA-TRN-14"),
    "riders-fate": ("BA-TRN-07", "BA-TRN-13", "BA-TRN-14"),
}
"""The rules behind each distribution and each single chance."""
TITLES = {name: say(f"ba-odds-{name}") for name in (*RULES, "destroyed-vehicle")}


def spread(name: str, chances: Distribution | Cases) -> Spread:
    """A distribution with its title and rules."""
    return Spread(name, TITLES[name], chances, RULES[name], CASES.get(name, {}))


def likelihood(name: str, chance: object) -> Likelihood:
    """A single chance with its title and rules."""
    return Likelihood(name, TITLES[name], chance, RULES[name])  # type: ignore[arg-type]


def told(g: G, question: Question, aims: Aims | None, spreads: list[Spread], more: list[Likelihood]) -> Answer:
    """The answer made of its spreads, with the single chances people ask for."""
    return Answer(
        NAME,
        question,
        spreads,
        lambda: likely_of(g, spreads, more),
        summary=lambda found: _summary(g, question, found),
        tables=lambda: _tables(g, question, aims),
        notes=assumed(g, aims),
    )


def assumed(g: G, aims: Aims | None) -> list[Note]:
    """Whom a shooter is taken to pick among the men of a weapon, where he might pick the weapon itself (BA-DAM-07)."""
    fired = () if aims is None else aims.fired
    if not may_lose_weapon(
        g, g.state.units[TARGET], any(not tables.fired(each.weapon, each.way).small_arm for each in fired)
    ):
        return []
    return [Note(say("ba-odds-assumed-man", target=g.context.profile(TARGET).name), ["BA-DAM-07"])]


def told_alone(g: G, question: Question, spreads: list[Spread], likely: list[Likelihood]) -> Answer:
    """The answer about a unit's own order, whatever stands opposite."""

    def summary(found: Answer) -> Message:
        shed, obeyed = found["shed"].mean, percent(found["order"]["obeyed"])
        unit, clear = g.context.profile(ATTACKER).name, percent(found.chance("clear"))
        return say("ba-odds-summary-rally", unit=unit, obeyed=obeyed, shed=f"{float(shed):.2f}", clear=clear)

    return Answer(NAME, question, spreads, likely, summary=summary, tables=lambda: _tables(g, question, None))


def likely_of(g: G, spreads: list[Spread], more: list[Likelihood]) -> list[Likelihood]:
    """The single chances that follow from distributions: a pin, a man, half the men, the end, the end given a hit."""
    by_name = {each.name: each.chances for each in spreads}
    pins, fates, casualties = by_name["pins"], by_name["fate"], by_name.get("casualties")
    assert isinstance(pins, Distribution)
    assert isinstance(fates, Cases)
    likely = [likelihood("pinned", pins.at_least(1))]
    if isinstance(casualties, Distribution):
        men = len(g.state.units[TARGET].men)
        likely.append(likelihood("any", casualties.at_least(1)))
        likely.append(likelihood("half", casualties.at_least((men + 1) // 2)))
    likely += more
    destroyed = fates.but("stands")
    title = "destroyed" if casualties else "destroyed-vehicle"
    likely.append(Likelihood("destroyed", TITLES[title], destroyed, RULES["destroyed"]))
    hits = by_name.get("hits")
    if isinstance(hits, Distribution) and (hit := hits.at_least(1)):
        likely.append(likelihood("given-hit", destroyed / hit))
    return likely


def _summary(g: G, question: Question, found: Answer) -> Message:
    vehicle = "damage" in found.names
    assault = question.order in ("assault", "overrun")
    called = question.order in CALLS
    kind = question.order if question.order in ("assault", "overrun") else "call" if called else ""
    return say(
        f"ba-odds-summary-{kind}" if kind else "ba-odds-summary",
        unit=g.context.profile(ATTACKER).name,
        target=g.context.profile(TARGET).name,
        inches=f"{question.range:g}",
        cover="indoors" if question.indoors else question.cover,
        order="reserve" if question.reserve else question.order or "shot",
        turns=question.turns,
        obeyed=percent(found["order"]["obeyed"]) if "order" in found.names else 100,
        mean="" if vehicle else f"{float(found['casualties'].mean):.2f}",
        some=0 if vehicle else percent(found.chance("any")),
        pinned=percent(found.chance("pinned")),
        destroyed=percent(found.chance("destroyed")),
        lost=percent(found.chance("lost")) if assault else 0,
        vehicle=str(vehicle).lower(),
    )


def _tables(g: G, question: Question, aims: Aims | None) -> Iterator[NeededTable]:
    """The order test, then the rolls to hit."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    order, assaulted = order_asked(question)
    if question.order in CALLS:
        return
    if question.order and morale.order_needs_test(g, unit, order, assaulted):
        modifiers = morale.order_modifiers(g, unit, assaulted)
        yield test_table(g, unit, modifiers, morale.test_value(g, unit, modifiers))
        if unit.pins and aims is not None and g.setup.options["pin_loss_on_pass"] == "on":
            unit = replace(unit, pins=unit.pins - 1)
            aims = aims_of(g, question, unit)
    if aims is not None:
        yield hit_table(g, unit, target, aims)


def aims_of(g: G, question: Question, unit: Unit) -> Aims:
    """The volleys a question is about, if the unit looks so when it fires."""
    target = g.state.units[TARGET]
    holding, moved = held_back(question, unit), question.moved or question.order == "advance"
    if not unit.is_vehicle:
        way = question.way
        return _aims.of(
            (unit, target, g.context), (holding, moved, way), lambda: aim.aims(g, unit, target, holding, moved, way=way)
        )
    battery = laid(g, unit, question)
    return aim.aims(g, unit, target, holding, moved, laid=battery) if battery else Aims((), "none")


PLAIN: dict[str, Order] = {"advance": "advance", "overrun": "run", "rally": "rally"}
"""The orders that are given for what is asked about, where it is not Fire nor an assault."""


_aims = Kept(512)
"""The volleys of units as they stand, known from the last time the same was asked."""


def order_asked(question: Question) -> tuple[Order, str | None]:
    """The order a question is about, and whom it assaults."""
    if question.order == "assault":
        return "run", TARGET
    return PLAIN.get(question.order, "fire"), None
