"""The calculator of odds: asked, compared, found again by its address; at a desk, on a telephone, by keyboard."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Locator, Page, expect

from grognard.core.systems import systems
from grognard.core.words import english
from grognard.odds import asking
from grognard.odds.asking import ask
from grognard.odds.courses import course
from tests.browser.person import PATIENCE, Person, says
from tests.browser.test_access import accessible, axe
from tests.browser.test_phone import fits
from tests.browser.test_words import wordless
from tests.sampling import first

__all__ = ["axe"]

HEXES = {"attacker": "m4a1-sherman", "target": "panzer-iv-ausf-g"}
SQUADS = {"attacker": "german-500/squad-a", "target": "us-500/squad-a"}
TANKS_AT_THREE = "odds/axis_allies_minis?attacker=m4a1-sherman&target=panzer-iv-ausf-g&range=3"
SQUADS_IN_COVER = "odds/bolt_action?attacker=german-500%2Fsquad-a&target=us-500%2Fsquad-a&cover=soft"


def opened(person: Person, address: str = "odds") -> Locator:
    """The calculator at an address; its sentence or refusal."""
    person.page.goto("about:blank")
    person.page.goto(f"{person.house.origin}/?key={person.house.key}#{address}")
    told = person.page.get_by_role("region", name="The answer")
    expect(told).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    return told


def asked_at(page: Page) -> dict[str, Any]:
    """The first question in the page's address."""
    first = page.url.split("#odds/")[1].split("~")[0].split("/")[0]
    return dict(parse_qsl(first.split("?", 1)[1]))


def find(person: Person, field: str, words: str) -> None:
    """Search a unit and take the first one found."""
    box = person.page.get_by_role("combobox", name=field, exact=True)
    box.click()
    box.fill(words)
    person.press("Enter")


