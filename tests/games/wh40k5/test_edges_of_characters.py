"""Independent characters at the edges: whom they may join and leave, in combat, what they share."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.procedures import Next
from grognard.core.records import replace
from grognard.games.wh40k5.rules.units import characters
from grognard.games.wh40k5.state.events.characters import parted, united
from grognard.games.wh40k5.state.state import Unit
from tests.games.wh40k5.edges import table, words
from tests.games.wh40k5.table import Posted, boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino

BASE = 0.984
CONTACT = 4.9 + BASE


def captain(id: str, x: float, y: float, **more: Any) -> Posted:
    return unit(id, "captain", [row("captain")], x, y, **more)


ALONE = captain("a.c", 30, 40).unit.models


def posted(one: Unit) -> Posted:
    """A unit as a table takes it: with the entry of a captain, or of a squad."""
    return replace(captain(one.id, 0, 0) if one.kind == "captain" else marines(one.id, 0, 0, 3), unit=one)


def joined(place: str = "table", his: dict[str, Any] | None = None, **fields: Any) -> tuple[Posted, Posted]:
    """A squad of three with a captain in it; ``his`` fields of his own record."""
    squad, man = united(marines("a.m", 10, 30, 3).unit, captain("a.c", 14.5, 30).unit)
    return posted(replace(squad, place=place, **fields)), posted(replace(man, **(his or {})))


@pytest.mark.rule("WH-UNIT-04")
@pytest.mark.parametrize(
    ("one", "takes"),
    [
        (marines("a.m", 10, 30), True), (captain("a.m", 10, 30), True), (rhino("a.m", 10, 30), False),
        (dreadnought("a.m", 10, 30), False), (unit("a.m", "killa-kans", [row("killa-kan")], 10, 30), False),
        (unit("a.m", "hive-tyrant", [row("hive-tyrant")], 10, 30), False), (marines("a.m", 10, 30, 1), True),
        (unit("a.m", "land-speeders", [row("land-speeder")], 10, 30), False),
        (unit("a.m", "carnifexes", [row("carnifex")], 10, 30), True),
    ],
)  # fmt: skip
def test_who_takes_characters_in(one: Posted, takes: bool) -> None:
    assert characters.takes_in(one.unit) is takes


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-07")
@pytest.mark.parametrize(
    ("gap", "his", "theirs", "found"),
    [
        (1.999, {}, {}, ["a.m"]), (2.0, {}, {}, ["a.m"]), (2.001, {}, {}, ["a.m"]), (2.002, {}, {}, []),
        (1, {"fleeing": True}, {}, []), (1, {"down": 1}, {}, []), (1, {"guests": ("a.x",)}, {}, []),
        (1, {"place": "reserve"}, {}, []), (1, {}, {"fleeing": True}, []), (1, {}, {"down": 1}, []),
        (1, {}, {"place": "aboard"}, []),
    ],
)  # fmt: skip
def test_a_character_joins_who_is_within_two_inches(
    gap: float, his: dict[str, Any], theirs: dict[str, Any], found: list[str]
) -> None:
    """A Rhino, listed before the squad, is nearer still; a squad of the enemy's as near; neither is asked."""
    battle = table(
        rhino("a.a", 10, 35), captain("a.c", 10, 30 - BASE - gap, **his), marines("a.m", 10, 30, 3, **theirs),
        marines("a.z", 40, 40, 2),
    )  # fmt: skip
    assert characters.hosts(battle, of(battle, "a.c")) == found


@pytest.mark.rule("WH-UNIT-04")
def test_nobody_joins_while_he_or_they_are_locked_and_nobody_but_a_character_joins() -> None:
    for at, foe, found in (
        ((15.9, 30), (40, 20), ["a.m"]),
        ((15.9, 30), (15.9 + BASE, 30), []),
        ((15.9, 30), (10 - BASE, 30), []),
    ):
        battle = table(marines("a.m", 10, 30, 3), captain("a.c", at[0], at[1]), boyz("b.o", foe[0], foe[1], 1))
        assert characters.hosts(battle, of(battle, "a.c")) == found
        assert characters.unfit(battle, of(battle, "a.c")) is (foe[0] == 15.9 + BASE)
    battle = table(marines("a.m", 10, 30, 3), marines("a.n", 15, 30, 3))
    assert characters.hosts(battle, of(battle, "a.n")) == []


