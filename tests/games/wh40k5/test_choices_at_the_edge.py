"""What is chosen in combat and how units come down, at the edges: refusals and formulas each asked by itself."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Any

import pytest

from grognard.core.engine.choices import Choice
from grognard.core.records import replace
from grognard.games.wh40k5.ground.engagement import Contact
from grognard.games.wh40k5.ground.placing import circles
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.attack_groups import Melee
from grognard.games.wh40k5.rules.shooting.blasting import floor_at
from grognard.games.wh40k5.rules.vehicles.arms import ready
from grognard.games.wh40k5.state.choices import Aimed, Assign, Finish, PutMarker, Wield, Wielded
from grognard.games.wh40k5.state.state import is_short_of_crew
from tests.games.playing import inches
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import rhino, trukk, vindicator


def melee(*ids: str) -> Melee:
    """A combat in which these men touch a Rhino and a mob."""
    return Melee(("a.m", "b.r", "b.o"), tuple(Contact(id, ("b.r", "b.o")) for id in ids), ids, ())


@pytest.mark.rule("WH-CCW-10", "WH-CCW-11", "WH-CCW-12")
@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (Wield((Wielded("a.m.1", "krak-grenades"), Wielded("a.m.2", ""))), ""),
        (Wield((Wielded("a.m.1", "krak-grenades"),)), "wh-refused-wield"),
        (Wield((Wielded("a.m.1", ""), Wielded("a.m.1", ""))), "wh-refused-wield"),
        (Wield((Wielded("a.m.1", ""), Wielded("a.m.2", ""), Wielded("a.m.3", ""))), "wh-refused-wield"),
        (Wield((Wielded("a.m.1", ""), Wielded("a.m.2", "power-weapon"))), "wh-refused-wield-what"),
        (Wield((Wielded("a.m.1", "melta-bombs"), Wielded("a.m.2", ""))), "wh-refused-wield-what"),
        (Finish(), "refused-not-offered"),
    ],
)
def test_what_a_model_may_fight_with(choice: Choice, told: str) -> None:
    battle = table(marines("a.m", 10, 30, 3), rhino("b.r", 10, 20), boyz("b.o", 20, 20))
    decision = ChooseWeapons(0, "a.m", melee("a.m.1", "a.m.2"), ("a.m.1", "a.m.2"))
    assert words(decision.refusal(battle, choice)) == told


@pytest.mark.rule("WH-ASSAULT-08", "WH-ASSAULT-12")
@pytest.mark.parametrize(
    ("attacks", "told"),
    [
        ({"b.o": 3}, ""), ({"b.o": 2, "b.n": 1}, ""), ({"b.o": 1, "b.n": 2}, ""), ({"b.n": 3}, ""),
        ({"b.o": 2}, "wh-refused-assign-count"), ({"b.o": 4}, "wh-refused-assign-count"),
        ({"b.o": 3, "b.n": 1}, "wh-refused-assign-count"), ({"b.o": 3, "b.n": 0}, "wh-refused-assign-whom"),
        ({"b.far": 3}, "wh-refused-assign-whom"), ({"b.o": 2, "b.far": 1}, "wh-refused-assign-whom"),
    ],
)  # fmt: skip
def test_a_sergeant_divides_all_his_attacks(attacks: dict[str, int], told: str) -> None:
    squad = unit("a.m", "tactical-squad", [row("sergeant")], 10, 30)
    battle = table(squad, boyz("b.o", 10, 20), boyz("b.n", 20, 20))
    combat = Melee(("a.m", "b.o", "b.n"), (Contact("a.m.1", ("b.o", "b.n")),), ("a.m.1",), ())
    decision = ChooseVictims(0, "a.m", combat, (), ("a.m.1",))
    choice = Assign(tuple(Aimed("a.m.1", foe, count) for foe, count in attacks.items()))
    assert words(decision.refusal(battle, choice)) == told
    assert words(decision.refusal(battle, Finish())) == "refused-not-offered"
    assert words(decision.refusal(battle, Assign(()))) == "wh-refused-assign"
    twice = Assign((Aimed("a.m.1", "b.o", 1), Aimed("a.m.1", "b.o", 2)))
    assert words(decision.refusal(battle, twice)) == "wh-refused-assign"


@pytest.mark.rule("WH-ASSAULT-08", "WH-ASSAULT-12", "WH-CCW-11")
@pytest.mark.parametrize(
    ("attacks", "told"),
    [
        ({"b.o": 4}, ""), ({"b.n": 3}, ""), ({"b.o": 1, "b.n": 3}, ""), ({"b.o": 2, "b.n": 2}, ""),
        ({"b.n": 4}, "wh-refused-assign-count"), ({"b.o": 3}, "wh-refused-assign-count"),
        ({"b.o": 1, "b.n": 2}, "wh-refused-assign-count"),
    ],
)  # fmt: skip
def test_the_attack_of_a_charge_goes_only_at_who_has_no_defensive_grenades(attacks: dict[str, int], told: str) -> None:
    squad = unit("a.m", "tactical-squad", [row("sergeant")], 10, 30, charged=("b.o", "b.n"))
    battle = table(squad, boyz("b.o", 10, 20), boyz("b.n", 20, 20))
    mob = of(battle, "b.n")
    armed = tuple(replace(each, gear=(*each.gear, "defensive-grenades")) for each in mob.models)
    battle.state = battle.state.with_units(replace(mob, models=armed))
    combat = Melee(("a.m", "b.o", "b.n"), (Contact("a.m.1", ("b.o", "b.n")),), ("a.m.1",), ())
    choice = Assign(tuple(Aimed("a.m.1", foe, count) for foe, count in attacks.items()))
    assert words(ChooseVictims(0, "a.m", combat, (), ("a.m.1",)).refusal(battle, choice)) == told


@pytest.mark.rule("WH-GAME-02")
@pytest.mark.parametrize("turn", [0, 30, 90])
@pytest.mark.parametrize("count", [1, 2, 7, 8, 19])
def test_a_unit_comes_down_in_touching_circles_round_its_first(count: int, turn: int) -> None:
    """Six stand about the first, twelve about these; the circle begins straight up, turned clockwise."""
    squad = marines("a.m", 10, 30, count).unit
    legs = circles(squad, (20_000, 20_000), turn)
    ends = [leg.points[-1] for leg in legs]
    assert [leg.model for leg in legs] == [model.id for model in squad.models]
    assert ends[0] == (20_000, 20_000)
    rings = [round(hypot(x - 20_000, y - 20_000) / 984) for x, y in ends]
    assert rings == [0, *[1] * 6, *[2] * 12][:count]
    if count > 1:
        far = hypot(ends[1][0] - 20_000, ends[1][1] - 20_000)
        assert 984 <= far <= 990
        aim = round(20_000 + far * sin(radians(turn))), round(20_000 - far * cos(radians(turn)))
        assert ends[1] == pytest.approx(aim, abs=2)
    for number, (x, y) in enumerate(ends):
        assert all(hypot(x - u, y - v) >= 983 for u, v in ends[:number])


@pytest.mark.rule("WH-UNIT-02")
@pytest.mark.parametrize(
    ("guns", "crew", "short"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False), (1, 3, False), (0, 2, False)]
)
def test_each_gun_needs_a_crewman(guns: int, crew: int, short: bool) -> None:
    rows = [row("lobba-gun", guns)] * bool(guns) + [row("gun-crew", crew)] * bool(crew)
    assert is_short_of_crew(unit("b.g", "big-guns", rows, 10, 10).unit) is short
    assert not is_short_of_crew(marines("a.m", 10, 10).unit)


@pytest.mark.rule("WH-WEAPON-20")
def test_a_marker_lies_on_the_floor_that_is_named_or_that_of_whom_it_lies_on() -> None:
    low, high = marines("a.m", 10, 30, 2).unit.models
    models = (low, replace(high, storey=2))
    assert floor_at(models, PutMarker((inches(10), inches(30)))) == 0
    assert floor_at(models, PutMarker((inches(11.5), inches(30)))) == 2
    assert floor_at(models, PutMarker((inches(20), inches(30)))) == 0
    assert floor_at(models, PutMarker((inches(11.5), inches(30)), storey=1)) == 1


@pytest.mark.rule("WH-VEH-03", "WH-VEH-07", "WH-VEH-15")
@pytest.mark.parametrize(
    ("state", "fields", "fires"),
    [
        ({}, {}, True), ({"shaken": 1}, {}, False), ({"shaken": 0}, {}, True), ({"stunned": 1}, {}, False),
        ({"stunned": 0}, {}, True), ({}, {"rammed": True}, False), ({"speed": "combat"}, {}, True),
        ({"speed": "cruising"}, {}, False), ({"immobilised": True}, {}, True),
        ({"broken": ("storm-bolter",)}, {}, False),
    ],
)  # fmt: skip
def test_when_a_rhino_can_fire(state: dict[str, Any], fields: dict[str, Any], fires: bool) -> None:
    battle = table(rhino("a.r", 10, 30, **fields))
    tank = replace(of(battle, "a.r").models[0], **state)
    assert bool(ready(battle, of(battle, "a.r"), tank)) is fires


@pytest.mark.rule("WH-VEH-03")
@pytest.mark.parametrize(("speed", "ordnance"), [("stationary", True), ("combat", True), ("cruising", False)])
def test_ordnance_is_fired_at_combat_speed_at_most(speed: str, ordnance: bool) -> None:
    battle = table(vindicator("a.v", 10, 30), trukk("a.t", 30, 30))
    tank = replace(of(battle, "a.v").models[0], speed=speed)
    fired = [weapon.type for weapon in ready(battle, of(battle, "a.v"), tank)]
    assert ("ordnance" in fired) is ordnance
