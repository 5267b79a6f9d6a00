"""What is done to several is done to each: combats of many, squadrons, markers, victims; and what is exactly on a
border."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import has_moved
from grognard.games.wh40k5.ground.coherency import parts
from grognard.games.wh40k5.ground.engagement import helpers
from grognard.games.wh40k5.ground.markers import under_marker
from grognard.games.wh40k5.ground.placing import is_on_table, lie_on_each_other
from grognard.games.wh40k5.ground.sight import Look
from grognard.games.wh40k5.ground.vehicle_exposure import Exposure
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.odds.morale_odds import caught
from grognard.games.wh40k5.rules.assault.approaching import closing_in
from grognard.games.wh40k5.rules.assault.attack_groups import attacks_at, from_behind, melee_of, targets, weapon_skill
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.combat_losers import penalty
from grognard.games.wh40k5.rules.assault.melee_weapons import usable
from grognard.games.wh40k5.rules.assault.sweep import hunts_of, sweep_initiative
from grognard.games.wh40k5.rules.mission.deployment import ChooseToDeploy
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.shooting import blast_hits
from grognard.games.wh40k5.rules.shooting.blast_hits import Strays, mark_blow
from grognard.games.wh40k5.rules.shooting.blasting import Mark, Under
from grognard.games.wh40k5.rules.shooting.landing import LandingBeside, PlaceBeside
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.units.artillery import may_fire_more
from grognard.games.wh40k5.rules.vehicles import arms
from grognard.games.wh40k5.rules.vehicles.boarding import alight_refusal, alightings
from grognard.games.wh40k5.rules.vehicles.destruction import Shrapnel, Victims, leave
from grognard.games.wh40k5.rules.vehicles.driving import Immobilised
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits
from grognard.games.wh40k5.rules.vehicles.moving import cannot_drive, together
from grognard.games.wh40k5.state.choices import Alight, Firing, Leg, PutMarker, TakeAway
from grognard.games.wh40k5.state.events.markers import MarkerAimed, MarkerLost
from grognard.games.wh40k5.state.events.mission import Scattered
from grognard.games.wh40k5.state.events.vehicles import ArmourTested
from grognard.games.wh40k5.state.setup_choices import NoRoom, PlaceNext
from grognard.space.plane import Disc, gap
from tests.games.playing import asked, happened, inches, over, piece, rolled
from tests.games.wh40k5.table import boyz, everyone, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino, speeder, trukk, vehicle, vindicator

BASE = 0.492


def shooting(*posted: Any, **more: Any) -> Any:
    """The active player's shooting phase."""
    return play(ShootingPhase(0), *posted, **more)


# ---- combats of many ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-34", "WH-VEH-25")
def test_a_vehicle_that_does_not_lock_holds_nobody_in_a_combat_of_many() -> None:
    tank = rhino("a.r", 20, 20)
    side = 20 + hull_of(tank.unit.models[0]).width / 2000
    mob = boyz("b.o", 0, 0, 2, places=[(side + BASE, 20), (side + 3 * BASE, 20)])
    posted = (tank, marines("a.m", side + 5 * BASE, 20, 1), mob)
    battle = shooting(*posted)
    units = ("a.r", "a.m", "b.o")
    combat = replace(Combat(units), melee=melee_of(battle, units))
    assert dict(combat.opponents(battle)) == {"a.r": ("b.o",), "a.m": ("b.o",), "b.o": ("a.r", "a.m")}
    assert dict(combat.locking(battle)) == {"a.r": (), "a.m": ("b.o",), "b.o": ("a.m",)}


