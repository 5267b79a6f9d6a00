"""The forecasts of Axis & Allies Miniatures: which dice decide something, what was to be expected, how it is read.

Counted for each side are the steps of harm its attacks do (disrupted 1, damaged 2, destroyed 3, above what the target
suffers anyway), the tests it passes (movement rolls, mines, abilities, bridges) and the initiative it wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.core.battle import RollDice
from grognard.core.engine.dice import Total
from grognard.core.engine.events import Entry, Happened, Rolled
from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.traits import BURNING
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.crossing import name_of
from grognard.games.axis_allies_minis.odds.attack_odds import Target, outcome_of
from grognard.games.axis_allies_minis.rules.attack import fates as attack
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.rules.attack.demolition import Demolition
from grognard.games.axis_allies_minis.rules.attack.special_attacks import Headshot, RemoteControl
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.movement.advance import MovementRolls
from grognard.games.axis_allies_minis.rules.movement.fates import PASSED, SAFE
from grognard.games.axis_allies_minis.rules.movement.obstacles import Mines
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.rules.turn.casualty import TurnMarkers
from grognard.games.axis_allies_minis.rules.turn.initiative import Initiative, Pair, RerollDice, winner_of
from grognard.games.axis_allies_minis.state.conditions import RESULTS
from grognard.games.axis_allies_minis.state.events.attack import Marked
from grognard.games.axis_allies_minis.state.events.movement import Disrupted
from grognard.games.axis_allies_minis.state.events.turn import UnitDestroyed
from grognard.games.axis_allies_minis.state.names import side_name_of, unit_name
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.odds.answers import Spread
from grognard.odds.distributions import Chance
from grognard.odds.forecasts import Read, Share, Trial, dice_of, throwing
from grognard.odds.outcomes import Cases

TALLIES: dict[str, Message] = {
    "harm": say("aam-luck-harm"),
    "tests": say("aam-luck-tests"),
    "initiative": say("aam-luck-initiative"),
}
RESULT_CASES: dict[str, Message] = {result: say("aam-outcome", outcome=result) for result in RESULTS}
STOPPED = ("none", "disrupted")
TESTED = ("failed", "passed")
AHEAD = ("behind", "even", "ahead")


def trials(g: B) -> list[Trial]:
    """The trial that begins with the roll a battle stops at, if one does."""
    match throwing(g)[1].procedure:
        case Strike(aim=Aim() as aim, shown=None) | Headshot(aim=Aim() as aim):
            return [attack_trial(g, aim)]
        case ReactionShot(aim=Aim() as aim, shown=None):
            return [reaction_trial(g, aim)]
        case RemoteControl(unit=id):
            return [try_trial(g, g.state.units[id], "remote", attack.ARRIVED)]
        case MovementRolls(unit=id, checks=(check, *_)):
            return [try_trial(g, g.state.units[id], "movement", PASSED, what=name_of(check.what))]
        case Mines(unit=id):
            return [try_trial(g, g.state.units[id], "mines", SAFE)]
        case Demolition(choice=choice):
            return [try_trial(g, g.state.units[choice.unit], "bridge", attack.BLOWN)]
        case TurnMarkers(units=(id, *_), rolls=ability) if ability:
            bad, name = ability in BURNING, ABILITIES[ability].name
            passing = ("destroyed",) if bad else RESULTS[:-1]
            return [try_trial(g, g.state.units[id], "ability", *passing, bad=bad, what=name)]
        case Initiative(dice=None):
            return [initiative_trial(g, None, 0)]
        case RerollDice(seat=seat):
            here = g.stack[-2].procedure
            assert isinstance(here, Initiative)
            return [initiative_trial(g, here.shown(), seat)]
        case _:
            return []


# ---- attacks ---------------------------------------------------------------------------------------------------------


def attacked(g: B, aim: Aim) -> Spread:
    """What an attack makes of its target, by the markers it has already too (AAM-HIT-05, AAM-COVER-03)."""
    target = g.state.units[aim.target]
    chances = Cases.of({str(case): chance for case, chance in outcome_of(aim, target, arrived=True).marked.items()})
    return Spread("attack", say("aam-forecast-attack", target=unit_name(g, target.id)), chances, RULES, RESULT_CASES)


RULES = ("AAM-HIT-04", "AAM-HIT-05", "AAM-COVER-03")


def attack_trial(g: B, aim: Aim) -> Trial:
    """An attack: the steps of harm it adds to what its target will suffer anyway. It is the luck of the target's enemy,
    whoever attacks (AAM-SA-06)."""
    target = g.state.units[aim.target]
    before = RESULTS.index(outcome_of(aim, target, arrived=True).before)
    worth = tuple(float(max(0, step - before)) for step in range(len(RESULTS)))
    share = Share(enemy(target.seat), "harm", worth)
    read = read_stun(target) if aim.stunning else read_attack(target)
    return Trial(g, attacked(g, aim), read, share, depth=throwing(g)[0])


def read_attack(target: Unit) -> Read:
    """What the markers of an attack make of a unit, with those it had."""
    found = Target.of(target)

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        for entry in entries:
            match entry:
                case Happened(UnitDestroyed(unit=id, why="fire")) if id == target.id:
                    return "destroyed"
                case Happened(Marked(unit=id, markers=markers)) if id == target.id:
                    return found.result((*found.hits, *markers))
        return found.result(found.hits) if over else None

    return read


def read_stun(target: Unit) -> Read:
    """Whether a unit has been disrupted at once."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        hit = any(isinstance(each, Happened) and each.event == Disrupted(target.id) for each in entries)
        return "disrupted" if hit else "none" if over else None

    return read


