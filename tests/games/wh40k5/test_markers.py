"""Templates, blasts, barrages (chapter Weapons, WH-WEAPON-06 to WH-WEAPON-12, WH-WEAPON-17 to WH-WEAPON-24)."""

from __future__ import annotations

from random import Random

import numpy
import pytest

from grognard.games.wh40k5.odds.scatter_odds import under
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.blast_hits import armour_hits
from grognard.games.wh40k5.rules.shooting.blasting import Mark, PlaceMarker, Under
from grognard.games.wh40k5.rules.shooting.landing import ChooseScatter, PlaceBeside
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import (
    KeepMarker,
    LayTemplate,
    PutMarker,
    ScatterAgain,
    Shoot,
    StayUp,
    TakeAway,
)
from grognard.games.wh40k5.state.events.markers import MarkerLanded, MarkerLost, TemplateLaid
from grognard.games.wh40k5.state.events.mission import Scattered
from grognard.games.wh40k5.state.events.shooting import CoverFound, HitsScored, WoundsScored
from grognard.games.wh40k5.state.events.vehicles import ArmourTested
from grognard.space.plane import Hull
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, rolled
from tests.games.wh40k5.table import boyz, everyone, left, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import UP, rhino

HIT = (1, 1, 1, 1)
"""A hit face of the scatter die; the direction and the distance do not matter."""


def fire(firer, target, weapon, *others, **more):
    """``firer`` shoots at ``target`` with this weapon, everybody."""
    return play(Shooting(firer.unit.id, target.unit.id, everyone(firer, weapon)), firer, target, *others, **more)


def at(x, y):
    return PutMarker((inches(x), inches(y)))


def frag(x=10, y=30, **more):
    """A marine with a missile launcher."""
    return marines("a.m", x, y, 1, "missile-launcher", **more)


def landed(battle):
    return [(event.at, [id.rpartition(".")[2] for id in event.models]) for event in happened(battle, MarkerLanded)]


@pytest.mark.rule("WH-WEAPON-07")
def test_a_blast_hits_everybody_under_its_marker() -> None:
    """Three of five Orks 1.5" apart lie under the 3" marker: hits without a roll, wounds on 4+."""
    battle = fire(frag(), boyz("b.o", 10, 10), "missile-launcher-frag", dice=(*HIT, 4, 5, 3))
    asked(battle, PlaceMarker)
    answer(battle, at(11.5, 10))
    assert landed(battle) == [((11_500, 10_000), ["1", "2", "3"])]
    assert [event.wounds for event in happened(battle, WoundsScored)] == [2]
    answer(battle, StayUp(), TakeAway(("b.o.1", "b.o.5")))
    over(battle)
    assert left(battle, "b.o") == [2, 3, 4]
    assert not happened(battle, HitsScored)


@pytest.mark.rule("WH-WEAPON-07", "WH-CORE-01")
def test_an_arrow_leads_a_blast_astray() -> None:
    """Direction 90 degrees, 9 on the dice, Ballistic Skill 4: 5" to the right. Nobody is left under it."""
    battle = fire(frag(), boyz("b.o", 10, 10, 3), "missile-launcher-frag", dice=(3, 90, 4, 5))
    answer(battle, at(10, 10))
    assert landed(battle) == [((15_000, 10_000), [])]
    assert [(e.aimed, e.landed, e.inches) for e in happened(battle, Scattered)] == [
        ((10_000, 10_000), (15_000, 10_000), 5)
    ]
    over(battle)


@pytest.mark.rule("WH-SHOOT-10", "WH-SHOOT-09")
def test_a_blast_that_scatters_hits_friends_too_each_unit_by_itself() -> None:
    """8" to the right: a marine of a.x; his wound is saved by himself, on 3+."""
    friend = marines("a.x", 18, 10, 1)
    battle = fire(frag(), boyz("b.o", 10, 10, 1), "missile-launcher-frag", friend, dice=(3, 90, 6, 6, 4, 2))
    answer(battle, at(10, 10))
    assert landed(battle) == [((18_000, 10_000), ["1"])]
    answer(battle, StayUp())
    over(battle)
    assert not of(battle, "a.x").alive
    assert of(battle, "a.x").lost == 1


