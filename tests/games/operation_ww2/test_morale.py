"""Losses ask for morale tests, and who fails one panics (AZ-MOR-01 to AZ-MOR-05, AZ-MOR-13 to AZ-MOR-16, AZ-MOR-19)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Action, Call, Procedure, step
from grognard.games.operation_ww2.rules.fire.losses import Cause, due, lose
from grognard.games.operation_ww2.rules.morale.morale import ChooseTested, Morale, all_due, modifiers
from grognard.games.operation_ww2.state.choices import NextUnit
from grognard.games.operation_ww2.state.events.morale import Broke, ModelsHit, MoraleTested
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.table import ground, happened, over, person, play, same_from_text, unit

SQUAD = unit("a.one", *((20 + 3 * number, 60) for number in range(8)))
FOE = unit("b.one", (40, 110))


class Struck(Procedure):
    """So many of a unit die, others are scared, and morale is tested."""

    unit: str
    dead: int
    scared: tuple[str, ...] = ()
    cause: Cause = "fire"

    @step
    def fall(self, g: Battle[State]) -> Action:
        dying = tuple(model.id for model in g.state.units[self.unit].models if model.id not in self.scared)[: self.dead]
        lose(g, self.unit, dying, self.scared, "AZ-DMG-01", cause=self.cause)
        return Call(Morale((self.unit,)))


def struck(dead: int, *dice: int, squad: Unit = SQUAD, others: tuple[Unit, ...] = (FOE,), **more: Any) -> Battle[State]:
    """The squad has lost so many models and tested its morale with these dice."""
    fields = {name: more.pop(name) for name in ("scared", "cause") if name in more}
    battle = play(Struck(squad.id, dead, **fields), squad, *others, dice=dice, **more)
    over(battle)
    return battle


@pytest.mark.rule("AZ-MOR-01", "AZ-MOR-02", "AZ-MOR-04", "AZ-DEF-07")
def test_seed_panic_limit_losses_of_several_turns_add_up_to_it():
    """Seed, Pánik határ: two dead in one turn and one in the next: after the third a test."""
    battle = struck(2)
    assert happened(battle, MoraleTested) == []
    squad = battle.state.units["a.one"]
    assert (squad.losses, squad.tested) == (2, 0)
    later = struck(1, 4, squad=squad)
    assert happened(later, MoraleTested) == [MoraleTested("a.one", passed=True)]
    squad = later.state.units["a.one"]
    assert (squad.losses, squad.tested, squad.broken) == (3, 3, False)
    assert struck(2, squad=squad).state.units["a.one"].losses == 5
    assert struck(3, 3, squad=squad).state.units["a.one"].broken


@pytest.mark.rule("AZ-MOR-04", "AZ-MOR-05", "AZ-MOR-16")
def test_seed_how_scared_models_fare_when_their_unit_panics():
    """Seed, Hogyan kezeljük az ijedt modelleket: three Americans die, two are scared, a 3 fails the test of 4+; all
    stand up."""
    battle = struck(3, 3, squad=unit("b.one", *((20 + 3 * n, 60) for n in range(10))), others=(),
                    scared=("b.one.1", "b.one.2"))  # fmt: skip
    squad = battle.state.units["b.one"]
    assert squad.broken
    assert {model.posture for model in squad.models} == {"standing"}
    assert happened(battle) == [
        ModelsHit("b.one", ("b.one.3", "b.one.4", "b.one.5"), ("b.one.1", "b.one.2"), counted=3),
        MoraleTested("b.one", passed=False),
        Broke("b.one"),
    ]


@pytest.mark.rule("AZ-MOR-03")
def test_az_mor_03_several_multiples_at_once_are_as_many_tests():
    both = struck(6, 4, 4, squad=unit("a.one", *((20 + 3 * number, 60) for number in range(12))))
    assert not both.state.units["a.one"].broken
    one = struck(6, 9, 3, squad=unit("a.one", *((20 + 3 * number, 60) for number in range(12))))
    assert one.state.units["a.one"].broken


@pytest.mark.rule("AZ-MOR-16", "AZ-MOR-15")
def test_az_mor_16_who_is_in_cover_lies_down_at_once_or_by_the_option_in_the_panic_step():
    wood = ground({"id": "wood", "kind": "woods", "rectangle": ((0, 50), (36, 70))})
    battle = struck(3, 1, map=wood)
    # Of those left at 29, 32, ... the first three stand in the wood.
    assert [model.posture for model in battle.state.units["a.one"].models] == [
        "scared", "scared", "scared", "standing", "standing",
    ]  # fmt: skip
    waiting = struck(3, 1, map=wood, options={"panic_in_cover": "lie_down_in_panic_step"})
    assert {model.posture for model in waiting.state.units["a.one"].models} == {"standing"}


@pytest.mark.rule("AZ-MOR-15")
@pytest.mark.parametrize(
    ("foe", "wall", "lies"), [((40, 110), 57, True), ((40, 10), 57, False), ((40, 110), 55, False)]
)
def test_az_mor_15_a_wall_covers_in_contact_and_between_one_and_the_enemy(foe: Any, wall: float, lies: bool):
    field = ground({"id": "wall", "kind": "low-wall", "rectangle": ((0, wall + 1), (120, wall + 2))})
    squad = unit("a.one", *((20 + 3 * n, 60) for n in range(4)))
    battle = struck(3, 1, squad=squad, others=(unit("b.one", foe),), map=field)
    # A file's y runs upwards: the wall lies from 61 or 63 cm down, and the men's bases end at 61.
    assert battle.state.units["a.one"].models[0].posture == ("standing" if not lies else "scared")


@pytest.mark.rule("AZ-MOR-15")
def test_az_mor_15_by_the_option_covered_terrain_alone_is_cover():
    craters = ground({"id": "craters", "kind": "rubble", "rectangle": ((0, 50), (120, 70))})
    assert struck(3, 1, map=craters).state.units["a.one"].models[0].posture == "scared"
    only = struck(3, 1, map=craters, options={"panic_cover": "covered_terrain_only"})
    assert only.state.units["a.one"].models[0].posture == "standing"


@pytest.mark.rule("AZ-MOR-14")
def test_az_mor_14_a_broken_unit_tests_no_more_but_its_deaths_count_on():
    broken = unit("a.one", *((20 + 3 * number, 60) for number in range(8)), broken=True, losses=3, tested=3)
    squad = struck(4, squad=broken).state.units["a.one"]
    assert (squad.losses, squad.tested) == (7, 7)
    again = struck(4, 1, squad=broken, options={"broken_tests_again": "yes"})
    assert happened(again, MoraleTested) == [MoraleTested("a.one", passed=False)]


@pytest.mark.rule("AZ-MOR-19")
def test_az_mor_19_all_losses_count_or_by_the_option_those_by_fire_and_close_combat():
    assert struck(3, 9, cause="collapse").state.units["a.one"].losses == 3
    assert struck(3, cause="collapse", options={"panic_counts": "fire_and_melee_only"}).state.units["a.one"].losses == 0
    assert struck(3, 9, options={"panic_counts": "fire_and_melee_only"}).state.units["a.one"].losses == 3


@pytest.mark.rule("AZ-MOR-13")
def test_az_mor_13_of_several_units_their_owner_says_which_tests_first():
    ready = [unit(f"a.{name}", (x, 60), (x, 63), losses=3) for name, x in (("one", 20), ("two", 40))]
    battle = play(Morale(("a.one", "a.two", "b.one")), *ready, unit("b.one", (20, 100), losses=3), dice=(4, 3, 9))
    assert isinstance(battle.decision, ChooseTested)
    assert battle.choices() == [NextUnit("a.one"), NextUnit("a.two")]
    same_from_text(battle)
    battle.choose(NextUnit("a.two"))
    over(battle)
    assert [unit.broken for unit in battle.state.units.values()] == [True, False, False]
    assert all_due(battle) == ()


@pytest.mark.rule("AZ-MOR-04", "AZ-MOV-06", "AZ-FLM-02")
def test_the_modifiers_of_a_morale_test():
    def ids(squad: Unit, *others: Unit, **more: Any) -> list[str]:
        battle = play(Struck(squad.id, 0), squad, *others, **more)
        return [modifier.label.id.removeprefix("az-morale-") for modifier in modifiers(battle, squad)]

    assert ids(SQUAD) == []
    assert ids(unit("a.one", (20, 60), (32.1, 60))) == ["out-of-cohesion"]
    led = unit("a.one", models=(person("a.one.1", (20, 60), role="leader"), person("a.one.2", (23, 60))))
    assert ids(led) == ["leader"]
    staff = unit("a.staff", (20, 77))
    lists = {"a.staff": {"characteristics": ("command",)}}
    assert ids(SQUAD, staff, lists=lists) == ["command-near"]
    assert ids(SQUAD, unit("a.staff", (20, 77.1)), lists=lists) == []
    assert ids(SQUAD, unit("a.staff", (20, 77), broken=True), lists=lists) == []
    assert ids(staff, SQUAD, lists=lists) == []
    # Half of nine, rounded up, is five.
    assert ids(unit("a.one", *SQUARE[:4]), lists={"a.one": {"people": 9}}) == ["below-half"]
    assert ids(unit("a.one", *SQUARE[:5]), lists={"a.one": {"people": 9}}) == []
    assert ids(unit("a.one", *SQUARE[:4]), lists={"a.one": {"people": 9}}, options={"rounding": "down"}) == []
    assert ids(SQUAD, lists={"a.one": {"characteristics": ("political-fanaticism",)}}) == ["political-fanaticism"]


SQUARE = [(20, 60), (23, 60), (20, 63), (23, 63), (20, 66)]


@pytest.mark.rule("AZ-FLM-02", "AZ-MOR-04")
def test_flame_that_caused_the_loss_makes_the_test_harder():
    assert struck(3, 4, cause="flame").state.units["a.one"].broken
    # Only the loss that asks for the test counts: flame took one before, fire the third.
    burnt = struck(1, cause="flame").state.units["a.one"]
    assert burnt.flamed
    assert not struck(2, 4, squad=burnt).state.units["a.one"].broken


@pytest.mark.rule("AZ-DMG-06", "AZ-DEF-08")
def test_losses_name_models_the_unit_has_and_the_last_takes_it_off():
    battle = play(Struck("a.one", 0), SQUAD, FOE)
    assert happened(battle) == []
    with pytest.raises(KeyError):
        lose(battle, "a.one", ("b.one.1",))
    lose(battle, "a.one", (), ("a.one.1",))
    before = battle.state
    lose(battle, "a.one", (), ("a.one.1",))
    assert battle.state is before
    lose(battle, "b.one", ("b.one.1",))
    assert battle.state.units["b.one"].place == "gone"
    assert due(battle, battle.state.units["b.one"]) == 0
