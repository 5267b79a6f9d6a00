"""The exact outcome of an attack against all that the engine's dice can come to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, cast

import pytest

from grognard.games.axis_allies_minis.odds.attack_odds import (
    Outcome,
    expected_share,
    mean_share,
    outcome_of,
    plain_share,
)
from grognard.games.axis_allies_minis.rules.attack.fates import Dice
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.state.conditions import RESULTS, Result, turned
from grognard.games.axis_allies_minis.state.events.attack import Scored
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.odds.distributions import binomial, die_chance
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, at, look, of, play, terrain, unit
from tests.games.playing import happened
from tests.oracles.enumeration import exactly

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"


def result_of(battle: Any, id: str) -> str:
    """What the face-down markers of a unit make of it, or its loss."""
    target = of(battle, id)
    if not target.alive:
        return "destroyed"
    found = turned(target)
    return (
        "destroyed" if found.destroyed else "damaged" if found.damaged else "disrupted" if found.disrupted else "none"
    )


Figures = tuple[dict[int, Fraction], dict[str, Fraction], Fraction]


def figures(found: Outcome) -> Figures:
    """What is compared of an outcome: the hits, what the markers make of the target, the attacker's own gun."""
    hits = {number: Fraction(chance) for number, chance in found.hits.items() if chance}
    return hits, {name: Fraction(chance) for name, chance in found.marked.items()}, Fraction(found.overheats)


def enumerated(battle: Any, target: str) -> Figures:
    """The outcome of a battle that begins with an open roll, by following every roll."""
    ends = exactly(
        battle,
        lambda moment: moment.over,
        lambda moment: (
            happened(moment, Scored)[0].hits if happened(moment, Scored) else -1,
            result_of(moment, target),
            of(moment, "a.shooter").disrupted,
        ),
    )
    hits: dict[int, Fraction] = {}
    results: dict[str, Fraction] = dict.fromkeys(RESULTS, Fraction(0))
    overheats = Fraction(0)
    for end, chance in ends.items():
        scored, result, overheated = cast("tuple[int, Result, bool]", end)
        hits[scored] = hits.get(scored, Fraction(0)) + chance
        results[result] += chance
        overheats += chance if overheated else 0
    return hits, results, overheats


CASES: list[tuple[str, tuple[str, ...], str, dict[str, Any], str, dict[str, Any]]] = [
    (GARAND, (), MAUSER, {}, ".", {}),
    (GARAND, (), MAUSER, {}, "F", {}),
    (GARAND, (), MAUSER, {"hits": ("disrupted",)}, "F", {}),
    (SHERMAN, (), PANZER, {}, ".", {}),
    (SHERMAN, (), PANZER, {"hits": ("disrupted",)}, "T", {}),
    (SHERMAN, (), PANZER, {"damaged": True}, ".", {}),
    (SHERMAN, (), "panther-ausf-d", {}, ".", {}),
    ("17-pounder-anti-tank-gun", (), "tiger-i", {}, ".", {}),
    ("17-pounder-anti-tank-gun", (), "tiger-i", {"spent": ("heavy-armor",)}, "F", {}),
    ("17-pounder-anti-tank-gun", (), PANZER, {}, ".", {"piercing": True}),
    ("mortar-m2", (), MAUSER, {}, "F", {}),
    (GARAND, ("flamethrower",), MAUSER, {}, ".", {}),
    (GARAND, ("vast-experience",), MAUSER, {}, "F", {}),
    (GARAND, ("guard-crew",), MAUSER, {}, ".", {}),
    (GARAND, ("guard-crew", "vast-experience"), MAUSER, {}, "F", {}),
    (GARAND, ("overheat",), MAUSER, {}, ".", {}),
    (GARAND, ("guard-crew", "overheat"), MAUSER, {}, ".", {}),
    (GARAND, (), "type-95-ha-go", {}, "F", {}),
]


