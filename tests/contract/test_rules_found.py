"""What people type finds the rule they mean among the first three; a turn is told on one page."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.systems import systems
from grognard.core.words import has_message

FIRST = 3

ASKED = {
    "bolt_action": {
        "how do I shoot": "BA-SHOOT-01",
        "to hit modifiers": "BA-SHOOT-11",
        "cover": "BA-SHOOT-19",
        "charge": "BA-CQ-01",
        "move through woods": "BA-MOV-02",
        "how far can a tank move": "BA-MOV-11",
        "what does a pin do": "BA-PIN-04",
        "removing pins": "BA-PIN-06",
        "how long is the game": "BA-SCN-02",
        "who wins": "BA-SCN-03",
        "going down": "BA-ORD-07",
        "line of sight": "BA-GEN-08",
        "order test": "BA-ORD-10",
        "damaging vehicles": "BA-VEH-20",
        "long range": "BA-SHOOT-13",
        "entering a house": "BA-BLD-01",
        "BA-FUB-03": "BA-FUB-03",
        "ambushes": "BA-ORD-05",
    },
    "axis_allies_minis": {
        "how do I shoot": "AAM-HIT-01",
        "cover": "AAM-COVER-01",
        "move through woods": "AAM-MOVE-02",
        "how many units in a hex": "AAM-STACK-01",
        "who goes first": "AAM-TURN-02",
        "how do I win": "AAM-GAME-06",
        "what does disrupted mean": "AAM-COND-01",
        "can I see him": "AAM-LOS-01",
        "overwatch": "AAM-OW-01",
        "shooting at a moving enemy": "AAM-DF-01",
        "tanks on roads": "AAM-MOVE-04",
        "order of the phases": "AAM-TURN-01",
        "how long is the game": "AAM-GAME-11",
        "setting up": "AAM-GAME-04",
        "attacking from the rear": "AAM-ARC-03",
        "mines": "AAM-TERRAIN-14",
        "planes": "AAM-AIR-01",
    },
    "operation_ww2": {
        "how do I shoot": "AZ-ORD-03",
        "cover": "AZ-COV-01",
        "charging": "AZ-CC-01",
        "move through woods": "AZ-TER-01",
        "what does the number on a card mean": "AZ-CRD-01",
        "exchange a card": "AZ-CRD-05",
        "who begins, initiative": "AZ-INI-01",
        "can I react": "AZ-RCT-02",
        "what is a chain": "AZ-RCT-02",
        "when do men flee": "AZ-MOR-06",
        "morale test": "AZ-MOR-04",
        "detecting a unit": "AZ-DET-01",
        "seeing through woods": "AZ-LOS-06",
        "who has won": "AZ-SET-13",
        "throwing grenades": "AZ-GRN-01",
        "mortars": "AZ-IND-01",
        "damage to a tank": "AZ-VDM-01",
    },
    "wh40k5": {
        "how do I shoot": "WH-SHOOT-01",
        "cover": "WH-SAVE-04",
        "charge": "WH-ASSAULT-01",
        "move through woods": "WH-MOVE-02",
        "rolling to wound": "WH-SHOOT-04",
        "armour save": "WH-SAVE-01",
        "go to ground": "WH-SAVE-07",
        "rapid fire weapons": "WH-WEAPON-02",
        "falling back": "WH-MORALE-05",
        "how long does the game last": "WH-GAME-09",
        "who wins": "WH-GAME-07",
        "deep striking": "WH-GAME-02",
        "damaging tanks": "WH-VEH-07",
        "hitting in close combat": "WH-ASSAULT-10",
        "running": "WH-MOVE-05",
        "seize the initiative": "WH-GAME-17",
        "flamers, templates": "WH-WEAPON-06",
    },
}


@pytest.mark.parametrize(("name", "text", "rule"), [(g, *pair) for g, table in ASKED.items() for pair in table.items()])
def test_what_people_type_finds_the_rule_meant(name, text, rule):
    assert rule in [found.id for found in grognard.system(name).book.find_rules(text, FIRST)]


@pytest.mark.parametrize("name", sorted(systems()))
def test_nothing_is_found_for_words_no_rule_has(name):
    assert grognard.system(name).book.find_rules("zeppelin", FIRST) == []


@pytest.mark.parametrize("name", sorted(systems()))
def test_a_turn_is_told_on_one_page_and_the_index_names_rules_there_are(name):
    system = grognard.system(name)
    rules = system.book.catalogue.rules
    assert 5 <= len(system.book.overview) <= 9
    for step in system.book.overview:
        assert has_message(step.title.id)
        assert step.rules
        assert set(step.rules) <= set(rules)
    assert system.book.find_rules("turn", FIRST)
    assert {id for ids in system.book._finders["en"]._index.values() for id in ids} <= set(rules)


@pytest.mark.parametrize("name", sorted(systems()))
def test_every_kind_of_question_says_what_it_means_and_names_its_rule(name):
    system = grognard.system(name)
    for kind in system.rules.decision_types:
        assert has_message(system.book.about(kind.__name__).id), kind
        assert system.book.question_rules[kind.__name__] in system.book.catalogue.rules, kind
