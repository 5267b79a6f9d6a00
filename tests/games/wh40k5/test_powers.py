"""Psychic powers, poison, twin-linked templates (chapters Units and Weapons)."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.saves.wound import Bearer
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.blasting import PlaceTemplate
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.units.force import ForcePowers
from grognard.games.wh40k5.rules.vehicles.death_or_glory import glory_weapons
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleHits
from grognard.games.wh40k5.state.choices import Firing, Shoot, StayUp
from grognard.games.wh40k5.state.events.assault import PowerUsed
from grognard.games.wh40k5.state.events.shooting import HitsScored, NoShot, WoundsScored
from grognard.games.wh40k5.state.events.vehicles import ArmourTested
from tests.games.playing import answer, asked, happened, over, piece, rolled, used_up
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import DOWN, UP, hit, rhino, vehicle

TOUCH = 25 / 25.4 + 0.004


def librarian(power: str = "smite", **more):
    """A Librarian with a power to shoot, Leadership 10."""
    return unit("a.lib", "librarian", [row("librarian", 1, power)], 10, 20, **more)


def smite(*dice: int, power: str = "smite", **more):
    """He shoots at three Orks 10" away."""
    firing = (Firing("a.lib.1", power),)
    return play(Shooting("a.lib", "b.o", firing), librarian(power, **more), boyz("b.o", 10, 10, 3), dice=dice)


@pytest.mark.rule("WH-UNIT-05")
def test_a_power_shoots_if_its_test_is_passed() -> None:
    """10 on 2D6: passed; four shots hit on 3+, wound on 4+, and no armour helps against AP 2."""
    battle = smite(4, 6, 3, 3, 3, 2, 4, 4, 1)
    assert [(event.hits, event.shots) for event in happened(battle, HitsScored)] == [(3, 4)]
    assert [event.passed for event in happened(battle, PowerUsed)] == [True]
    answer(battle, StayUp())
    answer(battle, battle.choices()[0])
    over(battle)
    assert len(of(battle, "b.o").models) == 1
    assert of(battle, "a.lib").fired == ("assault",)
    assert of(battle, "a.lib").powers == ("a.lib.1",)


@pytest.mark.rule("WH-UNIT-05", "WH-VEH-18")
def test_a_test_that_fails_in_a_transport_leaves_nobody_who_fires() -> None:
    firing = (Firing("a.lib.1", "smite"),)
    rider = librarian(place="aboard", aboard="a.r")
    rhino = unit("a.r", "rhino", [row("rhino")], 10, 20)
    battle = play(Shooting("a.lib", "b.o", firing), rhino, rider, boyz("b.o", 10, 10, 3), dice=(5, 6))
    over(battle)
    assert len(happened(battle, NoShot)) == 1


@pytest.mark.rule("WH-UNIT-05")
def test_a_test_that_fails_costs_the_shot_and_perils_a_wound_besides() -> None:
    battle = smite(5, 6)
    over(battle)
    assert len(happened(battle, NoShot)) == 1
    assert of(battle, "a.lib").shot == "b.o"
    battle = smite(6, 6)
    over(battle)
    assert of(battle, "a.lib").models[0].wounds == 1
    # A double 1 passes, but is perils too; who dies of them shoots no more.
    battle = smite(1, 1, wounds={1: 1})
    over(battle)
    assert not of(battle, "a.lib").alive
    assert not happened(battle, HitsScored)
    alive = smite(1, 1, 1, 1, 1, 1)
    over(alive)
    assert [(event.hits, event.shots) for event in happened(alive, HitsScored)] == [(0, 4)]


@pytest.mark.rule("WH-UNIT-05")
def test_cover_helps_against_what_a_power_wounds() -> None:
    """Two of four shots wound; in a crater the orks save one of them on a 4."""
    battle = play(
        Shooting("a.lib", "b.o", (Firing("a.lib.1", "smite"),)), librarian("smite"), boyz("b.o", 10, 10, 3),
        pieces=[piece("crater", 8, 8, 16, 12)], dice=(4, 5, 3, 3, 2, 2, 4, 4, 4, 3),
    )  # fmt: skip
    answer(battle, StayUp())
    answer(battle, battle.choices()[0])
    over(battle)
    assert ("wh-roll-saves", (4, 3)) in rolled(battle)
    assert len(of(battle, "b.o").models) == 2


@pytest.mark.rule("WH-UNIT-05")
def test_a_template_power_needs_a_test_too() -> None:
    battle = play(
        Shooting("a.lib", "b.o", (Firing("a.lib.1", "avenger"),)), librarian("avenger"), boyz("b.o", 10, 13, 3),
        dice=(2, 2, 1, 1, 1),
    )  # fmt: skip
    asked(battle, PlaceTemplate)
    answer(battle, battle.choices()[0])
    assert [event.wounds for event in happened(battle, WoundsScored)] == [0]
    assert [name for name, _ in rolled(battle)] == ["wh-roll-psychic", "wh-roll-to-wound"]


