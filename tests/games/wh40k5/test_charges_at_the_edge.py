"""Who may assault whom, and how far, at the edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.wh40k5.rules.assault import charging
from grognard.games.wh40k5.rules.movement import movement
from tests.games.playing import piece
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino


def jumpers(id: str, x: float, y: float, **more: Any) -> Any:
    """Five marines with jump packs."""
    return unit(id, "assault-squad", [row("assault-marine", 5)], x, y, **more)


@pytest.mark.rule("WH-ASSAULT-01", "WH-ASSAULT-27", "WH-VEH-07", "WH-VEH-26")
@pytest.mark.parametrize(
    ("posted", "told"),
    [
        (marines("a.m", 10, 30), ""),
        (rhino("a.m", 10, 30), "wh-refused-cannot-assault"),
        (dreadnought("a.m", 10, 30), ""),
        (dreadnought("a.m", 10, 30, immobilised=True), "wh-refused-halted"),
        (marines("a.m", 10, 30, idle=True), "wh-refused-barred"),
        (marines("a.m", 10, 30, barred=True), "wh-refused-barred"),
        (marines("a.m", 10, 30, stranded=True), "wh-refused-barred"),
        (marines("a.m", 10, 30, boosted=True), "wh-refused-boosted"),
        (marines("a.m", 10, 30, declared="b.far"), "wh-refused-declared"),
        (marines("a.m", 10, 30, ran=True), "wh-refused-ran"),
        (marines("a.m", 10, 30, ran=True, special=("fleet",)), ""),
        (marines("a.m", 10, 30, fleeing=True), "wh-refused-fleeing"),
        (marines("a.m", 10, 30, down=1), "wh-refused-down"),
    ],
)
def test_who_may_assault(posted: Any, told: str) -> None:
    battle = table(posted)
    assert words(charging.cannot_assault(battle, of(battle, "a.m"))) == told


@pytest.mark.rule("WH-ASSAULT-01", "WH-ASSAULT-02", "WH-ASSAULT-26")
@pytest.mark.parametrize(
    ("target", "shot", "told"),
    [
        ("b.foe", None, ""), ("b.foe", "b.foe", ""), ("b.foe", "b.far", "wh-refused-shot-other"),
        ("b.spilled", "b.far", ""), ("b.away", None, "wh-refused-no-enemy"), ("a.friend", None, "wh-refused-no-enemy"),
        ("b.nobody", None, "wh-refused-no-enemy"),
    ],
)  # fmt: skip
def test_who_may_be_assaulted(target: str, shot: str | None, told: str) -> None:
    battle = table(
        marines("a.m", 10, 30, shot=shot), marines("a.friend", 10, 40), boyz("b.foe", 10, 26),
        boyz("b.spilled", 20, 26, spilled="a.m"), boyz("b.away", 0, 0, place="reserve"),
    )  # fmt: skip
    assert words(charging.charge_refusal(battle, of(battle, "a.m"), target)) == told


@pytest.mark.rule("WH-ASSAULT-03", "WH-MOVE-09", "WH-MOVE-12", "WH-USR-18", "WH-USR-28")
@pytest.mark.parametrize(
    ("posted", "options", "wood", "slowed", "careful", "rolls"),
    [
        (marines("a.m", 10, 30), {}, None, True, False, False),
        (marines("a.m", 10, 30), {}, (8, 27, 20, 28), True, False, True),
        (marines("a.m", 10, 30), {}, (9, 29, 11, 31), True, False, True),
        (marines("a.m", 10, 30), {}, (30, 27, 33, 28), True, False, False),
        (marines("a.m", 10, 30, special=("slow-and-purposeful",)), {}, None, True, True, True),
        (jumpers("a.m", 10, 30), {"jump_charge": "not_slowed"}, (8, 27, 20, 28), False, False, False),
        (jumpers("a.m", 10, 30), {}, (8, 27, 20, 28), True, False, True),
        (marines("a.m", 10, 30), {"jump_charge": "not_slowed"}, None, True, False, False),
    ],
)
def test_who_rolls_for_difficult_terrain_in_an_assault(
    posted: Any,
    options: dict[str, str],
    wood: tuple[float, float, float, float] | None,
    slowed: bool,
    careful: bool,
    rolls: bool,
) -> None:
    pieces = [piece("woods", *wood, height=5)] if wood else []
    battle = table(posted, boyz("b.foe", 10, 25), pieces=pieces, options=options)
    own, foe = of(battle, "a.m"), of(battle, "b.foe")
    assert charging.is_slowed(battle, own) is slowed
    assert movement.is_careful(battle, own) is careful
    assert charging.must_roll(battle, own, foe) is rolls
    jumping = own.kind == "assault-squad"
    assert charging.on_foot(battle, own.models[0]) is (jumping and not options)


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-03", "WH-MOVE-12")
def test_how_far_an_assault_leads() -> None:
    battle = table(marines("a.m", 10, 30), rhino("a.car", 30, 30))
    own = of(battle, "a.m")
    assert charging.rate(own) == 6000
    assert charging.rate(of(battle, "a.car")) == 0
    assert [charging.reach(battle, own, faces) for faces in ((1, 3), (6, 2), (1, 1))] == [3000, 6000, 1000]
