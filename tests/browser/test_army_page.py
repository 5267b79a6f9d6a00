"""An army of one's own built in the page: changed, mended, kept, given on, and fought with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import grognard
from grognard.core.systems import systems
from grognard.core.words import english
from tests.browser.conftest import PHONE
from tests.browser.hex_answers import Player
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe  # noqa: F401
from tests.browser.to_the_end import played_out
from tests.rosters.lists import lieutenant, roster, selection, squad, zipped
from tests.sampling import first

GAMES = sorted(systems())
ROSZ = Path(__file__).parents[1] / "rosters" / "files" / "normandy.rosz"
"""A list made up for these tests, in the form a list program writes to a disk."""


def open_page(person: Person, game: str) -> None:
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#army={game}")


def begin(person: Person, game: str, what: str) -> None:
    """Begin a list of a game, with a choice of "Begin with" as its value names it."""
    open_page(person, game)
    expect(person.page.get_by_label("Game")).to_have_value(game)
    person.page.get_by_label("Begin with").select_option(what)
    person.page.get_by_role("button", name="Begin", exact=True).click()
    expect(fight(person)).to_be_visible()


def fight(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Fight with it now")


def units(person: Person) -> Locator:
    return person.page.locator("[data-unit]")


def named(person: Person, id: str) -> Locator:
    return person.page.locator(f'[data-unit="{id}"]')


def ids(person: Person, wanted: list[str]) -> None:
    """Wait until the list holds these units in this order."""
    expect(units(person)).to_have_count(len(wanted))
    person.until(lambda: listed(person) == wanted, f"the units {wanted}")


def listed(person: Person) -> list[str]:
    return [str(one.get_attribute("data-unit")) for one in units(person).all()]


def army_of(person: Person, game: str) -> Any:
    """The list as the browser keeps it."""
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('grognard-armies'))")
    data = next(each["data"] for each in kept["lists"] if each["id"] == kept["last"])
    return grognard.army(game, data)


def shipped(game: str) -> str:
    return next(each.name for each in grognard.system(game).setups.armies())


def took(person: Person) -> Locator:
    return person.page.locator(".told")


@pytest.mark.parametrize("game", first(1, GAMES))
def test_a_list_is_built_kept_and_fought_with(person: Person, game: str, axe: str) -> None:  # noqa: F811
    begin(person, game, shipped(game))
    army = grognard.army(game, shipped(game))
    ids(person, list(army.ids))
    says(person.page.locator(".totals"), str(army.points))
    entry = next(each for each in army.additions() if each.points)
    take = person.page.get_by_role("region", name="Units to take")
    take.get_by_role("searchbox").fill(english(entry.title))
    take.get_by_role("button", name=english(entry.title)).first.click()
    new = army.add(entry.name)
    ids(person, list(army.ids))
    expect(named(person, new).get_by_role("button", expanded=True)).to_be_visible()
    says(named(person, new), "What it does to usual targets")
    accessible(person, axe)
    setting = next((each for each in army.settings(new) if each.name in ("quality", "training")), None)
    if setting is not None:
        value = next(each for each in setting.values if each.value != setting.value)
        if isinstance(value.value, int):
            more = value.value > int(setting.value)
            person.page.get_by_role("button", name=f"One {'more' if more else 'less'}: Training").click()
            value = next(each for each in setting.values if each.value == int(setting.value) + (1 if more else -1))
        else:
            named(person, new).get_by_label(english(setting.title)).select_option(str(value.value))
        army.set(new, setting.name, value.value)
        says(took(person), f"{army.points} points now")
    twin = army.duplicate(new)
    named(person, new).get_by_role("button", name="Duplicate").click()
    ids(person, list(army.ids))
    grip = named(person, twin).locator(".grip")
    grip.focus()
    person.press("ArrowUp")
    army.move(twin, army.ids.index(new))
    ids(person, list(army.ids))
    named(person, new).get_by_role("button", expanded=False).click()
    named(person, new).get_by_role("button", name="Remove").click()
    army.remove(new)
    ids(person, list(army.ids))
    person.page.get_by_label("What your army is called").fill("The Old Guard")
    person.press("Tab")
    army.rename("The Old Guard")
    says(person.page.get_by_label("Your lists").locator("option"), "The Old Guard")
    person.page.get_by_role("button", name="Undo").click()
    expect(person.page.get_by_label("What your army is called")).to_have_value("")
    person.page.get_by_role("button", name="Redo").click()
    expect(person.page.get_by_label("What your army is called")).to_have_value("The Old Guard")
    assert army_of(person, game) == army
    person.page.reload()
    expect(person.page.get_by_label("What your army is called")).to_have_value("The Old Guard")
    ids(person, list(army.ids))
    fight(person).click()
    says(person.dialog, "The Old Guard")
    before = person.house.ids()
    person.dialog.get_by_role("button", name="Start").click()
    expect(person.question).to_be_visible()
    assert person.id not in before
    setup = person.house.battle(person.id).setup
    mine = (setup.forces if game == "operation_ww2" else setup.armies)[0]
    assert grognard.army(game, mine) == army


def test_what_is_wrong_stands_with_its_rule_and_is_mended_by_a_button(person: Person) -> None:
    begin(person, "bolt_action", "empty")
    says(person.page.locator(".totals"), "break the rules")
    roster = person.page.get_by_role("region", name="The list", exact=True)
    roster.get_by_role("button", name="BA-ARMY-02, open the rule").first.click()
    says(person.dialog, "BA-ARMY-02")
    person.press("Escape")
    for count in (1, 2, 3):
        roster.get_by_role("button", name="add ").first.click()
        expect(units(person)).to_have_count(count)
    says(person.page.locator(".totals"), "The rules find nothing wrong.")
    person.page.get_by_label("Points at most").fill("60")
    person.press("Tab")
    says(roster, "BA-ARMY-01")
    assert army_of(person, "bolt_action").points > 60


@pytest.mark.slow
def test_a_unit_is_dragged_to_its_place(person: Person) -> None:
    begin(person, "axis_allies_minis", "us-100")
    army = grognard.army("axis_allies_minis", "us-100")
    ids(person, list(army.ids))
    grip = named(person, army.ids[3]).locator(".grip")
    grip.scroll_into_view_if_needed()
    box, to = grip.bounding_box(), named(person, army.ids[0]).bounding_box()
    assert box is not None
    assert to is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    person.page.mouse.move(to["x"] + 20, to["y"] + 4, steps=5)
    person.page.mouse.up()
    army.move(army.ids[3], 0)
    ids(person, list(army.ids))


def test_a_list_is_built_by_touch_on_a_telephone(newcomer: Any, axe: str) -> None:  # noqa: F811
    person = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(person, "wh40k5", "filled")
    person.page.get_by_role("button", name="Heavy weapons squad").first.tap()
    says(took(person), "Heavy weapons squad taken")
    accessible(person, axe)
    person.page.get_by_role("radio", name="List (").tap()
    expect(units(person)).to_have_count(4)
    squad = units(person).filter(has_text="Infantry squad").first
    squad.get_by_role("button", expanded=False).tap()
    says(squad, "What it does to usual targets")
    accessible(person, axe)
    assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    person.page.get_by_role("radio", name="Another list").tap()
    person.page.get_by_label("Which list").select_option("orks-500")
    says(person.page.get_by_role("region", name="Another list"), "Yours: −")
    fight(person).tap()
    person.dialog.get_by_role("button", name="Start").tap()
    expect(person.question).to_be_visible()
    assert len(person.house.battle(person.id).setup.armies[0].unit) == 4


@pytest.mark.slow
def test_files_addresses_and_texts_carry_a_list(newcomer: Any, tmp_path: Path) -> None:
    person = newcomer(permissions=["clipboard-read", "clipboard-write"])
    begin(person, "bolt_action", "german-500")
    german = grognard.army("bolt_action", "german-500")
    menu = person.page.get_by_text("This list…")

    def chosen(name: str) -> None:
        menu.click()
        person.page.get_by_role("button", name=name).click()

    for what, told in (("sheet", "Panzerschreck"), ("cards", "Grenadier squad")):
        with person.page.expect_popup() as tab:
            chosen(f"Print {what}")
        says(tab.value.locator("body"), told)
        expect(tab.value.locator("html")).to_have_attribute("lang", "en")
        tab.value.close()
    with person.page.expect_download() as download:
        chosen("Save as a file")
    file = tmp_path / "mine.toml"
    download.value.save_as(file)
    assert grognard.army("bolt_action", file) == german
    chosen("Copy as text")
    says(took(person), "Copied")
    assert person.page.evaluate("navigator.clipboard.readText()") == german.text("text")
    chosen("Copy link")
    copied = "navigator.clipboard.readText()"
    person.until(lambda: "#army~" in person.page.evaluate(copied), "the link, where the text was")
    address = person.page.evaluate(copied)
    friend = newcomer()
    friend.page.goto(f"{friend.house.origin}/?key={friend.house.key}#{address.partition('#')[2]}")
    ids(friend, list(german.ids))
    assert army_of(friend, "bolt_action") == german
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(file.read_text().replace('entry = "', 'entry = "no-such-', 1))
    opened = person.page.get_by_label("Open a file")
    opened.set_input_files(wrong)
    says(took(person), "wrong.toml: ")
    says(took(person), "Line ")
    ids(person, list(german.ids))
    person.complaints.clear()
    orks = tmp_path / "orks.json"
    orks.write_text(grognard.army("wh40k5", "orks-500").text("json"))
    opened.set_input_files(orks)
    ids(person, list(grognard.army("wh40k5", "orks-500").ids))
    expect(person.page.get_by_label("Your lists").locator("option")).to_have_count(2)
    person.page.emulate_media(media="print")
    expect(person.page.get_by_role("heading", name="Orks", include_hidden=True).first).to_be_visible()
    expect(fight(person)).not_to_be_visible()
    person.page.emulate_media(media="screen")
    chosen("Delete this list")
    person.page.get_by_role("button", name="Delete it for good").click()
    ids(person, list(german.ids))
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#army~rubbish")
    person.page.reload()
    says(took(person), "holds no army that can be read")
    ids(person, list(german.ids))


def test_nothing_is_lost_while_the_server_does_not_answer(person: Person) -> None:
    begin(person, "bolt_action", "us-500")
    before = listed(person)
    person.page.route("**/api/armies", lambda route: route.abort())
    take = person.page.get_by_role("region", name="Units to take")
    take.get_by_role("button", name="Medic").click()
    expect(took(person).locator(".refusal")).to_be_visible()
    assert listed(person) == before
    assert list(army_of(person, "bolt_action").ids) == before
    person.page.unroute("**/api/armies")
    take.get_by_role("button", name="Medic").click()
    expect(units(person)).to_have_count(len(before) + 1)
    person.complaints.clear()


@pytest.mark.slow
def test_a_new_battle_offers_the_lists_of_this_browser(person: Person) -> None:
    begin(person, "axis_allies_minis", "filled")
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("button", name="New battle").click()
    army = army_of(person, "axis_allies_minis")
    of_first = person.dialog.get_by_label("Army of the First side")
    of_first.select_option(label=f"My army, {army.points} points")
    says(person.dialog, "My army")
    person.dialog.get_by_role("button", name="Start").click()
    expect(person.question).to_be_visible()
    assert grognard.army("axis_allies_minis", person.house.battle(person.id).setup.armies[0]) == army


@pytest.mark.slow
def test_a_list_of_ones_own_wins_its_battle(person: Person) -> None:
    game = "axis_allies_minis"
    open_page(person, game)
    person.page.get_by_label("Begin with").select_option("empty")
    person.page.get_by_label("Whose army").select_option("axis")
    person.page.get_by_role("button", name="Begin", exact=True).click()
    person.page.get_by_role("button", name="Mauser Kar 98k 3 points").click()
    expect(units(person)).to_have_count(1)
    person.page.get_by_text("This list…").click()
    person.page.get_by_role("button", name="New list").click()
    person.page.get_by_label("Begin with").select_option("us-100")
    person.page.get_by_role("button", name="Begin", exact=True).click()
    expect(units(person)).not_to_have_count(1)
    fight(person).click()
    says(person.dialog, "14 units")
    person.dialog.get_by_label("Army of the Second side").select_option(label="Axis, 3 points")
    says(person.dialog, "1 units")
    person.dialog.get_by_role("button", name="Start").click()
    person.asked()
    battle = played_out(person, Player(person).answer, 400)
    scene = battle.system.table.scene(battle, 0)
    assert scene.winner == 0
    assert scene.result is not None
    says(person.dialog, english(scene.result))


def brought(person: Person, name: str, content: bytes) -> None:
    person.page.get_by_label("Open a file").first.set_input_files(
        {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    )


@pytest.mark.slow
def test_a_list_of_another_program_is_mended_line_by_line_and_fought_with(person: Person, axe: str) -> None:  # noqa: F811
    """A zipped list with two squads and something nobody knows; what it means is remembered for the next."""
    strange = selection("Camel Riders", points=50, kind="unit")
    rosz = zipped(roster(lieutenant(), strange, squad(), squad(), points=280))
    open_page(person, "bolt_action")
    expect(person.page.get_by_label("Game")).to_have_value("bolt_action")
    brought(person, "baker.rosz", rosz)
    page = person.page.get_by_role("region", name="A list of another program")
    says(page, "One line is not known here")
    accessible(person, axe)
    means = page.get_by_role("combobox", name="What “Camel Riders” means")
    means.select_option("infantry-squad")
    says(page, "Every line found its place")
    page.get_by_role("button", name="Open it as an army").click()
    expect(page).to_have_count(0)
    ids(person, ["second-lieutenant", "infantry-squad", "infantry-squad-2", "infantry-squad-3"])
    brought(person, "again.rosz", rosz)
    says(page, "Every line found its place")
    means.select_option("")
    says(page, "left out, as you said")
    page.get_by_role("button", name="Back").click()
    expect(units(person)).to_have_count(4)
    fight(person).click()
    person.dialog.get_by_role("button", name="Start battle").click()
    expect(person.dialog).to_have_count(0)
    army = person.house.battle(person.id).setup.armies[0]
    assert [unit.entry for unit in army.unit].count("infantry-squad") == 3


@pytest.mark.slow
def test_a_file_of_another_program_is_brought_mended_saved_and_fought_with_by_two_computers(
    person: Person, tmp_path: Path
) -> None:
    """One file on the disk, of a theatre, with a team too many and a thing that nobody knows."""
    open_page(person, "bolt_action")
    expect(person.page.get_by_label("Game")).to_have_value("bolt_action")
    person.page.get_by_label("Open a file").first.set_input_files(ROSZ)
    page = person.page.get_by_role("region", name="A list of another program")
    says(page, "Theatre")
    page.get_by_role("combobox", name="What “Field Kitchen” means").select_option("")
    says(page, "left out, as you said")
    page.get_by_role("button", name="Open it as an army").click()
    expect(person.page.get_by_role("combobox", name="Theatre")).to_have_value("normandy")
    says(person.page.locator(".totals"), "break the rules")
    roster = person.page.get_by_role("region", name="The list", exact=True)
    roster.get_by_role("button", name="take Sniper team B out").first.click()
    says(person.page.locator(".totals"), "The rules find nothing wrong.")
    with person.page.expect_download() as download:
        person.page.get_by_text("This list…").click()
        person.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "hedgerow.toml"
    download.value.save_as(file)
    saved = grognard.army("bolt_action", file)
    assert (saved.legal, saved.points, saved.record.theatre) == (True, 540, "normandy")
    assert "stuka-zu-fuss" in saved.ids
    fight(person).click()
    for side in ("First side", "Second side"):
        players = person.dialog.get_by_role("radiogroup", name=f"Player of the {side}")
        players.get_by_role("radio", name="Computer").click()
    person.dialog.get_by_label("Army of the Second side").select_option("us-500")
    person.dialog.get_by_label("How the computer plays the Second side").select_option("random")
    person.dialog.get_by_role("button", name="Start battle").click()
    person.until(lambda: len(person.house.ids()) == 1, "a battle to begin")
    (id,) = person.house.ids()
    assert grognard.army("bolt_action", person.house.battle(id).setup.armies[0]) == saved
    expect(person.page.get_by_role("heading", name="The battle is over")).to_be_visible(timeout=600_000)
    battle = person.house.battle(id)
    scene = battle.system.table.scene(battle, 0)
    assert battle.over
    assert scene.result is not None
    # Who plays to win does not lose to who plays by chance, though the last turn may come too soon.
    assert scene.winner != 1
    says(person.dialog, english(scene.result))


@pytest.mark.slow
def test_a_list_of_another_edition_says_so_and_one_that_is_none_changes_nothing(person: Person) -> None:
    open_page(person, "bolt_action")
    expect(person.page.get_by_label("Game")).to_have_value("bolt_action")
    brought(person, "third.ros", roster(squad(), game="Bolt Action 3ed", game_id="", points=85))
    page = person.page.get_by_role("region", name="A list of another program")
    says(page, "played here is edition 1")
    says(page, "Infantry Squad")
    expect(page.get_by_role("button", name="Open it as an army")).to_have_count(0)
    page.get_by_role("button", name="Match its names all the same").click()
    expect(page.get_by_role("button", name="Open it as an army")).to_be_enabled()
    page.get_by_role("button", name="Back").click()
    brought(person, "broken.rosz", b"PK\x03\x04nothing")
    says(took(person), "broken.rosz")
    person.complaints.clear()
    expect(page).to_have_count(0)


def own_things(person: Person) -> Locator:
    """The part of the page for things of one's own, unfolded."""
    person.page.get_by_text("Of your own", exact=True).click()
    return person.page.locator(".own")


