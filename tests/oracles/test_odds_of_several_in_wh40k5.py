"""Units with characters in them, guns and squadrons: the odds against the engine followed die by die."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.wh40k5.odds import squadron_odds
from grognard.games.wh40k5.odds.combat.clash import Clash, endings, side_of
from grognard.games.wh40k5.odds.odds import ODDS, Question
from grognard.games.wh40k5.odds.odds_shot import FATES, cases_of, laid
from grognard.games.wh40k5.odds.questions import TARGET, stage
from grognard.games.wh40k5.rules.assault.arming import ChooseWeapons
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.state.choices import Wield, Wielded
from grognard.games.wh40k5.state.events.assault import StoodFast, Swept
from grognard.games.wh40k5.state.events.characters import united
from grognard.games.wh40k5.state.events.morale import Fled
from grognard.games.wh40k5.state.state import is_gun
from tests.games.playing import happened
from tests.games.wh40k5.table import Posted, play, row, unit
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_wh40k5 import WIDE, answered, ending, followed, marginal
from tests.sampling import first

# ---- shooting ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-05", "WH-SAVE-12", "WH-UNIT-04", "WH-UNIT-08")
@pytest.mark.parametrize(
    "question",
    [
        Question(attacker="3 space-marine", target="2 boy", target_joined="1 warboss"),
        Question(attacker="2 space-marine plasma-gun", target="1 boy", target_joined="1 warboss", cover="4+"),
        Question(attacker="1 space-marine", joined="1 captain", target="4 boy, stubborn"),
    ],
    ids=lambda question: f"{question.joined} {question.target_joined}",
)
def test_a_character_shoots_and_is_shot_at_as_one_of_his_unit(question: Question) -> None:
    """The Toughness of most, his own save and Wounds, and he is missed most."""
    answer = ODDS.answer(question, fractions=True)
    found = followed(question, led_ending)
    for which, name in enumerate(("wounds", "casualties", "fate")):
        told = {outcome: chance for outcome, chance in answer[name].items() if chance}
        assert told == marginal(found, which), name


def fate_of(battle: Battle[Any]) -> tuple[Any, Any, str]:
    """Wounds, models lost and the fate of a target."""
    found = ending(battle)
    assert isinstance(found, tuple)
    return found


def led_ending(battle: Battle[Any]) -> Hashable:
    """What has become of a target; a character who is left alone is what is left of it (WH-UNIT-07)."""
    wounds, lost, fate = fate_of(battle)
    alone = battle.state.units.get("b.target_joined")
    return wounds, lost, "holds" if fate == "destroyed" and alone is not None and alone.alive else fate


@pytest.mark.rule("WH-UNIT-02", "WH-UNIT-06")
@pytest.mark.parametrize(
    "question",
    [
        Question(attacker="2 space-marine plasma-gun", target="2 lobba-gun + 2 gun-crew", range=10),
        Question(
            attacker="2 space-marine heavy-bolter", target="1 lobba-gun + 2 gun-crew", range=10, cover="4+",
            options={"artillery_hits": "crew_1_4"},
        ),
        Question(
            attacker="1 space-marine plasma-gun + 1 space-marine lascannon", target="3 lobba-gun + 4 gun-crew",
            range=10, cover="5+",
        ),
    ],
    ids=lambda question: question.target,
)  # fmt: skip
def test_hits_on_guns_and_crew_are_shared_as_the_engine_shares_them(question: Question) -> None:
    agree_on_guns(question)


def agree_on_guns(question: Question) -> None:
    """The odds of guns and their crew are the engine followed die by die."""
    found = laid(stage(question), question, fractions=True)
    assert found is not None
    ends = squadron_odds.guns_and_crew(found)
    whole = len(found.target.models) - found.squad.models
    told: dict[tuple[str, int], Fraction] = {}
    for guns, some in ends.items():
        each = squadron_odds.crew_fates(found, {guns: some})
        for fate, chance in zip(FATES, cases_of(each), strict=True):
            # Who breaks leaves the guns, and without their crew they are lost.
            key = fate, whole - guns if fate in ("holds", "pinned") else 0
            told[key] = told.get(key, Fraction(0)) + Fraction(chance)

    def worth(battle: Battle[Any]) -> Hashable:
        target = battle.state.units[TARGET]
        *_, fate = fate_of(battle)
        return fate, sum(map(is_gun, target.models)) if fate in ("holds", "pinned") else 0

    assert {key: chance for key, chance in told.items() if chance} == followed(question, worth)
    answer = ODDS.answer(question, fractions=True)
    for name in ("casualties", "guns", "fate"):
        assert sum(chance for _, chance in answer[name].items()) == 1
    assert {fate: answer.chance(fate) for fate in ("breaks", "destroyed")} == {
        fate: sum(chance for key, chance in told.items() if key[0] == fate) for fate in ("breaks", "destroyed")
    }


@pytest.mark.rule("WH-UNIT-02", "WH-UNIT-06")
def test_guns_are_lost_as_often_as_their_dice_destroy_them() -> None:
    """A lascannon hits on 3+, a gun on 1 to 4, and harms Armour 10 whatever falls; the two shots of a plasma gun at two
    guns on 3+."""
    crew = "2 lobba-gun + 9 gun-crew"

    def lost(weapon: str, **options: str) -> list[Any]:
        asked = Question(
            attacker=f"1 space-marine {weapon}", target=crew, range=10, firing=(weapon,), options=options
        )  # fmt: skip
        return [chance for _, chance in ODDS.answer(asked, fractions=True)["guns"].items()]

    shot = Fraction(4, 6)
    assert lost("lascannon")[1] == shot * Fraction(4, 6)
    assert lost("lascannon", artillery_hits="crew_1_4")[1] == shot * Fraction(2, 6)
    aside, harmed = shot * Fraction(4, 6), Fraction(4, 6)
    both = (aside * harmed) ** 2
    assert lost("plasma-gun")[2] == both
    assert lost("plasma-gun")[1] == 2 * aside * harmed - 2 * both


# ---- assaults ----------------------------------------------------------------------------------------------------

TOUCH = 25 / 25.4 + 0.004


def led(host: Posted, character: Posted) -> tuple[Posted, Posted]:
    """A unit with a character in it."""
    one, two = united(host.unit, character.unit)
    return replace(host, unit=one), replace(character, unit=two)


def squad(id: str, at: float, **more: Any) -> Posted:
    return unit(id, "tactical-squad", [row("space-marine")], places=[(10, at)], **more)


def leader(id: str, entry: str, x: float, y: float, *gear: str) -> Posted:
    return unit(id, entry, [row(entry, 1, *gear)], places=[(x, y)])


def orks(id: str, y: float, **more: Any) -> Posted:
    """The first faces the character, the second the marine."""
    return unit(id, "boyz", [row("boy", 2)], places=[(10 - TOUCH, y), (10, y)], **more)


def joined_fights() -> dict[str, tuple[tuple[Posted, ...], int]]:
    """Combats with characters, and how many strike them."""
    charge: dict[str, Any] = {"charged": ("b.two",)}
    beside = 10 - TOUCH, 20
    return {
        "captain charging": (
            (*led(squad("a.one", 20, **charge), leader("a.boss", "captain", *beside)), orks("b.two", 20 - TOUCH)),
            1,
        ),
        "captain charged": (
            (*led(squad("b.two", 20), leader("b.boss", "captain", *beside)), orks("a.one", 20 - TOUCH, **charge)),
            1,
        ),
        "librarian behind": (
            (
                *led(squad("b.two", 20), leader("b.boss", "librarian", 10, 21.5)),
                unit("a.one", "boyz", [row("nob")], places=[(10, 20 - TOUCH)], **charge),
            ),
            0,
        ),
        "librarian in front": (
            (
                *led(squad("a.one", 20), leader("a.boss", "librarian", *beside)),
                orks("b.two", 20 - TOUCH, charged=("a.one",)),
            ),
            1,
        ),
        "captain behind the crew of a gun": (
            (
                *led(
                    unit("b.two", "big-guns", [row("lobba-gun"), row("gun-crew")], places=[(10, 24), (10, 20)]),
                    leader("b.boss", "captain", 10, 21.5),
                ),
                unit("a.one", "boyz", [row("nob")], places=[(10, 20 - TOUCH)], **charge),
            ),
            0,
        ),
    }  # fmt: skip


def at_the_end(whole: Mapping[str, Any]) -> Callable[[Battle[Any]], Hashable]:
    """How a combat has ended, and who is left, whoever stands in whose unit."""

    def found(battle: Battle[Any]) -> Hashable:
        swept = [event.unit for event in happened(battle, Swept) if event.caught and not happened(battle, StoodFast)]
        fled = [event.unit for event in happened(battle, Fled)]
        for letter, name in (("a", "attacker"), ("b", "target")):
            for units, end in ((swept, "caught"), (fled, "flees")):
                if any(id[0] == letter for id in units):
                    return f"{name}-{end}"
        left = tuple(parts_left(battle, each) for each in whole.values())
        alive = tuple(any(parts) for parts in left)
        if not any(alive):
            return "both-destroyed"
        return ("locked" if all(alive) else "target-destroyed" if alive[0] else "attacker-destroyed", *left)

    return found


def parts_left(battle: Battle[Any], whole: Any) -> tuple[tuple[int, ...], ...]:
    """The Wounds that each group of a unit has left, the character's among them wherever he stands."""
    models = {model.id: model for each in battle.state.units.values() for model in each.models}
    groups = [[models[id].wounds for id in ids if id in models] for ids in groups_of(whole)]
    return tuple(tuple(sorted(group, reverse=True)) for group in groups)


