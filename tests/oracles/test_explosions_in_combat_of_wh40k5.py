"""What explosions in a close combat of Warhammer 40,000 cost: the odds against the engine followed die by die."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.wh40k5.evaluation.evaluation import charge_worth
from grognard.games.wh40k5.ground.context import INCH
from grognard.games.wh40k5.odds import expected_fights, odds_assault
from grognard.games.wh40k5.odds.combat.clash import Clash, endings, side_of
from grognard.games.wh40k5.odds.combat.sides import toll
from grognard.games.wh40k5.odds.hit_odds import worth
from grognard.games.wh40k5.odds.questions import ATTACKER, BESIDE, TARGET, Question, stage
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.rounds import Rounds
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.state.choices import Charge, TakeAway
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.events.vehicles import VehicleDestroyed
from grognard.games.wh40k5.table import preview_fights
from grognard.space.plane import gap
from tests.games.playing import happened
from tests.games.wh40k5.fights import armed
from tests.games.wh40k5.table import Posted, play, row, unit
from tests.games.wh40k5.vehicles_table import speeder
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_several_in_wh40k5 import at_the_end, leader, led, ran, with_grenades
from tests.oracles.test_odds_of_wh40k5 import WIDE


@pytest.mark.rule("WH-VEH-07", "WH-VEH-08", "WH-VEH-10", "WH-VEH-11", "WH-VEH-33")
@pytest.mark.parametrize("option", ["ordinary", "squadron"])
@pytest.mark.parametrize("striking", ["a.men", "a.kans"])
def test_walkers_of_a_squadron_fight_fall_and_explode_one_by_one(option: str, striking: str) -> None:
    """Two marines with power fists, each at one of two killa kans and within an inch of the other, so that every
    explosion reaches both."""
    one, two = ("a.one", "b.two") if striking == "a.men" else ("b.two", "a.one")
    kans = unit(two, "killa-kans", [row("killa-kan", 2)], places=[(10, 20), (11.62, 20)])
    reach = kans.unit.models[0].radius / 1000 + WIDE / 2
    places = [(x, 20 - (reach**2 - 0.29**2) ** 0.5) for x in (10.29, 11.33)]
    men = armed(unit(one, "tactical-squad", [row("space-marine", 2)], places=places), "power-fist")
    assert all(gap(man.body, kan.body) < INCH for man in men.unit.models for kan in kans.unit.models)
    agree_on_explosions(sorted((men, kans), key=lambda each: each.unit.id), squadron_of_one=option)


@pytest.mark.rule("WH-VEH-07", "WH-VEH-10", "WH-VEH-33", "WH-ASSAULT-24")
def test_an_explosion_keeps_those_from_striking_whose_turn_comes_later() -> None:
    """A marine with krak grenades strikes the first of two speeders before another with a power fist the second."""
    speeders = speeder("b.two", 10, 20, 2, places=[(10, 20), (12.02, 20)])
    at = 20 - (3.5 + WIDE) / 2
    men = unit("a.one", "tactical-squad", [row("space-marine", 2)], places=[(10.5, at), (11.55, at)])
    first, second = men.unit.models
    men = replace(men, unit=replace(men.unit, models=(first, replace(second, gear=("power-fist",)))))
    assert all(gap(man.body, each.body) < INCH for man in men.unit.models for each in speeders.unit.models)
    agree_on_explosions([men, speeders])


@pytest.mark.rule("WH-VEH-07", "WH-UNIT-04")
def test_an_explosion_reaches_a_character_beside_his_unit() -> None:
    """A librarian beside a marine, whom the walker strikes."""
    reach = unit("b.two", "killa-kans", [row("killa-kan")]).unit.models[0].radius / 1000 + WIDE / 2
    man = unit("a.one", "tactical-squad", [row("space-marine")], places=[(10, 20)])
    led_by = leader("a.boss", "librarian", 10 + reach, 20 - reach)
    kan = unit("b.two", "killa-kans", [row("killa-kan")], places=[(10, 20 - reach)])
    agree_on_explosions([*led(armed(man, "power-fist"), led_by), kan])


@pytest.mark.rule("WH-VEH-07", "WH-VEH-08", "WH-VEH-33")
def test_whom_the_explosions_of_a_squadron_in_contact_reach_besides() -> None:
    """Two boyz three inches from one of two speeders and farther from the other, which two marines strike."""
    speeders = speeder("b.two", 10, 20, 2, places=[(10, 20), (12.02, 20)])
    at = 20 - (3.5 + WIDE) / 2
    men = armed(
        unit("a.one", "tactical-squad", [row("space-marine", 2)], places=[(10.5, at), (11.55, at)]), "power-fist"
    )
    boyz_ = unit("b.by", "boyz", [row("boy", 2)], places=[(15, 21), (16.5, 21)])
    battle = play(Combat(("a.one", "b.two")), men, speeders, boyz_, dice=None, phase="assault")
    sides = [side_of(battle, each.unit, fractions=True, apart=True) for each in (men, speeders)]
    ends = endings(Clash(battle, *sides, told=toll))
    told = odds_assault.bystanders(battle, "a.one", speeders.unit, ends, Fraction(1))
    assert [each.unit.id for each in told] == ["b.by"]
    found = exactly(
        battle,
        lambda here: not any(isinstance(frame.procedure, Rounds) for frame in here.stack),
        lambda here: 2 - len(here.state.units["b.by"].models),
        the_nearest_fall,
    )
    assert {number: chance for number, chance in told[0].lost().items() if chance} == found
    assert all(found[number] for number in (0, 1, 2))


def the_nearest_fall(battle: Battle[Any]) -> Choice:
    """Of models alike those that are listed first, who stand nearest."""
    decision = battle.decision
    if isinstance(decision, ChooseCasualties):
        return TakeAway(decision.models[: decision.whole])
    return with_grenades(battle)


@pytest.mark.rule("WH-VEH-07", "WH-VEH-08")
def test_an_assault_on_a_squadron_says_whom_it_may_hurt_beside_it() -> None:
    question = Question(
        attacker="3 sergeant power-fist", target="2 killa-kan", attack="assault", range=5, beside="4 boy"
    )
    answer = odds.ask("wh40k5", question)
    shown = preview_fights.charge(stage(question), Charge(ATTACKER, TARGET), whole=True)
    said = [note.message.args["mean"] for note in shown.notes if note.message.id == "wh-forecast-blown-up"]
    assert said == [f"{answer[name].mean:.2f}" for name in ("blast", "beside")]
    alone = odds.ask("wh40k5", replace(question, beside=""))
    for name in alone.names:
        assert list(answer[name].chances) == pytest.approx(list(alone[name].chances), abs=1e-12)
    assert odds.ask("wh40k5", replace(question, attacker="1 dreadnought"))["beside"].mean > 0
    with pytest.raises(InputError, match="beside"):
        odds.ask("wh40k5", replace(question, until="end"))


def agree_on_explosions(posted: list[Posted], **options: str) -> None:
    """A round of combat is the engine followed die by die, with what explosions cost creatures and which vehicles they
    are of."""
    battle = play(Combat(("a.one", "b.two")), *posted, dice=None, phase="assault", options=options)
    whole = {each.unit.id: each.unit for each in posted if each.unit.id in ("a.one", "b.two")}
    sides = [side_of(battle, each, fractions=True, apart=True) for each in whole.values()]
    told: dict[Hashable, Fraction] = {}
    for end, chance in endings(Clash(battle, *sides, told=toll)).items():
        key = *end.told, end.result
        told[key] = told.get(key, Fraction(0)) + Fraction(chance)

    def worth(here: Battle[Any]) -> Hashable:
        lost = [
            (side.most - alive(here, id), blown_up(here, id), exploded(here, id))
            for id, side in zip(whole, sides, strict=True)
        ]
        end = at_the_end(whole)(here)
        name = end if isinstance(end, str) else end[0]  # type: ignore[index]
        return *lost, name

    def decided(here: Battle[Any]) -> bool:
        """Whom the winner's way over a crater hurts is no part of it."""
        if any(isinstance(frame.procedure, Rounds) for frame in here.stack):
            return False
        return ran(here) or not all(alive(here, id) for id in whole)

    found = exactly(battle, decided, worth, with_grenades)
    assert {key: chance for key, chance in told.items() if chance} == found
    assert any(lost[1] for key in found for lost in key[:2])  # type: ignore[index]
    most = max(len(unit.models) for unit in whole.values() if unit.is_vehicle)
    assert any(len(lost[2]) == most for key in found for lost in key[:2])  # type: ignore[index]


