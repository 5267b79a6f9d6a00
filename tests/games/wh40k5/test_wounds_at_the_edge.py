"""Wounds and fire at their edges: what is just allowed, what just not, what nobody would offer."""

from __future__ import annotations

import pytest

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.morale.morale import cannot_be_pinned
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.saves.fates import SAVED, to_save
from grognard.games.wh40k5.rules.saves.wound import Wound, save_against
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.fates import HIT
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.shooting.volleys import Line, Volley, gets_hot, needs_of, volleys_of
from grognard.games.wh40k5.rules.turn.turn import own
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits
from grognard.games.wh40k5.state.choices import (
    Allocate,
    Finish,
    Firing,
    Share,
    Shoot,
    TakeAway,
)
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, speeder

TOUCH = 25 / 25.4 + 0.004


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
