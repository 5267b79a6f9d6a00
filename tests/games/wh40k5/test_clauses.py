"""Clauses of rules that their other tests leave out, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import arms, boost_cover
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.markers import nozzle, template, under_template
from grognard.games.wh40k5.ground.vehicle_condition import is_shaken
from grognard.games.wh40k5.ground.vehicle_exposure import Seen, obscured
from grognard.games.wh40k5.odds.combat.foot import Foot
from grognard.games.wh40k5.rules.assault.charge_reactions import Countering
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.mission import objectives
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop
from grognard.games.wh40k5.rules.mission.deployment import rides
from grognard.games.wh40k5.rules.mission.reserves import Arrivals
from grognard.games.wh40k5.rules.mission.scouts import Scouting
from grognard.games.wh40k5.rules.movement import moving
from grognard.games.wh40k5.rules.saves.wound import Bearer, Wound
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.blast_hits import bodies_under
from grognard.games.wh40k5.rules.shooting.blasting import Mark, Under
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter, PlayerTurn, ShootingPhase
from grognard.games.wh40k5.rules.units import characters
from grognard.games.wh40k5.rules.units.force import ChoosePower, ForcePowers, PowersToShoot
from grognard.games.wh40k5.rules.vehicles.aiming import can_harm
from grognard.games.wh40k5.rules.vehicles.destruction import PinningTests
from grognard.games.wh40k5.state.choices import Finish, Leg, Move, Run, SparePower
from grognard.games.wh40k5.state.events.assault import CounterAttacked, PowerUsed
from grognard.games.wh40k5.state.events.morale import FellBack, LeadershipTested, Regrouped, Step
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.state import Objective
from grognard.space.plane import Hull, footprint
from tests.games.playing import asked, happened, over, refused
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino


def shooting(*posted: Any, **more: Any) -> Any:
    """The active player's shooting phase."""
    return play(ShootingPhase(0), *posted, **more)


# ---- weapons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-04")
def test_a_heavy_weapon_fires_if_its_bearer_stood_and_not_if_he_moved() -> None:
    heavy, assault = TABLES.weapons["lascannon"], TABLES.weapons["flamer"]
    assert [arms.may_fire(heavy, moved) for moved in (False, True)] == [True, False]
    assert [arms.may_fire(assault, moved) for moved in (False, True)] == [True, True]


@pytest.mark.rule("WH-WEAPON-02")
def test_only_rapid_fire_that_stood_still_may_fire_once_where_it_could_twice() -> None:
    names = ("boltgun", "lascannon", "bolt-pistol")
    assert [arms.may_fire_single(TABLES.weapons[name], False) for name in names] == [True, False, False]
    assert not arms.may_fire_single(TABLES.weapons["boltgun"], True)


@pytest.mark.rule("WH-WEAPON-14", "WH-VEH-24")
def test_a_weapon_that_could_just_glance_can_harm_and_only_a_lance_counts_armour_as_less() -> None:
    """Strength 5 glances off armour 11 at most; Strength 6 off 12, not off 14."""
    battle = play(ShootingPhase(0), marines("a.m", 10, 40, 1), rhino("b.r", 20, 20), boyz("b.o", 40, 4))
    tank = of(battle, "b.r").models[0]
    assert can_harm(battle, tank, "front", "heavy-bolter", 10_000, False)
    hard = replace(tank, kind="leman-russ")
    assert not can_harm(battle, hard, "front", "heavy-bolter", 10_000, False)
    assert not can_harm(battle, hard, "front", "multi-laser", 10_000, False)


# ---- who may act -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-01", "WH-MOVE-06")
def test_who_has_boosted_does_not_shoot() -> None:
    battle = shooting(marines("a.m", 10, 20, 3), marines("a.n", 30, 20, 3, boosted=True), boyz("b.o", 10, 10))
    assert fire_choices.cannot_shoot(battle, of(battle, "a.m")) is None
    refusal = fire_choices.cannot_shoot(battle, of(battle, "a.n"))
    assert refusal is not None
    assert "WH-SHOOT-01" in refusal.rules or "WH-MOVE-06" in refusal.rules


@pytest.mark.rule("WH-SHOOT-11", "WH-MOVE-05")
def test_a_unit_that_has_not_shot_may_run_and_one_that_flees_may_not() -> None:
    battle = shooting(marines("a.m", 10, 20, 3), marines("a.f", 30, 20, 3, fleeing=True), boyz("b.o", 10, 10))
    asked(battle, ChooseShooter)
    assert Run("a.m") in battle.choices()
    assert Run("a.f") not in battle.choices()
    assert refused(battle, Run("a.f"))[0] == "wh-refused-fleeing"


