"""Answers about Warhammer 40,000 four ways: the odds, the engine enumerated by another program, at play, icepool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import RollDice
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.wh40k5.odds.combat.clash import Clash, endings, side_of
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.odds import ODDS, Question
from grognard.games.wh40k5.odds.odds_shot import laid
from grognard.games.wh40k5.odds.questions import TARGET, stage
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.shooting.shooting import Shooting, rolls_of, total_of
from grognard.games.wh40k5.rules.turn.turn import EndOfPhase
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ShockTest
from grognard.games.wh40k5.rules.vehicles.ramming import Ram
from grognard.games.wh40k5.state.choices import Firing, TakeAway
from grognard.games.wh40k5.state.events.assault import StoodFast, Swept
from grognard.games.wh40k5.state.events.morale import Fled
from grognard.games.wh40k5.state.events.shooting import WoundsScored
from grognard.games.wh40k5.state.events.vehicles import Damaged, VehicleDestroyed
from tests.games.playing import happened
from tests.games.wh40k5.table import Posted, play, row, unit
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly
from tests.sampling import first

PLACE_MARKERS = [name for name, _, _ in Shooting.steps].index("place_markers")


def answered(battle: Battle[Any]) -> Choice:
    """What the odds take players to decide; of models alike the last listed fall first."""
    decision = battle.decision
    assert decision is not None
    if isinstance(decision, ChooseCasualties):
        order = sorted(decision.models, key=lambda id: -int(id.rpartition(".")[2]))
        hurt = order[decision.whole] if decision.part else None
        return TakeAway(tuple(sorted(order[: decision.whole])), hurt)
    found = usual(battle, decision)
    return battle.choices()[0] if found is None else found


def fired(question: Question) -> list[tuple[Fraction, Battle[Any]]]:
    """The shooting of a question to the end of its phase, about to be rolled, for each number of shots that is rolled
    for first."""
    battery = laid(stage(question), question, fractions=True)
    assert battery is not None
    assert isinstance(battery.g, Battle)
    shooting = battery.shooting
    found = []
    for values in product(*(total_of(weapon).outcomes(1, 6) for weapon, _ in rolls_of(shooting.lines))):
        chance = Fraction(1)
        for _, part in values:
            chance *= part
        rolled = tuple(shots for shots, _ in values)
        stack = Frame(EndOfPhase()), Frame(shooting, PLACE_MARKERS)
        found.append((chance, battery.g.subgame(*stack, value=rolled)))
    return found


def over(battle: Battle[Any]) -> bool:
    """The phase is over, or the target runs."""
    return battle.over or battle.state.units[TARGET].fleeing


def ending(battle: Battle[Any]) -> Hashable:
    """What has become of a target on foot: wounds, models lost, its fate."""
    target = battle.state.units[TARGET]
    wounds = sum(event.wounds for event in happened(battle, WoundsScored) if event.target == TARGET)
    fate = "destroyed" if not target.alive else "breaks" if target.fleeing else "pinned" if target.down else "holds"
    return wounds, target.started - len(target.models), fate


def harm(battle: Battle[Any]) -> str:
    """What has become of a vehicle."""
    gone = happened(battle, VehicleDestroyed)
    found = [event.result for event in (*gone, *happened(battle, Damaged)) if event.unit == TARGET]
    return max(found, key=RESULTS.index, default="none")


def marginal(chances: Mapping[Hashable, Fraction], which: int) -> dict[Hashable, Fraction]:
    """The chances of one part of an outcome."""
    found: dict[Hashable, Fraction] = {}
    for outcome, chance in chances.items():
        assert isinstance(outcome, tuple)
        found[outcome[which]] = found.get(outcome[which], Fraction(0)) + chance
    return found


def followed(question: Question, worth: Any) -> dict[Hashable, Fraction]:
    """What the engine comes to, die by die."""
    found: dict[Hashable, Fraction] = {}
    for weight, battle in fired(question):
        for outcome, chance in exactly(battle, over, worth, answered).items():
            found[outcome] = found.get(outcome, Fraction(0)) + weight * chance
    return found


# ---- shooting ----------------------------------------------------------------------------------------------------

SMALL = [
    Question(attacker="3 space-marine", target="4 boy"),
    Question(attacker="3 space-marine", target="4 boy", cover="4+", down=True),
    Question(
        attacker="2 space-marine + 1 space-marine missile-launcher", target="2 boy + 1 nob", cover="5+",
        firing=("missile-launcher-krak",),
    ),
    Question(attacker="1 space-marine plasma-gun + 1 space-marine", target="1 sergeant + 2 space-marine", range=10),
    Question(attacker="2 scout sniper-rifle", target="1 sergeant + 2 space-marine", range=30),
    Question(attacker="2 loota", target="1 sergeant + 1 space-marine", range=40),
    Question(attacker="2 space-marine heavy-bolter", target="2 nob bosspole, feel-no-pain"),
    Question(attacker="1 space-marine lascannon", target="1 captain", cover="3+"),
    Question(attacker="1 space-marine flamer", target="3 boy, stealth", range=3, cover="4+"),
    Question(attacker="2 boy big-shoota", target="2 space-marine, fearless", options={"half_of_firers": "no_cover"}),
    Question(attacker="1 deffkopta", target="3 boy"),
    Question(attacker="3 space-marine", target="4 boy", target_models=2, moved=True),
]  # fmt: skip


@pytest.mark.rule("WH-SHOOT-03", "WH-SHOOT-04", "WH-SAVE-12", "WH-SAVE-14", "WH-MORALE-01", "WH-MORALE-08")
@pytest.mark.parametrize("question", SMALL, ids=lambda question: f"{question.attacker} at {question.target}")
def test_the_odds_are_those_of_the_engine_followed_die_by_die(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    found = followed(question, ending)
    assert sum(found.values()) == 1
    for which, name in enumerate(("wounds", "casualties")):
        told = {outcome: chance for outcome, chance in answer[name].items() if chance}
        gone = 0 if question.target_models is None else 4 - question.target_models
        assert {outcome + gone * which: chance for outcome, chance in told.items()} == marginal(found, which), name
    fates = marginal(found, 2)
    if question.down:
        # Who lies already cannot be pinned.
        fates["holds"] = fates.pop("pinned")
    assert {fate: chance for fate, chance in answer["fate"].items() if chance} == fates


ARMOUR = [
    Question(attacker="2 space-marine missile-launcher", target="1 rhino", range=30),
    Question(attacker="1 space-marine multi-melta", target="1 dreadnought", range=12),
    Question(attacker="1 space-marine missile-launcher", target="1 rhino", cover="4+", face="side"),
    Question(attacker="1 loota", target="1 trukk", face="rear"),
    Question(attacker="1 scout sniper-rifle", target="1 trukk"),
    Question(
        attacker="2 space-marine lascannon", target="1 trukk", options={"damage_order": "stop_when_destroyed"}
    ),
]  # fmt: skip


@pytest.mark.rule("WH-VEH-06", "WH-VEH-07", "WH-VEH-09", "WH-VEH-21", "WH-VEH-22")
@pytest.mark.parametrize("question", ARMOUR, ids=lambda question: f"{question.attacker} at {question.target}")
def test_so_are_those_of_shots_at_vehicles(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    found = followed(question, harm)
    assert {result: chance for result, chance in answer["damage"].items() if chance} == found


@pytest.mark.rule("WH-WEAPON-07", "WH-CORE-01")
@pytest.mark.parametrize(
    ("attacker", "target"),
    first(1, [("1 space-marine plasma-cannon", "1 captain"), ("1 space-marine missile-launcher", "2 boy")]),
)
def test_markers_come_down_as_the_engine_lets_them(attacker: str, target: str) -> None:
    question = Question(attacker=attacker, target=target, range=30, firing=("missile-launcher-frag", "plasma-cannon"))
    found = followed(question, ending)
    answer = ODDS.answer(question, fractions=True)
    assert {outcome: chance for outcome, chance in answer["casualties"].items() if chance} == marginal(found, 1)


SQUADRONS = [
    Question(attacker="3 space-marine lascannon", target="2 killa-kan", range=30),
    Question(attacker="1 space-marine lascannon + 2 space-marine missile-launcher", target="2 killa-kan", cover="5+"),
    Question(attacker="1 loota", target="2 killa-kan", face="rear", options={"damage_order": "stop_when_destroyed"}),
]  # fmt: skip


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
@pytest.mark.parametrize("question", SQUADRONS, ids=lambda question: f"{question.attacker} at {question.target}")
def test_hits_on_a_squadron_go_round_among_its_vehicles(question: Question) -> None:
    def gone(battle: Battle[Any]) -> Hashable:
        return 2 - len(battle.state.units[TARGET].models)

    question = replace(question, firing=("missile-launcher-krak",))
    answer = ODDS.answer(question, fractions=True)
    assert {lost: chance for lost, chance in answer["casualties"].items() if chance} == followed(question, gone)
    assert answer.chance("destroyed") == answer["casualties"][2]


@pytest.mark.rule("WH-GAME-05", "WH-USR-01")
@pytest.mark.parametrize("attacker", ["1 space-marine", "1 space-marine, acute-senses"])
def test_by_night_a_target_may_not_be_seen(attacker: str) -> None:
    question = Question(attacker=attacker, target="1 boy", range=22, night=True)
    battle, firing = stage(question), (Firing("a.attacker.1", "boltgun"),)
    start = battle.subgame(Frame(EndOfPhase()), Frame(Shooting("a.attacker", TARGET, firing)))
    answer = ODDS.answer(question, fractions=True)
    found = exactly(start, over, ending, answered)
    assert {lost: chance for lost, chance in answer["casualties"].items() if chance} == marginal(found, 1)


def test_given_a_hit_all_else_has_its_share_of_what_hits_at_all() -> None:
    question = Question(attacker="2 space-marine", target="4 boy", cover="5+", range=20)
    free, given = (ODDS.answer(replace(question, given=known), fractions=True) for known in ("nothing", "hit"))
    missed = free["hits"][0]
    assert given["hits"][0] == 0
    assert given["casualties"][0] == (free["casualties"][0] - missed) / (1 - missed)
    for name, last in (("hits", 2), ("wounds", 2), ("casualties", 2), ("fate", "breaks")):
        assert given[name][last] == free[name][last] / (1 - missed)
    assert given.chance("breaks") == free.chance("breaks") / (1 - missed)
    none = ODDS.answer(Question(attacker="1 space-marine missile-launcher", target="1 rhino", range=30, given="hit"))
    assert none["hits"][0] == 0


def test_a_wounded_model_falls_to_what_it_has_left() -> None:
    question = Question(attacker="1 space-marine", target="1 warboss", range=20)
    plain, hurt = (ODDS.answer(replace(question, target_hurt=lost), fractions=True) for lost in (None, 2))
    assert (plain.chance("destroyed"), hurt.chance("destroyed")) == (0, plain["wounds"][1])
    with pytest.raises(InputError, match="At most 2"):
        ODDS.answer(replace(question, target_hurt=3))


RAMS = [
    Question(attacker="1 rhino", target="1 trukk", attack="ram", range=9),
    Question(attacker="1 vindicator", target="1 land-speeder", attack="ram", range=9, face="side"),
    Question(attacker="1 rhino", target="1 dreadnought", attack="ram", range=11, face="rear"),
]


@pytest.mark.rule("WH-VEH-15", "WH-VEH-28")
@pytest.mark.parametrize("question", RAMS, ids=lambda question: f"{question.attacker} at {question.target}")
def test_of_a_ram_both_suffer_what_the_engine_lets_them(question: Question) -> None:
    def harms(battle: Battle[Any]) -> Hashable:
        gone = happened(battle, VehicleDestroyed)
        events = [(event.unit, event.result) for event in (*gone, *happened(battle, Damaged))]
        return tuple(
            max((result for unit, result in events if unit == id), key=RESULTS.index, default="none")
            for id in (TARGET, "a.attacker")
        )

    battle = stage(question)
    start = battle.subgame(Frame(Ram("a.attacker.1", TARGET, "b.target.1", int(question.away * 1000))))
    found = exactly(start, lambda here: here.over, harms, answered)
    answer = ODDS.answer(question, fractions=True)
    for which, name in enumerate(("damage", "own-damage")):
        assert {result: chance for result, chance in answer[name].items() if chance} == marginal(found, which)
    assert answer.chance("harmed")
    assert " rams " in str(answer)


@pytest.mark.rule("WH-VEH-13", "WH-VEH-14", "WH-USR-22")
@pytest.mark.parametrize(("target", "stands"), [("3 space-marine", Fraction(26, 36)), ("3 boy, tank-hunters", 1)])
def test_a_tank_shock_is_a_test_of_morale_and_a_chance_of_glory(target: str, stands: Fraction) -> None:
    question = Question(attacker="1 rhino", target=target, attack="tank-shock")
    start = stage(question).subgame(Frame(ShockTest("a.attacker.1", TARGET, 12_000)))
    found = exactly(start, over, lambda here: here.state.units[TARGET].fleeing, answered)
    answer = ODDS.answer(question, fractions=True)
    assert answer.chance("stands") == found[False] == stands
    assert answer["shock"]["flees"] == found.get(True, 0)
    # By its dice a krak grenade glances off armour 11 on a 5 and penetrates on a 6, a tank hunter's pistol glances on a
    # 6. A glancing hit stuns by a 4 and immobilises by a 6, a penetrating one does by a 2 and a 4, and wrecks above it.
    glancing, penetrating = Fraction(1, 6) * Fraction(2, 6), Fraction(1, 6) * Fraction(4, 6)
    assert answer.chance("stopped") == stands * (glancing if stands == 1 else glancing + penetrating)


@pytest.mark.rule("WH-GAME-01", "WH-GAME-02", "WH-GAME-03")
def test_a_deep_strike_lands_the_surer_the_farther_off() -> None:
    question = Question(attacker="5 boy, deep-strike", target="10 boy", attack="deep-strike")
    close, safe = (ODDS.answer(replace(question, range=away), fractions=True) for away in (2, 30))
    assert safe.chance("lands") == 1
    assert 0 < close.chance("lands") < 1
    assert sum(chance for _, chance in close["drop"].items()) == 1
    turns = {turn: chance for turn, chance in close["turn"].items() if chance}
    assert turns == {2: Fraction(1, 2), 3: Fraction(1, 3), 4: Fraction(5, 36), 5: Fraction(1, 36)}


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        (Question(attacker="1 dreadnought", target="1 rhino", attack="ram"), "WH-VEH-13"),
        (Question(attacker="1 rhino", target="5 boy", attack="ram"), "WH-VEH-13"),
        (Question(attacker="1 rhino", target="1 rhino", attack="tank-shock"), "WH-VEH-13"),
        (Question(attacker="1 rhino", target="1 rhino", attack="ram", range=30), "WH-VEH-15"),
        (Question(attacker="5 boy", target="5 boy", attack="deep-strike"), "WH-GAME-02"),
    ],
)
def test_drives_and_drops_that_cannot_be_are_refused(question: Question, rule: str) -> None:
    answer = ODDS.answer(question)
    assert answer.refused is not None
    assert rule in answer.refused.rules


@pytest.mark.rule("WH-UNIT-05")
def test_of_a_psychic_power_its_test_and_its_perils_are_told() -> None:
    answer = ODDS.answer(Question(attacker="1 librarian smite", target="5 boy", range=10), fractions=True)
    # Leadership 10: only 11 and 12 fail; a double 1 and a double 6 are perilous.
    assert (answer.chance("power"), answer.chance("perils")) == (Fraction(33, 36), Fraction(2, 36))


AT_PLAY = [
    Question(attacker="space-marines-500/tactical-squad", target="orks-500/mob-2", range=10, cover="4+"),
    Question(attacker="orks-500/lootas", target="space-marines-500/tactical-squad", range=40),
    Question(attacker="space-marines-500/scouts", target="orks-500/lootas", range=30),
    Question(attacker="3 heavy-weapons-team", target="12 boy", range=30),
]


def at_play(start: Battle[Any], seed: int, worth: Any) -> Hashable:
    """One shooting at play."""
    battle = start.clone()
    battle.source = source = Stream(seed)
    while not over(battle):
        decision = battle.decision
        if isinstance(decision, RollDice):
            battle.resolve_chance(source.faces(decision.roll, battle.rolls, battle.used))
        else:
            battle.choose(answered(battle))
    return worth(battle)  # type: ignore[no-any-return]


@pytest.mark.parametrize("question", AT_PLAY, ids=lambda question: question.attacker)
def test_whole_units_do_at_play_what_the_odds_say(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    seen: list[Counter[Hashable]] = [Counter(), Counter(), Counter()]
    ways = fired(question)
    for seed in range(300):
        outcome = at_play(ways[seed % len(ways)][1], seed, ending)
        assert isinstance(outcome, tuple)
        for counts, part in zip(seen, outcome, strict=True):
            counts[part] += 1
    for counts, name in zip(seen, ("wounds", "casualties", "fate"), strict=True):
        assert agrees(counts, dict(answer[name].items())), name


@pytest.mark.parametrize(("cover", "saved"), [("none", 7), ("5+", 5), ("4+", 4)])
def test_plain_shots_are_those_of_icepool(cover: Any, saved: int) -> None:
    answer = odds.ask(
        "wh40k5", Question(attacker="10 space-marine", target="30 boy", range=20, cover=cover), fractions=True
    )
    unsaved = icepool.d6.map(lambda face: int(face < saved))
    wound = icepool.d6.map(lambda face: unsaved if face >= 4 else 0)
    lost = 10 @ icepool.d6.map(lambda face: wound if face >= 3 else 0)
    told = {outcome: Fraction(lost.quantity(outcome), lost.denominator()) for outcome in lost.outcomes()}
    assert {outcome: chance for outcome, chance in answer["casualties"].items() if chance} == told


# ---- assaults ----------------------------------------------------------------------------------------------------

WIDE = 0.984252
"""A base of 25 mm in inches."""


def line(y: float, count: int) -> list[tuple[float, float]]:
    """Places side by side, bases touching."""
    return [(10 + WIDE * number, y) for number in range(count)]


def foot(id: str, entry: str, *rows: Any, **more: Any) -> Posted:
    """A unit in a line, touching that of the other side."""
    count = sum(each.count for each in rows)
    return unit(id, entry, rows, places=line(10 + WIDE if id.startswith("a") else 10, count), **more)


FIGHTS = [
    (
        foot("a.one", "tactical-squad", row("space-marine", 2), charged=("b.two",)),
        foot("b.two", "boyz", row("boy", 3)),
    ),
    (
        foot("a.one", "tactical-squad", row("sergeant"), row("space-marine")),
        foot("b.two", "boyz", row("nob", 1, "power-klaw"), row("boy", 2), charged=("a.one",)),
    ),
    (
        foot("a.one", "boyz", row("nob", 1, "bosspole"), row("boy", 1), charged=("b.two",), stumbled=True),
        foot("b.two", "boyz", row("boy", 2), special=("fearless",)),
    ),
    (
        foot("a.one", "captain", row("captain", 1, "power-weapon"), charged=("b.two",)),
        foot("b.two", "boyz", row("nob", 1, "power-klaw"), special=("stubborn",)),
    ),
    # A force weapon before, at and after the Initiative of its victims; its perils, and both bearers at once.
    (
        foot("a.one", "librarian", row("librarian"), charged=("b.two",)),
        foot("b.two", "boyz", row("nob", 1)),
    ),
    (
        foot("a.one", "boyz", row("nob", 1), charged=("b.two",)),
        foot("b.two", "librarian", row("librarian"), wounds={1: 1}),
    ),
    (
        foot("a.one", "librarian", row("librarian"), charged=("b.two",), wounds={1: 1}),
        foot("b.two", "librarian", row("librarian")),
    ),
    (
        foot("a.one", "librarian", row("librarian"), powers=("a.one.1",)),
        foot("b.two", "boyz", row("nob", 1), row("boy", 1)),
    ),
]  # fmt: skip


def after(battle: Battle[Any], units: Mapping[str, Any]) -> Hashable:
    """How a combat has ended, and who is left."""
    swept = [event for event in happened(battle, Swept) if event.caught and not happened(battle, StoodFast)]
    fled = [event.unit for event in happened(battle, Fled)]
    for id, name in (("a.one", "attacker"), ("b.two", "target")):
        if swept and swept[0].unit == id:
            return f"{name}-caught"
        if id in fled:
            return f"{name}-flees"
    left = tuple(parts_of(battle, whole) for whole in units.values())
    alive = tuple(any(parts) for parts in left)
    if not any(alive):
        return "both-destroyed"
    return ("locked" if all(alive) else "target-destroyed" if alive[0] else "attacker-destroyed", *left)


def parts_of(battle: Battle[Any], whole: Any) -> tuple[tuple[int, ...], ...]:
    """The Wounds each group of a unit has left."""
    models = battle.state.units[whole.id].models
    groups = groups_of(whole)
    return tuple(tuple(sorted((m.wounds for m in models if m.id in ids), reverse=True)) for ids in groups)


def ran(battle: Battle[Any]) -> bool:
    """Somebody has run or been caught, or the combat's round is over."""
    caught = any(event.caught for event in happened(battle, Swept)) and not happened(battle, StoodFast)
    return battle.over or caught or bool(happened(battle, Fled))