@pytest.mark.rule("WH-VEH-33", "WH-ASSAULT-16")
@pytest.mark.parametrize(("gone", "moves"), [(0, False), (1, False), (2, True)])
def test_who_fought_several_vehicles_consolidates_once_all_are_gone(gone: int, moves: bool) -> None:
    tanks = [rhino("b.r", 10, 10), rhino("b.s", 20, 10)]
    tanks = [
        replace(each, unit=replace(each.unit, models=(), place="destroyed")) if number < gone else each
        for number, each in enumerate(tanks)
    ]
    battle = shooting(marines("a.m", 15, 10, 2), *tanks, options={"consolidate_after_vehicle": "true"})
    combat = Combat(("a.m", "b.r", "b.s"))
    assert (combat.consolidate(battle) is not None) is moves


@pytest.mark.rule("WH-ASSAULT-07")
def test_only_models_that_touch_no_enemy_help_those_who_do() -> None:
    unit_ = boyz("b.o", 10, 10, 3).unit
    one, two, three = unit_.models
    assert helpers(unit_, [one, two]) == {three.id: [two.id]}


@pytest.mark.rule("WH-ASSAULT-15")
def test_who_runs_is_caught_by_as_high_a_sum_too() -> None:
    battle = shooting(marines("a.m", 10, 10, 2), marines("b.m", 20, 10, 2))
    assert caught(*(sweep_initiative(battle, of(battle, id)) for id in ("a.m", "b.m"))) * 36 == 21


# ---- sight and distance ------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-04", "WH-VEH-18")
def test_each_of_several_passengers_measures_to_each_of_several_targets_from_the_hull() -> None:
    riding = boyz("a.p", 20, 30, 2, place="aboard", aboard="a.t")
    battle = shooting(trukk("a.t", 20, 30), riding, boyz("b.o", 20, 10, 3))
    hull, target = of(battle, "a.t").models[0].body, of(battle, "b.o")
    look = Look(battle.context, battle.state, of(battle, "a.p"), target, range_from=hull)
    away = [gap(hull, model.body) for model in target.models]
    assert look.distance.tolist() == [pytest.approx(away)] * 2


@pytest.mark.rule("WH-CORE-04")
def test_distances_to_a_vehicle_run_to_its_hull() -> None:
    battle = shooting(marines("a.m", 20, 30, 1), rhino("b.r", 20, 10))
    hull = hull_of(of(battle, "b.r").models[0])
    look = Look(battle.context, battle.state, of(battle, "a.m"), of(battle, "b.r"))
    assert look.distance[0][0] == pytest.approx(inches(20) - hull.length / 2 - 492, abs=1)


@pytest.mark.rule("WH-VEH-05")
def test_a_firer_who_sees_nothing_of_a_vehicle_strikes_no_face_of_it() -> None:
    house = piece("building", 10, 18, 30, 20, 6)
    for pieces, faces in (([house], None), ([], "front")):
        battle = shooting(marines("a.m", 20, 30, 1), rhino("b.r", 20, 10, facing=180_000), pieces=pieces)
        target = of(battle, "b.r")
        seen = Exposure(battle, of(battle, "a.m"), target, target.models[0]).seen(0)
        assert (None if seen is None else seen.face) == faces


@pytest.mark.rule("WH-WEAPON-20", "WH-WEAPON-07")
@pytest.mark.parametrize(("over_", "hit"), [(0, True), (1, False)])
def test_a_marker_covers_whom_its_rim_just_touches(over_: int, hit: bool) -> None:
    battle = shooting(marines("a.m", 10, 30, 1), boyz("b.o", 10, 10, 1))
    (ork,) = of(battle, "b.o").models
    at = ork.x + ork.radius + 1500 + over_, ork.y
    assert bool(under_marker(battle, at, 1500)) is hit


@pytest.mark.rule("WH-CORE-12")
def test_a_base_may_touch_the_tables_edge() -> None:
    battle = shooting(marines("a.m", 10, 30, 1), boyz("b.o", 10, 10, 1))
    width, depth = battle.context.width, battle.context.depth
    for x, y in ((500, 500), (width - 500, 500), (500, depth - 500)):
        assert is_on_table(battle, Disc(x, y, 500))
    for x, y in ((499, 500), (500, 499), (width - 499, 500), (500, depth - 499)):
        assert not is_on_table(battle, Disc(x, y, 500))