def alive(battle: Battle[Any], unit: str) -> int:
    """How many models are left of a unit and those who fight in it."""
    return sum(len(each.models) for id, each in battle.state.units.items() if id[0] == unit[0])


def exploded(battle: Battle[Any], unit: str) -> tuple[str, ...]:
    """Which of its vehicles have exploded."""
    gone = happened(battle, VehicleDestroyed)
    return tuple(sorted(each.model for each in gone if each.unit == unit and each.result == "explodes"))


def blown_up(battle: Battle[Any], unit: str) -> int:
    """How many of them explosions have cost."""
    lost = [each for each in happened(battle, Losses) if each.unit[0] == unit[0] and each.cause == "explosion"]
    return sum(len(each.removed) for each in lost)


@pytest.mark.rule("WH-VEH-07", "WH-VEH-33", "WH-ASSAULT-18")
@pytest.mark.parametrize("until", ["round", "end"])
def test_what_explosions_cost_is_told_of_either_side_in_contact(until: str) -> None:
    """Of one walker however long they fight, of several after a round."""
    men, kan = "3 sergeant power-fist", "1 killa-kan"
    charged, charging = (
        odds.ask("wh40k5", attacker=one, target=other, attack="assault", until=until, fractions=True)
        for one, other in ((men, kan), (kan, men))
    )
    for answer, name, other, lost in ((charged, "blast", "caught", "own"), (charging, "caught", "blast", "casualties")):
        assert other not in answer.names
        assert 0 < answer[name].mean < answer[lost].mean
        assert sum(chance for _, chance in answer[name].items()) == 1
    several = odds.ask("wh40k5", attacker=men, target="2 killa-kan", attack="assault", until=until)
    assert ("blast" in several.names) == (until == "round")


