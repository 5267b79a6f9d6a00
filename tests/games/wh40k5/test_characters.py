"""Independent characters who join units (WH-UNIT-03, WH-UNIT-04, WH-UNIT-07, WH-UNIT-08)."""

from __future__ import annotations

from math import hypot

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault.assault import Reactions
from grognard.games.wh40k5.rules.assault.charging import Charging
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.combat_losers import LosersTest
from grognard.games.wh40k5.rules.morale.morale import leadership
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.units.characters import Joinings, hosts, joined_from_the_start, leave_the_dead
from grognard.games.wh40k5.state.choices import JoinUnit, LeaveUnit, Move, TakeTest, Walk
from grognard.games.wh40k5.state.events.assault import Approached, Blows, Swept
from grognard.games.wh40k5.state.events.characters import CharacterAlone, CharacterJoined, CharacterLeft, united
from grognard.games.wh40k5.state.events.morale import LeadershipTested, UnitGone
from grognard.games.wh40k5.state.events.shooting import Losses
from tests.games.playing import answer, happened, over, refused
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted, unit


def captain(id, x, y, **more):
    return unit(id, "captain", [row("captain")], x, y, **more)


def beside(**more):
    """A captain 1" from a squad, at the end of a movement phase."""
    squad = marines("a.m", 10, 30, 3, **more)
    return play(Joinings(0), squad, captain("a.c", 14.9, 30, moved=True), boyz("b.o", 10, 5))


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-07")
def test_a_character_joins_the_unit_he_ends_his_move_beside() -> None:
    battle = beside()
    over(battle)
    assert happened(battle, CharacterJoined) == [CharacterJoined("a.c", "a.m")]
    assert [model.id for model in of(battle, "a.m").models] == ["a.m.1", "a.m.2", "a.m.3", "a.c.1"]
    assert of(battle, "a.c").place == "joined"
    assert of(battle, "a.m").moved
    assert groups_of(of(battle, "a.m")) == (("a.m.1", "a.m.2", "a.m.3"), ("a.c.1",))
    assert leadership(battle, of(battle, "a.m")) == 10


@pytest.mark.rule("WH-UNIT-04")
def test_whom_he_does_not_join() -> None:
    """Units farther than 2", vehicles, units that are fleeing or down, the enemy."""
    far, near = marines("a.m", 10, 30), captain("a.c", 20, 30)
    battle = play(Joinings(0), far, near, unit("a.r", "rhino", [row("rhino")], 23, 30), boyz("b.o", 20, 31.6, 1))
    over(battle)
    assert not happened(battle, CharacterJoined)
    for state in ({"fleeing": True}, {"down": 3}):
        assert not happened(beside(**state), CharacterJoined)


@pytest.mark.rule("WH-UNIT-04")
def test_characters_may_join_each_other_and_choose_between_units() -> None:
    squads = marines("a.m", 10, 30, 3), marines("a.n", 17, 30, 3)
    battle = play(Joinings(0), *squads, captain("a.c", 15, 30))
    answer(battle, JoinUnit("a.c", "a.n"))
    over(battle)
    assert of(battle, "a.n").guests == ("a.c",)
    battle = play(Joinings(0), captain("a.c", 15, 30), captain("a.d", 17, 30))
    over(battle)
    assert len(happened(battle, CharacterJoined)) == 1


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-07")
def test_a_character_leaves_by_moving_away() -> None:
    battle = play(MovementPhase(0), *joined("a.m", "a.c"), boyz("b.o", 10, 5))
    answer(battle, LeaveUnit("a.c"))
    assert of(battle, "a.c").on_table
    assert refused(battle, LeaveUnit("a.c")) == ("wh-refused-not-joined", ("WH-UNIT-04",))
    answer(battle, Move("a.c", shifted(battle, "a.c", 0, 6)), Move("a.m", shifted(battle, "a.m", 0, -1)))
    over(battle)
    assert hosts(battle, of(battle, "a.c")) == []


@pytest.mark.rule("WH-UNIT-04")
@pytest.mark.parametrize("state", [{"fleeing": True}, {"down": 3}, {"activated": True}])
def test_he_does_not_leave_a_unit_that_is_down_fleeing_or_has_moved(state) -> None:
    battle = play(MovementPhase(0), *joined("a.m", "a.c", **state), boyz("a.o", 30, 40), boyz("b.o", 10, 5))
    assert LeaveUnit("a.c") not in battle.choices()
    assert refused(battle, LeaveUnit("a.c"))[0] == "wh-refused-cannot-leave"