@pytest.mark.slow
def test_a_card_of_ones_own_is_written_as_a_file_taken_and_fought_with(person):
    begin(person, "axis_allies_minis", "us-100")
    before = listed(person)
    own_things(person).get_by_text("As a file", exact=True).click()
    written = person.page.get_by_label("Your own things, as a file")
    text = written.input_value()
    written.fill(text.replace("points = 27", "points = 270"))
    person.page.get_by_role("button", name="Keep this").click()
    expect(took(person)).to_contain_text("card 1, points")
    person.complaints.clear()
    written.fill(text.replace("Old Faithful", "Iron Mule"))
    person.page.get_by_role("button", name="Keep this").click()
    card = person.page.get_by_role("button", name="Iron Mule", exact=False).first
    expect(card).to_be_visible()
    card.click()
    ids(person, [*before, "old-faithful"])
    army = army_of(person, "axis_allies_minis")
    assert "Iron Mule" in english(army.unit("old-faithful").title)
    assert grognard.battle("axis_allies_minis", armies=(army,)).state.units["a.old-faithful"]
    person.page.reload()
    expect(named(person, "old-faithful")).to_contain_text("Iron Mule")


@pytest.mark.parametrize("game", first(1, GAMES))
def test_a_thing_of_ones_own_is_made_by_fields_checked_at_once_and_fought_with(person, game, axe):  # noqa: F811
    begin(person, game, shipped(game))
    own = own_things(person)
    kind = {"axis_allies_minis": "card", "operation_ww2": "vehicle"}.get(game, "unit")
    own.get_by_role("button", name=f"Add a {kind} of your own").click()
    title = own.get_by_label("What it is called").last
    expect(title).to_have_value(f"New {kind}")
    title.fill("Iron Mule")
    person.press("Tab")
    expect(own.get_by_text("Iron Mule", exact=False).first).to_be_visible()
    accessible(person, axe)
    army = army_of(person, game)
    assert [thing["id"] for listed in army.data()["own"].values() for thing in listed] == ["iron-mule"]
    if game != "operation_ww2":
        entry = next(each for each in army.additions() if each.name == "own:iron-mule")
        take = person.page.get_by_role("region", name="Units to take")
        take.get_by_role("button", name=f"{english(entry.title)} ").first.click()
        expect(person.page.locator('[data-unit="iron-mule"]')).to_be_visible()
        army = army_of(person, game)
        assert "a.iron-mule" in grognard.battle(game, armies=(army,)).state.units