@pytest.mark.rule("WH-VEH-07")
def test_fewer_who_fight_are_fewer_whom_an_explosion_reaches() -> None:
    """Gretchin whom a walker kills one after another, and a sergeant who blows it up."""
    found = [
        odds.ask("wh40k5", attacker="3 sergeant power-fist", target="1 dreadnought", engaged=count, attack="assault")
        for count in (1, 2, 3)
    ]
    most = [each["blast"].at_least(1) for each in found]
    assert 0 < most[0] < most[1] < most[2]
    assert [max(lost for lost, chance in each["blast"].items() if chance) for each in found] == [1, 2, 3]


@pytest.mark.rule("WH-VEH-07", "WH-VEH-33", "WH-USR-04", "WH-ASSAULT-13")
@pytest.mark.parametrize(
    ("attacker", "target"),
    [
        ("3 sergeant power-fist", "1 dreadnought"),
        ("3 sergeant power-fist", "2 killa-kan"),
        ("2 killa-kan", "4 sergeant power-fist"),
        ("6 space-marine", "1 trukk"),
        ("4 space-marine", "2 land-speeder"),
        ("4 boy", "4 space-marine, counter-attack"),
    ],
)
def test_the_preview_of_a_charge_says_what_the_odds_do(attacker: str, target: str) -> None:
    question = Question(attacker=attacker, target=target, attack="assault", range=5)
    answer = odds.ask("wh40k5", question)
    shown = preview_fights.charge(stage(question), Charge(ATTACKER, TARGET), whole=True)
    for name, chart in zip(("end", "damage"), shown.charts, strict=False):
        wanted = [float(chance) for _, chance in answer[name].items()]
        assert [bar.probability for bar in chart.bars] == pytest.approx(wanted, abs=1e-12)
    assert len(shown.charts) == 1 + ("damage" in answer.names)
    means = [f"{answer[name].mean:.2f}" for name in ("blast", "caught") if name in answer.names]
    said = [note.message.args["mean"] for note in shown.notes if note.message.id == "wh-forecast-blown-up"]
    assert said == means


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-03", "WH-VEH-07")
@pytest.mark.parametrize(
    ("attacker", "target", "down"),
    [
        ("4 space-marine", "4 boy", False),
        ("4 boy", "4 boy", False),
        ("4 boy", "4 boy", True),
        ("3 sergeant power-fist", "1 dreadnought", False),
        ("6 space-marine", "1 trukk", False),
        ("4 space-marine", "2 land-speeder", False),
    ],
)
def test_the_preview_of_a_charge_through_rough_ground_says_what_the_odds_do(
    attacker: str, target: str, down: bool
) -> None:
    """It may fall short, and who comes through such ground strikes late, unless his enemy lies there."""
    question = Question(attacker=attacker, target=target, attack="assault", range=4, through=True, down=down)
    battle = stage(question)
    answer = odds.ask("wh40k5", question)
    shown = preview_fights.charge(battle, Charge(ATTACKER, TARGET, through=True), whole=True)
    dice, *charts = shown.charts
    assert len(dice.bars) == 6
    for name, chart in zip(("end", "damage"), charts, strict=False):
        wanted = [float(chance) for _, chance in answer[name].items()]
        assert [bar.probability for bar in chart.bars] == pytest.approx(wanted, abs=1e-12)
    said = [note.message.args["mean"] for note in shown.notes if note.message.id == "wh-forecast-blown-up"]
    assert said == [f"{answer[name].mean:.2f}" for name in ("blast", "caught") if name in answer.names]


