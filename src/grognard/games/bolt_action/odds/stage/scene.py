"""Several units about one target, each with its order: the little battle of a plan made without a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ArmyUnit
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.odds_units import Asked
from grognard.games.bolt_action.odds.questions import CALLS, PLANNED, Question, begun, check, order_before, runs
from grognard.games.bolt_action.odds.stage.policy import answers
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
from grognard.games.bolt_action.rules.movement.reactions import CHARGE_FIRE
from grognard.games.bolt_action.rules.shooting.smoke import has_smoke
from grognard.games.bolt_action.state.choices import GiveOrder, ShootAt
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Floor, State, Unit
from grognard.odds.asking import Counter, Scene

TARGET = "b.target"
SHARED = (
    "target",
    "target_men",
    "target_pins",
    "target_officer",
    "down",
    "side",
    "target_command_vehicle",
    "medic",
    "wall",
    "indoors",
    "options",
)
"""What all attacks on one target have in common."""
FAN = (0, 14, -14, 28, -28, 42)
"""By how many degrees each attacker stands to one side, so that nobody is in another's way."""


def scene(questions: Sequence[Question], counter: Counter | None) -> Scene:
    """Each attacker at its range from the target. Raises ``Refused`` where the questions are not about one target, or
    the attackers not of one nation."""
    first = questions[0]
    for question in questions:
        check(question)
        if question.order in CALLS:
            raise Refused(say("ba-odds-scene-call"), "BA-HQ-11")
        if question.attacker_indoors or question.passengers or question.order == "rally":
            raise Refused(say("ba-odds-scene-alone"), "BA-TURN-03")
        if question.reserve:
            raise Refused(say("ba-odds-scene-turns"), "BA-TURN-03")
        if question.order == "smoke" and question.options.get("smoke") != "on":
            raise Refused(say("ba-odds-scene-smoke"), "BA-WPN-16")
        for field in SHARED:
            if getattr(question, field) != getattr(first, field):
                raise Refused(say("odds-scene-differs", field=say(f"ba-odds-field-{field.replace('_', '-')}")))
    parties = tuple(
        Party(
            f"attacker-{number}",
            "attacker",
            _key(question.attacker),
            question.officer,
            commanded=question.command_vehicle,
        )
        for number, question in enumerate(questions, 1)
    )
    nations = {nation_of(party) for party in parties}
    if len(nations) > 1:
        raise Refused(say("ba-odds-scene-nations"))
    target = Party(
        "target", "target", _key(first.target), first.target_officer, first.medic, first.target_command_vehicle
    )
    base, lines = table(
        parties,
        (target,),
        (nations.pop(), nation_of(target)),
        tuple(sorted(first.options.items())),
        first.wall,
        first.indoors,
    )
    g = base.clone()
    units = {id: _placed(id, lines, questions) for id in lines}
    g.state = State(units=units, turn=1)
    names = tuple(f"a.{party.name}" for party in parties)
    covers = {name: question.cover for name, question in zip(names, questions, strict=True)}
    if counter is not None:
        if counter.question.order in PLANNED:
            raise Refused(say("ba-odds-scene-counter"), "BA-TURN-03")
        if counter.question.reserve or counter.question.turns > 1:
            raise Refused(say("ba-odds-scene-turns"), "BA-TURN-03")
        covers[TARGET] = counter.question.cover
    running = {name: (TARGET, near(each)) for each, name in zip(questions, names, strict=True) if runs(each)}
    g.context = with_cover(base, covers).with_runs(running)
    attacks = tuple(attack(g, question, name) for question, name in zip(questions, names, strict=True))
    back = () if counter is None else step(g, counter.question, TARGET, names[counter.against])
    between = tuple(meanwhile(g, question, name) for question, name in zip(questions, names, strict=True))
    exposed = tuple(question.order in NEARING for question in questions)
    return Scene(g, TARGET, names, attacks, back, exposed, between, told_between(questions))


ANSWERED = 2
"""In more turns than so many both sides do not fire at each other in a plan: it would take too long."""

NEARING = ("run", "assault", "overrun")
"""The orders on which a unit goes up to its target, and may be fired at on its way."""


