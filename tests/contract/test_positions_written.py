"""Positions written down: what is told of a battle is read back the same, what a person writes is a battle that can be
played, saved and asked, and what makes no sense is refused by its line."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.engine.dice import Script
from grognard.core.engine.soundness import examine
from grognard.core.errors import InputError
from grognard.core.notation.lines import read_lines
from grognard.core.notation.moving import moved
from grognard.core.records import replace, to_builtins
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.space.plane import Body, Hull, footprint, gap

EXAMPLES = {name: system.notation.example for name, system in grognard.systems().items()}
EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(grognard.systems()))


def same(one: grognard.Battle, other: grognard.Battle) -> None:
    assert one.state == other.state
    assert one.stack == other.stack
    assert one.pending == other.pending


def go_on(battle: grognard.Battle, random: Random, choices: int) -> None:
    for _ in range(choices):
        if battle.decision is not None:
            battle.take(battle.sample(random), battle.decision)


def test_every_game_has_an_example():
    assert sorted(EXAMPLES) == sorted(grognard.systems())


@EVERY_SYSTEM
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 12))])
def test_what_is_told_of_a_battle_is_read_back_the_same(name, seed):
    random = Random(seed)
    battle = grognard.battle(name, seed=seed)
    read = 0
    while battle.decision is not None and battle.number < 400:
        if battle.number % 43 == 5 and not battle.answers:
            text = grognard.describe(battle)
            again = grognard.position(text)
            same(battle, again)
            assert grognard.describe(again) == text
            read += 1
        go_on(battle, random, 1)
    assert read >= 3


@EVERY_SYSTEM
def test_a_position_from_nothing_is_played_saved_and_told(name):
    random = Random(2)
    battle = grognard.position(EXAMPLES[name], seed=3)
    assert battle.system.name == name
    assert battle.decision is not None
    same(battle, grognard.position(grognard.describe(battle)))
    go_on(battle, random, 30)
    loaded = grognard.load_text(battle.save_text())
    same(battle, loaded)
    go_on(battle, random, 3000)
    assert battle.over


@EVERY_SYSTEM
def test_what_is_asked_is_put_in_words_when_somebody_looks_and_a_contradiction_told_then(name, monkeypatch):
    game = grognard.systems()[name]

    def fail(*_):
        raise KeyError("a.nobody")

    monkeypatch.setattr(game.table.module("questions"), "present", fail)
    battle = grognard.position(EXAMPLES[name])
    for look in (battle.questions, battle.__str__):
        with pytest.raises(InputError, match=r"contradicts itself.*nobody"):
            look()
    with pytest.raises(InputError, match=r"contradicts itself.*nobody"):
        examine(battle)
    begun = grognard.battle(name, seed=1)
    with pytest.raises(KeyError):
        begun.questions()


def test_dice_given_with_a_position_need_only_do_for_what_is_played():
    text = """