@pytest.mark.rule("AAM-HIT-04")
@pytest.mark.rule("AAM-COVER-03")
@pytest.mark.parametrize(("shooter", "more", "target", "state", "sign", "how"), CASES)
def test_the_outcome_is_that_of_all_dice(
    cards: CardBox, shooter: str, more: tuple[str, ...], target: str, state: dict[str, Any], sign: str, how: Any
) -> None:
    card = cards.make(shooter, *more) if more else shooter
    units = unit("a.shooter", card, "D6"), unit("b.target", target, "D5", "S", **state)
    if shooter == "mortar-m2":
        units = unit("a.shooter", card, "D8"), units[1]
    map = ground(terrain(D5=sign))
    battle = play(
        Strike("a.shooter", "b.target", "assault", piercing=how.get("piercing", False)), *units, map=map, dice=None
    )
    aim = aimed(look(*units, map=map), "a.shooter", "b.target", **how)
    found = outcome_of(aim, units[1], fractions=True)
    assert figures(found) == enumerated(battle, "b.target")
    assert sum(found.results.chances) == 1
    rounded = outcome_of(aim, units[1])
    assert rounded.hits.chances == pytest.approx([float(chance) for chance in found.hits.chances])


@pytest.mark.rule("AAM-SA-84")
def test_sirens_too() -> None:
    units = unit("a.shooter", "junkers-ju-87b-stuka", "D6"), unit("b.target", GARAND, "D5")
    battle = play(Strike("a.shooter", "b.target", "airstrike"), *units, dice=None, phase="airstrike")
    aim = aimed(look(*units, phase="airstrike"), "a.shooter", "b.target", occasion="airstrike")
    assert figures(outcome_of(aim, units[1], fractions=True)) == enumerated(battle, "b.target")


@pytest.mark.rule("AAM-DF-08")
@pytest.mark.rule("AAM-COVER-05")
def test_of_a_reaction_shot() -> None:
    units = unit("a.shooter", GARAND, "D6"), unit("b.target", MAUSER, "D4")
    map = ground(terrain(D5="F"))
    shot = ReactionShot("a.shooter", "b.target", at("D5"), Direction.S, "defensive", True)
    battle = play(shot, *units, map=map, dice=None)
    ends = exactly(battle, lambda moment: moment.over, lambda moment: of(moment, "b.target").disrupted)
    aim = aimed(look(*units, map=map), "a.shooter", "b.target", at=at("D5"), facing=Direction.S, occasion="defensive")
    found = outcome_of(aim, units[1], fractions=True)
    assert found.results["disrupted"] == ends[True]
    assert found.results["none"] == ends[False]


@pytest.mark.rule("AAM-HIT-04")
def test_the_chances_of_a_plain_attack() -> None:
    aim = aimed(look(unit("a.rifle", GARAND, "D6"), unit("b.rifle", MAUSER, "D5")), "a.rifle", "b.rifle")
    dice = binomial(8, die_chance(4), fractions=True)
    found = outcome_of(aim, unit("b.rifle", MAUSER, "D5"), fractions=True)
    assert found.hits.chances == (dice.at_most(3), dice[4], dice[5] + dice[6] + dice[7], dice[8])
    assert found.results["disrupted"] == dice[4]
    assert found.results["destroyed"] == dice.at_least(5)


def test_the_share_of_its_worth_an_attack_takes() -> None:
    def share(target: Unit) -> float:
        return expected_share(aimed(look(unit("a.tank", SHERMAN, "D6"), target), "a.tank", target.id), target)

    fresh, hit = unit("b.rifle", MAUSER, "D5"), unit("b.rifle", MAUSER, "D5", hits=("disrupted",))
    doomed = unit("b.rifle", MAUSER, "D5", hits=("disrupted", "destroyed"))
    assert 0 < share(fresh) < 1
    assert share(hit) > share(fresh) - 0.2
    assert share(doomed) == pytest.approx(0)


def test_a_plain_attack_is_expected_as_any_other() -> None:
    target = unit("b.rifle", MAUSER, "D5")
    aim = aimed(look(unit("a.tank", SHERMAN, "D6"), target), "a.tank", "b.rifle")
    share = plain_share(Dice(aim.dice, aim.need, aim.defence), "soldier")
    assert share == expected_share(aim, target) == mean_share(outcome_of(aim, target).results)
