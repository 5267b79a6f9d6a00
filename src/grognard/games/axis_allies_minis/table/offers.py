"""The actions of a player's units as a table offers them: attacks with their chances, where each may move, overwatch
(AAM-TURN-05, AAM-TURN-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.questions import DecisionView, MoveAsk, Option
from grognard.core.wording import option, view
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.layout import angle
from grognard.games.axis_allies_minis.odds.attack_odds import worsens
from grognard.games.axis_allies_minis.odds.chances import aim_hint, aim_of
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.rules.movement.march import may_march
from grognard.games.axis_allies_minis.rules.movement.movement import kind_now, pace_of, ways
from grognard.games.axis_allies_minis.rules.movement.penalty import Room, crowded
from grognard.games.axis_allies_minis.rules.turn import actions
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, may_act
from grognard.games.axis_allies_minis.state.choices import (
    Attack,
    BanzaiCharge,
    Board,
    Demolish,
    Dismount,
    Finish,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.state.names import unit_name
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.games.axis_allies_minis.table.preview_tables import percent
from grognard.games.axis_allies_minis.table.view import direction_name
from grognard.space.hex.grid import DIRECTIONS, Hex, label

FACINGS = [angle(direction) for direction in DIRECTIONS]
LAST = -1.0
"""Where options without a chance stand among those that have one."""


def activation_view(g: B, decision: Activate) -> DecisionView:
    """Each unit that may still act, with its attacks, its other actions and where it may go; finishing last."""
    options: list[Option] = []
    moves: list[MoveAsk] = []
    for unit in g.state.units.values():
        if unit.seat == decision.seat and may_act(g, unit):
            listed = list(actions.listed(g, unit))
            options.extend(unit_options(g, unit, listed))
            moves.extend(move_asks(g, unit, listed))
    phase = g.state.phase
    options.append(option(Finish(), say("aam-choose-finish", phase=phase), key="F", primary=not options and not moves))
    rules = ["AAM-TURN-07" if phase == "assault" else "AAM-TURN-05", "AAM-TURN-10"]
    return view(g, decision, "activate", say("aam-ask-activate", phase=phase), options, rules, moves=moves)


def move_asks(g: G, unit: Unit, listed: Sequence[Choice]) -> Iterator[MoveAsk]:
    """Where a unit may go or get off, and which ways it may face at the end."""
    places: dict[Hex, None] = {}
    turns = False
    if may_march(g, unit):
        places |= dict.fromkeys(g.parts.of(g, _in_reach, unit.id, frozenset(crowded(g, unit).items())))
    for choice in listed:
        match choice:
            case Dismount(at=at):
                places[at] = None
            case TurnAbout():
                turns = True
    if places or turns:
        pace = pace_of(g, unit, kind_now(g, unit))
        hexes = [label(place) for place in places]
        yield MoveAsk(unit.id, pace.points + pace.gear, [], may_stay=False, hexes=hexes, facings=list(FACINGS))


def _in_reach(g: G, id: str, rooms: frozenset[tuple[Hex, Room]]) -> tuple[Hex, ...]:
    unit = g.state.units[id]
    return tuple(ways(g, unit, pace_of(g, unit, kind_now(g, unit)), dict(rooms)))


def unit_options(g: B, unit: Unit, listed: Sequence[Choice]) -> list[Option]:
    """A unit's actions but its moves: attacks first, the likeliest to tell before the others."""
    found: list[tuple[float, Option]] = []
    others: list[Option] = []
    for choice in listed:
        match choice:
            case Attack() | BanzaiCharge():
                found.append(attack_option(g, unit, choice))
            case Watch(direction=direction):
                name = say("aam-choose-watch", direction=direction_name(direction))
                others.append(option(choice, name, unit=unit.id, facing=angle(direction), rules=["AAM-OW-02"]))
            case Board(carrier=carrier):
                name = say("aam-choose-board", carrier=unit_name(g, carrier))
                others.append(option(choice, name, unit=unit.id, target=carrier, key="B", rules=["AAM-MOVE-12"]))
            case Demolish(side=side):
                name = say("aam-choose-demolish", direction=direction_name(side))
                others.append(option(choice, name, unit=unit.id, key="D", rules=["AAM-SA-77"]))
    found.sort(key=lambda pair: (g.state.units[pair[1].target or unit.id].doomed, -pair[0]))
    best = [replace(each, primary=number == 0) for number, (_chance, each) in enumerate(found)]
    if not best and g.state.phase == "assault":
        best = list(nearest_refused(g, unit))
    return [*best, *others]


def nearest_refused(g: B, unit: Unit) -> Iterator[Option]:
    """Whom a unit with nothing to attack has nearest, and what forbids it (AAM-TURN-07)."""
    here = unit.at
    foes = [(each.at, each) for each in g.state.units.values() if each.seat != unit.seat and each.at is not None]
    if here is None or not foes:
        return
    _, foe = min(foes, key=lambda pair: here.distance(pair[0]))
    attack = Attack(unit.id, foe.id)
    fault = attacks.refusal(g, unit, attack)
    if fault is not None:
        yield Option(attack_name(g, attack), unit=unit.id, refused=fault.message, rules=list(fault.rules))


# ---- attacks -----------------------------------------------------------------------------------------------------


def attack_option(g: B, unit: Unit, choice: Attack | BanzaiCharge, grazing: bool = False) -> tuple[float, Option]:
    """An attack with its exact chance to do anything, cover counted, and its numbers in short."""
    aim = aim_of(g, choice, grazing)
    name = attack_name(g, choice)
    if isinstance(aim, Refused):
        return LAST, option(choice, name, unit=unit.id, target=choice.target)
    chance = worsens(aim, g.state.units[choice.target])
    figure = say("aam-percent", percent=percent(chance))
    shown = option(choice, name, hint=aim_hint(aim), figure=figure, unit=unit.id, target=choice.target)
    return chance, shown


def attack_name(g: B, choice: Attack | BanzaiCharge) -> Message:
    """An attack as a button says it: whom, with what, and in which special way."""
    target = unit_name(g, choice.target)
    if isinstance(choice, BanzaiCharge):
        return say("aam-choose-charge", target=target)
    return say(
        "aam-choose-attack",
        target=target,
        weapon=ABILITIES[choice.weapon].name if choice.weapon else "none",
        manner=manner_of(choice),
        facing="none" if choice.facing is None else direction_name(choice.facing),
    )


def manner_of(choice: Attack) -> str:
    """What is special about an attack, besides its weapon."""
    if choice.piercing:
        return "piercing"
    if choice.grazing:
        return "grazing"
    return "soldier-row" if choice.soldier_row else "none"
