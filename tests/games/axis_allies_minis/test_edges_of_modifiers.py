"""What is added to an attack, at its edges: the ability without its occasion, the occasion without the ability."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.fates import NOTHING
from grognard.games.axis_allies_minis.ground.cover import Cover
from grognard.games.axis_allies_minis.ground.shots import Shot
from grognard.games.axis_allies_minis.rules.attack import demolition
from grognard.games.axis_allies_minis.rules.attack.banzai import may_charge
from grognard.games.axis_allies_minis.rules.attack.enfilade import orienting, posts_behind
from grognard.games.axis_allies_minis.rules.attack.fates import SIX, Dice, Shown, cover_roll, effect, successes
from grognard.games.axis_allies_minis.rules.attack.grazing import grazed
from grognard.games.axis_allies_minis.rules.attack.modifiers import defence_modifiers, die_modifiers, more_dice
from grognard.games.axis_allies_minis.state.state import Unit
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aboard, at, look, of, terrain, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"
FIGHTER, PAK, MG = "focke-wulf-fw-190a", "pak-38-anti-tank-gun", "m1919-mg"


def shot_of(
    mine: Unit,
    target: Unit,
    *others: Unit,
    weapon: str = "",
    occasion: Any = "assault",
    charge: bool = False,
    **more: Any,
) -> Shot:
    """An attack of one on another where they stand."""
    return Shot(look(mine, target, *others, **more), mine, target, weapon, False, occasion, None, None, False, charge)


def values(rows: Any) -> list[int]:
    """What labelled rows add."""
    return [row.value for row in rows]


# ---- more dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-11", "AAM-SA-22", "AAM-SA-23", "AAM-SA-24", "AAM-SA-25", "AAM-SA-31", "AAM-HIT-09")
@pytest.mark.parametrize(
    ("ability", "target", "facing", "sign", "occasion", "dice"),
    [
        ("flanking-attack", PANZER, "N", ".", "assault", [1]),
        ("flanking-attack", PANZER, "S", ".", "assault", []),
        ("flanking-attack", MAUSER, "N", ".", "assault", []),
        ("surprise-fire", PANZER, "S", "F", "assault", [1]),
        ("surprise-fire", PANZER, "S", ".", "assault", []),
        ("quick-swivel", PANZER, "S", ".", "defensive", [1]),
        ("quick-swivel", PANZER, "S", ".", "assault", []),
        ("gun-crew-hunter", PAK, "S", ".", "assault", [2]),
        ("gun-crew-hunter", MAUSER, "S", ".", "assault", []),
        ("commander-hunter", MAUSER, "S", ".", "assault", []),
        ("ss-hunter", MAUSER, "S", ".", "assault", []),
        # Another of these abilities is no help.
        ("quick-swivel", PANZER, "N", "F", "assault", []),
        ("surprise-fire", PANZER, "N", ".", "defensive", []),
        ("flanking-attack", PANZER, "S", "F", "defensive", []),
    ],
)
def test_more_dice_by_an_ability_and_its_occasion(
    cards: CardBox, ability: str, target: str, facing: str, sign: str, occasion: str, dice: list[int]
) -> None:
    card = cards.make(SHERMAN, ability, "rockets 5")
    mine, other = unit("a.one", card, "D7", "N"), unit("b.one", target, "D5", facing)
    wood = ground(terrain(D7=sign))
    assert values(more_dice(shot_of(mine, other, map=wood, occasion=occasion))) == dice
    # It counts for no attack made instead, and nobody else has it.
    assert more_dice(shot_of(mine, other, map=wood, occasion=occasion, weapon="rockets")) == ()
    plain = unit("a.one", SHERMAN, "D7", "N")
    assert more_dice(shot_of(plain, other, map=wood, occasion=occasion)) == ()


@pytest.mark.rule("AAM-SA-23", "AAM-HIT-11")
@pytest.mark.parametrize(
    ("friend", "place", "able", "dice"),
    [
        ("commander", "D6", True, [1]),
        ("commander", "D7", True, [1]),
        ("commander", "D5", True, []),
        ("commander", "D6", False, []),
        ("", "D6", True, []),
    ],
)
def test_coordinated_fire_beside_a_commander(
    cards: CardBox, friend: str, place: str, able: bool, dice: list[int]
) -> None:
    card = cards.make(GARAND, *(["coordinated-fire"] if able else ["quick-swivel"]), drop=True)
    other = unit("a.leader", cards.make(GARAND, kind=friend), place)
    mine = unit("a.one", card, "D7")
    assert values(more_dice(shot_of(mine, unit("b.one", MAUSER, "D4"), other))) == dice
    # A commander is not beside himself, and an enemy's is no help.
    alone = unit("a.one", cards.make(GARAND, "coordinated-fire", kind="commander"), "D7")
    foe = unit("b.leader", cards.make(MAUSER, kind="commander"), "D6")
    assert more_dice(shot_of(alone, unit("b.one", MAUSER, "D4"), foe)) == ()


@pytest.mark.rule("AAM-SA-87", "AAM-HIT-11")
@pytest.mark.parametrize(
    ("ability", "place", "target", "wood", "dice"),
    [
        ("spotter", "D3", PANZER, False, [1]),
        ("chatting-on-the-radio", "D3", PANZER, False, [1]),
        ("spotter", "D13", PANZER, False, [1]),
        ("spotter", "F13", PANZER, False, []),
        ("spotter", "D2", PANZER, True, []),
        ("spotter", "D2", FIGHTER, True, [1]),
        ("", "D3", PANZER, False, []),
    ],
)
def test_a_spotter_helps_an_aircraft(
    cards: CardBox, ability: str, place: str, target: str, wood: bool, dice: list[int]
) -> None:
    eyes = unit("a.eyes", cards.make(GARAND, *([ability] if ability else [])), place)
    map = ground(terrain(D4="F" if wood else "."))
    plane, tank = unit("a.air", FIGHTER, "D6"), unit("a.tank", SHERMAN, "D6")
    other = unit("b.one", target, "D5")
    assert values(more_dice(shot_of(plane, other, eyes, map=map, phase="airstrike"))) == dice
    assert more_dice(shot_of(tank, other, eyes, map=map)) == ()


@pytest.mark.rule("AAM-SA-87", "AAM-SA-53")
def test_a_spotter_helps_against_enemies_only_and_the_slow_are_hit_more_easily_by_them(cards: CardBox) -> None:
    eyes = unit("a.eyes", cards.make(GARAND, "spotter"), "D3")
    slow = cards.make(SHERMAN, "slow")
    plane, tank = unit("a.air", FIGHTER, "D6"), unit("a.gun", SHERMAN, "D6")
    for target, dice, die in (
        (unit("a.friend", slow, "D5"), [], []),
        (unit("b.enemy", slow, "D5"), [1], [1]),
        (unit("b.enemy", SHERMAN, "D5"), [1], []),
    ):
        attack = shot_of(plane, target, eyes, phase="airstrike")
        assert (values(more_dice(attack)), values(die_modifiers(attack))) == (dice, die)
        assert die_modifiers(shot_of(tank, target, eyes)) == ()


# ---- each die ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-03", "AAM-SA-09", "AAM-SA-21", "AAM-SA-24", "AAM-SA-25", "AAM-RANGE-04")
@pytest.mark.parametrize(
    ("ability", "target", "occasion", "die"),
    [
        ("inaccurate 1", PANZER, "assault", [-1]),
        ("crack-shot", PANZER, "assault", [1]),
        ("crack-shot", FIGHTER, "assault", [-1]),
        ("ruthless", PANZER, "assault", []),
        ("ruthless", "weak", "assault", [1]),
        ("tank-hunter", PANZER, "assault", [1]),
        ("tank-hunter", MAUSER, "assault", []),
        ("gung-ho", PANZER, "defensive", [1]),
        ("gung-ho", PANZER, "assault", []),
        ("gung-ho", "weak", "assault", []),
        ("ruthless", PANZER, "defensive", []),
    ],
)
def test_each_die_by_an_ability_and_its_occasion(
    cards: CardBox, ability: str, target: str, occasion: str, die: list[int]
) -> None:
    mine = unit("a.one", cards.make(SHERMAN, ability, "rockets 5"), "D7", "N")
    weak = target == "weak"
    other = unit("b.one", PANZER if weak else target, "D5", "N", damaged=weak)
    assert values(die_modifiers(shot_of(mine, other, occasion=occasion))) == die
    plain = [-1] if target == FIGHTER else []
    assert values(die_modifiers(shot_of(mine, other, occasion=occasion, weapon="rockets"))) == plain
    assert values(die_modifiers(shot_of(unit("a.one", SHERMAN, "D7"), other, occasion=occasion))) == plain


@pytest.mark.rule("AAM-HIT-03", "AAM-COND-01", "AAM-SA-89", "AAM-SA-52", "AAM-SA-74")
@pytest.mark.parametrize(
    ("abilities", "condition", "die"),
    [
        ((), {}, []),
        ((), {"disrupted": True}, [-1]),
        ((), {"damaged": True}, [-1]),
        ((), {"disrupted": True, "damaged": True}, [-1]),
        (("veteran-crew",), {"disrupted": True}, []),
        (("veteran-crew",), {"disrupted": True, "damaged": True}, [-1]),
        (("hero",), {"disrupted": True}, []),
        (("fanatic",), {"damaged": True}, [-1]),
    ],
)
def test_the_attacker_s_and_the_target_s_condition(
    cards: CardBox, abilities: tuple[str, ...], condition: dict[str, Any], die: list[int]
) -> None:
    mine = unit("a.one", cards.make(SHERMAN, *abilities), "D7", **condition)
    assert values(die_modifiers(shot_of(mine, unit("b.one", PANZER, "D5", "S")))) == die
    target = unit("b.one", cards.make(PANZER, *abilities, drop=True), "D5", "S", **condition)
    weakened = die if "veteran-crew" not in abilities else [-1]
    assert values(defence_modifiers(shot_of(unit("a.one", SHERMAN, "D7"), target))) == weakened


@pytest.mark.rule("AAM-SA-76", "AAM-HIT-03")
@pytest.mark.parametrize("charge", [False, True])
def test_a_charge_adds_to_each_die(charge: bool) -> None:
    attack = shot_of(unit("a.one", GARAND, "D7"), unit("b.one", MAUSER, "D7"), charge=charge)
    assert values(die_modifiers(attack)) == ([1] if charge else [])


# ---- enfilade and grazing ----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-ENF-01", "AAM-ENF-02", "AAM-ENF-03", "AAM-ENF-05", "AAM-ENF-06", "AAM-ENF-07", "AAM-ENF-08")
@pytest.mark.parametrize(
    ("friend", "place", "attacker", "occasion", "target", "turned"),
    [
        (GARAND, "D6", "D10", "assault", MAUSER, True),
        (SHERMAN, "D6", "D10", "assault", MAUSER, True),
        (GARAND, "D6", "D10", "grazing", MAUSER, True),
        (GARAND, "D6", "D10", "defensive", MAUSER, False),
        (GARAND, "D6", "D10", "airstrike", MAUSER, False),
        (FIGHTER, "D6", "D10", "assault", MAUSER, False),
        (GARAND, "D5", "D10", "assault", MAUSER, False),
        (GARAND, "D8", "D10", "assault", MAUSER, False),
        (GARAND, "D6", "D7", "assault", MAUSER, False),
        (GARAND, "D6", "D10", "assault", PANZER, False),
    ],
)
def test_a_friend_beside_a_soldier_turns_its_back(
    friend: str, place: str, attacker: str, occasion: str, target: str, turned: bool
) -> None:
    mine, other = unit("a.one", GARAND, attacker), unit("b.one", target, "D7")

    def turns(one: Unit, *others: Unit) -> bool:
        battle = look(one, other, *others)
        return bool(list(orienting(battle, one, other, one.at, other.at, occasion)))  # type: ignore[arg-type]

    assert turns(mine, unit("a.friend", friend, place)) is turned
    assert not turns(mine, unit("b.friend", MAUSER, place))
    assert not turns(unit("a.one", FIGHTER, attacker), unit("a.friend", friend, place))
    assert not turns(unit("b.two", MAUSER, attacker), unit("b.friend", MAUSER, place))
    rows = values(die_modifiers(shot_of(mine, other, unit("a.friend", friend, place), occasion=occasion)))
    assert rows == ([1] if turned else [])


@pytest.mark.rule("AAM-ENF-03", "AAM-ENF-02")
def test_the_hexes_from_which_a_friend_turns_a_soldier_away() -> None:
    assert posts_behind(at("D7"), at("D10")) == {at("D6"), at("C7"), at("E7")}


@pytest.mark.rule("AAM-GRAZE-02", "AAM-GRAZE-03", "AAM-GRAZE-04", "AAM-GRAZE-06", "AAM-SA-69")
def test_who_is_grazed(cards: CardBox) -> None:
    open_ = unit("b.open", cards.make("m3-half-track", "exposed-transport"), "D6")
    closed = unit("b.closed", cards.make("m3-half-track", drop=True), "D6")
    mine, target = unit("a.mg", MG, "D8"), unit("b.target", MAUSER, "D5")
    battle = look(
        mine,
        target,
        unit("a.friend", GARAND, "D6"),
        open_,
        closed,
        aboard("b.seen", MAUSER, open_),
        aboard("b.inside", MAUSER, closed),
        unit("b.same", MAUSER, "D5"),
        unit("b.line", MAUSER, "D6"),
        unit("b.beyond", MAUSER, "D4"),
        unit("b.beside", MAUSER, "C5"),
        unit("b.early", MAUSER, "D7"),
        unit("b.off", MAUSER),
    )
    found = {other.id for other in grazed(battle, mine, target)}
    assert found == {"b.seen", "b.same", "b.line", *({"b.open", "b.closed"} & found)}
    assert {"b.open", "b.closed"} <= found


# ---- other attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-76", "AAM-COND-04")
@pytest.mark.parametrize(
    ("card", "place", "phase", "leader", "may"),
    [
        (GARAND, "D7", "assault", True, True),
        (GARAND, "D7", "movement", True, False),
        (GARAND, None, "assault", True, False),
        (GARAND, "D7", "assault", False, False),
        (SHERMAN, "D7", "assault", True, False),
        (PAK, "D7", "assault", True, False),
        (GARAND, "D9", "assault", True, False),
    ],
)
def test_who_may_charge(cards: CardBox, card: str, place: str | None, phase: str, leader: bool, may: bool) -> None:
    able = cards.make(GARAND, "banzai-charge", kind="commander")
    mine = unit("a.one", card, place)
    sergeant = unit("a.sergeant", able if leader else GARAND, "D6")
    battle = look(mine, sergeant, unit("b.sergeant", able, "E7"), phase=phase)
    assert may_charge(battle, mine) is may


@pytest.mark.rule("AAM-SA-77", "AAM-TERRAIN-11")
def test_bridges_that_still_stand() -> None:
    map = ground(terrain(), streams=["D7 N", "D7 S", "D7 SE"], roads=["D8 D7 D6"])
    engineer, side = unit("a.one", "us-engineer", "D7"), at("D7").side
    standing = []
    for blown in ((), (at("D7").direction(at("D6")),)):
        battle = look(unit("a.one", GARAND, "D7"), map=map, blown=tuple(side(way) for way in blown if way is not None))
        found = demolition.bridges_here(battle, of(battle, "a.one"))
        standing.append([each.side.value for each in found])
    assert standing == [["N", "S"], ["S"]]
    assert engineer.at == at("D7")


# ---- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-12", "AAM-SA-32", "AAM-SA-13", "AAM-SA-34", "AAM-SA-84", "AAM-HIT-04")
def test_what_faces_come_to_at_the_edge() -> None:
    def dice(need: int = 4, **more: Any) -> Dice:
        return Dice(6, need, 3, **more)

    # A natural 6 counts while a 6 succeeds, as two where it counts as two.
    assert [successes(dice(need=need), Shown(0, 2, 0)) for need in (5, 6, 7)] == [2, 2, 0]
    assert [successes(dice(need=need, per_six=2), Shown(0, 2, 0)) for need in (6, 7)] == [4, 4]
    assert [successes(dice(need=need), Shown(0, 0, 2)) for need in (1, 2)] == [2, 0]
    # As many as it takes to burn, to overheat, one of them even.
    assert [effect(dice(burning=1), Shown(0, sixes, 0)).burnt for sixes in (0, 1)] == [False, True]
    assert [effect(dice(overheating=1), Shown(0, 0, ones)).overheated for ones in (0, 1)] == [False, True]
    assert not effect(dice(), Shown(0, 3, 3)).burnt
    assert not effect(dice(), Shown(0, 3, 3)).overheated
    six = [any(branch.fate == SIX for branch in dice(burning=burning).die.branches) for burning in (0, 1, 3)]
    assert six == [False, True, True]
    assert [effect(dice(sirens=sirens), Shown(2)).slight for sirens in (0, 1, 2)] == [False, True, True]


@pytest.mark.rule("AAM-COVER-01", "AAM-COVER-02")
@pytest.mark.parametrize(("need", "bound"), [(None, None), (1, 0), (2, 2), (6, 6), (7, None)])
def test_a_cover_roll_where_there_is_cover(need: int | None, bound: int | None) -> None:
    fate = cover_roll(None if need is None else Cover(need=need, base=4, rule="AAM-COVER-01"))
    if bound is None:
        assert fate == NOTHING
    elif bound:
        assert not isinstance(fate, str)
        assert fate.branches[0].bound == bound
    else:
        assert fate == "sheltered"