@pytest.mark.rule("WH-MOVE-14")
@pytest.mark.parametrize(("apart", "lie"), [(1.0, True), (5.0, False)])
def test_neighbours_of_a_squadron_do_not_lie_on_each_other(apart: float, lie: bool) -> None:
    posted = vehicle("a.s", "land-speeders", "land-speeder", 0, 0, 2, places=[(10, 30), (10 + apart, 30)])
    battle = shooting(posted, boyz("b.o", 10, 10, 1))
    assert lie_on_each_other(battle, of(battle, "a.s")) is lie


@pytest.mark.rule("WH-CORE-07")
def test_models_on_floors_of_a_ruin_are_together_up_to_six_inches_up_or_down() -> None:
    discs = [Disc(10_000, 10_000, 492), Disc(10_100, 10_000, 492)]
    for height, whole in ((6000, True), (6100, False)):
        assert (len(parts(discs, heights=[0, height])) == 1) is whole


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-02")
def test_a_vehicle_fires_no_weapon_more_often_than_it_has_it() -> None:
    battle = shooting(rhino("a.r", 20, 30), boyz("b.o", 20, 10, 1))
    tank = of(battle, "a.r")
    bolter = Firing("a.r.1", "storm-bolter")
    assert arms.fault(battle, tank, tank.models[0], (bolter,)) is None
    refused = arms.fault(battle, tank, tank.models[0], (bolter, bolter))
    assert refused is not None
    assert refused.rules[0] == "WH-VEH-02"


@pytest.mark.rule("WH-VEH-02")
def test_an_immobilised_walker_fires_along_its_mounts() -> None:
    for lame in (False, True):
        walker = dreadnought("a.d", 20, 30, immobilised=lame)
        battle = shooting(walker, boyz("b.o", 40, 30, 1), boyz("b.p", 20, 10, 1))
        start = {
            choice.target
            for choice in battle.choices()
            if getattr(choice, "firing", ()) and any(each.weapon == "multi-melta" for each in choice.firing)
        }
        assert start == ({"b.p"} if lame else {"b.o", "b.p"})


@pytest.mark.rule("WH-VEH-29", "WH-VEH-17")
def test_nobody_gets_out_in_an_emergency_who_may_not_get_out_at_all() -> None:
    house = [piece("building", 10, 10, 19, 50, 4), piece("building", 21, 10, 30, 50, 4)]
    for boarded in (False, True):
        riding = marines("a.p", 20, 30, 2, place="aboard", aboard="a.r", boarded=boarded)
        battle = shooting(rhino("a.r", 20, 30), riding, boyz("b.o", 2, 2, 1), pieces=house)
        unit_ = of(battle, "a.p")
        ways = list(alightings(battle, unit_))
        if not boarded:
            free = ways[0]
            continue
        assert ways == []
        assert isinstance(free, Alight)
        refused = alight_refusal(battle, unit_, free)
        assert refused is not None
        assert refused.rules == ("WH-VEH-17",)


@pytest.mark.rule("WH-VEH-04")
def test_each_vehicle_that_fails_its_test_is_immobilised() -> None:
    """Of a squadron those who cannot move are abandoned, but for the last."""
    walkers = vehicle("a.k", "killa-kans", "killa-kan", 10, 30, 3)
    battle = play(Immobilised("a.k", ("a.k.1", "a.k.2", "a.k.3")), walkers, boyz("b.o", 10, 10, 1))
    over(battle)
    (last,) = of(battle, "a.k").models
    assert (last.id, last.immobilised) == ("a.k.3", True)