bolt_action
table 48 x 48
asks orders a
a.firer 5 rifle @24,30 pins 2
b.foe 5 rifle @24,10
"""
    battle = grognard.position(text, dice=Script(1, 1))
    battle.choose(GiveOrder("a.firer", "down"))
    assert battle.used == 0
    assert grognard.position(text, dice=Script()).questions()


@EVERY_SYSTEM
def test_who_has_answered_and_that_a_battle_is_over_is_told_too(name):
    random = Random(3)
    battle = grognard.battle(name, seed=3)
    told = 0
    while battle.decision is not None:
        if battle.answers and not told:
            again = grognard.position(grognard.describe(battle))
            same(battle, again)
            assert again.answers == battle.answers
            assert [each.seat for each in again.decisions] == [each.seat for each in battle.decisions]
            told += 1
        go_on(battle, random, 1)
    # Axis & Allies Miniatures and Warhammer never ask both sides at once.
    assert bool(told) == (name in ("bolt_action", "operation_ww2"))
    ended = grognard.position(grognard.describe(battle))
    assert ended.over
    assert ended.state == battle.state
    assert ended.result == battle.result


def test_an_army_and_a_table_of_ones_own_and_house_rules_are_told():
    listed = grognard.battle("bolt_action").setup.armies[0]
    army = to_builtins(replace(listed, title="Easy Company # 3"))
    battle = grognard.battle(
        "bolt_action", armies=(army, "german-500"), options={"reserve_dice": "from_turn_1"}, seed=2
    )
    go_on(battle, Random(2), 12)
    again = grognard.position(grognard.describe(battle))
    same(battle, again)
    assert again.setup == battle.setup


def test_what_is_far_too_long_is_refused_at_once():
    lines = "\n".join(f"a.u{number} 1 rifle @1,1" for number in range(5_000))
    with pytest.raises(grognard.InputError, match="4000"):
        grognard.position(f"bolt_action\n{lines}")
    with pytest.raises(grognard.InputError, match="longer than"):
        grognard.position("bolt_action\n" + "x" * 1_000_001)


@EVERY_SYSTEM
def test_the_same_seed_brings_the_same_dice(name):
    one, other = (grognard.position(EXAMPLES[name], seed=7) for _ in range(2))
    for battle in (one, other):
        go_on(battle, Random(1), 40)
    same(one, other)


@EVERY_SYSTEM
@pytest.mark.parametrize("seed", [0])
def test_a_battle_begun_is_changed_line_by_line(name, seed):
    """What a player does who asks "and if he stood here?": the text of a battle, with one line changed."""
    battle = grognard.battle(name, scenario="first-battle", seed=seed)
    lines = grognard.describe(battle).splitlines()
    moved = next(number for number, line in enumerate(lines) if line.startswith("b.") and "@" in line)
    unit = lines[moved].split()[0]
    before, _, places = lines[moved].partition("@")
    place, *rest = places.split(" ", 1)
    if name == "axis_allies_minis":
        there = "A1"
    else:
        x, _, y = place.partition("/")[0].partition(",")
        there = f"{float(x) + 0.001:g},{y}" + "".join(place.partition("/")[1:])
    lines[moved] = f"{before}@{' '.join([there, *rest])}"
    changed = grognard.position("\n".join(lines))
    others = [id for id in battle.state.units if id != unit]
    assert changed.state.units[unit] != battle.state.units[unit]
    assert [changed.state.units[id] for id in others] == [battle.state.units[id] for id in others]


# ---- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("", 0, "begins with the name of the game"),
        ("chess\na.one 3 rifle @24,30", 0, "bolt_action"),
        ("bolt_action a.one", 1, "alone"),
        ("bolt_action\na.one 3 rifle @24,30", 0, "Side b has no unit"),
        ("bolt_action\n{a}\n{b}\n{b}", 4, "has a line already"),
        ("bolt_action\n{a}\nb.one 3 rifel @24,30", 3, "rifle"),
        ("bolt_action\n{a}\nb.one 3 rifle @24,3O", 3, "no measure"),
        ("bolt_action\n{a}\nb.one 3 rifle @24", 3, "24,30/90"),
        ("bolt_action\n{a}\nb.one 3 rifle @24,30 26,30", 3, "2 places are given for 3 models"),
        ("bolt_action\n{a}\n{b} pins three", 3, "a whole number"),
        ("bolt_action\n{a}\n{b} pins 1 pins 2", 3, "given twice"),
        ("bolt_action\n{a}\n{b} order dwon", 3, "'down'"),
        ("bolt_action\n{a}\n{b} order", 3, "needs a value"),
        ("bolt_action\n{a}\n{b} pinz 3", 3, "pins"),
        ("bolt_action\n{a}\n{b}\n  .9 x 3", 4, ".1, .2, .3"),
        ("bolt_action\n  .1 x 3\n{a}", 2, "there is none"),
        ("bolt_action\nturn two\n{a}\n{b}", 2, "turn"),
        ("bolt_action\ntable 48\n{a}\n{b}", 2, "table 48 x 48"),
        ("bolt_action\ntable 48 x 48\npiece wood copse 2,2\n{a}\n{b}", 3, "piece KIND"),
        ("bolt_action\ntable 48 x 48\npiece woods copse 2,2 4,4\n{a}\n{b}", 3, "wood"),
        ("bolt_action\nmap saint-aubyn\n{a}\n{b}", 0, "saint-aubin"),
        ("bolt_action\nmap saint-aubin\nmap les-haies\n{a}\n{b}", 3, "said twice"),
        ("bolt_action\nasks shooting a\n{a}\n{b}", 2, "orders"),
        ("bolt_action\narmy a us-500\n{a}\n{b}", 3, "Leave it out"),
        ("bolt_action\nnation a martian\n{a}\n{b}", 2, "german"),
        ("bolt_action\noption dice loaded\n{a}\n{b}", 0, "dice"),
        ("bolt_action\npiece wood copse 2,2 4,4\n{a}\n{b}", 2, "how large"),
        ("bolt_action\nmap saint-aubin\ntable 48 x 48\n{a}\n{b}", 2, "not both"),
        ("bolt_action\narmy a us-500\nnation a us\n{b}", 3, "not both"),
        ("axis_allies_minis\nterrain forest C3\na.one m4a1-sherman @A1\nb.one m4a1-sherman @B1", 2, "how large"),
        ("axis_allies_minis\nweather fair\na.one m4a1-sherman @A1\nb.one m4a1-sherman @B1", 2, "hedgerow"),
        ("operation_ww2\nhand c M3\na.one 3 rifleman @20,20\nb.one 3 rifleman @20,60", 2, "hand a M3 F5"),
        ("bolt_action\nweather fair\n{a}\n{b}", 2, "turn"),
        ("bolt_action\n{a}\nb.one.two 3 rifle @24,10", 3, "no name of a unit"),
        ("bolt_action\n{a}\nb.one 45 rifle @24,10", 3, "from 1 to 30"),
        (
            "bolt_action\n{a}\nb.one 9 smg 9 smg 9 smg 9 smg 9 smg 9 smg 9 smg 9 smg 9 smg 9 smg 9 smg 9 smg @1,1",
            0,
            "side b make no army",
        ),
        ("bolt_action\nanswered a\n{a}\n{b}", 2, "answered a {...}"),
        ("wh40k5\na.one marines @24,30", 2, "tactical-squad"),
        ("wh40k5\na.one boyz 3 nobz @24,30", 2, "nob"),
        ("axis_allies_minis\na.one sherman @D7", 2, "m4a1-sherman"),
        ("axis_allies_minis\na.one m4a1-sherman @7D\nb.one panzer-iv-ausf-g @D3", 2, "7D"),
        (
            "axis_allies_minis\ntable 5 x 5\nterrain wood C3\na.one m4a1-sherman @A1\nb.one panzer-iv-ausf-g @D3",
            3,
            "forest",
        ),
        ("axis_allies_minis\ntable 3000 x 3000\na.one m4a1-sherman @A1\nb.one m4a1-sherman @B1", 2, "2 to 30"),
        ("axis_allies_minis\ntable 12.5 x 13\na.one m4a1-sherman @A1\nb.one m4a1-sherman @B1", 2, "12.5 by 13"),
        ("operation_ww2\nhand a Q3\na.one 3 rifleman @20,20\nb.one 3 rifleman @20,60", 2, "no card"),
        ("operation_ww2\na.one 3 rifelman @20,20", 2, "rifleman"),
    ],
)
def test_what_makes_no_sense_is_refused_by_its_line(text, line, told):
    text = text.replace("{a}", "a.one 3 rifle @24,30").replace("{b}", "b.one 3 rifle @24,10")
    with pytest.raises(grognard.InputError) as error:
        grognard.position(text)
    assert told in str(error.value)
    assert not line or f"Line {line}:" in str(error.value)


def test_a_unit_off_the_table_is_named():
    with pytest.raises(grognard.InputError, match=r"a\.one"):
        grognard.position("bolt_action\na.one 3 rifle @24,30 aboard a.truck place aboard\nb.one 3 rifle @24,10")


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_any_text_is_a_battle_or_an_error(data):
    """Words of a sound position left out, doubled, changed: a battle, or an error that tells the line."""
    name = data.draw(st.sampled_from(sorted(EXAMPLES)))
    words = EXAMPLES[name].replace("\n", " \n ").split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    other = (
        st.sampled_from(words) | st.text(max_size=8) | st.sampled_from(['{"a":1}', "[1]", "-", "none", "@", "999999"])
    )
    match data.draw(st.sampled_from(("drop", "double", "replace"))):
        case "drop":
            del words[at]
        case "double":
            words.insert(at, words[at])
        case _:
            words[at] = data.draw(other)
    try:
        battle = grognard.position(" ".join(words).replace(" \n ", "\n"))
    except grognard.InputError:
        return
    assert battle.decision is not None or battle.over


# ---- one place for all -----------------------------------------------------------------------------------------------

ROWS = {
    "bolt_action": "bolt_action\ntable 60 x 48\na.one mmg-team 3 @24,24\na.two 5 rifle @24,30\nb.foe 5 rifle @24,10",
    "operation_ww2": "operation_ww2\ntable 120 x 120\nhand a F5\na.one 1 gunner:mg42-tripod 2 assistant: @24,24\n"
    "a.two gun pak-40 1 gunner: 4 assistant: @24,60/90\nb.foe 8 rifleman:kar98k @24,90",
    "wh40k5": "wh40k5\ntable 60 x 48\na.one leman-russ-squadron 3 leman-russ @24,24/90\n"
    "a.two terminator-squad 5 terminator @24,30\nb.foe boyz 5 @24,10",
}


def ground(body: Body) -> shapely.Polygon:
    return footprint(body) if isinstance(body, Hull) else shapely.Point(body.x, body.y).buffer(body.radius)


@pytest.mark.parametrize("name", sorted(ROWS))
def test_nobody_of_a_unit_that_one_place_is_given_for_stands_on_another(name):
    for unit in grognard.position(ROWS[name]).state.units.values():
        for one, other in combinations(unit.models, 2):
            shared = ground(one.body).intersection(ground(other.body))
            # Who touches may share what the roundness of a base comes to.
            assert shared.area < 0.001 * other.radius**2, (one.id, other.id)


def test_a_direction_after_the_one_place_is_that_of_all():
    squadron = grognard.position(ROWS["wh40k5"]).state.units["a.one"].models
    assert [model.facing for model in squadron] == [90_000] * 3
    gun, *crew = grognard.position(ROWS["operation_ww2"]).state.units["a.two"].models
    assert [gun.facing, *(man.facing for man in crew)] == [90_000, 0, 0, 0, 0, 0]


def test_crews_stand_where_they_serve_their_weapon():
    units = grognard.position(ROWS["operation_ww2"]).state.units
    piece, *crew = units["a.two"].models
    assert sum(gap(piece.body, man.body) <= 10 for man in crew) >= 3
    gunner, *helpers = units["a.one"].models
    assert all(gap(gunner.body, man.body) <= 10 for man in helpers)


AT_GUN = """
bolt_action
table 60 x 48
asks orders a
a.gun {words}
b.right 5 rifle @44,24
b.up 5 rifle @24,4
b.down 5 rifle @24,44
"""


@pytest.mark.parametrize(
    "words", ["medium-at-gun @24,24/90", "mmg-team 3 @24,24/90", "mmg-team 3 @24,24/90 25.7,24 27.1,24"]
)
def test_a_direction_is_that_of_a_gun_or_a_fixed_weapon_and_turns_with_it(words):
    text = AT_GUN.format(words=words)
    for there, seen in (
        (text, "b.right"),
        (moved(text, "a.gun", 0, 0, 90_000), "b.down"),
        (moved(text, "a.gun", 500, 0), "b.right"),
    ):
        battle = grognard.position(there)
        assert GiveOrder("a.gun", "fire") in battle.choices()
        assert [foe for foe in ("b.up", "b.right", "b.down") if battle.odds("a.gun", foe)] == [seen]


# ---- moved -----------------------------------------------------------------------------------------------------------


@EVERY_SYSTEM
def test_a_unit_that_is_moved_changes_its_places_and_nothing_else(name):
    text = f"# a question\n{EXAMPLES[name]}"
    before = grognard.position(text).state.units
    for unit in before:
        there = moved(text, unit, 0, 6000)
        after = grognard.position(there).state.units
        assert after[unit] != before[unit]
        assert {id: each for id, each in after.items() if id != unit} == {k: v for k, v in before.items() if k != unit}
        changed = [
            at
            for at, lines in enumerate(zip(text.splitlines(), there.splitlines(), strict=True))
            if len(set(lines)) == 2
        ]
        assert [text.splitlines()[at].split()[0] for at in changed] == [unit]
        assert moved(there, unit, 0, -6000) == text


@EVERY_SYSTEM
def test_a_unit_that_is_turned_stays_about_its_middle_and_comes_back(name):
    text = EXAMPLES[name]
    for unit, before in grognard.position(text).state.units.items():
        there = moved(text, unit, 0, 0, 180_000)
        assert there != text
        again = grognard.position(moved(there, unit, 0, 0, 180_000)).state.units[unit]
        assert again == before


@pytest.mark.parametrize("name", sorted(set(EXAMPLES) - {"axis_allies_minis"}))
def test_nobody_stands_beyond_the_edge_and_one_may_stand_on_it(name):
    text = EXAMPLES[name]
    unit, line = next((each.id, each.line.line) for each in read_lines(text).units if len(each.places) == 1)
    model = grognard.position(text).state.units[unit].models[0]
    assert grognard.position(moved(text, unit, 0, -model.y)).state.units[unit].models[0].y == 0
    with pytest.raises(grognard.InputError, match=f"Line {line}: .* lies beyond the edge"):
        grognard.position(moved(text, unit, 0, -model.y - 1))


def test_a_unit_is_moved_to_no_hex_off_the_map():
    text = EXAMPLES["axis_allies_minis"]
    with pytest.raises(grognard.InputError, match="Line 8: There is no hex so far off the map"):
        moved(text, "a.sherman", -500_000, 0)
    with pytest.raises(grognard.InputError, match="not on the map"):
        grognard.position(moved(text, "a.sherman", 100_000, 0))


def test_what_cannot_be_moved_is_refused_in_words():
    text = EXAMPLES["bolt_action"]
    with pytest.raises(grognard.InputError, match=r"a\.nobody"):
        moved(text, "a.nobody", 1000, 0)
    with pytest.raises(grognard.InputError, match=r"Line 3: a\.hq stands nowhere"):
        moved("bolt_action\narmy a us-500\na.hq pins 1\nb.foe 5 rifle @24,10\nasks orders a", "a.hq", 1000, 0)