@pytest.mark.rule(
    "WH-ASSAULT-09", "WH-ASSAULT-10", "WH-ASSAULT-13", "WH-ASSAULT-15", "WH-ASSAULT-24", "WH-CCW-08", "WH-MORALE-17"
)
@pytest.mark.parametrize("sides", FIGHTS, ids=lambda sides: sides[0].listed.unit)
def test_a_round_of_combat_is_the_engine_followed_die_by_die(sides: tuple[Posted, Posted]) -> None:
    battle = play(Combat(("a.one", "b.two")), *sides, dice=None, phase="assault")
    units = {each.unit.id: each.unit for each in sides}
    sides_in_it = (side_of(battle, whole, fractions=True) for whole in units.values())
    clash = Clash(battle, *sides_in_it, told=lambda side, now: now)
    told: dict[Hashable, Fraction] = {}
    for end, chance in endings(clash).items():
        key: Hashable = end.result
        if end.result == "locked" or end.result in ("attacker-destroyed", "target-destroyed"):
            key = (end.result, *end.told)
        told[key] = told.get(key, Fraction(0)) + Fraction(chance)
    found = exactly(battle, ran, lambda here: after(here, units), answered)
    assert {key: chance for key, chance in told.items() if chance} == found


# ---- questions ---------------------------------------------------------------------------------------------------


