"""What an attack is before any number: its dice at the last hex they reach, who is seen, which arc and row count."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.ground.ranges import dice_by_range
from grognard.games.axis_allies_minis.ground.shots import Shot, rides_exposed, sees, spotters
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aboard, at, look, terrain, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"
KATYUSHA, SNIPER, FIGHTER, PAK = (
    "bm-13-katyusha",
    "wehrmacht-expert-sniper",
    "focke-wulf-fw-190a",
    "pak-38-anti-tank-gun",
)


def shot(
    card: str,
    target: str,
    range: int = 3,
    weapon: str = "",
    row: bool = False,
    occasion: Any = "assault",
    *,
    area: bool = False,
    map: Any = None,
    other: dict[str, Any] | None = None,
    others: tuple[Any, ...] = (),
    **mine: Any,
) -> Shot:
    """An attack straight southwards, the attacker and the target facing each other."""
    attacker = unit("a.one", card, "D2", "S", **mine)
    enemy = unit("b.one", target, f"D{2 + range}", **{"facing": "N"} | (other or {}))
    g = look(attacker, enemy, *others, map=map)
    return Shot(g, attacker, enemy, weapon, row, occasion, None, None, area, False)


# ---- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-20", "AAM-SA-16", "AAM-SA-19", "AAM-SA-18", "AAM-SA-17", "AAM-SA-28")
@pytest.mark.parametrize(
    ("card", "ability", "target", "range", "area", "dice"),
    [
        # Two dice can both exceed 5, never 6.
        (SHERMAN, "remote-control", PANZER, 5, False, 12),
        (SHERMAN, "remote-control", MAUSER, 5, False, 8),
        (SHERMAN, "remote-control", PANZER, 6, False, 0),
        (MAUSER, "remote-control", PANZER, 5, False, 12),  # it prints no dice there, and needs none
        (KATYUSHA, "rocket-salvo", MAUSER, 6, False, 10),
        (KATYUSHA, "rocket-salvo", PANZER, 6, False, 5),
        # Aimed as its usual attack is: not at short range. Whoever is beside the target is hit all the same.
        (KATYUSHA, "rocket-salvo", MAUSER, 1, False, 0),
        (KATYUSHA, "rocket-salvo", MAUSER, 1, True, 10),
        (KATYUSHA, "rocket-salvo", FIGHTER, 3, False, 0),
        (SNIPER, "headshot", PANZER, 8, False, 6),
        (SNIPER, "headshot", PANZER, 9, False, 0),
        (SNIPER, "headshot", MAUSER, 3, False, 0),
        (FIGHTER, "bombs", PANZER, 0, False, 8),
        (FIGHTER, "bombs", MAUSER, 0, False, 12),
        (FIGHTER, "bombs", MAUSER, 1, False, 0),
        (FIGHTER, "rockets 7", PANZER, 4, False, 7),
        (FIGHTER, "rockets 7", PANZER, 5, False, 0),
    ],
)
def test_dice_of_an_attack_instead_of_the_usual_one(
    cards: CardBox, card: str, ability: str, target: str, range: int, area: bool, dice: int
) -> None:
    weapon = ability.split()[0]
    able = card if CARDS[card].has(weapon) else cards.make(card, ability)
    assert shot(able, target, range, weapon, area=area).base() == dice


@pytest.mark.rule("AAM-RANGE-02", "AAM-SA-48", "AAM-SA-86", "AAM-SA-01", "AAM-SA-02", "AAM-SA-30", "AAM-SA-29")
def test_dice_at_the_last_hex_and_beyond(cards: CardBox) -> None:
    open_ = cards.make(PANZER, "open-back")
    assert [shot(SHERMAN, open_, far, row=True).base() for far in (8, 9)] == [7, 0]
    hero = "resourceful-hero"
    assert [shot(hero, PANZER, 3, "improvisation", borrowed=taken).base() for taken in (None, SHERMAN)] == [0, 11]
    assert shot(hero, MAUSER, 3, "improvisation", borrowed=SHERMAN).base() == 9
    assert shot(hero, PANZER, 9, "improvisation", borrowed=SHERMAN).base() == 0
    able = cards.make(GARAND, "hand-to-hand 12")
    assert [shot(able, card, far, "hand-to-hand").base() for card in (MAUSER, PANZER) for far in (0, 1)] == [
        12,
        0,
        0,
        0,
    ]
    assert [shot(GARAND, card, far, "close-assault").base() for card in (MAUSER, PANZER) for far in (0, 1)] == [
        0,
        0,
        7,
        0,
    ]
    armed = cards.make(SHERMAN, "all-guns-blazing", "extra-hull-mounted-cannon")
    assert [shot(armed, card, 3, "all-guns-blazing").base() for card in (MAUSER, PANZER)] == [9, 0]
    assert [shot(armed, MAUSER, far, "extra-hull-mounted-cannon").base() for far in (1, 4, 8, 9)] == [8, 7, 5, 0]
    other = cards.make(SHERMAN, "additional-hull-mounted-cannon")
    assert [shot(other, PANZER, far, "additional-hull-mounted-cannon").base() for far in (1, 4, 8, 9)] == [12, 10, 8, 0]
    assert shot(other, MAUSER, 1, "additional-hull-mounted-cannon").base() == 0


@pytest.mark.rule("AAM-HIT-09", "AAM-SA-46", "AAM-RANGE-01")
@pytest.mark.parametrize(
    ("abilities", "range", "own", "plain"),
    [
        ((), 1, "short", "short"),
        ((), 4, "medium", "medium"),
        ((), 5, "long", "long"),
        ((), 8, "long", "long"),
        ((), 9, None, "long"),
        (("improved-accuracy",), 6, "medium", "medium"),
        (("limited-range 2",), 4, None, "medium"),
        (("limited-range 0",), 1, None, "short"),
    ],
)
def test_the_band_for_the_target_s_rules(
    cards: CardBox, abilities: tuple[str, ...], range: int, own: str | None, plain: str
) -> None:
    found = shot(cards.make(SHERMAN, *abilities), PANZER, range)
    assert (found.band, found.plain_band) == (own, plain)


@pytest.mark.rule("AAM-RANGE-01", "AAM-RANGE-02")
def test_dice_range_by_range() -> None:
    def dice(card: str, kind: Any) -> list[tuple[int, int, int]]:
        return list(dice_by_range(CARDS[card], kind))

    assert dice(SHERMAN, "vehicle") == [(0, 1, 13), (2, 4, 11), (5, 8, 9)]
    assert dice(SHERMAN, "soldier") == [(0, 4, 9), (5, 8, 7)]
    assert dice(GARAND, "vehicle") == [(0, 1, 2)]
    assert dice(KATYUSHA, "soldier")[0][0] == 2


# ---- what is allowed ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-RANGE-01", "AAM-RANGE-02", "AAM-HIT-10", "AAM-SA-06", "AAM-SA-16")
@pytest.mark.parametrize(
    ("card", "target", "range", "weapon", "area", "id"),
    [
        (SHERMAN, PANZER, 8, "", False, None),
        (SHERMAN, PANZER, 9, "", False, "aam-refused-out-of-range"),
        (GARAND, PANZER, 2, "", False, "aam-refused-no-dice"),
        (KATYUSHA, MAUSER, 1, "", False, "aam-refused-no-dice"),
        (KATYUSHA, FIGHTER, 3, "rocket-salvo", True, "aam-refused-no-dice"),
        (KATYUSHA, MAUSER, 3, "rocket-salvo", True, None),
        (SNIPER, PANZER, 9, "headshot", False, "aam-refused-no-dice"),
    ],
)
def test_no_dice_or_no_range(card: str, target: str, range: int, weapon: str, area: bool, id: str | None) -> None:
    fault = shot(card, target, range, weapon, area=area).fault()
    assert (fault and fault[0]) == id


@pytest.mark.rule("AAM-SA-48")
@pytest.mark.parametrize(
    ("ability", "weapon", "facing", "open_"),
    [
        ("open-back", "", "N", False),
        ("open-back", "", "S", True),
        ("open-back", "close-assault", "S", False),
        ("open-exposed-crew", "", "N", True),
        ("open-exposed-crew", "", "S", True),
        ("", "", "S", False),
    ],
)
def test_the_row_against_soldiers_at_an_open_back(
    cards: CardBox, ability: str, weapon: str, facing: str, open_: bool
) -> None:
    target = cards.make(PANZER, *([ability] if ability else []))
    found = shot(SHERMAN, target, 3, weapon, row=True, other={"facing": facing})
    assert found._row_is_open() is open_
    fault = found.fault()
    assert (fault is not None and "AAM-SA-48" in fault) is not open_


@pytest.mark.rule("AAM-LOS-01", "AAM-LOS-11", "AAM-SA-08")
@pytest.mark.parametrize(
    ("card", "target", "seen"),
    [(SHERMAN, PANZER, False), (SHERMAN, FIGHTER, True), (FIGHTER, PANZER, True), (FIGHTER, FIGHTER, True)],
)
def test_a_wood_hides_from_ground_to_ground_only(card: str, target: str, seen: bool) -> None:
    wood = ground(terrain(D4="F"))
    assert shot(card, target, 4, map=wood).seen() is seen
    assert shot(card, target, 4).seen()
    battle = look(map=wood)
    assert not sees(battle, at("D2"), at("D6"))
    assert sees(battle, at("D2"), at("D6"), True)


@pytest.mark.rule("AAM-SA-08", "AAM-LOS-01")
@pytest.mark.parametrize(
    ("abilities", "weapon", "occasion", "target", "place", "seen"),
    [
        (("indirect-fire",), "", "assault", MAUSER, "E6", True),
        (("indirect-fire",), "", "assault", PANZER, "E6", False),
        (("indirect-fire",), "", "defensive", MAUSER, "E6", False),
        (("indirect-fire", "rocket-salvo"), "rocket-salvo", "assault", MAUSER, "E6", False),
        ((), "", "assault", MAUSER, "E6", False),
        (("indirect-fire",), "", "assault", MAUSER, "D2", False),  # it does not see him either
    ],
)
def test_indirect_fire_at_soldiers_whom_a_spotter_sees(
    cards: CardBox, abilities: tuple[str, ...], weapon: str, occasion: str, target: str, place: str, seen: bool
) -> None:
    spotter = unit("a.eyes", cards.make(GARAND, "spotter"), place)
    card, wood = cards.make(SHERMAN, *abilities), ground(terrain(D4="F"))
    assert shot(card, target, 4, weapon, occasion=occasion, map=wood, others=(spotter,)).seen() is seen


@pytest.mark.rule("AAM-SA-87")
@pytest.mark.parametrize(
    ("phase", "moved", "spots"),
    [
        ("assault", False, True),
        ("assault", True, False),
        ("airstrike", True, False),
        ("airstrike", False, True),
        ("movement", True, True),
    ],
)
def test_who_moved_in_the_assault_phase_spots_for_nobody(cards: CardBox, phase: str, moved: bool, spots: bool) -> None:
    eyes = unit("a.eyes", cards.make(GARAND, "spotter"), "D5", moved=moved)
    battle = look(eyes, unit("a.man", GARAND, "D6"), unit("b.man", MAUSER, "D7"), phase=phase)
    assert [found.id for found in spotters(battle, 0, ("spotter",))] == (["a.eyes"] if spots else [])
    assert spotters(battle, 0, ("chatting-on-the-radio",)) == []


@pytest.mark.rule("AAM-SA-69", "AAM-MOVE-12")
@pytest.mark.parametrize(
    ("ability", "occasion", "id"),
    [
        ("exposed-transport", "assault", None),
        ("exposed-transport", "overwatch", "aam-refused-carried-target"),
        ("", "assault", "aam-refused-carried-target"),
    ],
)
def test_a_passenger_is_attacked_only_where_he_sits_in_the_open(
    cards: CardBox, ability: str, occasion: Any, id: str | None
) -> None:
    truck = unit("b.truck", cards.make("m3-half-track", *([ability] if ability else [])), "D5")
    rider, mine = aboard("b.man", MAUSER, truck), unit("a.one", SHERMAN, "D2", "S")
    battle = look(mine, truck, rider)
    fault = Shot(battle, mine, rider, "", False, occasion, None, None, False, False).fault()
    assert (fault and fault[0]) == id
    assert not rides_exposed(battle, truck)
    assert rides_exposed(battle, rider) is bool(ability)


@pytest.mark.rule("AAM-RANGE-04", "AAM-SA-07", "AAM-SA-28", "AAM-SA-27")
@pytest.mark.parametrize(
    ("card", "abilities", "facing", "rule"),
    [
        (PAK, (), "S", "AAM-RANGE-04"),
        (PAK, ("antiair",), "S", None),
        (PAK, ("ace",), "S", None),
        (PAK, ("antiair", "bombardment"), "S", "AAM-SA-07"),
        (SHERMAN, (), "N", None),
        (SHERMAN, ("bombardment",), "S", "AAM-SA-07"),
        (SHERMAN, ("top-mounted-rockets",), "S", "AAM-SA-28"),
        (SHERMAN, ("fixed-howitzer",), "S", None),
        (SHERMAN, ("fixed-howitzer",), "N", "AAM-SA-27"),
    ],
)
def test_who_cannot_shoot_at_an_aircraft(
    cards: CardBox, card: str, abilities: tuple[str, ...], facing: str, rule: str | None
) -> None:
    attacker = unit("a.one", cards.make(card, *abilities), "D2", facing)
    target = unit("b.one", FIGHTER, "D5")
    fault = Shot(look(attacker, target), attacker, target, "", False, "assault", None, None, False, False).fault()
    assert (fault and fault[1]) == rule


@pytest.mark.rule("AAM-SA-26", "AAM-SA-27", "AAM-SA-29", "AAM-ARC-05", "AAM-ARC-07", "AAM-SA-86")
@pytest.mark.parametrize(
    ("ability", "weapon", "target", "rules"),
    [
        # In front, behind.
        ("no-turret", "", PANZER, (None, "AAM-SA-26")),
        ("no-turret", "", MAUSER, (None, None)),
        ("fixed-gun", "", PANZER, (None, "AAM-SA-26")),
        ("fixed-howitzer", "", MAUSER, (None, "AAM-SA-27")),
        ("fixed-rear-gun", "", PANZER, ("AAM-SA-27", None)),
        ("fixed-rear-gun", "", MAUSER, (None, None)),
        ("no-turret", "extra-hull-mounted-cannon", PANZER, (None, "AAM-SA-29")),
        ("fixed-rear-gun", "extra-hull-mounted-cannon", PANZER, (None, "AAM-SA-29")),
        ("fixed-howitzer", "all-guns-blazing", MAUSER, (None, None)),
        ("no-turret", "improvisation", PANZER, (None, "AAM-SA-26")),
    ],
)
def test_guns_that_reach_one_side_only(
    cards: CardBox, ability: str, weapon: str, target: str, rules: tuple[str | None, ...]
) -> None:
    card = cards.make(SHERMAN, ability, *([weapon] if weapon else []))
    found = []
    for facing in ("S", "N"):
        attacker = unit("a.one", card, "D2", facing, borrowed=SHERMAN)
        other = unit("b.one", target, "D5")
        shot = Shot(look(attacker, other), attacker, other, weapon, False, "assault", None, None, False, False)
        fault = shot.fault()
        found.append(fault and fault[1])
    assert tuple(found) == rules


@pytest.mark.rule("AAM-SA-46")
@pytest.mark.parametrize("attacker", [SHERMAN, PAK])
@pytest.mark.parametrize(
    ("ability", "sign", "hidden"),
    [
        # At ranges 1, 2 and 5.
        ("camouflaged", ".", (False, True, True)),
        ("superior-camouflage", ".", (False, False, False)),
        ("superior-camouflage", "F", (False, True, True)),
        ("concealed", "F", (False, False, True)),
        ("concealed", ".", (False, False, False)),
    ],
)
def test_camouflage_against_whoever_attacks_from_afar(
    cards: CardBox, attacker: str, ability: str, sign: str, hidden: tuple[bool, ...]
) -> None:
    card = cards.make(MAUSER, ability)
    found = []
    for range in (1, 2, 5):
        fault = shot(attacker, card, range, map=ground(terrain(**{f"D{2 + range}": sign}))).fault()
        found.append(fault is not None and fault[1] == "AAM-SA-46")
    assert tuple(found) == hidden
    seen = shot(attacker, card, 2, other={"exposed": True}).fault()
    assert seen is None
