"""Abilities that are attacks of their own, or more of them (AAM-SA-01 to AAM-SA-08, AAM-SA-16 to AAM-SA-20)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction, AttackAgain
from grognard.games.axis_allies_minis.rules.attack.attacks import weapons
from grognard.games.axis_allies_minis.state.choices import Attack, Decline
from grognard.games.axis_allies_minis.state.events.attack import Attacked, RemoteControlRolled, Scored, Silenced
from tests.games.axis_allies_minis.attackers import FIGHTER, GARAND, MAUSER, MUSTANG, PANZER, SHERMAN, refusal, targets
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, forbidden, look, of, play, rolled, terrain, unit
from tests.games.playing import answer, asked, happened, over

# ---- close combat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-01")
@pytest.mark.rule("AAM-COVER-08")
def test_close_assault_against_a_vehicle_in_the_same_hex() -> None:
    battle = look(
        unit("a.rifle", GARAND, "D5"),
        unit("b.same", SHERMAN, "D5", "N"),
        unit("b.beside", SHERMAN, "D4"),
        unit("b.rifle", MAUSER, "D5"),
        map=ground(terrain(D5="T")),
    )
    aim = aimed(battle, "a.rifle", "b.same", weapon="close-assault")
    assert (aim.dice, aim.defence, aim.front, aim.cover) == (7, 4, False, None)
    assert targets(battle, "a.rifle", "close-assault") == {"b.same"}
    assert forbidden(battle, "a.rifle", "b.beside", weapon="close-assault")[1] == ("AAM-RANGE-02", "AAM-HIT-10")


@pytest.mark.rule("AAM-SA-02")
def test_hand_to_hand_against_a_soldier_in_the_same_hex() -> None:
    battle = look(
        unit("b.rifle", "arisaka-rifleman", "D5"),
        unit("a.rifle", GARAND, "D5"),
        unit("a.tank", SHERMAN, "D5"),
        map=ground(terrain(D5="T")),
    )
    aim = aimed(battle, "b.rifle", "a.rifle", weapon="hand-to-hand")
    assert (aim.dice, aim.cover) == (12, None)
    assert targets(battle, "b.rifle", "hand-to-hand") == {"a.rifle"}
    assert targets(battle, "b.rifle", "close-assault") == {"a.tank"}


# ---- more than one attack ----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-03")
def test_double_shot_attacks_twice_at_one_target_or_two() -> None:
    battle = play(
        AttackAction(Attack("a.mg", "b.first")),
        unit("a.mg", "m1919-mg", "D7"),
        unit("b.first", MAUSER, "D5"),
        unit("b.second", MAUSER, "E5"),
        dice=(1,) * 16,
    )
    assert {each.target for each in battle.choices() if isinstance(each, Attack)} == {"b.first", "b.second"}
    answer(battle, Attack("a.mg", "b.second"))
    over(battle)
    assert [each.target for each in happened(battle, Attacked)] == ["b.first", "b.second"]


@pytest.mark.rule("AAM-SA-03")
def test_the_second_attack_may_be_left() -> None:
    battle = play(
        AttackAction(Attack("a.mg", "b.first")),
        unit("a.mg", "m1919-mg", "D7"),
        unit("b.first", MAUSER, "D5"),
        dice=(1,) * 8,
    )
    asked(battle, AttackAgain)
    answer(battle, Decline())
    over(battle)


@pytest.mark.rule("AAM-SA-05")
def test_covering_fire_silences_soldiers() -> None:
    battle = play(
        AttackAction(Attack("a.bar", "b.rifle")),
        unit("a.bar", "bar-gunner", "D7"),
        unit("b.rifle", MAUSER, "D5"),
        dice=(1,) * 6,
    )
    over(battle)
    assert happened(battle, Silenced) == [Silenced("b.rifle")]
    assert of(battle, "b.rifle").silenced
    tank = play(
        AttackAction(Attack("a.bar", "b.tank")),
        unit("a.bar", "bar-gunner", "D7"),
        unit("b.tank", PANZER, "D5"),
        dice=(1,) * 2,
    )
    over(tank)
    assert not of(tank, "b.tank").silenced


@pytest.mark.rule("AAM-SA-29")
@pytest.mark.parametrize(
    ("cannon", "dice", "reach"),
    [
        ("extra-hull-mounted-cannon", (8, 7, 5), {"b.front", "b.rifle"}),
        ("additional-hull-mounted-cannon", (12, 10, 8), {"b.front"}),
    ],
)
def test_a_hull_cannon_fires_besides(cards: CardBox, cannon: str, dice: tuple[int, ...], reach: set[str]) -> None:
    battle = play(
        AttackAction(Attack("a.tank", "b.front")),
        unit("a.tank", cards.make(SHERMAN, cannon), "D8", "N"),
        unit("b.front", PANZER, "D7", "S"),
        unit("b.rifle", MAUSER, "E6"),
        unit("b.rear", PANZER, "D9"),
        unit("b.side", PANZER, "F8"),
        dice=(1,) * (13 + dice[0]),
    )
    decision = asked(battle, AttackAgain)
    assert {each.target for each in battle.choices() if isinstance(each, Attack)} == reach
    assert {each.weapon for each in battle.choices() if isinstance(each, Attack)} == {cannon}
    found = decision.refusal(battle, Attack("a.tank", "b.rear", cannon))
    assert found is not None
    assert found.rules == ("AAM-SA-29", "AAM-ARC-05")
    answer(battle, Attack("a.tank", "b.front", cannon))
    over(battle)
    assert happened(battle, Attacked)[1].dice == dice[0]


@pytest.mark.rule("AAM-SA-29")
def test_a_hull_cannon_may_fire_first(cards: CardBox) -> None:
    battle = play(
        AttackAction(Attack("a.tank", "b.front", "extra-hull-mounted-cannon")),
        unit("a.tank", cards.make(SHERMAN, "extra-hull-mounted-cannon"), "D8", "N"),
        unit("b.front", PANZER, "D7", "S"),
        dice=(1,) * 8,
    )
    assert list(battle.choices()) == [Attack("a.tank", "b.front"), Decline()]


@pytest.mark.rule("AAM-SA-30")
@pytest.mark.parametrize("guns", ["all-guns-blazing", "extra-machine-guns"])
def test_machine_guns_fire_after_the_attack_at_a_soldier(cards: CardBox, guns: str) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, guns), "D8", "N")
    others = unit("b.tank", PANZER, "D7", "S"), unit("b.rifle", MAUSER, "D7")
    before = look(tank, *others)
    assert guns not in weapons(before, tank)
    battle = play(AttackAction(Attack("a.tank", "b.tank")), tank, *others, dice=(1,) * (13 + 9))
    assert list(battle.choices()) == [Attack("a.tank", "b.rifle", guns), Decline()]
    answer(battle, Attack("a.tank", "b.rifle", guns))
    over(battle)
    assert happened(battle, Attacked)[1].dice == 9


# ---- areas -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-06")
@pytest.mark.rule("AAM-AIR-06")
def test_blast_hits_everybody_on_the_ground_in_the_hex() -> None:
    battle = play(
        AttackAction(Attack("a.katyusha", "b.rifle")),
        unit("a.katyusha", "bm-13-katyusha", "D8"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.tank", PANZER, "D5", "S"),
        unit("a.friend", GARAND, "D5"),
        unit("b.plane", FIGHTER, "D5"),
        unit("b.beside", MAUSER, "D4"),
        dice=(1,) * (13 + 6) + (6,) * 13,
    )
    over(battle)
    assert [(each.target, each.dice) for each in happened(battle, Attacked)] == [
        ("b.rifle", 13),
        ("b.tank", 6),
        ("a.friend", 13),
    ]
    assert of(battle, "a.friend").doomed


@pytest.mark.rule("AAM-SA-07")
@pytest.mark.rule("AAM-COVER-08")
def test_bombardment_ignores_cover_and_leaves_aircraft_alone() -> None:
    battle = look(
        unit("a.katyusha", "bm-13-katyusha", "D8"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.plane", FIGHTER, "D5"),
        map=ground(terrain(D5="T")),
    )
    aim = aimed(battle, "a.katyusha", "b.rifle")
    assert (aim.cover, aim.ignores_cover) == (None, True)
    assert forbidden(battle, "a.katyusha", "b.plane")[1] == ("AAM-SA-07",)


@pytest.mark.rule("AAM-SA-08")
def test_indirect_fire_by_a_spotters_eyes(cards: CardBox) -> None:
    mortar, spotter = cards.make("mortar-m2", "indirect-fire"), cards.make(GARAND, "spotter")
    wall = ground(terrain(D6="T"))
    units = (
        unit("a.mortar", mortar, "D8"),
        unit("b.rifle", MAUSER, "D4"),
        unit("b.tank", PANZER, "D4"),
    )
    assert forbidden(look(*units, map=wall), "a.mortar", "b.rifle")[1] == ("AAM-LOS-01",)
    battle = look(*units, unit("a.spotter", spotter, "E5"), map=wall)
    assert aimed(battle, "a.mortar", "b.rifle").dice == 6
    assert targets(battle, "a.mortar") == {"b.rifle"}
    moved = look(*units, unit("a.spotter", spotter, "E5", moved=True), map=wall)
    assert forbidden(moved, "a.mortar", "b.rifle")[1] == ("AAM-LOS-01",)
    far = look(*units, unit("a.spotter", spotter, "L13"), map=wall)
    assert forbidden(far, "a.mortar", "b.rifle")[1] == ("AAM-LOS-01",)
    assert forbidden(battle, "a.mortar", "b.rifle", occasion="overwatch")[1] == ("AAM-LOS-01",)


@pytest.mark.rule("AAM-SA-16")
@pytest.mark.rule("AAM-HIT-09")
def test_a_rocket_salvo_on_everything_adjacent_to_the_target() -> None:
    salvo = Attack("a.katyusha", "b.rifle", "rocket-salvo")
    battle = play(
        AttackAction(salvo),
        unit("a.katyusha", "bm-13-katyusha", "D8"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.tank", PANZER, "D4", "N"),
        unit("a.friend", GARAND, "C6"),
        unit("b.far", MAUSER, "D3"),
        unit("b.plane", FIGHTER, "D5"),
        map=ground(terrain(D5="T")),
        dice=(6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 4, *(1,) * 5, *(1,) * 10),
    )
    over(battle)
    made = [(each.target, each.dice, each.need) for each in happened(battle, Attacked)]
    assert made == [("b.rifle", 10, 4), ("b.tank", 5, 4), ("a.friend", 10, 4)]
    assert rolled(battle)[1] == ("aam-roll-cover", 1)
    assert of(battle, "a.katyusha").spent == ("rocket-salvo",)
    assert "rocket-salvo" not in weapons(battle, of(battle, "a.katyusha"))
    assert refusal(battle, salvo) == ("AAM-SA-16",)


@pytest.mark.rule("AAM-SA-28")
def test_top_mounted_rockets(cards: CardBox) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, "top-mounted-rockets"), "D8", "N")
    others = unit("b.rifle", MAUSER, "D5"), unit("b.tank", PANZER, "D4", "N"), unit("b.plane", FIGHTER, "D5")
    town = ground(terrain(D5="T"))
    battle = look(tank, *others, map=town)
    assert aimed(battle, "a.tank", "b.rifle").cover is None
    assert forbidden(battle, "a.tank", "b.plane")[1] == ("AAM-SA-28",)
    salvo = play(
        AttackAction(Attack("a.tank", "b.rifle", "top-mounted-rockets")), tank, *others, map=town, dice=(1,) * 12
    )
    over(salvo)
    assert [(each.target, each.dice) for each in happened(salvo, Attacked)] == [("b.rifle", 8), ("b.tank", 4)]


# ---- attacks made instead ----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-17")
@pytest.mark.rule("AAM-HIT-09")
def test_rockets_once_a_game_within_four_hexes() -> None:
    battle = play(
        AttackAction(Attack("a.plane", "b.tank", "rockets")),
        unit("a.plane", MUSTANG, "D8"),
        unit("b.tank", PANZER, "D4", "S"),
        unit("b.far", PANZER, "D3", "S"),
        unit("b.plane", FIGHTER, "E6"),
        phase="airstrike",
        dice=(6, 6, 6, 6, 6, 1, 1, 1),
    )
    over(battle)
    event = happened(battle, Attacked)[0]
    assert (event.dice, event.spent) == (8, ("rockets",))
    assert of(battle, "b.tank").hits == ("disrupted",)
    assert refusal(battle, Attack("a.plane", "b.tank", "rockets")) == ("AAM-SA-17",)
    fresh = look(
        unit("a.plane", MUSTANG, "D8"), *(of(battle, id) for id in ("b.tank", "b.far", "b.plane")), phase="airstrike"
    )
    assert targets(fresh, "a.plane", "rockets") == {"b.tank"}


@pytest.mark.rule("AAM-SA-18")
def test_bombs_on_the_hex_below(cards: CardBox) -> None:
    battle = look(
        unit("a.plane", cards.make(MUSTANG, "bombs"), "D5"),
        unit("b.tank", PANZER, "D5", "N"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.beside", MAUSER, "D4"),
        phase="airstrike",
    )
    assert targets(battle, "a.plane", "bombs") == {"b.tank", "b.rifle"}
    tank = aimed(battle, "a.plane", "b.tank", weapon="bombs", occasion="airstrike")
    rifle = aimed(battle, "a.plane", "b.rifle", weapon="bombs", occasion="airstrike")
    assert (tank.dice, tank.defence, rifle.dice, tank.spent) == (8, 3, 12, ("bombs",))


@pytest.mark.rule("AAM-SA-19")
@pytest.mark.rule("AAM-HIT-09")
@pytest.mark.parametrize(("dice", "stunned"), [((6, 6, 4, 1, 1, 1), True), ((6, 6, 3, 3, 3, 3), False)])
def test_headshot(dice: tuple[int, ...], stunned: bool) -> None:
    battle = play(
        AttackAction(Attack("b.sniper", "a.tank", "headshot")),
        unit("b.sniper", "wehrmacht-expert-sniper", "D5"),
        unit("a.tank", SHERMAN, "D8", "N"),
        unit("a.rifle", GARAND, "D7"),
        map=ground(terrain(D8="T")),
        dice=dice,
    )
    over(battle)
    assert happened(battle, Attacked)[0].need == 4
    assert of(battle, "a.tank").disrupted is stunned
    assert happened(battle, Scored)[0].hits == 0
    assert not of(battle, "a.tank").hits
    assert targets(battle, "b.sniper", "headshot") == set()
    fresh = look(unit("b.sniper", "wehrmacht-expert-sniper", "D5"), of(battle, "a.tank"), of(battle, "a.rifle"))
    assert targets(fresh, "b.sniper", "headshot") == {"a.tank"}


@pytest.mark.rule("AAM-SA-20")
@pytest.mark.parametrize(("first", "dice"), [((4, 5), 12), ((3, 6), 0)])
def test_remote_control_needs_two_dice_above_the_range(cards: CardBox, first: tuple[int, int], dice: int) -> None:
    battle = play(
        AttackAction(Attack("a.bomb", "b.tank", "remote-control")),
        unit("a.bomb", cards.make(SHERMAN, "remote-control"), "D8"),
        unit("b.tank", PANZER, "D5", "S"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.far", PANZER, "D2"),
        dice=(*first, *(1,) * dice),
    )
    over(battle)
    assert happened(battle, RemoteControlRolled) == [RemoteControlRolled("a.bomb", "b.tank", 3, dice > 0)]
    assert [each.dice for each in happened(battle, Attacked)] == ([dice] if dice else [])
    assert targets(battle, "a.bomb", "remote-control") == {"b.tank", "b.rifle"}
    assert aimed(battle, "a.bomb", "b.rifle", weapon="remote-control").dice == 8


@pytest.mark.rule("AAM-HIT-09")
def test_an_attack_made_instead_is_the_only_one(cards: CardBox) -> None:
    card = cards.make(SHERMAN, "double-shot", "tank-hunter", "remote-control")
    battle = play(
        AttackAction(Attack("a.bomb", "b.tank", "remote-control")),
        unit("a.bomb", card, "D8"),
        unit("b.tank", PANZER, "D5", "S"),
        dice=(6, 6, *(1,) * 12),
    )
    over(battle)
    assert happened(battle, Attacked)[0].need == 4
    assert aimed(battle, "a.bomb", "b.tank").need == 3
    assert weapons(battle, of(battle, "a.bomb"), (Attack("a.bomb", "b.tank"),)) == ("",)