def answered(told: Locator, system: str, **question: Any) -> None:
    """The page says what the library says."""
    says(told, str(ask(system, **question)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("system", "attacker", "target"),
    first(
        2,
        [
            ("operation_ww2", "us-1944/squad-1", "german-1944/squad-1"),
            ("axis_allies_minis", "m1-garand-rifle", "mauser-kar-98k"),
            ("wh40k5", "space-marines-500/captain", "orks-500/warboss"),
            ("bolt_action", "us-500/squad-a", "german-500/squad-a"),
        ],
    ),
)
def test_while_a_battle_is_open_the_question_begins_with_its_armies(
    person: Person, system: str, attacker: str, target: str
):
    person.sit(person.house.begin(system=system, seed=7))
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("link", name="Odds").click()
    told = person.page.get_by_role("region", name="The answer")
    expect(told).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    assert asked_at(person.page) == {"attacker": attacker, "target": target}


def test_a_question_is_put_together_and_answered_at_once(person: Person):
    person.enter()
    person.dialog.get_by_role("button", name="Close").click()
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("link", name="Odds").click()
    page, told = person.page, person.page.get_by_role("region", name="The answer")
    page.get_by_role("radio", name=re.compile("Axis")).click()
    find(person, "Attacker", "m4a1 sherman")
    find(person, "Target", "panzer iv ausf. g")
    answered(told, "axis_allies_minis", **HEXES)
    for _ in (1, 2):
        page.get_by_role("button", name="Range in hexes: more").click()
    answered(told, "axis_allies_minis", **HEXES, range=3)
    page.get_by_role("radio", name="rear").click()
    page.get_by_label("The target is disrupted").check()
    page.get_by_label("Where the target stands").select_option(label="forest")
    answered(told, "axis_allies_minis", **HEXES, range=3, facing="rear", target_disrupted=True, cover="forest")
    expect(told.get_by_role("table")).to_contain_text("AAM-RANGE-02")
    expect(told.get_by_role("img")).to_have_count(2)
    assert wordless(person) == []

    told.get_by_role("button", name="AAM-RANGE-02").click()
    expect(person.dialog.get_by_role("heading", level=2)).not_to_be_empty()


@pytest.mark.slow
def test_units_in_words_numbers_and_further_details(person: Person):
    page, told = person.page, opened(person, SQUADS_IN_COVER)
    answered(told, "bolt_action", **SQUADS, cover="soft")
    find(person, "Attacker", "soviet inexperienced 9 rifle + 1 lmg")
    page.get_by_label("Pins on the attacker").get_by_role("spinbutton").fill("2")
    page.get_by_text("Further details").nth(1).click()
    page.get_by_label("Men left of the target").get_by_role("spinbutton").fill("5")
    page.get_by_label("Order", exact=True).select_option("fire")
    question = {"attacker": "soviet inexperienced 9 rifle + 1 lmg", "target": SQUADS["target"]}
    answered(told, "bolt_action", **question, cover="soft", pins=2, target_men=5, order="fire")

    page.get_by_label("Range in inches").get_by_role("spinbutton").fill("400")
    says(page.get_by_role("form"), "From 0 to 100")
    find(person, "Attacker", "nine brave men")
    says(told.get_by_role("alert"), "brave men")
    page.get_by_role("button", name="Swap attacker and target").click()
    says(told.get_by_role("alert"), "target")
    unread = "the server responded with a status of 422"
    person.complaints[:] = [each for each in person.complaints if unread not in each]


def test_what_cannot_be_is_answered_by_why(person: Person):
    told = opened(person, f"{SQUADS_IN_COVER}&range=90")
    answered(told, "bolt_action", **SQUADS, cover="soft", range=90)
    expect(told.get_by_role("button", name=re.compile("^BA-")).first).to_be_visible()
    expect(told.get_by_role("table")).to_have_count(0)


@pytest.mark.slow
def test_results_are_compared_changed_and_removed(person: Person):
    page, told = person.page, opened(person, TANKS_AT_THREE)
    beside = page.get_by_role("region", name="Side by side").get_by_role("listitem")
    told.get_by_role("button", name="Keep to compare").click()
    page.get_by_role("radio", name="rear").click()
    answered(told, "axis_allies_minis", **HEXES, range=3, facing="rear")
    expect(beside).to_have_count(2)
    says(beside.first, "rear")
    says(beside.nth(1), "73%")

    page.get_by_role("radio", name="Bolt Action").click()
    says(beside.first, "Bolt Action")
    beside.nth(1).get_by_role("button", name="Change").click()
    answered(told, "axis_allies_minis", **HEXES, range=3)
    says(beside.nth(1), "Bolt Action")
    beside.nth(1).get_by_role("button", name="Remove").click()
    expect(beside).to_have_count(0)


def test_the_address_brings_everything_back(person: Person):
    page, told = person.page, opened(person, TANKS_AT_THREE)
    told.get_by_role("button", name="Keep to compare").click()
    page.get_by_role("radio", name="rear").click()
    page.get_by_text("Further details").first.click()
    find(person, "Friends beside the attacker: add", "commander")
    expect(told).to_have_attribute("aria-busy", "false")
    sentence, address = told.locator(".sentence").inner_text(), page.url
    page.reload()
    says(told, sentence)
    assert page.url == address
    expect(page.get_by_role("region", name="Side by side").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("radio", name="rear")).to_be_checked()
    opened(person, address.partition("#")[2])
    says(told, sentence)


@pytest.mark.parametrize(
    "address",
    [
        "odds/chess",
        pytest.param("odds/", marks=pytest.mark.slow),
        f"{TANKS_AT_THREE}&range=4",
        pytest.param(f"{TANKS_AT_THREE}&cheat=1", marks=pytest.mark.slow),
        pytest.param(TANKS_AT_THREE.replace("=3", "=3.5"), marks=pytest.mark.slow),
        pytest.param(TANKS_AT_THREE.replace("=3", "=99"), marks=pytest.mark.slow),
        TANKS_AT_THREE.replace("m4a1-sherman", "%E0%A4%A"),
        pytest.param(f"{TANKS_AT_THREE}&option.no_such=1", marks=pytest.mark.slow),
        pytest.param(f"{TANKS_AT_THREE}&damaged=yes", marks=pytest.mark.slow),
        pytest.param(f"{TANKS_AT_THREE}~nothing", marks=pytest.mark.slow),
        pytest.param(f"{TANKS_AT_THREE}~curve.cover", marks=pytest.mark.slow),
        f"{TANKS_AT_THREE}~plan.glory",
        pytest.param(f"{TANKS_AT_THREE}~plan..1.", marks=pytest.mark.slow),
        pytest.param("/".join(["odds", *[TANKS_AT_THREE.partition("/")[2]] * 9]), marks=pytest.mark.slow),
    ],
)
def test_a_broken_address_says_so_and_begins_afresh(person: Person, address: str):
    told = opened(person, address)
    says(person.page.get_by_role("alert"), "no calculation that can be read")
    says(told, "range 1")
    assert person.page.url.partition("#")[2] != address
    person.page.get_by_label("The target is disrupted").check()
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_the_sentence_is_copied(newcomer):
    person = newcomer(permissions=["clipboard-read", "clipboard-write"])
    told = opened(person, TANKS_AT_THREE)
    told.get_by_role("button", name="Copy sentence").click()
    says(told, "Copied")
    assert person.page.evaluate("navigator.clipboard.readText()") == str(
        ask("axis_allies_minis", {**HEXES, "range": 3})
    )


def test_by_keyboard_alone(person: Person):
    told = opened(person, TANKS_AT_THREE)
    person.page.get_by_role("combobox", name="Attacker", exact=True).focus()
    for key in ("ArrowDown", "ArrowDown", "Escape", "ArrowDown"):
        person.press(key)
    expect(person.page.get_by_role("listbox", name="Attacker")).to_be_visible()
    person.page.keyboard.type("katyusha")
    person.press("Enter")
    says(told, "Katyusha")
    expect(person.page.get_by_role("listbox", name="Attacker")).to_be_hidden()
    expect(person.page.get_by_role("combobox", name="Attacker", exact=True)).to_be_focused()


def test_back_to_the_table(person: Person):
    battle = person.house.begin()
    person.sit(battle)
    person.page.get_by_role("button", name="Menu").click()
    person.dialog.get_by_role("link", name="Odds").click()
    expect(person.page.get_by_role("region", name="The answer")).to_be_visible()
    person.page.get_by_role("link", name="To the table").click()
    expect(person.board).to_be_visible()
    assert person.id == battle


PLAN = f"{TANKS_AT_THREE}/axis_allies_minis?attacker=bazooka&target=panzer-iv-ausf-g&facing=rear"
LOOKS = ("worth", "curve.range", "table", "plan", "plan.damaged.0.")


def looked(person: Person, address: str) -> Locator:
    """The calculator at an address; what is looked at."""
    opened_page = f"{person.house.origin}/?key={person.house.key}#{address}"
    person.page.goto("about:blank")
    person.page.goto(opened_page)
    panel = person.page.get_by_role("tabpanel")
    expect(panel.get_by_role("region")).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    return panel


@pytest.mark.slow
def test_what_changes_are_worth_and_trying_one(person: Person):
    panel = looked(person, f"{TANKS_AT_THREE}~worth")
    row = panel.get_by_role("listitem").filter(has_text="from behind")
    says(row, "97%")
    says(row, "+24")
    row.get_by_role("button", name="Try it").click()
    expect(person.page.get_by_role("radio", name="rear")).to_be_checked()
    assert "facing=rear" in person.page.url
    says(panel.get_by_role("listitem").filter(has_text="from in front"), "−24")


@pytest.mark.slow
def test_curves_tell_from_where_another_is_better(person: Person):
    smg = SQUADS_IN_COVER.partition("/")[2].replace("german-500%2Fsquad-a", "10%20smg")
    panel = looked(person, f"{SQUADS_IN_COVER}/{smg}~curve.range")
    says(panel, "From 13: A is best")
    expect(panel.get_by_role("img")).to_have_count(1)
    person.page.get_by_label("Along", exact=True).select_option(label="Pins on the target")
    expect(panel.get_by_role("region")).to_have_attribute("aria-busy", "false")
    assert person.page.url.endswith("~curve.target_pins")


@pytest.mark.slow
def test_attackers_against_targets(person: Person):
    panel = looked(person, f"{PLAN}~table")
    expect(panel.get_by_role("row")).to_have_count(3)
    says(panel.get_by_role("row").nth(1), "73%")


def test_a_plan_its_goal_and_the_answer_to_it(person: Person):
    panel = looked(person, f"{PLAN}~plan")
    told = course("axis_allies_minis", [HEXES | {"range": 3}, {**HEXES, "attacker": "bazooka", "facing": "rear"}])
    says(panel.get_by_role("status"), str(told))
    expect(panel.get_by_role("listitem")).to_have_count(2)
    person.page.get_by_label("Goal").select_option(label="the target is damaged or destroyed")
    person.page.get_by_label("Then the target strikes back at").select_option(index=1)
    says(panel, "is still there afterwards")
    assert person.page.url.endswith("~plan.damaged.0.")
    address = person.page.url.partition("#")[2]
    says(looked(person, address), "is still there afterwards")


@pytest.mark.slow
def test_a_plan_tells_what_fire_on_the_way_costs(person: Person):
    storm = "attacker=10%20rifle&target=10%20rifle&range=8&order=assault"
    panel = looked(person, f"odds/bolt_action?{storm}&reaction=fire/bolt_action?{storm}~plan")
    says(panel.get_by_role("listitem").first, "On its way: 3.64 lost to fire, all of them 7%; it comes to blows 93%")
    expect(panel.get_by_text("On its way")).to_have_count(1)


@pytest.mark.slow
def test_a_plan_in_a_better_order_is_taken(person: Person):
    shot = "bolt_action?attacker=10%20rifle&target=10%20rifle&range=10"
    panel = looked(person, f"odds/{shot}&order=assault/{shot}~plan")
    says(panel, "in the order 2, 1")
    panel.get_by_role("button", name="Take this order").click()
    says(panel, "No other order makes it likelier")
    assert "order=assault~plan" in person.page.url


@pytest.mark.slow
def test_looks_are_changed_by_keyboard(person: Person):
    opened(person, TANKS_AT_THREE)
    person.page.get_by_role("tab", name="Answer").focus()
    person.press("ArrowRight")
    expect(person.page.get_by_role("tab", name="Changes")).to_be_focused()
    expect(person.page.get_by_role("heading", name="What each change is worth")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("look", first(2, LOOKS))
def test_whatever_is_looked_at_nothing_stands_in_the_way(person: Person, axe: str, look: str):
    looked(person, f"{PLAN}~{look}")
    assert wordless(person) == []
    accessible(person, axe)


@pytest.mark.slow
@pytest.mark.parametrize("look", first(2, LOOKS))
def test_whatever_is_looked_at_fits_a_telephone(phone: Person, look: str):
    looked(phone, f"{PLAN}~{look}")
    fits(phone)


@pytest.mark.slow
def test_a_unit_of_the_hex_game_in_words(person: Person):
    told = opened(person, TANKS_AT_THREE)
    tank = "vehicle, defence 4/3, vehicles 9/8/6"
    find(person, "Attacker", tank)
    answered(told, "axis_allies_minis", **{**HEXES, "attacker": tank, "range": 3})


@pytest.mark.slow
def test_a_unit_of_warhammer_shoots_and_assaults(person: Person):
    told = opened(person)
    person.page.get_by_role("radio", name=re.compile("Warhammer")).click()
    find(person, "Attacker", "10 space-marine")
    find(person, "Target", "10 boy")
    asked = {"attacker": "10 space-marine", "target": "10 boy"}
    answered(told, "wh40k5", **asked)
    person.page.get_by_label("What it does").select_option("assaults")
    answered(told, "wh40k5", **asked, attack="assault")
    assert wordless(person) == []


def test_on_a_telephone(phone: Person, axe: str):
    told = opened(phone, SQUADS_IN_COVER)
    fits(phone)
    phone.page.get_by_role("button", name=re.compile("^To the answer")).tap()
    expect(told.locator(".sentence")).to_be_in_viewport()
    told.get_by_role("button", name="Keep to compare").tap()
    fits(phone)
    for summary in phone.page.get_by_text("Further details").all():
        summary.tap()
    phone.page.get_by_role("combobox", name="Target", exact=True).tap()
    fits(phone)
    accessible(phone, axe)


@pytest.mark.parametrize(
    "address",
    first(1, [f"{SQUADS_IN_COVER}/{TANKS_AT_THREE.partition('/')[2]}", f"{SQUADS_IN_COVER}&range=90", "odds/chess"]),
)
def test_nothing_stands_in_the_way(person: Person, axe: str, address: str):
    opened(person, address)
    for summary in person.page.get_by_text("Further details").all():
        summary.click()
    accessible(person, axe)
    person.page.get_by_role("combobox", name="Attacker", exact=True).click()
    accessible(person, axe)


@pytest.mark.slow
def test_on_paper_there_is_the_answer_alone(person: Person):
    told = opened(person, SQUADS_IN_COVER)
    person.page.emulate_media(media="print")
    expect(told.locator(".sentence")).to_be_visible()
    expect(person.page.get_by_role("form")).to_be_hidden()
    expect(person.page.get_by_role("button", name="Copy sentence")).to_be_hidden()


@pytest.mark.parametrize("system", first(1, sorted(systems())))
def test_every_game_begins_with_two_units_and_every_tab_tells_something(person: Person, system: str):
    told = opened(person, f"odds/{system}")
    page = person.page
    says(told, str(ask(system, **asked_at(page))))
    for field in asking.fields(system)[:2]:
        expect(page.get_by_role("combobox", name=english(field.title), exact=True)).not_to_have_value("")
    tabs = page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        look = page.get_by_role("tabpanel").get_by_role("region")
        expect(look).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
        expect(look).not_to_contain_text("One moment")
        expect(page.get_by_role("tabpanel").get_by_role("alert")).to_have_count(0)
        expect(look.locator("table, ol, ul, svg").first).to_be_attached()
    assert tabs.count() == (5 if asking.game(system).goals() else 4)
    assert wordless(person) == []
    assert person.complaints == []


def test_a_game_is_fetched_when_it_is_first_asked_about(person: Person):
    asked_for: set[str] = set()
    person.page.on("request", lambda request: asked_for.update(re.findall(r"/api/odds/(\w+)", request.url)))
    opened(person, "odds/axis_allies_minis")
    assert asked_for == {"axis_allies_minis"}
    person.page.get_by_role("radio", name="Bolt Action", exact=True).click()
    expect(person.page).to_have_url(re.compile("#odds/bolt_action"))
    told = person.page.get_by_role("region", name="The answer")
    expect(told).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    says(told, str(ask("bolt_action", **asked_at(person.page))))
    assert asked_for == {"axis_allies_minis", "bolt_action"}


@pytest.mark.slow
def test_units_are_known_apart_by_army_and_sign(person: Person):
    opened(person, "odds/operation_ww2")
    person.page.get_by_role("combobox", name="Who fires", exact=True).click()
    for heading in ("Germany", "United States"):
        expect(person.page.get_by_role("listbox").get_by_text(re.compile(heading)).first).to_be_visible()


@pytest.mark.slow
def test_a_drawing_that_fails_says_what_failed_and_the_next_one_comes(person: Person):
    broken = {"measured": {"title": None, "chance": False}, "found": {"field": "range", "values": [1], "lines": None}}
    person.page.route("**/api/odds/*/curve", lambda route: route.fulfill(json=broken))
    opened(person, TANKS_AT_THREE)
    page = person.page
    page.get_by_role("tab", name="Curve").click()
    panel = page.get_by_role("tabpanel")
    says(panel.get_by_role("alert"), re.compile("What failed: TypeError"))
    page.get_by_role("tab", name="Answer").click()
    expect(panel.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("region", name="The answer")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("system", first(2, sorted(systems())))
def test_match_ups_begin_with_two_armies(person: Person, system: str):
    """Where nothing lies side by side yet: the asked unit and others of its army against those of the target's."""
    looked(person, f"odds/{system}~table")
    table = person.page.get_by_role("region", name="Which against which").get_by_role("table")
    expect(table.get_by_role("columnheader").nth(1)).to_be_visible()
    heads = {"attacker": table.get_by_role("rowheader"), "target": table.get_by_role("columnheader")}
    for name, cells in heads.items():
        field = next(each for each in asking.fields(system) if each.name == name)
        asked = next(each for each in field.values if each.value == asked_at(person.page)[name])
        army = {english(each.title) for each in field.values if each.group == asked.group}
        told = cells.all_inner_texts()
        assert told[0] == english(asked.title)
        assert 2 <= len(told) <= 6
        assert set(told) <= army


@pytest.mark.slow
def test_a_question_is_saved_under_a_name_asked_again_and_deleted(person: Person, axe: str):
    told = opened(person, TANKS_AT_THREE)
    kept = person.page.get_by_role("region", name="Saved questions")
    says(kept, "Nothing is saved yet")
    kept.get_by_label("Name").fill("Tanks at three")
    person.press("Enter")
    expect(kept.get_by_role("link", name="Tanks at three")).to_be_visible()
    accessible(person, axe)

    opened(person, SQUADS_IN_COVER)
    kept.get_by_role("button", name="Save this question").click()
    expect(kept.get_by_role("link")).to_have_count(2)
    kept.get_by_role("link", name="Tanks at three").click()
    answered(told, "axis_allies_minis", **HEXES, range=3)
    assert person.page.url.endswith(TANKS_AT_THREE)

    kept.get_by_role("button", name="Delete Tanks at three").click()
    expect(kept.get_by_role("link")).to_have_count(1)
    opened(person)
    expect(kept.get_by_role("link")).to_have_count(1)


@pytest.mark.slow
def test_what_was_kept_in_a_broken_way_is_no_hindrance(person: Person):
    opened(person)
    for broken in ("nonsense", '{"a": 1}', '[1, {"name": "x"}, {"name": "y", "address": "elsewhere"}]'):
        person.page.evaluate("(broken) => localStorage.setItem('grognard.questions', broken)", broken)
        opened(person)
        says(person.page.get_by_role("region", name="Saved questions"), "Nothing is saved yet")
