"""The line of a computer's shot stays on the table while its dice lie; pressing the table sends it away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person


def test_the_line_of_the_computers_shot_stays_until_the_table_is_pressed(person: Person):
    person.sit(person.house.begin(("here", "computer:greedy"), scenario="first-battle", seed=7))
    shots = person.board.locator(".shot")
    for _ in range(40):
        view = person.asked()
        if view["kind"] == "casualty":
            break
        person.choose(lambda: person.page.keyboard.press("."))
    assert view["kind"] == "casualty", "nobody was hit"
    expect(shots).to_have_count(1)
    expect(shots).to_contain_text(" of ")
    # The dice lie in the log meanwhile; whoever presses the bare table has seen enough.
    person.page.mouse.click(*person.spot(2_000, 2_000))
    expect(shots).to_have_count(0)