def test_what_a_field_cannot_be_is_said_at_it_and_the_list_keeps_what_it_had(person):
    begin(person, "axis_allies_minis", "us-100")
    own = own_things(person)
    own.get_by_role("button", name="Add a card of your own").click()
    points = own.get_by_label("Points", exact=True)
    expect(points).to_have_value("27")
    points.fill("270")
    person.press("Tab")
    says(own.get_by_role("alert"), "the list keeps what it had")
    person.complaints.clear()
    expect(points).to_have_attribute("aria-invalid", "true")
    assert army_of(person, "axis_allies_minis").data()["own"]["card"][0]["points"] == 27
    points.fill("28")
    person.press("Tab")
    expect(own.get_by_role("alert")).to_have_count(0)
    expect(own.get_by_label("Points", exact=True)).to_have_value("28")
    person.until(
        lambda: army_of(person, "axis_allies_minis").data()["own"]["card"][0]["points"] == 28, "the points are kept"
    )
    own.get_by_role("button", name="Take New card out").click()
    expect(own.get_by_role("button", name="Take New card out")).to_have_count(0)
    person.until(lambda: "own" not in army_of(person, "axis_allies_minis").data(), "the card is taken out")


@pytest.mark.slow
def test_a_draft_of_ones_own_things_survives_a_reload_with_what_is_wrong_in_it(person):
    begin(person, "bolt_action", "german-500")
    own = own_things(person)
    own.get_by_role("button", name="Add a unit of your own").click()
    title = own.get_by_label("What it is called").last
    expect(title).to_have_value("New unit")
    men = own.get_by_label("Fewest men", exact=True).last
    others = own.locator(".others").last
    expect(others).not_to_have_attribute("open", "")
    person.until(lambda: army_of(person, "bolt_action").data().get("own"), "the unit in the list")
    before = army_of(person, "bolt_action").data()
    men.fill("900")
    person.press("Tab")
    says(own.get_by_role("alert"), "the list keeps what it had")
    person.page.reload()
    says(own.get_by_role("alert"), "the list keeps what it had")
    expect(own.get_by_label("Fewest men", exact=True).last).to_have_value("900")
    person.complaints.clear()
    assert army_of(person, "bolt_action").data() == before
    own.get_by_role("button", name="Back to what the list has").click()
    expect(own.get_by_role("alert")).to_have_count(0)
    person.page.reload()
    expect(fight(person)).to_be_visible()
    expect(own).not_to_have_attribute("open", "")


