"""What dice are read for, and the small tables beside them, each statement by itself."""

from __future__ import annotations

import pytest

from grognard.core.engine.fates import Test, chances
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.ground.cover import ALWAYS, NEVER
from grognard.games.axis_allies_minis.rules.attack.fates import (
    ONE,
    SHELTERED,
    SIX,
    SUCCESS,
    Dice,
    Effect,
    Shown,
    attack_die,
    cover_roll,
    effect,
    hits_left,
    rolled_again,
    shelter,
    stuns,
    successes,
    together,
)
from grognard.games.axis_allies_minis.rules.reactions.overwatch import WITHOUT_TURRET
from grognard.games.axis_allies_minis.rules.turn.fates import turning
from grognard.games.axis_allies_minis.rules.turn.initiative import initiative_winner
from grognard.games.axis_allies_minis.state.conditions import Turned, is_weakened, verdict
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, look, terrain, unit

GARAND, MAUSER, SHERMAN, PANZER = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman", "panzer-iv-ausf-g"


def faces(need: int, *, ones: bool = False, sixes: bool = False) -> list[object]:
    """What each face of an attack die comes to."""
    die = attack_die(need, ones, sixes)
    return [die.reached(face) for face in range(1, 7)]


@pytest.mark.rule("AAM-HIT-02")
@pytest.mark.rule("AAM-HIT-03")
@pytest.mark.rule("AAM-SA-33")
@pytest.mark.parametrize("need", range(1, 8))
def test_each_face_of_an_attack_die_is_told_apart_only_where_it_counts(need: int) -> None:
    plain = [SUCCESS if face >= need else "" for face in range(1, 7)]
    assert faces(need) == plain
    assert faces(need, sixes=True) == [*plain[:5], SIX]
    assert faces(need, ones=True) == [ONE, *plain[1:]]
    assert faces(need, ones=True, sixes=True) == [ONE, *plain[1:5], SIX]
    again = attack_die(need, True, False, again=True)
    assert (again.purpose, again.rule) == ("aam-roll-again", "AAM-SA-33")
    assert (attack_die(need, True, False).purpose, attack_die(need, True, False).rule) == (
        "aam-roll-attack",
        "AAM-HIT-02",
    )


@pytest.mark.rule("AAM-SA-12")
@pytest.mark.rule("AAM-SA-32")
@pytest.mark.rule("AAM-HIT-03")
def test_what_faces_count_as_successes() -> None:
    shown = Shown(successes=2, sixes=3, ones=4)
    assert successes(Dice(9, 4, 5), shown) == 5
    assert successes(Dice(9, 1, 5), shown) == 9
    assert successes(Dice(9, 7, 5), shown) == 2
    assert successes(Dice(9, 4, 5, per_six=2), shown) == 8
    assert successes(Dice(9, 7, 5, per_six=2), shown) == 8
    assert successes(Dice(9, 4, 5, per_success=3), shown) == 15


@pytest.mark.rule("AAM-SA-13")
@pytest.mark.rule("AAM-SA-34")
@pytest.mark.rule("AAM-SA-15")
@pytest.mark.rule("AAM-SA-19")
@pytest.mark.rule("AAM-SA-84")
@pytest.mark.rule("AAM-HIT-04")
def test_what_faces_do_besides() -> None:
    assert effect(Dice(9, 4, 5), Shown(5)) == Effect(5, 1)
    assert effect(Dice(9, 4, 5, burning=3), Shown(0, 3)).burnt
    assert not effect(Dice(9, 4, 5, burning=3), Shown(3, 2)).burnt
    assert effect(Dice(9, 4, 5, overheating=3), Shown(0, 0, 3)).overheated
    assert not effect(Dice(9, 4, 5, overheating=3), Shown(9, 0, 2)).overheated
    assert [effect(Dice(9, 4, 5, piercing=True), Shown(number)).hits for number in (4, 5, 6, 10)] == [0, 1, 3, 3]
    assert effect(Dice(6, 4, 5, stunning=3), Shown(6)) == Effect(6, 0)
    assert [stuns(Dice(6, 4, 5, stunning=3), Effect(number, 0)) for number in (2, 3)] == [False, True]
    assert effect(Dice(9, 4, 5, sirens=1), Shown(4)) == Effect(4, 1, slight=True)
    assert effect(Dice(9, 4, 5, sirens=1), Shown(5)) == Effect(5, 1)
    assert effect(Dice(9, 4, 5, sirens=1), Shown(3)) == Effect(3, 0)


