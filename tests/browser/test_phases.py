"""A battle in phases: deploying, moving, shooting, assaulting, by mouse, by keys and on a telephone."""

from __future__ import annotations

import re
from math import atan2, cos, hypot, sin
from typing import Any

import pytest
import shapely
from playwright.sync_api import Locator, expect

from tests.browser import phase_moments as moments
from tests.browser.moments import view
from tests.browser.person import Person, says
from tests.browser.test_access import accessible, axe
from tests.browser.test_phone import fits, touch_drag
from tests.sampling import first

__all__ = ["axe"]


def filled(person: Person) -> Locator:
    return person.column.locator(".answers .btn.primary")


def ghosts(person: Person, many: int, bad: int = 0) -> None:
    """So many models are drawn where they would stand, so many of them crossed out."""
    expect(person.board.locator(".ghost")).to_have_count(many)
    expect(person.board.locator(".ghost.bad")).to_have_count(bad)


def models(person: Person, unit: str) -> int:
    (found,) = (one for one in person.told["scene"]["units"] if one["id"] == unit)
    return len(found["models"])


# ---- deploying ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_unit_is_drawn_into_its_zone_and_the_rest_left_to_the_program(person: Person):
    battle = moments.asked("ChooseToDeploy")
    person.sit(person.house.keep(battle))
    says(person.question, "Choose a place for ")
    decision = person.decision
    unit = next(move["unit"] for move in decision["moves"] if not move["turns"])
    many = len(battle.state.units[unit].models)
    corners = decision["moves"][0]["reach"][0]
    x0, x1 = min(one["x"] for one in corners), max(one["x"] for one in corners)
    y0, y1 = min(one["y"] for one in corners), max(one["y"] for one in corners)
    inside = ((x0 + x1) / 2, y0 + 0.8 * (y1 - y0))
    beyond = (inside[0], y0 - 6_000 if y0 > 12_000 else y1 + 6_000)
    person.drag((inside[0], inside[1] + 2_000), inside)
    ghosts(person, many)
    # Over the edge of the zone it is forbidden, and the rule says why.
    person.drag(inside, beyond)
    ghosts(person, many, many)
    says(person.column, "WH-GAME-15")
    person.drag(beyond, inside)
    ghosts(person, many)
    says(filled(person), "Place here")
    person.choose(filled(person).click, "deploy")
    assert models(person, unit) == many
    left = len(person.decision["moves"])
    assert left < len(decision["moves"])
    # One is kept back, the others are left to the program.
    held = person.decision["moves"][0]["unit"]
    person.button("Reserve").click()
    person.choose(filled(person).click, "deploy")
    assert held not in [move["unit"] for move in person.decision["moves"]]
    person.choose(person.button("Let the program place the rest").click)
    assert person.told["scene"]["status"]["id"]
    placed = [one["id"] for one in person.told["scene"]["units"] if one["side"] == 0 and one["place"] == "table"]
    assert unit in placed
    assert held not in placed


@pytest.mark.slow
def test_the_shaded_zone_is_where_a_unit_may_stand_and_over_its_rim_it_is_drawn_in(person: Person):
    battle = moments.quarter()
    person.sit(person.house.keep(battle))
    decision = person.decision
    move = next(move for move in decision["moves"] if not move["turns"])
    many = len(battle.state.units[move["unit"]].models)
    shaded = person.board.locator("path.reach")
    expect(shaded).to_have_count(1)
    centre = (battle.context.width / 2, battle.context.depth / 2)
    middle = shapely.Polygon([(spot["x"], spot["y"]) for spot in move["reach"][0]]).centroid
    aim = atan2(middle.y - centre[1], middle.x - centre[0])

    def away(distance: float, turn: float = 0.0) -> tuple[float, float]:
        """A place so far from the centre of the table, into the quarter."""
        return centre[0] + distance * cos(aim + turn), centre[1] + distance * sin(aim + turn)

    def shows(distance: float) -> bool:
        spot = [part / 100 for part in away(distance)]
        return bool(shaded.evaluate("(path, [x, y]) => path.isPointInFill(new DOMPoint(x, y))", spot))

    assert [shows(distance) for distance in (1_000, 11_900, 12_100, 18_000)] == [False, False, True, True]
    # A drag that ends on the rim is drawn in, where nothing else is in the way; one that ends by the centre is not.
    free = [turn / 10 for turn in range(-4, 5) if stands(battle, move["unit"], away(11_500, turn / 10))]
    rim, gap = away(11_500, free[0]), away(3_000, free[0])
    person.drag(away(14_000), rim)
    ghosts(person, many)
    person.drag(rim, gap)
    ghosts(person, many, many)
    says(person.column, "WH-GAME-15")
    person.drag(gap, rim)
    ghosts(person, many)
    person.choose(filled(person).click, "deploy")
    placed = next(one for one in person.told["scene"]["units"] if one["id"] == move["unit"])["models"]
    assert all(hypot(one["x"] - centre[0], one["y"] - centre[1]) > 12_000 + one["radius"] for one in placed)


