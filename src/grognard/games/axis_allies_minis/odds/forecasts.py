"""The forecasts of Axis & Allies Miniatures: which dice decide something, what was to be expected, how it is read.

Counted for each side are the steps of harm its attacks do (disrupted 1, damaged 2, destroyed 3, above what the target
suffers anyway), the tests it passes (movement rolls, mines, abilities, bridges) and the initiative it wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.core.battle import RollDice
from grognard.core.engine.events import Entry, Happened, Rolled
from grognard.core.messages import Message, say
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.crossing import name_of
from grognard.games.axis_allies_minis.odds.attack_odds import RESULTS, outcome_at, result_of
from grognard.games.axis_allies_minis.odds.chances import result_without
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.rules.attack.demolition import Demolition
from grognard.games.axis_allies_minis.rules.attack.special_attacks import Headshot, RemoteControl
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.movement.advance import MovementRolls
from grognard.games.axis_allies_minis.rules.movement.obstacles import Mines
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.rules.turn.casualty import BURNING, TurnMarkers
from grognard.games.axis_allies_minis.rules.turn.initiative import (
    Initiative,
    Pair,
    RerollDice,
    commander_bonus,
    initiative_winner,
    recon_bonus,
)
from grognard.games.axis_allies_minis.state.conditions import shrugs
from grognard.games.axis_allies_minis.state.events.attack import Marked
from grognard.games.axis_allies_minis.state.events.movement import Disrupted
from grognard.games.axis_allies_minis.state.events.turn import UnitDestroyed
from grognard.games.axis_allies_minis.state.names import side_name_of, unit_name
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.odds.answers import Spread
from grognard.odds.distributions import Chance
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import Read, Share, Trial, reckon, under_way
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
    frame = g.stack[-1]
    match frame.procedure:
        case Strike(aim=Aim() as aim) | Headshot(aim=Aim() as aim):
            return [attack_trial(g, aim)]
        case ReactionShot(aim=Aim() as aim):
            return [reaction_trial(g, aim)]
        case RemoteControl(unit=id):
            return [try_trial(g, g.state.units[id], "remote")]
        case MovementRolls(unit=id, checks=(check, *_)):
            return [try_trial(g, g.state.units[id], "movement", what=name_of(check.what))]
        case Mines(unit=id):
            return [try_trial(g, g.state.units[id], "mines")]
        case Demolition(choice=choice):
            return [try_trial(g, g.state.units[choice.unit], "bridge")]
        case TurnMarkers(units=(id, *_), rolls=ability) if ability:
            burns = ability in BURNING
            name = ABILITIES[ability].name
            return [try_trial(g, g.state.units[id], "ability", bad=burns, what=name)]
        case Initiative() if not frame.procedure.dice:
            return [initiative_trial(g, None, 0)]
        case RerollDice(seat=seat):
            here = g.stack[-2].procedure
            assert isinstance(here, Initiative)
            return [initiative_trial(g, here.dice, seat)]
        case _:
            return []


# ---- attacks ---------------------------------------------------------------------------------------------------------


def attacked(g: B, aim: Aim) -> Spread:
    """What an attack makes of its target, by the markers it has already too (AAM-HIT-05, AAM-COVER-03)."""
    target = g.state.units[aim.target]
    chances = Cases.of({str(case): chance for case, chance in outcome_at(aim, target).results.items()})
    return Spread("attack", say("aam-forecast-attack", target=unit_name(g, target.id)), chances, RULES, RESULT_CASES)


RULES = ("AAM-HIT-04", "AAM-HIT-05", "AAM-COVER-03")


def attack_trial(g: B, aim: Aim) -> Trial:
    """An attack: the steps of harm it adds to what its target will suffer anyway. It is the luck of the target's enemy,
    whoever attacks (AAM-SA-06)."""
    target = g.state.units[aim.target]
    before = RESULTS.index(result_without(aim, target) if not aim.stunning else "none")
    worth = tuple(float(max(0, step - before)) for step in range(len(RESULTS)))
    share = Share(enemy(target.seat), "harm", worth)
    return Trial(g, attacked(g, aim), read_stun(target) if aim.stunning else read_attack(target), share)


def read_attack(target: Unit) -> Read:
    """What the markers of an attack make of a unit, with those it had."""
    already, damaged, heavy = target.hits, target.damaged, shrugs(target)

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        for entry in entries:
            match entry:
                case Happened(UnitDestroyed(unit=id, why="fire")) if id == target.id:
                    return "destroyed"
                case Happened(Marked(unit=id, markers=markers)) if id == target.id:
                    return result_of((*already, *markers), damaged, heavy)
        return result_of(already, damaged, heavy) if over else None

    return read


def read_stun(target: Unit) -> Read:
    """Whether a unit has been disrupted at once."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        hit = any(isinstance(each, Happened) and each.event == Disrupted(target.id) for each in entries)
        return "disrupted" if hit else "none" if over else None

    return read


