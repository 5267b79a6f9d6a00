"""Decisions in words: what is asked, in one sentence, with the choices as options and drags (for the table and the
command line)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from grognard.core import questions
from grognard.core.battle import RollDice
from grognard.core.decisions import Choice, Decision
from grognard.core.messages import Message, kebab, say
from grognard.core.overlays import Spot
from grognard.core.questions import DecisionView, DiceAsk, MoveAsk, Option
from grognard.core.words import has_message
from grognard.games.wh40k5 import deployment, movement
from grognard.games.wh40k5.assault import ChooseCharge
from grognard.games.wh40k5.choices import Finish, Move, Shoot
from grognard.games.wh40k5.chronicle import argument
from grognard.games.wh40k5.context import INCH, G
from grognard.games.wh40k5.deep_strike import ChooseDrop, ChooseMisplaced
from grognard.games.wh40k5.deployment import ChoosePlace
from grognard.games.wh40k5.entering import ChooseEntry
from grognard.games.wh40k5.movement_phase import ChooseMover
from grognard.games.wh40k5.moving import ChooseWay
from grognard.games.wh40k5.objectives import ChooseObjective
from grognard.games.wh40k5.placing import zone_box
from grognard.games.wh40k5.scouts import ChooseScout
from grognard.games.wh40k5.setup_choices import PlaceObjective
from grognard.games.wh40k5.state import Unit
from grognard.games.wh40k5.turn import ChooseShooter
from grognard.space.formations import middle

SHOWN = 24
"""How many choices of a list are shown as options at most, spread over it."""
CORNERS = 32
"""How many corners the outline of a reach has."""
KEYS = {"finish": "F", "place-rest": "R", "stay-up": "S", "go-down": "G"}


def present(g: G, decision: Decision) -> DecisionView:
    """The decision as a table shows it."""
    match decision:
        case RollDice():
            return dice_view(g, decision)
        case ChooseMover() | ChooseScout():
            return mover_view(g, decision)
        case ChooseShooter():
            return shooter_view(g, decision)
        case ChooseWay() | ChooseEntry() | ChoosePlace() | ChooseDrop() | ChooseMisplaced():
            return place_view(g, decision)
        case ChooseObjective():
            return view(g, decision, "place", spread_options(g, decision))
        case ChooseCharge():
            return view(g, decision, "target", listed_options(g, decision))
        case _:
            return view(g, decision, "choose", listed_options(g, decision))


def view(g: G, decision: Decision, kind: str, options: list[Option], **more: Any) -> DecisionView:
    """A decision view that knows the unit it is about."""
    unit = getattr(decision, "unit", None)
    acting = unit if unit in g.state.units else None
    return questions.view(g, decision, kind, question(g, decision), options, acting=acting, **more)


def question(g: G, decision: Decision) -> Message:
    """What is asked, in one sentence."""
    id = f"wh-ask-{kebab(type(decision).__name__)}"
    unit = getattr(decision, "unit", None)
    name: Message | str = g.context.name(unit) if unit in g.state.units else "none"
    if not has_message(id):
        return say("wh-ask-choose", unit=name)
    allowance = getattr(decision, "allowance", 0)
    return Message(id, {"unit": name, "inches": movement.shown(allowance)})


def label(g: G, choice: Choice) -> Message:
    """A choice in a few words: its sentence with units by name, numbers and words as they are."""
    id = f"wh-choose-{kebab(type(choice).__name__)}"
    if not has_message(id):
        return say("wh-choose-other", choice=kebab(type(choice).__name__).replace("-", " "))
    return Message(id, {field: argument(g, field, getattr(choice, field)) for field in choice.__struct_fields__})


def option(g: G, choice: Choice, **more: Any) -> Option:
    """An option that sends this choice and knows which units it is about."""
    unit, target = getattr(choice, "unit", None), getattr(choice, "target", None) or getattr(choice, "transport", None)
    return questions.option(
        choice,
        more.pop("label", None) or label(g, choice),
        unit=unit if unit in g.state.units else None,
        target=target if target in g.state.units else None,
        key=KEYS.get(kebab(type(choice).__name__)),
        **more,
    )


def spread(choices: Sequence[Choice], most: int = SHOWN) -> list[Choice]:
    """At most so many of some choices, evenly spread over them."""
    if len(choices) <= most:
        return list(choices)
    return [choices[number * len(choices) // most] for number in range(most)]


def listed_options(g: G, decision: Decision) -> list[Option]:
    """The listed choices as buttons, the first as the one to take."""
    found = spread(g.choices(decision))
    named = [label(g, choice) for choice in found]
    options = []
    for number, (choice, name) in enumerate(zip(found, named, strict=True)):
        if named.count(name) > 1:
            name = say("wh-choose-way", choice=name, number=number + 1)
        options.append(option(g, choice, label=name, primary=number == 0))
    return options


def spread_options(g: G, decision: ChooseObjective) -> list[Option]:
    """Places for an objective, spread over the table."""
    found = [choice for choice in spread(g.choices(decision)) if isinstance(choice, PlaceObjective)]
    return [
        option(g, choice, label=say("wh-choose-at", x=choice.at[0] // INCH, y=choice.at[1] // INCH), primary=not number)
        for number, choice in enumerate(found)
    ]


def dice_view(g: G, decision: RollDice) -> DecisionView:
    """Real dice are asked for."""
    roll = decision.roll
    asked = say("wh-ask-dice", purpose=roll.purpose, count=roll.count)
    dice = DiceAsk(roll.count, max(roll.sides), roll.purpose)
    return questions.view(g, decision, "dice", asked, [], roll.rules, dice=dice)


# ---- moving ------------------------------------------------------------------------------------------------------


def mover_view(g: G, decision: ChooseMover | ChooseScout) -> DecisionView:
    """Each unit that may move with its reach to be dragged in, and whatever else it may do."""
    choices = g.choices(decision)
    movers = dict.fromkeys(choice.unit for choice in choices if isinstance(choice, Move))
    moves = [move_ask(g, g.state.units[id], movement.rate(g.state.units[id])) for id in movers]
    others: list[Choice] = []
    for choice in choices:
        alike = [each for each in others if type(each) is type(choice) and same_units(each, choice)]
        if not isinstance(choice, Move | Finish) and len(alike) < ALIKE:
            others.append(choice)
    options = [option(g, choice) for choice in others]
    options += [option(g, choice, primary=not moves) for choice in choices if isinstance(choice, Finish)]
    return view(g, decision, "activate", options, moves=moves, rules=["WH-MOVE-01"])


ALIKE = 3
"""How many ways of one unit to do the same thing are shown."""


def same_units(one: Choice, other: Choice) -> bool:
    """Whether two choices are about the same units."""
    return all(getattr(one, name, None) == getattr(other, name, None) for name in ("unit", "target", "transport"))


def move_ask(g: G, unit: Unit, allowance: int, **more: Any) -> MoveAsk:
    """Where a unit may go, roughly: a round as far about its middle as it moves."""
    x, y = middle(unit.models)
    reach = [
        Spot(
            min(max(round(x + allowance * sin(2 * pi * number / CORNERS)), 0), g.context.width),
            min(max(round(y - allowance * cos(2 * pi * number / CORNERS)), 0), g.context.depth),
        )
        for number in range(CORNERS)
    ]
    return MoveAsk(unit.id, allowance, [reach], **more)


Placing = ChooseWay | ChooseEntry | ChoosePlace | ChooseDrop | ChooseMisplaced


def place_view(g: G, decision: Placing) -> DecisionView:
    """Where a unit goes or comes: a drag, and a few places ready to take."""
    unit = g.state.units[decision.unit]
    options = listed_options(g, decision)[:READY]
    if isinstance(decision, ChoosePlace):
        legs = deployment.suggestion(g, unit, decision.manner)
        if legs is not None:
            sound = deployment.deployed(g, unit, legs)
            first = option(g, sound, label=say("wh-choose-sound-place"), primary=True)
            options = [first, *(each for each in options if not each.primary and each.choice != first.choice)]
    if isinstance(decision, ChooseWay):
        ask = move_ask(g, unit, decision.allowance, may_stay=decision.may_stay(unit, ()))
    else:
        ask = MoveAsk(unit.id, getattr(decision, "allowance", 0), [zone_outline(g, decision)], entering=True)
    return view(g, decision, "move", options, move=ask)


READY = 8
"""How many ways ready to take are shown beside a drag."""


def zone_outline(g: G, decision: Decision) -> list[Spot]:
    """Where a unit may be put down, roughly: its zone, the strip along its edge, or the whole table."""
    left, top, right, bottom = 0, 0, g.context.width, g.context.depth
    if isinstance(decision, ChoosePlace) and decision.manner == "deploy":
        left, top, right, bottom = zone_box(g.state.zones[decision.seat], right, bottom)
    if isinstance(decision, ChooseEntry):
        deep = decision.allowance
        match decision.edge:
            case "north":
                bottom = deep
            case "south":
                top = bottom - deep
            case "west":
                right = deep
            case "east":
                left = right - deep
    return [Spot(left, top), Spot(right, top), Spot(right, bottom), Spot(left, bottom)]


# ---- shooting ----------------------------------------------------------------------------------------------------


def shooter_view(g: G, decision: ChooseShooter) -> DecisionView:
    """Each unit with its targets, everybody firing; running; finishing."""
    shown: set[tuple[str, str]] = set()
    options = []
    for choice in g.choices(decision):
        if isinstance(choice, Shoot):
            if (choice.unit, choice.target) in shown:
                continue
            shown.add((choice.unit, choice.target))
        options.append(option(g, choice, primary=isinstance(choice, Finish)))
    return view(g, decision, "target", options, rules=["WH-SHOOT-01", "WH-SHOOT-11"])
