"""Armies of one's own in every game: what is listed as addable and settable the checker accepts, what is built is
written and read back, and every legal list can be fought with to the end."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.armies import template
from grognard.core.armies.army import Army
from grognard.core.systems import systems
from grognard.core.words import english, has_message

GAMES = sorted(systems())
MANY = 1000


def forbidden(army: Army) -> list[str]:
    return [english(breach.message) for breach in army.breaches if not breach.lacking]


def built(game: str, random: Random) -> Army:
    """A list from the builder's own space: units it lists as addable, what is lacking, values it lists as settable."""
    army = grognard.army(game, nation=random.choice(grognard.system(game).builder.nations())[0])
    for _ in range(random.randint(1, 4)):
        army.add(random.choice([each for each in army.additions() if not each.breaches]).name)
        assert forbidden(army) == []
    while lacking := [breach for breach in army.breaches if breach.lacking]:
        army.mend(random.choice(army.mends(lacking[0], most=4)))
    for _ in range(8):
        id = random.choice(army.ids)
        for setting in random.sample(settings := army.settings(id), min(1, len(settings))):
            value = random.choice([each for each in setting.values if not each.breaches] or [None])
            if value is not None:
                before = army.points
                army.set(id, setting.name, value.value)
                assert army.points == before + value.points
                assert forbidden(army) == []
    return army


def set_wrongly(army: Army) -> None:
    """Set something of its first unit that can be set to what it cannot be; a unit of which nothing can be set is
    asked for something else."""
    settings = army.settings(army.ids[0])
    army.set(army.ids[0], settings[0].name if settings else "quality", "no-such-value")


def fought(game: str, seed: int) -> None:
    random = Random(seed)
    armies = built(game, random), built(game, random)
    battle = grognard.battle(game, armies=armies, seed=seed)
    for army in armies:
        assert army.legal
        for form in ("toml", "json"):
            assert grognard.army(game, army.text(form)) == army
    while not battle.over:
        decision = random.choice(battle.decisions)
        battle.choose(battle.sample(random, decision), decision.seat)
    assert battle.result is not None