def stands(battle: Any, unit: str, place: tuple[float, float]) -> bool:
    """Whether a unit may be put down about a place."""
    return moments.dragged(battle, unit, (round(place[0]), round(place[1]))).choice is not None


# ---- moving ------------------------------------------------------------------------------------------------------


def test_a_squad_is_moved_by_drawing_it_and_stops_short_of_what_is_forbidden(person: Person):
    battle = moments.moving()
    unit = moments.squad(battle)
    assert unit is not None
    many = len(battle.state.units[unit].models)
    start, end, bad = moments.middle(battle, unit), moments.open_place(battle, unit), moments.bad_place(battle, unit)
    assert end is not None
    assert bad is not None
    person.sit(person.house.keep(battle))
    assert "hex" not in person.page.locator("body").inner_text().lower()
    person.drag(start, bad)
    ghosts(person, many)
    expect(person.board.locator(".ghost.bad")).to_have_count(0)
    says(person.column, "It stops short there:")
    expect(filled(person)).to_be_enabled()
    person.press("Escape")
    ghosts(person, 0)
    person.drag(start, end)
    ghosts(person, many)
    says(filled(person), "Move here")
    says(person.page.locator(".board-svg"), re.compile(r"\d\" of \d+\""))
    person.choose(filled(person).click)
    x, y = person.middle(unit)
    assert [x, y] == pytest.approx(list(end), abs=60)
    assert unit not in [move["unit"] for move in person.decision["moves"]]


@pytest.mark.slow
def test_a_way_into_difficult_ground_is_rolled_for_first(person: Person):
    battle = moments.rough()
    unit, end = moments.into_rough(battle)
    person.sit(person.house.keep(battle))
    person.drag(moments.middle(battle, unit), end)
    says(filled(person), "Roll for it")
    says(person.column, "The way leads through difficult terrain.")
    expect(person.column.locator("section.odds")).not_to_have_count(0)
    decision = person.choose(filled(person).click, "move")
    assert decision["acting"] == unit
    says(person.question, "Where to?")
    # The way drawn before the roll is still there, as far as the dice let the unit go.
    ghosts(person, len(battle.state.units[unit].models))
    expect(filled(person)).to_be_enabled()
    person.choose(lambda: person.press("s"))


@pytest.mark.slow
def test_a_tank_is_driven_turned_and_sent_at_the_enemy(person: Person):
    battle = moments.moving()
    unit = moments.tank(battle)
    assert unit is not None
    start, end = moments.middle(battle, unit), moments.open_place(battle, unit)
    assert end is not None
    person.sit(person.house.keep(battle))
    person.drag(start, end)
    ghosts(person, 1)
    hull = person.board.locator(".ghost rect")
    before = hull.get_attribute("transform")
    person.button("Turn right").click()
    expect(hull).not_to_have_attribute("transform", str(before))
    person.press("q")
    expect(hull).to_have_attribute("transform", str(before))
    says(filled(person), "Drive here")
    manner = person.column.get_by_role("radiogroup", name="Manner").get_by_role("radio")
    manner.filter(has_text="Tank shock").click()
    expect(filled(person)).to_have_text(re.compile("Tank shock|Move here"))
    manner.filter(has_text="Drive").click()
    says(filled(person), "Drive here")
    person.choose(filled(person).click)
    assert person.middle(unit) != (start[0], start[1])
    says(person.log.filter(has_text="Movement phase").first, "Movement phase")


