"""A shot at a unit in the middle of its move, by itself: what it rolls and what it does (AAM-DF-08, AAM-OW-04)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.axis_allies_minis.rules.attack.aim import best_weapon, can_react
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.state.choices import HoldFire, OverwatchShot
from grognard.games.axis_allies_minis.state.events.attack import Attacked, CoverRolled, ShotTaken
from grognard.games.axis_allies_minis.state.events.movement import Disrupted
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import moved
from tests.games.axis_allies_minis.table import CardBox, aimed, at, labels, look, of, play, rolled, terrain, unit
from tests.games.playing import answer, happened, over

GARAND, SHERMAN, MG, MAUSER = "m1-garand-rifle", "m4a1-sherman", "mg-42-machine-gun-team", "mauser-kar-98k"


def shot(place: str = "D6", facing: str = "N", occasion: Any = "defensive", entered: bool = True) -> ReactionShot:
    return ReactionShot("b.shooter", "a.mover", at(place), Direction(facing), occasion, entered)


@pytest.mark.rule("AAM-DF-08")
@pytest.mark.rule("AAM-COND-03")
def test_one_hit_or_more_disrupts_at_once_and_no_more() -> None:
    battle = play(shot(), unit("b.shooter", MAUSER, "D5"), unit("a.mover", GARAND, "D7"), dice=(6, 6, 6, 6, 6, 6, 6, 6))
    over(battle)
    assert isinstance(happened(battle, object)[0], ShotTaken)
    assert happened(battle, Disrupted) == [Disrupted("a.mover")]
    mover = of(battle, "a.mover")
    assert (mover.disrupted, mover.hits) == (True, ())
    assert of(battle, "b.shooter").shots == 1


@pytest.mark.rule("AAM-DF-08")
def test_a_miss_does_nothing() -> None:
    battle = play(shot(), unit("b.shooter", MAUSER, "D5"), unit("a.mover", GARAND, "D7"), dice=(6, 6, 6) + (1,) * 5)
    over(battle)
    assert not happened(battle, Disrupted)


@pytest.mark.rule("AAM-COVER-05")
@pytest.mark.parametrize(("die", "disrupted"), [(4, False), (3, True)])
def test_cover_cancels_the_hit(die: int, disrupted: bool) -> None:
    battle = play(
        shot(),
        unit("b.shooter", MAUSER, "D5"),
        unit("a.mover", GARAND, "D7"),
        map=ground(terrain(D6="F")),
        dice=(6, 6, 6, 6, 1, 1, 1, 1, die),
    )
    over(battle)
    assert happened(battle, CoverRolled) == [CoverRolled("a.mover", 4, die == 4)]
    assert of(battle, "a.mover").disrupted is disrupted


@pytest.mark.rule("AAM-DF-07")
@pytest.mark.rule("AAM-DF-12")
@pytest.mark.parametrize(("place", "covered"), [("D6", True), ("E6", False)])
def test_range_terrain_and_facing_are_those_of_the_hex_chosen(place: str, covered: bool) -> None:
    battle = play(
        shot(place, "NE", entered=place == "E6"),
        unit("b.shooter", "pak-40-anti-tank-gun", "D5"),
        unit("a.mover", SHERMAN, "D6"),
        map=ground(terrain(D6="T")),
        dice=None,
    )
    event = happened(battle, Attacked)[0]
    assert (event.at, event.range, event.dice) == (at(place), 1, 15)
    cover = aimed(battle, "b.shooter", "a.mover", at=at(place), facing=Direction.NE, occasion="defensive").cover
    assert (cover is not None) is covered


@pytest.mark.rule("AAM-DF-11")
@pytest.mark.rule("AAM-SA-03")
@pytest.mark.parametrize(("first", "attacks"), [((1,) * 10, 2), ((6,) * 10, 1)])
def test_double_shot_attacks_twice_unless_the_first_disrupts(first: tuple[int, ...], attacks: int) -> None:
    dice = (*first, *((6,) * 10 if attacks == 2 else ()))
    battle = play(shot(), unit("b.shooter", MG, "D5"), unit("a.mover", GARAND, "D7"), dice=dice)
    over(battle)
    assert len(happened(battle, Attacked)) == attacks
    assert of(battle, "a.mover").disrupted
    assert of(battle, "b.shooter").shots == 1


@pytest.mark.rule("AAM-DF-16")
@pytest.mark.rule("AAM-SA-01")
def test_the_usual_attack_with_the_most_dice_is_used() -> None:
    battle = play(shot("D5"), unit("b.shooter", "panzerschreck", "D5"), unit("a.mover", SHERMAN, "D6", "N"), dice=None)
    event = happened(battle, Attacked)[0]
    assert (event.weapon, event.dice, event.defence) == ("close-assault", 14, 4)


@pytest.mark.rule("AAM-DF-16")
def test_a_doomed_unit_still_fires() -> None:
    battle = play(
        shot(),
        unit("b.shooter", MAUSER, "D5", hits=("disrupted", "destroyed")),
        unit("a.mover", GARAND, "D7"),
        dice=(6,) * 8,
    )
    over(battle)
    assert of(battle, "a.mover").disrupted


@pytest.mark.rule("AAM-OW-04")
@pytest.mark.rule("AAM-OW-05")
def test_a_shot_from_overwatch_ends_it() -> None:
    battle = play(
        shot("D2", occasion="overwatch"),
        unit("b.shooter", "pak-38-anti-tank-gun", "D8", overwatch=Direction.N),
        unit("a.mover", SHERMAN, "D3", "N"),
        dice=(6, 6, 6, 6, 1, 1, 1),
    )
    over(battle)
    event = happened(battle, Attacked)[0]
    assert (event.occasion, event.range, event.dice) == ("overwatch", 6, 7)
    assert of(battle, "b.shooter").overwatch is None
    assert of(battle, "a.mover").disrupted


@pytest.mark.rule("AAM-DF-09")
@pytest.mark.parametrize(
    ("shooter", "mover", "place", "can"),
    [
        (MAUSER, GARAND, "D6", True),
        (MAUSER, GARAND, "D8", True),
        (MAUSER, GARAND, "D11", False),
        ("mortar-m2", SHERMAN, "D6", False),
        ("pak-38-anti-tank-gun", "p-51d-mustang", "D6", False),
        ("20mm-flak-38", "p-51d-mustang", "D6", True),
        ("stug-iii-ausf-g", SHERMAN, "D6", False),
        ("stug-iii-ausf-g", SHERMAN, "D4", True),
    ],
)
def test_who_can_react_by_sight_range_dice_and_arc(shooter: str, mover: str, place: str, can: bool) -> None:
    battle = look(unit("b.shooter", shooter, "D5", "N"), unit("a.mover", mover, "A1"))
    unit_, target = of(battle, "b.shooter"), of(battle, "a.mover")
    assert can_react(battle, unit_, target, at(place), Direction.N, "defensive") is can


@pytest.mark.rule("AAM-DF-09")
def test_smoke_hides_a_mover_even_beside_the_shooter() -> None:
    battle = look(unit("b.shooter", MAUSER, "D5"), unit("a.mover", GARAND, "A1"), smoke=(at("D6"),))
    unit_, target = of(battle, "b.shooter"), of(battle, "a.mover")
    assert not can_react(battle, unit_, target, at("D6"), Direction.N, "defensive")
    assert can_react(battle, unit_, target, at("D5"), Direction.N, "defensive")


@pytest.mark.rule("AAM-SA-25")
@pytest.mark.parametrize("occasion", ["defensive", "overwatch"])
def test_gung_ho_and_quick_swivel_help_in_reactions_only(cards: CardBox, occasion: Any) -> None:
    battle = look(
        unit("a.gung-ho", "marine-rifleman", "D5"),
        unit("a.swivel", cards.make(SHERMAN, "quick-swivel"), "D5"),
        unit("b.rifle", MAUSER, "D6"),
    )
    assert labels(aimed(battle, "a.gung-ho", "b.rifle", occasion=occasion).die_rows) == {"AAM-SA-25": 1}
    assert labels(aimed(battle, "a.swivel", "b.rifle", occasion=occasion).dice_rows) == {"AAM-SA-25": 1}
    assert aimed(battle, "a.gung-ho", "b.rifle").need == 4
    assert aimed(battle, "a.swivel", "b.rifle").dice == 9


@pytest.mark.rule("AAM-DF-08")
@pytest.mark.rule("AAM-SA-13")
def test_a_flamethrower_does_not_burn_a_mover() -> None:
    battle = play(shot(), unit("b.shooter", "flammenwerfer-35", "D5"), unit("a.mover", GARAND, "D7"), dice=(6,) * 10)
    over(battle)
    assert of(battle, "a.mover").alive
    assert of(battle, "a.mover").disrupted
    assert rolled(battle) == [("aam-roll-attack", 10)]


@pytest.mark.rule("AAM-SA-48", "AAM-OW-03", "AAM-DF-16")
@pytest.mark.parametrize(
    ("ability", "facing", "can"),
    [
        ("open-exposed-crew", Direction.N, True),
        ("open-exposed-crew", Direction.S, True),
        ("open-back", Direction.S, True),
        ("open-back", Direction.N, False),
        ("no-turret", Direction.S, False),
    ],
)
def test_a_rifle_reacts_with_its_row_against_soldiers_where_it_may_use_it(
    cards: CardBox, ability: str, facing: Direction, can: bool
) -> None:
    """A rifle has no dice against Vehicles beyond short range, but six against Soldiers."""
    tank = unit("a.tank", cards.make(SHERMAN, ability), "A1")
    battle = look(unit("b.rifle", MAUSER, "D5"), tank)
    rifle = of(battle, "b.rifle")
    assert can_react(battle, rifle, tank, at("D8"), facing, "overwatch") is can
    assert best_weapon(battle, rifle, tank, "overwatch", at("D8"), facing) == ("", can)


@pytest.mark.rule("AAM-SA-48", "AAM-DF-09", "AAM-SA-26")
def test_a_gun_without_dice_for_vehicles_at_short_range_answers_an_open_one(cards: CardBox) -> None:
    mortar = unit("b.mortar", "mortar-m2", "D5")
    open_tank = unit("a.tank", cards.make(SHERMAN, "open-exposed-crew"), "A1")
    closed = unit("a.closed", SHERMAN, "A2")
    battle = look(mortar, open_tank, closed)
    assert can_react(battle, mortar, open_tank, at("D6"), Direction.N, "defensive")
    assert not can_react(battle, mortar, closed, at("D6"), Direction.N, "defensive")


@pytest.mark.rule("AAM-SA-86", "AAM-OW-03")
def test_a_hero_reacts_with_the_values_he_has_taken_over() -> None:
    tank = unit("a.tank", SHERMAN, "A1")
    for borrowed, can in (("pak-38-anti-tank-gun", True), (None, False)):
        hero = unit("b.hero", "resourceful-hero", "D1", borrowed=borrowed)
        assert can_react(look(hero, tank), hero, tank, at("D8"), Direction.N, "overwatch") is can


@pytest.mark.rule("AAM-SA-48", "AAM-OW-03", "AAM-OW-04")
def test_an_open_vehicle_draws_the_overwatch_of_a_rifle_and_is_stopped_by_it(cards: CardBox) -> None:
    tank = unit("a.tank", cards.make("bm-13-katyusha", "open-exposed-crew"), "C5")
    rifle = unit("b.rifle", MAUSER, "D8", overwatch=Direction.N)
    battle = moved("a.tank", "D5", tank, rifle, dice=(6, 1, 1, 1, 1, 1))
    assert battle.choices() == [OverwatchShot("b.rifle"), HoldFire()]
    over(answer(battle, OverwatchShot("b.rifle")))
    assert of(battle, "a.tank").disrupted
