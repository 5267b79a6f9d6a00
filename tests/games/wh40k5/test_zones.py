"""What is shown of a deployment zone is what is accepted (WH-GAME-07, WH-GAME-15)."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.battle import Battle
from grognard.core.messages import Message
from grognard.core.records import replace
from grognard.core.wire.previews import DragProposal, Nudge, Waypoint
from grognard.games.wh40k5.rules.mission.deployment import ChoosePlace, ChooseToDeploy, Deploying
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.setup_choices import Deploy, PlaceNext
from grognard.games.wh40k5.state.state import State
from grognard.games.wh40k5.table.preview import preview
from grognard.games.wh40k5.table.questions import present
from grognard.space.plane import Hull, footprint
from tests.games.playing import answer, asked, refused
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.vehicles_table import rhino

BEFORE: dict[str, Any] = {"mission": "annihilation", "turn": 0, "player_turn": 0}
ZONES = (
    ("pitched-battle", "north"),
    ("pitched-battle", "south"),
    ("dawn-of-war", "north"),
    ("dawn-of-war", "south"),
    ("spearhead", "north-west"),
    ("spearhead", "north-east"),
    ("spearhead", "south-west"),
    ("spearhead", "south-east"),
)
OTHER = {"north": "south", "south": "north", "west": "east", "east": "west"}
ABOUT = {"wh-fault-zone", "wh-fault-off-table", "wh-fault-near-enemies"}
"""What is said of a place that is not on the ground to deploy on."""


def off(posted: Any) -> Any:
    """A unit that waits to be deployed."""
    return replace(posted, unit=replace(posted.unit, place="off"))


def waiting(posted: Any, deployment: str, zone: str, **more: Any) -> Battle[State]:
    """The player is asked where a unit goes."""
    across = "-".join(OTHER[part] for part in zone.split("-"))
    enemies = more.pop("enemies", boyz("b.o", 20, 1, 3))
    fields: dict[str, Any] = BEFORE | {"deployment": deployment, "zones": (zone, across)} | more
    battle = play(Deploying(0), off(posted), enemies, size=(72, 48), **fields)
    answer(battle, PlaceNext(posted.unit.id))
    asked(battle, ChoosePlace)
    return battle


def shown(battle: Battle[State]) -> Any:
    """The ground the page shades."""
    assert battle.decision is not None
    move = present(battle, battle.decision).move
    assert move is not None
    found: Any = shapely.Polygon()
    for ring in move.reach:
        found = found.symmetric_difference(shapely.Polygon([(spot.x, spot.y) for spot in ring]))
    return found


def told(battle: Battle[State], choice: Deploy) -> str | None:
    """What is refused of a place because of the ground, None if nothing is."""
    refusal = battle.refusal(choice)
    return refusal.message.id if refusal is not None and refusal.message.id in ABOUT else None


def in_rule(deployment: str, zone: str, place: tuple[int, int], radius: int) -> bool:
    """Whether a base is in a zone by the words of the rule: wholly on the table and in its half, over 12" from the
    middle line, or wholly in its quarter, over 12" from the centre."""
    x, y = place
    if not (radius <= x <= 72_000 - radius and radius <= y <= 48_000 - radius):
        return False
    ahead = 24_000 - radius - y if zone.startswith("north") else y - radius - 24_000
    aside = x - radius - 36_000 if zone.endswith("east") else 36_000 - radius - x
    if deployment == "spearhead":
        return ahead >= 0 and aside >= 0 and hypot(x - 36_000, y - 24_000) - radius > 12_000
    return ahead > 12_000 if deployment == "pitched-battle" else ahead >= 0


@pytest.mark.rule("WH-GAME-15", "WH-GAME-07")
@pytest.mark.parametrize(("deployment", "zone"), ZONES)
def test_a_base_is_accepted_just_where_it_lies_wholly_on_the_shown_ground(deployment: str, zone: str) -> None:
    battle = waiting(marines("a.m", 0, 0, 1), deployment, zone)
    ground, man = shown(battle), of(battle, "a.m").models[0]
    rim = ground.boundary

    @given(st.integers(-1_000, 73_000), st.integers(-1_000, 49_000), st.integers(0, 10**6))
    def anywhere_and_at_the_rim(x: int, y: int, along: int) -> None:
        near = shapely.line_interpolate_point(rim, along / 10**6, normalized=True)
        for place in ((x, y), (round(near.x) + x % 1500 - 750, round(near.y) + y % 1500 - 750)):
            spot = shapely.Point(place)
            inside = bool(ground.covers(spot) and shapely.distance(rim, spot) >= man.radius)
            assert (told(battle, Deploy((Leg(man.id, (place,)),))) is None) == inside
            if abs(hypot(place[0] - 36_000, place[1] - 24_000) - man.radius - 12_000) > 3:
                assert inside == in_rule(deployment, zone, place, man.radius)

    anywhere_and_at_the_rim()