@pytest.mark.rule("WH-UNIT-07", "WH-GAME-11")
@pytest.mark.parametrize(
    ("his", "theirs", "found"),
    [
        ({}, {}, ["a.m"]), ({"place": "table"}, {}, []), ({"arrival": "reserve"}, {}, []),
        ({"guests": ("a.m",)}, {}, []),
        ({}, {"place": "table"}, []), ({}, {"arrival": "reserve"}, []),
    ],
)  # fmt: skip
def test_whom_he_may_come_with(his: dict[str, Any], theirs: dict[str, Any], found: list[str]) -> None:
    battle = table(
        captain("a.c", 0, 0, **({"place": "off"} | his)), rhino("a.r", 0, 0, place="off"),
        marines("a.m", 0, 0, 3, **({"place": "off"} | theirs)), boyz("b.m", 0, 0, place="off"),
    )  # fmt: skip
    assert characters.hosts_before(battle, of(battle, "a.c")) == found
    assert characters.hosts_before(battle, of(battle, "a.m")) == []


@pytest.mark.rule("WH-UNIT-07")
@pytest.mark.parametrize(
    ("theirs", "his", "found"),
    [
        ({"place": "off"}, {}, ["a.c"]), ({"place": "off", "arrival": "reserve"}, {}, []), ({"place": "table"}, {}, []),
        ({"place": "off"}, {"place": "off"}, []), ({"place": "off"}, {"joined": None}, []),
    ],
)  # fmt: skip
def test_who_may_leave_his_unit_before_it_comes(theirs: dict[str, Any], his: dict[str, Any], found: list[str]) -> None:
    battle = table(*joined(his=his, **theirs))
    assert characters.parted_before(battle, 0) == found
    assert characters.parted_before(battle, 1) == []


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-07", "WH-VEH-17", "WH-VEH-30")
@pytest.mark.parametrize(
    ("place", "fields", "his", "told"),
    [
        ("table", {}, {}, ""), ("table", {"activated": True}, {}, "wh-refused-cannot-leave"),
        ("table", {"fleeing": True}, {}, "wh-refused-cannot-leave"),
        ("table", {"down": 3}, {}, "wh-refused-cannot-leave"),
        ("off", {}, {}, "wh-refused-cannot-leave"), ("aboard", {"aboard": "a.r"}, {}, ""),
        ("aboard", {"aboard": "a.r", "activated": True}, {}, ""),
        ("aboard", {"aboard": "a.r", "boarded": True}, {}, "wh-refused-board-again"),
        ("table", {"boarded": True}, {}, ""), ("table", {}, {"place": "table", "models": ALONE},
        "wh-refused-not-joined"),
        ("table", {}, {"place": "table", "joined": None, "models": ALONE}, "wh-refused-not-joined"),
    ],
)  # fmt: skip
def test_when_he_may_leave(place: str, fields: dict[str, Any], his: dict[str, Any], told: str) -> None:
    battle = table(*joined(place, his, **fields), rhino("a.r", 30, 30))
    assert words(characters.leave_refusal(battle, of(battle, "a.c"))) == told


@pytest.mark.rule("WH-UNIT-04")
def test_nobody_leaves_who_is_locked() -> None:
    battle = table(*joined(), boyz("b.o", 10 - BASE, 30, 1))
    assert words(characters.leave_refusal(battle, of(battle, "a.c"))) == "wh-refused-cannot-leave"


@pytest.mark.rule("WH-UNIT-07")
def test_who_begins_in_a_unit_is_in_it_and_beside_a_vehicle_he_stays_himself() -> None:
    units = {each.unit.id: each.unit for each in (marines("a.m", 0, 0, 3), captain("a.c", 0, 0), rhino("a.r", 0, 0))}
    together = characters.joined_from_the_start(units, [("a.c", "a.m")])
    assert together["a.m"].guests == ("a.c",)
    assert (together["a.c"].place, together["a.c"].joined) == ("joined", "a.m")
    assert characters.joined_from_the_start(units, [("a.c", "a.r")]) == units


