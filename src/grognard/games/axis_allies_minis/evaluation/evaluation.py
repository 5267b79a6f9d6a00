"""What choices are worth to the computer player, in points, by the engine's own numbers.

An attack is worth the points it takes on average, a move what the new place is worth more than the old one: nearer to
the objective, with targets in reach, out of the enemy's fire, its strong side towards him.
"""

from __future__ import annotations

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.evaluator import Evaluation
from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.evaluation.outlook import STIRRING, alone, crowded, outlook
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.ground.ranges import longest_range
from grognard.games.axis_allies_minis.odds.attack_odds import expected_share
from grognard.games.axis_allies_minis.odds.chances import aim_of
from grognard.games.axis_allies_minis.rules.movement.advance import GoOn
from grognard.games.axis_allies_minis.rules.movement.movement import allowance
from grognard.games.axis_allies_minis.rules.movement.penalty import crowds, culprits, penalty_marker
from grognard.games.axis_allies_minis.rules.turn.deployment import forwards, zone_of
from grognard.games.axis_allies_minis.rules.turn.formation import place_worth
from grognard.games.axis_allies_minis.state.choices import (
    Attack,
    BanzaiCharge,
    Board,
    DefensiveShot,
    Demolish,
    Deploy,
    DeployRest,
    Dismount,
    Enter,
    GoFirst,
    Halt,
    MakeSmoke,
    March,
    Overrun,
    OverwatchShot,
    Penalise,
    PlaceAircraft,
    Reroll,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.space.hex.grid import Direction, Hex

AT_STAKE: dict[str, float] = {"": 0.0, "disrupted": 0.2, "damaged": 0.4, "destroyed": 1.0}
"""Of a unit's points, what the marker of an overfull hex takes: disrupted, it fires badly and stays for a turn."""
WATCHING = 0.05
"""Points each hex of an overwatch row is worth that an enemy may enter."""
IN_VAIN = -0.01
"""What it is worth to watch a row that nobody can come to."""
LEAST = 1000.0
"""Above all that a single place is worth."""
MOVES = 2
"""So often an enemy may move while a row is watched."""


def evaluate(g: G, decision: Decision, choice: Choice) -> Evaluation:
    """What a choice is worth, and why, in one sentence."""
    match choice:
        case Attack() | BanzaiCharge():
            return attack(g, choice)
        case March(unit=id, path=path, facing=facing):
            return movement(g, g.state.units[id], path, facing)
        case TurnAbout(unit=id, facing=facing):
            unit = g.state.units[id]
            assert unit.at is not None
            return place(g, unit, unit.at, facing, say("aam-reason-turn"))
        case Halt(facing=facing):
            assert isinstance(decision, GoOn)
            unit = g.state.units[decision.unit]
            assert unit.at is not None
            return place(g, unit, unit.at, facing, say("aam-reason-halt"))
        case Watch():
            return Evaluation(watching(g, choice), say("aam-reason-watch"))
        case Dismount(unit=id, at=at, facing=facing):
            return Evaluation(outlook(g, g.state.units[id]).standing(at, facing).value / 10, say("aam-reason-dismount"))
        case DefensiveShot(unit=id) | OverwatchShot(unit=id):
            return Evaluation(1.0 + g.state.units[id].of.points / 100, say("aam-reason-react"))
        case Penalise(unit=id):
            return Evaluation(float(g.state.units[id].of.points), say("aam-reason-penalise"))
        case Overrun(target=id):
            return Evaluation(float(g.state.units[id].of.points), say("aam-reason-overrun"))
        case PlaceAircraft(unit=id, at=at):
            return Evaluation(outlook(g, g.state.units[id]).fire(at), say("aam-reason-fly"))
        case Enter(unit=id, at=at, facing=facing):
            return Evaluation(
                1.0 + outlook(g, g.state.units[id]).standing(at, facing).value / 10, say("aam-reason-enter")
            )
        case DeployRest():
            return Evaluation(1.0, say("aam-reason-rest"))
        case Reroll():
            return Evaluation(1.0, say("aam-reason-reroll"))
        case GoFirst(first=first):
            return Evaluation(0.0 if first else 1.0, say("aam-reason-second"))
        case Deploy(unit=id, at=at):
            return placing(g, g.state.units[id], at)
        case Board() | Demolish() | MakeSmoke():
            return Evaluation(-1.0, say("aam-reason-seldom"))
        case _:
            return Evaluation(0.0, say("aam-reason-nothing"))


# ---- attacks -----------------------------------------------------------------------------------------------------


def placing(g: G, unit: Unit, at: Hex) -> Evaluation:
    """What a place is worth to a unit that is set up by hand: always less than a whole formation laid at once."""
    board = g.context.board
    worth = place_worth(g, unit, zone_of(g, unit), forwards(g, unit.seat))(at)
    cover = "yes" if board.cover(at, unit.of.type) else "no"
    reason = say("aam-reason-place", cover=cover, hexes=board.distance(at, board.map.objective))
    return Evaluation(worth / LEAST - 1.0, reason)


def attack(g: G, choice: Attack | BanzaiCharge) -> Evaluation:
    """The points an attack takes on average; nothing from a unit that is doomed already (AAM-HIT-06)."""
    target = g.state.units[choice.target]
    if target.doomed:
        return Evaluation(-1.0, say("aam-reason-doomed"), warning=say("aam-warn-doomed"))
    aim = aim_of(g, choice)
    if isinstance(aim, Refused):
        return Evaluation(-1.0, say("aam-reason-nothing"))
    worth = expected_share(aim, target) * target.of.points
    if controls_soon(g, target):
        worth *= 1.3
    told = round(worth, 1)
    return Evaluation(
        worth + (0.01 if not aim.spent else -0.5),
        say("aam-reason-attack", points=told),
        result=say("aam-result-attack", points=told),
    )


def controls_soon(g: G, unit: Unit) -> bool:
    """Whether a unit stands within reach of the objective."""
    assert unit.at is not None
    distance: int = g.context.board.distance(unit.at, g.context.map.objective)
    return distance <= LIMITS["objective-range"].value


# ---- places ------------------------------------------------------------------------------------------------------


def movement(g: G, unit: Unit, path: tuple[Hex, ...], facing: Direction) -> Evaluation:
    """What the end of a way is worth more than staying, less a little for every step, for each enemy passed, and for an
    overfull hex, as far as there is more room where it stands (AAM-STACK-05)."""
    assert unit.at is not None
    crowd = crowding(g, unit, path[-1]) - crowding(g, unit, unit.at)
    march = outlook(g, unit).march(path, facing)
    return Evaluation(march.value - crowd, march.reason) if crowd else march


def crowding(g: G, unit: Unit, at: Hex) -> float:
    """The points that a unit in a hex costs if it is one too many there: the opponent marks whichever of them loses
    most by it (AAM-STACK-05, AAM-STACK-06)."""
    if alone(g, unit, at):
        return 0.0
    known, key = crowded(g), (unit.id, at)
    if key not in known:
        known[key] = _crowding(g, unit, at)
    return known[key]


def _crowding(g: G, unit: Unit, at: Hex) -> float:
    if not crowds(g, unit, at):
        return 0.0
    there = [each for each in culprits(g.state, at, unit.seat) if each.id != unit.id]
    return max(AT_STAKE[penalty_marker(g, each)] * each.of.points for each in (*there, unit))


def place(g: G, unit: Unit, at: Hex, facing: Direction, reason: Message) -> Evaluation:
    """What a place and facing are worth more than those a unit has."""
    assert unit.at is not None
    seen = outlook(g, unit)
    worth = seen.standing(at, facing).value - seen.standing(unit.at, unit.facing).value
    return Evaluation(worth - STIRRING, reason)


def watching(g: G, choice: Watch) -> float:
    """What an overwatch row is worth: its hexes in sight and range that an enemy may enter (AAM-OW-02)."""
    unit, board = g.state.units[choice.unit], g.context.board
    if unit.at is None or unit.overwatch == choice.direction:
        return -1.0
    row = board.seen_row(unit.at, choice.direction, longest_range(unit.of))
    comers = [
        (other.at, MOVES * allowance(g, other, "move"))
        for other in g.state.standing(enemy(unit.seat))
        if other.at is not None
    ]
    entered = sum(any(board.distance(where, at) <= steps > 0 for where, steps in comers) for at in row)
    return watching_at_most(g, entered) if entered else IN_VAIN


def watching_at_most(g: G, hexes: int) -> float:
    """What a row is worth of whose hexes enemies may enter so many."""
    return WATCHING * hexes if g.state.phase == "movement" else WATCHING * hexes / 10
