"""Stories of Operation World War II told through the page: getting out of a lorry and in again, ramming, hitching a
gun, bicycles, the floors of a house, an explosive charge, a house under fire, a turn by keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from grognard.core.engine.events import Chosen, Happened
from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import Men
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from tests.browser.card_answers import Player, change
from tests.browser.card_stages import entry, staged
from tests.browser.person import Person, says
from tests.browser.test_card_declarations import declared, primary

FOUR = ("kar98k",) * 4
HOUSE = {
    "id": "house", "kind": "building", "name": "Mill", "rectangle": ((50, 30), (74, 50)),
    "building": BuildingRow(material="brick", storeys=2, openings=(Opening(kind="door", at=(62, 50)),)),
}  # fmt: skip
WIRE = {"id": "wire", "kind": "barbed-wire", "rectangle": ((40, 40), (80, 42))}
DECISIONS = 60


def say_more(person: Person) -> None:
    """Open what is seldom declared."""
    person.column.locator("details:not(.said) > summary").click()


def switch(person: Person, title: str, value: str) -> None:
    """Say one thing with a switch, be it a list or buttons side by side."""
    change(person)
    buttons = person.column.get_by_role("radiogroup", name=title, exact=True)
    if buttons.count():
        buttons.get_by_role("radio", name=value, exact=True).click()
    else:
        person.column.get_by_label(title, exact=True).select_option(label=value)


def declare(person: Person, before: Any) -> Any:
    """Declare what has been said, and give it back as the house has it."""
    expect(primary(person)).to_be_enabled()
    person.choose(primary(person).click)
    return declared(person, before)


def until(person: Person, kind: str) -> Any:
    """Answer what comes until something of this kind has happened; the newest event of it."""
    player = Player(person, Random(2))
    for _ in range(DECISIONS):
        happened = [
            each.event
            for each in person.house.battle(person.id).log
            if isinstance(each, Happened) and type(each.event).__name__ == kind
        ]
        if happened:
            return happened[0]
        assert person.told["decision"] is not None, f"{kind} has not happened"
        person.choose(player.answer)
    raise AssertionError(f"{kind} never happens")


def men(person: Person) -> Locator:
    """Those who may get on or off."""
    return person.column.get_by_role("group", name="Who").get_by_role("checkbox")


# ---- lorries -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_of_four_passengers_get_out_and_stand_beside_the_lorry(person: Person):
    battle = staged([entry("car", *FOUR, vehicle="opel-blitz")], {"a.car": [(60, 80)]})
    person.sit(person.house.keep(battle))
    # To say something that means something where it stands shows the lorry staying.
    switch(person, "Passengers", "3 men off, then drive")
    expect(primary(person)).to_be_enabled()
    say_more(person)
    expect(men(person)).to_have_count(4)
    for at in (0, 3):
        men(person).nth(at).click()
        expect(men(person).nth(at)).not_to_be_checked()
    says(person.column, "Declared besides")
    intent = declare(person, battle)
    assert intent.besides.leaves == ("a.car.3", "a.car.4")
    event = until(person, "Disembarked")
    assert set(event.places) == {"a.car.3", "a.car.4"}
    expect(person.unit("a.car").locator("circle.base")).to_have_count(2)


@pytest.mark.slow
def test_three_men_get_aboard_their_own_lorry_by_touch(phone: Person):
    places = [(60, 80), (66, 78), (66, 80), (66, 82), (66, 84)]
    battle = staged([entry("car", *FOUR, vehicle="opel-blitz")], {"a.car": places})
    phone.sit(phone.house.keep(battle))
    change(phone)
    phone.column.get_by_role("radiogroup", name="Passengers").get_by_role("radio", name="4 men get aboard").tap()
    phone.column.locator("details:not(.said) > summary").tap()
    men(phone).nth(1).tap()
    expect(men(phone).nth(1)).not_to_be_checked()
    expect(primary(phone)).to_be_enabled()
    phone.choose(primary(phone).tap)
    assert declared(phone, battle).besides.boards == ("a.car.2", "a.car.4", "a.car.5")
    event = until(phone, "Embarked")
    assert set(event.passengers) == {"a.car.2", "a.car.4", "a.car.5"}


@pytest.mark.slow
def test_a_gun_is_hitched_to_its_tractor(person: Person):
    battle = staged(
        [entry("pak", "pistol", "pistol", "pistol", gun="pak-40"), entry("tractor", vehicle="sdkfz-7-1")],
        {"a.pak": [(60, 80)], "a.tractor": [(60, 72.73)]},
    )
    person.sit(person.house.keep(battle))
    switch(person, "Towing", "Hitch the gun to Tractor")
    says(person.column, "Declared besides")
    intent = declare(person, battle)
    assert intent.besides.hitches == "a.tractor.1"
    event = until(person, "Hitched")
    assert event.unit == "a.pak"


@pytest.mark.slow
def test_a_tank_rams_another(person: Person):
    tank = entry("tank", name="tank", vehicle="sherman-75")
    foe = entry("foe", name="tank", vehicle="panzer-iv")
    battle = staged([tank], {"a.tank": [(60, 70)], "b.foe": [(60, 50)]}, order="assault", foes=[foe])
    person.sit(person.house.keep(battle))
    ready = person.column.locator(".answers .ways button").filter(has_text="Ram Foe")
    ready.first.click()
    says(person.column, "Ram Foe")
    intent = declare(person, battle)
    assert isinstance(intent, AssaultIntent)
    assert intent.besides.ram == "b.foe"
    event = until(person, "Collided")
    assert event.unit == "a.tank"


# ---- on foot -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_squad_on_bicycles_rides_and_gets_off(person: Person):
    riders = replace(entry("riders"), men=(Men(count=4, role="rifleman", weapons=("kar98k",), bicycles=True),))
    battle = staged([riders], {"a.riders": [(60, 80), (63, 80), (66, 80), (69, 80)]})
    person.sit(person.house.keep(battle))
    says(person.page.get_by_role("main"), "4 on bicycles")
    # How far they may go is asked for and drawn.
    expect(person.board.locator(".reach")).to_have_count(1)
    switch(person, "Bicycles", "Get off")
    person.drag((60_000, 80_000), (60_000, 74_000))
    intent = declare(person, battle)
    assert isinstance(intent, MoveIntent)
    assert (intent.besides.bicycles, intent.speed) == ("off", "slow")
    until(person, "GotOff")
    pieces = [piece for piece in person.told["scene"]["pieces"] if piece["kind"] == "bicycle"]
    assert len(pieces) == 4


def test_a_charge_is_drawn_on_the_table_and_fought(person: Person):
    foe = entry("foe", *FOUR[:2])
    places = {"a.squad": [(56, 70), (59, 70), (62, 70)], "b.foe": [(57, 58), (61, 58)]}
    battle = staged([entry("squad", *FOUR[:3])], places, order="assault", foes=[foe])
    person.sit(person.house.keep(battle))
    switch(person, "Charge", "Foe")
    # Drawn to somebody, the way ends against him.
    person.drag((56_000, 70_000), (57_000, 58_400))
    says(person.column, "Charge Foe")
    intent = declare(person, battle)
    assert isinstance(intent, AssaultIntent)
    assert intent.besides.charge == "b.foe"
    assert len(intent.way) == 1
    # The third is left over: he joins in, or stays.
    event = until(person, "Charged")
    assert len(event.reached) >= 2
    until(person, "VolleyFired")


@pytest.mark.slow
def test_a_squad_climbs_to_the_upper_floor(person: Person):
    battle = staged([entry("squad", *FOUR)], {"a.squad": [(56, 78), (59, 78), (62, 78), (65, 78)]}, HOUSE)
    person.sit(person.house.keep(battle))
    switch(person, "Ends on", "Floor 1")
    # To climb the stairs where they stand is a way too.
    expect(primary(person)).to_be_enabled()
    intent = declare(person, battle)
    assert intent.besides.storey == 1
    assert intent.way == ((56_000, 78_000),)
    until(person, "Walked")
    storeys = [model.storey for model in person.house.battle(person.id).state.units["a.squad"].models]
    assert storeys[0] == 1
    expect(person.unit("a.squad").locator(".storey")).to_have_count(storeys.count(1))


@pytest.mark.slow
def test_an_engineer_lays_a_charge_at_the_wire_and_it_is_marked(person: Person):
    engineer = Men(count=1, role="engineer", weapons=("kar98k", "explosive-charge"))
    sappers = replace(entry("sappers"), men=(engineer, Men(count=2, role="rifleman", weapons=("kar98k",))))
    battle = staged([sappers], {"a.sappers": [(60, 81), (63, 81), (66, 81)]}, WIRE)
    person.sit(person.house.keep(battle))
    person.suggested(None)
    change(person)
    charge = person.column.get_by_label("Engineer")
    charge.select_option(index=1)
    person.previewed()
    says(person.column, "Declared besides")
    intent = declare(person, battle)
    assert [priming.piece for priming in intent.besides.primes] == ["wire"]
    event = until(person, "ChargeLaid")
    assert event.charge.unit == "a.sappers"
    expect(person.board.get_by_text("Charge", exact=False)).to_have_count(1)


def test_a_house_is_fired_at_with_a_click_on_it(person: Person):
    howitzer = entry("howitzer", "pistol", "pistol", "pistol", gun="105-mm-howitzer")
    battle = staged([howitzer], {"a.howitzer": [(62, 110)]}, HOUSE, order="fire", options={"building_damage": "on"})
    person.sit(person.house.keep(battle))
    expect(person.board.locator("path.sel.may")).to_have_count(1)
    person.page.mouse.click(*person.spot(54_000, 74_000))
    expect(person.board.locator("path.sel.aim")).to_have_count(1)
    says(primary(person), "Mill")
    says(person.column, "To hit Mill")
    says(person.column, "shakes the building")
    intent = declare(person, battle)
    assert intent.besides.building == "house"


# ---- by keys -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.sample
def test_a_whole_turn_by_keys_alone(person: Person):
    squads = [entry("one", *FOUR), entry("two", *FOUR)]
    places = {
        "a.one": [(56, 78), (59, 78), (62, 78), (65, 78)],
        "a.two": [(36, 78), (39, 78), (42, 78), (45, 78)],
        "b.foe": [(60, 40), (63, 40), (66, 40), (69, 40)],
    }
    battle = staged(squads, places, foes=[entry("foe", *FOUR)])
    person.sit(person.house.keep(battle))
    turn = person.told["scene"]["turn"]
    played: set[str] = set()
    for _ in range(DECISIONS):
        if person.told["decision"] is None or person.told["scene"]["turn"] > turn:
            break
        asked = person.decision
        played.add(asked["kind"])
        person.choose(lambda: keyed(person))
    assert {"move", "card"} <= played
    assert person.told["scene"]["turn"] > turn
    chosen = [each for each in person.house.battle(person.id).log if isinstance(each, Chosen) and each.seat == 0]
    assert any(isinstance(each.choice, MoveIntent) and each.choice.way for each in chosen)


def keyed(person: Person) -> None:
    """Answer what is asked by keys alone: a way is walked with the arrows, a target with T."""
    asked = person.decision
    match asked["kind"]:
        case "cards":
            person.press("k")
        case "bid":
            person.press("1")
            says(primary(person), "Lay")
            person.press("Enter")
        case "card":
            person.press("t")
            fitting = person.column.locator(".hand [role=radio]:not([aria-disabled=true])")
            if not fitting.count():
                return person.press("p")
            person.press(str(fitting.first.get_attribute("data-key")))
            says(primary(person), "Play")
            person.press("Enter")
        case "move":
            for _ in range(4):
                person.press("ArrowUp")
            expect(person.board.locator(".ghost")).not_to_have_count(0)
            if not primary(person).is_enabled():
                person.press("Escape")
                person.press("s")
            expect(primary(person)).to_be_enabled()
            person.press("Enter")
        case _:
            expect(primary(person)).to_be_enabled()
            person.press("Enter")
    return None
