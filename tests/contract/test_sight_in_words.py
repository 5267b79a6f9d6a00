"""What a piece of terrain is said to do to sight is what the rules of sight make of it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.systems import system
from grognard.core.words import english


def strip(name: str, kind: str, depth: float) -> tuple[Any, list[dict[str, Any]]]:
    """A battle on a table with a strip of a kind across its middle, and what is said of it, by message."""
    maps = system(name).maps
    side = maps.sizes[0][0]
    middle = side / 2
    outline = [[4, middle], [side - 4, middle], [side - 4, middle + depth], [4, middle + depth]]
    row = {**maps.row(kind, 0, 0), "outline": [[x, side - y] if maps.upwards else [x, y] for x, y in outline]}
    battle = maps.battle(maps.blank(side, side, "Strip") | {"piece": [row]})
    return battle, [{"id": fact.id, **fact.args} for fact in maps.ground(battle).pieces[0].facts]


def seen(name: str, battle: Any, before: float, behind: float) -> int:
    """How far a man before the strip sees one so far behind its near edge."""
    maps = system(name).maps
    middle = maps.sizes[0][0] * 500
    return int(maps.seen(battle, (middle, middle - round(before * 1000)), [(middle, middle + round(behind * 1000))])[0])


WARHAMMER = [kind.name for kind in system("wh40k5").maps.kinds()]


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04")
@pytest.mark.parametrize("kind", WARHAMMER)
def test_warhammer_says_what_hides_and_covers(kind):
    battle, facts = strip("wh40k5", kind, 1)
    sight = next(each for each in facts if each["id"] == "wh-fact-sight")
    cover = next((each for each in facts if each["id"] == "wh-fact-cover-save"), None)
    tall = float(sight["height"]) >= 1.5
    behind = seen("wh40k5", battle, 6, 3)
    assert behind == (2 if sight["sight"] == "free" else 0 if sight["sight"] == "hides" and tall else 1)
    if sight["sight"] == "free":
        assert cover is None or cover["where"] == "inside"
    if cover is not None and cover["where"] != "behind":
        assert seen("wh40k5", strip("wh40k5", kind, 6)[0], 6, 4) == 1


WORLD_WAR = [kind.name for kind in system("operation_ww2").maps.kinds()]


@pytest.mark.rule("AZ-LOS-03", "AZ-LOS-04", "AZ-LOS-05", "AZ-LOS-06")
@pytest.mark.parametrize("kind", WORLD_WAR)
def test_operation_ww2_says_how_far_one_sees_past_and_into(kind):
    thin, facts = strip("operation_ww2", kind, 2)
    fact = next(each for each in facts if each["id"] == "az-fact-sight")
    cover = next(each for each in facts if each["id"] == "az-fact-cover")
    limit = fact["limit"]
    near, far = seen("operation_ww2", thin, 20, 2 + limit - 1.5), seen("operation_ww2", thin, 20, 2 + limit + 30)
    match fact["sight"]:
        case "free" | "real":
            assert min(near, far) > 0
        case "beyond":
            assert near > 0
            assert far == 0
            assert seen("operation_ww2", thin, 1, 2 + limit + 30) > 0, "close against it"
        case "blocked" | "hedge":
            assert (near, far) == (0, 0)
            against = seen("operation_ww2", thin, 1, 30) > 0
            assert against == (fact["sight"] == "hedge"), "close against it"
        case "deep":
            deep = strip("operation_ww2", kind, 30)[0]
            assert seen("operation_ww2", deep, 20, limit - 1) == 1
            assert seen("operation_ww2", deep, 20, limit + 3) == 0
        case "slits" | "into":
            assert (seen("operation_ww2", thin, 20, 5), far) == (0, 0)
        case _:
            assert fact["sight"] in ("small", "openings")
            assert limit > 0
    behind = seen("operation_ww2", thin, 20, 3.5)
    if behind and cover["inside"] == "no":
        assert behind == (2 if cover["cover"] == "none" else 1)


@pytest.mark.parametrize("name", ["operation_ww2", "wh40k5"])
def test_every_kind_says_in_words_what_it_does_to_sight_and_movement(name):
    for kind in system(name).maps.kinds():
        said = [english(fact) for fact in kind.facts]
        assert len(said) == len(set(said)) >= 2
        assert any(fact.id.endswith("-going") for fact in kind.facts)
        assert any(fact.id.endswith("-sight") for fact in kind.facts)
    assert len({english(fact) for kind in system(name).maps.kinds() for fact in kind.facts}) > 8