@pytest.mark.rule("WH-UNIT-05")
def test_one_power_in_a_turn() -> None:
    spent = librarian(powers=("a.lib.1",))
    battle = play(Shooting("a.lib", "b.o", ()), spent, boyz("b.o", 10, 10, 3))
    shot = Shoot("a.lib", "b.o", (Firing("a.lib.1", "smite"),))
    refusal = fire_choices.shoot_refusal(battle, spent.unit, shot)
    assert refusal is not None
    assert refusal.message.id == "wh-refused-weapon"
    pistol = Shoot("a.lib", "b.o", (Firing("a.lib.1", "bolt-pistol"),))
    assert fire_choices.shoot_refusal(battle, spent.unit, pistol) is None
    # Nor does his force weapon get its power then.
    over(play(ForcePowers((Bearer("a.lib", "a.lib.1", 10),)), spent, boyz("b.o", 10, 10)))
    assert "smite" not in glory_weapons(spent.unit.models[0])
    assert "bolt-pistol" in glory_weapons(spent.unit.models[0])


# ---- poison ------------------------------------------------------------------------------------------------------


def poisoners(id: str, x: float, y: float, count: int = 1, **more):
    """Hormagaunts with poisoned weapons: Strength 3, two attacks, Initiative 5."""
    places = [(x + TOUCH * number, y) for number in range(count)]
    return unit(id, "hormagaunts", [row("hormagaunt", count, "poisoned-weapon")], places=places, **more)


@pytest.mark.rule("WH-WEAPON-16")
@pytest.mark.parametrize(
    ("entry", "model", "option", "again"),
    [("carnifexes", "carnifex", "at_least", False), ("infantry-squad", "guardsman", "at_least", True),
     ("infantry-squad", "guardsman", "greater", False), ("gretchin", "gretchin", "greater", True)],
)  # fmt: skip
def test_poison_wounds_on_a_number_of_its_own_and_repeats_against_no_more_toughness(
    entry, model, option, again
) -> None:
    """Both blows hit; one wounds on 4, the other, a 3, is thrown again if the option lets it."""
    broad = 60 if model == "carnifex" else 25
    foe = unit("b.f", entry, [row(model)], 10, 20 - (25 + broad) / 50.8 - 0.004)
    hits = (4, 4) if model in ("carnifex", "guardsman") else (3, 3)
    dice = (
        *hits,
        4,
        3,
        *((3,) if again else ()),
        *((6,) if model == "carnifex" else (1,) if model == "guardsman" else ()),
    )
    battle = play(
        Combat(("a.h", "b.f")), poisoners("a.h", 10, 20), foe, dice=dice + (1,) * 8,
        options={"poisoned_reroll": option},
    )  # fmt: skip
    names = [(name, faces) for name, faces in rolled(battle)]
    assert names[:2] == [("wh-roll-to-strike", hits), ("wh-roll-to-wound", (4, 3))]
    assert (("wh-roll-again", (3,)) in names) == again


# ---- twin-linked templates ---------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-06")
def test_a_twin_linked_template_repeats_penetration_that_does_nothing() -> None:
    """A heavy flamer in a twin mount on a Rhino: 5 + 5 is nothing to armour 11; once more a 6 glances."""
    firer = vehicle("a.r", "razorback", "razorback", 10, 20, 1, "heavy-flamer", facing=UP)
    battle = play(
        Shooting("a.r", "b.r", (Firing("a.r.1", "heavy-flamer"),)),
        firer,
        rhino("b.r", 10, 13, facing=DOWN),
        dice=(5, 6, 3),
    )
    answer(battle, battle.choices()[0])
    over(battle)
    assert [(event.glancing, event.penetrating) for event in happened(battle, ArmourTested)] == [(1, 0)]
    single = vehicle("a.r", "chimera", "chimera", 10, 20, 1, "heavy-flamer", facing=UP)
    battle = play(
        Shooting("a.r", "b.r", (Firing("a.r.1", "heavy-flamer"),)), single, rhino("b.r", 10, 13, facing=DOWN), dice=(5,)
    )
    answer(battle, battle.choices()[0])
    over(battle)
    assert [(event.glancing, event.penetrating) for event in happened(battle, ArmourTested)] == [(0, 0)]


@pytest.mark.rule("WH-WEAPON-06")
def test_what_has_glanced_is_not_repeated() -> None:
    hits = hit(5, again=True), hit(5)
    battle = play(VehicleHits("b.r", "b.r.1", hits, 0), rhino("b.r", 20, 20), marines("a.m", 2, 2), dice=(6, 5, 1))
    used_up(battle)
    assert [name for name, _ in rolled(battle)] == ["wh-roll-penetration", "wh-roll-damage"]
