"""Scouts in their own transport, templates from inside one, squadrons of tanks that drive at the enemy."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.wh40k5 import SYSTEM
from grognard.games.wh40k5.data.armies import load_army
from grognard.games.wh40k5.ground.markers import off_centre
from grognard.games.wh40k5.rules.mission.deployment import ways_to_come
from grognard.games.wh40k5.rules.mission.scouts import ChooseScout, Scouting
from grognard.games.wh40k5.rules.shooting.blasting import PlaceTemplate
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ChooseGlory, LetPass
from grognard.games.wh40k5.rules.vehicles.shock import refusal
from grognard.games.wh40k5.state.choices import Finish, Firing, Shock
from grognard.games.wh40k5.state.events.markers import TemplateLaid
from grognard.games.wh40k5.state.events.morale import LeadershipTested
from grognard.space.plane import Hull
from tests.games.playing import answer, asked, happened, over, piece, refused, where
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.vehicles_table import DOWN, RIGHT, UP, drive, rhino, trukk, vehicle


def storm(x: float, y: float, **more: Any):
    """A Land Speeder Storm with the scouts' rule, as that of scouts has."""
    return vehicle("a.s", "land-speeder-storm", "land-speeder-storm", x, y, special=("scouts",), **more)


@pytest.mark.rule("WH-USR-16")
def test_scouts_pass_their_rule_on_to_their_own_transport() -> None:
    game = SYSTEM
    setup = game.setups.make_setup("dust-and-dark", ("space-marines-scouts-500", "orks-500"))
    context = game.rules.context(setup)
    assert {"scouts", "outflank"} <= context.special["a.storm"]
    assert "infiltrate" not in context.special["a.storm"]
    plain = game.rules.context(game.setups.make_setup("dust-and-dark", ("space-marines-500", "orks-500")))
    assert "scouts" not in plain.special["a.rhino"]
    assert load_army("space-marines-scouts-500").of("storm").transport_of == "scouts"
    # So it may come by a short edge with them.
    off = storm(0, 0, place="off")
    battle = play(Scouting(0), off, boyz("b.o", 5, 5), deployment="pitched-battle")
    assert "outflank" in list(ways_to_come(battle, off.unit))


@pytest.mark.rule("WH-USR-16")
def test_a_transport_of_scouts_drives_before_the_first_turn_and_keeps_its_distance() -> None:
    """12" on from 40": the hull, 4" long, ends 20" from the Orks; 24" on it would end within 12"."""
    battle = play(Scouting(0), storm(10, 40), boyz("b.o", 10, 6, 3), turn=0, player_turn=0)
    asked(battle, ChooseScout)
    assert refused(battle, drive("a.s", (0, 24))) == ("wh-fault-near-enemies", ("WH-USR-16",))
    assert all(battle.refusal(choice) is None for choice in battle.choices())
    answer(battle, drive("a.s", (0, 12)))
    over(battle)
    assert where(battle, "a.s.1") == (10, 28)
    still = play(Scouting(0), storm(10, 40), boyz("b.o", 10, 6, 3), turn=0, player_turn=0)
    answer(still, Finish())
    over(still)


# ---- templates from inside ---------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-06", "WH-VEH-12", "WH-VEH-18")
@pytest.mark.parametrize(("transport", "narrow"), [(trukk, 18.5), (rhino, 20.0)])
def test_a_template_from_inside_a_transport_begins_at_its_hull_or_hatch(transport, narrow) -> None:
    """A Trukk's hull, 3" wide, is open all round; a Rhino has a hatch in its middle. Neither is hit itself."""
    squad = marines("a.m", 0, 0, 1, "flamer", place="aboard", aboard="a.t")
    car = transport("a.t", 20, 20, facing=RIGHT)
    battle = play(Shooting("a.m", "b.o", (Firing("a.m.1", "flamer"),)), squad, car, boyz("b.o", 20, 13, 1), dice=(1,))
    asked(battle, PlaceTemplate)
    answer(battle, battle.choices()[0])
    over(battle)
    (event,) = happened(battle, TemplateLaid)
    assert event.at[1] == pytest.approx(narrow * 1000, abs=2)
    assert event.models == ("b.o.1",)


def test_how_far_the_edge_of_a_hull_is() -> None:
    hull = Hull(0, 0, 4000, 2000, RIGHT)
    found = [off_centre(hull, facing) for facing in (UP, RIGHT, DOWN, 45_000)]
    assert found == pytest.approx([1000, 2000, 1000, 1000 * 2**0.5])


# ---- squadrons ---------------------------------------------------------------------------------------------------


def tanks(count: int = 2, **more: Any):
    """Leman Russ tanks side by side, looking up the table."""
    places = [(10 + 6 * number, 40) for number in range(count)]
    return vehicle("a.t", "leman-russ-squadron", "leman-russ", 0, 0, count, places=places, facing=UP, **more)


@pytest.mark.rule("WH-VEH-13", "WH-VEH-35")
def test_the_tanks_of_a_squadron_drive_at_the_enemy_one_after_the_other() -> None:
    """Each reaches a mob of its own; both pass their tests and step aside; both tanks go the same 12"."""
    orks = boyz("b.o", 9.5, 30, 2), boyz("b.p", 15.5, 30, 2)
    battle = play(MovementPhase(0), tanks(), *orks, dice=(3, 3, 3, 3))
    assert any(isinstance(choice, Shock) for choice in battle.choices())
    answer(battle, Shock("a.t", 0, 12_000))
    for _ in range(2):
        asked(battle, ChooseGlory)
        answer(battle, LetPass())
    over(battle)
    assert [event.unit for event in happened(battle, LeadershipTested)] == ["b.o", "b.p"]
    assert [where(battle, f"a.t.{number}")[1] for number in (1, 2)] == [28, 28]
    assert {model.speed for model in of(battle, "a.t").models} == {"cruising"}


@pytest.mark.rule("WH-VEH-13", "WH-VEH-35")
def test_a_tank_of_a_squadron_halts_beside_its_mate() -> None:
    """One behind the other: the one in front stops before a wall of rock, the one behind before it."""
    column = vehicle(
        "a.t", "leman-russ-squadron", "leman-russ", 0, 0, 2, places=[(10, 44), (10, 38)], facing=UP,
    )  # fmt: skip
    battle = play(MovementPhase(0), column, boyz("b.o", 40, 5), pieces=[piece("rock-spire", 5, 25, 15, 30, 6)])
    answer(battle, Shock("a.t", 0, 12_000))
    over(battle)
    first, second = where(battle, "a.t.2")[1], where(battle, "a.t.1")[1]
    assert first == pytest.approx(33.3, abs=0.01)
    assert second == pytest.approx(first + 4.6, abs=0.01)


@pytest.mark.rule("WH-VEH-13")
def test_only_tanks_drive_at_the_enemy() -> None:
    speeders = vehicle("a.t", "land-speeders", "land-speeder", 10, 40, 2)
    battle = play(MovementPhase(0), speeders, boyz("b.o", 10, 20))
    refusal_ = refusal(battle, speeders.unit, Shock("a.t", 0, 12_000))
    assert refusal_ is not None
    assert refusal_.message.id == "wh-refused-no-tank"
    assert refusal(battle, tanks().unit, Shock("a.t", 0, 13_000)) is not None
    ram = refusal(battle, tanks().unit, Shock("a.t", 0, 6_000, ram=True))
    assert ram is not None
    assert ram.message.id == "wh-fault-ram-distance"
