"""A page that is reloaded, or whose server dies, comes back to the very decision."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from grognard.server.run import listen
from grognard.server.store import Store, sqlite_url
from tests.browser import hex_moments, moments
from tests.browser.house import House
from tests.browser.person import Person, says

PLAY = [sys.executable, "-c", "from grognard.cli import main; main()", "play", "--no-browser", "--pause", "0"]
LOST = re.compile("^WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")


@contextmanager
def program(url: str, port: int) -> Iterator[None]:
    """The program itself over a store, killed at the end of the block as by a failing machine."""
    command = [*PLAY, "--store", url, "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert f":{port}/" in process.stdout.readline()
        yield
    finally:
        process.kill()
        process.communicate()


def test_a_reloaded_page_shows_the_same_question_and_takes_its_answer(person: Person):
    battle, unit = moments.order_with_targets()
    person.sit(person.house.keep(battle))
    person.unit(unit).focus()
    person.press("Enter")
    person.press("2")
    moving = person.choose(lambda: person.press("Enter"), "move")
    question = person.question.inner_text()
    log = person.log.all_inner_texts()

    person.heard.clear()
    person.page.reload()
    assert person.asked() == moving
    expect(person.question).to_have_text(question)
    assert person.log.all_inner_texts() == log
    expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")
    person.choose(lambda: person.press("s"), "target")


def test_a_page_reloaded_in_the_middle_of_a_double_shot_asks_for_the_second_attack(person: Person):
    battle = hex_moments.second_attack()
    person.sit(person.house.keep(battle))
    asked, question = person.decision, person.question.inner_text()
    person.heard.clear()
    person.page.reload()
    assert person.asked() == asked
    expect(person.question).to_have_text(question)
    person.choose(lambda: person.press("Enter"))
    assert person.house.answer(person.id, battle) == asked["options"][0]["choice"]


def test_a_unit_on_hexes_moves_after_its_server_was_killed_and_is_back(newcomer, tmp_path):
    url = sqlite_url(tmp_path / "kept.sqlite")
    store = Store(url)
    with listen(0) as free:
        port = free.getsockname()[1]
    house = House(store, port)
    battle, unit = hex_moments.movement()
    _, goal = hex_moments.through(battle, unit)
    id = house.keep(battle)
    person = newcomer(at=house)
    gone = person.page.get_by_role("status").filter(has_text="The connection is lost")

    with program(url, port):
        person.sit(id)
        person.page.mouse.click(*person.spot(*person.middle(unit)))
    says(gone, "comes back by itself")
    person.heard.clear()
    with program(url, port):
        expect(gone).to_have_count(0, timeout=20_000)
        person.asked("activate")
        person.page.mouse.click(*person.spot(*person.middle(unit)))
        person.page.mouse.click(*person.spot(*hex_moments.centre(battle, goal)))
        expect(person.button("Move here")).to_be_enabled()
        person.choose(lambda: person.press("Enter"))
        assert house.answer(id, battle)["type"] == "March"
        assert all(LOST.search(complaint) for complaint in person.complaints)
        person.complaints.clear()
        person.page.context.close()
    store.close()


def test_a_page_waits_for_a_killed_server_and_goes_on_where_it_was(newcomer, tmp_path):
    url = sqlite_url(tmp_path / "kept.sqlite")
    store = Store(url)
    with listen(0) as free:
        port = free.getsockname()[1]
    house = House(store, port)
    battle, unit = moments.order_with_targets()
    id = house.keep(battle)
    person = newcomer(at=house)
    gone = person.page.get_by_role("status").filter(has_text="The connection is lost")

    with program(url, port):
        person.sit(id)
        person.unit(unit).focus()
        person.press("Enter")
        person.press("2")
        moving = person.choose(lambda: person.press("Enter"), "move")
    says(gone, "comes back by itself")
    assert all(LOST.search(complaint) for complaint in person.complaints)
    person.heard.clear()

    with program(url, port):
        expect(gone).to_have_count(0, timeout=20_000)
        assert person.asked() == moving
        assert person.told["type"] == "table"
        says(person.question, "Move")
        person.choose(lambda: person.press("s"), "target")
        assert house.answer(id, battle)["type"] == "GiveOrder"
        assert all(LOST.search(complaint) for complaint in person.complaints)
        person.complaints.clear()
        person.page.context.close()
    store.close()
