"""What touches ground that is closed to a Run, and when an assault crosses what the defenders line: the whole base
counts, not its middle (chapters Movement and Close quarters)."""

from math import dist, hypot

import pytest
import shapely

from grognard.core.records import replace
from grognard.games.bolt_action.data.maps import load_map, map_names
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.games.bolt_action.state.events.close_quarters import ContactMade, FellShort, RoundFought
from tests.games.bolt_action.table import assault, listed, play, squad, vehicle, walk
from tests.games.playing import asked, happened, piece, refused, rolled, used_up, where

BASE = 0.492
"""Half a base."""


def running(*units, **more):
    return play(Activation("a.one", "run"), *units, **more)


# ---- a Run (BA-MOV-02) -------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-02")
def test_a_base_that_overlaps_rough_ground_may_not_run_along_it():
    """The wood begins at 30: the man's middle stays outside it, his base is inside by 0.44 inches."""
    wood = (piece("wood", 30, 0, 40, 48),)
    battle = running(squad("a.one", 29.95, 40, men=1), pieces=wood)
    assert refused(battle, walk(battle, "a.one", 0, -12)) == ("ba-fault-no-run", ("BA-MOV-02",))


@pytest.mark.rule("BA-MOV-02", "BA-ORD-15")
def test_a_base_in_rough_ground_where_it_starts_bars_the_order_to_run():
    wood = (piece("wood", 30, 0, 40, 48),)
    touching = play(OrdersPhase(), squad("a.one", 29.95, 40, men=1), squad("b.foe", 10, 4), pieces=wood, dice=(1,))
    assert refused(touching, GiveOrder("a.one", "run")) == ("ba-refused-run-ground", ("BA-MOV-02",))
    assert GiveOrder("a.one", "run") not in listed(touching)
    clear = play(OrdersPhase(), squad("a.one", 29.45, 40, men=1), squad("b.foe", 10, 4), pieces=wood, dice=(1,))
    assert GiveOrder("a.one", "run") in listed(clear)


@pytest.mark.rule("BA-MOV-02")
@pytest.mark.parametrize("end", [24.2, 24.6, 24.9])
def test_a_run_does_not_end_with_the_base_on_a_fence_or_out_beyond_it(end):
    fence = (piece("fence", 0, 24.2, 48, 24.5),)
    battle = running(squad("a.one", 20, 30, men=1), pieces=fence)
    assert refused(battle, walk(battle, "a.one", 0, end - 30))[0] == "ba-fault-no-run"


@pytest.mark.rule("BA-MOV-02")
def test_a_man_in_contact_with_a_wall_may_run_along_it_and_away():
    """To stand at an obstacle is not to be in it."""
    wall = (piece("wall", 0, 24.2, 48, 24.5, 1),)
    battle = running(squad("a.one", 20, 24.5 + BASE, men=1), pieces=wall)
    assert battle.refusal(walk(battle, "a.one", 11.9, 0)) is None
    assert battle.refusal(walk(battle, "a.one", 0, 12)) is None


# ---- an assault (BA-CQ-03, BA-CQ-07) -----------------------------------------------------------------------------


def lining(width, gap, men=3):
    """Defenders so far from a wall of a width, above it, and attackers whose bases are ``away`` from theirs."""
    wall = piece("wall", 0, 24, 48, 24 + width, 0.8)
    return wall, squad("b.foe", 20, 24 - gap - BASE, men, order="fire")


def attackers(gap, away, men=3):
    return squad("a.men", 20, 24 - gap + away + BASE, men, order="run")


@pytest.mark.rule("BA-CQ-03")
@pytest.mark.parametrize("width", [0.01, 0.05, 0.3, 0.5, 1.0])
@pytest.mark.parametrize("gap", [0, 0.1, 0.45])
def test_over_a_wall_of_any_width_that_the_defenders_line_a_charge_goes_6_inches(width, gap):
    wall, foe = lining(width, gap)
    near = assault(attackers(gap, 5.9), foe, pieces=(wall,), dice=(4, 4, 4, 1, 1, 1, 2))
    assert happened(near, ContactMade)
    far = assault(attackers(gap, 6.2), foe, pieces=(wall,))
    assert not happened(far, ContactMade)
    assert happened(far, FellShort)


@pytest.mark.rule("BA-CQ-07")
@pytest.mark.parametrize("width", [0.01, 0.05, 0.3, 0.5, 1.0])
@pytest.mark.parametrize("gap", [0, 0.1, 0.45])
def test_over_a_wall_of_any_width_that_the_defenders_line_both_strike_at_once(width, gap):
    """The attackers kill everybody, and still take the blows of all three."""
    wall, foe = lining(width, gap)
    battle = assault(attackers(gap, 4), foe, pieces=(wall,), dice=(4, 4, 4, 1, 1, 1, 2))
    asked(battle)
    used_up(battle)
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(3, 0)]


