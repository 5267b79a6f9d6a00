"""Every field of a question counts, or is refused by its name: changing it changes the odds, whatever is asked."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.commands.odds import page
from grognard.core.errors import InputError
from grognard.core.records import to_builtins, to_text
from grognard.odds.asking import ask, fields, game, understood
from grognard.odds.comparing import curve, table, worth

US, GERMAN = "us-1944/squad-1", "german-1944/squad-1"
TACTICAL, MOB, TRUKK = "space-marines-500/tactical-squad", "orks-500/mob-1", "orks-500/trukk"
TANK, GUARD = "imperial-guard-500/battle-tank", "imperial-guard-500/squad-1"
CHIMERA, DREADNOUGHT = "imperial-guard-500/chimera", "space-marines-500/dreadnought"

KINDS: dict[str, dict[str, list[dict[str, Any]]]] = {
    "axis_allies_minis": {
        "soldier": [
            {"attacker": "mauser-kar-98k", "target": "m1-garand-rifle", "range": 1},
            {"attacker": "mauser-kar-98k", "target": "fanatical-sniper", "range": 3},
        ],
        "gun on vehicle": [{"attacker": "pak-40-anti-tank-gun", "target": "m4a1-sherman", "range": 3}],
        "vehicle on soldier": [{"attacker": "m4a1-sherman", "target": "mauser-kar-98k", "range": 3}],
        "on aircraft": [{"attacker": "20mm-flak-38", "target": "p-51d-mustang", "range": 2}],
        "aircraft": [{"attacker": "p-51d-mustang", "target": "mauser-kar-98k", "range": 1}],
        "same hex": [
            {"attacker": "royal-engineers", "target": "panzer-iv-ausf-g", "range": 0, "weapon": "close-assault"}
        ],
        "defensive": [
            {"attacker": "mauser-kar-98k", "target": "m1-garand-rifle", "range": 1, "occasion": "defensive"},
            {"attacker": "mauser-kar-98k", "target": "m1-garand-rifle", "range": 0, "occasion": "defensive"},
        ],
        "overwatch": [
            {"attacker": "mg-42-machine-gun-team", "target": "m1-garand-rifle", "range": 3, "occasion": "overwatch"}
        ],
        "move": [
            {
                "attacker": "mauser-kar-98k",
                "target": "m1-garand-rifle",
                "range": 1,
                "occasion": "defensive",
                "through": ["hedgerow"],
            },
            {
                "attacker": "pak-40-anti-tank-gun",
                "target": "m4a1-sherman",
                "range": 2,
                "occasion": "overwatch",
                "through": ["forest"],
            },
        ],
        "blast": [
            {"attacker": "bm-13-katyusha", "target": "mauser-kar-98k", "range": 5, "others": ["panzer-iv-ausf-g"]}
        ],
        "grazing": [
            {"attacker": "mg-42-machine-gun-team", "target": "m1-garand-rifle", "range": 3, "occasion": "grazing"}
        ],
    },
    "bolt_action": {
        "shot": [{"attacker": "us 10 rifle + 1 lmg", "target": "german 10 rifle", "range": 12}],
        "fire": [{"attacker": "us 10 rifle + 1 lmg", "target": "german 10 rifle", "range": 12, "order": "fire"}],
        "advance": [
            {"attacker": "us 10 rifle", "target": "german 10 rifle", "range": 12, "order": "advance", "pins": 2}
        ],
        "assault": [{"attacker": "us 5 rifle + 1 lmg", "target": "german 5 rifle", "range": 8, "order": "assault"}],
        "assault under fire": [
            {"attacker": "us 4 rifle", "target": "german 4 rifle", "range": 8, "order": "assault", "reaction": "fire"}
        ],
        "at a vehicle": [
            {"attacker": "us bazooka-team", "target": "panzer-iv", "range": 10},
            {"attacker": "us 10 rifle", "target": "german kuebelwagen", "range": 23.9},
        ],
        "by a vehicle": [{"attacker": "m4-sherman", "target": "german 10 rifle", "range": 20}],
        "flame": [
            {"attacker": "us flamethrower-team", "target": "german 10 rifle", "range": inches} for inches in (5, 6)
        ],
        "indirect": [{"attacker": "us medium-mortar-team", "target": "german 10 rifle", "range": 30}],
        "gun": [{"attacker": "us medium-at-gun", "target": "panzer-iv", "range": 30, "way": "piercing"}],
        "barrage": [{"attacker": "us artillery-observer", "target": "german 6 rifle", "order": "barrage"}],
        "strike": [{"attacker": "us air-observer", "target": "german 6 rifle", "order": "strike"}],
        "assault on a vehicle": [
            {"attacker": "us 6 rifle", "target": "panzer-iv", "range": 6, "order": "assault"},
            {"attacker": "us 3 rifle", "target": "panzer-iv", "range": 8, "order": "assault", "reaction": "fire"},
        ],
        "rally": [{"attacker": "us 6 rifle", "target": "german 6 rifle", "order": "rally", "pins": 3}],
        "overrun": [
            {
                "attacker": "m4-sherman",
                "target": "german 6 rifle",
                "range": 8,
                "order": "overrun",
                "pins": 2,
                "target_pins": 2,
                "options": {"overrun": "on"},
                "reaction": reaction,
            }
            for reaction in ("stand", "fire")
        ],
        "bombardment": [
            {"attacker": "us 6 rifle", "target": "german 6 rifle", "order": "bombardment"},
            {"attacker": "us 6 rifle", "target": "german sdkfz-251-1", "order": "bombardment", "passengers": "4 rifle"},
        ],
        "at a transport": [
            {"attacker": "us medium-at-gun", "target": "german sdkfz-251-1", "range": 20, "way": "piercing"},
        ],
        "from a building": [
            {"attacker": "us 10 rifle", "target": "german 6 rifle", "range": 23.9, "attacker_indoors": True}
        ],
        "from reserve": [
            {"attacker": "us 6 rifle + 1 lmg", "target": "german 6 rifle", "order": "advance", "reserve": True}
        ],
        "a tank's order at a recce vehicle": [
            {"attacker": "m4-sherman", "target": "german sdkfz-222", "range": 12, "order": "fire", "pins": 2},
            {"attacker": "m4-sherman", "target": "german sdkfz-222", "range": 12, "order": "advance", "pins": 2},
        ],
    },
    "operation_ww2": {
        "fire": [{"attacker": US, "target": GERMAN, "range": away} for away in (40, 100)],
        "by night": [
            {"attacker": US, "target": GERMAN, "range": 80, "night": True, "seen": "fired", "cover": cover}
            for cover in ("none", "light")
        ],
        "assault": [
            {"attacker": US, "target": GERMAN, "range": 10, "order": "assault"},
            {"attacker": US, "target": GERMAN, "range": 100, "order": "assault"},
            {"attacker": "us-1944/machine-gun", "target": GERMAN, "range": 10, "order": "assault"},
        ],
        "ambush": [{"attacker": US, "target": GERMAN, "range": away, "order": "ambush"} for away in (40, 100)],
        "covering fire": [
            {"attacker": US, "target": GERMAN, "range": 40, "order": "covering-fire"},
            {"attacker": US, "target": GERMAN, "range": 100, "order": "fire"},
        ],
        "bazooka": [
            {"attacker": "us-1944/bazooka", "target": "2 kar98k", "range": 20},
            {"attacker": "us-1944/bazooka", "target": "4 kar98k, panic limit 1", "range": 20},
            {"attacker": "us-1944/bazooka", "target": "4 kar98k", "range": 50, "cover": "heavy"},
        ],
        "mortar": [{"attacker": "german-1944/mortar", "target": US, "range": 100, "templates": True}],
        "at a gun": [{"attacker": US, "target": "german-1944/pak", "range": away} for away in (20, 100)],
        "at a tank": [
            {"attacker": "us-1944/bazooka", "target": "us-1944/sherman", "range": 20},
            {"attacker": "us-1944/bazooka", "target": "us-1944/sherman", "range": 20, "order": "assault"},
            {"attacker": "us-1944/bazooka", "target": "us-1944/sherman", "range": 50, "night": True, "seen": "fired"},
        ],
        "at a motorcycle": [{"attacker": "2 kar98k", "target": "bmw-r75", "range": away} for away in (10, 130)],
        "close combat": [
            {"attacker": US, "target": GERMAN, "attack": "close-combat"},
            {"attacker": US, "target": "german-1944/machine-gun", "attack": "close-combat"},
        ],
        "at the crew of a gun": [{"attacker": US, "target": "german-1944/pak", "attack": "close-combat"}],
        "storm": [{"attacker": "4 explosive-charge", "target": "panther", "attack": "close-combat"}],
        "ram": [{"attacker": "panther", "target": "sherman-75", "attack": "ram"}],
        "overrun": [{"attacker": "panther", "target": GERMAN, "attack": "overrun"}],
        "drive": [{"attacker": "jeep", "target": GERMAN, "attack": "drive", "through": ["stream"]}],
        "shell": [{"attacker": "1 150-mm-howitzer + 4 assistant", "target": GERMAN, "attack": "shell"}],
        "by a tank": [
            {"attacker": "us-1944/sherman", "target": GERMAN, "range": 30},
            {"attacker": "us-1944/sherman", "target": GERMAN, "range": 100},
            {"attacker": "us-1944/sherman", "target": GERMAN, "range": 30, "order": "assault"},
        ],
    },
    "wh40k5": {
        "shooting": [{"attacker": TACTICAL, "target": MOB, "range": 12}],
        "at a vehicle": [{"attacker": TACTICAL, "target": CHIMERA, "range": 12, "firing": ["missile-launcher-krak"]}],
        "by a tank": [
            {"attacker": TANK, "target": MOB, "range": 30},
            {"attacker": CHIMERA, "target": MOB, "range": 30},
            {"attacker": CHIMERA, "target": "3 nob", "range": 30},
        ],
        "assault": [
            {"attacker": MOB, "target": GUARD, "attack": "assault", "range": 5},
            {"attacker": GUARD, "target": MOB, "attack": "assault", "range": 5, "through": True},
        ],
        "later round": [
            {"attacker": MOB, "target": GUARD, "attack": "assault", "later": True},
            {"attacker": "2 nob", "target": GUARD, "attack": "assault", "later": True},
        ],
        "assault on a vehicle": [{"attacker": MOB, "target": TRUKK, "attack": "assault", "range": 5}],
        "assault on guns": [
            {"attacker": attacker, "target": "2 lobba-gun + 4 gun-crew", "attack": "assault", "range": 5}
            for attacker in (MOB, "1 nob")
        ],
        "at guns": [
            {"attacker": TACTICAL, "target": "2 lobba-gun + 4 gun-crew", "range": inches} for inches in (12, 20)
        ],
        "ram": [
            {"attacker": "1 rhino", "target": "1 rhino", "attack": "ram", "range": 11},
            {"attacker": "1 rhino", "target": "1 land-speeder", "attack": "ram", "range": 11},
        ],
        "reserve": [{"attacker": "5 scout", "target": MOB, "attack": "reserve"}],
        "regroup": [
            {"attacker": "10 boy", "target": GUARD, "attack": "regroup", "range": 30},
            {"attacker": GUARD, "target": MOB, "attack": "regroup", "range": 30},
        ],
        "tank shock": [{"attacker": "1 rhino", "target": TACTICAL, "attack": "tank-shock"}],
        "deep strike": [{"attacker": "5 boy, deep-strike", "target": MOB, "attack": "deep-strike", "range": 2}],
        "dangerous ground": [
            {"attacker": "3 boy", "target": MOB, "attack": "move"},
            {"attacker": "3 nob", "target": MOB, "attack": "move"},
        ],
        "by a walker": [
            {"attacker": DREADNOUGHT, "target": MOB, "attack": "assault", "range": 5},
            {"attacker": DREADNOUGHT, "target": "2 nob, eternal-warrior", "attack": "assault", "range": 5},
        ],
    },
}
"""Of each game the kinds of attack, each by one question or more that show what counts in it."""

OTHERS: dict[str, dict[str, list[Any]]] = {
    "axis_allies_minis": {
        "range": [0, 2, 6, 24],
        "cover": ["town", "forest", "hedgerow"],
        "standing": ["town", "forest", "hill"],
        "occasion": ["overwatch", "assault"],
        "weapon": ["rockets", "close-assault"],
        "attacks": [2],
        "others": [["mauser-kar-98k"]],
        "through": [["minefield"], ["hedgerow"]],
        "markers": [["disrupted"], ["destroyed"], ["damaged"]],
        "beside": [["red-devil-captain"], ["ss-hauptsturmfuhrer"], ["imperial-sergeant"], ["commissar"]],
    },
    "bolt_action": {
        "range": [3, 6, 30, 99],
        "pins": [1, 2],
        "target_pins": [1, 4],
        "holding": [["lmg"], ["rifle"], []],
        "men": [1, 3],
        "target_men": [1, 3],
        "officer": ["major"],
        "target_officer": ["major"],
        "turns": [2],
        "ranging": [1, 3],
        "passengers": ["4 rifle"],
        "arrives": [2, 5],
    },
    "operation_ww2": {
        "hits": [1, 3],
        "engaged": [1, 3],
        "volleys": [2],
        "range": [5, 100, 300],
        "men": [1, 3],
        "scared": [1, 3],
        "losses": [2, 3, 5],
        "through": [["woods"], ["stream"], ["low-hedge", "stream"]],
        "touches": [1, 3],
    },
    "wh40k5": {
        "range": [1, 11, 20, 100],
        "firing": [["bolt-pistol"], ["missile-launcher-krak"], ["heavy-bolter"]],
        "models": [3, 60],
        "target_models": [3, 60],
        "engaged": [2],
        "target_engaged": [2],
        "hurt": [1],
        "target_hurt": [1],
    },
}


def odds_of(name: str, question: dict[str, Any]) -> str:
    report = to_builtins(ask(name, question).report())
    return to_text([report[part] for part in ("refused", "spreads", "chances", "needs", "notes")])


def others(name: str, field: Any, question: dict[str, Any]) -> list[Any]:
    """Other values of a field than the question has."""
    values = OTHERS[name].get(field.name) or [each.value for each in field.values] or [True, False]
    return [value for value in values if value != question.get(field.name, field.default)]


@pytest.mark.parametrize(
    ("name", "kind"), [pytest.param(name, kind, id=f"{name}-{kind}") for name in KINDS for kind in KINDS[name]]
)
def test_every_field_counts_or_is_refused_by_its_name(name: str, kind: str) -> None:
    before = [odds_of(name, question) for question in KINDS[name][kind]]

    def counts(field: Any) -> bool:
        for question, told in zip(KINDS[name][kind], before, strict=True):
            for value in others(name, field, question):
                try:
                    if odds_of(name, {**question, field.name: value}) != told:
                        return True
                except InputError as refused:
                    if "The question’s " in str(refused):
                        return True
        return False

    asked = [field for field in fields(name) if field.name not in ("attacker", "target", "options")]
    silent = [field.name for field in asked if not counts(field)]
    assert not silent


def test_a_field_without_meaning_is_refused_with_the_reason() -> None:
    question = {"attacker": "us 10 rifle", "target": "german 10 rifle", "range": 8}
    with pytest.raises(
        InputError, match=r"question’s cover: It is about shooting, and this is an assault\. Leave it out"
    ):
        ask("bolt_action", {**question, "order": "assault"}, cover="hard")
    with pytest.raises(InputError, match=r"question’s side: The target is no vehicle"):
        ask("bolt_action", {**question, "side": "rear"})
    with pytest.raises(InputError, match=r"question’s reaction: nobody goes Down before an assault"):
        ask("bolt_action", {**question, "order": "assault", "reaction": "down"})
    assert ask("bolt_action", {**question, "side": "front"}).refused is None


def test_a_marker_the_target_cannot_have_is_refused() -> None:
    with pytest.raises(InputError, match=r"markers: “damaged” is not known. Write one of: disrupted, destroyed"):
        ask("axis_allies_minis", attacker="mauser-kar-98k", target="m1-garand-rifle", markers=["damaged"])


def test_a_record_passes_the_same_door() -> None:
    kind = game("bolt_action").Question
    wrong: Any = kind(attacker="us 10 rifle", target="german 10 rifle", range="near")
    with pytest.raises(InputError, match="range"):
        ask("bolt_action", wrong)
    idle = kind(attacker="us 10 rifle", target="german 10 rifle", side="rear")
    with pytest.raises(InputError, match="side"):
        understood("bolt_action", idle)


def test_units_are_compared_under_circumstances_that_do_not_fit_all_of_them() -> None:
    found = table("bolt_action", ["us bazooka-team"], ["german 10 rifle", "panzer-iv"], range=10, side="rear")
    assert all(value is not None for value in found.values[0])
    question = {"attacker": "us 10 rifle", "target": "german 10 rifle", "range": 8, "order": "assault"}
    assert (
        all(change.value is not None for change in worth("bolt_action", question) if "cover" in change.fields) is True
    )
    assert not [change for change in worth("bolt_action", question) if "cover" in change.fields]
    assert curve("bolt_action", [question], "target_pins", [0, 1]).lines


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"cover": "bush"}, "question’s cover: it cannot be 'bush'. It has to be one of 'none', 'soft', 'hard'."),
        ({"pins": 99}, "question’s pins: it cannot be 99. It has to be a whole number from 0 to 12."),
        ({"range": float("nan")}, "question’s range"),
        ({"range": 0.0}, "question’s range: it cannot be 0.0. It has to be a number above 0 and up to 100."),
        ({"holding": ("lmg",)}, "question’s holding: “lmg” is not known. There is none here: leave it out."),
        ({"cheat": True}, "“cheat” is not known. Write one of: attacker, target, range, cover"),
        ({"target": None}, "question’s target"),
    ],
    ids=lambda each: next(iter(each)) if isinstance(each, dict) else "",
)
def test_a_value_there_is_not_is_refused_with_those_there_are(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(InputError) as refused:
        ask("bolt_action", {"attacker": "us 10 rifle", "target": "german 10 rifle", **wrong})
    assert told in str(refused.value)


def test_a_field_that_may_be_left_out_is_not_said_to_be_none() -> None:
    with pytest.raises(InputError) as refused:
        ask("axis_allies_minis", {"attacker": "bar-gunner", "target": "bazooka", "occasion": "parade"})
    assert str(refused.value).endswith("'assault', 'airstrike', 'defensive', 'overwatch', 'grazing'.")


def test_a_field_left_out_that_is_needed_is_named() -> None:
    with pytest.raises(InputError, match="question’s target: it is left out"):
        ask("bolt_action", attacker="us 10 rifle")


def test_an_assault_says_which_powers_it_takes_to_be_used() -> None:
    question = {"target": TACTICAL, "attack": "assault", "range": 5}
    armed = ask("wh40k5", question, attacker="space-marines-scouts-500/librarian").report()
    assert [note.message.id for note in armed.notes] == ["wh-odds-assumed", "wh-odds-assumed-none"]
    assert "the power of the force weapon is used" in "\n".join(page(armed))
    assert not ask("wh40k5", question, attacker=MOB).report().notes


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ({}, "40 cm, in the open: "),
        ({"trench": True}, "40 cm, in a trench: "),
        ({"smoke": True}, "40 cm, in the open, in smoke: "),
        ({"cover": "heavy", "trench": True}, "40 cm, in heavy cover and a trench: "),
    ],
    ids=lambda each: "-".join(each) or "open" if isinstance(each, dict) else "",
)
def test_a_trench_and_smoke_are_told_beside_cover(where: dict[str, Any], told: str) -> None:
    assert told in str(ask("operation_ww2", attacker="9 kar98k", target="9 m1-garand", range=40, **where))
