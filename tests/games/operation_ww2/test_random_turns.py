"""Whole turns of random choices, every order but Move carried out by doing nothing, held to all promises."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.battle import Battle
from grognard.core.contract import check_copies, check_decision, check_position
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Happened
from grognard.games.operation_ww2.ground.secrecy import cards_seen, told
from grognard.games.operation_ww2.rules.movement.cohesion import keeps_together, stand_apart
from grognard.games.operation_ww2.rules.turn import execution
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.state.events.cards import Drawn
from grognard.games.operation_ww2.state.intents import INTENTS, MoveIntent
from grognard.games.operation_ww2.state.state import State
from tests.games.operation_ww2.table import doing, ground, play, unit

UNITS = [
    *(
        unit(f"a.{number}", (20 + 15 * number, 25), (22.5 + 15 * number, 25), (20 + 15 * number, 28))
        for number in range(4)
    ),
    *(unit(f"b.{number}", (20 + 15 * number, 95), (22.5 + 15 * number, 95)) for number in range(3)),
]
MAP = ground(
    {"id": "wood", "kind": "woods", "rectangle": ((10, 70), (40, 110))},
    {"id": "wall", "kind": "low-wall", "line": ((40, 60), (90, 60)), "width": 1},
    {"id": "road", "kind": "road", "rectangle": ((58, 0), (64, 120))},
)
SWITCHED = {
    "hand_above_limit": "discard_down",
    "open_discards": "off",
    "overbid_yourself": "on",
    "opener_may_pass": "yes",
    "privilege_timing": "after_panic_step",
    "short_deck": "shuffle_in_played_cards",
    "initiative_when_alone": "play_anyway",
    "terrain_cost": "on_entry_only",
    "pass_through_friends": "off",
}


def begun(seed: int, options: dict[str, str], nations: tuple[str, str]) -> Battle[State]:
    """Two turns with the game's own decks, from the first refill on."""
    names = "MAFXC"
    rows = ((1, 1, 2, 2, 2, 2, 2, 2), (2,) * 8, (2,) * 8, (1,) * 8, (0, 0, 1, 1, 1, 1, 1, 1))
    shuffled = [
        f"{name}{priority}"
        for name, row in zip(names, rows, strict=True)
        for priority, count in enumerate(row, 1)
        for _ in range(count)
    ]
    Random(seed).shuffle(shuffled)
    decks = " ".join(shuffled), " ".join(reversed(shuffled))
    battle = play(GameTurn(), *UNITS, decks=decks, map=MAP, options=options, nations=nations, turns=2, turn=0)
    battle.source = Stream(seed)
    return battle


@pytest.mark.parametrize("seed", range(4))
def test_random_turns_keep_every_promise(monkeypatch: pytest.MonkeyPatch, seed: int):
    for kind in INTENTS:
        if kind is not MoveIntent:
            monkeypatch.setitem(execution.PERFORMANCES, kind, doing(True))
    random = Random(seed)
    nations = random.choice((("german", "american"), ("british", "american"), ("russian", "british")))
    battle = begun(seed, SWITCHED if seed % 2 else {}, nations)
    while not battle.over:
        assert battle.number < 300
        for decision in battle.decisions:
            check_decision(battle, decision, most=25)
        check_position(battle)
        decision = random.choice(battle.decisions)
        choice = battle.sample(random, decision)
        check_copies(battle, choice, decision.seat)
        battle.choose(choice, decision.seat)
    for each in battle.state.units.values():
        assert keeps_together(each.models, battle.context.limit("cohesion"))
        assert stand_apart(each.models)
    for held in battle.state.cards:
        assert len(held.deck) + len(held.hand) + len(held.discards) + len(held.played) == 60
    for seat in (0, 1):
        drawn = [told(entry, 1 - seat) for entry in battle.log if isinstance(entry, Happened)]
        events = [entry.event for entry in drawn if isinstance(entry, Happened) and isinstance(entry.event, Drawn)]
        assert [event.cards for event in events if event.seat == seat] == [()] * sum(e.seat == seat for e in events)
        assert cards_seen(battle, seat, 1 - seat).hand is None
