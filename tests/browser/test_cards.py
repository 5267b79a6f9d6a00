"""A battle with command cards: a turn, a reaction, a held shot, by mouse, by keys and on a telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grognard.core.engine.events import Chosen
from tests.browser import card_moments
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe
from tests.browser.test_phone import fits
from tests.sampling import first

__all__ = ["axe"]


def card(person: Person, number: int = 0):
    """A card of the hand that may be played."""
    return person.column.locator(".hand [role=radio]:not([aria-disabled=true])").nth(number)


def primary(person: Person):
    return person.column.locator(".answers .btn.primary")


# ---- by mouse ----------------------------------------------------------------------------------------------------


def test_a_unit_is_set_up_by_drawing_it_into_its_zone(person: Person):
    battle = card_moments.set_up()
    person.sit(person.house.keep(battle))
    says(primary(person), "Place the rest for me")
    at, picked = next((at, one["unit"]) for at, one in enumerate(person.decision["options"]) if one["unit"])
    person.choose(person.column.locator(".answers .btn").nth(at).click, "move")
    assert person.decision["acting"] == picked
    person.drag((60_000, 100_000), (72_000, 104_000))
    expect(person.board.locator(".ghost")).not_to_have_count(0)
    expect(person.board.locator(".ghost.bad")).to_have_count(0)
    # Over the edge of the zone it is forbidden, and the rule says why.
    person.drag((72_000, 104_000), (72_000, 80_000))
    expect(person.board.locator(".ghost.bad")).not_to_have_count(0)
    says(person.column, "AZ-SET-11")
    person.drag((72_000, 80_000), (75_000, 105_000))
    says(primary(person), "Place here")
    unit = person.decision["acting"]
    person.choose(primary(person).click)
    placed = person.house.battle(person.id).state.units[unit]
    assert placed.place == "table"
    x, y = (sum(getattr(model, axis) for model in placed.models) / len(placed.models) for axis in "xy")
    assert abs(x - 75_000) < 3_000
    assert abs(y - 105_000) < 3_000


def test_a_card_is_played_a_way_is_drawn_and_the_chain_shows_both(person: Person):
    person.sit(person.house.keep(card_moments.opening()))
    asked = person.decision
    option = next(one for one in asked["options"] if one["card"] and one["card"]["order"] == "move")
    person.page.mouse.click(*person.spot(*person.middle(option["unit"])))
    moves = person.column.locator(".hand [role=radio]").filter(has_text="Move")
    moves.first.click()
    says(primary(person), "Play Move")
    says(person.column, "does not fire")
    person.choose(primary(person).click, "move")
    says(person.page.locator(".chain"), "Move")
    ready = person.column.locator(".answers .choices button").filter(has_text="Towards")
    if ready.count():
        ready.first.click()
    else:
        person.button("Stay").click()
    expect(primary(person)).to_be_enabled()
    person.choose(primary(person).click)
    played = person.house.battle(person.id).log
    assert any(getattr(entry, "kind", "") == "ChooseIntent" for entry in played)


def test_a_reaction_says_which_cards_fit_and_why_the_others_do_not(person: Person):
    battle = card_moments.reaction()
    top = battle.state.chain[-1].card.priority
    person.sit(person.house.keep(battle))
    says(person.question, "React")
    says(person.page.locator(".chain"), f"{top - 1} or lower")
    units = person.column.get_by_role("radiogroup", name="Units that may be ordered").get_by_role("radio")
    units.first.click()
    expect(units.first).to_be_checked()
    unfit = person.column.locator(".hand [aria-disabled=true]")
    unfit.first.click(force=True)
    says(person.column.locator(".says.warning[role=status]"), "AZ-RCT-02")
    card(person).click()
    says(primary(person), "Play")
    says(person.column, "carried out before")
    person.choose(primary(person).click)
    after = person.house.battle(person.id)
    assert [ordered.unit for ordered in after.state.chain][: len(battle.state.chain)] == [
        ordered.unit for ordered in battle.state.chain
    ]
    assert len(after.state.chain) == len(battle.state.chain) + 1


def test_the_point_of_a_held_shot_is_drawn_along_the_enemys_way(person: Person):
    battle = card_moments.holding()
    person.sit(person.house.keep(battle))
    person.press("h")
    slider = person.column.get_by_role("slider")
    expect(slider).to_be_visible()
    says(primary(person), "Hold the shot")
    way = person.decision["holds"][0]["way"]
    start, end = way[0], way[-1]
    places = [
        (start["x"] + (end["x"] - start["x"]) * share, start["y"] + (end["y"] - start["y"]) * share)
        for share in (0.5, 0.9)
    ]
    before = slider.input_value()
    if len(way) == 2:
        person.drag(*places)
        expect(slider).not_to_have_value(before)
    person.choose(primary(person).click)
    after = person.house.battle(person.id).record_from(len(battle.record))
    intents = [entry.choice for entry in after if isinstance(entry, Chosen) and entry.seat == 0]
    assert getattr(intents[0], "held", None) is not None, intents[0]


# ---- by keys -----------------------------------------------------------------------------------------------------


def test_from_the_set_up_into_the_battle_by_keys_alone(person: Person):
    person.sit(person.house.keep(card_moments.set_up()))
    person.choose(lambda: person.press("r"))
    kinds: set[str] = set()
    for _ in range(40):
        asked = person.decision
        kinds.add(asked["kind"])
        if {"cards", "bid", "card"} <= kinds and kinds & {"move", "target"} and len(kinds) > 4:
            break
        person.choose(lambda: keyed(person))
        if person.told["scene"]["turn"] > 2:
            break
    assert {"cards", "bid", "card"} <= kinds
    assert kinds & {"move", "target"}


def keyed(person: Person) -> None:
    """Answer what is asked by keys alone."""
    kind = person.decision["kind"]
    if kind == "cards":
        person.press("k")
    elif kind == "bid":
        person.press("3")
        says(primary(person), "Lay")
        person.press("Enter")
    elif kind == "card":
        person.press("t")
        fitting = person.column.locator(".hand [role=radio]:not([aria-disabled=true])")
        if not fitting.count():
            person.press("p")
            return
        person.press(str(fitting.first.get_attribute("data-key")))
        says(primary(person), "Play")
        person.press("Enter")
    elif kind == "move":
        person.press("s")
        expect(primary(person)).to_be_enabled()
        if person.column.locator("#switch-speed").count():
            person.press("Enter")
    else:
        person.press("Enter")


# ---- on a telephone, and for everybody ---------------------------------------------------------------------------


def test_cards_on_a_telephone(phone: Person):
    phone.sit(phone.house.keep(card_moments.opening()))
    fits(phone)
    units = phone.column.get_by_role("radiogroup", name="Units that may be ordered").get_by_role("radio")
    units.first.tap()
    card(phone).tap()
    fits(phone)
    assert phone.page.evaluate("document.querySelector('.app').scrollTop") == 0
    phone.choose(primary(phone).tap)
    fits(phone)
    says(phone.column.locator(".chain"), "1")


@pytest.mark.parametrize(
    "moment", first(2, [card_moments.calling, card_moments.reaction, card_moments.holding, card_moments.bid])
)
def test_axe_finds_nothing_serious_at_a_table_of_cards(person: Person, axe: str, moment):
    person.sit(person.house.keep(moment()))
    accessible(person, axe)


def test_the_hand_of_the_other_side_never_reaches_the_page(person: Person):
    person.sit(person.house.keep(card_moments.opening()))
    hands = {hand["side"]: hand for hand in person.told["scene"]["hands"]}
    assert hands[0]["hand"]
    assert hands[1]["hand"] is None
    assert hands[1]["hand_size"] > 0
