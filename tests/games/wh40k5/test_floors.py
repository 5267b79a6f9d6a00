"""Floors of a ruin: coherency, climbing, markers and templates, sight, assaults (WH-CORE-07, WH-WEAPON-20)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.floors import climb_of, is_coherent
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.rules.assault.approaching import ClosingIn
from grognard.games.wh40k5.rules.assault.assault import Charges
from grognard.games.wh40k5.rules.mission.deployment import ChoosePlace, Deploying
from grognard.games.wh40k5.rules.morale.morale import FallBack
from grognard.games.wh40k5.rules.movement.moving import ChooseWay, ThroughDifficult
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.state.choices import Brave, Charge, Firing, LayTemplate, Leg, PutMarker, Walk
from grognard.games.wh40k5.state.events.assault import AssaultFellShort
from grognard.games.wh40k5.state.events.markers import MarkerLanded, TemplateLaid
from grognard.games.wh40k5.state.setup_choices import Deploy, PlaceNext
from grognard.games.wh40k5.table.view import model_view
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, where
from tests.games.wh40k5.table import boyz, everyone, marines, of, play, row, unit

RUIN = piece("ruins", 5, 15, 15, 25, 6)
"""Three floors: at the ground, 2" and 4" up."""
TOWER = piece("ruins", 5, 15, 15, 25, 15)
"""Floors 5" apart."""
FOE = boyz("b.o", 40, 5)


def upstairs(posted: Any, *storeys: int) -> Any:
    """A unit whose models stand on these floors."""
    models = tuple(replace(model, storey=storey) for model, storey in zip(posted.unit.models, storeys, strict=True))
    return replace(posted, unit=replace(posted.unit, models=models))


def up(model: str, x: float, y: float, storey: int | None) -> Leg:
    return Leg(model, ((inches(x), inches(y)),), storey=storey)


# ---- coherency ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-07")
@pytest.mark.parametrize(("ruin", "storeys", "together"), [
    (RUIN, (0, 2), True), (TOWER, (0, 1), True), (TOWER, (0, 2), False), (TOWER, (1, 2), True),
])  # fmt: skip
def test_models_are_in_coherency_two_inches_level_and_six_between_floors(ruin, storeys, together) -> None:
    pair = upstairs(marines("a.m", 8, 20, 2), *storeys)
    battle = play(MovementPhase(0), pair, FOE, pieces=[ruin])
    assert is_coherent(battle, of(battle, "a.m")) == together
    way = ChooseWay(0, "a.m", "difficult", 6000)
    third = upstairs(marines("a.m", 8, 20, 2), storeys[0], storeys[0])
    battle = play(MovementPhase(0), third, FOE, pieces=[ruin])
    choice = Walk((up("a.m.2", 9.5, 20, storeys[1]),))
    far = {"wh-fault-far"} if ruin is TOWER and storeys == (0, 2) else set()
    refusal = way.refusal(battle, choice)
    assert (refusal is None) == together
    if refusal is not None:
        assert refusal.message.id in {"wh-fault-coherency", *far}


# ---- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-07", "WH-MOVE-02")
def test_going_up_takes_the_height_of_the_floors_besides_the_way() -> None:
    """4" on the highest die: 2" level and one floor of 2" is as far as they get."""
    battle = play(ThroughDifficult("a.m"), marines("a.m", 8, 20, 1), FOE, pieces=[RUIN], dice=(4, 1))
    asked(battle, ChooseWay)
    assert refused(battle, Walk((up("a.m.1", 10.1, 20, 1),)))[0] == "wh-fault-far"
    assert refused(battle, Walk((up("a.m.1", 8, 20, -1),)))[0] == "wh-fault-no-floor"
    assert Walk((up("a.m.1", 8, 20, 1),)) in battle.choices()
    answer(battle, Walk((up("a.m.1", 10, 20, 1),)))
    over(battle)
    assert of(battle, "a.m").models[0].storey == 1


