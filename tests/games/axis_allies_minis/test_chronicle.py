"""The log in sentences: every event is told or deliberately not, an attack or a march in one line."""

from __future__ import annotations

from inspect import getmembers, isclass

import pytest

from grognard.core.chain import Chain
from grognard.core.contract import check_words
from grognard.core.engine.dice import Pool, Roll, Successes
from grognard.core.engine.events import Chosen, Event, Happened, Rolled
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.axis_allies_minis.ground.layout import centre
from grognard.games.axis_allies_minis.state.choices import HoldFire
from grognard.games.axis_allies_minis.state.events import attack, movement, turn
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.games.axis_allies_minis.table.log_lines import NARRATOR, line
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.table import at, look, unit

SHERMAN, PANZER, BAZOOKA = "a.sherman", "b.panzer", "a.bazooka"
NW = Direction.NW
DECLARED = {
    event
    for module in (attack, movement, turn)
    for _name, event in getmembers(module, isclass)
    if issubclass(event, Event) and event.__module__ == module.__name__
}


def told(*entries):
    """The lines of a log made of these events, rolls and choices."""
    battle = look(
        unit(SHERMAN, "m4a1-sherman", "D7"),
        unit(BAZOOKA, "bazooka", "D8"),
        unit(PANZER, "panzer-iv-ausf-g", "D3"),
        obstacles=[Obstacle(id="a.wire", kind="barbed-wire", seat=0)],
    )
    log = [Happened(entry, ("AAM-HIT-04",)) if isinstance(entry, Event) else entry for entry in entries]
    battle._log = None
    for entry in log:
        battle._log = Chain(battle._log, entry)
    lines = [line(battle, entry, None, seq) for seq, entry in enumerate(log)]
    found = [each for each in lines if each is not None]
    check_words(battle, found)
    return found


def sentences(*entries):
    return [english(each.message) for each in told(*entries)]


def rolled(*faces, need=4, seat=0):
    return Rolled(Roll((Pool(len(faces), Successes(need)),), say("aam-roll-attack"), (), seat), faces, False)


def attacked(dice=11, occasion="assault", weapon=""):
    return attack.Attacked(SHERMAN, PANZER, occasion, at("D3"), 4, dice, 4, 5, weapon)


# ---- every event -------------------------------------------------------------------------------------------------