@pytest.mark.rule("BA-CQ-07", "BA-CQ-03")
def test_from_the_defenders_own_side_their_wall_is_not_crossed():
    """They come from behind, twelve inches, and strike first: the dead do not strike back."""
    wall, foe = lining(0.3, 0)
    men = squad("a.men", 20, 24 - 2 * BASE - 8 - BASE, 3, order="run")
    battle = assault(men, foe, pieces=(wall,), dice=(4, 4, 4, 2))
    asked(battle)
    used_up(battle)


@pytest.mark.rule("BA-CQ-03", "BA-MOV-02")
def test_a_charge_along_a_wood_with_the_base_in_it_goes_6_inches():
    """The first attacker's middle never enters the wood."""
    wood = piece("wood", 20.45, 0, 30, 48)
    foe = squad("b.foe", 20, 20, 1, order="fire")
    near = assault(squad("a.men", 20, 20 + 5.9 + 2 * BASE, 1, order="run"), foe, pieces=(wood,), dice=(4, 2))
    far = assault(squad("a.men", 20, 20 + 6.2 + 2 * BASE, 1, order="run"), foe, pieces=(wood,))
    assert happened(near, ContactMade)
    assert not happened(far, ContactMade)


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17")
def test_a_follower_whose_base_would_come_over_a_fence_goes_no_farther_than_6_inches():
    """The fence lies along his way, beside his middle; the first attacker, clear of it, comes eight inches."""
    fence = piece("fence", 21.6, 20, 21.9, 30)
    foe = squad("b.foe", 20, 20, 1, order="fire")
    men = squad("a.men", 20, 29, 2, places=((20, 29), (21.3, 29.5)), order="run")
    battle = assault(men, foe, pieces=(fence,), dice=(4, 4, 2))
    assert happened(battle, ContactMade)
    walked = hypot(*(a - b for a, b in zip(where(battle, "a.men.2"), (21.3, 29.5), strict=True)))
    assert walked <= 6.001


@pytest.mark.rule("BA-CQ-03")
@pytest.mark.parametrize(("away", "reaches"), [(5.9, True), (6.2, False)])
def test_a_tank_close_behind_a_wall_is_reached_over_it_within_6_inches(away, reaches):
    tank = vehicle("b.foe", 24, 20, order="fire")
    rear = 20 + tank.unit.hull.length / 2000
    wall = piece("wall", 0, rear + 0.02, 48, rear + 0.32, 0.8)
    men = squad("a.men", 24, rear + away + BASE, 1, order="run")
    battle = assault(men, tank, pieces=(wall,), dice=(1, 1) if reaches else ())
    assert bool(happened(battle, FellShort)) is not reaches


OBSTACLES = [
    pytest.param(name, part, id=f"{name}-{part.id}")
    for name in map_names()
    for part in load_map(name).ground.pieces
    if part.kind in ("wall", "fence", "hedge")
]


@pytest.mark.rule("BA-CQ-03", "BA-CQ-07", "BA-GEN-11")
@pytest.mark.parametrize(("name", "part"), OBSTACLES)
def test_every_wall_fence_and_hedge_of_the_maps_is_crossed_by_an_assault_on_those_who_line_it(name, part):
    """A man in contact with its longest side is assaulted straight over it; nothing else is on the table."""
    corners = [(x + 60_000, y + 60_000) for x, y in part.outline]
    (ax, ay), (bx, by) = max(zip(corners, [*corners[1:], corners[0]], strict=True), key=lambda side: dist(*side))
    x, y = (ax + bx) / 2000, (ay + by) / 2000
    nx, ny = (by - ay) / dist((ax, ay), (bx, by)), (ax - bx) / dist((ax, ay), (bx, by))
    if shapely.Polygon(corners).contains(shapely.Point((x + nx * 0.05) * 1000, (y + ny * 0.05) * 1000)):
        nx, ny = -nx, -ny
    battle = play(
        Activation("a.men", "run", "b.foe"),
        squad("a.men", 0, 0, 1, places=[(x - nx * 4, y - ny * 4)]),
        squad("b.foe", 0, 0, 1, places=[(x + nx * BASE, y + ny * BASE)], order="fire"),
        pieces=(replace(part, outline=tuple(corners)),),
        size=(240, 240),
        dice=(4, 1, 2),
    )
    # The dead man strikes back: a die for each, and one for the winner's regrouping.
    asked(battle)
    used_up(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-damage", "ba-roll-damage", "ba-roll-regroup"]
