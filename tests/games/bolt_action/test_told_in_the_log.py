"""What the log says of what is easily left unsaid: who goes Down without an order, flames, what is added on a table."""

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.words import spoken
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import DamageTable
from grognard.games.bolt_action.state.choices import GoDown, ShootAt, StandFast
from tests.games.bolt_action.table import play, squad, team, vehicle
from tests.games.playing import answer


def told(battle: Battle[Any]) -> list[tuple[str, list[str]]]:
    """The lines of the log, each with its rules."""
    lines = (battle.system.table.line(battle, entry, None, seq) for seq, entry in enumerate(battle.log))
    return [(spoken(line.message), line.rules) for line in lines if line is not None]


@pytest.mark.rule("BA-SHOOT-03", "BA-TURN-03")
def test_who_goes_down_under_fire_is_told():
    battle = play(
        Activation("a.men", "fire"),
        squad("a.men", 24, 30, 5),
        squad("b.foe", 24, 14, 5),
        dice=(
            1,
            1,
            1,
            1,
            1,
        ),
    )
    answer(battle, ShootAt("b.foe"), GoDown())
    down = [(line, rules) for line, rules in told(battle) if line.endswith("goes Down.")]
    assert [rules for _, rules in down] == [["BA-SHOOT-03", "BA-TURN-03"]]


@pytest.mark.rule("BA-VEH-35", "BA-TURN-03")
def test_a_stunned_vehicle_without_an_order_is_said_to_halt():
    battle = play(DamageTable("b.tank", "full"), vehicle("b.tank", 24, 14), dice=(1,))
    assert [rules for line, rules in told(battle) if line.endswith("its die shows Down.")] == [
        ["BA-VEH-35", "BA-TURN-03"]
    ]


@pytest.mark.rule("BA-WPN-11", "BA-SHOOT-23")
def test_flames_have_hits_and_no_misses():
    flamer = team("a.x", 24, 30, "flamethrower", 2)
    battle = play(
        Activation("a.x", "fire"),
        flamer,
        squad("b.foe", 24, 25, 5),
        dice=(
            4,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            6,
        ),
    )
    answer(battle, ShootAt("b.foe"), StandFast())
    assert ("Hits by flame: 4.", ["BA-WPN-11"]) in told(battle)


@pytest.mark.rule("BA-VEH-25", "BA-VEH-28", "BA-VEH-22")
@pytest.mark.parametrize(
    ("entry", "indirect", "rules"),
    [
        ("m4-sherman", True, ["BA-VEH-22"]), ("sdkfz-251-1", False, ["BA-VEH-22"]),
        ("sdkfz-251-1", True, ["BA-VEH-22", "BA-VEH-25"]), ("churchill-crocodile", False, ["BA-VEH-22", "BA-VEH-28"]),
        ("sdkfz-251-16", True, ["BA-VEH-22", "BA-VEH-25", "BA-VEH-28"]),
    ],
)  # fmt: skip
def test_what_is_added_on_the_damage_table_names_its_rules(entry, indirect, rules):
    battle = play(DamageTable("b.x", "full", indirect=indirect), vehicle("b.x", 24, 14, entry), dice=(6,))
    assert next(found for line, found in told(battle) if line.endswith("is knocked out.")) == rules
