"""Single clauses of the chapters Range to Cover, Aircraft, Enfilade and Grazing fire, each decided by it alone."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.ground.cover import reason
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.attack.attacks import listed, refusal, weapons
from grognard.games.axis_allies_minis.rules.attack.enfilade import enfiladed
from grognard.games.axis_allies_minis.rules.attack.grazing import ChooseGrazed, grazed
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.reactions.overwatch import watch_refusal
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.state.choices import Attack, DefensiveShot
from grognard.games.axis_allies_minis.state.events.attack import Attacked, Scored
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.attackers import FIGHTER, GARAND, MAUSER, MUSTANG, PANZER, SHERMAN
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import moved, why_not
from tests.games.axis_allies_minis.table import CardBox, aimed, at, forbidden, look, of, play, terrain, unit
from tests.games.playing import answer, asked, happened, over

# ---- aircraft ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-AIR-03")
@pytest.mark.parametrize(
    ("place", "picked", "faces"),
    [("D7", None, "N"), ("E9", Direction.N, "N"), ("E9", Direction.NW, "NW"), ("C9", Direction.N, "N")],
)
def test_an_attacking_aircraft_faces_the_side_of_its_target_the_owner_s_pick_at_a_corner(
    place: str, picked: Direction | None, faces: str
) -> None:
    plane, tank = (
        unit("a.plane", MUSTANG, place, "S"),
        unit("b.tank", PANZER, {"D7": "D5", "E9": "D7", "C9": "D7"}[place]),
    )
    battle = play(
        AttackAction(Attack("a.plane", "b.tank", facing=picked)), plane, tank, phase="airstrike", dice=(1,) * 2
    )
    over(battle)
    assert of(battle, "a.plane").facing.value == faces


@pytest.mark.rule("AAM-AIR-09")
def test_over_its_target_an_aircraft_keeps_its_facing_and_is_not_met_in_front() -> None:
    plane, tank = unit("a.plane", MUSTANG, "D7", "SW"), unit("b.tank", PANZER, "D7", "N")
    over(battle := play(AttackAction(Attack("a.plane", "b.tank")), plane, tank, phase="airstrike", dice=(1,) * 3))
    assert of(battle, "a.plane").facing is Direction.SW
    rifle = unit("b.rifle", MAUSER, "D7")
    assert aimed(look(plane, rifle), "b.rifle", "a.plane").need == 5
    assert aimed(look(plane, unit("b.rifle", MAUSER, "C8")), "b.rifle", "a.plane").need == 4


@pytest.mark.rule("AAM-AIR-10")
@pytest.mark.parametrize("phase", ["movement", "assault"])
def test_aircraft_never_move_after_they_are_placed(phase: str) -> None:
    plane = unit("a.plane", MUSTANG, "D7")
    assert why_not("a.plane", "D6", plane, phase=phase) == ("aam-refused-aircraft", ("AAM-AIR-10",))


# ---- enfilade ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-ENF-01", "AAM-ENF-05", "AAM-ENF-06")
@pytest.mark.parametrize(
    ("shooter", "target", "occasion", "found"),
    [
        (GARAND, MAUSER, "assault", True),
        (GARAND, "pak-38-anti-tank-gun", "assault", True),
        (SHERMAN, MAUSER, "assault", True),
        (GARAND, PANZER, "assault", False),
        (GARAND, FIGHTER, "assault", False),
        (MUSTANG, MAUSER, "assault", False),
        (GARAND, MAUSER, "overwatch", False),
    ],
)
def test_soldiers_are_enfiladed_by_ground_units_in_the_assault_phase(
    shooter: str, target: str, occasion: str, found: bool
) -> None:
    units = unit("a.unit", shooter, "D9"), unit("a.friend", GARAND, "D6"), unit("b.unit", target, "D7")
    battle = look(*units)
    assert enfiladed(battle, units[0], units[2], at("D9"), at("D7"), occasion) is found


# ---- grazing fire ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-GRAZE-01", "AAM-SA-03")
def test_only_a_double_shot_of_the_assault_phase_may_end_in_grazing_fire(cards: CardBox) -> None:
    foes = unit("b.rifle", MAUSER, "D5"), unit("b.mate", MAUSER, "D5")
    for card, phase, may in (
        ("m1919-mg", "assault", True),
        (GARAND, "assault", False),
        (cards.make(MUSTANG, "double-shot"), "airstrike", False),
    ):
        battle = look(unit("a.unit", card, "D7"), *foes, phase=phase)
        assert {attack.grazing for attack in listed(battle, of(battle, "a.unit"))} == (
            {False, True} if may else {False}
        )
        found = refusal(battle, of(battle, "a.unit"), Attack("a.unit", "b.rifle", grazing=True))
        assert (found is None) is may


@pytest.mark.rule("AAM-GRAZE-06", "AAM-GRAZE-02", "AAM-GRAZE-04")
def test_grazing_follows_a_miss_in_any_order_with_dice_enfilade_and_row_of_its_own() -> None:
    units = (
        unit("a.mg", "m1919-mg", "D7"),
        unit("a.friend", GARAND, "D4"),
        unit("b.main", MAUSER, "D4"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.tank", PANZER, "D5"),
    )
    battle = play(AttackAction(Attack("a.mg", "b.main", grazing=True)), *units, dice=(*(1,) * 8, *(6,) * 3, *(6,) * 8))
    assert [choice.target for choice in asked(battle, ChooseGrazed).choices(battle)] == ["b.rifle", "b.tank"]
    over(answer(battle, Attack("a.mg", "b.tank")))
    found = [(event.target, event.dice, event.need) for event in happened(battle, Attacked)]
    assert found == [("b.main", 8, 4), ("b.tank", 3, 4), ("b.rifle", 8, 3)]


@pytest.mark.rule("AAM-GRAZE-04", "AAM-SA-46")
def test_whom_the_gun_could_not_attack_it_does_not_graze(cards: CardBox) -> None:
    gun, main = unit("a.mg", "m1919-mg", "D7"), unit("b.main", MAUSER, "D4")
    hidden = unit("b.hidden", cards.make(MAUSER, "camouflaged"), "D4")
    assert grazed(look(gun, main, hidden), gun, main) == []
    shown = unit("b.hidden", cards.make(MAUSER, "camouflaged"), "D4", exposed=True)
    assert grazed(look(gun, main, shown), gun, main) == [shown]


# ---- arcs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-ARC-07")
def test_the_hull_decides_not_where_a_unit_watches() -> None:
    stug = unit("b.stug", "stug-iii-ausf-g", "D7", "N", overwatch=Direction.S)
    ahead, behind = unit("a.ahead", SHERMAN, "D5"), unit("a.behind", SHERMAN, "D9")
    battle = look(stug, ahead, behind)
    assert {each.target for each in listed(battle, stug)} == {"a.ahead"}
    tank = unit("b.tank", PANZER, "D7", "N", overwatch=Direction.S)
    met = look(tank, ahead, behind)
    assert [aimed(met, id, "b.tank").front for id in ("a.ahead", "a.behind")] == [True, False]


# ---- dice, defence, hits -----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-RANGE-02", "AAM-HIT-10", "AAM-HIT-11")
def test_nothing_is_added_where_the_card_has_a_dash() -> None:
    captain = unit("a.captain", "red-devil-captain", "D8")
    near, far = unit("b.near", MAUSER, "D3"), unit("b.far", MAUSER, "D2")
    battle = look(unit("a.rifle", GARAND, "D7"), captain, near, far)
    assert aimed(battle, "a.rifle", "b.near").dice == 8, "seven and one"
    assert forbidden(battle, "a.rifle", "b.far") == ("aam-refused-no-dice", ("AAM-RANGE-02", "AAM-HIT-10"))


@pytest.mark.rule("AAM-HIT-11")
def test_dice_are_replaced_before_others_are_added(cards: CardBox) -> None:
    man = unit("a.man", cards.make("arisaka-rifleman", "coordinated-fire"), "D7")
    battle = look(man, unit("a.leader", "imperial-sergeant", "D8"), unit("b.rifle", MAUSER, "D7"))
    aim = aimed(battle, "a.man", "b.rifle", weapon="hand-to-hand")
    assert (aim.base, aim.dice) == (12, 13)


@pytest.mark.rule("AAM-HIT-11", "AAM-HIT-04", "AAM-SA-40", "AAM-COND-01")
@pytest.mark.parametrize(("successes", "hits"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_the_defence_is_lowered_before_margins_and_doubles_are_reckoned(successes: int, hits: int) -> None:
    tank = unit("b.tank", "t-34-76", "D5", "S", damaged=True, disrupted=True)
    assert aimed(look(unit("a.tank", SHERMAN, "D7"), tank), "a.tank", "b.tank").defence == 4
    dice = (6,) * successes + (1,) * (11 - successes)
    battle = play(Strike("a.tank", "b.tank", "assault"), unit("a.tank", SHERMAN, "D7"), tank, dice=dice)
    assert [event.hits for event in happened(battle, Scored)] == [hits]


@pytest.mark.rule("AAM-HIT-04", "AAM-HIT-11")
@pytest.mark.parametrize(("floor", "defence"), [("1", 1), ("0", 0)])
def test_the_defence_never_falls_below_one_unless_the_option_says_so(floor: str, defence: int) -> None:
    rockets = unit("b.rockets", "bm-13-katyusha", "D5", disrupted=True)
    battle = look(unit("a.tank", SHERMAN, "D7"), rockets, options={"defence_floor": floor})
    assert aimed(battle, "a.tank", "b.rockets").defence == defence


@pytest.mark.rule("AAM-COND-01", "AAM-OW-01", "AAM-OW-05")
def test_a_disrupted_unit_neither_goes_on_overwatch_nor_stays_on_it() -> None:
    down = unit("a.rifle", GARAND, "D7", disrupted=True)
    found = watch_refusal(look(down), down)
    assert found is not None
    assert found.rules == ("AAM-OW-01",)
    watchers = (
        unit("a.watcher", GARAND, "D8", overwatch=Direction.N, hits=("disrupted",)),
        unit("b.leader", "ss-hauptsturmfuhrer", "D2", overwatch=Direction.S, hits=("disrupted",)),
        unit("b.rifle", MAUSER, "D2", overwatch=Direction.S),
    )
    over(battle := play(CasualtyPhase(), *watchers))
    kept = {id: each.overwatch for id, each in battle.state.units.items()}
    assert kept == {"a.watcher": None, "b.leader": Direction.S, "b.rifle": Direction.S}


@pytest.mark.rule("AAM-COND-03", "AAM-TURN-09")
def test_a_disruption_by_defensive_fire_goes_in_the_casualty_phase_of_its_turn() -> None:
    man, rifle = unit("a.man", GARAND, "C7"), unit("b.rifle", MAUSER, "D7")
    over(hit := answer(moved("a.man", "C8", man, rifle, dice=(6,) * 8), DefensiveShot("b.rifle", True)))
    assert of(hit, "a.man").disrupted
    over(after := play(CasualtyPhase(), *hit.state.units.values()))
    assert not of(after, "a.man").disrupted


# ---- cover -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-COVER-04", "AAM-COVER-03")
@pytest.mark.parametrize(("die", "markers"), [(4, ("disrupted", "damaged", "destroyed")), (5, ("disrupted",))])
def test_every_hit_counts_if_the_cover_roll_fails(die: int, markers: tuple[str, ...]) -> None:
    tanks = unit("a.tank", SHERMAN, "D7"), unit("b.tank", PANZER, "D5")
    battle = play(Strike("a.tank", "b.tank", "assault"), *tanks, map=ground(terrain(D5="F")), dice=(*(6,) * 11, die))
    over(battle)
    assert of(battle, "b.tank").hits == markers


@pytest.mark.rule("AAM-COVER-07", "AAM-COVER-09")
def test_hedgerows_cover_nobody_in_the_air_and_nobody_from_the_shooter_s_own_side() -> None:
    hedged = ground(terrain(), hedgerows=["D5 S"])
    battle = look(
        unit("a.rifle", GARAND, "D7"),
        unit("a.near", GARAND, "D5"),
        unit("b.plane", FIGHTER, "D5"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.south", MAUSER, "D6"),
        unit("b.far", MAUSER, "D7"),
        map=hedged,
    )
    needs = {}
    for shooter, target in (("a.rifle", "b.plane"), ("a.rifle", "b.rifle"), ("a.near", "b.south"), ("a.near", "b.far")):
        cover = aimed(battle, shooter, target).cover
        needs[target] = cover and cover.need
    assert needs == {"b.plane": None, "b.rifle": 4, "b.south": 4, "b.far": None}


@pytest.mark.rule("AAM-HIT-01", "AAM-COVER-01")
def test_a_target_in_cover_does_not_roll_for_it_before_there_is_a_hit() -> None:
    tanks = unit("a.tank", SHERMAN, "D7"), unit("b.tank", PANZER, "D5")
    over(play(Strike("a.tank", "b.tank", "assault"), *tanks, map=ground(terrain(D5="F")), dice=(6, 6, *(1,) * 9)))


@pytest.mark.rule("AAM-LOS-13", "AAM-COVER-09")
def test_a_hedge_between_neighbours_lets_them_see_and_covers_both() -> None:
    field = ground(terrain(), hedgerows=["D5 S", "E7 NE"])
    places = (("D5", "D6"), ("E7", "F6"))
    for one, other in places:
        battle = look(unit("a.rifle", GARAND, one), unit("b.rifle", MAUSER, other), map=field)
        for start, end, shooter, target in ((one, other, "a.rifle", "b.rifle"), (other, one, "b.rifle", "a.rifle")):
            assert battle.context.board.sees(at(start), at(end))
            cover = aimed(battle, shooter, target).cover
            assert cover is not None
            assert cover.need == 4
            assert reason(battle, at(start), of(battle, target), at(end)) is not None


@pytest.mark.rule("AAM-ARC-04")
@pytest.mark.parametrize("facing", ["N", "S", "NE", "SW"])
def test_soldiers_and_aircraft_have_one_defence_all_round(facing: str) -> None:
    units = unit("b.rifle", MAUSER, "D5", facing), unit("b.plane", FIGHTER, "D5", facing)
    battle = look(unit("a.rifle", GARAND, "D7"), *units)
    for target in units:
        aim = aimed(battle, "a.rifle", target.id)
        assert (aim.front, aim.defence) == (True, 4)


@pytest.mark.rule("AAM-SA-46", "AAM-SA-06", "AAM-SA-16")
def test_who_is_hidden_is_struck_all_the_same_where_many_are(cards: CardBox) -> None:
    gun = unit("a.gun", cards.make(SHERMAN, "blast"), "D9")
    hidden = unit("b.hidden", cards.make(MAUSER, "camouflaged"), "D5")
    battle = play(AttackAction(Attack("a.gun", "b.rifle")), gun, unit("b.rifle", MAUSER, "D5"), hidden, dice=(6,) * 18)
    over(battle)
    assert of(battle, "b.hidden").hits == ("disrupted", "destroyed")


@pytest.mark.rule("AAM-SA-44")
@pytest.mark.parametrize(("place", "weapon"), [("D5", ""), ("D5", "hand-to-hand"), ("D6", ""), ("D7", "")])
def test_who_is_entrenched_is_better_off_against_every_attack(cards: CardBox, place: str, weapon: str) -> None:
    dug_in = unit("b.rifle", cards.make(MAUSER, "entrenched"), "D5", exposed=True)
    battle = look(unit("a.man", "arisaka-rifleman", place), dug_in)
    assert aimed(battle, "a.man", "b.rifle", weapon=weapon).defence == 5


@pytest.mark.rule("AAM-SA-29", "AAM-HIT-09")
def test_an_extra_cannon_fires_besides_whatever_else_the_unit_does(cards: CardBox) -> None:
    card = cards.make(SHERMAN, "extra-hull-mounted-cannon", "top-mounted-rockets", "extra-machine-guns")
    tank = unit("a.tank", card, "D7")
    battle = look(tank, unit("b.rifle", MAUSER, "D5"))
    salvo, cannon = (
        Attack("a.tank", "b.rifle", weapon) for weapon in ("top-mounted-rockets", "extra-hull-mounted-cannon")
    )
    assert set(weapons(battle, tank, (salvo,))) == {"extra-hull-mounted-cannon", "extra-machine-guns"}
    assert set(weapons(battle, tank, (cannon,))) == {"", "top-mounted-rockets"}
    assert "extra-hull-mounted-cannon" not in weapons(battle, tank, (salvo, cannon))


@pytest.mark.rule("AAM-TURN-09", "AAM-AIR-05")
def test_markers_of_aircraft_are_turned_with_all_others() -> None:
    hit, lost = (
        unit("a.hit", MUSTANG, "D5", hits=("disrupted",)),
        unit("a.lost", MUSTANG, "D7", hits=("disrupted", "destroyed")),
    )
    over(battle := play(CasualtyPhase(), hit, lost, unit("b.rifle", MAUSER, "D2")))
    assert (of(battle, "a.hit").disrupted, of(battle, "a.hit").hits) == (True, ())
    assert not of(battle, "a.lost").alive
