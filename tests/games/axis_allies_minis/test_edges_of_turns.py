"""The turn at its edges: who may act, enter and command, who wins the dice and the battle when both are alike."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.turn import command
from grognard.games.axis_allies_minis.rules.turn.arrivals import ChooseArrival, entry_refusal, is_waiting
from grognard.games.axis_allies_minis.rules.turn.casualty import remains
from grognard.games.axis_allies_minis.rules.turn.deployment import LATER, deploy_refusal
from grognard.games.axis_allies_minis.rules.turn.fates import COIN
from grognard.games.axis_allies_minis.rules.turn.initiative import bonuses, initiative_winner, recon_bonus
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, may_act
from grognard.games.axis_allies_minis.rules.turn.victory import controls, is_gone, verdict, victory_points
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, Enter, Finish
from grognard.games.axis_allies_minis.state.events.movement import _came
from grognard.games.axis_allies_minis.state.events.turn import _fresh
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard
from tests.games.axis_allies_minis.table import FIELD, CardBox, at, look, of, terrain, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"
FIGHTER, TRUCK = "focke-wulf-fw-190a", "m3-half-track"
FIRST_OBJECTIVE, FIRST_POINTS = 7, 10
"""The first turns that end by the objective and by points."""


# ---- who comes, who acts, who commands ---------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-79", "AAM-SA-80", "AAM-STACK-14")
def test_who_enters_later_and_where(cards: CardBox) -> None:
    hero, jumper = cards.make(GARAND, "hero"), cards.make(GARAND, "paratrooper")
    gun = cards.make("pak-38-anti-tank-gun", "paratrooper", nation="us")
    battle = look(
        unit("a.hero", hero),
        unit("a.jumper", jumper),
        unit("a.down", jumper, "A1"),
        unit("a.gun", gun),
        unit("a.plain", GARAND),
        unit("b.jumper", jumper),
        unit("a.mate", GARAND, "D7"),
        unit("a.tank", SHERMAN, "E9"),
        unit("b.man", MAUSER, "D3"),
        aboard("b.rider", MAUSER, unit("b.car", TRUCK, "A12")),
        map=ground(terrain(F9="P"), objective="F7"),
    )

    def why(kind: Any, id: str, place: str) -> str | None:
        found = ChooseArrival(0, kind).refusal(battle, Enter(id, at(place), Direction.N))
        return None if found is None else found.message.id

    assert why("hero", "a.hero", "D7") is None
    assert (why("hero", "a.hero", "E9"), why("hero", "a.hero", "C7")) == ("aam-refused-hero",) * 2
    assert why("paratrooper", "a.jumper", "F6") is None
    assert why("paratrooper", "a.jumper", "A12") is None  # passengers stand nowhere
    assert (why("paratrooper", "a.jumper", "D3"), why("paratrooper", "a.jumper", "D4")) == (
        "aam-refused-paratrooper",
    ) * 2
    assert why("paratrooper", "a.jumper", "D5") is None
    assert why("paratrooper", "a.jumper", "F9") == "aam-refused-terrain"
    for kind, id in (
        ("hero", "a.jumper"),
        ("paratrooper", "a.hero"),
        ("paratrooper", "a.down"),
        ("paratrooper", "a.plain"),
        ("paratrooper", "b.jumper"),
        ("paratrooper", "a.nobody"),
    ):
        assert why(kind, id, "F6") == "aam-refused-arrival-unit", id
    deciding = ChooseArrival(0, "hero")
    assert deciding.refusal(battle, Decline()) is None
    refused = deciding.refusal(battle, Finish())
    assert refused is not None
    assert refused.message.id == "refused-not-offered"
    off_map = entry_refusal(battle, of(battle, "a.jumper"), at("Z1"))
    assert off_map is not None
    assert off_map.rules == ("AAM-MAP-05",)
    assert [is_waiting(of(battle, id), "hero") for id in ("a.hero", "a.jumper", "a.mate")] == [True, False, False]
    assert LATER == ("hero", "paratrooper")


@pytest.mark.rule("AAM-TURN-04", "AAM-TURN-05", "AAM-TURN-06", "AAM-TURN-07", "AAM-TURN-10", "AAM-SA-63")
def test_who_may_act_in_which_phase(cards: CardBox) -> None:
    scout = cards.make(GARAND, "vanguard")
    car = unit("a.car", TRUCK, "D7")
    units = {
        "stands": unit("a.man", GARAND, "D6"),
        "rides": aboard("a.rider", GARAND, car),
        "acted": unit("a.acted", GARAND, "D6", acted=True),
        "off": unit("a.off", GARAND),
        "dead": replace(unit("a.dead", GARAND, "D6"), place="destroyed"),
        "scout": unit("a.scout", scout, "D5"),
        "flies": unit("a.air", FIGHTER, "D5"),
    }

    def acting(phase: str) -> set[str]:
        battle = look(car, *units.values(), phase=phase)
        return {name for name, each in units.items() if may_act(battle, each)}

    assert acting("movement") == acting("assault") == {"stands", "rides", "scout"}
    assert acting("vanguard") == {"scout"}
    assert acting("airstrike") == {"flies"}


@pytest.mark.rule("AAM-TURN-05", "AAM-TURN-07", "AAM-TURN-10")
def test_why_a_unit_may_not_be_named(cards: CardBox) -> None:
    battle = look(
        unit("a.man", GARAND, "D6"),
        unit("a.acted", GARAND, "D6", acted=True),
        unit("a.off", GARAND),
        replace(unit("a.dead", GARAND, "D6"), place="destroyed"),
        unit("b.man", MAUSER, "D5"),
    )

    def why(choice: Any) -> str | None:
        found = Activate(0).refusal(battle, choice)
        return None if found is None else found.message.id

    assert why(Attack("a.man", "b.man")) is None
    assert why(Attack("a.acted", "b.man")) == "aam-refused-acted"
    assert why(Attack("a.off", "b.man")) == "aam-refused-cannot-act"
    assert [why(Attack(id, "b.man")) for id in ("a.dead", "b.man", "a.nobody")] == ["aam-refused-not-yours"] * 3
    assert why(Decline()) == "refused-not-offered"
    assert why(Finish()) is None


@pytest.mark.rule("AAM-MAP-04", "AAM-COND-04", "AAM-SA-73", "AAM-SA-23")
def test_who_is_near_and_led(cards: CardBox) -> None:
    leader = cards.make(GARAND, "tally-ho", kind="commander")
    car = unit("a.car", TRUCK, "D7")
    man = unit("a.man", GARAND, "D7")
    for other, near, led, friends in (
        (unit("a.lead", leader, "D7"), True, True, True),
        (unit("a.lead", leader, "D6"), True, True, True),
        (unit("a.lead", leader, "D5"), False, False, False),
        (unit("a.lead", leader, "D6", disrupted=True), True, True, False),
        (unit("a.lead", GARAND, "D6"), True, False, False),
        (unit("b.lead", leader, "D6"), True, False, False),
        (unit("a.lead", leader), False, False, False),
        (aboard("a.lead", leader, car), False, False, False),
    ):
        battle = look(man, car, other)
        assert (command.is_near(battle, man, other), command.is_near(battle, other, man)) == (near, near), other
        assert command.is_led(battle, man) is led, other
        assert bool(list(command.friends_with(battle, man, "tally-ho"))) is friends, other
    alone = unit("a.lead", leader, "D7")
    battle = look(alone)
    assert not command.is_led(battle, alone)
    assert not list(command.friends_with(battle, alone, "tally-ho"))
    riding = aboard("a.man", GARAND, car)
    assert not command.is_led(look(car, riding, unit("a.lead", leader, "D7")), riding)


# ---- initiative --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TURN-02", "AAM-TURN-03")
@pytest.mark.parametrize(
    ("dice", "bonus", "commanders", "tie", "winner"),
    [
        ((7, 6), (0, 0), (0, 0), "reroll", 0),
        ((6, 7), (0, 0), (0, 0), "reroll", 1),
        ((6, 7), (1, 0), (0, 0), "reroll", None),
        ((6, 7), (2, 0), (0, 0), "reroll", 0),
        ((6, 6), (0, 1), (0, 0), "reroll", 1),
        ((6, 6), (1, 1), (1, 0), "higher_bonus", 0),
        ((6, 6), (1, 1), (0, 1), "higher_bonus", 1),
        ((6, 6), (1, 1), (1, 1), "higher_bonus", None),
        ((6, 6), (1, 1), (1, 0), "reroll", None),
    ],
)
def test_who_wins_the_initiative(dice: Any, bonus: Any, commanders: Any, tie: str, winner: int | None) -> None:
    assert initiative_winner(dice, bonus, commanders, tie) == winner


@pytest.mark.rule("AAM-TURN-02", "AAM-SA-88", "AAM-COND-04")
def test_what_each_side_adds(cards: CardBox) -> None:
    scout, chief = cards.make(MAUSER, "recon"), cards.make(GARAND, "initiative 2", kind="commander")
    recon_chief = cards.make(MAUSER, "recon", kind="commander")
    lead = unit("a.chief", chief, "D12")
    for eyes, wood, found in (
        (unit("b.eyes", scout, "D7"), False, 1),
        (unit("b.eyes", scout, "D7", disrupted=True), False, 1),
        (unit("b.eyes", recon_chief, "D7", disrupted=True), False, 0),
        (unit("b.eyes", scout, "D7"), True, 0),
        (unit("b.eyes", MAUSER, "D7"), False, 0),
        (unit("b.eyes", scout), False, 0),
    ):
        battle = look(lead, eyes, map=ground(terrain(D9="F" if wood else ".")))
        assert (recon_bonus(battle, 1), recon_bonus(battle, 0)) == (found, 0)
        assert bonuses(battle) == (2, found)
    both = look(unit("a.eyes", scout, "D7"), unit("b.chief", chief, "D6"), unit("b.eyes", scout, "D5"))
    assert bonuses(both) == (1, 3)


@pytest.mark.rule("AAM-GAME-04")
def test_a_coin_has_two_sides() -> None:
    assert (COIN.sides, [branch.bound for branch in COIN.branches]) == (2, [2])


# ---- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-GAME-05", "AAM-GAME-12", "AAM-AIR-06")
@pytest.mark.parametrize(
    ("card", "place", "held"),
    [(GARAND, "F7", True), (GARAND, "F6", True), (GARAND, "F5", False), (FIGHTER, "F7", False), (GARAND, None, False)],
)
def test_who_controls_the_objective(card: str, place: str | None, held: bool) -> None:
    mine = unit("a.one", card, place, disrupted=True)
    assert controls(look(mine, map=FIELD), mine) is held
    car = unit("a.car", TRUCK, "F7")
    riding = aboard("a.one", card, car)
    assert not controls(look(car, riding, map=FIELD), riding)


@pytest.mark.rule("AAM-GAME-07", "AAM-GAME-10", "AAM-C1")
def test_victory_points_at_the_end_and_before() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        replace(unit("a.dead", GARAND, "D7"), place="destroyed"),
        unit("b.late", MAUSER),
        unit("b.air", FIGHTER),
        unit("b.tank", PANZER, "D5"),
        map=FIELD,
    )
    dead, late = (of(battle, id).of.cost("revised") for id in ("a.dead", "b.late"))
    assert victory_points(battle) == (0, dead)
    assert victory_points(battle, final=True) == (late, dead)
    lost = replace(unit("a.dead", "tiger-i", "D7"), place="destroyed")
    cost = {
        option: victory_points(look(lost, map=FIELD, options={"unit_costs": option}))[1]
        for option in ("original", "revised")
    }
    assert cost == {option: lost.of.cost(option) for option in ("original", "revised")}


@pytest.mark.rule("AAM-GAME-05", "AAM-GAME-06", "AAM-GAME-07", "AAM-GAME-08", "AAM-GAME-09", "AAM-GAME-11")
def test_the_verdict_check_by_check() -> None:
    mine, theirs = unit("a.tank", SHERMAN, "A2"), unit("b.tank", PANZER, "L12")
    dead = {id: replace(unit(id, GARAND, "D7"), place="destroyed") for id in ("a.dead", "b.dead")}

    def end(turn: int, *units: Unit, **more: Any) -> Any:
        found = verdict(look(*units, turn=turn, map=FIELD, **more))
        return found and (found.winner, found.reason)

    assert end(1, dead["a.dead"], dead["b.dead"]) == (None, "draw")
    assert end(1, mine, dead["b.dead"]) == (0, "destruction")
    assert end(1, dead["a.dead"], theirs) == (1, "destruction")
    assert end(1, mine, theirs) is None
    held = unit("b.man", MAUSER, "F7")
    cheap, dear = dead["a.dead"], replace(unit("b.lost", PANZER, "D7"), place="destroyed")
    lost = replace(unit("a.lost", SHERMAN, "D7"), place="destroyed"), dead["b.dead"]
    for turn in (FIRST_OBJECTIVE - 1, FIRST_OBJECTIVE):
        counts = turn == FIRST_OBJECTIVE
        assert end(turn, mine, held) == ((1, "objective") if counts else None)
    for turn in (FIRST_POINTS - 1, FIRST_POINTS):
        counts = turn == FIRST_POINTS
        assert end(turn, mine, theirs, cheap, dear) == ((0, "points") if counts else None)
        assert end(turn, mine, theirs, *lost) == ((1, "points") if counts else None)
        assert end(turn, mine, theirs) is None


@pytest.mark.rule("AAM-GAME-09")
def test_an_army_is_gone_when_nobody_is_left_or_may_come(cards: CardBox) -> None:
    hero = cards.make(GARAND, "hero")
    dead = replace(unit("a.dead", GARAND, "D7"), place="destroyed")
    for units, gone in (
        ((dead,), True),
        ((dead, unit("a.off", GARAND)), True),
        ((dead, unit("a.off", GARAND), unit("a.man", GARAND, "D7")), False),
        ((dead, unit("a.air", FIGHTER)), False),
        ((dead, unit("a.hero", hero), unit("a.off", GARAND)), False),
    ):
        assert is_gone(look(*units, unit("b.man", MAUSER, "D5")), 0) is gone
        assert not is_gone(look(*units, unit("b.man", MAUSER, "D5")), 1)


@pytest.mark.rule("AAM-SA-86")
def test_what_is_left_of_a_unit_and_of_whom_it_carries() -> None:
    car = unit("a.car", TRUCK, "D7")
    rider = aboard("a.rider", GARAND, car)
    gone, plane = replace(unit("a.gone", SHERMAN, "D7"), place="destroyed"), unit("a.air", FIGHTER, "D7")
    battle = look(car, rider, gone, plane)
    found = [remains(battle, each) for each in (car, gone, plane)]
    assert found == [[(at("D7"), TRUCK), (at("D7"), GARAND)], [], []]


@pytest.mark.rule("AAM-STACK-07")
def test_how_late_a_vehicle_comes() -> None:
    one, two = unit("a.one", SHERMAN, "D7", came=3), unit("b.two", PANZER, "D7", came=5)
    man = unit("a.man", GARAND, "D7", came=9)
    state = look(one, two, man, unit("a.far", SHERMAN, "D6", came=7)).state
    coming = unit("a.new", SHERMAN)
    assert [_came(state, coming, at(place)) for place in ("D7", "D6", "D5")] == [6, 8, 1]
    assert _came(state, unit("a.walker", GARAND), at("D7")) == 0


@pytest.mark.rule("AAM-DF-05", "AAM-TURN-11", "AAM-SA-87")
@pytest.mark.parametrize(
    ("phase", "shots", "found"),
    [
        ("assault", False, (False, False, 1)),
        ("assault", True, (False, False, 0)),
        ("airstrike", False, (False, True, 1)),
    ],
)
def test_what_a_new_part_of_the_turn_forgets(phase: Any, shots: bool, found: tuple[bool, bool, int]) -> None:
    units = [unit(f"{seat}.one", GARAND, "D7", acted=True, moved=True, shots=1) for seat in "ab"]
    only = [unit("a.acted", GARAND, "D7", acted=True), unit("a.moved", GARAND, "D7", moved=True)]
    fired = unit("a.fired", GARAND, "D7", shots=1)
    fresh = _fresh(look(*units, *only, fired).state, (0,), phase, shots)
    mine, theirs = fresh["a.one"], fresh["b.one"]
    assert (mine.acted, mine.moved, mine.shots) == found
    assert (theirs.acted, theirs.moved, theirs.shots) == (False, True, found[2])
    assert (fresh["a.acted"].acted, fresh["a.moved"].moved) == (False, found[1])
    assert fresh["a.fired"].shots == found[2]


@pytest.mark.rule("AAM-GAME-04", "AAM-STACK-14")
@pytest.mark.parametrize(
    ("place", "sign", "id"),
    [
        ("D13", ".", None),
        ("D7", ".", "aam-refused-zone"),
        ("D13", "P", "aam-refused-terrain"),
    ],
)
def test_where_a_unit_is_set_up(place: str, sign: str, id: str | None) -> None:
    map = ground(terrain(**{place: sign}))
    mine = unit("a.tank", SHERMAN)
    battle = look(mine, map=map)
    own = next(seat for seat in (0, 1) if at("D13") in battle.context.zones[seat])
    found = deploy_refusal(battle, replace(mine, seat=own), at(place))
    assert (None if found is None else found.message.id) == id
