"""A unit on foot carries out its Move: the others follow the leading model (AZ-MOV)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, keeps_together
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing, Moving
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.events.turn import Walked
from grognard.games.operation_ww2.state.intents import Leg, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from grognard.space.plane import Disc, Point
from tests.games.operation_ww2.table import (
    Idle,
    card,
    ground,
    happened,
    over,
    person,
    play,
    refused,
    same_from_text,
    unit,
)

SQUAD = unit("a.one", (20, 60), (20, 63), (20, 66))
FOE = unit("b.one", (20, 110))


def march(
    *places: tuple[float, float],
    squad: Unit = SQUAD,
    others: tuple[Unit, ...] = (FOE,),
    speed: Speed = "fast",
    **more: Any,
) -> Battle[State]:
    """The first of the squad leads it through these places."""
    intent = MoveIntent(f"{squad.id}.1", at(*places), speed)
    return play(Moving(Ordered(0, squad.id, card("M5"), intent)), squad, *others, **more)


def at(*places: tuple[float, float]) -> tuple[Point, ...]:
    """Places in thousandths."""
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def legs(*ways: tuple[tuple[float, float], ...]) -> Follow:
    """The ways of the second man, the third, ..."""
    return Follow(tuple(Leg(f"a.one.{number}", at(*way)) for number, way in enumerate(ways, 2)))


def where(battle: Battle[State], id: str = "a.one") -> list[tuple[float, float]]:
    """Where the models of a unit stand."""
    return [(model.x / 1000, model.y / 1000) for model in battle.state.units[id].models]


@pytest.mark.rule("AZ-MOV-04", "AZ-INT-08")
def test_az_mov_04_the_leader_ends_at_the_destination_and_the_others_follow_within_their_distance():
    battle = march((40, 60))
    assert isinstance(battle.decision, ChooseFollowing)
    same_from_text(battle)
    assert refused(battle, legs(((40, 63),))) == ("AZ-INT-08",)
    assert refused(battle, legs(((40, 63),), ((40, 66), (41, 66)))) == ("AZ-MOV-01", "AZ-MOV-03")
    assert battle.choices()[0] == legs(((40, 63),), ((40, 66),))
    battle.choose(legs(((40, 63),), ((36, 60),)))
    over(battle)
    assert where(battle) == [(40, 60), (40, 63), (36, 60)]
    alone = march((40, 60), squad=unit("a.one", (20, 60)))
    over(alone)
    assert where(alone) == [(40, 60)]


@pytest.mark.rule("AZ-MOV-05")
def test_az_mov_05_neighbours_are_ten_centimetres_apart_at_most():
    battle = march((40, 60))
    # From edge to edge of bases of 2 cm: 12 cm from middle to middle.
    assert refused(battle, legs(((27.9, 60),), ((20, 66.1),))) == ("AZ-MOV-05", "AZ-MOV-04")
    # A chain is enough: the third is far from the first.
    assert battle.refusal(legs(((28, 60),), ())) is None
    assert keeps_together([Disc(0, 0, 1000), Disc(12_000, 0, 1000)], battle.context.limit("cohesion"))


@pytest.mark.rule("AZ-ORD-07")
def test_az_ord_07_who_lies_scared_stays_and_the_unit_keeps_together_with_him():
    squad = unit(
        "a.one",
        models=(
            person("a.one.1", (20, 60)),
            person("a.one.2", (20, 63)),
            person("a.one.3", (20, 66), posture="scared"),
        ),
    )
    battle = march((30, 63), squad=squad, speed="slow")
    assert refused(battle, legs(((29, 66),), ())) == ("AZ-INT-08",)
    battle.choose(battle.choices()[0])
    assert where(battle)[2] == (20, 66)
    # The second man links the leader with the one who lies there.
    far = march((40, 60), squad=squad)
    assert where(far)[2] == (20, 66)
    far.choose(far.choices()[0])
    over(far)
    assert where(far)[0] == (40, 60)
    assert keeps_together(far.state.units["a.one"].models, 10_000)
    # Two lying apart leave the leader no farther than the link reaches.
    pair = unit("a.one", models=(squad.models[0], squad.models[2]))
    short = march((40, 60), squad=pair)
    assert 30 <= where(short)[0][0] < 32


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_az_mov_08_nobody_passes_enemies_guns_or_vehicles_but_friends_on_foot():
    alone = unit("a.one", (20, 60))
    gun = person("a.gun.1", (30, 60), role="gun", length=4000, width=2500)
    for other, passable in (
        (unit("b.one", (30, 60)), False),
        (unit("a.two", (30, 60)), True),
        (unit("a.gun", models=(gun,)), False),
    ):
        battle = march((40, 60), squad=alone, others=(other,))
        over(battle)
        x = where(battle)[0][0]
        assert x == 40 if passable else x < 30, other.id
        # Round it there is a way.
        assert where(march((30, 66), squad=alone, others=(other,)))[0] == (30, 66)
    crowd = Crowd(battle, battle.state.units["a.one"])
    assert crowd.bars(alone.models[0], at((20, 60), (40, 60)))
    strict = march((40, 60), squad=alone, others=(unit("a.two", (30, 60)),), options={"pass_through_friends": "off"})
    assert where(strict)[0][0] < 30


@pytest.mark.rule("AZ-MOV-10")
def test_az_mov_10_nobody_ends_on_anybody():
    battle = march((36, 60), others=(unit("a.two", (36, 66)),))
    assert refused(battle, legs(((36, 63),), ((36, 65),))) == ("AZ-MOV-10",)
    assert refused(battle, legs(((36, 61),), ((34, 64),))) == ("AZ-MOV-10",)
    assert battle.refusal(legs(((36, 63),), ((33, 64),))) is None
    assert battle.refusal(legs(((36, 62),), ((36, 64),))) is None  # touching is not lying on


@pytest.mark.rule("AZ-TER-10", "AZ-TER-11")
def test_az_ter_10_slow_ground_is_for_slow_units_and_what_is_too_dear_stops_in_front():
    marsh = {"id": "marsh", "kind": "marsh", "rectangle": ((25, 52), (60, 58))}
    battle = march((38, 60), map=ground(marsh))
    assert refused(battle, legs(((36, 63),), ((36, 66),))) == ("AZ-TER-10", "AZ-TER-01")
    slow = march((29, 60), map=ground(marsh), speed="slow")
    assert slow.refusal(legs(((28, 63),), ((28, 66),))) is None
    hedge = {"id": "hedge", "kind": "high-hedge", "line": ((30, 0), (30, 58)), "width": 1}
    battle = march((38, 60), map=ground(hedge))
    assert refused(battle, legs(((36, 63),), ((28, 66),))) == ("AZ-MOV-01", "AZ-MOV-03")
    assert battle.refusal(legs(((28.4, 63),), ((28, 66),))) is None


@pytest.mark.rule("AZ-MOV-04", "AZ-MOV-05")
def test_where_the_others_cannot_follow_the_leader_stops_short():
    hedge = {"id": "hedge", "kind": "high-hedge", "line": ((30, 0), (30, 120)), "width": 1}
    apart = unit("a.one", (33, 60), (25, 60))
    battle = march((52, 60), squad=apart, map=ground(hedge))
    # Over the hedge the second man gets to 35 cm, and the leader may be 12 cm farther.
    assert refused(battle, legs(((35, 60),))) == ("AZ-MOV-05", "AZ-MOV-04")
    assert all(isinstance(choice, Follow) and choice.short for choice in battle.choices())
    battle.choose(battle.choices()[0])
    over(battle)
    assert 42 < where(battle)[0][0] <= 47
    assert keeps_together(battle.state.units["a.one"].models, 10_000)


def test_if_the_leader_is_gone_another_goes_through_the_same_places():
    intent = MoveIntent("a.one.9", at((40, 60)), "fast")
    battle = play(Moving(Ordered(0, "a.one", card("M5"), intent)), SQUAD, FOE)
    battle.choose(battle.choices()[0])
    over(battle)
    assert where(battle)[0] == (40, 60)


def test_a_unit_that_stays_has_not_walked():
    battle = march()
    battle.choose(battle.choices()[0])
    over(battle)
    assert happened(battle, Walked) == []
    gun = unit(
        "a.one", models=(person("a.one.1", (20, 60)), person("a.one.2", (23, 60), role="gun", length=4000, width=2500))
    )
    over(march(squad=gun))


@pytest.mark.rule("AZ-MOV-04")
def test_az_mov_04_the_leader_stops_short_only_if_the_others_cannot_follow():
    assert refused(march((40, 60)), Follow(legs(((40, 63),), ((40, 66),)).legs, short=True)) == ("AZ-MOV-04",)


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-03")
@pytest.mark.parametrize("direction", range(0, 360, 28))
def test_az_mov_01_it_is_as_far_in_every_direction_though_places_lie_on_whole_thousandths(direction: int):
    man, angle = unit("a.one", (60, 60)), radians(direction)
    battle = play(Idle(), man)
    far = TABLES.rates["infantry"].fast / 1000

    def rules(length: float) -> tuple[str, ...]:
        place = 60 + length * sin(angle), 60 - length * cos(angle)
        refusal = declaring.refusal(battle, man, "move", MoveIntent("a.one.1", at(place), "fast"))
        return () if refusal is None else refusal.rules

    assert rules(far) == ()
    assert rules(far + 0.01) == ("AZ-MOV-01", "AZ-MOV-03")