@pytest.mark.rule("WH-VEH-07", "WH-VEH-26")
def test_an_immobilised_walker_stays_where_it_is() -> None:
    battle = shooting(dreadnought("a.d", 10, 20), dreadnought("a.e", 30, 20, immobilised=True), boyz("b.o", 10, 10))
    assert not moving.halted(battle, of(battle, "a.d"))
    assert moving.halted(battle, of(battle, "a.e"))


@pytest.mark.rule("WH-VEH-07")
def test_a_crew_is_shaken_for_a_time() -> None:
    battle = shooting(rhino("a.r", 10, 20, shaken=3), boyz("b.o", 10, 10))
    tank = of(battle, "a.r").models[0]
    assert [is_shaken(replace(battle.state, player_turn=turn), tank) for turn in (3, 4)] == [True, False]


# ---- morale ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MORALE-07")
def test_who_regroups_has_moved_and_acts_no_more_this_phase_unless_he_regroups_freely() -> None:
    battle = shooting(marines("a.m", 10, 20, 3, fleeing=True), boyz("b.o", 10, 10))
    for freely in (False, True):
        after = Regrouped("a.m", freely).apply(battle.state).units["a.m"]
        assert (after.fleeing, after.moved, after.activated) == (False, not freely, not freely)


@pytest.mark.rule("WH-MORALE-05")
def test_who_falls_back_from_upstairs_runs_on_the_ground() -> None:
    posted = marines("a.m", 10, 20, 2)
    upstairs = replace(posted.unit, models=tuple(replace(model, storey=1) for model in posted.unit.models))
    battle = shooting(replace(posted, unit=upstairs), boyz("b.o", 10, 10))
    first = of(battle, "a.m").models[0]
    after = FellBack("a.m", (Step(first.id, ((12_000, 30_000),)),)).apply(battle.state).units["a.m"]
    assert [(model.at == (12_000, 30_000), model.storey) for model in after.models] == [(True, 0), (False, 1)]


@pytest.mark.rule("WH-MORALE-11", "WH-CORE-09")
def test_losses_of_close_combat_do_not_count_for_the_quarter() -> None:
    battle = shooting(marines("a.m", 10, 20, 4), boyz("b.o", 10, 10))
    for cause, lost in (("shooting", 1), ("combat", 0)):
        after = Losses("a.m", ("a.m.1",), (), cause).apply(battle.state).units["a.m"]  # type: ignore[arg-type]
        assert (after.lost, len(after.models)) == (lost, 3)


# ---- characters, transports --------------------------------------------------------------------------------------


@pytest.mark.rule("WH-UNIT-04")
def test_nobody_joins_or_leaves_a_unit_that_is_locked() -> None:
    foe = boyz("b.o", 0, 0, 1, places=[(10, 20 - 0.985)])
    battle = shooting(marines("a.m", 10, 20, 1), marines("a.free", 30, 20, 1), foe)
    assert characters.unfit(battle, of(battle, "a.m"))
    assert not characters.unfit(battle, of(battle, "a.free"))


@pytest.mark.rule("WH-VEH-16", "WH-VEH-31")
def test_nobody_begins_in_a_transport_that_is_no_units_own() -> None:
    """An independent character may begin in the transport of another unit, not in one that is nobody's."""
    captain, tank = unit("a.c", "captain", [row("captain")], 10, 20), rhino("a.r", 30, 20)
    battle = shooting(captain, replace(tank, unit=replace(tank.unit, place="off")), boyz("b.o", 10, 10))
    assert list(rides(battle, of(battle, "a.c"))) == []


# ---- the mission -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-08")
def test_a_model_exactly_three_inches_from_an_objective_is_near_it() -> None:
    battle = shooting(marines("a.m", 10, 20, 1), boyz("b.o", 10, 10))
    man = of(battle, "a.m").models[0]
    for away, near in ((3_000, True), (3_001, False)):
        objective = Objective("o", man.x, man.y + man.radius + away)
        assert objectives.near(battle, of(battle, "a.m"), objective) is near


@pytest.mark.rule("WH-USR-16", "WH-GAME-07")
def test_scouts_end_over_twelve_inches_from_every_enemy() -> None:
    scouting = unit("a.s", "scout-squad", [row("scout", 1)], 10, 30, special=("scouts",))
    battle = play(Scouting(0), scouting, boyz("b.o", 10, 12, 1))
    man, foe = of(battle, "a.s").models[0], of(battle, "b.o").models[0]
    reach = 12_000 + man.radius + foe.radius
    for away, said in ((reach, "wh-fault-near-enemies"), (reach + 1, None)):
        refusal = battle.refusal(Move("a.s", (Leg(man.id, ((foe.x, foe.y + away),)),)))
        assert (refusal.message.id if refusal is not None else None) == said