@pytest.mark.rule("WH-VEH-07", "WH-VEH-19")
def test_each_victim_of_an_explosion_suffers() -> None:
    posted = [boyz(f"b.{name}", 10, y, 1) for name, y in (("o", 10), ("p", 14), ("q", 18))]
    victims = tuple(Victims(each.unit.id, (each.unit.models[0].id,)) for each in posted)
    battle = play(Shrapnel(victims, 3, (0, 0)), marines("a.m", 10, 40, 1), *posted, dice=(1, 1, 1))
    over(battle)
    assert [what for what, _ in rolled(battle)] == ["wh-roll-to-wound"] * 3


# ---- markers -----------------------------------------------------------------------------------------------------


def under(id: str, *numbers: int) -> Under:
    """Models of a unit under a marker."""
    return Under(id, tuple(f"{id}.{number}" for number in numbers))


@pytest.mark.rule("WH-SHOOT-10")
def test_a_marker_that_strays_strikes_vehicles_and_guns_as_well() -> None:
    guns = unit("b.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], 30, 10)
    posted = (vindicator("a.v", 20, 40), rhino("b.r", 20, 10), guns, boyz("b.o", 10, 10, 1))
    for id in ("b.r", "b.g"):
        mark = Mark("a.v.1", "demolisher-cannon", (inches(20), inches(11)), (under(id, 1),))
        start = Strays("a.v", "b.o", (mark,), ((id, f"{id}.1"),))
        battle = play(start, *posted, dice=None, seed=4)
        while not battle.over and not happened(battle, ArmourTested):
            battle.choose(battle.choices()[0], battle.decisions[0].seat)
        assert [event.unit for event in happened(battle, ArmourTested)] == [id]


@pytest.mark.rule("WH-WEAPON-09")
@pytest.mark.parametrize(("size", "event"), [((48, 48), MarkerAimed), ((48, 90), MarkerLost)])
def test_of_several_markers_none_is_left_out(size: tuple[int, int], event: type[Any]) -> None:
    posted = marines("a.m", 20, size[1] - 10, 3, "missile-launcher"), boyz("b.o", 20, 10, 9)
    start = Shooting("a.m", "b.o", everyone(posted[0], "missile-launcher-frag"))
    battle = play(start, *posted, size=size, dice=None, seed=2)
    while not battle.over:
        battle.choose(battle.choices()[0], battle.decisions[0].seat)
    assert [each.model for each in happened(battle, event)] == ["a.m.1", "a.m.2", "a.m.3"]


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-13")
def test_of_what_is_laid_on_the_table_only_a_twin_linked_template_repeats_what_does_not_wound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(blast_hits, "is_twin_linked", lambda model, weapon: True)
    battle = shooting(marines("a.m", 10, 30, 1, "flamer"), boyz("b.o", 10, 22, 3))
    target = of(battle, "b.o")
    for weapon, again in (("flamer", True), ("missile-launcher-frag", False)):
        mark = Mark("a.m.1", weapon, (inches(10), inches(22)), (under("b.o", 1),))
        assert mark_blow(battle, "a.m", mark, target).again is again
    assert TABLES.weapons["flamer"].marker


# ---- blows and hits ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-20", "WH-VEH-07")
@pytest.mark.parametrize("state", [{}, {"immobilised": True}])
def test_only_walkers_that_are_stunned_or_immobilised_are_helpless(state: dict[str, Any]) -> None:
    walker = dreadnought("b.d", 20, 20, **state)
    ork = boyz("a.o", 20, 20 + walker.unit.models[0].radius / 1000 + BASE, 1)
    battle = shooting(ork, walker)
    assert melee_of(battle, ("a.o", "b.d")).helpless == (("b.d.1",) if state else ())


@pytest.mark.rule("WH-ASSAULT-15", "WH-ASSAULT-23")
def test_who_is_gone_sweeps_nobody() -> None:
    posted = marines("a.m", 10, 10, 2), marines("a.n", 20, 10, 2), boyz("b.o", 10, 20, 2)
    gone = replace(posted[1], unit=replace(posted[1].unit, models=(), place="destroyed"))
    battle = shooting(posted[0], gone, posted[2])
    (hunt,) = hunts_of(battle, ("b.o",), (("b.o", ("a.m", "a.n")),))
    assert hunt.by == ("a.m",)


@pytest.mark.rule("WH-MORALE-03")
@pytest.mark.parametrize(("suffered", "lost"), [((4, 1), 3), ((2, 2), 0), ((1, 3), 0)])
def test_a_combat_is_lost_by_the_difference_and_never_by_less_than_none(suffered: tuple[int, int], lost: int) -> None:
    assert penalty(shooting(marines("a.m", 10, 10, 2), boyz("b.o", 10, 20, 2)), suffered, 1) == lost


@pytest.mark.rule("WH-CCW-10")
def test_who_carries_only_normal_weapons_fights_with_one_of_them() -> None:
    assert len(usable(("close-combat-weapon", "bolt-pistol"))) == 1
    assert len(usable(("power-fist", "power-weapon", "bolt-pistol"))) == 2


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
@pytest.mark.parametrize(
    ("models", "fault"),
    [
        (("b.s.1", "b.s.1", "b.s.2", "b.s.3"), None),
        (("b.s.1", "b.s.1", "b.s.1", "b.s.2"), "wh-refused-hits-uneven"),
        (("b.s.1", "b.s.1", "b.s.2", "b.s.2"), "wh-refused-hits-uneven"),
        (("b.s.1", "b.s.2", "b.s.3"), "wh-refused-hits-shared"),
    ],
)
def test_hits_on_a_squadron_are_shared_out_evenly(models: tuple[str, ...], fault: str | None) -> None:
    battle = shooting(marines("a.m", 10, 40, 2), speeder("b.s", 10, 10, 3))
    decision = ChooseShares(1, "b.s", ("b.s.1", "b.s.2", "b.s.3"), (), 4)
    refused = decision.refusal(battle, ShareHits(models))
    assert (None if refused is None else refused.message.id) == fault


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
def test_every_vehicle_of_a_squadron_that_is_seen_may_take_the_first_hit() -> None:
    battle = shooting(marines("a.m", 10, 40, 2), speeder("b.s", 10, 10, 3))
    decision = ChooseShares(1, "b.s", ("b.s.1", "b.s.2"), ("b.s.3",), 1)
    assert [choice.models for choice in decision.choices(battle) if isinstance(choice, ShareHits)] == [
        ("b.s.1",),
        ("b.s.2",),
    ]


@pytest.mark.rule("WH-VEH-07", "WH-VEH-23")
def test_a_unit_of_which_nobody_can_drive_says_so() -> None:
    for stuck in (False, True):
        battle = shooting(rhino("a.r", 20, 30, immobilised=stuck), boyz("b.o", 10, 10, 1))
        refused = cannot_drive(battle, of(battle, "a.r"))
        assert (None if refused is None else refused.message.id) == ("wh-refused-halted" if stuck else None)


@pytest.mark.rule("WH-MOVE-14", "WH-VEH-08")
def test_vehicles_of_a_squadron_do_not_end_on_each_other() -> None:
    hulls = [hull_of(each) for each in speeder("a.s", 10, 30, 2).unit.models]
    assert list(together(hulls)) == []
    (refused,) = together([hulls[0], replace(hulls[0], x=hulls[0].x + 200)])
    assert refused.message.id == "wh-fault-overlap"


@pytest.mark.rule("WH-VEH-24")
@pytest.mark.parametrize("kind", ["wreck", "crater"])
def test_a_wreck_is_as_high_as_the_vehicle_was_and_a_crater_is_flat(kind: str) -> None:
    battle = shooting(marines("a.m", 10, 40, 2), rhino("b.r", 20, 20))
    height = of(battle, "b.r").models[0].of.height
    leave(battle, "b.r", "b.r.1", kind, "shooting")
    assert [each.height for each in battle.state.remains] == [height if kind == "wreck" else 0]


@pytest.mark.rule("WH-VEH-12", "WH-VEH-18")
def test_only_a_transport_has_fire_points() -> None:
    assert arms.fire_points(dreadnought("a.d", 0, 0).unit.models[0]) == 0
    assert arms.fire_points(rhino("a.r", 0, 0).unit.models[0]) == 2


# ---- who strikes whom --------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-29")
def test_who_touches_nobody_may_strike_a_character_on_his_own() -> None:
    boss = unit("b.w", "warboss", [row("warboss", 1)], 20, 20)
    battle = shooting(marines("a.m", 10, 20, 2), boss, boyz("b.o", 30, 20, 2))
    assert of(battle, "b.w").of.character
    assert from_behind(battle, ("b.w",)) == ("b.w",)
    assert from_behind(battle, ("b.w", "b.o")) == ("b.o",)


@pytest.mark.rule("WH-CCW-11")
@pytest.mark.parametrize("grenade", list(TABLES.grenades))
def test_only_some_grenades_are_of_use_against_walkers(grenade: str) -> None:
    walker = dreadnought("b.d", 20, 20)
    man = marines("a.m", 20, 20 + walker.unit.models[0].radius / 1000 + BASE, 1)
    battle = shooting(man, walker)
    melee = melee_of(battle, ("a.m", "b.d"))
    struck = [each.id for each in targets(battle, melee, "a.m.1", grenade)]
    assert struck == (["b.d"] if TABLES.grenades[grenade].walkers else [])


@pytest.mark.rule("WH-ASSAULT-10")
def test_a_unit_is_struck_at_the_weapon_skill_of_those_who_fight() -> None:
    """Three grots of Weapon Skill 2 stand far behind their herder of 4."""
    mob = unit(
        "b.g",
        "gretchin",
        [row("gretchin", 3), row("runtherd", 1)],
        places=[(10, 10), (12, 10), (14, 10), (20, 20)],
    )
    battle = shooting(marines("a.m", 20, 20 + 2 * BASE, 1), mob)
    skills = {model.kind: battle.context.profile(model).ws for model in of(battle, "b.g").models}
    assert skills["gretchin"] != skills["runtherd"]
    assert weapon_skill(battle, of(battle, "b.g")) == skills["runtherd"]


@pytest.mark.rule("WH-USR-04", "WH-ASSAULT-08")
def test_only_who_can_counter_attack_strikes_once_more_where_his_unit_does() -> None:
    attacks = {}
    for special in ((), ("counter-attack",)):
        men = marines("a.m", 20, 20, 1, countered=True, special=special)
        battle = shooting(men, boyz("b.o", 20, 20 - 2 * BASE, 1))
        own = of(battle, "a.m")
        attacks[special] = attacks_at(battle, own, own.models[0], "", of(battle, "b.o"))
    assert attacks["counter-attack",] == attacks[()] + 1


@pytest.mark.rule("WH-ASSAULT-17", "WH-ASSAULT-21")
def test_who_closes_up_does_so_to_the_enemies_who_hold_the_unit_if_any_do() -> None:
    mob = boyz("b.o", 0, 0, 2, places=[(20, 20), (24, 20)])
    for x, aims in ((20 - 2 * BASE, ("a.m",)), (10, ("a.m", "a.n"))):
        battle = shooting(marines("a.m", x, 20, 1), marines("a.n", 24, 30, 1), mob)
        assert closing_in(battle, of(battle, "b.o"), ("a.m", "a.n"), "reaction").aims == aims


# ---- coming on to the table --------------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-11")
@pytest.mark.parametrize(("edge", "places"), [("north", 36), ("west", 24)])
def test_a_unit_may_come_on_all_along_its_edge(edge: Any, places: int) -> None:
    battle = shooting(marines("a.m", 0, 0, 1, place="reserve"), boyz("b.o", 20, 20, 1), size=(72, 48))
    decision = ChooseEntry(0, "a.m", edge, inches(6))
    along = decision.places(battle)
    assert max(along) > inches(places * 2) - 2 * along[0] - 1
    assert max(along) < inches(places * 2)


@pytest.mark.rule("WH-GAME-11")
@pytest.mark.parametrize("off", [0, 2000])
@pytest.mark.parametrize("edge", ["south", "east"])
def test_a_way_on_to_the_table_begins_just_outside_the_edge(edge: Any, off: int) -> None:
    battle = shooting(marines("a.m", 0, 0, 1, place="reserve"), boyz("b.o", 20, 20, 1), size=(72, 48))
    start = (72_492 + off, 10_000) if edge == "east" else (10_000, 48_492 + off)
    leg = Leg("a.m.1", (start, (10_000, 10_000)))
    assert ChooseEntry(0, "a.m", edge, inches(6)).begins(battle, of(battle, "a.m"), leg) is (off == 0)


@pytest.mark.rule("WH-GAME-07", "WH-GAME-11")
def test_what_is_not_listed_as_units_are_deployed_is_refused() -> None:
    battle = shooting(marines("a.m", 0, 0, 1, place="reserve"), boyz("b.o", 20, 20, 1))
    decision = ChooseToDeploy(0)
    assert decision.refusal(battle, decision.choices(battle)[0]) is None
    assert decision.refusal(battle, PlaceNext("b.o")) is not None


@pytest.mark.rule("WH-GAME-11")
def test_who_says_there_is_no_room_to_come_on_must_be_right() -> None:
    battle = shooting(marines("a.m", 0, 0, 1, place="reserve"), boyz("b.o", 20, 20, 1), size=(72, 48))
    refused = ChooseEntry(0, "a.m", "south", inches(6)).refusal(battle, NoRoom())
    assert refused is not None
    assert refused.message.id == "wh-refused-room"


# ---- shots -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-12")
def test_a_further_marker_of_a_barrage_is_put_beside_any_and_told_as_far_as_it_lies_from_the_first() -> None:
    first, other = (inches(20), inches(10)), (inches(30), inches(10))
    start = LandingBeside(0, (first, other), 1500)
    battle = play(start, marines("a.m", 20, 40, 1), boyz("b.o", 20, 10, 1), dice=(1, 1))
    asked(battle, PlaceBeside)
    places = [choice for choice in battle.choices() if isinstance(choice, PutMarker)]
    assert len(places) == 32
    assert [battle.refusal(choice) for choice in places] == [None] * 32
    beside = max(places, key=lambda choice: choice.at[0])
    battle.choose(beside, 0)
    (told,) = happened(battle, Scattered)
    assert told.inches == round((beside.at[0] - first[0]) / 1000)


@pytest.mark.rule("WH-SAVE-14", "WH-SAVE-08")
@pytest.mark.parametrize("part", [True, False])
def test_of_models_of_several_wounds_one_is_hurt_besides_those_removed(part: bool) -> None:
    ids = ("b.n.1", "b.n.2", "b.n.3")
    assert ChooseCasualties(1, "b.n", ids, 1, part).first(ids) == TakeAway(("b.n.1",), "b.n.2" if part else None)


@pytest.mark.rule("WH-VEH-02")
def test_a_vehicle_shoots_as_its_speed_says_not_as_men_who_moved() -> None:
    battle = shooting(rhino("a.r", 20, 30, moved=True), marines("a.m", 30, 30, 1, moved=True), boyz("b.o", 20, 10, 1))
    found = {id: has_moved(battle, of(battle, id), of(battle, id).models[0]) for id in ("a.r", "a.m")}
    assert found == {"a.r": False, "a.m": True}


@pytest.mark.rule("WH-UNIT-02")
def test_only_a_unit_with_guns_may_fire_once_more() -> None:
    for posted in (marines("a.m", 20, 30, 2, spent=("a.m.1",)), marines("a.m", 20, 30, 2)):
        assert not may_fire_more(posted.unit)
    guns = unit("a.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], 20, 30, spent=("a.g.1", "a.g.2"))
    assert may_fire_more(guns.unit)
