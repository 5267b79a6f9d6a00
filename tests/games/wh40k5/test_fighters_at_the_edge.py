"""Who strikes whom, with what and how often, at the edges: each condition with the case in which it alone decides."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import (
    aims,
    attacks_at,
    base_attacks,
    from_behind,
    gear_of,
    melee_of,
    options,
    strikers,
    targets,
    touches_only_guns,
    undecided,
)
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.state.choices import Aimed, Wielded
from tests.games.wh40k5.edges import first, melee, table
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino

TOUCH = 25 / 25.4 + 0.004


# ---- who is in it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-20", "WH-CCW-11")
def test_only_walkers_are_helpless_stunned_or_immobilised() -> None:
    battle = table(
        dreadnought("a.d", 5, 30), dreadnought("a.i", 15, 30, immobilised=True), dreadnought("a.s", 25, 30, stunned=1),
        dreadnought("a.w", 35, 30, stunned=0), rhino("a.r", 45, 30, immobilised=True),
    )  # fmt: skip
    assert melee_of(battle, ("a.d", "a.i", "a.s", "a.w", "a.r")).helpless == ("a.i.1", "a.s.1")


@pytest.mark.rule("WH-UNIT-06", "WH-ASSAULT-12", "WH-ASSAULT-20")
@pytest.mark.parametrize(
    ("places", "only"),
    [
        ([(10, 21.1)], True), ([(12, 20 + TOUCH)], False), ([(10, 21.1), (12, 20 + TOUCH)], False), ([(10, 30)], False),
    ],
)  # fmt: skip
def test_who_touches_guns_alone(places: list[tuple[float, float]], only: bool) -> None:
    crew = [row("lobba-gun", 1), row("gun-crew", 2)]
    men = unit("a.m", "tactical-squad", [row("space-marine", len(places))], places=places)
    guns = unit("b.g", "big-guns", crew, places=[(10, 20), (12, 20), (14, 20)])
    friends = boyz("b.o", 9.1, 19.1, 1)
    battle = play(Combat(("a.m", "b.g")), men, guns, friends, dice=None)
    assert touches_only_guns(battle, of(battle, "a.m"), of(battle, "b.g")) is only
    assert touches_only_guns(battle, of(battle, "b.o"), of(battle, "b.g"))
    found = melee_of(battle, ("a.m", "b.g", "b.o")).batteries
    assert found == ((("a.m", "b.g"),) if only else ())


@pytest.mark.rule("WH-ASSAULT-12", "WH-ASSAULT-29")
@pytest.mark.parametrize(
    ("joined", "place", "foes", "told"),
    [
        ("b.o", "table", ("b.hero",), ("b.o",)),
        ("b.o", "off", ("b.hero",), ("b.hero",)),
        (None, "table", ("b.hero",), ("b.hero",)),
        ("b.o", "table", ("b.hero", "b.n"), ("b.n",)),
        (None, "table", ("b.n", "b.o"), ("b.n", "b.o")),
        ("b.o", "table", (), ()),
    ],
)
def test_from_behind_nobody_strikes_a_character_while_his_unit_is_there(
    joined: str | None, place: str, foes: tuple[str, ...], told: tuple[str, ...]
) -> None:
    hero = unit("b.hero", "captain", [row("captain")], 10, 20, joined=joined)
    battle = table(marines("a.m", 10, 30), hero, boyz("b.o", 20, 20, place=place), boyz("b.n", 30, 20))
    assert from_behind(battle, foes) == told


# ---- weapons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CCW-07")
def test_a_walker_fights_with_what_is_left_and_a_man_with_all_he_has() -> None:
    battle = table(dreadnought("a.d", 10, 30), marines("a.m", 20, 30))
    walker, man = first(battle, "a.d"), first(battle, "a.m")
    assert "walker-weapon" in gear_of(walker)
    assert "walker-weapon" not in gear_of(replace(walker, broken=("walker-weapon",)))
    assert gear_of(man) == man.gear
    assert "krak-grenades" in gear_of(man)


@pytest.mark.rule("WH-CCW-10", "WH-CCW-11")
@pytest.mark.parametrize(
    ("foes", "touched", "found"),
    [
        (("b.r",), True, ("", "frag-grenades", "krak-grenades")),
        (("b.r",), False, ("",)),
        (("b.d",), True, ("", "krak-grenades")),
        (("b.d", "b.r"), True, ("", "frag-grenades", "krak-grenades")),
        (("b.o",), True, ("",)),
        (("b.o", "b.d"), True, ("", "krak-grenades")),
        ((), True, ("",)),
        (("b.gone",), True, ("",)),
    ],
)
def test_grenades_are_for_vehicles_that_are_touched(
    foes: tuple[str, ...], touched: bool, found: tuple[str, ...]
) -> None:
    battle = table(
        marines("a.m", 10, 30), rhino("b.r", 10, 20),
        dreadnought("b.d", 20, 20), boyz("b.o", 30, 20), rhino("b.gone", 30, 10),
    )  # fmt: skip
    battle.state = battle.state.with_units(replace(of(battle, "b.gone"), models=(), place="off"))
    man = first(battle, "a.m")
    known = melee((man.id, foes), touched=(man.id,) if touched else ())
    blade = melee_weapons.usable(man.gear)[0]
    assert options(battle, known, man) == tuple(each or blade for each in found)


@pytest.mark.rule("WH-CCW-12")
@pytest.mark.parametrize(
    ("known", "foes", "step", "asked"),
    [
        ((), ("b.r",), 4, ["a.m.1", "a.m.2"]),
        (("a.m.1",), ("b.r",), 4, ["a.m.2"]),
        ((), ("b.r",), 5, []),
        ((), ("b.r",), 3, ["a.m.1", "a.m.2"]),
        ((), ("b.o",), 4, []),
        ((), (), 4, []),
    ],
)
def test_who_has_to_say_what_he_fights_with(
    known: tuple[str, ...], foes: tuple[str, ...], step: int, asked: list[str]
) -> None:
    battle = table(marines("a.m", 10, 30, 2), rhino("b.r", 10, 20), boyz("b.o", 30, 20))
    combat = melee(*((id, foes) for id in ("a.m.1", "a.m.2")), touched=("a.m.1", "a.m.2"))
    found = list(undecided(battle, combat, [Wielded(id, "krak-grenades") for id in known], step))
    assert [model.id for _, models in found for model in models] == asked


@pytest.mark.rule("WH-CCW-12", "WH-VEH-10")
def test_who_does_not_fight_or_reaches_nobody_is_not_asked() -> None:
    """A sergeant with two special weapons among men with one; a Rhino and a man whom nobody touches."""
    squad = unit("a.m", "tactical-squad", [row("space-marine", 1), row("sergeant", 2)], 10, 30)
    battle = table(squad, rhino("b.r", 10, 20), rhino("a.r", 20, 30))
    men = [replace(each, gear=("power-weapon", "lightning-claw")) for each in of(battle, "a.m").models[1:]]
    tank = replace(first(battle, "a.r"), gear=("power-weapon", "lightning-claw"))
    battle.state = battle.state.with_units(
        replace(of(battle, "a.m"), models=(first(battle, "a.m"), *men)), replace(of(battle, "a.r"), models=(tank,))
    )
    combat = melee(("a.m.1", ("b.far",)), ("a.m.2", ("b.far",)), ("a.r.1", ("b.far",)))
    found = list(undecided(battle, combat, (), 1))
    assert [model.id for _, models in found for model in models] == ["a.m.2"]


@pytest.mark.rule("WH-ASSAULT-07", "WH-ASSAULT-09", "WH-ASSAULT-20")
def test_those_who_do_not_strike_now_leave_the_others_their_blows() -> None:
    """Before the one who strikes stand one who reaches nobody and one with a slower weapon."""
    squad = unit("a.m", "tactical-squad", [row("sergeant", 1, "power-fist"), row("space-marine", 2)], 10, 30)
    battle = table(squad, options={"engagement_check": "start_of_combat"})
    for reached in (("a.m.1", "a.m.3"), ("a.m.2", "a.m.3"), ("a.m.3",)):
        combat = melee(*((id, ("b.far",)) for id in reached))
        found = [model.id for _, model, _ in strikers(battle, combat, (), 4)]
        assert found == [id for id in reached if id != "a.m.1"]
        late = [(model.id, weapon) for _, model, weapon in strikers(battle, combat, (), 1)]
        assert late == [("a.m.1", "power-fist")] * ("a.m.1" in reached)


# ---- attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-08", "WH-CCW-11", "WH-USR-04")
@pytest.mark.parametrize(
    ("state", "weapon", "special", "attacks"),
    [
        ({}, "close-combat-weapon", (), 3),
        ({"charged": ("b.r",)}, "close-combat-weapon", (), 4),
        ({"charged": ("b.r",)}, "krak-grenades", (), 1),
        ({}, "krak-grenades", (), 1),
        ({"countered": True}, "close-combat-weapon", (), 3),
        ({"countered": True}, "close-combat-weapon", ("counter-attack",), 4),
        ({"charged": ("b.r",)}, "close-combat-weapon", ("counter-attack",), 4),
    ],
)
def test_the_attacks_of_a_sergeant(state: dict[str, Any], weapon: str, special: tuple[str, ...], attacks: int) -> None:
    squad = unit("a.m", "tactical-squad", [row("sergeant")], 10, 30, special=special, **state)
    battle = table(squad, rhino("b.r", 10, 20))
    man = first(battle, "a.m")
    assert attacks_at(battle, of(battle, "a.m"), man, weapon, of(battle, "b.r")) == attacks
    base = base_attacks(battle, of(battle, "a.m"), man, weapon)
    assert base == (1 if weapon == "krak-grenades" else 3)


@pytest.mark.rule("WH-ASSAULT-08", "WH-CCW-11", "WH-USR-04")
@pytest.mark.parametrize(("helpless", "attacks"), [((), 3), (("b.s",), 4)])
def test_defensive_grenades_take_the_attack_of_a_charge_but_not_from_who_was_locked(
    helpless: tuple[str, ...], attacks: int
) -> None:
    squad = unit("a.m", "tactical-squad", [row("sergeant")], 10, 30, charged=("b.s",), helpless=helpless)
    battle = table(squad, boyz("b.s", 10, 20, 2))
    foes = of(battle, "b.s")
    armed = replace(foes.models[1], gear=(*foes.models[1].gear, "defensive-grenades"))
    defended = replace(foes, models=(foes.models[0], armed))
    man = first(battle, "a.m")
    assert attacks_at(battle, of(battle, "a.m"), man, "close-combat-weapon", defended) == attacks
    assert attacks_at(battle, of(battle, "a.m"), man, "close-combat-weapon", foes) == 4


@pytest.mark.rule("WH-CCW-07", "WH-VEH-11", "WH-CCW-11")
@pytest.mark.parametrize(
    ("gear", "state", "attacks"),
    [
        (("walker-weapon",), {}, 2),
        (("walker-weapon", "walker-weapon"), {}, 3),
        (("walker-weapon",) * 3, {}, 4),
        ((), {}, 2),
        (("walker-weapon",), {"immobilised": True}, 1),
        (("walker-weapon",), {"stunned": 1}, 1),
        (("walker-weapon",), {"stunned": 1, "immobilised": True}, 1),
        (("walker-weapon", "walker-weapon"), {"broken": ("walker-weapon",)}, 2),
        (("walker-weapon",), {"shaken": 9}, 2),
    ],
)
def test_the_attacks_of_a_dreadnought(gear: tuple[str, ...], state: dict[str, Any], attacks: int) -> None:
    battle = table(dreadnought("a.d", 10, 30))
    walker = replace(first(battle, "a.d"), gear=gear, **state)
    assert base_attacks(battle, of(battle, "a.d"), walker, "walker-weapon") == attacks
    assert base_attacks(battle, of(battle, "a.d"), walker, "krak-grenades") == 1


@pytest.mark.rule("WH-CCW-07", "WH-VEH-11")
def test_a_walker_with_one_attack_keeps_it_and_one_with_none_has_one() -> None:
    battle = table(dreadnought("a.d", 10, 30))
    walker = replace(first(battle, "a.d"), immobilised=True)
    profile = battle.context.profile(walker)
    for own, attacks in ((1, 1), (3, 2), (None, 1)):
        battle.context._profiles[walker.kind, walker.gear] = replace(profile, a=own)
        assert base_attacks(battle, of(battle, "a.d"), walker, "walker-weapon") == attacks
    battle.context._profiles[walker.kind, walker.gear] = replace(profile, a=None)
    twice = replace(walker, immobilised=False, gear=(*walker.gear, "walker-weapon", "walker-weapon"))
    battle.context._profiles[twice.kind, twice.gear] = replace(profile, a=None)
    assert base_attacks(battle, of(battle, "a.d"), twice, "walker-weapon") == 2


@pytest.mark.rule("WH-ASSAULT-12")
def test_each_strikes_as_his_own_player_said() -> None:
    battle = table(marines("a.m", 10, 30, 2), boyz("b.o", 10, 20), boyz("b.n", 20, 20))
    squad = of(battle, "a.m")
    combat = melee(("a.m.1", ("b.o", "b.n")), ("a.m.2", ("b.o", "b.n")))
    said = (Aimed("a.m.1", "b.o", 1), Aimed("a.m.2", "b.n", 1), Aimed("a.m.1", "b.n", 2))
    found = [
        [(foe.id, number) for foe, number in aims(battle, combat, said, squad, model, "")] for model in squad.models
    ]
    assert found == [[("b.o", 1), ("b.n", 2)], [("b.n", 1)]]
    alone = melee(("a.m.1", ("b.o",)))
    assert [(foe.id, number) for foe, number in aims(battle, alone, said, squad, squad.models[0], "")] == [("b.o", 1)]


@pytest.mark.rule("WH-CCW-11")
def test_whom_a_grenade_can_be_used_at() -> None:
    battle = table(marines("a.m", 10, 30, 2), boyz("b.o", 10, 20), rhino("b.r", 20, 20), dreadnought("b.d", 30, 20))
    combat = melee(("a.m.1", ("b.o", "b.r", "b.d")))
    found = {
        weapon: [foe.id for foe in targets(battle, combat, "a.m.1", weapon)]
        for weapon in ("", "power-weapon", "krak-grenades", "frag-grenades")
    }
    everybody = ["b.o", "b.r", "b.d"]
    assert found == {
        "": everybody, "power-weapon": everybody, "krak-grenades": ["b.r", "b.d"], "frag-grenades": ["b.r"],
    }  # fmt: skip
