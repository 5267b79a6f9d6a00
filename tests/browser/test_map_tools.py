"""What the map editor does besides drawing: several pieces, fords, inner walls, a picture, files, links, print."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.core.systems import system
from tests.browser.person import Person
from tests.browser.test_map_page import begin, board, choose, data_of, place, pull, sound
from tests.browser.test_phone import touch_drag

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""A picture of one dot."""
TITLE = "Our field"


def at(person: Person, x: float, y: float) -> tuple[float, float]:
    data = data_of(person)
    return place(person, TITLE, x, y, data["width"], data["depth"])


def two_houses(person: Person) -> None:
    begin(person, "bolt_action", TITLE)
    for x in (8, 20):
        choose(person, "bolt_action", "building")
        pull(person, at(person, x, 10), at(person, x + 6, 14))
    person.until(lambda: len(data_of(person).get("piece", ())) == 2, "both houses to be drawn")
    sound(person)


def centres(person: Person) -> list[list[float]]:
    return [row["rectangle"]["centre"] for row in data_of(person)["piece"]]


@pytest.mark.slow
def test_several_pieces_are_framed_moved_turned_copied_and_removed_together(person: Person) -> None:
    two_houses(person)
    person.press("Escape")
    pull(person, at(person, 5, 5), at(person, 29, 18))
    expect(board(person, TITLE).get_by_role("button", pressed=True)).to_have_count(2)
    expect(person.page.get_by_text("2 pieces in hand")).to_be_visible()
    pull(person, at(person, 10, 12), at(person, 14, 18))
    person.until(lambda: centres(person) == [[15, 18], [27, 18]], "both houses to be moved")
    person.page.get_by_role("button", name="Turn right").click()
    person.until(
        lambda: [row["rectangle"]["turn"] for row in data_of(person)["piece"]] == [15, 15], "both to be turned"
    )
    # Round the middle of both, not each round its own.
    assert centres(person) == [[15.204, 16.447], [26.796, 19.553]]
    person.page.get_by_role("button", name="Copy", exact=True).click()
    person.until(lambda: len(data_of(person)["piece"]) == 4, "both to be copied")
    expect(board(person, TITLE).get_by_role("button", pressed=True)).to_have_count(2)
    person.page.get_by_role("button", name="Remove", exact=True).click()
    person.until(lambda: len(data_of(person)["piece"]) == 2, "the copies to be removed")
    pull(person, at(person, 2, 2), at(person, 20, 26))
    expect(board(person, TITLE).get_by_role("button", pressed=True)).to_have_count(1)


@pytest.mark.slow
def test_on_a_telephone_several_pieces_are_framed_by_a_finger(phone: Person) -> None:
    person = phone
    begin(person, "bolt_action", TITLE)
    choose(person, "bolt_action", "building")
    board(person, TITLE).scroll_into_view_if_needed()
    touch_drag(person, at(person, 10, 10), at(person, 20, 16))
    person.until(lambda: "piece" in data_of(person), "the house to be drawn")
    person.page.get_by_role("button", name="Twin opposite").tap()
    person.until(lambda: len(data_of(person)["piece"]) == 2, "its twin")
    person.page.get_by_role("button", name="Choose several").tap()
    board(person, TITLE).scroll_into_view_if_needed()
    touch_drag(person, at(person, 6, 6), at(person, 42, 42))
    expect(board(person, TITLE).get_by_role("button", pressed=True)).to_have_count(2)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "river"), [("bolt_action", "river"), ("wh40k5", "deep-water")])
def test_a_river_in_hand_is_given_a_ford(person: Person, game: str, river: str) -> None:
    begin(person, game, TITLE)
    choose(person, game, river)
    for spot in ((0, 20), (24, 26), (48, 20)):
        person.page.mouse.click(*at(person, *spot))
    person.press("Enter")
    sound(person)
    person.page.get_by_role("button", name="Lay a ford").click()
    person.until(lambda: len(data_of(person)["piece"]) == 2, "the ford to be laid")
    sound(person)
    water, ford = data_of(person)["piece"]
    assert (water["without"], ford["name"]) == ([ford["id"]], "Ford")
    pieces = {piece.id: piece.kind for piece in system(game).maps.load(data_of(person)).ground.pieces}
    assert pieces == {f"{river}-1-1": river, f"{river}-1-2": river, "ford-1": ford["kind"]}
    assert data_of(person)["system"] == game


