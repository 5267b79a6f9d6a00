"""Clauses of the ways of units that only an edge of a rule shows: in by a building alone, the last place of a drive."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.ground import building_moves, driving_faults, formation
from grognard.games.bolt_action.rules.movement.move import ADVANCE, ChooseMove
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles.drive import Driving
from grognard.games.bolt_action.state.choices import GoIn, StayAway
from tests.games.bolt_action.table import of, play, squad, vehicle

FOE = squad("b.foe", 40, 4)


@pytest.mark.rule("BA-SCN-04")
@pytest.mark.parametrize(("insides", "listed"), [([GoIn("house")], [GoIn("house")]), ([], [StayAway()])])
def test_who_can_come_on_only_by_going_into_a_building_does_not_stay_away(insides, listed, monkeypatch):
    late = squad("a.one", 0, 0, men=2, place="first_wave")
    g = play(Activation("a.one", "advance"), late, FOE, turn=1)
    monkeypatch.setattr(formation, "samples", lambda *_: [])
    monkeypatch.setattr(building_moves, "conceivable", lambda *_: iter(insides))
    monkeypatch.setattr(building_moves, "going_refusal", lambda *_: None)
    assert ChooseMove(0, "a.one", ADVANCE, 6000).choices(g) == listed


@pytest.mark.rule("BA-BLD-05")
def test_a_tank_drives_on_to_the_last_place_at_which_it_may_end_among_those_who_come_out(monkeypatch):
    g = play(Activation("a.tank", "advance"), vehicle("a.tank", 24, 40, "m4-sherman"), FOE)
    hull = of(g, "a.tank").hull
    stops = [replace(hull, y=hull.y - 1000 * number) for number in range(4)]
    drive: Any = SimpleNamespace(
        unit="a.tank", stop=0, way=SimpleNamespace(stretches=()), track=lambda _: SimpleNamespace(stops=stops, last=3)
    )
    # Whom it may pass, but at whom it may not end.
    monkeypatch.setattr(driving_faults, "neighbour_faults", lambda *_, ending: iter(["too near"] if ending else []))
    assert Driving.free_until(drive, g) == 2
    monkeypatch.setattr(
        driving_faults, "neighbour_faults", lambda _g, _u, parts, ending: iter(["met"] * (parts[0].after == stops[2]))
    )
    assert Driving.free_until(drive, g) == 1