@pytest.mark.slow
def test_passengers_get_out_beside_their_vehicle(person: Person):
    battle = moments.riding()
    (move, *_) = [one for one in view(battle).moves if one.single]
    carrier = battle.state.units[str(battle.state.units[move.unit].aboard)].models[0]
    person.sit(person.house.keep(battle))
    rows = person.column.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
    if rows.count():
        able = [one["id"] for one in person.told["scene"]["units"] if one["id"] in named(person)]
        rows.nth(able.index(move.unit)).click()
    person.page.mouse.click(*person.spot(carrier.x, carrier.y + 3_000))
    ghosts(person, len(battle.state.units[move.unit].models))
    says(filled(person), "Get out here")
    person.choose(filled(person).click)
    assert models(person, move.unit) > 0


def named(person: Person) -> set[str]:
    """The units one of which may act."""
    decision = person.decision
    return {one["unit"] for one in (*decision["moves"], *decision["options"]) if one["unit"]}


# ---- shooting ----------------------------------------------------------------------------------------------------


def test_a_target_is_chosen_with_sight_and_chances_before_the_dice(person: Person):
    battle = moments.shooting()
    option = moments.shot(battle)
    person.sit(person.house.keep(battle))
    person.unit(option.unit).locator(".model").first.click()
    says(person.column, "Choose an action for ")
    target = person.unit(option.target)
    target.locator(".model").first.click()
    expect(filled(person)).to_have_text(re.compile("Shoot at"))
    expect(person.board.locator(".sight, .sightx")).not_to_have_count(0)
    says(person.column.locator(".need").last, "To hit")
    expect(person.column.locator("section.odds .bar, section.odds svg").first).to_be_visible()
    person.choose(filled(person).click)
    says(person.page.get_by_role("log"), "shot at")
    if person.decision["kind"] == "activate":
        assert not [one for one in person.decision["options"] if one["unit"] == option.unit and one["target"]]


@pytest.mark.slow
def test_targets_out_of_reach_are_folded_away_with_their_reason(person: Person):
    battle = moments.far()
    unit = moments.harmless(battle)
    assert unit is not None
    person.sit(person.house.keep(battle))
    person.unit(unit).locator(".model").first.click()
    says(person.column, "Choose an action for ")
    fold = person.column.get_by_role("button", name=re.compile("Nothing of it reaches or can hurt"))
    rows = person.column.locator(".answers .list [role=radio]")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(rows).to_have_count(0)
    fold.click()
    many = len([one for one in person.decision["options"] if one["unit"] == unit and one["target"]])
    expect(rows).to_have_count(many)
    rows.first.click()
    expect(filled(person)).to_have_text(re.compile("Shoot at"))


@pytest.mark.parametrize("kind", first(1, ["PlaceTemplate", "PlaceMarker"]))
def test_a_marker_and_a_template_are_laid_over_the_enemy(person: Person, kind: str):
    battle = moments.template() if kind == "PlaceTemplate" else moments.asked(kind)
    decision = battle.decisions[0]
    target = battle.state.units[decision.target]  # type: ignore[attr-defined]
    person.sit(person.house.keep(battle))
    # The best place is shown from the start, with everybody under it crossed out.
    expect(person.board.locator(".reach.threatened")).to_have_count(1)
    expect(person.board.locator(".ghost.bad")).not_to_have_count(0)
    says(person.board, re.compile(r"models? under it"))
    model = target.models[-1]
    person.page.mouse.click(*person.spot(model.x, model.y))
    expect(person.board.locator(".reach.threatened")).to_have_count(1)
    person.button("A sound place").click()
    expect(filled(person)).to_have_text(re.compile("Aim here|Lay it so"))
    person.choose(lambda: person.press("Enter"))
    says(person.page.get_by_role("log"), re.compile("touched|found nobody"))