@pytest.mark.rule("WH-SHOOT-09")
def test_no_marker_is_put_over_friends() -> None:
    friend = marines("a.x", 11.5, 11.5, 1)
    battle = fire(frag(), boyz("b.o", 10, 10, 5), "missile-launcher-frag", friend, dice=(*HIT, 1, 1))
    assert refused(battle, at(11.5, 10)) == ("wh-refused-marker-friends", ("WH-SHOOT-09",))
    assert refused(battle, at(30, 30)) == ("wh-refused-marker-target", ("WH-WEAPON-07",))
    assert at(11.5, 10) not in battle.choices()
    answer(battle, at(16, 10))
    over(battle)


@pytest.mark.rule("WH-WEAPON-08", "WH-WEAPON-05")
def test_a_large_blast_is_five_inches_wide() -> None:
    """Put on the same place, the small marker reaches three Orks, the large one a fourth."""
    orks = boyz("b.o", 10, 10, 6)
    battle = fire(frag(), orks, "missile-launcher-frag", dice=(*HIT, 1, 1, 1))
    answer(battle, at(11.9, 10))
    assert landed(battle) == [((11_900, 10_000), ["1", "2", "3"])]
    creature = unit("a.c", "carnifexes", [row("carnifex", 1, "stranglethorn-cannon")], 10, 30)
    battle = fire(creature, orks, "stranglethorn-cannon", dice=(*HIT, 1, 1, 1, 1))
    answer(battle, at(11.9, 10))
    assert landed(battle) == [((11_900, 10_000), ["1", "2", "3", "4"])]
    over(battle)


@pytest.mark.rule("WH-WEAPON-07", "WH-CORE-04")
def test_a_blast_out_of_range_misses_without_a_roll() -> None:
    battle = fire(frag(10, 59), boyz("b.o", 10, 10, 2), "missile-launcher-frag", size=(48, 70))
    answer(battle, at(10, 10))
    assert len(happened(battle, MarkerLost)) == 1
    over(battle)


def test_a_marker_off_the_table_misses() -> None:
    """7" to the left from a place 3" from the edge."""
    battle = fire(frag(3, 30), boyz("b.o", 3, 10, 2), "missile-launcher-frag", dice=(6, 270, 5, 6))
    answer(battle, at(3, 10))
    assert len(happened(battle, MarkerLost)) == 1
    over(battle)


@pytest.mark.rule("WH-SAVE-06")
def test_a_template_hits_all_it_touches_and_ignores_cover() -> None:
    """Orks in a wood one behind the other: all five touched, no roll to hit, no cover save."""
    flamer = marines("a.m", 10, 20, 1, "flamer")
    places = [(10, 18 - 1.5 * n) for n in range(5)]
    wood = piece("woods", 5, 5, 15, 18.5, 3)
    battle = fire(flamer, boyz("b.o", 0, 0, 5, places=places), "flamer", pieces=[wood], dice=(4, 4, 1, 1, 1))
    assert refused(battle, LayTemplate(180_000)) == ("wh-refused-template", ("WH-WEAPON-06",))
    answer(battle, LayTemplate(0))
    (event,) = happened(battle, TemplateLaid)
    assert len(event.models) == 5
    answer(battle, StayUp(), TakeAway(("b.o.1", "b.o.2")))
    over(battle)
    assert left(battle, "b.o") == [3, 4, 5]
    assert [found.cover for found in happened(battle, CoverFound)] == [4]


@pytest.mark.rule("WH-SHOOT-09")
def test_a_template_may_not_touch_friends() -> None:
    flamer, friend = marines("a.m", 10, 20, 1, "flamer"), marines("a.x", 10, 16, 1)
    battle = fire(flamer, boyz("b.o", 10, 14, 1), "flamer", friend)
    assert len(happened(battle, MarkerLost)) == 1
    over(battle)


@pytest.mark.rule("WH-WEAPON-21", "WH-WEAPON-09")
def test_a_twin_linked_blast_is_seen_and_then_thrown_again() -> None:
    from grognard.games.wh40k5.rules.shooting.landing import Landing

    battle = play(Landing(0, (10_000, 10_000), 4, again=True), boyz("b.o", 10, 10), dice=(6, 90, 6, 6, 2, 1, 1, 1))
    decision = asked(battle, ChooseScatter)
    assert decision.landed == (18_000, 10_000)
    answer(battle, ScatterAgain())
    over(battle)
    battle = play(Landing(0, (10_000, 10_000), 4, again=True), boyz("b.o", 10, 10), dice=(6, 90, 6, 6))
    answer(battle, KeepMarker())
    over(battle)


