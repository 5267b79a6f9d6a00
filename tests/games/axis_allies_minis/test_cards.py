"""The stat cards and abilities: their numbers, their words, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.book.catalogue import Catalogue
from grognard.core.book.tables import TableFile
from grognard.core.errors import InputError
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.abilities import ABILITIES, Held, read_held
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.cards import CARDS, read_cards
from grognard.games.axis_allies_minis.data.tables import DATA

RULES = Catalogue.load(DATA.joinpath("..", "catalogue")).rules

GERMAN_TANK = {
    "id": "tank",
    "source": ["default"],
    "rule": "AAM-CARD-01",
    "type": "vehicle",
    "kind": "tank",
    "year": 1942,
    "points": 20,
    "speed": 3,
    "defence": [5, 3],
    "soldiers": [7, 7, 6],
    "vehicles": [15, 13, 11],
    "abilities": ["no-turret", "superior-armor 2"],
}


def spelled(dice: tuple[int, int, int]) -> str:
    short, medium, long = (str(number) if number else "none" for number in dice)
    return f"{short}, {medium} and {long}"


def in_words(card: Card) -> str:
    """A card as its entry in the rule catalogue puts it."""
    kind = f" ({card.kind.replace('-', ' ').title().replace('Half Track', 'Half-Track')})" if card.kind else ""
    the = "the " if card.nation in ("us", "uk", "ussr") else ""
    once = "" if card.original in (None, card.points) else f" ({card.original} in 2005)"
    speed = "A" if card.speed is None else card.speed
    front, rear = card.defence.front, card.defence.rear
    defence = f"defence {front}" if front == rear else f"defence {front} in front and {rear} behind"
    abilities = ", ".join(english(held.name) for held in card.abilities)
    head = (
        f"{card.type.capitalize()}{kind} of {the}{english(card.national.name)}, {card.year}, {card.points} points{once}"
    )
    dice = f"{spelled(card.soldiers)} against Soldiers, {spelled(card.vehicles)} against Vehicles."
    end = f" {abilities}." if abilities else ""
    return f"{head}: speed {speed}, {defence}. Dice at short, medium and long range: {dice}{end}"


@pytest.mark.rule(
    "AAM-CARD-01",
    "AAM-CARD-02",
    "AAM-CARD-03",
    "AAM-CARD-04",
    "AAM-CARD-05",
    "AAM-CARD-06",
    "AAM-CARD-07",
    "AAM-CARD-08",
    "AAM-CARD-09",
    "AAM-CARD-10",
    "AAM-CARD-11",
    "AAM-CARD-12",
    "AAM-CARD-13",
    "AAM-CARD-14",
    "AAM-CARD-15",
    "AAM-CARD-16",
    "AAM-CARD-17",
    "AAM-CARD-18",
    "AAM-CARD-19",
    "AAM-CARD-20",
    "AAM-CARD-21",
    "AAM-CARD-22",
    "AAM-CARD-23",
    "AAM-CARD-24",
    "AAM-CARD-25",
    "AAM-CARD-26",
    "AAM-CARD-27",
    "AAM-CARD-28",
    "AAM-CARD-29",
    "AAM-CARD-30",
    "AAM-CARD-31",
    "AAM-CARD-32",
    "AAM-CARD-33",
    "AAM-CARD-34",
    "AAM-CARD-35",
    "AAM-CARD-36",
    "AAM-CARD-37",
    "AAM-CARD-38",
    "AAM-CARD-39",
    "AAM-CARD-40",
    "AAM-CARD-41",
    "AAM-CARD-42",
    "AAM-CARD-43",
    "AAM-CARD-44",
    "AAM-CARD-45",
    "AAM-CARD-46",
    "AAM-CARD-47",
    "AAM-CARD-48",
    "AAM-CARD-49",
    "AAM-CARD-50",
    "AAM-CARD-51",
    "AAM-CARD-52",
    "AAM-CARD-53",
    "AAM-CARD-54",
    "AAM-CARD-55",
    "AAM-CARD-56",
    "AAM-CARD-57",
    "AAM-CARD-58",
    "AAM-CARD-59",
    "AAM-CARD-60",
    "AAM-CARD-61",
    "AAM-CARD-62",
    "AAM-CARD-63",
    "AAM-CARD-64",
    "AAM-CARD-65",
    "AAM-CARD-66",
    "AAM-CARD-67",
    "AAM-CARD-68",
    "AAM-CARD-69",
    "AAM-CARD-70",
    "AAM-CARD-71",
    "AAM-CARD-72",
    "AAM-CARD-73",
    "AAM-CARD-74",
    "AAM-CARD-75",
    "AAM-CARD-76",
    "AAM-CARD-77",
    "AAM-CARD-78",
    "AAM-CARD-79",
    "AAM-CARD-80",
    "AAM-CARD-81",
    "AAM-CARD-82",
    "AAM-CARD-83",
    "AAM-CARD-84",
    "AAM-CARD-85",
)
def test_aam_card_every_card_says_what_its_rule_says() -> None:
    assert [card.rule for card in CARDS.values()] == [f"AAM-CARD-{number:02}" for number in range(1, 86)]
    for card in CARDS.values():
        assert english(card.name) == english(RULES[card.rule].title)
        assert in_words(card) == english(RULES[card.rule].text)


@pytest.mark.rule("AAM-RANGE-02")
def test_aam_range_02_numbers_of_the_rulebooks_examples_and_reviews() -> None:
    sherman, panzer = CARDS["m4a1-sherman"], CARDS["panzer-iv-ausf-g"]
    assert sherman.dice("vehicle", "medium") == 11
    assert panzer.defence.front == 5
    garand, mosin, tank = CARDS["m1-garand-rifle"], CARDS["mosin-nagant-1891-30"], CARDS["t-34-76"]
    assert (garand.points, garand.soldiers, garand.vehicles) == (4, (8, 7, 0), (2, 0, 0))
    assert (mosin.points, mosin.soldiers) == (3, (8, 6, 0))
    assert (tank.points, tank.soldiers, tank.vehicles) == (28, (7, 7, 6), (13, 11, 10))
    assert [garand.dice("soldier", band) for band in ("short", "medium", "long")] == [8, 7, 0]


@pytest.mark.rule("AAM-ARC-04")
def test_aam_arc_04_only_vehicles_have_two_defences() -> None:
    assert all(card.defence.front == card.defence.rear for card in CARDS.values() if card.type != "vehicle")
    uneven = sum(card.defence.front != card.defence.rear for card in CARDS.values())
    assert uneven == 18


@pytest.mark.rule("AAM-C5")
def test_aam_c5_artillery_is_a_soldier() -> None:
    guns = {card.id for card in CARDS.values() if card.is_artillery}
    assert all(CARDS[gun].speed == 0 and CARDS[gun].has("relocate") for gun in guns)
    assert len(guns) == 7
    katyusha = CARDS["bm-13-katyusha"]
    assert (katyusha.kind, katyusha.is_artillery, katyusha.speed) == ("artillery", False, 4)
    assert {card.id for card in CARDS.values() if card.speed == 0} == guns


def test_cards_of_each_type() -> None:
    types = [card.type for card in CARDS.values()]
    assert {type_: types.count(type_) for type_ in set(types)} == {"soldier": 49, "vehicle": 30, "aircraft": 6}
    assert {card.id for card in CARDS.values() if card.speed is None} == {
        card.id for card in CARDS.values() if card.type == "aircraft"
    }


@pytest.mark.rule("AAM-C1")
def test_aam_c1_costs_of_2005() -> None:
    changed = {
        card.id: (card.points, card.cost("original")) for card in CARDS.values() if card.cost("original") != card.points
    }
    assert changed == {
        "m4a3e8-sherman-easy-eight": (34, 54),
        "royal-engineers": (8, 10),
        "6-pounder-anti-tank-gun": (7, 9),
        "ss-panzergrenadier": (7, 5),
        "pak-38-anti-tank-gun": (8, 10),
        "panzer-iv-ausf-g": (23, 30),
        "sd-kfz-222": (6, 8),
        "sd-kfz-251": (7, 14),
    }


def test_every_ability_a_card_has_is_known_and_its_number_fits() -> None:
    used = {held.id for card in CARDS.values() for held in card.abilities}
    assert len(used) == 70
    for card in CARDS.values():
        for held in card.abilities:
            assert (held.value is None) == (ABILITIES[held.id].printed is None), card.id


def test_abilities_name_rules_of_the_catalogue() -> None:
    named = {rule for ability in ABILITIES.values() for rule in ability.rules}
    assert named <= RULES.keys()
    assert {rule for rule in RULES if rule.startswith("AAM-SA-")} <= named
    assert len(ABILITIES) == 119


@pytest.mark.parametrize(("held", "words"), [
    (Held("close-assault", 7), "Close Assault 7"),
    (Held("initiative", 2), "Initiative +2"),
    (Held("tally-ho"), "Tally-Ho!"),
])  # fmt: skip
def test_abilities_are_called_as_on_the_card(held: Held, words: str) -> None:
    assert english(held.name) == words


@pytest.mark.parametrize(("text", "problem"), [
    ("close-asault 7", "“close-asault 7” is no ability. Like it are: close-assault"),
    ("close-assault", "“close-assault” is written with one number after it, separated by a space."),
    ("double-shot 2", "“double-shot” is written without a number."),
])  # fmt: skip
def test_an_ability_written_wrongly_is_refused(text: str, problem: str) -> None:
    wrong = read_held(text)
    assert not isinstance(wrong, Held)
    assert english(wrong).startswith(problem)


def german(**changes: Any) -> TableFile:
    file = TableFile(DATA, "cards/test.toml")
    row = {name: value for name, value in (GERMAN_TANK | changes).items() if value is not None}
    file.__dict__["content"] = {"nation": "germany", "card": [row]}
    return file


def test_a_card_is_read() -> None:
    (card,) = read_cards(german())
    assert (card.nation, card.side, card.printed("superior-armor"), card.has("sideskirts")) == (
        "germany",
        "axis",
        2,
        False,
    )


@pytest.mark.parametrize(("changes", "problem"), [
    ({"speed": None}, "row tank, field speed: a unit on the ground needs a speed; add it."),
    ({"type": "aircraft", "defence": [4, 4]}, "field speed: an Aircraft has no speed; leave it out."),
    ({"type": "soldier"}, "field defence: both defences must be equal and at least 1."),
    ({"defence": [0, 3]}, "field defence: both defences must be at least 1."),
    ({"defence": [5, 3, 1]}, "field defence: Expected"),
    ({"points": "20"}, "field points: Expected"),
    ({"colour": "grey"}, "field id: Object contains unknown field"),
    ({"soldiers": [7, 7, 99]}, "field soldiers[2]: Expected"),
    ({"abilities": ["no-turet"]}, "field abilities: “no-turet” is no ability. Like it are: no-turret"),
    ({"abilities": ["slow", "slow"]}, "field abilities: an ability is listed twice; list it once."),
])  # fmt: skip
def test_a_card_with_a_mistake_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        list(read_cards(german(**changes)))
    assert str(refusal.value).startswith("Data file cards/test.toml, row tank, field ")
    assert problem in str(refusal.value)


def test_a_card_twice_and_an_unknown_nation_are_refused() -> None:
    file = german()
    file.content["card"].append(file.content["card"][0])
    with pytest.raises(InputError, match="this id is used twice"):
        list(read_cards(file))
    file.content["nation"] = "prussia"
    with pytest.raises(InputError, match="“prussia” is not known"):
        list(read_cards(file))
