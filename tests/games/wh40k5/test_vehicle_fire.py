"""What vehicles and passengers fire, and fire at vehicles (WH-VEH-02, 03, 05, 08, 09, 18, 21, 24, 26, 35)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.vehicles.arms import fire_points
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits
from grognard.games.wh40k5.state.choices import Finish, Firing, Shoot, Smoke
from grognard.games.wh40k5.state.events.characters import united
from grognard.games.wh40k5.state.events.shooting import HitsScored, NoShot
from grognard.games.wh40k5.state.events.vehicles import ArmourTested, Damaged, VehicleDestroyed
from tests.games.playing import answer, asked, happened, over, piece, refused
from tests.games.wh40k5.table import boyz, everyone, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import (
    DOWN,
    RIGHT,
    dreadnought,
    rhino,
    speeder,
    trukk,
    vehicle,
    vindicator,
)


def firing(*posted: Any, dice: tuple[int, ...] = (), **more: Any) -> Any:
    """The shooting phase of side a."""
    return play(ShootingPhase(0), *posted, dice=dice, phase="shooting", **more)


def shoot(id: str, target: str, *weapons: str) -> Shoot:
    """The first model of a unit fires these weapons."""
    return Shoot(id, target, tuple(Firing(f"{id}.1", weapon) for weapon in weapons))


@pytest.mark.rule("WH-VEH-02")
@pytest.mark.parametrize(("speed", "allowed"), [("stationary", True), ("combat", True), ("cruising", False)])
def test_what_an_ordinary_vehicle_fires_at_a_speed(speed: str, allowed: bool) -> None:
    battle = firing(rhino("a.r", 20, 30, speed=speed), boyz("b.o", 20, 20, 3))
    assert (battle.refusal(shoot("a.r", "b.o", "storm-bolter")) is None) == allowed


@pytest.mark.rule("WH-VEH-02", "WH-VEH-12")
def test_a_fast_vehicle_fires_one_main_weapon_at_cruising_speed() -> None:
    for speed, allowed in (("combat", True), ("cruising", True), ("flat-out", False)):
        battle = firing(trukk("a.t", 20, 30, speed=speed), boyz("b.o", 20, 20, 3))
        assert (battle.refusal(shoot("a.t", "b.o", "big-shoota")) is None) == allowed


@pytest.mark.rule("WH-VEH-02")
def test_one_main_weapon_and_all_defensive_ones() -> None:
    both = ("lascannon", "heavy-bolter", "storm-bolter")
    for speed, weapons, message in (
        ("stationary", both, None),
        ("combat", both, "wh-refused-one-main"),
        ("combat", ("lascannon", "storm-bolter"), None),
    ):
        tank = rhino("a.r", 20, 30, speed=speed, gear=("storm-bolter", "lascannon", "heavy-bolter"))
        battle = firing(tank, boyz("b.o", 20, 20, 3))
        refusal = battle.refusal(shoot("a.r", "b.o", *weapons))
        assert (refusal.message.id if refusal else None) == message


@pytest.mark.rule("WH-VEH-03", "WH-WEAPON-05")
def test_ordnance_is_fired_alone_and_at_combat_speed_at_most() -> None:
    target = boyz("b.o", 20, 15, 3)
    battle = firing(vindicator("a.v", 20, 30, speed="combat"), target)
    assert battle.refusal(shoot("a.v", "b.o", "demolisher-cannon")) is None
    assert refused(battle, shoot("a.v", "b.o", "demolisher-cannon", "storm-bolter"))[0] == "wh-refused-ordnance"
    fast = vindicator("a.v", 20, 30, speed="cruising")
    assert refused(firing(fast, target), shoot("a.v", "b.o", "demolisher-cannon"))[0] == "wh-refused-vehicle-weapon"
    for speed, allowed in (("stationary", True), ("combat", False)):
        battle = firing(vehicle("a.w", "whirlwind", "whirlwind", 20, 45, speed=speed), target)
        assert (battle.refusal(shoot("a.w", "b.o", "vengeance-launcher")) is None) == allowed


@pytest.mark.rule("WH-VEH-07", "WH-VEH-22", "WH-VEH-15")
@pytest.mark.parametrize("state", [{"shaken": 1}, {"stunned": 1}, {"broken": ("storm-bolter",)}, {"rammed": True}])
def test_who_cannot_fire(state: dict[str, Any]) -> None:
    battle = firing(rhino("a.r", 20, 30, **state), marines("a.m", 2, 46, 1), boyz("b.o", 20, 20, 3))
    assert refused(battle, shoot("a.r", "b.o", "storm-bolter"))[0] == "wh-refused-vehicle-weapon"


@pytest.mark.rule("WH-VEH-02", "WH-CORE-04")
def test_a_hull_gun_fires_within_its_arc_from_its_muzzle() -> None:
    cannon = vehicle("a.v", "rhino", "vindicator", 20, 30, gear=("demolisher-cannon", "storm-bolter"))
    for place, seen in (((20, 20), True), ((30, 24), False), ((20, 40), False)):
        battle = firing(cannon, boyz("b.o", *place, 1))
        assert (battle.refusal(shoot("a.v", "b.o", "demolisher-cannon")) is None) == seen
        assert battle.refusal(shoot("a.v", "b.o", "storm-bolter")) is None
    walker = dreadnought("a.d", 20, 30, gear=("multi-melta",))
    # 24" from the front of its base, not from its middle.
    target = boyz("b.o", 20, 30 - 24 - 1.181 - 0.45, 1)
    battle = play(Shooting("a.d", "b.o", (Firing("a.d.1", "multi-melta"),)), walker, target, dice=(1,))
    assert not happened(battle, NoShot)


@pytest.mark.rule("WH-VEH-26", "WH-VEH-11", "WH-VEH-02")
def test_walkers_turn_to_fire_and_stay_so() -> None:
    posted = (dreadnought("a.d", 20, 30), boyz("b.o", 40, 30, 1))
    battle = play(Shooting("a.d", "b.o", (Firing("a.d.1", "multi-melta"),)), *posted, dice=(1,))
    over(battle)
    assert of(battle, "a.d").models[0].facing == RIGHT
    lame = dreadnought("a.d", 20, 30, immobilised=True)
    assert refused(firing(lame, boyz("b.o", 40, 30, 1)), shoot("a.d", "b.o", "multi-melta"))[0] == "wh-refused-target"


@pytest.mark.rule("WH-VEH-21", "WH-VEH-05", "WH-VEH-06")
def test_fire_at_a_vehicle_strikes_the_face_towards_each_firer() -> None:
    # Two rokkits at the front, two at the rear of a vindicator: 13 holds 8 + 4, 10 does not.
    firers = boyz("a.o", 0, 0, 2, "rokkit-launcha", places=[(20, 12), (20, 28.5)])
    start = Shooting("a.o", "b.v", everyone(firers, "rokkit-launcha"))
    battle = play(start, firers, vindicator("b.v", 20, 20), dice=(5, 5, 4, 4, 1))
    over(battle)
    assert (happened(battle, HitsScored)[0].hits, happened(battle, ArmourTested)[0].penetrating) == (2, 1)
    assert [each.result for each in happened(battle, Damaged)] == ["crew-shaken"]


@pytest.mark.rule("WH-VEH-09", "WH-VEH-24")
def test_half_a_face_hidden_is_cover_and_area_terrain_alone_is_none() -> None:
    firers = marines("a.m", 20, 40, 1, "lascannon")
    start = Shooting("a.m", "b.r", everyone(firers, "lascannon"))
    wall = piece("wall", 15, 29, 25, 30, 1.5)
    battle = play(start, firers, rhino("b.r", 20, 26, facing=DOWN), pieces=[wall], dice=(3, 6, 4))
    over(battle)
    assert not happened(battle, Damaged)
    low = piece("wall", 15, 29, 25, 30, 0.5)
    battle = play(start, firers, rhino("b.r", 20, 26, facing=DOWN), pieces=[low], dice=(3, 6, 1))
    over(battle)
    assert happened(battle, Damaged)
    crater = piece("crater", 15, 20, 25, 30)
    battle = play(start, firers, rhino("b.r", 20, 26, facing=DOWN), pieces=[crater], dice=(3, 6, 1))
    over(battle)
    assert happened(battle, Damaged)


@pytest.mark.rule("WH-VEH-05")
def test_another_face_is_struck_through_cover_if_the_one_towards_the_firer_is_hidden() -> None:
    firers = marines("a.m", 20.8, 40, 1, "lascannon")
    # Turned a little, its front shows to the firer but stands wholly behind a building, and a strip of its side beside.
    target = rhino("b.r", 20, 26, facing=DOWN + 20_000)
    hidden = piece("building", 14, 28.9, 20.9, 29.4, 6)
    start = Shooting("a.m", "b.r", everyone(firers, "lascannon"))
    battle = play(start, firers, target, pieces=[hidden], dice=(3, 6, 3))
    over(battle)
    assert happened(battle, ArmourTested)[0].penetrating == 1
    assert not happened(battle, Damaged)


@pytest.mark.rule("WH-VEH-09")
def test_smoke_covers_in_the_next_enemy_shooting_phase_once_a_game() -> None:
    battle = firing(rhino("a.r", 20, 30), boyz("b.o", 20, 20, 1), player_turn=3)
    answer(battle, Smoke("a.r"))
    unit = of(battle, "a.r")
    assert (unit.smoked, unit.smoke) == (True, 4)
    again = rhino("a.r", 20, 30, smoked=True)
    assert refused(firing(again, boyz("b.o", 20, 20, 1)), Smoke("a.r"))[0] == "wh-refused-no-smoke"
    bare = rhino("a.r", 20, 30, gear=("storm-bolter",))
    assert refused(firing(bare, boyz("b.o", 20, 20, 1)), Smoke("a.r"))[0] == "wh-refused-no-smoke"
    firers = marines("a.m", 20, 40, 1, "lascannon")
    for turn, dice in ((1, (3, 6, 4)), (2, (3, 6, 1))):
        start = Shooting("a.m", "b.r", everyone(firers, "lascannon"))
        battle = play(start, firers, rhino("b.r", 20, 26, smoke=1), dice=dice, phase="shooting", player_turn=turn)
        over(battle)
        assert bool(happened(battle, Damaged)) == (turn == 2)


@pytest.mark.rule("WH-VEH-23")
@pytest.mark.parametrize(("option", "allowed"), [("true", True), ("false", False)])
def test_smoke_while_shaken_is_an_option(option: str, allowed: bool) -> None:
    posted = (rhino("a.r", 20, 30, shaken=1), boyz("b.o", 20, 20, 1))
    battle = firing(*posted, options={"smoke_while_shaken": option})
    if not allowed:
        assert battle.over or refused(battle, Smoke("a.r"))[0] == "wh-refused-smoke-crew"
        return
    answer(battle, Smoke("a.r"))
    assert of(battle, "a.r").smoked


@pytest.mark.rule("WH-VEH-23")
def test_no_smoke_while_stunned() -> None:
    battle = firing(rhino("a.r", 20, 30, stunned=1), marines("a.m", 2, 46, 1), boyz("b.o", 20, 20, 1))
    assert refused(battle, Smoke("a.r"))[0] == "wh-refused-smoke-crew"


@pytest.mark.rule("WH-VEH-09", "WH-VEH-12")
def test_a_fast_skimmer_that_went_flat_out_has_cover() -> None:
    firers = marines("a.m", 20, 40, 1, "lascannon")
    for speed, dice in (("flat-out", (3, 6, 4)), ("cruising", (3, 6, 1))):
        start = Shooting("a.m", "b.s", everyone(firers, "lascannon"))
        battle = play(start, firers, speeder("b.s", 20, 26, speed=speed), dice=dice)
        over(battle)
        assert bool(happened(battle, Damaged)) == (speed == "cruising")


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35", "WH-VEH-21")
def test_the_owner_of_a_squadron_shares_hits_out_evenly() -> None:
    firers = boyz("a.o", 20, 40, 3, "rokkit-launcha")
    start = Shooting("a.o", "b.s", everyone(firers, "rokkit-launcha"))
    battle = play(start, firers, speeder("b.s", 20, 26, 2), dice=(5, 5, 5, 6, 6, 1, 1, 1))
    decision = asked(battle, ChooseShares)
    assert (decision.seat, decision.count) == (1, 3)
    assert refused(battle, ShareHits(("b.s.1",) * 3))[0] == "wh-refused-hits-uneven"
    assert refused(battle, ShareHits(("b.s.1",)))[0] == "wh-refused-hits-shared"
    answer(battle, ShareHits(("b.s.1", "b.s.2", "b.s.1")))
    assert [(each.model, each.hits) for each in happened(battle, ArmourTested)] == [("b.s.1", 2), ("b.s.2", 1)]


@pytest.mark.rule("WH-VEH-35", "WH-VEH-08")
def test_by_the_option_only_what_penetrates_is_shared_out() -> None:
    firers = boyz("a.o", 20, 40, 3, "rokkit-launcha")
    start = Shooting("a.o", "b.s", everyone(firers, "rokkit-launcha"))
    options = {"squadron_allocate": "penetrations"}
    battle = play(start, firers, speeder("b.s", 20, 26, 2), dice=(5, 5, 5, 1, 6, 6, 1, 1), options=options)
    assert asked(battle, ChooseShares).count == 2
    assert refused(battle, ShareHits(("b.s.2", "b.s.2")))[0] == "wh-refused-hits-uneven"
    answer(battle, ShareHits(("b.s.2", "b.s.1")))
    over(battle)
    assert sorted(each.model for each in happened(battle, Damaged)) == ["b.s.1", "b.s.2"]


@pytest.mark.rule("WH-VEH-35", "WH-VEH-07")
def test_a_hit_that_is_shared_out_does_what_it_did_before() -> None:
    """The first glances off, the second penetrates; of both the die for damage shows a 5."""
    firers = boyz("a.o", 20, 40, 2, "rokkit-launcha")
    start = Shooting("a.o", "b.s", everyone(firers, "rokkit-launcha"))
    options = {"squadron_allocate": "penetrations"}
    for first, second in (("b.s.1", "b.s.2"), ("b.s.2", "b.s.1")):
        battle = play(start, firers, speeder("b.s", 20, 26, 2), dice=(5, 5, 2, 6, 5, 5), options=options)
        answer(battle, ShareHits((first, second)))
        over(battle)
        assert [each.model for each in happened(battle, Damaged)] == [first]
        assert [each.model for each in happened(battle, VehicleDestroyed)] == [second]


@pytest.mark.rule("WH-VEH-18", "WH-VEH-12", "WH-VEH-31")
def test_passengers_fire_from_fire_points() -> None:
    riding = marines("a.p", 20, 30, 5, place="aboard", aboard="a.r")
    for speed, state, allowed in (
        ("stationary", {}, True),
        ("combat", {}, True),
        ("cruising", {}, False),
        ("stationary", {"shaken": 1}, False),
    ):
        battle = firing(rhino("a.r", 20, 30, speed=speed, **state), riding, boyz("b.o", 20, 20, 3))
        shot = Shoot("a.p", "b.o", tuple(Firing(f"a.p.{number}", "boltgun") for number in (1, 2)))
        assert (battle.over or battle.refusal(shot) is not None) != allowed
    battle = firing(rhino("a.r", 20, 30), riding, boyz("b.o", 20, 20, 3))
    assert refused(battle, Shoot("a.p", "b.o", everyone(riding, "boltgun")))[0] == "wh-refused-fire-points-full"
    assert fire_points(trukk("a.t", 0, 0).unit.models[0]) == 12


@pytest.mark.rule("WH-VEH-18", "WH-VEH-31")
def test_passengers_shoot_as_their_vehicle_moved_and_are_no_targets() -> None:
    riding = boyz("a.p", 20, 30, 2, place="aboard", aboard="a.t")
    # From the hull 12" are 10.5" and more from the middle.
    target = marines("b.m", 20, 30 - 2.5 - 11.5, 1)
    shot = Shooting("a.p", "b.m", everyone(riding, "slugga"))
    battle = play(shot, trukk("a.t", 20, 30), riding, target, dice=(1, 1))
    over(battle)
    assert happened(battle, HitsScored)[0].shots == 2
    battle = firing(
        marines("a.m", 20, 20, 1), boyz("b.p", 20, 30, 2, place="aboard", aboard="b.t"), trukk("b.t", 20, 30)
    )
    assert refused(battle, Shoot("a.m", "b.p", (Firing("a.m.1", "boltgun"),)))[0] == "wh-refused-target"
    for speed, heavy in (("stationary", True), ("combat", False)):
        gunner = marines("a.p", 20, 30, 1, "lascannon", place="aboard", aboard="a.r")
        battle = firing(rhino("a.r", 20, 30, speed=speed), gunner, boyz("b.o", 20, 10, 1))
        shot_ = Shoot("a.p", "b.o", everyone(gunner, "lascannon"))
        assert (battle.refusal(shot_) is None) == heavy


@pytest.mark.rule("WH-ASSAULT-26", "WH-VEH-19")
def test_who_shot_a_transport_down_may_assault_its_passengers() -> None:
    firers = marines("a.m", 20, 40, 1, "lascannon")
    riding = boyz("b.p", 20, 26, 1, place="aboard", aboard="b.t")
    start = Shooting("a.m", "b.t", everyone(firers, "lascannon"))
    battle = play(start, firers, trukk("b.t", 20, 26), riding, dice=(3, 6, 4, 1, 1))
    while not battle.over:
        answer(battle, battle.choices()[0])
    assert [each.result for each in happened(battle, VehicleDestroyed)] == ["wrecked"]
    assert of(battle, "b.p").spilled == "a.m"


@pytest.mark.rule("WH-VEH-26")
def test_locked_walkers_cannot_be_shot_at() -> None:
    locked = (dreadnought("b.d", 20, 20), marines("a.n", 20, 20 + 1.181 + 0.492, 1))
    battle = firing(marines("a.m", 20, 40, 1, "lascannon"), *locked)
    assert refused(battle, shoot("a.m", "b.d", "lascannon"))[0] == "wh-refused-target-locked"


@pytest.mark.rule("WH-VEH-02")
def test_every_listed_shot_is_accepted() -> None:
    posted = (
        rhino("a.r", 20, 30),
        marines("a.p", 20, 30, 5, place="aboard", aboard="a.r"),
        dreadnought("a.d", 30, 30),
        speeder("a.s", 10, 30, 2),
        boyz("b.o", 20, 20, 3),
        trukk("b.t", 30, 15),
    )
    battle = firing(*posted)
    listed = battle.choices()
    shooters = {choice.unit for choice in listed if isinstance(choice, Shoot)}
    assert shooters == {"a.r", "a.p", "a.d", "a.s"}
    assert [choice for choice in listed if battle.refusal(choice) is not None] == []
    answer(battle, Finish())
    over(battle)


@pytest.mark.rule("WH-USR-22", "WH-UNIT-08")
def test_only_the_tank_hunters_of_a_unit_add_to_their_penetration() -> None:
    """A captain who does not hunt tanks is with them: two rokkits of hunters and his shot."""
    hunters = boyz("a.o", 0, 0, 2, "rokkit-launcha", places=[(20, 32), (21.5, 32)], special=("tank-hunters",))
    boss = unit("a.b", "warboss", [row("warboss")], 23.5, 32)
    one, two = united(hunters.unit, boss.unit)
    mob, chief = replace(hunters, unit=one), replace(boss, unit=two)
    plan = (*everyone(hunters, "rokkit-launcha"), Firing("a.b.1", "slugga"))
    battle = play(
        Shooting("a.o", "b.v", plan), mob, chief, rhino("b.v", 20, 22, facing=DOWN), dice=(5, 5, 5, 3, 2, 1, 1),
    )  # fmt: skip
    (tested,) = happened(battle, ArmourTested)
    # Strength 8 and 1 besides: a 2 glances on 11, a 3 penetrates; a slugga of his cannot even glance.
    assert (tested.glancing, tested.penetrating, tested.hits) == (1, 1, 3)


@pytest.mark.rule("WH-VEH-18", "WH-MOVE-01")
@pytest.mark.parametrize(("moved", "shots"), [(False, 1), (True, 0)])
def test_passengers_who_walked_before_they_got_in_fire_as_moved(moved: bool, shots: int) -> None:
    """20" away a boltgun has one shot, but only standing."""
    squad = marines("a.m", 20, 30, 2, place="aboard", aboard="a.r", moved=moved)
    battle = play(
        Shooting("a.m", "b.o", everyone(squad, "boltgun")[:1]), squad, rhino("a.r", 20, 30, facing=RIGHT),
        boyz("b.o", 20, 10, 1), dice=(1,) * shots, phase="shooting",
    )  # fmt: skip
    over(battle)
    assert bool(happened(battle, NoShot)) is moved


