"""Range bands, the abilities that change them, and the dice a card prints."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.abilities import Held
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.ground.ranges import (
    KINDS,
    TargetKind,
    band,
    longest_range,
    printed_dice,
    row_against,
)

SHERMAN = CARDS["m4a1-sherman"]


def bands(card: Card, kind: TargetKind) -> str:
    """The band at every range from 0 to 17: s, m, l, or - where it has none."""
    return "".join((band(card, range_, kind) or "-")[0] for range_ in range(18))


def held(*abilities: Held) -> Card:
    return replace(SHERMAN, abilities=abilities)


@pytest.mark.rule("AAM-RANGE-01")
@pytest.mark.parametrize("kind", KINDS)
def test_aam_range_01_short_medium_long_and_nothing_beyond_8(kind: TargetKind) -> None:
    assert bands(SHERMAN, kind) == "ssmmmllll---------"


@pytest.mark.rule("AAM-RANGE-01")
@pytest.mark.parametrize("kind", KINDS)
def test_aam_range_01_improved_accuracy_lengthens_medium_range(kind: TargetKind) -> None:
    assert bands(held(Held("improved-accuracy")), kind) == "ssmmmmmll---------"


@pytest.mark.rule("AAM-SA-10")
@pytest.mark.parametrize("kind", KINDS)
def test_aam_sa_10_limited_range_ends_every_band(kind: TargetKind) -> None:
    assert bands(CARDS["thompson-gunner"], kind) == "ssm---------------"
    assert bands(held(Held("limited-range", 6)), kind) == "ssmmmll-----------"


@pytest.mark.rule("AAM-SA-11")
def test_aam_sa_11_extended_range_reaches_vehicles_only_enhanced_everything() -> None:
    panther, katyusha = CARDS["panther-ausf-d"], CARDS["bm-13-katyusha"]
    assert bands(panther, "vehicle") == "ssmmmllllllll-----"
    assert bands(panther, "soldier") == bands(panther, "aircraft") == "ssmmmllll---------"
    assert {bands(katyusha, kind) for kind in KINDS} == {"ssmmmllllllllllll-"}
    assert longest_range(panther) == 12
    assert longest_range(panther, "soldier") == 8
    assert longest_range(katyusha) == 16


@pytest.mark.rule("AAM-SA-83")
def test_aam_sa_83_agility_counts_against_aircraft() -> None:
    zero = CARDS["mitsubishi-a6m-zero"]
    assert bands(zero, "aircraft") == "sssmmmlll---------"
    assert bands(zero, "soldier") == bands(zero, "vehicle") == "ssmmmllll---------"
    assert printed_dice(zero, 2, CARDS["il-2-sturmovik"]) == zero.soldiers[0]
    assert printed_dice(zero, 2, SHERMAN) == zero.vehicles[1]


@pytest.mark.rule("AAM-RANGE-02")
def test_aam_range_02_printed_dice_by_band_and_none_where_the_card_has_a_dash() -> None:
    garand = CARDS["m1-garand-rifle"]
    assert [printed_dice(garand, range_, garand) for range_ in (0, 1, 2, 4, 5, 8, 9, 40)] == [8, 8, 7, 7, 0, 0, 0, 0]
    assert [printed_dice(garand, range_, SHERMAN) for range_ in (1, 2)] == [2, 0]
    assert longest_range(garand) == 4
    assert longest_range(garand, "vehicle") == 1
    unarmed = replace(SHERMAN, soldiers=(0, 0, 0), vehicles=(0, 0, 0))
    assert longest_range(unarmed) == -1


@pytest.mark.rule("AAM-RANGE-03")
def test_aam_range_03_artillery_and_aircraft_count_as_soldiers() -> None:
    for card in CARDS.values():
        assert row_against(card) == ("vehicle" if card.type == "vehicle" else "soldier")
    gun, plane = CARDS["pak-40-anti-tank-gun"], CARDS["il-2-sturmovik"]
    assert gun.is_artillery
    assert printed_dice(SHERMAN, 3, gun) == printed_dice(SHERMAN, 3, plane) == SHERMAN.soldiers[1]
    assert printed_dice(gun, 10, SHERMAN) == gun.vehicles[2]
    assert printed_dice(gun, 10, plane) == 0


def test_every_card_against_every_card_is_its_band_s_number() -> None:
    for card in CARDS.values():
        for target in (gun := CARDS["pak-40-anti-tank-gun"], SHERMAN, CARDS["il-2-sturmovik"]):
            kind: TargetKind = "aircraft" if target.type == "aircraft" else "soldier" if target is gun else "vehicle"
            for range_ in range(18):
                name = band(card, range_, kind)
                wanted = card.dice(row_against(target), name) if name else 0
                assert printed_dice(card, range_, target) == wanted
                assert wanted == 0 or range_ <= longest_range(card)
