"""Two at one screen: what is for the eyes of one side lies behind a curtain until that side has the screen."""

from __future__ import annotations

from playwright.sync_api import expect

import grognard
from grognard.core.words import english
from grognard.games.operation_ww2.state.events.cards import Drawn
from tests.browser import card_moments
from tests.browser.person import Person, says

TWO_HERE = ("here", "here")


def lift(person: Person) -> None:
    person.page.locator(".curtain button").click()
    person.question.wait_for()


def handed_over(person: Person, seat: int) -> None:
    """Wait until another than this seat is asked."""
    person.until(lambda: person.told["decision"]["seat"] != seat, "the other's question")


def test_the_screen_is_handed_over_before_the_other_sees_his_cards(person: Person):
    battle = card_moments.bid()
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#{person.house.keep(battle, TWO_HERE)}")
    person.until(lambda: person.told["decision"] is not None, "a question")
    first = person.decision["seat"]
    says(person.page.locator(".curtain"), "Hand the screen over to")
    says(person.page.locator(".curtain"), side(battle, first))
    lift(person)
    expect(person.page.locator(".curtain")).to_have_count(0)
    says(person.page.locator("header.bar"), f"{side(battle, first)} to decide")
    person.page.locator(".ask [role=radio], .ask .card").first.click()
    person.press("Enter")
    person.until(lambda: person.told["decision"]["seat"] != first, "the other's question")
    curtain = person.page.locator(".curtain")
    says(curtain, side(battle, 1 - first))
    # Until it is lifted nothing of the other's question is on the page.
    expect(person.page.locator(".answers")).to_have_count(0)
    lift(person)
    says(person.page.locator("header.bar"), f"{side(battle, 1 - first)} to decide")


def test_the_log_is_cut_for_who_looks_as_it_is_after_a_reload(person: Person):
    battle = card_moments.bid()
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#{person.house.keep(battle, TWO_HERE)}")
    person.until(lambda: person.told["decision"] is not None, "a question")
    lift(person)
    for seat in (person.decision["seat"], 1 - person.decision["seat"]):
        person.page.locator(".ask [role=radio], .ask .card").first.click()
        person.press("Enter")
        handed_over(person, seat)
        lift(person)
        live = person.log.all_inner_texts()
        person.page.reload()
        person.page.locator(".curtain").wait_for()
        lift(person)
        assert live == person.log.all_inner_texts()
    assert any(isinstance(getattr(each, "event", None), Drawn) for each in battle.log)


def test_where_nobody_has_secrets_no_curtain_is_drawn(person: Person):
    person.sit(person.house.keep(grognard.battle("axis_allies_minis", seed=7), TWO_HERE))
    expect(person.page.locator(".curtain")).to_have_count(0)
    assert not person.told["curtain"]


def side(battle, seat: int) -> str:
    return english(battle.system.table.scene(battle, seat).sides[seat].name)
