"""Searchlights and flares at their edges: who may light whom, with what is left, and where a flare is aimed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.light_and_weather import lights
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Flaring, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Coordinates, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, with_models
from tests.games.operation_ww2.table import Idle, ground, play, unit

WALL = ground(piece("high-wall", 0, 60, 120, 61))
NEAR, HIDDEN = unit("b.one", (60, 40), (60, 30)), unit("b.far", (60, 100))
MEN = riflemen("a.one", (60, 20), 2)


def at_night(
    me: Unit = MEN, *others: Unit, dark: bool = True, bought: dict[str, int] | None = None, **fields: Any
) -> Any:
    """A table with a wall across it; the squad has bought a searchlight and two flares."""
    extras = {"searchlight": 1, "flare": 2} if bought is None else bought
    given: dict[str, Any] = {"map": WALL, "options": {"night_fighting": "on"} if dark else {}} | fields
    return play(Idle(), me, NEAR, HIDDEN, *others, lists={"a.one": {"people": 2, "extras": extras}}, **given)


def refused(declared: Any, me: Unit = MEN, *others: Unit, **fields: Any) -> tuple[str, ...]:
    g = at_night(me, *others, **fields)
    found = lights.refusal(g, g.state.units["a.one"], declared)
    return () if found is None else found.rules


def lit(target: str) -> FireIntent:
    return FireIntent(None, None, Besides(searchlight=target))


def flare(*names: tuple[int, str | None], **besides: Any) -> Besides:
    return Besides(flares=tuple(Flaring(f"a.one.{number}", target) for number, target in names), **besides)


@pytest.mark.rule("AZ-NGT-05", "AZ-NGT-08")
def test_az_ngt_05_on_whom_a_searchlight_may_be_laid() -> None:
    no = ("AZ-NGT-05",)
    assert refused(lit("b.one")) == refused(FireIntent(None)) == ()
    assert refused(lit("b.far")) == refused(lit("b.nobody")) == no
    assert refused(lit("a.two"), MEN, unit("a.two", (50, 20))) == no
    assert refused(lit("b.away"), MEN, unit("b.away", (60, 30), place="waiting")) == no
    assert refused(lit("b.one"), dark=False) == refused(lit("b.one"), bought={}) == no
    assert refused(lit("b.one"), replace(MEN, used={"searchlight": 1})) == no
    lying = with_models(MEN, m1={"posture": "scared"}, m2={"posture": "scared"})
    assert refused(lit("b.one"), lying) == no
    assert refused(lit("b.one"), with_models(MEN, m1={"posture": "scared"})) == ()
    g = at_night()
    assert list(lights.listed_searchlights(g, g.state.units["a.one"])) == ["b.one"]
    day = at_night(dark=False)
    assert list(lights.listed_searchlights(day, day.state.units["a.one"])) == []
    own = g.state.units["a.one"]
    assert [lights.is_foe(own, g.state.units[id]) for id in ("b.one", "a.one")] == [True, False]
    assert not lights.is_foe(own, replace(NEAR, place="gone"))
    assert [each.id for each in lights.enemies(g, own)] == ["b.one", "b.far"]


@pytest.mark.rule("AZ-NGT-08", "AZ-SMK-02", "AZ-NGT-05")
def test_az_ngt_08_who_may_fire_flares_and_at_whom() -> None:
    no = ("AZ-NGT-08",)

    def fires(besides: Besides, me: Unit = MEN, **fields: Any) -> tuple[str, ...]:
        return refused(FireIntent(None, None, besides), me, **fields)

    assert fires(flare((1, "b.one"))) == fires(flare((1, "b.one"), (2, "b.one"))) == ()
    assert fires(flare((1, "b.one")), dark=False) == fires(flare((1, "b.one")), bought={}) == no
    assert fires(flare((1, "b.one"), (2, "b.one")), bought={"flare": 1}) == no
    assert fires(flare((1, "b.one")), replace(MEN, used={"flare": 1})) == ()
    assert fires(flare((1, "b.one")), replace(MEN, used={"flare": 2})) == no
    assert fires(flare((1, "b.one"), (1, "b.one"))) == ("AZ-NGT-08", "AZ-SMK-02")
    smokes = flare((1, "b.one"), smoke=(Smoking("a.one.1", "x", (0, 0)),))
    assert fires(smokes) == ("AZ-NGT-08", "AZ-SMK-02")
    assert fires(flare((1, "b.one"), smoke=(Smoking("a.one.2", "x", (0, 0)),))) == ()
    assert fires(flare((9, "b.one"))) == fires(flare((1, "b.far"))) == fires(flare((1, "b.nobody"))) == no
    assert fires(flare((1, "b.one")), with_models(MEN, m1={"posture": "scared"})) == no
    assert fires(flare((2, "b.one")), with_models(MEN, m1={"posture": "scared"})) == ()
    assert fires(flare((1, None))) == no
    told = {"a.one": Coordinates(60_000, 100_000, 0, "b.far", "b.far.1")}
    assert fires(flare((1, None)), coordinates=told) == ()
    # Who fires one stays where he is; the others go, but for a charge.
    way = ((60_000, 25_000),)
    assert refused(MoveIntent("a.one.1", way, "slow", flare((1, "b.one")))) == no
    assert refused(MoveIntent("a.one.2", way, "slow", flare((1, "b.one")))) == ()
    assert refused(MoveIntent("a.one.1", (), "slow", flare((1, "b.one")))) == ()
    charge = AssaultIntent("a.one.2", way, "slow", "b.one", "last", flare((1, "b.one"), charge="b.one"))
    assert refused(charge) == no


@pytest.mark.rule("AZ-NGT-08")
def test_az_ngt_08_where_a_flare_is_aimed() -> None:
    told = {"a.one": Coordinates(60_000, 100_000, 0, "b.far", "b.far.1")}
    g = at_night(coordinates=told)
    own = g.state.units["a.one"]
    for number, target, at in (
        (1, "b.one", ((60_000, 30_000), True)),
        (2, "b.one", ((60_000, 30_000), True)),
        (1, "b.far", None),
        (1, "b.nobody", None),
        (1, "a.one", None),
        (9, "b.one", None),
        (1, None, ((60_000, 100_000), False)),
    ):
        assert lights.aim_of(g, own, Flaring(f"a.one.{number}", target)) == at, (number, target)
    # The nearest of those he himself sees.
    between = ground(piece("high-wall", 0, 60, 120, 61), piece("high-wall", 61.5, 25, 62, 45) | {"id": "other"})
    spread = unit("b.one", (58, 40), (66, 28))
    split = play(Idle(), riflemen("a.one", (60, 20), 2, apart=6), spread, map=between, options={"night_fighting": "on"},
                 lists={"a.one": {"people": 2, "extras": {"flare": 2}}})  # fmt: skip
    own = split.state.units["a.one"]
    for number, seen in ((1, (58_000, 40_000)), (2, (66_000, 28_000))):
        aimed = lights.aim_of(split, own, Flaring(f"a.one.{number}", "b.one"))
        assert aimed is not None
        if number == 2:
            assert aimed[0] == seen
    found = list(lights.listed_flares(g, g.state.units["a.one"]))
    assert [(each.model, each.target) for each in found] == [("a.one.2", "b.one"), ("a.one.2", None)]
    for changed in (at_night(dark=False), at_night(bought={})):
        assert list(lights.listed_flares(changed, changed.state.units["a.one"])) == []
    lying = with_models(MEN, m1={"posture": "scared"}, m2={"posture": "scared"})
    nobody = at_night(lying)
    assert list(lights.listed_flares(nobody, nobody.state.units["a.one"])) == []
    assert lights.men(lying) == []
