"""A real battle by Enter alone: each question comes with an answer that lies ready, and what comes of that is play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grognard.games.bolt_action.state.choices import GiveOrder
from tests.browser import moments
from tests.browser.house import as_sent
from tests.browser.person import Person

PHASES = 100
"""So many presses are enough for a first turn of any game."""
TURN = 2
PRESSES = 2
"""Whoever takes a unit in hand presses again before the page has heard what it had best do."""
READY = ".answers .btn.primary:not([disabled])"
SAID = ".answers .btn > span:first-child"


@pytest.mark.slow
@pytest.mark.parametrize(
    "system",
    [
        "bolt_action",
        "axis_allies_minis",
        "operation_ww2",
        pytest.param("wh40k5", marks=pytest.mark.sample),
    ],
)
def test_a_first_turn_is_played_by_enter_alone_as_the_game_itself_would(person: Person, system: str):
    """However fast it is pressed: what had best be done in the newest state always comes to lie ready."""
    person.sit(person.house.begin(("here", "computer:greedy"), system, seed=7))
    places, went = standing(person), False
    for _ in range(PHASES):
        person.until(lambda: person.told["decision"] or over(person), "a question")
        if over(person):
            break
        before, places = places, standing(person)
        went = went or any(before.get(id, models) != models for id, models in places.items())
        expect(person.column.locator(READY).first).to_be_visible()
        said = person.column.locator(SAID).all_inner_texts()
        assert len(said) == len(set(said)), said
        for _press in range(PRESSES):
            person.press("Enter")
    assert over(person)
    assert went


def over(person: Person) -> bool:
    """Whether the first turn is."""
    return bool(person.told["scene"]["turn"] >= TURN)


def standing(person: Person) -> dict[str, object]:
    """Where the men of one's units stand."""
    return {one["id"]: one["models"] for one in person.told["scene"]["units"] if one["side"] == 0}


def test_a_way_that_stands_ready_is_shown_and_a_drag_takes_its_place(person: Person):
    battle, unit = moments.order_with_targets()
    battle = battle.clone()
    battle.choose(GiveOrder(unit, "advance"))
    person.sit(person.house.keep(battle))
    person.asked("move")
    ghosts = person.board.locator(".ghost")
    expect(ghosts).not_to_have_count(0)
    expect(person.column.locator(".suggested")).to_be_visible()
    ready = ghosts.first.get_attribute("transform")
    x, y = (round(place) for place in person.middle(unit))
    person.drag((x, y), next(moments.drags(battle, (x, y), allowed=True)))
    expect(person.column.locator(".suggested")).to_have_count(0)
    assert ghosts.first.get_attribute("transform") != ready
    person.press("Escape")
    expect(person.column.locator(".suggested")).to_be_visible()
    decision = battle.decision
    assert decision is not None
    best = max(battle.choices(), key=lambda one: battle.system.evaluator.evaluate(battle, decision, one).value)
    person.choose(lambda: person.press("Enter"))
    assert person.house.answer(person.id, battle) == as_sent(best)
