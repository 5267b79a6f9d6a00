"""Small battles with command cards, set up as written: a few units on a plain table, and a card on one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.records import replace, to_builtins
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.forces import ForceUnit, Men, load_force
from grognard.games.operation_ww2.data.maps import load_map
from grognard.games.operation_ww2.data.scenarios import Rectangle, Victory, load_scenario
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace, ChooseToPlace
from grognard.games.operation_ww2.rules.setup.placing import about
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard, ChooseIntent
from grognard.games.operation_ww2.state.choices import Pass, PlayCard, Post, SetUp
from grognard.games.operation_ww2.state.state import Unit
from grognard.games.operation_ww2.system import SETUPS
from tests.browser.card_moments import SEEDS
from tests.games.operation_ww2.table import ground

Places = Mapping[str, Sequence[tuple[float, ...]]]
"""Where the models of units stand, in centimetres from the top left; the third number is a facing in degrees."""

MOST = 120
"""After so many choices another battle is tried."""


def entry(id: str, *weapons: str, **fields: Any) -> ForceUnit:
    """A unit of people with these weapons, or of what else is said of it."""
    given: dict[str, Any] = {"title": id.title(), "training": 4, "panic_limit": 3, "points": 0}
    if weapons:
        given["men"] = tuple(Men(count=1, role="rifleman", weapons=(weapon,)) for weapon in weapons)
    return ForceUnit(id=id, **(given | fields))


def staged(
    own: Sequence[ForceUnit],
    places: Places,
    *pieces: dict[str, Any],
    order: str = "move",
    foes: Sequence[ForceUnit] = (),
    options: Mapping[str, str] | None = None,
) -> Battle[Any]:
    """The person, who is south, declares what the first of these units does with a card of an order. Both sides may
    stand anywhere in their half of the table."""
    plan = load_scenario("crossroads-farm")
    halves = (Rectangle((0, 0), (120, 60)), Rectangle((0, 60), (120, 120)))
    sides = tuple(replace(side, area=(half,)) for side, half in zip(plan.side, halves, strict=True))
    plan = replace(plan, side=sides, victory=(Victory(id="units", kind="unit", points=1),))
    armies = (
        replace(load_force("us-1944"), unit=tuple(own)),
        replace(load_force("german-1944"), unit=tuple(foes) or (entry("foe", "kar98k"),)),
    )
    laid = load_map(to_builtins(ground(*pieces))).file
    setup = SETUPS.checked(plan, laid, armies, SETUPS.house_rules(options or {}))
    for seed in SEEDS:
        battle: Battle[Any] = Battle(SYSTEM, setup, Stream(seed))
        if comes(battle, Random(seed), f"a.{own[0].id}", order, {"b.foe": [(110, 8)], **places}):
            return battle
    raise AssertionError("the moment never comes")


def comes(battle: Battle[Any], random: Random, unit: str, order: str, places: Places) -> bool:
    """Play on to where the unit declares an order; nobody else of the person's does anything, the other side passes
    when it may. False: it does not come soon."""
    while not battle.over and battle.number < MOST:
        decision = battle.decisions[0]
        match decision:
            case ChooseIntent(unit=id, card=card) if (id, card.order) == (unit, order):
                return True
            case ChoosePlace(unit=id):
                choice: Any = posted(battle, battle.state.units[id], places[id])
            case ChooseToPlace():
                choice = battle.choices(decision)[0]
            case ChooseCard(seat=seat):
                offered = [each for each in battle.choices(decision) if isinstance(each, PlayCard)]
                fits = (each for each in offered if each.unit == unit and each.card.order == order)
                passes = Pass() if battle.refusal(Pass(), seat) is None else random.choice(offered)
                choice = next(fits, passes) if seat == 0 else passes
            case _:
                choice = battle.sample(random, decision)
        battle.choose(choice, decision.seat)
    return False


def posted(battle: Battle[Any], unit: Unit, places: Sequence[tuple[float, ...]]) -> SetUp:
    """A unit set up at these places, its people aboard its vehicle if there are no places for them; a gun with its crew
    about it."""
    if any(model.role == "gun" for model in unit.models):
        return about(battle, unit, (round(places[0][0] * 1000), round(places[0][1] * 1000)), "block", 0)
    posts = []
    carrier = next((model.id for model in unit.models if model.role == "vehicle"), None)
    for number, model in enumerate(unit.models):
        x, y, *facing = places[min(number, len(places) - 1)]
        aboard = carrier if number >= len(places) else None
        posts.append(Post(model.id, round(x * 1000), round(y * 1000), round((facing or [0])[0] * 1000), aboard=aboard))
    return SetUp(tuple(posts))
