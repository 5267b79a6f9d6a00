"""A page that is reloaded, or whose server dies, comes back to the very decision."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from grognard.server.databases.database import sqlite_url
from grognard.server.run import listen
from grognard.server.store import Store
from tests.browser import hex_moments, moments
from tests.browser.house import House
from tests.browser.person import Person, says
from tests.sampling import first

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


@pytest.mark.slow
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


def begin_an_order(person: Person) -> None:
    person.unit(moments.order_with_targets()[1]).focus()
    person.press("Enter")
    person.press("2")
    person.choose(lambda: person.press("Enter"), "move")


def stay(person: Person) -> None:
    says(person.question, "Move")
    person.choose(lambda: person.press("s"), "target")


def take_in_hand(person: Person) -> None:
    person.page.mouse.click(*person.spot(*person.middle(hex_moments.movement()[1])))
    says(person.column, "Choose an action for ")


def march(person: Person) -> None:
    battle, unit = hex_moments.movement()
    take_in_hand(person)
    person.page.mouse.click(*person.spot(*hex_moments.centre(battle, hex_moments.through(battle, unit)[1])))
    expect(person.button("Move here")).to_be_enabled()
    person.choose(lambda: person.press("Enter"))


STORIES = [
    (moments.order_with_targets, begin_an_order, stay, "GiveOrder"),
    (hex_moments.movement, take_in_hand, march, "March"),
]


@pytest.mark.parametrize(("moment", "before", "after", "choice"), first(1, STORIES))
def test_a_page_waits_for_a_killed_server_and_goes_on_where_it_was(newcomer, tmp_path, moment, before, after, choice):
    url = sqlite_url(tmp_path / "kept.sqlite")
    store = Store(url)
    with listen(0) as free:
        port = free.getsockname()[1]
    house = House(store, port)
    battle, _ = moment()
    id = house.keep(battle)
    person = newcomer(at=house)
    gone = person.page.get_by_role("status").filter(has_text="The connection is lost")

    with program(url, port):
        person.sit(id)
        before(person)
        asked = person.decision
    says(gone, "comes back by itself")
    assert all(LOST.search(complaint) for complaint in person.complaints)
    person.heard.clear()

    with program(url, port):
        expect(gone).to_have_count(0, timeout=20_000)
        assert person.asked() == asked
        assert person.told["type"] == "table"
        after(person)
        assert house.answer(id, battle)["type"] == choice
        assert all(LOST.search(complaint) for complaint in person.complaints)
        person.complaints.clear()
        person.page.context.close()
    store.close()