def joined(host, character, *, special=(), his=(), **fields):
    """A squad of three with a captain in it, as the test's table takes them."""
    squad = marines(host, 10, 30, 3, special=special, **fields)
    man = captain(character, 14.5, 30, special=his)
    one, two = united(squad.unit, man.unit)
    return (
        type(squad)(squad.listed, one, squad.special),
        type(man)(man.listed, two, man.special),
    )


@pytest.mark.rule("WH-UNIT-08", "WH-USR-06", "WH-USR-20")
def test_special_rules_that_are_passed_on() -> None:
    """Stubborn both ways, Fearless from the unit to him, Fleet only if all have it; his own he keeps to himself."""
    cases = (
        (("stubborn",), (), "stubborn", True),
        ((), ("stubborn",), "stubborn", True),
        (("fearless",), (), "fearless", True),
        ((), ("fearless",), "fearless", False),
        (("fleet",), (), "fleet", False),
        (("fleet",), ("fleet",), "fleet", True),
    )
    for special, his, rule, has in cases:
        battle = play(Joinings(0), *joined("a.m", "a.c", special=special, his=his))
        assert battle.context.has(of(battle, "a.m"), rule) == has
    battle = play(Joinings(0), *joined("a.m", "a.c", his=("feel-no-pain",)))
    squad = of(battle, "a.m")
    assert [battle.context.model_has(squad, model, "feel-no-pain") for model in squad.models] == [False] * 3 + [True]
    assert [battle.context.model_has(squad, model, "move-through-cover") for model in squad.models] == [False] * 3 + [
        True
    ]


@pytest.mark.rule("WH-UNIT-07", "WH-CORE-13")
def test_he_is_alone_when_the_others_have_died_and_falls_with_his_unit() -> None:
    battle = play(Joinings(0), *joined("a.m", "a.c"), boyz("b.o", 10, 5))
    battle.emit(Losses("a.m", ("a.m.1", "a.m.2", "a.m.3")))
    leave_the_dead(battle)
    assert not of(battle, "a.m").alive
    assert of(battle, "a.c").on_table
    assert len(of(battle, "a.c").models) == 1
    battle = play(Joinings(0), *joined("a.m", "a.c"), boyz("b.o", 10, 5))
    battle.emit(UnitGone("a.m", "left"))
    assert not of(battle, "a.c").alive
    battle = play(Joinings(0), *joined("a.m", "a.c"), boyz("b.o", 10, 5))
    battle.emit(Losses("a.m", ("a.c.1",)))
    assert not of(battle, "a.c").alive
    assert of(battle, "a.m").guests == ()


# ---- in an assault phase ----------------------------------------------------------------------------------------

TOUCH = 25 / 25.4 + 0.004


def squad_with_captain(places, at, *, names=("a.m", "a.c"), **fields):
    """Marines at these places, a captain who has joined them at another."""
    squad = unit(names[0], "tactical-squad", [row("space-marine", len(places))], places=places, **fields)
    man = unit(names[1], "captain", [row("captain")], places=[at])
    one, two = united(squad.unit, man.unit)
    return type(squad)(squad.listed, one, squad.special), type(man)(man.listed, two, man.special)


@pytest.mark.rule("WH-UNIT-04", "WH-ASSAULT-22")
def test_a_unit_assaults_together_with_its_character() -> None:
    """He is one of its models until the blows fall, and may be the first to touch."""
    both = squad_with_captain([(10, 20), (11.5, 20)], (10, 18))
    battle = play(Charging("a.m", "b.o", False), *both, boyz("b.o", 10, 14, 2))
    while not battle.over:
        battle.choose(battle.choices()[0])
    first, *_ = happened(battle, Approached)
    assert [leg.model for leg in first.legs] == ["a.c.1"]
    assert of(battle, "a.m").charged == ("b.o",)
    assert not happened(battle, CharacterLeft)


@pytest.mark.rule("WH-ASSAULT-29", "WH-ASSAULT-06")
def test_a_character_reacts_first() -> None:
    """Only the first marine is touched; the captain stands farther off than another marine, and yet comes first."""
    both = squad_with_captain([(10, 20), (10, 22)], (10, 23.5), started=3)
    battle = play(Reactions(0), *both, boyz("b.o", 10, 20 - TOUCH, 1, charged=("a.m",)), active=1)
    (way,) = [choice for choice in battle.choices() if isinstance(choice, Walk)][:1]
    ends = {leg.model: leg.points[-1] for leg in way.legs}
    ork = of(battle, "b.o").models[0]
    assert hypot(ends["a.c.1"][0] - ork.x, ends["a.c.1"][1] - ork.y) <= 1000 * TOUCH + 10