@pytest.mark.rule("WH-CORE-07")
def test_a_model_stays_on_its_floor_inside_its_ruin_and_comes_down_outside() -> None:
    top = upstairs(marines("a.m", 8, 20, 1), 2)
    for y, storey, climb in ((22, 2, 0), (26, 0, 4000)):
        battle = play(ThroughDifficult("a.m"), top, FOE, pieces=[RUIN], dice=(6, 1))
        leg = up("a.m.1", 8, y, None)
        assert climb_of(battle, of(battle, "a.m"), leg) == climb
        if climb:
            assert refused(battle, Walk((leg,)))[0] == "wh-fault-far"
            leg = up("a.m.1", 8, 22, 1)
            storey = 1
        answer(battle, Walk((leg,)))
        over(battle)
        assert of(battle, "a.m").models[0].storey == storey


@pytest.mark.rule("WH-CORE-07")
def test_bikes_and_guns_do_not_climb_and_nobody_where_there_is_no_floor() -> None:
    wolves = unit("a.w", "fenrisian-wolves", [row("fenrisian-wolf")], 8, 20)
    battle = play(ThroughDifficult("a.w"), wolves, FOE, pieces=[RUIN], dice=(6, 6))
    assert refused(battle, Walk((up("a.w.1", 8, 20, 1),)))[0] == "wh-fault-cannot-climb"
    battle = play(MovementPhase(0), marines("a.m", 30, 30, 1), FOE, pieces=[RUIN])
    move = replace(battle.choices()[0], legs=(up("a.m.1", 30, 28, 1),))
    assert refused(battle, move)[0] == "wh-fault-no-floor"


def test_who_falls_back_comes_down() -> None:
    battle = play(FallBack("a.m"), upstairs(marines("a.m", 8, 20, 1), 2), FOE, pieces=[RUIN], dice=(1, 1))
    over(battle)
    assert of(battle, "a.m").models[0].storey == 0


@pytest.mark.rule("WH-CORE-07")
def test_a_unit_may_be_deployed_upstairs() -> None:
    squad = marines("a.m", 0, 0, 2, place="off")
    battle = play(
        Deploying(0), squad, FOE, pieces=[piece("ruins", 5, 38, 15, 46, 6)], deployment="pitched-battle",
        mission="annihilation",
    )  # fmt: skip
    answer(battle, PlaceNext("a.m"))
    asked(battle, ChoosePlace)
    assert refused(battle, Deploy((up("a.m.1", 8, 42, 3), up("a.m.2", 9.5, 42, 2))))[0] == "wh-fault-no-floor"
    answer(battle, Deploy((up("a.m.1", 8, 42, 2), up("a.m.2", 9.5, 42, 1))))
    over(battle)
    assert [model.storey for model in of(battle, "a.m").models] == [2, 1]
    assert [model_view(model, lying=False).storey for model in of(battle, "a.m").models] == [2, 1]


# ---- shooting ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-20")
@pytest.mark.parametrize(("named", "struck"), [(None, ["1"]), (0, ["2"]), (1, ["1"]), (2, ["3"])])
def test_a_marker_strikes_one_floor_of_a_ruin_and_whoever_stands_outside(named, struck) -> None:
    """Three Orks on three floors and one outside the ruin, all under the marker."""
    orks = upstairs(boyz("b.o", 0, 0, 4, places=[(13, 20), (14.4, 20), (13.7, 21.2), (15.6, 19.4)]), 1, 0, 2, 0)
    orks = replace(orks, unit=replace(orks.unit, models=tuple(replace(m, x=m.x - 700) for m in orks.unit.models)))
    firer = unit("a.c", "carnifexes", [row("carnifex", 1, "stranglethorn-cannon")], 12, 40)
    battle = play(
        Shooting("a.c", "b.o", everyone(firer, "stranglethorn-cannon")), firer, orks, pieces=[replace(RUIN, outline=(
            (5000, 15000), (14300, 15000), (14300, 25000), (5000, 25000))
        )], dice=(1, 90, 1, 1, 1, 1),
    )  # fmt: skip
    asked(battle, PlaceMarker)
    answer(battle, PutMarker((12_300, 20_000), named))
    (event,) = happened(battle, MarkerLanded)
    assert sorted(id.rpartition(".")[2] for id in event.models) == sorted([*struck, "4"])


@pytest.mark.rule("WH-WEAPON-20")
def test_a_marker_names_only_a_floor_there_is() -> None:
    firer = marines("a.m", 10, 40, 1, "missile-launcher")
    battle = play(
        Shooting("a.m", "b.o", everyone(firer, "missile-launcher-frag")), firer, boyz("b.o", 10, 20, 1), pieces=[RUIN]
    )
    assert refused(battle, PutMarker((10_000, 20_000), 3)) == ("wh-fault-no-floor", ("WH-WEAPON-20",))