def reaction_trial(g: B, aim: Aim) -> Trial:
    """A reaction shot, with the second one of a Double Shot (AAM-DF-08, AAM-DF-11)."""
    target = g.state.units[aim.target]
    results = outcome_of(aim, target).marked
    chances = Cases(STOPPED, tuple(results[case] for case in STOPPED))
    title = say("aam-forecast-attack", target=unit_name(g, target.id))
    spread = Spread("reaction", title, chances, ("AAM-DF-08",), {case: RESULT_CASES[case] for case in STOPPED})
    share = Share(enemy(target.seat), "harm", (0, 1))
    return Trial(g, spread, read_stun(target), share, depth=throwing(g)[0], again=True)


# ---- tests -----------------------------------------------------------------------------------------------------------


def tested(g: B, unit: Unit, name: str, chance: Chance, *rules: str, **args: Message) -> Spread:
    """A roll that succeeds or not."""
    words = {case: say(f"aam-forecast-{case}", test=name) for case in TESTED}
    title = say(f"aam-forecast-{name}", unit=unit_name(g, unit.id), **args)
    return Spread(name, title, Cases(TESTED, (1 - chance, chance)), rules, words)


def try_trial(g: B, unit: Unit, name: str, *passing: str, bad: bool = False, **args: Message) -> Trial:
    """A roll that succeeds if all its dice come to one of these outcomes; ``bad``: success is what its owner must fear
    (AAM-SA-49)."""
    decision = g.decision
    assert isinstance(decision, RollDice)
    passed, read_passed = dice_of(g, *passing)
    dice = decision.roll.count

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        number = read_passed(entries, over)
        return None if number is None else TESTED[number == dice]

    share = Share(unit.seat, "tests", (1, 0) if bad else (0, 1))
    spread = tested(g, unit, name, passed[dice], *decision.roll.rules, **args)
    return Trial(g, spread, read, share, depth=throwing(g)[0])


# ---- initiative ------------------------------------------------------------------------------------------------------


def ahead(g: G, dice: Pair) -> str:
    """How the first side stands in initiative with these totals (AAM-TURN-02)."""
    winner = winner_of(g, dice)
    return "even" if winner is None else "ahead" if winner == 0 else "behind"


TOTALS = dict(Total().outcomes(2, 6))


def initiative(g: B, known: tuple[Pair, Pair] | None, seat: int) -> Spread:
    """How the first side will stand: after all four dice, or after both of a seat are thrown again (AAM-TURN-04)."""
    found = dict.fromkeys(AHEAD, Fraction(0))
    for own, chance in TOTALS.items():
        for other, part in TOTALS.items() if known is None else [(sum(known[1 - seat]), Fraction(1))]:
            found[ahead(g, (own, other) if seat == 0 else (other, own))] += chance * part
    words = {case: say(f"aam-forecast-{case}", side=side_name_of(g, 0), other=side_name_of(g, 1)) for case in AHEAD}
    return Spread("initiative", say("aam-forecast-initiative"), Cases.of(found), ("AAM-TURN-02",), words)


def initiative_trial(g: B, known: tuple[Pair, Pair] | None, seat: int) -> Trial:
    """Initiative: who is ahead once these dice lie, whatever is decided about throwing again."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        first = entries[0] if entries else None
        if not isinstance(first, Rolled):
            return None
        if known is None:
            return ahead(g, (sum(first.faces[:2]), sum(first.faces[2:])))
        own, other = sum(first.faces), sum(known[1 - seat])
        return ahead(g, (own, other) if seat == 0 else (other, own))

    shares = Share(0, "initiative", (0, 0.5, 1)), Share(1, "initiative", (1, 0.5, 0))
    return Trial(g, initiative(g, known, seat), read, *shares)
