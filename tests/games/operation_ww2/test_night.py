"""Night: detection, movement, searchlights and flares (chapter Night fighting)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.ground import detection, purchases
from grognard.games.operation_ww2.ground.night import is_lit
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.light_and_weather import lights
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.turn import EndOfTurn
from grognard.games.operation_ww2.state.choices import ShootLamp
from grognard.games.operation_ww2.state.events.cards import Shuffled
from grognard.games.operation_ww2.state.events.fire import Hits, Reloaded, VolleyFired
from grognard.games.operation_ww2.state.events.lights import FlareLit, FlareLost, LightsOut, SearchlightAimed
from grognard.games.operation_ww2.state.ground import Light, Wreck
from grognard.games.operation_ww2.state.intents import (
    NOTHING,
    AmbushIntent,
    Besides,
    FireIntent,
    Flaring,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Coordinates, Ordered, State, Unit
from grognard.games.operation_ww2.table.view import altered
from grognard.space.plane import Hull
from tests.games.operation_ww2.firing_line import ids, piece, riflemen
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

NIGHT = {"night_fighting": "on"}
WOOD = piece("woods", 50, 10, 70, 40)


def bought(id: str, people: int = 1, **count: int) -> dict[str, dict[str, Any]]:
    """A list that has bought something for a unit."""
    return {id: {"people": people, "extras": dict(count)}}


def sees(battle: Battle[State], one: str = "a.one", other: str = "b.one") -> bool:
    """Whether a unit detects another."""
    units = battle.state.units
    return detection.detects(battle, units[one], units[other])


def pair(far: float, **more: Any) -> Battle[State]:
    """Two units so many centimetres from edge to edge, at night unless the options say otherwise."""
    options = more.pop("options", NIGHT)
    return play(
        Idle(), unit("a.one", (20, 10)), unit("b.one", (22 + far, 10)), options=options, map=ground(width=400), **more
    )


def finish(battle: Battle[State]) -> None:
    """Whatever is asked is answered by the first choice."""
    while not battle.over:
        battle.choose(battle.choices()[0])


# ---- detection and movement --------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-NGT-01")
def test_the_night_columns_are_used():
    assert sees(pair(20))
    assert not sees(pair(20.1))
    assert sees(pair(60, options={}))
    assert not sees(pair(60.1, options={}))


@pytest.mark.rule("AZ-NGT-02")
def test_at_night_one_goes_less_far_but_for_slowly():
    day, dark = (play(Idle(), unit("a.one", (60, 60)), options=options) for options in ({}, NIGHT))
    for far, speed, light, night in ((10, "slow", 1, 1), (15, "fast", 1, 1), (16, "fast", 1, 0), (20, "fast", 1, 0)):
        going = MoveIntent("a.one.1", ((60_000, 60_000 - far * 1000),), speed)  # type: ignore[arg-type]
        allowed = [intent.refusal(each, each.state.units["a.one"], "move", going) is None for each in (day, dark)]
        assert allowed == [bool(light), bool(night)], far
    assert dark.context.tables.rates["truck"].fast == day.context.tables.rates["truck"].fast - 10_000
    assert dark.context.tables.rates["infantry"].assault == 10_000


@pytest.mark.rule("AZ-NGT-03")
def test_at_night_nothing_drives_fast_closed_up():
    fast = MoveIntent("a.tank.1", ((60_000, 43_000),), "fast")
    slow = MoveIntent("a.tank.1", ((60_000, 45_000),), "slow")
    out = replace(fast, besides=Besides(exposed=("commander",)))
    found = {}
    for name, options in (("night", NIGHT), ("day", {})):
        battle = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60)), options=options)
        tank = battle.state.units["a.tank"]
        refusals = [intent.refusal(battle, tank, "move", each) for each in (fast, slow, out)]
        found[name] = [each.rules if each is not None else () for each in refusals]
    assert found == {"night": [("AZ-NGT-03",), (), ()], "day": [(), (), ()]}


@pytest.mark.rule("AZ-NGT-03")
def test_az_ngt_03_who_sits_in_no_hatch_drives_fast_at_night():
    fast = MoveIntent("a.jeep.1", ((60_000, 30_000),), "fast")
    battle = fight(Idle(), vehicle("a.jeep", "kubelwagen", (60, 60), crew=1), options=NIGHT)
    assert intent.refusal(battle, battle.state.units["a.jeep"], "move", fast) is None


# ---- searchlights ------------------------------------------------------------------------------------------------


def light(target: str = "b.one", **more: Any) -> FireIntent:
    """Fire with the searchlight on a unit."""
    return FireIntent(target, None, Besides(searchlight=target), **more)


def declared(what: Intent, *units: Unit, lists: dict[str, Any], **more: Any) -> Battle[State]:
    """A position in which the first unit has just declared an order."""
    chain = (Ordered(0, units[0].id, card("F5"), what),)
    battle = fight(Idle(), *units, lists=lists, options=more.pop("options", NIGHT), chain=chain, **more)
    lights.declared(battle, chain[0])
    return battle


@pytest.mark.rule("AZ-NGT-05")
def test_a_searchlight_makes_day_of_night_for_the_unit_it_is_laid_on():
    far = unit("b.one", (20, 65))
    units = unit("a.one", (20, 10)), far, unit("b.two", (60, 65))
    lists = bought("a.one", searchlight=1)
    dark = fight(Idle(), *units, lists=lists, options=NIGHT)
    assert not sees(dark)
    assert intent.refusal(dark, dark.state.units["a.one"], "fire", light()) is None
    battle = declared(light(), *units, lists=lists)
    assert sees(battle)
    assert not sees(battle, other="b.two")
    (aimed,) = happened(battle, SearchlightAimed)
    assert isinstance(aimed, SearchlightAimed)
    assert (aimed.light.at, aimed.light.radius) == ((20_000, 65_000), 10_000)
    assert [piece.kind for piece in altered(battle)] == ["light"]


@pytest.mark.rule("AZ-NGT-05", "AZ-NGT-07")
def test_it_takes_a_lamp_a_standing_man_and_a_line_of_sight():
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((0, 60), (120, 61))})
    men = unit("a.one", (20, 10))
    lying = replace(men, models=(replace(men.models[0], posture="scared"),))
    lost = replace(men, used={"searchlight": 1})
    foe = unit("b.one", (20, 65))
    lists = bought("a.one", searchlight=1)
    for own, given, right in (
        (men, {}, True),
        (men, {"lists": {}}, False),
        (men, {"options": {}}, False),
        (men, {"map": wall}, False),
        (lying, {}, False),
        (lost, {}, False),
    ):
        battle = fight(Idle(), own, foe, **({"lists": lists, "options": NIGHT} | given))  # type: ignore[arg-type]
        refused = intent.refusal(battle, battle.state.units["a.one"], "fire", light())
        assert (refused is None) == right, given
        assert refused is None or refused.rules == ("AZ-NGT-05",)


@pytest.mark.rule("AZ-NGT-05")
def test_who_works_the_light_may_fire_at_whom_it_shows():
    units = riflemen("a.one", (20, 10), 2), unit("b.one", (20, 65))
    chain = (Ordered(0, "a.one", card("F5"), light()),)
    shining = Light("a.one", "searchlight", (20_000, 65_000), 10_000)
    battle = play(
        Execution(), *units, lists=bought("a.one", 2, searchlight=1), options=NIGHT, chain=chain, lights=(shining,),
        dice=[1, 1],
    )  # fmt: skip
    over(battle)
    assert len(happened(battle, VolleyFired)) == 1


@pytest.mark.rule("AZ-NGT-06")
def test_a_searchlight_in_use_is_detected_from_afar():
    shining = Light("b.one", "searchlight", (0, 0), 10_000)
    assert sees(pair(200, lights=(shining,)))
    assert not sees(pair(200.1, lights=(shining,)))
    assert not sees(pair(200, lights=(replace(shining, kind="flare"),)))


@pytest.mark.rule("AZ-NGT-07")
@pytest.mark.parametrize(("yes", "left"), [(True, 2), (False, 0)])
def test_two_of_three_hits_put_out_the_lamp(yes, left):
    """The example of the rulebook: three hits, two for the lamp and one damage roll."""
    shining = Light("b.one", "searchlight", (60_000, 20_000), 10_000)
    units = riflemen("a.one", (20, 20), 3), riflemen("b.one", (20, 40), 3)
    dice = [8, 9, 10, *([9] if yes else [9, 9, 9])]
    battle = play(
        Volley("a.one", "b.one", "fire"),
        *units,
        lists=bought("b.one", 3, searchlight=1),
        options=NIGHT,
        lights=(shining,),
        dice=dice + ([4] if yes else []),
    )
    assert battle.decision == lights.ChooseLamp(0, "b.one", 3)
    battle.choose(ShootLamp(yes))
    finish(battle)
    assert len(ids(battle, "b.one")) == left
    assert battle.state.lights == (() if yes else (shining,))
    assert purchases.left(battle, battle.state.units["b.one"], "searchlight") == (0 if yes else 1)
    (hits,) = happened(battle, Hits)
    assert isinstance(hits, Hits)
    assert hits.hits == 3


@pytest.mark.rule("AZ-NGT-07")
def test_one_hit_does_not_put_it_out_and_by_day_it_is_not_asked():
    units = riflemen("a.one", (20, 20), 2), riflemen("b.one", (20, 40), 3)
    for options, dice in ((NIGHT, [8, 1, 2]), ({}, [8, 8, 2, 2])):
        battle = play(
            Volley("a.one", "b.one", "fire"),
            *units,
            lists=bought("b.one", 3, searchlight=1),
            options=options,
            dice=dice,
        )
        assert not isinstance(battle.decision, lights.ChooseLamp)
        assert len(happened(battle, Hits)) == 1


# ---- flares ------------------------------------------------------------------------------------------------------


def flare(target: str | None = "b.one") -> AmbushIntent:
    """A flare and nothing else."""
    return AmbushIntent(None, None, Besides(flares=(Flaring("a.one.1", target),)))


def fired(dice: list[int], target: str | None = "b.one", **more: Any) -> Battle[State]:
    """A unit of two fires a flare at one far off."""
    units = unit("a.one", (20, 10), (23, 10)), unit("b.one", (20, 65)), unit("b.two", (40, 65))
    chain = (Ordered(0, "a.one", card("X5"), flare(target)),)
    lists = bought("a.one", 2, flare=1)
    return play(Execution(), *units, lists=lists, options=NIGHT, chain=chain, dice=dice, **more)


@pytest.mark.rule("AZ-NGT-08")
def test_a_flare_that_hits_lights_all_under_it():
    battle = fired([7])
    over(battle)
    assert sees(battle)
    assert not sees(battle, other="b.two")
    assert is_lit(battle, battle.state.units["b.one"])
    assert battle.state.units["a.one"].used == {"flare": 1}


@pytest.mark.rule("AZ-NGT-08", "AZ-SCT-03")
def test_a_flare_that_misses_scatters():
    # 55 cm off and seen: the scatter die counts twice.
    battle = fired([6, 10, 90])
    over(battle)
    (lit,) = happened(battle, FlareLit)
    assert isinstance(lit, FlareLit)
    assert lit.light.at == (40_000, 65_000)
    assert not sees(battle)
    nothing = fired([6, 2, 90])
    over(nothing)
    assert nothing.state.lights == ()


@pytest.mark.rule("AZ-NGT-08", "AZ-SCT-03", "AZ-DEF-13")
@pytest.mark.parametrize(("y", "far"), [(60, 8), (60.1, 12)])
def test_a_flare_scatters_by_the_distance_from_base_to_base(y: float, far: int):
    # 60 cm between the bases: a die of 4 counts twice; a millimetre more, three times.
    units = unit("a.one", (20, 2)), unit("b.one", (20, y + 4))
    chain = (Ordered(0, "a.one", card("X5"), flare("b.one")),)
    battle = play(Execution(), *units, lists=bought("a.one", 1, flare=1), options=NIGHT, chain=chain, dice=[6, 4, 90])
    (lit,) = happened(battle, FlareLit)
    assert isinstance(lit, FlareLit)
    assert lit.light.at[0] == 20_000 + far * 1000


@pytest.mark.rule("AZ-NGT-08")
def test_a_flare_at_what_somebody_else_has_told():
    told = {"a.one": Coordinates(40_000, 65_000, 0, "b.two", "b.two.1")}
    battle = fired([9], None, coordinates=told)
    over(battle)
    assert sees(battle, other="b.two")
    untold = fired([], None)
    over(untold)
    assert len(happened(untold, FlareLost)) == 1
    assert untold.state.units["a.one"].used == {}


@pytest.mark.rule("AZ-NGT-08")
def test_who_fires_a_flare_fires_nothing_else_and_the_others_do():
    units = riflemen("a.one", (20, 10), 3), unit("b.one", (20, 65))
    besides = Besides(flares=(Flaring("a.one.1", "b.one"),))
    shining = Light("a.one", "flare", (20_000, 65_000), 10_000)
    battle = play(Idle(), *units, lists=bought("a.one", 3, flare=1), options=NIGHT, lights=(shining,))
    own = battle.state.units["a.one"]
    for given, count in ((NOTHING, 3), (besides, 2)):
        assert len(firepower(battle, own, "b.one", "fire", given).chances) == count


@pytest.mark.rule("AZ-NGT-08")
def test_what_forbids_a_flare():
    units = unit("a.one", (20, 10), (23, 10)), unit("b.one", (20, 65))
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((0, 60), (120, 61))})
    lists = bought("a.one", 2, flare=1)
    twice = AmbushIntent(None, None, Besides(flares=(Flaring("a.one.1", "b.one"), Flaring("a.one.2", "b.one"))))
    for what, given, right in (
        (flare(), {}, True),
        (flare(), {"options": {}}, False),
        (flare(), {"lists": {}}, False),
        (flare(), {"map": wall}, False),
        (twice, {}, False),
        (flare("a.one"), {}, False),
    ):
        battle = play(Idle(), *units, **({"lists": lists, "options": NIGHT} | given))  # type: ignore[arg-type]
        refused = intent.refusal(battle, battle.state.units["a.one"], "ambush", what)
        assert (refused is None) == right
        assert refused is None or refused.rules[0] == "AZ-NGT-08"


@pytest.mark.rule("AZ-NGT-05", "AZ-NGT-08")
def test_the_samples_can_all_be_declared():
    units = unit("a.one", (20, 10), (23, 10)), unit("b.one", (20, 65))
    lists = {"a.one": {"people": 2, "extras": {"flare": 1, "searchlight": 1}}}
    battle = play(Idle(), *units, lists=lists, options=NIGHT)
    own = battle.state.units["a.one"]
    found = [each for each in intent.listed(battle, own, "fire") if each.besides != NOTHING]
    assert {bool(each.besides.flares) for each in found} == {True, False}
    assert all(intent.refusal(battle, own, "fire", each) is None for each in found)


# ---- what light does ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-NGT-08", "AZ-TRN-11", "AZ-TRN-04")
@pytest.mark.parametrize(
    ("option", "order"),
    [
        ("reload-lights-cards", [Reloaded, LightsOut, Shuffled, Shuffled]),
        ("cards-lights-reload", [Shuffled, Shuffled, LightsOut, Reloaded]),
    ],
)
def test_light_goes_out_at_the_end_of_the_turn(option, order):
    man = unit("a.one", (20, 10))
    loaded = replace(man, models=(replace(man.models[0], weapons=("piat",), reload={"piat": 1}),))
    battle = play(
        EndOfTurn(),
        loaded,
        options=NIGHT | {"end_of_turn_order": option},
        lights=(Light("a.one", "flare", (0, 0), 10_000),),
        played=("M1", "M2"),
        dice=[],
    )
    over(battle)
    assert battle.state.lights == ()
    assert [type(event) for event in happened(battle, Reloaded, LightsOut, Shuffled)] == order


@pytest.mark.rule("AZ-NGT-09")
def test_light_changes_the_columns_only_but_for_the_option():
    units = riflemen("a.one", (60, 67), 1), unit("b.one", (60, 37))
    shining = Light("a.one", "flare", (60_000, 37_000), 10_000)
    covers = {}
    for value in ("columns_only", "lit_targets_lose_cover"):
        options = NIGHT | {"light_effect": value}
        battle = play(Idle(), *units, map=ground(WOOD), lights=(shining,), options=options)
        (chance,) = firepower(battle, battle.state.units["a.one"], "b.one", "fire").chances
        far = play(Idle(), unit("a.one", (60, 84)), units[1], map=ground(WOOD), lights=(shining,), options=options)
        covers[value] = chance.shot.cover, sees(far)
    assert covers == {"columns_only": ("light", False), "lit_targets_lose_cover": ("none", True)}


@pytest.mark.rule("AZ-NGT-09")
def test_a_searchlight_is_lost_with_its_crew():
    shining = Light("a.one", "searchlight", (76_000, 10_000), 10_000)
    crew = unit("a.one", (20, 10))
    gone = replace(crew, models=(), place="gone")
    for own, lit in ((crew, True), (gone, False)):
        battle = play(Idle(), own, unit("b.one", (76, 10)), options=NIGHT, lights=(shining,))
        assert is_lit(battle, battle.state.units["b.one"]) == lit


@pytest.mark.rule("AZ-BRN-04", "AZ-NGT-09")
def test_a_burning_wreck_lights_what_is_about_it():
    for burns in (True, False):
        wreck = Wreck("x.tank.1", Hull(84_000, 10_000, 8_000, 4_000, 0), 3_800, "heavy", burns=burns)
        battle = pair(52, wrecks=(wreck,))
        assert sees(battle) == burns
