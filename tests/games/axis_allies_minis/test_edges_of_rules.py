"""Rules at their edges: one number more, one unit less, the case that a condition is there for."""

from __future__ import annotations

import pytest

from grognard.core.engine.fates import NOTHING, Branch
from grognard.games.axis_allies_minis.data.tables import CLIFFS, SHELL_HOLES
from grognard.games.axis_allies_minis.ground.crossing import Crossings, Step
from grognard.games.axis_allies_minis.rules.attack.attacks import weapons
from grognard.games.axis_allies_minis.rules.attack.fates import ONE, SIX, SUCCESS, attack_die
from grognard.games.axis_allies_minis.rules.movement.advance import can_go_on
from grognard.games.axis_allies_minis.rules.movement.movement import Pace, heading, is_held
from grognard.games.axis_allies_minis.rules.movement.penalty import is_guest
from grognard.games.axis_allies_minis.rules.reactions.defensive_fire import shots_at_aircraft
from grognard.games.axis_allies_minis.rules.turn.turn import may_act
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, path, reach, why_not
from tests.games.axis_allies_minis.table import CardBox, aimed, at, look, of, terrain, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"


def obstacle(kind: str, place: str, side: Direction | None = None) -> Obstacle:
    """An obstacle in a hex or on a side of it."""
    return Obstacle(id=f"{kind}-{place}", kind=kind, at=at(place), side=side)


# ---- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-06")
@pytest.mark.parametrize(("way", "faces"), [("D6", "N"), ("D6 E6", "NE"), ("D6 D5 C6", "SW"), ("D8 D7", "N")])
def test_a_way_leads_where_its_last_step_does(way: str, faces: str) -> None:
    assert heading(at("D7"), path(way)) == Direction(faces)


@pytest.mark.rule("AAM-MOVE-17", "AAM-SA-70", "AAM-SA-90", "AAM-SA-73", "AAM-MOVE-08", "AAM-MOVE-13")
def test_why_a_unit_has_no_points_is_said_by_its_own_rule(cards: CardBox) -> None:
    frail = cards.make(SHERMAN, "prone-to-breakdown")
    assert why_not("a.tank", "D6", unit("a.tank", frail, "D7", damaged=True)) == (
        "aam-refused-breakdown",
        ("AAM-SA-90",),
    )
    slow = cards.make(SHERMAN, speed=1)
    assert why_not("a.tank", "D6", unit("a.tank", slow, "D7", damaged=True)) == (
        "aam-refused-damaged",
        ("AAM-MOVE-13", "AAM-MOVE-17"),
    )
    lost = unit("a.tank", SHERMAN, "D7", disrupted=True)
    assert why_not("a.tank", "D6", lost) == ("aam-refused-disrupted", ("AAM-MOVE-08",))
    led = unit("a.tank", cards.make(SHERMAN, "command-dependent"), "D7")
    assert why_not("a.tank", "D6", led) == ("aam-refused-dependent", ("AAM-SA-73",))
    platform = unit("a.truck", cards.make("m3-half-track", "fighting-platform"), "D7")
    rider = aboard("a.man", GARAND, platform, acted=True)
    assert why_not("a.truck", "D6", platform, rider, phase="assault") == ("aam-refused-held", ("AAM-SA-70",))


@pytest.mark.rule("AAM-SA-70")
def test_only_a_platform_is_held_by_a_passenger_who_has_attacked(cards: CardBox) -> None:
    for abilities, phase, acted, held in (
        (("fighting-platform",), "assault", True, True),
        (("fighting-platform",), "assault", False, False),
        (("fighting-platform",), "movement", True, False),
        ((), "assault", True, False),
    ):
        car = unit("a.truck", cards.make(SHERMAN, *abilities), "D7")
        battle = look(car, aboard("a.man", GARAND, car, acted=acted), phase=phase)
        assert is_held(battle, car) is held, (abilities, phase, acted)


@pytest.mark.rule("AAM-SA-67", "AAM-SA-66", "AAM-SA-65")
@pytest.mark.parametrize(
    ("ability", "sign", "asked", "plain"),
    [
        ("thin-wheels", "M", None, None),
        ("brushcutters", "F", (), (4,)),
        ("weak-suspension", "H", (4,), ()),
        ("poor-suspension", "H", None, ()),
        ("amphibious", "P", (), None),
    ],
)
def test_what_terrain_asks_of_a_card_is_not_what_it_asks_of_another_on_the_same_map(
    cards: CardBox, ability: str, sign: str, asked: tuple[int, ...] | None, plain: tuple[int, ...] | None
) -> None:
    """Cards that move alike share what is worked out of a map; an ability that matters makes them unlike."""
    there = Crossings(look(map=ground(terrain(D6=sign))).context.board, SHELL_HOLES, CLIFFS)
    for card, found in ((cards.make(SHERMAN), plain), (cards.make(SHERMAN, ability), asked)):
        steps = {step.to: step for step in there.steps(of(look(unit("a.tank", card, "D7")), "a.tank").of)[at("D7")]}
        if found is None:
            assert at("D6") not in steps
        else:
            assert tuple(check.need for check in steps[at("D6")].checks) == found