def mortars(count=3, **more):
    return unit("a.w", "heavy-weapons-squad", [row("heavy-weapons-team", count)], 10, 44, **more)


@pytest.mark.rule("WH-WEAPON-11")
@pytest.mark.parametrize(
    ("wall", "option", "drift"),
    [(False, "subtract_if_seen", 4), (True, "subtract_if_seen", 7), (False, "never", 7), (True, "never", 7)],
)
def test_a_barrage_needs_no_sight_and_uses_skill_only_at_what_it_sees(wall, option, drift) -> None:
    """7 on the dice, Ballistic Skill 3."""
    rock = [piece("rock-spire", 0, 20, 48, 21, 6)] if wall else []
    battle = fire(
        mortars(1), boyz("b.o", 10, 10, 1), "mortar", pieces=rock, options={"barrage_bs": option}, dice=(6, 90, 3, 4)
    )
    answer(battle, at(10, 10))
    over(battle)
    assert landed(battle) == [((10_000 + drift * 1000, 10_000), [])]


@pytest.mark.rule("WH-WEAPON-11", "WH-SHOOT-02")
def test_a_barrage_may_name_a_target_nobody_sees() -> None:
    rock = [piece("rock-spire", 0, 20, 48, 21, 6)]
    firer, target = mortars(1), boyz("b.o", 10, 10, 1)
    battle = play(Shooting("a.w", "b.o", ()), firer, target, pieces=rock)
    mortar, lasgun = (Shoot("a.w", "b.o", everyone(firer, weapon)) for weapon in ("mortar", "lasgun"))
    assert fire_choices.shoot_refusal(battle, firer.unit, mortar) is None
    assert fire_choices.shoot_refusal(battle, firer.unit, lasgun) is not None
    assert mortar in list(fire_choices.listed(battle, firer.unit))
    drawn = [shot for number in range(20) for shot in fire_choices.draws(battle, firer.unit, Random(number))]
    assert {shot for shot in drawn if fire_choices.shoot_refusal(battle, firer.unit, shot) is None} == {mortar}


@pytest.mark.rule("WH-WEAPON-12")
def test_further_markers_of_a_barrage_lie_beside_the_first() -> None:
    """The second goes 3" to the right of the first, the third hits and is put where the firer likes."""
    battle = fire(mortars(), boyz("b.o", 10, 10, 1), "mortar", dice=(*HIT, 5, 90, 2, 1, 1))
    answer(battle, at(10, 10))
    asked(battle, PlaceBeside)
    assert refused(battle, at(20, 10)) == ("wh-refused-beside", ("WH-WEAPON-12",))
    answer(battle, at(10, 7))
    assert [place for place, _ in landed(battle)] == [(10_000, 10_000), (13_000, 10_000), (10_000, 7_000)]
    over(battle)


@pytest.mark.rule("WH-WEAPON-11", "WH-SAVE-04")
def test_cover_from_a_barrage_is_judged_from_the_middle_of_its_marker() -> None:
    """A wall between the mortar and the Ork does not help against what falls on his own side of it."""
    wall = [piece("wall", 0, 12, 48, 12.5, 1.5)]
    battle = fire(mortars(1), boyz("b.o", 10, 10, 1), "mortar", pieces=wall, dice=(*HIT, 4))
    answer(battle, at(10, 10), StayUp())
    over(battle)
    assert not of(battle, "b.o").alive
    wood = [piece("woods", 5, 5, 15, 15, 3)]
    battle = fire(mortars(1), boyz("b.o", 10, 10, 1), "mortar", pieces=wood, dice=(*HIT, 4, 4))
    answer(battle, at(10, 10), StayUp())
    over(battle)
    assert of(battle, "b.o").alive


@pytest.mark.rule("WH-WEAPON-18", "WH-MORALE-08")
def test_a_barrage_pins() -> None:
    battle = fire(mortars(1), boyz("b.o", 9.5, 10, 2), "mortar", dice=(*HIT, 4, 1, 6, 6))
    answer(battle, at(9.5, 10), StayUp(), TakeAway(("b.o.1",)))
    over(battle)
    assert of(battle, "b.o").down is not None


