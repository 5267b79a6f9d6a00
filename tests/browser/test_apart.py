"""Two at two screens and a third who watches: by links, each with its own side, and back after a killed server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import grognard
from grognard.core.words import english
from grognard.server.databases.database import sqlite_url
from grognard.server.run import listen
from grognard.server.store import Store
from tests.browser.house import House
from tests.browser.person import PATIENCE, Person, says
from tests.browser.test_come_back import LOST, program
from tests.sampling import first

AWAY = "Your place at this table was taken back by the house. Ask whoever invited you for a new link"
NO_SEAT = "server-no-seat"
GAMES = ("axis_allies_minis", "bolt_action", "operation_ww2", "wh40k5")


def invite(host: Person, side: str) -> str:
    """Make a link in the dialog."""
    section = host.dialog.get_by_role("region", name=side, exact=True)
    section.get_by_role("button", name="Make a link").click()
    return section.get_by_label("The link").input_value()


def come(guest: Person, link: str, name: str, button: str = "Sit down") -> None:
    """Follow a link, give a name, and wait for the table."""
    guest.page.goto(link)
    guest.dialog.get_by_label("What shall the others call you?").fill(name)
    guest.dialog.get_by_role("radio", name="purple").check(force=True)
    guest.dialog.get_by_role("button", name=button).click()
    guest.until(lambda: guest.told.get("scene"), "the table")
    expect(guest.dialog).to_have_count(0)


@pytest.mark.parametrize("game", first(1, GAMES))
def test_two_in_two_places_and_a_third_who_watches_come_back_after_a_killed_server(newcomer, tmp_path, game):
    url = sqlite_url(tmp_path / "kept.sqlite")
    store = Store(url)
    with listen(0) as free:
        port = free.getsockname()[1]
    house = House(store, port)
    battle = grognard.battle(game, seed=7)
    id = house.keep(battle, ("here", "here"))
    second = english(battle.system.table.scene(battle, 1).sides[1].name)
    host, guest, third = (newcomer(at=house) for _ in range(3))
    everybody = (host, guest, third)

    with program(url, port):
        host.page.goto(f"{house.origin}/?key={house.key}#{id}")
        host.until(lambda: host.told.get("scene"), "the table")
        if host.told["curtain"]:
            host.page.locator(".curtain button").click()
        host.page.get_by_role("button", name="Menu").click()
        host.dialog.get_by_role("button", name="Invite a friend").click()
        seat_link = invite(host, second)
        watch_link = invite(host, "To watch")
        host.dialog.get_by_role("button", name="Close").click()
        come(guest, seat_link, "Anna")
        come(third, watch_link, "Carl", "Watch")
        players = [each.told["battle"]["players"] for each in everybody if each.told["type"] == "table"]
        assert guest.id == third.id == id
        says(host.page.get_by_role("list", name="Who is here"), "Anna is at the table")
        assert players[-1] == ["link", "link"]
        asked = [each.told["decision"] for each in everybody]
        assert asked[2] is None
        assert asked[0] or asked[1]
        assert "seed" not in guest.page.content()
    for each in everybody:
        says(each.page.get_by_role("status").filter(has_text="The connection is lost"), "comes back by itself")
        assert all(LOST.search(complaint) for complaint in each.complaints)
        each.heard.clear()

    with program(url, port):
        for each, before in zip(everybody, asked, strict=True):
            expect(each.page.get_by_text("The connection is lost")).to_have_count(0, timeout=PATIENCE)
            each.until(lambda each=each: each.told.get("scene"), "the table")
            assert each.told["decision"] == before
        says(host.page.get_by_role("list", name="Who is here"), "Anna is at the table")
        # A used link opens nothing, to nobody.
        late = newcomer(at=house)
        late.page.goto(seat_link)
        says(late.dialog, "This link opens nothing any more")
        late.complaints.clear()
        # The seat is offered to whoever comes first: its page is told, and who has the lobby's link takes it.
        host.page.get_by_role("button", name="Menu").click()
        host.dialog.get_by_role("button", name="Invite a friend").click()
        section = host.dialog.get_by_role("region", name=second, exact=True)
        section.get_by_role("button", name="Offer to whoever comes first").click()
        says(section, "stands open in the lobby")
        says(guest.page.get_by_role("status"), AWAY)
        late.page.goto(invite(host, "The lobby"))
        late.dialog.get_by_label("What shall the others call you?").fill("Dora")
        late.dialog.get_by_role("button", name="Sit down at").click()
        late.until(lambda: late.told.get("scene"), "the table")
        says(section, "Dora came by a link")
        # It is taken back, and its page comes back to nothing.
        section.get_by_role("button", name="Take the seat").click()
        says(late.page.get_by_role("status"), AWAY)
        # The page has come back meanwhile, and was told only that it has no seat: it still says what happened.
        late.until(
            lambda: NO_SEAT in {one["message"]["id"] for one in late.heard if one["type"] == "bye"}, "no seat any more"
        )
        says(late.page.get_by_role("status"), AWAY)
        for each in (*everybody, late):
            each.complaints.clear()
            each.page.context.close()
    store.close()
