"""Turns of random choices between units that stand close: fire, charges, close combat, panic, held to all promises."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from grognard.core.battle import Battle
from grognard.core.book.catalogue import Catalogue
from grognard.core.contract import check_copies, check_decision, check_position
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Happened
from grognard.games.operation_ww2.data.tables import DATA
from grognard.games.operation_ww2.rules.movement.cohesion import stand_apart
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.state.state import State
from tests.games.operation_ww2.firing_line import piece, squad, vehicle
from tests.games.operation_ww2.table import ground, play

CATALOGUE = Catalogue.load(DATA.joinpath("..", "catalogue"))
ARMS = ("mp40", "kar98k", "kar98k", "mg42", "kar98k")
MAP = ground(
    piece("woods", 10, 70, 40, 90),
    piece("low-wall", 40, 60, 90, 61),
    piece("rubble", 70, 30, 90, 40),
)


def begun(seed: int, options: dict[str, str]) -> Battle[State]:
    """Five turns of two squads a side and some more, 20 cm from each other."""
    names = "MAAFXC"
    deck = [f"{name}{priority}" for name in names for priority in range(1, 9)]
    Random(seed).shuffle(deck)
    units = [
        squad("a.one", (45, 50), ARMS),
        squad("a.two", (75, 50), ARMS),
        squad("a.last", (30, 55), ["mp40", "mp40"]),
        squad("b.one", (45, 68), ARMS),
        squad("b.two", (75, 68), ARMS),
        vehicle("b.tank", (100, 90)),
    ]
    battle = play(GameTurn(), *units, decks=(" ".join(deck), " ".join(reversed(deck))), map=MAP, options=options,
                  turns=5, turn=0)  # fmt: skip
    battle.source = Stream(seed)
    return battle


def played(seed: int, options: dict[str, str], most: int) -> Counter[str]:
    """A brawl of random choices, every decision checked up to a number; what happened in it."""
    random = Random(seed)
    battle = begun(seed, options)
    while not battle.over:
        assert battle.number < 1500
        decision = random.choice(battle.decisions)
        if battle.number < most:
            check_decision(battle, decision, most=15)
            check_position(battle)
        choice = battle.sample(random, decision)
        if battle.number < most:
            check_copies(battle, choice, decision.seat)
        battle.choose(choice, decision.seat)
    for each in battle.state.units.values():
        assert stand_apart(each.people)
    return Counter(type(entry.event).__name__ for entry in battle.log if isinstance(entry, Happened))


@pytest.mark.parametrize("seed", range(3))
def test_random_brawls_keep_every_promise(seed: int):
    seen = played(seed, {}, most=60)
    assert seen["VolleyFired"]
    assert seen["Walked"]


@pytest.mark.slow
def test_random_brawls_with_every_reading_come_to_an_end():
    offered = CATALOGUE.offered()
    seen: Counter[str] = Counter()
    for seed in range(100, 140):
        random = Random(seed)
        seen += played(seed, {option.name: random.choice(option.values) for option in offered}, most=0)
    for name in ("CloseCombatFought", "Charged", "Broke", "Fled", "Rallied", "LoneTested", "ShotHeld", "Spotted"):
        assert seen[name], name
