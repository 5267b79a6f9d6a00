"""One battle of a plan, fought to its end; a battle that breaks, and a player that does, are told and lose nothing."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from grognard import agents
from grognard.agents.judged import Forfeit, judged, words_of
from grognard.core.battle import Battle
from grognard.core.engine.choices import Concede
from grognard.core.engine.dice import Stream
from grognard.core.records import Record, from_text
from grognard.core.systems import system
from grognard.core.words import english
from grognard.odds.summary import summary_of
from grognard.simulation.plan import Fixture, Plan

PATIENCE = 3600.0
"""The seconds a player may look at one decision: enough that no clock has a part in what is fought."""


class UnitFought(Record):
    """What became of a unit: its worth in points, how much of it was lost, how much of the enemy's worth it took."""

    contender: int
    unit: str
    name: str
    worth: float
    lost: float
    earned: float


class TurnFought(Record):
    """How it stood for a contender when a turn was over: its points, and the hundredths of its force that were left."""

    contender: int
    turn: int
    points: int
    left: float


class Fought(Record):
    """How a battle ended: everything is by contender, whatever seat it had. ``fault``: a player forfeited it, or the
    battle broke, and how; ``broken`` then holds the battle as a save."""

    number: int
    seed: int
    swapped: bool
    winner: int | None = None
    points: tuple[int, int] = (0, 0)
    reason: str = ""
    turns: int = 0
    choices: int = 0
    rolls: int = 0
    dice: int = 0
    units: tuple[UnitFought, ...] = ()
    stands: tuple[TurnFought, ...] = ()
    fault: str = ""
    broken: str = ""

    @property
    def worth(self) -> float:
        """What it was worth to the first contender: 1 won, 0 lost, a half drawn."""
        return 0.5 if self.winner is None else 1.0 - self.winner


def fight(plan: Plan, fixture: Fixture) -> Fought:
    """The battle of a fixture. The same plan and fixture come to the same, wherever they are fought."""
    number, seed, swapped = fixture
    setup = _setup(plan.system, plan.setups[int(swapped)])
    battle: Battle[Any] = Battle(system(plan.system), setup, Stream(seed))
    fault = ""
    try:
        fault = _played(battle, plan, fixture)
        return _told(battle, plan, fixture, fault)
    except Exception as error:
        return Fought(number, seed, swapped, fault=words_of(error), reason="broken", broken=battle.save_text())


@lru_cache(maxsize=8)
def _setup(name: str, text: str) -> Any:
    return system(name).setups.decode_setup(from_text(text, Any))


def _played(battle: Battle[Any], plan: Plan, fixture: Fixture) -> str:
    """Play it to its end; who fails to answer has given it up, and is told about."""
    seats = plan.players[::-1] if fixture.swapped else plan.players
    random = Random(fixture.seed)
    two = [agents.agent(each) for each in seats]
    try:
        players = [judged(battle, name, player) for name, player in zip(seats, two, strict=True)]
        agents.play(battle, players, random=random, budget=PATIENCE)
    except Forfeit as forfeit:
        seat = forfeit.seat
        contender = seat if not fixture.swapped else 1 - seat
        battle.choose(Concede(), seat)
        return f"{plan.names[contender]}: {forfeit.problem}"
    finally:
        for player in two:
            agents.dismiss(player)
    return ""


def _told(battle: Battle[Any], plan: Plan, fixture: Fixture, fault: str) -> Fought:
    """What it came to, by contender."""
    number, seed, swapped = fixture
    outcome = battle.result
    points = outcome.points[::-1] if swapped else outcome.points
    winner = outcome.winner if outcome.winner is None or not swapped else 1 - outcome.winner
    units: tuple[UnitFought, ...] = ()
    stands: tuple[TurnFought, ...] = ()
    if not plan.brief:
        units, stands = _by_unit(battle, swapped)
    return Fought(
        number,
        seed,
        swapped,
        winner,
        (points[0], points[1]),
        "forfeit" if fault else outcome.reason,
        outcome.turns,
        battle.number,
        battle.rolls,
        battle.used,
        units,
        stands,
        fault,
    )


def _by_unit(battle: Battle[Any], swapped: bool) -> tuple[tuple[UnitFought, ...], tuple[TurnFought, ...]]:
    """What each unit lost and took, and how it stood after each turn."""
    told = summary_of(battle, ())
    known = battle.system.evaluator.worth(battle)
    scene = battle.system.table.scene(battle, None)
    listed = [unit for unit in scene.units if not unit.sign.startswith("obstacle-")]
    worth = {unit.id: float(known.get(unit.id, 0)) or 1.0 for unit in listed}
    force = [sum(worth[unit.id] for unit in listed if unit.side == side) for side in (0, 1)]
    took = {deed.unit: deed.share / 100 for deed in told.deeds}
    lost = {loss.unit: 1.0 if loss.gone else loss.men / max(1, loss.start) for loss in told.losses}
    units = tuple(
        UnitFought(
            1 - unit.side if swapped else unit.side,
            unit.id.partition(".")[2] or unit.id,
            english(unit.name),
            worth[unit.id],
            round(lost.get(unit.id, 0.0), 4),
            round(took.get(unit.id, 0.0) * force[1 - unit.side], 2),
        )
        for unit in listed
    )
    stands = tuple(
        TurnFought(1 - side if swapped else side, turn.turn, turn.scores[side], turn.left[side])
        for turn in told.turns
        for side in (0, 1)
    )
    return units, stands
