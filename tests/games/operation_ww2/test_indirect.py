"""Indirect fire: what is aimed at, with which number, and what forbids it (AZ-IND, AZ-COM-07)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import DATA
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.evaluation.evaluation import intent_worth, sample
from grognard.games.operation_ww2.rules.area.indirect import minimum_range
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.events.bursts import RoundBurst
from grognard.games.operation_ww2.state.events.fire import HeldFire, VolleyFired
from grognard.games.operation_ww2.state.intents import (
    NOTHING,
    Aim,
    AmbushIntent,
    AssaultIntent,
    Besides,
    FireIntent,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Coordinates, Ordered, State, Unit
from tests.games.operation_ww2.table import Idle, card, drawn_intent, ground, happened, person, play, unit
from tests.games.operation_ww2.vehicles.garage import vehicle

FOE = unit("b.one", (60, 35))
WALL = {"id": "wall", "kind": "high-wall", "rectangle": ((40, 70), (80, 71))}
HELD = Coordinates(60_000, 35_000, 0, "b.one", "b.one.1")
BLIND = Besides(at_coordinates=True)


def mortar(weapon: str = "81-mm-mortar", at: tuple[float, float] = (60, 95)) -> Unit:
    """A mortar and two men who serve it."""
    x, y = at
    men = (
        person("a.mortar.1", at, role="gunner", weapons=(weapon,)),
        person("a.mortar.2", (x - 2, y), role="assistant"),
        person("a.mortar.3", (x + 2, y), role="assistant"),
    )
    return replace(unit("a.mortar"), models=men)


def need(
    *others: Unit,
    team: Unit | None = None,
    order: OrderName = "fire",
    besides: Besides = NOTHING,
    blind: bool = False,
    coordinates: dict[str, Coordinates] | None = None,
    target: str = "b.one",
    held: bool = False,
    **more: Any,
) -> int | str:
    """What the mortar needs to hit the first it could aim at, or the rule that forbids it."""
    squad = team or mortar()
    battle = play(Idle(), squad, *(others or (FOE,)), **more)
    declared = FireIntent(target, None, besides)
    chain = (Ordered(0, squad.id, card("F5"), declared, blind=blind),)
    battle.state = replace(battle.state, chain=chain, coordinates=coordinates or {})
    power = firepower(battle, squad, None if besides.at_coordinates else target, order, besides, held=held)
    if power.chances:
        found = power.chances[0].shot.need
        assert found is not None
        return found
    reasons = [each.shot.why_not for each in power.hopeless]
    reason = next((each for each in reasons if each is not None), power.why_not)
    assert reason is not None
    return reason.rule


@pytest.mark.rule("AZ-IND-01", "AZ-IND-02", "AZ-WPN-10")
def test_az_ind_02_seven_hits_people_and_one_more_is_needed_unseen():
    assert need() == 7
    assert need(blind=True) == 8
    assert need(order="covering-fire") == 8


@pytest.mark.rule("AZ-IND-01", "AZ-FIRE-01")
def test_az_ind_01_who_is_not_seen_is_no_target_without_coordinates():
    assert need(map=ground(WALL)) == "AZ-FIRE-01"
    assert need(map=ground(WALL), besides=BLIND, coordinates={"a.mortar": HELD}, blind=True) == 8


@pytest.mark.rule("AZ-IND-07", "AZ-COM-09")
def test_az_ind_07_coordinates_that_nobody_is_on_any_more_are_hit_on_seven():
    gone = unit("b.one", (90, 20))
    assert need(gone, besides=BLIND, coordinates={"a.mortar": HELD}) == 7
    assert need(gone, besides=BLIND, coordinates={"a.mortar": HELD}, blind=True) == 8


@pytest.mark.rule("AZ-IND-08")
@pytest.mark.parametrize(
    ("weapon", "least"),
    [
        ("light-mortar", 25),
        ("81-mm-mortar", 50),
        ("82-mm-mortar", 100),
        ("heavy-mortar", 100),
        ("pak-40", 75),
        ("105-mm-howitzer", 100),
        ("nebelwerfer", 100),
    ],
)
def test_az_tab_minrange(weapon: str, least: int):
    battle = play(Idle(), FOE)
    row = battle.context.tables.weapons[weapon]
    assert minimum_range(battle, row) == least * 1000


@pytest.mark.rule("AZ-IND-08")
def test_az_ind_08_nothing_comes_down_nearer_than_the_minimum_range():
    assert need(unit("b.one", (60, 43))) == 7
    assert need(unit("b.one", (60, 44))) == "AZ-IND-08"


@pytest.mark.rule("AZ-FIRE-05")
def test_nothing_comes_down_beyond_the_range():
    rows = (DATA / "weapons.toml").read_text().replace("normal = 120\nextreme = 200", "normal = 50\nextreme = 60")
    light, foe = mortar("light-mortar"), unit("b.one", (60, 32))
    assert need(foe, team=light, order="covering-fire", tables={"weapons.toml": rows}) == "AZ-FIRE-05"
    assert need(foe, team=light, order="covering-fire") == 8


@pytest.mark.rule("AZ-IND-10")
@pytest.mark.parametrize(("option", "number"), [("off", 7), ("on", 6)])
def test_az_ind_10_no_bonus_for_an_ambush_at_close_range_but_for_the_option(option: str, number: int):
    # A gun of 75 mm has a close range of 60 cm; from above it may fire so near only without its minimum range.
    gun = unit("a.mortar")
    gun = replace(gun, models=(person("a.mortar.1", (60, 95), role="gunner", weapons=("pak-40",)),))
    above = Besides(aims=(Aim("pak-40", "b.one", indirect=True),))
    rows = (DATA / "weapons.toml").read_text().replace("range = 75", "range = 10")
    near = unit("b.one", (60, 50))
    found = need(
        near,
        team=gun,
        order="ambush",
        besides=above,
        options={"indirect_close_bonus": option},
        tables={"weapons.toml": rows},
    )
    assert found == number


@pytest.mark.rule("AZ-IND-12")
def test_az_ind_12_a_held_shot_is_indirect_only_with_sight_and_by_the_option_never():
    assert need(held=True) == 7
    assert need(held=True, options={"indirect_interrupt": "never"}) == "AZ-IND-12"


@pytest.mark.rule("AZ-IND-03")
def test_az_ind_03_what_needs_eleven_may_not_be_attempted():
    smoke = {"id": "smoke", "kind": "smoke", "rectangle": ((50, 80), (70, 90))}
    options = {"natural_ten_hits": "yes"}
    assert need(order="covering-fire", map=ground(smoke), options=options) == 10
    assert need(order="covering-fire", blind=True, map=ground(smoke), options=options) == "AZ-IND-03"


@pytest.mark.rule("AZ-TWO-05")
@pytest.mark.parametrize(("sheet", "number"), [("panther", 7), ("tiger", "AZ-TWO-05")])
def test_az_two_05_what_has_no_second_number_may_not_be_attempted(sheet: str, number: int | str):
    # A mortar of 81 mm has 10 for a medium tank and nothing for a heavy one.
    assert need(vehicle("b.one", sheet, (60, 35))) == number


def battery(*crew: tuple[float, float]) -> Unit:
    """A gun of the enemy's, and its crew."""
    gun = replace(person("b.one.1", (60, 35), role="gun", weapons=("75-mm-m3",)), length=6000, width=3000)
    men = (person(f"b.one.{number}", at) for number, at in enumerate(crew, 2))
    return replace(unit("b.one"), models=(gun, *men))