def ran(battle: Battle[Any]) -> bool:
    """Somebody has run or been caught, or the combat's round is over."""
    caught = any(event.caught for event in happened(battle, Swept)) and not happened(battle, StoodFast)
    return battle.over or caught or bool(happened(battle, Fled))


@pytest.mark.rule("WH-UNIT-04", "WH-UNIT-06", "WH-UNIT-07", "WH-ASSAULT-12", "WH-ASSAULT-29")
@pytest.mark.parametrize("fight", joined_fights())
def test_a_character_fights_beside_his_unit_and_tests_with_it(fight: str) -> None:
    posted, struck = joined_fights()[fight]
    battle = play(Combat(("a.one", "b.two")), *posted, dice=None, phase="assault")
    whole = {id: next(each.unit for each in posted if each.unit.id == id) for id in ("a.one", "b.two")}
    sides = (side_of(battle, each, at_guest=struck, fractions=True) for each in whole.values())
    told: dict[Hashable, Fraction] = {}
    for end, chance in endings(Clash(battle, *sides, told=lambda side, now: now)).items():
        kept = end.result == "locked" or end.result in ("attacker-destroyed", "target-destroyed")
        key: Hashable = (end.result, *end.told) if kept else end.result
        told[key] = told.get(key, Fraction(0)) + Fraction(chance)
    found = exactly(battle, ran, at_the_end(whole), answered)
    assert {key: chance for key, chance in told.items() if chance} == found