def reaction_trial(g: B, aim: Aim) -> Trial:
    """A reaction shot, with the second one of a Double Shot (AAM-DF-08, AAM-DF-11)."""
    unit, target = g.state.units[aim.unit], g.state.units[aim.target]
    read = read_stun(target)
    if traits(unit.of).doubled:
        found = reckon(under_way(g), read, first_choice)
        chances = Cases(STOPPED, tuple(found.get(case, 0.0) for case in STOPPED))
    else:
        results = outcome_at(aim, target).results
        chances = Cases(STOPPED, (results["none"], results["disrupted"]))
    title = say("aam-forecast-attack", target=unit_name(g, target.id))
    spread = Spread("reaction", title, chances, ("AAM-DF-08",), {case: RESULT_CASES[case] for case in STOPPED})
    return Trial(g, spread, read, Share(enemy(target.seat), "harm", (0, 1)), again=True)


# ---- tests -----------------------------------------------------------------------------------------------------------


def tested(g: B, unit: Unit, name: str, chance: Chance, *rules: str, **args: Message) -> Spread:
    """A roll that succeeds or not."""
    words = {case: say(f"aam-forecast-{case}", test=name) for case in TESTED}
    title = say(f"aam-forecast-{name}", unit=unit_name(g, unit.id), **args)
    return Spread(name, title, Cases(TESTED, (1 - chance, chance)), rules, words)


def try_trial(g: B, unit: Unit, name: str, bad: bool = False, **args: Message) -> Trial:
    """A roll that succeeds if all its dice do; ``bad``: success is what its owner must fear (AAM-SA-49)."""
    decision = g.decision
    assert isinstance(decision, RollDice)
    roll = decision.roll
    (dice,) = roll.pools
    chance = dict(dice.reading.outcomes(dice.count, dice.sides)).get(dice.count, Fraction(0))

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        first = entries[0] if entries else None
        return TESTED[roll.read(first.faces) == dice.count] if isinstance(first, Rolled) else None

    share = Share(unit.seat, "tests", (1, 0) if bad else (0, 1))
    return Trial(g, tested(g, unit, name, chance, *roll.rules, **args), read, share)


# ---- initiative ------------------------------------------------------------------------------------------------------


def ahead(g: G, dice: tuple[Pair, Pair]) -> str:
    """How the first side stands in initiative with these dice, ties broken as the option says (AAM-TURN-02,
    AAM-TURN-03)."""
    commanders = commander_bonus(g, 0), commander_bonus(g, 1)
    bonus = commanders[0] + recon_bonus(g, 0), commanders[1] + recon_bonus(g, 1)
    winner = initiative_winner(dice, bonus, commanders, g.setup.options["initiative_tie"])
    return "even" if winner is None else "ahead" if winner == 0 else "behind"


def initiative(g: B, known: tuple[Pair, Pair] | None, seat: int) -> Spread:
    """How the first side will stand: after all four dice, or after both of a seat are thrown again (AAM-TURN-04)."""
    found = dict.fromkeys(AHEAD, Fraction(0))
    part = Fraction(1, 36 if known is not None else 36 * 36)
    for own in PAIRS:
        for other in PAIRS if known is None else (known[1 - seat],):
            found[ahead(g, (own, other) if seat == 0 else (other, own))] += (
                part * WAYS[own] * (WAYS[other] if known is None else 1)
            )
    words = {case: say(f"aam-forecast-{case}", side=side_name_of(g, 0), other=side_name_of(g, 1)) for case in AHEAD}
    return Spread("initiative", say("aam-forecast-initiative"), Cases.of(found), ("AAM-TURN-02",), words)


WAYS: dict[Pair, int] = {(min(total - 1, 6), total - min(total - 1, 6)): 6 - abs(total - 7) for total in range(2, 13)}
"""Two dice by their total, one pair for each, and in how many ways they come to it."""
PAIRS = tuple(WAYS)


def initiative_trial(g: B, known: tuple[Pair, Pair] | None, seat: int) -> Trial:
    """Initiative: who is ahead once these dice lie, whatever is decided about throwing again."""

    def read(entries: Sequence[Entry], over: bool) -> str | None:
        first = entries[0] if entries else None
        if not isinstance(first, Rolled):
            return None
        faces = first.faces
        if known is None:
            return ahead(g, ((faces[0], faces[1]), (faces[2], faces[3])))
        pair = faces[0], faces[1]
        return ahead(g, (pair, known[1]) if seat == 0 else (known[0], pair))

    shares = Share(0, "initiative", (0, 0.5, 1)), Share(1, "initiative", (1, 0.5, 0))
    return Trial(g, initiative(g, known, seat), read, *shares)
