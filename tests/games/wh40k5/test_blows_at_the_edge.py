"""What blows do at the edges: each condition with the case in which it alone decides."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.assault.attack_groups import (
    blow_at,
    blow_at_vehicle,
    hit_on,
    need_against,
    poison_repeats,
    swing_at,
    swings_of,
    vehicle_touched,
    with_attacks,
)
from grognard.games.wh40k5.rules.assault.combat import Combat
from tests.games.wh40k5.edges import first, melee, table
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino, speeder

TOUCH = 25 / 25.4 + 0.004


# ---- the blows ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-10", "WH-VEH-11", "WH-USR-13", "WH-UNIT-06")
@pytest.mark.parametrize(
    ("foe", "special", "again", "need"),
    [
        ("b.d", (), False, 4),
        ("b.d", ("preferred-enemy",), True, 4),
        ("b.r", ("preferred-enemy",), False, 0),
        ("b.r", (), False, 0),
    ],
)
def test_blows_at_a_vehicle(foe: str, special: tuple[str, ...], again: bool, need: int) -> None:
    battle = table(marines("a.m", 10, 30, special=special), rhino("b.r", 20, 20), dreadnought("b.d", 30, 20))
    combat, squad = melee(("a.m.1", (foe,))), of(battle, "a.m")
    swing = swing_at(battle, combat, squad, squad.models[0], "", of(battle, foe))
    assert swing is not None
    assert (swing.again, swing.need, swing.attacks, swing.model) == (again, need, 0, f"{foe}.1")
    assert swing.armour == hit_on(battle, squad, squad.models[0], "", first(battle, foe))
    assert blow_at_vehicle(battle, combat, squad, squad.models[0], "", of(battle, foe), first(battle, foe)) == swing
    assert with_attacks(swing, 3) == replace(swing, attacks=3)


@pytest.mark.rule("WH-UNIT-06")
def test_guns_alone_are_hit_without_a_roll_wherever_they_stand_in_their_unit() -> None:
    crewed = unit("b.g", "big-guns", [row("gun-crew", 2), row("lobba-gun", 1)], 20, 20)
    battle = table(marines("a.m", 10, 30), crewed)
    squad, guns = of(battle, "a.m"), of(battle, "b.g")
    combat = replace(melee(("a.m.1", ("b.g",))), batteries=(("a.m", "b.g"),))
    swing = swing_at(battle, combat, squad, squad.models[0], "", guns)
    assert swing is not None
    assert (swing.need, swing.attacks, swing.again) == (0, 0, False)
    assert swing.armour == hit_on(battle, squad, squad.models[0], "", guns.models[2])
    left = replace(guns, models=guns.models[:2])
    assert swing_at(battle, combat, squad, squad.models[0], "", left) is None
    open_ = swing_at(battle, melee(("a.m.1", ("b.g",))), squad, squad.models[0], "", guns)
    assert open_ is not None
    assert open_.armour is None


@pytest.mark.rule("WH-VEH-10", "WH-VEH-11", "WH-CCW-11")
@pytest.mark.parametrize(
    ("weapon", "helpless", "option", "need"),
    [
        ("power-weapon", False, "ws", 4), ("power-weapon", True, "ws", 4), ("krak-grenades", False, "ws", 6),
        ("krak-grenades", True, "ws", 4), ("krak-grenades", True, "auto", 0),
        ("krak-grenades", False, "auto", 6),
    ],
)  # fmt: skip
def test_what_is_needed_against_a_walker(weapon: str, helpless: bool, option: str, need: int) -> None:
    battle = table(
        marines("a.m", 10, 30), dreadnought("b.d", 20, 20),
        options={"grenade_v_helpless_walker": option},
    )  # fmt: skip
    combat = melee(("a.m.1", ("b.d",)), helpless=("b.d.1",) if helpless else ())
    squad, walker = of(battle, "a.m"), first(battle, "b.d")
    assert need_against(battle, combat, squad, squad.models[0], weapon, walker) == need


@pytest.mark.rule("WH-ASSAULT-10", "WH-ASSAULT-11", "WH-WEAPON-16", "WH-CCW-05", "WH-CCW-08", "WH-CCW-04")
@pytest.mark.parametrize(
    ("weapon", "target", "wounds_on", "once_more"),
    [
        ("", "b.o", 4, False),
        ("lightning-claw", "b.o", 4, True),
        ("poisoned-weapon", "b.o", 4, True),
        ("poisoned-weapon", "b.c", 4, False),
        ("", "b.c", 6, False),
        ("thunder-hammer", "b.o", 2, False),
        ("force-weapon", "b.o", 4, False),
    ],
)
def test_blows_at_creatures(weapon: str, target: str, wounds_on: int, once_more: bool) -> None:
    creature = unit("b.c", "carnifexes", [row("carnifex")], 30, 20)
    battle = table(marines("a.m", 10, 30), boyz("b.o", 20, 20), creature)
    squad = of(battle, "a.m")
    blow = blow_at(battle, squad, squad.models[0], weapon, of(battle, target), 4)
    assert (blow.wounds_on, blow.once_more, blow.need, blow.attacks) == (wounds_on, once_more, 4, 0)
    assert (blow.wound.dazing, blow.wound.force is not None) == (weapon == "thunder-hammer", weapon == "force-weapon")
    assert blow.wound.force is None or blow.wound.force.leadership == 8


@pytest.mark.rule("WH-ASSAULT-10", "WH-ASSAULT-11")
def test_who_is_too_weak_wounds_nothing() -> None:
    creature = unit("b.c", "carnifexes", [row("carnifex")], 30, 20)
    battle = table(marines("a.m", 10, 30), creature)
    squad = of(battle, "a.m")
    man = squad.models[0]
    battle.context._profiles[man.kind, man.gear] = replace(battle.context.profile(man), s=2, ws=0, ld=None)
    assert blow_at(battle, squad, man, "", of(battle, "b.c"), 4).wounds_on == 0
    force = blow_at(battle, squad, man, "force-weapon", of(battle, "b.c"), 4).wound.force
    assert force is not None
    assert force.leadership == 0


@pytest.mark.rule("WH-WEAPON-16")
@pytest.mark.parametrize(("option", "repeats"), [("greater", [False, False, True]), ("at_least", [False, True, True])])
def test_poison_repeats_with_as_much_strength_as_toughness(option: str, repeats: list[bool]) -> None:
    battle = table(marines("a.m", 10, 30), options={"poisoned_reroll": option})
    assert [poison_repeats(battle, strength, 4) for strength in (3, 4, 5)] == repeats


@pytest.mark.rule("WH-CCW-04", "WH-CCW-06", "WH-CCW-11", "WH-UNIT-01", "WH-USR-22")
@pytest.mark.parametrize(
    ("id", "weapon", "hit"),
    [
        ("a.m", "", (4, 1, 0, False)),
        ("a.m", "krak-grenades", (6, 1, 0, False)),
        ("a.m", "melta-bombs", (8, 2, 0, False)),
        ("a.m", "chainfist", (8, 2, 0, False)),
        ("a.m", "thunder-hammer", (8, 1, 0, True)),
        ("a.c", "", (9, 2, 0, False)),
        ("a.h", "", (4, 1, 1, False)),
        ("a.h", "krak-grenades", (6, 1, 1, False)),
    ],
)
def test_what_a_blow_does_to_armour(id: str, weapon: str, hit: tuple[int, int, int, bool]) -> None:
    creature = unit("a.c", "carnifexes", [row("carnifex")], 30, 30)
    battle = table(
        marines("a.m", 10, 30), creature, marines("a.h", 10, 40, special=("tank-hunters",)), rhino("b.r", 20, 20)
    )
    found = hit_on(battle, of(battle, id), first(battle, id), weapon, first(battle, "b.r"))
    assert (found.strength, found.dice, found.bonus, found.stuns) == hit
    assert (found.face, found.ap, found.plain) == ("rear", None, True)


@pytest.mark.rule("WH-VEH-10", "WH-VEH-08")
def test_of_a_squadron_the_one_that_is_touched_is_struck() -> None:
    pair = speeder("b.s", 10, 20, 2)
    second = pair.unit.models[1]
    reach = max(second.of.hull or (0, 0)) / 2000
    men = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(15, 20 + reach + TOUCH / 2), (30, 40)])
    battle = play(Combat(("a.m", "b.s")), men, pair, dice=None)
    squad, target = of(battle, "a.m"), of(battle, "b.s")
    struck = [vehicle_touched(battle, squad, model, target).id for model in squad.models]
    assert struck == ["b.s.2", "b.s.1"]
    away = replace(squad, models=squad.models[1:])
    assert vehicle_touched(battle, away, away.models[0], target).id == "b.s.1"


@pytest.mark.rule("WH-ASSAULT-07", "WH-ASSAULT-08")
def test_attacks_that_are_alike_are_rolled_together() -> None:
    squad = unit("a.m", "tactical-squad", [row("space-marine", 2), row("sergeant", 1)], 10, 30)
    battle = table(squad, options={"engagement_check": "start_of_combat"})
    combat = melee(*((f"a.m.{number}", ("b.far",)) for number in (1, 2, 3)))
    (swing,) = swings_of(battle, combat, (), (), 4)
    assert (swing.unit, swing.target, swing.attacks) == ("a.m", "b.far", 1 + 1 + 3)
    assert not swings_of(battle, combat, (), (), 3)
    assert TABLES.limits["pair-attacks"].value == 1
