"""Turbo-boost (chapter Movement), and who may not go to ground."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.rules.morale.morale import Pinning
from grognard.games.wh40k5.rules.saves.going_to_ground import may_go_down
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.state.choices import Boost, Finish
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.games.wh40k5.state.events.shooting import CoverFound
from tests.games.playing import answer, happened, over, piece, refused
from tests.games.wh40k5.table import boyz, everyone, marines, of, play, row, shifted, unit, way

WOODS = piece("woods", 20, 10, 24, 40, 5)


def bikes(id: str, x: float, y: float, model: str = "biker", entry: str = "bike-squad", **more):
    """Two bikes."""
    return unit(id, entry, [row(model, 2)], places=[(x, y), (x, y + 3.5)], **more)


def boosting(posted, **more):
    return play(MovementPhase(0), posted, marines("a.m", 2, 46, 1), **more)


@pytest.mark.rule("WH-MOVE-06", "WH-USR-23")
def test_a_boost_of_eighteen_inches_screens_the_unit() -> None:
    for inches, screened in ((24, 2), (18, 2), (17.9, None)):
        battle = boosting(bikes("a.b", 5, 20))
        assert refused(battle, Boost("a.m", shifted(battle, "a.m", 5, 0)))[0] == "wh-refused-cannot-boost"
        assert refused(battle, Boost("a.b", shifted(battle, "a.b", 24.1, 0)))[0] == "wh-fault-far"
        answer(battle, Boost("a.b", shifted(battle, "a.b", inches, 0)), Finish())
        over(battle)
        found = of(battle, "a.b")
        assert (found.boosted, found.moved, found.screened) == (True, True, screened)


@pytest.mark.rule("WH-MOVE-06", "WH-MOVE-15")
@pytest.mark.parametrize(
    ("first", "second", "screened"), [((18, 0), (18, 0), 2), ((18, 0), (17.9, 0), None), ((17.9, 0), (18, 0), None)]
)
def test_every_model_has_to_reach_eighteen_inches(
    first: tuple[float, float], second: tuple[float, float], screened: int | None
) -> None:
    """Measured straight, model by model: one that falls short takes the screen from all."""
    battle = boosting(bikes("a.b", 5, 20))
    legs = way("a.b.1", (5 + first[0], 20)), way("a.b.2", (5 + second[0], 23.5))
    answer(battle, Boost("a.b", legs), Finish())
    assert of(battle, "a.b").screened == screened


@pytest.mark.rule("WH-MOVE-15")
def test_the_way_of_a_boost_is_measured_straight_from_start_to_end() -> None:
    """24" on a bent way that ends 17" off screen nobody."""
    battle = boosting(bikes("a.b", 5, 20))
    bent = [way(f"a.b.{number}", (5, y - 3.5), (22, y)) for number, y in ((1, 20), (2, 23.5))]
    answer(battle, Boost("a.b", tuple(bent)), Finish())
    assert of(battle, "a.b").screened is None


@pytest.mark.rule("WH-MOVE-06", "WH-MOVE-15")
def test_the_screen_holds_in_the_next_enemy_shooting_phase_only() -> None:
    orks = boyz("b.o", 10, 10, 1, "shoota")
    for turn, phase, cover in ((2, "shooting", 3), (3, "shooting", None), (4, "shooting", None)):
        battle = play(
            Shooting("b.o", "a.b", everyone(orks, "shoota")), orks, bikes("a.b", 10, 20, screened=2), active=1,
            player_turn=turn, phase=phase, dice=(6, 6, 6, 6, 6, 6),
        )  # fmt: skip
        if cover is None:
            # In the open it may go to ground instead.
            assert not battle.over
            continue
        over(battle)
        assert [event.cover for event in happened(battle, CoverFound)] == [cover]
    battle = play(Pinning("a.b"), bikes("a.b", 10, 20, screened=2), player_turn=2, phase="shooting")
    over(battle)
    assert [event.passed for event in happened(battle, LeadershipTested)] == [True]


@pytest.mark.rule("WH-MOVE-15")
def test_bikes_go_round_difficult_terrain_and_jetbikes_over_it() -> None:
    battle = boosting(bikes("a.b", 5, 20), pieces=[WOODS])
    assert refused(battle, Boost("a.b", shifted(battle, "a.b", 24, 0))) == ("wh-fault-boost", ("WH-MOVE-15",))
    battle = boosting(bikes("a.k", 5, 20, "deffkopta", "deffkoptas"), pieces=[WOODS])
    assert battle.refusal(Boost("a.k", shifted(battle, "a.k", 24, 0))) is None
    assert refused(battle, Boost("a.k", shifted(battle, "a.k", 17, 0)))[0] == "wh-fault-boost"
    battle = boosting(bikes("a.k", 22, 20, "deffkopta", "deffkoptas"), pieces=[WOODS])
    assert refused(battle, Boost("a.k", shifted(battle, "a.k", 20, 0)))[0] == "wh-fault-boost"


@pytest.mark.rule("WH-SAVE-18")
def test_who_stays_standing() -> None:
    posted = [
        bikes("a.b", 10, 20, screened=2), marines("a.m", 20, 20), marines("a.f", 20, 30, fleeing=True),
        marines("a.d", 20, 40, down=2), unit("a.r", "rhino", [row("rhino")], 40, 40),
        marines("a.l", 30, 10, 1), boyz("b.o", 30, 9.01, 1), unit("a.c", "carnifexes", [row("carnifex")], 40, 30),
    ]  # fmt: skip
    for option, creature in (("true", True), ("false", False)):
        battle = play(
            Pinning("a.d"), *posted, player_turn=2, phase="shooting", options={"monster_go_to_ground": option}
        )
        able = {id for id in battle.state.units if may_go_down(battle, of(battle, id))}
        assert able == {"a.m"} | ({"a.c"} if creature else set())
