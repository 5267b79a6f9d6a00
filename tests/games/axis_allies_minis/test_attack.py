"""One attack from its dice to its markers: examples of the rulebook, numbers, conditions (chapters Attack, Range)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.attack.attacks import listed
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.conditions import turned
from grognard.games.axis_allies_minis.state.events.attack import Attacked, Marked, Scored
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import aimed, at, forbidden, labels, look, of, play, rolled, terrain, unit
from tests.games.playing import happened, over

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"
FIGHTER = "focke-wulf-fw-190a"


@pytest.mark.rule("AAM-HIT-08")
def test_two_shermans_attack_a_panzer() -> None:
    first = play(
        AttackAction(Attack("a.first", "b.panzer")),
        unit("a.first", SHERMAN, "D7"),
        unit("a.second", SHERMAN, "D6"),
        unit("b.panzer", PANZER, "D3", "S"),
        dice=(6, 6, 6, 5, 4, 4, 3, 3, 3, 1, 1),
    )
    over(first)
    assert happened(first, Scored) == [Scored("a.first", "b.panzer", 6, 2)]
    assert of(first, "b.panzer").hits == ("disrupted", "damaged")
    second = play(
        AttackAction(Attack("a.second", "b.panzer")),
        *first.state.units.values(),
        dice=(6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 1),
    )
    over(second)
    assert happened(second, Scored) == [Scored("a.second", "b.panzer", 5, 1)]
    assert happened(second, Marked) == [Marked("b.panzer", ("destroyed",))]
    assert of(second, "b.panzer").doomed


@pytest.mark.rule("AAM-HIT-01")
@pytest.mark.rule("AAM-HIT-02")
def test_an_attack_goes_from_dice_to_hits_to_cover_to_markers() -> None:
    battle = play(
        Strike("a.rifle", "b.rifle", "assault"),
        unit("a.rifle", GARAND, "D7"),
        unit("b.rifle", MAUSER, "D4"),
        map=ground(terrain(D4="F")),
        dice=(4, 4, 4, 4, 3, 3, 2, 3),
    )
    over(battle)
    assert rolled(battle) == [("aam-roll-attack", 7), ("aam-roll-cover", 1)]
    assert [type(entry) for entry in happened(battle, object)][:2] == [Attacked, Scored]
    assert of(battle, "b.rifle").hits == ("disrupted",)


@pytest.mark.rule("AAM-RANGE-01")
@pytest.mark.rule("AAM-RANGE-02")
@pytest.mark.parametrize(
    ("place", "band", "dice"), [("D7", "short", 8), ("D6", "short", 8), ("D5", "medium", 7), ("D3", "medium", 7)]
)
def test_the_card_gives_the_dice_of_the_band(place: str, band: str, dice: int) -> None:
    battle = look(unit("a.rifle", GARAND, "D7"), unit("b.rifle", MAUSER, place))
    aim = aimed(battle, "a.rifle", "b.rifle")
    assert (aim.band, aim.base, aim.dice) == (band, dice, dice)


@pytest.mark.rule("AAM-RANGE-02")
@pytest.mark.rule("AAM-HIT-10")
def test_a_dash_on_the_card_is_no_attack() -> None:
    battle = look(unit("a.rifle", GARAND, "D7"), unit("b.rifle", MAUSER, "D2"), unit("b.panzer", PANZER, "D5"))
    assert forbidden(battle, "a.rifle", "b.rifle") == ("aam-refused-no-dice", ("AAM-RANGE-02", "AAM-HIT-10"))
    assert forbidden(battle, "a.rifle", "b.panzer") == ("aam-refused-no-dice", ("AAM-RANGE-02", "AAM-HIT-10"))


@pytest.mark.rule("AAM-RANGE-01")
def test_beyond_long_range_there_is_no_attack() -> None:
    battle = look(unit("a.tank", SHERMAN, "D13"), unit("b.tank", PANZER, "D4"))
    assert forbidden(battle, "a.tank", "b.tank") == ("aam-refused-out-of-range", ("AAM-RANGE-01",))


@pytest.mark.rule("AAM-RANGE-03")
def test_artillery_and_aircraft_are_attacked_as_soldiers() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"), unit("b.gun", "pak-40-anti-tank-gun", "D5"), unit("b.plane", FIGHTER, "E5")
    )
    assert aimed(battle, "a.tank", "b.gun").dice == 9
    assert aimed(battle, "a.tank", "b.plane").dice == 9


@pytest.mark.rule("AAM-LOS-01")
@pytest.mark.rule("AAM-LOS-10")
def test_only_what_is_seen_is_attacked_and_any_of_it_may_be() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        unit("b.near", MAUSER, "E6"),
        unit("b.far", MAUSER, "F4"),
        unit("b.mate", PANZER, "F4"),
        unit("b.hidden", MAUSER, "D4"),
        map=ground(terrain(D5="T")),
    )
    assert forbidden(battle, "a.tank", "b.hidden") == ("aam-refused-no-sight", ("AAM-LOS-01",))
    assert {each.target for each in listed(battle, of(battle, "a.tank"))} == {"b.near", "b.far", "b.mate"}


# ---- dice and defence --------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-03")
@pytest.mark.rule("AAM-COND-01")
@pytest.mark.parametrize("state", [{"disrupted": True}, {"damaged": True}, {"disrupted": True, "damaged": True}])
def test_a_condition_of_the_attacker_costs_one_on_each_die(state: dict[str, Any]) -> None:
    battle = look(unit("a.tank", SHERMAN, "D7", **state), unit("b.rifle", MAUSER, "D5"))
    aim = aimed(battle, "a.tank", "b.rifle")
    assert (aim.need, labels(aim.die_rows)) == (5, {"AAM-HIT-03": -1})


@pytest.mark.rule("AAM-COND-01")
@pytest.mark.rule("AAM-HIT-11")
@pytest.mark.parametrize("state", [{"disrupted": True}, {"damaged": True}, {"disrupted": True, "damaged": True}])
def test_a_condition_of_the_target_costs_it_one_defence(state: dict[str, Any]) -> None:
    battle = look(unit("a.tank", SHERMAN, "D7"), unit("b.tank", PANZER, "D5", "S", **state))
    aim = aimed(battle, "a.tank", "b.tank")
    assert (aim.printed, aim.defence, labels(aim.defence_rows)) == (5, 4, {"AAM-COND-01": -1})


@pytest.mark.rule("AAM-HIT-11")
@pytest.mark.parametrize(("floor", "defence"), [("1", 1), ("0", 0)])
def test_defence_does_not_fall_below_one(floor: str, defence: int) -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        unit("b.tank", "bm-13-katyusha", "D5", damaged=True),
        options={"defence_floor": floor},
    )
    assert aimed(battle, "a.tank", "b.tank").defence == defence


@pytest.mark.rule("AAM-ARC-03")
@pytest.mark.rule("AAM-C6")
@pytest.mark.rule("AAM-ARC-07")
@pytest.mark.parametrize(
    ("place", "front"),
    [
        ("D3", True),
        ("C4", True),
        ("E4", True),
        ("D7", False),
        ("C6", False),
        ("F5", False),
        ("B5", False),
        ("D5", False),
    ],
)
def test_the_front_defence_is_met_only_from_in_front(place: str, front: bool) -> None:
    battle = look(unit("a.tank", SHERMAN, place), unit("b.tank", PANZER, "D5", "N"))
    aim = aimed(battle, "a.tank", "b.tank")
    assert (aim.front, aim.printed) == (front, 5 if front else 3)


@pytest.mark.rule("AAM-ARC-06")
def test_a_tank_attacked_in_front_and_from_behind() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D2"),
        unit("a.gun", "zis-2-57mm-model-1943", "D8"),
        unit("a.rocket", "bazooka", "C6"),
        unit("b.tank", PANZER, "D5", "N"),
    )
    assert [aimed(battle, id, "b.tank").printed for id in ("a.tank", "a.gun", "a.rocket")] == [5, 3, 3]


@pytest.mark.rule("AAM-ARC-04")
def test_the_facing_of_a_soldier_is_nothing_to_its_defence() -> None:
    battle = look(unit("a.tank", SHERMAN, "D7"), unit("b.rifle", MAUSER, "D5", "N"))
    assert aimed(battle, "a.tank", "b.rifle").defence == 4


# ---- markers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-05")
@pytest.mark.rule("AAM-HIT-12")
@pytest.mark.parametrize(
    ("card", "before", "dice", "after"),
    [
        (MAUSER, (), (6, 6, 6, 6, 1, 1, 1, 1, 1), ("disrupted",)),
        (MAUSER, (), (6, 6, 6, 6, 6, 1, 1, 1, 1), ("disrupted", "destroyed")),
        (MAUSER, ("disrupted",), (6, 6, 6, 6, 1, 1, 1, 1, 1), ("disrupted", "destroyed")),
        (MAUSER, ("disrupted", "destroyed"), (6, 6, 6, 6, 6, 6, 6, 6, 6), ("disrupted", "destroyed")),
        (FIGHTER, ("disrupted",), (6, 6, 6, 6, 1, 1, 1, 1, 1), ("disrupted", "destroyed")),
    ],
)
def test_soldiers_and_aircraft_are_lost_with_the_second_hit(
    card: str, before: tuple[str, ...], dice: tuple[int, ...], after: tuple[str, ...]
) -> None:
    battle = play(
        Strike("a.tank", "b.target", "assault"),
        unit("a.tank", SHERMAN, "D7"),
        unit("b.target", card, "D5", hits=before),
        dice=dice,
    )
    over(battle)
    assert of(battle, "b.target").hits == after


@pytest.mark.rule("AAM-HIT-04")
def test_no_hit_below_the_defence() -> None:
    battle = play(
        Strike("a.tank", "b.target", "assault"),
        unit("a.tank", SHERMAN, "D7"),
        unit("b.target", MAUSER, "D5"),
        map=ground(terrain(D5="T")),
        dice=(6, 6, 6, 1, 1, 1, 1, 1, 1),
    )
    over(battle)
    assert happened(battle, Scored) == [Scored("a.tank", "b.target", 3, 0)]
    assert not happened(battle, Marked)


@pytest.mark.rule("AAM-HIT-07")
def test_markers_of_earlier_turns_are_no_hits_of_this_one() -> None:
    battle = play(
        Strike("a.tank", "b.tank", "assault"),
        unit("a.tank", SHERMAN, "D7"),
        unit("b.tank", PANZER, "D5", "S", disrupted=True),
        dice=(6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1),
    )
    over(battle)
    assert of(battle, "b.tank").hits == ("disrupted",)


@pytest.mark.rule("AAM-HIT-06")
def test_a_doomed_unit_may_be_attacked_in_vain() -> None:
    battle = look(unit("a.tank", SHERMAN, "D7"), unit("b.rifle", MAUSER, "D5", hits=("disrupted", "destroyed")))
    assert [each.target for each in listed(battle, of(battle, "a.tank"))] == ["b.rifle"]


@pytest.mark.rule("AAM-TURN-08")
def test_a_doomed_unit_still_attacks() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7", hits=("disrupted", "damaged", "destroyed")), unit("b.rifle", MAUSER, "D5")
    )
    assert aimed(battle, "a.tank", "b.rifle").need == 4
    assert list(listed(battle, of(battle, "a.tank")))


@pytest.mark.rule("AAM-COND-02")
@pytest.mark.rule("AAM-HIT-12")
@pytest.mark.rule("AAM-TURN-12")
def test_a_damaged_vehicle_is_destroyed_by_a_second_damaged_marker() -> None:
    hit_twice = unit("b.tank", PANZER, "D5", damaged=True, hits=("disrupted", "damaged"))
    assert turned(hit_twice).destroyed
    assert not turned(unit("b.tank", PANZER, "D5", damaged=True, hits=("disrupted",))).destroyed
    fresh = turned(unit("b.tank", PANZER, "D5", hits=("disrupted", "damaged")))
    assert (fresh.disrupted, fresh.damaged, fresh.destroyed) == (True, True, False)


@pytest.mark.rule("AAM-COND-01")
@pytest.mark.rule("AAM-TURN-07")
def test_who_attacks_in_which_phase() -> None:
    units = unit("a.tank", SHERMAN, "D7"), unit("a.plane", "p-51d-mustang", "F7"), unit("b.rifle", MAUSER, "D5")
    for phase, attackers in (("assault", {"a.tank"}), ("airstrike", {"a.plane"}), ("movement", set())):
        battle = look(*units, phase=phase)
        assert {each.unit for id in ("a.tank", "a.plane") for each in listed(battle, of(battle, id))} == attackers


def test_the_place_of_a_target_can_be_another_than_where_it_stands() -> None:
    battle = look(unit("a.gun", "6-pounder-anti-tank-gun", "D7"), unit("b.tank", PANZER, "D5", "S"))
    aim = aimed(battle, "a.gun", "b.tank", at=at("D6"))
    assert (aim.range, aim.at) == (1, at("D6"))
