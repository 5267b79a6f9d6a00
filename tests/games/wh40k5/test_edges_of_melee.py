"""Fighting at its edges: weapons and their pairs, characteristics, who won by how much, who may sweep and move on."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.fates import NOTHING, Branch, Test
from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.combat import Combat, may_lock
from grognard.games.wh40k5.rules.assault.combat_losers import must_stand, penalty, winner_of
from grognard.games.wh40k5.rules.assault.consolidation import may_consolidate
from grognard.games.wh40k5.rules.assault.fates import STRUCK, WOUND, to_strike, to_wound
from grognard.games.wh40k5.rules.assault.sweep import hunts_of, sweep_initiative
from tests.games.wh40k5.edges import first, melee, table
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino

BASE = 0.984
BLADE, FIST, CLAW, POWER, PISTOL = "close-combat-weapon", "power-fist", "lightning-claw", "power-weapon", "bolt-pistol"


@pytest.mark.rule("WH-CCW-01", "WH-CCW-09", "WH-CCW-10", "WH-WEAPON-01")
@pytest.mark.parametrize(
    ("gear", "weapon", "paired"),
    [
        ((BLADE,), BLADE, False), ((BLADE, BLADE), BLADE, True), ((BLADE, PISTOL), BLADE, True),
        ((BLADE, "boltgun"), BLADE, False), ((POWER, PISTOL), POWER, True), ((POWER, BLADE), POWER, True),
        ((POWER, "force-weapon"), POWER, False), ((POWER, POWER), POWER, True), ((FIST, PISTOL), FIST, False),
        ((FIST, FIST), FIST, True), ((FIST, BLADE), FIST, False), ((CLAW, CLAW), CLAW, True),
        ((CLAW, FIST), CLAW, False),
        ((PISTOL,), "", False), ((PISTOL, PISTOL), "", False), ((BLADE, POWER), BLADE, False), ((), "", False),
        ((BLADE, POWER), "power-fist", False),
    ],
)  # fmt: skip
def test_which_weapons_go_together(gear: tuple[str, ...], weapon: str, paired: bool) -> None:
    assert melee_weapons.is_paired(gear, weapon) is paired


@pytest.mark.rule("WH-CCW-10", "WH-CCW-01", "WH-WEAPON-01", "WH-CCW-02", "WH-CCW-11")
def test_what_is_fought_with() -> None:
    assert melee_weapons.usable(()) == ("",)
    assert melee_weapons.usable((PISTOL, BLADE, BLADE)) == (BLADE,)
    assert melee_weapons.usable((BLADE, FIST, PISTOL, POWER)) == (FIST, POWER)
    assert melee_weapons.one_handed((BLADE, PISTOL, "boltgun", FIST)) == (BLADE, FIST, PISTOL)
    assert [each.id for each in melee_weapons.grenades_of(("frag-grenades", BLADE, "frag-grenades"))] == [
        "frag-grenades"
    ]
    man = marines("a.m", 10, 30, 1).unit.models[0]
    armed = [replace(man, gear=gear) for gear in ((), ("frag-grenades",), ("krak-grenades",), ("defensive-grenades",))]
    assert [melee_weapons.has_grenades(each, "assault") for each in armed] == [False, True, False, False]
    assert [melee_weapons.has_grenades(each, "defensive") for each in armed] == [False, False, False, True]
    beast = unit("b.c", "carnifexes", [row("carnifex")], 10, 10).unit.models[0]
    for one, saves in ((man, [False, False, True, True]), (beast, [True] * 4)):
        assert [melee_weapons.ignores_armour(one, weapon) for weapon in ("", BLADE, POWER, FIST)] == saves


@pytest.mark.rule("WH-USR-09", "WH-USR-29", "WH-ASSAULT-04", "WH-ASSAULT-22", "WH-CCW-03", "WH-CCW-11", "WH-CORE-11")
@pytest.mark.parametrize(
    ("fields", "option", "special", "gear", "strength", "initiative"),
    [
        ({}, "false", True, (), 4, 4), ({"charged": ("b.o",)}, "false", True, (), 5, 5),
        ({"charged": ("b.o",)}, "false", False, (), 4, 4), ({"countered": True}, "false", True, (), 4, 4),
        ({"countered": True}, "true", True, (), 5, 5), ({"countered": True}, "true", False, (), 4, 4),
        ({"charged": ("b.o",), "stumbled": True}, "false", True, (), 5, 1),
        ({"charged": ("b.o",), "stumbled": True}, "false", True, ("frag-grenades",), 5, 5),
        ({"charged": ("b.o",), "stumbled": True}, "false", True, ("krak-grenades",), 5, 1),
        ({"charged": ("b.o",), "stumbled": True, "helpless": ("b.o",)}, "false", True, (), 5, 5),
        ({"charged": ("b.o", "b.p"), "stumbled": True, "helpless": ("b.o",)}, "false", True, (), 5, 1),
        ({"stumbled": True}, "false", True, (), 4, 4),
    ],
)  # fmt: skip
def test_how_hard_and_when_a_model_strikes(
    fields: dict[str, Any], option: str, special: bool, gear: tuple[str, ...], strength: int, initiative: int
) -> None:
    posted = marines("a.m", 10, 30, 1, special=("furious-charge",) if special else (), **fields)
    battle = table(posted, options={"counter_attack_is_charge": option}, player_turn=2)
    own = of(battle, "a.m")
    man = replace(own.models[0], gear=gear)
    assert melee_weapons.strength(battle, own, man, BLADE) == strength
    assert melee_weapons.strength(battle, own, man, FIST) == min(4 * 2 + strength - 4, 10)
    assert melee_weapons.initiative(battle, own, man, BLADE) == initiative
    assert melee_weapons.initiative(battle, own, man, FIST) == 1
    for until, late in ((1, False), (2, True), (3, True)):
        dazed = replace(man, dazed=until)
        assert melee_weapons.initiative(battle, own, dazed, BLADE) == (1 if late else initiative)


@pytest.mark.rule("WH-CCW-04")
def test_nobody_is_dazed_before_the_first_turn() -> None:
    """Computer players reckon with combats while they deploy."""
    battle = table(marines("a.m", 10, 30, 1), player_turn=0)
    own = of(battle, "a.m")
    assert melee_weapons.initiative(battle, own, own.models[0], BLADE) == 4
    assert melee_weapons.initiative(battle, own, replace(own.models[0], dazed=1), BLADE) == 1


@pytest.mark.rule("WH-ASSAULT-08", "WH-CCW-01", "WH-CCW-11", "WH-CCW-12", "WH-USR-04")
def test_how_many_attacks() -> None:
    battle = table(marines("a.m", 10, 30, 1), boyz("b.o", 10, 10, 2), boyz("b.d", 20, 10, 2))
    own, plain = of(battle, "a.m"), of(battle, "b.o")
    guarded = of(battle, "b.d")
    armed = replace(guarded, models=(guarded.models[0], replace(guarded.models[1], gear=("defensive-grenades",))))
    man = own.models[0]
    for gear, weapon, count in (((BLADE,), BLADE, 1), ((BLADE, PISTOL), BLADE, 2), ((FIST, PISTOL), FIST, 1)):
        assert melee_weapons.attacks(battle, own, replace(man, gear=gear), weapon) == count
    charging = replace(own, charged=("b.o", "b.d"))
    assert [melee_weapons.charge_attacks(battle, own, foe) for foe in (plain, armed)] == [0, 0]
    assert [melee_weapons.charge_attacks(battle, charging, foe) for foe in (plain, armed)] == [1, 0]
    locked = replace(charging, helpless=("b.d",))
    assert [melee_weapons.charge_attacks(battle, locked, foe) for foe in (plain, armed)] == [1, 1]
    counters = replace(own, countered=True)
    assert [melee_weapons.charge_attacks(battle, counters, foe) for foe in (plain, armed)] == [1, 1]
    assert [melee_weapons.is_defended(foe) for foe in (plain, armed)] == [False, True]


@pytest.mark.rule("WH-ASSAULT-10", "WH-USR-13", "WH-ASSAULT-11", "WH-SHOOT-04", "WH-CCW-05", "WH-WEAPON-16")
def test_what_becomes_of_a_blow() -> None:
    hits, wounds = (Branch(4, STRUCK),), (Branch(5, WOUND),)
    assert to_strike(0) == STRUCK
    assert to_strike(0, True, WOUND) == WOUND
    assert to_strike(4) == Test("wh-roll-to-strike", "WH-ASSAULT-10", hits, NOTHING)
    again = Test("wh-roll-again", "WH-USR-13", hits)
    assert to_strike(4, True) == Test("wh-roll-to-strike", "WH-ASSAULT-10", hits, again)
    assert to_wound(0) == to_wound(0, True) == STRUCK
    assert to_wound(5) == Test("wh-roll-to-wound", "WH-ASSAULT-11", wounds, STRUCK, also=("WH-SHOOT-04",))
    more = Test("wh-roll-again", "WH-CCW-05", wounds, STRUCK, also=("WH-WEAPON-16",))
    assert to_wound(5, True) == Test("wh-roll-to-wound", "WH-ASSAULT-11", wounds, more, also=("WH-SHOOT-04",))


@pytest.mark.rule("WH-ASSAULT-13", "WH-ASSAULT-25", "WH-MORALE-03")
@pytest.mark.parametrize(
    ("alive", "suffered", "winner"),
    [
        ((True, True), (1, 2), 0), ((True, True), (2, 1), 1), ((True, True), (2, 2), None), ((True, False), (5, 1), 0),
        ((False, True), (1, 5), 1), ((False, False), (1, 5), None), ((True, False), (2, 2), 0), ((True, True),
        (0, 0), None),
    ],
)  # fmt: skip
def test_which_side_has_won(alive: tuple[bool, bool], suffered: tuple[int, int], winner: int | None) -> None:
    assert winner_of(alive, suffered) == winner


@pytest.mark.rule("WH-MORALE-03", "WH-ASSAULT-19", "WH-ASSAULT-20")
def test_by_how_much_a_combat_is_lost() -> None:
    for option, least, most in (("difference", 2, 0), ("wounds_suffered", 3, 1)):
        battle = table(marines("a.m", 10, 30), options={"combat_ld_penalty": option})
        assert (penalty(battle, (1, 3), 0), penalty(battle, (3, 1), 1)) == (least, least)
        assert penalty(battle, (3, 1), 0) == most
    for suffered, winner, points in (((1, 3), 0, 2), ((3, 1), 1, 2), ((3, 1), 0, 0), ((1, 3), None, 2), ((2, 2), 1, 0)):
        assert Combat(("a.m",), suffered=suffered, winner=winner).points() == points


@pytest.mark.rule("WH-MORALE-09", "WH-MORALE-17", "WH-ASSAULT-16", "WH-ASSAULT-15")
@pytest.mark.parametrize(
    ("posted", "stands", "moves_on"),
    [
        (marines("a.m", 10, 30), False, True), (marines("a.m", 10, 30, special=("fearless",)), True, True),
        (marines("a.m", 10, 30, fleeing=True), False, False),
        (rhino("a.m", 10, 30, special=("fearless",)), False, False),
        (dreadnought("a.m", 10, 30), False, True), (marines("a.m", 10, 10 + BASE), False, False),
        (marines("a.m", 10, 30, place="aboard", special=("fearless",)), False, False),
        (unit("a.m", "boyz", [row("boy"), row("trukk")], 10, 30), False, False),
    ],
)  # fmt: skip
def test_who_takes_it_and_who_moves_on(posted: Any, stands: bool, moves_on: bool) -> None:
    battle = table(posted, boyz("b.o", 10, 10, 1))
    assert must_stand(battle, of(battle, "a.m")) is stands
    assert may_consolidate(battle, of(battle, "a.m")) is moves_on


@pytest.mark.rule("WH-ASSAULT-15", "WH-ASSAULT-23")
def test_who_may_sweep_whom() -> None:
    """Two mobs fought marines who run; another squad that stands holds the second of them; a Rhino and who is gone
    sweep nobody, and a mob touched only by who runs is free."""
    battle = table(
        marines("a.m", 10, 30, 1), boyz("b.o", 10 - BASE, 30, 1), boyz("b.p", 30, 30, 1), marines("a.n", 30 + BASE, 30,
        1),
        rhino("b.r", 40, 10), boyz("b.q", 5, 5, 1, place="destroyed"), dreadnought("b.d", 20, 10),
    )  # fmt: skip
    fought = (("a.m", ("b.o", "b.p", "b.r", "b.q", "b.d")), ("b.o", ("a.m",)))
    (hunt,) = hunts_of(battle, ("a.m",), fought)
    assert (hunt.unit, hunt.by) == ("a.m", ("b.o", "b.d"))
    both = hunts_of(battle, ("a.m", "a.n"), fought)
    assert [(each.unit, each.by) for each in both] == [("a.m", ("b.o", "b.p", "b.d")), ("a.n", ())]
    pack = unit("a.x", "boyz", [row("boy", 2), row("warboss")], 10, 40).unit
    even = replace(pack, models=pack.models[1:])
    assert [sweep_initiative(battle, each) for each in (pack, even)] == [2, 4]


@pytest.mark.rule(
    "WH-VEH-25", "WH-VEH-34", "WH-VEH-33", "WH-ASSAULT-16", "WH-ASSAULT-19", "WH-ASSAULT-20", "WH-ASSAULT-23"
)
def test_who_fought_whom_and_is_free() -> None:
    """Marines fought two mobs and a Rhino: of the mobs one runs and one is gone; others fought only the Rhino."""
    battle = table(
        marines("a.m", 10, 30, 2), marines("a.n", 30, 30, 1), dreadnought("a.d", 40, 30), boyz("b.o", 10, 20,
        fleeing=True),
        boyz("b.p", 10, 10, place="destroyed"), rhino("b.r", 30, 20), boyz("b.s", 40, 20),
    )  # fmt: skip
    foes = melee(("a.m.1", ("b.o", "b.r")), ("a.m.2", ("b.p",)), ("a.n.1", ("b.r",)), ("a.d.1", ("b.s",)))
    ids = ("a.m", "a.n", "a.d", "b.o", "b.p", "b.r", "b.s")
    combat = Combat(ids, melee=foes, winner=0)
    assert dict(combat.opponents(battle)) == {
        "a.m": ("b.o", "b.p", "b.r"), "a.n": ("b.r",), "a.d": ("b.s",), "b.o": ("a.m",), "b.p": ("a.m",),
        "b.r": ("a.m", "a.n"), "b.s": ("a.d",),
    }  # fmt: skip
    assert dict(combat.locking(battle)) == {
        "a.m": ("b.o", "b.p"), "a.n": (), "a.d": ("b.s",), "b.o": ("a.m",), "b.p": ("a.m",), "b.r": (), "b.s": ("a.d",),
    }  # fmt: skip
    assert combat.free(battle) == ("a.m",)
    assert replace(combat, winner=1).free(battle) == ()
    assert not combat.only_vehicles(battle)
    assert replace(combat, units=("a.n", "b.r")).only_vehicles(battle)
    assert replace(combat, units=("b.r", "a.n")).only_vehicles(battle)
    assert not replace(combat, units=("a.d", "b.s")).only_vehicles(battle)
    assert [may_lock(battle, id) for id in ids] == [True, True, True, True, True, False, True]
    assert first(battle, "a.d").is_walker
