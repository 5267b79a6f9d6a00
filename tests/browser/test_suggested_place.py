"""Where a question asks for a place, the place suggested is drawn on the table, and Enter puts the unit there."""

from __future__ import annotations

import math
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import grognard
from grognard import agents
from grognard.core.battle import Battle
from grognard.games.operation_ww2.state.choices import PlaceNext
from tests.browser.person import Person

TAKE = "Take "
UNIT = 100
"""Of the table's thousandths of an inch or a centimetre to one of the drawing."""


def comes_to(system: str, decision: str) -> Battle[Any]:
    """A battle played by the computer until the first side is asked this."""
    battle, greedy, random = grognard.battle(system, seed=7), agents.agent("greedy"), Random(1)
    while (asked := battle.decision) is not None:
        if type(asked).__name__ == decision and asked.seat == 0:
            return battle
        battle.choose(greedy(battle, asked, 1.0, random).choice, asked.seat)
    raise AssertionError(f"nobody was asked {decision}")


def setting_a_squad_up() -> Battle[Any]:
    battle = comes_to("operation_ww2", "ChooseToPlace")
    battle.choose(PlaceNext("a.squad-1"))
    return battle


def where_all_stand(person: Person) -> dict[str, list[tuple[float, float]]]:
    units = person.told["scene"]["units"]
    return {unit["id"]: [(each["x"], each["y"]) for each in unit["models"]] for unit in units if unit["side"] == 0}


@pytest.mark.parametrize(
    "moment",
    [
        pytest.param(lambda: comes_to("bolt_action", "ChooseMove"), id="bolt_action"),
        pytest.param(setting_a_squad_up, id="operation_ww2", marks=pytest.mark.slow),
        pytest.param(lambda: comes_to("wh40k5", "ChoosePlace"), id="wh40k5", marks=pytest.mark.slow),
        pytest.param(lambda: comes_to("axis_allies_minis", "Activate"), id="axis_allies_minis"),
    ],
)
def test_the_place_suggested_is_drawn_and_enter_takes_it(person: Person, moment):
    person.sit(person.house.keep(moment(), ("here", "computer:greedy")))
    decision = person.asked()
    ready = person.column.locator(".answers .btn.primary:not([disabled])").first
    expect(ready).to_be_visible()
    ghosts = person.board.locator(".ghost")
    if TAKE in ready.inner_text():
        person.press("Enter")
    expect(ghosts).not_to_have_count(0)
    expect(person.board.locator(".ghost.bad")).to_have_count(0)
    drawn = [ghosts.nth(at).get_attribute("transform") or "" for at in range(ghosts.count())]
    spots = [tuple(float(each) * UNIT for each in re.findall(r"-?[\d.]+", one)[:2]) for one in drawn]
    before = where_all_stand(person)
    person.press("Enter")
    person.until(lambda: (person.told["decision"] or decision)["id"] != decision["id"], "what comes of it")
    after = where_all_stand(person)
    put = [place for unit, places in after.items() if places != before.get(unit) for place in places]
    assert put
    room = 2 * max(each["radius"] for unit in person.told["scene"]["units"] for each in unit["models"])
    for spot in spots:
        assert min(math.dist(spot, place) for place in put) < room, (spots, put)