@pytest.mark.rule("WH-UNIT-04", "WH-ASSAULT-07", "WH-ASSAULT-12", "WH-ASSAULT-29")
def test_a_character_fights_beside_his_unit() -> None:
    """Within 2" of a marine who touches an ork he strikes, at Initiative 5, and nobody strikes him."""
    both = squad_with_captain([(10, 20)], (10, 21.5))
    orks = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 20 - TOUCH), (10 + TOUCH, 20 - TOUCH)])
    battle = play(Combat(("a.m", "b.o")), *both, orks, dice=(1,) * 11)
    over(battle)
    blows = [(event.unit, event.target, event.initiative) for event in happened(battle, Blows)]
    assert blows == [("a.c", "b.o", 5), ("a.m", "b.o", 4), ("b.o", "a.m", 2)]
    assert happened(battle, CharacterLeft) == [CharacterLeft("a.c", "a.m", fights=True)]


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-08", "WH-ASSAULT-15", "WH-ASSAULT-29")
def test_tests_and_sweeping_advances_are_those_of_the_unit() -> None:
    """The losers roll against the marines' Initiative once, not against the captain's besides; and beaten marines test
    at his Leadership of 10."""
    both = squad_with_captain([(10, 20), (10 + TOUCH, 20), (10 + 2 * TOUCH, 20)], (10 - TOUCH, 20))
    orks = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 20 - TOUCH), (10 + TOUCH, 20 - TOUCH)])
    battle = play(
        Combat(("a.m", "b.o")), *both, orks,
        # The captain fells one; the marines and the other ork miss; the ork fails and is caught.
        dice=(6, 1, 1, 1, 6, 1, *(1,) * 3, *(1,) * 3, 6, 6, 1, 6, 1),
    )  # fmt: skip
    while not battle.over:
        battle.choose(battle.choices()[0])
    (swept,) = happened(battle, Swept)
    assert [(each.unit, each.initiative) for each in swept.winners] == [("a.m", 4)]
    assert of(battle, "a.m").guests == ("a.c",)
    lost = play(LosersTest(("a.m",), (1, 0), 1), *both, orks, dice=(5, 4))
    lost.choose(TakeTest())
    assert [event.passed for event in happened(lost, LeadershipTested)] == [True]


@pytest.mark.rule("WH-UNIT-07", "WH-UNIT-04")
def test_he_is_on_his_own_if_the_others_fall_in_combat() -> None:
    both = squad_with_captain([(10, 20)], (10 - TOUCH, 20))
    orks = unit("b.o", "boyz", [row("boy", 2)], places=[(10, 20 - TOUCH), (10 - TOUCH, 20 - TOUCH)])
    battle = play(Combat(("a.m", "b.o")), *both, orks, dice=(*(1,) * 5, 4, *(1,) * 5, 6, 1, 2, 2))
    while not battle.over:
        battle.choose(battle.choices()[0])
    assert happened(battle, CharacterAlone) == [CharacterAlone("a.c")]
    assert of(battle, "a.c").joined is None


@pytest.mark.rule("WH-UNIT-07")
def test_he_may_begin_the_battle_in_a_unit() -> None:
    squad, man = marines("a.m", 10, 30, 3), captain("a.c", 14.5, 30)
    found = joined_from_the_start({"a.m": squad.unit, "a.c": man.unit}, [("a.c", "a.m")])
    assert found["a.m"].guests == ("a.c",)
    assert found["a.c"].place == "joined"


@pytest.mark.rule("WH-UNIT-07", "WH-ASSAULT-12")
def test_he_fights_alone_if_the_others_died_on_the_way_into_combat() -> None:
    """The last marine has fallen on dangerous ground: the captain strikes, and is struck, as a unit of his own."""
    squad, man = squad_with_captain([(10, 25)], (10, 20 - TOUCH))
    dead = replace(squad.unit, models=tuple(model for model in squad.unit.models if model.id == "a.c.1"))
    orks = boyz("b.o", 10, 20, 1)
    battle = play(Combat(("a.m", "b.o")), type(squad)(squad.listed, dead, squad.special), man, orks, dice=(1,) * 7)
    over(battle)
    assert [(event.unit, event.target) for event in happened(battle, Blows)] == [("a.c", "b.o"), ("b.o", "a.c")]
    assert happened(battle, CharacterAlone) == [CharacterAlone("a.c")]
    assert not of(battle, "a.m").alive