@pytest.mark.rule("WH-WEAPON-20", "WH-WEAPON-06")
@pytest.mark.parametrize(("named", "struck"), [(None, {"b.o.1", "b.o.2"}), (1, {"b.o.1", "b.o.2"})])
def test_a_template_strikes_one_floor(named, struck) -> None:
    """Two Orks on the first floor, one on the second: the template must take the most, those on the first."""
    orks = upstairs(boyz("b.o", 0, 0, 3, places=[(10, 22), (10.9, 21), (9.2, 20.6)]), 1, 1, 2)
    firer = marines("a.m", 10, 26, 1, "flamer")
    battle = play(Shooting("a.m", "b.o", (Firing("a.m.1", "flamer"),)), firer, orks, pieces=[RUIN], dice=(1, 1))
    assert refused(battle, LayTemplate(0, 2))[0] == "wh-refused-template"
    answer(battle, LayTemplate(0, named))
    (event,) = happened(battle, TemplateLaid)
    assert set(event.models) == struck
    over(battle)


@pytest.mark.rule("WH-SHOOT-02")
def test_from_upstairs_one_looks_over_what_hides_those_below() -> None:
    wall, foe = piece("pipes", 0, 27, 20, 28, 2), boyz("b.o", 10, 40, 1)
    seen = []
    for storey in (0, 2):
        battle = play(Shooting("a.m", "b.o", ()), upstairs(marines("a.m", 10, 24, 1), storey), foe, pieces=[RUIN, wall])
        seen.append(bool(look(battle.context, battle.state, of(battle, "a.m"), of(battle, "b.o")).sees.any()))
    assert seen == [False, True]


# ---- assaults ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-07", "WH-ASSAULT-02", "WH-ASSAULT-27")
@pytest.mark.parametrize(("face", "reaches"), [(6, True), (5, False)])
def test_an_assault_on_an_enemy_upstairs_goes_up_to_him(face, reaches) -> None:
    """2" level and 4" up: with a 6 on the dice the marine gets there, with a 5 he falls short."""
    foe = upstairs(boyz("b.o", 8, 18, 1), 2)
    battle = play(
        Charges(0), marines("a.m", 8, 20.9, 1), foe, pieces=[RUIN], dice=(face, 1),
    )  # fmt: skip
    answer(battle, Charge("a.m", "b.o"))
    over(battle)
    assert bool(happened(battle, AssaultFellShort)) != reaches
    assert is_locked(battle, of(battle, "a.m")) == reaches
    assert of(battle, "a.m").models[0].storey == (2 if reaches else 0)


@pytest.mark.rule("WH-CORE-07")
def test_going_up_is_offered() -> None:
    battle = play(MovementPhase(0), marines("a.m", 8, 20, 2), FOE, pieces=[RUIN], dice=(6, 5))
    answer(battle, Brave("a.m"))
    asked(battle, ChooseWay)
    everybody = Walk(tuple(up(f"a.m.{n}", x, 20, 1) for n, x in ((1, 8), (2, 9.5))))
    assert everybody in battle.choices()
    answer(battle, everybody)
    assert where(battle, "a.m.1") == (8, 20)
    assert [model.storey for model in of(battle, "a.m").models] == [1, 1]


@pytest.mark.rule("WH-CORE-07", "WH-ASSAULT-06", "WH-ASSAULT-21")
@pytest.mark.parametrize(("y", "comes"), [(24.3, True), (22.5, False)])
def test_who_reacts_from_upstairs_climbs_down_within_his_six_inches(y, comes) -> None:
    """Four inches down leave two for the way out to beside a comrade who fights."""
    mob = upstairs(unit("b.o", "boyz", [row("boy", 2)], places=[(8, 29), (8, y)]), 0, 2)
    foe = marines("a.m", 8, 29 + 2 * mob.unit.models[0].radius / 1000, 1)
    battle = play(ClosingIn("b.o", ("a.m",), "reaction"), foe, mob, pieces=[RUIN], dice=None)
    answer(battle, battle.choices()[0])
    assert battle.over
    assert (of(battle, "b.o").models[1].storey == 0) == comes