@pytest.mark.rule("AAM-SA-33")
@pytest.mark.rule("AAM-SA-34")
def test_ones_are_thrown_again_as_far_as_the_crew_may_and_the_others_stay() -> None:
    crew = Dice(9, 4, 5, rerolls=1, overheating=3)
    assert [rolled_again(crew, Shown(0, 0, ones)) for ones in (0, 1, 4)] == [0, 1, 1]
    assert rolled_again(Dice(9, 4, 5), Shown(0, 0, 4)) == 0
    assert together(crew, Shown(2, 1, 3), Shown(1)) == Shown(3, 1, 2)
    assert together(crew, Shown(2, 1, 3), Shown(0, 0, 1)) == Shown(2, 1, 3)


@pytest.mark.rule("AAM-COVER-01")
@pytest.mark.rule("AAM-COVER-02")
def test_a_cover_roll_is_a_die_only_where_it_may_go_either_way() -> None:
    assert cover_roll(None) == ""
    assert [shelter(need) for need in (ALWAYS, NEVER)] == [SHELTERED, ""]
    for need in range(2, 7):
        die = shelter(need, "AAM-COVER-09")
        assert isinstance(die, Test)
        assert chances(die)[SHELTERED] * 6 == 7 - need
        assert die.also == ("AAM-COVER-09",)


@pytest.mark.rule("AAM-COVER-03")
@pytest.mark.rule("AAM-COVER-04")
def test_cover_and_sirens_leave_one_hit_and_none_on_who_is_hit_already() -> None:
    assert [hits_left(3, False, False, marked) for marked in (False, True)] == [3, 3]
    assert [hits_left(3, False, True, marked) for marked in (False, True)] == [1, 0]
    assert [hits_left(1, True, False, marked) for marked in (False, True)] == [1, 0]
    assert hits_left(0, False, True, False) == 0


@pytest.mark.rule("AAM-TURN-12")
@pytest.mark.rule("AAM-SA-51")
@pytest.mark.rule("AAM-SA-49")
def test_what_is_left_of_a_unit_whose_ability_rolls_for_it() -> None:
    def ends(found: Turned, damaged: bool, *rolls: str) -> list[str]:
        fate = turning(found, damaged, rolls)
        assert isinstance(fate, Test)
        return [str(fate.reached(face)) for face in range(1, 7)]

    gone = Turned(disrupted=True, destroyed=True)
    assert ends(gone, False, "endurance") == ["destroyed"] * 4 + ["disrupted"] * 2
    assert ends(Turned(destroyed=True), False, "endurance") == ["destroyed"] * 4 + ["none"] * 2
    both = Turned(disrupted=True, damaged=True, destroyed=True)
    assert ends(both, False, "endurance") == ["destroyed"] * 4 + ["damaged"] * 2
    assert ends(both, True, "endurance") == ["destroyed"] * 4 + ["disrupted"] * 2
    hit = Turned(disrupted=True, damaged=True)
    assert ends(hit, False, "fire-hazard") == ["damaged"] * 4 + ["destroyed"] * 2
    assert ends(hit, False, "highly-flammable") == ["damaged"] * 2 + ["destroyed"] * 4
    assert turning(hit, False, ("endurance",)) == "damaged"
    assert turning(gone, False, ("fire-hazard",)) == "destroyed"