@pytest.mark.rule("WH-VEH-31", "WH-GAME-05")
@pytest.mark.parametrize(("sum_of_dice", "seen"), [(7, True), (6, False)])
def test_by_night_passengers_see_as_far_as_from_their_hull(sum_of_dice: int, seen: bool) -> None:
    """20.5" from the hull, 22" from its middle: 21" is enough."""
    squad = marines("a.m", 20, 30, 1, place="aboard", aboard="a.r")
    battle = play(
        Shooting("a.m", "b.o", everyone(squad, "boltgun")), squad, rhino("a.r", 20, 30, facing=RIGHT),
        boyz("b.o", 20, 30 - 1.45 - 20.5 - 0.492, 1), dice=(1, sum_of_dice - 1, *((1,) if seen else ())),
        phase="shooting", deployment="dawn-of-war",
    )  # fmt: skip
    over(battle)
    assert bool(happened(battle, NoShot)) is not seen


@pytest.mark.rule("WH-ASSAULT-26")
def test_who_is_forced_out_by_a_blast_may_be_assaulted_by_those_who_fired_it() -> None:
    beast = unit("a.c", "carnifexes", [row("carnifex", 1, "stranglethorn-cannon")], 20, 40)
    riders = boyz("b.o", 20, 20, 2, place="aboard", aboard="b.t")
    battle = play(
        Shooting("a.c", "b.t", everyone(beast, "stranglethorn-cannon")), beast, trukk("b.t", 20, 20), riders,
        dice=(1, 90, 3, 3, 6, 4, 1, 1), phase="shooting", player_turn=1,
    )  # fmt: skip
    while not battle.over:
        battle.choose(battle.choices()[0])
    assert of(battle, "b.o").spilled == "a.c"


@pytest.mark.rule("WH-VEH-18")
@pytest.mark.parametrize(("fire", "free"), [(1, True), (2, False)])
def test_a_fire_point_the_squad_leaves_is_the_captains(fire: int, free: bool) -> None:
    riding = marines("a.p", 20, 30, 5, place="aboard", aboard="a.r")
    leader = unit("a.c", "captain", [row("captain")], 20, 30, place="aboard", aboard="a.r")
    battle = firing(rhino("a.r", 20, 30), riding, leader, boyz("b.o", 20, 22, 3), dice=(1,) * 2 * fire)
    answer(battle, Shoot("a.p", "b.o", everyone(riding, "boltgun")[:fire]))
    assert (battle.refusal(shoot("a.c", "b.o", "bolt-pistol")) is None) is free