def sages(id: str, y: float, *rows: Any, **more: Any) -> Posted:
    """Librarians side by side; alike, or told apart by what they have."""
    count = sum(each.count for each in rows)
    return unit(id, "librarian", list(rows), places=[(10 - WIDE * at, y) for at in range(count)], **more)


def forced_fights() -> dict[str, tuple[Posted, Posted]]:
    """Combats with several force weapons in one unit."""
    there, here = 20 - TOUCH, 20
    alike, other = row("librarian", 2), [row("librarian"), row("librarian", 1, "smite")]
    return {
        "before their victim": (
            sages("a.one", there, alike, wounds={2: 1}, charged=("b.two",)),
            unit("b.two", "boyz", [row("nob")], places=[(10, here)]),
        ),
        "two kinds of them": (
            sages("a.one", there, *other, wounds={1: 1}, charged=("b.two",)),
            unit("b.two", "boyz", [row("nob"), row("boy")], places=[(10 - WIDE, here), (10, here)], wounds={1: 1}),
        ),
        "at the Initiative of their victim": (
            sages("b.two", here, alike, wounds={2: 1}),
            sages("a.one", there, row("librarian"), charged=("b.two",)),
        ),
    }


@pytest.mark.rule("WH-CCW-08", "WH-UNIT-05", "WH-ASSAULT-24")
@pytest.mark.parametrize("kills", first(1, ["one_wound", "all_wounds"]))
@pytest.mark.parametrize("fight", forced_fights())
def test_each_of_several_force_weapons_has_a_test_of_its_own(fight: str, kills: str) -> None:
    posted = sorted(forced_fights()[fight], key=lambda each: each.unit.id)
    options = {"force_weapon_kills": kills}
    battle = play(Combat(("a.one", "b.two")), *posted, dice=None, phase="assault", options=options)
    whole = {each.unit.id: each.unit for each in posted}
    sides = (side_of(battle, each, fractions=True) for each in whole.values())
    told: dict[Hashable, Fraction] = {}
    for end, chance in endings(Clash(battle, *sides, told=lambda side, now: now)).items():
        kept = end.result == "locked" or end.result in ("attacker-destroyed", "target-destroyed")
        key: Hashable = (end.result, *end.told) if kept else end.result
        told[key] = told.get(key, Fraction(0)) + Fraction(chance)
    found = exactly(battle, ran, at_the_end(whole), answered)
    assert {key: chance for key, chance in told.items() if chance} == found