# ---- coming out of reserve ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_unit_lands_where_it_is_dropped_or_where_it_strays(person: Person):
    battle = moments.asked("ChooseDrop")
    unit = battle.decisions[0].unit  # type: ignore[attr-defined]
    many = len(battle.state.units[unit].models)
    person.sit(person.house.keep(battle))
    says(person.question, "to land?")
    says(person.column, "one time in three")
    person.page.mouse.click(*person.spot(20_000, 22_000))
    expect(person.board.locator(".ghost")).to_have_count(many)
    person.drag((20_000, 22_000), (30_000, 14_000))
    expect(person.board.locator(".ghost")).to_have_count(many)
    says(filled(person), "Land here")
    person.choose(filled(person).click)
    says(person.page.get_by_role("log"), re.compile("It came down"))


@pytest.mark.slow
def test_a_unit_comes_in_over_its_edge(person: Person):
    battle = moments.asked("ChooseEntry")
    unit = battle.decisions[0].unit  # type: ignore[attr-defined]
    person.sit(person.house.keep(battle))
    says(person.question, "comes on to the table")
    person.button("Straight on").click()
    expect(person.board.locator(".ghost")).to_have_count(len(battle.state.units[unit].models))
    person.choose(filled(person).click)
    assert models(person, unit) > 0


# ---- assaults and wounds -----------------------------------------------------------------------------------------


def test_an_assault_is_declared_and_the_others_follow(person: Person):
    battle = moments.asked("ChooseCharge")
    person.sit(person.house.keep(battle))
    option = next(one for one in person.decision["options"] if one["target"])
    rows = person.column.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
    if rows.count():
        person.unit(option["unit"]).locator(".model").first.click()
    person.unit(option["target"]).locator(".model").first.click()
    expect(filled(person)).to_have_text(re.compile("Assault"))
    says(person.board, re.compile(r"\" to contact"))
    person.choose(filled(person).click)
    says(person.page.get_by_role("log"), re.compile("closed in|fell short|found no way"))


@pytest.mark.slow
def test_models_close_in_as_proposed_or_one_by_one(person: Person):
    battle = moments.asked("ChooseApproach")
    person.sit(person.house.keep(battle))
    says(filled(person), "Go in so")
    drawn = person.board.locator(".ghost")
    expect(drawn).not_to_have_count(0)
    many = drawn.count()
    # One man is drawn elsewhere by hand: the others keep their places.
    box = drawn.first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 30, y + 30, steps=6)
    person.page.mouse.up()
    expect(drawn).to_have_count(many)
    expect(person.column.get_by_role("button", name="Clear path")).to_be_enabled()
    person.press("Escape")
    person.button(re.compile("^Close in")).first.click()
    person.choose(filled(person).click)
    says(person.page.get_by_role("log"), re.compile("closed in|piled in|turned on"))


@pytest.mark.slow
def test_wounds_are_shared_out_by_hand_or_left_to_the_program(person: Person):
    battle = moments.asked("AllocateWounds")
    person.sit(person.house.keep(battle))
    says(person.question, "Who takes the wounds?")
    rows = person.column.locator(".answers").get_by_role("radio")
    assert rows.count() > 1
    says(rows.first, re.compile("wounds?"))
    rows.nth(1).click()
    choice = person.decision["options"][1]["choice"]
    person.choose(filled(person).click)
    assert person.house.answer(person.id, battle) == choice


@pytest.mark.slow
def test_the_fallen_are_pointed_at_on_the_table(person: Person):
    battle = moments.asked("ChooseCasualties")
    decision = battle.decisions[0]
    whole, part = decision.whole, decision.part  # type: ignore[attr-defined]
    person.sit(person.house.keep(battle))
    expect(person.board.locator(".ghost.bad")).to_have_count(whole)
    unit = battle.state.units[decision.unit]  # type: ignore[attr-defined]
    named = [unit.model(id) for id in decision.models]  # type: ignore[attr-defined]
    far = max(named, key=lambda model: (model.x, model.y))
    person.page.mouse.click(*person.spot(far.x, far.y))
    expect(person.board.locator(".ghost.bad")).to_have_count(whole)
    says(filled(person), "Take these off")
    person.choose(filled(person).click)
    answer = person.house.answer(person.id, battle)
    assert far.id in (*answer["removed"], answer["hurt"])
    assert (answer["hurt"] is not None) == part


@pytest.mark.slow
def test_a_question_of_wounds_is_left_to_the_program(person: Person):
    battle = moments.asked("AllocateWounds")
    person.sit(person.house.keep(battle))
    first = person.decision["options"][0]["choice"]
    person.choose(person.button("Choose for me").click)
    assert person.house.answer(person.id, battle) == first