@pytest.mark.rule("AAM-SA-67")
def test_thin_wheels_cross_no_stream(cards: CardBox) -> None:
    stream = ground(terrain(), streams=["D7 N"])
    there = Crossings(look(map=stream).context.board, SHELL_HOLES, CLIFFS)
    found = []
    for abilities in ((), ("thin-wheels",)):
        car = unit("a.tank", cards.make(SHERMAN, *abilities), "D7")
        found.append(at("D6") in {step.to for step in there.steps(of(look(car), "a.tank").of)[at("D7")]})
    assert found == [True, False]


@pytest.mark.rule("AAM-STACK-04", "AAM-MOVE-10", "AAM-STACK-12", "AAM-TERRAIN-13")
def test_of_two_ways_as_dear_the_one_with_fewer_rolls_is_taken_obstacles_counted_once() -> None:
    from_behind = ground(terrain(), hedgerows=["D7 N"], streams=["D7 N"])
    block = obstacle("tank-obstacle", "E7")
    assert reach("a.tank", unit("a.tank", SHERMAN, "D7"), map=from_behind, obstacles=[block])["E6"] == "E7 E6"
    two = [obstacle("tank-obstacle", "E7"), obstacle("barbed-wire", "E7", Direction.S)]
    assert reach("a.tank", unit("a.tank", SHERMAN, "D7"), map=from_behind, obstacles=two)["E6"] == "E7 E6"


@pytest.mark.rule("AAM-STACK-04", "AAM-MOVE-01", "AAM-STACK-12")
def test_nobody_goes_on_who_is_shut_in_or_has_no_points_left() -> None:
    man = unit("a.man", GARAND, "A1")
    crowd = [unit(f"a.{place}-{number}", GARAND, place) for place in ("A2", "B1") for number in range(5)]
    pace = Pace(1)
    assert can_go_on(look(man, phase="movement"), man, pace)
    assert not can_go_on(look(man, *crowd, phase="movement"), man, pace)
    assert can_go_on(look(man, *crowd[:5], phase="movement"), man, pace)
    assert not can_go_on(look(man, phase="movement"), man, Pace(1, spent=1))


@pytest.mark.rule("AAM-STACK-07")
def test_a_vehicle_is_a_guest_only_where_both_sides_have_one() -> None:
    ours, theirs = unit("a.tank", SHERMAN, "D7", came=2), unit("b.tank", PANZER, "D7", came=1)
    man = unit("b.man", MAUSER, "D7")
    assert not is_guest(look(ours).state, at("D7"), 0)
    assert not is_guest(look(ours, man).state, at("D7"), 0)
    assert not is_guest(look(theirs).state, at("D7"), 0)
    assert is_guest(look(ours, theirs).state, at("D7"), 0)
    assert not is_guest(look(ours, theirs).state, at("D7"), 1)


@pytest.mark.rule("AAM-SA-63", "AAM-TURN-10")
def test_before_turn_1_only_vanguards_act(cards: CardBox) -> None:
    for abilities, phase, acts in ((("vanguard",), "vanguard", True), ((), "vanguard", False), ((), "movement", True)):
        man = unit("a.man", cards.make(GARAND, *abilities), "D7")
        assert may_act(look(man, phase=phase), man) is acts


# ---- attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-02", "AAM-SA-33", "AAM-SA-34", "AAM-SA-32")
@pytest.mark.parametrize(
    ("need", "ones", "sixes", "branches", "fail"),
    [
        (4, False, False, (Branch(4, SUCCESS),), NOTHING),
        (2, False, False, (Branch(2, SUCCESS),), NOTHING),
        (1, False, False, (Branch(1, SUCCESS),), NOTHING),
        (4, True, False, (Branch(2, NOTHING), Branch(4, SUCCESS)), ONE),
        (2, True, False, (Branch(2, SUCCESS),), ONE),
        (1, True, False, (Branch(2, SUCCESS),), ONE),
        (4, False, True, (Branch(4, SUCCESS), Branch(6, SIX)), NOTHING),
        (6, False, True, (Branch(6, SIX),), NOTHING),
        (7, False, True, (Branch(6, SIX),), NOTHING),
        (4, True, True, (Branch(2, NOTHING), Branch(4, SUCCESS), Branch(6, SIX)), ONE),
    ],
)
def test_a_die_is_told_apart_no_finer_than_something_counts(
    need: int, ones: bool, sixes: bool, branches: tuple[Branch, ...], fail: str
) -> None:
    die = attack_die(need, ones, sixes)
    assert (die.branches, die.fail) == (branches, fail)


