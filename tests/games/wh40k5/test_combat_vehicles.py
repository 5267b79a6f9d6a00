"""Combats of walkers and assaults on vehicles (WH-VEH, WH-CCW)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.engagement import combat_of
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.arming import ChooseWeapons
from grognard.games.wh40k5.rules.assault.assault import Combats
from grognard.games.wh40k5.rules.assault.attack_groups import base_attacks, hit_on, melee_of, options, swing_at
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.hit_and_run import HitsAndRuns
from grognard.games.wh40k5.rules.assault.sweep import hunts_of
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.state.choices import (
    Wield,
    Wielded,
)  # fmt: skip
from grognard.games.wh40k5.state.events.assault import (
    Blows,
    CombatResult,
)  # fmt: skip
from tests.games.playing import answer, asked, happened, over, rolled, used_up, where
from tests.games.wh40k5.fights import KAN, TOUCH, armed, kan, marine, ork, result, rhino, run
from tests.games.wh40k5.table import of, play, row, unit


@pytest.mark.rule("WH-CCW-07", "WH-VEH-11")
def test_the_attacks_and_strength_of_a_walker() -> None:
    def sums(**state):
        posted = kan("b.k", 10, 10, **state)
        model = posted.unit.models[0]
        g = play(Combats(0), posted, marine("a.m", 10, 30))
        weapon = options(g, melee_of(g, ("b.k",)), model)[0]
        return (
            base_attacks(g, posted.unit, model, weapon),
            melee_weapons.strength(g, posted.unit, model, weapon),
            weapon,
        )

    assert sums() == (2, 10, "walker-weapon")
    assert sums(gear=("walker-weapon", "walker-weapon")) == (3, 10, "walker-weapon")
    assert sums(gear=("walker-weapon", "walker-weapon"), broken=("walker-weapon",))[0] == 2
    # The only one destroyed: its own Strength, saves allowed, no Attack less.
    assert sums(broken=("walker-weapon",)) == (2, 5, "")
    assert sums(immobilised=True)[0] == 1


@pytest.mark.rule("WH-CCW-11")
@pytest.mark.parametrize(
    ("state", "value", "need"), [({}, "ws", 6), ({"immobilised": True}, "ws", 3), ({"immobilised": True}, "auto", 0)]
)
def test_grenades_against_walkers(state: dict[str, Any], value: str, need: int) -> None:
    g = play(
        Combats(0), marine("a.m", 10, 20, fought=True), kan("b.k", 10, 20 - KAN, **state),
        options={"grenade_v_helpless_walker": value},
    )  # fmt: skip
    melee = melee_of(g, ("a.m", "b.k"))
    marines_, model = of(g, "a.m"), of(g, "a.m").models[0]
    # Krak grenades, but no frag grenades.
    assert options(g, melee, model) == ("", "krak-grenades")
    swing = swing_at(g, melee, marines_, model, "krak-grenades", of(g, "b.k"))
    assert swing is not None
    assert swing.need == need
    assert swing.armour is not None
    assert (swing.armour.strength, swing.armour.dice) == (6, 1)
    assert base_attacks(g, marines_, model, "krak-grenades") == 1


@pytest.mark.rule("WH-CCW-03", "WH-CCW-04", "WH-CCW-06", "WH-CCW-11")
def test_hits_on_armour() -> None:
    g = play(Combats(0), marine("a.m", 10, 20, fought=True), rhino("b.r", 10, 40))
    struck = of(g, "b.r").models[0]

    def hit(weapon, posted="a.m"):
        found = hit_on(g, of(g, posted), of(g, posted).models[0], weapon, struck)
        return found.strength, found.dice, found.stuns, found.face

    assert hit("power-fist") == (8, 1, False, "rear")
    assert hit("chainfist") == (8, 2, False, "rear")
    assert hit("thunder-hammer") == (8, 1, True, "rear")
    assert hit("melta-bombs") == (8, 2, False, "rear")
    assert hit("frag-grenades") == (4, 1, False, "rear")


@pytest.mark.rule("WH-ASSAULT-13", "WH-VEH-11")
@pytest.mark.parametrize(("value", "counted"), [("one_each", 1), ("none", 0)])
def test_hits_on_walkers_count(value: str, counted: int) -> None:
    """A power fist of Strength 8 glances on the kan's front armour of 11."""
    battle = play(
        Combat(("a.m", "b.k")), armed(marine("a.m", 10, 20), "power-fist"), kan("b.k", 10, 20 - KAN),
        # The kan, Initiative 2, misses; the fist hits, 8 + 3, and the damage roll.
        dice=(1, 1, 4, 3, 1), options={"walker_hits_count": value},
    )  # fmt: skip
    run(battle)
    assert result(battle) == ((0, counted), 0 if counted else None)


@pytest.mark.rule("WH-VEH-11", "WH-VEH-33")
@pytest.mark.parametrize(("damage", "later"), [(4, (2, 1)), (1, (2,))])
def test_a_walker_immobilised_in_a_round_is_struck_in_the_rear_in_later_steps(
    damage: int, later: tuple[int, ...]
) -> None:
    """A krak grenade penetrates; a fist of Strength 8 with a 2 glances on the rear armour of 10 then, and does nothing
    to the front armour of 11."""
    x, y = 10, 20
    men = unit(
        "a.m", "tactical-squad", [row("space-marine"), row("space-marine", 1, "power-fist")],
        places=[(x, y), (x, y - 2 * KAN)],
    )  # fmt: skip
    battle = play(
        Combat(("a.m", "b.k")), men, kan("b.k", x, y - KAN),
        # The grenade hits, 6 + 6, and the damage roll; the kan misses; the fist hits.
        dice=(6, 6, damage, *(1, 1)[damage == 4:], 4, *later),
    )  # fmt: skip
    asked(battle, ChooseWeapons)
    answer(battle, Wield((Wielded("a.m.1", "krak-grenades"), Wielded("a.m.2", "power-fist"))))
    run(battle)
    used_up(battle)


