"""Assaults at their edges: units of mixed models, weapons against vehicles, combats that are over, what is shared."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault import charging
from grognard.games.wh40k5.rules.assault.assault import ChooseCharge, combats
from grognard.games.wh40k5.rules.assault.attack_groups import NOBODY, base_attacks, need_against, options
from grognard.games.wh40k5.state.choices import Charge, Finish
from tests.games.playing import piece
from tests.games.wh40k5.edges import first, melee, table, words
from tests.games.wh40k5.table import boyz, marines, of, row, shifted, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino

BASE = 0.984


@pytest.mark.rule(
    "WH-ASSAULT-01", "WH-ASSAULT-02", "WH-ASSAULT-03", "WH-MOVE-12", "WH-MOVE-09", "WH-VEH-26", "WH-ASSAULT-27"
)
def test_units_of_mixed_models_assault_as_all_of_them_can() -> None:
    kans = unit("a.k", "killa-kans", [row("killa-kan", 2)], 10, 10)
    models = (replace(kans.unit.models[0], immobilised=True), kans.unit.models[1])
    battle = table(
        replace(kans, unit=replace(kans.unit, models=models)), unit("a.g", "boyz", [row("boy"), row("lobba-gun")], 20,
        10),
        unit("a.b", "boyz", [row("boy"), row("warbiker")], 30, 10), unit("a.w", "boyz", [row("boy"),
        row("fenrisian-wolf")], 40, 10),
        unit("a.x", "boyz", [row("boy"), row("killa-kan")], 10, 20),
    )  # fmt: skip
    assert words(charging.cannot_assault(battle, of(battle, "a.k"))) == "wh-refused-halted"
    assert words(charging.cannot_assault(battle, of(battle, "a.g"))) == "wh-refused-cannot-assault"
    assert charging.rate(of(battle, "a.w")) == 6_000
    assert charging.is_slowed(battle, of(battle, "a.b"))
    fired = {id: charging.forbids_assault(battle, of(battle, id), ("heavy",)) for id in ("a.x", "a.k", "a.w")}
    assert fired == {"a.x": True, "a.k": False, "a.w": True}
    assert not charging.forbids_assault(battle, of(battle, "a.w"), ("assault", "pistol"))


@pytest.mark.rule("WH-ASSAULT-03", "WH-ASSAULT-04", "WH-USR-28", "WH-USR-18")
def test_what_costs_an_assault_its_initiative() -> None:
    """A roll for terrain does, whatever was crossed; of the careful only real terrain."""
    battle = table(
        marines("a.m", 10, 30, 1), marines("a.s", 20, 30, 1, special=("slow-and-purposeful",)), boyz("b.o", 10, 5, 1),
        pieces=[piece("woods", 0, 24, 48, 26)],
    )  # fmt: skip
    assert not charging.must_roll(battle, of(battle, "a.m"), of(battle, "b.o"))
    for id, dy, rolled, late in (
        ("a.m", -2, True, True), ("a.m", -2, False, False), ("a.m", -5, False, False), ("a.s", -2, True, False),
        ("a.s", -5, True, True), ("a.s", -5, False, True),
    ):  # fmt: skip
        own = of(battle, id)
        going = charging.Charging(id, "b.o", False, rolled=rolled)
        assert going.stumbles(battle, own, shifted(battle, id, 0, dy)) is late


@pytest.mark.rule("WH-CCW-10", "WH-CCW-11", "WH-CCW-07", "WH-VEH-10", "WH-VEH-11")
def test_what_men_do_to_vehicles() -> None:
    battle = table(marines("a.m", 10, 30, 1), rhino("b.r", 10, 20, speed="combat"), dreadnought("b.d", 20, 20),
                   rhino("b.gone", 30, 20))  # fmt: skip
    own, man = of(battle, "a.m"), first(battle, "a.m")
    armed = replace(man, gear=("close-combat-weapon", "bolt-pistol", "frag-grenades", "krak-grenades"))
    assert base_attacks(battle, own, armed, "close-combat-weapon") == 2
    assert base_attacks(battle, own, armed, "krak-grenades") == 1
    for foe, more in (("b.r", ("frag-grenades", "krak-grenades")), ("b.d", ("krak-grenades",)), ("b.gone", ())):
        if foe == "b.gone":
            battle.state = battle.state.with_units(of(battle, "b.gone").dead)
        fight = melee(("a.m.1", (foe,)), touched=("a.m.1",))
        assert options(battle, fight, armed) == ("close-combat-weapon", *more)
        untouched = melee(("a.m.1", (foe,)))
        assert options(battle, untouched, armed) == ("close-combat-weapon",)
    car, walker = first(battle, "b.r"), first(battle, "b.d")

    def need(struck: Any, weapon: str, helpless: tuple[str, ...] = ()) -> int:
        return need_against(battle, replace(NOBODY, helpless=helpless), own, armed, weapon, struck)

    assert [need(replace(car, speed=speed), "") for speed in ("stationary", "combat", "cruising")] == [0, 4, 6]
    assert [need(walker, "close-combat-weapon"), need(walker, "krak-grenades")] == [4, 6]
    assert need(walker, "krak-grenades", ("b.d.1",)) == 4


@pytest.mark.rule("WH-ASSAULT-20", "WH-ASSAULT-01", "WH-ASSAULT-02")
def test_which_combats_are_still_to_be_fought() -> None:
    def fighting(**fields: Any) -> list[tuple[str, ...]]:
        battle = table(marines("a.m", 10, 30, 1), boyz("b.o", 10 - BASE, 30, 1, **fields), marines("a.n", 30, 30, 1),
                       boyz("b.p", 30 - BASE, 30, 1), marines("a.x", 20, 10, 1))  # fmt: skip
        return [tuple(sorted(each)) for each in combats(battle)]

    assert fighting() == [("a.m", "b.o"), ("a.n", "b.p")]
    assert fighting(fought=True) == [("a.n", "b.p")]
    battle = table(marines("a.m", 10, 30), marines("a.off", 10, 40, place="off"), boyz("b.o", 10, 26))
    decision = ChooseCharge(0)
    told = [words(decision.refusal(battle, Charge(id, "b.o", False))) for id in ("a.m", "a.off", "b.o", "nobody")]
    assert told[0] == ""
    assert told[1] == told[2] == told[3] != ""
    assert decision.refusal(battle, Finish()) is None


@pytest.mark.rule("WH-UNIT-08", "WH-USR-06", "WH-USR-21")
def test_what_a_unit_shares_that_it_knows_by_its_kind() -> None:
    """Swarms are stealthy by their kind, and share that; not if some of them are not, nor if none is left."""
    swarms = unit("b.s", "ripper-swarms", [row("ripper-swarm", 2)], 10, 10)
    mixed = unit("b.x", "termagants", [row("termagant"), row("ripper-swarm")], 20, 10)
    battle = table(swarms, mixed, unit("b.c", "warboss", [row("warboss")], 30, 10))
    boss = of(battle, "b.c").models
    for id, stealthy in (("b.s", True), ("b.x", False)):
        host = of(battle, id)
        whole = replace(host, models=(*host.models, *boss), guests=("b.c",))
        assert battle.context.has(host, "stealth") is stealthy
        assert battle.context.has(whole, "stealth") is stealthy
        assert not battle.context.has(replace(whole, models=boss), "stealth")
        assert not battle.context.has(host.dead, "stealth")
