"""Fire that is held in one reaction window, and the other window of the same step (AAM-MOVE-14, AAM-OW-08)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.axis_allies_minis.state.choices import DefensiveShot, Halt, HoldFire, OverwatchShot
from grognard.games.axis_allies_minis.state.events.attack import ShotTaken
from grognard.games.axis_allies_minis.state.occasions import OnTheRow, Reacting, Stepping
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, moved, where
from tests.games.axis_allies_minis.table import CardBox, of, terrain, unit
from tests.games.playing import answer, asked, happened, over

PAK = "pak-38-anti-tank-gun"
TANK = unit("a.tank", "m4a1-sherman", "D7")
BESIDE = unit("b.beside", PAK, "C7")
FAR = unit("b.far", PAK, "D12", overwatch=Direction.N)
MISSES = (1,) * 11
"""All the dice a PaK 38 has at short range."""


def occasion(battle: Any) -> Any:
    """What the player may react to now."""
    return asked(battle, Reacting).occasion


@pytest.mark.rule("AAM-MOVE-14", "AAM-OW-03", "AAM-DF-06", "AAM-OW-08")
def test_holding_defensive_fire_leaves_the_watchers_their_shot() -> None:
    battle = moved("a.tank", "D6", TANK, BESIDE, FAR, dice=(6,) * 7)
    assert isinstance(occasion(battle), Stepping)
    answer(battle, HoldFire())
    assert isinstance(occasion(battle), OnTheRow)
    assert battle.choices() == [OverwatchShot("b.far"), HoldFire()]
    over(answer(battle, OverwatchShot("b.far")))
    assert of(battle, "a.tank").disrupted
    assert where(battle, "a.tank")[0] == "D6"


@pytest.mark.rule("AAM-DF-06", "AAM-DF-13", "AAM-OW-08")
def test_after_a_first_gun_has_missed_and_a_second_holds_the_watchers_are_asked() -> None:
    second = unit("b.second", PAK, "E7")
    battle = moved("a.tank", "D6", TANK, BESIDE, second, FAR, dice=MISSES)
    answer(battle, DefensiveShot("b.beside", True), HoldFire())
    assert isinstance(occasion(battle), OnTheRow)
    over(answer(battle, HoldFire(), Halt(Direction.N)))


@pytest.mark.rule("AAM-OW-08", "AAM-OW-03")
def test_a_gun_beside_the_way_that_holds_its_defensive_fire_still_fires_along_its_row() -> None:
    both = unit("b.both", PAK, "D5", overwatch=Direction.S)
    battle = moved("a.tank", "D6 E7", unit("a.tank", "m4a1-sherman", "E6"), both, dice=MISSES)
    answer(battle, HoldFire())
    assert battle.choices() == [OverwatchShot("b.both"), HoldFire()]
    answer(battle, OverwatchShot("b.both"))
    assert of(battle, "b.both").shots == 1


@pytest.mark.rule("AAM-MOVE-14", "AAM-DF-06", "AAM-OW-08")
def test_by_the_option_holding_the_overwatch_shot_leaves_the_neighbours_theirs() -> None:
    battle = moved("a.tank", "D6", TANK, BESIDE, FAR, options={"df_before_overwatch": "off"})
    assert isinstance(occasion(battle), OnTheRow)
    answer(battle, HoldFire())
    assert isinstance(occasion(battle), Stepping)
    assert DefensiveShot("b.beside", True) in battle.choices()
    over(answer(battle, HoldFire()))


# ---- Blast in a reaction -----------------------------------------------------------------------------------------

SALVO = unit("b.rockets", "bm-13-katyusha", "D12", overwatch=Direction.N)
HITS, FAILS = (6,) * 11, (1,) * 11
"""All the dice a Katyusha has against a Soldier at long range; it has six against a Vehicle."""


@pytest.mark.rule("AAM-SA-06", "AAM-DF-16", "AAM-OW-04", "AAM-DF-08")
@pytest.mark.parametrize(("first", "stopped"), [(HITS, True), (FAILS, False)])
def test_blast_from_overwatch_strikes_everybody_on_the_ground_in_the_hex_and_disrupts_at_most(
    first: tuple[int, ...], stopped: bool
) -> None:
    truck = unit("a.truck", "t-34-76", "D7")
    units = (
        unit("a.rifle", "m1-garand-rifle", "C7"),
        truck,
        aboard("a.rider", "bazooka", truck),
        unit("b.friend", "mauser-kar-98k", "D7"),
        unit("b.plane", "focke-wulf-fw-190a", "D7"),
        unit("a.beside", "m1-garand-rifle", "D6"),
        SALVO,
    )
    battle = moved("a.rifle", "D7", *units, dice=(*first, *(6,) * 6, *(6,) * 11))
    answer(battle, HoldFire(), OverwatchShot("b.rockets"))
    over(battle)
    assert of(battle, "a.rifle").disrupted is stopped
    struck = {id for id, each in battle.state.units.items() if each.disrupted}
    assert struck - {"a.rifle"} == {"a.truck", "b.friend"}, "no passenger, no Aircraft, nobody beside the hex"
    assert all(each.hits == () and each.alive for each in battle.state.units.values())
    assert len(happened(battle, ShotTaken)) == 1
    assert of(battle, "b.rockets").overwatch is None


@pytest.mark.rule("AAM-SA-06", "AAM-COVER-05", "AAM-COVER-09")
def test_each_unit_under_such_a_blast_has_a_cover_roll_of_its_own_unless_it_is_a_bombardment(cards: CardBox) -> None:
    gun = unit("b.gun", cards.make("m4a1-sherman", "blast"), "D12", overwatch=Direction.N)
    units = unit("a.rifle", "m1-garand-rifle", "C7"), unit("a.mate", "m1-garand-rifle", "D7"), gun
    battle = moved("a.rifle", "D7", *units, map=ground(terrain(D7="F")), dice=(*(6,) * 7, 4, *(6,) * 7, 3))
    over(answer(battle, OverwatchShot("b.gun")))
    assert not of(battle, "a.rifle").disrupted
    assert of(battle, "a.mate").disrupted
    bombed = moved("a.rifle", "D7", *units[:2], SALVO, map=ground(terrain(D7="F")), dice=(6,) * 22)
    over(answer(bombed, OverwatchShot("b.rockets")))
    assert of(bombed, "a.rifle").disrupted
    assert of(bombed, "a.mate").disrupted