@pytest.mark.rule("AAM-SA-07", "AAM-COVER-08", "AAM-HIT-09")
def test_bombardment_ignores_cover_only_in_the_attack_it_belongs_to() -> None:
    battle = look(unit("a.rockets", "bm-13-katyusha", "D12"), unit("b.man", MAUSER, "D7"), map=ground(terrain(D7="F")))
    assert aimed(battle, "a.rockets", "b.man").cover is None
    assert aimed(battle, "a.rockets", "b.man", weapon="rocket-salvo").cover is not None


@pytest.mark.rule("AAM-COND-04", "AAM-SA-47")
def test_only_the_neighbour_who_has_the_ability_helps() -> None:
    """A comrade with a Pinpointer far away is no help, nor is the one beside who has none."""
    rifle, man = unit("a.rifle", GARAND, "D7"), unit("b.man", MAUSER, "D5")
    wood = ground(terrain(D5="F"))
    needs = []
    for captain, mate in (("C7", "K12"), ("K12", "C7")):
        pinpointer, other = unit("a.captain", "red-devil-captain", captain), unit("a.mate", "bar-gunner", mate)
        cover = aimed(look(rifle, man, pinpointer, other, map=wood), "a.rifle", "b.man").cover
        assert cover is not None
        needs.append(cover.need)
    assert needs == [5, 4]


@pytest.mark.rule("AAM-SA-86", "AAM-HIT-09")
def test_dice_taken_over_are_a_weapon_only_once_they_are() -> None:
    for borrowed, there in ((None, False), ("m1919-mg", True)):
        hero = unit("a.hero", "resourceful-hero", "D7", borrowed=borrowed)
        battle = look(hero, unit("b.man", MAUSER, "D6"))
        assert ("improvisation" in weapons(battle, hero)) is there


# ---- reactions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-DF-04", "AAM-AIR-06", "AAM-DF-15")
def test_every_unit_with_antiair_beside_an_aircraft_fires_whoever_else_is_out_of_reach(cards: CardBox) -> None:
    gun = cards.make(GARAND, "antiair")
    plane = unit("b.plane", "focke-wulf-fw-190a", "D7")
    others = (
        unit("a.far", gun, "D12"),
        unit("a.plain", GARAND, "D6"),
        unit("a.off", gun),
        unit("a.mute", gun, "C7", silenced=True),
    )
    near = unit("a.near", gun, "D8"), unit("a.beside", gun, "E8")
    battle = look(plane, *others, *near, phase="airstrike")
    assert [each.id for each in shots_at_aircraft(battle, plane, at("D7"))] == ["a.near", "a.beside"]
    ace = look(plane, unit("a.ace", cards.make("p-51d-mustang", "ace"), "D8"), *near, phase="airstrike")
    assert {each.id for each in shots_at_aircraft(ace, plane, at("D7"))} >= {"a.ace", "a.near"}


@pytest.mark.rule("AAM-MOVE-03", "AAM-MOVE-04", "AAM-MOVE-01")
def test_minimum_movement_is_a_whole_move() -> None:
    pace = Pace(1, least=True)
    dear = Step(at("D6"), Direction.N, 2, False, 2)
    road = Step(at("D5"), Direction.N, 1, True, 0)
    done = pace.after(dear)
    assert done is not None
    assert done.after(road) is None
    assert done.after(dear) is None
    assert pace.after(road) == Pace(1, spent=0, fresh=False, least=False)


@pytest.mark.rule("AAM-MOVE-17", "AAM-TURN-07", "AAM-SA-60")
def test_artillery_that_cannot_relocate_is_not_told_that_it_does_so_in_another_phase(cards: CardBox) -> None:
    gun = unit("a.gun", cards.make("pak-40-anti-tank-gun"), "D7")
    assert why_not("a.gun", "D6", gun) == ("aam-refused-artillery", ("AAM-TURN-07",))
    relocating = why_not("a.gun", "D6", gun, kind="relocate", phase="assault")
    assert relocating is None or relocating[0] != "aam-refused-artillery"