@pytest.mark.rule("AAM-COND-02")
@pytest.mark.rule("AAM-SA-42")
@pytest.mark.rule("AAM-TURN-09")
def test_what_markers_make_of_a_unit_names_its_rules() -> None:
    plain = verdict(("disrupted", "damaged"), False, False)
    assert (plain.result, plain.spent, plain.rules) == ("damaged", None, ("AAM-TURN-09",))
    shrugged = verdict(("disrupted", "damaged"), False, True)
    assert (shrugged.result, shrugged.spent, shrugged.rules) == (
        "disrupted",
        "heavy-armor",
        ("AAM-TURN-09", "AAM-SA-42"),
    )
    second = verdict(("damaged",), True, False)
    assert (second.result, second.rules) == ("destroyed", ("AAM-TURN-09", "AAM-COND-02"))
    assert verdict(("damaged", "damaged"), True, True).result == "destroyed"


@pytest.mark.rule("AAM-COND-01")
@pytest.mark.rule("AAM-SA-52")
def test_who_ignores_being_disrupted_defends_himself_as_well_as_ever(cards: CardBox) -> None:
    fanatic = cards.make(MAUSER, "fanatic")
    found = [is_weakened(unit("b.rifle", card, "D5", disrupted=True)) for card in (MAUSER, fanatic)]
    assert found == [True, False]
    assert is_weakened(unit("b.tank", PANZER, "D5", damaged=True))
    assert not is_weakened(unit("b.tank", PANZER, "D5"))


@pytest.mark.rule("AAM-SA-50")
@pytest.mark.rule("AAM-HIT-11")
def test_a_gun_shield_helps_against_soldiers_from_afar_only(cards: CardBox) -> None:
    shield, bare = cards.make("6-pounder-anti-tank-gun", "gun-shield"), "6-pounder-anti-tank-gun"

    def added(target: str, shooter: str, place: str) -> int:
        g = look(unit("a.shooter", shooter, place), unit("b.gun", target, "D5"))
        return sum(row.value for row in aimed(g, "a.shooter", "b.gun").defence_rows)

    far = "m1919-mg"
    assert added(shield, far, "D11") == 1
    assert added(bare, far, "D11") == 0
    assert added(shield, far, "D7") == 0
    assert added(shield, SHERMAN, "D11") == 0


@pytest.mark.rule("AAM-SA-19")
@pytest.mark.rule("AAM-COVER-08")
def test_a_headshot_asks_for_no_cover_roll(cards: CardBox) -> None:
    g = look(
        unit("a.sniper", cards.make(GARAND, "headshot"), "D6"),
        unit("b.tank", PANZER, "D5", "N"),
        map=ground(terrain(D5="F")),
    )
    aim = aimed(g, "a.sniper", "b.tank", weapon="headshot")
    assert (aim.cover, aim.ignores_cover, aim.shelter, aim.at_once) == (None, True, NEVER, True)


@pytest.mark.rule("AAM-SA-30")
def test_machine_guns_make_one_more_attack() -> None:
    numbers = [ABILITIES[name].numbers["attacks"] for name in ("all-guns-blazing", "extra-machine-guns")]
    assert numbers == [1, 1]


@pytest.mark.rule("AAM-SA-26")
@pytest.mark.rule("AAM-SA-27")
def test_who_turns_the_hull_to_aim() -> None:
    assert WITHOUT_TURRET == ("no-turret", "fixed-gun", "fixed-howitzer")


@pytest.mark.rule("AAM-TURN-02")
@pytest.mark.rule("AAM-TURN-03")
def test_who_wins_the_initiative_and_who_of_equals() -> None:
    assert [initiative_winner(dice, (0, 0), (0, 0), "reroll") for dice in ((8, 7), (7, 8))] == [0, 1]
    assert [initiative_winner((7, 7), (0, 0), both, "higher_bonus") for both in ((2, 1), (1, 2))] == [0, 1]
    assert initiative_winner((7, 7), (0, 0), (2, 2), "higher_bonus") is None
