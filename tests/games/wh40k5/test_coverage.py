"""The rule catalogue: complete, in words, and nothing left unexplained."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grognard.core.book.catalogue import Catalogue
from grognard.core.words import english
from grognard.games.wh40k5.data.tables import DATA, TABLES, table_values
from grognard.games.wh40k5.data.tables.contents import SPECS
from tools.rule_coverage import coverage

CATALOGUE = Catalogue.load(DATA.joinpath("..", "catalogue"))

NUMBERED = {
    "CORE": 13, "TURN": 4, "MOVE": 15, "SHOOT": 11, "SAVE": 19, "WEAPON": 25, "CCW": 12, "MORALE": 18, "ASSAULT": 30,
    "VEH": 36, "UNIT": 9, "USR": 30, "GAME": 17, "ARMY": 31,
}  # fmt: skip


def test_every_rule_is_there() -> None:
    assert {chapter.id: len(chapter.rules) for chapter in CATALOGUE.chapters} == NUMBERED
    assert sum(NUMBERED.values()) == 270


def test_no_rule_is_left_unexplained() -> None:
    report = coverage("wh40k5")
    assert report.faults == []
    assert report.notes == []
    assert sum(report.totals().values()) == sum(NUMBERED.values())


def test_every_open_reading_is_an_option_and_the_other_way_round() -> None:
    opened = {id for id, rule in CATALOGUE.rules.items() if any(source.kind == "open" for source in rule.sources)}
    assert opened == {option.rule for option in CATALOGUE.options.values()}
    assert len(CATALOGUE.options) == 46
    for option in CATALOGUE.options.values():
        assert option.default == option.values[0]
    offered = {option.name for option in CATALOGUE.offered()}
    assert offered == {
        "artillery_hits", "barrage_bs",
        "captain_weapon_skill", "combat_ld_penalty", "consolidate_after_runners", "consolidate_after_vehicle",
        "counter_attack_is_charge", "damage_order", "difficult_roll_counts_as_move", "embark_disembark",
        "engagement_check", "force_weapon_kills", "grenade_v_helpless_walker", "half_of_firers", "hedge_barrel_cover",
        "jump_charge",
        "monster_go_to_ground", "poisoned_reroll", "ram_ap", "regroup_when_assaulted",
        "scout_sergeant_attacks", "self_wounds_count", "smoke_while_shaken", "squadron_allocate", "walker_hits_count",
        "fleeing_contests", "one_objective_per_unit", "reserves_keep_alive",
    }  # fmt: skip


def test_the_readings_of_section_14() -> None:
    readings = {
        "hedge_barrel_cover": ("seed", "sheet"), "combat_ld_penalty": ("difference", "wounds_suffered"),
        "barrage_bs": ("subtract_if_seen", "never"), "poisoned_reroll": ("at_least", "greater"),
        "regroup_when_assaulted": ("ignores_conditions", "keeps_conditions"), "ram_ap": ("none", "dash"),
        "captain_weapon_skill": ("6", "5"), "scout_sergeant_attacks": ("2", "1"),
        "jump_charge": ("as_infantry", "not_slowed"), "engagement_check": ("initiative_step", "start_of_combat"),
        "artillery_hits": ("gun_1_4", "crew_1_4"), "embark_disembark": ("neither_order", "disembark_first"),
        "consolidate_after_vehicle": ("false", "true"), "consolidate_after_runners": ("true", "false"),
        "squadron_allocate": ("hits", "penetrations"), "damage_order": ("all_then_worst", "stop_when_destroyed"),
        "fleeing_contests": ("true", "false"), "walker_hits_count": ("one_each", "none"),
    }  # fmt: skip
    assert {name: CATALOGUE.options[name].values for name in readings} == readings


def test_the_seed_to_the_letter_is_a_preset() -> None:
    assert list(CATALOGUE.presets) == ["seed_literal"]
    assert CATALOGUE.presets["seed_literal"].options == {
        "combat_ld_penalty": "wounds_suffered", "barrage_bs": "never",
    }  # fmt: skip


def test_the_tables_cite_rules_and_sources_there_are() -> None:
    rows: list[Any] = [row for spec in SPECS for row in getattr(TABLES, spec.name).values()]
    cited = {getattr(row, "rule", "") for row in rows} | {rule for row in rows for rule in getattr(row, "rules", ())}
    cited = {rule for rule in cited if rule.startswith("WH-")} | {value.table for value in table_values(TABLES)}
    assert cited <= CATALOGUE.rules.keys()
    keys = {source.removeprefix("supplement:") for value in table_values(TABLES) for source in value.source.split(", ")}
    assert keys - {"seed", "default", "open"} <= CATALOGUE.sources.keys()


def test_the_options_the_data_reads_are_there() -> None:
    for model in TABLES.models.values():
        for reading in model.readings:
            assert reading.value in CATALOGUE.options[reading.option].values


NUMBER_WORDS = {"one": 1, "two": 2, "twice": 2, "three times": 3}


@pytest.mark.parametrize("id", sorted(TABLES.limits))
def test_a_limit_is_the_number_its_rule_says(id: str) -> None:
    limit = TABLES.limits[id]
    text = english(CATALOGUE.rules[limit.rule].text)
    said = {float(number) for number in re.findall(r"[0-9]+(?:\.[0-9]+)?", text)}
    said |= {float(value) for word, value in NUMBER_WORDS.items() if re.search(rf"\b{word}\b", text.lower())}
    assert (limit.value / 1000 if limit.unit == "inch" else limit.value) in said


@pytest.mark.parametrize("id", [rule for rule in CATALOGUE.rules if rule.startswith("WH-ARMY-")])
def test_the_text_of_a_profile_has_its_numbers(id: str) -> None:
    text = english(CATALOGUE.rules[id].text)
    everything: list[Any] = [*TABLES.models.values(), *TABLES.weapons.values()]
    rows = [row for row in everything if row.rule == id]
    assert rows
    for row in rows:
        if hasattr(row, "profile"):
            numbers = [row.profile.ws, row.profile.bs, row.profile.s, row.profile.t, row.profile.w, row.profile.i]
            letters = ("WS", "BS", "S", "T", "W", "I")
            stated = [f"{letter} {number}" for letter, number in zip(letters, numbers, strict=True) if number]
            stated += [str(row.points)] if id != "WH-ARMY-07" else []
        else:
            stated = [f'{row.range // 1000}"' if row.range else "Template", f"AP {row.ap}"]
            stated += [f"S {row.strength}"] if row.strength else []
        assert [each for each in stated if each not in text] == []


def test_the_notes_say_what_was_decided() -> None:
    for id in ("WH-MOVE-09", "WH-SAVE-03", "WH-WEAPON-11", "WH-WEAPON-16", "WH-MORALE-01", "WH-MORALE-03",
               "WH-ARMY-01", "WH-ARMY-05"):  # fmt: skip
        assert CATALOGUE.rules[id].note
