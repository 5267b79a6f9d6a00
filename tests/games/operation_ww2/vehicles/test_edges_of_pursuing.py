"""Where a vehicle may drive after a target that has moved, and who parts from whom when one is struck, at the edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving import attachments
from grognard.games.operation_ww2.rules.driving.pursuing import ChooseDrive
from grognard.games.operation_ww2.state.choices import LeaveAttached, Pursuit
from grognard.games.operation_ww2.state.events.attachments import Separated
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.table import Idle, card, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, vehicle
from tests.games.operation_ww2.vehicles.test_attachments import ONE, TWO
from tests.games.operation_ww2.vehicles.test_attachments import battle as attached

TANK = vehicle("a.tank", "sherman-75", (60, 90))
NEAR = unit("b.men", (60, 65))


def why(
    way: tuple[tuple[int, int], ...] | None,
    goal: Unit = NEAR,
    besides: Besides | None = None,
    options: dict[str, str] | None = None,
) -> tuple[str, ...]:
    """The rules against this way of a tank at 60, 90 that was to drive ahead."""
    intent = AssaultIntent("a.tank.1", ((60_000, 86_000),), "fast", "b.men", "last", besides or Besides())
    asked = ChooseDrive(0, Ordered(0, "a.tank", card("A4"), intent, stood=((60_000, 30_000),)), "a.tank.1")
    found = asked.refusal(fight(Idle(), TANK, goal, options=options, turn=2), Pursuit(way))
    return () if found is None else found.rules


# ---- after a target ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
@pytest.mark.parametrize(
    ("way", "options", "rules"),
    [
        (None, {}, ()),
        ((), {}, ("AZ-ORD-15",)),
        # 25 cm from him who is followed, as at the beginning, and a little more.
        (((67_000, 89_000),), {}, ()),
        (((67_000, 89_001),), {}, ("AZ-ORD-15",)),
        (((67_001, 89_000),), {}, ("AZ-ORD-15",)),
        (((67_000, 89_001),), {"assault_follow": "free_path"}, ()),
        ((), {"assault_follow": "free_path"}, ("AZ-ORD-15",)),
        (((64_000, 88_000), (68_000, 89_500)), {}, ("AZ-ORD-15",)),
        (((66_000, 89_500), (67_200, 88_900)), {}, ()),
        (((60_000, 10_000),), {}, ("AZ-VMV-03", "AZ-VMV-04")),
        (((60_000, 10_000),), {"assault_follow": "free_path"}, ("AZ-VMV-03", "AZ-VMV-04")),
    ],
)
def test_az_ord_15_one_ends_no_farther_from_the_target_than_one_began(
    way: tuple[tuple[int, int], ...] | None, options: dict[str, str], rules: tuple[str, ...]
) -> None:
    assert why(way, options=options) == rules


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
@pytest.mark.parametrize("far", [(100, 90), (60, 30)])
@pytest.mark.parametrize(
    ("end", "right"), [((67_000, 89_000), True), ((67_000, 89_001), False), ((68_000, 90_000), False)]
)
def test_az_ord_15_of_a_target_of_many_the_nearest_counts(far: Any, end: tuple[int, int], right: bool) -> None:
    for places in (((60, 65), far), (far, (60, 65))):
        assert why((end,), unit("b.men", *places)) == (() if right else ("AZ-ORD-15",))


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15", "AZ-RAM-01", "AZ-OVR-01")
def test_az_ord_08_who_follows_is_bound_by_what_else_was_declared() -> None:
    ahead = ((60_000, 84_000),)
    assert why(ahead, besides=Besides(ram="b.men"), goal=vehicle("b.men", "panther", (60, 65))) == ("AZ-RAM-01",)
    assert why(ahead, besides=Besides(overrun=1)) == ("AZ-OVR-01",)
    assert why(((60_000, 78_000),), besides=Besides(overrun=1)) == ()
    # Who was to get on or off does not keep it from driving, and neither does a leg that was to be backed on.
    assert why(ahead, besides=Besides(boards=("a.men.1",), carrier="a.tank.1")) == ()
    assert why(ahead, besides=Besides(leaves=("a.men.1",))) == ()
    assert why(ahead, besides=Besides(backing=(3,)), options={"mixed_reverse": "yes"}) == ()


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
def test_az_ord_08_an_answer_to_another_question_is_none() -> None:
    intent = AssaultIntent("a.tank.1", (), "fast", "b.men", "last")
    asked = ChooseDrive(0, Ordered(0, "a.tank", card("A4"), intent), "a.tank.1")
    g = fight(Idle(), TANK, NEAR, turn=2)
    found = asked.refusal(g, LeaveAttached())
    assert found is not None
    assert found.message.id == "refused-not-offered"
    assert asked.refusal(g, Pursuit(None)) is None


# ---- who parts from whom -----------------------------------------------------------------------------------------


def three() -> Any:
    """Three tanks that go together under the first, a man of each crew gone."""
    third = vehicle("a.third", "sherman-75", (60, 60))
    lists = {"a.third": {"platoon": "first"}}
    own = [vehicle(each.id, "sherman-75", (each.models[0].x / 1000, 60), crew=4) for each in (ONE, TWO, third)]
    whole = replace(
        own[0],
        models=tuple(model for each in own for model in each.models),
        joined=("a.two", "a.third"),
        losses=3,
        tested=0,
    )
    return attached(Idle(), whole, lists=lists)


@pytest.mark.rule("AZ-TMP-03")
@pytest.mark.parametrize(
    ("struck", "home", "left", "parted"),
    [
        ("a.two.1", "a.two", ["a.one", "a.two"], [("a.one", ("a.third",)), ("a.two", ())]),
        ("a.third.1", "a.third", ["a.one", "a.third"], [("a.one", ("a.two",)), ("a.third", ())]),
        ("a.one.1", "a.one", ["a.one", "a.two", "a.third"], [("a.one", ()), ("a.two", ()), ("a.third", ())]),
    ],
)
def test_az_tmp_03_who_is_struck_is_alone(struck: str, home: str, left: list[str], parted: Any) -> None:
    g = three()
    assert attachments.struck_alone(g, g.state.units["a.one"], struck, 1) == home
    own = {id: each for id, each in g.state.units.items() if id.startswith("a.")}
    assert sorted(own) == sorted(left)
    assert [(id, own[id].joined) for id, _ in parted] == parted
    assert all([model.id for model in own[id].vehicles] == [f"{id}.1" for id in (id, *more)] for id, more in parted)
    told = happened(g, Separated)
    # What is not tested for yet goes with the one that was struck, and stays with the first if that is it.
    assert [(event.other, event.fresh, event.losses) for event in told] == (
        [("a.two", 0, 1), ("a.third", 0, 1)] if home == "a.one" else [(home, 1, 1)]
    )
