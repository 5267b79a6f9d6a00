"""The log in words: every event has its sentence, and dice show what they needed."""

from __future__ import annotations

import pytest

from grognard.core.engine.dice import Brackets, Pool, Roll, Successes, Total
from grognard.core.engine.events import Event
from grognard.core.messages import kebab, say
from grognard.core.words import english, has_message
from grognard.games.wh40k5.rules.morale.morale import Pinning
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.assault import Approached, Assaulted, Blows, CombatResult, SweepSum, Swept
from grognard.games.wh40k5.state.events.characters import CharacterJoined
from grognard.games.wh40k5.state.events.morale import CannotRegroup, LeadershipTested
from grognard.games.wh40k5.state.events.shooting import CoverFound, HitsScored, Losses, WoundsScored
from grognard.games.wh40k5.state.events.vehicles import (
    ArmourTested,
    BlastCaught,
    Damaged,
    DamageRolled,
    Driven,
    ShockAnnounced,
    VehiclesMoved,
)
from grognard.games.wh40k5.table.log_lines import NARRATOR, said
from tests.games.wh40k5.table import boyz, marines, play
from tests.games.wh40k5.vehicles_table import rhino


def kinds(of: type[Event]) -> list[type[Event]]:
    """All kinds of event of the game."""
    found = [each for sub in of.__subclasses__() for each in (sub, *kinds(sub))]
    return [each for each in found if each.__module__.startswith("grognard.games.wh40k5.")]


def test_every_event_has_a_sentence() -> None:
    without = {each for each in kinds(Event) if not has_message(f"wh-event-{kebab(each.__name__)}")}
    assert without == NARRATOR.silent


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (HitsScored("a.m", "b.o", 0, 1), "The one shot missed Boyz."),
        (HitsScored("a.m", "b.o", 2, 3), "2 of 3 shots hit Boyz."),
        (WoundsScored("a.m", "b.o", 1), "One wound on Boyz, before any save."),
        (CoverFound("b.o", None), "Boyz had no cover."),
        (Losses("b.o", ("b.o.1",), cause="waaagh"), "Boyz lost one model in the rush of the Waaagh!."),
        (CannotRegroup("b.o", "few"), "Boyz could not try to regroup: less than half of it was left."),
        (CannotRegroup("b.o", "enemies"), 'Boyz could not try to regroup: an enemy was within 6".'),
        (CannotRegroup("b.o", "apart"), "Boyz could not try to regroup: its models were not in coherency."),
        (BlastCaught("b.o", 1, 3), "The explosion caught Boyz: one hit at Strength 3."),
        (BlastCaught("b.o", 4, 4), "The explosion caught Boyz: 4 hits at Strength 4."),
        (ShockAnnounced("b.o", 11_500), 'Boyz announced a tank shock, straight on for 11.5".'),
        (CoverFound("b.o", 4), "Boyz had cover: a save of 4+."),
        (Losses("b.o", ("b.o.1", "b.o.2"), cause="explosion"), "Boyz lost 2 models to the explosion."),
        (LeadershipTested("b.o", "combat-lost", False, 7, 5),
         "Boyz failed a morale test for the lost combat: 7, with 5 or less needed."),
        (LeadershipTested("b.o", "pinning", True), "Boyz passed a pinning test without dice."),
        (Approached("b.o", (Leg("b.o.1", ((0, 0),)),), "pile-in"), "Boyz piled in: one model moved."),
        (Assaulted("a.m", ("b.o",), (), False), "Tactical squad assaulted Boyz."),
        (Blows("a.m", "b.o", 4, 11, 6, 1),
         "At Initiative 4 Tactical squad struck at Boyz: 11 attacks, 6 hits, one wound before any save."),
        (Blows("b.o", "a.r", 2, 1, 1, 0), "At Initiative 2 Boyz struck at Rhino: one attack, one hit."),
        (CombatResult((1, 4), 0), "Wounds suffered: Blue 1, Red 4. The combat was won: Blue."),
        (Swept("b.o", True, SweepSum("b.o", 3, 2), (SweepSum("a.m", 1, 4),)),
         "Boyz ran with 5, the pursuit made 5: caught."),
        (ArmourTested("a.r", "a.r.1", 1, 2, 4, (8, 4), (11, 10)),
         "4 hits on Rhino, Strength 4, 8 on armour 10, 11: 1 glanced, 2 penetrated."),
        (DamageRolled("a.r", "a.r.1", ("crew-shaken", "wrecked"), (3, 4), (-2, 1)),
         "Damage to Rhino: Crew shaken (3 - 2), Wrecked (4 + 1)."),
        (Damaged("a.r", "a.r.1", "weapon-destroyed", None, "storm-bolter"), "Rhino: Storm bolter destroyed."),
        (VehiclesMoved("a.r", (Driven("a.r.1", (0, 0), 0, "cruising"),)), "Rhino drove at cruising speed."),
    ],
)  # fmt: skip
def test_sentences(event: Event, words: str) -> None:
    battle = play(Pinning("b.p"), marines("a.m", 10, 30), rhino("a.r", 30, 30), boyz("b.o", 10, 10),
                  boyz("b.p", 30, 10, special=("fearless",)))  # fmt: skip
    found = NARRATOR.sentence(battle, event)
    assert found is not None
    assert english(found) == words


@pytest.mark.rule("WH-ASSAULT-04")
def test_who_assaults_the_helpless_through_rough_ground_is_not_said_to_strike_last() -> None:
    battle = play(
        Pinning("b.p"), marines("a.m", 10, 30), boyz("b.o", 10, 10), boyz("b.p", 30, 10, special=("fearless",))
    )
    said_of = [
        english(NARRATOR.sentence(battle, Assaulted("a.m", ("b.o", "b.p"), helpless, True)) or say(""))
        for helpless in ((), ("b.o",), ("b.o", "b.p"))
    ]
    assert ["who has no assault grenades strikes last" in sentence for sentence in said_of] == [True, True, False]
    assert said_of[2].endswith(
        "through rough ground; nobody strikes last for it, as the enemy was locked in combat or had gone to ground."
    )


def test_what_is_silent() -> None:
    battle = play(Pinning("b.p"), rhino("a.r", 30, 30), boyz("b.p", 30, 10, special=("fearless",)))
    for event in (Losses("b.p", ()), Losses("a.r", ("a.r.1",)), CharacterJoined("a.c", "a.m", fights=True)):
        assert NARRATOR.sentence(battle, event) is None
    assert NARRATOR.sentence(battle, CharacterJoined("a.c", "a.m")) is not None


def test_rolls_show_what_they_needed() -> None:
    purpose = say("wh-roll-to-wound")
    cases = (
        ((Pool(3, Successes(4)),), (3, 4, 6), "To wound, 4+: 2 of 3"),
        ((Pool(2, Successes(2)), Pool(1, Successes(5))), (1, 3, 5), "To wound, 2+, 5+: 2 of 3"),
        ((Pool(2, Brackets((4, 6))),), (6, 3), "To wound, 4+ / 6+: 1 of 2"),
        ((Pool(1, Total(2)),), (6,), "To wound: 3"),
    )
    for pools, faces, words in cases:
        assert english(said(Roll(pools, purpose, (), 0), faces)) == words
