"""What is declared besides an order of cards in the browser: a radio call and the mortar that fires on it; a tank
driven, backed, firing; by mouse, by keys, by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.core.engine.events import Chosen
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from tests.browser import card_moments
from tests.browser.card_answers import change
from tests.browser.person import Person, says
from tests.browser.test_phone import fits
from tests.sampling import first


def primary(person: Person) -> Any:
    return person.column.locator(".answers .btn.primary")


def declared(person: Person, before: Any) -> Any:
    """The first intent the person has declared since."""
    news = person.house.battle(person.id).record_from(len(before.record))
    return next(entry.choice for entry in news if isinstance(entry, Chosen) and entry.seat == 0)


@pytest.mark.slow
def test_whoever_walks_the_cards_is_told_what_the_button_plays(person: Person):
    person.sit(person.house.keep(card_moments.opening()))
    said = person.column.locator("p.sr[role=status]")
    hand = person.column.get_by_role("radiogroup", name="Your hand").get_by_role("radio", disabled=False)
    person.column.get_by_role("radiogroup").first.get_by_role("radio").first.click()
    told = set()
    for each in hand.all()[:2]:
        each.click()
        expect(said).to_have_text(person.column.locator(".foot .btn").first.locator("span").inner_text())
        told.add(said.inner_text())
    assert len(told) == 2
    assert all(each.startswith("Play ") for each in told)


@pytest.mark.slow
def test_a_radio_call_and_the_mortar_that_fires_on_it(person: Person):
    battle = card_moments.calling()
    person.sit(person.house.keep(battle))
    change(person)
    calls = person.column.get_by_label("Radio", exact=True)
    calls.select_option(label="Radio to Mortar section (American): Grenadier squad 2")
    person.press("s")
    says(person.column, "Declared besides: Radio to")
    person.choose(primary(person).click)
    intent = declared(person, battle)
    assert [call.means for call in intent.besides.calls] == ["radio"]
    # Later in the same battle the mortar has heard of it.
    later = card_moments.told(person.house.battle(person.id))
    person.sit(person.house.keep(later))
    expect(person.board.get_by_text("Coordinates", exact=True)).to_have_count(1)
    person.choose(person.button("At the coordinates it holds").click)
    assert declared(person, later).besides.at_coordinates


def test_a_tank_drives_with_its_commander_out_and_fires(person: Person):
    battle = card_moments.driving("assault")
    person.sit(person.house.keep(battle))
    x, y = person.middle("a.sherman")
    change(person)
    hatches = person.column.get_by_role("radiogroup", name="Hatches")
    hatches.get_by_role("radio").nth(0).click()
    person.drag((x, y), (x, y - 5_000))
    expect(person.board.locator(".ghost")).to_have_count(1)
    target = person.column.get_by_label("Fires at")
    target.select_option(index=1)
    expect(primary(person)).to_be_enabled()
    aimed = target.input_value()
    person.choose(primary(person).click)
    intent = declared(person, battle)
    assert isinstance(intent, AssaultIntent)
    assert intent.target == aimed
    assert intent.besides.exposed == ("commander",)
    assert intent.way
    assert abs(intent.way[-1][1] - (y - 5_000)) < 600


@pytest.mark.slow
def test_a_tank_backs_and_the_table_says_why_it_may_not_go_farther(person: Person):
    battle = card_moments.driving("move")
    person.sit(person.house.keep(battle))
    x, y = person.middle("a.sherman")
    change(person)
    person.column.get_by_role("radiogroup", name="Gear").get_by_role("radio").nth(1).click()
    far = 100_000 if y < 60_000 else 20_000
    person.drag((x, y), (x, far))
    says(person.column.locator(".says.refusal"), "AZ-")
    expect(primary(person)).to_be_disabled()
    person.press("Escape")
    person.press("ArrowDown")
    person.press("ArrowDown")
    person.press("ArrowDown")
    expect(primary(person)).to_be_enabled()
    person.choose(lambda: person.press("Enter"))
    intent = declared(person, battle)
    assert isinstance(intent, MoveIntent)
    assert intent.besides.reverse
    assert intent.way[-1][1] > y


@pytest.mark.slow
def test_a_gun_is_turned_where_it_stands(person: Person):
    battle = card_moments.serving()
    person.sit(person.house.keep(battle))
    unit = person.decision["acting"]
    change(person)
    facing = person.column.get_by_label("Gun faces")
    facing.select_option(label="North-west")
    person.press("s")
    expect(person.board.locator(".ghost")).not_to_have_count(0)
    person.choose(primary(person).click)
    intent = declared(person, battle)
    assert isinstance(intent, MoveIntent)
    assert intent.besides.facing == 315_000
    gun = next(model for model in battle.state.units[unit].models if model.role == "gun")
    assert intent.lead == gun.id


@pytest.mark.parametrize("moment", first(1, ["call", "tank"]))
def test_declarations_on_a_telephone(phone: Person, moment: str):
    battle = card_moments.calling() if moment == "call" else card_moments.driving("move")
    phone.sit(phone.house.keep(battle))
    fits(phone)
    change(phone)
    lists = phone.column.locator("select, .seg [role=radio]")
    expect(lists.first).to_be_visible()
    # What lies in a fold has no height of its own until that is open.
    for fold in phone.column.locator("details:not([open]) > summary").all():
        fold.tap()
    low = [box["height"] for box in (each.bounding_box() for each in lists.all()) if box]
    assert min(low) >= 43
    phone.button("Towards Crossroads").tap()
    expect(primary(phone)).to_be_enabled()
    phone.choose(primary(phone).tap)
    fits(phone)