def near(question: Question) -> int:
    """How near to its target a unit runs: as stated, or to where nobody fires at its charge (BA-CQ-02)."""
    return CHARGE_FIRE if question.run_to is None else round(question.run_to * INCH)


def attack(g: G, question: Question, unit: str) -> tuple[tuple[Choice, ...], ...]:
    """What a unit does in one turn after another: the same again, but that who assaults in the last of several runs
    there before (BA-CQ-01, BA-ORD-03)."""
    last = step(g, question, unit, TARGET)
    if question.order != "assault":
        return (last,) * question.turns
    first = step(g, replace(question, order="run"), unit, TARGET)
    return (*(first,) * (question.turns - 1), last)


def meanwhile(g: G, question: Question, unit: str) -> tuple[tuple[Choice, ...], tuple[Choice, ...]]:
    """What the target does between two turns of an attack: before the one ends it rallies or fires at the attacker, and
    one that is stated to be Down, which does neither, goes Down first in the next (BA-TURN-06)."""
    match question.meanwhile:
        case "rally":
            return (GiveOrder(TARGET, "rally"),), ()
        case "fire":
            back = replace(question, order="fire", moved=False, holding=None, way=None, reaction="stand")
            return step(g, back, TARGET, unit), ()
    return (), (GiveOrder(TARGET, "down"),) if question.down else ()


def told_between(questions: Sequence[Question]) -> Message | None:
    """What the target does between turns, in a sentence; None where no attack goes on for several. Raises ``Refused``
    where attacks do not say the same of it."""
    longer = [question for question in questions if question.turns > 1]
    if not longer:
        return None
    if any(question.meanwhile == "fire" and question.turns > ANSWERED for question in longer):
        raise Refused(say("ba-odds-scene-fire", most=ANSWERED), "BA-TURN-06")
    if len({question.meanwhile for question in longer}) > 1:
        raise Refused(say("odds-scene-differs", field=say("ba-odds-field-meanwhile")))
    down = "yes" if longer[0].down else "no"
    return say("ba-odds-between", meanwhile=longer[0].meanwhile, down=down)


def _key(asked: Asked) -> Asked:
    return asked if isinstance(asked, str) else asked.key


def _placed(id: str, lines: Mapping[str, ArmyUnit], questions: Sequence[Question]) -> Unit:
    """A unit of the scene, its officer or medic behind it."""
    own = id.removesuffix("-officer").removesuffix("-medic").removesuffix("-command")
    back = behind(id, own)
    line = lines[id]
    first = questions[0]
    if own == TARGET:
        unit = posted(id, line, 0, back, first.side if own == id else "front")
        if first.indoors:
            unit = replace(unit, inside=Floor(HOUSE.id))
        if own != id:
            return unit
        order = next(filter(None, map(order_before, questions)), None)
        unit = replace(unit, pins=first.target_pins, order=order)
        return unit if first.target_men is None else thinned(unit, first.target_men, "target_men")
    number = int(own.rpartition("-")[2]) - 1
    question = questions[number]
    aside = 0 if ENTRIES[lines[TARGET].entry].kind == "vehicle" else FAN[number]
    unit = posted(id, line, round(question.range * INCH), back, "front", aside)
    if own != id:
        return unit
    unit = begun(unit, question)
    return unit if question.men is None else thinned(unit, question.men, "men")


def step(g: G, question: Question, unit: str, target: str) -> tuple[Choice, ...]:
    """An attack as an order with its answers. Raises ``Refused`` where there is no smoke to lay (BA-WPN-16)."""
    if question.order == "ambush":
        return (GiveOrder(unit, "ambush", loaded=question.way),)
    if question.order == "smoke":
        if not has_smoke(g, g.state.units[unit]):
            raise Refused(say("ba-odds-no-smoke", unit=g.context.profile(unit).name), "BA-WPN-16")
        laid = (ShootAt(target, (), smoke=True, way=way) for way in ("indirect", None))
        return (GiveOrder(unit, "fire"), *laid, *answers(g, question, unit, target))
    if question.order == "assault":
        order = GiveOrder(unit, "run", target)
    elif question.order in ("run", "overrun"):
        order = GiveOrder(unit, "run")
    else:
        order = GiveOrder(unit, "advance" if question.order == "advance" or question.moved else "fire")
    return (order, *answers(g, question, unit, target))
