"""Which attacks are listed, and that exactly those are accepted (AAM-HIT-10)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from grognard.core.words import missing_messages
from grognard.games.axis_allies_minis.data.traits import WEAPONS
from grognard.games.axis_allies_minis.rules.attack.attacks import draws, has_any, listed, refusal, targets, weapons
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.table import CardBox, aboard, look, of, unit

GARAND, SHERMAN, MG, MAUSER = "m1-garand-rifle", "m4a1-sherman", "mg-42-machine-gun-team", "mauser-kar-98k"


def crowd(cards: CardBox, phase: str = "assault"):
    """A crowd with nearly every way to attack in it."""
    return look(
        unit("a.gun", "17-pounder-anti-tank-gun", "D8"),
        unit("a.mg", "m1919-mg", "D7"),
        unit("a.bazooka", "bazooka", "D5"),
        unit("a.hero", "resourceful-hero", "E6", borrowed="mg-42-machine-gun-team"),
        unit("a.tank", cards.make(SHERMAN, "extra-hull-mounted-cannon", "extra-machine-guns"), "C7", "N"),
        unit("a.rockets", "bm-13-katyusha", "D9"),
        unit("a.plane", "p-51d-mustang", "F5", "N"),
        unit("a.rider", GARAND, "C7"),
        unit("b.tank", cards.make("panzer-iv-ausf-g", "open-exposed-crew"), "D5", "S"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.second", MAUSER, "D6"),
        unit("b.plane", "focke-wulf-fw-190a", "D5", "S"),
        unit("b.far", MAUSER, "F3"),
        unit("b.gone", MAUSER),
        phase=phase,
    )


@pytest.mark.rule("AAM-HIT-10")
@pytest.mark.parametrize("phase", ["assault", "airstrike", "movement"])
def test_exactly_the_attacks_listed_are_accepted(cards: CardBox, phase: str) -> None:
    battle = crowd(cards, phase)
    for attacker in (each for each in battle.state.units.values() if each.seat == 0):
        found = list(listed(battle, attacker))
        assert len(set(found)) == len(found)
        accepted = [
            choice
            for target, weapon, row, piercing, grazing, facing in product(
                battle.state.units, WEAPONS, (False, True), (False, True), (False, True), (None, *Direction)
            )
            if refusal(battle, attacker, choice := Attack(attacker.id, target, weapon, row, piercing, grazing, facing))
            is None
        ]
        assert set(accepted) == set(found)
        assert has_any(battle, attacker) is bool(found)
        for number in range(10):
            tries = draws(battle, attacker, Random(number))
            assert {attack for attack in tries if refusal(battle, attacker, attack) is None} == set(found)


@pytest.mark.rule("AAM-HIT-10")
def test_every_refusal_has_words_and_rules(cards: CardBox) -> None:
    battle = crowd(cards)
    messages = set()
    for attacker in battle.state.units.values():
        for target, weapon, row in product((*battle.state.units, "nobody"), (*WEAPONS, "club"), (False, True)):
            found = refusal(battle, attacker, Attack(attacker.id, target, weapon, row, True, True))
            if found is not None:
                messages.add(found.message.id)
                assert found.rules
                assert str(found)
    assert missing_messages(messages) == []
    assert len(messages) > 8


@pytest.mark.rule("AAM-LOS-10")
def test_friends_and_units_off_the_map_are_no_targets(cards: CardBox) -> None:
    battle = crowd(cards)
    found = {each.id for each in targets(battle, of(battle, "a.tank"))}
    assert found == {"b.tank", "b.rifle", "b.second", "b.plane", "b.far"}


@pytest.mark.rule("AAM-SA-03")
@pytest.mark.rule("AAM-GRAZE-01")
@pytest.mark.rule("AAM-HIT-09")
def test_what_is_left_after_each_attack(cards: CardBox) -> None:
    card = cards.make(SHERMAN, "double-shot", "remote-control", "extra-hull-mounted-cannon", "all-guns-blazing")
    battle = look(unit("a.tank", card, "D5"), unit("b.rifle", MAUSER, "D4"))
    tank = of(battle, "a.tank")

    def left(*made: Attack) -> set[str]:
        return set(weapons(battle, tank, made))

    usual, grazing = Attack("a.tank", "b.rifle"), Attack("a.tank", "b.rifle", grazing=True)
    cannon = Attack("a.tank", "b.rifle", "extra-hull-mounted-cannon")
    guns = Attack("a.tank", "b.rifle", "all-guns-blazing")
    instead = Attack("a.tank", "b.rifle", "remote-control")
    assert left() == {"", "remote-control", cannon.weapon}
    assert left(usual) == {"", cannon.weapon, guns.weapon}
    assert left(usual, usual) == {cannon.weapon, guns.weapon}
    assert left(grazing) == {cannon.weapon, guns.weapon}
    assert left(cannon) == {"", "remote-control"}
    assert left(instead) == {cannon.weapon, guns.weapon}
    assert left(usual, usual, cannon, guns) == set()


@pytest.mark.rule("AAM-MOVE-12", "AAM-SA-69", "AAM-LOS-10")
def test_a_carried_target_and_a_friend_are_refused_in_words_that_fit() -> None:
    bus = unit("b.bus", "sd-kfz-251", "D5")
    battle = look(unit("a.rifle", GARAND, "D6"), unit("a.tank", SHERMAN, "D7"), bus, aboard("b.rider", MAUSER, bus))
    for target, sentence in (("b.rider", "aam-refused-carried-target"), ("a.tank", "aam-refused-target")):
        found = refusal(battle, of(battle, "a.rifle"), Attack("a.rifle", target))
        assert found is not None
        assert found.message.id == sentence
