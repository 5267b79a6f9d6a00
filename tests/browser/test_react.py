"""Questions that cannot wait: a reaction, an ambush; and whose man falls."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.house import as_sent
from tests.browser.person import Person, says
from tests.sampling import first

MOMENTS = {"under fire": moments.under_fire, "charged": moments.charged, "ambush": moments.ambush}
ASKS = {
    "under fire": r"takes aim at .* Go Down\?$",
    "charged": r"charges .* Fire at them first\?$",
    "ambush": r" move.* Fire from Ambush.*\?$",
}


@pytest.mark.parametrize(
    ("moment", "key"),
    first(
        2,
        [
            ("under fire", "d"),
            ("charged", "Enter"),
            ("ambush", "n"),
            ("ambush", "l"),
            ("under fire", "l"),
            ("charged", "f"),
            ("ambush", "f"),
        ],
    ),
)
def test_an_urgent_question_takes_the_focus_and_one_key_answers_it(person: Person, moment: str, key: str):
    battle = MOMENTS[moment]()
    asked = moments.view(battle)
    person.sit(person.house.keep(battle))

    says(person.question, re.compile(ASKS[moment]))
    expect(person.column.locator(".ask")).to_have_class(re.compile("urgent"))
    says(person.column, "you may interrupt")
    expect(person.column.locator("[aria-live=assertive]")).to_have_text(person.question.inner_text())
    usual = person.column.locator(".answers .btn.primary")
    expect(usual).to_have_count(1)
    expect(usual).to_be_focused()
    assert asked.acting is not None
    expect(person.unit(asked.acting)).to_have_attribute("aria-label", re.compile(r"Chosen\.$"))

    person.choose(lambda: person.press(key))
    wanted = next(o for o in asked.options if (o.primary if key == "Enter" else o.key == key.upper()))
    assert person.house.answer(person.id, battle) == as_sent(wanted.choice)


@pytest.mark.slow
def test_a_reaction_taken_by_a_click_asks_nothing_more_about_it(person: Person):
    person.sit(person.house.keep(moments.under_fire()))
    person.choose(person.button(re.compile("^Go Down")).click)
    person.settle()
    assert [message for message in person.heard if message["type"] == "refused"] == []
    expect(person.column.locator(".says.refusal")).to_have_count(0)


@pytest.mark.slow
def test_a_later_inch_is_chosen_from_a_list(person: Person):
    battle = moments.ambush()
    option = next(option for option in moments.view(battle).options if option.choice.get("until"))
    later = [option for option in moments.view(battle).options if option.choice.get("until")][-2]
    assert later != option
    person.sit(person.house.keep(battle))
    until = later.label.args["inch"]
    person.page.keyboard.press("w")
    inches = person.column.get_by_role("radiogroup", name="Wait until").get_by_role("radio")
    inches.filter(has_text=re.compile(rf"Wait until inch {until}\b")).click()
    person.choose(person.button("Choose this").click)
    assert person.house.answer(person.id, battle) == as_sent(later.choice)


def test_the_man_who_falls_is_picked_on_the_board_or_by_arrow_and_enter(person: Person):
    battle = moments.casualty()
    asked = moments.view(battle)
    person.sit(person.house.keep(battle))
    says(person.question, "falls in")
    men = person.column.get_by_role("radiogroup", name="Men").get_by_role("radio")
    kinds = {(str(each.label), str(each.warning), str(each.result)) for each in asked.options}
    expect(men).to_have_count(len(kinds))
    expect(men.and_(person.page.locator("[aria-checked=true]"))).to_have_count(1)
    # Those alike stand in one row until they are asked for.
    person.button(re.compile("more just like")).click()
    expect(men).to_have_count(len(asked.options))
    usual = next(at for at, option in enumerate(asked.options) if option.primary)
    expect(men.nth(usual)).to_be_checked()

    other = (usual + 1) % len(asked.options)
    unit = next(u for u in person.told["scene"]["units"] if u["id"] == asked.options[other].unit)
    man = next(m for m in unit["models"] if m["id"] == asked.options[other].model)
    person.page.mouse.click(*person.spot(man["x"], man["y"]))
    expect(men.nth(other)).to_be_checked()
    men.nth(other).focus()
    person.press("ArrowDown")
    third = (other + 1) % len(asked.options)
    expect(men.nth(third)).to_be_checked()
    expect(men.nth(third)).to_be_focused()
    fallen = asked.options[third].model
    assert fallen is not None

    before = len(unit["models"])
    person.choose(person.button("Take him off").click)
    assert person.house.answer(person.id, battle) == as_sent(asked.options[third].choice)
    left = next(u for u in person.told["scene"]["units"] if u["id"] == unit["id"])
    assert fallen not in {m["id"] for m in left["models"]}
    expect(person.unit(unit["id"]).locator(".model")).to_have_count(len(left["models"]))
    assert len(left["models"]) < before


@pytest.mark.slow
def test_choosing_for_me_takes_the_usual_man(person: Person):
    battle = moments.casualty()
    person.sit(person.house.keep(battle))
    person.choose(person.button("Choose for me").click)
    usual = next(option for option in moments.view(battle).options if option.primary)
    assert person.house.answer(person.id, battle) == as_sent(usual.choice)


def test_an_answer_given_ahead_answers_and_is_withdrawn(person: Person):
    person.sit(person.house.keep(moments.casualty()))
    menu = person.page.get_by_role("banner").get_by_role("button", name="Menu")
    always = "Always take my losses as suggested"

    def ahead() -> None:
        menu.click()
        person.dialog.get_by_role("button", name="Answers given ahead").click()

    ahead()
    given = person.choose(person.dialog.get_by_role("button", name=always).click)
    assert given["kind"] != "casualty"
    expect(person.dialog).to_have_count(0)
    ahead()
    says(person.dialog.get_by_role("listitem"), always)
    person.dialog.get_by_role("button", name="Withdraw").click()
    expect(person.dialog.get_by_role("listitem")).to_have_count(0)


def test_answers_stay_where_they_are_while_one_looks_at_them(person: Person):
    """What is told of one answer is longer than what is told of another: nothing moves away from under the mouse."""
    person.sit(person.house.keep(moments.ambush()))
    answers = person.column.locator(".answers .btn")
    person.previewed()

    def places() -> list[int]:
        return [round(found["y"]) for each in answers.all() if (found := each.bounding_box()) is not None]

    before = places()
    assert len(before) > 2
    for each in answers.all():
        each.hover()
        person.previewed()
        person.settle()
        assert all(abs(now - then) <= 1 for now, then in zip(places(), before, strict=True))
