"""Two at two screens talk, offer each other a take-back and a pause, and lose nothing through a cut of the network."""

from __future__ import annotations

import os
import re
from random import Random

import pytest
from playwright.sync_api import expect

import grognard
from grognard.core.engine.events import Chosen, Sealed
from grognard.core.engine.seals import code_of
from grognard.core.words import english
from tests.browser.conftest import PHONE
from tests.browser.person import PATIENCE, Person, says
from tests.browser.test_apart import come, invite

CODE = "<b>hello</b> <img src=x onerror=\"document.title='lost'\">"


def shot(person: Person, name: str) -> None:
    """Keep a picture, if somebody wants to look at it."""
    folder = os.environ.get("GROGNARD_SHOTS")
    if folder:
        person.page.screenshot(path=f"{folder}/{name}.png")


def two(house, newcomer, through=None, **options) -> tuple[Person, Person, int]:
    """The host at a desk and a guest elsewhere, some choices into a battle; the seat that is asked."""
    battle, random = grognard.battle("bolt_action", seed=7), Random(3)
    while battle.state.turn < 1 or battle.number < 12:
        battle.choose(battle.sample(random))
    id = house.keep(battle, ("here", "here"))
    host, guest = newcomer(), newcomer(**options)
    if through is not None:
        host.page.route_web_socket("**/ws/**", through)
    host.page.goto(f"{house.origin}/?key={house.key}#{id}")
    host.until(lambda: host.told.get("scene"), "the table")
    if host.told["curtain"]:
        host.page.locator(".curtain button").click()
    host.page.get_by_role("button", name="Menu").click()
    host.dialog.get_by_role("button", name="Invite a friend").click()
    link = invite(host, english(battle.system.table.scene(battle, 1).sides[1].name))
    host.dialog.get_by_role("button", name="Close").click()
    come(guest, link, "Anna")
    # The seal is a line of the record, so what is asked has another number after it.
    host.until(lambda: any(isinstance(each, Sealed) for each in house.battle(id).record), "the dice to be sealed")
    host.until(lambda: host.told["decision"] or guest.told["decision"], "the question")
    return host, guest, battle.decisions[0].seat


def test_what_is_said_offered_and_accepted_is_seen_on_both_screens(house, newcomer):
    host, guest, seat = two(house, newcomer, viewport=PHONE, has_touch=True, is_mobile=True)
    awaited = (host, guest)[seat]
    expect(awaited.page).to_have_title("Your turn · Bolt Action · grognard", timeout=PATIENCE)
    expect((host, guest)[1 - seat].page).to_have_title("Bolt Action · grognard")

    # A line that would be code is a line.
    guest.page.get_by_role("tab", name="Log").click()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_label("Say something").fill(CODE)
    guest.press("Enter")
    talk = host.page.get_by_role("tab", name="Talk")
    says(talk, "One unread line")
    shot(host, "unread")
    talk.click()
    for each in (host, guest):
        says(each.page.get_by_role("log", name="Talk"), f"Anna {CODE}")
    assert guest.page.locator("img").count() == 0
    host.page.get_by_label("Say something").fill("Shall we go on on Sunday?")
    host.page.get_by_role("button", name="Send").click()
    says(guest.page.get_by_role("log", name="Talk"), "The host Shall we go on on Sunday?")
    shot(host, "talk-desk")
    shot(guest, "talk-phone")

    # A pause: offered by the keyboard, accepted by a finger, ended by either.
    button = host.page.get_by_role("button", name="Offer a pause")
    button.focus()
    host.press("Space")
    says(host.page.get_by_role("status"), "You have offered a pause")
    says(guest.page.get_by_role("status"), "The host offers a pause")
    shot(guest, "offer-phone")
    guest.page.get_by_role("button", name="Accept").click()
    says(awaited.question, "The battle is paused")
    host.page.get_by_role("button", name="Play on").click()
    expect(awaited.page.get_by_text("The battle is paused")).to_have_count(0, timeout=PATIENCE)

    # Back across what both have chosen.
    number = house.battle(host.id).number
    host.page.get_by_role("tab", name="Log").click()
    host.log.get_by_role("button", name=re.compile("^Back to before")).last.click()
    says(host.dialog, "that side is asked, on its own screen")
    host.dialog.get_by_role("button", name="Ask").click()
    says(host.page.get_by_role("status"), "You have asked to take back")
    says(guest.page.get_by_role("status"), "The host asks to take back")
    shot(host, "back-desk")
    shot(guest, "back-phone")
    assert house.battle(host.id).number == number
    guest.page.get_by_role("button", name="Accept").click()
    host.until(lambda: host.told["number"] < number, "the take-back")
    assert house.battle(host.id).number == host.told["number"]
    expect(host.page.get_by_text("You have asked")).to_have_count(0, timeout=PATIENCE)

    # Both sides have sealed their half of the dice, and both are told by the same name.
    for each in (host, guest):
        each.page.get_by_role("tab", name="Log").first.click()
        each.page.get_by_role("tab", name="Talk").click()
        says(each.page.get_by_role("tabpanel", name="Talk"), "Both sides have sealed their half of the dice")
    (seal,) = (each.seal for each in house.battle(host.id).record if isinstance(each, Sealed))
    says(guest.page.get_by_role("tabpanel", name="Talk"), code_of(seal))

    # A draw ends it.
    guest.page.get_by_role("tab", name="Log").first.click()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_role("button", name="Offer a draw").click()
    says(host.page.get_by_role("status"), "Anna offers a draw")
    shot(host, "offer-desk")
    host.page.get_by_role("button", name="Accept").click()
    for each in (host, guest):
        says(each.dialog, "A draw was agreed")
        each.dialog.get_by_role("button", name="Check the dice").click()
        says(each.dialog, "It agrees")
        shot(each, f"verified-{'guest' if each is guest else 'host'}")
    says(guest.dialog, "Your half is in it, as this page drew it.")
    assert house.store.find(host.id).standing.over


@pytest.mark.slow
def test_an_answer_lost_to_a_cut_of_the_network_is_neither_lost_nor_given_twice(house, newcomer):
    chosen: list[str] = []
    cut: list[str] = []

    def through(socket) -> None:
        """Send what is chosen twice over; of what comes of it nothing arrives, and the line is cut."""
        server = socket.connect_to_server()

        def to_server(said: str) -> None:
            if '"type":"choose"' in said:
                chosen.append(said)
                server.send(said)
            server.send(said)

        def to_page(said: str) -> None:
            if '"type":"update"' in said and chosen and not cut:
                cut.append(said)
                socket.close()
            else:
                socket.send(said)

        socket.on_message(to_server)
        server.on_message(to_page)

    host, guest, seat = two(house, newcomer, through=through)
    assert seat == 0
    before = house.battle(host.id)
    host.button("Move here").click()
    host.until(lambda: cut and host.told["number"] > before.number, "the table once more")
    assert len(cut) == 1
    after = house.battle(host.id)
    made = [each for each in after.record[len(before.record) :] if isinstance(each, Chosen)]
    assert [each.seat for each in made].count(0) == 1
    guest.until(lambda: guest.told["number"] == after.number, "the other's screen")
    expect(host.page.get_by_text("The connection is lost")).to_have_count(0, timeout=PATIENCE)