@pytest.mark.rule("WH-GAME-15", "WH-GAME-07")
@pytest.mark.parametrize(("deployment", "zone"), [each for each in ZONES if each[0] != "dawn-of-war"])
def test_a_hull_is_accepted_just_where_it_lies_wholly_on_the_shown_ground(deployment: str, zone: str) -> None:
    battle = waiting(rhino("a.r", 0, 0), deployment, zone)
    ground, tank = shown(battle), of(battle, "a.r").models[0]
    rim, body = ground.boundary, tank.body
    assert isinstance(body, Hull)

    @given(st.integers(0, 10**6), st.integers(-3_000, 3_000), st.integers(-3_000, 3_000), st.integers(0, 359_999))
    def at_the_rim(along: int, dx: int, dy: int, facing: int) -> None:
        near = shapely.line_interpolate_point(rim, along / 10**6, normalized=True)
        place = round(near.x) + dx, round(near.y) + dy
        hull = footprint(replace(body, x=place[0], y=place[1], facing=facing))
        accepted = told(battle, Deploy((Leg(tank.id, (place,)),), facing)) is None
        if ground.buffer(-1).covers(hull):
            assert accepted
        elif not ground.buffer(1).covers(hull):
            assert not accepted

    at_the_rim()


@pytest.mark.rule("WH-GAME-07")
def test_the_second_player_of_dawn_of_war_is_shown_the_ground_over_eighteen_inches_from_the_enemy() -> None:
    enemies = boyz("b.o", 36, 20, 1)
    battle = waiting(marines("a.m", 0, 0, 1), "dawn-of-war", "south", first=1, enemies=enemies)
    ground, man, foe = shown(battle), of(battle, "a.m").models[0], of(battle, "b.o").models[0]
    assert not ground.covers(shapely.Point(36_000, 30_000))
    reach = 18_000 + foe.radius + man.radius
    for off_it, said in ((reach - 5, "wh-fault-near-enemies"), (reach + 5, None)):
        assert told(battle, Deploy((Leg(man.id, ((foe.x, foe.y + off_it),)),))) == said
    assert told(battle, Deploy((Leg(man.id, ((foe.x, 22_000),)),))) == "wh-fault-zone"


@pytest.mark.rule("WH-GAME-15")
@pytest.mark.parametrize("kind", [ChooseToDeploy, ChoosePlace])
def test_who_is_put_down_over_the_rim_of_the_zone_is_drawn_in(kind: Any) -> None:
    battle = waiting(marines("a.m", 0, 0, 5), "spearhead", "south-west")
    if kind is ChooseToDeploy:
        battle = play(
            Deploying(0), off(marines("a.m", 0, 0, 5)), off(marines("a.n", 0, 0)), boyz("b.o", 20, 1), size=(72, 48),
            **(BEFORE | {"deployment": "spearhead", "zones": ("south-west", "north-east")}),
        )  # fmt: skip
    asked(battle, kind)
    for x, y in ((10, 23), (37, 44), (28, 32), (0, 48), (20, 40)):
        proposal = DragProposal("a.m", [Waypoint(x * 1000, y * 1000)])
        assert preview(battle, 0, proposal).choice is not None, (x, y)
    refused_there = preview(battle, 0, DragProposal("a.m", [Waypoint(36_000, 14_000)]))
    assert refused_there.choice is None
    (why,) = [note.message.args["why"] for note in refused_there.notes if note.tone == "refusal"]
    assert isinstance(why, Message)
    assert why.id == "wh-fault-zone"


def test_a_model_set_apart_by_hand_stays_where_it_is_put() -> None:
    battle = waiting(marines("a.m", 0, 0, 3), "pitched-battle", "south")
    first, second, third = of(battle, "a.m").models
    found = preview(
        battle, 0, DragProposal("a.m", [Waypoint(20_000, 36_000)], nudges=[Nudge(third.id, 22_000, 38_000)])
    )
    assert found.choice is not None
    legs = {leg["model"]: leg["points"][0] for leg in found.choice["legs"]}
    assert tuple(legs[third.id]) == (22_000, 38_000)
    assert legs[first.id][1] == legs[second.id][1] == 36_001 + first.radius
    assert refused(battle, Deploy((Leg(first.id, ((20_000, 36_000 + first.radius),)),)))[0] != "wh-fault-zone"
