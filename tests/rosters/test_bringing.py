"""A list of another program becomes an army: what is matched, guessed, had anyway or not known is said line by line,
and what a player mends is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.core.errors import InputError
from grognard.core.words import english
from grognard.rosters import bring, load_names, read, save_names
from grognard.rosters.bringing import told
from grognard.rosters.names import plainly
from tests.rosters.lists import FORMS, NEW, OLD, lieutenant, roster, selection, squad

FIFTH = {"game": "wh40k-5th-edition", "game_id": "sys-282a-b1c7-7a9a-c326", "catalogue": "Space Marines"}


def states(brought) -> dict[str, str]:
    return {line.name: line.state for line in brought.lines}


def ours(brought, name) -> str:
    return str(next(line.ours for line in brought.lines if line.name == name))


def said(brought, name) -> str:
    return next(english(told(line)) for line in brought.lines if line.name == name)


def units(brought) -> list[tuple[str, int]]:
    return [(english(unit.title), unit.points) for unit in brought.army.units]


@pytest.mark.parametrize("form", FORMS)
def test_a_list_of_any_form_becomes_the_same_army(form):
    found = read(FORMS[form])
    brought = bring(found, "bolt_action", nation="us")
    assert units(brought) == [("Second Lieutenant", 60), ("Infantry squad", 85)]
    first, second = brought.army.record.unit
    assert (first.size, second.size) == (2, 8)
    assert brought.army.unit("infantry-squad").lines[1:2]
    assert [weapon for group in second.men for weapon in group.weapons].count("bar") == 1
    assert english(brought.army.title) == "Baker"
    assert brought.army.points == 145


@pytest.mark.parametrize("data", [NEW, OLD], ids=["2.03", "1.15"])
def test_every_line_of_a_list_of_the_first_edition_says_what_became_of_it(data):
    brought = bring(data)
    assert brought.open == ()
    assert [(line.depth, line.name, line.state, line.ours) for line in brought.lines] == [
        (0, "Armies of the United States", "matched", "nation=us"),
        (0, "Second Lieutenant", "matched", "second-lieutenant"),
        (1, "Regular", "matched", "quality=regular"),
        (1, "Regular Soldier", "matched", "more-men"),
        (0, "Infantry Squad", "matched", "infantry-squad"),
        (1, "NCO", "matched", "men"),
        (1, "Soldier", "matched", "men"),
        (1, "BAR M1918A2", "matched", "weapon-bar"),
    ]
    assert {line.unit for line in brought.lines[1:]} == {"second-lieutenant", "infantry-squad"}


def test_a_heading_over_a_unit_is_none_and_what_stands_beside_the_unit_is_the_units():
    commander = selection(
        "Platoon Commander",
        selection("First Lieutenant", selection("Veteran", points=90), kind="unit"),
        selection("Veteran  Soldier", points=26, number=2),
    )
    team = selection(
        "Machine Gun Team", selection("Medium Machine Gun Team", selection("Regular", points=50), kind="unit")
    )
    brought = bring(roster(commander, team, points=166))
    assert states(brought)["Platoon Commander"] == states(brought)["Machine Gun Team"] == "heading"
    assert units(brought) == [("First Lieutenant", 116), ("Machine-gun team", 50)]
    assert [line.depth for line in brought.lines] == [0, 0, 1, 2, 2, 0, 1, 2]


def test_nothing_is_dropped_what_is_not_known_stands_in_the_lines_and_in_the_file(tmp_path):
    strange = selection("Camel Riders", selection("Camel", number=6), points=70, kind="unit")
    men = selection("Soldier", points=50, number=5)
    odd = selection("Infantry Squad", men, selection("Kazoo", points=3), kind="unit")
    brought = bring(roster(lieutenant(), strange, odd, points=183))
    assert states(brought) == {
        **states(bring(roster(lieutenant()))),
        "Camel Riders": "unknown",
        "Camel": "unknown",
        "Infantry Squad": "matched",
        "Soldier": "matched",
        "Kazoo": "unknown",
    }
    assert said(brought, "Camel Riders") == "Camel Riders: not known here"
    assert "Nearest here: panzer-iv" in said(bring(roster(selection("Panzer III"), catalogue="Germany")), "Panzer III")
    assert "It costs 50 here, 53 in the list" in said(brought, "Infantry Squad")
    assert any("Kazoo: not known here" in remark for remark in brought.remarks)
    assert len(brought.lines) == 1 + sum(1 for top in brought.roster.selections for _each in top.all())


def test_a_name_that_is_but_like_one_of_ours_is_a_guess_and_says_how_much():
    brought = bring(roster(selection("Infantery Squadd", kind="unit")))
    assert states(brought)["Infantery Squadd"] == "guessed"
    assert 72 <= next(line.sure for line in brought.lines if line.state == "guessed") < 100
    assert "perhaps Infantry squad" in said(brought, "Infantery Squadd")


@pytest.mark.parametrize(
    ("name", "state"),
    [
        ("Panzer III", "unknown"),
        ("Panzer IV", "matched"),
        ("Heavy Mortar Team", "matched"),
        ("Tiger II", "matched"),
        ("Mobelwagen", "matched"),
        ("Jagdtiger", "unknown"),
        ("SdKfz 250/3 Half-Track", "unknown"),
    ],
)
def test_numbers_and_sizes_are_not_guessed_over(name, state):
    brought = bring(roster(selection(name, kind="unit"), catalogue="Armies of Germany"))
    assert states(brought)[name] == state


def test_what_only_the_points_tell_is_guessed_by_them():
    veterans = selection("Infantry Squad", selection("NCO", points=13), selection("Soldier", points=91, number=7))
    brought = bring(roster(veterans, points=104))
    assert brought.army.record.unit[0].quality == "veteran"
    (guess,) = brought.open
    assert (guess.state, guess.ours, guess.name) == ("guessed", "quality=veteran", "its 104 points")


def test_what_the_name_of_a_unit_says_besides_is_taken_for_its_quality():
    green = selection("Inexperienced Infantry Squad", selection("Soldier", points=70, number=10), kind="unit")
    brought = bring(roster(green, points=70))
    assert units(brought) == [("Infantry squad", 70)]
    assert [line.ours for line in brought.open] == ["quality=inexperienced"]


def test_units_taken_several_times_are_several_units():
    two = selection("Sniper Team", selection("Regular", points=100, number=2), number=2, kind="unit")
    brought = bring(roster(two, points=100))
    assert units(brought) == [("Sniper team A", 50), ("Sniper team B", 50)]


def test_a_number_that_counts_models_is_that_of_the_models():
    mob = roster(selection("Boyz", number=12, points=82), **{**FIFTH, "catalogue": "Orks"})
    (unit,) = bring(mob).army.record.unit
    assert sum(row.count for row in unit.models) == 12


def test_a_cost_that_cannot_be_set_is_said():
    many = selection("Infantry Squad", selection("Soldier", points=300, number=30), kind="unit")
    brought = bring(roster(many, points=300))
    assert states(brought)["Soldier"] == "unknown"
    assert "men" in said(brought, "Soldier")


# ---- Warhammer ------------------------------------------------------------------------------------------------------


def marines() -> str:
    sergeant = selection("Space Marine Sergeant", selection("Power Fist", points=25), selection("Bolt Pistol"),
                         points=26, kind="model")  # fmt: skip
    others = selection("Space Marine", selection("Boltgun", number=9), points=144, number=9, kind="model")
    transport = selection("Rhino", selection("Smoke Launchers"), points=35, kind="unit")
    heading = selection("Dedicated Transport", transport)
    return selection("Tactical Squad", sergeant, others, selection("Meltagun", points=5), heading, kind="unit")


def test_models_their_gear_and_their_transport_are_found():
    brought = bring(roster(marines(), points=235, **FIFTH))
    assert brought.open == ()
    assert units(brought) == [("Tactical squad", 200), ("Rhino", 35)]
    squad, rhino = brought.army.record.unit
    assert rhino.transport_of == squad.id
    assert ours(brought, "Power Fist") == "gear-sergeant-power-fist"
    assert ours(brought, "Meltagun") == "gear-space-marine-meltagun"
    assert {name: state for name, state in states(brought).items() if state == "standard"}.keys() == {
        "Space Marine Sergeant", "Bolt Pistol", "Boltgun", "Smoke Launchers",
    }  # fmt: skip
    assert states(brought)["Dedicated Transport"] == "heading"


def test_a_model_named_with_its_weapon_has_it():
    snipers = selection("Scout w/ Sniper Rifle", points=52, number=4, kind="model")
    scouts = selection("Scout Squad", snipers, selection("Scout Sergeant", points=23, kind="model"), kind="unit")
    brought = bring(roster(scouts, points=75, **FIFTH))
    rows = [(row.model, row.count, row.upgrades) for row in brought.army.record.unit[0].models]
    assert ("scout", 4, ("sniper-rifle",)) in rows


# ---- whose army, which game -----------------------------------------------------------------------------------------


def test_without_a_catalogue_the_nation_is_guessed_by_the_units():
    brought = bring(roster(selection("T-34/85", kind="unit"), selection("KV-1", kind="unit"), catalogue=""))
    assert brought.lines[0].state == "guessed"
    assert brought.lines[0].ours == "nation=soviet"
    assert "german, us, british, soviet" in english(told(brought.lines[0]))
    assert bring(roster(squad(), catalogue=""), nation="us").lines[0].state == "matched"


@pytest.mark.parametrize(
    ("game", "told_of"),
    [
        ("Warhammer 40,000 10th Edition", "Warhammer 40,000, edition 10; played here is edition 5"),
        ("Bolt Action 3ed", "Bolt Action, edition 3; played here is edition 1"),
        ("Bolt Action 2.0", "Bolt Action, edition 2; played here is edition 1"),
        ("Age of Sigmar", "Age of Sigmar, which is not played here"),
        ("Kings of War", "Kings of War, which is not played here"),
        ("Warhammer 40,000", "does not say of which edition"),
        ("", "does not say of which game"),
    ],
)
def test_a_list_of_another_game_or_edition_says_which_and_what_cannot_be_done(game, told_of):
    with pytest.raises(InputError) as error:
        bring(roster(squad(), game=game, game_id=""))
    assert told_of in str(error.value)


def test_names_of_another_edition_are_matched_when_that_is_asked_for():
    brought = bring(roster(squad(), points=85, game="Bolt Action 3ed", game_id=""), "bolt_action")
    assert units(brought) == [("Infantry squad", 85)]
    with pytest.raises(InputError, match="no_such_game"):
        bring(NEW, "no_such_game")
    with pytest.raises(InputError, match="catalogue"):
        bring(b"<catalogue name='Armies'/>", "bolt_action")


# ---- names mended by the player -------------------------------------------------------------------------------------


def test_what_a_player_mends_is_taken_as_he_says():
    strange = selection("Camel Riders", selection("Kazoo", points=3), selection("Fez"), points=50, kind="unit")
    names = {"camel rider": "infantry-squad", "Kazoo": "weapon-smg", "Fez": ""}
    brought = bring(roster(strange, points=53), names=names)
    assert [(line.name, line.state) for line in brought.lines[1:]] == [
        ("Camel Riders", "matched"), ("Kazoo", "matched"), ("Fez", "left-out"),
    ]  # fmt: skip
    assert units(brought) == [("Infantry squad", 53)]
    gone = bring(roster(strange, lieutenant(), points=113), names={"Camel Riders": ""})
    assert units(gone) == [("Second Lieutenant", 60)]
    assert any("left out, as you said" in remark for remark in gone.remarks)


def test_a_mended_name_may_set_a_value_or_be_a_unit_of_its_own():
    held = selection("Infantry Squad", selection("Elite", points=15), selection("Their Jeep", points=21), kind="unit")
    brought = bring(roster(held, points=86), names={"Elite": "quality=veteran", "Their Jeep": "jeep"})
    assert units(brought) == [("Infantry squad", 65), ("Jeep", 21)]
    assert brought.army.record.unit[0].quality == "veteran"


def test_a_mended_name_that_means_nothing_here_is_refused_with_what_is_near():
    with pytest.raises(InputError, match=r"infantry-squat.*infantry-squad"):
        bring(NEW, names={"Infantry Squad": "infantry-squat"})
    assert bring(NEW, names={"Infantry Squad": "grenadier-squad"}).army.ids  # another nation's: as if not said


def test_mended_names_are_kept_in_a_file(tmp_path):
    path = tmp_path / "names.toml"
    assert load_names(path) == {}
    names = {"bolt_action": {'Old "Faithful" \\ Königs\ttiger': "m4-sherman", "Fez": ""}, "wh40k5": {"Boys": "boyz"}}
    save_names(path, names)
    assert load_names(path) == names
    path.write_text(path.read_text().replace("wh40k5", "chess"))
    with pytest.raises(InputError, match="chess"):
        load_names(path)
    path.write_text('format = "grognard-army"\nversion = 1\n')
    with pytest.raises(InputError, match="format"):
        load_names(path)


def test_names_are_compared_without_case_accents_plurals_and_signs():
    assert plainly("Königstiger Teams, 75MM!") == plainly("konigstiger team 75 mm")
    assert plainly("T-34/85") != plainly("T-34/76")


def test_what_was_brought_in_is_fought_with():
    two = [squad(), squad()]
    brought = bring(roster(lieutenant(), *two, points=230))
    assert brought.army.legal
    battle = grognard.battle("bolt_action", armies=(brought.army, "german-500"), seed=3)
    battle.choose(battle.choices()[0])
    again = grognard.army("bolt_action", brought.army.text("toml"))
    assert again.points == 230


FILE = Path(__file__).parent / "files" / "normandy.rosz"
"""A list made up for these tests, in the form a list program writes to a disk."""


def test_a_file_of_a_theatre_is_brought_whole_and_each_line_of_it_told():
    brought = bring(FILE)
    assert [line.name for line in brought.open] == ["Field Kitchen"]
    assert brought.army.record.theatre == "normandy"
    assert {line.points for line in brought.lines if line.name == "SdKfz 251 STUKA ZU FUSS"} == {130}
    assert brought.army.points == int(brought.roster.declared["pts"]) - 20
    assert [breach.message.id for breach in brought.army.breaches] == ["ba-army-slot-many", "ba-army-theatre-many"]
    for breach in brought.army.breaches[1:]:
        brought.army.mend(brought.army.mends(breach)[0])
    assert brought.army.legal
    assert "Text of ours" not in brought.army.text("toml") + "".join(brought.remarks)