@pytest.mark.rule("WH-VEH-07", "WH-VEH-19")
def test_the_preview_of_a_charge_says_who_else_is_near() -> None:
    """Those aboard and beside; of the attacker only what it is in contact."""
    question = Question(
        attacker="6 space-marine", target="1 trukk", attack="assault", range=3, aboard="3 boy", beside="4 boy"
    )
    answer = odds.ask("wh40k5", question)
    shown = preview_fights.charge(stage(question), Charge(ATTACKER, TARGET), whole=True)
    told = [note for note in shown.notes if note.message.id == "wh-forecast-explosion"]
    assert {str(note.message.args["aboard"]) for note in told} == {"true", "false"}
    explodes = answer["damage"]["explodes"]
    for note in told:
        mean = answer["riders" if note.message.args["aboard"] == "true" else "beside"].mean / explodes
        assert note.message.args["mean"] == f"{mean:.2f}"


@pytest.mark.rule("WH-VEH-07", "WH-VEH-33")
@pytest.mark.parametrize("vehicle", ["1 trukk", "1 rhino"])
def test_the_computer_expects_of_explosions_in_contact_what_the_odds_say(vehicle: str) -> None:
    """Of all who strike alike a vehicle that does not strike back."""
    question = Question(attacker="6 space-marine", target=vehicle, attack="assault")
    battle = stage(question)
    unit, foe = (battle.state.units[id] for id in (ATTACKER, TARGET))
    charging = replace(unit, charged=(TARGET,))
    mean = odds.ask("wh40k5", question)["blast"].mean
    lost = float(mean) * worth(unit.models[0])
    assert lost > 0
    assert expected_fights.blown(battle, charging, foe) == pytest.approx(lost, abs=1e-12)
    assert expected_fights.Clash(battle, unit, foe).suffers == pytest.approx(lost, abs=1e-12)
    assert expected_fights.blown(battle, foe, unit) == 0


@pytest.mark.rule("WH-VEH-07")
def test_the_computer_counts_who_stands_beside_a_vehicle_that_it_charges() -> None:
    question = Question(attacker="6 space-marine", target="1 trukk", attack="assault", beside="4 boy")
    battle = stage(question)
    unit, foe, near = (battle.state.units[id] for id in (ATTACKER, TARGET, BESIDE))
    lost = float(odds.ask("wh40k5", question)["beside"].mean) * worth(near.models[0])
    assert lost > 0
    assert expected_fights.aside(battle, unit, foe) == pytest.approx(lost, abs=1e-12)
    charge = Charge(ATTACKER, TARGET)
    alone = stage(replace(question, beside=""))
    assert charge_worth(battle, charge) - charge_worth(alone, charge) == pytest.approx(lost, abs=1e-12)