@pytest.mark.slow
def test_an_inner_wall_and_its_door_are_pulled_to_where_they_are_wanted(person: Person) -> None:
    begin(person, "operation_ww2", TITLE)
    choose(person, "operation_ww2", "building")
    pull(person, at(person, 20, 40), at(person, 40, 50))
    person.until(lambda: "piece" in data_of(person), "the house to be drawn")
    person.page.get_by_role("button", name="Divide by a wall").click()
    walls = lambda: data_of(person)["piece"][0]["building"]["walls"]  # noqa: E731
    person.until(lambda: walls(), "the wall")
    (wall,) = walls()
    assert {x for x, _ in wall["line"]} == {30}

    def drag(handle: str, dx: float, dy: float) -> None:
        box = person.page.locator(f"[data-wall='0 {handle} 0']").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        length = at(person, 1, 0)[0] - at(person, 0, 0)[0]
        pull(person, (x, y), (x + dx * length, y + dy * length))

    drag("whole", 4, 0)
    person.until(lambda: {x for x, _ in walls()[0]["line"]} == {34}, "the whole wall to be moved")
    (before,) = walls()[0]["doors"]
    assert before[0] == 34
    drag("door", 0, -3)
    person.until(lambda: walls()[0]["doors"] != [before], "the door to be moved along the wall")
    assert walls()[0]["doors"][0][0] == 34
    sound(person)
    (building,) = system("operation_ww2").maps.load(data_of(person)).buildings.values()
    assert len(building.walls) == 1


def test_a_picture_lies_below_what_is_traced_and_stays_in_the_browser(person: Person, tmp_path: Path) -> None:
    begin(person, "wh40k5", TITLE)
    file = tmp_path / "table.png"
    file.write_bytes(DOT)
    sent: list[str] = []
    person.page.on("request", lambda request: sent.append(request.post_data or ""))
    person.page.get_by_label("A picture to trace over").set_input_files(file)
    picture = board(person, TITLE).locator("image")
    expect(picture).to_be_attached()
    assert str(picture.get_attribute("href")).startswith("data:image/jpeg")
    person.page.reload()
    expect(picture).to_be_attached()
    sound(person)
    assert "data:image" not in str(data_of(person))
    assert not any("data:image" in body for body in sent)
    person.page.get_by_role("button", name="Take the picture away").click()
    expect(picture).to_have_count(0)


def test_a_map_is_printed_saved_brought_back_and_sent_as_a_link(newcomer: Any, tmp_path: Path) -> None:
    person = newcomer(permissions=["clipboard-read", "clipboard-write"])
    two_houses(person)
    made = data_of(person)
    person.page.emulate_media(media="print")
    rows = person.page.locator(".printed tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_be_visible()
    expect(board(person, TITLE)).to_be_hidden()
    person.page.emulate_media(media="screen")
    person.page.get_by_text("This map…").click()
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "ours.toml"
    saved.value.save_as(file)
    assert 'system = "bolt_action"' in file.read_text(encoding="utf-8")
    person.page.get_by_text("This map…").click()
    person.page.get_by_role("button", name="Copy link").click()
    expect(person.page.get_by_role("status").get_by_text("Copied")).to_be_visible()
    link = person.page.evaluate("navigator.clipboard.readText()").partition("#")[2]
    other = newcomer()
    other.page.goto(f"{other.house.origin}/?key={other.house.key}#{link}")
    expect(board(other, TITLE)).to_be_visible()
    assert data_of(other)["piece"] == made["piece"]
    third = newcomer()
    # Of another game's page the file still opens as the map of its own.
    third.page.goto(f"{third.house.origin}/?key={third.house.key}#map=wh40k5")
    third.page.get_by_label("Bring a file").set_input_files(file)
    expect(board(third, TITLE)).to_be_visible()
    sound(third)
    assert (data_of(third)["system"], data_of(third)["piece"]) == ("bolt_action", made["piece"])
    broken = tmp_path / "broken.toml"
    broken.write_text("title = \n", encoding="utf-8")
    third.page.get_by_text("This map…").click()
    third.page.get_by_label("Bring a file").set_input_files(broken)
    expect(third.page.get_by_role("status").get_by_text("broken.toml")).to_be_visible()
    assert data_of(third)["piece"] == made["piece"]
    third.complaints.clear()


def test_what_is_drawn_while_the_server_is_dead_survives_a_reload(person: Person) -> None:
    two_houses(person)
    person.page.route("**/api/maps**", lambda route: route.abort())
    person.press("Escape")
    pull(person, at(person, 10, 12), at(person, 10, 20))
    person.until(lambda: centres(person)[0] == [11, 20], "the house to be moved")
    expect(person.page.get_by_text("The program does not answer.")).to_be_visible()
    expect(person.page.get_by_role("button", name="Play on it")).to_be_disabled()
    person.page.unroute("**/api/maps**")
    person.page.reload()
    expect(board(person, TITLE)).to_be_visible()
    sound(person)
    assert centres(person) == [[11, 20], [23, 12]]
    person.complaints.clear()