def with_grenades(battle: Battle[Any]) -> Choice:
    """Who may fight with krak grenades does, unless he has a power fist."""
    decision = battle.decision
    if isinstance(decision, ChooseWeapons):
        unit = battle.state.units[decision.unit]
        fists = {model.id for model in unit.models if "power-fist" in model.gear}
        armed = {id: "power-fist" if id in fists else "krak-grenades" for id in decision.models}
        return Wield(tuple(Wielded(*each) for each in armed.items()))
    return answered(battle)


@pytest.mark.rule("WH-VEH-08", "WH-VEH-10")
def test_a_squadron_in_an_assault_is_one_vehicle_after_another() -> None:
    """Each of two vehicles that do not fight back is struck by half of the attackers."""
    one = ODDS.answer(Question(attacker="3 nob power-klaw", target="1 land-speeder", attack="assault"), fractions=True)
    two = ODDS.answer(Question(attacker="6 nob power-klaw", target="2 land-speeder", attack="assault"), fractions=True)
    assert two["casualties"].at_least(1) > one.chance("wrecked")
    assert two["casualties"].mean >= 2 * one.chance("wrecked")


@pytest.mark.rule("WH-UNIT-06", "WH-ASSAULT-10")
def test_the_crew_of_guns_is_fought_and_the_guns_are_not() -> None:
    told = ODDS.answer(Question(attacker="5 space-marine", target="2 lobba-gun + 4 gun-crew", attack="assault"))
    alone = ODDS.answer(Question(attacker="5 space-marine", target="1 lobba-gun + 4 gun-crew", attack="assault"))
    assert dict(told["end"].items()) == dict(alone["end"].items())
    assert [number for number, _ in told["casualties"].items()] == [0, 1, 2, 3, 4]


# ---- questions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-UNIT-04")
@pytest.mark.parametrize(
    ("field", "asked"),
    [
        ("joined", {"attacker": "5 boy", "joined": "1 nob", "target": "5 space-marine"}),
        ("joined", {"attacker": "1 rhino", "joined": "1 captain", "target": "5 boy"}),
        ("target_joined", {"attacker": "5 boy", "target": "1 captain", "target_joined": "1 librarian"}),
        ("target_joined", {"attacker": "5 boy", "target": "1 dreadnought", "target_joined": "1 librarian"}),
    ],
)
def test_only_characters_join_and_only_units_that_take_them_in(field: str, asked: dict[str, Any]) -> None:
    with pytest.raises(InputError) as error:
        ODDS.answer(Question(**asked))
    assert error.value.message.args["field"] == field


@pytest.mark.rule("WH-ASSAULT-12", "WH-UNIT-04")
def test_more_blows_at_a_character_cost_him_more_often() -> None:
    """Nobody strikes him unless it is said; then so many more of the unit live."""
    fight = {"attacker": "10 gretchin", "target": "5 space-marine", "target_joined": "1 librarian", "attack": "assault"}
    tables = [ODDS.answer(Question(**fight, target_at_joined=count)).needs[0] for count in (None, 4, 10)]  # type: ignore[arg-type]
    assert [table.totals for table in tables] == [["10", "5", "1"], ["4", "6", "5", "1"], ["10", "5", "1"]]
    assert [table.rows[2].values[0] for table in tables] == ["4+", "5+", "5+"]
