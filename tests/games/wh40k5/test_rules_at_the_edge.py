"""Refusals and formulas at their edges: what is just allowed, what just not, what nobody would offer."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.choices import Choice
from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import placing
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase, ChooseCharge
from grognard.games.wh40k5.rules.assault.attack_groups import fights, melee_of, strikers, swing_at, weapon_skill
from grognard.games.wh40k5.rules.assault.charging import must_roll
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.combat_losers import must_stand, winner_of
from grognard.games.wh40k5.rules.assault.consolidation import may_consolidate
from grognard.games.wh40k5.rules.assault.hit_and_run import straight_refusal
from grognard.games.wh40k5.rules.mission.objectives import misplaced
from grognard.games.wh40k5.rules.mission.scouts import ChooseScout
from grognard.games.wh40k5.rules.morale.morale import cannot_be_pinned
from grognard.games.wh40k5.rules.movement import movement, moving
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.saves.fates import SAVED, to_save
from grognard.games.wh40k5.rules.saves.wound import Wound, save_against
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.fates import HIT
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.volleys import Line, Volley, gets_hot, needs_of, volleys_of
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover, MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase, own
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits
from grognard.games.wh40k5.state.choices import (
    Allocate,
    Brave,
    Charge,
    Drive,
    Finish,
    Firing,
    LeaveUnit,
    Leg,
    Move,
    Share,
    Shoot,
    TakeAway,
)
from tests.games.playing import inches, piece
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino, speeder

TOUCH = 25 / 25.4 + 0.004


def words(found: Refused | None) -> str:
    """By which words something is refused; "": it is not."""
    return "" if found is None else found.message.id


def table(*posted: Any, **more: Any) -> Any:
    """A battle in a shooting phase with these units, and a mob far away."""
    return play(ShootingPhase(0), *posted, boyz("b.far", 40, 5), **more)


# ---- wounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SAVE-09", "WH-SAVE-12")
@pytest.mark.parametrize(
    ("shares", "told"),
    [
        ((Share(0, (2, 1)), Share(1, (1, 0))), ""),
        ((Share(0, (3, 0)), Share(1, (0, 1))), ""),
        ((Share(0, (3, 1)),), "wh-refused-uneven"),
        ((Share(0, (1, 1)), Share(1, (2, 0))), "wh-refused-uneven"),
        ((Share(-1, (2, 1)), Share(1, (1, 0))), "wh-refused-shares"),
        ((Share(0, (2, 1)), Share(2, (1, 0))), "wh-refused-shares"),
        ((Share(0, (2, 0)), Share(0, (0, 1)), Share(1, (1, 0))), "wh-refused-shares"),
        ((Share(0, (2, 1, 0)), Share(1, (1, 0, 0))), "wh-refused-shares"),
        ((Share(0, (2,)), Share(1, (2,))), "wh-refused-shares"),
        ((Share(0, (4, -1)), Share(1, (-1, 2))), "wh-refused-shares"),
        ((Share(0, (3, 1)), Share(1, (0, 0))), "wh-refused-shares"),
        ((Share(0, (2, 1)), Share(1, (0, 1))), "wh-refused-shares"),
        ((Share(0, (2, 0)), Share(1, (1, 0))), "wh-refused-shares"),
    ],
)
def test_every_wound_is_shared_out_and_no_model_has_two_more(shares: tuple[Share, ...], told: str) -> None:
    """Of three models and one: three wounds of one kind and one of another."""
    battle = table(marines("a.m", 10, 30))
    decision = AllocateWounds(0, "a.m", (3, 1), (Wound(4, 5), Wound(4, 2)), (3, 1))
    assert words(decision.refusal(battle, Allocate(shares))) == told
    assert words(decision.refusal(battle, Finish())) == "refused-not-offered"


@pytest.mark.rule("WH-SAVE-08", "WH-SAVE-14")
@pytest.mark.parametrize(
    ("removed", "hurt", "fits"),
    [
        (("a.m.1", "a.m.2"), "a.m.3", True),
        (("a.m.1",), "a.m.3", False),
        (("a.m.1", "a.m.2"), None, False),
        (("a.m.1", "a.m.1"), "a.m.3", False),
        (("a.m.1", "a.m.2"), "a.m.2", False),
        (("a.m.1", "a.m.4"), "a.m.3", False),
        (("a.m.1", "a.m.2"), "a.m.4", False),
    ],
)
def test_as_many_as_must_are_removed_each_once(removed: tuple[str, ...], hurt: str | None, fits: bool) -> None:
    decision = ChooseCasualties(0, "a.m", ("a.m.1", "a.m.2", "a.m.3"), 2, True)
    battle = table(marines("a.m", 10, 30))
    assert words(decision.refusal(battle, TakeAway(removed, hurt))) == ("" if fits else "wh-refused-casualties")
    assert words(decision.refusal(battle, Finish())) == "refused-not-offered"


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
@pytest.mark.parametrize(
    ("models", "told"),
    [
        (("s", "s", "h"), "wh-refused-hits-uneven"),
        (("s", "t", "h"), ""),
        (("s", "t"), "wh-refused-hits-shared"),
        (("s", "t", "x"), "wh-refused-hits-shared"),
        (("s", "h", "h"), "wh-refused-hits-uneven"),
    ],
)
def test_hits_on_a_squadron_go_round_those_seen_first(models: tuple[str, ...], told: str) -> None:
    decision = ChooseShares(1, "b.s", ("s", "t"), ("h",), 3)
    assert words(decision.refusal(table(marines("a.m", 10, 30)), ShareHits(models))) == told
    assert words(decision.refusal(table(marines("a.m", 10, 30)), Finish())) == "refused-not-offered"


@pytest.mark.rule("WH-SAVE-01", "WH-SAVE-02", "WH-USR-07")
def test_a_save_by_itself_is_not_followed_by_feeling_no_pain() -> None:
    assert chance_of(to_save(3), SAVED) == chance_of(to_save(3, hardy=False), SAVED)
    assert chance_of(to_save(3), SAVED) < chance_of(to_save(3, hardy=True), SAVED)


@pytest.mark.rule("WH-SAVE-01", "WH-SAVE-02", "WH-WEAPON-11")
def test_the_cover_from_a_marker_is_used_instead_of_that_from_the_firer() -> None:
    battle = table(boyz("a.o", 10, 30))
    ork = of(battle, "a.o").models[0]
    hit = Wound(8, 2)
    assert [save_against(battle, ork, replace(hit, shelter=at), 3) for at in (None, 0, 4)] == [3, None, 4]


@pytest.mark.rule("WH-MORALE-09", "WH-MOVE-06")
def test_only_the_fearless_and_the_boosted_pass_pinning_without_dice() -> None:
    battle = table(
        boyz("a.o", 10, 30), boyz("a.f", 10, 20, special=("fearless",)),
        unit("a.b", "warbikers", [row("warbiker", 3)], 20, 30, screened=1),
        phase="shooting",
    )  # fmt: skip
    assert [cannot_be_pinned(battle, of(battle, id)) for id in ("a.o", "a.f", "a.b")] == [
        "", "WH-MORALE-09", "WH-MOVE-06",
    ]  # fmt: skip


# ---- shooting ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-03", "WH-WEAPON-13")
def test_who_has_no_skill_or_no_shots_leaves_the_others_their_volleys() -> None:
    """A line without a shot stands before two that have some."""
    battle = table(marines("a.m", 10, 30, 3))
    lines = [Line("a.m.1", "boltgun", 0), Line("a.m.2", "boltgun", 2, row=1), Line("a.m.3", "boltgun", 1, row=2)]
    (volley,) = volleys_of(battle, of(battle, "a.m"), lines)
    assert (volley.shots, volley.need, volley.again, volley.row) == (3, 3, 0, None)
    apart = volleys_of(battle, of(battle, "a.m"), lines, apart=True)
    assert [(each.row, each.shots, each.by) for each in apart] == [(1, 2, ("a.m.2",) * 2), (2, 1, ("a.m.3",))]


@pytest.mark.rule("WH-SHOOT-03", "WH-WEAPON-13")
def test_a_model_without_skill_needs_what_no_die_shows() -> None:
    battle = table(marines("a.m", 10, 30))
    marine = of(battle, "a.m").models[0]
    key = marine.kind, marine.gear
    battle.context.profile(marine)
    battle.context._profiles[key] = replace(battle.context._profiles[key], bs=0)
    assert needs_of(battle, marine, TABLES.weapons["boltgun"]) == (0, 0)
    assert volleys_of(battle, of(battle, "a.m"), [Line(marine.id, "boltgun", 2)]) == ()


@pytest.mark.rule("WH-SHOOT-07")
def test_shots_that_are_lost_hit_nothing() -> None:
    found = [Volley("boltgun", 3, 0, 1, lost=lost) for lost in (False, True)]
    assert [chance_of(each.fate, HIT) > 0 for each in found] == [True, False]


@pytest.mark.rule("WH-WEAPON-25", "WH-WEAPON-17")
def test_weapons_of_vehicles_do_not_get_hot() -> None:
    battle = table(marines("a.m", 10, 30), dreadnought("a.d", 20, 30))
    assert [gets_hot(of(battle, id), "plasma-gun") for id in ("a.m", "a.d")] == [True, False]
    assert not gets_hot(of(battle, "a.m"), "boltgun")


@pytest.mark.rule("WH-SHOOT-01")
def test_a_vehicle_shoots_as_long_as_any_of_its_weapons_can() -> None:
    """Shaken it cannot; of a squadron one that can is enough."""
    battle = table(dreadnought("a.d", 10, 30), dreadnought("a.s", 20, 30, shaken=9), speeder("a.l", 30, 30, 2))
    assert [words(fire_choices.cannot_shoot(battle, of(battle, id))) for id in ("a.d", "a.s", "a.l")] == [
        "", "wh-refused-vehicle-weapon", "",
    ]  # fmt: skip
    half = replace(
        of(battle, "a.l"), models=(replace(of(battle, "a.l").models[0], shaken=9), of(battle, "a.l").models[1])
    )
    assert fire_choices.cannot_shoot(battle, half) is None
    assert fire_choices.cannot_shoot(table(marines("a.m", 10, 30)), marines("a.m", 10, 30).unit) is None


@pytest.mark.rule("WH-WEAPON-19", "WH-WEAPON-02", "WH-WEAPON-04")
@pytest.mark.parametrize(
    ("firing", "told"),
    [
        ((Firing("a.m.1", "boltgun"),), ""),
        ((Firing("a.m.9", "boltgun"),), "wh-refused-weapon"),
        ((Firing("a.m.1", "bow"),), "wh-refused-weapon"),
        ((Firing("a.m.1", "lascannon"),), "wh-refused-weapon"),
        ((Firing("a.m.1", "boltgun"), Firing("a.m.1", "bolt-pistol")), "wh-refused-weapon"),
        ((Firing("a.m.1", "boltgun", single=True),), ""),
        ((Firing("a.m.1", "bolt-pistol", single=True),), "wh-refused-weapon"),
    ],
)
def test_a_model_fires_one_weapon_that_it_has(firing: tuple[Firing, ...], told: str) -> None:
    battle = table(marines("a.m", 10, 30), boyz("b.o", 10, 20))
    assert words(fire_choices.shoot_refusal(battle, of(battle, "a.m"), Shoot("a.m", "b.o", firing))) == told


@pytest.mark.rule("WH-WEAPON-02")
def test_a_single_shot_may_be_chosen_only_where_nobody_moved() -> None:
    battle = table(marines("a.m", 10, 30, moved=True), boyz("b.o", 10, 20))
    shot = Shoot("a.m", "b.o", (Firing("a.m.1", "boltgun", single=True),))
    assert words(fire_choices.shoot_refusal(battle, of(battle, "a.m"), shot)) == "wh-refused-weapon"


@pytest.mark.rule("WH-SHOOT-08", "WH-SAVE-04")
def test_nobody_fires_where_nothing_is_fired() -> None:
    battle = table(marines("a.m", 10, 30), boyz("b.o", 10, 20))
    assert Shooting("a.m", "b.o", ()).laid(battle, ()) is None
    laid = Shooting("a.m", "b.o", ()).laid(battle, (Firing("a.m.1", "boltgun"),))
    assert laid is not None
    assert (laid.cover, len(laid.lines)) == (None, 1)


@pytest.mark.rule("WH-TURN-02", "WH-VEH-18")
def test_a_player_commands_his_own_units_that_are_there() -> None:
    battle = table(marines("a.m", 10, 30), marines("a.off", 10, 40, place="off"), boyz("b.o", 10, 20))
    told = [own(battle, 0, id) for id in ("a.m", "a.off", "b.o", "nobody")]
    assert [isinstance(each, Refused) for each in told] == [False, True, True, True]


# ---- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SAVE-07", "WH-MORALE-05", "WH-MOVE-01", "WH-VEH-29")
@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({}, ""),
        ({"activated": True}, "wh-refused-activated"),
        ({"fleeing": True}, "wh-refused-fleeing"),
        ({"idle": True}, "wh-refused-idle"),
        ({"down": 1}, "wh-refused-down"),
    ],
)
def test_who_cannot_move(state: dict[str, Any], told: str) -> None:
    battle = table(marines("a.m", 10, 30, **state))
    assert words(moving.cannot_move(battle, of(battle, "a.m"))) == told


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-02", "WH-UNIT-04")
@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (Finish(), ""),
        (Charge("a.m", "b.far", False), "refused-not-offered"),
        (LeaveUnit("a.m"), "wh-refused-not-joined"),
        (Brave("nobody"), "wh-refused-not-yours"),
        (Brave("b.far"), "wh-refused-not-yours"),
        (Brave("a.r"), "wh-refused-not-yours"),
        (Brave("a.off"), "wh-refused-not-yours"),
        (Brave("a.m"), "wh-refused-no-roll"),
        (Drive("a.m", ()), "wh-refused-not-yours"),
        (Move("a.m", ()), "wh-fault-legs"),
    ],
)
def test_what_the_movement_phase_takes(choice: Choice, told: str) -> None:
    battle = play(
        MovementPhase(0), marines("a.m", 10, 30), rhino("a.r", 30, 30), marines("a.off", 10, 40, place="off"),
        boyz("b.far", 40, 5),
    )  # fmt: skip
    assert words(ChooseMover(0).refusal(battle, choice)) == told


@pytest.mark.rule("WH-MOVE-13")
def test_a_phase_ends_only_when_every_torn_unit_has_closed_up_whoever_stands_before_it() -> None:
    """The Rhino and the squad that has moved owe nothing; the torn one behind them does."""
    torn = unit("a.t", "tactical-squad", [row("space-marine", 2)], places=[(10, 20), (16, 20)])
    battle = play(
        MovementPhase(0), rhino("a.a", 30, 30), marines("a.b", 10, 40, activated=True), torn, boyz("b.far", 40, 5)
    )
    assert words(ChooseMover(0).refusal(battle, Finish())) == "wh-refused-close-up"
    done = replace(of(battle, "a.t"), activated=True)
    battle.state = battle.state.with_units(done)
    assert ChooseMover(0).refusal(battle, Finish()) is None


@pytest.mark.rule("WH-CORE-12", "WH-MOVE-04")
@pytest.mark.parametrize(
    ("x", "y", "told"),
    [
        (0.5, 20, []), (0.4, 20, ["wh-fault-off-table"]), (20, 0.5, []), (20, 0.4, ["wh-fault-off-table"]),
        (47.5, 20, []), (47.6, 20, ["wh-fault-off-table"]), (20, 47.5, []), (20, 47.6, ["wh-fault-off-table"]),
        (30, 20, ["wh-fault-impassable"]),
    ],
)  # fmt: skip
def test_a_base_stands_wholly_on_the_table_and_on_no_impassable_ground(x: float, y: float, told: list[str]) -> None:
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(x, y)])
    battle = table(man, pieces=[piece("deep-water", 29, 19, 31, 21)])
    assert [each.message.id for each in placing.grounded_faults(battle, of(battle, "a.m"))] == told


@pytest.mark.rule("WH-CORE-07", "WH-CORE-08", "WH-MOVE-14")
@pytest.mark.parametrize(
    ("places", "told"),
    [
        ([(10, 20), (12, 20)], []),
        ([(10, 20), (14, 20)], ["wh-fault-coherency"]),
        ([(10, 20), (10.5, 20)], ["wh-fault-overlap"]),
        ([(20, 20.5), (22, 20.5)], ["wh-fault-friend"]),
        ([(30, 21.5), (30, 23)], ["wh-fault-enemy"]),
    ],
)
def test_how_a_unit_may_be_drawn_up(places: list[tuple[float, float]], told: list[str]) -> None:
    pair = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=places)
    battle = table(pair, boyz("a.o", 20, 20, 1), boyz("b.o", 30, 20, 1))
    assert [each.message.id for each in placing.standing_faults(battle, of(battle, "a.m"))] == told


@pytest.mark.rule("WH-CORE-12", "WH-MOVE-04")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        ([(47, 44)], ""),
        ([(44, 47.5)], ""),
        ([(47.7, 44)], "wh-fault-off-table"),
        ([(48.1, 44), (46, 44)], "wh-fault-off-table"),
        ([(46, 48.1), (46, 44)], "wh-fault-off-table"),
        ([(48, 44), (46, 44)], ""),
        ([(46, 48), (46, 44)], ""),
    ],
)
def test_nobody_leaves_the_table_on_the_way(points: list[tuple[float, float]], told: str) -> None:
    """One marine at (45, 45), six inches of move; to the very edge of the table he may go with his middle."""
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(45, 45)])
    battle = table(man)
    legs = (Leg("a.m.1", tuple((inches(x), inches(y)) for x, y in points)),)
    assert words(movement.refusal(battle, of(battle, "a.m"), legs, inches(12), rolled=False)) == told


@pytest.mark.rule("WH-MOVE-04")
def test_impassable_ground_bars_only_who_comes_to_it() -> None:
    """A wall of impassable ground lies between the ways of two marines, and neither touches it."""
    pair = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(10, 20), (12.9, 20)])
    battle = table(pair, pieces=[piece("deep-water", 11.3, 10, 11.6, 19)])
    for dx, told in ((0.0, ""), (1.0, "wh-fault-impassable")):
        legs = shifted(battle, "a.m", dx, -4)
        assert words(movement.refusal(battle, of(battle, "a.m"), legs, inches(6), rolled=False)) == told


@pytest.mark.rule("WH-CORE-07", "WH-MOVE-13")
def test_only_a_unit_that_was_torn_may_end_torn() -> None:
    for places, told in (([(10, 20), (12, 20)], "wh-fault-coherency"), ([(10, 20), (24, 20)], "")):
        pair = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=places)
        battle = table(pair)
        away = places[1][0]
        ends = [(10, 20), (away + 3, 20)] if away == 12 else [(13, 20), (away - 6, 20)]
        legs = tuple(Leg(f"a.m.{n}", ((inches(x), inches(y)),)) for n, (x, y) in enumerate(ends, 1))
        assert words(movement.refusal(battle, of(battle, "a.m"), legs, inches(6), rolled=False)) == told


@pytest.mark.rule("WH-USR-16")
def test_scouts_move_and_do_nothing_else() -> None:
    battle = table(marines("a.m", 10, 30, special=("scouts",)))
    assert words(ChooseScout(0).refusal(battle, Charge("a.m", "b.far", False))) == "refused-not-offered"
    assert ChooseScout(0).refusal(battle, Finish()) is None


@pytest.mark.rule("WH-GAME-07")
@pytest.mark.parametrize(
    ("at", "told"),
    [
        ((24, 24), ""), ((-1, 24), "wh-fault-objective-edge"), ((24, 49), "wh-fault-objective-edge"),
        ((12, 24), "wh-fault-objective-edge"), ((12.1, 24), ""), ((24, 35.9), ""),
        ((24, 36), "wh-fault-objective-edge"), ((36, 24), "wh-fault-objective-edge"), ((35.9, 24), ""),
    ],
)  # fmt: skip
def test_objectives_lie_well_inside_the_table(at: tuple[float, float], told: str) -> None:
    mission = next(row.id for row in TABLES.missions.values() if row.apart == inches(12))
    battle = table(marines("a.m", 10, 30), mission=mission)
    assert words(misplaced(battle, 0, (inches(at[0]), inches(at[1])))) == told


@pytest.mark.rule("WH-GAME-07")
def test_an_objective_lies_on_the_table_where_no_distance_is_set() -> None:
    mission = next(row.id for row in TABLES.missions.values() if not row.apart and row.place != "zones")
    battle = table(marines("a.m", 10, 30), mission=mission)
    assert [words(misplaced(battle, 0, (x, 0))) for x in (0, -1)] == ["", "wh-fault-objective-edge"]


# ---- assaults ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-01", "WH-ASSAULT-02")
def test_what_the_assault_phase_takes() -> None:
    battle = play(AssaultPhase(0), marines("a.m", 10, 30), marines("a.off", 10, 26, place="off"), boyz("b.o", 10, 25))
    told = [
        words(ChooseCharge(0).refusal(battle, choice))
        for choice in (Finish(), Brave("a.m"), Charge("a.off", "b.o", False), Charge("b.o", "a.m", False))
    ]
    assert told == ["", "refused-not-offered", "wh-refused-not-yours", "wh-refused-not-yours"]


@pytest.mark.rule("WH-ASSAULT-13", "WH-ASSAULT-25")
@pytest.mark.parametrize(
    ("alive", "suffered", "winner"),
    [
        ((True, True), (1, 2), 0), ((True, True), (2, 1), 1), ((True, True), (1, 1), None),
        ((True, False), (5, 1), 0), ((False, True), (1, 5), 1), ((False, False), (1, 2), None),
    ],
)  # fmt: skip
def test_who_wins_a_combat(alive: tuple[bool, bool], suffered: tuple[int, int], winner: int | None) -> None:
    assert winner_of(alive, suffered) == winner


@pytest.mark.rule("WH-MORALE-09", "WH-MORALE-17")
def test_no_retreat_is_for_the_fearless_who_are_there() -> None:
    battle = table(
        boyz("a.o", 10, 30), boyz("a.f", 10, 20, special=("fearless",)),
        dreadnought("a.d", 30, 30, special=("fearless",)),
        boyz("a.off", 10, 40, special=("fearless",), place="off"),
    )  # fmt: skip
    assert [must_stand(battle, of(battle, id)) for id in ("a.o", "a.f", "a.d", "a.off")] == [False, True, False, False]


@pytest.mark.rule("WH-ASSAULT-16")
def test_who_may_consolidate() -> None:
    battle = table(
        boyz("a.o", 10, 30), boyz("a.run", 10, 20, fleeing=True), boyz("a.off", 10, 40, place="off"),
        dreadnought("a.d", 30, 30), rhino("a.r", 40, 30), boyz("a.l", 20, 10, 1), marines("b.l", 20, 10 - TOUCH, 1),
    )  # fmt: skip
    ids = ("a.o", "a.run", "a.off", "a.d", "a.r", "a.l")
    assert [may_consolidate(battle, of(battle, id)) for id in ids] == [True, False, False, True, False, False]


@pytest.mark.rule("WH-VEH-10", "WH-UNIT-06", "WH-ASSAULT-07")
def test_who_fights_at_all() -> None:
    guns = unit("a.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], 10, 40)
    battle = table(boyz("a.o", 10, 30), dreadnought("a.d", 30, 30), rhino("a.r", 40, 30), guns)
    assert [fights(battle, of(battle, id).models[0]) for id in ("a.o", "a.d", "a.r", "a.g")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("WH-ASSAULT-07", "WH-ASSAULT-09", "WH-ASSAULT-20")
@pytest.mark.parametrize("check", ["initiative_step", "start_of_combat"])
def test_those_who_touch_or_stand_within_two_inches_strike(check: str) -> None:
    """The first touches, the second is near him, the third is not."""
    orks = unit("b.o", "boyz", [row("boy", 3)], places=[(10, 20), (12, 20), (18, 20)])
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(10, 20 + TOUCH)])
    battle = play(Combat(("a.m", "b.o")), man, orks, dice=None, options={"engagement_check": check})
    melee = melee_of(battle, ("a.m", "b.o"))
    found = [model.id for step in range(10) for _, model, _ in strikers(battle, melee, (), step)]
    assert sorted(found) == ["a.m.1", "b.o.1", "b.o.2"]
    assert not melee.batteries


@pytest.mark.rule("WH-ASSAULT-07", "WH-VEH-10")
def test_a_vehicle_that_is_touched_strikes_nobody() -> None:
    tank = rhino("b.r", 20, 20)
    half = max(tank.unit.models[0].of.hull or (0, 0)) / 2000
    man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(20, 20 + half + TOUCH / 2)])
    battle = play(Combat(("a.m", "b.r")), man, tank, dice=None, options={"engagement_check": "start_of_combat"})
    melee = melee_of(battle, ("a.m", "b.r"))
    assert {contact.model for contact in melee.foes} == {"a.m.1", "b.r.1"}
    assert [model.id for step in range(10) for _, model, _ in strikers(battle, melee, (), step)] == ["a.m.1"]


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-20", "WH-UNIT-06")
def test_only_who_touches_guns_and_no_crew_strikes_the_guns() -> None:
    guns = [(10, 20), (12, 20), (14, 20)]
    for x, told in ((10, (("a.m", "b.g"),)), (12, ())):
        crewed = unit("b.g", "big-guns", [row("lobba-gun", 1), row("gun-crew", 2)], places=guns)
        gun = crewed.unit.models[0].radius / 1000
        reach = gun + 25 / 25.4 / 2 if x == 10 else TOUCH
        man = unit("a.m", "tactical-squad", [row("space-marine")], places=[(x, 20 + reach)])
        battle = play(Combat(("a.m", "b.g")), man, crewed, dice=None)
        melee = melee_of(battle, ("a.m", "b.g"))
        assert melee.batteries == told
        swing = swing_at(battle, melee, of(battle, "a.m"), of(battle, "a.m").models[0], "", of(battle, "b.g"))
        assert swing is not None
        assert ((swing.armour is not None), swing.need == 0, swing.again) == (bool(told), bool(told), False)


@pytest.mark.rule("WH-ASSAULT-10")
def test_the_weapon_skill_of_most_counts_and_of_equals_the_best() -> None:
    """A captain of 6 and a librarian of 5 among marines of 4."""
    battle = table(
        unit("a.m", "tactical-squad", [row("space-marine", 1), row("captain", 1)], 10, 30),
        unit("a.n", "tactical-squad", [row("space-marine", 2), row("captain", 1)], 10, 20),
    )
    best = battle.context.profile(of(battle, "a.m").models[1]).ws
    assert [weapon_skill(battle, of(battle, id)) for id in ("a.m", "a.n")] == [best, 4]


@pytest.mark.rule("WH-CCW-10")
def test_special_weapons_come_before_normal_ones() -> None:
    plain, special = "close-combat-weapon", "power-weapon"
    assert melee_weapons.usable((plain, special)) == (special,)
    assert melee_weapons.usable((plain, "bolt-pistol")) == (plain,)
    assert melee_weapons.usable(("boltgun",)) == ("",)


@pytest.mark.rule("WH-ASSAULT-03")
@pytest.mark.parametrize(
    ("woods", "told"),
    [
        ((0, 0, 1, 1), False),
        ((9, 29, 10.6, 31), True),
        ((12.9, 29.5, 13.1, 30.5), True),
        ((8, 26, 18, 27), True),
    ],
)
def test_an_assault_is_rolled_for_in_difficult_ground(woods: tuple[float, float, float, float], told: bool) -> None:
    """One of the marines in it is enough, and so is its lying on the way."""
    battle = play(
        AssaultPhase(0),
        marines("a.m", 10, 30, 3),
        boyz("b.o", 10, 25, 3),
        pieces=[piece("woods", *woods, height=3)],
        dice=None,
    )
    assert must_roll(battle, of(battle, "a.m"), of(battle, "b.o")) is told


@pytest.mark.rule("WH-USR-10", "WH-USR-27")
def test_a_unit_that_hits_and_runs_goes_straight_and_as_one() -> None:
    battle = table(boyz("a.o", 20, 20, 2))
    riders = of(battle, "a.o")
    one, two = shifted(battle, "a.o", 0, 6)
    bent = replace(one, points=(*one.points, *one.points))
    ways = {
        "": (one, two),
        "one stays": (one,),
        "one has a way of two parts": (bent, two),
        "one goes farther": (one, replace(two, points=((two.points[0][0], two.points[0][1] + 500),))),
        "too short": shifted(battle, "a.o", 0, 5.9),
    }
    told = {name: words(straight_refusal(battle, riders, legs, inches(6), ())) for name, legs in ways.items()}
    assert told == {name: "wh-refused-way-out" if name else "" for name in ways}