# ---- special cases -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-06", "WH-MOVE-15")
def test_the_speed_of_a_boost_covers_in_the_shooting_phase_only() -> None:
    battle = shooting(marines("a.m", 10, 20, 1, screened=1), boyz("b.o", 10, 10))
    there = of(battle, "a.m")
    seen = {}
    for phase in ("movement", "shooting", "assault"):
        after = battle.clone()
        after.state = replace(battle.state, phase=phase, player_turn=1)
        seen[phase] = boost_cover.is_screened(after, there)
    assert seen == {"movement": False, "shooting": True, "assault": False}


@pytest.mark.rule("WH-CCW-08", "WH-USR-05")
def test_against_models_of_one_wound_nobody_asks_for_the_power_of_a_force_weapon() -> None:
    """A captain kills two Boyz at Initiative 5."""
    sage = unit("a.c", "captain", [row("captain")], 10, 20)
    armed = replace(sage.unit, models=tuple(replace(each, gear=("force-weapon",)) for each in sage.unit.models))
    foe = boyz("b.o", 0, 0, 2, places=[(10, 20 - 0.985), (11.1, 20 - 0.985)])
    battle = play(Combat(("a.c", "b.o")), replace(sage, unit=armed), foe, dice=(6, 6, 1, 6, 6, 3))
    assert not of(battle, "b.o").models
    assert battle.over or battle.decisions[0].kind != ChoosePower.__name__


@pytest.mark.rule("WH-GAME-15")
def test_a_table_is_six_feet_by_four_unless_the_scenario_says_otherwise() -> None:
    assert [TABLES.limits[name].value for name in ("table-width", "table-depth")] == [72_000, 48_000]


@pytest.mark.rule("WH-CORE-07")
def test_jump_infantry_climbs_ruins_and_vehicles_do_not() -> None:
    climbing = {id for id, row in TABLES.types.items() if row.climbs}
    assert "jump-infantry" in climbing
    assert not climbing & {"vehicles", "bikes"}


@pytest.mark.rule("WH-VEH-09", "WH-VEH-23")
def test_smoke_launchers_are_used_once_a_battle() -> None:
    assert TABLES.wargear["smoke-launchers"].uses == 1


@pytest.mark.rule("WH-UNIT-02")
def test_a_unit_of_nothing_but_guns_has_no_toughness() -> None:
    battle = shooting(marines("a.m", 10, 20), rhino("b.r", 20, 10), boyz("b.o", 10, 10))
    assert toughness(battle, of(battle, "b.r")) == 0
    assert toughness(battle, of(battle, "a.m")) == 4


@pytest.mark.rule("WH-UNIT-06", "WH-WEAPON-07")
def test_a_marker_strikes_the_models_under_it_and_no_vehicle_among_them() -> None:
    battle = shooting(marines("a.m", 10, 20, 3), rhino("b.r", 20, 10), boyz("b.o", 10, 10, 4))
    mark = Mark("a.m.1", "missile-launcher-frag", (0, 0), (Under("b.o", ("b.o.1", "b.o.3")), Under("b.r", ("b.r.1",))))
    assert [bodies_under(mark, of(battle, id)) for id in ("b.o", "b.r", "a.m")] == [2, 0, 0]


@pytest.mark.rule("WH-VEH-09", "WH-VEH-24")
@pytest.mark.parametrize(("half", "cover"), [(False, None), (True, 4)])
def test_a_vehicle_is_obscured_to_most_of_its_firers_or_by_the_option_to_half(half: bool, cover: int | None) -> None:
    seen = [Seen("front", other=False, cover=4), Seen("front", other=False, cover=None)]
    assert obscured(seen, half) == cover
    assert obscured([*seen, Seen("front", other=False, cover=4)], half) == 4
    assert obscured([], half) is None


# ---- each of several ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-UNIT-05")
def test_every_model_that_shoots_with_a_power_tests_and_only_the_perils_of_2_and_12_cost_a_wound() -> None:
    battle = play(
        PowersToShoot("a.m", ("a.m.1", "a.m.2")), marines("a.m", 10, 20, 3), boyz("b.o", 10, 10), dice=(3, 3, 3, 4)
    )
    over(battle)
    assert [(event.model, event.passed) for event in happened(battle, PowerUsed)] == [("a.m.1", True), ("a.m.2", True)]
    assert len(of(battle, "a.m").models) == 3