@pytest.mark.rule("BA-ARMY-02", "WH-GAME-06", "AAM-GAME-01", "AZ-SET-09")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_lists_that_the_builder_makes_are_legal_and_are_fought_with_to_the_end(game, seed):
    fought(game, seed)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(MANY // 100))
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_lists_of_each_game_are_fought_with_to_the_end(game, hundred):
    for seed in range(50 * hundred, 50 * hundred + 50):
        fought(game, seed)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_unit_may_not_have_or_take_is_listed_with_the_rule_that_says_so(game):
    for listing in grognard.system(game).setups.armies():
        army = grognard.army(game, listing.name)
        tried = army.copy()
        for addition in army.additions():
            tried = army.copy()
            tried.add(addition.name)
            assert tried.points == army.points + addition.points
            if not addition.breaches:
                assert len(forbidden(tried)) <= len(forbidden(army))
            for breach in addition.breaches:
                assert breach.rule
                assert english(breach.message) in forbidden(tried)


@pytest.mark.parametrize("game", GAMES)
def test_every_army_that_comes_with_a_game_is_written_and_read_back(game):
    for listing in grognard.system(game).setups.armies():
        army = grognard.army(game, listing.name)
        assert (army.points, army.title) == (listing.points, listing.title)
        for form in ("toml", "json"):
            assert grognard.army(game, army.text(form)) == army
        said = army.text("text")
        for unit in army.units:
            assert english(unit.title) in said
        for table in army.profiles:
            assert english(table.title) in said
            assert all(len(row) == len(table.columns) for row in table.rows)
        assert "[" not in said, "a message without words"


@pytest.mark.parametrize("game", GAMES)
def test_an_army_is_changed_step_by_step(game):
    army = grognard.army(game, next(each.name for each in grognard.system(game).setups.armies()))
    before, points = army.copy(), army.points
    first = army.ids[0]
    twin = army.duplicate(first)
    assert army.ids[:2] == (first, twin)
    assert army.points == points + army.unit(twin).points
    assert len({english(unit.title) for unit in army.units}) == len(army.units)
    army.move(twin, 0)
    assert army.ids[:2] == (twin, first)
    army.remove(twin)
    assert army.ids == before.ids
    army.rename("The Old Guard")
    assert "The Old Guard" in english(army.title)
    assert grognard.army(game, army.text()) == army


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_an_army_half_built_is_read_back_and_each_of_its_mends_can_be_done(game, seed):
    random = Random(seed)
    army = grognard.army(game, nation=random.choice(grognard.system(game).builder.nations())[0])
    assert grognard.army(game, army.data() | {"unit": []}) == army
    for _ in range(6):
        army.add(random.choice(army.additions()).name)
        id = random.choice(army.ids)
        for number in range(4):
            settings = [each for each in army.settings(id) if each.values]
            if number < len(settings):
                army.set(id, settings[number].name, random.choice(settings[number].values).value)
        assert grognard.army(game, {"unit": []} | army.data()) == army
        for breach in army.breaches[:4]:
            for mend in army.mends(breach):
                mended = army.copy()
                mended.mend(mend)
                assert mended.breaches != army.breaches


@pytest.mark.parametrize("game", GAMES)
def test_what_there_is_not_is_refused_in_words(game):
    army = grognard.army(game, next(each.name for each in grognard.system(game).setups.armies()))
    before = army.record
    for attempt in (
        lambda: army.add("no-such-unit"),
        lambda: army.remove("no-such-unit"),
        lambda: army.set(army.ids[0], "no-such-setting", 1),
        lambda: army.rename("x" * 1000),
        lambda: grognard.army(game, nation="nowhere"),
        lambda: set_wrongly(army),
    ):
        with pytest.raises(grognard.InputError):
            attempt()
        assert army.record is before


@pytest.mark.parametrize("game", GAMES)
def test_an_army_to_begin_from_is_legal_for_every_nation_and_says_what_its_fields_mean(game):
    builder = grognard.system(game).builder
    assert has_message(builder.template.id)
    for nation, _title in builder.nations():
        army = grognard.army(game, nation=nation)
        assert next(breach.lacking for breach in army.breaches)
        template.fill(army)
        assert army.legal, [english(breach.message) for breach in army.breaches]


@pytest.mark.rule("BA-ARMY-04", "BA-ARMY-05")
def test_a_breach_says_its_line_and_its_mends():
    text = grognard.army("bolt_action", "us-500").text().replace("count = 9", "count = 1", 1)
    army = grognard.army("bolt_action", text)
    few = next(breach for breach in army.breaches if breach.rule == "BA-ARMY-04")
    assert (few.unit, few.place) == ("squad-a", "unit 2")
    assert few.line is not None
    assert text.splitlines()[few.line - 1] == "[[unit]]"
    assert text.splitlines()[few.line] == 'id = "squad-a"'
    mends = army.mends(few)
    assert mends[0].setting == "men"
    army.mend(mends[0])
    assert army.legal


@pytest.mark.rule("BA-HQ-07")
def test_an_observer_is_a_man_of_his_unit():
    army = grognard.army("bolt_action", nation="us")
    army.add("air-observer")
    assert forbidden(army) == []
    data = army.data()
    data["unit"][0]["men"][0]["role"] = "rifleman"
    assert [breach.rule for breach in grognard.army("bolt_action", data).breaches if breach.unit] == ["BA-HQ-07"]


@pytest.mark.rule("AZ-DEF-06")
def test_a_gun_has_only_those_characteristics_of_vehicles_that_guns_have_too():
    army = grognard.army("operation_ww2", "german-1944")
    assert army.legal
    data = army.data()
    data["unit"][5]["characteristics"].append("troop-carrier")
    assert [breach.rule for breach in grognard.army("operation_ww2", data).breaches] == ["AZ-DEF-06"]


@pytest.mark.rule("AZ-SET-11")
def test_a_gun_with_more_crew_than_finds_room_about_it_stops_no_battle():
    army = grognard.army("operation_ww2", nation="german")
    army.set(army.add("pak"), "men-2", 20)
    battle = grognard.battle("operation_ww2", armies=("us-1944", army), seed=1)
    random = Random(1)
    while not battle.over:
        decision = random.choice(battle.decisions)
        battle.choose(battle.sample(random, decision), decision.seat)
    assert battle.result is not None