@pytest.mark.rule("WH-WEAPON-24")
def test_a_barrage_too_near_misses_where_it_is_put_down() -> None:
    """The Whirlwind's launcher has a minimum of 12"."""
    whirlwind = unit("a.t", "whirlwind", [row("whirlwind")], 10, 21)
    battle = fire(whirlwind, boyz("b.o", 10, 10, 1), "vengeance-launcher")
    answer(battle, at(10, 10))
    assert len(happened(battle, MarkerLost)) == 1
    over(battle)


@pytest.mark.rule("WH-WEAPON-17")
def test_a_blast_that_gets_hot_is_not_fired() -> None:
    """A 1 on the die before: no shot, a wound, saved on 3+ or not; any other face: it is placed."""
    cannon = marines("a.m", 10, 30, 1, "plasma-cannon")
    battle = fire(cannon, boyz("b.o", 10, 10, 1), "plasma-cannon", dice=(1, 2))
    over(battle)
    assert not of(battle, "a.m").alive
    assert not landed(battle)
    battle = fire(cannon, boyz("b.o", 10, 10, 1), "plasma-cannon", dice=(2, *HIT, 2))
    answer(battle, at(10, 10), StayUp())
    over(battle)
    assert not of(battle, "b.o").alive


def strength_rolls(battle):
    """The rolls for penetration."""
    return [faces for name, faces in rolled(battle) if name == "wh-roll-penetration"]


@pytest.mark.rule("WH-WEAPON-10", "WH-WEAPON-22", "WH-WEAPON-18")
def test_a_blast_over_a_hull_and_by_its_rim() -> None:
    """A Vindicator's shell, Strength 10: over the hull it penetrates the Rhino's rear on the worst of dice; by its
    rim, of Strength 5, two ones do nothing."""
    tank = unit("a.t", "vindicator", [row("vindicator")], 10, 30)
    rhino = unit("b.r", "rhino", [row("rhino")], 10, 10)
    battle = fire(tank, rhino, "demolisher-cannon", dice=(*HIT, 1, 1, 1))
    answer(battle, at(10, 10))
    over(battle)
    (event,) = happened(battle, ArmourTested)
    assert (event.glancing, event.penetrating, event.hits) == (0, 1, 1)
    orks = boyz("b.o", 14, 10, 1)
    battle = fire(tank, orks, "demolisher-cannon", rhino, dice=(*HIT, 2, 1, 1))
    answer(battle, at(13.7, 10))
    answer(battle, StayUp())
    over(battle)
    assert strength_rolls(battle) == [(1, 1)]
    assert (happened(battle, ArmourTested)[0].penetrating, happened(battle, ArmourTested)[0].hits) == (0, 1)
    assert not of(battle, "b.o").alive


@pytest.mark.rule("WH-WEAPON-07", "WH-SHOOT-09")
def test_a_marker_is_put_on_the_edge_of_a_hull_whose_middle_is_too_near_a_friend() -> None:
    """A friend beside the flank is under a large blast on the middle of the Rhino, not under one on its far edge: the
    shot is not lost. With friends all round it is."""
    tank = unit("a.t", "vindicator", [row("vindicator")], 20, 40)
    rhino = unit("b.r", "rhino", [row("rhino")], 20, 20)
    friend = marines("a.m", 22.4, 20, 1)
    battle = fire(tank, rhino, "demolisher-cannon", friend, dice=(*HIT, 6, 1, 1))
    listed = asked(battle, PlaceMarker).choices(battle)
    assert PutMarker((20_000, 20_000)) not in listed
    assert listed
    assert [battle.refusal(put) for put in listed] == [None] * len(listed)
    assert refused(battle, PutMarker((20_000, 20_000)))[0] == "wh-refused-marker-friends"
    ring = marines("a.m", 0, 0, 6, places=[(17.6, 20), (22.4, 20), (20, 17), (20, 23), (22.4, 18), (17.6, 22)])
    battle = fire(tank, rhino, "demolisher-cannon", ring)
    assert len(happened(battle, MarkerLost)) == 1


