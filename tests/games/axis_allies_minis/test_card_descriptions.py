"""Cards described in words: what is read of them, what is refused and why."""

from __future__ import annotations

import pytest

from grognard import odds
from grognard.core.errors import InputError
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.card_descriptions import described
from grognard.games.axis_allies_minis.data.cards import CARDS

SHERMAN = "us vehicle, defence 5/4, vehicles 11/11/9, soldiers 8/8/6"


@pytest.mark.rule("AAM-CARD-13", "AAM-HIT-01")
def test_a_described_card_fights_as_the_printed_one_does():
    printed, target = CARDS["m4a1-sherman"], "panzer-iv-ausf-g"
    dice = f"vehicles {'/'.join(map(str, printed.vehicles))}, soldiers {'/'.join(map(str, printed.soldiers))}"
    held = ", ".join(f"{each.id} {each.value}" if each.value is not None else each.id for each in printed.abilities)
    words = ", ".join(
        filter(None, (f"us vehicle, defence {printed.defence.front}/{printed.defence.rear}, {dice}", held))
    )
    for hexes in (1, 3, 5):
        asked = {"target": target, "range": hexes}
        found, same = (
            odds.ask("axis_allies_minis", asked, attacker=attacker, fractions=True)
            for attacker in (words, "m4a1-sherman")
        )
        assert (
            found["result"] == odds.ask("axis_allies_minis", asked, attacker="m4a1-sherman", fractions=True)["result"]
        )
        back, same = (
            odds.ask("axis_allies_minis", attacker=target, target=met, range=hexes, fractions=True)
            for met in (words, "m4a1-sherman")
        )
        assert back["result"] == same["result"]


def test_a_described_card_is_not_listed():
    card = described(SHERMAN)
    assert CARDS[SHERMAN] is card
    assert SHERMAN not in CARDS
    assert SHERMAN in english(card.name)
    with pytest.raises(KeyError):
        CARDS["no-such-card"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("tank 5", "begins with its type"),
        ("vehicle", "needs its defence"),
        ("vehicle, defence 13", "from 1 to 12"),
        ("vehicle, defence 4/4/4", "one number or two"),
        ("vehicle, defence 4, vehicles 9/x", "up to three numbers"),
        ("vehicle, defence 4, defence 4", "said twice"),
        ("vehicle, defense 4", "“defence” meant"),
        ("vehicle, defence 4, close-asault 7", "close-assault"),
        ("soldier, defence 4/3", "equal"),
    ],
)
def test_what_cannot_be_read_names_the_mend(text, problem):
    with pytest.raises(InputError, match=problem):
        odds.ask("axis_allies_minis", attacker=text, target="bazooka")


def test_a_card_is_named_by_its_title_or_as_a_unit_of_an_army_as_well():
    plain = str(odds.ask("axis_allies_minis", attacker="bar-gunner", target="panzer-iv-ausf-g"))
    for attacker in ("BAR Gunner", "bar gunner"):
        assert str(odds.ask("axis_allies_minis", attacker=attacker, target="german-100/panzer-iv")) == plain


@pytest.mark.parametrize(
    ("attacker", "named"),
    [("german-100/zeppelin", "panzer-iv"), ("german-999/panzer-iv", "german-100"), ("Zeppelin", "")],
)
def test_a_unit_there_is_not_is_told_with_those_there_are(attacker: str, named: str):
    with pytest.raises(InputError) as refused:
        odds.ask("axis_allies_minis", attacker=attacker, target="bar-gunner")
    said = english(refused.value.message)
    assert "attacker" in said
    assert named in said