@pytest.mark.rule("WH-CCW-08")
def test_each_force_weapon_may_be_used_once_a_turn() -> None:
    bearers = tuple(Bearer("a.m", f"a.m.{number}", 9) for number in (1, 2))
    for used, asked_of in (((), ["a.m.1", "a.m.2"]), (("a.m.1",), ["a.m.2"])):
        battle = play(ForcePowers(bearers), marines("a.m", 10, 20, 3, powers=used), boyz("b.o", 10, 10))
        found = []
        while not battle.over:
            found.append(asked(battle, ChoosePower).model)
            battle.choose(SparePower())
        assert found == asked_of


@pytest.mark.rule("WH-USR-04")
def test_every_unit_that_was_assaulted_may_counter_attack() -> None:
    posted = [marines(id, x, 20, 2, special=("counter-attack",)) for id, x in (("b.m", 10), ("b.n", 30))]
    battle = play(Countering(("b.m", "b.n")), marines("a.m", 10, 30), *posted, dice=(3, 3, 6, 6))
    over(battle)
    assert [(event.unit, event.passed) for event in happened(battle, CounterAttacked)] == [
        ("b.m", True), ("b.n", False),
    ]  # fmt: skip


@pytest.mark.rule("WH-VEH-19")
def test_every_unit_forced_out_of_a_vehicle_tests_for_being_pinned() -> None:
    posted = [boyz(id, x, 20, 2) for id, x in (("b.o", 10), ("b.p", 30))]
    battle = play(PinningTests(("b.o", "b.p")), marines("a.m", 10, 40), *posted, dice=(6, 6, 6, 6))
    while not battle.over:
        battle.choose(battle.choices()[0], battle.decisions[0].seat)
    assert [event.unit for event in happened(battle, LeadershipTested)] == ["b.o", "b.p"]


@pytest.mark.rule("WH-CORE-06", "WH-MORALE-09")
def test_only_the_test_for_a_quarter_lost_counts_as_that_of_the_phase() -> None:
    battle = shooting(marines("a.m", 10, 20), boyz("b.o", 10, 10))
    for test, shaken in (("quarter-lost", True), ("pinning", False)):
        event = LeadershipTested("a.m", test, True, 5, 8)  # type: ignore[arg-type]
        assert event.apply(battle.state).units["a.m"].shaken is shaken


@pytest.mark.rule("WH-SAVE-07")
def test_who_went_to_ground_gets_up_when_its_time_is_over_and_not_before() -> None:
    posted = marines("a.m", 10, 30, down=1), marines("a.n", 30, 30, down=2), boyz("b.o", 10, 4)
    battle = play(PlayerTurn(1, 0), *posted, player_turn=0)
    while not battle.over:
        battle.choose(Finish())
    assert [of(battle, id).down for id in ("a.m", "a.n")] == [None, 2]


@pytest.mark.rule("WH-CCW-08")
@pytest.mark.parametrize(("kills", "once"), [("all_wounds", False), ("one_wound", True)])
def test_what_is_forecast_of_a_force_weapon_knows_the_option(kills: str, once: bool) -> None:
    bosses = unit("b.n", "boyz", [row("warboss", 2)], 20, 20)
    battle = shooting(marines("a.m", 10, 20), bosses, options={"force_weapon_kills": kills})
    side = Foot(battle, of(battle, "b.n"), None, fractions=True)
    (peril,) = side.kind(Wound(force=Bearer("a.m", "a.m.1", 9)), force=1, comes=True)
    assert (peril.force, peril.comes, peril.once) == (1, True, once)


# ---- places ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-06")
def test_a_template_touches_a_vehicle_at_its_hull() -> None:
    """A Rhino lies across the way of the template, which sweeps over it from end to end."""
    tank = rhino("b.r", 22.0, 14, facing=90_000)
    battle = shooting(marines("a.m", 20, 20, 1), tank, boyz("b.o", 40, 4))
    firer, hull = of(battle, "a.m").models[0], of(battle, "b.r").models[0].body
    assert isinstance(hull, Hull)
    for facing in (turn % 360_000 for turn in range(-60_000, 90_000, 2_000)):
        shape = template(*nozzle(firer, facing), facing)
        touched = [each.model.id for each in under_template(battle, firer, facing)]
        assert ("b.r.1" in touched) is bool(shape.intersects(footprint(hull)))


@pytest.mark.rule("WH-TURN-04", "WH-GAME-03")
def test_a_unit_that_strikes_deep_arrives_among_the_others_and_by_no_edge() -> None:
    falling = marines("a.m", 0, 0, 3)
    falling = replace(falling, unit=replace(falling.unit, place="off", arrival="deep-strike", due=True))
    battle = play(Arrivals(0), falling, boyz("b.o", 10, 10))
    asked(battle, ChooseDrop)
