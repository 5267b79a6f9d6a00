"""Vehicles, guns and those who ride: driven, laid, boarded, shot at and assaulted through the page."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from grognard.core.battle import Battle
from grognard.core.engine.events import Chosen
from grognard.core.messages import Message
from grognard.core.words import english
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying
from grognard.games.bolt_action.state.choices import Board, Drive, EscapeFrom, LayWeapon
from tests.browser import armour_moments, moments
from tests.browser.answers import answer
from tests.browser.person import Person, says
from tests.browser.test_phone import LIFT, fits, touch_drag

PIVOT = 15_000


def stored(person: Person, unit: str) -> Any:
    """A unit as the store has it."""
    return person.house.battle(person.id).state.units[unit]


def target_row(person: Person, unit: str, named: str = "") -> Locator:
    """The row of the list of targets that is about a unit, with words in its name if any are given. A target has one
    row, the best way to act upon it; the other ways are listed under it once it is clicked."""
    ways = [
        english(msgspec.convert(option["label"], Message))
        for option in person.decision["options"]
        if option["target"] == unit and not option["refused"] and not option["idle"]
    ]
    rows = person.column.get_by_role("radiogroup", name="Targets").get_by_role("radio")
    wanted = next(way for way in ways if named in way)
    if wanted != ways[0]:
        rows.filter(has_text=ways[0]).click()
    return rows.filter(has_text=wanted)


# ---- driving -----------------------------------------------------------------------------------------------------


def places_to_drive(battle: Battle[Any], allowed: bool, turning: bool) -> tuple[int, int]:
    """A place the tank may, or may not, be dragged to; with a pivot or straight on."""
    asked = moments.view(battle)
    assert asked.move is not None
    x, y = (battle.state.units[asked.move.unit].models[0].x, battle.state.units[asked.move.unit].models[0].y)
    for far in (5_000, 4_000, 3_000, 6_000):
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
            place = round(x + far * dx), round(y + far * dy)
            choice = moments.drag(battle, place).choice
            if allowed is (choice is not None) and (
                choice is None or turning is (abs(choice["stretches"][0]["turn"]) > PIVOT)
            ):
                return place
    raise AssertionError("no such place about the tank")


@pytest.mark.slow
def test_a_tank_is_dragged_with_a_pivot_after_its_reach_and_arc_were_seen(person: Person):
    battle = armour_moments.tank_drives()
    person.sit(person.house.keep(battle))
    says(person.question, re.compile(r"Drive M4 Sherman up to 9 inches, with one pivot"))
    expect(person.board.locator(".reach")).not_to_have_count(0)
    start = tuple(round(place) for place in person.middle("a.sherman"))
    person.drag(start, places_to_drive(battle, allowed=False, turning=True))  # type: ignore[arg-type]
    expect(person.button("Move here")).to_be_disabled()
    expect(person.board.locator(".ghost.bad")).to_have_count(1)
    expect(person.column.locator(".says.refusal")).not_to_have_count(0)
    person.press("Escape")
    place = places_to_drive(battle, allowed=True, turning=True)
    person.drag(start, place)  # type: ignore[arg-type]
    expect(person.button("Move here")).to_be_enabled()
    expect(person.board.locator(".ghost")).to_have_count(1)
    expect(person.board.locator(".ghost.bad")).to_have_count(0)
    expect(person.board.locator(".arc")).not_to_have_count(0)
    says(person.page.locator(".legend"), "arc")
    person.choose(person.button("Move here").click)
    assert isinstance(battle.system.rules.decode_choice(person.house.answer(person.id, battle)), Drive)
    assert person.middle("a.sherman") == pytest.approx(place, abs=1_000)
    assert stored(person, "a.sherman").hull.facing != battle.state.units["a.sherman"].hull.facing


def test_a_tank_is_driven_by_keys(person: Person):
    battle = armour_moments.tank_drives()
    person.sit(person.house.keep(battle))
    x, y = person.middle("a.sherman")
    ways = (("Up", 0, -1), ("Down", 0, 1), ("Left", -1, 0), ("Right", 1, 0))
    key, dx, dy = next(
        way
        for way in ways
        if moments.drag(battle, (round(x + 1_500 * way[1]), round(y + 1_500 * way[2]))).choice is not None
    )
    for _ in range(3):
        person.press(f"Arrow{key}")
    expect(person.board.locator(".ghost")).to_have_count(1)
    expect(person.button("Move here")).to_be_enabled()
    person.choose(lambda: person.press("Enter"))
    assert person.middle("a.sherman") == pytest.approx((x + 1_500 * dx, y + 1_500 * dy), abs=100)


def test_a_tank_comes_onto_the_table_by_finger(phone: Person):
    battle = armour_moments.tank_enters()
    phone.sit(phone.house.keep(battle))
    says(phone.question, "Drive M4 Sherman onto the table")
    fits(phone)
    x, y = 38_000, 43_000
    # A way stands ready, and is brought into view: then the table lies still under the finger.
    expect(phone.board.locator(".ghost")).to_have_count(1)
    phone.settle()
    end = phone.spot(x, y)
    # However near the finger's own end lies to its beginning, it has drawn.
    touch_drag(phone, phone.spot(x, 48_000), (end[0] + LIFT, end[1] + LIFT), (end[0], end[1] + LIFT))
    expect(phone.board.locator(".ghost")).to_have_count(1)
    expect(phone.board.locator(".ghost.bad")).to_have_count(0)
    fits(phone)
    phone.choose(phone.button("Move here").tap)
    assert phone.middle("a.sherman") == pytest.approx((x, y), abs=1_000)


# ---- firing ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_tank_lays_its_weapons_on_different_targets(person: Person):
    battle = armour_moments.several_targets()
    person.sit(person.house.keep(battle, ("here", "here")))
    says(person.question, "medium anti-tank gun")
    armoured = next(
        option["target"]
        for option in person.decision["options"]
        if option["target"] and option["figure"] and battle.state.units[option["target"]].is_vehicle
    )
    row = target_row(person, armoured, "armour-piercing")
    row.click()
    expect(row).to_be_checked()
    tables = person.column.get_by_role("table")
    expect(tables).to_have_count(2)
    says(person.column, "To damage with the medium anti-tank gun")
    says(person.column, re.compile(r"\d+% knocked out"))
    person.choose(person.button(re.compile("^Choose ")).click)
    says(person.question, "medium machine gun")
    other = next(
        option["target"]
        for option in person.decision["options"]
        if option["target"] and option["target"] != armoured and option["figure"]
    )
    target_row(person, other).click()
    person.choose(person.button(re.compile("^Choose ")).click)
    news = [
        entry.choice
        for entry in person.house.battle(person.id).record_from(len(battle.record))
        if isinstance(entry, Chosen) and isinstance(entry.choice, LayWeapon)
    ]
    assert [choice.target for choice in news] == [armoured, other]
    assert not isinstance(person.house.battle(person.id).decision, ChooseLaying)


@pytest.mark.slow
def test_an_anti_tank_gun_sees_what_its_shot_would_do_to_a_tank(person: Person):
    battle = armour_moments.gun_sees_tank()
    person.sit(person.house.keep(battle, ("here", "here")))
    row = target_row(person, "b.panzer", "armour-piercing")
    row.click()
    expect(row).to_be_checked()
    tables = person.column.get_by_role("table")
    expect(tables).to_have_count(2)
    hit, pierce = tables.all()
    says(hit, "To hit Panzer IV")
    says(pierce, "Penetration")
    says(pierce.get_by_role("row", name=re.compile("^Armour")), "9+")
    expect(pierce.locator("tfoot td").last).to_have_text(re.compile(r"^\d\+|–$"))
    chart = person.column.get_by_role("img", name=re.compile("knocked out"))
    for word in ("unharmed", "damaged", "knocked out"):
        says(chart, word)
    says(person.board, re.compile(r"\d+\.\d″"))
    expect(person.board.get_by_text("men in sight")).to_have_count(0)
    rolls = person.house.battle(person.id).rolls
    person.choose(person.button(re.compile("^Choose ")).click)
    while person.house.battle(person.id).rolls == rolls:
        person.choose(lambda: person.press("l"))
    says(person.log.filter(has_text="Panzer IV").first, "Panzer IV")


@pytest.mark.slow
def test_a_mortar_that_has_ranged_in_needs_less(person: Person):
    battle = armour_moments.mortar_zeroes()
    person.sit(person.house.keep(battle, ("here", "here")))
    ranging = battle.state.units[battle.decision.unit].ranging  # type: ignore[union-attr]
    needs = {option["target"]: option["figure"] for option in person.decision["options"] if option["figure"]}
    row = target_row(person, ranging.target)
    says(row, f"{6 - ranging.shots}+")
    assert any(figure["args"]["need"] == 6 for target, figure in needs.items() if target != ranging.target)
    row.click()
    says(person.column.get_by_role("table").first, "Indirect fire")
    says(person.board, "indirect: cover is no help")


@pytest.mark.slow
def test_a_howitzer_fires_over_open_sights_or_indirectly(person: Person):
    battle, target = armour_moments.howitzer_chooses()
    person.sit(person.house.keep(battle, ("here", "here")))
    open_sights = target_row(person, target, "over open sights")
    open_sights.click()
    table = person.column.get_by_role("table").first
    says(table, "Base")
    expect(person.board.get_by_text("indirect: cover is no help")).to_have_count(0)
    indirect = target_row(person, target, "indirect fire")
    says(indirect, "6+")
    indirect.click()
    says(table, "Indirect fire")
    expect(table.get_by_role("row", name=re.compile("cover"))).to_have_count(0)
    says(person.board, "indirect: cover is no help")
    person.choose(person.button(re.compile("^Choose .* indirect fire")).click)
    assert person.house.answer(person.id, battle)["way"] == "indirect"
    while stored(person, "a.howitzer").ranging is None:
        person.choose(lambda: person.press("l"))
    assert stored(person, "a.howitzer").ranging.target == target


@pytest.mark.slow
def test_a_howitzer_zeroes_in_on_the_target_it_missed(person: Person):
    battle = armour_moments.howitzer_zeroes()
    person.sit(person.house.keep(battle, ("here", "here")))
    ranging = battle.state.units["a.howitzer"].ranging
    assert ranging is not None
    row = target_row(person, ranging.target, "indirect fire")
    says(row, f"{6 - ranging.shots}+")
    others = [
        option["figure"]["args"]["need"]
        for option in person.decision["options"]
        if option["figure"] and option["target"] != ranging.target and "indirect" in str(option["label"])
    ]
    assert set(others) == {6}
    row.click()
    needed = person.column.get_by_role("table").first.locator("tfoot td").last
    expect(needed).to_have_text(f"{6 - ranging.shots}+")


@pytest.mark.slow
def test_a_flamethrower_hits_without_a_roll(person: Person):
    battle, target = armour_moments.flamethrower_near()
    person.sit(person.house.keep(battle, ("here", "here")))
    row = target_row(person, target)
    says(row, "D6 hits")
    row.click()
    table = person.column.get_by_role("table").first
    says(table, "no roll to hit")
    for name, figure in (
        ("Pins", "D3+1"),
        ("Morale check whatever the losses", ""),
        ("Out of fuel", "1"),
        ("Hits", "D6"),
    ):
        says(table.get_by_role("row", name=re.compile(f"^{name}")), figure)
    before = battle.state.units[target]
    person.choose(person.button(re.compile("^Choose ")).click)
    while stored(person, target) == before or person.decision["kind"] != "order":
        person.choose(lambda: answer(person, armour_moments.calm()))
    assert person.log.filter(has_text="Flamethrower team fires").count()


@pytest.mark.slow
def test_weapons_are_laid_by_taps_on_a_telephone(phone: Person):
    battle = armour_moments.several_targets()
    phone.sit(phone.house.keep(battle, ("here", "here")))
    fits(phone)
    phone.column.get_by_role("radiogroup", name="Targets").get_by_role("radio").first.tap()
    phone.page.get_by_role("tab", name="Odds").tap()
    expect(phone.column.get_by_role("table").first).to_be_visible()
    fits(phone)
    phone.page.get_by_role("tab", name="Decide").tap()
    phone.choose(phone.button(re.compile("^Choose ")).tap)
    says(phone.question, "medium machine gun")
    fits(phone)


# ---- reacting, riding, assaulting --------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_recce_vehicle_escapes(person: Person):
    battle = armour_moments.recce_threatened()
    unit = moments.view(battle).acting
    assert unit is not None
    person.sit(person.house.keep(battle, ("here", "here")))
    says(person.question, "Escape?")
    before = person.middle(unit)
    decision = person.choose(lambda: person.press("d"), "move")
    assert isinstance(battle.system.rules.decode_choice(person.house.answer(person.id, battle)), EscapeFrom)
    assert decision["move"]["unit"] == unit
    says(person.question, "Escape with")
    person.button("Towards safety").click()
    expect(person.board.locator(".ghost")).to_have_count(1)
    person.choose(person.button("Move here").click)
    assert person.middle(unit) != before


@pytest.mark.slow
def test_a_squad_boards_a_half_track_and_is_ordered_out_again(person: Person):
    battle = armour_moments.beside_a_half_track()
    unit = moments.view(battle).acting
    assert unit is not None
    person.sit(person.house.keep(battle, ("here", "here")))
    expect(person.button(re.compile("^Board "))).to_be_enabled()
    person.choose(lambda: person.press("v"))
    choice = battle.system.rules.decode_choice(person.house.answer(person.id, battle))
    assert isinstance(choice, Board)
    assert stored(person, unit).aboard == choice.vehicle
    expect(person.unit(unit)).to_have_count(0)

    battle, unit = armour_moments.aboard()
    carrier = battle.state.units[unit].aboard
    person.page.goto("about:blank")
    person.sit(person.house.keep(battle, ("here", "here")))
    row = person.column.get_by_role("radiogroup", name="Units that may act").get_by_role(
        "radio", name=re.compile("aboard")
    )
    row.first.click()
    person.press("3")
    says(person.column.get_by_role("radio", checked=True), "get out")
    decision = person.choose(lambda: person.press("Enter"), "move")
    assert decision["move"]["unit"] == unit
    person.choose(lambda: answer(person, armour_moments.calm()))
    assert stored(person, unit).on_table
    assert stored(person, unit).aboard is None
    expect(person.unit(unit)).to_have_count(1)
    assert carrier is not None


@pytest.mark.slow
def test_infantry_assaults_an_armoured_vehicle(person: Person):
    battle, unit, target = armour_moments.infantry_before_a_tank()
    person.sit(person.house.keep(battle, ("here", "here")))
    person.unit(unit).focus()
    person.press("Enter")
    assaulted = english(battle.context.profile(target).name)
    name = re.compile(f"^Assault {re.escape(assaulted)}")
    person.column.get_by_role("radio", name=name).first.click()
    says(person.column, "the charge reaches it")
    person.choose(person.button(name).click)
    news = person.house.answer(person.id, battle)
    assert (news["unit"], news["assault"]) == (unit, target)
    for _ in range(12):
        if not person.told["decision"] or person.decision["kind"] == "order":
            break
        person.choose(lambda: answer(person, armour_moments.calm()))
    assert person.house.battle(person.id).number > battle.number + 1
    says(person.log.filter(has_text="is ordered to assault").first, f"is ordered to assault {assaulted}")
