"""Reaction shots where rules meet: one step, several shots, movers that go on (chapters Defensive fire, Overwatch)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.reactions.reactions import reactions
from grognard.games.axis_allies_minis.state.choices import DefensiveShot, Halt, HoldFire, OverwatchShot
from grognard.games.axis_allies_minis.state.events.attack import ShotTaken
from grognard.games.axis_allies_minis.state.events.movement import Disrupted, Stepped
from grognard.games.axis_allies_minis.state.occasions import Overflying, Reacting
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.moves import moved, where
from tests.games.axis_allies_minis.table import CardBox, at, look, of, unit
from tests.games.playing import answer, asked, happened, over, used_up

GARAND, SHERMAN = "m1-garand-rifle", "m4a1-sherman"
MG_42, MG_34, PAK = "mg-42-machine-gun-team", "mg-34-machine-gun-team", "pak-40-anti-tank-gun"
MISS, HIT = 1, 6


@pytest.mark.rule("AAM-DF-14", "AAM-SA-04")
def test_a_step_provokes_even_suppressive_fire_once_only() -> None:
    battle = moved("a.garand", "D6", unit("a.garand", GARAND, "D7"), unit("b.mg", MG_42, "C7"), dice=[MISS] * 20)
    answer(battle, DefensiveShot("b.mg", True))
    over(battle)
    assert happened(battle, ShotTaken) == [ShotTaken("b.mg")]


@pytest.mark.rule("AAM-SA-04", "AAM-DF-14", "AAM-DF-11")
def test_suppressive_fire_answers_the_next_step_again_and_others_still_answer_the_first() -> None:
    fast = unit("a.tank", SHERMAN, "C6", "S")
    watch = unit("b.mg", MG_42, "C7")
    pak = unit("b.pak", PAK, "D5")
    battle = moved("a.tank", "D6 D7", fast, watch, pak, dice=[MISS] * 100)
    answer(battle, DefensiveShot("b.mg", True))
    assert {choice.unit for choice in battle.choices() if isinstance(choice, DefensiveShot)} == {"b.pak"}
    answer(battle, HoldFire())
    answer(battle, battle.choices()[0])
    assert {choice.unit for choice in battle.choices() if isinstance(choice, DefensiveShot)} == {"b.mg"}


@pytest.mark.rule("AAM-DF-13", "AAM-OW-11", "AAM-SA-89")
@pytest.mark.parametrize("order", ["on", "off"])
def test_nobody_else_fires_at_a_step_whose_mover_was_hit_even_if_it_goes_on(cards: CardBox, order: str) -> None:
    veteran = unit("a.veteran", cards.make(SHERMAN, "veteran-crew", defence=(1, 1)), "D7")
    watcher = unit("b.watcher", "6-pounder-anti-tank-gun", "A5", overwatch=Direction.SE)
    pak = unit("b.pak", PAK, "C7")
    battle = moved(
        "a.veteran",
        "D6",
        veteran,
        pak,
        watcher,
        dice=[HIT] * (15 if order == "on" else 9),
        options={"df_before_overwatch": order},
    )
    first = DefensiveShot("b.pak", True) if order == "on" else OverwatchShot("b.watcher")
    answer(battle, first, Halt(Direction.N))
    over(battle)
    assert where(battle, "a.veteran")[0] == "D6"
    assert len(happened(battle, ShotTaken)) == 1


@pytest.mark.rule("AAM-DF-13", "AAM-DF-07", "AAM-DF-08")
def test_after_a_miss_the_next_defender_chooses_its_own_hex() -> None:
    tank = unit("a.tank", SHERMAN, "D7", "SE")
    one, two = unit("b.one", PAK, "C7"), unit("b.two", "pak-38-anti-tank-gun", "C7")
    three = unit("b.three", "pak-38-anti-tank-gun", "E7", overwatch=Direction.NW)
    battle = moved("a.tank", "D6 D5", tank, one, two, three, dice=[MISS] * 15 + [HIT] * 11)
    answer(battle, DefensiveShot("b.one", True), DefensiveShot("b.two", False))
    used_up(battle)
    # Held in the hex it was leaving, it counts for all as never having entered: the third has nothing to watch.
    over(battle)
    assert where(battle, "a.tank") == ("D7", "N")
    assert not happened(battle, Stepped)
    assert happened(battle, Disrupted) == [Disrupted("a.tank")]
    assert [of(battle, id).shots for id in ("b.one", "b.two", "b.three")] == [1, 1, 0]
    assert of(battle, "b.three").overwatch is Direction.NW


@pytest.mark.rule("AAM-DF-05", "AAM-OW-04", "AAM-OW-08")
def test_overwatch_and_defensive_fire_share_one_shot_at_the_same_step() -> None:
    mover = unit("a.garand", GARAND, "D7")
    watcher = unit("b.mauser", "mauser-kar-98k", "D5", overwatch=Direction.S)
    battle = moved("a.garand", "D6", mover, watcher, dice=[MISS] * 8)
    answer(battle, OverwatchShot("b.mauser"))
    over(battle)
    both = moved("a.tank", "D6", unit("a.tank", SHERMAN, "C6", "S"), unit("b.pak", PAK, "D5", overwatch=Direction.S),
                 dice=[MISS] * 15)  # fmt: skip
    answer(both, DefensiveShot("b.pak", True), Halt(Direction.N))
    over(both)
    assert (of(both, "b.pak").shots, of(both, "b.pak").overwatch) == (1, None)


@pytest.mark.rule("AAM-DF-04", "AAM-SA-82", "AAM-AIR-06")
def test_an_aircraft_with_ace_fires_within_four_hexes_whatever_the_option(cards: CardBox) -> None:
    ace = cards.make("p-51d-mustang", "ace")
    for option in ("off", "on"):
        for place, fires in (("D5", True), ("D3", True), ("D2", False)):
            battle = look(
                unit("a.ace", ace, place),
                unit("b.stuka", "junkers-ju-87b-stuka", "D7"),
                phase="flight",
                options={"aircraft_antiair_df": option},
            )
            offers = [each.choice for each in reactions(battle, Overflying("b.stuka", at("D7"))) if each.procedure]
            assert offers == ([DefensiveShot("a.ace", True)] if fires else [])


@pytest.mark.rule("AAM-SA-52", "AAM-OW-05")
def test_a_fanatic_stays_on_overwatch_for_he_ignores_the_marker() -> None:
    fanatic = unit("b.fanatic", "ss-hauptsturmfuhrer", "D5", overwatch=Direction.S)
    plain = unit("b.plain", "mauser-kar-98k", "C5", overwatch=Direction.S)
    state = look(fanatic, plain).state
    for event in (Disrupted("b.fanatic"), Disrupted("b.plain")):
        state = event.apply(state)
    assert (state.units["b.fanatic"].overwatch, state.units["b.plain"].overwatch) == (Direction.S, None)


def test_the_window_asks_the_defender() -> None:
    battle = moved("a.garand", "D6", unit("a.garand", GARAND, "D7"), unit("b.mg", MG_34, "C7"))
    assert asked(battle, Reacting).seat == 1
