"""Every unit that comes with a game wears the sign of its kind, and units that play differently wear different ones."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

import grognard
from grognard.core.signs import SIGNS
from grognard.core.systems import systems
from grognard.core.words import english, has_message

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "board" / "signs.ts"

ALIKE = {
    ("Panzerfaust", "Panzerschreck"): "both are one man with a launcher",
    ("Captain", "Second Lieutenant"): "officers differ by their rank alone",
    ("Light machine-gun squad", "Rifle squad"): "both are squads of riflemen, one with a light machine gun",
}
"""The kinds that share a sign within an army, and why."""

ARMIES = [(name, army.name) for name in sorted(systems()) for army in grognard.system(name).setups.armies()]


def kind_of(unit) -> str:
    """What a unit is called without its side, letter or number."""
    name = re.sub(r" \((South|North)\)$", "", english(unit.name))
    return re.sub(r"^(Blue|Vermilion) | (\d+|[A-Z])$", "", re.sub(r" (\d+|[A-Z])$", "", name))


@pytest.mark.parametrize(("name", "army"), ARMIES, ids=lambda part: str(part))
def test_units_of_an_army_that_play_differently_wear_different_signs(name, army):
    system = grognard.system(name)
    battle = grognard.battle(name, armies=[army, army], seed=1)
    kinds: dict[str, set[str]] = defaultdict(set)
    for unit in system.table.scene(battle, 0).units:
        assert unit.sign in SIGNS
        if unit.side == 0:
            kinds[unit.sign].add(kind_of(unit))
    assert {tuple(sorted(shared)) for shared in kinds.values() if len(shared) > 1} <= set(ALIKE)


def test_the_page_draws_every_sign_and_has_a_word_for_it():
    drawn = re.findall(r"^  '?([\w-]+)'?: \{\s+(?:line|fill|hull|wings):", PAGE.read_text(), re.MULTILINE)
    assert drawn == sorted(set(drawn), key=drawn.index)
    assert set(drawn) == set(SIGNS)
    assert has_message("table-sign")


@pytest.mark.parametrize(
    ("name", "units"),
    [
        (
            "wh40k5",
            {
                "Hive tyrant": "monster-leader",
                "Carnifexes": "monster",
                "Termagants": "brood",
                "Hormagaunts": "claws",
                "Ripper swarms": "swarm",
                "Dreadnought": "walker",
                "Land Speeders": "skimmer",
                "Scout squad": "scouts",
                "Assault squad": "jump-infantry",
            },
        ),
    ],
)
def test_the_sign_says_what_a_unit_is(name, units):
    found = {
        kind_of(unit): unit.sign
        for army in grognard.system(name).setups.armies()
        for unit in grognard.system(name).table.scene(grognard.battle(name, armies=[army.name] * 2, seed=1), 0).units
    }
    assert {kind: found[kind] for kind in units} == units