@pytest.mark.slow
def test_the_year_and_house_rules_are_agreed_and_kept_with_the_list(person):
    begin(person, "axis_allies_minis", "german-100")
    points = army_of(person, "axis_allies_minis").points
    person.page.get_by_text("What is agreed: the rules as they are").click()
    person.page.get_by_label("The year it fights in").fill("1941")
    person.page.get_by_label("The year it fights in").press("Tab")
    expect(person.page.get_by_text("What is agreed: one thing")).to_be_visible()
    costs = person.page.get_by_label(option_title("axis_allies_minis", "unit_costs"))
    costs.select_option("original")
    expect(person.page.get_by_text("What is agreed: 2 things")).to_be_visible()
    other = person.page.locator(".sum b")
    expect(other).not_to_have_text(str(points))
    person.page.reload()
    expect(person.page.get_by_text("What is agreed: 2 things")).to_be_visible()
    expect(other).not_to_have_text(str(points))


@pytest.mark.slow
def test_the_year_and_house_rules_of_a_list_hold_in_the_battle_it_is_fought_in(person):
    begin(person, "axis_allies_minis", "german-100")
    person.page.get_by_text("What is agreed: the rules as they are").click()
    person.page.get_by_label("The year it fights in").fill("1945")
    person.press("Tab")
    person.page.get_by_label(option_title("axis_allies_minis", "unit_costs")).select_option("original")
    expect(person.page.get_by_text("What is agreed: 2 things")).to_be_visible()
    points = person.page.locator(".sum b").inner_text()
    fight(person).click()
    says(person.dialog, f"{points} points")
    expect(person.dialog.get_by_role("combobox", name="Year", exact=True)).to_have_value("1945")
    person.dialog.get_by_role("button", name="Start").click()
    expect(person.question).to_be_visible()
    setup = person.house.battle(person.id).setup
    assert (setup.year, setup.options["unit_costs"]) == (1945, "original")


@pytest.mark.slow
def test_a_list_kept_with_a_house_rule_that_is_gone_opens_and_says_so(person):
    begin(person, "axis_allies_minis", "german-100")
    before = listed(person)
    person.page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem('grognard-armies'));
            kept.lists[0].options = { gone_for_good: 'on', unit_costs: 'original' };
            localStorage.setItem('grognard-armies', JSON.stringify(kept));
        }"""
    )
    person.page.reload()
    ids(person, before)
    roster = person.page.get_by_role("region", name="The list", exact=True)
    says(roster, "gone_for_good = on")
    says(roster, "What is agreed: one thing")
    fight(person).click()
    person.dialog.get_by_role("button", name="Start").click()
    expect(person.question).to_be_visible()
    assert person.house.battle(person.id).setup.options["unit_costs"] == "original"
    open_page(person, "axis_allies_minis")
    says(roster, "gone_for_good = on")
    roster.get_by_role("button", name="Leave it out").click()
    expect(roster.get_by_role("button", name="Leave it out")).to_have_count(0)
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('grognard-armies')).lists[0].options")
    assert kept == {"unit_costs": "original"}


def option_title(game: str, name: str) -> str:
    options = grognard.system(game).setups.options()
    return english(next(each.title for each in options if each.name == name))