@pytest.mark.rule("AZ-AREA-05")
@pytest.mark.parametrize(
    ("crew", "parts"),
    [
        (((58, 31), (62, 31)), {"@b.one.1"}),
        (((58, 31), (90, 31)), {"@b.one.1", "@b.one.3"}),
        (((90, 31), (92, 35)), {"@b.one.1", "@b.one.2", "@b.one.3"}),
    ],
    ids=["all serve it", "one has left it", "all have left it"],
)
def test_seed_who_fires_at_artillery_from_above_aims_at_the_gun(crew: Any, parts: set[str]):
    """Seed, "Tüzérség és területre ható fegyverek": the piece is the target, not the crew that serves it."""
    foe = battery(*crew)
    battle = play(Idle(), mortar(), foe, lists={"b.one": {"gun": "75-mm-m3"}})
    power = firepower(battle, battle.state.units["a.mortar"], "b.one", "covering-fire")
    assert {each.shot.part for each in power.chances} == parts


def why_not(declared: Intent, order: OrderName, held: bool = True, **more: Any) -> tuple[str, ...]:
    """The rules against an intent of a mortar that holds coordinates."""
    battle = play(Idle(), mortar(), FOE, unit("b.two", (30, 40)), **more)
    battle.state = replace(battle.state, coordinates={"a.mortar": HELD} if held else {})
    found = intent.refusal(battle, battle.state.units["a.mortar"], order, declared)
    return () if found is None else found.rules