@pytest.mark.rule("WH-UNIT-04", "WH-ASSAULT-12", "WH-ASSAULT-29", "WH-UNIT-07")
def test_in_a_combat_they_are_units_of_their_own_in_the_order_of_the_battle() -> None:
    battle = table(marines("a.a", 40, 40, 1), *joined(), boyz("b.o", 10, 20, 3), boyz("b.p", 20, 20, 3))
    assert characters.step_out(battle, ("b.o", "a.m")) == ("a.m", "a.c", "b.o")
    him = of(battle, "a.c")
    assert (him.place, him.joined, [model.id for model in him.models]) == ("table", "a.m", ["a.c.1"])
    assert characters.in_unit(battle, "a.c") == "a.c"
    characters.step_in(battle, ("a.m", "a.c", "b.o"))
    assert (of(battle, "a.c").place, of(battle, "a.m").guests) == ("joined", ("a.c",))
    assert characters.in_unit(battle, "a.c") == "a.m"


@pytest.mark.rule("WH-UNIT-04", "WH-ASSAULT-12")
def test_who_died_on_the_way_into_combat_does_not_fight() -> None:
    squad, man = joined()
    alone = replace(squad, unit=replace(squad.unit, models=squad.unit.models[3:]))
    battle = table(alone, man, boyz("b.o", 10, 20, 3))
    assert characters.step_out(battle, ("a.m", "b.o")) == ("a.c", "b.o")


@pytest.mark.rule("WH-VEH-17", "WH-UNIT-04", "WH-UNIT-07")
@pytest.mark.parametrize("flag", ["moved", "stranded", "barred", "boosted", "idle"])
def test_a_unit_with_a_character_is_one_and_parts_into_two(flag: str) -> None:
    """It counts one more model to have begun with; what hinders either hinders both."""
    squad = marines("a.m", 10, 30, 3, lost=2, powers=("a.m.1",)).unit
    man = captain("a.c", 15, 30, lost=1, powers=("a.c.1",)).unit
    whole, him = united(squad, man)
    assert (whole.started, whole.fresh, whole.lost, whole.powers) == (4, 4, 3, ("a.m.1", "a.c.1"))
    assert (him.models, him.fresh, him.lost, him.place, him.joined) == ((), 0, 0, "joined", "a.m")
    for one, other in ((True, False), (False, True), (False, False)):
        found, _ = united(replace(squad, **{flag: one}), replace(man, **{flag: other}))
        assert getattr(found, flag) is (one or other)
    for fights in (True, False):
        for got_in in (True, False):
            rest, alone = parted(replace(whole, fleeing=True), replace(him, boarded=got_in), fights=fights)
            assert rest == replace(squad, lost=3, guests=(), fleeing=True, powers=whole.powers)
            assert (alone.id, alone.kind, alone.models) == ("a.c", "captain", man.models)
            assert (alone.started, alone.fresh, alone.lost, alone.guests) == (1, 1, 0, ())
            assert (alone.fleeing, alone.boarded, alone.place) == (True, got_in, "table")
            assert alone.joined == ("a.m" if fights else None)


@pytest.mark.rule("WH-VEH-17", "WH-UNIT-07")
def test_when_the_others_have_died_the_unit_is_no_more() -> None:
    whole, him = united(marines("a.m", 10, 30, 3).unit, captain("a.c", 15, 30).unit)
    left = replace(whole, models=whole.models[3:], place="aboard", aboard="a.r")
    rest, alone = parted(left, him, fights=False)
    assert (rest.models, rest.place, rest.aboard) == ((), "destroyed", None)
    assert (alone.place, alone.aboard) == ("aboard", "a.r")
    boarded, also = parted(replace(whole, boarded=True), him, fights=False)
    assert boarded.boarded
    assert also.boarded


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-07")
def test_who_has_been_looked_at_is_not_asked_again() -> None:
    battle = table(marines("a.m", 10, 30, 3), captain("a.c", 10, 28))
    assert isinstance(characters.Joinings(0).choose(battle), Next)
    assert not isinstance(characters.Joinings(0, done=("a.c",)).choose(battle), Next)