# ---- keys --------------------------------------------------------------------------------------------------------


def test_a_turn_by_keys_alone(person: Person):
    person.sit(person.house.keep(moments.asked("ChooseToDeploy")))
    done: set[str] = set()
    for _ in range(60):
        if person.told["scene"]["turn"] > 1:
            break
        person.choose(lambda: done.add(keyed(person)))
    assert person.told["scene"]["turn"] == 2
    assert {"deployed", "moved", "shooting"} <= done


def keyed(person: Person) -> str:
    """Answer what is asked by keys alone; what was done."""
    decision, scene = person.decision, person.told["scene"]
    phase = scene["status"]["args"].get("phase", "")
    if decision["kind"] == "deploy":
        person.press("r")
        return "deployed"
    if decision["kind"] == "activate" and phase == "movement" and len(decision["moves"]) > 2:
        on_foot = (move["unit"] for move in decision["moves"] if not move["entering"] and not move["turns"])
        unit = next(on_foot, None)
        able = [one["id"] for one in scene["units"] if one["id"] in named(person)]
        if unit is not None and able.index(unit) < 9:
            person.press(str(able.index(unit) + 1))
            says(person.column, "Choose an action for ")
            for key in ("ArrowUp", "ArrowUp", "ArrowRight", "ArrowLeft"):
                person.press(key)
            expect(person.board.locator(".ghost")).not_to_have_count(0)
            person.page.wait_for_timeout(200)
            if filled(person).is_enabled():
                person.press("Enter")
                return "moved"
            person.press("Escape")
            person.press("Escape")
        person.press("f")
        return "movement"
    if decision["kind"] == "activate":
        if phase == "shooting" and any(one["target"] for one in decision["options"]):
            first = next(one["unit"] for one in decision["options"] if one["target"])
            able = [one["id"] for one in scene["units"] if one["id"] in named(person)]
            if len(able) > 1 and able.index(first) < 9:
                person.press(str(able.index(first) + 1))
            says(person.column, "Choose an action for ")
            person.press("t")
            expect(filled(person)).to_be_enabled()
            person.press("Enter")
            return "shooting"
        person.press("f")
        return str(phase)
    if decision["move"] and not filled(person).is_enabled():
        person.press("s")
        return "stayed"
    person.press("Enter")
    return str(decision["kind"])


# ---- on a telephone, and for everybody ---------------------------------------------------------------------------


@pytest.mark.slow
def test_a_squad_is_moved_by_finger(phone: Person):
    battle = moments.moving()
    unit = moments.squad(battle)
    assert unit is not None
    phone.sit(phone.house.keep(battle))
    fits(phone)
    rows = phone.column.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
    able = [one["id"] for one in phone.told["scene"]["units"] if one["id"] in named(phone)]
    rows.nth(able.index(unit)).tap()
    phone.suggested(unit)
    fits(phone)
    x, y = moments.middle(battle, unit)
    here, there = phone.spot(x, y), phone.spot(x + 1_500, y)
    touch_drag(phone, here, (there[0], there[1]))
    expect(phone.board.locator(".ghost")).to_have_count(len(battle.state.units[unit].models))
    fits(phone)


@pytest.mark.parametrize(
    "kind", first(1, ["AllocateWounds", "ChooseCharge", "ChooseToDeploy", "ChooseShooter", "PlaceMarker"])
)
def test_every_question_fits_on_a_telephone(phone: Person, kind: str):
    phone.sit(phone.house.keep(moments.asked(kind)))
    fits(phone)
    rows = phone.column.locator(".answers").get_by_role("radio")
    if rows.count():
        rows.first.tap()
        fits(phone)


@pytest.mark.parametrize(
    "kind", first(1, ["ChooseShooter", "PlaceMarker", "ChooseToDeploy", "ChooseMover", "ChooseApproach"])
)
def test_axe_finds_nothing_serious_at_a_table_of_phases(person: Person, axe: str, kind: str):
    person.sit(person.house.keep(moments.asked(kind)))
    accessible(person, axe)
    if person.decision["kind"] == "activate":
        person.press("1")
        accessible(person, axe)