@pytest.mark.rule("AZ-COM-07")
def test_az_com_07_who_holds_coordinates_fires_at_them_or_at_what_it_sees():
    hidden = ground({"id": "wall", "kind": "high-wall", "rectangle": ((20, 70), (50, 71))})
    assert why_not(FireIntent(None, None, BLIND), "fire") == ()
    assert why_not(AmbushIntent(None, None, BLIND), "ambush") == ()
    assert why_not(FireIntent(None, None, BLIND), "fire", held=False) == ("AZ-COM-07",)
    assert why_not(FireIntent("b.one", None, BLIND), "fire") == ("AZ-COM-07",)
    assert why_not(FireIntent("b.one"), "fire", map=hidden) == ()
    assert why_not(FireIntent("b.two"), "fire", map=hidden) == ("AZ-COM-07",)
    assert why_not(FireIntent("b.two"), "fire", map=hidden, held=False) == ()


@pytest.mark.rule("AZ-COM-07")
def test_az_com_07_who_holds_coordinates_does_not_lie_in_wait_nor_assault_without_firing():
    hidden = ground({"id": "wall", "kind": "high-wall", "rectangle": ((20, 70), (50, 71))})
    assert why_not(AmbushIntent(), "ambush") == ("AZ-COM-07",)
    assert why_not(AmbushIntent(), "ambush", held=False) == ()
    assert why_not(AmbushIntent("b.one"), "ambush") == ()
    assert why_not(AmbushIntent("b.two"), "ambush", map=hidden) == ("AZ-COM-07",)
    silent = AssaultIntent("a.mortar.1", (), "slow", None, "never")
    trained = {"a.mortar": {"characteristics": ("bayonet-trained",)}}
    assert why_not(silent, "assault", lists=trained) == ("AZ-COM-07",)
    assert why_not(silent, "assault", lists=trained, held=False) == ()
    assert why_not(AssaultIntent("a.mortar.1", (), "slow", None, "last", BLIND), "assault") == ()
    assert why_not(MoveIntent("a.mortar.1", (), "slow"), "move") == ()


@pytest.mark.rule("AZ-COM-07")
@pytest.mark.parametrize("order", ["fire", "ambush", "assault", "move", "covering-fire"])
def test_what_is_listed_for_who_holds_coordinates_is_accepted(order: OrderName):
    hidden = ground({"id": "wall", "kind": "high-wall", "rectangle": ((20, 70), (50, 71))})
    battle = play(Idle(), mortar(), FOE, unit("b.two", (30, 40)), map=hidden)
    battle.state = replace(battle.state, coordinates={"a.mortar": HELD})
    squad = battle.state.units["a.mortar"]
    found = list(intent.listed(battle, squad, order))
    assert found
    assert [each for each in found if intent.refusal(battle, squad, order, each) is not None] == []
    random = Random(3)
    picked = [drawn_intent(battle, squad, order, random) for _ in range(30)]
    assert [each for each in picked if intent.refusal(battle, squad, order, each) is not None] == []
    if order in ("fire", "ambush", "assault"):
        assert any(each.besides.at_coordinates for each in found)


def ordered(declared: Intent, dice: list[int], **more: Any) -> Battle[State]:
    """A mortar with coordinates carries out its order."""
    chain = (Ordered(0, "a.mortar", card("F5"), declared, blind=True),)
    return play(Execution(), mortar(), FOE, dice=dice, chain=chain, coordinates={"a.mortar": HELD}, **more)


@pytest.mark.rule("AZ-COM-07", "AZ-COM-11", "AZ-IND-06")
@pytest.mark.parametrize(("option", "kept"), [("until_replaced", True), ("one_shot", False)])
def test_az_com_11_coordinates_last_until_replaced_or_for_one_shot(option: str, kept: bool):
    fire = FireIntent(None, None, BLIND)
    battle = ordered(fire, [8, 10], map=ground(WALL), options={"coordinates_last": option})
    assert happened(battle, VolleyFired)
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.at == (60_000, 35_000)
    assert not battle.state.units["b.one"].models
    assert ("a.mortar" in battle.state.coordinates) is kept
    assert not happened(battle, HeldFire)


@pytest.mark.rule("AZ-COM-07")
def test_the_computer_fires_at_coordinates_on_a_crowd_and_not_beside_its_own_men():
    crowd = unit("b.one", *((60 + 2.5 * x, 35 + 2.5 * y) for x in range(-1, 2) for y in range(-1, 2)))
    friends = unit("a.two", *((60 + 2.5 * x, 42 + 2.5 * y) for x in range(-2, 3) for y in range(2)))
    fire = FireIntent(None, None, BLIND)

    def worth(*units: Unit) -> float:
        battle = play(Idle(), mortar(), *units, map=ground(WALL))
        battle.state = replace(battle.state, coordinates={"a.mortar": HELD})
        squad = battle.state.units["a.mortar"]
        assert fire in sample(battle, squad, "fire")
        return intent_worth(battle, squad, "fire", fire).value

    assert worth(crowd) > worth(FOE) > 0
    assert worth(FOE, friends) < worth(FOE)
