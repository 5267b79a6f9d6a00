"""Guns and their crews, monstrous creatures (chapter Units)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.ground.arms import at_once
from grognard.games.wh40k5.rules.assault.attack_groups import weapon_skill
from grognard.games.wh40k5.rules.assault.charging import cannot_assault
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.sweep import sweep_initiative
from grognard.games.wh40k5.rules.morale.morale import FallBack
from grognard.games.wh40k5.rules.movement import moving
from grognard.games.wh40k5.rules.movement.danger import DangerTests, is_endangered
from grognard.games.wh40k5.rules.movement.moving import cannot_move
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.units.artillery import GunHits, may_fire_more
from grognard.games.wh40k5.rules.units.characters import leave_the_dead
from grognard.games.wh40k5.rules.vehicles.destruction import Destruction
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Firing, Shoot, TakeAway
from grognard.games.wh40k5.state.events.assault import CombatResult
from grognard.games.wh40k5.state.events.characters import united
from grognard.games.wh40k5.state.events.shooting import Losses
from tests.games.playing import answer, happened, over, piece, rolled
from tests.games.wh40k5.fights import warboss
from tests.games.wh40k5.table import boyz, everyone, left, marines, of, play, row, unit


def battery(id="b.g", x=10, y=10, guns=2, crew=3, **more):
    """Guns 3" apart, each with crewmen behind it."""
    places = [(x + 4 * n, y) for n in range(guns)] + [
        (x + 4 * (n % guns), y - 2 - 1.2 * (n // guns)) for n in range(crew)
    ]
    return unit(id, "big-guns", [row("lobba-gun", guns), row("gun-crew", crew)], places=places, **more)


def fire(firer, target, weapon, *others, **more):
    return play(Shooting(firer.unit.id, target.unit.id, everyone(firer, weapon)), firer, target, *others, **more)


@pytest.mark.rule("WH-UNIT-02")
@pytest.mark.parametrize("served", [0, 1])
def test_a_gun_that_nobody_serves_keeps_no_other_from_firing(served) -> None:
    guns = row("lobba-gun", 2)
    battery = unit("a.g", "big-guns", [guns, row("gun-crew", 1)], places=[(10, 10), (16, 10), (10 + 6 * served, 12)])
    target = boyz("b.m", 10, 30, 5)
    battle = play(ShootingPhase(0), battery, target)
    gun = f"a.g.{served + 1}"
    shots = [choice for choice in battle.choices() if isinstance(choice, Shoot)]
    assert {each.model for choice in shots for each in choice.firing if each.weapon == "lobba"} == {gun}


@pytest.mark.rule("WH-UNIT-02")
@pytest.mark.parametrize(("option", "guns"), [("gun_1_4", 3), ("crew_1_4", 1)])
def test_hits_are_shared_between_guns_and_crew_by_a_die(option, guns) -> None:
    """Four bolts hit; 1, 4, 4 on the dice say one thing, a 5 the other. Strength 4 glances Armour 10 on a 6."""
    hits, dice = (3, 3, 3, 3), (1, 4, 4, 5)
    wounds = (1,) * (4 - guns)
    battle = fire(
        marines("a.m", 10, 30, 4), battery(), "boltgun", options={"artillery_hits": option},
        dice=(*hits, *dice, *wounds, *((1,) * guns)),
    )  # fmt: skip
    over(battle)
    assert [faces for name, faces in rolled(battle) if name == "wh-roll-penetration"] == [(1,) * guns]
    assert len(left(battle, "b.g")) == 5


@pytest.mark.rule("WH-UNIT-02")
def test_a_gun_is_destroyed_by_whatever_glances_or_penetrates_it() -> None:
    """Three hits on two guns, two on the first: both of them do nothing; the other's destroys one, as its
    owner likes."""
    hit = ArmourHit(8, 3, "front")
    battle = play(GunHits("b.g", (hit, hit, hit), 0), battery(), marines("a.m", 10, 30), dice=(1, 2, 1))
    answer(battle, TakeAway(("b.g.1",)))
    over(battle)
    assert left(battle, "b.g") == [2, 3, 4, 5]
    battle = play(GunHits("b.g", (hit, hit), 0), battery(), marines("a.m", 10, 30), dice=(6, 6))
    over(battle)
    assert left(battle, "b.g") == [3, 4, 5]
    covered = ArmourHit(8, 3, "front", cover=4)
    battle = play(GunHits("b.g", (covered,), 0, gun="b.g.2"), battery(), marines("a.m", 10, 30), dice=(6, 4))
    over(battle)
    assert len(left(battle, "b.g")) == 5
    battle = play(GunHits("b.g", (covered,), 0, gun="b.g.2"), battery(), marines("a.m", 10, 30), dice=(6, 3))
    over(battle)
    assert left(battle, "b.g") == [1, 3, 4, 5]


@pytest.mark.rule("WH-UNIT-02")
def test_guns_without_crew_are_lost_and_suffer_no_wounds() -> None:
    battle = play(GunHits("b.g", (), 0), battery(), marines("a.m", 10, 30))
    assert groups_of(of(battle, "b.g")) == (("b.g.3", "b.g.4", "b.g.5"),)
    battle.emit(Losses("b.g", ("b.g.3", "b.g.4", "b.g.5")))
    assert not of(battle, "b.g").alive


@pytest.mark.rule("WH-UNIT-06", "WH-UNIT-02")
def test_guns_whose_crew_is_dead_are_lost_though_a_character_is_with_them() -> None:
    """He is no crew, and alone from the next phase on."""
    guns, boss = battery(crew=2), warboss("b.w", 14, 10)
    host, guest = united(guns.unit, boss.unit)
    posted = marines("a.m", 10, 30, 1), replace(guns, unit=host), replace(boss, unit=guest)
    battle = play(GunHits("b.g", (), 0), *posted)
    battle.emit(Losses("b.g", ("b.g.3",)))
    assert [model.kind for model in of(battle, "b.g").models] == ["lobba-gun", "lobba-gun", "gun-crew", "warboss"]
    battle.emit(Losses("b.g", ("b.g.4",)))
    assert [model.kind for model in of(battle, "b.g").models] == ["warboss"]
    leave_the_dead(battle)
    assert (of(battle, "b.g").place, of(battle, "b.w").place) == ("destroyed", "table")


@pytest.mark.rule("WH-MORALE-05", "WH-UNIT-06")
def test_guns_are_left_behind_when_their_crew_falls_back() -> None:
    battle = play(FallBack("b.g"), battery(y=20, fleeing=True), marines("a.m", 10, 45), dice=(1, 1))
    over(battle)
    assert left(battle, "b.g") == [3, 4, 5]


@pytest.mark.rule("WH-UNIT-02")
def test_guns_need_a_crewman_each_to_move_and_to_fire() -> None:
    few = battery("a.g", 10, 30, guns=2, crew=1)
    battle = play(Shooting("a.g", "b.o", ()), few, boyz("b.o", 10, 5))
    stuck = moving.cannot_move(battle, of(battle, "a.g"))
    assert stuck is not None
    assert stuck.message.id == "wh-refused-crew"
    both, one = (tuple(Firing(f"a.g.{n}", "lobba") for n in guns) for guns in ((1, 2), (1,)))
    refusal = fire_choices.shoot_refusal(battle, few.unit, Shoot("a.g", "b.o", both))
    assert refusal is not None
    assert refusal.message.id == "wh-refused-gunners"
    assert fire_choices.shoot_refusal(battle, few.unit, Shoot("a.g", "b.o", one)) is None
    busy = (*one, Firing("a.g.3", "grot-blasta"))
    assert fire_choices.shoot_refusal(battle, few.unit, Shoot("a.g", "b.o", busy)) is not None
    for shot in fire_choices.listed(battle, few.unit):
        assert fire_choices.shoot_refusal(battle, few.unit, shot) is None
    assert moving.cannot_move(battle, battery("a.x", crew=2).unit) is None


@pytest.mark.rule("WH-UNIT-02")
def test_the_rest_of_the_crew_may_fire_at_another_target() -> None:
    """Two guns fire, served by two men; the third has his own weapon left, and nobody has anything after that."""
    guns = battery("a.g", 10, 30)
    firing = tuple(Firing(f"a.g.{n}", "lobba") for n in (1, 2))
    orks = boyz("b.o", 10, 5, 1), boyz("b.p", 14, 20, 1)
    battle = play(Shooting("a.g", "b.o", firing), guns, *orks, dice=(1, 1, 1, 1, 1, 1, 1, 1))
    answer(battle, battle.choices()[0])
    while battle.decision is not None:
        answer(battle, battle.choices()[0])
    spent = of(battle, "a.g").spent
    assert len(spent) == 4
    (rest,) = {model.id for model in guns.unit.models} - set(spent)
    assert may_fire_more(of(battle, "a.g"))
    own = Shoot("a.g", "b.p", (Firing(rest, "grot-blasta"),))
    assert fire_choices.shoot_refusal(battle, of(battle, "a.g"), own) is None
    again = Shoot("a.g", "b.p", firing)
    assert fire_choices.shoot_refusal(battle, of(battle, "a.g"), again) is not None


@pytest.mark.rule("WH-MOVE-03", "WH-UNIT-02")
def test_difficult_terrain_endangers_guns_not_their_crew() -> None:
    guns = battery("a.g", 10, 30)
    battle = play(DangerTests("a.g", ("a.g.1",)), guns, pieces=[piece("woods", 0, 0, 48, 48, 3)], dice=(1,))
    over(battle)
    assert left(battle, "a.g") == [2, 3, 4, 5]
    endangered = [is_endangered(battle, model, (model.at, (model.x + 1, model.y))) for model in guns.unit.models]
    assert endangered == [True, True, False, False, False]


@pytest.mark.rule("WH-WEAPON-19", "WH-UNIT-09")
def test_a_monstrous_creature_fires_two_weapons_at_one_target() -> None:
    creature = unit("a.c", "carnifexes", [row("carnifex", 1, "stranglethorn-cannon")], 10, 30)
    battle = play(Shooting("a.c", "b.o", ()), creature, boyz("b.o", 10, 10))
    twice = (Firing("a.c.1", "stranglethorn-cannon"),) * 2
    assert fire_choices.shoot_refusal(battle, creature.unit, Shoot("a.c", "b.o", twice)) is not None
    assert fire_choices.shoot_refusal(battle, creature.unit, Shoot("a.c", "b.o", twice[:1])) is None
    assert (at_once(creature.unit.models[0]), at_once(of(battle, "b.o").models[0])) == (2, 1)
    assert battle.context.has(creature.unit, "move-through-cover")
    assert battle.context.has(creature.unit, "relentless")


# ---- in close combat ---------------------------------------------------------------------------------------------

BESIDE = (60 + 25) / 50.8 + 0.004
"""From the middle of a gun to that of a man who touches it, in inches."""


@pytest.mark.rule("WH-UNIT-06")
def test_who_touches_only_guns_hits_them_without_a_roll_and_the_crew_strikes_back() -> None:
    """A marine at a gun: 4 + 5 on his one attack is nothing to armour 10, 4 + 6 glances. The crew, within 2" of the
    gun, strikes back at Initiative 2, one attack each, unless nothing is left for the marine to touch."""
    guns = battery("b.g", 10, 20, guns=1, crew=2)
    marine = marines("a.m", 10, 20 + BESIDE, 1)
    for dice, crew in (((5, 1, 1), [1, 2, 3]), ((6,), [2, 3])):
        battle = play(Combat(("a.m", "b.g")), marine, guns, dice=(*dice, 1, 1))
        while not battle.over:
            answer(battle, battle.choices()[0])
        strikes = ["wh-roll-penetration", "wh-roll-to-strike"][: len(dice)]
        assert [name for name, _ in rolled(battle) if "consolidate" not in name] == strikes
        assert left(battle, "b.g") == crew
        assert [(e.suffered, e.winner) for e in happened(battle, CombatResult)] == [((0, 0), None)]


@pytest.mark.rule("WH-UNIT-06")
def test_who_touches_crew_fights_the_crew_and_guns_count_for_nothing() -> None:
    """The crewman's Weapon Skill and Toughness, not those of the guns beside him; a wounded crew loses the combat."""
    guns = unit(
        "b.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], places=[(10, 20), (13, 20), (14.2, 20)],
    )  # fmt: skip
    marine = marines("a.m", 13, 20 + 1 / 25.4 * 25 + 0.004, 1)
    battle = play(Combat(("a.m", "b.g")), marine, guns, dice=(3, 2, 1, 1, 6, 6, 3, 4))
    assert rolled(battle)[:2] == [("wh-roll-to-strike", (3,)), ("wh-roll-to-wound", (2,))]
    assert weapon_skill(battle, of(battle, "b.g")) == 2
    assert sweep_initiative(battle, of(battle, "b.g")) == 2


@pytest.mark.rule("WH-UNIT-06")
def test_guns_neither_assault_nor_run() -> None:
    guns = battery("a.g", 10, 30)
    battle = play(Shooting("a.g", "b.o", ()), guns, boyz("b.o", 10, 26))
    refusal = cannot_assault(battle, guns.unit)
    assert refusal is not None
    assert refusal.message.id == "wh-refused-cannot-assault"
    assert moving.run_refusal(battle, guns.unit) is not None


@pytest.mark.rule("WH-WEAPON-14", "WH-UNIT-02")
@pytest.mark.parametrize(("y", "dice"), [(16.5, 2), (18, 1)])
def test_a_melta_weapon_measures_its_half_range_to_the_gun_itself(y: float, dice: int) -> None:
    """The nearest of the squad is near, but he who fires the meltagun has his own distance."""
    firers = marines("a.m", 0, 0, 2, "meltagun", places=[(10, 12.5), (10, y)])
    battle = play(
        Shooting("a.m", "b.g", (Firing("a.m.2", "meltagun"),)), firers, battery(guns=1, crew=1),
        dice=(6, 1, *(1,) * dice),
    )  # fmt: skip
    over(battle)
    assert [len(faces) for name, faces in rolled(battle) if name == "wh-roll-penetration"] == [dice]


@pytest.mark.rule("WH-VEH-07", "WH-UNIT-06")
def test_an_explosion_hits_the_crew_but_not_for_the_guns() -> None:
    """Two guns and three men stand within 6" of a rhino that explodes: three dice to wound, not five."""
    hulk = unit("a.r", "rhino", [row("rhino")], 14, 13)
    battle = play(Destruction("a.r", "a.r.1", "explodes", 1, "shooting"), hulk, battery(), dice=(6, 1, 1, 1))
    over(battle)
    assert [faces for name, faces in rolled(battle) if name == "wh-roll-to-wound"] == [(1, 1, 1)]


@pytest.mark.rule("WH-UNIT-02", "WH-WEAPON-19")
def test_who_has_served_a_gun_is_left_out_of_what_the_others_are_offered() -> None:
    """The gun has fired, served by the last of the crew; the two others fire their own weapons besides."""
    guns = battery("a.g", guns=1, spent=("a.g.1", "a.g.4"), shot="b.o")
    battle = play(ShootingPhase(0), guns, boyz("b.o", 10, 20), dice=None)
    offered = [choice for choice in battle.choices() if isinstance(choice, Shoot)]
    assert {each.model for choice in offered for each in choice.firing} == {"a.g.2", "a.g.3"}
    assert [battle.refusal(choice) for choice in offered] == [None] * len(offered)


@pytest.mark.rule("WH-UNIT-02")
@pytest.mark.parametrize(("crew", "said"), [(2, None), (1, "wh-refused-crew")])
def test_guns_with_less_crew_than_guns_do_not_move(crew, said) -> None:
    battle = play(ShootingPhase(1), battery(crew=crew), marines("a.m", 10, 40), active=1)
    refusal = cannot_move(battle, of(battle, "b.g"))
    assert (refusal.message.id if refusal is not None else None) == said