def test_needed_rolls_stand_with_their_rules() -> None:
    (table,) = ODDS.answer(Question(attacker="orks-500/lootas", target="5 space-marine", cover="5+")).needs
    assert [(line.rule, line.values) for line in table.rows] == [
        ("WH-SHOOT-03", ["5+"]), ("WH-SHOOT-04", ["2+"]), ("WH-SAVE-01", ["3+"]),
    ]  # fmt: skip
    (blows,) = ODDS.answer(Question(attacker="5 boy", target="5 space-marine", attack="assault")).needs
    assert [line.values for line in blows.rows] == [["3", "4"], ["4", "1"], ["4+", "4+"], ["4+", "4+"]]


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        (Question(attacker="5 space-marine", target="5 boy", range=30), "WH-SHOOT-08"),
        (Question(attacker="1 space-marine missile-launcher", target="5 boy", range=60), "WH-SHOOT-08"),
        (Question(attacker="5 loota", target="5 boy", moved=True), "WH-WEAPON-04"),
        (Question(attacker="5 boy", target="5 space-marine", attack="assault", range=7), "WH-ASSAULT-02"),
        (Question(attacker="1 rhino", target="5 space-marine", attack="assault"), "WH-ASSAULT-01"),
        (Question(attacker="5 fenrisian-wolf", target="5 space-marine"), "WH-SHOOT-01"),
        (Question(attacker="5 librarian", target="5 nob", attack="assault"), "WH-CCW-08"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(question: Question, rule: str) -> None:
    answer = ODDS.answer(question)
    assert answer.refused is not None
    assert rule in answer.refused.rules


@pytest.mark.parametrize(
    ("field", "asked"),
    [
        ("attacker", {"attacker": "nobody", "target": "5 boy"}),
        ("attacker", {"attacker": "5 boys", "target": "5 boy"}),
        ("attacker", {"attacker": "5 boy boltgun", "target": "5 boy"}),
        ("attacker", {"attacker": "5 boy + 1 space-marine", "target": "5 boy"}),
        ("target", {"attacker": "5 boy", "target": "5 boy, invisible"}),
        ("target", {"attacker": "5 boy", "target": "40 boy + 30 boy"}),
        ("models", {"attacker": "5 boy", "target": "5 boy", "models": 6}),
        ("firing", {"attacker": "5 boy", "target": "5 boy", "firing": ("bow",)}),
    ],
)
def test_a_question_that_cannot_be_read_names_its_field(field: str, asked: dict[str, Any]) -> None:
    with pytest.raises(InputError) as error:
        ODDS.answer(Question(**asked))
    assert error.value.message.args["field"] == field


def test_every_change_worth_asking_about_has_an_answer() -> None:
    for question in (
        Question(attacker="orks-500/lootas", target="10 boy"),
        Question(attacker="5 boy", target="5 space-marine", attack="assault"),
    ):
        plain = ODDS.measure(ODDS.answer(question))
        changes = [change for _, change in ODDS.variations(question) if not change.get("moved")]
        values = [ODDS.measure(ODDS.answer(replace(question, **change))) for change in changes]
        assert any(value < plain for value in values)
    assert {field.name for field in ODDS.fields()} == set(Question.__struct_fields__)


def test_an_assault_through_difficult_terrain_gets_there_as_often_as_the_dice_let_it() -> None:
    question = Question(attacker="5 boy", target="5 space-marine", attack="assault", through=True, range=5)
    answer = ODDS.answer(question, fractions=True)
    assert answer.chance("contact") == 1 - Fraction(4, 6) ** 2
    assert answer["end"]["short"] == Fraction(4, 9)
    assert answer["casualties"].at_least(0) == 1
    assert sum(chance for _, chance in answer["end"].items()) == 1


def test_a_counter_attack_is_made_as_often_as_its_test_is_passed() -> None:
    plain, other = (
        ODDS.answer(Question(attacker="5 boy", target=target, attack="assault"), fractions=True)["own"].mean
        for target in ("5 space-marine", "5 space-marine, counter-attack")
    )
    assert other > plain


@pytest.mark.rule("WH-VEH-10", "WH-VEH-11")
def test_a_walker_fights_as_the_engine_lets_it() -> None:
    """It strikes before the mob, is struck on its front, loses an attack with its tracks."""
    walker = unit("a.one", "dreadnought", [row("dreadnought")], 10, 20, charged=("b.two",))
    radius = walker.unit.models[0].radius / 1000
    nob = unit("b.two", "boyz", [row("nob", 1, "power-klaw")], places=[(10, 20 - radius - WIDE / 2)])
    battle = play(Combat(("a.one", "b.two")), walker, nob, dice=None, phase="assault")
    units = {each.unit.id: each.unit for each in (walker, nob)}
    first, second = (side_of(battle, whole, fractions=True) for whole in units.values())
    told: dict[Hashable, Fraction] = {}
    for end, chance in endings(Clash(battle, first, second)).items():
        key = end.told[1], end.told[0], end.result
        told[key] = told.get(key, Fraction(0)) + Fraction(chance)

    def worth(here: Battle[Any]) -> Hashable:
        result = after(here, {"b.two": units["b.two"]})
        gone, wrecked = (not here.state.units[id].models for id in ("b.two", "a.one"))
        name = "attacker-destroyed" if wrecked else "target-destroyed" if gone else "locked"
        return int(gone), int(wrecked), result if isinstance(result, str) and result.startswith("target") else name

    found = exactly(battle, ran, worth, answered)
    assert {key: chance for key, chance in told.items() if chance} == found


@pytest.mark.rule("WH-UNIT-05")
def test_psychic_shooting_waits_for_its_test() -> None:
    librarian = unit("a.one", "librarian", [row("librarian", 1, "smite")], 10, 16)
    firing = (Firing("a.one.1", "smite"),)
    boys = unit("b.two", "boyz", [row("boy", 4)], 10, 10)
    battle = play(Shooting("a.one", "b.two", firing), librarian, boys, dice=None)
    found = battery(battle, "a.one", "b.two", firing, fractions=True)
    assert found is not None

    def worth(here: Battle[Any]) -> Hashable:
        return 4 - len(here.state.units["b.two"].models)

    told = {lost: chance for lost, chance in found.lost().items() if chance}
    assert told == exactly(battle, lambda here: here.over, worth, answered)