EXAMPLES = [
    (turn.CoinTossed(1), "The coin falls for the German side."),
    (turn.OrderOfSetUp(0), "The US side sets up first."),
    (turn.SetUp(SHERMAN, at("D7"), NW), "M4A1 Sherman takes its place in D7."),
    (turn.SetUp(BAZOOKA, at("D7"), NW, SHERMAN), "Bazooka begins in D7 aboard M4A1 Sherman."),
    (turn.Fortified("a.wire", at("D7"), NW), "D7 is fortified: barbed wire."),
    (turn.TurnBegan(3), "Turn 3 begins."),
    (
        turn.InitiativeRolled(((3, 4), (6, 1)), (2, 3), 1),
        "The German side wins initiative, 10 to 9, with +3 from its command.",
    ),
    (turn.InitiativeRolled(((3, 4), (6, 2)), (0, 0), 1), "The German side wins initiative, 8 to 7."),
    (turn.InitiativeRolled(((3, 4), (6, 1)), (0, 0), None), "Both reach 7 for initiative and roll again."),
    (turn.DiceRerolled(0, SHERMAN), "M4A1 Sherman reorganizes: the US side rolls its initiative dice again."),
    (turn.OrderOfPlay(1), "The German side goes first this turn."),
    (turn.PhaseBegan("assault"), "Assault phase."),
    (turn.PhaseBegan("initiative"), None),
    (turn.PartBegan(0), "The US side acts."),
    (turn.MarkersRemoved((SHERMAN, PANZER)), "Disrupted comes off: M4A1 Sherman, Panzer IV Ausf. G."),
    (turn.MarkersTurned(PANZER, True, True), "The markers of Panzer IV Ausf. G take effect: Disrupted, Damaged."),
    (turn.MarkersTurned(PANZER, destroyed=True), None),
    (
        turn.MarkersTurned(PANZER, True, spent="heavy-armor"),
        "Heavy Armor spares Panzer IV Ausf. G the Damaged marker; what takes effect: Disrupted.",
    ),
    (turn.AbilityRolled(PANZER, "fire-hazard", True), "Fire Hazard: Panzer IV Ausf. G catches fire and is lost."),
    (turn.AbilityRolled(PANZER, "endurance", True), "Endurance: Panzer IV Ausf. G holds out."),
    (turn.UnitDestroyed(PANZER), "Panzer IV Ausf. G is destroyed."),
    (turn.UnitDestroyed(BAZOOKA, "carrier"), "Bazooka is lost with its carrier."),
    (turn.TurnEnded(0, (12, 9)), "The US side holds the objective. US 12, German 9 victory points."),
    (turn.BattleEnded(0, "points", (12, 9)), "The US side wins, 12 to 9 points."),
    (movement.SetOff(SHERMAN, (at("D6"), at("D5"))), "M4A1 Sherman sets off for D5."),
    (movement.Stepped(SHERMAN, at("D6"), Direction.N), "M4A1 Sherman goes on to D6."),
    (movement.MovementRolled(SHERMAN, "forest", 4, True), "M4A1 Sherman overcomes the forest, needing 4+."),
    (movement.MovementRolled(SHERMAN, "stream", 4, False), "The stream stops M4A1 Sherman, which needed 4+."),
    (movement.WentBack(SHERMAN, at("D7")), "M4A1 Sherman goes back to D7."),
    (movement.Turned(SHERMAN, NW, move=True), "M4A1 Sherman turns to the north-west."),
    (movement.Turned(SHERMAN, NW), None),
    (movement.WentOnOverwatch(SHERMAN, NW, NW), "M4A1 Sherman goes on overwatch to the north-west."),
    (movement.Boarded(BAZOOKA, SHERMAN), "Bazooka boards M4A1 Sherman."),
    (movement.Dismounted(BAZOOKA, at("D8"), NW), "Bazooka dismounts in D8."),
    (movement.MinesRolled(SHERMAN, True), "A mine goes off under M4A1 Sherman."),
    (movement.WasOverrun(PANZER, BAZOOKA), "Panzer IV Ausf. G overruns Bazooka, who is Disrupted."),
    (movement.Disrupted(SHERMAN), "M4A1 Sherman is Disrupted at once."),
    (
        movement.Disrupted(SHERMAN, lingering=True),
        "M4A1 Sherman is Disrupted at once, and stays so through the next casualty phase.",
    ),
    (movement.Rallied(BAZOOKA, SHERMAN), "M4A1 Sherman rallies Bazooka, who is Disrupted no more."),
    (movement.Rallied(BAZOOKA, BAZOOKA), "Bazooka pulls itself together and is Disrupted no more."),
    (movement.Penalised(PANZER, "damaged"), "The overfull hex costs Panzer IV Ausf. G a face-down marker: Damaged."),
    (movement.Penalised(PANZER), "The overfull hex costs Panzer IV Ausf. G nothing more; it has every marker."),
    (movement.Entered(BAZOOKA, at("D8"), NW), "Bazooka enters in D8."),
    (movement.SmokeLaid(PANZER, at("D3")), "Panzer IV Ausf. G lays smoke in D3."),
    (movement.BridgeMined(BAZOOKA, at("D8").side(NW), True), "Bazooka blows up the bridge."),
    (attack.Scored(SHERMAN, PANZER, 6, 2), "M4A1 Sherman attacks Panzer IV Ausf. G: 6 successes, 2 hits."),
    (attack.CoverRolled(PANZER, 5, True), "Cover protects Panzer IV Ausf. G, needing 5+."),
    (
        attack.Marked(PANZER, ("disrupted", "damaged")),
        "Panzer IV Ausf. G is marked Disrupted, Damaged, face down until the casualty phase.",
    ),
    (attack.Marked(PANZER, ()), "Panzer IV Ausf. G takes no further marker."),
    (attack.AircraftPlaced(BAZOOKA, at("D8"), NW), "Bazooka flies over D8."),
    (attack.AircraftHeldBack(1), "The German side places no more Aircraft this turn."),
    (attack.WeaponTaken(BAZOOKA, "tiger-i"), "Bazooka takes over the weapons of a destroyed unit: Tiger I."),
    (
        attack.RemoteControlRolled(BAZOOKA, PANZER, 3, False),
        "The charge of Bazooka does not reach Panzer IV Ausf. G, needing more than 3 on both dice.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EXAMPLES, ids=lambda each: type(each).__name__)
def test_each_event_in_a_sentence(event, sentence):
    assert sentences(event) == ([] if sentence is None else [sentence])


def test_every_event_is_told_or_told_by_others():
    assert {type(event) for event, _sentence in EXAMPLES} == DECLARED - NARRATOR.silent
    silent = [
        attacked(),
        attack.ShotTaken(SHERMAN),
        attack.Silenced(BAZOOKA),
        movement.Stopped(SHERMAN, "failed"),
        turn.Acted(SHERMAN),
        turn.PartEnded(0),
    ]
    assert {type(event) for event in silent} == NARRATOR.silent
    assert sentences(*silent) == []


# ---- an attack ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-08")
def test_an_attack_and_its_dice_make_one_line():
    log = (attacked(), rolled(6, 6, 6, 5, 4, 4, 3, 3, 3, 1, 1), attack.Scored(SHERMAN, PANZER, 6, 2))
    (one,) = told(*log)
    said = "M4A1 Sherman attacks Panzer IV Ausf. G at range 4: 6 of 11 dice succeed against defence 5, 2 hits."
    assert english(one.message) == said
    assert [die.face for die in one.dice] == [6, 6, 6, 5, 4, 4, 3, 3, 3, 1, 1]
    assert [die.success for die in one.dice] == [True] * 6 + [False] * 5
    assert (one.side, one.depth, one.seq) == (0, 0, 2)


@pytest.mark.rule("AAM-SA-12", "AAM-SA-05")
def test_successes_that_count_more_and_covering_fire_are_told_with_the_attack():
    shrapnel = (attacked(dice=3), rolled(6, 4, 1), attack.Scored(SHERMAN, PANZER, 4, 1))
    assert sentences(*shrapnel) == [
        "M4A1 Sherman attacks Panzer IV Ausf. G at range 4: 2 of 3 dice succeed, counting 4 against defence 5, 1 hit."
    ]
    covering = (attacked(dice=2), attack.Silenced(PANZER), rolled(1, 4), attack.Scored(SHERMAN, PANZER, 1, 0))
    assert sentences(*covering) == [
        "M4A1 Sherman attacks Panzer IV Ausf. G at range 4: 1 of 2 dice succeeds against defence 5, no hit. "
        "It keeps Panzer IV Ausf. G from defensive fire this turn."
    ]


@pytest.mark.rule("AAM-SA-33")
def test_dice_thrown_again_stand_behind_the_others():
    log = (attacked(dice=3), rolled(6, 4, 1), rolled(5), attack.Scored(SHERMAN, PANZER, 3, 0))
    (one,) = told(*log)
    assert [die.face for die in one.dice] == [6, 4, 1, 5]


@pytest.mark.rule("AAM-DF-08", "AAM-OW-04", "AAM-GRAZE-02", "AAM-SA-01")
@pytest.mark.parametrize(
    ("occasion", "weapon", "words", "depth"),
    [
        ("defensive", "", "fires defensively at Panzer IV Ausf. G, range 4", 1),
        ("overwatch", "", "fires from overwatch at Panzer IV Ausf. G, range 4", 1),
        ("grazing", "", "grazes Panzer IV Ausf. G at range 4", 1),
        ("airstrike", "", "attacks Panzer IV Ausf. G at range 4", 0),
        ("assault", "close-assault", "uses Close Assault on Panzer IV Ausf. G at range 4", 0),
    ],
)
def test_how_an_attack_was_made_is_told(occasion, weapon, words, depth):
    log = (attacked(occasion=occasion, weapon=weapon), rolled(6), attack.Scored(SHERMAN, PANZER, 1, 0))
    (one,) = told(*log)
    assert words in english(one.message)
    assert one.depth == depth


@pytest.mark.rule("AAM-COVER-01", "AAM-SA-55")
def test_a_cover_roll_shows_its_die_if_there_was_one():
    (roll,) = told(rolled(5, need=5, seat=1), attack.CoverRolled(PANZER, 5, True))
    assert [(die.face, die.success) for die in roll.dice] == [(5, True)]
    (sure,) = told(rolled(1, 1), attack.CoverRolled(PANZER, 1, True))
    assert sure.dice == []


def test_the_rules_of_an_attack_are_named_once():
    log = [
        Happened(attacked(), ("AAM-HIT-01", "AAM-ENF-02")),
        rolled(6),
        Happened(attack.Scored(SHERMAN, PANZER, 1, 0), ("AAM-HIT-04", "AAM-HIT-01")),
    ]
    (one,) = told(*log)
    assert one.rules == ["AAM-HIT-01", "AAM-ENF-02", "AAM-HIT-04"]


# ---- a march, a set-up -------------------------------------------------------------------------------------------


def step(name):
    return movement.Stepped(SHERMAN, at(name), Direction.N)


@pytest.mark.rule("AAM-MOVE-14")
def test_a_march_nobody_interrupts_is_one_line_with_one_motion():
    (one,) = told(movement.SetOff(SHERMAN, (at("D6"), at("D5"))), step("D6"), step("D5"), turn.Acted(SHERMAN))
    assert english(one.message) == "M4A1 Sherman moves to D5."
    assert one.depth == 0
    (motion,) = one.motions
    assert (motion.model, motion.points) == (SHERMAN, [centre(at("D6")), centre(at("D5"))])


@pytest.mark.rule("AAM-MOVE-14", "AAM-DF-08")
def test_a_march_that_is_interrupted_is_told_in_parts():
    log = (
        movement.SetOff(SHERMAN, (at("D6"), at("D5"), at("D4"))),
        step("D6"),
        Chosen(1, "Reacting", HoldFire()),
        step("D5"),
        movement.Disrupted(SHERMAN),
        step("D4"),
        movement.Stopped(SHERMAN, "disrupted"),
    )
    found = told(*log)
    assert [english(each.message) for each in found] == [
        "M4A1 Sherman moves to D6.",
        "M4A1 Sherman goes on to D5.",
        "M4A1 Sherman is Disrupted at once.",
        "M4A1 Sherman is held in D4.",
    ]
    assert [each.depth for each in found] == [0, 1, 1, 1]
    assert [len(each.motions) for each in found] == [1, 1, 0, 1]


@pytest.mark.rule("AAM-GAME-04")
def test_an_army_set_up_at_once_is_one_line():
    log = (turn.SetUp(SHERMAN, at("D7"), NW), turn.SetUp(BAZOOKA, at("D8"), NW), turn.Fortified("a.wire", at("D8"), NW))
    assert sentences(*log) == ["The US side sets up the rest, 3 in all."]
    by_hand = (log[0], Chosen(0, "PlaceUnit", HoldFire()), log[1])
    assert sentences(*by_hand) == ["M4A1 Sherman takes its place in D7.", "Bazooka takes its place in D8."]


@pytest.mark.rule("AAM-TURN-12")
def test_a_loss_names_the_unit_lost():
    (one,) = told(turn.UnitDestroyed(PANZER))
    assert (one.lost, one.side) == ([PANZER], 1)


def test_a_line_does_not_change_when_the_battle_goes_on():
    first = [movement.SetOff(SHERMAN, (at("D6"), at("D5"))), step("D6"), step("D5")]
    later = [Chosen(0, "Activate", HoldFire()), turn.Acted(SHERMAN)]
    before, after = told(*first), told(*first, *later)
    assert after[: len(before)] == [replace(each) for each in before]
