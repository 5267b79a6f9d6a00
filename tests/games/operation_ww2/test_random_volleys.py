"""Volleys of any squads at any others, on any ground and by any readings, held to all promises."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.book.catalogue import Catalogue
from grognard.core.contract import check_copies, check_decision, check_position
from grognard.core.engine.dice import Stream
from grognard.games.operation_ww2.data.tables import DATA
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.events.fire import Hits
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import piece, squad, vehicle, with_models
from tests.games.operation_ww2.table import ground, happened, play

CHAPTERS = ("AZ-ORD-16", "AZ-COV", "AZ-FIRE", "AZ-DMG", "AZ-MIX", "AZ-FF", "AZ-WPN", "AZ-CRW")
ORDERS: tuple[OrderName, ...] = ("fire", "assault", "ambush", "covering-fire")
ARMS = (
    "kar98k",
    "m1-garand",
    "mp40",
    "bar",
    "mg34",
    "mg42-tripod",
    "sniper-rifle",
    "bazooka",
    "panzerfaust",
    ("kar98k", "panzerfaust"),
    ("kar98k", "pistol"),
    "explosive-charge",
    (),
)
KINDS = ("woods", "low-wall", "high-wall", "low-hedge", "rubble", "trench")
READINGS = [
    option
    for option in Catalogue.load(DATA.joinpath("..", "catalogue")).options.values()
    if option.rule.startswith(CHAPTERS) and option.deferred is None
]


def some_squad(id: str, random: Random, at: tuple[float, float]) -> Unit:
    """People with any arms, some of them lying scared."""
    found = squad(id, at, [random.choice(ARMS) for _ in range(random.randint(1, 7))], apart=random.choice((2, 3, 6)))
    down: dict[str, dict[str, Any]] = {
        f"m{number}": {"posture": "scared"} for number in range(1, len(found.models)) if random.random() < 0.2
    }
    return with_models(found, **down)


def some_volley(random: Random) -> Battle[State]:
    """A volley about to be fired."""
    places = [(random.uniform(10, 80), random.uniform(10, 110)) for _ in range(4)]
    units = [some_squad(id, random, at) for id, at in zip(("a.one", "a.two", "b.one", "b.two"), places, strict=True)]
    if random.random() < 0.2:
        units[2] = vehicle("b.one", places[2], random.choice(("jeep", "sherman-75")))
    pieces = []
    for kind in random.sample(KINDS, 3):
        left, top = random.uniform(0, 90), random.uniform(0, 110)
        thick = 1 if kind.endswith(("wall", "hedge")) else random.uniform(4, 20)
        pieces.append(piece(kind, left, top, left + random.uniform(10, 30), min(top + thick, 119)))
    sheet = {"b.one": {"vehicle": units[2].models[0].machine.sheet}} if units[2].models[0].machine else {}
    return play(
        Volley("a.one", "b.one", random.choice(ORDERS), moved=random.random() < 0.2),
        *units,
        map=ground(*pieces),
        options={each.name: random.choice(each.values) for each in READINGS},
        lists=sheet,
        dice=None,
    )


@pytest.mark.rule("AZ-DMG-02", "AZ-FIRE-16")
@pytest.mark.parametrize("part", range(4))
def test_random_volleys_keep_every_promise(part: int) -> None:
    random = Random(part)
    fired = 0
    for _ in range(40):
        battle = some_volley(random)
        battle.source = Stream(random.randrange(1000))
        for choice in range(400):
            if battle.over:
                break
            decision = battle.decisions[0]
            check_position(battle)
            check_decision(battle, decision, (), most=8)
            answer = battle.sample(random, decision)
            if choice == 0:
                check_copies(battle, answer, decision.seat)
            battle.choose(answer, decision.seat)
        assert battle.over
        fired += bool(happened(battle, Hits))
        for event in happened(battle, ModelsHit):
            assert isinstance(event, ModelsHit)
            assert not set(event.dead) & set(event.scared)
            assert len({*event.dead, *event.scared}) == len(event.dead) + len(event.scared)
    assert fired > 5