@pytest.mark.rule("WH-VEH-10", "WH-VEH-33", "WH-VEH-34", "WH-ASSAULT-13")
def test_assaulting_a_vehicle() -> None:
    """Hits on a standing vehicle are automatic, on its rear armour; there is no result, nobody is locked."""
    battle = play(Charging("a.m", "b.r", False), marine("a.m", 10, 20), rhino("b.r", 10, 15))
    over(battle)
    assert combat_of(battle, of(battle, "a.m")) == ("a.m", "b.r")
    assert not is_locked(battle, of(battle, "a.m"))
    x, y = where(battle, "a.m.1")
    posted = marine("a.m", x, y, charged=("b.r",))
    battle = play(Combat(("a.m", "b.r")), posted, rhino("b.r", 10, 15), dice=(3,))
    asked(battle, ChooseWeapons)
    answer(battle, Wield((Wielded("a.m.1", "krak-grenades"),)))
    over(battle)
    assert happened(battle, CombatResult) == []
    assert [(e.hits, e.initiative) for e in happened(battle, Blows)] == [(1, 4)]


@pytest.mark.rule("WH-VEH-33", "WH-ASSAULT-16")
@pytest.mark.parametrize(("value", "moves"), [("false", False), ("true", True)])
def test_consolidating_after_a_vehicle(value: str, moves: bool) -> None:
    """A krak grenade wrecks a standing vehicle; whether the attackers may then move is an option."""
    battle = play(Charging("a.m", "b.r", False), marine("a.m", 10, 20), rhino("b.r", 10, 15))
    x, y = where(battle, "a.m.1")
    battle = play(
        Combat(("a.m", "b.r")), marine("a.m", x, y, charged=("b.r",)), rhino("b.r", 10, 15),
        dice=(6, 5, *((3,) if moves else ())), options={"consolidate_after_vehicle": value},
    )  # fmt: skip
    answer(battle, Wield((Wielded("a.m.1", "krak-grenades"),)))
    run(battle, ChooseWay)
    used_up(battle)
    assert isinstance(battle.decision, ChooseWay) is moves
    assert not of(battle, "b.r").on_table


@pytest.mark.rule("WH-UNIT-01")
def test_the_blows_of_a_creature_ignore_armour() -> None:
    """A Carnifex and an ork each wound a marine in power armour: only against the ork's blow is a save rolled."""
    reach = (492 + unit("b.c", "carnifexes", [row("carnifex")]).unit.models[0].radius + 4) / 1000
    creature = unit("b.c", "carnifexes", [row("carnifex")], 10, 20 - reach)
    for posted, seed, saves in ((creature, 1, False), (ork("b.c", 10, 20 - TOUCH), 3, True)):
        battle = run(play(Combat(("a.m", "b.c")), marine("a.m", 10, 20), posted, dice=None, seed=seed))
        wounds = [event.wounds for event in happened(battle, Blows) if event.unit == "b.c"]
        assert sum(wounds) > 0
        saved = [faces for name, faces in rolled(battle) if name == "wh-roll-saves"]
        assert (sum(len(faces) for faces in saved) >= sum(wounds)) is saves


@pytest.mark.rule("WH-UNIT-01", "WH-VEH-06")
def test_a_creature_rolls_two_dice_to_penetrate_and_others_one() -> None:
    """Each attack that hits a standing vehicle: 2D6 of a Carnifex, D6 of a warboss."""
    for entry, model, dice in (("carnifexes", "carnifex", 2), ("boyz", "warboss", 1)):
        radius = unit("b.c", entry, [row(model)]).unit.models[0].radius / 1000
        posted = unit("b.c", entry, [row(model)], 10, 20 + 2.2 + radius + 0.004)
        battle = run(play(Combat(("a.r", "b.c")), rhino("a.r", 10, 20), posted, dice=None, seed=1, active=1))
        attacks = sum(event.hits for event in happened(battle, Blows))
        rolls = [faces for name, faces in rolled(battle) if name == "wh-roll-penetration"]
        assert sum(len(faces) for faces in rolls) == dice * attacks > 0


@pytest.mark.rule("WH-ASSAULT-15", "WH-ASSAULT-23")
def test_a_winner_still_locked_with_another_does_not_sweep() -> None:
    posted = marine("a.m", 10, 20, 2), ork("b.o", 10, 20 - TOUCH), ork("b.p", 10 + TOUCH, 20 + TOUCH)
    g = play(HitsAndRuns(0), *posted)
    fought = (("a.m", ("b.o", "b.p")), ("b.o", ("a.m",)), ("b.p", ("a.m",)))
    assert [hunt.by for hunt in hunts_of(g, ("b.o",), fought)] == [()]
    assert [hunt.by for hunt in hunts_of(g, ("b.o", "b.p"), fought)] == [("a.m",), ("a.m",)]