@pytest.mark.rule("WH-WEAPON-10", "WH-WEAPON-11")
def test_a_barrage_strikes_the_side_and_a_template_the_face_towards_the_firer() -> None:
    battle = play(Shooting("a.w", "b.r", ()), mortars(1), unit("b.r", "rhino", [row("rhino")], 10, 10))
    unit_, rhino = of(battle, "a.w"), of(battle, "b.r")
    under = (Under("b.r", ("b.r.1",)),)
    mortar = armour_hits(battle, unit_, rhino, rhino.models[0], Mark("a.w.1", "mortar", (10_000, 10_000), under))
    assert [(hit.face, hit.strength) for hit in mortar] == [("side", 4)]
    drop = armour_hits(battle, unit_, rhino, rhino.models[0], Mark("a.w.1", "flamer", (10_000, 20_000), under))
    assert [(hit.face, hit.cover) for hit in drop] == [("rear", None)]
    rim = armour_hits(
        battle, unit_, rhino, rhino.models[0], Mark("a.w.1", "missile-launcher-frag", (10_000, 7_000), under)
    )
    assert [(hit.face, hit.strength) for hit in rim] == [("front", 2)]


@pytest.mark.rule("WH-WEAPON-22", "WH-WEAPON-10", "WH-CORE-06")
@pytest.mark.parametrize(
    ("weapon", "whole", "half"), [("plasma-cannon", 7, 4), ("demolisher-cannon", 10, 5), ("battle-cannon", 8, 4)]
)
def test_the_rim_of_a_marker_strikes_with_half_its_strength_rounded_up(weapon: str, whole: int, half: int) -> None:
    """An odd Strength is what shows it: half of 7 is 4."""
    battle = play(Shooting("a.w", "b.r", ()), mortars(1), unit("b.r", "rhino", [row("rhino")], 10, 10))
    unit_, rhino = of(battle, "a.w"), of(battle, "b.r")
    under = (Under("b.r", ("b.r.1",)),)
    hits = [
        armour_hits(battle, unit_, rhino, rhino.models[0], Mark("a.w.1", weapon, place, under))
        for place in ((10_000, 10_000), (10_000, 7_000))
    ]
    assert [hit.strength for found in hits for hit in found] == [whole, half]


@pytest.mark.rule("WH-USR-24")
def test_swarms_suffer_twice_from_blasts() -> None:
    """One unsaved wound of a blast counts as two; of a boltgun as one."""
    swarm = boyz("b.o", 10, 10, 2, special=("vulnerable-to-blasts",))
    battle = fire(frag(), swarm, "missile-launcher-frag", dice=(*HIT, 4, 1))
    answer(battle, at(10, 10), StayUp())
    over(battle)
    assert not of(battle, "b.o").alive
    swarm = boyz("b.o", 10, 10, 2, special=("vulnerable-to-blasts",))
    bolter = marines("a.m", 10, 30, 1)
    battle = play(Shooting("a.m", "b.o", everyone(bolter, "boltgun")), bolter, swarm, dice=(3, 4))
    answer(battle, StayUp(), TakeAway(("b.o.1",)))
    over(battle)
    assert left(battle, "b.o") == [2]
    rhino = unit("b.r", "rhino", [row("rhino")], 10, 10, special=("vulnerable-to-blasts",))
    battle = play(Shooting("a.w", "b.r", ()), mortars(1), rhino)
    mark = Mark("a.w.1", "mortar", (10_000, 10_000), (Under("b.r", ("b.r.1",)),))
    assert len(armour_hits(battle, of(battle, "a.w"), of(battle, "b.r"), of(battle, "b.r").models[0], mark)) == 2


@pytest.mark.rule("WH-WEAPON-07", "WH-WEAPON-10")
def test_a_marker_touches_a_vehicle_where_it_touches_its_hull() -> None:
    """A Rhino is longer than wide: a marker off its end touches it from as far as one off its side."""
    battle = play(ShootingPhase(0), marines("a.m", 10, 40, 1), rhino("b.r", 20, 20, facing=UP))
    tank = of(battle, "b.r").models[0]
    assert isinstance(tank.body, Hull)
    long, wide = tank.body.length // 2, tank.body.width // 2
    ahead = [(tank.x, tank.y - long - away) for away in (1500, 1501)]
    places = [*ahead, *((tank.x + wide + away, tank.y) for away in (1500, 1501))]
    assert under(battle, numpy.array(places, dtype=float), 1500, [tank]).tolist() == [1, 0, 1, 0]
